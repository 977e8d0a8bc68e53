"""Quick traces: what the equations need of a shape, from a trace of little of its launch; those of one launch are kept together.

A quick trace holds no rate and no clock of a GPU: with other ones the same quick traces are evaluated again.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from mgpusim.accuracy.run import Refusal
from mgpusim.arch.spec import GpuSpec
from mgpusim.artefacts import key_of, load, store
from mgpusim.engine.estimate import Estimate, estimate_of_features
from mgpusim.engine.features import F, Features, features_of
from mgpusim.opencl.analysis.cfg import ControlFlow
from mgpusim.session import Session
from mgpusim.trace.make import Budget, fit, iteration_scale, sampled, tracer_of
from mgpusim.trace.record import Recording
from mgpusim.trace.trace import launch_key, structure_key
from mgpusim.trace.work import Work
from mgpusim.workload.args import ImageArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.local_choice import Shape

QUICK_EVENTS = 1_000_000
"""Accesses of a lane that a quick trace executes. Of four shipped launches the best of 24 to 40 shapes by full traces was among
the best six by quick traces of this size, which took a tenth of the time; a quarter was little quicker for kernels with long
loops."""
RATED_QUICKLY = Budget(QUICK_EVENTS)

ITERATIONS, LEAST_ITERATIONS = 32, 8
LINE_B = 128


def iterations_of(work: Work) -> int:
    """Return how many iterations of a counting loop a quick trace runs: as many as its narrowest access needs for a line.

    >>> source = "kernel void f(global T *a) { for (int i = 0; i < 99; i++) a[i] = a[i + 1]; }"
    >>> launches = [Launch(source, "f", (64,), (BufferArg("float32", 999),), (64,), f"-DT={t}") for t in ("int", "int4")]
    >>> [iterations_of(Work(launch)) for launch in launches]
    [32, 8]
    """
    texels = min((a.texel_b for a in work.launch.args if isinstance(a, ImageArg)), default=LINE_B)
    spaces = {"global", "constant", "image"}
    widths = [texels if s.space == "image" else s.width_b for s in work.compiled.sites if s.space in spaces]
    return max(LEAST_ITERATIONS, min(ITERATIONS, LINE_B // max(1, min(widths, default=LINE_B))))


class QuickTrace(msgspec.Struct, frozen=True):
    """Features of a quick trace, of its occupancy what the equations read, and work items that run over those asked for."""

    features: Features
    warp_size: int
    spilled: int
    passes: int
    padding: float = 1.0


def quick_trace_of(launch: Launch, gpu: GpuSpec, work: Work, budget: Budget = RATED_QUICKLY) -> QuickTrace:
    """Return the quick trace of `launch`; `work` is its kernel, opened once for all its shapes.

    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (4096,), (BufferArg("float32", 4096),), local_size=(64,))
    >>> quick_trace_of(launch, load_gpu("adreno-640"), Work(launch)).warp_size
    64
    """
    work = work.sized(launch)
    fitted = fit(work, launch, gpu)
    sample = sampled(work, fitted, launch_key(launch), budget=budget, session=Session(cache=False))
    features, occupancy = features_of(tracer_of(fitted, sample)(gpu)), fitted.occupancy
    padding = fitted.ndrange.items / max(1, math.prod(fitted.ndrange.global_size))
    return QuickTrace(
        _whole(features, sample.recording, fitted.facts.flow), occupancy.warp_size, occupancy.spilled, occupancy.passes, padding
    )


def _whole(features: Features, recording: Recording, flow: ControlFlow) -> Features:
    """Return the features with each loop's counts as if it had run all its iterations, the others like those that were run."""
    if not recording.skipped:
        return features
    scale = iteration_scale(recording, flow)
    sites = features.sites * scale[features.site_region][:, None]
    fetched, before = (float(table[:, :, F["l2_b"]].sum()) for table in (sites, features.sites))
    return msgspec.structs.replace(
        features,
        ops=features.ops * scale[:, None],
        visits=features.visits * scale,
        sites=sites,
        fresh_b=features.fresh_b * (fetched / before if before else 1.0),
    )


def evaluate_quick_trace(quick: QuickTrace, gpu: GpuSpec) -> Estimate:
    """Return what the equations say of a quick trace.

    Raises
    ------
    InputError
        The latency is not finite.
    """
    return estimate_of_features(quick.features, quick, gpu, quick.padding)


def _to_plain(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return [value.dtype.str, value.shape, value.tobytes()]
    raise NotImplementedError(type(value))


def _from_plain(kind: type, value: Any) -> Any:
    dtype, shape, raw = value
    return np.frombuffer(raw, dtype).reshape(shape)


_ONE = msgspec.msgpack.Decoder(QuickTrace, dec_hook=_from_plain)
_DECODER = msgspec.msgpack.Decoder(dict[str, QuickTrace], dec_hook=_from_plain)


def write_quick_trace(quick: QuickTrace) -> bytes:
    """Return a quick trace as bytes."""
    return msgspec.msgpack.encode(quick, enc_hook=_to_plain)


def read_quick_trace(data: bytes) -> QuickTrace:
    """Read what `write_quick_trace` wrote."""
    return _ONE.decode(data)


def _key(launch: Launch, gpu: GpuSpec) -> str:
    left_open = msgspec.structs.replace(launch, local_size=None)
    return key_of(str(QUICK_EVENTS), launch_key(left_open), structure_key(gpu))


def load_quick_traces(launch: Launch, gpu: GpuSpec) -> dict[Shape, QuickTrace]:
    """Return the quick traces of `launch` on `gpu` that the disk cache has, by shape."""
    stored = load("quick_traces", _key(launch, gpu), _DECODER.decode) or {}
    return {_shape(name): quick for name, quick in stored.items()}


def save_quick_traces(launch: Launch, gpu: GpuSpec, quick_traces: Mapping[Shape, QuickTrace | Refusal]) -> None:
    """Keep quick traces in the disk cache; a cache that cannot be written is done without."""
    kept = {"x".join(map(str, shape)): s for shape, s in quick_traces.items() if isinstance(s, QuickTrace)}
    store("quick_traces", _key(launch, gpu), msgspec.msgpack.encode(kept, enc_hook=_to_plain))


def _shape(name: str) -> Shape:
    x, y, z = map(int, name.split("x"))
    return x, y, z
