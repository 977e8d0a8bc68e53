"""Loops that the lanes of a warp leave in different iterations."""

from __future__ import annotations

from mgpusim.opencl.analysis.cfg import used_registers
from mgpusim.opencl.analysis.definitions import Definitions
from mgpusim.opencl.analysis.induction import Inductions
from mgpusim.opencl.analysis.registers import divergent_registers
from mgpusim.opencl.ir.program import Instr, Reg


def uneven_loops(defs: Definitions, inductions: Inductions) -> bool:
    """Return whether lanes leave an outermost loop in iterations that depend on their data.

    A loop that counts in alike steps up to an alike bound is not one, though it start at another value in each lane. Its lanes
    differ by one iteration.
    """
    flow, blocks = defs.flow, defs.function.blocks
    if not flow.loops:
        return False
    divergent = divergent_registers(defs, control=False)
    for number, loop in enumerate(flow.loops):
        if loop.parent >= 0:
            continue
        for p in loop.blocks:
            block = blocks[flow.order[p]]
            last = block.instrs[-1]
            leaves = any(flow.position[s] not in loop.blocks for s in block.succs)
            if (
                leaves
                and any(r in divergent for r in used_registers(last))
                and not _counts(defs, inductions, last, number, divergent)
            ):
                return True
    return False


def _counts(defs: Definitions, inductions: Inductions, branch: Instr, loop: int, divergent: frozenset[int]) -> bool:
    """Return whether a branch compares an induction variable of a loop with a bound that is the same for all lanes."""
    compare = defs.definition.get(next(iter(used_registers(branch)), -1))
    if compare is None or compare.op != "icmp":
        return False
    ways = [inductions.affine(a, loop) for a in compare.args]
    alike = [not (isinstance(a, Reg) and a.index in divergent) for a in compare.args]
    return any(ways[i].endswith("step") and ways[1 - i] == "invariant" and alike[1 - i] for i in (0, 1))
