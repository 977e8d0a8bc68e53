"""When a gain or a latency that a paper publishes and ours agree: one rule for the reports of papers."""

from __future__ import annotations

__all__ = ["GAIN", "LATENCY", "same_gain"]

GAIN = 1.38
"""Gains agree within this factor.

A gain is a ratio of two predictions. 80% of the ratios of two development rows of ../networks, of different libraries or devices
(502 pairs of 35 rows), are predicted within this factor, half of them within 1.18. A narrower factor would call most gains wrong
that are predicted as well as those rows are. It is of the rows as predicted on 29 November 2026; those of the 30th give 1.34.
"""

LATENCY = 1.23
"""Latencies through the library's own profile agree within this factor: 80% of the 35 development rows do."""


def same_gain(ours: float, theirs: float) -> bool:
    """Return whether two ratios agree: within the factor, and no gain on one side is a loss on the other.

    >>> same_gain(2.0, 2.7), same_gain(1.2, 0.9), same_gain(2.0, 2.8)
    (True, False, False)
    """
    return max(ours / theirs, theirs / ours) <= GAIN and (ours >= 1.0) == (theirs >= 1.0)
