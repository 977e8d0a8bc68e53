"""The parts of sweeps: axes, designs, fronts, indices, shards. Oracles: closed forms, brute force, numpy."""

from __future__ import annotations

import csv
import io
import itertools
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from scipy.stats import sobol_indices

from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError
from mgpusim.sweeps.axes import Axis, read_axis
from mgpusim.sweeps.columns import WordColumn, joined, words_of
from mgpusim.sweeps.designs import coordinates, permuted
from mgpusim.sweeps.pareto import front
from mgpusim.sweeps.sensitivity import grid_indices, saltelli_indices
from mgpusim.sweeps.shards import decode, encode, kinds_of
from mgpusim.sweeps.study import study_from_dict
from mgpusim.workload.checks import Problems
from mgpusim.workload.corpus import Corpus, Measurement, TimeNs, kernel_of, write_corpus
from mgpusim.workload.launch import Launch
from tests.helpers.examples import examples

GPU = load_gpu("adreno-640")


def axis_of(**data):
    problems = Problems()
    return read_axis(data, "axes[0]", GPU, problems), problems.lines


# --- axes -----------------------------------------------------------------------------------------------------------


def test_log_ranges_have_both_ends_and_equal_ratios():
    axis, _ = axis_of(field="dram.b_per_s", range=["10 GB/s", "80 GB/s"], count=4, log=True)
    assert axis.values == (10e9, 20e9, 40e9, 80e9)


def test_steps_stay_within_the_range():
    axis, _ = axis_of(field="core.max_warps", range=[4, 17], step=4)
    assert axis.values == (4, 8, 12, 16)


def test_factors_of_one_field_become_its_values():
    axis, _ = axis_of(field="l2.size_b", factors=[1, 2])
    assert axis.values == (131072, 262144)


def test_warps_of_one_width_or_several_are_an_axis():
    axis, _ = axis_of(field="core.warp_sizes", values=[[32, 64], "16,32"])
    assert axis.values == ("32,64", "16,32")


def test_coupled_fields_follow_their_formulas():
    axis, _ = axis_of(name="x", fields={"l2.size_b": "value * 1024", "l2.ways": "l2.ways * 2"}, values=[64, 128])
    found = axis.settings(axis.array, GPU)
    assert found["l2.size_b"].tolist() == [65536, 131072]
    assert found["l2.ways"].tolist() == [2 * GPU.l2.ways] * 2


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"field": "l2.sise_b", "values": [1]}, "did you mean 'l2.size_b'"),
        ({"field": "l2.sets", "values": [1]}, "derived from other fields"),
        ({"field": "peak_flops", "values": [1]}, "derived from other fields"),
        ({"field": "l2", "values": [1]}, "is a table"),
        ({"field": "name", "values": ["a"]}, "cannot be an axis"),
        ({"field": "clock.points", "values": [1]}, "is a list"),
        ({"field": "l1.size_b", "values": [1]}, "has no 'l1'"),
        ({"field": "l2.size_b", "values": []}, "not empty"),
        ({"field": "l2.size_b", "values": [1, 1]}, "occurs twice"),
        ({"field": "l2.size_b", "values": ["3 parsec"]}, "not understood"),
        ({"field": "l2.size_b", "range": [4, 2], "count": 3}, "the first less than the second"),
        ({"field": "l2.size_b", "range": [0, 2], "count": 3, "log": True}, "above 0"),
        ({"field": "l2.size_b", "range": [1, 2], "count": 1}, "from 2"),
        ({"field": "l2.size_b"}, "expected one of values, factors and range"),
        ({"fields": ["l2.size_b", "l2.ways"], "factors": [1]}, "need a name"),
        ({"name": "x", "fields": {"l2.size_b": "valeu * 2"}, "values": [1]}, "did you mean 'value'"),
        ({"field": "l2.size_b", "values": [1], "cuont": 3}, "did you mean 'count'"),
    ],
)
def test_what_is_wrong_with_an_axis_is_said(data, said):
    axis, lines = axis_of(**data)
    assert axis is None
    assert any(said in line for line in lines), lines


# --- designs --------------------------------------------------------------------------------------------------------


@given(st.integers(1, 3000), st.integers(0, 50))
@examples(30)
def test_permutations_are_bijections(n, key):
    assert sorted(permuted(np.arange(n), n, key).tolist()) == list(range(n))


@pytest.mark.parametrize("sampling", ["latin_hypercube", "sobol", "saltelli", "grid"])
def test_chunks_of_a_design_are_the_design(sampling):
    axes = [Axis("a", {}, low=1.0, high=9.0), Axis("b", {}, low=1.0, high=100.0, log=True), Axis("c", {}, (1, 2, 3))]
    if sampling == "grid":
        axes = [Axis(a.name, {}, tuple(range(i + 3))) for i, a in enumerate(axes)]
    n = 60 if sampling == "grid" else 64
    whole = np.array(coordinates(axes, sampling, 64, 7, 0, n))
    parts = [np.array(coordinates(axes, sampling, 64, 7, a, min(n, a + 7))) for a in range(0, n, 7)]
    assert (np.concatenate(parts, axis=1) == whole).all()


def test_grids_count_like_itertools():
    axes = [Axis("a", {}, (1, 2)), Axis("b", {}, (5, 6, 7))]
    found = zip(*(c.tolist() for c in coordinates(axes, "grid", 0, 0, 0, 6)), strict=True)
    assert list(found) == list(itertools.product((1, 2), (5, 6, 7)))


def test_a_latin_hypercube_has_one_point_in_each_stratum():
    for column in coordinates([Axis("a", {}, low=0.0, high=1.0)] * 3, "latin_hypercube", 500, 3, 0, 500):
        assert sorted((column * 500).astype(int).tolist()) == list(range(500))


# --- fronts ---------------------------------------------------------------------------------------------------------


def brute_front(costs):
    out = []
    for i, row in enumerate(costs):
        if np.isnan(row).any():
            continue
        better = any(
            not np.isnan(o).any() and (o <= row).all() and ((o < row).any() or j < i) for j, o in enumerate(costs) if j != i
        )
        if not better:
            out.append(i)
    return out


@given(arrays(float, st.tuples(st.integers(0, 40), st.integers(1, 4)), elements=st.sampled_from([0.0, 1.0, 2.0, 3.0, math.nan])))
@examples(120)
def test_fronts_are_those_of_brute_force(costs):
    assert front(costs).tolist() == brute_front(costs)


# --- indices --------------------------------------------------------------------------------------------------------


def ishigami(x):
    return np.sin(x[0]) + 7 * np.sin(x[1]) ** 2 + 0.1 * x[2] ** 4 * np.sin(x[0])


ISHIGAMI = [(0.3139, 0.5576), (0.4424, 0.4424), (0.0, 0.2437)]  # in closed form, a = 7, b = 0.1


def test_saltelli_finds_the_indices_of_the_ishigami_function():
    axes = [Axis(n, {}, low=-math.pi, high=math.pi) for n in "abc"]
    x = coordinates(axes, "saltelli", 8192, 0, 0, 8192 * 5)
    for found, (first, total) in zip(saltelli_indices(ishigami(x).reshape(8192, 5)), ISHIGAMI, strict=True):
        assert abs(found.first - first) < 0.02
        assert abs(found.total - total) < 0.02


def test_saltelli_estimates_are_those_of_scipy():
    axes = [Axis(n, {}, low=-math.pi, high=math.pi) for n in "abc"]
    values = ishigami(coordinates(axes, "saltelli", 512, 0, 0, 512 * 5)).reshape(512, 5)
    given = {"f_A": values[None, :, 0], "f_B": values[None, :, 1], "f_AB": values.T[2:, None]}
    wanted = sobol_indices(func=given, n=512)
    found = saltelli_indices(values)
    np.testing.assert_allclose([i.first for i in found], wanted.first_order, rtol=1e-12)
    np.testing.assert_allclose([i.total for i in found], wanted.total_order, rtol=1e-12)


def test_saltelli_leaves_out_what_could_not_be_evaluated():
    axes = [Axis(n, {}, low=-math.pi, high=math.pi) for n in "abc"]
    values = ishigami(coordinates(axes, "saltelli", 512, 0, 0, 512 * 5)).reshape(512, 5)
    broken = values.copy()
    broken[[3, 99, 400], [0, 2, 4]] = math.nan
    assert saltelli_indices(broken) == saltelli_indices(np.delete(values, [3, 99, 400], axis=0))


def test_grids_find_the_indices_of_the_ishigami_function():
    at = (np.arange(60) + 0.5) / 60 * 2 * math.pi - math.pi
    for found, (first, total) in zip(grid_indices(ishigami(np.meshgrid(at, at, at, indexing="ij"))), ISHIGAMI, strict=True):
        assert abs(found.first - first) < 0.005
        assert abs(found.total - total) < 0.005


# --- shards ---------------------------------------------------------------------------------------------------------

ROWS = {
    "point": np.array([0, 1, 5]),
    "launch": words_of(["a", 'b,"c"', "a"]),
    "us": np.array([1.5, math.nan, 0.1 + 0.2]),
    "id": np.array([1, 2**63 + 1, 7], np.uint64),
    "on": np.array([True, False, True]),
}


@pytest.mark.parametrize("form", ["csv", "parquet"])
def test_shards_come_back_as_they_were(form):
    if form == "parquet":
        pytest.importorskip("pyarrow")
    data = encode(ROWS, form)
    found = decode(data, form, kinds_of(ROWS))
    for name, column in ROWS.items():
        if isinstance(column, WordColumn):
            assert found[name].tolist() == column.tolist()
        else:
            assert found[name].dtype == column.dtype
            np.testing.assert_array_equal(found[name], column)
    assert encode(found, form) == data
    assert decode(data, form, kinds_of(ROWS), ["us"])["us"].tolist()[0] == 1.5


@given(
    words=st.lists(st.text(st.sampled_from('ab,"\n é'), max_size=4), min_size=1, max_size=30),
    numbers=st.lists(st.floats(allow_infinity=False) | st.just(2.5), min_size=1, max_size=30), times=st.sampled_from([1, 40]),
)  # fmt: skip
def test_csv_is_that_of_the_standard_library(words, numbers, times):
    n = min(len(words), len(numbers))
    words, numbers = words[:n] * times, [v + 0.0 for v in numbers[:n]] * times  # no minus zero
    rows = {"w": words_of(words), "x": np.array(numbers), "i": np.arange(len(words)) // 7}
    out = io.StringIO()
    lines = [rows, *zip(words, ["" if v != v else repr(v) for v in numbers], rows["i"].tolist(), strict=True)]
    csv.writer(out, lineterminator="\n").writerows(lines)
    data = encode(rows, "csv")
    assert data == out.getvalue().encode()
    found = decode(data, "csv", kinds_of(rows))
    assert found["w"].tolist() == words
    np.testing.assert_array_equal(found["x"], rows["x"])
    np.testing.assert_array_equal(found["i"], rows["i"])


def test_joined_words_keep_their_words():
    both = joined([{"w": words_of(["x", "y"])}, {"w": words_of(["z", "x"])}])["w"]
    assert both.tolist() == ["x", "y", "z", "x"]


def test_a_damaged_shard_is_said(tmp_path):
    from mgpusim.sweeps.shards import read_shard

    path = tmp_path / "0000000.csv"
    for text in ("other,columns\n1,2\n", "point,us\n1,2\n3", "point,us\n1,2,3\n", "point,us\n1,x\n", ""):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(InputError, match="damaged"):
            read_shard(path, {"point": "int", "us": "float"})


def test_a_study_of_a_corpus_has_its_launches(tmp_path):
    launches = [Launch(f"kernel void {k}() {{}}", k, (n,), reads=()) for k in ("a", "b") for n in (32, 64, 96)]
    items = tuple(Measurement(one.entry, one, TimeNs(1e4)) for one in launches)
    write_corpus(tmp_path / "c.json", Corpus({}, {}, {one.entry: kernel_of(one) for one in launches}, items))

    def study(**of):
        axes = [{"field": "shader_cores", "values": [1, 2]}]
        return study_from_dict({"schema": "mgpusim.study/1", "gpu": "adreno-640", "axes": axes, **of}, tmp_path, "s")

    assert [(one.name, one.launch) for one in study(corpus="c.json").launches] == [
        (f"{one.entry}#{i}", one) for i, one in enumerate(launches)
    ]
    assert {one.launch.entry for one in study(corpus="c.json", kernels="b").launches} == {"b"}
    assert len(study(corpus="c.json", limit=2).launches) == 2
    for wrong in ({"corpus": "c.json", "limit": 0}, {"corpus": "no.json"}, {"corpus": "c.json", "launches": ["softmax"]}, {}):
        with pytest.raises(InputError, match="corpus"):
            study(**wrong)
