"""Bottlenecks of one launch: what more of each resource of a GPU, or less of each of its latencies, would buy.

Resources are fields that an architect would change together (the register file; all arithmetic rates; the bandwidth of the first
level); below them every field by itself. "10%" is what one tenth more buys, "double" twice as much; of latencies and overheads a
tenth less and half. Sizes that come in steps (cache sets, register files) take the nearest legal step, and say which.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import inspect

from mgpusim.arch.families import family_of
from mgpusim.arch.fields import get_field, numeric_fields, with_fields
from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.schema import about, entries, field_type
from mgpusim.arch.spec import RESOURCES, GpuSpec
from mgpusim.engine.analytic.traces import Traces
from mgpusim.engine.effects import effect_of
from mgpusim.engine.predict import engines
from mgpusim.errors import InputError, MgpusimError
from mgpusim.workload.launch import Launch
from mgpusim.workload.launches import LaunchLike, as_launch

__all__ = ["Bottleneck", "ResourceGain", "bottleneck", "resources"]

STEP = 0.1


class ResourceGain(msgspec.Struct, frozen=True):
    """What changing one resource does.

    Attributes
    ----------
    fields : the fields changed, all by the same factor.
    less : whether less of it is better.
    tenth, double : share of the latency saved by a tenth more and by twice as much (or less, and half); negative: it costs.
        None where the GPU cannot have it, such as a cache of a tenth more sets.
    elasticity : d log(latency) / d log(resource) at the smallest step that can be taken.
    note : which step was taken where it was not the one asked for.
    """

    name: str
    fields: tuple[str, ...]
    less: bool
    tenth: float | None
    double: float | None
    elasticity: float | None
    note: str = ""

    @property
    def best(self) -> float:
        """What it is ranked by: the saving of a tenth, then of twice as much."""
        return max(self.tenth or 0.0, 0.0) + 1e-3 * max(self.double or 0.0, 0.0)


class Bottleneck(msgspec.Struct, frozen=True):
    """What limits a launch on a GPU: gains of resources, and of fields by themselves, the largest first."""

    kernel: str
    gpu: str
    engine: str
    latency_us: float
    bound: str
    resources: tuple[ResourceGain, ...]
    fields: tuple[ResourceGain, ...]

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain values, schema `mgpusim.bottleneck/1`."""
        return {"schema": "mgpusim.bottleneck/1", **msgspec.to_builtins(self)}


def resources(gpu: GpuSpec) -> dict[str, tuple[str, ...]]:
    """Return the fields of each resource of this GPU, by its name.

    >>> from mgpusim.arch.load import load_gpu
    >>> resources(load_gpu("adreno-640"))["registers"]
    ('registers.per_core',)
    """
    found: dict[str, list[str]] = {name: [] for name in RESOURCES}
    for path, entry in entries().items():
        name = entry.about.resource
        if name in found and not entry.is_table and get_field(gpu, path) is not None:
            found[_renamed(gpu, name)].append(path)
    return {name: tuple(paths) for name, paths in found.items() if paths}


def _renamed(gpu: GpuSpec, resource: str) -> str:
    """Return what a resource is on this GPU: an L1 may be one of textures alone."""
    of_textures = gpu.l1 is not None and gpu.l1.serves == "texture" and gpu.texture_l1 is None
    return f"texture {resource}" if of_textures and resource in ("L1 bandwidth", "L1 size") else resource


def bottleneck(
    launch: LaunchLike, gpu: GpuLike, engine: str = "analytic", *, fields: bool | None = None,
    overrides: Overrides | None = None, cache: bool = True, on_progress: Callable[[int, int, str], None] | None = None,
) -> Bottleneck:  # fmt: skip
    """Return what more of each resource of a GPU, and of each field, would buy a launch.

    Parameters
    ----------
    launch : a `Launch`, the path of a launch file, or the name of a shipped example.
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    engine : name of a registered engine: whose times are compared.
    fields : also try every field by itself; by default with the analytic engine only, as that takes hundreds of predictions.
    overrides : fields of the GPU to change first, by dotted path, as in ``{"l2.size_b": "256KiB"}``.
    cache : use the disk cache of recordings and traces.
    on_progress : called with (done, to do, what is tried).

    Returns
    -------
    Bottleneck
        The latency in microseconds, and gains as shares of it, the largest first.

    Raises
    ------
    UnknownNameError
        There is no such engine, GPU or example.
    MgpusimError
        The launch cannot be predicted on the GPU as it is.

    Examples
    --------
    >>> from mgpusim.workload.args import BufferArg
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (1 << 20,), (BufferArg("float32", 1 << 20),), local_size=(256,))
    >>> found = bottleneck(launch, "adreno-640", fields=False, cache=False)
    >>> found.resources[0].name, found.resources[0].tenth > 0.05
    ('DRAM bandwidth', True)
    """
    engines.lookup(engine)
    launch, gpu = as_launch(launch), as_gpu(gpu, overrides)
    fields = engine == "analytic" if fields is None else fields
    time = _Timer(launch, gpu, engine, cache)
    base = time(gpu)
    alone = tuple(_fields(gpu)) if fields else ()
    grouped = resources(gpu)
    total, done = len(grouped) + len(alone), 0

    def tried(name: str, paths: tuple[str, ...]) -> ResourceGain:
        nonlocal done
        done += 1
        if on_progress is not None:
            on_progress(done, total, name)
        return _gain(name, paths, gpu, base[0], time)

    of_resources = [tried(name, paths) for name, paths in grouped.items()]
    of_fields = [tried(path, (path,)) for path in alone]
    meta = time.traces.get(launch, gpu).trace.meta
    return Bottleneck(
        meta.kernel, gpu.name, engine, base[0], base[1],
        tuple(sorted(of_resources, key=lambda g: -g.best)), tuple(sorted(of_fields, key=lambda g: -g.best)),
    )  # fmt: skip


class _Timer:
    """Latency of the launch on GPUs that differ from the first in a few fields."""

    def __init__(self, launch: Launch, gpu: GpuSpec, engine: str, cache: bool) -> None:
        self.launch, self.engine = launch, engine
        self.traces = Traces(cache)

    def __call__(self, gpu: GpuSpec) -> tuple[float, str]:
        from mgpusim.engine.estimate import analytic_estimate, estimate, event_estimate

        if self.engine not in ("analytic", "event"):
            found = estimate(self.launch, gpu, self.engine, cache=self.traces.cache)
        else:
            traced = self.traces.get(self.launch, gpu)
            if self.engine == "analytic":
                found = analytic_estimate(traced.trace, gpu, traced.features)
            else:
                found = event_estimate(self.launch, traced.trace, gpu, cache=self.traces.cache)
        return found.latency_us, found.bound


def _fields(gpu: GpuSpec) -> Iterator[str]:
    for path, value in numeric_fields(gpu).items():
        if value > 0 and about(path).resource:
            yield path


def _gain(name: str, paths: tuple[str, ...], gpu: GpuSpec, base_us: float, time: _Timer) -> ResourceGain:
    less = all(about(p).better == "less" for p in paths)
    tenth, note, elasticity = None, "", None
    found = _after(paths, gpu, 1.0 + STEP, less, time)
    if found is not None:
        taken, us = found
        tenth = 1.0 - us / base_us
        elasticity = math.log(us / base_us) / math.log(taken)
        if abs(taken - (1.0 / (1.0 + STEP) if less else 1.0 + STEP)) > 0.02:
            tenth, note = 1.0 - (us / base_us) ** (math.log(1.0 + STEP) / abs(math.log(taken))), f"from a step of {taken:.3g}x"
    twice = _after(paths, gpu, 2.0, less, time)
    double = 1.0 - twice[1] / base_us if twice is not None else None
    return ResourceGain(name, paths, less, tenth, double, elasticity, note)


def _after(paths: tuple[str, ...], gpu: GpuSpec, factor: float, less: bool, time: _Timer) -> tuple[float, float] | None:
    """Return the factor taken and the latency with it: the one asked for, or the next legal one up to twice as much."""
    for wanted in (factor, 1.25, 1.5, 2.0):
        if wanted < factor:
            continue
        scale = 1.0 / wanted if less else wanted
        try:
            values = {p: _scaled(gpu, p, scale) for p in paths if get_field(gpu, p)}
            if all(get_field(gpu, p) == v for p, v in values.items()):
                continue
            changed = with_fields(gpu, values)
            taken = next(iter(values.values())) / get_field(gpu, next(iter(values)))
            return taken, time(changed)[0]
        except InputError:
            continue
        except MgpusimError:
            return None
    return None


def _scaled(gpu: GpuSpec, path: str, factor: float) -> float | int:
    value: float = get_field(gpu, path) * factor
    if not isinstance(field_type(path), inspect.IntType):
        return float(value)
    table = path.rpartition(".")[0]
    if path.endswith(".size_b") and effect_of(path) == "cache":
        cache = get_field(gpu, table)
        unit: int = cache.line_b * cache.ways
        return round(value / unit) * unit
    if path == "registers.per_core":
        step: int = family_of(gpu).register_step(gpu)
        return max(1, round(value / step)) * step
    return max(1, round(value))
