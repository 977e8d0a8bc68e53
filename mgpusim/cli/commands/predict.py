"""`mgpusim predict`: launches on GPUs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mgpusim.cli.options import (
    anchor_option,
    anchored_gpus,
    engine_option,
    find_launches,
    gpu_options,
    isolated_option,
    launch_options,
    load_gpus,
    session_options,
    spill_option,
    spilling,
)
from mgpusim.cli.output import FileToWrite, html_option, json_option
from mgpusim.cli.pairs import Failures, asked_of_each
from mgpusim.cli.runner import Answer, AnswerCommand
from mgpusim.errors import InputError

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.engine.prediction import Prediction
    from mgpusim.session import Session
    from mgpusim.workload.launch import Launch


@click.command(cls=AnswerCommand)
@click.argument("targets", nargs=-1, required=True, metavar="LAUNCH.toml|EXAMPLE|KERNEL.cl...|BEFORE.json AFTER.json")
@gpu_options
@anchor_option
@launch_options
@engine_option("Which engine predicts.")
@click.option("--exact", is_flag=True, help="With --engine event: simulate every work group instead of a sample of waves.")
@click.option(
    "--budget",
    type=click.FloatRange(0, min_open=True),
    metavar="SECONDS",
    help="With --engine event: seconds that the simulation may take, about: a shorter sample, a wider interval.",
)
@isolated_option
@spill_option
@json_option("a list of predictions", prints={
    "predict --json": "mgpusim.engine.prediction.Prediction",
    "predict --compare --json": "mgpusim.engine.changes.PredictionChange",
})  # fmt: skip
@click.option("--roofline", type=FileToWrite(".svg"), metavar="FILE.svg", help="Draw the rooflines.")
@click.option(
    "--timeline",
    type=FileToWrite(".json"),
    metavar="FILE.json",
    help="With --engine event: what ran when on each core, for Perfetto or chrome://tracing.",
)
@html_option("Write a page: costs, stalls, caches, rooflines, the source with cost per line.")
@click.option("--compare", is_flag=True, help="Compare two files that --json printed: what changed between them, and why.")
@session_options(jobs=False)
def predict(
    targets: tuple[str, ...], gpus: tuple[str, ...], sets: tuple[str, ...], engine: str, exact: bool, budget: float | None,
    roofline: Path | None, timeline: Path | None, compare: bool,
    isolated: bool, allow_spill: bool, anchors: tuple[str, ...], session: Session,
    **options: Any,
) -> Answer:  # fmt: skip
    """Predict the latency of kernel launches, and what bounds it.

    A launch is a launch file, a shipped example by name, or a kernel with --global, --local and one --arg per parameter.
    Options beside a launch file replace what it says: --local 4x4x4 tries another work-group shape.

    \b
    mgpusim predict conv3x3_image --gpu adreno-640 --json > before.json
    mgpusim predict conv3x3_image --gpu adreno-640 --set l2.size_b=1MiB --json > after.json
    mgpusim predict --compare before.json after.json --html changes.html
    """
    if compare:
        _refuse_with_compare(roofline=roofline, timeline=timeline, gpu=gpus, set=sets, anchor=anchors, **options)
        return _compare(targets)

    asked_for = {"--exact": exact, "--budget": budget is not None, "--timeline": timeline is not None}
    if engine == "analytic" and any(asked_for.values()):
        option = next(name for name, asked in asked_for.items() if asked)
        raise InputError(f"{option}: the analytic engine simulates nothing; add --engine event")
    if exact and budget is not None:
        raise InputError("--budget: --exact simulates every wave, whatever it takes; give one of them")
    specs = load_gpus(gpus, sets, isolated)
    launches = spilling(find_launches(targets, **options), allow_spill)
    if timeline is not None and len(specs) * len(launches) != 1:
        asked = len(specs) * len(launches)
        raise InputError(f"--timeline: {asked} predictions asked for; a timeline is of one launch on one GPU")
    specs = anchored_gpus(specs, anchors, engine=engine, session=session)
    predicted, failures = _run(launches, specs, engine, exact, budget, session)
    predictions = [prediction for prediction, _ in predicted]
    by_name = {gpu.name: gpu for gpu in specs}
    if timeline is not None and predictions and (event := predictions[0].event) and len(event.groups) < event.simulated_groups:
        click.echo(f"{timeline}: the first {len(event.groups)} of {event.simulated_groups} simulated work groups", err=True)
    files = {
        "roofline": lambda: _roofline(predictions, by_name), "timeline": lambda: _timeline(predictions[0]),
        "html": lambda: _page(predicted, by_name),
    }  # fmt: skip
    from mgpusim.report.tables.predictions import predictions_view

    sources = _sources(predicted) if engine == "event" else {}
    view = partial(predictions_view, predictions, sources=sources)
    return Answer(predictions, lambda: [view()], files, failures, document=lambda: _with_inputs(predicted, by_name))


def _with_inputs(predicted: Sequence[tuple[Prediction, Launch]], gpus: Mapping[str, GpuSpec]) -> list[Prediction]:
    """Return the predictions with what they were made from, which says later why another one differs."""
    from msgspec.structs import replace

    from mgpusim.engine.inputs import inputs_of

    return [replace(prediction, inputs=inputs_of(launch, gpus[prediction.gpu])) for prediction, launch in predicted]


def _roofline(predictions: Sequence[Prediction], gpus: Mapping[str, GpuSpec]) -> bytes:
    from mgpusim.report.figures.roofline import roofline_svg

    return roofline_svg(predictions, gpus)


def _timeline(prediction: Prediction) -> bytes:
    from mgpusim.report.timeline import timeline_of

    return timeline_of(prediction)


def _page(predicted: list[tuple[Prediction, Launch]], gpus: Mapping[str, GpuSpec]) -> bytes:
    from mgpusim.report.pages.prediction import html_report

    return html_report([prediction for prediction, _ in predicted], gpus, _sources(predicted))


def _refuse_with_compare(**given: object) -> None:
    names = {"global_size": "global", "local_sizes": "local", "args": "arg"}
    if wrong := [names.get(name, name) for name, value in given.items() if value not in (None, (), "")]:
        raise InputError(f"--compare: not with --{wrong[0]}: both predictions are in the files")


def _compare(targets: tuple[str, ...]) -> Answer:
    """Compare two files of predictions."""
    from mgpusim.engine.changes import compare_predictions, read_predictions

    if len(targets) != 2:
        raise InputError(f"--compare: got {len(targets)} files, expected two that `mgpusim predict ... --json` printed")
    before, after = (read_predictions(target) for target in targets)
    changes = compare_predictions(before, after)

    from mgpusim.report.tables.changes import changes_view

    return Answer(changes, lambda: [changes_view(changes, before, after)])


def _sources(predicted: list[tuple[Prediction, Launch]]) -> dict[str, str]:
    """Return the source text of each kernel that was predicted."""
    from mgpusim.workload.source import source_of_launch

    return {prediction.kernel: source_of_launch(launch).text for prediction, launch in predicted}


def _run(
    launches: list[Launch], gpus: list[GpuSpec], engine: str, exact: bool, budget_s: float | None, session: Session
) -> tuple[list[tuple[Prediction, Launch]], Failures]:
    """Return the predictions that work with their launches, and what became of the others."""
    from mgpusim.engine.event.budget import LONG_S
    from mgpusim.engine.predict import predict as predict_one

    failures = Failures("predictions failed")

    def ask(launch: Launch, gpu: GpuSpec, session: Session) -> tuple[Prediction, Launch]:
        def cost(seconds: float) -> None:
            if seconds >= LONG_S and budget_s is None:
                click.echo(
                    f"note: {launch.label} on {gpu.name}: about {seconds:.0f} s of simulation; --budget {LONG_S:g} takes a "
                    "shorter sample, with a wider interval", err=True,
                )  # fmt: skip

        return predict_one(launch, gpu, engine, exact=exact, budget_s=budget_s, on_cost=cost, session=session), launch

    return asked_of_each(launches, gpus, ask, session=session, label=lambda launch: launch.label, failures=failures), failures
