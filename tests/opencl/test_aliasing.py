"""Which loads may overtake which stores: against addresses worked out one by one, and by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.opencl.analysis.aliasing import MemoryOrder
from mgpusim.opencl.analysis.cfg import analyse
from mgpusim.opencl.analysis.dataflow import dataflow
from mgpusim.opencl.analysis.definitions import Definitions
from mgpusim.opencl.analysis.kernel import kernel_facts
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.ir.program import Function
from mgpusim.opencl.ir.reader import read_module
from tests.helpers.examples import examples


def kernel(source: str) -> Function:
    return read_module(compile_source(TranslationUnit(source))).kernels["k"]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("global const float *a, global float *x", True),  # const says nothing of other pointers
        ("global const float *restrict a, global float *x", False),
        ("global const float *a, global float *restrict x", False),
        ("constant float *a, global float *x", False),
        ("local float *a, global float *x", False),
        ("global const int *a, global float *x", True),  # types are not looked at
    ],
)
def test_two_arguments_may_be_one_buffer_unless_they_say_otherwise(arguments: str, expected: bool) -> None:
    body = "size_t i = get_global_id(0); float v = x[i + 1]; volatile float w; x[i] = v; x[i + 2] = a[i];"
    function = kernel(f"kernel void k({arguments}) {{ {body} }}")
    order = MemoryOrder(Definitions(function, analyse(function)))
    every = [i for b in function.blocks for i in b.instrs]
    first = next(i for i in every if order.is_store(i))
    last = [i for i in every if i.op == "load"][-1]
    assert order.follows(last, first) == expected


@given(
    write=st.integers(-4, 4), read=st.integers(-4, 4), scale=st.sampled_from([1, 2, 3]), step=st.integers(-3, 3).filter(bool),
    wide=st.booleans(),
)  # fmt: skip
@examples(25)
def test_accesses_of_later_iterations_against_their_addresses(write: int, read: int, scale: int, step: int, wide: bool) -> None:
    """A store of turn t and a load of turn t + d, d from 1 on, meet if they share a byte."""
    type_ = "float4" if wide else "float"
    addresses = range(0, 40 * step, step)
    source = (
        f"kernel void k(global {type_} *a, global {type_} *restrict o, int n) {{ {type_} s = 0; int at = get_global_id(0); "
        f"for (int j = 0; j != n; j += {step}) {{ s += a[at + {scale} * j + {read + 8}]; "
        f"a[at + {scale} * j + {write + 8}] = 1.0f; }} o[at] = s; }}"
    )
    function = kernel(source)
    flow = analyse(function)
    order = MemoryOrder(Definitions(function, flow))
    inside = [i for p in flow.loops[0].blocks for i in function.blocks[flow.order[p]].instrs]
    (store,), loads = [i for i in inside if order.is_store(i)], [i for i in inside if order.is_load(i)]
    met = any(
        scale * late + read == scale * early + write for n, early in enumerate(addresses) for late in list(addresses)[n + 1 :]
    )
    # what is stored in one turn and loaded in the next the compiler keeps in a register
    assert [order.follows(load, store, 0) for load in loads] == [met] if loads else met


def test_vloads_are_apart_by_their_vectors() -> None:
    source = (
        "kernel void k(global float *a, global float *restrict o) { size_t i = get_global_id(0); vstore4(1.0f, i, a); "
        "o[i] = vload4(i + 1, a).x + vload4(i, a).y; }"
    )
    function = kernel(source)
    order = MemoryOrder(Definitions(function, analyse(function)))
    every = [i for b in function.blocks for i in b.instrs]
    store = next(i for i in every if "vstore" in i.callee)
    loads = [i for i in every if "vload" in i.callee]
    assert [order.follows(load, store) for load in loads] == [False, True]


@pytest.mark.parametrize(("restrict", "waits"), [("", 3), ("restrict", 0)])
def test_each_store_that_may_alias_adds_a_latency_to_the_path(restrict: str, waits: int) -> None:
    """Four loads and stores in a row: four latencies one after the other, or one for all."""
    body = "".join(f"b[i + {k} * n] = a[i + {k} * n] * 2;" for k in range(4))
    head = f"kernel void k(global const float *{restrict} a, global float *{restrict} b, int n)"
    source = f"{head} {{ int i = get_global_id(0); {body} }}"
    region = kernel_facts(kernel(source)).regions[0]
    assert region.critical.memory == {"global": 1 + waits}
    assert region.load_words == 4 / (1 + waits)


def test_a_sum_kept_in_memory_is_a_recurrence_of_the_loads_behind_it() -> None:
    source = (
        "kernel void k(global const float *a, global const float *%s x, global float *y, int n) { int i = get_global_id(0); "
        "for (int j = 0; j < n; j++) y[i] += a[j * n + i] * x[j]; }"
    )
    aliased = kernel_facts(kernel(source % "")).regions[1]
    assert aliased.recurrence.memory == {"global": 1}
    free = kernel_facts(kernel((source % "restrict").replace("float *a", "float *restrict a"))).regions[1]
    assert free.recurrence.memory == {}


def test_dataflow_names_the_stores_that_a_load_stays_behind() -> None:
    source = (
        "kernel void k(global const float *a, global float *b, int n) { int i = get_global_id(0); "
        "for (int j = 0; j < n; j++) b[i * n + j] = a[j]; }"
    )
    facts = kernel_facts(kernel(source))
    (body,) = [b for p, b in enumerate(dataflow(facts)) if facts.flow.loop_of[p] == 0]
    load = next(op for op in body.ops if op.cls == "load")
    store = next(op for op in body.ops if op.cls == "store")
    assert (load.follows, load.follows_iteration) == ((), (store.index,))


POINTERS = {"a": "1", "b": "1", "r": "1", "l": "3"}


@given(
    st.lists(
        st.tuples(
            st.booleans(), st.sampled_from("abrl"), st.sampled_from(["", "%i", "%j"]), st.integers(-6, 6),
            st.sampled_from(["float", "<4 x float>", "i8"]),
        ),
        min_size=2, max_size=24,
    )
)  # fmt: skip
@examples(60)
def test_stores_looked_at_together_are_those_looked_at_one_by_one(accesses: list[tuple[bool, str, str, int, str]]) -> None:
    """Loads and stores of several objects, at bytes a constant apart or not."""
    lines = []
    for k, (store, name, index, offset, type_) in enumerate(accesses):
        at, pointer = f"ptr addrspace({POINTERS[name]})", f"%{name}"
        if index:
            lines.append(f"%s{k} = getelementptr i8, {at} {pointer}, i64 {index}")
            pointer = f"%s{k}"
        lines.append(f"%q{k} = getelementptr i8, {at} {pointer}, i64 {offset}")
        value = "0" if type_ == "i8" else "zeroinitializer" if type_[0] == "<" else "0.0"
        lines.append(f"store {type_} {value}, {at} %q{k}, align 1" if store else f"%v{k} = load {type_}, {at} %q{k}, align 1")
    body = "\n".join(lines)
    arguments = ", ".join(f"ptr addrspace({space}) %{name}" for name, space in POINTERS.items())
    ir = f"""define spir_kernel void @k({arguments}, i64 %i, i64 %j)
    !kernel_arg_type_qual !0 {{
{body}
ret void
}}
!0 = !{{!"", !"", !"restrict", !"", !"", !""}}""".replace(")\n    !", ") !")
    function = read_module(ir).kernels["k"]
    order = MemoryOrder(Definitions(function, analyse(function)))
    instrs = function.blocks[0].instrs
    stores = [(k, i) for k, i in enumerate(instrs) if order.is_store(i)]
    gathered = order.stores(stores)
    for k, load in enumerate(instrs):
        if order.is_load(load):
            assert order.behind(load, gathered, k) == [m for m, store in stores if m < k and order.follows(load, store)]
