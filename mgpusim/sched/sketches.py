"""Sketches: what the equations need of a shape, from a trace of little of its launch; those of one launch are kept together.

A sketch holds no rate and no clock of a GPU: with other ones the same sketches are evaluated again.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec
import numpy as np

from mgpusim.accuracy.run import Refusal
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.analytic import evaluate
from mgpusim.engine.estimate import Estimate
from mgpusim.engine.features import Features, features_of
from mgpusim.engine.predict import breakdown_of
from mgpusim.errors import InputError
from mgpusim.files import cache_dir, write_atomic
from mgpusim.sched.candidates import Shape
from mgpusim.trace.make import Work, make_trace
from mgpusim.trace.store import key_of
from mgpusim.trace.trace import FORMAT, gpu_key, launch_key
from mgpusim.workload.launch import Launch

__all__ = ["SKETCH_EVENTS", "Sketch", "evaluate_sketch", "load_sketches", "save_sketches", "sketch_of"]

SKETCH_EVENTS = 1_000_000
"""Accesses of a lane that a sketch executes. Of four shipped launches the best of 24 to 40 shapes by full traces was among the
best six by sketches of this size, which took a tenth of the time; a quarter of it was little quicker for kernels with long
loops."""


class Sketch(msgspec.Struct, frozen=True):
    """Features of a sketched trace, and of its occupancy what the equations read."""

    features: Features
    warp_size: int
    spilled: int
    turns: int


def sketch_of(launch: Launch, gpu: GpuSpec, work: Work) -> Sketch:
    """Return the sketch of `launch`; `work` is its kernel, opened once for all its shapes.

    Raises
    ------
    MgpusimError
        As `mgpusim.trace.trace.trace_launch`.

    >>> from mgpusim.arch.load import load_gpu
    >>> from mgpusim.workload.args import BufferArg
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (4096,), (BufferArg("float32", 4096),), local_size=(64,))
    >>> sketch_of(launch, load_gpu("adreno-640"), Work(launch)).warp_size
    64
    """
    trace = make_trace(launch, gpu, launch_key(launch), False, work, SKETCH_EVENTS)
    held = trace.meta.occupancy
    return Sketch(features_of(trace), held.warp_size, held.spilled, held.turns)


def evaluate_sketch(sketch: Sketch, gpu: GpuSpec) -> Estimate:
    """Return what the equations say of a sketch.

    Raises
    ------
    InputError
        The latency is not finite.
    """
    found = evaluate(sketch.features, gpu, sketch.warp_size, sketch.spilled, sketch.turns)
    latency_us = (gpu.launch.floor_s + found.cycles / gpu.clock.gpu_hz) * 1e6
    if not math.isfinite(latency_us):
        raise InputError(f"{gpu.name}: the latency is not finite; check the preset's rates for zeros")
    return Estimate(latency_us, breakdown_of(found, gpu))


def _to_plain(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return [value.dtype.str, value.shape, value.tobytes()]
    raise NotImplementedError(type(value))


def _from_plain(kind: type, value: Any) -> Any:
    dtype, shape, raw = value
    return np.frombuffer(raw, dtype).reshape(shape)


_DECODER = msgspec.msgpack.Decoder(dict[str, Sketch | None], dec_hook=_from_plain)


def _path(launch: Launch, gpu: GpuSpec) -> Any:
    left_open = msgspec.structs.replace(launch, local_size=None)
    key = key_of(FORMAT, "sketches/1", str(SKETCH_EVENTS), launch_key(left_open), gpu_key(gpu))
    return cache_dir() / "trace" / key[:2] / key


def load_sketches(launch: Launch, gpu: GpuSpec) -> dict[Shape, Sketch]:
    """Return the sketches of `launch` on `gpu` that the disk cache has, by shape."""
    path = _path(launch, gpu)
    try:
        found = _DECODER.decode(path.read_bytes())
    except FileNotFoundError:
        return {}
    except Exception:  # whatever a truncated or foreign file makes of the decoder: made anew
        with suppress(OSError):
            path.unlink()
        return {}
    return {_shape(name): sketch for name, sketch in found.items() if sketch is not None}


def save_sketches(launch: Launch, gpu: GpuSpec, sketches: Mapping[Shape, Sketch | Refusal]) -> None:
    """Keep sketches in the disk cache; a cache that cannot be written is done without."""
    kept = {"x".join(map(str, shape)): s for shape, s in sketches.items() if isinstance(s, Sketch)}
    with suppress(OSError):
        write_atomic(_path(launch, gpu), msgspec.msgpack.encode(kept, enc_hook=_to_plain))


def _shape(name: str) -> Shape:
    x, y, z = map(int, name.split("x"))
    return x, y, z
