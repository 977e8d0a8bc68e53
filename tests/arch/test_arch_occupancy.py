from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.families import bound_pipe, families, family_of
from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.arch.occupancy import Occupancy, largest_group, most_registers, occupancy
from mgpusim.arch.spec import OP_CLASSES, GpuSpec
from mgpusim.errors import InputError, UnknownNameError, UnsupportedError
from tests.helpers.examples import examples

GPUS = {name: load_gpu(name) for name in list_gpus()}
ADRENO = GPUS["adreno-640"]
G76 = GPUS["mali-g76-mp5"]
H200 = GPUS["nvidia-h200"]
T860 = GPUS["mali-t860-mp4"]


# --- Adreno 6xx: what was measured -------------------------------------------------------------------------------


@pytest.mark.parametrize(("registers", "groups"), [(183, 12), (91, 24)])
def test_adreno_640_concurrent_one_item_groups(registers: int, groups: int) -> None:
    # ArchProbe RegCount on a Pixel 4: one-item groups run at once over the two SPs (time doubles with one more)
    o = occupancy(ADRENO, 1, registers)
    assert o.warp_size == 64
    assert o.groups_per_core * ADRENO.shader_cores == groups
    assert o.limiter == "registers"
    assert o.spilled == max(0, registers - 180)  # the curve leaves its line at 181


@pytest.mark.parametrize(("items", "registers"), [(1024, 60), (768, 90)])
def test_adreno_640_steps_of_romou_figure_5(items: int, registers: int) -> None:
    # resident at the step, in two passes beyond it; the figure reads 60, and half of 181 for 768 items
    at = most_registers(ADRENO, items)
    assert at == pytest.approx(registers, abs=3)
    assert occupancy(ADRENO, items, at).passes == 1
    beyond = occupancy(ADRENO, items, at + 1)
    assert (beyond.passes, beyond.limiter) == (2, "none_fit")
    assert beyond.items_per_core < items


def test_adreno_640_up_to_384_items_never_wait() -> None:
    for registers in range(1, 184):
        assert occupancy(ADRENO, 384, registers).passes == 1


def test_adreno_640_pool_holds_384_items_of_181() -> None:
    assert occupancy(ADRENO, 1024, 181).items_per_core == 384
    assert occupancy(ADRENO, 1024, 181).passes == 3


def test_mesas_granularity_does_not_explain_the_probe() -> None:
    two = with_fields(ADRENO, {"registers.pool_granularity": 2})
    assert occupancy(two, 1, 183).groups_per_core * 2 == 8


@given(st.integers(1, 1024), st.integers(1, 183))
def test_adreno_6xx_wave_width(items: int, registers: int) -> None:
    # 128 if the group is larger than 64 and the core's 1024 items fit as wide waves: two columns of ceil((r + 4) / 4) vec4 of 96
    # each in three sub-units
    full = 96 // (2 * math.ceil((registers + 4) / 4)) * 3 * 128 >= 1024
    assert family_of(ADRENO).warp_size(ADRENO, items, registers) == (128 if items > 64 and full else 64)


def test_convolutions_by_tflite_run_in_rounds_of_the_groups_that_fit() -> None:
    """Oracle: times of TFLite's convolutions on a Pixel 4, two cores: so many groups of so many items take a round more.

    1x1: 7, 14 and 28 groups of 224 items take 2 : 4 : 7 halves of a round of four groups a core. 3x3: 7 groups of 140 and 168
    items take 894 and 900 cycles a step, of 224 items 1,431, which are two rounds of three groups a core.
    """
    at_once = {(57, 224): 4, (57, 256): 4, (64, 140): 5, (64, 168): 5, (64, 224): 3, (64, 256): 3}
    for (registers, items), groups in at_once.items():
        assert occupancy(ADRENO, items, registers).groups_per_core == groups


def test_adreno_640_holds_as_many_wide_waves_as_narrow_ones() -> None:
    """Oracle: Mesa's ir3, where 16 waves bound kernels of few registers, whatever their width."""
    for items, groups in ((64, 16), (128, 16), (256, 8), (784, 2), (1024, 2)):
        assert occupancy(ADRENO, items, 15).groups_per_core == groups


def test_adreno_650_falls_back_to_wave64() -> None:
    gpu = GPUS["adreno-650"]
    assert gpu.registers.file_vec4 == 64
    assert [family_of(gpu).warp_size(gpu, 256, r) for r in (36, 37)] == [128, 64]


@pytest.mark.parametrize(("vec4", "waves"), [(23, 2), (15, 4), (6, 10)])
def test_adreno_530_holds_the_waves_its_compiler_states(vec4: int, waves: int) -> None:
    gpu = GPUS["adreno-530"]  # the compiler's own count holds what the driver takes
    assert family_of(gpu).register_warps(gpu, 64, 4 * vec4 - gpu.registers.reserved) == waves


def test_adreno_5xx_runs_double_waves_where_their_registers_fit() -> None:
    gpu = GPUS["adreno-530"]
    assert [family_of(gpu).warp_size(gpu, 32, r) for r in (8, 124, 125)] == [64, 64, 32]


@given(st.integers(1, 1024), st.integers(1, 120), st.booleans())
def test_one_group_at_a_time_on_adreno_530(items: int, registers: int, barriers: bool) -> None:
    found = occupancy(GPUS["adreno-530"], items, registers, barriers=barriers, spill=True)
    assert found.groups_per_core == 1


def test_barriers_need_the_whole_group() -> None:
    with pytest.raises(
        InputError,
        match=r"1024 work items with 61 registers each does not fit the registers of adreno-640; "
        r"what fits: at most 60 registers, or groups of at most 960 work items",
    ):
        occupancy(ADRENO, 1024, 61, barriers=True)
    spilled = occupancy(ADRENO, 1024, 100, barriers=True, spill=True)
    assert (spilled.spilled, spilled.passes, spilled.groups_per_core) == (40, 1, 1)


# --- Mali, Gen9, NVIDIA ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("registers", "items"), [(1, 768), (32, 768), (33, 384), (64, 384)])
def test_g76_threads(registers: int, items: int) -> None:
    o = occupancy(G76, 64, registers)
    assert (o.warp_size, o.items_per_core) == (8, items)


def test_g72_always_384_threads_in_quads() -> None:
    gpu = GPUS["mali-g72-mp12"]
    for registers in (1, 32, 33, 64):
        o = occupancy(gpu, 64, registers)
        assert (o.warp_size, o.items_per_core) == (4, 384)


@pytest.mark.parametrize(("vec4", "threads"), [(1, 256), (4, 256), (5, 128), (8, 128), (9, 64), (16, 64)])
def test_t860_threads_by_vec4_registers(vec4: int, threads: int) -> None:
    o = occupancy(T860, 16, 4 * vec4)
    assert (o.warp_size, o.items_per_core) == (1, threads)


def test_mali_refuses_what_its_steps_do_not_hold() -> None:
    gpu = with_fields(G76, {"registers.steps": [{"registers": 32, "items": 384}, {"registers": 64, "items": 64}]})
    with pytest.raises(InputError, match="at most 32 registers, or groups of at most 64 work items"):
        occupancy(gpu, 256, 40, barriers=True)
    assert occupancy(gpu, 256, 40).passes == 4  # without barriers its threads start as others end
    assert occupancy(G76, 64, 100).spilled == 36


def test_gen9_pressure_lowers_width_not_threads() -> None:
    gpu = GPUS["intel-hd505"]
    reserved = gpu.registers.reserved
    # 128 registers of 32 bytes: 32, 64, 128 words per lane at SIMD32, 16, 8
    for width, words in ((32, 32), (16, 64), (8, 128)):
        o = occupancy(gpu, 8, words - reserved)
        assert o.warp_size == width
        assert family_of(gpu).register_warps(gpu, width, words - reserved) == gpu.core.max_warps == 7 * gpu.core.sub_cores
    assert occupancy(gpu, 8, 32 - reserved + 1).warp_size == 16


@pytest.mark.parametrize(
    ("items", "registers", "local_b", "groups", "limiter"),
    [
        # CUDA occupancy calculator, compute capability 9.0; where a cap of the SM binds as well, the cap is named
        (256, 32, 0, 8, "items"),
        (256, 33, 0, 6, "registers"),
        (256, 64, 0, 4, "registers"),
        (256, 128, 0, 2, "registers"),
        (1024, 64, 0, 1, "registers"),
        (32, 16, 0, 32, "groups"),
        (96, 32, 0, 21, "items"),
        (64, 255, 0, 4, "registers"),
        (128, 32, 48 * 1024, 4, "local_memory"),
        (1024, 32, 0, 2, "items"),
        (1024, 16, 0, 2, "items"),
    ],
)
def test_h200_blocks_per_sm(items: int, registers: int, local_b: int, groups: int, limiter: str) -> None:
    o = occupancy(H200, items, registers, local_b)
    assert (o.groups_per_core, o.limiter) == (groups, limiter)
    assert o.fraction == o.warps_per_core / 64


def test_h200_refuses_and_names_what_fits() -> None:
    with pytest.raises(InputError, match="at most 64 registers, or groups of at most 640 work items"):
        occupancy(H200, 1024, 96)


# --- errors -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("items", "registers", "local_b", "match"),
    [
        (0, 8, 0, "items_per_group: got 0"),
        (1025, 8, 0, "1025 work items exceed max_work_group_size 1024 of adreno-640"),
        (64, 0, 0, "registers: got 0"),
        (64, 8, -1, "local_b: got -1"),
        (64, 8, 40000, "what fits: 32768"),
        (-5, -5, -5, "items_per_group: got -5.*\n.*registers: got -5.*\n.*local_b: got -5"),
    ],
)
def test_errors_name_the_resource(items: int, registers: int, local_b: int, match: str) -> None:
    with pytest.raises(InputError, match=match):
        occupancy(ADRENO, items, registers, local_b)


def test_local_memory_behind_the_caches_does_not_limit_residency() -> None:
    assert occupancy(G76, 64, 8, 32768).groups_per_core == occupancy(G76, 64, 8).groups_per_core
    assert occupancy(ADRENO, 64, 8, 32768).groups_per_core == 1
    assert occupancy(ADRENO, 64, 8, 32768).limiter == "local_memory"


# --- properties on every family -----------------------------------------------------------------------------------

CASE = st.tuples(st.sampled_from(sorted(GPUS)), st.integers(1, 1024), st.integers(1, 300), st.integers(0, 65536))


def _resident(gpu: GpuSpec, items: int, registers: int, local_b: int) -> Occupancy | None:
    try:
        return occupancy(gpu, items, registers, local_b)
    except InputError:
        return None


@examples(200)
@given(CASE, st.integers(1, 300), st.integers(1, 1024), st.integers(1, 65536))
def test_never_grows_with_demand(case: tuple[str, int, int, int], more_r: int, more_n: int, more_b: int) -> None:
    name, items, registers, local_b = case
    gpu = GPUS[name]
    base = _resident(gpu, items, registers, local_b)
    for other in (
        _resident(gpu, items, registers + more_r, local_b),
        _resident(gpu, items + more_n, registers, local_b),
        _resident(gpu, items, registers, local_b + more_b),
    ):
        if base is None:
            assert other is None
        elif other is not None and base.passes == other.passes == 1:
            assert other.groups_per_core <= base.groups_per_core
        elif other is not None:
            assert other.passes >= base.passes
    wider = _resident(gpu, items, registers + more_r, local_b)
    if base is not None and wider is not None:
        assert wider.items_per_core <= base.items_per_core


@examples(200)
@given(CASE)
def test_stays_within_every_limit(case: tuple[str, int, int, int]) -> None:
    name, items, registers, local_b = case
    gpu = GPUS[name]
    o = _resident(gpu, items, registers, local_b)
    if o is None:
        return
    held = registers - o.spilled
    assert 1 <= held <= gpu.registers.max_per_item
    assert 0 < o.fraction <= 1
    assert o.warps_per_core <= gpu.core.max_warps
    assert o.groups_per_core <= gpu.core.max_groups
    assert o.items_per_core <= gpu.core.max_items
    assert o.warp_size * o.warps_per_group >= items > o.warp_size * (o.warps_per_group - 1)
    assert o.items_per_core * held <= gpu.registers.per_core
    if gpu.local.on_chip:
        assert o.groups_per_core * local_b <= gpu.local.size_b
    # and one group more would break a limit
    if o.passes == 1:
        assert family_of(gpu).resident_groups(gpu, items, held, local_b) == o.groups_per_core
        assert min(family_of(gpu).group_limits(gpu, items, held, local_b).values()) < o.groups_per_core + 1


@examples(60)
@given(st.sampled_from(sorted(GPUS)), st.integers(1, 1024), st.integers(1, 256), st.integers(1, 4))
def test_a_larger_register_file_never_hurts(name: str, items: int, registers: int, times: int) -> None:
    gpu = GPUS[name]
    bigger = with_fields(gpu, {"registers.per_core": gpu.registers.per_core * times})
    small, large = _resident(gpu, items, registers, 0), _resident(bigger, items, registers, 0)
    if small is not None:
        assert large is not None
        assert large.passes <= small.passes
        if small.passes == large.passes == 1 and small.warp_size == large.warp_size:
            assert large.groups_per_core >= small.groups_per_core


@examples(100)
@given(st.sampled_from(sorted(GPUS)), st.integers(1, 1024), st.integers(1, 255))
def test_most_registers_and_largest_group_are_the_edges(name: str, items: int, registers: int) -> None:
    gpu = GPUS[name]
    family = family_of(gpu)
    most = most_registers(gpu, items)
    for r in (most, most + 1):
        if 1 <= r <= gpu.registers.max_per_item:
            assert (family.resident_groups(gpu, items, r, 0) >= 1) == (r <= most)
    registers = min(registers, gpu.registers.max_per_item)
    largest = largest_group(gpu, registers)
    for n in (largest, largest + 1):
        if 1 <= n <= gpu.limits.max_work_group_size:
            assert (family.resident_groups(gpu, n, registers, 0) >= 1) == (n <= largest)


# --- lowering ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(GPUS))
def test_fma_alone_runs_at_the_peak(name: str) -> None:
    gpu = GPUS[name]
    width = gpu.core.warp_sizes[-1]
    lanes = 4 if gpu.family == "midgard" else 1
    key = ("fma", 32, lanes)
    pipe, cycles = bound_pipe(family_of(gpu).lower(gpu, {key: 1000}))
    rate = 1000 * width * lanes / cycles  # lane-operations per cycle
    assert 2 * rate * gpu.shader_cores * gpu.clock.gpu_hz == pytest.approx(gpu.peak_flops)
    assert pipe == "fp"


@examples(100)
@given(
    st.sampled_from(sorted(GPUS)),
    st.dictionaries(
        st.tuples(st.sampled_from([*OP_CLASSES, "load", "texture"]), st.sampled_from([16, 32]), st.integers(1, 4)),
        st.floats(0, 1e4),
    ),
    st.floats(0.1, 10),
)
def test_lowering_is_linear(name: str, ops: dict[tuple[str, int, int], float], factor: float) -> None:
    gpu = GPUS[name]
    family = family_of(gpu)
    ops = {key: count for key, count in ops.items() if key[0] not in ("shuffle", "combine") or gpu.core.ops.shuffle is not None}
    one = family.lower(gpu, ops)
    many = family.lower(gpu, {key: factor * count for key, count in ops.items()})
    parts = [family.lower(gpu, {key: count}) for key, count in ops.items()]
    for pipe, cycles in one.items():
        assert many[pipe] == pytest.approx(factor * cycles)
        assert sum(p[pipe] for p in parts) == pytest.approx(cycles)
        assert cycles >= 0


def test_half_precision_packing() -> None:
    def speedup(gpu: GpuSpec, components: int, warp: int | None = None) -> float:
        lower = family_of(gpu).lower
        _, full = bound_pipe(lower(gpu, {("fma", 32, components): 100}, warp))
        _, half = bound_pipe(lower(gpu, {("fma", 16, components): 100}, warp))
        return full / half

    # Adreno: wide waves only, where the issue rate lets them; Mali G76: pairs
    assert speedup(ADRENO, 1, 128) == pytest.approx(2)
    assert speedup(ADRENO, 1, 64) == pytest.approx(1)
    assert speedup(G76, 2) == pytest.approx(2)
    assert speedup(G76, 1) == pytest.approx(1)
    assert speedup(H200, 2) == pytest.approx(2)
    # Mali-T860, clpeak: float4 44.5, half4 94.0 GFLOPS; float 22.9, float2 44.7
    assert speedup(T860, 4) == pytest.approx(94.0 / 44.5, rel=0.1)
    scalar = bound_pipe(family_of(T860).lower(T860, {"fma": 1}))[1]
    pair = bound_pipe(family_of(T860).lower(T860, {("fma", 32, 2): 1}))[1]
    assert 2 * scalar / pair == pytest.approx(44.68 / 22.86, rel=0.1)


def test_mali_t860_reaches_its_measured_rate() -> None:
    cycles = bound_pipe(family_of(T860).lower(T860, {("fma", 32, 4): 1}))[1]
    assert 8 / cycles * T860.shader_cores * T860.clock.gpu_hz == pytest.approx(44.5e9, rel=0.05)


def test_shared_and_separate_pipes() -> None:
    ops = {"fma": 100, "iadd": 100}
    a530 = load_gpu("adreno-530")
    shared = family_of(a530).lower(a530, ops, 32)
    assert bound_pipe(shared) == ("fp", pytest.approx(100 * 32 / 50 + 100 * 32 / 64))
    # Adreno 6xx has half as many integer lanes, beside those of the floats
    beside = family_of(ADRENO).lower(ADRENO, ops, 128)
    assert bound_pipe(beside) == ("int", pytest.approx(100 * 128 / 192))
    separate = family_of(H200).lower(H200, {"fma": 10, "logic": 100, "iadd": 50})
    assert "alu" not in separate
    assert separate["int"] == pytest.approx(100 * 32 / 64)  # of additions either pipe does what it has room for
    assert separate["fp"] == pytest.approx(10 * 32 / 128)
    assert separate["issue"] == pytest.approx(160 / 4)
    assert family_of(G76).lower(G76, {"load": 30})["int"] == pytest.approx(10)


def test_a_vector_is_moved_in_as_many_instructions_as_its_alignment_makes_parts() -> None:
    """NVIDIA only; no lane moves more than 128 bits at once. A fetch takes what gathers its coordinates, too."""

    def issued(gpu: GpuSpec, name: str, bits: int, components: int) -> float:
        return family_of(gpu).lower(gpu, {(name, bits, components): 1.0})["issue"] * gpu.core.issue_per_cycle

    assert [issued(H200, "load", *parts) for parts in ((32, 4), (128, 1), (512, 1), (64, 2))] == [4, 1, 4, 2]
    assert [issued(ADRENO, "load", *parts) for parts in ((32, 4), (128, 1), (512, 1))] == [1, 1, 1]
    assert issued(H200, "texture", 32, 4) == pytest.approx(H200.texture.instructions)
    assert H200.texture.instructions > ADRENO.texture.instructions == issued(ADRENO, "texture", 32, 4) == 1
    with pytest.raises(InputError, match="8, 16, 32 or 64 bits and 1 to 16"):
        issued(H200, "fma", 128, 1)


def test_unknown_operations_and_families() -> None:
    with pytest.raises(InputError, match="did you mean 'fma'"):
        family_of(ADRENO).lower(ADRENO, {"fmaa": 1})
    with pytest.raises(InputError, match="bits"):
        family_of(ADRENO).lower(ADRENO, {("fma", 12): 1})
    with pytest.raises(UnsupportedError, match="fp64"):
        family_of(ADRENO).lower(with_fields(ADRENO, {"core.fp64.rate": 0.0}), {("fma", 64): 1})
    with pytest.raises(UnknownNameError, match="adreno6xx"):
        families.lookup("adreno6x")
    assert {gpu.family for gpu in GPUS.values()} <= set(families)


def test_midgard_starts_items_in_quads_and_groups_in_part() -> None:
    one, four = (occupancy(T860, items, 32) for items in (1, 4))
    assert (one.items_per_core, one.idling) == (32, 4.0)  # three of each quad's slots stay empty
    assert (four.items_per_core, four.idling) == (128, 1.0)
    whole, partly = (occupancy(with_fields(T860, {"core.partial_groups": v}), 256, 32, spill=not v) for v in (False, True))
    assert (whole.spilled, whole.passes) == (16, 1)  # its compiler spills until all threads of the group fit
    assert (partly.spilled, partly.passes, partly.items_per_core) == (0, 2, 128)
    with pytest.raises(InputError):
        occupancy(T860, 256, 32, barriers=True)
