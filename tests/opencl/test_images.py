"""Images against a scalar reading of the OpenCL 1.2 specification (8.2 to 8.4).

The twin below takes one lane at a time, in float32 steps, formula by formula; it shares no code with the module.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import ExecutionError, InputError
from mgpusim.opencl.execution.image_access import fetch, store
from mgpusim.opencl.execution.image_taps import Sampler, taps
from mgpusim.opencl.execution.images import DIMS, Image, query
from tests.helpers.examples import examples

F = np.float32
STORAGE = {
    "snorm8": "int8", "snorm16": "int16", "unorm8": "uint8", "unorm16": "uint16", "float16": "float16", "float32": "float32",
    "int8": "int8", "int16": "int16", "int32": "int32", "uint8": "uint8", "uint16": "uint16", "uint32": "uint32",
}  # fmt: skip
CHANNELS = {"R": 1, "A": 1, "RG": 2, "RA": 2, "RGB": 3, "RGBA": 4, "BGRA": 4, "ARGB": 4, "INTENSITY": 1, "LUMINANCE": 1,
            "Rx": 1, "RGx": 2, "RGBx": 3}  # fmt: skip


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """The executor runs under the same setting."""
    with np.errstate(all="ignore"):
        yield


# ---------------------------------------------------------------- the twin: 8.2, one lane


def clamp(value: int, low: int, high: int) -> int:
    return max(low, min(value, high))


def table_8_1(mode: str, coord: int, size: int) -> int:
    return {"clamp_to_edge": clamp(coord, 0, size - 1), "clamp": clamp(coord, -1, size), "none": coord}[mode]


def twin_axis(c: Any, size: int, sampler: Sampler) -> list[tuple[int, Any]]:
    """(texel, weight) pairs of one axis, the texel possibly outside."""
    linear = sampler.filter == "linear"
    if sampler.address == "repeat":
        u = (F(c) - F(math.floor(F(c)))) * F(size)
        if not linear:
            i = math.floor(u)
            return [(i - size if i > size - 1 else i, None)]
        i0 = math.floor(u - F(0.5))
        i1 = i0 + 1
        a = (u - F(0.5)) - F(math.floor(u - F(0.5)))
        return [(size + i0 if i0 < 0 else i0, F(1) - a), (i1 - size if i1 > size - 1 else i1, a)]
    if sampler.address == "mirrored_repeat":
        s = F(2.0) * np.rint(F(0.5) * F(c))
        u = abs(F(c) - s) * F(size)
        if not linear:
            return [(min(math.floor(u), size - 1), None)]
        i0 = math.floor(u - F(0.5))
        a = (u - F(0.5)) - F(math.floor(u - F(0.5)))
        return [(max(i0, 0), F(1) - a), (min(i0 + 1, size - 1), a)]
    u = F(c) * F(size) if sampler.normalized else c
    if not linear:
        return [(table_8_1(sampler.address, math.floor(u), size), None)]
    low = math.floor(F(u) - F(0.5))
    a = (F(u) - F(0.5)) - F(low)
    return [(table_8_1(sampler.address, low, size), F(1) - a), (table_8_1(sampler.address, low + 1, size), a)]


def twin_taps(image: Image, sampler: Sampler | None, lane: list[Any]) -> list[tuple[int, Any]]:
    how = sampler or Sampler(False, "none", "nearest")
    axes, layered = DIMS[image.dims]
    sizes = [image.width, image.height, image.depth]
    per_axis = [twin_axis(lane[k], sizes[k], how) for k in range(axes)]
    while len(per_axis) < 2:
        per_axis.append([(0, None)])
    if layered:
        w = lane[axes]
        layer = int(w) if sampler is None else clamp(int(np.rint(w)), 0, image.depth - 1)
        per_axis.append([(layer, None)])
    elif axes < 3:
        per_axis.append([(0, None)])
    out = []
    for k, wk in per_axis[2]:
        for j, wj in per_axis[1]:
            for i, wi in per_axis[0]:
                inside = 0 <= i < image.width and 0 <= j < image.height and 0 <= k < image.depth
                weight = wi
                for w in (wj, wk):
                    weight = weight if w is None else weight * w
                out.append(((k * image.height + j) * image.width + i if inside else -1, weight))
    return out


def twin_decode(dtype: str, value: Any) -> Any:
    if dtype == "unorm8":
        return int(value) / 255
    if dtype == "unorm16":
        return int(value) / 65535
    if dtype == "snorm8":
        return max(-1.0, int(value) / 127)
    if dtype == "snorm16":
        return max(-1.0, int(value) / 32767)
    return float(value) if dtype.startswith("float") else int(value)


def twin_colour(image: Image, index: int) -> list[Any]:
    """Component mapping of 6.12.14.5 and the border colours of 6.12.14.1."""
    order, alpha_0 = image.order, ("A", "INTENSITY", "Rx", "RA", "RGx", "RGBx", "ARGB", "BGRA", "RGBA")
    if index < 0:
        return [0, 0, 0, 0 if order in alpha_0 else 1]
    c = [twin_decode(image.dtype, v) for v in image.data.reshape(-1, CHANNELS[order])[index]]
    if order in ("R", "Rx"):
        return [c[0], 0, 0, 1]
    if order == "A":
        return [0, 0, 0, c[0]]
    if order in ("RG", "RGx"):
        return [c[0], c[1], 0, 1]
    if order == "RA":
        return [c[0], 0, 0, c[1]]
    if order in ("RGB", "RGBx"):
        return [*c, 1]
    if order == "BGRA":
        return [c[2], c[1], c[0], c[3]]
    if order == "ARGB":
        return [c[1], c[2], c[3], c[0]]
    if order == "INTENSITY":
        return [c[0]] * 4
    return [c[0], c[0], c[0], 1] if order == "LUMINANCE" else c


# ---------------------------------------------------------------- strategies


def random_data(shape: tuple[int, ...], dtype: str, seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    kind = np.dtype(STORAGE[dtype])
    if kind.kind == "f":
        return rng.normal(size=shape).astype(kind)
    info = np.iinfo(kind)
    return rng.integers(info.min, info.max, size=shape, dtype=kind, endpoint=True)


@st.composite
def image_of(draw: st.DrawFn, dtypes: tuple[str, ...] = tuple(STORAGE)) -> Image:
    dims = draw(st.sampled_from(sorted(DIMS)))
    axes, layered = DIMS[dims]
    width = draw(st.integers(1, 6))
    height = draw(st.integers(1, 5)) if axes > 1 else 1
    depth = draw(st.integers(1, 4)) if axes > 2 or layered else 1
    order, dtype = draw(st.sampled_from(sorted(CHANNELS))), draw(st.sampled_from(dtypes))
    data = random_data((depth, height, width, CHANNELS[order]), dtype, draw(st.integers(0, 99)))
    return Image(dims, width, height, depth, order, dtype, data)


samplers = st.builds(
    Sampler,
    normalized=st.just(True),
    address=st.sampled_from(["none", "clamp_to_edge", "clamp", "repeat", "mirrored_repeat"]),
    filter=st.sampled_from(["nearest", "linear"]),
) | st.builds(
    Sampler,
    normalized=st.just(False),
    address=st.sampled_from(["none", "clamp_to_edge", "clamp"]),
    filter=st.sampled_from(["nearest", "linear"]),
)
# exact eighths put coordinates on texel borders and centres, where rounding rules differ
eighths = st.integers(-40, 80).map(lambda n: F(n / 8))
floats = eighths | st.floats(-9, 9, width=32).map(F)


def lanes_of(draw: st.DrawFn, image: Image, values: Any, dtype: Any) -> tuple[list[Any], list[list[Any]]]:
    """Coordinates as the executor holds them (some components uniform), and the same lane by lane."""
    count = draw(st.integers(1, 5))
    components, columns = [], []
    for _ in range(4 if image.axes + image.layered > 2 else image.axes + image.layered):
        if draw(st.booleans()):
            value = draw(values)
            components.append(value)
            columns.append([value] * count)
        else:
            column = draw(st.lists(values, min_size=count, max_size=count))
            components.append(np.array(column, dtype))
            columns.append(column)
    return components, [list(lane) for lane in zip(*columns, strict=True)]


def check_taps(image: Image, sampler: Sampler | None, components: list[Any], lanes: list[list[Any]]) -> None:
    found = taps(image, sampler, components)
    without = taps(image, sampler, components, weights=False)
    assert [t.weight for t in without] == [None] * len(found)
    for n, lane in enumerate(lanes):
        expected = twin_taps(image, sampler, lane)
        got = []
        for tap, bare in zip(found, without, strict=True):
            assert isinstance(tap.index, int) or tap.index.dtype == np.int64
            assert np.array_equal(tap.index, bare.index)
            index = tap.index if isinstance(tap.index, int) else int(tap.index[n])
            weight = tap.weight[n] if isinstance(tap.weight, np.ndarray) else tap.weight
            assert weight is None or weight.dtype == np.float32
            got.append((index, weight))
        assert got == expected


@pytest.mark.slow
@examples(400)
@given(data=st.data(), image=image_of(), sampler=samplers)
def test_taps_float(data: st.DataObject, image: Image, sampler: Sampler) -> None:
    components, lanes = lanes_of(data.draw, image, floats, np.float32)
    check_taps(image, sampler, components, lanes)


@pytest.mark.slow
@examples(300)
@given(
    data=st.data(),
    image=image_of(),
    sampler=st.none() | st.sampled_from(["none", "clamp_to_edge", "clamp"]).map(lambda a: Sampler(False, a, "nearest")),
)
def test_taps_int(data: st.DataObject, image: Image, sampler: Sampler | None) -> None:
    values = st.integers(-3, 8) | st.sampled_from([-(2**31), 2**31 - 1, -1, 0])
    components, lanes = lanes_of(data.draw, image, values, np.int32)
    check_taps(image, sampler, components, lanes)


@examples(100)
@given(data=st.data(), image=image_of(), want_half=st.booleans(), sampler=samplers)
def test_fetch(data: st.DataObject, image: Image, want_half: bool, sampler: Sampler) -> None:
    want = {"i": "i", "u": "ui"}.get(image.dtype[0], "f") if not image.dtype.startswith("un") else "f"
    if want != "f":
        sampler = Sampler(sampler.normalized, sampler.address, "nearest")
    elif want_half and image.dtype != "float32":
        want = "h"
    components, lanes = lanes_of(data.draw, image, floats, np.float32)
    found = taps(image, sampler, components)
    colour = fetch(image, found, want)
    assert len(colour) == 4
    uniform = all(isinstance(t.index, int) and not isinstance(t.weight, np.ndarray) for t in found)
    for n, lane in enumerate(lanes):
        texels = [(twin_colour(image, i), w) for i, w in twin_taps(image, sampler, lane)]
        for c, component in enumerate(colour):
            value = component[n] if isinstance(component, np.ndarray) else component
            assert not (uniform and isinstance(component, np.ndarray))
            if want in ("i", "ui"):
                assert isinstance(value, int) or value.dtype == np.int32  # signed, canonical
                assert int(value) % 2**32 == texels[0][0][c] % 2**32
                continue
            assert value.dtype == (np.float16 if want == "h" else np.float32)
            expected = sum(float(t[c]) * (1.0 if w is None else float(w)) for t, w in texels)
            scale = sum(abs(float(t[c])) for t, _ in texels)
            assert abs(float(value) - expected) <= (1e-3 if want == "h" else 1e-6) * max(scale, 1e-30) + 1e-7


@pytest.mark.parametrize("size", [1, 2, 3, 4, 7])
@pytest.mark.parametrize("filter_", ["nearest", "linear"])
@pytest.mark.parametrize("address", ["none", "clamp_to_edge", "clamp", "repeat", "mirrored_repeat"])
def test_taps_along_a_line(size: int, filter_: str, address: str) -> None:
    """Every 32nd of an image width from two widths before it to two after: all texel edges and centres, one array."""
    image, sampler = Image("1d", size), Sampler(True, address, filter_)
    line = np.arange(-64, 97, dtype=np.float32) / F(32)
    check_taps(image, sampler, [line], [[F(c)] for c in line])


@pytest.mark.parametrize("bad", [np.nan, np.inf, -np.inf, 1e30, -1e30])
@pytest.mark.parametrize("address", ["none", "clamp_to_edge", "clamp", "repeat", "mirrored_repeat"])
@pytest.mark.parametrize("filter_", ["nearest", "linear"])
@pytest.mark.parametrize("normalized", [False, True])
def test_taps_of_undefined_coordinates_stay_in_the_image(bad: float, address: str, filter_: str, normalized: bool) -> None:
    image = Image("2d_array", 3, 2, 2)
    for value in (F(bad), np.array([bad, 0.5], np.float32)):
        for tap in taps(image, Sampler(normalized, address, filter_), [value, value, value]):
            assert np.all((np.asarray(tap.index) >= -1) & (np.asarray(tap.index) < image.texels))


@pytest.mark.parametrize("size", [1, 2, 3, 5])
def test_unnormalized_repeat_has_the_period_of_the_image(size: int) -> None:
    image = Image("1d", size)
    whole = np.arange(-12, 13, dtype=np.int32)
    ramp = list(range(size))
    for address, period in (("repeat", ramp), ("mirrored_repeat", ramp + ramp[::-1])):
        expected = [period[i % len(period)] for i in whole]
        sampler = Sampler(False, address, "nearest")
        assert taps(image, sampler, [whole])[0].index.tolist() == expected
        assert [taps(image, sampler, [int(i)])[0].index for i in whole] == expected
        assert taps(image, sampler, [whole + F(0.5)])[0].index.tolist() == expected


def test_two_images_side_by_side_may_be_beyond_int32() -> None:
    image = Image.__new__(Image)  # without its storage
    image.dims, image.axes, image.layered, image.height, image.depth = "1d_buffer", 1, False, 1, 1
    image.width = image.texels = 1 << 30
    found = taps(image, Sampler(False, "mirrored_repeat", "nearest"), [np.array([5, 2**30, 2**31 - 1], np.int32)])
    assert found[0].index.tolist() == [5, 2**30 - 1, 0]


def test_border_index_beyond_int32() -> None:
    image = Image.__new__(Image)  # 2^32 texels without their storage: taps need the sizes only
    image.dims, image.axes, image.layered = "2d", 2, False
    image.width = image.height = 1 << 16
    image.depth, image.texels = 1, 1 << 32
    found = taps(image, None, [np.array([65535, 65536], np.int32), np.array([65535, 0], np.int32)])
    assert found[0].index.tolist() == [2**32 - 1, -1]
    assert taps(image, None, [5, np.array([65535], np.int32)])[0].index.tolist() == [65535 * 65536 + 5]


# ---------------------------------------------------------------- writes


def twin_encode(dtype: str, value: Any) -> Any:
    """8.3.1.2 and 8.3.2: round half to even, saturate; integers saturate from 32 bits."""
    if dtype.startswith("float"):
        return np.dtype(STORAGE[dtype]).type(F(value))
    scales = {
        "unorm8": (255, 0, 255),
        "unorm16": (65535, 0, 65535),
        "snorm8": (127, -128, 127),
        "snorm16": (32767, -32768, 32767),
    }
    if dtype in scales:
        scale, low, high = scales[dtype]
        if math.isnan(value):
            return 0
        return round(max(low, min(high, float(F(value) * F(scale)))))
    if dtype.startswith("u"):
        return min(int(value) % 2**32, 2 ** int(dtype[4:]) - 1)
    bits = int(dtype[3:])
    return max(-(2 ** (bits - 1)), min(2 ** (bits - 1) - 1, int(value)))


@examples(60)
@given(data=st.data(), image=image_of(), masked=st.booleans())
def test_store(data: st.DataObject, image: Image, masked: bool) -> None:
    components, lanes = lanes_of(data.draw, image, st.integers(-1, 6), np.int32)
    count = len(lanes)
    is_float = "norm" in image.dtype or "float" in image.dtype
    values = floats | st.floats(-1, 1, width=32).map(F) | st.just(F(np.nan)) if is_float else st.integers(-(2**31), 2**31 - 1)
    colour, columns = [], []
    for _ in range(4):
        column = data.draw(st.lists(values, min_size=count, max_size=count))
        if data.draw(st.booleans()):
            column = [column[0]] * count
            colour.append(column[0])
        else:
            colour.append(np.array(column, np.float32 if is_float else np.int32))
        columns.append(column)
    mask = np.array(data.draw(st.lists(st.booleans(), min_size=count, max_size=count))) if masked else None
    wholly_uniform = mask is None and not any(isinstance(c, np.ndarray) for c in [*components, *colour])
    expected = image.data.reshape(-1, CHANNELS[image.order]).copy()
    outside = 0
    for n, lane in enumerate(lanes):
        if mask is not None and not mask[n]:
            continue
        [(index, _)] = twin_taps(image, None, lane)
        if index < 0:
            outside += 1
            continue
        r, g, b, a = (columns[c][n] for c in range(4))
        stored = {"R": [r], "Rx": [r], "A": [a], "RG": [r, g], "RGx": [r, g], "RA": [r, a], "RGB": [r, g, b], "RGBx": [r, g, b],
                  "RGBA": [r, g, b, a], "BGRA": [b, g, r, a], "ARGB": [a, r, g, b], "INTENSITY": [r],
                  "LUMINANCE": [r]}  # fmt: skip
        expected[index] = [twin_encode(image.dtype, v) for v in stored[image.order]]
    dropped = store(image, components, colour, mask)
    assert dropped == (min(outside, 1) if wholly_uniform else outside)
    assert np.array_equal(image.data.reshape(expected.shape), expected, equal_nan=is_float)


@pytest.mark.parametrize("dtype", ["unorm8", "snorm8", "unorm16", "snorm16", "float16"])
def test_every_stored_value_survives_a_read_and_a_write(dtype: str) -> None:
    kind = np.dtype(STORAGE[dtype])
    values = np.arange(2 ** (8 * kind.itemsize), dtype=np.uint32).astype(f"uint{8 * kind.itemsize}").view(kind)
    image = Image("1d", len(values), order="R", dtype=dtype, data=values.copy())
    at = np.arange(len(values), dtype=np.int32)
    red = fetch(image, taps(image, None, [at]), "f")[0]
    store(image, [at], [red, 0.0, 0.0, 1.0])
    expected = values.copy()
    if dtype.startswith("snorm"):  # the lowest code means -1 as well and is not written
        expected[values == np.iinfo(kind).min] += 1
    assert np.array_equal(image.data.ravel(), expected, equal_nan=dtype == "float16")


@pytest.mark.parametrize("dtype", ["unorm8", "snorm8", "unorm16", "snorm16"])
def test_ties_round_to_even(dtype: str) -> None:
    scale = {"unorm8": 255, "snorm8": 127, "unorm16": 65535, "snorm16": 32767}[dtype]
    step = 1 if scale < 256 else 31  # odd: ties and codes alike
    half = np.arange(-2 * scale - 5, 2 * scale + 5, step, dtype=np.float64) / (2 * scale)
    values = half.astype(np.float32)
    image = Image("1d", len(values), order="R", dtype=dtype)
    store(image, [np.arange(len(values), dtype=np.int32)], [values, 0.0, 0.0, 1.0])
    assert image.data.ravel().tolist() == [twin_encode(dtype, v) for v in values]


def test_store_writes_into_the_array_given() -> None:
    data = np.zeros((1, 1, 3, 4), np.float32)
    store(Image("2d", 3, 1, data=data), [1, 0], [F(1), F(2), F(3), F(4)])
    assert data[0, 0, 1].tolist() == [1, 2, 3, 4]
    assert data.sum() == 10


def test_the_highest_lane_wins() -> None:
    image = Image("1d", 1, order="R", dtype="int32")
    store(image, [0], [np.arange(1000, dtype=np.int32), 0, 0, 0])
    assert image.data.ravel().tolist() == [999]


# ---------------------------------------------------------------- queries, descriptions, errors


def test_queries() -> None:
    image = Image("3d", 5, 4, 3, order="RG", dtype="uint16")
    assert query(image, "get_image_dim") == [5, 4, 3, 0]
    names = ("get_image_width", "get_image_height", "get_image_depth", "get_image_channel_data_type", "get_image_channel_order")
    assert [query(image, n) for n in names] == [5, 4, 3, 0x10DB, 0x10B2]
    assert query(Image("2d_array", 5, 4, 7), "get_image_array_size") == 7
    assert query(Image("1d_array", 5, 1, 7), "get_image_array_size") == 7
    with pytest.raises(ExecutionError, match="get_image_width"):
        query(image, "get_image_with")


@pytest.mark.parametrize("bits", range(64))
def test_sampler_bits(bits: int) -> None:
    if bits >> 1 & 7 > 4 or bits >> 4 == 3:
        with pytest.raises(InputError, match="sampler bits"):
            Sampler.from_bits(bits)
        return
    sampler = Sampler.from_bits(bits)
    assert sampler.bits == (bits if bits & 0x30 else bits | 0x10)
    names = {0: "none", 1: "clamp_to_edge", 2: "clamp", 3: "repeat", 4: "mirrored_repeat"}
    assert (sampler.normalized, sampler.address) == (bool(bits & 1), names[bits >> 1 & 7])


def test_descriptions_are_refused_with_every_problem() -> None:
    with pytest.raises(InputError) as error:
        Image("4d", 0, order="RGBAA", dtype="float33")
    assert len(error.value.problems) == 4
    with pytest.raises(InputError, match="sizes it does not have"):
        Image("1d", 4, 2)
    with pytest.raises(InputError, match="image data"):
        Image("2d", 4, 2, data=np.zeros(8, np.float32))
    with pytest.raises(InputError, match="clamp_to_edge"):
        Sampler(address="clamp_to_egde")


def test_undefined_reads_and_writes_are_refused() -> None:
    image = Image("2d", 4, 4, dtype="int8")
    with pytest.raises(ExecutionError, match="read_imagei"):
        fetch(image, taps(image, None, [0, 0]), "f")
    with pytest.raises(ExecutionError, match="linear"):
        fetch(image, taps(image, Sampler(filter="linear"), [F(0), F(0)]), "i")
    with pytest.raises(ExecutionError, match="read_imageh"):
        fetch(Image("1d", 1), taps(Image("1d", 1), None, [0]), "h")
    with pytest.raises(ExecutionError, match="float colours"):
        store(image, [0, 0], [F(1)] * 4)
    with pytest.raises(ExecutionError, match="integer colours"):
        store(Image("1d", 1), [0], [1, 2, 3, 4])
