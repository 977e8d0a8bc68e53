"""The kernel of a launch, opened when it is first asked for: nothing is compiled or executed while all is cached."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.artefacts import key_of
from mgpusim.limits import check_memory
from mgpusim.opencl.analysis.control import Differs, groups_differ
from mgpusim.opencl.analysis.facts import KernelFacts
from mgpusim.opencl.analysis.indices import NarrowIndex, index_forms
from mgpusim.opencl.analysis.kernel import kernel_facts
from mgpusim.opencl.execution.compiled import CompiledKernel, Geometry
from mgpusim.opencl.ir.program import Function, Module
from mgpusim.opencl.ir.work_group import ARRAY as WORK_GROUP
from mgpusim.session import USUAL, Session
from mgpusim.workload.args import Init, LocalArg, arg_to_dict
from mgpusim.workload.launch import Launch
from mgpusim.workload.ndrange import NDRange
from mgpusim.workload.program import arguments_b, executor_args, open_module, pick_kernel
from mgpusim.workload.source import file_stamps, module_key

T = TypeVar("T")
ZEROS = Init("zeros")
KERNELS = 8
"""Kernels that a process keeps opened."""
CONTENTS_B = 256 << 20
"""Bytes of arguments' contents that a process keeps."""


def geometry_of(nd: NDRange) -> Geometry:
    """Return what the executor needs of an NDRange."""
    geometry = Geometry(nd.global_padded, nd.local, nd.offset, nd.sub_group)
    geometry.dims = nd.dim
    return geometry


def static_local_b(module: Module, function: Function) -> int:
    """Bytes of the local arrays this kernel declares."""
    return module.static_local_b(function.name)


def local_b_of_items(module: Module, function: Function) -> int:
    """Bytes of local memory that the work-group functions of this kernel take for each work item."""
    shared = module.globals.get(f"{function.name}.{WORK_GROUP}")
    return shared.type.elem.size_b if shared is not None and shared.type.elem is not None else 0


class _Kernel:
    """What is made of the source of a kernel: the same for all its launches."""

    def __init__(self, module: Module, function: Function) -> None:
        self.module, self.function = module, function
        self.other_facts: dict[tuple[int, bool], KernelFacts] = {}

    @cached_property
    def local_b(self) -> int:
        return static_local_b(self.module, self.function)

    @cached_property
    def facts(self) -> KernelFacts:
        return kernel_facts(self.function, self.local_b)

    def facts_at(self, sub_group: int, cached_constants: bool) -> KernelFacts:
        key = sub_group, cached_constants
        if key not in self.other_facts:
            function = msgspec.structs.replace(self.function, sub_group=sub_group) if sub_group else self.function
            self.other_facts[key] = kernel_facts(function, self.local_b, cached_constants=cached_constants)
        return self.other_facts[key]

    @cached_property
    def groups_differ(self) -> Differs:
        return groups_differ(self.function)

    @cached_property
    def indices(self) -> tuple[NarrowIndex, ...]:
        return index_forms(self.function)

    @cached_property
    def compiled(self) -> CompiledKernel:
        return CompiledKernel(self.module, self.function.name, full=False)

    def untouched(self) -> CompiledKernel:
        """Return the compiled kernel as if it had never run: its sites note what their reads turn out to be."""
        for site in self.compiled.sites:
            site.taps, site.fractional = 1, False
        return self.compiled


class _Recent(Generic[T]):
    """Keeps what was asked for last, up to a number and a size."""

    def __init__(self, most: int, most_b: int = 0) -> None:
        self.most, self.most_b = most, most_b
        self.kept: OrderedDict[str, tuple[int, T]] = OrderedDict()

    def get(self, key: str, make: Callable[[], T], size_b: int = 0) -> T:
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key][1]
        value = make()
        if size_b <= self.most_b:
            self.kept[key] = size_b, value
            while len(self.kept) > self.most or sum(size for size, _ in self.kept.values()) > self.most_b:
                self.kept.popitem(last=False)
        return value


_kernels: _Recent[_Kernel] = _Recent(KERNELS)
_contents: _Recent[list[Any]] = _Recent(KERNELS, CONTENTS_B)


class Work(msgspec.Struct, frozen=True, dict=True):
    """The kernel of a launch, shared by launches that differ in their sizes alone; each of its views is made once.

    A process keeps the last few kernels, and what their arguments hold, for launches that share them.

    Parameters
    ----------
    launch : whose source, options, entry and arguments count.
    session : settings of the run, whose disk cache compiled sources are kept in.

    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> Work(Launch(source, "twice", (4096,), (BufferArg("float32", 4096),)), Session(cache=False)).function.name
    'twice'
    """

    launch: Launch
    session: Session = USUAL

    @cached_property
    def _key(self) -> str:
        return key_of(module_key(self.launch), self.launch.entry)

    @cached_property
    def _own(self) -> _Kernel:
        def opened() -> _Kernel:
            module = open_module(self.launch, session=self.session)
            return _Kernel(module, pick_kernel(module, self.launch))

        return _kernels.get(self._key, opened)

    @property
    def module(self) -> Module:
        """The typed IR of the launch's source."""
        return self._own.module

    @property
    def function(self) -> Function:
        """The kernel."""
        return self._own.function

    @property
    def local_b(self) -> int:
        """Bytes of local memory that the kernel declares."""
        return self._own.local_b

    @property
    def facts(self) -> KernelFacts:
        """What the kernel holds and does, per lane."""
        return self._own.facts

    def facts_at(self, sub_group: int, cached_constants: bool = False) -> KernelFacts:
        """Return the facts of the kernel in sub-groups of that size, 0 where it uses none, with constants in the constant file or
        behind the caches."""
        return self._own.facts_at(sub_group, cached_constants) if sub_group or cached_constants else self.facts

    @property
    def groups_differ(self) -> Differs:
        """What of the kernel's control flow can differ between work groups."""
        return self._own.groups_differ

    @property
    def indices(self) -> tuple[NarrowIndex, ...]:
        """The indices that the kernel computes in 32 bits of ids and arguments alone."""
        return self._own.indices

    @cached_property
    def compiled(self) -> CompiledKernel:
        """The kernel's address slice, ready to execute."""
        return self._own.untouched()

    def sized(self, launch: Launch) -> Work:
        """Return the work for a launch that differs in its sizes alone: local memory that is passed may follow them."""
        if launch.args == self.launch.args:
            return self
        return Work(msgspec.structs.replace(self.launch, args=launch.args, local_size=launch.local_size), self.session)

    def args(self) -> list[Any]:
        """Return the launch's arguments as the executor takes them, and as the launch finds them.

        What an execution stores is not seen by the next one, which may or may not have been spared by the cache.
        """
        given = self._args
        if not self.compiled.stores:
            return given
        whole = arguments_b(self.launch) + sum(a.nbytes for a in given if isinstance(a, np.ndarray) and not self._is_zero(a))
        what = f"{self.launch.label}: the contents of its arguments, and what the kernel stores there,"
        check_memory(what, whole, "give it smaller buffers and images")
        return [self._fresh(a) if isinstance(a, np.ndarray) else a for a in given]

    def _fresh(self, array: Array) -> Array:
        """Return a copy; zeros take no memory until they are written."""
        return np.zeros(array.shape, array.dtype) if self._is_zero(array) else array.copy()

    def _is_zero(self, array: Array) -> bool:
        return any(
            a is array and getattr(arg, "init", None) == ZEROS for a, arg in zip(self._args, self.launch.args, strict=True)
        )

    @cached_property
    def _args(self) -> list[Any]:
        spelled = msgspec.json.encode([arg_to_dict(a) for a in self.launch.args])
        key = key_of(self._key, spelled, *file_stamps(self.launch))
        values = _contents.get(key, lambda: executor_args(self.function, self.launch), arguments_b(self.launch))
        both = zip(values, self.launch.args, strict=True)
        return [
            arg.bytes if isinstance(arg, LocalArg) else value for value, arg in both
        ]  # those that follow the local size differ
