"""What all tests and examples share: how many processes run them, and names of internal functions in their examples.

Examples of public functions import what they use.
"""

from __future__ import annotations

from collections.abc import Generator
from importlib import import_module
from typing import Any

import pytest

from mgpusim import limits

WORKER_B = 3 << 29
"""Memory for one process of the suite: at its end, with the code it has compiled, it held 1.3 GB, and starts others."""

NAMES = {
    "mgpusim.arch.fields": ("with_fields",),
    "mgpusim.arch.load": ("load_gpu",),
    "mgpusim.calibrate.probes": ("known_probes",),
    "mgpusim.calibrate.probing.facts": ("facts_of_gpu",),
    "mgpusim.nn.graphs.graph": ("ImageShape", "Operator", "Quantization", "Tensor"),
    "mgpusim.nn.kernels.base": ("Precision", "Scale"),
    "mgpusim.nn.libraries.load": ("load_library",),
    "mgpusim.nn.lowering.facts": ("Target",),
    "mgpusim.nn.planning.chooser": ("Chooser",),
    "mgpusim.nn.planning.convolution": ("convolution_graph",),
    "mgpusim.nn.planning.planner": ("plan_network",),
    "mgpusim.nn.running.case": ("as_case",),
    "mgpusim.opencl.analysis.cfg": ("analyse",),
    "mgpusim.opencl.analysis.kernel": ("kernel_facts",),
    "mgpusim.opencl.ir.program": ("KernelArg", "Type"),
    "mgpusim.opencl.ir.reader": ("read_module",),
    "mgpusim.trace.trace": ("trace_launch",),
    "mgpusim.trace.work": ("Work",),
    "mgpusim.workload.args": ("BufferArg", "Init"),
    "mgpusim.workload.launch": ("Launch",),
    "mgpusim.workload.spaces.file": ("load_space",),
    "mgpusim.workload.spaces.members": ("Knob",),
}

IR = {
    "loop_ir": """define spir_kernel void @k(ptr addrspace(1) %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %q = getelementptr float, ptr addrspace(1) %p, i32 %i
  store float 0.0, ptr addrspace(1) %q, align 4
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, 8
  br i1 %c, label %body, label %end
end:
  ret void
}""",
    "scaling_ir": """define spir_kernel void @k(ptr addrspace(1) %p, float %x) {
  %v = load float, ptr addrspace(1) %p, align 4
  %w = fmul float %v, %x
  store float %w, ptr addrspace(1) %p, align 4
  ret void
}""",
}
"""Kernels: one whose loop stores eight floats, one that loads a float, multiplies it and stores it."""


def pytest_configure(config: pytest.Config) -> None:
    """Leave the assertions of the package as they are.

    As it has a plugin, pytest would rewrite all of its modules, in each process.
    """
    marked: set[str] = getattr(config.pluginmanager.rewrite_hook, "_must_rewrite", set())
    marked.discard("mgpusim")


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """Let as many processes run as there are cores, or fewer where free memory does not hold so many."""
    cores, free = min((yield), limits.core_count()), limits.free_b()
    return cores if free is None else max(1, min(cores, free // WORKER_B))


@pytest.fixture(autouse=True)
def shared_names(request: pytest.FixtureRequest, doctest_namespace: dict[str, Any]) -> None:
    if isinstance(request.node, pytest.DoctestItem) and not doctest_namespace:
        doctest_namespace.update(IR)
        for module, names in NAMES.items():
            doctest_namespace.update({name: getattr(import_module(module), name) for name in names})
