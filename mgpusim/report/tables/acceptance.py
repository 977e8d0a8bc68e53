"""What became of the kernels of a code base, for people."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from mgpusim.acceptance.result import STATUSES, reason_group
from mgpusim.report.text import share
from mgpusim.view import Facts, Kind, ResultView, ViewTable

if TYPE_CHECKING:
    from mgpusim.acceptance.result import Acceptance, CaseResult

MOST_REASONS = 20


def acceptance_view(acceptance: Acceptance) -> ResultView:
    """Return the kernels, then what was not predicted and why, then the counts."""
    several = ("GPU",) if len(acceptance.gpus) > 1 else ()
    columns: dict[str, Kind] = {
        "file": "text", "kernel": "text", **dict.fromkeys(several, "text"), "latency": "time", "bound": "text", "status": "text",
        "s": "number",
    }  # fmt: skip
    built = Counter((r.file, r.kernel) for r in acceptance.results)
    rows = []
    for result in acceptance.results:
        for i, gpu in enumerate(result.gpus):
            file, kernel = (result.file, result.kernel) if i == 0 else ("", "")
            if built[file, kernel] > 1:
                kernel += f" ({result.build})"
            seconds = f"{result.seconds:.1f}" if i == 0 else ""
            rows.append((file, kernel, *([gpu.gpu] if several else []), gpu.latency_us, gpu.bound, gpu.status, seconds))
    parts: list[ResultView | ViewTable | str] = [ViewTable(columns=columns, rows=rows)]
    for result in acceptance.results:
        if result.status != "predicted":
            parts += [_not_predicted(result), ""]
    return ResultView(title="What became of kernels", parts=[*parts, *_summary(acceptance)])


def _not_predicted(result: CaseResult) -> str:
    at = f" line {result.line}" if result.line else ""
    build = f" ({result.build})" if result.build else ""
    lines = [f"{result.file}{at}: {result.kernel}{build}: {result.status}: {_short(result.reason)}"]
    if result.place:
        lines.append(f"  at {result.place}")
    if result.way_out:
        lines.append(f"  {result.way_out}")
    return "\n".join(lines)


def _short(reason: str) -> str:
    """Return the lines of a message that say what is wrong: of many errors the first."""
    lines = reason.splitlines()
    errors = [line for line in lines if "error:" in line]
    return errors[0] if errors else "; ".join(line.strip() for line in lines[:3])


def _summary(acceptance: Acceptance) -> list[ResultView | ViewTable | str]:
    counted = acceptance.summary
    tried, predicted = counted.kernels, counted.predicted
    of = f" of {acceptance.total} (interrupted)" if tried < acceptance.total else ""
    facts = [
        ("kernels", f"{tried}{of} in {counted.files} file{'' if counted.files == 1 else 's'}"),
        ("predicted", f"{predicted} of {tried}, {share(counted.share)}: {counted.first_values} with the first values"),
        *((status, str(getattr(counted, status))) for status in STATUSES[1:] if getattr(counted, status)),
    ]
    seconds = counted.spent_s
    if seconds.median is not None:
        facts.append(("seconds", f"median {seconds.median:.1f}, worst {seconds.worst:.1f} ({seconds.worst_kernel})"))
    head = f"acceptance of {acceptance.root} on {', '.join(acceptance.gpus)}"
    parts: list[ResultView | ViewTable | str] = [ResultView(title=head, parts=[Facts(facts)])]
    if counted.reasons:
        columns: dict[str, Kind] = {"kernels": "number", "status": "text", "reason": "text", "as in": "text"}
        rows = [(reason.kernels, reason.status, reason_group(reason.reason), reason.examples[0]) for reason in counted.reasons]
        parts.append(ViewTable(columns=columns, rows=rows, most=MOST_REASONS, of="reasons"))
    if acceptance.skipped:
        count = len(acceptance.skipped)
        parts.append(f"{count} file{' holds' if count == 1 else 's hold'} no kernel")
        parts += [f"  {skipped.file}: {skipped.why}" for skipped in acceptance.skipped if skipped.why != "no kernel in it"]
    return [*parts, *(f"warning: {text}" for text in acceptance.warnings)]
