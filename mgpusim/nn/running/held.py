"""A network whose kernels, work groups and traces are kept, priced anew on GPUs that differ in rates alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.analytic.traces import Traces
from mgpusim.engine.device.in_order import COUNTS
from mgpusim.engine.effects import effect_of
from mgpusim.engine.estimate import Estimate, estimate_of
from mgpusim.engine.features import Features
from mgpusim.nn.planning.plan import options_of
from mgpusim.nn.running.case import NetworkCase
from mgpusim.nn.running.chosen import ChosenStep, choose
from mgpusim.nn.running.predict import prediction_of_run
from mgpusim.nn.running.prediction import NetworkPrediction
from mgpusim.nn.running.timing import Timed, fetched_over, option_key, weights_at, without_caches
from mgpusim.session import USUAL, Session
from mgpusim.trace.data import TraceMeta

Held = tuple[Features, TraceMeta]


def needs_no_trace(paths: Iterable[str]) -> bool:
    """Return whether changes of these fields ask for new rates alone.

    >>> needs_no_trace(["dram.b_per_s", "clock.gpu_hz"]), needs_no_trace(["l2.size_b"])
    (True, False)
    """
    return all(effect_of(path) == "rate" and path not in COUNTS for path in paths)


class HeldNetwork:
    """A network on a GPU, with the kernels and work groups that its library takes there.

    Parameters
    ----------
    case, gpu : the network, and the GPU on which its kernels are chosen and traced.
    session : settings of the run, as of `mgpusim.network`.

    >>> held = HeldNetwork(as_case("srcnn", resolution=24), load_gpu("adreno-640"))
    >>> more, less = (held.at(load_gpu("adreno-640", {"launch.gap_s": s}))[0].latency_us for s in ("1 ms", "0 s"))
    >>> more - less > 2e3
    True
    """

    def __init__(self, case: NetworkCase, gpu: GpuSpec, *, session: Session = USUAL) -> None:
        self.case, self.plan = case, case.plan(gpu)
        known: dict[str, Timed] = {}
        self._chosen = choose(self.plan, candidates=case.candidates, known=known, session=session)
        self._compared = {key: known[key] for key in map(option_key, options_of(self.plan.steps))}
        self._keys = [step.key for step in self._chosen]
        traces = Traces(session)
        pairs = zip(self._chosen, self._keys, strict=True)
        self._traced = {key: self._held(step, gpu, traces) for step, key in pairs if key}
        # launches that differ in what caches hold share a trace where that changes nothing
        self._distinct = list({id(pair[0]): pair for of_key in self._traced.values() for pair in of_key}.values())

    def _held(self, step: ChosenStep, gpu: GpuSpec, traces: Traces) -> tuple[Held, ...]:
        """Return what is priced of a kernel: alone, and where caches hold its time: without its weights, without all its data."""
        option = step.fixed.options[0]
        launch = option.call.launch.with_local(option.locals[0])
        launches = (launch, *(without_caches(launch, weights_at(option), gpu) or ()))
        traced_variants = [traces.get(variant, gpu) for variant in launches]
        return tuple((traced.features, traced.trace.meta) for traced in traced_variants)

    def at(self, gpu: GpuSpec, *, intervals: bool = False) -> tuple[NetworkPrediction, dict[str, float]]:
        """Return the prediction on a GPU that differs in rates, and d ln(time) / d ln(field) of its kernels by dotted path.

        Parameters
        ----------
        intervals : find anew what the kernels' times depend on; it takes some three times as long. Without, that is as on the
            GPU on which they were traced.
        """
        once = {id(pair[0]): estimate_of(*pair, gpu) for pair in self._distinct}
        priced: dict[str, Timed] = {}
        chosen = []
        for choice, key in zip(self._chosen, self._keys, strict=True):
            if choice.timed is not None:
                if key not in priced:
                    priced[key] = _priced(choice.timed, self._traced[key], once, gpu, intervals)
                choice = msgspec.structs.replace(choice, timed=priced[key])
            chosen.append(choice)
        plan = msgspec.structs.replace(self.plan, target=msgspec.structs.replace(self.plan.target, gpu=gpu))
        prediction = prediction_of_run(self.case.graph, plan, gpu, chosen, self._compared, recorded=self.case.recorded)
        slopes: dict[str, float] = {}
        for choice, layer in zip(chosen, prediction.layers, strict=True):
            if choice.timed is not None:
                for path, slope in choice.timed.in_run.slopes.items():
                    slopes[path] = slopes.get(path, 0.0) + slope * layer.time_us / prediction.latency_us
        return prediction, slopes


def _priced(before: Timed, traced: Sequence[Held], once: Mapping[int, Estimate], gpu: GpuSpec, intervals: bool) -> Timed:
    alone, *without = (once[id(features)] for features, _ in traced)
    slopes = before.in_run.slopes
    if intervals:
        slopes = estimate_of(*traced[1 if without else 0], gpu, intervals=True).slopes
    alone = msgspec.structs.replace(alone, slopes=slopes)
    if not without:
        return msgspec.structs.replace(before, estimate=alone)
    cold, everything = without
    cold = msgspec.structs.replace(cold, slopes=slopes)
    return msgspec.structs.replace(before, estimate=alone, cold=cold, fetched=fetched_over(everything, cold))
