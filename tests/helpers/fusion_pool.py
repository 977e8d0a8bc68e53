"""Launches to fuse, and what a fused launch must give: the outputs of its parts run one by one.

Contents are files, since random contents depend on an argument's place in its launch.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from mgpusim.fusion.source.fuse import Fused
from mgpusim.workload import program
from mgpusim.workload.args import BufferArg, ImageArg, Init, LocalArg, ScalarArg
from mgpusim.workload.launch import Launch
from tests.helpers.oracles import given, outputs, pocl_run, stored
from tests.kernels.suite import CASES

__all__ = ["FREE", "FUSION_CL", "POOL", "TRICKY", "check", "expected", "fixed", "on_pocl", "tricky"]

FUSION_CL = Path(__file__).parents[1] / "kernels" / "fusion.cl"
FREE = frozenset(c.entry for c in CASES if c.order_free)
Array = np.ndarray[Any, Any]


def zeros(count: int, dtype: str = "int32") -> BufferArg:
    """A buffer to write."""
    return BufferArg(dtype, count, Init("zeros"))


def floats(count: int) -> BufferArg:
    """Random numbers, the same every time."""
    return given(np.random.default_rng(count).uniform(-1, 1, count).astype(np.float32))


def numbers(count: int) -> BufferArg:
    """Random integers, the same every time."""
    return given(np.random.default_rng(count).integers(-99, 99, count).astype(np.int32), None)


def number(*values: int) -> ScalarArg:
    """An int argument."""
    return ScalarArg("int32", values)


def picture(size: int) -> ImageArg:
    """A square image to read."""
    texels = np.random.default_rng(size).uniform(0, 1, (1, size, size, 4)).astype(np.float32)
    return ImageArg("image2d", size, size, init=stored(texels), access="read")


def canvas(size: int) -> ImageArg:
    """A square image to write."""
    return ImageArg("image2d", size, size, init=Init("zeros"), access="write")


def launch(entry: str, size: Sequence[int], args: Sequence[Any], local: Sequence[int] | None = None, **rest: Any) -> Launch:
    """A launch of a kernel of fusion.cl."""
    return Launch(FUSION_CL, entry, tuple(size), tuple(args), tuple(local) if local else None, **rest)


TRICKY = {
    "ask": launch("ask", (6, 4, 3), [zeros(72 * 30), number(30)], (3, 2, 1), offset=(5, 1, 2)),
    "ask_1d": launch("ask", (40,), [zeros(40 * 30), number(30)], (5,)),
    "fetch_cut": launch("fetch", (7, 5), [picture(8), canvas(8), number(7, 5)], (4, 2)),
    "members": launch("members", (32,), [zeros(128, "float32"), floats(32)], (8,), options="-DHALVED"),
    "members_2": launch("members", (24,), [zeros(96, "float32"), floats(24)]),
    "tiles": launch("tiles", (16, 4), [zeros(64, "float32"), floats(64), LocalArg(256), LocalArg(16)], (8, 2)),
    "fetch": launch("fetch", (7, 5), [picture(8), canvas(8), number(6, 5)], (7, 1)),
    "fetch_padded": launch("fetch", (7, 5), [picture(8), canvas(8), number(7, 5)], (4, 4), pad=True),
    "in_place": launch("in_place", (64,), [numbers(64), LocalArg(64)], (16,)),
    "reverse_8": launch("reverse", (40,), [numbers(40), zeros(40), LocalArg(32)], (8,)),
    "reverse_16": launch("reverse", (64,), [numbers(64), zeros(64), LocalArg(64)], (16,)),
    "uneven": launch("uneven", (64,), [zeros(64), LocalArg(64)], (16,)),
}  # fmt: skip
SUITE = {c.name: Launch(c.source, c.entry, tuple(c.global_), tuple(c.args), c.local, c.options, False, tuple(c.offset))
         for c in CASES}  # fmt: skip
POOL = TRICKY | SUITE


def tricky(*names: str) -> list[Launch]:
    """Launches of fusion.cl by name."""
    return [TRICKY[n] for n in names]


def fixed(one: Launch) -> Launch:
    """`one` with its contents, as they are where it stands alone, in files."""
    args = [
        msgspec.structs.replace(a, init=stored(held)) if isinstance(a, (BufferArg, ImageArg)) else a
        for a, held in zip(one.args, program.contents_of(one), strict=True)
    ]
    return msgspec.structs.replace(one, args=tuple(args))


@functools.lru_cache(maxsize=256)
def _alone(name: str, local: tuple[int, ...]) -> list[Array | None]:
    return program.run(POOL[name], local)


def expected(name: str, local: Sequence[int]) -> list[Array | None]:
    """What each argument of a launch of the pool holds after it ran alone."""
    return _alone(name, tuple(local)[: POOL[name].dim])


def check(fused: Fused, wanted: Sequence[Sequence[Array | None]], run: Callable[[Launch], Sequence[Array | None]]) -> None:
    """Run the fused launch and compare each argument of each part, bit by bit."""
    got = run(fused.launch)
    for part, arrays in zip(fused.parts, wanted, strict=True):
        for at, want in zip(part.args, arrays, strict=True):
            have = got[at] if at >= 0 else None
            if want is None or have is None:
                continue
            if part.launch.entry in FREE:
                want, have = np.sort(want.ravel()), np.sort(have.ravel())
            assert want.tobytes() == have.tobytes(), f"{part.launch.entry}: argument {at} of the fused launch differs"


def on_pocl(one: Launch, optimise: bool = True) -> list[Array | None]:
    """What each argument holds after the launch ran on PoCL; None for what it cannot write.

    PoCL 3.1 optimises some kernels wrongly that have ``#pragma unroll`` and a barrier within a branch (which all items of a
    group take, so that it is legal): it gives the right values without optimising, and Oclgrind gives them too. Fused
    launches of such kernels are therefore run with `optimise` False.
    """
    size = one.global_size
    if one.pad and one.local_size:
        size = tuple(-(-g // w) * w for g, w in zip(size, one.local_size, strict=True))
    got = dict(
        zip(
            outputs(one.args),
            pocl_run(
                one.source,
                one.entry,
                one.options if optimise else f"{one.options} -cl-opt-disable",
                size,
                one.local_size,
                one.args,
                one.offset,
            ),
            strict=True,
        )
    )
    return [got.get(i) for i in range(len(one.args))]
