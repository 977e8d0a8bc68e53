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


class _Region:
    """The instructions of a region in order: what each takes, and which of those before it waits for.

    Attributes
    ----------
    behind : by load, the stores that it may not overtake.
    gates : instructions before which a warp has waited for all stores.
    """

    def __init__(
        self, function: Function, flow: ControlFlow, loop: int, positions: tuple[int, ...], *, cached_constants: bool
    ) -> None:
        self.function, self.flow, self.positions, self.loop = function, flow, positions, loop
        blocks = [(p, function.blocks[flow.order[p]].instrs) for p in positions]
        self.instrs = [i for _, instrs in blocks for i in instrs]
        self.places = [(p, n) for p, instrs in blocks for n in range(len(instrs))]
        self.header = flow.loops[loop].header if loop >= 0 else -1
        self.phis = [i for i in function.blocks[flow.order[self.header]].instrs if i.op == "phi"] if loop >= 0 else []
        types = operand_type(function)
        kinds = [memory_kind(i, types) for i in self.instrs]
        self.kinds = ["global" if kind == "constant" else kind for kind in kinds] if cached_constants else kinds
        self.weight = [_nominal(i, function, kind) for i, kind in zip(self.instrs, self.kinds, strict=True)]
        self.where = where = {i.result: k for k, i in enumerate(self.instrs) if i.result >= 0}
        self.inputs = [[where[r] for r in used_registers(i) if where.get(r, k) < k] for k, i in enumerate(self.instrs)]
        self.starts = {where[i.result] for i in self.phis}
        self.barrier = [any(c == "barrier" for c, *_ in ops_of(i, function)) for i in self.instrs]

    def keep_order(self, order: MemoryOrder, short: frozenset[int] | None) -> None:
        """Let loads wait for the stores that they may not overtake."""
        instrs, places = self.instrs, self.places
        self.stores = [k for k, i in enumerate(instrs) if order.is_store(i)]
        self.loads = [k for k, i in enumerate(instrs) if order.is_load(i)] if self.stores else []
        self.order, self.stored = order, order.stores((m, instrs[m]) for m in self.stores)
        self.behind = {k: order.behind(instrs[k], self.stored, k) for k in self.loads}
        guarded = guarded_blocks(self.function, self.flow, self.positions, short or frozenset()) if self.stores else frozenset()
        for k in self.loads:
            if places[k][0] in guarded:  # it cannot be hoisted out of its branch, over what is stored before that
                self.behind[k] = sorted({*self.behind[k], *(m for m in self.stores if places[m][0] < places[k][0])})
            self.inputs[k] += self.behind[k]
        self.gates = _gates(places, guarded) if short is None else frozenset()
        self.users: dict[int, list[int]] = defaultdict(list)
        for k, needed in enumerate(self.inputs):
            for j in needed:
                self.users[j].append(k)

    def reached(self, sources: frozenset[int]) -> list[int]:
        """Return what depends on instructions within one visit, in the order of the program."""
        seen, left = set(sources), [*sources]
        while left:
            new = [k for k in self.users[left.pop()] if k not in seen and k not in self.starts]
            seen.update(new)
            left += new
        return sorted(seen)

    def longest(self, sources: frozenset[int], without: frozenset[int] = frozenset()) -> tuple[list[float], list[int]]:
        """Depth of every instruction (of those that depend on `sources`, where there are any) and its predecessor on the path,
        which goes through none of `without`."""
        weight, inputs, barrier, starts = self.weight, self.inputs, self.barrier, self.starts
        depth, parent = [-1.0] * len(weight), [-1] * len(weight)
        floor, floor_at = (-1.0 if sources else 0.0), -1
        deepest = -1
        for k in self.reached(sources) if sources else range(len(weight)):
            if k in self.gates and not sources:  # the warp has issued the stores before, and so has waited for what they store
                for m in self.stores:
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

    def counts(self, end: int, parent: list[int], merging: Merging) -> PathCounts:
        """Return what a path executes, from its end."""
        ops: dict[str, float] = defaultdict(float)
        merged: dict[str, float] = defaultdict(float)
        memory: Counter[str] = Counter()
        sites: list[tuple[str, int, int]] = []
        while end >= 0:
            kind = self.kinds[end]
            if kind:
                memory[kind] += 1
                sites.append((kind, *self.places[end]))
            else:
                result = self.instrs[end].result
                for cls, _, _, count in ops_of(self.instrs[end], self.function):
                    ops[merging.classes.get(result, cls)] += count
                    if result in merging.taken:
                        merged[cls] += count
            end = parent[end]
        return PathCounts(dict(ops), dict(memory), tuple(sites), dict(merged))

    def waits(self, end: int, parent: list[int]) -> int:
        """Return how many times on a path a load waits for a store that it may not overtake."""
        waits = 0
        while end >= 0:
            waits += parent[end] in self.behind.get(end, self.stores if self.gates and not self.barrier[end] else ())
            end = parent[end]
        return waits

    def recurrence(self, merging: Merging) -> PathCounts:
        """Return the longest path from a value that the loop carries to its next one."""
        best, longest = 0.0, PathCounts({}, {})
        for phi in self.phis:
            depth, parent = self.longest(frozenset((self.where[phi.result],)))
            for value, source in phi.incoming:
                if self.flow.position[source] < self.header or not isinstance(value, Reg):
                    continue
                at = self.where.get(value.index)
                if at is not None and depth[at] > best:
                    best, longest = depth[at], self.counts(at, parent, merging)
        # a load that may not overtake the stores of the iteration before, on which a store of its own iteration depends
        loads, count = self.loads if self.loop >= 0 else [], len(self.instrs)
        carried = {k: self.order.behind(self.instrs[k], self.stored, count, self.loop) for k in loads}
        if any(carried.values()):
            depth, parent = self.longest(frozenset(k for k, met in carried.items() if met))
            last = max((m for met in carried.values() for m in met), key=depth.__getitem__)
            if depth[last] > best:
                longest = self.counts(last, parent, merging)
        return longest


def dependency_paths(
    function: Function,
    flow: ControlFlow,
    loop: int,
    positions: tuple[int, ...],
    order: MemoryOrder,
    short: frozenset[int] | None,
    merging: Merging,
    *,
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
    region = _Region(function, flow, loop, positions, cached_constants=cached_constants)
    nothing = PathCounts({}, {})
    if not region.instrs:
        return nothing, nothing, nothing, 0
    region.keep_order(order, short)
    each = range(len(region.instrs))
    depth, parent = region.longest(frozenset())
    end = max(each, key=depth.__getitem__)
    critical, waits = region.counts(end, parent, merging), region.waits(end, parent)
    work = critical
    steers = frozenset(k for k, i in enumerate(region.instrs) if id(i) in steering)
    if steers:
        depth, parent = region.longest(frozenset(), steers)
        end = max(each, key=depth.__getitem__)
        work = region.counts(end, parent, merging) if depth[end] >= 0 else nothing
    return critical, work, region.recurrence(merging), waits
