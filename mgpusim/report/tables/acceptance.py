"""What became of the kernels of a code base, for people."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from mgpusim.acceptance.result import STATUSES, reason_group
from mgpusim.report.console import table, table_without_head
from mgpusim.report.text import share, time_text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from mgpusim.acceptance.result import Acceptance, CaseResult

__all__ = ["show"]

MOST_REASONS = 20


def show(found: Acceptance) -> list[RenderableType]:
    """Return what to print: the kernels, then what was not predicted and why, then the counts."""
    parts: list[RenderableType] = []
    heads = ("file", "kernel", "GPU", "latency", "bound", "status", "s")
    several = len(found.gpus) > 1
    built = Counter((r.file, r.kernel) for r in found.results)
    made = table(*(head for head in heads if several or head != "GPU"), right=("latency", "s"))
    for result in found.results:
        for i, gpu in enumerate(result.gpus):
            latency = time_text(gpu.latency_us) if gpu.latency_us is not None else "-"
            file, kernel = (result.file, result.kernel) if i == 0 else ("", "")
            if built[file, kernel] > 1:
                kernel += f" ({result.build})"
            row = [file, kernel, gpu.gpu, latency, gpu.bound, gpu.status, f"{result.seconds:.1f}" if i == 0 else ""]
            made.add_row(*(cell for head, cell in zip(heads, row, strict=True) if several or head != "GPU"))
    parts += [made, ""]
    for result in found.results:
        if result.status != "predicted":
            parts += [_not_predicted(result), ""]
    return [*parts, *_summary(found)]


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


def _summary(found: Acceptance) -> list[RenderableType]:
    counted = found.summary
    made = table_without_head()
    tried, predicted = counted.kernels, counted.predicted
    of = f" of {found.total} (interrupted)" if tried < found.total else ""
    made.add_row("kernels", f"{tried}{of} in {counted.files} file{'' if counted.files == 1 else 's'}")
    made.add_row("predicted", f"{predicted} of {tried}, {share(counted.share)}: {counted.first_values} with the first values")
    for status in STATUSES[1:]:
        if getattr(counted, status):
            made.add_row(status, str(getattr(counted, status)))
    seconds = counted.spent_s
    if seconds.median is not None:
        made.add_row("seconds", f"median {seconds.median:.1f}, worst {seconds.worst:.1f} ({seconds.worst_kernel})")
    parts: list[RenderableType] = [f"acceptance of {found.root} on {', '.join(found.gpus)}", made]
    if counted.reasons:
        reasons = table("kernels", "status", "reason", "as in", right=("kernels",))
        for entry in counted.reasons[:MOST_REASONS]:
            reasons.add_row(str(entry.kernels), entry.status, reason_group(entry.reason), entry.examples[0])
        parts.append(reasons)
        if len(counted.reasons) > MOST_REASONS:
            parts.append(f"and {len(counted.reasons) - MOST_REASONS} more reasons; --json has all")
    if found.skipped:
        count = len(found.skipped)
        parts.append(f"{count} file{' holds' if count == 1 else 's hold'} no kernel")
        parts += [f"  {one.file}: {one.why}" for one in found.skipped if one.why != "no kernel in it"]
    return [*parts, *(f"warning: {text}" for text in found.warnings)]
