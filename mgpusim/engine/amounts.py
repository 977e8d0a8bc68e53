"""How much a launch does in all, whatever its work groups: bytes stored and loaded, floating-point operations.

Shapes of work groups can be compared only where they do the same. A kernel that does its rows per group does a sixteenth of them
in groups of 1,024 as in groups of 64 over the same global size.
"""

from __future__ import annotations

import math

import msgspec
import numpy as np

from mgpusim.engine.features import F, Features

FLOAT_CLASSES = {"fma": 2.0, "fadd": 1.0, "fcmp": 1.0, "fmul": 1.0, "fdiv": 1.0, "sfu": 1.0}
"""Floating-point operations of one operation of a class, for each component."""
MEMORY = ("global", "constant", "image")
TOLERANCE, CLOSE, UNEVEN = 1.6, 1.1, 2.0
"""Up to which ratio amounts count as the same; up to which once a shape of the launch is known to differ; and how many times more
where groups differ in their work, since each shape samples other ones. Estimates: what groups of a sample do stands for that of
all others, and those at the edges of an NDRange do less. At 1.2 a shape of `conv3x3_buffer` was refused that does as much."""


class Amounts(msgspec.Struct, frozen=True):
    """What all work items of a launch do together, extrapolated from the sample.

    Attributes
    ----------
    stored_b, loaded_b : bytes that lanes store to memory and load from it; atomics count as stores.
    flops : floating-point operations.
    blur : how many times as much or as little the others may be: padding, and groups that differ and were sampled.
    """

    stored_b: float
    loaded_b: float
    flops: float
    blur: float = 1.0


def amounts_of(features: Features, warp_size: int, padding: float = 1.0) -> Amounts:
    """Return the amounts of a launch with these features.

    Parameters
    ----------
    warp_size : lanes of the warps that the features count.
    padding : work items that run over those that were asked for.
    """
    blur = padding * (UNEVEN if features.imbalance is not None else 1.0)
    groups = np.asarray(features.groups, float)
    lanes = (features.sites[:, :, F["lanes"]] * groups[:, None]).sum(axis=0).tolist()
    stored = loaded = 0.0
    for site, active in zip(features.site_info, lanes, strict=False):
        if site.space in MEMORY:
            moved = active * max(1, site.width_b)
            loaded, stored = (loaded + moved, stored) if site.kind == "load" else (loaded, stored + moved)
    each = np.array([FLOAT_CLASSES.get(column.cls, 0.0) * column.ncomp for column in features.columns])
    warps = float(((features.ops @ each).sum(axis=1) * groups).sum()) if len(each) else 0.0
    return Amounts(stored, loaded, warps * warp_size * features.lane_share, blur)


def ratio_of(amounts: Amounts, of: Amounts, tolerance: float = TOLERANCE) -> tuple[float, str]:
    """Return how many times as much is done as in `of`, and by which amounts; 1.0 where the work is the same.

    Work is the same where any of the amounts is: groups that share what they load, or reduce to one value each, load or store
    less of it for the same result.

    Parameters
    ----------
    tolerance : up to which ratio they count as the same; amounts come from samples.

    >>> row = Amounts(64.0, 4096.0, 1024.0)
    >>> ratio_of(Amounts(4.0, 256.0, 64.0), row)
    (0.0625, 'stores, loads and floating-point operations')
    >>> ratio_of(Amounts(4.0, 4096.0, 1024.0), row)[0]
    1.0
    """
    ratios: dict[str, float] = {}
    for name, word in (("stored_b", "stores"), ("loaded_b", "loads"), ("flops", "floating-point operations")):
        mine, other = getattr(amounts, name), getattr(of, name)
        if mine > 0 and other > 0:
            ratios[word] = mine / other
    allowed = math.log(tolerance * max(1.0, amounts.blur, of.blur))
    if not ratios or min(abs(math.log(ratio)) for ratio in ratios.values()) <= allowed:
        return 1.0, ""
    *first, last = ratios
    return min(ratios.values(), key=lambda ratio: abs(math.log(ratio))), f"{', '.join(first)} and {last}" if first else last
