"""`mgpusim prune`: which members of a search space are worth compiling and running."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mgpusim.cli.options import (
    allow_predicted_option,
    constant_option,
    engine_option,
    gpu_options,
    load_gpus,
    named_as_options,
    parse_constants,
    parse_fraction,
    parse_names,
    session_options,
)
from mgpusim.cli.output import FileToWrite, PathToWrite, html_option, json_option
from mgpusim.cli.pairs import asked_of_each
from mgpusim.cli.runner import Answer, AnswerCommand, apart, files_asked
from mgpusim.errors import InputError

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.sched.pruning.assess import Assessment
    from mgpusim.session import Session


@click.command(cls=AnswerCommand)
@click.argument("space", metavar="SPACE.toml", type=click.Path(path_type=Path))
@gpu_options
@constant_option
@click.option("--criteria", "-c", metavar="NAMES", help="Which criteria, in this order; those of Romou's Table 1 by default.")
@click.option("--without", metavar="NAMES", help="Leave out these of them, as in l1,buffer.")
@click.option("--alpha", type=click.FloatRange(0), metavar="X", help="Items per ALU from which local memory is not worth it: 3.")
@click.option("--width", type=click.IntRange(1), metavar="N", help="Least elements of a read; by default what suits the GPU.")
@click.option(
    "--margin",
    metavar="X",
    help="What `model` keeps beyond the best predicted, as in 30%; by default what the GPU's stated error leaves open.",
)
@click.option("--keep", metavar="X", help="Let `model` keep this share, the best predicted, as in 10%, instead.")
@click.option("--best", "best_us", type=click.FloatRange(0, min_open=True), metavar="US", help="Best time so far, for `bound`.")
@click.option(
    "--compile",
    "compile_",
    type=click.IntRange(0),
    metavar="N",
    help="Compile up to N of the members left and judge their kernels; 2000 where `model` is asked without measurements.",
)
@click.option("--measured", type=click.Path(path_type=Path), metavar="CORPUS", help="Measured members, to see what is lost.")
@allow_predicted_option()
@click.option(
    "--sample", type=click.IntRange(0), default=0, metavar="N", help="The same on N members drawn evenly and predicted."
)
@click.option("--search", "search_names", metavar="NAMES", help="Search with and without: random,annealing,genetic,model.")
@click.option("--budget", type=click.IntRange(1), default=100, show_default=True, metavar="N", help="Evaluations of a search.")
@click.option("--seeds", type=click.IntRange(1), default=5, show_default=True, metavar="N", help="Runs of each search.")
@engine_option("Predicts for `model`, and costs not measured.")
@click.option(
    "--journal",
    type=PathToWrite(),
    metavar="FILE",
    help="Keep evaluated members there, and go on from it.",
)
@click.option("--output", "-o", type=FileToWrite(), metavar="FILE.json", help="Write the kept members.")
@json_option(prints="mgpusim.sched.pruning.assess.PruningReport")
@html_option("Write a page with figures.")
@session_options()
def prune(
    space: Path, gpus: tuple[str, ...], sets: tuple[str, ...], constants: tuple[str, ...], criteria: str | None,
    without: str | None, alpha: float | None, width: int | None, margin: str | None, keep: str | None, best_us: float | None,
    compile_: int | None, measured: Path | None, allow_predicted: bool, sample: int, search_names: str | None,
    budget: int, seeds: int, engine: str,
    journal: Path | None, output: Path | None, session: Session,
) -> Answer:  # fmt: skip
    """Say which members of a search space are not worth compiling on a GPU, and what is lost by leaving them out.

    Members are judged by what the space's [roles] say of its knobs, with --compile also by their kernels. The criterion
    `model` predicts how long these take. With measured or predicted members it is shown whether the best ones are kept, and
    with --search what searches find with and without pruning.

    \b
    mgpusim prune gemm --gpu adreno-640
    mgpusim prune conv1x1 --gpu adreno-640 --constant BITS=16 --constant CIN=256
    mgpusim prune gemm --gpu adreno-640 --compile 200 --sample 300
    mgpusim prune measured_gemm --gpu nvidia-h200 --criteria warp,registers,model -o kept.json
    mgpusim prune space.toml --gpu nvidia-h200 --measured corpus.json.gz --search random,annealing,genetic,model
    """
    from mgpusim.sched.pruning.prune_space import prune as prune_space
    from mgpusim.sched.pruning.search import searches

    specs = load_gpus(gpus, sets)
    if len(specs) > 1 and (several := [*files_asked(), *(["--journal"] if journal is not None else [])]):
        raise InputError(f"{several[0]}: got {len(specs)} GPUs; it takes the results of one")
    if search_names is not None and not parse_names(search_names):
        raise InputError(f"--search: got nothing, expected some of {', '.join(searches)}")
    asked: dict[str, Any] = {
        "criteria": None if criteria is None else parse_names(criteria), "without": parse_names(without),
        "constants": parse_constants(constants), "alpha": alpha, "width": width, "best_us": best_us, "compile": compile_,
        "margin": None if margin is None else parse_fraction("--margin", margin),
        "keep": None if keep is None else parse_fraction("--keep", keep), "measured": measured,
        "allow_predicted": allow_predicted, "sample": sample,
        "searches": parse_names(search_names), "budget": budget, "seeds": seeds, "engine": engine, "journal": journal,
    }  # fmt: skip

    def ask(path: Path, gpu: GpuSpec, session: Session) -> Assessment:
        with named_as_options(margin="--margin", keep="--keep", measured="--measured"):
            return prune_space(path, gpu, **asked, session=session)

    try:
        assessments = asked_of_each([space], specs, ask, session=session, label=str)
    except KeyboardInterrupt:
        if journal is not None:
            click.echo(f"what was evaluated is in {journal}; the same command goes on from there", err=True)
        raise
    from mgpusim.report.tables.pruning import pruning_view
    from mgpusim.sched.pruning.prune_space import kept_document

    files = {"output": lambda: kept_document(assessments[0])}
    return Answer(assessments, lambda: apart(pruning_view, assessments), files, document=lambda: _reports(assessments))


def _reports(assessments: Sequence[Assessment]) -> Any:
    reports = [assessment.report() for assessment in assessments]
    return reports[0] if len(reports) == 1 else reports
