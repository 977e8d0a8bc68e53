"""What the operator templates must compute: numpy on the contents of a launch's arguments, for any member of a space."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from mgpusim.workload.args import ImageArg
from mgpusim.workload.data import materialize
from mgpusim.workload.launch import Launch
from mgpusim.workload.space import Space
from mgpusim.workload.space_file import space_from_dict

__all__ = ["EXPECTED", "contents", "expected", "shrunk"]

SPACES = Path(__file__).resolve().parents[1] / "examples" / "spaces"
Array = np.ndarray[Any, Any]


def shrunk(name: str, **constants: int) -> Space:
    """A shipped space with other sizes; knob lists stay as they are."""
    data = tomllib.loads((SPACES / f"{name}.toml").read_text())
    unknown = set(constants) - set(data["constants"])
    assert not unknown, unknown
    data["constants"] |= constants
    return space_from_dict(data, SPACES)


def contents(launch: Launch) -> list[Array]:
    return [np.asarray(materialize(arg, at), np.float64).reshape(-1) for at, arg in enumerate(launch.args)]


def expected(space: Space, config: dict[str, Any], launch: Launch) -> Array:
    """The last argument after the launch, flat and in the order of memory (of the texels of an image)."""
    assert space.template is not None
    return EXPECTED[space.template.entry](space.values(config), *contents(launch)[:-1], is_image(launch)).reshape(-1)


def is_image(launch: Launch) -> bool:
    return isinstance(launch.args[-1], ImageArg)


def gemm(v: dict[str, Any], a: Array, b: Array, image: bool) -> Array:
    return a.reshape(v["BATCH"], v["M"], v["K"]) @ b.reshape(v["BATCH"], v["K"], v["N"])


EXPECTED = {"gemm": gemm}
