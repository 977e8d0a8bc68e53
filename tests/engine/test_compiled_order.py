"""The order that compilers choose, in the event engine: straight code without loads, and loads of predicated blocks."""

from __future__ import annotations

import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.engine.estimate import estimate
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.launch import Launch

H200 = load_gpu("nvidia-h200")
ROUNDS = 4096


def work_us(source: str, sizes: tuple[int, ...], rounds: int, items: int, engine: str) -> float:
    """Return the microseconds of a launch beyond its overhead; one argument a size, then `rounds`."""
    args = (*(BufferArg("float32", size) for size in sizes), ScalarArg("int32", (rounds,)))
    found = estimate(
        Launch(source, "k", (items,), args, local_size=(min(items, 256),)), H200, engine, session=Session(cache=False)
    )
    return found.latency_us - found.breakdown_us["launch"]


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_chains_in_a_loop_without_loads_hide_each_other(engine: str) -> None:
    """Eight square roots a turn, one behind the other or apart: written down one after the other all the same."""
    behind = "".join("a = sqrt(a) + 1.0f;" for _ in range(8))
    apart = "".join(f"v{n} = sqrt(v{n}) + 1.0f;" for n in range(8))
    names = ", ".join(f"v{n} = {n}" for n in range(8))
    body = f"kernel void k(global float *o, int n) {{ float a = 1, {names}; for (int r = 0; r < n; r++) {{ %s }} " + (
        "o[get_global_id(0)] = a" + "".join(f" + v{n}" for n in range(8)) + "; }"
    )
    chained, beside = (work_us(body % one, (32,), ROUNDS, 32, engine) for one in (behind, apart))
    assert chained > 1.8 * beside


GUARDED = """kernel void k(global const float *restrict in, global float *restrict out, int n) {
    int at = get_global_id(0); float best = 0;
    for (int t = 0; t < n; t++) {
        BODY
    }
    out[get_global_id(0)] = best + at;
}"""


@pytest.mark.slow
def test_guarded_loads_of_predicated_blocks_wait_together() -> None:
    """Four loads under conditions a turn, of which nothing but their sum is used, or each of which says where the next one is."""
    beside = "".join(
        f"if (at + {n} < n) {{ float v = in[(at + {n} * 64 + t * 256) & 65535]; best = max(best, v); }}" for n in range(4)
    )
    behind = "".join(
        f"if (at + {n} < n) {{ float v = in[(at + {n} * 64 + t * 256) & 65535]; at = as_int(v) & 7; }}" for n in range(4)
    )
    one = "if (at < n) { float v = in[(at + t * 256) & 65535]; best = max(best, v); }"
    sizes, rounds = (65536, 32), ROUNDS
    together, chained, alone = (
        work_us(GUARDED.replace("BODY", text), sizes, rounds, 32, "event") for text in (beside, behind, one)
    )
    assert together < 2 * alone
    assert chained > 2 * together


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_a_quotient_by_a_constant_is_a_product(engine: str) -> None:
    body = "kernel void k(global float *o, int n) { float a = 1; for (int r = 0; r < n; r++) { %s } o[get_global_id(0)] = a; }"
    bodies = ("a = a / 3.0f + 1.0f;", "a = a * 0.3333f + 1.0f;", "a = a / (n + 3.0f) + 1.0f;")
    constant, product, quotient = (work_us(body % one, (32,), ROUNDS, 32, engine) for one in bodies)
    assert constant < 2.1 * product  # a product and a sum where the other is one multiply-add
    assert quotient > 2 * constant


def scattered_us(engine: str, run: int, turn_b: int) -> float:
    """Return the microseconds of loads of 32 sectors a warp, `run` of them side by side, over 16 MiB that lie in L2."""
    gpu = load_gpu("nvidia-h200", {"l2.turn_b": str(turn_b)})
    source = f"""kernel void k(global const float *restrict g, global float *restrict o, int n) {{
        uint lane = get_local_id(0) % 32, state = (get_global_id(0) / {run}) * 2654435761u + 12345u; float sum = 0;
        for (int r = 0; r < n; ++r) {{
            state = state * 1664525u + 1013904223u;
            sum += g[(((state >> 8) & {(1 << 19) // run - 1}) * {run} + lane % {run}) * 8];
        }}
        o[get_global_id(0)] = sum;
    }}"""
    groups = gpu.shader_cores * 8
    args = (BufferArg("float32", 1 << 22), BufferArg("float32", groups * 256), ScalarArg("int32", (64,)))
    found = estimate(Launch(source, "k", (groups * 256,), args, local_size=(256,)), gpu, engine, session=Session(cache=False))
    return found.latency_us - found.breakdown_us["launch"]


@pytest.mark.each_time("analytic")
@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_lone_sectors_are_read_half_as_fast_as_pairs(engine: str) -> None:
    """Measured on an H200 (validation/h200/scatter.json): 2,600 bytes a cycle in sectors, 4,730 in pairs of them."""
    moved = H200.shader_cores * 8 * 256 * 64 * 32
    alone, paired = scattered_us(engine, 1, 64), scattered_us(engine, 2, 64)
    assert alone / paired == pytest.approx(4730 / 2600, rel=0.15)
    assert moved / (alone * 1e-6 * H200.clock.gpu_hz) == pytest.approx(2600, rel=0.2)
    assert scattered_us(engine, 1, 32) < 0.7 * alone
