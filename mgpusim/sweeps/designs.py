"""Designs: which points of the axes a study has, computed by index, so that no more than a chunk of them is ever held.

A grid counts in mixed radix, the axes given first slowest. A Latin hypercube permutes strata by a keyed bijection of its index
(a Feistel network, walked until it falls inside). That needs no table however many points there are. Sobol' points are those of
`scipy.stats.qmc`, scrambled. "saltelli" are the samples A, B and A with a column of B that sensitivity indices are made of.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from mgpusim.arrays import Array
from mgpusim.sweeps.axes import Axis

_ROUNDS = 6


def splitmix(values: Array) -> Array:
    """Return a well-mixed 64-bit hash of each uint64 (the finaliser of splitmix64; wrapping is meant).

    >>> int(splitmix(np.array([1], np.uint64))[0]) == 0x910A2DEC89025CC1
    True
    """
    with np.errstate(over="ignore"):
        z = np.asarray(values, np.uint64) + np.uint64(0x9E3779B97F4A7C15)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return np.asarray(z ^ (z >> np.uint64(31)), np.uint64)


def _unit(values: Array) -> Array:
    """Return hashes as floats in [0, 1)."""
    return (values >> np.uint64(11)).astype(np.float64) * 2.0**-53


def permuted(index: Array, n: int, key: int) -> Array:
    """Return where a permutation of 0..n-1, chosen by `key`, sends each index.

    >>> sorted(permuted(np.arange(10), 10, 3).tolist()) == list(range(10))
    True
    """
    half = max(1, (max(1, n - 1).bit_length() + 1) // 2)
    mask = np.uint64((1 << half) - 1)
    out = np.asarray(index, np.uint64).copy()
    left = np.ones(out.shape, bool)
    while left.any():
        x = out[left]
        high, low = x >> np.uint64(half), x & mask
        for turn in range(_ROUNDS):
            salt = np.uint64((key * _ROUNDS + turn) & 0xFFFFFFFF) << np.uint64(32)
            high, low = low, high ^ (splitmix(low | salt) & mask)
        out[left] = (high << np.uint64(half)) | low
        left = out >= n  # a walk along its cycle ends inside, since it began there
    return out.astype(np.int64)


def count(axes: Sequence[Axis], sampling: str, points: int) -> int:
    """Return how many points a design has.

    >>> count([Axis("a", {}, (1, 2)), Axis("b", {}, (1, 2, 3))], "grid", 0)
    6
    """
    if sampling == "grid":
        return math.prod(len(a) for a in axes)
    return points * (len(axes) + 2) if sampling == "saltelli" else points


def coordinates(axes: Sequence[Axis], sampling: str, points: int, seed: int, start: int, stop: int) -> list[Array]:
    """Return the value of each axis at the points `start` to `stop` of the design.

    >>> [c.tolist() for c in coordinates([Axis("a", {}, (1, 2)), Axis("b", {}, (7, 8, 9))], "grid", 0, 0, 1, 4)]
    [[1, 1, 2], [8, 9, 7]]
    """
    index = np.arange(start, stop, dtype=np.int64)
    if sampling == "grid":
        out: list[Array] = []
        for axis in reversed(axes):
            index, digit = np.divmod(index, len(axis))
            out.append(axis.array[digit])
        return out[::-1]
    if sampling == "latin_hypercube":
        unit = [_stratified(index, points, seed * 4096 + d) for d in range(len(axes))]
    elif sampling == "sobol":
        unit = list(_sobol(len(axes), seed, start, stop).T)
    else:
        unit = _saltelli(len(axes), seed, index)
    return [axis.at(u) for axis, u in zip(axes, unit, strict=True)]


def _stratified(index: Array, points: int, key: int) -> Array:
    stratum = permuted(index, points, key)
    jitter = _unit(splitmix(stratum.astype(np.uint64) ^ splitmix(np.array([key], np.uint64))))
    return (stratum + jitter) / points


def _sobol(d: int, seed: int, start: int, stop: int) -> Array:
    import warnings

    from scipy.stats import qmc

    sequence = qmc.Sobol(d, scramble=True, rng=np.random.default_rng(seed))
    if start:
        sequence.fast_forward(start)
    with warnings.catch_warnings():  # a chunk is not a power of two, the study is
        warnings.simplefilter("ignore", UserWarning)
        return np.asarray(sequence.random(stop - start))


def _saltelli(d: int, seed: int, index: Array) -> list[Array]:
    """Points d + 2 at a time: A, B, then A with column i of B."""
    base, which = np.divmod(index, d + 2)
    low = int(base[0]) if len(base) else 0
    both = _sobol(2 * d, seed, low, int(base[-1]) + 1 if len(base) else low)
    rows = both[base - low]
    return [np.where((which == 1) | (which == i + 2), rows[:, d + i], rows[:, i]) for i in range(d)]
