"""The front door of schedules: a network and a GPU in, a kernel, a work group and a storage for every operator out.

1. A search over the spaces of each distinct operator, in each storage that a library has on the GPU (`search`).
2. The best of them with other storages for what they read and write, and kernels that copy between storages.
3. Storages of all tensors together (`layout`).
4. The best members there, predicted in full; their work groups tuned; simulated by the event engine (`finish`).

A budget is spent in this order, on what takes the longest in the network first. Whatever it is, every operator has a kernel.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

import msgspec

from mgpusim.arch.fields import fingerprint
from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.predict import engines
from mgpusim.errors import InputError, MgpusimError
from mgpusim.nn.arrangement import FixedKernel, copy_name
from mgpusim.nn.choosing import Chooser
from mgpusim.nn.defaults import DEFAULT_LIBRARY
from mgpusim.nn.graph import Graph, Operator
from mgpusim.nn.kernels.base import Stored
from mgpusim.nn.library import list_libraries, load_library
from mgpusim.nn.lowering.variants import scale_of
from mgpusim.nn.passes.groups import OperatorGroup
from mgpusim.nn.placement import bits_of
from mgpusim.nn.plan import PreparedNetwork, plan_network, prepare_network
from mgpusim.nn.predict import NetworkLike, as_network, network, predict_plan
from mgpusim.nn.prediction import NetworkPrediction
from mgpusim.nn.profile import Library
from mgpusim.nn.scheduling.budget import Budget, Runner, runner
from mgpusim.nn.scheduling.finish import Finished, FinishedMember, finish
from mgpusim.nn.scheduling.layout import MOST_APART, Layout, LayoutGroup, LayoutProblem, solve
from mgpusim.nn.scheduling.result import KnobEffect, NetworkSchedule, OperatorRow, OperatorSearch, knob_effects
from mgpusim.nn.scheduling.schedule import SCHEDULED, Schedule, ScheduledGroup, graph_key
from mgpusim.nn.scheduling.search import BASE, LIBRARY, Found, OperatorCase, Placed, Rated, case_of, compared, explore, rate
from mgpusim.nn.scheduling.spaces import Member

__all__ = ["MOST_MEMBERS", "schedule_network"]

OnProgress = Callable[[int, int, str], None]
ROUNDS = (24, 48, 96, 192, 384)
"""Members of an operator in one storage that the rounds of the search look at, in all."""
MOST_MEMBERS = ROUNDS[-1]
NEAR = 1.25
"""Storages in which an operator takes up to so many times what it takes in its best are searched further."""
MOST_STORAGES = 3
"""Storages of a schedule: those with which a network takes the least if all its tensors lie in one."""
FINALISTS, TUNED, CROSSED = 4, 3, 1
"""Members that are predicted in full, and as many of libraries; that are tuned; that are tried with other storages."""
STORAGES_SHARE, SEARCH_SHARE, CROSS_SHARE, TUNE_SHARE, EVENT_SHARE = 0.3, 0.5, 0.7, 0.85, 1.0
"""Shares of the budget after which no other storage is looked at, and searching, mixing storages, tuning and simulating stop."""
GRIDS = ("xys", "linear", "sxy", "flat")
NO_MARGIN = math.inf


class _Operators(NamedTuple):
    """The distinct operators of a network.

    `of` is the number of the case of each group, None of one that the CPU computes. `reads` are the tensors that each reads,
    `counts` says how often each case runs.
    """

    cases: list[OperatorCase]
    counts: list[int]
    of: list[int | None]
    reads: list[tuple[str, ...]]


def schedule_network(
    model: NetworkLike, gpu: GpuLike, *, precision: str | None = None, batch: int | None = None, resolution: int | None = None,
    inputs: Mapping[str, tuple[int, ...]] | None = None, budget_s: float = 600.0, members: int = MOST_MEMBERS,
    engine: str = "event", top: int = 3, libraries: Sequence[str | Library] = (DEFAULT_LIBRARY,),
    overrides: Overrides | None = None, jobs: int = 1, cache: bool = True, on_progress: OnProgress | None = None,
) -> NetworkSchedule:  # fmt: skip
    """Choose kernels, work groups and storages for a whole network on a GPU, and say what that gains.

    Parameters
    ----------
    model : name of a network of the zoo, path of a model (ONNX, TFLite, MNN, ncnn), or a `Graph`.
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    precision : of the profile `ours`: F16, F32 or F32_F16; F16 if None.
    batch, resolution, inputs : as of `mgpusim.network`.
    budget_s : seconds that the search takes at most, of `jobs` processors each; what must be done is done even without.
    members : of an operator in one storage that are looked at, at most.
    engine : "event" simulates the `top` best members of each operator, "analytic" takes the best by the equations.
    libraries : profiles to compare with; the first is the one that layers are compared with.
    overrides : fields of the GPU to change first, by dotted path, as in ``{"l2.size_b": "256KiB"}``.
    jobs : processes. Scripts that ask for several need the usual ``__main__`` guard.
    cache : read and write the disk cache. What an interrupted search found is kept there, and it goes on from it.
    on_progress : called with (seconds spent, of how many, what is done).

    Returns
    -------
    NetworkSchedule
        The schedule, latencies in microseconds before and after, each operator before and after, and what knobs matter.

    Raises
    ------
    MgpusimError
        What is wrong with the network or the GPU; an operator that no kernel computes there.

    Examples
    --------
    >>> found = schedule_network("squeezenet_v1_1", "adreno-640", resolution=32, budget_s=1.0, engine="analytic")
    >>> found.prediction.n_kernels == len(found.prediction.layers) - 2, found.latency_us > 0
    (True, True)
    """
    engines.lookup(engine)
    for name, value in (("budget_s", budget_s), ("members", members), ("top", top), ("jobs", jobs)):
        if not value > 0 or not math.isfinite(value):
            raise InputError(f"{name}: got {value}, expected more than 0")
    spec = as_gpu(gpu, overrides)
    graph = as_network(model, inputs=inputs, resolution=resolution)
    if not graph.operators:
        raise InputError(f"network {graph.name}: has no operators, so there is nothing to schedule")
    prepared = prepare_network(graph, spec, BASE, precision=precision, batch=batch)
    budget = Budget(budget_s * jobs)
    with runner(jobs) as run:
        search = _Search(prepared, run, budget, jobs, cache, on_progress)
        search.explore(members)
        search.place()
        search.finish(engine, top)
    return search.result(graph, libraries, engine, batch)


class _Search:
    """The steps of a search, one after the other; each needs those before it."""

    def __init__(
        self, prepared: PreparedNetwork, run: Runner, budget: Budget, jobs: int, cache: bool, on_progress: OnProgress | None
    ) -> None:
        self.prepared, self.run, self.budget = prepared, run, budget
        self.jobs, self.cache, self.on_progress = jobs, cache, on_progress
        self.graph, self.target = prepared.graph, prepared.chooser.target
        self.gpu: GpuSpec = self.target.gpu
        self.groups = prepared.groups()
        self.storages = _storages(prepared)
        self.choosers = {storage: Chooser(prepared.chooser.library, self.target) for storage in self.storages}
        self.operators = self._operators()
        self.found: dict[tuple[int, str], Found] = {}
        self.crossed: dict[tuple[int, Placed], Found] = {}
        self.layout = Layout({}, (), 0.0, 0.0)
        self.final: dict[tuple[int, Placed], FinishedMember] = {}
        self.notes: list[str] = []

    def _say(self, text: str) -> None:
        if self.on_progress is not None:
            self.on_progress(round(self.budget.spent_s / self.jobs), max(1, round(self.budget.total_s / self.jobs)), text)

    # ---- operators -----------------------------------------------------------------------------------------------------
    def _rule(self, group: OperatorGroup, storage: str, place: bool = True) -> str | None:
        """Return the kernel of the first choice of a group's rule in a storage; None where the CPU computes it."""
        anchor = group.anchor
        if not anchor.inputs or not anchor.inputs[0] or not anchor.outputs:
            return None
        chooser = self.choosers[storage]
        chosen = chooser.rule(anchor, chooser.scope(self.graph, anchor, storage), place)
        return None if chosen is None else chosen[1].choices[0].kernel

    def _operators(self) -> _Operators:
        cases: dict[str, int] = {}
        out = _Operators([], [], [], [])
        for group in self.groups:
            on_gpu = self._rule(group, self.storages[0], place=False) is not None
            case, reads = case_of(self.graph, group, self.target)
            out.reads.append(reads)
            if not on_gpu:
                out.of.append(None)
                continue
            number = cases.setdefault(case.key, len(out.cases))
            if number == len(out.cases):
                out.cases.append(case)
                out.counts.append(0)
            out.counts[number] += 1
            out.of.append(number)
        return out

    def _label(self, number: int) -> str:
        case = self.operators.cases[number]
        shape = "x".join(map(str, case.graph.tensors[case.group.outputs[0]].shape))
        return f"{case.group.anchor.kind} {shape}"

    # ---- 1. the best members in each storage ---------------------------------------------------------------------------
    def explore(self, members: int) -> None:
        """Search the spaces of every operator in every storage, in rounds as far as the budget goes."""
        self._begin()
        for most in ROUNDS:
            wanted = [pair for pair in self._by_weight() if not self.found[pair].ended and self._near(pair)]
            work = [self._work(i, s, min(most, members), self.found[i, s]) for i, s in wanted]
            done = self.run.run(_explore, work, self.budget, SEARCH_SHARE, self._told(wanted))
            self.found.update(zip(wanted, done, strict=False))
            if len(done) < len(wanted):
                self.notes.append(
                    f"The budget ended while {min(most, members)} members of each operator were looked at: "
                    "the best so far are taken."
                )  # fmt: skip
                break
            if most >= members:
                break

    def _begin(self) -> None:
        """Look at what libraries do in each storage, and keep the best storages."""
        looked: list[str] = []
        for storage in self.storages:
            pairs = [(i, storage) for i in range(len(self.operators.cases))]
            work = [self._work(i, s, 0, None) for i, s in pairs]
            share = STORAGES_SHARE if looked else NO_MARGIN
            done = self.run.run(_explore, work, self.budget, share, self._told(pairs))
            if len(done) == len(pairs):
                self.found.update(zip(pairs, done, strict=True))
                looked.append(storage)
        if len(looked) < len(self.storages):
            self.notes.append(f"The budget ended before all storages were looked at: tensors lie in {' or '.join(looked)}.")
        best = [min(self._time((i, storage)) for storage in looked) for i in range(len(self.operators.cases))]
        if missing := [self._label(i) for i, us in enumerate(best) if not math.isfinite(us)]:
            raise InputError(f"{missing[0]} on {self.gpu.name}: none of its kernels can be predicted in {', '.join(looked)}")

        def whole(storage: str) -> tuple[int, float]:
            times = [(self._time((i, storage)), count) for i, count in enumerate(self.operators.counts)]
            return sum(math.isinf(us) for us, _ in times), math.fsum(us * count for us, count in times if us < math.inf)

        self.storages = tuple(sorted(looked, key=lambda storage: (whole(storage), looked.index(storage)))[:MOST_STORAGES])
        self.found = {pair: found for pair, found in self.found.items() if pair[1] in self.storages}

    def _work(self, number: int, storage: str, members: int, before: Found | None) -> tuple[Any, ...]:
        case = self.operators.cases[number]
        return case, Placed((storage,) * len(case.moving), storage), members, self.cache, before

    def _told(self, pairs: Sequence[tuple[int, Any]]) -> Callable[[int], None]:
        return lambda done: self._say(f"{self._label(pairs[done][0])}, {done + 1} of {len(pairs)}")

    def _time(self, pair: tuple[int, str]) -> float:
        able = self.found[pair].able
        return able[0].time_us if able else math.inf

    def _near(self, pair: tuple[int, str]) -> bool:
        best = min(self._time((pair[0], storage)) for storage in self.storages)
        return self._time(pair) <= NEAR * best < math.inf

    def _by_weight(self) -> list[tuple[int, str]]:
        """Return the operators in their storages, those that take the longest in the network first."""
        return sorted(self.found, key=lambda pair: (-self.operators.counts[pair[0]] * min(self._time(pair), 1e12), pair))

    # ---- 2. other storages, and 3. all of them together ----------------------------------------------------------------
    def place(self) -> None:
        """Choose the storage of every tensor."""
        order = dict.fromkeys(i for i, _ in self._by_weight())
        ways = [(i, placed) for i in order for placed in _ways(len(self.operators.cases[i].moving), self.storages)]
        work = []
        for i, placed in ways:
            case = self.operators.cases[i]
            first = placed.reads[0] if placed.reads else placed.writes
            candidates = [*self.found[i, first].able[:CROSSED], *self.found[i, placed.writes].able[:CROSSED]]
            work.append((case, placed, tuple(dict.fromkeys(one.member for one in candidates)), self.cache))
        done = self.run.run(_cross, work, self.budget, CROSS_SHARE, self._told(ways))
        self.crossed = dict(zip(ways, done, strict=False))
        if len(done) < len(ways):
            self.notes.append("The budget ended before all operators were looked at with several storages.")
        self.layout = solve(self._problem())

    def _times(self, number: int) -> dict[tuple[tuple[str, ...], str], float]:
        out: dict[tuple[tuple[str, ...], str], float] = {}
        for storage in self.storages:
            able = self.found[number, storage].able
            if able:
                reads = (storage,) * len(self.operators.cases[number].moving)
                out[reads, storage] = able[0].time_us
        for (i, placed), found in self.crossed.items():
            if i == number and found.able:
                key = placed.reads, placed.writes
                out[key] = min(found.able[0].time_us, out.get(key, math.inf))
        gap_us = self.gpu.launch.gap_s * 1e6
        return {key: us + gap_us for key, us in out.items()}

    def _problem(self) -> LayoutProblem:
        """Return the network as far as storages matter."""
        gap_us = self.gpu.launch.gap_s * 1e6
        shapes: dict[str, list[str]] = {}
        for group, reads in zip(self.groups, self.operators.reads, strict=True):
            for name in (*reads, *group.outputs):
                shapes.setdefault(self._alike(name), []).append(name)
        io = self.prepared.chooser.library.io
        asked: list[tuple[str, Placed, tuple[Member, ...]]] = []
        for names in shapes.values():
            for a, b in product(self.storages, repeat=2):
                if a != b:
                    asked.append((names[0], Placed((a,), b), tuple(Member("copy", (("grid", grid),)) for grid in GRIDS)))
            for a in self.storages:
                for kernel in (io.input, io.output):
                    asked.append((names[0], Placed((a,), a), (Member(kernel),)))
        work = [(self._border(name), placed, members, self.cache) for name, placed, members in asked]
        done = self.run.run(_cross, work, self.budget, NO_MARGIN)
        copies: dict[tuple[str, str, str], float] = {}
        entering: dict[tuple[str, str], float] = {}
        leaving: dict[tuple[str, str], float] = {}
        self.copiers: dict[tuple[str, str, str], Rated] = {}
        uploaded, downloaded = self._of_host()
        for (first, placed, members), found in zip(asked, done, strict=True):
            us = found.able[0].time_us + gap_us if found.able else math.inf
            for name in shapes[self._alike(first)]:
                if members[0].kernel == "copy":
                    copies[name, placed.reads[0], placed.writes] = us
                    if found.able:
                        self.copiers[name, placed.reads[0], placed.writes] = found.able[0]
                elif members[0].kernel == io.input and name in uploaded:
                    entering[name, placed.writes] = us
                elif members[0].kernel == io.output and name in downloaded:
                    leaving[name, placed.writes] = us
        tables = [self._times(i) for i in range(len(self.operators.cases))]
        groups = []
        for group, reads, number in zip(self.groups, self.operators.reads, self.operators.of, strict=True):
            if number is None:
                continue
            times = dict(tables[number])
            for storage in self.storages:
                if self._rule(group, storage) in ("view", "place"):
                    times[(storage,) * len(reads), storage] = 0.0
            groups.append(LayoutGroup(reads, group.outputs, times))
        return LayoutProblem(self.storages, tuple(groups), copies, entering, leaving, self._allowed(shapes))

    def _alike(self, name: str) -> str:
        """Return what tensors that are copied alike share."""
        tensor = self.graph.tensors[name]
        return repr((tensor.shape, tensor.dtype, self.graph.layout_of(name), tensor.quantization))

    def _border(self, name: str) -> OperatorCase:
        """Return the copy of a tensor as a case: from one storage to another, or from and to the host."""
        tensor = self.graph.tensors[name]
        tensors = {new: msgspec.structs.replace(tensor, name=new, constant=False) for new in ("t0", "t1")}
        cast = Operator("o0", "cast", ("t0",), ("t1",), {"dtype": tensor.dtype})
        alone = Graph("operators", (cast,), tensors, ("t0",), ("t1",), self.graph.layout)
        return OperatorCase(alone, OperatorGroup(cast), self.target, ("t0",))

    def _of_host(self) -> tuple[set[str], set[str]]:
        """Return the tensors that the host makes and a kernel reads, and those that a kernel makes and the host reads."""
        by_kernels = [number is not None for number in self.operators.of]
        made_there = {name for group, ours in zip(self.groups, by_kernels, strict=True) if ours for name in group.outputs}
        read_there = {name for reads, ours in zip(self.operators.reads, by_kernels, strict=True) if ours for name in reads}
        made_here = set(self.graph.inputs) - set(self.graph.resident)
        read_here = set(self.graph.outputs)
        for group, reads, ours in zip(self.groups, self.operators.reads, by_kernels, strict=True):
            if not ours:
                made_here.update(group.outputs)
                read_here.update(reads)
        return made_here & read_there, read_here & made_there

    def _allowed(self, shapes: Mapping[str, Sequence[str]]) -> dict[str, tuple[str, ...]]:
        """Return the storages of tensors that do not have all."""
        out = {}
        for names in shapes.values():
            name = names[0]
            bits = bits_of(self.graph, name, self.target.precision)
            able = tuple(
                storage
                for storage in self.storages
                if (storage == "buffer" or bits != 8)
                and not Stored(
                    name, self.graph.image(name), storage, bits, scale_of(self.graph, name) if bits == 8 else None
                ).exceeded(self.gpu)
            )
            if not able:
                tensor = self.graph.tensors[name]
                raise InputError(f"tensor {name} {list(tensor.shape)}: exceeds {self.gpu.name} in {', '.join(self.storages)}")
            if able != self.storages:
                out.update(dict.fromkeys(names, able))
        return out

    # ---- 4. the last choice --------------------------------------------------------------------------------------------
    def _placed(self) -> list[Placed | None]:
        """Return the storages of each group; None of one without a kernel of its own."""
        out: list[Placed | None] = []
        ours = iter(self.layout.reads)
        for group, number in zip(self.groups, self.operators.of, strict=True):
            if number is None:
                out.append(None)
                continue
            reads, writes = next(ours), self.layout.made[group.outputs[0]]
            same = set(reads) <= {writes}
            out.append(None if same and self._rule(group, writes) in ("view", "place") else Placed(reads, writes))
        return out

    def finish(self, engine: str, top: int) -> None:
        """Choose among the best members of each operator with its storages."""
        counts: dict[tuple[int, Placed], int] = {}
        for number, placed in zip(self.operators.of, self._placed(), strict=True):
            if number is not None and placed is not None:
                counts[number, placed] = counts.get((number, placed), 0) + 1
        candidates = {pair: self._candidates(*pair) for pair in counts}
        order = sorted(counts, key=lambda pair: (-counts[pair] * candidates[pair][0].time_us, pair))
        whole = self._finished(order, candidates, "analytic", False, NO_MARGIN)
        best = {pair: found.members for pair, found in whole.items()}
        order.sort(key=lambda pair: (-counts[pair] * best[pair][0].time_us, pair))
        steps = [("analytic", True, TUNED, TUNE_SHARE, "their work groups were tuned")]
        if engine != "analytic":
            steps.append((engine, False, top, EVENT_SHARE, f"they were predicted by {engine}"))
        for by, tuned, most, share, what in steps:
            few = {pair: tuple(Rated(m.member, m.time_us, m.locals) for m in best[pair][:most]) for pair in order}
            found = self._finished(order, few, by, tuned, share)
            best |= {pair: one.members for pair, one in found.items() if math.isfinite(one.members[0].time_us)}
            if len(found) < len(order):
                self.notes.append(f"The budget ended when {len(found)} of {len(order)} distinct operators had been: {what}.")
        self.final = {pair: members[0] for pair, members in best.items()}

    def _candidates(self, number: int, placed: Placed) -> tuple[Rated, ...]:
        case = self.operators.cases[number]
        first = placed.reads[0] if placed.reads else placed.writes
        crossed = self.crossed.get((number, placed))
        near = list(crossed.able) if crossed is not None else []
        if {*placed.reads} <= {placed.writes}:
            own = self.found[number, placed.writes].able
            near += [*own[:FINALISTS], *(one for one in own if one.member.origin.startswith(LIBRARY))]
        else:
            more = [one.member for s in dict.fromkeys((first, placed.writes)) for one in self.found[number, s].able[:FINALISTS]]
            near += [rate(case, member, placed, cache=self.cache) for member in dict.fromkeys(more)]
        near.sort(key=lambda one: (one.time_us, one.member))
        order = list({one.member.key: one for one in near if math.isfinite(one.time_us)}.values())
        if not order:
            raise InputError(f"{self._label(number)} on {self.gpu.name}: none of its kernels can be predicted")
        libraries = [one for one in order[FINALISTS:] if one.member.origin.startswith(LIBRARY)]
        return (*order[:FINALISTS], *libraries[:FINALISTS])

    def _finished(
        self, order: Sequence[tuple[int, Placed]], few: Mapping[tuple[int, Placed], tuple[Rated, ...]], engine: str, tuned: bool,
        share: float,
    ) -> dict[tuple[int, Placed], Finished]:  # fmt: skip
        work = [(self.operators.cases[i], placed, few[i, placed], engine, tuned, self.cache) for i, placed in order]
        done = self.run.run(_finish, work, self.budget, share, self._told(order))
        return dict(zip(order, done, strict=False))

    # ---- the result ----------------------------------------------------------------------------------------------------
    def result(self, model: Graph, libraries: Sequence[str | Library], engine: str, batch: int | None) -> NetworkSchedule:
        """Return the schedule with the predictions of the network by it and by libraries."""
        precision = self.target.precision_name
        schedule = self._schedule(engine, batch)
        plan = plan_network(
            model, self.gpu, BASE, precision=precision, batch=batch, arrangement=schedule.arrangement(self.groups)
        )
        shared: dict[str, Any] = {"jobs": self.jobs, "cache": self.cache}
        self._say("the network")
        after = msgspec.structs.replace(predict_plan(model, plan, **shared), library=SCHEDULED)
        before: list[NetworkPrediction] = []
        for library in libraries:
            profile = library if isinstance(library, Library) else load_library(library)
            known = precision if precision in profile.precision else None
            try:
                before.append(network(model, self.gpu, profile, precision=known, batch=batch, **shared))
            except MgpusimError as error:
                self.notes.append(f"Not compared with {profile.name}: {str(error).splitlines()[0]}")
        for one in before:
            if one.latency_us < after.latency_us:
                self.notes.append(f"{one.library} is predicted faster, {one.latency_us / 1e3:.3g} ms.")
        schedule = msgspec.structs.replace(schedule, latency_us=after.latency_us)
        return NetworkSchedule(
            schedule, plan, after, tuple(before), tuple(self._rows(before[0] if before else None, after)), tuple(self._knobs()),
            tuple(self.notes), self.layout.cost_us, self.layout.bound_us, self.budget.spent_s, tuple(self._searches()),
        )  # fmt: skip

    def _schedule(self, engine: str, batch: int | None) -> Schedule:
        from mgpusim.version import __version__

        ours = iter(self.layout.reads)
        groups = []
        copiers: dict[str, FixedKernel] = {}
        for group, reads, number, placed in zip(
            self.groups, self.operators.reads, self.operators.of, self._placed(), strict=True
        ):
            storages = next(ours) if number is not None else ()
            apart = {name: s for name, s in zip(reads, storages, strict=False) if s != self.layout.made[name]}
            for name, storage in apart.items():
                copiers[copy_name(name, storage)] = self.copiers[name, self.layout.made[name], storage].fixed
            chosen = self.final[number, placed] if number is not None and placed is not None else None
            groups.append(
                ScheduledGroup(
                    group.name, group.stands_for, tuple(one.name for one in group.fused), group.places, apart,
                    None if chosen is None else chosen.fixed, 0.0 if chosen is None else chosen.time_us,
                    "" if chosen is None else chosen.engine, "" if chosen is None else chosen.member.origin,
                )
            )  # fmt: skip
        made = dict(self.layout.made)
        for group, reads, placed in zip(self.groups, self.operators.reads, self._placed(), strict=True):
            for name in group.inputs:  # constants that a kernel reads as tensors lie where it writes
                if placed is not None and name not in reads:
                    made.setdefault(name, placed.writes)
        return Schedule(
            __version__, self.prepared.model.name, graph_key(self.graph), self.gpu.name, fingerprint(self.gpu), BASE,
            self.target.precision_name, batch, engine, made, tuple(groups), copiers,
        )  # fmt: skip

    def _rows(self, before: NetworkPrediction | None, after: NetworkPrediction) -> list[OperatorRow]:
        """Return what each operator takes in the run before and after."""
        old: dict[str, float] = {}
        if before is not None:
            for layer in before.layers:
                if layer.kind == "kernel" and layer.operators:
                    old[layer.operators[0]] = old.get(layer.operators[0], 0.0) + layer.time_us
        new: dict[str, float] = {}
        variants: dict[str, list[str]] = {}
        for layer in after.layers:
            if layer.kind == "kernel" and layer.operators:
                new[layer.operators[0]] = new.get(layer.operators[0], 0.0) + layer.time_us
                shape = "driver" if layer.local is None else "x".join(map(str, layer.local))
                variants.setdefault(layer.operators[0], []).append(f"{layer.variant} ({shape})")
        rows = []
        for group, placed, number in zip(self.groups, self._placed(), self.operators.of, strict=True):
            name = group.stands_for[0]
            if number is None or placed is None or name not in new:
                continue
            chosen = self.final[number, placed]
            searched = [self.found[number, storage] for storage in self.storages]
            rows.append(
                OperatorRow(
                    name, group.anchor.kind, ", ".join(variants[name]), dict(chosen.member.parameters), placed.reads,
                    placed.writes, chosen.member.origin, new[name], old.get(name), sum(len(one.rated) for one in searched),
                    max(one.valid for one in searched), max(one.offered for one in searched),
                )
            )  # fmt: skip
        return rows

    def _searches(self) -> list[OperatorSearch]:
        """Return what was looked at of each distinct operator."""
        named: dict[int, list[str]] = {}
        for group, number in zip(self.groups, self.operators.of, strict=True):
            if number is not None:
                named.setdefault(number, []).append(group.stands_for[0])
        out = []
        for (number, storage), found in sorted(self.found.items()):
            case = self.operators.cases[number]
            shape = case.graph.tensors[case.group.outputs[0]].shape
            out.append(OperatorSearch(self._label(number), shape, storage, tuple(named[number]), found))
        return out

    def _knobs(self) -> list[KnobEffect]:
        """Return what knobs matter, over all searches of the storages that were chosen."""
        pairs = zip(self.operators.of, self._placed(), strict=True)
        return knob_effects(self.found[i, placed.writes] for i, placed in pairs if i is not None and placed is not None)


def _ways(count: int, storages: Sequence[str]) -> list[Placed]:
    """Return how a group may read and write, besides all in one storage; of more than two reads all are in one."""
    apart = []
    if count == 0:
        return []
    for first, writes in product(storages, repeat=2):
        seconds = dict.fromkeys((first, writes)) if count == MOST_APART else (first,)
        for second in seconds:
            placed = Placed((first, *((second,) * (count - 1))), writes)
            if {*placed.reads} != {writes}:
                apart.append(placed)
    return apart


def _storages(prepared: PreparedNetwork) -> tuple[str, ...]:
    """Return the storages that libraries have on a GPU, and buffers; that of the base first."""
    found = {prepared.chooser.storage().storage: None}
    for name in list_libraries():
        try:
            found[Chooser(load_library(name), prepared.chooser.target).storage().storage] = None
        except MgpusimError:  # one that has none on this GPU
            continue
    return tuple(dict.fromkeys([*found, "buffer"]))


# ---- pieces of work, for processes -------------------------------------------------------------------------------------
def _explore(case: OperatorCase, placed: Placed, members: int, cache: bool, before: Found | None) -> Found:
    return explore(case, placed, members, cache=cache, before=before)


def _cross(case: OperatorCase, placed: Placed, members: tuple[Member, ...], cache: bool) -> Found:
    return compared(case, placed, members, cache=cache)


def _finish(case: OperatorCase, placed: Placed, rated: tuple[Rated, ...], engine: str, tuned: bool, cache: bool) -> Finished:
    return finish(case, placed, rated, engine, tuned=tuned, cache=cache)
