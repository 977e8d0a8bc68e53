"""Fused launches in runs of networks: what the policy and an engine say of them, and the run with them.

What is found of launches that are the same, as those of copies are, is found once.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError, MgpusimError
from mgpusim.fusion.policy import FusionCandidate, Judgement, facts_of, fuse_for, judge
from mgpusim.fusion.prediction import Fusion, predict_fusion
from mgpusim.nn.running.side_by_side import SideBySide
from mgpusim.nn.running.timeline import TimedStep, Timeline, run_steps
from mgpusim.session import USUAL, Session

Kinds = tuple[int, ...]
Members = tuple[int, ...]


def gap_us_of(gpu: GpuSpec, recorded: bool = False, profiled: bool = False) -> float:
    """Return what a queue adds between two launches, in microseconds.

    >>> gap_us_of(load_gpu("adreno-640", {"launch.gap_s": "15 us"}))
    15.0
    """
    gap_s = gpu.launch.gap_s
    if recorded and gpu.launch.recorded_gap_s is not None:
        gap_s = gpu.launch.recorded_gap_s
    elif profiled and not recorded and gpu.launch.profiled_gap_s is not None:
        gap_s = gpu.launch.profiled_gap_s
    return gap_s * 1e6


class FusibleLaunches:
    """The distinct launches of networks, by number, and what fusing some of them brings on a GPU.

    Parameters
    ----------
    run : of which the launches are, numbered as they come.
    order : "concatenated" or "interleaved", as for `mgpusim.fuse`.
    """

    def __init__(self, run: SideBySide, gpu: GpuSpec, order: str, *, session: Session = USUAL) -> None:
        launches = {run.key(i): run.launch(i) for i in range(len(run.places)) if run.key(i)}
        self.launches, self.gpu, self.order, self.session = list(launches.values()), gpu, order, session
        self.gap_us = gap_us_of(gpu, run.networks[0].case.recorded, run.networks[0].profiled)
        self.number = {key: i for i, key in enumerate(launches)}
        self.facts: list[FusionCandidate] = []
        self.refused: dict[Kinds, str] = {}
        self.judged: dict[Kinds, Judgement | None] = {}
        self._predicted: dict[tuple[Kinds, str], Fusion | str] = {}

    def look(self) -> None:
        """Find what is known of each launch alone."""
        for done, launch in enumerate(self.launches):
            self.session.tell(done, len(self.launches) + 1, launch.label)
            self.facts.append(facts_of(launch, self.gpu, session=self.session))

    def judgement(self, kinds: Kinds) -> Judgement | None:
        """Return what the policy expects of fusing launches; None where it cannot be done. Numbers of kinds ascend."""
        if kinds not in self.judged:
            try:
                self.judged[kinds] = judge([self.facts[kind] for kind in kinds], self.gpu, self.order)
            except InputError:  # no group of it fits
                self.judged[kinds] = None
        return None if kinds in self.refused else self.judged[kinds]

    def saved_us(self, kinds: Kinds) -> float:
        """Return what a run saves with them as one launch, gaps of the queue included; 0 where that does not pay."""
        judgement = self.judgement(kinds)
        return judgement.saved_us + (len(kinds) - 1) * self.gap_us if judgement is not None and judgement.pays else 0.0

    def checked(self, kinds: Kinds) -> bool:
        """Return whether launches can be fused; `refused` has the reason of those that cannot."""
        if (kinds, "checked") not in self._predicted:
            try:
                fuse_for([self.launches[kind] for kind in kinds], self.gpu, "warp", self.order, session=self.session)
            except InputError as error:
                self.refused[kinds] = str(error).splitlines()[0]
            self._predicted[kinds, "checked"] = ""
        return kinds not in self.refused

    def predicted(self, kinds: Kinds, engine: str) -> Fusion | str:
        """Return what an engine says of launches apart and as one; a sentence where it refuses the fused kernel."""
        if (kinds, engine) not in self._predicted:
            some = [self.launches[kind] for kind in kinds]
            try:
                fusion: Fusion | str = predict_fusion(
                    some, self.gpu, engine, "warp", self.order, session=self.session, unaligned=False
                )  # fmt: skip
            except MgpusimError as error:
                fusion = str(error).splitlines()[0]
            self._predicted[kinds, engine] = fusion
        return self._predicted[kinds, engine]


class FusedRun(NamedTuple):
    """A run with groups as one launch each.

    Attributes
    ----------
    order : of its steps, a group by its first member; `units` are the members of each.
    memory_b : most bytes of tensors alive at once on the GPU.
    """

    timeline: Timeline
    order: list[int]
    units: Mapping[int, Members]
    memory_b: int


def peak_b(run: SideBySide, groups: Iterable[Members], order: Sequence[int]) -> int:
    """Return the most bytes of tensors alive at once on the GPU in a run with groups as one launch each."""
    units = {members[0]: members for members in groups}
    return run.memory.peak_b(units.get(unit, (unit,)) for unit in order)


def run_fused(
    run: SideBySide, groups: Sequence[tuple[Members, Fusion]], gpu: GpuSpec, order: Sequence[int] | None = None
) -> FusedRun:  # fmt: skip
    """Return the run with groups as one launch each.

    A fused launch takes in the run what it takes with warm caches, times what weights from DRAM cost its parts.

    Parameters
    ----------
    groups : legal ones: members ascending, with what fusing them brings.
    order : of the steps; by default that of the runs in turns, but for what groups wait for.
    """
    order = order or run.order.ordered([members for members, _ in groups])
    assert order is not None
    joined = {members[0]: _joined([run.pieces[i] for i in members], fusion) for members, fusion in groups}
    flush_every = min((n.plan.flush_every for n in run.networks if n.plan.flush_every), default=0)
    pieces = [joined.get(i, run.pieces[i]) for i in order]
    timeline = run_steps(pieces, gpu, recorded=run.networks[0].case.recorded, flush_every=flush_every)
    units = {i: (i,) for i in order} | {members[0]: members for members, _ in groups}
    return FusedRun(timeline, list(order), units, peak_b(run, units.values(), order))


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
    shared = math.fsum(part.body_us * part.clock_share for part in parts) / in_run_us if in_run_us > 0 else 1.0
    return TimedStep(
        name, "launch", fusion.fused.overhead_us, body_us, reads, writes, weights, fetched, arguments=arguments,
        clock_share=shared, library_s=max((part.library_s for part in parts), default=0.0),
        profiled=any(part.profiled for part in parts),
    )  # fmt: skip
