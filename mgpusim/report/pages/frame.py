"""The frame of every page: one document with its style in it, from a template that extends `base.html.j2`."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from mgpusim.report.figures.drawing import PAGE_COLOURS

if TYPE_CHECKING:
    from jinja2 import Environment

__all__ = ["page", "with_micro"]

PAINTS = PAGE_COLOURS[4:]  # the first four are of text and paper


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
