"""How busy a GPU's units are while a network runs: kernel by kernel, weighted by what each takes in the run."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.predict import predict
from mgpusim.nn.planning.plan import Option, PlannedStep
from mgpusim.nn.running.prediction import NetworkPrediction
from mgpusim.nn.running.timing import weights_at
from mgpusim.trace.trace import launch_key
from mgpusim.workload.launch import Launch

__all__ = ["UNITS", "as_run", "busy"]

UNITS = ("cores", "alu", "lsu", "texture", "l2", "dram")


def as_run(option: Option) -> Launch:
    """Return the launch of a chosen kernel with its work group, its weights in no cache."""
    return msgspec.structs.replace(option.call.launch, local_size=option.locals[0], cold=weights_at(option))


def busy(found: NetworkPrediction, steps: Sequence[PlannedStep], gpu: GpuSpec) -> dict[str, float]:
    """Return the busy share of each unit over the time in which kernels run, and `of_run`, their share of the whole run.

    Parameters
    ----------
    steps : of `found`, each launch with one kernel and one work group.
    """
    known: dict[str, dict[str, float | None]] = {}
    sums = dict.fromkeys(UNITS, 0.0)
    times: list[float] = []
    for step, layer in zip(steps, found.layers, strict=True):
        if step.kind != "launch":
            continue
        launch = as_run(step.options[0])
        key = launch_key(launch)
        if key not in known:
            known[key] = predict(launch, gpu).utilization
        times.append(layer.time_us)
        for unit in UNITS:
            sums[unit] += layer.time_us * (known[key][unit] or 0.0)
    whole = math.fsum(times)
    return {unit: round(us / whole, 5) for unit, us in sums.items()} | {"of_run": round(whole / found.latency_us, 5)}
