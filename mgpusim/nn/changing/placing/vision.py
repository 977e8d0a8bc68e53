"""Leaves vision operators of a network whose kernels are arranged to the CPU, where that is faster."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from mgpusim.nn.changing.change import NetworkRuns
from mgpusim.nn.changing.placing.costs import PlacementCosts, placement_costs
from mgpusim.nn.changing.placing.cut import cut
from mgpusim.nn.graphs.operators import HOST_KINDS
from mgpusim.nn.host.cpu import maps_buffers
from mgpusim.nn.planning.arrangement import KernelArrangement
from mgpusim.nn.planning.plan import NetworkPlan
from mgpusim.nn.planning.planner import PreparedNetwork, plan_network
from mgpusim.nn.running.prediction import NetworkPrediction


class HostShare(NamedTuple):
    """A network with operators on the CPU.

    Attributes
    ----------
    on_host : operators that the CPU computes although there are kernels; none where the GPU is faster.
    mapped : tensors that cross are mapped, in place of copies.
    plan, prediction : of the network so.
    """

    on_host: tuple[str, ...]
    mapped: bool
    plan: NetworkPlan
    prediction: NetworkPrediction


def vision_on_host(
    prepared: PreparedNetwork, plan: NetworkPlan, arrangement: KernelArrangement, runs: NetworkRuns, *, batch: int | None
) -> HostShare:
    """Return a network with those vision operators on the CPU with which it is fastest.

    Operators that libraries compute on GPUs stay there. The exact cut (`mgpusim.nn.changing.placing.cut`), all vision operators
    on the CPU, and none are run in time. They are run with copies and, where the GPU's description allows, mapped buffers.

    Parameters
    ----------
    plan : of the network by `arrangement`, with all on the GPU that has a kernel.
    batch : images at once, as the network was prepared with.
    """
    run = runs.of(plan)
    best = HostShare((), False, plan, run)
    if not any(group.anchor.kind in HOST_KINDS for group in arrangement.groups):
        return best
    target = plan.target
    for mapped in (False, True) if maps_buffers(target.gpu.host) else (False,):
        costs = placement_costs(prepared, plan, run, mapped=mapped, arrangement=arrangement, **runs.timing)
        for on_host in _candidates(costs):
            operators = tuple(name for group in costs.groups if group.name in on_host for name in group.operators)
            placed = plan_network(
                prepared.model, target.gpu, prepared.chooser.library, precision=target.precision_name, batch=batch,
                arrangement=arrangement.without_reads(on_host), on_host=frozenset(operators), mapped=mapped,
            )  # fmt: skip
            host_share = HostShare(operators, mapped, placed, runs.of(placed))
            best = min(best, host_share, key=lambda share: share.prediction.latency_us)
    return best


def _candidates(costs: PlacementCosts) -> Iterator[frozenset[str]]:
    """Yield the groups to leave to the CPU: those of the cut, and all that can be there."""
    able = {
        group.name
        for group in costs.groups
        if group.kind in HOST_KINDS and None not in (group.gpu_us, group.cpu_us) and group.gpu_us != 0
    }
    parts = [
        part if part.name in able or part.gpu_us is None else msgspec.structs.replace(part, cpu_us=None) for part in costs.parts
    ]
    yield from dict.fromkeys(chosen for chosen in (cut(parts, costs.crossings) & able, frozenset(able)) if chosen)
