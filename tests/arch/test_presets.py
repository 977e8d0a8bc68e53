"""Every shipped preset: it loads, each number is sourced by the rules, and it reproduces the probes it cites.

Figures in this file are typed in from the probes themselves (clpeak logs, Romou's figure 9, APSys'20 table 1), not read
from the presets, so that a preset edited away from its source fails.
"""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec
import pytest

from mgpusim.arch.families import family_of
from mgpusim.arch.families.base import OpKey, bound_pipe
from mgpusim.arch.fields import numeric_fields, source_of, unsourced
from mgpusim.arch.load import gpu_document, list_gpus, load_gpu
from mgpusim.arch.occupancy import occupancy
from mgpusim.arch.spec import SOURCE_KINDS, GpuSpec
from mgpusim.files import data_dir

SHIPPED = (
    "adreno-530", "adreno-616", "adreno-630", "adreno-640", "adreno-650", "adreno-740", "adreno-750", "adreno-830", "adreno-840",
    "adreno-x1-85", "intel-arc-140t", "intel-hd500", "intel-hd505", "intel-iris-xe-96", "mali-g57-mc2", "mali-g610-mp4",
    "mali-g710-mp7", "mali-g715-mp7", "mali-g72-mp12", "mali-g720-mc12", "mali-g76-mp10", "mali-g76-mp12", "mali-g76-mp5",
    "mali-t860-mp4", "nvidia-h200", "nvidia-maxwell-tegra-x1", "radeon-680m", "radeon-780m", "xclipse-940",
)  # fmt: skip


def _rate(gpu: GpuSpec, ops: dict[OpKey, float], operations: int) -> float:
    """Operations per second of the whole GPU on a stream of `ops` (one warp's), through the family's lowering."""
    family = family_of(gpu)
    warp = family.warp_size(gpu, 256, 24)
    _, cycles = bound_pipe(family.lower(gpu, ops, warp))
    return operations * warp * gpu.shader_cores * gpu.clock.gpu_hz / cycles


def test_these_presets_are_shipped(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert list_gpus() == SHIPPED


@pytest.mark.parametrize("name", SHIPPED)
def test_preset_is_sound_and_fully_sourced(name: str) -> None:
    gpu = load_gpu(name)
    assert gpu.name == name
    assert unsourced(gpu) == []
    assert len(numeric_fields(gpu)) > 100
    for path in numeric_fields(gpu):
        source = source_of(gpu, path)
        assert source.kind in SOURCE_KINDS[1:], f"{name} {path}: {source}"  # "user" is for a user's own files
        assert source.ref.strip(), f"{name} {path}: no reference"
        assert source.kind != "guess" or source.rel_uncertainty > 0, f"{name} {path}: a guess that claims to be exact"


@pytest.mark.parametrize("name", SHIPPED)
def test_alternatives_differ_from_the_value_and_say_why_they_lost(name: str) -> None:
    gpu = load_gpu(name)
    for other in gpu.alternatives:
        assert len(other.why.split()) >= 4, f"{name} {other.field}: say why {other.value} lost"
        if other.field in numeric_fields(gpu):
            assert other.value != numeric_fields(gpu)[other.field], f"{name} {other.field}: the alternative is the value"


@pytest.mark.parametrize("path", sorted((data_dir("presets") / "families").glob("*.toml")), ids=lambda p: p.stem)
def test_a_family_base_is_used_and_is_no_gpu(path: object) -> None:
    stem = getattr(path, "stem", "")
    assert stem not in list_gpus()
    documents = [tomllib.loads(p.read_text(encoding="utf-8")) for p in data_dir("presets").glob("*.toml")]
    assert sum(d.get("extends") == stem for d in documents) >= 2, f"{stem} removes no repetition"


@pytest.mark.parametrize("name", SHIPPED)
def test_merged_document_loads_without_its_base(name: str) -> None:
    assert msgspec.convert(gpu_document(name), GpuSpec) == load_gpu(name)


def _flat(table: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    out: dict[str, Any] = {}
    for key, value in table.items():
        out |= _flat(value, f"{prefix}{key}.") if isinstance(value, dict) else {prefix + key: value}
    return out


def _entry(sources: dict[str, Any], path: str) -> dict[str, Any]:
    """The longest key of `sources` that is the path or a table around it."""
    around = [key for key in sources if path == key or path.startswith(f"{key}.")]
    assert around, f"{path}: no entry"
    found: dict[str, Any] = sources[max(around, key=len)]
    return found


@pytest.mark.parametrize("name", SHIPPED)
def test_every_value_has_the_source_that_its_file_states(name: str) -> None:
    """What `gpus show` prints against a plain reading of the two files: an own value has an own entry, an inherited one the
    base's, but for an entry of the child for that very field."""
    own = tomllib.loads((data_dir("presets") / f"{name}.toml").read_text(encoding="utf-8"))
    base: dict[str, Any] = {}
    if "extends" in own:  # a family's base, or another GPU
        places = [data_dir("presets") / folder / f"{own['extends']}.toml" for folder in ("families", ".")]
        base = tomllib.loads(next(place for place in places if place.is_file()).read_text(encoding="utf-8"))
    sources, inherited = own.pop("source"), base.pop("source", {})
    values, below = _flat(own), _flat(base)
    gpu = load_gpu(name)
    checked = 0
    for path in numeric_fields(gpu):
        if path not in values and path not in below:
            continue  # a default of the schema
        expected = _entry(sources, path) if path in values else sources.get(path) or _entry(inherited, path)
        found = source_of(gpu, path)
        assert {"kind": found.kind, "ref": found.ref, "rel_uncertainty": found.rel_uncertainty} == expected, path
        checked += 1
    assert checked > 100


def test_an_entry_for_an_inherited_field_is_its_source() -> None:
    assert source_of(load_gpu("mali-t860-mp4"), "l2.size_b").kind == "measured"  # the base's value, found on the device
    assert source_of(load_gpu("mali-t860-mp4"), "l2.latency_cycles").kind == "guess"


# --- what the probes say ----------------------------------------------------------------------------------------------

# clpeak on an RK3399 pinned to 800 MHz, GFLOPS and GIOPS by vector width
T860_FLOAT = {1: 22.86, 2: 44.68, 4: 44.51, 8: 41.46, 16: 46.16}
T860_HALF = {1: 22.83, 2: 46.46, 4: 93.96, 8: 92.44}
T860_INT = {2: 49.72, 4: 47.51, 8: 48.96}


@pytest.mark.parametrize(("width", "measured"), T860_FLOAT.items())
def test_t860_single_precision_by_width(width: int, measured: float) -> None:
    rate = _rate(load_gpu("mali-t860-mp4"), {("fma", 32, width): 1}, 2 * width)
    assert rate / 1e9 == pytest.approx(measured, rel=0.15)


@pytest.mark.parametrize(("width", "measured"), T860_HALF.items())
def test_t860_half_precision_by_width(width: int, measured: float) -> None:
    rate = _rate(load_gpu("mali-t860-mp4"), {("fma", 16, width): 1}, 2 * width)
    assert rate / 1e9 == pytest.approx(measured, rel=0.15)


@pytest.mark.parametrize(("width", "measured"), T860_INT.items())
def test_t860_integer_multiply_add_by_width(width: int, measured: float) -> None:
    rate = _rate(load_gpu("mali-t860-mp4"), {("imul", 32, width): 1, ("iadd", 32, width): 1}, 2 * width)
    assert rate / 1e9 == pytest.approx(measured, rel=0.15)


def test_t860_scalar_code_runs_at_half_of_vector_code() -> None:
    gpu = load_gpu("mali-t860-mp4")
    scalar, vector = (_rate(gpu, {("fma", 32, n): 1}, 2 * n) for n in (1, 2))
    assert vector / scalar == pytest.approx(2.0, rel=0.05)


@pytest.mark.parametrize(
    ("name", "gflops", "tolerance"),
    [
        ("adreno-530", 249.85, 0.06),  # clpeak, OnePlus 3T, float
        ("adreno-530", 263.18, 0.06),  # clpeak, OnePlus 3T, float8
        ("adreno-630", 720.0, 0.02),  # Romou, table of devices
        ("adreno-640", 889.9, 0.02),  # ArchProbe, Pixel 4
        ("mali-g72-mp12", 220.2, 0.02),  # APSys'20, table 1
        ("mali-g76-mp5", 190.0, 0.02),  # Romou, table of devices
        ("nvidia-maxwell-tegra-x1", 230.95, 0.03),  # clpeak, Jetson Nano, float4
        ("intel-hd505", 18 * 16 * 0.65, 0.001),  # Intel: 16 operations per unit and cycle
        ("intel-hd500", 106.0, 0.005),  # AWS, of the DeepLens
    ],
)
def test_peak_agrees_with_the_probe_and_is_reachable(name: str, gflops: float, tolerance: float) -> None:
    gpu = load_gpu(name)
    assert gpu.peak_flops / 1e9 == pytest.approx(gflops, rel=tolerance)
    reached = _rate(gpu, {("fma", 32, 4): 1}, 8)
    assert reached == pytest.approx(gpu.peak_flops, rel=1e-9), "the issue rate of the preset hides its FMA rate"


@pytest.mark.parametrize(("width", "measured"), {1: 70.95, 2: 74.95, 4: 76.43, 16: 76.78}.items())
def test_tegra_x1_integer_multiply_adds(width: int, measured: float) -> None:
    """Clpeak, Jetson Nano, GIOPS: three 16-bit products each, of which the last adds."""
    rate = _rate(load_gpu("nvidia-maxwell-tegra-x1"), {("imul", 32, width): 1, ("iadd", 32, width): 1}, 2 * width)
    assert rate / 1e9 == pytest.approx(measured, rel=0.1)


@pytest.mark.parametrize(("width", "half", "single"), [(1, 645.09, 327.47), (4, 644.94, 325.96), (16, 632.08, 318.87)])
def test_gen9_halves_gain_at_any_width(width: int, half: float, single: float) -> None:
    """Clpeak, HD Graphics 530."""
    gpu = load_gpu("intel-hd505")
    rates = [_rate(gpu, {("fma", bits, width): 1}, 2 * width) for bits in (16, 32)]
    assert rates[0] / rates[1] == pytest.approx(half / single, rel=0.03)


def test_midgard_starts_a_thread_where_bifrost_starts_a_warp() -> None:
    items_per_cycle = {
        n: max(g.core.warp_sizes) / g.dispatch.warp_cycles for n in SHIPPED if n.startswith("mali") for g in [load_gpu(n)]
    }
    of_g76 = dict.fromkeys(("mali-g76-mp5", "mali-g76-mp10", "mali-g76-mp12"), 2)
    of_valhall = dict.fromkeys(("mali-g610-mp4", "mali-g710-mp7", "mali-g715-mp7", "mali-g720-mc12"), 4) | {"mali-g57-mc2": 2}
    # the datasheet's fragments per cycle, and pixels of Arm's libGPUInfo
    assert items_per_cycle == {"mali-g72-mp12": 1, "mali-t860-mp4": 1} | of_g76 | of_valhall


@pytest.mark.parametrize("name", ["mali-t860-mp4", "mali-g72-mp12", "mali-g76-mp5"])
def test_mali_l2_is_as_its_register_says(name: str) -> None:
    """L2_FEATURES 0x07120206 as Linux prints it on an RK3399 and an MT8183: 2^6 bytes a line, 2^2 ways, 2^18 bytes a slice."""
    l2, features = load_gpu(name).l2, 0x07120206
    assert (l2.line_b, l2.ways) == (1 << (features & 0xFF), 1 << (features >> 8 & 0xFF))
    assert l2.size_b % (1 << (features >> 16 & 0xFF)) == 0


def test_adreno_650_has_half_as_many_lanes_again_as_640() -> None:
    lanes = {n: load_gpu(n).core.lanes * load_gpu(n).shader_cores for n in ("adreno-640", "adreno-650")}
    assert lanes["adreno-650"] == 1.5 * lanes["adreno-640"]


@pytest.mark.parametrize(
    ("name", "gb_per_s"),
    [
        ("adreno-530", 20.43),  # clpeak, OnePlus 3T, float16
        ("adreno-630", 26.0),  # Romou, table of devices
        ("mali-g72-mp12", 18.9),  # APSys'20, table 1
        ("mali-t860-mp4", 7.33),  # clpeak on an RK3399, float4
        ("nvidia-maxwell-tegra-x1", 20.92),  # clpeak, Jetson Nano, float4
    ],
)
def test_reachable_dram_bandwidth_is_the_measured_one(name: str, gb_per_s: float) -> None:
    gpu = load_gpu(name)
    assert gpu.dram.b_per_s * gpu.dram.efficiency / 1e9 == pytest.approx(gb_per_s, rel=0.01)


def test_adreno_630_caches_have_the_bandwidths_of_romou_figure_9() -> None:
    gpu = load_gpu("adreno-630")
    assert gpu.texture_l1 is not None
    per_core = gpu.shader_cores * gpu.clock.gpu_hz / 1e9
    assert gpu.texture_l1.b_per_cycle * per_core >= 145.0  # texels bind there, so that it bounds lines from below
    figure = {
        "texels of 16 bytes": (gpu.texture.texels_per_cycle_128 * 16 * per_core, 145.0),
        "local": (gpu.local.b_per_cycle * per_core, 79.0),
        "constant": (gpu.constant.b_per_cycle * per_core, 79.0),
    }
    for level, (ours, measured) in figure.items():
        assert ours == pytest.approx(measured, rel=0.01), level
    assert gpu.l2.b_per_cycle * gpu.clock.gpu_hz == pytest.approx(85e9, rel=0.01)
    assert 256 * 181 <= gpu.registers.per_core < 256 * 200  # a pool of 256 x 181 registers


@pytest.mark.parametrize("name", SHIPPED)
def test_no_level_is_slower_than_the_one_behind_it(name: str) -> None:
    gpu = load_gpu(name)
    assert gpu.l2.b_per_cycle >= gpu.dram_b_per_cycle
    first = [c.latency_cycles for c in (gpu.l1, gpu.texture_l1) if c is not None]
    if gpu.l1 is not None:
        assert gpu.l1.latency_cycles <= gpu.l2.latency_cycles
    assert all(latency < gpu.dram_latency_cycles for latency in (*first, gpu.l2.latency_cycles))


# --- residency, as the vendors state it --------------------------------------------------------------------------------


@pytest.mark.parametrize(("registers", "items"), [(16, 256), (17, 128), (32, 128), (33, 64), (64, 64)])
def test_t860_threads_by_registers(registers: int, items: int) -> None:
    assert occupancy(load_gpu("mali-t860-mp4"), 64, registers, 0).items_per_core == items


@pytest.mark.parametrize("registers", [8, 32, 33, 64])
def test_g72_keeps_384_threads_at_any_register_count(registers: int) -> None:
    assert occupancy(load_gpu("mali-g72-mp12"), 96, registers, 0).items_per_core == 384


def test_g72_group_of_one_by_three_by_61_leaves_lanes_of_its_last_quad_idle() -> None:
    gpu = load_gpu("mali-g72-mp12")
    poor, good = (occupancy(gpu, items, 32, 0) for items in (1 * 3 * 61, 8 * 4 * 3))
    assert (poor.warp_size, poor.warps_per_group, good.warps_per_group) == (4, 46, 24)
    assert (poor.items_per_core, good.items_per_core) == (2 * 183, 384)


@pytest.mark.parametrize(("registers", "simd"), [(24, 32), (40, 16), (100, 8)])
def test_gen9_compiles_narrower_as_registers_grow(registers: int, simd: int) -> None:
    assert occupancy(load_gpu("intel-hd505"), 256, registers, 0).warp_size == simd


def test_tegra_x1_holds_2048_threads_at_32_registers() -> None:
    gpu = load_gpu("nvidia-maxwell-tegra-x1")
    assert [occupancy(gpu, 256, r, 0).items_per_core for r in (32, 64, 128)] == [2048, 1024, 512]
    assert occupancy(gpu, 256, 16, 32768).groups_per_core == 2  # 64 KB of shared memory
