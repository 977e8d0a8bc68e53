"""Waits for reads of unrolled loops: a batch of iterations against a count of its misses."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.cost.latency import path_latency
from mgpusim.engine.analytic.equations import _Equations
from mgpusim.engine.analytic.terms import MemoryTerms, PathTerms
from mgpusim.engine.features import features_of
from mgpusim.session import Session
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg
from mgpusim.workload.launch import Launch

GPU = load_gpu("nvidia-h200")
LATENCY = path_latency(GPU, "global")


@cache
def equations() -> _Equations:
    source = "kernel void k(global float *a) { a[get_global_id(0)] = 1.0f; }"
    trace = trace_launch(
        Launch(source, "k", (64,), (BufferArg("float32", 64),), local_size=(64,)), GPU, session=Session(cache=False)
    )
    return _Equations(features_of(trace), GPU, 32, 0, 1)


def waits(chance: float, beyond: float, iterations: int, batches: float) -> tuple[float, float]:
    """Cycles of the first batch and of all, of one read an iteration that misses L1 by chance, and of these L2 by chance."""
    one = MemoryTerms("global", 1.0, 0.0, chance, chance, chance, beyond, 0.0, chance * beyond)
    first, every = equations()._memory_cycles(PathTerms((), (one,)), float(iterations), (batches, 1.0))
    return float(first), float(every)


@given(st.floats(0.0, 1.0), st.sampled_from([0.0, 0.1, 0.5, 1.0]), st.sampled_from([1, 2, 4, 8, 16]), st.sampled_from([1, 2, 4]))
@example(chance=0.0859375, beyond=1.0, iterations=4, batches=1)
def test_a_batch_waits_once_for_what_its_reads_miss(chance: float, beyond: float, iterations: int, batches: int) -> None:
    """Against the mean of all loops: a batch takes a miss by the first of its reads that misses, and DRAM's latency likewise."""
    batches = min(batches, iterations)
    first, every = waits(chance, beyond, iterations, batches)
    missed, further = (sum(part * (1 - part) ** k for k in range(iterations // batches)) for part in (chance, chance * beyond))
    each = LATENCY.first + missed * LATENCY.to_l2 + further * LATENCY.to_dram
    assert (first, every) == pytest.approx((each, batches * each))


def test_reads_one_after_the_other_miss_one_after_the_other() -> None:
    """Three dependent reads of a visit that miss are three waits, however many iterations there are."""
    chain = MemoryTerms("global", 3.0, 0.0, 3.0, 1.0, 3.0, 0.5, 0.0, 0.5)
    _, every = equations()._memory_cycles(PathTerms((), (chain,)))
    assert every == pytest.approx(3 * (LATENCY.first + LATENCY.to_l2 + 0.5 * LATENCY.to_dram))
