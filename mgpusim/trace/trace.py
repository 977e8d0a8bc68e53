"""Trace: a launch on one GPU, ready for any engine; made once and cached."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from mgpusim.arch.families import family_of
from mgpusim.arch.fields import get_field
from mgpusim.arch.schema import about, paths_that_affect
from mgpusim.arch.spec import About, Affects, GpuSpec
from mgpusim.artefacts import key_of, load_or_make
from mgpusim.files import cache_dir
from mgpusim.session import USUAL, Session
from mgpusim.sources import foreign_stamp
from mgpusim.trace.data import Trace
from mgpusim.workload.args import arg_to_dict
from mgpusim.workload.device import built_for, compiler_stamp
from mgpusim.workload.launch import Launch
from mgpusim.workload.source import file_stamps, module_key

if TYPE_CHECKING:
    from mgpusim.trace.make import Sample
    from mgpusim.trace.plan import Plan
    from mgpusim.trace.shape import Shaper
    from mgpusim.trace.work import Work


def launch_key(launch: Launch) -> str:
    """Return the content hash of a launch: source, arguments with what initialises them, sizes."""
    spelled = msgspec.json.encode(
        [
            launch.entry,
            launch.global_size,
            launch.local_size,
            launch.pad,
            launch.offset,
            [arg_to_dict(a) for a in launch.args],
            *([True] if launch.allow_spill else []),
            *([launch.restored_b] if launch.restored_b else []),
            *([{"cold": launch.cold}] if launch.cold else []),
            *([{"global": launch.global_of}] if launch.global_of and launch.local_size is None else []),
        ]
    )
    return key_of(module_key(launch), spelled, *file_stamps(launch))


def gpu_key(gpu: GpuSpec, affects: tuple[Affects, ...] = ("trace", "occupancy", "cache")) -> str:
    """Return what a trace takes from a GPU: its structure and sizes, not clocks, rates or latencies.

    Parameters
    ----------
    affects : fields to take, by what their definitions say a change of them asks for.

    >>> gpu = load_gpu("adreno-640")
    >>> faster, larger = (with_fields(gpu, {path: 1 << 25}) for path in ("clock.gpu_hz", "l2.size_b"))
    >>> gpu_key(faster) == gpu_key(gpu), gpu_key(larger) == gpu_key(gpu), gpu_key(larger, ("trace",)) == gpu_key(gpu, ("trace",))
    (True, False, True)
    """
    tables, seen = _readers(affects)
    values = [None if (node := table(gpu)) is None else leaves(node) for table, leaves in tables]
    return msgspec.json.encode([values, [_seen(gpu, said, value) for said, value in seen]]).decode()


Reader = Callable[[Any], Any]


@lru_cache
def _readers(affects: tuple[Affects, ...]) -> tuple[tuple[tuple[Reader, Reader], ...], tuple[tuple[About, Reader], ...]]:
    """Return readers of tables and of their fields that are taken as they are, and the other fields with theirs."""
    tables: dict[str, list[str]] = {}
    seen = []
    for path in paths_that_affect(*affects):
        said = about(path)
        if said.through or said.where or said.absent:
            seen.append((said, _reader(path)))
        else:
            table, _, leaf = path.rpartition(".")
            tables.setdefault(table, []).append(leaf)
    return tuple((_reader(table), attrgetter(*leaves)) for table, leaves in tables.items()), tuple(seen)


def _reader(path: str) -> Reader:
    return attrgetter(path) if path else lambda gpu: gpu


def _seen(gpu: GpuSpec, said: About, value: Reader) -> Any:
    """Return what a trace takes from a field that it does not take as it is."""
    if said.through is not None:
        return said.through(gpu)
    if said.where and not get_field(gpu, said.where):
        return None
    stated = value(gpu)
    return get_field(gpu, said.absent) if stated is None and said.absent else stated


def structure_key(gpu: GpuSpec) -> str:
    """Return the hash of what of a GPU decides a trace: its fields, the source of a family that another package registers, and
    the version of the compiler that is run for it."""
    compiler = compiler_stamp(gpu)
    return key_of(gpu_key(gpu), foreign_stamp([family_of(gpu)]), *([compiler] if compiler else []))


def trace_launch(
    launch: Launch, gpu: GpuSpec, *, session: Session = USUAL, work: Work | None = None, plan: Plan | None = None
) -> Trace:
    """Return the trace of `launch` on `gpu`.

    Parameters
    ----------
    session : settings of the run.
    work : the opened kernel, where launches that differ in their sizes alone share it.
    plan : which groups to execute, where the caller knows better; it leaves groups out.

    Raises
    ------
    InputError, CompileError, UnsupportedError, ExecutionError
        What is wrong with the launch, its source or its execution.

    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (4096,), (BufferArg("float32", 4096),), local_size=(64,))
    >>> trace = trace_launch(launch, load_gpu("adreno-640"), session=Session(cache=False))
    >>> trace.meta.occupancy.warp_size, trace.meta.ndrange.n_groups
    (64, 64)
    """
    return next(trace_caches(launch, (gpu,), session=session, work=work, plan=plan))


def trace_caches(
    launch: Launch, gpus: Iterable[GpuSpec], *, session: Session = USUAL, work: Work | None = None, plan: Plan | None = None
) -> Iterator[Trace]:
    """Yield the traces of a launch on GPUs that differ in the sizes and policies of their caches, and in rates, only.

    Each is what `trace_launch` returns; the work that caches have no part in is done once for all: the kernel's execution, its
    coalescing, the order of its transactions. `mgpusim.engine.analytic.traces` makes those of such GPUs together.

    >>> from mgpusim.trace.data import SITE_FIELDS
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (4096,), (BufferArg("float32", 4096),), local_size=(64,))
    >>> gpu = load_gpu("adreno-640", {"l2.survives_launch": "true"})
    >>> small = with_fields(gpu, {"l2.size_b": 8192})
    >>> at = SITE_FIELDS.index("l2_hit_b")
    >>> [round(sum(w.sites[..., at].sum() for w in t.waves)) for t in trace_caches(launch, (gpu, small))]
    [32768, 16384]
    """
    identities: dict[str, str] = {}
    tracers: dict[str, Callable[[GpuSpec], Trace]] = {}

    def make(built: Launch, gpu: GpuSpec) -> Trace:
        if built.options not in tracers:
            tracers[built.options] = _tracer(built, gpu, identities[built.options], session, work, plan)
        return tracers[built.options](gpu)

    for gpu in gpus:
        built = built_for(launch, gpu)
        if built.options not in identities:
            identities[built.options] = launch_key(built)
        key = key_of(identities[built.options], structure_key(gpu), *([] if plan is None else [repr(plan)]))
        yield load_or_make("trace", key, Trace.from_bytes, partial(make, built, gpu), Trace.to_bytes, session.cache)


def _tracer(
    launch: Launch, gpu: GpuSpec, identity: str, session: Session, work: Work | None, plan: Plan | None
) -> Callable[[GpuSpec], Trace]:
    # the executor and the caches: not needed while the trace is cached
    from mgpusim.trace.make import fit, sampled, shaper_of, tracer_of, with_all_iterations
    from mgpusim.trace.work import Work

    if work is None or (work.launch.source, work.launch.options) != (launch.source, launch.options):
        work = Work(launch, session)
    work = work.sized(launch)
    fitted = fit(work, launch, gpu)
    if launch.cold:  # what a kernel does does not depend on where its data is
        identity = launch_key(msgspec.structs.replace(launch, cold=()))
    key = key_of(identity, structure_key(gpu), repr(plan), str(cache_dir()) if session.cache else "")
    if _shaped and _shaped[0].key == key:
        sample, shaper = _shaped[0].sample, _shaped[0].shaper.with_cold(launch.cold)
    else:
        sample = sampled(work, fitted, identity, plan=plan, session=session)
        shaper = shaper_of(fitted, sample)
    trace_of, flow = tracer_of(fitted, sample, shaper), fitted.facts.flow

    def trace(gpu: GpuSpec) -> Trace:
        shaped = with_all_iterations(trace_of(gpu), sample.recording, flow)
        _shaped[:] = [_Shaped(key, sample, shaper)] if shaper.size_b <= SHAPED_B else []
        return shaped

    return trace


class _Shaped(NamedTuple):
    key: str
    sample: Sample
    shaper: Shaper


SHAPED_B = 64 << 20
"""Bytes of the last launch's recording and transactions that a process keeps: it may be asked for with other arguments cold."""
_shaped: list[_Shaped] = []
