"""Segmented sort, first of sorted lines and prefix sums of flat buffers; naive forms (Wang et al., ICPP 2019, section 3.1.1)."""

from __future__ import annotations

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.kernels.base import Call, Precision, Scratch, call
from mgpusim.workload.args import Arg, Init

SINGLE = Precision(32, 32, 32)

GROUP, EACH = 128, 8
"""Items of a group that sorts or scans, and keys that an item merges or numbers that it adds in registers: powers of two."""


class Flat(Scratch, frozen=True):
    """Numbers in a buffer; what is written may be read again.

    >>> Flat("keys", 1917).arg("read").size_b
    7668
    """

    def arg(self, access: str) -> Arg:
        return super().arg("read" if access == "read" else "read_write")


def segmented_sort(
    keys: Flat, to_keys: Flat, to_at: Flat, *, length: int, descending: bool = True, naive: bool = False,
) -> list[Call]:  # fmt: skip
    """Return the launches that sort segments of `length` keys, side by side, and the positions that the keys had.

    Equal keys stay in their order. Blocks of four keys an item are sorted in local memory, whichever segments they cut; then
    each launch merges runs in pairs. The naive form has one group for each segment and exchanges neighbours, `length` times.

    >>> keys, out, at = Flat("k", 4 * 1917), Flat("o", 4 * 1917), Flat("a", 4 * 1917, "int32")
    >>> [c.variant for c in segmented_sort(keys, out, at, length=1917)]
    ['sort blocks', 'merge 512', 'merge 1024', 'merge 2048', 'merge 4096']
    """
    count = keys.count
    if length < 1 or count % length or {to_keys.count, to_at.count} != {count}:
        raise InputError(f"sort of {keys.name}: got {count} keys, expected segments of {length}, and results of as many")
    common: dict[str, object] = {"COUNT": count, "LENGTH": length, "DESCENDING": descending, "GROUP": GROUP}
    if naive:
        return [
            call("sort", "sort segments naive", (count // length * GROUP,), src=[("K", keys)],
                 dst=[("TK", to_keys), ("TA", to_at)],
                 constants=common | {"PART": 2}, precision=SINGLE, entry="sort_segments", local_size=(GROUP,))
        ]  # fmt: skip
    block = 4 * GROUP
    widths: list[int] = []
    while (block << len(widths)) < count:
        widths.append(block << len(widths))
    stages = [(to_keys, to_at)]
    for i in range(len(widths)):  # the last launch writes the results
        spare = (
            msgspec.structs.replace(to_keys, name=f"{to_keys.name}/spare"),
            Flat(f"{to_at.name}/spare", count, "int32", to_at.init),
        )
        stages.insert(0, spare if i % 2 == 0 else (to_keys, to_at))
    blocks = -(-count // block)
    calls = [
        call("sort", "sort blocks", (blocks * GROUP,), src=[("K", keys)], dst=[("TK", stages[0][0]), ("TA", stages[0][1])],
             constants=common | {"PART": 0, "BLOCK": block}, precision=SINGLE, entry="sort_blocks", local_size=(GROUP,))
    ]  # fmt: skip
    for width, before, after in zip(widths, stages, stages[1:], strict=False):
        calls.append(
            call("sort", f"merge {width}", (-(-count // EACH),), src=[("K", before[0]), ("A", before[1])],
                 dst=[("TK", after[0]), ("TA", after[1])], constants=common | {"PART": 1, "WIDTH": width, "EACH": EACH},
                 precision=SINGLE, entry="merge_pass", local_size=(64,))
        )  # fmt: skip
    return calls


def prefix_sum(
    src: Flat, dst: Flat, *, length: int, inner: int = 1, exclusive: bool = False, reverse: bool = False, naive: bool = False,
) -> list[Call]:  # fmt: skip
    """Return the launches of prefix sums of lines of `length` numbers: up-sweep, scan of the sums, down-sweep.

    The naive form has an item for each line.

    Parameters
    ----------
    inner : distance between the numbers of a line.
    exclusive, reverse : sums leave out the number itself; they begin at the end of the line.

    >>> [c.variant for c in prefix_sum(Flat("x", 24564), Flat("y", 24564), length=24564)]
    ['scan up', 'scan sums', 'scan down']
    """
    if length < 1 or src.count % (length * inner) or dst.count != src.count:
        raise InputError(
            f"prefix sum of {src.name}: got {src.count} numbers, expected lines of {length}, and as many in {dst.name}"
        )
    lines, kind = src.count // length, "float" if src.dtype == "float32" else "int"
    common: dict[str, object] = {"TYPE": kind, "LENGTH": length, "LINES": lines, "EXCLUSIVE": exclusive}
    common |= {"INNER": inner, "REVERSE": reverse}
    if naive:
        return [
            call("scan", "scan naive", (lines,), src=[("S", src)], dst=[("D", dst)], constants=common | {"PART": 3},
                 precision=SINGLE, entry="scan_serial", local_size=(1,))
        ]  # fmt: skip
    shares = -(-length // EACH)
    sums = Flat(f"{dst.name}/sums", lines * shares, src.dtype)
    before = Flat(f"{dst.name}/before", lines * shares, src.dtype)
    sweep = common | {"SHARES": shares, "EACH": EACH}
    of_sums = common | {"PART": 1, "LENGTH": shares, "GROUP": GROUP, "EACH": -(-shares // GROUP)}
    return [
        call("scan", "scan up", (shares, lines), src=[("S", src)], dst=[("D", sums)], constants=sweep | {"PART": 0},
             precision=SINGLE, entry="scan_up", local_size=(64, 1)),
        call("scan", "scan sums", (lines * GROUP,), src=[("S", sums)], dst=[("D", before)], constants=of_sums, precision=SINGLE,
             entry="scan_sums", local_size=(GROUP,)),
        call("scan", "scan down", (shares, lines), src=[("S", src), ("B", before)], dst=[("D", dst)],
             constants=sweep | {"PART": 2}, precision=SINGLE, entry="scan_down", local_size=(64, 1)),
    ]  # fmt: skip


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
    results = [result for result in (values, positions) if result is not None]
    if not results or length < 1 or src.count % length or not 1 <= count <= length:
        raise InputError(f"first {count} of {src.name}: got {src.count} numbers, expected lines of {length} with as many")
    lines = src.count // length
    if any(result.count != lines * count for result in results):
        raise InputError(f"first {count} of {src.name}: a result has {results[0].count} numbers, expected {lines * count}")
    prefix = results[0].name
    ranked, at = Flat(f"{prefix}/ranked", src.count), Flat(f"{prefix}/at", src.count, "int32", Init("random_index", src.count))
    constants: dict[str, object] = {
        "COUNT": count, "LINES": lines, "LENGTH": length, "VALUES": values is not None, "POSITIONS": positions is not None,
    }  # fmt: skip
    return [
        *segmented_sort(src, ranked, at, length=length, descending=descending, naive=naive),
        call("ranks", f"top {count}", (count, lines), src=[("K", ranked), ("A", at)], dst=[("D", result) for result in results],
             constants=constants, precision=SINGLE, local_size=(64, 1)),
    ]  # fmt: skip
