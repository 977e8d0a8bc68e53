"""Batching: one kernel over a larger NDRange, several inputs at a time (what parallel fusion is compared with).

No launch says which of its sizes is the batch. What a kernel does with its arguments shows it. One dimension of the index space
is made twice as large, and with it the scalars that may be its size. So are all arrays, along their slowest axis. Some work
groups are executed, addresses only. Two things may show.

- The groups of the second half do to a second input and output what those of the first half do to theirs. Every address of
  an output is the same distance further, every address of an input that distance or none. That is a batch as such.
- The outputs are written to their new end, and the last group touches as much as the last group did before. The input became
  longer, which is how kernels without an index of the batch are given one (images below each other). Rows where two inputs
  meet are then computed from both.

Inputs whose new part nobody touches (weights, a bias) stay as they are.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import ExecutionError, InputError
from mgpusim.fusion.source.facts import PartFacts, facts_of
from mgpusim.opencl.analysis.operations import NOMINAL_SUB_GROUP
from mgpusim.opencl.analysis.slices import address_slice, builtin_of, pointer_roots, root_of
from mgpusim.opencl.execution.compiled import CompiledKernel, Geometry, ImageSlot
from mgpusim.opencl.execution.image_taps import Sampler
from mgpusim.opencl.execution.images import Image
from mgpusim.opencl.execution.memory import MemoryObject
from mgpusim.opencl.execution.simt import execute
from mgpusim.opencl.execution.sites import Site
from mgpusim.opencl.ir.program import Function, KernelArg
from mgpusim.workload.args import Arg, BufferArg, ImageArg, LocalArg, SamplerArg, ScalarArg
from mgpusim.workload.binding import bind
from mgpusim.workload.fill import storage_dtype
from mgpusim.workload.launch import Launch
from mgpusim.workload.local_choice import Bounds
from mgpusim.workload.ndrange import driver_choice
from mgpusim.workload.program import _scalar, open_module, pick_kernel

_PER_ITEM = (1, 2, 3, 4, 8, 16)  # elements that an item may make along the dimension, for a scalar to count as its size
_MOST_SCALARS = 5
_MOST_STEPS = 1 << 22
_NOWHERE = 1 << 62
_WEIGHTS = re.compile(r"weight|filter|kernel|bias|coef|gamma|beta|mean|var", re.IGNORECASE)

Place = tuple[int, int]  # argument, component


def batch_launch(launch: Launch, n: int) -> Launch:
    """Return `launch` made `n` times as large along the one dimension that its arguments show to be free.

    Parameters
    ----------
    n : how many inputs run at a time.

    >>> source = "kernel void f(global int *a, int n) { if (get_global_id(0) < n) a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "f", (64,), (BufferArg("int32", 64), ScalarArg("int32", 64)), (64,))
    >>> batch_launch(launch, 4).global_size, batch_launch(launch, 4).args[0].count
    ((256,), 256)
    """
    if n < 1:
        raise InputError(f"batch: got {n}, expected 1 or more")
    bind(facts_of(launch).params, launch)
    return launch if n == 1 else _grown(launch, *_way(launch), n)


@lru_cache(maxsize=64)  # asked for one batch after the other
def _way(launch: Launch) -> tuple[int, tuple[Place, ...], frozenset[int]]:
    """Return the dimension of the batch, the scalars that are its size, and the arrays that do not grow with it."""
    facts = facts_of(launch)
    if not facts.written:
        raise InputError(f"{launch.label} writes no argument, so that nothing shows what a batch of it would be")
    module = open_module(launch)
    function = pick_kernel(module, launch)
    if _follows_data(function):
        raise InputError(
            f"{launch.label} cannot be batched: where it goes depends on what its arrays hold; fuse copies of it instead"
        )
    kernel = CompiledKernel(module, function.name, full=False)

    def trial(dimension: int, places: tuple[Place, ...] = ()) -> _Trial:
        return _Trial(kernel, function, launch, dimension, places, facts)

    old = trial(0).touched(False, trial(0).chosen(trial(0).before))
    if old is not None:
        tried = [trial(d, places) for d in (2, 1, 0) if d < launch.dim for places in _scalings(launch, d)]
        likely = [t for t in tried if t.may_hold(old)]
        for test, order in ((_is_batch, (2, 1, 0)), (_is_longer, (1, 2, 0))):
            for each in sorted(likely, key=lambda t: order.index(t.dimension)):
                kept = test(each, old)
                if kept is not None and not _stretches_weights(facts.params, each, kept):
                    return each.dimension, each.places, kept
    raise InputError(
        f"{launch.label} cannot be batched: stretching none of its {launch.dim} dimensions, with the scalar arguments that "
        "may be their size, made it write a larger output from a larger input; fuse copies of it instead"
    )


def _follows_data(function: Function) -> bool:
    """Whether addresses or branches depend on what buffers or images hold."""
    needed = address_slice(function)
    roots = pointer_roots(function)
    for instr in (i for b in function.blocks for i in b.instrs if id(i) in needed and i.result >= 0):
        builtin = builtin_of(instr)
        if builtin is not None and builtin.name.startswith("read_image"):
            return True
        reads = instr.op in ("load", "atomicrmw", "cmpxchg") or (
            builtin is not None and (builtin.kind == "atomic" or builtin.name.startswith("vload"))
        )
        pointers = [root_of(a, roots) for a in instr.args] if reads else []
        if any(root is not None and root[0] == "arg" and function.args[int(root[1])].kind == "buffer" for root in pointers):
            return True
    return False


def _scalings(launch: Launch, dimension: int) -> Iterator[tuple[Place, ...]]:
    """Yield sets of scalar arguments that may be sizes of the dimension, few first."""
    size = launch.global_size[dimension]
    scaled = []
    for index, arg in enumerate(launch.args):
        if isinstance(arg, ScalarArg) and not isinstance(arg.value, bytes) and "int" in arg.dtype:
            scaled += [(index, c) for c, v in enumerate(arg.value) if v > 1 and any(-(-v // f) == size for f in _PER_ITEM)]
            groups = -(-size // launch.local_size[dimension]) if launch.local_size else 0
            scaled += [(index, c) for c, v in enumerate(arg.value) if v > 1 and v == groups and (index, c) not in scaled]
    scaled = scaled[:_MOST_SCALARS]
    for count in range(len(scaled) + 1):
        yield from itertools.combinations(scaled, count)


def _grown(launch: Launch, dimension: int, places: tuple[Place, ...], kept: frozenset[int], n: int) -> Launch:
    """Return the launch with a dimension, scalars and all arrays but those `kept` n times as large."""
    args: list[Arg] = []
    for index, arg in enumerate(launch.args):
        if isinstance(arg, ScalarArg) and not isinstance(arg.value, bytes):
            value = tuple(v * n if (index, c) in places else v for c, v in enumerate(arg.value))
            args.append(msgspec.structs.replace(arg, value=value))
        elif isinstance(arg, BufferArg) and index not in kept:
            args.append(msgspec.structs.replace(arg, count=arg.count * n))
        elif isinstance(arg, ImageArg) and index not in kept:
            axis = "depth" if arg.depth > 1 or arg.kind in ("image3d", "image2d_array", "image1d_array") else "height"
            axis = "width" if arg.kind in ("image1d", "image1d_buffer") else axis
            args.append(msgspec.structs.replace(arg, **{axis: getattr(arg, axis) * n}))
        else:
            args.append(arg)
    sizes = list(launch.global_size)
    sizes[dimension] *= n
    return msgspec.structs.replace(launch, global_size=tuple(sizes), args=tuple(args))


class _Touched:
    """An observer: what each of some groups touched of each argument: the first and last byte (or texel), and how often."""

    def __init__(self, groups: int, items: int) -> None:
        self.groups, self.items = groups, items
        self.start: dict[int, Array] = {}
        self.end: dict[int, Array] = {}
        self.count: dict[int, Array] = {}

    def block(self, position: int, mask: Any) -> None:
        """Ignore."""

    def access(self, site: Site, item: MemoryObject, offset: Any, mask: Any) -> None:
        """Note bytes."""
        if item.arg >= 0:
            self._note(item.arg, offset, site.width_b, mask)

    def texels(self, site: Site, image: ImageSlot, index: Any, mask: Any) -> None:
        """Note texels."""
        self._note(image.arg, index, 1, mask)

    def _note(self, arg: int, offset: Any, width: int, mask: Any) -> None:
        lanes = np.broadcast_to(np.asarray(offset, np.int64), (self.groups * self.items,))  # _NOWHERE fits no narrower type
        if mask is not None:
            lanes = np.where(mask, lanes, -1)
        lanes = lanes.reshape(self.groups, self.items)
        inside = lanes >= 0
        if arg not in self.count:
            self.start[arg] = np.full(self.groups, _NOWHERE)
            self.end[arg] = np.zeros(self.groups, np.int64)
            self.count[arg] = np.zeros(self.groups, np.int64)
        self.start[arg] = np.minimum(self.start[arg], np.where(inside, lanes, _NOWHERE).min(axis=1))
        self.end[arg] = np.maximum(self.end[arg], np.where(inside, lanes + width, 0).max(axis=1))
        self.count[arg] += inside.sum(axis=1)


class _Trial:
    """A launch and what it would be twice as large along a dimension, with some of its scalars."""

    def __init__(
        self,
        kernel: CompiledKernel,
        function: Function,
        launch: Launch,
        dimension: int,
        places: tuple[Place, ...],
        facts: PartFacts,
    ) -> None:
        self.kernel, self.function, self.launch, self.outputs = kernel, function, launch, sorted(facts.written)
        self.twice = _grown(launch, dimension, places, frozenset(), 2)
        self.dimension, self.places = dimension, places
        self.local = _local(launch, facts)
        self.before, self.after = (_geometry(either, self.local) for either in (launch, self.twice))
        self.arrays = [i for i, a in enumerate(launch.args) if isinstance(a, (BufferArg, ImageArg))]

    def touched(self, twice: bool, groups: list[int]) -> _Touched | None:
        """Run groups of a launch, addresses only; None where it leaves an array."""
        launch, geometry = (self.twice, self.after) if twice else (self.launch, self.before)
        observer = _Touched(len(groups), geometry.items)
        try:
            execute(self.kernel, geometry, groups, _blank(self.function, launch), observer, step_limit=_MOST_STEPS)
        except ExecutionError:
            return None
        return observer

    @staticmethod
    def chosen(geometry: Geometry) -> list[int]:
        """Return the groups to look at, the last one last."""
        return sorted({0, geometry.n_groups // 2, geometry.n_groups - 1})

    def may_hold(self, old: _Touched) -> bool:
        """Whether the last group touches as much of everything as before: what most trials fail, and quick to see."""
        new = self.touched(True, [self.after.n_groups - 1])
        return new is not None and {a: int(c[-1]) for a, c in new.count.items()} == {a: int(c[-1]) for a, c in old.count.items()}

    def unchanged(self, ends: Mapping[int, Array]) -> frozenset[int]:
        """Return the inputs whose new part lies beyond the ends of what was touched."""
        inputs = [i for i in self.arrays if i not in self.outputs]
        return frozenset(i for i in inputs if i not in ends or int(ends[i].max()) <= _size(self.launch.args[i]))


def _is_batch(trial: _Trial, old: _Touched) -> frozenset[int] | None:
    """Return the arrays that need not grow where the second half does to a second input what the first does to its own."""
    d, before, after = trial.dimension, trial.before, trial.after
    if trial.launch.global_size[d] % trial.local[d]:
        return None  # a group would hold items of both halves
    chosen = trial.chosen(before)
    x, y, _ = before.groups
    places = [[g % x, g // x % y, g // (x * y)] for g in chosen]
    groups = []
    for half in (0, before.groups[d]):
        for place in places:
            at = [c + half * (axis == d) for axis, c in enumerate(place)]
            groups.append(at[0] + after.groups[0] * (at[1] + after.groups[1] * at[2]))
    new = trial.touched(True, groups)
    if new is None or set(old.count) != set(new.count):
        return None
    n = len(chosen)
    for arg in old.count:
        if (new.count[arg] != np.tile(old.count[arg], 2)).any():
            return None
        there = old.count[arg] > 0
        moved = (new.start[arg][n:] - old.start[arg])[there]
        same = (new.start[arg][:n] == old.start[arg]).all() and (new.end[arg][:n] == old.end[arg]).all()
        if not same or ((new.end[arg][n:] - old.end[arg])[there] != moved).any() or (moved != moved[:1]).any():
            return None
        extent = int(old.end[arg].max()) - int(old.start[arg].min())
        distance = int(moved[0]) if len(moved) else 0
        if distance < extent and (distance or arg in trial.outputs):
            return None
    return trial.unchanged(new.end) if all(o in old.count for o in trial.outputs) else None


def _is_longer(trial: _Trial, old: _Touched) -> frozenset[int] | None:
    """Return the arrays that need not grow where twice the dimension writes twice the output."""
    new = trial.touched(True, trial.chosen(trial.after))
    if new is None or set(old.count) != set(new.count):
        return None
    if any(old.count[arg][-1] != new.count[arg][-1] for arg in old.count):
        return None
    for arg in trial.outputs:
        if arg not in old.count or not old.count[arg][-1]:
            return None
        if new.end[arg][-1] - old.end[arg][-1] != old.end[arg].max() - old.start[arg].min():
            return None
    return trial.unchanged(new.end)


def _stretches_weights(params: Sequence[KernelArg], trial: _Trial, kept: frozenset[int]) -> bool:
    """Whether what grows is the weights while the input stays: more output channels, not more inputs."""
    inputs = [i for i in trial.arrays if i not in trial.outputs]
    weights = {i for i in inputs if _WEIGHTS.search(params[i].name)}
    own = set(inputs) - weights
    return bool(weights - kept) and bool(own) and own <= kept


def _local(launch: Launch, facts: PartFacts) -> tuple[int, ...]:
    """Return the work groups to look at: the launch's, but whole ones where groups do not matter to the kernel."""
    local = launch.local_size or facts.reqd
    cut = local is not None and any(g % w for g, w in zip(launch.global_size, local, strict=False))
    if local is None or (cut and not facts.cooperative and facts.reqd is None):
        x, y, z = (*launch.global_size, 1, 1, 1)[:3]
        local = driver_choice("warp_multiple", Bounds((x, y, z), 64, (64, 64, 64), 32))
    return (*local, 1, 1, 1)[: launch.dim]


def _geometry(launch: Launch, local: tuple[int, ...]) -> Geometry:
    size = launch.global_size
    if launch.pad:
        size = tuple(-(-g // w) * w for g, w in zip(size, local, strict=True))
    return Geometry(size, local, launch.offset, NOMINAL_SUB_GROUP)


def _blank(function: Function, launch: Launch) -> list[Any]:
    """Return the launch's arguments for the executor with arrays of zeros: only addresses matter."""
    out: list[Any] = []
    for info, arg in zip(function.args, launch.args, strict=True):
        if isinstance(arg, BufferArg):
            out.append(np.zeros(arg.count, storage_dtype(arg.dtype)))
        elif isinstance(arg, ImageArg):
            data = np.zeros(arg.shape, storage_dtype(arg.dtype))
            kind = arg.kind.removeprefix("image")
            out.append(Image(kind, arg.width, arg.height, arg.depth, arg.channels, arg.dtype, data))
        elif isinstance(arg, SamplerArg):
            out.append(Sampler.from_bits(arg.bits))
        else:
            out.append(arg.bytes if isinstance(arg, LocalArg) else _scalar(info, arg))
    return out


def _size(arg: Arg) -> int:
    """Bytes of a buffer, texels of an image: what an observer counts."""
    return arg.width * arg.height * arg.depth if isinstance(arg, ImageArg) else arg.size_b  # type: ignore[union-attr]
