# ruff: noqa: E501  (rows of tables stand in one piece)
"""Write REPORT.md: vision operators measured, optimized and naive, beside what was predicted of them: `python report.py`.

Reads predicted.json (made beforehand by predict.py) and the corpora of measured/.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from pathlib import Path
from statistics import geometric_mean, median
from typing import Any, NamedTuple

from mgpusim.files import write_atomic
from mgpusim.workload.corpus import read_corpus

HERE = Path(__file__).resolve().parent
FORMS = ("naive", "optimized")


class VisionRow(NamedTuple):
    """An operator of a part: sums over its launches in microseconds by form, measured and predicted; None where one lacks."""

    part: str
    operator: str
    measured: dict[str, float | None]
    predicted: dict[str, float | None]

    def gain(self, of: dict[str, float | None]) -> float | None:
        """Naive over optimized."""
        slow, fast = (of[form] for form in FORMS)
        return None if slow is None or fast is None else slow / fast


def rows() -> tuple[list[VisionRow], list[tuple[str, float, float]], str]:
    """Return the operators, the launches (name, measured, predicted), and the device."""
    predicted: dict[str, Any] = json.loads((HERE / "predicted.json").read_text(encoding="utf-8"))
    found, launches, device = [], [], ""
    for path in sorted((HERE / "measured").glob("*.json.gz")):
        corpus, part = read_corpus(path), path.name.removesuffix(".json.gz")
        device = str(corpus.device.get("name", ""))
        times: dict[tuple[str, str], dict[int, tuple[float, float | None, int]]] = {}
        for one in corpus.launches:
            operator, form, step, of = (one.tags[name] for name in ("operator", "form", "step", "of"))
            us = one.time_ns.median / 1e3
            said = predicted.get(f"{part} {operator} {form} {step}", {}).get("us")
            times.setdefault((str(operator), str(form)), {})[int(step)] = us, said, int(of)
            if said is not None:
                launches.append((f"{operator} {form} {step}", us, float(said)))
        for operator in dict.fromkeys(name for name, _ in times):
            sums: tuple[dict[str, float | None], dict[str, float | None]] = {}, {}
            for form in FORMS:
                steps = list(times.get((operator, form), {}).values())
                whole = bool(steps) and len(steps) == steps[0][2]
                for i, into in enumerate(sums):
                    values = [step[i] for step in steps]
                    into[form] = sum(v for v in values if v is not None) if whole and None not in values else None
            found.append(VisionRow(part, operator, *sums))
    return found, launches, device


def cell(value: float | None, unit: str = "") -> str:
    """Return a number with three digits, or a dash."""
    return "–" if value is None else f"{value:.3g}{unit}"


def error(pairs: Iterable[tuple[float, float]]) -> tuple[float, float]:
    """Return the mean and the median of |predicted / measured - 1|."""
    found = [abs(p / m - 1.0) for m, p in pairs]
    return sum(found) / len(found), median(found)


def main() -> None:
    found, launches, device = rows()
    gains = [(m, p) for m, p in ((r.gain(r.measured), r.gain(r.predicted)) for r in found) if m is not None and p is not None]
    signs = sum((m > 1.0) == (p > 1.0) for m, p in gains)
    near = [abs(math.log(p / m)) for m, p in gains]
    mean, middle = error((m, p) for _, m, p in launches)
    lines = [
        "# Vision operators on a real GPU", "",
        f"Launches of the suites (README.md), timed one by one on one {device}, beside predictions with the preset `nvidia-h200`",
        "that were committed before. An operator takes the sum of its launches.", "",
        f"- {len(launches)} launches: mean error {mean:.0%}, median {middle:.0%}.",
        f"- {len(gains)} operators in both forms: the faster form is predicted for {signs}. The gain of the optimized form is within a "
        f"factor of 1.5 for {sum(d < math.log(1.5) for d in near)} of them, off by {math.exp(median(near)):.2f} in the median.",
    ]  # fmt: skip
    if gains:
        measured, predicted = (geometric_mean(values) for values in zip(*gains, strict=True))
        lines.append(f"- Geometric mean of the gains: {measured:.2f} measured, {predicted:.2f} predicted.")
    lines += ["", "| part | operator | naive, us: measured | predicted | optimized, us: measured | predicted | gain: measured | predicted |",
              "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |"]  # fmt: skip
    for r in found:
        cells = [cell(values[form]) for form in FORMS for values in (r.measured, r.predicted)]
        lines.append(
            f"| {r.part} | {r.operator} | {' | '.join(cells)} | {cell(r.gain(r.measured))} | {cell(r.gain(r.predicted))} |"
        )
    lines += [
        "",
        "## The launches farthest off",
        "",
        "| launch | measured, us | predicted, us | ratio |",
        "| --- | ---: | ---: | ---: |",
    ]
    far = sorted(launches, key=lambda one: -abs(math.log(one[2] / one[1])))[:15]
    lines += [f"| {name} | {m:.3g} | {p:.3g} | {p / m:.2f} |" for name, m, p in far]
    write_atomic(HERE / "REPORT.md", ("\n".join(lines) + "\n").encode())


if __name__ == "__main__":
    main()
