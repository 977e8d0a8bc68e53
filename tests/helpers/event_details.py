"""Predictions with details of an event simulation, made by hand: what tests of reports share."""

from __future__ import annotations

from typing import Any

import msgspec

from mgpusim.engine.details import STALLS, CacheLevel, EventDetails, GroupSpan, LineCost, Series, Slice
from mgpusim.engine.prediction import Advice, Prediction
from mgpusim.workload.provenance import by_engine

SOURCE = """\
__kernel void conv(__global float *a, int n) {
    int i = get_global_id(0);
    float sum = 0;
    for (int k = 0; k < n; ++k)
        sum += a[i * n + k]; /* strided */
    a[i] = sum;
}
"""


def details(**changed: Any) -> EventDetails:
    """Return details of two cores with two slots each, groups of one warp; fields as `changed` says."""
    spans = tuple(
        GroupSpan(group=4 * turn + 2 * core + slot, core=core, slot=slot, start_us=10.0 * turn, end_us=10.0 * turn + 9.5)
        for turn in range(3) for core in range(2) for slot in range(2)
    )  # fmt: skip
    slices = tuple(
        s for g in spans[:4]
        for s in (
            Slice(g.group, 0, "loop, line 4", 4, g.start_us + 1, g.end_us - 1),
            Slice(g.group, 0, "barrier", 5, g.start_us + 2, g.start_us + 3),
        )
    )  # fmt: skip
    stalls = {**dict.fromkeys(STALLS, 0.0), "memory": 0.625, "issue": 0.25, "lsu": 0.11, "barrier": 0.015}
    lines = (
        LineCost(5, 0.71, {"memory": 0.6, "lsu": 0.11}, 4096.0, 1024, 3072, 0.375, 0.8125, 65536.0),
        LineCost(6, 0.19, {"issue": 0.19}, 128.0, 32, 32, None, None, 0.0),
        LineCost(4, 0.07, {"issue": 0.07}, 2048.0, 0, 0, None, None, 0.0),
        LineCost(0, 0.03, {"issue": 0.03}, 64.0, 0, 0, None, None, 0.0),
    )
    made = EventDetails(
        scheduler="gto", exact=False, converged=True, simulated_groups=12, simulated_cores=2, warp_instructions=123456,
        simulated_us=30.0, gap=1.25, stalls=stalls, occupancy=0.43,
        over_time=Series(0.0, 3.0, {
            "occupancy": (0.5,) * 9 + (0.25,), "issue": (0.1, 0.3) * 5, "texture": (0.0,) * 10, "dram": (0.77,) * 10,
        }),
        groups=spans, slices=slices,
        caches={"l1": CacheLevel(4000, 1480, 120, 512000.0, 192000.0, 0.31), "texture_l1": CacheLevel(0, 0, 0, 0.0, 0.0, 0.0),
                "l2": CacheLevel(2520, 2016, 63, 320000.0, 256000.0, 0.22)},
        lines=lines, wave_cycles=(5321.0, 5100.0, 5099.0),
    )  # fmt: skip
    return msgspec.structs.replace(made, **changed)


def prediction(**changed: Any) -> Prediction:
    """Return an analytic prediction on adreno-640; fields as `changed` says."""
    made = Prediction(
        provenance=by_engine("analytic", "adreno-640"),
        gpu="adreno-640", engine="analytic", kernel="conv", global_size=(64, 32, 4), local_size=(8, 4, 4), local_from="launch",
        latency_us=1234.0, interval_us=(876.0, 1779.0), bound="dram",
        breakdown_us={"launch": 3.4, "fp": 200.0, "dram": 800.6, "latency": 230.0},
        utilization={"cores": 0.9, "alu": 0.2, "texture": None, "lsu": 0.33, "local": 0.0, "l2": 0.41, "dram": 0.65},
        hit_rate={"l1": 0.375, "texture_l1": None, "l2": 0.8, "slc": None}, dram_b=22.2e6, l2_b=81e6,
        occupancy={"warp_size": 64, "warps_per_group": 2, "groups_per_core": 5, "warps_per_core": 10, "items_per_core": 640,
                   "limiter": "registers", "fraction": 0.42, "spilled": 0, "passes": 1},
        divergence=0.0625, flops=1e8, gflops=81.04, intensity={"l1": None, "texture_l1": None, "l2": 1.25, "dram": 4.5},
        op_mix={"fma": 0.6, "load": 0.4}, registers=(40, 52, 70), spilled_registers=0, guess_share=0.17,
        guesses={"model.latency_norm": 0.12}, waves=7, sampled_groups=12, n_groups=64, footprint_b=1e6,
        advice=(Advice("fewer registers", 925.5),),
    )  # fmt: skip
    return msgspec.structs.replace(made, **changed)
