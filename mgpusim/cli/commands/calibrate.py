"""`mgpusim calibrate`: a preset out of what probes found."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mgpusim.cli.options import allow_predicted_option, anchor_option, engine_option, named_as_options, session_options
from mgpusim.cli.output import FileToWrite, html_option, json_option
from mgpusim.cli.profiles import ProfileOptions, looks_like_profile, profile_options
from mgpusim.cli.runner import Answer, AnswerCommand, files_asked
from mgpusim.errors import InputError
from mgpusim.nn.defaults import DEFAULT_LIBRARY

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mgpusim.arch.spec import GpuSpec
    from mgpusim.calibrate.fitting.intervals import FittedIntervals
    from mgpusim.calibrate.presets.infer import Inferred
    from mgpusim.calibrate.probe import Probe
    from mgpusim.session import Session
    from mgpusim.workload.corpus import Corpus


@click.command(cls=AnswerCommand)
@click.argument("probes", required=False, type=click.Path(path_type=Path), metavar="PROBES")
@click.option("--base", metavar="GPU", help="The preset to start from (default: the shipped one nearest to the device's name).")
@click.option("-o", "--output", type=FileToWrite(".toml"), metavar="FILE.toml", help="The preset to write.")
@html_option("Write a page: of probes every curve, of a profile the operators by base and held out.")
@click.option(
    "--corpus", type=click.Path(path_type=Path), metavar="TRAIN.json|TIMES.csv|PROFILE",
    help="Fit what probes cannot see to measured launches, of a CSV table (kernel, global, local, ms) with --launch, or to the "
    "operators in a profile of an engine.",
)  # fmt: skip
@click.option(
    "--launch", type=click.Path(path_type=Path), metavar="LAUNCH.toml|FOLDER",
    help="With --corpus TIMES.csv: the launches that the table has measured times of.",
)  # fmt: skip
@click.option(
    "--network", "measured", multiple=True, type=click.Path(path_type=Path), metavar="CORPUS.json",
    help="Find scale and gap of the device with a library, out of a network that `measure --network` measured. Repeatable.",
)  # fmt: skip
@profile_options
@anchor_option
@engine_option(
    "With --network or --anchor: which engine predicts. "
    "With --intervals of a profile event adds those of the event engine, which take long."
)
@click.option("--fit", "fields", multiple=True, metavar="FIELD", help="With --corpus: fit only these fields. Repeatable.")
@click.option(
    "--folds", type=click.IntRange(0, 100), metavar="N",
    help="With --corpus: folds that judge the fit, of kernels, or of the networks of a profile.  [default: 5]",
)  # fmt: skip
@click.option(
    "--limit", type=click.IntRange(2), metavar="N",
    help="With --corpus: use N launches or distinct operators, sampled evenly over kernels.",
)  # fmt: skip
@click.option(
    "--intervals", is_flag=True, help="With --corpus: find only how far predictions are off, for the 80% intervals of the preset."
)
@allow_predicted_option()
@json_option(prints={
    "calibrate PROBES --json": "mgpusim.calibrate.presets.preset.CalibrationReport",
    "calibrate --corpus CORPUS --json": "mgpusim.calibrate.fitting.training.Trained",
    "calibrate --corpus PROFILE --json": "mgpusim.calibrate.fitting.operators.OperatorFit",
    "calibrate --intervals --json": "mgpusim.calibrate.fitting.intervals.FittedIntervals",
    "calibrate --network --json": "mgpusim.calibrate.fitting.networks.NetworkFit",
    "calibrate --anchor --json": "mgpusim.calibrate.presets.anchored.Anchored",
})  # fmt: skip
@session_options(no_cache="")
def calibrate(
    probes: Path | None, base: str | None, output: Path | None, corpus: Path | None, launch: Path | None,
    fields: tuple[str, ...], folds: int | None, limit: int | None, intervals: bool, session: Session, measured: tuple[Path, ...],
    engine: str, allow_predicted: bool, anchors: tuple[str, ...], profile: ProfileOptions,
) -> Answer:  # fmt: skip
    """Infer a GPU's figures from its probes, or fit them to measured launches, and write them as a preset.

    PROBES is a folder that `mgpusim probe` made, the corpus that its bundle brought back, or the result folder of an ArchProbe
    run (then with --base). With --corpus a second stage fits the few figures that no probe sees. It says how well they do on
    kernels they were not fitted to. With --corpus and --intervals a third stage finds the errors of both engines by what the time
    goes to, on kernels held out. The 80% intervals are made of them.

    With --network it says what whole networks take beside their kernels: one scale and one gap for the device with the library.

    Where the corpus is a profile of an inference engine, as `mgpusim validate` reads, the rows are measured operators and what is
    held out are networks. With --networks the host's costs are found, too. With --intervals it is the analytic engine's errors,
    with --engine event those of both. The options --graphs to --caches are for profiles.

    \b
    mgpusim calibrate --base adreno-640 --corpus operators.csv --library tflite-gpu --graphs models/ -o my-phone.toml

    With --anchor it finds the clock of the phone's runs out of measured times, and writes a preset that extends --base.

    \b
    mgpusim calibrate --base adreno-640 --anchor resnet18=19.9ms -o my-phone.toml
    """
    from mgpusim.workload.measured_csv import is_launch_table

    html = "--html" in files_asked()
    is_profile = corpus is not None and launch is None and looks_like_profile(corpus) and not is_launch_table(corpus)
    if not is_profile:
        profile.refuse(corpus or "what is given")
    given = {"PROBES": probes, "--html": html, "--corpus": corpus, "--launch": launch, "--fit": fields, "--limit": limit,
             "--intervals": intervals}  # fmt: skip
    if anchors:
        _alone("--anchor", given | {"--network": measured}, "it extends a preset, as of --base")
        return _anchors(anchors, base, output, engine, session)
    if measured:
        _alone("--network", given | {"-o": output}, "it writes no preset")
        return _networks(measured, base, engine, session, allow_predicted)
    if probes is None and corpus is None:
        raise InputError("nothing to calibrate from: name a folder that `mgpusim probe` made, or give --corpus TRAIN.json")
    if probes is not None and corpus is None and looks_like_profile(probes):
        raise InputError(f"{probes}: not a folder of probes; measured times are given as --corpus {probes}")
    if corpus is None and (fields or limit is not None or intervals):
        raise InputError("--fit, --limit and --intervals are about fitting; add --corpus TRAIN.json")
    if intervals and fields:
        raise InputError("--intervals: fits no field of the hardware; leave --fit away, or do one after the other")
    if launch is not None and (corpus is None or corpus.suffix.lower() != ".csv"):
        raise InputError("--launch: is about a table of measured times; add --corpus TIMES.csv")
    if corpus is not None:
        if probes is not None:
            raise InputError("--corpus fits a preset that exists: run the probes' stage first, then give its file as --base")
        if html and (intervals or not is_profile):
            raise InputError("--html: there is a page of probes, and of fields fitted to a profile; leave it away here")
        with named_as_options(folds="--folds", networks="--networks"):
            if is_profile:
                return _of_profile(corpus, base, output, fields, folds, limit, intervals, engine, session, profile)
            if intervals:
                return _intervals(corpus, launch, base, output, folds, limit, session, allow_predicted)
            return _train(corpus, launch, base, output, fields, folds, limit, session, allow_predicted)
    assert probes is not None
    return _of_probes(probes, base, output, allow_predicted)


def _alone(option: str, given: Mapping[str, object], why: str) -> None:
    """Refuse other options beside one that does something of its own."""
    if unfit := [name for name, value in given.items() if value]:
        raise InputError(f"{option}: not with {', '.join(unfit)}; {why}")


def _of_probes(probes: Path, base: str | None, output: Path | None, allow_predicted: bool) -> Answer:
    from mgpusim.calibrate.presets.preset import calibrate as calibrated
    from mgpusim.calibrate.presets.preset import preset_text
    from mgpusim.calibrate.probes import known_probes
    from mgpusim.report.tables.calibration import calibration_view

    known = known_probes()
    inferred, gpu, notes = _inferred(probes, base, known, allow_predicted)
    calibration = calibrated(inferred, gpu, output.stem if output is not None else gpu.name).ranked(list(known))
    counted = f"{sum(row.taken for row in calibration.rows)} fields found, {len(calibration.unseen)} as in {gpu.name}"
    view = partial(calibration_view, calibration, known, notes)
    files = {"output": lambda: preset_text(calibration).encode()}
    return Answer(calibration.report(notes), lambda: [view()], files, wrote={"output": counted})


def _inferred(
    probes: Path, base: str | None, known: dict[str, Probe], allow_predicted: bool
) -> tuple[Inferred, GpuSpec, tuple[str, ...]]:
    """Return what probes say together, the GPU to start from, and notes on how they ran."""
    from mgpusim.arch.load import list_gpus, load_gpu
    from mgpusim.calibrate.archprobe.source import infer_archprobe, is_archprobe
    from mgpusim.calibrate.presets.base import guess_base
    from mgpusim.calibrate.presets.infer import infer_all
    from mgpusim.calibrate.probing.folders import read_probes

    if is_archprobe(probes):
        if base is None:
            raise InputError(
                f"{probes}: ArchProbe says neither which GPU it ran on nor its clock; add --base and the GPU most like it: "
                f"{', '.join(list_gpus())}, or the path of a preset"
            )
        gpu = load_gpu(base)
        inferred, notes = infer_archprobe(probes, gpu, known)
        return inferred, gpu, notes
    results = read_probes(probes)
    if results.facts.simulated and not allow_predicted:
        raise InputError(
            f"{probes}: its probes are predicted by mgpusim (event) for {results.facts.name}, not measured;"
            " --allow-predicted takes them all the same"
        )
    if base is None:
        base = guess_base(results.facts.name, str(results.device.get("vendor", "")))
        if base != results.facts.name:
            click.echo(f"base: {base}, the nearest to {results.facts.name}; --base takes another", err=True)
    return infer_all(results.points, results.facts, known), load_gpu(base), results.notes


def _read(corpus: Path, launch: Path | None, base: str | None) -> Corpus:
    """Return the corpus that is meant: a file of one, or a table of times with the launches it is of."""
    from mgpusim.workload.corpus import read_corpus
    from mgpusim.workload.measured_csv import corpus_from_csv, is_csv

    if not is_csv(corpus):
        return read_corpus(corpus)
    if launch is None:
        raise InputError(f"--corpus {corpus}: a table says nothing of kernels and arguments; add --launch LAUNCH.toml")
    if base is None:
        raise InputError(f"--corpus {corpus}: a table does not say which GPU it is of; add --base GPU")
    return corpus_from_csv(corpus, launch)


def _begin(corpus: Path, launch: Path | None, base: str | None) -> tuple[Corpus, GpuSpec, Path]:
    """Return the corpus and the GPU to start from with the path of its preset, after a word on both."""
    from mgpusim.arch.load import preset_path
    from mgpusim.cli.options import said_orders
    from mgpusim.cost.launch import as_measured
    from mgpusim.workload.measured import protocol_text

    data = _read(corpus, launch, base)
    click.echo(f"{corpus}: {len(data.launches)} launches, {protocol_text(data.protocol)}", err=True)
    name, gpu = _base(data.device, base)
    said_orders([as_measured(gpu, data.protocol.get("order"))])
    return data, gpu, preset_path(name)


def _base(device: Mapping[str, Any], base: str | None) -> tuple[str, GpuSpec]:
    """Return the name and the GPU to start from: --base, or the nearest to the device of a corpus, after a word on it."""
    from mgpusim.arch.load import load_gpu
    from mgpusim.calibrate.presets.base import guess_base

    name = base or guess_base(str(device.get("name", "")), str(device.get("vendor", "")))
    gpu = load_gpu(name)
    if base is None:
        click.echo(f"base: {gpu.name}; --base takes another", err=True)
    return name, gpu


def _train(
    corpus: Path, launch: Path | None, base: str | None, output: Path | None, fields: tuple[str, ...], folds: int | None,
    limit: int | None, session: Session, allow_predicted: bool,
) -> Answer:  # fmt: skip
    from mgpusim.calibrate.fitting.training import FOLDS, fitted_text, train
    from mgpusim.cli.progress import told
    from mgpusim.report.tables.training import training_view

    data, gpu, _ = _begin(corpus, launch, base)
    with told(session) as own:
        training = train(
            data, gpu, output.stem if output is not None else gpu.name, parameters=fields or None,
            n_folds=FOLDS if folds is None else folds, limit=limit,
            allow_predicted=allow_predicted, session=own,
        )  # fmt: skip
    held = ""
    if training.by_kernel is not None and training.by_kernel.mape is not None:
        held = f"; {training.by_kernel.mape:.1%} off on kernels held out"
    what = f"fitted to {training.fit.n_launches} launches of {training.fit.n_kernels} kernels"
    still = f"its intervals are still those of {gpu.name}; --intervals --base {output} finds its own"
    files = {"output": lambda: fitted_text(training.gpu, f"{gpu.name} {what}{held}.").encode()}
    return Answer(training, lambda: [training_view(training)], files, wrote={"output": f"{what}\n{still}"})


def _intervals(
    corpus: Path, launch: Path | None, base: str | None, output: Path | None, folds: int | None, limit: int | None,
    session: Session, allow_predicted: bool,
) -> Answer:  # fmt: skip
    from mgpusim.calibrate.fitting.intervals import fit_intervals
    from mgpusim.calibrate.fitting.training import FOLDS
    from mgpusim.cli.progress import told

    data, gpu, path = _begin(corpus, launch, base)
    folds = FOLDS if folds is None else folds
    if folds < 2:
        raise InputError(f"--folds: got {folds}, expected 2 or more: intervals rest on kernels held out")
    with told(session) as own:
        fitted = fit_intervals(
            data, gpu, n_folds=folds, limit=limit, name=corpus.as_posix(), allow_predicted=allow_predicted, session=own
        )
    return _finished(fitted, path, output)


def _finished(fitted: FittedIntervals, path: Path, output: Path | None) -> Answer:
    """Return the errors that were found, and the preset with them."""
    from mgpusim.calibrate.fitting.intervals import preset_with_errors
    from mgpusim.report.tables.training import intervals_view

    what = f"errors of {fitted.n_launches} {fitted.rows} of {fitted.n_kernels} kernels"
    files = {"output": lambda: preset_with_errors(path, fitted, (output or Path()).stem).encode()}
    return Answer(fitted, lambda: [intervals_view(fitted)], files, wrote={"output": what})


def _of_profile(
    corpus: Path, base: str | None, output: Path | None, fields: tuple[str, ...], folds: int | None,
    limit: int | None, intervals: bool, engine: str, session: Session, profile: ProfileOptions,
) -> Answer:  # fmt: skip
    """Fit fields, or only the errors, to the operators of a profile."""
    from mgpusim.arch.load import list_gpus, load_gpu, preset_path
    from mgpusim.calibrate.fitting.operators import fit_operator_intervals, fit_operators
    from mgpusim.calibrate.fitting.training import fitted_text
    from mgpusim.cli.progress import told
    from mgpusim.report.render import page_of_view
    from mgpusim.report.tables.operators import operators_view
    from mgpusim.report.tables.training import operator_fit_view, parameters_table

    if base is None:
        raise InputError(
            f"--corpus {corpus}: which GPU is it of? Add --base and one of {', '.join(list_gpus())}, or the path of a preset"
        )
    gpu = load_gpu(base)
    if intervals and profile.networks is not None:
        raise InputError("--networks: not with --intervals, which are of kernels; do one after the other")
    with told(session) as own:
        asked: dict[str, Any] = {
            **{name: getattr(profile, name) for name in ("graphs", "device", "precision", "caches")},
            "library": profile.library or DEFAULT_LIBRARY, "n_folds": folds, "limit": limit, "session": own,
        }  # fmt: skip
        if intervals:
            engines = tuple(dict.fromkeys(("analytic", engine)))
            of_rows = fit_operator_intervals(corpus, gpu, engines=engines, **asked)
        else:
            name = output.stem if output is not None else None
            fit = fit_operators(corpus, gpu, name=name, runs=profile.networks, parameters=fields or None, **asked)
    if intervals:
        return _finished(of_rows, preset_path(base), output)

    def page() -> bytes:
        fitted = parameters_table(fit.fit, fit.spread, "Fitted fields") if fit.fit.parameters else None
        return page_of_view(operators_view(list(fit.stages.values()), list(fit.stages), fitted))

    what = f"fitted to {fit.fit.n_launches} operators of {fit.networks} networks"
    files = {"output": lambda: fitted_text(fit.gpu, f"{gpu.name} {what}.").encode(), "html": page}
    return Answer(fit, lambda: [operator_fit_view(fit)], files, wrote={"output": what})


def _anchors(anchors: tuple[str, ...], base: str | None, output: Path | None, engine: str, session: Session) -> Answer:
    from mgpusim.arch.load import list_gpus, load_gpu
    from mgpusim.calibrate.presets.anchored import Anchored, anchored_preset
    from mgpusim.cli.options import anchored_gpus

    if base is None:
        raise InputError(f"--anchor: on which GPU was it measured? Add --base and one of {', '.join(list_gpus())}, or a preset")
    before = load_gpu(base)
    (gpu,) = anchored_gpus([before], anchors, engine=engine, session=session)
    files = {"output": lambda: anchored_preset(base, gpu, (output or Path()).stem).encode()}
    anchored, wrote = Anchored.of(before, gpu), {"output": f"{base} at the clock of its runs"}
    return Answer(anchored, tuple, files, wrote=wrote)


def _networks(paths: tuple[Path, ...], base: str | None, engine: str, session: Session, allow_predicted: bool) -> Answer:
    from mgpusim.calibrate.fitting.networks import fit_networks
    from mgpusim.cli.progress import told
    from mgpusim.report.tables.network_fits import network_fits_view
    from mgpusim.result import by_name
    from mgpusim.workload.corpus import read_corpus

    corpora = [read_corpus(path) for path in paths]
    _, gpu = _base(corpora[0].device, base)
    with told(session) as own:
        fits = fit_networks(corpora, gpu, engine, session=own, allow_predicted=allow_predicted)
    document = by_name({f"{fit.library} {fit.precision}": fit for fit in fits})
    return Answer(document, lambda: [network_fits_view(fits)])
