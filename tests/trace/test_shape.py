"""What a recording becomes on a GPU: closed forms of coalescing, footprints, conflicts and divergence; invariances."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim import load_gpu
from mgpusim.arch.fields import with_fields
from mgpusim.arch.occupancy import occupancy
from mgpusim.arch.spec import GpuSpec
from mgpusim.opencl.analysis.kernel import kernel_facts
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.execution.images import Image
from mgpusim.opencl.execution.simt import CompiledKernel, Geometry
from mgpusim.opencl.ir.reader import read_module
from mgpusim.session import Session
from mgpusim.trace.data import SITE_FIELDS, Trace, WaveSample, site_table
from mgpusim.trace.plan import Plan, make_plan
from mgpusim.trace.record import record
from mgpusim.trace.shape import Shaper
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg, ImageArg, Init, LocalArg, ScalarArg
from mgpusim.workload.launch import Launch
from tests.helpers.examples import examples
from tests.helpers.gpus import PHONE

AT = {name: i for i, name in enumerate(SITE_FIELDS)}
ROOT = Path(__file__).parents[2]


def trace(source: str, args: Sequence[Any], gpu: GpuSpec | str = PHONE, size: Any = (1024,), local: Any = (256,)) -> Trace:
    launch = Launch(source, "k", tuple(size), tuple(args), local_size=tuple(local))
    return trace_launch(launch, gpu if isinstance(gpu, GpuSpec) else load_gpu(gpu))


def site(found: Trace, kind: str, space: str = "global", which: int = 0) -> dict[str, float]:
    """Counters of the `which`-th site of a kind, over all waves and cores."""
    rows = [i for i, s in enumerate(found.meta.sites) if (s.kind, s.space) == (kind, space)]
    total = sum(w.sites[:, rows[which]].sum(axis=0) for w in found.waves)
    return dict(zip(SITE_FIELDS, np.asarray(total).tolist(), strict=True))


def floats(n: int, access: str = "read") -> BufferArg:
    return BufferArg("float32", n, Init("zeros"), access)


WIDE = load_gpu(PHONE)  # groups of 256 run in waves of 128 there, groups of 64 in waves of 64


def loads(index: str, type_: str = "float", gpu: GpuSpec | str = WIDE, items: int = 1024) -> dict[str, float]:
    """Counters of `in[INDEX]` run by 4 groups of 256 work items g, or of `items` in all."""
    source = f"""kernel void k(global const {type_} *in, global {type_} *out) {{
        int g = get_global_id(0), l = get_local_id(0);
        out[g] = in[{index}];
    }}"""
    return site(trace(source, [floats(1 << 18), floats(1 << 14, "write")], gpu, (items,)), "load")


# ---- coalescing ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("type_", "width"), [("float", 4), ("float2", 8), ("float4", 16), ("uchar", 1)])
def test_neighbours_share_lines(type_: str, width: int) -> None:
    """A warp of 128 that reads 128 neighbouring values moves 128 * width / 64 lines of L2."""
    found = loads("g", type_)
    assert found["requests"] == 8
    assert found["lanes"] == 1024
    assert found["transactions"] == 8 * max(1, 128 * width // 64)
    assert found["sector_b"] == 1024 * width
    assert found["dram_read_b"] == 0  # warm, and small enough for L2


@pytest.mark.parametrize("stride", [1, 2, 3, 4, 8, 16, 32, 100])
def test_a_stride_spreads_over_lines(stride: int) -> None:
    expected = sum(len({g * stride * 4 // 64 for g in range(w * 128, w * 128 + 128)}) for w in range(8))
    assert loads(f"g * {stride}")["transactions"] == expected


def test_a_misaligned_row_costs_a_line_more() -> None:
    assert loads("g + 1")["transactions"] == 8 * 9


def test_a_broadcast_is_one_transaction() -> None:
    for index in ("7", "get_group_id(0)", "g >> 7"):
        found = loads(index)
        assert (found["requests"], found["transactions"]) == (8, 8)
        assert found["lanes"] == 1024


def test_a_permutation_of_the_lanes_costs_the_same() -> None:
    assert loads("g ^ 127")["transactions"] == loads("g")["transactions"]


def test_lanes_of_a_partial_warp() -> None:
    source = "kernel void k(global const float *in, global float *out) { int g = get_global_id(0); out[g] = in[g]; }"
    found = site(trace(source, [floats(4096), floats(4096, "write")], WIDE, (80,), (40,)), "load")
    assert (found["requests"], found["lanes"]) == (2, 80)
    assert found["transactions"] == 3 + 3  # 160 bytes from 0, and from 160: three lines each


def test_midgard_does_not_coalesce() -> None:
    """Each work item is its own thread and asks for its own line; the first of four finds it missing."""
    found = loads("g", "float4", "mali-t860-mp4")
    assert found["requests"] == found["transactions"] == 1024
    assert found["l1_hits"] == 768


def test_partial_stores() -> None:
    source = "kernel void k(global float *out, int s) { out[get_global_id(0) * s] = 1; }"
    for stride, partial in ((1, 0.0), (2, 1.0)):
        args = [floats(4096, "write"), ScalarArg("int32", (stride,))]
        found = site(trace(source, args, WIDE), "store")
        assert found["partial_b"] == partial * found["sector_b"]
        assert found["sector_b"] == 1024 * stride * 4


def reference_lines(indices: Sequence[int], warp: int, width: int, line: int) -> int:
    groups = [indices[i : i + warp] for i in range(0, len(indices), warp)]
    return sum(len({b // line for i in g for b in (i * width, i * width + width - 1)}) for g in groups)


@examples(25)
@given(st.integers(1, 9), st.integers(0, 40), st.integers(1, 64), st.sampled_from([PHONE, "mali-g76-mp5", "nvidia-h200"]))
def test_lines_of_any_affine_access(a: int, b: int, m: int, name: str) -> None:
    gpu = load_gpu(name)
    found = loads(f"(g * {a} + {b}) % {m} + g / {m}", gpu=gpu, items=256)
    index = [(g * a + b) % m + g // m for g in range(256)]
    warp = occupancy(gpu, 256, 8, 0).warp_size
    line = (gpu.l1 if gpu.l1 is not None and gpu.l1.serves != "texture" else gpu.l2).line_b
    assert found["transactions"] == reference_lines(index, warp, 4, line)


# ---- texels ----------------------------------------------------------------------------------------------------------
def texels(gpu: GpuSpec, local: tuple[int, int], x: str = "x", y: str = "y") -> dict[str, float]:
    """Counters of the reads of a 64 x 64 image of float4, once per texel, by work groups of a given shape."""
    source = f"""kernel void k(read_only image2d_t in, global float4 *out) {{
        const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
        int x = get_global_id(0), y = get_global_id(1);
        out[y * 64 + x] = read_imagef(in, s, (int2)({x}, {y}));
    }}"""
    image = ImageArg("image2d", 64, 64, 1, "RGBA", "float32", Init("zeros"), "read")
    return site(trace(source, [image, floats(64 * 64 * 4, "write")], gpu, (64, 64), local), "texture", "image")


def layout(name: str, lines: int = 64) -> GpuSpec:
    changes = {"texture.layout": name, "texture_l1.line_b": lines, "texture_l1.sector_b": lines}
    return with_fields(load_gpu(PHONE), changes | {"texture_l1.ways": 16})


@pytest.mark.parametrize(
    ("name", "local", "lines"),
    [
        ("linear", (64, 1), 64 * 16 // 64),  # a row: four texels to a line
        ("linear", (8, 8), 8 * 2),  # eight rows of two lines each
        ("linear", (1, 64), 64),  # a column: a line to each texel
        ("tiled", (8, 8), 4 * 4),  # four tiles of 4 x 4, each four lines
        ("tiled", (64, 1), 16),  # one row of each of 16 tiles: a quarter, which is one line
        ("tiled", (1, 64), 64),
    ],
)
def test_texel_footprints(name: str, local: tuple[int, int], lines: int) -> None:
    found = texels(layout(name), local)
    assert found["requests"] == 64
    assert found["transactions"] == 64 * lines
    assert found["sector_b"] == 64 * lines * 64


def test_tiles_of_small_texels_fill_their_lines() -> None:
    """4 x 4 texels of 4 bytes are one line of 64: an 8 x 8 group reads 4 lines where rows would take 8."""
    source = """kernel void k(read_only image2d_t in, global float *out) {
        const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
        int x = get_global_id(0), y = get_global_id(1);
        out[y * 64 + x] = read_imagef(in, s, (int2)(x, y)).x;
    }"""
    image = ImageArg("image2d", 64, 64, 1, "R", "float32", Init("zeros"), "read")
    for name, lines in (("tiled", 4), ("linear", 8)):
        found = site(trace(source, [image, floats(4096, "write")], layout(name), (64, 64), (8, 8)), "texture", "image")
        assert found["transactions"] == 64 * lines


def test_border_texels_are_not_fetched() -> None:
    inside, outside = texels(layout("linear"), (8, 8)), texels(layout("linear"), (8, 8), x="x - 64")
    assert inside["transactions"] > 0
    assert (outside["requests"], outside["transactions"], outside["dram_read_b"]) == (64, 0, 0)


# ---- local memory ----------------------------------------------------------------------------------------------------
def conflicts(stride: int, gpu: str = "nvidia-h200") -> float:
    """Bank cycles per warp instruction of local loads `t[l * stride]`."""
    source = f"""kernel void k(global float *out, local float *t) {{
        int l = get_local_id(0);
        t[l] = l;
        barrier(CLK_LOCAL_MEM_FENCE);
        out[get_global_id(0)] = t[(l * {stride}) & 1023];
    }}"""
    found = site(trace(source, [floats(1024, "write"), LocalArg(4096)], gpu), "load", "local")
    return found["wavefronts"] / found["requests"]


@pytest.mark.parametrize(("stride", "cycles"), [(0, 1), (1, 1), (2, 2), (3, 1), (4, 4), (8, 8), (16, 16), (17, 1), (32, 32)])
def test_bank_conflicts(stride: int, cycles: int) -> None:
    """32 banks of a word, 32 lanes: as many cycles as lanes share a bank; one word for all is free."""
    assert conflicts(stride) == cycles


@pytest.mark.parametrize(
    ("words", "where", "cycles"),
    [
        (4, "0", 2),  # two of the four registers a cycle
        (2, "0", 1),
        (1, "0", 1),
        (4, "l", 4),  # 512 bytes
        (4, "l >> 4", 4),  # half of the lanes on either: not one address
        (4, "l < 20 ? 5 : 5", 2),
    ],
)
def test_wide_loads_of_one_address_return_two_registers_a_cycle(words: int, where: str, cycles: int) -> None:
    kind = "float" if words == 1 else f"float{words}"
    source = f"""kernel void k(global float *out, local {kind} *t) {{
        int l = get_local_id(0);
        t[l] = ({kind})(l);
        barrier(CLK_LOCAL_MEM_FENCE);
        {kind} v = t[{where}];
        out[get_global_id(0)] = {"v" if words == 1 else "v.x + v.y" + (" + v.z + v.w" if words == 4 else "")};
    }}"""
    found = site(trace(source, [floats(1024, "write"), LocalArg(4096)], "nvidia-h200", local=(32,)), "load", "local")
    assert found["wavefronts"] / found["requests"] == cycles


# ---- divergence ------------------------------------------------------------------------------------------------------
def block_visits(condition: str, size: int = 1024) -> dict[int, tuple[int, int]]:
    """(warp visits, active lanes) of each source line that stores, where an if splits on a condition."""
    source = f"""kernel void k(global float *out, global const float *in, global float4 *wide) {{
        int g = get_global_id(0);
        if ({condition})
            out[g] = sin(in[g]);
        else
            wide[g] = in[g + 1024] * in[g] + 1;
    }}"""
    found = trace(source, [floats(1024, "write"), floats(2048), floats(4096, "write")], WIDE, (size,))
    out: dict[int, tuple[int, int]] = {}
    for info in found.meta.sites:
        if info.kind == "store":
            visits = sum(int(w.visits[:, info.position].sum()) for w in found.waves)
            out[info.line] = (visits, sum(int(w.lanes[:, info.position].sum()) for w in found.waves))
    return out


def test_a_branch_on_parity_costs_both_sides() -> None:
    assert block_visits("g & 1") == {4: (8, 512), 6: (8, 512)}


def test_a_branch_between_warps_costs_one_side_each() -> None:
    assert block_visits("(g >> 7) & 1") == {4: (4, 512), 6: (4, 512)}
    assert block_visits("g < 200") == {4: (2, 200), 6: (7, 824)}


def test_a_loop_runs_as_long_as_the_slowest_lane_of_each_warp() -> None:
    source = """kernel void k(global float *out, global const float *in) {
        int g = get_global_id(0);
        float s = 0;
        for (int i = 0; i <= g >> 3; ++i) s += in[i] * s + 1;
        out[g] = s;
    }"""
    found = trace(source, [floats(1024, "write"), floats(2048)], WIDE)
    load = next(s for s in found.meta.sites if s.kind == "load")
    visits = sum(int(w.visits[:, load.position].sum()) for w in found.waves)
    lanes = sum(int(w.lanes[:, load.position].sum()) for w in found.waves)
    assert visits == sum((128 * w + 127) // 8 + 1 for w in range(8))
    assert lanes == sum(g // 8 + 1 for g in range(1024))
    # the busiest of a group's two warps, averaged over the four groups
    region = [w.region_visits[:, load.region] for w in found.waves]
    groups = [w.groups for w in found.waves]
    mean = sum(float(r @ g) for r, g in zip(region, groups, strict=True)) / 4
    assert mean == np.mean([(256 * g + 255) // 8 + 1 for g in range(4)])


# ---- invariances -----------------------------------------------------------------------------------------------------
MIXED = """kernel void k(global float *out, global const float *in, read_only image2d_t im, local float *t) {
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    int g = get_global_id(0), l = get_local_id(0);
    float sum = 0;
    for (int i = 0; i <= get_group_id(0) % 3; ++i) sum += in[(g * 5 + i * 64) & 4095] * read_imagef(im, s, (int2)(g & 31, i)).x;
    t[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (g % 7 < 3) out[g * 2] = t[(l * 2) & 63];
}"""
MODULE = None


def mixed(order: Sequence[int], gpu: GpuSpec) -> list[WaveSample]:
    """The samples of 12 groups of MIXED, dealt to the plan's places in a given order."""
    global MODULE
    if MODULE is None:
        MODULE = read_module(compile_source(TranslationUnit(MIXED)))
    facts = kernel_facts(MODULE.kernels["k"], 0)
    held = occupancy(gpu, 64, facts.registers[1], 256, barriers=True)
    plan = make_plan(12, gpu.shader_cores, held.groups_per_core, 64, 10.0)
    assert plan.complete
    plan = msgspec.structs.replace(plan, groups=tuple(order[g] for g in plan.groups))
    pixels = Image("2d", 32, 4, 1, "RGBA", "float32", np.zeros((1, 4, 32, 4), np.float32))
    args = [np.zeros(2048, np.float32), np.zeros(4096, np.float32), pixels, 256]
    kernel = CompiledKernel(MODULE, "k", full=False)
    found = record(kernel, Geometry([768], [64]), np.array(plan.groups), args)
    return Shaper(found, facts, gpu, held, plan).shaped(gpu).samples


REQUESTS = [AT[f] for f in ("requests", "lanes", "wavefronts", "transactions", "sector_b", "partial_b")]


@examples(12)
@given(st.permutations(range(12)), st.sampled_from([PHONE, "mali-g76-mp5", "nvidia-maxwell-tegra-x1"]))
def test_permuting_independent_groups_keeps_the_requests(order: list[int], name: str) -> None:
    gpu = load_gpu(name)
    straight, shuffled = mixed(tuple(range(12)), gpu), mixed(order, gpu)
    for field in ("visits", "lanes", "groups", "warps"):
        totals = [sum(getattr(w, field).sum(axis=0) for w in waves) for waves in (straight, shuffled)]
        np.testing.assert_array_equal(*totals)
    tables = [sum(w.sites.sum(axis=0) for w in waves)[:, REQUESTS] for waves in (straight, shuffled)]
    np.testing.assert_allclose(*tables)


@pytest.mark.parametrize("name", [PHONE, "mali-g76-mp5", "mali-t860-mp4", "nvidia-maxwell-tegra-x1", "intel-hd505"])
def test_bytes_shrink_from_level_to_level(name: str) -> None:
    """What a level hits it was asked for, what it misses the next is asked for."""
    for wave in mixed(range(12), load_gpu(name)):
        table = wave.sites.sum(axis=0)
        columns = {f: table[:, AT[f]] for f in SITE_FIELDS}
        assert (table >= 0).all()
        assert (columns["l1_hits"] <= columns["transactions"]).all()
        assert (columns["l1_hit_b"] <= columns["sector_b"] + 1e-9).all()
        assert (columns["l2_hit_b"] <= columns["l2_b"] + 1e-9).all()
        assert (columns["partial_b"] <= columns["sector_b"]).all()
        assert (columns["requests"] <= columns["lanes"]).all()
        assert columns["dram_read_b"].sum() <= columns["l2_b"].sum() + 1e-9


def test_a_cold_launch_reads_each_byte_once() -> None:
    """Data beyond the L2: what is read once comes from memory once, what is written goes there once."""
    source = "kernel void k(global const float4 *in, global float4 *out) { int g = get_global_id(0); out[g] = in[g] + 1; }"
    n = 1 << 18
    for name in (PHONE, "mali-g76-mp5", "mali-t860-mp4", "intel-hd505"):
        found = trace(source, [floats(4 * n), floats(4 * n, "write")], name, (n,))
        load, store = site(found, "load"), site(found, "store")
        groups = sum(int(w.groups.sum()) for w in found.waves)
        assert load["dram_read_b"] == groups * 256 * 16
        assert store["dram_write_b"] == pytest.approx(groups * 256 * 16, rel=0.15)
        assert load["dram_write_b"] == store["dram_read_b"] == 0
        assert found.meta.footprint_b == pytest.approx(2 * 16 * n)


def test_plans_of_one_group_leave_other_cores_idle() -> None:
    source = "kernel void k(global float *out) { out[get_global_id(0)] = 1; }"
    found = trace(source, [floats(64, "write")], "mali-g76-mp5", (64,), (64,))
    assert [w.groups.tolist() for w in found.waves] == [[1, 0, 0, 0, 0]]
    assert isinstance(make_plan(1, 5, 3, 64, 1.0), Plan)


def test_a_trace_survives_bytes() -> None:
    once = trace("kernel void k(global float *o) { o[get_global_id(0)] += 1; }", [floats(1024, "read_write")])
    again = Trace.from_bytes(once.to_bytes())
    assert again.meta == once.meta
    for a, b in zip(once.waves, again.waves, strict=True):
        assert all(np.array_equal(getattr(a, f), getattr(b, f)) for f in a.__struct_fields__)


def test_vectors_not_known_to_be_aligned_go_part_by_part() -> None:
    """vload4 of floats may begin at any float: NVIDIA's compiler loads them one by one, each load with a stride of four."""
    source = """kernel void known(global const float4 *a, global float4 *b) { int i = get_global_id(0); b[i] = a[i]; }
    kernel void unknown(global const float *a, global float *b) { int i = get_global_id(0); vstore4(vload4(i, a), i, b); }
    kernel void wide(global const float16 *a, global float16 *b) { int i = get_global_id(0); b[i] = a[i]; }"""
    args = (BufferArg("float32", 1 << 14), BufferArg("float32", 1 << 14, access="write"))

    def per_request(entry: str, gpu: str, field: str) -> list[float]:
        trace = trace_launch(Launch(source, entry, (1024,), args, local_size=(64,)), load_gpu(gpu), session=Session(cache=False))
        at = {name: i for i, name in enumerate(SITE_FIELDS)}
        return [float(row[at[field]] / row[at["requests"]]) for row in site_table(trace)]

    # 32 lanes of 16 bytes: four lines of 128, each a phase of the banks; part by part, four words of each bank four times
    assert per_request("known", "nvidia-h200", "wavefronts") == [4, 8]  # a line stored takes two cycles
    assert per_request("unknown", "nvidia-h200", "wavefronts") == [16, 32]
    assert per_request("wide", "nvidia-h200", "wavefronts") == [64, 128]  # four parts of 16 bytes, two lanes to a line
    # what the parts of a store write leaves together, whole: 16 requests of lines, which the store queue holds
    assert per_request("unknown", "nvidia-h200", "transactions") == [16, 4]
    assert per_request("unknown", "nvidia-h200", "partial_b") == [0, 0]
    assert per_request("unknown", "nvidia-h200", "l2_b")[1] == 512
    # parts of 16 bytes of 16 lines each are more than it holds: all leave alone, half a sector written by each lane
    assert per_request("wide", "nvidia-h200", "transactions") == [64, 64]
    assert per_request("wide", "nvidia-h200", "partial_requests") == [0, 64]
    assert per_request("wide", "nvidia-h200", "partial_b") == [0, 128 * 32]
    # others take a vector at once wherever it begins
    assert per_request("unknown", PHONE, "wavefronts") == per_request("known", PHONE, "wavefronts")


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize("width", [1, 2, 4])
def test_loads_of_an_l1_with_banks_take_what_an_h200_takes(width: int) -> None:
    """The second load of a row hits; cycles measured by validation/h200/accesses.py, which cannot go below 1.8."""
    rows = json.loads((ROOT / "validation/h200/accesses.json").read_text(encoding="utf-8"))["loads"]
    measured = {int(r["pattern"][1:]): r["cycles"] for r in rows if r["bytes"] == width and r["pattern"][0] == "S"}
    kind = {1: "uchar", 2: "ushort", 4: "uint"}[width]
    assert len(measured) > 25
    for stride, cycles in measured.items():
        source = f"""kernel void k(global const uchar *in, global uint *out) {{
            global const uchar *at = in + get_local_id(0) * {stride};
            uint v = *(global const {kind} *)at;
            for (int j = 1; j < 9; ++j) v ^= *(global const {kind} *)(at + 4 * j);
            out[get_local_id(0)] = v;
        }}"""
        args = [BufferArg("uint8", 1 << 15), BufferArg("uint32", 32, access="write")]
        hits = site(trace(source, args, "nvidia-h200", (32,), (32,)), "load", which=1)
        missed = hits["transactions"] - hits["l1_hits"]
        took = hits["wavefronts"] / hits["requests"]
        if missed <= 0.1 * hits["transactions"]:
            assert took == pytest.approx(cycles, rel=0.24, abs=1.0), stride  # 528 bytes are the worst


def test_misses_of_an_l1_with_banks_take_a_cycle_each() -> None:
    source = "kernel void k(global const float *in, global float *out) { out[get_global_id(0)] = in[get_global_id(0) * 33]; }"
    found = site(trace(source, [floats(1 << 18), floats(1024, "write")], "nvidia-h200"), "load")
    assert found["wavefronts"] == found["transactions"] == 1024  # the banks would take 8 of 32 cycles


def test_what_an_h200_takes_for_stores_follows_from_requests_and_sectors() -> None:
    """A request of a line and each of its sectors written in part take the same: 4.2 M stores by stride, less the launch."""
    h200 = load_gpu("nvidia-h200")
    rows = json.loads((ROOT / "validation/h200/accesses.json").read_text(encoding="utf-8"))["stores"]
    chosen = [r for r in rows if r["bytes"] == 4 and len(r["offsets_b"]) == 1 and r["footprint_mib"] == 16
              and r["local"] == 256 and r["lanes"] == 32 and 32 <= r["stride_b"] <= 512]  # fmt: skip
    assert {r["stride_b"] for r in chosen} >= {32, 64, 128, 256}
    for row in chosen:
        stride = row["stride_b"]
        source = f"kernel void k(global uint *out) {{ out[get_global_id(0) * {stride // 4}] = 1; }}"
        args = [BufferArg("uint32", 1024 * stride // 4, access="write")]
        found = site(trace(source, args, h200, (1024,), (256,)), "store")
        assert found["partial_requests"] == found["transactions"] == 1024 * min(1.0, stride / 128)
        assert found["partial_b"] == found["sector_b"] == 1024 * 32
        moved = (found["sector_b"] + found["partial_requests"] * 32) * row["items"] / 1024
        seconds = moved / ((h200.l2.write_b_per_cycle or 0.0) * h200.clock.gpu_hz)
        assert seconds * 1e6 == pytest.approx(row["us"] - 1e6 * h200.launch.floor_s, rel=0.15), stride


@pytest.mark.slow
def test_dram_takes_whole_lines_and_fetches_what_stores_left() -> None:
    h200 = load_gpu("nvidia-h200")

    def ratio(index: str, n: int, items: int = 1 << 22, value: str = "1.0f", type_: str = "float") -> float:
        source = f"kernel void k(global {type_} *out) {{ int i = get_global_id(0); out[{index}] = {value}; }}"
        args = (BufferArg("float32", n, access="write"),)
        return trace_launch(
            Launch(source, "k", (items,), args, local_size=(256,)), h200, session=Session(cache=False)
        ).meta.write_ratio

    assert ratio("i", 1 << 25, 1 << 25) == pytest.approx(1.0, abs=0.01)
    assert ratio("32 * i", 1 << 27) == pytest.approx(4.0 + 1.0, abs=0.05)  # a line back and a sector fetched for each store
    assert ratio("16 * i", 1 << 26) == pytest.approx(2.0 + 1.0, abs=0.05)
    assert ratio("8 * i", 1 << 25) == pytest.approx(1.0 + 1.0, abs=0.05)
    whole = "(float8)(1.0f)"
    assert ratio("4 * i", 1 << 27, value=whole, type_="float8") == pytest.approx(4.0, abs=0.05)  # whole sectors: nothing fetched
    # groups of 8 items write 32 bytes of a line each, the others the rest of it: no more than the buffer holds
    assert ratio("(i & 7) + 8 * (i >> 3)", 1 << 25, 1 << 25) == pytest.approx(1.0, abs=0.01)


def test_rows_of_block_linear_images_are_halves_of_sectors() -> None:
    """16 bytes x 2 rows to a sector: a row of float4 texels writes half of each, two rows write them whole."""
    source = "kernel void k(write_only image2d_t o) { write_imagef(o, (int2)(get_global_id(0), get_global_id(1)), (float4)(1)); }"
    image = ImageArg("image2d", 64, 64, 1, "RGBA", "float32", Init("zeros"), "write")
    rows, pairs = (
        site(trace(source, [image], "nvidia-h200", (64, 64), local), "image_write", "image") for local in ((32, 1), (16, 2))
    )
    per = [[found[name] / found["requests"] for name in ("sector_b", "partial_b", "transactions")] for found in (rows, pairs)]
    assert per == [[32 * 32, 32 * 32, 16], [16 * 32, 0, 8]]  # lines are 32 bytes x 4 rows


def test_bursts_of_dram_and_what_other_cores_fetched() -> None:
    """Of a GPU with a few cores simulated: what all groups read comes from DRAM once, and single sectors as bursts."""
    args = (BufferArg("float32", 1 << 26, Init("zeros")), BufferArg("float32", 1 << 26, Init("zeros"), "write"))
    head = "kernel void k(global const float *a, global float *b) { int i = get_global_id(0); float s = 0;"
    h200 = load_gpu("nvidia-h200")

    def traced(body: str, items: int) -> Trace:
        return trace_launch(Launch(head + body + "}", "k", (items,), args, local_size=(256,)), h200, session=Session(cache=False))

    # every item reads what 8 others read too, 4096 items apart
    apart = traced("for (int j = 0; j < 8; ++j) s += a[i + 4096 * j]; b[i] = s;", (1 << 26) - (1 << 15))
    assert apart.meta.fresh_b is not None
    assert (1 << 28) * 0.95 < apart.meta.fresh_b < (1 << 28) * 1.3
    assert apart.meta.burst_ratio == pytest.approx(1.0, abs=0.01)
    single = traced("b[i] = a[16 * i];", 1 << 22)
    assert single.meta.burst_ratio == pytest.approx(2.0, abs=0.01)  # a sector of every 64 bytes
    assert (
        trace_launch(
            Launch(head + "b[i] = a[i]; }", "k", (1 << 20,), args), load_gpu(PHONE), session=Session(cache=False)
        ).meta.fresh_b
        is None
    )


def test_atomics_that_share_lines() -> None:
    source = """kernel void k(global int *a, int mask) { atomic_add(&a[get_global_id(0) & mask], 1); }
    kernel void one(global int *a, int mask) { atomic_add(&a[mask], 1); }"""
    h200 = load_gpu("nvidia-h200")

    def site(entry: str, mask: int) -> tuple[int, list[float]]:
        args = (BufferArg("int32", 1 << 20, Init("zeros")), ScalarArg("int32", (mask,)))
        trace = trace_launch(Launch(source, entry, (1 << 20,), args, local_size=(256,)), h200, session=Session(cache=False))
        at = {name: i for i, name in enumerate(SITE_FIELDS)}
        row = site_table(trace)[0]
        return trace.meta.sites[0].atomic_units, [float(row[at[f]] / row[at["requests"]]) for f in ("lanes", "conflicts")]

    assert site("k", 0) == (1, [32, 31])
    assert site("k", 63) == (1, [32, 0])
    assert site("k", 255) == (2, [32, 0])  # a unit is 512 bytes
    assert site("k", (1 << 20) - 1) == (0, [32, 0])
    assert site("one", 0) == (1, [1, 0])  # the compiler knows that all lanes share the address


@pytest.mark.parametrize(("body", "passes"), [("o[i] = a[i]", 2), ("o[i] = 1", 1), ("o[i] += a[i]", 3)])
def test_compulsory_bytes_are_those_read_and_those_written(body: str, passes: int) -> None:
    n = 1 << 22
    source = f"kernel void k(global float *a, global float *o) {{ int i = get_global_id(0); {body}; }}"
    found = trace_launch(
        Launch(source, "k", (n,), (BufferArg("float32", n), BufferArg("float32", n)), (64,)),
        load_gpu(PHONE),
        session=Session(cache=False),
    )
    assert found.meta.compulsory_b == pytest.approx(4 * n * passes)
