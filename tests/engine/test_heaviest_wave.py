"""The wave with the heaviest group is simulated, wherever it lies: it can set the end of the launch."""

from __future__ import annotations

import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.engine.event import simulation
from mgpusim.engine.predict import predict
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg
from mgpusim.workload.launch import Launch

SOURCE = """kernel void k(global float *a) {
    size_t g = get_group_id(0), n = g == 300 ? 4000 : 8;
    float t = 0;
    for (size_t j = 0; j < n; j++) t += a[(get_global_id(0) + j * 64) & 0xffff];
    a[get_global_id(0) & 0xffff] = t;
}"""


@pytest.mark.slow
def test_a_sample_knows_the_heaviest_group(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "EFFORT", 5000)
    launch = Launch(SOURCE, "k", (64 * 1024,), (BufferArg("float32", 1 << 16),), (64,))
    gpu = load_gpu("adreno-640", {"l2.latency_cycles": "66"})  # whatever a fit made of it
    sampled = predict(launch, gpu, "event", session=Session(cache=False))
    whole = predict(launch, gpu, "event", exact=True, session=Session(cache=False))
    assert sampled.event is not None
    assert whole.event is not None
    assert sampled.event.simulated_groups < 0.5 * whole.event.simulated_groups
    assert sampled.latency_us == pytest.approx(whole.latency_us, rel=0.1)
