"""A launch's kernel, compiled and bound: its typed IR, its arguments as the executor takes them, full-mode runs."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import MgpusimError
from mgpusim.limits import check_memory
from mgpusim.opencl.analysis.wide_loads import with_wide_loads
from mgpusim.opencl.clang import compile_source
from mgpusim.opencl.execution.compiled import CompiledKernel, Geometry
from mgpusim.opencl.execution.image_taps import Sampler
from mgpusim.opencl.execution.images import Image
from mgpusim.opencl.execution.simt import STEP_LIMIT, execute
from mgpusim.opencl.execution.values import dtype_of
from mgpusim.opencl.ir.program import Function, KernelArg, Module
from mgpusim.opencl.ir.reader import read_module
from mgpusim.opencl.options import WIDE_LOADS
from mgpusim.session import USUAL, Session
from mgpusim.workload.args import BufferArg, ImageArg, LocalArg, SamplerArg, ScalarArg
from mgpusim.workload.binding import bind
from mgpusim.workload.data import materialize, seed_of
from mgpusim.workload.launch import Launch
from mgpusim.workload.picking import kernel_in
from mgpusim.workload.source import source_of_launch

_BATCH_LANES = 16384


def open_module(launch: Launch, *, session: Session = USUAL) -> Module:
    """Return the typed IR of the launch's source: shipped, from the disk cache (if `cache`) or compiled now."""
    return _read(compile_source(source_of_launch(launch), session=session), WIDE_LOADS in launch.options)


@lru_cache(maxsize=4)  # launches of one file come one after the other: its work-group shapes, a corpus
def _read(text: str, wide_loads: bool) -> Module:
    module = read_module(text)
    return msgspec.structs.replace(module, kernels=_WithWideLoads(module.kernels)) if wide_loads else module


class _WithWideLoads(Mapping[str, Function]):
    """The kernels of a module with wide loads of local memory."""

    def __init__(self, kernels: Mapping[str, Function]) -> None:
        self._kernels = kernels
        self._made: dict[str, Function] = {}

    def __getitem__(self, name: str) -> Function:
        if name not in self._made:
            self._made[name] = with_wide_loads(self._kernels[name])
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._kernels)

    def __len__(self) -> int:
        return len(self._kernels)

    def __contains__(self, name: object) -> bool:
        return name in self._kernels


def pick_kernel(module: Module, launch: Launch) -> Function:
    """Return the kernel that the launch names, or the only one there is; raises what `kernel_in` does."""
    return kernel_in(module, launch.entry, launch.source_name)


def _scalar(info: KernelArg, arg: ScalarArg) -> Any:
    if info.byval is not None:
        return arg.to_bytes()
    # bytes are the value as it lies in memory, whatever the parameter's type
    dtype = dtype_of(info.type.scalar) if isinstance(arg.value, bytes) else np.dtype(arg.dtype)
    values = np.frombuffer(arg.to_bytes(), dtype)[: info.type.ncomp]
    numbers = [v.item() for v in values]
    return numbers if info.type.kind == "vector" else numbers[0]


def arguments_b(launch: Launch) -> int:
    """Return the bytes of memory that making the contents of a launch's arguments takes at most, about.

    Zeros take none until they are written. Integers and random places are drawn as 8 bytes each, before they get their type.

    >>> zeros = BufferArg("float32", 1000, Init("zeros"))
    >>> arguments_b(Launch("kernel void k() {}", "k", (1,), (BufferArg("int8", 1000), BufferArg("float32", 1000), zeros)))
    13000
    """
    kept, drawn = 0, [0]
    for arg in launch.args:
        if isinstance(arg, (BufferArg, ImageArg)) and arg.init.kind != "zeros":
            kept += arg.size_b
            count = arg.count if isinstance(arg, BufferArg) else math.prod(arg.shape)
            plain = arg.init.kind == "file" or (arg.init.kind == "uniform" and arg.dtype in ("float32", "float64"))
            drawn.append(0 if plain else (24 if arg.init.kind == "chase" else 8) * count)
    return kept + max(drawn)


def executor_args(function: Function, launch: Launch) -> list[Any]:
    """Return the launch's arguments with their contents made: arrays, images, samplers, numbers."""
    bind(function.args, launch)
    check_memory(f"{launch.label}: the contents of its arguments", arguments_b(launch), "give it smaller buffers and images")
    out: list[Any] = []
    for position, (info, arg) in enumerate(zip(function.args, launch.args, strict=True)):
        if isinstance(arg, BufferArg):
            out.append(np.ascontiguousarray(materialize(arg, info.name or position)))
        elif isinstance(arg, ImageArg):
            kind, texels = arg.kind.removeprefix("image"), materialize(arg, info.name or position)
            sizes = (arg.width, arg.height, arg.depth)
            out.append(Image(kind, *sizes, arg.channels, arg.dtype, texels, arg.row_pitch or 0))
        elif isinstance(arg, SamplerArg):
            out.append(Sampler.from_bits(arg.bits))
        elif isinstance(arg, LocalArg):
            out.append(arg.bytes)
        else:
            out.append(_scalar(info, arg))
    return out


def _parameters(launch: Launch) -> list[str | int]:
    """Return what the contents of each argument are drawn by: its parameter's name, or its position where there is none."""
    names: list[str] = []
    if any(isinstance(arg, BufferArg | ImageArg) for arg in launch.args):
        with suppress(MgpusimError):  # what is wrong with the kernel is said where it is run
            names = [info.name for info in pick_kernel(open_module(launch), launch).args]
    return [names[at] or at if len(names) == len(launch.args) else at for at in range(len(launch.args))]


def seeds_of(launch: Launch) -> list[int | None]:
    """Return the seed of each argument's contents, None for arguments without; what predicting and measuring share.

    >>> twice = (BufferArg("int32", 4), ScalarArg("int32", 1))
    >>> seeds_of(Launch("kernel void f(global int *a, int n) { a[0] = n; }", "f", (4,), twice))
    [2355367369, None]
    """
    both = zip(launch.args, _parameters(launch), strict=True)
    return [seed_of(arg, parameter) if isinstance(arg, BufferArg | ImageArg) else None for arg, parameter in both]


def contents_of(launch: Launch) -> list[Array]:
    """Return what each argument holds before the launch, as `mgpusim.workload.data.materialize` shapes it.

    >>> chain = BufferArg("int32", 4, Init("chase", 3))
    >>> contents_of(Launch("kernel void f(global int *a) { a[0] = 1; }", "f", (4,), (chain,)))
    [array([3, 0, 1, 2], dtype=int32)]
    """
    return [materialize(arg, parameter) for arg, parameter in zip(launch.args, _parameters(launch), strict=True)]


def run(
    launch: Launch, local: tuple[int, ...] | None = None, step_limit: int = STEP_LIMIT, sub_group: int = 0
) -> list[Any]:  # fmt: skip
    """Execute the whole launch in full mode and return, per argument, the array a buffer or image ends with (else None).

    Parameters
    ----------
    local : work-group size to use where the launch leaves it to the driver; one work item per group if absent too.
    sub_group : work items of a sub-group, for kernels that use sub-groups.

    >>> source = "kernel void f(global int *a) { a[get_global_id(0)] = get_global_id(0) * 2; }"
    >>> run(Launch(source, "f", (4,), (BufferArg("int32", 4, Init("zeros")),), local_size=(2,)))[0].tolist()
    [0, 2, 4, 6]
    """
    module = open_module(launch)
    function = pick_kernel(module, launch)
    args = executor_args(function, launch)
    shape = launch.local_size or local or (1,) * launch.dim
    size = launch.global_size
    if launch.pad:
        size = tuple(-(-g // w) * w for g, w in zip(size, shape, strict=True))
    geometry = Geometry(size, shape, launch.offset, sub_group)
    kernel = CompiledKernel(module, function.name, full=True)
    per_batch = max(1, _BATCH_LANES // geometry.items)
    for first in range(0, geometry.n_groups, per_batch):
        execute(kernel, geometry, np.arange(first, min(first + per_batch, geometry.n_groups)), args, step_limit=step_limit)
    return [a if isinstance(a, np.ndarray) else a.data if isinstance(a, Image) else None for a in args]
