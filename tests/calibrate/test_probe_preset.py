"""The preset out of findings: always sound, every change with its source, what lost kept, the same bytes for the same probes."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.check import check_document
from mgpusim.arch.fields import get_field, numeric_fields, replaced, source_of, unsourced, with_fields
from mgpusim.arch.load import gpu_document, list_gpus, load_gpu
from mgpusim.arch.spec import GpuSpec, Source
from mgpusim.calibrate.presets.base import guess_base
from mgpusim.calibrate.presets.infer import Inferred, infer_all
from mgpusim.calibrate.presets.preset import Calibration, calibrate, preset_text
from mgpusim.calibrate.probe import DeviceFacts, Finding, Point, Proof
from mgpusim.calibrate.probing.facts import facts_of_gpu
from mgpusim.errors import InputError
from tests.helpers.examples import examples
from tests.helpers.probes import FACTS, found, says

ADRENO = replaced(load_gpu("adreno-640"), "l2.latency_cycles", 66.0)  # whatever its preset says
POINTS = (Point({}, 1e-3, 1e-6),)


def inferred_of(*findings: Finding, facts: DeviceFacts = FACTS) -> Inferred:
    by_probe: dict[str, list[Finding]] = {}
    for finding in findings:
        by_probe.setdefault(finding.probe, []).append(finding)
    known = {name: says(name, *ours) for name, ours in by_probe.items()}
    return infer_all(dict.fromkeys(known, POINTS), facts, known)


def made_of(*findings: Finding, base: GpuSpec = ADRENO, facts: DeviceFacts = FACTS) -> Calibration:
    return calibrate(inferred_of(*findings, facts=facts), base, "mine")


def loaded(made: Calibration, folder: Path) -> GpuSpec:
    path = folder / "mine.toml"
    path.write_text(preset_text(made), encoding="utf-8")
    return load_gpu(path)


def test_found_values_are_in_the_file_with_source_and_one_sigma(tmp_path: Path) -> None:
    gpu = loaded(made_of(found("l2.latency_cycles", 80.0, 72.0, 88.0), found("core.max_warps", 15.6, 15.2, 16.4)), tmp_path)
    assert gpu.l2.latency_cycles == 80.0
    assert gpu.core.max_warps == 16  # an integer where the preset wants one
    source = source_of(gpu, "l2.latency_cycles")
    assert source.kind == "measured"
    assert source.ref == "probe test.copy on Test GPU: made up for l2.latency_cycles"
    # 80% within: a normal variable is within 1.2816 sigma
    assert source.rel_uncertainty == pytest.approx(math.log(88 / 72) / 2 / 1.28155, rel=1e-3)
    assert gpu.name == "mine"
    assert "Test GPU" in gpu.description


def test_what_no_probe_saw_is_the_base_s_with_its_source(tmp_path: Path) -> None:
    made = made_of(found("l2.latency_cycles", 80.0, 72.0, 88.0))
    gpu = loaded(made, tmp_path)
    for path, value in numeric_fields(ADRENO).items():
        if path != "l2.latency_cycles":
            assert get_field(gpu, path) == value
            assert source_of(gpu, path) == source_of(ADRENO, path)
    assert unsourced(gpu) == []
    said = {"shader_cores", "clock.gpu_hz", "local.max_per_group_b"}
    said |= {f"limits.max_{what}" for what in ("work_group_size", "buffer_b", "constant_b")}
    assert set(made.unseen) == set(numeric_fields(ADRENO)) - {"l2.latency_cycles"} - said


def test_equal_probes_give_equal_bytes_whatever_their_order() -> None:
    findings = [found("l2.latency_cycles", 80.0 + i, 70.0, 95.0, probe) for i, probe in enumerate("abc")]
    texts = [preset_text(made_of(*order)) for order in (findings, findings[::-1])]
    assert texts[0] == texts[1]


def test_what_lost_is_kept_among_the_alternatives(tmp_path: Path) -> None:
    findings = found("l2.size_b", 262144), found("l2.size_b", 135000, 100e3, 170e3, "test.wide")
    gpu = loaded(made_of(*findings), tmp_path)
    lost = {a.value: a for a in gpu.alternatives if a.field == "l2.size_b"}
    assert gpu.l2.size_b == 262144
    assert "80% within 1e+05 to 1.7e+05" in lost[135000].why
    assert lost[135000].ref == "probe test.wide on Test GPU: made up for l2.size_b"
    # the base's own figure was measured too, by someone else
    assert lost[131072].ref.startswith("adreno-640: ArchProbe")
    assert gpu.alternatives[: len(ADRENO.alternatives)] == ADRENO.alternatives
    assert len(calibrate(inferred_of(*findings), gpu, "mine").gpu.alternatives) == len(gpu.alternatives)


def test_a_guess_of_the_base_is_no_alternative() -> None:
    assert source_of(ADRENO, "dispatch.group_cycles").kind == "guess"
    gpu = made_of(found("dispatch.group_cycles", 99)).gpu
    assert gpu.dispatch.group_cycles == 99
    assert not [a for a in gpu.alternatives if a.field == "dispatch.group_cycles"]


def test_the_user_s_word_stays() -> None:
    base = load_gpu("adreno-640", {"l2.latency_cycles": "70"})
    made = made_of(found("l2.latency_cycles", 80.0, 79.0, 81.0), base=base)
    assert made.gpu.l2.latency_cycles == 70
    assert "user's own" in made.rows[0].why_not
    assert not made.rows[0].taken


def test_simulated_probes_measure_nothing() -> None:
    facts = facts_of_gpu(ADRENO)
    gpu = made_of(found("l2.latency_cycles", 66.0, 65.0, 67.0), facts=facts).gpu
    source = source_of(gpu, "l2.latency_cycles")
    assert source.kind == "derived"
    assert "simulated on adreno-640 by the event engine" in source.ref


def test_a_finding_that_could_be_anything_leaves_the_field_to_its_prior() -> None:
    made = made_of(found("l2.latency_cycles", 80.0, 20.0, 320.0))
    assert made.gpu.l2.latency_cycles == ADRENO.l2.latency_cycles
    assert made.notes == ("l2.latency_cycles: left at the base's 66: too noisy: somewhere from 20 to 320",)


def test_a_vague_finding_is_better_than_a_vaguer_guess() -> None:
    assert source_of(ADRENO, "dispatch.group_cycles").rel_uncertainty == 1
    made = made_of(found("dispatch.group_cycles", 100, 50, 250), found("registers.max_per_item", 100, 50, 250))
    assert made.gpu.dispatch.group_cycles == 100  # sigma 0.63 against 1
    assert made.gpu.registers.max_per_item == ADRENO.registers.max_per_item


def test_a_part_the_base_lacks_is_not_made_up() -> None:
    assert ADRENO.l1 is None
    made = made_of(found("l1.size_b", 16384))
    assert made.gpu.l1 is None
    assert "has no l1" in made.notes[0]


def test_fields_that_are_no_numbers_are_not_taken() -> None:
    made = made_of(
        found("texture.layout", 1), found("registers.steps", 4), found("limits.max_image3d", 4), found("local.on_chip", 0.0)
    )
    assert made.gpu.texture == ADRENO.texture
    assert made.gpu.limits == ADRENO.limits
    assert made.gpu.local.on_chip is False
    assert len(made.notes) == 3


# --- bounds ---------------------------------------------------------------------------------------------------------------


def bound(field: str, value: float, proves: Proof = "at least", wide: float = 0.0, probe: str = "test.copy") -> Finding:
    return Finding(field, value, value * (1 - wide), value * (1 + wide), probe, f"made up for {field}", proves, "it may wait")


def test_a_bound_below_the_base_s_value_does_not_lower_it(tmp_path: Path) -> None:
    made = made_of(bound("l2.b_per_cycle", 20.0), bound("launch.floor_s", 1.0, "at most"))
    gpu = loaded(made, tmp_path)
    for field in ("l2.b_per_cycle", "launch.floor_s"):
        assert get_field(gpu, field) == get_field(ADRENO, field)
        assert source_of(gpu, field) == source_of(ADRENO, field)
    kept = {a.field: a for a in gpu.alternatives[len(ADRENO.alternatives) :]}
    assert {field: a.value for field, a in kept.items()} == {"l2.b_per_cycle": 20.0, "launch.floor_s": 1.0}
    assert kept["l2.b_per_cycle"].why == "it proves at least this, since it may wait"
    assert kept["launch.floor_s"].why == "it proves at most this, since it may wait"
    assert made.bounded == ("l2.b_per_cycle", "launch.floor_s")
    assert {row.agrees for row in made.rows} == {True}


def test_a_bound_beyond_the_base_s_value_moves_it_and_leaves_the_far_side_open(tmp_path: Path) -> None:
    was = ADRENO.l2.b_per_cycle
    gpu = loaded(made_of(bound("l2.b_per_cycle", 3 * was), bound("launch.floor_s", 1e-6, "at most")), tmp_path)
    assert (gpu.l2.b_per_cycle, gpu.launch.floor_s) == (pytest.approx(3 * was), 1e-6)
    source = source_of(gpu, "l2.b_per_cycle")
    assert source.rel_uncertainty == pytest.approx(math.log(3), rel=5e-3)  # to three digits
    assert source.ref.endswith("at least this, since it may wait")
    # no surer than the base was where the bound is just beyond it
    near = made_of(bound("l2.b_per_cycle", 1.01 * was)).gpu
    assert source_of(near, "l2.b_per_cycle").rel_uncertainty == source_of(ADRENO, "l2.b_per_cycle").rel_uncertainty > 0.01


def test_no_bound_is_set_where_the_base_has_no_limit() -> None:
    assert ADRENO.core.load_items_per_cycle is None
    made = made_of(bound("core.load_items_per_cycle", 4.0))
    assert made.gpu.core.load_items_per_cycle is None
    assert "no figure to move" in made.rows[0].why_not


def test_a_bound_that_the_base_s_value_lies_within_is_no_alternative() -> None:
    made = made_of(bound("l2.b_per_cycle", ADRENO.l2.b_per_cycle * 1.01, wide=0.03))
    assert made.gpu.l2.b_per_cycle == ADRENO.l2.b_per_cycle
    assert made.gpu.alternatives == ADRENO.alternatives


def test_an_exact_figure_stands_before_bounds_and_the_tightest_of_bounds_before_others() -> None:
    field = "l2.b_per_cycle"
    merged = inferred_of(found(field, 100.0, 95.0, 105.0), bound(field, 60.0), bound(field, 300.0, probe="x")).merged[field]
    assert (merged.value, merged.proves) == (100.0, "exactly")
    assert [f.value for f in merged.conflicts] == [300.0]
    bounds = bound(field, 60.0), bound(field, 80.0, probe="x"), bound(field, 70.0, "at most", probe="y")
    merged = inferred_of(*bounds).merged[field]
    assert (merged.value, merged.proves, merged.probes) == (80.0, "at least", ("x",))
    assert [f.value for f in merged.conflicts] == [70.0]
    assert inferred_of(bounds[2], bound(field, 50.0, "at most")).merged[field].value == 50.0


# --- soundness --------------------------------------------------------------------------------------------------------


def test_a_cache_s_size_goes_to_whole_sets_inside_its_interval(tmp_path: Path) -> None:
    gpu = loaded(made_of(found("l2.size_b", 250e3, 240e3, 270e3)), tmp_path)
    assert gpu.l2.size_b == 262144  # xor hashing: a power of two of sets


def test_a_cache_s_size_that_is_no_whole_number_of_sets_is_left_with_a_note(tmp_path: Path) -> None:
    made = made_of(found("l2.size_b", 130000, 129990, 130010), found("l2.latency_cycles", 80.0, 79.0, 81.0))
    gpu = loaded(made, tmp_path)
    assert gpu.l2.size_b == ADRENO.l2.size_b
    assert gpu.l2.latency_cycles == 80.0  # its neighbours are not lost
    assert "not a whole number of sets" in made.notes[0]
    row = next(r for r in made.rows if r.field == "l2.size_b")
    assert not row.taken
    assert row.value == 130000


def knowing_ways(base: GpuSpec) -> GpuSpec:
    return msgspec.structs.replace(base, source={**base.source, "l2.ways": Source("vendor", "a manual", 0.0)})


def test_fields_that_are_sound_only_together_are_taken_together() -> None:
    alone = made_of(found("l2.size_b", 3 * 2**16), base=knowing_ways(ADRENO))
    assert alone.gpu.l2.size_b == ADRENO.l2.size_b  # 384 sets
    both = made_of(found("l2.size_b", 3 * 2**16), found("l2.ways", 12), found("texture_l1.ways", 7))
    assert (both.gpu.l2.size_b, both.gpu.l2.ways) == (3 * 2**16, 12)  # 256 sets
    assert both.gpu.texture_l1 == ADRENO.texture_l1  # 1024 bytes are not a whole number of sets of 7 ways


def test_ways_that_are_a_guess_give_way_to_the_size_that_was_found(tmp_path: Path) -> None:
    gpu = loaded(made_of(found("l2.size_b", 3 * 2**16)), tmp_path)
    assert (gpu.l2.size_b, gpu.l2.ways, gpu.l2.sets) == (3 * 2**16, 6, 512)
    assert source_of(gpu, "l2.ways").ref == "follows from l2.size_b"
    whole = loaded(made_of(found("l2.size_b", 2**18)), tmp_path)
    assert whole.l2.ways == ADRENO.l2.ways


@given(lines=st.integers(8, 1 << 20), ways=st.sampled_from([1, 2, 4, 6, 8, 12, 16]))
def test_a_size_that_probes_found_is_never_lost_to_guessed_ways(lines: int, ways: int) -> None:
    base = replaced(ADRENO, "l2", msgspec.structs.replace(ADRENO.l2, ways=ways, size_b=ways * 2**16))
    size = 64.0 * lines
    gpu = made_of(found("l2.size_b", size, 0.9 * size, 1.12 * size), base=base).gpu
    assert 0.9 * size <= gpu.l2.size_b <= 1.12 * size
    assert gpu.l2.sets & (gpu.l2.sets - 1) == 0


def test_more_than_the_whole_of_the_base_s_bandwidth_is_another_peak() -> None:
    all_of_it = ADRENO.dram.b_per_s / FACTS.max_clock_hz
    share = found("dram_b_per_cycle", 0.5 * all_of_it, 0.45 * all_of_it, 0.55 * all_of_it)
    gpu = made_of(share).gpu
    assert (gpu.dram.efficiency, gpu.dram.b_per_s) == (pytest.approx(0.5, rel=1e-4), ADRENO.dram.b_per_s)
    more = found("dram_b_per_cycle", 20 * all_of_it, 19 * all_of_it, 21 * all_of_it)
    made = made_of(more)
    assert made.gpu.dram.efficiency == ADRENO.dram.efficiency
    assert made.gpu.dram_reached_b_per_s == pytest.approx(20 * ADRENO.dram.b_per_s, rel=1e-4)
    assert "at whose efficiency of" in source_of(made.gpu, "dram.b_per_s").ref
    assert not [note for note in made.notes if "dram" in note]


def test_powers_of_two_are_met_inside_the_interval() -> None:
    assert made_of(found("l2.line_b", 100, 60, 140), found("l2.sector_b", 32)).gpu.l2.line_b == 128
    assert made_of(found("local.banks", 15.7, 15.0, 16.5)).gpu.local.banks == 16


def test_the_register_file_is_kept_in_step_and_says_why() -> None:
    made = made_of(found("registers.per_core", 2 * ADRENO.registers.per_core))
    assert made.gpu.registers.file_vec4 == 2 * ADRENO.registers.file_vec4
    assert source_of(made.gpu, "registers.file_vec4").ref == "follows from registers.per_core"


def test_what_the_device_says_of_itself_is_taken_where_it_is_news() -> None:
    same = made_of()
    assert same.rows == ()
    assert same.gpu == msgspec.structs.replace(ADRENO, name="mine", description=same.gpu.description)
    other = made_of(facts=msgspec.structs.replace(FACTS, compute_units=3, max_clock_hz=600e6, image2d_max=(8192, 4096)))
    assert other.gpu.shader_cores == 3
    assert other.gpu.clock.gpu_hz == 600e6
    assert other.gpu.limits.max_image2d == (8192, 4096)
    assert "CL_DEVICE_MAX_COMPUTE_UNITS" in source_of(other.gpu, "shader_cores").ref
    # it may not hold its highest clock: no surer than before
    assert source_of(other.gpu, "clock.gpu_hz").rel_uncertainty == source_of(ADRENO, "clock").rel_uncertainty > 0


def test_execution_units_are_no_subslices() -> None:
    base = load_gpu("intel-hd505")
    facts = msgspec.structs.replace(facts_of_gpu(base), compute_units=18)
    made = made_of(base=base, facts=facts)
    assert made.gpu.shader_cores == base.shader_cores
    assert "execution units" in made.notes[0]


@pytest.mark.slow
@examples(40)
@given(
    st.sampled_from(list_gpus()),
    st.lists(st.tuples(st.integers(0, 10**6), st.floats(1e-3, 1e3), st.floats(0, 0.3)), max_size=12),
)
def test_whatever_is_found_the_preset_is_sound(name: str, changes: list[tuple[int, float, float]]) -> None:
    base = load_gpu(name)
    fields = [path for path in numeric_fields(base) if not path.startswith("host")]
    findings = []
    for index, factor, width in changes:
        path = fields[index % len(fields)]
        value = (numeric_fields(base)[path] or 1.0) * factor
        findings.append(found(path, value, value * (1 - width), value * (1 + width)))
    made = made_of(*findings, base=base, facts=facts_of_gpu(base))
    document = tomllib.loads(preset_text(made))
    assert check_document(document) == []
    assert msgspec.convert(document, GpuSpec) == made.gpu
    assert unsourced(made.gpu) == unsourced(base)
    for row in made.rows:
        assert row.taken != bool(row.why_not)
        if row.taken:
            assert get_field(made.gpu, row.field) == row.value


def test_a_device_s_name_cannot_break_the_file(tmp_path: Path) -> None:
    facts = msgspec.structs.replace(FACTS, name='Mali"\n[l2]\nsize_b = 4 \x7f \\')
    made = made_of(found("l2.latency_cycles", 80.0, 79.0, 81.0), facts=facts)
    assert loaded(made, tmp_path).description == made.gpu.description
    assert gpu_document(tmp_path / "mine.toml")["l2"]["size_b"] == ADRENO.l2.size_b


# --- agreement and bases ----------------------------------------------------------------------------------------------


def test_agreement_with_the_base_is_that_of_its_value_with_the_interval() -> None:
    inside, outside = (made_of(found("l2.latency_cycles", v, 0.95 * v, 1.05 * v)).rows[0] for v in (64.0, 60.0))
    assert (inside.agrees, outside.agrees) == (True, False)
    assert outside.off == pytest.approx(0.1)
    sizes = made_of(found("core.warp_sizes", 64), found("core.warp_sizes", 128)).rows[0]
    assert sizes.agrees
    assert not made_of(found("core.warp_sizes", 32), base=with_fields(ADRENO, {})).rows[0].agrees


def test_a_width_that_a_kernel_ran_in_is_not_the_only_one() -> None:
    """Kernels that need more registers may run in the base's others; a width that the base does not have is another GPU's."""
    assert made_of(found("core.warp_sizes", 64)).gpu.core.warp_sizes == (64, 128)
    other = made_of(found("core.warp_sizes", 32))
    assert other.gpu.core.warp_sizes == (32,)


@pytest.mark.parametrize(
    ("device", "vendor", "base"),
    [
        ("QUALCOMM Adreno(TM)", "QUALCOMM", "adreno-530"),
        ("QUALCOMM Adreno(TM) 640", "QUALCOMM", "adreno-640"),
        ("QUALCOMM Adreno(TM) 660", "", "adreno-650"),
        ("FD512", "freedreno Qualcomm", "adreno-530"),
        ("Mali-T860", "ARM", "mali-t860-mp4"),
        ("Mali-T880 r0p0", "ARM", "mali-t860-mp4"),
        ("Mali-G71", "ARM", "mali-g72-mp12"),
        ("Mali-G78 r0p1", "ARM", "mali-g76-mp10"),
        ("NVIDIA H200", "NVIDIA Corporation", "nvidia-h200"),
        ("NVIDIA Tegra X1", "NVIDIA", "nvidia-maxwell-tegra-x1"),
        ("Intel(R) HD Graphics 505", "Intel(R) Corporation", "intel-hd505"),
        ("Intel(R) UHD Graphics 620 [0x5917]", "Intel", "intel-hd505"),
        ("mali-g72-mp12", "", "mali-g72-mp12"),
    ],
)
def test_the_base_is_the_nearest_gpu_of_the_same_maker(device: str, vendor: str, base: str) -> None:
    assert guess_base(device, vendor) == base


def test_no_base_is_guessed_for_a_device_of_another_kind() -> None:
    with pytest.raises(InputError, match=r"say --base and one of .*adreno-640"):
        guess_base("pthread-Intel(R) Xeon(R) Processor", "GenuineIntel")


@pytest.mark.parametrize("field", ["dram.burst_b", "l2.line_b", "local.bank_b"])
def test_what_has_to_be_a_power_of_two_is_rounded_to_one(field: str) -> None:
    made = made_of(found(field, 60.0, 50.0, 70.0))
    assert {row.field: (row.value, row.taken) for row in made.rows if row.field == field} == {field: (64, True)}
