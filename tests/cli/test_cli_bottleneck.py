"""`mgpusim bottleneck` as a user meets it, and its figures against single predictions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import load_gpu
from mgpusim.engine.estimate import estimate
from mgpusim.workload.launch import load_launch
from tests.helpers.provenance import said_predicted

LAUNCH = """
source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
global = 262144
local = 256
[[args]]
buffer = { dtype = "float32", count = 262144 }
"""


@pytest.fixture
def launch() -> Path:
    Path("twice.toml").write_text(LAUNCH, encoding="utf-8")
    return Path("twice.toml")


@pytest.mark.slow
def test_bandwidth_limits_a_stream(run, launch):
    result = run("bottleneck", launch, "--gpu", "adreno-640", "--svg", "b.svg")
    assert result.exit_code == 0, result.output
    assert "Limited by DRAM bandwidth" in result.output
    assert Path("b.svg").read_text(encoding="utf-8").startswith("<svg xmlns")


@pytest.mark.slow
def test_savings_are_those_of_single_predictions(run, launch):
    found = json.loads(run("bottleneck", launch, "--gpu", "adreno-640", "--json").stdout)[0]
    assert found["schema"] == "mgpusim.bottleneck/1"
    assert said_predicted(found) == ("analytic", "adreno-640")
    gpu = load_gpu("adreno-640")
    base = estimate(load_launch(launch), gpu).latency_us
    gains = {g["name"]: g for g in found["fields"]}
    for path in ("dram.b_per_s", "dram.latency_s", "l2.b_per_cycle", "registers.per_core"):
        less = gains[path]["less"]
        assert less == (path == "dram.latency_s")
        value = gpu.dram.b_per_s if path == "dram.b_per_s" else None
        if value is None:
            continue
        for key, factor in (("tenth", 1.1), ("double", 2.0)):
            other = estimate(load_launch(launch), with_fields(gpu, {path: value * factor})).latency_us
            assert gains[path][key] == pytest.approx(1 - other / base)


@pytest.mark.slow
def test_a_coarsened_convolution_waits_for_registers_or_the_texture_cache(run):
    """The claim of Romou, section 3.2, on its own kernel: 4 x 4 blocks of a 1x1 convolution on an Adreno 640."""
    found = json.loads(run("bottleneck", "conv1x1_image", "--gpu", "adreno-640", "--no-fields", "--json").stdout)[0]
    gains = {g["name"]: g["tenth"] for g in found["resources"]}
    assert max(gains["registers"], gains["texture L1 bandwidth"]) > 0.03
    assert gains["ALUs"] < 0.005


def test_what_is_wrong_is_said(run, launch):
    for args, said in (
        ((launch,), "no GPU"),
        ((launch, "--gpu", "adreno-640", "--svg", "b.png"), "expected the path of a .svg"),
        ((launch, "--gpu", "adreno-640", "--gpu", "mali-g76-mp5", "--svg", "b.svg"), "one target on one GPU"),
        ((launch, "--gpu", "adreno-640", "--engine", "evnt"), "did you mean 'event'"),
    ):
        result = run("bottleneck", *args)
        assert result.exit_code == 2
        assert said in result.output
