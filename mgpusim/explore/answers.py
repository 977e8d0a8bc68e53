"""What the explorer answers: at once where the traces are there, else by and by, with a word on what is being made."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.analytic.interval import elasticities
from mgpusim.engine.analytic.prediction import predict_analytic
from mgpusim.engine.analytic.traces import Traced, Traces
from mgpusim.engine.prediction import Prediction
from mgpusim.errors import InputError, MgpusimError, reason_of
from mgpusim.explore.state import ExplorerState
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.running.case import NetworkCase
from mgpusim.nn.running.held import HeldNetwork
from mgpusim.nn.running.prediction import NetworkPrediction
from mgpusim.session import USUAL, Session
from mgpusim.sweeps.bottleneck import resources
from mgpusim.workload.launch import Launch, launch_from_cli

HELD = 6
"""Launches or networks whose traces are kept: a network's are some tens of MB."""
TENTH = 1.1


class Answered(msgspec.Struct, frozen=True):
    """A state with what is predicted.

    Attributes
    ----------
    gpu : with the changes.
    slopes : d ln(time) / d ln(field) by dotted path.
    whole : the interval and `slopes` are of this very GPU; else those of a network are near it.
    """

    state: ExplorerState
    gpu: GpuSpec
    prediction: Prediction | NetworkPrediction
    slopes: Mapping[str, float]
    whole: bool = True


class _Superseded(MgpusimError):
    """Nobody waits for it any more."""


class _HeldLaunch:
    """A launch with its trace."""

    def __init__(self, traced: Traced) -> None:
        self.traced = traced

    def at(self, gpu: GpuSpec, *, intervals: bool = True) -> tuple[Prediction, dict[str, float]]:
        """Return the prediction on a GPU that shares the trace, and what it depends on."""
        trace, features = self.traced.trace, self.traced.features
        return predict_analytic(trace, gpu, features), elasticities(features, gpu, trace.meta.occupancy)


class Explorer:
    """Answers states of a launch or a network.

    Parameters
    ----------
    target : what is explored.
    session : settings of the run, whose processes choose the kernels of a network.

    >>> from mgpusim.workload.launches import as_launch
    >>> explorer = Explorer(as_launch("softmax"))
    >>> answer = explorer.answer(ExplorerState("adreno-640"), wait_s=60.0)
    >>> slower = explorer.answer(ExplorerState("adreno-640", (("launch.gap_s", "1 ms"),)))
    >>> answer.prediction.latency_us == slower.prediction.latency_us
    True
    """

    def __init__(self, target: Launch | NetworkCase, session: Session = USUAL) -> None:
        self.target, self.session = target, session
        self._traces = Traces(session)
        self._held: OrderedDict[ExplorerState, _HeldLaunch | HeldNetwork | Exception] = OrderedDict()
        self._changed = threading.Condition()
        self._wanted: tuple[ExplorerState, ...] = ()
        self._doing = ""
        threading.Thread(target=self._work, daemon=True).start()

    @property
    def doing(self) -> str:
        """What is being made, for people."""
        return self._doing

    def want(self, *states: ExplorerState) -> None:
        """Make the traces of these states, the first first; of others no more."""
        with self._changed:
            self._wanted = tuple(state.held for state in states)
            self._changed.notify_all()

    def answer(self, state: ExplorerState, *, wait_s: float = 0.0, whole: bool = False) -> Answered | None:
        """Return the answer, None while its traces are being made.

        Parameters
        ----------
        wait_s : seconds to wait for them.
        whole : of a network, with the interval and the dependences of this very GPU.
        """
        gpu, base = state.spec(), state.held
        with self._changed:
            if base not in self._held and base not in self._wanted:
                self._wanted = (*self._wanted, base)
                self._changed.notify_all()
            self._changed.wait_for(lambda: base in self._held, wait_s)
            held = self._held.get(base)
            if held is not None:
                self._held.move_to_end(base)
        if held is None:
            return None
        if isinstance(held, Exception):
            raise held
        prediction, slopes = held.at(gpu, intervals=whole)
        return Answered(state, gpu, prediction, slopes, whole or isinstance(held, _HeldLaunch))

    # ---- the worker ------------------------------------------------------------------------------------------------
    def _next(self) -> ExplorerState | None:
        return next((state for state in self._wanted if state not in self._held), None)

    def _work(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._next() is not None)
                state = self._next()
            assert state is not None
            held: _HeldLaunch | HeldNetwork | Exception
            try:
                self._doing = f"tracing on {state.gpu}"
                held = self._make(state)
            except _Superseded:
                continue
            except MgpusimError as error:
                held = error
            except Exception as error:  # a bug of ours: said, and the page goes on
                held = InputError(reason_of(error))
            with self._changed:
                self._held[state] = held
                while len(self._held) > HELD:
                    self._held.popitem(last=False)
                self._doing = ""
                self._changed.notify_all()

    def _make(self, state: ExplorerState) -> _HeldLaunch | HeldNetwork:
        gpu = state.spec()
        if isinstance(self.target, Launch):
            return _HeldLaunch(self._traces.get(launch_of(self.target, state), gpu))

        def progress(done: int, total: int, kernel: str) -> None:
            self._doing = f"choosing and tracing kernels: {done} of {total}, {kernel}"
            if state not in self._wanted:
                raise _Superseded(state.query)

        return HeldNetwork(case_of(self.target, state), gpu, session=self.session.telling(progress))


def launch_of(launch: Launch, state: ExplorerState) -> Launch:
    """Return the launch with the work group of a state."""
    return launch_from_cli(launch, local_size=state.local) if state.local else launch


def case_of(case: NetworkCase, state: ExplorerState) -> NetworkCase:
    """Return the network with the library, precision and batch of a state."""
    changes: dict[str, Any] = {"batch": state.batch} if state.batch else {}
    if state.library and state.library != case.library.name:
        changes |= {"library": load_library(state.library), "precision": None}
    if state.precision:
        changes["precision"] = state.precision
    return msgspec.structs.replace(case, **changes)


def savings(gpu: GpuSpec, slopes: Mapping[str, float]) -> dict[str, float]:
    """Return the share of the time that a tenth more of each resource saves (of latencies a tenth less), the largest first.

    Resources that ask for a new trace are left out, and those that save nothing.

    >>> savings(load_gpu("adreno-640"), {"dram.b_per_s": -1.0})
    {'DRAM bandwidth': 0.09090909090909094}
    """
    saved_by = {}
    for name, paths in resources(gpu).items():
        slope = sum(slopes.get(path, 0.0) for path in paths)
        saved = 1.0 - TENTH ** -abs(slope)
        if saved > 5e-4:
            saved_by[name] = saved
    return dict(sorted(saved_by.items(), key=lambda item: -item[1]))
