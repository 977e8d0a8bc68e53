"""Loads of local memory that become one: the same results, as many words, and none where it is not allowed."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.engine.estimate import estimate
from mgpusim.opencl.analysis.unrolling import counters, turns_of, unrolled
from mgpusim.opencl.analysis.wide_loads import with_wide_loads
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.execution.compiled import CompiledKernel, Geometry
from mgpusim.opencl.execution.simt import execute
from mgpusim.opencl.ir.program import Module
from mgpusim.opencl.ir.reader import read_module
from mgpusim.opencl.options import WIDE_LOADS
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import run
from tests.helpers.examples import examples

FRAME = """kernel void k(global const float *in, global float *out) {
    local float t[64][16];
    int l = get_local_id(0), g = get_global_id(0);
    for (int j = 0; j < 16; j++) t[l][j] = in[g * 16 + j];
    barrier(CLK_LOCAL_MEM_FENCE);
    %s
}"""


def widths(body: str) -> list[int]:
    """Components of the kernel's loads of local memory, in order."""
    function = read_module(compile_source(TranslationUnit(FRAME % body))).kernels["k"]
    found = with_wide_loads(function)
    return [
        i.type.ncomp for b in found.blocks for i in b.instrs if i.op == "load" and found.reg_types[i.args[0].index].space == 3
    ]


def results(body: str, options: str) -> np.ndarray:
    args = (BufferArg("float32", 64 * 16), BufferArg("float32", 64))
    return np.asarray(run(Launch(FRAME % body, "k", (64,), args, (64,), options=options))[1])


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("out[g] = t[l][0] + t[l][1] + t[l][2] + t[l][3];", [4]),
        ("out[g] = t[l][3] + t[l][1] + t[l][0] + t[l][2];", [4]),  # in any order
        ("out[g] = t[l][2] + t[l][3];", [2]),
        ("out[g] = t[l][1] + t[l][2];", [1, 1]),  # not aligned to 8 bytes
        ("out[g] = t[l][1] + t[l][2] + t[l][3] + t[l][4];", [1, 2, 1]),
        ("out[g] = t[l][0] + t[63 - l][1];", [1, 1]),  # rows of their own
        ("float a = t[l][0]; t[63 - l][1] = a; out[g] = a + t[l][1];", [1, 1]),  # a store between them
        ("float a = t[l][0]; barrier(CLK_LOCAL_MEM_FENCE); out[g] = a + t[l][1];", [1, 1]),
        ("float a = t[l][0]; out[g] = a; out[g] = a + t[l][1];", [2]),  # a store elsewhere
    ],
)
def test_what_is_merged(body: str, expected: list[int]) -> None:
    assert widths(body) == expected
    assert (results(body, "") == results(body, WIDE_LOADS)).all()


@given(st.lists(st.tuples(st.sampled_from(["l", "63 - l", "(l & 31)"]), st.integers(0, 15)), min_size=2, max_size=8))
@examples(15)
def test_results_are_those_of_single_loads(terms: list[tuple[str, int]]) -> None:
    """Sums of any loads, some of them behind a store: numpy's, with and without wide loads."""
    half = len(terms) // 2
    first, second = (" + ".join(f"t[{r}][{c}]" for r, c in part) for part in (terms[:half], terms[half:]))
    body = f"float a = {first}; barrier(CLK_LOCAL_MEM_FENCE); t[l][5] = a; barrier(CLK_LOCAL_MEM_FENCE); out[g] = a + {second};"
    assert (results(body, "") == results(body, WIDE_LOADS)).all()


ROWS = """kernel void k(global const float *in, global float *out) {
    local float t[16][%d];
    int l = get_local_id(0), g = get_global_id(0);
    for (int j = 0; j < 16; j++) t[l & 15][j] = in[g * 16 + j];
    barrier(CLK_LOCAL_MEM_FENCE);
    float s[16], last = 0;
    for (int j = 0; j < 16; j++) s[j] = 0;
    for (int m = 0; m < 16; m++) {
        float x = in[m * 64 + l] + last;
        for (int j = 0; j < 16; j++) s[j] += x * t[m][j];
        last = x;
    }
    for (int j = 0; j < 16; j++) out[g] += s[j] * (j + 1) + last;
}"""


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        (16, {4: 4}),  # whole rows
        (17, {2: 15, 1: 2}),  # of two turns the second row begins a word behind 8 bytes, and so ends
        (18, {4: 7, 2: 2}),
        (19, {2: 15, 1: 2}),
    ],
)
def test_rows_of_several_turns_are_aligned_as_where_they_begin_says(row: int, expected: dict[int, int]) -> None:
    """So nvcc 13.5 (sm_90) has it for rows of 17 words in an array aligned to 16 bytes: 15 loads of 64 bits and 2 of 32."""
    function = with_wide_loads(read_module(compile_source(TranslationUnit(ROWS % row))).kernels["k"])
    loop = max(function.blocks, key=lambda b: sum(i.op == "call" for i in b.instrs))
    found = [i.type.ncomp for i in loop.instrs if i.op == "load" and function.reg_types[i.args[0].index].space == 3]
    assert {n: found.count(n) for n in set(found)} == expected
    args = (BufferArg("float32", 64 * 16), BufferArg("float32", 64))
    alone, merged = (run(Launch(ROWS % row, "k", (16,), args, (16,), options=o))[1] for o in ("", WIDE_LOADS))
    assert (np.asarray(alone) == np.asarray(merged)).all()


LOOP = """define spir_kernel void @k(ptr addrspace(1) %p) {{
entry:
  br label %body
body:
  %i = phi i32 [ {start}, %entry ], [ %j, %body ]
  %a = phi i32 [ 1, %entry ], [ %b, %body ]
  %b = phi i32 [ 2, %entry ], [ %c, %body ]
  %c = add i32 %a, %i
  %j = add nsw i32 %i, {step}
  %more = icmp {pred} i32 {tested}, {bound}
  br i1 %more, label %body, label %end
end:
  %x = mul i32 %a, 10007
  %y = add i32 %x, %b
  %z = mul i32 %y, 10007
  %w = add i32 %z, %c
  %v = add i32 %w, %i
  store i32 %v, ptr addrspace(1) %p, align 4
  ret void
}}"""


@given(st.integers(-3, 3), st.integers(1, 3), st.integers(1, 6), st.sampled_from([2, 3, 4]), st.booleans())
@examples(30)
def test_copies_of_a_body_take_values_along(start: int, step: int, times: int, copies: int, ahead: bool) -> None:
    """Two values that wait a turn, and what the counter was last: those of the loop in Python."""
    turns = times * copies
    bound = start + step * (turns if ahead else turns - 1)
    text = LOOP.format(start=start, step=step, pred="slt", tested="%j" if ahead else "%i", bound=bound)
    function = read_module(text).kernels["k"]
    loop = function.blocks[1]
    assert turns_of(loop, counters(loop)) == turns
    i, a, b = start, 1, 2
    for _ in range(turns):
        last, c = (i, a, b), a + i
        i, a, b = i + step, b, c
    expected = ((last[1] * 10007 + last[2]) * 10007 + c + last[0]) & 0xFFFFFFFF
    for kernel in (function, unrolled(function, 1, copies)):
        words = np.zeros(1, np.uint32)
        execute(CompiledKernel(Module({"k": kernel}, {}), "k", full=True), Geometry([1], [1]), [0], [words])
        assert int(words[0]) == expected


PRODUCT = """kernel void product(global const float *a, global const float *b, global float *c, int n) {
    local float t[16][17];
    int lx = get_local_id(0), ly = get_local_id(1), row = get_group_id(0) * 64 + ly * 16 + lx, col = get_group_id(1) * 16;
    float s[16];
    for (int j = 0; j < 16; j++) s[j] = 0;
    for (int k = 0; k < n; k += 16) {
        for (int j = 0; j < 16; j += 4) t[lx][ly + j] = b[(col + ly + j) * n + k + lx];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int m = 0; m < 16; m++) { float x = a[(k + m) * n + row]; for (int j = 0; j < 16; j++) s[j] += x * t[m][j]; }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int j = 0; j < 16; j++) c[(col + j) * n + row] = s[j];
}"""


def test_a_product_that_reads_rows_of_local_memory_takes_less_than_a_load_each() -> None:
    """Measured on an H200: 784 us, where a load from local memory for each of its multiply-adds would take 1,027."""
    side = BufferArg("float32", 2048 * 2048)
    launch = Launch(PRODUCT, "product", (512, 512), (side, side, side, ScalarArg("int32", 2048)), (16, 4))
    assert estimate(launch, load_gpu("nvidia-h200")).latency_us == pytest.approx(784, rel=0.25)
