"""The compiled inside of `mgpusim.trace.flatten`: what the rows of a site's events did, sorted into the rows' own sequences.

Arrays are flat int64. Of a site, `which` says which pattern each of its events repeats (`mgpusim.trace.alike`), and `fields`
holds FIELDS numbers per row and pattern, row-major. `begin` has, per class of rows and event, where the entries of the
event's visit begin in the row; `row_entry` where those of the row do. Nothing is checked.
"""

from __future__ import annotations

from mgpusim.arch.jit import Int64s, add, compile_kernel, get, put

LANES, COST, CONFLICTS, COUNT, FIRST, FIELDS = range(6)
"""Active lanes, work of the pipe, conflicts of atomics, how many transactions; where they begin. Entries have the first four."""
ENTRY_FIELDS = FIRST


@compile_kernel
def fill_entries(
    row: int, end: int, patterns: int, slot: int, which: Int64s, begin: Int64s, class_of: Int64s, row_entry: Int64s,
    fields: Int64s, out: Int64s,
) -> None:  # fmt: skip
    """Add what the rows from `row` up to `end` did in each event to their entries of `out`."""
    events = which.size
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


@compile_kernel
def place_transactions(
    row: int, end: int, patterns: int, slot: int, which: Int64s, begin: Int64s, class_of: Int64s, row_entry: Int64s,
    fields: Int64s, shift: Int64s, line: Int64s, mask: Int64s, next_of: Int64s, line_out: Int64s, mask_out: Int64s,
) -> None:  # fmt: skip
    """Append the transactions of each row and event to those of its entry, `shift` lines further; `next_of` is each entry's
    next place in the output."""
    events = which.size
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
