"""The compiled inside of `mgpusim.trace.stream_native`, where its arrays are explained."""

from __future__ import annotations

from mgpusim.native.jit import Int64s, add, compile_native, get, put
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
    row = get(what, ROW)
    end = get(what, END)
    patterns = get(what, PATTERNS)
    slot = get(what, SLOT)
    events = get(what, EVENTS)
    while row < end:
        base = get(row_entry, row) + slot
        start = get(class_of, row) * events
        for e in range(events):
            at = (row * patterns + get(which, e)) * FIELDS
            if get(fields, at + LANES) > 0:
                to = (base + get(begin, start + e)) * ENTRY_FIELDS
                add(out, to + LANES, get(fields, at + LANES))
                add(out, to + COST, get(fields, at + COST))
                add(out, to + CONFLICTS, get(fields, at + CONFLICTS))
                add(out, to + COUNT, get(fields, at + COUNT))
        row += 1


@compile_native(12 * "q")
def place_transactions(
    what: Int64s, which: Int64s, begin: Int64s, class_of: Int64s, row_entry: Int64s,
    fields: Int64s, shift: Int64s, line: Int64s, mask: Int64s, next_of: Int64s, line_out: Int64s, mask_out: Int64s,
) -> None:  # fmt: skip
    """Append the transactions of each row and event to those of its entry, `shift` lines further; `next_of` is each entry's
    next place in the output."""
    row = get(what, ROW)
    end = get(what, END)
    patterns = get(what, PATTERNS)
    slot = get(what, SLOT)
    events = get(what, EVENTS)
    while row < end:
        base = get(row_entry, row) + slot
        start = get(class_of, row) * events
        for e in range(events):
            at = (row * patterns + get(which, e)) * FIELDS
            n = get(fields, at + COUNT)
            if n > 0:
                entry = base + get(begin, start + e)
                to = get(next_of, entry)
                put(next_of, entry, to + n)
                i = get(fields, at + FIRST)
                by = get(shift, e)
                stop = to + n
                while to < stop:
                    put(line_out, to, get(line, i) + by)
                    put(mask_out, to, get(mask, i))
                    to += 1
                    i += 1
        row += 1
