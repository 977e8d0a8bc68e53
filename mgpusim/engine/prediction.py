"""Prediction: what every engine returns, with units in the names and fractions as 0..1."""

from __future__ import annotations

from typing import Any

import msgspec

from mgpusim.arch.spec import Anchor
from mgpusim.engine.details import EventDetails
from mgpusim.frames import Framed, flat_record
from mgpusim.result import SIZES
from mgpusim.trace.group_work import GroupSpread
from mgpusim.workload.provenance import Predicted

SCHEMA = "mgpusim.prediction/1"

BOUNDS = (
    "launch",
    "dispatch",
    "issue",
    "fp",
    "int",
    "sfu",
    "lsu",
    "l1",
    "texture",
    "constant",
    "local",
    "l2",
    "slc",
    "dram",
    "latency",
    "atomics",
)
"""Names a bound and the parts of a breakdown can have."""


class Advice(msgspec.Struct, frozen=True):
    """A change whose effect the model computed: what to change, and the latency then."""

    change: str
    latency_us: float


class Inputs(msgspec.Struct, frozen=True):
    """What a prediction was made from, as plain values: fields of the GPU by dotted path, the launch as in its file, the source.

    `source` has the name of the source and the SHA-256 of its text.
    """

    gpu: dict[str, Any] = {}
    launch: dict[str, Any] = {}
    source: dict[str, str] = {}


class Prediction(Framed, Predicted, frozen=True, kw_only=True, tag=SCHEMA, rename=SIZES):
    """How a launch runs on a GPU.

    Attributes
    ----------
    latency_us : what event profiling would report, start to end, launch floor included.
    interval_us : the central 80% of measured times (stated uncertainties of the GPU's fields and of the model itself).
    clock_factors : what of it the clock of the run makes alone, over the latency; see `mgpusim.cost.interval.clock_factors`.
    bound : the largest part of `breakdown_us`, one of BOUNDS.
    breakdown_us : the latency attributed to BOUNDS; the parts add up to it.
    utilization : busy fraction of cores, alu, lsu, texture, local, l2, slc, dram over the latency; None where absent.
    hit_rate : of l1, texture_l1, l2, slc in bytes asked of them; None where there is none or nothing was asked.
    dram_b, l2_b : bytes moved by the whole launch; `slc_b` those read from the system-level cache, where there is one.
    footprint_b : bytes that it touches; `compulsory_b` that go beyond L2 where each byte is read once and written once at most.
    occupancy : resident warps over warp slots, and what limits it; see `mgpusim.arch.occupancy.Occupancy`.
    divergence : idle lanes over lanes of executed warp instructions: branches, partial warps, padding.
    flops : floating-point operations of the launch (an FMA counts two); `gflops` their rate.
    op_mix : share of executed operations by class.
    registers : (low, nominal, high) per work item; vendor compilers differ.
    fields_sigma : one sigma of ln(time) that the stated uncertainties of the GPU's fields make and the groups that were not
        executed, without the model's own errors.
    guess_share : elasticity-weighted share of the latency that rests on guessed fields.
    groups_differ : how far work groups differ in what they do; None where they are alike.
    anchors : measured times that settled the clock of the GPU, where there are any.
    event : what the event engine found out beside; None from other engines.
    inputs : what it was made from, in the files that `mgpusim predict --json` writes.
    """

    gpu: str
    engine: str
    kernel: str
    global_size: tuple[int, ...]
    local_size: tuple[int, ...]
    local_from: str
    latency_us: float
    interval_us: tuple[float, float]
    clock_factors: tuple[float, float] = (1.0, 1.0)
    bound: str
    breakdown_us: dict[str, float]
    utilization: dict[str, float | None]
    hit_rate: dict[str, float | None]
    dram_b: float
    l2_b: float
    slc_b: float = 0.0
    occupancy: dict[str, Any]
    divergence: float
    flops: float
    gflops: float
    intensity: dict[str, float | None]
    op_mix: dict[str, float]
    registers: tuple[int, int, int]
    spilled_registers: int
    guess_share: float
    fields_sigma: float = 0.0
    guesses: dict[str, float]
    waves: int
    sampled_groups: int
    n_groups: int
    footprint_b: float
    compulsory_b: float = 0.0
    groups_differ: GroupSpread | None = None
    advice: tuple[Advice, ...] = ()
    anchors: tuple[Anchor, ...] = ()
    event: EventDetails | None = None
    inputs: Inputs | msgspec.UnsetType = msgspec.UNSET

    @property
    def beyond_l2_b(self) -> float:
        """The bytes that L2 is asked for and does not hold, whoever has them."""
        return self.slc_b + self.dram_b

    def _records(self) -> list[dict[str, Any]]:
        return [
            flat_record({name: value for name, value in self.to_dict().items() if name not in ("provenance", "event", "anchors")})
        ]
