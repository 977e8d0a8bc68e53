"""`mgpusim convert`: files of other tuners into ours and back, by whatever formats are registered."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mgpusim.cli.options import allow_predicted_option, engine_option, gpu_options, load_gpus, session_options
from mgpusim.cli.output import PathToWrite
from mgpusim.errors import InputError, suggest

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.interop.format import Format
    from mgpusim.interop.tuned import Tuned
    from mgpusim.session import Session
    from mgpusim.workload.spaces.space import Space


class _Command(click.Command):
    """A command whose help lists the formats there are."""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        from mgpusim.interop.format import formats

        super().format_help_text(ctx, formatter)
        known = [(name, formats[name]) for name in formats.known()]
        for title, is_space in (("Formats of results", False), ("Formats of spaces", True)):
            with formatter.section(title):
                formatter.write_dl([(name, form.about) for name, form in known if form.is_space == is_space])


@click.command(cls=_Command)
@click.argument("source", metavar="IN", type=click.Path(path_type=Path))
@click.option("--output", "-o", required=True, type=PathToWrite(), metavar="OUT", help="What to write.")
@click.option("--from", "given", metavar="FORMAT", help="The format of IN; found by its content by default.")
@click.option("--to", "wanted", metavar="FORMAT", help="The format of OUT. By default: .toml is a space, .log AutoTVM; else a "
              "corpus of a tuner's results, a Kernel Tuner cache of ours.")  # fmt: skip
@click.option("--space", "space_path", type=click.Path(path_type=Path), metavar="SPACE.toml",
              help="The space with the same knobs, which says how a configuration is launched.")  # fmt: skip
@gpu_options
@engine_option("Which engine predicts, of a space with --gpu.")
@click.option("--limit", type=click.IntRange(1), metavar="N", help="Predict only N members of the space, drawn evenly.")
@click.option("--task", metavar="NAME", help="Which task of a file with several: its name or its number, from 1.")
@click.option("--measured-on", metavar="DEVICE", help="State that the results of IN, of unknown provenance, were measured on it.")
@allow_predicted_option("Make a corpus of results that are predictions, and say so in it.")
@session_options(no_cache="")
def convert(
    source: Path, output: Path, given: str | None, wanted: str | None, space_path: Path | None, gpus: tuple[str, ...],
    sets: tuple[str, ...], engine: str, limit: int | None, task: str | None, session: Session,
    measured_on: str | None, allow_predicted: bool,
) -> None:  # fmt: skip
    """Convert what a tuner measured, or a search space, between formats.

    \b
    mgpusim convert cache.json --space gemm.toml -o corpus.json.gz     then: mgpusim validate corpus.json.gz --gpu X
    mgpusim convert corpus.json.gz -o cache.json                       measured members of a space for Kernel Tuner
    mgpusim convert gemm.toml --gpu adreno-640 -o cache.json           predicted ones
    mgpusim convert t1.json -o space.toml                              a space to be looked through

    Where times come from (measured on a device, predicted by which engine) is kept in every format. Logs and files of which
    nobody says so are of unknown provenance, which `validate` does not take for measured times.
    """
    from mgpusim.interop.format import format_of, formats, suffix_format
    from mgpusim.workload.spaces.file import load_space

    source = _shipped(source)
    origin = formats.lookup(given) if given else format_of(source)
    target = formats.lookup(wanted) if wanted else suffix_format(output) or formats.lookup(origin.becomes)
    if not target.is_written:
        raise InputError(f"--to: {target.name} is read only; written are {', '.join(_written(None))}")
    specs = load_gpus(gpus, sets) if gpus else []
    if len(specs) > 1:
        raise InputError(f"--gpu: got {len(specs)} GPUs; results are of one device")
    if specs and not origin.is_space:
        raise InputError(f"--gpu: {source} holds results, nothing to predict; give a space")
    space = load_space(space_path) if space_path is not None else None
    if target.is_space:
        _write_space(source, origin, target, output, space, task)
        return
    notes: tuple[str, ...] = ()
    if origin.is_space:
        if not specs:
            spaces = " or ".join(_written(True))
            wants = f"to make {target.name} of predictions over it, add --gpu; to make a space, --to {spaces}"
            raise InputError(f"{source} is a space: {wants}")
        if target.measured and not allow_predicted:
            raise InputError(
                f"a {target.name} is of measurements, not of predictions: choose another --to, as in --to {origin.becomes}, or"
                " --allow-predicted"
            )
        space = _read_space(source, origin)
        tasks, notes = _predict(space, specs[0], engine, limit, session)
    else:
        tasks = _read_results(source, origin, space)
        tasks = tasks if target.several_tasks and task is None else [_one(tasks, task)]
        tasks = [_stated(tuned, measured_on) for tuned in tasks]
        for tuned in tasks:
            if target.measured and tuned.provenance.kind == "predicted" and not allow_predicted:
                raise InputError(
                    f"{source}: {tuned.provenance.text}; a {target.name} is of measurements,"
                    " --allow-predicted makes one all the same"
                )
    if target.write_results is not None:
        notes += target.write_results(output, tasks, space, origin)
    for tuned in tasks:
        click.echo(f"{output}: {_summary(tuned)}", err=True)
    for note in notes:
        click.echo(f"  {note}", err=True)


def _stated(tuned: Tuned, device: str | None) -> Tuned:
    """Return results with what --measured-on states of them, where they state nothing themselves."""
    import msgspec

    from mgpusim.workload.provenance import Provenance

    if device is None:
        return tuned
    if tuned.provenance.kind != "unknown":
        raise InputError(f"--measured-on: the results say themselves that they are {tuned.provenance.text}")
    if not device.strip():
        raise InputError("--measured-on: got nothing, expected the name of the device")
    return msgspec.structs.replace(tuned, provenance=Provenance("measured", "the user", device))


def _shipped(source: Path) -> Path:
    """Return the file of a space that is named as those that come with the package are; other paths as they are."""
    from mgpusim.workload.shipped import find_space, shipped_spaces

    named = source.suffix.lower() == ".toml" or str(source) in shipped_spaces()
    return find_space(source) if named and not os.path.exists(source) else source


def _written(is_space: bool | None) -> list[str]:
    """Return the names of formats that are written: of spaces, of results, or of both (None)."""
    from mgpusim.interop.format import formats

    written = [name for name in formats.known() if formats[name].is_written]
    return [name for name in written if is_space in (None, formats[name].is_space)]


def _read_space(path: Path, origin: Format) -> Space:
    if origin.read_space is None:
        raise InputError(f"{path}: {origin.name} is written only")
    space, notes = origin.read_space(path)
    for note in notes:
        click.echo(f"{path}: {note}", err=True)
    return space


def _read_results(path: Path, origin: Format, space: Space | None) -> list[Tuned]:
    if origin.read_results is None:
        raise InputError(f"{path}: {origin.name} is written only")
    return list(origin.read_results(path, space))


def _write_space(source: Path, origin: Format, target: Format, output: Path, space: Space | None, task: str | None) -> None:
    if origin.is_space:
        written = _read_space(source, origin)
    else:  # the knobs alone: a start for a space of one's own
        from mgpusim.interop.results import space_of_results

        written = space or space_of_results(_one(_read_results(source, origin, None), task))
    notes = target.write_space(output, written) if target.write_space is not None else ()
    members = written.count_valid(10_000_000)
    valid = "" if members is None else f", {members} valid"
    click.echo(f"{output}: {len(written.knobs)} knobs, {written.count} configurations{valid}", err=True)
    for note in notes:
        click.echo(f"  {note}", err=True)


def _one(tasks: Sequence[Tuned], task: str | None) -> Tuned:
    """Return the task that --task names, or the only one."""
    listed = ", ".join(f"{i} {tuned.kernel}" for i, tuned in enumerate(tasks, 1))
    if task is None:
        if len(tasks) > 1:
            raise InputError(f"the log has {len(tasks)} tasks: choose one with --task: {listed}")
        return tasks[0]
    if task.isdigit() and 1 <= int(task) <= len(tasks):
        return tasks[int(task) - 1]
    named = [tuned for tuned in tasks if tuned.kernel == task]
    if len(named) > 1:
        raise InputError(f"--task: {len(named)} tasks are called '{task}'; choose by number: {listed}")
    if not named:
        raise InputError(f"--task: {suggest('task', task, [tuned.kernel for tuned in tasks])}")
    return named[0]


def _predict(space: Space, gpu: GpuSpec, engine: str, limit: int | None, session: Session) -> tuple[list[Tuned], tuple[str, ...]]:
    from mgpusim.cli.progress import told
    from mgpusim.interop.results import members_of, predicted

    members = members_of(space, limit)
    with told(session, start=f"predicting {len(members):,} members of {space.name} on {gpu.name}") as own:
        tuned, notes = predicted(space, gpu, members, engine, session=own)
    return [tuned], notes


def _summary(tuned: Tuned) -> str:
    """Return a line about results.

    >>> from mgpusim.interop.tuned import Tuned, TunedResult
    >>> results = (TunedResult({"a": 1}, 2.0), TunedResult({"a": 2}, None, "compile"))
    >>> _summary(Tuned("f", "GPU", {"a": (1, 2)}, results, "ms"))
    'f on GPU: 2 configurations of 1 knob, provenance unknown, 1 failed (1 compile); fastest 2 ms'
    """
    from collections import Counter

    from mgpusim.units import format_quantity

    failed = Counter(result.failure for result in tuned.results if result.time is None)
    why = ", ".join(f"{count} {word}" for word, count in failed.most_common())
    best = min((time for result in tuned.results if (time := tuned.time_ns(result)) is not None), default=None)
    knobs = f"{len(tuned.knobs)} knob{'s' * (len(tuned.knobs) != 1)}"
    where = f"{tuned.kernel or 'a kernel'} on {tuned.device or 'an unknown device'}"
    text = f"{where}: {len(tuned.results)} {'predicted ' * (tuned.provenance.kind == 'predicted')}configurations of {knobs}"
    text += "" if tuned.provenance.is_measured else f", {tuned.provenance.text}"
    text += f", {tuned.failed} failed ({why})" if failed else ""
    return text + (f"; fastest {format_quantity(best / 1e9, 's')}" if best is not None else "")
