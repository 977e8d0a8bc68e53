"""Write REPORT.md from the training corpus: `python validation/h200/report.py [--limit 800] [--engine both]`.

The launches are the same for both engines, sampled evenly over kernels; the noise floor comes from the second measurement of the
same suite.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from mgpusim.accuracy.sample import select
from mgpusim.accuracy.validation import validate_engines
from mgpusim.arch.load import load_gpu
from mgpusim.report.markdown import intervals, overall, percent, plain, split
from mgpusim.session import Session
from mgpusim.workload.corpus import read_corpus

HERE = Path(__file__).parent
CAUSES = HERE / "causes.md"
HOST = {"launch.floor_s": "4.873 us", "launch.overlap_s": "1.9 us", "launch.enqueue_s": "12 us", "launch.image_s": "0.6 us"}
"""What launches cost on the host of the training corpus, the fastest of those whose mean the preset states."""


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
        corpus,
        load_gpu("nvidia-h200", HOST),
        engines,
        repeat=read_corpus(HERE / "train_repeat.json.gz"),
        session=Session(jobs=asked.jobs),
    )
    lines = [
        "# NVIDIA H200: predictions against measured launches", "",
        (HERE / "fit.md").read_text(encoding="utf-8") if (HERE / "fit.md").exists() else "",
        f"## The preset on {found[0].n} launches", "",
        "Sampled evenly over the 257 kernels of the training corpus, to which the preset was fitted. With under six launches",
        "of a kernel there are no choice groups; `--limit 3000` has them.", "",
        *overall(found), "", "## By family", "", *split(found, "by_family"), "", "## By bound", "", *split(found, "by_bound"), "",
        "## What the 80% intervals hold", "",
        "The intervals were fitted to launches of this corpus; `mgpusim calibrate --intervals` says what they hold of kernels",
        "and families held out. The score is the width in log time and ten times the distance of what lies outside.", "",
        *intervals(found), "",
        "## The ten worst kernels", "",
    ]  # fmt: skip
    for v in found:
        lines += [f"### {v.engine}", "", "| kernel | family | bound | launches | mean error | bias | tau5 |"]
        lines.append("| --- | --- | --- | ---: | ---: | ---: | ---: |")
        for k in v.kernels[:10]:
            s = k
            lines.append(
                f"| `{k.kernel}` | {k.family} | {k.bound} | {s.n} | {percent(s.mape)} | {plain(s.bias)} | {plain(s.tau5)} |"
            )
        lines.append("")
    lines.append(CAUSES.read_text(encoding="utf-8") if CAUSES.exists() else "")
    asked.output.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")
    print("\n".join(overall(found)))


if __name__ == "__main__":
    main()
