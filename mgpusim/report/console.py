"""Printing reports: with colour and the terminal's width on a terminal, plain text of a fixed width anywhere else."""

from __future__ import annotations

import io
import os
import re
import sys
from typing import TYPE_CHECKING, Any, Literal

from mgpusim.escapes import for_terminal

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.table import Table

WIDTH = 110  # of text that goes to a file or a pipe, unless COLUMNS says otherwise
LEAST_WIDTH = 40
_STYLE = re.compile(r"\x1b\[[0-9;]*m")


def table(*heads: str, right: tuple[str, ...] = (), whole: tuple[str, ...] = (), title: str = "") -> Table:
    """Return an empty table with these column heads.

    Columns in `right` are aligned right; those and the ones in `whole` are never wrapped.

    >>> table("gpu", "latency", right=("latency",)).columns[1].justify
    'right'
    """
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, title=title or None, title_justify="left", title_style="bold", pad_edge=False,
                 collapse_padding=True)  # fmt: skip
    for head in heads:
        justify: Literal["left", "right"] = "right" if head in right else "left"
        table.add_column(head, justify=justify, no_wrap=head in (*right, *whole), overflow="fold")
    return table


def table_without_head(columns: int = 2) -> Table:
    """Return an empty table of a label column and `columns` - 1 others, without lines.

    >>> len(table_without_head(3).columns)
    3
    """
    from rich.table import Table

    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    for _ in range(columns - 1):
        table.add_column(overflow="fold")
    return table


def _console(width: int | None = None, **options: Any) -> Console:
    from rich.console import Console

    return Console(width=width, markup=False, emoji=False, highlight=False, **options)


def width_of_output() -> int:
    """Return how many characters a line may have."""
    if sys.stdout.isatty():
        return max(LEAST_WIDTH, _console().width)
    columns = os.environ.get("COLUMNS", "")
    return max(LEAST_WIDTH, int(columns)) if columns.isdecimal() and columns.isascii() else WIDTH


def _escaped(console: Console, part: RenderableType) -> RenderableType:
    """Return what a part is drawn with, the control characters of its texts spelled out; styles remain."""
    from rich.segment import Segment, Segments

    whole = console.render_str(part, markup=False, emoji=False, highlight=False) if isinstance(part, str) else part
    return Segments(Segment(for_terminal(s.text), s.style, s.control) for s in console.render(whole))


def _single_spaced(text: str) -> str:
    """Return a text without the second and further ones of empty lines in a row: tables begin and end with one.

    >>> _single_spaced("a\\n\\n \\nb\\n")
    'a\\n\\nb\\n'
    """
    kept: list[str] = []
    for line in text.split("\n"):
        empty = not _STYLE.sub("", line).strip()
        if not (empty and kept and not _STYLE.sub("", kept[-1]).strip()):
            kept.append(line)
    return "\n".join(kept)


def plain(*parts: RenderableType, width: int = WIDTH) -> str:
    """Return the text of `parts` without colour, no line longer than `width`, none with spaces at its end.

    >>> plain("bound: dram")
    'bound: dram\\n'
    """
    out = io.StringIO()
    console = _console(width, file=out, color_system=None, force_terminal=False, legacy_windows=False)
    for part in parts:
        console.print(part)
    lines = [line.rstrip() for line in for_terminal(out.getvalue()).split("\n")]
    return _single_spaced("\n".join(lines))


def write(*parts: RenderableType) -> None:
    """Print `parts` to stdout."""
    if sys.stdout.isatty():
        console = _console(width_of_output())
        with console.capture() as drawn:
            for part in parts:
                console.print(_escaped(console, part), end="")
        sys.stdout.write(_single_spaced(drawn.get()))
    else:
        sys.stdout.write(plain(*parts, width=width_of_output()))
