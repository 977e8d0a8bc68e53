"""What all figures share: a canvas in the page's style, colours that are CSS variables of the page, and inline SVG."""

from __future__ import annotations

import io
import math
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

PAGE_COLOURS = (
    "ink", "muted", "rule", "paper", "work-1", "math-1", "math-2", "math-3", "mem-1", "mem-2", "mem-3", "mem-4", "tex-1", "tex-2",
    "near-1", "near-2", "far-1", "far-2", "host-1", "host-2", "host-3", "wait-1", "idle-1", "idle-2",
)  # fmt: skip
"""Colours the page defines as CSS variables `--NAME`."""

STAND_IN = {name: f"#ab{index:02x}cd" for index, name in enumerate(PAGE_COLOURS)}
"""By name, what to draw in: matplotlib knows no CSS variables, so each has a colour of its own that is replaced in the SVG."""

_STAND_IN = re.compile(r"#ab([0-9a-f]{2})cd")
WIDTH_IN = 8.9  # 641 units, shown at 780 to 1025 px: 9 units of text are 11 to 14 px there, 7 points on paper
LEAST_SCALE, MOST_SCALE = 1.22, 1.6  # pixels of a unit: at the least texts can be read, and what is narrower scrolls
LEFT, RIGHT = 0.135, 0.915  # of the width: where axes with texts on both sides begin and end


class Ray(NamedTuple):
    """A straight line to be named: what to write, and its ends in units of the drawing, y downwards."""

    text: str
    start: tuple[float, float]
    end: tuple[float, float]


class Named(NamedTuple):
    """A name along a ray: the middle of its base line, its angle in degrees, and the corners of its box, in order."""

    at: tuple[float, float]
    turn: float
    corners: tuple[tuple[float, float], ...]


NAME_CHARACTER, NAME_ASCENT, NAME_DESCENT = 7.2, 10.5, 3.0
"""Of a name along a ray in units: width of a character (about), and heights above and below its base line."""
_ABOVE, _BELOW, _STEP = -4.0, 12.5, 6.0  # base lines from the ray, and how far apart places along it are


def named_rays(
    rays: Sequence[Ray], room: tuple[float, float, float, float], spots: Sequence[tuple[float, float, float]]
) -> list[Named]:
    """Return where to write the names of parallel rays so that none covers another.

    Of the places along each ray, above it or below, the one nearest to its middle is taken. Other names, the edge of the room,
    spots and other rays are kept free, in this order where not all can be.

    Parameters
    ----------
    room : least x and y, and greatest x and y.
    spots : marks to keep free, each x, y and radius.

    >>> [name.at for name in named_rays([Ray("L1", (0.0, 50.0), (100.0, 50.0))], (0.0, 0.0, 100.0, 100.0), [])]
    [(50.0, 46.0)]
    """
    if not rays:
        return []
    (x0, y0), (x1, y1) = rays[0].start, rays[0].end
    turn = math.atan2(y1 - y0, x1 - x0)
    cos, sin = math.cos(turn), math.sin(turn)
    taken: list[tuple[float, float, float, float]] = []
    out = []

    def turned(x: float, y: float) -> tuple[float, float]:
        return x * cos + y * sin, y * cos - x * sin

    def back(along: float, across: float) -> tuple[float, float]:
        return along * cos - across * sin, along * sin + across * cos

    others = [(turned(*ray.start), turned(*ray.end)) for ray in rays]
    round_spots = [(*turned(x, y), radius) for x, y, radius in spots]
    for text, start, end in rays:
        (first, across), (last, _) = turned(*start), turned(*end)
        half, middle = len(text) * NAME_CHARACTER / 2, (first + last) / 2
        steps = max(0, int((last - first - 2 * half) / 2 / _STEP))
        places = []
        for step in range(-steps, steps + 1):
            for offset in (_ABOVE, _BELOW):
                along, base = middle + step * _STEP, across + offset
                box = (along - half, base - NAME_ASCENT, along + half, base + NAME_DESCENT)
                corners = tuple(back(a, b) for a, b in ((box[0], box[1]), (box[2], box[1]), (box[2], box[3]), (box[0], box[3])))
                cost = (
                    sum(_overlap(box, other) for other in taken),
                    sum(not (room[0] <= x <= room[2] and room[1] <= y <= room[3]) for x, y in corners),
                    sum(_overlap(box, (a - r, b - r, a + r, b + r)) for a, b, r in round_spots),
                    sum(box[1] < b < box[3] and a < box[2] and c > box[0] for (a, b), (c, _) in others),
                    abs(step) + (offset == _BELOW),
                )
                places.append((cost, box, Named(back(along, base), math.degrees(turn), corners)))
        _, box, name = min(places)
        taken.append(box)
        out.append(name)
    return out


def _overlap(box: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    return box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3]


@contextmanager
def canvas(height_in: float, width_in: float = WIDTH_IN) -> Iterator[Any]:
    """Give an empty matplotlib figure; what is drawn and saved meanwhile has the style of the page.

    >>> with canvas(1.0) as figure:
    ...     text = svg(figure, "f", "nothing")
    >>> text.splitlines()[0]
    '<svg viewBox="0 0 640.8 72" style="min-width:782px;max-width:1025px" role="img" aria-label="nothing">'
    """
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    ink, muted, rule = STAND_IN["ink"], STAND_IN["muted"], STAND_IN["rule"]
    style: Any = {
        "svg.hashsalt": "mgpusim", "svg.fonttype": "none", "font.family": "DejaVu Sans", "font.size": 9, "text.color": ink,
        "axes.edgecolor": rule, "axes.labelcolor": muted, "axes.linewidth": 0.8, "axes.facecolor": "none",
        "figure.facecolor": "none", "axes.labelsize": 9,
        "xtick.color": rule, "ytick.color": rule, "xtick.labelcolor": muted, "ytick.labelcolor": muted,
        "xtick.labelsize": 9, "ytick.labelsize": 9, "savefig.facecolor": "none",
    }  # fmt: skip
    with rc_context(style):
        figure = Figure(figsize=(width_in, height_in))
        FigureCanvasSVG(figure)
        yield figure


def svg(figure: Any, name: str, label: str) -> str:
    """Return the figure as an SVG element to be put into a page.

    Parameters
    ----------
    name : prefix of its ids, unique in the page.
    label : what it shows, for readers who cannot see it; plain text without quotes or markup.
    """
    out = io.BytesIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue().decode()
    text = text[text.index("<svg") :].replace("xlink:href", "href")
    text = re.sub(r"\s*<metadata>.*?</metadata>|\s*<style[^>]*>.*?</style>|\s*<defs>\s*</defs>", "", text, flags=re.DOTALL)
    used = set(re.findall(r'(?:url\(|href=")#([^")]+)', text))
    text = re.sub(r' id="([^"]*)"', lambda m: f' id="{name}-{m[1]}"' if m[1] in used else "", text)
    text = re.sub(r'(url\(|href=")#', rf"\1#{name}-", text)
    text = re.sub(r"(font: [^;\"']*?|font-family: )'DejaVu Sans'[^;\"]*", r"\1var(--sans)", text)
    text = _STAND_IN.sub(lambda m: f"var(--{PAGE_COLOURS[int(m[1], 16)]})", text)
    box = re.search(r'viewBox="[^"]*"', text)
    body = _compact(text[text.index(">") + 1 :].strip())
    units = figure.get_figwidth() * 72
    least = f"min-width:{LEAST_SCALE * units:.0f}px;max-width:{MOST_SCALE * units:.0f}px"
    return f'<svg {box[0] if box else ""} style="{least}" role="img" aria-label="{label}">\n{body}'


def _compact(body: str) -> str:
    """Return the inside of a figure in fewer bytes, which looks the same.

    Coordinates have two decimals. Groups without attributes go, and marks of one style in a row share it.

    >>> _compact('<g>\\n <g>\\n  <path d="M 1.23456 2 \\nL 3 4.0001 \\n"/>\\n </g>\\n</g>')
    '<path d="M1.23 2L3 4"/>'
    >>> _compact('<use x="1" style="fill: red"/>\\n<use x="2" style="fill: red"/>')
    '<g style="fill: red"><use x="1"/><use x="2"/></g>'
    """
    body = re.sub(r"<[^>]*>", lambda m: _NUMBER.sub(_short, " ".join(m[0].split())), body)
    body = re.sub(r' d="([^"]*)"', lambda m: f' d="{_COMMAND.sub(lambda command: command[1] or "", m[1])}"', body)
    body = re.sub(r' transform="rotate\(-?0 [^"]*\)"', "", body)
    body = re.sub(r">\s+<", "><", body)
    kept: list[str] = []
    named: list[bool] = []  # of each group that is open: whether it has attributes
    for part in re.split(r"(</?g\b[^>]*>)", body):
        if part.startswith("<g"):
            named.append(part not in ("<g>", "<g/>"))
            kept += [part] if named[-1] else []
        elif part == "</g>":
            kept += [part] if named.pop() else []
        else:
            kept.append(part)
    return _SAME_STYLE.sub(_shared, "".join(kept))


_NUMBER = re.compile(r"-?\d+\.\d{3,}|-?\d+\.\d*0(?=[^\d])")
_COMMAND = re.compile(r" *([A-Za-z]) *| +$")
_SAME_STYLE = re.compile(r'(?:<use [^>]*? style="([^"]*)"/>)(?:<use [^>]*? style="\1"/>)+')


def _short(number: re.Match[str]) -> str:
    return f"{float(number[0]):.2f}".rstrip("0").rstrip(".")


def _shared(marks: re.Match[str]) -> str:
    style = f' style="{marks[1]}"'
    return f"<g{style}>{marks[0].replace(style, '')}</g>"


def bare(axes: Any, *keep: str) -> None:
    """Take away the frame but for the sides to `keep`."""
    for side, spine in axes.spines.items():
        spine.set_visible(side in keep)
    axes.tick_params(length=3, width=0.8)


def plain_numbers(*each: Any) -> None:
    """Write the ticks of these axes as numbers, as on a linear axis, and none between them."""
    from matplotlib.ticker import FuncFormatter, NullFormatter

    for axis in each:
        axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
        axis.set_minor_formatter(NullFormatter())


@lru_cache(maxsize=1)
def _colours() -> dict[str, str]:
    """Return the colours of the light page by name."""
    style = files("mgpusim.report").joinpath("templates/report.css").read_text(encoding="utf-8")
    root = style[: style.index("@media")]
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", root))


def standalone(figure: str) -> bytes:
    """Return an inline figure as an SVG document.

    >>> standalone('<svg viewBox="0 0 1 1" role="img"><path fill="var(--ink)"/></svg>')[:70]
    b'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org'
    """
    known = _colours()
    text = re.sub(r"var\(--([\w-]+)\)", lambda m: known.get(m[1], "sans-serif" if m[1] == "sans" else "#000000"), figure)
    space = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    paper = '<rect width="100%" height="100%" fill="#ffffff"/>'
    text = re.sub(r' style="min-width[^"]*"', "", text, count=1).replace("<svg ", f"<svg {space} ", 1)
    at = text.index(">") + 1
    return (text[:at] + paper + text[at:]).encode()
