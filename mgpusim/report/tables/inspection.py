"""Inspected kernels for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mgpusim.report.console import table, table_without_head, width_of_output
from mgpusim.report.text import bytes_text, number, share, sizes

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from mgpusim.report.accesses import AccessReport
    from mgpusim.report.kernels import KernelReport, RefusedKernel, RegionReport

__all__ = ["show"]

WITH_BITS = 100  # columns of a terminal with room for the width of accesses


def show(
    reports: Sequence[KernelReport],
    accesses: Sequence[AccessReport],
    refused: Sequence[RefusedKernel] = (),
    launched: bool = False,
) -> list[RenderableType]:
    """Return what to print of inspected kernels, of their accesses and of the kernels that were refused.

    Parameters
    ----------
    launched : a launch is known, so that a GPU is all that is missing for access patterns.
    """
    parts: list[RenderableType] = []
    for report in reports:
        parts += [*_kernel(report), *(part for a in accesses if a.kernel == report.kernel for part in _accesses(a)), ""]
    if refused:
        head = table("kernel refused", "line", "reason", right=("line",))
        for one in refused:
            head.add_row(one.kernel, str(one.line or ""), one.reason)
        parts += [head, ""]
    if not accesses:
        missing = "add --gpu" if launched else "name a launch file (or give --global and --arg) and --gpu"
        parts.append(f"For access patterns {missing}.")
    elif parts:
        parts.pop()
    return parts


def _kernel(report: KernelReport) -> list[RenderableType]:
    where = f" (line {report.line})" if report.line else ""
    arguments = table("#", "name", "kind", "type", "access", right=("#",))
    for arg in report.args:
        access = "" if arg.access == "none" else arg.access.replace("_", " ")
        arguments.add_row(str(arg.index), arg.name, arg.kind, arg.type, access)
    facts = table_without_head()
    low, nominal, high = report.registers
    uniform = f", and {report.uniform_registers} words that all lanes share" if report.uniform_registers else ""
    facts.add_row("registers", f"{nominal} of 32 bits per work item ({low} to {high}){uniform}")
    facts.add_row("local memory", f"{bytes_text(report.local_b)} of arrays per group" if report.local_b else "no static arrays")
    if report.private_b:
        facts.add_row("private arrays", f"{bytes_text(report.private_b)} per work item")
    if report.reqd_work_group_size:
        facts.add_row("local size", f"{sizes(report.reqd_work_group_size)} required by the kernel")
    facts.add_row("local ids", "used: work depends on the work-group shape" if report.uses_local_ids else "not used")
    facts.add_row("branches", _branches(report))
    return [f"kernel {report.kernel}{where}", arguments, facts, _regions(report.regions)]


def _branches(report: KernelReport) -> str:
    if not report.branches:
        return "none"
    diverging = report.divergent_branches
    lines = sorted({line for line in diverging if line})
    at = f" (line{'' if len(lines) == 1 else 's'} {', '.join(map(str, lines))})" if lines else ""
    return f"{report.branches} conditional, {len(diverging)} may diverge within a warp{at if diverging else ''}"


def _regions(regions: Sequence[RegionReport]) -> Table:
    made = table("code", "lines", "operations of a work item per visit", "address and loop", right=("lines", "address and loop"))
    for region in regions:
        name = "outside loops" if region.loop < 0 else f"{'  ' * (region.depth - 1)}loop {region.loop}"
        first, last = region.lines
        lines = "" if not first else str(first) if first == last else f"{first}-{last}"
        ops = ", ".join(f"{cls} {number(n)}" for cls, n in region.ops.items()) or "none"
        made.add_row(name, lines, ops, number(region.address_ops))
    return made


def _accesses(report: AccessReport) -> list[RenderableType]:
    bits = ("bits",) if width_of_output() >= WITH_BITS else ()
    right = ("line", *bits, "times", "lanes", "lines", "cycles", "used", "L1\nhit", "L2\nhit", "DRAM")
    made = table("line", "access", "of", *right[1:], right=right, whole=("access",))
    for s in report.sites:
        access = s.kind if s.kind == s.pipe else f"{s.kind} {s.pipe}"
        made.add_row(
            str(s.line) if s.line else "?", access.replace("_", " "), s.arg or "-",
            *([str(8 * s.width_b)] if bits else []), str(s.sites),
            _figure(s.lanes_per_request), _figure(s.lines_per_request), _figure(s.cycles_per_request), share(s.efficiency),
            share(s.first_level_hit), share(s.l2_hit), bytes_text(s.dram_b) if s.pipe != "local" else "-",
        )  # fmt: skip
    head = f"accesses on {report.gpu}, warps of {report.warp_size}, {report.executed_groups} of {report.n_groups} groups executed"
    note = "lanes, lines, cycles: per warp instruction; used: bytes of those fetched, >100% where lanes share"
    return ["", head, made, note]


def _figure(value: float | None) -> str:
    return "-" if value is None else number(value)
