"""Results of KTT and CLTune, in documents as their sources write them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from mgpusim.cli.app import cli
from mgpusim.errors import InputError
from mgpusim.interop.format import format_of
from mgpusim.interop.formats.cltune import cltune_from_dict
from mgpusim.interop.formats.ktt import ktt_from_dict
from mgpusim.interop.formats.t1 import read_t1
from mgpusim.interop.formats.t4 import t4_from_dict

SIZE = {"X": 64, "Y": 1, "Z": 1}


def ktt_result(status: str, duration: float, **knobs: float) -> dict[str, Any]:
    pairs = [{"IsDouble": isinstance(v, float), "Name": n, "Value": v} for n, v in knobs.items()]
    parts = [{"Duration": duration, "GlobalSize": SIZE, "KernelFunction": "f", "LocalSize": SIZE, "Overhead": 1.0}]
    return {
        "ComputationResults": parts, "Configuration": pairs, "ExtraDuration": 0.0, "ExtraOverhead": 0.0, "KernelName": "scale",
        "Status": status, "TotalDuration": duration, "TotalOverhead": 1.0,
    }  # fmt: skip


def ktt(*results: dict[str, Any], unit: str = "Microseconds") -> dict[str, Any]:
    meta = {
        "ComputeApi": "OpenCL", "Device": "Adreno 640", "GlobalSizeType": "OpenCL", "KttVersion": "2.1", "Platform": "Qualcomm",
        "TimeUnit": unit, "Timestamp": "2026-01-01 00:00:00",
    }  # fmt: skip
    return {"Metadata": meta, "Results": list(results)}


CLTUNE = """{
  "sample": "conv",
  "vendor": "ARM",
  "type": "GPU",
  "device": "Mali-G76",
  "results": [
    {
      "kernel": "conv",
      "time": 2.250,
      "parameters": {"WG": 64,"VW": 4}
    },
    {
      "kernel": "conv",
      "time": 340282346638528859811704183484516925440.000,
      "parameters": {"WG": 1024,"VW": 4}
    },
    {
      "kernel": "reference",
      "time": 9.000,
      "parameters": {"TILE": 8}
    }
  ]
}
"""


@pytest.mark.parametrize(("unit", "ns"), [("Nanoseconds", 1), ("Microseconds", 1e3), ("Milliseconds", 1e6), ("Seconds", 1e9)])
def test_ktt_in_all_its_units(unit: str, ns: float) -> None:
    (found,) = ktt_from_dict(ktt(ktt_result("Ok", 12.5, WG=64, ALPHA=0.5), ktt_result("Ok", 10.0, WG=128, ALPHA=0.5), unit=unit))
    assert (found.kernel, found.knobs) == ("scale", {"WG": (64, 128), "ALPHA": (0.5,)})
    assert [found.time_ns(one) for one in found.results] == pytest.approx([12.5 * ns, 10.0 * ns])
    assert (found.provenance.kind, found.device) == ("measured", "Adreno 640")


@pytest.mark.parametrize(
    ("status", "failure"),
    [("ComputationFailed", "runtime"), ("ValidationFailed", "wrong"), ("CompilationFailed", "compile")],
)
def test_failures_of_ktt_are_no_times(status: str, failure: str) -> None:
    (found,) = ktt_from_dict(ktt(ktt_result(status, 0.0, WG=64)))
    assert (found.results[0].time, found.results[0].failure) == (None, failure)


def test_all_problems_of_ktt_are_said() -> None:
    wrong = ktt({**ktt_result("Fine", -1.0, WG=64), "Configuration": [{"Name": "WG"}]}, unit="Hours")
    with pytest.raises(InputError) as error:
        ktt_from_dict(wrong)
    for text in ("Metadata.TimeUnit: got 'Hours'", "Results[0].Status: got 'Fine'", "Results[0].TotalDuration: got -1.0",
                 "Results[0].Configuration[0]: got a table with Name"):  # fmt: skip
        assert text in str(error.value)


def test_cltune_has_a_task_for_each_kernel(tmp_path: Path) -> None:
    path = tmp_path / "conv.json"
    path.write_text(CLTUNE, encoding="utf-8")
    assert format_of(path).name == "cltune"
    conv, reference = format_of(path).read_results(path, None)
    assert [(r.config, r.time, r.failure) for r in conv.results] == [
        ({"WG": 64, "VW": 4}, 2.25, ""), ({"WG": 1024, "VW": 4}, None, "unknown"),
    ]  # fmt: skip
    assert (reference.kernel, reference.knobs, reference.unit) == ("reference", {"TILE": (8,)}, "ms")
    assert (conv.device, conv.provenance.kind) == ("Mali-G76", "measured")
    with pytest.raises(InputError, match=r"results\[0\].parameters: got 5.*|problems"):
        cltune_from_dict({"device": "a", "results": [{"kernel": "f", "time": 1.0, "parameters": 5}]})


def test_both_become_what_kernel_tuner_replays(tmp_path: Path) -> None:
    path, cache = tmp_path / "ktt.json", tmp_path / "cache.json"
    document = ktt(ktt_result("Ok", 12.5, WG=64), ktt_result("ValidationFailed", 0, WG=32))
    path.write_text(json.dumps(document, indent=2), encoding="utf-8")
    assert format_of(path).name == "ktt"
    assert len(format_of(path).read_results(path, None)) == 1
    done = CliRunner().invoke(cli, ["convert", str(path), "--to", "kernel-tuner", "-o", str(cache)])
    assert done.exit_code == 0, done.output
    kept = json.loads(cache.read_text(encoding="utf-8"))
    assert kept["cache"]["64"]["time"] == 0.0125
    assert kept["device_name"] == "Adreno 640"


def ktt_space(modifiers: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    """A space as KTT's loader read it before there was a schema of all tuners."""
    parameters = [{"Name": name, "Type": "UnsignedInt", "Values": values} for name, values in (("PER", [1, 2]), ("WG", [32, 64]))]
    vector = {"Type": "Float", "Size": 4096, "FillType": "Random", "FillValue": 1.0, "MemoryType": "Vector"}
    arguments = [{**vector, "AccessType": "ReadWrite"}, {"Type": "Int", "FillValue": 4096, "MemoryType": "Scalar"}]
    return {
        "ConfigurationSpace": {
            "TuningParameters": parameters,
            "Conditions": [{"Parameters": ["PER", "WG"], "Expression": "PER < 2 or WG != 32"}],
        },
        "KernelSpecification": {
            "Language": "OpenCL", "CompilerOptions": "-cl-mad-enable -DA=1", "KernelName": "scale", "KernelFile": "scale.cl",
            "GlobalSize": {"X": 4096, "Y": 1, "Z": 1}, "Modifiers": modifiers, "Arguments": arguments, **more,
        },
    }  # fmt: skip


def modifier(kind: str, action: str, parameter: str) -> dict[str, str]:
    return {"Type": kind, "Dimension": "X", "Parameter": parameter, "Action": action}


@pytest.mark.parametrize(("action", "sizes"), [("Divide", {1: 4096, 2: 2048}), ("Multiply", {1: 4096, 2: 8192})])
def test_spaces_of_ktt_before_the_schema(action: str, sizes: dict[int, int], tmp_path: Path) -> None:
    """The defect: types of other names, plain lists and modifiers of sizes were refused."""
    source = "kernel void scale(global float *x, int n) { x[get_global_id(0)] *= PER; }"
    (tmp_path / "scale.cl").write_text(source, encoding="utf-8")
    document = ktt_space([modifier("Global", action, "PER"), modifier("Local", "Multiply", "WG")])
    (tmp_path / "space.json").write_text(json.dumps(document), encoding="utf-8")
    assert format_of(tmp_path / "space.json").name == "t1"
    space, notes = read_t1(tmp_path / "space.json")
    assert (space.count, space.count_valid(), notes) == (4, 3, ())
    assert space.template is not None
    launch = space.launch({"PER": 2, "WG": 64})
    assert (launch.global_size, launch.local_size, launch.entry) == ((sizes[2],), (64,), "scale")
    assert "-cl-mad-enable -DA=1" in launch.options
    assert [type(arg).__name__ for arg in launch.args] == ["BufferArg", "ScalarArg"]
    assert space.launch({"PER": 1, "WG": 32}).global_size == (sizes[1],)


def test_a_modifier_that_is_unknown_is_said_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "scale.cl").write_text("kernel void scale(global float *x, int n) { }", encoding="utf-8")
    (tmp_path / "space.json").write_text(json.dumps(ktt_space([modifier("Global", "Div", "PER")])), encoding="utf-8")
    with pytest.raises(InputError, match=r"Modifiers\[0\]\.Action: got 'Div'.* did you mean 'Divide'"):
        read_t1(tmp_path / "space.json")


def test_t4_of_ktt_names_its_device_and_spells_numbers_as_text() -> None:
    """The defect: results of KTT in this form were of unknown provenance, and no space had their values."""
    result = {
        "configuration": {"WG": "32", "ALPHA": "0.5", "ORDER": "row"}, "invalidity": "correct", "correctness": 1,
        "measurements": [{"name": "time", "unit": "", "value": 90.5}], "objectives": ["time"], "times": {"runtimes": [90.5]},
    }  # fmt: skip
    meta = {"autotuner": "KTT", "device": "Adreno 640", "timeunit": "microseconds"}
    found = t4_from_dict({"metadata": meta, "results": [result]})
    assert found.knobs == {"WG": (32,), "ALPHA": (0.5,), "ORDER": ("row",)}
    assert (found.device, found.provenance.kind, found.provenance.by) == ("Adreno 640", "measured", "KTT")
    assert t4_from_dict({"metadata": {"timeunit": "us"}, "results": [result]}).knobs["WG"] == ("32",)
