"""The SIMT core on programs made by hand: closed forms, a plain twin, schedulers, barriers, waves, accounting."""

from __future__ import annotations

import heapq
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.families import family_of
from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.event.core import main
from mgpusim.opencl.analysis.dataflow import DataOp
from tests.helpers.event_twin import Rates, compiled
from tests.helpers.examples import examples
from tests.helpers.hand_programs import apart, block, chain, op, preset, run

GPUS = ["adreno-640", "mali-g76-mp5", "mali-t860-mp4", "intel-hd505", "nvidia-h200"]
"""One of each family: synchronisation flags, clauses, one thread in order, and two scoreboards."""
POLICIES = ["lrr", "gto", "oldest"]
OPERATIONS = [("fma", 32, 1), ("fma", 32, 4), ("fma", 16, 4), ("iadd", 32, 1), ("sfu", 32, 1)]


def width(gpu: GpuSpec) -> int:
    return gpu.core.warp_sizes[-1]


# ---- closed forms --------------------------------------------------------------------------------------------------------
@pytest.mark.each_time(every=3)
@pytest.mark.parametrize("name", list_gpus())
@pytest.mark.parametrize("cls", ["fma", "iadd", "sfu"])
def test_a_dependent_chain_takes_its_latencies(name: str, cls: str) -> None:
    gpu = load_gpu(name)
    short, long = (run(gpu, [block(chain(n, cls))], [(0, width(gpu), 1)]).cycles for n in (100, 300))
    costs = getattr(gpu.core.ops, cls)
    occupied = width(gpu) * gpu.core.sub_cores / costs.per_cycle  # by one warp, of the pipe of its sub-core
    assert (long - short) / 200 == pytest.approx(max(costs.latency_cycles, occupied), rel=0.02)


@pytest.mark.each_time(every=5)
@pytest.mark.parametrize("name", list_gpus())
@pytest.mark.parametrize(
    ("cls", "bits", "ncomp"), [("fma", 32, 1), ("fma", 32, 4), ("fma", 16, 4), ("iadd", 32, 1), ("sfu", 32, 1)]
)
def test_a_full_core_runs_at_the_rate_of_its_slowest_pipe(name: str, cls: str, bits: int, ncomp: int) -> None:
    """With warps in turn, as greedy ones leave too few at the end to fill a pipe."""
    gpu = preset(name, core__scheduler="lrr")
    warps = min(gpu.core.max_warps, 128 * gpu.core.sub_cores) // gpu.core.sub_cores * gpu.core.sub_cores
    ops = [op(cls, i, bits=bits, ncomp=ncomp) for i in range(16)]
    found = run(gpu, [block(ops)], [(0, width(gpu), 30)], warps=warps)
    busy = max(family_of(gpu).lower(gpu, {(cls, bits, ncomp): 16 * 30 * warps}, width(gpu)).values())
    assert busy * 0.999 <= found.cycles <= busy * 1.06 + 300


@pytest.mark.parametrize("name", ["adreno-640", "intel-hd505", "nvidia-h200", "mali-g76-mp5"])
def test_independent_chains_overlap_until_the_pipe_is_full(name: str) -> None:
    gpu = preset(name)
    latency, slot = gpu.core.ops.fma.latency_cycles, width(gpu) * gpu.core.sub_cores / gpu.core.ops.fma.per_cycle
    for ilp in (1, 2, 4):
        ops = [op("fma", i, (i - ilp,) if i >= ilp else ()) for i in range(64)]
        cycles = run(gpu, [block(ops)], [(0, width(gpu), 20)]).cycles / (64 * 20)
        # a clause waits at its start for all that it needs
        assert cycles == pytest.approx(max(latency / ilp, slot, 1.0), rel=0.1 if gpu.family == "bifrost" else 0.07)


def test_one_warp_of_independent_chains_issues_every_cycle() -> None:
    """Eight chains of an H200's warp hide their latency of four cycles, as its probes measured: nothing else holds it back."""
    ops = [op("fma", i, (i - 8,) if i >= 8 else ()) for i in range(64)]
    assert run(load_gpu("nvidia-h200"), [block(ops)], [(0, 32, 20)]).cycles / (64 * 20) == pytest.approx(1.0, rel=0.02)


@pytest.mark.parametrize(("jump", "decision"), [(5.0, 13.0), (9.0, 2.0), (1.0, 30.0)])
def test_a_visit_ends_with_its_comparison_and_its_jump(jump: float, decision: float) -> None:
    """A comparison, then the jump that it decides: the next visit begins `jump_cycles` after that."""
    gpu = preset("nvidia-h200", core__jump_cycles=jump, core__decision_cycles=decision)
    ops = [op("logic", 0), op("branch", inputs=(0,))]
    few, many = (run(gpu, [block(ops)], [(0, 32, n)]).cycles for n in (20, 120))
    assert (many - few) / 100 == pytest.approx(decision + jump, rel=0.01)


def test_pipes_run_side_by_side() -> None:
    """Integers and floats of Volta and later have pipes of their own, of half the issue rate each."""
    gpu = preset("nvidia-h200")
    alone = run(gpu, [block(apart(32, "fma"))], [(0, 32, 50)], warps=32).cycles
    mixed = [op("fma" if i % 2 else "logic", i) for i in range(64)]
    both = run(gpu, [block(mixed)], [(0, 32, 50)], warps=32).cycles
    issue = 64 * 50 * 32 / gpu.core.issue_per_cycle
    slower = max(alone, 32 * 50 * 32 * 32 / 64.0, issue)
    assert both == pytest.approx(slower, rel=0.05)


@pytest.mark.parametrize("name", GPUS)
@pytest.mark.parametrize(("groups", "resident", "cores"), [(1, 1, 1), (7, 2, 1), (8, 2, 2), (9, 2, 2)])
def test_groups_take_as_many_waves_as_slots_need(name: str, groups: int, resident: int, cores: int) -> None:
    gpu = load_gpu(name)
    program = [block(chain(32))]
    one = run(gpu, program, [(0, width(gpu), 50)]).cycles
    found = run(gpu, program, [(0, width(gpu), 50)], groups=groups, resident=resident, cores=cores)
    waves = -(-groups // (resident * cores))
    start = gpu.dispatch
    handing = waves * (
        start.group_cycles + start.warp_cycles + groups * start.device_group_cycles + (start.turnaround_cycles or 0.0)
    )
    assert waves * one <= found.cycles * 1.001 + 1
    assert found.cycles <= waves * one * 1.02 + handing + 100
    assert found.finished == groups
    for core in range(cores):
        for slot in range(resident):
            mine = (found.core_of == core) & (found.slot_of == slot)
            assert (found.starts[mine][1:] >= found.ends[mine][:-1]).all()  # one group at a time in a slot


@pytest.mark.parametrize("name", GPUS)
def test_the_dispatcher_hands_groups_out_one_after_another(name: str) -> None:
    gpu = preset(name, dispatch__device_group_cycles=500, dispatch__turnaround_cycles=0)
    found = run(gpu, [block(apart(1))], [(0, width(gpu), 1)], groups=20, resident=4)
    assert np.diff(np.sort(found.starts)) == pytest.approx(500.0, abs=1.0)


@pytest.mark.parametrize("name", GPUS)
def test_divergence_costs_the_issue_slots_of_both_paths(name: str) -> None:
    gpu = load_gpu(name)
    program = [block(apart(16)), block(apart(16, first=100))]
    size, warps = width(gpu), 4 * gpu.core.sub_cores
    one = run(gpu, program, [(0, size, 40)], warps=warps).cycles
    both = run(gpu, program, [(0, max(1, size // 2), 40), (1, max(1, size - size // 2), 40)], warps=warps).cycles
    assert both == pytest.approx(2 * one, rel=0.06)


# ---- a plain twin --------------------------------------------------------------------------------------------------------
def twin(ops: list[DataOp], repeats: int, warps: int, latency: int, policy: str) -> tuple[int, list[int]]:
    """A core of one scheduler that issues one operation a cycle, warps that wait for the values they read: cycles of issue.

    Written from the rules: the oldest ready warp; or the one that issued last, else the oldest; or the next one in turn.
    """
    rates = Rates(pipe={"fma": "fp"}, busy={"fma": 1}, latency={"fma": latency}, issue=1)
    body = [(o.result, o.inputs) for o in compiled(ops, rates)] * repeats
    at_op, ready = [0] * warps, [dict[int, int]() for _ in range(warps)]
    last, cycle, order = -1, 0, []
    while any(n < len(body) for n in at_op):
        able = [
            w for w in range(warps)
            if at_op[w] < len(body) and all(ready[w].get(v, 0) <= cycle for v in body[at_op[w]][1])
        ]  # fmt: skip
        if able:
            if policy == "gto" and last in able:
                chosen = last
            elif policy == "lrr":
                chosen = min(able, key=lambda w: (w - last - 1) % warps)
            else:
                chosen = min(able)
            ready[chosen][body[at_op[chosen]][0]] = cycle + latency
            at_op[chosen] += 1
            last = chosen
            order.append(chosen)
        cycle += 1
    return cycle, order


@st.composite
def programs(draw: st.DrawFn) -> list[DataOp]:
    n = draw(st.integers(1, 12))
    return [op("fma", i, sorted(draw(st.sets(st.integers(0, i - 1), max_size=2)) if i else ())) for i in range(n)]


def single(policy: str, latency: int) -> GpuSpec:
    """An H200 of one sub-core whose floating-point pipe takes a warp a cycle, with warps there at once and code at hand."""
    return preset(
        "nvidia-h200", core__sub_cores=1, core__issue_per_cycle=1, core__lanes=32, core__ops__fma__per_cycle=32,
        core__ops__fma__latency_cycles=latency, core__scheduler=policy, dispatch__warp_cycles=0,
        dispatch__group_cycles=10,
    )  # fmt: skip


@pytest.mark.each_time("lrr", "gto")
@pytest.mark.parametrize("policy", POLICIES)
@examples(30)
@given(ops=programs(), repeats=st.integers(1, 6), warps=st.integers(1, 9), latency=st.integers(1, 20))
def test_the_plain_twin(policy: str, ops: list[DataOp], repeats: int, warps: int, latency: int) -> None:
    # as many visits as repeats, each of which reads what it made itself
    found = run(single(policy, latency), [block(ops)], [(0, 32, repeats)], warps=warps)
    assert found.instructions == len(ops) * repeats * warps
    cycles, _ = twin(ops, repeats, warps, latency, policy)
    assert found.cycles == pytest.approx(cycles, abs=1.01)


# ---- schedulers ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("policy", "order"), [("gto", [0, 1, 2, 3]), ("oldest", [0, 1, 2, 3]), ("lrr", [0, 1, 2, 3])])
def test_who_ends_first(policy: str, order: list[int]) -> None:
    """Four groups of a warp each, nothing to wait for: greedily one after the other, or in turn and so nearly together."""
    gpu = single(policy, 4)
    found = run(gpu, [block(apart(10))], [(0, 32, 20)], groups=4, resident=4)
    assert np.argsort(found.ends, kind="stable").tolist() == order
    gaps = np.diff(np.sort(found.ends))
    if policy == "lrr":
        assert gaps.max() < 50  # they begin one after another
    else:
        assert gaps.min() > 150


def test_greedy_stays_where_oldest_goes_back() -> None:
    """The older warp waits once; when it could go on, `gto` stays with the one that runs and `oldest` returns to it."""
    program = [block(chain(2)), block(apart(30, first=10)), block(apart(40, first=50))]
    visits = [[(0, 32, 1), (1, 32, 1)], [(2, 32, 1)]]
    ends = {p: run(single(p, 12), program, visits, groups=2, resident=2).ends for p in ("gto", "oldest")}
    assert ends["oldest"][0] < ends["oldest"][1]
    assert ends["gto"][1] < ends["gto"][0]


# ---- barriers ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", GPUS)
@pytest.mark.parametrize("policy", POLICIES)
def test_a_barrier_waits_for_the_last_warp(name: str, policy: str) -> None:
    gpu = preset(name, core__scheduler=policy)
    size, warps = width(gpu), 4
    program = [block(chain(16)), block([op("barrier")])]
    visits = [[(0, size, 100 if w == 2 else 1), (1, size, 1), (0, size, 1)] for w in range(warps)]
    found = run(gpu, program, visits, warps=warps)
    slow = run(gpu, program, [visits[2]]).cycles
    assert found.cycles == pytest.approx(slow, rel=0.1, abs=100)
    waited = found.stalls["barrier"]
    assert waited == pytest.approx(3 * 0.98 * slow, rel=0.1)


@examples(25)
@given(
    name=st.sampled_from(GPUS), policy=st.sampled_from(POLICIES), warps=st.integers(1, 7), groups=st.integers(1, 9),
    resident=st.integers(1, 4), barriers=st.integers(1, 5), data=st.data(),
)  # fmt: skip
def test_barriers_always_end(
    name: str, policy: str, warps: int, groups: int, resident: int, barriers: int, data: st.DataObject
) -> None:
    gpu = preset(name, core__scheduler=policy)
    lengths = data.draw(st.lists(st.integers(1, 20), min_size=warps, max_size=warps))
    visits = [[v for _ in range(barriers) for v in ((0, width(gpu), n), (1, width(gpu), 1))] for n in lengths]
    found = run(gpu, [block(chain(4)), block([op("barrier")])], visits, warps=warps, groups=groups, resident=resident)
    assert found.finished == groups


# ---- what holds for all --------------------------------------------------------------------------------------------------
@examples(25)
@given(
    name=st.sampled_from(GPUS), policy=st.sampled_from(POLICIES), ops=programs(), warps=st.integers(1, 12),
    groups=st.integers(1, 6), resident=st.integers(1, 3), repeats=st.integers(1, 30),
)  # fmt: skip
def test_every_cycle_of_a_warp_is_accounted_for(
    name: str, policy: str, ops: list[DataOp], warps: int, groups: int, resident: int, repeats: int
) -> None:
    gpu = preset(name, core__scheduler=policy)
    found = run(gpu, [block(ops)], [(0, width(gpu), repeats)], warps=warps, groups=groups, resident=resident)
    lower, upper = 0.0, float((found.ends - found.starts).sum() * warps)
    total = sum(found.stalls.values())
    assert lower < total <= upper + 1
    assert min(found.stalls.values()) >= 0
    if warps == 1:  # its group ends with it
        assert total == pytest.approx(upper, rel=1e-6, abs=groups * (gpu.dispatch.warp_cycles + 1))
    again = run(gpu, [block(ops)], [(0, width(gpu), repeats)], warps=warps, groups=groups, resident=resident)
    assert again.bytes == found.bytes


@examples(25)
@given(
    name=st.sampled_from(GPUS), policy=st.sampled_from(POLICIES), ops=programs(), warps=st.integers(1, 12),
    what=st.sampled_from(["core.ops.fma.per_cycle", "core.issue_per_cycle", "core.ops.fma.latency_cycles"]),
)  # fmt: skip
def test_a_faster_core_is_not_slower(name: str, policy: str, ops: list[DataOp], warps: int, what: str) -> None:
    """Within an eighth: a warp that comes sooner may take the slot of one that matters more (a scheduling anomaly)."""
    usual = preset(name, core__scheduler=policy)
    table: Any = usual
    for part in what.split("."):
        table = getattr(table, part)
    better = table / 2 if "latency" in what else table * 2
    changes = {"core__scheduler": policy, what.replace(".", "__"): better}
    before = run(usual, [block(ops)], [(0, width(usual), 20)], warps=warps)
    after = run(preset(name, **changes), [block(ops)], [(0, width(usual), 20)], warps=warps)
    assert after.cycles <= before.cycles * 1.125 + 8


def test_code_beyond_the_instruction_cache_is_fetched_again() -> None:
    gpu = preset("adreno-640", core__icache_b=4096)
    n = 4096 // 8 // 4  # four blocks fill the cache
    blocks = [block(apart(n, first=1000 * b)) for b in range(8)]

    def cycles(number: int) -> float:
        """Cycles of a block when `number` of them alternate."""
        rounds = [(b, 64, 1) for _ in range(48 // number) for b in range(number)]
        return run(gpu, blocks, rounds, fetch=True).cycles / len(rounds)

    inside, beyond = cycles(2), cycles(8)
    assert beyond > inside + 0.5 * gpu.l2.latency_cycles
    ample = preset("adreno-640", core__icache_b=1 << 20)
    rounds = [(b, 64, 1) for _ in range(6) for b in range(8)]
    assert run(ample, blocks, rounds, fetch=True).cycles < run(gpu, blocks, rounds, fetch=True).cycles


def test_the_queue_of_the_compiled_core_is_a_priority_queue() -> None:
    """Heap order is checked through a program whose warps wake in an order that is known: longer chains later."""
    gpu = single("oldest", 8)
    lengths = [7, 3, 9, 1, 5, 8, 2]
    visits = [[(0, 32, n)] for n in lengths]
    expected: list[tuple[int, int]] = [(n, w) for w, n in enumerate(lengths)]
    heapq.heapify(expected)
    ends = [run(gpu, [block(chain(4))], [v], groups=1).cycles for v in visits]
    order = [heapq.heappop(expected)[1] for _ in lengths]
    assert np.argsort(ends, kind="stable").tolist() == order


@pytest.mark.slow
def test_the_source_and_the_shipped_ir_agree() -> None:
    program = [block(chain(7)), block([op("barrier")])]
    visits = [[(0, 32, 9 + w), (1, 32, 1)] for w in range(5)]
    shipped = run("nvidia-h200", program, visits, warps=5, groups=4, resident=2)
    compiled = run("nvidia-h200", program, visits, warps=5, groups=4, resident=2, run_core=main.simulate)
    assert shipped.bytes == compiled.bytes
    assert shipped.finished == 4
