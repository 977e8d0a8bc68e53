"""A network changed and predicted anew, against the network as it was: what every question of this room answers."""

from __future__ import annotations

from typing import Any

import msgspec

from mgpusim.arch.spec import Anchor
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.planning.plan import NetworkPlan, PlannedStep
from mgpusim.nn.running.chosen import chosen_steps
from mgpusim.nn.running.predict import predict_plan
from mgpusim.nn.running.prediction import NetworkPrediction
from mgpusim.nn.running.timing import CANDIDATES, Timed
from mgpusim.result import follows
from mgpusim.session import USUAL, Session
from mgpusim.workload.provenance import Predicted


class NetworkChange(Predicted, frozen=True, kw_only=True):
    """A network as it was, and changed.

    Attributes
    ----------
    library, precision : of the network as it was.
    engine : that predicted the change.
    before_us, after_us : what it takes as it was, and changed; `ratio` of the first to the second.
    anchors : measured times that settled the clock of the GPU, where there are any.
    """

    network: str
    gpu: str
    library: str
    precision: str
    engine: str
    before_us: float
    after_us: float
    anchors: tuple[Anchor, ...] = ()
    ratio: float = 0.0

    def __post_init__(self) -> None:
        follows(self, ratio=self.before_us / self.after_us)


class NetworkRuns:
    """Predictions of one network by several plans; a kernel that they share is timed once."""

    def __init__(
        self, graph: Graph, engine: str = "analytic", *, recorded: bool = False, candidates: int = CANDIDATES,
        session: Session = USUAL,
    ) -> None:  # fmt: skip
        self.graph, self.engine, self.recorded = graph, engine, recorded
        known: dict[str, Timed] = {}
        self.timing: dict[str, Any] = {"candidates": candidates, "session": session, "known": known}

    def chosen(self, plan: NetworkPlan) -> tuple[PlannedStep, ...]:
        """Return the steps of a plan with the kernels and work groups that its library chooses."""
        return chosen_steps(plan, **self.timing)

    def of(self, plan: NetworkPlan, steps: tuple[PlannedStep, ...] | None = None) -> NetworkPrediction:
        """Return the prediction of a plan, or of its tensors with other steps."""
        whole = plan if steps is None else msgspec.structs.replace(plan, steps=steps)
        return predict_plan(self.graph, whole, self.engine, recorded=self.recorded, event_share=1.0, **self.timing)
