"""Batches of a network beside fused copies of it."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console, RenderableType

from mgpusim.errors import InputError
from mgpusim.nn.changing.batching import NetworkBatching, batch_network, divided
from mgpusim.nn.running.case import as_case
from mgpusim.nn.running.predict import network
from mgpusim.report.render import lines_of_view
from mgpusim.report.tables.network_fusion import network_batching_view

GPU = "adreno-640"


def rendered(part: RenderableType) -> str:
    console = Console(width=200, color_system=None)
    with console.capture() as caught:
        console.print(part)
    return caught.get()


@pytest.fixture(scope="module")
def found() -> NetworkBatching:
    return batch_network(as_case("srcnn", resolution=24), GPU, 4)


@pytest.mark.slow
def test_batches_are_the_networks_own_predictions(found: NetworkBatching) -> None:
    assert [p.n for p in found.points] == [1, 2, 3, 4]
    case = as_case("srcnn", resolution=24)
    for p in found.points:
        alone = network(case.graph, GPU, case.library, batch=p.n)
        assert p.ways["larger"].latency_us == pytest.approx(alone.latency_us, rel=1e-12)
        assert p.ways["larger"].launches == alone.n_kernels
        assert p.ways["apart"].latency_us == pytest.approx(p.n * found.points[0].ways["apart"].latency_us)


@pytest.mark.slow
def test_fused_copies_save_launches_and_time(found: NetworkBatching) -> None:
    for p in found.points[1:]:
        apart, copies = p.ways["apart"], p.ways["copies"]
        assert copies.latency_us < apart.latency_us
        assert apart.launches // p.n <= copies.launches < apart.launches
        assert apart.memory_b <= copies.memory_b <= p.n * apart.memory_b
    n, way = found.best.n, found.best.way
    data = found.to_dict()
    rates = {(p["n"], w): run["images_per_s"] for p in data["points"] for w, run in p["ways"].items()}
    assert rates[n, way] == max(rates.values())
    assert data["best"] == {"n": n, "way": way}


@pytest.mark.slow
def test_what_is_printed_says_which_to_take(found: NetworkBatching) -> None:
    text = "".join(map(rendered, lines_of_view(network_batching_view(found))))
    n, way = found.best.n, found.best.way
    words = {"larger": "larger batches", "copies": "fused copies"}
    assert f"{words[way]}, {n} at once" in text
    assert "tensors at once" in text


def test_a_network_that_takes_no_batch_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(*_: object) -> None:
        raise InputError("its images are mixed")

    monkeypatch.setattr("mgpusim.nn.planning.planner.with_batch", refuses)
    made = batch_network(as_case("srcnn", resolution=24), GPU, [2])
    assert set(made.points[0].ways) == {"apart", "copies"}
    assert made.reasons == {"larger": "its images are mixed"}
    assert "its images are mixed" in "".join(map(rendered, lines_of_view(network_batching_view(made))))


@pytest.mark.parametrize(("n", "said"), [(1, "got 1, expected at least 2"), (17, "got 17, expected 1 to 16"), ([0, 3], "got 0"),
                                         ([], "got none")])  # fmt: skip
def test_batches_that_cannot_be(n: int, said: str) -> None:
    with pytest.raises(InputError, match=said):
        batch_network(as_case("srcnn", resolution=24), GPU, n)


@given(st.integers(1, 7), st.lists(st.integers(-3, 9), min_size=8, max_size=8))
def test_equal_things_are_divided_as_well_as_can_be(n: int, gains: list[int]) -> None:
    def saved(size: int) -> float:
        return float(gains[size]) if size > 1 else 0.0

    found = divided(n, saved)
    assert sum(found) == n
    ways = [way for k in range(1, n + 1) for way in combinations_with_replacement(range(1, n + 1), k) if sum(way) == n]
    assert sum(map(saved, found)) == max(sum(map(saved, way)) for way in ways)
