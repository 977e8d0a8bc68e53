"""Loads of local memory that become one: the same results, as many words, and none where it is not allowed."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.opencl.analysis.wide_loads import with_wide_loads
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.ir.reader import read_module
from mgpusim.opencl.options import WIDE_LOADS
from mgpusim.workload.args import BufferArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import run
from tests.helpers.examples import examples

FRAME = """kernel void k(global const float *in, global float *out) {
    local float t[64][16];
    int l = get_local_id(0), g = get_global_id(0);
    for (int j = 0; j < 16; j++) t[l][j] = in[g * 16 + j];
    barrier(CLK_LOCAL_MEM_FENCE);
    %s
}"""


def widths(body: str) -> list[int]:
    """Components of the kernel's loads of local memory, in order."""
    function = read_module(compile_source(TranslationUnit(FRAME % body))).kernels["k"]
    found = with_wide_loads(function)
    return [
        i.type.ncomp for b in found.blocks for i in b.instrs if i.op == "load" and found.reg_types[i.args[0].index].space == 3
    ]


def results(body: str, options: str) -> np.ndarray:
    args = (BufferArg("float32", 64 * 16), BufferArg("float32", 64))
    return np.asarray(run(Launch(FRAME % body, "k", (64,), args, (64,), options=options))[1])


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("out[g] = t[l][0] + t[l][1] + t[l][2] + t[l][3];", [4]),
        ("out[g] = t[l][3] + t[l][1] + t[l][0] + t[l][2];", [4]),  # in any order
        ("out[g] = t[l][2] + t[l][3];", [2]),
        ("out[g] = t[l][1] + t[l][2];", [1, 1]),  # not aligned to 8 bytes
        ("out[g] = t[l][1] + t[l][2] + t[l][3] + t[l][4];", [1, 2, 1]),
        ("out[g] = t[l][0] + t[63 - l][1];", [1, 1]),  # rows of their own
        ("float a = t[l][0]; t[63 - l][1] = a; out[g] = a + t[l][1];", [1, 1]),  # a store between them
        ("float a = t[l][0]; barrier(CLK_LOCAL_MEM_FENCE); out[g] = a + t[l][1];", [1, 1]),
        ("float a = t[l][0]; out[g] = a; out[g] = a + t[l][1];", [2]),  # a store elsewhere
    ],
)
def test_what_is_merged(body: str, expected: list[int]) -> None:
    assert widths(body) == expected
    assert (results(body, "") == results(body, WIDE_LOADS)).all()


@given(st.lists(st.tuples(st.sampled_from(["l", "63 - l", "(l & 31)"]), st.integers(0, 15)), min_size=2, max_size=8))
@examples(15)
def test_results_are_those_of_single_loads(terms: list[tuple[str, int]]) -> None:
    """Sums of any loads, some of them behind a store: numpy's, with and without wide loads."""
    half = len(terms) // 2
    first, second = (" + ".join(f"t[{r}][{c}]" for r, c in part) for part in (terms[:half], terms[half:]))
    body = f"float a = {first}; barrier(CLK_LOCAL_MEM_FENCE); t[l][5] = a; barrier(CLK_LOCAL_MEM_FENCE); out[g] = a + {second};"
    assert (results(body, "") == results(body, WIDE_LOADS)).all()
