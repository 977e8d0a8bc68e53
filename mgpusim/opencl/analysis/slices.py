"""What has to be executed: the address slice of a kernel, and which object each pointer is rooted in."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from mgpusim.opencl.analysis.cfg import used_registers
from mgpusim.opencl.builtins import Builtin, lookup
from mgpusim.opencl.builtins.sub_group import block_access
from mgpusim.opencl.ir.program import Const, Function, Instr, Operand, Reg

Root = tuple[str, int | str]


def builtin_of(instr: Instr) -> Builtin | None:
    """Return the builtin that a call names, or None for other instructions and unknown callees."""
    return lookup(instr.callee) if instr.op == "call" else None


def pointer_roots(function: Function) -> dict[int, Root | None]:
    """Return, for each pointer register, ("arg", i), ("global", name), ("alloca", register) or None when it may be several.

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
            origins = {
                root_of(o, roots) for o in operands if not (isinstance(o, Reg) and o.index not in roots) and not _is_null(o)
            }
            if not origins:
                continue
            root = origins.pop() if len(origins) == 1 else None
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
    stores: dict[Root | None, list[tuple[Instr, tuple[Operand, ...]]]] = defaultdict(list)
    wanted: list[int] = []
    needed: set[int] = set()
    for block in function.blocks:
        for instr in block.instrs:
            use = memory_use(instr)
            wanted += [o.index for o in use.addresses if isinstance(o, Reg)]
            for pointer, values in use.written:
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
        for pointer in memory_use(instr_).read:
            open_root(root_of(pointer, roots))
    return frozenset(needed)


class MemoryUse(NamedTuple):
    """What an instruction does with memory.

    Attributes
    ----------
    read : pointers that it reads through.
    written : pointers that it writes through, each with the values that are stored.
    addresses : operands that say where, or whether, it does so: they count though no result of it is wanted.
    """

    read: tuple[Operand, ...] = ()
    written: tuple[tuple[Operand, tuple[Operand, ...]], ...] = ()
    addresses: tuple[Operand, ...] = ()


def memory_use(instr: Instr) -> MemoryUse:
    """Return what an instruction does with memory; images have no pointers."""
    args, builtin = instr.args, builtin_of(instr)
    if instr.op in ("br", "switch"):
        return MemoryUse(addresses=args)
    if instr.op == "load":
        return MemoryUse(args, (), args)
    if instr.op == "store":
        return MemoryUse((), ((args[1], args[:1]),), args[1:])
    if instr.op in ("atomicrmw", "cmpxchg") or (builtin is not None and builtin.kind == "atomic"):
        return MemoryUse(args[:1], ((args[0], args[1:]),), args[:1])
    if builtin is None:
        return MemoryUse(addresses=args if instr.op == "call" else ())
    if builtin.kind in ("pure", "workitem", "sub_group", "ignored", "address"):
        return MemoryUse()
    name, out, block = builtin.name, builtin.out_arg, block_access(builtin.name)
    if out >= 0:
        return MemoryUse((), ((args[out], (*args[:out], *args[out + 1 :])),), args)
    if block is not None:
        through = args[:1] if builtin.kind == "memory" else ()
        return MemoryUse((), tuple((p, args[1:2]) for p in through), args[:-1]) if block.write else MemoryUse(through, (), args)
    if name.startswith("vstore"):
        return MemoryUse((), ((args[2], args[:1]),), args[1:])
    if name.startswith("vload"):
        return MemoryUse(args[1:2], (), args)
    if name.startswith(("async_work_group", "memcpy", "memmove", "memset")):
        return MemoryUse(() if name.startswith("memset") else args[1:2], ((args[0], args[1:2]),), args)
    return MemoryUse(addresses=args[:-1] if name.startswith("write_image") else args)
