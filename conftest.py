"""Names that the examples of internal functions share; those of the public ones import what they use."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

NAMES = {
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


@pytest.fixture(autouse=True)
def shared_names(request: pytest.FixtureRequest, doctest_namespace: dict[str, Any]) -> None:
    if isinstance(request.node, pytest.DoctestItem) and not doctest_namespace:
        doctest_namespace.update(IR)
        for module, names in NAMES.items():
            doctest_namespace.update({name: getattr(import_module(module), name) for name in names})
