"""Kernel Tuner's own functions and strategies on a GPU that is not there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mgpusim import Launch, MgpusimError, predict
from mgpusim.interop.tuners.kernel_tuner import simulated_device

SOURCE = """
__kernel void scale(__global const float *x, __global float *y, int n) {
    int i = get_group_id(0) * (block_size_x * TILE) + get_local_id(0);
    for (int t = 0; t < TILE; t++, i += block_size_x) if (i < n) y[i] = 2.0f * x[i];
}
"""
N = 1 << 16
GPU = "adreno-640"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kernel Tuner leaves sources of what failed where it runs."""
    pytest.importorskip("kernel_tuner", reason="kernel_tuner is missing: pip install kernel_tuner")
    monkeypatch.chdir(tmp_path)


def tune(**more: Any) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    import kernel_tuner

    source = more.pop("source", SOURCE)
    x, y = np.arange(N, dtype=np.float32), np.zeros(N, np.float32)
    asked: dict[str, Any] = {"block_size_x": [64, 256, 4096], "TILE": [1, 4]} | more.pop("params", {})
    with simulated_device(GPU) as spec:
        found, env = kernel_tuner.tune_kernel(
            "scale", source, N, [x, y, np.int32(N)], asked, grid_div_x=["block_size_x", "TILE"], lang="OpenCL", quiet=True, **more
        )
    assert env["device_name"] == spec.name
    return found, env


def test_times_are_predictions() -> None:
    found, _ = tune()
    ran = {(one["block_size_x"], one["TILE"]): one for one in found if isinstance(one["time"], float)}
    assert set(ran) == {(64, 1), (64, 4), (256, 1), (256, 4)}
    for (block, tile), one in ran.items():
        launch = Launch(
            SOURCE, "scale", (N // tile,), (np.arange(N, dtype=np.float32), np.zeros(N, np.float32), np.int32(N)),
            local_size=(block,), options=f"-Dblock_size_x={block} -DTILE={tile}",
        )  # fmt: skip
        expected = predict(launch, GPU)
        assert one["time"] == pytest.approx(expected.latency_us / 1e3, rel=1e-9)
        assert (one["time_low"], one["time_high"]) == pytest.approx([us / 1e3 for us in expected.interval_us])
        assert one["bound"] == expected.bound


def test_what_does_not_fit_is_a_failure_that_strategies_skip() -> None:
    util = pytest.importorskip("kernel_tuner.util", reason="kernel_tuner is missing: pip install kernel_tuner")
    local = "    __local float kept[TILE * 4096];\n    kept[get_local_id(0)] = x[0]; barrier(1);\n"
    source = SOURCE.replace("    int i =", f"{local}    int i =").replace("2.0f", "kept[n % 64]")
    found, _ = tune(source=source, params={"block_size_x": [64]})
    by_tile = {one["TILE"]: one for one in found}
    assert isinstance(by_tile[1]["time"], float)
    assert isinstance(by_tile[4]["__error__"], util.RuntimeFailedConfig)  # 64 KiB of local memory


@pytest.mark.parametrize("strategy", ["random_sample", "simulated_annealing", "greedy_ils"])
def test_strategies_run_unchanged(strategy: str) -> None:
    found, _ = tune(strategy=strategy, strategy_options={"max_fevals": 4}, params={"block_size_x": [32, 64, 128, 256]})
    assert 0 < len(found) <= 4
    assert min(one["time"] for one in found) > 0


def test_wrong_arguments_are_no_failure_of_a_configuration() -> None:
    with pytest.warns(UserWarning, match="do not match in size"), pytest.raises(MgpusimError, match=r"takes 2 arguments, got 3"):
        tune(source="__kernel void scale(__global const float *x, __global float *y) { y[get_global_id(0)] = x[0]; }")


def test_answers_are_refused() -> None:
    with pytest.raises(MgpusimError, match="computes no results"):
        tune(answer=[None, np.zeros(N, np.float32), None])


def test_the_backend_is_given_back() -> None:
    opencl = pytest.importorskip("kernel_tuner.backends.opencl", reason="kernel_tuner is missing: pip install kernel_tuner")
    before = opencl.OpenCLFunctions
    with pytest.raises(MgpusimError, match="unknown GPU"), simulated_device("adreno-64"):
        pass
    with pytest.raises(ZeroDivisionError), simulated_device(GPU):
        1 / 0
    assert opencl.OpenCLFunctions is before
