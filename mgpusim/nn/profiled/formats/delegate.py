"""The listing of the GPU delegate of TensorFlow Lite, of its tool `performance_profiling`: a line for each launch, in order.

"Per kernel timing(K kernels):", then lines "label - 0.123 ms" (tflite/delegates/gpu/common/task/profiling_info.cc), in newer
versions "label; 0.123 ms; ...". A label has the kernel, the number of its node, and what is fused into it.
"""

from __future__ import annotations

import re

from mgpusim.nn.profiled.format import profile_format
from mgpusim.nn.profiled.labels import fused_of, kind_of_label
from mgpusim.nn.profiled.numbers import positive
from mgpusim.nn.profiled.rows import MeasuredOperator, Profile, UnreadRow

_HEAD = re.compile(r"Per kernel timing\((\d+) kernels\)")
_ROW = re.compile(r"^\s*(?P<label>\S.*?)(?: -|;) (?P<ms>[-+\d.,e]+) ?ms\b")


@profile_format("delegate", "kernels that TensorFlow Lite's GPU delegate lists", lambda text: bool(_HEAD.search(text)))
def of_delegate(text: str, name: str) -> Profile:
    """Return the profile of the delegate's listing; of several runs the last one counts."""
    lines = text.splitlines()
    heads = [(number, int(head[1])) for number, line in enumerate(lines) if (head := _HEAD.search(line))]
    first, expected = heads[-1]
    rows: list[MeasuredOperator] = []
    unread: list[UnreadRow] = []
    for number, line in enumerate(lines[first + 1 :], start=first + 2):
        if line.lstrip().startswith("---") or "Accumulated time" in line:
            break
        if not line.strip():
            continue
        match = _ROW.match(line)
        us = positive(match["ms"], comma="," in match["ms"]) if match else None
        if match is None or us is None:
            reason = "is no line 'kernel - TIME ms'" if match is None else f"takes {match['ms']} ms"
            unread.append(UnreadRow.of_line(number, line.strip(), reason, "the file is cut off, or was edited"))
            continue
        label = match["label"]
        rows.append(MeasuredOperator(f"line {number}", "", us * 1e3, kind_of_label(label), label, fused=fused_of(label)))
    if len(rows) + len(unread) != expected:
        reason = f"the heading says {expected} kernels, and there are {len(rows) + len(unread)}"
        unread.append(UnreadRow(f"line {first + 1}", "", lines[first].strip(), 0.0, reason, "rows are missing or there twice"))
    notes = (f"{len(heads)} runs are in the file; the last one counts.",) if len(heads) > 1 else ()
    return Profile(name, "delegate", tuple(rows), unread=tuple(unread), notes=notes, launches=True, unit="ms")
