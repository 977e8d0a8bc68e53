"""Roofline charts (Williams, Waterman and Patterson 2009) as SVG that is the same for the same predictions."""

from __future__ import annotations

import io
import math
from collections.abc import Container, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from mgpusim.report.words import LEVEL_WORDS

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.engine.prediction import Prediction

MARKERS = "osD^vP*Xh<>d"
ALIKE = 1.02
"""Ratio of rates up to which roofs are one line on the page: it has the names and colours of all."""


# Okabe and Ito's palette, distinct for colour-blind readers
_LEVELS = {"texture_l1": "#009E73", "l1": "#CC79A7", "local": "#E69F00", "l2": "#0072B2", "dram": "#D55E00"}


class Colours(msgspec.Struct, frozen=True):
    """What a chart is drawn in: the roofs by level of memory, and the rest."""

    levels: dict[str, str] = msgspec.field(default_factory=lambda: dict(_LEVELS))
    ink: str = "black"
    muted: str = "#666666"
    grid: str = "#dddddd"
    paper: str = "white"


def bandwidth_roofs(gpu: GpuSpec, levels: Container[str] = ()) -> dict[str, float]:
    """Return bytes per second of each level of the whole device: first levels times cores, DRAM at what a kernel can reach.

    That of local memory is there if it is among `levels`.

    >>> sorted(bandwidth_roofs(load_gpu("adreno-640"))), "local" in bandwidth_roofs(load_gpu("adreno-640"), ["local"])
    (['dram', 'l2', 'texture_l1'], True)
    """
    cycles = gpu.clock.gpu_hz
    roofs: dict[str, float] = {}
    if gpu.texture_l1 is not None:
        roofs["texture_l1"] = gpu.texture_l1.b_per_cycle * gpu.shader_cores * cycles
    if gpu.l1 is not None:
        roofs["l1"] = gpu.l1.b_per_cycle * gpu.shader_cores * cycles
    if "local" in levels:
        roofs["local"] = gpu.local.b_per_cycle * gpu.shader_cores * cycles
    roofs["l2"] = gpu.l2.b_per_cycle * cycles
    roofs["dram"] = gpu.dram_reached_b_per_s
    return roofs


def roofs_alike(roofs: Mapping[str, float]) -> list[list[str]]:
    """Return the levels, the fastest first, those together whose roofs are one line.

    >>> roofs_alike({"l1": 100.0, "l2": 50.0, "texture_l1": 101.0})
    [['texture_l1', 'l1'], ['l2']]
    """
    out: list[list[str]] = []
    for level in sorted(roofs, key=lambda level: -roofs[level]):
        if out and roofs[out[-1][0]] <= ALIKE * roofs[level]:
            out[-1].append(level)
        else:
            out.append([level])
    return out


def nested_widths(count: int, width: float) -> list[float]:
    """Return widths of lines drawn over each other of which each shows to both sides of the next, the last as wide as asked.

    >>> nested_widths(2, 1.5)
    [4.5, 1.5]
    """
    return [width * (2 * i + 1) for i in reversed(range(count))]


def intensities(p: Prediction, gpu: GpuSpec) -> dict[str, float]:
    """Return the flop per byte of each level where there is one.

    Bytes of local memory are those that it could move in the time that it is busy, so that bank conflicts count as bytes.
    """
    by_level = {level: x for level, x in p.intensity.items() if x and math.isfinite(x)}
    busy = p.utilization.get("local") or 0.0
    if busy > 0 and p.gflops > 0:
        by_level["local"] = p.gflops * 1e9 / (busy * bandwidth_roofs(gpu, ["local"])["local"])
    return by_level


def roofline_svg(predictions: Sequence[Prediction], gpus: Mapping[str, GpuSpec]) -> bytes:
    """Return an SVG with one chart per GPU: fp32 peak, a roof per memory level, and each prediction at its intensities.

    Parameters
    ----------
    predictions : those to draw; without floating-point operations there is nothing to place.
    gpus : the GPUs they were made for, by name.
    """
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    names = list(dict.fromkeys(p.gpu for p in predictions))
    with rc_context({"svg.hashsalt": "mgpusim", "svg.fonttype": "none", "font.family": "sans-serif", "font.size": 9}):
        columns = min(2, len(names))
        rows = -(-len(names) // columns)
        figure = Figure(figsize=(7.2 * columns, 5.0 * rows), layout="constrained")
        FigureCanvasSVG(figure)
        for index, name in enumerate(names):
            axes = figure.add_subplot(rows, columns, index + 1)
            draw_roofline(axes, gpus[name], [p for p in predictions if p.gpu == name])
            axes.set_title(f"{gpus[name].name}: {gpus[name].description}"[:70])
            axes.legend(loc="lower right", fontsize=7, framealpha=0.9)
        out = io.BytesIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": "mgpusim"})
    return out.getvalue()


def draw_roofline(axes: Any, gpu: GpuSpec, predictions: Sequence[Prediction], colours: Colours | None = None) -> None:
    """Draw the roofs of `gpu` and each of `predictions` at its intensities into matplotlib axes; no title, no legend."""
    colours = colours or Colours()
    shown = [p for p in predictions if p.flops > 0 and p.gflops > 0]
    of_each = [intensities(p, gpu) for p in shown]
    levels = {level for each in of_each for level in each}
    draw_roofs(axes, gpu, [x for each in of_each for x in each.values()], [p.gflops for p in shown], colours, levels=levels)
    for index, (p, each) in enumerate(zip(shown, of_each, strict=True)):
        _points(axes, p, each, MARKERS[index % len(MARKERS)], colours)
    axes.set_xlabel("flop per byte requested from the level")
    if not shown:
        text = "no floating-point operations to place"
        axes.text(0.5, 0.5, text, transform=axes.transAxes, ha="center", color=colours.muted)


def draw_roofs(
    axes: Any, gpu: GpuSpec, places: Sequence[float], rates: Sequence[float], colours: Colours, half: bool = False,
    levels: Container[str] = (),
) -> None:  # fmt: skip
    """Draw the roofs of `gpu` into matplotlib axes that have room for points at these flop per byte and rates.

    Parameters
    ----------
    rates : in GFLOP/s.
    half : also the peak of 16-bit floats, where it is another.
    levels : as `bandwidth_roofs` takes them.
    """
    peak = gpu.peak_flops / 1e9
    peak16 = peak * gpu.core.fp16.rate if half and gpu.core.fp16.rate > 1.0 else peak
    roofs = {level: rate / 1e9 for level, rate in bandwidth_roofs(gpu, levels).items()}
    ridges = [peak / rate for rate in roofs.values()]
    low = min([*places, *ridges]) / 4
    high = max([*places, *ridges]) * 4
    floor = min([*rates, low * min(roofs.values())]) / 2
    for alike in roofs_alike(roofs):
        for level, width in zip(alike, nested_widths(len(alike), 1.4), strict=True):
            rate = roofs[level]
            start = max(low, floor / rate)
            label = f"{LEVEL_WORDS[level].text} {rate:.4g} GB/s"
            axes.plot([start, peak16 / rate], [start * rate, peak16], color=colours.levels[level], linewidth=width, label=label)
    axes.plot([min(ridges), high], [peak, peak], color=colours.ink, linewidth=1.4, label=f"fp32 peak {peak:.4g} GFLOP/s")
    if peak16 > peak:
        label = f"fp16 peak {peak16:.4g} GFLOP/s"
        axes.plot([min(ridges), high], [peak16, peak16], color=colours.ink, linewidth=1.4, linestyle="--", label=label)
    axes.set(xscale="log", yscale="log", xlim=(low, high), ylim=(floor, max([peak16, *rates]) * 2))
    axes.set_ylabel("GFLOP/s")
    axes.grid(which="major", color=colours.grid, linewidth=0.6)
    axes.set_axisbelow(True)


def _points(axes: Any, p: Prediction, by_level: Mapping[str, float], marker: str, colours: Colours) -> None:
    """Draw a prediction: one marker per level, at the same rate, joined by a line."""
    at = {level: x for level, x in by_level.items() if level in colours.levels}
    if not at:
        return
    axes.plot([min(at.values()), max(at.values())], [p.gflops, p.gflops], color=colours.muted, linewidth=0.6, linestyle=":")
    label = f"{p.kernel} {'x'.join(map(str, p.local_size))}"
    axes.plot([], [], marker=marker, color=colours.muted, linestyle="none", markersize=5, label=label)
    for level, x in at.items():
        axes.plot([x], [p.gflops], marker=marker, color=colours.levels[level], linestyle="none", markersize=6,
                  markeredgecolor=colours.ink, markeredgewidth=0.4)  # fmt: skip
