"""What figures share: names along lines that cover nothing, whatever the lines, and roofs of one rate."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from matplotlib.figure import Figure

from mgpusim.arch.load import load_gpu
from mgpusim.report.figures.drawing import Named, Ray, named_rays
from mgpusim.report.figures.roofline import Colours, bandwidth_roofs, draw_roofs

ROOM = (0.0, 0.0, 640.0, 360.0)


def apart(one: Named, other: Named) -> bool:
    """Whether two boxes do not overlap: along a side of either, all of one is before all of the other."""
    for shape in (one, other):
        for (x0, y0), (x1, y1) in zip(shape.corners, shape.corners[1:], strict=False):
            ends = [[(x1 - x0) * x + (y1 - y0) * y for x, y in each.corners] for each in (one, other)]
            if max(ends[0]) <= min(ends[1]) + 1e-9 or max(ends[1]) <= min(ends[0]) + 1e-9:
                return True
    return False


@given(
    st.lists(st.floats(0.0, 250.0), min_size=1, max_size=6),
    st.floats(-50.0, 0.0),
    st.lists(st.tuples(st.floats(100.0, 500.0), st.floats(50.0, 300.0), st.floats(2.0, 9.0)), max_size=5),
)
def test_names_of_parallel_lines_cover_neither_each_other_nor_the_edge(shifts, degrees, spots) -> None:
    dx, dy = 300.0 * math.cos(math.radians(degrees)), 300.0 * math.sin(math.radians(degrees))
    lines = [((60.0 + s, 340.0), (60.0 + s + dx, 340.0 + dy)) for s in shifts]
    rays = [Ray(f"level {i}", start, end) for i, (start, end) in enumerate(lines)]
    names = named_rays(rays, ROOM, spots)
    for one, other in combinations(names, 2):
        assert apart(one, other)
    for name in names:
        assert all(ROOM[0] <= x <= ROOM[2] and ROOM[1] <= y <= ROOM[3] for x, y in name.corners)
        assert name.turn == pytest.approx(degrees)


def test_a_name_makes_way_for_a_mark_and_a_line() -> None:
    ray = Ray("L2", (0.0, 100.0), (200.0, 100.0))
    (free,) = named_rays([ray], ROOM, [])
    assert free.at == (100.0, 96.0)
    (moved,) = named_rays([ray], ROOM, [(100.0, 92.0, 5.0)])
    assert moved.at[1] == 112.5  # below the line, which is nearer than beside the mark
    (between, _) = named_rays([ray, Ray("L1", (0.0, 92.0), (200.0, 92.0))], ROOM, [])
    assert between.at[1] == 112.5  # the other line would go through it


def test_roofs_of_one_rate_show_each_colour() -> None:
    gpu = load_gpu("mali-g710-mp7")
    roofs = bandwidth_roofs(gpu)
    assert roofs["l1"] == roofs["texture_l1"]
    colours = Colours()
    axes = Figure().add_subplot()
    draw_roofs(axes, gpu, [1.0], [10.0], colours)
    widths = {line.get_color(): line.get_linewidth() for line in axes.lines}
    one, other = sorted(widths[colours.levels[level]] for level in ("l1", "texture_l1"))
    assert other == pytest.approx(3 * one)
    assert widths[colours.levels["l2"]] == pytest.approx(one)
