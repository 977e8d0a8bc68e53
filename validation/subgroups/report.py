"""Write REPORT.md: ten kernels that work by sub-group, predicted and measured on an NVIDIA H200: `python report.py`."""

from __future__ import annotations

import argparse
from pathlib import Path

from mgpusim.accuracy.sample import select
from mgpusim.accuracy.validation import validate_engines
from mgpusim.arch.load import load_gpu
from mgpusim.files import write_atomic
from mgpusim.report.markdown import overall, split
from mgpusim.session import Session
from mgpusim.workload.corpus import read_corpus

HERE = Path(__file__).parent
MICRO = "chain"
"""What the names of the micro-benchmarks begin with: the latency and the rate of a shuffle in the preset come from them."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("-o", "--output", type=Path, default=HERE / "REPORT.md")
    asked = parser.parse_args()
    corpus, repeat = (read_corpus(HERE / name) for name in ("h200.json.gz", "h200_repeat.json.gz"))
    kernels = [name for name in corpus.kernels if not name.startswith(MICRO)]
    gpu = load_gpu("nvidia-h200")
    found = validate_engines(
        select(corpus, kernels=kernels), gpu, ("analytic", "event"), repeat=repeat, session=Session(jobs=asked.jobs)
    )
    lines = [
        "# Sub-groups on an NVIDIA H200", "",
        f"{found[0].n} launches of ten kernels of our own (`sub_groups.cl`), at three or more sizes each and five",
        "work-group sizes. Nothing was fitted to them. NVIDIA's OpenCL has no sub-group functions: `measure` writes them in PTX",
        "(`mgpusim.calibrate.measuring.sub_groups`). The outputs of all kernels on the device agreed with those of mgpusim's own",
        "execution. They did exactly for integers and sorts, to 2e-7 of the largest value for sums.", "",
        *overall(found), "", "## By kernel", "", *split(found, "by_family"), "", "## By bound", "", *split(found, "by_bound"), "",
        (HERE / "causes.md").read_text(encoding="utf-8"),
    ]  # fmt: skip
    write_atomic(asked.output, ("\n".join(lines).rstrip() + "\n").encode())


if __name__ == "__main__":
    main()
