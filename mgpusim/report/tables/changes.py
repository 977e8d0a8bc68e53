"""Two predictions compared, for people: how the latency moved, what differs between the inputs, which parts moved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mgpusim.report.tables.gpus import value_text
from mgpusim.report.text import bytes_text, number, share, time_range, time_text
from mgpusim.report.words import BOUND_WORDS, LEVEL_WORDS, STALL_WORDS, UNIT_WORDS, bound_text, wording
from mgpusim.view import Facts, Kind, ResultView, Strong, ViewTable

if TYPE_CHECKING:
    from mgpusim.engine.changes import InputChange, PartChange, PredictionChange

__all__ = ["GROUPS", "change_rows", "changes_view", "headline", "input_texts", "why"]

GROUPS = {
    "breakdown_us": "Where the time goes",
    "stalls": "What the warps are doing",
    "lines_us": "Source lines",
    "hit_rate": "Cache hit rates",
    "utilization": "Busy units",
    "occupancy": "Occupancy and registers",
    "traffic_b": "Traffic",
}
"""Groups of `PartChange` in the order in which they are shown."""
MOST_ROWS = 8
MOST_TEXT = 60
UNKNOWN = "A file does not say which fields its GPU had: it is of an older version, or not of `mgpusim predict --json`."


def headline(change: PredictionChange) -> str:
    """Return how the latency moved, in one sentence.

    >>> from mgpusim.engine.changes import PredictionChange
    >>> ends = {"before_interval_us": (9.0, 11.0), "after_interval_us": (8.0, 10.0)}
    >>> said = dict(before_bound="dram", after_bound="dram", ratio=0.9, clear=False, inputs_known=True, inputs=(), parts=())
    >>> headline(PredictionChange(kernel="k", gpu="g", before_us=10.0, after_us=9.0, **ends, **said))
    '10 us becomes 9 us: 10% faster, within what the intervals leave open'
    """
    if abs(change.ratio - 1.0) < 5e-4:
        return f"{time_text(change.before_us)} stays"
    if change.ratio < 1.0:
        how = f"{share(1.0 - change.ratio)} faster"
    else:
        how = f"{share(change.ratio - 1.0)} slower" if change.ratio < 2 else f"{change.ratio:.3g} times as long"
    sure = "the 80% intervals do not overlap" if change.clear else "within what the intervals leave open"
    return f"{time_text(change.before_us)} becomes {time_text(change.after_us)}: {how}, {sure}"


def why(change: PredictionChange) -> list[str]:
    """Return what explains the change, the largest parts first, as sentences without a full stop."""
    out = []
    whole = change.after_us - change.before_us
    for part in change.of("breakdown_us")[:2]:
        if abs(whole) < 1e-9 or part.moved * whole <= 0:
            continue
        verb = "more" if part.moved > 0 else "less"
        of_it = f", {share(min(1.0, part.moved / whole))} of the change" if part.moved / whole < 0.995 else ", the whole change"
        out.append(f"{time_text(abs(part.moved))} {verb} goes to {bound_text(part.name)}{of_it}")
    if change.before_bound != change.after_bound:
        out.append(f"what holds it up is no longer {bound_text(change.before_bound)} but {bound_text(change.after_bound)}")
    for part in change.of("hit_rate")[:2]:
        if part.before is not None and part.after is not None:
            out.append(f"the {wording(LEVEL_WORDS, part.name).text} holds {share(part.after)} instead of {share(part.before)}")
    for part in change.of("stalls")[:1]:
        text = wording(STALL_WORDS, part.name).text
        out.append(f"warps: {text} {share(part.after or 0.0)} of their time instead of {share(part.before or 0.0)}")
    for part in change.of("occupancy"):
        if part.name == "warp slots" and part.before is not None and part.after is not None:
            out.append(f"{share(part.after)} of the warp slots are filled instead of {share(part.before)}")
    return out


def input_texts(one: InputChange) -> tuple[str, str, str]:
    """Return what an input is, and its values before and after, as text."""
    path = one.what.removeprefix("GPU ")
    return one.what, _text(path, one.before), _text(path, one.after)


def _text(path: str, value: Any) -> str:
    if value is None:
        return "-"
    if path.endswith("size") or (isinstance(value, list) and all(isinstance(v, int) for v in value) and path in SIZES):
        return "x".join(map(str, value))
    text = value_text(path, value)
    return text if len(text) <= MOST_TEXT else f"{text[: MOST_TEXT - 3]}..."


SIZES = ("launch offset",)


def change_rows(part: PartChange) -> tuple[str, str, str, str]:
    """Return the name of a figure, its values before and after, and by how much it moved, as text."""
    tables = {"breakdown_us": BOUND_WORDS, "stalls": STALL_WORDS, "hit_rate": LEVEL_WORDS, "utilization": UNIT_WORDS,
              "traffic_b": LEVEL_WORDS}  # fmt: skip
    words = tables.get(part.group)
    name = wording(words, part.name).text if words else f"line {part.name}" if part.group == "lines_us" else part.name
    sign = "+" if part.moved > 0 else "-"
    if part.group.endswith("_us"):
        texts = [time_text(v) if v is not None else "-" for v in (part.before, part.after)]
        return name, texts[0], texts[1], f"{sign}{time_text(abs(part.moved))}"
    if part.group == "traffic_b":
        return name, bytes_text(part.before or 0.0), bytes_text(part.after or 0.0), f"{sign}{bytes_text(abs(part.moved))}"
    if part.name == "registers":
        return name, number(part.before or 0.0), number(part.after or 0.0), f"{sign}{number(abs(part.moved))}"
    return name, share(part.before), share(part.after), f"{sign}{share(abs(part.moved)).removesuffix('%')} points"


def changes_view(changes: Sequence[PredictionChange]) -> ResultView:
    """Return comparisons, a section each."""
    return ResultView(title="What changed", parts=[part for change in changes for part in _change(change)])


def _change(change: PredictionChange) -> list[Facts | ViewTable | str]:
    intervals = " → ".join(time_range(*ends) for ends in (change.before_interval_us, change.after_interval_us))
    head = Facts([
        ("kernel", change.kernel), ("GPU", change.gpu), Strong(("latency", headline(change))), ("80% interval", intervals),
        *(("" if i else "why", text) for i, text in enumerate(why(change))),
    ])  # fmt: skip
    parts: list[Facts | ViewTable | str] = [head]
    if change.inputs:
        columns: dict[str, Kind] = {"what differs": "text", "before": "text", "after": "text"}
        parts.append(ViewTable(columns=columns, rows=[input_texts(one) for one in change.inputs]))
    elif change.inputs_known:
        parts.append("The inputs are the same.")
    if not change.inputs_known:
        parts.append(UNKNOWN)
    for group, title in GROUPS.items():
        if rows := change.of(group)[:MOST_ROWS]:
            moved: dict[str, Kind] = {title: "text", "before": "number", "after": "number", "change": "number"}
            parts.append(ViewTable(columns=moved, rows=[change_rows(row) for row in rows]))
    return parts
