"""The order in which a compiler lays out the operations of a block.

Loads go up in batches of what the load registers hold; arithmetic follows in the order in which its operands come. Where blocks
are predicated instructions, the loads of several go up together.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from mgpusim.arch.families.base import MEMORY_CLASSES
from mgpusim.opencl.analysis.dataflow import BlockFlow, DataOp

__all__ = ["Item", "Key", "is_load", "loaded_together", "ordered"]

Key = tuple[int, int]
"""(value id, copy of the unrolled body); copy -1: from another block or visit."""
Room = tuple[float, float]
"""Registers that loads, and fetches of texels, may have under way."""
Timing = Callable[[DataOp], tuple[int, int]]
"""Ticks of an operation's issue, and from then to its result."""


class Item(msgspec.Struct):
    """An operation of one copy of a body: what it reads and writes, as keys; `near`: a load of what is on the chip."""

    op: DataOp
    copy: int
    reads: tuple[Key, ...]
    entry: int
    site: int
    near: bool = False


def is_load(op: DataOp) -> bool:
    """Whether an operation brings something from memory, or a texel."""
    return op.words > 0 and op.memory != "atomic" and op.cls in ("load", "texture")


def _share(op: DataOp, room: Room) -> float:
    """Return the part of its registers that a load takes; a fetch is asked for while any of them are left."""
    return 1.0 / math.ceil(room[1] / op.words - 1e-9) if op.cls == "texture" else op.words / room[0]


# ---- predicated blocks -------------------------------------------------------------------------------------------------
def loaded_together(blocks: Sequence[BlockFlow], guards: Mapping[int, int], room: Room) -> dict[tuple[int, int], int]:
    """Return how many loads are under way at once, by (block, place) of each, where predicated blocks follow one another.

    Predicated instructions are straight code: a compiler moves their loads up to the first of them, as many as the load
    registers hold, unless an address needs one of these loads or a store comes before. Each then waits for its share.

    Parameters
    ----------
    guards : of each predicated block the one whose warps issue it, by position.
    """
    together: dict[tuple[int, int], int] = {}
    p = 0
    while p < len(blocks):
        last = p
        while guards.get(last + 1) == last and not _ends_batch(blocks[last]):
            last += 2 if not _ends_batch(blocks[last + 1]) and last + 2 < len(blocks) else 1
        if last > p:
            for batch in _batches(blocks, range(p, last + 1), room):
                together.update(dict.fromkeys(batch, len(batch)))
        p = last + 1
    return together


def _ends_batch(block: BlockFlow) -> bool:
    return any(op.cls in ("store", "image_write", "atomic", "barrier") for op in block.ops)


def _batches(blocks: Sequence[BlockFlow], places: range, room: Room) -> list[list[tuple[int, int]]]:
    """Return the loads of some blocks in batches, each as (block, place), of which none needs another for its address."""
    batches: list[list[tuple[int, int]]] = [[]]
    filled = 0.0
    behind: set[int] = set()  # values that wait for a load of the batch
    for p in places:
        behind.update(phi.result for phi in blocks[p].phis if any(v in behind for _, ids in phi.incoming for v in ids))
        for op in blocks[p].ops:
            waits = any(v in behind for v in op.inputs)
            if is_load(op):
                if waits or (filled and filled + _share(op, room) > 1.0):
                    batches.append([])
                    behind, filled = set(), 0.0
                batches[-1].append((p, op.index))
                filled += _share(op, room)
            if op.result >= 0 and (waits or is_load(op)):
                behind.add(op.result)
    return batches


# ---- one block ---------------------------------------------------------------------------------------------------------
def ordered(items: list[Item], room: Room, timing: Timing, *, over_barriers: bool = False) -> list[Item]:
    """Return the operations of a body in the order of a compiler.

    Loads are hoisted in batches whose results fit the load registers of a warp; what they need goes before them.

    Parameters
    ----------
    room : registers of loads, and of fetches.
    over_barriers : texels are fetched before a barrier that stands before them.
    """
    if not any(is_load(i.op) for i in items):
        return _by_latency(items, timing)
    maker = {(i.op.result, i.copy): n for n, i in enumerate(items) if i.op.result >= 0}
    needs = [[maker[k] for k in i.reads if maker.get(k, n) < n] for n, i in enumerate(items)]
    done = [False] * len(items)
    out: list[Item] = []

    def emit(n: int) -> None:
        done[n] = True
        out.append(items[n])

    first = 0
    depth = _depths(items, needs)
    while first < len(items):
        batch = _batch(items, needs, done, first, room, over_barriers, depth)
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
            stores = op.cls in ("store", "image_write", "atomic")
            if is_load(op) or not all(done[m] for m in needs[n]) or (stores and waiting_stores):
                waiting_stores = waiting_stores or stores
                continue
            emit(n)
            progress = True
        if not progress:
            emit(next(n for n in range(first, len(items)) if not done[n]))
        while first < len(items) and done[first]:
            first += 1
    return _by_latency(out, timing)


def _by_latency(items: list[Item], timing: Timing) -> list[Item]:
    """Put arithmetic between two accesses into the order in which operands come, as compilers do.

    The next operation is the one whose operands are there first, of several the first in the program: unrolled iterations
    and independent chains hide each other's latencies.
    """
    out: list[Item] = []
    start = 0
    for n in range(len(items) + 1):
        if n < len(items) and items[n].op.cls not in MEMORY_CLASSES and items[n].op.cls != "barrier":
            continue
        out += _sorted(items[start:n], timing) + items[n : n + 1]
        start = n + 1
    return out


def _sorted(items: list[Item], timing: Timing) -> list[Item]:
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
        issue, latency = timing(items[n].op)
        now = max(now, ready)
        out.append(items[n])
        end = now + latency
        now += issue
        for m in users[n]:
            there[m] = max(there[m], end)
            missing[m] -= 1
            if not missing[m]:
                heapq.heappush(waiting, (there[m], m))
    return out


_KINDS = ("far", "fetch", "near")
_POOLS = ("far", "fetch"), ("far", "near")
"""Loads that share registers: from buffers (far), of texels, from local and constant memory on the chip (near).

In machine code of NVIDIA's compiler all fetches stand before loads of local memory; loads of buffers and of local memory together
have 20 registers under way where each could fill more (`attn_decode_fused` in validation/h200/machine_code.json)."""


def _kind(item: Item) -> str:
    return "fetch" if item.op.cls == "texture" else "near" if item.near else "far"


def _depths(items: list[Item], needs: list[list[int]]) -> list[int]:
    """Return, of each operation, how many of a chain come before the first that reads it; zero where that is an access.

    Of loads those go up first whose results are needed first: of sums side by side the next term of each.
    """
    level = [0] * len(items)
    depths = [len(items)] * len(items)
    for n, item in enumerate(items):
        level[n] = max((level[m] for m in needs[n]), default=0)
        own = 0 if item.op.cls in MEMORY_CLASSES else level[n]
        for m in needs[n]:
            depths[m] = min(depths[m], own)
        level[n] += not is_load(item.op)
    return depths


def _batch(
    items: list[Item], needs: list[list[int]], done: list[bool], first: int, room: Room, over_barriers: bool, depth: list[int]
) -> list[int]:
    """Return the next loads, with the arithmetic of their addresses, in order."""
    chosen: list[int] = []
    taken: set[int] = set()
    filled = dict.fromkeys(_POOLS, 0.0)
    over: set[str] = set()  # kinds of loads of which no more fits
    for n in sorted(_free_loads(items, done, first, over_barriers), key=lambda n: depth[n]):
        share, kind = _share(items[n].op, room), _kind(items[n])
        pools = [pool for pool in _POOLS if kind in pool]
        full = [pool for pool in pools if filled[pool] and filled[pool] + share > 1.0]
        if kind in over or full:
            over.update(*full)
            if len(over) == len(_KINDS):
                break
            continue
        before = _before(items, needs, done, taken, n)
        if before is None:
            continue
        chosen += [*before, n]
        taken.update((*before, n))
        for pool in pools:
            filled[pool] += share
    return chosen


def _free_loads(items: list[Item], done: list[bool], first: int, over_barriers: bool) -> Iterator[int]:
    """Yield the loads that no barrier, atomic or store before them holds back."""
    written: list[tuple[int, int]] = []  # stores that are still to come: copy, place in the block
    behind_barrier = False
    for n in range(first, len(items)):
        if done[n]:
            continue
        op = items[n].op
        if op.cls == "atomic" or (op.cls == "barrier" and not over_barriers):
            break
        behind_barrier = behind_barrier or op.cls == "barrier"
        if op.cls == "store":
            written.append((items[n].copy, op.index))
        if not is_load(op) or (behind_barrier and op.cls != "texture"):
            continue
        if not any(index in (op.follows if copy == items[n].copy else op.follows_iteration) for copy, index in written):
            yield n


def _before(items: list[Item], needs: list[list[int]], done: list[bool], taken: set[int], n: int) -> list[int] | None:
    """Return what must be issued before item `n`; None where that is a load that has not come back, or a store."""
    out: set[int] = set()
    todo = list(needs[n])
    while todo:
        m = todo.pop()
        if done[m] or m in out:
            continue
        if m in taken and not is_load(items[m].op):
            continue
        if items[m].op.cls in MEMORY_CLASSES or items[m].op.cls == "barrier":
            return None
        out.add(m)
        todo += needs[m]
    return sorted(out)
