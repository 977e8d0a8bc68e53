"""Attention spelled as products, a softmax and what lies between them, and biases as operators of their own."""

from __future__ import annotations

from typing import Any

from mgpusim.nn.graphs.editing import Editor
from mgpusim.nn.graphs.graph import Operator, Tensor
from mgpusim.nn.passes.running import register


def _elementwise(operator: Operator | None, function: str) -> bool:
    return operator is not None and operator.kind == "elementwise" and operator.attributes["function"] == function


def _scaled(operator: Operator | None) -> bool:
    return _elementwise(operator, "affine") and operator is not None and not operator.attributes.get("beta", 0.0)


@register("recognise_attention", "Scores, a softmax and the product with values become one operator.")
def recognise_attention(editor: Editor) -> None:
    """Find softmax(cap tanh(scale q k^T / cap) + mask) v, as `NetworkBuilder.attention` spells it."""
    for softmax in editor.current("softmax"):
        last = editor.sole_reader(softmax.outputs[0])
        rank = len(editor.tensors[softmax.inputs[0]].shape)
        if last is None or last.kind != "matmul" or last.inputs[0] != softmax.outputs[0] or rank != 4:
            continue
        if softmax.attributes["axis"] % rank != rank - 1 or {"transpose_a", "transpose_b"} & last.attributes.keys():
            continue
        scores = _scores(editor, softmax.inputs[0])
        if scores is None:
            continue
        parts, a, mask = scores
        first = parts[-1]
        shared = last.attributes.get("shared", 1)
        shapes = [editor.tensors[name].shape for name in (*first.inputs, last.inputs[1], *([mask] if mask else []))]
        if first.attributes.get("shared", 1) != shared or shapes[1] != shapes[2]:
            continue
        if mask and shapes[3] != (shapes[0][0], 1, shapes[0][2], shapes[1][2]):
            continue
        inputs = (*first.inputs, last.inputs[1], *([mask] if mask else []))
        editor.absorb(last, softmax, *parts, kind="attention", inputs=inputs, attributes={**a, "shared": shared})


def _scores(editor: Editor, tensor: str) -> tuple[list[Operator], dict[str, Any], str] | None:
    """Return the operators behind a product of queries and keys, the product last, with scale, cap and mask."""
    parts: list[Operator] = []
    mask = ""

    def maker() -> Operator | None:
        operator = editor.producer(tensor)
        return operator if operator is not None and editor.sole_reader(tensor) is not None else None

    if _elementwise(step := maker(), "add") and step is not None and len(step.inputs) == 2:
        parts.append(step)
        tensor, mask = step.inputs
    cap, scale, tanh = 0.0, 1.0, None
    while _scaled(step := maker()) or (cap == 0.0 and _elementwise(step, "tanh")):
        assert step is not None
        if _elementwise(step, "tanh"):
            tanh, cap, scale = step, scale, 1.0
        else:
            scale *= float(step.attributes.get("alpha", 1.0))
        parts.append(step)
        tensor = step.inputs[0]
    if step is None or step.kind != "matmul" or not step.attributes.get("transpose_b") or step.attributes.get("transpose_a"):
        return None
    return [*parts, step], {"scale": scale * cap if tanh is not None else scale, "cap": cap}, mask


@register("norm_rotary", "The RMS norm of heads is a part of the rotary embedding behind it.")
def norm_rotary(editor: Editor) -> None:
    """Find rotary embeddings of what an RMS norm over channels makes; their fourth input is the norm's scale."""
    for rotary in editor.current("rotary"):
        norm = editor.producer(rotary.inputs[0])
        if norm is None or norm.kind != "rms_norm" or editor.sole_reader(norm.outputs[0]) is None or len(norm.inputs) != 2:
            continue
        rank = len(editor.tensors[norm.inputs[0]].shape)
        if [axis % rank for axis in norm.attributes["axes"]] != [rank - 1] or rotary.attributes.get("interleaved"):
            continue
        inputs = (norm.inputs[0], *rotary.inputs[1:3], norm.inputs[1])
        attributes = {**rotary.attributes, "epsilon": norm.attributes["epsilon"]}
        editor.absorb(rotary, norm, inputs=inputs, attributes=attributes)


@register(
    "cache_heads", "Heads of queries, keys and values, their rotary embeddings, and what is kept of them become one operator."
)
def cache_heads(editor: Editor) -> None:
    """Find what a decoder does between its products of queries, keys and values, and attention: `cache_heads`."""
    for attention in editor.current("attention"):
        query, *kept = (editor.producer(name) for name in attention.inputs[:3])
        if query is None or query.kind != "rotary" or any(update is None or update.kind != "update_slice" for update in kept):
            continue
        keys, values = (update for update in kept if update is not None)
        key = editor.producer(keys.inputs[1])
        if key is None or key.kind != "rotary" or not _turned_alike(editor, query, key, keys, values):
            continue
        split = [_split_heads(editor, name) for name in (query.inputs[0], key.inputs[0], values.inputs[1])]
        parts = [query, key, keys, values, *(step for steps, _ in split for step in steps)]
        between = [name for part in parts for name in part.outputs]
        if not all(steps for steps, _ in split) or not all(editor.sole_reader(name) for name in between):
            continue
        order = list(editor.operators)
        parts.sort(key=lambda part: order.index(part.name))
        inputs = (*(source for _, source in split), *query.inputs[1:3], keys.inputs[0], values.inputs[0])
        editor.absorb(
            parts.pop(), *parts, kind="cache_heads", inputs=(*inputs, *query.inputs[3:], *key.inputs[3:]),
            outputs=(query.outputs[0], keys.outputs[0], values.outputs[0]),
            attributes={"start": keys.attributes["starts"][2], "epsilon": query.attributes.get("epsilon", 0.0)},
        )  # fmt: skip


def _turned_alike(editor: Editor, query: Operator, key: Operator, keys: Operator, values: Operator) -> bool:
    """Whether queries and keys have the same embeddings, and keys and values are put behind as many tokens."""
    starts = keys.attributes["starts"]
    alike = query.inputs[1:3] == key.inputs[1:3] and len(query.inputs) == len(key.inputs)
    alike = alike and query.attributes == key.attributes and not query.attributes.get("interleaved")
    alike = alike and query.attributes["axis"] == 2 and len(editor.tensors[query.inputs[0]].shape) == 4
    return alike and starts == values.attributes["starts"] and [at for i, at in enumerate(starts) if i != 2] == [0, 0, 0]


def _split_heads(editor: Editor, heads: str) -> tuple[list[Operator], str]:
    """Return the operators that make heads (batch, heads, length, size) of (batch, length, heads x size), and the latter."""
    batch, count, length, size = editor.tensors[heads].shape
    steps: list[Operator] = []
    last = editor.producer(heads)
    if last is not None and last.kind == "transpose" and list(last.attributes["order"]) == [0, 2, 1, 3]:
        steps.append(last)
        last = editor.producer(last.inputs[0])
    if last is None or last.kind != "reshape" or editor.tensors[last.inputs[0]].shape != (batch, length, count * size):
        return [], ""
    if not steps and length > 1:
        return [], ""
    return [*steps, last], last.inputs[0]


@register("separate_biases", "The bias of a fully connected layer is added by an operator of its own.")
def separate_biases(editor: Editor) -> None:
    """Find fully connected layers with a bias."""
    for layer in editor.current("fully_connected"):
        if len(layer.inputs) < 3 or not layer.inputs[2]:
            continue
        name, output = f"{layer.name}/product", layer.outputs[0]
        product = Operator(layer.name, layer.kind, layer.inputs[:2], (name,), layer.attributes, layer.origin)
        bias = Operator(
            f"{layer.name}/biased", "elementwise", (name, layer.inputs[2]), (output,), {"function": "add"}, layer.origin
        )
        old = editor.tensors[output]
        editor.expand(layer, (product, bias), [Tensor(name, old.shape, old.dtype, layout=old.layout)])
