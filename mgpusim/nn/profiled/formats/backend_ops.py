"""Operators that llama.cpp's `test-backend-ops perf` timed: a line each on its console, or a row of `--output csv`.

An operator is written with its parameters, as in MUL_MAT(type_a=q4_0,type_b=f32,m=4096,n=1,k=14336,bs=[1,1],...), and its mean
time in microseconds (ggml-org/llama.cpp, tests/test-backend-ops.cpp). Sizes are innermost first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from mgpusim.nn.graphs.graph import GGML_TYPES
from mgpusim.nn.profiled.format import profile_format
from mgpusim.nn.profiled.rows import MeasuredOperator, Profile, UnreadRow
from mgpusim.reading import csv_rows

LINE = re.compile(
    r"\s*(?P<op>[A-Z][A-Z0-9_]{1,40})\((?P<said>[^()]{1,400})\):\s+\d{1,9} runs -\s+(?P<us>\d{1,12}(?:\.\d{1,9})?) us/run\b"
)
HEAD = ("op_name", "op_params", "time_us")
TYPES = {"f32": "float32", "f16": "float16", "bf16": "bfloat16", **{name: name for name in GGML_TYPES}}
"""Types of weights that there are kernels for."""
MOST = 1 << 28
"""Largest size that is believed."""


class _NotPredicted(Exception):
    """Why an operator has no prediction."""


def _matches(text: str) -> bool:
    return _is_table(text) or any(LINE.match(line) for line in re.sub(r"\x1b\[[\d;]*m", "", text[:100_000]).splitlines())


@profile_format("backend_ops", "what llama.cpp's test-backend-ops perf prints", _matches)
def of_backend_ops(text: str, name: str) -> Profile:
    """Return the profile of an output of `test-backend-ops perf`.

    >>> line = "MUL_MAT(type_a=q4_0,type_b=f32,m=4096,n=2,k=14336,bs=[1,1],nr=[1,1]): 426 runs - 969.10 us/run - 234.88 MFLOP/run"
    >>> [row] = of_backend_ops(line, "ops.txt").rows
    >>> row.kind, row.dtype, row.us, row.facts
    ('product', 'q4_0', 969.1, {'in_h': 2, 'in_c': 14336, 'out_c': 4096})
    """
    rows: list[MeasuredOperator] = []
    unread: list[UnreadRow] = []
    for where, op, said, us in _table(text, name) if _is_table(text) else _lines(text):
        label = f"{op}({said})"[:300]
        try:
            rows.append(_operator(where, op, said, us, label))
        except _NotPredicted as error:
            unread.append(UnreadRow(where, "", label, us, str(error), "nothing but a newer mgpusim helps"))
    return Profile(name, "backend_ops", tuple(rows), unread=tuple(unread), ordered=False, library="llama-cpp")


def _lines(text: str) -> Iterator[tuple[str, str, str, float]]:
    for number, line in enumerate(re.sub(r"\x1b\[[\d;]*m", "", text).splitlines(), 1):
        match = LINE.match(line)
        if match is not None and float(match["us"]) > 0:
            yield f"line {number}", match["op"], match["said"], float(match["us"])


def _table(text: str, name: str) -> Iterator[tuple[str, str, str, float]]:
    (_, heading), *rows = csv_rows(text, f"profile {name}")
    for number, cells in rows:
        row = dict(zip(heading, cells, strict=False))
        time = row.get("time_us") or ""
        if re.fullmatch(r"\d{1,12}(\.\d{1,9})?", time) and float(time) > 0:
            yield f"row {number}", row.get("op_name") or "", row.get("op_params") or "", float(time)


def _is_table(text: str) -> bool:
    head = text.split("\n", 1)[0]
    return all(column in head for column in HEAD)


def _operator(where: str, op: str, said: str, us: float, label: str) -> MeasuredOperator:
    a = dict(re.findall(r"(\w+)=(\[[\d,]*\]|[^,\[\]]*)", said))
    makers = {"MUL_MAT": _product, "FLASH_ATTN_EXT": _attention, "SOFT_MAX": _softmax, "ADD": _sum}
    if op not in makers:
        raise _NotPredicted(f"the graph of {op} is not known by its parameters")
    try:
        kind, facts, dtype = makers[op](a)
    except (KeyError, ValueError, IndexError):
        raise _NotPredicted("lacks a parameter, or has one that is no number") from None
    if not all(1 <= size <= MOST for size in facts.values()):
        raise _NotPredicted("has a size that is no size of a tensor")
    return MeasuredOperator(where, "", us, kind, label, facts, dtype=dtype)


Made = tuple[str, dict[str, int], str]


def _product(a: Mapping[str, str]) -> Made:
    if _sizes(a["bs"]) != [1, 1] or _sizes(a["nr"]) != [1, 1]:
        raise _NotPredicted("products of several matrices at once are not predicted")
    if a["type_a"] not in TYPES:
        raise _NotPredicted(f"there are no kernels for weights in {a['type_a'][:20]}")
    return "product", {"in_h": int(a["n"]), "in_c": int(a["k"]), "out_c": int(a["m"])}, TYPES[a["type_a"]]


def _attention(a: Mapping[str, str]) -> Made:
    if a["hsk"] != a["hsv"] or a.get("type_KV", "f16") != "f16" or _sizes(a["nr23"])[1] != 1:
        raise _NotPredicted(
            "attention with other values than keys, with a cache that is not in halves, or of a batch is not predicted"
        )
    heads, shared = int(a["nh"]), _sizes(a["nr23"])[0]
    return "attention", {
        "in_h": int(a["nb"]), "in_c": int(a["hsk"]), "heads": heads * shared, "key_heads": heads, "keys": int(a["kv"]),
    }, ""  # fmt: skip


def _softmax(a: Mapping[str, str]) -> Made:
    if a.get("mask", "0") != "0" or a["type"] != "f32":
        raise _NotPredicted("a softmax of halves, or with a mask, is not predicted")
    width, rows, *more = _sizes(a["ne"])
    return "softmax", {"in_h": more[0] * more[1], "in_w": rows, "in_c": width}, ""


def _sum(a: Mapping[str, str]) -> Made:
    width, *others = _sizes(a["ne"])
    times, rows, *more = _sizes(a["nr"])
    if a["type"] != "f32" or set(others) != {1} or times != 1:
        raise _NotPredicted("sums of halves, or of other tensors than rows and one row, are not predicted")
    return "elementwise", {"in_h": more[0] * more[1], "in_w": rows, "in_c": width}, ""


def _sizes(text: str) -> list[int]:
    return [int(size) for size in text.strip("[]").split(",")]
