"""What the paper's networks take on the CPU alone, by the model of operators on the CPU (`mgpusim.nn.host`).

The shares of the CPU's peak in that model are estimates.

Peak and bandwidth are those of the paper's table 1; all operators stay on the CPU, and nothing is copied. Where the preset knows
the types of cores, threads with equal shares wait for the slowest of those used.
"""

from __future__ import annotations

import math
from functools import cache

from operators import DEVICES

from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec.device import HostCpu
from mgpusim.nn.asked import as_case
from mgpusim.nn.host import FALLBACK_HZ, host_us
from mgpusim.nn.plan import plan_network
from mgpusim.nn.planned import PlannedStep

__all__ = ["PEAKS", "ZOO", "cpu_ms", "cpu_of"]

ZOO = {"nasnet": "nasnet_mobile"}
"""Names of the zoo where they differ from those of claims.csv."""
PEAKS = {"hikey970": (134.4e9, 18.9e9), "vivo_x30": (121.6e9, 13.2e9), "pixel3xl": (146.2e9, 22.6e9), "mi9": (214.8e9, 25.23e9)}
"""Peak and bandwidth of each device's CPU, table 1."""


def cpu_of(device: str) -> HostCpu:
    """Return the CPU of a device: its preset's, which goes by table 1, too, else one of these figures."""
    flops, b_per_s = PEAKS[device]
    stated = load_gpu(DEVICES[device]).host
    # no operator of these networks depends on the clock
    return HostCpu(device, 8, FALLBACK_HZ, flops, b_per_s) if stated is None else stated


@cache
def _steps(network: str) -> tuple[PlannedStep, ...]:
    """Return the operators of a network, fused as TensorFlow Lite's, each a step of the CPU."""
    gpu = load_gpu("adreno-640")  # of which nothing is in the steps of the CPU
    case = as_case(ZOO.get(network, network), "tflite-gpu-2.1", precision="F32")
    names = frozenset(operator.name for operator in case.plan(gpu).graph.operators)
    steps = plan_network(case.graph, gpu, case.library, precision="F32", on_host=names).steps
    if any(step.kind != "host" or step.bytes_b for step in steps):
        raise ValueError(f"{network}: not all of it is on the CPU")
    return steps


def cpu_ms(network: str, device: str) -> float:
    """Return the milliseconds of a network on the CPU of a device of the paper."""
    of = cpu_of(device)
    return math.fsum(
        float(host_us(s.host_kind, s.host_macs, s.host_elements, s.host_b, of)) / 1e3 for s in _steps(network)
    )  # fmt: skip
