"""Trace: a launch on one GPU, ready for any engine; made once and cached."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from mgpusim.arch.families import family_of
from mgpusim.arch.spec import GpuSpec
from mgpusim.artefacts import key_of, load_or_make
from mgpusim.sources import foreign_stamp
from mgpusim.trace.data import Trace, phase_b
from mgpusim.workload.args import arg_to_dict
from mgpusim.workload.launch import Launch
from mgpusim.workload.source import source_of_launch

if TYPE_CHECKING:
    from mgpusim.trace.plan import Plan
    from mgpusim.trace.work import Work

__all__ = ["gpu_key", "launch_key", "structure_key", "trace_caches", "trace_launch"]


def launch_key(launch: Launch) -> str:
    """Return the content hash of a launch: source, arguments with what initialises them, sizes."""
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
    return key_of(source.key, spelled, *_files(launch))


def gpu_key(gpu: GpuSpec) -> str:
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
            (phase_b(gpu), c.banks, c.bank_b, c.tags_per_cycle, c.combining, c.store_b_per_cycle) if c is gpu.l1 else 0,
        )
        if c is not None
        else None
        for c in caches
    ]
    core, model = gpu.core, gpu.model
    unrolled = (model.unroll_factors, float(model.unroll_limit_ops), model.strided_unroll)  # decides on registers
    fields = (
        gpu.family,
        gpu.shader_cores,
        core.warp_sizes,
        core.max_warps,
        core.max_groups,
        core.max_items,
        core.sub_cores,
        gpu.registers,
        gpu.limits,
        shown,
        (gpu.local.on_chip, gpu.local.size_b, gpu.local.max_per_group_b, gpu.local.banks, gpu.local.bank_b, gpu.local.alloc_b),
        gpu.constant.size_b,
        (gpu.dram.burst_b, gpu.dram.write_b),
        model.registers_in_flight,
        unrolled if gpu.registers.per_load else None,
        (gpu.texture.layout, gpu.texture.tile_w, gpu.texture.tile_h),
    )
    return msgspec.json.encode(fields).decode()


def structure_key(gpu: GpuSpec) -> str:
    """Return the hash of what of a GPU decides a trace: its fields, and the source of a family that another package registers."""
    return key_of(gpu_key(gpu), foreign_stamp([family_of(gpu)]))


def trace_launch(
    launch: Launch, gpu: GpuSpec, *, cache: bool = True, work: Work | None = None, plan: Plan | None = None
) -> Trace:
    """Return the trace of `launch` on `gpu`.

    Parameters
    ----------
    cache : read and write the disk cache.
    work : the opened kernel, where launches that differ in their sizes alone share it.
    plan : which groups to execute, where the caller knows better; it leaves groups out.

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
    return next(trace_caches(launch, (gpu,), cache=cache, work=work, plan=plan))


def trace_caches(
    launch: Launch, gpus: Iterable[GpuSpec], *, cache: bool = True, work: Work | None = None, plan: Plan | None = None
) -> Iterator[Trace]:
    """Yield the traces of a launch on GPUs that differ in the sizes and policies of their caches, and in rates, only.

    Each is what `trace_launch` returns; the work that caches have no part in is done once for all: the kernel's execution, its
    coalescing, the order of its transactions. `mgpusim.engine.analytic.points` puts such GPUs together.

    Examples
    --------
    >>> from mgpusim.arch.fields import with_fields
    >>> from mgpusim.arch.load import load_gpu
    >>> from mgpusim.trace.data import SITE_FIELDS
    >>> from mgpusim.workload.args import BufferArg
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (4096,), (BufferArg("float32", 4096),), local_size=(64,))
    >>> gpu = load_gpu("adreno-640")
    >>> small = with_fields(gpu, {"l2.size_b": 8192})
    >>> at = SITE_FIELDS.index("l2_hit_b")
    >>> [round(sum(w.sites[..., at].sum() for w in t.waves)) for t in trace_caches(launch, (gpu, small), cache=False)]
    [32768, 16384]
    """
    identity = launch_key(launch)
    tracers: list[Callable[[GpuSpec], Trace]] = []

    def make(gpu: GpuSpec) -> Trace:
        if not tracers:
            tracers.append(_tracer(launch, gpu, identity, cache, work, plan))
        return tracers[0](gpu)

    for gpu in gpus:
        key = key_of(identity, structure_key(gpu), *([] if plan is None else [repr(plan)]))
        yield load_or_make("trace", key, Trace.from_bytes, partial(make, gpu), Trace.to_bytes, cache)


def _tracer(
    launch: Launch, gpu: GpuSpec, identity: str, cache: bool, work: Work | None, plan: Plan | None
) -> Callable[[GpuSpec], Trace]:
    # the executor and the caches: not needed while the trace is cached
    from mgpusim.trace.make import fit, sampled, tracer_of
    from mgpusim.trace.work import Work

    work = work or Work(launch, cache)
    fitted = fit(work, launch, gpu)
    return tracer_of(fitted, sampled(work, fitted, identity, plan=plan, cache=cache))


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
