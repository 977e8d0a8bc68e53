"""The frame of every page: one document with its style in it, from a template that extends `base.html.j2`."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from mgpusim.report.figures.drawing import PAGE_COLOURS
from mgpusim.report.text import share

if TYPE_CHECKING:
    from jinja2 import Environment

__all__ = ["bar_part", "css_length", "page", "with_micro"]

PAINTS = PAGE_COLOURS[4:]  # the first four are of text and paper
LABEL_FROM = 0.13  # share of a bar that has room for a label


@lru_cache(maxsize=1)
def _environment() -> Environment:
    from jinja2 import Environment, PackageLoader, StrictUndefined

    return Environment(
        loader=PackageLoader("mgpusim.report"), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )


def page(template: str, title: str, **content: Any) -> bytes:
    """Return a page: UTF-8 HTML without anything to be loaded, the same for the same content.

    Parameters
    ----------
    template : name of a template without its ending; it fills the blocks of `base.html.j2`.
    title : of the document.
    content : what the template shows, by the names it uses.

    >>> page("pruning", "A & B", space="s", gpu="g", about="", key=[], sections=[], lost=[], searches=[])[:15]
    b'<!DOCTYPE html>'
    """
    made = _environment().get_template(f"{template}.html.j2").render(title=title, colours=PAINTS, **content)
    return made.encode("utf-8", "replace")


def with_micro(text: str) -> str:
    """Return a text with microseconds as pages write them.

    >>> with_micro("3 to 5 us")
    '3 to 5 µs'
    """
    return text.replace(" us", " µs")


def css_length(fraction: float) -> str:
    """Return a fraction of a whole as a length for CSS.

    >>> css_length(0.25), css_length(1.5)
    ('25.000%', '100.000%')
    """
    return f"{100 * min(1.0, max(0.0, fraction)):.3f}%"


def bar_part(label: str, fraction: float, colour: str, value: str, remark: str = "", short: str = "") -> dict[str, Any]:
    """Return a part of a bar for the macro `stack` and its legend.

    Parameters
    ----------
    fraction : of the bar.
    value : what it is a share of, as text.
    short : label inside the bar.
    """
    return {
        "label": label, "short": short or label, "share": share(fraction), "width": css_length(fraction), "colour": colour,
        "value": value, "remark": remark, "labelled": fraction >= LABEL_FROM,
    }  # fmt: skip
