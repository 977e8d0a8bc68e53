"""Global atomics: their wavefronts against a count by hand, and both engines against what an H200 took."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import load_gpu
from mgpusim.engine.estimate import estimate
from mgpusim.trace.accesses import Accesses
from mgpusim.workload.corpus import Measurement, read_corpus

MEASURED = Path(__file__).parents[2] / "validation" / "h200" / "operations" / "h200.json.gz"
GPU = load_gpu("nvidia-h200")


@given(st.lists(st.lists(st.integers(-1, 70), min_size=4, max_size=4), min_size=1, max_size=6), st.sampled_from([16, 32, 64]))
def test_wavefronts_are_of_each_sector_the_most_lanes_on_one_word(rows: list[list[int]], sector_b: int) -> None:
    address = np.array([[4 * word if word >= 0 else -1 for word in row] for row in rows])
    expected = []
    for row in rows:
        lanes = Counter(word for word in row if word >= 0)
        sectors = {4 * word // sector_b for word in lanes}
        expected.append(sum(max(n for word, n in lanes.items() if 4 * word // sector_b == sector) for sector in sectors))
    assert Accesses.atomic_wavefronts(address, (address >= 0).sum(axis=1), sector_b).tolist() == expected


@cache
def measured() -> dict[tuple[int, int, int], Measurement]:
    """Atomics by kind, neighbours in a row, and words."""
    found = [m for m in read_corpus(MEASURED).launches if m.tags["family"] == "atomics"]
    return {(m.tags["kind"], m.tags["lanes"], m.tags["words"]): m for m in found}


@pytest.mark.parametrize("engine", ["analytic", "event"])
@pytest.mark.parametrize("case", [(0, 1, 1), (0, 1, 8), (0, 1, 64), (0, 1, 256), (0, 1, 4096), (0, 4, 64), (2, 1, 32)])
def test_atomics_that_meet_take_what_an_h200_takes(case: tuple[int, int, int], engine: str) -> None:
    """Nothing is fitted to these launches but the time of one word and where units of L2 begin."""
    item = measured()[case]
    assert estimate(item.launch, GPU, engine).latency_us == pytest.approx(item.time_ns.median / 1e3, rel=0.15)


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_units_that_are_one_line_would_be_faster(engine: str) -> None:
    """64 words are two lines and one unit, 256 words eight lines and two units."""
    lines = with_fields(GPU, {"atomics.interleave_b": None})
    for words, ratio in ((64, 2), (256, 4)):
        item = measured()[0, 1, words]
        units, apart = (estimate(item.launch, gpu, engine).latency_us for gpu in (GPU, lines))
        assert units / apart == pytest.approx(ratio, rel=0.2)
