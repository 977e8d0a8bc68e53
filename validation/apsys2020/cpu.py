"""What the paper's networks take on the CPU alone, by the model of operators on the CPU (`mgpusim.nn.host.cpu`).

Bandwidth is that of the paper's table 1; all operators stay on the CPU, and nothing is copied. Types of cores are the preset's,
or those below, whose peaks add up to the paper's. Operators run on the type that does the most, as `mgpusim place` takes it.
"""

from __future__ import annotations

import math
from functools import cache

from operators import DEVICES

from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec.device import CoreType, HostCpu
from mgpusim.nn.host.cpu import host_us
from mgpusim.nn.planning.plan import PlannedStep
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.running.case import as_case

__all__ = ["PEAKS", "ZOO", "cpu_ms", "cpu_of"]

ZOO = {"nasnet": "nasnet_mobile"}
"""Names of the zoo where they differ from those of claims.csv."""
PEAKS = {"hikey970": (134.4e9, 18.9e9), "vivo_x30": (121.6e9, 13.2e9), "pixel3xl": (146.2e9, 22.6e9), "mi9": (214.8e9, 25.23e9)}
"""Peak and bandwidth of each device's CPU, table 1."""
TYPES = {
    "hikey970": (
        CoreType(name="Cortex-A73", cores=4, hz=2.36e9, flops=18.9e9, load_b_per_cycle=16.0),
        CoreType(name="Cortex-A53", cores=4, hz=1.84e9, flops=14.7e9, load_b_per_cycle=8.0, in_order=True),
    ),
    "pixel3xl": (
        CoreType(name="Cortex-A75", cores=4, hz=2.8e9, flops=22.4e9, load_b_per_cycle=16.0),
        CoreType(name="Cortex-A55", cores=4, hz=1.77e9, flops=14.2e9, int8_ratio=4.0, load_b_per_cycle=8.0, in_order=True),
    ),
}
"""Cores of the CPUs that no preset has: Kirin 970 and Snapdragon 845, eight FLOP a cycle each."""


def cpu_of(device: str) -> HostCpu:
    """Return the CPU of a device: its preset's, which goes by table 1, too, else one of these figures."""
    flops, b_per_s = PEAKS[device]
    stated = load_gpu(DEVICES[device]).host
    if stated is not None:
        return stated
    types = TYPES[device]
    return HostCpu(name=device, cores=8, hz=types[0].hz, flops=flops, memory_b_per_s=b_per_s, types=types)


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
    return math.fsum(float(host_us(step.host, of)) / 1e3 for step in _steps(network))
