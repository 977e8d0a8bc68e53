"""Processor time of what is asked for the first time, nothing kept on disk: shapes of a launch, launches of a corpus, kernels of
an operator (extra_info). No time is asserted, machines differ.

`pytest tests/bench/test_bench_first.py -n 0 --benchmark-enable -s` prints it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mgpusim import load_gpu, tune
from mgpusim.accuracy.run import predict_all
from mgpusim.files import data_dir
from mgpusim.nn.changing.scheduling.search import GroupStorages, case_of, explore
from mgpusim.nn.kernels.base import Precision
from mgpusim.nn.lowering.facts import Target
from mgpusim.nn.passes.groups import OperatorGroup
from mgpusim.nn.planning.convolution import convolution_graph
from mgpusim.session import Session
from mgpusim.workload.corpus import read_corpus
from mgpusim.workload.launch import Launch, load_launch

CORPUS = Path(__file__).parents[2] / "validation" / "h200" / "train.json.gz"


def measured(benchmark: Any, run: Callable[[], Any], count: int) -> Any:
    """Run once; note the processor time in all and of each of `count` pieces, compilers included."""
    before = os.times()
    found = benchmark.pedantic(run, rounds=1, warmup_rounds=0)
    spent = sum(after - start for after, start in zip(os.times()[:4], before[:4], strict=True))
    benchmark.extra_info.update({"figure": round(spent, 2), "unit": "s of a processor", "ms each": round(1e3 * spent / count, 2)})
    if benchmark.enabled:
        print(f"\n{benchmark.name}: {spent:.2f} s of a processor, {1e3 * spent / count:.1f} ms each of {count}")
    return found


def test_tune_on_small_warps(benchmark: Any) -> None:
    """All shapes of a convolution on a GPU whose warps have four lanes."""
    launch, limit = load_launch(data_dir("examples") / "conv3x3_buffer.toml"), None
    if not benchmark.enabled:
        launch, limit = msgspec.structs.replace(launch, global_size=(4, 4, 4), local_size=None), 2
    found = measured(benchmark, lambda: tune(launch, "mali-g72-mp12", limit=limit, session=Session(cache=False)), 1)
    assert found.choice.latency_us > 0


def spread(launches: int) -> list[Launch]:
    """Return launches of all kernels of the corpus alike, those of a kernel together."""
    kernels: dict[str, list[Launch]] = {}
    for one in read_corpus(CORPUS).launches:
        kernels.setdefault(one.kernel, []).append(one.launch)
    each = max(1, -(-launches // len(kernels)))
    return [launch for own in kernels.values() for launch in own[:: max(1, len(own) // each)][:each]][:launches]


@pytest.mark.slow
def test_analytic_launches(benchmark: Any) -> None:
    """A thousand launches of the H200's corpus, in this process."""
    launches = spread(1028 if benchmark.enabled else 2)
    gpu = load_gpu("nvidia-h200")
    found = measured(benchmark, lambda: predict_all(launches, gpu, ["analytic"], session=Session(cache=False)), len(launches))
    assert all(isinstance(one, dict) for one in found)


@pytest.mark.slow
def test_kernels_of_an_operator(benchmark: Any) -> None:
    """What a schedule does for each operator: members of its spaces rated, each compiled and run in three work groups."""
    graph = convolution_graph((27, 27, 64), 192, kernel=(1, 1))
    case, _ = case_of(graph, OperatorGroup(graph.operators[0]), Target(load_gpu("adreno-640"), "F16", Precision(16, 16, 16)))
    members = 40 if benchmark.enabled else 1
    placed = GroupStorages(("image2d_rows",), "image2d_rows")
    found = measured(benchmark, lambda: explore(case, placed, members, session=Session(cache=False)), members)
    assert found.able
