"""Isolated launches: an overhead of their own, in every prediction, and corpora predicted in the order they were measured in."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from mgpusim import load_gpu, predict
from mgpusim.accuracy.validation import validate
from mgpusim.arch.fields import with_fields
from mgpusim.arch.spec import Source
from mgpusim.calibrate.fitting.fit import default_parameters
from mgpusim.calibrate.fitting.training import train
from mgpusim.calibrate.probe import DeviceFacts, Point
from mgpusim.calibrate.probes import known_probes
from mgpusim.calibrate.probing.facts import facts_of_gpu
from mgpusim.calibrate.probing.runs import points_of, simulated_times, suite_of_probes
from mgpusim.cli.app import cli
from mgpusim.cost.launch import in_order
from mgpusim.engine.estimate import estimate
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg
from mgpusim.workload.corpus import Corpus, KernelSource, Measurement, TimeNs, corpus_from_dict
from mgpusim.workload.launch import Launch

SOURCE = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
KNOWN = with_fields(load_gpu("adreno-640"), {"launch.isolated_s": 9e-6})


def launch(local: int = 64, count: int = 4096) -> Launch:
    return Launch(SOURCE, "twice", (count,), (BufferArg("float32", count),), local_size=(local,))


def corpus(order: str | None, us: float = 12.0) -> Corpus:
    items = tuple(
        Measurement("twice", launch(local, count), TimeNs(us * 1e3)) for local in (32, 64, 128) for count in (2048, 4096)
    )
    return Corpus({"name": "a phone"}, {} if order is None else {"order": order}, {"twice": KernelSource(SOURCE, "twice")}, items)


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_an_isolated_launch_has_its_own_overhead(engine: str) -> None:
    row, alone = (predict(launch(), in_order(KNOWN, order), engine) for order in ("back to back", "isolated"))
    assert alone.latency_us - row.latency_us == pytest.approx((9e-6 - KNOWN.launch.floor_s) * 1e6)
    assert alone.breakdown_us["launch"] == pytest.approx(9.0)
    assert estimate(launch(), in_order(KNOWN, "isolated"), engine).latency_us == pytest.approx(alone.latency_us)
    assert predict(launch(), KNOWN, engine, overrides={"launch.order": "isolated"}).latency_us == alone.latency_us


def test_without_a_figure_it_is_that_of_launches_back_to_back() -> None:
    gpu = load_gpu("adreno-640")
    assert predict(launch(), in_order(gpu, "isolated")).latency_us == predict(launch(), gpu).latency_us


def test_a_corpus_is_predicted_as_it_was_measured() -> None:
    times = {
        order: validate(corpus(order), KNOWN, session=Session(cache=False)).launches[0].predicted_us
        for order in ("back to back", "isolated", "not said", None)
    }
    more = (9e-6 - KNOWN.launch.floor_s) * 1e6
    assert times["isolated"] - times["back to back"] == pytest.approx(more)
    assert times["not said"] == times[None] == times["back to back"]
    wanted = validate(corpus("isolated"), KNOWN, overrides={"launch.order": "back to back"}, session=Session(cache=False))
    assert wanted.launches[0].predicted_us == times["back to back"]  # the user's word counts


def test_a_fit_is_to_the_overhead_that_the_corpus_has() -> None:
    isolated = in_order(KNOWN, "isolated")
    assert ("launch.isolated_s" in default_parameters(isolated), "launch.floor_s" in default_parameters(isolated)) == (
        True,
        False,
    )
    assert "launch.isolated_s" not in default_parameters(KNOWN)
    sure = msgspec.structs.replace(KNOWN, source={**KNOWN.source, "launch.isolated_s": Source("guess", "a test", 1.0)})
    made = train(corpus("isolated", us=16.0), sure, "made-up", n_folds=0)
    assert made.gpu.launch.isolated_s == pytest.approx(16e-6, rel=0.2)
    assert (made.gpu.launch.floor_s, made.gpu.launch.order) == (KNOWN.launch.floor_s, "back to back")


def test_the_probe_finds_both_on_a_simulated_device() -> None:
    chosen = {name: known_probes()[name] for name in ("launch.floor", "launch.isolated")}
    facts = facts_of_gpu(KNOWN)
    suite = suite_of_probes(chosen, facts)
    assert {entry["order"] for entry in suite["launches"]} == {"back to back", "isolated"}
    points = points_of(corpus_from_dict(simulated_times(suite, KNOWN, session=Session(cache=False))))
    found = {f.field: f for name in chosen for f in chosen[name].infer(points[name], facts, []).findings}
    for field, truth in (("launch.floor_s", KNOWN.launch.floor_s), ("launch.isolated_s", 9e-6)):
        assert found[field].low <= truth <= found[field].high
    unknown = simulated_times(suite, load_gpu("adreno-640"), session=Session(cache=False))
    assert "launch.isolated" not in points_of(corpus_from_dict({**unknown, "failures": []}))
    assert "launch.isolated_s is not known" in unknown["failures"][0]["reason"]


def test_the_device_waits_for_launches_that_ask_for_it() -> None:
    from mgpusim.calibrate.measuring.cldevice import DeviceSession

    done: list[str] = []

    class Event:
        profile = SimpleNamespace(start=0, end=5000)

    class Queue:
        def finish(self) -> None:
            done.append("finish")

    class Driver:
        def enqueue_nd_range_kernel(self, *asked: Any) -> Event:
            done.append("run")
            return Event()

    session = DeviceSession.__new__(DeviceSession)
    session.cl, session.queue, session.options, session.allocated = Driver(), Queue(), {"order": "back to back"}, {}
    session.kernel = lambda name: None  # type: ignore[method-assign]
    plain = {"kernel": "f", "global": [64]}
    assert session.enqueue(plain, 2) == [5000, 5000]
    assert done == ["run", "run", "finish"]
    done.clear()
    session.enqueue({**plain, "order": "isolated"}, 2)
    assert done == ["finish", "run", "finish", "finish", "run", "finish", "finish"]


def test_the_command_says_where_the_figure_is_missing() -> None:
    asked = ["predict", "softmax", "--gpu", "adreno-640", "--isolated"]
    missing = CliRunner().invoke(cli, asked)
    assert (missing.exit_code, missing.stderr.startswith("note: adreno-640: launch.isolated_s is not known")) == (0, True)
    stated = CliRunner().invoke(cli, [*asked, "--set", "launch.isolated_s=9us", "--json"])
    assert (stated.exit_code, stated.stderr) == (0, "")
    assert '"launch": 9.0' in stated.stdout
    for text in ("isolate", "launch.order=back to back"):
        wrong = CliRunner().invoke(cli, [*asked, "--set", text if "=" in text else f"launch.order={text}"])
        assert wrong.exit_code == 2
        assert "launch.order" in wrong.stderr


def test_nothing_timed_says_so() -> None:
    facts: DeviceFacts = facts_of_gpu(KNOWN)
    probe = known_probes()["launch.isolated"]
    assert probe.infer([], facts, []).notes
    found = probe.infer([Point({}, 7e-6, 1e-7), Point({}, 7.2e-6, 1e-7)], facts, []).findings[0]
    assert found.low < found.value < found.high
