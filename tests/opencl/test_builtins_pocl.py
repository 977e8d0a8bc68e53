"""The builtin table against PoCL, call by call, over the kernels of tests/helpers/builtin_kernels.py.

Those of half precision are left out: PoCL has none.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from mgpusim.opencl.builtins import lookup
from tests.helpers.builtin_kernels import COMPONENTS, DTYPES, FLOATS, ITEMS, KERNELS, Kernel
from tests.helpers.builtin_kernels_memory import MEMORY_KERNELS, MemoryKernel

pyopencl = pytest.importorskip("pyopencl")

# The quick run: kernels of the types that most kernels use, conversions between them only.
_QUICK = ("float", "int", "uint", "uchar")
BATCH = 40
# PoCL 3.1 stores -1022 where C99 7.12.6.4 wants 0, the exponent of a zero, and has 0 for sizes beyond the dimensions
# where OpenCL 1.2 6.12.1 wants 1.
_POCL_IS_WRONG = ("frexp_double", "workitem_beyond")


def _queue() -> Any:
    try:
        devices = [d for p in pyopencl.get_platforms() for d in p.get_devices() if "Portable" in p.name]
    except pyopencl.Error:
        devices = []
    if not devices:
        pytest.skip("no PoCL here")
    return pyopencl.CommandQueue(pyopencl.Context(devices[:1]))


@pytest.fixture(scope="module")
def queue() -> Any:
    return _queue()


def evaluate(kernel: Kernel, inputs: list[np.ndarray[Any, Any]], lanes: slice) -> list[np.ndarray[Any, Any]]:
    """What the table makes of a kernel: per-lane arrays over the items of `lanes`, or uniform values for a single item."""
    items = range(*lanes.indices(ITEMS))
    outs = [np.zeros((len(items), COMPONENTS), DTYPES[r]) for r in kernel.results]
    tables = [a.reshape(ITEMS, COMPONENTS)[lanes] for a in inputs]
    for call in kernel.calls:
        builtin = lookup(call.symbol)
        assert builtin is not None, call.symbol
        assert builtin.fn is not None, call.symbol
        args: list[Any] = []
        for table, (width, offset) in zip(tables, call.inputs, strict=True):
            columns = [_value(table[:, offset + n]) for n in range(width)]
            args.append(columns if width > 1 else columns[0])
        result = builtin.fn([*args, 0] if builtin.out_arg >= 0 else args)
        parts = result if isinstance(result, tuple) else (result,)
        for out, part, (width, offset) in zip(outs, parts, call.outputs, strict=True):
            for n, column in enumerate(part if isinstance(part, list) else [part]):
                _check_canonical(column, out.dtype, len(items) == 1)
                out[:, offset + n] = np.asarray(column).astype(out.dtype.str.replace("u", "i")).view(out.dtype)
            assert width == (len(part) if isinstance(part, list) else 1)
    return outs


def _value(column: np.ndarray[Any, Any]) -> Any:
    """A buffer column as the executor holds it: signed lanes, or one Python int or numpy float."""
    signed = np.ascontiguousarray(column).view(column.dtype.str.replace("u", "i"))
    if len(column) > 1:
        return signed
    return signed[0] if signed.dtype.kind == "f" else int(signed[0])


def _check_canonical(value: Any, dtype: np.dtype[Any], uniform: bool) -> None:
    if not uniform:
        assert isinstance(value, np.ndarray)
        assert value.dtype.kind in "fi"
        assert value.ndim == 1
    elif dtype.kind == "f":
        assert isinstance(value, np.floating)
    else:
        assert type(value) is int
        assert -(1 << 63) <= value < 1 << 63


def ulp_error(got: np.ndarray[Any, Any], want: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Distance in units of the last place of `want`; 0 where equal or both NaN, inf where only one is NaN."""
    if want.dtype.kind != "f":
        return np.where(got == want, 0.0, np.inf)
    with np.errstate(all="ignore"):
        distance = np.abs(got.astype(np.longdouble) - want.astype(np.longdouble)) / np.spacing(np.abs(want)).astype(np.longdouble)
        distance = np.where(np.isnan(distance), np.inf, distance)
    return np.where((got == want) | (np.isnan(got) & np.isnan(want)), 0.0, distance.astype(float))


def used(kernel: Kernel, result: int) -> np.ndarray[Any, Any]:
    """The components of an item that the kernel writes."""
    return np.unique([at + n for call in kernel.calls for width, at in [call.outputs[result]] for n in range(width)])


def run(queue: Any, program: Any, name: str, kernel: Kernel, inputs: list[np.ndarray[Any, Any]]) -> list[np.ndarray[Any, Any]]:
    flags = pyopencl.mem_flags
    buffers = [pyopencl.Buffer(queue.context, flags.READ_ONLY | flags.COPY_HOST_PTR, hostbuf=a) for a in inputs]
    outs = [np.zeros((ITEMS, COMPONENTS), DTYPES[r]) for r in kernel.results]
    results = [pyopencl.Buffer(queue.context, flags.WRITE_ONLY, o.nbytes) for o in outs]
    pyopencl.Kernel(program, name)(queue, (ITEMS,), (ITEMS,), *buffers, *results)
    for out, buffer in zip(outs, results, strict=True):
        pyopencl.enqueue_copy(queue, out, buffer)
    return outs


def _batches(quick: bool) -> Iterator[Any]:
    chosen = [k for k in KERNELS if "half" not in {*(o.type for o in k.operands), *k.results} and k.name not in _POCL_IS_WRONG]
    if quick:
        chosen = [k for k in chosen if k.operands[0].type in _QUICK and "double" not in k.results][::4]
    for at in range(0, len(chosen), BATCH):
        yield pytest.param(chosen[at : at + BATCH], id=chosen[at].name)


def _compare(queue: Any, kernels: list[Kernel]) -> None:
    sources = [k.source.replace("kernel void k(", f"kernel void k{n}(") for n, k in enumerate(kernels)]
    program = pyopencl.Program(queue.context, "\n".join(sources)).build("-cl-std=CL1.2")
    wrong = []
    for n, kernel in enumerate(kernels):
        inputs = kernel.inputs()
        want = run(queue, program, f"k{n}", kernel, inputs)
        with np.errstate(all="ignore"):
            got = evaluate(kernel, inputs, slice(None))
        for at, (g, w) in enumerate(zip(got, want, strict=True)):
            columns = used(kernel, at)
            error = ulp_error(g[:, columns], w[:, columns])
            if error.max() > kernel.ulp:
                row, col = np.unravel_index(error.argmax(), error.shape)
                operands = [a.reshape(ITEMS, COMPONENTS)[row, columns[col]] for a in inputs]
                bad = (error > kernel.ulp).mean()
                wrong.append(f"{kernel.name}[{at}]: {operands} -> {g[row, columns[col]]}, PoCL {w[row, columns[col]]}, "
                             f"{error.max():.3g} ulp, {bad:.1%} differ at width column {columns[col]}")  # fmt: skip
    assert not wrong, "\n".join(wrong)


@pytest.mark.each_time("convert_ushort_sat_rte_float_sat_rte")
@pytest.mark.parametrize("kernels", _batches(quick=True))
def test_quick(queue: Any, kernels: list[Kernel]) -> None:
    _compare(queue, kernels)


def _memory_batches() -> Iterator[Any]:
    # PoCL has no half; everything else runs in a few batches, so that its compiler starts few times.
    chosen = [k for k in MEMORY_KERNELS if "cl_khr_fp16" not in k.source and k.name not in _POCL_IS_WRONG]
    for at in range(0, len(chosen), BATCH):
        mark = () if at == 0 else (pytest.mark.slow,)
        yield pytest.param(chosen[at : at + BATCH], id=chosen[at].name, marks=mark)


@pytest.mark.slow
@pytest.mark.parametrize("kernels", _memory_batches())
def test_what_memory_kernels_are_expected_to_leave(queue: Any, kernels: list[MemoryKernel]) -> None:
    sources = [k.source.replace("kernel void k(", f"kernel void k{n}(") for n, k in enumerate(kernels)]
    program = pyopencl.Program(queue.context, "\n".join(sources)).build("-cl-std=CL1.2")
    flags = pyopencl.mem_flags
    for n, kernel in enumerate(kernels):
        arrays = kernel.buffers()
        buffers = [pyopencl.Buffer(queue.context, flags.READ_WRITE | flags.COPY_HOST_PTR, hostbuf=a) for a in arrays]
        local = [pyopencl.LocalMemory(kernel.local_b)] if kernel.local_b else []
        pyopencl.Kernel(program, f"k{n}")(queue, kernel.global_size, kernel.local_size, *buffers, *local)
        for array, buffer, want in zip(arrays, buffers, kernel.expected(arrays), strict=True):
            got = np.empty_like(array)
            pyopencl.enqueue_copy(queue, got, buffer)
            np.testing.assert_array_equal(got, want, err_msg=kernel.name)


@pytest.mark.slow
@pytest.mark.parametrize("kernels", _batches(quick=False))
def test_all(queue: Any, kernels: list[Kernel]) -> None:
    _compare(queue, kernels)


_SAMPLE = [k for k in KERNELS if not k.function.startswith("convert") or k.operands[0].type in FLOATS][::3]


@pytest.mark.parametrize("kernel", _SAMPLE, ids=lambda k: k.name)
def test_a_uniform_call_gives_what_a_lane_gives(kernel: Kernel) -> None:
    inputs = kernel.inputs(seed=1)
    with np.errstate(all="ignore"):
        lanes = evaluate(kernel, inputs, slice(None))
        for item in (0, 7):
            one = evaluate(kernel, inputs, slice(item, item + 1))
            for a, b in zip(one, lanes, strict=True):
                np.testing.assert_array_equal(a[0], b[item])
