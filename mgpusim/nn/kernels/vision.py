"""Suppression of overlapping boxes on flat buffers, and its naive form (Wang et al., ICPP 2019, section 3.1.1).

Candidates of each class are sorted (segmented sort). The best of them suppress those behind them (a group for each class). What
is kept is brought together by prefix sums. Nothing waits for an atomic, and outputs are invalid before they are anything
else. The naive form sorts by exchanges of neighbours, suppresses with one item for each class, and counts slots by an atomic.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.kernels.base import Call, call
from mgpusim.nn.kernels.expressions import number
from mgpusim.nn.kernels.flat import SINGLE, Flat, prefix_sum, segmented_sort
from mgpusim.workload.args import Init

NAIVE_EACH = 64
"""Boxes of an item where a naive kernel goes through them in turn."""
SHARED_MOST = 1024
"""Candidates whose boxes lie in local memory: 16 KiB. Of more only the marks do."""


class Suppression(msgspec.Struct, frozen=True):
    """What is suppressed: `boxes` candidates of `classes` classes for each image.

    Attributes
    ----------
    background : classes in front of those that count, e.g. 1 where the first is the background.
    classes_last : scores are (image, box, class), else (image, class, box).
    centres : a box is its centre and extent, else two corners.
    iou : boxes that share more than this part of their area suppress each other.
    score : candidates have more; None: all are candidates.
    top : candidates of a class that compete, the best ones.
    most : that are kept of a class.

    >>> Suppression(images=1, boxes=1917, classes=90, background=1).competing
    400
    """

    images: int
    boxes: int
    classes: int
    background: int = 0
    classes_last: bool = True
    centres: bool = False
    iou: float = 0.45
    score: float | None = 0.01
    top: int = 400
    most: int = 100

    def __post_init__(self) -> None:
        for name in ("images", "boxes", "classes", "top", "most"):
            if getattr(self, name) < 1:
                raise InputError(f"suppression of boxes: got {name} {getattr(self, name)}, expected at least 1")

    @property
    def lists(self) -> int:
        """Lists of candidates: one for each class of each image."""
        return self.images * self.classes

    @property
    def competing(self) -> int:
        """Candidates of a list that are compared."""
        return min(self.top, self.boxes)

    @property
    def slots(self) -> int:
        """Boxes of an image that can be kept."""
        return self.classes * min(self.most, self.competing)

    def constants(self) -> dict[str, object]:
        score = number(float("-inf") if self.score is None else self.score)
        return {
            "IMAGES": self.images, "BOXES": self.boxes, "CLASSES": self.classes, "ALL": self.background + self.classes,
            "FIRST": self.background, "CLASSES_LAST": self.classes_last, "CENTRES": self.centres, "IOU": f"({number(self.iou)})",
            "SCORE": f"({score})", "TOP": self.competing, "MOST": min(self.most, self.competing), "SLOTS": self.slots,
            "LINES": self.images, "ROWS": False,
        }  # fmt: skip

    def check(self, boxes: Flat, scores: Flat) -> None:
        for what, held, count in (
            ("boxes", boxes, self.images * self.boxes * 4),
            ("scores", scores, self.images * self.boxes * (self.background + self.classes)),
        ):
            if held.count != count:
                raise InputError(f"suppression of boxes: {what} {held.name} has {held.count} numbers, expected {count}")


class _Kept(msgspec.Struct, frozen=True):
    """Sorted candidates and which of them are kept, with the launches that made them."""

    calls: list[Call]
    keys: Flat
    at: Flat
    kept: Flat


def _positions(name: str, count: int, below: int) -> Flat:
    return Flat(name, count, "int32", Init("random_index", below))


def _kept(boxes: Flat, scores: Flat, prefix: str, asked: Suppression, naive: bool, group: int) -> _Kept:
    asked.check(boxes, scores)
    constants, lists = asked.constants(), asked.lists
    count = lists * asked.boxes
    keys, ranked, at = Flat(f"{prefix}/keys", count), Flat(f"{prefix}/ranked", count), _positions(f"{prefix}/at", count, count)
    kept = _positions(f"{prefix}/kept", lists * asked.competing, 2)
    each = NAIVE_EACH if naive else 1
    calls = [
        call("nms", "candidates" + " naive" * naive, (-(-asked.boxes // each), lists), src=[("S", scores)], dst=[("K", keys)],
             constants=constants | {"PART": 0, "EACH": each}, precision=SINGLE, entry="candidates", local_size=(64, 1)),
        *segmented_sort(keys, ranked, at, length=asked.boxes, naive=naive),
    ]  # fmt: skip
    src = [("K", ranked), ("A", at), ("B", boxes)]
    if naive:
        calls.append(
            call("nms", "suppress naive", (lists,), src=src, dst=[("D", kept)], constants=constants | {"PART": 2},
                 precision=SINGLE, entry="suppress_serial", local_size=(1,))
        )  # fmt: skip
    else:
        shared = constants | {"PART": 1, "GROUP": group, "SHARED": asked.competing <= SHARED_MOST}
        calls.append(
            call("nms", "suppress", (lists * group,), src=src, dst=[("D", kept)], constants=shared, precision=SINGLE,
                 entry="suppress", local_size=(group,))
        )  # fmt: skip
    return _Kept(calls, ranked, at, kept)


def _compacted(kept: _Kept, dst: Sequence[Flat], asked: Suppression, naive: bool, lines: int) -> list[Call]:
    """Return the launches that bring what is kept into slots: `dst` are rows, or keys and positions."""
    per_line = kept.kept.count // lines
    slots = asked.slots * asked.images // lines
    constants = asked.constants() | {"LINES": lines, "SLOTS": slots, "ROWS": len(dst) == 1}
    named = [("D", tensor) for tensor in dst]
    prefix = dst[0].name
    items, rows = (max(per_line, slots), lines), [("K", kept.keys), ("A", kept.at)]
    if naive:
        counts = Flat(f"{prefix}/counts", lines, "int32", Init("zeros"))
        return [
            call("nms", "reset slots", (lines * slots * (3 if len(dst) == 1 else 1),), src=[], dst=[("C", counts), *named],
                 constants=constants | {"PART": 4}, precision=SINGLE, entry="reset", local_size=(64,)),
            call("nms", "claim slots", items, src=[("F", kept.kept), *rows], dst=[("C", counts), *named],
                 constants=constants | {"PART": 5, "ENTRY": "claim"}, precision=SINGLE, entry="claim", local_size=(64, 1)),
        ]  # fmt: skip
    before = _positions(f"{prefix}/before", kept.kept.count, slots)
    return [
        *prefix_sum(kept.kept, before, length=per_line, exclusive=True),
        call("nms", "compact", items, src=[("F", kept.kept), ("P", before), *rows], dst=named,
             constants=constants | {"PART": 3, "ENTRY": "compact"}, precision=SINGLE, entry="compact", local_size=(64, 1)),
    ]  # fmt: skip


def selected_boxes(
    boxes: Flat, scores: Flat, dst: Flat, asked: Suppression, *, naive: bool = False, group: int = 128
) -> list[Call]:  # fmt: skip
    """Return the launches of ONNX's NonMaxSuppression: rows of image, class and box, -1 behind the last.

    Rows go by image, class and score; those of the naive form are in any order.

    Parameters
    ----------
    dst : `asked.images * asked.slots` rows of three.
    group : items that compare the candidates of a class.

    >>> asked = Suppression(images=1, boxes=1000, classes=80, most=10, classes_last=False)
    >>> boxes, scores, rows = Flat("b", 4000), Flat("s", 80000), Flat("d", 2400)
    >>> [c.variant for c in selected_boxes(boxes, scores, rows, asked, naive=True)]
    ['candidates naive', 'sort segments naive', 'suppress naive', 'reset slots', 'claim slots']
    """
    if dst.count != 3 * asked.images * asked.slots:
        raise InputError(f"selection of boxes: {dst.name} has {dst.count} numbers, expected {3 * asked.images * asked.slots}")
    kept = _kept(boxes, scores, dst.name, asked, naive, group)
    return kept.calls + _compacted(kept, [dst], asked, naive, 1)


def best_detections(
    boxes: Flat, scores: Flat, dst: Flat | Sequence[Flat], asked: Suppression, detections: int, *, first_class: int = 0,
    naive: bool = False, group: int = 128,
) -> list[Call]:  # fmt: skip
    """Return the launches of detections by score: those of all classes that suppression leaves.

    Parameters
    ----------
    dst : rows of class, score and two corners, invalid ones of -1. Or boxes, classes, scores and the number of them, as
        TensorFlow has them, invalid ones of 0.
    detections : of an image.
    first_class : number of the first class that counts.

    >>> asked = Suppression(images=1, boxes=6132, classes=20, background=1)
    >>> boxes, scores, rows = Flat("b", 4 * 6132), Flat("s", 21 * 6132), Flat("d", 600)
    >>> len(best_detections(boxes, scores, rows, asked, 100)), len(best_detections(boxes, scores, rows, asked, 100, naive=True))
    (19, 7)
    """
    asked = msgspec.structs.replace(asked, most=min(asked.most, detections))
    results = [dst] if isinstance(dst, Flat) else list(dst)
    rows = asked.images * detections
    sizes = [rows * 6] if len(results) == 1 else [rows * 4, rows, rows, asked.images]
    if [tensor.count for tensor in results] != sizes:
        raise InputError(f"detections {results[0].name}: got {[tensor.count for tensor in results]} numbers, expected {sizes}")
    prefix, total = results[0].name, asked.images * asked.slots
    kept = _kept(boxes, scores, prefix, asked, naive, group)
    slots, slot_at = Flat(f"{prefix}/slots", total), _positions(f"{prefix}/slot_at", total, asked.lists * asked.boxes)
    ranked, ranked_at = Flat(f"{prefix}/slots/ranked", total), _positions(f"{prefix}/slots/at", total, total)
    return [
        *kept.calls,
        *_compacted(kept, [slots, slot_at], asked, naive, asked.images),
        *segmented_sort(slots, ranked, ranked_at, length=asked.slots, naive=naive),
        call("nms", "take detections", (detections, asked.images),
             src=[("K", ranked), ("A", ranked_at), ("F", slot_at), ("B", boxes)], dst=[("D", tensor) for tensor in results],
             constants=asked.constants() | {
                 "PART": 6, "DETECTIONS": detections, "APART": len(results) > 1, "CLASS_FROM": first_class},
             precision=SINGLE, entry="take", local_size=(64, 1)),
    ]  # fmt: skip
