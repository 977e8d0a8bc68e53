"""TVM's MetaSchedule on a GPU that is not there: its OpenCL as launches, and a search."""

from __future__ import annotations

from typing import Any

import pytest

from mgpusim import MgpusimError, load_gpu, predict
from mgpusim.interop.tuners.tvm import device, launches_of, target_of

N = 256
MISSING = "tvm is missing: pip install 'mgpusim[tvm]'"


@pytest.fixture
def module() -> Any:
    """Return a product of matrices, not scheduled; each test its own, as dlight schedules a module where it lies."""
    tvm = pytest.importorskip("tvm", minversion="0.27", reason=MISSING)
    from tvm import te

    a, b, k = te.placeholder((N, N), name="A"), te.placeholder((N, N), name="B"), te.reduce_axis((0, N), "k")
    c = te.compute((N, N), lambda i, j: te.sum(a[i, k] * b[k, j], axis=k), name="C")
    return tvm.IRModule({"main": te.create_prim_func([a, b, c]).with_attr("global_symbol", "main")})


def scheduled(module: Any, target: Any) -> Any:
    from tvm.s_tir import dlight

    with target:
        return dlight.ApplyDefaultSchedule(dlight.gpu.Matmul(), dlight.gpu.Fallback())(module)


def test_the_target_has_the_limits(module: Any) -> None:
    gpu = load_gpu("adreno-640")
    target = target_of(gpu)
    assert target.kind.name == "opencl"
    assert int(target.attrs["max_shared_memory_per_block"]) == gpu.local.max_per_group_b
    assert int(target.attrs["max_num_threads"]) == gpu.limits.max_work_group_size


def test_a_module_is_its_launches(module: Any) -> None:
    target = target_of("adreno-640")
    (launch,) = launches_of(scheduled(module, target), target)
    assert "__kernel" in str(launch.source)
    assert [arg.count for arg in launch.args] == [N * N] * 3  # type: ignore[union-attr]
    found = predict(launch, "adreno-640")
    assert found.flops == pytest.approx(2 * N**3, rel=0.02)  # every product once: the sizes are right
    assert found.latency_us > 0


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2])
def test_candidates_of_a_batch_are_predicted_by_any_number_of_processes(module: Any, jobs: int) -> None:
    from tvm.s_tir.meta_schedule.builder import BuilderInput
    from tvm.s_tir.meta_schedule.runner import RunnerInput

    target, builder, runner = device("adreno-640", jobs=jobs)
    mod = scheduled(module, target)
    (launch,) = launches_of(mod, target)
    (built,) = builder.build([BuilderInput(mod, target)])
    futures = runner.run([RunnerInput(built.artifact_path, "opencl", [])] * 2)
    for future in futures:
        (seconds,) = future.result().run_secs
        assert float(seconds) == pytest.approx(predict(launch, "adreno-640").latency_us * 1e-6)


@pytest.mark.slow
def test_a_search_ends_with_a_prediction(module: Any, tmp_path: Any) -> None:
    from tvm.s_tir import meta_schedule

    target, builder, runner = device("adreno-640")
    database = meta_schedule.tune_tir(
        module, target, str(tmp_path), 2, num_trials_per_iter=2, builder=builder, runner=runner, cost_model="random", seed=1,
        num_tuning_cores=1, strategy="replay-trace",
    )  # fmt: skip
    records = database.get_all_tuning_records()
    times = [float(record.run_secs[0]) for record in records if record.run_secs is not None]
    assert times
    best = min(records, key=lambda record: float(record.run_secs[0]))
    (launch,) = launches_of(best.as_measure_candidate().sch.mod, target)
    assert min(times) == pytest.approx(predict(launch, "adreno-640").latency_us * 1e-6)


def test_an_unknown_gpu_is_refused() -> None:
    with pytest.raises(MgpusimError, match="unknown GPU"):
        device("adreno-64")
