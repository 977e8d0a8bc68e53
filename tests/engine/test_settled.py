"""How many waves of a launch are simulated, and how well the others are known."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.engine.event import simulation
from mgpusim.engine.event.simulation import FIRST_WAVES, SETTLED, later_waves
from mgpusim.engine.predict import predict
from mgpusim.engine.prediction import Prediction


def by_events(name: str, gpu: str, exact: bool = False) -> tuple[Prediction, float]:
    """Return a prediction and one sigma of its sampling."""
    found = predict(name, gpu, "event", exact=exact)
    assert found.event is not None
    return found, found.event.sampling_sigma


@pytest.mark.slow
def test_waves_that_shorten_late_are_seen() -> None:
    """The first three waves take 14,300 cycles, alike within 1%; from the sixth on they take 12,600."""
    sampled, sigma = by_events("softmax", "mali-t860-mp4")
    exact, _ = by_events("softmax", "mali-t860-mp4", exact=True)
    assert sampled.latency_us == pytest.approx(exact.latency_us, rel=0.02)
    assert sigma < SETTLED


@pytest.mark.slow
def test_without_more_effort_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """The interval of a sample that has not settled is wider by what the waves left out may be off."""
    exact, _ = by_events("softmax", "mali-t860-mp4", exact=True)
    monkeypatch.setattr(simulation, "MORE", 1)
    short, sigma = by_events("softmax", "mali-t860-mp4")
    assert short.event is not None
    assert not short.event.converged
    assert sigma > SETTLED
    assert short.latency_us / exact.latency_us == pytest.approx(1.0, abs=2 * sigma)


@pytest.mark.slow
@pytest.mark.parametrize("effort", [20_000, 80_000])
def test_what_is_extrapolated_is_never_certain(effort: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "EFFORT", effort)
    for name in ("reduction", "depthwise3x3"):
        sampled, sigma = by_events(name, "adreno-530")
        assert sampled.sampled_groups < sampled.n_groups
        assert sigma > 0
    assert by_events("reduction", "adreno-530", exact=True)[1] == 0


@given(st.integers(FIRST_WAVES + 1, 10_000), st.floats(0, 300))
def test_waves_after_the_first_are_what_effort_pays_for(n_waves: int, affordable: float) -> None:
    chosen = later_waves(n_waves, affordable)
    assert chosen == sorted(set(chosen) - set(range(FIRST_WAVES)))
    assert chosen[-1] == n_waves - 1
    assert FIRST_WAVES + len(chosen) <= max(affordable, FIRST_WAVES + 2)
