"""Criteria that say which configurations of a search space are not worth compiling or running.

Six are those of Romou (MobiCom'22), Table 1, in its order and reading. They judge by a `Use`: one row per configuration
of what its kernel needs of a GPU. It comes from the knobs alone (`mgpusim.sched.pruning.roles`), from the kernel's IR or from its
trace (`mgpusim.sched.pruning.kernel_use`). A criterion is given all rows at once and says which to remove; it is None where the
`Use` lacks what it needs. Three more are ours. `l1_shared` counts what the items of a group share once, `bound` compares a lower
bound on the time with the best time found, `model` a predicted time with the best predicted (see `default_margin`).

>>> use = Use(items=np.array([32, 256, 1024]), registers=np.array([40, 64, 64]))
>>> masks = removed(use, load_gpu("adreno-640"), ["warp", "registers"])
>>> masks["warp"].tolist(), masks["registers"].tolist()
([True, False, False], [False, False, True])
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from mgpusim.arch.families import family_of
from mgpusim.arch.occupancy import most_registers
from mgpusim.arch.spec import GpuSpec
from mgpusim.arrays import Array
from mgpusim.cost.interval import Z80
from mgpusim.errors import InputError
from mgpusim.registry import Registry

Mask = npt.NDArray[np.bool_]

ALPHA = 3.0
"""Romou, section 4.2: the groups per ALU from which local memory is not worth it."""
MOBILE_WIDTH = 4
"""Romou, section 4.2: elements of a read that reach the best cache bandwidth of mobile GPUs."""


def default_margin(gpu: GpuSpec) -> float:
    """Return how much slower than the best predicted a configuration may be predicted and still be kept by `model`.

    Both predictions have the preset's stated error (`model.sigma`, of ln(measured / predicted)), taken as independent as two
    configurations are two kernels. Kept is what is not surely slower: whose central 80% of the ratio reaches 1.

    >>> round(default_margin(load_gpu("nvidia-h200", {"model.sigma": "0.2"})), 3)
    0.437
    """
    return math.exp(Z80 * math.sqrt(2.0) * gpu.model.sigma) - 1.0


class CriteriaConstants(msgspec.Struct, frozen=True):
    """What the criteria compare with that is not a figure of a GPU.

    `width` and `margin` are None for what suits the GPU (`efficient_width`, `default_margin`). `best_us` is the best time found
    so far, for `bound`. `keep`, where it is given, is the share that `model` keeps, whatever the margin.
    """

    alpha: float = ALPHA
    width: int | None = None
    best_us: float | None = None
    margin: float | None = None
    keep: float | None = None


class Use(msgspec.Struct, frozen=True):
    """What the kernels of configurations ask of a GPU: arrays of one entry per configuration, None where it is not known.

    Attributes
    ----------
    items : work items of a group.
    registers : 32-bit registers of an item.
    image_b, buffer_b : bytes one item reads through images and through buffers in one visit of its innermost loop (of all its
        code, if it has no loop).
    group_b : distinct bytes that the items of a group read in that visit.
    local_b : bytes of local memory of a group.
    width : elements of the narrowest read in that loop.
    bound_us : a time below which no launch of this kind can stay.
    predicted_us : the time that a model predicts.
    """

    items: Array | None = None
    registers: Array | None = None
    image_b: Array | None = None
    buffer_b: Array | None = None
    group_b: Array | None = None
    local_b: Array | None = None
    width: Array | None = None
    bound_us: Array | None = None
    predicted_us: Array | None = None

    def __len__(self) -> int:
        return max((len(a) for name in self.__struct_fields__ if (a := getattr(self, name)) is not None), default=0)

    def take(self, rows: Array) -> Use:
        """Return the use of these rows."""
        values = {name: getattr(self, name) for name in self.__struct_fields__}
        return Use(**{name: None if a is None else a[rows] for name, a in values.items()})


Criterion = Callable[[Use, GpuSpec, CriteriaConstants], "Mask | None"]
criteria: Registry[Criterion] = Registry("pruning criterion", entry_point="mgpusim.criteria")
"""By name; those of Table 1 first and in its order. The first line of a criterion's docstring says in reports what it removes."""

TABLE1 = ("l1", "registers", "buffer", "local_memory", "warp", "access_width")
"""Those of Romou, which are applied where none are named."""


def texture_only(gpu: GpuSpec) -> bool:
    """Whether buffers have no first-level cache, since it serves textures only.

    >>> [texture_only(load_gpu(name)) for name in ("adreno-640", "mali-g76-mp5", "nvidia-h200")]
    [True, False, False]
    """
    return gpu.l1 is None or gpu.l1.serves == "texture"


def efficient_width(gpu: GpuSpec) -> int:
    """Return the elements of 4 bytes an item has to read at once for the best cache bandwidth.

    Four where the family says that items have to read vectors. Elsewhere as many as it takes for a warp's read to fill what the
    L1 moves in a cycle.

    >>> [efficient_width(load_gpu(name)) for name in ("adreno-640", "mali-g72-mp12", "nvidia-h200")]
    [4, 4, 1]
    """
    if family_of(gpu).wide_items or gpu.l1 is None:
        return MOBILE_WIDTH
    filled = gpu.l1.b_per_cycle / (4 * gpu.core.warp_sizes[-1])
    return next((w for w in (1, 2, 4) if w >= filled), MOBILE_WIDTH)


def margin_of(constants: CriteriaConstants, gpu: GpuSpec) -> float:
    """Return the margin of `model`: what the constants say, else `default_margin`."""
    return default_margin(gpu) if constants.margin is None else constants.margin


@criteria.register("l1")
def _l1(use: Use, gpu: GpuSpec, constants: CriteriaConstants) -> Mask | None:
    """A group's loop iteration reads more than L1 holds.

    All items of the group are counted, and what several of them read as often.
    """
    if use.items is None or (use.image_b is None and use.buffer_b is None):
        return None
    zero = np.zeros(len(use))
    images, buffers = (zero if b is None else b for b in (use.image_b, use.buffer_b))
    shared = gpu.texture_l1 is None and gpu.l1 is not None
    if shared and gpu.l1 is not None:
        through = images if texture_only(gpu) else images + buffers
        return np.asarray(through * use.items > gpu.l1.size_b)
    out = np.zeros(len(use), bool)
    if gpu.texture_l1 is not None:
        out |= images * use.items > gpu.texture_l1.size_b
    if gpu.l1 is not None and not texture_only(gpu):
        out |= buffers * use.items > gpu.l1.size_b
    return out


@criteria.register("registers")
def _registers(use: Use, gpu: GpuSpec, constants: CriteriaConstants) -> Mask | None:
    """No whole group fits the registers.

    Of that size, with that many registers per item.
    """
    if use.items is None or use.registers is None:
        return None
    local = np.zeros(len(use), np.int64) if use.local_b is None else np.ceil(use.local_b).astype(np.int64)
    items = np.asarray(use.items, np.int64)
    base = int(local.max(initial=0)) + 1
    kinds, of = np.unique(items * base + local, return_inverse=True)
    most = np.array([_most(gpu, int(kind // base), int(kind % base)) for kind in kinds], np.int64)
    return np.asarray(np.asarray(use.registers) > most[of])


def _most(gpu: GpuSpec, items: int, local_b: int) -> int:
    if not 1 <= items <= gpu.limits.max_work_group_size or local_b > gpu.local.max_per_group_b:
        return 0
    return most_registers(gpu, items, local_b)


@criteria.register("buffer")
def _buffer(use: Use, gpu: GpuSpec, constants: CriteriaConstants) -> Mask | None:
    """Loops read buffers, which L1 does not hold.

    It serves textures only.
    """
    if use.buffer_b is None:
        return None
    return np.asarray(use.buffer_b > 0) if texture_only(gpu) else np.zeros(len(use), bool)


@criteria.register("local_memory")
def _local_memory(use: Use, gpu: GpuSpec, constants: CriteriaConstants) -> Mask | None:
    """Local memory though the group fills the ALUs.

    The group alone has more than `alpha` items per ALU of a core.
    """
    if use.items is None or use.local_b is None:
        return None
    return np.asarray((use.local_b > 0) & (use.items > constants.alpha * gpu.core.lanes))


@criteria.register("warp")
def _warp(use: Use, gpu: GpuSpec, constants: CriteriaConstants) -> Mask | None:
    """Group smaller than a warp.

    Than the narrowest that the GPU has.
    """
    return None if use.items is None else np.asarray(use.items < min(gpu.core.warp_sizes))


@criteria.register("access_width")
def _access_width(use: Use, gpu: GpuSpec, constants: CriteriaConstants) -> Mask | None:
    """Reads narrower than the cache is fast at.

    The narrowest read of the loop against what reaches the best cache bandwidth.
    """
    if use.width is None:
        return None
    least = constants.width if constants.width is not None else efficient_width(gpu)
    return np.asarray((use.width > 0) & (use.width < least))


@criteria.register("l1_shared")
def _l1_shared(use: Use, gpu: GpuSpec, constants: CriteriaConstants) -> Mask | None:
    """The same, what is shared counted once.

    The distinct bytes that the items of a group read in one loop iteration do not fit the first-level caches.
    """
    caches = [cache.size_b for cache in (gpu.texture_l1, gpu.l1) if cache is not None]
    if use.group_b is None or not caches:
        return None
    if texture_only(gpu) and use.image_b is not None:  # what buffers read does not compete for a texture cache
        return np.asarray((use.group_b > max(caches)) & (use.image_b > 0))
    return np.asarray(use.group_b > max(caches))


@criteria.register("bound")
def _bound(use: Use, gpu: GpuSpec, constants: CriteriaConstants) -> Mask | None:
    """Cannot be faster than the best found."""
    if use.bound_us is None or constants.best_us is None:
        return None
    return np.asarray(use.bound_us > constants.best_us)


@criteria.register("model")
def _model(use: Use, gpu: GpuSpec, constants: CriteriaConstants) -> Mask | None:
    """Predicted too much slower than the best predicted.

    By more than the margin, or not among the best of the share to be kept; or nothing could be predicted.
    """
    if use.predicted_us is None:
        return None
    known = use.predicted_us[np.isfinite(use.predicted_us)]
    if not len(known):
        return None
    if constants.keep is not None:
        last = min(len(known), max(1, math.ceil(constants.keep * len(use))))
        return np.asarray(~(use.predicted_us <= np.sort(known)[last - 1]))
    return np.asarray(~(use.predicted_us <= known.min() * (1.0 + margin_of(constants, gpu))))


def meaning_of(name: str) -> str:
    """Return what a criterion removes, in a few words: the first line of its docstring.

    >>> meaning_of("warp")
    'group smaller than a warp'
    """
    first = (criteria.lookup(name).__doc__ or "").partition("\n")[0].rstrip(".")
    return first[:1].lower() + first[1:]


def removed(use: Use, gpu: GpuSpec, names: Sequence[str] = TABLE1, constants: CriteriaConstants | None = None) -> dict[str, Mask]:
    """Return which rows each criterion removes, of those criteria that the use has the figures for."""
    out = {}
    for name in dict.fromkeys(names):
        mask = criteria.lookup(name)(use, gpu, constants or CriteriaConstants())
        if mask is not None and mask.shape != (len(use),):
            raise InputError(f"pruning criterion '{name}': returned {mask.shape} for {len(use)} configurations")
        if mask is not None:
            out[name] = mask
    return out
