"""`mgpusim calibrate` on the result folder of an ArchProbe run: a preset, its page, and what is wrong with the folder."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

from mgpusim import load_gpu
from mgpusim.arch.fields import get_field
from mgpusim.calibrate import probes
from mgpusim.calibrate.archprobe.source import infer_archprobe
from mgpusim.calibrate.probe import Z80, Inference, Probe
from tests.helpers.archprobe_device import BUFFER_NS, DRAM_NS, FETCH_NS, L1_B, L1_LINE, L1_NS, L1_WAYS, L2_B, L2_LINE, make
from tests.helpers.html_page import check_structure
from tests.helpers.probes import NOTHING_PROBE, found, use_probes

BASE = "adreno-640"
HZ = 585e6  # of the base: the invented device runs at it here
SEEN = {
    "l2.size_b": L2_B, "l2.line_b": L2_LINE, "l2.latency_cycles": BUFFER_NS * 1e-9 * HZ, "texture_l1.size_b": L1_B,
    "texture_l1.line_b": L1_LINE, "texture_l1.ways": L1_WAYS, "texture_l1.latency_cycles": L1_NS * 1e-9 * HZ,
    "texture.latency_cycles": (FETCH_NS - BUFFER_NS) * 1e-9 * HZ, "shader_cores": 4, "core.sub_cores": 2,
    "registers.max_per_item": 64, "core.ops.fma.per_cycle": 250e9 / 2 / 4 / HZ, "limits.max_work_group_size": 256,
    "launch.floor_s": 5e-6,
}  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "work" / "phone"
    place.mkdir()
    return make(place)


def refused(result: Any) -> str:
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith("Error: ")
    return str(result.stderr)


def test_a_run_becomes_a_preset_that_loads(run: Any, folder: Path) -> None:
    made = run("calibrate", folder, "--base", BASE, "-o", "mine.toml")
    assert made.exit_code == 0, made.output
    gpu, base = load_gpu("mine.toml"), load_gpu(BASE)
    for field, value in SEEN.items():
        owner: Any = gpu
        for part in field.split("."):
            owner = getattr(owner, part)
        assert owner == pytest.approx(value, rel=0.1 if field in ("texture.latency_cycles", "launch.floor_s") else 0.02), field
        assert gpu.source[field].kind == "measured", field
        assert "ArchProbe run phone" in gpu.source[field].ref or field == "shader_cores"
    assert gpu.clock == base.clock  # ArchProbe sees none
    assert gpu.dispatch == base.dispatch
    assert gpu.source["dispatch"] == base.source["dispatch"]
    assert "ok: mine" in run("gpus", "check", "mine.toml").stdout
    text = " ".join(made.stdout.split())
    said = json.loads(run("calibrate", folder, "--base", BASE, "--json").stdout)
    found = {row["field"]: row for row in said["fields"]}
    assert (found["l2.size_b"]["value"], said["base"]) == (gpu.l2.size_b, BASE)
    assert set(said["bounded"]) <= set(found)
    assert "Measured by ArchProbe: constant.b_per_cycle, core.ops.fma.per_cycle" in text
    assert "figures in cycles are at the 585 MHz of adreno-640" in text


def test_bounds_lower_no_rate_and_stay_visible(run: Any, folder: Path) -> None:
    made = run("calibrate", folder, "--base", BASE, "-o", "mine.toml")
    gpu, base = load_gpu("mine.toml"), load_gpu(BASE)
    text = " ".join(made.stdout.split())
    lower = {"l2.b_per_cycle": 64e9 / HZ, "dram.efficiency": 12e9 / 34.1e9, "dram.latency_s": (BUFFER_NS + DRAM_NS) * 1e-9}
    bounds = {a.field: a for a in gpu.alternatives if a.ref.startswith("probe ") and a.why.startswith("it proves at least this")}
    for field, bound in lower.items():
        assert get_field(gpu, field) == get_field(base, field) > bound
        assert gpu.source.get(field) == base.source.get(field)
        assert bounds[field].value == pytest.approx(bound, rel=0.05)
        assert f"{field}: left at the base's" in text
    settled = text.partition("Settled by no probe, only bounded: ")[2]
    assert all(field in settled for field in lower)


def test_what_the_report_says_otherwise_stays_visible(run: Any, folder: Path) -> None:
    made = run("calibrate", folder, "--base", BASE, "-o", "mine.toml")
    assert "registers.max_per_item: 67 (exact) by ArchProbeReport: RegCount" in made.stdout
    alternatives = load_gpu("mine.toml").alternatives
    lost = {a.field: a.value for a in alternatives if a.ref.startswith("ArchProbe run phone: ArchProbeReport.json")}
    assert lost == {
        "l2.size_b": 16600,
        "registers.max_per_item": 67,
        "local.b_per_cycle": pytest.approx(300 / 4 / HZ * 1e9, rel=1e-4),
    }


@pytest.mark.slow
def test_the_page_has_every_curve(run: Any, folder: Path) -> None:
    run("calibrate", folder, "--base", BASE, "--html", "page.html")
    page = Path("page.html").read_bytes()
    for title in ("Buffer chase", "Image chase", "One group of one item", "Image bandwidth", "Texels in a row along y"):
        assert f">{title}<a" in page.decode()
    assert "Settled by no probe" in page.decode()
    assert '<td class="num">at least ' in page.decode()
    assert sum(tag == "svg" for tag, _ in check_structure(page).elements) == 15
    svg = page.decode().partition("<svg")[2].partition("</svg>")[0]
    ElementTree.fromstring(f"<svg{svg}</svg>")


def test_the_clock_s_uncertainty_widens_what_rests_on_it(folder: Path) -> None:
    base = load_gpu(BASE)
    merged = infer_archprobe(folder, base, probes.known_probes())[0].merged
    wide = Z80 * base.source["clock"].rel_uncertainty
    assert wide > 0.03
    for field in ("l2.latency_cycles", "l2.b_per_cycle", "core.ops.fma.per_cycle"):
        assert merged[field].low <= merged[field].value * (1 - wide)
        assert merged[field].high >= merged[field].value * (1 + wide)
    faster = infer_archprobe(folder, load_gpu(BASE, {"clock.gpu_hz": "1170 MHz"}), probes.known_probes())[0].merged
    assert faster["l2.latency_cycles"].value == pytest.approx(2 * merged["l2.latency_cycles"].value)
    assert faster["l2.b_per_cycle"].value == pytest.approx(merged["l2.b_per_cycle"].value / 2)
    for field in ("launch.floor_s", "l2.size_b", "dram.latency_s"):
        assert faster[field] == merged[field], field


def test_own_probes_in_the_folder_are_merged_and_lend_their_clock(
    run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = found("clock.gpu_hz", 600e6, 594e6, 606e6, "compute.clock")
    timed = Probe("compute.clock", "a clock", NOTHING_PROBE.asks, lambda *_: Inference((clock,)))
    use_probes(monkeypatch, NOTHING_PROBE, timed)
    assert run("probe", "--simulate", BASE, "-o", folder).exit_code == 0
    inferred, notes = infer_archprobe(folder, load_gpu(BASE), probes.known_probes())
    assert inferred.merged["clock.gpu_hz"].probes == ("compute.clock",)
    assert inferred.merged["l2.latency_cycles"].value == pytest.approx(BUFFER_NS * 1e-9 * 600e6, rel=0.01)
    assert any("at the 600 MHz of probe compute.clock" in note for note in notes)
    cores, floor = inferred.merged["shader_cores"], inferred.merged["launch.floor_s"]
    assert {f.value for f in (*cores.findings, *cores.conflicts)} == {2, 4}  # two devices in one folder: it shows
    assert {f.probe for f in (*floor.findings, *floor.conflicts)} == {"test.nothing", "RegCount"}


def test_six_digits_of_the_device_query_replace_nothing(folder: Path) -> None:
    from mgpusim.calibrate.presets.preset import calibrate

    base = load_gpu(BASE, {"limits.max_buffer_b": str(1 << 30)})
    made = calibrate(infer_archprobe(folder, base, probes.known_probes())[0], base, "mine")
    assert made.gpu.limits.max_buffer_b == 1 << 30  # the report prints 1.07374e+09
    assert made.gpu.limits.max_image2d == (4096, 4096)


def test_the_report_may_be_named_itself(run: Any, folder: Path) -> None:
    assert run("calibrate", folder / "ArchProbeReport.json", "--base", BASE).exit_code == 0


# --- bad input --------------------------------------------------------------------------------------------------------


def test_without_a_base_the_gpus_are_named(run: Any, folder: Path) -> None:
    said = refused(run("calibrate", folder, "-o", "mine.toml"))
    assert "add --base and the GPU most like it" in said
    assert "mali-g76-mp5" in said
    assert "did you mean 'adreno-640'" in refused(run("calibrate", folder, "--base", "adreno640"))
    assert not Path("mine.toml").exists()


def test_an_incomplete_folder_is_refused_or_read_in_part(run: Any, folder: Path) -> None:
    for name in ("RegCount", "ImageCacheHierarchyPChase"):
        (folder / f"{name}.csv").unlink()
    made = run("calibrate", folder, "--base", BASE, "-o", "mine.toml")
    assert "no RegCount.csv: what it would have shown is left out" in " ".join(made.stdout.split())
    assert load_gpu("mine.toml").registers.per_core == load_gpu(BASE).registers.per_core
    report = (folder / "ArchProbeReport.json").read_text(encoding="utf-8")
    (folder / "ArchProbeReport.json").unlink()
    assert "no ArchProbeReport.json in it" in refused(run("calibrate", folder, "--base", BASE))
    for path in folder.glob("*.csv"):
        path.unlink()
    (folder / "ArchProbeReport.json").write_text(report, encoding="utf-8")
    assert "no CSV of ArchProbe in it" in refused(run("calibrate", folder, "--base", BASE))


def test_all_broken_files_are_named_at_once(run: Any, folder: Path) -> None:
    (folder / "Gflops.csv").write_text("float width (bit),ncomp,niter,t (us)\n32,1,100,fast\n", encoding="utf-8")
    (folder / "RegCount.csv").write_text("nthread,ngrp\n1,1\n", encoding="utf-8")
    said = refused(run("calibrate", folder, "--base", BASE, "-o", "mine.toml"))
    assert "2 files are broken" in said
    assert "Gflops.csv, line 2: t (us) is 'fast', not a number" in said
    assert "RegCount.csv, line 1: no column 'nreg'" in said
    assert not Path("mine.toml").exists()


@pytest.mark.slow
def test_a_report_without_a_device_query_finds_what_needs_none(run: Any, folder: Path) -> None:
    report = json.loads((folder / "ArchProbeReport.json").read_text(encoding="utf-8"))
    del report["Device"]
    (folder / "ArchProbeReport.json").write_text(json.dumps(report), encoding="utf-8")
    made = run("calibrate", folder, "--base", BASE, "-o", "mine.toml")
    assert made.exit_code == 0
    gpu = load_gpu("mine.toml")
    assert gpu.l2.size_b == L2_B
    assert gpu.shader_cores == load_gpu(BASE).shader_cores
    assert gpu.core.ops.fma == load_gpu(BASE).core.ops.fma  # a rate of each core needs their number
