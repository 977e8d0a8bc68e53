"""Kernels of the builtins that are not functions of values: work items, memory, synchronisation, atomics.

What each leaves in its buffers does not depend on the order of work items, and is given by `expected`, in plain Python,
so that an executor can be tested where no other OpenCL implementation is at hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from tests.helpers.builtin_kernels import DTYPES, INTEGERS

Arrays = list[np.ndarray[Any, Any]]
GLOBAL, LOCAL = (16, 6, 4), (8, 3, 2)
COUNT = 64
GROUP = 16


@dataclass(frozen=True)
class MemoryKernel:
    """A kernel `k` over buffers that are read and written in place; `local_b` is the size of a last, local argument."""

    name: str
    source: str
    buffers: Callable[[], Arrays]
    expected: Callable[[Arrays], Arrays]
    global_size: tuple[int, ...] = (COUNT,)
    local_size: tuple[int, ...] = (GROUP,)
    local_b: int = 0


def _ramp(t: str, count: int = COUNT) -> np.ndarray[Any, Any]:
    return (np.arange(count) * 37 % 101).astype(DTYPES[t])


def _workitem() -> Iterator[MemoryKernel]:
    names = ("global_id", "local_id", "group_id", "global_size", "local_size", "num_groups", "global_offset")
    stores = "\n".join(
        f"    o[at + {3 * n + d}] = (int)get_{name}({d});" for n, name in enumerate(names) for d in range(3)
    )  # fmt: skip
    source = f"""kernel void k(global int *o) {{
    size_t at = 21 * (get_global_id(0) + get_global_size(0) * (get_global_id(1) + get_global_size(1) * get_global_id(2)));
{stores}
}}
"""

    def expected(_: Arrays) -> Arrays:
        rows = []
        for z in range(GLOBAL[2]):
            for y in range(GLOBAL[1]):
                for x in range(GLOBAL[0]):
                    at = (x, y, z)
                    inside = [i % n for i, n in zip(at, LOCAL, strict=True)]
                    group = [i // n for i, n in zip(at, LOCAL, strict=True)]
                    groups = [g // n for g, n in zip(GLOBAL, LOCAL, strict=True)]
                    rows.append([*at, *inside, *group, *GLOBAL, *LOCAL, *groups, 0, 0, 0])
        return [np.array(rows, np.int32).ravel()]

    yield MemoryKernel("workitem", source, lambda: [np.zeros(21 * int(np.prod(GLOBAL)), np.int32)], expected, GLOBAL, LOCAL)
    # 6.12.1: a dimension outside the range gives 0 for identifiers and 1 for sizes.
    beyond = """kernel void k(global int *o) {
    int id = get_global_id(3) + get_local_id(4) + get_group_id(5) + get_global_offset(9);
    int size = get_global_size(3) + 10 * get_local_size(7) + 100 * get_num_groups(8);
    o[get_global_id(0)] = id + size + 1000 * get_work_dim();
}
"""
    filled = np.full(COUNT, 1111, np.int32)
    yield MemoryKernel("workitem_beyond", beyond, lambda: [np.zeros(COUNT, np.int32)], lambda _: [filled])


def _vectors() -> Iterator[MemoryKernel]:
    """vloadn from odd addresses, vstoren reversed pairwise: what aligned vector accesses could not do."""
    for t in (*INTEGERS, "half", "float", "double"):
        for n in (2, 3, 4, 8, 16):
            pragma = {"half": "cl_khr_fp16", "double": "cl_khr_fp64"}.get(t)
            head = f"#pragma OPENCL EXTENSION {pragma} : enable\n" if pragma else ""
            source = f"""{head}kernel void k(global const {t} *a, constant {t} *c, global {t} *o, local {t} *l) {{
    size_t i = get_global_id(0), j = get_local_id(0);
    vstore{n}(vload{n}(i, a + 1), j, l + 1);
    barrier(CLK_LOCAL_MEM_FENCE);
    vstore{n}(vload{n}({GROUP - 1} - j, l + 1) + vload{n}(0, c + 1), i, o + 1);
}}
"""

            def expected(arrays: Arrays, n: int = n) -> Arrays:
                a, c, o = arrays
                out = o.copy()
                rows = a[1:].reshape(COUNT // GROUP, GROUP, n)[:, ::-1, :] + c[1 : n + 1]
                out[1:] = rows.reshape(-1)
                return [a, c, out]

            def buffers(t: str = t, n: int = n) -> Arrays:
                length = COUNT * n + 1
                return [_ramp(t, length), _ramp(t, 32), np.zeros(length, DTYPES[t])]

            yield MemoryKernel(
                f"vload{n}_vstore{n}_{t}", source, buffers, expected, local_b=(GROUP * n + 1) * np.dtype(DTYPES[t]).itemsize
            )  # fmt: skip


def _rounded_half(x: np.ndarray[Any, Any], mode: str) -> np.ndarray[Any, Any]:
    near = x.astype(np.float16)
    with np.errstate(all="ignore"):
        above, below = near.astype(np.float64) > x, near.astype(np.float64) < x
    down, up = np.nextafter(near, np.float16(-np.inf)), np.nextafter(near, np.float16(np.inf))
    if mode == "_rtz":
        return np.where(above & (x > 0), down, np.where(below & (x < 0), up, near))
    return np.where(above & (mode == "_rtn"), down, np.where(below & (mode == "_rtp"), up, near))


def _halves() -> Iterator[MemoryKernel]:
    """vload_half and vstore_half need no half arithmetic; the a-variants of 3 use the stride of 4."""
    for n in (1, 2, 3, 4, 8, 16):
        for aligned in (False, True) if n > 1 else (False,):
            for mode in ("", "_rte", "_rtz", "_rtp", "_rtn"):
                width = str(n) if n > 1 else ""
                prefix = "a" if aligned else ""
                stride = 4 if n == 3 and aligned else n
                source = f"""kernel void k(global const float *a, global half *h, global float *o) {{
    size_t i = get_global_id(0);
    float{width} v = {f"vload{n}(i, a)" if n > 1 else "a[i]"};
    vstore{prefix}_half{width}{mode}(v, i, h);
    float{width} w = vload{prefix}_half{width}(i, h);
    {f"vstore{n}(w, i, o)" if n > 1 else "o[i] = w"};
}}
"""

                def buffers(n: int = n, stride: int = stride) -> Arrays:
                    rng = np.random.default_rng(n)
                    a = rng.normal(0, 1, COUNT * n) * 10.0 ** rng.integers(-6, 4, COUNT * n)
                    return [a.astype(np.float32), np.zeros(COUNT * stride, np.float16), np.zeros(COUNT * n, np.float32)]

                def expected(arrays: Arrays, n: int = n, mode: str = mode, stride: int = stride) -> Arrays:
                    a, h, _ = arrays
                    values = _rounded_half(a.astype(np.float64), mode)
                    out = h.copy().reshape(COUNT, stride)
                    out[:, :n] = values.reshape(COUNT, n)
                    return [a, out.reshape(-1), values.astype(np.float32)]

                yield MemoryKernel(f"vstore{prefix}_half{width}{mode}", source, buffers, expected)


def _copies() -> Iterator[MemoryKernel]:
    source = """kernel void k(global const int *a, global int *o, local int *l) {
    size_t at = get_group_id(0) * get_local_size(0);
    prefetch(a + at, get_local_size(0));
    event_t e = async_work_group_copy(l, a + at, get_local_size(0), 0);
    wait_group_events(1, &e);
    o[get_global_id(0)] = l[get_local_size(0) - 1 - get_local_id(0)];
}
"""
    yield MemoryKernel(
        "async_work_group_copy", source, lambda: [_ramp("int"), np.zeros(COUNT, np.int32)],
        lambda arrays: [arrays[0], arrays[0].reshape(-1, GROUP)[:, ::-1].reshape(-1)], local_b=4 * GROUP,
    )  # fmt: skip
    strided = """kernel void k(global const int *a, global int *o, local int *l) {
    size_t at = get_group_id(0) * get_local_size(0);
    event_t e = async_work_group_strided_copy(l, a + 2 * at, get_local_size(0), 2, 0);
    wait_group_events(1, &e);
    l[get_local_id(0)] += 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    e = async_work_group_strided_copy(o + 3 * at, l, get_local_size(0), 3, 0);
    wait_group_events(1, &e);
}
"""

    def expected(arrays: Arrays) -> Arrays:
        out = arrays[1].copy()
        out[::3] = arrays[0][::2] + 1
        return [arrays[0], out]

    yield MemoryKernel(
        "async_work_group_strided_copy", strided, lambda: [_ramp("int", 2 * COUNT), np.zeros(3 * COUNT, np.int32)], expected,
        local_b=4 * GROUP,
    )  # fmt: skip


_FOLDS: dict[str, Callable[[int, list[int]], int]] = {
    "add": lambda start, xs: start + sum(xs), "sub": lambda start, xs: start - sum(xs),
    "min": lambda start, xs: min([start, *xs]), "max": lambda start, xs: max([start, *xs]),
    "and": lambda start, xs: int(np.bitwise_and.reduce([start, *xs])),
    "or": lambda start, xs: int(np.bitwise_or.reduce([start, *xs])),
    "xor": lambda start, xs: int(np.bitwise_xor.reduce([start, *xs])), "inc": lambda start, xs: start + len(xs),
    "dec": lambda start, xs: start - len(xs),
}  # fmt: skip


def _atomics() -> Iterator[MemoryKernel]:
    """All work items of the launch fold into one global word, those of a group into one local word."""
    for t, prefix in (("int", "atomic"), ("uint", "atomic"), ("int", "atom"), ("long", "atom"), ("ulong", "atom")):
        suffix = "64" if t.endswith("long") else "32"
        kinds = ("int64",) if suffix == "64" else ("global_int32", "local_int32")
        pragmas = "".join(
            f"#pragma OPENCL EXTENSION cl_khr_{k}_{part}_atomics : enable\n" for k in kinds for part in ("base", "extended")
        )
        for op, fold in _FOLDS.items():
            value = "" if op in ("inc", "dec") else ", a[get_global_id(0)]"
            source = f"""{pragmas}
kernel void k(global const {t} *a, volatile global {t} *w, global {t} *o, volatile local {t} *l) {{
    if (get_local_id(0) == 0) *l = 40;
    barrier(CLK_LOCAL_MEM_FENCE);
    {prefix}_{op}(w{value});
    {prefix}_{op}(l{value});
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0) o[get_group_id(0)] = *l;
}}
"""

            def expected(arrays: Arrays, fold: Callable[[int, list[int]], int] = fold) -> Arrays:
                a, w, _ = arrays
                xs = [int(v) for v in a]
                wrap = (1 << 8 * w.dtype.itemsize) - 1
                unsigned = w.dtype.str.replace("i", "u")

                def as_word(v: int) -> np.ndarray[Any, Any]:
                    return np.array([v & wrap], unsigned).view(w.dtype)

                groups = [as_word(fold(40, xs[g : g + GROUP])) for g in range(0, COUNT, GROUP)]
                return [a, as_word(fold(int(w[0]), xs)), np.concatenate(groups)]

            def buffers(t: str = t) -> Arrays:
                a = _ramp(t)
                if not t.startswith("u"):
                    a[::3] *= -1
                return [a, np.array([40], DTYPES[t]), np.zeros(COUNT // GROUP, DTYPES[t])]

            name = f"{prefix}_{op}_{t}"
            yield MemoryKernel(name, source, buffers, expected, local_b=np.dtype(DTYPES[t]).itemsize)
        # Each work item owns a word: the old values and the new ones are then known.
        source = f"""{pragmas}kernel void k(global const {t} *a, volatile global {t} *w, global {t} *o) {{
    size_t i = get_global_id(0);
    o[2 * i] = {prefix}_xchg(w + i, a[i]);
    o[2 * i + 1] = {prefix}_cmpxchg(w + i, ({t})0, ({t})7);
}}
"""

        def swapped(arrays: Arrays) -> Arrays:
            a, w, o = arrays
            out = o.copy()
            out[::2], out[1::2] = w, a
            return [a, np.where(a == 0, w.dtype.type(7), a), out]

        def swap_buffers(t: str = t) -> Arrays:
            return [_ramp(t), _ramp(t)[::-1].copy(), np.zeros(2 * COUNT, DTYPES[t])]

        yield MemoryKernel(f"{prefix}_xchg_cmpxchg_{t}", source, swap_buffers, swapped)
    source = """kernel void k(global const float *a, volatile global float *w, global float *o) {
    size_t i = get_global_id(0);
    o[i] = atomic_xchg(w + i, a[i]);
}
"""
    yield MemoryKernel(
        "atomic_xchg_float", source, lambda: [_ramp("float"), -_ramp("float"), np.zeros(COUNT, np.float32)],
        lambda arrays: [arrays[0], arrays[0], arrays[1]],
    )  # fmt: skip


def _sync() -> Iterator[MemoryKernel]:
    source = """kernel void k(global int *o, local int *l) {
    int j = get_local_id(0), n = get_local_size(0);
    l[j] = o[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int step = n / 2; step > 0; step /= 2) {
        if (j < step) l[j] += l[j + step];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }
    mem_fence(CLK_LOCAL_MEM_FENCE);
    read_mem_fence(CLK_GLOBAL_MEM_FENCE);
    write_mem_fence(CLK_GLOBAL_MEM_FENCE);
    o[get_global_id(0)] = l[0] - j;
}
"""

    def expected(arrays: Arrays) -> Arrays:
        sums = arrays[0].reshape(-1, GROUP).sum(1, keepdims=True)
        return [(sums - np.arange(GROUP)).reshape(-1).astype(np.int32)]

    yield MemoryKernel("barrier_and_fences", source, lambda: [_ramp("int")], expected, local_b=4 * GROUP)


MEMORY_KERNELS: tuple[MemoryKernel, ...] = (*_workitem(), *_vectors(), *_halves(), *_copies(), *_atomics(), *_sync())
