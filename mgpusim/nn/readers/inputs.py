"""Shapes of a network's inputs: those that a user gave, else those of the file."""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.errors import InputError
from mgpusim.nn.readers.building import Shape
from mgpusim.nn.readers.format import Inputs


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


def given_shapes(
    inputs: Inputs, known: dict[str, Sequence[int | str | None]], usual: Shape = (1, 3, 224, 224)
) -> dict[str, Shape]:
    """Return the shapes of all inputs, those that a user gave before those of the file."""
    problems = [
        f"--input {name}: the network has no such input; its inputs: {', '.join(known) or 'none'}"
        for name in inputs
        if name not in known
    ]
    found: dict[str, Shape] = {}
    for name, shape in known.items():
        given = inputs.get(name)
        if given is not None and len(given) != len(shape) and shape:
            problems.append(f"--input {name}: got {len(given)} sizes, expected {len(shape)}")
        elif given is not None and min(given, default=1) < 1:
            problems.append(f"--input {name}: got {'x'.join(map(str, given))}, expected positive sizes")
        elif given is not None:
            found[name] = tuple(given)
        elif problem := free_dimensions(name, shape, usual):
            problems.append(problem)
        else:
            found[name] = tuple(int(size) for size in shape if size is not None)
    if problems:
        raise InputError("its inputs:", problems)
    return found
