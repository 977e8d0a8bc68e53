"""Suites out of asks, simulated times, points out of corpora, and probe folders that survive interruption and bad files."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mgpusim import load_gpu, predict
from mgpusim.calibrate.probes import choose_probes
from mgpusim.calibrate.probing.facts import facts_of_device, facts_of_gpu
from mgpusim.calibrate.probing.folders import read_probes, run_probes
from mgpusim.calibrate.probing.runs import points_of, simulated_times, suite_of_probes
from mgpusim.errors import InputError, UnknownNameError
from mgpusim.session import Session
from mgpusim.workload.corpus import corpus_from_dict
from tests.helpers.probes import BLIND_PROBE, COPY_PROBE, DEVICE, FACTS, NOTHING_PROBE, use_probes

CHOSEN = {p.name: p for p in (NOTHING_PROBE, COPY_PROBE)}


class Device:
    """Times launches at will: `fails` names kernels it refuses; counts how often it was asked."""

    def __init__(self, *fails: str, crash: str = "") -> None:
        self.fails, self.crash, self.suites = fails, crash, 0

    def __call__(self, suite: dict[str, Any], path: Path) -> dict[str, Any]:
        self.suites += 1
        if self.crash in suite["kernels"]:
            raise KeyboardInterrupt
        done, failed = [], []
        for i, entry in enumerate(suite["launches"]):
            if entry["kernel"] in self.fails:
                failed.append({**entry, "reason": "CL_OUT_OF_RESOURCES\nat the kernel"})
                continue
            us = 10.0 * (i + 1)
            measured = {**entry, "time_ns": {"p10": 1e3 * us - 80, "median": 1e3 * us, "p90": 1e3 * us + 120, "repeats": 9}}
            done.append(measured | ({"output_values": {"0": [7]}} if entry.get("outputs") else {}))
        out = {"schema": "mgpusim.corpus/1", "device": DEVICE, "kernels": suite["kernels"], "launches": done}
        return out | ({"failures": failed} if failed else {})


def write(path: Path, document: Any) -> None:
    path.write_bytes(gzip.compress(json.dumps(document).encode()))


# --- suites and simulated times ---------------------------------------------------------------------------------------


def test_a_suite_holds_every_launch_once_tagged_with_its_probe() -> None:
    suite = suite_of_probes(CHOSEN, FACTS)
    assert [entry["tags"] for entry in suite["launches"]] == [
        {"items": 1, "probe": "test.nothing"}, {"items": 32, "probe": "test.nothing"},
        *({"bytes": 8 * n, "probe": "test.copy"} for n in (4096, 8192, 16384)),
    ]  # fmt: skip
    assert [entry.get("outputs") for entry in suite["launches"]] == [[0], [0], None, None, None]
    assert set(suite["kernels"]) == {"nothing", "copy"}
    assert all(len(entry["seeds"]) == len(entry["args"]) for entry in suite["launches"])
    assert "time_ns" not in json.dumps(suite)


def test_kernels_of_one_name_but_other_options_are_kept_apart() -> None:
    asks = NOTHING_PROBE.asks(FACTS)

    def with_options(facts: object) -> list[Any]:
        return [
            msgspec.structs.replace(a, launch=msgspec.structs.replace(a.launch, options=f"-DN={i}")) for i, a in enumerate(asks)
        ]

    suite = suite_of_probes({"p": msgspec.structs.replace(NOTHING_PROBE, asks=with_options)}, FACTS)
    assert {name: k["options"] for name, k in suite["kernels"].items()} == {"nothing": "-DN=0", "nothing#2": "-DN=1"}
    assert [entry["kernel"] for entry in suite["launches"]] == ["nothing", "nothing#2"]


def test_simulated_times_are_the_event_engine_s(monkeypatch: pytest.MonkeyPatch) -> None:
    use_probes(monkeypatch, NOTHING_PROBE, COPY_PROBE, BLIND_PROBE)
    gpu = load_gpu("adreno-640")
    chosen, _ = choose_probes(simulated=True)
    corpus = corpus_from_dict(simulated_times(suite_of_probes(chosen, facts_of_gpu(gpu, 0.5)), gpu))
    assert corpus.device == {"name": "adreno-640", "simulated": True}
    points = points_of(corpus)
    assert {name: len(found) for name, found in points.items()} == {"test.nothing": 2, "test.copy": 2}
    for point, ask in zip(points["test.copy"], COPY_PROBE.asks(facts_of_gpu(gpu, 0.5)), strict=True):
        assert point.time_s == pytest.approx(predict(ask.launch, gpu, engine="event").latency_us * 1e-6, rel=1e-12)
        assert point.spread_s == 0
        assert point.tags == ask.tags


def test_a_launch_the_engine_refuses_is_left_out_and_listed() -> None:
    suite = suite_of_probes({"test.nothing": NOTHING_PROBE}, FACTS)
    suite["kernels"]["nothing"]["source"] = "kernel void nothing(global int *out) { out[1 << 20] = 7; }"
    corpus = simulated_times(suite, load_gpu("adreno-640"), session=Session(cache=False))
    assert corpus["launches"] == []
    assert len(corpus["failures"]) == 2
    assert "out" in corpus["failures"][0]["reason"]


def test_probes_are_chosen_by_name_or_group(monkeypatch: pytest.MonkeyPatch) -> None:
    use_probes(monkeypatch, NOTHING_PROBE, COPY_PROBE, BLIND_PROBE)
    assert list(choose_probes()[0]) == ["test.nothing", "test.copy", "blind"]
    assert list(choose_probes(["test"])[0]) == ["test.nothing", "test.copy"]
    assert list(choose_probes(["test.copy", "blind"])[0]) == ["test.copy", "blind"]
    chosen, notes = choose_probes(simulated=True)
    assert list(chosen) == ["test.nothing", "test.copy"]
    assert notes == ["blind: not simulated: not modelled"]
    with pytest.raises(InputError, match="blind: not modelled"):
        choose_probes(["blind"], simulated=True)
    with pytest.raises(UnknownNameError, match=r"did you mean 'test\.copy'"):
        choose_probes(["test.copi"])
    use_probes(monkeypatch)
    with pytest.raises(InputError, match="no probes"):
        choose_probes()


# --- facts ------------------------------------------------------------------------------------------------------------


def test_facts_are_the_same_from_a_device_and_from_its_preset() -> None:
    simulated = facts_of_gpu(load_gpu("adreno-640"))
    assert facts_of_device(DEVICE) == msgspec.structs.replace(simulated, name="Test GPU", simulated=False, fp16=False, fp64=False)


def test_facts_that_are_missing_are_all_named() -> None:
    with pytest.raises(InputError) as error:
        facts_of_device({"name": "", "compute_units": 2.5, "max_clock_mhz": 0, "local_mem_b": 32768})
    assert error.value.problems == (
        "device.name: got '', expected a name",
        "device.compute_units: got 2.5, expected a positive number",
        "device.max_clock_mhz: got 0, expected a positive number",
        "device.max_work_group_size: missing, expected a positive number",
    )


def test_a_device_that_says_little_gets_the_least_opencl_allows() -> None:
    facts = facts_of_device(
        {key: DEVICE[key] for key in ("name", "compute_units", "max_clock_mhz", "max_work_group_size", "local_mem_b")}
    )
    assert (facts.max_alloc_b, facts.images, facts.image2d_max, facts.max_work_item_sizes) == (
        1 << 27,
        False,
        (0, 0),
        (1024,) * 3,
    )


# --- folders ----------------------------------------------------------------------------------------------------------


def test_what_was_run_is_read_back_as_points(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "probes"
    ran, notes = run_probes(folder, CHOSEN, FACTS, DEVICE, Device())
    assert (ran, notes) == (["test.nothing", "test.copy"], [])
    assert sorted(p.name for p in folder.iterdir()) == ["facts.json", "test.copy.json.gz", "test.nothing.json.gz"]
    probed = read_probes(folder)
    assert probed.facts == FACTS
    assert probed.device == DEVICE
    point = probed.points["test.nothing"][1]
    assert (point.tags, point.outputs) == ({"items": 32}, {0: [7]})
    assert point.time_s == pytest.approx(20e-6)
    assert point.spread_s == pytest.approx(100e-9)  # half of 80 + 120 ns


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        run_probes(tmp_path, CHOSEN, FACTS, DEVICE, Device(crash="copy"))
    device = Device()
    ran, notes = run_probes(tmp_path, CHOSEN, FACTS, DEVICE, device)
    assert (ran, device.suites) == (["test.copy"], 1)
    assert notes == ["test.nothing: already there, left as it is (--force runs it again)"]
    device = Device()
    assert run_probes(tmp_path, CHOSEN, FACTS, DEVICE, device, force=True)[0] == list(CHOSEN)
    assert device.suites == 2


def test_force_forgets_what_an_unfinished_run_left(tmp_path: Path) -> None:
    (tmp_path / "test.copy.json.gz.journal").write_text("{}\n", encoding="utf-8")
    run_probes(tmp_path, {"test.nothing": NOTHING_PROBE}, FACTS, DEVICE, Device())
    assert read_probes(tmp_path).notes == ("test.copy.json.gz.journal: unfinished; the same `mgpusim probe` goes on with it",)
    run_probes(tmp_path, CHOSEN, FACTS, DEVICE, Device(), force=True)
    assert read_probes(tmp_path).notes == ()


def test_launches_that_fail_are_said_and_a_probe_without_any_is_run_again(tmp_path: Path) -> None:
    ran, notes = run_probes(tmp_path, CHOSEN, FACTS, DEVICE, Device("nothing"))
    assert ran == ["test.copy"]
    assert notes == ["test.nothing: 2 of 2 launches failed: CL_OUT_OF_RESOURCES"]
    assert list(read_probes(tmp_path).points) == ["test.copy"]
    assert run_probes(tmp_path, CHOSEN, FACTS, DEVICE, Device())[0] == ["test.nothing"]


def test_some_failures_are_remembered_with_the_points(tmp_path: Path) -> None:
    def half(suite: dict[str, Any], path: Path) -> dict[str, Any]:
        out = Device()(suite, path)
        return out | {"launches": out["launches"][:1], "failures": [{**e, "reason": "hangs"} for e in suite["launches"][1:]]}

    assert run_probes(tmp_path, CHOSEN, FACTS, DEVICE, half)[1][0] == "test.nothing: 1 of 2 launches failed: hangs"
    assert read_probes(tmp_path).notes[0] == "test.copy.json.gz: 2 launches failed and are not among the points"


def test_probes_of_another_device_are_not_mixed_in(tmp_path: Path) -> None:
    run_probes(tmp_path, CHOSEN, FACTS, DEVICE, Device())
    other = msgspec.structs.replace(FACTS, name="Other GPU")
    with pytest.raises(InputError, match="holds probes of Test GPU, not of Other GPU; choose another folder"):
        run_probes(tmp_path, CHOSEN, other, DEVICE, Device())
    with pytest.raises(InputError, match=r"not of Test GPU \(simulated\)"):
        run_probes(tmp_path, CHOSEN, msgspec.structs.replace(FACTS, simulated=True), DEVICE, Device())
    path = tmp_path / "test.copy.json.gz"
    write(path, json.loads(gzip.decompress(path.read_bytes())) | {"device": {"name": "Other GPU"}})
    with pytest.raises(InputError, match=r"measured on Other GPU, but .* is of Test GPU"):
        read_probes(tmp_path)


def test_a_corpus_of_a_bundle_is_read_like_a_folder(tmp_path: Path) -> None:
    corpus = Device()(suite_of_probes(CHOSEN, FACTS), tmp_path)
    path = tmp_path / "corpus.json.gz"
    write(path, corpus)
    probed = read_probes(path)
    assert probed.facts == facts_of_device(DEVICE)
    assert {name: len(points) for name, points in probed.points.items()} == {"test.nothing": 2, "test.copy": 3}
    write(path, corpus | {"device": {"name": "Test GPU"}})
    with pytest.raises(InputError, match=r"device\.compute_units: missing"):
        read_probes(path)


def test_bad_folders_are_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no such folder of probes"):
        read_probes(tmp_path / "nowhere")
    with pytest.raises(InputError, match="holds no probes"):
        read_probes(tmp_path)
    run_probes(tmp_path, CHOSEN, FACTS, DEVICE, Device())
    facts = tmp_path / "facts.json"
    kept = facts.read_bytes()
    for text, says in (
        (b"{", "not the facts"), (b"[]", "not the facts"), (b'{"schema": "mgpusim.facts/2"}', "expected 'mgpusim.facts/1'"),
        (kept.replace(b'"compute_units": 2', b'"compute_units": "two"'), "compute_units"),
    ):  # fmt: skip
        facts.write_bytes(text)
        with pytest.raises(InputError, match=says):
            read_probes(tmp_path)
    facts.unlink()
    with pytest.raises(InputError, match=r"facts\.json: missing"):
        read_probes(tmp_path)
    with pytest.raises(InputError, match="expected a folder"):
        run_probes(tmp_path / "test.copy.json.gz", CHOSEN, FACTS, DEVICE, Device())


def test_bad_corpora_in_a_folder_are_refused_by_name(tmp_path: Path) -> None:
    run_probes(tmp_path, CHOSEN, FACTS, DEVICE, Device())
    path = tmp_path / "test.copy.json.gz"
    document = json.loads(gzip.decompress(path.read_bytes()))
    write(tmp_path / "again.json.gz", document)
    with pytest.raises(InputError, match=r"probe test\.copy is in another file"):
        read_probes(tmp_path)
    (tmp_path / "again.json.gz").unlink()
    for entry in document["launches"]:
        del entry["tags"]["probe"]
    write(path, document)
    with pytest.raises(InputError, match=r"test\.copy\.json\.gz: no launch carries the tag 'probe'"):
        read_probes(tmp_path)
    document["launches"][0]["time_ns"]["median"] = -1
    write(path, document)
    with pytest.raises(InputError, match="expected a positive time"):
        read_probes(tmp_path)
    path.write_bytes(path.read_bytes()[:40])
    with pytest.raises(InputError, match="damaged gzip"):
        read_probes(tmp_path)


def test_spread_falls_back_on_what_was_recorded() -> None:
    times = [{"median": 100.0}, {"median": 100.0, "min": 90.0}, {"median": 100.0, "p10": 95.0, "p90": 115.0}]
    entries = [{"kernel": "f", "global": [1], "tags": {"probe": "p"}, "time_ns": t} for t in times]
    kernels = {"f": {"source": "kernel void f() {}"}}
    corpus = corpus_from_dict({"schema": "mgpusim.corpus/1", "device": {}, "kernels": kernels, "launches": entries})
    assert [round(p.spread_s * 1e9, 6) for p in points_of(corpus)["p"]] == [0.0, 10.0, 10.0]
