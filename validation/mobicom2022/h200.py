"""The kernels of `operators.py` on an NVIDIA H200: the suite to be measured, and what was measured beside what is predicted.

``python validation/mobicom2022/h200.py SUITE.json.gz`` writes the suite for `mgpusim measure SUITE.json.gz -o h200.json.gz`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from typing import Any

from operators import address_launches, compared  # beside this file

from mgpusim.accuracy.metrics import group_tau, mape
from mgpusim.accuracy.run import Refusal, predict_all
from mgpusim.arch.spec import GpuSpec
from mgpusim.calibrate.measuring.suites import suite_of
from mgpusim.session import Session
from mgpusim.workload.corpus import Measurement, read_corpus
from mgpusim.workload.launch import Launch
from mgpusim.workload.spaces.suite import write_suite

CORPUS = Path(__file__).resolve().parent / "h200.json.gz"
REPEAT = CORPUS.with_name("h200_repeat.json.gz")
ROWS = 16384
"""Rows of listing 5: 64 times those of a phone, so that the launch itself is not what is measured."""


def entries() -> Iterator[tuple[str, Launch, dict[str, Any]]]:
    """Yield (kernel name, launch, tags) of every member of every kind, and of listing 5, in single precision.

    NVIDIA's OpenCL has no arithmetic in half precision (the kernels do not compile).
    """
    for name, make in compared().items():
        if name.endswith("fp16"):
            continue
        what, programs = make(), dict[str, str]()
        for kind, configs in what.kinds.items():
            for config in configs:
                key, launch = what.space.key(config), what.space.launch(config)
                program = programs.setdefault(launch.options, f"{name.replace(' ', '_')}_{len(programs)}")
                yield program, launch, {"tags": {"figure": name, "kind": kind, "config": key}}
    for case, launches in address_launches(ROWS).items():
        for word, launch in launches.items():
            yield f"address_{case}_{word}", launch, {"tags": {"figure": "address", "kind": f"{case} {word}", "config": ""}}


def beside(gpu: GpuSpec, jobs: int) -> dict[str, Any]:
    """Return by figure and kind the best measured, with what is predicted of it, and how well all launches are predicted. The
    last figure is by how much the second measurement differs on average."""
    items = read_corpus(CORPUS).launches
    outcomes = predict_all([m.launch for m in items], gpu, ["analytic"], session=Session(jobs=jobs))
    rows: dict[str, dict[str, list[tuple[float, float, str]]]] = {}
    for m, outcome in zip(items, outcomes, strict=True):
        if not isinstance(outcome, Refusal):
            tags = m.tags
            row = (m.time_ns.median / 1e3, outcome["analytic"].latency_us, str(tags["config"]))
            rows.setdefault(str(tags["figure"]), {}).setdefault(str(tags["kind"]), []).append(row)
    out: dict[str, Any] = {}
    for name, kinds in rows.items():
        every = [row for found in kinds.values() for row in found]
        measured, predicted = [r[0] for r in every], [r[1] for r in every]
        best = {kind: dict(zip(("us", "predicted_us", "config"), min(found), strict=True)) for kind, found in kinds.items()}
        error, order = mape(measured, predicted), group_tau(measured, predicted)
        out[name] = {"launches": len(every), "mape": error, "tau5": order, "kinds": best}
    again = {_tags(m): m.time_ns.median for m in read_corpus(REPEAT).launches}
    return {"figures": out, "measured again": fmean(abs(again[_tags(m)] / m.time_ns.median - 1.0) for m in items)}


def _tags(item: Measurement) -> tuple[str, ...]:
    return tuple(str(item.tags[name]) for name in ("figure", "kind", "config"))


if __name__ == "__main__":
    write_suite(Path(sys.argv[1]), suite_of(entries()))
