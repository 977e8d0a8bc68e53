"""Networks at the end of a cable: the runner in C runs what was chosen, and finds what the one in Python does."""

from __future__ import annotations

import copy
import json
import math
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mgpusim.calibrate.measuring import network_plan as planning
from mgpusim.calibrate.measuring.network_suite import NetworkSuite, network_suite
from mgpusim.calibrate.measuring.suites import measure_suite
from mgpusim.calibrate.phone.cable import Cable
from mgpusim.calibrate.phone.network import measure_network
from mgpusim.calibrate.phone.remote import Phone, Remote
from mgpusim.errors import InputError
from mgpusim.workload.corpus import corpus_from_dict
from tests.calibrate.test_measure_in_c import Run, compiled, program, run  # noqa: F401
from tests.calibrate.test_measure_network import EXACT, QUICK, thinned
from tests.helpers.network_blocks import BLOCKS

on_device = pytest.mark.usefixtures("opencl_device")


@pytest.fixture
def near(program: Path, far: Path) -> Remote:  # noqa: F811
    """Return a device that is this machine: its shell is sh, files are copied."""
    far.mkdir()
    cable = Cable("near", ["sh", "-c"], str(far), lambda a, b: (["cp", a, b], False))
    return Remote(cable, Phone(), program, poll_s=0.05)


def block(name: str, library: str, kept: int, gpu: str) -> NetworkSuite:
    return network_suite(BLOCKS[name](), gpu, thinned(library, kept), precision="F32", candidates=1)


def without_times(document: dict[str, Any]) -> dict[str, Any]:
    """Return the corpus of a network without what differs from run to run."""
    out = json.loads(json.dumps(document))
    for name in ("protocol", "device"):
        out.pop(name)
    for entry in [*out["launches"], *out.get("candidates", [])]:
        for name in ("time_ns", "in_order_ns"):
            entry[name] = sorted(entry.get(name, ()))
    for name, value in out["network"].items():
        if name.endswith("_ns"):
            out["network"][name] = sorted(value)
    return dict(out)


@pytest.mark.slow
@on_device
@pytest.mark.parametrize(
    ("name", "library", "kept", "gpu"),
    [
        ("fire", "ours", 1, "nvidia-h200"),  # tensors in parts of others, some of them apart
        ("dense", "ours", 1, "mali-g76-mp5"),
        ("inverted_residual", "tflite-gpu", 1, "adreno-640"),  # arrays of images
        ("shuffle_unit", "mnn", 1, "adreno-640"),
    ],
)
def test_the_corpus_is_that_of_the_runner_in_python(
    name: str, library: str, kept: int, gpu: str, near: Remote, tmp_path: Path
) -> None:
    suite = block(name, library, kept, gpu)
    found = measure_network(near, suite, QUICK, tmp_path / "kept")
    wanted = measure_suite(suite.document, tmp_path / "c.json", None, QUICK, values=suite.values)
    ours, theirs = found["network"], wanted["network"]
    assert max(ours.pop("error").values()) < EXACT
    assert theirs.pop("error").keys() >= set(BLOCKS[name]().outputs)
    assert without_times(found) == without_times(wanted)
    assert 0 < ours["enqueue_ns"]["median"] <= ours["queue_ns"]["median"] <= ours["end_to_end_ns"]["p90"]
    assert 0 < ours["sum_ns"]["min"] <= ours["span_ns"]["p90"]
    assert ours["sum_ns"]["median"] < 100 * theirs["sum_ns"]["median"] < 1e4 * ours["sum_ns"]["median"]
    corpus_from_dict(found)


@pytest.mark.slow
@on_device
def test_wrong_weights_are_noticed(near: Remote, tmp_path: Path) -> None:
    suite = block("winograd", "ours", 1, "intel-hd505")
    largest = max((name for name in suite.values if name.startswith("weights")), key=lambda name: suite.values[name].size)
    found = {}
    for factor in (1.5, math.nan):
        other = msgspec.structs.replace(suite, values=suite.values | {largest: factor * suite.values[largest]})
        found[factor] = measure_network(near, other, QUICK, tmp_path / f"{factor}")["network"]["error"]["conv_3"]
    assert 1e-3 < found[1.5] < math.inf == found[math.nan]


@pytest.mark.slow
@on_device
def test_a_group_that_the_device_refuses_gives_way_to_a_smaller_one(near: Remote, tmp_path: Path) -> None:
    suite = network_suite("srcnn", "nvidia-h200", precision="F32", resolution=12)
    document = copy.deepcopy(suite.document)
    step = next(step for step in document["network"]["steps"] if step["kind"] == "launch" and "reserve" in step["options"][0])
    (first,) = step["options"][0]["launches"]
    document["launches"][first]["local"] = [1 << 16, 1, 1]
    entries = measure_network(near, NetworkSuite(document, suite.values), QUICK, tmp_path / "kept")
    taken = next(entry for entry in entries["launches"] if entry["tags"]["step"] == step["name"])
    assert taken["local"] == document["launches"][step["options"][0]["reserve"][0][0]]["local"]
    assert max(entries["network"]["error"].values()) < EXACT
    assert [entry["local"] for entry in entries["failures"]] == [[1 << 16, 1, 1]]


@pytest.mark.slow
@on_device
def test_what_was_measured_alone_is_not_measured_again(near: Remote, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command is stopped behind the first half; of other networks nothing is taken."""
    suite, kept = block("winograd", "ours", 1, "intel-hd505"), tmp_path / "kept"
    ran: list[int] = []
    own = near.run

    def counted(plan: bytes, total: int, values: bytes = b"", **more: Any) -> dict[str, Any]:
        if values and not ran.count(-1):
            ran.append(-1)
            raise KeyboardInterrupt
        ran.append(total)
        return own(plan, total, values, **more)

    monkeypatch.setattr(near, "run", counted)
    with pytest.raises(KeyboardInterrupt):
        measure_network(near, suite, QUICK, kept)
    n = sum("behind" not in entry for entry in suite.document["launches"])
    assert ran == [0, n, -1]
    document = measure_network(near, suite, QUICK, kept)
    assert ran == [0, n, -1, 0, 1]
    assert max(document["network"]["error"].values()) < EXACT
    measure_network(near, suite, QUICK | {"most": 4}, kept)
    assert ran[5:] == [0, n, 1]


@on_device
def test_a_precision_that_the_device_lacks_is_refused(near: Remote, tmp_path: Path) -> None:
    suite = NetworkSuite({"network": {"needs": ["cl_no_such"], "plain_precisions": ["F32"], "precision": "F8", "name": "tiny"},
                          "launches": [], "kernels": {}, "schema": "mgpusim.corpus/1", "device": {}}, {})  # fmt: skip
    with pytest.raises(InputError, match="the device has no cl_no_such, which precision F8 needs; measure tiny with --precision"):
        measure_network(near, suite, QUICK, tmp_path / "kept")


def test_more_arguments_than_there_is_room_for(near: Remote, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planning, "MOST_ARGS", 2)
    near.cable.show = lambda line: None
    with pytest.raises(InputError, match=r"conv_1: 4 arguments, but the runner in C has room for 2"):
        measure_network(near, block("winograd", "ours", 1, "intel-hd505"), QUICK)


def test_numbers_that_are_not_beside_the_plan(run: Run, near: Remote, tmp_path: Path) -> None:  # noqa: F811
    """A plan whose numbers were left behind, or cut off, runs nothing."""
    made: dict[str, bytes] = {}
    near.cable.show = lambda line: None
    near.run = lambda plan, total, values=b"", **more: made.update(plan=plan, values=values) or {}  # type: ignore
    measure_network(near, block("winograd", "ours", 1, "intel-hd505"), QUICK)
    (tmp_path / "suite.plan").write_bytes(made["plan"])
    for values, status in ((made["values"], 0), (made["values"][:-64], 2), (b"", 2)):
        (tmp_path / "suite.plan.values").write_bytes(values)
        done = run("--check")
        assert done.returncode == status
        assert ("expected numbers that the file beside the plan has" in done.stderr) == (status == 2)


@pytest.mark.slow
def test_damaged_plans_of_networks(near: Remote, tmp_path: Path) -> None:
    """As `test_a_million_damaged_plans`, of a plan with images, views, parts and weights."""
    made: dict[str, bytes] = {}
    near.cable.show = lambda line: None
    near.run = lambda plan, total, values=b"", **more: made.update(plan=plan, values=values) or {}  # type: ignore
    measure_network(near, block("fire", "ours", 1, "nvidia-h200"), QUICK)
    (tmp_path / "suite.plan").write_bytes(made["plan"])
    (tmp_path / "suite.plan.values").write_bytes(made["values"])
    source = Path(__file__).with_name("damaged_plans.c")
    options = ("-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-Wno-unused-function")
    fuzzed = compiled(tmp_path, source, *options)
    done = subprocess.run([str(fuzzed), "suite.plan", "30000"], cwd=tmp_path, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert 0 < int(done.stdout) < 15_000
