"""Which lines hold the registers of a kernel: together as many as are live, each where a person would look."""

from __future__ import annotations

from pathlib import Path

import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.opencl.analysis.definitions import Definitions
from mgpusim.opencl.analysis.registers import folded_operands, live_at_peak, live_components, live_words
from mgpusim.trace.pressure import register_lines
from mgpusim.trace.work import Work
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.launch import Launch, load_launch
from mgpusim.workload.shipped import list_examples
from tests.helpers.budgets import TILE, TILE_LINE


@pytest.mark.parametrize("name", list_examples())
def test_what_is_live_at_the_peak_is_as_much_as_is_counted(name: str) -> None:
    facts = Work(load_launch(name)).facts
    defs, divergent = Definitions(facts.function, facts.flow), facts.divergent
    for folded in (None, folded_operands(defs)):
        assert sum(live_at_peak(defs, divergent, folded).values()) == live_words(defs, divergent, folded)[0]
    held = live_at_peak(defs, divergent, components=True)
    assert sum(held.values()) == max(live_components(defs, divergent))
    assert set(held) <= set(range(len(facts.function.reg_types)))


def tile(sums: int, source: str = TILE) -> Launch:
    args = (BufferArg("float32", 65536), BufferArg("float32", 65536), BufferArg("float32", 262144), ScalarArg("int32", 16))
    return Launch(source, "tile", (1024,), args, (64,), options=f"-DTILE={sums}")


@pytest.mark.parametrize("gpu", ["adreno-640", "mali-g76-mp5", "nvidia-h200"])
def test_sums_are_held_by_the_line_that_adds(gpu: str) -> None:
    """Four words a sum, of a loop-carried value: not by the line that clears them, nor by the loop's head."""
    few, many = (register_lines(tile(sums), load_gpu(gpu)) for sums in (4, 24))
    assert next(iter(many)) == TILE_LINE
    assert many[TILE_LINE] - few[TILE_LINE] == 4 * (24 - 4)
    others = [{line: words for line, words in found.items() if line != TILE_LINE} for found in (few, many)]
    assert others[0] == others[1]


def test_lines_move_with_the_source() -> None:
    gpu = load_gpu("adreno-640")
    before, after = (register_lines(tile(8, text), gpu) for text in (TILE, "\n\n\n" + TILE))
    assert {line + 3: words for line, words in before.items()} == after


def test_a_path_and_a_text_are_the_same(tmp_path: Path) -> None:
    (tmp_path / "tile.cl").write_text(TILE, encoding="utf-8")
    launch = tile(8)
    of_file = Launch(tmp_path / "tile.cl", "tile", (1024,), launch.args, (64,), options=launch.options)
    gpu = load_gpu("adreno-640")
    assert register_lines(of_file, gpu) == register_lines(launch, gpu)
