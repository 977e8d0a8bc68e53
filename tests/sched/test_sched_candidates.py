"""Work-group candidates. Oracle: every shape up to the limits, asked of `resolve` one by one."""

from __future__ import annotations

import itertools
import math

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.arch.occupancy import most_registers
from mgpusim.errors import InputError
from mgpusim.sched.shapes.candidates import candidates, kernel_limits, spread
from mgpusim.workload.args import BufferArg, LocalArg
from mgpusim.workload.launch import Launch, load_launch
from mgpusim.workload.ndrange import resolve
from tests.helpers.examples import examples

SOURCE = "kernel void f(global float *a) { a[get_global_id(0)] = 0.0f; }"
ARGS = (BufferArg("float32", 64),)


def small(nonuniform, most=12, sizes=(12, 6, 4)):
    gpu = load_gpu("adreno-640")
    limits = msgspec.structs.replace(
        gpu.limits, max_work_group_size=most, max_work_item_sizes=sizes, nonuniform_groups=nonuniform
    )
    return msgspec.structs.replace(gpu, limits=limits)


def launch(size, **fields):
    return Launch(SOURCE, "f", size, ARGS, **fields)


def legal(asked, gpu):
    """Every shape that `resolve` takes and that is no longer than the NDRange (padded: than its next power of two)."""
    room = [*asked.global_size, 1, 1][:3]
    if asked.pad:
        room = [next(p for p in (1, 2, 4, 8, 16, 32) if p >= n) for n in room]
    found = []
    for shape in itertools.product(*(range(1, min(n, m) + 1) for n, m in zip(room, gpu.limits.max_work_item_sizes, strict=True))):
        try:
            resolve(msgspec.structs.replace(asked, local_size=shape[: asked.dim]), gpu)
        except InputError:
            continue
        if all(n == 1 for n in shape[asked.dim :]):
            found.append(shape)
    return found


@examples(60)
@given(
    st.lists(st.integers(1, 13), min_size=1, max_size=3),
    st.booleans(),
    st.booleans(),
    st.integers(1, 24),
    st.tuples(st.integers(1, 24), st.integers(1, 8), st.integers(1, 6)),
)
def test_they_are_the_legal_shapes_and_in_order(size, pad, nonuniform, most, sizes):
    gpu, asked = small(nonuniform, most, sizes), launch(tuple(size), pad=pad)
    found = candidates(asked, gpu)
    assert found == legal(asked, gpu)
    assert found == sorted(set(found))
    powers = candidates(asked, gpu, powers_of_two=True)
    assert powers == [s for s in found if all(n in (1, 2, 4, 8, 16) for n in s)]


@examples(40)
@given(st.integers(1, 40), st.integers(1, 13))
def test_a_limit_thins_them_over_all_sizes(limit, width):
    gpu, asked = small(True), launch((width, 7, 3))
    found, every = candidates(asked, gpu, limit=limit), candidates(asked, gpu)
    assert len(found) == min(limit, len(every))
    assert set(found) <= set(every)
    assert found == sorted(set(found))
    assert max(map(math.prod, found)) == max(map(math.prod, every))
    if limit > 1:
        assert (1, 1, 1) in found


def test_a_thinned_list_is_even_in_rank():
    shapes = [(n, 1, 1) for n in range(1, 101)]
    assert spread(reversed(shapes), 4) == [(1, 1, 1), (34, 1, 1), (67, 1, 1), (100, 1, 1)]


def test_registers_limit_the_group():
    """64 float4 that live across a loop, each read counted as one: more registers than 1024 items may have on this GPU."""
    gpu = load_gpu("adreno-640", {"registers.folded_operands": "false"})
    asked = load_launch("examples/conv1x1_image.toml")
    found = kernel_limits(asked, gpu)
    assert most_registers(gpu, found.max_items) >= found.registers > most_registers(gpu, found.max_items + 1)
    assert found.max_items < gpu.limits.max_work_group_size
    assert max(map(math.prod, candidates(asked, gpu))) == found.max_items


def test_the_required_shape_is_the_only_one():
    source = f"__attribute__((reqd_work_group_size(4, 2, 1))) {SOURCE}"
    asked = Launch(source, "f", (8, 8), ARGS, local_size=(8, 8))
    assert candidates(asked, load_gpu("adreno-640")) == [(4, 2, 1)]
    with pytest.raises(InputError, match="no local size is legal"):
        candidates(msgspec.structs.replace(asked, global_size=(9, 8)), load_gpu("nvidia-h200"))


def test_a_launch_refused_in_any_shape_says_why():
    gpu = load_gpu("adreno-640")
    source = "kernel void f(local float *a, global float *b) { a[get_local_id(0)] = b[0]; }"
    huge = Launch(source, "f", (64,), (LocalArg(1 << 20), BufferArg("float32", 64)))
    with pytest.raises(InputError, match="local memory"):
        candidates(huge, gpu)
    with pytest.raises(InputError, match="limit: got 0"):
        candidates(launch((64,)), gpu, limit=0)


def test_a_shape_goes_into_the_launch():
    assert launch((64,)).with_local((8, 1, 1)).local_size == (8,)
    with pytest.raises(InputError, match=r"local: got 3 dimensions \[8, 2, 1\], expected 1"):
        launch((64,)).with_local((8, 2, 1))
