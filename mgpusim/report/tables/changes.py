"""Two predictions compared, for people: how the latency moved, what differs between the inputs, which parts moved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from mgpusim.report.tables.gpus import value_text
from mgpusim.report.text import bytes_text, count_text, moved_text, number, share, time_range, time_text
from mgpusim.report.words import BOUND_WORDS, LEVEL_WORDS, STALL_WORDS, UNIT_WORDS, bound_text, wording
from mgpusim.view import Facts, Figure, Kind, Only, Part, ResultView, Strong, ViewTable

if TYPE_CHECKING:
    from mgpusim.engine.changes import InputChange, PartChange, PredictionChange
    from mgpusim.engine.prediction import Prediction

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
    sure = "the 80% intervals do not overlap" if change.clear else "within what the intervals leave open"
    return f"{moved_text(change.before_us, change.after_us, change.ratio)}, {sure}"


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


def input_texts(change: InputChange) -> tuple[str, str, str]:
    """Return what an input is, and its values before and after, as text."""
    path = change.what.removeprefix("GPU ")
    return change.what, _text(path, change.before), _text(path, change.after)


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


def changes_view(changes: Sequence[PredictionChange], before: Sequence[Prediction], after: Sequence[Prediction]) -> ResultView:
    """Return comparisons, of several a line each and then a section each.

    Parameters
    ----------
    changes : as `mgpusim.engine.changes.compare_predictions` returns them for `before` and `after`.
    """
    sections = [_section(*row) for row in zip(changes, before, after, strict=True)]
    if len(changes) == 1:
        return msgspec.structs.replace(sections[0], title=f"{sections[0].title}, before and after")
    overview = ViewTable(
        columns={"kernel": "text", "GPU": "text", "before": "time", "after": "time", "after over before": "ratio"},
        rows=[(change.kernel, change.gpu, change.before_us, change.after_us, f"{change.ratio:.3g}") for change in changes],
    )
    flat = [part for section in sections for part in section.parts]
    title = f"{count_text(len(changes), 'prediction')}, before and after"
    return ResultView(title=title, parts=[Only("page", [overview, *sections]), Only("terminal", flat)])


def _section(change: PredictionChange, before: Prediction, after: Prediction) -> ResultView:
    intervals = " → ".join(time_range(*ends) for ends in (change.before_interval_us, change.after_interval_us))
    head = Facts([
        ("kernel", change.kernel), ("GPU", change.gpu), Strong(("latency", headline(change))), ("80% interval", intervals),
        *(("" if i else "why", text) for i, text in enumerate(why(change))),
    ])  # fmt: skip
    bars = Figure("Where the time went, and goes", partial(_bars, {"before": before, "after": after}))
    tables = [Only("terminal", change_parts(change, page=False)), Only("page", change_parts(change, page=True))]
    return ResultView(title=f"{change.kernel} on {change.gpu}", parts=[head, bars, *tables])


def _bars(ends: Mapping[str, Prediction], _: str) -> str:
    from mgpusim.report.pages.frame import css_length, stack, with_micro
    from mgpusim.report.pages.prediction import breakdown_parts

    longer = max(p.latency_us for p in ends.values())
    return "".join(
        f'<p class="note">{name}: {with_micro(time_text(p.latency_us))}</p>'
        f'<div style="width:{css_length(p.latency_us / longer)}">'
        f"{stack(breakdown_parts(p), f'Parts of the latency {name}')}</div>"
        for name, p in ends.items()
    )


def change_parts(change: PredictionChange, page: bool) -> list[Part]:
    """Return what differs of the inputs, and which parts of the time moved: on pages under heads, and all of them."""
    parts: list[Part] = []
    if change.inputs:
        parts.append(inputs_table(change.inputs, "What differs" if page else ""))
    elif change.inputs_known:
        parts.append("The inputs are the same.")
    if not change.inputs_known:
        parts.append(UNKNOWN)
    for group, title in GROUPS.items():
        if rows := change.of(group)[: None if page else MOST_ROWS]:
            columns: dict[str, Kind] = {
                "part" if page else title: "text",
                "before": "number",
                "after": "number",
                "change": "number",
            }
            parts.append(ViewTable(columns=columns, rows=[change_rows(row) for row in rows], title=title if page else ""))
    return parts


def inputs_table(inputs: Sequence[InputChange], title: str = "") -> ViewTable:
    """Return a table of inputs that differ."""
    columns: dict[str, Kind] = {"what differs": "text", "before": "text", "after": "text"}
    return ViewTable(columns=columns, rows=[input_texts(change) for change in inputs], title=title)
