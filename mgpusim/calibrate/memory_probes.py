"""The probes of memory: importing this module registers them."""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.calibrate import memory_bandwidth as bandwidth
from mgpusim.calibrate import memory_chase as chase
from mgpusim.calibrate import memory_images as images
from mgpusim.calibrate.probe import Ask, Facts, Finding, Inference, Point, Probe, probes

__all__: list[str] = []


def _todo(points: Sequence[Point], facts: Facts, findings: Sequence[Finding]) -> Inference:
    return Inference(notes=("figures are not read off yet",))


_CLOCK = ("compute.clock", "compute.latency")


def _add(name: str, summary: str, asks, infer, after=_CLOCK) -> None:  # type: ignore[no-untyped-def]
    def listed(facts: Facts) -> Sequence[Ask]:
        return list(asks(facts))

    probes.register(name)(Probe(name, summary, listed, infer, after))


_add("memory.chase_buffer", "latency of dependent loads over the size of a buffer", chase.chase_buffer_asks, _todo)
_add("memory.dram_latency", "latency of dependent loads that miss every cache", chase.dram_latency_asks, _todo)
_add("memory.chase_line", "latency over the stride of one pass: what a miss fetches", chase.chase_line_asks, _todo)
_add("memory.chase_count", "latency over the number of lines: line size", chase.chase_count_asks, _todo)
_add("memory.chase_ways", "latency over lines at conflicting strides: associativity", chase.chase_ways_asks, _todo)
_add("memory.chase_tlb", "latency over the number of pages: reach of translation", chase.chase_tlb_asks, _todo)
_add("memory.loaded_latency", "latency of DRAM over the load on it", chase.loaded_asks, _todo)
_add(
    "memory.chase_image",
    "latency of dependent image fetches: capacity and line of the texture cache",
    chase.chase_image_asks,
    _todo,
)
_add("memory.chase_constant", "latency of dependent loads of constant memory over its size", chase.chase_constant_asks, _todo)
_add("memory.chase_local", "latency of dependent loads of local memory", chase.chase_local_asks, _todo)
_add("memory.bandwidth_buffer", "bandwidth of buffers over the footprint", bandwidth.bandwidth_buffer_asks, _todo)
_add("memory.bandwidth_width", "bandwidth of the first level over the bytes of a load", bandwidth.bandwidth_width_asks, _todo)
_add("memory.core_bandwidth", "bandwidth of one core alone over the footprint", bandwidth.core_bandwidth_asks, _todo)
_add("memory.bandwidth_dram", "bandwidth of DRAM: read, write, copy", bandwidth.bandwidth_dram_asks, _todo)
_add("memory.local_bandwidth", "bandwidth of local memory by the bytes of a load", bandwidth.local_bandwidth_asks, _todo)
_add("memory.local_banks", "time of local loads over the stride of lanes", bandwidth.local_banks_asks, _todo)
_add(
    "memory.constant_bandwidth",
    "loads of constant memory, one address for all or one each",
    bandwidth.constant_bandwidth_asks,
    _todo,
)
_add("memory.atomics_global", "additions to one and to many addresses", bandwidth.atomics_global_asks, _todo)
_add("memory.atomics_local", "additions to local memory", bandwidth.atomics_local_asks, _todo)
_add("memory.partial_store", "stores of a part of a sector against whole ones", bandwidth.store_asks, _todo)
_add("memory.image_rate", "image fetches by format and by how four neighbours lie", images.image_rate_asks, _todo)
_add("memory.image_layout", "lines that four texels lie in, by distance and direction", images.image_layout_asks, _todo)
_add("memory.bandwidth_image", "bandwidth of images over the footprint", images.bandwidth_image_asks, _todo)
_add("memory.image_store", "image writes", images.image_store_asks, _todo)
