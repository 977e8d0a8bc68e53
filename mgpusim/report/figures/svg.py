"""Figures of a page as files of their own: the page's colours put in."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files

__all__ = ["standalone"]


@lru_cache(maxsize=1)
def _colours() -> dict[str, str]:
    """Return the colours of the light page by name."""
    style = files("mgpusim.report").joinpath("templates/report.css").read_text(encoding="utf-8")
    root = style[: style.index("@media")]
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", root))


def standalone(svg: str) -> bytes:
    """Return an inline figure as an SVG document.

    >>> standalone('<svg viewBox="0 0 1 1" role="img"><path fill="var(--ink)"/></svg>')[:70]
    b'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org'
    """
    known = _colours()
    text = re.sub(r"var\(--([\w-]+)\)", lambda m: known.get(m[1], "sans-serif" if m[1] == "sans" else "#000000"), svg)
    space = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    paper = '<rect width="100%" height="100%" fill="#ffffff"/>'
    text = text.replace("<svg ", f"<svg {space} ", 1)
    at = text.index(">") + 1
    return (text[:at] + paper + text[at:]).encode()
