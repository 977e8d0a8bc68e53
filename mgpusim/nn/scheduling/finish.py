"""The last choice among the best members of a search: predicted in full, their work groups tuned, simulated by an engine."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence

import msgspec

from mgpusim.arch.fields import fingerprint
from mgpusim.artefacts import key_of, load, store
from mgpusim.errors import MgpusimError
from mgpusim.nn.arrangement import FixedKernel
from mgpusim.nn.local_sizes import Sizes
from mgpusim.nn.planned import Option
from mgpusim.nn.scheduling.search import KIND, OperatorCase, Placed, Rated, calls_at
from mgpusim.nn.scheduling.spaces import Member
from mgpusim.nn.timing import time_option
from mgpusim.sched.shapes.tune import tune
from mgpusim.workload.device import compiler_stamp

__all__ = ["SHAPES", "Finished", "finish"]

SHAPES = 40
"""Work groups of a launch that tuning looks at, spread over their sizes."""


class FinishedMember(msgspec.Struct, frozen=True):
    """A member with its work groups and what it takes in a run, by `engine`; infinite where it cannot run."""

    member: Member
    locals: tuple[Sizes | None, ...]
    time_us: float
    engine: str

    @property
    def fixed(self) -> FixedKernel:
        """The kernel with its work groups."""
        return FixedKernel(self.member.kernel, dict(self.member.parameters), self.locals)


class Finished(msgspec.Struct, frozen=True):
    """Members of one operator, the fastest first, and the seconds of a processor that this took."""

    members: tuple[FinishedMember, ...]
    seconds: float


def finish(
    case: OperatorCase, placed: Placed, rated: Sequence[Rated], engine: str = "analytic", *, tuned: bool = False,
    cache: bool = True,
) -> Finished:  # fmt: skip
    """Return what members take in a run, whose weights no cache holds.

    Parameters
    ----------
    engine : that predicts them.
    tuned : choose the work groups anew, of those that the kernel leaves open.
    """
    gpu = case.target.gpu
    stamp = (case.key, fingerprint(gpu), compiler_stamp(gpu), repr(placed), engine, str(tuned))
    key = key_of("finish", *stamp, repr([(one.member.key, one.locals) for one in rated]))
    kept = load(KIND, key, _read) if cache else None
    if kept is not None:
        return kept
    began = time.process_time()
    found = [_finished(case, placed, one, engine, tuned, cache) for one in rated]
    order = sorted(found, key=lambda one: (one.time_us, one.member))
    finished = Finished(tuple(order), time.process_time() - began)
    if cache:
        store(KIND, key, msgspec.msgpack.encode(finished))
    return finished


def _read(data: bytes) -> Finished:
    return msgspec.msgpack.decode(data, type=Finished)


def _finished(case: OperatorCase, placed: Placed, rated: Rated, engine: str, tuned: bool, cache: bool) -> FinishedMember:
    gpu = case.target.gpu
    total, locals_ = 0.0, []
    try:
        for call, local in zip(calls_at(case, rated.member, placed), rated.locals, strict=True):
            free = call.launch.local_size is None
            bare = msgspec.structs.replace(call, launch=msgspec.structs.replace(call.launch, local_size=None))
            tried = [local]
            if tuned and free:
                found = tune(bare.launch, gpu, limit=SHAPES, cache=cache)
                tried.append(tuple(found.choice.shape[: bare.launch.dim]))
            times = []
            for one in dict.fromkeys(tried):
                timed = time_option(Option(bare, (one,)), gpu, engine, cache=cache)
                if timed.estimate is not None:
                    times.append((timed.in_run.latency_us, one))
            if not times:
                return FinishedMember(rated.member, rated.locals, math.inf, engine)
            us, best = min(times, key=lambda pair: pair[0])
            total += us
            locals_.append(best)
    except MgpusimError:
        return FinishedMember(rated.member, rated.locals, math.inf, engine)
    return FinishedMember(rated.member, tuple(locals_), total, engine)
