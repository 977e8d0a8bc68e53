"""The compiled inside of `mgpusim.trace.stream_native`, where its arrays are explained."""

from __future__ import annotations

from mgpusim.native.jit import Int64s, compile_native
from mgpusim.trace.stream_native import (
    CONFLICTS,
    COST,
    COUNT,
    END,
    ENTRY_FIELDS,
    EVENTS,
    FIELDS,
    FIRST,
    LANES,
    PATTERNS,
    ROW,
    SLOT,
)


@compile_native(7 * "q")
def fill_entries(
    what: Int64s, which: Int64s, begin: Int64s, class_of: Int64s, row_entry: Int64s,
    fields: Int64s, out: Int64s,
) -> None:  # fmt: skip
    """Add what the rows from `row` up to `end` did in each event to their entries of `out`."""
    row = what[ROW]
    end = what[END]
    patterns = what[PATTERNS]
    slot = what[SLOT]
    events = what[EVENTS]
    while row < end:
        base = row_entry[row] + slot
        start = class_of[row] * events
        for e in range(events):
            at = (row * patterns + which[e]) * FIELDS
            if fields[at + LANES] > 0:
                to = (base + begin[start + e]) * ENTRY_FIELDS
                out[to + LANES] += fields[at + LANES]
                out[to + COST] += fields[at + COST]
                out[to + CONFLICTS] += fields[at + CONFLICTS]
                out[to + COUNT] += fields[at + COUNT]
        row += 1


@compile_native(12 * "q")
def place_transactions(
    what: Int64s, which: Int64s, begin: Int64s, class_of: Int64s, row_entry: Int64s,
    fields: Int64s, shift: Int64s, line: Int64s, mask: Int64s, next_of: Int64s, line_out: Int64s, mask_out: Int64s,
) -> None:  # fmt: skip
    """Append the transactions of each row and event to those of its entry, `shift` lines further; `next_of` is each entry's
    next place in the output."""
    row = what[ROW]
    end = what[END]
    patterns = what[PATTERNS]
    slot = what[SLOT]
    events = what[EVENTS]
    while row < end:
        base = row_entry[row] + slot
        start = class_of[row] * events
        for e in range(events):
            at = (row * patterns + which[e]) * FIELDS
            n = fields[at + COUNT]
            if n > 0:
                entry = base + begin[start + e]
                to = next_of[entry]
                next_of[entry] = to + n
                i = fields[at + FIRST]
                by = shift[e]
                stop = to + n
                while to < stop:
                    line_out[to] = line[i] + by
                    mask_out[to] = mask[i]
                    to += 1
                    i += 1
        row += 1
