"""A validation for people: the figures, by family and bound, what is worst, how shapes are ordered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from mgpusim.report.render import cell_text
from mgpusim.report.text import count_text, sizes, time_text
from mgpusim.report.words import bound_text
from mgpusim.view import Figure, Kind, ResultView, Strong, ViewTable

if TYPE_CHECKING:
    from mgpusim.accuracy.scores import IntervalScores, Scores
    from mgpusim.accuracy.validation import Refused, ValidatedLaunch, Validation


class ScoreFigure(NamedTuple):
    """A figure of `Scores`: in words, whether it is a share, and what it is of where that is not all launches."""

    label: str
    share: bool = True
    of: str = ""


FIGURES = {
    "mape": ScoreFigure("mean error (MAPE)"),
    "wmape": ScoreFigure("error by time (WMAPE)"),
    "median_error": ScoreFigure("median error"),
    "p90_error": ScoreFigure("90th percentile"),
    "bias": ScoreFigure("bias", False),
    "net_error": ScoreFigure("mean error net of launch overhead", of="{0.net_n} launches"),
    "scaled_error": ScoreFigure("mean error after one scale factor"),
    "tau5": ScoreFigure("tau5", False, "{0.tau5_groups} groups"),
    "regret": ScoreFigure("mean regret", of="{0.regret_groups} groups"),
    "chance_regret": ScoreFigure("regret of a random choice"),
    "5": ScoreFigure("pairs over 5% ordered right"),
    "10": ScoreFigure("pairs over 10%"),
    "25": ScoreFigure("pairs over 25%"),
}
"""By name, in the order in which they are shown."""


def figure_text(scores: Scores, name: str) -> str:
    """Return one of `FIGURES` of some launches.

    >>> from mgpusim.accuracy.scores import Scores
    >>> figure_text(Scores(n=1, bias=0.5), "bias"), figure_text(Scores(n=1, mape=0.25), "mape")
    ('0.500', '25.0%')
    """
    value = scores.order.get(name) if name.isdecimal() else getattr(scores, name)
    return "-" if value is None else precise(value) if FIGURES[name].share else f"{value:.3f}"


INTERVALS: dict[str, Kind] = {"inside": "share", "shorter": "share", "longer": "share", "width": "word", "score": "ratio"}
"""What is said of intervals beside the number of launches."""
MOST_REASONS = 8
MOST_KERNELS = 10
LEAST_OF_FAMILY = 20
"""Launches of a family from which the share that intervals hold says something."""
SHOWN_GROUPS = 4  # of the choice groups that are ordered worst, and of the best


def precise(fraction: float | None) -> str:
    """Return a fraction as a percentage with one digit behind the point.

    >>> precise(0.1234), precise(None)
    ('12.3%', '-')
    """
    return cell_text("percent", fraction)


def signed(fraction: float | None) -> str:
    """Return an error with its sign.

    >>> signed(0.25), signed(-0.031), signed(None)
    ('+25%', '-3%', '-')
    """
    return cell_text("signed", fraction)


def validation_view(validations: Sequence[Validation], corpus: str) -> ResultView:
    """Return what there is to see of the results of one or more engines on one corpus, by its name."""
    first = validations[0]
    device = "" if first.provenance.is_measured and not first.device else f", {first.provenance.text}"
    head = f"{corpus}: {count_text(first.n, 'launch', 'launches')} of {count_text(len(first.kernels), 'kernel')}{device}"
    sections = [ResultView(title=f"{result.engine} engine", parts=_parts(result)) for result in validations]
    parts: list[Any] = [
        _figures(validations),
        "tau5: of pairs of shapes of one kernel and problem whose measured times differ by more than 5%, those ordered right "
        "less those ordered wrong, mean over groups. Regret: what the shape predicted fastest costs over the best.",
        *(sections if len(sections) > 1 else sections[0].parts),
        *_refused(first),
    ]
    return ResultView(title=f"{corpus} on {first.gpu}", headline=f"{head}; predicted for {first.gpu}", parts=parts)


def _figures(validations: Sequence[Validation]) -> ViewTable:
    columns: dict[str, Scores] = {result.engine: result for result in validations}
    if validations[0].noise is not None:
        columns["measured again"] = validations[0].noise
    rows = []
    for name, figure in FIGURES.items():
        of = (
            f"{validations[0].order_pairs[name]} pairs"
            if name in validations[0].order_pairs
            else figure.of.format(validations[0])
        )
        row = (figure.label, *(figure_text(scores, name) for scores in columns.values()), of)
        rows.append(Strong(row) if name in ("mape", "tau5", "regret") else row)
    return ViewTable(columns={"figure": "text", **dict.fromkeys(columns, "number"), "of": "text"}, rows=rows)


def _parts(result: Validation) -> list[Any]:
    from mgpusim.report.figures.validation import error_figures

    by_error = dict(sorted(result.by_family.items(), key=lambda item: -(item[1].mape or 0.0)))
    bounds = {bound_text(name): scores for name, scores in sorted(result.by_bound.items(), key=lambda item: -item[1].n)}
    return [
        *error_figures(result.launches, "launch"),
        _by("family", by_error, "By family", ("mape", "net_error", "median_error", "p90_error", "bias", "tau5", "regret")),
        _by("predicted bound", bounds, "By bound", ("mape", "median_error", "p90_error", "bias")),
        _intervals(result),
        _kernels(result),
        _worst_launches(result),
        *_groups(result.launches),
    ]


SHORT = {"mape": "mean error", "net_error": "net", "median_error": "median", "p90_error": "90%", "bias": "bias", "tau5": "tau5",
         "regret": "regret"}  # fmt: skip
"""Heads of figures in tables by part."""


def _by(head: str, parts: Mapping[str, Scores], title: str, names: Sequence[str]) -> ViewTable:
    columns: dict[str, Kind] = {head: "text", "launches": "count", **{SHORT[name]: "number" for name in names}}
    rows = [(key, scores.n, *(figure_text(scores, name) for name in names)) for key, scores in parts.items()]
    return ViewTable(columns=columns, rows=rows, title=title)


def interval_row(scores: IntervalScores) -> tuple[Any, ...]:
    """Return what is said of intervals: launches, then the figures of `INTERVALS`.

    >>> from mgpusim.accuracy.scores import interval_scores
    >>> interval_row(interval_scores([10.0, 30.0], [(8.0, 16.0), (10.0, 20.0)]))[-2]
    'x2.00'
    """
    return scores.n, scores.coverage, scores.below, scores.above, f"x{scores.width:.2f}", scores.score


def _intervals(result: Validation) -> ViewTable:
    """Coverage of the 80% intervals: of all, by bound and by time; by family with fewer than 20 launches it says little."""
    rows = []
    for key in ("all", "by_bound", "by_time", "by_family"):
        for name, scores in result.intervals.get(key, {}).items():
            if key != "by_family" or scores.n >= LEAST_OF_FAMILY:
                row = (bound_text(name) if key == "by_bound" else name, *interval_row(scores))
                rows.append(Strong(row) if key == "all" else row)
    columns: dict[str, Kind] = {"80% intervals": "text", "launches": "count", **INTERVALS}
    return ViewTable(columns=columns, rows=rows, title="Coverage of the 80% intervals")


def _kernels(result: Validation) -> ViewTable:
    columns: dict[str, Kind] = {
        "kernel": "text", "family": "text", "bound": "word", "launches": "count", "mean error": "percent", "signed": "signed",
        "tau5": "number", "regret": "percent",
    }  # fmt: skip
    rows = [
        (row.kernel, row.family, bound_text(row.bound), row.n, row.mape, row.signed_error, figure_text(row, "tau5"), row.regret)
        for row in result.kernels
    ]
    return ViewTable(columns=columns, rows=rows, title="Worst kernels", most=MOST_KERNELS, of="kernels")


def _worst_launches(result: Validation) -> ViewTable:
    columns: dict[str, Kind] = {
        "kernel": "text", "global": "sizes", "local": "sizes", "measured": "time", "predicted": "time", "error": "signed",
        "bound": "word",
    }  # fmt: skip
    rows = [
        (
            row.kernel,
            row.global_size,
            row.local_size or "auto",
            row.measured_us,
            row.predicted_us,
            row.error,
            bound_text(row.bound),
        )
        for row in result.worst_launches
    ]
    return ViewTable(columns=columns, rows=rows, title="Worst launches")


def _groups(rows: Sequence[ValidatedLaunch]) -> list[Figure]:
    """Return figures of the choice groups that are ordered worst, and best."""
    from mgpusim.accuracy.metrics import group_regret, group_tau
    from mgpusim.report.figures.validation import shapes_figure

    members: dict[int, list[ValidatedLaunch]] = {}
    for row in rows:
        members.setdefault(row.group, []).append(row)
    ranked = []
    for number, group in members.items():
        times = [r.measured_us for r in group], [r.predicted_us for r in group]
        tau, regret = group_tau(*times), group_regret(*times)
        if tau is not None:
            ranked.append((tau, -(regret or 0.0), -len(group), number))
    ranked.sort()
    best = sorted(ranked[SHOWN_GROUPS:], key=lambda item: (-item[0], item[1:]))[:SHOWN_GROUPS]
    out = []
    for word, chosen in (("worst", ranked[:SHOWN_GROUPS]), ("best", best)):
        for place, (tau, regret, _, number) in enumerate(chosen, 1):
            group = members[number]
            tags = ", ".join(f"{key} {value}" for key, value in group[0].tags.items() if key != "family")
            what = f"{group[0].kernel}, global {sizes(group[0].global_size)}{f', {tags}' if tags else ''}"
            note = f"{what}: tau5 {tau:.2f}, regret {precise(-regret)}. Shapes from the fastest measured to the slowest."
            marks = [("far-1", "◆", "predicted")]
            out.append(Figure(f"Choosing among shapes, {word} {place}", partial(shapes_figure, group), note, marks))
    return out


def _columns(kernel: str, size: str, local: str, measured: str, predicted: str, error: str, bound: str, engine: str) -> str:
    times = f"{measured:>9}  {predicted:>9}  {error:>6}"
    return f"{kernel:<28}  {size:<14}  {local:<10}  {times}  {bound}{f'  {engine}' if engine else ''}".rstrip()


def row_head(engine: bool) -> str:
    """Return the line over those of `row_line`; `engine`: with the engine's name.

    >>> row_head(False).split()
    ['kernel', 'global', 'local', 'measured', 'predicted', 'error', 'bound']
    """
    return _columns("kernel", "global", "local", "measured", "predicted", "error", "bound", "engine" if engine else "")


def row_line(row: ValidatedLaunch | Refused, engine: str = "") -> str:
    """Return one launch in a line: sizes, measured and predicted time, error, bound; of one not predicted the reason.

    >>> from mgpusim.accuracy.validation import ValidatedLaunch
    >>> row_line(ValidatedLaunch("f", (64, 64), (8, 8), {}, 20.0, 15.0, "dram", 0)).split()
    ['f', '64x64', '8x8', '20', 'us', '15', 'us', '-25%', 'dram']
    """
    from mgpusim.accuracy.validation import Refused

    local = sizes(row.local_size) if row.local_size else "auto"
    if isinstance(row, Refused):
        text = f"{'a bug in mgpusim: ' if row.bug else ''}{_briefly(row.reason)}"
        return f"{row.kernel:<28}  {sizes(row.global_size):<14}  {local:<10}  not predicted: {text}"
    times = time_text(row.measured_us), time_text(row.predicted_us), signed(row.error)
    return _columns(row.kernel, sizes(row.global_size), local, *times, row.bound, engine)


def _refusals(result: Validation) -> list[tuple[int, str, str]]:
    """Return (launches, kernels, reason) of launches that were not predicted, the most common reasons first."""
    said = [(f"{'a bug in mgpusim: ' if row.bug else ''}{_briefly(row.reason)}", row.kernel) for row in result.refused]
    out = []
    for reason, count in Counter(text for text, _ in said).most_common(MOST_REASONS):
        names = list(dict.fromkeys(kernel for text, kernel in said if text == reason))
        out.append((count, ", ".join(names[:3]) + (" and others" if len(names) > 3 else ""), reason))
    return out


def _briefly(reason: str) -> str:
    """Return the first line of a message, and the first of the problems it announces.

    >>> _briefly("f on adreno-640: 2 problems\\n  local: too large\\n  global: too small")
    'f on adreno-640: 2 problems; local: too large; ...'
    """
    lines = [line.strip() for line in reason.splitlines()] or [""]
    return "; ".join(lines[:2]) + ("; ..." if len(lines) > 2 else "")


def _refused(result: Validation) -> list[str]:
    if not result.refused:
        return []
    parts = [f"Not predicted: {len(result.refused)} of {len(result.refused) + result.n} launches"]
    shown = _refusals(result)
    parts += [f"  {count} x {where}: {reason}" for count, where, reason in shown]
    if (rest := len(result.refused) - sum(count for count, _, _ in shown)) > 0:
        parts.append(f"  and {rest} more for other reasons; --json lists all")
    return parts
