"""What a format of networks is: a name, how its files are recognised, and the function that reads them.

A format is a module of `mgpusim.nn.readers.formats`, or a plug-in of the group `mgpusim.networks`, that registers itself here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from os import PathLike
from pathlib import Path

import msgspec

from mgpusim.nn.graphs.graph import Graph
from mgpusim.registry import Registry

Inputs = Mapping[str, tuple[int, ...]]
"""Shapes that a user gave to inputs, by name."""


class ModelFile(msgspec.Struct, frozen=True):
    """A file to read: its name without folder and suffix, its bytes (mapped, not loaded), what was asked for, and its folder."""

    name: str
    data: memoryview
    inputs: Inputs
    values: bool = False
    folder: Path = Path()


class ModelFormat(msgspec.Struct, frozen=True):
    """A format of networks.

    Attributes
    ----------
    about : whose files these are, in a few words.
    suffixes : of its files' names.
    read : makes the graph, unchecked. It raises `InputError` where a file is not of its format or is damaged, an input has a free
        size, or shapes do not fit, and `UnsupportedError` where the network has control flow.
    matches : whether the first bytes of a file are surely those of this format; None where only the suffix shows it.

    >>> model_formats.lookup("ncnn").suffixes
    ('.param',)
    """

    name: str
    about: str
    suffixes: tuple[str, ...]
    read: Callable[[ModelFile], Graph]
    matches: Callable[[bytes], bool] | None = None


model_formats: Registry[ModelFormat] = Registry("format", entry_point="mgpusim.networks", package="mgpusim.nn.readers.formats")
OF_LAUNCHES = ("", ".cl", ".toml")
"""Suffixes of names, kernels and launch files: no model has them, and no reader need be loaded to know."""


def model_suffixes() -> tuple[str, ...]:
    """Return the endings of the files that some format reads, those of plug-ins too, sorted.

    >>> model_suffixes()
    ('.lite', '.mnn', '.onnx', '.param', '.tflite')
    """
    return tuple(sorted({suffix for form in model_formats.load().values() for suffix in form.suffixes}))


def is_model_file(path: str | PathLike[str]) -> bool:
    """Return whether a path ends as a model's file does; it need not exist.

    >>> [is_model_file(path) for path in ("net.ONNX", "models/net.tflite", "conv.cl", "softmax")]
    [True, True, False, False]
    """
    suffix = Path(path).suffix.lower()
    return suffix not in OF_LAUNCHES and suffix in model_suffixes()
