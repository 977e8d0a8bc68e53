"""Orders of numbers along lines of flat buffers: the first of sorted lines, which argsort and sort take whole."""

from __future__ import annotations

from mgpusim.errors import InputError
from mgpusim.nn.kernels.base import Call, call
from mgpusim.nn.kernels.flat import SINGLE, Flat, segmented_sort
from mgpusim.workload.args import Init


def top_k(
    src: Flat, values: Flat | None, positions: Flat | None, *, length: int, count: int, descending: bool = True,
    naive: bool = False,
) -> list[Call]:  # fmt: skip
    """Return the launches that find the first `count` of sorted lines, equal numbers in their order.

    Parameters
    ----------
    values, positions : results, lines of `count`: the numbers, and where they were in their line; None is left out.

    >>> [c.variant for c in top_k(Flat("x", 1000), Flat("v", 5), Flat("i", 5), length=1000, count=5)]
    ['sort blocks', 'merge 512', 'top 5']
    """
    made = [one for one in (values, positions) if one is not None]
    if not made or length < 1 or src.count % length or not 1 <= count <= length:
        raise InputError(f"first {count} of {src.name}: got {src.count} numbers, expected lines of {length} with as many")
    lines = src.count // length
    if any(one.count != lines * count for one in made):
        raise InputError(f"first {count} of {src.name}: a result has {made[0].count} numbers, expected {lines * count}")
    prefix = made[0].name
    ranked, at = Flat(f"{prefix}/ranked", src.count), Flat(f"{prefix}/at", src.count, "int32", Init("random_index", src.count))
    constants: dict[str, object] = {
        "COUNT": count, "LINES": lines, "LENGTH": length, "VALUES": values is not None, "POSITIONS": positions is not None,
    }  # fmt: skip
    return [
        *segmented_sort(src, ranked, at, length=length, descending=descending, naive=naive),
        call("ranks", f"top {count}", (count, lines), src=[("K", ranked), ("A", at)], dst=[("D", one) for one in made],
             constants=constants, precision=SINGLE, local_size=(64, 1)),
    ]  # fmt: skip
