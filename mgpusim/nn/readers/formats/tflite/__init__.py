"""TFLite: the flatbuffers of TensorFlow Lite, now LiteRT. Numbers of fields and operators are those of its public schema.fbs."""

from __future__ import annotations

from mgpusim.nn.readers.format import ModelFormat, model_formats
from mgpusim.nn.readers.formats.tflite.model import IDENTIFIER
from mgpusim.nn.readers.formats.tflite.reading import read


def matches(head: bytes) -> bool:
    """Return whether a file has TFLite's identifier behind the position of its root.

    >>> matches(bytes([28, 0, 0, 0]) + b"TFL3")
    True
    """
    return head[4:8] == IDENTIFIER


model_formats.register("tflite")(ModelFormat("tflite", "a TFLite model", (".tflite", ".lite"), read, matches))
