"""Figures of a network's run as inline SVG: a treemap of its layers, its layers over time, all of them under the roofline.

Treemap and time are drawn by hand, not by matplotlib: each layer has a tooltip.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape, quoteattr

import msgspec

from mgpusim.report.figures.drawing import STAND_IN, bare, canvas, plain_numbers, svg
from mgpusim.report.figures.roofline import Colours, draw_roofs
from mgpusim.report.text import number, share, time_text
from mgpusim.report.words import LEVEL_WORDS, bound_text

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.nn.running.prediction import LayerTime, NetworkPrediction

COLOURS = {
    "conv2d": "mem-1", "depthwise_conv2d": "far-1", "conv_transpose2d": "mem-2", "fully_connected": "math-1", "matmul": "math-3",
    "max_pool": "tex-1", "avg_pool": "tex-1", "reduce": "tex-1", "elementwise": "work-1", "batch_norm": "work-1",
    "softmax": "tex-2", "lrn": "tex-2", "layer_norm": "tex-2", "instance_norm": "tex-2", "l2_normalize": "tex-2",
    "rms_norm": "tex-2", "convert": "idle-1", "upload": "mem-3", "read back": "mem-3", "cpu": "wait-1",
}  # fmt: skip
"""By kind of operator; what moves data is `near-1`."""
WIDTH, HEIGHT = 900, 400
LEAST_W, LEAST_H = 44.0, 17.0  # of a rectangle with a text in it
CHARACTER_W = 7.7  # of the texts, about
LANE_W = 64  # left of the lanes, for their names
TICKS = 8


def colour_of(layer: LayerTime) -> str:
    """Return the colour of a layer, one of `PAGE_COLOURS`."""
    if layer.kind == "cpu":
        return COLOURS["cpu"]
    return COLOURS.get(layer.operator, "near-1")


def _micro(us: float) -> str:
    return time_text(us).replace(" us", " µs")


def _says(layer: LayerTime, total_us: float) -> str:
    """Return what a tooltip says of a layer."""
    text = f"{layer.name}: {_micro(layer.time_us)}, {share(layer.time_us / total_us)} of the latency; {layer.operator}"
    if layer.kind == "kernel":
        text += f", {layer.variant}, bound: {bound_text(layer.bound)}"
    return text


def _shortened(text: str, width: float) -> str:
    """Return the end of a text that fits: names of layers differ there.

    >>> _shortened("expanded_conv_1/expand", 105.0)
    '…onv_1/expand'
    """
    room = int(width / CHARACTER_W)
    return text if len(text) <= room else f"…{text[len(text) - max(0, room - 1) :]}"


# ---- treemap -----------------------------------------------------------------------------------------------------------
def treemap_figure(prediction: NetworkPrediction) -> str:
    """Return a treemap of the latency: kinds of operators side by side, each of its layers; gaps apart."""
    kinds: dict[str, list[LayerTime]] = {}
    for layer in prediction.layers:
        if layer.time_us > 0:
            kinds.setdefault(layer.operator, []).append(layer)
    groups = [(math.fsum(member.time_us for member in members), members) for members in kinds.values()]
    if prediction.gaps_us > 0:
        groups.append((prediction.gaps_us, []))
    groups.sort(key=lambda group: -group[0])
    said = 'role="img" aria-label="Time by kind of operator and layer"'
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" style="min-width:{WIDTH}px" {said}>']
    for (us, members), box in zip(groups, squarified([us for us, _ in groups], Box(0.0, 0.0, WIDTH, HEIGHT)), strict=True):
        if not members:
            parts.append(_gap_cell(us, prediction, box))
            continue
        ordered = sorted(members, key=lambda member: -member.time_us)
        parts += (
            _cell(member, b, prediction)
            for member, b in zip(ordered, squarified([member.time_us for member in ordered], box), strict=True)
        )
    return "\n".join(parts) + "\n</svg>"


def _cell(layer: LayerTime, box: Box, prediction: NetworkPrediction) -> str:
    colour = colour_of(layer)
    texts = _texts(layer.name, _micro(layer.time_us), box)
    return (
        f'<g class="c-{colour}"><title>{escape(_says(layer, prediction.latency_us))}</title>'
        f"{_rectangle(box, f'fill:var(--{colour})')}{texts}</g>"
    )


def _gap_cell(us: float, prediction: NetworkPrediction, box: Box) -> str:
    says = (
        f"gaps: {_micro(us)}, {share(us / prediction.latency_us)} of the latency; "
        f"{_micro(prediction.host_bound_us)} of them waiting for the host"
    )
    texts = _texts("gaps", _micro(us), box)
    return f'<g class="gap"><title>{escape(says)}</title>{_rectangle(box, "fill:var(--panel);stroke:var(--rule)")}{texts}</g>'


def _rectangle(box: Box, style: str) -> str:
    inset = min(0.8, box.width / 6, box.height / 6)
    return (
        f'<rect x="{box.x + inset:.1f}" y="{box.y + inset:.1f}" width="{max(0.2, box.width - 2 * inset):.1f}" '
        f'height="{max(0.2, box.height - 2 * inset):.1f}" style={quoteattr(style)}/>'
    )


def _texts(name: str, time: str, box: Box) -> str:
    """Return the name and the time of a cell where there is room for them."""
    if box.width < LEAST_W or box.height < LEAST_H:
        return ""
    x, room = box.x + 6, box.width - 10
    first = f'<text x="{x:.1f}" y="{box.y + 15:.1f}">{escape(_shortened(name, room))}</text>'
    if box.height < 2 * LEAST_H or len(time) * CHARACTER_W > room:
        return first
    return f'{first}<text class="sub" x="{x:.1f}" y="{box.y + 30:.1f}">{escape(time)}</text>'


# ---- over time ---------------------------------------------------------------------------------------------------------
def over_time_figure(prediction: NetworkPrediction) -> str:
    """Return the run in time: the host's calls, the kernels in the queue, copies and operators on the CPU, a lane each."""
    total = max(prediction.latency_us, max((layer.host_us[1] for layer in prediction.layers), default=0.0))
    scale = (WIDTH - LANE_W - 8) / total
    lanes = [("host", 16), ("GPU", 40)]
    if any(layer.kind == "cpu" for layer in prediction.layers):
        lanes.append(("CPU", 24))
    tops: dict[str, float] = {}
    y = 2.0
    for name, height in lanes:
        tops[name] = y
        y += height + 8
    heights = dict(lanes)
    parts = [f'<svg viewBox="0 0 {WIDTH} {y + 34:.0f}" style="min-width:{WIDTH}px" role="img" aria-label="Layers over time">']
    for name, top in tops.items():
        middle = top + heights[name] / 2 + 4
        parts.append(f'<text class="ax" x="{LANE_W - 10}" y="{middle:.1f}" text-anchor="end">{name}</text>')
        line = top + heights[name] + 0.5
        parts.append(f'<path d="M{LANE_W} {line:.1f}H{WIDTH - 8}" style="stroke:var(--rule);fill:none"/>')
    for layer in prediction.layers:
        first, last = layer.host_us
        if last > first and layer.kind != "cpu":
            box = Box(LANE_W + first * scale, tops["host"], (last - first) * scale, heights["host"])
            parts.append(f"<g><title>host: {escape(layer.name)}</title>{_bar(box, 'wait-1')}</g>")
        lane = "CPU" if layer.kind == "cpu" else "GPU"
        box = Box(LANE_W + layer.start_us * scale, tops[lane], layer.time_us * scale, heights[lane])
        says = escape(f"{_says(layer, prediction.latency_us)}; from {_micro(layer.start_us)} on")
        parts.append(f"<g><title>{says}</title>{_bar(box, colour_of(layer))}</g>")
    return "\n".join([*parts, *_time_axis(total, scale, y)]) + "\n</svg>"


def _bar(box: Box, colour: str) -> str:
    gap = min(0.6, box.width / 5)
    return (
        f'<rect x="{box.x:.2f}" y="{box.y:.1f}" width="{max(0.25, box.width - gap):.2f}" height="{box.height:.1f}" '
        f'style="fill:var(--{colour})"/>'
    )


def _time_axis(total_us: float, scale: float, y: float) -> list[str]:
    unit, word = (1e-3, "ms") if total_us >= 2000.0 else (1.0, "µs")
    step = _round_step(total_us * unit / TICKS)
    out = []
    for i in range(int(total_us * unit / step) + 1):
        x = LANE_W + i * step / unit * scale
        anchor = "end" if x > WIDTH - 30 else "middle"
        out.append(f'<text class="ax" x="{x:.1f}" y="{y + 10:.1f}" text-anchor="{anchor}">{number(i * step)}</text>')
    middle = (WIDTH + LANE_W) / 2
    return [*out, f'<text class="ax" x="{middle:.0f}" y="{y + 28:.1f}" text-anchor="middle">time, {word}</text>']


def _round_step(least: float) -> float:
    """Return the next of 1, 2, 5 times a power of ten.

    >>> _round_step(0.7), _round_step(130.0)
    (1.0, 200.0)
    """
    power = 10.0 ** math.floor(math.log10(least))
    return next(step * power for step in (1.0, 2.0, 5.0, 10.0) if step * power >= least * 0.999)


# ---- roofline ----------------------------------------------------------------------------------------------------------
def layers_roofline(prediction: NetworkPrediction, gpu: GpuSpec, name: str) -> str:
    """Return the roofline with every kernel that multiplies: flop per byte of its tensors and weights, and the rate reached.

    The areas of the marks are the kernels' shares of the time.
    """
    levels = {level: STAND_IN[LEVEL_WORDS[level].colour] for level in ("texture_l1", "l1", "l2", "dram")}
    colours = Colours(levels, STAND_IN["ink"], STAND_IN["muted"], STAND_IN["rule"], STAND_IN["paper"])
    shown = [
        layer for layer in prediction.layers if layer.kind == "kernel" and layer.macs and layer.bytes_b and layer.time_us > 0
    ]
    points = [(2.0 * layer.macs / layer.bytes_b, layer.gflops) for layer in shown]
    with canvas(4.0, 5.8) as figure:
        axes = figure.add_axes((0.115, 0.12, 0.855, 0.86))
        draw_roofs(axes, gpu, [x for x, _ in points], [y for _, y in points], colours, half=True)
        _marks(axes, shown, points, prediction.latency_us)
        axes.set_xlabel("flop per byte of tensors and weights, each moved once")
        plain_numbers(axes.xaxis, axes.yaxis)
        bare(axes, "left", "bottom")
        return svg(figure, name, "Roofline chart of all layers")


def _marks(axes: object, layers: Sequence[LayerTime], points: Sequence[tuple[float, float]], total_us: float) -> None:
    largest = max((layer.time_us for layer in layers), default=total_us)
    by_colour: dict[str, list[int]] = {}
    for i, layer in enumerate(layers):
        by_colour.setdefault(colour_of(layer), []).append(i)
    for colour, members in by_colour.items():
        axes.scatter(  # type: ignore[attr-defined]
            [points[i][0] for i in members], [points[i][1] for i in members],
            s=[8.0 + 90.0 * layers[i].time_us / largest for i in members],
            color=STAND_IN[colour], edgecolors=STAND_IN["ink"], linewidths=0.4, alpha=0.85, zorder=3,
        )  # fmt: skip


class Box(msgspec.Struct, frozen=True):
    """A rectangle: its left upper corner, width and height."""

    x: float
    y: float
    width: float
    height: float


def squarified(values: Sequence[float], box: Box) -> list[Box]:
    """Return a rectangle for each value; together they fill `box`.

    Parameters
    ----------
    values : positive, the largest first.

    >>> squarified([2.0, 1.0, 1.0], Box(0.0, 0.0, 4.0, 2.0))
    [Box(x=0.0, y=0.0, width=2.0, height=2.0), Box(x=2.0, y=0.0, width=2.0, height=1.0), Box(x=2.0, y=1.0, width=2.0, height=1.0)]
    """
    out: list[Box] = []
    scale = box.width * box.height / math.fsum(values) if values else 0.0
    areas = [value * scale for value in values]
    first = 0
    while first < len(areas):
        side = min(box.width, box.height)
        last = first + 1
        while last < len(areas) and _worst(areas[first : last + 1], side) <= _worst(areas[first:last], side):
            last += 1
        row, box = _row(areas[first:last], box, last == len(areas))
        out += row
        first = last
    return out


def _worst(areas: Sequence[float], side: float) -> float:
    """Return the largest ratio of sides in a row of rectangles along a side."""
    depth = math.fsum(areas) / side if side > 0 else 0.0
    if depth <= 0:
        return math.inf
    return max(max(depth * depth / area, area / (depth * depth)) if area > 0 else math.inf for area in areas)


def _row(areas: Sequence[float], box: Box, last: bool) -> tuple[list[Box], Box]:
    """Return a row of rectangles along the shorter side of a box, and what it leaves of the box: all of it if it is the last."""
    side = min(box.width, box.height)
    whole = math.fsum(areas)
    upright = box.height <= box.width
    depth = (box.width if upright else box.height) if last else whole / side if side > 0 else 0.0
    out = []
    at = 0.0
    for area in areas:
        length = side * area / whole if whole > 0 else 0.0
        out.append(Box(box.x, box.y + at, depth, length) if upright else Box(box.x + at, box.y, length, depth))
        at += length
    if upright:
        return out, Box(box.x + depth, box.y, box.width - depth, box.height)
    return out, Box(box.x, box.y + depth, box.width, box.height - depth)
