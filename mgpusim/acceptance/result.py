"""What became of kernels that were tried, in the schema `mgpusim.acceptance/1`."""

from __future__ import annotations

import re
import statistics
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from mgpusim.result import SIZES, Versioned, follows

STATUSES = ("predicted", "refused", "failed", "timeout", "bug")
"""predicted: on every GPU; refused: a construct or launch that is not supported, by name; failed: does not compile, or misbehaved
with every set of arguments; timeout: took longer than the limit; bug: an error inside mgpusim."""


class Case(msgspec.Struct, frozen=True):
    """A kernel of a file in a build."""

    file: str
    kernel: str
    options: str = ""
    build: str = ""


class MadeArg(msgspec.Struct, frozen=True):
    """An argument that was made: `form` is its short spelling on the command line."""

    name: str
    type: str
    base_type: str
    form: str


class GpuResult(msgspec.Struct, frozen=True):
    """A kernel on one GPU: times in microseconds, `reason` where it was not predicted."""

    gpu: str
    status: str
    latency_us: float | None = None
    interval_us: tuple[float, float] | None = None
    bound: str = ""
    reason: str = ""


class CaseResult(Case, frozen=True, kw_only=True, rename=SIZES | {"seconds": "spent_s"}):
    """What became of one case.

    Attributes
    ----------
    reason, line, way_out : why it was not predicted, at which source line (0: none), and what helps.
    place : of a bug, where in mgpusim it came up.
    seconds : to compile the file and predict its kernel on all GPUs, retries included.
    tries : executions until arguments served.
    notes : what was changed about the arguments on the way.
    global_size, local_size, args : the launch that was predicted, or the last that was tried.
    command : how to predict it by hand.
    """

    status: str
    reason: str = ""
    line: int = 0
    way_out: str = ""
    place: str = ""
    seconds: float = 0.0
    tries: int = 0
    setting: str = ""
    notes: tuple[str, ...] = ()
    global_size: tuple[int, ...] = ()
    local_size: tuple[int, ...] = ()
    args: tuple[MadeArg, ...] = ()
    command: str = ""
    launch: dict[str, Any] = {}
    gpus: tuple[GpuResult, ...] = ()


class Skipped(msgspec.Struct, frozen=True):
    """A file of which no kernel was tried, and why."""

    file: str
    why: str


class Spent(msgspec.Struct, frozen=True):
    """Seconds of the cases."""

    median: float | None
    worst: float | None
    worst_kernel: str


class ReasonCount(msgspec.Struct, frozen=True):
    """A reason why kernels were not predicted: how many, and a few of them."""

    status: str
    reason: str
    kernels: int
    examples: tuple[str, ...]


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """Counts of kernels by status of `STATUSES`, and the share predicted; `first_values` with the first arguments tried."""

    kernels: int = 0
    files: int = 0
    predicted: int = 0
    refused: int = 0
    failed: int = 0
    timeout: int = 0
    bug: int = 0
    share: float | None = None
    first_values: int = 0
    spent_s: Spent = Spent(None, None, "")
    reasons: tuple[ReasonCount, ...] = ()


class Acceptance(Versioned, frozen=True, kw_only=True, tag="mgpusim.acceptance/1", rename={"results": "cases"}):
    """The results of a folder; `total` are the cases there are, more than results after an interruption: not `complete` then."""

    root: str
    gpus: tuple[str, ...]
    timeout_s: float
    complete: bool = False
    total: int
    summary: Summary = Summary()
    results: tuple[CaseResult, ...]
    skipped: tuple[Skipped, ...]
    warnings: tuple[str, ...]

    def __post_init__(self) -> None:
        follows(self, complete=len(self.results) == self.total, summary=_summary(self.results))

    def rows(self) -> Sequence[dict[str, Any]]:
        """Return one flat row per case and GPU, for tables of other programs."""
        rows = []
        for r in self.results:
            for gpu in r.gpus or (GpuResult("", r.status, reason=r.reason),):
                rows.append(
                    {
                        "file": r.file, "kernel": r.kernel, "build": r.build, "options": r.options,
                        "gpu": gpu.gpu, "status": gpu.status, "latency_us": gpu.latency_us, "bound": gpu.bound,
                        "reason": gpu.reason or r.reason, "line": r.line or None, "spent_s": round(r.seconds, 3),
                        "command": r.command,
                    }
                )  # fmt: skip
        return rows


def _summary(results: Sequence[CaseResult]) -> Summary:
    counts = Counter(result.status for result in results)
    seconds = [result.seconds for result in results]
    worst = max(results, key=lambda r: r.seconds, default=None)
    groups: dict[tuple[str, str], list[str]] = {}
    for result in results:
        if result.status != "predicted":
            groups.setdefault((result.status, reason_group(result.reason)), []).append(result.kernel)
    return Summary(
        kernels=len(results), files=len({result.file for result in results}), **{status: counts[status] for status in STATUSES},
        share=counts["predicted"] / len(results) if results else None,
        first_values=sum(r.status == "predicted" and r.setting in ("", "usual") and not r.notes for r in results),
        spent_s=Spent(
            statistics.median(seconds) if seconds else None, worst.seconds if worst else None,
            f"{worst.file}: {worst.kernel}" if worst else "",
        ),
        reasons=tuple(
            ReasonCount(status, reason, len(names), tuple(names[:3]))
            for (status, reason), names in sorted(groups.items(), key=lambda item: (-len(item[1]), item[0]))
        ),
    )  # fmt: skip


def line_of(reason: str) -> int:
    """Return the first source line that a message names, 0 if none.

    >>> line_of("kernel f, line 12: barrier divergence"), line_of("conv.cl:7:3: error: no"), line_of("k.cl:3: no")
    (12, 7, 3)
    """
    match = re.search(r"\bline (\d+)|\.\w+:(\d+):(?:\d+:)? ", reason)
    return int(match[1] or match[2]) if match else 0


def reason_group(reason: str) -> str:
    """Return a reason without what differs from kernel to kernel: names of kernels and items, lines, numbers.

    >>> reason_group("kernel f, line 12: work item (3, 0) accesses bytes 4..7 of buffer 'a', which has 4")
    "work item (...) accesses bytes N..N of buffer '...', which has N"
    """
    text = next((line for line in reason.splitlines() if re.search(r": (?:fatal )?error", line)), reason.partition("\n")[0])
    text = re.sub(r"^kernel \S+: ", "", re.sub(r"^\S+\.cl: (?=kernel )", "", text))
    text = re.sub(r"^(?:kernel \S+ does not compile: )?\S+:\d+:(?:\d+:)? (?:fatal )?|^(?:kernel )?\S*,? ?line \d+: ", "", text)
    text = re.sub(r"(?<=item )\([^)]*\)|\([\d, ]+\)", "(...)", text)
    text = re.sub(r"(buffer|memory|argument|array|parameter) '[^']*'", r"\1 '...'", text)
    return re.sub(r"\b\d+\b", "N", text)
