"""Integer operations that merge or have a pipe of their own, in both engines, against what the instructions take."""

from __future__ import annotations

import pytest

from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import load_gpu
from mgpusim.engine.predict import predict
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.launch import Launch

ROUNDS, GROUPS = 4096, 132 * 8
H200 = with_fields(load_gpu("nvidia-h200"), {"model.throughput_norm": 16.0})  # the pipes overlap as in the event engine
SOURCE = """
kernel void k(global uint *o, const uint y, const int rounds) {
    uint a = get_global_id(0), b = a + y, c = a ^ y, d = a * y;
    for (int r = 0; r < rounds; ++r) { TURN; }
    o[get_global_id(0)] = a ^ b ^ c ^ d;
}
"""
# what a turn takes of the pipe of logic, 64 lanes a cycle, and of the issue slots, both in instructions
TURNS = {
    "a = (a & b) ^ (a & c) ^ (b & c); b = (b & c) | (~b & d); c = c ^ d ^ a; d = (d >> 3) + c": (4, 4),  # 3 LOP3, LEA.HI
    "a ^= a << 13; a ^= a >> 17; a ^= a << 5; b ^= b << 13; b ^= b >> 17; b ^= b << 5": (8, 12),  # 6 LOP3, 2 SHF, 4 IMAD.SHL
    "a = rotate(a, 7u) + b; b = rotate(b, 9u) + c; c = rotate(c, 13u) + d; d = rotate(d, 5u) + a": (4, 4),  # LEA.HI
    "a += (b ^ c) + 0x9e3779b9u; b += (c & d) + r; c += (d ^ a) + y; d += a + b": (7, 7),  # 3 LOP3, 4 IADD3
}


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_a_full_device_takes_what_the_busiest_pipe_takes(turn: str, engine: str) -> None:
    launch = Launch(
        source=SOURCE.replace("TURN", turn), entry="k", global_size=(256 * GROUPS,), local_size=(256,),
        args=(BufferArg("uint32", 256 * GROUPS, access="write"), ScalarArg("uint32", (5,)), ScalarArg("int32", (ROUNDS,))),
    )  # fmt: skip
    logic, issued = TURNS[turn]
    warps = GROUPS // H200.shader_cores * 256 // 32
    cycles = max(logic * 32 / 64, issued / 4) * warps * ROUNDS
    found = predict(launch, H200, engine)
    assert found.latency_us - found.breakdown_us["launch"] == pytest.approx(1e6 * cycles / H200.clock.gpu_hz, rel=0.2)
