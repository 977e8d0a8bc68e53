"""Indices that overflow `int` are reported before anything is simulated, those that do not are let alone."""

from __future__ import annotations

from functools import cache
from itertools import count
from types import SimpleNamespace

import pytest
from click.testing import CliRunner
from hypothesis import assume, given
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.cli.app import cli
from mgpusim.engine.predict import predict
from mgpusim.errors import ExecutionError, TimeLimitError
from mgpusim.opencl.execution import endless
from mgpusim.opencl.ir.program import Module
from mgpusim.session import Session
from mgpusim.trace.indices import check_indices
from mgpusim.trace.work import Work
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.ndrange import resolve
from tests.helpers.examples import examples

KERNELS = """
kernel void product(global float *a, int n, int m) { int i = get_global_id(0); a[i * n + m] = 1; }
kernel void loop(global float4 *a, int n, int m) { int i = get_global_id(0) * n; for (int k = 0; k < 3; k++) a[i + k] = m; }
kernel void plane(global char *a, int n, int m) { int x = get_global_id(0), y = get_global_id(1); if (x < m) a[y * n + x] = 1; }
kernel void uplane(global char *a, uint n, uint m) { uint x = get_global_id(0), y = get_global_id(1); a[y * n + x + m] = 1; }
kernel void shifted(global float *a, int n, int m) { int i = get_global_id(0); a[(i << 10) + 3] = n + m; }
kernel void wide(global float *a, int n, int m) { size_t i = get_global_id(0); a[i * n + m] = 1; }
kernel void masked(global float *a, int n, int m) { int i = get_global_id(0); a[(i * n + m) & 63] = 1; }
kernel void hashed(global float *a, uint n, int m) { uint i = get_global_id(0); a[(i * 2654435761u + n) % 61] = m; }
"""
INT, UINT = 2**31, 2**32
EXACT = {
    "product": (INT, lambda x, y, n, m: x * n + m),
    "loop": (INT, lambda x, y, n, m: x * n),
    "plane": (INT, lambda x, y, n, m: y * n + min(x, m - 1) if m > 0 else 0),
    "uplane": (UINT, lambda x, y, n, m: y * n + x + m),
    "shifted": (INT, lambda x, y, n, m: x * 1024),
}
"""What ends the type of an index, and its greatest value, by the greatest ids and the arguments, none of them negative."""
NEAR = st.integers(0, 2**17) | st.integers(2**19, 2**23) | st.integers(2**30, 2**31 - 1)


@cache
def module() -> Module:
    return work("product", 1, 1).module


def work(kernel: str, n: int, m: int, groups: tuple[int, ...] = (1,)) -> Work:
    kind = "uint32" if kernel == "uplane" else "int32"
    scalars = ScalarArg("uint32" if kernel == "hashed" else kind, (n,)), ScalarArg(kind, (m,))
    args = (BufferArg("float32", 64), *scalars)
    launch = Launch(KERNELS, kernel, tuple(g * 16 for g in groups), args, (16,) * len(groups))
    return Work(launch, Session(cache=False))


def overflows(kernel: str, groups: tuple[int, ...], n: int, m: int) -> bool:
    asked = work(kernel, n, m, groups)
    if kernel != "product" or (n, m) != (1, 1):
        asked.__dict__["module"] = module()
    try:
        check_indices(asked, resolve(asked.launch, load_gpu("adreno-640"), asked.function))
    except ExecutionError as error:
        return "overflows" in str(error)
    return False


@examples(30)
@given(st.sampled_from(sorted(EXACT)), st.tuples(NEAR, st.integers(1, 2**12)), NEAR, NEAR)
def test_what_overflows_is_found_and_nothing_else(kernel: str, groups: tuple[int, int], n: int, m: int) -> None:
    used = groups if "plane" in kernel else groups[:1]
    used = tuple(max(1, g >> 4) for g in used)
    x, y = used[0] * 16 - 1, used[-1] * 16 - 1
    end, greatest = EXACT[kernel]
    if kernel == "plane":  # the last column that is not guarded may lie in a group between those that are looked at
        assume((y * n >= end) == (greatest(x, y, n, m) >= end))
    assert overflows(kernel, used, n, m) == (greatest(x, y, n, m) >= end)


@pytest.mark.parametrize("kernel", ["wide", "masked", "hashed"])
def test_what_is_not_computed_in_int_or_does_not_matter_is_let_alone(kernel: str) -> None:
    assert not overflows(kernel, (2**28,), 2**30, 5)


def test_the_line_and_the_work_item_are_said() -> None:
    asked = work("plane", 2**20, 64, (4, 2**8))
    with pytest.raises(ExecutionError, match="kernel plane, line 4: an index overflows int: it is 4,278,190,080 in work"):
        predict(asked.launch, "adreno-640", session=Session(cache=False))


def test_ids_that_int_does_not_hold_are_an_error_of_the_command(tmp_path) -> None:
    path = tmp_path / "k.cl"
    path.write_text("kernel void k(global float *a) {\n  int i = get_global_id(0);\n  a[i] = 1;\n}\n", encoding="utf-8")
    asked = ["predict", str(path), "-g", str(2**32), "-l", "64", "-a", "buffer:float32:64", "--gpu", "adreno-640"]
    for engine in ("analytic", "event"):
        result = CliRunner().invoke(cli, [*asked, "--engine", engine])
        assert result.exit_code == 2
        assert "k.cl: kernel k, line 3: an index overflows int: it is 2,684,354,496 in work item (2684354496,)" in result.output


LATE = """kernel void late(global int *a, int n) {
    int i = get_global_id(0), x = a[i & 63] | 1;
    for (int turn = 0; turn < 600 || x == 0; turn++) { x = x * 1664525 + 1013904223; a[x & 63] = x; }
    a[i * n] = x;
}"""


def test_what_is_found_does_not_hang_on_the_speed_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """One whose iterations take 10 ms each finds the same, and one that is slower says that it did not look to the end."""
    launch = Launch(LATE, "late", (1 << 20,), (BufferArg("int32", 64), ScalarArg("int32", (1 << 14,))), (64,))
    for seconds, kind, said in (
        (0.0, ExecutionError, "overflows int"),
        (0.16, ExecutionError, "overflows int"),
        (2.0, TimeLimitError, "112 iterations in 10 s"),
    ):
        ticks = count()
        monkeypatch.setattr(endless, "time", SimpleNamespace(thread_time=lambda: next(ticks) * seconds))  # noqa: B023
        with pytest.raises(kind, match=said):
            predict(launch, "adreno-640", session=Session(cache=False))
