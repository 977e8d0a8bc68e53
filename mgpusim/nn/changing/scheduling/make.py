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
from functools import partial
from itertools import product
from typing import Any

import msgspec

from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.predict import engines
from mgpusim.errors import InputError, MgpusimError
from mgpusim.nn.changing.scheduling.budget import Runner, SearchBudget, runner
from mgpusim.nn.changing.scheduling.finish import finish
from mgpusim.nn.changing.scheduling.layout import MOST_APART, LayoutGroup, LayoutProblem, StorageLayout, solve
from mgpusim.nn.changing.scheduling.outcome import Chosen, DistinctOperators, outcome
from mgpusim.nn.changing.scheduling.result import NetworkSchedule
from mgpusim.nn.changing.scheduling.search import (
    BASE,
    GroupStorages,
    KernelSearch,
    OperatorCase,
    RatedMember,
    case_of,
    compared,
    explore,
    in_order_of_time,
    rate,
)
from mgpusim.nn.changing.scheduling.spaces import KernelMember
from mgpusim.nn.defaults import DEFAULT_LIBRARY, SIMULATED
from mgpusim.nn.graphs.graph import Graph, Operator
from mgpusim.nn.libraries.load import list_libraries, load_library
from mgpusim.nn.libraries.profile import Library
from mgpusim.nn.passes.groups import OperatorGroup
from mgpusim.nn.planning.chooser import Chooser
from mgpusim.nn.planning.planner import PreparedNetwork, prepare_network
from mgpusim.nn.running.case import NetworkLike, as_network
from mgpusim.session import USUAL, Session

ROUNDS = (24, 48, 96, 192, 384)
"""Members of an operator in one storage that the rounds of the search look at, in all."""
MOST_MEMBERS = ROUNDS[-1]
NEAR = 1.25
"""Storages in which an operator takes up to so many times what it takes in its best are searched further."""
MOST_STORAGES = 3
"""Storages of a schedule: those with which a network takes the least if all its tensors lie in one."""
FINALISTS, TUNED, CROSSED = 8, 3, 1
"""Members that are predicted in full, and as many of libraries; that are tuned; that are tried with other storages."""
STORAGES_SHARE, SEARCH_SHARE, CROSS_SHARE, TUNE_SHARE, EVENT_SHARE = 0.3, 0.45, 0.55, 0.65, 1.0
"""Shares of the budget after which no other storage is looked at, and searching, mixing storages, tuning and simulating stop."""
GRIDS = ("xys", "linear", "sxy", "flat")
OVER = 1.1
"""A budget that is exceeded by less is not worth a note: a piece of work that began within it is ended."""
LEAST_S = (1.5, 13.0)
"""Processor time of what must be done for a distinct operator, nothing cached: 1.6 s for tensors of 12 x 12 x 8 and 3.2 s for
MobileNetV2 on an Adreno 640, 4.4 s for SqueezeNet 1.1 on a Mali-G76, 9.3 s for ResNet50 on a Mali-G72, 13 s for SRCNN, whose
images are large, on an Adreno 640."""
MOST_BUDGET_S = 30 * 86400
UNLIMITED = math.inf
"""Share of the budget of what has to be done."""


def schedule_network(
    model: NetworkLike, gpu: GpuLike, *, precision: str | None = None, batch: int | None = None, resolution: int | None = None,
    inputs: Mapping[str, tuple[int, ...]] | None = None, budget_s: float = 600.0, members: int = MOST_MEMBERS,
    engine: str = "event", top: int = SIMULATED, libraries: Sequence[str | Library] = (DEFAULT_LIBRARY,),
    overrides: Overrides | None = None, session: Session = USUAL, on_notice: Callable[[str], None] | None = None,
) -> NetworkSchedule:  # fmt: skip
    """Choose kernels, work groups and storages for a whole network on a GPU, and say what that gains.

    Parameters
    ----------
    model : name of a network of the zoo, path of a model (ONNX, TFLite, MNN, ncnn), or a `Graph`.
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    precision : of the profile `ours`: F16, F32 or F32_F16; F16 if None.
    batch : images at once; those of the model if None.
    resolution : height and width of the images, of a network of the zoo; a model's file has its own.
    inputs : shapes of inputs with free dimensions.
    budget_s : seconds of each of `jobs` processors that the search takes at most; what must be done is done even without.
    members : of an operator in one storage that are looked at, at most.
    engine : "event" simulates the best members of each operator and takes the least mean of both engines, "analytic" takes the
        best by the equations.
    top : members that are simulated.
    libraries : profiles to compare with; the first is the one that layers are compared with.
    overrides : fields of the GPU to change first, by dotted path, as in ``{"l2.size_b": "256KiB"}``.
    session : settings of the run, which tells (seconds spent, of how many, what is done).
    on_notice : called before the search with a line where the least that must be done will take longer than the budget, about.

    Returns
    -------
    NetworkSchedule
        The schedule, latencies in microseconds before and after, each operator before and after, and what knobs matter.

    Raises
    ------
    MgpusimError
        What is wrong with the network or the GPU; an operator that no kernel computes there.

    >>> from mgpusim.nn.planning.convolution import convolution_graph
    >>> small = convolution_graph((8, 8, 8), 8)
    >>> scheduled = schedule_network(small, "adreno-640", budget_s=0.1, engine="analytic", precision="F32")
    >>> [row.kind for row in scheduled.rows], scheduled.after_us > 0
    (['conv2d'], True)
    """
    engines.lookup(engine)
    for name, value in (("budget_s", budget_s), ("members", members), ("top", top), ("jobs", session.jobs)):
        if not value > 0 or not math.isfinite(value):
            raise InputError(f"{name}: got {value}, expected more than 0")
    if budget_s > MOST_BUDGET_S:
        raise InputError(
            f"budget_s: got {budget_s:g} s, expected at most {MOST_BUDGET_S:g} s, which are {MOST_BUDGET_S // 86400} days"
        )
    spec = as_gpu(gpu, overrides)
    graph = as_network(model, inputs=inputs, resolution=resolution)
    if not graph.operators:
        raise InputError(f"network {graph.name}: has no operators, so there is nothing to schedule")
    profiles = [library if isinstance(library, Library) else load_library(library) for library in libraries]
    prepared = prepare_network(graph, spec, BASE, precision=precision, batch=batch)
    budget = SearchBudget(budget_s * session.jobs)
    with runner(session.jobs) as run:
        search = _ScheduleSearch(prepared, run, budget, session)
        too_small = search.too_small()
        if too_small and on_notice is not None:
            on_notice(too_small)
        search.explore(members)
        search.place()
        search.finish(engine, top)
    search.say("the network")
    return outcome(search.chosen(), graph, profiles, engine=engine, batch=batch, session=session)


class _ScheduleSearch:
    """The steps of a search, one after the other; each needs those before it."""

    def __init__(self, prepared: PreparedNetwork, run: Runner, budget: SearchBudget, session: Session) -> None:
        self.prepared, self.run, self.budget = prepared, run, budget
        self.session = session
        self.graph, self.target = prepared.graph, prepared.chooser.target
        self.gpu: GpuSpec = self.target.gpu
        self.groups = prepared.groups()
        self.storages = _storages(prepared)
        self.choosers = {storage: Chooser(prepared.chooser.library, self.target) for storage in self.storages}
        self.operators = self._operators()
        self.searches: dict[tuple[int, str], KernelSearch] = {}
        self.crossed: dict[tuple[int, GroupStorages], KernelSearch] = {}
        self.layout = StorageLayout({}, (), 0.0, 0.0)
        self.placed: list[GroupStorages | None] = []
        self.copiers: dict[tuple[str, str, str], RatedMember] = {}
        self.final: dict[tuple[int, GroupStorages], RatedMember] = {}
        self.notes: list[str] = []

    def too_small(self) -> str:
        """Return that the budget may be less than what must be done takes; "" where it is not."""
        operators = len(self.operators.cases)
        low_s, high_s = (each * operators / self.session.jobs for each in LEAST_S)
        budget_s = self.budget.total_s / self.session.jobs
        if budget_s >= high_s:
            return ""
        each = f"each of {self.session.jobs} processors" if self.session.jobs > 1 else "a processor"
        return (
            f"{self.graph.name} on {self.gpu.name}: a kernel for each of {operators} distinct operators takes about"
            f" {low_s:.0f} to {high_s:.0f} s of {each}, unless the disk cache has it; the budget of {budget_s:g} s"
            f" {'will' if budget_s < low_s else 'may'} be exceeded"
        )

    def say(self, text: str) -> None:
        """Tell how far the budget is spent, and what is being done."""
        spent, whole = round(self.budget.spent_s / self.session.jobs), max(1, round(self.budget.total_s / self.session.jobs))
        self.session.tell(min(spent, whole), whole, text + (", beyond the budget" if spent > whole else ""))

    # ---- operators -----------------------------------------------------------------------------------------------------
    def _rule(self, group: OperatorGroup, storage: str, place: bool = True) -> str | None:
        """Return the kernel of the first choice of a group's rule in a storage; None where the CPU computes it."""
        anchor = group.anchor
        if not anchor.inputs or not anchor.inputs[0] or not anchor.outputs:
            return None
        chooser = self.choosers[storage]
        chosen = chooser.rule(anchor, chooser.scope(self.graph, anchor, storage), place)
        return None if chosen is None else chosen[1].choices[0].kernel

    def _operators(self) -> DistinctOperators:
        cases: dict[str, int] = {}
        out = DistinctOperators([], [], [], [])
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

    # ---- 1. the best members in each storage ---------------------------------------------------------------------------
    def explore(self, members: int) -> None:
        """Search the spaces of every operator in every storage, in rounds as far as the budget goes."""
        self._begin()
        for most in ROUNDS:
            wanted = [pair for pair in self._by_weight() if not self.searches[pair].ended and self._near(pair)]
            work = [self._work(i, s, min(most, members), self.searches[i, s]) for i, s in wanted]
            told = self._told(f"search of up to {min(most, members)} members", len(wanted))
            done = self.run.run(partial(explore, session=self.session), work, self.budget, SEARCH_SHARE, told)
            self.searches.update(zip(wanted, done, strict=False))
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
            share = STORAGES_SHARE if looked else UNLIMITED
            told = self._told(f"kernels of libraries in {storage}", len(pairs))
            done = self.run.run(partial(explore, session=self.session), work, self.budget, share, told)
            if len(done) == len(pairs):
                self.searches.update(zip(pairs, done, strict=True))
                looked.append(storage)
        if len(looked) < len(self.storages):
            self.notes.append(f"The budget ended before all storages were looked at: tensors lie in {' or '.join(looked)}.")
        best = [min(self._time((i, storage)) for storage in looked) for i in range(len(self.operators.cases))]
        if missing := [self.operators.label(i) for i, us in enumerate(best) if not math.isfinite(us)]:
            raise InputError(f"{missing[0]} on {self.gpu.name}: none of its kernels can be predicted in {', '.join(looked)}")

        def whole(storage: str) -> tuple[int, float]:
            times = [(self._time((i, storage)), count) for i, count in enumerate(self.operators.counts)]
            return sum(math.isinf(us) for us, _ in times), math.fsum(us * count for us, count in times if us < math.inf)

        self.storages = tuple(sorted(looked, key=lambda storage: (whole(storage), looked.index(storage)))[:MOST_STORAGES])
        self.searches = {pair: search for pair, search in self.searches.items() if pair[1] in self.storages}

    def _work(self, number: int, storage: str, members: int, before: KernelSearch | None) -> tuple[Any, ...]:
        case = self.operators.cases[number]
        return case, GroupStorages((storage,) * len(case.moving), storage), members, before

    def _told(self, stage: str, pieces: int) -> Callable[[int], None]:
        """Tell that a stage begins; return what tells of each of its pieces that is done."""
        if pieces:
            self.say(f"{stage}, 0 of {pieces} operators")
        return lambda done: self.say(f"{stage}, {done + 1} of {pieces} operators")

    def _time(self, pair: tuple[int, str]) -> float:
        able = self.searches[pair].able
        return able[0].time_us if able else math.inf

    def _near(self, pair: tuple[int, str]) -> bool:
        best = min(self._time((pair[0], storage)) for storage in self.storages)
        return self._time(pair) <= NEAR * best < math.inf

    def _by_weight(self) -> list[tuple[int, str]]:
        """Return the operators in their storages, those that take the longest in the network first."""
        return sorted(self.searches, key=lambda pair: (-self.operators.counts[pair[0]] * min(self._time(pair), 1e12), pair))

    # ---- 2. other storages, and 3. all of them together ----------------------------------------------------------------
    def place(self) -> None:
        order = dict.fromkeys(i for i, _ in self._by_weight())
        ways = [(i, placed) for i in order for placed in _ways(len(self.operators.cases[i].moving), self.storages)]
        work = []
        for i, placed in ways:
            case = self.operators.cases[i]
            first = placed.reads[0] if placed.reads else placed.writes
            candidates = [*self.searches[i, first].able[:CROSSED], *self.searches[i, placed.writes].able[:CROSSED]]
            work.append((case, placed, tuple(dict.fromkeys(candidate.member for candidate in candidates))))
        done = self.run.run(partial(compared, session=self.session), work, self.budget, CROSS_SHARE,
                            self._told("storages mixed", len(ways)))  # fmt: skip
        self.crossed = dict(zip(ways, done, strict=False))
        if len(done) < len(ways):
            self.notes.append("The budget ended before all operators were looked at with several storages.")
        self.layout = solve(self._problem())
        self.placed = self._placed()

    def _times(self, number: int) -> dict[tuple[tuple[str, ...], str], float]:
        out: dict[tuple[tuple[str, ...], str], float] = {}
        for storage in self.storages:
            able = self.searches[number, storage].able
            if able:
                reads = (storage,) * len(self.operators.cases[number].moving)
                out[reads, storage] = able[0].time_us
        for (i, placed), search in self.crossed.items():
            if i == number and search.able:
                key = placed.reads, placed.writes
                out[key] = min(search.able[0].time_us, out.get(key, math.inf))
        gap_us = self.gpu.launch.gap_s * 1e6
        return {key: us + gap_us for key, us in out.items()}

    def _problem(self) -> LayoutProblem:
        copies, entering, leaving = self._moves()
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
        return LayoutProblem(self.storages, tuple(groups), copies, entering, leaving)

    def _moves(self) -> tuple[dict[tuple[str, str, str], float], dict[tuple[str, str], float], dict[tuple[str, str], float]]:
        """Return what copies between storages take by (tensor, from, to), and uploads and downloads by (tensor, storage)."""
        gap_us = self.gpu.launch.gap_s * 1e6
        shapes: dict[str, list[str]] = {}
        for group, reads in zip(self.groups, self.operators.reads, strict=True):
            for name in (*reads, *group.outputs):
                shapes.setdefault(self._alike(name), []).append(name)
        io = self.prepared.chooser.library.io
        copiers = tuple(KernelMember("copy", (("grid", grid),)) for grid in GRIDS)
        asked: list[tuple[str, GroupStorages, tuple[KernelMember, ...]]] = []
        for first, *_ in shapes.values():
            asked += [(first, GroupStorages((a,), b), copiers) for a, b in product(self.storages, repeat=2) if a != b]
            for a, kernel in product(self.storages, (io.input, io.output)):
                asked.append((first, GroupStorages((a,), a), (KernelMember(kernel),)))
        work = [(self._border(name), placed, members) for name, placed, members in asked]
        done = self.run.run(partial(compared, session=self.session), work, self.budget, UNLIMITED)
        copies: dict[tuple[str, str, str], float] = {}
        entering: dict[tuple[str, str], float] = {}
        leaving: dict[tuple[str, str], float] = {}
        uploaded, downloaded = self._of_host()
        for (first, placed, members), search in zip(asked, done, strict=True):
            us = search.able[0].time_us + gap_us if search.able else math.inf
            for name in shapes[self._alike(first)]:
                if members is copiers:
                    copies[name, placed.reads[0], placed.writes] = us
                    if search.able:
                        self.copiers[name, placed.reads[0], placed.writes] = search.able[0]
                elif members[0].kernel == io.input and name in uploaded:
                    entering[name, placed.writes] = us
                elif members[0].kernel == io.output and name in downloaded:
                    leaving[name, placed.writes] = us
        return copies, entering, leaving

    def _alike(self, name: str) -> str:
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

    # ---- 4. the last choice --------------------------------------------------------------------------------------------
    def _placed(self) -> list[GroupStorages | None]:
        """Return the storages of each group; None of one without a kernel of its own."""
        out: list[GroupStorages | None] = []
        ours = iter(self.layout.reads)
        for group, number in zip(self.groups, self.operators.of, strict=True):
            if number is None:
                out.append(None)
                continue
            reads, writes = next(ours), self.layout.made[group.outputs[0]]
            same = set(reads) <= {writes}
            out.append(None if same and self._rule(group, writes) in ("view", "place") else GroupStorages(reads, writes))
        return out

    def finish(self, engine: str, top: int) -> None:
        """Choose among the best members of each operator with its storages."""
        counts: dict[tuple[int, GroupStorages], int] = {}
        for number, placed in zip(self.operators.of, self.placed, strict=True):
            if number is not None and placed is not None:
                counts[number, placed] = counts.get((number, placed), 0) + 1
        candidates = {pair: self._candidates(*pair) for pair in counts}
        order = sorted(counts, key=lambda pair: (-counts[pair] * candidates[pair][0].time_us, pair))
        whole = self._finished(order, candidates, "analytic", False, UNLIMITED)
        best = {pair: search.rated for pair, search in whole.items()}
        order.sort(key=lambda pair: (-counts[pair] * best[pair][0].time_us, pair))
        steps = [("analytic", True, TUNED, TUNE_SHARE, "work groups were tuned")]
        if engine != "analytic":
            steps.append((engine, False, top, EVENT_SHARE, f"kernels were predicted by the {engine} engine"))
        for by, tuned, most, share, what in steps:
            search = self._finished(order, {pair: best[pair][:most] for pair in order}, by, tuned, share)
            for pair, finished in search.items():
                if finished.able:
                    best[pair] = _each_once(in_order_of_time((*finished.rated, *best[pair]))) if tuned else finished.rated
            if len(search) < len(order):
                self.notes.append(f"The budget ended before all {what}: {len(search)} of {len(order)} distinct operators.")
        self.final = {pair: members[0] for pair, members in best.items()}
        if self.budget.spent_s > OVER * self.budget.total_s:
            spent_s, total_s = self.budget.spent_s, self.budget.total_s
            self.notes.append(f"What must be done took {spent_s:.0f} s of processors, more than the budget of {total_s:g} s.")

    def _candidates(self, number: int, placed: GroupStorages) -> tuple[RatedMember, ...]:
        case = self.operators.cases[number]
        first = placed.reads[0] if placed.reads else placed.writes
        crossed = self.crossed.get((number, placed))
        near = list(crossed.able) if crossed is not None else []
        if {*placed.reads} <= {placed.writes}:
            own = self.searches[number, placed.writes].able
            near += [*own[:FINALISTS], *(rated for rated in own if rated.member.of_library)]
        else:
            more = [
                rated.member for s in dict.fromkeys((first, placed.writes)) for rated in self.searches[number, s].able[:FINALISTS]
            ]
            near += [rate(case, member, placed, session=self.session) for member in dict.fromkeys(more)]
        order = list({rated.member.key: rated for rated in in_order_of_time(near) if math.isfinite(rated.time_us)}.values())
        if not order:
            raise InputError(f"{self.operators.label(number)} on {self.gpu.name}: none of its kernels can be predicted")
        libraries = [rated for rated in order[FINALISTS:] if rated.member.of_library]
        return (*order[:FINALISTS], *libraries[:FINALISTS])

    def _finished(
        self, order: Sequence[tuple[int, GroupStorages]], few: Mapping[tuple[int, GroupStorages], tuple[RatedMember, ...]],
        engine: str, tuned: bool, share: float,
    ) -> dict[tuple[int, GroupStorages], KernelSearch]:  # fmt: skip
        work = [(self.operators.cases[i], placed, few[i, placed]) for i, placed in order]
        told = self._told("work groups" if tuned else f"the best by the {engine} engine", len(order))
        done = self.run.run(partial(finish, engine=engine, tuned=tuned, session=self.session), work, self.budget, share, told)
        return dict(zip(order, done, strict=False))

    def chosen(self) -> Chosen:
        return Chosen(
            self.prepared, self.groups, self.operators, self.placed, self.layout, self.final, self.copiers, self.searches,
            self.notes, self.budget.spent_s,
        )  # fmt: skip


def _each_once(rated: Sequence[RatedMember]) -> tuple[RatedMember, ...]:
    """Return members with their work groups, the first of those that are equal."""
    first: dict[tuple[object, ...], RatedMember] = {}
    for candidate in rated:
        first.setdefault((candidate.member.key, candidate.locals), candidate)
    return tuple(first.values())


def _ways(count: int, storages: Sequence[str]) -> list[GroupStorages]:
    """Return how a group may read and write, besides all in one storage; of more than two reads all are in one."""
    apart = []
    if count == 0:
        return []
    for first, writes in product(storages, repeat=2):
        seconds = dict.fromkeys((first, writes)) if count == MOST_APART else (first,)
        for second in seconds:
            placed = GroupStorages((first, *((second,) * (count - 1))), writes)
            if {*placed.reads} != {writes}:
                apart.append(placed)
    return apart


def _storages(prepared: PreparedNetwork) -> tuple[str, ...]:
    """Return the storages that libraries have on a GPU: that of the base, then buffers, which all GPUs and kernels have."""
    storages = {prepared.chooser.storage().storage: None, "buffer": None}
    for name in list_libraries():
        try:
            own = Chooser(load_library(name), prepared.chooser.target).storage().storage
            storages |= {} if own == "row_planes" else {own: None}  # planes of heads are a decoder's
        except MgpusimError:  # one that has none on this GPU
            continue
    return tuple(storages)
