"""Rows of a stream: what the rows of a site's events did, sorted into the rows' own sequences (for `mgpusim.trace.flatten`).

Arrays are flat int64. Of a site, `which` says which pattern each of its events repeats (`mgpusim.trace.alike`), and `fields`
holds FIELDS numbers per row and pattern, row-major. `begin` has, per class of rows and event, where the entries of the
event's visit begin in the row; `row_entry` where those of the row do. Nothing is checked.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from mgpusim.native.loader import NativeModule

__all__ = ["ROWS", "fill_entries", "place_transactions"]

Int64s = npt.NDArray[np.int64]

LANES, COST, CONFLICTS, COUNT, FIRST, FIELDS = range(6)
"""Active lanes, work of the pipe, conflicts of atomics, how many transactions; where they begin. Entries have the first four."""
ENTRY_FIELDS = FIRST
ROW, END, PATTERNS, SLOT, EVENTS = range(5)
"""Words of `what`: rows ROW up to END of a site, its patterns, its place among the sites of its block, its events."""

ROWS = NativeModule("trace/stream_kernels", {"fill_entries": 7 * "q", "place_transactions": 12 * "q"})


def fill_entries(
    what: Int64s, which: Int64s, begin: Int64s, class_of: Int64s, row_entry: Int64s, fields: Int64s, out: Int64s
) -> None:
    """Add what the rows `what` did in each event to their entries of `out`."""
    ROWS.call("fill_entries", *map(np.ascontiguousarray, (what, which, begin, class_of, row_entry, fields)), out)


def place_transactions(
    what: Int64s, which: Int64s, begin: Int64s, class_of: Int64s, row_entry: Int64s, fields: Int64s, shift: Int64s, line: Int64s,
    mask: Int64s, next_of: Int64s, line_out: Int64s, mask_out: Int64s,
) -> None:  # fmt: skip
    """Append the transactions of each row and event to those of its entry, `shift` lines further; `next_of` is each entry's
    next place in the output."""
    read = (what, which, begin, class_of, row_entry, fields, shift, line, mask)
    ROWS.call("place_transactions", *map(np.ascontiguousarray, read), next_of, line_out, mask_out)
