"""Strategies for the work groups of a network beside each other: what each picks, and what is written and read back."""

from __future__ import annotations

from pathlib import Path

import pytest

from mgpusim.errors import InputError, UnknownNameError
from mgpusim.nn.changing.tuning import LIBRARY, NetworkTuning, compare_strategies, tune_network
from mgpusim.nn.running.case import as_case
from mgpusim.sched.shapes.lookup import read_table, table_text

GPU = "adreno-640"
CASE = as_case("srcnn", resolution=24)
LIMIT = 4


@pytest.fixture(autouse=True)
def _cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.getbasetemp() / "strategies"))


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> NetworkTuning:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.getbasetemp() / "strategies"))
        return compare_strategies(CASE, GPU, limit=LIMIT)


@pytest.mark.slow
def test_the_library_comes_first_and_saves_nothing(found: NetworkTuning) -> None:
    assert [one.strategy for one in found.strategies] == [LIBRARY, "driver", "rules", "exhaustive", "model"]
    own = found.strategies[0]
    assert (own.reduction, own.regrouped) == (0.0, 0)
    for one in found.strategies:
        assert one.reduction == pytest.approx(1.0 - one.latency_us / own.latency_us)
        assert one.alu is not None
        assert 0.0 < one.alu <= 1.0
        assert one.start_us == own.start_us


@pytest.mark.slow
def test_only_a_search_takes_time_on_the_device(found: NetworkTuning) -> None:
    assert {one.strategy for one in found.strategies if one.timed} == {"exhaustive"}
    search = found.outcome("exhaustive")
    assert search.start_us == found.outcome("model").start_us
    assert search.search_us > found.outcome("model").search_us
    for name in ("exhaustive", "model"):
        assert all(kernel.choices[name].time_us <= kernel.choices[LIBRARY].time_us for kernel in found.kernels)


@pytest.mark.slow
def test_the_model_tunes_as_tune_does(found: NetworkTuning) -> None:
    tuned = {kernel.steps: kernel.choices["model"].time_us for kernel in tune_network(CASE, GPU, limit=LIMIT).kernels}
    for kernel in found.kernels:  # of which the library's work group is one more to choose from
        assert kernel.choices["model"].time_us <= tuned[kernel.steps] * (1 + 1e-9)


@pytest.mark.slow
def test_rules_are_of_convolutions(found: NetworkTuning) -> None:
    ruled = [kernel.variant for kernel in found.kernels if not kernel.choices["rules"].kept]
    assert ruled
    assert all(variant.startswith(("conv", "depthwise")) for variant in ruled)
    others = [kernel for kernel in found.kernels if not kernel.variant.startswith(("conv", "depthwise"))]
    assert others
    assert all(kernel.choices["rules"].local == kernel.choices[LIBRARY].local for kernel in others)


@pytest.mark.slow
def test_a_table_is_read_back(found: NetworkTuning, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_bytes(table_text(found.entries, {}))
    name = f"table:{path}"
    again = compare_strategies(CASE, GPU, [name], keep=name, limit=LIMIT)
    assert again.outcome(name).latency_us == pytest.approx(found.outcome("model").latency_us)
    for kernel, before in zip(again.kernels, found.kernels, strict=True):
        picked, model = kernel.choices[name], before.choices["model"]
        assert picked.time_us == pytest.approx(model.time_us)
    assert {entry.local for entry in again.entries} == {entry.local for entry in read_table(path).entries}


@pytest.mark.slow
@pytest.mark.slow
def test_a_table_of_another_gpu_keeps_the_library(found: NetworkTuning, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_bytes(table_text(found.entries, {}))
    other = compare_strategies(CASE, "adreno-650", [f"table:{path}"], keep=LIBRARY, limit=LIMIT)
    assert other.strategies[1].regrouped == 0
    assert any("no entry for adreno-650" in kernel.choices[f"table:{path}"].kept for kernel in other.kernels)


@pytest.mark.parametrize(
    ("compared", "keep", "kind", "said"),
    [
        ("model", "model", InputError, "compared: got 'model', expected a list"),
        (["modl"], "library", UnknownNameError, "did you mean 'model'"),
        (["model", "model"], "model", InputError, "strategy model is named twice"),
        (["driver"], "model", InputError, "keep: strategy model is not compared"),
        (["lookup"], "library", InputError, "name its table, as in table:FILE.json"),
        (["table:no.json"], "library", InputError, "table no.json: No such file"),
    ],
)
def test_what_is_wrong_with_strategies_is_said(compared: list[str], keep: str, kind: type[Exception], said: str) -> None:
    with pytest.raises(kind) as error:
        compare_strategies(CASE, GPU, compared, keep=keep)
    assert said in str(error.value)
