"""Numbers of weights and inputs, drawn from seeds: the same here and on a device. Needs numpy alone.

    python values.py NETWORK.recipe.json suite.npz

A recipe says how each array is drawn, so that hundreds of megabytes of weights need not travel. Its small arrays lie beside it.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

__all__ = ["checksum", "draw", "made"]


def draw(seed: int, shape: list[int], low: float, high: float) -> Any:
    """Return numbers of float32 between two bounds.

    >>> draw(1, [2], 0.0, 1.0).dtype, draw(1, [2, 3], -1.0, 1.0).shape
    (dtype('float32'), (2, 3))
    """
    drawn = np.random.Generator(np.random.PCG64(seed)).random(int(np.prod(shape)), dtype=np.float32)
    return (drawn * np.float32(high - low) + np.float32(low)).reshape(shape)


def checksum(array: Any) -> str:
    """Return what names an array's contents."""
    return hashlib.sha256(np.ascontiguousarray(array).tobytes()).hexdigest()[:16]


def made(recipe: dict[str, Any]) -> dict[str, Any]:
    """Return the arrays that a recipe says, flat, by name.

    Raises
    ------
    ValueError
        One has other numbers than where the recipe was written.
    """
    out = {}
    for name, how in recipe.items():
        array = draw(how["seed"], how["shape"], how["low"], how["high"])
        array = np.ascontiguousarray(array.T if how.get("transposed") else array)
        if checksum(array) != how["checksum"]:
            raise ValueError(f"{name}: drawn differently here")
        out[name] = array.reshape(-1)
    return out


def main() -> None:
    recipe, target = map(Path, sys.argv[1:])
    values = made(json.loads(recipe.read_text(encoding="utf-8")))
    with np.load(recipe.with_name(recipe.name.removesuffix(".recipe.json") + ".small.npz"), allow_pickle=False) as small:
        values |= dict(small)
    np.savez(target, **values)


if __name__ == "__main__":
    main()
