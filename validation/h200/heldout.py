"""Write heldout.md, both engines on kernels that the fit has seen and on kernels it has not: `python validation/h200/heldout.py`.

A quarter of the kernel functions is put aside. The preset that the probes gave (probed.toml) is fitted to 400 launches of the
others. Then both engines predict 200 launches of each part, sampled evenly over kernels. It takes a quarter of an hour on
two cores the first time.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.workload.corpus import Corpus, read_corpus, write_corpus

HERE = Path(__file__).parent
ROWS = (
    ("mean error (MAPE)", "mape", "{:.1%}"),
    ("median error", "median_error", "{:.1%}"),
    ("90th percentile", "p90_error", "{:.1%}"),
    ("mean error net of launch overhead", "net_error", "{:.1%}"),
    ("bias", "bias", "{:.3f}"),
)


def parts(corpus: Corpus, seed: int = 7) -> tuple[Corpus, Corpus]:
    """Return the launches of three quarters of the kernel functions and those of the rest."""
    entries = sorted({corpus.kernels[m.kernel].entry for m in corpus.launches})
    random.Random(seed).shuffle(entries)
    held = set(entries[: len(entries) // 4])

    def part(inside: bool) -> Corpus:
        kept = tuple(m for m in corpus.launches if (corpus.kernels[m.kernel].entry in held) == inside)
        names = {m.kernel for m in kept}
        return msgspec.structs.replace(corpus, launches=kept, kernels={k: v for k, v in corpus.kernels.items() if k in names})

    return part(False), part(True)


def table(seen: dict[str, Any], unseen: dict[str, Any]) -> str:
    """Return the report of two `mgpusim validate --engine both --json`."""
    columns = [(f"{name}, {engine}", of["engines"][engine]) for engine in ("analytic", "event") for name, of in
               (("fitted to", seen), ("held out", unseen))]  # fmt: skip
    out = ["| | " + " | ".join(name for name, _ in columns) + " |", "| --- |" + " ---: |" * len(columns)]
    for label, field, form in ROWS:
        out.append(f"| {label} | " + " | ".join(form.format(found[field]) for _, found in columns) + " |")
    out += ["", "Mean error by family (launches fitted to, held out):", ""]
    out += ["| | launches | " + " | ".join(name for name, _ in columns) + " |", "| --- | ---: |" + " ---: |" * len(columns)]
    families = sorted({name for _, found in columns for name in found["by_family"]})
    for family in families:
        scores = [found["by_family"].get(family) for _, found in columns]
        counts = ", ".join(str(of["engines"]["event"]["by_family"].get(family, {"n": 0})["n"]) for of in (seen, unseen))
        out.append(f"| {family} | {counts} | " + " | ".join("-" if s is None else f"{s['mape']:.1%}" for s in scores) + " |")
    return "\n".join(out) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--found", nargs=2, type=Path, metavar="JSON", help="results of validate, in place of making them")
    asked = parser.parse_args()
    if asked.found:
        seen, unseen = (json.loads(path.read_text(encoding="utf-8")) for path in asked.found)
    else:
        tool = [sys.executable, "-m", "mgpusim"]
        with tempfile.TemporaryDirectory() as folder:
            paths = [Path(folder) / f"{name}.json.gz" for name in ("seen", "unseen")]
            for path, corpus in zip(paths, parts(read_corpus(HERE / "train.json.gz")), strict=True):
                write_corpus(path, corpus)
            preset = Path(folder) / "fitted.toml"
            subprocess.run(
                [*tool, "calibrate", "--corpus", str(paths[0]), "--base", str(HERE / "probed.toml"), "--limit", "400",
                 "--folds", "0", "-o", str(preset)], check=True,
            )  # fmt: skip
            judge = [*tool, "validate", "--gpu", str(preset), "--engine", "both", "--limit", "200", "--json"]
            seen, unseen = (
                json.loads(subprocess.run([*judge, str(path)], check=True, capture_output=True).stdout) for path in paths
            )
    (HERE / "heldout.md").write_text(table(seen, unseen), encoding="utf-8")


if __name__ == "__main__":
    main()
