"""What sets the pace of a launch, in the headline of a report: the queue of its warps, where that is not at the busiest unit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from mgpusim.report.words import BOUND_WORDS, STALL_WORDS, wording

if TYPE_CHECKING:
    from mgpusim.engine.prediction import Prediction

__all__ = ["Pace", "pace_of"]

UNITS = {
    "texture_unit": ("texture",),
    "lsu": ("lsu", "l1"),
    "pipe": ("fp", "int", "sfu"),
    "local": ("local",),
    "constant": ("constant",),
    "atomic": ("atomics", "l2", "dram"),
}
"""Stalls that say which unit warps queue for, with the bounds that say the same; waits for data may have any cause."""
MOST_OF = 0.5  # share of the warps' time from which such a stall is the headline


class Pace(msgspec.Struct, frozen=True):
    """What a headline says.

    Attributes
    ----------
    bound : what sets the pace, one of `BOUNDS`: the largest part of the latency, or the unit that warps queue for.
    stall : the stall that says so, "" where the largest part of the latency does; `share` its share of the warps' time.
    """

    bound: str
    stall: str = ""
    share: float = 0.0

    @property
    def text(self) -> str:
        """The headline, a sentence without a full stop.

        >>> Pace("texture", "texture_unit", 0.95).text
        'The texture units set the pace'
        """
        return wording(BOUND_WORDS, self.bound).remark or self.bound

    @property
    def stall_text(self) -> str:
        """What the warps do, "" where no stall decides."""
        return STALL_WORDS[self.stall].text if self.stall else ""


def pace_of(prediction: Prediction) -> Pace:
    """Return what the headline of a prediction says.

    An engine attributes the latency by how busy units are. Of two that are almost equally busy, the one that warps queue for is
    the one to relieve, so more than half of their time in one queue decides.

    Parameters
    ----------
    prediction : of any engine; without stalls its bound decides.
    """
    p = prediction
    stalls = {} if p.event is None else p.event.stalls
    stall = max(UNITS, key=lambda name: stalls.get(name, 0.0))
    share = stalls.get(stall, 0.0)
    if share < MOST_OF or p.bound in UNITS[stall]:
        return Pace(p.bound)
    bound = max(UNITS[stall], key=lambda name: p.breakdown_us.get(name, 0.0))
    return Pace(bound, stall, share)
