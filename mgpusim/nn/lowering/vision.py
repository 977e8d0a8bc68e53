"""Variants of the ends of detectors, of regions and of sorting: their inputs become flat buffers, and what they make tensors.

Constants lie in flat buffers from the start.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.kernels.base import Call
from mgpusim.nn.kernels.boxes import multibox_prior, multibox_transform, roi, yolo_decode
from mgpusim.nn.kernels.detectors import grids_of, has_variances, prior_extents, regions_of, suppression_of, variances_of
from mgpusim.nn.kernels.elementwise import Plain, convert
from mgpusim.nn.kernels.flat import Flat, prefix_sum
from mgpusim.nn.kernels.flat import top_k as top_k_kernels
from mgpusim.nn.kernels.vision import Suppression, best_detections, selected_boxes
from mgpusim.nn.lowering.variants import KernelTask, Parameters, variant
from mgpusim.workload.args import UNIFORM, Init


class _Buffers:
    """Brings tensors of a task into flat buffers and back; `calls` are the launches so far."""

    def __init__(self, task: KernelTask, naive: bool) -> None:
        self.task, self.naive, self.calls = task, naive, list[Call]()

    def _plain(self, name: str, layout: str) -> Plain:
        graph = self.task.graph
        return Plain(f"{self.task.operator.name}/{name}", graph.image(name), layout or graph.layout_of(name))

    def read(self, number: int, init: Init = UNIFORM, layout: str = "") -> Flat:
        """Return input `number` as a flat buffer, in the order of the model if `layout` does not say otherwise."""
        name = self.task.operator.inputs[number]
        if self.task.graph.tensors[name].constant:
            return Flat(name, self.task.graph.tensors[name].count, init=init)
        plain = self._plain(name, layout)
        self.calls.append(convert(self.task.stored(name), plain))
        return Flat(plain.name, plain.count, init=init)

    def to_make(self, number: int = 0) -> Flat:
        plain = self._plain(self.task.operator.outputs[number], "")
        return Flat(plain.name, plain.count)

    def all_to_make(self) -> list[Flat]:
        return [self.to_make(number) for number in range(len(self.task.operator.outputs))]

    def made(self, calls: Sequence[Call], layout: str = "") -> list[Call]:
        """Return all launches: those before, `calls`, and the conversions of the outputs with what is fused behind them."""
        names = self.task.operator.outputs
        fused = self.task.fused()
        ends = [
            convert(self._plain(name, layout), self.task.made if len(names) == 1 else self.task.stored(name), fused=fused)
            for name in names
        ]
        return [*self.calls, *calls, *ends]


def _shape(task: KernelTask, number: int) -> tuple[int, ...]:
    return task.graph.tensors[task.operator.inputs[number]].shape


def _detections(
    task: KernelTask, own: _Buffers, boxes: Flat, scores: Flat, asked: Suppression, before: Sequence[Call]
) -> list[Call]:  # fmt: skip
    """Return the launches up to rows of six numbers, or to boxes, classes, scores and their number."""
    flats = own.all_to_make()
    count = task.graph.tensors[task.operator.outputs[0]].shape[1]
    calls = best_detections(
        boxes, scores, flats[0] if len(flats) == 1 else flats, asked, count,
        first_class=int(task.attributes.get("first_class", 0)), naive=own.naive,
    )  # fmt: skip
    return own.made([*before, *calls])


def _nms(task: KernelTask, own: _Buffers) -> list[Call]:
    """Suppression of boxes by sort, a group for each class, and prefix sums."""
    images, count = _shape(task, 0)[:2]
    boxes, scores = own.read(0), own.read(1)
    asked = suppression_of(task.attributes, images, count, scores.count)
    if task.graph.tensors[task.operator.outputs[0]].shape[-1] == 6:
        return _detections(task, own, boxes, scores, asked, ())
    return own.made(selected_boxes(boxes, scores, own.to_make(), asked, naive=own.naive))


def _detection_output(task: KernelTask, own: _Buffers) -> list[Call]:
    """Multibox detection: boxes from offsets and default boxes, and their suppression."""
    a, images = task.attributes, _shape(task, 0)[0]
    if len(task.operator.inputs) != 3:
        raise UnsupportedError(f"detections of {len(task.operator.inputs)} tensors, not offsets, scores and default boxes")
    encoded, scores, priors = own.read(0), own.read(1), own.read(2)
    boxes = Flat(f"{task.operator.name}/boxes", encoded.count)
    decoded = multibox_transform(
        encoded, priors, boxes, images, corners=bool(a.get("corners")), clip=bool(a.get("clip")),
        variances=variances_of(a, _shape(task, 2)), naive=own.naive,
    )  # fmt: skip
    asked = suppression_of(a, images, encoded.count // images // 4, scores.count)
    return _detections(task, own, boxes, scores, asked, [decoded])


def _yolo_output(task: KernelTask, own: _Buffers) -> list[Call]:
    """Decoding of YOLO's grids side by side, and the suppression of their boxes."""
    a = task.attributes
    if "anchors" not in a:
        raise UnsupportedError("grids without anchors")
    shapes = [task.graph.image(name) for name in task.operator.inputs]
    grids, classes, images = grids_of(a, [(s.h, s.w) for s in shapes]), int(a["classes"]), shapes[0].n
    total = sum(grid.boxes for grid in grids)
    boxes = Flat(f"{task.operator.name}/boxes", images * total * 4)
    scores = Flat(f"{task.operator.name}/scores", images * total * classes)
    decoded = [
        yolo_decode(
            own.read(number, layout="NHWC"), boxes, scores, (images, grid.height, grid.width), grid.anchors, classes,
            steps=grid.steps, behind=grid.behind, total=total, naive=own.naive,
        )
        for number, grid in enumerate(grids)
    ]  # fmt: skip
    asked = suppression_of({**a, "centres": True}, images, total, scores.count)
    return _detections(task, own, boxes, scores, asked, decoded)


def _prior_box(task: KernelTask, own: _Buffers) -> list[Call]:
    """Default boxes of a grid, which depend on its size alone."""
    a, image = task.attributes, task.src.shape
    shape = task.graph.tensors[task.operator.outputs[0]].shape
    steps = a.get("steps")
    if len(shape) > 1 and shape[0] > 1:
        raise UnsupportedError(f"default boxes of {shape[0]} images, which are the same")
    call = multibox_prior(
        own.to_make(), (image.h, image.w), prior_extents(a, image.h * image.w, shape),
        steps=None if steps is None else (float(steps[0]), float(steps[1])), offset=float(a.get("offset", 0.5)),
        corners=bool(a.get("corners")), clip=bool(a.get("clip")),
        variances=(variances_of(a, ()) if has_variances(shape) else None), naive=own.naive,
    )  # fmt: skip
    return own.made([call])


def _roi_align(task: KernelTask, own: _Buffers) -> list[Call]:
    shape = task.src.shape
    asked = regions_of(task.operator.kind, task.attributes, _shape(task, 1))
    side = max(1, round(max(shape.h, shape.w) / asked.scale))
    features = own.read(0, layout="NHWC")
    regions = own.read(1, Init("random_index", side))  # a prediction has regions of all sizes
    images = own.read(2, Init("random_index", shape.n)) if len(task.operator.inputs) > 2 else None
    return own.made([roi(features, regions, own.to_make(), shape, asked, images=images, naive=own.naive)], "NHWC")


def _top_k(task: KernelTask, own: _Buffers) -> list[Call]:
    """The first of sorted lines along the last axis, their values and positions: top-k, argsort and sort."""
    a, shape = task.attributes, _shape(task, 0)
    if a.get("axis", -1) % len(shape) != len(shape) - 1:
        raise UnsupportedError(f"{task.operator.kind} along another axis than the last")
    results = dict(zip(a["results"], own.all_to_make(), strict=True))
    calls = top_k_kernels(
        own.read(0), results.get("values"), results.get("positions"), length=shape[-1],
        count=task.graph.tensors[task.operator.outputs[0]].shape[-1],
        descending=bool(a.get("descending", task.operator.kind == "top_k")), naive=own.naive,
    )  # fmt: skip
    return own.made(calls)


def _cumsum(task: KernelTask, own: _Buffers) -> list[Call]:
    a, shape = task.attributes, _shape(task, 0)
    axis = int(a.get("axis", -1)) % len(shape)
    calls = prefix_sum(
        own.read(0), own.to_make(), length=shape[axis], inner=math.prod(shape[axis + 1 :]), exclusive=bool(a.get("exclusive")),
        reverse=bool(a.get("reverse")), naive=own.naive,
    )  # fmt: skip
    return own.made(calls)


_KINDS: dict[str, Callable[[KernelTask, _Buffers], list[Call]]] = {
    "nms": _nms, "detection_output": _detection_output, "yolo_output": _yolo_output, "prior_box": _prior_box,
    "roi_align": _roi_align, "roi_pool": _roi_align, "top_k": _top_k, "argsort": _top_k, "sort": _top_k, "cumsum": _cumsum,
}  # fmt: skip


@variant("vision", naive=False)
def vision(task: KernelTask, given: Parameters) -> list[Call]:
    """Sorting, sums, suppression of boxes and regions, by the kind of the operator (`mgpusim.nn.kernels.detectors`).

    With `naive` in the form that a library has before it writes them for a GPU (`mgpusim.nn.kernels.vision`).
    """
    kind = task.operator.kind
    if kind not in _KINDS:
        raise UnsupportedError(f"no kernel of vision operators does what {kind} does")
    try:
        return _KINDS[kind](task, _Buffers(task, given["naive"]))
    except InputError as error:
        raise UnsupportedError(str(error)) from None
