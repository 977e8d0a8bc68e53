"""TVM's MetaSchedule on a GPU that is not there: a builder that stops at OpenCL source, and a runner that predicts.

A schedule for a phone is so searched on a laptop: `device` returns target, builder and runner for `tune_tir` of
`tvm.s_tir.meta_schedule`, as TVM (https://tvm.apache.org) has it from version 0.27. A candidate's time is that of its kernels one
after the other with the gaps between them. Candidates of a batch are predicted side by side, and none is kept in the disk cache:
a search asks for each once.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from concurrent import futures
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, NamedTuple

from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.estimate import estimate
from mgpusim.engine.predict import engines
from mgpusim.errors import InputError, MgpusimError
from mgpusim.limits import share_environ
from mgpusim.processes import QuietPool
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg
from mgpusim.workload.launch import Launch, launch_from_dict, launch_to_dict

AXES = "xyz"
_SESSION = Session(cache=False)
_Ran = tuple[list[float] | None, str | None]
"""Seconds, or what is wrong."""


class SearchDevice(NamedTuple):
    """What MetaSchedule's functions take: `target`, `builder` and `runner`."""

    target: Any
    builder: Any
    runner: Any


def target_of(gpu: GpuLike) -> Any:
    """Return TVM's target for a GPU: OpenCL with its limits."""
    spec = as_gpu(gpu)
    return _tvm().target.Target({
        "kind": "opencl", "device": spec.name, "thread_warp_size": spec.core.warp_sizes[0],
        "max_num_threads": spec.limits.max_work_group_size, "max_threads_per_block": spec.limits.max_work_group_size,
        "max_shared_memory_per_block": spec.local.max_per_group_b,
    })  # fmt: skip


def device(gpu: GpuLike, engine: str = "analytic", *, overrides: Overrides | None = None, jobs: int = 1) -> SearchDevice:
    """Return what MetaSchedule asks in place of a device.

    Parameters
    ----------
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    engine : whose times are taken.
    overrides : fields of the GPU to change first, by dotted path.
    jobs : processes that predict candidates at once. Scripts that ask for several need the usual ``__main__`` guard.

    Examples
    --------
    ::

        target, builder, runner = mgpusim.interop.tuners.tvm.device("adreno-640")
        tvm.s_tir.meta_schedule.tune_tir(mod, target, "work", 64, builder=builder, runner=runner,
                                            cost_model="random", strategy="replay-trace")
    """
    spec = as_gpu(gpu, overrides)
    engines.lookup(engine)
    _tvm()
    from tvm.ir.utils import derived_object
    from tvm.s_tir.meta_schedule.builder import BuilderResult, PyBuilder
    from tvm.s_tir.meta_schedule.runner import PyRunner, PyRunnerFuture, RunnerResult

    @derived_object
    class SourceBuilder(PyBuilder):  # type: ignore[misc]
        def build(self, build_inputs: Any) -> Any:
            return [BuilderResult(*_built(build_input)) for build_input in build_inputs]

    @derived_object
    class Future(PyRunnerFuture):  # type: ignore[misc]
        def __init__(self, ran: futures.Future[_Ran] | None, path: str) -> None:
            super().__init__()
            self.ran, self.path = ran, path

        def done(self) -> bool:
            return self.ran is None or self.ran.done()

        def result(self) -> Any:
            return RunnerResult(*(_ran(self.path, spec, engine) if self.ran is None else self.ran.result()))

    pool = QuietPool(jobs, environ=share_environ(jobs)) if jobs > 1 else None

    @derived_object
    class PredictingRunner(PyRunner):  # type: ignore[misc]
        def run(self, runner_inputs: Any) -> Any:
            paths = [str(runner_input.artifact_path) for runner_input in runner_inputs]
            return [Future(pool.submit(_ran, path, spec, engine) if pool else None, path) for path in paths]

    return SearchDevice(target_of(spec), SourceBuilder(), PredictingRunner())


def launches_of(mod: Any, target: Any) -> list[Launch]:
    """Return the kernels of a scheduled module of TVM as launches, in the order of its host code.

    Parameters
    ----------
    mod : IRModule whose loops are bound to work groups and items, with shapes that are known.
    target : as of `target_of`.

    Raises
    ------
    InputError
        TVM is not installed; there is no kernel, a size is not known, or a kernel takes what is no buffer.
    """
    tvm = _tvm()
    from tvm.tirx.build import codegen_build, split_host_device_mods

    host = tvm.target.Target("llvm" if tvm.runtime.enabled("llvm") else "c")
    pipeline, _, finalize = tvm.tirx.get_default_tir_pipeline(target)
    _, devices = split_host_device_mods(pipeline(tvm.tirx.transform.BindTarget(target.with_host(host))(mod)))
    out = []
    for own, kernels in devices.items():
        final = finalize()(kernels)
        source = str(codegen_build(final, own).inspect_source())
        for name, function in final.functions.items():
            out.append(_launch(source, str(name.name_hint), function))
    if not out:
        raise InputError("the module has no kernel: bind its loops to work groups and items, as a schedule does")
    return out


def _launch(source: str, entry: str, function: Any) -> Launch:
    extents: dict[str, int] = {}
    buffers: dict[str, BufferArg] = {}
    for node in _statements(function.body):
        if getattr(node, "attr_key", "") == "thread_extent":
            extents[str(node.node.thread_tag)] = _known(node.value, f"{entry}: {node.node.thread_tag}")
        elif type(node).__name__ == "DeclBuffer":
            shape = [_known(size, f"{entry}: {node.buffer.name}") for size in node.buffer.shape]
            buffers[str(node.data)] = BufferArg(str(node.buffer.dtype), math.prod(shape))
    missing = [str(param.name) for param in function.params if str(param.name) not in buffers]
    if missing:
        raise InputError(f"{entry}: {missing[0]} is no buffer whose size is known; give the module its shapes")
    local = [extents.get(f"threadIdx.{axis}", 1) for axis in AXES]
    whole = [n * extents.get(f"blockIdx.{axis}", 1) for n, axis in zip(local, AXES, strict=True)]
    args = tuple(buffers[str(param.name)] for param in function.params)
    return Launch(source, entry, tuple(whole), args, local_size=tuple(local), reads=())


def _statements(body: Any) -> Iterator[Any]:
    """Yield a statement and all below it; expressions are not looked into."""
    left = [body]
    while left:
        node = left.pop()
        yield node
        left += [statement for name in ("body", "then_case", "else_case") if (statement := getattr(node, name, None)) is not None]
        left += list(getattr(node, "seq", None) or ())


def _known(size: Any, what: str) -> int:
    try:
        return int(size)
    except TypeError:
        raise InputError(f"{what}: got {size}, expected a size that is known; give the module its shapes") from None


def _built(asked: Any) -> tuple[str | None, str | None]:
    try:
        launches = launches_of(asked.mod, asked.target)
    except Exception as error:  # TVM's own, of a schedule that does not lower
        return None, str(error)
    path = Path(mkdtemp(prefix="mgpusim-tvm-")) / "launches.json"  # MetaSchedule removes the folder
    path.write_text(json.dumps([launch_to_dict(launch) for launch in launches]), encoding="utf-8")
    return str(path), None


def _ran(path: str, gpu: GpuSpec, engine: str) -> _Ran:
    try:
        launches = [launch_from_dict(launch) for launch in json.loads(Path(path).read_text(encoding="utf-8"))]
        us = math.fsum(estimate(launch, gpu, engine, session=_SESSION).latency_us for launch in launches)
    except MgpusimError as error:
        return None, str(error)
    return [us * 1e-6 + (len(launches) - 1) * gpu.launch.gap_s], None


def _tvm() -> Any:
    try:
        import tvm
        import tvm.s_tir.meta_schedule
    except ImportError as error:
        raise InputError(f"TVM from version 0.27 is missing: pip install 'mgpusim[tvm]' ({error})") from None
    return tvm
