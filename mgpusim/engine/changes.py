"""Two predictions beside each other: what differs between their inputs, and which parts of the time moved."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from os import PathLike
from shlex import quote
from typing import Any

import msgspec

from mgpusim.engine.details import LineCost
from mgpusim.engine.prediction import SCHEMA as PREDICTION
from mgpusim.errors import InputError
from mgpusim.reading import read_json

__all__ = ["InputChange", "PartChange", "PredictionChange", "RecordedPrediction", "compare_predictions", "read_predictions"]

SCHEMA = "mgpusim.prediction_change/1"
LEAST = 0.005
"""Share of the longer latency, or of a whole, below which a part has not moved."""


class RecordedEvent(msgspec.Struct, frozen=True):
    """What a comparison reads of the event engine's details."""

    stalls: dict[str, float] = {}
    lines: tuple[LineCost, ...] = ()
    occupancy: float | None = None


class RecordedInputs(msgspec.Struct, frozen=True):
    """What a prediction was made from, as `mgpusim.engine.inputs.inputs_of` wrote it."""

    gpu: dict[str, Any] = {}
    launch: dict[str, Any] = {}
    source: dict[str, str] = {}


class RecordedPrediction(msgspec.Struct, frozen=True, kw_only=True, rename={"global_size": "global", "local_size": "local"}):
    """A prediction as `mgpusim predict --json` printed it, as far as a comparison needs it.

    Attributes
    ----------
    provenance : which version predicted.
    inputs : what it was made from; empty in files of versions that did not write it.
    """

    gpu: str
    engine: str
    kernel: str
    global_size: tuple[int, ...]
    local_size: tuple[int, ...]
    latency_us: float
    interval_us: tuple[float, float]
    bound: str
    breakdown_us: dict[str, float]
    utilization: dict[str, float | None] = {}
    hit_rate: dict[str, float | None] = {}
    dram_b: float = 0.0
    l2_b: float = 0.0
    flops: float = 0.0
    occupancy: dict[str, Any] = {}
    registers: tuple[int, int, int] = (0, 0, 0)
    spilled_registers: int = 0
    provenance: dict[str, str] = {}
    inputs: RecordedInputs = RecordedInputs()
    event: RecordedEvent | None = None


class InputChange(msgspec.Struct, frozen=True):
    """An input that differs: a field of the GPU, a key of the launch, the source, the engine or the version; None is absent."""

    what: str
    before: Any
    after: Any


class PartChange(msgspec.Struct, frozen=True):
    """A figure that moved.

    Attributes
    ----------
    group : "breakdown_us", "stalls", "hit_rate", "utilization", "occupancy", "traffic_b" or "lines_us".
    name : of the part in its group, a line's number for lines.
    """

    group: str
    name: str
    before: float | None
    after: float | None

    @property
    def moved(self) -> float:
        """By how much, absent as 0."""
        return (self.after or 0.0) - (self.before or 0.0)


class PredictionChange(msgspec.Struct, frozen=True):
    """What became of a prediction.

    Attributes
    ----------
    ratio : latency after over before.
    clear : whether the 80% intervals do not overlap: the change is larger than what is unknown of either.
    inputs : what differs between the inputs; `inputs_known` says whether both files have them all.
    parts : figures that moved, by group, those that moved most first.
    """

    kernel: str
    gpu: str
    before_us: float
    after_us: float
    before_interval_us: tuple[float, float]
    after_interval_us: tuple[float, float]
    before_bound: str
    after_bound: str
    ratio: float
    clear: bool
    inputs_known: bool
    inputs: tuple[InputChange, ...]
    parts: tuple[PartChange, ...]

    def of(self, group: str) -> tuple[PartChange, ...]:
        """Return the figures of a group that moved.

        Parameters
        ----------
        group : one of the names that `PartChange` lists.
        """
        return tuple(one for one in self.parts if one.group == group)

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON form, schema `mgpusim.prediction_change/1`: times in microseconds, shares from 0 to 1."""
        return {"schema": SCHEMA, **msgspec.to_builtins(self)}


def read_predictions(path: str | PathLike[str]) -> list[RecordedPrediction]:
    """Return the predictions of a file that `mgpusim predict --json` printed, or that holds one `Prediction.to_dict()`.

    Parameters
    ----------
    path : of a JSON file, gzipped or not.

    Raises
    ------
    InputError
        It cannot be read, holds no prediction, or something else.
    """
    data = read_json(path, "predictions")
    rows = data if isinstance(data, list) else [data]
    if not rows:
        raise InputError(f"predictions {path}: there is none; write them by `mgpusim predict ... --json > {quote(str(path))}`")
    found = []
    for i, row in enumerate(rows):
        where = f"predictions {path}: [{i}]" if isinstance(data, list) else f"predictions {path}"
        schema = row.get("schema") if isinstance(row, dict) else None
        if schema != PREDICTION:
            raise InputError(f"{where}: schema: got {schema!r}, expected {PREDICTION!r}, as `mgpusim predict --json` writes it")
        try:
            one = msgspec.convert(row, RecordedPrediction, strict=True)
        except msgspec.ValidationError as error:
            raise InputError(f"{where}: {error}") from None
        if not (math.isfinite(one.latency_us) and one.latency_us > 0):
            raise InputError(f"{where}: latency_us: got {one.latency_us}, expected a time above 0")
        found.append(one)
    return found


def compare_predictions(before: Sequence[RecordedPrediction], after: Sequence[RecordedPrediction]) -> list[PredictionChange]:
    """Return what became of each prediction; the first is compared with the first, and so on.

    Parameters
    ----------
    before, after : as many of each.

    Raises
    ------
    InputError
        Their numbers differ.

    >>> one = RecordedPrediction(gpu="g", engine="analytic", kernel="k", global_size=(64,), local_size=(8,), latency_us=10.0,
    ...                          interval_us=(9.0, 11.0), bound="dram", breakdown_us={"dram": 8.0, "launch": 2.0})
    >>> other = msgspec.structs.replace(one, latency_us=6.0, interval_us=(5.0, 7.0), breakdown_us={"dram": 4.0, "launch": 2.0})
    >>> (change,) = compare_predictions([one], [other])
    >>> change.ratio, change.clear, [(part.name, part.moved) for part in change.parts]
    (0.6, True, [('dram', -4.0)])
    """
    if len(before) != len(after):
        raise InputError(f"{len(before)} predictions against {len(after)}: compare files of equally many, in the same order")
    return [_change(one, other) for one, other in zip(before, after, strict=True)]


def _change(a: RecordedPrediction, b: RecordedPrediction) -> PredictionChange:
    def either(name: str) -> str:
        one, other = getattr(a, name), getattr(b, name)
        return str(one) if one == other else f"{one} → {other}"

    apart = a.interval_us[1] < b.interval_us[0] or b.interval_us[1] < a.interval_us[0]
    return PredictionChange(
        kernel=either("kernel"), gpu=either("gpu"), before_us=a.latency_us, after_us=b.latency_us,
        before_interval_us=a.interval_us, after_interval_us=b.interval_us, before_bound=a.bound, after_bound=b.bound,
        ratio=b.latency_us / a.latency_us, clear=apart,
        inputs_known=bool(a.inputs.gpu and b.inputs.gpu and a.inputs.source and b.inputs.source),
        inputs=tuple(_inputs(a, b)), parts=tuple(_parts(a, b)),
    )  # fmt: skip


def _inputs(a: RecordedPrediction, b: RecordedPrediction) -> Iterator[InputChange]:
    plain: list[tuple[str, Any, Any]] = [
        ("kernel", a.kernel, b.kernel), ("GPU", a.gpu, b.gpu), ("engine", a.engine, b.engine),
        ("version", a.provenance.get("by"), b.provenance.get("by")), ("global size", list(a.global_size), list(b.global_size)),
        ("local size", list(a.local_size), list(b.local_size)),
        ("source text (SHA-256)", a.inputs.source.get("sha256"), b.inputs.source.get("sha256")),
    ]  # fmt: skip
    for what, one, other in plain:
        if one != other:
            yield InputChange(what, one, other)
    said, then = ({k: v for k, v in p.inputs.launch.items() if k not in ("global", "local", "entry")} for p in (a, b))
    tables: list[tuple[str, dict[str, Any], dict[str, Any]]] = [("launch", said, then), ("GPU", a.inputs.gpu, b.inputs.gpu)]
    for what, one, other in tables:
        if (one and other) or what == "launch":
            yield from _differences(what, one, other)


def _differences(what: str, one: Mapping[str, Any], other: Mapping[str, Any]) -> Iterator[InputChange]:
    for key in dict.fromkeys((*one, *other)):
        if one.get(key) != other.get(key):
            yield InputChange(f"{what} {key}", one.get(key), other.get(key))


def _parts(a: RecordedPrediction, b: RecordedPrediction) -> Iterator[PartChange]:
    longer = max(a.latency_us, b.latency_us)
    yield from _moved("breakdown_us", a.breakdown_us, b.breakdown_us, LEAST * longer)
    if a.event and b.event:
        yield from _moved("stalls", a.event.stalls, b.event.stalls, LEAST)
        if a.inputs.source.get("sha256", "") == b.inputs.source.get("sha256"):  # else a number is another line
            yield from _moved("lines_us", _lines(a), _lines(b), LEAST * longer)
    yield from _moved("hit_rate", a.hit_rate, b.hit_rate, LEAST)
    yield from _moved("utilization", a.utilization, b.utilization, LEAST)
    yield from _moved("occupancy", _held(a), _held(b), LEAST)
    most = max(a.l2_b, b.l2_b, a.dram_b, b.dram_b)
    yield from _moved("traffic_b", {"dram": a.dram_b, "l2": a.l2_b}, {"dram": b.dram_b, "l2": b.l2_b}, LEAST * most)


def _lines(p: RecordedPrediction) -> dict[str, float | None]:
    """Return the microseconds of each source line."""
    return {str(c.line): c.share * p.latency_us for c in p.event.lines if c.line} if p.event else {}


def _held(p: RecordedPrediction) -> dict[str, float | None]:
    return {"warp slots": p.occupancy.get("fraction"), "registers": float(p.registers[1])}


def _moved(group: str, one: Mapping[str, float | None], other: Mapping[str, float | None], least: float) -> list[PartChange]:
    """Return the figures that moved by more than `least`, or appeared or went, those that moved most first."""
    found = [PartChange(group, key, one.get(key), other.get(key)) for key in dict.fromkeys((*one, *other))]
    shown = [p for p in found if abs(p.moved) > least or ((p.before is None) != (p.after is None) and abs(p.moved) > 0)]
    return sorted(shown, key=lambda p: (-abs(p.moved), p.name))
