"""Sparse constants of TFLite, as `DENSIFY` reads them.

schema.fbs (`SparsityParameters`): dimensions, the blocks' last, are traversed in a given order. A dense one has all indices; a
compressed one has, for each index before it, a segment of a list of indices. Values stand in the order of the traversal.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError
from mgpusim.nn.readers.flatbuffer import Table

SPARSEST = 1 << 12
"""Places for each value that is kept, of the sparsest constant that is read: real ones have up to ten or so."""
_WIDTHS = {1: "i", 2: "H", 3: "B"}
"""Elements of lists of indices, by the number of their table in the union `SparseIndexVector`."""


def _indices(table: Table, kind: int, field: int) -> Array:
    inner = table.table(field)
    form = _WIDTHS.get(table.scalar(kind, "B"))
    if inner is None or form is None:
        return np.zeros(0, np.int64)
    return np.array(inner.numbers(0, form), np.int64)


def _expanded(table: Table, rows: int, most: int, name: str) -> tuple[Array, Array]:
    """Return, for each element of one more dimension, which of `rows` it belongs to and its index."""
    if table.scalar(0, "b") == 0:
        size = table.scalar(1, "i")
        if not 1 <= size <= most or rows * size > most:
            raise InputError(f"tensor {name}: its sparse form has {rows} x {size} elements, the dense one {most}")
        return np.repeat(np.arange(rows), size), np.tile(np.arange(size), rows)
    segments, indices = _indices(table, 2, 3), _indices(table, 4, 5)
    counts = np.diff(segments)
    if len(segments) != rows + 1 or segments[0] != 0 or (counts < 0).any() or segments[-1] != len(indices):
        raise InputError(f"tensor {name}: its sparse form has segments that do not fit its indices")
    return np.repeat(np.arange(rows), counts), indices


def dense_values(sparsity: Table, values: Array, shape: Sequence[int], name: str) -> Array:
    """Return the dense array of a sparse constant."""
    order, blocks = sparsity.numbers(0, "i"), sparsity.numbers(1, "i")
    dimensions = sparsity.tables(2)
    rank = len(shape)
    if (
        sorted(order) != list(range(rank + len(blocks)))
        or len(dimensions) != len(order)
        or any(not 0 <= d < rank for d in blocks)
    ):
        raise InputError(
            f"tensor {name}: its sparse form has an order {list(order)} for {rank} dimensions and {len(blocks)} of blocks"
        )
    sizes = [1] * rank  # of a block, along each dimension
    for place, dimension in enumerate(order):
        if dimension >= rank:
            sizes[blocks[dimension - rank]] = max(1, dimensions[place].scalar(1, "i"))
    most = max(1, math.prod(shape))
    if most > SPARSEST * max(1, len(values)):
        raise InputError(f"tensor {name}: its sparse form has {len(values)} values for {most} places")
    coordinates = np.zeros((rank, 1), np.int64)
    for place, dimension in enumerate(order):
        rows, index = _expanded(dimensions[place], coordinates.shape[1], most, name)
        coordinates = coordinates[:, rows]
        at = dimension if dimension < rank else blocks[dimension - rank]
        coordinates[at] += index * (sizes[at] if dimension < rank else 1)
    inside = (coordinates >= 0).all() and (coordinates < np.array(shape)[:, None]).all()
    if coordinates.shape[1] != len(values) or not inside:
        raise InputError(
            f"tensor {name}: its sparse form has {len(values)} values for {coordinates.shape[1]} places in {list(shape)}"
        )
    dense = np.zeros(tuple(shape), values.dtype)
    dense[tuple(coordinates)] = values
    return dense
