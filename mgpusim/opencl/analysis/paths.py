"""The longest dependency paths of a region: of one visit, and from a loop-carried value to its next one."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Set as AbstractSet

from mgpusim.opencl.analysis.aliasing import MemoryOrder
from mgpusim.opencl.analysis.cfg import ControlFlow, used_registers
from mgpusim.opencl.analysis.facts import PathCounts
from mgpusim.opencl.analysis.merging import Merging
from mgpusim.opencl.analysis.operations import memory_kind, operand_type, ops_of
from mgpusim.opencl.ir.program import Function, Instr, Reg

# Cycles used only to choose the longest path, before any GPU is known; engines put the GPU's own latencies on what is on it.
# (of two equally long paths the one through a multiply-add is the slower on GPUs, never the loop counter's)
_NOMINAL_OPS = {
    "fma": 4.5,
    "fadd": 4.25,
    "fcmp": 4.25,
    "fmul": 4.25,
    "sfu": 12.0,
    "fdiv": 30.0,
    "idiv": 80.0,
    "imul": 6.0,
    "barrier": 30.0,
}
_NOMINAL_MEMORY = {"global": 60.0, "texture": 60.0, "constant": 20.0, "local": 25.0, "private": 25.0, "atomic": 80.0}


def _nominal(instr: Instr, function: Function, kind: str) -> float:
    if kind:
        return _NOMINAL_MEMORY[kind]
    return sum(min(count, 8.0) * _NOMINAL_OPS.get(cls, 4.0) for cls, _, _, count in ops_of(instr, function))


def guarded_blocks(
    function: Function, flow: ControlFlow, positions: tuple[int, ...], short: frozenset[int] = frozenset()
) -> frozenset[int]:
    """Return the positions of blocks that are entered by one side of a branch alone, but for `short` ones, predicated, of which
    the branch stands under no other."""
    entered: dict[int, list[int]] = defaultdict(list)
    for p in positions:
        for target in function.blocks[flow.order[p]].succs:
            entered[flow.position[target]].append(p)
    sides = {
        q: entered[q][0] for q in positions if len(entered[q]) == 1 and len(function.blocks[flow.order[entered[q][0]]].succs) > 1
    }
    return frozenset(q for q, guard in sides.items() if q not in short or guard in sides)


def _gates(places: list[tuple[int, int]], guarded: frozenset[int]) -> frozenset[int]:
    """Return the first instructions of the guarded blocks and of all that come behind one."""
    first = min(guarded, default=len(places))
    return frozenset(k for k, (p, n) in enumerate(places) if n == 0 and p >= first)


def dependency_paths(
    function: Function,
    flow: ControlFlow,
    loop: int,
    positions: tuple[int, ...],
    order: MemoryOrder,
    short: frozenset[int] | None,
    merging: Merging,
    cached_constants: bool = False,
    steering: AbstractSet[int] = frozenset(),
) -> tuple[PathCounts, PathCounts, PathCounts, int]:
    """Return the critical path of one visit, that of its work, the longest loop-carried recurrence, and how many times on the
    critical path a load waits for a store that it may not overtake.

    A load issues after such a store, and the store after what it stores is there: warps issue in the order of the program. A load
    under a branch of its own may not overtake any store before that branch, unless the branch is predicated instructions.

    Parameters
    ----------
    short : positions of blocks that the compiler predicates; None: its scheduler moves nothing over a branch, as that of Mesa's
        ir3 (ir3_sched.c: one block after the other). Then nothing in a guarded block, or behind one, overtakes the stores before.
    merging : the operations that others take in.
    cached_constants : constants lie behind the caches: paths count their reads as those of buffers.
    steering : ids of the instructions that steer loops. The path of the work goes through none of them.
    """
    instrs = [i for p in positions for i in function.blocks[flow.order[p]].instrs]
    places = [(p, n) for p in positions for n in range(len(function.blocks[flow.order[p]].instrs))]
    nothing = PathCounts({}, {})
    if not instrs:
        return nothing, nothing, nothing, 0
    types = operand_type(function)
    header = flow.loops[loop].header if loop >= 0 else -1
    phis = [i for i in function.blocks[flow.order[header]].instrs if i.op == "phi"] if loop >= 0 else []
    kinds = [memory_kind(i, types) for i in instrs]
    if cached_constants:
        kinds = ["global" if kind == "constant" else kind for kind in kinds]
    weight = [_nominal(i, function, kind) for i, kind in zip(instrs, kinds, strict=True)]
    where = {i.result: k for k, i in enumerate(instrs) if i.result >= 0}
    inputs = [[where[r] for r in used_registers(i) if where.get(r, k) < k] for k, i in enumerate(instrs)]
    stores = [k for k, i in enumerate(instrs) if order.is_store(i)]
    loads = [k for k, i in enumerate(instrs) if order.is_load(i)] if stores else []
    stored = order.stores((m, instrs[m]) for m in stores)
    behind = {k: order.behind(instrs[k], stored, k) for k in loads}
    guarded = guarded_blocks(function, flow, positions, short or frozenset()) if stores else frozenset()
    for k in loads:
        if places[k][0] in guarded:  # it cannot be hoisted out of its branch, over what is stored before that
            behind[k] = sorted({*behind[k], *(m for m in stores if places[m][0] < places[k][0])})
        inputs[k] += behind[k]
    gates = _gates(places, guarded) if short is None else frozenset()
    starts = {where[i.result] for i in phis}
    barrier = [any(c == "barrier" for c, *_ in ops_of(i, function)) for i in instrs]

    users: dict[int, list[int]] = defaultdict(list)
    for k, needed in enumerate(inputs):
        for j in needed:
            users[j].append(k)

    def reached(sources: frozenset[int]) -> list[int]:
        """Return what depends on instructions within one visit, in the order of the program."""
        seen, left = set(sources), [*sources]
        while left:
            new = [k for k in users[left.pop()] if k not in seen and k not in starts]
            seen.update(new)
            left += new
        return sorted(seen)

    def longest(sources: frozenset[int], without: frozenset[int] = frozenset()) -> tuple[list[float], list[int]]:
        """Depth of every instruction (of those that depend on `sources`, where there are any) and its predecessor on the path,
        which goes through none of `without`."""
        depth, parent = [-1.0] * len(instrs), [-1] * len(instrs)
        floor, floor_at = (-1.0 if sources else 0.0), -1
        deepest = -1
        for k in reached(sources) if sources else range(len(instrs)):
            if k in gates and not sources:  # the warp has issued the stores before, and so has waited for what they store
                for m in stores:
                    if m < k and depth[m] > floor:
                        floor, floor_at = depth[m], m
            if k in without:
                continue
            if k in starts:
                depth[k] = 0.0 if not sources or k in sources else -1.0
                continue
            best, best_at = (0.0 if k in sources else floor), floor_at
            waited = [deepest] if barrier[k] and deepest >= 0 and not sources else inputs[k]  # for all that came before
            for j in waited:
                if depth[j] > best:
                    best, best_at = depth[j], j
            if best < 0:
                continue
            depth[k], parent[k] = best + weight[k], best_at
            if deepest < 0 or depth[k] > depth[deepest]:
                deepest = k
            if barrier[k] and not sources:  # all that follows waits for it
                floor, floor_at = depth[k], k
        return depth, parent

    def walk(end: int, parent: list[int]) -> PathCounts:
        ops: dict[str, float] = defaultdict(float)
        merged: dict[str, float] = defaultdict(float)
        memory: Counter[str] = Counter()
        sites: list[tuple[str, int, int]] = []
        while end >= 0:
            kind = kinds[end]
            if kind:
                memory[kind] += 1
                sites.append((kind, *places[end]))
            else:
                result = instrs[end].result
                for cls, _, _, count in ops_of(instrs[end], function):
                    ops[merging.classes.get(result, cls)] += count
                    if result in merging.taken:
                        merged[cls] += count
            end = parent[end]
        return PathCounts(dict(ops), dict(memory), tuple(sites), dict(merged))

    depth, parent = longest(frozenset())
    end = max(range(len(instrs)), key=depth.__getitem__)
    critical, waits = walk(end, parent), 0
    while end >= 0:
        waits += parent[end] in behind.get(end, stores if gates and not barrier[end] else ())
        end = parent[end]
    work = critical
    steers = frozenset(k for k, i in enumerate(instrs) if id(i) in steering)
    if steers:
        depth, parent = longest(frozenset(), steers)
        end = max(range(len(instrs)), key=depth.__getitem__)
        work = walk(end, parent) if depth[end] >= 0 else nothing
    best, recurrence = 0.0, nothing
    for phi in phis:
        depth, parent = longest(frozenset((where[phi.result],)))
        for value, source in phi.incoming:
            if flow.position[source] < header or not isinstance(value, Reg):
                continue
            at = where.get(value.index)
            if at is not None and depth[at] > best:
                best, recurrence = depth[at], walk(at, parent)
    # a load that may not overtake the stores of the iteration before, on which a store of its own iteration depends
    carried = {k: order.behind(instrs[k], stored, len(instrs), loop) for k in loads} if loop >= 0 else {}
    if any(carried.values()):
        depth, parent = longest(frozenset(k for k, met in carried.items() if met))
        last = max((m for met in carried.values() for m in met), key=depth.__getitem__)
        if depth[last] > best:
            recurrence = walk(last, parent)
    return critical, work, recurrence, waits
