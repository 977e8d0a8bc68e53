"""`mgpusim convert`: files of other tuners into ours and back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mgpusim.cli.options import gpu_options, load_gpus
from mgpusim.errors import InputError, suggest

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.interop.tuned import Tuned
    from mgpusim.workload.spaces.space import Space

__all__ = ["convert"]

RESULTS = ("kernel-tuner", "t4", "autotvm", "corpus")
SPACES = ("space", "t1")
TOOLS = {"kernel-tuner": "Kernel Tuner", "t4": "a tuner (T4)", "autotvm": "AutoTVM", "corpus": "mgpusim"}
SIGNS = {
    "corpus": ('"mgpusim.corpus/',),
    "t1": ('"ConfigurationSpace"',),
    "t4": ('"invalidity"',),
    "autotvm": ('"entity"', '"e": ['),
    "kernel-tuner": ('"tune_params_keys"', '"tune_params"'),
}
"""What only files of a format have near their beginning, in the order in which to look."""
FORMATS = click.Choice([*RESULTS, *SPACES])


@click.command()
@click.argument("source", metavar="IN", type=click.Path(path_type=Path))
@click.option(
    "--output", "-o", required=True, type=click.Path(dir_okay=False, path_type=Path), metavar="OUT", help="What to write."
)
@click.option("--from", "given", type=FORMATS, help="The format of IN; found by its content by default.")
@click.option("--to", "wanted", type=FORMATS, help="The format of OUT. By default: .toml is a space, .log AutoTVM; else a "
              "corpus of a tuner's results, a Kernel Tuner cache of ours.")  # fmt: skip
@click.option("--space", "space_path", type=click.Path(path_type=Path), metavar="SPACE.toml",
              help="The space with the same knobs, which says how a configuration is launched.")  # fmt: skip
@gpu_options()
@click.option("--engine", default="analytic", show_default=True, help="Which engine predicts, of a space with --gpu.")
@click.option("--limit", type=click.IntRange(1), metavar="N", help="Predict only N members of the space, drawn evenly.")
@click.option("--task", metavar="NAME", help="Which task of an AutoTVM log with several: its name or its number, from 1.")
@click.option("--jobs", "-j", type=click.IntRange(1), metavar="N", help="Processes that predict; all cores by default.")
def convert(
    source: Path, output: Path, given: str | None, wanted: str | None, space_path: Path | None, gpus: tuple[str, ...],
    sets: tuple[str, ...], engine: str, limit: int | None, task: str | None, jobs: int | None,
) -> None:  # fmt: skip
    """Convert what a tuner measured, or a search space, between formats.

    \b
    results   kernel-tuner   cache files of Kernel Tuner; its simulation mode replays ours
              t4             T4 result files
              autotvm        logs of AutoTVM
              corpus         measured launches, for `mgpusim validate`
    spaces    space          our space files; with --gpu, predictions over one are results
              t1             T1 input files

    \b
    mgpusim convert cache.json --space gemm.toml -o corpus.json.gz     then: mgpusim validate corpus.json.gz --gpu X
    mgpusim convert corpus.json.gz -o cache.json                       measured members of a space for Kernel Tuner
    mgpusim convert gemm.toml --gpu adreno-640 -o cache.json           predicted ones
    mgpusim convert t1.json -o space.toml                              a space to be looked through
    """
    from mgpusim.cli.output import check_place

    check_place("--output", output)
    kind = given or _kind_of(source)
    to = wanted or _default(kind, output)
    if kind == to == "corpus":
        raise InputError(f"{source} is a corpus already; give another format with --to")
    specs = load_gpus(gpus, sets) if gpus else []
    if len(specs) > 1:
        raise InputError(f"--gpu: got {len(specs)} GPUs; results are of one device")
    if specs and kind not in SPACES:
        raise InputError(f"--gpu: {source} holds results, nothing to predict; give a space")
    space = _space(space_path) if space_path is not None else None
    if to in SPACES:
        _write_space(source, kind, to, output, space, task)
        return
    if kind in SPACES and not specs:
        raise InputError(
            f"{source} is a space: to make {to} of predictions over it, add --gpu; to make a space, --to space or t1"
        )
    if kind in SPACES and to == "corpus":
        raise InputError("a corpus is of measurements, not of predictions: choose another --to, as in --to kernel-tuner")
    notes: tuple[str, ...]
    if kind in SPACES:
        space = _read_space(source, kind)
        tasks, notes = _predict(space, specs[0], engine, limit, jobs)
    else:
        tasks, notes = _read_results(source, kind, space), ()
        tasks = tasks if to == "autotvm" and task is None else [_one(tasks, task)]
        if to == "kernel-tuner":
            from mgpusim.interop.tuned import distinct

            tasks[0], repeated = distinct(tasks[0])
            notes = (f"{repeated} repeated results left out, the fastest kept",) if repeated else ()
    notes += _write_results(tasks, kind, to, output, space)
    for tuned in tasks:
        click.echo(f"{output}: {_summary(tuned)}", err=True)
    for note in notes:
        click.echo(f"  {note}", err=True)


def _kind_of(path: Path) -> str:
    """Return the format of a file by its name and content."""
    from mgpusim.interop.tuned import read_text
    from mgpusim.workload.shipped import shipped_spaces

    if path.suffix.lower() == ".toml" or (str(path) in shipped_spaces() and not path.exists()):
        return "space"
    text = read_text(path, "input")
    head = text[:100_000]
    for kind, signs in SIGNS.items():
        if any(sign in head for sign in signs):
            return kind
    raise InputError(f"{path}: no format that is known; say which with --from {'|'.join((*RESULTS, *SPACES))}")


def _default(kind: str, output: Path) -> str:
    if output.suffix.lower() == ".toml":
        return "space"
    if output.suffix.lower() == ".log":
        return "autotvm"
    return "kernel-tuner" if kind in ("corpus", *SPACES) else "corpus"


def _space(path: Path) -> Space:
    from mgpusim.workload.spaces.space import load_space

    return load_space(path)


def _read_space(path: Path, kind: str) -> Space:
    from mgpusim.interop.t1 import read_t1

    if kind == "space":
        return _space(path)
    space, notes = read_t1(path)
    for note in notes:
        click.echo(f"{path}: {note}", err=True)
    return space


def _write_space(source: Path, kind: str, to: str, output: Path, space: Space | None, task: str | None) -> None:
    from mgpusim.interop.space_toml import write_space
    from mgpusim.interop.t1 import write_t1

    if kind in SPACES:
        found = _read_space(source, kind)
    else:  # the knobs alone: a start for a space of one's own
        from mgpusim.interop.space_toml import space_of_results

        found = space or space_of_results(_one(_read_results(source, kind, None), task))
    notes = write_space(output, found) if to == "space" else write_t1(output, found)
    members = found.count_valid(10_000_000)
    valid = "" if members is None else f", {members} valid"
    click.echo(f"{output}: {len(found.knobs)} knobs, {found.count} configurations{valid}", err=True)
    for note in notes:
        click.echo(f"  {note}", err=True)


def _read_results(path: Path, kind: str, space: Space | None) -> list[Tuned]:
    if kind == "autotvm":
        from mgpusim.interop.autotvm import read_log

        return list(read_log(path))
    if kind == "corpus":
        from mgpusim.interop.tuned_corpus import tuned_of
        from mgpusim.workload.corpus import read_corpus

        return [tuned_of(read_corpus(path), space)]
    if kind == "t4":
        from mgpusim.interop.t4 import read_t4

        return [read_t4(path)]
    from mgpusim.interop.kernel_tuner import read_cache

    return [read_cache(path)]


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


def _predict(space: Space, gpu: GpuSpec, engine: str, limit: int | None, jobs: int | None) -> tuple[list[Tuned], tuple[str, ...]]:
    from mgpusim.cli.options import cores
    from mgpusim.cli.progress import Waiting
    from mgpusim.engine.predict import engines
    from mgpusim.interop.tuned_corpus import members_of, predicted

    engines.lookup(engine)
    members = members_of(space, limit)
    with Waiting(len(members)) as waiting:

        def progress(done: int, label: str) -> None:
            waiting.step(label)

        tuned, notes = predicted(space, gpu, members, engine, jobs=jobs or cores(), on_outcome=progress)
    return [tuned], notes


def _write_results(tasks: Sequence[Tuned], kind: str, to: str, output: Path, space: Space | None) -> tuple[str, ...]:
    """Write the results; return what the format could not hold."""
    if to == "autotvm":
        from mgpusim.interop.autotvm import write_log

        write_log(output, tasks)
        return () if kind == "autotvm" else ("an AutoTVM log holds no values of knobs that were never measured: left out",)
    (tuned,) = tasks
    if to == "t4":
        from mgpusim.interop.t4 import write_t4

        write_t4(output, tuned)
        return ()
    if to == "kernel-tuner":
        from mgpusim.interop.kernel_tuner import write_cache

        write_cache(output, tuned)
        return ()
    from mgpusim.interop.tuned_corpus import corpus_of
    from mgpusim.workload.corpus import write_corpus

    if space is None:
        raise InputError(f"a {TOOLS[kind]} file has neither source nor arguments: a corpus needs --space with the same knobs")
    corpus, notes = corpus_of(tuned, space, TOOLS.get(kind, "mgpusim"))
    write_corpus(output, corpus)
    return notes


def _summary(tuned: Tuned) -> str:
    """Return a line about results.

    >>> from mgpusim.interop.tuned import Tuned, TunedResult
    >>> results = (TunedResult({"a": 1}, 2.0), TunedResult({"a": 2}, None, "compile"))
    >>> _summary(Tuned("f", "GPU", {"a": (1, 2)}, results, "ms"))
    'f on GPU: 2 configurations of 1 knob, 1 failed (1 compile); fastest 2 ms'
    """
    from collections import Counter

    from mgpusim.units import format_quantity

    failed = Counter(result.failure for result in tuned.results if result.time is None)
    why = ", ".join(f"{count} {word}" for word, count in failed.most_common())
    best = min((time for result in tuned.results if (time := tuned.time_ns(result)) is not None), default=None)
    knobs = f"{len(tuned.knobs)} knob{'s' * (len(tuned.knobs) != 1)}"
    where = f"{tuned.kernel or 'a kernel'} on {tuned.device or 'an unknown device'}"
    text = f"{where}: {len(tuned.results)} {'predicted ' if 'predicted_by' in tuned.extra else ''}configurations of {knobs}"
    text += f", {sum(failed.values())} failed ({why})" if failed else ""
    return text + (f"; fastest {format_quantity(best / 1e9, 's')}" if best is not None else "")
