"""What the tests of the command line share: isolated cache and configuration, a runner, a prediction made by hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from mgpusim.cli.app import cli
from mgpusim.engine.prediction import Advice, Prediction

Run = Callable[..., Result]


@pytest.fixture(scope="session")
def _shared_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def _isolated(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, _shared_cache: Path) -> None:
    """No test reads or writes the user's cache or presets; traces are kept between the tests of a session."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(_shared_cache))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.delenv("COLUMNS", raising=False)
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")


@pytest.fixture
def run() -> Run:
    """Return a function that runs the command line in this process."""

    def invoke(*args: str | Path) -> Result:
        result = CliRunner().invoke(cli, [str(a) for a in args])
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return invoke


@pytest.fixture
def kernels(tmp_path: Path) -> Path:
    """Return a file of small kernels, some of which misbehave."""
    path = tmp_path / "work" / "kernels.cl"
    path.write_text(
        "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }\n"
        "kernel void strided(global float *a) { a[get_global_id(0) * 32] = 1; }\n"
        "kernel void banks(global float *a, local float *s) {\n"
        "  int i = get_local_id(0);\n"
        "  s[i * 32] = a[i];\n"
        "  barrier(CLK_LOCAL_MEM_FENCE);\n"
        "  a[i] = s[(31 - i) * 32];\n"
        "}\n"
        "kernel void outside(global float *a) {\n"
        "  a[get_global_id(0) * 2] = 1;\n"
        "}\n"
        "kernel void diverge(global float *a) {\n"
        "  if (get_local_id(0) < 3) barrier(CLK_LOCAL_MEM_FENCE);\n"
        "  a[get_global_id(0)] = 1;\n"
        "}\n"
        "kernel void forever(global int *a) { int i = 1; while (a[0] < 500) { i += a[i & 3]; if (i == -77) break; } a[1] = i; }\n"
        "kernel void picture(read_only image2d_t i, global float *a) { a[0] = read_imagef(i, (int2)(0, 0)).x; }\n"
        "kernel void tables(global float *a, int n) {\n"
        "  float s = 0; for (int i = 0; i < n; i++) if (a[i] > 0) s += a[i] * a[i]; a[0] = s;\n"
        "}\n"
    )
    return path


@pytest.fixture
def prediction() -> Prediction:
    """Return a prediction with round numbers."""
    return Prediction(
        gpu="adreno-640", engine="analytic", kernel="conv", global_size=(56, 56, 64), local_size=(8, 4, 4), local_from="launch",
        latency_us=1000.0, interval_us=(600.0, 1700.0), bound="texture",
        breakdown_us={"launch": 3.0, "texture": 800.0, "fp": 150.0, "l2": 47.0},
        utilization={"cores": 1.0, "alu": 0.25, "sfu": 0.0, "texture": 0.8, "local": None, "l2": 0.5, "dram": 0.0004},
        hit_rate={"l1": None, "texture_l1": 0.25, "l2": 0.987, "slc": None}, dram_b=2_000_000.0, l2_b=65536.0,
        occupancy={"warp_size": 128, "warps_per_group": 1, "groups_per_core": 15, "warps_per_core": 15, "items_per_core": 1920,
                   "limiter": "local_memory", "fraction": 0.625, "spilled": 0, "turns": 1},
        divergence=0.25, flops=3.7e9, gflops=3700.0, intensity={"l1": None, "texture_l1": 0.4, "l2": 5.0, "dram": 1850.0},
        op_mix={"fma": 0.7, "texture": 0.2, "iadd": 0.1}, registers=(24, 31, 43), spilled_registers=2, guess_share=0.125,
        guesses={"texture.latency_cycles": 0.1}, waves=75, sampled_groups=60, n_groups=3136, footprint_b=1e7,
        advice=(Advice("local memory without bank conflicts", 750.0),),
    )  # fmt: skip
