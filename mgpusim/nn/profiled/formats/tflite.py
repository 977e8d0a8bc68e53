"""What TensorFlow Lite's `benchmark_model --enable_op_profiling=true` prints, as text or as CSV.

Both have tables that begin with a line "Run Order" and a heading (tensorflow/core/util/stats_calculator.cc, ColumnString; the
column of the start went in 2021). Operators of the interpreter are named by their output tensors and the number of the node,
those of a delegate "Delegate/label:number" (tensorflow/lite/profiling/profile_summarizer.cc). The initialization has a table of
its own, and so has in some versions what is internal to a delegate.
"""

from __future__ import annotations

import re

from mgpusim.errors import InputError
from mgpusim.nn.profiled.format import profile_format
from mgpusim.nn.profiled.labels import fused_of, kind_of_label
from mgpusim.nn.profiled.numbers import number_of
from mgpusim.nn.profiled.rows import MeasuredOperator, Profile, UnreadRow

_TITLE = re.compile(r"={10,} (.+?) ={10,}")
_HEADS = re.compile(r"\[([^\]]+)\]")
_PREFIX = re.compile(r"^[^\t]*\](?=\s*\t)")
_PARTITION = re.compile(r"TfLite\w*Delegate\w*", re.IGNORECASE)
_GPU_LABEL = re.compile(r"^[a-z][a-z0-9_>-]*([ _]\d+)?(?:[ _]*(linked[ _]*:|->)|$|[ _]\d)")
_XNNPACK = re.compile(r"\((?:N?HWC|NC|ND|NWC)[^)]*\)")
_COMPLETE = re.compile(r"Number of nodes executed: (\d+)")
_TIME = ("avg ms", "avg_ms")
ON_CPU = "ran on the CPU: the delegate left it there"
CPU_WAY = "there is nothing to compare it with on the GPU; keep the operator out of the model, or use a delegate that has it"


class _BenchmarkRun:
    """What is read so far: operators of the GPU, of the CPU, and partitions."""

    def __init__(self) -> None:
        self.gpu: list[MeasuredOperator] = []
        self.cpu: list[MeasuredOperator] = []
        self.unread: list[UnreadRow] = []
        self.counts: list[tuple[int, int]] = []
        self.notes: list[str] = []
        self.open = 0


def _matches(text: str) -> bool:
    return ("[node type]" in text or "node type, " in text) and "avg" in text and "Run Order" in text


@profile_format("tflite", "what TensorFlow Lite's benchmark_model prints of operators", _matches)
def of_benchmark_model(text: str, name: str) -> Profile:
    """Return the profile of a run of `benchmark_model`."""
    run = _BenchmarkRun()
    section, table, pattern, at = "", "", None, -1
    rows = 0
    for number, raw in enumerate(text.splitlines(), start=1):
        line = _PREFIX.sub("", raw)
        if "Benchmark Initialization" in line:
            section = "initialization"
        elif "Regular Benchmark Runs" in line or "Delegate internal" in line:
            section = "run"
        elif title := _TITLE.search(line):
            table, pattern, rows = title[1], None, 0
        elif complete := _COMPLETE.search(line):
            if section != "initialization" and run.open:
                run.counts.append((int(complete[1]), run.open))
                run.open = 0
        elif table == "Run Order" and section != "initialization":
            if pattern is None:
                pattern, at = _pattern(line)
            elif line.strip() and (cells := pattern.match(line)):
                rows += 1
                run.open += 1
                _add(run, f"line {number}", cells["type"].strip(), cells["numbers"], at, cells["name"].strip())
            elif line.strip() and "\t" in line + raw:
                run.unread.append(UnreadRow.of_line(number, line.strip(), "is no whole row", "the file is cut off"))
    return _profile(run, name)


def _pattern(line: str) -> tuple[re.Pattern[str] | None, int]:
    """Return what matches a row below a heading, and which of its numbers is the mean time; None where a line is no heading."""
    if "[node type]" in line:
        heads, between = [head.strip() for head in _HEADS.findall(line)], r"\s+"
    elif line.strip().startswith("node type"):
        heads, between = [head.strip() for head in line.split(",")], r",\s*"
    else:
        return None, -1
    numbers = heads[1:-1]
    at = next((i for i, head in enumerate(numbers) if head in _TIME), -1)
    if at < 0:
        return None, -1
    digits = r"[-+\d.,e]*\d" if between == r"\s+" else r"[-+\d.e]*\d"
    cells = "".join(f"{between}{digits}{'%' if '%' in head else ''}" for head in numbers)  # a label may end in a number, too
    return re.compile(rf"^\s*(?P<type>.+?)(?P<numbers>{cells}){between}(?P<name>\S.*)$"), at


def _add(run: _BenchmarkRun, where: str, kind: str, numbers: str, at: int, name: str) -> None:
    cells = [cell.strip(",%") for cell in numbers.replace(", ", " ").replace("\t", " ").split()]
    ms = number_of(cells[at], comma="," in cells[at])
    label = kind.partition("/")[0]
    inside = name.startswith("Delegate/")
    if inside and kind == "DelegateOpInvoke":
        label = name.removeprefix("Delegate/").rpartition(":")[0] or name
    if ms is None or ms <= 0:
        fix = "the profiler has whole microseconds; run more iterations, or leave the row"
        run.unread.append(UnreadRow(where, "", label, 0.0, f"takes {cells[at]} ms", fix))
        return
    us = ms * 1e3
    if _PARTITION.fullmatch(label):
        reason = "is a whole partition that a delegate ran"
        fix = "profile inside the delegate, or give the time as a network's (--networks)"
        run.unread.append(UnreadRow(where, "", f"{label} {name}", us, reason, fix))
    elif inside and not _XNNPACK.search(label) and (_GPU_LABEL.match(label) or kind == "DelegateOpInvoke"):
        run.gpu.append(MeasuredOperator(where, "", us, kind_of_label(label), label, fused=fused_of(label)))
    else:
        tensors = tuple(part.strip() for part in name.rpartition(":")[0].strip("[] ").split(",")) if name.startswith("[") else ()
        run.cpu.append(MeasuredOperator(where, "", us, kind_of_label(label), f"{label} {name}", names=tensors))


def _profile(run: _BenchmarkRun, name: str) -> Profile:
    if not (run.gpu or run.cpu or run.unread):
        raise InputError(
            f"profile {name}: has no table 'Run Order' of operators; run benchmark_model with --enable_op_profiling=true"
        )
    if not run.gpu:
        partitions = [row for row in run.unread if "partition" in row.reason]
        lines = [f"{row.where}: {row.says} {row.reason}" for row in partitions[:10]]
        lines.append(
            "run it with --use_gpu=true and a build that profiles inside the delegate, or take the delegate's own profile"
        )
        raise InputError(f"profile {name}: {len(run.cpu)} operators ran on the CPU, and no operator of the GPU has a time", lines)
    unread = run.unread + [row.unread(ON_CPU, CPU_WAY) for row in run.cpu]
    if run.open:
        reason = "the table ends without 'Number of nodes executed'"
        unread.append(UnreadRow("end", "", "", 0.0, reason, "the file is cut off; run the profiler again"))
    for said, there in run.counts:
        if said != there:
            reason = f"the profiler ran {said} nodes, and the table has {there}"
            unread.append(UnreadRow("table", "", "", 0.0, reason, "rows are missing or there twice; run the profiler again"))
    return Profile(name, "tflite", tuple(run.gpu), unread=tuple(unread), notes=tuple(run.notes), launches=True, unit="ms")
