"""ncnn's attention, written out: products of matrices, a softmax, and what prepares them."""

from __future__ import annotations

import math

from mgpusim.errors import InputError
from mgpusim.nn.readers.formats.ncnn.layers import Layer, rule


def _step(layer: Layer, what: str, kind: str, *inputs: str, **attributes: object) -> str:
    name = layer.b.fresh(f"{layer.name}/{what}")
    return layer.b.add(kind, name, inputs, [name], **attributes)  # type: ignore[arg-type]


def _scores(layer: Layer, q: str, k: str, v: str, mask: str, scale: float, heads: int) -> str:
    """Return softmax(scale q k^T + mask) v of tensors (batch, heads, length, size); queries may have more heads than keys."""
    shape = layer.b.shape(q)
    groups, length = layer.b.shape(k)[1], shape[2]
    if groups < 1 or heads % groups:
        raise InputError(f"{layer.where}: {heads} heads of queries for {groups} of keys")
    if groups != heads:
        folded = [shape[0], groups, heads // groups * length, shape[3]]
        q = _step(layer, "grouped", "reshape", q, shape=folded)
    q = _step(layer, "scaled", "elementwise", q, function="affine", alpha=scale, beta=0.0)
    scores = _step(layer, "scores", "matmul", q, k, transpose_b=True)
    seen = layer.b.shape(scores)[-1]
    if groups != heads:
        scores = _step(layer, "heads", "reshape", scores, shape=[shape[0], heads, length, seen])
    if mask:
        scores = _step(layer, "masked", "elementwise", scores, _mask(layer, mask), function="add")
    scores = _step(layer, "weights", "softmax", scores, axis=3)
    if groups != heads:
        scores = _step(layer, "regrouped", "reshape", scores, shape=[shape[0], groups, heads // groups * length, seen])
    out = _step(layer, "values", "matmul", scores, v)
    size = layer.b.shape(v)[-1]
    return _step(layer, "joined", "reshape", out, shape=[shape[0], heads, length, size]) if groups != heads else out


def _mask(layer: Layer, name: str) -> str:
    """Return a mask (length, seen), or one for each head, with four dimensions."""
    shape = layer.b.shape(name)
    if len(shape) == 4:
        return name
    if len(shape) != 3:
        raise InputError(f"{layer.where}: got a mask {list(shape[1:])}")
    return _step(layer, "mask", "reshape", name, shape=[shape[0], 1, *shape[1:]])


@rule("MultiHeadAttention")
def _multi_head(layer: Layer) -> None:
    size, heads = layer.whole(0), layer.whole(1, 1)
    masked = bool(layer.whole(5))
    given = layer.inputs[: len(layer.inputs) - masked]
    if not given or size < 1 or heads < 1 or size % heads:
        raise InputError(f"{layer.where}: has {len(given)} inputs, {size} numbers in {heads} heads")
    key = given[1] if len(given) > 1 else given[0]
    sources = {"q": given[0], "k": key, "v": given[2] if len(given) > 2 else key}
    parts = {}
    for part, source in sources.items():
        shape = layer.b.shape(source)
        if len(shape) != 3:
            raise InputError(f"{layer.where}: got a blob {list(shape[1:])}, expected two dimensions")
        matrix = [layer.weights(f"{part} weights", (size, shape[2])), layer.weights(f"{part} bias", (size,))]
        projected = _step(layer, part, "fully_connected", source, *matrix, keep_dims=True)
        split = _step(layer, f"{part} heads", "reshape", projected, shape=[shape[0], shape[1], heads, size // heads])
        parts[part] = _step(layer, f"{part} turned", "transpose", split, order=[0, 2, 1, 3])
    scale = layer.real(6, 1 / math.sqrt(size / heads))
    projected = _scores(layer, parts["q"], parts["k"], parts["v"], layer.inputs[-1] if masked else "", scale, heads)
    turned = _step(layer, "out turned", "transpose", projected, order=[0, 2, 1, 3])
    joined = _step(layer, "out joined", "reshape", turned, shape=[*layer.b.shape(sources["q"])[:2], size])
    width = layer.b.shape(sources["q"])[2]
    matrix = [layer.weights("out weights", (width, size)), layer.weights("out bias", (width,))]
    layer.b.add("fully_connected", f"{layer.name}/out", [joined, *matrix], [layer.output], keep_dims=True)


@rule("SDPA")
def _sdpa(layer: Layer) -> None:
    """Inputs: queries, keys, values, a mask if there is one, and what was seen before if it is kept; that grows by the new."""
    masked, kept = bool(layer.whole(5)), bool(layer.whole(7))
    q, k, v = (layer.needed(i) for i in range(3))
    if any(layer.b.rank(name) != 4 for name in (q, k, v)):
        raise InputError(f"{layer.where}: got blobs that have not three dimensions")
    mask = layer.needed(3) if masked else ""
    if kept:
        caches = [layer.needed(3 + masked), layer.needed(4 + masked)]
        if len(layer.outputs) != 3:
            raise InputError(f"{layer.where}: has {len(layer.outputs)} outputs, expected three")
        grown = []
        for name, cache, out in zip((k, v), caches, layer.outputs[1:], strict=True):
            if cache in layer.b.tensors:
                layer.b.add("concat", f"{layer.name}/cache", [cache, name], [out], axis=2)
            else:
                layer.b.alias(out, name)
            grown.append(out)
        k, v = grown
    scale = layer.real(6) or 1 / math.sqrt(layer.b.shape(q)[3])
    layer.b.alias(layer.output, _scores(layer, q, k, v, mask, scale, layer.b.shape(q)[1]))


@rule("RotaryEmbed")
def _rotary(layer: Layer) -> None:
    """Inputs: x (heads, length, size), cosines and sines (length, half of the size)."""
    x, cosines, sines = (layer.needed(i) for i in range(3))
    if layer.b.rank(x) != 4:
        raise InputError(f"{layer.where}: got a blob {list(layer.b.shape(x)[1:])}, expected three dimensions")
    layer.b.add("rotary", layer.name, [x, cosines, sines], [layer.output], axis=2, interleaved=bool(layer.whole(0)))
