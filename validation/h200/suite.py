"""Write the training suite: `python validation/h200/suite.py -o suite.json.gz`, for `mgpusim measure` to time."""

from __future__ import annotations

import argparse
import gzip
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from suite_base import Case, launch_of  # noqa: E402

from mgpusim.calibrate.measuring.suites import suite_of  # noqa: E402
from mgpusim.workload.corpus import encode  # noqa: E402
from mgpusim.workload.launch import Launch  # noqa: E402


def cases() -> Iterator[Case]:
    """All cases of all parts beside this file."""
    for part in sorted(HERE.glob("suite_*.py")):
        if part.stem != "suite_base":
            yield from importlib.import_module(part.stem).cases()


def launches(only: str = "") -> Iterator[tuple[str, Launch, dict[str, Any]]]:
    """Every work-group shape of every case; tags hold the family and the size, so that shapes of one size are comparable."""
    for case in cases():
        if only in case.kernel:
            for local in dict.fromkeys(case.locals_):
                yield case.kernel, launch_of(case, local), {"tags": {"family": case.family, **case.size, **case.tags}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-o", "--output", type=Path, default=Path("suite.json.gz"))
    parser.add_argument("--only", default="", help="kernels whose name contains this")
    asked = parser.parse_args()
    suite = suite_of(launches(asked.only))
    asked.output.write_bytes(gzip.compress(encode(suite), mtime=0))
    print(f"{asked.output}: {len(suite['launches'])} launches of {len(suite['kernels'])} kernels")


if __name__ == "__main__":
    main()
