"""A shape has one figure: what `tune` says of it is what `predict` and `estimate` say, with nothing shared through the cache."""

from __future__ import annotations

import msgspec
import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.engine.predict import predict
from mgpusim.sched.shapes.tune import tune
from mgpusim.session import Session
from mgpusim.workload.launch import load_launch
from mgpusim.workload.shipped import list_examples

GPUS = ("adreno-640", "mali-g76-mp5", "nvidia-h200")
MORE = [
    ("depthwise3x3", "adreno-640", "event"),
    ("reduction", "mali-g76-mp5", "event"),
    *((example, gpu, "analytic") for example in list_examples() for gpu in GPUS),
]
CASES = [("softmax", "mali-g76-mp5", "event"), *(pytest.param(*case, marks=pytest.mark.slow) for case in MORE)]


@pytest.mark.parametrize(("example", "gpu", "engine"), CASES)
def test_tune_and_predict_say_the_same(example: str, gpu: str, engine: str) -> None:
    launch = load_launch(example)
    found = tune(launch, gpu, engine=engine, top=2, limit=8, session=Session(cache=False))
    spec = load_gpu(gpu)
    rows = [row for row in found.rows if row.tier == engine]
    assert rows
    for row in rows[:3]:
        assert predict(launch.with_local(row.shape), spec, engine, session=Session(cache=False)).latency_us == row.latency_us, (
            row.shape
        )
    if found.driver is not None and found.driver.tier == engine:
        left_open = msgspec.structs.replace(launch, local_size=None)
        assert predict(left_open, spec, engine, session=Session(cache=False)).latency_us == found.driver.latency_us
