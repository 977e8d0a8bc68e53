"""The bottleneck of a launch, in the headline of a report: the queue of its warps, where that is not at the busiest unit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from mgpusim.report.words import BOUND_WORDS, STALL_WORDS, wording

if TYPE_CHECKING:
    from mgpusim.engine.prediction import Prediction

UNITS = {
    "texture_unit": ("texture",),
    "lsu": ("lsu", "l1"),
    "pipe": ("fp", "int", "sfu"),
    "local": ("local",),
    "constant": ("constant",),
    "atomic": ("atomics", "l2", "dram"),
}
"""Stalls that say which unit warps queue for, with the bounds that say the same; waits for data may have any cause."""
BUSY = {"texture_unit": "texture", "lsu": "lsu", "pipe": "alu", "local": "local"}
"""By stall, what the utilization of its unit goes by."""
ALMOST = 0.8  # of the busiest unit's share of time, from which another is taken to be as busy
MOST_OF = 0.5  # share of the warps' time from which such a stall is the headline


class Headline(msgspec.Struct, frozen=True):
    """What a headline says.

    Attributes
    ----------
    bound : the bottleneck, one of `BOUNDS`: the largest part of the latency, or the unit that warps queue for.
    stall : the queue of a unit in which warps spend most of their time, "" where there is none or its unit is the largest part.
        `share` is its share of their time.
    behind : of that queue, one of `BOUNDS`, where the unit itself has time: it waits for `bound`.
    """

    bound: str
    stall: str = ""
    share: float = 0.0
    behind: str = ""

    @property
    def text(self) -> str:
        """The headline, a sentence without a full stop.

        >>> Headline("texture", "texture_unit", 0.95).text
        'The texture units are the bottleneck'
        >>> Headline("dram", "texture_unit", 0.95, "texture").text
        'DRAM bandwidth is the bottleneck; warps queue for it at the texture units'
        """
        said = wording(BOUND_WORDS, self.bound).remark or self.bound
        return f"{said}; warps queue for it at the {wording(BOUND_WORDS, self.behind).text}" if self.behind else said

    @property
    def stall_text(self) -> str:
        """What the warps do, "" where no stall decides."""
        return STALL_WORDS[self.stall].text if self.stall else ""


def headline_of(prediction: Prediction) -> Headline:
    """Return what the headline of a prediction says.

    An engine attributes the latency by how busy units are. Of two that are almost equally busy, the one that warps queue for is
    the one to relieve. So more than half of their time in its queue decides. A unit that has time is full because it waits.

    Parameters
    ----------
    prediction : of any engine; without stalls its bound decides.
    """
    p = prediction
    stalls = {} if p.event is None else p.event.stalls
    stall = max(UNITS, key=lambda name: stalls.get(name, 0.0))
    share = stalls.get(stall, 0.0)
    if share < MOST_OF or p.bound in UNITS[stall]:
        return Headline(p.bound)
    unit = max(UNITS[stall], key=lambda name: p.breakdown_us.get(name, 0.0))
    busy, most = (p.utilization.get(name) for name in (BUSY.get(stall, unit), p.bound))
    if p.bound in ("launch", "dispatch") or (most is None and (busy or 0.0) < MOST_OF):
        return Headline(p.bound)
    if most is not None and (busy or 0.0) < ALMOST * most:
        return Headline(p.bound, stall, share, unit)
    return Headline(unit, stall, share)
