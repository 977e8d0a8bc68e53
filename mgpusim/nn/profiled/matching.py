"""Which layer of a network a measured row is: by name, by shape and order, or by order alone.

Rows whose tool prints names are matched by them. Rows with shapes go to the first layer of these shapes that has no row yet, so
that the order counts among equal ones alone. Rows that say no more than a kind are aligned with the layers in order. A row that
computes what no layer does is listed, with the layer that comes nearest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from mgpusim.nn.profiled.layers import ProfiledLayer
from mgpusim.nn.profiled.rows import FACT_NAMES, KIND_NAMES, MeasuredOperator, UnreadRow, facts_text, kind_text

_POOLS = ("max pool", "avg pool", "mean")
_ALIKE = {
    "conv": ("conv", "dense"), "dense": ("dense",), "pool": _POOLS, "reduce": ("reduce", "mean"), "mean": ("mean", "avg pool"),
    "grouped": ("depthwise", "conv"),
}  # fmt: skip
"""Kinds of layers that a row of a kind may be, where it is not that kind alone."""
_INPUT = ("in_h", "in_w")
"""Facts that do not count: engines print an input with its padding or without."""
_OF_DENSE = ("in_c", "out_c")


class MatchedRows(msgspec.Struct, frozen=True):
    """Rows of a network with their layers.

    Attributes
    ----------
    pairs : positions of a row and of its layer, in the order of the rows. Of a profile of launches a layer has several rows.
    unmatched : rows of no layer, with the reason.
    without_row : positions of layers that have no row.
    """

    pairs: tuple[tuple[int, int], ...]
    unmatched: tuple[UnreadRow, ...]
    without_row: tuple[int, ...]


def match_rows(
    rows: Sequence[MeasuredOperator], layers: Sequence[ProfiledLayer], *, ordered: bool = True, launches: bool = False
) -> MatchedRows:
    """Return which layer each row is.

    Parameters
    ----------
    rows, layers : of one network, in the order in which they ran; a layer has one row.
    ordered : rows without shapes and names are in order; otherwise those cannot be matched.
    launches : a layer has as many rows as launches, in order.

    >>> layer = ProfiledLayer("c", "conv", {"out_c": 8}, (), frozenset({"c"}))
    >>> matched = match_rows([MeasuredOperator("row 1", "", 2.0, "conv", facts={"out_c": 8})], [layer])
    >>> matched.pairs, matched.unmatched, matched.without_row
    (((0, 0),), (), ())
    """
    if launches:
        return _match_launches(rows, layers, ordered)
    of_row: dict[int, int] = {}
    taken: set[int] = set()

    def take(row: int, layer: int) -> None:
        of_row[row] = layer
        taken.add(layer)

    named = _by_name(rows, layers)
    for i, j in named.items():
        if j not in taken and not layers[j].on_host and _alike_kind(rows[i], layers[j]) and _same_shape(rows[i], layers[j]):
            take(i, j)
    for exactly in (2, 1, 0):
        for i, row in enumerate(rows):
            if i in of_row or i in named or not _has_shape(row):
                continue
            free = (j for j, candidate in enumerate(layers) if j not in taken and _fits(row, candidate, exactly))
            if (first := next(free, None)) is not None:
                take(i, first)
    left = [i for i, row in enumerate(rows) if i not in of_row and i not in named and not _has_shape(row)]
    if ordered and left:
        open_ = [j for j in range(len(layers)) if j not in taken]
        for i, j in _aligned([rows[i] for i in left], [layers[j] for j in open_]):
            take(left[i], open_[j])
        _in_turn([i for i in left if i not in of_row], rows, layers, taken, take)
    unmatched = tuple(
        rows[i].unread(*_reason(i, rows, layers, of_row, named, ordered)) for i in range(len(rows)) if i not in of_row
    )
    without = tuple(j for j in range(len(layers)) if j not in taken and not layers[j].on_host)
    return MatchedRows(tuple(sorted(of_row.items())), unmatched, without)


def _match_launches(rows: Sequence[MeasuredOperator], layers: Sequence[ProfiledLayer], ordered: bool) -> MatchedRows:
    """Return the layer of each row that is a launch; a layer of which a launch has no row is not measured."""
    owner = [j for j, layer in enumerate(layers) for _ in layer.options or (None,)]
    matched = match_rows(rows, [layers[j] for j in owner], ordered=ordered)
    of_layer: dict[int, list[int]] = {}
    for i, place in matched.pairs:
        of_layer.setdefault(owner[place], []).append(i)
    partly = {j for j, mine in of_layer.items() if len(mine) < len(layers[j].options)}
    unmatched = list(matched.unmatched)
    for j in sorted(partly):
        reason = f"{layers[j].name} has {len(layers[j].options)} launches, and {len(of_layer[j])} of them a row"
        for i in of_layer[j]:
            unmatched.append(rows[i].unread(reason, "look for rows that are missing or merged"))
    pairs = sorted((i, j) for j, mine in of_layer.items() if j not in partly for i in mine)
    without = [j for j, layer in enumerate(layers) if (j in partly or j not in of_layer) and not layer.on_host]
    return MatchedRows(tuple(pairs), tuple(unmatched), tuple(without))


def _by_name(rows: Sequence[MeasuredOperator], layers: Sequence[ProfiledLayer]) -> dict[int, int]:
    """Return the layer of each row that names one of its operators or tensors."""
    owner: dict[str, int] = {}
    for j, layer in enumerate(layers):
        for name in layer.names:
            owner.setdefault(name, j)
    pairs = ((i, next((owner[name] for name in row.names if name in owner), None)) for i, row in enumerate(rows))
    return {i: j for i, j in pairs if j is not None}


def _has_shape(row: MeasuredOperator) -> bool:
    return any(name in row.facts for name in ("in_c", "out_c", "out_h"))


def _alike_kind(row: MeasuredOperator, layer: ProfiledLayer) -> bool:
    return not row.kind or layer.kind in _ALIKE.get(row.kind, (row.kind,))


def _differences(row: MeasuredOperator, layer: ProfiledLayer) -> list[str]:
    """Return the facts in which a row and a layer differ."""
    counted = _OF_DENSE if layer.kind == "dense" else ("in_c",) if layer.kind == "mean" else tuple(row.facts)
    known = [name for name in counted if name in row.facts and name in layer.facts and name not in _INPUT]
    different = [name for name in known if row.facts[name] != layer.facts[name]]
    if layer.kind == "dense" and row.kind == "conv" and _has_shape(row) and row.facts.get("out_h") != 1:
        return [*different, "out_h"]  # a convolution of more than one pixel
    return different


def _same_shape(row: MeasuredOperator, layer: ProfiledLayer) -> bool:
    return not _differences(row, layer)


def _fits(row: MeasuredOperator, layer: ProfiledLayer, exactly: int = 0) -> bool:
    """Return whether a layer may be that of a row; `exactly` 1: of the very kind, 2: with the same fused functions, too."""
    if layer.on_host or not _alike_kind(row, layer) or not _same_shape(row, layer):
        return False
    if exactly and row.kind != layer.kind:
        return False
    return exactly < 2 or row.fused is None or row.fused == layer.fused


def _in_turn(
    left: Sequence[int], rows: Sequence[MeasuredOperator], layers: Sequence[ProfiledLayer], taken: set[int],
    take: Callable[[int, int], None],
) -> None:  # fmt: skip
    """Match rows whose names say nothing, where there are as many as layers without a row: kernels that are all called alike."""
    unknown = [i for i in left if not rows[i].kind]
    open_ = [j for j, layer in enumerate(layers) if j not in taken and not layer.on_host]
    if len(unknown) == len(open_):
        for i, j in zip(unknown, open_, strict=True):
            take(i, j)


def _aligned(rows: Sequence[MeasuredOperator], layers: Sequence[ProfiledLayer]) -> Iterable[tuple[int, int]]:
    """Return positions of rows and layers that go together in order, as many as there can be."""
    n, m = len(rows), len(layers)
    best = [[0] * (m + 1) for _ in range(n + 1)]
    score = [[_score(row, layer) for layer in layers] for row in rows]
    for i in range(n - 1, -1, -1):
        for j in range(m - 1, -1, -1):
            here = best[i + 1][j + 1] + score[i][j] if score[i][j] else 0
            best[i][j] = max(here, best[i + 1][j], best[i][j + 1])
    i = j = 0
    out = []
    while i < n and j < m:
        if score[i][j] and best[i][j] == best[i + 1][j + 1] + score[i][j]:
            out.append((i, j))
            i, j = i + 1, j + 1
        elif best[i][j] == best[i + 1][j]:
            i += 1
        else:
            j += 1
    return out


def _score(row: MeasuredOperator, layer: ProfiledLayer) -> int:
    """Return how well a row goes with a layer, 0 where it does not: the same kind, and the same functions behind it."""
    if layer.on_host or not row.kind or not _alike_kind(row, layer):
        return 0
    exact = 2 if row.kind == layer.kind else 0
    return exact + (2 if row.fused is None or row.fused == layer.fused else 1)


def _reason(
    i: int, rows: Sequence[MeasuredOperator], layers: Sequence[ProfiledLayer], of_row: Mapping[int, int],
    named: Mapping[int, int], ordered: bool,
) -> tuple[str, str]:  # fmt: skip
    """Return why a row has no layer, and the way out."""
    row = rows[i]
    other_model = "give the graph that was measured (--graphs)"
    if i in named:
        layer = layers[named[i]]
        if layer.on_host:
            return f"{layer.name} runs on the CPU by the library's rules", "choose the --library that was measured"
        if not _alike_kind(row, layer) or not _same_shape(row, layer):
            return f"{layer.name} is {_said(layer)} in the graph, and {_said(row)} in the profile", other_model
        return f"{layer.name} has a row already", "remove the row that is there twice, or average them"
    alike = [layer for layer in layers if _alike_kind(row, layer)]
    kind = KIND_NAMES.get(row.kind, row.kind)
    if not row.kind:
        many, own = sum(1 for each in rows if not each.kind), sum(1 for each in layers if not each.on_host)
        return (
            f"its name says nothing of what it computes; rows and launches do not pair off ({many} such rows, {own} launches)",
            "add shapes or names of layers, or look for rows that are missing or there twice",
        )
    if not alike:
        return f"the network has no {kind} as a kernel of its own", f"it may be fused into another row; else {other_model}"
    if not _has_shape(row):
        if not ordered:
            return f"it has neither a name of the model nor shapes, and rows are in no order ({kind})", "add names or shapes"
        many = sum(1 for other in rows if other.kind == row.kind)
        return (
            f"rows and layers do not go together in order here: {many} rows of {kind}, {len(alike)} layers",
            f"look for rows that are merged, missing or there twice; else {other_model}",
        )
    same = [layer for layer in alike if _same_shape(row, layer)]
    if same:
        many = sum(1 for other in rows if other.kind == row.kind and any(_fits(other, layer) for layer in same))
        if all(layer.on_host for layer in same):
            return f"the library leaves {same[0].name} to the CPU", "choose the --library that was measured"
        return (
            f"the network has {len(same)} of {_said(row)}, the profile {many}",
            "remove rows that are there twice, or give the graph that was measured (--graphs)",
        )
    near = min(alike, key=lambda layer: len(_differences(row, layer)))
    differing = [(FACT_NAMES[name], row.facts.get(name, "unknown"), near.facts[name]) for name in _differences(row, near)]
    differ = ", ".join(f"{name} {said} (graph: {own})" for name, said, own in differing)
    ways = other_model
    if set(_differences(row, near)) <= {"out_h", "out_w"}:
        ways = "export the graph at the resolution that was measured"
    return f"no layer of {_said(row)}; the nearest, {near.name}, differs in {differ}", ways


def _said(operator: MeasuredOperator | ProfiledLayer) -> str:
    return f"{kind_text(operator.kind, operator.facts)}, {facts_text(operator.facts)}"
