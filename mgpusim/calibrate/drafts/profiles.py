"""What profiles of inference engines say of a GPU: rates that operators reached, which the hardware's are no lower than.

The operators are matched with the kernels that compute them, as `mgpusim validate` does. An operator is no probe: it reaches a
rate, and waits for much else besides. So all that is read off is a bound: of the rate of multiplications with additions, and of
the least time of a launch. Of memory they prove nothing: what they move is little beside what caches hold, the chip's among them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from os import PathLike
from typing import Any

from mgpusim.arch.fields import source_of
from mgpusim.arch.spec import GpuSpec
from mgpusim.calibrate.probe import Z80, Finding, Inference, Proof
from mgpusim.nn.graphs.operators import macs
from mgpusim.nn.profiled.format import profile_formats
from mgpusim.nn.profiled.matched import MeasuredLayer, match_profile
from mgpusim.nn.profiled.rows import Profile
from mgpusim.session import USUAL, Session

BEST = 3
"""Operators of the best rates, whose middle one is the bound, and the others its interval: one may have been timed too short."""
REACHED = "an operator of a network reached it, and may wait for much else"


def is_profile(text: str) -> bool:
    """Return whether a text is a profile of an inference engine.

    >>> is_profile("kernel,us\\nconv,8.5\\n"), is_profile("hello")
    (True, False)
    """
    return any(one.matches(text) for one in profile_formats.load().values())


def infer_profile(
    profile: str | PathLike[str] | Profile, gpu: GpuSpec, tool: str, hz: float, cores: int, *,
    asked: Mapping[str, Any] | None = None, session: Session = USUAL,
) -> Inference:  # fmt: skip
    """Return the bounds that a profile sets to fields of a GPU.

    Parameters
    ----------
    gpu : by whose rules the network is planned.
    hz, cores : of the device: rates are a cycle of a core.
    asked : `graphs`, `library`, `precision` and `device`, as of `mgpusim.nn.profiled.judge.validate_operators`.
    """
    options = dict(asked or {})
    matched = match_profile(profile, gpu, options.pop("library", None), 0, session, **options)
    layers = [one for many in matched.distinct.values() for one in many]
    bits = {case.plan.target.precision.calc for case in matched.cases}
    findings = [*_rates(layers, gpu, tool, hz * cores, bits.pop() if len(bits) == 1 else 0)]
    if matched.profile.launches and (times := sorted(row.us for one in layers for row in one.rows)):
        shortest = [1e-6 * us for us in times[:BEST]]
        what = f"the shortest of {len(times)} launches took {times[0]:.4g} us"
        findings.append(_bound("launch.floor_s", shortest, tool, what, "at most", "that launch computed something, too"))
    rows = sum(len(one.rows) for one in layers)
    notes = [f"{rows} of {rows + len(matched.unread)} rows are of operators that are known; each rate is a bound"]
    return Inference(tuple(findings), (), tuple(notes))


def _flops(one: MeasuredLayer) -> float:
    """Return the arithmetic a second that an operator reached, 0 where it runs by several launches or with other sums."""
    words = " ".join([one.layer.variant, *(row.says for row in one.rows)]).lower()
    operator = next((operator for operator in one.case.plan.graph.operators if operator.name == one.layer.name), None)
    if len(one.layer.options) != 1 or "winograd" in words or one.us <= 0 or operator is None:
        return 0.0
    return 2e6 * macs(one.case.plan.graph, operator) / one.us


def _bound(field: str, best: Sequence[float], tool: str, what: str, proves: Proof, because: str, sigma: float = 0.0) -> Finding:
    """Return the bound that the best few values set: the middle one, with an interval over all of them and a sigma besides."""
    ordered = sorted(best)
    spread = math.exp(Z80 * sigma)
    value = ordered[len(ordered) // 2]
    return Finding(field, value, ordered[0] / spread, ordered[-1] * spread, tool, what, proves, because)


def _rates(layers: Sequence[MeasuredLayer], gpu: GpuSpec, tool: str, cycles: float, bits: int) -> Iterator[Finding]:
    best = sorted(((rate, one) for one in layers if (rate := _flops(one)) > 0), key=lambda pair: -pair[0])[:BEST]
    if not best or bits not in (16, 32):
        return
    ratio, sigma, halves = 1.0, 0.0, ""
    if bits == 16:
        ratio, sigma = gpu.core.fp16.rate, source_of(gpu, "core.fp16.rate").rel_uncertainty
        halves = f" in halves, of which {gpu.name} does {ratio:g} times as many"
    what = f"a {best[0][1].layer.kind} of {best[0][1].us:.4g} us at {best[0][0] / 1e9:.4g} GFLOPS{halves}"
    yield _bound("core.ops.fma.per_cycle", [r / 2 / cycles / ratio for r, _ in best], tool, what, "at least", REACHED, sigma)
