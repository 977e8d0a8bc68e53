"""Tables of a validation in Markdown, for the reports of `validation/`."""

from __future__ import annotations

from mgpusim.accuracy.scores import Scores
from mgpusim.accuracy.validation import Validation
from mgpusim.report.tables.validation import FIGURES, figure_text


def percent(value: float | None) -> str:
    """Return a fraction as a percentage, "-" for none.

    >>> percent(0.0934), percent(None)
    ('9.3%', '-')
    """
    return "-" if value is None else f"{value:.1%}"


def plain(value: float | None) -> str:
    """Return a number with three digits, "-" for none."""
    return "-" if value is None else f"{value:.3f}"


def overall(validations: tuple[Validation, ...]) -> list[str]:
    """Return the lines of a table of all scores, a column per engine and one for a second measurement."""
    noise = validations[0].noise
    columns: list[tuple[str, Scores]] = [(v.engine, v) for v in validations]
    columns += [("measured again", noise)] if noise is not None else []
    lines = ["| | " + " | ".join(name for name, _ in columns) + " |", "| --- |" + " ---: |" * len(columns)]
    for name, figure in FIGURES.items():
        label = f"pairs over {name}% ordered right" if name.isdecimal() else figure.label
        lines.append(f"| {label} | " + " | ".join(figure_text(scores, name) for _, scores in columns) + " |")
    return lines


def split(validations: tuple[Validation, ...], which: str) -> list[str]:
    """Return the lines of a table by family or bound (`which`: "by_family" or "by_bound")."""
    names = sorted({name for v in validations for name in getattr(v, which)})
    head = "| | launches |" + "".join(f" {v.engine}: MAPE | bias | tau5 | regret |" for v in validations)
    lines = [head, "| --- | ---: |" + " ---: | ---: | ---: | ---: |" * len(validations)]
    for name in names:
        cells = []
        n = 0
        for v in validations:
            s = getattr(v, which).get(name)
            n = max(n, s.n if s is not None else 0)
            shown = (percent(s.mape), plain(s.bias), plain(s.tau5), percent(s.regret)) if s is not None else ("-",) * 4
            cells.append(" | ".join(shown))
        lines.append(f"| {name} | {n} | " + " | ".join(cells) + " |")
    return lines


def intervals(validations: tuple[Validation, ...], least: int = 20) -> list[str]:
    """Return the lines of a table of what 80% intervals hold: in all, by bound, time, and family of `least` launches or more.

    >>> intervals(())
    []
    """
    if not validations:
        return []
    head = "| | " + " | ".join(f"{v.engine}: launches | held | width | score" for v in validations) + " |"
    lines = [head, "| --- |" + " ---: | ---: | ---: | ---: |" * len(validations)]
    for key, title in (("all", ""), ("by_bound", "bound: "), ("by_time", ""), ("by_family", "family: ")):
        names = list(dict.fromkeys(name for v in validations for name in v.intervals.get(key, {})))
        for name in names:
            scores = [v.intervals.get(key, {}).get(name) for v in validations]
            if key == "by_family" and all(s is None or s.n < least for s in scores):
                continue
            cells = [
                f"{s.n} | {s.coverage:.0%} | {s.width:.2f} | {s.score:.2f}" if s is not None else "- | - | - | -" for s in scores
            ]
            lines.append(f"| {title}{name} | " + " | ".join(cells) + " |")
    return lines
