"""Any view as lines of a terminal, as HTML for a notebook, and as a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from mgpusim.escapes import for_terminal, shortened
from mgpusim.report.text import bytes_text, factor, number, share, sizes, time_text
from mgpusim.view import Facts, Figure, Kind, ResultView, Shaded, Strong, ViewTable

if TYPE_CHECKING:
    from rich.console import RenderableType

BAR = 12
"""Characters of a whole bar in a terminal."""
MOST_CELL = 300
"""Characters of a cell in a terminal: names of models may have any number."""
TEXTS: dict[Kind, Callable[[Any], str]] = {
    "text": str, "word": str, "time": time_text, "bytes": bytes_text, "share": share, "number": number, "sizes": sizes,
    "percent": lambda value: f"{100 * value:.1f}%", "signed": lambda value: f"{100 * value:+.0f}%",
    "ratio": lambda value: f"{value:.2f}",
    "factor": factor, "count": lambda value: f"{value:,}",
    "bar": lambda value: ("█" if value >= 0 else "░") * round(BAR * abs(value)) or ("▏" if value else ""),
}  # fmt: skip
LEFT = ("text", "word", "sizes", "bar")
"""Kinds that are aligned left."""
LONG = 44
"""Characters of a text from which on pages wrap it."""


def cell_text(kind: Kind, value: Any) -> str:
    """Return a value as people read it.

    >>> cell_text("time", 1500.0), cell_text("share", None), cell_text("time", "none")
    ('1.5 ms', '-', 'none')
    """
    value = value.value if isinstance(value, Shaded) else value
    return "-" if value is None else value if isinstance(value, str) else TEXTS[kind](value)


# ---- terminal ----------------------------------------------------------------------------------------------------------
def lines_of_view(view: ResultView) -> list[RenderableType]:
    """Return what to print of a view."""
    parts: list[RenderableType] = [view.headline] if view.headline else []
    before: object = view.headline
    for part in view.shown("terminal"):
        if isinstance(part, Figure):
            continue
        if parts and not (isinstance(part, str) and isinstance(before, str)):
            parts.append("")
        before = part
        if isinstance(part, str):
            parts.append(part)
        elif isinstance(part, Facts):
            parts.append(_printed_facts(part))
        elif isinstance(part, ViewTable):
            parts += _printed_table(part)
        elif isinstance(part, ResultView):
            parts += [part.title, *lines_of_view(part)]
    return [*parts, *([""] if view.notes else []), *(f"note: {shortened(note)}" for note in view.notes)]


def _printed_facts(facts: Facts) -> RenderableType:
    from mgpusim.report.console import table_without_head

    table = table_without_head(max(map(len, facts.rows), default=2))
    for row in facts.rows:
        table.add_row(*(shortened(for_terminal(text)) for text in row), style=_style(row))
    return table


def _printed_table(shown: ViewTable) -> Iterator[RenderableType]:
    from mgpusim.report.console import table

    right = tuple(head for head, kind in shown.columns.items() if kind not in LEFT)
    whole = tuple(head for head, kind in shown.columns.items() if kind in ("word", "bar"))
    printed = table(*shown.columns, right=right, whole=whole, title=shown.title)
    for row in shown.rows[: shown.most]:
        cells = (shortened(for_terminal(text), MOST_CELL) for text in _texts(shown, row))  # before their width is taken
        printed.add_row(*cells, style=_style(row))
    yield printed
    if shown.most is not None and len(shown.rows) > shown.most:
        yield f"and {len(shown.rows) - shown.most} more {shown.of}; --json has all"


def _style(row: object) -> str:
    return "bold" if isinstance(row, Strong) else ""


def _texts(shown: ViewTable, row: Any) -> list[str]:
    return [cell_text(kind, value) for kind, value in zip(shown.columns.values(), row, strict=True)]


# ---- HTML --------------------------------------------------------------------------------------------------------------
def html_of_view(view: ResultView, page: bool = False) -> str:
    """Return a view as HTML: tables, facts as tables of labels, texts as paragraphs.

    Parameters
    ----------
    page : as the content of a page, with heads of sections, figures, and tables that can be sorted; without the title.

    >>> html_of_view(ResultView(title="a", parts=[Facts([("latency", "3 us")])]))
    '<table><tbody><tr><th scope="row">latency</th><td>3 µs</td></tr></tbody></table>'
    """
    return "\n".join(filter(None, _html(view, page, "s")))


def page_of_view(view: ResultView) -> bytes:
    """Return a page about a result: UTF-8 HTML with nothing to be loaded, the same for the same view."""
    from mgpusim.report.pages.frame import page

    return page("view", view.title, body=html_of_view(view, page=True))


def _html(view: ResultView, page: bool, anchor: str) -> Iterator[str]:
    yield f'<p class="bound">{_text(view.headline)}</p>' if view.headline else ""
    for number_, part in enumerate(view.shown("page" if page else "terminal"), 1):
        own = f"{anchor}{number_}"
        if isinstance(part, str):
            yield f"<p>{_text(part.strip())}</p>" if part.strip() else ""
        elif isinstance(part, ResultView):
            yield f'<section class="prediction" id="{own}">{_title(part.title, own)}' if page else f"<p>{_text(part.title)}</p>"
            yield from _html(part, page, f"{own}-")
            yield "</section>" if page else ""
        elif isinstance(part, Facts):
            yield _html_facts(part)
        elif isinstance(part, ViewTable):
            yield _head(part.title, own) if part.title and page else ""
            yield _html_table(part, page)
        elif page:
            yield _head(part.title, own) + (f'<p class="note">{_text(part.note)}</p>' if part.note else "")
            yield f'<div class="scroll figure-box" role="group" tabindex="0" aria-label="Figure">{part.draw(own)}</div>'
            marks = (f'<li><span class="f-{colour}">{_text(mark)}</span> {_text(text)}</li>' for colour, mark, text in part.marks)
            yield f'<ul class="marks">{"".join(marks)}</ul>' if part.marks else ""
    yield "".join(f'<p class="note">{_text(note)}</p>' for note in view.notes)


def _head(text: str, anchor: str) -> str:
    """Return the head of a part; one of a section, whose anchor has a hyphen, is a level below."""
    level = 2 + anchor.count("-")
    return f'<h{level} class="part" id="{anchor}">{_text(text)}{_link(text, anchor)}</h{level}>'


def _title(text: str, anchor: str) -> str:
    level = 2 + anchor.count("-")
    return f'<h{level} class="title" data-of="{anchor}">{_text(text)}{_link(text, anchor)}</h{level}>'


def _link(text: str, anchor: str) -> str:
    return f'<a class="permalink" href="#{anchor}" aria-label="Link to: {_text(text)}">#</a>'


def _text(text: str) -> str:
    return escape(text.replace(" us", " µs"))


def _html_facts(facts: Facts) -> str:
    rows = (f"<tr>{_label(row[0])}{''.join(f'<td>{_text(t)}</td>' for t in row[1:])}</tr>" for row in facts.rows)
    return f"<table><tbody>{''.join(rows)}</tbody></table>"


def _label(text: str) -> str:
    return f'<th scope="row">{_text(text)}</th>' if text else "<td></td>"


def _html_table(shown: ViewTable, page: bool) -> str:
    kinds = [*shown.columns.values()]
    heads = "".join(_html_head(head, kind, page) for head, kind in shown.columns.items())
    body = "\n".join(_html_row(row, kinds, page) for row in shown.rows)
    inside = f"<thead><tr>{heads}</tr></thead>\n<tbody>{body}</tbody></table>"
    if page:
        label = _text(shown.title or "Table")
        start = f'<div class="scroll" role="group" tabindex="0" aria-label="{label}"><table class="levels sorts">'
        return f"{start}{inside}</div>"
    return f"<table>{f'<caption>{_text(shown.title)}</caption>' if shown.title else ''}{inside}"


def _html_row(row: Sequence[Any], kinds: Sequence[Kind], page: bool) -> str:
    cells = "".join(
        f"<td{_mark(kind, value, page)}>{_html_cell(kind, value, page)}</td>" for kind, value in zip(kinds, row, strict=True)
    )
    strong = ' class="strong"' if page and isinstance(row, Strong) else ""
    return f"<tr{strong}>{cells}</tr>"


def _mark(kind: Kind, value: Any, page: bool) -> str:
    """Return the attributes of a cell."""
    if page and isinstance(value, Shaded):
        note = f' title="{_text(value.note)}"' if value.note else ""
        return f' class="num shaded{" best" * value.best}" style="--h:{value.shade:.3f}"{note}'
    if page and kind == "text" and len(cell_text(kind, value)) > LONG:
        return ' class="long"'
    return _aligned(kind)


def _aligned(kind: Kind) -> str:
    return "" if kind in LEFT else ' class="num"'


def _html_head(head: str, kind: Kind, page: bool) -> str:
    if not head.strip():
        return "<td></td>"
    text = f'<button type="button">{_text(head)}</button>' if page else _text(head)
    return f'<th scope="col"{_aligned(kind)}>{text}</th>'


def _html_cell(kind: Kind, value: Any, page: bool) -> str:
    if kind == "bar" and page and not isinstance(value, str):
        return f'<span class="bar"><span class="c-mem-1" style="width:{100 * min(1.0, abs(value or 0.0)):.1f}%"></span></span>'
    return _text(cell_text(kind, value)).replace("\n", "<br>")
