"""Traces of a study, each made once: GPUs that differ in nothing a trace sees share one.

The key of a trace holds the register file and the limits of residency. Where the work-group size is given, those act on a trace
only through the occupancy, so that a hundred register files that admit the same groups have one trace.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec

from mgpusim.arch.occupancy import Occupancy, occupancy
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.analytic import evaluate
from mgpusim.engine.features import Features, features_of
from mgpusim.engine.predict import _flops
from mgpusim.errors import MgpusimError
from mgpusim.trace.data import Trace, TraceMeta
from mgpusim.trace.trace import gpu_key, launch_key, trace_launch
from mgpusim.workload.launch import Launch

__all__ = ["Traced", "Traces"]

HELD = 128  # traces kept by a process; the disk has them all
ONLY_RESIDENCY = (
    "registers.", "core.max_warps", "core.max_groups", "core.max_items", "local.size_b", "local.max_per_group_b", "local.alloc_b",
)  # fmt: skip
"""Fields that nothing but the occupancy depends on."""


class Traced(msgspec.Struct):
    """What is needed of a trace to evaluate points: its features, and figures that no rate or latency changes."""

    trace: Trace
    features: Features
    held: Occupancy
    dram_b: float
    l2_b: float
    flops: float

    @property
    def local(self) -> str:
        """The work-group size as it is typed."""
        nd = self.trace.meta.ndrange
        return "x".join(map(str, nd.local[: nd.dim]))


class _Residency(msgspec.Struct):
    """What decides the occupancy of a launch beside the GPU, known from its first trace."""

    items: int
    registers: int
    local_b: int
    barriers: bool

    @classmethod
    def of(cls, meta: TraceMeta) -> _Residency:
        return cls(meta.ndrange.items_per_group, meta.registers[1], meta.local_b, any(r.has_barrier for r in meta.regions))

    def key(self, gpu: GpuSpec) -> str:
        """Return the occupancy with and without spilling: whether a kernel may spill is for its trace to say."""
        found: list[Any] = []
        for spill in (False, True):
            try:
                held = occupancy(gpu, self.items, self.registers, self.local_b, barriers=self.barriers, spill=spill)
                found.append(msgspec.structs.astuple(held))
            except MgpusimError as error:
                found.append(str(error))
        return repr(found)


class Traces:
    """The traces of one process; others find theirs on disk.

    >>> from mgpusim.arch.load import load_gpu, with_fields
    >>> from mgpusim.workload.args import BufferArg
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (1 << 16,), (BufferArg("float32", 1 << 16),), local_size=(256,))
    >>> gpu, traces = load_gpu("adreno-640"), Traces(cache=False)
    >>> more = with_fields(gpu, {"registers.per_core": 2 * gpu.registers.per_core})
    >>> traces.get(launch, gpu) is traces.get(launch, more), traces.made
    (True, 1)
    """

    def __init__(self, cache: bool = True) -> None:
        self.cache = cache
        self.made = 0
        self._launches: dict[Launch, str] = {}
        self._residency: dict[str, _Residency] = {}
        self._known: OrderedDict[str, Traced] = OrderedDict()

    def get(self, launch: Launch, gpu: GpuSpec) -> Traced:
        """Return the trace of `launch` on `gpu`, or on a GPU that gives the same.

        Raises
        ------
        MgpusimError
            As `trace_launch`.
        """
        identity = self._launches.get(launch)
        if identity is None:
            identity = self._launches[launch] = launch_key(launch)
        key = self._key(identity, launch, gpu)
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        trace = trace_launch(launch, gpu, cache=self.cache)
        self.made += 1
        self._residency.setdefault(identity, _Residency.of(trace.meta))
        key = self._key(identity, launch, gpu)  # now that its registers are known
        self._known[key] = _traced(trace, gpu)
        if len(self._known) > HELD:
            self._known.popitem(last=False)
        return self._known[key]

    def _key(self, identity: str, launch: Launch, gpu: GpuSpec) -> str:
        residency = self._residency.get(identity)
        if residency is None or launch.local_size is None:  # a driver that chooses looks at the registers, too
            return f"{identity} {gpu_key(gpu)}"
        core = msgspec.structs.replace(gpu.core, max_warps=0, max_groups=0, max_items=0)
        registers = msgspec.structs.replace(
            gpu.registers, per_core=0, max_per_item=0, granularity=0, reserved=0, file_vec4=None, pool_granularity=None, steps=()
        )
        local = msgspec.structs.replace(gpu.local, size_b=0, max_per_group_b=0, alloc_b=0)
        bare = msgspec.structs.replace(gpu, core=core, registers=registers, local=local)
        return f"{identity} {gpu_key(bare)} {residency.key(gpu)}"


def _traced(trace: Trace, gpu: GpuSpec) -> Traced:
    features, held = features_of(trace), trace.meta.occupancy
    found = evaluate(features, gpu, held.warp_size, held.spilled, held.turns)
    return Traced(trace, features, held, float(found.dram_b), float(found.l2_b), float(_flops(trace, features)))
