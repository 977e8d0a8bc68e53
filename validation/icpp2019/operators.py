"""Predict single vision operators, optimized and naive, into operators.json: `python operators.py [--anew] [--only TEXT]`.

Sums of the latencies of their launches: what section 3.1.1 says of prefix sums and of segmented sort, on the three GPUs.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "networks")]

from cases import DEVICES  # noqa: E402
from predict import main  # noqa: E402  (of ../networks)

import mgpusim  # noqa: E402
from mgpusim.nn.kernels.base import Call  # noqa: E402
from mgpusim.nn.kernels.flat import Flat, prefix_sum, segmented_sort  # noqa: E402
from mgpusim.workload.args import Init  # noqa: E402

FIGURES = HERE / "operators.json"


def _sum(naive: bool) -> list[Call]:
    src = Flat("kept", 8000, "int32", Init("random_index", 2))
    return prefix_sum(src, Flat("sums", 8000, "int32"), length=8000, naive=naive)


def _sort(naive: bool) -> list[Call]:
    count = 20 * 6132
    at = Flat("at", count, "int32", Init("random_index", count))
    return segmented_sort(Flat("keys", count), Flat("sorted", count), at, length=6132, naive=naive)


OPERATORS: dict[str, Callable[[bool], list[Call]]] = {"prefix_sum 8000": _sum, "segmented_sort 20x6132": _sort}
"""Those of an SSD with an input of 512: marks of 20 classes of 400 candidates, and scores of 20 classes of 6132 boxes."""


@dataclass(frozen=True)
class Single:
    """An operator on a device, in its naive form or not."""

    operator: str
    device: str
    naive: bool

    @property
    def key(self) -> str:
        return f"{self.operator} {self.device} {'naive' if self.naive else 'optimized'}"


def singles() -> Iterator[Single]:
    """Return what is predicted."""
    for operator in OPERATORS:
        for device in DEVICES:
            for naive in (False, True):
                yield Single(operator, device, naive)


def predicted(one: Single) -> dict[str, Any]:
    """Return the time of all launches, and how many there are."""
    start = time.monotonic()
    calls = OPERATORS[one.operator](one.naive)
    found = [mgpusim.predict(call.launch, DEVICES[one.device], engine="analytic") for call in calls]
    total = sum(float(each.latency_us) for each in found)
    return {"us": round(total, 1), "launches": len(calls), "seconds": round(time.monotonic() - start, 1)}


if __name__ == "__main__":
    main(__doc__, FIGURES, "mgpusim.icpp2019.operators/1", singles(), predicted)
