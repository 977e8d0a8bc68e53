"""Parallel fusion within a network: which kernels that do not depend on each other run as one launch, and what that saves.

Launches are put into levels: one above the highest level of what it waits for, because it reads what that wrote, or writes memory
that it uses. Launches of a level are independent of each other, whatever is fused among them. Within each level the groups are
chosen as `mgpusim fuse --plan` does. Pairs of different levels are not looked at, though some of them are independent: what is
found is a lower bound of what can be saved. A run keeps the library's order, but for what a group must wait for.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any, NamedTuple

import msgspec

from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.engine.predict import engines
from mgpusim.errors import MgpusimError
from mgpusim.fusion.plan import check_groups, plan
from mgpusim.fusion.policy import facts_of, fuse_for
from mgpusim.fusion.prediction import Fusion, predict_fusion
from mgpusim.nn.many import NetworkCase
from mgpusim.nn.planned import NetworkPlan, Option, PlannedStep
from mgpusim.nn.predict import chosen_steps
from mgpusim.nn.timeline import TimedStep, launch_step, run_steps
from mgpusim.nn.timing import Timed, arguments_set, host_step, option_key, time_options, used_by, with_local
from mgpusim.workload.launch import Launch

__all__ = ["FusedSteps", "NetworkFusion", "fuse_network", "levels_of", "run_order"]

SCHEMA = "mgpusim.network_fusion/1"
OnProgress = Callable[[int, int, str], None]


class FusedSteps(msgspec.Struct, frozen=True):
    """Launches of a network that become one.

    Attributes
    ----------
    steps, variants : names of the steps, and their kernels.
    apart_us, fused_us : event times alone with warm caches, summed and of the fused launch.
    reason : what decides that it pays.
    """

    steps: tuple[str, ...]
    variants: tuple[str, ...]
    apart_us: float
    fused_us: float
    reason: str

    @property
    def ratio(self) -> float:
        """Time apart over time fused."""
        return self.apart_us / self.fused_us


class NetworkFusion(msgspec.Struct, frozen=True):
    """A network with its kernels one by one, and with independent ones fused.

    Attributes
    ----------
    latency_us, fused_us : of an inference.
    launches, fused_launches : of a run.
    groups : those that save the most first.
    judged : combinations looked at. `refused` : those chosen that cannot be fused, with the reason.
    """

    network: str
    gpu: str
    library: str
    precision: str
    engine: str
    latency_us: float
    fused_us: float
    launches: int
    groups: tuple[FusedSteps, ...]
    judged: int
    refused: tuple[tuple[tuple[str, ...], str], ...] = ()

    @property
    def fused_launches(self) -> int:
        """Launches of a run with the groups fused."""
        return self.launches - sum(len(group.steps) - 1 for group in self.groups)

    @property
    def ratio(self) -> float:
        """Latency one by one over that with the groups fused."""
        return self.latency_us / self.fused_us

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON form, schema `mgpusim.network_fusion/1`; times in microseconds."""
        data: dict[str, Any] = {"schema": SCHEMA, **msgspec.to_builtins(self)}
        for row, group in zip(data["groups"], self.groups, strict=True):
            row["ratio"] = group.ratio
        return data | {"fused_launches": self.fused_launches, "ratio": self.ratio}


class _MemorySpan(NamedTuple):
    """Bytes of a memory that a launch uses."""

    memory: str
    start_b: int
    end_b: int

    def meets(self, other: _MemorySpan) -> bool:
        return self.memory == other.memory and self.start_b < other.end_b and other.start_b < self.end_b


_Used = tuple[list[_MemorySpan], list[_MemorySpan]]
"""What a launch reads, and what it writes."""


def _spans(plan: NetworkPlan, step: PlannedStep) -> _Used:
    """Return what a launch reads, and what it writes."""
    call = step.options[0].call
    found: dict[bool, list[_MemorySpan]] = {False: [], True: []}
    for i, name in enumerate(call.tensors):
        planned = plan.tensors.get(name) if name else None
        if planned is not None:
            found[i in call.writes].append(_MemorySpan(planned.of, planned.offset_b, planned.offset_b + planned.size_b))
        elif name:
            found[i in call.writes].append(_MemorySpan(name, 0, 1))
    return found[False], found[True]


def levels_of(plan: NetworkPlan, steps: Sequence[PlannedStep]) -> list[int]:
    """Return the level of each step of a run, ascending along all that wait for each other; the CPU's work separates levels.

    Parameters
    ----------
    steps : as `chosen_steps` returns them: each launch with one kernel.

    >>> from mgpusim.nn.plan import plan_network
    >>> from mgpusim.nn.zoo import network
    >>> made = plan_network(network("squeezenet_v1_1", resolution=64), "adreno-640")
    >>> levels = levels_of(made, chosen_steps(made))
    >>> len(levels) - len(set(levels))  # the two convolutions that expand, of eight fire modules
    8
    """
    used = _used(plan, steps)
    levels: list[int] = []
    floor = 0
    for i, mine in enumerate(used):
        if mine is None:
            floor = max(levels, default=-1) + 1
            levels.append(floor)
            floor += 1
            continue
        level = floor
        for j in range(i):
            other = used[j]
            if other is not None and levels[j] >= level and _waits(mine, other):
                level = levels[j] + 1
        levels.append(level)
    return levels


def _used(plan: NetworkPlan, steps: Sequence[PlannedStep]) -> list[_Used | None]:
    return [_spans(plan, step) if step.kind == "launch" else None for step in steps]


def _waits(later: _Used, earlier: _Used) -> bool:
    (reads, writes), (read, written) = later, earlier
    return (
        any(a.meets(b) for a in reads for b in written)
        or any(a.meets(b) for a in writes for b in written)
        or any(a.meets(b) for a in writes for b in read)
    )


def fuse_network(
    case: NetworkCase, gpu: GpuLike, engine: str = "analytic", *, size: int = 2, order: str = "concatenated",
    overrides: Overrides | None = None, jobs: int = 1, cache: bool = True, on_progress: OnProgress | None = None,
) -> NetworkFusion:  # fmt: skip
    """Choose which independent launches of a network to fuse, and predict the network with them.

    A fused launch takes in the run what it takes with warm caches, times what weights from DRAM cost its parts.

    Parameters
    ----------
    case : a network with its library, as `mgpusim.as_case` returns it.
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    engine : predicts the groups that are chosen; all else is analytic.
    size : kernels in a group at most, 2 or 3.
    order : "concatenated" or "interleaved", as for `mgpusim.fuse`.
    overrides : fields of the GPU to change first, by dotted path, as in ``{"l2.size_b": "256KiB"}``.
    jobs : processes. Scripts that ask for several need the usual ``__main__`` guard.
    cache : read and write the disk cache.
    on_progress : called with (levels looked at, of how many, which is next).

    Returns
    -------
    NetworkFusion
        Latencies in microseconds with and without the groups, and the groups.

    Raises
    ------
    MgpusimError
        `size` or `order` is not one of theirs; what is wrong with the network; a kernel that the GPU refuses.

    Examples
    --------
    >>> from mgpusim.nn.asked import as_case
    >>> found = fuse_network(as_case("squeezenet_v1_1", resolution=32), "adreno-640")
    >>> found.fused_launches < found.launches, found.ratio > 1.0
    (True, True)
    """
    engines.lookup(engine)
    check_groups(size, order)
    spec = as_gpu(gpu, overrides)
    made = case.plan(spec)
    steps = chosen_steps(made, candidates=case.candidates, jobs=jobs, cache=cache)
    whole = msgspec.structs.replace(made, steps=steps)
    timed = time_options(whole, spec, jobs=jobs, cache=cache)
    pieces = [_piece(made, step, timed) for step in steps]
    levels = levels_of(made, steps)
    by_level: dict[int, list[int]] = {}
    for i, level in enumerate(levels):
        if steps[i].kind == "launch":
            by_level.setdefault(level, []).append(i)
    wide = {level: members for level, members in by_level.items() if len(members) > 1}
    groups: list[tuple[tuple[int, ...], Fusion, str]] = []
    refused: list[tuple[tuple[str, ...], str]] = []
    judged = 0
    for done, members in enumerate(wide.values()):
        if on_progress is not None:
            on_progress(done, len(wide), steps[members[0]].name)
        options = [steps[i].options[0] for i in members]
        launches = [with_local(option.call.launch, option.locals[0]) for option in options]
        facts = [facts_of(launch, spec, cache=cache) for launch in launches]
        found = plan(
            launches, spec, size, cache=cache, order=order, facts=facts,
            check=lambda some: _check(some, spec, order),
        )  # fmt: skip
        judged += found.judged
        refused += [(tuple(steps[members[i]].name for i in some), why) for some, why in found.refused]
        for group in found.groups:
            some = [launches[i] for i in group.members]
            try:
                fusion = predict_fusion(some, spec, engine, "warp", order, cache=cache, unaligned=False)
            except MgpusimError as error:
                refused.append((tuple(steps[members[i]].name for i in group.members), str(error).splitlines()[0]))
                continue
            groups.append((tuple(members[i] for i in group.members), fusion, group.judgement.reason))
    queue: dict[str, Any] = {"recorded": case.recorded, "flush_every": made.flush_every}
    base = run_steps(pieces, spec, **queue)
    after = run_steps(_fused(pieces, _used(made, steps), [(members, fusion) for members, fusion, _ in groups]), spec, **queue)
    said = [
        FusedSteps(
            tuple(steps[i].name for i in members), tuple(steps[i].options[0].call.variant for i in members),
            fusion.apart.latency_us, fusion.fused.latency_us, reason,
        )
        for members, fusion, reason in groups
    ]  # fmt: skip
    return NetworkFusion(
        case.label, spec.name, case.library.name, made.target.precision.label, engine, base.total_us, after.total_us,
        sum(step.kind == "launch" for step in steps), tuple(sorted(said, key=lambda g: g.fused_us - g.apart_us)), judged,
        tuple(refused),
    )  # fmt: skip


def _check(launches: Sequence[Launch], gpu: Any, order: str) -> None:
    fuse_for(launches, gpu, "warp", order)


def _piece(made: NetworkPlan, step: PlannedStep, timed: dict[str, Timed]) -> TimedStep:
    if step.kind != "launch":
        return host_step(step)
    option: Option = step.options[0]
    found = timed[option_key(option)]
    return launch_step(step.name, found.in_run, *used_by(made, option), found.fetched, arguments_set(made, option))


def _fused(
    pieces: Sequence[TimedStep], used: Sequence[_Used | None], groups: Sequence[tuple[tuple[int, ...], Fusion]]
) -> list[TimedStep]:
    """Return the steps of a run, those of a group as one."""
    joined = {members[0]: _joined([pieces[i] for i in members], fusion) for members, fusion in groups}
    return [joined.get(i, pieces[i]) for i in run_order(used, [members for members, _ in groups])]


def run_order(used: Sequence[_Used | None], groups: Sequence[tuple[int, ...]]) -> list[int]:
    """Return the order of a run, a group by its first step: that of the steps, but for what a group must wait for.

    Parameters
    ----------
    used : what each step reads and writes; None of work of the CPU, which waits for all before it and is waited for.
    groups : steps of one level, so that none of them waits for another through other steps.

    >>> a, b, c = (_MemorySpan(name, 0, 8) for name in "abc")
    >>> run_order([([], [a]), ([a], [b]), ([], [c])], []), run_order([([], [a]), ([a], [b]), ([], [c])], [(1, 2)])
    ([0, 1, 2], [0, 1])
    >>> run_order([([], [a]), ([a], [b]), ([], [c]), ([c], [])], [(1, 3)])
    [0, 2, 1]
    """
    if not groups:
        return list(range(len(used)))
    first = {i: members[0] for members in groups for i in members}
    left: dict[int, set[int]] = {}  # what each waits for
    for i, mine in enumerate(used):
        before = left.setdefault(first.get(i, i), set())
        before.update(
            first.get(j, j) for j, other in enumerate(used[:i]) if mine is None or other is None or _waits(mine, other)
        )  # fmt: skip
    out = []
    while left:
        now = next(i for i, before in left.items() if not before & left.keys())
        out.append(now)
        del left[now]
    return out


def _joined(parts: Sequence[TimedStep], fusion: Fusion) -> TimedStep:
    warm_us = fusion.apart.latency_us - fusion.apart.overhead_us
    in_run_us = math.fsum(part.body_us for part in parts)
    body_us = (fusion.fused.latency_us - fusion.fused.overhead_us) * (in_run_us / warm_us if warm_us > 0 else 1.0)
    fetched = math.fsum(part.body_us * part.fetched for part in parts) / in_run_us if in_run_us > 0 else 1.0
    reads, writes, weights = (
        tuple(dict.fromkeys(chain.from_iterable(uses)))
        for uses in ([p.reads for p in parts], [p.writes for p in parts], [p.weights for p in parts])
    )
    name = " + ".join(part.name for part in parts)
    arguments = sum(part.arguments for part in parts)
    return TimedStep(name, "launch", fusion.fused.overhead_us, body_us, reads, writes, weights, fetched, arguments=arguments)
