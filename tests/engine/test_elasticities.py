"""Elasticities are of what leaves the trace as it is, and are slopes of the latency."""

from __future__ import annotations

import math

import pytest

from mgpusim import list_gpus, load_gpu
from mgpusim.arch.fields import get_field, numeric_fields, replaced
from mgpusim.arch.schema import about
from mgpusim.engine.analytic.interval import elasticities
from mgpusim.engine.predict import predict_analytic
from mgpusim.trace.trace import gpu_key
from tests.engine.test_analytic import traced

STEP = 1.05


@pytest.mark.each_time(every=5)
@pytest.mark.parametrize("name", list_gpus())
@pytest.mark.parametrize("kernel", ["sines", "tile", "blur"])
def test_no_field_that_decides_the_trace_is_varied(kernel: str, name: str) -> None:
    """But for those of which a small step decides nothing, and that the equations read as rates beside."""
    trace, features = traced(kernel, name)
    gpu = load_gpu(name)
    for path in elasticities(features, gpu, trace.meta.occupancy):
        same = gpu_key(replaced(gpu, path, STEP * get_field(gpu, path))) == gpu_key(gpu)
        assert same or path in ("l1.b_per_cycle", "core.sub_cores"), path


def test_what_the_h200_states_of_its_trace_is_not_varied() -> None:
    trace, features = traced("sines", "nvidia-h200")
    gpu = load_gpu("nvidia-h200")
    slopes = elasticities(features, gpu, trace.meta.occupancy)
    stated = {
        "l1.combining",
        "l1.tags_per_cycle",
        "l1.store_b_per_cycle",
        "dram.burst_b",
        "dram.write_b",
        "model.unroll_limit_ops",
    }
    assert stated <= set(numeric_fields(gpu))
    assert not stated & set(slopes)


@pytest.mark.parametrize("name", ["adreno-640", "mali-g72-mp12", "nvidia-h200"])
def test_a_slope_is_that_of_two_predictions(name: str) -> None:
    trace, features = traced("sines", name)
    gpu = load_gpu(name)
    base = predict_analytic(trace, gpu).latency_us
    for path, slope in elasticities(features, gpu, trace.meta.occupancy).items():
        if about(path).affects == "rate" and isinstance(get_field(gpu, path), float):
            moved = predict_analytic(trace, replaced(gpu, path, STEP * get_field(gpu, path))).latency_us
            assert slope == pytest.approx(math.log(moved / base) / math.log(STEP), abs=1e-9), path
