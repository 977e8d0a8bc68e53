"""Registers per item: the rule against what ptxas gave the kernels of the H200's corpus."""

from __future__ import annotations

import gzip
import json
import math
from pathlib import Path
from statistics import mean, median

import msgspec

from mgpusim.arch.load import load_gpu
from mgpusim.opencl.analysis.facts import KernelFacts
from mgpusim.opencl.analysis.kernel import kernel_facts
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.ir.reader import read_module
from mgpusim.trace.registers import loads_in_flight, registers_of

H200 = load_gpu("nvidia-h200")


def facts(source: str, entry: str, options: str = "") -> KernelFacts:
    return kernel_facts(read_module(compile_source(TranslationUnit(source, options))).kernels[entry])


def test_the_registers_of_every_eighth_kernel_are_about_those_of_ptxas() -> None:
    folder = Path(__file__).parents[2] / "validation" / "h200"
    kernels = json.loads(gzip.decompress((folder / "train.json.gz").read_bytes()))["kernels"]
    measured = json.loads((folder / "machine_code.json").read_text())["kernels"]
    off = []
    for name in list(kernels)[::8]:
        k = kernels[name]
        ours = registers_of(facts(k["source"], k["entry"], k.get("options", "")), H200)[1]
        off.append(math.log(ours / measured[name]["registers"]))
    assert len(off) > 30
    assert abs(mean(off)) < 0.1
    assert median(map(abs, off)) < 0.2


def test_loads_ahead_of_their_use_need_registers() -> None:
    total = "float s = 0; for (int i = 0; i < TURNS; i++) s += a[i]; o[0] = s;"
    source = f"kernel void f(global float *o, global float *a, int n) {{ {total} }}"
    one, many = facts(source, "f", "-DTURNS=3"), facts(source, "f", "-DTURNS=n")
    loop = next(r for r in many.regions if r.loop >= 0)
    assert loads_in_flight(loop, many, H200) == 16  # copies of an unrolled body, up to what a warp keeps in flight
    assert registers_of(many, H200)[1] - many.registers[1] > registers_of(one, H200)[1] - one.registers[1]


def test_without_the_rule_they_are_the_words_that_live() -> None:
    found = facts("kernel void f(global float *o) { o[get_global_id(0)] = 1; }", "f")
    bare = msgspec.structs.replace(H200, registers=msgspec.structs.replace(H200.registers, fixed=0.0, per_load=0.0))
    assert registers_of(found, bare) == found.registers


def test_words_held_at_once() -> None:
    """Of an outer product one operand and one vector of the other; of a sum the next summand."""

    def held(body: str) -> float:
        source = f"kernel void f(global float4 *o, global const float4 *a, global const float4 *b, int n) {{ {body} }}"
        return next(r.held_words for r in facts(source, "f").regions if r.loop >= 0)

    loop = "float4 s = 0, t = 0; for (int i = 0; i < n; i++) {{ {} }} o[0] = s; o[1] = t;"
    assert held(loop.format("s += a[i];")) == 4
    assert held(loop.format("s += a[i]; t += b[i];")) == 4
    outer = "float4 x = a[i], y = a[i + n]; s += x.x * b[4*i]; t += y.x * b[4*i]; s += x.y * b[4*i+1]; t += y.y * b[4*i+1];"
    assert held(loop.format(outer)) == 12
