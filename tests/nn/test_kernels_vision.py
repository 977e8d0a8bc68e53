"""Suppression of boxes, decoding, regions and ranks against numpy, optimized and naive, by the project's executor and by PoCL."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.boxes import Regions, multibox_prior, multibox_transform, roi, yolo_decode
from mgpusim.nn.kernels.flat import Flat, top_k
from mgpusim.nn.kernels.vision import Suppression, best_detections, selected_boxes
from mgpusim.nn.reference import vision as numpy_forms
from tests.helpers.flat_buffers import run
from tests.helpers.network_pocl import use_pocl

Array = np.ndarray[Any, Any]


@pytest.fixture(params=["executor", "pocl"])
def _device(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "pocl":
        use_pocl(monkeypatch)


def drawn(asked: Suppression) -> tuple[Array, Array]:
    """Boxes of which many overlap, and scores that differ all."""
    rng = np.random.default_rng(asked.boxes)
    boxes = rng.uniform(0, 1, (asked.images, asked.boxes, 4))
    boxes[..., 2:] = boxes[..., :2] * 0.2 + rng.uniform(0.2, 0.5, boxes[..., 2:].shape)
    count = asked.images * asked.boxes * (asked.background + asked.classes)
    scores = rng.permutation(count).reshape(asked.images, -1) / count
    return boxes.astype(np.float32), scores.astype(np.float32)


ASKED = [
    Suppression(images=1, boxes=50, classes=3, background=1, score=0.2, top=20),
    Suppression(images=2, boxes=37, classes=2, centres=True, score=None, top=400, most=5),
    Suppression(images=2, boxes=21, classes=3, classes_last=False, score=0.5, iou=0.3, most=3),
    Suppression(images=1, boxes=9, classes=1, score=0.99),
]


@pytest.mark.each_time("executor-asked0")
@pytest.mark.usefixtures("_device")
@pytest.mark.parametrize("naive", [False, True])
@pytest.mark.parametrize("asked", ASKED)
def test_the_best_detections_of_all_classes(asked: Suppression, naive: bool) -> None:
    boxes, scores = drawn(asked)
    flat = Flat("b", boxes.size), Flat("s", scores.size), Flat("d", asked.images * 12 * 6)
    calls = best_detections(*flat, asked, 12, first_class=1, naive=naive, group=16)
    found = run(calls, {"b": boxes, "s": scores})["d"].reshape(asked.images, 12, 6)
    want = numpy_forms.detections(boxes, scores, asked, 12, 1)
    assert (want[..., 0] > 0).sum() > 0 or asked.score == 0.99
    np.testing.assert_allclose(found, want, rtol=0, atol=1e-6)


@pytest.mark.each_time("executor-asked0")
@pytest.mark.usefixtures("_device")
@pytest.mark.parametrize("naive", [False, True])
@pytest.mark.parametrize("asked", ASKED)
def test_boxes_that_are_selected(asked: Suppression, naive: bool) -> None:
    boxes, scores = drawn(asked)
    rows = asked.images * asked.slots
    calls = selected_boxes(Flat("b", boxes.size), Flat("s", scores.size), Flat("d", rows * 3), asked, naive=naive, group=16)
    found = run(calls, {"b": boxes, "s": scores})["d"].reshape(rows, 3).astype(int).tolist()
    want = [
        [image, asked.background + number, box]
        for image, lists in enumerate(numpy_forms.kept_boxes(boxes, scores, asked))
        for number, kept in enumerate(lists)
        for box in kept.tolist()
    ]
    assert found[len(want) :] == [[-1] * 3] * (rows - len(want))
    assert (sorted(found[: len(want)]) == sorted(want)) if naive else (found[: len(want)] == want)


@pytest.mark.each_time("executor")
@pytest.mark.usefixtures("_device")
def test_detections_apart_have_their_number() -> None:
    asked = ASKED[0]
    boxes, scores = drawn(asked)
    sizes = {"boxes": 16 * 4, "classes": 16, "scores": 16, "number": 1}
    dst = [Flat(name, count) for name, count in sizes.items()]
    for least in (0.5, 2.0):
        asked = Suppression(images=1, boxes=50, classes=3, background=1, score=least, top=20)
        found = run(
            best_detections(Flat("b", boxes.size), Flat("s", scores.size), dst, asked, 16, group=16), {"b": boxes, "s": scores}
        )
        want = numpy_forms.detections(boxes, scores, asked, 16)[0]
        valid = int((want[:, 0] >= 0).sum())
        assert found["number"].tolist() == [valid]
        np.testing.assert_allclose(found["boxes"].reshape(16, 4)[:valid], want[:valid, 2:], atol=1e-6)
        np.testing.assert_array_equal(found["classes"][:valid], want[:valid, 0])
        assert not found["scores"][valid:].any()


@pytest.mark.slow
@pytest.mark.usefixtures("_device")
def test_more_candidates_than_local_memory_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mgpusim.nn.kernels.vision.SHARED_MOST", 8)
    asked = ASKED[0]
    boxes, scores = drawn(asked)
    calls = best_detections(Flat("b", boxes.size), Flat("s", scores.size), Flat("d", 60), asked, 10, group=16)
    found = run(calls, {"b": boxes, "s": scores})["d"].reshape(1, 10, 6)
    np.testing.assert_allclose(found, numpy_forms.detections(boxes, scores, asked, 10), atol=1e-6)


@pytest.mark.each_time("executor", "pocl-False-False")
@pytest.mark.usefixtures("_device")
@pytest.mark.parametrize("naive", [False, True])
@pytest.mark.parametrize("corners", [False, True])
def test_default_boxes_and_offsets_from_them(corners: bool, naive: bool) -> None:
    extents = [(0.2, 0.3), (0.4, 0.1), (0.9, 0.9)]
    want = numpy_forms.priors((5, 4), extents, corners=corners)
    dst = Flat("p", 2 * want.size)
    found = run(multibox_prior(dst, (5, 4), extents, corners=corners, variances=(0.1, 0.2, 0.3, 0.4), naive=naive), {})["p"]
    np.testing.assert_allclose(found[: want.size], want.reshape(-1), atol=1e-6)
    np.testing.assert_allclose(found[want.size :].reshape(-1, 4), np.broadcast_to([0.1, 0.2, 0.3, 0.4], (60, 4)), atol=1e-6)
    encoded = np.random.default_rng(2).normal(size=(2, 60, 4)).astype(np.float32)
    for variances in (None, (0.1, 0.1, 0.2, 0.2)):
        priors = Flat("p", 480 if variances is None else 240)
        call = multibox_transform(
            Flat("e", 480), priors, Flat("b", 480), 2, corners=corners, clip=True, variances=variances, naive=naive
        )
        boxes = run(call, {"e": encoded, "p": found[: priors.count]})["b"].reshape(2, 60, 4)
        scale = (0.1, 0.2, 0.3, 0.4) if variances is None else variances
        np.testing.assert_allclose(boxes, numpy_forms.decoded(encoded, want, scale, corners, True), atol=1e-5)


@pytest.mark.usefixtures("_device")
@pytest.mark.parametrize("naive", [False, True])
def test_grids_of_yolo_beside_each_other(naive: bool) -> None:
    rng, anchors = np.random.default_rng(4), [(1.0, 2.0), (3.0, 1.5)]
    grids = [rng.normal(size=(2, h, w, 2 * 8)).astype(np.float32) for h, w in ((3, 2), (6, 4))]
    memory: dict[str, Array] = {}
    for number, (grid, behind) in enumerate(zip(grids, (0, 12), strict=True)):
        size = grid.shape[:3]
        call = yolo_decode(
            Flat("g", grid.size), Flat("b", 2 * 60 * 4), Flat("s", 2 * 60 * 3), size, anchors, 3, steps=(8.0, 4.0 + number),
            behind=behind, total=60, naive=naive,
        )  # fmt: skip
        memory = run(call, memory | {"g": grid})
    parts = [numpy_forms.yolo_boxes(grid, anchors, 3, (8.0, 4.0 + number)) for number, grid in enumerate(grids)]
    for name, i, each in (("b", 0, 4), ("s", 1, 3)):
        want = np.concatenate([part[i] for part in parts], axis=1)
        np.testing.assert_allclose(memory[name].reshape(2, 60, each), want, rtol=1e-5, atol=1e-5)


REGIONS = [
    Regions(5, (3, 2), samples=2, scale=0.5), Regions(5, (2, 2), aligned=False, maximum=True, samples=1),
    Regions(5, (2, 3), numbers=5), Regions(5, (2, 3), pool=True, numbers=5, scale=0.5), Regions(5, (7, 7), pool=True),
]  # fmt: skip


@pytest.mark.each_time("executor-asked0")
@pytest.mark.usefixtures("_device")
@pytest.mark.parametrize("naive", [False, True])
@pytest.mark.parametrize("asked", REGIONS)
def test_regions_of_an_image(asked: Regions, naive: bool) -> None:
    rng, shape = np.random.default_rng(6), ImageShape(2, 9, 11, 5)
    features = rng.normal(size=(2, 9, 11, 5)).astype(np.float32)
    at = np.concatenate([rng.uniform(-2, 8, (5, 2)), rng.uniform(6, 22, (5, 2))], axis=1)
    at = at if asked.numbers == 4 else np.concatenate([rng.integers(0, 2, (5, 1)), at], axis=1)
    given = {"x": features, "r": at.astype(np.float32), "i": np.array([0, 1, 1, 0, 1])}
    for images in (None, Flat("i", 5)):
        call = roi(Flat("x", features.size), Flat("r", at.size), Flat("y", asked.count * asked.bins * 5), shape, asked,
                   images=images, naive=naive)  # fmt: skip
        found = run(call, given)["y"].reshape(asked.count, *asked.size, 5)
        want = numpy_forms.bins(features, at.astype(np.float32), asked, None if images is None else given["i"])
        np.testing.assert_allclose(found, want, rtol=0, atol=2e-5)


@pytest.mark.each_time("executor")
@pytest.mark.usefixtures("_device")
@pytest.mark.parametrize("naive", [False, True])
@pytest.mark.parametrize(("lines", "length", "count"), [(1, 70, 5), (3, 17, 17)])
def test_the_largest_of_lines(lines: int, length: int, count: int, naive: bool) -> None:
    x = np.random.default_rng(8).integers(0, 9, (lines, length)).astype(np.float32)
    order = np.argsort(-x, axis=1, kind="stable")[:, :count]
    values, positions = Flat("v", lines * count), Flat("i", lines * count)
    found = run(top_k(Flat("x", x.size), values, positions, length=length, count=count, naive=naive), {"x": x})
    np.testing.assert_array_equal(found["i"].reshape(order.shape), order)
    np.testing.assert_array_equal(found["v"].reshape(order.shape), np.take_along_axis(x, order, 1))
    ascending = run(
        top_k(Flat("x", x.size), None, Flat("i", x.size), length=length, count=length, descending=False, naive=naive), {"x": x}
    )
    np.testing.assert_array_equal(ascending["i"].reshape(x.shape), np.argsort(x, axis=1, kind="stable"))


def test_sizes_of_vision_operators_that_do_not_fit_are_named() -> None:
    a, b = Flat("a", 40), Flat("b", 11)
    asked = Suppression(images=1, boxes=10, classes=1)
    with pytest.raises(InputError, match="got boxes 0, expected at least 1"):
        Suppression(images=1, boxes=0, classes=1)
    with pytest.raises(InputError, match="scores b has 11 numbers, expected 10"):
        selected_boxes(a, b, Flat("d", 30), asked)
    with pytest.raises(InputError, match="selection of boxes: b has 11 numbers, expected 30"):
        selected_boxes(a, Flat("s", 10), b, asked)
    with pytest.raises(InputError, match="got \\[11\\] numbers, expected \\[30\\]"):
        best_detections(a, Flat("s", 10), b, asked, 5)
    with pytest.raises(InputError, match="default boxes b: 11 numbers, expected 16"):
        multibox_prior(b, (2, 2), [(1, 1)])
    with pytest.raises(InputError, match="decoding of a: 40 numbers, 11 of default boxes"):
        multibox_transform(a, b, a, 1)
    with pytest.raises(InputError, match="decoding of a: 40 numbers, 11 of boxes"):
        yolo_decode(a, b, b, (1, 2, 2), [(1, 1)], 3, steps=(1, 1))
    with pytest.raises(InputError, match="expected 9, 4, 4, 4 or 5 of a region"):
        roi(a, b, b, ImageShape(1, 3, 3, 1), Regions(1, (2, 2)))
    with pytest.raises(InputError, match="expected lines of 7 with as many"):
        top_k(a, b, None, length=7, count=1)
    with pytest.raises(InputError, match="a result has 11 numbers, expected 8"):
        top_k(a, b, None, length=10, count=2)
