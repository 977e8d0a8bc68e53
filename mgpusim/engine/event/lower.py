"""Lowering: the operations of a kernel as the micro-operations a GPU issues, in the order its compiler would choose.

Innermost loops of one block are unrolled as in the analytic tier; loads are hoisted in batches of what the load registers
hold; each operation gets its issue slots, pipe cycles and latency from the execution family. The result is a few flat arrays
that `mgpusim.engine.event.core` runs.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import numpy as np

from mgpusim.arch.families import family_of
from mgpusim.arch.families.base import MEMORY_CLASSES
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.latency import result_latency_cycles
from mgpusim.cost.operations import pipe_cycles
from mgpusim.engine.details import STALLS
from mgpusim.engine.event import layout as at
from mgpusim.engine.event.layout import Op, OpBlock
from mgpusim.memory.timed_fields import TICKS
from mgpusim.opencl.analysis.dataflow import DataOp, without_merged
from mgpusim.trace.data import TraceMeta
from mgpusim.trace.stream_data import StreamHead

__all__ = ["Lowered", "lower"]

Array = np.ndarray[Any, Any]
Key = tuple[int, int]  # (value id, copy of the unrolled body); copy -1: from another block or visit
CLAUSE_TUPLES = 8  # a Bifrost clause holds up to eight tuples
_WAIT = {
    "global": "memory", "private": "memory", "texture": "texture", "local": "local", "constant": "constant", "atomic": "atomic",
    "image_write": "memory",
}  # fmt: skip
_LONG = ("sfu", "fdiv", "idiv")


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


class _Item(msgspec.Struct):
    """An operation of one copy of a body: what it reads and writes, as keys."""

    op: DataOp
    copy: int
    reads: tuple[Key, ...]
    entry: int
    site: int


def _is_load(op: DataOp) -> bool:
    return op.words > 0 and op.memory != "atomic" and op.cls in ("load", "texture")


class _Lowering:
    def __init__(
        self, head: StreamHead, meta: TraceMeta, gpu: GpuSpec, unroll: Sequence[float], spilled_block: int, spill_ticks: int
    ) -> None:
        self.head, self.meta, self.gpu = head, meta, gpu
        self.family = family_of(gpu)
        merges = self.family.merges_integers(gpu)
        self.blocks = tuple(map(without_merged, head.blocks)) if merges else head.blocks
        self.warp = meta.occupancy.warp_size
        self.unroll = unroll
        self.spilled_block, self.spill_ticks = spilled_block, spill_ticks
        self.home = {op.result: p for p, b in enumerate(self.blocks) for op in b.ops if op.result >= 0}
        self.phi_home = {phi.result: p for p, b in enumerate(self.blocks) for phi in b.phis}
        self.together = self._loaded_together()
        self.lines = tuple(sorted({op.line for b in self.blocks for op in b.ops} | {0}))
        self.line_id = {line: i for i, line in enumerate(self.lines)}
        self.keep = self._persistent()
        self.temporary = len(set(self.keep.values()))
        self.most = self.temporary
        self.ops: list[list[int]] = []
        self.sources: list[int] = []
        self._costs: dict[Any, tuple[int, int, int, int]] = {}

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
        """Whether a block reads a phi no later than where the value carried into it is made: they never live at once."""
        for op in reversed(self.blocks[p].ops):
            if op.result == carried:
                return True
            if phi in op.inputs:
                return False
        return True

    # ---- costs -----------------------------------------------------------------------------------------------------------
    def cost(self, op: DataOp, share: float) -> tuple[int, int, int, int]:
        """Return (issue ticks, pipe or -1, pipe ticks, instructions) of an operation; `share`: what unrolling leaves of it."""
        key = (op.cls, op.bits, op.ncomp, op.role, op.count, share)
        found = self._costs.get(key)
        if found is None:
            gpu = self.gpu
            turns = op.count * share * self.meta.occupancy.idling
            pipes = pipe_cycles(gpu, op.cls, op.bits, op.ncomp, op.role, self.warp, turns)
            to_ticks = gpu.core.sub_cores * TICKS
            names = ("alu", "sfu") if "alu" in pipes else ("fp", "int", "sfu")
            pipe = max(names, key=lambda n: pipes[n])
            index = {"alu": 0, "fp": 0, "int": 1, "sfu": 2}[pipe] if pipes[pipe] > 0 else -1
            count = max(1, round(pipes["issue"] * gpu.core.issue_per_cycle / self.meta.occupancy.idling))
            found = (max(1, round(pipes["issue"] * to_ticks)), index, round(pipes[pipe] * to_ticks), count)
            self._costs[key] = found
        return found

    def _latency(self, op: DataOp, pipe_ticks: int) -> int:
        if op.memory or op.cls in MEMORY_CLASSES or op.cls == "barrier":
            return 0
        cycles: float = result_latency_cycles(self.gpu, op.cls)
        components = 1 if op.role.endswith("address") else max(1, op.ncomp)  # the words of an address come together
        return round(cycles * op.count * TICKS + pipe_ticks * (components - 1) / components)

    def _overlap(self, p: int, op: DataOp, apart: bool) -> int:
        """Return how many visits' loads are under way at once where a loop of several blocks is unrolled.

        Its compiler hoists the loads of so many iterations, guarded; a warp waits once for all of them. Bodies of one block are
        laid out that way; here each visit waits for its share, and so does a visit `apart`: one of a loop of one block that some
        lanes have left in the middle of an unrolled body.
        """
        loop = self.head.loop_of[p]
        if not _is_load(op) or self.family.dependency == "in_order":
            return 1
        if (p, op.index) in self.together:
            return self.together[p, op.index]
        if loop < 0 or (self.head.loops[loop][1] == (p,) and not apart):
            return 1
        region = self.meta.regions[loop + 1]
        if not region.innermost or region.has_barrier or region.recurrence.memory:
            return 1
        return max(1, int(self.unroll[loop + 1]))

    def _loaded_together(self) -> dict[tuple[int, int], int]:
        """Return how many loads are under way at once, by (block, place) of each, where predicated blocks follow one another.

        Predicated instructions are straight code: a compiler moves their loads up to the first of them, as many as the load
        registers hold, unless an address needs one of these loads or a store comes before. Each then waits for its share.
        """
        guards = dict(self.head.predicated)
        found: dict[tuple[int, int], int] = {}
        p = 0
        while p < len(self.blocks):
            last = p
            while guards.get(last + 1) == last and not self._ends_batch(last):
                last += 2 if not self._ends_batch(last + 1) and last + 2 < len(self.blocks) else 1
            if last > p:
                for batch in self._batches(p, last):
                    found.update(dict.fromkeys(batch, len(batch)))
            p = last + 1
        return found

    def _ends_batch(self, p: int) -> bool:
        return any(op.cls in ("store", "image_write", "atomic", "barrier") for op in self.blocks[p].ops)

    def _batches(self, first: int, last: int) -> list[list[tuple[int, int]]]:
        """Return the loads of some blocks in batches, each as (block, place), of which none needs another for its address."""
        batches: list[list[tuple[int, int]]] = [[]]
        filled = 0.0
        behind: set[int] = set()  # values that wait for a load of the batch
        for p in range(first, last + 1):
            for phi in self.blocks[p].phis:
                if any(v in behind for _, ids in phi.incoming for v in ids):
                    behind.add(phi.result)
            for op in self.blocks[p].ops:
                waits = any(v in behind for v in op.inputs)
                if _is_load(op):
                    share = op.words / self.gpu.model.registers_in_flight[op.cls == "texture"]
                    if waits or (filled and filled + share > 1.0):
                        batches.append([])
                        behind, filled = set(), 0.0
                    batches[-1].append((p, op.index))
                    filled += share
                if op.result >= 0 and (waits or _is_load(op)):
                    behind.add(op.result)
        return batches

    # ---- one block -------------------------------------------------------------------------------------------------------
    def items(self, p: int, copies: int) -> list[_Item]:
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
                out.append(_Item(op, copy, reads, entry, site))
        return out

    def _matched(self, p: int) -> list[int]:
        """Return, for each operation of a block, its access site's place among those of the block, or -1.

        Both are in program order, so that the next site of the operation's kind is its own.
        """
        sites = self.head.block_sites[p]
        place, out = 0, []
        for op in self.blocks[p].ops:
            found = -1
            if op.cls in MEMORY_CLASSES:
                found = next((k for k in range(place, len(sites)) if self.meta.sites[sites[k]].kind == op.cls), -1)
                place = found + 1 if found >= 0 else place
            out.append(found)
        return out

    def schedule(self, items: list[_Item], held: float, looped: bool) -> list[_Item]:
        """Hoist loads in batches whose results fit the load registers of a warp; what they need goes before them.

        `held` : words of loads that the code needs at once; so many are loaded even where a warp keeps fewer in flight.
        `looped` : they run again and again; straight code without loads, which runs once, is left as it is written.
        """
        if self.family.dependency == "in_order":
            return items
        if not any(_is_load(i.op) for i in items):
            return self._by_latency(items) if looped else items
        room = tuple(max(words, held) for words in self.gpu.model.registers_in_flight)
        maker = {(i.op.result, i.copy): n for n, i in enumerate(items) if i.op.result >= 0}
        needs = [[maker[k] for k in i.reads if maker.get(k, n) < n] for n, i in enumerate(items)]
        done = [False] * len(items)
        out: list[_Item] = []

        def emit(n: int) -> None:
            done[n] = True
            out.append(items[n])

        first = 0
        while first < len(items):
            batch = self._batch(items, needs, done, first, room)
            for n in batch:
                emit(n)
            progress = bool(batch)
            waiting_stores = False
            for n in range(first, len(items)):
                if done[n]:
                    continue
                op = items[n].op
                if op.cls == "barrier" and n > first and not all(done[first:n]):
                    break
                ordered = op.cls in ("store", "image_write", "atomic")
                if _is_load(op) or not all(done[m] for m in needs[n]) or (ordered and waiting_stores):
                    waiting_stores = waiting_stores or ordered
                    continue
                emit(n)
                progress = True
            if not progress:
                emit(next(n for n in range(first, len(items)) if not done[n]))
            while first < len(items) and done[first]:
                first += 1
        return self._by_latency(out)

    def _by_latency(self, items: list[_Item]) -> list[_Item]:
        """Put arithmetic between two accesses into the order in which operands come, as compilers do.

        The next operation is the one whose operands are there first, of several the first in the program: unrolled iterations
        and independent chains hide each other's latencies.
        """
        out: list[_Item] = []
        start = 0
        for n in range(len(items) + 1):
            if n < len(items) and items[n].op.cls not in MEMORY_CLASSES and items[n].op.cls != "barrier":
                continue
            out += self._sorted(items[start:n]) + items[n : n + 1]
            start = n + 1
        return out

    def _sorted(self, items: list[_Item]) -> list[_Item]:
        if len(items) < 3:
            return items
        maker = {(i.op.result, i.copy): n for n, i in enumerate(items) if i.op.result >= 0}
        users: list[list[int]] = [[] for _ in items]
        missing = [0] * len(items)
        for n, item in enumerate(items):
            for m in {maker[k] for k in item.reads if maker.get(k, n) < n}:
                users[m].append(n)
                missing[n] += 1
        there = [0] * len(items)  # ticks
        waiting = [(0, n) for n in range(len(items)) if not missing[n]]
        now, out = 0, []
        while waiting:
            ready, n = heapq.heappop(waiting)
            issue, _, ticks, _ = self.cost(items[n].op, 1.0)
            now = max(now, ready)
            out.append(items[n])
            end = now + self._latency(items[n].op, ticks)
            now += issue
            for m in users[n]:
                there[m] = max(there[m], end)
                missing[m] -= 1
                if not missing[m]:
                    heapq.heappush(waiting, (there[m], m))
        return out

    def _batch(
        self, items: list[_Item], needs: list[list[int]], done: list[bool], first: int, room: Sequence[float]
    ) -> list[int]:
        """Return the next loads, with the arithmetic of their addresses, in order. `room`: registers of loads, of fetches."""
        chosen: list[int] = []
        taken: set[int] = set()
        written: list[tuple[int, int]] = []  # stores that are still to come: copy, place in the block
        filled = 0.0
        for n in range(first, len(items)):
            if done[n]:
                continue
            op = items[n].op
            if op.cls in ("barrier", "atomic"):
                break
            if op.cls == "store":
                written.append((items[n].copy, op.index))
            if not _is_load(op):
                continue
            share = op.words / room[op.cls == "texture"]
            if filled and filled + share > 1.0:
                break
            if (op.follows or op.follows_turn) and any(
                index in (op.follows if copy == items[n].copy else op.follows_turn) for copy, index in written
            ):
                continue
            before = self._before(items, needs, done, taken, n)
            if before is None:
                continue
            chosen += [*before, n]
            taken.update((*before, n))
            filled += share
        return chosen

    def _before(self, items: list[_Item], needs: list[list[int]], done: list[bool], taken: set[int], n: int) -> list[int] | None:
        """Return what must be issued before item `n`; None where that is a load that has not come back, or a store."""
        out: set[int] = set()
        todo = list(needs[n])
        while todo:
            m = todo.pop()
            if done[m] or m in out:
                continue
            if m in taken and not _is_load(items[m].op):
                continue
            if items[m].op.cls in MEMORY_CLASSES or items[m].op.cls == "barrier":
                return None
            out.add(m)
            todo += needs[m]
        return sorted(out)

    # ---- to arrays ---------------------------------------------------------------------------------------------------------
    def emit_body(self, p: int, copies: int, apart: bool = False) -> tuple[int, int, int]:
        """Lower one body; return where it begins and ends in `ops` and its instructions."""
        region = self.head.loop_of[p] + 1
        items = self.schedule(self.items(p, copies), self.meta.regions[region].held_words, region > 0)
        begin = len(self.ops)
        slot = self._slots(items, copies)
        left = 1.0 if copies > 1 else 1.0 / max(1.0, float(self.unroll[region]))
        instructions = 0
        if p == self.spilled_block and self.spill_ticks:
            self.ops.append(
                self._row(at.ALU, self.spill_ticks // 4 + 1, at.SPILLS, self.spill_ticks * copies, 0, -1, (), "memory", 0, 1)
            )
        for item in items:
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
            row = self._row(kind, issue, pipe, ticks, self._latency(op, ticks), target, sources, wait, op.line, count)
            row[Op.site], row[Op.entry] = max(0, item.site), max(0, item.entry)
            if kind == at.MEMORY and item.site < 0:
                row[Op.kind] = at.ALU
            elif kind == at.MEMORY:
                row[Op.latency] = self._overlap(p, op, apart)
            self.ops.append(row)
        if self.family.dependency == "clauses":
            self._clauses(begin)
        self._joins(p, slot, copies)
        return begin, len(self.ops), instructions

    def _row(
        self, kind: int, issue: int, pipe: int, ticks: int, latency: int, target: int, sources: Iterable[int], wait: str,
        line: int, count: int,
    ) -> list[int]:  # fmt: skip
        row = [0] * Op.words
        row[Op.kind], row[Op.issue], row[Op.pipe], row[Op.pipe_ticks], row[Op.latency] = kind, issue, pipe, ticks, latency
        row[Op.dst], row[Op.src] = target, len(self.sources)
        self.sources.extend(sources)
        row[Op.src_end] = len(self.sources)
        row[Op.line], row[Op.cls], row[Op.count] = self.line_id[line], STALLS.index(wait), count
        return row

    def _slots(self, items: list[_Item], copies: int) -> dict[Key, int]:
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
                    found = []
                    for v in ids:
                        copy = -1 if v not in inside else 0 if inside[v] == "loop" else copies - 1
                        found.append(slot.get((v, copy), self.keep.get(v, -1)))
                    sources = tuple(dict.fromkeys(s for s in found if s >= 0))
                    target = self.keep[phi.result]
                    if sources and sources != (target,):
                        self.ops.append(self._row(at.JOIN, 0, -1, 0, 0, target, sources, "dependency", 0, 0))

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
                made: set[int] = set()
                needed: list[int] = []
                for m in range(start, n + 1):
                    member = self.ops[m]
                    needed += [s for s in self.sources[member[Op.src] : member[Op.src_end]] if s not in made]
                    made.add(member[Op.dst])
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
            loop = self.head.loop_of[p]
            copies = int(self.unroll[loop + 1]) if loop >= 0 and self.head.loops[loop][1] == (p,) else 1
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


def lower(head: StreamHead, meta: TraceMeta, gpu: GpuSpec, unroll: Sequence[float], spill_ticks: int = 0) -> Lowered:
    """Lower a kernel for a GPU.

    Parameters
    ----------
    head : the kernel's blocks, loops and access sites.
    unroll : unroll factor of each region (0: straight code, i + 1: loop i), as `mgpusim.engine.loops.unroll_factors` gives it.
    spill_ticks : ticks of a sub-core's memory path that spilled registers cost each visit of the innermost loop.
    """
    depth = [head.loops[loop][3] if loop >= 0 else 0 for loop in head.loop_of]
    busiest = int(np.argmax(depth)) if depth else 0
    return _Lowering(head, meta, gpu, unroll, busiest if spill_ticks else -1, spill_ticks).run()
