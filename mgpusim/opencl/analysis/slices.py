"""What has to be executed: the address slice of a kernel, and which object each pointer is rooted in."""

from __future__ import annotations

from collections import defaultdict

from mgpusim.opencl.analysis.cfg import used_registers
from mgpusim.opencl.builtins import Builtin, lookup
from mgpusim.opencl.builtins.sub_group import block_access
from mgpusim.opencl.ir.program import Const, Function, Instr, Operand, Reg

__all__ = ["address_slice", "builtin_of", "pointer_roots", "root_of", "writes_of"]

Root = tuple[str, int | str]
_STORES = ("store", "atomicrmw", "cmpxchg")


def builtin_of(instr: Instr) -> Builtin | None:
    """Return the builtin that a call names, or None for other instructions and unknown callees."""
    return lookup(instr.callee, instr.type) if instr.op == "call" else None


def pointer_roots(function: Function) -> dict[int, Root | None]:
    """Return, for each pointer register, ("arg", i), ("global", name), ("alloca", register) or None when it may be several.

    >>> from mgpusim.opencl.ir.reader import read_module
    >>> ir = '''define spir_kernel void @k(ptr addrspace(1) %p, i64 %i) {
    ...   %q = getelementptr float, ptr addrspace(1) %p, i64 %i
    ...   store float 0.0, ptr addrspace(1) %q, align 4
    ...   ret void
    ... }'''
    >>> pointer_roots(read_module(ir).kernels["k"])
    {0: ('arg', 0), 2: ('arg', 0)}
    """
    roots: dict[int, Root | None] = {a.index: ("arg", a.index) for a in function.args if a.type.kind == "ptr"}
    pending = []
    for block in function.blocks:
        for instr in block.instrs:
            if instr.result < 0 or instr.type.kind != "ptr":
                continue
            if instr.op == "alloca":
                roots[instr.result] = ("alloca", instr.result)
            elif instr.op in ("getelementptr", "addrspacecast", "bitcast", "freeze", "phi", "select") or (
                instr.callee in ("__to_global", "__to_local", "__to_private")
            ):
                pending.append(instr)
            else:
                roots[instr.result] = None
    changed = True
    while changed:
        changed = False
        for instr in pending:
            operands = [v for v, _ in instr.incoming] or list(instr.args[1:] if instr.op == "select" else instr.args[:1])
            found = {root_of(o, roots) for o in operands if not (isinstance(o, Reg) and o.index not in roots) and not _is_null(o)}
            if not found:
                continue
            root = found.pop() if len(found) == 1 else None
            if instr.result not in roots or roots[instr.result] != root:
                changed = True
                roots[instr.result] = None if instr.result in roots else root
    return roots


def _is_null(operand: Operand) -> bool:
    return isinstance(operand, Const) and (operand.value is None or operand.value[0] is None)


def root_of(operand: Operand, roots: dict[int, Root | None]) -> Root | None:
    """Return the root of a pointer operand, None if unknown."""
    if isinstance(operand, Reg):
        return roots.get(operand.index)
    name = operand.value[0] if isinstance(operand.value, tuple) else None
    return ("global", name) if name is not None else None


def address_slice(function: Function) -> frozenset[int]:
    """Return ids (`id(instr)`) of the instructions that addresses, branches, texel coordinates and barriers depend on.

    A load in the slice reads real memory, so every store that may have written there joins the slice with its value.
    """
    roots = pointer_roots(function)
    definition = {i.result: i for b in function.blocks for i in b.instrs if i.result >= 0}
    stores: dict[Root | None, list[tuple[Instr, list[Operand]]]] = defaultdict(list)
    wanted: list[int] = []
    needed: set[int] = set()
    for block in function.blocks:
        for instr in block.instrs:
            wanted += _always(instr)
            for pointer, values in writes_of(instr):
                stores[root_of(pointer, roots)].append((instr, values))
    opened: set[Root | None] = set()

    def open_root(root: Root | None) -> None:
        every = list(stores) if root is None else [root, None]
        for r in every:
            if r in opened:
                continue
            opened.add(r)
            for instr, values in stores.get(r, ()):
                needed.add(id(instr))
                wanted.extend(v.index for v in values if isinstance(v, Reg))

    while wanted:
        instr_ = definition.get(wanted.pop())
        if instr_ is None or id(instr_) in needed:
            continue
        needed.add(id(instr_))
        wanted += used_registers(instr_)
        for pointer in _read(instr_):
            open_root(root_of(pointer, roots))
    return frozenset(needed)


def _always(instr: Instr) -> list[int]:
    """Registers an instruction needs even when its result is not wanted."""
    if instr.op in ("br", "switch"):
        return used_registers(instr)
    if instr.op == "load":
        return used_registers(instr)
    if instr.op == "store":
        return [o.index for o in instr.args[1:] if isinstance(o, Reg)]
    if instr.op in ("atomicrmw", "cmpxchg"):
        return [o.index for o in instr.args[:1] if isinstance(o, Reg)]
    if instr.op == "call":
        builtin = builtin_of(instr)
        kind = builtin.kind if builtin else "refused"
        if kind in ("pure", "workitem", "sub_group", "ignored", "address"):
            return []
        skip = 0
        block = block_access(builtin.name) if builtin is not None else None
        if block is not None and block.write:
            return [o.index for o in instr.args[:-1] if isinstance(o, Reg)]
        if builtin is not None and builtin.name.startswith(("vstore", "write_image")):
            skip = 1  # the value stored is not an address
        operands = list(instr.args)
        if skip:
            operands = operands[:-1] if builtin is not None and builtin.name.startswith("write_image") else operands[1:]
        if kind == "atomic":
            operands = operands[:1]
        return [o.index for o in operands if isinstance(o, Reg)]
    return []


def writes_of(instr: Instr) -> list[tuple[Operand, list[Operand]]]:
    """Return (pointer, values stored through it) of an instruction that writes memory."""
    if instr.op == "store":
        return [(instr.args[1], [instr.args[0]])]
    if instr.op in _STORES:
        return [(instr.args[0], list(instr.args[1:]))]
    builtin = builtin_of(instr)
    if builtin is None:
        return []
    if builtin.kind == "atomic":
        return [(instr.args[0], list(instr.args[1:]))]
    if builtin.out_arg >= 0:
        others = [a for i, a in enumerate(instr.args) if i != builtin.out_arg]
        return [(instr.args[builtin.out_arg], others)]
    if builtin.name.startswith("vstore"):
        return [(instr.args[2], [instr.args[0]])]
    block = block_access(builtin.name)
    if block is not None:
        return [(instr.args[0], [instr.args[1]])] if block.write and builtin.kind == "memory" else []
    if builtin.name.startswith(("async_work_group", "memcpy", "memmove", "memset")):
        return [(instr.args[0], list(instr.args[1:2]))]
    return []


def _read(instr: Instr) -> list[Operand]:
    """Return the pointers a needed instruction reads through."""
    if instr.op in ("load", "atomicrmw", "cmpxchg"):
        return [instr.args[0]]
    builtin = builtin_of(instr)
    if builtin is None:
        return []
    if builtin.kind == "atomic":
        return [instr.args[0]]
    if builtin.name.startswith("vload"):
        return [instr.args[1]]
    block = block_access(builtin.name)
    if block is not None:
        return [] if block.write or builtin.kind != "memory" else [instr.args[0]]
    if builtin.name.startswith(("async_work_group", "memcpy", "memmove")):
        return [instr.args[1]]
    return []
