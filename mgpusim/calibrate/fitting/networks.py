"""Scale and gap of a device with a library, out of networks measured on it.

A network takes `scale` times what its kernels are predicted to take, and `gap` for each launch besides. Each launch of a measured
network has its time among the others and the host's clock has the whole, so that one network gives both figures. With several,
each is predicted by those that the others give.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from mgpusim.accuracy import metrics
from mgpusim.accuracy.run import Refusal, predict_all
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.launch import as_measured
from mgpusim.engine.estimate import Estimate
from mgpusim.errors import InputError
from mgpusim.nn.running.timeline import TimedStep, Timeline, launch_step, run_steps
from mgpusim.nn.running.timing import fetched_over, without_caches
from mgpusim.result import Result
from mgpusim.session import USUAL, Session
from mgpusim.workload.corpus import WEIGHTS, Corpus, Measurement
from mgpusim.workload.measured import require_measured


class MeasuredNetwork(msgspec.Struct, frozen=True):
    """A network measured on a device, and what is predicted for the launches that ran there. Times in microseconds.

    Attributes
    ----------
    name, library, precision : of the network as it was run.
    launches : their number.
    alone_us, in_order_us : sums of the launches' events: each repeated by itself, and among the others.
    queue_us, end_to_end_us : by the host's clock: without and with copies of inputs and outputs.
    predicted_alone_us, predicted_us : sums predicted, by itself and in the run.
    predicted_copies_us, predicted_end_to_end_us : of the run.
    mape_alone, mape_in_order : mean errors of single launches, by itself and in the run.
    """

    name: str
    library: str
    precision: str
    launches: int
    alone_us: float
    in_order_us: float
    queue_us: float
    end_to_end_us: float
    predicted_alone_us: float
    predicted_us: float
    predicted_copies_us: float
    predicted_end_to_end_us: float
    mape_alone: float
    mape_in_order: float

    @property
    def gap_us(self) -> float:
        """What a launch takes besides its event."""
        return (self.queue_us - self.in_order_us) / self.launches

    def with_fit(self, scale: float, gap_us: float) -> float:
        """Return the end to end that a scale and a gap give."""
        return scale * self.predicted_us + gap_us * self.launches + self.predicted_copies_us


class NetworkFit(Result, frozen=True, kw_only=True, tag="mgpusim.network_fit/1"):
    """Scale and gap of a device with a library in a precision.

    Attributes
    ----------
    scale : of the kernels' predicted times in a run.
    gap_us : of each launch besides.
    networks : that they were fitted to. `left_out_us` : end to end of each by those that the others give; empty with one.
    """

    several: ClassVar = "libraries"

    gpu: str
    library: str
    precision: str
    engine: str
    scale: float
    gap_us: float
    networks: tuple[MeasuredNetwork, ...]
    left_out_us: tuple[float, ...] = ()


def is_network(corpus: Corpus) -> bool:
    """Return whether a corpus is of a network that ran as a whole.

    >>> is_network(Corpus({"name": "GPU"}, {}, {}, (), {"network": {"name": "mobilenet_v1", "reason": "it did not run"}}))
    False
    """
    network = corpus.extra.get("network")
    return isinstance(network, dict) and "end_to_end_ns" in network


def _timeline(corpus: Corpus, estimates: Sequence[tuple[Estimate, float]], gpu: GpuSpec) -> Timeline:
    """Return the run of a measured network as it is predicted, with the flushes of its library.

    Arguments are set once before all runs (`mgpusim.calibrate.measuring.network_run`), so no run sets any.

    Parameters
    ----------
    estimates : of each launch of the corpus one whose weights no cache holds, and its time with nothing in L2 over that.
    """
    pieces = []
    for step in corpus.extra["network"]["steps"]:
        if step["kind"] != "launch":
            pieces.append(TimedStep(step["name"], "host", copied_b=step["bytes_b"]))
            continue
        item = corpus.launches[step["launch"]]
        used: dict[str, list[tuple[str, int]]] = {"read": [], "written": [], "weights": []}
        weights = weights_of(item)
        for position, (name, arg) in enumerate(zip(item.extra["memory"], item.launch.args, strict=True)):
            how = "weights" if position in weights else "written" if position in item.extra["writes"] else "read"
            used[how].append((name, getattr(arg, "size_b", 0)))
        at = step["launch"]
        reads, writes, own = (tuple(used[how]) for how in ("read", "written", "weights"))
        estimate, fetched = estimates[at]
        pieces.append(launch_step(step["name"], estimate, reads, writes, own, fetched=fetched))
    return run_steps(pieces, gpu, flush_every=_flush_every(corpus.extra["network"]))


def _flush_every(network: dict[str, Any]) -> int:
    """Return after how many launches the queue was flushed; 0: at the end alone, as of corpora that do not say.

    >>> _flush_every({"flush_every": 2}), _flush_every({})
    (2, 0)
    """
    launches = network.get("flush_every", 0)
    if isinstance(launches, bool) or not isinstance(launches, int) or launches < 0:
        raise InputError(
            f"network {_name(network)}: flush_every: got {launches!r}, expected a number of launches, 0 or more; measure it anew"
        )
    return launches


def weights_of(item: Measurement) -> tuple[int, ...]:
    """Return the positions of the arguments of a network's launch that are weights."""
    return tuple(i for i, name in enumerate(item.extra["memory"]) if name.startswith(WEIGHTS))


def predicted_run(
    corpus: Corpus, gpu: GpuSpec, engine: str = "analytic", *, session: Session = USUAL,
) -> tuple[list[Estimate], Timeline]:  # fmt: skip
    """Return what is predicted of a measured network: each of its launches alone, and its run."""
    if not is_network(corpus):
        raise InputError("the corpus is of no network that ran; `mgpusim measure --network` writes one")
    network: dict[str, Any] = corpus.extra["network"]
    try:
        without = [without_caches(item.launch, weights_of(item), gpu) for item in corpus.launches]
    except (KeyError, IndexError, TypeError, AttributeError) as error:
        raise _lacking(network, error) from None
    asked = [(item.kernel, item.launch) for item in corpus.launches]
    for item, launches in zip(corpus.launches, without, strict=True):
        asked += [(item.kernel, launch) for launch in launches or ()]
    outcomes = predict_all([launch for _, launch in asked], gpu, [engine], session=session)
    refused = {f"{name}: {o.reason}" for (name, _), o in zip(asked, outcomes, strict=True) if isinstance(o, Refusal)}
    if refused:
        raise InputError(f"network {_name(network)}: {len(refused)} of its kernels cannot be predicted", sorted(refused))
    estimates = [outcome[engine] for outcome in outcomes if not isinstance(outcome, Refusal)]
    alone, rest = estimates[: len(without)], iter(estimates[len(without) :])
    in_run: list[tuple[Estimate, float]] = []
    for estimate, launches in zip(alone, without, strict=True):
        weights = estimate if launches is None else next(rest)
        in_run.append((weights, 1.0 if launches is None else fetched_over(next(rest), weights)))
    try:
        return alone, _timeline(corpus, in_run, gpu)
    except InputError:  # says itself what is wrong
        raise
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise _lacking(network, error) from None


def judged(
    corpus: Corpus, gpu: GpuSpec, engine: str = "analytic", *, session: Session = USUAL,
) -> MeasuredNetwork:  # fmt: skip
    """Return a measured network beside what is predicted for its launches."""
    estimates, run = predicted_run(corpus, gpu, engine, session=session)
    network: dict[str, Any] = corpus.extra["network"]
    try:
        name, library, precision = (str(network[key]) for key in ("name", "library", "precision"))
        in_order = [float(item.extra["in_order_ns"]["median"]) / 1e3 for item in corpus.launches]
        queue_us, end_to_end_us = (float(network[key]["median"]) / 1e3 for key in ("queue_ns", "end_to_end_ns"))
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise _lacking(network, error) from None
    measured = {"queue_ns": queue_us, "end_to_end_ns": end_to_end_us, "in_order_ns": math.fsum(in_order)}
    if wrong := [f"{key} {us * 1e3:g}" for key, us in measured.items() if not 0 < us < math.inf]:
        raise InputError(f"network {name}: got {', '.join(wrong)}, expected times above 0; measure it anew")
    alone = [item.time_ns.median / 1e3 for item in corpus.launches]
    said = [estimate.latency_us for estimate in estimates]
    in_run = [step.time_us for step in run.steps if step.kind == "launch"]
    return MeasuredNetwork(
        name, library, precision, len(alone), math.fsum(alone), math.fsum(in_order), queue_us, end_to_end_us,
        math.fsum(said), math.fsum(in_run), run.copies_us, run.total_us,
        metrics.mape(alone, said) or 0.0, metrics.mape(in_order, in_run) or 0.0,
    )  # fmt: skip


def _lacking(network: dict[str, Any], error: Exception) -> InputError:
    return InputError(f"network {_name(network)}: the corpus lacks {error} of its run; measure it anew")


def _name(network: dict[str, Any]) -> str:
    return str(network.get("name", "without a name"))


def fit_networks(
    corpora: Sequence[Corpus], gpu: GpuSpec, engine: str = "analytic", *, session: Session = USUAL, allow_predicted: bool = False,
) -> list[NetworkFit]:  # fmt: skip
    """Return scale and gap of each library in each precision that networks were measured with on a device.

    Parameters
    ----------
    corpora : of one device, each of a network.
    session : settings of the run, which tells (launches predicted of the network at work, of how many, label of the last).
    allow_predicted : take times that are predicted, or of unknown provenance, for the truth all the same.
    """
    devices = {str(corpus.device.get("name", "")) for corpus in corpora}
    if len(devices) != 1:
        raise InputError(f"networks: got corpora of {len(devices)} devices, expected one: {', '.join(sorted(devices)) or 'none'}")
    groups: dict[tuple[str, str], list[MeasuredNetwork]] = {}
    for corpus in corpora:
        require_measured(corpus, "fitting networks", allow_predicted)
    for corpus in corpora:
        known = as_measured(gpu, corpus.protocol.get("order"))
        network = judged(corpus, known, engine, session=session)
        groups.setdefault((network.library, network.precision), []).append(network)
    out = []
    for (library, precision), group in groups.items():
        scale, gap_us = _fitted(group)
        left_out = (
            tuple(judged_run.with_fit(*_fitted([o for o in group if o is not judged_run])) for judged_run in group)
            if len(group) > 1
            else ()
        )
        out.append(
            NetworkFit(
                gpu=gpu.name,
                library=library,
                precision=precision,
                engine=engine,
                scale=scale,
                gap_us=gap_us,
                networks=tuple(group),
                left_out_us=left_out,
            )
        )
    return out


def _fitted(networks: Sequence[MeasuredNetwork]) -> tuple[float, float]:
    """Return scale and gap with the least squares of the relative errors of sums of kernels, and of queues; none below zero."""
    shares = [judged.predicted_us / judged.in_order_us for judged in networks]
    scale = math.fsum(shares) / math.fsum(share * share for share in shares)
    per_launch = [judged.launches / judged.queue_us for judged in networks]
    besides = [(judged.queue_us - judged.in_order_us) / judged.queue_us for judged in networks]
    gap_us = math.fsum(n * rest for n, rest in zip(per_launch, besides, strict=True)) / math.fsum(n * n for n in per_launch)
    return scale, max(0.0, gap_us)
