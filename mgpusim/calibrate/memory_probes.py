"""The probes of memory: importing this module registers them.

Probes of latency come first: those of bandwidth choose their footprints by the capacities found. `after` names what each needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from mgpusim.calibrate import memory_bandwidth as bandwidth
from mgpusim.calibrate import memory_bandwidth_reading as speeds
from mgpusim.calibrate import memory_chase as chase
from mgpusim.calibrate import memory_chase_reading as times
from mgpusim.calibrate import memory_images as images
from mgpusim.calibrate import memory_images_reading as texels
from mgpusim.calibrate.memory_reading import Reading
from mgpusim.calibrate.probe import Ask, Facts, Finding, Inference, Point, Probe, probes

__all__: list[str] = []

_CLOCK = ("compute.clock", "compute.latency")
_CACHES = (*_CLOCK, "memory.dram_latency", "memory.chase_buffer")
_LINES = (*_CACHES, "memory.chase_line", "memory.chase_count", "memory.chase_image")


def _add(
    name: str,
    summary: str,
    asks: Callable[[Facts], Iterable[Ask]],
    read: Callable[[Reading, Sequence[Point]], None],
    after: tuple[str, ...] = _CLOCK,
) -> None:
    full = f"memory.{name}"

    def listed(facts: Facts) -> Sequence[Ask]:
        return list(asks(facts))

    def infer(points: Sequence[Point], facts: Facts, findings: Sequence[Finding]) -> Inference:
        reading = Reading(full, facts, findings)
        if points:
            read(reading, points)
        else:
            reading.notes.append("no launch of this probe was timed")
        return Inference(tuple(reading.findings), tuple(reading.curves), tuple(reading.notes))

    probes.register(full)(Probe(full, summary, listed, infer, after))


_add("dram_latency", "latency of dependent loads that miss every cache", chase.dram_latency_asks, times.read_dram)
_add(
    "chase_buffer", "latency of dependent loads over the size of a buffer", chase.chase_buffer_asks, times.read_buffer,
    (*_CLOCK, "memory.dram_latency"),
)  # fmt: skip
_add("chase_line", "latency over the stride of one pass: what a miss fetches", chase.chase_line_asks, times.read_line)
_add("chase_count", "latency over the number of lines: line size", chase.chase_count_asks, times.read_count, _CACHES)
_add("chase_ways", "latency over lines at conflicting strides: associativity", chase.chase_ways_asks, times.read_ways, _CACHES)
_add(
    "chase_tlb", "latency over the number of pages: reach of translation", chase.chase_tlb_asks, times.read_tlb,
    (*_CACHES, "memory.chase_count"),
)  # fmt: skip
_add("loaded_latency", "latency of DRAM over the load on it", chase.loaded_asks, times.read_loaded)
_add(
    "chase_image",
    "latency of dependent image fetches: the texture cache",
    chase.chase_image_asks,
    times.read_image,
    (*_CACHES, "memory.chase_count"),
)
_add(
    "chase_constant",
    "latency of dependent loads of constant memory over its size",
    chase.chase_constant_asks,
    times.read_constant,
)
_add("chase_local", "latency of dependent loads of local memory", chase.chase_local_asks, times.read_local)
_add(
    "bandwidth_buffer", "bandwidth of buffers over the footprint", bandwidth.bandwidth_buffer_asks, speeds.read_bandwidth, _CACHES
)
_add(
    "bandwidth_width", "bandwidth of the first level over the bytes of a load", bandwidth.bandwidth_width_asks, speeds.read_width
)
_add("core_bandwidth", "bandwidth of one core alone over the footprint", bandwidth.core_bandwidth_asks, speeds.read_core)
_add("bandwidth_dram", "bandwidth of DRAM: read, write, copy", bandwidth.bandwidth_dram_asks, speeds.read_dram_bandwidth)
_add("local_bandwidth", "bandwidth of local memory by width", bandwidth.local_bandwidth_asks, speeds.read_local_bandwidth)
_add("local_banks", "time of local loads over the stride of lanes", bandwidth.local_banks_asks, speeds.read_local_banks)
_add(
    "constant_bandwidth", "loads of constant memory, one address for all or one each", bandwidth.constant_bandwidth_asks,
    speeds.read_constant_bandwidth, (*_CLOCK, "memory.chase_constant"),
)  # fmt: skip
_add(
    "image_rate", "image fetches by format and by how four neighbours lie", images.image_rate_asks, texels.read_image_rate, _LINES
)
_add("image_layout", "lines that four texels lie in, by distance", images.image_layout_asks, texels.read_layout, _LINES)
_add(
    "bandwidth_image", "bandwidth of images over the footprint", images.bandwidth_image_asks, texels.read_image_bandwidth,
    (*_LINES, "memory.image_rate", "memory.bandwidth_buffer"),
)  # fmt: skip
_add("image_store", "image writes", images.image_store_asks, texels.read_image_store)
_add(
    "atomics_global", "additions to one and to many addresses", bandwidth.atomics_global_asks, speeds.read_atomics_global,
    (*_LINES, "memory.bandwidth_buffer", "memory.bandwidth_image", "memory.partial_store"),
)  # fmt: skip
_add(
    "atomics_local", "additions to local memory", bandwidth.atomics_local_asks, speeds.read_atomics_local,
    (*_CLOCK, "memory.local_banks"),
)  # fmt: skip
_add(
    "partial_store", "stores of a part of a sector against whole ones", bandwidth.store_asks, speeds.read_stores,
    (*_LINES, "memory.bandwidth_buffer", "memory.bandwidth_image"),
)  # fmt: skip
