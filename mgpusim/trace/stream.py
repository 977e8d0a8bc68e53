"""Streams: what each warp of a launch does, visit by visit and transaction by transaction, in chunks of work groups.

A trace sums over warps; a stream keeps their order, for engines that simulate time. It has the structure of one GPU (warps,
lines, sectors) and none of its rates. Importing this costs no executor and no compiler, nor does a chunk that is cached.
"""

from __future__ import annotations

import io
import math
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.access import first_levels
from mgpusim.errors import InputError
from mgpusim.opencl.analysis.dataflow import BlockFlow
from mgpusim.trace.data import Trace
from mgpusim.trace.store import key_of, load_or_make
from mgpusim.trace.trace import gpu_key, launch_key
from mgpusim.workload.launch import Launch

if TYPE_CHECKING:
    from mgpusim.trace.chunks import ChunkMaker

__all__ = ["Stream", "StreamHead", "StreamSource", "group_work"]

Array = np.ndarray[Any, Any]

FORMAT = "stream/3"


class Stream(msgspec.Struct):
    """One chunk of work groups. Rows are warps, group-major: row = group * warps_per_group + warp.

    Every visit of block b by a row has as many entries as the block has access sites (`StreamHead.block_sites`), in that
    order; a site that did nothing in a visit has an entry of zeros, one that ran several times has the sums in its one entry.

    Attributes
    ----------
    groups : int64, linear ids of the groups in dispatch order.
    row_visit : int64 (rows + 1,); visits row_visit[r] up to row_visit[r + 1] are those of row r, in execution order.
    visit_block, visit_active, visit_repeat : int32, position of the block, active lanes (at least 1), and how many times in
        a row the same block ran with as many lanes.
    row_entry : int64 (rows + 1,), a row's entries likewise: all of its first visit, then of the next one.
    entry_cost : int32, work of the pipe: wavefronts (l1, texture), bank cycles (local), words (constant), else instructions.
    entry_lanes : int32, active lanes. entry_conflicts : int32, of atomics, lanes that meet an earlier one on their address.
    entry_tx : int64 (entries + 1,), the transactions of each entry.
    tx_line : int64, line number in the first cache the site enters. tx_mask : int64, the sectors of it. Of a global atomic
        instead the address // 4 of each distinct address, and the number of lanes on it.
    """

    groups: Array
    warps_per_group: int
    row_visit: Array
    visit_block: Array
    visit_active: Array
    visit_repeat: Array
    row_entry: Array
    entry_tx: Array
    entry_cost: Array
    entry_lanes: Array
    entry_conflicts: Array
    tx_line: Array
    tx_mask: Array

    def to_bytes(self) -> bytes:
        """Return the stream as one .npz file, each array in the narrowest integers that hold it."""
        buffer = io.BytesIO()
        arrays: dict[str, Any] = {f: _narrow(getattr(self, f)) for f in _DTYPES}
        np.savez(buffer, warps_per_group=np.int64(self.warps_per_group), **arrays)
        return buffer.getvalue()

    @classmethod
    def from_bytes(cls, data: bytes) -> Stream:
        """Read what `to_bytes` wrote."""
        with np.load(io.BytesIO(data)) as found:
            arrays = {f: found[f].astype(dtype) for f, dtype in _DTYPES.items()}
            return cls(warps_per_group=int(found["warps_per_group"]), **arrays)


_DTYPES: dict[str, Any] = {
    "groups": np.int64,
    "row_visit": np.int64,
    "visit_block": np.int32,
    "visit_active": np.int32,
    "visit_repeat": np.int32,
    "row_entry": np.int64,
    "entry_tx": np.int64,
    "entry_cost": np.int32,
    "entry_lanes": np.int32,
    "entry_conflicts": np.int32,
    "tx_line": np.int64,
    "tx_mask": np.int64,
}


def _narrow(values: Array) -> Array:
    high = int(values.max(initial=0))
    dtype = np.min_scalar_type(high) if values.min(initial=0) >= 0 else values.dtype
    return values.astype(dtype)


class StreamHead(msgspec.Struct, frozen=True):
    """What all chunks of a launch share.

    Attributes
    ----------
    blocks : the dataflow of each block, by position.
    loops : (header, blocks, parent or -1, depth) of each loop; `loop_of` the innermost loop of each block or -1.
    block_sites : per block the access sites it holds (indices into `TraceMeta.sites`), in program order.
    site_index : per site the place of its instruction in its block.
    """

    blocks: tuple[BlockFlow, ...]
    loops: tuple[tuple[int, tuple[int, ...], int, int], ...]
    loop_of: tuple[int, ...]
    block_sites: tuple[tuple[int, ...], ...]
    site_index: tuple[int, ...]

    def to_bytes(self) -> bytes:
        """Return the head as JSON."""
        return msgspec.json.encode(self)

    @classmethod
    def from_bytes(cls, data: bytes) -> StreamHead:
        """Read what `to_bytes` wrote."""
        return msgspec.json.decode(data, type=cls)


def group_work(stream: Stream, head: StreamHead, warp_size: int) -> Array:
    """Return the work of each group of a chunk, float64 (groups,), as `data.wave_work` counts it."""
    ops = np.array([math.fsum(op.count for op in block.ops) for block in head.blocks])
    issued = np.concatenate(
        [[0.0], np.cumsum(ops[stream.visit_block] * stream.visit_repeat * (1 + stream.visit_active / warp_size) / 2)]
    )
    return np.asarray(np.diff(issued[stream.row_visit]).reshape(-1, stream.warps_per_group).sum(axis=1))


class StreamSource:
    """The stream of a launch on a GPU, cut into chunks: the groups that `cores` cores hold at once.

    Parameters
    ----------
    trace : the launch's trace on this GPU (`trace_launch`).
    cores : how many cores are simulated. Fewer than the GPU has take the groups of cores evenly spread over it.
    resident : groups a core holds at once; None: as the trace says.
    cache : read and write the disk cache.

    Attributes
    ----------
    n_chunks : waves of cores * resident groups.
    head : StreamHead
    site_kind : per access site the first level it enters, TEXTURE, BUFFER or BYPASS of `mgpusim.trace.data`.
    first : the caches those three stand for (None: straight to the L2).

    Raises
    ------
    InputError
        `cores` or `resident` is out of range.

    Examples
    --------
    >>> from mgpusim.arch.load import load_gpu
    >>> from mgpusim.trace.trace import trace_launch
    >>> from mgpusim.workload.args import BufferArg
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (4096,), (BufferArg("float32", 4096),), local_size=(64,))
    >>> gpu = load_gpu("adreno-640")
    >>> found = StreamSource(launch, gpu, trace_launch(launch, gpu, cache=False), cache=False, cores=2)
    >>> found.n_chunks, len(found.chunk(0).groups), found.chunk(0).entry_lanes[:2].tolist()
    (2, 48, [64, 64])
    """

    def __init__(
        self, launch: Launch, gpu: GpuSpec, trace: Trace, *, cache: bool = True, cores: int, resident: int | None = None
    ) -> None:
        meta = trace.meta
        resident = meta.resident if resident is None else resident
        if not 1 <= cores <= meta.n_cores:
            raise InputError(f"cores {cores}: expected 1 to {meta.n_cores}, the cores of {gpu.name}")
        if resident < 1:
            raise InputError(f"resident {resident}: expected at least 1 work group per core")
        self.launch, self.gpu, self.trace = launch, gpu, trace
        self.cache, self.cores, self.resident = cache, cores, resident
        self.first = first_levels(gpu)
        self.site_kind = tuple(s.first_level for s in meta.sites)
        self._simulated = np.arange(cores, dtype=np.int64) * meta.n_cores // cores
        rounds, rest = divmod(meta.ndrange.n_groups, meta.n_cores)
        self.n_groups = rounds * cores + int((self._simulated < rest).sum())
        self.n_chunks = -(-self.n_groups // (cores * resident))

    def groups(self, i: int) -> Array:
        """Return the linear ids of the groups of chunk `i`, int64, ascending.

        Raises
        ------
        InputError
            There is no such chunk.
        """
        if not 0 <= i < self.n_chunks:
            raise InputError(f"chunk {i}: expected 0 to {self.n_chunks - 1}")
        size = self.cores * self.resident
        number = np.arange(i * size, min((i + 1) * size, self.n_groups), dtype=np.int64)
        return self._ids(number)

    @cached_property
    def head(self) -> StreamHead:
        """What all chunks share."""
        return load_or_make(
            "stream",
            key_of(FORMAT, "head", self._identity),
            StreamHead.from_bytes,
            lambda: self._maker.head(),
            StreamHead.to_bytes,
            self.cache,
        )

    def chunk(self, i: int) -> Stream:
        """Return chunk `i`, from the disk cache or recorded now.

        Raises
        ------
        InputError
            There is no such chunk.
        ExecutionError
            The kernel misbehaves in one of its groups.
        """
        groups = self.groups(i)
        return load_or_make(
            "stream", self._key(str(i)), Stream.from_bytes, lambda: self._maker.chunk(groups), Stream.to_bytes, self.cache
        )

    def _ids(self, number: Array) -> Array:
        return np.asarray(number // self.cores * self.trace.meta.n_cores + self._simulated[number % self.cores])

    def _key(self, what: str) -> str:
        structure = msgspec.json.encode([self.trace.meta.ndrange, self.trace.meta.occupancy, self.trace.meta.sites])
        return key_of(FORMAT, self._identity, gpu_key(self.gpu), structure, f"{self.cores} {self.resident} {what}")

    @cached_property
    def _identity(self) -> str:
        return launch_key(self.launch)

    @cached_property
    def _maker(self) -> ChunkMaker:
        from mgpusim.trace.chunks import ChunkMaker  # the executor and the compiler: not needed while all is cached

        return ChunkMaker(self.launch, self.gpu, self.trace, self.cores * self.resident)
