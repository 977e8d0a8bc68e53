"""ONNX: https://onnx.ai/onnx/operators. `model` reads the file, the other modules say what each operator becomes."""

from __future__ import annotations

from mgpusim.nn.readers.format import ModelFormat, model_formats
from mgpusim.nn.readers.formats.onnx.reading import read


def matches(head: bytes) -> bool:
    """Return whether a file begins like an ONNX model: with the version of its format, then another of its fields.

    >>> matches(bytes([8, 10, 18, 4])), matches(b"7767517")
    (True, False)
    """
    return len(head) > 3 and head[0] == 8 and 1 <= head[1] < 32 and head[2] in (0x12, 0x1A, 0x22, 0x28, 0x32, 0x3A, 0x42, 0x72)


model_formats.register("onnx")(ModelFormat("onnx", "an ONNX model", (".onnx",), read, matches))
