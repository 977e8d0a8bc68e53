"""Local memory behind the L1's port: accesses to both queue together, in both engines."""

from __future__ import annotations

import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.engine.predict import predict
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.launch import Launch

SOURCE = """
kernel void mixed(global const float *restrict g, global float *restrict out, int iterations) {
    local float l[1024];
    const int i = get_local_id(0);
    l[i] = g[i]; l[i + 256] = g[i + 256]; l[i + 512] = g[i]; l[i + 768] = g[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    float a = 0, b = 0;
    int at = i;
    for (int r = 0; r < iterations; ++r) {
        for (int k = 0; k < FROM_L1; ++k) a += g[at + 32 * k];
        for (int k = 0; k < FROM_LOCAL; ++k) b += l[at + 32 * k];
        at = (at + iterations) & 255;
    }
    out[get_global_id(0)] = a + b;
}
"""


def work_us(engine: str, from_l1: int, from_local: int, shared: bool) -> float:
    """Return the microseconds of a launch beyond its overhead."""
    gpu = load_gpu("nvidia-h200", {"local.shares_l1": "true" if shared else "false"})
    launch = Launch(
        SOURCE, "mixed", (132 * 8 * 256,),
        (BufferArg("float32", 4096), BufferArg("float32", 132 * 8 * 256), ScalarArg("int32", 400)), (256,),
        f"-DFROM_L1={from_l1} -DFROM_LOCAL={from_local}",
    )  # fmt: skip
    found = predict(launch, gpu, engine, session=Session(cache=False))
    return found.latency_us - found.breakdown_us["launch"]


@pytest.mark.each_time("analytic")
@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_accesses_to_both_take_the_sum_of_both(engine: str) -> None:
    """Measured on an H200: 8 loads of each take as long as 16 of one (validation/h200/pipes.json: 69.0, 69.8 and 64.2 cycles)."""
    both, l1 = work_us(engine, 8, 8, True), work_us(engine, 16, 0, True)
    assert both == pytest.approx(l1, rel=0.15)
    assert work_us(engine, 8, 8, False) < 0.8 * both
