"""AutoTVM logs: transformations as knobs and back, errors as failures, broken and foreign lines by number."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.interop.formats.autotvm import log_to_text, read_log, tasks_of_text, write_log
from mgpusim.interop.formats.kernel_tuner import cache_from_dict, cache_to_dict
from mgpusim.interop.tuned import Tuned, TunedResult, distinct
from tests.helpers.examples import examples

ENTITY = [["tile_x", "sp", [-1, 4, 2]], ["order", "re", [0, 2, 1]], ["ann", "an", ["unroll", "vec"]], ["explicit", "ot", True]]


def record(entity: list[Any] | None = None, result: list[Any] | None = None, **changes: Any) -> dict[str, Any]:
    """A record as TVM 0.8 to 0.18 writes it."""
    return {
        "input": ["opencl -device=mali", "conv2d.mali", [["TENSOR", [1, 64, 56, 56], "float32"], [1, 1], None], {}],
        "config": {"index": 17, "code_hash": None, "entity": ENTITY if entity is None else entity},
        "result": result or [[0.002, 0.004], 0, 1.5, 1600000000.25], "version": 0.2, "tvm_version": "0.8.0",
    } | changes  # fmt: skip


def text_of(*records: dict[str, Any]) -> str:
    return "".join(json.dumps(r) + "\n" for r in records)


def problems_of(text: str) -> tuple[str, ...]:
    with pytest.raises(InputError) as caught:
        tasks_of_text(text)
    return caught.value.problems


def test_transformations_become_knobs() -> None:
    (task,) = tasks_of_text(text_of(record()))
    assert (task.kernel, task.device, task.unit) == ("conv2d.mali", "opencl -device=mali", "s")
    (result,) = task.results
    assert result.config == {"tile_x_1": 4, "tile_x_2": 2, "order": "0-2-1", "ann": "unroll-vec", "explicit": True}
    assert (result.time, result.runs) == (pytest.approx(0.003), (0.002, 0.004))
    assert (result.costs, result.timestamp) == ({"total": 1.5}, 1600000000.25)


def test_a_part_that_is_not_always_the_rest_is_a_knob() -> None:
    two = [[["tile", "sp", [-1, 4]]], [["tile", "sp", [8, 4]]]]
    (task,) = tasks_of_text(text_of(*(record(entity) for entity in two)))
    assert task.knobs == {"tile_0": (-1, 8), "tile_1": (4,)}


@pytest.mark.parametrize(("number", "failure"), [
    (1, "invalid"), (2, "compile"), (3, "compile"), (4, "runtime"), (5, "wrong"), (6, "timeout"), (7, "timeout"), (8, "unknown"),
])  # fmt: skip
def test_errors_are_no_times(number: int, failure: str) -> None:
    line = text_of(record(result=[[1e9], number, 2.0, 1.0]))
    (task,) = tasks_of_text(line)
    assert (task.results[0].time, task.results[0].runs, task.results[0].failure) == (None, (), failure)
    assert json.loads(log_to_text([task])) == json.loads(line)  # which of the two numbers it was


def test_a_cost_of_a_billion_seconds_is_no_time() -> None:
    (task,) = tasks_of_text(text_of(record(result=[[1e9], 0, 2.0, 1.0])))
    assert task.results[0].failure == "unknown"


def test_old_logs_are_read() -> None:
    now = record()
    target, name, args, kwargs = now["input"]
    config = {"i": 17, "t": "direct", "c": None, "e": ENTITY}
    old = {"i": [target, name, args, kwargs, ["conv2d", 1, 64], config], "r": now["result"], "v": 0.1}
    (a,), (b,) = tasks_of_text(text_of(old)), tasks_of_text(text_of(now))
    assert (a.knobs, a.results, a.kernel) == (b.knobs, b.results, b.kernel)


def test_a_log_of_several_tasks(tmp_path: Path) -> None:
    other = record([["tile", "ot", 3]], input=["opencl", "dense", [64], {}])
    text = "# a comment\n\n" + text_of(record(), other, record(result=[[0.001], 0, 1.0, 2.0]))
    (tmp_path / "tune.log").write_text(text, encoding="utf-8")
    first, second = read_log(tmp_path / "tune.log")
    assert ([r.time for r in first.results], first.kernel) == ([pytest.approx(0.003), 0.001], "conv2d.mali")
    assert (second.kernel, second.knobs) == ("dense", {"tile": (3,)})
    once, dropped = distinct(first)
    assert ([r.time for r in once.results], dropped) == ([0.001], 1)
    write_log(tmp_path / "again.log", (first, second))
    assert read_log(tmp_path / "again.log") == (first, second)


def test_everything_wrong_is_said_with_its_line() -> None:
    lines = [
        "{", json.dumps(record(version=0.9)), json.dumps(record(input=["opencl", "conv", []])),
        json.dumps(record(result=[[1], 0])), json.dumps(record([["tile", "xx", [1]]])), json.dumps({"version": 0.2}), "3",
        json.dumps(record([["ann", "an", [1]]])),
    ]  # fmt: skip
    said = "\n".join(problems_of("\n".join(lines)))
    for part in ("line 1: not JSON", "line 2.version: got 0.9", "line 3.input: got", "line 4.result: got", "line 5.config.entity",
                 "line 6.input: missing", "line 7: got 3", "line 8.config.entity"):  # fmt: skip
        assert part in said
    assert "line 2.input" not in said


@pytest.mark.parametrize(("result", "why"), [
    ([[0.1], 12, 1.0, 1.0], "error number 12"), ([["x"], 0, 1.0, 1.0], "got 'x'"), ([[], 0, 1.0, 1.0], "no costs"),
    ([[0.1], 0, -1.0, 1.0], "got -1.0"), ([[0.1], 0, 1.0, "today"], "seconds since 1970"),
])  # fmt: skip
def test_results_that_cannot_be(result: list[Any], why: str) -> None:
    assert any(why in line for line in problems_of(text_of(record(result=result))))


def test_records_of_a_task_have_the_same_transformations() -> None:
    (problem,) = problems_of(text_of(record(), record([["tile", "sp", [-1, 2]]])))
    assert problem == "line 2.config.entity: has tile (sp); other records of its task differ"


def test_an_empty_log_is_said() -> None:
    assert problems_of("# nothing\n") == ("holds no record",)


def test_a_kernel_tuner_cache_keeps_what_a_log_says() -> None:
    (task,) = tasks_of_text(text_of(record(), record([["tile_x", "sp", [-1, 8, 1]], *ENTITY[1:]], [[1e9], 6, 2.0, 1.0])))
    back = cache_from_dict(json.loads(json.dumps(cache_to_dict(task))))
    assert [(r.time, r.failure) for r in back.results] == [(pytest.approx(3.0), ""), (None, "timeout")]
    lines = [json.loads(line) for line in log_to_text([back]).splitlines()]
    assert [line["config"]["entity"] for line in lines] == [ENTITY, [["tile_x", "sp", [-1, 8, 1]], *ENTITY[1:]]]
    assert [line["result"][1] for line in lines] == [0, 6]
    assert lines[0]["input"] == record()["input"]


# -- load(dump(x)) == x --------------------------------------------------------------------------------------------------------

sizes = st.sampled_from([1, 2, 4, 8])
KINDS = {
    "sp": st.tuples(st.just(-1), sizes, sizes).map(list),
    "re": st.permutations([0, 1, 2]),
    "an": st.lists(st.sampled_from(["none", "unroll", "vec"]), min_size=2, max_size=2),
    "ot": st.one_of(st.integers(0, 1500), st.booleans(), st.sampled_from(["NCHW", "x"])),
}


@st.composite
def logs(draw: st.DrawFn) -> list[dict[str, Any]]:
    kinds = draw(st.lists(st.sampled_from(list(KINDS)), min_size=1, max_size=4))
    costs = st.lists(st.floats(1e-9, 1e3), min_size=1, max_size=3)
    records = []
    for index in range(draw(st.integers(1, 4))):
        entity = [[f"knob{i}", kind, draw(KINDS[kind])] for i, kind in enumerate(kinds)]
        error = draw(st.integers(0, 8))
        result = [draw(costs) if error == 0 else [1e9], error, draw(st.floats(0.1, 60)), draw(st.floats(1e9, 2e9))]
        records.append(record(entity, result) | {"config": {"index": index, "code_hash": None, "entity": entity}})
    return records


@given(logs())
@examples(60)
def test_logs_come_back(records: list[dict[str, Any]]) -> None:
    tasks = tasks_of_text(text_of(*records))
    assert [json.loads(line) for line in log_to_text(tasks).splitlines()] == records
    assert tasks_of_text(log_to_text(tasks)) == tasks


def test_knobs_of_others_are_options() -> None:
    results = (TunedResult({"A": 2, "B": "x"}, 250.0, runs=(240.0, 260.0)), TunedResult({"A": 4, "B": "x"}, None, "wrong"))
    ours = Tuned("scale", "Adreno 640", {"A": (2, 4), "B": ("x",)}, results, "us", (64, 32))
    first, second = (json.loads(line) for line in log_to_text([ours]).splitlines())
    assert first["input"] == ["opencl -device=Adreno-640", "scale", [64, 32], {}]
    assert first["config"] == {"index": 0, "code_hash": None, "entity": [["A", "ot", 2], ["B", "ot", "x"]]}
    assert first["result"] == [[0.00024, 0.00026], 0, 0, 0]
    assert second["result"] == [[1e9], 5, 0, 0]
