"""What becomes of the answer of a command: files, JSON or tables, what failed, the exit status."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import click

from mgpusim.cli.output import FileToWrite, print_json, signed, write_file
from mgpusim.cli.pairs import Failures
from mgpusim.errors import InputError, MgpusimError

R = TypeVar("R")
FILES, JSON = "mgpusim.files", "mgpusim.json"
"""Where the options of files that are to be written are kept in the meta data of the context, and whether JSON is printed."""


class Answer(NamedTuple):
    """What a command returns.

    Parameters
    ----------
    results : what --json prints.
    shown : makes the views, lines and tables that are printed without --json, or a text that is printed as it is.
        --html writes the first view. Without it that is the view of `results`.
    files : makes the content of another file, or another page, by the name of its option's parameter.
    failures : what could not be answered; a document or a file needs all answers.
    status : exit status.
    document : makes what --json prints, where that is not `results` as they are.
    said : lines on standard error, after all else.
    wrote : by option, what is said there of its file once it is written, after the file's name.
    indent : of JSON.
    error : is raised after all else.
    """

    results: Any
    shown: Callable[[], Iterable[Any] | str] | None = None
    files: Mapping[str, Callable[[], bytes]] = {}
    failures: Failures | None = None
    status: int = 0
    document: Callable[[], Any] | None = None
    said: Sequence[str] = ()
    wrote: Mapping[str, str] = {}
    indent: int = 1
    error: MgpusimError | None = None

    def parts(self) -> Iterable[Any] | str:
        """Return what is shown."""
        return [self.results.view()] if self.shown is None else self.shown()


class AnswerCommand(click.Command):
    """A command that returns an `Answer`; --json and --html are not passed to its function."""

    def invoke(self, ctx: click.Context) -> None:
        as_json: bool = ctx.params.pop("as_json", False)
        paths = [
            (option, ctx.params[option.name]) for option in self.params if option.name and isinstance(option.type, FileToWrite)
        ]
        paths = [(option, path) for option, path in paths if path is not None]
        ctx.params.pop("html", None)
        ctx.meta[FILES], ctx.meta[JSON] = [option.opts[0] for option, _ in paths], as_json
        answer: Answer = super().invoke(ctx)
        failures = answer.failures
        if failures and (as_json or paths or not answer.results):
            raise failures.merged()
        contents = [_content(answer, option) for option, _ in paths]  # all are made before the first is written
        for (option, path), content in zip(paths, contents, strict=True):
            write_file(option.opts[0], path, signed(content) if option.name == "html" else content)
        if as_json:
            print_json(answer.results if answer.document is None else answer.document(), answer.indent)
        else:
            print_shown(answer.parts())
        of_files = [f"{path}: {answer.wrote[name]}" for option, path in paths if (name := option.name or "") in answer.wrote]
        for line in (*of_files, *answer.said):
            click.echo(line, err=True)
        if error := failures.merged() if failures else answer.error:
            raise error
        ctx.exit(answer.status)


def _content(answer: Answer, option: click.Parameter) -> bytes:
    """Return what is written to the file of an option."""
    if option.name in answer.files:
        return answer.files[option.name]()
    from mgpusim.report.render import page_of_view
    from mgpusim.view import ResultView

    views = [part for part in answer.parts() if isinstance(part, ResultView)] if option.name == "html" else []
    if not views:
        raise InputError(f"{option.opts[0]}: there is nothing to write of what is asked; leave it out")
    return page_of_view(views[0])


def print_shown(shown: Iterable[Any] | str) -> None:
    """Print views, lines and tables, or a text as it is."""
    if isinstance(shown, str):
        click.echo(shown, nl=False)
        return
    from mgpusim.report.console import write
    from mgpusim.report.render import lines_of_view
    from mgpusim.view import ResultView

    lines = (lines_of_view(part) if isinstance(part, ResultView) else [part] for part in shown)
    write(*(line for some in lines for line in some))


def files_asked() -> list[str]:
    """Return the options of files that the command is to write, for what has to be refused before minutes are spent."""
    options: list[str] = click.get_current_context().meta[FILES]
    return options


def json_asked() -> bool:
    """Return whether the answer is printed as JSON."""
    asked: bool = click.get_current_context().meta[JSON]
    return asked


def apart(show: Callable[[R], Any], results: Iterable[R]) -> Iterator[Any]:
    """Yield the view of each result, or its lines, with an empty line between two of them.

    >>> list(apart(lambda name: [name], ["a", "b"]))
    ['a', '', 'b']
    """
    for number, result in enumerate(results):
        if number:
            yield ""
        shown = show(result)
        yield from shown if isinstance(shown, Iterable) else (shown,)
