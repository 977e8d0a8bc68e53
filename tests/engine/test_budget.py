"""A budget of seconds decides by an estimate how much the event engine simulates: the same in every run, and said."""

from __future__ import annotations

import json
import math

import msgspec
import pytest
from click.testing import CliRunner

from mgpusim.arch.load import load_gpu
from mgpusim.cli.app import cli
from mgpusim.cost.interval import interval_us
from mgpusim.engine.event import budget
from mgpusim.engine.event.budget import LEAST_WAVES, cost_s, within_budget
from mgpusim.engine.event.orders import TRIED
from mgpusim.engine.features import Features, features_of
from mgpusim.engine.predict import predict
from mgpusim.engine.prediction import Prediction
from mgpusim.errors import InputError
from mgpusim.session import Session
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg
from mgpusim.workload.launch import Launch

GPU = "adreno-640"
WAVES = 16
SOURCE = "kernel void k(global float *a) { size_t i = get_global_id(0); a[i] = a[i] * 2 + a[(i * 33) & 0xffff]; }"


@pytest.fixture(autouse=True)
def _slow_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a wave of the launch be estimated at some seconds, which it does not take."""
    monkeypatch.setattr(budget, "LANES_PER_S", 2000.0)
    monkeypatch.setattr(budget, "WAVE_S", 0.0)
    monkeypatch.setattr("mgpusim.engine.event.simulation.EFFORT", 1000)


def launch() -> Launch:
    items = 64 * 48 * WAVES
    return Launch(SOURCE, "k", (items,), (BufferArg("float32", max(items, 1 << 16)),), (64,))


def features() -> Features:
    return features_of(trace_launch(launch(), load_gpu(GPU), session=Session(cache=False)))


def predicted(seconds: float | None) -> Prediction:
    return predict(launch(), GPU, "event", session=Session(cache=False), budget_s=seconds)


def test_less_budget_is_a_shorter_sample_and_a_wider_interval() -> None:
    of = features()
    wave_s = (1 + TRIED) * cost_s(of, 2, 1)  # a second order of warps is tried, too
    free = predicted(None).latency_us
    found = [predicted(wave_s * waves) for waves in (14, 10, 0.6 * LEAST_WAVES)]
    events = [one.event for one in found if one.event is not None]
    assert [e.simulated_cores for e in events] == [2, 2, 1]
    assert events[0].simulated_groups > events[1].simulated_groups > events[2].simulated_groups
    assert events[2].sampling_sigma > events[1].sampling_sigma > 0
    for one, event in zip(found, events, strict=True):
        assert event.budget_s is not None
        assert event.cost_s <= event.budget_s
        assert one.interval_us[0] < free < one.interval_us[1]
        gap = math.log(event.gap)
        low, high = interval_us(load_gpu(GPU), "event", one.latency_us, one.breakdown_us, one.fields_sigma, gap)
        assert one.interval_us[0] < low < high < one.interval_us[1]
    assert msgspec.json.encode(predicted(wave_s * 10).to_dict()) == msgspec.json.encode(found[1].to_dict())


def test_the_estimate_grows_with_cores_and_waves() -> None:
    of = features()
    assert cost_s(of, 2, 3) == pytest.approx(2 * cost_s(of, 1, 3)) == pytest.approx(cost_s(of, 1, 6))
    for seconds in (cost_s(of, 1, LEAST_WAVES), cost_s(of, 2, 12), cost_s(of, 2, 1000)):
        chosen = within_budget(of, 2, WAVES, seconds, "k")
        assert chosen.cost_s <= seconds * (1 + 1e-9)
        assert LEAST_WAVES <= chosen.waves <= WAVES
        assert chosen.cores * chosen.fewer == 2


def test_a_budget_that_buys_nothing_is_refused() -> None:
    with pytest.raises(InputError, match=r"budget of 0.01 s: the shortest sample of k on adreno-640 takes about \d+ s"):
        predicted(0.01)
    for asked in ({"engine": "analytic"}, {"engine": "event", "exact": True}):
        with pytest.raises(InputError, match=r"^budget: "):
            predict(launch(), GPU, budget_s=5.0, **asked)
    with pytest.raises(InputError, match="positive number of seconds"):
        predict(launch(), GPU, "event", budget_s=-1.0)


def test_the_command_says_what_it_takes_and_what_it_took() -> None:
    asked = ["predict", "softmax", "--gpu", GPU, "--engine", "event", "--no-cache"]
    run = CliRunner().invoke
    free = run(cli, [*asked, "--json"])
    assert f"note: softmax on {GPU}: about " in free.stderr
    assert "--budget 10 takes a shorter sample" in free.stderr
    seconds = json.loads(free.stdout)[0]["event"]["cost_s"]
    assert seconds > 10
    short = run(cli, [*asked, "--budget", str(seconds)])
    assert short.exit_code == 0, short.output
    assert "note:" not in short.stderr
    assert f"a budget of {seconds:g} s (sigma" in " ".join(short.stdout.split())
    for more in (["--budget", "3"], ["--budget", "3", "--engine", "event", "--exact"]):
        wrong = run(cli, ["predict", "softmax", "--gpu", GPU, *more])
        assert (wrong.exit_code, "--budget: " in wrong.output) == (2, True)
