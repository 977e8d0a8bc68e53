"""Logs of Ansor, records of MetaSchedule, and CLBlast's results, in the forms in which their sources write them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from mgpusim.cli.app import cli
from mgpusim.errors import InputError
from mgpusim.interop.format import format_of
from mgpusim.interop.formats.ansor import ansor_of_text
from mgpusim.interop.formats.clblast import clblast_from_dict
from mgpusim.interop.formats.metaschedule import metaschedule_of_text


def ansor(split: list[int], costs: list[float], error: int = 0, more: tuple[Any, ...] = ()) -> str:
    steps = [["CHW", 2, "local"], ["SP", 2, 0, 512, split, 1], ["FSP", 3, 0, 1, 2], ["CA", 2, 3, 3], ["AN", 3, 2, 2],
             ["PR", 2, 0, "auto_unroll_max_step$64"], *more]  # fmt: skip
    task = ['["matmul", 512, "float32"]', "opencl -keys=mali -device=mali", [16, 64, 64, 0, 0, 0, 0, 0], "", 1, []]
    return json.dumps({"i": [task, [[], steps]], "r": [costs, error, 0.5, 1714270206], "v": "v0.6"})


def meta(tile: list[int], unroll: int, seconds: list[float] | None, workload: int = 0) -> str:
    instructions = [
        ["GetBlock", [], ["C", "main"], ["b0"]], ["GetLoops", ["b0"], [], ["l1"]],
        ["SamplePerfectTile", ["l1"], [3, 16], ["v2", "v3", "v4"]],
        ["SampleCategorical", [], [[0, 16, 64], [0.3, 0.3, 0.4]], ["v5"]],
    ]  # fmt: skip
    record = [
        [instructions, [[2, tile], [3, unroll]]],
        seconds,
        {"kind": "opencl", "device": "mali"},
        [["TENSOR", "float32", [64]]],
    ]
    return json.dumps([workload, record])


TUNER = {
    "kernel_family": "xaxpy", "precision": "32", "arg_n": "4096", "clblast_device_type": "GPU", "clblast_device_vendor": "ARM",
    "clblast_device_architecture": "", "clblast_device_name": "Mali-G76", "device": "Mali-G76", "platform_version": "OpenCL 2.0",
    "results": [
        {"kernel": "Xaxpy", "time": 0.250, "parameters": {"VW": 4, "WGS": 64, "PRECISION": 32}},
        {"kernel": "Xaxpy", "time": 1.5, "parameters": {"VW": 1, "WGS": 128, "PRECISION": 32}},
    ],
}  # fmt: skip


def test_ansor_splits_are_knobs() -> None:
    (found,) = ansor_of_text(f"# a comment\n{ansor([8, 4], [0.001, 0.003])}\n{ansor([4, 2], [1e10], error=4)}\n")
    assert found.kernel == "matmul 512 float32"
    assert (found.knobs["SP1_0"], found.knobs["SP1_1"]) == ((4, 8), (2, 4))
    assert found.results[0].config["PR5"] == "auto_unroll_max_step$64"
    assert [one.time for one in found.results] == [0.002, None]
    assert found.results[1].failure == "runtime"
    assert (found.provenance.kind, found.device) == ("measured", "opencl -keys=mali -device=mali")


def test_sketches_of_ansor_are_tasks() -> None:
    text = "\n".join([ansor([8, 4], [0.1]), ansor([8, 4, 2], [0.2]), ansor([4, 2], [0.3])])
    assert [len(one.results) for one in ansor_of_text(text)] == [2, 1]
    same = "\n".join([ansor([8, 4], [0.1]), ansor([8, 4], [0.2], more=(["AN", 1, 0, 3],))])
    (found,) = ansor_of_text(same)
    assert len({one.config["sketch"] for one in found.results}) == 2  # two configurations, not one measured twice


def test_decisions_of_metaschedule_are_knobs() -> None:
    text = "\n".join(
        [meta([8, 4, 2], 1, [0.002, 0.004]), meta([4, 4, 4], 0, [1e10]), meta([64, 1, 1], 2, None), meta([2, 4, 8], 2, [1.0], 5)]
    )
    first, second = metaschedule_of_text(text)
    assert (first.kernel, second.kernel) == ("workload 0", "workload 5")
    assert first.knobs["SampleCategorical3"] == (0, 1, 2)
    assert first.results[0].config == {
        "SamplePerfectTile2_0": 8, "SamplePerfectTile2_1": 4, "SamplePerfectTile2_2": 2, "SampleCategorical3": 1,
    }  # fmt: skip
    assert [one.time for one in first.results] == [0.003, None, None]
    assert first.device == "mali"


def test_a_clblast_database_is_its_files() -> None:
    (alone,) = clblast_from_dict(json.loads(json.dumps(TUNER)))
    section: dict[str, Any] = {key: value for key, value in TUNER.items() if key != "results"}
    section |= {"kernel": "Xaxpy", "parameter_names": ["VW", "WGS"], "results": [["4,64", 0.25], ["1,128", 1.5]]}
    both = clblast_from_dict({"sections": [section, section | {"precision": "16"}]})
    assert both[0] == alone
    assert [one.kernel for one in both] == ["Xaxpy, precision 32", "Xaxpy, precision 16"]
    assert alone.time_ns(alone.results[0]) == 250_000.0
    assert alone.knobs == {"VW": (1, 4), "WGS": (64, 128)}
    assert (alone.device, alone.problem_size, alone.provenance.kind) == ("Mali-G76", (4096,), "measured")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("ansor", ansor([8, 4], [0.1])),
        ("metaschedule", meta([8, 4, 2], 1, [0.1])),
        ("clblast", json.dumps(TUNER, indent=2)),
    ],
)
def test_files_are_recognised_and_converted(name: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / "found.json"
    path.write_text(f"{text}\n", encoding="utf-8")
    assert format_of(path).name == name
    (tuned,) = format_of(path).read_results(path, None)
    result = CliRunner().invoke(cli, ["convert", str(path), "-o", str(tmp_path / "cache.json"), "--to", "kernel-tuner"])
    assert result.exit_code == 0, result.output
    cache = json.loads((tmp_path / "cache.json").read_text(encoding="utf-8"))
    assert list(cache["tune_params"]) == list(tuned.knobs)
    assert len(cache["cache"]) == len(tuned.results)


@pytest.mark.parametrize("text", ["", "{}", "[]", "[1]", "nonsense", '{"i": 1, "r": 2}', "[0, [[[], [[7, 1]]], [1.0], {}, []]]"])
def test_what_is_no_record_is_refused_by_its_line(text: str) -> None:
    for read in (ansor_of_text, metaschedule_of_text):
        with pytest.raises(InputError, match=r"line 1|holds no record"):
            read(text)


@pytest.mark.parametrize("data", [[], {}, {"sections": 3}, {"sections": [{"results": [["1,2", 0.5]], "parameter_names": ["A"]}]},
                                  {"results": [{"time": 1}]}, {"results": [["1", -1.0]], "parameter_names": ["A"]}])  # fmt: skip
def test_what_is_no_result_of_clblast_is_refused(data: Any) -> None:
    with pytest.raises(InputError):
        clblast_from_dict(data)
