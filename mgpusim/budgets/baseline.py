"""The baseline of budgets: what was predicted when it was accepted, in a file that is kept beside the budgets."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from mgpusim.budgets.doubt import Doubt
from mgpusim.engine.prediction import Inputs, Prediction
from mgpusim.reading import read_struct
from mgpusim.result import Versioned

SCHEMA = "mgpusim.budget_baseline/1"


class HeldLine(msgspec.Struct, frozen=True):
    """A source line, and the 32-bit registers of a work item that hold what it computes where the kernel needs the most."""

    line: int
    text: str
    registers: float


class KeptLayer(msgspec.Struct, frozen=True):
    """A step of a network's run: its operators, its kernel with sizes, microseconds."""

    name: str
    kernel: str
    time_us: float


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """What was predicted of a budget.

    Attributes
    ----------
    figures : what limits are of, by name of the fields of `CheckedBudget`.
    doubt : what the latency rests on.
    made_from : hash of the source with its options and included files; of a network empty.
    prediction : of a kernel, with its inputs. `lines` : those that hold registers, the most first.
    layers : of a network, and `inputs`: what it was made from, its options in the place of a launch.
    """

    latency_us: float
    interval_us: tuple[float, float]
    figures: dict[str, float]
    doubt: Doubt
    made_from: str = ""
    prediction: Prediction | None = None
    lines: tuple[HeldLine, ...] = ()
    layers: tuple[KeptLayer, ...] = ()
    inputs: Inputs = Inputs()


class Baseline(Versioned, frozen=True, kw_only=True, tag=SCHEMA):
    """All of a file: what is kept by name of the budget and its GPU."""

    kept: dict[str, Kept]


def read_baseline(path: Path) -> Baseline:
    """Return the baseline of a file."""
    return read_struct(path, "baseline", Baseline, SCHEMA, "mgpusim check --update")


def baseline_text(baseline: Baseline) -> bytes:
    """Return what the file of a baseline says: the same for the same predictions, for version control."""
    return (json.dumps(baseline.to_dict(), indent=1, allow_nan=False) + "\n").encode()
