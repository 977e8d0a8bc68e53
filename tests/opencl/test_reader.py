"""The reader of textual IR: every instruction and constant form, struct layouts against ctypes, refusals by name and line."""

from __future__ import annotations

import ctypes
import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import CompileError, UnsupportedError
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.ir.program import Const, Function, Instr, Reg, Type
from mgpusim.opencl.ir.reader import read_module
from tests.helpers.examples import examples

I32, F32 = Type("int", bits=32), Type("float", bits=32)
HEAD = "define spir_kernel void @k(ptr addrspace(1) %p, i32 %n, <4 x float> %v, i64 %m) {\n"


def function(body: str, head: str = HEAD, tail: str = "") -> Function:
    return read_module(f"{head}{body}\n  ret void\n}}\n{tail}").kernels["k"]


def instr(line: str, tail: str = "") -> Instr:
    return function("  " + line, tail=tail).blocks[0].instrs[0]


def const(type_: str, text: str, globals_: str = "") -> Any:
    """The value of a constant operand, read where a store names it."""
    module = read_module(f"{globals_}\n{HEAD}  store {type_} {text}, ptr addrspace(1) %p, align 1\n  ret void\n}}")
    operand = module.kernels["k"].blocks[0].instrs[0].args[0]
    assert isinstance(operand, Const)
    return operand.value


# ---- instructions ----------------------------------------------------------------------------------------------------
BINARY = "add sub mul udiv sdiv urem srem shl lshr ashr and or xor".split()


@pytest.mark.parametrize("op", BINARY)
def test_integer_binary(op: str) -> None:
    found = instr(f"%r = {op} i32 %n, -7")
    assert (found.op, found.type, found.args) == (op, I32, (Reg(1), Const(I32, -7)))
    assert found.result == 4
    flags = {"shl": "nuw nsw", "udiv": "exact", "or": "disjoint", "add": "nuw nsw"}.get(op, "")
    assert instr(f"%r = {op} {flags} i32 %n, -7").args == found.args


@pytest.mark.parametrize("op", "fadd fsub fmul fdiv frem".split())
def test_float_binary(op: str) -> None:
    found = instr(f"%r = {op} fast <4 x float> %v, splat (float 2.000000e+00)")
    assert (found.op, found.type.count, found.args[1]) == (op, 4, Const(found.type, (2.0,) * 4))
    assert instr(f"%r = {op} nnan contract <4 x float> %v, %v").args == (Reg(2), Reg(2))


@pytest.mark.parametrize(
    ("text", "op", "result"),
    [
        ("trunc nuw i64 %m to i8", "trunc", Type("int", bits=8)),
        ("zext nneg i32 %n to i64", "zext", Type("int", bits=64)),
        ("sext i32 %n to i64", "sext", Type("int", bits=64)),
        ("fptrunc <4 x float> %v to <4 x half>", "fptrunc", Type("vector", elem=Type("float", bits=16), count=4)),
        ("fpext <4 x float> %v to <4 x double>", "fpext", Type("vector", elem=Type("float", bits=64), count=4)),
        ("fptosi <4 x float> %v to <4 x i32>", "fptosi", Type("vector", elem=I32, count=4)),
        ("fptoui <4 x float> %v to <4 x i8>", "fptoui", Type("vector", elem=Type("int", bits=8), count=4)),
        ("sitofp i32 %n to float", "sitofp", F32),
        ("uitofp nneg i32 %n to float", "uitofp", F32),
        ("ptrtoint ptr addrspace(1) %p to i64", "ptrtoint", Type("int", bits=64)),
        ("inttoptr i64 %m to ptr addrspace(3)", "inttoptr", Type("ptr", space=3)),
        ("bitcast <4 x float> %v to <8 x i16>", "bitcast", Type("vector", elem=Type("int", bits=16), count=8)),
        ("addrspacecast ptr addrspace(1) %p to ptr addrspace(4)", "addrspacecast", Type("ptr", space=1)),  # resolved
    ],
)
def test_casts(text: str, op: str, result: Type) -> None:
    found = instr(f"%r = {text}")
    assert (found.op, found.type, len(found.args)) == (op, result, 1)


def test_comparisons() -> None:
    found = instr("%r = icmp samesign ult i32 %n, 5")
    assert (found.op, found.pred, found.type) == ("icmp", "ult", Type("int", bits=1))
    found = instr("%r = fcmp nnan oge <4 x float> %v, zeroinitializer")
    assert (found.pred, found.type) == ("oge", Type("vector", elem=Type("int", bits=1), count=4))
    found = instr("%r = icmp eq ptr addrspace(1) %p, null")
    assert found.args[1] == Const(Type("ptr", space=1), (None, 0))


def test_one_operand_and_select() -> None:
    assert instr("%r = fneg fast <4 x float> %v").args == (Reg(2),)
    assert instr("%r = freeze i32 %n").op == "freeze"
    found = instr("%r = select i1 true, <4 x float> %v, <4 x float> zeroinitializer")
    assert (found.type.count, found.args[1]) == (4, Reg(2))


def test_vector_instructions() -> None:
    found = instr("%r = extractelement <4 x float> %v, i64 3")
    assert (found.type, found.args[1]) == (F32, Const(Type("int", bits=64), 3))
    assert instr("%r = insertelement <4 x float> poison, float 1.000000e+00, i32 %n").args[2] == Reg(1)
    found = instr("%r = shufflevector <4 x float> %v, <4 x float> poison, <3 x i32> <i32 2, i32 poison, i32 7>")
    assert (found.indices, found.type.count) == ((2, -1, 7), 3)
    assert instr("%r = shufflevector <4 x float> %v, <4 x float> %v, <4 x i32> zeroinitializer").indices == (0,) * 4


def test_aggregates() -> None:
    head = HEAD.replace("i64 %m", "{ i32, [2 x float] } %m")
    found = function("  %r = extractvalue { i32, [2 x float] } %m, 1, 0", head).blocks[0].instrs[0]
    assert (found.type, found.indices) == (F32, (1, 0))
    found = function("  %r = insertvalue { i32, [2 x float] } %m, float 0.000000e+00, 1, 1", head).blocks[0].instrs[0]
    assert (found.type.kind, found.indices) == ("struct", (1, 1))


def test_memory_instructions() -> None:
    found = instr("%r = load volatile <4 x float>, ptr addrspace(1) %p, align 16, !dbg !3")
    assert (found.elem, found.indices, found.flags) == (Type("vector", elem=F32, count=4), (16,), ("volatile",))
    assert instr("%r = load float, ptr addrspace(1) %p").indices == (4,)
    found = instr("store i32 %n, ptr addrspace(1) %p, align 2, !tbaa !1, !dbg !3")
    assert (found.result, found.args, found.indices) == (-1, (Reg(1), Reg(0)), (2,))
    found = instr("%r = alloca [8 x i32], align 4")
    assert (found.type, found.elem) == (Type("ptr"), Type("array", elem=I32, count=8))
    assert instr("%r = alloca i32, i32 4, align 4").elem == Type("array", elem=I32, count=4)
    found = instr("%r = atomicrmw volatile umax ptr addrspace(1) %p, i32 %n seq_cst, align 4")
    assert (found.pred, found.elem, found.type) == ("umax", I32, I32)
    found = instr("%r = cmpxchg weak volatile ptr addrspace(1) %p, i32 %n, i32 5 acq_rel monotonic, align 4")
    assert (found.type.fields, len(found.args)) == ((I32, Type("int", bits=1)), 3)
    assert instr('fence syncscope("workgroup") seq_cst').op == "fence"


def test_calls() -> None:
    found = instr("%r = tail call spir_func noundef float @_Z3madfff(float noundef 1.0, float nofpclass(nan) 2.0, float 3.0) #4")
    assert (found.callee, found.type, [a.value for a in found.args]) == ("_Z3madfff", F32, [1.0, 2.0, 3.0])  # type: ignore[union-attr]
    found = instr('call void @"odd name"(ptr addrspace(1) align 4 dereferenceable(16) %p, metadata !"x")')
    assert (found.callee, found.result, len(found.args)) == ("odd name", -1, 2)
    assert instr("call void (i32, ...) @many(i32 1, float 2.0)").callee == "many"
    assert instr("%r = call range(i32 0, 8) i32 @f(i32 range(i32 0, 4) 3)").args == (Const(I32, 3),)
    skipped = function("  call void @llvm.lifetime.start.p0(i64 4, ptr null)\n  call void @llvm.assume(i1 true)")
    assert [i.op for i in skipped.blocks[0].instrs] == ["ret"]


def test_control_flow() -> None:
    body = """entry:
  switch i32 %n, label %c [
    i32 1, label %a
    i32 -2, label %b
  ], !dbg !7
a:                                                ; preds = %entry
  %x = phi i32 [ 3, %entry ], [ %x, %a ]
  br i1 true, label %a, label %b, !llvm.loop !9
b:
  %y = phi <2 x i32> [ <i32 1, i32 2>, %entry ], [ poison, %a ]
  br label %c
c:"""
    blocks = function(body).blocks
    assert [b.name for b in blocks] == ["entry", "a", "b", "c"]
    switch, phi = blocks[0].instrs[0], blocks[1].instrs[0]
    assert (switch.targets, switch.cases) == ((3, 1, 2), (1, -2))
    assert phi.incoming == ((Const(I32, 3), 0), (Reg(phi.result), 1))
    assert blocks[2].instrs[0].incoming[1][0] == Const(Type("vector", elem=I32, count=2), (None, None))
    assert blocks[1].succs == (1, 2)


@pytest.mark.parametrize("names", ["i32 %0, i32 %1|2", "i32 %a, i32 %b|0", "i32 %a, i32 %0|1"])
def test_an_unlabelled_entry_counts_after_the_unnamed_parameters(names: str) -> None:
    params, entry = names.split("|")
    text = f"""define spir_kernel void @k({params}) {{
  br label %next
next:
  %x = phi i32 [ 1, %{entry} ]
  ret void
}}"""
    assert read_module(text).kernels["k"].blocks[1].instrs[0].incoming[0][1] == 0


# ---- constants -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("type_", "text", "value"),
    [
        ("i32", "-5", -5),
        ("i32", "4294967295", -1),
        ("i8", "200", -56),
        ("i1", "true", 1),
        ("i1", "false", 0),
        ("i64", "undef", None),
        ("float", "1.250000e+00", 1.25),
        ("float", "-1.000000e+10", -1e10),
        ("float", "0x3FB99999A0000000", float(np.float32(0.1))),
        ("float", "0x7FF0000000000000", math.inf),
        ("double", "0x400921FB54442D18", math.pi),
        ("half", "0xH3C01", 1 + 2**-10),
        ("half", "0xHFC00", -math.inf),
        ("<2 x i16>", "<i16 1, i16 -1>", (1, -1)),
        ("<3 x float>", "splat (float 2.000000e+00)", (2.0, 2.0, 2.0)),
        ("<2 x i32>", "zeroinitializer", (0, 0)),
        ("<2 x i32>", "<i32 undef, i32 4>", (None, 4)),
        ("<2 x i32>", "poison", (None, None)),
        ("[2 x [2 x i8]]", '[[2 x i8] c"\\01\\FF", [2 x i8] zeroinitializer]', ((1, -1), (0, 0))),
        ("[4 x i8]", 'c"a\\\\\\22\\00"', (97, 92, 34, 0)),
        ("{ i32, float }", "{ i32 3, float 1.000000e+00 }", (3, 1.0)),
        ("<{ i8, i32 }>", "<{ i8 3, i32 undef }>", (3, None)),
        ("{ i32, [2 x float], ptr }", "zeroinitializer", (0, (0.0, 0.0), (None, 0))),
        ("ptr addrspace(1)", "null", (None, 0)),
        ("ptr addrspace(1)", "inttoptr (i64 4096 to ptr addrspace(1))", (None, 4096)),
        ("i64", "ptrtoint (ptr addrspace(1) inttoptr (i64 64 to ptr addrspace(1)) to i64)", 64),
    ],
)
def test_constants(type_: str, text: str, value: Any) -> None:
    assert const(type_, text) == value


TABLE = "@t = internal unnamed_addr addrspace(2) constant [4 x { i8, [3 x i32] }] zeroinitializer, align 4"


@pytest.mark.parametrize(
    ("text", "offset"),
    [
        ("@t", 0),
        ("getelementptr (i8, ptr addrspace(2) @t, i64 5)", 5),
        ("getelementptr inbounds ([4 x { i8, [3 x i32] }], ptr addrspace(2) @t, i64 0, i64 2, i32 1, i64 1)", 2 * 16 + 4 + 4),
        ("getelementptr inbounds nuw (i8, ptr addrspace(2) getelementptr (i8, ptr addrspace(2) @t, i64 4), i64 -2)", 2),
        ("addrspacecast (ptr addrspace(2) @t to ptr addrspace(4))", 0),
    ],
)
def test_constant_addresses(text: str, offset: int) -> None:
    assert const("ptr addrspace(2)", text, TABLE) == ("t", offset)


def test_globals() -> None:
    text = """source_filename = "a.cl"
%inner = type { i8, i32 }
%outer = type { %inner, [2 x %inner] }
@k.tile = internal addrspace(3) global [16 x [17 x float]] undef, align 16
@names = private unnamed_addr addrspace(2) constant [2 x ptr addrspace(2)] [ptr addrspace(2) @a, ptr addrspace(2) null], align 8
@a = private addrspace(2) constant %outer { %inner { i8 1, i32 2 }, [2 x %inner] zeroinitializer }, align 4, !dbg !5
@far = external addrspace(2) constant i32, align 4
define spir_kernel void @k() {
  ret void
}"""
    module = read_module(text)
    tile, names, a = (module.globals[n] for n in ("k.tile", "names", "a"))
    assert (tile.space, tile.type.size_b, tile.init, tile.align_b) == (3, 16 * 17 * 4, None, 16)
    assert names.init == (("a", 0), (None, 0))
    assert a.init == ((1, 2), ((0, 0), (0, 0)))
    assert a.type.size_b == 24
    assert module.globals["far"].init is None
    assert module.source_name == "a.cl"


def test_kernel_arguments_as_the_source_declares_them() -> None:
    source = """typedef struct { int a; float4 b; } pair;
    kernel __attribute__((reqd_work_group_size(8, 4, 1)))
    void k(global const float3 *restrict a, constant uchar *b, local half *c, pair d, uint4 e, read_only image2d_t f,
           write_only image2d_array_t g, read_only image1d_buffer_t h, sampler_t i, global pair *j, double l) {
        a[0]; if (get_global_id(0) == 99) c[0] = b[d.a];
    }"""
    found = read_module(compile_source(TranslationUnit(source))).kernels["k"]
    assert found.reqd_work_group_size == (8, 4, 1)
    assert found.line == 3
    kinds = [(a.name, a.kind, a.size_b) for a in found.args]
    assert kinds == [("a", "buffer", 16), ("b", "constant", 1), ("c", "local", 2), ("d", "scalar", 32), ("e", "scalar", 16),
                     ("f", "image", 0), ("g", "image", 0), ("h", "image", 0), ("i", "sampler", 0), ("j", "buffer", 0),
                     ("l", "scalar", 8)]  # fmt: skip
    assert [a.type.name for a in found.args if a.kind == "image"] == ["image2d_ro", "image2d_array_wo", "image1d_buffer_ro"]
    assert [a.access for a in found.args if a.kind == "image"] == ["read_only", "write_only", "read_only"]
    assert found.args[3].byval is not None
    assert found.args[0].type_name == "float3*"
    assert "const" in found.args[0].qualifiers


def test_lines_come_from_the_source() -> None:
    source = "\n\nkernel void k(global float *p) {\n  float x = p[1];\n  p[2] =\n    x * 3;\n}"
    lines = {i.op: i.line for i in read_module(compile_source(TranslationUnit(source))).kernels["k"].blocks[0].instrs}
    assert (lines["load"], lines["fmul"], lines["store"]) == (4, 6, 5)


# ---- refusals --------------------------------------------------------------------------------------------------------
META = "!3 = !DILocation(line: 42, column: 1, scope: !1)"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("%r = add i128 1, 2, !dbg !3", "line 42: integers of 128 bits are not supported"),
        ("%r = va_arg ptr %p, i32, !dbg !3", "line 42: IR instruction 'va_arg' is not supported"),
        ("indirectbr ptr %p, [label %a], !dbg !3", "line 42: IR instruction 'indirectbr'"),
        ("%r = load fp128, ptr addrspace(1) %p, !dbg !3", "line 42: IR type 'fp128'"),
        ("%r = call i32 %p(i32 1), !dbg !3", "line 42: a call through a pointer is not supported"),
        ('call void asm sideeffect "nop", ""(), !dbg !3', "line 42: inline assembly is not supported"),
        ('%r = load target("spirv.Pipe", 0), ptr %p, !dbg !3', "line 42: a pipe is not supported: .*; pass a buffer"),
        (
            '%r = load target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0), ptr %p, !dbg !3',
            "line 42: a multisampled image",
        ),
        ("%r = getelementptr i8, <2 x ptr> %p, i64 1, !dbg !3", "line 42: vectors of pointers"),
        ("%r = alloca i32, i32 %n, align 4, !dbg !3", "line 42: variable-length arrays"),
        ("store i64 ptrtoint (ptr addrspace(2) @t to i64), ptr addrspace(1) %p, align 8, !dbg !3", "the address of 't'"),
        ("store i64 blockaddress(@k, %a), ptr addrspace(1) %p, align 8, !dbg !3", "line 42: .*blockaddress"),
    ],
)
def test_refusals_name_the_thing_and_its_line(line: str, message: str) -> None:
    with pytest.raises(UnsupportedError, match=message):
        instr(line, META)


@pytest.mark.parametrize("line", ["%r = add i32 %n 5", "br i1 %c, %a, label %b", "%r = load %nowhere, ptr %p", "%r = icmp"])
def test_what_is_no_ir_is_a_compile_error(line: str) -> None:
    with pytest.raises((CompileError, UnsupportedError)):
        instr(line)


# ---- layouts and addresses -------------------------------------------------------------------------------------------
SCALARS = {"i8": ctypes.c_int8, "i16": ctypes.c_int16, "i32": ctypes.c_int32, "i64": ctypes.c_int64,
           "float": ctypes.c_float, "double": ctypes.c_double, "half": ctypes.c_uint16}  # fmt: skip
Shape = Any  # a scalar's name, ("array", n, shape) or ("struct", shapes, packed)


def shapes() -> st.SearchStrategy[Shape]:
    return st.recursive(
        st.sampled_from(sorted(SCALARS)),
        lambda inner: st.one_of(
            st.tuples(st.just("array"), st.integers(1, 4), inner),
            st.tuples(st.just("struct"), st.lists(inner, min_size=1, max_size=4), st.booleans()),
        ),
        max_leaves=8,
    )


def spelled(shape: Shape) -> str:
    if isinstance(shape, str):
        return shape
    if shape[0] == "array":
        return f"[{shape[1]} x {spelled(shape[2])}]"
    inner = ", ".join(spelled(s) for s in shape[1])
    return f"<{{ {inner} }}>" if shape[2] else f"{{ {inner} }}"


def in_c(shape: Shape) -> Any:
    if isinstance(shape, str):
        return SCALARS[shape]
    if shape[0] == "array":
        return in_c(shape[2]) * shape[1]
    fields = [(f"f{i}", in_c(s)) for i, s in enumerate(shape[1])]
    return type("S", (ctypes.Structure,), {"_pack_": 1, "_fields_": fields} if shape[2] else {"_fields_": fields})


def align_of(shape: Shape) -> int:
    return ctypes.alignment(in_c(shape))


@examples(100)
@given(shapes(), st.data())
def test_struct_layout_and_address_of_any_element(shape: Shape, data: st.DataObject) -> None:
    """A path of indices into nested arrays and structs lands where ctypes lays the element out."""
    text, c = f"%s = type {{ {spelled(shape)} }}", in_c(("struct", [shape], False))
    first = data.draw(st.integers(-3, 3))
    indices, at, here, variable = [f"i64 {first}", "i32 0"], first * ctypes.sizeof(c), shape, 0
    while not isinstance(here, str):
        if here[0] == "array":
            i = data.draw(st.integers(0, here[1] - 1))
            here = here[2]
            step = ctypes.sizeof(in_c(here))
            if data.draw(st.booleans()):
                indices.append("i64 %m")
                variable += step
            else:
                indices.append(f"i64 {i}")
                at += i * step
        else:
            i = data.draw(st.integers(0, len(here[1]) - 1))
            at += getattr(in_c(here), f"f{i}").offset
            indices.append(f"i32 {i}")
            here = here[1][i]
    line = f"  %r = getelementptr inbounds %s, ptr addrspace(1) %p, {', '.join(indices)}"
    found = read_module(f"{text}\n{HEAD}{line}\n  ret void\n}}").kernels["k"].blocks[0].instrs[0]
    assert found.indices[0] == at
    assert sum(found.indices[1:]) == variable
    assert found.args == (Reg(0), *[Reg(3)] * (len(found.indices) - 1))
    elem = const(f"{{ {spelled(shape)} }}", "zeroinitializer")
    assert isinstance(elem, tuple)


@pytest.mark.parametrize(
    ("name", "size"),
    [("<2 x i8>", 2), ("<3 x i8>", 4), ("<3 x float>", 16), ("<4 x float>", 16), ("<8 x half>", 16), ("<16 x i32>", 64),
     ("<3 x double>", 32), ("[3 x <3 x i16>]", 24), ("{ i8, <4 x float> }", 32), ("<{ i8, <4 x float> }>", 17)],
)  # fmt: skip
def test_sizes_of_opencl_vectors(name: str, size: int) -> None:
    """OpenCL C 6.1.5: a vector is aligned to its size, one of 3 to that of 4."""
    found = instr(f"%r = getelementptr {name}, ptr addrspace(1) %p, i64 1")
    assert found.indices == (size,)


def test_vector_components_and_mixed_indices() -> None:
    assert instr("%r = getelementptr <4 x float>, ptr addrspace(1) %p, i64 2, i64 3").indices == (2 * 16 + 3 * 4,)
    found = instr("%r = getelementptr [8 x <3 x i16>], ptr addrspace(1) %p, i32 %n, i64 %m, i64 1")
    assert (found.indices, found.args) == ((2, 64, 8), (Reg(0), Reg(1), Reg(3)))


def test_functions_that_call_each_other_are_called_recursive() -> None:
    called = "define i32 @{name}(i32 %n) {{\n  %r = tail call spir_func i32 @{other}(i32 %n)\n  ret i32 %r\n}}\n"
    cycle = {"even": "odd", "odd": "third", "third": "even"}
    text = "".join(called.format(name=name, other=other) for name, other in cycle.items())
    module = read_module(f"{text}{HEAD}  %r = call spir_func i32 @even(i32 1)\n  ret void\n}}")
    with pytest.raises(UnsupportedError, match="function 'even' calls itself through 'odd', 'third'; OpenCL C has no recursion"):
        module.kernels["k"]
