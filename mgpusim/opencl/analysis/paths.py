"""The longest dependency paths of a region: of one visit, and from a loop-carried value to its next one."""

from __future__ import annotations

from collections import Counter, defaultdict

from mgpusim.opencl.analysis.cfg import ControlFlow, used_registers
from mgpusim.opencl.analysis.facts import PathCounts
from mgpusim.opencl.analysis.operations import memory_kind, operand_type, ops_of
from mgpusim.opencl.ir.program import Function, Instr, Reg

__all__ = ["dependency_paths"]

# Cycles used only to choose the longest path, before any GPU is known; engines put the GPU's own latencies on what is on it.
# (of two equally long paths the one through a multiply-add is the slower on GPUs, never the loop counter's)
_NOMINAL_OPS = {"fma": 4.5, "fadd": 4.25, "fmul": 4.25, "sfu": 12.0, "fdiv": 30.0, "idiv": 80.0, "imul": 6.0, "barrier": 30.0}
_NOMINAL_MEMORY = {"global": 60.0, "texture": 60.0, "constant": 20.0, "local": 25.0, "private": 25.0, "atomic": 80.0}


def _nominal(instr: Instr, function: Function) -> float:
    kind = memory_kind(instr, operand_type(function))
    if kind:
        return _NOMINAL_MEMORY[kind]
    return sum(min(count, 8.0) * _NOMINAL_OPS.get(cls, 4.0) for cls, _, _, count in ops_of(instr, function))


def dependency_paths(
    function: Function, flow: ControlFlow, loop: int, positions: tuple[int, ...]
) -> tuple[PathCounts, PathCounts]:
    """Return the critical path of one visit and the longest loop-carried recurrence."""
    instrs = [i for p in positions for i in function.blocks[flow.order[p]].instrs]
    nothing = PathCounts({}, {})
    if not instrs:
        return nothing, nothing
    types = operand_type(function)
    header = flow.loops[loop].header if loop >= 0 else -1
    phis = [i for i in function.blocks[flow.order[header]].instrs if i.op == "phi"] if loop >= 0 else []
    weight = [_nominal(i, function) for i in instrs]
    where = {i.result: k for k, i in enumerate(instrs) if i.result >= 0}
    inputs = [[where[r] for r in used_registers(i) if where.get(r, k) < k] for k, i in enumerate(instrs)]
    starts = {where[i.result] for i in phis}
    barrier = [any(c == "barrier" for c, *_ in ops_of(i, function)) for i in instrs]

    def longest(source: int) -> tuple[list[float], list[int]]:
        """Depth of every instruction (of those that depend on `source`, if not -1) and its predecessor on the path."""
        depth, parent = [-1.0] * len(instrs), [-1] * len(instrs)
        floor, floor_at = (0.0 if source < 0 else -1.0), -1
        for k in range(len(instrs)):
            if k in starts:
                depth[k] = 0.0 if source in (-1, k) else -1.0
                continue
            best, best_at = floor, floor_at
            for j in inputs[k]:
                if depth[j] > best:
                    best, best_at = depth[j], j
            if best < 0:
                continue
            depth[k], parent[k] = best + weight[k], best_at
            if barrier[k] and source < 0:  # what follows waits for all that came before
                floor_at = max(range(k + 1), key=depth.__getitem__)
                floor = depth[floor_at]
        return depth, parent

    def walk(end: int, parent: list[int]) -> PathCounts:
        ops: dict[str, float] = defaultdict(float)
        memory: Counter[str] = Counter()
        while end >= 0:
            kind = memory_kind(instrs[end], types)
            if kind:
                memory[kind] += 1
            else:
                for cls, _, _, count in ops_of(instrs[end], function):
                    ops[cls] += count
            end = parent[end]
        return PathCounts(dict(ops), dict(memory))

    depth, parent = longest(-1)
    critical = walk(max(range(len(instrs)), key=depth.__getitem__), parent)
    best, recurrence = 0.0, nothing
    for phi in phis:
        depth, parent = longest(where[phi.result])
        for value, source in phi.incoming:
            if flow.position[source] < header or not isinstance(value, Reg):
                continue
            k = where.get(value.index)
            if k is not None and depth[k] > best:
                best, recurrence = depth[k], walk(k, parent)
    return critical, recurrence
