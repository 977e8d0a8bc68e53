"""The landscape of a launch: what every work-group shape takes on a GPU, asked as cheaply as the question allows.

Three tiers, each dearer than the one before: a *quick trace* traces a part of the launch and evaluates the equations, for all;
an engine predicts as `mgpusim.predict` does, for the shapes that matter; measured times, where a corpus has them, are the truth.
What shapes share (the compiled kernel, the contents of its arguments) is made once.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import repeat
from typing import Any

import msgspec

from mgpusim.accuracy.run import LOST, Refusal, attempted, in_pool
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.amounts import CLOSE, TOLERANCE, Amounts, ratio_of
from mgpusim.engine.estimate import Estimate, analytic_estimate, estimate, event_estimate
from mgpusim.engine.predict import engines
from mgpusim.errors import InputError, MgpusimError
from mgpusim.opencl.ir.program import KernelArg
from mgpusim.sched.shapes.candidates import candidates, kernel_limits, least_local, spread, three
from mgpusim.sched.shapes.quick_traces import (
    QUICK_EVENTS,
    RATED_QUICKLY,
    QuickTrace,
    evaluate_quick_trace,
    iterations_of,
    load_quick_traces,
    quick_trace_of,
    save_quick_traces,
)  # fmt: skip
from mgpusim.session import USUAL, Session
from mgpusim.trace.make import Budget, pilot_events
from mgpusim.trace.trace import trace_launch
from mgpusim.trace.work import Work
from mgpusim.workload.device import built_for
from mgpusim.workload.launch import Launch
from mgpusim.workload.local_choice import Shape
from mgpusim.workload.ndrange import resolve
from mgpusim.workload.program import arguments_b

QUICK = "quick_trace"
PROGRESS = 1000  # steps of `on_progress` in all
WEIGHTS = {QUICK: 1, "analytic": 5, "event": 25}
"""Work of a shape by tier, roughly in proportion to the processor time of four shipped examples; for progress alone."""
ALONE_S = 1.5  # seconds of work that starting other processes is not worth
IN_TASK = 4  # shapes that a process takes at a time

Outcome = Estimate | Refusal
Answer = QuickTrace | Estimate | Refusal


def natural(shapes: Iterable[Shape], size: Shape) -> list[Shape]:
    """Return the shapes whose axes are each a power of two, a divisor of the global size, or all of it.

    >>> natural([(3, 1, 1), (5, 1, 1), (8, 1, 1)], (9, 1, 1))
    [(3, 1, 1), (8, 1, 1)]
    """
    return [s for s in shapes if all(n & (n - 1) == 0 or whole % n == 0 for n, whole in zip(s, size, strict=True))]


def shapes_of(
    launch: Launch, gpu: GpuSpec, *, every: bool = False, limit: int | None = None, session: Session = USUAL
) -> tuple[Shape, ...]:
    """Return the shapes to choose from: the `natural` ones of all legal ones, and the launch's own.

    Those that may not fit, by an estimate of the registers, are among them: see `Landscape.doubtful`.

    Parameters
    ----------
    every : all legal shapes; where groups may be partial these are thousands.
    limit : at most so many, spread evenly over the sizes of groups.

    >>> launch = Launch("kernel void f(global float *a) { a[get_global_id(0)] = 0; }", "f", (6,))
    >>> shapes_of(launch, load_gpu("nvidia-h200"))
    ((1, 1, 1), (2, 1, 1), (3, 1, 1), (6, 1, 1))
    """
    legal = candidates(launch, gpu, may_fit=True, session=session)
    shapes = legal if every or launch.global_of else natural(legal, three(launch.global_size))
    if limit is not None:
        shapes = spread(shapes, limit)
    own = three(launch.local_size) if launch.local_size else None
    if own in legal and own not in shapes:
        shapes = sorted([*shapes, own])
    return tuple(shapes)


def best_first(times: Mapping[Shape, float]) -> list[Shape]:
    """Return shapes by time; of equal ones the larger group first, then the longer row: fewer groups, neighbours together.

    >>> best_first({(1, 8, 1): 2.0, (8, 1, 1): 2.0, (4, 4, 1): 3.0})
    [(8, 1, 1), (1, 8, 1), (4, 4, 1)]
    """
    return sorted(times, key=lambda s: (round(times[s], 9), -s[0] * s[1] * s[2], -s[0], -s[1]))


class Unlike(msgspec.Struct, frozen=True):
    """How a shape's work differs: `ratio` times as much, by `what`. Its time is of no use beside those of the others."""

    ratio: float
    what: str
    latency_us: float


def shape_text(shape: Shape, dim: int) -> str:
    """Return a shape as options spell it.

    >>> shape_text((64, 1, 1), 2)
    '64x1'
    """
    return "x".join(map(str, shape[:dim]))


class _Evaluator:
    """Evaluates shapes of one launch on one GPU in one process."""

    def __init__(self, launch: Launch, gpu: GpuSpec, session: Session, budget: Budget = RATED_QUICKLY) -> None:
        self.gpu, self.session, self.budget = gpu, session, budget
        self.work = Work(built_for(launch, gpu), session)

    def answer(self, launch: Launch, tier: str) -> Answer:
        """Return what `tier` finds out about `launch`: the evaluator's own but for its sizes."""
        return attempted(self._found, launch, tier)

    def _found(self, launch: Launch, tier: str) -> QuickTrace | Estimate:
        if tier == QUICK:
            return quick_trace_of(launch, self.gpu, self.work, self.budget)
        trace = trace_launch(launch, self.gpu, session=self.session, work=self.work)
        if tier == "analytic":
            return analytic_estimate(trace, self.gpu)
        if tier == "event":
            return event_estimate(launch, trace, self.gpu, session=self.session)
        return estimate(launch, self.gpu, tier, session=self.session)

    def answers(self, launches: Sequence[Launch], tier: str) -> list[Answer]:
        """Return the answers about several launches."""
        return [self.answer(launch, tier) for launch in launches]


class Landscape:
    """What the shapes of a launch take on a GPU; asked for by tier, remembered.

    Parameters
    ----------
    shapes : to choose from; `shapes_of` if not given.
    measured : microseconds by shape, where somebody measured them.
    launches : the launch of each shape where more than its local size differs (a corpus that pads the global size).
    session : settings of the run, which tells (work done, of how much, what is done) over all tiers: the share never falls.
        See `expect`.

    `doubtful` are the shapes whose groups do not fit by the nominal estimate of the registers, and may fit all the same.

    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (1 << 16,), (BufferArg("float32", 1 << 16),))
    >>> landscape = Landscape(launch, load_gpu("adreno-640"), [(64, 1, 1), (1, 1, 1)], session=Session(cache=False))
    >>> best_first(landscape.latency_us("analytic"))
    [(64, 1, 1), (1, 1, 1)]
    """

    def __init__(
        self,
        launch: Launch,
        gpu: GpuSpec,
        shapes: Sequence[Shape] | None = None,
        *,
        measured: Mapping[Shape, float] | None = None,
        launches: Mapping[Shape, Launch] | None = None,
        session: Session = USUAL,
    ) -> None:
        self.launch, self.gpu, self.session = launch, gpu, session
        self.shapes = tuple(three(s) for s in shapes) if shapes is not None else shapes_of(launch, gpu, session=session)
        if not self.shapes:
            raise InputError(f"{launch.label} on {gpu.name}: no work-group shapes to choose from")
        self.measured = dict(measured) if measured is not None else None
        self._expected: dict[str, int] = {}
        self._counted: dict[str, int] = {}
        self._share = 0.0
        self.limits = kernel_limits(launch, gpu, session=session)
        # what was measured did fit
        over = () if measured is not None or self.limits.required else self.shapes
        self.doubtful = frozenset(s for s in over if math.prod(s) > self.limits.max_items)
        self._evaluator = _Evaluator(launch, gpu, session)
        self.driver = self._driver()
        self.spent_s: dict[str, float] = {}
        self._launches = dict(launches or {})
        self._known: dict[str, dict[Shape, Outcome]] = {}
        self._reference: dict[str, Amounts | None] = {}
        self.unlike: dict[Shape, Unlike] = {}

    def expect(self, shapes: Mapping[str, int]) -> None:
        """Say how many shapes each tier will be asked about, so that progress counts all of them from the start."""
        self._expected = dict(shapes)

    def _driver(self) -> Shape:
        """Return what the driver would choose, by the preset's policy; the launch's own where sizes follow it."""
        if self.launch.follows_local and self.launch.local_size:
            return three(self.launch.local_size)
        left_open = msgspec.structs.replace(least_local(self.launch), local_size=None)
        return resolve(left_open, self.gpu, self._evaluator.work.function, registers=self.limits.registers).local

    def launch_of(self, shape: Shape) -> Launch:
        """Return the launch with this shape."""
        return self._launches.get(shape) or self.launch.with_local(shape)

    def ranked(self, times: Mapping[Shape, float]) -> list[Shape]:
        """Return shapes best first; where the device refuses groups that do not fit, those it may refuse come last."""
        return sorted(best_first(times), key=lambda shape: self.limits.refuses and shape in self.doubtful)

    @property
    def fitting(self) -> tuple[Shape, ...]:
        """Return the shapes that fit by the nominal estimate of the registers; all where none does."""
        return tuple(s for s in self.shapes if s not in self.doubtful) or self.shapes

    @property
    def kernel(self) -> str:
        """Name of the kernel's function."""
        return self._evaluator.work.function.name

    @property
    def parameters(self) -> Sequence[KernelArg]:
        """The parameters of the kernel."""
        return self._evaluator.work.function.args

    def legal(self, shape: Shape) -> bool:
        """Whether the launch may run with `shape`, one to choose from or not."""
        if shape in self.shapes:
            return True
        try:
            resolve(self.launch_of(shape), self.gpu, self._evaluator.work.function, max_items=self.limits.may_fit)
        except InputError:
            return False
        return True

    def outcomes(self, tier: str, shapes: Iterable[Shape] | None = None) -> dict[Shape, Outcome]:
        """Return what `tier` ("quick_trace" or an engine's name) says of `shapes`, all of them if not given.

        Raises
        ------
        UnknownNameError
            There is no such engine.
        KeyboardInterrupt
            After other processes have been ended; with the disk cache, what they did is kept.
        """
        if tier != QUICK:
            engines.lookup(tier)
        known = self._known.setdefault(tier, {})
        self._reference.setdefault(tier, None)
        asked = list(dict.fromkeys(self.shapes if shapes is None else shapes))
        todo = [s for s in asked if s not in known]
        if todo:
            begun = time.perf_counter()
            if tier == QUICK:
                self._rate_quickly(todo, known)
            else:
                self._evaluate(tier, todo, known.__setitem__)
            self._leave_out_unlike(tier, todo, known)
            self.spent_s[tier] = self.spent_s.get(tier, 0.0) + time.perf_counter() - begun
        return {s: known[s] for s in asked}

    @property
    def reference(self) -> Shape:
        """The shape whose work the others have to do: the launch's own, else the driver's."""
        return three(self.launch.local_size) if self.launch.local_size else self.driver

    def _leave_out_unlike(self, tier: str, todo: Sequence[Shape], known: dict[Shape, Outcome]) -> None:
        """Refuse the shapes that do another amount of work than the reference: their times are of another problem."""
        if self.measured is not None or self._launches:  # what somebody measured, or launches each with a size of its own
            return
        if self._reference.get(tier) is None:
            answer = known.get(self.reference)
            if answer is None and self.launch.local_size:
                answer = self._answer(tier, self.reference)
            if answer is None:  # nobody asked about the driver's shape: the largest group asked about is as good
                answer = known[max(todo, key=lambda shape: (math.prod(shape), shape))]
            self._reference[tier] = answer.amounts if isinstance(answer, Estimate) else None
        reference = self._reference[tier]
        if reference is None:  # the reference cannot run, or an engine of a plug-in does not say
            return
        amounts = {s: o.amounts for s in todo if isinstance(o := known[s], Estimate) and o.amounts is not None}
        amounts.pop(self.reference, None)
        differ = bool(self.unlike) or any(ratio_of(own, reference)[0] != 1.0 for own in amounts.values())
        for shape, done in amounts.items():
            ratio, what = ratio_of(done, reference, CLOSE if differ else TOLERANCE)
            outcome = known[shape]
            if ratio != 1.0 and isinstance(outcome, Estimate):
                self.unlike[shape] = Unlike(ratio, what, outcome.latency_us)
                known[shape] = Refusal(
                    f"does {ratio:.3g} times the work of {shape_text(self.reference, self.launch.dim)} ({what})"
                )

    def _answer(self, tier: str, shape: Shape) -> Outcome:
        answer = self._evaluator.answer(self.launch_of(shape), tier)
        try:
            return evaluate_quick_trace(answer, self.gpu) if isinstance(answer, QuickTrace) else answer
        except MgpusimError as error:
            return Refusal(str(error))

    def _rate_quickly(self, todo: Sequence[Shape], known: dict[Shape, Outcome]) -> None:
        traces: dict[Shape, QuickTrace | Refusal] = (
            dict(load_quick_traces(self.launch, self.gpu)) if self.session.cache and not self._launches else {}
        )
        missing = [s for s in todo if s not in traces]
        self._counted[QUICK] = self._counted.get(QUICK, 0) + len(todo) - len(missing)
        if missing:
            with suppress(MgpusimError):  # what is wrong is said of each shape
                work = self._evaluator.work
                self._evaluator.budget = Budget(QUICK_EVENTS, None, iterations_of(work))
                events = pilot_events(work, self.launch_of(self.driver), self.gpu)
                self._evaluator.budget = msgspec.structs.replace(self._evaluator.budget, events_per_lane=events)
        try:
            self._evaluate(QUICK, missing, traces.__setitem__)
        finally:  # what was done before an interrupt need not be done again
            if missing and self.session.cache and not self._launches:
                save_quick_traces(self.launch, self.gpu, traces)
        for shape in todo:
            quick = traces[shape]
            known[shape] = evaluate_quick_trace(quick, self.gpu) if isinstance(quick, QuickTrace) else quick

    def latency_us(self, tier: str, shapes: Iterable[Shape] | None = None) -> dict[Shape, float]:
        """Return the times of those `shapes` that can run, by `tier`."""
        return {s: o.latency_us for s, o in self.outcomes(tier, shapes).items() if isinstance(o, Estimate)}

    def known_us(self, tier: str) -> dict[Shape, float]:
        """Return the times that `tier` was asked for so far."""
        return {s: o.latency_us for s, o in self._known.get(tier, {}).items() if isinstance(o, Estimate)}

    def outcome(self, shape: Shape, engine: str) -> tuple[str, Outcome] | None:
        """Return the best that is known of a shape so far, and by which tier: by `engine`, the analytic one or a quick trace."""
        for tier in (engine, "analytic", QUICK):
            if shape in self._known.get(tier, {}):
                return tier, self._known[tier][shape]
        return None

    def _evaluate(self, tier: str, todo: Sequence[Shape], keep: Callable[[Shape, Any], None]) -> None:
        before = self._counted.get(tier, 0)
        self._counted[tier] = before + len(todo)
        begun = time.perf_counter()
        for done, shape in enumerate(todo):
            spent = time.perf_counter() - begun
            left_s = spent / max(1, done) * (len(todo) - done)
            if self.session.jobs > 1 and done and spent + left_s > ALONE_S and (spent > ALONE_S / 3 or left_s > 2 * ALONE_S):
                self._in_processes(tier, todo[done:], keep, before + done)
                return
            self._say(before + done, tier)
            keep(shape, self._evaluator.answer(self.launch_of(shape), tier))

    def _in_processes(self, tier: str, todo: Sequence[Shape], keep: Callable[[Shape, Any], None], done: int) -> None:
        size = max(1, min(IN_TASK, len(todo) // (2 * self.session.jobs)))
        tasks = [todo[i : i + size] for i in range(0, len(todo), size)]
        settings = (self.launch, self.gpu, self.session.alone, self._evaluator.budget)
        asked = [([self.launch_of(s) for s in task], tier) for task in tasks]
        each_b = arguments_b(self.launch)
        each = repeat(each_b, len(tasks))
        for number, replies in in_pool(_Evaluator.answers, asked, self.session.jobs, _Evaluator, settings, each, each_b):
            task = tasks[number]
            answers: Sequence[Answer] = [Refusal(LOST)] * len(task) if replies is None else replies
            for shape, answer in zip(task, answers, strict=True):
                keep(shape, answer)
            done += len(task)
            self._say(done, tier)

    def _say(self, done: int, tier: str) -> None:
        """Tell the share of all tiers' work that is done, where `tier` has done so many shapes."""
        tiers = {*self._expected, *self._counted}
        whole = sum(_weight(t) * max(self._expected.get(t, 0), self._counted.get(t, 0)) for t in tiers)
        at = sum(_weight(t) * (done if t == tier else self._counted.get(t, 0)) for t in tiers)
        self._share = max(self._share, at / whole)
        label = f"{self.launch.label} on {self.gpu.name}, {'quick trace' if tier == QUICK else tier}"
        self.session.tell(int(PROGRESS * self._share), PROGRESS, label)


def _weight(tier: str) -> int:
    return WEIGHTS.get(tier, WEIGHTS["event"])
