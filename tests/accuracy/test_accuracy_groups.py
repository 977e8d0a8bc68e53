"""Choice groups and splits."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.accuracy.sample import choice_groups, folds, folds_by_family, folds_by_kernel
from mgpusim.errors import InputError
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.corpus import Corpus, KernelSource, Measurement, TimeNs
from mgpusim.workload.launch import Launch

SOURCE = "kernel void f(global float *a, int n) { int i = get_global_id(0); if (i < n) a[i] = 1; }"


def item(
    size: tuple[int, ...], local: tuple[int, ...] | None, *, n: int = 7, pad: bool = False, kernel: str = "f",
    offset: tuple[int, ...] = (), args: bool = True, **tags: object,
) -> Measurement:  # fmt: skip
    given = (BufferArg("float32", 4096), ScalarArg("int32", n)) if args else ()
    launch = Launch(SOURCE, "f", size, given, local_size=local, pad=pad, offset=offset)
    return Measurement(kernel, launch, TimeNs(1e4), tags)


def test_shapes_of_one_work_are_one_group() -> None:
    items = [
        item((64, 64), (8, 8)), item((64, 64), (16, 4)), item((64, 64), None), item((64, 64), (8, 8), offset=(0, 0)),
        item((64, 64), (8, 8), n=8), item((64, 64), (8, 8), kernel="g"), item((64, 64), (8, 8), layer=1),
        item((64, 64, 1), (8, 8, 1)), item((64, 64), (8, 8), offset=(1, 0)), item((128, 64), (8, 8)),
    ]  # fmt: skip
    assert choice_groups(items) == ((0, 1, 2, 3), (4,), (5,), (6,), (7,), (8,), (9,))


def test_order_of_tags_does_not_matter() -> None:
    one, two = item((64,), (8,), a=1, b=2), item((64,), (16,), b=2, a=1)
    assert choice_groups([one, two]) == ((0, 1),)


def test_global_sizes_padded_from_one_size_are_one_group() -> None:
    # 100 items: as asked for with padding left to the runner, and rounded up by whoever wrote the corpus
    items = [item((100,), (64,), pad=True), item((128,), (64,)), item((112,), (16,)), item((104,), (8,)), item((100,), (4,))]
    assert choice_groups(items) == ((0, 1, 2, 3, 4),)
    # 112 with groups of 16 is more than 96 items, 96 with groups of 8 at most 96
    assert choice_groups([item((112,), (16,)), item((96,), (8,))]) == ((0,), (1,))


def test_dimensions_pad_each_for_itself() -> None:
    assert choice_groups([item((56, 64), (8, 32)), item((64, 56), (32, 8)), item((56, 56), (8, 8))]) == ((0, 1, 2),)
    assert choice_groups([item((56, 64), (8, 32)), item((64, 128), (32, 8))]) == ((0,), (1,))


def test_a_single_group_is_no_padding_unless_the_launch_pads() -> None:
    assert choice_groups([item((32,), (32,)), item((64,), (64,))]) == ((0,), (1,))
    assert choice_groups([item((32,), (32,), pad=True), item((64,), (64,), pad=True)]) == ((0, 1),)


def test_a_kernel_without_arguments_has_no_padding() -> None:
    assert choice_groups([item((128,), (64,), args=False), item((112,), (16,), args=False)]) == ((0,), (1,))


@given(st.integers(1, 2000), st.lists(st.sampled_from([1, 2, 3, 4, 7, 8, 16, 32, 64]), min_size=1, max_size=8), st.randoms())
def test_whatever_pads_from_one_size_meets_again(n: int, locals_: list[int], rng: random.Random) -> None:
    items = [item((-(-n // local) * local,), (local,), pad=True) for local in locals_]
    assert choice_groups(items) == (tuple(range(len(items))),)
    order = list(range(len(items)))
    rng.shuffle(order)
    assert choice_groups([items[i] for i in order]) == (tuple(range(len(items))),)


@given(st.lists(st.tuples(st.integers(1, 90), st.sampled_from([1, 4, 16, 48])), min_size=1, max_size=10), st.randoms())
def test_groups_are_a_partition_whatever_the_order(shapes: list[tuple[int, int]], rng: random.Random) -> None:
    items = [item((size,), (local,), pad=True) for size, local in shapes]
    order = list(range(len(items)))
    rng.shuffle(order)
    found = choice_groups(items)
    assert sorted(i for group in found for i in group) == list(range(len(items)))
    again = choice_groups([items[i] for i in order])
    assert {frozenset(order[i] for i in group) for group in again} == {frozenset(group) for group in found}
    for a, (size, _) in enumerate(shapes):  # equal global sizes always meet
        for b, (other, _) in enumerate(shapes):
            if size == other:
                assert any(a in group and b in group for group in found)


def corpus() -> Corpus:
    built = {f"k{i} -DT={t}": KernelSource(SOURCE, f"k{i}") for i in range(6) for t in (4, 8)}
    items = [item((64,), (8,), kernel=name, family=f"f{int(name[1]) // 2}") for name in built for _ in range(1 + int(name[1]))]
    return Corpus({}, {}, built, tuple(items))


@pytest.mark.parametrize("k", [2, 3])
def test_folds_hold_out_each_kernel_once_and_never_split_one(k: int) -> None:
    measured = corpus()
    for found, names in (
        (folds_by_kernel(measured, k), [measured.kernels[m.kernel].entry for m in measured.launches]),
        (folds_by_family(measured, k), [m.tags["family"] for m in measured.launches]),
    ):
        assert len(found) == k
        assert sorted(i for fold in found for i in fold.test) == list(range(len(names)))
        assert Counter(name for fold in found for name in fold.held_out) == Counter(set(names))
        for fold in found:
            assert sorted(fold.train + fold.test) == list(range(len(names)))
            assert {names[i] for i in fold.test} == set(fold.held_out)
            assert not {names[i] for i in fold.train} & set(fold.held_out)
        sizes = [len(fold.test) for fold in found]
        assert max(sizes) - min(sizes) <= max(Counter(names).values())


def test_a_kernel_without_a_family_is_its_own() -> None:
    built = {"a": KernelSource(SOURCE, "a"), "b": KernelSource(SOURCE, "b")}
    measured = Corpus({}, {}, built, (item((64,), (8,), kernel="a"), item((64,), (8,), kernel="b")))
    assert {fold.held_out for fold in folds_by_family(measured, 2)} == {("a",), ("b",)}


@given(st.lists(st.sampled_from("abcdefgh"), min_size=2), st.randoms())
def test_folds_do_not_depend_on_the_order_of_launches(names: list[str], rng: random.Random) -> None:
    if len(set(names)) < 2:
        return
    shuffled = list(names)
    rng.shuffle(shuffled)
    assert [f.held_out for f in folds(names, 2)] == [f.held_out for f in folds(shuffled, 2)]


@pytest.mark.parametrize("k", [1, 0, 4])
def test_folds_that_cannot_be(k: int) -> None:
    with pytest.raises(InputError, match=f"got {k}, expected 2 to 3"):
        folds(["a", "b", "c", "a"], k)


def test_the_tag_group_joins_kernels_options_and_sizes() -> None:
    plain, tiled = item((64, 64), (8, 8), group="gemm 64"), item((16, 16), (8, 8), kernel="tiled", group="gemm 64", tile=4)
    other = item((64, 64), (8, 8), group="gemm 128")
    number, text = item((32,), (8,), group=3), item((64,), (8,), n=9, group="3")
    empty = [item((64, 64), (8, 8), group=""), item((64, 64), (16, 4), group="")]
    assert choice_groups([plain, other, tiled, number, text]) == ((0, 2), (1,), (3, 4))
    assert choice_groups([*empty, plain]) == ((0, 1), (2,))  # no group is named: by kernel, arguments and tags


def test_a_member_of_a_space_keeps_to_its_space() -> None:
    members = [item((64,), (8,), space="gemm", config=f"{k}", group=k) for k in range(3)]  # a knob called group
    assert choice_groups(members) == ((0, 1, 2),)
