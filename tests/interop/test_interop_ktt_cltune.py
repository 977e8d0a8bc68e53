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
from mgpusim.interop.formats.cltune import cltune_from_dict, read_cltune
from mgpusim.interop.formats.ktt import ktt_from_dict, read_ktt

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
    conv, reference = read_cltune(path)
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
    assert len(read_ktt(path)) == 1
    done = CliRunner().invoke(cli, ["convert", str(path), "--to", "kernel-tuner", "-o", str(cache)])
    assert done.exit_code == 0, done.output
    kept = json.loads(cache.read_text(encoding="utf-8"))
    assert kept["cache"]["64"]["time"] == 0.0125
    assert kept["device_name"] == "Adreno 640"
