"""Measured operators of networks for people: figures by kind, kernel, bound and map, what is worst, what has no prediction."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mgpusim.report.render import cell_text
from mgpusim.report.text import count_text
from mgpusim.report.words import bound_text
from mgpusim.view import Kind, Only, ResultView, ViewTable

if TYPE_CHECKING:
    from mgpusim.nn.profiled.result import JudgedNetwork, JudgedOperator, OperatorScores, OperatorValidation
    from mgpusim.view import Figure

SCORES: dict[str, tuple[str, Kind, str]] = {
    "n": ("n", "count", "n"), "rows": ("rows", "count", "rows"), "measured": ("measured", "time", "measured_us"),
    "predicted": ("predicted", "time", "predicted_us"), "mape": ("MAPE", "percent", "mape"),
    "median": ("median", "percent", "median_error"), "bias": ("bias", "ratio", "bias"), "sum": ("sum", "ratio", "sum_ratio"),
    "order": ("order", "percent", "order"), "held": ("80%", "share", "coverage"),
}  # fmt: skip
"""Figures of operators by name: head, kind, attribute."""
NETWORK: dict[str, Kind] = {
    "measured": "time", "predicted": "time", "error": "signed", "80%": "word", "operators": "time", "besides": "time",
    "predicted besides": "time",
}  # fmt: skip
"""Figures of a network as a whole."""
MOST_ROWS = 25
MOST_REASONS = 12
MOST_WITHOUT = 400


def score_texts(scores: OperatorScores) -> dict[str, str]:
    """Return the text of each of `SCORES`.

    >>> from mgpusim.nn.profiled.result import operator_scores
    >>> score_texts(operator_scores([(10.0, 12.0, (8.0, 14.0), 3)]))["mape"]
    '20.0%'
    """
    return {name: cell_text(kind, getattr(scores, attribute)) for name, (_, kind, attribute) in SCORES.items()}


def overview(v: OperatorValidation) -> str:
    """Return a line that says what was compared."""
    device = f", measured on {v.device}" if v.device else ""
    what = f"{v.scores.n:,} distinct of {count_text(v.scores.rows, 'operator')}" if v.scores.n else "whole networks"
    return f"{v.profile}: {what}{device}; predicted for {v.gpu} with {v.library} ({v.precision})"


def operators_view(
    validations: Sequence[OperatorValidation], names: Sequence[str] = (), fitted: ViewTable | None = None
) -> ResultView:
    """Return what there is to see of the results of one or more engines on one profile.

    Parameters
    ----------
    names : of the results, where they are not those of engines.
    fitted : fields that were fitted.
    """
    first, names = validations[0], names or [f"{v.engine} engine" for v in validations]
    parts: list[Any] = []
    if first.scores.n:
        all_of_each = {name: v.scores for name, v in zip(names, validations, strict=True)}
        parts += [
            scores_table("", "All operators", all_of_each),
            "n: distinct operators, each the median of its rows. sum: predicted over measured. order: of pairs more than 15% "
            f"apart, those ordered right. 80%: inside the predicted interval. Caches are {first.caches}: {first.caches_source}",
        ]
    parts += [fitted] if fitted is not None else []
    sections = [ResultView(title=name, parts=_parts(v)) for name, v in zip(names, validations, strict=True)]
    parts += sections if len(sections) > 1 else sections[0].parts
    return ResultView(title=f"{first.profile} on {first.gpu}", headline=overview(first), parts=[*parts, *left_out(first)])


def _parts(v: OperatorValidation) -> list[Any]:
    bounds = {bound_text(name): scores for name, scores in v.by_bound.items()}
    return [
        *(_figures(v) if v.operators else []),
        *(
            [
                scores_table("operator", "By kind of operator", v.by_operator),
                scores_table("kernel", "By kernel", v.by_variant),
                scores_table("bound", "By predicted bound", bounds),
                scores_table("height of the map", "By size of the map", v.by_map),
                _worst(v),
            ]
            if v.scores.n
            else []
        ),
        *(_networks(v) if any(network.predicted_us is not None for network in v.networks) else []),
    ]


def scores_table(head: str, title: str, parts: Mapping[str, OperatorScores] | Sequence[tuple[str, OperatorScores]]) -> ViewTable:
    """Return a table of figures, a row per part."""
    columns: dict[str, Kind] = {head: "text", **{name: kind for name, kind, _ in SCORES.values()}}
    named = parts.items() if isinstance(parts, Mapping) else parts
    rows = [(name, *(getattr(scores, attribute) for _, _, attribute in SCORES.values())) for name, scores in named]
    return ViewTable(columns=columns, rows=rows, title=title, most=MOST_ROWS, of="of them")


def _figures(validation: OperatorValidation) -> list[Figure]:
    from mgpusim.accuracy.validation import ValidatedLaunch
    from mgpusim.report.figures.validation import error_figures

    def drawn(row: JudgedOperator) -> ValidatedLaunch:
        measured = {"family": row.operator}, row.measured_us, row.predicted_us
        return ValidatedLaunch(row.variant, row.global_size, row.local_size, *measured, row.bound, 0)

    return error_figures([drawn(row) for row in validation.operators], "operator")


def _worst(validation: OperatorValidation) -> ViewTable:
    columns: dict[str, Kind] = {
        "row": "text", "operator": "text", "output": "sizes", "kernel": "text", "measured": "time", "predicted": "time",
        "error": "signed", "bound": "word",
    }  # fmt: skip
    rows = [
        (f"{row.rows[0]} (+{len(row.rows) - 1})" if len(row.rows) > 1 else row.rows[0], row.operator, row.output, row.variant,
         row.measured_us, row.predicted_us, row.error, bound_text(row.bound))
        for row in validation.worst
    ]  # fmt: skip
    return ViewTable(columns=columns, rows=rows, title="Worst operators")


def _network(network: JudgedNetwork) -> tuple[Any, ...]:
    """Return the values of `NETWORK`."""
    end, predicted = network.end_to_end_us, network.predicted_us
    held = None
    if end is not None and network.interval_us is not None:
        held = "inside" if network.interval_us[0] <= end <= network.interval_us[1] else "outside"
    error = None if end is None or predicted is None else predicted / end - 1.0
    return end, predicted, error, held, network.operators_us, network.besides_us, network.predicted_besides_us


def network_texts(network: JudgedNetwork) -> dict[str, str]:
    """Return the text of each figure of a network, "-" where something was not measured."""
    return {head: cell_text(kind, value) for (head, kind), value in zip(NETWORK.items(), _network(network), strict=True)}


def _networks(validation: OperatorValidation) -> list[Any]:
    ordered = sorted(validation.networks, key=lambda n: -(n.end_to_end_us or 0.0))
    rows = [(network.network, *_network(network)) for network in ordered if network.predicted_us is not None]
    parts: list[Any] = [ViewTable(columns={"network": "word", **NETWORK}, rows=rows, title="Networks end to end")]
    if validation.network_scores is not None:
        text = score_texts(validation.network_scores)
        parts.append(
            f"{text['n']} networks: MAPE {text['mape']}, median {text['median']}, bias {text['bias']}, order {text['order']}, "
            f"in the 80% interval {text['held']}. besides: end to end less the sum of the operators."
        )
    return parts


def reasons_of(validation: OperatorValidation) -> list[tuple[int, str, str, str]]:
    """Return (rows, the first of them, reason, way out) of rows without a figure, the most common reasons first."""
    counts = Counter((row.reason, row.fix) for row in validation.unmatched)
    out = []
    for (reason, fix), count in counts.most_common():
        first = next(row for row in validation.unmatched if (row.reason, row.fix) == (reason, fix))
        out.append((count, f"{first.network} {first.where}".strip() + (f", {first.says}" if first.says else ""), reason, fix))
    return out


def left_out(validation: OperatorValidation) -> list[Any]:
    """Return what is said of rows without a figure, layers without a row, and notes."""
    parts: list[Any] = list(validation.notes)
    if validation.unmatched:
        parts.append(f"Not compared: {count_text(len(validation.unmatched), 'row')}, beside {validation.scores.rows:,} that are")
        reasons = reasons_of(validation)
        for count, where, reason, fix in reasons[:MOST_REASONS]:
            many = f"{count} rows, the first " if count > 1 else ""
            parts.append(f"  {many}{where}: {reason}{f'; {fix}' if fix else ''}")
        if len(reasons) > MOST_REASONS:
            rest = sum(count for count, *_ in reasons[MOST_REASONS:])
            parts.append(f"  and {count_text(rest, 'row')} for other reasons; --json lists each")
    if validation.without_row:
        kinds = Counter(layer.operator for layer in validation.without_row)
        named = ", ".join(f"{count} {kind}" for kind, count in kinds.most_common(6))
        parts.append(
            f"Layers without a row: {len(validation.without_row):,} ({named}); they are fused into others, missing, or not timed"
        )
        columns: dict[str, Kind] = {
            "network": "text", "layer": "text", "operator": "text", "kernel": "text", "predicted": "time",
        }  # fmt: skip
        rows = [
            (layer.network, layer.layer, layer.operator, layer.variant, layer.predicted_us) for layer in validation.without_row
        ]
        parts.append(Only("page", [ViewTable(columns=columns, rows=rows[:MOST_WITHOUT], title="Layers without a row")]))
    return parts
