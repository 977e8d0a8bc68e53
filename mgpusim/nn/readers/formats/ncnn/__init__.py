"""ncnn: `.param` texts of Tencent's library. Numbers of parameters are those of its docs/developer-guide/operators.md."""

from __future__ import annotations

from mgpusim.nn.readers.format import ModelFormat, model_formats
from mgpusim.nn.readers.formats.ncnn.layers import MAGIC
from mgpusim.nn.readers.formats.ncnn.reading import read


def matches(head: bytes) -> bool:
    """Return whether a file begins with ncnn's number.

    >>> matches(b"7767517\\n75 83\\n")
    True
    """
    return head.lstrip()[: len(MAGIC) + 1].rstrip() == MAGIC


model_formats.register("ncnn")(ModelFormat("ncnn", "an ncnn network", (".param",), read, matches))
