"""An ncnn network as a graph: its layers in order, each by its rule. There are no weights: channels follow from parameters."""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.graphs.graph import Graph, in_order
from mgpusim.nn.readers.building import Builder, Shape
from mgpusim.nn.readers.format import ModelFile, given_shapes
from mgpusim.nn.readers.formats.ncnn import attention, detectors, elements, shapes, windows
from mgpusim.nn.readers.formats.ncnn.layers import RULES, Layer, parse_layers

MODULES = (attention, detectors, elements, shapes, windows)
"""All that have rules."""
HINTS = 30
"""The list with the shapes of the outputs that the file's author saw: number of dimensions, w, h, c for each."""
INT8_LAYERS = ("Convolution", "ConvolutionDepthWise", "InnerProduct")
CACHES = "SDPA"
UNSURE = ("DetectionOutput", "YoloDetectionOutput", "Yolov3DetectionOutput")
"""Layers that find as many boxes as there are in an image: the file's shapes are those of one."""


def read(source: ModelFile) -> Graph:
    """Read an ncnn network."""
    b = Builder(source.name, "NCHW")
    layers, behind = parse_layers(b, source.data)
    if behind:
        b.notes.append(f"{behind} lines behind the layers that the file promises are not read, as in ncnn")
    _add_inputs(b, [layer for layer in layers if layer.kind == "Input"], layers, source)
    others = [layer for layer in layers if layer.kind != "Input"]
    if not others:
        raise InputError("has no layers")
    caches = _caches(layers)
    order, stuck = in_order(others, lambda waiting: waiting.inputs, lambda waiting: waiting.outputs, (*b.tensors, *caches))
    if stuck:
        raise InputError(
            f"layers wait for each other or for blobs nothing makes: {', '.join(waiting.name for waiting in stuck[:5])}"
        )
    for layer in order:
        _add(b, layer, bool(source.inputs))
    quantized = sum(layer.kind in INT8_LAYERS and layer.whole(8) != 0 for layer in layers)
    if quantized:
        b.notes.append(f"{quantized} layers compute in int8; their scales are with the weights, which a text has not")
    return b.graph(_outputs(layers), source.values)


def _caches(layers: Sequence[Layer]) -> set[str]:
    """Return inputs without a shape that are what attention has seen before, which may be nothing."""
    wanted = {name for layer in layers if layer.kind == CACHES for name in layer.inputs[3:]}
    others = {name for layer in layers if layer.kind != CACHES for name in layer.inputs}
    first = {name for layer in layers if layer.kind == CACHES for name in layer.inputs[:3]}
    free = {name for layer in layers if layer.kind == "Input" and not _size(layer) for name in layer.outputs}
    return (wanted & free) - others - first


def _size(layer: Layer) -> Shape:
    """Return the dimensions of an input layer, () for one that leaves them out."""
    w, h, d, c = (layer.whole(number) for number in (0, 1, 11, 2))
    if c:
        return (c, d, h, w) if d else (c, h, w)
    return (h, w) if h else ((w,) if w else ())


def _add_inputs(b: Builder, inputs: Sequence[Layer], layers: Sequence[Layer], source: ModelFile) -> None:
    known: dict[str, Sequence[int | str | None]] = {}
    caches = _caches(layers)
    for layer in inputs:
        size = _size(layer)
        for name in layer.outputs:
            if name in known:
                raise InputError(f"input {name}: the name is given twice")
            if name in caches and name not in source.inputs:
                continue
            given = source.inputs.get(name)
            known[name] = (1, *size) if size else tuple(given) if given is not None else (None,) * 4
    for name, shape in given_shapes(source.inputs, known).items():
        b.input(name, shape)
    if absent := [name for name in caches if name not in known]:
        b.notes.append(f"{len(absent)} caches of attention taken to be empty")


def _add(b: Builder, layer: Layer, changed: bool) -> None:
    known = RULES.get(layer.kind)
    if known is not None:
        known(layer)
    else:
        if not layer.inputs:
            raise UnsupportedError(f"{layer.where}: is unknown, and the shape of what it makes too")
        shape = layer.shape()
        b.notes.append(f"{layer.name}: what {layer.kind} makes is taken to have the shape of its first input, {list(shape)}")
        layer.host(layer.inputs, [shape] * len(layer.outputs))
    hints = layer.wholes(HINTS)
    if changed or len(hints) != 4 * len(layer.outputs) or layer.kind in UNSURE or known is None:
        return
    for index, name in enumerate(layer.outputs):
        rank, *sizes = hints[4 * index : 4 * index + 4]
        expected = tuple(sizes[:rank][::-1])
        if 1 <= rank <= 3 and b.shape(name)[1:] != expected:
            raise InputError(f"{layer.where}: makes {list(b.shape(name)[1:])}, but the file says {list(expected)}")


def _outputs(layers: Sequence[Layer]) -> list[str]:
    """Return what no layer reads; `Noop` only names outputs."""
    used = {name for layer in layers if layer.kind != "Noop" for name in layer.inputs}
    named = [name for layer in layers if layer.kind == "Noop" for name in layer.inputs]
    ends = [name for layer in layers if layer.kind not in ("Noop", "Input") for name in layer.outputs if name not in used]
    return list(dict.fromkeys((*named, *ends)))
