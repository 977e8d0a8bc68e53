"""Write REPORT.md from the training corpus: `python validation/h200/report.py [--limit 800] [--engine both]`.

The launches are the same for both engines, sampled evenly over kernels; the noise floor comes from the second measurement of the
same suite.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from mgpusim.accuracy.sample import select
from mgpusim.accuracy.validation import Validation, validate_engines
from mgpusim.arch.load import load_gpu
from mgpusim.workload.corpus import read_corpus

HERE = Path(__file__).parent
CAUSES = HERE / "causes.md"


def percent(value: float | None) -> str:
    return "-" if value is None else f"{value:.1%}"


def plain(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}"


ROWS = (
    ("mean error (MAPE)", "mape", percent),
    ("error by time (WMAPE)", "wmape", percent),
    ("median error", "median_error", percent),
    ("90th percentile", "p90_error", percent),
    ("bias", "bias", plain),
    ("mean error net of launch overhead", "net_error", percent),
    ("mean error after one scale factor", "scaled_error", percent),
    ("tau5", "tau5", plain),
    ("mean regret", "regret", percent),
    ("regret of a random choice", "chance_regret", percent),
)


def overall(found: tuple[Validation, ...]) -> list[str]:
    noise = found[0].noise
    columns = [(v.engine, v.scores) for v in found]
    columns += [("measured again", noise)] if noise is not None else []
    lines = ["| | " + " | ".join(name for name, _ in columns) + " |", "| --- |" + " ---: |" * len(columns)]
    for label, field, show in ROWS:
        lines.append(f"| {label} | " + " | ".join(show(getattr(s, field)) for _, s in columns) + " |")
    for gap in ("5", "10", "25"):
        lines.append(f"| pairs over {gap}% ordered right | " + " | ".join(percent(s.order.get(gap)) for _, s in columns) + " |")
    return lines


def split(found: tuple[Validation, ...], which: str) -> list[str]:
    names = sorted({name for v in found for name in getattr(v, which)})
    head = "| | launches |" + "".join(f" {v.engine}: MAPE | bias | tau5 | regret |" for v in found)
    lines = [head, "| --- | ---: |" + " ---: | ---: | ---: | ---: |" * len(found)]
    for name in names:
        cells = []
        n = 0
        for v in found:
            s = getattr(v, which).get(name)
            n = max(n, s.n if s is not None else 0)
            shown = (percent(s.mape), plain(s.bias), plain(s.tau5), percent(s.regret)) if s is not None else ("-",) * 4
            cells.append(" | ".join(shown))
        lines.append(f"| {name} | {n} | " + " | ".join(cells) + " |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--limit", type=int, default=800)
    parser.add_argument("--engine", default="both")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("-o", "--output", type=Path, default=HERE / "REPORT.md")
    asked = parser.parse_args()
    corpus = select(read_corpus(HERE / "train.json.gz"), limit=asked.limit)
    engines = ("analytic", "event") if asked.engine == "both" else (asked.engine,)
    found = validate_engines(
        corpus, load_gpu("nvidia-h200"), engines, repeat=read_corpus(HERE / "train_repeat.json.gz"), jobs=asked.jobs
    )
    lines = [
        "# NVIDIA H200: predictions against measured launches", "",
        (HERE / "fit.md").read_text() if (HERE / "fit.md").exists() else "",
        f"## The preset on {found[0].scores.n} launches", "",
        "Sampled evenly over the 257 kernels of the training corpus, to which the preset was fitted. With under six launches",
        "of a kernel there are no choice groups; `--limit 3000` has them.", "",
        *overall(found), "", "## By family", "", *split(found, "by_family"), "", "## By bound", "", *split(found, "by_bound"), "",
        "## The ten worst kernels", "",
    ]  # fmt: skip
    for v in found:
        lines += [f"### {v.engine}", "", "| kernel | family | bound | launches | mean error | bias | tau5 |"]
        lines.append("| --- | --- | --- | ---: | ---: | ---: | ---: |")
        for k in v.kernels[:10]:
            s = k.scores
            lines.append(
                f"| `{k.kernel}` | {k.family} | {k.bound} | {s.n} | {percent(s.mape)} | {plain(s.bias)} | {plain(s.tau5)} |"
            )
        lines.append("")
    lines.append(CAUSES.read_text() if CAUSES.exists() else "")
    asked.output.write_text("\n".join(lines).rstrip() + "\n")
    print("\n".join(overall(found)))


if __name__ == "__main__":
    main()
