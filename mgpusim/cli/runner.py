"""What becomes of the answer of a command: files, JSON or tables, what failed, the exit status."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import click

from mgpusim.cli.output import FileToWrite, print_json, signed, write_file
from mgpusim.cli.pairs import Failures
from mgpusim.errors import InputError

__all__ = ["Answer", "AnswerCommand", "apart", "files_asked"]

R = TypeVar("R")
FILES = "mgpusim.files"
"""Where a command leaves the options of files that it is to write, in the meta data of its context."""


class Answer(NamedTuple):
    """What a command returns.

    Parameters
    ----------
    results : what --json prints.
    table : makes the lines and tables that are printed without --json.
    files : makes the content of a file, by the name of its option's parameter.
    failures : what could not be answered; a document or a file needs all answers.
    status : exit status.
    document : makes what --json prints, where that is not `results` as they are.
    """

    results: Any
    table: Callable[[], Iterable[Any]]
    files: Mapping[str, Callable[[], bytes]] = {}
    failures: Failures | None = None
    status: int = 0
    document: Callable[[], Any] | None = None


class AnswerCommand(click.Command):
    """A command that returns an `Answer`; --json and --html are not passed to its function."""

    def invoke(self, ctx: click.Context) -> None:
        as_json: bool = ctx.params.pop("as_json", False)
        paths = [
            (option, ctx.params[option.name]) for option in self.params if option.name and isinstance(option.type, FileToWrite)
        ]
        paths = [(option, path) for option, path in paths if path is not None]
        ctx.params.pop("html", None)
        ctx.meta[FILES] = [option.opts[0] for option, _ in paths]
        answer: Answer = super().invoke(ctx)
        failures = answer.failures
        if failures and (as_json or paths or not answer.results):
            raise failures.merged()
        for option, _ in paths:
            if option.name not in answer.files:
                raise InputError(f"{option.opts[0]}: there is nothing to write of what is asked; leave it out")
        contents = [answer.files[str(option.name)]() for option, _ in paths]  # all are made before the first is written
        for (option, path), content in zip(paths, contents, strict=True):
            write_file(option.opts[0], path, signed(content) if option.name == "html" else content)
        if as_json:
            print_json(answer.results if answer.document is None else answer.document())
        else:
            from mgpusim.report.console import write

            write(*answer.table())
        if failures:
            raise failures.merged()
        ctx.exit(answer.status)


def files_asked() -> list[str]:
    """Return the options of files that the command is to write, for what has to be refused before minutes are spent."""
    found: list[str] = click.get_current_context().meta[FILES]
    return found


def apart(show: Callable[[R], Iterable[Any]], results: Sequence[R]) -> Iterator[Any]:
    """Yield the lines of each result, with an empty line between two of them.

    >>> list(apart(lambda name: [name], ["a", "b"]))
    ['a', '', 'b']
    """
    for number, result in enumerate(results):
        if number:
            yield ""
        yield from show(result)
