"""Images on a GPU: what both engines make of kernels that use them, and how kinds of images compare."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest

from mgpusim import load_gpu, predict
from mgpusim.cost.access import first_levels
from mgpusim.engine.prediction import Prediction
from mgpusim.session import Session
from mgpusim.trace.accesses import Accesses
from mgpusim.trace.data import SITE_FIELDS, TEXTURE
from mgpusim.trace.make import fit, sampled
from mgpusim.trace.trace import trace_launch
from mgpusim.trace.work import Work
from mgpusim.workload.args import Arg, BufferArg, ImageArg, Init, ScalarArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import contents_of, run

GPUS = ("adreno-640", "mali-t860-mp4", "mali-g76-mp5", "intel-hd505", "nvidia-h200")
ENGINES = ("analytic", "event")


def predicted(source: str, args: Sequence[Arg], gpu: str, engine: str, size: tuple[int, ...] = (64, 64)) -> Prediction:
    local = (16, 4, 1)[: len(size)]
    return predict(Launch(source, "", size, tuple(args), local_size=local), gpu, engine, session=Session(cache=False))


@pytest.mark.parametrize("gpu", GPUS)
def test_an_image_that_no_sampled_item_reaches(gpu: str) -> None:
    source = """kernel void k(read_only image2d_t in, global float4 *out, int n) {
        int i = get_global_id(0);
        out[i] = 0.0f;
        if (i < n) { out[i] = read_imagef(in, (int2)(i, 0)); }
    }"""
    picture = ImageArg("image2d", 64, 64, init=Init("zeros"))
    args = (picture, BufferArg("float32", 4 * 64, Init("zeros")), ScalarArg("int32", (0,)))
    for engine in ENGINES:
        assert predicted(source, args, gpu, engine, (64,)).latency_us > 0


def texture_requests(source: str, args: Sequence[Arg], size: tuple[int, ...] = (64, 64)) -> float:
    found = trace_launch(Launch(source, "k", size, tuple(args), local_size=(16, 4)), load_gpu("adreno-640"))
    rows = [i for i, s in enumerate(found.meta.sites) if s.kind == "texture"]
    return float(sum(w.sites[:, rows, SITE_FIELDS.index("requests")].sum() for w in found.waves))


def test_fetches_of_a_wave_that_is_not_full() -> None:
    """140 items are one full wave of 128 and one of 12: the unit that takes whole waves takes 256 lanes."""
    source = """kernel void k(read_only image2d_t in, global float *out) {
        int i = get_global_id(0);
        out[i] = read_imagef(in, (int2)(i % 64, i / 64)).x;
    }"""
    launch = Launch(source, "k", (140,), (PICTURE, BufferArg("float32", 140)), local_size=(140,))
    found = {}
    for whole in (False, True):
        trace = trace_launch(launch, load_gpu("adreno-640", {"texture.whole_waves": whole}), session=Session(cache=False))
        (row,) = [i for i, s in enumerate(trace.meta.sites) if s.kind == "texture"]
        found[whole] = sum(float(w.sites[:, row, SITE_FIELDS.index("lanes")].sum()) for w in trace.waves)
    assert found == {False: 140, True: 256}


PICTURE = ImageArg("image2d", 64, 64, init=Init("uniform"), access="read")
OTHER = ImageArg("image2d", 128, 32, dtype="unorm8", init=Init("uniform"), access="read")
PICKS = """constant sampler_t edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
kernel void k(read_only image2d_t a, read_only image2d_t b, global float *out, int n) {{
    int x = get_global_id(0), y = get_global_id(1);
    out[y * 64 + x] = read_imagef({choice}, edge, (int2)(x, y)).x + get_image_width({choice});
}}"""


@pytest.mark.parametrize(
    ("choice", "first"),
    [("n > 3 ? a : b", lambda x, y: False), ("n < 3 ? a : b", lambda x, y: True), ("x & 1 ? a : b", lambda x, y: x % 2 == 1),
     ("y & 1 ? b : x < 20 ? a : b", lambda x, y: y % 2 == 0 and x < 20)],
)  # fmt: skip
def test_a_conditional_between_images(choice: str, first: Callable[[int, int], bool]) -> None:
    args = (PICTURE, OTHER, BufferArg("float32", 64 * 64, Init("zeros")), ScalarArg("int32", (1,)))
    launch = Launch(PICKS.format(choice=f"({choice})"), "k", (64, 64), args, local_size=(16, 4))
    found = run(launch)[2].reshape(64, 64)
    pictures = contents_of(launch)
    a, b = pictures[0][0, :, :, 0], pictures[1][0, :, :, 0] / np.float32(255)
    for y in range(64):
        for x in range(64):
            want = a[y, x] + np.float32(64) if first(x, y) else b[min(y, 31), x] + np.float32(128)
            assert found[y, x] == pytest.approx(want, rel=1e-6)
    for engine in ENGINES:
        assert predict(launch, "mali-g76-mp5", engine, session=Session(cache=False)).latency_us > 0


def test_a_warp_that_differs_in_its_image_fetches_twice() -> None:
    args = (PICTURE, PICTURE, BufferArg("float32", 64 * 64, Init("zeros")), ScalarArg("int32", (1,)))
    once, twice = (texture_requests(PICKS.format(choice=f"({c})"), args) for c in ("n > 3 ? a : b", "x & 1 ? a : b"))
    assert twice == 2 * once > 0


SAME = """constant sampler_t edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
kernel void k(read_only {kind}_t in, write_only {kind}_t out) {{
    int x = get_global_id(0), y = get_global_id(1);
    float4 sum = 0.0f;
    for (int i = 0; i < 8; i++) sum += read_imagef(in, edge, {read});
    write_imagef(out, {write}, sum);
}}"""
COORDINATES = {
    "image1d": ("x + i + 64 * y", "x + 64 * y"),
    "image1d_buffer": ("x + i + 64 * y", "x + 64 * y"),
    "image1d_array": ("(int2)(x + i + 64 * y, 0)", "(int2)(x + 64 * y, 0)"),
    "image2d": ("(int2)(x + i, y)", "(int2)(x, y)"),
    "image2d_array": ("(int4)(x + i, y, 0, 0)", "(int4)(x, y, 0, 0)"),
    "image3d": ("(int4)(x + i, y, 0, 0)", "(int4)(x, y, 0, 0)"),
}


def of_kind(kind: str, engine: str, gpu: str, layers: int = 1) -> Prediction:
    read, write = COORDINATES[kind]
    source = SAME.format(kind=kind, read=read, write=write)
    if kind == "image1d_buffer":
        source = source.replace("edge, ", "")
    sizes = (64, 64) if kind.startswith(("image2d", "image3d")) else (4096, 1)
    pictures = [
        ImageArg(kind, *sizes, layers if kind.endswith(("array", "3d")) else 1, init=Init("zeros"), access=access)
        for access in ("read", "write")
    ]
    return predicted(source, pictures, gpu, engine)


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("gpu", GPUS)
def test_one_layer_costs_what_an_image_without_layers_does(gpu: str, engine: str) -> None:
    flat, line = of_kind("image2d", engine, gpu).latency_us, of_kind("image1d", engine, gpu).latency_us
    assert of_kind("image2d_array", engine, gpu).latency_us == pytest.approx(flat, rel=1e-9)
    assert of_kind("image3d", engine, gpu).latency_us == pytest.approx(flat, rel=1e-9)
    assert of_kind("image1d_array", engine, gpu).latency_us == pytest.approx(line, rel=1e-9)
    # without a sampler the last reads fetch nothing, where a sampler fetches the edge
    assert of_kind("image1d_buffer", engine, gpu).latency_us == pytest.approx(line, rel=1e-3)
    # layers that nobody reads move what comes after them in memory, to which sets of the caches matter
    bound = 0.02 if engine == "analytic" else 0.1
    assert of_kind("image2d_array", engine, gpu, layers=4).latency_us == pytest.approx(flat, rel=bound)


def fetched(gpu: str, row_pitch: int | None, read: str, size: tuple[int, int] = (256, 64)) -> dict[str, float]:
    """Counters of reading an image of 1-byte texels at `read`, a texel for each item of `size`."""
    source = f"""kernel void k(read_only image2d_t in, global uint *out) {{
        int x = get_global_id(0), y = get_global_id(1);
        out[y * get_global_size(0) + x] = read_imageui(in, {read}).x;
    }}"""
    picture = ImageArg("image2d", 256, 64, 1, "R", "uint8", Init("zeros"), "read", row_pitch)
    out = BufferArg("uint32", 256 * 64, Init("zeros"), "write")
    found = trace_launch(Launch(source, "k", size, (picture, out), local_size=(64, 1)), load_gpu(gpu))
    row = next(i for i, s in enumerate(found.meta.sites) if s.kind == "texture")
    return dict(zip(SITE_FIELDS, sum(w.sites[:, row].sum(axis=0) for w in found.waves).tolist(), strict=True))


@pytest.mark.parametrize("gpu", GPUS)
def test_an_image_made_from_a_buffer_lies_in_rows(gpu: str) -> None:
    line_b = first_levels(load_gpu(gpu))[TEXTURE].line_b
    # along a row a warp's texels lie side by side; down a column each lies in a row of its own, and so in a line of its own
    along = fetched(gpu, 256, "(int2)(x, y)")
    assert along["transactions"] == along["lanes"] / min(line_b, along["lanes"] / along["requests"])
    down = "(int2)(y, x)", (64, 256)
    for pitch in (256, 512):
        columns = fetched(gpu, pitch, *down)
        assert columns["transactions"] == columns["lanes"]
    # what a tiled image keeps together, rows take apart; lanes of Midgard do not share a fetch
    apart = fetched(gpu, None, *down)
    if load_gpu(gpu).texture.layout != "linear" and apart["lanes"] > apart["requests"]:
        assert apart["transactions"] < apart["lanes"]
    assert fetched(gpu, 0, *down) == fetched(gpu, 256, *down)


@pytest.mark.each_time("analytic")
@pytest.mark.parametrize("engine", ENGINES)
def test_rows_of_a_buffer_suit_no_columns(engine: str) -> None:
    source = """kernel void k(read_only image2d_t in, write_only image2d_t out) {
        int x = get_global_id(0), y = get_global_id(1);
        float4 sum = 0.0f;
        for (int i = 0; i < 16; i++) sum += read_imagef(in, (int2)(y, (x + i) & 511));
        write_imagef(out, (int2)(x, y), sum);
    }"""
    times = []
    for pitch in (None, 2048, 8192):
        picture = ImageArg("image2d", 512, 512, 1, "RGBA", "unorm8", Init("zeros"), "read", pitch)
        out = ImageArg("image2d", 512, 512, 1, "RGBA", "unorm8", Init("zeros"), "write")
        times.append(predicted(source, (picture, out), "adreno-640", engine, (512, 512)).latency_us)
    assert times[0] < 0.9 * times[1] <= times[2]


def test_values_do_not_depend_on_the_pitch() -> None:
    source = """kernel void k(read_only image2d_t in, write_only image2d_t out) {
        int2 at = (int2)(get_global_id(0), get_global_id(1));
        write_imagei(out, at, read_imagei(in, at.yx) + 1);
    }"""
    found = []
    for pitch in (None, 64, 256):
        picture = ImageArg("image2d", 8, 8, 1, "RGBA", "int16", Init("uniform"), "read", pitch)
        out = ImageArg("image2d", 8, 8, 1, "RGBA", "int16", Init("zeros"), "write", pitch)
        launch = Launch(source, "k", (8, 8), (picture, out), local_size=(8, 1))
        found.append(run(launch)[1])
        np.testing.assert_array_equal(found[-1][0], contents_of(launch)[0][0].swapaxes(0, 1) + 1)


def test_narrow_rows_lie_beside_no_other_image() -> None:
    """A row starts a cache line: 1-byte texels, one to a row, take 64 times the bytes that they hold."""
    source = """kernel void k(read_only image1d_array_t a, read_only image1d_array_t b, global uint *out) {
        int i = get_global_id(0);
        out[i] = read_imageui(a, (int2)(0, i)).x + read_imageui(b, (int2)(0, i)).x;
    }"""
    column = ImageArg("image1d_array", 1, 1, 256, "R", "uint8", Init("zeros"))
    launch = Launch(source, "k", (256,), (column, column, BufferArg("uint32", 256, Init("zeros"))), local_size=(64,))
    gpu, work = load_gpu("adreno-640"), Work(launch, Session(cache=False))
    fitted = fit(work, launch, gpu)
    sample = sampled(work, fitted, "", session=Session(cache=False))
    accesses = Accesses(sample.recording, work.function, gpu, fitted.occupancy, np.zeros(4, np.int64), 4, 1)
    assert abs(accesses.base[0] - accesses.base[1]) >= 64 * 256
