"""The rules of cost: a column gives what its points give, both engines charge the same, and closed forms."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim import GpuSpec, list_gpus, load_gpu
from mgpusim.arch.fields import numeric_fields, replaced, with_fields
from mgpusim.cost.access import PIPES, access_cost
from mgpusim.cost.latency import issue_latency_cycles, path_latency, result_latency_cycles
from mgpusim.cost.launch import group_start_cycles, launch_overhead_s, turnaround_cycles
from mgpusim.cost.operations import pipe_cycles, unroll_factor
from mgpusim.cost.traffic import spill_cycles, spill_pipe, store_cost
from tests.helpers.examples import examples

GPUS = {name: load_gpu(name) for name in list_gpus()}
RULES: dict[str, tuple[Callable[[GpuSpec], Any], tuple[str, ...]]] = {
    # rule: what it computes, and the fields it may depend on
    "fetch": (
        lambda g: access_cost(g, "texture", 16).cycles(3.0, 32.0),
        ("texture.texels_per_cycle_128", "texture_l1.b_per_cycle"),
    ),
    "filtered": (lambda g: access_cost(g, "texture", 4, 4).cycles(3.0, 32.0), ("texture.linear_factor",)),
    "buffer": (lambda g: access_cost(g, "l1", 8, phase=128).cycles(2.0, 32.0), ("l1.b_per_cycle",)),
    "write": (lambda g: access_cost(g, "image_write", 16).cycles(0.0, 32.0), ("texture.image_write_b_per_cycle",)),
    "constant": (lambda g: access_cost(g, "constant", 4).cycles(3.0, 32.0), ("constant.b_per_cycle",)),
    "local": (lambda g: access_cost(g, "local", 4).cycles(5.0, 32.0), ("local.b_per_cycle",)),
    "operation": (
        lambda g: pipe_cycles(g, "fma", 32, 4, "value", 64)["fp"],
        ("core.ops.fma.per_cycle",),
    ),
    "address": (lambda g: pipe_cycles(g, "idiv", 32, 1, "address", 64)["int"], ("model.index_division_ops",)),
    "result": (lambda g: result_latency_cycles(g, "sfu"), ("core.ops.sfu.latency_cycles",)),
    "issue": (lambda g: issue_latency_cycles(g, 64), ("model.issue_latency_cycles",)),
    "unroll": (lambda g: unroll_factor(g, 20.0, 64.0, False), ("model.unroll_limit_ops",)),
    "store": (lambda g: store_cost(g).as_read_b(256.0, 64.0, 2.0), ("model.partial_store_factor", "l2.b_per_cycle")),
    "spill": (lambda g: spill_cycles(g, 4, 64, g.l2.b_per_cycle / 2), ("l1.b_per_cycle", "l2.b_per_cycle")),
    "launch": (lambda g: launch_overhead_s(g, 3), ("launch.floor_s", "launch.image_s")),
    "group": (lambda g: group_start_cycles(g, 4), ("dispatch.warp_cycles", "dispatch.group_cycles")),
    "turnaround": (lambda g: turnaround_cycles(g, True), ("dispatch.turnaround_cycles",)),
    **{
        f"{level} of {kind}": (
            lambda g, kind=kind, level=level: getattr(path_latency(g, kind), level),
            ("l2.latency_cycles", "dram.latency_s", "texture.latency_cycles", "l1.latency_cycles", "atomics.global_cycles"),
        )
        for kind in ("texture", "local", "constant", "atomic", "global")
        for level in ("first", "to_l2", "to_dram", "beside")
    },
}


@examples(60)
@given(st.sampled_from(sorted(RULES)), st.sampled_from(sorted(GPUS)), st.lists(st.floats(0.05, 20.0), min_size=1, max_size=4))
def test_a_column_gives_what_its_points_give(rule: str, name: str, factors: list[float]) -> None:
    gpu = GPUS[name]
    of, fields = RULES[rule]
    for path in fields:
        value = numeric_fields(gpu).get(path)
        if not value:
            continue
        values = [float(value) * f for f in factors]
        column = np.broadcast_to(of(replaced(gpu, path, np.array(values))), len(values))
        assert column.tolist() == pytest.approx([of(replaced(gpu, path, v)) for v in values], rel=1e-12)


@given(
    st.sampled_from(sorted(GPUS)), st.sampled_from(PIPES), st.sampled_from([1, 2, 4, 8, 16]), st.integers(1, 64),
    st.integers(1, 64),
)  # fmt: skip
def test_an_access_costs_no_less_with_more_work(name: str, pipe: str, width_b: int, units: int, lanes: int) -> None:
    """And n alike together cost n times one: what the equations add up, the event engine charges one by one."""
    cost = access_cost(GPUS[name], pipe, width_b)
    one = cost.cycles(units, lanes)
    assert cost.cycles(units + 1, lanes) >= one
    assert cost.cycles(units, lanes + 1) >= one
    assert cost.cycles(7 * units, 7 * lanes) == pytest.approx(7 * one)


def test_levels_add_up_to_what_presets_state() -> None:
    for gpu in GPUS.values():
        fetch, load = path_latency(gpu, "texture"), path_latency(gpu, "global")
        assert load.first + load.to_l2 == pytest.approx(max(gpu.l2.latency_cycles, load.first))
        assert fetch.first + fetch.to_l2 >= gpu.l2.latency_cycles
        beyond = load.to_slc + load.to_dram
        assert load.first + load.to_l2 + beyond >= gpu.dram_latency_cycles or load.first > gpu.l2.latency_cycles
        if gpu.slc is not None:
            assert load.first + load.to_l2 + load.to_slc == pytest.approx(max(gpu.slc.latency_cycles, gpu.l2.latency_cycles))


def test_stores_by_hand() -> None:
    """Of 256 bytes stored 64 lie in two sectors not wholly written."""
    adreno = with_fields(load_gpu("adreno-640"), {"model.partial_store_factor": 3.0})
    assert store_cost(adreno).as_read_b(256, 64, 2) == 256 + 2 * 64
    own_rate = with_fields(adreno, {"l2.write_b_per_cycle": adreno.l2.b_per_cycle / 2})
    assert store_cost(own_rate).as_read_b(256, 64, 2) == 2 * (256 + 2 * adreno.l2.sector_b)


def test_spilled_registers_by_hand() -> None:
    """Three registers of 64 items, written and read again, at 32 bytes per cycle: of the L1, or of a share of the L2."""
    with_l1 = with_fields(load_gpu("mali-g72-mp12"), {"l1.b_per_cycle": 32.0})
    assert (spill_pipe(with_l1), spill_cycles(with_l1, 3, 64, 7.0)) == ("l1", 3 * 2 * 4 * 64 / 32)
    without = load_gpu("adreno-640")
    assert (spill_pipe(without), spill_cycles(without, 3, 64, 32.0)) == ("l2", 3 * 2 * 4 * 64 / 32)


def test_a_division_of_an_index_is_priced_as_additions() -> None:
    gpu = with_fields(load_gpu("nvidia-h200"), {"model.index_division_ops": 8.0})
    index, value = (pipe_cycles(gpu, "idiv", 32, 1, role, 32)["issue"] for role in ("address", "value"))
    assert index == 8.0 * pipe_cycles(gpu, "iadd", 32, 1, "value", 32)["issue"] < value


def test_unrolling_stays_within_limit_and_trips() -> None:
    gpu = with_fields(load_gpu("adreno-640"), {"model.unroll_factors": [1, 2, 4, 8], "model.unroll_limit_ops": 40.0})
    assert [unroll_factor(gpu, body, math.inf, "counted") for body in (5.0, 6.0, 20.0, 21.0)] == [8.0, 4.0, 2.0, 1.0]
    assert unroll_factor(gpu, 1.0, 3.0, "counted") == 2.0
    assert unroll_factor(with_fields(gpu, {"model.strided_unroll": 2}), 1.0, math.inf, "strided") == 2.0
    assert unroll_factor(gpu, 1.0, math.inf, "open") == 1.0
    assert unroll_factor(load_gpu("mali-t860-mp4"), 1.0, math.inf, "counted") == 1.0  # in order: nothing to gain
