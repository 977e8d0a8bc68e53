"""What a format of networks is: a name, how its files are recognised, and the function that reads them.

A format is a module of `mgpusim.nn.readers.formats`, or a plug-in of the group `mgpusim.networks`, that registers itself here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from os import PathLike
from pathlib import Path

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.readers.building import Shape
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


def free_dimensions(name: str, shape: Sequence[int | str | None], usual: Shape = (1, 3, 224, 224)) -> str:
    """Return what is wrong with an input that has sizes nobody gave, "" if all are numbers.

    >>> free_dimensions("x", ["N", 3, None, 224])
    'input x: sizes [N, 3, ?, 224] are not all given; say --input x=1x3x224x224'
    """
    if all(isinstance(size, int) and size > 0 for size in shape):
        return ""
    shown = ", ".join(str(size) if size not in (None, -1, 0) else "?" for size in shape)
    fits = usual if len(usual) == len(shape) else (1,) * len(shape)
    fixed = [size if isinstance(size, int) and size > 0 else fits[i] for i, size in enumerate(shape)]
    return f"input {name}: sizes [{shown}] are not all given; say --input {name}={'x'.join(map(str, fixed))}"


MAX_SIZE = 1 << 31
"""Of a dimension of an input: no index of a kernel goes further, and ONNX counts up to what a shape says."""


def given_shapes(
    inputs: Inputs, known: dict[str, Sequence[int | str | None]], usual: Shape = (1, 3, 224, 224)
) -> dict[str, Shape]:
    """Return the shapes of all inputs, those that a user gave before those of the file."""
    problems = [
        f"--input {name}: the network has no such input; its inputs: {', '.join(known) or 'none'}"
        for name in inputs
        if name not in known
    ]
    shapes: dict[str, Shape] = {}
    for name, shape in known.items():
        given = inputs.get(name)
        if given is not None and len(given) != len(shape) and shape:
            problems.append(f"--input {name}: got {len(given)} sizes, expected {len(shape)}")
        elif given is not None and min(given, default=1) < 1:
            problems.append(f"--input {name}: got {'x'.join(map(str, given))}, expected positive sizes")
        elif given is not None:
            shapes[name] = tuple(given)
        elif problem := free_dimensions(name, shape, usual):
            problems.append(problem)
        elif any(int(size) >= MAX_SIZE for size in shape if size is not None):
            problems.append(f"input {name}: got {'x'.join(map(str, shape))} from the file, expected sizes below {MAX_SIZE}")
        else:
            shapes[name] = tuple(int(size) for size in shape if size is not None)
    if problems:
        raise InputError("its inputs:", problems)
    return shapes
