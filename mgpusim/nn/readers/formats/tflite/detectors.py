"""The end of TFLite's detectors: TFLite_Detection_PostProcess, whose options are a FlexBuffer.

TFLite suppresses boxes by the best class of each unless `use_regular_nms` is set. Here every class does so by itself in both,
but for what a CPU takes.
"""

from __future__ import annotations

import struct

from mgpusim.errors import InputError
from mgpusim.nn.readers.formats.tflite.operator import TfliteOp, rule

_INTS = {1: "b", 2: "h", 4: "i", 8: "q"}
_FLOATS = {2: "e", 4: "f", 8: "d"}
_INT, _UINT, _FLOAT, _INDIRECT, _MAP, _BOOL = 1, 2, 3, 6, 9, 26


class _FlexTable:
    def __init__(self, data: bytes) -> None:
        self.data = data

    def number(self, at: int, width: int, kind: int) -> float:
        """Return a number: `kind` is _INT, _UINT or _FLOAT."""
        codes = _FLOATS if kind == _FLOAT else _INTS
        code = codes[width] if kind != _UINT else codes[width].upper()
        value: float = struct.unpack_from(f"<{code}", self.data, at)[0]
        return value

    def offset(self, at: int, width: int) -> int:
        """Return where an offset leads: back from where it stands."""
        to = at - int(self.number(at, width, _UINT))
        if not 0 <= to <= at or at < 0:
            raise ValueError("an offset leads out of the buffer")
        return to

    def items(self) -> dict[str, float]:
        width, packed = self.data[-1], self.data[-2]
        if packed >> 2 != _MAP:
            raise ValueError("the root is not a table")
        start, each = self.offset(len(self.data) - 2 - width, width), 1 << (packed & 3)
        keys, key_width = self.offset(start - 3 * each, each), int(self.number(start - 2 * each, each, _UINT))
        count = int(self.number(start - each, each, _UINT))
        values = {}
        for i in range(count):
            name_at = self.offset(keys + i * key_width, key_width)
            name = self.data[name_at : self.data.index(0, name_at)].decode("utf-8")
            kind, at = self.data[start + count * each + i], start + i * each
            if kind >> 2 in (_INT, _UINT, _FLOAT):
                values[name] = self.number(at, each, kind >> 2)
            elif _INDIRECT <= kind >> 2 < _INDIRECT + 3:
                values[name] = self.number(self.offset(at, each), 1 << (kind & 3), (kind >> 2) - _INDIRECT + 1)
            elif kind >> 2 == _BOOL:
                values[name] = self.number(at, each, _UINT)
        return values


def numbers_by_name(data: bytes, where: str) -> dict[str, float]:
    """Return the numbers and truth values of a table; texts, vectors and tables in it are left out. No bytes have none.

    >>> numbers_by_name(bytes.fromhex("6b006600020306000300000001000000020000000000003f050000000e060a2601"), "operator d")
    {'f': 0.5, 'k': 5}
    """
    if not data:
        return {}
    try:
        return _FlexTable(bytes(data)).items()
    except (IndexError, KeyError, ValueError, struct.error) as error:
        raise InputError(f"{where}: its options are damaged ({error})") from None


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
