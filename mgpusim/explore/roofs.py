"""Rooflines of one or two states as SVG drawn by hand: matplotlib would take longer than the prediction."""

from __future__ import annotations

import math
from collections.abc import Container, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple
from xml.sax.saxutils import escape

from mgpusim.engine.prediction import Prediction
from mgpusim.report.figures.drawing import Ray, named_rays
from mgpusim.report.figures.network import colour_of
from mgpusim.report.figures.roofline import bandwidth_roofs, intensities, nested_widths, roofs_alike
from mgpusim.report.pages.frame import with_micro
from mgpusim.report.text import number, rate_text, time_text
from mgpusim.report.words import LEVEL_WORDS

if TYPE_CHECKING:
    from mgpusim.explore.answers import Answered

WIDTH, HEIGHT, LEFT, BOTTOM = 640.0, 360.0, 52.0, 40.0


class _Point(NamedTuple):
    """A kernel at flop per byte, and GFLOP/s."""

    x: float
    y: float
    area: float
    colour: str
    says: str


def _points(answer: Answered) -> Iterator[_Point]:
    prediction = answer.prediction
    if isinstance(prediction, Prediction):
        for level, x in intensities(prediction, answer.gpu).items():
            if prediction.gflops > 0 and level in LEVEL_WORDS:
                word = LEVEL_WORDS[level]
                says = f"{prediction.kernel}: {rate_text(prediction.gflops * 1e9)}, {number(x)} flop per byte of {word.text}"
                yield _Point(x, prediction.gflops, 30.0, word.colour, says)
        return
    for layer in prediction.layers:
        if layer.kind == "kernel" and layer.macs and layer.bytes_b and layer.time_us > 0:
            says = f"{layer.name}: {rate_text(layer.gflops * 1e9)}, {time_text(layer.time_us)}"
            area = 6.0 + 120.0 * layer.time_us / prediction.latency_us
            yield _Point(2.0 * layer.macs / layer.bytes_b, layer.gflops, area, colour_of(layer), says)


def _levels(answer: Answered) -> Container[str]:
    return intensities(answer.prediction, answer.gpu) if isinstance(answer.prediction, Prediction) else ()


def _radius(point: _Point) -> float:
    return math.sqrt(point.area / math.pi) + 1.5


def roofs_svg(answers: Sequence[Answered]) -> str:
    """Return the roofs of each state's GPU with its kernels below, the second dashed and hollow; "" where nothing multiplies.

    Logarithmic axes: flop per byte, of a launch at each level, of a network's layers of tensors and weights; and GFLOP/s.
    """
    points = [list(_points(answer)) for answer in answers]
    if not any(points):
        return ""
    roofs = [{level: rate / 1e9 for level, rate in bandwidth_roofs(answer.gpu, _levels(answer)).items()} for answer in answers]
    peaks = [answer.gpu.peak_flops / 1e9 for answer in answers]
    ridges = [peak / rate for peak, of_gpu in zip(peaks, roofs, strict=True) for rate in of_gpu.values()]
    xs, ys = [p.x for of_answer in points for p in of_answer] + ridges, [p.y for of_answer in points for p in of_answer]
    low, high = 10 ** math.floor(math.log10(min(xs) / 4)), 10 ** math.ceil(math.log10(max(xs) * 1.5))
    floor = 10 ** math.floor(math.log10(min(*ys, min(peaks) / 30) / 1.2))
    ceiling = max(*ys, *peaks) * 2

    def at(x: float, y: float) -> tuple[float, float]:
        across = math.log(x / low) / math.log(high / low)
        up = math.log(y / floor) / math.log(ceiling / floor)
        return LEFT + across * (WIDTH - LEFT - 8), HEIGHT - BOTTOM - up * (HEIGHT - BOTTOM - 8)

    def line(x0: float, y0: float, x1: float, y1: float, style: str) -> str:
        (a, b), (c, d) = at(x0, y0), at(x1, y1)
        return f'<path d="M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}" style="fill:none;{style}"/>'

    out = [f'<svg viewBox="0 0 {WIDTH:.0f} {HEIGHT:.0f}" style="min-width:{WIDTH:.0f}px" role="img" aria-label="Roofline chart">']
    for power in range(round(math.log10(low)), round(math.log10(high)) + 1):
        x, y = at(10.0**power, floor)
        anchor = "end" if x > WIDTH - 30 else "middle"
        out.append(line(10.0**power, floor, 10.0**power, ceiling, "stroke:var(--rule)"))
        out.append(f'<text class="ax" x="{x:.1f}" y="{y + 15:.1f}" text-anchor="{anchor}">{10.0**power:g}</text>')
    for power in range(round(math.log10(floor)), math.floor(math.log10(ceiling)) + 1):
        x, y = at(low, 10.0**power)
        out.append(line(low, 10.0**power, high, 10.0**power, "stroke:var(--rule)"))
        out.append(f'<text class="ax" x="{x - 6:.1f}" y="{y + 4:.1f}" text-anchor="end">{10.0**power:g}</text>')
    out.append(f'<text class="ax" x="{LEFT + 4}" y="14">GFLOP/s</text>')
    out.append(f'<text class="ax" x="{WIDTH - 8}" y="{HEIGHT - 6}" text-anchor="end">flop per byte</text>')
    for which, (of_gpu, peak, of_answer) in enumerate(zip(roofs, peaks, points, strict=True)):
        dash = ";stroke-dasharray:5 4" if which else ""
        rays = []
        for levels in roofs_alike(of_gpu):
            rate = of_gpu[levels[0]]
            start = max(low, floor / rate)
            for level, width in zip(levels, nested_widths(len(levels), 1.6), strict=True):
                style = f"stroke-width:{width:.1f};stroke:var(--{LEVEL_WORDS[level].colour}){dash}"
                out.append(line(start, start * rate, peak / rate, peak, style))
            rays.append(
                Ray(", ".join(LEVEL_WORDS[level].text for level in levels), at(start, start * rate), at(peak / rate, peak))
            )
        out.append(
            line(min(peak / rate for rate in of_gpu.values()), peak, high, peak, f"stroke-width:1.6;stroke:var(--ink){dash}")
        )
        if not which:
            room = (LEFT, 0.0, WIDTH, HEIGHT - BOTTOM)
            spots = [(*at(p.x, p.y), _radius(p)) for each in points for p in each]
            for ray, name in zip(rays, named_rays(rays, room, spots), strict=True):
                turned = f'transform="translate({name.at[0]:.1f} {name.at[1]:.1f}) rotate({name.turn:.1f})"'
                out.append(f'<text class="ax" {turned} text-anchor="middle">{escape(ray.text)}</text>')
        for p in of_answer:
            x, y = at(p.x, p.y)
            fill = f"fill:none;stroke:var(--{p.colour});stroke-width:2" if which else f"fill:var(--{p.colour});stroke:var(--ink)"
            says = escape(with_micro(p.says))
            out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{_radius(p):.1f}" style="{fill}"><title>{says}</title></circle>')
    return "\n".join(out) + "\n</svg>"
