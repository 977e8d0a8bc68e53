"""The compiled loops of shaping against what they stand for, written plainly."""

from __future__ import annotations

import numpy as np
import pytest

from mgpusim.trace.order_native import Placing, match_events, place_in_order, touched_sectors

LANES = 300  # more than are compared at once


@pytest.mark.parametrize("kind", [np.int32, np.int64])
@pytest.mark.parametrize("image", [False, True])
def test_events_match_where_all_lanes_are_as_far_apart(kind: type, image: bool) -> None:
    rng = np.random.default_rng(0)
    forms = rng.integers(0, 50, (4, LANES)) - (10 if image else 0)
    forms[1, -1] += 1  # they differ in the last lane alone
    forms[2] = forms[1]
    forms[2, 0] += 1
    rows = [np.where(form < 0, -1, form + by) if image else form + by for by in (0, 7, 1000) for form in forms]
    if image:
        rows.append(np.full(LANES, -1))
    payload = np.concatenate(rows).astype(kind)
    start = np.append(np.arange(len(rows)) * LANES, [-1, -1])
    value = np.append(np.zeros(len(rows), int), [5, -1])
    pattern, at = match_events(payload, LANES, start, value, image)

    def shape(row: np.ndarray) -> tuple[int, ...]:
        inside = row[row >= 0] if image else row
        return tuple(np.where(row < 0, -1, row - inside[0]) if image else row - row[0])

    known: dict[tuple[int, ...], int] = {}
    whole = [row for row in rows if not image or (row >= 0).any()]
    assert pattern[: len(whole)].tolist() == [known.setdefault(shape(row), len(known)) for row in whole]
    assert at[: len(whole)].tolist() == [int((row[row >= 0] if image else row)[0]) for row in whole]
    assert pattern[len(whole) :].tolist() == [-2] * image + [-1, -2]


def test_transactions_go_by_wave_batch_row_and_event() -> None:
    rng = np.random.default_rng(1)
    rows, patterns, n = 6, 5, 40
    counts = rng.integers(0, 4, patterns * rows)
    first = np.concatenate([[0], np.cumsum(counts)])
    line, mask = rng.integers(0, 99, first[-1]), rng.integers(1, 16, first[-1]).astype(np.uint32)
    wave, core = np.array([1, 0, 0, -1, 1, 0]), np.array([0, 1, 0, 0, 1, 1])
    batch = np.sort(rng.integers(0, 7, n))
    which, shift, slot = rng.integers(0, patterns, n), rng.integers(0, 9, n), rng.integers(0, 3, n)
    slots = np.array([[0, 0, 0], [1, 1, 2], [2, 0, 1]])
    expected = []
    for e in range(n):
        for r in range(rows):
            for i in range(first[which[e] * rows + r], first[which[e] * rows + r + 1]):
                kind, write, site = slots[slot[e]].tolist()
                what = (line[i] + shift[e], mask[i], kind, write, core[r], core[r] * 3 + site)
                expected.append(((wave[r], batch[e], r, e), tuple(map(int, what))))
    expected.sort(key=lambda one: one[0])
    found = place_in_order(
        Placing(batch, which * rows, shift, slot), 8, first, line, mask, wave, core, 2, slots, 3, len(expected)
    )
    columns = (found.line, found.mask, found.kind, found.write, found.core, found.site)
    assert list(zip(*(c.tolist() for c in columns), strict=True)) == [what for _, what in expected]
    assert found.batch.tolist() == [key[1] for key, _ in expected]
    waves = [key[0] for key, _ in expected]
    assert [waves[found.wave(w)] for w in (-1, 0, 1)] == [[w] * waves.count(w) for w in (-1, 0, 1)]
    levels = np.array([[128, 32], [256, 64], [64, 16]])
    touched: list[set[int]] = [set(), set()]
    for at, bits, kind, write, *_ in (what for key, what in expected if key[0] == 1):
        line_b, sector_b = levels[kind].tolist()
        for s in range(line_b // sector_b):
            if bits >> s & 1:
                touched[write] |= {(at * line_b + s * sector_b + more) // 32 for more in range(0, sector_b, 32)}
    read, written = touched_sectors(found, found.wave(1), levels, 32, 200 * 256 // 32)
    assert (read.tolist(), written.tolist()) == (sorted(touched[0]), sorted(touched[1]))
