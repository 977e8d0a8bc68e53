"""Networks with other work groups: what the figures must keep."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from mgpusim.nn.changing import tuning as tune_module
from mgpusim.nn.changing.tuning import tune_network
from mgpusim.nn.running.case import as_case
from mgpusim.nn.running.predict import network
from mgpusim.report.tables.network_changes import show_network_tuning
from mgpusim.sched.shapes.lookup import LookupTable
from mgpusim.sched.shapes.tune import Tuning


@pytest.mark.slow
def test_tuning_starts_from_the_prediction_and_keeps_what_is_faster() -> None:
    case = as_case("squeezenet_v1_1", resolution=32)
    found = tune_network(case, "adreno-640", limit=4)
    base = network(case.graph, "adreno-640", case.library)
    assert found.latency_us == pytest.approx(base.latency_us, rel=1e-9)
    assert sum(len(kernel.steps) for kernel in found.kernels) == base.n_kernels
    assert all(kernel.tuned_us <= kernel.library_us for kernel in found.kernels)
    assert all(kernel.local == kernel.library_local for kernel in found.kernels if kernel.kept)
    assert found.tuned_us <= found.latency_us * (1 + 1e-9)
    assert len(found.entries) == sum(not kernel.kept and not kernel.problem for kernel in found.kernels)
    kept = Counter((kernel.global_size, kernel.local, kernel.tuned_us) for kernel in found.kernels)
    assert not Counter((entry.global_size, entry.local, entry.predicted_us) for entry in found.entries) - kept


@pytest.mark.slow
def test_a_table_keeps_the_librarys_work_group_where_the_choice_is_slower(monkeypatch: pytest.MonkeyPatch) -> None:
    case = as_case("srcnn", resolution=24)
    chosen = tune_network(case, "adreno-640", limit=3)
    asked = tune_module.tune

    def slower(*args: Any, **kwargs: Any) -> Tuning:
        found = asked(*args, **kwargs)
        return msgspec.structs.replace(found, choice=msgspec.structs.replace(found.rows[0], shape=(1, 1, 1), latency_us=1e9))

    monkeypatch.setattr(tune_module, "tune", slower)
    found = tune_network(case, "adreno-640", limit=3)
    assert {kernel.local for kernel in chosen.kernels} != {kernel.library_local for kernel in chosen.kernels}
    assert all(kernel.local == kernel.library_local for kernel in found.kernels)
    assert Counter(entry.local for entry in found.entries) == Counter(kernel.library_local for kernel in found.kernels)
    assert {entry.predicted_us for entry in found.entries} == {kernel.library_us for kernel in found.kernels}


def test_why_a_kernel_is_as_the_library_launches_it() -> None:
    case = as_case("mobilenet_v1", resolution=32)
    entry = tune_network(as_case("srcnn", resolution=24), "adreno-640", limit=2).entries[0]
    found = tune_network(case, "adreno-640", "lookup", table=LookupTable((entry,)))
    failed = [kernel for kernel in found.kernels if kernel.problem]
    assert all("the lookup table" in kernel.problem and not kernel.kept for kernel in failed)
    without = [kernel for kernel in found.kernels if kernel.kept]
    assert failed
    assert without
    said = [str(part) for part in show_network_tuning(found)]
    same = sum(kernel.local == kernel.library_local for kernel in found.kernels)
    assert f"{same} kernels as the library launches them:" in said
    for text in [f"could not be tuned: {kernel.problem}" for kernel in failed] + [f"no choice: {k.kept}" for k in without]:
        assert any(text in line for line in said)
    assert sum(int(line.split(":")[0]) for line in said if line.startswith("  ")) == same


def test_kernels_that_save_little_are_no_kernels_of_the_library() -> None:
    found = tune_network(as_case("srcnn", resolution=24), "adreno-640", limit=3)
    one = found.kernels[0]
    little = msgspec.structs.replace(one, local=(1, 2, 3), tuned_us=one.library_us * (1 - 1e-9))
    kept = msgspec.structs.replace(one, local=one.library_local, tuned_us=one.library_us)
    text = "\n".join(map(str, show_network_tuning(msgspec.structs.replace(found, kernels=(little, kept)))))
    assert "1 kernel more with another work group, which saves at most 0.05%\n" in text
    assert "1 kernel as the library launches it:\n  1: what strategy model chooses is not faster" in text


@pytest.mark.slow
def test_the_drivers_choice_is_never_better_than_the_models() -> None:
    case = as_case("squeezenet_v1_1", resolution=32)
    by_model = tune_network(case, "adreno-640", limit=4)
    by_driver = tune_network(case, "adreno-640", "driver", limit=4)
    assert by_model.tuned_us <= by_driver.tuned_us * (1 + 1e-9)
