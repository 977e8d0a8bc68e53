"""ArchProbe folders: a device that the test invents is measured by an LRU simulated here, and must be read back."""

from __future__ import annotations

import contextlib
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from mgpusim.arch.check import check_document
from mgpusim.arch.load import load_gpu
from mgpusim.calibrate.archprobe.bandwidths import steady_runs
from mgpusim.calibrate.archprobe.caches import nice_size, rises
from mgpusim.calibrate.archprobe.results import ArchProbe, read_archprobe
from mgpusim.calibrate.archprobe.sheet import Conflict
from mgpusim.calibrate.archprobe.source import infer_archprobe
from mgpusim.calibrate.presets.preset import calibrate
from mgpusim.errors import InputError
from tests.helpers.archprobe_device import (
    BUFFER_NS,
    CLOCK,
    DRAM_NS,
    FETCH_NS,
    L1_B,
    L1_LINE,
    L1_NS,
    L1_WAYS,
    L2_B,
    L2_LINE,
    make,
    write,
)

REAL = Path(__file__).parents[2].parent / "shared" / "archprobe_adreno640"
RUN = "ArchProbe run on a Pixel 4 (Adreno 640), "


def value(result: ArchProbe, field: str) -> float:
    found = result.of(field)
    assert found, f"no finding of {field}; notes: {result.notes}"
    assert all(f.low <= f.value <= f.high for f in found)
    return found[0].value


@pytest.fixture(scope="module")
def clean(tmp_path_factory: pytest.TempPathFactory) -> ArchProbe:
    return read_archprobe(make(tmp_path_factory.mktemp("clean")), CLOCK, 20e9)


EXPECTED = {
    "shader_cores": (4, 0), "limits.max_work_group_size": (256, 0), "local.max_per_group_b": (16384, 0),
    "l2.size_b": (L2_B, 0), "l2.line_b": (L2_LINE, 0), "l2.latency_cycles": (BUFFER_NS, 0.01), "texture_l1.size_b": (L1_B, 0),
    "texture_l1.line_b": (L1_LINE, 0), "texture_l1.ways": (L1_WAYS, 0), "texture_l1.latency_cycles": (L1_NS, 0.01),
    "texture.latency_cycles": (FETCH_NS - BUFFER_NS, 0.1), "dram.latency_s": ((BUFFER_NS + DRAM_NS) * 1e-9, 0.05),
    "core.ops.fma.per_cycle": (250 / 2 / 4, 0.001), "core.ops.fmul.latency_cycles": (4, 0.01),
    "registers.max_per_item": (64, 0), "core.sub_cores": (2, 0), "launch.floor_s": (5e-6, 0.1),
    "texture_l1.b_per_cycle": (32, 0), "texture.texels_per_cycle_128": (2, 0), "l2.b_per_cycle": (64, 0),
    "dram.efficiency": (0.6, 0.001), "local.b_per_cycle": (25, 0), "constant.b_per_cycle": (16.16, 0.001),
}  # fmt: skip


@pytest.mark.parametrize("field", EXPECTED)
def test_the_invented_device_is_read_back(clean: ArchProbe, field: str) -> None:
    expected, tolerance = EXPECTED[field]
    assert value(clean, field) == pytest.approx(expected, rel=max(tolerance, 1e-4))


def test_rates_and_the_latency_of_dram_are_bounds(clean: ArchProbe, tmp_path: Path) -> None:
    bounds = {f.field for f in clean.findings if f.proves == "at least"}
    assert bounds == {field for field in EXPECTED if "b_per_cycle" in field or field.startswith(("dram.", "texture.texels"))}
    assert all(f.because for f in clean.findings if f.proves == "at least")
    # beyond a system-level cache of 4 KiB the chase of 24 KB shows DRAM; one of 16 KiB may hold a part of it
    folder = make(tmp_path)
    proven = {kib: read_archprobe(folder, CLOCK, slc_b=kib * 1024).of("dram.latency_s")[0].proves for kib in (4, 16)}
    assert proven == {4: "exactly", 16: "at least"}


def test_an_arithmetic_rate_that_still_rises_is_a_bound(tmp_path: Path) -> None:
    folder = make(tmp_path)
    assert read_archprobe(folder, CLOCK).of("core.ops.fma.per_cycle")[0].proves == "exactly"
    write(folder, "Gflops", [(32, n, 100, 8000.0 / n) for n in (1, 2, 4, 8)])
    assert read_archprobe(folder, CLOCK).of("core.ops.fma.per_cycle")[0].proves == "at least"


def test_noise_and_outliers_move_no_capacity(tmp_path: Path) -> None:
    noisy = read_archprobe(make(tmp_path, noise=0.004), CLOCK, 20e9)
    for field in ("l2.size_b", "texture_l1.size_b", "l2.line_b", "texture_l1.line_b"):
        assert value(noisy, field) == EXPECTED[field][0], field
    assert value(noisy, "l2.latency_cycles") == pytest.approx(BUFFER_NS, rel=0.02)
    assert abs(value(noisy, "registers.max_per_item") - 64) <= 2


def test_both_warp_sizes_are_kept(clean: ArchProbe) -> None:
    assert sorted(f.value for f in clean.of("core.warp_sizes")) == [16, 32]
    assert any("disagree" in note for note in clean.notes)


def test_the_pool_holds_what_ran_at_once(clean: ArchProbe) -> None:
    found = clean.of("registers.per_core")[0]  # 4 and 8 groups a core, a warp of 16 each
    assert found.low == pytest.approx(max(4 * 67 * 16, 8 * 33 * 16))
    assert found.high == pytest.approx(min(5 * 71 * 16, 9 * 37 * 16))


def test_levels_of_one_edge_are_merged(clean: ArchProbe) -> None:
    assert len(clean.of("l2.size_b")) == 1
    assert any("15,800, 16,600, 17,600 are one edge" in note for note in clean.notes)
    assert [c.other for c in clean.conflicts if c.field == "l2.size_b"] == [16600.0]


def test_rows_of_the_image_beyond_its_width_are_dropped(clean: ArchProbe) -> None:
    assert any(note.startswith("ImageBandwidth.csv: rows above 65,536 bytes dropped") for note in clean.notes)
    assert all(f.value < 100 for f in clean.findings if f.probe == "ImageBandwidth.csv")
    assert any("400.0 GB/s" in note for note in clean.notes)


def test_half_rates_like_the_floats_are_ignored_but_others_found(tmp_path: Path, clean: ArchProbe) -> None:
    assert not clean.of("core.fp16.rate")
    assert any("core.fp16" in note for note in clean.notes)
    other = read_archprobe(make(tmp_path, wrong_half=False), CLOCK)
    assert value(other, "core.fp16.rate") == pytest.approx(5000 / 2600)


def test_without_a_clock_no_cycles(tmp_path: Path) -> None:
    found = read_archprobe(make(tmp_path))
    assert not [f.field for f in found.findings if "cycle" in f.field]
    assert value(found, "l2.size_b") == L2_B
    assert any("no clock given" in note for note in found.notes)
    assert any("12.00 GB/s" in note and "needs the peak" in note for note in found.notes)


def test_conflicts_name_both_figures(clean: ArchProbe) -> None:
    registers = [c for c in clean.conflicts if c.field == "registers.max_per_item"]
    assert [(c.taken, c.other) for c in registers] == [(64, 67)]
    assert all(isinstance(c, Conflict) and c.why for c in clean.conflicts)
    assert [c.other for c in clean.conflicts if c.field == "local.b_per_cycle"] == [pytest.approx(75)]


def test_part_of_a_run_is_read_with_notes(tmp_path: Path) -> None:
    folder = make(tmp_path)
    for name in ("RegCount", "ImageCacheHierarchyPChase", "Gflops", "WarpSizeMethodB"):
        (folder / f"{name}.csv").unlink()
    (folder / "ArchProbe.json").unlink()
    found = read_archprobe(folder, CLOCK)
    assert value(found, "l2.size_b") == L2_B
    assert not found.of("texture_l1.size_b")
    assert any(note.startswith("no RegCount.csv") for note in found.notes)


def test_two_levels_found_at_two_strides(tmp_path: Path) -> None:
    """A Mali-like run: the range grows at 16 bytes to the L1, where the line of 64 is found, and at 64 bytes from there on."""

    def run(l1: int, hit: float, l2_ns: float, dram_ns: float) -> list[tuple[Any, ...]]:
        def ns(x: int, stride: int) -> float:
            if x <= l1:
                return hit
            far = l2_ns if x <= 32768 else dram_ns
            return hit + (far - hit) * min(1.0, stride / 64)

        first = [(x, 16, 20000, 20 * ns(x, 16)) for x in range(16, l1 + 32, 16)]
        line = [(l1 + 16, s, 20000, 20 * ns(l1 + 16, s)) for s in range(16, 96, 16)]
        return [*first, *line, *((x, 64, 20000, 20 * ns(x, 64)) for x in range(l1 + 80, 65536, 64))]

    write(tmp_path, "BufferCacheHierarchyPChase", run(8192, 40.0, 120.0, 300.0))
    write(tmp_path, "ImageCacheHierarchyPChase", run(4096, 70.0, 160.0, 340.0))
    write(tmp_path, "BufferCachelineSize", [(64, s, 512, 100, 900.0 if s < 64 else 1300.0) for s in range(4, 68, 4)])
    (tmp_path / "ArchProbeReport.json").write_text('{"Device": {"SmCount": 2}}', encoding="utf-8")
    found = read_archprobe(tmp_path, CLOCK)
    sizes = {f: value(found, f) for f in ("l1.size_b", "texture_l1.size_b", "l2.size_b", "l1.line_b")}
    assert sizes == {"l1.size_b": 8192, "texture_l1.size_b": 4096, "l2.size_b": 32768, "l1.line_b": 64}
    assert value(found, "l1.latency_cycles") == pytest.approx(40)
    assert value(found, "l2.latency_cycles") == pytest.approx(120)
    assert value(found, "texture_l1.latency_cycles") == pytest.approx(70)


# --- bad input --------------------------------------------------------------------------------------------------------


def test_not_a_folder(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="not a folder"):
        read_archprobe(tmp_path / "nothing")


def test_another_folder_is_named_with_what_it_holds(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("x", encoding="utf-8")
    with pytest.raises(InputError, match=r"no ArchProbeReport.json in it \(it holds notes.txt\)"):
        read_archprobe(tmp_path)


def test_a_report_alone_is_not_enough(tmp_path: Path) -> None:
    (tmp_path / "ArchProbeReport.json").write_text("{}", encoding="utf-8")
    with pytest.raises(InputError, match="no CSV of ArchProbe"):
        read_archprobe(tmp_path)


@pytest.mark.parametrize("text", ["{", "[1]", '{"Device": 3}'])
def test_a_broken_report(tmp_path: Path, text: str) -> None:
    (tmp_path / "ArchProbeReport.json").write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match=r"ArchProbeReport\.json: "):
        read_archprobe(tmp_path)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", r"LocalMemBandwidth\.csv: empty file"),
        ("range (byte),t (us),bandwidth (gbps)\n", r"a header and no rows"),
        ("range (byte),bandwidth (gbps)\n16,3\n", r"line 1: no column 't \(us\)'; got 'range \(byte\)', 'bandwidth"),
        ("range (byte),t (us),bandwidth (gbps)\n16,2,3\n32,two,3\n", r"line 3: t \(us\) is 'two', not a number"),
        ("range (byte),t (us),bandwidth (gbps)\n16,2,3\n\n32,3\n", r"line 4: 2 values, the header names 3 columns"),
        ("range (byte),t (us),bandwidth (gbps)\n16,0,3\n", r"line 2: t \(us\) is 0, expected a positive number"),
        ("range (byte),t (us),bandwidth (gbps)\n16,nan,3\n", r"line 2: t \(us\) is nan"),
    ],
)
def test_a_broken_csv_is_named_by_file_and_line(tmp_path: Path, text: str, message: str) -> None:
    folder = make(tmp_path)
    (folder / "LocalMemBandwidth.csv").write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match=message):
        read_archprobe(folder)


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize("seed", range(25))
def test_a_damaged_run_is_read_in_part_or_refused(tmp_path: Path, seed: int) -> None:
    """Rows lost, shuffled or replaced, figures of the report gone or senseless: a result or an InputError, nothing else."""
    rng = random.Random(seed)
    folder = make(tmp_path)
    for path in sorted(folder.glob("*.csv")):
        header, *rows = path.read_text(encoding="utf-8").splitlines()
        how = rng.randrange(6)
        if how == 0:
            rows = rows[: rng.randrange(1, 12)]
        elif how == 1:
            rng.shuffle(rows)
        elif how == 2:
            rows = [
                ",".join(str(rng.choice([1, 2, 100, 0.5, 1e9])) for _ in header.split(",")) for _ in range(rng.randrange(1, 30))
            ]
        path.write_text("\n".join([header, *rows]), encoding="utf-8")
    report = json.loads((folder / "ArchProbeReport.json").read_text(encoding="utf-8"))
    for section in report.values():
        for key in section:
            section[key] = rng.choice([section[key]] * 3 + [0, -1, "x", None, 1e30, True])
    (folder / "ArchProbeReport.json").write_text(json.dumps(report), encoding="utf-8")
    with contextlib.suppress(InputError):
        found = read_archprobe(folder, CLOCK, 20e9)
        assert all(f.low <= f.value <= f.high for f in found.findings)
        assert all(len(d.x) == len(d.y) and len(d.fit_x) == len(d.fit_y) for _, d in found.drawings)
        base = load_gpu("adreno-640")
        made = calibrate(infer_archprobe(folder, base, {})[0], base, "mine")
        assert check_document(msgspec.to_builtins(made.gpu)) == []


@pytest.mark.parametrize("clock", [0.0, -1.0, float("inf"), float("nan")])
def test_a_clock_must_be_positive(tmp_path: Path, clock: float) -> None:
    with pytest.raises(InputError, match="clock_hz"):
        read_archprobe(tmp_path, clock)


# --- knees ------------------------------------------------------------------------------------------------------------


def test_a_flat_noisy_curve_has_no_edge() -> None:
    rng = np.random.default_rng(3)
    assert rises(np.arange(1.0, 500.0), 100 * (1 + 0.01 * rng.standard_normal(499))) == []


def test_a_ramp_is_one_edge_and_its_interval_holds_the_capacity() -> None:
    x = np.arange(16, 4000, 16.0)
    y = np.interp(x, [0, 1900, 2300, 9999], [10, 10, 20, 20])
    found = rises(x, y)
    assert len(found) == 1
    assert found[0].low <= 2048 <= found[0].high
    assert nice_size(found[0].at, found[0].low, found[0].high) == 2048


def test_a_bump_that_comes_down_again_is_no_edge() -> None:
    x = np.arange(16, 4000, 16.0)
    assert rises(x, np.where((x > 1000) & (x < 1200), 14.0, 10.0)) == []


def test_a_run_that_ends_on_a_rise_shows_its_capacity() -> None:
    x = np.arange(16, 136096, 16.0)
    found = rises(x, np.interp(x, [0, 103000, 131072, 136096], [112.9, 112.9, 115.0, 139.0]))
    assert len(found) == 1
    assert found[0].low <= 131072 <= found[0].high < 136096
    assert nice_size(found[0].at, found[0].low, found[0].high) == 131072


@pytest.mark.each_time(every=4)
@pytest.mark.parametrize("seed", range(8))
def test_capacities_come_back_from_blurred_edges_in_noise_with_outliers(seed: int) -> None:
    rng = np.random.default_rng(seed)
    x = np.arange(16, 40000, 16.0)
    first, second = 2.0 ** rng.integers(8, 11), 2.0 ** rng.integers(13, 15)
    corners = [0, first, 1.05 * first + 16, second, 1.1 * second, 1e9]
    y = np.interp(x, corners, [40, 40, 60, 60, 110, 110]) * np.exp(0.004 * rng.standard_normal(len(x)))
    found = rises(x, y * np.where(rng.random(len(x)) < 0.01, 1.5, 1.0))
    assert [nice_size(r.at, r.low, r.high) for r in found] == [first, second]
    assert all(r.low <= size <= r.high for r, size in zip(found, (first, second), strict=True))


def test_plateaus_need_agreement_and_length() -> None:
    assert steady_runs(np.arange(4.0), np.array([1.0, 2.0, 3.0, 4.0])) == []
    assert [(p.first, p.last) for p in steady_runs(np.arange(1.0, 6.0), np.array([1.0, 1.01, 1.02, 2.0, 2.0]))] == [(1.0, 3.0)]


# --- the real thing, where it lies beside the repository ----------------------------------------------------------------


@pytest.mark.skipif(not REAL.is_dir(), reason="the ArchProbe run of a Pixel 4 is not beside the repository")
def test_the_real_run_of_an_adreno_640() -> None:
    found = read_archprobe(REAL, 585e6, 34.1e9)
    expected = {
        "shader_cores": 2, "l2.size_b": 131072, "l2.line_b": 64, "texture_l1.size_b": 1024, "texture_l1.line_b": 32,
        "texture_l1.ways": 16, "core.sub_cores": 3, "registers.max_per_item": 180, "local.max_per_group_b": 32768,
    }  # fmt: skip
    assert {field: value(found, field) for field in expected} == expected
    assert sorted(f.value for f in found.of("core.warp_sizes")) == [64, 128]
    assert value(found, "core.ops.fma.per_cycle") == pytest.approx(380.4, rel=0.001)
    for field in ("dram.latency_s", "l2.b_per_cycle", "texture_l1.b_per_cycle", "local.b_per_cycle", "dram.efficiency"):
        assert {f.proves for f in found.of(field)} == {"at least"}, field
    assert not found.of("core.fp16.rate")
    assert any("125,744, 132,608, 133,728, 136,080 are one edge" in n for n in found.notes)
    assert any("rows above 262,144 bytes dropped" in n for n in found.notes)


def test_the_page_names_the_figures_the_preset_has() -> None:
    """ARCHPROBE.md's figures are the preset's, or kept beside the one that kernels of networks gave since."""
    from mgpusim.arch.fields import get_field, source_of
    from mgpusim.arch.load import load_gpu

    gpu = load_gpu("adreno-640")
    kept = {(row.field, row.value) for row in gpu.alternatives if row.ref.startswith(RUN)}
    page = (Path(__file__).parents[2] / "validation" / "mobicom2022" / "ARCHPROBE.md").read_text(encoding="utf-8")
    table = [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line.startswith("| ")][2:]
    assert len(table) > 20
    since = set()
    for field, _, _, _, chosen, why in table:
        assert why
        if field != "core.warp_sizes" and float(chosen) != pytest.approx(get_field(gpu, field), rel=1e-3):
            since.add(field)
            assert source_of(gpu, field).kind in ("derived", "paper")
            assert (field, float(chosen)) in kept, f"{field}: write the page again, or keep its figure as an alternative"
    of_l1 = {"texture_l1.size_b", "texture_l1.ways", "texture_l1.latency_cycles"}
    assert since == {"launch.floor_s", "dram.latency_s"} | of_l1


def test_every_field_of_the_page_is_cited_with_its_file() -> None:
    from mgpusim.arch.fields import source_of
    from mgpusim.arch.load import load_gpu

    gpu = load_gpu("adreno-640")
    for field in ("l2.size_b", "texture_l1.b_per_cycle", "registers.per_core", "dram.efficiency", "local.b_per_cycle"):
        source = source_of(gpu, field)
        assert source.kind == "measured"
        assert source.ref.startswith(RUN)
        assert ".csv" in source.ref
