"""What an operator takes on the CPU of the GPU's chip: a roofline with an efficiency per kind of operator.

The figures are ESTIMATES, in one place, so that predictions of networks and placements agree:

- Arithmetic reaches a tenth of the CPU's peak; the peak counts all cores, of which little ones and clocks under load keep little.
- Depthwise convolutions reach half of that: each value loaded meets few multiplications.
- Sorting and suppression of boxes are serial. One core looks at each element once (`SCAN_CYCLES`) and sorts those above the
  threshold of scores (`KEPT`, which depends on the image), n log2 n steps of `SORT_CYCLES`.
- Everything moves its bytes at the CPU's bandwidth, and the longest of these is what it takes.
"""

from __future__ import annotations

import math

from mgpusim.arch.columns import Value, larger
from mgpusim.arch.spec.device import HostCpu
from mgpusim.nn.facts import rule_kind
from mgpusim.nn.graph import Graph, Operator

__all__ = [
    "FALLBACK_B_PER_S", "FALLBACK_FLOPS", "HOST_EFFICIENCY", "SERIAL_KINDS", "host_efficiency", "host_kind",
    "host_us",
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

    >>> host_us("conv2d", 50_000_000, 0, 10, None)
    20000.0
    """
    flops, rate, hz = (FALLBACK_FLOPS, FALLBACK_B_PER_S, FALLBACK_HZ) if host is None else (
        host.flops, host.memory_b_per_s, host.hz)  # fmt: skip
    took = larger(2.0 * macs / (host_efficiency(kind) * flops), bytes_b / rate)
    if kind in SERIAL_KINDS:
        kept = max(1.0, elements * (1.0 if kind in SORTS_ALL else KEPT))
        took = larger(took, (SCAN_CYCLES * elements + SORT_CYCLES * kept * math.log2(kept)) / hz)
    return took * 1e6
