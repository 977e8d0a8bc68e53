"""Arithmetic of unrolled iterations, of which a compiler lets less overlap than of their loads."""

import json

import pytest

from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.estimate import estimate
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.launch import Launch
from tests.helpers.scripts import ROOT

H200 = load_gpu("nvidia-h200")
SUMS = """
kernel void sums(global const float *restrict a, global float *restrict out, int n) {
  float s = 0;
  for (int i = 0; i < n; i++) {
    float x = (float)i;
    x = x * 1.5f + 0.5f; x = x * x + 0.25f; x = x * x + 0.125f; x = x * x + 0.5f; x = x * x + 0.75f; x = x * x + 0.5f;
    s += x;
  }
  out[get_global_id(0)] = s;
}"""


def cycles_an_iteration(gpu: GpuSpec) -> float:
    """Of a single warp, launches' overhead left out."""
    args = (BufferArg("float32", 32), BufferArg("float32", 32))
    few, many = (
        estimate(Launch(SUMS, "sums", (32,), (*args, ScalarArg("int32", n)), (32,)), gpu).latency_us for n in (10_000, 20_000)
    )
    return (many - few) / 10_000 * gpu.clock.gpu_hz / 1e6


def test_copies_take_their_chains_one_after_the_other_or_together() -> None:
    share = {s: cycles_an_iteration(with_fields(H200, {"model.chain_overlap": s})) for s in (0.001, 0.5, 1.0)}
    latency = H200.core.ops.fma.latency_cycles
    # six dependent operations and a conversion before the sum that iterations share
    chain = 6 * latency + H200.core.ops.cvt.latency_cycles
    assert share[0.001] == pytest.approx(chain + latency, rel=0.25)
    assert share[0.001] > share[0.5] > share[1.0]
    assert share[1.0] < 0.6 * share[0.001]


def test_without_the_field_arithmetic_overlaps_as_loads_do() -> None:
    as_loads = with_fields(H200, {"model.chain_overlap": H200.model.unroll_overlap})
    unset = with_fields(H200, {"model.chain_overlap": None})
    assert cycles_an_iteration(as_loads) == pytest.approx(cycles_an_iteration(unset), rel=1e-9)


TURNS = json.loads((ROOT / "validation" / "h200" / "turns.json").read_text(encoding="utf-8"))
MEASURED = TURNS["chains"]
CHAINS = """
kernel void chain(global float *y, int n, float b) {
  float a[CHAINS], s = 0;
  for (int j = 0; j < CHAINS; j++) a[j] = get_global_id(0) + j;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < CHAINS; j++) a[j] = fma(a[j], b, 0.5f);
  for (int j = 0; j < CHAINS; j++) s += a[j];
  y[get_global_id(0)] = s;
}"""


ALONE = [row for row in MEASURED if row["warps"] in (1, 32)]
"""A warp on each core, which only its own instructions hold up; and as many as hide what each of them waits for."""


@pytest.mark.each_time("1x1", "4x32", "8x1")
@pytest.mark.parametrize("row", ALONE, ids=lambda row: f"{row['chains']}x{row['warps']}")
def test_independent_chains_take_what_an_h200_took(row: dict[str, float]) -> None:
    """What steers an unrolled loop is there once for all its copies: as a path of each, one chain took twice the time."""
    lanes = int(32 * row["warps"])

    def us(steps: int) -> float:
        args = (BufferArg("float32", 132 * lanes), ScalarArg("int32", steps), ScalarArg("float32", 0.9))
        source = CHAINS.replace("CHAINS", str(row["chains"]))
        return estimate(Launch(source, "chain", (132 * lanes,), args, (lanes,)), H200).latency_us

    cycles = (us(12288) - us(4096)) / 8192 * H200.clock.gpu_hz / 1e6
    assert cycles == pytest.approx(row["cycles"], rel=0.25)


ENTERED = """
kernel void entered(global float *y, float a, int n, int rounds) {
  float x = a, z = a;
  for (int r = 0; r < rounds; r++) { LOOPS }
  if (x + z == 12345.678f) y[get_global_id(0)] = x;
}"""
STEP = "for (int i = 0; i < n; i++) {{ x = fma(x, a, {0}.5f); x = fma(x, a, {0}.25f); z = fma(z, x, a); }}"
ENTRIES = [row for row in TURNS["entries"] if row["loops"] == 16]


@pytest.mark.parametrize("engine", ["analytic", "event"])
@pytest.mark.parametrize("row", ENTRIES, ids=lambda row: str(row["trips"]))
def test_loops_of_few_trips_take_what_an_h200_took(row: dict[str, float], engine: str) -> None:
    """A compiler that unrolls a loop whose trips it does not know surrounds it with tests: most of the time of a short one."""
    source = ENTERED.replace("LOOPS", " ".join(STEP.format(k) for k in range(16)))

    def us(rounds: int) -> float:
        scalars = (ScalarArg("float32", 0.999), ScalarArg("int32", int(row["trips"])), ScalarArg("int32", rounds))
        launch = Launch(source, "entered", (132 * 64,), (BufferArg("float32", 132 * 64), *scalars), (64,))
        return estimate(launch, H200, engine).latency_us

    cycles = (us(96) - us(48)) / 48 / 16 * H200.clock.gpu_hz / 1e6
    assert cycles == pytest.approx(row["cycles"], rel=0.25)
