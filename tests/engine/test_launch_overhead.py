"""The overhead inside the event time, which images among the arguments add to."""

from __future__ import annotations

import pytest

from mgpusim import load_gpu, predict
from mgpusim.arch.fields import with_fields
from mgpusim.engine.analytic.batch import evaluate_many
from mgpusim.engine.estimate import estimate
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg, ImageArg, Init
from mgpusim.workload.launch import Launch

TWO = """kernel void two(read_only image2d_t a, global float4 *out, write_only image2d_t b) {
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    const int x = get_global_id(0);
    float4 v = read_imagef(a, s, (int2)(x, 0));
    write_imagef(b, (int2)(x, 0), v);
    out[x] = v;
}"""


def launch() -> Launch:
    images = [ImageArg("image2d", 64, 4, 1, "RGBA", "float32", Init("zeros"), access) for access in ("read", "write")]
    return Launch(TWO, "two", (64,), (images[0], BufferArg("float32", 256, access="write"), images[1]), local_size=(64,))


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_each_image_adds_its_overhead_in_every_prediction(engine: str) -> None:
    h200 = load_gpu("nvidia-h200")
    without, dear = with_fields(h200, {"launch.image_s": 0.0}), with_fields(h200, {"launch.image_s": 3e-6})
    found = [predict(launch(), gpu, engine) for gpu in (without, dear)]
    assert found[1].latency_us - found[0].latency_us == pytest.approx(6.0)
    assert found[1].breakdown_us["launch"] == pytest.approx(found[0].breakdown_us["launch"] + 6.0)
    assert sum(found[1].breakdown_us.values()) == pytest.approx(found[1].latency_us)
    assert estimate(launch(), dear, engine).latency_us == pytest.approx(found[1].latency_us)
    assert load_gpu("adreno-640").launch.image_s is None


def test_batches_vary_it() -> None:
    trace = trace_launch(launch(), load_gpu("nvidia-h200"))
    found = evaluate_many(trace, load_gpu("nvidia-h200"), {"launch.image_s": [0.0, 1e-6, 2e-6]})
    assert (found.latency_s - found.latency_s[0]).tolist() == pytest.approx([0.0, 2e-6, 4e-6])
