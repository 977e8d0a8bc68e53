"""A stream as data: what each warp does, visit by visit and transaction by transaction. Importing it costs no executor."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.opencl.analysis.dataflow import BlockFlow
from mgpusim.trace.packing import pack_arrays, unpack_arrays


class Stream(msgspec.Struct):
    """One chunk of work groups. Rows are warps, group-major: row = group * warps_per_group + warp.

    Every visit of block b by a row has as many entries as the block has access sites (`StreamHead.block_sites`), in that
    order; a site that did nothing in a visit has an entry of zeros, one that ran several times has the sums in its one entry.
    Arrays of entries and transactions that come from the disk cache are of narrower integers than said here.

    Attributes
    ----------
    groups : int64, linear ids of the groups in dispatch order.
    row_visit : int64 (rows + 1,); visits row_visit[r] up to row_visit[r + 1] are those of row r, in execution order.
    visit_block, visit_active, visit_repeat : int32, position of the block, active lanes (0 where the warp only issues predicated
        instructions), and how many times in a row the same block ran with as many lanes.
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
        """Return the stream as bytes, each array in the narrowest integers that hold it."""
        return pack_arrays({f: _narrow(getattr(self, f)) for f in _ARRAYS}, str(self.warps_per_group).encode())

    @classmethod
    def from_bytes(cls, data: bytes) -> Stream:
        """Read what `to_bytes` wrote."""
        arrays, warps_per_group = unpack_arrays(data)
        few = {f: arrays[f].astype(dtype) for f, dtype in _FEW.items()}
        return cls(warps_per_group=int(warps_per_group), **{**arrays, **few})


_FEW: dict[str, Any] = {
    "groups": np.int64,
    "row_visit": np.int64,
    "visit_block": np.int32,
    "visit_active": np.int32,
    "visit_repeat": np.int32,
    "row_entry": np.int64,
}
"""Types of the arrays that are widened when they are read. Those of entries and transactions are long and stay as they are."""
_ARRAYS = (*_FEW, "entry_tx", "entry_cost", "entry_lanes", "entry_conflicts", "tx_line", "tx_mask")


def _narrow(values: Array) -> Array:
    if values.min(initial=0) < 0:
        return values
    dtype = np.min_scalar_type(int(values.max(initial=0)))
    return values.astype(dtype) if dtype.itemsize < values.itemsize else values


class StreamHead(msgspec.Struct, frozen=True):
    """What all chunks of a launch share.

    Attributes
    ----------
    blocks : the dataflow of each block, by position.
    loops : (header, blocks, parent or -1, depth) of each loop; `loop_of` the innermost loop of each block or -1.
    block_sites : per block the access sites it holds (indices into `TraceMeta.sites`), in program order.
    site_index : per site the place of its instruction in its block.
    predicated : (block, the block whose warps issue it) of those that are predicated instructions, by position.
    cold : first byte and end of the arguments that no cache holds when the launch begins.
    guards : blocks whose branch a warp waits for.
    """

    blocks: tuple[BlockFlow, ...]
    loops: tuple[tuple[int, tuple[int, ...], int, int], ...]
    loop_of: tuple[int, ...]
    block_sites: tuple[tuple[int, ...], ...]
    site_index: tuple[int, ...]
    predicated: tuple[tuple[int, int], ...] = ()
    cold: tuple[tuple[int, int], ...] = ()
    guards: tuple[int, ...] = ()

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
