"""`mgpusim probe` and `mgpusim calibrate`: from a simulated device, a bundle and a CPU device to a preset and its page."""

from __future__ import annotations

import gzip
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from mgpusim import load_gpu
from tests.helpers.oracles import need_device
from tests.helpers.probes import BLIND_PROBE, COPY_PROBE, DEVICE, NOTHING_PROBE, use_probes


@pytest.fixture(autouse=True)
def _few_probes(monkeypatch: pytest.MonkeyPatch) -> None:
    use_probes(monkeypatch, NOTHING_PROBE, COPY_PROBE, BLIND_PROBE)


def refused(result: Any) -> str:
    """Return what was said on stderr by a command that refused its input."""
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith("Error: ")
    assert "Traceback" not in result.stderr
    return str(result.stderr)


def test_probes_are_listed(run: Any) -> None:
    text = run("probe", "--list").stdout
    assert "what a copy costs" in text
    assert "on devices only: not modelled" in text.replace("\n", " ")


@pytest.mark.slow
def test_probe_simulate_calibrate_gives_a_preset_that_loads(run: Any) -> None:
    simulated = run("probe", "--simulate", "adreno-640", "-o", "p")
    assert simulated.exit_code == 0
    assert (
        simulated.stdout == "p: 2 probes run on adreno-640, 2 there; next: mgpusim calibrate p -o my-gpu.toml --allow-predicted\n"
    )
    assert "blind: not simulated: not modelled" in simulated.stderr
    assert "predicted by mgpusim (event) for adreno-640, not measured" in refused(run("calibrate", "p", "-o", "my-gpu.toml"))
    made = run("calibrate", "p", "-o", "my-gpu.toml", "--html", "page.html", "--allow-predicted")
    assert made.exit_code == 0
    assert "launch.floor_s" in made.stdout
    gpu = load_gpu("my-gpu.toml")
    base = load_gpu("adreno-640")
    assert gpu.name == "my-gpu"
    assert gpu.launch.floor_s == pytest.approx(base.launch.floor_s, rel=0.2)  # one idle item takes little beside it
    assert gpu.source["launch.floor_s"].kind == "derived"
    assert "ok: my-gpu (adreno6xx)" in run("gpus", "check", "my-gpu.toml").stdout
    assert "Idle items" in Path("page.html").read_text(encoding="utf-8")
    before = Path("my-gpu.toml").read_bytes(), Path("page.html").read_bytes()
    assert run("calibrate", "p", "-o", "my-gpu.toml", "--html", "page.html", "--allow-predicted").exit_code == 0
    assert (Path("my-gpu.toml").read_bytes(), Path("page.html").read_bytes()) == before


def test_probes_that_are_there_are_not_run_again(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("probe", "--simulate", "adreno-640", "-o", "p", "--probe", "test.nothing").exit_code == 0
    again = run("probe", "--simulate", "adreno-640", "-o", "p")
    assert "test.nothing: already there" in again.stderr
    assert "1 probes run" in again.stdout
    assert "holds probes of adreno-640 (simulated)" in refused(run("probe", "--simulate", "mali-g76-mp5", "-o", "p"))
    forced = run("probe", "--simulate", "mali-g76-mp5", "-o", "p", "--force")
    assert forced.exit_code == 0
    assert json.loads(Path("p/facts.json").read_text(encoding="utf-8"))["facts"]["name"] == "mali-g76-mp5"


def test_calibrate_shows_and_writes_nothing_unasked(run: Any) -> None:
    run("probe", "--simulate", "adreno-640", "-o", "p")
    there = set(Path().iterdir())
    shown = run("calibrate", "p", "--base", "mali-g76-mp5", "--allow-predicted")
    assert "as in mali-g76-mp5" in shown.stdout
    assert set(Path().iterdir()) == there


def test_a_bundle_carries_the_probes_and_its_corpus_is_calibrated(run: Any) -> None:
    made = run("probe", "--bundle", "out.zip", "--base", "adreno-640")
    assert made.exit_code == 0, made.output
    with zipfile.ZipFile("out.zip") as bundle:
        suite = json.loads(gzip.decompress(bundle.read("suite.json.gz")))
        assert "mgpusim calibrate corpus.json.gz --base adreno-640" in bundle.read("README.txt").decode()
    assert {entry["tags"]["probe"] for entry in suite["launches"]} == {"test.nothing", "test.copy", "blind"}
    for entry in suite["launches"]:
        entry.pop("seeds")
        entry["time_ns"] = {"median": 5000.0 + entry["tags"].get("bytes", 0), "p10": 4990.0, "p90": 1e6}
    Path("corpus.json").write_text(json.dumps({**suite, "device": DEVICE}), encoding="utf-8")
    calibrated = run("calibrate", "corpus.json", "-o", "phone.toml", "--base", "adreno-640")
    assert calibrated.exit_code == 0
    gpu = load_gpu("phone.toml")
    assert gpu.launch.floor_s == pytest.approx(5e-6)
    assert gpu.source["launch.floor_s"].kind == "measured"
    assert gpu.source["launch.floor_s"].ref == "probe test.nothing on Test GPU: time of one idle item"
    assert "test.copy: its times scatter by" in calibrated.stdout


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--simulate", "adreno640"], "did you mean 'adreno-640'"),
        (["--simulate", "adreno-640", "--probe", "copi"], "unknown probe 'copi'"),
        (["--simulate", "adreno-640", "--probe", "blind"], "the event engine cannot show these probes:\n  blind: not modelled"),
        (["--simulate", "adreno-640", "--device", "H200"], "leave --device"),
        (["--bundle", "out.zip"], "--base names the GPU the device is like"),
        (["--base", "adreno-640"], "--bundle and --base go together"),
        (["--simulate", "adreno-640", "-o", "kernels.cl"], "is not a folder"),
        (["--bundle", "kernels.cl/out.zip", "--base", "adreno-640"], "is not a folder"),
    ],
)
def test_bad_probe_options_are_refused(run: Any, kernels: Path, options: list[str], says: str) -> None:
    assert says in refused(run("probe", *options))


def test_bad_calibrate_input_is_refused(run: Any) -> None:
    assert "name a folder" in refused(run("calibrate"))
    assert "no such folder of probes" in refused(run("calibrate", "nowhere"))
    Path("empty").mkdir()
    assert "holds no probes" in refused(run("calibrate", "empty", "-o", "x.toml"))
    run("probe", "--simulate", "adreno-640", "-o", "p")
    assert "expected the path of a .toml file" in refused(run("calibrate", "p", "-o", "x.json"))
    assert "expected the path of a .html file" in refused(run("calibrate", "p", "--html", "x.svg"))
    assert "is not a folder" in refused(run("calibrate", "p", "-o", "p/facts.json/x.toml"))
    facts = Path("p/facts.json")
    facts.write_text(facts.read_text(encoding="utf-8").replace("adreno-640", "Vivante GC7000"), encoding="utf-8")
    for corpus in Path("p").glob("*.gz"):
        corpus.write_bytes(gzip.compress(gzip.decompress(corpus.read_bytes()).replace(b'"adreno-640"', b'"Vivante GC7000"')))
    assert "no GPU like 'Vivante GC7000' to start from; say --base" in refused(
        run("calibrate", "p", "-o", "x.toml", "--allow-predicted")
    )
    facts.write_text(facts.read_text(encoding="utf-8").replace("Vivante GC7000", "Adreno 642L"), encoding="utf-8")
    for corpus in Path("p").glob("*.gz"):
        corpus.write_bytes(gzip.compress(gzip.decompress(corpus.read_bytes()).replace(b'"Vivante GC7000"', b'"Adreno 642L"')))
    assert (
        "base: adreno-640, the nearest to Adreno 642L; --base takes another" in run("calibrate", "p", "--allow-predicted").stderr
    )
    facts.unlink()
    assert "facts.json: missing" in refused(run("calibrate", "p"))
    assert not Path("x.toml").exists()


def test_no_device_says_what_to_install(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from mgpusim.calibrate.measuring import cldevice

    def nothing() -> list[Any]:
        raise cldevice.MeasureError("no OpenCL device was found; install PoCL")

    monkeypatch.setattr(cldevice, "list_devices", nothing)
    assert "install PoCL" in refused(run("probe", "-o", "p"))
    assert not Path("p").exists()


@pytest.mark.slow
def test_probes_run_on_a_real_device(run: Any) -> None:
    need_device()
    assert "no OpenCL device matches 'no such'" in refused(run("probe", "--device", "no such"))
    done = run("probe", "-o", "p", "--probe", "test.nothing", "--probe", "blind")
    assert done.exit_code == 0, done.output
    assert "2 probes run" in done.stdout
    corpus = json.loads(gzip.decompress(Path("p/test.nothing.json.gz").read_bytes()))
    assert [entry["output_values"] for entry in corpus["launches"]] == [{"0": [7]}, {"0": [7]}]
    assert not list(Path("p").glob("*.journal"))
    made = run("calibrate", "p", "--base", "adreno-640", "-o", "cpu.toml")
    assert made.exit_code == 0, made.output
    gpu = load_gpu("cpu.toml")
    assert gpu.launch.floor_s == pytest.approx(min(e["time_ns"]["median"] for e in corpus["launches"]) * 1e-9, rel=1e-4)
    assert gpu.shader_cores == corpus["device"]["compute_units"]
