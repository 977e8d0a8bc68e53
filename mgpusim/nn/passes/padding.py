"""Padding of zeros into the operator that reads it."""

from __future__ import annotations

from mgpusim.nn.graphs.editing import Editor
from mgpusim.nn.graphs.graph import Operator
from mgpusim.nn.passes.running import register


def _spatial(editor: Editor, operator: Operator) -> list[int] | None:
    """Return [top, left, bottom, right] of a pad of zeros over height and width alone, else None."""
    a = operator.attributes
    before, after = list(a["before"]), list(a["after"])
    if len(before) != 4 or a.get("mode", "constant") != "constant" or a.get("value", 0) != 0 or min(before + after) < 0:
        return None
    h, w = (1, 2) if editor.layout == "NHWC" else (2, 3)
    if any(before[axis] or after[axis] for axis in range(4) if axis not in (h, w)):
        return None
    return [before[h], before[w], after[h], after[w]]


@register("fold_padding", "Padding of zeros becomes the padding of the convolution or pooling that reads it.")
def fold_padding(editor: Editor) -> None:
    """Fold pads into convolutions and poolings.

    Of a maximum only where the pooling reads what is never negative, since its own padding counts as minus infinity. Of an
    average the zeros count, so its other padding must count too. Every window must keep a pixel of the image: a maximum of none
    is not zero, and no kernel has such windows.
    """
    for pad in editor.current():
        extra = _spatial(editor, pad) if pad.kind == "pad" else None
        reader = editor.sole_reader(pad.outputs[0]) if extra else None
        if extra is None or reader is None or reader.kind not in ("conv2d", "max_pool", "avg_pool"):
            continue
        if reader.inputs[0] != pad.outputs[0] or (reader.kind == "conv2d" and pad.outputs[0] in reader.inputs[1:]):
            continue
        a = dict(reader.attributes)
        if reader.kind == "max_pool" and not _never_negative(editor, pad.inputs[0]):
            continue
        if reader.kind == "avg_pool":
            if any(a["pads"]) and not a.get("count_include_pad"):
                continue
            a["count_include_pad"] = True
        a["pads"] = [one + other for one, other in zip(a["pads"], extra, strict=True)]
        reach = [(size - 1) * step + 1 for size, step in zip(a["kernel"], a.get("dilations", (1, 1)), strict=True)]
        if reader.kind != "conv2d" and any(pads >= room for pads, room in zip(a["pads"], reach * 2, strict=True)):
            continue
        editor.absorb(reader, pad, inputs=(pad.inputs[0], *reader.inputs[1:]), attributes=a)


def _never_negative(editor: Editor, tensor: str) -> bool:
    maker = editor.producer(tensor)
    if maker is None or maker.kind != "elementwise":
        return False
    a = maker.attributes
    return a["function"] in ("relu", "relu6", "sigmoid", "square", "abs", "exp") or (
        a["function"] == "clip" and a.get("min", -1.0) >= 0
    )
