"""Validation as a library: rows, parts, refusals, processes, sampling, the noise floor, and estimates against predictions."""

from __future__ import annotations

import multiprocessing
import os
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import mgpusim
from mgpusim.accuracy.run import Refusal, predict_all
from mgpusim.accuracy.sample import select
from mgpusim.accuracy.validation import Refused, ValidatedLaunch, noise_floor, validate, validate_engines
from mgpusim.arch.load import load_gpu
from mgpusim.engine.estimate import estimate
from mgpusim.errors import InputError, UnknownNameError
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.corpus import Corpus, KernelSource, Measurement, TimeNs
from mgpusim.workload.launch import Launch

GPU = load_gpu("adreno-640")
SOURCES = {
    "twice": "kernel void twice(global float *a, int n) { int i = get_global_id(0); if (i < n) a[i] *= 2; }",
    "spread": "kernel void spread(global float *a, int n) { int i = get_global_id(0); if (i < n) a[(i * 33) % n] = 1; }",
    "outside": "kernel void outside(global float *a, int n) { a[get_global_id(0) + n] = 1; }",
    "broken": "kernel void broken(global float *a, int n) { a[0] = nothing; }",
}
SHAPES = ((8,), (32,), (64,), (128,), (256,))
N = 1 << 14


def launch(kernel: str, local: tuple[int, ...], n: int = N) -> Launch:
    return Launch(SOURCES[kernel], kernel, (n,), (BufferArg("float32", n), ScalarArg("int32", n)), local_size=local)


def corpus(*kernels: str, us: float = 20.0, shapes: tuple[tuple[int, ...], ...] = SHAPES) -> Corpus:
    items = [
        Measurement(name, launch(name, local), TimeNs(1e3 * us * (1 + 0.1 * i)), {"family": f"family of {name}"})
        for name in kernels for i, local in enumerate(shapes)
    ]  # fmt: skip
    return Corpus({"name": "a phone"}, {}, {name: KernelSource(SOURCES[name], name) for name in kernels}, tuple(items))


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_an_estimate_is_the_prediction(engine: str) -> None:
    for local in SHAPES[:2]:
        whole, lean = mgpusim.predict(launch("spread", local), GPU, engine), estimate(launch("spread", local), GPU, engine)
        assert lean.latency_us == whole.latency_us
        assert lean.breakdown_us == whole.breakdown_us
        assert lean.bound == whole.bound


def test_a_result_holds_its_parts() -> None:
    measured = corpus("twice", "spread")
    found = validate(measured, GPU)
    assert [row.measured_us for row in found.launches] == [item.time_ns.median / 1e3 for item in measured.launches]
    assert [row.predicted_us for row in found.launches] == [estimate(m.launch, GPU).latency_us for m in measured.launches]
    assert Counter(row.group for row in found.launches) == {0: 5, 1: 5}
    errors = [abs(row.error) for row in found.launches]
    assert found.mape == pytest.approx(sum(errors) / 10)
    assert set(found.by_family) == {"family of twice", "family of spread"}
    assert found.by_family["family of twice"].mape == pytest.approx(sum(errors[:5]) / 5)
    assert sum(scores.n for scores in found.by_bound.values()) == 10
    assert all(scores.tau5 is None for scores in found.by_bound.values())  # a bound cuts through choice groups
    assert [k.mape for k in found.kernels] == sorted((k.mape for k in found.kernels), reverse=True)
    assert found.regret_groups == 2
    assert found.kernels[0].signed_error == pytest.approx(found.kernels[0].bias - 1)
    worst = [abs(row.predicted_us / row.measured_us) for row in found.worst_launches]
    assert len(worst) == 10


def test_the_json_form() -> None:
    found = validate(corpus("twice"), GPU)
    data = msgspec.json.decode(msgspec.json.encode(found.to_dict()))
    assert data["schema"] == "mgpusim.validation/1"
    assert (data["gpu"], data["engine"], data["device"]) == ("adreno-640", "analytic", "a phone")
    assert {"mape", "tau5", "regret", "bias", "net_error", "order", "noise", "refused", "by_family"} <= set(data)
    assert data["mape"] == found.mape
    row = data["launches"][1]
    assert (row["kernel"], row["global"], row["local"], row["tags"]) == ("twice", [N], [32], {"family": "family of twice"})
    assert row["measured_us"] == pytest.approx(22.0)
    assert row["bound"] in mgpusim.engine.prediction.BOUNDS
    assert row["predicted_us"] == found.launches[1].predicted_us


def test_refused_launches_are_listed_and_the_others_compared() -> None:
    measured = corpus("twice", "outside", "broken", shapes=((64,), (2048,)))
    found = validate(measured, GPU)
    assert [(row.kernel, row.local_size) for row in found.launches] == [("twice", (64,))]
    reasons = {(row.kernel, row.local_size): row.reason for row in found.refused}
    assert len(reasons) == 5
    assert "2048 work items exceed" in reasons["twice", (2048,)]
    assert "outside" in reasons["outside", (64,)]
    assert "nothing" in reasons["broken", (64,)]
    assert not any(row.bug for row in found.refused)


def test_a_bug_at_one_launch_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(one: Launch, *args: Any, **kwargs: Any) -> Any:
        if one.local_size == (64,):
            raise IndexError("list index out of range")
        return estimate(one, *args, **kwargs)

    monkeypatch.setattr("mgpusim.accuracy.run.estimate", fails)
    found = validate(corpus("twice"), GPU, session=Session(cache=False))
    assert len(found.launches) == 4
    (bad,) = found.refused
    assert (bad.reason, bad.bug) == ("IndexError: list index out of range", True)


def test_no_launch_can_be_predicted() -> None:
    with pytest.raises(InputError, match=r"none of the 5 launches can be predicted on adreno-640(.|\n)*nothing"):
        validate(corpus("broken"), GPU)
    with pytest.raises(InputError, match="no launches"):
        validate(corpus(), GPU)


def test_both_engines_and_progress_over_all_launches() -> None:
    seen: list[tuple[int, int, str]] = []
    both = validate_engines(
        corpus("twice"), GPU, ("analytic", "event"), session=Session(on_progress=lambda *said: seen.append(said))
    )
    assert [result.engine for result in both] == ["analytic", "event"]
    assert seen == [(i + 1, 5, "twice") for i in range(5)]
    assert [row.measured_us for row in both[0].launches] == [row.measured_us for row in both[1].launches]
    assert both[1].launches[0].predicted_us == mgpusim.predict(launch("twice", (8,)), GPU, "event").latency_us


@pytest.mark.slow
def test_processes_do_not_change_the_result() -> None:
    measured = corpus("twice", "spread", "broken")
    alone, together, kept = (
        validate(measured, GPU, session=Session(cache=cache, jobs=jobs)).to_dict()
        for jobs, cache in ((1, False), (2, False), (1, True))
    )
    assert alone == together == kept
    assert multiprocessing.active_children() == []


def test_an_interrupt_ends_the_processes() -> None:
    def interrupt(done: int, total: int, label: str) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        validate(corpus("twice", "spread"), GPU, session=Session(jobs=2, on_progress=interrupt))
    assert multiprocessing.active_children() == []


class _Deadly:
    """A launch that ends the process it is sent to."""

    source, entry, options, args, label = "deadly", "deadly", "", (), "deadly"
    global_size, local_size, offset, pad = (64,), None, (), False

    def __reduce__(self) -> Any:
        return os._exit, (3,)


@pytest.mark.slow
def test_a_process_that_dies_costs_its_own_launches_only() -> None:
    launches: list[Any] = [launch("twice", (8,)), _Deadly(), launch("spread", (8,)), launch("twice", (64,))]
    found = predict_all(launches, GPU, ["analytic"], session=Session(cache=False, jobs=2))
    assert isinstance(found[1], Refusal)
    assert "process ended" in found[1].reason
    for i in (0, 2, 3):
        assert found[i] == {"analytic": estimate(launches[i], GPU, intervals=True)}


def test_limits_are_spread_evenly_over_kernels() -> None:
    many = Corpus(
        {}, {}, {}, tuple(m for name in ("twice", "spread") for m in corpus(name).launches[: 5 if name == "twice" else 2])
    )
    assert Counter(m.kernel for m in select(many, limit=4).launches) == {"twice": 2, "spread": 2}
    assert Counter(m.kernel for m in select(many, limit=6).launches) == {"twice": 4, "spread": 2}  # what spread lacks
    assert Counter(m.kernel for m in select(many, limit=1).launches) == {"twice": 1}
    assert select(many, limit=7) == select(many, limit=100) == many
    assert [m.launch.local_size for m in select(many, ["tw*"], limit=1).launches] == [(64,)]  # from the middle
    for limit in range(1, 8):
        assert len(select(many, limit=limit).launches) == limit
        assert select(many, limit=limit) == select(many, limit=limit)


def test_limits_take_whole_choices_where_they_can() -> None:
    sizes = [N, 2 * N, 4 * N]
    shapes = [(2 << i,) for i in range(10)]
    items = [
        Measurement(kernel, launch(kernel, local, n), TimeNs(1e4))
        for kernel in ("twice", "spread")
        for n in sizes
        for local in shapes
    ]
    measured = Corpus({}, {}, {}, tuple(items))
    few = Counter((m.kernel, m.launch.global_size[0]) for m in select(measured, limit=12).launches)
    assert few == {("twice", N): 6, ("spread", 2 * N): 6}  # another problem size of the second kernel
    more = Counter((m.kernel, m.launch.global_size[0]) for m in select(measured, limit=24).launches)
    assert sorted(more.values()) == [6, 6, 6, 6]
    for limit in range(1, 61):
        chosen = select(measured, limit=limit).launches
        assert len(chosen) == len({(m.kernel, m.launch.global_size, m.launch.local_size) for m in chosen}) == limit


def test_kernels_are_chosen_by_pattern() -> None:
    measured = corpus("twice", "spread", "outside")
    assert {m.kernel for m in select(measured, ["t*", "out*"]).launches} == {"twice", "outside"}
    with pytest.raises(InputError, match="unknown kernel 'twise'; did you mean 'twice'"):
        select(measured, ["twise"])
    with pytest.raises(InputError, match="limit: got 0"):
        select(measured, limit=0)


def test_the_noise_floor_is_that_of_the_launches_in_both() -> None:
    first = corpus("twice", "spread")
    again = [msgspec.structs.replace(m, time_ns=TimeNs(m.time_ns.median * 1.1)) for m in first.launches if m.kernel == "twice"]
    second = msgspec.structs.replace(first, launches=tuple(reversed(again)))
    found = noise_floor(first, second, 0.0)
    assert (found.n, found.regret) == (5, 0.0)
    assert found.mape == pytest.approx(0.1)
    assert validate(first, GPU, repeat=second).noise.tau5 == 1.0
    other = corpus("outside")
    with pytest.raises(InputError, match="no launch of the corpus"):
        noise_floor(first, other, 0.0)


def test_an_unknown_engine() -> None:
    with pytest.raises(UnknownNameError, match="evnt"):
        validate(corpus("twice"), GPU, "evnt")


def of_its_own(n: int) -> Corpus:
    """A corpus of launches that no other test predicts, so that none of its estimates is kept."""
    items = [Measurement("twice", launch("twice", local, n), TimeNs(1e4), {"n": n}) for local in SHAPES]
    return Corpus({}, {}, {"twice": KernelSource(SOURCES["twice"], "twice")}, tuple(items))


@pytest.mark.each_time("1")
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_that_was_interrupted_goes_on_where_it_was(jobs: int) -> None:
    measured = of_its_own(N + 8 * jobs)

    def interrupt(done: int, total: int, label: str) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        validate(measured, GPU, session=Session(jobs=jobs, on_progress=interrupt))
    resumed: list[tuple[int, int]] = []
    seen: list[int] = []
    found = validate(
        measured, GPU, session=Session(jobs=jobs, on_progress=lambda done, total, label: seen.append(done)),
        on_resumed=lambda known, total: resumed.append((known, total)),
    )  # fmt: skip
    ((known, total),) = resumed
    assert (known in (3, 4, 5), total) == (True, 5)  # a process may have been ahead of what was told
    assert seen == [1, 2, 3, 4, 5]
    assert found.to_dict() == validate(measured, GPU, session=Session(cache=False)).to_dict()


def test_what_is_kept_is_of_one_launch_on_one_gpu_by_one_engine() -> None:
    measured = of_its_own(N + 64)
    known: list[int] = []

    def run(**changes: Any) -> Any:
        return validate(measured, changes.pop("gpu", GPU), on_resumed=lambda n, _: known.append(n), **changes)

    first = run()
    slower = run(overrides={"launch.floor_s": "1 ms"})
    run(gpu="mali-g76-mp5")
    event = run(engine="event")
    again = run()
    renamed = msgspec.structs.replace(GPU, name="another name")
    assert msgspec.structs.replace(run(gpu=renamed), gpu=first.gpu) == first
    assert known == [0, 0, 0, 0, 5, 5]
    assert again == first
    assert slower.bias > first.bias
    assert event.launches != first.launches
    small = msgspec.structs.replace(measured, launches=measured.launches[:2])
    validate(small, GPU, on_resumed=lambda n, _: known.append(n))
    assert known[-1] == 2  # of the launch, not of the corpus


def test_a_changed_kernel_file_is_predicted_anew(tmp_path: Path) -> None:
    path = tmp_path / "k.cl"
    path.write_text(SOURCES["twice"], encoding="utf-8")
    of_file = msgspec.structs.replace(launch("twice", (64,)), source=path, entry="")
    before = predict_all([of_file], GPU, ["analytic"])
    path.write_text(SOURCES["spread"], encoding="utf-8")
    after = predict_all([of_file], GPU, ["analytic"])
    assert (before, after) == (
        [{"analytic": estimate(launch("twice", (64,)), GPU, intervals=True)}],
        [{"analytic": estimate(launch("spread", (64,)), GPU, intervals=True)}],
    )  # fmt: skip


@pytest.mark.each_time("1")
@pytest.mark.parametrize("jobs", [1, 2])
def test_rows_come_as_they_are_known_in_the_order_of_the_corpus(jobs: int) -> None:
    parts = [corpus("twice"), corpus("spread"), corpus("broken")]
    # kernels in turn: what is predicted together does not stand together
    items = tuple(item for several in zip(*(part.launches for part in parts), strict=True) for item in several)
    kernels = {name: source for part in parts for name, source in part.kernels.items()}
    measured = Corpus({}, {}, kernels, items)
    told: list[tuple[str, Any]] = []
    before_the_end: list[int] = []

    def progress(done: int, total: int, label: str) -> None:
        before_the_end.append(len(told))

    found = validate_engines(
        measured, GPU, ("analytic", "event"), session=Session(cache=False, jobs=jobs, on_progress=progress),
        on_row=lambda engine, row: told.append((engine, row)),
    )  # fmt: skip
    for result in found:
        mine = [row for engine, row in told if engine == result.engine]
        assert [(row.kernel, row.local_size) for row in mine] == [(m.kernel, m.launch.local_size) for m in items]
        assert tuple(row for row in mine if isinstance(row, ValidatedLaunch)) == result.launches
        assert tuple(row for row in mine if isinstance(row, Refused)) == result.refused
    assert before_the_end[-1] < len(told)
    if jobs == 1:  # of two processes the one with the first launch may end last, and no row can be told before it
        assert before_the_end[-1] > 0


def test_launches_are_chosen_by_tag() -> None:
    first = corpus("twice", "spread")
    items = [msgspec.structs.replace(m, tags={**m.tags, "n": i % 3}) for i, m in enumerate(first.launches)]
    bare = msgspec.structs.replace(items[0], tags={})
    measured = msgspec.structs.replace(first, launches=(*items, bare))

    def chosen(**tags: str | list[str]) -> list[int]:
        return [measured.launches.index(m) for m in select(measured, tags=tags).launches]

    assert chosen(n=["1"]) == chosen(n="1") == [1, 4, 7]
    assert chosen(n=["1", "2"]) == [1, 2, 4, 5, 7, 8]
    assert chosen(family=["*spread"], n=["0"]) == [6, 9]
    assert len(select(measured, ["twice"], 2, {"n": ["0"]}).launches) == 2
    with pytest.raises(InputError, match="unknown tag 'familly'; did you mean 'family'"):
        chosen(familly=["x"])
    with pytest.raises(InputError, match=r"tag n: no launch has the value '7'; there are 0, 1, 2"):
        chosen(n=["7"])
    with pytest.raises(InputError, match="tag n: the launches have no tags"):
        select(msgspec.structs.replace(measured, launches=(bare,)), tags={"n": ["1"]})
