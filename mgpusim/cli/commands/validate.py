"""`mgpusim validate`: predictions against a corpus of measured launches."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mgpusim.cli.options import (
    allow_predicted_option,
    gpu_options,
    one_gpu,
    parse_fraction,
    parse_tags,
    said_orders,
    session_options,
)
from mgpusim.cli.output import html_option, json_option
from mgpusim.cli.profiles import (
    MISSED,
    ProfileOptions,
    looks_like_profile,
    profile_options,
    validate_llama_bench,
    validate_profile,
)
from mgpusim.cli.runner import Answer, AnswerCommand, json_asked
from mgpusim.errors import InputError, MgpusimError

if TYPE_CHECKING:
    from mgpusim.accuracy.validation import AccuracyLimits, Refused, ValidatedLaunch, Validation
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.calibrate.fitting.networks import MeasuredNetwork
    from mgpusim.session import Session
    from mgpusim.view import ResultView
    from mgpusim.workload.corpus import Corpus

BOTH = ("analytic", "event")


@click.command(cls=AnswerCommand)
@click.argument("corpus", metavar="CORPUS.json[.gz]|LAUNCH.toml|PROFILE", type=click.Path(path_type=Path))
@click.option(
    "--measured",
    type=click.Path(path_type=Path),
    metavar="TIMES.csv",
    help="Measured times of a launch file, or of a folder of them: columns kernel, global, local, and ns, us, ms or s.",
)
@gpu_options
@click.option(
    "--engine",
    metavar="analytic|event|both",
    default="analytic",
    show_default=True,
    help="Which engine predicts; both: analytic and event.",
)
@click.option("--repeat", type=click.Path(path_type=Path), metavar="CORPUS", help="The same launches measured again: the noise.")
@allow_predicted_option()
@click.option("--kernel", "-k", "kernels", metavar="GLOB", multiple=True, help="Only these kernels, as in 'conv*'. Repeatable.")
@click.option(
    "--tag",
    "-t",
    "tags",
    metavar="NAME=VALUE",
    multiple=True,
    help="Only launches with this tag, as in family=conv*. Several of one tag add up. Repeatable.",
)
@click.option("--limit", type=click.IntRange(1), metavar="N", help="Only N launches, sampled evenly over the kernels.")
@profile_options
@click.option("--max-mape", metavar="X", help="Exit with status 1 if the mean error is larger, as in 18%.")
@click.option("--min-tau5", metavar="X", help="The same if tau5 is smaller, as in 0.75.")
@click.option("--max-regret", metavar="X", help="The same if the mean regret is larger, as in 6.5%.")
@click.option("--rows", is_flag=True, help="Print a line of each launch as soon as it is predicted, before the report.")
@json_option(prints={
    "validate --json": "mgpusim.accuracy.validation.Validation",
    "validate PROFILE --json": "mgpusim.nn.profiled.result.OperatorValidation",
    "validate llama-bench --json": "mgpusim.nn.generating.bench.BenchValidation",
})  # fmt: skip
@html_option("Write a page with figures.")
@session_options()
def validate(
    corpus: Path, measured: Path | None, gpus: tuple[str, ...], sets: tuple[str, ...], engine: str, repeat: Path | None,
    allow_predicted: bool, kernels: tuple[str, ...], tags: tuple[str, ...], limit: int | None, max_mape: str | None,
    min_tau5: str | None, profile: ProfileOptions, max_regret: str | None, rows: bool, session: Session,
) -> Answer:  # fmt: skip
    """Predict every launch of a corpus and report how far off the predictions are.

    Errors of latency, order and choice of work-group shapes (tau5, regret), by family of kernels, by bound, the worst cases.
    Launches that cannot be predicted are listed. With limits the exit status says whether they were kept. A run that was
    stopped goes on where it was when the same command is given again. Of a network that `measure --network` measured the whole
    run is judged, too, or it is said why not.

    PROFILE is what an inference engine's profiler wrote of the operators of networks: a table in CSV, or text of TensorFlow Lite,
    MNN, ncnn or OpenCL events. The options --graphs to --caches are for profiles. It is also what llama-bench printed, in any
    form, of the model that --graphs names, or of one of the zoo.
    """
    from mgpusim.accuracy.validation import missed_limits, validate_engines
    from mgpusim.cli.progress import Waiting, goes_on
    from mgpusim.cost.launch import as_measured
    from mgpusim.engine.predict import engines as known

    engines = BOTH if engine == "both" else (engine,)
    is_bench = measured is None and looks_like_profile(corpus, benches=True) and _is_bench(corpus)
    if is_bench or (measured is None and looks_like_profile(corpus)):
        others = {"--repeat": repeat, "--kernel": kernels, "--tag": tags, "--limit": limit, "--min-tau5": min_tau5,
                  "--max-regret": max_regret, "--rows": rows}  # fmt: skip
        unfit = [name for name, given in others.items() if given]
        limit_mape = None if max_mape is None else parse_fraction("--max-mape", max_mape)
        if is_bench:
            return validate_llama_bench(corpus, gpus, sets, engine, profile, unfit, limit_mape, session)
        return validate_profile(corpus, gpus, sets, engines, profile, unfit, limit_mape, session)
    profile.refuse(corpus)
    for name in engines:  # before minutes are spent on reading and predicting
        known.lookup(name)
    limits, wanted = _limits(max_mape, min_tau5, max_regret), parse_tags(tags)
    if rows and json_asked():
        raise InputError("--rows: not with --json, whose document has a row of each launch")
    spec = one_gpu(gpus, sets, "a corpus is of one device")
    items = _read(corpus, measured)
    gpu = as_measured(spec, items.protocol.get("order"))
    if gpu is not spec:
        said_orders([gpu])
    total = len(items.launches) if limit is None else min(limit, len(items.launches))
    printed = _printed_rows(len(engines) > 1) if rows else None
    with Waiting(total, bar=not rows or not sys.stdout.isatty()) as waiting, goes_on(waiting, "launches"):
        validations = validate_engines(
            items, gpu, engines, repeat=repeat, kernels=kernels, limit=limit, tags=wanted, on_row=printed,
            on_resumed=_say_resumed, session=session.telling(waiting.total_at), allow_predicted=allow_predicted,
        )  # fmt: skip
    if rows:
        click.echo()
    whole, missing = _whole_networks(items, gpu, () if kernels or wanted or limit else engines, session)
    missed = [text for result in validations for text in missed_limits(result, limits)]
    said = [f"the run as a whole is not judged, {name} engine: {reason}" for name, reason in missing.items()]
    return Answer(
        validations, lambda: _shown(validations, corpus.name, items, whole, gpu), status=MISSED if missed else 0,
        said=[*said, *missed],
        document=lambda: _document(validations, gpu, whole, missing),
    )  # fmt: skip


def _document(
    validations: Sequence[Validation], gpu: GpuSpec, whole: Mapping[str, MeasuredNetwork], missing: Mapping[str, str]
) -> dict[str, Any]:
    """Return what --json prints: the validation of each engine, and the run of the whole network where it is judged."""
    from msgspec import to_builtins

    from mgpusim.result import by_name

    more = {"network": [to_builtins(network) for network in whole.values()]} if whole else {}
    both = {"gpu": gpu.name, "engine": "both"} if len(validations) > 1 else {}
    document = by_name({validation.engine: validation for validation in validations})
    return {**document, **both, **more, **({"network_missing": missing} if missing else {})}


def _shown(
    validations: Sequence[Validation], name: str, corpus: Corpus, whole: Mapping[str, MeasuredNetwork], gpu: GpuSpec
) -> Iterator[ResultView | str]:
    from mgpusim.report.tables.network_fits import judged_view
    from mgpusim.report.tables.validation import validation_view
    from mgpusim.workload.measured import protocol_text

    yield validation_view(validations, name)
    if whole:
        yield ""
        yield judged_view(whole, gpu.name)
    told = validations[0].provenance
    yield f"\n{name}: {protocol_text(corpus.protocol) if told.is_measured else told.text}"


def _is_bench(path: Path) -> bool:
    """Whether a file is an output of llama-bench, by its first bytes."""
    from mgpusim.nn.generating.bench import is_llama_bench

    try:
        with path.open("rb") as file:
            return is_llama_bench(file.read(20_000).decode("utf-8", errors="replace"))
    except OSError:  # said by whoever reads it
        return False


def _read(path: Path, measured: Path | None) -> Corpus:
    """Return a corpus, or that of a launch file and a table of measured times."""
    from mgpusim.workload.corpus import read_corpus

    is_launches = os.path.isdir(path) or path.suffix.lower() == ".toml"
    if measured is not None:
        if ".json" in path.suffixes:
            raise InputError(f"--measured: {path} is a corpus, which has its own times; give a launch file or a folder of them")
        from mgpusim.workload.measured_csv import corpus_from_csv

        return corpus_from_csv(measured, path)
    if is_launches:
        raise InputError(f"{path}: a launch file has no measured times; add --measured and a CSV table of them, or give a corpus")
    return read_corpus(path)


def _whole_networks(
    corpus: Corpus, gpu: GpuSpec, engines: Sequence[str], session: Session
) -> tuple[dict[str, MeasuredNetwork], dict[str, str]]:
    """Return the network of a corpus beside what each engine predicts of its run, and why an engine predicts none.

    Both are empty where the corpus is of no network.
    """
    from mgpusim.calibrate.fitting.networks import is_network, judged

    whole: dict[str, MeasuredNetwork] = {}
    missing: dict[str, str] = {}
    for engine in engines if is_network(corpus) else ():
        try:
            whole[engine] = judged(corpus, gpu, engine, session=session)
        except MgpusimError as error:  # the launches are judged all the same
            missing[engine] = str(error)
    return whole, missing


def _say_resumed(known: int, total: int) -> None:
    if 0 < known < total:  # of all there is nothing to wait for
        click.echo(f"resumed: {known:,} of {total:,} launches were predicted before", err=True)


def _printed_rows(several: bool) -> Callable[[str, ValidatedLaunch | Refused], None]:
    """Return what prints a launch a line; with the engine's name where there are several."""
    from mgpusim.report.tables.validation import row_head, row_line

    click.echo(row_head(several))

    def show(engine: str, row: ValidatedLaunch | Refused) -> None:
        click.echo(row_line(row, engine if several else ""))
        sys.stdout.flush()  # into a pipe, too, as they come

    return show


def _limits(max_mape: str | None, min_tau5: str | None, max_regret: str | None) -> AccuracyLimits:
    """Return the limits given.

    >>> _limits("18%", "0.75", None)
    AccuracyLimits(mape=0.18, tau5=0.75, regret=None)
    """
    from mgpusim.accuracy.validation import AccuracyLimits

    given = (("--max-mape", "mape", max_mape), ("--min-tau5", "tau5", min_tau5), ("--max-regret", "regret", max_regret))
    return AccuracyLimits(**{name: parse_fraction(option, text) for option, name, text in given if text is not None})
