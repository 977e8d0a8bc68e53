"""The way from OpenCL C to IR: what of a file compiles, build options, versions of the language, double, large files."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mgpusim.engine.predict import predict
from mgpusim.errors import CompileError, ExecutionError, InputError, UnknownNameError, UnsupportedError
from mgpusim.opencl import clang
from mgpusim.opencl.clang import LARGE_B, TranslationUnit, compile_source
from mgpusim.opencl.execution.compiled import CompiledKernel, Geometry
from mgpusim.opencl.execution.simt import execute
from mgpusim.opencl.ir.program import Module
from mgpusim.opencl.ir.reader import read_module
from mgpusim.opencl.isolate import definitions
from mgpusim.opencl.options import translate_options
from mgpusim.report.kernels import inspect_file
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg, Init
from mgpusim.workload.launch import Launch
from tests.helpers.work import calls_of

GOOD = "kernel void good(global float *a) { a[get_global_id(0)] += 1; }\n"


def module(source: str, options: str = "") -> Module:
    return read_module(compile_source(TranslationUnit(source, options), session=Session(cache=False)))


def run(source: str, entry: str, args: list[Any], options: str = "", items: int = 8) -> None:
    execute(CompiledKernel(module(source, options), entry, full=True), Geometry([items], [items]), [0], args)


def kernel(body: str, args: str = "global float *a, global int *b") -> str:
    return f"kernel void k({args}) {{ int i = get_global_id(0); {body} }}"


# ---- one kernel does not refuse the others ----------------------------------------------------------------------------
BROKEN = {
    "a vendor's builtin": (
        "kernel void bad(global float *a) {\n  a[0] = vendor_shuffle(a[1]);\n}",
        "kernel.cl:3: .*vendor_shuffle",
    ),
    "a type": ("kernel void bad(global vendor_t *a) { }", "kernel.cl:2: unknown type name 'vendor_t'"),
    "a helper": (
        "float helper(float x) {\n  return nothing * x;\n}\nkernel void bad(global float *a) {\n  a[0] = helper(1);\n}",
        "line 6: function 'helper' does not compile: kernel.cl:3: .*nothing",
    ),
    "a macro that makes the kernel": (
        "#define MAKE(T) kernel void bad(global T *a) { a[0] = nothing_##T; }\nMAKE(int)",
        "kernel.cl:3: .*nothing_int",
    ),
    "assembly": ("kernel void bad(global int *a) {\n  __asm__(\"nop\");\n}", "kernel bad, line 3: inline assembly"),
    "recursion": (
        "int f(int n) { return n < 2 ? n : f(n - 1) + f(n - 2); }\nkernel void bad(global int *a) { a[0] = f(a[1]); }",
        "kernel bad, line 3: function 'f' calls itself",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", BROKEN)
def test_a_kernel_that_is_refused_leaves_the_others(what: str) -> None:
    source, message = BROKEN[what]
    found = module(GOOD + source + "\nkernel void last(global int *p) { p[0] = 1; }")
    assert sorted(found.kernels) == ["bad", "good", "last"]
    assert found.kernels["good"].line == 1
    assert found.kernels["last"].line == 2 + source.count("\n") + 1
    assert found.lines["bad"] == found.kernels["last"].line - source.count("\n") - 1 + source[: source.index("void bad")].count(
        "\n"
    ) * ("MAKE" not in source) + ("MAKE" in source)
    for _ in range(2):  # the second time it is remembered
        with pytest.raises((CompileError, UnsupportedError), match=message):
            found.kernels["bad"]


def test_all_errors_are_found_though_the_compiler_stops_early() -> None:
    bad = "\n".join(f"kernel void bad{i}(global float *a) {{ a[0] = missing_{i}(1); }}" for i in range(120))
    found = module(bad + "\n" + GOOD)
    assert len(found.kernels) == 121
    assert found.kernels["good"].line == 121
    with pytest.raises(CompileError, match=r"kernel\.cl:118: .*missing_117"):
        found.kernels["bad117"]


def test_nothing_is_taken_out_where_the_error_is_outside_functions() -> None:
    with pytest.raises(CompileError, match=r"kernel\.cl:2:\d+: error: .*nonsense"):
        module(GOOD + "nonsense here;")
    with pytest.raises(CompileError, match="error:"):
        module(GOOD + "kernel void bad(global float *a) { if (a[0] > 1) {")


def test_the_only_kernel_says_what_the_compiler_says() -> None:
    with pytest.raises(
        CompileError, match=r"kernel\.cl does not compile with '-DX=1':\nkernel\.cl:1:\d+: error: use of undeclared"
    ):
        module("kernel void k(global int *a) { a[0] = missing; }", "-DX=1")


def test_many_errors_are_cut() -> None:
    body = " ".join(f"a[{i}] = missing_{i};" for i in range(30))
    with pytest.raises(CompileError) as error:
        module(f"kernel void k(global int *a) {{ {body} }}")
    assert str(error.value).endswith("and 25 more errors")
    assert str(error.value).count("error:") == 5


def test_inspection_shows_both() -> None:
    reports, refused = inspect_file(GOOD + BROKEN["a vendor's builtin"][0])
    assert [r.kernel for r in reports] == ["good"]
    assert (refused[0].kernel, refused[0].line) == ("bad", 2)
    assert "vendor_shuffle" in refused[0].to_dict()["refused"]
    with pytest.raises(CompileError, match="vendor_shuffle"):
        inspect_file(GOOD + BROKEN["a vendor's builtin"][0], entry="bad")


def test_a_kernel_sees_only_its_own_variables() -> None:
    source = "constant int t[2] = {1, 2}; constant int u[2] = {3, 4};\n"
    source += "kernel void a(global int *o) { local int m[8]; m[o[0] & 7] = o[1]; barrier(1); o[0] = t[o[2] & 1] + m[1]; }\n"
    source += "kernel void b(global int *o) { local int l[4]; l[o[0] & 3] = o[1]; barrier(1); o[0] = u[o[2] & 1] + l[1]; }"
    found = module(source)
    assert {v.name for v in found.globals_of("a")} == {"a.m", "t"}
    assert (found.static_local_b("a"), found.static_local_b("b")) == (32, 16)


def test_a_definition_is_known_by_its_brackets() -> None:
    text = "struct __attribute__((packed)) S { int a; }; int t[] = {1, 2}; "
    text += "kernel __attribute__((reqd_work_group_size(1, 1, 1))) void k()"
    text += " { char c = '}'; constant char *s = \"{\";  } "
    text += "typedef struct { int x; } T; T f(int a[3]) __attribute__((pure)) { return; }"
    assert [(d.name, d.is_kernel) for d in definitions(text)] == [("k", True), ("f", False)]
    assert definitions("void f() { } }") == []


# ---- what drivers take -------------------------------------------------------------------------------------------------
DIALECT = {
    "a function that is defined further down": "kernel void k(global float *a) { a[0] = later(2.0f); }\n"
    "float later(float x) { return x + 1; }",
    "inline without static": "inline float sq(float x) { return x * x - 1; }\n"
    "kernel void k(global float *a) { a[0] = sq(2); }",
    "noinline": "__attribute__((noinline)) float f(float x) { return x + 2; }\n"
    "kernel void k(global float *a) { a[0] = f(1); }",
    "incompatible pointers": "float f(global float *p) { return p[1]; }\n"
    "kernel void k(global float *a) { global int *p = a; a[1] = 3; a[0] = f(p); }",
    "a pointer as an integer": "kernel void k(global float *a) { long p = a; a[0] = 3 + (p == 0); }",
    "no return type": "f(float x) { return x; } kernel void k(global float *a) { a[0] = f(3); }",
    "a kernel that calls a kernel": "kernel void f(global float *a) { a[0] = 3; }\n"
    "kernel void k(global float *a) { f(a); }",
    "extensions nobody knows": "#pragma OPENCL EXTENSION all : enable\n#pragma OPENCL EXTENSION cl_x : enable\n"
    "kernel void k(global float *a) { a[0] = 3; }",
    "unrolling": "kernel void k(global float *a) { float s = 0;\n#pragma unroll 2\nfor (int j = 0; j < 2; ++j) s += 1;\n"
    "__attribute__((opencl_unroll_hint)) for (int j = 0; j < 1; ++j) s += 1; a[0] = s; }",
    "restrict": "kernel void k(global float *restrict a, "
    "const global float *__restrict__ b, global int *__restrict c) { a[0] = 3; }",
}  # fmt: skip


@pytest.mark.parametrize("what", DIALECT)
def test_what_drivers_take(what: str) -> None:
    a = np.zeros(8, np.float32)
    args = [a, np.zeros(8, np.float32), np.zeros(8, np.int32)] if what == "restrict" else [a]
    run(DIALECT[what], "k", list(args), items=1)
    assert a[0] == 3


def test_names_in_other_encodings(tmp_path: Path) -> None:
    file = tmp_path / 'a "name".cl'
    file.write_bytes(b"\xef\xbb\xbf// \xd6\xd0 \xff\n" + GOOD.encode())
    assert read_module(compile_source(TranslationUnit.from_file(file), session=Session(cache=False))).kernels["good"].line == 2


# ---- options -----------------------------------------------------------------------------------------------------------
def test_every_option_of_the_standard_is_taken() -> None:
    options = (
        "-cl-single-precision-constant -cl-denorms-are-zero -cl-fp32-correctly-rounded-divide-sqrt -cl-opt-disable "
        "-cl-strict-aliasing "
        "-cl-mad-enable -cl-no-signed-zeros -cl-unsafe-math-optimizations -cl-finite-math-only -cl-fast-relaxed-math "
        "-cl-uniform-work-group-size -cl-no-subgroup-ifp -w -Werror -cl-std=CL2.0 -cl-kernel-arg-info -g -create-library "
        "-enable-link-options -x clc -cl-nv-verbose -cl-nv-maxrregcount=32 -cl-nv-maxrregcount 32 -cl-nv-opt-level 2 -Wall "
        "-Wno-unused "
        "-cl-intel-greater-than-4GB-buffer-required -cl-intel-256-GRF-per-thread -qcom-accelerate-16-bit -qcom-sched-rule=2 "
        "-O3 -s "
        "-cl-arm-non-uniform-work-group-size -D A -DB=1 -U C -I . -cl-ext=+cl_khr_fp16"
    )
    with pytest.raises(InputError, match="'-cl-ext=\\+cl_khr_fp16' is not an OpenCL build option"):
        translate_options(options)
    assert "good" in module(GOOD, options.removesuffix(" -cl-ext=+cl_khr_fp16")).kernels


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("-cl-fast-math", "'-cl-fast-math' is not an OpenCL build option"),
        ("-cl-std=CL4.0", "'-cl-std=CL4.0' names no OpenCL C; known: CL1.0, CL1.1"),
        ("kernel.cl", "'kernel.cl' is not"),
        ("-D", "-D needs a value"),
        ("-D=3", "'-D=3' does not name a macro"),
        ("-DA='x", "No closing quotation; .* written in quotes"),
        ("-x spir", "'-x spir' is not OpenCL C source"),
        ("-Dfoo bar", "'bar' is not.*written in quotes, as in a shell: -I 'my folder'"),
    ],
)
def test_wrong_options_are_refused_by_name(options: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        translate_options(options)


def test_quotes_in_options(tmp_path: Path) -> None:
    folder = tmp_path / "with spaces"
    folder.mkdir()
    (folder / "h.h").write_text("#define H 3\n", encoding="utf-8")
    b = np.zeros(8, np.int32)
    source = '#include "h.h"\nkernel void k(global int *b) { b[0] = A; b[1] = B; b[2] = H; }'
    run(source, "k", [b], f"-DA='4 + 1' '-D B=2 * 3' -I {shlex.quote(str(folder))}", 1)
    assert b[:3].tolist() == [5, 6, 3]


def test_a_file_of_options_below_a_quotation_mark(tmp_path: Path) -> None:
    """clang writes the name of such a file into an #include as it stands: no path from there may have the mark."""
    folder = tmp_path / 'a "b"' / "kernels"
    folder.mkdir(parents=True)
    (folder.parent / "h.h").write_text("#define H 3\n", encoding="utf-8")
    (folder / 'o"o.h').write_text("", encoding="utf-8")
    file = folder / "k.cl"
    file.write_text("kernel void k(global int *b) { b[0] = H; }", encoding="utf-8")
    text = compile_source(
        TranslationUnit.from_file(file, f"-include {shlex.quote(str(folder.parent / 'h.h'))}"), session=Session(cache=False)
    )
    assert "store i32 3" in text
    with pytest.raises(InputError, match=r'-include o"o\.h: clang includes no file whose path has a quotation mark'):
        TranslationUnit.from_file(file, "-include 'o\"o.h'")


VERSIONS = [("", 120), ("CL1.0", 100), ("CL1.1", 110), ("CL1.2", 120), ("CL2.0", 200), ("cl3.0", 300)]


@pytest.mark.parametrize(("standard", "version"), VERSIONS)
def test_the_version_of_the_language_is_the_one_asked_for(standard: str, version: int) -> None:
    b = np.zeros(2, np.int32)
    run(
        kernel("b[0] = __OPENCL_C_VERSION__; b[1] = __OPENCL_VERSION__;", "global int *b"),
        "k",
        [b],
        f"-cl-std={standard}" * bool(standard),
        1,
    )
    assert b.tolist() == [version, max(120, version)]


@pytest.mark.parametrize("standard", ["CLC++", "CLC++1.0", "CLC++2021"])
def test_c_plus_plus_for_opencl(standard: str) -> None:
    source = (
        "template <typename T> T twice(T x) { return x + x; }\nkernel void k(global float *a) { a[0] = twice(a[1]) + twice(2); }"
    )
    a = np.array([0, 1.5], np.float32)
    run(source, "k", [a], f"-cl-std={standard}", 1)
    assert a[0] == 7


# ---- double ------------------------------------------------------------------------------------------------------------
def uses_double(source: str, options: str = "") -> bool:
    found = module(source, options).kernels["k"]
    return any(t.scalar.kind == "float" and t.scalar.bits == 64 for t in found.reg_types)


@pytest.mark.parametrize("options", ["", "-cl-std=CL1.1", "-cl-std=CL2.0", "-cl-std=CL3.0"])
def test_literals_are_floats_where_no_double_is_used(options: str) -> None:
    enabled = "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n"
    text = kernel("a[i] = a[i] * 1.1 + sqrt(2.0) * M_PI;")
    assert not uses_double(text, options)
    assert not uses_double(enabled + text, options)
    a, b = np.full(8, 3, np.float32), np.zeros(8, np.int32)
    run(text, "k", [a, b], options)
    expected = np.float32(3) * np.float32(1.1) + np.sqrt(np.float32(2)) * np.float32(np.pi)
    np.testing.assert_allclose(a, expected, rtol=3e-7)


@pytest.mark.parametrize("options", ["", "-cl-std=CL1.1", "-cl-std=CL2.0", "-cl-std=CL3.0"])
def test_a_program_with_double_is_one_of_fp64(options: str) -> None:
    text = kernel("a[i] = a[i] * 1.1;", "global double *a")
    a = np.full(8, 3.0)
    run(text, "k", [a], options)
    np.testing.assert_array_equal(a, 3.0 * 1.1)
    guarded = f"#ifdef cl_khr_fp64\n#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n{text}\n#else\n#error no fp64\n#endif"
    assert uses_double(guarded, options)
    assert uses_double(kernel("a[i] = (float)(a[i] * DBL_MIN * b[i]);"), options)
    assert uses_double(kernel("a[i] = convert_float(convert_double(a[i]) * M_PI);"), options)


def test_a_literal_goes_with_a_vector_of_floats() -> None:
    a = np.arange(8, dtype=np.float32)
    text = "kernel void k(global float4 *a) { float4 u = a[0]; a[0] = 1.0 - u; a[1] = (u != 0) ? 1. / u : (float4)(.5e1); }"
    assert not uses_double(text)
    run(text, "k", [a], items=1)
    np.testing.assert_array_equal(a, np.float32([1, 0, -1, -2, 5, 1, 0.5, np.float32(1) / np.float32(3)]))


def test_an_option_says_that_the_device_has_no_fp64() -> None:
    text = "#ifdef cl_khr_fp64\n#define REAL double\n#else\n#define REAL float\n#endif\n" + kernel("a[i] = (REAL)a[i] * 1.1;")
    assert uses_double(text)
    assert not uses_double(text, "-Ucl_khr_fp64")
    with pytest.raises(
        CompileError, match=r"kernel\.cl:1:22: error: use of type .double. .*\n.*\n.*\nThis build is one for devices"
    ):
        module(kernel("a[i] = 1;", "global double *a"), "-Ucl_khr_fp64")


# ---- OpenCL C 2.0: the generic address space ---------------------------------------------------------------------------
GENERIC = """
float at(float *p, int i) { return p[i]; }
constant float table[4] = {1, 2, 3, 4};
global int counter = 5;
kernel void k(global float *a, local float *l, global int *b) {
  int i = get_local_id(0);
  float mine[4] = {10, 20, 30, 40};
  l[i] = a[i] * 2;
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  float *either;
  if (i & 1) either = a; else either = l;
  float sum = either[i] + at(a, i) + at(l, 7 - i) + at(mine, i & 3) + table[i & 3];
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  a[i] = sum;
  if (i == 0) { counter += 2; b[0] = counter; }
}
"""


@pytest.mark.parametrize("standard", ["CL2.0", "CL3.0"])
def test_generic_pointers_find_their_objects(standard: str) -> None:
    before = np.arange(1, 9, dtype=np.float32)
    a, b, i = before.copy(), np.zeros(1, np.int32), np.arange(8)
    run(GENERIC, "k", [a, 32, b], f"-cl-std={standard}")
    local = before * 2
    expected = np.where(i & 1, before, local) + before + local[7 - i] + 10 * (i % 4 + 1) + (i % 4 + 1)
    np.testing.assert_array_equal(a, expected)
    assert b[0] == 7
    found = module(GENERIC, f"-cl-std={standard}").kernels["k"]
    accesses = [x for block in found.blocks for x in block.instrs if x.op == "load"]
    spaces = [found.reg_types[x.args[0].index].space for x in accesses if hasattr(x.args[0], "index")]
    assert spaces.count(4) == 1, "only the pointer to either stays generic"


class Spaces:
    """Observes which kind of object each access site met."""

    def __init__(self) -> None:
        self.seen: set[tuple[str, str]] = set()

    def block(self, position: int, mask: Any) -> None: ...

    def access(self, site: Any, item: Any, offset: Any, mask: Any) -> None:
        self.seen.add((site.space, item.kind))

    def texels(self, site: Any, image: Any, index: Any, mask: Any) -> None: ...


def test_an_access_through_a_generic_pointer_counts_for_the_space_it_meets() -> None:
    spaces = Spaces()
    compiled = CompiledKernel(module(GENERIC, "-cl-std=CL2.0"), "k", full=False)
    execute(compiled, Geometry([8], [8]), [0], [np.zeros(8, np.float32), 32, np.zeros(1, np.int32)], spaces)
    assert {("global", "buffer"), ("local", "local")} <= spaces.seen
    assert all(a == b or (a, b) == ("global", "buffer") for a, b in spaces.seen)


# ---- size --------------------------------------------------------------------------------------------------------------
def large_file(kernels: int) -> str:
    pad = "  s = s * 1.5f + b[(i + {j}) % n];\n"
    one = "kernel void k{k}(global float *a, global const float *b, int n) {{\n"
    one += "  int i = get_global_id(0); float s = {k};\n{body}  a[i] = s;\n}}\n"
    body = "".join(pad.format(j=j) for j in range(50))
    return "".join(one.format(k=k, body=body) for k in range(kernels))


def test_of_a_large_file_one_kernel_is_compiled() -> None:
    source = large_file(500)
    assert len(source) > 4 * LARGE_B
    text = compile_source(TranslationUnit(source, only="k321"), session=Session(cache=False))
    assert set(re.findall(r"^define .*@\w*?(k\d+)\(", text, re.MULTILINE)) == {"k321"}
    found = read_module(text)
    assert list(found.kernels) == ["k321"]
    assert found.kernels["k321"].line == 321 * 54 + 1
    with pytest.raises(UnknownNameError, match="unknown kernel 'k500'; did you mean"):
        compile_source(TranslationUnit(source, only="k500"), session=Session(cache=False))
    assert TranslationUnit(GOOD, only="good").key == TranslationUnit(GOOD).key, "small files are compiled whole"


def switch_of_calls(inline: str) -> str:
    cases = "".join(f"case {n}: s = wave(s + {n}); break;\n" for n in range(128))  # each is chosen too seldom for clang
    wave = "float4 wave(float4 v) { return sin(v) * cos(v + 1.0f) + exp(v) * log(v + 2.0f) + tan(v) * sqrt(v); }\n"
    kernel = "kernel void shade(global float4 *p, int m) {\nfloat4 s = p[get_global_id(0)];\n"
    return f"{inline}{wave}{kernel}switch (m) {{\n{cases}}}\np[get_global_id(0)] = s;\n}}\n"


@pytest.mark.parametrize("inline", ["", "inline ", "__attribute__((overloadable)) "])
def test_functions_are_inlined_into_large_switches(inline: str) -> None:
    found = read_module(compile_source(TranslationUnit(switch_of_calls(inline)), session=Session(cache=False))).kernels["shade"]
    called = {i.callee for block in found.blocks for i in block.instrs if i.op == "call"}
    assert not any("wave" in name for name in called)
    assert any("sin" in name for name in called)


def test_only_calls_of_own_functions_ask_for_another_run_of_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Built-ins and the initializer of samplers stay calls: nothing can inline them, with whatever threshold."""
    runs: list[str] = []
    run_on = clang.run_on
    monkeypatch.setattr(clang, "run_on", lambda source, *args: runs.append(source.text) or run_on(source, *args))
    sampled = """
        constant sampler_t near = CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
        float4 at(read_only image2d_t i) { return read_imagef(i, near, (int2)(0)); }
        kernel void k(read_only image2d_t i, global float4 *o) { printf("%d", 1); o[get_global_id(0)] = sin(at(i)); }
    """
    module(sampled)
    assert len(runs) == 1
    module(switch_of_calls(""))
    assert len(runs) == 3


def test_functions_that_no_kernel_reaches_are_not_compiled() -> None:
    unused = "#define F(n) float hash##n(float x) { return x + n; }\nF(1) F(2) F(3)\n"
    used = "float twice(float x) { return 2 * hash2(x); }\n"
    kernels = "".join(
        f"kernel void {k}(global float *a) {{ a[0] = {call}; }}\n" for k, call in (("a", "twice(a[1])"), ("b", "1"))
    )
    text = compile_source(TranslationUnit(unused + used + kernels), session=Session(cache=False))
    assert set(re.findall(r"^define .*@(?!__)(\w+)\(", text, re.MULTILINE)) == {"hash2", "twice", "a", "b"}
    assert read_module(text).kernels["b"].line == 5
    with pytest.raises(CompileError, match=r"kernel\.cl:3:\d+: error"):
        compile_source(
            TranslationUnit(f"{unused}kernel void c(global float *a) {{ a[0] = hash9(a[1]) +; }}\n"), session=Session(cache=False)
        )


def test_overloads_of_a_function_that_is_reached_stay() -> None:
    over = "".join(f"__attribute__((overloadable)) {t} f({t} x) {{ return x + 1; }}\n" for t in ("int", "float"))
    text = (
        "#define JOIN(a, b) a##b\nvoid JOIN(un, used)(void) {}\n" + over + "kernel void k(global float *a) { a[0] = f(a[1]); }\n"
    )
    assert "unused" not in (ir := compile_source(TranslationUnit(text), session=Session(cache=False)))
    assert list(read_module(ir).kernels) == ["k"]


def test_a_kernel_is_compiled_alone_where_its_file_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    source = "kernel void slow(global float *a) { a[0] = sin(a[1]); }\nkernel void k(global float *a) { a[0] = 1; }\n"

    def run_clang(unit: TranslationUnit, command: tuple[str, ...]) -> str:
        if not unit.only:
            raise clang._too_long(unit)
        return original(unit, command)

    original = clang.run_clang
    monkeypatch.setattr(clang, "run_clang", run_clang)
    found = read_module(compile_source(TranslationUnit(source, only="k"), session=Session(cache=False)))
    assert list(found.kernels) == ["k"]
    for wanted in ("", "nowhere"):
        with pytest.raises(CompileError, match="did not come to an end"):
            compile_source(TranslationUnit(source, only=wanted), session=Session(cache=False))


def test_kernels_are_read_when_they_are_asked_for() -> None:
    found = module(large_file(20))
    names: list[str] = []
    listed = calls_of(lambda: names.extend(found.kernels))
    assert len(found.kernels) == len(names) == 20
    assert listed < calls_of(lambda: found.kernels[names[7]]), "a name costs less than a kernel"
    assert found.kernels[names[7]] is found.kernels[names[7]]


def test_includes_that_never_end(tmp_path: Path) -> None:
    file = tmp_path / "self.cl"
    file.write_text('#include "self.cl"\n' + GOOD, encoding="utf-8")
    with pytest.raises(CompileError, match="nested too deeply"):
        compile_source(TranslationUnit.from_file(file), session=Session(cache=False))
    file.write_text('#include "nothere.h"\n' + GOOD, encoding="utf-8")
    with pytest.raises(CompileError, match=r"self\.cl:1:10: fatal error: 'nothere\.h' file not found"):
        compile_source(TranslationUnit.from_file(file), session=Session(cache=False))
    long = "x" * 5000
    with pytest.raises(CompileError, match="error"):
        compile_source(TranslationUnit(f'#include "{long}"\n#include "a\0b"\n' + GOOD), session=Session(cache=False))


def test_a_compilation_that_does_not_end_is_stopped(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("mgpusim.opencl.clang.SAY_AFTER_S", 0.01)
    monkeypatch.setattr("mgpusim.opencl.clang._BUSY", 1)
    monkeypatch.setenv("MGPUSIM_COMPILE_SECONDS", "0.02")
    with pytest.raises(CompileError, match=r"^kernel\.cl: clang did not come to an end within 0\.02 s; is .* or more time"):
        compile_source(TranslationUnit(large_file(200)), session=Session(cache=False))
    assert "kernel.cl: clang is still compiling; it is given 0.02 s" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the memory and the time of another process")
def test_a_macro_bomb_is_stopped_at_the_limit_of_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MGPUSIM_MEMORY", "700MB")
    bomb = "#define A(x) x x x x x x x x x x\n#define B(x) A(A(A(A(x))))\nkernel void k(global int *a) { B(B(a[0] += a[1];)) }"
    with pytest.raises(CompileError, match=r"^kernel\.cl: clang was stopped at 0\.7 GB of memory; .* MGPUSIM_MEMORY=8GB"):
        compile_source(TranslationUnit(bomb), session=Session(cache=False))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the memory and the time of another process")
@pytest.mark.parametrize(
    "body",
    [
        "b[i] = " + "+".join(f"a[(i + {j}) & 65535] * {j}.5f" for j in range(8000)) + ";",
        "float s = 0;\n#pragma unroll 100000\nfor (int j = 0; j < 100000; j++) s += a[(i * j) & 65535] * s + j;\nb[i] = s;",
    ],
    ids=["sum", "unroll"],
)
def test_processor_time_of_a_compilation_is_limited(body: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MGPUSIM_COMPILE_SECONDS", "3")
    with pytest.raises(CompileError, match="did not come to an end within 3 s"):
        compile_source(
            TranslationUnit(f"kernel void k(global float *a, global float *b) {{ int i = get_global_id(0); {body} }}"),
            session=Session(cache=False),
        )


@pytest.mark.slow
@pytest.mark.parametrize(("body", "parts"), [
    (lambda n: "switch (a[i]) {" + "".join(f"case {k * 7}: x += {k * k}; a[{k % 64}] = x; break;" for k in range(n)) + "}", 3000),
    (lambda n: "a[i] = " + " + ".join(f"a[i + {k}]" for k in range(n)) + ";", 8000),
], ids=["cases", "sum"])  # fmt: skip
def test_long_kernels_that_end_in_time_are_predicted(body: Callable[[int], str], parts: int) -> None:
    """They once took more than a minute: work goes with the length of the kernel, not with its square."""

    def calls(n: int) -> int:
        source = f"kernel void k(global int *a) {{ int i = get_global_id(0), x = 0; {body(n)} a[i] += x; }}"
        launch = Launch(source, "k", (1024,), (BufferArg("int32", 16384),), (64,))
        return calls_of(lambda: predict(launch, "adreno-640", session=Session(cache=False)))

    assert calls(parts) < 8 * calls(parts // 4)


NAMES = """float {h}(float x) {{ return x + 1; }}
constant float {t}[3] = {{1, 2, 3}};
typedef struct {{ float {o}; }} {s};
kernel void {k}(global float *{a}, global {s} *s) {{
    local float {l}[16];
    float {z} = {h}({a}[1]), {p}[4] = {{0, 1, 2, 3}};
    {l}[get_local_id(0)] = {z} + {t}[get_local_id(0) % 3];
    barrier(1);
    if ({a}[0] > 0.5f) {z} *= {l}[3];
    for (int i = 0; i < (int)s[0].{o}; i++) {z} += {p}[i & 3];
    {a}[get_global_id(0)] = {z} + s[0].{o};
}}
"""


@pytest.mark.parametrize("letters", ["äöüßéñλжx", "名前値型核行列数点"])
def test_names_of_other_letters_than_those_of_c(letters: str) -> None:
    """clang takes them and quotes them in its IR."""
    plain = {name: name for name in "htoskalzp"}
    other = {name: f"{letter}_{name}" for name, letter in zip(plain, letters, strict=True)}
    args = (BufferArg("float32", 64, Init("zeros")), BufferArg("float32", 1, Init("zeros")))

    def latency_us(names: dict[str, str], items: int) -> float:
        launch = Launch(NAMES.format(**names), names["k"], (items,), args, (16,))
        return predict(launch, "adreno-640", session=Session(cache=False)).latency_us

    assert latency_us(plain, 64) == latency_us(other, 64)
    with pytest.raises(ExecutionError, match=rf"buffer '{letters[5]}_a'"):
        latency_us(other, 128)
