"""Write the blind suite: `python validation/blind/suite.py -o suite.json.gz`, for `mgpusim measure` to time.

Its kernels had no part in training or in work on the model: they say how well times of kernels never seen are predicted.
"""

from __future__ import annotations

import argparse
import gzip
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import blind_arrays
import blind_layers
import blind_science
import blind_vision

from mgpusim.calibrate.measuring.suites import suite_of
from mgpusim.workload.corpus import encode
from mgpusim.workload.launch import Launch


def launches(only: str = "", quick: bool = False) -> Iterator[tuple[str, Launch, dict[str, Any]]]:
    """Return the launches of all kernels and sizes; `quick` keeps all shapes of the first size and one of the others."""
    sizes: Counter[str] = Counter()
    for part in (blind_layers, blind_vision, blind_arrays, blind_science):
        for case in part.cases():
            nth = sizes[case.kernel]
            sizes[case.kernel] += 1
            if only in case.kernel:
                yield from case.launches(case.shapes_of(nth, quick))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-o", "--output", type=Path, default=Path("suite.json.gz"))
    parser.add_argument("--only", default="", help="kernels whose name contains this")
    parser.add_argument("--quick", action="store_true", help="all shapes of the first size of a kernel, one of the others")
    asked = parser.parse_args()
    suite = suite_of(launches(asked.only, asked.quick))
    asked.output.write_bytes(gzip.compress(encode(suite), mtime=0))
    print(f"{asked.output}: {len(suite['launches'])} launches of {len(suite['kernels'])} kernels")


if __name__ == "__main__":
    main()
