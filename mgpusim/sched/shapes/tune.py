"""Tuning: the work-group shape of a launch on a GPU, what it gains over the driver's, and how strategies compare."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from os import PathLike
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.accuracy.run import Refusal
from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import Anchor
from mgpusim.cost.launch import as_measured
from mgpusim.engine.anchors import AnchorsLike, anchored
from mgpusim.engine.estimate import Estimate
from mgpusim.engine.gain import Gain, gain_of
from mgpusim.engine.predict import engines
from mgpusim.errors import InputError, MgpusimError
from mgpusim.frames import Framed, flat_record
from mgpusim.result import SIZES, follows
from mgpusim.sched.shapes.candidates import three
from mgpusim.sched.shapes.landscape import QUICK, Landscape, shape_text, shapes_of
from mgpusim.sched.shapes.lookup import LookupEntry, LookupTable, entry_of, read_table
from mgpusim.sched.shapes.measured import groups_of, landscape_of
from mgpusim.sched.shapes.rules import competitive_share
from mgpusim.sched.shapes.strategies import Choice, StrategySettings, finalists, strategies
from mgpusim.session import USUAL, Session
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import LocalArg
from mgpusim.workload.corpus import CorpusLike, as_corpus
from mgpusim.workload.global_of import LOCAL_NAMES
from mgpusim.workload.launch import Launch
from mgpusim.workload.launches import LaunchLike, as_launch
from mgpusim.workload.local_choice import Shape
from mgpusim.workload.measured import require_measured
from mgpusim.workload.provenance import Predicted, by_engine

DOUBT = "may not fit: registers estimated"


class ShapeTime(msgspec.Struct, frozen=True):
    """A shape: its time, who says so ("quick_trace" or an engine), and what bounds it; measured where it was.

    `doubt` is why it may not run as predicted: "may not fit: registers estimated".
    """

    shape: Shape
    latency_us: float
    tier: str
    bound: str
    measured_us: float | None = None
    doubt: str = ""

    @property
    def time_us(self) -> float:
        """The truth where it was measured, else the prediction."""
        return self.latency_us if self.measured_us is None else self.measured_us


class Rated(msgspec.Struct, frozen=True):
    """A strategy's choice, judged. `loss` is its time over the best known, minus one; None where the truth does not know it.

    `drawn_loss` is the mean loss of the shapes among which the strategy as published draws at random. `problem` is why there is
    no choice; all else is None then.
    """

    strategy: str
    choice: Choice | None = None
    time_us: float | None = None
    loss: float | None = None
    drawn_loss: float | None = None
    problem: str = ""


class Tuning(Framed, Predicted, frozen=True, kw_only=True, tag="mgpusim.tuning/1", rename=SIZES):
    """What `tune` found.

    Attributes
    ----------
    truth : who says which shape is best: "measured", or the engine.
    choice, driver : the strategy's shape and the driver's; `gain` of the first over the second, None where they are the same
        shape.
    own : the shape that the launch says, where it says one that can run.
    rows : every shape that can run (of measured ones: that was measured), best first, those first of which the truth knows
        (`sure`).
    sure : shapes at the head of `rows` that the deciding engine predicted, or that were measured.
    refused : shapes that cannot run, with the reason.
    survivors : shapes that the rules leave, where the rules were asked.
    compared : strategies side by side, where that was asked.
    spent_s : seconds by tier that finding out took here.
    anchors : measured times that settled the clock of the GPU, where there are any.
    competitive : share of `rows` that are at most 15% slower than the best.
    """

    gpu: str
    kernel: str
    global_size: tuple[int, ...]
    strategy: str
    engine: str
    truth: str
    choice: ShapeTime
    note: str
    driver: ShapeTime | None
    driver_policy: str
    own: ShapeTime | None
    gain: Gain | None
    rows: tuple[ShapeTime, ...]
    sure: int
    refused: tuple[tuple[Shape, str], ...] = ()
    survivors: tuple[Shape, ...] = ()
    compared: tuple[Rated, ...] = ()
    warnings: tuple[str, ...] = ()
    spent_s: dict[str, float]
    anchors: tuple[Anchor, ...] = ()
    competitive: float = 0.0

    def __post_init__(self) -> None:
        follows(self, competitive=competitive_share(row.time_us for row in self.rows))

    def _records(self) -> list[dict[str, Any]]:
        asked = {"kernel": self.kernel, "gpu": self.gpu, "global": list(self.global_size)}
        driver = None if self.driver is None else self.driver.shape
        rows = []
        for row in self.rows:
            told = {"is_choice": row.shape == self.choice.shape, "is_driver": row.shape == driver}
            rows.append(flat_record({**asked, **msgspec.to_builtins(row), **told}))
        return rows


def tune(
    launch: LaunchLike,
    gpu: GpuLike,
    strategy: str = "model",
    *,
    engine: str = "analytic",
    top: int = 5,
    compare: bool = False,
    measured: CorpusLike | None = None,
    allow_predicted: bool = False,
    table: LookupTable | str | PathLike[str] | None = None,
    operator: str = "any",
    every: bool = False,
    limit: int | None = None,
    full: bool = False,
    overrides: Overrides | None = None,
    anchors: AnchorsLike | None = None,
    session: Session = USUAL,
) -> Tuning:
    """Choose a work-group shape for a launch on a GPU.

    Parameters
    ----------
    launch : a `Launch`, the path of a launch file, or the name of a shipped example.
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    strategy : name of a registered strategy: model, exhaustive, rules, lookup or driver.
    engine : whose times decide; one that simulates is asked about the best `top` shapes.
    compare : ask all strategies and judge them.
    measured : a corpus that has the launch in several shapes; its times decide, and its shapes are those to choose from.
    allow_predicted : take times that are predicted, or of unknown provenance, for the truth all the same.
    table : the table that strategy lookup reads, or its path.
    operator : conv or dwconv for the closed forms of rule V, else any.
    every : choose from all legal shapes, not only from powers of two and divisors of the global size.
    limit : at most so many shapes, spread evenly over the sizes of groups.
    full : predict every shape in full, not only the best by quick trace.
    overrides : fields of the GPU to change first, by dotted path, as in ``{"l2.size_b": "256KiB"}``.
    anchors : measured times that settle the GPU's clock, as in ``["resnet18=19.9ms"]``; see `mgpusim.anchor`.
    session : settings of the run, which tells (work done, of how much, what is done); the share never falls.

    Returns
    -------
    Tuning
        The choice, the driver's, and every shape with its time in microseconds.

    Raises
    ------
    UnknownNameError
        There is no such strategy, engine, GPU or example.
    MgpusimError
        No shape is legal or none can run; the corpus has not measured the launch or is not known to be measured. Also what is
        wrong with the launch or its kernel.

    >>> from mgpusim.workload.args import BufferArg
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (1 << 16,), (BufferArg("float32", 1 << 16),))
    >>> tuning = tune(launch, "nvidia-h200", session=Session(cache=False))
    >>> tuning.choice.shape[0] >= 32, tuning.gain is None or tuning.gain.ratio >= 1
    (True, True)
    """
    strategies.lookup(strategy)
    read = table if table is None or isinstance(table, LookupTable) else read_table(Path(table))
    settings = StrategySettings(engine=engine, top=top, table=read, operator=operator, full=full)
    _check(settings)
    launch, gpu = as_launch(launch), anchored(as_gpu(gpu, overrides), anchors, engine=engine, session=session.quiet)
    if measured is not None:
        corpus = as_corpus(measured)
        require_measured(corpus, "tuning", allow_predicted)
        (group,) = groups_of(corpus, like=launch)
        landscape = landscape_of(group, as_measured(gpu, corpus.protocol.get("order")), session=session)
    else:
        shapes = shapes_of(launch, gpu, every=every, limit=limit, session=session)
        landscape = Landscape(launch, gpu, shapes, session=session)
    return tune_landscape(landscape, strategy, settings, compare=compare)


def _check(settings: StrategySettings) -> None:
    if settings.top < 1:
        raise InputError(f"top: got {settings.top}, expected at least 1")
    engines.lookup(settings.engine)


def tune_landscape(landscape: Landscape, strategy: str, settings: StrategySettings, *, compare: bool = False) -> Tuning:
    """Choose a shape of a landscape; see `tune`."""
    _check(settings)
    asked = strategies.lookup(strategy)
    landscape.expect(_asked_about(landscape, strategy, settings, compare))
    choice = asked(landscape, settings)
    choices = _others(landscape, settings, choice) if compare else {}
    shown = {c.shape for c in choices.values() if isinstance(c, Choice)} | {choice.shape, landscape.driver}
    shown |= {landscape.reference} & {*landscape.shapes}
    judged = _judged(landscape, settings, shown)
    check_same_work(landscape)
    rows, refused, sure = _rows(landscape, settings, judged)
    by_shape = {row.shape: row for row in rows}
    if choice.shape not in by_shape:
        reason = dict(refused).get(choice.shape, "it cannot run")
        raise InputError(f"{landscape.launch.label} on {landscape.gpu.name}: {strategy} chose {choice.shape}: {reason}")
    chosen, driver = by_shape[choice.shape], by_shape.get(landscape.driver)
    if landscape.measured is not None:  # among measured times a predicted one has no place
        rows = [row for row in rows if row.measured_us is not None]
    drawn = next((c.drawn_from for c in (choice, *choices.values()) if isinstance(c, Choice) and c.drawn_from), ())
    return Tuning(
        provenance=by_engine(settings.engine, landscape.gpu.name),
        gpu=landscape.gpu.name,
        kernel=landscape.kernel,
        global_size=landscape.launch.global_size,
        strategy=strategy,
        engine=settings.engine,
        anchors=landscape.gpu.anchors,
        truth=settings.engine if landscape.measured is None else "measured",
        choice=chosen,
        note=choice.note,
        driver=driver,
        driver_policy="the launch's own"
        if landscape.launch.follows_local and landscape.launch.local_size
        else landscape.gpu.limits.local_choice,
        own=by_shape.get(three(landscape.launch.local_size)) if landscape.launch.local_size else None,
        gain=_gain(landscape, chosen, driver),
        rows=tuple(rows),
        sure=sure,
        refused=tuple(refused),
        survivors=drawn,
        compared=_rated(choices, by_shape, landscape),
        warnings=_warnings(landscape),
        spent_s={tier: round(s, 3) for tier, s in landscape.spent_s.items()},
    )


def _asked_about(landscape: Landscape, strategy: str, settings: StrategySettings, compare: bool) -> dict[str, int]:
    """Return how many shapes each tier will predict, about: those that decide, the choice and the driver's."""
    judged = "analytic" if landscape.measured is not None else settings.engine
    if strategy not in ("model", "exhaustive") and not compare:
        return {judged: 2}
    n = len(landscape.shapes)
    counts = {"analytic": n} if settings.full else {QUICK: n, "analytic": min(n, finalists(settings) + 1)}
    if judged != "analytic":
        counts[judged] = min(n, settings.top + 2)
    return counts


def check_same_work(landscape: Landscape) -> None:
    """Refuse a launch whose shapes do different amounts of work, where nothing says which of them is meant."""
    if landscape.unlike and landscape.launch.local_size is None:
        raise InputError(f"{landscape.launch.label} on {landscape.gpu.name}: {_unlike_text(landscape)}; {REMEDY}")


REMEDY = (
    "give the global size as an expression of the local size, as in --global 'rows * lx', or the local size that the global"
    " size is meant for"
)


def _unlike_text(landscape: Landscape) -> str:
    """Return which shape differs most from the others in what it does, and by how much."""
    shape = max(landscape.unlike, key=lambda s: (abs(math.log(landscape.unlike[s].ratio)), s))
    difference, dim = landscape.unlike[shape], landscape.launch.dim
    return (
        f"{len(landscape.unlike)} shapes do a different amount of work over the same global size: local {shape_text(shape, dim)}"
        f" does {difference.ratio:.3g} times what {shape_text(landscape.reference, dim)} does ({difference.what})"
    )


def _others(landscape: Landscape, settings: StrategySettings, own: Choice) -> dict[str, Choice | str]:
    """Return the choice of every strategy, or why it has none."""
    out: dict[str, Choice | str] = {}
    for name, function in strategies.items():
        if name == own.strategy:
            out[name] = own
        elif name == "lookup" and settings.table is None:
            out[name] = "no --table"
        else:
            try:
                out[name] = function(landscape, settings)
            except MgpusimError as error:
                out[name] = str(error)
    return out


def _judged(landscape: Landscape, settings: StrategySettings, shapes: set[Shape]) -> dict[Shape, float]:
    """Return the times that decide: measured ones, else those of the engine for `shapes` and all it was asked about before."""
    if landscape.measured is not None:
        landscape.latency_us("analytic", [s for s in sorted(shapes) if landscape.legal(s)])
        return {s: t for s, t in landscape.measured.items() if s in landscape.shapes}
    landscape.latency_us(settings.engine, sorted(shapes))
    return landscape.known_us(settings.engine)


def _rows(
    landscape: Landscape, settings: StrategySettings, judged: Mapping[Shape, float]
) -> tuple[list[ShapeTime], list[tuple[Shape, str]], int]:
    rows: dict[Shape, ShapeTime] = {}
    refused = []
    for shape in dict.fromkeys((*landscape.shapes, *landscape.known_us(settings.engine))):
        outcome = landscape.outcome(shape, settings.engine)
        measured = landscape.measured.get(shape) if landscape.measured is not None else None
        if outcome is not None and isinstance(outcome[1], Estimate):
            doubt = DOUBT if shape in landscape.doubtful else ""
            rows[shape] = ShapeTime(shape, outcome[1].latency_us, outcome[0], outcome[1].bound, measured, doubt)
        elif outcome is not None and isinstance(outcome[1], Refusal):
            refused.append((shape, outcome[1].reason))
        elif measured is not None:  # nothing was predicted of it, nothing needed to be
            rows[shape] = ShapeTime(shape, math.nan, "", "", measured)
    first = landscape.ranked({s: t for s, t in judged.items() if s in rows})
    rest = landscape.ranked({s: row.time_us for s, row in rows.items() if s not in judged})
    return [rows[s] for s in (*first, *rest)], refused, len(first)


def _rated(choices: Mapping[str, Choice | str], rows: Mapping[Shape, ShapeTime], landscape: Landscape) -> tuple[Rated, ...]:
    if not choices:
        return ()
    measured = landscape.measured
    times = {s: row.time_us for s, row in rows.items()} if measured is None else {s: measured[s] for s in rows if s in measured}
    chosen = [c.shape for c in choices.values() if isinstance(c, Choice)]
    best = min(times.values()) if measured is not None else min(times[s] for s in chosen if s in times)
    out = []
    for name, choice in choices.items():
        if isinstance(choice, str):
            out.append(Rated(name, problem=choice))
            continue
        time_us = times.get(choice.shape)
        drawn = [times[s] for s in choice.drawn_from if s in times]
        out.append(Rated(
            name, choice, time_us, None if time_us is None else time_us / best - 1.0,
            math.fsum(drawn) / len(drawn) / best - 1.0 if drawn else None,
        ))  # fmt: skip
    return tuple(out)


def _gain(landscape: Landscape, chosen: ShapeTime, driver: ShapeTime | None) -> Gain | None:
    if driver is None or driver.shape == chosen.shape or not all(map(math.isfinite, (chosen.latency_us, driver.latency_us))):
        return None
    first, second = (
        trace_launch(landscape.launch_of(r.shape), landscape.gpu, session=landscape.session) for r in (chosen, driver)
    )
    return gain_of(chosen.latency_us, driver.latency_us, landscape.gpu, (first, second))


def _warnings(landscape: Landscape) -> tuple[str, ...]:
    limits = landscape.limits
    if limits.required is not None:
        return ("the kernel's reqd_work_group_size leaves nothing to choose",)
    warnings = []
    if landscape.unlike:
        warnings.append(f"{_unlike_text(landscape)}; they are left out: {REMEDY}")
    if landscape.doubtful:
        what = "the device may refuse them, so they come last" if limits.refuses else "their time is that with spilled registers"
        warnings.append(
            f"{len(landscape.doubtful)} shapes may not fit: groups of more than {limits.max_items} work items exceed"
            f" the registers, estimated as {limits.registers} each; {what}"
        )
    if limits.refuses and limits.may_fit < landscape.gpu.limits.max_work_group_size and landscape.measured is None:
        warnings.append(
            f"groups of more than {limits.may_fit} work items are left out: the device refuses them for their registers; "
            "--allow-spill takes them with spills"
        )
    if landscape.measured is None:
        warnings += _fixed_local(landscape)
    if limits.uses_local_ids and limits.local_b:
        warnings.append("the kernel uses local memory and local ids: make sure that it computes the same in another shape")
    return tuple(warnings)


def _fixed_local(landscape: Landscape) -> list[str]:
    """Question local memory that is passed with as many bytes in every shape: hosts mostly have so many for each work item."""
    launch, warnings = landscape.launch, []
    names = " * ".join(LOCAL_NAMES[: launch.dim])
    for param, arg in zip(landscape.parameters, launch.args, strict=False):
        if isinstance(arg, LocalArg) and not arg.of:
            items = math.prod(launch.local_size or ())
            each = arg.bytes // items if launch.local_size and arg.bytes % items == 0 else max(1, param.size_b)
            text = f"{each} * {names}"
            warnings.append(
                f"argument {param.index} ('{param.name}') is {arg.bytes} bytes of local memory in every shape; if the host sizes"
                f" it by the group, say so: --arg 'local:{text}', in a launch file local = {{ bytes = \"{text}\" }}"
            )
    return warnings


def lookup_entries(tunings: Iterable[tuple[Tuning, Launch]]) -> list[LookupEntry]:
    """Return what a lookup table keeps of launches that were tuned."""
    return [
        entry_of(launch, t.gpu, t.kernel, t.choice.shape, t.choice.latency_us, t.driver.shape if t.driver else None,
                 t.driver.latency_us if t.driver else None)
        for t, launch in tunings
    ]  # fmt: skip
