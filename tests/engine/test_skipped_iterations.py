"""Loops that count too far to be executed whole: the event engine runs their first iterations, and says what all take."""

import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.engine.event.orders import simulate_orders
from mgpusim.engine.features import features_of
from mgpusim.engine.predict import predict
from mgpusim.engine.simulated import simulated
from mgpusim.session import Session
from mgpusim.trace import make
from mgpusim.trace import trace as trace_module
from mgpusim.trace.data import as_executed
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.launch import Launch

CHAIN = """
kernel void chain(global float *a, int n, int m) {
  float x = a[get_global_id(0)];
  for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) x = x * 1.0001f + (float)j;
  a[get_global_id(0)] = x;
}
"""


def chain(n: int, m: int, items: int = 64) -> Launch:
    args = (BufferArg("float32", items), ScalarArg("int32", n), ScalarArg("int32", m))
    return Launch(CHAIN, "chain", (items,), args, (64,))


@pytest.mark.parametrize("name", ["adreno-640", "mali-g72-mp12", "nvidia-h200"])
def test_what_is_left_out_takes_what_the_whole_launch_takes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    gpu, launch = load_gpu(name), chain(80, 80)
    whole = predict(launch, gpu, "event", session=Session(cache=False))
    monkeypatch.setattr(make, "_WHOLE_BLOCKS", 2_000)
    monkeypatch.setattr(trace_module, "_shaped", [])  # the sample that the process keeps
    cut = predict(launch, gpu, "event", session=Session(cache=False))
    assert whole.event is not None
    assert cut.event is not None
    assert whole.event.skipped_iterations == 0 < cut.event.skipped_iterations
    assert cut.event.warp_instructions < 0.3 * whole.event.warp_instructions
    # of 32 iterations another share is run behind the unrolled ones than of 80
    assert cut.latency_us == pytest.approx(whole.latency_us, rel=0.05)
    assert sum(cut.breakdown_us.values()) == pytest.approx(cut.latency_us)
    assert cut.dram_b == pytest.approx(whole.dram_b)  # all of it is read and written outside the loops


@pytest.mark.slow
def test_twice_the_iterations_take_twice_as_long() -> None:
    gpu = load_gpu("adreno-640")
    once, twice = (predict(chain(1, n), gpu, "event", session=Session(cache=False)) for n in (400_000, 800_000))
    assert twice.latency_us / once.latency_us == pytest.approx(2.0, rel=0.01)


def test_a_trace_knows_what_of_it_was_executed() -> None:
    gpu, launch = load_gpu("adreno-640"), chain(1, 400_000)
    trace = trace_launch(launch, gpu, session=Session(cache=False))
    executed = as_executed(trace)
    loops = [r for r, region in enumerate(trace.meta.regions) if region.innermost]
    assert [trace.waves[0].region_visits[0, r] for r in loops] == pytest.approx([400_000], rel=1e-4)
    assert [executed.waves[0].region_visits[0, r] for r in loops] == pytest.approx([32], abs=1)
    assert (executed.waves[0].visits <= trace.waves[0].visits).all()
    assert as_executed(type(trace).from_bytes(trace.to_bytes())).waves[0].visits.tolist() == executed.waves[0].visits.tolist()


def test_a_launch_that_was_executed_whole_is_simulated_as_it_is() -> None:
    gpu, launch = load_gpu("adreno-640"), chain(2, 10)
    trace = trace_launch(launch, gpu, session=Session(cache=False))
    features = features_of(trace)
    assert as_executed(trace) is trace
    assert simulated(launch, trace, features, gpu).cycles == simulate_orders(launch, trace, features, gpu).cycles
