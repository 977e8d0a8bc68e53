"""Networks with other work groups: what the figures must keep."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from mgpusim.engine.estimate import Estimate
from mgpusim.nn.changing.tuning import GroupChoice, tune_network
from mgpusim.nn.running.case import as_case
from mgpusim.nn.running.predict import network
from mgpusim.report.render import lines_of_view
from mgpusim.report.tables.network_changes import network_tuning_view
from mgpusim.sched.shapes.landscape import Landscape
from mgpusim.sched.shapes.lookup import LookupTable
from mgpusim.workload.local_choice import Shape


@pytest.mark.slow
def test_tuning_starts_from_the_prediction_and_keeps_what_is_faster() -> None:
    case = as_case("squeezenet_v1_1", resolution=32)
    found = tune_network(case, "adreno-640", limit=4)
    base = network(case.graph, "adreno-640", case.library)
    assert found.before_us == pytest.approx(base.latency_us, rel=1e-9)
    assert sum(len(kernel.steps) for kernel in found.kernels) == base.n_kernels
    picked = [(kernel, kernel.choices["model"]) for kernel in found.kernels]
    assert all(choice.time_us <= kernel.library.time_us for kernel, choice in picked)
    assert all(choice.local == kernel.library.local for kernel, choice in picked if choice.kept)
    assert found.after_us <= found.before_us * (1 + 1e-9)
    assert len(found.entries) == sum(not choice.kept or choice.kept.startswith("nothing that") for _, choice in picked)
    kept = Counter((kernel.global_size, choice.local, choice.time_us) for kernel, choice in picked)
    assert not Counter((entry.global_size, entry.local, entry.predicted_us) for entry in found.entries) - kept


@pytest.mark.slow
def test_a_table_keeps_the_librarys_work_group_where_the_choice_is_slower(monkeypatch: pytest.MonkeyPatch) -> None:
    case = as_case("srcnn", resolution=24)
    chosen = tune_network(case, "adreno-640", limit=3)
    asked = Landscape.outcomes

    def slower(self: Landscape, *args: Any) -> dict[Shape, Any]:
        known = asked(self, *args)
        return known | {s: msgspec.structs.replace(one, latency_us=1e9) for s, one in known.items() if isinstance(one, Estimate)}

    monkeypatch.setattr(Landscape, "outcomes", slower)
    found = tune_network(case, "adreno-640", limit=3)
    assert {kernel.choices["model"].local for kernel in chosen.kernels} != {kernel.library.local for kernel in chosen.kernels}
    assert all(kernel.choices["model"].local == kernel.library.local for kernel in found.kernels)
    chosen_for = [kernel.library for kernel in found.kernels if not kernel.choices["model"].failed]
    assert Counter(entry.local for entry in found.entries) == Counter(own.local for own in chosen_for)
    assert {entry.predicted_us for entry in found.entries} == {own.time_us for own in chosen_for}


@pytest.mark.slow
def test_why_a_kernel_is_as_the_library_launches_it() -> None:
    case = as_case("mobilenet_v1", resolution=32)
    entry = tune_network(as_case("srcnn", resolution=24), "adreno-640", limit=2).entries[0]
    found = tune_network(case, "adreno-640", "lookup", table=LookupTable((entry,)))
    picked = [kernel.choices["lookup"] for kernel in found.kernels]
    failed = [choice.kept for choice in picked if choice.failed]
    assert all("the lookup table" in why for why in failed)
    without = [choice.kept for choice in picked if choice.kept and not choice.failed]
    assert failed
    assert without
    said = [str(part) for part in lines_of_view(network_tuning_view(found))]
    same = sum(kernel.choices["lookup"].local == kernel.library.local for kernel in found.kernels)
    assert f"{same} kernels as the library launches them:" in said
    for text in failed + without:
        assert any(text in line for line in said)
    assert sum(int(line.split(":")[0]) for line in said if line.startswith("  ")) == same


@pytest.mark.slow
def test_kernels_that_save_little_are_no_kernels_of_the_library() -> None:
    found = tune_network(as_case("srcnn", resolution=24), "adreno-640", limit=3)
    one = found.kernels[0]
    own, why = one.library, "nothing that strategy model finds is faster"
    faster, same = GroupChoice((1, 2, 3), own.time_us * (1 - 1e-9)), GroupChoice(own.local, own.time_us, why)
    little, kept = (
        msgspec.structs.replace(one, steps=(name,), choices={"library": own, "model": choice})
        for name, choice in (("a", faster), ("b", same))
    )
    text = "\n".join(map(str, lines_of_view(network_tuning_view(msgspec.structs.replace(found, kernels=(little, kept))))))
    assert "1 kernel more with another work group, which saves at most 0.05%\n" in text
    assert "1 kernel as the library launches it:\n  1: nothing that strategy model finds is faster" in text


@pytest.mark.slow
def test_the_drivers_choice_is_never_better_than_the_models() -> None:
    case = as_case("squeezenet_v1_1", resolution=32)
    by_model = tune_network(case, "adreno-640", limit=4)
    by_driver = tune_network(case, "adreno-640", "driver", limit=4)
    assert by_model.after_us <= by_driver.after_us * (1 + 1e-9)
