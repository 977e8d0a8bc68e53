"""GELU and norms spelled as several operators, as exporters write them for versions that had no such operator."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from mgpusim.nn.graphs.editing import Editor
from mgpusim.nn.graphs.graph import Operator
from mgpusim.nn.passes.running import register


class _Affine(NamedTuple):
    """alpha x + beta, by which operators."""

    x: str
    alpha: float
    beta: float
    parts: tuple[Operator, ...]


def _function(operator: Operator | None) -> str:
    return str(operator.attributes["function"]) if operator is not None and operator.kind == "elementwise" else ""


def _affine(editor: Editor, tensor: str) -> _Affine:
    """Return a tensor as a number times another plus a number, through all operators that nothing else reads."""
    affine = _Affine(tensor, 1.0, 0.0, ())
    while True:
        maker = editor.producer(affine.x)
        if maker is None or _function(maker) not in ("affine", "add", "mul", "div", "sub"):
            return affine
        step = _step(editor, maker)
        if step is None or (affine.parts and editor.sole_reader(affine.x) is None):
            return affine
        x, alpha, beta = step
        affine = _Affine(x, affine.alpha * alpha, affine.alpha * beta + affine.beta, (*affine.parts, maker))


def _step(editor: Editor, operator: Operator) -> tuple[str, float, float] | None:
    """Return x, alpha and beta of an operator that is alpha x + beta with numbers that are known."""
    a, function = operator.attributes, _function(operator)
    if function == "affine":
        return operator.inputs[0], float(a.get("alpha", 1.0)), float(a.get("beta", 0.0))
    if len(operator.inputs) != 2:
        return None
    for x, other in (operator.inputs, operator.inputs[::-1]):
        number = editor.scalar(other) if editor.constant(other) else None
        if number is None or editor.tensors[x].shape != editor.tensors[operator.outputs[0]].shape:
            continue
        if function in ("add", "mul"):
            return (x, 1.0, number) if function == "add" else (x, number, 0.0)
        if x == operator.inputs[0] and (function == "sub" or number):
            return (x, 1.0, -number) if function == "sub" else (x, 1.0 / number, 0.0)
    return None


def _near(value: float, wanted: float) -> bool:
    return math.isclose(value, wanted, rel_tol=2e-3)


# ---- gelu --------------------------------------------------------------------------------------------------------------
def _cube(editor: Editor, tensor: str, x: str) -> list[Operator]:
    """Return the operators by which a tensor is the cube of x, none if it is not."""
    maker = editor.producer(tensor)
    if _function(maker) == "pow" and maker is not None and maker.inputs[0] == x and editor.scalar(maker.inputs[1]) == 3.0:
        return [maker]
    if _function(maker) != "mul" or maker is None or x not in maker.inputs or len(maker.inputs) != 2:
        return []
    other = editor.producer(maker.inputs[1] if maker.inputs[0] == x else maker.inputs[0])
    square = other is not None and (
        (_function(other) == "square" and other.inputs == (x,)) or (_function(other) == "mul" and other.inputs == (x, x))
    )
    return [maker, other] if square and other is not None else []


def _tanh_of(editor: Editor, tensor: str, x: str) -> list[Operator]:
    """Return the operators of sqrt(2 / pi) (x + 0.044715 x^3), none if a tensor is not that."""
    scaled = _affine(editor, tensor)
    both = editor.producer(scaled.x)
    if not _near(scaled.alpha, math.sqrt(2 / math.pi)) or scaled.beta or both is None or _function(both) != "add":
        return []
    if len(both.inputs) != 2 or x not in both.inputs:
        return []
    third = _affine(editor, both.inputs[1] if both.inputs[0] == x else both.inputs[0])
    cube = _cube(editor, third.x, x)
    return [*scaled.parts, both, *third.parts, *cube] if _near(third.alpha, 0.044715) and not third.beta and cube else []


def _gate(editor: Editor, tensor: str, x: str) -> tuple[str, float, list[Operator]]:
    """Return which gate of x a tensor is, times which number, and its operators; "" for none."""
    shifted = _affine(editor, tensor)
    inner = editor.producer(shifted.x)
    if inner is None or _function(inner) not in ("erf", "tanh") or not shifted.alpha or shifted.alpha != shifted.beta:
        return "", 0.0, []
    if _function(inner) == "tanh":
        parts = _tanh_of(editor, inner.inputs[0], x)
        return ("gelu_tanh" if parts else ""), shifted.alpha, [*shifted.parts, inner, *parts]
    scaled = _affine(editor, inner.inputs[0])
    if scaled.x != x or scaled.beta or not _near(scaled.alpha, math.sqrt(0.5)):
        return "", 0.0, []
    return "gelu", shifted.alpha, [*shifted.parts, inner, *scaled.parts]


@register("recognise_gelu", "GELU spelled with erf or tanh becomes one operator.")
def recognise_gelu(editor: Editor) -> None:
    """Find x / 2 (1 + erf(x / sqrt 2)) and its approximation by tanh, the half at any of three places.

    Hendrycks and Gimpel, "Gaussian error linear units", 2016.
    """
    for product in editor.current():
        if _function(product) != "mul" or len(product.inputs) != 2:
            continue
        for weighed, gate in (product.inputs, product.inputs[::-1]):
            own = _affine(editor, weighed)
            x = weighed
            name, factor, parts = _gate(editor, gate, x)
            if not name and own.parts and not own.beta:
                x = own.x
                name, factor, parts = _gate(editor, gate, x)
                factor, parts = factor * own.alpha, [*parts, *own.parts]
            if not name:
                continue
            outputs, after = product.outputs, editor.sole_reader(product.outputs[0])
            if not _near(factor, 0.5) and after is not None and (step := _step_of(editor, after, product.outputs[0])):
                factor, outputs, parts = factor * step, after.outputs, [*parts, after]
            if _near(factor, 0.5) and _only(editor, parts, x, product):
                editor.absorb(product, *_once(parts), inputs=(x,), outputs=outputs, attributes={"function": name})
                break


def _step_of(editor: Editor, operator: Operator, x: str) -> float:
    """Return the number by which an operator multiplies x, 0 if it does something else."""
    step = _step(editor, operator) if _function(operator) in ("affine", "mul", "div") else None
    return step[1] if step is not None and step[0] == x and step[2] == 0 else 0.0


def _once(parts: Iterable[Operator]) -> list[Operator]:
    return list({part.name: part for part in parts}.values())


def _only(editor: Editor, parts: Iterable[Operator], x: str, last: Operator) -> bool:
    """Whether nothing but the parts themselves, and the last operator, reads what they make."""
    names = {part.name for part in parts} | {last.name}
    inside = [part for part in _once(parts) if last.outputs[0] not in part.inputs]
    return all(
        not editor.is_output(out) and {reader.name for reader in editor.readers(out)} <= names
        for part in inside
        for out in part.outputs
        if out != x
    )


# ---- norms -------------------------------------------------------------------------------------------------------------
def _mean(editor: Editor, tensor: str) -> tuple[str, list[int], list[Operator]]:
    """Return what a tensor is the mean of, over which axes, and by which operator."""
    maker = editor.producer(tensor)
    if maker is None or maker.kind != "reduce" or maker.attributes["function"] != "mean":
        return "", [], []
    rank = len(editor.tensors[maker.inputs[0]].shape)
    if not maker.attributes.get("keepdims", True):
        return "", [], []
    return maker.inputs[0], sorted(axis % rank for axis in maker.attributes["axes"]), [maker]


def _root(editor: Editor, tensor: str) -> tuple[str, float, list[Operator]]:
    """Return v and epsilon of sqrt(v + epsilon), and the operators."""
    maker = editor.producer(tensor)
    if maker is None or _function(maker) != "sqrt":
        return "", 0.0, []
    inner = _affine(editor, maker.inputs[0])
    return (inner.x, inner.beta, [maker, *inner.parts]) if inner.alpha == 1 and inner.beta > 0 else ("", 0.0, [])


def _over_root(editor: Editor, operator: Operator) -> tuple[str, str, float, list[Operator]]:
    """Return d, v and epsilon of d / sqrt(v + epsilon), however it is spelled, and the operators but the last."""
    if _function(operator) == "div" and len(operator.inputs) == 2:
        return operator.inputs[0], *_root(editor, operator.inputs[1])
    if _function(operator) == "mul" and len(operator.inputs) == 2:
        for d, inverse in (operator.inputs, operator.inputs[::-1]):
            maker = editor.producer(inverse)
            if maker is not None and _function(maker) == "reciprocal":
                v, epsilon, parts = _root(editor, maker.inputs[0])
                return d, v, epsilon, [maker, *parts]
            if maker is not None and _function(maker) == "rsqrt":
                inner = _affine(editor, maker.inputs[0])
                if inner.alpha == 1 and inner.beta > 0:
                    return d, inner.x, inner.beta, [maker, *inner.parts]
    return "", "", 0.0, []


def _square_of(editor: Editor, tensor: str, d: str) -> list[Operator]:
    maker = editor.producer(tensor)
    if maker is None:
        return []
    square = _function(maker) == "square" and maker.inputs == (d,)
    return [maker] if square or (_function(maker) == "mul" and maker.inputs == (d, d)) else []


@register("recognise_norms", "Layer and RMS norms spelled as means, roots and quotients become one operator each.")
def recognise_norms(editor: Editor) -> None:
    """Find (x - mean) / sqrt(mean of squares + epsilon), or x over that, and a factor and an offset of each channel behind it."""
    for quotient in editor.current():
        d, variance, epsilon, parts = _over_root(editor, quotient)
        squares, axes, mean_parts = _mean(editor, variance) if variance else ("", [], [])
        square = _square_of(editor, squares, d) if squares else []
        if not square:
            continue
        parts = [*parts, *mean_parts, *square]
        x, kind = d, "rms_norm"
        centred = editor.producer(d)
        if centred is not None and _function(centred) == "sub" and len(centred.inputs) == 2:
            source, own, more = _mean(editor, centred.inputs[1])
            if source == centred.inputs[0] and own == axes:
                x, kind, parts = source, "layer_norm", [*parts, centred, *more]
        if axes != [len(editor.tensors[x].shape) - 1] or not _only(editor, parts, x, quotient):
            continue
        attributes = {"epsilon": epsilon, "axes": axes}
        norm = editor.absorb(quotient, *_once(parts), kind=kind, inputs=(x,), attributes=attributes)
        _with_factors(editor, norm)


def _with_factors(editor: Editor, norm: Operator) -> None:
    for function in ("mul", "add") if norm.kind == "layer_norm" else ("mul",):
        after = editor.sole_reader(norm.outputs[0])
        if after is None or _function(after) != function or len(after.inputs) != 2:
            return
        other = after.inputs[1] if after.inputs[0] == norm.outputs[0] else after.inputs[0]
        if not editor.constant(other) or editor.tensors[other].shape != editor.tensors[norm.outputs[0]].shape[-1:]:
            return
        norm = editor.absorb(norm, after, inputs=(*norm.inputs, other), outputs=after.outputs)
