"""Hand-made programs on the event core: what its tests share.

A `Program` is blocks of `DataOp`s, a `Warp` what one warp does with it. `run` takes them the way a launch goes: lowered for the
GPU, loaded as streams, handed out by the dispatcher, simulated until no warp is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np

from mgpusim.arch.fields import with_fields
from mgpusim.arch.occupancy import Occupancy
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.details import STALLS
from mgpusim.engine.event.chunks import LoadedChunks
from mgpusim.engine.event.layout import Op, SliceRow
from mgpusim.engine.event.lower import lower
from mgpusim.engine.event.machine import Machine, Shares, build
from mgpusim.engine.event.native import simulate
from mgpusim.engine.event.simulation import _first_dispatch
from mgpusim.memory.timed_fields import TICKS
from mgpusim.opencl.analysis.dataflow import BlockFlow, DataOp, Phi
from mgpusim.opencl.analysis.facts import PathCounts
from mgpusim.trace.data import RegionInfo, SiteInfo
from mgpusim.trace.stream_data import Stream, StreamHead

Array = np.ndarray[Any, Any]
Visit = tuple[int, int, int]  # block, active lanes, repeat
QUICK = {
    "dispatch.group_cycles": 0.0, "dispatch.warp_cycles": 0.0, "dispatch.device_group_cycles": 0.0,
    "dispatch.turnaround_cycles": 0.0,
    "l2.size_b": 1 << 16, "l2.index_hash": "modulo",
}  # fmt: skip
"""No dispatch overhead, and a small L2: a large one takes longer to lay out than to use."""


@dataclass(frozen=True)
class Entry:
    """A memory instruction of a warp: cost in units of its pipe, active lanes, conflicts, transactions (line, mask)."""

    cost: int = 1
    lanes: int = 32
    conflicts: int = 0
    tx: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Warp:
    visits: tuple[Visit, ...]
    entries: tuple[Entry, ...] = ()


@dataclass(frozen=True)
class Program:
    """Blocks, the loops over them (each a single block here), access sites and the unroll factor of every region."""

    blocks: tuple[BlockFlow, ...]
    loops: tuple[int, ...] = ()
    sites: tuple[SiteInfo, ...] = ()
    block_sites: tuple[tuple[int, ...], ...] = ()
    kinds: tuple[int, ...] = ()
    unroll: tuple[float, ...] = ()

    def head(self) -> StreamHead:
        loop_of = [-1] * len(self.blocks)
        for i, b in enumerate(self.loops):
            loop_of[b] = i
        return StreamHead(
            self.blocks,
            tuple((b, (b,), -1, 1) for b in self.loops),
            tuple(loop_of),
            self.block_sites or tuple(() for _ in self.blocks),
            tuple(range(len(self.sites))),
        )


@dataclass
class Outcome:
    """A finished run. Times in cycles: `start`, `end` of each group in order of dispatch, `core` and `slot` where it ran.

    `order` are the source lines of the program's operations, in the order in which they issue.
    """

    machine: Machine
    start: Array
    end: Array
    core: Array
    slot: Array
    slices: Array
    memory: list[bytes] = field(repr=False)
    order: list[int]

    @property
    def cycles(self) -> float:
        return float(self.end.max())

    @property
    def instructions(self) -> int:
        return int(self.machine.state["instructions"])

    @property
    def finished(self) -> int:
        return int(self.machine.state["finished"])

    @property
    def stalls(self) -> dict[str, float]:
        """Warp-cycles by state."""
        row = self.machine.state["stalls"]
        return {name: value / TICKS for name, value in zip(STALLS, row.tolist(), strict=True)}


@dataclass(frozen=True)
class _Meta:
    """What lowering and building read of a `TraceMeta`."""

    sites: tuple[SiteInfo, ...]
    occupancy: Occupancy
    regions: tuple[RegionInfo, ...]


@dataclass(frozen=True)
class _Trace:
    meta: _Meta


@dataclass(frozen=True)
class _Source:
    """What loading a chunk reads of a `StreamSource`."""

    head: StreamHead
    trace: _Trace


def op(cls: str, result: int = -1, inputs: Sequence[int] = (), **changed: Any) -> DataOp:
    """Return an operation of one 32-bit component, role "value", in line 1."""
    plain = DataOp(cls, 32, 1, "value", 1.0, 1, 0, result, tuple(inputs), "", 0.0)
    return msgspec.structs.replace(plain, **changed)


def block(*ops: DataOp, phis: Sequence[Phi] = (), live_out: Sequence[int] = ()) -> BlockFlow:
    """Return a block."""
    return BlockFlow(tuple(ops), tuple(phis), tuple(live_out))


def chain(cls: str, n: int, side: int = 1, **changed: Any) -> BlockFlow:
    """Return a loop body (block 0) of `side` chains of `n` operations each: step by step, also from one visit to the next."""
    end = n * side
    ops = [op(cls, i, (i - side if i >= side else end + i,), **changed) for i in range(end)]
    carried = [Phi(end + j, ((0, (end - side + j,)),)) for j in range(side)]
    return block(*ops, phis=carried, live_out=range(end - side, end))


def loop_of(*ops: DataOp, **changed: Any) -> Program:
    """Return the program that is one loop of these operations."""
    return Program((block(*ops),), loops=(0,), **changed)


def site(kind: str, pipe: str, **changed: Any) -> SiteInfo:
    """Return an access site of 4-byte accesses that go straight to L2."""
    plain = SiteInfo(kind=kind, space="global", width_b=4, line=1, position=0, region=0, pipe=pipe, arg="a")
    return msgspec.structs.replace(plain, **changed)


def tuned(gpu: GpuSpec, **fields: float | int | str) -> GpuSpec:
    """Return a GPU that is `QUICK`, with fields changed; "__" stands for the dots of a path."""
    return with_fields(gpu, {**QUICK, **{name.replace("__", "."): value for name, value in fields.items()}})


def stream(warps: Sequence[Warp], warps_per_group: int, first_group: int = 0) -> Stream:
    """Return the stream of these warps, row by row."""
    visits = [v for w in warps for v in w.visits]
    entries = [e for w in warps for e in w.entries]
    tx = [t for e in entries for t in e.tx]

    def offsets(counts: Sequence[int]) -> Array:
        return np.concatenate([[0], np.cumsum(np.array(counts, np.int64))]).astype(np.int64)

    table = np.array(visits or np.zeros((0, 3)), np.int32).reshape(-1, 3)
    lines = np.array(tx or np.zeros((0, 2)), np.int64).reshape(-1, 2)
    return Stream(
        groups=np.arange(first_group, first_group + len(warps) // warps_per_group),
        warps_per_group=warps_per_group,
        row_visit=offsets([len(w.visits) for w in warps]),
        visit_block=table[:, 0], visit_active=table[:, 1], visit_repeat=table[:, 2],
        row_entry=offsets([len(w.entries) for w in warps]),
        entry_tx=offsets([len(e.tx) for e in entries]),
        entry_cost=np.array([e.cost for e in entries], np.int32),
        entry_lanes=np.array([e.lanes for e in entries], np.int32),
        entry_conflicts=np.array([e.conflicts for e in entries], np.int32),
        tx_line=lines[:, 0].copy(), tx_mask=lines[:, 1].copy(),
    )  # fmt: skip


def run(
    gpu: GpuSpec, program: Program, warps: Sequence[Warp], *, per_group: int = 1, resident: int | None = None, cores: int = 1,
    warp_size: int | None = None, passes: int = 1, spill_ticks: int = 0, chunks: int = 1, cold_code: bool = False,
    core: Any = simulate,
) -> Outcome:  # fmt: skip
    """Run warps, `per_group` to a group and `resident` groups (all, unless given) to a core; streams in `chunks` equal parts.

    All code is in the instruction cache unless `cold_code`. `core` is what simulates: the core as shipped, or as Python
    compiles it.
    """
    groups = len(warps) // per_group
    resident = groups if resident is None else resident
    width = warp_size or gpu.core.warp_sizes[-1]
    at_once = resident * -(-per_group // passes)  # warps; several passes are of one resident group
    held = Occupancy(
        warp_size=width, warps_per_group=per_group, groups_per_core=resident, warps_per_core=at_once,
        items_per_core=at_once * width, limiter="groups", fraction=1.0, spilled=0, passes=passes,
    )  # fmt: skip
    nothing = PathCounts({}, {})
    regions = tuple(RegionInfo(n - 1, -1, 0.0, 0.0, False, True, False, nothing, nothing) for n in range(len(program.loops) + 1))
    meta: Any = _Meta(program.sites, held, regions)
    head = program.head()
    lowered = lower(head, meta, gpu, program.unroll or [1.0] * (len(program.loops) + 1), spill_ticks)
    machine = build(meta, gpu, lowered, program.kinds or (2,) * len(program.sites), Shares(cores, cores), warm=True)
    if not cold_code:
        machine.table("block_used")[:] = 1
    loaded = LoadedChunks(machine, _Source(head, _Trace(meta)))  # type: ignore[arg-type]
    slices = np.zeros((int(machine.constants["max_slices"]), SliceRow.words), np.int64)
    step = groups // chunks
    for n in range(chunks):
        mine = warps[n * step * per_group : (n + 1) * step * per_group if n < chunks - 1 else len(warps)]
        loaded.load(stream(mine, per_group, n * step))
        machine.state["last_chunk"] = int(n == chunks - 1)
        if n == 0:
            _first_dispatch(machine, len(mine) // per_group)
        log = loaded.log.reshape(-1)
        core(machine.C, machine.S, *loaded.arrays, log, slices.reshape(-1))
    table = loaded.log
    used = slices[: int(machine.state["n_slices"])]
    return Outcome(
        machine, table[:, 0] / TICKS, table[:, 1] / TICKS, table[:, 2], table[:, 3], used,
        [machine.S.tobytes(), table.tobytes(), used.tobytes()],
        [lowered.lines[i] for i in lowered.ops.reshape(-1, Op.words)[:, Op.line].tolist()],
    )  # fmt: skip
