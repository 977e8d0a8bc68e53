"""Fused launches give what their parts give, whatever the parts are called and however they are laid out.

The oracle is the separate run of each part, in mgpusim's own executor and in PoCL; layouts are checked by counting.
"""

from __future__ import annotations

import itertools
import math
import re
from pathlib import Path

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError
from mgpusim.files import data_dir
from mgpusim.fusion.fuse import write
from mgpusim.fusion.source.facts import facts_of
from mgpusim.fusion.source.fuse import fuse_launches
from mgpusim.fusion.source.ndrange import PartShape, lay_out
from mgpusim.fusion.source.scaling import _Touched, batch_launch
from mgpusim.opencl.analysis.kernel import kernel_facts
from mgpusim.workload import program
from mgpusim.workload.args import BufferArg, Init, LocalArg, ScalarArg
from mgpusim.workload.corpus import read_corpus
from mgpusim.workload.launch import Launch, load_launch
from mgpusim.workload.program import contents_of
from mgpusim.workload.spaces.file import load_space
from tests.helpers.examples import examples
from tests.helpers.fusion_pool import (
    POOL,
    TRICKY,
    check,
    expected,
    fixed,
    floats,
    launch,
    number,
    numbers,
    on_pocl,
    tricky,
    zeros,
)
from tests.helpers.oracles import need_pocl

EXAMPLES = sorted(p.stem for p in data_dir("examples").glob("*.toml"))
ORDERS = ("concatenated", "interleaved")


def agree(names: list[str], **how: object) -> None:
    fused = fuse_launches([POOL[n] for n in names], **how)  # type: ignore[arg-type]
    check(fused, [expected(n, p.slot.demand.local) for n, p in zip(names, fused.parts, strict=True)], program.run)


# ---- outputs -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("order", ORDERS)
def test_tricky_names_keep_their_meaning(order: str) -> None:
    agree(["ask", "members", "tiles", "fetch", "members_2"], warp=16, order=order)


def test_parts_take_turns_by_stripes_so_that_every_core_meets_all() -> None:
    names = ["ask", "fetch_padded", "tiles"]
    for stripe in (2, 3):
        agree(names, warp=8, order="interleaved", stripe=stripe, local=16)
    four = with_fields(load_gpu("adreno-640"), {"shader_cores": 4})
    fused = fuse_launches([TRICKY["uneven"], TRICKY["reverse_16"]], order="interleaved", gpu=four)
    assert [fused.owner(g) for g in range(8)] == [(1, g) for g in range(4)] + [(0, g) for g in range(4)]


@pytest.mark.parametrize("align", ["warp", "group", "none"])
def test_parts_without_barriers_meet_where_alignment_lets_them(align: str) -> None:
    agree(["ask", "fetch_padded", "members_2", "ask_1d", "fetch_cut"], warp=8, align=align)


def test_groups_cut_off_at_the_edge_know_their_size() -> None:
    cut = launch("ask", (7, 5), [zeros(35 * 30), number(30)], (4, 2))
    fused = fuse_launches([TRICKY["members"], cut], warp=8)
    got = program.run(fused.launch)[fused.parts[1].args[0]].reshape(5, 7, 30)  # type: ignore[union-attr]
    y, x = np.mgrid[:5, :7]
    np.testing.assert_array_equal(got[..., 4], np.where(x < 4, 4, 3))  # OpenCL 2.0, get_local_size
    np.testing.assert_array_equal(got[..., 11], np.where(y < 4, 2, 1))
    np.testing.assert_array_equal(got[..., [0, 7]], np.stack([x, y], -1))
    assert fused.parts[1].slot.span - fused.parts[1].slot.padding_items == 35


def test_a_kernel_fused_with_itself_shares_no_state() -> None:
    agree(["tiles", "tiles", "tiles"], warp=16)


def test_many_parts_are_still_inlined() -> None:
    agree(["fetch", "members", "tiles"] * 4, warp=16)  # what is called behind many branches looks rarely run to a compiler


def test_groups_of_different_sizes_share_barriers_where_that_is_safe() -> None:
    names = ["reverse_16", "reverse_8"]  # 5 groups of 8 in groups of 16: one place repeats the last group
    agree(names)
    agree(["in_place", "reverse_8"], local=16)


@examples(8)
@given(
    st.lists(st.sampled_from(sorted(POOL)), min_size=2, max_size=3),
    st.sampled_from(["warp", "group", "none"]),
    st.sampled_from([8, 32, 64]),
    st.sampled_from(ORDERS),
)
def test_any_kernels_fused_give_what_they_give_alone(names: list[str], align: str, warp: int, order: str) -> None:
    alike_or_refused(names, align, warp, order)


@pytest.mark.slow
@examples(600)
@given(
    st.lists(st.sampled_from(sorted(POOL)), min_size=2, max_size=4),
    st.sampled_from(["warp", "group", "none"]),
    st.sampled_from([1, 8, 16, 32, 64, 128]),
    st.sampled_from(ORDERS),
)
def test_many_kernels_fused_give_what_they_give_alone(names: list[str], align: str, warp: int, order: str) -> None:
    alike_or_refused(names, align, warp, order)


def alike_or_refused(names: list[str], align: str, warp: int, order: str) -> None:
    try:
        fused = fuse_launches([POOL[n] for n in names], align=align, warp=warp, order=order)
    except InputError as error:
        waiting = {math.prod(facts_local(n)) for n in names if facts_of(POOL[n]).barrier}
        if "barrier" in str(error) and len(waiting) > (align != "none"):
            return  # nothing else of the pool may be refused
        raise
    check(fused, [expected(n, p.slot.demand.local) for n, p in zip(names, fused.parts, strict=True)], program.run)


def facts_local(name: str) -> tuple[int, ...]:
    return POOL[name].local_size or facts_of(POOL[name]).reqd or (1,)


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize(
    ("names", "align", "order"),
    [
        (("tiles", "fetch", "ask"), "warp", "concatenated"),
        (("in_place", "reverse_8", "members"), "group", "interleaved"),
        (("ask_1d", "members_2", "fetch_padded"), "none", "concatenated"),
    ],
)
def test_pocl_agrees(names: tuple[str, ...], align: str, order: str) -> None:
    need_pocl()
    parts = [msgspec.structs.replace(fixed(p), options=f"{p.options} -DDIMS=3") for p in tricky(*names)]
    fused = fuse_launches(parts, align=align, warp=16, order=order)
    check(fused, [on_pocl(p) for p in parts], on_pocl)


@pytest.mark.slow
@pytest.mark.parametrize("pair", list(itertools.combinations_with_replacement(EXAMPLES, 2)), ids="-".join)
def test_pocl_agrees_on_all_pairs_of_examples(pair: tuple[str, str]) -> None:
    need_pocl()
    parts = [fixed(load_launch(data_dir("examples") / f"{n}.toml")) for n in pair]
    fused = fuse_launches(parts, warp=32, order="interleaved")
    check(fused, [on_pocl(p) for p in parts], on_pocl)


TEMPLATES = (
    "conv1x1",
    "conv3x3",
    "depthwise",
    "first",
    "fully_connected",
    "winograd_input",
    "winograd_multiply",
    "winograd_output",
)


@pytest.mark.slow
@pytest.mark.parametrize(("one", "other"), list(zip(TEMPLATES, TEMPLATES[1:] + TEMPLATES[:1], strict=True)))
def test_pocl_agrees_on_operator_templates(one: str, other: str) -> None:
    need_pocl()
    parts = [fixed(some_launch(data_dir("examples") / "spaces" / f"{n}.toml")) for n in (one, other)]
    fused = fuse_launches(parts, warp=32)
    check(fused, [on_pocl(p) for p in parts], lambda p: on_pocl(p, optimise=False))


def some_launch(path: Path) -> Launch:
    """A launch from the middle of a space."""
    space = load_space(path)
    valid = (i for i in range(space.count // 2, space.count) if space.valid(space.table(i, i + 1))[0])
    return space.launch(space.config(next(valid)))


@pytest.mark.slow
def test_pocl_agrees_on_kernels_of_the_training_corpus() -> None:
    need_pocl()
    corpus = read_corpus(Path(__file__).parents[2] / "validation" / "h200" / "train.json.gz")
    small: dict[str, Launch] = {}
    for item in corpus.launches:
        known = small.get(item.kernel)
        if known is None or math.prod(item.launch.global_size) < math.prod(known.global_size):
            small[item.kernel] = item.launch
    names = sorted(small)[::16]
    for one, other in itertools.pairwise(names):
        parts = [fixed(small[n]) for n in (one, other)]
        fused = fuse_launches(parts, warp=32, order="interleaved")
        check(fused, [on_pocl(p) for p in parts], on_pocl)


@pytest.mark.each_time("interleaved")
@pytest.mark.parametrize("order", ORDERS)
def test_all_pairs_of_examples_fuse(order: str) -> None:
    gpu = load_gpu("adreno-640")
    examples = {n: load_launch(data_dir("examples") / f"{n}.toml") for n in EXAMPLES}
    for a, b in list(itertools.combinations(EXAMPLES, 2))[:: 7 if order == "concatenated" else 11]:
        fused = fuse_launches([examples[a], examples[b]], gpu=gpu, order=order)
        assert fused.launch.global_size[0] % fused.launch.local_size[0] == 0  # type: ignore[index]


# ---- what the result takes ---------------------------------------------------------------------------------------------
def used(one: Launch) -> tuple[int, int]:
    """Nominal registers and bytes of declared local memory."""
    module = program.open_module(one)
    function = program.pick_kernel(module, one)
    local = sum(v.type.size_b for n, v in module.globals.items() if v.space == 3 and n.startswith(f"{function.name}."))
    return kernel_facts(function).registers[1], local + sum(a.bytes for a in one.args if isinstance(a, LocalArg))


def test_registers_and_local_memory_are_those_of_the_largest_part() -> None:
    parts = [
        load_launch(data_dir("examples") / f"{n}.toml") for n in ("gemm_tiled", "reduction", "conv3x3_image", "conv1x1_image")
    ]
    alone = [used(p) for p in parts]
    registers, local = used(fuse_launches(parts).launch)
    assert local == max(b for _, b in alone)
    assert max(r for r, _ in alone) <= registers <= 1.1 * max(r for r, _ in alone) + 2


# ---- layout ------------------------------------------------------------------------------------------------------------
@st.composite
def demands(draw: st.DrawFn) -> PartShape:
    local = tuple(draw(st.lists(st.sampled_from([1, 2, 4]), min_size=3, max_size=3)))
    groups = tuple(draw(st.lists(st.integers(1, 4), min_size=3, max_size=3)))
    cooperative = draw(st.booleans())
    size = tuple(g * w for g, w in zip(groups, local, strict=True))
    return PartShape("k", size, local, (0, 0, 0), 3, cooperative, cooperative, 2)


@examples(60)
@given(
    st.lists(demands(), min_size=2, max_size=4),
    st.sampled_from(["warp", "group"]),
    st.sampled_from([4, 8]),
    st.sampled_from(ORDERS),
    st.integers(1, 7),
)
def test_every_group_has_one_owner_and_every_part_its_room(
    wanted: list[PartShape], align: str, warp: int, order: str, stripe: int
) -> None:
    layout = lay_out(wanted, align, order, warp, stripe=stripe)
    owners = [layout.owner(g) for g in range(layout.n_groups)]
    assert sum(s.span for s in layout.slots) == layout.n_groups * layout.local
    for part, slot in enumerate(layout.slots):
        mine = [k for p, k in owners if p == part]
        assert slot.span >= math.prod(slot.demand.global_size)
        assert mine == sorted(mine)
        if order == "interleaved":
            assert mine == list(range(slot.groups))
            done = itertools.accumulate(p == part for p, _ in owners)
            for g, count in enumerate(done, 1):  # in proportion, at any moment
                assert abs(count - g * slot.groups / layout.n_groups) <= 2 * len(wanted) * layout.stripe
        if slot.demand.cooperative:
            assert slot.first_item % layout.local == 0
            assert slot.groups * slot.share >= slot.demand.n_groups
            assert slot.share * slot.demand.per_group == layout.local
        elif align == "warp" and layout.align == "warp":
            assert slot.first_item % warp == 0


# ---- shared arguments --------------------------------------------------------------------------------------------------
def test_an_input_that_parts_share_becomes_one_argument() -> None:
    one = launch("reverse", (64,), [numbers(64), zeros(64), LocalArg(64)], (16,))
    fused = fuse_launches([one, one], shared=[[(0, "in"), (1, 0)]])
    assert [p.args for p in fused.parts] == [(0, 1, -1), (0, 2, -1)]
    wanted = program.run(one)
    check(fused, [wanted, wanted], program.run)


def test_parts_that_depend_on_each_other_are_refused() -> None:
    one = launch("reverse", (64,), [zeros(64), zeros(64), LocalArg(64)], (16,))
    with pytest.raises(
        InputError, match=r"'out' \(args\[1\]\) of part 0 \(reverse\) is written, and part 1 \(reverse\) reads it as 'in'"
    ):
        fuse_launches([one, one], shared=[[(0, "out"), (1, "in")]])
    with pytest.raises(InputError, match="writes it too as 'out'"):
        fuse_launches([one, one], shared=[[(0, "out"), (1, "out")]])


def test_shared_arguments_must_exist_and_be_alike() -> None:
    one, other = TRICKY["reverse_8"], TRICKY["reverse_16"]
    with pytest.raises(InputError) as caught:
        fuse_launches([one, other], shared=[[(0, "inn"), (1, 7), (2, 0), (0, 2)], [(0, "in"), (1, "in")]])
    text = str(caught.value)
    for word in ("did you mean 'in'", "has no args[7]", "there is no part 2", "is not a buffer or image", "differs from"):
        assert word in text


# ---- refusals ----------------------------------------------------------------------------------------------------------
def test_spinning_is_refused_and_retrying_is_not() -> None:
    waiting = launch("wait_for_all", (8,), [zeros(1), zeros(8)], (8,))
    adding = launch("add_floats", (8,), [zeros(1), floats(8)], (8,))
    with pytest.raises(
        InputError, match=r"part 1 \(wait_for_all\): waits for another work item through global memory \(line \d+\)"
    ):
        fuse_launches([adding, waiting])
    assert fuse_launches([adding, adding]).launch.global_size == (128,)


def test_barriers_are_refused_without_alignment_and_in_groups_that_do_not_fit() -> None:
    with pytest.raises(InputError, match=r"part 1 \(reverse\) has barriers, and without alignment"):
        fuse_launches(tricky("ask", "reverse_8"), align="none")
    with pytest.raises(InputError, match=r"part 0 \(uneven\) waits at barriers in groups of 16 items, and that of part 1 has 32"):
        fuse_launches([TRICKY["uneven"], launch("reverse", (64,), [numbers(64), zeros(64), LocalArg(128)], (32,))])
    six = launch("in_place", (24,), [numbers(24), LocalArg(24)], (8,))
    with pytest.raises(InputError, match="1 of its 3 groups are left over, and it cannot repeat one safely"):
        fuse_launches([six, TRICKY["reverse_16"]])
    cut_off = launch("reverse", (60,), [numbers(64), zeros(64), LocalArg(64)], (16,))
    with pytest.raises(InputError, match=r"its last groups of \(16\) are cut off by global \(60\)"):
        fuse_launches([cut_off, TRICKY["reverse_16"]])


def test_all_bad_arguments_are_named_at_once() -> None:
    bad = [msgspec.structs.replace(TRICKY["ask"], args=()), msgspec.structs.replace(TRICKY["members"], entry="memberz")]
    with pytest.raises(InputError) as caught:
        fuse_launches(bad)
    assert "part 0 (ask): ask takes 2 arguments, got 0" in str(caught.value)
    assert "part 1 (memberz)" in str(caught.value)
    assert "did you mean 'members'" in str(caught.value)
    with pytest.raises(InputError) as caught:
        fuse_launches(tricky("ask"), align="wrap", order="mixed", warp=0)
    assert all(word in str(caught.value) for word in ("got 1 launch, expected", "'wrap'", "'mixed'", "warp: got 0"))


@pytest.mark.parametrize(
    ("source", "word"),
    [
        ('kernel void f(global int *a) { a[0] = 1; printf("x"); }', "printf"),
        ("kernel void f(global int *a) { a[0] = get_sub_group_size(); }", "get_sub_group_size"),
        ("kernel void f(global int *a) { __local int x[2], *y; y = x; y[0] = 1; barrier(CLK_LOCAL_MEM_FENCE); a[0] = x[0]; }",
         "split the two"),
    ],
)  # fmt: skip
def test_what_cannot_be_moved_is_named(source: str, word: str) -> None:
    one = Launch(source, "f", (1,), (zeros(4),), (1,))
    with pytest.raises(InputError, match=word):
        fuse_launches([one, TRICKY["members"]])


def test_limits_of_a_gpu_hold_for_the_sum_of_arguments() -> None:
    gpu = load_gpu("adreno-640")
    small = with_fields(gpu, {"limits.max_args_b": 40})
    fuse_launches(tricky("ask", "members"), gpu=gpu)
    with pytest.raises(InputError, match="44 bytes of arguments exceed max_args_b 40"):
        fuse_launches(tricky("ask", "members", "members"), gpu=small)
    tight = with_fields(gpu, {"local.max_per_group_b": 400})
    with pytest.raises(InputError, match=r"bytes of local memory exceed local.max_per_group_b 400"):
        fuse_launches(tricky("tiles", "members"), gpu=tight)
    with pytest.raises(InputError, match="exceeds the device's 1024"):
        fuse_launches(tricky("ask", "members"), gpu=gpu, local=2048)


def test_what_only_some_devices_take_is_noted() -> None:
    source = "kernel void f(%s, global float *o) { o[get_global_id(0)] = %s; }"
    names = [f"c{i}" for i in range(5)]
    text = source % (", ".join(f"constant float *{n}" for n in names), " + ".join(f"{n}[0]" for n in names))
    one = Launch(text, "f", (8,), (*(floats(4) for _ in names), zeros(8, "float32")), (8,))
    assert fuse_launches([one, one]).notes == ("10 __constant arguments; OpenCL promises 8, ask the device for more",)


# ---- options -----------------------------------------------------------------------------------------------------------
def test_options_that_differ_are_resolved_per_part_or_left_out() -> None:
    source = "kernel void f(global float *o) { o[get_global_id(0)] = N / 3.0; }"
    args = (zeros(4, "float32"),)
    parts = [
        Launch(source, "f", (4,), args, (4,), "-DN=1 -cl-mad-enable -cl-fast-relaxed-math"),
        Launch(source, "f", (4,), args, (4,), "-DN=7.0f -cl-mad-enable -cl-single-precision-constant"),
    ]
    fused = fuse_launches(parts)
    assert fused.launch.options == "-cl-mad-enable"
    assert fused.notes == ("-cl-fast-relaxed-math is left out: part 1 (f) may not be compiled with it",)
    assert "7.0f / 3.0f" in fused.launch.text()
    assert "1 / 3.0;" in fused.launch.text()
    check(fused, [program.run(p) for p in parts], program.run)


# ---- files -------------------------------------------------------------------------------------------------------------
def test_written_files_load_as_the_fused_launch(tmp_path: Path) -> None:
    fused = fuse_launches(tricky("tiles", "fetch", "members"))
    kernel, table = write(fused.launch, tmp_path / "both.cl")
    assert (kernel.name, table.name) == ("both.cl", "both.toml")
    loaded = load_launch(table)  # arrays that lay elsewhere are beside it now
    as_before = {"source": fused.launch.source, "reads": fused.launch.reads, "args": fused.launch.args}
    assert msgspec.structs.replace(loaded, **as_before) == fused.launch
    for mine, theirs in zip(contents_of(loaded), contents_of(fused.launch), strict=True):
        np.testing.assert_array_equal(mine, theirs)
    assert kernel.read_text(encoding="utf-8") == fused.launch.text()
    with pytest.raises(InputError, match="cannot write"):
        write(fused.launch, tmp_path / "both.cl" / "no")


def test_arrays_of_a_fused_launch_lie_below_its_file(tmp_path: Path) -> None:
    """Two of one name from elsewhere are copied under two names, one that is there already keeps its place."""
    source = "kernel void k(global float *a, global float *b, global float *c) { a[get_global_id(0)] = b[0] + c[0]; }"
    places = [tmp_path / folder / "x.npy" for folder in ("one", "two", "out/data")]
    for value, place in enumerate(places):
        place.parent.mkdir(parents=True)
        np.save(place, np.full(64, value, np.float32))
    args = tuple(BufferArg("float32", 64, Init("file", str(place))) for place in places)
    fused = fuse_launches([Launch(source, "k", (64,), args, (64,))] * 2)
    _, table = write(fused.launch, tmp_path / "out" / "both.cl")
    said = set(re.findall(r"[\w./-]+\.npy", table.read_text(encoding="utf-8")))
    assert said == {"both-x.npy", "both-x-2.npy", "data/x.npy"}
    assert sorted(p.name for p in (tmp_path / "out").iterdir()) == ["both-x-2.npy", "both-x.npy", "both.cl", "both.toml", "data"]
    found = [float(array[0]) for array in contents_of(load_launch(table))]
    assert sorted(found) == [0.0, 0.0, 1.0, 1.0, 2.0, 2.0]


def test_a_fused_launch_can_be_fused_again() -> None:
    names = ["members", "fetch", "tiles"]
    inner = fuse_launches(tricky(*names[:2]), warp=16)
    outer = fuse_launches([inner.launch, TRICKY["tiles"]], warp=16)
    got = program.run(outer.launch)
    for name, places in (("members", inner.parts[0].args), ("fetch", inner.parts[1].args)):
        for at, want in zip(places, expected(name, facts_local(name)), strict=True):
            if want is not None:
                np.testing.assert_array_equal(got[outer.parts[0].args[at]], want)


# ---- batching ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "dimension", "grown"),
    [
        ("conv1x1_buffer", 1, {0, 3, 4}),
        ("conv1x1_image", 1, {0, 3, 5}),
        ("depthwise3x3", 1, {0, 3, 6}),
        ("gemm_tiled", 1, {0, 2, 3}),
        ("maxpool_image", 1, {0, 1, 2, 3}),
        ("reduction", 0, {0, 1, 3}),
        ("softmax", 0, {0, 1}),
    ],
)
def test_batching_stretches_inputs_and_outputs_but_no_weights(name: str, dimension: int, grown: set[int]) -> None:
    one = load_launch(data_dir("examples") / f"{name}.toml")
    three = batch_launch(one, 3)
    sizes = list(one.global_size)
    sizes[dimension] *= 3
    assert list(three.global_size) == sizes
    assert {i for i, (a, b) in enumerate(zip(one.args, three.args, strict=True)) if a != b} == grown


def test_a_batch_computes_each_of_its_inputs() -> None:
    source = """kernel void scale(global const float *in, global const float *w, global float *out, int rows, int cols) {
        int x = get_global_id(0), y = get_global_id(1);
        if (y < rows) out[y * cols + x] = in[y * cols + x] * w[x]; }"""
    data = np.random.default_rng(5).uniform(-1, 1, (6, 8)).astype(np.float32)
    weights = floats(8)

    def of(rows: np.ndarray) -> Launch:
        from tests.helpers.oracles import given as holding

        args = (holding(rows.ravel()), weights, zeros(rows.size, "float32"), number(len(rows)), number(8))
        return Launch(source, "scale", (8, len(rows)), args, (8, 1))

    two = batch_launch(of(data[:3]), 2)
    whole = of(data)
    assert (two.global_size, two.args[1:2], two.args[3:]) == (whole.global_size, whole.args[1:2], whole.args[3:])
    assert [a.count for a in two.args[:3]] == [a.count for a in whole.args[:3]]  # type: ignore[union-attr]


def test_an_index_of_the_batch_is_told_from_rows_that_could_be_more() -> None:
    source = """kernel void rows(global const float *in, global const float *bias, global float *out, int n, int m) {
        int x = get_global_id(0), y = get_global_id(1), b = get_global_id(2);
        if (x < n && y < m) out[(b * m + y) * n + x] = in[(b * m + y) * n + x] + bias[x]; }"""
    args = (floats(2 * 5 * 7), floats(7), zeros(2 * 5 * 7, "float32"), number(7), number(5))
    four = batch_launch(Launch(source, "rows", (7, 5, 2), args, (4, 4, 1), pad=True), 4)
    assert four.global_size == (7, 5, 8)
    assert [a.count for a in four.args[:3]] == [280, 7, 280]  # type: ignore[union-attr]
    assert four.args[3:] == args[3:]


@pytest.mark.parametrize("dtype", [np.int32, np.int64])
def test_what_a_group_touched_is_told_from_lanes_that_touch_nothing(dtype: type) -> None:
    seen = _Touched(groups=3, items=2)
    seen._note(0, np.array([5, 7, -1, 9, -1, 8], dtype), 1, np.array([True, True, True, True, True, False]))
    assert (seen.start[0].tolist(), seen.end[0].tolist(), seen.count[0].tolist()) == ([5, 9, 2**62], [8, 10, 0], [2, 1, 0])


def test_what_shows_no_batch_is_refused() -> None:
    chase = load_launch(data_dir("examples") / "texture_chase.toml")
    with pytest.raises(InputError, match="where it goes depends on what its arrays hold"):
        batch_launch(chase, 2)
    same = Launch("kernel void f(global int *a) { a[0] = 1; }", "f", (4,), (zeros(4),))
    with pytest.raises(InputError, match="f cannot be batched: stretching none of its 1 dimensions"):
        batch_launch(same, 2)
    with pytest.raises(InputError, match="batch: got 0"):
        batch_launch(chase, 0)
    quiet = Launch("kernel void f(global const int *a) {}", "f", (4,), (BufferArg("int32", 4, Init("zeros")),))
    with pytest.raises(InputError, match="writes no argument"):
        batch_launch(quiet, 2)
    assert batch_launch(chase, 1) is chase


def test_values_of_arguments_are_checked_first() -> None:
    with pytest.raises(InputError, match="argument 1 of ask"):
        batch_launch(msgspec.structs.replace(TRICKY["ask"], args=(zeros(4), ScalarArg("float32", (1.0,)))), 2)
