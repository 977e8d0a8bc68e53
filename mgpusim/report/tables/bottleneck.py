"""Bottlenecks of a launch or a network for people: bars in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mgpusim.report.text import time_text
from mgpusim.report.words import bound_text
from mgpusim.view import Kind, ResultView, ViewTable

if TYPE_CHECKING:
    from mgpusim.sweeps.bottleneck import Bottleneck, ResourceGain, ResourceStep

LEAST = 0.0005
MOST_FIELDS = 15
RELATED = 0.5


def saving(value: float | None) -> str:
    """Return the share of the time that is saved.

    >>> saving(0.1137), saving(-0.02), saving(0.0001), saving(None)
    ('11.4%', '-2.0%', '0', '-')
    """
    if value is None:
        return "-"
    return "0" if abs(value) < LEAST else f"{100 * value:.1f}%"


def verdict(bottleneck: Bottleneck) -> str:
    """Return in a sentence what limits the launch: the resources that buy at least half of what the first does.

    The clock and the number of cores speed up almost everything; they are named only where nothing else helps.
    """
    first = next(iter(bottleneck.telling), None)
    if first is None or (first.tenth or 0.0) < LEAST:
        return "Nothing by itself limits it: no resource buys more than 0.1%."
    named = [g for g in bottleneck.telling if (g.tenth or 0.0) >= RELATED * (first.tenth or 0.0)]
    words = [f"{g.name} ({'a tenth less' if g.less else 'a tenth more'} saves {saving(g.tenth)})" for g in named[:3]]
    return "Limited by " + " and ".join(words) + "."


def bottleneck_view(bottleneck: Bottleneck) -> ResultView:
    """Return the time, what limits it, and what more of each resource and field saves."""
    what = f"{bottleneck.kernel} with {bottleneck.library}" if bottleneck.library else bottleneck.kernel
    changed = " with that" if bottleneck.steps else ""
    head = f"{what} on {bottleneck.gpu}{changed}: {time_text(bottleneck.latency_us)}, bound by {bound_text(bottleneck.bound)}"
    shown = [g for g in bottleneck.resources if max(abs(g.tenth or 0.0), abs(g.double or 0.0)) >= LEAST]
    idle = [g.name for g in bottleneck.resources if g not in shown]
    steps = [step_text(step, number) for number, step in enumerate(bottleneck.steps)]
    parts: list[ViewTable | str] = [
        *steps,
        f"{head} ({bottleneck.engine} engine)",
        verdict(bottleneck),
        _table(shown, "resource"),
    ]
    if idle:
        parts.append(f"No effect: {', '.join(idle)}")
    fields = [g for g in bottleneck.fields if max(abs(g.tenth or 0.0), abs(g.double or 0.0)) >= LEAST]
    if fields:
        parts.append(_table(fields[:MOST_FIELDS], "field"))
        rest = len(fields) - MOST_FIELDS
        if rest > 0:
            parts.append(f"and {rest} fields more; --json has all")
    return ResultView(title="Bottlenecks", parts=parts)


def step_text(step: ResourceStep, number: int) -> str:
    """Return what a resource brought.

    >>> from mgpusim.sweeps.bottleneck import ResourceStep
    >>> step_text(ResourceStep("registers", 2.0, 200.0, 150.0), 1)
    'then 2x registers: 200 us to 150 us, 25.0% saved'
    """
    times = f"{time_text(step.before_us)} to {time_text(step.after_us)}, {saving(step.saved)} saved"
    return f"{'then ' if number else ''}{step.factor:g}x {step.name}: {times}"


def _table(gains: list[ResourceGain], what: str) -> ViewTable:
    noted = any(gain.note for gain in gains)
    most = max((abs(g.tenth or 0.0) for g in gains), default=0.0) or 1.0
    notes: dict[str, Kind] = {"note": "text"} if noted else {}
    return ViewTable(
        columns={what: "word", "10%": "percent", "2x": "percent", **notes, "saved by 10%": "bar"},
        rows=[
            (resource_name(gain), saving(gain.tenth), saving(gain.double), *([gain.note] if noted else []),
             (gain.tenth or 0.0) / most)
            for gain in gains
        ],
    )  # fmt: skip


def resource_name(gain: ResourceGain) -> str:
    """Return the name of what is varied, and which way."""
    return f"{gain.name}, less" if gain.less else gain.name
