"""What became of kernels that were tried, in the schema `mgpusim.acceptance/1`."""

from __future__ import annotations

import re
import statistics
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from mgpusim.version import __version__

__all__ = ["SCHEMA", "STATUSES", "Acceptance", "Case", "CaseResult", "GpuResult", "MadeArg", "Skipped", "line_of", "reason_group"]

SCHEMA = "mgpusim.acceptance/1"
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


class CaseResult(msgspec.Struct, frozen=True):
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

    case: Case
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

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON form."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        data = data.pop("case") | data
        spelled = {"global_size": "global", "local_size": "local", "seconds": "spent_s"}
        return {spelled.get(key, key): value for key, value in data.items()}


class Skipped(msgspec.Struct, frozen=True):
    """A file of which no kernel was tried, and why."""

    file: str
    why: str


class Acceptance(msgspec.Struct, frozen=True):
    """The results of a folder; `total` are the cases there are, more than results after an interruption."""

    root: str
    gpus: tuple[str, ...]
    results: tuple[CaseResult, ...]
    skipped: tuple[Skipped, ...] = ()
    warnings: tuple[str, ...] = ()
    total: int = 0
    timeout_s: float = 0.0

    def summary(self) -> dict[str, Any]:
        """Return counts by status, the share predicted, reasons with their kernels, and seconds.

        >>> Acceptance("src", ("adreno-640",), ()).summary()["share"] is None
        True
        """
        counts = Counter(result.status for result in self.results)
        tried = len(self.results)
        seconds = [result.seconds for result in self.results]
        worst = max(self.results, key=lambda r: r.seconds, default=None)
        groups: dict[tuple[str, str], list[str]] = {}
        for result in self.results:
            if result.status != "predicted":
                groups.setdefault((result.status, reason_group(result.reason)), []).append(result.case.kernel)
        reasons = [
            {"status": status, "reason": reason, "kernels": len(names), "examples": names[:3]}
            for (status, reason), names in sorted(groups.items(), key=lambda item: (-len(item[1]), item[0]))
        ]
        return {
            "kernels": tried,
            "files": len({result.case.file for result in self.results}),
            **{status: counts[status] for status in STATUSES},
            "share": counts["predicted"] / tried if tried else None,
            "first_values": sum(r.status == "predicted" and r.setting in ("", "usual") and not r.notes for r in self.results),
            "spent_s": {
                "median": statistics.median(seconds) if seconds else None,
                "worst": worst.seconds if worst else None,
                "worst_kernel": f"{worst.case.file}: {worst.case.kernel}" if worst else "",
            },
            "reasons": reasons,
        }

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON form, schema `mgpusim.acceptance/1`."""
        return {
            "schema": SCHEMA,
            "mgpusim": __version__,
            "root": self.root,
            "gpus": list(self.gpus),
            "timeout_s": self.timeout_s,
            "complete": len(self.results) == self.total,
            "total": self.total,
            "summary": self.summary(),
            "cases": [result.to_dict() for result in self.results],
            "skipped": msgspec.to_builtins(self.skipped),
            "warnings": list(self.warnings),
        }

    def rows(self) -> Sequence[dict[str, Any]]:
        """Return one flat row per case and GPU, for tables of other programs."""
        rows = []
        for r in self.results:
            for gpu in r.gpus or (GpuResult("", r.status, reason=r.reason),):
                rows.append(
                    {
                        "file": r.case.file, "kernel": r.case.kernel, "build": r.case.build, "options": r.case.options,
                        "gpu": gpu.gpu, "status": gpu.status, "latency_us": gpu.latency_us, "bound": gpu.bound,
                        "reason": gpu.reason or r.reason, "line": r.line or None, "spent_s": round(r.seconds, 3),
                        "command": r.command,
                    }
                )  # fmt: skip
        return rows


def line_of(reason: str) -> int:
    """Return the first source line that a message names, 0 if none.

    >>> line_of("kernel f, line 12: barrier divergence"), line_of("conv.cl:7:3: error: no"), line_of("k.cl:3: no")
    (12, 7, 3)
    """
    found = re.search(r"\bline (\d+)|\.\w+:(\d+):(?:\d+:)? ", reason)
    return int(found[1] or found[2]) if found else 0


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
