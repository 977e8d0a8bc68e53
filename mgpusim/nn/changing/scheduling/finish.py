"""The last choice among the best members of a search: predicted in full, their work groups tuned, simulated by an engine.

The fastest of many predictions is the one whose error flatters it the most. Where members are simulated as well, each is rated by
the geometric mean of both engines. Their errors are largely apart: an error of one has to be shared by the other to win.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import MgpusimError
from mgpusim.nn.changing.scheduling.search import (
    GroupStorages,
    KernelSearch,
    OperatorCase,
    RatedMember,
    calls_at,
    in_order_of_time,
    kept_search,
)
from mgpusim.nn.libraries.local_sizes import Sizes
from mgpusim.nn.planning.plan import Option
from mgpusim.nn.running.timing import time_option
from mgpusim.sched.shapes.tune import tune
from mgpusim.session import USUAL, Session

SHAPES = 40
"""Work groups of a launch that tuning looks at, spread over their sizes."""


def finish(
    case: OperatorCase, placed: GroupStorages, rated: Sequence[RatedMember], *, engine: str = "analytic", tuned: bool = False,
    session: Session = USUAL,
) -> KernelSearch:  # fmt: skip
    """Return what members take in a run by an engine, whose weights no cache holds, the fastest first.

    Parameters
    ----------
    engine : "analytic", or another one: then times are geometric means of its own and of the equations'.
    tuned : choose the work groups anew, of those that the kernel leaves open.
    """

    def make() -> KernelSearch:
        members = in_order_of_time(_finished(case, placed, candidate, engine, tuned, session) for candidate in rated)
        return KernelSearch(members, 0.0, len(members), len(members), True)

    asked = ["finish", engine, str(tuned), repr([(candidate.member.key, candidate.locals) for candidate in rated])]
    return kept_search(case, placed, asked, make, session)


def _in_run_us(option: Option, gpu: GpuSpec, engine: str, session: Session) -> float:
    """Return what a launch takes in a run; infinite where it cannot run."""
    times_us = []
    for by in dict.fromkeys(("analytic", engine)):
        timed = time_option(option, gpu, by, session=session)
        if timed.estimate is None:
            return math.inf
        times_us.append(timed.in_run.latency_us)
    return math.exp(math.fsum(map(math.log, times_us)) / len(times_us))


def _finished(
    case: OperatorCase, placed: GroupStorages, rated: RatedMember, engine: str, tuned: bool, session: Session
) -> RatedMember:
    gpu = case.target.gpu
    total_us = 0.0
    locals_: list[Sizes | None] = []
    try:
        for call, local in zip(calls_at(case, rated.member, placed), rated.locals, strict=True):
            bare = Option.of(call, None).call.launch
            tried = {local: None}
            if tuned and call.launch.local_size is None:
                shape = tune(bare, gpu, limit=SHAPES, session=session.alone).choice.shape
                tried[shape[: bare.dim]] = None
            times = [(_in_run_us(Option.of(call, group), gpu, engine, session), group) for group in tried]
            us, best = min(times, key=lambda pair: pair[0])
            total_us += us
            locals_.append(best)
    except MgpusimError:
        return RatedMember(rated.member, math.inf, rated.locals, engine)
    return RatedMember(rated.member, total_us, tuple(locals_), engine)
