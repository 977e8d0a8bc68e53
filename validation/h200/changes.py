"""How sure is a predicted change? `python changes.py` writes changes.md, about the intervals of `mgpusim check`.

Two launches of one kernel, or of two that differ in one knob of a search space, stand for a kernel before and after a change.
Of each pair the ratio of the measured times is compared with that of the predicted ones. Of the errors that the model makes of
both, a share does not cancel: the least with which intervals of 80% hold 80% of the pairs is found.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from mgpusim.arch.load import load_gpu
from mgpusim.budgets.doubt import ANOTHER_KERNEL, ANOTHER_LAUNCH, ANOTHER_WORK_GROUP, Doubt, of_launch, paired_edge
from mgpusim.engine.estimate import estimate
from mgpusim.errors import MgpusimError
from mgpusim.workload.corpus import read_corpus

HERE = Path(__file__).parent
SPACES = ("measured_gemm", "measured_conv1x1", "measured_conv3x3")
MOST = 400
"""Launches of a space, drawn."""
KINDS = {
    "the work group": ANOTHER_WORK_GROUP, "one knob of the source": ANOTHER_KERNEL, "the sizes": ANOTHER_LAUNCH,
    "any knobs": ANOTHER_KERNEL,
}  # fmt: skip
"""In what two launches differ, and what of the errors is taken to remain."""
HEAD = f"""# Predicted changes: what of the model's errors cancels

`mgpusim check` compares a prediction with that of a baseline. Both share the GPU's figures, and the model errs about both in part
alike. This report finds how much remains, from pairs of launches that were measured on an NVIDIA H200. It is written by
`changes.py` by the analytic engine: all launches of the examples but of the empty kernel, {MOST} drawn from the training corpus
and from each search space.

*kept* is the least share of both errors, taken as independent, with which intervals of 80% hold 80% of the pairs. *taken* is what
`mgpusim.budgets.doubt` takes, *held* the share of pairs that the intervals then hold.

| launches | what differs | pairs | 80% of errors within | kept | taken | held |
| --- | --- | ---: | ---: | ---: | ---: | ---: |"""
FOOT = """
A change of the source as large as that between any two members of a space is rare in a change of code: one knob stands for it.
The preset was fitted to launches of the training corpus, and to no other of these."""


class Timed(NamedTuple):
    """A launch: its kernel, global size, work group, knobs, measured and predicted microseconds, and what the latter rest on."""

    kernel: str
    size: tuple[int, ...]
    local: tuple[int, ...] | None
    knobs: dict[str, Any]
    measured_us: float
    predicted_us: float
    doubt: Doubt


def timed(path: Path) -> list[Timed]:
    """Return launches of a corpus, drawn where there are many; those that cannot be predicted are left out."""
    gpu = load_gpu("nvidia-h200")
    launches = [one for one in read_corpus(path).launches if one.kernel != "empty"]  # its time is overhead alone
    random.Random(1).shuffle(launches)
    out = []
    for one in launches[:MOST]:
        try:
            found = estimate(one.launch, gpu, intervals=True)
        except MgpusimError:
            continue
        knobs = {name: value for name, value in one.tags.items() if name not in ("space", "config")}
        doubt = of_launch(gpu, "analytic", found.breakdown_us, found.slopes)
        out.append(
            Timed(
                one.kernel,
                one.launch.global_size,
                one.launch.local_size,
                knobs,
                one.time_ns.median / 1e3,
                found.latency_us,
                doubt,
            )
        )
    return out


def pairs(launches: list[Timed], of_space: bool) -> Iterator[tuple[str, Timed, Timed]]:
    """Yield pairs of launches, and in what they differ: one of `KINDS`."""
    for one, other in combinations(launches, 2):
        if of_space:
            apart = [name for name in one.knobs if one.knobs[name] != other.knobs.get(name)]
            if all(name.startswith("WG") for name in apart):
                yield "the work group", one, other
            elif len(apart) == 1:
                yield "one knob of the source", one, other
            yield "any knobs", one, other
        elif one.kernel == other.kernel and (one.size, one.local) != (other.size, other.local):
            yield "the work group" if one.size == other.size else "the sizes", one, other


class Judged(NamedTuple):
    """A pair: |ln| of the predicted ratio over the measured one; 80% edges of what is common and of the model's own errors."""

    error: float
    common: float
    own: float

    def held(self, kept: float) -> bool:
        """Return whether the measured ratio is within the interval of the predicted one."""
        return self.error <= math.hypot(self.common, kept * self.own)


def judged(one: Timed, other: Timed) -> Judged:
    """Return how far off the predicted ratio of two launches is."""
    whole, common = (paired_edge(one.doubt, other.doubt, kept) for kept in (1.0, 1e-9))
    error = abs(math.log(other.predicted_us / one.predicted_us) - math.log(other.measured_us / one.measured_us))
    return Judged(error, common, math.sqrt(max(0.0, whole**2 - common**2)))


def holds(found: list[Judged], kept: float) -> float:
    """Return the share of pairs whose measured ratio is within the 80% interval of the predicted one."""
    return sum(one.held(kept) for one in found) / len(found)


def least(found: list[Judged]) -> float:
    """Return the share of the model's errors with which the intervals hold 80%."""
    low, high = 0.0, 4.0
    for _ in range(12):
        middle = (low + high) / 2.0
        low, high = (low, middle) if holds(found, middle) >= 0.8 else (middle, high)
    return high


def main() -> None:
    lines = HEAD.splitlines()
    for path in (HERE / "examples.json.gz", HERE / "train.json.gz", *(HERE / "spaces" / f"{name}.json.gz" for name in SPACES)):
        name = path.name.partition(".")[0]
        by_kind: dict[str, list[Judged]] = {}
        for kind, one, other in pairs(timed(path), name in SPACES):
            by_kind.setdefault(kind, []).append(judged(one, other))
        for kind, found in sorted(by_kind.items()):
            errors, taken = sorted(one.error for one in found), KINDS[kind]
            within = math.expm1(errors[int(0.8 * len(errors))])
            row = (name.removeprefix("measured_"), kind, f"{len(found):,}", f"{within:.0%}", f"{least(found):.2f}", f"{taken:g}")
            lines.append(f"| {' | '.join(row)} | {holds(found, taken):.0%} |")
    lines += FOOT.splitlines()
    (HERE / "changes.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
