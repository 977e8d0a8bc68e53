"""The event core against a plain-Python twin on random arithmetic, what each scheduler does, and what holds of any run."""

from __future__ import annotations

import itertools
from dataclasses import replace
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.opencl.analysis.dataflow import Phi
from tests.helpers.event_programs import Outcome, Program, Visit, Warp, block, op, run, tuned
from tests.helpers.event_twin import Rates, twin
from tests.helpers.examples import examples

BASE = load_gpu("nvidia-h200", {"core.ops.logic": "none"})  # integers have a pipe of their own
POLICIES = ("lrr", "gto", "oldest")
CLASSES = ("fma", "iadd", "sfu", "mov")
# in beats of half a cycle; mov shares the integer pipe and takes an odd number of them
RATES = Rates(
    pipe={"fma": "fp", "iadd": "int", "mov": "int", "sfu": "sfu"},
    busy={"fma": 2, "iadd": 4, "sfu": 16, "mov": 3},
    latency={"fma": 8, "iadd": 12, "sfu": 26, "mov": 6},
)


@lru_cache
def core(sub_cores: int, policy: str, apart: int = 2, **faster: float) -> GpuSpec:
    """Return a core whose sub-cores have the `RATES`, some pipes `faster`; a warp's instructions are `apart` beats apart."""
    per_cycle = {cls: sub_cores * 64 / RATES.busy[cls] * faster.get(cls, 1.0) for cls in CLASSES}
    rates: dict[str, Any] = {f"core__ops__{cls}__per_cycle": rate for cls, rate in per_cycle.items()}
    rates |= {f"core__ops__{cls}__latency_cycles": RATES.latency[cls] / 2 for cls in CLASSES}
    return tuned(
        BASE, core__sub_cores=sub_cores, core__max_warps=60 * sub_cores, core__issue_per_cycle=float(sub_cores),
        core__scheduler=policy, core__lanes=64 * sub_cores // apart, **rates,
    )  # fmt: skip


@st.composite
def programs(draw: st.DrawFn) -> Program:
    """One to three blocks that read their own values, those of others, and a phi.

    The last value of a block is only carried into its phi: it may share a slot with it.
    """
    sizes = draw(st.lists(st.integers(2, 6), min_size=1, max_size=3))
    names = [[100 * b + i for i in range(n)] for b, n in enumerate(sizes)]
    live: list[set[int]] = [set() for _ in sizes]
    parts = []
    for b, own in enumerate(names):
        phi = 100 * b + 50
        others = [v for c, known in enumerate(names) if c != b for v in known[:-1]]
        ops = []
        for i, name in enumerate(own):
            inputs = draw(st.sets(st.sampled_from([*own[:i], *others, phi]), max_size=2))
            for v in inputs.intersection(others):
                live[v // 100].add(v)
            ops.append(op(draw(st.sampled_from(CLASSES)), name, sorted(inputs), ncomp=draw(st.sampled_from((1, 1, 2, 4)))))
        incoming = []
        for c, known in enumerate(names):
            if draw(st.booleans()):
                v = known[-1] if c == b else draw(st.sampled_from(known[:-1]))
                live[c].add(v)
                incoming.append((c, (v,)))
        parts.append((ops, Phi(phi, tuple(incoming))))
    return Program(tuple(block(*ops, phis=(phi,), live_out=sorted(live[b])) for b, (ops, phi) in enumerate(parts)))


@st.composite
def launches(draw: st.DrawFn) -> tuple[Program, list[tuple[Visit, ...]]]:
    program = draw(programs())
    visit = st.tuples(st.integers(0, len(program.blocks) - 1), st.just(32), st.integers(1, 4))
    warps = draw(st.lists(st.lists(visit, min_size=1, max_size=4).map(tuple), min_size=1, max_size=9))
    return program, warps


def simulated(program: Program, visits: list[tuple[Visit, ...]], gpu: GpuSpec, resident: int | None = None) -> Outcome:
    return run(gpu, program, [Warp(v) for v in visits], resident=resident)


def numbered(program: Program) -> Program:
    """Return the program with each operation on a line of its own, from 1."""
    lines = itertools.count(1)
    renamed = [[msgspec.structs.replace(o, line=next(lines)) for o in b.ops] for b in program.blocks]
    blocks = [msgspec.structs.replace(b, ops=tuple(ops)) for b, ops in zip(program.blocks, renamed, strict=True)]
    return replace(program, blocks=tuple(blocks))


# ---- the twin -----------------------------------------------------------------------------------------------------------------
@examples(30)
@given(launch=launches(), policy=st.sampled_from(POLICIES), sub_cores=st.integers(1, 3), data=st.data())
def test_the_core_agrees_with_a_plain_one(
    launch: tuple[Program, list[tuple[Visit, ...]]], policy: str, sub_cores: int, data: st.DataObject
) -> None:
    """To the tick. Only with one sub-core do groups queue for slots: a group starts up to a window late on another's."""
    program, visits = launch
    resident = data.draw(st.integers(1, len(visits))) if sub_cores == 1 else len(visits)
    apart = data.draw(st.sampled_from((2, 4, 8)))
    found = simulated(program, visits, core(sub_cores, policy, apart), resident)
    rates = replace(RATES, apart=apart)
    expected = twin(program, visits, rates, policy=policy, sub_cores=sub_cores, resident=resident)
    assert found.end.tolist() == expected.end
    assert found.start.tolist() == expected.start
    assert found.instructions == expected.instructions
    stalls = found.stalls
    assert stalls["issue"] == expected.issue
    assert stalls["dependency"] + stalls["sfu"] == expected.depends
    lived = sum(end - start for start, end in zip(expected.start, expected.end, strict=True))
    assert sum(stalls.values()) == lived


# ---- schedulers ---------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("policy", "ends"), [("lrr", [6, 9, 10]), ("gto", [6, 5, 10]), ("oldest", [5, 6, 10])])
def test_each_scheduler_has_its_own_order(policy: str, ends: list[int]) -> None:
    """Warp A: two dependent operations of four cycles. B and C: four independent ones each. By hand:

    lrr      A B C B C A B C B C    the next in turn; A again when its operand is there
    gto      A B B B B A C C C C    B goes on although A, which is older, could
    oldest   A B B B A B C C C C    A goes first as soon as it can
    """
    program = Program((block(op("fma", 0), op("fma", 1, (0,))), block(*(op("fma", 10 + i) for i in range(4)))))
    out = simulated(program, [((0, 32, 1),), ((1, 32, 1),), ((1, 32, 1),)], core(1, policy))
    assert out.end.tolist() == ends


@pytest.mark.parametrize("policy", POLICIES)
def test_a_warp_that_only_found_its_pipe_busy_has_not_had_its_turn(policy: str) -> None:
    """Three warps that each want the integer pipe for two cycles: by age, whoever tried it in between."""
    program = Program((block(op("iadd", 0)),))
    out = simulated(program, [((0, 32, 1),)] * 3, core(1, policy))
    assert out.end.tolist() == [1.0, 3.0, 5.0]


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("resident", [3, 5, 12])
def test_ranks_that_close_up_change_nothing(policy: str, resident: int) -> None:
    """Many short groups pass through few slots: ages are renumbered several times in the run (each time 64 are used up).

    The programs are such that several warps may issue at most times: a turn that is lost shows.
    """
    dependent = block(op("fma", 10), op("fma", 11, (10,)), op("fma", 12))
    program = Program((block(*(op("fma", i) for i in range(5))), dependent))
    drawn = np.random.default_rng(12).integers((0, 1), (2, 5), (300, 2)).tolist()
    visits: list[tuple[Visit, ...]] = [((b, 32, repeat),) for b, repeat in drawn]
    found = simulated(program, visits, core(1, policy), resident)
    expected = twin(program, visits, RATES, policy=policy, sub_cores=1, resident=resident)
    assert found.end.tolist() == expected.end


# ---- properties ---------------------------------------------------------------------------------------------------------------
@examples(20)
@given(launch=launches(), policy=st.sampled_from(POLICIES), faster=st.sampled_from(CLASSES))
def test_a_faster_pipe_is_never_slower_for_one_warp(
    launch: tuple[Program, list[tuple[Visit, ...]]], policy: str, faster: str
) -> None:
    """A warp alone has no choice: every operation issues no later than before, if the compiler orders them alike."""
    program, visits = launch
    before, after = (simulated(numbered(program), visits[:1], core(1, policy, **{faster: k})) for k in (1.0, 2.0))
    assume(before.order == after.order)
    assert after.cycles <= before.cycles


def test_a_faster_pipe_may_change_the_order() -> None:
    """The compiler's list schedule is greedy (found by seed 24): what a faster pipe makes ready sooner goes ahead of line 6.

    Both want the integer pipe, and the longer of them first keeps it busy for half a cycle more.
    """
    ops = [op("iadd", 0, ncomp=2), op("fma", 1, ncomp=4), op("iadd", 2, (0, 1)), op("fma", 3), op("fma", 4), op("mov", 5, (0,))]
    program = numbered(Program((block(*ops),)))
    slow, fast = (simulated(program, [((0, 32, 1),)], core(1, "lrr", fma=k)) for k in (1.0, 2.0))
    assert (slow.order, fast.order) == ([1, 2, 4, 5, 6, 3], [1, 2, 4, 5, 3, 6])
    assert (slow.cycles, fast.cycles) == (10.5, 11.0)


def test_a_faster_pipe_may_cost_time() -> None:
    """A scheduling anomaly, by hand. A: two integer additions. B: an FMA and an addition that waits for it. gto:

    two cycles an addition: A at 0, B's FMA at 1 while A finds the pipe busy, A at 2, B at 5: ends at 6
    one cycle: A at 0 and, greedily, at 1; B's FMA only at 2, its addition at 6: ends at 7
    """
    program = Program((block(op("iadd", 0), op("iadd", 1)), block(op("fma", 10), op("iadd", 11, (10,)))))
    slow, fast = (simulated(program, [((0, 32, 1),), ((1, 32, 1),)], core(1, "gto", iadd=k)) for k in (1.0, 2.0))
    assert slow.end.tolist() == [3.0, 6.0]
    assert fast.end.tolist() == [2.0, 7.0]


@examples(20)
@given(launch=launches(), policy=st.sampled_from(POLICIES), faster=st.sampled_from(CLASSES))
def test_schedules_stay_between_their_bounds(launch: tuple[Program, list[tuple[Visit, ...]]], policy: str, faster: str) -> None:
    """No schedule beats its busiest resource or its longest warp, none idles where a warp could issue.

    While the last warp is not done, the sub-core issues, or that warp waits for an operand or for a pipe that works: the time
    is at most all issue slots, all pipes' work and the warp's own time alone together (as for Graham's list schedules). A
    faster pipe may make a schedule slower within these bounds, see the anomaly above.
    """
    program, visits = launch
    for gpu in (core(1, policy), core(1, policy, **{faster: 2.0})):
        out = simulated(program, visits, gpu)
        alone = [simulated(program, [v], gpu).cycles for v in visits]
        pipes = out.machine.state["pipe_busy"] / 1024
        last = max(alone) + out.stalls["issue"] + pipes.sum()
        # the last operation leaves its pipe after the warp has ended
        tail = max(RATES.busy.values()) / 2 * 4
        assert max(out.stalls["issue"], pipes.max() - tail, *alone) <= out.cycles <= last


@examples(20)
@given(launch=launches(), policy=st.sampled_from(POLICIES), sub_cores=st.integers(1, 3))
def test_same_in_same_out(launch: tuple[Program, list[tuple[Visit, ...]]], policy: str, sub_cores: int) -> None:
    program, visits = launch
    one, two = (simulated(program, visits, core(sub_cores, policy), max(1, len(visits) // 2)) for _ in range(2))
    assert one.memory == two.memory


@examples(20)
@given(launch=launches(), policy=st.sampled_from(POLICIES), cores=st.integers(1, 3), per_group=st.integers(1, 3))
def test_groups_start_in_order_and_nothing_is_lost(
    launch: tuple[Program, list[tuple[Visit, ...]]], policy: str, cores: int, per_group: int
) -> None:
    program, visits = launch
    warps = [Warp(v) for v in visits for _ in range(per_group)]
    out = run(core(2, policy), program, warps, per_group=per_group, cores=cores, resident=2)
    assert out.finished == len(visits)
    assert out.instructions == sum(
        repeat * sum(o.ncomp for o in program.blocks[b].ops) for w in warps for b, _, repeat in w.visits
    )
    for c in range(cores):
        for s in range(2):  # a slot holds one group at a time
            mine = np.flatnonzero((out.core == c) & (out.slot == s))
            assert (out.start[mine][1:] >= out.end[mine][:-1]).all()
    first = np.arange(min(len(visits), 2 * cores))
    assert out.core[first].tolist() == (first % cores).tolist()
    assert out.slot[first].tolist() == (first // cores).tolist()
