"""What an operator takes on the CPU of the GPU's chip: a roofline with an efficiency per kind of operator.

The figures are ESTIMATES, in one place, so that predictions of networks and placements agree:

- Arithmetic reaches a tenth of the CPU's peak. Where the preset knows the types of cores (`host.types`), it is the peak of those
  that threads with equal shares keep busy. The slowest core used decides, so that little cores are often left out.
- Depthwise convolutions reach half of that: each value loaded meets few multiplications.
- Sorting and suppression of boxes are serial. The fastest core looks at each element once (`SCAN_CYCLES`). It sorts those above
  the threshold of scores (`KEPT`, which depends on the image), n log2 n steps of `SORT_CYCLES`.
- Everything moves its bytes at the CPU's bandwidth. An operator takes the longest of these, and `OPERATOR_S` to be handed to
  the threads. Reshapes take nothing.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from mgpusim.arch.columns import Value, larger
from mgpusim.arch.spec.device import CoreType, HostCpu
from mgpusim.nn.facts import rule_kind
from mgpusim.nn.graph import Graph, Operator

__all__ = [
    "FALLBACK_B_PER_S", "FALLBACK_FLOPS", "HOST_EFFICIENCY", "OPERATOR_S", "SERIAL_KINDS", "busy_cores", "host_efficiency",
    "host_kind", "host_us", "maps_buffers", "transfer_s",
]  # fmt: skip

FALLBACK_FLOPS, FALLBACK_B_PER_S, FALLBACK_HZ = 50e9, 10e9, 2e9
"""Of a CPU that the preset does not describe: the order of one big core of a phone."""
HOST_EFFICIENCY = 0.1
"""Share of the CPU's peak that an operator reaches there, if `OF_KIND` has no other."""
OF_KIND = {"depthwise_conv2d": 0.05}
SERIAL_KINDS = frozenset({"nms", "detection_output", "yolo_output", "top_k", "sort", "argsort"})
"""Work of one core that compares and moves, and does not multiply."""
SUPPRESSING = frozenset({"tflite_detection_postprocess", "nonmaxsuppression", "detectionoutput"})
"""Custom operators, in lower case, that suppress boxes."""
SCAN_CYCLES, SORT_CYCLES, KEPT = 2.0, 10.0, 0.05
SORTS_ALL = frozenset({"top_k", "sort", "argsort"})
OPERATOR_S = 5e-6
"""What it takes to hand an operator to the threads of the CPU and to wait for the last of them."""
FREE_KINDS = frozenset({"reshape", "update_slice"})
"""Work that names memory anew, or is done where the operands lie."""


def host_efficiency(kind: str) -> float:
    """Return the share of the CPU's peak that operators of a kind reach: an estimate.

    >>> host_efficiency("conv2d"), host_efficiency("depthwise_conv2d")
    (0.1, 0.05)
    """
    return OF_KIND.get(kind, HOST_EFFICIENCY)


def host_kind(graph: Graph, operator: Operator) -> str:
    """Return the kind by which the host's model knows an operator.

    >>> post = Operator("post", "custom", ("x",), ("y",), {"operator": "TFLite_Detection_PostProcess"})
    >>> host_kind(Graph("g", (post,), {}, ("x",), ("y",), "NHWC"), post)
    'nms'
    """
    own = str(operator.attributes.get("operator", "")).lower() if operator.kind == "custom" else ""
    return "nms" if own in SUPPRESSING else rule_kind(graph, operator)


def host_us(kind: str, macs: int, elements: int, bytes_b: int, host: HostCpu | None) -> Value:
    """Return what an operator takes on the CPU, in microseconds; a column where the CPU's figures are.

    Parameters
    ----------
    elements : of its largest input, which serial kinds scan and sort. `bytes_b` : that it reads and writes.
    host : None for a CPU that is not described.

    >>> round(host_us("conv2d", 50_000_000, 0, 10, None))
    20005
    """
    flops, rate, hz = (FALLBACK_FLOPS, FALLBACK_B_PER_S, FALLBACK_HZ) if host is None else (
        host.flops, host.memory_b_per_s, host.hz)  # fmt: skip
    if kind in FREE_KINDS:
        return 0.0
    if host is not None and host.types:
        flops = flops * busy_cores(host.types)[1]
    took = larger(2.0 * macs / (host_efficiency(kind) * flops), bytes_b / rate)
    if kind in SERIAL_KINDS:
        kept = max(1.0, elements * (1.0 if kind in SORTS_ALL else KEPT))
        took = larger(took, (SCAN_CYCLES * elements + SORT_CYCLES * kept * math.log2(kept)) / hz)
    return (took + OPERATOR_S) * 1e6


def busy_cores(types: Sequence[CoreType]) -> tuple[int, float]:
    """Return how many cores, the fastest first, do the most in equal shares, and what that is of the peak of all.

    >>> from mgpusim.arch.load import load_gpu
    >>> cores, share = busy_cores(load_gpu("adreno-640").host.types)  # 1 + 3 + 4 cores
    >>> cores, round(share, 2)
    (4, 0.71)
    """
    best, cores = (0, 0.0), 0
    for one in sorted(types, key=lambda t: -t.flops):
        cores += one.cores
        best = max(best, (cores, cores * one.flops), key=lambda pair: pair[1])
    return best[0], best[1] / sum(one.cores * one.flops for one in types)


def maps_buffers(host: HostCpu | None) -> bool:
    """Return whether the CPU can map buffers of the GPU, in place of copies; None is a CPU that is not described.

    >>> from mgpusim.arch.load import load_gpu
    >>> maps_buffers(load_gpu("adreno-640").host), maps_buffers(None)
    (True, False)
    """
    return host is not None and host.mapping != "copied"


def transfer_s(bytes_b: int, host: HostCpu | None, call_s: Value, *, mapped: bool) -> Value:
    """Return the seconds in which the CPU gets at a buffer of the GPU, or the GPU at one of the CPU.

    A copy is one host call and moves the bytes at the CPU's bandwidth. A mapping is two calls. Where caches are not coherent
    (`host.mapping`) its lines are written back, at that bandwidth at worst, which is what is taken.

    Parameters
    ----------
    call_s : of a host call, `mgpusim.cost.launch.enqueue_s`.
    mapped : whether the buffer is mapped, where the GPU's description says that it can be.

    >>> from mgpusim.arch.load import load_gpu
    >>> transfer_s(10**6, None, 1e-5, mapped=False)
    0.00011
    >>> transfer_s(10**6, load_gpu("intel-hd505").host, 1e-5, mapped=True)
    2e-05
    """
    rate = FALLBACK_B_PER_S if host is None else host.memory_b_per_s
    if not mapped or host is None or not maps_buffers(host):
        return call_s + bytes_b / rate
    return 2.0 * call_s + (bytes_b / rate if host.mapping == "maintained" else 0.0)
