"""The search for the best member of an operator's spaces: seeds from libraries, a random sample, then one knob at a time.

Members are rated by sketches (`mgpusim.sched.shapes.sketches`) of their launches, each with the best of a few work groups. A
search stops after a number of members, or when no member that differs from one of the three best in one knob is left.

What a search finds depends on its arguments alone, and is kept in the disk cache with the seconds that it took: a search that was
interrupted goes on where it was, and a budget of time is charged with what the first run took.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec
import numpy as np

from mgpusim.arch.fields import fingerprint
from mgpusim.arch.spec import GpuSpec
from mgpusim.artefacts import key_of, load, store
from mgpusim.errors import InputError, MgpusimError
from mgpusim.nn.arrangement import FixedKernel, Parameter
from mgpusim.nn.choosing import Chooser
from mgpusim.nn.facts import Target
from mgpusim.nn.graph import Graph
from mgpusim.nn.kernels.base import Call, Stored
from mgpusim.nn.library import NO_KERNEL, list_libraries, load_library, parsed
from mgpusim.nn.local_sizes import GroupLimits, Sizes, far_apart, local_policies
from mgpusim.nn.lowering.variants import KernelTask, scale_of, variants
from mgpusim.nn.passes.groups import OperatorGroup
from mgpusim.nn.placement import bits_of
from mgpusim.nn.planned import Option
from mgpusim.nn.profile import Library
from mgpusim.nn.scheduling.spaces import Member, PrunedSpace, pruned_spaces, sampled
from mgpusim.nn.timing import ranking_sketches
from mgpusim.sched.shapes.sketches import evaluate_sketch
from mgpusim.trace.trace import launch_key
from mgpusim.workload.device import compiler_stamp
from mgpusim.workload.launch import Launch

__all__ = [
    "BASE", "KIND", "LIBRARY", "Found", "OperatorCase", "Placed", "Rated", "calls_at", "case_of", "compared", "explore",
    "options_at", "rate", "seeds",
]  # fmt: skip

BASE = "ours"
"""The profile whose passes and fusion a schedule has: all that its templates can do."""
LIBRARY = "library "
"""How the origin of a member begins that a library would run."""
LOCALS = 3
"""Work groups with which a member is rated, those that differ the most in shape."""
LEAST_ITEMS, MOST_ITEMS = 32, 256
"""Work items of the groups with which members are rated: one wave of mobile GPUs or a few."""
WASTE = 1.2
"""Work items launched, over the fewest that a group of these sizes launches, up to which its shape is looked at."""
EXPANDED = 3
KIND = "operator_search"


class OperatorCase(msgspec.Struct, frozen=True):
    """A group of operators by itself, its names replaced by numbers: those of all networks that do the same are equal.

    `moving` are the tensors that it reads and that are no constants, each once.
    """

    graph: Graph
    group: OperatorGroup
    target: Target
    moving: tuple[str, ...]

    @property
    def key(self) -> str:
        """Hash of what the group computes; the GPU is not in it."""
        graph = msgspec.structs.replace(self.graph, name="")
        return key_of(repr((graph.tensors, graph.layout, self.group, self.target.precision, self.target.precision_name)))


class Placed(NamedTuple):
    """Storages of what a group reads, in the order of `OperatorCase.moving`, and of what it writes."""

    reads: tuple[str, ...]
    writes: str


class Rated(msgspec.Struct, frozen=True):
    """A member with the time of its launches by sketches, and their work groups; infinite where it cannot run."""

    member: Member
    time_us: float
    locals: tuple[Sizes | None, ...] = ()

    @property
    def fixed(self) -> FixedKernel:
        """The kernel with its work groups."""
        return FixedKernel(self.member.kernel, dict(self.member.parameters), self.locals)


class Found(msgspec.Struct, frozen=True):
    """What a search looked at, the fastest first, in how many seconds of a processor.

    `valid` are members that its spaces have left, `offered` those before pruning, `ended` whether nothing was left to look at.
    """

    rated: tuple[Rated, ...]
    seconds: float
    offered: int
    valid: int
    ended: bool

    @property
    def able(self) -> tuple[Rated, ...]:
        """Members that run."""
        return tuple(one for one in self.rated if math.isfinite(one.time_us))


def case_of(graph: Graph, group: OperatorGroup, target: Target) -> tuple[OperatorCase, tuple[str, ...]]:
    """Return a group by itself, and the graph's names of the tensors in the order of its `moving`.

    >>> from mgpusim.arch.load import load_gpu
    >>> from mgpusim.nn.choices import convolution_graph
    >>> from mgpusim.nn.kernels.base import Precision
    >>> graph = convolution_graph((56, 56, 64), 128)
    >>> target = Target(load_gpu("adreno-640"), "F16", Precision(16, 16, 16))
    >>> case, names = case_of(graph, OperatorGroup(graph.operators[0]), target)
    >>> names, case.moving, case.group.outputs
    (('x',), ('t0',), ('t3',))
    """
    names: dict[str, str] = {"": ""}
    operators = (group.anchor, *group.fused)
    for operator in operators:
        for name in (*operator.inputs, *operator.outputs):
            names.setdefault(name, f"t{len(names) - 1}")
    renamed = [
        msgspec.structs.replace(
            operator, name=f"o{i}", inputs=tuple(map(names.__getitem__, operator.inputs)), origin=(),
            outputs=tuple(map(names.__getitem__, operator.outputs)),
        )
        for i, operator in enumerate(operators)
    ]  # fmt: skip
    tensors = {new: msgspec.structs.replace(graph.tensors[name], name=new) for name, new in names.items() if name}
    made = {name for operator in operators for name in operator.outputs}
    moving = [name for name in group.inputs if not graph.tensors[name].constant and name not in made]
    inputs, outputs = tuple(names[name] for name in moving), tuple(names[name] for name in group.outputs)
    alone = Graph("operators", tuple(renamed), tensors, inputs, outputs, graph.layout)
    case = OperatorCase(alone, OperatorGroup(renamed[0], tuple(renamed[1:]), group.places), target, inputs)
    return case, tuple(moving)


# ---- launches of a member ----------------------------------------------------------------------------------------------
def task_at(case: OperatorCase, placed: Placed) -> KernelTask:
    """Return the group with its tensors in storages.

    Raises
    ------
    InputError
        A tensor exceeds the limits of the device there.
    """
    storages = dict(zip(case.moving, placed.reads, strict=True))
    places: dict[str, tuple[str, int]] = {}
    for name, tensor in case.graph.tensors.items():
        storage = storages.get(name, placed.writes)
        bits = bits_of(case.graph, name, case.target.precision)
        places[name] = ("buffer" if bits == 8 else storage, bits)
        stored = Stored(name, case.graph.image(name), *places[name], scale_of(case.graph, name) if bits == 8 else None)
        exceeded = "" if tensor.constant else stored.exceeded(case.target.gpu)
        if exceeded:
            raise InputError(f"tensor {list(tensor.shape)}: {exceeded}")
    return KernelTask(case.graph, case.group, places, case.target.precision)


def calls_at(case: OperatorCase, member: Member, placed: Placed) -> list[Call]:
    """Return the launches of a member.

    Raises
    ------
    MgpusimError
        The kernel refuses its parameters or the storages.
    """
    calls = variants.lookup(member.kernel).lower(task_at(case, placed), dict(member.parameters))
    problems = [text for call in calls for text in Chooser(load_library(BASE), case.target).exceeded(call)]
    if problems:
        raise InputError(f"{calls[0].variant} needs {problems[0]}")
    return calls


def options_at(case: OperatorCase, rated: Rated, placed: Placed) -> list[Option]:
    """Return the launches of a member with the work groups that it was rated with, one each."""
    return [
        Option(msgspec.structs.replace(call, launch=msgspec.structs.replace(call.launch, local_size=None)), (local,))
        for call, local in zip(calls_at(case, rated.member, placed), rated.locals, strict=True)
    ]


@lru_cache(4096)
def _rated_launch(key: str, given: _Given) -> tuple[float, Sizes | None]:
    """Return the time of a launch with the best of its work groups, and that; `key` is that of the launch."""
    call, gpu, cache = given.call, given.gpu, given.cache
    own = call.launch.local_size
    bare = msgspec.structs.replace(call.launch, local_size=None)
    if own is not None:
        found: Sequence[Sizes | None] = (own,)
    else:
        found = _shapes(bare, gpu)
    times = [(evaluate_sketch(s, gpu).latency_us, local) for local, s in ranking_sketches(bare, found, gpu, cache)]
    return min(times, default=(math.inf, None), key=lambda one: (one[0], one[1]))


def _shapes(launch: Launch, gpu: GpuSpec) -> list[Sizes]:
    """Return the work groups with which a launch is rated: powers of two that leave few work items idle, far from each other.

    One at least is small; those that a kernel's registers leave no room for drop out when they are sketched.
    """
    sizes = (*gpu.limits.max_work_item_sizes, 1, 1)[:3]
    limits = GroupLimits(gpu.limits.max_work_group_size, sizes)
    named = local_policies.lookup("powers_of_two")
    found = [s for s in named(launch.global_size, limits, {"least": LEAST_ITEMS, "most": MOST_ITEMS}) if s]

    def launched(shape: Sizes) -> int:
        return math.prod(-(-size // side) * side for size, side in zip(launch.global_size, shape, strict=True))

    fewest = min(map(launched, found), default=0)
    return far_apart([shape for shape in found if launched(shape) <= WASTE * fewest], LOCALS)


class _Given:
    """What rating a launch takes besides its key; equal to any other, since the key says all."""

    def __init__(self, call: Call, gpu: GpuSpec, cache: bool) -> None:
        self.call, self.gpu, self.cache = call, gpu, cache

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Given)

    def __hash__(self) -> int:
        return 0


def rate(case: OperatorCase, member: Member, placed: Placed, *, cache: bool = True) -> Rated:
    """Return a member with its time in some storages; infinite where it cannot run there.

    >>> from mgpusim.arch.load import load_gpu
    >>> from mgpusim.nn.choices import convolution_graph
    >>> from mgpusim.nn.kernels.base import Precision
    >>> graph = convolution_graph((14, 14, 64), 64, kernel=(1, 1))
    >>> case, _ = case_of(graph, OperatorGroup(graph.operators[0]), Target(load_gpu("adreno-640"), "F16", Precision(16, 16, 16)))
    >>> placed = Placed(("buffer",), "image2d_rows")
    >>> rate(case, Member("conv_direct", (("block_x", 2),)), placed).time_us > 0
    True
    >>> rate(case, Member("conv_gemm"), placed).time_us  # in buffers alone
    inf
    """
    gpu = case.target.gpu
    try:
        calls = calls_at(case, member, placed)
        stamp = fingerprint(gpu)
        found = [_rated_launch(key_of(stamp, launch_key(call.launch), str(cache)), _Given(call, gpu, cache)) for call in calls]
    except MgpusimError:
        return Rated(member, math.inf)
    return Rated(member, math.fsum(us for us, _ in found), tuple(local for _, local in found))


# ---- where a search begins ---------------------------------------------------------------------------------------------
def _profiles() -> Iterator[Library]:
    """Yield all profiles, the base first."""
    for name in (BASE, *(name for name in list_libraries() if name != BASE)):
        try:
            library = load_library(name)
        except MgpusimError:  # one of the user's that is not whole
            continue
        yield library


def seeds(case: OperatorCase, placed: Placed) -> list[Member]:
    """Return what all library profiles would run, as far as the storages allow it, each once.

    >>> from mgpusim.arch.load import load_gpu
    >>> from mgpusim.nn.choices import convolution_graph
    >>> from mgpusim.nn.kernels.base import Precision
    >>> graph = convolution_graph((14, 14, 64), 64, kernel=(1, 1))
    >>> case, _ = case_of(graph, OperatorGroup(graph.operators[0]), Target(load_gpu("adreno-640"), "F16", Precision(16, 16, 16)))
    >>> {"library mace", "library ours"} <= {one.origin for one in seeds(case, Placed(("image2d_rows",), "image2d_rows"))}
    True
    """
    found: dict[tuple[object, ...], Member] = {}
    for library in _profiles():
        chooser = Chooser(library, case.target)
        scope = chooser.scope(case.graph, case.group.anchor, placed.writes)
        try:
            chosen = chooser.rule(case.group.anchor, scope, place=False)
        except MgpusimError:
            continue
        for choice in chosen[1].choices if chosen is not None else ():
            if choice.kernel in NO_KERNEL or not parsed(choice.when).holds(scope):
                continue
            given: dict[str, Parameter] = chooser.parameters(choice, scope)
            member = Member(choice.kernel, tuple(sorted(given.items())), f"{LIBRARY}{library.name}")
            found.setdefault(member.key, member)
    return list(found.values())


# ---- the search --------------------------------------------------------------------------------------------------------
def explore(case: OperatorCase, placed: Placed, members: int, *, cache: bool = True, before: Found | None = None) -> Found:
    """Return what a search of so many members finds that begins with what it found `before`, or with all seeds.

    Parameters
    ----------
    members : to look at in all, seeds and those of `before` among them; 0 for the seeds alone.
    """
    key = key_of(
        case.key, fingerprint(case.target.gpu), compiler_stamp(case.target.gpu), repr(placed), str(members), _heads(before)
    )
    kept = load(KIND, key, _read) if cache else None
    if kept is not None:
        return kept
    began = time.process_time()
    found = _explored(case, placed, members, cache, before)
    spent = time.process_time() - began + (before.seconds if before is not None else 0.0)
    found = msgspec.structs.replace(found, seconds=spent)
    if cache:
        store(KIND, key, msgspec.msgpack.encode(found))
    return found


def _heads(before: Found | None) -> str:
    return "" if before is None else repr([(one.member.key, one.time_us) for one in before.rated])


def _read(data: bytes) -> Found:
    return msgspec.msgpack.decode(data, type=Found)


def _explored(case: OperatorCase, placed: Placed, members: int, cache: bool, before: Found | None) -> Found:
    chooser = Chooser(load_library(BASE), case.target)
    spaces = pruned_spaces(chooser.scope(case.graph, case.group.anchor, placed.writes), case.target.gpu)
    by_kernel: dict[str, list[PrunedSpace]] = {}
    for one in spaces:
        by_kernel.setdefault(one.space.kernel, []).append(one)
    rated = {one.member.key: one for one in before.rated} if before is not None else {}

    def look(member: Member) -> bool:
        if member.key in rated:
            return False
        rated[member.key] = rate(case, member, placed, cache=cache)
        return True

    if before is None:
        for member in seeds(case, placed):
            look(member)
    seed = int(key_of(case.key, repr(placed))[:8], 16)
    begun = 0 if before is None else len(before.rated)
    extra, ended = max(0, members - begun), False
    done = 0
    for member in sampled(spaces, extra // 3, seed + begun):
        done += look(member)
    expanded: set[tuple[object, ...]] = set()
    rng = np.random.default_rng(seed)
    while done < extra and not ended:
        best = sorted(rated.values(), key=lambda one: (one.time_us, one.member))[:EXPANDED]
        centre = next((one for one in best if one.member.key not in expanded and math.isfinite(one.time_us)), None)
        if centre is None:
            ended = True
            break
        near = [n for one in by_kernel.get(centre.member.kernel, []) for n in one.neighbours(centre.member)]
        expanded.add(centre.member.key)
        for i in rng.permutation(len(near)):
            if done >= extra:
                expanded.discard(centre.member.key)
                break
            if not look(near[int(i)]):
                continue
            done += 1
            if rated[near[int(i)].key].time_us < centre.time_us:  # go on from there; what is left around this one comes later
                expanded.discard(centre.member.key)
                break
    order = sorted(rated.values(), key=lambda one: (one.time_us, one.member))
    valid, offered = (sum(counts) for counts in ([len(s.numbers) for s in spaces], [s.space.count for s in spaces]))
    return Found(tuple(order), 0.0, offered, valid, ended or not valid)


def compared(case: OperatorCase, placed: Placed, members: Sequence[Member], *, cache: bool = True) -> Found:
    """Return some members with their times in some storages, the fastest first."""
    gpu = case.target.gpu
    key = key_of("compared", case.key, fingerprint(gpu), compiler_stamp(gpu), repr(placed), repr([one.key for one in members]))
    kept = load(KIND, key, _read) if cache else None
    if kept is not None:
        return kept
    began = time.process_time()
    order = sorted((rate(case, member, placed, cache=cache) for member in members), key=lambda one: (one.time_us, one.member))
    found = Found(tuple(order), time.process_time() - began, len(members), len(members), True)
    if cache:
        store(KIND, key, msgspec.msgpack.encode(found))
    return found
