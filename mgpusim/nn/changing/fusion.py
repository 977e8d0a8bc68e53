"""Parallel fusion of networks: which launches that do not depend on each other run as one, and what that saves.

Launches of one network (branches), of copies of it (a batch), and of several networks side by side are looked at alike. A group
saves what the policy of `mgpusim fuse --plan` says, and gaps of the queue. The groups that save the most together are chosen over
the partial order of the run (`mgpusim.fusion.partial_order`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.predict import engines
from mgpusim.errors import InputError
from mgpusim.fusion.partial_order import ChosenGroups, choose_groups
from mgpusim.fusion.plan import check_groups
from mgpusim.fusion.prediction import Fusion
from mgpusim.nn.changing.change import NetworkChange
from mgpusim.nn.changing.fused_run import FusedRun, FusibleLaunches, Members, peak_b, run_fused
from mgpusim.nn.running.case import NetworkCase, NetworkLike, as_case
from mgpusim.nn.running.side_by_side import SideBySide, TimedNetwork, side_by_side, time_network
from mgpusim.nn.running.timeline import Timeline
from mgpusim.result import follows
from mgpusim.session import USUAL, Session
from mgpusim.workload.provenance import by_engine

MOST_COPIES = 16


class FusedSteps(msgspec.Struct, frozen=True):
    """Launches that become one.

    Attributes
    ----------
    steps, variants : names of the steps, and their kernels.
    apart_us, fused_us : event times alone with warm caches, summed and of the fused launch.
    registers, warps : of the fused kernel, per work item; and warps of it that fit on a core.
    reason : what decides that it pays.
    ratio, saved_us : time apart over time fused, and their difference, without the gaps of the queue.
    """

    steps: tuple[str, ...]
    variants: tuple[str, ...]
    apart_us: float
    fused_us: float
    registers: int
    warps: float
    reason: str
    ratio: float
    saved_us: float


class RefusedSteps(msgspec.Struct, frozen=True):
    """Launches that would pay as one and are not fused."""

    steps: tuple[str, ...]
    reason: str


class FusedNetwork(msgspec.Struct, frozen=True):
    """One of the networks of a fused run.

    Attributes
    ----------
    images : of an inference; `copies` inferences are in the run.
    latency_us : of an inference alone, its launches one by one.
    fused_us : from the start of the fused run to its last result.
    """

    network: str
    library: str
    precision: str
    images: int
    copies: int
    launches: int
    latency_us: float
    fused_us: float


class NetworkFusion(NetworkChange, frozen=True, kw_only=True, tag="mgpusim.network_fusion/2"):
    """Networks one after the other, and in one run with launches fused that do not depend on each other.

    Attributes
    ----------
    engine : of the groups' times; all else is analytic.
    size : launches in a group at most; `order` how the fused kernels' groups are dispatched.
    before_us : of all inferences one after the other; `after_us` of the run with the groups.
    launches : of all inferences.
    groups : those that save the most first.
    judged : combinations of distinct launches looked at. `refused` : groups that would pay and are not taken, with the reason.
    exact : no other choice saves more by the policy; else the search looked at a part of them.
    apart_b, memory_b : most bytes of tensors alive at once on the GPU, one after the other and in the fused run.
    limit_b : that `memory_b` had to keep to.
    fused_launches : of the run with the groups.
    images_per_s, apart_images_per_s : of the fused run, and of one inference after the other.
    """

    size: int
    order: str
    networks: tuple[FusedNetwork, ...]
    launches: int
    groups: tuple[FusedSteps, ...]
    judged: int
    exact: bool
    apart_b: int
    memory_b: int
    limit_b: int | None = None
    refused: tuple[RefusedSteps, ...] = ()
    fused_launches: int = 0
    images_per_s: float = 0.0
    apart_images_per_s: float = 0.0

    def __post_init__(self) -> None:
        super().__post_init__()
        follows(
            self, fused_launches=self.launches - sum(len(group.steps) - 1 for group in self.groups),
            images_per_s=self.images / self.after_us * 1e6, apart_images_per_s=self.images / self.before_us * 1e6,
        )  # fmt: skip

    @property
    def images(self) -> int:
        """Images of all inferences."""
        return sum(network.images * network.copies for network in self.networks)


def as_cases(networks: NetworkCase | NetworkLike | Sequence[NetworkCase | NetworkLike]) -> list[NetworkCase]:
    """Return networks as they are to run; those that are only named go by the default library.

    >>> [case.label for case in as_cases(["mobilenet-v2", "srcnn"])]
    ['mobilenet_v2', 'srcnn']
    """
    several = networks if isinstance(networks, Sequence) and not isinstance(networks, str) else [networks]
    return [network if isinstance(network, NetworkCase) else as_case(network) for network in several]


def fuse_networks(
    networks: NetworkCase | NetworkLike | Sequence[NetworkCase | NetworkLike], gpu: GpuLike, engine: str = "analytic", *,
    copies: int = 1, size: int = 2, order: str = "concatenated", memory_b: int | None = None,
    overrides: Overrides | None = None, session: Session = USUAL,
) -> NetworkFusion:  # fmt: skip
    """Choose which independent launches of one network or several to fuse, and predict the run with them.

    Parameters
    ----------
    networks : one or several, each as `mgpusim.as_case` returns it, or by name for the default library.
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    engine : predicts the groups that are chosen; all else is analytic.
    copies : inferences of each network in the run, 1 to 16.
    size : launches in a group at most, 2 or 3.
    order : "concatenated" or "interleaved", as for `mgpusim.fuse`.
    memory_b : tensors alive at once on the GPU, bytes at most; groups that need more are refused.
    overrides : fields of the GPU to change first, by dotted path, as in ``{"l2.size_b": "256KiB"}``.
    session : settings of the run, which tells (launches looked at, of how many, which is next).

    Returns
    -------
    NetworkFusion
        Latencies in microseconds one after the other and fused, the groups, and the memory.

    Raises
    ------
    InputError
        `size`, `order`, `copies` or `memory_b` is out of range; fewer than two launches in all; networks of which some are
        recorded and some are not.
    MgpusimError
        What is wrong with a network; a kernel that the GPU refuses.

    >>> fusion = fuse_networks(as_case("srcnn", resolution=24), "adreno-640", copies=2)
    >>> fusion.fused_launches < fusion.launches, fusion.ratio > 1.0
    (True, True)
    """
    engines.lookup(engine)
    _check(copies, size, order, memory_b)
    spec = as_gpu(gpu, overrides)
    cases = as_cases(networks)
    _check_cases(cases)
    run = side_by_side([time_network(case, spec, session=session) for case in cases], copies)
    launches = sum(key != "" for network in run.networks for key in network.keys) * copies
    if launches < 2:
        raise InputError(
            f"{' and '.join(case.label for case in cases)}: {launches} launch in all, expected two or more to choose from; "
            "ask for several copies"
        )
    return _Chooser(run, spec, order, session).fusion(engine, size, copies, memory_b)


def _check(copies: int, size: int, order: str, memory_b: int | None) -> None:
    problems: list[str] = []
    try:
        check_groups(size, order)
    except InputError as error:
        problems += error.problems
    if not 1 <= copies <= MOST_COPIES:
        problems.append(f"copies: got {copies}, expected 1 to {MOST_COPIES}")
    if memory_b is not None and memory_b < 1:
        problems.append(f"memory: got {memory_b} bytes, expected at least 1")
    if problems:
        raise InputError.of("groups of a plan:", problems)


def _check_cases(cases: Sequence[NetworkCase]) -> None:
    if not cases:
        raise InputError("networks: got none, expected at least one")
    if len({case.recorded for case in cases}) > 1:
        raise InputError("recorded: some of the networks are and some are not; one run has one queue")


class _Chooser:
    """Chooses the groups of a run and predicts it."""

    def __init__(self, run: SideBySide, gpu: GpuSpec, order: str, session: Session) -> None:
        self.run, self.gpu, self.kernel_order = run, gpu, order
        self.fusible = FusibleLaunches(run, gpu, order, session=session)
        self.kinds = [self.fusible.number.get(run.key(i), -1) for i in range(len(run.places))]
        self.refused: dict[Members, str] = {}

    def _kinds(self, members: Members) -> Members:
        return tuple(sorted(self.kinds[i] for i in members))

    def _chosen(self, size: int, limit_b: int | None) -> ChosenGroups | None:
        """Return the groups that save the most, of those that can be fused."""
        joinable = [kind >= 0 for kind in self.kinds]
        while True:
            groups = choose_groups(
                self.run.order, lambda members: self.fusible.saved_us(self._kinds(members)), size, joinable=joinable,
                memory=self.run.memory, limit_b=limit_b,
            )  # fmt: skip
            if groups is None:
                return None
            wrong = [members for members in groups.groups if not self.fusible.checked(self._kinds(members))]
            self.refused |= {members: self.fusible.refused[self._kinds(members)] for members in wrong}
            if not wrong:
                return groups

    def _within(self, size: int, limit_b: int | None) -> tuple[ChosenGroups, list[int] | None]:
        """Return the groups and the order of the run; None for the order in turns."""
        free = self._chosen(size, None)
        assert free is not None
        needed = peak_b(self.run, free.groups, self.run.order.ordered(free.groups) or ())
        if limit_b is None or needed <= limit_b:
            return free, None
        kept = self._chosen(size, limit_b)
        if kept is None:
            raise InputError(
                f"memory: got {limit_b:,} bytes, and no order of the run was found that keeps to it; one after the other "
                f"{self.run.apart_b:,} bytes of tensors are alive at once"
            )
        why = f"with what saves the most {needed:,} bytes of tensors are alive at once, more than {limit_b:,}"
        self.refused |= dict.fromkeys([members for members in free.groups if members not in kept.groups], why)
        return kept, [move[0] for move in kept.order]

    def fusion(self, engine: str, size: int, copies: int, limit_b: int | None) -> NetworkFusion:
        self.fusible.look()
        chosen, order = self._within(size, limit_b)
        groups: list[tuple[Members, Fusion]] = []
        for members in chosen.groups:
            self.fusible.session.tell(len(self.fusible.launches), len(self.fusible.launches) + 1, self._names(members)[0])
            ordered = tuple(sorted(members))
            judged = self.fusible.predicted(self._kinds(members), engine)
            if isinstance(judged, str):
                self.refused[members] = judged
            else:
                groups.append((ordered, judged))
        if order is not None:
            order = _split(order, chosen.groups, {members for members, _ in groups})
        alone = [network.run(self.gpu) for network in self.run.networks]
        fused = run_fused(self.run, groups, self.gpu, order)
        said = sorted((self._said(*group) for group in groups), key=lambda each: -each.saved_us)
        networks = self._networks(copies, alone, fused)
        return NetworkFusion(
            provenance=by_engine(engine, self.gpu.name), network=_joined(each.network for each in networks), gpu=self.gpu.name,
            library=_joined(each.library for each in networks),
            precision=_joined(each.precision for each in networks), engine=engine,
            size=size, order=self.kernel_order, networks=networks, before_us=sum(run.total_us for run in alone) * copies,
            after_us=fused.timeline.total_us,
            launches=sum(kind >= 0 for kind in self.kinds), groups=tuple(said), judged=len(self.fusible.judged),
            exact=chosen.exact, apart_b=self.run.apart_b, memory_b=fused.memory_b,
            limit_b=limit_b, refused=tuple(RefusedSteps(self._names(members), why) for members, why in self.refused.items()),
        )  # fmt: skip

    def _names(self, members: Members) -> tuple[str, ...]:
        return tuple(self.run.pieces[i].name for i in members)

    def _said(self, members: Members, fusion: Fusion) -> FusedSteps:
        judged = self.fusible.judgement(self._kinds(members))
        variants = tuple(self.run.planned(i).options[0].call.variant for i in members)
        return FusedSteps(
            self._names(members), variants, fusion.apart.latency_us, fusion.fused.latency_us, fusion.registers,
            fusion.fused.most_warps, judged.reason if judged is not None else "",
            fusion.apart.latency_us / fusion.fused.latency_us, fusion.apart.latency_us - fusion.fused.latency_us,
        )  # fmt: skip

    def _networks(self, copies: int, alone: Sequence[Timeline], fused: FusedRun) -> tuple[FusedNetwork, ...]:
        """Return the networks with when the last result of each is there."""
        ends = [0.0] * len(self.run.networks)
        for unit, step in zip(fused.order, fused.timeline.steps, strict=True):
            for i in fused.units[unit]:
                number = self.run.places[i].network
                ends[number] = max(ends[number], step.end_us)
        return tuple(
            _network(network, copies, run.total_us, end) for network, run, end in zip(self.run.networks, alone, ends, strict=True)
        )


def _joined(names: Iterable[str]) -> str:
    return ", ".join(dict.fromkeys(names))


def _network(network: TimedNetwork, copies: int, latency_us: float, fused_us: float) -> FusedNetwork:
    case = network.case
    return FusedNetwork(
        case.label, case.library.name, network.plan.target.precision.label, network.images, copies,
        sum(key != "" for key in network.keys), latency_us, fused_us,
    )  # fmt: skip


def _split(order: Sequence[int], groups: Sequence[Members], kept: set[Members]) -> list[int]:
    """Return an order in which groups that are not kept run one member after the other.

    >>> _split([0, 1, 4], [(1, 3), (0, 2)], {(1, 3)})
    [0, 2, 1, 4]
    """
    gone = {members[0]: members for members in groups if tuple(sorted(members)) not in kept}
    return [i for unit in order for i in gone.get(unit, (unit,))]
