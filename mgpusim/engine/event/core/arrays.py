"""The arrays that the core's functions are given, as structs."""

from __future__ import annotations

from typing import NamedTuple

from mgpusim.engine.event.layout import Constants, Entry, GroupLog, SliceRow, State, StreamRow, Transaction, Visit
from mgpusim.native.reference import reference, rows
from mgpusim.native.struct import Rows

as_constants = reference(Constants)
as_state = reference(State)
as_stream_rows = rows(StreamRow)
as_visits = rows(Visit)
as_entries = rows(Entry)
as_transactions = rows(Transaction)
as_log = rows(GroupLog)
as_slices = rows(SliceRow)


class Streams(NamedTuple):
    """What comes with a chunk of groups, and what is noted of them."""

    rows: Rows[StreamRow]
    visits: Rows[Visit]
    entries: Rows[Entry]
    tx: Rows[Transaction]
    log: Rows[GroupLog]
    slices: Rows[SliceRow]
