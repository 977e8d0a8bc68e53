"""Trace: a launch on one GPU, ready for any engine; made once and cached."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import numpy as np

from mgpusim.arch.occupancy import Occupancy, occupancy
from mgpusim.arch.spec import GpuSpec
from mgpusim.opencl.analysis import KernelFacts, OpKey, PathCounts, kernel_facts
from mgpusim.opencl.ir import Function, Module
from mgpusim.opencl.simt import CompiledKernel, Geometry
from mgpusim.trace.plan import Plan, make_plan
from mgpusim.trace.record import AccessSite, Recording, record
from mgpusim.trace.shape import SITE_FIELDS, WaveSample, shape_waves
from mgpusim.trace.store import key_of, load_or_make
from mgpusim.workload.args import LocalArg, arg_to_dict
from mgpusim.workload.launch import Launch
from mgpusim.workload.ndrange import NDRange, resolve
from mgpusim.workload.program import executor_args, open_module, pick_kernel, source_of_launch

__all__ = ["BlockInfo", "RegionInfo", "SiteInfo", "Trace", "TraceMeta", "trace_launch"]

Array = np.ndarray[Any, Any]
FORMAT = "trace/5"
_PILOT_GROUPS = 2


class SiteInfo(msgspec.Struct, frozen=True):
    """An access site of the trace: where in the source, what it does, which pipe and argument it uses.

    `pipe` is l1, texture, constant, local, image_write or atomic; `arg` the parameter's name, "" for none or several.
    """

    kind: str
    space: str
    width_b: int
    line: int
    position: int
    region: int
    pipe: str
    arg: str
    taps: int = 1


class BlockInfo(msgspec.Struct, frozen=True):
    """Operations of one block per lane, as (class, bits, components, role, count)."""

    ops: tuple[tuple[str, int, int, str, float], ...]
    region: int


class RegionInfo(msgspec.Struct, frozen=True):
    """Code visited together; see `mgpusim.opencl.analysis.Region`. `parent` is the enclosing region's index or -1."""

    loop: int
    parent: int
    load_words: float
    has_barrier: bool
    innermost: bool
    critical: PathCounts
    recurrence: PathCounts


class TraceMeta(msgspec.Struct, frozen=True):
    """Everything of a trace that is not an array."""

    kernel: str
    ndrange: NDRange
    occupancy: Occupancy
    registers: tuple[int, int, int]
    local_b: int
    private_b: int
    sites: tuple[SiteInfo, ...]
    blocks: tuple[BlockInfo, ...]
    regions: tuple[RegionInfo, ...]
    n_waves: int
    resident: int
    n_cores: int
    complete: bool
    sampled_groups: int
    footprint_b: float
    uses_local_ids: bool


class Trace(msgspec.Struct):
    """A launch shaped for one GPU: facts in `meta`, per sampled wave the arrays of `WaveSample`."""

    meta: TraceMeta
    waves: list[WaveSample]

    def to_bytes(self) -> bytes:
        """Return the trace as one .npz file."""
        buffer = io.BytesIO()
        arrays = {f"{i}_{f}": getattr(w, f) for i, w in enumerate(self.waves) for f in _WAVE_ARRAYS}
        index = np.array([w.index for w in self.waves])
        np.savez(buffer, meta=np.frombuffer(msgspec.json.encode(self.meta), np.uint8), index=index, **arrays)
        return buffer.getvalue()

    @classmethod
    def from_bytes(cls, data: bytes) -> Trace:
        """Read what `to_bytes` wrote."""
        with np.load(io.BytesIO(data)) as found:
            meta = msgspec.json.decode(found["meta"].tobytes(), type=TraceMeta)
            waves = [
                WaveSample(index=int(n), **{f: found[f"{i}_{f}"] for f in _WAVE_ARRAYS}) for i, n in enumerate(found["index"])
            ]
        return cls(meta, waves)


_WAVE_ARRAYS = ("groups", "warps", "visits", "lanes", "region_visits", "sites")


def _gpu_key(gpu: GpuSpec) -> str:
    """The fields of a GPU that decide a trace: structure and sizes, not clocks, rates or latencies."""
    caches = [gpu.l1, gpu.texture_l1, gpu.l2, gpu.slc]
    shown = [
        (
            c.size_b,
            c.line_b,
            c.sector_b,
            c.ways,
            c.index_hash,
            c.replacement,
            c.write_policy,
            c.allocate_on_write,
            c.survives_launch,
            c.serves,
            c.b_per_cycle if c is gpu.l1 else 0,
        )
        if c is not None
        else None
        for c in caches
    ]
    core = gpu.core
    fields = (
        gpu.family,
        gpu.shader_cores,
        core.warp_sizes,
        core.max_warps,
        core.max_groups,
        core.max_items,
        gpu.registers,
        gpu.limits,
        shown,
        (gpu.local.on_chip, gpu.local.size_b, gpu.local.max_per_group_b, gpu.local.banks, gpu.local.bank_b, gpu.local.alloc_b),
        gpu.constant.size_b,
        (gpu.texture.layout, gpu.texture.tile_w, gpu.texture.tile_h),
    )
    return msgspec.json.encode(fields).decode()


def _geometry(nd: NDRange) -> Geometry:
    geometry = Geometry(nd.global_padded, nd.local, nd.offset)
    geometry.dims = nd.dim
    return geometry


def _static_local_b(module: Module, function: Function) -> int:
    """Bytes of the local arrays this kernel declares: clang names them KERNEL.ARRAY."""
    return sum(v.type.size_b for v in module.globals.values() if v.space == 3 and v.name.startswith(function.name + "."))


class _Work:
    """The lazily opened kernel of a launch: nothing is compiled or executed while everything is cached."""

    def __init__(self, launch: Launch) -> None:
        self.launch = launch
        self._module: Module | None = None
        self._compiled: CompiledKernel | None = None
        self._args: list[Any] | None = None

    @property
    def module(self) -> Module:
        if self._module is None:
            self._module = open_module(self.launch)
        return self._module

    @property
    def function(self) -> Function:
        return pick_kernel(self.module, self.launch)

    @property
    def compiled(self) -> CompiledKernel:
        if self._compiled is None:
            self._compiled = CompiledKernel(self.module, self.function.name, full=False)
        return self._compiled

    def args(self) -> list[Any]:
        if self._args is None:
            self._args = executor_args(self.function, self.launch)
        return self._args


def trace_launch(launch: Launch, gpu: GpuSpec, *, cache: bool = True) -> Trace:
    """Return the trace of `launch` on `gpu`.

    Parameters
    ----------
    cache : read and write the disk cache of recordings and traces.

    Raises
    ------
    InputError, CompileError, UnsupportedError, ExecutionError
        What is wrong with the launch, its source or its execution.

    Examples
    --------
    >>> from mgpusim.arch.load import load_gpu
    >>> from mgpusim.workload.args import BufferArg
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (4096,), (BufferArg("float32", 4096),), local_size=(64,))
    >>> trace = trace_launch(launch, load_gpu("adreno-640"), cache=False)
    >>> trace.meta.occupancy.warp_size, trace.meta.ndrange.n_groups
    (64, 64)
    """
    source = source_of_launch(launch)
    spelled = msgspec.json.encode(
        [
            launch.entry,
            launch.global_size,
            launch.local_size,
            launch.pad,
            launch.offset,
            [arg_to_dict(a) for a in launch.args],
        ]
    )
    identity = key_of(FORMAT, source.key, spelled, *_files(launch))
    key = key_of(identity, _gpu_key(gpu))
    return load_or_make("trace", key, Trace.from_bytes, lambda: _make(launch, gpu, identity, cache), Trace.to_bytes, cache)


def _files(launch: Launch) -> list[str]:
    """Modification stamps of files that initialise arguments."""
    out = []
    for arg in launch.args:
        init = getattr(arg, "init", None)
        if init is not None and init.kind == "file":
            from pathlib import Path

            stat = Path(str(init.value)).stat()
            out.append(f"{init.value}:{stat.st_size}:{stat.st_mtime_ns}")
    return out


def _make(launch: Launch, gpu: GpuSpec, identity: str, cache: bool) -> Trace:
    work = _Work(launch)
    function = work.function
    static_b = _static_local_b(work.module, function)
    facts = kernel_facts(function, static_b)
    nd = resolve(launch, gpu, function, registers=facts.registers[1])
    local_b = static_b + sum(a.bytes for a in launch.args if isinstance(a, LocalArg))
    has_barrier = any(r.has_barrier for r in facts.regions)
    held = occupancy(gpu, nd.items_per_group, facts.registers[1], local_b, barriers=has_barrier, spill=True)
    plan, recording = _record(work, nd, facts, gpu, held, identity, cache)
    waves, footprint = shape_waves(recording, facts, gpu, held, plan)
    return Trace(_meta(work, facts, nd, held, plan, recording, footprint, local_b, gpu), waves)


def _record(
    work: _Work, nd: NDRange, facts: KernelFacts, gpu: GpuSpec, held: Occupancy, identity: str, cache: bool
) -> tuple[Plan, Recording]:
    geometry = _geometry(nd)

    def run(groups: list[int]) -> Recording:
        key = key_of("recording/1", identity, repr(nd), repr(groups))
        return load_or_make(
            "recording",
            key,
            Recording.from_bytes,
            lambda: record(work.compiled, geometry, np.array(groups), work.args()),
            Recording.to_bytes,
            cache,
        )

    pilots = sorted({0, nd.n_groups // 2})[:_PILOT_GROUPS]
    pilot = run(pilots)
    plan = make_plan(nd.n_groups, gpu.shader_cores, held.groups_per_core, nd.items_per_group, float(len(pilot.event_site)))
    return plan, pilot if list(plan.groups) == pilots else run(list(plan.groups))


def _meta(
    work: _Work,
    facts: KernelFacts,
    nd: NDRange,
    held: Occupancy,
    plan: Plan,
    recording: Recording,
    footprint: float,
    local_b: int,
    gpu: GpuSpec,
) -> TraceMeta:
    from mgpusim.trace.shape import _Shaper

    shaper = _Shaper(recording, facts, gpu, held, plan)
    region_of = [facts.flow.loop_of[p] + 1 for p in range(len(facts.flow.order))]
    args = facts.function.args
    sites = []
    for i, site in enumerate(recording.sites):
        objects = np.unique(recording.event_object[recording.event_site == i]).tolist()
        pipe = shaper.route(site, objects[0])[0] if objects else _static_pipe(site)
        name = args[objects[0]].name if len(objects) == 1 and 0 <= objects[0] < len(args) else ""
        width = shaper.width(site, objects[0]) if objects else site.width_b
        sites.append(
            SiteInfo(site.kind, site.space, width, site.line, site.position, region_of[site.position], pipe, name, site.taps)
        )
    blocks = tuple(
        BlockInfo(tuple((k.cls, k.bits, k.ncomp, k.role, float(c)) for k, c in mix.items()), region_of[p])
        for p, mix in enumerate(facts.mix)
    )
    regions = tuple(
        RegionInfo(
            r.loop,
            facts.flow.loops[r.loop].parent + 1 if r.loop >= 0 else -1,
            r.load_words,
            r.has_barrier,
            r.innermost,
            r.critical,
            r.recurrence,
        )
        for r in facts.regions
    )
    return TraceMeta(
        kernel=facts.function.name,
        ndrange=nd,
        occupancy=held,
        registers=facts.registers,
        local_b=local_b,
        private_b=facts.private_b,
        sites=tuple(sites),
        blocks=blocks,
        regions=regions,
        n_waves=plan.n_waves,
        resident=plan.resident,
        n_cores=plan.n_cores,
        complete=plan.complete,
        sampled_groups=len(plan.groups),
        footprint_b=footprint,
        uses_local_ids=facts.uses_local_ids,
    )


def _static_pipe(site: AccessSite) -> str:
    return {"texture": "texture", "image_write": "image_write", "atomic": "atomic"}.get(
        site.kind, "local" if site.space == "local" else "l1"
    )


def ops_total(trace: Trace) -> dict[OpKey, float]:
    """Return warp-level operations of the sampled waves by key: what the warps executed."""
    total: dict[OpKey, float] = {}
    visits = sum(w.visits.sum(axis=0) for w in trace.waves)
    for block, count in zip(trace.meta.blocks, np.asarray(visits).tolist(), strict=True):
        for cls, bits, ncomp, role, n in block.ops:
            key = OpKey(cls, bits, ncomp, role)
            total[key] = total.get(key, 0.0) + n * count
    return total


def site_table(trace: Trace) -> Array:
    """Return the site counters of all sampled waves and cores summed, float64 (sites, len(SITE_FIELDS))."""
    empty = np.zeros((max(1, len(trace.meta.sites)), len(SITE_FIELDS)))
    return np.asarray(sum((w.sites.sum(axis=0) for w in trace.waves), empty))
