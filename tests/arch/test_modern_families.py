"""Families of GPUs of 2020 to 2026 in closed forms: waves and registers against what compilers and probes state of devices.

The figures are typed in from their sources, not read from the presets.
"""

from __future__ import annotations

import pytest

from mgpusim.arch.families import family_of
from mgpusim.arch.families.base import OpKey, bound_pipe
from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import load_gpu
from mgpusim.arch.occupancy import occupancy
from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError

ADRENO = ("adreno-740", "adreno-750", "adreno-830", "adreno-840", "adreno-x1-85")

# sarc-acl/executorch at 14c45b28: full and half registers of a kernel, and fibers in flight of all, in percent, rounded down.
# Kernels of tiles in local memory hold fewer than their registers allow.
BY_REGISTERS = {(13, 26): 28, (23, 43): 15, (2, 3): 100, (5, 0): 78, (21, 0): 18, (33, 8): 9}
BY_LOCAL_MEMORY = {(9, 25): 12, (26, 48): 6, (40, 47): 6}


def _in_flight(gpu: GpuSpec, full: int, half: int) -> int:
    vec4 = max(full, -(-half // 2))  # two half registers lie in a full one
    waves = min(gpu.core.max_warps, family_of(gpu).register_warps(gpu, 64, 4 * vec4))
    return 100 * waves * 64 // gpu.core.max_items


@pytest.mark.parametrize(("registers", "percent"), BY_REGISTERS.items())
def test_adreno_840_fibers_in_flight_by_registers(registers: tuple[int, int], percent: int) -> None:
    assert _in_flight(load_gpu("adreno-840"), *registers) == percent


@pytest.mark.parametrize(("registers", "percent"), BY_LOCAL_MEMORY.items())
def test_adreno_840_registers_bound_what_local_memory_holds_back(registers: tuple[int, int], percent: int) -> None:
    assert _in_flight(load_gpu("adreno-840"), *registers) >= percent


def test_adreno_750_holds_the_groups_that_archprobe_counts() -> None:
    """48 groups of one item at once on six shader processors, with 186 registers (harryshu1997/ArchProbe at 15d3feea)."""
    gpu = load_gpu("adreno-750")
    assert occupancy(gpu, 1, 186, 0).groups_per_core * gpu.shader_cores == 48


@pytest.mark.parametrize("name", ADRENO)
def test_waves_of_128_end_with_7xx(name: str) -> None:
    gpu = load_gpu(name)
    widest = occupancy(gpu, 1024, 16, 0).warp_size
    assert widest == (64 if gpu.family == "adreno8xx" else 128)
    assert occupancy(gpu, 64, 16, 0).warp_size == 64


@pytest.mark.parametrize(
    ("name", "hz", "fp32", "fp16"),
    [
        ("adreno-750", 903e6, 2754.1e9, 5473.02e9),  # ArchProbe, an Adreno of six shader processors
        ("adreno-840", 1300e6, 3972e9, 7756e9),  # sarc-acl/executorch at 600ff11c, a Galaxy S26 Ultra
    ],
)
def test_adreno_peaks_are_those_of_probes(name: str, hz: float, fp32: float, fp16: float) -> None:
    gpu = with_fields(load_gpu(name), {"clock.gpu_hz": hz})
    for bits, measured in ((32, fp32), (16, fp16)):
        assert _rate(gpu, {("fma", bits, 1): 1}, 2) == pytest.approx(measured, rel=0.035)


def _rate(gpu: GpuSpec, ops: dict[OpKey, float], operations: int) -> float:
    """Operations per second of the whole GPU on a stream of `ops`, one warp's."""
    warp = family_of(gpu).warp_size(gpu, 1024, 24)
    _, cycles = bound_pipe(family_of(gpu).lower(gpu, ops, warp))
    return operations * warp * gpu.shader_cores * gpu.clock.gpu_hz / cycles


def test_adreno_reductions_go_lane_by_lane_and_permutations_do_not() -> None:
    """130 reductions of 64 lanes take 92 us of a wave at 1.2 GHz (hedone21/llm_rs2 at c446ca80): six steps each."""
    gpu = load_gpu("adreno-830")
    steps, moves = (family_of(gpu).lower(gpu, {(name, 32): 6 * 130}, 64)["issue"] for name in ("combine", "shuffle"))
    waits = 6 * 130 * gpu.core.ops.combine.latency_cycles
    assert (steps * gpu.core.issue_per_cycle + waits) / 1.2e9 == pytest.approx(
        92e-6, rel=0.05
    )  # an instruction of the wave a cycle
    assert waits > steps * gpu.core.issue_per_cycle  # other waves go on meanwhile
    assert moves == 6 * 130 / gpu.core.issue_per_cycle
    without = with_fields(gpu, {"core.ops.combine": None})
    assert family_of(without).lower(without, {("combine", 32): 6}, 64) == family_of(gpu).lower(gpu, {("shuffle", 32): 6}, 64)


# Arm's libGPUInfo at d853390f: fp32 multiply-adds and texels of a core and cycle; VK_ARM_shader_core_properties: warps of a core
# (azhirnov/cpu-gpu-arch at a09114b7; of a Mali-G57 those of a Mali-G78)
MALI = {
    "mali-g57-mc2": (2, 32, 4, 32), "mali-g610-mp4": (4, 64, 8, 64), "mali-g710-mp7": (7, 64, 8, 64),
    "mali-g715-mp7": (7, 128, 8, 64), "mali-g720-mc12": (12, 128, 8, 64),
}  # fmt: skip


@pytest.mark.parametrize(("name", "figures"), MALI.items())
def test_mali_cores_are_those_of_arms_tables(name: str, figures: tuple[int, ...]) -> None:
    gpu = load_gpu(name)
    core = gpu.core
    assert (gpu.shader_cores, core.ops.fma.per_cycle, gpu.texture.texels_per_cycle_32, core.max_warps) == figures
    assert _rate(gpu, {("fma", 32, 4): 1}, 8) == pytest.approx(gpu.peak_flops)


@pytest.mark.parametrize(("registers", "share"), [(1, 1.0), (32, 1.0), (33, 0.5), (64, 0.5)])
@pytest.mark.parametrize("name", MALI)
def test_valhall_threads_by_registers(name: str, registers: int, share: float) -> None:
    """Arm, The Valhall shader core: full thread occupancy to 32 registers, half of it to 64."""
    gpu = load_gpu(name)
    assert occupancy(gpu, 64, registers, 0).items_per_core == share * gpu.core.max_items


@pytest.mark.parametrize(
    ("ops", "measured"),
    [
        ({("fma", 32, 2): 1}, 469.7e9), ({("fma", 16, 2): 1}, 878.47e9), ({("fma", 16, 1): 1}, 441.93e9),
        ({("imul", 32, 1): 1, ("iadd", 32, 1): 1}, 125.4e9), ({("imul", 32, 4): 1, ("iadd", 32, 4): 1}, 125.9e9),
    ],
)  # fmt: skip
def test_mali_g610_reaches_what_clpeak_does(ops: dict[OpKey, float], measured: float) -> None:
    """clpeak on RK3588 boards at 1000 MHz: floats, pairs and single halves, multiply-adds of integers. Loops take some of it."""
    components = next(key[2] for key in ops if isinstance(key, tuple) and len(key) == 3)
    assert measured <= _rate(load_gpu("mali-g610-mp4"), ops, 2 * components) <= 1.2 * measured


# What LLVM 22's AMDGPU back end says of kernels with so many VGPRs ("; Occupancy", waves of a SIMD)
RDNA_WAVES = {
    ("radeon-680m", 32): {24: 16, 64: 16, 65: 12, 80: 12, 84: 10, 96: 10, 97: 9, 128: 8, 129: 7, 168: 5, 192: 5, 193: 4, 256: 4},
    ("radeon-780m", 64): {
        24: 16, 32: 16, 33: 12, 40: 12, 48: 10, 49: 9, 64: 8, 65: 7, 80: 6, 84: 5, 96: 5, 97: 4, 128: 4, 129: 3, 168: 3, 169: 2,
    },
    ("1,536", 32): {24: 16, 96: 16, 97: 12, 120: 12, 128: 10, 144: 10, 168: 9, 169: 8, 192: 8, 193: 7, 240: 6, 256: 5},
    ("1,536", 64): {48: 16, 49: 12, 64: 10, 72: 10, 80: 9, 96: 8, 97: 7, 120: 6, 128: 5, 144: 5, 168: 4, 192: 4, 193: 3, 256: 2},
}  # fmt: skip


@pytest.mark.parametrize(("registers", "width"), RDNA_WAVES)
def test_rdna_waves_by_registers_are_those_of_llvm(registers: str, width: int) -> None:
    """gfx1030 and gfx1103 have 1,024 registers of 32 lanes by 16, gfx1100 has 1,536 by 24."""
    larger = registers == "1,536"
    gpu = with_fields(
        load_gpu("radeon-780m" if larger else registers),
        {"core.warp_sizes": (width,)} | ({"registers.per_core": 4 * 32 * 1536, "registers.granularity": 24} if larger else {}),
    )
    for count, waves in RDNA_WAVES[registers, width].items():
        assert occupancy(gpu, width, count).warps_per_core == 4 * waves, count


def test_rdna_groups_share_the_local_memory_of_a_workgroup_processor() -> None:
    gpu = load_gpu("radeon-780m")
    assert [occupancy(gpu, 64, 32, local_b).groups_per_core for local_b in (65536, 32768, 1)] == [2, 4, 32]


@pytest.mark.parametrize(
    ("ops", "measured"),
    [
        ({("fma", 32, 1): 1}, 563.6e9), ({("fma", 16, 1): 1}, 563.7e9), ({("fma", 16, 2): 1}, 1112.4e9),
        ({("imul", 32, 1): 1, ("iadd", 32, 1): 1}, 113.3e9), ({("fma", 64, 1): 1}, 35.49e9),
    ],
)  # fmt: skip
def test_rdna2_reaches_what_clpeak_does(ops: dict[OpKey, float], measured: float) -> None:
    """clpeak of a Raphael (clpeak issue 107): one workgroup processor of the generation of a Radeon 680M at 2.2 GHz."""
    gpu = with_fields(load_gpu("radeon-680m"), {"shader_cores": 1, "clock.gpu_hz": 2.2e9})
    components = next(key[2] for key in ops if isinstance(key, tuple) and len(key) == 3)
    assert _rate(gpu, ops, 2 * components) == pytest.approx(measured, rel=0.03)


@pytest.mark.parametrize(("ops", "measured"), [({("fma", 32, 1): 1}, 2656.6e9), ({("fma", 16, 2): 1}, 5138e9)])
def test_rdna3_in_waves_of_32_issues_an_instruction_a_cycle(ops: dict[OpKey, float], measured: float) -> None:
    """clpeak of a Radeon 760M (clpeak issue 127): four workgroup processors at 2.8 GHz; loops take some of it."""
    gpu = with_fields(load_gpu("radeon-780m"), {"shader_cores": 4, "clock.gpu_hz": 2.799e9})
    components = next(key[2] for key in ops if isinstance(key, tuple) and len(key) == 3)
    assert measured <= _rate(gpu, ops, 2 * components) <= 1.15 * measured


# Intel's GPU occupancy calculator (oneapi-src/oneAPI-samples): threads and local memory of a dual subslice, groups of Xe
XE = {"intel-iris-xe-96": (7 * 16, 128 * 1024), "intel-arc-140t": (8 * 16, 128 * 1024)}


@pytest.mark.parametrize(("name", "figures"), XE.items())
def test_xe_groups_by_threads_and_local_memory(name: str, figures: tuple[int, int]) -> None:
    threads, local_b = figures
    gpu = load_gpu(name)
    for items, registers, width in ((256, 20, 32), (256, 40, 16), (64, 100, 8), (512, 28, 32)):
        held = occupancy(gpu, items, registers)
        assert (held.warp_size, held.groups_per_core) == (width, threads // (items // width))
    for asked in (65536, 16384, 8192):
        assert occupancy(gpu, 64, 20, asked).groups_per_core == min(threads // 2, local_b // asked)


def test_xe_widths_are_those_at_which_a_thread_of_128_registers_holds_all() -> None:
    """A register has 32 bytes: a word of an item takes one in SIMD8, two in SIMD16, four in SIMD32."""
    gpu = load_gpu("intel-iris-xe-96")
    family, reserved = family_of(gpu), gpu.registers.reserved
    for words in range(1, 125):
        fits = [width for width in (8, 16, 32) if (words + reserved) * (width // 8) <= 128]
        assert family.warp_size(gpu, 64, words) == max(fits)


@pytest.mark.parametrize(("ops", "measured"), [({("fma", 32, 1): 1}, 1413.85e9), ({("fma", 16, 1): 1}, 2327.97e9)])
def test_an_iris_xe_reaches_what_clpeak_did_at_a_clock_that_it_may_have(ops: dict[OpKey, float], measured: float) -> None:
    """clpeak of one with 96 units; its clock under that load, at most 1,300 MHz, was not stated."""
    gpu = load_gpu("intel-iris-xe-96")
    assert gpu.clock.run_hz is not None
    least, most = (_rate(with_fields(gpu, {"clock.gpu_hz": hz}), ops, 2) for hz in gpu.clock.run_hz)
    assert least <= measured * 1.01
    assert measured <= most


@pytest.mark.parametrize(
    ("name", "field", "value", "says"),
    [
        ("adreno-840", "core.warp_sizes", (64, 128), r"core.warp_sizes: got \[64, 128\], expected one width: family adreno8xx"),
        ("radeon-780m", "registers.granularity", 24, r"registers.per_core: got 131072, expected a multiple of .* = 3072"),
        ("radeon-780m", "core.max_warps", 62, r"core.max_warps: got 62, expected a multiple of core.sub_cores = 4"),
        ("adreno-740", "core.sub_cores", 3, r"registers.pool_granularity: got 4, expected a multiple of core.sub_cores = 3"),
    ],
)
def test_generations_that_are_mixed_are_named(name: str, field: str, value: object, says: str) -> None:
    with pytest.raises(InputError, match=says):
        with_fields(load_gpu(name), {field: value})


# copies by bytes read and written (xuyanwen2012/igpu-roofline at 80192ef7; sarc-acl/executorch at 600ff11c), GB/s
COPIES = {"adreno-840": 37.0, "mali-g710-mp7": 29.1, "radeon-780m": 71.5, "xclipse-940": 47.0}


@pytest.mark.parametrize(("name", "gb_per_s"), COPIES.items())
def test_copies_are_as_much_slower_than_reads_as_was_measured(name: str, gb_per_s: float) -> None:
    dram = load_gpu(name).dram
    assert dram.mixed_efficiency is not None
    assert dram.b_per_s * dram.efficiency * dram.mixed_efficiency == pytest.approx(gb_per_s * 1e9, rel=0.07)
