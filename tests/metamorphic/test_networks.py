"""What must hold of networks whatever their numbers: more of a resource, more images or layers, branches in another order."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import msgspec
import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.errors import MgpusimError
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.libraries.load import list_libraries
from mgpusim.nn.running.predict import network
from mgpusim.nn.running.prediction import NetworkPrediction
from mgpusim.nn.zoo.builder import NetworkBuilder
from tests.helpers.scripts import script

RESOURCES = script("validation/robustness/metamorphic.py").RESOURCES
GPUS = ("adreno-640", "mali-g76-mp5", "adreno-830", "intel-hd505")
LIBRARIES = [name for name in list_libraries() if not name.startswith(("litert", "llama", "mnn-llm"))]
ROUNDING, HIDDEN = 0.02, 0.05
"""What more may cost a kernel, as in the laws of launches; and a run, whose host a long kernel hides."""
BY_CACHE = ("tnn", "mace-untuned")
"""Libraries whose formulas take the size of the L2 for the work group: with more of it they may take a worse one."""


def made(layers: int = 2, swapped: bool = False) -> Graph:
    """Two branches of convolutions over 64 channels that are joined, and layers behind."""
    b = NetworkBuilder("branches")
    x = b.conv(b.input("x", (1, 28, 28, 8)), 64, 1)
    branches = [lambda: b.conv(x, 16, 3, name="left"), lambda: b.conv(x, 16, 1, name="right")]
    found = [branch() for branch in (branches[::-1] if swapped else branches)]
    y = b.concat(found[::-1] if swapped else found)
    for _ in range(layers):
        y = b.conv(y, 32, 3, activation="relu")
    return b.graph((y,))


def slower_kernels(base: NetworkPrediction, other: NetworkPrediction) -> list[str]:
    """Return the layers that take longer in the same kernel and group."""
    before = {(layer.name, layer.variant, layer.local): layer.time_us for layer in base.layers if layer.kind == "kernel"}
    return [
        f"{layer.name}: {before[key]:.2f} us become {layer.time_us:.2f} us"
        for layer in other.layers
        if (key := (layer.name, layer.variant, layer.local)) in before and layer.time_us > (1 + ROUNDING) * before[key]
    ]


@cache
def as_it_is(gpu: str, library: str) -> NetworkPrediction:
    return network(made(), gpu, library)


@pytest.mark.each_time("l2.size_b-tflite-gpu-adreno-640")
@pytest.mark.parametrize("gpu", GPUS)
@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize("path", RESOURCES)
def test_more_is_not_slower(path: str, library: str, gpu: str) -> None:
    node: object = load_gpu(gpu)
    for part in path.split("."):
        node = getattr(node, part, None)
    if not isinstance(node, int | float):
        return
    base = as_it_is(gpu, library)
    try:
        other = network(made(), gpu, library, overrides={path: str(2 * node)})
    except MgpusimError:  # the GPU cannot have so much of it
        return
    assert not slower_kernels(base, other)
    if not (library in BY_CACHE and path == "l2.size_b"):
        assert other.latency_us <= (1 + HIDDEN) * base.latency_us


@pytest.mark.parametrize("sizes", [(128, 256), pytest.param((64, 128, 256, 512, 1024), marks=pytest.mark.slow)])
def test_data_that_begin_to_fit_the_l2_make_no_layer_slower(sizes: tuple[int, ...]) -> None:
    """The defect: with 256 KiB in place of 128 weights were charged as cold, 100.1 us became 108.4 in the run."""
    b = NetworkBuilder("fits")
    graph = b.graph((b.conv(b.conv(b.input("x", (1, 32, 32, 8)), 64, 1, name="n0"), 16, 3, name="n1"),))
    runs = [network(graph, "adreno-640", "tflite-gpu", overrides={"l2.size_b": f"{kib} KiB"}) for kib in sizes]
    for smaller, larger in pairwise(runs):
        assert larger.latency_us <= (1 + 1e-9) * smaller.latency_us
        before = {layer.name: layer.time_us for layer in smaller.layers}
        assert [layer.name for layer in larger.layers if layer.time_us > (1 + 1e-9) * before[layer.name]] == []


@pytest.mark.each_time("tflite-gpu-adreno-640")
@pytest.mark.parametrize("gpu", GPUS)
@pytest.mark.parametrize("library", LIBRARIES)
def test_images_layers_and_orders(library: str, gpu: str) -> None:
    """Two images take more than one and less than two runs; layers cost time; the order of branches costs none."""
    base = as_it_is(gpu, library)
    two = network(made(), gpu, library, batch=2)
    assert (1 - ROUNDING) * base.latency_us < two.latency_us < (2 + ROUNDING) * base.latency_us
    assert network(made(layers=1), gpu, library).latency_us < (1 + HIDDEN) * base.latency_us
    assert network(made(layers=3), gpu, library).latency_us > base.latency_us
    assert network(made(swapped=True), gpu, library).latency_us == pytest.approx(base.latency_us, rel=HIDDEN)


def test_a_kernel_that_becomes_slower_is_found() -> None:
    base = network(made(), "adreno-640", "tflite-gpu")
    layers = tuple(msgspec.structs.replace(one, time_us=1.1 * one.time_us) for one in base.layers)
    assert not slower_kernels(base, base)
    assert len(slower_kernels(base, msgspec.structs.replace(base, layers=layers))) == base.n_kernels
