"""Traces of launches on many GPUs, each made once.

Which GPUs share one, and which are made together, is what `mgpusim.engine.analytic.signature` says.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.analytic.equations import evaluate
from mgpusim.engine.analytic.prediction import flops_of
from mgpusim.engine.analytic.signature import Signature
from mgpusim.engine.features import Features, features_of
from mgpusim.errors import MgpusimError
from mgpusim.session import USUAL, Session
from mgpusim.trace.data import Trace
from mgpusim.trace.trace import gpu_key, trace_caches
from mgpusim.workload.launch import Launch

__all__ = ["Traced", "Traces"]

HELD = 512  # traces kept by a process, some 0.3 MB each; the disk has them all


class Traced(msgspec.Struct):
    """What is needed of a trace to evaluate points: its features, and figures that no rate or latency changes."""

    trace: Trace
    features: Features
    dram_b: float
    l2_b: float
    flops: float

    @property
    def local(self) -> str:
        """The work-group size as it is typed."""
        nd = self.trace.meta.ndrange
        return "x".join(map(str, nd.local[: nd.dim]))

    @property
    def warps_per_core(self) -> int:
        """Resident warps, the same on all GPUs that share the trace; their slots for warps may be more or fewer."""
        return self.trace.meta.occupancy.warps_per_core


class Traces:
    """The traces of one process; others find theirs on disk.

    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (1 << 16,), (BufferArg("float32", 1 << 16),), local_size=(256,))
    >>> gpu, traces = load_gpu("adreno-640"), Traces(session=Session(cache=False))
    >>> more = with_fields(gpu, {"registers.per_core": 2 * gpu.registers.per_core})
    >>> traces.get(launch, gpu) is traces.get(launch, more), traces.made
    (True, 1)
    """

    def __init__(self, session: Session = USUAL) -> None:
        self.session = session
        self.made = 0
        self._signatures: dict[Launch, Signature] = {}
        self._known: OrderedDict[Any, Traced | Exception] = OrderedDict()

    def get(self, launch: Launch, gpu: GpuSpec) -> Traced:
        """Return the trace of `launch` on `gpu`, or on a GPU that gives the same.

        Raises
        ------
        MgpusimError
            As `trace_launch`.
        """
        traced = self.all(launch, (gpu,))[0]
        if isinstance(traced, Exception):
            raise traced
        return traced

    def all(self, launch: Launch, gpus: Sequence[GpuSpec]) -> list[Traced | Exception]:
        """Return the trace of each GPU, or why it has none; those of GPUs that differ in caches only are made in one go."""
        keys = [(launch, *self._key(launch, gpu)) for gpu in gpus]
        missing: dict[Any, dict[Any, GpuSpec]] = {}
        for key, gpu in zip(keys, gpus, strict=True):
            if key not in self._known:
                missing.setdefault(key[:-1], {}).setdefault(key, gpu)
        for alike in missing.values():
            self._make(launch, alike)
        traced = []
        for key in keys:
            self._known.move_to_end(key)
            traced.append(self._known[key])
        while len(self._known) > HELD:
            self._known.popitem(last=False)
        return traced

    def _make(self, launch: Launch, alike: dict[Any, GpuSpec]) -> None:
        left = list(alike)
        try:
            for trace in _made_together(launch, list(alike.values()), self.session):
                self.made += isinstance(trace, Trace)
                self._known[left[0]] = _traced(trace, alike[left[0]]) if isinstance(trace, Trace) else trace
                del left[0]
        except Exception as error:  # a bug of ours, met by one GPU of thousands: said, and the others evaluated
            self._known.update(dict.fromkeys(left, error))

    def _key(self, launch: Launch, gpu: GpuSpec) -> tuple[object, object]:
        """Return what decides the shape of the launch on this GPU, and what its cache results."""
        signature = self._signatures.get(launch)
        if signature is None or (signature.meta is None and launch.local_size is not None):
            signature = self._signatures[launch] = Signature(launch, gpu, self.session)
        try:
            return signature.of(gpu)
        except MgpusimError:  # it does not fit: what the trace says of that does not depend on the GPUs seen before
            return gpu_key(gpu), ""


def _made_together(launch: Launch, gpus: Sequence[GpuSpec], session: Session) -> Iterator[Trace | MgpusimError]:
    """Yield the trace of each of some GPUs that differ in caches and rates only, or why there is none.

    What refuses one of them knows nothing of caches, and refuses the rest.
    """
    traces = trace_caches(launch, gpus, session=session)
    refused: MgpusimError | None = None
    for _ in gpus:
        if refused is None:
            try:
                yield next(traces)
                continue
            except MgpusimError as error:
                refused = error
        yield refused


def _traced(trace: Trace, gpu: GpuSpec) -> Traced:
    features, occupancy = features_of(trace), trace.meta.occupancy
    evaluation = evaluate(features, gpu, occupancy.warp_size, occupancy.spilled, occupancy.passes)
    return Traced(trace, features, float(evaluation.dram_b), float(evaluation.l2_b), float(flops_of(trace, features)))
