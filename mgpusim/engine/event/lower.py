"""Lowering: the operations of a kernel as the micro-operations a GPU issues, in the order its compiler would choose.

Innermost loops of one block are unrolled as in the analytic tier; loads are hoisted in batches of what the load registers
hold; each operation gets its issue slots, pipe cycles and latency from the execution family. The result is a few flat arrays
that `mgpusim.engine.event.core` runs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec
import numpy as np

from mgpusim.arch.families import family_of
from mgpusim.arch.families.base import MEMORY_CLASSES
from mgpusim.arch.spec import GpuSpec
from mgpusim.arrays import Array
from mgpusim.cost.latency import issue_gap_cycles, lane_loop_cycles, result_latency_cycles
from mgpusim.cost.operations import pipe_cycles
from mgpusim.engine.details import STALLS
from mgpusim.engine.event import layout as at
from mgpusim.engine.event.layout import Op, OpBlock
from mgpusim.engine.event.ordering import Item, Key, is_load, loaded_together, ordered
from mgpusim.memory.timed_fields import TICKS
from mgpusim.opencl.analysis.dataflow import DataOp, without_merged
from mgpusim.trace.data import TraceMeta
from mgpusim.trace.stream_data import StreamHead

__all__ = ["Lowered", "lower"]

CLAUSE_TUPLES = 8  # a Bifrost clause holds up to eight tuples
_WAIT = {
    "global": "memory", "private": "memory", "texture": "texture", "local": "local", "constant": "constant", "atomic": "atomic",
    "image_write": "memory",
}  # fmt: skip
_LONG = ("sfu", "fdiv", "idiv")
CONTROL = -2
"""Number of the value that a branch makes for all that follows it; values of the program count from 0."""


class Lowered(msgspec.Struct):
    """`ops`, `sources`, `blocks` as `mgpusim.engine.event.layout` lays them out (int64, flat); `lines` the source line of each
    line id.

    `slots` is the number of ready times a warp keeps.
    """

    ops: Array
    sources: Array
    blocks: Array
    lines: tuple[int, ...]
    slots: int


class _Lowering:
    def __init__(
        self, head: StreamHead, meta: TraceMeta, gpu: GpuSpec, unroll: Sequence[float], entered: Mapping[int, float],
        spilled_block: int, spill_ticks: int,
    ) -> None:  # fmt: skip
        self.head, self.meta, self.gpu = head, meta, gpu
        self.family = family_of(gpu)
        merges = self.family.merges_integers(gpu)
        self.blocks = tuple(map(without_merged, head.blocks)) if merges else head.blocks
        self.warp = meta.occupancy.warp_size
        self.unroll = unroll
        self.entered = {p: round(cycles * TICKS) for p, cycles in entered.items()}
        self.spilled_block, self.spill_ticks = spilled_block, spill_ticks
        self.home = {op.result: p for p, b in enumerate(self.blocks) for op in b.ops if op.result >= 0}
        self.together = loaded_together(self.blocks, dict(head.predicated), gpu.model.registers_in_flight(queued=True))
        self.lines = tuple(sorted({op.line for b in self.blocks for op in b.ops} | {0}))
        self.line_id = {line: i for i, line in enumerate(self.lines)}
        self._costs: dict[Any, tuple[int, int, int, int]] = {}
        self._bodies: dict[tuple[int, int], list[Item]] = {}
        self.guard_ticks = round((gpu.core.guard_cycles or 0.0) * TICKS)
        self.guards = frozenset(head.guards if self.guard_ticks else ())
        # a guard's wait is that of its comparison and its jump together
        jumps = (op for p, b in enumerate(self.blocks) if p not in self.guards for op in b.ops if op.cls == "branch")
        self.deciding = frozenset(v for op in jumps for v in op.inputs)
        self.keep = self._persistent()
        if self.guards:  # what follows a branch waits for it as for a value
            self.keep[CONTROL] = len(set(self.keep.values()))
        self.temporary = len(set(self.keep.values()))
        self.most = self.temporary
        self.ops: list[list[int]] = []
        self.sources: list[int] = []

    # ---- which ready times outlive their block -------------------------------------------------------------------------
    def _persistent(self) -> dict[int, int]:
        """Return the slot of every value that other blocks or visits read; a phi shares one with what is carried into it."""
        parent: dict[int, int] = {}

        def find(v: int) -> int:
            while parent.setdefault(v, v) != v:
                v = parent[v]
            return v

        for p, block in enumerate(self.blocks):
            for v in block.live_out:
                find(v)
            for phi in block.phis:
                find(phi.result)
                for source, ids in phi.incoming:
                    if (
                        len(ids) == 1
                        and source >= p
                        and self.home.get(ids[0]) == source == p
                        and self._last_use_before(p, phi.result, ids[0])
                    ):
                        parent[find(ids[0])] = find(phi.result)
        roots: dict[int, int] = {}
        return {v: roots.setdefault(find(v), len(roots)) for v in list(parent)}

    def _last_use_before(self, p: int, phi: int, carried: int) -> bool:
        """Whether a body reads a phi no later than where the value carried into it is made: they never live at once."""
        for copies in {1, self._copies(p)}:
            written = False
            for item in self.body(p, copies):
                if written and (phi, -1) in item.reads:
                    return False
                written = written or (item.op.result == carried and item.copy == copies - 1)
        return True

    def _copies(self, p: int) -> int:
        """Return how many visits of a block are laid out as one body, where it is all of its loop."""
        loop = self.head.loop_of[p]
        return int(self.unroll[loop + 1]) if loop >= 0 and self.head.loops[loop][1] == (p,) else 1

    # ---- costs -----------------------------------------------------------------------------------------------------------
    def cost(self, op: DataOp, share: float) -> tuple[int, int, int, int]:
        """Return (issue ticks, pipe or -1, pipe ticks, instructions) of an operation; `share`: what unrolling leaves of it."""
        key = (op.cls, op.bits, op.ncomp, op.role, op.count, share)
        cost = self._costs.get(key)
        if cost is None:
            gpu = self.gpu
            issued = op.count * share * self.meta.occupancy.idling
            pipes = pipe_cycles(gpu, op.cls, op.bits, op.ncomp, op.role, self.warp, issued)
            to_ticks = gpu.core.sub_cores * TICKS
            names = ("alu", "sfu") if "alu" in pipes else ("fp", "int", "sfu")
            pipe = max(names, key=lambda n: pipes[n])
            index = {"alu": 0, "fp": 0, "int": 1, "sfu": 2}[pipe] if pipes[pipe] > 0 else -1
            count = max(1, round(pipes["issue"] * gpu.core.issue_per_cycle / self.meta.occupancy.idling))
            cost = (max(1, round(pipes["issue"] * to_ticks)), index, round(pipes[pipe] * to_ticks), count)
            self._costs[key] = cost
        return cost

    def _latency(self, op: DataOp, pipe_ticks: int) -> int:
        if op.memory or op.cls in MEMORY_CLASSES or op.cls == "barrier":
            return 0
        cycles: float = result_latency_cycles(self.gpu, op.cls, decides=op.result in self.deciding)
        components = 1 if op.role.endswith("address") else max(1, op.ncomp)  # the words of an address come together
        return round(cycles * op.count * TICKS + pipe_ticks * (components - 1) / components)

    def _timing(self, op: DataOp) -> tuple[int, int]:
        """Return the ticks of an operation's issue, and from then to its result."""
        issue, _, ticks, _ = self.cost(op, 1.0)
        return issue, self._latency(op, ticks)

    def _overlap(self, p: int, op: DataOp, apart: bool) -> int:
        """Return how many visits' loads are under way at once where a loop of several blocks is unrolled.

        Its compiler hoists the loads of so many iterations, guarded; a warp waits once for all of them. Bodies of one block are
        laid out that way; here each visit waits for its share, and so does a visit `apart`: one of a loop of one block that some
        lanes have left in the middle of an unrolled body.
        """
        loop = self.head.loop_of[p]
        if not is_load(op) or self.family.dependency == "in_order":
            return 1
        if (p, op.index) in self.together:
            return self.together[p, op.index]
        if loop < 0 or (self.head.loops[loop][1] == (p,) and not apart):
            return 1
        region = self.meta.regions[loop + 1]
        if not region.innermost or region.has_barrier or region.recurrence.memory:
            return 1
        return max(1, int(self.unroll[loop + 1]))

    # ---- one block -------------------------------------------------------------------------------------------------------
    def items(self, p: int, copies: int) -> list[Item]:
        """Return the operations of `copies` visits of a block, as one body: loop control once, values carried on."""
        block = self.blocks[p]
        sites = self.head.block_sites[p]
        carried = {phi.result: ids for phi in block.phis for source, ids in phi.incoming if source == p}
        inside = {op.result for op in block.ops if op.result >= 0}
        control = {op.result for op in block.ops if op.role == "loop"}

        def key(v: int, copy: int, depth: int = 0) -> tuple[Key, ...]:
            if v in inside:
                return ((v, 0 if v in control else copy),)
            if v in carried and copy > 0 and depth < 8:
                return tuple(k for c in carried[v] for k in key(c, copy - 1, depth + 1))
            return ((v, -1),)

        out = []
        matched = self._matched(p)
        for copy in range(copies):
            for op, place in zip(block.ops, matched, strict=True):
                site = sites[place] if place >= 0 else -1
                entry = copy * len(sites) + place
                if copy and op.role == "loop":
                    continue
                reads = tuple(dict.fromkeys(k for v in op.inputs for k in key(v, copy)))
                near = site >= 0 and self.meta.sites[site].pipe in ("local", "constant")
                out.append(Item(op, copy, reads, entry, site, near))
        return out

    def body(self, p: int, copies: int) -> list[Item]:
        """Return the operations of `copies` visits of a block in the order of the compiler."""
        if (p, copies) not in self._bodies:
            items = self.items(p, copies)
            if self.family.dependency != "in_order":
                # so many words of loads as the code needs at once are loaded even where a warp keeps fewer in flight
                region = self.meta.regions[self.head.loop_of[p] + 1]
                loads, fetches = self.gpu.model.registers_in_flight(region.copies, queued=True)
                room = max(loads, region.held_words), max(fetches, region.held_words)
                items = ordered(items, room, self._timing, over_barriers=self.family.fetches_over_barriers)
            self._bodies[p, copies] = items
        return self._bodies[p, copies]

    def _matched(self, p: int) -> list[int]:
        """Return, for each operation of a block, its access site's place among those of the block, or -1.

        Both are in program order, so that the next site of the operation's kind is its own.
        """
        sites = self.head.block_sites[p]
        place, out = 0, []
        for op in self.blocks[p].ops:
            site = -1
            if op.cls in MEMORY_CLASSES:
                site = next((k for k in range(place, len(sites)) if self.meta.sites[sites[k]].kind == op.cls), -1)
                place = site + 1 if site >= 0 else place
            out.append(site)
        return out

    # ---- to arrays ---------------------------------------------------------------------------------------------------------
    def emit_body(self, p: int, copies: int, apart: bool = False) -> tuple[int, int, int]:
        """Lower one body; return where it begins and ends in `ops` and its instructions."""
        region = self.head.loop_of[p] + 1
        items = self.body(p, copies)
        begin = len(self.ops)
        slot = self._slots(items, copies)
        left = 1.0 if copies > 1 else 1.0 / max(1.0, float(self.unroll[region]))
        instructions = 0
        if p == self.spilled_block and self.spill_ticks:
            self.ops.append(
                self._row(
                    at.ALU, self.spill_ticks // 4 + 1, at.SPILLS, self.spill_ticks * copies, 0, -1, (), "memory", line=0, count=1
                )
            )
        for n, item in enumerate(items):
            op = item.op
            issue, pipe, ticks, count = self.cost(op, left if op.role == "loop" else 1.0)
            instructions += count
            kind, wait = at.ALU, "sfu" if op.cls in _LONG else "dependency"
            if op.cls in MEMORY_CLASSES:
                kind, wait = at.MEMORY, _WAIT.get(op.memory, "memory")
                site = self.meta.sites[item.site] if item.site >= 0 else None
                if site is not None:
                    wait = _WAIT.get(site.pipe, "memory")
            elif op.cls == "barrier":
                kind = at.BARRIER
            target = slot.get((op.result, item.copy), -1) if op.result >= 0 else -1
            sources = tuple(dict.fromkeys(slot[k] for k in item.reads if k in slot))
            latency = self._latency(op, ticks)
            if self.guards and item is items[0]:
                sources = (*sources, self.keep[CONTROL])
            if op.cls == "branch" and p in self.guards:
                target, latency = self.keep[CONTROL], self.guard_ticks
            row = self._row(kind, issue, pipe, ticks, latency, target, sources, wait, line=op.line, count=count)
            row[Op.site], row[Op.entry] = max(0, item.site), max(0, item.entry)
            if kind == at.MEMORY and item.site < 0:
                row[Op.kind] = at.ALU
            elif kind == at.MEMORY:
                row[Op.latency] = self._overlap(p, op, apart)
            if self.family.dependency == "scoreboard":
                following = items[n + 1].op.cls if n + 1 < len(items) else ""
                row[Op.apart] = round(issue_gap_cycles(self.gpu, self.warp, op.cls, following) * count * TICKS)
            if (loop := lane_loop_cycles(self.gpu, op.cls)) > 0.0:
                row[Op.apart] = row[Op.latency] = max(issue, ticks) + round(loop * op.count * TICKS)
            self.ops.append(row)
        if p in self.entered:
            self.ops.append(self._row(at.ALU, 0, -1, 0, 0, -1, (), "dependency", line=0, count=0))
            self.ops[-1][Op.apart] = self.entered[p] * copies
        if self.family.dependency == "clauses":
            self._clauses(begin)
        self._joins(p, slot, copies)
        return begin, len(self.ops), instructions

    def _row(
        self, kind: int, issue: int, pipe: int, ticks: int, latency: int, target: int, sources: Iterable[int], wait: str, *,
        line: int, count: int,
    ) -> list[int]:  # fmt: skip
        row = [0] * Op.words
        row[Op.kind], row[Op.issue], row[Op.pipe], row[Op.pipe_ticks], row[Op.latency] = kind, issue, pipe, ticks, latency
        row[Op.dst], row[Op.src] = target, len(self.sources)
        self.sources.extend(sources)
        row[Op.src_end] = len(self.sources)
        row[Op.line], row[Op.cls], row[Op.count] = self.line_id[line], STALLS.index(wait), count
        return row

    def _slots(self, items: list[Item], copies: int) -> dict[Key, int]:
        """Return the slot of every value of a body: those that outlive it have theirs, the others share what is left."""
        last: dict[Key, int] = {}
        for n, item in enumerate(items):
            for k in item.reads:
                last[k] = n
        slot: dict[Key, int] = {}
        free: list[int] = []
        top = self.temporary
        ends: dict[int, list[int]] = {}
        for n, item in enumerate(items):
            for k in item.reads:
                if k not in slot and k[0] in self.keep:
                    slot[k] = self.keep[k[0]]
            free += ends.pop(n, [])
            if item.op.result < 0:
                continue
            k = (item.op.result, item.copy)
            final = item.copy == copies - 1 or item.op.role == "loop"
            if k[0] in self.keep and final:
                slot[k] = self.keep[k[0]]
            elif k in last:
                if free:
                    slot[k] = free.pop()
                else:
                    slot[k] = top
                    top += 1
                ends.setdefault(last[k] + 1, []).append(slot[k])
        self.most = max(self.most, top)
        return slot

    def _joins(self, p: int, slot: dict[Key, int], copies: int) -> None:
        """What flows into the phis of successors becomes theirs where it has another slot."""
        inside = {op.result: op.role for op in self.blocks[p].ops if op.result >= 0}
        for block in self.blocks:
            for phi in block.phis:
                for source, ids in phi.incoming:
                    if source != p or not ids:
                        continue
                    slots = []
                    for v in ids:
                        copy = -1 if v not in inside else 0 if inside[v] == "loop" else copies - 1
                        slots.append(slot.get((v, copy), self.keep.get(v, -1)))
                    sources = tuple(dict.fromkeys(s for s in slots if s >= 0))
                    target = self.keep[phi.result]
                    if sources and sources != (target,):
                        self.ops.append(self._row(at.JOIN, 0, -1, 0, 0, target, sources, "dependency", line=0, count=0))

    def _clauses(self, begin: int) -> None:
        """Join operations into clauses: a clause waits at its start for whatever it needs of those before it.

        It ends with a message (an access) or when it is full. Inside it each operation still waits for those it depends on, and
        other warps issue meanwhile.
        """
        start, issue = begin, 0
        limit = CLAUSE_TUPLES * self.gpu.core.sub_cores * TICKS / self.gpu.core.issue_per_cycle
        for n in range(begin, len(self.ops)):
            row = self.ops[n]
            issue += row[Op.issue]
            if row[Op.kind] != at.ALU or issue >= limit or n == len(self.ops) - 1:
                results: set[int] = set()
                needed: list[int] = []
                for m in range(start, n + 1):
                    member = self.ops[m]
                    needed += [s for s in self.sources[member[Op.src] : member[Op.src_end]] if s not in results]
                    results.add(member[Op.dst])
                first = self.ops[start]
                first[Op.src] = len(self.sources)
                self.sources.extend(dict.fromkeys(needed))
                first[Op.src_end] = len(self.sources)
                start, issue = n + 1, 0

    def run(self) -> Lowered:
        rows = []
        outermost = self._outermost()
        for p in range(len(self.blocks)):
            begin, end, count = self.emit_body(p, 1)
            row = [0] * OpBlock.words
            row[OpBlock.begin], row[OpBlock.end], row[OpBlock.unroll] = begin, end, 1
            row[OpBlock.apart_begin], row[OpBlock.apart_end] = begin, end
            copies = self._copies(p)
            if copies > 1:
                row[OpBlock.unrolled_begin], row[OpBlock.unrolled_end], count = self.emit_body(p, copies)
                row[OpBlock.unroll] = copies
                row[OpBlock.apart_begin], row[OpBlock.apart_end], _ = self.emit_body(p, 1, apart=True)
            row[OpBlock.entries] = len(self.head.block_sites[p])
            row[OpBlock.bytes] = count * self.family.instruction_b
            row[OpBlock.loop] = outermost[p]
            rows.append(row)
        return Lowered(
            np.array(self.ops or [[0] * Op.words], np.int64).reshape(-1),
            np.array(self.sources or [0], np.int64),
            np.array(rows, np.int64).reshape(-1),
            self.lines,
            max(1, self.most),
        )

    def _outermost(self) -> list[int]:
        """The outermost loop each block is in, -1 for none."""
        out = []
        for loop in self.head.loop_of:
            while loop >= 0 and self.head.loops[loop][2] >= 0:
                loop = self.head.loops[loop][2]
            out.append(loop)
        return out


def lower(
    head: StreamHead, meta: TraceMeta, gpu: GpuSpec, unroll: Sequence[float], spill_ticks: int = 0,
    entered: Mapping[int, float] = MappingProxyType({}),
) -> Lowered:  # fmt: skip
    """Lower a kernel for a GPU.

    Parameters
    ----------
    head : the kernel's blocks, loops and access sites.
    unroll : unroll factor of each region (0: straight code, i + 1: loop i), as `mgpusim.engine.loops.unroll_factors` gives it.
    spill_ticks : ticks of a sub-core's memory path that spilled registers cost each visit of the innermost loop.
    entered : cycles that a block's visit takes for the tests around the loop it enters, as `mgpusim.engine.loops.entering` says.
    """
    depth = [head.loops[loop][3] if loop >= 0 else 0 for loop in head.loop_of]
    busiest = int(np.argmax(depth)) if depth else 0
    return _Lowering(head, meta, gpu, unroll, entered, busiest if spill_ticks else -1, spill_ticks).run()
