"""Tunings as one self-contained HTML page."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mgpusim.report.figures.tuning import MOST_MAPS, STEPS, heat_maps, spread_figure
from mgpusim.report.pages.frame import page, page_within, with_micro
from mgpusim.report.tables.tuning import cost_text, shape_text, tier_text, verdict
from mgpusim.report.tables.validation import precise
from mgpusim.report.text import count_text, factor, share, sizes, time_text
from mgpusim.report.words import bound_text

if TYPE_CHECKING:
    from mgpusim.sched.shapes.tune import Rated, ShapeTime, Tuning

__all__ = ["tuning_page"]

BEST_ROWS = 10
MAPS = (MOST_MAPS, 4, 1, 0)
"""Heat maps of a tuning: fewer where a page would have more than `MOST_BYTES`."""


def tuning_page(tunings: Sequence[Tuning]) -> bytes:
    """Return a page about tunings: UTF-8 HTML with nothing to be loaded, the same for the same input."""
    kernels = list(dict.fromkeys(t.kernel for t in tunings))
    gpus = list(dict.fromkeys(t.gpu for t in tunings))

    def make(left_out: int) -> bytes:
        return page(
            "tuning",
            title=f"Work-group shapes of {', '.join(kernels[:3])}{' and others' if len(kernels) > 3 else ''}",
            on=", ".join(gpus),
            steps=[text for _, text in STEPS],
            overview=[_line(t, f"t{i}") for i, t in enumerate(tunings, 1)],
            sections=[_section(t, f"t{i}", MAPS[left_out]) for i, t in enumerate(tunings, 1)],
            few=left_out > 0,
        )

    return page_within(make, len(MAPS) - 1)


def _us(value: float) -> str:
    return "–" if math.isnan(value) else with_micro(time_text(value))


def _line(tuning: Tuning, anchor: str) -> dict[str, str]:
    gain = tuning.gain
    return {
        "anchor": anchor, "kernel": tuning.kernel, "gpu": tuning.gpu, "global": sizes(tuning.global_size),
        "choice": shape_text(tuning, tuning.choice.shape), "time": _us(tuning.choice.time_us),
        "driver": shape_text(tuning, tuning.driver.shape) if tuning.driver else "–",
        "driver_time": _us(tuning.driver.time_us) if tuning.driver else "–",
        "gain": factor(gain.ratio) if gain else "–", "interval": f"{factor(gain.low)} to {factor(gain.high)}" if gain else "–",
    }  # fmt: skip


def _section(tuning: Tuning, anchor: str, most: int) -> dict[str, Any]:
    best = tuning.rows[0].time_us
    maps, shown = heat_maps(tuning, most)
    return _line(tuning, anchor) | {
        "n": len(tuning.rows), "competitive": share(tuning.competitive), "verdict": verdict(tuning),
        "policy": tuning.driver_policy, "note": f"{tuning.strategy}: {tuning.note}", "warnings": tuning.warnings,
        "refused": count_text(len(tuning.refused), "shape") if tuning.refused else "",
        "maps": [{"z": z, "svg": svg} for z, svg in maps],
        "shown": shown, "own": shape_text(tuning, tuning.own.shape) if tuning.own else "",
        "survivors": len(tuning.survivors),
        "truth": "measured" if tuning.truth == "measured" else "predicted",
        "quick_traces": any(row.tier == "quick_trace" for row in tuning.rows),
        "spread": spread_figure(tuning, f"{anchor}s"),
        "best": [_row(tuning, row, best) for row in tuning.rows[:BEST_ROWS]],
        "strategies": [_strategy(tuning, rated) for rated in tuning.compared],
    }  # fmt: skip


def _row(tuning: Tuning, row: ShapeTime, best: float) -> dict[str, str]:
    return {
        "local": shape_text(tuning, row.shape), "items": str(math.prod(row.shape)), "predicted": _us(row.latency_us),
        "measured": _us(row.measured_us) if row.measured_us is not None else "–", "ratio": factor(row.time_us / best),
        "bound": bound_text(row.bound) or "–", "tier": tier_text(row),
    }  # fmt: skip


def _strategy(tuning: Tuning, rated: Rated) -> dict[str, str]:
    if rated.choice is None:
        return {"name": rated.strategy, "choice": "–", "time": "–", "loss": "–", "drawn": "–", "runs": "–", "cost": "–",
                "note": rated.problem.splitlines()[0]}  # fmt: skip
    return {
        "name": rated.strategy, "choice": shape_text(tuning, rated.choice.shape),
        "time": _us(rated.time_us) if rated.time_us is not None else "–", "loss": precise(rated.loss),
        "drawn": precise(rated.drawn_loss) if len(rated.choice.drawn_from) > 1 else "–", "runs": str(rated.choice.cost.runs),
        "cost": with_micro(cost_text(rated)), "note": rated.choice.note,
    }  # fmt: skip
