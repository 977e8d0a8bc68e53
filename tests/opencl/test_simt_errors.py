"""Kernels that misbehave: each error names the kernel, its source line, the work item and what it touched."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from mgpusim.errors import CompileError, ExecutionError, UnsupportedError
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.execution.simt import CompiledKernel, Geometry, execute
from mgpusim.opencl.ir.reader import read_module

MODES = pytest.mark.parametrize("full", [True, False], ids=["full", "slice"])


def run(
    source: str,
    args: Sequence[Any],
    size: Sequence[int] = (8,),
    local: Sequence[int] = (4,),
    full: bool = True,
    step_limit: int = 10_000,
    entry: str = "k",
) -> None:
    module = read_module(compile_source(TranslationUnit(source)))
    kernel = CompiledKernel(module, entry, full=full)
    geometry = Geometry(size, local)
    execute(kernel, geometry, range(geometry.n_groups), args, step_limit=step_limit)


def i32(n: int) -> np.ndarray[Any, Any]:
    return np.zeros(n, np.int32)


@MODES
@pytest.mark.parametrize(
    ("index", "message"),
    [
        ("g + 3", "kernel k, line 3: work item (5,) (lane 5) accesses bytes 32..35 of buffer 'data', which has 32"),
        ("g - 1", "kernel k, line 3: work item (0,) (lane 0) accesses bytes -4..-1 of buffer 'data', which has 32"),
        ("g * 1000000", "kernel k, line 3: work item (1,) (lane 1) accesses bytes 4000000..4000003 of buffer 'data'"),
        ("8", "kernel k, line 3: work item (0,) (lane 0) accesses bytes 32..35 of buffer 'data', which has 32"),
    ],
)
@pytest.mark.parametrize("access", ["data[{}] = 1;", "out[g] = data[{}];"], ids=["store", "load"])
def test_out_of_bounds(full: bool, index: str, message: str, access: str) -> None:
    line = access.format(index)
    source = f"kernel void k(global int *data, global int *out) {{\n int g = get_global_id(0);\n {line}\n}}"
    with pytest.raises(ExecutionError, match=re.escape(message)):
        run(source, [i32(8), i32(8)], full=full)


@MODES
def test_out_of_bounds_of_one_diverged_lane_in_two_dimensions(full: bool) -> None:
    source = """kernel void k(global float4 *data) {
        int x = get_global_id(0), y = get_global_id(1);
        if (x == 2 && y == 1)
            data[x + 8 * y] = 1;
    }"""
    where = "kernel k, line 4: work item (2, 1) (lane 6) accesses bytes 160..175 of buffer 'data', which has 128"
    with pytest.raises(ExecutionError, match=re.escape(where)):
        run(source, [np.zeros(32, np.float32)], (4, 2), (4, 2), full=full)
    run(source.replace("y == 1", "y == 9"), [np.zeros(32, np.float32)], (4, 2), (4, 2), full=full)


def test_lanes_that_are_masked_off_may_compute_any_address() -> None:
    source = """kernel void k(global int *data, global int *out) {
        int g = get_global_id(0);
        if (g < 3) out[g] = data[g * 2] + 1;
    }"""
    out = i32(8)
    run(source, [np.arange(5, dtype=np.int32), out])
    assert out.tolist() == [1, 3, 5, 0, 0, 0, 0, 0]


def test_partly_outside_counts() -> None:
    """A vector that begins inside and ends outside."""
    source = "kernel void k(global int *d, global int *o) { int4 v = vload4(get_global_id(0), d); o[0] = v.w; }"
    with pytest.raises(ExecutionError, match=re.escape("(1,) (lane 1) accesses bytes 16..31 of buffer 'd', which has 24")):
        run(source, [i32(6), i32(1)])


@MODES
def test_local_and_private_arrays_have_bounds(full: bool) -> None:
    source = """kernel void k(global int *out, local int *given) {
        local int tile[4];
        int l = get_local_id(0);
        tile[l] = l;
        given[l] = l;
        barrier(CLK_LOCAL_MEM_FENCE);
        out[get_global_id(0)] = tile[l + AT] + given[(l + BT) & 7];
    }"""
    for at, bt, name in (("1", "0", "tile"), ("0", "1", "given")):
        text = source.replace("AT", at).replace("BT", bt)
        with pytest.raises(ExecutionError, match=rf"line 7: work item \(3,\).*bytes 16\.\.19 of local array '{name}'.*has 16"):
            run(text, [i32(8), 16], full=full)
    private = """kernel void k(global int *out, int n) {
        int own[4];
        for (int i = 0; i < n; i++) own[i ^ (out[i] & 1)] = i * get_global_id(0);
        out[get_global_id(0)] = own[out[1] & 3];
    }"""
    with pytest.raises(ExecutionError, match=r"line 3: .*bytes 16\.\.19 of private array '.*which has 16"):
        run(private, [i32(8), 5], full=full)


def test_null_and_foreign_pointers() -> None:
    source = "kernel void k(global int *a, global int *b) { a[get_global_id(0)] = b[get_global_id(0)]; }"
    with pytest.raises(ExecutionError, match=r"kernel k, line 1: work item \(0,\) \(lane 0\) uses a null pointer"):
        run(source, [i32(8), None])
    made_up = "kernel void k(global int *a) { a[0] = *(global int *)(1UL << 60); }"
    with pytest.raises(ExecutionError, match=r"line 1: .*uses address 0x1000000000000000, which belongs to no object"):
        run(made_up, [i32(8)])


def test_a_kernel_argument_of_constant_memory_cannot_be_written() -> None:
    source = "kernel void k(constant int *c) { ((global int *)(ulong)c)[get_global_id(0)] = 1; }"
    with pytest.raises(ExecutionError, match="kernel k, line 1: a store into constant memory 'c'"):
        run(source, [i32(8)])


@MODES
def test_barrier_divergence(full: bool) -> None:
    source = """kernel void k(global int *out) {
        if (get_local_id(0) < 3)
            barrier(CLK_LOCAL_MEM_FENCE);
        out[get_global_id(0)] = 1;
    }"""
    where = (
        "kernel k, line 3: barrier divergence: only 3 of 4 work items of group 0 reach the barrier; "
        "work item (3,) (lane 3) does not"
    )
    with pytest.raises(ExecutionError, match=re.escape(where)):
        run(source, [i32(8)], full=full)


def test_barrier_divergence_by_trip_count_and_of_a_later_group() -> None:
    loop = """kernel void k(global int *out) {
        for (int i = 0; i <= get_local_id(0); i++) { barrier(CLK_LOCAL_MEM_FENCE); out[0] += i; }
        out[0] *= 2;
    }"""
    with pytest.raises(ExecutionError, match=r"only 3 of 4 work items of group 0 reach the barrier; work item \(0,\)"):
        run(loop, [i32(1)])
    later = """kernel void k(global int *out) {
        if (get_group_id(0) == 1 && get_local_id(0) == 2) out[0] = 1; else barrier(CLK_LOCAL_MEM_FENCE);
        out[0] *= 2;
    }"""
    with pytest.raises(ExecutionError, match=r"of group 1 reach the barrier; work item \(6,\) \(lane 6\) does not"):
        run(later, [i32(1)])


def test_barriers_that_are_allowed() -> None:
    """A whole group may skip a barrier that another reaches, and lanes that returned are not waited for."""
    source = """kernel void k(global int *out) {
        if (get_group_id(0) == 1) { barrier(CLK_LOCAL_MEM_FENCE); out[0] = 5; }
        if (get_local_id(0) == 3) return;
        barrier(CLK_LOCAL_MEM_FENCE);
        out[1] = 6;
    }"""
    out = i32(2)
    run(source, [out])
    assert out.tolist() == [5, 6]


@MODES
def test_a_loop_that_never_ends(full: bool) -> None:
    source = """kernel void k(global int *out) {
        int i = 0;
        while (out[i & 3] == 0)
            i += 2;
        out[0] = i;
    }"""
    with pytest.raises(ExecutionError, match=r"kernel k, line \d: 500 blocks were executed without an end; is this a loop"):
        run(source, [i32(8)], full=full, step_limit=500)


def test_a_loop_within_the_limit_ends() -> None:
    source = "kernel void k(global int *out, int n) { int s = 0; for (int i = 0; i < n; i++) s += out[i & 7] + i; out[0] = s; }"
    out = i32(8)
    run(source, [out, 100], (1,), (1,), step_limit=110)
    assert out[0] == 4950
    with pytest.raises(ExecutionError, match="90 blocks"):
        run(source, [i32(8), 100], (1,), (1,), step_limit=90)


def test_a_function_with_barriers_is_called_once_whatever_its_argument_depends_on() -> None:
    source = """
    int total(int v, local int *m) {
        int l = get_local_id(0);
        m[l] = v; barrier(CLK_LOCAL_MEM_FENCE);
        int t = m[l ^ 1]; barrier(CLK_LOCAL_MEM_FENCE);
        m[l] += t; barrier(CLK_LOCAL_MEM_FENCE);
        return m[0];
    }
    kernel void k(global int *a, local int *m, int n) {
        int l = get_local_id(0);
        int v = l < n ? a[l] : 0;
        v = total(v, m);
        if (l < n) a[l] = v;
    }"""
    values = i32(4)
    values[:] = [5, 7, 11, 13]
    run(source, [values, 16, 3], (4,), (4,))
    assert values.tolist() == [12, 12, 12, 13]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("out[0] = sub_group_reduce(1);", "sub_group_reduce"),
        ("other(out);", "line 2: 'other' is not a builtin of OpenCL C; define it in the source$"),
        ("out[0] = down(out[1]);", "line .: function 'down' calls itself; OpenCL C has no recursion"),
        ('__asm__("nop");', "inline assembly is not supported"),
    ],
    ids=["unknown builtin", "external function", "recursion", "assembly"],
)
def test_what_is_refused_is_named(body: str, message: str) -> None:
    source = f"""kernel void k(global int *out) {{
        {body}
    }}"""
    head = (
        "void other(global int *); int sub_group_reduce(int); int down(int n);\n"
        "int down(int n) { return n < 2 ? 1 : down(n - 1) * down(n - 2) + n; }\n#line 1\n"
    )
    with pytest.raises((UnsupportedError, CompileError), match=message):
        run(head + source, [i32(8)])


def test_what_does_not_compile_shows_clangs_message_and_line() -> None:
    with pytest.raises(CompileError, match=r"kernel\.cl:2:\d+: error: use of undeclared identifier 'y'"):
        run("kernel void k(global int *x) {\n x[0] = y;\n}", [i32(1)])


def test_images_are_read_outside_and_not_written_there() -> None:
    """Reads beyond an image give its border; writes there are dropped: neither is an error."""
    from mgpusim.opencl.execution.images import Image

    source = """kernel void k(read_only image2d_t a, write_only image2d_t b, global float *out) {
        const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
        int g = get_global_id(0);
        out[g] = read_imagef(a, s, (int2)(g, -1)).x;
        write_imagef(b, (int2)(g, g), (float4)(g));
    }"""
    pixels = np.ones((1, 2, 4, 4), np.float32)
    drawn = np.zeros((1, 2, 4, 4), np.float32)
    images = [Image("2d", 4, 2, 1, "RGBA", "float32", p) for p in (pixels, drawn)]
    out = np.ones(8, np.float32)
    run(source, [*images, out])
    assert not out.any()
    assert drawn[0, :, :, 0].tolist() == [[0, 0, 0, 0], [0, 1, 0, 0]]


def test_an_undefined_pointer_is_called_so() -> None:
    source = """kernel void k(global int *out, int n) {
        out += get_global_id(0) % 0;
        vstore2((int2)(n), 0, out);
    }"""
    with pytest.raises(ExecutionError, match=r"line 3: .* uses a pointer that the compiler found to be undefined"):
        run(source, [i32(8), 2])


FAR = """define spir_kernel void @k(ptr addrspace(1) %p, i64 %n) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %q = getelementptr i32, ptr addrspace(1) %p, i64 FIRST
  %r = getelementptr i32, ptr addrspace(1) %q, i64 %n
  %s = getelementptr [4 x i32], ptr addrspace(1) %r, i64 %n, i64 THEN
  store i32 7, ptr addrspace(1) %s, align 4
  ret void
}"""


@MODES
@pytest.mark.parametrize(("first", "then"), [("%i", "0"), ("0", "%i")], ids=["lanes first", "lanes last"])
def test_addresses_wrap_at_64_bits(full: bool, first: str, then: str) -> None:
    kernel = CompiledKernel(read_module(FAR.replace("FIRST", first).replace("THEN", then)), "k", full=full)
    data = i32(8)
    execute(kernel, Geometry((8,), (4,)), range(2), [data, 1 << 62])  # 4 and 16 times 2**62 bytes further: where it was
    assert not full or data.tolist() == [7] * 8
    for far in (1 << 61, (1 << 63) - 1, -(1 << 60) + 5):
        with pytest.raises(ExecutionError, match=r"belongs to no object|accesses bytes"):
            execute(kernel, Geometry((8,), (4,)), range(2), [data, far])


@MODES
def test_arrays_of_items_that_no_memory_holds(full: bool) -> None:
    """48 GB for the items of a sample."""
    source = """kernel void k(global float *a) {
        float t[100000000];
        for (int j = 0; j < 100000000; j++) t[j] = a[j & 7] * j;
        a[0] = t[(int)a[1]];
    }"""
    said = r"kernel k: an array of 400,000,000 bytes for each of 128 work items makes 51\.2 GB of private memory, more than the"
    with pytest.raises(ExecutionError, match=said):
        run(source, [np.zeros(8, np.float32)], (128,), (64,), full)
    said = "kernel k: l of 1,000,000,000 bytes for each of 2 work groups makes 2 GB of local memory"
    with pytest.raises(ExecutionError, match=said):
        run("kernel void k(local float *l) { l[0] = 1; }", [10**9], full=full)


@MODES
@pytest.mark.parametrize("count", ["-1", "1ul << 63", "n[0]"])
def test_copies_of_less_than_nothing(full: bool, count: str) -> None:
    source = f"""kernel void k(global int *a, global int *n, local int *l) {{
        event_t e = async_work_group_copy(l, a, {count}, 0);
        wait_group_events(1, &e);
        a[0] = l[0];
    }}"""
    with pytest.raises(ExecutionError, match=r"kernel k, line 2: -[\d,]+ elements to copy, expected a number from 0 on"):
        run(source, [i32(8), i32(8) - 5, 32], full=full)
