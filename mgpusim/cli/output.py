"""What several commands share of writing: files that are checked before minutes are spent on them, JSON on standard output."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import click

from mgpusim.errors import InputError

C = TypeVar("C", bound=Callable[..., Any])
ARGUMENTS = "mgpusim.arguments"
"""Where the command group leaves what was typed, in the meta data of its context."""


def check_place(option: str, path: Path) -> None:
    """Refuse a path that cannot be written before minutes are spent on what is to be written there."""

    folder = path.parent
    while not os.path.exists(folder) and folder != folder.parent:
        folder = folder.parent
    if not os.path.isdir(folder):
        raise InputError(f"{option}: cannot write '{path}': '{folder}' is not a folder")
    if not os.access(folder, os.W_OK | os.X_OK):
        raise InputError(f"{option}: cannot write '{path}': no permission to write into '{folder}'")


def check_suffix(option: str, path: Path | None, *suffixes: str) -> None:
    """Refuse a path of another kind of file.

    >>> check_suffix("--html", Path("page.html"), ".html")
    """
    if path is not None and path.suffix.lower() not in suffixes:
        raise InputError(f"{option}: got '{path}', expected the path of a {' or '.join(suffixes)} file")


class PathToWrite(click.Path):
    """Type of an option: the path of what the command writes, a file of some kinds or any, or a folder, in a place for it.

    >>> @click.command()
    ... @click.option("--html", type=PathToWrite(".html"))
    ... def show(html):
    ...     print(html)
    >>> show.main(["--html", "page.md"], standalone_mode=False)
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: --html: got 'page.md', expected the path of a .html file
    """

    def __init__(self, *suffixes: str, folder: bool = False) -> None:
        super().__init__(file_okay=not folder, dir_okay=folder, path_type=Path)
        self.suffixes = suffixes

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        path = Path(os.fsdecode(super().convert(value, param, ctx)))
        if param is not None:
            option = param.opts[0]
            if self.suffixes:
                check_suffix(option, path, *self.suffixes)
            check_place(option, path / "x" if self.dir_okay else path)
        return path


class FileToWrite(PathToWrite):
    """Type of an option: the path of a file that is written when the command has answered."""


def write_file(option: str, path: Path, data: bytes) -> None:
    """Write a file in one step; what goes wrong names the option."""
    from mgpusim.files import write_atomic

    try:
        write_atomic(path, data)
    except OSError as error:  # its own file name is that of a temporary file
        raise InputError(f"{option}: cannot write '{path}': {error.strerror}") from None


def signed(page: bytes) -> bytes:
    """Return a page whose footer names the command that runs and the time, or that of SOURCE_DATE_EPOCH for builds to repeat."""
    import os
    import shlex
    from datetime import UTC, datetime

    from mgpusim.report.pages.frame import with_origin

    context = click.get_current_context(silent=True)
    words = ["mgpusim", *(context.find_root().meta.get(ARGUMENTS, ()) if context else ())]
    epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
    when = datetime.fromtimestamp(int(epoch), UTC) if epoch.isascii() and epoch.isdecimal() else datetime.now(UTC)
    return with_origin(page, shlex.join(words), when)


def html_option(text: str) -> Callable[[C], C]:
    """Return a decorator that adds ``--html``, with its help."""
    return click.option("--html", type=FileToWrite(".html"), metavar="FILE.html", help=text)


class JsonOption(click.Option):
    """The option that prints JSON; `prints` has types of `Result` by what is typed, from which `mgpusim.schemas` is made."""

    def __init__(self, *args: Any, prints: str | Mapping[str, str] = "", **options: Any) -> None:
        super().__init__(*args, **options)
        self.prints = prints


def json_option(what: str = "everything", *, prints: str | Mapping[str, str] = "") -> Callable[[C], C]:
    """Return a decorator that adds ``--json``.

    Parameters
    ----------
    what : is printed, in words.
    prints : the type of the results that have a schema, as a dotted path; of several kinds by what is typed. "" for none.
    """
    return click.option("--json", "as_json", is_flag=True, help=f"Print {what} as JSON.", cls=JsonOption, prints=prints)


def print_json(result: Any, indent: int = 1) -> None:
    """Print a result, several of them, or another document of plain values on standard output."""
    click.echo(json_text(result, indent))


def json_text(result: Any, indent: int = 1) -> str:
    """Return what `print_json` prints."""
    import json

    import msgspec

    from mgpusim.result import Result

    def plain(part: Any) -> Any:
        return part.to_dict() if isinstance(part, Result) else msgspec.to_builtins(part)

    document = [plain(part) for part in result] if isinstance(result, list | tuple) else plain(result)
    return json.dumps(document, indent=indent, allow_nan=False)
