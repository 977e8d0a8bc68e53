"""The event engine's run of a launch, with what of its loops is not simulated at the rate of what is."""

from __future__ import annotations

from typing import Any

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.analytic.equations import evaluate
from mgpusim.engine.event.orders import simulate_orders
from mgpusim.engine.event.simulation import EventRun
from mgpusim.engine.features import Features, features_of
from mgpusim.trace.data import Trace, as_executed
from mgpusim.workload.launch import Launch


def simulated(launch: Launch, trace: Trace, features: Features, gpu: GpuSpec, **options: Any) -> EventRun:
    """Simulate a launch as `simulate_orders` does, whose options these are.

    Of loops that count to very many iterations the trace has the first ones and the number of the others
    (`TraceMeta.run_share`). The launch with the first ones alone is simulated. The whole one takes longer by what the analytic
    engine says of the two: it knows what a start, a prologue or the dispatch of groups takes, which no iteration does again.
    """
    if not trace.meta.run_share:
        return simulate_orders(launch, trace, features, gpu, **options)
    part = as_executed(trace)
    own = features_of(part)
    run = simulate_orders(launch, part, own, gpu, **options)
    held = trace.meta.occupancy
    whole, run_part = (evaluate(f, gpu, held.warp_size, held.spilled, held.passes).cycles for f in (features, own))
    longer = whole / run_part
    asked, of_part = features.of_sites("l2_b"), own.of_sites("l2_b")
    return msgspec.structs.replace(
        run,
        cycles=run.cycles * longer,
        order_cycles=tuple(cycles * longer for cycles in run.order_cycles),
        traffic_ratio=asked / of_part if of_part > 0 else 1.0,
    )
