"""Operations that an instruction of three operands takes in, against the machine code that NVIDIA's compiler makes of them.

The instructions of an expression are those of ptxas (CUDA 13.0, sm_90) for a round of validation/h200/operations, or for the
expression alone where the rounds of a chain are folded into each other.
"""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.families import family_of
from mgpusim.arch.load import load_gpu
from mgpusim.cost.operations import operation_weight, pipe_cycles
from mgpusim.opencl.analysis.dataflow import dataflow, without_merged
from mgpusim.opencl.analysis.facts import KernelFacts
from mgpusim.opencl.analysis.kernel import kernel_facts
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.ir.reader import read_module
from tests.helpers.examples import examples

H200 = load_gpu("nvidia-h200")
OTHERS = ("adreno-640", "mali-g76-mp5", "mali-t860-mp4", "intel-hd505", "nvidia-maxwell-tegra-x1")


def facts(expression: str, kind: str = "uint") -> KernelFacts:
    """Facts of a kernel that stores EXPRESSION of words a, b, c, d, e that it loads."""
    names = "abcde"
    loads = " ".join(f"{kind} {name} = p[g + {i}];" for i, name in enumerate(names))
    source = (
        f"kernel void k(global {kind} *o, global const {kind} *p) {{ int g = get_global_id(0); {loads} o[g] = {expression}; }}"
    )
    return kernel_facts(read_module(compile_source(TranslationUnit(source))).kernels["k"])


def arithmetic(found: KernelFacts) -> Counter[str]:
    """Operations of values by the class that the H200 has them in, without those that others take in."""
    total: Counter[str] = Counter()
    for key, n in found.mix[0].items():
        if key.role in ("value", "merged") and key.cls not in ("load", "store"):
            cls, weight = operation_weight(H200, key.cls, key.role)
            total[family_of(H200).priced_as(H200, cls, key.bits)] += round(n * weight)
    return +total


@pytest.mark.parametrize(
    ("expression", "instructions"),
    [
        ("(a & b) ^ c", {"logic": 1}),  # LOP3
        ("(a & b) | (~a & c)", {"logic": 1}),
        ("(a & b) ^ (a & c) ^ (b & c)", {"logic": 1}),
        ("a ^ b ^ c ^ d ^ e", {"logic": 2}),
        ("a + b + c", {"logic": 1}),  # IADD3
        ("a + b + c + d + e", {"logic": 2}),
        ("(a << 2) + b", {"iadd": 1}),  # LEA, or IMAD
        ("(a >> 3) + b", {"logic": 1}),  # LEA.HI
        ("a + b + (a >> 1) + (a >> 2) + (a >> 3)", {"iadd": 1, "logic": 3}),  # as sum4: IADD and three LEA.HI
        ("rotate(a, 7u) + b", {"logic": 1}),  # LEA.HI
        ("rotate(a, 7u) ^ b", {"logic": 2}),  # SHF, LOP3
        ("(a << 7) | (a >> 25)", {"logic": 1}),  # SHF
        ("a ^ (a << 13)", {"iadd": 1, "logic": 1}),  # IMAD.SHL, LOP3
        ("a * b + c", {"imul": 1}),  # IMAD
        ("a * 1664525u + 1013904223u", {"imul": 1}),
        ("max((int)(a + b), (int)c)", {"logic": 1}),  # VIADDMNMX
        ("min(min(a, b), c)", {"logic": 1}),  # VIMNMX3
        ("max(min(a, b), c)", {"logic": 2}),
        ("((a >> 8) & 255u) + b", {"iadd": 1, "logic": 2}),
        ("a > b ? c : d", {"logic": 2}),  # ISETP, SEL
        ("popcount(a) + b", {"iadd": 1, "sfu": 1}),
        ("abs((int)a - (int)b)", {"logic": 1}),  # VABSDIFF
        ("((a + b) & d) + ((a + c) & e)", {"iadd": 3, "logic": 2}),
        ("(a + b) + (a + c)", {"iadd": 2}),  # of four words, or a shifted one: LEA and IADD
        ("((a ^ b) & c) + ((a ^ b) | d)", {"iadd": 1, "logic": 2}),  # a LOP3 each
        ("((a << 3) + b) ^ ((a << 3) + c)", {"iadd": 2, "logic": 1}),
        ("(a + b + c) ^ (a + b + d)", {"iadd": 3, "logic": 1}),  # but sums are not made twice
        ("(a & b) ? c : d", {"logic": 2}),  # LOP3 with a predicate, SEL
        ("(a & b) > 9u ? c : d", {"logic": 3}),
        # not merged: both are used again, or there are no instructions of four operands
        ("((a ^ b) & c) + (a ^ b)", {"iadd": 1, "logic": 2}),
        ("d - a * b", {"iadd": 1, "imul": 1}),
    ],
)
def test_instructions_are_those_of_the_machine_code(expression: str, instructions: dict[str, int]) -> None:
    assert arithmetic(facts(expression)) == instructions


def test_a_digest_has_the_instructions_of_the_machine_code() -> None:
    """A round of MD5: LOP3, IADD3, the addition of a constant, and a rotation with a sum (LEA.HI)."""
    found = arithmetic(facts("b + rotate(a + ((b & c) | (~b & d)) + e + 0xd76aa478u, 7u)"))
    assert found == {"logic": 3, "iadd": 1}


def test_what_only_a_branch_uses_merges_as_well() -> None:
    source = """kernel void k(global uint *o, global const uint *p) {
        uint a = p[0], b = p[1], c = p[2];
        if (((a ^ b) & c) > 5u) o[0] = 1;
    }"""
    mix = kernel_facts(read_module(compile_source(TranslationUnit(source))).kernels["k"]).mix[0]
    assert {key.role: n for key, n in mix.items() if key.cls == "logic"} == {"merged address": 1, "address": 2}


@pytest.mark.parametrize("name", OTHERS)
def test_other_gpus_issue_every_operation(name: str) -> None:
    gpu = load_gpu(name)
    for cls, coarse, bits in (
        ("logic", "iadd", 32),
        ("fcmp", "fadd", 32),
        ("iadd3", "iadd", 16),
        ("imad", "iadd", 32),
        ("popc", "iadd", 64),
    ):
        for merged, role in (("merged", "value"), ("merged address", "address")):
            assert pipe_cycles(gpu, cls, bits, 2, merged, 8) == pipe_cycles(gpu, coarse, bits, 2, role, 8)
        assert pipe_cycles(gpu, cls, bits, 2, "loop", 8) == pipe_cycles(gpu, coarse, bits, 2, "loop", 8)


WORDS = st.recursive(
    st.sampled_from("abcde"),
    lambda inner: st.builds("({} {} {})".format, inner, st.sampled_from(["+", "-", "^", "&", "|", "*"]), inner),
    max_leaves=12,
)


@examples(20)
@given(WORDS)
def test_an_instruction_reads_three_words_at_most(expression: str) -> None:
    """What is left of the dataflow: each operation waits for three values, and none for one that was taken in."""
    block = without_merged(dataflow(facts(expression))[0])
    made = {op.result for op in block.ops}
    for op in block.ops:
        assert len(op.inputs) <= 3
        assert set(op.inputs) <= made
    kept = sum(op.count for op in block.ops if op.role == "value" and op.cls not in ("load", "store"))
    assert kept == sum(arithmetic(facts(expression)).values())
