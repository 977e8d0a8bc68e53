"""The rules of APSys'20. Oracles: the paper's equations worked by hand, sets of addresses in plain Python, properties."""

from __future__ import annotations

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError, UnknownNameError
from mgpusim.sched.shapes.candidates import candidates
from mgpusim.sched.shapes.reuse import DataLoads
from mgpusim.sched.shapes.rules import (
    ABOUT,
    PAPER_BLOCK_B,
    PAPER_RULES,
    RuleInputs,
    RuleOutcome,
    apply_rules,
    competitive_share,
    expectation,
    facts_of,
    importance,
    rules,
    select,
)
from mgpusim.workload.args import BufferArg, ImageArg, ScalarArg
from mgpusim.workload.launch import Launch, load_launch
from tests.helpers.examples import examples

MALI = RuleInputs((56, 56, 64), 12, 12, 64, (384, 384, 384), 384, operator="conv", block_b_given=PAPER_BLOCK_B)
"""Conv 56 x 56 x 256 on the Mali-G72 MP12: 64 slices of four channels, 12 cores of 12 lanes."""


def meets(name, facts, shape):
    return rules[name](facts, shape)


# ---- the equations ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "shape", "expected"),
    [
        ("shader_cores", (8, 4, 3), False),  # 7 x 14 x 22 = 2156 groups = 12 x 179 + 8
        ("shader_cores", (1, 3, 61), False),  # 56 x 19 x 2 = 2128 = 12 x 177 + 4
        ("shader_cores", (5, 5, 4), True),  # 12 x 12 x 16
        ("apus", (8, 4, 3), True),  # 96 = 8 x 12
        ("apus", (1, 3, 61), False),  # 183 = 15 x 12 + 3
        ("cache_lines", (8, 4, 3), True),  # 8 x 32 bytes = 4 lines of 64
        ("cache_lines", (1, 3, 61), False),  # half a line
        ("padding", (8, 4, 3), False),  # 64 = 21 x 3 + 1
        ("padding", (8, 4, 4), True),
        ("data_accesses", (8, 4, 3), False),  # 32 against 6
        ("data_accesses", (4, 4, 8), True),  # 16 against 16
        ("data_accesses", (4, 4, 4), True),  # 16 against 8: just within the factor of two
        ("data_accesses", (4, 4, 3), False),  # 16 against 6
    ],
)
def test_the_equations_by_hand(name, shape, expected):
    assert meets(name, MALI, shape) is expected


def test_the_depthwise_form_asks_for_the_largest_plane():
    """min(384 x 384, 384) = 384: planes of 192 to 384 items, whatever their depth."""
    facts = RuleInputs((56, 56, 32), 12, 12, 64, (384, 384, 384), 384, operator="dwconv")
    assert [meets("data_accesses", facts, s) for s in [(24, 8, 2), (28, 7, 1), (24, 8, 1), (19, 10, 2), (8, 8, 6)]] == [
        True, True, True, False, False,
    ]  # fmt: skip
    narrow = RuleInputs((56, 56, 32), 12, 12, 64, (8, 8, 64), 384, operator="dwconv")
    assert meets("data_accesses", narrow, (8, 4, 1))  # C_x C_y = 64 is the lesser one


@given(st.tuples(*[st.integers(1, 40)] * 3), st.tuples(*[st.integers(1, 12)] * 3), st.integers(1, 16), st.integers(1, 16))
def test_congruences_are_those_of_counted_groups_items_and_bytes(space, shape, cores, lanes):
    facts = RuleInputs(space, cores, lanes, 64, (64, 64, 64), 512, block_b_given=16)
    groups = sum(1 for _ in itertools.product(*(range(0, n, w) for n, w in zip(space, shape, strict=True))))
    assert meets("shader_cores", facts, shape) == (groups % cores == 0)
    items = len(list(itertools.product(*map(range, shape))))
    assert meets("apus", facts, shape) == (items % lanes == 0)
    assert meets("cache_lines", facts, shape) == ((16 * shape[0]) % 64 == 0)
    whole = groups * items == math.prod(space)
    assert meets("padding", facts, shape) == whole


@given(st.integers(1, 8), st.integers(1, 8), st.integers(1, 32))
def test_about_is_symmetric_and_holds_at_equality(x, y, z):
    inside = meets("data_accesses", MALI, (x, y, z))
    assert inside == (max(x * y / (2 * z), 2 * z / (x * y)) <= ABOUT)
    assert inside == meets("data_accesses", MALI, (y, x, z))


# ---- constants from the GPU and the kernel -----------------------------------------------------------------------------
def test_constants_come_from_the_gpu_and_the_kernel():
    gpu = load_gpu("mali-g72-mp12")
    asked = load_launch("examples/conv3x3_image.toml")
    facts = facts_of(asked, gpu, [(8, 4, 3), (1, 3, 61)])
    assert (facts.space, facts.shader_cores, facts.at_once, facts.line_b) == ((56, 56, 64), 12, 12, gpu.l2.line_b)
    assert (facts.most, facts.most_items, facts.block_b) == ((384, 384, 384), 384, 16)  # a texel of four floats
    with pytest.raises(InputError, match="did you mean 'conv'"):
        facts_of(asked, gpu, [(8, 4, 3)], operator="con")
    with pytest.raises(InputError, match="no work-group shapes"):
        facts_of(asked, gpu, [])


# ---- counted accesses ------------------------------------------------------------------------------------------------
SIZE = (12, 10, 6)
SHAPES = [(w, h, d) for w in (1, 2, 3, 5, 12) for h in (1, 2, 4, 10) for d in (1, 3, 6)]


def kernel(index, count=4000, size=SIZE, dtype="float32"):
    """A launch of a kernel that loads the expressions `index` of x, y, z from a buffer."""
    loads = " + ".join(f"a[{expression}]" for expression in index)
    source = f"""kernel void f(global const float *a, global float *b) {{
        const int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
        b[(z * {size[1]} + y) * {size[0]} + x] = {loads};
    }}"""
    return Launch(source, "f", size, (BufferArg(dtype, count), BufferArg("float32", math.prod(size))))


def counted(index, box, corner):
    """Distinct elements that a box of items at `corner` loads, load by load."""
    ranges = [range(c, c + w) for c, w in zip(corner, box, strict=True)]
    items = list(itertools.product(*ranges))
    return sum(len({eval(e, {"x": x, "y": y, "z": z}) for x, y, z in items}) for e in index)  # our own text


def oracle_b(index, shape, size=SIZE):
    """Bytes over all groups, clipped at the border."""
    total = 0
    for corner in itertools.product(*(range(0, n, w) for n, w in zip(size, shape, strict=True))):
        total += counted(index, [min(w, n - c) for c, w, n in zip(corner, shape, size, strict=True)], corner)
    return 4.0 * total


@pytest.mark.each_time(every=6)
@pytest.mark.parametrize(
    "index",
    [
        ["(z*10 + y)*12 + x"],  # each its own
        ["y*12 + x", "1000 + z"],  # shared in depth, and in the plane
        ["y*20 + x", "y*20 + x + 1", "(y + 1)*20 + x"],  # a stencil: loaded anew by each tap
        ["x + y", "2000 + x + 2*y + z"],  # along diagonals: no first user
        ["3000"],  # all the same
        ["100 - x", "500 - 3*y"],  # backwards
        ["x / 4", "200 + 10 * (y / 2) + z"],  # in blocks
    ],
)
def test_loads_are_those_of_sets_of_addresses(index):
    loads = DataLoads(kernel(index), SHAPES, uses_local_ids=False)
    blocks = "/" in index[0]  # met anywhere by groups that are not whole numbers of them or the other way round
    shapes = [s for s in SHAPES if not blocks or (s[0] in (1, 2, 12) and s[1] in (1, 2, 4, 10))]
    spelled = [e.replace("/", "//") for e in index]
    assert [loads.total_b(s) for s in shapes] == [oracle_b(spelled, s) for s in shapes]


AFFINE = """kernel void f(global const float *a, global float *b, int4 c, int4 d) {
    const int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    b[(z * 10 + y) * 12 + x] = a[c.x * x + c.y * y + c.z * z + c.w] + a[d.x * x + d.y * y + d.z * z + d.w];
}"""


@pytest.mark.slow
@examples(8)
@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 9), st.integers(0, 9), st.integers(0, 30)), min_size=2, max_size=2))
def test_any_affine_indices(terms):
    args = (BufferArg("float32", 400), BufferArg("float32", 720), *(ScalarArg("int32", t) for t in terms))
    loads = DataLoads(Launch(AFFINE, "f", SIZE, args), SHAPES, uses_local_ids=False)
    for shape in SHAPES[::7]:
        assert loads.total_b(shape) == oracle_b([f"{x}*x + {y}*y + {z}*z + {c}" for x, y, z, c in terms], shape)


def test_groups_inside_count_as_those_inside():
    """Taps that leave the image at its border load less there, which few groups of a large image notice."""
    source = """kernel void f(global const float *a, global float *b) {
        const int x = get_global_id(0), y = get_global_id(1);
        float sum = 0;
        if (x > 0) sum += a[y * 40 + x - 1];
        if (x < 39) sum += a[y * 40 + x + 1];
        b[y * 40 + x] = sum;
    }"""
    asked = Launch(source, "f", (40, 30), (BufferArg("float32", 1200), BufferArg("float32", 1200)))
    shapes = [(1, 1, 1), (4, 2, 1), (20, 3, 1), (40, 1, 1), (1, 30, 1)]
    loads = DataLoads(asked, shapes, uses_local_ids=False)
    exact = 4 * 2 * 39 * 30
    assert loads.total_b((40, 1, 1)) == exact
    assert all(exact <= loads.total_b(s) <= exact * 40 / 39 for s in shapes)


def test_images_count_texels_and_border_reads_cost_nothing():
    source = """__constant sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    kernel void f(read_only image2d_t a, global float4 *b) {
        const int x = get_global_id(0), y = get_global_id(1);
        b[y * 8 + x] = read_imagef(a, s, (int2)(x - 1, y)) + read_imagef(a, s, (int2)(x, y)) + read_imagef(a, s, (int2)(-5, y));
    }"""
    image = ImageArg("image2d", 8, 4, dtype="float32", channels="RGBA")
    asked = Launch(source, "f", (8, 4), (image, BufferArg("float32", 128)))
    loads = DataLoads(asked, [(8, 4, 1), (8, 1, 1)], uses_local_ids=False)
    assert loads.block_b == 16
    assert loads.total_b((8, 4, 1)) == 16 * (28 + 32)  # of the column outside and of the third read nothing is loaded
    assert loads.total_b((8, 1, 1)) == 16 * (28 + 32)


def test_wide_loads_that_overlap_count_their_bytes_once():
    source = """kernel void f(global const float *a, global float *b) {
        const int x = get_global_id(0);
        const float4 v = vload4(0, a + 2 * x);
        b[x] = v.x + v.y + v.z + v.w + a[x];
    }"""
    asked = Launch(source, "f", (32,), (BufferArg("float32", 80), BufferArg("float32", 32)))
    loads = DataLoads(asked, [(1, 1, 1), (8, 1, 1)], uses_local_ids=False)
    assert loads.total_b((1, 1, 1)) == 32 * (4 + 1) * 4
    assert loads.total_b((8, 1, 1)) == 4 * (18 + 8) * 4  # 7 x 2 + 4 floats in all, and eight
    assert loads.block_b == 16


def test_a_program_that_depends_on_the_group_is_executed_for_each_shape():
    source = """kernel void f(global const float *a, global float *b) {
        b[get_global_id(0)] = a[get_group_id(0)] + a[64 + get_local_id(0)];
    }"""
    asked = Launch(source, "f", (64,), (BufferArg("float32", 72), BufferArg("float32", 64)))
    loads = DataLoads(asked, [(4, 1, 1), (8, 1, 1), (16, 1, 1)], uses_local_ids=True)
    assert loads.total_b((4, 1, 1)) == 16 * (1 + 4) * 4
    assert loads.total_b((8, 1, 1)) == 8 * (1 + 8) * 4
    assert loads.total_b((16, 1, 1)) == math.inf  # reads past the end: not written for such groups


def test_a_long_loop_is_counted_by_its_first_iterations():
    """Weights and inputs of many slices: the ratio of two shapes is that of any slice."""
    source = """kernel void f(global const float *a, global const float *w, global float *b, int n) {
        const int x = get_global_id(0), z = get_global_id(1);
        float acc = 0;
        for (int s = 0; s < n; ++s) acc += a[s * 64 + x] * w[s * 64 + z];
        b[z * 64 + x] = acc;
    }"""
    args = (BufferArg("float32", 64 * 512), BufferArg("float32", 64 * 512), BufferArg("float32", 4096), ScalarArg("int32", 512))
    shapes = [(w, d, 1) for w in range(1, 65) for d in range(1, 65) if w * d <= 1024]
    loads = DataLoads(Launch(source, "f", (64, 64), args), shapes, uses_local_ids=False)
    ratio = loads.total_b((8, 8, 1)) / loads.total_b((16, 16, 1))
    assert ratio == pytest.approx(2.0, rel=0.02)  # 64 groups of 16 a slice, 16 of 32


def test_rule_v_of_any_kernel_keeps_the_least_and_what_is_near():
    index = ["y*12 + x", "1000 + z"]
    facts = facts_of(kernel(index), load_gpu("adreno-640"), SHAPES)
    totals = {s: oracle_b(index, s) for s in SHAPES}
    near = [s for s in SHAPES if totals[s] <= min(totals.values()) * 1.0607]
    assert [s for s in SHAPES if meets("data_accesses", facts, s)] == near
    assert 0 < len(near) < len(SHAPES)


@pytest.mark.parametrize(("name", "pixels", "weights"), [("conv3x3_image", 1, 4), ("conv1x1_image", 4, 4)])
def test_counting_gives_the_closed_form_of_a_convolution(name, pixels, weights):
    """At each tap `pixels` texels for an item of the plane and `weights` for one along z: the balance that (6) is about."""
    asked = load_launch(f"examples/{name}.toml")
    shapes = [(1, 1, 4), (2, 1, 2), (4, 1, 1), (4, 2, 4), (2, 4, 4), (7, 2, 16), (2, 2, 2)]
    loads = DataLoads(asked, shapes, uses_local_ids=False)
    per_item = {(x, y, z): pixels / z + weights / (x * y) for x, y, z in shapes}
    found = {s: loads.total_b(s) for s in shapes}
    scale = found[2, 2, 2] / per_item[2, 2, 2]
    assert all(found[s] == pytest.approx(scale * per_item[s], rel=0.05) for s in shapes)


def test_counting_gives_the_closed_form_of_a_depthwise_convolution():
    """Weights and bias differ along z: an item loads nine texels and a share of ten more, the less the larger the plane (7)."""
    shapes = [(1, 1, 1), (1, 1, 8), (2, 2, 1), (2, 2, 8), (8, 8, 1), (8, 8, 2)]
    loads = DataLoads(load_launch("examples/depthwise3x3.toml"), shapes, uses_local_ids=False)
    scale = loads.total_b((1, 1, 1)) / 19
    assert all(loads.total_b(s) == pytest.approx(scale * (9 + 10 / (s[0] * s[1])), rel=0.02) for s in shapes)


# ---- applied one after the other ---------------------------------------------------------------------------------------
def test_stages_by_hand():
    shapes = ((5, 5, 4), (8, 4, 3), (10, 4, 3), (10, 6, 2), (1, 3, 61))
    outcome = apply_rules(RuleInputs(*_fields(MALI), shapes=shapes, operator="conv", block_b_given=PAPER_BLOCK_B))
    # 12 x 12 x 16, 6 x 14 x 22 and 6 x 10 x 32 groups; 120 and 120 items; whole lines; none without padding or about equal
    assert outcome.stages == (
        ("shader_cores", 3), ("apus", 2), ("cache_lines", 2), ("padding", 2), ("data_accesses", 2),
    )  # fmt: skip
    assert outcome.passed_over == ("padding", "data_accesses")
    assert outcome.survivors == ((10, 4, 3), (10, 6, 2))
    assert outcome.choice == (10, 6, 2)


def _fields(facts):
    return facts.space, facts.shader_cores, facts.at_once, facts.line_b, facts.most, facts.most_items


@examples(60)
@given(st.sets(st.tuples(*[st.integers(1, 9)] * 3), min_size=1, max_size=40), st.permutations(PAPER_RULES))
def test_what_is_left_meets_every_rule_not_passed_over(shapes, order):
    facts = RuleInputs((36, 24, 16), 3, 4, 64, (64, 64, 64), 256, operator="conv", block_b_given=16, shapes=tuple(shapes))
    outcome = apply_rules(facts, order)
    counts = [n for _, n in outcome.stages]
    assert counts == sorted(counts, reverse=True)
    assert len(outcome.survivors) == (counts[-1] if counts else len(shapes))
    assert outcome.choice in outcome.survivors
    for name, _ in outcome.stages:
        if name not in outcome.passed_over:
            assert all(meets(name, facts, s) for s in outcome.survivors)
        else:
            assert not any(meets(name, facts, s) for s in outcome.survivors)
    if len(outcome.stages) < len(order):
        assert len(outcome.survivors) == 1
    again = apply_rules(
        RuleInputs(*_fields(facts), shapes=tuple(reversed(facts.shapes)), operator="conv", block_b_given=16), order
    )
    assert set(again.survivors) == set(outcome.survivors)
    assert again.choice == outcome.choice


def test_rules_by_name_and_selection_without_candidates():
    asked, gpu = kernel(["(z*10 + y)*12 + x"]), load_gpu("nvidia-maxwell-tegra-x1")
    outcome = select(asked, gpu, names=("padding",))
    assert outcome.survivors == tuple(candidates(asked, gpu))
    with pytest.raises(UnknownNameError, match="did you mean 'padding'"):
        select(asked, gpu, names=("paddin",))
    with pytest.raises(InputError, match="no work-group shapes"):
        apply_rules(MALI)


def test_one_shape_needs_no_rule():
    asked = load_launch("examples/gemm_tiled.toml")
    assert select(asked, load_gpu("adreno-640")) == RuleOutcome((), ((16, 16, 1),), (16, 16, 1))


# ---- figures -----------------------------------------------------------------------------------------------------------
TIMES = {(1, 1, 1): 100.0, (2, 1, 1): 60.0, (4, 1, 1): 23.0, (8, 1, 1): 20.0}


def test_importance_by_hand():
    """(100 - 60) / 80 = 0.5, (100 - 23) / 80 = 0.9625, (100 - 20) / 80 = 1."""
    assert importance(TIMES, [(2, 1, 1), (4, 1, 1)]) == pytest.approx((0.5 + 0.9625) / 2)
    assert importance(TIMES, [(8, 1, 1)]) == 1.0
    assert importance(TIMES, [(1, 1, 1)]) == 0.0
    assert importance(TIMES, []) is None
    assert importance(dict.fromkeys(TIMES, 5.0), [(1, 1, 1)]) is None
    with pytest.raises(InputError, match="expected a positive time"):
        importance({(1, 1, 1): math.nan}, [(1, 1, 1)])


@examples(40)
@given(
    st.dictionaries(st.tuples(st.integers(1, 64), st.just(1), st.just(1)), st.floats(1.0, 1e6), min_size=2, max_size=20),
    st.floats(0.5, 2.0), st.data(),
)  # fmt: skip
def test_importance_lies_between_worst_and_best_and_knows_no_unit(times, unit, data):
    follow = data.draw(st.lists(st.sampled_from(sorted(times)), min_size=1, unique=True))
    score = importance(times, follow)
    if score is None:
        assert max(times.values()) == min(times.values())
        return
    assert -1e-9 <= score <= 1 + 1e-9
    assert importance({s: t * unit for s, t in times.items()}, follow) == pytest.approx(score, abs=1e-6)


def test_competitive_share_counts_the_edge():
    assert competitive_share(TIMES.values()) == 0.5  # 23 is 1.15 x 20
    assert competitive_share(TIMES.values(), within=0.0) == 0.25
    with pytest.raises(InputError, match="none given"):
        competitive_share([])


def test_expectation_is_the_mean_over_the_survivors():
    outcome = RuleOutcome((), ((2, 1, 1), (4, 1, 1)), (4, 1, 1))
    assert expectation(TIMES, outcome) == pytest.approx(41.5)
