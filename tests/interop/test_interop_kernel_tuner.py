"""Kernel Tuner caches, T4 results and T1 inputs: read as their tools write them, written as their tools read them."""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.accuracy.sample import choice_groups
from mgpusim.errors import InputError
from mgpusim.files import data_dir
from mgpusim.folders import INCLUDE
from mgpusim.interop.formats.corpus import corpus_of, tuned_of
from mgpusim.interop.formats.kernel_tuner import cache_from_dict, cache_to_dict, encode_cache, read_cache, write_cache
from mgpusim.interop.formats.space import write_space
from mgpusim.interop.formats.t1 import t1_from_dict, t1_to_dict, write_t1
from mgpusim.interop.formats.t4 import read_t4, t4_from_dict, t4_to_dict, write_t4
from mgpusim.interop.results import members_of, predicted, space_of_results
from mgpusim.interop.t1_python import expression_of, python_of, values_of
from mgpusim.interop.tuned import FAILURES, Tuned, TunedResult, scaled, with_unit
from mgpusim.session import Session
from mgpusim.workload.corpus import corpus_from_dict, corpus_to_dict
from mgpusim.workload.expressions.expression import Expression
from mgpusim.workload.spaces.file import load_space
from mgpusim.workload.spaces.space import Space
from tests.helpers.examples import examples

FEW = examples(40)
SOURCE = """
kernel void scale(global const float *a, global float *b, int n) {
    for (int v = 0; v < VEC; v++) {
        int i = get_global_id(0) * VEC + v;
        if (i < n) b[i] = 2 * a[i];
    }
}
"""
SPACE = """
schema = "mgpusim.space/1"
name = "scale"
kernel = "scale.cl"
entry = "scale"
global = ["round_up(ceil_div(N, VEC), BLOCK)"]
local = ["BLOCK"]
constraints = ["BLOCK * VEC <= LIMIT", "min(BLOCK, 64) >= 32"]
[knobs]
BLOCK = [32, 64, 128]
VEC = [1, 2, 4]
[constants]
N = 4096
LIMIT = 256
[[args]]
buffer = { dtype = "float32", count = "N", init = "uniform", access = "read" }
[[args]]
buffer = { dtype = "float32", count = "N", init = "zeros", access = "write" }
[[args]]
scalar = { dtype = "int32", value = "N" }
"""


@pytest.fixture
def space(tmp_path: Path) -> Space:
    (tmp_path / "scale.cl").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "scale.toml").write_text(SPACE, encoding="utf-8")
    return load_space(tmp_path / "scale.toml")


def cache(**changes: Any) -> dict[str, Any]:
    """A cache as Kernel Tuner 1.5.0 writes it."""
    entry = {"compile_time": 12.5, "verification_time": 0, "benchmark_time": 3.25, "timestamp": "2024-05-01 10:00:00.5+00:00"}
    ran = {"time": 0.5, "times": [0.25, 0.75], "GFLOP/s": 3.0}
    document: dict[str, Any] = {
        "device_name": "GPU", "kernel_name": "scale", "problem_size": [4096], "tune_params_keys": ["BLOCK", "VEC"],
        "tune_params": {"BLOCK": [32, 64], "VEC": [1, 2]}, "objective": "time",
        "cache": {
            "32,1": {"BLOCK": 32, "VEC": 1, **ran, **entry},
            "32,2": {"BLOCK": 32, "VEC": 2, "__error__": "CompilationFailedConfig", **entry},
            "64,1": {"BLOCK": 64, "VEC": 1, "time": 0.375, "times": [0.375], **entry},
        },
    }  # fmt: skip
    return document | changes


def problems_of(document: object) -> tuple[str, ...]:
    with pytest.raises(InputError) as caught:
        cache_from_dict(document)
    return caught.value.problems


# -- the cache -----------------------------------------------------------------------------------------------------------------


def test_a_cache_is_read() -> None:
    found = cache_from_dict(cache())
    assert (found.kernel, found.device, found.problem_size) == ("scale", "GPU", (4096,))
    assert found.knobs == {"BLOCK": (32, 64), "VEC": (1, 2)}
    first, failed, last = found.results
    assert first.config == {"BLOCK": 32, "VEC": 1}
    assert (first.time, first.runs, first.extra) == (0.5, (0.25, 0.75), {"GFLOP/s": 3.0})
    assert first.costs == {"compilation": 12.5, "benchmark": 3.25}
    assert (failed.time, failed.failure, failed.runs) == (None, "compile", ())
    assert found.time_ns(last) == 375_000.0
    assert found.failed == 1


@pytest.mark.parametrize(("word", "failure"), [
    ("InvalidConfig", "invalid"), ("CompilationFailedConfig", "compile"), ("RuntimeFailedConfig", "runtime"),
    ("ErrorConfig", "unknown"),
])  # fmt: skip
@pytest.mark.parametrize("place", ["__error__", "time"])
def test_failures_are_no_times(word: str, failure: str, place: str) -> None:
    entry = {"BLOCK": 32, "VEC": 1, place: word}
    (result,) = cache_from_dict(cache(cache={"32,1": entry})).results
    assert (result.time, result.failure, result.extra) == (None, failure, {})


@pytest.mark.parametrize("time", [1e20, float("inf"), float("nan")])
def test_the_oldest_failures_are_no_times(time: float) -> None:
    text = json.dumps(cache(cache={"32,1": {"BLOCK": 32, "VEC": 1, "time": time}}))
    (result,) = cache_from_dict(json.loads(text)).results
    assert (result.time, result.failure) == (None, "unknown")


def test_files_without_versions_or_values_are_read(tmp_path: Path) -> None:
    old = cache()
    del old["tune_params"], old["objective"], old["problem_size"]
    found = cache_from_dict(old)
    assert found.knobs == {"BLOCK": (32, 64), "VEC": (1, 2)}  # as far as they were met
    assert found.problem_size == ()
    bare = cache(cache={"64,2": {"time": 1.5}})
    assert cache_from_dict(bare).results[0].config == {"BLOCK": 64, "VEC": 2}  # off the key


@pytest.mark.parametrize("end", [",", "", ",\n"])
def test_an_interrupted_cache_is_read(tmp_path: Path, end: str) -> None:
    text = json.dumps(cache())
    assert text.endswith("}}}")
    (tmp_path / "cache.json").write_text(text[:-2] + end, encoding="utf-8")
    assert read_cache(tmp_path / "cache.json") == cache_from_dict(cache())


def test_everything_wrong_is_said_at_once() -> None:
    wrong = cache(cache={
        "32,1": {"BLOCK": 32, "VEC": 1}, "32,2": {"BLOCK": 32, "VEC": 2, "time": -1.0},
        "64,1": {"BLOCK": 64, "VEC": 2, "time": 1.0}, "64,2": {"BLOCK": 64, "VEC": [2], "time": 1.0},
        "32,4": {"time": 2.0}, "x": 3,
    })  # fmt: skip
    said = problems_of(wrong)
    assert any("cache['32,1'].time: missing" in line for line in said)
    assert any("cache['32,2'].time: got -1.0" in line for line in said)
    assert any("cache['64,1']: its values are those of '64,2'" in line for line in said)
    assert any("cache['64,2'].VEC: got [2]" in line for line in said)
    assert any("cache['32,4'].VEC: got null" in line for line in said)
    assert any("cache['x']: got 3" in line for line in said)


@pytest.mark.parametrize(("changes", "place"), [
    ({"schema_version": "2.0.0"}, "schema_version: got '2.0.0', expected 1.x"), ({"kernel_name": 3}, "kernel_name: got 3"),
    ({"problem_size": 1.5}, "problem_size: got 1.5"), ({"tune_params": {"BLOCK": [1]}}, "tune_params.VEC: missing"),
    ({"tune_params_keys": ["BLOCK", "BLOCK"]}, "tune_params_keys"), ({"cache": []}, "cache: got []"),
])  # fmt: skip
def test_other_files_are_refused(changes: dict[str, Any], place: str) -> None:
    assert any(place in line for line in problems_of(cache(**changes)))


@pytest.mark.parametrize("missing", ["device_name", "kernel_name", "cache"])
def test_missing_keys_are_named(missing: str) -> None:
    document = cache()
    del document[missing]
    assert any(line.startswith(f"{missing}: missing") for line in problems_of(document))


def test_no_json_is_said_with_its_file(tmp_path: Path) -> None:
    (tmp_path / "no.json").write_text("{\n3}", encoding="utf-8")
    with pytest.raises(InputError, match=r"Kernel Tuner cache .*no\.json: not JSON: .*line 2"):
        read_cache(tmp_path / "no.json")
    with pytest.raises(InputError, match="No such file"):
        read_cache(tmp_path / "nowhere.json")


def test_versions_are_claimed_where_their_schema_is_fulfilled() -> None:
    dated = TunedResult({"a": 1}, 1.0, timestamp=0.0)
    plain = Tuned("f", "GPU", {"a": (1,)}, (dated,), "ms", (64,))
    text = Tuned("f", "GPU", {"a": ("x",)}, (msgspec.structs.replace(dated, config={"a": "x"}),), "ms", (64,))
    undated = Tuned("f", "GPU", {"a": (1,)}, (TunedResult({"a": 1}, 1.0),), "ms", (64,))
    assert [cache_to_dict(t).get("schema_version") for t in (plain, text, undated)] == ["1.0.0", "1.1.0", None]
    entry = cache_to_dict(plain)["cache"]["1"]  # what schema 1.0.0 requires
    assert {"time", "compile_time", "verification_time", "benchmark_time", "strategy_time", "framework_time", "timestamp"} <= set(
        entry
    )


def test_the_end_of_a_written_cache_is_what_kernel_tuner_looks_for(tmp_path: Path) -> None:
    text = encode_cache(cache_to_dict(cache_from_dict(cache())))
    assert text.strip()[-3:] == "}\n}"
    assert json.loads(text.strip()[:-3] + "}}") == json.loads(text)  # it opens a cache by cutting these three


def test_names_of_kernel_tuner_are_refused() -> None:
    with pytest.raises(InputError, match="knob time: Kernel Tuner has another use"):
        cache_to_dict(Tuned("f", "", {"time": (1,)}, (TunedResult({"time": 1}, 1.0),), "ms"))
    twice = (TunedResult({"a": 1}, 1.0), TunedResult({"a": 1}, 2.0))
    with pytest.raises(InputError, match="has two results"):
        cache_to_dict(Tuned("f", "", {"a": (1,)}, twice, "ms"))


# -- load(dump(x)) == x --------------------------------------------------------------------------------------------------------

times = st.floats(1e-6, 1e6)
costs = st.dictionaries(st.sampled_from(["compilation", "verification", "benchmark", "search", "framework"]), times, max_size=5)
knob_values = st.one_of(
    st.lists(st.integers(-8, 4096), min_size=1, max_size=4, unique=True),
    st.lists(st.sampled_from(["a", "NHWC", "image"]), min_size=1, max_size=3, unique=True),
    st.just([False, True]),
    st.lists(st.sampled_from([0.5, 1.25, 3.0]), min_size=1, max_size=3, unique=True),
)


@st.composite
def tuned(draw: st.DrawFn, unit: str = "ms") -> Tuned:
    names = draw(st.lists(st.sampled_from(["A", "B", "block_size_x", "TILE"]), min_size=1, max_size=3, unique=True))
    knobs = {name: tuple(draw(knob_values)) for name in names}
    configs = draw(st.lists(st.fixed_dictionaries({n: st.sampled_from(v) for n, v in knobs.items()}), max_size=6,
                            unique_by=lambda c: tuple(str(c[n]) for n in names)))  # fmt: skip
    results = []
    for config in configs:
        failure = draw(st.sampled_from(["", "", *FAILURES]))
        runs = () if failure else tuple(draw(st.lists(times, max_size=3)))
        stamp = draw(st.sampled_from([None, "2024-05-01 10:00:00+00:00"]))
        extra = draw(st.dictionaries(st.sampled_from(["GFLOP/s", "power"]), times, max_size=2))
        results.append(TunedResult(config, None if failure else draw(times), failure, runs, draw(costs), stamp, extra))
    size = draw(st.sampled_from([(64, 64), 4096, "callable"]))
    return Tuned("scale", "GPU 640", knobs, tuple(results), unit, size)


@given(tuned())
@FEW
def test_caches_come_back(found: Tuned) -> None:
    assert cache_from_dict(json.loads(encode_cache(cache_to_dict(found)))) == found


@given(tuned(unit="us"))
@FEW
def test_t4_comes_back(found: Tuned) -> None:
    back = t4_from_dict(json.loads(json.dumps(t4_to_dict(found))))
    if not found.results:  # nothing says which parameters a result has
        back = msgspec.structs.replace(back, knobs=found.knobs)
    assert back == found


@given(
    st.integers(1, 10**15 - 1),
    st.integers(-9, 3),
    st.sampled_from(["s", "ms", "us", "ns"]),
    st.sampled_from(["s", "ms", "us", "ns"]),
)
def test_units_lose_nothing_of_fifteen_digits(digits: int, exponent: int, unit: str, to: str) -> None:
    value = float(f"{digits}e{exponent}")
    assert scaled(scaled(value, unit, to), to, unit) == value


@given(tuned())
@FEW
def test_units_change_all_times(found: Tuned) -> None:
    moved = with_unit(found, "us")
    for a, b in zip(found.results, moved.results, strict=True):
        assert (a.time is None) == (b.time is None)
        assert [*b.runs, *b.costs.values(), *([b.time] if b.time else [])] == pytest.approx(
            [1000 * x for x in (*a.runs, *a.costs.values(), *([a.time] if a.time else []))]
        )


# -- T4 ------------------------------------------------------------------------------------------------------------------------


def t4(*results: dict[str, Any], **top: Any) -> dict[str, Any]:
    return {"results": list(results), "schema_version": "1.0.0", **top}


def t4_result(**changes: Any) -> dict[str, Any]:
    return {
        "configuration": {"BLOCK": 32},
        "times": {"runtimes": [2.0, 4.0]},
        "invalidity": "correct",
        "correctness": 1,
    } | changes


def test_t4_of_kernel_tuner_and_by_the_schema() -> None:
    measured = [{"name": "time", "value": 3.5, "unit": "ms"}, {"name": "GFLOP/s", "value": 7.0, "unit": ""}]
    kernel_tuner = t4_result(times={"compilation": 9.0, "framework": 1.0, "runtimes": [3.5]}, measurements=measured)
    schema = t4_result(configuration={"BLOCK": 64}, times={"compilation_time": 8.0, "runtimes": [2.0, 4.0]})
    found = t4_from_dict(t4(kernel_tuner, schema))
    assert [(r.time, r.costs.get("compilation")) for r in found.results] == [(3.5, 9.0), (3.0, 8.0)]
    assert found.results[0].extra == {"GFLOP/s": 7.0}
    assert (found.unit, found.knobs) == ("ms", {"BLOCK": (32, 64)})


@pytest.mark.parametrize(("top", "unit", "seconds"), [
    ({}, "ms", 3e-3), ({"metadata": {"timeunit": "microseconds"}}, "us", 3e-6), ({"metadata": {"timeunit": "ns"}}, "ns", 3e-9),
    ({"metadata": {"timeunit": "miliseconds"}}, "ms", 3e-3),
])  # fmt: skip
def test_units_of_t4(top: dict[str, Any], unit: str, seconds: float) -> None:
    found = t4_from_dict(t4(t4_result(), **top))
    assert found.unit == unit
    assert found.time_ns(found.results[0]) == pytest.approx(seconds * 1e9)


@pytest.mark.parametrize(("word", "failure"), [
    ("constraints", "invalid"), ("compile", "compile"), ("runtime", "runtime"), ("correctness", "wrong"), ("timeout", "timeout"),
])  # fmt: skip
def test_failures_of_t4(word: str, failure: str) -> None:
    (result,) = t4_from_dict(t4(t4_result(invalidity=word))).results
    assert (result.time, result.runs, result.failure) == (None, (), failure)


def test_t4_says_everything_wrong_at_once() -> None:
    with pytest.raises(InputError) as caught:
        t4_from_dict(t4(t4_result(invalidity="broken"), t4_result(times={"runtimes": ["x"]}), {"times": {}}, t4_result(times={})))
    said = "\n".join(caught.value.problems)
    assert "results[0].invalidity: got 'broken'" in said
    assert "results[1].times.runtimes" in said
    assert "results[2].configuration: missing" in said
    assert "results[2].invalidity: missing" in said
    assert "results[3]: has neither a measurement called time nor runtimes" in said
    with pytest.raises(InputError, match="schema_version"):
        t4_from_dict({"results": [], "schema_version": "2.0.0"})


def test_files_of_results_are_one_line_each(tmp_path: Path) -> None:
    found = cache_from_dict(cache())
    write_t4(tmp_path / "t4.json", found)
    assert read_t4(tmp_path / "t4.json") == found
    assert sum('"configuration"' in line for line in (tmp_path / "t4.json").read_text(encoding="utf-8").splitlines()) == 3
    write_cache(tmp_path / "c.json.gz", found)
    assert read_cache(tmp_path / "c.json.gz") == found


# -- corpora -------------------------------------------------------------------------------------------------------------------


def test_results_become_launches_of_one_choice_group(space: Space) -> None:
    corpus, notes = corpus_of(cache_from_dict(cache()), space, "Kernel Tuner")
    assert notes == ()
    first, last = corpus.launches
    assert first.launch == space.launch({"BLOCK": 32, "VEC": 1})
    assert (first.launch.global_size, first.launch.local_size) == ((4096,), (32,))
    assert (first.time_ns.median, first.time_ns.min, first.time_ns.repeats) == (500_000.0, 250_000.0, 2)
    assert first.tags["config"] == "32,1"
    assert (last.tags["BLOCK"], last.tags["VEC"]) == (64, 1)
    assert choice_groups(corpus.launches) == ((0, 1),)
    (failure,) = corpus.extra["failures"]
    assert (failure["reason"], failure["tags"]["config"]) == ("compile", "32,2")


def test_corpora_come_back(space: Space) -> None:
    found = cache_from_dict(cache())
    corpus, _ = corpus_of(found, space)
    document = json.loads(msgspec.json.encode(corpus_to_dict(corpus)))
    back = tuned_of(corpus_from_dict(document))
    assert back.knobs == found.knobs
    assert back.problem_size == found.problem_size
    assert sorted(back.results, key=str) == sorted(found.results, key=str)
    assert cache_to_dict(back)["cache"] == cache_to_dict(found)["cache"]


def test_a_corpus_of_ours_needs_only_its_tags(space: Space) -> None:
    """As `mgpusim measure` leaves it: nothing of another tuner in it."""
    corpus, _ = corpus_of(cache_from_dict(cache()), space)
    bare = tuple(
        msgspec.structs.replace(m, extra={}, tags={"space": "scale", "config": m.tags["config"]}) for m in corpus.launches
    )
    failed = [{"tags": {"space": "scale", "config": "32,4"}, "reason": "clBuildProgram failed: it does not compile"}]
    ours = msgspec.structs.replace(corpus, launches=bare, extra={"failures": failed})
    found = tuned_of(ours, space)
    assert [(r.config, r.time) for r in found.results[:2]] == [({"BLOCK": 32, "VEC": 1}, 5e5), ({"BLOCK": 64, "VEC": 1}, 3.75e5)]
    assert (found.results[2].failure, found.unit) == ("compile", "ns")
    assert found.knobs == {"BLOCK": (32, 64, 128), "VEC": (1, 2, 4)}
    assert found.problem_size == (4096, 256)
    assert cache_to_dict(found)["cache"]["64,1"]["time"] == 0.375
    with pytest.raises(InputError, match="do not name their knobs"):
        tuned_of(ours)


def test_spaces_that_do_not_fit_are_refused(space: Space) -> None:
    other = cache(tune_params_keys=["BLOK", "VEC"], tune_params={"BLOK": [32, 64], "VEC": [1, 2]}, cache={})
    with pytest.raises(InputError, match=r"(?s)BLOK: took 2 values.*did you mean 'BLOCK'.*BLOCK: is a knob of the space"):
        corpus_of(cache_from_dict(other), space)
    foreign = cache(cache={"16,1": {"BLOCK": 16, "VEC": 1, "time": 1.0}, "32,1": {"BLOCK": 32, "VEC": 1, "time": 2.0}})
    corpus, notes = corpus_of(cache_from_dict(foreign), space)
    assert len(corpus.launches) == 1
    assert "1 results are of no valid member" in notes[0]
    assert "BLOCK: got 16" in notes[0]
    with pytest.raises(InputError, match="has no kernel"):
        corpus_of(cache_from_dict(cache()), space_of_results(cache_from_dict(cache())))


def test_predictions_are_a_cache_but_no_corpus(space: Space) -> None:
    from mgpusim.arch.load import load_gpu
    from mgpusim.engine.estimate import estimate

    gpu = load_gpu("adreno-640")
    members = members_of(space)
    assert len(members) == sum(b * v <= 256 for b in (32, 64, 128) for v in (1, 2, 4))
    found, notes = predicted(space, gpu, members[:2], session=Session(cache=False))
    assert notes == ()
    assert found.device == "adreno-640"
    wanted = estimate(space.launch({"BLOCK": 32, "VEC": 1}), gpu, session=Session(cache=False)).latency_us
    assert cache_to_dict(found)["cache"]["32,1"]["time"] == pytest.approx(wanted / 1e3)
    with pytest.raises(InputError, match="predicted by mgpusim"):
        corpus_of(found, space)


# -- T1 ------------------------------------------------------------------------------------------------------------------------


def t1(**kernel: Any) -> dict[str, Any]:
    vector = {"Type": "float", "MemoryType": "Vector", "AccessType": "ReadOnly", "FillType": "Random"}
    zeros = {"AccessType": "WriteOnly", "FillType": "Constant", "FillValue": 0}
    return {
        "ConfigurationSpace": {
            "TuningParameters": [
                {"Name": "BLOCK", "Type": "int", "Values": "[32 * 2**i for i in range(3)]"},
                {"Name": "VEC", "Type": "int", "Values": "list(range(1, 5))"},
            ],
            "Conditions": [{"Parameters": ["BLOCK", "VEC"], "Expression": "BLOCK * VEC <= 256 and VEC in [1, 2, 4]"}],
        },
        "KernelSpecification": {
            "Language": "OpenCL", "KernelName": "scale", "KernelFile": "scale.cl", "ProblemSize": [4096],
            "GlobalSizeType": "CUDA", "LocalSize": {"X": "BLOCK", "Y": "1"},
            "GlobalSize": {"X": "math.ceil(ProblemSize[0] / (BLOCK * VEC))", "Y": "1"},
            "Arguments": [
                {"Size": "ProblemSize[0] + max(VEC) - 4", **vector}, {"Size": 4096, **vector, **zeros},
                {"Type": "int32", "MemoryType": "Scalar", "FillValue": 4096},
            ],
        } | kernel,
    }  # fmt: skip


def test_t1_becomes_a_space(space: Space, tmp_path: Path) -> None:
    found, notes = t1_from_dict(t1(), tmp_path)
    assert notes == ()
    valid = {found.key(found.config(i)) for chunk in found.valid_indices() for i in chunk}
    assert valid == {f"{b},{v}" for b in (32, 64, 128) for v in (1, 2, 4) if b * v <= 256}
    launch = found.launch({"BLOCK": 64, "VEC": 4})
    assert (launch.global_size, launch.local_size) == ((1024,), (64,))
    assert launch.args == space.launch({"BLOCK": 64, "VEC": 4}).args


@pytest.mark.parametrize(("kernel", "why"), [
    ({"Language": "CUDA"}, "in CUDA"), ({"KernelFile": "gone.cl"}, "gone.cl is not beside"),
    ({"Arguments": [{"Type": "float", "MemoryType": "Symbol"}]}, "Symbol"),
])  # fmt: skip
def test_t1_without_a_kernel_of_ours_is_a_space_still(space: Space, tmp_path: Path, kernel: dict[str, Any], why: str) -> None:
    found, notes = t1_from_dict(t1(**kernel), tmp_path)
    assert found.template is None
    assert found.count == 12
    assert any(why in note for note in notes)


@pytest.mark.parametrize(("expression", "why"), [
    ("all(x > 1 for x in (BLOCK, VEC))", "unknown function 'all'"), ("BLOCK.bit_count() == 1", "unknown function"),
    ("BLOKC > 1", "did you mean 'BLOCK'"), ("BLOCK > ", "expected a Python expression"), ("lambda: 1", "a lambda"),
    ("__import__('os').system('true')", "unknown function"),
])  # fmt: skip
def test_conditions_that_are_no_arithmetic_are_refused_by_name(expression: str, why: str) -> None:
    document = t1()
    document["ConfigurationSpace"]["Conditions"].append({"Parameters": [], "Expression": expression})
    with pytest.raises(InputError) as caught:
        t1_from_dict(document)
    (problem,) = caught.value.problems
    assert problem.startswith("ConfigurationSpace.Conditions[1].Expression")
    assert why in problem


@pytest.mark.parametrize(("text", "values"), [
    ("[1, 2, 4]", (1, 2, 4)), ("(0.5, 'a')", (0.5, "a")), ("range(4)", (0, 1, 2, 3)), ("list(range(8, 0, -4))", (8, 4)),
    ("[16] + [2**i for i in range(5, 8)]", (16, 32, 64, 128)), ("[True, False]", (True, False)),
    ("[x for x in range(10) if x % 3 == 1]", (1, 4, 7)),
])  # fmt: skip
def test_values_are_what_python_makes_of_them(text: str, values: tuple[Any, ...]) -> None:
    assert values_of(text) == values == tuple(eval(text))


@pytest.mark.parametrize("text", ["open('x')", "[i for i in x]", "[[1, 2]]", "range(10**9)", "5", "[a.b]", "range(0, 1, 0)"])
def test_other_values_are_refused(text: str) -> None:
    with pytest.raises(InputError):
        values_of(text, "here")


@st.composite
def conditions(draw: st.DrawFn) -> str:
    """Comparisons of numbers made of names by all functions that Python has not."""
    text = "A"
    for form in draw(st.lists(st.sampled_from(["{} + B", "{} * 3", "max({}, B)", "ceil_div({}, B + 9)", "round_up({}, 7)",
                                               "B - {}", "floor({} / 2)", "ceil({} / 3)"]), max_size=5)):  # fmt: skip
        text = form.format(f"({text})")
    return f"{text} {draw(st.sampled_from(['<', '==', '>=', '!=']))} {draw(st.integers(-9, 99))}"


@given(st.lists(conditions(), min_size=1, max_size=3).map(" or ".join), st.integers(0, 9), st.integers(0, 9))
@FEW
def test_ours_in_python_and_back_mean_the_same(text: str, a: int, b: int) -> None:
    ours = Expression.parse(text)
    python = python_of(ours, {"C": 1})
    value = ours.evaluate({"A": a, "B": b})
    assert bool(eval(python, {"A": a, "B": b})) == value
    assert expression_of(python).evaluate({"A": a, "B": b}) == value


def test_spaces_go_to_t1_and_back(space: Space, tmp_path: Path) -> None:
    notes = write_t1(tmp_path / "t1.json", space)
    assert notes == ("written out where they are used: N, LIMIT",)
    found, _ = t1_from_dict(json.loads((tmp_path / "t1.json").read_text(encoding="utf-8")), tmp_path)
    assert found.knobs == space.knobs
    every = space.table(0, space.count)
    assert found.valid(every).tolist() == space.valid(every).tolist()
    for index in members_of(space):
        ours, theirs = (s.launch(s.config(index)) for s in (space, found))
        assert (ours.global_size, ours.local_size, ours.args) == (theirs.global_size, theirs.local_size, theirs.args)


def test_what_t1_does_not_hold_is_said(space: Space, tmp_path: Path) -> None:
    text = SPACE.replace("scalar = { dtype", 'when = "VEC > 0"\nscalar = { dtype')
    (tmp_path / "when.toml").write_text(text, encoding="utf-8")
    document, notes = t1_to_dict(load_space(tmp_path / "when.toml"), tmp_path)
    assert "Arguments" not in document["KernelSpecification"]
    assert "args[2]" in notes[1]
    with pytest.raises(InputError, match="T1 needs a kernel"):
        t1_to_dict(space_of_results(cache_from_dict(cache())))


def test_space_files_come_back(space: Space, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "elsewhere"
    assert write_space(folder / "s.toml", space) == ()
    with pytest.raises(InputError, match=r"scale\.cl lies outside of the folder of the space"):
        load_space(folder / "s.toml")
    monkeypatch.setenv(INCLUDE, str(tmp_path))
    again = load_space(folder / "s.toml")
    assert (again.knobs, again.constraints, again.constants, again.derived) == (
        space.knobs, space.constraints, space.constants, space.derived,
    )  # fmt: skip
    a, b = (s.launch({"BLOCK": 128, "VEC": 2}) for s in (space, again))
    assert msgspec.structs.replace(a, source=a.text(), reads=()) == msgspec.structs.replace(b, source=b.text(), reads=())


SHIPPED = sorted((data_dir("examples") / "spaces").glob("*.toml"))


@pytest.mark.parametrize("path", SHIPPED, ids=[path.stem for path in SHIPPED])
def test_shipped_space_files_come_back_whole(path: Path, tmp_path: Path) -> None:
    first = load_space(path)
    write_space(tmp_path / "s.toml", first)
    again = load_space(tmp_path / "s.toml")
    assert again.roles == first.roles != {}
    assert first.template is not None
    assert again.template is not None
    assert again.template.define_when == first.template.define_when
    members = first.sample(5).tolist()
    assert [again.launch(again.config(i)).options for i in members] == [first.launch(first.config(i)).options for i in members]


# -- Kernel Tuner itself -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("strategy", ["brute_force", "genetic_algorithm"])
def test_kernel_tuner_replays_what_we_write(space: Space, tmp_path: Path, strategy: str) -> None:
    kernel_tuner = pytest.importorskip("kernel_tuner", reason="kernel_tuner is not installed")
    members = [space.config(i) for i in members_of(space)]
    results = [TunedResult(c, None, "compile") if c["VEC"] == 4 else TunedResult(c, 1.0 / c["BLOCK"]) for c in members]
    knobs = {knob.name: knob.values for knob in space.knobs}
    write_cache(tmp_path / "cache.json", Tuned("scale", "GPU", knobs, tuple(results), "ms", (4096, 256)))
    write_t1(tmp_path / "t1.json", space)
    held = (tmp_path / "cache.json").read_bytes()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        replayed, environment = kernel_tuner.tune_cache(str(tmp_path / "cache.json"), quiet=True, strategy=strategy)
        asked = {"simulation_mode": True, "device": "GPU", "strategy": "brute_force", "strategy_options": {}}
        _, t4_of_theirs = kernel_tuner.tune_kernel_T1(tmp_path / "t1.json", tmp_path / "cache.json", **asked)
    assert {r["BLOCK"] for r in replayed} <= {32, 64, 128}
    assert all(r["time"] == 1.0 / r["BLOCK"] for r in replayed)
    assert environment["device_name"] == "GPU"
    theirs = t4_from_dict(json.loads(json.dumps(t4_of_theirs, default=str)))
    assert {str(r.config): (r.time, r.failure) for r in theirs.results} == {str(r.config): (r.time, r.failure) for r in results}
    assert (tmp_path / "cache.json").read_bytes() == held
