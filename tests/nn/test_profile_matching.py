"""Rows of profiles and layers of networks: each row goes to the layer that computes it, whatever else is there."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.errors import MissingExtraError
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.profiled.layers import ProfiledLayer, layers_of
from mgpusim.nn.profiled.matched import match_profile
from mgpusim.nn.profiled.matching import match_rows
from mgpusim.nn.profiled.rows import MeasuredOperator
from mgpusim.nn.readers import read_network
from mgpusim.session import Session
from tests.helpers.small_networks import FORMATS

SHAPES = [(kind, width) for kind in ("conv", "depthwise", "dense", "concat") for width in (8, 16, 24)]


def layer(number: int, shape: tuple[str, int], fused: tuple[str, ...] = ()) -> ProfiledLayer:
    kind, width = shape
    name = f"layer{number}"
    return ProfiledLayer(name, kind, {"in_c": width, "out_c": width, "out_h": 7}, fused, frozenset({name}))


def row(number: int, shape: tuple[str, int], fused: tuple[str, ...] | None = None) -> MeasuredOperator:
    kind, width = shape
    return MeasuredOperator(f"row {number}", "net", 5.0 + number, kind, facts={"in_c": width, "out_c": width}, fused=fused)


shapes = st.lists(st.sampled_from(SHAPES), min_size=1, max_size=12)


@given(shapes)
def test_rows_in_order_are_matched_in_order(found: list[tuple[str, int]]) -> None:
    matched = match_rows([row(i, one) for i, one in enumerate(found)], [layer(i, one) for i, one in enumerate(found)])
    assert matched.pairs == tuple((i, i) for i in range(len(found)))
    assert not matched.unmatched
    assert not matched.without_row


@given(shapes, st.randoms(use_true_random=False))
def test_rows_of_other_shapes_may_change_places(found: list[tuple[str, int]], rng: object) -> None:
    """The order counts among rows of one shape alone."""
    layers = [layer(i, one) for i, one in enumerate(found)]
    rows = [row(i, one) for i, one in enumerate(found)]
    order = list(range(len(rows)))
    rng.shuffle(order)  # type: ignore[attr-defined]
    of_shape: dict[tuple[str, int], list[int]] = {}
    for i in range(len(found)):
        of_shape.setdefault(found[i], []).append(i)
    kept = [of_shape[found[i]].pop(0) for i in order]  # of equal rows the first comes first
    matched = match_rows([rows[i] for i in kept], layers)
    assert sorted((kept[i], j) for i, j in matched.pairs) == [(i, i) for i in range(len(found))]


@given(shapes, st.data())
def test_a_row_that_is_dropped_leaves_its_layer_listed(found: list[tuple[str, int]], data: st.DataObject) -> None:
    gone = data.draw(st.integers(0, len(found) - 1))
    layers = [layer(i, one) for i, one in enumerate(found)]
    matched = match_rows([row(i, one) for i, one in enumerate(found) if i != gone], layers)
    assert not matched.unmatched
    assert [found[j] for j in matched.without_row] == [found[gone]]


@given(shapes, st.data())
def test_a_row_that_is_there_twice_is_listed(found: list[tuple[str, int]], data: st.DataObject) -> None:
    twice = data.draw(st.integers(0, len(found) - 1))
    rows = [row(i, one) for i, one in enumerate(found)]
    matched = match_rows([*rows, rows[twice]], [layer(i, one) for i, one in enumerate(found)])
    assert [one.where for one in matched.unmatched] == [f"row {twice}"]
    assert "the profile" in matched.unmatched[0].reason
    assert "twice" in matched.unmatched[0].fix


@given(shapes)
def test_kinds_alone_are_aligned_in_order(found: list[tuple[str, int]]) -> None:
    rows = [MeasuredOperator(f"row {i}", "", 1.0, kind) for i, (kind, _) in enumerate(found)]
    matched = match_rows(rows, [layer(i, one) for i, one in enumerate(found)])
    assert matched.pairs == tuple((i, i) for i in range(len(found)))


def test_what_is_fused_decides_among_equal_shapes() -> None:
    layers = [layer(0, ("conv", 8), ("relu",)), layer(1, ("conv", 8), ("add",))]
    matched = match_rows([row(0, ("conv", 8), ("add",)), row(1, ("conv", 8), ("relu",))], layers)
    assert matched.pairs == ((0, 1), (1, 0))
    assert match_rows([row(0, ("conv", 8), ("mul",))], layers).pairs == ((0, 0),)  # it does not keep a row from its layer


def test_a_row_of_another_model_says_what_differs() -> None:
    other = MeasuredOperator("row 0", "", 1.0, "conv", facts={"in_c": 8, "out_c": 8, "out_h": 14})
    (said,) = match_rows([other], [layer(0, ("conv", 8))]).unmatched
    assert "output height 14 (graph: 7)" in said.reason
    assert "resolution" in said.fix
    (said,) = match_rows([row(0, ("softmax", 8))], [layer(0, ("conv", 8))]).unmatched
    assert said.reason == "the network has no softmax as a kernel of its own"


def test_names_come_before_order_and_must_fit() -> None:
    layers = [layer(0, ("conv", 8)), layer(1, ("conv", 8))]
    rows = [
        MeasuredOperator("row 0", "", 1.0, "conv", names=("layer1",)),
        MeasuredOperator("row 1", "", 1.0, "conv", names=("layer0",)),
    ]
    assert match_rows(rows, layers, ordered=False).pairs == ((0, 1), (1, 0))
    wrong = MeasuredOperator("row 0", "", 1.0, "conv", facts={"out_c": 9}, names=("layer0",))
    (said,) = match_rows([wrong], layers).unmatched
    assert "layer0 is conv" in said.reason
    (said,) = match_rows([*rows, rows[0]], layers).unmatched
    assert said.reason == "layer1 has a row already"


def test_without_order_kinds_alone_say_nothing() -> None:
    (said,) = match_rows([MeasuredOperator("row 0", "", 1.0, "conv")], [layer(0, ("conv", 8))], ordered=False).unmatched
    assert "in no order" in said.reason


def test_kernels_without_a_name_pair_off_if_there_are_as_many() -> None:
    layers = [layer(i, ("conv", 8)) for i in range(3)]
    rows = [MeasuredOperator(f"row {i}", "", 1.0) for i in range(3)]
    assert match_rows(rows, layers).pairs == ((0, 0), (1, 1), (2, 2))
    assert len(match_rows(rows[1:], layers).unmatched) == 2


@pytest.fixture
def winograd() -> ProfiledLayer:
    """Return a layer of three launches; which ones they are does not matter here."""
    from mgpusim.nn.zoo.builder import NetworkBuilder

    b = NetworkBuilder("net")
    x = b.input("input", (1, 56, 56, 128))
    plan = plan_network(b.graph((b.conv(x, 128, 3, norm=False, bias=True, name="conv"),)), load_gpu("adreno-640"))
    (found,) = layers_of(plan.graph, plan.steps)
    return found


def test_a_layer_of_several_launches_is_one_row_or_all_of_its_launches(winograd: ProfiledLayer) -> None:
    assert len(winograd.options) == 3
    one = MeasuredOperator("row 0", "", 9.0, "conv", facts={"out_c": 128})
    assert match_rows([one], [winograd]).pairs == ((0, 0),)
    parts = [MeasuredOperator(f"row {i}", "", 3.0, "conv") for i in range(3)]
    assert match_rows(parts, [winograd], launches=True).pairs == ((0, 0), (1, 0), (2, 0))
    short = match_rows(parts[1:], [winograd], launches=True)
    assert (short.pairs, short.without_row) == ((), (0,))
    assert {said.reason for said in short.unmatched} == {"conv has 3 launches, and 2 of them a row"}


@pytest.mark.parametrize("suffix", FORMATS)
def test_layers_are_those_of_the_model_whatever_its_format(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"small.{suffix}"
    path.write_bytes(FORMATS[suffix]())
    plan = plan_network(read_network(path), "adreno-640")
    found = layers_of(plan.graph, plan.steps)
    assert [one.kind for one in found if one.kind != "reshape"] == ["conv", "depthwise", "conv", "mean", "dense", "softmax"]
    assert [one.fused for one in found if one.kind in ("conv", "depthwise")] == [("relu",), ("relu",), ("add",)]
    assert found[0].facts["out_c"] == 8


def test_a_package_that_is_missing_is_no_fault_of_the_models(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "net.onnx").write_bytes(FORMATS["onnx"]())
    profile = tmp_path / "profile.csv"
    profile.write_text("network,operation,us\nnet,CONV_2D,10\n", encoding="utf-8")
    monkeypatch.setitem(sys.modules, "onnx", None)
    with pytest.raises(MissingExtraError, match=r"^reading ONNX needs the package onnx: pip install 'mgpusim\[onnx\]'"):
        match_profile(profile, load_gpu("adreno-640"), "tflite-gpu", None, Session(), graphs=tmp_path)
