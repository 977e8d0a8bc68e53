"""OpenCL C 2.0 and 3.0: atomics with orders, work-group functions, generic pointers, printf; against numpy and plain Python."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from mgpusim.errors import UnsupportedError
from mgpusim.opencl.analysis.kernel import kernel_facts
from mgpusim.opencl.builtins import lookup
from mgpusim.opencl.clang import TranslationUnit, compile_source, find_compiler, run_clang
from mgpusim.opencl.execution.simt import CompiledKernel, Geometry, execute
from mgpusim.opencl.ir.lowering import lower, lower_atomic
from mgpusim.opencl.ir.program import Module
from mgpusim.opencl.ir.reader import read_module
from mgpusim.opencl.ir.work_group import expand_work_group_calls

Array = np.ndarray[Any, Any]
DTYPES = {"int": np.int32, "uint": np.uint32, "long": np.int64, "ulong": np.uint64, "float": np.float32, "double": np.float64}


def module_of(source: str, options: str = "-cl-std=CL3.0") -> Module:
    return read_module(compile_source(TranslationUnit(source, options)))


def run(source: str, args: Sequence[Any], size: Sequence[int], local: Sequence[int], full: bool = True, **more: str) -> None:
    kernel = CompiledKernel(module_of(source, **more), "k", full=full)
    geometry = Geometry(size, local)
    execute(kernel, geometry, range(geometry.n_groups), args)


# ---- work-group functions ----------------------------------------------------------------------------------------------


def values(kind: str, count: int) -> Array:
    """Values whose sums are exact, whatever their order."""
    rng = np.random.default_rng(3)
    dtype = np.dtype(DTYPES[kind])
    return (rng.integers(0, 2**31, count) if dtype.kind == "u" else rng.integers(-99, 99, count)).astype(dtype)


def exclusive(scan: Callable[[Array], Array], x: Array, identity: Any) -> Array:
    return np.concatenate([np.full((len(x), 1), identity, x.dtype), scan(x)[:, :-1]], axis=1)


@pytest.mark.parametrize("local", [(64,), (24,), (1,), (8, 3, 5)], ids=str)
@pytest.mark.parametrize("kind", DTYPES)
def test_work_group_functions(kind: str, local: tuple[int, ...]) -> None:
    items = int(np.prod(local))
    last = (local[0] - 1, *(1 for _ in local[1:]))
    chosen = ", ".join(map(str, last))
    source = f"""kernel void k(global const {kind} *x, global {kind} *o, int n) {{
        size_t g = get_group_id(0) * get_local_size(0) * get_local_size(1) * get_local_size(2) + get_local_linear_id();
        {kind} v = x[g];
        o[g] = work_group_reduce_add(v); o[n + g] = work_group_reduce_min(v); o[2 * n + g] = work_group_reduce_max(v);
        o[3 * n + g] = work_group_scan_inclusive_add(v); o[4 * n + g] = work_group_scan_exclusive_add(v);
        o[5 * n + g] = work_group_scan_inclusive_min(v); o[6 * n + g] = work_group_scan_exclusive_min(v);
        o[7 * n + g] = work_group_scan_inclusive_max(v); o[8 * n + g] = work_group_scan_exclusive_max(v);
        o[9 * n + g] = work_group_all(v > ({kind})3); o[10 * n + g] = work_group_any(v > ({kind})90);
        o[11 * n + g] = work_group_broadcast(v, {chosen});
    }}"""
    x = values(kind, 4 * items)
    out = np.zeros((12, 4, items), x.dtype)
    run(source, [x, out.reshape(-1), 4 * items], (4 * local[0], *local[1:]), local)
    x = x.reshape(4, items)
    low, high = (-np.inf, np.inf) if x.dtype.kind == "f" else (np.iinfo(x.dtype).min, np.iinfo(x.dtype).max)

    def add(a: Array) -> Array:
        return np.asarray(np.add.accumulate(a, axis=1, dtype=a.dtype))

    def least(a: Array) -> Array:
        return np.asarray(np.minimum.accumulate(a, axis=1))

    def most(a: Array) -> Array:
        return np.asarray(np.maximum.accumulate(a, axis=1))

    linear = sum(i * int(np.prod(local[:d])) for d, i in enumerate(last))
    expected = [
        add(x)[:, -1:], least(x)[:, -1:], most(x)[:, -1:], add(x), exclusive(add, x, 0), least(x), exclusive(least, x, high),
        most(x), exclusive(most, x, low), (x > 3).all(axis=1)[:, None], (x > 90).any(axis=1)[:, None], x[:, linear : linear + 1],
    ]  # fmt: skip
    for got, wanted in zip(out, expected, strict=True):
        np.testing.assert_array_equal(got, np.broadcast_to(wanted, got.shape))


def test_work_group_functions_in_branches_and_loops_keep_phis() -> None:
    source = """kernel void k(global const int *x, global int *o, int mode) {
        int v = x[get_global_id(0)], s = 0;
        for (int i = 0; i < 3; i++)
            s = (mode & 1) ? s + work_group_reduce_add(v + i) : max(s, work_group_scan_inclusive_max(v - i));
        o[get_global_id(0)] = s;
    }"""
    x = values("int", 32)
    for mode in (0, 1):
        out = np.zeros(32, np.int32)
        run(source, [x, out, mode], (32,), (16,))
        rows = x.reshape(2, 16)
        if mode:
            wanted = np.broadcast_to(sum((rows + i).sum(axis=1, keepdims=True) for i in range(3)), rows.shape)
        else:
            wanted = np.maximum(np.maximum.accumulate(rows, axis=1), 0)
        np.testing.assert_array_equal(out.reshape(2, 16), wanted)


def test_a_work_group_function_costs_a_barrier_per_halving() -> None:
    source = "kernel void k(global float *x) { x[get_global_id(0)] = work_group_reduce_add(x[get_global_id(0)]); }"
    kernel = CompiledKernel(module_of(source), "k", full=False)
    facts = kernel_facts(kernel.function)
    barriers = np.array([sum(n for key, n in mix.items() if key.cls == "barrier") for mix in facts.mix])

    class Count:
        def __init__(self) -> None:
            self.barriers, self.local_b = 0.0, 0

        def block(self, position: int, mask: Array | None) -> None:
            self.barriers += float(barriers[position])

        def access(self, site: Any, item: Any, offset: Any, mask: Array | None) -> None:
            lanes = 64 if mask is None else int(mask.sum())
            self.local_b += site.width_b * lanes if site.space == "local" else 0

        def texels(self, site: Any, image: Any, index: Any, mask: Array | None) -> None:
            raise AssertionError

    seen = Count()
    execute(kernel, Geometry([64], [64]), [0], [np.zeros(64, np.float32)], seen)
    assert seen.barriers == 1 + 6 + 1
    assert seen.local_b == 4 * (64 + 3 * (32 + 16 + 8 + 4 + 2 + 1) + 64)  # put there, two loads and a store a step, read


def test_the_local_array_is_that_of_the_required_group() -> None:
    body = ["  %r = call i64 @_Z21work_group_reduce_addm(i64 %x)"]
    assert expand_work_group_calls("k", body, "entry", 96)[1:] == ("k.work_group", "i64", 96)
    source = """__attribute__((reqd_work_group_size(16, 2, 1)))
    kernel void k(global int *x) { x[get_global_id(0)] = work_group_reduce_add(x[get_global_id(0)]); }"""
    assert module_of(source).globals["k.work_group"].type.size_b == 32 * 4


# ---- atomics -----------------------------------------------------------------------------------------------------------

ORDERS = ("", ", memory_order_relaxed", ", memory_order_acq_rel, memory_scope_device")


def python_rmw(name: str, cell: Any, value: Any, dtype: Any) -> Any:
    with np.errstate(over="ignore"):
        table: dict[str, Callable[[], Any]] = {
            "fetch_add": lambda: cell + value, "fetch_sub": lambda: cell - value, "fetch_or": lambda: cell | value,
            "fetch_xor": lambda: cell ^ value, "fetch_and": lambda: cell & value, "fetch_min": lambda: min(cell, value),
            "fetch_max": lambda: max(cell, value), "exchange": lambda: value,
        }  # fmt: skip
        return dtype(table[name]())


@pytest.mark.parametrize("space", ["global", "local"])
@pytest.mark.parametrize("order", ORDERS, ids=["plain", "order", "scope"])
@pytest.mark.parametrize("kind", DTYPES)
def test_read_modify_writes(kind: str, order: str, space: str) -> None:
    """Every lane meets four others in its cell; the first of them is served first."""
    names = ["fetch_add", "fetch_sub", "fetch_min", "fetch_max", "exchange"]
    if kind not in ("float", "double"):
        names += ["fetch_or", "fetch_xor", "fetch_and"]
    dtype = DTYPES[kind]
    suffix = "_explicit" if order else ""
    calls = "\n".join(
        f"old[{n * 16} + i] = atomic_{name}{suffix}(p + {n * 4} + i % 4, v[i]{order});" for n, name in enumerate(names)
    )
    local = f"local atomic_{kind} q[{4 * len(names)}];" if space == "local" else ""
    before = f"if (i < {4 * len(names)}) atomic_init(&q[i], atomic_load(cell + i));" if space == "local" else ""
    after = f"if (i < {4 * len(names)}) atomic_store(cell + i, atomic_load_explicit(&q[i], memory_order_seq_cst));"
    source = f"""#pragma OPENCL EXTENSION cl_ext_float_atomics : enable
    kernel void k(global atomic_{kind} *cell, global const {kind} *v, global {kind} *old) {{
        {local}
        int i = get_global_id(0);
        {before}
        barrier(CLK_LOCAL_MEM_FENCE);
        {space} atomic_{kind} *p = {"q" if local else "cell"};
        {"if (i < 16) {" if local else ""} {calls} {"}" if local else ""}
        barrier(CLK_LOCAL_MEM_FENCE);
        {after if local else ""}
    }}"""
    rng = np.random.default_rng(5)
    cells, given = rng.integers(1, 99, 4 * len(names)).astype(dtype), rng.integers(1, 99, 16).astype(dtype)
    items = 64 if local else 16
    got, old = cells.copy(), np.zeros(16 * len(names), dtype)
    run(source, [got, np.resize(given, items), old], (items,), (items,))
    wanted, seen = cells.copy(), np.zeros_like(old)
    for n, name in enumerate(names):
        for i in range(16):
            seen[n * 16 + i] = wanted[n * 4 + i % 4]
            wanted[n * 4 + i % 4] = python_rmw(name, wanted[n * 4 + i % 4], given[i], dtype)
    np.testing.assert_array_equal(got, wanted)
    np.testing.assert_array_equal(old, seen)


@pytest.mark.parametrize("kind", ["int", "uint", "long", "float"])
@pytest.mark.parametrize(
    ("function", "orders"),
    [
        ("strong", ""),
        ("weak", ""),
        ("strong_explicit", ", memory_order_acq_rel, memory_order_relaxed"),
        ("weak_explicit", ", memory_order_seq_cst, memory_order_acquire, memory_scope_device"),
    ],
)
def test_compare_exchange_tells_what_it_found(kind: str, function: str, orders: str) -> None:
    source = f"""kernel void k(global atomic_{kind} *cell, global int *done, global {kind} *found) {{
        int i = get_global_id(0);
        {kind} e = 5;
        done[i] = atomic_compare_exchange_{function}(cell + i / 2, &e, ({kind})(10 + i){orders});
        found[i] = e;
    }}"""
    cells, done, found = np.array([5, 7, 5, 7], DTYPES[kind]), np.zeros(8, np.int32), np.zeros(8, DTYPES[kind])
    run(source, [cells, done, found], (8,), (8,))
    assert cells.tolist() == [10, 7, 14, 7]
    assert done.tolist() == [1, 0, 0, 0, 1, 0, 0, 0]
    assert found.tolist() == [5, 10, 7, 7, 5, 14, 7, 7]


def test_flags_and_fences() -> None:
    source = """kernel void k(global atomic_flag *f, global int *was) {
        int i = get_global_id(0);
        was[i] = atomic_flag_test_and_set_explicit(f + i % 2, memory_order_acquire, memory_scope_work_group);
        atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_device);
        work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device);
        if (i == 0) atomic_flag_clear(f);
    }"""
    flags, was = np.zeros(2, np.int32), np.full(6, 9, np.int32)
    run(source, [flags, was], (6,), (6,))
    assert flags.tolist() == [0, 1]
    assert was.tolist() == [0, 0, 1, 1, 1, 1]


def test_builtins_of_the_compiler_are_the_same_instructions() -> None:
    source = """kernel void k(global int *a, volatile global atomic_int *q, global int *out) {
        int i = get_global_id(0), e = 4;
        out[i] = __sync_fetch_and_add(a, i) + 100 * __opencl_atomic_load(q, __ATOMIC_ACQUIRE, __OPENCL_MEMORY_SCOPE_WORK_GROUP);
        __opencl_atomic_store(q + 1, 3, __ATOMIC_RELEASE, __OPENCL_MEMORY_SCOPE_WORK_GROUP);
        __sync_synchronize();
        __atomic_compare_exchange_n(a + 2, &e, 7, 1, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED);
        __atomic_fetch_nand(a + 3, 6, __ATOMIC_RELAXED);
    }"""
    a, q, out = np.array([10, 0, 4, 7], np.int32), np.array([2, 0], np.int32), np.zeros(3, np.int32)
    run(source, [a, q, out], (3,), (3,))
    assert out.tolist() == [210, 210, 211]
    assert a.tolist() == [13, 0, 7, ~(6 & ~(6 & ~(6 & 7)))]
    assert q.tolist() == [2, 3]


def test_64_bit_atomics_of_1x_on_volatile_pointers() -> None:
    source = """#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
    #pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
    kernel void k(volatile global ulong *a, volatile global float *f, global ulong *old) {
        int i = get_global_id(0);
        old[i] = atom_add(a, 1ul << 40);
        atom_max(a + 1, (ulong)-1 - i); atom_cmpxchg(a + 2, 3, 9); atom_or(a + 3, 1ul << (33 + i)); atom_inc(a + 4);
        atomic_xchg(f, 2.5f);
    }"""
    a, f, old = np.array([1, 2, 3, 4, 5], np.uint64), np.zeros(1, np.float32), np.zeros(3, np.uint64)
    run(source, [a, f, old], (3,), (3,), options="")
    assert a.tolist() == [1 + (3 << 40), 2**64 - 1, 9, 4 + (7 << 33), 8]
    assert old.tolist() == [1, 1 + (1 << 40), 1 + (2 << 40)]
    assert f.tolist() == [2.5]


# ---- generic pointers, printf ------------------------------------------------------------------------------------------


def test_generic_pointers() -> None:
    source = """
    int twice(int *p) { return 2 * *p; }
    kernel void k(global int *a, global int *o) {
        local int l[8];
        int i = get_global_id(0), own = 100 + i;
        l[i] = 10 + i;
        int *p = a + i;
        if (i % 3 == 1) p = l + i;
        if (i % 3 == 2) p = &own;
        o[i] = twice(p);
        o[8 + i] = to_global(p) != 0; o[16 + i] = to_local(p) != 0; o[24 + i] = to_private(p) != 0;
        o[32 + i] = get_fence(p) == CLK_LOCAL_MEM_FENCE;
        if (to_local(p)) *to_local(p) = 7;
        o[40 + i] = l[i];
    }"""
    a, out = np.arange(8, dtype=np.int32), np.zeros(48, np.int32)
    run(source, [a, out], (8,), (8,))
    kinds = np.arange(8) % 3
    wanted = np.where(kinds == 0, np.arange(8), np.where(kinds == 1, 10 + np.arange(8), 100 + np.arange(8)))
    tests = [kinds == 0, kinds == 1, kinds == 2, kinds == 1]
    np.testing.assert_array_equal(out.reshape(6, 8), [2 * wanted, *tests, np.where(kinds == 1, 7, 10 + np.arange(8))])


def test_what_printf_prints_is_not_computed() -> None:
    source = """kernel void k(global const float *x, global float *o) {
        int i = get_global_id(0);
        printf("%d: %f of %s\\n", i, sqrt((double)x[i] * 3.0), "x");
        printf("%v4d\\n", (int4)(i));
        o[i] = printf("done\\n") + x[i];
    }"""
    x, out = np.arange(4, dtype=np.float32), np.zeros(4, np.float32)
    module = module_of(source, "")
    kernel = module.kernels["k"]
    doubles = [i for b in kernel.blocks for i in b.instrs if i.op == "fpext" and i.type.bits == 64]
    assert len(doubles) <= 1  # the argument of the square root, whose call may do more than give a value
    calls = [i for b in kernel.blocks for i in b.instrs if i.callee == "printf"]
    assert [i.args for i in calls] == [(), (), ()]
    run(source, [x, out], (4,), (4,), options="")
    assert out.tolist() == [0, 1, 2, 3]


def test_a_double_that_is_only_printed_is_gone() -> None:
    source = 'kernel void k(global const float *x, global float *o) { o[0] = x[0]; printf("%f %d\\n", x[1] * 3, 7); }'
    kernel = module_of(source, "").kernels["k"]
    assert [i.op for b in kernel.blocks for i in b.instrs] == ["load", "store", "call", "ret"]


def test_text_without_such_calls_is_left_alone() -> None:
    text = compile_source(TranslationUnit("kernel void k(global int *a) { atomic_add(a, 1); barrier(1); }"))
    assert lower(text) is text


# ---- refusals ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (
            "enqueue_marker(get_default_queue(), 0, 0, 0);",
            "its launches are not known; predict the kernel",
        ),
        (
            "float elsewhere(float); *a = elsewhere(*a);",
            "'elsewhere' is not a builtin of OpenCL C; define",
        ),
    ],
)
def test_refusals_name_the_construct_the_line_and_the_way_out(body: str, message: str) -> None:
    source = f"kernel void k(global float *a) {{\n{body}\n}}"
    with pytest.raises(UnsupportedError, match=re.escape(message)) as caught:
        CompiledKernel(module_of(source), "k", full=False)
    assert "line 2" in str(caught.value)


def test_every_overload_of_an_atomic_is_known() -> None:
    """What clang declares for the atomics and bit fields of all types, spaces, orders: none is unknown or left as a call."""
    calls = []
    for kind in DTYPES:
        floats = kind in ("float", "double")
        fetches = ["add", "sub", "min", "max", *([] if floats else ["or", "xor", "and"])]
        for space in ("global", "local", ""):
            for suffix, order in (("", ""), *(("_explicit", o) for o in ORDERS[1:])):
                rmw = [f"fetch_{f}" for f in fetches] + ["exchange", "store"]
                calls += [f"(volatile {space} atomic_{kind} *p, {kind} v) {{ atomic_{n}{suffix}(p, v{order}); }}" for n in rmw]
                calls.append(f"(volatile {space} atomic_{kind} *p) {{ atomic_load{suffix}(p{order}); }}")
                again = order.partition(", memory_scope")[0]
                two = again + order
                calls += [
                    f"(volatile {space} atomic_{kind} *p, {own} {kind} *e, {kind} v) "
                    f"{{ atomic_compare_exchange_{n}{suffix}(p, e, v{two}); }}"
                    for n in ("strong", "weak")
                    for own in ("", "private", "global", "local")
                ]
    source = "\n".join(f"kernel void k{n}{call}".replace("kernel void", "void") for n, call in enumerate(calls))
    text = run_clang(TranslationUnit(source, "-cl-std=CL3.0"), find_compiler())
    declared = set(re.findall(r"^declare .*?@(_Z[\w.]+)\(", text, re.M))
    assert len(declared) > 500
    for symbol in sorted(declared):
        found = lookup(symbol)
        assert found is not None, symbol
        assert found.kind == "lowered", symbol
    lines = [line for line in text.split("\n") if " call " in line and "U7_Atomic" in line]
    assert len(lines) >= len(declared)
    assert not [line for n, line in enumerate(lines) if lower_atomic(line, n) == [line]]
