"""Registers per item: the rule against what ptxas gave the kernels of the H200's corpus."""

from __future__ import annotations

import gzip
import json
import math
from pathlib import Path
from statistics import mean, median

import msgspec
import pytest

from mgpusim.arch.families import family_of
from mgpusim.arch.load import load_gpu
from mgpusim.opencl.analysis.facts import KernelFacts
from mgpusim.opencl.analysis.kernel import kernel_facts
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.ir.reader import read_module
from mgpusim.trace.registers import loads_in_flight, registers_of
from mgpusim.trace.work import Work
from mgpusim.workload.launch import load_launch
from mgpusim.workload.launches import as_launch
from mgpusim.workload.shipped import list_examples

H200 = load_gpu("nvidia-h200")
COMPILERS = Path(__file__).parents[2] / "validation" / "compilers"


def facts(source: str, entry: str, options: str = "") -> KernelFacts:
    return kernel_facts(read_module(compile_source(TranslationUnit(source, options))).kernels[entry])


@pytest.mark.slow
def test_the_registers_of_every_eighth_kernel_are_about_those_of_ptxas() -> None:
    folder = Path(__file__).parents[2] / "validation" / "h200"
    kernels = json.loads(gzip.decompress((folder / "train.json.gz").read_bytes()))["kernels"]
    measured = json.loads((folder / "machine_code.json").read_text(encoding="utf-8"))["kernels"]
    off = []
    for name in list(kernels)[::8]:
        k = kernels[name]
        ours = registers_of(facts(k["source"], k["entry"], k.get("options", "")), H200)[1]
        off.append(math.log(ours / measured[name]["registers"]))
    assert len(off) > 30
    assert abs(mean(off)) < 0.1
    assert median(map(abs, off)) < 0.2


RADEON = load_gpu("radeon-680m")


@pytest.mark.slow
@pytest.mark.parametrize(("file", "first", "step"), [("amdgpu", 0, 14), ("amdgpu_held", 1, 8)])
def test_the_registers_of_rdna_are_about_those_of_llvm(file: str, first: int, step: int) -> None:
    """Of the H200's training corpus some kernels that the estimate was made with, and more of the others."""
    built = json.loads((COMPILERS / f"{file}.json").read_text(encoding="utf-8"))["kernels"]
    corpus = json.loads(gzip.decompress((COMPILERS.parent / "h200" / "train.json.gz").read_bytes()))["kernels"]
    errors = []
    for name in [n for n in list(corpus)[first::step] if n in built]:
        k = corpus[name]
        ours = registers_of(facts(k["source"], k["entry"], k.get("options", "")), RADEON)[1]
        errors.append(ours / built[name]["vgprs"] - 1)
    assert len(errors) > 15
    assert mean(map(abs, errors)) < 0.25
    assert median(map(abs, errors)) < 0.2


@pytest.mark.parametrize("name", list_examples())
def test_the_registers_of_rdna_for_an_example_are_about_those_of_llvm(name: str) -> None:
    built = json.loads((COMPILERS / "amdgpu.json").read_text(encoding="utf-8"))["kernels"][f"example {name}"]["vgprs"]
    assert 0.6 * built <= registers_of(Work(load_launch(name)).facts, RADEON)[1] <= max(built + 4, 1.7 * built)


@pytest.mark.parametrize(("file", "gpu"), [("gen9", "intel-hd505"), ("xe", "intel-iris-xe-96")])
def test_the_widths_of_gen9_and_xe_are_mostly_those_of_their_compiler(file: str, gpu: str) -> None:
    """Of every fourth kernel of the H200's corpus: the mean error is below 20%."""
    built, spec = json.loads((COMPILERS / f"{file}.json").read_text(encoding="utf-8"))["kernels"], load_gpu(gpu)
    corpus = json.loads(gzip.decompress((COMPILERS.parent / "h200" / "train.json.gz").read_bytes()))["kernels"]
    ratios = []
    for name in list(corpus)[::4]:
        of = facts(corpus[name]["source"], corpus[name]["entry"], corpus[name].get("options", ""))
        registers = registers_of(of, spec)[1]
        width = family_of(spec).compiled_width(spec, registers, of.uneven_loops) or family_of(spec).warp_size(spec, 64, registers)
        ratios.append(width / built[name]["width"])
    assert len(ratios) > 60
    assert mean(abs(ratio - 1) for ratio in ratios) < 0.2


@pytest.mark.parametrize(
    ("body", "registers"),
    [
        ("", 1),  # none but those that a wave needs
        ("float s = 0; for (int i = 0; i < n; i++) { float4 v = a[n * i]; s += v.x; } o[0].x = s;", 2),  # v.y to v.w are not read
        ("for (int k = 0; k < 12; k++) o[k * 64 + l] = a[k * n + l] * 2;", 50),  # a loop of twelve vectors loaded first
    ],
)
def test_rdna_loads_what_is_read_and_early(body: str, registers: int) -> None:
    arguments = "global float4 *restrict o, global const float4 *restrict a, int n"
    source = f"kernel void f({arguments}) {{ int l = get_local_id(0); {body} }}"
    found = registers_of(facts(source, "f"), RADEON)[1]
    assert registers <= found <= registers + 16 * (registers > 16) + 6


def test_local_memory_that_leaves_few_waves_leaves_each_of_rdna_more_registers() -> None:
    """24 vectors are loaded first where that costs no wave."""
    body = " ".join(f"o[64 * {k} + l] = a[n * {k} + l] * t[{k} + l];" for k in range(24))
    source = (
        "kernel __attribute__((reqd_work_group_size(64, 1, 1))) "
        "void f(global float4 *restrict o, global const float4 *restrict a, int n) "
        f"{{ local float t[88]; int l = get_local_id(0); t[l] = l; barrier(1); {body} }}"
    )
    found = facts(source, "f")
    few, many = (registers_of(msgspec.structs.replace(found, local_b=size), RADEON)[1] for size in (16384, 352))
    assert few > 96
    assert many == 64


def test_loads_ahead_of_their_use_need_registers() -> None:
    total = "float s = 0; for (int i = 0; i < TURNS; i++) s += a[i]; o[0] = s;"
    source = f"kernel void f(global float *o, global float *a, int n) {{ {total} }}"
    one, many = facts(source, "f", "-DTURNS=3"), facts(source, "f", "-DTURNS=n")
    loop = next(r for r in many.regions if r.loop >= 0)
    assert loads_in_flight(loop, many, H200) == 16  # copies of an unrolled body, up to what a warp keeps in flight
    assert registers_of(many, H200)[1] - many.registers[1] > registers_of(one, H200)[1] - one.registers[1]


def test_without_the_rule_they_are_the_words_that_live() -> None:
    found = facts("kernel void f(global float *o) { o[get_global_id(0)] = 1; }", "f")
    adreno = load_gpu("adreno-640")
    assert adreno.registers.fixed == adreno.registers.per_load == 0
    assert registers_of(found, adreno) == found.registers


@pytest.mark.parametrize(("words", "fit"), [(32, 32), (33, 32), (37, 32), (38, 38), (64, 64), (66, 66)])
def test_a_few_words_over_a_step_are_squeezed_out(words: int, fit: int) -> None:
    found = facts("kernel void f(global float *o) { o[get_global_id(0)] = 1; }", "f")
    found = msgspec.structs.replace(found, registers=(30, words, 80))
    assert registers_of(found, load_gpu("mali-g76-mp5")) == (30, fit, 80)
    assert registers_of(found, load_gpu("mali-g76-mp5", {"registers.squeezed": "0"})) == (30, words, 80)


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


COPY = """kernel void f(global float4 *o, global const float4 *a, int n) {{
    local float4 tile[64]; int l = get_local_id(0); float4 s = 0;
    for (int k = 0; k < n; k++) {{
        barrier(CLK_LOCAL_MEM_FENCE); for (int i = l; i < 64; i += 8) tile[i] = {};
        barrier(CLK_LOCAL_MEM_FENCE); for (int i = 0; i < n; i++) s += tile[i]; }}
    o[l] = s; }}"""


def test_what_only_copies_keeps_more_loads_in_flight() -> None:
    """Of a tile on its way to local memory, not of one that is changed on the way, nor of the loop that reads it."""

    def copies(value: str) -> list[bool]:
        return [r.copies for r in facts(COPY.format(value), "f").regions]

    assert copies("a[k * 64 + i]").count(True) == 1
    assert not any(copies("a[k * 64 + i] * 2"))
    assert H200.model.registers_in_flight(copies=True)[0] > H200.model.registers_in_flight()[0]


def test_copies_of_a_component_take_no_registers() -> None:
    """Sums of products of a vector by the components of another: the sums, both vectors, and pointers."""
    body = " ".join(f"s{k} += b[i] * v.{c};" for k, c in enumerate("xyzw"))
    source = (
        "kernel void f(global float4 *o, global const float4 *a, global const float4 *b, int n) {"
        f" float4 s0 = 0, s1 = 0, s2 = 0, s3 = 0; for (int i = 0; i < n; i++) {{ float4 v = a[i]; {body} }}"
        " o[0] = s0; o[1] = s1; o[2] = s2; o[3] = s3; }"
    )
    loop = next(r for r in facts(source, "f").regions if r.loop >= 0)
    assert 16 + 4 + 4 <= loop.live_words <= 16 + 4 + 4 + 4


@pytest.mark.parametrize("name", list_examples())
def test_components_never_take_more_than_whole_vectors(name: str) -> None:
    found = Work(as_launch(name)).facts
    assert 0 < max(r.live_words for r in found.regions) <= found.registers[1] + found.uniform_registers + 1


def test_vectors_wider_than_those_of_the_language_keep_their_components_apart() -> None:
    """clang joins two vectors of sixteen to one of 32: all of its components live until it is stored."""
    ir = """define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
      %v = load <32 x float>, ptr addrspace(1) %p, align 4
      store <32 x float> %v, ptr addrspace(1) %q, align 4
      ret void
}"""
    assert 32 <= kernel_facts(read_module(ir).kernels["k"]).regions[0].live_words <= 32 + 4


def test_loops_that_are_not_to_be_unrolled_are_not() -> None:
    loop = "float s = 0;\n{} for (int i = 0; i < n; i++) s += a[i]; o[0] = s;"
    source = "kernel void f(global float *o, global float *a, int n) {{ {} }}"
    in_flight = []
    for pragma in ("", "#pragma nounroll\n"):
        found = facts(source.format(loop.format(pragma)), "f")
        in_flight.append(loads_in_flight(next(r for r in found.regions if r.loop >= 0), found, H200))
    assert in_flight == [16, 1]


@pytest.mark.slow
def test_registers_of_kernels_of_networks_are_about_those_of_ptxas() -> None:
    """Nothing was fitted to these."""
    folder = Path(__file__).parents[2] / "validation" / "networks"
    measured = json.loads(gzip.decompress((folder / "h200_machine_code.json.gz").read_bytes()))["kernels"]
    off = []
    for network in ("mobilenet_v1.mnn", "squeezenet_v1_0.ours", "vgg16.tflite-gpu"):
        kernels = json.loads(gzip.decompress((folder / "h200" / f"{network}.json.gz").read_bytes()))["kernels"]
        for name in list(kernels)[::4]:
            k = kernels[name]
            ours = registers_of(facts(k["source"], k["entry"], k.get("options", "")), H200)[1]
            off.append(math.log(ours / measured[f"{network}:{name}"]["registers"]))
    assert len(off) > 20
    assert abs(mean(off)) < 0.2
    assert median(map(abs, off)) < 0.2
