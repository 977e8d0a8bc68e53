"""Write suites of vision operators for `mgpusim measure`, optimized and naive: `python suite.py -o FOLDER`, a file for each part.

An operator is several launches. Each has the tags `operator`, `form` (optimized or naive), `step` (its place) and `of` (how many
there are), so that the times of a form can be summed. Launches are timed by themselves: scores are uniform, positions random.
"""

from __future__ import annotations

import argparse
import gzip
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from mgpusim.calibrate.measuring.suites import suite_of
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import Call
from mgpusim.nn.kernels.boxes import Regions, multibox_prior, multibox_transform, roi, yolo_decode
from mgpusim.nn.kernels.flat import Flat, prefix_sum, segmented_sort, top_k
from mgpusim.nn.kernels.vision import Suppression, best_detections, selected_boxes
from mgpusim.workload.args import Init
from mgpusim.workload.corpus import encode
from mgpusim.workload.launch import Launch

__all__ = ["MOST", "PARTS", "launches"]

MOST = 60
"""Launches of a part."""
Operator = tuple[str, bool, Sequence[Call]]  # name, whether naive, launches


def _ssd(boxes: int, classes: int, name: str) -> Iterator[Operator]:
    """Default boxes of the largest grid, decoding, and detections of an SSD: the first class is the background."""
    count = boxes * 4
    asked = Suppression(images=1, boxes=boxes, classes=classes - 1, background=1)
    for naive in (False, True):
        encoded, priors, corners = Flat("encoded", count), Flat("priors", count), Flat("boxes", count)
        yield f"multibox_transform {name}", naive, [multibox_transform(encoded, priors, corners, 1, naive=naive)]
        scores, rows = Flat("scores", boxes * classes), Flat("rows", 600)
        yield f"box_nms {name}", naive, best_detections(corners, scores, rows, asked, 100, naive=naive)


def ssd300_coco() -> Iterator[Operator]:
    """SSD300 on MobileNet, 1917 boxes of 91 classes."""
    yield from _ssd(1917, 91, "1917x91")
    for naive in (False, True):
        sides = [(0.1, 0.1), (0.2, 0.1), (0.1, 0.2)]
        yield "multibox_prior 19x19x3", naive, [multibox_prior(Flat("priors", 4332), (19, 19), sides, naive=naive)]


def ssd300_voc() -> Iterator[Operator]:
    """SSD300 on VGG, 8732 boxes of 21 classes."""
    yield from _ssd(8732, 21, "8732x21")


def yolov3() -> Iterator[Operator]:
    """YOLOv3 at 416 x 416: three grids, 10647 boxes of 80 classes, centre and extent."""
    total, anchors = 10647, [(10.0, 13.0), (16.0, 30.0), (33.0, 23.0)]
    for naive in (False, True):
        boxes, scores, calls, behind = Flat("boxes", total * 4), Flat("scores", total * 80), list[Call](), 0
        for side in (13, 26, 52):
            grid = Flat(f"grid{side}", side * side * 255)
            size = (1, side, side)
            step = (416 / side, 416 / side)
            calls.append(yolo_decode(grid, boxes, scores, size, anchors, 80, steps=step, behind=behind, total=total, naive=naive))
            behind += side * side * 3
        yield "yolo_output 10647x80", naive, calls
        asked = Suppression(images=1, boxes=total, classes=80, centres=True)
        yield "box_nms 10647x80", naive, best_detections(boxes, scores, Flat("rows", 600), asked, 100, naive=naive)


def onnx() -> Iterator[Operator]:
    """ONNX's NonMaxSuppression of 1000 boxes and 80 classes, of which each keeps 50."""
    asked = Suppression(images=1, boxes=1000, classes=80, classes_last=False, most=50)
    for naive in (False, True):
        flat = Flat("boxes", 4000), Flat("scores", 80000), Flat("rows", asked.slots * 3)
        yield "nms 1000x80", naive, selected_boxes(*flat, asked, naive=naive)


def regions() -> Iterator[Operator]:
    """1000 regions of 7 x 7 and 100 of 14 x 14 bins, of images of 256 channels, and pooling of 300 regions of 512."""
    for asked, side, channels in (
        (Regions(1000, (7, 7), samples=2, scale=0.25), 200, 256), (Regions(100, (14, 14), samples=2, scale=0.25), 200, 256),
        (Regions(300, (7, 7), pool=True, scale=0.0625), 38, 512),
    ):  # fmt: skip
        shape = ImageShape(1, side, side, channels)
        pixels = round(side / asked.scale)
        what = f"{'roi_pool' if asked.pool else 'roi_align'} {asked.count}x{asked.size[0]}x{asked.size[1]}x{channels}"
        for naive in (False, True):
            features = Flat("features", side * side * channels)
            rois = Flat("rois", asked.count * 4, init=Init("random_index", pixels))
            dst = Flat("bins", asked.count * asked.bins * channels)
            yield what, naive, [roi(features, rois, dst, shape, asked, naive=naive)]


def ranks() -> Iterator[Operator]:
    """Segmented sorts, the largest of lines, and prefix sums."""
    for lines, length in ((1, 6132), (20, 6132), (90, 1917)):
        count = lines * length
        for naive in (False, True):
            flat = Flat("keys", count), Flat("sorted", count), Flat("at", count, "int32", Init("random_index", count))
            yield f"argsort {lines}x{length}", naive, segmented_sort(*flat, length=length, naive=naive)
    for naive in (False, True):
        src, values, at = Flat("keys", 100000), Flat("values", 1000), Flat("positions", 1000)
        yield "top_k 10x10000 100", naive, top_k(src, values, at, length=10000, count=100, naive=naive)
        for count in (8000, 1 << 20):
            kept, sums = Flat("kept", count, "int32", Init("random_index", 2)), Flat("sums", count, "int32")
            yield f"prefix_sum {count}", naive, prefix_sum(kept, sums, length=count, naive=naive)


PARTS: dict[str, Callable[[], Iterator[Operator]]] = {
    one.__name__: one for one in (ssd300_coco, ssd300_voc, yolov3, onnx, regions, ranks)
}


def launches(part: str) -> list[tuple[str, Launch, dict[str, Any]]]:
    """Return the launches of a part: kernel, launch and tags. Kernels of one variant with other constants are numbered."""
    found: list[tuple[str, Launch, dict[str, Any]]] = []
    names: dict[tuple[str, str], str] = {}
    for operator, naive, calls in PARTS[part]():
        form = "naive" if naive else "optimized"
        for step, call in enumerate(calls, 1):
            stem = re.sub(r"\W+", "_", call.variant)
            number = sum(known[0] == stem for known in names) + 1
            name = names.setdefault((stem, call.launch.text()), stem if number == 1 else f"{stem}_{number}")
            tags = {"family": "vision", "operator": operator, "form": form, "step": step, "of": len(calls)}
            found.append((name, call.launch, {"tags": tags}))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-o", "--output", type=Path, default=Path())
    parser.add_argument("--part", choices=PARTS, action="append", help="only this part; may be given several times")
    asked = parser.parse_args()
    asked.output.mkdir(parents=True, exist_ok=True)
    for part in asked.part or PARTS:
        suite = suite_of(launches(part))
        path = asked.output / f"{part}.json.gz"
        path.write_bytes(gzip.compress(encode(suite), mtime=0))
        print(f"{path}: {len(suite['launches'])} launches of {len(suite['kernels'])} kernels")


if __name__ == "__main__":
    main()
