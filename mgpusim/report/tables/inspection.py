"""Inspected kernels for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from mgpusim.report.console import width_of_output
from mgpusim.report.text import bytes_text, number, sizes
from mgpusim.view import Facts, Kind, ResultView, ViewTable

if TYPE_CHECKING:
    from mgpusim.report.kernels import AccessReport, KernelReport, RefusedKernel, RegionReport

WITH_BITS = 100  # columns of a terminal with room for the width of accesses


def inspection_views(
    reports: Sequence[KernelReport],
    accesses: Sequence[AccessReport],
    refused: Sequence[RefusedKernel] = (),
    launched: bool = False,
) -> Iterator[ResultView | str]:
    """Yield views of inspected kernels, of their accesses and of the kernels that were refused.

    Parameters
    ----------
    launched : a launch is known, so that a GPU is all that is missing for access patterns.
    """
    parts: list[ResultView | str] = [_kernel(report, [a for a in accesses if a.kernel == report.kernel]) for report in reports]
    if refused:
        rows = [(refusal.kernel, refusal.line or "", refusal.reason) for refusal in refused]
        table = ViewTable(columns={"kernel refused": "text", "line": "number", "reason": "text"}, rows=rows)
        parts.append(ResultView(title="Kernels that were refused", parts=[table]))
    if not accesses:
        missing = "add --gpu" if launched else "name a launch file (or give --global and --arg) and --gpu"
        parts.append(f"For access patterns {missing}.")
    for number_, part in enumerate(parts):
        yield from ([""] if number_ else [])
        yield part


def _kernel(report: KernelReport, accesses: Sequence[AccessReport]) -> ResultView:
    where = f" (line {report.line})" if report.line else ""
    arguments = ViewTable(
        columns={"#": "number", "name": "text", "kind": "text", "type": "text", "access": "text"},
        rows=[
            (arg.index, arg.name, arg.kind, arg.type, "" if arg.access == "none" else arg.access.replace("_", " "))
            for arg in report.args
        ],
    )
    low, nominal, high = report.registers
    uniform = f", and {report.uniform_registers} words that all lanes share" if report.uniform_registers else ""
    required = report.reqd_work_group_size
    facts = Facts([
        ("registers", f"{nominal} of 32 bits per work item ({low} to {high}){uniform}"),
        ("local memory", f"{bytes_text(report.local_b)} of arrays per group" if report.local_b else "no static arrays"),
        *([("private arrays", f"{bytes_text(report.private_b)} per work item")] if report.private_b else []),
        *([("local size", f"{sizes(required)} required by the kernel")] if required else []),
        ("local ids", "used: work depends on the work-group shape" if report.uses_local_ids else "not used"),
        ("branches", _branches(report)),
    ])  # fmt: skip
    patterns = [part for access in accesses for part in _accesses(access)]
    title = f"kernel {report.kernel}{where}"
    return ResultView(title=title, headline=title, parts=[arguments, facts, _regions(report.regions), *patterns])


def _branches(report: KernelReport) -> str:
    if not report.branches:
        return "none"
    diverging = report.divergent_branches
    lines = sorted({line for line in diverging if line})
    at = f" (line{'' if len(lines) == 1 else 's'} {', '.join(map(str, lines))})" if lines else ""
    return f"{report.branches} conditional, {len(diverging)} may diverge within a warp{at if diverging else ''}"


def _regions(regions: Sequence[RegionReport]) -> ViewTable:
    rows = []
    for region in regions:
        name = "outside loops" if region.loop < 0 else f"{'  ' * (region.depth - 1)}loop {region.loop}"
        first, last = region.lines
        lines = "" if not first else str(first) if first == last else f"{first}-{last}"
        ops = ", ".join(f"{cls} {number(n)}" for cls, n in region.ops.items()) or "none"
        rows.append((name, lines, ops, region.address_ops))
    return ViewTable(
        columns={"code": "text", "lines": "number", "operations of a work item per visit": "text", "address and loop": "number"},
        rows=rows,
    )


def _accesses(report: AccessReport) -> list[ViewTable | str]:
    bits = width_of_output() >= WITH_BITS
    columns: dict[str, Kind] = {
        "line": "number", "access": "word", "of": "text", **({"bits": "number"} if bits else {}), "times": "number",
        "lanes": "number", "lines": "number", "cycles": "number", "used": "share", "L1\nhit": "share", "L2\nhit": "share",
        "DRAM": "bytes",
    }  # fmt: skip
    rows = [
        (str(s.line) if s.line else "?", (s.kind if s.kind == s.pipe else f"{s.kind} {s.pipe}").replace("_", " "), s.arg or "-",
         *([str(8 * s.width_b)] if bits else []), str(s.sites), s.lanes_per_request, s.lines_per_request, s.cycles_per_request,
         s.efficiency, s.first_level_hit, s.l2_hit, s.dram_b if s.pipe != "local" else "-")
        for s in report.sites
    ]  # fmt: skip
    head = f"accesses on {report.gpu}, warps of {report.warp_size}, {report.executed_groups} of {report.n_groups} groups executed"
    note = "lanes, lines, cycles: per warp instruction; used: bytes of those fetched, >100% where lanes share"
    return [head, ViewTable(columns=columns, rows=rows), note]
