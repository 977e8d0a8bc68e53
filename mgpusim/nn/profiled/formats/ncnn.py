"""The layers that ncnn prints where it is built with NCNN_BENCHMARK (ncnn, src/benchmark.cpp).

"Convolution conv1 1.23ms | [224, 224, 3 *1] -> [112, 112, 16 *4] kernel: 3 x 3 stride: 2 x 2": width, height and channels, the
latter in packs. A log of several runs has each layer several times.
"""

from __future__ import annotations

import re
import statistics
from collections import Counter

import msgspec

from mgpusim.nn.profiled.format import profile_format
from mgpusim.nn.profiled.labels import kind_of_label
from mgpusim.nn.profiled.numbers import positive
from mgpusim.nn.profiled.rows import MeasuredOperator, Profile, UnreadRow

_ROW = re.compile(r"^\s*(?P<type>[A-Z]\w*)\s+(?P<name>\S+)\s+(?P<ms>[\d.,]+)\s*ms\s*\|(?P<rest>.*)$")
_SHAPES = re.compile(r"\[([^\]]+)\]\s*->\s*\[([^\]]+)\]")
_WINDOW = re.compile(r"kernel:\s*(\d+) x (\d+)\s+stride:\s*(\d+) x (\d+)")
_BEGUN = re.compile(r"^\s*[A-Z]\w*\s+\S+\s+[\d.,]+\s*m?s?\s*$")
_KINDS = {"Pooling": "pool", "ConvolutionDepthWise": "grouped"}


def _matches(text: str) -> bool:
    return any(map(_ROW.match, text.splitlines()))


@profile_format("ncnn", "the layers that ncnn prints with NCNN_BENCHMARK", _matches)
def of_ncnn(text: str, name: str) -> Profile:
    """Return the profile of ncnn's listing; where there are several runs each layer has the median of its times."""
    rows: list[MeasuredOperator] = []
    unread: list[UnreadRow] = []
    for number, line in enumerate(text.splitlines(), start=1):
        match = _ROW.match(line)
        if match is None:
            if _BEGUN.match(line):
                unread.append(UnreadRow.of_line(number, line.strip(), "is no whole row", "the file is cut off"))
            continue
        says, us = f"{match['type']} {match['name']}", positive(match["ms"], comma="," in match["ms"])
        if us is None:
            fix = "ncnn prints hundredths of a millisecond; such layers cannot be compared"
            unread.append(UnreadRow(f"line {number}", "", says, 0.0, f"takes {match['ms']} ms", fix))
            continue
        kind = _KINDS.get(match["type"]) or kind_of_label(match["type"])
        rows.append(MeasuredOperator(f"line {number}", "", us * 1e3, kind, says, _facts(kind, match["rest"]), (match["name"],)))
    notes = ["ncnn prints hundredths of a millisecond: short layers are rounded."]
    times = Counter(row.names for row in rows)
    if rows and len(set(times.values())) == 1 and (runs := times[rows[0].names]) > 1:
        notes.append(f"{runs} runs are in the file; each layer has the median of its times.")
        of_name: dict[tuple[str, ...], list[MeasuredOperator]] = {}
        for row in rows:
            of_name.setdefault(row.names, []).append(row)
        rows = [msgspec.structs.replace(mine[0], us=statistics.median(run.us for run in mine)) for mine in of_name.values()]
    return Profile(name, "ncnn", tuple(rows), unread=tuple(unread), notes=tuple(notes), unit="ms")


def _facts(kind: str, text: str) -> dict[str, int]:
    """Return the shapes behind the bar of a row.

    >>> _facts("conv", " [224, 224,   3 *1] -> [112, 112,  16 *4]     kernel: 3 x 3     stride: 2 x 2")["out_c"]
    64
    """
    shapes = _SHAPES.search(text)
    out: dict[str, int] = {}
    if shapes is None:
        return {}
    for side, shape in (("in", shapes[1]), ("out", shapes[2])):
        sizes, _, pack = shape.partition("*")
        values = [int(size) for size in sizes.split(",") if size.strip().isdigit()]
        if not values:
            continue
        values[-1] *= int(pack) if pack.strip().isdigit() else 1
        if len(values) == 3:
            out |= {f"{side}_w": values[0], f"{side}_h": values[1], f"{side}_c": values[2]}
        elif len(values) == 1:
            out[f"{side}_c"] = values[0]
    if window := _WINDOW.search(text):
        out |= {"kernel_w": int(window[1]), "kernel_h": int(window[2]), "stride": int(window[4])}
    if kind == "concat":
        out.pop("in_c", None)  # of the first input alone
    return out
