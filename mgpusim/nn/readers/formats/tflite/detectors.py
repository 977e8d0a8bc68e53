"""The end of TFLite's detectors: TFLite_Detection_PostProcess, whose options are a FlexBuffer.

TFLite suppresses boxes by the best class of each unless `use_regular_nms` is set. Here every class does so by itself in both,
but for what a CPU takes.
"""

from __future__ import annotations

from mgpusim.errors import InputError
from mgpusim.nn.readers.flexbuffer import numbers_by_name
from mgpusim.nn.readers.formats.tflite.operator import TfliteOp, rule


@rule("custom:TFLite_Detection_PostProcess")
def _post_process(op: TfliteOp) -> None:
    """Offsets of boxes, scores and default boxes become boxes, classes, scores and their number."""
    options = numbers_by_name(op.custom, op.where)
    boxes, scores = op.shape(0), op.shape(1)
    if len(boxes) != 3 or len(scores) != 3 or boxes[:2] != scores[:2] or len(op.outputs) != 4:
        raise InputError(f"{op.where}: got boxes {list(boxes)}, scores {list(scores)} and {len(op.outputs)} outputs, expected 4")
    most = int(options.get("max_detections", 0)) * int(options.get("max_classes_per_detection", 1))
    if most < 1:
        raise InputError(f"{op.where}: got max_detections {options.get('max_detections')}, expected at least 1")
    scales = [options.get(f"{side}_scale", default) for side, default in (("y", 10.0), ("x", 10.0), ("h", 5.0), ("w", 5.0))]
    if min(scales) <= 0:
        raise InputError(f"{op.where}: got scales {scales}, expected positive numbers")
    batch = boxes[0]
    op.host(
        op.inputs[:3], [(batch, most, 4), (batch, most), (batch, most), (batch,)], "TFLite_Detection_PostProcess",
        kind="detection_output", dtype="float32",
        iou_threshold=options.get("nms_iou_threshold", 0.5), score_threshold=options.get("nms_score_threshold", 0.0),
        max_per_class=max(1, int(options.get("detections_per_class", 100))),
        background=scores[2] - int(options.get("num_classes", scores[2])), best_class=not options.get("use_regular_nms", 0),
        variances=[1 / scale for scale in scales],
    )  # fmt: skip
