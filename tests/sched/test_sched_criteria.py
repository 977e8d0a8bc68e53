"""Pruning criteria: each by its rule in plain Python, at the GPUs' own limits, and as properties."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.arch.occupancy import largest_group, occupancy
from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError, UnknownNameError
from mgpusim.sched.pruning import kernel_use
from mgpusim.sched.pruning import prune as prune_module
from mgpusim.sched.pruning.criteria import TABLE1, CriteriaConstants, Use, criteria, efficient_width, meaning_of, removed
from mgpusim.sched.pruning.kernel_use import ir_use, stack, use_of_launches
from mgpusim.sched.pruning.prune import CHUNK, prune_by_knobs, prune_compiled, prune_use
from mgpusim.sched.pruning.roles import knob_use
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg, ImageArg, LocalArg, ScalarArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.spaces.file import space_from_dict
from mgpusim.workload.spaces.members import Knob
from mgpusim.workload.spaces.space import Space
from tests.helpers.examples import examples
from tests.helpers.trace_use import trace_use

ADRENO, G76, H200 = (load_gpu(name) for name in ("adreno-640", "mali-g76-mp5", "nvidia-h200"))


def by_hand(gpu: GpuSpec, row: dict[str, float], alpha: float = 3.0) -> dict[str, bool]:
    """Table 1 in plain Python, one configuration at a time."""
    items, texture_only = row["items"], gpu.l1 is None or gpu.l1.serves == "texture"
    if gpu.texture_l1 is not None:
        over = items * row["image_b"] > gpu.texture_l1.size_b
        over = over or (not texture_only and gpu.l1 is not None and items * row["buffer_b"] > gpu.l1.size_b)
    else:
        assert gpu.l1 is not None
        over = items * (row["image_b"] + row["buffer_b"]) > gpu.l1.size_b
    fits = items <= gpu.limits.max_work_group_size
    if fits:
        try:
            occupancy(gpu, int(items), int(row["registers"]), int(row["local_b"]), barriers=True)
        except InputError:
            fits = False
    return {
        "l1": over,
        "registers": not fits or row["registers"] > gpu.registers.max_per_item,
        "buffer": texture_only and row["buffer_b"] > 0,
        "local_memory": row["local_b"] > 0 and items > alpha * gpu.core.lanes,
        "warp": items < min(gpu.core.warp_sizes),
        "access_width": 0 < row["width"] < efficient_width(gpu),
    }


ROWS = st.fixed_dictionaries({
    "items": st.integers(1, 1100), "registers": st.integers(1, 260), "image_b": st.sampled_from([0, 1, 4, 16, 64, 512]),
    "buffer_b": st.sampled_from([0, 4, 16, 400]), "local_b": st.sampled_from([0, 64, 4096, 20000]),
    "width": st.sampled_from([0, 1, 2, 4, 8]),
})  # fmt: skip


@examples(60)
@given(
    rows=st.lists(ROWS, min_size=1, max_size=6),
    name=st.sampled_from(["adreno-640", "mali-g72-mp12", "nvidia-h200", "intel-hd505"]),
)
def test_all_rows_at_once_are_judged_as_each_by_the_rule(rows: list[dict[str, float]], name: str) -> None:
    gpu = load_gpu(name)
    use = Use(**{field: np.array([row[field] for row in rows]) for field in rows[0]})
    found = removed(use, gpu)
    assert set(found) == set(TABLE1)
    for k, row in enumerate(rows):
        assert {c: bool(mask[k]) for c, mask in found.items()} == by_hand(gpu, row), row


def test_registers_step_where_the_paper_sees_them_on_adreno_640() -> None:
    """Romou, figure 5: 1024 items run at once up to 60 registers, 384 up to 180."""
    use = Use(items=np.array([1024, 1024, 384, 384]), registers=np.array([60, 61, 180, 181]))
    assert removed(use, ADRENO)["registers"].tolist() == [False, True, False, True]


@pytest.mark.parametrize("name", list_gpus())
def test_the_largest_group_is_kept_and_one_item_more_is_not(name: str) -> None:
    gpu = load_gpu(name)
    registers = gpu.registers.max_per_item // 2 + 1
    most = largest_group(gpu, registers)
    use = Use(items=np.array([most, most + 1]), registers=np.full(2, registers))
    assert removed(use, gpu)["registers"].tolist() == [False, True]


def test_alpha_decides_about_local_memory_and_only_where_it_is_used() -> None:
    items = np.array([72, 73, 73])  # 24 ALUs in a core of a Mali-G76
    use = Use(items=items, local_b=np.array([16, 16, 0]))
    assert removed(use, G76)["local_memory"].tolist() == [False, True, False]
    assert removed(use, G76, constants=CriteriaConstants(alpha=4.0))["local_memory"].tolist() == [False, False, False]
    # an Adreno 640 has 384 ALUs in a core and groups of at most 1024: alpha = 3 never applies there
    assert not removed(Use(items=np.array([1024]), local_b=np.array([64])), ADRENO)["local_memory"].any()


def test_l1_counts_bytes_of_the_whole_group() -> None:
    use = Use(items=np.array([768, 769, 768]), image_b=np.array([16, 16, 16]), buffer_b=np.array([0, 0, 4000]))
    assert removed(use, ADRENO)["l1"].tolist() == [False, True, False]  # 12 KiB for textures; buffers pass it by
    shared = Use(items=np.array([1024, 1024]), image_b=np.array([64, 64]), group_b=np.array([12288, 12289]))
    assert removed(shared, ADRENO, ["l1_shared"])["l1_shared"].tolist() == [False, True]


def test_what_is_not_known_is_not_judged() -> None:
    found = removed(Use(items=np.array([8])), ADRENO)
    assert set(found) == {"warp"}
    assert removed(Use(), ADRENO) == {}
    assert removed(Use(bound_us=np.array([1.0])), ADRENO, ["bound"]) == {}  # no best time yet


def test_bound_and_model_compare_with_the_best() -> None:
    use = Use(bound_us=np.array([5.0, 10.0, 10.1]), predicted_us=np.array([20.0, 29.9, np.nan]))
    found = removed(use, ADRENO, ["bound", "model"], CriteriaConstants(best_us=10.0, margin=0.495))
    assert found["bound"].tolist() == [False, False, True]
    assert found["model"].tolist() == [False, False, True]
    assert removed(use, ADRENO, ["model"], CriteriaConstants(margin=0.4))["model"].tolist() == [False, True, True]
    assert removed(Use(predicted_us=np.array([np.nan])), ADRENO, ["model"]) == {}


def test_a_criterion_of_a_plug_in_is_checked() -> None:
    with pytest.raises(UnknownNameError, match="did you mean 'registers'"):
        removed(Use(), ADRENO, ["register"])
    criteria.register("odd")(lambda use, gpu, constants: np.zeros(3, bool))
    try:
        with pytest.raises(InputError, match=r"odd.*3.*for 1 configurations"):
            removed(Use(items=np.array([1])), ADRENO, ["odd"])
    finally:
        del criteria["odd"]


def test_a_criterion_is_all_that_a_report_needs_of_it() -> None:
    @criteria.register("even")
    def even(use: Use, gpu: GpuSpec, constants: CriteriaConstants) -> Any:
        """Group of an even number of items.

        More about it.
        """
        return use.items % 2 == 0  # type: ignore[operator]

    try:
        pruning = prune_use(Use(items=np.array([1, 2, 4])), ADRENO, ["warp", "even"])
        assert meaning_of("even") == "group of an even number of items"
        assert [(s.criterion, s.alone) for s in pruning.stages] == [("warp", 3), ("even", 2)]
    finally:
        del criteria["even"]
    assert all(meaning_of(name) for name in criteria)


# ---- from kernels --------------------------------------------------------------------------------------------------------
READS = """
constant sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
kernel void reads(read_only image2d_t a, global const float2 *b, global float4 *c, local float *spare, int n) {
    local float4 kept[16];
    kept[get_local_id(0) & 15] = c[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    float4 sum = kept[(get_local_id(0) + 1) & 15];
    for (int i = 0; i < n; i++) {
        float2 w = b[i * 64 + get_global_id(0)];
        sum += read_imagef(a, s, (int2)(i, get_global_id(0))) * w.x + w.y;
    }
    c[get_global_id(0)] = sum;
}
"""


def launch(local: int = 64, dtype: str = "float32", options: str = "") -> Launch:
    args = (ImageArg("image2d", 64, 256, dtype=dtype), BufferArg("float32", 65536), BufferArg("float32", 4096), LocalArg(96),
            ScalarArg("int32", 8))  # fmt: skip
    return Launch(READS, "reads", (256,), args, local_size=(local,), options=options)


def test_ir_of_a_loop_with_an_image_and_a_buffer() -> None:
    use = ir_use(launch())
    assert (use.image_b, use.buffer_b, use.width) == (16.0, 8.0, 2)
    assert use.local_b == 16 * 16 + 96
    assert ir_use(launch(dtype="float16")).image_b == 8.0
    assert use.registers[0] <= use.registers[1] <= use.registers[2]


def test_ir_and_trace_agree_where_every_lane_runs_the_loop() -> None:
    plain = load_gpu("adreno-640", {"registers.folded_operands": "false"})  # what the code alone says folds no operand
    ir, trace = ir_use(launch()), trace_use(trace_launch(launch(), plain), plain)
    assert trace.image_b is not None
    assert trace.buffer_b is not None
    assert trace.group_b is not None
    assert (trace.image_b[0], trace.buffer_b[0]) == (ir.image_b, ir.buffer_b)
    # 64 lanes read 8 bytes each of a row of b, and a column of texels, two of which share a line at best
    assert 64 * 8 + 64 * 16 <= trace.group_b[0] <= 64 * 8 + 64 * 32
    assert trace.bound_us is not None
    assert trace.predicted_us is not None
    assert trace.bound_us[0] <= trace.predicted_us[0]
    assert trace.registers is not None
    assert trace.registers[0] == ir.registers[1]


def test_a_kernel_without_loops_counts_whole_and_an_outer_loop_where_the_inner_reads_local_memory() -> None:
    source = "kernel void copy(global const float *a, global float *b) { b[get_global_id(0)] = a[get_global_id(0)]; }"
    buffers = (BufferArg("float32", 64), BufferArg("float32", 64))
    assert ir_use(Launch(source, "copy", (64,), buffers)).buffer_b == 4.0
    source = """kernel void rows(global const float *a, global float *b, int n) {
        local float t[64]; float s = 0;
        for (int i = 0; i < n; i++) {
            barrier(CLK_LOCAL_MEM_FENCE); t[get_local_id(0)] = a[i * 64 + get_local_id(0)]; barrier(CLK_LOCAL_MEM_FENCE);
            for (int k = 0; k < n; k++) s += t[k & 63];
        } b[get_global_id(0)] = s; }"""
    assert ir_use(Launch(source, "rows", (64,), (*buffers, ScalarArg("int32", 4)))).buffer_b == 4.0


def test_launches_that_share_a_kernel_share_its_reading_and_failures_do_not_stop_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: list[str] = []
    reading = kernel_use._kernel
    monkeypatch.setattr(kernel_use, "_kernel", lambda one, cache: (read.append(one.entry), reading(one, cache))[1])
    launches = [launch(local) for local in (8, 16, 64)] + [launch(options="-DCLK_GLOBAL_MEM_FENCE=)")] + [launch(32)]
    broken = Launch("kernel void f() { none(); }", "f", (1,))
    use, failed = use_of_launches([*launches[:3], broken, launches[4]])
    assert use.items is not None
    assert use.items.tolist() == [8, 16, 64, 1, 32]
    assert list(failed) == [3]
    assert "none" in failed[3]
    assert use.image_b is not None
    assert use.image_b.tolist() == [16.0, 16.0, 16.0, 0.0, 16.0]
    assert read == [launches[0].entry, "f"]  # each of the two kernels once


def test_stack_keeps_what_has_no_kernel() -> None:
    use = stack([None, ir_use(launch())], [64, 64])
    found = removed(use, ADRENO, ["buffer", "registers", "access_width"])
    assert [mask[0] for mask in found.values()] == [False, False, False]
    assert found["buffer"][1]


# ---- spaces --------------------------------------------------------------------------------------------------------------
def space(**roles: str) -> Space:
    knobs = (Knob("T", (1, 2, 4, 8)), Knob("V", (1, 2, 4)), Knob("IMG", (False, True)), Knob("WG", (16, 64, 256, 1024)))
    return Space("demo", knobs, ("T * V <= 16",), roles=roles)


ROLES = {
    "items": "WG", "registers": "8 * T * V + 8", "image_bytes": "IMG * 4 * V * T", "buffer_bytes": "(1 - IMG) * 4 * V * T",
    "width": "V", "local_bytes": "0",
}  # fmt: skip


def test_pruning_a_space_counts_what_plain_loops_count() -> None:
    demo = space(**ROLES)
    found = prune_by_knobs(demo, ADRENO)
    rows = []
    for t in (1, 2, 4, 8):
        for v in (1, 2, 4):
            for img in (0, 1):
                for wg in (16, 64, 256, 1024):
                    row = {"items": wg, "registers": 8 * t * v + 8, "image_b": img * 4 * v * t, "buffer_b": (1 - img) * 4 * v * t,
                           "local_b": 0, "width": v}  # fmt: skip
                    rows.append(by_hand(ADRENO, row) if t * v <= 16 else None)
    valid = [row for row in rows if row is not None]
    assert found.considered == len(valid)
    left = valid
    for k, stage in enumerate(found.stages):
        assert stage.alone == sum(row[stage.criterion] for row in valid)
        assert stage.only == sum(row[stage.criterion] and sum(row.values()) == 1 for row in valid)
        assert stage.removes == sum(row[stage.criterion] for row in left)
        left = [row for row in left if not row[stage.criterion]]
        assert stage.left == len(left)
        for j, other in enumerate(found.stages):
            assert found.overlap[k][j] == sum(row[stage.criterion] and row[other.criterion] for row in valid)
    assert found.kept.tolist() == [k for k, row in enumerate(rows) if row is not None and not any(row.values())]


def test_the_order_of_criteria_changes_the_stages_and_not_the_result() -> None:
    demo = space(**ROLES)
    one, other = prune_by_knobs(demo, ADRENO), prune_by_knobs(demo, ADRENO, TABLE1[::-1])
    assert one.kept.tolist() == other.kept.tolist()
    assert {s.criterion: s.alone for s in one.stages} == {s.criterion: s.alone for s in other.stages}


def test_chunks_do_not_change_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    demo = space(**ROLES)
    whole = prune_by_knobs(demo, ADRENO)
    monkeypatch.setattr("mgpusim.sched.pruning.prune.CHUNK", 3)
    assert len(list(demo.valid_indices(3))) > 2
    parts = prune_by_knobs(demo, ADRENO)
    assert parts.stages == whole.stages
    assert parts.kept.tolist() == whole.kept.tolist()


def test_roles_that_are_missing_or_wrong() -> None:
    found = prune_by_knobs(space(items="WG"), ADRENO)
    assert [s.criterion for s in found.stages] == ["warp"]
    assert set(found.unknown) == set(TABLE1) - {"warp"}
    with pytest.raises(InputError, match=r"roles.registers: got -1"):
        prune_by_knobs(space(registers="0 - T"), ADRENO)
    with pytest.raises(InputError, match="did you mean 'registers'"):
        space(register="T")
    with pytest.raises(InputError, match="unknown name 'Q'"):
        space(registers="Q")


def test_items_and_bound_follow_from_the_sizes() -> None:
    document = {
        "schema": "mgpusim.space/1", "name": "copy", "knobs": {"WG": [48, 64, 512]}, "template": "gemm", "entry": "gemm",
        "global": [1024, 6], "local": ["WG", 2], "roles": {"flops": "10 ** 9"},
    }  # fmt: skip
    document["args"] = [{"buffer": {"dtype": "float32", "count": 4}}]
    demo = space_from_dict(document)
    use = knob_use(demo, np.arange(3), ADRENO)
    assert use.items is not None
    assert use.items.tolist() == [96, 128, 1024]
    assert use.bound_us is not None
    peak_us = 1e9 / ADRENO.peak_flops * 1e6
    floor_us = ADRENO.launch.floor_s * 1e6
    # 66, 48 and 6 groups on two cores; groups of 96 items fill three quarters of two warps of 64
    assert use.bound_us - floor_us == pytest.approx([peak_us * 128 / 96, peak_us, peak_us], rel=1e-12)


def test_the_bound_is_below_every_prediction() -> None:
    source = """kernel void fill(global float *a) {
        float x = a[get_global_id(0)]; for (int i = 0; i < 64; i++) x = x * x + 1; a[get_global_id(0)] = x; }"""
    for local in (16, 64, 256):
        one = Launch(source, "fill", (4096,), (BufferArg("float32", 4096),), local_size=(local,))
        demo = Space(
            "fill", (Knob("WG", (local,)),), roles={"items": "WG", "flops": "2 * 64 * 4096", "dram_bytes": "2 * 4 * 4096"}
        )
        bound = knob_use(demo, np.arange(1), ADRENO).bound_us
        predicted = trace_use(trace_launch(one, ADRENO), ADRENO).predicted_us
        assert bound is not None
        assert predicted is not None
        assert bound[0] <= predicted[0]


def test_members_that_do_not_compile_are_counted_once_and_the_rest_goes_on(tmp_path) -> None:  # type: ignore[no-untyped-def]
    kernel = tmp_path / "k.cl"
    kernel.write_text(
        "#if V == 2\n#error no pairs\n#endif\nkernel void k(global const float *a, global float *b) {\n"
        "  float s = 0; for (int i = 0; i < T * 100; i++) s += a[i]; b[get_global_id(0)] = s; }\n",
        encoding="utf-8",
    )
    document = {
        "schema": "mgpusim.space/1", "name": "k", "knobs": {"T": [1, 2], "V": [1, 2]}, "kernel": "k.cl", "global": [64],
        "local": [64], "args": [{"buffer": {"dtype": "float32", "count": 400}}] * 2,
    }  # fmt: skip
    found = prune_compiled(space_from_dict(document, tmp_path), np.arange(4), ADRENO)
    assert [(n, first) for n, _, first in found.failed] == [(2, 1)]
    assert "no pairs" in found.failed[0][1]
    assert found.pruning.considered == 2
    assert {s.criterion: s.alone for s in found.pruning.stages}["buffer"] == 2
    assert len(found.pruning.kept) == 0


def test_nothing_to_judge() -> None:
    found = prune_use(Use(), ADRENO)
    assert (found.considered, found.stages, found.kept.tolist()) == (0, (), [])


def test_members_are_judged_a_chunk_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """In columns: a hundred thousand members a second and more."""
    judged: list[int] = []
    judge = prune_module.knob_use
    monkeypatch.setattr(prune_module, "knob_use", lambda space, part, gpu: (judged.append(len(part)), judge(space, part, gpu))[1])
    knobs = (
        Knob("A", tuple(range(1, 65))),
        Knob("B", tuple(range(1, 65))),
        Knob("WG", (16, 64, 256, 1024)),
        Knob("C", tuple(range(16))),
    )
    demo = Space("large", knobs, ("A * B >= 4",), roles={**ROLES, "registers": "A + B + C", "width": "4", "image_bytes": "A",
                                                        "buffer_bytes": "B"})  # fmt: skip
    found = prune_by_knobs(demo, ADRENO)
    assert sum(judged) == found.considered > CHUNK
    assert len(judged) == math.ceil(demo.count / CHUNK)
