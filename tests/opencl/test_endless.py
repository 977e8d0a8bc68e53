"""Loops that do not end are reported, those that only take long are not taken for them; locks are passed on."""

from __future__ import annotations

import itertools
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.engine.predict import predict
from mgpusim.errors import ExecutionError, InputError, TimeLimitError, UnsupportedError
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.execution import endless
from mgpusim.opencl.execution.endless import loop_seconds
from mgpusim.opencl.execution.memory import read_modify_write
from mgpusim.opencl.execution.simt import CompiledKernel, Geometry, execute
from mgpusim.opencl.ir.reader import read_module
from mgpusim.session import Session
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg, Init, ScalarArg
from mgpusim.workload.launch import Launch

Array = np.ndarray[Any, Any]


def kernel_of(source: str, full: bool = True) -> CompiledKernel:
    return CompiledKernel(read_module(compile_source(TranslationUnit(source))), "k", full=full)


def run(source: str, args: list[Any], items: int = 128, local: int = 64, full: bool = True, **more: Any) -> None:
    geometry = Geometry([items], [local])
    execute(kernel_of(source, full), geometry, range(geometry.n_groups), args, **more)


SPINS = {
    "flag": "while (a[0] == 0) {}",
    "atomic": "while (atomic_or(a, 0) == 0) {}",
    "swap": "int x = 1, y = 2;\nwhile (a[0] == 0) { int t = x; x = y; y = t; }\na[i] = x;",
    "stores the same": "while (a[0] == 0) { a[i + 1] = 7; }",
    "for ever": "for (;;) atomic_xchg(a, 0);",
}


@pytest.mark.parametrize("full", [True, False], ids=["full", "slice"])
@pytest.mark.parametrize("name", SPINS)
def test_a_loop_that_waits_for_nobody_is_reported_at_once(name: str, full: bool) -> None:
    source = f"kernel void k(volatile global int *a) {{\nint i = get_global_id(0);\n{SPINS[name]}\n}}"
    message = "kernel k, line [34]: the loop never ends: after .* iterations work item .* waits for a value"
    with pytest.raises(ExecutionError, match=message):
        run(source, [np.zeros(256, np.int32)], full=full)


def test_a_loop_whose_state_changes_is_no_loop_that_waits() -> None:
    source = """kernel void k(volatile global int *a, int n) {
        int i = get_global_id(0);
        while (a[i] < n) a[i] += 1;
    }"""
    cells = np.zeros(128, np.int32)
    run(source, [cells, 3000])
    assert (cells == 3000).all()


@pytest.mark.parametrize("groups", [1, 8])
def test_a_lock_goes_from_work_item_to_work_item(groups: int) -> None:
    """Its critical section lies behind the loop that waits for it."""
    source = """kernel void k(volatile global int *sum, volatile global int *lock) {
        while (1) {
            if (atomic_cmpxchg(lock, 0, 1) == 0) {
                sum[0] += get_global_id(0);
                atomic_xchg(lock, 0);
                break;
            }
        }
    }"""
    total, lock, items = np.zeros(1, np.int32), np.zeros(1, np.int32), 16 * groups
    run(source, [total, lock], items, 16)
    assert total.tolist() == [items * (items - 1) // 2]
    assert lock.tolist() == [0]


def test_a_loop_that_takes_too_long_is_reported_in_time_with_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock of an eighth of a second a look: the first look begins, and the third behind it is beyond 0.3 s."""
    looks = itertools.count()
    monkeypatch.setattr(endless, "time", SimpleNamespace(thread_time=lambda: next(looks) / 8))
    source = """kernel void k(global int *a) {
        int x = a[get_global_id(0)] | 1;
        while (x != 0)
            x = x * 1664525 + 1013904224 + 2 * (x >> 30);
        a[get_global_id(0)] = x;
    }"""
    run_iterations = f"{4 * endless._ITERATIONS_PER_LOOK:,}"
    with pytest.raises(
        TimeLimitError, match=rf"line [34]: the loop has run {run_iterations} iterations in 0.3 s .* MGPUSIM_LOOP_SECONDS=60"
    ):
        run(source, [np.arange(128, dtype=np.int32)], limit_s=0.3)


def test_the_time_of_a_loop_is_a_positive_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MGPUSIM_LOOP_SECONDS", "90")
    assert loop_seconds() == 90
    for wrong in ("soon", "0", "-3", "nan"):
        monkeypatch.setenv("MGPUSIM_LOOP_SECONDS", wrong)
        with pytest.raises(InputError, match="expected a positive number of seconds"):
            loop_seconds()


# ---- loops that count --------------------------------------------------------------------------------------------------

NESTED = """kernel void k(global float *a, int n) {
    float s = 0;
    for (int y = 0; y < n; y++)
        for (int x = 0; x < n; x++)
            s += a[(y * n + x) & 4095];
    a[get_global_id(0)] = s;
}"""
FLOATS = """kernel void k(global float *a, int n) {
    float s = 0;
    for (float x = 0; x < n; x += 1.0f)
        s += a[(int)x & 4095];
    a[get_global_id(0)] = s;
}"""


def launch(source: str, iterations: int) -> Launch:
    args = (BufferArg("float32", 4096, Init("zeros")), ScalarArg("int32", (iterations,)))
    return Launch(source, "k", (4096,), args, (64,))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("source", "few", "many", "power"), [(NESTED, 40, 3000, 2), (FLOATS, 3000, 1_000_000, 1)], ids=["nested", "float"]
)
def test_long_loops_that_count_are_predicted_from_a_part_of_their_iterations(
    source: str, few: int, many: int, power: int
) -> None:
    """Time goes with the iterations: what is left out is counted."""
    gpu = load_gpu("adreno-640")
    long_trace = trace_launch(launch(source, many), gpu, session=Session(cache=False))
    short = predict(launch(source, few), gpu, session=Session(cache=False))
    long = predict(launch(source, many), gpu, session=Session(cache=False))
    assert long_trace.meta.skipped_iterations > 0
    assert trace_launch(launch(source, few), gpu, session=Session(cache=False)).meta.skipped_iterations == 0
    ratio = (long.latency_us - 10) / (short.latency_us - 10) / (many / few) ** power
    assert 0.7 < ratio < 1.4
    with pytest.raises(UnsupportedError, match="iterations more than the event engine simulates; use --engine analytic"):
        predict(launch(source, many), gpu, engine="event", session=Session(cache=False))


# ---- read-modify-writes ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cells", [1, 3, 50, 1000])
@pytest.mark.parametrize(
    "operation",
    "add sub fadd fsub xchg and or xor nand min max umin umax fmin fmax cmpxchg".split(),
)
def test_read_modify_writes_are_those_of_lanes_in_order(operation: str, cells: int) -> None:
    rng = np.random.default_rng(cells)
    kind = np.float32 if operation[0] == "f" else np.uint32 if operation[0] == "u" else np.int64
    one_by_one: dict[str, Any] = {
        "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "xchg": lambda a, b: b, "and": lambda a, b: a & b,
        "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b, "nand": lambda a, b: ~(a & b), "min": min, "max": max,
        "cmpxchg": lambda a, expected, desired: desired if a == expected else a,
    }  # fmt: skip
    name = operation[1:] if operation[0] == "f" or operation in ("umin", "umax") else operation
    for lanes in (0, 1, 300):
        table = rng.integers(0, 4, cells).astype(kind)
        index = rng.integers(0, cells, lanes)
        operands = [rng.integers(0, 4, lanes).astype(kind) for _ in range(2 if operation == "cmpxchg" else 1)]
        if kind == np.float32:
            operands = [(o + rng.random(lanes)).astype(kind) for o in operands]
        wanted, old = table.copy(), []
        for lane, cell in enumerate(index.tolist()):
            old.append(wanted[cell])
            wanted[cell] = one_by_one[name](wanted[cell], *(o[lane] for o in operands))
        found = read_modify_write(table, operation, index, operands)
        np.testing.assert_array_equal(found, np.array(old, kind))
        np.testing.assert_array_equal(table, wanted)


def test_blocks_that_would_take_very_long_are_refused_at_once() -> None:
    """One of 4 MB took 17 s before its accesses were found too many."""
    source = "kernel void k(global char *a, int n) {\nif (get_global_id(0) < 1)\n__builtin_memset(a, 7, n);\n}"
    data = np.zeros(4_000_000, np.int8)
    with pytest.raises(ExecutionError, match=r"kernel k, line 3: a work item sets or copies 4,000,000 bytes .* 1,048,576"):
        run(source, [data, 4_000_000])
    assert not data.any()
    run(source, [data, 1000])
    assert data.sum() == 7000
