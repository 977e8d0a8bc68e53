"""Write REPORT.md: kernels of others on phones and boards, measured and predicted: `python report.py`.

It reads predicted/*.json alone (their format: README.md), and causes.md.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from rows import ENGINES, PREDICTED, stored  # beside this file

from mgpusim.accuracy import metrics
from mgpusim.files import write_atomic
from mgpusim.report.markdown import percent, plain

HERE = Path(__file__).resolve().parent
Rows = Sequence[dict[str, Any]]


def _groups(rows: Rows) -> list[list[int]]:
    groups: dict[str, list[int]] = {}
    for i, row in enumerate(rows):
        if row["group"]:
            groups.setdefault(row["group"], []).append(i)
    return list(groups.values())


def scores(rows: Rows, engine: str) -> list[str]:
    """Return launches, MAPE, median, bias, tau5, regret, that of a random choice, and the share inside the 80% intervals."""
    known = [row for row in rows if "ms" in row[engine]]
    measured = [row["measured_ms"] for row in known]
    predicted = [row[engine]["ms"] for row in known]
    groups = _groups(known)
    inside = [row[engine]["low_ms"] <= row["measured_ms"] <= row[engine]["high_ms"] for row in known]
    width = [math.log(row[engine]["high_ms"] / row[engine]["low_ms"]) for row in known]
    return [
        str(len(known)), percent(metrics.mape(measured, predicted)), percent(metrics.median_error(measured, predicted)),
        plain(metrics.bias(measured, predicted)), plain(metrics.tau5(measured, predicted, groups)),
        percent(metrics.regret(measured, predicted, groups)), percent(metrics.chance_regret(measured, groups)),
        percent(sum(inside) / len(inside) if inside else None),
        "-" if not width else f"{math.exp(sum(width) / len(width)):.1f}",
    ]  # fmt: skip


def _sets(rows: Rows) -> Iterable[tuple[str, Rows]]:
    names = dict.fromkeys(row["set"] for row in rows)
    return ((name, [row for row in rows if row["set"] == name]) for name in names)


def _accuracy(now: dict[str, Any], before: dict[str, Any] | None) -> list[str]:
    lines = [
        "| set | engine | version | launches | MAPE | median | bias | tau5 | regret | random | in the interval | its width |",
        "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for name, _ in _sets(now["rows"]):
        for engine in ENGINES:
            for said in (before, now):
                if said is not None:
                    own = [row for row in said["rows"] if row["set"] == name]
                    version = said["version"] if said is before else "now"
                    lines.append(f"| {name} | {engine} | {version} | " + " | ".join(scores(own, engine)) + " |")
    return lines


def _ablation(said: dict[str, Any]) -> list[str]:
    lines = []
    for name, what in said["mechanisms"].items():
        off = ", ".join(f"`{path}={value}`" for path, value in what["overrides"].items())
        lines.append(f"- **{name}**: {what['says']} Off with {off}.")
    lines += ["", "| set | engine | without | launches | MAPE | bias | tau5 |", "| --- | --- | --- | ---: | ---: | ---: | ---: |"]
    for set_name, rows in _sets(said["rows"]):
        for engine in ENGINES:
            known = [row for row in rows if "ms" in row[engine]]
            tried = [row for row in known if any(engine in off for off in row.get("without", {}).values())]
            whole = tried or known  # the same rows with all mechanisms on
            cells = [_errors(whole, [row[engine]["ms"] for row in whole])]
            names = ["nothing"]
            for name in said["mechanisms"]:
                kept = [row for row in rows if engine in row.get("without", {}).get(name, {})]
                if kept:
                    names.append(name)
                    cells.append(_errors(kept, [row["without"][name][engine] for row in kept]))
            lines += [f"| {set_name} | {engine} | {name} | {cell} |" for name, cell in zip(names, cells, strict=True)]
    return lines


def _errors(rows: Rows, predicted: Sequence[float]) -> str:
    measured = [row["measured_ms"] for row in rows]
    found = metrics.mape(measured, predicted), metrics.bias(measured, predicted), metrics.tau5(measured, predicted, _groups(rows))
    return f"{len(rows)} | {percent(found[0])} | {plain(found[1])} | {plain(found[2])}"


def _launches(rows: Rows) -> list[str]:
    lines = ["| kernel | local | measured ms | analytic | event | bound |", "| --- | --- | ---: | ---: | ---: | --- |"]
    for row in rows:
        said = [f"{row[e]['ms']:.4g}" if "ms" in row[e] else "refused" for e in ENGINES]
        local = "x".join(str(n) for n in row["local"])
        name = f"{row['kernel']} {row['note']}".strip()
        lines.append(
            f"| {name} | {local} | {row['measured_ms']:.4g} | {' | '.join(said)} | {row['analytic'].get('bound', '-')} |"
        )
    return lines


MOST_SHOWN = 60
"""Launches of a device up to which each has a line of its own."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-o", "--output", type=Path, default=HERE / "REPORT.md")
    asked = parser.parse_args()
    lines = [
        "# Kernels of others on phones and boards", "",
        "Measured by others, with public kernels, on devices that this project never had. Intervals are those of 80%; the",
        "width of one is its upper over its lower end, their geometric mean over a set. Each mechanism is switched off alone.",
        "",
    ]  # fmt: skip
    for path in sorted(PREDICTED.glob("*.json")):
        if path.name.count(".") > 1:
            continue
        said = stored(path.stem)
        assert said is not None
        lines += [f"## {said['device']}", "", f"Preset `{said['gpu']}`; sources: {said['sources']}.", ""]
        lines += [*_accuracy(said, stored(f"{path.stem}.before")), ""]
        if any(row.get("without") for row in said["rows"]):
            lines += ["### Each mechanism off", "", *_ablation(said), ""]
        if (HERE / f"{path.stem}.md").is_file():
            lines += [f"More: [{path.stem}.md]({path.stem}.md).", ""]
        if len(said["rows"]) <= MOST_SHOWN:
            lines += ["### Launches", "", *_launches(said["rows"]), ""]
    lines.append((HERE / "causes.md").read_text(encoding="utf-8"))
    write_atomic(asked.output, ("\n".join(lines).rstrip() + "\n").encode())


if __name__ == "__main__":
    main()
