# ruff: noqa: E501  (rows of tables stand in one piece)
"""Write BRANCHES.md, fused launches of networks measured beside what was predicted of them: `python branches_report.py`.

Reads branches.json (made beforehand by branches.py) and branches_measured.json.gz, with branches_measured_repeat.json.gz for the noise.
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path
from statistics import geometric_mean, median
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from report import CLEAR, times  # noqa: E402

from mgpusim.files import write_atomic  # noqa: E402
from mgpusim.workload.corpus import read_corpus  # noqa: E402


class FusedBranches(NamedTuple):
    """Branches by name: microseconds apart and fused, the ratio of a second run, and the ratios predicted by engine."""

    name: str
    kind: str
    apart_us: float
    fused_us: float
    again: float
    predicted: dict[str, float]

    @property
    def ratio(self) -> float:
        """Apart over fused."""
        return self.apart_us / self.fused_us


def rows() -> tuple[list[FusedBranches], list[str], str]:
    """Return the branches that were measured, the names of those that were not, and the device."""
    predicted: dict[str, Any] = json.loads((HERE / "branches.json").read_text(encoding="utf-8"))
    corpus = read_corpus(HERE / "branches_measured.json.gz")
    first, second = (times(one) for one in (corpus, read_corpus(HERE / "branches_measured_repeat.json.gz")))
    found, missing = [], []
    for name, said in predicted.items():
        parts = name.removesuffix(" interleaved").split("+")
        if name not in first[1] or any(part not in first[0] for part in parts):
            missing.append(name)
            continue
        apart, again = (sum(run[0][part] for part in parts) for run in (first, second))
        ratios = {engine: said[engine]["ratio"] for engine in ("analytic", "event") if "ratio" in said.get(engine, {})}
        found.append(FusedBranches(name, said["kind"], apart, first[1][name], again / second[1][name], ratios))
    return found, missing, str(corpus.device["name"])


def main() -> None:
    found, missing, device = rows()
    clear = [row for row in found if not 1 / CLEAR < row.ratio < CLEAR]
    lines = [
        "# Branches of networks as one launch, measured", "",
        f"{len(found)} groups of independent launches of networks, apart and fused, on one {device}; predicted with the preset",
        "`nvidia-h200` before they were measured. Ratios are the sum of the launches apart over the fused one, both timed by themselves.", "",
        f"- Measured: {min(r.ratio for r in found):.2f} to {max(r.ratio for r in found):.2f}, geometric mean {geometric_mean(r.ratio for r in found):.2f}; "
        f"a second run differs by {median(abs(math.log(r.again / r.ratio)) for r in found):.1%} in the median.",
    ]  # fmt: skip
    for engine in ("analytic", "event"):
        have = [(r, r.predicted[engine]) for r in found if engine in r.predicted]
        off = [abs(math.log(said / r.ratio)) for r, said in have]
        signs = sum((r.predicted.get(engine, 1.0) > 1.0) == (r.ratio > 1.0) for r in clear)
        lines.append(
            f"- By the {engine} engine: off by {math.exp(median(off)) - 1.0:.0%} in the median, {math.exp(max(off)) - 1.0:.0%} at most; geometric mean "
            f"{geometric_mean(said for _, said in have):.2f}; the right sign in {signs} of {len(clear)} that are clear of 1."
        )
    if missing:
        lines.append(f"- Not measured: {', '.join(missing)}.")
    lines += [
        "",
        "| branches | kind | apart, us | fused, us | ratio | again | analytic | event |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for r in sorted(found, key=lambda row: -row.ratio):
        cells = [f"{r.predicted[engine]:.2f}" if engine in r.predicted else "–" for engine in ("analytic", "event")]
        lines.append(
            f"| {r.name} | {r.kind} | {r.apart_us:.1f} | {r.fused_us:.1f} | {r.ratio:.2f} | {r.again:.2f} | {' | '.join(cells)} |"
        )
    write_atomic(HERE / "BRANCHES.md", ("\n".join(lines) + "\n").encode())


if __name__ == "__main__":
    main()
