"""Write REPORT.md: GPUs of 2020 to 2026, what was judged and what could not be: `python report.py`.

It reads predicted/*.json alone, and causes.md. `judged.py` has their format.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from judged import ENGINES, PREDICTED  # beside this file

from mgpusim.accuracy import metrics
from mgpusim.files import write_atomic
from mgpusim.report.markdown import percent, plain

HERE = Path(__file__).resolve().parent
Rows = Sequence[dict[str, Any]]


def _measured(rows: Rows, engine: str) -> tuple[list[float], list[float], list[str], list[bool]]:
    """Return measured and predicted times of all rows, their choices, and whether the interval has them."""
    out: tuple[list[float], list[float], list[str], list[bool]] = ([], [], [], [])
    for row in rows:
        said = row[engine]
        if "us" not in said:
            continue
        for us in row["measured_us"]:
            found = (us, said["us"], row["choice"], said["low_us"] <= us <= said["high_us"])
            for column, value in zip(out, found, strict=True):
                column.append(value)  # type: ignore[arg-type]
    return out


def scores(rows: Rows, engine: str) -> list[str]:
    """Return rows, MAPE, median error, bias, tau5 and the share inside the 80% intervals with their width, as text."""
    measured, predicted, choices, inside = _measured(rows, engine)
    groups = [[i for i, choice in enumerate(choices) if choice == one] for one in dict.fromkeys(choices) if one]
    width = [math.log(row[engine]["high_us"] / row[engine]["low_us"]) for row in rows if "us" in row[engine]]
    return [
        str(len(measured)), percent(metrics.mape(measured, predicted)), percent(metrics.median_error(measured, predicted)),
        plain(metrics.bias(measured, predicted)), plain(metrics.tau5(measured, predicted, groups)),
        percent(sum(inside) / len(inside) if inside else None), f"{math.exp(sum(width) / len(width)):.1f}" if width else "-",
    ]  # fmt: skip


def _parts(rows: Rows, key: str) -> list[tuple[str, Rows]]:
    return [(name, [row for row in rows if row[key] == name]) for name in dict.fromkeys(row[key] for row in rows)]


def _device(said: dict[str, Any]) -> list[str]:
    rows: Rows = said["rows"]
    set_to = "".join(f", `{path}={value}`" for path, value in said["overrides"].items())
    lines = [f"## {said['device']}", "", f"Preset `{said['gpu']}`{set_to}; sources: {said['sources']}.", ""]
    lines += ["| what | engine | rows | MAPE | median | bias | tau5 | in the interval | its width |"]
    lines += ["| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"]
    for name, part in [*_parts(rows, "set"), *(_parts(rows, "kernel") if len(_parts(rows, "kernel")) > 1 else [])]:
        for engine in ENGINES:
            lines.append(f"| {name} | {engine} | " + " | ".join(scores(part, engine)) + " |")
    lines += ["", "| kernel | launch | rows | measured, us | analytic | event | bound |"]
    lines += ["| --- | --- | ---: | ---: | ---: | ---: | --- |"]
    for row in rows:
        times = row["measured_us"]
        middle = sorted(times)[len(times) // 2]
        ours = [f"{row[e]['us']:.0f}" if "us" in row[e] else row[e]["error"] for e in ENGINES]
        cells = [row["kernel"], row["note"], str(len(times)), f"{middle:.0f}", *ours, row["analytic"].get("bound", "-")]
        lines.append(f"| {' | '.join(cells)} |")
    return [*lines, ""]


def _winners() -> list[str]:
    """Return what CLBlast's winners are worth among our own times."""
    rows: Rows = json.loads((HERE / "winners.json").read_text(encoding="utf-8"))
    near = [row for row in rows if row["winner_over_best"] is not None and row["winner_over_best"] <= 1.1]
    chance = sum(row["chance"] for row in rows) / len(rows)
    lines = [
        "## CLBlast's winners",
        "",
        "Kernels of our own with the parameters of CLBlast's (CNugteren/CLBlast at eeff2514), analytic.",
    ]
    lines += ["", "| device | preset | kernel | winner over our best | members within 10% of it | members |"]
    lines += ["| --- | --- | --- | ---: | ---: | ---: |"]
    for row in rows:
        over = "refused" if row["winner_over_best"] is None else f"{row['winner_over_best']:.2f}"
        cells = [row["device"], f"`{row['gpu']}`", row["kernel"], over, percent(row["chance"]), str(row["members"])]
        lines.append(f"| {' | '.join(cells)} |")
    lines += [
        "",
        f"The winner is within 10% of our best in {len(near)} of {len(rows)} cases, a blind draw in {percent(chance)} of them.",
    ]
    return [*lines, ""]


def main() -> None:
    """Write the report."""
    lines = ["# GPUs of 2020 to 2026", "", (HERE / "intro.md").read_text(encoding="utf-8").strip(), ""]
    for path in sorted(PREDICTED.glob("*.json")):
        lines += _device(json.loads(path.read_text(encoding="utf-8")))
    lines += _winners()
    lines.append((HERE / "causes.md").read_text(encoding="utf-8").strip())
    write_atomic(HERE / "REPORT.md", ("\n".join(lines) + "\n").encode())


if __name__ == "__main__":
    main()
