"""`mgpusim prune`: which members of a search space are worth compiling and running."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from mgpusim.cli.options import constant_option, gpu_options, load_gpus, parse_constants
from mgpusim.errors import InputError, MgpusimError

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.sched.pruning.assess import Assessment, PruneSettings
    from mgpusim.sched.pruning.criteria import Constants
    from mgpusim.sched.pruning.measured_space import Measured
    from mgpusim.workload.spaces.space import Space

__all__ = ["prune"]

MODELLED = 2000  # members that `model` compiles and predicts unless told otherwise: some minutes


@click.command()
@click.argument("space", metavar="SPACE.toml", type=click.Path(path_type=Path))
@gpu_options()
@constant_option()
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
@click.option(
    "--sample", type=click.IntRange(0), default=0, metavar="N", help="The same on N members drawn evenly and predicted."
)
@click.option("--search", "search_names", metavar="NAMES", help="Search with and without: random,annealing,genetic,model.")
@click.option("--budget", type=click.IntRange(1), default=100, show_default=True, metavar="N", help="Evaluations of a search.")
@click.option("--seeds", type=click.IntRange(1), default=5, show_default=True, metavar="N", help="Runs of each search.")
@click.option("--engine", default="analytic", show_default=True, help="Predicts for `model`, and costs not measured.")
@click.option(
    "--journal",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Keep evaluated members there, and go on from it.",
)
@click.option(
    "--output", "-o", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.json", help="Write the kept members."
)
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@click.option("--html", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.html", help="Write a page with figures.")
@click.option("--jobs", "-j", type=click.IntRange(1), metavar="N", help="Processes; as many as there are cores by default.")
@click.option("--no-cache", is_flag=True, help="Neither read nor write the disk cache.")
def prune(
    space: Path, gpus: tuple[str, ...], sets: tuple[str, ...], constants: tuple[str, ...], criteria: str | None,
    without: str | None, alpha: float | None, width: int | None, margin: str | None, keep: str | None, best_us: float | None,
    compile_: int | None, measured: Path | None, sample: int, search_names: str | None, budget: int, seeds: int, engine: str,
    journal: Path | None, output: Path | None, as_json: bool, html: Path | None, jobs: int | None, no_cache: bool,
) -> None:  # fmt: skip
    """Say which members of a search space are not worth compiling on a GPU, and what is lost by leaving them out.

    Members are judged by what the space's [roles] say of its knobs, with --compile also by their kernels; the criterion
    `model` predicts how long these take. With measured or predicted members it is shown whether the best ones are kept, and
    with --search what searches find with and without pruning.

    \b
    mgpusim prune gemm --gpu adreno-640
    mgpusim prune conv1x1 --gpu adreno-640 --constant BITS=16 --constant CIN=256
    mgpusim prune gemm --gpu adreno-640 --compile 200 --sample 300
    mgpusim prune measured_gemm --gpu nvidia-h200 --criteria warp,registers,model -o kept.json
    mgpusim prune space.toml --gpu nvidia-h200 --measured corpus.json.gz --search random,annealing,genetic,model
    """
    from mgpusim.cli.predict import check_place
    from mgpusim.cli.space import find_space
    from mgpusim.sched.pruning.assess import PruneSettings

    for option, path in (("--html", html), ("--output", output), ("--journal", journal)):
        if path is not None:
            check_place(option, path)
    if html is not None and html.suffix.lower() != ".html":
        raise InputError(f"--html: got '{html}', expected the path of a .html file")
    specs = load_gpus(gpus, sets)
    several = len(specs) > 1 and [name for name, path in (("--output", output), ("--journal", journal), ("--html", html)) if path]
    if several:
        raise InputError(f"{several[0]}: got {len(specs)} GPUs; it takes the results of one")
    names = _criteria(criteria, without)
    if compile_ is None:
        compile_ = MODELLED if "model" in names and measured is None and not sample else 0
    settings = PruneSettings(
        criteria=names, constants=_constants(alpha, width, margin, keep, best_us), compile=compile_,
        sample=sample, searches=_searches(search_names), budget=budget, seeds=seeds, engine=engine, journal=journal,
        jobs=jobs or _cores(), cache=not no_cache,
    )  # fmt: skip
    opened = find_space(str(space), parse_constants(constants))
    corpus = _measured(opened, measured) if measured is not None else None
    found = [_run(opened, gpu, settings, corpus) for gpu in specs]
    _hand_out(found, output, html, as_json)


def _hand_out(found: list[Assessment], output: Path | None, html: Path | None, as_json: bool) -> None:
    from mgpusim.cli.predict import _write

    if output is not None:
        _write("--output", output, kept_document(found[0]))
    if html is not None:
        from mgpusim.report.pages.pruning import pruning_page

        _write("--html", html, pruning_page(found[0]))
    if as_json:
        import json

        documents = [one.to_dict() for one in found]
        click.echo(json.dumps(documents[0] if len(documents) == 1 else documents, indent=1, allow_nan=False))
        return
    from mgpusim.report.console import write
    from mgpusim.report.tables.pruning import show_pruning

    for number, one in enumerate(found):
        if number:
            click.echo()
        write(*show_pruning(one))


def kept_document(found: Assessment) -> bytes:
    """Return the members that are kept as a file (schema mgpusim.kept/1): a line each, values in the order of the knobs."""
    import json

    space = found.space
    compiled = found.compiled
    whole = compiled is not None and len(compiled.members) == len(found.pruning.kept)
    kept = compiled.pruning.kept if compiled is not None and whole else found.pruning.kept
    columns = [column.tolist() for column in space.table_of(kept).values()]
    head = {
        "schema": "mgpusim.kept/1", "space": space.name, "gpu": found.gpu.name, "criteria": list(found.settings.criteria),
        "knobs": list(space.names), "valid": found.pruning.considered, "kept": len(kept),
    }  # fmt: skip
    rows = ",\n".join(json.dumps(list(row)) for row in zip(*columns, strict=True))
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    return ("{" + ",\n".join(lines) + ',\n"members": [\n' + rows + "]}\n").encode()


def _measured(space: Space, path: Path) -> Measured:
    from mgpusim.sched.pruning.measured_space import measured_members
    from mgpusim.workload.corpus import read_corpus

    try:
        return measured_members(space, read_corpus(path))
    except InputError as error:
        if str(path) in str(error):
            raise
        raise InputError(f"--measured {path}: {error}") from None


def _run(space: Space, gpu: GpuSpec, settings: PruneSettings, measured: Measured | None) -> Assessment:
    from mgpusim.cli.progress import Waiting
    from mgpusim.sched.pruning.assess import assess

    with Waiting(1) as waiting:
        try:
            return assess(space, gpu, settings, measured, waiting.say)
        except KeyboardInterrupt:
            if settings.journal is not None:
                click.echo(f"what was evaluated is in {settings.journal}; the same command goes on from there", err=True)
            raise


def _names(text: str | None) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name.strip() for name in (text or "").split(",") if name.strip()))


def _criteria(given: str | None, without: str | None) -> tuple[str, ...]:
    from mgpusim.sched.pruning.criteria import TABLE1, criteria

    names = _names(given) if given is not None else TABLE1
    problems = []
    for name in (*names, *_names(without)):
        try:
            criteria.lookup(name)
        except MgpusimError as error:
            problems.append(str(error))
    if problems:
        raise InputError(problems[0] if len(problems) == 1 else "criteria:", problems if len(problems) > 1 else ())
    left = tuple(name for name in names if name not in _names(without))
    if not left:
        raise InputError(f"no criterion is left; there are {', '.join(criteria)}")
    return left


def _searches(given: str | None) -> tuple[str, ...]:
    from mgpusim.sched.pruning.search import searches

    for name in _names(given):
        searches.lookup(name)
    if given is not None and not _names(given):
        raise InputError(f"--search: got nothing, expected some of {', '.join(searches)}")
    return _names(given)


def _constants(alpha: float | None, width: int | None, margin: str | None, keep: str | None, best_us: float | None) -> Constants:
    from mgpusim.cli.validate import _fraction
    from mgpusim.sched.pruning.criteria import ALPHA, Constants

    if margin is not None and keep is not None:
        raise InputError("--margin, --keep: both say what `model` keeps; give one of them")

    return Constants(
        alpha=ALPHA if alpha is None else alpha, width=width, best_us=best_us,
        margin=None if margin is None else _fraction("--margin", margin),
        keep=None if keep is None else _fraction("--keep", keep),
    )  # fmt: skip


def _cores() -> int:
    from mgpusim.cli.validate import _cores as cores

    return cores()
