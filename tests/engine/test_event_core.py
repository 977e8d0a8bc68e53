"""The event core against closed forms: latencies, rates, waves, barriers, atomics, the instruction cache, spills.

Most times are slopes: what n more visits of a loop cost, so that filling and draining do not count.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.event.layout import QUEUE, WINDOW
from mgpusim.memory.timed_fields import TICKS
from tests.helpers.event_programs import Entry, Outcome, Program, Warp, block, chain, loop_of, op, run, site, tuned

N = 12  # operations of a loop body
GPUS = list_gpus()
WINDOW_CYCLES = WINDOW / TICKS


@pytest.fixture(scope="module")
def simd() -> GpuSpec:
    """A core of four sub-cores, warps of 32: one FMA or two cycles of an integer addition per warp, float and integer apart."""
    rates = {"core__ops__fma__per_cycle": 128.0, "core__ops__iadd__per_cycle": 64.0, "core__ops__sfu__per_cycle": 16.0}
    times = {"local__latency_cycles": 29.0, "l2__latency_cycles": 287.0}
    return tuned(load_gpu("nvidia-h200"), core__ops__fma__latency_cycles=4.0, **rates, **times)


@pytest.fixture(scope="module")
def fair(simd: GpuSpec) -> GpuSpec:
    """The same core in round robin: all warps get as far, so that no last ones are alone at the end."""
    return tuned(simd, core__scheduler="lrr")


def slope(gpu: GpuSpec, program: Program, warps: int = 1, *, n: int = 40, entries: Sequence[Entry] = (), **options: Any) -> float:
    """Return the cycles that one more visit of block 0 by each of `warps` warps takes."""

    def at(repeat: int) -> float:
        warp = Warp(((0, 32, repeat),), tuple(entries) * repeat)
        return run(gpu, program, [warp] * warps, **options).cycles

    return (at(2 * n) - at(n)) / n


def fill(gpu: GpuSpec) -> int:
    return gpu.core.max_warps


# ---- one warp: latency, by the rule of each family --------------------------------------------------------------------------
@pytest.mark.parametrize("name", GPUS)
@pytest.mark.parametrize("cls", ["fma", "iadd", "sfu"])
def test_a_chain_takes_its_latency(name: str, cls: str) -> None:
    gpu = tuned(load_gpu(name))
    narrow = gpu.core.warp_sizes[0]
    found = slope(gpu, Program((chain(cls, N),), loops=(0,)), warp_size=narrow)
    assert found / N == pytest.approx(getattr(gpu.core.ops, cls).latency_cycles, abs=1e-9)


@pytest.mark.parametrize("name", [g for g in GPUS if load_gpu(g).family in ("bifrost", "nvidia")])
@pytest.mark.parametrize("ahead", [1, 3, 6])
def test_a_clause_waits_at_its_start_for_what_its_end_needs(name: str, ahead: int) -> None:
    """Operations before a use of an earlier block's result: a scoreboard issues them in the meantime, a clause only then."""
    gpu = tuned(load_gpu(name), core__ops__sfu__latency_cycles=40.0)
    narrow = gpu.core.warp_sizes[0]
    per_op = narrow * gpu.core.sub_cores / gpu.core.ops.fma.per_cycle

    def cycles(n: int) -> float:
        before = (op("fma", 10 + i) for i in range(n))
        program = Program((block(op("sfu", 0), live_out=(0,)), block(*before, op("fma", 30, (0,)))))
        return run(gpu, program, [Warp(((0, 32, 1), (1, 32, 1)))], warp_size=narrow).cycles

    waits = gpu.family == "bifrost"
    assert cycles(ahead) - cycles(0) == pytest.approx(ahead * per_op if waits else 0.0)


def test_in_order_waits_for_what_it_does_not_need() -> None:
    free = loop_of(*(op("fma", i) for i in range(N)))
    for name, per_op in (("mali-t860-mp4", load_gpu("mali-t860-mp4").core.ops.fma.latency_cycles), ("nvidia-h200", 1.0)):
        assert slope(tuned(load_gpu(name)), free) / N == pytest.approx(per_op)


def test_a_synchronisation_flag_waits_for_all_of_its_kind() -> None:
    """Two special functions, then a use of each: a flag lets the first use go when both are there; a scoreboard does not wait."""
    program = Program((block(op("sfu", 0), op("sfu", 1), op("fma", 2, (0,)), op("fma", 3, (1,))),))

    def line_up(name: str) -> tuple[float, float, float]:
        gpu = tuned(load_gpu(name), core__ops__sfu__latency_cycles=40.0)
        narrow = gpu.core.warp_sizes[0]
        out = run(gpu, program, [Warp(((0, 32, 1),))], warp_size=narrow)
        issue = gpu.core.sub_cores / gpu.core.issue_per_cycle
        second = max(issue, narrow * gpu.core.sub_cores / gpu.core.ops.sfu.per_cycle)  # when the second one begins
        return out.cycles, second, issue

    cycles, second, issue = line_up("adreno-640")
    assert cycles == second + 40.0 + 2 * issue
    cycles, second, issue = line_up("nvidia-h200")
    assert second > issue  # so that the first use fits in between
    assert cycles == second + 40.0 + issue


def test_a_loop_over_lanes_keeps_its_warp_and_leaves_the_others() -> None:
    """Reductions nobody needs: a warp goes through them one by one; of two on a scheduler one issues while the other waits."""
    gpu = tuned(load_gpu("adreno-830"), core__ops__combine__latency_cycles=90.0)
    step = 64 * gpu.core.sub_cores / gpu.core.ops.combine.per_cycle  # of the pipe of a sub-core
    body = loop_of(*(op("combine", i) for i in range(N)))
    alone = slope(gpu, body, warp_size=64)
    assert alone / N == pytest.approx(step + 90.0, rel=1e-3)
    both = slope(gpu, body, 2 * gpu.core.sub_cores, warp_size=64)
    assert both == pytest.approx(alone, rel=0.02)  # the other's step is shorter than the wait
    moves = loop_of(*(op("shuffle", i) for i in range(N)))
    assert slope(gpu, moves, warp_size=64) / N == pytest.approx(64 * gpu.core.sub_cores / gpu.core.ops.shuffle.per_cycle)


@pytest.mark.parametrize("side", [1, 2, 3, 4, 6, 8])
def test_independent_chains_overlap_up_to_the_pipe(simd: GpuSpec, side: int) -> None:
    found = slope(simd, Program((chain("fma", N, side),), loops=(0,)))
    assert found / N == pytest.approx(max(4.0, float(side)))


def test_unrolling_keeps_the_chain(simd: GpuSpec) -> None:
    rolled, unrolled = (
        slope(simd, Program((chain("fma", 3),), loops=(0,), unroll=(1.0, copies))) for copies in (1.0, 4.0)
    )  # fmt: skip
    assert rolled == unrolled == pytest.approx(12.0)


# ---- many warps: throughput -------------------------------------------------------------------------------------------------
# lanes of additions on Bifrost take either slot of a tuple, so that per_cycle does not bound them
@pytest.mark.parametrize(
    ("name", "cls"),
    [(g, c) for g in GPUS for c in ("fma", "sfu", "iadd") if (load_gpu(g).family, c) != ("bifrost", "iadd")],
)
def test_a_full_pipe_runs_at_its_rate(name: str, cls: str) -> None:
    gpu = tuned(load_gpu(name), core__scheduler="lrr")  # all warps get as far: no last ones alone at the end
    width, components = gpu.core.warp_sizes[-1], 4  # Midgard has vector slots: fill them
    warps = fill(gpu) // gpu.core.sub_cores * gpu.core.sub_cores  # as many on each sub-core
    body = loop_of(*(op(cls, i, ncomp=components) for i in range(N)))
    found = slope(gpu, body, warps, n=6, warp_size=width)
    lanes = N * components * width * warps / found
    assert lanes == pytest.approx(getattr(gpu.core.ops, cls).per_cycle, rel=2e-3)


def test_half_precision_packs_as_the_preset_says() -> None:
    def cost(name: str, bits: int, components: int, **options: Any) -> float:
        gpu = tuned(load_gpu(name), core__scheduler="lrr")
        body = loop_of(*(op("fma", i, bits=bits, ncomp=components) for i in range(N)))
        return slope(gpu, body, fill(gpu), n=6, **options)

    ratio = {
        "h200, a pair in the lane of one": cost("nvidia-h200", 32, 2) / cost("nvidia-h200", 16, 2),
        "h200, a single gains nothing": cost("nvidia-h200", 32, 1) / cost("nvidia-h200", 16, 1),
        "640, wide waves": cost("adreno-640", 32, 1, warp_size=128) / cost("adreno-640", 16, 1, warp_size=128),
        "640, narrow waves": cost("adreno-640", 32, 1, warp_size=64) / cost("adreno-640", 16, 1, warp_size=64),
        "t860, half4 in a slot of two floats": cost("mali-t860-mp4", 32, 4) / cost("mali-t860-mp4", 16, 4),
    }
    rate = {name: load_gpu(name).core.fp16.rate for name in ("nvidia-h200", "adreno-640", "mali-t860-mp4")}
    expected = [rate["nvidia-h200"], 1.0, rate["adreno-640"], 1.0, rate["mali-t860-mp4"]]
    assert list(ratio.values()) == pytest.approx(expected, rel=5e-3)


def test_pipes_of_their_own_overlap_and_shared_ones_do_not(simd: GpuSpec) -> None:
    def cost(gpu: GpuSpec, *classes: str) -> float:
        body = loop_of(*(op(cls, i) for i, cls in enumerate(classes * 6)))
        return slope(gpu, body, 8 * gpu.core.sub_cores, n=8)

    even = tuned(simd, core__ops__fma__per_cycle=64.0)
    for cls in ("fma", "logic"):
        assert cost(even, "fma", "logic") == pytest.approx(cost(even, cls), rel=0.01)
    shared = tuned(load_gpu("adreno-530"))
    both = cost(shared, "fma") + cost(shared, "iadd")
    assert cost(shared, "fma", "iadd") == pytest.approx(both, rel=0.01)
    adreno = tuned(load_gpu("adreno-640"))  # half as many lanes for integers, beside those of the floats
    assert cost(adreno, "fma", "iadd") == pytest.approx(cost(adreno, "iadd"), rel=0.01)
    special = max(cost(adreno, "fma"), cost(adreno, "sfu"))
    assert cost(adreno, "fma", "sfu") == pytest.approx(special, rel=0.01)


# ---- groups: waves, dispatch, order -----------------------------------------------------------------------------------------
def straight(gpu: GpuSpec, visits: int) -> float:
    """Cycles of a warp that runs the chain alone: all but the last operation wait for their result."""
    return (N * visits - 1) * gpu.core.ops.fma.latency_cycles + 1.0


@pytest.mark.parametrize(("groups", "slots"), [(1, 4), (4, 4), (5, 4), (9, 4), (7, 2), (6, 1)])
def test_groups_run_in_waves(simd: GpuSpec, groups: int, slots: int) -> None:
    out = run(simd, Program((chain("fma", N),), loops=(0,)), [Warp(((0, 32, 5),))] * groups, resident=slots)
    waves = -(-groups // slots)
    assert out.cycles == waves * straight(simd, 5)
    late = tuned(simd, dispatch__turnaround_cycles=100.0)
    slow = run(late, Program((chain("fma", N),), loops=(0,)), [Warp(((0, 32, 5),))] * groups, resident=slots)
    assert slow.cycles == waves * straight(simd, 5) + (waves - 1) * 100  # nobody waits for a place that was never taken
    assert np.bincount((out.start / straight(simd, 5)).round().astype(int)).tolist() == [
        min(slots, groups - slots * w) for w in range(waves)
    ]


def test_the_dispatcher_starts_groups_at_its_rate(simd: GpuSpec) -> None:
    program, warps = Program((chain("fma", N),), loops=(0,)), [Warp(((0, 32, 100),))] * 24
    device = tuned(simd, dispatch__device_group_cycles=7.0)
    assert np.diff(run(device, program, warps, cores=4, resident=6).start).tolist() == [7.0] * 23
    core = tuned(simd, dispatch__group_cycles=20.0, dispatch__warp_cycles=3.0)
    out = run(core, program, warps, per_group=2, cores=2, resident=6)
    for c in range(2):
        mine = out.start[out.core == c]
        assert mine.tolist() == [20.0 + 26.0 * k for k in range(6)]


def test_a_free_slot_takes_the_next_group_in_order(simd: GpuSpec) -> None:
    """Against a list of slots by when they are free; lengths such that no two get free within a window of the simulation."""
    lengths = [2**k for k in range(4)] + [16 + 3**k for k in range(6)] + [5, 50, 7, 90, 11, 40]
    out = run(simd, Program((chain("fma", N),), loops=(0,)), [Warp(((0, 32, k),)) for k in lengths], cores=2, resident=2)
    free, start = [0.0] * 4, []
    for k in lengths:
        slot = free.index(min(free))
        start.append(free[slot])
        free[slot] += straight(simd, k)
    assert np.diff(np.unique(start)).min() > WINDOW_CYCLES
    assert out.start.tolist() == start
    assert (out.end - out.start).tolist() == [straight(simd, k) for k in lengths]


@pytest.mark.parametrize("chunks", [2, 3, 6])
def test_chunks_do_not_show(simd: GpuSpec, chunks: int) -> None:
    """Groups that come in several chunks run as if all were there: a chunk is asked for at most a window late."""
    program = Program((chain("fma", N), block(op("sfu", 100), op("fma", 101, (100,)))), loops=(0,))
    rng = np.random.default_rng(chunks)
    warps = [Warp(((0, 32, int(k)), (1, 32, 9))) for k in rng.integers(2, 12, 48)]
    whole = run(simd, program, warps, resident=4, per_group=2, chunks=1)
    parts = run(simd, program, warps, resident=4, per_group=2, chunks=chunks)
    assert parts.instructions == whole.instructions
    assert np.abs(np.sort(parts.end) - np.sort(whole.end)).max() <= WINDOW_CYCLES * chunks


def test_a_group_in_passes_takes_a_multiple(simd: GpuSpec) -> None:
    program, warps = Program((chain("fma", N),), loops=(0,)), [Warp(((0, 32, 9),))] * 8
    whole = run(simd, program, warps, per_group=8, resident=1)
    passes = run(simd, program, warps, per_group=8, resident=1, passes=4)
    assert passes.cycles == pytest.approx(4 * whole.cycles, rel=0.01)


# ---- what warps do to each other ----------------------------------------------------------------------------------------------
def test_both_paths_of_a_branch_cost_their_slots(simd: GpuSpec) -> None:
    path = [block(*(op("fma", 100 * b + i) for i in range(8))) for b in range(3)]
    program, warps = Program(tuple(path)), 16

    def cost(*visits: tuple[int, int, int]) -> float:
        long, short = (run(simd, program, [Warp(visits * n)] * warps).cycles for n in (20, 10))
        return (long - short) / 10

    straight_on = cost((0, 32, 1), (1, 32, 1))
    diverged = cost((0, 32, 1), (1, 20, 1), (2, 12, 1))
    assert straight_on == pytest.approx(2 * 8 * warps / 4)
    assert diverged == pytest.approx(3 * 8 * warps / 4)


def barrier_program() -> Program:
    return Program((chain("fma", N), block(op("barrier"))), loops=(0,))


@pytest.mark.parametrize("name", ["nvidia-h200", "adreno-640", "mali-t860-mp4"])
def test_a_barrier_waits_for_the_last_warp(name: str) -> None:
    gpu = tuned(load_gpu(name))
    late, early = Warp(((0, 32, 50), (1, 32, 1), (0, 32, 3))), Warp(((0, 32, 1), (1, 32, 1), (0, 32, 3)))
    alone = run(gpu, barrier_program(), [late], warp_size=gpu.core.warp_sizes[0])
    both = run(gpu, barrier_program(), [early, late], per_group=2, warp_size=gpu.core.warp_sizes[0])
    assert both.cycles == pytest.approx(alone.cycles, abs=1.0)
    waited = {int(warp): (int(a), int(b)) for _, warp, what, a, b in both.slices.tolist() if what == -2}
    assert waited[0][1] == waited[1][1]  # both go on at once
    assert waited[1][1] - waited[1][0] == round(gpu.core.ops.barrier.latency_cycles * TICKS)
    ahead = 49 * N * gpu.core.ops.fma.latency_cycles
    assert (waited[1][0] - waited[0][0]) / TICKS == pytest.approx(ahead, abs=1.0)
    assert both.stalls["barrier"] * TICKS == sum(b - a for a, b in waited.values())


def test_barriers_do_not_deadlock_whoever_comes_last(simd: GpuSpec) -> None:
    rng = np.random.default_rng(3)
    rounds, per_group = 5, 7
    warps = [Warp(tuple(v for k in rng.integers(1, 9, rounds) for v in ((0, 32, int(k)), (1, 32, 1)))) for _ in range(35)]
    out = run(simd, barrier_program(), warps, per_group=per_group, resident=2)
    assert out.finished == 5
    for g in range(5):  # each round is as long as its slowest warp
        mine = warps[g * per_group : (g + 1) * per_group]
        least = sum(max(w.visits[2 * r][2] for w in mine) * N * 4.0 for r in range(rounds))
        assert out.end[g] - out.start[g] >= least - 4.0 * rounds
    # a warp that has ended is not waited for
    left = run(simd, barrier_program(), [Warp(((0, 32, 1),)), Warp(((0, 32, 5), (1, 32, 1), (0, 32, 1)))], per_group=2)
    assert left.finished == 1


def test_a_barrier_that_cannot_be_reached_ends_the_run(simd: GpuSpec) -> None:
    """Half of the group waits for warps that start when it has ended: nothing more can happen, and nothing hangs."""
    out = run(simd, barrier_program(), [Warp(((0, 32, 1), (1, 32, 1)))] * 4, per_group=4, passes=2)
    assert out.finished == 0


# ---- memory units -------------------------------------------------------------------------------------------------------------
def memory_loop(kind: str, pipe: str, **changed: Any) -> Program:
    space = "local" if pipe == "local" else "global"
    memory = op(kind, 0, memory="atomic" if kind == "atomic" else space, words=1.0)
    return loop_of(memory, op("logic", 1, (0,)), sites=(site(kind, pipe, space=space, **changed),), block_sites=((0,),))


def test_atomics_on_one_address_serialise_and_on_others_do_not(simd: GpuSpec) -> None:
    fast = {"l2__b_per_cycle": 4096.0, "l2__size_b": 1 << 20, "l2__latency_cycles": 10.0}
    gpu = tuned(simd, atomics__global_cycles=3.0, atomics__global_per_cycle=8.0, **fast)
    program, warps, lanes = memory_loop("atomic", "atomic"), 64, 32

    def per_round(*tx: tuple[int, int]) -> float:
        return slope(gpu, program, warps, n=8, entries=[Entry(1, lanes, 0, tx)])

    assert per_round((7, lanes)) == pytest.approx(warps * lanes * 3.0, rel=0.02)
    words = gpu.l2.line_b // 4
    # lanes side by side: one transaction, a turn of the line for each of its sectors
    assert per_round(*((k, 1) for k in range(lanes))) == pytest.approx(warps * 4 * 3.0, rel=0.02)
    # one word in each of many lines: no line is busy as long as all sectors together need at the rate of the device
    many = [Entry(1, lanes, 0, tuple((words * (lanes * w + k), 1) for k in range(lanes))) for w in range(warps)]
    eight, sixteen = (run(gpu, program, [Warp(((0, 32, n),), (e,) * n) for e in many]).cycles for n in (8, 16))
    assert (sixteen - eight) / 8 == pytest.approx(warps * lanes / 8.0, rel=0.05)
    # words of the same line, two lanes on each: of every sector the most lanes on one word
    assert per_round((0, 2), (1, 3), (8, 1)) == pytest.approx(warps * 4 * 3.0, rel=0.02)
    # the same few lines from every warp follow one another where they are of one unit, and go side by side where they are not
    few = tuple((words * k, 1) for k in range(4))
    assert per_round(*few) == pytest.approx(warps * 4 * 3.0, rel=0.02)
    gpu = tuned(simd, atomics__global_cycles=3.0, atomics__global_per_cycle=8.0, atomics__interleave_b=None, **fast)
    assert per_round(*few) == pytest.approx(warps * 3.0, rel=0.02)


def test_local_atomics_serialise_where_lanes_meet(simd: GpuSpec) -> None:
    gpu = tuned(simd, atomics__local_cycles=5.0)
    cycle = max(1.0, gpu.local.banks * gpu.local.bank_b / gpu.local.b_per_cycle)
    program, warps = memory_loop("atomic", "local"), 64
    for conflicts in (0, 3, 31):
        found = slope(gpu, program, warps, n=8, entries=[Entry(1, 32, conflicts)])
        assert found == pytest.approx(warps * (cycle + (1 + conflicts) * 5.0), rel=0.02)


@pytest.mark.parametrize("ways", [1, 2, 8, 32])
def test_bank_conflicts_multiply_the_cost_of_local_memory(fair: GpuSpec, ways: int) -> None:
    cycle = max(1.0, fair.local.banks * fair.local.bank_b / fair.local.b_per_cycle)
    warps = 64  # enough that their requests queue: sub-cores meet at the unit up to a window out of order
    found = slope(fair, memory_loop("load", "local"), warps, n=40, entries=[Entry(ways, 32)])
    assert found == pytest.approx(warps * ways * cycle, rel=0.02)
    one = slope(fair, memory_loop("load", "local"), 1, entries=[Entry(ways, 32)])
    # one warp waits: the last word of a conflict comes that much later; then the addition that waits for it, one slot
    assert one == pytest.approx(fair.local.latency_cycles + (ways - 1) * cycle + 1.0)


@pytest.mark.parametrize("warps", [1, 2, 4, 16])
@pytest.mark.parametrize(
    ("kind", "memory", "pipe", "has_own"),
    [("load", "global", "l1", True), ("load", "global", "l1", None), ("texture", "texture", "texture", True)],
)
def test_a_load_store_unit_of_a_sub_core_serves_its_own_warps_at_its_share_of_the_rate(
    simd: GpuSpec, kind: str, memory: str, pipe: str, has_own: bool | None, warps: int
) -> None:
    """A lone warp's loads take as long as those of all sub-cores with a warp each; those of one add up. Fetches share a unit."""
    program = loop_of(op(kind, 0, memory=memory, words=1.0), sites=(site(kind, pipe),), block_sites=((0,),))
    wanted = {"texture__texels_per_cycle_32": 8.0, "texture__result_b_per_cycle": None, "core__scheduler": "lrr"}
    found = slope(tuned(simd, core__own_lsu=has_own, **wanted), program, warps, n=40, entries=[Entry(4, 32)])
    turns = math.ceil(warps / simd.core.sub_cores) * simd.core.sub_cores if has_own and kind == "load" else warps
    assert found == pytest.approx(turns * 4, rel=0.02)  # four lines, or 32 lanes at 8 texels a cycle


@pytest.mark.parametrize("policy", ["lrr", "gto"])
@pytest.mark.parametrize("warps", [32, 48, 96])
def test_sub_cores_meet_at_a_unit_a_window_out_of_order_at_most(simd: GpuSpec, warps: int, policy: str) -> None:
    """Sub-cores run a window one after the other: the unit they share may seem taken by what another asks for later.

    With just enough requests under way to keep the unit busy that costs up to a window per visit; a single sub-core none.
    """
    cycle = max(1.0, simd.local.banks * simd.local.bank_b / simd.local.b_per_cycle)
    four = tuned(simd, core__scheduler=policy)
    late = slope(four, memory_loop("load", "local"), warps, n=50, entries=[Entry(1, 32)]) - warps * cycle
    assert -0.5 <= late <= WINDOW_CYCLES
    one = tuned(simd, core__scheduler="lrr", core__sub_cores=1, core__issue_per_cycle=4.0)
    alone = slope(one, memory_loop("load", "local"), warps, n=50, entries=[Entry(1, 32)])
    assert alone == pytest.approx(warps * cycle, rel=0.02)


def test_a_warp_may_be_ahead_of_its_unit_by_its_queue_only(simd: GpuSpec) -> None:
    program = loop_of(
        op("load", 0, memory="local", words=1.0), sites=(site("load", "local"),), block_sites=((0,),)
    )  # fmt: skip
    costs, count = 8, 100
    cycle = max(1.0, simd.local.banks * simd.local.bank_b / simd.local.b_per_cycle)
    out = run(simd, program, [Warp(((0, 32, count),), (Entry(costs, 32),) * count)])
    assert out.cycles == pytest.approx((count - 1) * costs * cycle - QUEUE / TICKS + 1.0)
    assert out.stalls["lsu"] == pytest.approx(out.cycles - count)  # the port of the L1 is that of local memory


# ---- instruction cache and spills ----------------------------------------------------------------------------------------------
def test_code_that_fits_is_fetched_once_and_code_that_does_not_each_time(simd: GpuSpec) -> None:
    body = [block(*(op("fma", 100 * b + i) for i in range(16))) for b in range(2)]
    program, size_b, repeats = Program(tuple(body)), 16 * 16, 10
    fetch = simd.l2.latency_cycles  # what follows in the block comes as fast as it is issued

    def fetched(icache_b: int, *visits: tuple[int, int, int]) -> float:
        out = run(tuned(simd, core__icache_b=icache_b), program, [Warp(visits)], cold_code=True)
        assert out.cycles == pytest.approx(out.stalls["fetch"] + out.instructions)
        return out.stalls["fetch"]

    there_and_back = ((0, 32, 1), (1, 32, 1)) * repeats
    assert fetched(2 * size_b, *there_and_back) == pytest.approx(2 * fetch)
    assert fetched(2 * size_b - 16, *there_and_back) == pytest.approx(2 * repeats * fetch)
    # a loop of one block
    assert fetched(size_b, (0, 32, repeats)) == pytest.approx(fetch)
    assert fetched(size_b - 16, (0, 32, repeats)) == pytest.approx(repeats * fetch)


def test_warps_share_what_one_fetched(simd: GpuSpec) -> None:
    program = Program((block(*(op("fma", i) for i in range(16))),))
    one, four = (run(simd, program, [Warp(((0, 32, 1),))] * n, cold_code=True) for n in (1, 4))
    assert one.cycles == four.cycles  # one on each sub-core: all wait for the same fetch
    assert four.stalls["fetch"] == 4 * one.stalls["fetch"]


@pytest.mark.parametrize("cycles", [64, 256])
def test_spills_keep_the_memory_path_busy_at_each_visit(simd: GpuSpec, cycles: int) -> None:
    program, warps = loop_of(*(op("fma", i) for i in range(N))), 16
    found = slope(simd, program, warps, spill_ticks=cycles * TICKS)
    assert found == pytest.approx(max(cycles, N + cycles / 4) * warps / 4, rel=0.01)


def test_what_is_issued_is_what_was_visited(simd: GpuSpec) -> None:
    program = Program((chain("fma", N), block(op("sfu", 50), op("iadd", 51, ncomp=4))), loops=(0,))
    outs: list[Outcome] = []
    for unroll in (1.0, 4.0):
        warps = [Warp(((0, 32, k), (1, 32, 2))) for k in range(1, 30)]
        unrolled = Program(program.blocks, program.loops, unroll=(1.0, unroll))
        outs.append(run(simd, unrolled, warps, resident=5))
    assert [o.instructions for o in outs] == [sum(N * k + 2 * 5 for k in range(1, 30))] * 2
    assert [o.finished for o in outs] == [29, 29]
