"""What Romou (MobiCom'22) compares, as kernels of our templates: an operator in several kinds, each with a few tiles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.files import data_dir
from mgpusim.workload.args import BufferArg, ImageArg, ScalarArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.spaces.file import load_space
from mgpusim.workload.spaces.members import Config
from mgpusim.workload.spaces.space import Space

__all__ = ["SHAPES", "Compared", "address_launches", "compared", "space_of"]

HERE = Path(__file__).resolve().parent
SHAPES = ((64, 64, 512, 256), (18, 18, 128, 768), (56, 56, 128, 128), (28, 28, 256, 256))
"""H, W, Cin, Cout of figure 17."""
IMAGES = {"IN_IMAGE": (True,), "W_IMAGE": (True,), "OUT_IMAGE": (True,)}
STAGED = {"LOCAL_IN": (True,), "LOCAL_W": (True,)}
Values = Mapping[str, tuple[Any, ...]]


class Compared(msgspec.Struct, frozen=True):
    """An operator: its space, the operations of a launch, and the members of each kind."""

    space: Space
    flops: float
    kinds: dict[str, list[Config]]


def space_of(name: str, **constants: Any) -> Space:
    """Return a shipped space with other constants."""
    return load_space(data_dir("examples") / "spaces" / f"{name}.toml", constants)


def _members(space: Space, values: Values) -> list[Config]:
    """Return the valid configurations with these values; knobs that are not named take their first."""
    unknown = set(values) - set(space.names)
    if unknown:
        raise SystemExit(f"{space.name} has no knob {', '.join(sorted(unknown))}")
    choices = [tuple(values.get(knob.name, knob.values[:1])) for knob in space.knobs]
    found = [dict(zip(space.names, row, strict=True)) for row in product(*choices)]
    return [config for config in found if space.broken(config) is None]


def _compared(space: Space, flops: float, common: Values, kinds: Mapping[str, Values]) -> Compared:
    return Compared(space, flops, {name: _members(space, {**common, **values}) for name, values in kinds.items()})


def conv1x1(h: int, w: int, cin: int, cout: int, bits: int) -> Compared:
    """Operands in images, in buffers, through local memory."""
    space = space_of("conv1x1", H=h, W=w, CIN=cin, COUT=cout, BITS=bits)
    common = {"VEC": (4,), "TILE_W": (4,), "TILE_C": (1, 2), "WG_X": (8,), "WG_Y": (1, 4), "WG_C": (4, 16)}
    kinds = {"image": IMAGES, "buffer": {}, "local of images": {**IMAGES, **STAGED}, "local of buffers": STAGED}
    found = _compared(space, 2.0 * h * w * cin * cout, common, kinds)
    few = {k: [c for c in v if 64 <= space.values(c)["ITEMS"] <= 512] for k, v in found.kinds.items()}
    return msgspec.structs.replace(found, kinds=few)


def broadcast(bits: int) -> Compared:
    """A scalar times a vector, against the scalar widened first."""
    common = {"VEC": (4,), "TILE_W": (4,), "WG_X": (8,), "WG_Y": (4,), "WG_C": (4,), **IMAGES}
    kinds: dict[str, Values] = {"scalar": {"BROADCAST": (True,)}, "widened": {"BROADCAST": (False,)}}
    return _compared(space_of("conv1x1", BITS=bits), 2.0 * 56 * 56 * 128 * 128, common, kinds)


def fully_connected(k: int, n: int, bits: int) -> Compared:
    """The reduction in one piece against split over the items of a group; weights in an image against a buffer."""
    common = {"VEC": (4,), "DEPTH": (4,), "W_IMAGE": (False, True), "WG_X": (8, 64)}
    every = (1, 4, 16)
    kinds: dict[str, Values] = {
        "whole": {"SPLIT": (1,)}, "split": {"SPLIT": every[1:]},
        "image": {"SPLIT": every, "W_IMAGE": (True,)}, "buffer": {"SPLIT": every, "W_IMAGE": (False,)},
    }  # fmt: skip
    return _compared(space_of("fully_connected", K=k, N=n, BITS=bits), 2.0 * k * n, common, kinds)


def depthwise(bits: int) -> Compared:
    """Images against buffers."""
    common = {"VEC": (4,), "TILE_H": (1, 2), "TILE_W": (1, 4), "REUSE": (False, True), "WG_X": (8, 16), "WG_Y": (4, 8),
              "WG_C": (1, 4)}  # fmt: skip
    return _compared(space_of("depthwise", BITS=bits), 2.0 * 9 * 112 * 112 * 64, common, {"image": IMAGES, "buffer": {}})


def border(bits: int) -> Compared:
    """A 7x1 window over 17 x 17 pixels: a branch per load against an input that brings its border."""
    space = space_of("conv", H=17, W=17, CIN=192, COUT=192, KH=7, KW=1, STRIDE=1, PAD_Y=3, PAD_X=0, BITS=bits)
    common = {"VEC": (4,), "TILE_C": (1, 2), "WG_X": (4,), "WG_Y": (4,), "WG_C": (8,)}
    kinds = {
        f"{name} {word}": {**kind, "BORDER": (value,)}
        for name, kind in (("image", IMAGES), ("buffer", {}))
        for word, value in (("branch", 0), ("padded", 1))
    }
    return _compared(space, 2.0 * 7 * 17 * 17 * 192 * 192, common, kinds)


def compared() -> dict[str, Callable[[], Compared]]:
    """Return by name what is compared, in single and in half precision."""
    out: dict[str, Callable[[], Compared]] = {}

    def add(name: str, make: Callable[..., Compared], *sizes: int) -> None:
        for bits, word in ((32, ""), (16, " fp16")):
            out[name + word] = partial(make, *sizes, bits)

    for shape in SHAPES:
        add(f"conv1x1 {'-'.join(map(str, shape))}", conv1x1, *shape)
    add("depthwise", depthwise)
    add("border", border)
    for k, n in ((3072, 768), (768, 3072)):
        add(f"fully_connected {k}x{n}", fully_connected, k, n)
    add("broadcast", broadcast)
    return out


def address_launches(rows: int = 256) -> dict[str, dict[str, Launch]]:
    """Return the kernels of listing 5: texel coordinates worked out per access ("each") against once, writing and reading 16
    texels an item, `rows` x 256 items, of a tensor that the L2 holds."""
    coarse, side = 16, 64
    image = ImageArg("image2d", side, side)
    out_image = ImageArg("image2d", side, side, access="write")
    scalars = (ScalarArg("int32", coarse), ScalarArg("int32", side * side))
    cases: dict[str, tuple[Any, ...]] = {
        "write": (BufferArg("float32", 4 * coarse), out_image, *scalars),
        "read": (image, BufferArg("float32", 4 * side * side), *scalars),
    }

    def launch(case: str, once: int) -> Launch:
        options = f"-DELIMINATED={once}"
        return Launch(
            HERE / "kernels" / "address.cl", f"{case}_tile", (256, rows), cases[case], local_size=(32, 4), options=options
        )

    return {case: {word: launch(case, once) for word, once in (("each", 0), ("once", 1))} for case in cases}
