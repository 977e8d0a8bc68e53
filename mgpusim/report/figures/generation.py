"""Figures of a language model's run as inline SVG: its parts as bars, tokens a second over the context, rooflines."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import cycle
from typing import TYPE_CHECKING

from mgpusim.report.figures.drawing import LEFT, RIGHT, STAND_IN, bare, canvas, plain_numbers, svg

if TYPE_CHECKING:
    from mgpusim.nn.generating.result import Generation

HUES = ("mem-1", "math-1", "near-1", "far-1", "tex-1", "work-1", "wait-1", "math-3", "mem-3", "idle-1", "idle-2")
LINES = ("mem-1", "math-1", "far-1", "wait-1", "tex-1", "near-1")


def parts_figure(g: Generation, name: str) -> str:
    """Return two bars: what a token and the last run of the prompt go to, as shares."""
    rows = [("a token", [part.token_us for part in g.parts]), ("the prompt", [part.prompt_us for part in g.parts])]
    with canvas(2.2) as figure:
        axes = figure.add_axes((LEFT, 0.42, RIGHT - LEFT, 0.5))
        for index, (part, hue) in enumerate(zip(g.parts, cycle(HUES), strict=False)):
            left = [math.fsum(times[:index]) / (math.fsum(times) or 1.0) for _, times in rows]
            width = [times[index] / (math.fsum(times) or 1.0) for _, times in rows]
            axes.barh([1, 0], width, left=left, color=STAND_IN[hue], edgecolor=STAND_IN["paper"], height=0.7, label=part.name)
        axes.set_yticks([1, 0], [label for label, _ in rows])
        axes.set_xlim(0, 1)
        axes.set_xticks([])
        axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.05), ncols=5, frameon=False, fontsize=8)
        bare(axes)
        return svg(figure, name, "Shares of a token and of the prompt by parts of the model")


def rates_figure(generations: Sequence[Generation], name: str) -> str:
    """Return tokens a second over the context, with the interval, and what DRAM allows as dashed lines."""
    with canvas(3.0) as figure:
        axes = figure.add_axes((LEFT, 0.17, RIGHT - LEFT, 0.78))
        for g, hue in zip(generations, cycle(LINES), strict=False):
            contexts = [each.context for each in g.decode]
            colour = STAND_IN[hue]
            axes.plot(
                contexts,
                [each.tokens_per_s for each in g.decode],
                marker="o",
                markersize=3,
                color=colour,
                label=f"{g.model}, {g.weights}, {g.gpu}" + (f", {g.batch} texts" if g.batch > 1 else ""),
            )
            axes.plot(contexts, [g.batch / each.roofline_us * 1e6 for each in g.decode], linestyle="--",
                      linewidth=1.0, color=colour)  # fmt: skip
            low, high = zip(*((g.batch / each.interval_us[1] * 1e6, g.batch / each.interval_us[0] * 1e6)
                              for each in g.decode), strict=True)  # fmt: skip
            axes.fill_between(contexts, low, high, color=colour, alpha=0.12, linewidth=0)
        contexts = [each.context for g in generations for each in g.decode]
        if max(contexts) > 4 * min(contexts):
            axes.set_xscale("log", base=2)
            plain_numbers(axes.xaxis)
        rates = [g.batch / us * 1e6 for g in generations for each in g.decode for us in (each.time_us, each.roofline_us)]
        if max(rates) > 8 * min(rates):
            axes.set_yscale("log", base=2)
            plain_numbers(axes.yaxis)
        else:
            axes.set_ylim(bottom=0)
        axes.set_xlabel("tokens of the context")
        axes.set_ylabel("tokens/s; dashed: what DRAM allows")
        axes.legend(frameon=False, fontsize=8)
        bare(axes, "left", "bottom")
        return svg(figure, name, "Tokens a second over the context")


def roofline_figure(g: Generation, name: str) -> str:
    """Return the parts of a token (dots) and of the prompt (squares) under the roofs of arithmetic and DRAM."""
    with canvas(3.4) as figure:
        axes = figure.add_axes((LEFT, 0.15, RIGHT - LEFT, 0.8))
        spots = [
            (2.0 * macs / size_b, 2.0 * macs / us / 1e3, part.name, marker)
            for part in g.parts
            for macs, size_b, us, marker in (
                (part.token_macs, part.token_b, part.token_us, "o"), (part.prompt_macs, part.prompt_b, part.prompt_us, "s"),
            )
            if macs and size_b and us
        ]  # fmt: skip
        hues = dict(zip(dict.fromkeys(spot[2] for spot in spots), cycle(HUES), strict=False))
        edges = [0.25, *(spot[0] for spot in spots), 4096.0]
        low, high = min(edges), max(edges)
        ridge = g.peak_gflops / g.peak_gb_per_s
        axes.plot([low, ridge, high], [low * g.peak_gb_per_s, g.peak_gflops, g.peak_gflops], color=STAND_IN["muted"])
        for x, y, part_name, marker in spots:
            label = part_name if marker == "o" else None
            axes.plot([x], [y], marker, color=STAND_IN[hues[part_name]], markersize=6, label=label, linestyle="none")
        axes.set_xscale("log")
        axes.set_yscale("log")
        plain_numbers(axes.xaxis, axes.yaxis)
        axes.set_xlabel("operations a byte; dots: a token, squares: the prompt")
        axes.set_ylabel("GFLOP/s")
        axes.legend(frameon=False, fontsize=8, loc="lower right")
        bare(axes, "left", "bottom")
        return svg(figure, name, "Rooflines of a token and of the prompt")
