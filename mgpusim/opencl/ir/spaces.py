"""Generic pointers of OpenCL C 2.0 and later: which address space each really points to."""

from __future__ import annotations

from mgpusim.opencl.ir.program import Block, Const, Instr, Operand, Type

GENERIC = 4
_KEEPS = ("getelementptr", "addrspacecast", "bitcast", "freeze", "phi", "select")


def resolve_generic(blocks: list[Block], reg_types: list[Type]) -> None:
    """Give generic pointers the address space of what they are made from, where it is one and the same.

    A pointer that may point to several spaces, or that was loaded from memory, stays generic: the executor finds the object by
    its address.

    Parameters
    ----------
    reg_types : type of each register; changed in place, as the types of the instructions are.
    """
    pending = [i for b in blocks for i in b.instrs if i.op in _KEEPS and _generic(i.type)]
    if not pending:
        return
    spaces: dict[int, int] = {}  # of generic registers, as far as known; GENERIC once two differ
    results = {i.result for i in pending}
    changed = True
    while changed:
        changed = False
        for instr in pending:
            origins = {s for o in _sources(instr) if (s := _space(o, reg_types, spaces, results)) is not None}
            space = origins.pop() if len(origins) == 1 else GENERIC if origins else None
            if space is not None and spaces.get(instr.result) != space:
                spaces[instr.result] = space
                changed = True
    for instr in pending:
        space = spaces.get(instr.result, GENERIC)
        if space != GENERIC:
            instr.type = _with_space(instr.type, space)
            reg_types[instr.result] = instr.type


def _generic(type_: Type) -> bool:
    return type_.scalar.kind == "ptr" and type_.scalar.space == GENERIC


def _with_space(type_: Type, space: int) -> Type:
    pointer = Type("ptr", space=space)
    return Type("vector", elem=pointer, count=type_.count) if type_.kind == "vector" else pointer


def _sources(instr: Instr) -> list[Operand]:
    if instr.op == "phi":
        return [value for value, _ in instr.incoming]
    return list(instr.args[1:] if instr.op == "select" else instr.args[:1])


def _space(operand: Operand, reg_types: list[Type], spaces: dict[int, int], results: set[int]) -> int | None:
    """Return the space of a source; None where it is not known yet, or a null pointer, which fits any."""
    if isinstance(operand, Const):
        null = operand.value is None or (isinstance(operand.value, tuple) and operand.value[0] is None)
        return None if null else operand.type.scalar.space
    if operand.index in results:
        return spaces.get(operand.index)
    return reg_types[operand.index].scalar.space
