"""Waits for reads of unrolled loops: a batch of iterations against a count of its misses."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.cost.latency import path_latency
from mgpusim.engine.analytic.equations import _Equations
from mgpusim.engine.analytic.terms import MemoryTerms, PathTerms
from mgpusim.engine.features import features_of
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg
from mgpusim.workload.launch import Launch

GPU = load_gpu("nvidia-h200")
LATENCY = path_latency(GPU, "global")


@cache
def equations() -> _Equations:
    source = "kernel void k(global float *a) { a[get_global_id(0)] = 1.0f; }"
    trace = trace_launch(Launch(source, "k", (64,), (BufferArg("float32", 64),), local_size=(64,)), GPU, cache=False)
    return _Equations(features_of(trace), GPU, 32, 0, 1)


def waits(chance: float, beyond: float, iterations: int, batches: float) -> tuple[float, float]:
    """Cycles of the first batch and of all, of one read an iteration that misses L1 by chance, and of these L2 by chance."""
    one = MemoryTerms("global", 1.0, 0.0, chance, chance, chance, beyond, 0.0, chance * beyond)
    first, every = equations()._memory_cycles(PathTerms((), (one,)), float(iterations), (batches, 1.0))
    return float(first), float(every)


@settings(deadline=None)
@given(st.floats(0.01, 1.0), st.sampled_from([0.0, 0.1, 0.5, 1.0]), st.sampled_from([1, 2, 4, 8, 16]), st.sampled_from([1, 2, 4]))
def test_a_batch_waits_once_for_what_its_reads_miss(chance: float, beyond: float, iterations: int, batches: int) -> None:
    """Against a simulation of many loops: each batch takes a miss if any of its reads does, and DRAM's latency likewise."""
    batches = min(batches, iterations)
    first, every = waits(chance, beyond, iterations, batches)
    drawn = np.random.default_rng(1).random((20_000, batches, iterations // batches))
    missed, further = ((drawn < part).any(axis=2).sum(axis=1).mean() for part in (chance, chance * beyond))
    expected = batches * LATENCY.first + missed * LATENCY.to_l2 + further * LATENCY.to_dram
    assert every == pytest.approx(expected, rel=0.02)
    assert first == pytest.approx(every / batches)


def test_reads_one_after_the_other_miss_one_after_the_other() -> None:
    """Three dependent reads of a visit that miss are three waits, however many iterations there are."""
    chain = MemoryTerms("global", 3.0, 0.0, 3.0, 1.0, 3.0, 0.5, 0.0, 0.5)
    _, every = equations()._memory_cycles(PathTerms((), (chain,)))
    assert every == pytest.approx(3 * (LATENCY.first + LATENCY.to_l2 + 0.5 * LATENCY.to_dram))
