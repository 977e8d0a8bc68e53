"""What a probe is: launches that show one thing of a device, and how its figures are read off their times.

A probe never looks at a preset. Its launches are ordinary launches, so the same probe runs on an OpenCL device, in a bundle on a
phone, and in the event engine. What comes back is an ordinary corpus whose launches carry the tag `probe`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from mgpusim.arch.spec import LaunchOrder
from mgpusim.cost.interval import Z80
from mgpusim.registry import Registry
from mgpusim.workload.launch import Launch

__all__ = ["Z80", "Ask", "Curve", "DeviceFacts", "Finding", "Inference", "Point", "Probe", "Proof", "probes"]


Proof = Literal["exactly", "at least", "at most"]
"""What a probe proves of a field: its value, to within the interval, or only a bound of it."""


class DeviceFacts(msgspec.Struct, frozen=True):
    """What a device says of itself, the same fields whether it is real (`clGetDeviceInfo`) or simulated (from its preset).

    `effort` scales how many points a probe asks for: 1 on a device, less where launches are simulated.
    """

    name: str
    compute_units: int
    max_clock_hz: float
    max_work_group_size: int
    max_work_item_sizes: tuple[int, ...]
    local_mem_b: int
    constant_b: int
    max_alloc_b: int
    image2d_max: tuple[int, int] = (0, 0)
    fp16: bool = False
    fp64: bool = False
    images: bool = True
    simulated: bool = False
    effort: float = 1.0


class Ask(msgspec.Struct, frozen=True):
    """One launch a probe wants timed. `tags` say where on the curve it lies; `outputs` are argument positions to read back.

    `needs` names extensions without which a device leaves the launch out: a bundle is made where its device is not. `order` is
    one of `LAUNCH_ORDERS` where the launch needs one of them, whatever the order of the others. `timing` names what is timed in
    place of the event: one of `mgpusim.calibrate.measuring.host_timing.TIMINGS`.
    """

    launch: Launch
    tags: dict[str, Any]
    outputs: tuple[int, ...] = ()
    needs: tuple[str, ...] = ()
    order: LaunchOrder | None = None
    timing: str = ""


class Point(msgspec.Struct, frozen=True):
    """A launch that was timed: seconds (median) and their spread (half the distance of the 10th and 90th percentiles).

    `outputs` maps argument positions to what the kernel left there, and -1 to what its timing gave beside. It is empty where
    launches
    are simulated, but for that.
    """

    tags: dict[str, Any]
    time_s: float
    spread_s: float
    outputs: dict[int, Any] = {}


class Finding(msgspec.Struct, frozen=True):
    """The value of one `GpuSpec` field as a probe saw it; [low, high] holds it four times out of five.

    `method` says in a sentence how it was read off; several probes may find the same field, and disagree. A rate is what a
    kernel reaches, a bound is what a probe proves: `proves` says which of them the value is, and `because` why. The interval of a
    bound is that of the bound.
    """

    field: str
    value: float
    low: float
    high: float
    probe: str
    method: str
    proves: Proof = "exactly"
    because: str = ""


class Curve(msgspec.Struct, frozen=True):
    """Points and the fitted line over them, for the report. `marks` are x values to mark, with their meaning."""

    title: str
    x_label: str
    y_label: str
    x: tuple[float, ...]
    y: tuple[float, ...]
    fit_x: tuple[float, ...] = ()
    fit_y: tuple[float, ...] = ()
    marks: tuple[tuple[float, str], ...] = ()
    log_x: bool = False
    log_y: bool = False


class Inference(msgspec.Struct, frozen=True):
    """What a probe found; `notes` say what it could not find, and why (too noisy, not supported, no knee in range)."""

    findings: tuple[Finding, ...] = ()
    curves: tuple[Curve, ...] = ()
    notes: tuple[str, ...] = ()


Infer = Callable[[Sequence[Point], DeviceFacts, Sequence[Finding]], Inference]


class Probe(msgspec.Struct, frozen=True):
    """A probe: `asks` makes its launches from what the device says, `infer` reads figures off the points that came back.

    `infer` gets the findings of the probes named in `after` (clock, latencies) beside its own points. `simulates` is False where
    the event engine cannot show the effect (the order of atomics, a compiler's registers), with the reason in `why_not`.
    """

    name: str
    summary: str
    asks: Callable[[DeviceFacts], Sequence[Ask]]
    infer: Infer
    after: tuple[str, ...] = ()
    simulates: bool = True
    why_not: str = ""


probes: Registry[Probe] = Registry("probe", entry_point="mgpusim.probes", package="mgpusim.calibrate.probes")
