"""The kernel of a launch, opened when it is first asked for: nothing is compiled or executed while all is cached."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec
import numpy as np

from mgpusim.limits import check_memory
from mgpusim.opencl.analysis.control import Differs, groups_differ
from mgpusim.opencl.analysis.facts import KernelFacts
from mgpusim.opencl.analysis.indices import NarrowIndex, index_forms
from mgpusim.opencl.analysis.kernel import kernel_facts
from mgpusim.opencl.execution.compiled import CompiledKernel, Geometry
from mgpusim.opencl.ir.program import Function, Module
from mgpusim.opencl.ir.work_group import ARRAY as WORK_GROUP
from mgpusim.workload.args import Init
from mgpusim.workload.launch import Launch
from mgpusim.workload.ndrange import NDRange
from mgpusim.workload.program import arguments_b, executor_args, open_module, pick_kernel

__all__ = ["Work", "geometry_of", "local_b_of_items", "static_local_b"]


ZEROS = Init("zeros")


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


class Work(msgspec.Struct, frozen=True, dict=True):
    """The kernel of a launch, shared by launches that differ in their sizes alone; each of its views is made once.

    Parameters
    ----------
    launch : whose source, options, entry and arguments count.
    cache : read and write the disk cache of compiled sources.

    >>> from mgpusim.workload.args import BufferArg
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> Work(Launch(source, "twice", (4096,), (BufferArg("float32", 4096),)), cache=False).function.name
    'twice'
    """

    launch: Launch
    cache: bool = True

    @cached_property
    def module(self) -> Module:
        """The typed IR of the launch's source."""
        return open_module(self.launch, cache=self.cache)

    @property
    def function(self) -> Function:
        """The kernel."""
        return pick_kernel(self.module, self.launch)

    @cached_property
    def local_b(self) -> int:
        """Bytes of local memory that the kernel declares."""
        return static_local_b(self.module, self.function)

    @cached_property
    def facts(self) -> KernelFacts:
        """What the kernel holds and does, per lane."""
        return kernel_facts(self.function, self.local_b)

    def facts_at(self, sub_group: int) -> KernelFacts:
        """Return the facts of the kernel in sub-groups of that size, 0 where it uses none."""
        if not sub_group:
            return self.facts
        if sub_group not in self._facts_by_size:
            function = msgspec.structs.replace(self.function, sub_group=sub_group)
            self._facts_by_size[sub_group] = kernel_facts(function, self.local_b)
        return self._facts_by_size[sub_group]

    @cached_property
    def groups_differ(self) -> Differs:
        """What of the kernel's control flow can differ between work groups."""
        return groups_differ(self.function)

    @cached_property
    def _facts_by_size(self) -> dict[int, KernelFacts]:
        return {}

    @cached_property
    def indices(self) -> tuple[NarrowIndex, ...]:
        """The indices that the kernel computes in 32 bits of ids and arguments alone."""
        return index_forms(self.function)

    @cached_property
    def compiled(self) -> CompiledKernel:
        """The kernel's address slice, ready to execute."""
        return CompiledKernel(self.module, self.function.name, full=False)

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

    def _fresh(self, array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """Return a copy; zeros take no memory until they are written."""
        return np.zeros(array.shape, array.dtype) if self._is_zero(array) else array.copy()

    def _is_zero(self, array: np.ndarray[Any, Any]) -> bool:
        return any(
            a is array and getattr(arg, "init", None) == ZEROS for a, arg in zip(self._args, self.launch.args, strict=True)
        )

    @cached_property
    def _args(self) -> list[Any]:
        return executor_args(self.function, self.launch)
