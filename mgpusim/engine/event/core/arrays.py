"""The arrays that the core's functions are given, as structs."""

from __future__ import annotations

from typing import NamedTuple

from mgpusim.engine.event.layout import Constants, Entry, GroupLog, SliceRow, State, StreamRow
from mgpusim.native.reference import reference, rows
from mgpusim.native.struct import Rows, Words

as_constants = reference(Constants)
as_state = reference(State)
as_stream_rows = rows(StreamRow)
as_entries = rows(Entry)
as_log = rows(GroupLog)
as_slices = rows(SliceRow)


class Streams(NamedTuple):
    """What comes with a chunk of groups, and what is noted of them."""

    rows: Rows[StreamRow]
    visits: Words  # how often a block is repeated << BLOCK_BITS | block
    entries: Rows[Entry]
    conflicts: Words  # of each entry, lanes of an atomic on local memory that meet an earlier one; empty without those
    tx: Words  # line << mask_bits | sectors; of an atomic on global memory word << mask_bits | lanes
    log: Rows[GroupLog]
    slices: Rows[SliceRow]
