"""The commonest networks of the zoo on every GPU of 2020 to 2026, through every library that runs such networks."""

from __future__ import annotations

import pytest

from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.nn.libraries.load import list_libraries, load_library
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.zoo import network

COMMONEST = (
    "mobilenet_v1", "mobilenet_v2", "mobilenet_v3_large", "resnet18", "resnet50", "squeezenet_v1_1", "inception_v3",
    "efficientnet_lite0", "shufflenet_v2", "ssd_mobilenet_v2", "deeplab_v3", "yolov8n",
)  # fmt: skip
MODERN = [name for name in list_gpus() if load_gpu(name).family in ("adreno7xx", "adreno8xx", "valhall", "rdna", "xe")]
ON_THE_CPU = {"detection_output", "nms"}
"""What ends detectors."""
OF_LIBRARIES = {"mace": {"channel_shuffle", "split", "concat", "fully_connected"}, "mnn": {"fully_connected"}}
"""What else a library has no kernel for, or none where an image is too large; its profile says from where that is known."""


@pytest.mark.slow
@pytest.mark.parametrize("name", COMMONEST)
def test_a_network_is_planned_on_every_modern_gpu_by_every_library(name: str) -> None:
    """None is refused, and what falls to the CPU is what the library has no kernel for."""
    graph = network(name)
    assert len(MODERN) >= 15
    for library in (one for one in list_libraries() if not one.startswith(("litert", "llama-cpp", "mnn-llm"))):
        profile = load_library(library)
        for gpu in MODERN:
            plan = plan_network(graph, gpu, profile)
            kinds = {operator.name: operator.kind for operator in plan.graph.operators}
            fallen = {kinds[step.name] for step in plan.steps if step.work == "fallback"}
            assert fallen <= ON_THE_CPU | OF_LIBRARIES.get(library.partition("-")[0], set()), (library, gpu)
            assert plan.n_launches > 0
