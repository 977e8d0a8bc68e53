"""Programs made by hand for the event core: operations with their dependencies, lowered and simulated on a preset."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.details import STALLS
from mgpusim.engine.event.layout import BLOCK_BITS
from mgpusim.engine.event.lower import lower
from mgpusim.engine.event.machine import Machine, Shares, build
from mgpusim.engine.event.native import simulate
from mgpusim.memory import timed_fields as timed
from mgpusim.opencl.analysis.dataflow import BlockFlow, DataOp

Array = np.ndarray[Any, Any]
Visit = tuple[int, int, int]
"""A visit of a warp: block, active lanes, how often in a row."""


def op(cls: str, result: int = -1, inputs: Sequence[int] = (), *, bits: int = 32, ncomp: int = 1, line: int = 1) -> DataOp:
    """Return an operation that makes value `result` of the values `inputs`."""
    return DataOp(cls, bits, ncomp, "value", 1.0, line, 0, result, tuple(inputs), "", 0.0)


def chain(n: int, cls: str = "fma", *, bits: int = 32, first: int = 0) -> list[DataOp]:
    """Return `n` operations, each of which waits for the one before."""
    return [op(cls, first + i, (first + i - 1,) if i else (), bits=bits) for i in range(n)]


def apart(n: int, cls: str = "fma", *, bits: int = 32, first: int = 0) -> list[DataOp]:
    """Return `n` operations that wait for nothing."""
    return [op(cls, first + i, bits=bits) for i in range(n)]


def block(ops: Sequence[DataOp]) -> BlockFlow:
    return BlockFlow(tuple(ops), (), ())


def preset(name: str, **changes: Any) -> GpuSpec:
    """Return a preset with fields changed: `core__icache_b=0` is `core.icache_b`."""
    return load_gpu(name, {field.replace("__", "."): str(value) for field, value in changes.items()})


class Ran:
    """A finished simulation: `starts` and `ends` of each group in cycles, where it ran, and the counters of the machine."""

    def __init__(self, machine: Machine, log: Array) -> None:
        self.machine, self.state = machine, machine.state
        self.starts, self.ends = log[:, 0] / timed.TICKS, log[:, 1] / timed.TICKS
        self.core_of, self.slot_of = log[:, 2], log[:, 3]
        self.cycles = float(self.ends.max() - self.starts.min())
        self.instructions = int(self.state["instructions"])
        self.finished = int(self.state["finished"])
        self.stalls = dict(zip(STALLS, (self.state["stalls"] / timed.TICKS).tolist(), strict=True))
        self.bytes = machine.S.tobytes() + log.tobytes()


def run(
    gpu: GpuSpec | str, blocks: Sequence[BlockFlow], visits: Sequence[Sequence[Visit]] | Sequence[Visit], *, warps: int = 1,
    groups: int = 1, resident: int = 1, cores: int = 1, warp_size: int = 0, passes: int = 1, fetch: bool = False,
    run_core: Any = simulate,
) -> Ran:  # fmt: skip
    """Simulate `groups` groups of `warps` warps each.

    Parameters
    ----------
    visits : of every warp alike, or a list for each warp of a group, or for each warp of each group.
    resident : groups that a core holds at once; `passes` in which the warps of a group follow each other.
    fetch : instructions come through the instruction cache; otherwise they are at hand.
    """
    gpu = load_gpu(gpu) if isinstance(gpu, str) else gpu
    size = warp_size or gpu.core.warp_sizes[-1]
    head: Any = SimpleNamespace(
        blocks=tuple(blocks),
        loop_of=tuple(-1 for _ in blocks),
        loops=(),
        block_sites=tuple(() for _ in blocks),
        predicated=(),
        guards=(),
    )
    held = SimpleNamespace(
        idling=1.0,
        warp_size=size,
        warps_per_group=warps,
        groups_per_core=resident,
        passes=passes,
        spilled=0,
        warps_per_core=-(-warps // passes) * resident,
    )
    meta: Any = SimpleNamespace(sites=(), occupancy=held, regions=(SimpleNamespace(held_words=0.0, copies=False),) * 2)
    machine = build(meta, gpu, lower(head, meta, gpu, [1]), (), Shares(cores, cores), warm=True)
    of_warp = [list(v) for v in visits] if visits and isinstance(visits[0], list) else [list(visits)] * warps  # type: ignore[call-overload]
    of_warp = of_warp if len(of_warp) > warps else of_warp * groups
    assert len(of_warp) == warps * groups
    rows, flat = [], []
    for own in of_warp:
        rows.append((len(flat), len(flat) + len(own), 0))
        flat += own
    if not fetch:
        machine.constants["fetch_ticks"] = 0
    state = machine.state
    state["loaded_rows"], state["last_chunk"] = len(rows), 1
    places = [(core, slot, 0) for slot in range(resident) for core in range(cores)][:groups]
    machine.table("pending")[: len(places)] = places
    state["n_pending"] = len(places)
    log, none = np.zeros(4 * groups, np.int64), np.zeros(8, np.int64)
    flat_rows, flat_visits = np.array(rows, np.int64).reshape(-1), np.array([b | n << BLOCK_BITS for b, _, n in flat], np.int64)
    run_core(machine.C, machine.S, flat_rows, flat_visits, none, none, none, log, np.zeros(5 * 20_000, np.int64))
    return Ran(machine, log.reshape(-1, 4))
