"""Fused launches in runs of networks: what the policy and an engine say of them, and the run with them.

What is found of launches that are the same, as those of copies are, is found once.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import chain

from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError, MgpusimError
from mgpusim.fusion.policy import FusionCandidate, Judgement, facts_of, fuse_for, judge
from mgpusim.fusion.prediction import Fusion, predict_fusion
from mgpusim.nn.running.side_by_side import SideBySide
from mgpusim.nn.running.timeline import TimedStep, Timeline, run_steps
from mgpusim.nn.running.timing import OnProgress
from mgpusim.workload.launch import Launch

__all__ = ["FusibleLaunches", "fused_timeline"]

Kinds = tuple[int, ...]


class FusibleLaunches:
    """The distinct launches of networks, by number, and what fusing some of them brings on a GPU.

    Parameters
    ----------
    launches : by key.
    order : "concatenated" or "interleaved", as for `mgpusim.fuse`.
    gap_us : what a queue adds between two launches.
    """

    def __init__(self, launches: dict[str, Launch], gpu: GpuSpec, order: str, *, gap_us: float = 0.0, cache: bool = True) -> None:
        self.launches, self.gpu, self.order, self.gap_us, self.cache = list(launches.values()), gpu, order, gap_us, cache
        self.number = {key: i for i, key in enumerate(launches)}
        self.facts: list[FusionCandidate] = []
        self.refused: dict[Kinds, str] = {}
        self.judged: dict[Kinds, Judgement | None] = {}
        self._predicted: dict[tuple[Kinds, str], Fusion | str] = {}

    def look(self, on_progress: OnProgress | None = None) -> None:
        """Find what is known of each launch alone.

        Raises
        ------
        MgpusimError
            As `mgpusim.predict`.
        """
        for done, launch in enumerate(self.launches):
            if on_progress is not None:
                on_progress(done, len(self.launches) + 1, launch.label)
            self.facts.append(facts_of(launch, self.gpu, cache=self.cache))

    def judgement(self, kinds: Kinds) -> Judgement | None:
        """Return what the policy expects of fusing launches; None where it cannot be done.

        Parameters
        ----------
        kinds : numbers of launches, ascending.
        """
        if kinds not in self.judged:
            try:
                self.judged[kinds] = judge([self.facts[kind] for kind in kinds], self.gpu, self.order)
            except InputError:  # no group of it fits
                self.judged[kinds] = None
        return None if kinds in self.refused else self.judged[kinds]

    def saved_us(self, kinds: Kinds) -> float:
        """Return what a run saves with them as one launch, gaps of the queue included; 0 where that does not pay."""
        found = self.judgement(kinds)
        return found.saved_us + (len(kinds) - 1) * self.gap_us if found is not None and found.pays else 0.0

    def checked(self, kinds: Kinds) -> bool:
        """Return whether launches can be fused; `refused` has the reason of those that cannot."""
        if (kinds, "checked") not in self._predicted:
            try:
                fuse_for([self.launches[kind] for kind in kinds], self.gpu, "warp", self.order, cache=self.cache)
            except InputError as error:
                self.refused[kinds] = str(error).splitlines()[0]
            self._predicted[kinds, "checked"] = ""
        return kinds not in self.refused

    def predicted(self, kinds: Kinds, engine: str) -> Fusion | str:
        """Return what an engine says of launches apart and as one; a sentence where it refuses the fused kernel."""
        if (kinds, engine) not in self._predicted:
            some = [self.launches[kind] for kind in kinds]
            try:
                found: Fusion | str = predict_fusion(
                    some, self.gpu, engine, "warp", self.order, cache=self.cache, unaligned=False
                )  # fmt: skip
            except MgpusimError as error:
                found = str(error).splitlines()[0]
            self._predicted[kinds, engine] = found
        return self._predicted[kinds, engine]


def fused_timeline(
    run: SideBySide, groups: Sequence[tuple[tuple[int, ...], Fusion]], gpu: GpuSpec, order: Sequence[int] | None = None
) -> tuple[Timeline, list[int]]:
    """Return the run with groups as one launch each, and the order of its steps, a group by its first member.

    A fused launch takes in the run what it takes with warm caches, times what weights from DRAM cost its parts.

    Parameters
    ----------
    groups : legal ones: members ascending, with what fusing them brings.
    order : of the steps; by default that of the runs in turns, but for what groups wait for.
    """
    order = order or run.order.ordered([members for members, _ in groups])
    assert order is not None
    joined = {members[0]: _joined([run.pieces[i] for i in members], fusion) for members, fusion in groups}
    first = run.networks[0]
    flush_every = min((n.plan.flush_every for n in run.networks if n.plan.flush_every), default=0)
    pieces = [joined.get(i, run.pieces[i]) for i in order]
    return run_steps(pieces, gpu, recorded=first.case.recorded, flush_every=flush_every), list(order)


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
