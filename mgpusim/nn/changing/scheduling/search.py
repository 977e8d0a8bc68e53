"""The search for the best member of an operator's spaces: seeds from libraries, a random sample, then one knob at a time.

Members are rated by quick traces (`mgpusim.sched.shapes.quick_traces`) of launches, each with the best of a few work groups.
A search stops after a number of members, or when no member that differs from one of the three best in one knob is left.

What a search finds depends on its arguments alone, and is kept in the disk cache with the seconds that it took. A search that was
interrupted goes on where it was. A budget of time is charged with what the first run took.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from mgpusim.arch.fields import fingerprint
from mgpusim.arch.spec import GpuSpec
from mgpusim.artefacts import key_of, load_or_make
from mgpusim.errors import InputError, MgpusimError
from mgpusim.nn.changing.scheduling.spaces import KernelMember, PrunedSpace, pruned_spaces, sampled
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.kernels.base import Call
from mgpusim.nn.libraries.load import NO_KERNEL, list_libraries, load_library, parsed
from mgpusim.nn.libraries.local_sizes import GroupLimits, Sizes, far_apart, local_policies
from mgpusim.nn.libraries.profile import Library
from mgpusim.nn.lowering.facts import Target
from mgpusim.nn.lowering.variants import KernelTask, variants
from mgpusim.nn.passes.groups import OperatorGroup
from mgpusim.nn.planning.arrangement import FixedKernel, Parameter
from mgpusim.nn.planning.chooser import Chooser, exceeded_limits
from mgpusim.nn.planning.storage import bits_of
from mgpusim.nn.running.timing import ranking_quick_traces
from mgpusim.sched.shapes.quick_traces import evaluate_quick_trace
from mgpusim.session import USUAL, Session
from mgpusim.trace.trace import launch_key
from mgpusim.workload.device import compiler_stamp
from mgpusim.workload.launch import Launch

BASE = "ours"
"""The profile whose passes and fusion a schedule has: all that its templates can do."""
LOCALS = 3
"""Work groups with which a member is rated, those that differ the most in shape."""
LEAST_ITEMS, MOST_ITEMS = 32, 256
"""Work items of the groups with which members are rated: one wave of mobile GPUs or a few."""
WASTE = 1.2
"""Work items launched, over the fewest that a group of these sizes launches, up to which its shape is looked at."""
EXPANDED = 3
KIND = "operator_search"
_Known = dict[str, "tuple[float, Sizes | None]"]


class OperatorCase(msgspec.Struct, frozen=True):
    """A group of operators by itself, its names replaced by numbers: those of all networks that do the same are equal.

    `moving` are the tensors that it reads and that are not constants, each once.
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


class GroupStorages(NamedTuple):
    """Storages of what a group reads, in the order of `OperatorCase.moving`, and of what it writes."""

    reads: tuple[str, ...]
    writes: str


class RatedMember(msgspec.Struct, frozen=True):
    """A member with the time of its launches and their work groups; infinite where it cannot run.

    Times are by quick traces with warm caches; by an `engine`, if one is named, as in a run: no cache has the weights. Of "event"
    they are means with "analytic".
    """

    member: KernelMember
    time_us: float
    locals: tuple[Sizes | None, ...] = ()
    engine: str = ""

    @property
    def fixed(self) -> FixedKernel:
        """The kernel with its work groups."""
        return FixedKernel(self.member.kernel, dict(self.member.parameters), self.locals)


class KernelSearch(msgspec.Struct, frozen=True):
    """What a search looked at, the fastest first, in how many seconds of a processor.

    `valid` are members that its spaces have left, `offered` those before pruning, `ended` whether nothing was left to look at.
    """

    rated: tuple[RatedMember, ...]
    seconds: float
    offered: int
    valid: int
    ended: bool

    @property
    def able(self) -> tuple[RatedMember, ...]:
        return tuple(candidate for candidate in self.rated if math.isfinite(candidate.time_us))


def case_of(graph: Graph, group: OperatorGroup, target: Target) -> tuple[OperatorCase, tuple[str, ...]]:
    """Return a group by itself, and the graph's names of the tensors in the order of its `moving`.

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
    inner = {name for operator in operators for name in operator.outputs}
    moving = [name for name in group.inputs if not graph.tensors[name].constant and name not in inner]
    inputs, outputs = tuple(names[name] for name in moving), tuple(names[name] for name in group.outputs)
    alone = Graph("operators", tuple(renamed), tensors, inputs, outputs, graph.layout)
    case = OperatorCase(alone, OperatorGroup(renamed[0], tuple(renamed[1:]), group.places), target, inputs)
    return case, tuple(moving)


# ---- launches of a member ----------------------------------------------------------------------------------------------
def task_at(case: OperatorCase, placed: GroupStorages) -> KernelTask:
    """Return the group with its tensors in storages."""
    storages = dict(zip(case.moving, placed.reads, strict=True))
    places: dict[str, tuple[str, int]] = {}
    for name in case.graph.tensors:
        bits = bits_of(case.graph, name, case.target.precision)
        places[name] = ("buffer" if bits == 8 else storages.get(name, placed.writes), bits)
    task = KernelTask(case.graph, case.group, places, case.target.precision)
    for name, tensor in case.graph.tensors.items():
        exceeded = "" if tensor.constant else task.stored(name).exceeded(case.target.gpu)
        if exceeded:
            raise InputError(f"tensor {list(tensor.shape)}: {exceeded}")
    return task


def calls_at(case: OperatorCase, member: KernelMember, placed: GroupStorages) -> list[Call]:
    """Return the launches of a member."""
    calls = variants.lookup(member.kernel).lower(task_at(case, placed), dict(member.parameters))
    problems = [text for call in calls for text in exceeded_limits(call, case.target.gpu)]
    if problems:
        raise InputError(f"{calls[0].variant} needs {problems[0]}")
    return calls


def _rated_launch(call: Call, gpu: GpuSpec, session: Session) -> tuple[float, Sizes | None]:
    """Return the time of a launch with the best of its work groups, and that."""
    bare = call.launch.with_local(None)
    shapes = _shapes(bare, gpu) if call.launch.local_size is None else [call.launch.local_size]
    times = [(evaluate_quick_trace(s, gpu).latency_us, local) for local, s in ranking_quick_traces(bare, shapes, gpu, session)]
    return min(times, default=(math.inf, None))


def _shapes(launch: Launch, gpu: GpuSpec) -> list[Sizes]:
    """Return the work groups with which a launch is rated: powers of two that leave few work items idle, far from each other.

    One at least is small; those that a kernel's registers leave no room for drop out when they are rated by quick trace.
    """
    sizes = (*gpu.limits.max_work_item_sizes, 1, 1)[:3]
    limits = GroupLimits(gpu.limits.max_work_group_size, sizes)
    named = local_policies.lookup("powers_of_two")
    shapes = [s for s in named(launch.global_size, limits, {"least": LEAST_ITEMS, "most": MOST_ITEMS}) if s]

    def launched(shape: Sizes) -> int:
        return math.prod(-(-size // side) * side for size, side in zip(launch.global_size, shape, strict=True))

    fewest = min(map(launched, shapes), default=0)
    return far_apart([shape for shape in shapes if launched(shape) <= WASTE * fewest], LOCALS)


def rate(
    case: OperatorCase, member: KernelMember, placed: GroupStorages, *, session: Session = USUAL, known: _Known | None = None
) -> RatedMember:
    """Return a member with its time in some storages; infinite where it cannot run there.

    Times of new ones are put into `known`, by the keys of their launches.

    >>> graph = convolution_graph((14, 14, 64), 64, kernel=(1, 1))
    >>> case, _ = case_of(graph, OperatorGroup(graph.operators[0]), Target(load_gpu("adreno-640"), "F16", Precision(16, 16, 16)))
    >>> placed = GroupStorages(("buffer",), "image2d_rows")
    >>> rate(case, KernelMember("conv_direct", (("block_x", 2),)), placed).time_us > 0
    True
    >>> rate(case, KernelMember("conv_gemm"), placed).time_us  # in buffers alone
    inf
    """
    known = {} if known is None else known
    known_times = []
    try:
        for call in calls_at(case, member, placed):
            key = launch_key(call.launch)
            if key not in known:
                known[key] = _rated_launch(call, case.target.gpu, session)
            known_times.append(known[key])
    except MgpusimError:
        return RatedMember(member, math.inf)
    return RatedMember(member, math.fsum(us for us, _ in known_times), tuple(local for _, local in known_times))


# ---- where a search begins ---------------------------------------------------------------------------------------------
def _profiles() -> Iterator[Library]:
    """Yield all profiles, the base first."""
    for name in (BASE, *(name for name in list_libraries() if name != BASE)):
        try:
            library = load_library(name)
        except MgpusimError:  # one of the user's that is not whole
            continue
        yield library


def seeds(case: OperatorCase, placed: GroupStorages) -> list[KernelMember]:
    """Return what all library profiles would run, as far as the storages allow it, each once.

    >>> graph = convolution_graph((14, 14, 64), 64, kernel=(1, 1))
    >>> case, _ = case_of(graph, OperatorGroup(graph.operators[0]), Target(load_gpu("adreno-640"), "F16", Precision(16, 16, 16)))
    >>> members = seeds(case, GroupStorages(("image2d_rows",), "image2d_rows"))
    >>> {"library mace", "library ours"} <= {member.origin for member in members}
    True
    """
    members: dict[tuple[object, ...], KernelMember] = {}
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
            member = KernelMember(choice.kernel, tuple(sorted(given.items())), f"library {library.name}", of_library=True)
            members.setdefault(member.key, member)
    return list(members.values())


# ---- the search --------------------------------------------------------------------------------------------------------
def explore(
    case: OperatorCase, placed: GroupStorages, members: int, before: KernelSearch | None = None, *, session: Session = USUAL
) -> KernelSearch:
    """Return what a search of so many members finds that begins with what it found `before`, or with all seeds.

    `members` counts the seeds and those of `before`; with 0 the seeds alone are looked at.
    """
    heads = "" if before is None else repr([(candidate.member.key, candidate.time_us) for candidate in before.rated])
    return kept_search(
        case, placed, ["explore", str(members), heads], lambda: _explored(case, placed, members, session, before), session
    )


def _processor_s() -> float:
    """Return the seconds of processors that this process and the compilers it ran have taken."""
    return sum(os.times()[:4])


def kept_search(
    case: OperatorCase, placed: GroupStorages, asked: Sequence[str], make: Callable[[], KernelSearch], session: Session
) -> KernelSearch:
    """Return what a search found: from the disk cache, with the seconds that it took then, or made.

    `asked` is what else decides it.
    """

    def timed() -> KernelSearch:
        began = _processor_s()
        search = make()
        seconds = search.seconds + _processor_s() - began
        return KernelSearch(search.rated, seconds, search.offered, search.valid, search.ended)

    gpu = case.target.gpu
    key = key_of(case.key, fingerprint(gpu), compiler_stamp(gpu), repr(placed), *asked)
    kept: KernelSearch = load_or_make(KIND, key, _DECODER.decode, timed, msgspec.msgpack.encode, session.cache)
    return kept


_DECODER = msgspec.msgpack.Decoder(KernelSearch)


def _explored(
    case: OperatorCase, placed: GroupStorages, members: int, session: Session, before: KernelSearch | None
) -> KernelSearch:
    chooser = Chooser(load_library(BASE), case.target)
    spaces = pruned_spaces(chooser.scope(case.graph, case.group.anchor, placed.writes), case.target.gpu)
    by_kernel: dict[str, list[PrunedSpace]] = {}
    for spaced in spaces:
        by_kernel.setdefault(spaced.space.kernel, []).append(spaced)
    rated = {candidate.member.key: candidate for candidate in before.rated} if before is not None else {}
    known: _Known = {}

    def look(member: KernelMember) -> bool:
        if member.key in rated:
            return False
        rated[member.key] = rate(case, member, placed, session=session, known=known)
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
        best = in_order_of_time(rated.values())[:EXPANDED]
        centre = next(
            (finalist for finalist in best if finalist.member.key not in expanded and math.isfinite(finalist.time_us)), None
        )
        if centre is None:
            ended = True
            break
        near = [n for space in by_kernel.get(centre.member.kernel, []) for n in space.neighbours(centre.member)]
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
    valid, offered = (sum(counts) for counts in ([len(s.numbers) for s in spaces], [s.space.count for s in spaces]))
    seconds = 0.0 if before is None else before.seconds
    return KernelSearch(in_order_of_time(rated.values()), seconds, offered, valid, ended or not valid)


def in_order_of_time(rated: Iterable[RatedMember]) -> tuple[RatedMember, ...]:
    return tuple(sorted(rated, key=lambda candidate: (candidate.time_us, candidate.member)))


def compared(
    case: OperatorCase, placed: GroupStorages, members: Sequence[KernelMember], *, session: Session = USUAL
) -> KernelSearch:
    """Return some members with their times in some storages, the fastest first."""

    def make() -> KernelSearch:
        known: _Known = {}
        rated = in_order_of_time(rate(case, member, placed, session=session, known=known) for member in members)
        return KernelSearch(rated, 0.0, len(rated), len(rated), True)

    return kept_search(case, placed, ["compared", repr([each.key for each in members])], make, session)
