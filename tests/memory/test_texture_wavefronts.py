"""A texture unit with banks: what an H200 took, a twin that thinks in coordinates, and what a trace says of whole kernels."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim import predict
from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError
from mgpusim.memory.caches import texel_address, texture_wavefronts
from mgpusim.session import Session
from mgpusim.trace.data import SITE_FIELDS
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg, ImageArg, ScalarArg
from mgpusim.workload.launch import Launch
from tests.helpers.examples import examples

ROOT = Path(__file__).parents[2]
H200 = load_gpu("nvidia-h200")
TEXEL_B = {"r8": 1, "rg8": 2, "r16f": 2, "rg16f": 4, "rgba8": 4, "r32f": 4, "rgba16f": 8, "rg32f": 8, "rgba32f": 16}
Point = tuple[int, int]


def cycles(x: Any, y: Any, texel_b: int, mask: int = -1, quads: bool = False, width: int = 1024) -> int:
    x, y = np.asarray(x), np.asarray(y)
    offset = texel_address(y * width + x, width, 1024, texel_b, "block_linear")
    offset = np.where([mask >> lane & 1 for lane in range(len(x))], offset, -1)
    return int(texture_wavefronts([offset], texel_b, -(-width * texel_b // 64), quads)[0])


@pytest.mark.parametrize("name", TEXEL_B)
def test_fetches_take_what_an_h200_took(name: str) -> None:
    rows = json.loads((ROOT / "validation/h200/accesses.json").read_text(encoding="utf-8"))["texels"]
    assert len(rows) > 200
    for row in rows:
        whole = row["mask"] == (1 << 32) - 1
        for quads, measured in ((False, row["int"]), (True, row.get("float"))):
            if measured is None:
                continue
            found = cycles(row["x"], row["y"], TEXEL_B[name], row["mask"], quads)
            # the first of a warp's 4 cycles begin with 0.3 to 0.8 of a cycle on top; see `texture_wavefronts` for the others
            room = max(0.85, 0.05 * found) if whole and not quads else 3 if name == "rgba32f" else 2
            assert abs(measured[name] - found) <= room, (row["pattern"], measured[name], found)


def twin(lanes: list[Point | None], texel_b: int, quads: bool) -> int:
    """`texture_wavefronts` in columns and rows."""
    wide = texel_b == 16
    at_once = 4 if wide or quads else 8

    def word(p: Point) -> Point:
        return p[0] * texel_b // (16 if wide else 8), p[1]

    def bank(w: Point) -> tuple[int, ...]:
        x, y = w
        if wide:
            return y % 4, (x % 2 + x // 2 % 2 + y // 4 % 2) % 2
        return y % 4, x % 2, (x // 2 % 2 + y // 4 % 2) % 2

    def busiest(points: list[Point]) -> int:
        return max(Counter(map(bank, {word(p) for p in points})).values(), default=0)

    total = 0
    for first in range(0, len(lanes), 8):
        eight = 0
        for start in range(first, first + 8, at_once):
            group = [(k, p) for k, p in enumerate(lanes[start : start + at_once]) if p is not None]
            banks: dict[Point, list[Point]] = {}
            by_wavefront: dict[int, dict[int, Point]] = {}
            for k, p in group:
                x, y = p[0] * texel_b // 32, p[1] // 4
                lines = banks.setdefault((x % 2, (x // 2 + y) % 2) if wide else (y % 2, (x + y // 2) % 2), [])
                if (x, y) not in lines:
                    lines.append((x, y))
                by_wavefront.setdefault(lines.index((x, y)), {})[k] = p
            cycles = 0
            for members in by_wavefront.values():
                late = set()
                for k, p in members.items():
                    if at_once == 8 and k % 2 and k - 1 in members:
                        a, b = word(p), word(members[k - 1])
                        if a != b and (a[0] - b[0]) % 2 == 0 == (a[1] - b[1]) % 2:
                            late.add(k)
                cycles += busiest([p for k, p in members.items() if k not in late]) + busiest([members[k] for k in late])
            eight += max(cycles, 2) if group and wide and quads else cycles
        total += max(eight, 2) if wide and eight else eight
    return max(total, len(lanes) // (4 if quads else 8)) if total else 0


@st.composite
def fetches(draw: st.DrawFn) -> tuple[list[Point | None], int]:
    size = draw(st.sampled_from([2, 4, 9, 40, 300]))
    points = st.tuples(st.integers(0, size), st.integers(0, draw(st.sampled_from([0, 3, size]))))
    return draw(st.lists(st.none() | points, min_size=32, max_size=32)), size + 1


@examples(80)
@given(fetches(), st.sampled_from([1, 2, 4, 8, 16]), st.booleans())
def test_wavefronts_are_those_of_the_twin(case: tuple[list[Point | None], int], texel_b: int, quads: bool) -> None:
    lanes, width = case
    mask = sum((p is not None) << k for k, p in enumerate(lanes))
    x, y = np.array([p or (0, 0) for p in lanes]).T
    assert cycles(x, y, texel_b, mask, quads, width) == twin(lanes, texel_b, quads)


@examples(100)
@given(fetches(), st.sampled_from([1, 2, 4, 8, 16]), st.booleans(), st.integers(0, 5), st.integers(0, 5))
def test_whole_blocks_further_changes_nothing(
    case: tuple[list[Point | None], int], texel_b: int, quads: bool, right: int, down: int
) -> None:
    """`find_alike` shares what a fetch takes among all that are whole blocks away."""
    lanes, _ = case
    mask = sum((p is not None) << k for k, p in enumerate(lanes))
    x, y = np.array([p or (0, 0) for p in lanes]).T
    here = cycles(x, y, texel_b, mask, quads)
    assert cycles(x + right * (64 // texel_b), y + down * 8, texel_b, mask, quads) == here


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(InputError, match="texel_b 12: expected 1, 2, 4, 8 or 16"):
        texture_wavefronts([[0]], 12, 1)
    with pytest.raises(InputError, match="blocks 0: expected at least 1"):
        texture_wavefronts([[0]], 4, 0)


KERNEL = """constant sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
kernel void k(read_only image2d_t m, global float *restrict out, int start, int zero) {
    int x = get_local_id(0), y = get_group_id(0) & 7;
    float sum = 0;
    for (int i = 0; i < 256; ++i) sum += read_imagef(m, s, (PLACE)(x + start, y + i * zero)).x;
    out[get_global_id(0)] = sum;
}"""


def fetching(place: str, start: int) -> Launch:
    image = ImageArg("image2d", 256, 8, channels="R", dtype="float32")
    args = (image, BufferArg("float32", 1 << 20, access="write"), ScalarArg("int32", (start,)), ScalarArg("int32", (0,)))
    return Launch(KERNEL, "k", (1 << 20,), args, local_size=(128,), options=f"-DPLACE={place}")


@pytest.mark.parametrize(
    ("place", "start", "cycles"), [("int2", 0, 4), ("int2", 2, 4), ("int2", 1, 8), ("float2", 0, 8), ("float2", 1, 8)]
)
def test_kernels_wait_for_wavefronts(place: str, start: int, cycles: int) -> None:
    """Rows of floats from an even column on take a turn for eight lanes, from an odd one on two; fractions go by quads."""
    launch = fetching(place, start)
    trace = trace_launch(launch, H200, session=Session(cache=False))
    site = next(i for i, s in enumerate(trace.meta.sites) if s.kind == "texture")
    row = dict(zip(SITE_FIELDS, trace.waves[0].sites[:, site].sum(axis=0), strict=True))
    assert row["wavefronts"] == cycles * row["requests"]
    least_us = (
        (1 << 20) / 32 * 256 * max(cycles, 32 / H200.texture.texels_per_cycle_32) / H200.shader_cores / H200.clock.gpu_hz * 1e6
    )
    for engine in ("analytic", "event"):
        found = predict(launch, H200, engine)
        assert found.bound == "texture"
        assert least_us < found.latency_us < 1.15 * least_us
