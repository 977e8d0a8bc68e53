"""Write the suite that tells isolated launches from those back to back: `python suite.py -o suite.json.gz`.

Empty kernels over the number and size of groups, and launches of the training corpus of 4 to 200 us: of each kernel those
nearest to times spread evenly over that span. `mgpusim measure` times the suite twice, with `--order back-to-back` and with
`--order isolated`.
"""

from __future__ import annotations

import argparse
import gzip
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mgpusim.calibrate.measuring.suites import suite_of
from mgpusim.calibrate.probes.launches import ask, int32, zeros
from mgpusim.workload.corpus import Corpus, Measurement, encode, read_corpus
from mgpusim.workload.launch import Launch

TRAINING = Path(__file__).parent.parent / "train.json.gz"
GROUPS = (1, 33, 132, 528, 2112, 8448)
ITEMS = (1, 64, 256, 1024)
TIMES_US = (4.5, 7, 11, 18, 30, 50, 80, 130, 200)
KERNELS = (
    "tiny2", "long_few", "stream_copy -DT=float4", "saxpy_grid_stride", "reduce_tree", "chase_many", "mm_block4x4", "c3_planes",
    "dw_image -DK=3 -DSTRIDE=1", "act_image -DACT=0", "softmax_row_per_group", "wino_output_image",
)  # fmt: skip


def nearest(corpus: Corpus, kernel: str) -> list[Measurement]:
    """Return the launches of a kernel whose times are nearest to `TIMES_US`, each once."""
    mine = [item for item in corpus.launches if item.kernel == kernel]
    found = {}
    for wanted in TIMES_US:
        best = min(range(len(mine)), key=lambda i: abs(math.log(mine[i].time_ns.median / 1e3 / wanted)))
        if abs(math.log(mine[best].time_ns.median / 1e3 / wanted)) < 0.3:
            found[best] = mine[best]
    return list(found.values())


def launches() -> Iterator[tuple[str, Launch, dict[str, Any]]]:
    """The empty kernels, then those of the training corpus."""
    for items in ITEMS:
        for groups in GROUPS:
            empty = ask("compute_launch", "launch_empty", groups, items, (zeros(1), int32(0)), {})
            yield "launch_empty", empty.launch, {"tags": {"family": "empty", "groups": groups, "items": items}, "restored": []}
    corpus = read_corpus(TRAINING)
    for kernel in KERNELS:
        for item in nearest(corpus, kernel):
            yield kernel, item.launch, {"tags": item.tags}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-o", "--output", type=Path, default=Path("suite.json.gz"))
    asked = parser.parse_args()
    suite = suite_of(launches())
    asked.output.write_bytes(gzip.compress(encode(suite), mtime=0))
    print(f"{asked.output}: {len(suite['launches'])} launches of {len(suite['kernels'])} kernels")


if __name__ == "__main__":
    main()
