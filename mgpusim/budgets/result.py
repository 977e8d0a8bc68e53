"""What became of budgets: plain data for reports."""

from __future__ import annotations

import msgspec

from mgpusim.budgets.baseline import HeldLine
from mgpusim.engine.changes import InputChange, PredictionChange
from mgpusim.result import Versioned, follows


class CheckedLimit(msgspec.Struct, frozen=True):
    """A limit, and what was found.

    Attributes
    ----------
    name : as in files of budgets: "max_us", "max_regression", "min_occupancy", "max_spills", "max_memory", "max_dram".
    allowed, found : microseconds, shares, registers or bytes. `found` is None where there is no baseline to compare with.
    status : "held"; "exceeded"; "unsure", of a regression that the interval of the change leaves open; "unknown" without a
        baseline.
    """

    name: str
    allowed: float
    found: float | None
    status: str


class LatencyChange(msgspec.Struct, frozen=True):
    """How the latency differs from that of the baseline.

    Attributes
    ----------
    before_us : latency of the baseline. `ratio` : the latency over it.
    interval : central 80% of that ratio: what both predictions have in common does not widen it.
    common : "everything", "launch and source", "source" or "GPU": what both have in common; of networks "layers".
    beyond : whether the interval leaves out that nothing changed.
    """

    before_us: float
    ratio: float
    interval: tuple[float, float]
    common: str
    beyond: bool


class LayerChange(msgspec.Struct, frozen=True):
    """A step of a network whose time or kernel differs; None and "" where there is none."""

    name: str
    before_us: float | None
    after_us: float | None
    before_kernel: str = ""
    after_kernel: str = ""


class SpillLine(msgspec.Struct, frozen=True):
    """The source line to which spilled registers are due: it holds the most, or the most more than in the baseline.

    Attributes
    ----------
    before : registers that it held in the baseline, None without one.
    of : registers of all lines.
    in_file : its number is one of the kernel's own file; False where that includes others, in which the line may be.
    """

    held: HeldLine
    before: float | None
    of: float
    in_file: bool


class CheckedBudget(msgspec.Struct, frozen=True, kw_only=True):
    """A kernel or a network on a GPU, and its limits.

    Attributes
    ----------
    kind : "kernel" or "network". `library` : of a network.
    file, line : what a person changes, and where the kernel begins in it: "" and 0 where there is none.
    figures : occupancy (0..1), spilled registers, memory_b and dram_b of a kernel; memory_b of a network.
    error : why nothing is predicted.
    change : against the baseline, with `moved` of a kernel. Of a network `inputs` are what differs between the inputs, and
        `layers` what moved, the largest first.
    spill : of a kernel whose spilled registers exceed their limit.
    status : "passed", "unsure", "failed", or "error".
    """

    name: str
    gpu: str
    kind: str
    engine: str
    library: str = ""
    file: str = ""
    line: int = 0
    latency_us: float | None = None
    interval_us: tuple[float, float] | None = None
    figures: dict[str, float] = {}
    limits: tuple[CheckedLimit, ...] = ()
    error: str = ""
    change: LatencyChange | None = None
    moved: PredictionChange | None = None
    inputs: tuple[InputChange, ...] = ()
    layers: tuple[LayerChange, ...] = ()
    spill: SpillLine | None = None
    status: str = ""

    def __post_init__(self) -> None:
        statuses = {limit.status for limit in self.limits}
        status = "failed" if "exceeded" in statuses else "unsure" if "unsure" in statuses else "passed"
        follows(self, status="error" if self.error else status)

    @property
    def label(self) -> str:
        """What to call it."""
        return f"{self.name} on {self.gpu}"


class BudgetReport(Versioned, frozen=True, kw_only=True, tag="mgpusim.budget_check/1"):
    """All budgets of a file.

    Attributes
    ----------
    baseline : the file that was compared with, "" where there is none. `updated` : it was written anew.
    status : the worst of all budgets; see `CheckedBudget`.
    """

    path: str
    baseline: str
    updated: bool
    budgets: tuple[CheckedBudget, ...]
    status: str = ""

    def __post_init__(self) -> None:
        statuses = {budget.status for budget in self.budgets}
        follows(
            self,
            status=next(status for status in ("error", "failed", "unsure", "passed") if status in statuses or status == "passed"),
        )
