"""What a kernel does with the memory of each argument: reads it, writes it, both."""

from __future__ import annotations

from mgpusim.opencl.analysis.slices import Root, builtin_of, memory_use, pointer_roots, root_of
from mgpusim.opencl.ir.program import Function, Instr, Operand, Reg

_HARMLESS = ("pure", "workitem", "ignored", "sync")
Accesses = list[tuple[Operand, bool, bool]]


def read_and_written(function: Function) -> frozenset[int]:
    """Return the positions of buffers and images that a kernel both reads and writes: another run of it finds other contents.

    A pointer that may be of several arguments counts for all of them, so that none is missed.

    >>> ir = '''define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %i) {
    ...   %v = load float, ptr addrspace(1) %a, align 4
    ...   %w = load float, ptr addrspace(1) %b, align 4
    ...   %s = fadd float %v, %w
    ...   store float %s, ptr addrspace(1) %b, align 4
    ...   ret void
    ... }'''
    >>> sorted(read_and_written(read_module(ir).kernels["k"]))
    [1]
    """
    roots = pointer_roots(function)
    memory = {a.index for a in function.args if a.type.kind == "ptr" and a.kind not in ("local", "image")}
    images = {a.index for a in function.args if a.kind == "image"}
    read: set[int] = set()
    written: set[int] = set()
    for block in function.blocks:
        for instr in block.instrs:
            for operand, reads, writes in _accesses(instr, function):
                if _is_image(operand, function):
                    places = {operand.index} if isinstance(operand, Reg) and operand.index in images else images
                else:
                    places = _places(root_of(operand, roots), memory)
                read |= places if reads else set()
                written |= places if writes else set()
    return frozenset(read & written)


def _places(root: Root | None, memory: set[int]) -> set[int]:
    if root is None:
        return memory
    kind, index = root
    return {index} if kind == "arg" and isinstance(index, int) else set()


def _accesses(instr: Instr, function: Function) -> Accesses:
    """Return (pointer or image, whether it is read, whether it is written) for each that an instruction uses."""
    use = memory_use(instr)
    accesses: Accesses = [
        *((pointer, True, False) for pointer in use.read),
        *((pointer, False, True) for pointer, _ in use.written),
    ]
    if instr.op != "call":
        return accesses
    builtin = builtin_of(instr)
    if builtin is None:  # a function of the source that was not inlined, or one that the executor does not know
        return [(a, True, True) for a in instr.args if _is_image(a, function) or _is_pointer(a, function)]
    if builtin.kind == "image":
        return [(instr.args[0], builtin.name.startswith("read_image"), builtin.name.startswith("write_image"))]
    if builtin.kind not in _HARMLESS:
        known = {id(pointer) for pointer, _, _ in accesses}
        accesses += [(a, True, False) for a in instr.args if id(a) not in known and _is_pointer(a, function)]
    return accesses


def _is_pointer(operand: Operand, function: Function) -> bool:
    type_ = function.reg_types[operand.index] if isinstance(operand, Reg) else operand.type
    return type_.kind == "ptr"


def _is_image(operand: Operand, function: Function) -> bool:
    return isinstance(operand, Reg) and any(a.index == operand.index and a.kind == "image" for a in function.args)
