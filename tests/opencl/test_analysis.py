"""Static facts of kernels: operation counts, strength reduction, dependency paths, registers; counts against Oclgrind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import pytest

from mgpusim.files import data_dir
from mgpusim.opencl.analysis.facts import KernelFacts
from mgpusim.opencl.analysis.kernel import kernel_facts
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.execution.simt import CompiledKernel, Geometry, NullObserver, execute
from mgpusim.opencl.ir.program import Module
from mgpusim.opencl.ir.reader import read_module
from mgpusim.workload.args import Arg, BufferArg, Init, ScalarArg
from mgpusim.workload.data import materialize
from tests.helpers.oracles import need_oclgrind, oclgrind_counts
from tests.kernels.suite import CASES
from tests.opencl.test_execute_oracle import as_argument


@cache
def module(source: str, options: str = "") -> Module:
    return read_module(compile_source(TranslationUnit(source, options)))


def facts(body: str, args: str = "global float *o, global const float *a, int n", head: str = "") -> KernelFacts:
    """Facts of `kernel void k(ARGS) { int g = get_global_id(0); BODY }`."""
    source = f"{head}\nkernel void k({args}) {{ int g = get_global_id(0); {body} }}"
    return kernel_facts(module(source).kernels["k"])


def counts(found: KernelFacts, role: str | None = None) -> dict[tuple[str, int], float]:
    """Operations by (class, components) over all blocks, of one role or all."""
    total: Counter[tuple[str, int]] = Counter()
    for block in found.mix:
        for key, n in block.items():
            if role is None or key.role == role:
                total[key.cls, key.ncomp] += n  # type: ignore[assignment]
    return dict(total)


def loop_mix(found: KernelFacts, depth: int = 1) -> dict[tuple[str, str], float]:
    """Operations by (class, role) of one visit of all blocks in loops of a depth."""
    total: Counter[tuple[str, str]] = Counter()
    for p, block in enumerate(found.mix):
        loop = found.flow.loop_of[p]
        if loop >= 0 and found.flow.loops[loop].depth == depth:
            for key, n in block.items():
                total[key.cls, key.role] += n * key.ncomp  # type: ignore[assignment]
    return dict(total)


# ---- counts ----------------------------------------------------------------------------------------------------------
def test_straight_code() -> None:
    found = counts(facts("o[g] = mad(a[g], 2.0f, a[g + 1]) * (a[g + 2] - a[g + 3]);"), "value")
    assert found == {("load", 1): 4, ("fma", 1): 1, ("fmul", 1): 1, ("fadd", 1): 1, ("store", 1): 1}
    contracted = counts(facts("o[g] = a[g] * a[g + 1] - a[g + 2];"), "value")  # as OpenCL C's FP_CONTRACT lets compilers
    assert contracted == {("load", 1): 3, ("fma", 1): 1, ("store", 1): 1}


def test_vectors_count_once_with_their_size() -> None:
    found = facts("o[g] = mad(a[g], a[g], a[g]) * 2;", "global float4 *o, global const float4 *a")
    assert counts(found, "value") == {("load", 1): 1, ("fma", 4): 1, ("fmul", 4): 1, ("store", 1): 1}


def test_what_is_moved_comes_in_parts_as_wide_as_its_alignment() -> None:
    """Bits and number of the parts of a load; three components are moved as four where the address allows it."""

    def parts(expression: str) -> tuple[int, int]:
        return next((k.bits, k.ncomp) for block in facts(f"o[g] = {expression};").mix for k in block if k.cls == "load")

    assert parts("vload4(g, a).x") == (32, 4)
    assert parts("vload3(g, a).x") == (32, 3)
    assert parts("((global const float4 *)a)[g].x") == (128, 1)
    assert parts("((global const float16 *)a)[g].s7") == (512, 1)
    assert parts("vload8(g, (global const char *)a).s1") == (8, 8)


def test_a_sum_of_components_is_scalar_additions() -> None:
    """And not as many additions of whole vectors, which vector combining would make of it."""
    found = facts("float16 v = a[g]; o[g] = " + " + ".join(f"v.s{c:x}" for c in range(16)) + ";",
                  "global float *o, global const float16 *a")  # fmt: skip
    assert counts(found, "value") == {("load", 1): 1, ("fadd", 1): 15, ("store", 1): 1}


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("a[g] / a[g + 1]", {"fdiv": 1}),
        ("native_rsqrt(a[g])", {"sfu": 1}),
        ("native_exp2(a[g])", {"sfu": 1}),
        ("fmin(a[g], 3.0f)", {"fcmp": 1}),
        ("(float)((int)a[g] * n)", {"cvt": 2, "imul": 1}),
        ("a[g] > 0 ? a[g] : 2 * a[g]", {"fmul": 1, "fcmp": 1, "logic": 1}),
    ],
)
def test_classes_of_operations(expression: str, expected: dict[str, float]) -> None:
    found = {cls: n for (cls, _), n in counts(facts(f"o[g] = {expression};"), "value").items()}
    assert {c: n for c, n in found.items() if c not in ("load", "store")} == expected


def test_memory_barriers_images_atomics() -> None:
    args = "global int *o, read_only image2d_t in, write_only image2d_t out, local int *t"
    found = facts(
        """const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
        t[get_local_id(0)] = g;
        barrier(CLK_LOCAL_MEM_FENCE);
        float4 v = read_imagef(in, s, (int2)(g, t[0]));
        write_imagef(out, (int2)(g, 1), v);
        atomic_add(o, t[1]);""",
        args,
    )
    total = {cls: n for (cls, _), n in counts(found).items()}
    assert {c: total[c] for c in ("texture", "image_write", "atomic", "barrier", "load", "store")} == {
        "texture": 1, "image_write": 1, "atomic": 1, "barrier": 1, "load": 2, "store": 1}  # fmt: skip
    assert any(r.has_barrier for r in found.regions)
    assert found.uses_local_ids


def test_what_depends_on_the_shape_of_a_group() -> None:
    assert not facts("o[g] = a[g];").uses_local_ids
    assert facts("o[g] = get_group_id(0);").uses_local_ids
    assert facts("o[g] = t[g & 3];", "global float *o, local float *t").uses_local_ids


# ---- strength reduction ----------------------------------------------------------------------------------------------
LOOP = "float s = 0; for (int i = 0; i < n; ++i) {{ s += {}; }} o[g] = s;"


CONTROL = 2  # a loop's own: the counter's step and its test


def addresses(expression: str, args: str = "global float *o, global const float *a, int n, int m") -> tuple[float, float]:
    """Words added to addresses in a visit of a loop that reads EXPRESSION: in each copy of an unrolled body, and once for all."""
    found = loop_mix(facts(LOOP.format(expression), args))
    assert found["fadd", "value"] >= 1
    each = sum(n for (cls, role), n in found.items() if role == "address" and cls not in ("load", "branch"))
    return each, found["iadd", "loop"] + found["logic", "loop"] - CONTROL


def test_an_address_that_steps_by_a_constant_is_one_addition_however_far_the_loop_is_unrolled() -> None:
    assert addresses("a[i]") == addresses("a[g + i]") == addresses("a[(g * m + i) * 4 + 3]") == (0, 2)
    assert addresses("t[i]", "global float *o, local const float *t, int n") == (0, 1)  # of one word


def test_a_step_that_only_the_launch_knows_is_added_in_every_copy() -> None:
    assert addresses("a[i * m]") == addresses("a[g + i * m]") == (2, 0)


def test_what_is_a_constant_apart_shares_an_address() -> None:
    assert addresses("a[i * 8] + a[i * 8 + 1] + a[i * 8 + 5]") == addresses("a[i * 8]") == (0, 2)
    # also where the distance comes out of the loop, or out of a product
    assert addresses("a[(g + 1) * m + i] + a[g * m + m + i + 7]") == addresses("a[(g + 1) * m + i]")
    assert addresses("a[i * m] + a[i * m + 3]") == (2, 0)
    assert addresses("a[i * m] + a[(i + 1) * m]") == (4, 0)


def test_constants_apart_share_an_address_outside_loops_too() -> None:
    def words(body: str) -> float:
        return counts(facts(body), "address").get(("iadd", 2), 0.0)

    assert words("o[g] = a[g] + a[g + 1] + a[g + n] + a[g + n + 2];") == words("o[g] = a[g] + a[g + n];") == 3


def test_another_base_is_another_addition() -> None:
    assert addresses("a[i] + b[i]", "global float *o, global const float *a, global const float *b, int n") == (0, 4)


def test_invariant_addresses_are_hoisted() -> None:
    assert addresses("a[m * g] + i") == (0, 0)
    assert addresses("a[min(g, m)] + i") == (0, 0)
    assert addresses("a[min(g + 1, m) * n + i]") == addresses("a[i]")


def test_invariant_divisions_are_hoisted() -> None:
    """clang leaves them: where the loop is not entered, m may be zero, which a GPU need not fear."""
    body = "for (int i = 0; i < n; ++i) {{ barrier(CLK_LOCAL_MEM_FENCE); o[i] = a[i] + {} % m; }}"
    args = "global float *o, global const float *a, int n, int m"
    assert not any(cls == "idiv" for cls, _ in loop_mix(facts(body.format("g"), args)))
    assert any(cls == "idiv" for cls, _ in loop_mix(facts(body.format("(g + i)"), args)))


def test_what_is_not_affine_is_charged() -> None:
    assert sum(addresses("a[(i * i) & 63]")) >= 2
    assert sum(addresses("a[i % m]")) >= 1


def test_loop_control_is_told_apart() -> None:
    found = loop_mix(facts(LOOP.format("g / 7.0f")))
    assert {k: n for k, n in found.items() if k[1] == "loop"} == {
        ("iadd", "loop"): 1, ("logic", "loop"): 1, ("branch", "loop"): 1}  # fmt: skip


def test_coordinates_are_each_there_for_themselves() -> None:
    source = """
    constant sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    kernel void k(global float4 *o, read_only image2d_t a, int n) {
        float4 sum = 0;
        for (int i = 0; i < n; ++i) sum += %s;
        o[0] = sum;
    }"""

    def words(expression: str) -> float:
        return loop_mix(kernel_facts(module(source % expression).kernels["k"]))["iadd", "address"]

    one = words("read_imagef(a, s, (int2)(n, i + n))")
    assert words("read_imagef(a, s, (int2)(n, i + n)) * read_imagef(a, s, (int2)(n, i + n + 1))") == 2 * one > 0


def test_division_by_a_constant_is_a_multiplication() -> None:
    by_seven = counts(facts("o[g] = g / 7;", "global int *o"))
    assert ("idiv", 1) not in by_seven
    assert by_seven["imul", 1] == 1
    assert counts(facts("o[g] = g / n;", "global int *o, int n"))["idiv", 1] == 1


# ---- paths -----------------------------------------------------------------------------------------------------------
def region(found: KernelFacts) -> Any:
    return next(r for r in found.regions if r.loop >= 0 and r.innermost)


def test_the_recurrence_of_a_sum_is_its_addition() -> None:
    found = region(facts(LOOP.format("(a[i * n] - 1) / a[g]")))
    assert (found.recurrence.ops, found.recurrence.memory) == ({"fadd": 1}, {})
    assert found.critical.memory == {"global": 1}
    assert (found.critical.ops["fdiv"], found.critical.ops["fadd"]) == (1, 2)


def test_the_recurrence_of_a_chain() -> None:
    found = region(
        facts("float x = g; for (int i = 0; i < n; ++i) { x = mad(x, x, 1.0f); x = native_rsqrt(x) / a[i]; } o[g] = x;")
    )
    assert found.recurrence.ops == {"fma": 1, "sfu": 1, "fdiv": 1}
    assert found.recurrence.memory == {}


def test_the_recurrence_of_a_chase_is_a_load() -> None:
    found = region(
        facts("int x = g; for (int i = 0; i < n; ++i) x = a[x]; o[g] = x;", "global int *o, global const int *a, int n")
    )
    assert found.recurrence.memory == {"global": 1}
    image = region(
        facts(
            """const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
            int x = g; for (int i = 0; i < n; ++i) x = read_imagei(im, s, (int2)(x, 0)).x; o[g] = x;""",
            "global int *o, read_only image2d_t im, int n",
        )
    )
    assert image.recurrence.memory == {"texture": 1}


def test_independent_sums_do_not_lengthen_the_recurrence() -> None:
    found = region(facts("float s = 0, t = 0; for (int i = 0; i < n; ++i) { s += a[i]; t += a[i + n]; } o[g] = s * t;"))
    assert found.recurrence.ops == {"fadd": 1}


def test_every_barrier_of_a_turn_is_on_its_path() -> None:
    """A phase is a load that a store waits for, a barrier, a load of local memory and another barrier."""
    body = (
        "local float t[64]; int l = get_local_id(0); float s = 0; for (int i = 0; i < n; ++i) { {} s += t[l ^ 1]; {} } o[g] = s;"
    )
    fill, fence = "t[l] = a[i * n + l];", "barrier(CLK_LOCAL_MEM_FENCE);"
    found = region(facts(body.replace("{}", fill + fence, 1).replace("{}", fence, 1)))
    assert found.critical.ops["barrier"] == 2
    assert found.critical.memory == {"global": 1, "local": 1}


@pytest.mark.parametrize(("body", "waits"), [
    ("if (l < 16) t[l] = a[g]; t[l + 16] = a[g + n];", 2), ("t[l] = a[g]; t[l + 16] = a[g + n];", 1),
    ("t[l] = a[g]; if (l < 16) t[l + 64] = a[g + n];", 2)
])  # fmt: skip
def test_nothing_is_moved_over_a_branch_that_a_scheduler_of_blocks_keeps(body: str, waits: int) -> None:
    """Where branches stay, a load behind one waits for what the branch's body stored."""
    head = "local float t[128]; int l = get_local_id(0);"
    args = "global const float *restrict a, global float *restrict o, int n"
    found = facts(f"{head} {body} barrier(CLK_LOCAL_MEM_FENCE); o[g] = t[l ^ 1];", args)
    assert found.regions_by_block[0].critical.memory["global"] == waits
    assert found.regions[0].critical.memory["global"] == 1
    assert found.regions_by_block[0].load_words * waits == found.regions[0].load_words


def test_load_registers_of_a_visit() -> None:
    args = "global float *o, global const float4 *a, int n"
    found = region(facts("float4 s = 0; for (int i = 0; i < n; ++i) s += a[i] * a[i + n]; o[g] = s.x + s.w;", args))
    assert found.load_words == 8


# ---- registers -------------------------------------------------------------------------------------------------------
def accumulators(side: int) -> KernelFacts:
    """The inner loop of a matrix product that keeps side x side sums."""
    body = f"""float acc[{side}][{side}];
    #pragma unroll
    for (int i = 0; i < {side}; ++i)
        #pragma unroll
        for (int j = 0; j < {side}; ++j) acc[i][j] = 0;
    for (int k = 0; k < n; ++k) {{
        float x[{side}], y[{side}];
        #pragma unroll
        for (int i = 0; i < {side}; ++i) {{ x[i] = a[(k * {side} + i) * 64 + g]; y[i] = a[k * {side} + i + g * 999]; }}
        #pragma unroll
        for (int i = 0; i < {side}; ++i)
            #pragma unroll
            for (int j = 0; j < {side}; ++j) acc[i][j] = mad(x[i], y[j], acc[i][j]);
    }}
    #pragma unroll
    for (int i = 0; i < {side}; ++i)
        #pragma unroll
        for (int j = 0; j < {side}; ++j) o[(g * {side} + i) * {side} + j] = acc[i][j];"""
    return facts(body)


@pytest.mark.parametrize("side", [2, 4, 8])
def test_accumulators_stay_in_registers(side: int) -> None:
    low, nominal, high = accumulators(side).registers
    assert side * side <= nominal <= side * side + 4 * side + 24
    assert low < nominal < high
    assert loop_mix(accumulators(side))["fma", "value"] == side * side


def test_uniform_values_are_told_apart() -> None:
    found = facts("o[g] = a[g] * n + m;", "global float *o, global const float *a, float n, float m")
    assert found.uniform_registers >= 2
    assert found.registers[1] <= 6


def test_the_least_is_four() -> None:
    assert facts("o[g] = 1;").registers[1] == 4


def test_halves_take_half_a_register() -> None:
    def words(type_: str) -> int:
        head = "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
        loads = "".join(f"{type_}16 v{i} = a[g + {i} * n];" for i in range(4))
        return facts(
            loads + "o[g] = v0 * v1 + v2 * v3;", f"global {type_}16 *o, global const {type_}16 *a, int n", head
        ).registers[1]

    assert words("half") <= 0.6 * words("float")


# ---- against Oclgrind ------------------------------------------------------------------------------------------------
class Executed(NullObserver):
    """How often lanes ran each block."""

    def __init__(self, lanes: int, blocks: int) -> None:
        self.lanes, self.visits = lanes, np.zeros(blocks)

    def block(self, position: int, mask: Any) -> None:
        self.visits[position] += self.lanes if mask is None else int(mask.sum())


SPACES = ("private", "global", "constant", "local", "global")


def our_counts(
    source: TranslationUnit, entry: str, global_: Sequence[int], local: Sequence[int], args: Sequence[Arg]
) -> dict[str, float]:
    """What work items executed, named as Oclgrind does: IR instructions times the lanes that ran their block."""
    read = read_module(compile_source(source))
    kernel = CompiledKernel(read, entry, full=True)
    geometry = Geometry(global_, local)
    seen = Executed(geometry.n_groups * geometry.items, len(kernel.flow.order))
    arrays = [materialize(arg, info.name) for arg, info in zip(args, read.kernels[entry].args, strict=True)]
    execute(kernel, geometry, range(geometry.n_groups), [as_argument(a, v) for a, v in zip(args, arrays, strict=True)], seen)
    total: Counter[str] = Counter()
    function = read.kernels[entry]
    for p, b in enumerate(kernel.flow.order):
        for i in function.blocks[b].instrs:
            name = i.op
            if i.op in ("load", "store"):
                pointer = i.args[0 if i.op == "load" else 1]
                space = (function.reg_types[pointer.index] if hasattr(pointer, "index") else pointer.type).space
                name = f"{i.op} {SPACES[space]}"
                assert i.elem is not None
                total[f"{name} bytes"] += int(seen.visits[p]) * i.elem.scalar.bits // 8 * i.elem.ncomp
            elif i.op == "call":
                name = f"call {i.callee}"
            total[name] += int(seen.visits[p])
    return dict(total)


def of_calls(found: dict[str, float], *parts: str) -> float:
    return sum(n for name, n in found.items() if name.startswith("call ") and any(p in name for p in parts))


EXAMPLES: dict[str, tuple[str, tuple[int, ...], tuple[int, ...], list[Arg]]] = {
    "gemm_tiled": ("-DTILE=4", (8, 12), (4, 4), [BufferArg("float32", 96), BufferArg("float32", 96),
                   BufferArg("float32", 144, Init("zeros"), "write"), *(ScalarArg("int32", (v,)) for v in (12, 8, 8))]),
    "conv1x1_buffer": ("", (4, 8), (2, 4), [BufferArg("float32", 512), BufferArg("float32", 256), BufferArg("float32", 16),
                       BufferArg("float32", 512, Init("zeros"), "write"), *(ScalarArg("int32", (v,)) for v in (32, 16, 16))]),
}  # fmt: skip
COMPARED = ["nested_loops", "barrier_loop", "gemm", "reduce", "bitonic", "histogram_local", "convolve", "tables", "trip_counts"]


def compared(ours: dict[str, float], theirs: dict[str, int]) -> None:
    """Memory traffic and barriers agree exactly; float arithmetic up to how the two compilers contract and combine it."""
    for name in ("load global", "store global", "load local", "store local"):
        assert ours.get(f"{name} bytes", 0) == theirs.get(f"{name} bytes", 0), name
    assert of_calls(ours, "barrier") == of_calls(dict(theirs), "barrier")
    assert of_calls(ours, "read_image") == of_calls(dict(theirs), "read_image")
    assert of_calls(ours, "atomic") + ours.get("atomicrmw", 0) == of_calls(dict(theirs), "atomic") + theirs.get("atomicrmw", 0)
    fused = of_calls(ours, "mad", "fma"), of_calls(dict(theirs), "mad", "fma")
    mine = sum(ours.get(op, 0) for op in ("fadd", "fsub", "fmul")) + 2 * fused[0]
    other = sum(theirs.get(op, 0) for op in ("fadd", "fsub", "fmul")) + 2 * fused[1]
    assert mine == pytest.approx(other, rel=0.05)


@pytest.mark.each_time(every=4)
@pytest.mark.parametrize("name", COMPARED)
def test_counts_of_the_suite_agree_with_oclgrind(name: str) -> None:
    need_oclgrind()
    case = next(c for c in CASES if c.name == name)
    local = case.local or case.global_
    ours = our_counts(TranslationUnit.from_file(case.source, case.options), case.entry, case.global_, local, case.args)
    compared(ours, oclgrind_counts(case.source, case.entry, case.options, case.global_, local, case.args))


@pytest.mark.each_time("gemm_tiled")
@pytest.mark.parametrize("name", EXAMPLES)
def test_counts_of_examples_agree_with_oclgrind(name: str) -> None:
    need_oclgrind()
    options, global_, local, args = EXAMPLES[name]
    path = data_dir("examples") / f"{name}.cl"
    ours = our_counts(TranslationUnit.from_file(path, options), name, global_, local, args)
    compared(ours, oclgrind_counts(path, name, options, global_, local, args))


# ---- loops that compilers unroll ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("loop", "trip_count"),
    [
        ("for (int i = 0; i < n; i++)", "counted"),
        ("for (int i = g; i < n; i++)", "counted"),
        ("for (int i = n; i > 0; i--)", "counted"),
        ("for (uint i = 0; i < (uint)n; i++)", "counted"),
        ("for (int i = g; i < n; i += 64)", "stepped"),
        ("for (int i = g; i < 4096; i += 64)", "stepped"),
        ("for (int i = 0; i < 4096; i += 64)", "fixed"),
        ("for (int i = 0; i < 4096; i++)", "fixed"),
        # NVIDIA's compiler (CUDA 13.0) unrolls the loops above and none of those below
        ("const int w = get_local_size(0); for (int i = g; i < n; i += w)", "strided"),
        ("for (int i = g; i < n; i += get_local_size(0))", "open"),
        ("const uint w = get_local_size(0); for (uint i = g; i < (uint)n; i += w)", "open"),
        ("for (int i = n; i > 0; i >>= 1)", "open"),
        ("for (int i = 0; i < n; i++) if (a[i] > 3) break; else", "open"),
        ("while (s < n)", "open"),
        # nor these: their source says so, or clang has done it
        ("\n#pragma nounroll\n for (int i = 0; i < n; i++)", "rolled"),
        ("\n#pragma unroll 1\n for (int i = 0; i < n; i++)", "rolled"),
        ("__attribute__((opencl_unroll_hint(1))) for (int i = 0; i < n; i++)", "rolled"),
    ],
)
def test_how_the_trip_count_of_a_loop_is_known(loop: str, trip_count: str) -> None:
    found = facts(f"float s = 0; {loop} s += a[(int)s]; o[g] = s;")
    assert [region.trip_count for region in found.regions if region.loop >= 0] == [trip_count]


@pytest.mark.parametrize("options", ["-cl-fast-relaxed-math", "-cl-unsafe-math-optimizations"])
def test_relaxed_programs_take_the_special_function_unit(options: str) -> None:
    """Of functions that have a native variant, of powers and of divisions; others cost what they did."""
    source = "kernel void k(global float *o, float x) { o[0] = sin(x) + log(x); o[1] = pow(x, o[2]) / x; o[3] = cbrt(x); }"
    exact, relaxed = (counts(kernel_facts(module(source, each).kernels["k"])) for each in ("", options))
    assert exact["fdiv", 1] == 1
    assert ("fdiv", 1) not in relaxed
    assert relaxed["sfu", 1] == 1 + 1 + 2 + 1 + 3  # sin, log, pow, the quotient, cbrt
    assert exact["fma", 1] - relaxed["fma", 1] > 60
