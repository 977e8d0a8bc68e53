"""Two predictions beside each other: what differs between their inputs, and which parts of the time moved."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from os import PathLike
from shlex import quote
from typing import Any

import msgspec

from mgpusim.engine.prediction import SCHEMA as PREDICTION
from mgpusim.engine.prediction import Inputs, Prediction
from mgpusim.errors import InputError
from mgpusim.reading import read_json
from mgpusim.result import Result

LEAST = 0.005
"""Share of the longer latency, or of a whole, below which a part has not moved."""


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


class PredictionChange(Result, frozen=True, kw_only=True, tag="mgpusim.prediction_change/1"):
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
        return tuple(part for part in self.parts if part.group == group)


def read_predictions(path: str | PathLike[str]) -> list[Prediction]:
    """Return the predictions of a file that `mgpusim predict --json` printed, or that holds one `Prediction.to_dict()`.

    Raises
    ------
    InputError
        It cannot be read, holds no prediction, or something else.
    """
    data = read_json(path, "predictions")
    rows = data if isinstance(data, list) else [data]
    if not rows:
        raise InputError(f"predictions {path}: there is none; write them by `mgpusim predict ... --json > {quote(str(path))}`")
    predictions = []
    for i, row in enumerate(rows):
        where = f"predictions {path}: [{i}]" if isinstance(data, list) else f"predictions {path}"
        schema = row.get("schema") if isinstance(row, dict) else None
        if schema != PREDICTION:
            raise InputError(f"{where}: schema: got {schema!r}, expected {PREDICTION!r}, as `mgpusim predict --json` writes it")
        try:
            prediction = msgspec.convert(row, Prediction, strict=True)
        except msgspec.ValidationError as error:
            raise InputError(f"{where}: {error}") from None
        if not (math.isfinite(prediction.latency_us) and prediction.latency_us > 0):
            raise InputError(f"{where}: latency_us: got {prediction.latency_us}, expected a time above 0")
        predictions.append(prediction)
    return predictions


def compare_predictions(before: Sequence[Prediction], after: Sequence[Prediction]) -> list[PredictionChange]:
    """Return what became of each prediction; the first is compared with the first, and so on.

    Raises
    ------
    InputError
        Their numbers differ.

    >>> from mgpusim.engine.predict import predict
    >>> prediction = predict("softmax", "adreno-640")
    >>> one, other = (msgspec.structs.replace(prediction, latency_us=us, breakdown_us={"dram": us - 2.0}) for us in (10.0, 6.0))
    >>> (change,) = compare_predictions([one], [other])
    >>> change.ratio, [(part.name, part.moved) for part in change.parts]
    (0.6, [('dram', -4.0)])
    """
    if len(before) != len(after):
        raise InputError(f"{len(before)} predictions against {len(after)}: compare files of equally many, in the same order")
    return [_change(one, other) for one, other in zip(before, after, strict=True)]


def _change(a: Prediction, b: Prediction) -> PredictionChange:
    def either(name: str) -> str:
        one, other = getattr(a, name), getattr(b, name)
        return str(one) if one == other else f"{one} → {other}"

    apart = a.interval_us[1] < b.interval_us[0] or b.interval_us[1] < a.interval_us[0]
    return PredictionChange(
        kernel=either("kernel"), gpu=either("gpu"), before_us=a.latency_us, after_us=b.latency_us,
        before_interval_us=a.interval_us, after_interval_us=b.interval_us, before_bound=a.bound, after_bound=b.bound,
        ratio=b.latency_us / a.latency_us, clear=apart,
        inputs_known=all(inputs.gpu and inputs.source for inputs in map(_made_from, (a, b))),
        inputs=tuple(_inputs(a, b)), parts=tuple(_parts(a, b)),
    )  # fmt: skip


def _made_from(p: Prediction) -> Inputs:
    """Return the inputs of a prediction, empty where its file has none."""
    return p.inputs if isinstance(p.inputs, Inputs) else Inputs()


def _inputs(a: Prediction, b: Prediction) -> Iterator[InputChange]:
    before, after = _made_from(a), _made_from(b)
    plain: list[tuple[str, Any, Any]] = [
        ("kernel", a.kernel, b.kernel), ("GPU", a.gpu, b.gpu), ("engine", a.engine, b.engine),
        ("version", a.provenance.by, b.provenance.by), ("global size", list(a.global_size), list(b.global_size)),
        ("local size", list(a.local_size), list(b.local_size)),
        ("source text (SHA-256)", before.source.get("sha256"), after.source.get("sha256")),
    ]  # fmt: skip
    for what, one, other in plain:
        if one != other:
            yield InputChange(what, one, other)
    said, then = ({k: v for k, v in inputs.launch.items() if k not in ("global", "local", "entry")} for inputs in (before, after))
    tables: list[tuple[str, dict[str, Any], dict[str, Any]]] = [("launch", said, then), ("GPU", before.gpu, after.gpu)]
    for what, one, other in tables:
        if (one and other) or what == "launch":
            yield from input_differences(what, one, other)


def input_differences(what: str, one: Mapping[str, Any], other: Mapping[str, Any]) -> Iterator[InputChange]:
    """Yield the inputs that differ between two tables, each called `what` and its key.

    >>> [(change.what, change.before) for change in input_differences("GPU", {"a": 1, "b": 2}, {"a": 1, "b": 3})]
    [('GPU b', 2)]
    """
    for key in dict.fromkeys((*one, *other)):
        if one.get(key) != other.get(key):
            yield InputChange(f"{what} {key}", one.get(key), other.get(key))


def _parts(a: Prediction, b: Prediction) -> Iterator[PartChange]:
    longer = max(a.latency_us, b.latency_us)
    yield from _moved("breakdown_us", a.breakdown_us, b.breakdown_us, LEAST * longer)
    if a.event and b.event:
        yield from _moved("stalls", a.event.stalls, b.event.stalls, LEAST)
        if _made_from(a).source.get("sha256", "") == _made_from(b).source.get("sha256"):  # else a number is another line
            yield from _moved("lines_us", _lines(a), _lines(b), LEAST * longer)
    yield from _moved("hit_rate", a.hit_rate, b.hit_rate, LEAST)
    yield from _moved("utilization", a.utilization, b.utilization, LEAST)
    yield from _moved("occupancy", _held(a), _held(b), LEAST)
    most = max(a.l2_b, b.l2_b, a.dram_b, b.dram_b)
    yield from _moved("traffic_b", {"dram": a.dram_b, "l2": a.l2_b}, {"dram": b.dram_b, "l2": b.l2_b}, LEAST * most)


def _lines(p: Prediction) -> dict[str, float | None]:
    """Return the microseconds of each source line."""
    return {str(c.line): c.share * p.latency_us for c in p.event.lines if c.line} if p.event else {}


def _held(p: Prediction) -> dict[str, float | None]:
    return {"warp slots": p.occupancy.get("fraction"), "registers": float(p.registers[1])}


def _moved(group: str, one: Mapping[str, float | None], other: Mapping[str, float | None], least: float) -> list[PartChange]:
    """Return the figures that moved by more than `least`, or appeared or went, those that moved most first."""
    parts = [PartChange(group, key, one.get(key), other.get(key)) for key in dict.fromkeys((*one, *other))]
    shown = [p for p in parts if abs(p.moved) > least or ((p.before is None) != (p.after is None) and abs(p.moved) > 0)]
    return sorted(shown, key=lambda p: (-abs(p.moved), p.name))
