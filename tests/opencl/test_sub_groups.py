"""Sub-group functions against plain Python over the work items of each sub-group."""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.engine.predict import predict
from mgpusim.errors import InputError, UnsupportedError
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.execution.images import Image
from mgpusim.opencl.execution.simt import CompiledKernel, Geometry, execute
from mgpusim.opencl.ir.reader import read_module
from mgpusim.session import Session
from mgpusim.trace.make import fit
from mgpusim.trace.work import Work
from mgpusim.workload.args import BufferArg, ImageArg, Init
from mgpusim.workload.data import materialize
from mgpusim.workload.device import built_for
from mgpusim.workload.launch import Launch, load_launch
from mgpusim.workload.program import run
from mgpusim.workload.source import source_of_launch
from tests.helpers.examples import examples

Lanes = list[Any]
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
ITEMS, GROUPS = 22, 2  # groups whose last sub-group is shorter
N = ITEMS * GROUPS


def sub_groups(size: int) -> list[list[int]]:
    """Return the work items of each sub-group."""
    return [
        list(range(g * ITEMS + first, g * ITEMS + min(first + size, ITEMS)))
        for g in range(GROUPS)
        for first in range(0, ITEMS, size)
    ]


def executed(body: str, size: int, in_type: str = "int", out_type: str = "", dtype: str = "int32", parts: int = 1) -> Lanes:
    """Return what `body`, which sets `r` from `x`, stores for each work item, and the values of x."""
    out_type = out_type or in_type
    source = f"""
    kernel void k(global const {in_type} *a, global {out_type} *b) {{
        int i = get_global_id(0);
        {in_type} x = a[i];
        {out_type} r = ({out_type})(0);
        {body}
        b[i] = r;
    }}"""
    out_dtype = {"int": "int32", "uint4": "uint32", "float": "float32", "uint": "uint32"}.get(out_type, dtype)
    args = (BufferArg(dtype, N, Init("uniform")), BufferArg(out_dtype, N * parts, Init("zeros")))
    launch = Launch(source, "k", (N,), args, local_size=(ITEMS,))
    out = run(launch, sub_group=size)[1]
    return [materialize(args[0], "a").tolist(), out.reshape(N, -1).squeeze(axis=1 if parts == 1 else ()).tolist()]


OPS: dict[str, Callable[[int, int], int]] = {
    "add": operator.add, "mul": operator.mul, "min": min, "max": max, "and": operator.and_, "or": operator.or_,
    "xor": operator.xor,
}  # fmt: skip
NEUTRAL = {"add": 0, "mul": 1, "min": 2**31 - 1, "max": -(2**31), "and": -1, "or": 0, "xor": 0}


def wrapped(x: int) -> int:
    return (x + 2**31) % 2**32 - 2**31


def combined(op: str, values: Sequence[int]) -> int:
    return wrapped(functools.reduce(OPS[op], values, NEUTRAL[op]))


@pytest.mark.parametrize("size", [4, 8, 16, 64])
@pytest.mark.parametrize("op", ["add", "min", "max"])
def test_reductions_and_scans_of_whole_sub_groups(op: str, size: int) -> None:
    for how, wanted in {
        "reduce": lambda values, k: combined(op, values),
        "scan_inclusive": lambda values, k: combined(op, values[: k + 1]),
        "scan_exclusive": lambda values, k: combined(op, values[:k]),
    }.items():
        x, r = executed(f"r = sub_group_{how}_{op}(x);", size)
        for members in sub_groups(size):
            values = [x[i] for i in members]
            assert [r[i] for i in members] == [wanted(values, k) for k in range(len(members))], how


@pytest.mark.parametrize("op", sorted(OPS))
def test_non_uniform_functions_leave_inactive_items_out(op: str) -> None:
    x, r = executed(f"if (x % 3 != 0) r = sub_group_non_uniform_reduce_{op}(x); else r = 77;", 8)
    for members in sub_groups(8):
        values = [x[i] for i in members if x[i] % 3]
        assert [r[i] for i in members] == [combined(op, values) if x[i] % 3 else 77 for i in members]


def test_clusters_are_reduced_apart() -> None:
    x, r = executed("r = sub_group_clustered_reduce_add(x, 4);", 16)
    for members in sub_groups(16):
        for first in range(0, len(members), 4):
            cluster = members[first : first + 4]
            assert [r[i] for i in cluster] == [sum(x[i] for i in cluster)] * len(cluster)


def moved(size: int, source: Callable[[int], int]) -> Callable[[Lanes], Lanes]:
    def apply(x: Lanes) -> Lanes:
        out: Lanes = [None] * N
        for members in sub_groups(size):
            for k, i in enumerate(members):
                at = source(k)
                out[i] = x[members[at]] if 0 <= at < len(members) else None  # undefined
        return out

    return apply


@pytest.mark.parametrize(
    ("body", "source"),
    [
        ("r = sub_group_shuffle(x, (get_sub_group_local_id() * 5 + 1) % 8);", lambda k: (k * 5 + 1) % 8),
        ("r = sub_group_shuffle_xor(x, 3);", lambda k: k ^ 3),
        ("r = sub_group_shuffle_up(x, 2);", lambda k: k - 2),
        ("r = sub_group_shuffle_down(x, 2);", lambda k: k + 2),
        ("r = sub_group_rotate(x, 3);", lambda k: (k + 3) % 8),
        ("r = sub_group_clustered_rotate(x, 1, 4);", lambda k: k // 4 * 4 + (k + 1) % 4),
        ("r = sub_group_broadcast(x, 5);", lambda k: 5),
        ("r = sub_group_broadcast_first(x);", lambda k: 0),
        ("r = intel_sub_group_shuffle(x, 7 - get_sub_group_local_id());", lambda k: 7 - k),
        ("r = intel_sub_group_shuffle_xor(x, 1);", lambda k: k ^ 1),
        ("r = qcom_sub_group_shuffle_xor(x, 2, CLK_SUB_GROUP_SHUFFLE_WIDTH_WAVE_SIZE_QCOM, x);", lambda k: k ^ 2),
    ],
)
def test_shuffles_move_values_within_a_sub_group(body: str, source: Callable[[int], int]) -> None:
    x, r = executed(body, 8)
    wanted = moved(8, source)(x)
    assert [a for a, w in zip(r, wanted, strict=True) if w is not None] == [w for w in wanted if w is not None]


def test_shuffles_of_two_registers_and_with_a_default() -> None:
    body = "r = intel_sub_group_shuffle_down(x, x + 1000, 3);"
    x, r = executed(body, 4)
    for members in [m for m in sub_groups(4) if len(m) == 4]:
        both = [x[i] for i in members] + [x[i] + 1000 for i in members]
        assert [r[i] for i in members] == both[3:7]
    x, r = executed("r = intel_sub_group_shuffle_up(x + 1000, x, 1);", 4)
    for members in [m for m in sub_groups(4) if len(m) == 4]:
        both = [x[i] + 1000 for i in members] + [x[i] for i in members]
        assert [r[i] for i in members] == both[3:7]
    x, r = executed("r = qcom_sub_group_shuffle_down(x, 1, CLK_SUB_GROUP_SHUFFLE_WIDTH_W4_QCOM, -1);", 8)
    for members in sub_groups(8):
        for k, i in enumerate(members):
            if k % 4 == 3:
                assert r[i] == -1
            elif k + 1 < len(members):
                assert r[i] == x[members[k + 1]]


def test_votes_and_ballots() -> None:
    for body, wanted in {
        "r = sub_group_all(x > 20);": lambda v: int(all(e > 20 for e in v)),
        "r = sub_group_any(x > 250);": lambda v: int(any(e > 250 for e in v)),
    }.items():
        x, r = executed(body, 8)
        for members in sub_groups(8):
            assert [r[i] for i in members] == [wanted([x[j] for j in members])] * len(members)
    x, words = executed("r = sub_group_ballot(x & 1);", 64, out_type="uint4", parts=4)
    for members in sub_groups(64):
        bits = sum((x[i] & 1) << k for k, i in enumerate(members))
        assert all(words[i] == [bits & 0xFFFFFFFF, bits >> 32, 0, 0] for i in members)


def test_functions_of_a_ballot() -> None:
    fold = {
        "sub_group_inverse_ballot(m)": lambda b, k: b[k],
        "sub_group_ballot_bit_extract(m, 2)": lambda b, k: b[2],
        "sub_group_ballot_bit_count(m)": lambda b, k: sum(b),
        "sub_group_ballot_inclusive_scan(m)": lambda b, k: sum(b[: k + 1]),
        "sub_group_ballot_exclusive_scan(m)": lambda b, k: sum(b[:k]),
        "sub_group_ballot_find_lsb(m)": lambda b, k: b.index(1),
        "sub_group_ballot_find_msb(m)": lambda b, k: len(b) - 1 - b[::-1].index(1),
    }
    for call, wanted in fold.items():
        # one bit is always set, so that there is a lowest and a highest
        x, r = executed(f"uint4 m = sub_group_ballot((x & 1) | (get_sub_group_local_id() == 1)); r = {call};", 8)
        for members in sub_groups(8):
            bits = [x[i] & 1 | (k == 1) for k, i in enumerate(members)]
            assert [r[i] for i in members] == [wanted(bits, k) for k in range(len(members))], call


def test_one_item_is_elected() -> None:
    x, r = executed("if (x & 1) r = sub_group_elect();", 8)
    for members in sub_groups(8):
        odd = [i for i in members if x[i] & 1]
        assert [i for i in members if r[i]] == odd[:1]


def test_what_an_item_asks_about_itself() -> None:
    queries = {
        "get_sub_group_size()": lambda g, k, members: len(members),
        "get_max_sub_group_size()": lambda g, k, members: 8,
        "get_num_sub_groups()": lambda g, k, members: 3,
        "get_sub_group_id()": lambda g, k, members: g,
        "get_sub_group_local_id()": lambda g, k, members: k,
        "get_sub_group_eq_mask().x": lambda g, k, members: 1 << k,
        "get_sub_group_lt_mask().x": lambda g, k, members: (1 << k) - 1,
        "get_sub_group_le_mask().x": lambda g, k, members: (2 << k) - 1,
        "get_sub_group_gt_mask().x": lambda g, k, members: 255 & ~((2 << k) - 1),
        "get_sub_group_ge_mask().x": lambda g, k, members: 255 & ~((1 << k) - 1),
    }
    for call, wanted in queries.items():
        _, r = executed(f"r = {call};", 8)
        for number, members in enumerate(sub_groups(8)):
            assert [r[i] for i in members] == [wanted(number % 3, k, members) for k in range(len(members))], call


@examples(20)
@given(st.sampled_from([4, 8, 16, 32]), st.sampled_from(["float", "half", "short", "ulong"]))
def test_functions_take_every_type(size: int, type_: str) -> None:
    dtype = {"float": "float32", "half": "float16", "short": "int16", "ulong": "uint64"}[type_]
    x, r = executed("r = sub_group_scan_inclusive_max(x);", size, type_, dtype=dtype)
    for members in sub_groups(size):
        assert [r[i] for i in members] == [max(x[j] for j in members[: k + 1]) for k in range(len(members))]


def test_vectors_are_broadcast_by_component() -> None:
    source = """kernel void k(global const float4 *a, global float4 *b) {
        b[get_global_id(0)] = sub_group_broadcast(a[get_global_id(0)], 2) + intel_sub_group_shuffle(a[get_global_id(0)], 1u);
    }"""
    args = (BufferArg("float32", 64, Init("uniform")), BufferArg("float32", 64, Init("zeros")))
    out = run(Launch(source, "k", (16,), args, local_size=(16,)), sub_group=8)[1].reshape(16, 4)
    given_ = materialize(args[0], "a").reshape(16, 4)
    assert np.array_equal(out, np.repeat(given_[[2, 10]] + given_[[1, 9]], 8, axis=0))


@pytest.mark.parametrize(("end", "dtype"), [("", "uint32"), ("_us", "uint16"), ("_uc", "uint8"), ("_ul", "uint64")])
@pytest.mark.parametrize("count", [1, 2, 8])
def test_block_reads_and_writes(end: str, dtype: str, count: int) -> None:
    unit = {"uint32": "uint", "uint16": "ushort", "uint8": "uchar", "uint64": "ulong"}[dtype]
    n = "" if count == 1 else str(count)
    source = f"""kernel void k(global const {unit} *a, global {unit} *b) {{
        int first = get_group_id(0) * 16 * {count};
        {unit}{n} v = intel_sub_group_block_read{end}{n}(a + first);
        intel_sub_group_block_write{end}{n}(b + first, v + ({unit}{n})((uchar)get_sub_group_local_id()));
    }}"""
    args = (BufferArg(dtype, 64 * count, Init("uniform")), BufferArg(dtype, 64 * count, Init("zeros")))
    out = run(Launch(source, "k", (64,), args, local_size=(16,)), sub_group=16)[1]
    lane = np.tile(np.arange(16), 4 * count)
    assert np.array_equal(out, (materialize(args[0], "a") + lane.astype(dtype)).astype(dtype))


def test_block_reads_of_an_image_take_rows() -> None:
    source = """kernel void k(read_only image2d_t a, global uint *b) {
        uint2 v = intel_sub_group_block_read2(a, (int2)(get_group_id(0) * 32, 1));
        b[get_global_id(0) * 2] = v.x; b[get_global_id(0) * 2 + 1] = v.y;
    }"""
    image = ImageArg("image2d", 8, 4, 1, "RGBA", "uint8", Init("uniform"))
    out = run(Launch(source, "k", (8,), (image, BufferArg("uint32", 16, Init("zeros"))), local_size=(8,)), sub_group=8)[1]
    texels = materialize(image, "a").reshape(4, -1).view(np.uint32)
    assert np.array_equal(out.reshape(8, 2), texels[1:3, :8].T)


def test_block_reads_of_an_image_find_rows_behind_two_gigabytes() -> None:
    source = """kernel void k(read_only image2d_t a, global uint *b) {
        b[get_global_id(0)] = intel_sub_group_block_read(a, (int2)(0, 8190 + (int)get_group_id(0) * 2));
    }"""
    kernel = CompiledKernel(read_module(compile_source(TranslationUnit(source))), "k", full=True)
    image = Image("2d", 16384, 8193, dtype="uint32")  # of 256 KiB rows; nothing else of it is ever touched
    image.data[0, 8190:8193:2, 0, 0] = (3, 4)
    out = np.zeros(16, np.uint32)
    execute(kernel, Geometry((16,), (8,), sub_group=8), range(2), [image, out])
    assert (out[0], out[8]) == (3, 4)


REDUCTION = """
kernel void total(global const float *a, global float *b) {
    float x = 0;
    for (int j = 0; j < 16; j++) x += a[get_global_id(0) + j * get_global_size(0)];
    x = sub_group_reduce_add(x);
    if (get_sub_group_local_id() == 0) b[get_global_id(0) / get_sub_group_size()] = x;
}"""


def reduction(attribute: str = "", items: int = 4096) -> Launch:
    args = (BufferArg("float32", 16 * items), BufferArg("float32", items))
    return Launch(REDUCTION.replace("kernel void", attribute + " kernel void"), "total", (items,), args, (128,))


@pytest.mark.each_time("adreno-640-analytic")
@pytest.mark.parametrize("engine", ["analytic", "event"])
@pytest.mark.parametrize("name", ["adreno-640", "mali-g76-mp5", "intel-hd505", "nvidia-h200"])
def test_both_engines_charge_the_shuffles(name: str, engine: str) -> None:
    gpu = load_gpu(name)
    slow = with_fields(gpu, {"core.ops.shuffle.per_cycle": gpu.core.ops.shuffle.per_cycle / 1000})
    usual, slower = (
        predict(reduction(items=1 << 18), g, engine=engine, session=Session(cache=False)).latency_us for g in (gpu, slow)
    )
    assert slower > 1.5 * usual
    steps = gpu.core.warp_sizes[-1].bit_length() - 1
    facts = fit(Work(reduction(), Session(cache=False)), reduction(), gpu)
    width = facts.occupancy.warp_size
    charged = sum(count for mix in facts.facts.mix for key, count in mix.items() if key.cls == "combine")
    assert charged == width.bit_length() - 1 <= steps


def test_a_gpu_without_sub_groups_says_so() -> None:
    with pytest.raises(UnsupportedError, match=r"kernel total, line 5: mali-t860-mp4 has no sub-groups.*local memory"):
        predict(reduction(), load_gpu("mali-t860-mp4"), session=Session(cache=False))


def test_an_attribute_chooses_the_width() -> None:
    adreno, intel = load_gpu("adreno-640"), load_gpu("intel-hd505")

    def width(attribute: str, gpu: Any) -> int:
        launch = reduction(attribute=f"__attribute__(({attribute}))")
        return fit(Work(launch, Session(cache=False)), launch, gpu).occupancy.warp_size

    assert width('qcom_reqd_sub_group_size("half")', adreno) == 64
    assert width('qcom_reqd_sub_group_size("full")', adreno) == 128
    assert [width(f"intel_reqd_sub_group_size({n})", intel) for n in (8, 16, 32)] == [8, 16, 32]
    with pytest.raises(InputError, match="sub-groups of 16 work items, and those of adreno-640 have 64 or 128"):
        width("intel_reqd_sub_group_size(16)", adreno)


@pytest.mark.parametrize(
    ("name", "macro", "seen"),
    [
        ("adreno-640", "cl_qcom_reqd_sub_group_size", True),
        ("adreno-640", "cl_intel_subgroups", False),
        ("intel-hd505", "cl_intel_subgroups", True),
        ("mali-g76-mp5", "cl_arm_integer_dot_product_int8", True),
        ("mali-g72-mp12", "cl_arm_integer_dot_product_int8", False),
        ("mali-t860-mp4", "cl_khr_subgroups", False),
        ("nvidia-h200", "cl_qcom_subgroup_shuffle", False),
        ("adreno-640", "cl_intel_required_subgroup_size", False),
    ],
)
def test_a_source_sees_the_extensions_of_the_gpu(name: str, macro: str, seen: bool, tmp_path: Path) -> None:
    (tmp_path / "inner.h").write_text(f"#ifdef {macro}\n#define STEPS 64\n#else\n#define STEPS 1\n#endif\n", encoding="utf-8")
    path = tmp_path / "k.cl"
    path.write_text(
        '#include "inner.h"\n'
        "kernel void k(global float *a) { float x = 0; for (int i = 0; i < STEPS; i++) x += a[i]; a[99] = x; }",
        encoding="utf-8",
    )
    launch = Launch(path, "k", (64,), (BufferArg("float32", 100),), (64,))
    work = Work(built_for(launch, load_gpu(name)), Session(cache=False))
    adds = sum(count for mix in work.facts.mix for key, count in mix.items() if key.cls == "fadd")
    loops = len(work.facts.flow.loops)
    assert (adds > 1 or loops > 0) == seen
    assert built_for(built_for(launch, load_gpu(name)), load_gpu(name)) == built_for(launch, load_gpu(name))


def test_qualcomms_vectors_of_32() -> None:
    source = """
    #pragma OPENCL EXTENSION cl_qcom_extra_vector_types : enable
    kernel void k(global float *a) {
        float32 v = (float32)(0);
        for (int i = 0; i < 32; i++) v[i] = a[i];
        a[0] = v.sg + v.sv * 2 + v.s1;
    }"""
    launch = built_for(Launch(source, "k", (1,), (BufferArg("float32", 32, Init("uniform")),), (1,)), load_gpu("adreno-640"))
    x = materialize(launch.args[0], "a")
    assert run(launch)[0][0] == pytest.approx(x[16] + 2 * x[31] + x[1])


@pytest.mark.parametrize(("name", "bits"), [("nvidia-h200", 64), ("adreno-640", 32)])
@pytest.mark.parametrize("literal", ["1.5", "2.", ".5", "1e3", "M_PI", "DBL_EPSILON"])
def test_a_literal_without_a_suffix_is_a_double_where_there_are_doubles(name: str, bits: int, literal: str) -> None:
    source = f"kernel void k(global float *a) {{ a[get_global_id(0)] = a[get_global_id(0)] * {literal} + a[0]; }}"
    launch = built_for(Launch(source, "k", (64,), (BufferArg("float32", 64),), (64,)), load_gpu(name))
    mix = Work(launch, Session(cache=False)).facts.mix
    assert {key.bits for counts in mix for key in counts if key.cls in ("fmul", "fadd", "fma")} == {bits}


@pytest.mark.parametrize("text", ["1.5f", "x.s0", "/* 1.0 */ 7", "0x1.8p3f", "1u", "v1.5f"])
def test_no_other_source_is_built_with_doubles(text: str) -> None:
    launch = Launch(f"kernel void k(global float *a) {{ /* {text} */ }} // 2.5\n#define N {text}", "k", (64,), (), (64,))
    assert built_for(launch, load_gpu("nvidia-h200")) == launch


def test_the_examples_are_built_alike_for_all_gpus() -> None:
    """The IR that ships beside them serves every GPU."""
    for name in list_gpus():
        gpu = load_gpu(name)
        for launch in (load_launch(path) for path in sorted(EXAMPLES.glob("*.toml"))):
            assert source_of_launch(built_for(launch, gpu)).key == source_of_launch(launch).key, name
