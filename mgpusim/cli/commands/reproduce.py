"""`mgpusim reproduce`: the validations that stand beside the code, run again."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mgpusim.cli.options import session_options
from mgpusim.cli.output import json_option
from mgpusim.cli.runner import Answer, AnswerCommand, json_asked
from mgpusim.errors import InputError

if TYPE_CHECKING:
    from mgpusim.accuracy.reproducing.description import Description
    from mgpusim.accuracy.reproducing.steps import FileResult, Reproduced
    from mgpusim.session import Session

CHANGED = 1  # exit status where figures have changed or a step has failed
SHOWN_LINES = 20


@click.command(cls=AnswerCommand)
@click.argument("names", metavar="[NAME[:STEP]]...", nargs=-1)
@click.option("--all", "everything", is_flag=True, help="Every folder of validations.")
@click.option("--check", is_flag=True, help="Write nothing; exit with status 1 if a figure has changed beyond rounding.")
@click.option("--again", is_flag=True, help="Run steps, too, that have ended with the same sources before.")
@click.option("--folder", type=click.Path(path_type=Path), metavar="PATH", help="The folder of validations.  [validation]")
@click.option("--lines", type=click.IntRange(0), default=SHOWN_LINES, show_default=True, metavar="N",
              help="Show so many lines of the differences of a file.")  # fmt: skip
@json_option("what has changed", prints="mgpusim.accuracy.reproducing.steps.Reproduced")
@session_options(no_cache="")
def reproduce(
    names: tuple[str, ...], everything: bool, check: bool, again: bool, folder: Path | None, lines: int, session: Session,
) -> Answer:  # fmt: skip
    """Run validations again, and write their reports anew.

    A validation is a folder of validation/ with a description, validation.toml: published or measured data, the scripts that
    compare predictions with them, the last report. Without a name they are listed. What has changed since the last report is
    shown. It may take hours; a run that was stopped goes on where it was.
    """
    from mgpusim.accuracy.reproducing.description import described, find_folders, validation_folder

    root = validation_folder(folder)
    known = find_folders(root)
    if everything and names:
        raise InputError("--all: not with names of validations")
    if not known:
        raise InputError(f"{root}: no folder in it has a validation.toml")
    descriptions = described(root, known if everything or not names else names)
    if not (names or everything):
        return _list(descriptions)
    from mgpusim.accuracy.reproducing.steps import reproduce as run
    from mgpusim.accuracy.reproducing.steps import write_back
    from mgpusim.cli.progress import told

    with told(session) as own:
        results = run(root, descriptions, session=own, again=again, on_step=_say_step)
    results = results if check else write_back(root, results)
    said = [f"written: {result.name}/{file.name}" for result in results for file in result.files if file.written]
    changed = any(result.failed or (check and result.changed) for result in results)
    return Answer(results, lambda: _text(results, lines), status=CHANGED if changed else 0, said=said)


def _say_step(name: str, what: str) -> None:
    if sys.stderr is not None:
        click.echo(f"{name}: {what}", err=True)


def _list(descriptions: tuple[Description, ...]) -> Answer:
    listed = [
        {"name": description.name, "title": description.title, "steps": [step.name for step in description.steps]}
        for description in descriptions
    ]
    width = max(len(description.name) for description in descriptions)
    lines = [
        f"{entry['name']:<{width}}  {entry['title']}\n{'':<{width}}  steps: {', '.join(entry['steps'])}\n" for entry in listed
    ]
    said = [] if json_asked() else ["run one with `mgpusim reproduce NAME`, all with --all"]
    return Answer(listed, lambda: "".join(lines), said=said)


def _text(results: tuple[Reproduced, ...], lines: int) -> str:
    """Return what has changed; differences are not wrapped."""
    out = []
    for result in results:
        seconds = sum(step.seconds for step in result.steps)
        out.append(f"{result.name}: {result.title} ({seconds:.0f} s)")
        out += [f"  {step.name} failed: " + "\n    ".join(step.error.splitlines()) for step in result.steps if step.error]
        for file in result.files:
            out += [f"  {file.name}: {_words(file)}", *(f"    {line}" for line in file.lines[:lines])]
            if len(file.lines) > lines:
                out.append(f"    and {len(file.lines) - lines} lines more")
    return "".join(f"{line}\n" for line in out)


def _words(file: FileResult) -> str:
    """Return how a file compares with the last one, in a sentence."""
    if file.missing:
        return "new"
    if not file.differs:
        return "no figure has changed"
    parts = []
    if file.changed:
        parts.append(f"{file.changed:,} of {file.figures:,} figures have changed, most of all {file.largest}")
    if file.texts:
        parts.append(f"{file.texts:,} {'line differs' if file.texts == 1 else 'lines differ'} in words")
    return "; ".join(parts)
