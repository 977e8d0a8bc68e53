"""Arrays of work items: which end in registers, and that the kernels compute the same."""

from __future__ import annotations

import numpy as np
import pytest

from mgpusim.opencl.clang import UNROLL, TranslationUnit, compile_source, find_compiler, run_clang
from mgpusim.opencl.ir.private_arrays import array_bytes, parts
from mgpusim.opencl.ir.reader import read_module
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import run

SOURCE = """kernel void outer(global const float *a, global float *o, int n) {
    float s[N], x[N];
    int g = get_global_id(0);
    for (int k = 0; k < N; k++) s[k] = 0;
    for (int j = 0; j < n; j++) {
        for (int k = 0; k < N; k++) x[k] = a[(j * N + k) & 255] + s[(k + 1) & (N - 1)];
        for (int k = 0; k < N; k++) s[k] += x[k] * x[N - 1 - k];
    }
    float t = 0;
    for (int k = 0; k < N; k++) t += s[k];
    o[g] = t;
}
kernel void bins(global const float *a, global float *o, int n) {
    float s[N];
    for (int k = 0; k < N; k++) s[k] = 0;
    for (int j = 0; j < n; j++) s[(int)(a[j] * N) & (N - 1)] += 1;
    float t = 0;
    for (int k = 0; k < N; k++) t += s[k] * k;
    o[get_global_id(0)] = t;
}"""


@pytest.mark.parametrize("n", [8, 64])
def test_loops_over_arrays_are_unrolled_until_these_are_registers(n: int) -> None:
    text = compile_source(TranslationUnit(SOURCE, f"-DN={n}"))
    first, others = parts(text)
    assert set(array_bytes(first)) == ({"bins"} if n == 8 else {"outer", "bins"})
    assert set(others) == (set() if n == 8 else {"outer"})
    kernels = read_module(text).kernels
    held = {name: sum(i.op == "alloca" for b in kernels[name].blocks for i in b.instrs) for name in kernels}
    assert held == {"outer": 0, "bins": 1}  # an index that is data keeps its array in memory


def test_a_source_without_arrays_is_compiled_once() -> None:
    unit = TranslationUnit("kernel void k(global float *a) { a[get_global_id(0)] = 1; }")
    assert unit.unroll == UNROLL
    text = run_clang(unit, find_compiler())
    assert parts(text) == (text, {})


def test_both_forms_compute_what_numpy_does() -> None:
    n, iterations = 64, 3
    args = (BufferArg("float32", 256), BufferArg("float32", 16), ScalarArg("int32", iterations))
    launch = Launch(SOURCE, "outer", (16,), args, (16,), options=f"-DN={n}")
    found = np.asarray(run(launch)[1])
    from mgpusim.workload.program import contents_of

    a = np.asarray(contents_of(launch)[0], np.float32)
    s = np.zeros(n, np.float32)
    for j in range(iterations):
        k = np.arange(n)
        x = a[(j * n + k) & 255] + s[(k + 1) & (n - 1)]
        s = s + x * x[::-1]
    assert np.allclose(found, np.float32(s.sum(dtype=np.float64)), rtol=1e-4)
