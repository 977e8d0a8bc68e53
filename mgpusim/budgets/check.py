"""Checking budgets: predictions, their limits, and what changed since the baseline."""

from __future__ import annotations

import math
import os
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.budgets.baseline import Baseline, HeldLine, Kept, KeptLayer, baseline_text, read_baseline
from mgpusim.budgets.doubt import (
    ANOTHER_KERNEL,
    ANOTHER_LAUNCH,
    ANOTHER_WORK_GROUP,
    network_doubt,
    of_launch,
    paired_edge,
)
from mgpusim.budgets.file import KEYS, BudgetLimits, GpuBudget, NetworkTarget, read_budgets
from mgpusim.budgets.result import BudgetReport, CheckedBudget, CheckedLimit, LatencyChange, LayerChange, SpillLine
from mgpusim.engine.changes import InputChange, compare_predictions, input_differences
from mgpusim.engine.estimate import estimate
from mgpusim.engine.inputs import fields_of, inputs_of
from mgpusim.engine.predict import predict
from mgpusim.engine.prediction import Inputs, Prediction
from mgpusim.errors import InputError, MgpusimError, reason_of
from mgpusim.files import write_file
from mgpusim.nn.running.predict import network
from mgpusim.nn.running.prediction import NetworkPrediction
from mgpusim.session import USUAL, Session
from mgpusim.trace.pressure import register_lines
from mgpusim.trace.work import Work
from mgpusim.workload.device import built_for
from mgpusim.workload.launch import Launch
from mgpusim.workload.source import module_key, source_of_launch

LEAST = 0.002
"""Share of a network's time by which a layer differs before it is listed."""
MOST_TEXT = 120
"""Characters of a source line that are kept."""
SAME = 1e-9
"""Relative difference of two times that are the same."""


class Checked(msgspec.Struct, frozen=True):
    """What became of a budget, and what a baseline would keep of it: None where nothing is predicted."""

    result: CheckedBudget
    kept: Kept | None


def check(
    path: str | os.PathLike[str], *, baseline: str | os.PathLike[str] | None = None, update: bool = False, strict: bool = False,
    session: Session = USUAL,
) -> BudgetReport:  # fmt: skip
    """Check the budgets of a file; one that cannot be predicted does not stop the others.

    Parameters
    ----------
    path : of the budgets.
    baseline : file to compare with, instead of the one that the budgets name.
    update : write what is predicted as the new baseline. Regressions are then shown and not judged. Of a budget that cannot be
        predicted the old baseline stays.
    strict : regressions that the interval of the change leaves open exceed their limit too.
    session : settings of the run, which tells (budgets checked, of how many, the next).

    Raises
    ------
    InputError
        What is wrong with the budgets or the baseline; that cannot be written.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder, "budgets.toml")
    ...     _ = file.write_text("gpus = ['adreno-640']\\n[[kernel]]\\nlaunch = 'softmax'\\nmax_us = 1")
    ...     check(file).status
    'failed'
    """
    whole = read_budgets(path)
    file = Path(baseline) if baseline is not None else whole.baseline
    if baseline is not None and not update and not os.path.exists(file):
        raise InputError(f"baseline {file}: No such file or directory; `mgpusim check --update` writes it")
    old = read_baseline(file) if os.path.exists(file) else None
    checked, kept = [], {}
    for i, budget in enumerate(whole.budgets):
        session.tell(i, len(whole.budgets), budget.key)
        before = old.kept.get(budget.key) if old is not None else None
        outcome = check_budget(budget, before, accept=update, strict=strict, session=session.quiet)
        checked.append(outcome.result)
        if entry := outcome.kept or before:
            kept[budget.key] = entry
    if update:
        text = baseline_text(Baseline(kept=dict(sorted(kept.items()))))
        write_file(file, text, "baseline {path}: cannot be written: {why}")
    shown = _shown(file) if old is not None or update else ""
    return BudgetReport(path=os.fspath(path), baseline=shown, updated=update, budgets=tuple(checked))


def check_budget(
    budget: GpuBudget,
    before: Kept | None = None,
    *,
    accept: bool = False,
    strict: bool = False,
    session: Session = USUAL,
) -> Checked:
    """Return what became of a budget.

    Parameters
    ----------
    before : what the baseline has of it.
    accept : take what changed as it is: a regression is shown, and not judged.
    strict, session : as of `check`.

    >>> from mgpusim.budgets.file import budget_of
    >>> budget = budget_of("softmax", "adreno-640", Path(), max_us=1, max_spills=0)
    >>> [(limit.name, limit.status) for limit in check_budget(budget).result.limits]
    [('max_us', 'exceeded'), ('max_spills', 'held')]
    """
    file = "" if budget.source is None else _shown(budget.source)
    library = budget.target.library if isinstance(budget.target, NetworkTarget) else ""
    bare = CheckedBudget(
        name=budget.name, gpu=budget.gpu.name, kind=budget.kind, engine=budget.engine, library=library, file=file
    )
    try:
        after = _kernel(budget, budget.target, session) if isinstance(budget.target, Launch) else _network(budget, session)
        line = _line(budget.target, budget, session) if isinstance(budget.target, Launch) and file else 0
    except MgpusimError as error:
        return Checked(msgspec.structs.replace(bare, error=reason_of(error)), None)
    change = None if before is None else _change(before, after, budget)
    limits = tuple(_limits(budget.limits, after, change, accept, strict))
    spills = any(limit.name == "max_spills" and limit.status == "exceeded" for limit in limits)
    spill = _spill_line(budget.target, after, before) if spills and isinstance(budget.target, Launch) else None
    moved = None
    if before is not None and before.prediction is not None and after.prediction is not None:
        moved = compare_predictions([before.prediction], [after.prediction])[0]
    checked = msgspec.structs.replace(
        bare, line=line, latency_us=after.latency_us, interval_us=after.interval_us, figures=after.figures, limits=limits,
        change=change, moved=moved, inputs=_inputs(before, after), layers=_layers(before, after), spill=spill,
    )  # fmt: skip
    return Checked(checked, after)


def _shown(path: Path) -> str:
    """Return a path as remarks name it: relative to the folder of the command where it lies below."""
    whole = Path(os.path.abspath(path))
    here = Path.cwd()
    return (whole.relative_to(here) if whole.is_relative_to(here) else whole).as_posix()


# ---- predictions -------------------------------------------------------------------------------------------------------
def _kernel(budget: GpuBudget, launch: Launch, session: Session) -> Kept:
    gpu = budget.gpu
    prediction = predict(launch, gpu, budget.engine, session=session.quiet)
    slopes = estimate(launch, gpu, session=session, intervals=True).slopes
    figures = {
        "occupancy": float(prediction.occupancy["fraction"]), "spills": float(prediction.spilled_registers),
        "memory_b": float(prediction.footprint_b), "dram_b": prediction.dram_b,
    }  # fmt: skip
    return Kept(
        latency_us=prediction.latency_us, interval_us=prediction.interval_us, figures=figures,
        doubt=of_launch(gpu, budget.engine, prediction.breakdown_us, slopes), made_from=module_key(launch),
        prediction=_as_read(msgspec.structs.replace(prediction, inputs=inputs_of(launch, gpu), advice=())),
        lines=_held_lines(launch, budget, session),
    )  # fmt: skip


def _as_read(prediction: Prediction) -> Prediction:
    """Return a prediction as it is read back from a file: what is compared with one that was, differs in nothing else."""
    return msgspec.json.decode(msgspec.json.encode(prediction.to_dict()), type=Prediction)


def _held_lines(launch: Launch, budget: GpuBudget, session: Session) -> tuple[HeldLine, ...]:
    texts = source_of_launch(launch).text.splitlines()
    held = register_lines(launch, budget.gpu, session=session)
    return tuple(
        HeldLine(line, _shown_line(texts[line - 1]) if line <= len(texts) else "", words) for line, words in held.items()
    )  # fmt: skip


def _shown_line(text: str) -> str:
    """Return a source line as reports show it: its beginning, without control characters."""
    plain = "".join(letter if letter.isprintable() else "\ufffd" for letter in " ".join(text.split()))
    return plain if len(plain) <= MOST_TEXT else f"{plain[: MOST_TEXT - 3]}..."


def _line(launch: Launch, budget: GpuBudget, session: Session) -> int:
    """Return the line on which the kernel of a launch begins."""
    return Work(built_for(launch, budget.gpu), session).function.line


def _network(budget: GpuBudget, session: Session) -> Kept:
    target = budget.target
    assert isinstance(target, NetworkTarget)
    prediction = network(
        target.network, budget.gpu, target.library, budget.engine, precision=target.precision, batch=target.batch,
        resolution=target.resolution, inputs=target.inputs or None, session=session.quiet,
    )  # fmt: skip
    layers = tuple(
        KeptLayer(layer.name, " ".join([layer.variant, *map(_size, (layer.global_size, layer.local))]).strip(), layer.time_us)
        for layer in prediction.layers
    )  # fmt: skip
    return Kept(
        latency_us=prediction.latency_us, interval_us=prediction.interval_us,
        doubt=network_doubt(prediction, budget.gpu), layers=layers,
        figures={"memory_b": float(prediction.memory_b + prediction.weights_b)},
        inputs=_network_inputs(prediction, target, budget.gpu),
    )  # fmt: skip


def _network_inputs(prediction: NetworkPrediction, target: NetworkTarget, gpu: GpuSpec) -> Inputs:
    """Return what a network was predicted from, as it is read back from a file."""
    said = {
        **msgspec.to_builtins(target),
        "precision": prediction.precision,
        "batch": prediction.batch,
        "engine": prediction.engine,
    }
    inputs = Inputs(fields_of(gpu), said, {"by": prediction.provenance.by})
    return msgspec.json.decode(msgspec.json.encode(inputs), type=Inputs)


def _size(size: Sequence[int] | None) -> str:
    return "x".join(map(str, size or ()))


# ---- changes -----------------------------------------------------------------------------------------------------------
def _change(before: Kept, after: Kept, budget: GpuBudget) -> LatencyChange:
    common, kept = _in_common(before, after, budget)
    ratio = after.latency_us / before.latency_us
    same = abs(ratio - 1.0) <= SAME
    edge = paired_edge(before.doubt, after.doubt, 0.0 if same else kept)
    low, high = ratio * math.exp(-edge), ratio * math.exp(edge)
    return LatencyChange(before.latency_us, ratio, (low, high), common, not same and not low <= 1.0 <= high)


def _in_common(before: Kept, after: Kept, budget: GpuBudget) -> tuple[str, float]:
    """Return what two predictions have in common, and how much of the model's errors does not cancel."""
    if budget.kind == "network":
        return "layers", 0.0
    one, other = _made_from(before.prediction), _made_from(after.prediction)
    apart = {key for key in {*one.launch, *other.launch} if one.launch.get(key) != other.launch.get(key)}
    same_source, same_sizes = before.made_from == after.made_from, apart <= {"local", "options", "entry"}
    if same_source and not apart:
        return "everything" if one.gpu == other.gpu else "launch and source", 0.0
    kept = ANOTHER_LAUNCH if not same_sizes else ANOTHER_WORK_GROUP if same_source else ANOTHER_KERNEL
    return "source" if same_source else "GPU", kept


def _made_from(prediction: Prediction | None) -> Inputs:
    return prediction.inputs if prediction is not None and isinstance(prediction.inputs, Inputs) else Inputs()


def _inputs(before: Kept | None, after: Kept) -> tuple[InputChange, ...]:
    """Return what differs between the inputs of a network; of a kernel its `moved` has it."""
    if before is None:
        return ()
    one, other = before.inputs, after.inputs
    version = {"version": one.source.get("by")}, {"version": other.source.get("by")}
    tables = ("", *version), ("", one.launch, other.launch), ("GPU", one.gpu, other.gpu)
    changes = [change for table in tables for change in input_differences(*table)]
    return tuple(msgspec.structs.replace(change, what=change.what.strip()) for change in changes)


def _layers(before: Kept | None, after: Kept) -> tuple[LayerChange, ...]:
    """Return the layers that differ, those that moved most first."""
    if before is None:
        return ()
    one, other = ({layer.name: layer for layer in kept.layers} for kept in (before, after))
    changes = []
    for name in dict.fromkeys((*one, *other)):
        a, b = one.get(name), other.get(name)
        change = LayerChange(
            name, a.time_us if a else None, b.time_us if b else None, a.kernel if a else "", b.kernel if b else ""
        )
        moved = abs((change.after_us or 0.0) - (change.before_us or 0.0))
        if moved > LEAST * before.latency_us or change.before_kernel != change.after_kernel:
            changes.append((moved, change))
    return tuple(change for _, change in sorted(changes, key=lambda item: (-item[0], item[1].name)))


# ---- limits ------------------------------------------------------------------------------------------------------------
def _limits(
    limits: BudgetLimits, after: Kept, change: LatencyChange | None, accept: bool, strict: bool
) -> Iterable[CheckedLimit]:
    figures = {
        "max_us": after.latency_us, "min_occupancy": after.figures.get("occupancy"), "max_spills": after.figures.get("spills"),
        "max_memory": after.figures.get("memory_b"), "max_dram": after.figures.get("dram_b"),
    }  # fmt: skip
    for name, field in KEYS.items():
        allowed = getattr(limits, field)
        if allowed is None:
            continue
        if name == "max_regression":
            yield _regression(allowed, change, accept, strict)
            continue
        value = figures[name]
        assert value is not None
        held = value >= allowed if name.startswith("min") else value <= allowed
        yield CheckedLimit(name, allowed, value, "held" if held else "exceeded")


def _regression(allowed: float, change: LatencyChange | None, accept: bool, strict: bool) -> CheckedLimit:
    if change is None:
        return CheckedLimit("max_regression", allowed, None, "held" if accept else "unknown")
    slower = change.ratio - 1.0
    held = accept or slower <= allowed
    status = "held" if held else "exceeded" if change.beyond or strict else "unsure"
    return CheckedLimit("max_regression", allowed, slower, status)


def _spill_line(launch: Launch, after: Kept, before: Kept | None) -> SpillLine | None:
    """Return the line that holds the most registers more than in the baseline, or the most where there is none.

    A line is known again by its text, wherever it stands now.
    """
    if not after.lines:
        return None
    registers, in_file = sum(line.registers for line in after.lines), not source_of_launch(launch).files
    if before is None:
        return SpillLine(after.lines[0], None, registers, in_file)
    known: dict[str, float] = {}
    for line in before.lines:
        known[line.text] = known.get(line.text, 0.0) + line.registers
    most = max(after.lines, key=lambda line: (line.registers - known.get(line.text, 0.0), -line.line))
    return SpillLine(most, known.get(most.text, 0.0), registers, in_file)
