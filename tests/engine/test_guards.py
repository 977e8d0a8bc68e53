"""Branches around blocks: which they are, and what a warp waits for them, against a micro-benchmark of a real device."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.operations import branching
from mgpusim.engine.estimate import estimate
from mgpusim.opencl.analysis.facts import ShortBranch
from mgpusim.opencl.analysis.kernel import kernel_facts
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg, Init, ScalarArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import open_module, pick_kernel

MEASURED = Path(__file__).parents[2] / "validation" / "h200" / "guards"
GPU = load_gpu("nvidia-h200")
FREE = load_gpu("nvidia-h200", {"core.guard_cycles": "0"})
ROWS = {
    (row["kernel"], row["mask"], row["items"]): row["cycles_a_turn"]
    for row in json.loads((MEASURED / "guards.json").read_text(encoding="utf-8"))["rows"]
}


def launch(kernel: str, mask: int, items: int, iterations: int, folder: Path) -> Launch:
    held = folder / f"{mask}.npy"
    np.save(held, np.concatenate([np.full(4096, value, np.int32) for value in (mask, 1000, -1000)]))
    args = (
        BufferArg("float32", 4096), BufferArg("int32", 3 * 4096, init=Init("file", str(held))), ScalarArg("int32", (iterations,)),
        ScalarArg("float32", (0.999,)), ScalarArg("float32", (0.5,)),
    )  # fmt: skip
    return Launch((MEASURED / "guards.cl").read_text(encoding="utf-8"), kernel, (items,), args, (items,))


def cycles_an_iteration(kernel: str, mask: int, items: int, gpu: GpuSpec, engine: str, folder: Path) -> float:
    few, many = (
        estimate(launch(kernel, mask, items, iterations, folder), gpu, engine, session=Session(cache=False)).latency_us
        for iterations in (100, 300)
    )
    return (many - few) * 1e-6 * GPU.clock.gpu_hz / 200


@pytest.mark.parametrize(("kernel", "mask"), [("plain", 255), ("guarded", 255), ("guarded", 0), ("chained", 255), ("chained", 0)])
def test_a_warp_alone_waits_as_it_was_measured(kernel: str, mask: int, tmp_path: Path) -> None:
    found = cycles_an_iteration(kernel, mask, 32, GPU, "event", tmp_path)
    assert found == pytest.approx(ROWS[kernel, mask, 32], rel=0.12)


def test_guards_that_are_free_were_too_fast(tmp_path: Path) -> None:
    assert cycles_an_iteration("guarded", 0, 32, FREE, "event", tmp_path) < 0.3 * ROWS["guarded", 0, 32]


def test_the_analytic_engine_counts_each_guard_of_an_iteration(tmp_path: Path) -> None:
    with_guards, without = (cycles_an_iteration("guarded", 255, 32, gpu, "analytic", tmp_path) for gpu in (GPU, FREE))
    assert GPU.core.guard_cycles is not None
    assert with_guards - without == pytest.approx(8 * GPU.core.guard_cycles, rel=0.02)
    plain = [cycles_an_iteration("plain", 255, 32, gpu, "analytic", tmp_path) for gpu in (GPU, FREE)]
    assert plain[0] == pytest.approx(plain[1])


def guards_of(source: str, entry: str) -> tuple[tuple[int, float], ...]:
    one = Launch(source, entry, (64,), (), (64,))
    return kernel_facts(pick_kernel(open_module(one), one)).guards


def test_guards_are_branches_by_what_differs_between_lanes() -> None:
    body = "for (int k = 0; k < 9; k++) { y = y * y + a[k]; y = sin(y); }"
    inner = f"int i = get_global_id(0); float y = a[i]; if (y > 3.0f) {{ {body} }} a[i] = y;"
    varying = f"kernel void f(global float *a, int n) {{ {inner} }}"
    uniform = varying.replace("y > 3.0f", "n > 3")
    assert len(guards_of(varying, "f")) == 1
    assert guards_of(uniform, "f") == ()


def test_a_guard_under_a_guard_counts_half() -> None:
    source = """kernel void f(global float *a, global float *b) {
        int i = get_global_id(0);
        if (a[i] > 3.0f) { b[i] = 1.0f; if (a[i + 1] > b[i + 1]) atomic_inc((global int *)b); b[i + 7] = 2.0f; }
        b[i + 9] = 3.0f;
    }"""
    assert [share for _, share in guards_of(source, "f")] == [1.0, 0.5]


def test_predicated_branches_are_none() -> None:
    guards = [(0, 1.0), (4, 0.5)]
    assert branching(GPU, guards, [ShortBranch(1, 0, 2.0), ShortBranch(5, 4, 90.0)]) == ((4, 0.5),)
    adreno = load_gpu("adreno-640")
    assert branching(adreno, guards, [ShortBranch(1, 0, 2.0)]) == tuple(guards)
