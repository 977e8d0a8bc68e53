"""Program-scope variables and local memory that the host sizes, against plain Python."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mgpusim.errors import ExecutionError, InputError
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.execution.simt import CompiledKernel, Geometry, execute
from mgpusim.opencl.ir.reader import read_module
from mgpusim.workload.forms import parse_arg

CONSTANTS = """#pragma OPENCL EXTENSION cl_khr_fp16 : enable
typedef struct { float a; int b[3]; uchar c; } S;
constant int table[4] = {1, 2, 3, 4};
constant S one = {1.5f, {1, 2, 3}, 7};
constant S many[2] = {{1.5f, {1, 2, 3}, 7}, {2.5f, {4, 5, 6}, 8}};
constant float4 vecs[2] = {(float4)(1, 2, 3, 4), (float4)(5, 6, 7, 8)};
constant uchar3 threes[2] = {(uchar3)(1, 2, 3), (uchar3)(5, 6, 7)};
constant int *constant ptr = table + 1;
constant int *constant ptrs[2] = {table + 2, table};
constant char text[] = "hello";
constant half halves[2] = {1.5h, 2.25h};
constant float matrix[2][3] = {{1, 2, 3}, {4, 5, 6}};
constant ulong wide[2] = {0xFFFFFFFFFFFFFFFFul, 1ul << 40};
kernel void k(global double *o, int n) {
    int i = get_global_id(0), h = i & 1;
    global double *p = o + 12 * i;
    p[0] = table[i & 3]; p[1] = many[h].a; p[2] = many[h].b[n % 3]; p[3] = many[h].c; p[4] = one.b[i % 3]; p[5] = vecs[h].z;
    p[6] = threes[h].y; p[7] = *(ptr + h) * 10 + *ptrs[h]; p[8] = text[i & 3]; p[9] = halves[h]; p[10] = matrix[h][i % 3];
    p[11] = wide[h] >> 1;
}"""


def run(source: str, args: list[Any], items: int, local: int, options: str = "") -> None:
    kernel = CompiledKernel(read_module(compile_source(TranslationUnit(source, options))), "k", full=True)
    geometry = Geometry([items], [local])
    execute(kernel, geometry, range(geometry.n_groups), args)


@pytest.mark.parametrize("options", ["", "-cl-std=CL2.0", "-cl-std=CL3.0"])
def test_constants_of_every_kind(options: str) -> None:
    out = np.zeros((8, 12))
    run(CONSTANTS, [out.reshape(-1), 4], 8, 4, options)
    for i, row in enumerate(out.tolist()):
        h = i & 1
        b = [[1, 2, 3], [4, 5, 6]]
        wanted = [
            1 + i % 4, [1.5, 2.5][h], b[h][4 % 3], 7 + h, b[0][i % 3], [3, 7][h], [2, 6][h], [2, 3][h] * 10 + [3, 1][h],
            ord("hello"[i & 3]), [1.5, 2.25][h], b[h][i % 3], float([2**64 - 1, 1 << 40][h] >> 1),
        ]  # fmt: skip
        assert row == wanted


def test_program_scope_variables_in_global_memory() -> None:
    source = """global int counter = 5;
    global int big[4] = {1, 2, 3, 4};
    global float zeros[16];
    global int *global where = big + 1;
    kernel void k(global int *o) {
        int i = get_global_id(0);
        zeros[i] += i;
        *(where + 2) = 40;
        barrier(CLK_GLOBAL_MEM_FENCE);
        o[i] = atomic_add(&counter, 1) * 1000 + big[i & 3] + (int)zeros[15 - i];
    }"""
    out = np.zeros(16, np.int32)
    run(source, [out], 16, 16, "-cl-std=CL2.0")
    assert out.tolist() == [(5 + i) * 1000 + [1, 2, 3, 40][i & 3] + 15 - i for i in range(16)]


LOCALS = """kernel void k(global float *o, local float4 *a, local int *b, local char3 *c, global const float *x) {
    int l = get_local_id(0), r = get_local_size(0) - 1 - l;
    a[l] = (float4)(x[l], 1, 2, 3); b[l] = l; c[l] = (char3)(l, 1, 2);
    barrier(CLK_LOCAL_MEM_FENCE);
    o[get_global_id(0)] = a[r].x + a[r].w + b[r] * 100 + c[r].x * 10000;
}"""


def test_local_memory_that_the_host_sizes() -> None:
    out, x = np.zeros(32, np.float32), np.arange(16, dtype=np.float32)
    run(LOCALS, [out, 16 * 16, 16 * 4, 16 * 4, x], 32, 16)
    assert out.reshape(2, 16).tolist() == [[r + 3 + r * 100 + r * 10000 for r in range(15, -1, -1)]] * 2


def test_local_memory_that_is_too_small_is_named() -> None:
    message = r"line 3: work item \(8,\) \(lane 8\) accesses bytes 128\.\.143 of local array 'a', which has 128"
    with pytest.raises(ExecutionError, match=message):
        run(LOCALS, [np.zeros(32, np.float32), 128, 64, 64, np.zeros(16, np.float32)], 32, 16)


@pytest.mark.parametrize("size", ["0", "-4", "", "1.5"])
def test_local_memory_of_no_size_is_refused(size: str) -> None:
    with pytest.raises(InputError, match="expected a positive integer"):
        parse_arg(f"local:{size}")
