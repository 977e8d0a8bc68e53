"""ONNX's Einsum: sums of products over letters, as transposes, one product of matrices, and a shape."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Any

import numpy as np

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.formats.onnx.node import OnnxOp, rule

_TERM = re.compile(r"([A-Za-z]*)(\.\.\.)?([A-Za-z]*)")


def _axes(match: re.Match[str], own: int, most: int) -> str:
    """Return a term with its ellipsis as the last `own` of `most` digits."""
    return match[1] + "".join(map(str, range(most - own, most))) * bool(match[2]) + match[3]


def _letters(op: OnnxOp) -> tuple[list[str], str, dict[str, int]]:
    """Return the letters of each operand and of the result, an axis each, and their sizes; axes of an ellipsis are digits."""
    equation = op.text("equation", "").replace(" ", "")
    left, arrow, right = equation.partition("->")
    texts = left.split(",")
    matches = [match for text in (*texts, right) if (match := _TERM.fullmatch(text))]
    if len(texts) != len(op.inputs) or len(matches) <= len(texts):
        raise InputError(
            f"{op.where}: got equation '{equation}' for {len(op.inputs)} operands, expected one as in bhid,bhjd->bhij"
        )
    shapes = [op.shape(i) for i in range(len(texts))]
    named = [len(text.replace("...", "")) for text in texts]
    most = max((len(shape) - count for shape, count, text in zip(shapes, named, texts, strict=True) if "..." in text), default=0)
    terms: list[str] = []
    sizes: dict[str, int] = {}
    for match, shape, count in zip(matches, shapes, named, strict=False):
        own = len(shape) - count
        if own < 0 or (own and not match[2]):
            raise InputError(f"{op.where}: got {list(shape)} for the letters {match[0]}")
        terms.append(_axes(match, own, most))
        for letter, size in zip(terms[-1], shape, strict=True):
            if sizes.setdefault(letter, size) != size:
                raise InputError(f"{op.where}: {letter} is {sizes[letter]} and {size} in '{equation}'")
    result = _axes(matches[-1], most, most)
    if not arrow:
        every = "".join(terms)
        result = "".join(map(str, range(most))) + "".join(sorted(x for x in set(every) if x.isalpha() and every.count(x) == 1))
    if any(len(set(term)) < len(term) for term in (*terms, result)):
        raise UnsupportedError(f"{op.where}: '{equation}' has a letter twice in one operand: a diagonal")
    if set(result) - set("".join(terms)):
        raise InputError(f"{op.where}: '{equation}' makes axes of no operand")
    return terms, result, sizes


class _Chain:
    """Operators one behind the other, the last of which makes the node's output."""

    def __init__(self, op: OnnxOp) -> None:
        self.op, self.steps = op, list[tuple[str, list[str], dict[str, Any]]]()

    def add(self, kind: str, inputs: Sequence[str] = (), **attributes: Any) -> None:
        self.steps.append((kind, list(inputs), attributes))

    def give(self) -> None:
        """Add them; each reads what the one before made, unless it names its inputs."""
        product = ""
        for kind, inputs, attributes in self.steps[:-1]:
            product = self.op.step(kind, kind, inputs or [product], self.op.output, **attributes)
        kind, inputs, attributes = self.steps[-1]
        self.op.give(kind, inputs or [product], **attributes)


def _summed(op: OnnxOp, name: str, term: str, wanted: set[str]) -> tuple[str, str]:
    """Return an operand without the letters that nothing else has: their sum."""
    axes = [i for i, letter in enumerate(term) if letter not in wanted]
    if not axes:
        return name, term
    summed = op.step("sum", "reduce", [name], function="sum", axes=axes, keepdims=False)
    return summed, "".join(letter for letter in term if letter in wanted)


def _ordered(op: OnnxOp, name: str, term: str, order: str) -> str:
    """Return an operand with its axes in the order of letters."""
    if term == order:
        return name
    axes = [term.index(letter) for letter in order]
    if op.b.is_constant(name):
        shape = tuple(op.b.shape(name)[i] for i in axes)
        return op.b.changed(name, f"axes {axes}", lambda value: value.transpose(axes), shape)
    return op.step("turned", "transpose", [name], order=axes)


def _shaped(op: OnnxOp, name: str, shape: tuple[int, ...]) -> str:
    if op.b.shape(name) == shape:
        return name
    if op.b.is_constant(name):
        return op.b.changed(name, f"as {list(shape)}", lambda value: value.reshape(shape), shape)
    return op.step("matrices", "reshape", [name], shape=list(shape))


@rule("Einsum")
def _einsum(op: OnnxOp) -> None:
    """A product of matrices for each letter that both operands and the result have; letters of one operand alone are summed."""
    terms, result, sizes = _letters(op)
    if len(terms) > 2:
        raise UnsupportedError(f"{op.where}: of {len(terms)} operands; split it into products of two")
    names = op.all_inputs()
    if len(terms) == 1:
        chain, axes = _Chain(op), [i for i, letter in enumerate(terms[0]) if letter not in result]
        left = "".join(letter for letter in terms[0] if letter in result)
        if axes:
            chain.add("reduce", [names[0]], function="sum", axes=axes, keepdims=False)
        if left != result:
            chain.add("transpose", [] if axes else [names[0]], order=[left.index(letter) for letter in result])
        if chain.steps:
            chain.give()
        else:
            op.same(names[0])
        return
    (a, left), (b, right) = (
        _summed(op, name, term, set(result) | set(other)) for name, term, other in zip(names, terms, terms[::-1], strict=True)
    )
    batch = "".join(x for x in result if x in left and x in right)
    rows, columns = ("".join(x for x in result if x in side and x not in batch) for side in (left, right))
    inner = "".join(x for x in left if x in right and x not in batch)
    by_column = left == batch + inner + rows and bool(rows)  # as the operands lie, nothing need be moved
    by_row = right == batch + columns + inner
    a = _ordered(op, a, left, batch + (inner + rows if by_column else rows + inner))
    b = _ordered(op, b, right, batch + (columns + inner if by_row else inner + columns))

    def size(letters: str) -> int:
        return math.prod(sizes[letter] for letter in letters)

    many, m, n, k = tuple(sizes[x] for x in batch), size(rows), size(columns), size(inner)
    of_weights = op.b.is_constant(b) and not op.b.is_constant(a) and not batch and not by_column
    a = _shaped(op, a, (*many, k, m) if by_column else (*many, m, k))
    b = _shaped(op, b, (*many, n, k) if by_row else (*many, k, n))
    chain = _Chain(op)
    if of_weights:
        w = b if by_row else op.b.changed(b, "io to oi", np.transpose, (n, k), 0)
        chain.add("fully_connected", [a, w], keep_dims=True)
    else:
        chain.add("matmul", [a, b], transpose_a=by_column, transpose_b=by_row)
    result_axes = batch + rows + columns
    if tuple(sizes[x] for x in result_axes) != (*many, m, n):
        chain.add("reshape", shape=[sizes[x] for x in result_axes])
    if result_axes != result:
        chain.add("transpose", order=[result_axes.index(x) for x in result])
    chain.give()
