"""A second SIMT core for arithmetic, beat by beat in plain Python: the oracle of the compiled one.

Written from the rules, not from the code: warps live on sub-cores; each issues its program in a compiler's order, an operation
once its operands are there and its pipe is free; a sub-core issues one operation at a time and picks the warp by its policy. Time
goes in beats of half a cycle, and in every beat each sub-core looks at all its warps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from mgpusim.opencl.analysis.dataflow import DataOp
from tests.helpers.event_programs import Program, Visit

BEATS = 2


@dataclass(frozen=True)
class Rates:
    """Per operation class: its pipe, beats a component holds it, beats from the last component's begin to its result."""

    pipe: Mapping[str, str]
    busy: Mapping[str, int]
    latency: Mapping[str, int]
    issue: int = BEATS  # beats of an issue slot
    apart: int = 0  # beats between two instructions of a warp, at least


@dataclass
class _Warp:
    trace: list[tuple[int, DataOp | None]]  # (block, operation; None where a block is left)
    program: Program
    start: int
    ready: dict[int, int] = field(default_factory=dict)
    at: int = 0
    free: int = 0  # when it issued its last operation
    next: int = 0  # when its next operation may issue, whatever it needs
    issue: int = 0
    depends: int = 0

    def leave_blocks(self) -> None:
        """Hand the values carried out of a block over to the phis of its successors."""
        while self.at < len(self.trace) and self.trace[self.at][1] is None:
            source = self.trace[self.at][0]
            for b in self.program.blocks:
                moved = {p.result: ids for p in b.phis for s, ids in p.incoming if s == source and ids}
                self.ready |= {phi: max(self.ready.get(v, 0) for v in ids) for phi, ids in moved.items()}
            self.at += 1

    @property
    def ended(self) -> bool:
        return self.at >= len(self.trace)

    def operands(self) -> int:
        now = self.trace[self.at][1]
        assert now is not None
        return max((self.ready.get(v, 0) for v in now.inputs), default=0)


@dataclass
class TwinResult:
    """Times in cycles, of each warp in its order."""

    start: list[float]
    end: list[float]
    issue: float
    depends: float
    instructions: int


def compiled(ops: Sequence[DataOp], rates: Rates) -> list[DataOp]:
    """Put arithmetic into a compiler's order: next is what can begin first where a warp is alone.

    Of several that is the first written.
    """
    left, out, there, now = list(ops), [], dict[int, int](), 0
    while left:
        made = {o.result for o in left}
        able = [o for o in left if not made.intersection(o.inputs) - {o.result}]
        chosen = min(able, key=lambda o: max((there.get(v, 0) for v in o.inputs), default=0))
        now = max(now, max((there.get(v, 0) for v in chosen.inputs), default=0))
        there[chosen.result] = now + rates.busy[chosen.cls] * (chosen.ncomp - 1) + rates.latency[chosen.cls]
        now += rates.issue * chosen.ncomp
        left.remove(chosen)
        out.append(chosen)
    return out


def _trace(program: Program, visits: Sequence[Visit], rates: Rates) -> list[tuple[int, DataOp | None]]:
    blocks = [compiled(block.ops, rates) for block in program.blocks]
    out: list[tuple[int, DataOp | None]] = []
    for b, _, repeat in visits:
        for _ in range(repeat):
            out += [(b, o) for o in blocks[b]]
            out.append((b, None))
    return out


def twin(
    program: Program, visits: Sequence[Sequence[Visit]], rates: Rates, *, policy: str, sub_cores: int, resident: int
) -> TwinResult:
    """Run warps, each a group of its own: `resident` at once, slot s on sub-core s modulo `sub_cores`."""
    warps = [_Warp(_trace(program, v, rates), program, 0) for v in visits]
    for new_warp in warps:
        new_warp.leave_blocks()
    ends = [0] * len(warps)
    on: list[list[int]] = [[] for _ in range(sub_cores)]  # warps of a sub-core, oldest first
    last = [-1] * sub_cores  # the warp that issued last
    port = [0] * sub_cores
    pipes: list[dict[str, int]] = [{} for _ in range(sub_cores)]
    waiting = list(range(len(warps)))
    for slot in range(min(resident, len(warps))):
        on[slot % sub_cores].append(waiting.pop(0))
    t = instructions = 0
    while any(on):
        for s in range(sub_cores):
            if port[s] > t:
                continue
            able = []
            for w in on[s]:
                o = warps[w].trace[warps[w].at][1]
                assert o is not None
                if max(warps[w].operands(), warps[w].next) <= t and pipes[s].get(rates.pipe[o.cls], 0) <= t:
                    able.append(w)
            if not able:
                continue
            chosen = _choose(policy, able, last[s])
            me = warps[chosen]
            o = me.trace[me.at][1]
            assert o is not None
            since = max(me.free, me.start)
            me.depends += max(0, max(me.operands(), me.next) - since)
            slots = rates.issue * o.ncomp
            busy = rates.busy[o.cls] * o.ncomp
            pipes[s][rates.pipe[o.cls]] = t + busy
            if o.result >= 0:
                me.ready[o.result] = t + busy - rates.busy[o.cls] + rates.latency[o.cls]
            me.issue += slots
            me.free = port[s] = t + slots
            me.next = t + max(slots, rates.apart * o.ncomp)
            last[s] = chosen
            instructions += o.ncomp
            me.at += 1
            me.leave_blocks()
            if me.ended:
                ends[chosen] = me.free
                on[s].remove(chosen)
                if waiting:
                    new = waiting.pop(0)
                    warps[new].start = me.free
                    on[s].append(new)
        t += 1
    return TwinResult(
        [w.start / BEATS for w in warps], [e / BEATS for e in ends], sum(w.issue for w in warps) / BEATS,
        sum(w.depends for w in warps) / BEATS, instructions,
    )  # fmt: skip


def _choose(policy: str, able: Sequence[int], last: int) -> int:
    """Pick among warps that may issue, named by age: the last one again, the oldest, or the next in turn."""
    if policy == "gto" and last in able:
        return last
    if policy == "lrr":
        return next((w for w in able if w > last), able[0])
    return able[0]
