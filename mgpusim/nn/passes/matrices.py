"""Tensors of four dimensions that are matrices, not images: which axis are the channels, and layers over their rows."""

from __future__ import annotations

import msgspec

from mgpusim.nn.graphs.editing import Editor
from mgpusim.nn.graphs.graph import Operator, Tensor
from mgpusim.nn.passes.running import register

TURNS = ("transpose", "reshape")
"""Kinds whose input and output may lie in different layouts."""
ALONG_ROWS = ("matmul", "rotary", "layer_norm", "rms_norm")
"""Kinds that go along the last axis of tensors, whatever the layout of images."""
OF_IMAGES = (
    "conv2d", "conv_transpose2d", "max_pool", "avg_pool", "batch_norm", "instance_norm", "lrn", "resize", "depth_to_space",
    "space_to_depth", "channel_shuffle",
)  # fmt: skip


class _Sets:
    """Tensors that must lie alike, as sets that grow together."""

    def __init__(self) -> None:
        self._of: dict[str, str] = {}

    def find(self, name: str) -> str:
        while (up := self._of.get(name, name)) != name:
            self._of[name] = self._of.get(up, up)
            name = up
        return name

    def join(self, names: list[str]) -> None:
        for name in names[1:]:
            self._of[self.find(name)] = self.find(names[0])


def _rows(operator: Operator) -> bool:
    if operator.kind == "fully_connected":
        return bool(operator.attributes.get("keep_dims"))
    return operator.kind in ALONG_ROWS


@register("channels_last_matrices", "Tensors that are matrices, not images, have their channels last.")
def channels_last_matrices(editor: Editor) -> None:
    """Find tensors of four dimensions, in models with channels first, that products and norms use along their last axis.

    All that lies alike with them by element-wise operators and the like is laid out with them. A set with an operator of images
    in it stays as it is.
    """
    if editor.layout != "NCHW":
        return
    sets = _Sets()
    images: list[str] = []
    matrices = [name for name, tensor in editor.tensors.items() if tensor.layout == "NHWC"]
    for operator in editor.current():
        names = [name for name in (*operator.inputs, *operator.outputs) if name and len(editor.tensors[name].shape) == 4]
        weights = operator.inputs[1:] if operator.kind in ("conv2d", "conv_transpose2d") else ()
        names = [name for name in names if name not in weights]
        if not names:
            continue
        if operator.kind not in TURNS:
            sets.join(names)
        if operator.kind in OF_IMAGES:
            images += names
        elif _rows(operator):
            matrices += names
    fixed = {sets.find(name) for name in images}
    chosen = {sets.find(name) for name in matrices} - fixed
    for name, tensor in list(editor.tensors.items()):
        if len(tensor.shape) == 4 and (sets.find(name) in chosen or tensor.layout):
            layout = "NHWC" if sets.find(name) in chosen else ""
            editor.tensors[name] = msgspec.structs.replace(tensor, layout=layout)


@register("rows_of_fully_connected", "A fully connected layer of each row of a tensor keeps the rows; a reshape follows.")
def rows_of_fully_connected(editor: Editor) -> None:
    """Find layers whose input has more than one row of as many numbers as the weights take in."""
    for layer in editor.current("fully_connected"):
        if layer.attributes.get("keep_dims"):
            continue
        shape, weights = editor.tensors[layer.inputs[0]].shape, editor.tensors[layer.inputs[1]].shape
        tensor = editor.tensors[layer.outputs[0]]
        channels_first = len(shape) == 4 and editor.layout == "NCHW"
        if len(shape) < 3 or shape[-1] != weights[1] or tensor.shape[0] == shape[0] or channels_first:
            continue
        rows = f"{layer.name}/rows"
        by_rows = msgspec.structs.replace(layer, outputs=(rows,), attributes={**layer.attributes, "keep_dims": True})
        flat = Operator(f"{layer.name}/reshape", "reshape", (rows,), layer.outputs, {"shape": list(tensor.shape)})
        editor.expand(layer, (by_rows, flat), [Tensor(rows, (*shape[:-1], weights[0]), tensor.dtype)])
