"""Anchors: measured times of networks or launches that settle the clock of a phone's runs. How they are written.

A phone does not run at its top clock, and how far below is not known before: a factor common to all kernels of a run. One
measured time settles it (`mgpusim.nn.anchoring`). An anchor is TARGET=TIME, as in ``resnet18=19.9ms`` or ``softmax=53us+-2%``.
How the target ran may stand behind it, as in ``resnet18@library=mnn@precision=F32=19.9ms``.
"""

from __future__ import annotations

import math
import os
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError
from mgpusim.reading import csv_rows, read_text_file
from mgpusim.registry import Registry
from mgpusim.units import parse_quantity

AnchorsLike = Mapping[str, str] | Sequence[str | tuple[Any, str]]
"""Anchors: texts TARGET=TIME or paths of CSV tables, or pairs (or a mapping) of a target and its time as text."""
anchoring: Registry[Callable[..., GpuSpec]] = Registry("way to settle anchors", package="mgpusim.nn.anchoring")

_OPTION = re.compile(r"(.+)@(library|precision|batch|resolution)=([^@=]+)", re.DOTALL)
_TIME = re.compile(r"\s*(.*?)\s*(?:(?:\+-|\+/-|±)\s*([\d.eE-]+)\s*%\s*)?")
_BARE = re.compile(r"[-+]?[\d._]+(?:[eE][-+]?\d+)?")
EXPECTED = "a time with its unit, as in 19.9ms or 19.9ms+-2%"
WIDEST = 0.5
"""Largest sigma of a measured time: one that is less certain says nothing."""


class AnchorTime(msgspec.Struct, frozen=True):
    """A measured time of a network or a launch.

    Attributes
    ----------
    target : a name, a path, or an object.
    time_s, rel_uncertainty : the time and one sigma of its relative error.
    library, precision, batch, resolution : of a network, how it ran; as all other networks are asked for where not said.
    """

    target: Any
    time_s: float
    rel_uncertainty: float = 0.0
    library: str | None = None
    precision: str | None = None
    batch: int | None = None
    resolution: int | None = None


def anchored(gpu: GpuSpec, anchors: AnchorsLike | None, **asked: Any) -> GpuSpec:
    """Return the GPU at the clock that measured times say; as it is without anchors.

    Parameters
    ----------
    asked : see `mgpusim.nn.anchoring.settle.anchor`.

    >>> gpu = load_gpu("adreno-640")
    >>> anchored(gpu, None) is gpu
    True
    """
    return anchoring.lookup("clock")(gpu, anchors, **asked) if anchors else gpu


def read_anchors(anchors: AnchorsLike) -> tuple[AnchorTime, ...]:
    """Return anchors as they are meant.

    Raises
    ------
    InputError
        A text that is none, a time without a unit or not positive: all of them at once. A target that is given twice.

    >>> [one] = read_anchors(["resnet18@library=mnn=19.9ms+-2%"])
    >>> one.target, one.time_s, one.rel_uncertainty, one.library
    ('resnet18', 0.0199, 0.02, 'mnn')
    >>> read_anchors({"softmax": "53 us"})[0].time_s
    5.3e-05
    """
    if isinstance(anchors, str | os.PathLike):
        anchors = [os.fspath(anchors)]
    given = list(anchors.items()) if isinstance(anchors, Mapping) else list(anchors)
    times: list[AnchorTime] = []
    problems: list[str] = []
    for item in given:
        try:
            times += _of_text(item) if isinstance(item, str) else [_of_pair(item)]
        except InputError as error:
            problems.append(str(error))
    if problems:
        raise InputError.of("anchors:", problems)
    seen: list[Any] = []
    for time in times:
        same = (time.target, time.library, time.precision, time.batch, time.resolution)
        if same in seen:
            raise InputError(f"anchor {_called(time.target)}: given twice; give it once, their mean if both were measured")
        seen.append(same)
    return tuple(times)


def _called(target: Any) -> str:
    return (
        os.fspath(target)
        if isinstance(target, str | os.PathLike)
        else str(getattr(target, "label", getattr(target, "name", "?")))
    )


def _of_text(text: str) -> list[AnchorTime]:
    target, equals, time = (part.strip() for part in text.rpartition("="))
    if not equals and text.lower().endswith(".csv"):
        return _of_table(Path(text))
    if not (target and equals and time):
        raise InputError(f"anchor: got '{text}', expected TARGET=TIME, as in resnet18=19.9ms, or a .csv file of target,time")
    return [_of_pair((target, time))]


def _of_table(path: Path) -> list[AnchorTime]:
    """Return the anchors of a table with the columns `target` and `time`."""
    rows = csv_rows(read_text_file(path, "anchors"), f"anchor {path}")
    head = [name.strip().lower() for name in rows[0][1]] if rows else []
    if not {"target", "time"} <= set(head):
        raise InputError(f"anchor {path}: got the columns {', '.join(head) or 'none'}, expected target and time")
    at = head.index("target"), head.index("time")
    out, problems = [], []
    for number, row in rows[1:]:
        if not any(cell.strip() for cell in row):
            continue
        try:
            if len(row) <= max(at):
                raise InputError("a cell is missing, expected a target and a time")
            out.append(_of_pair((row[at[0]].strip(), row[at[1]].strip())))
        except InputError as error:
            problems.append(f"{path}:{number}: {error}")
    if problems or not out:
        raise InputError(f"anchor {path}: {'rows that are no anchors:' if problems else 'no rows'}", problems)
    return out


def _of_pair(pair: Sequence[Any]) -> AnchorTime:
    if isinstance(pair, str) or len(pair) != 2:
        raise InputError(f"anchor: got {pair!r}, expected a target and a time")
    target, text = pair
    called = _called(target)
    if not isinstance(text, str):
        raise InputError(f"anchor {called}: got {text!r}, expected {EXPECTED}")
    own: dict[str, Any] = {}
    while isinstance(target, str) and (match := _OPTION.fullmatch(target)):
        target, name, value = match.groups()
        own[name] = _whole(called, name, value) if name in ("batch", "resolution") else value.strip()
    return AnchorTime(target, *_time(called, text), **own)


def _whole(called: str, name: str, text: str) -> int:
    if not text.strip().isdecimal() or int(text) < 1:
        raise InputError(f"anchor {called}: {name}: got '{text}', expected a whole number of at least 1")
    return int(text)


def _time(called: str, text: str) -> tuple[float, float]:
    match = _TIME.fullmatch(text)
    if match is None:
        raise InputError(f"anchor {called}: got '{text}', expected {EXPECTED}")
    body, doubt = match.groups()
    if _BARE.fullmatch(body):
        raise InputError(f"anchor {called}: got '{text}' without a unit; did you mean {body}ms? Expected {EXPECTED}")
    try:
        seconds = float(parse_quantity(body, "s"))
    except InputError as error:
        raise InputError(f"anchor {called}: {error}") from None
    if not 0.0 < seconds < math.inf:
        raise InputError(f"anchor {called}: got '{text}', expected a time that is greater than 0, as in 19.9ms")
    if doubt is None:
        return seconds, 0.0
    try:
        sigma = float(doubt) / 100.0
    except ValueError:
        sigma = math.nan
    if not 0.0 <= sigma <= WIDEST:
        raise InputError(f"anchor {called}: got '+-{doubt}%', expected one sigma from 0 to {WIDEST:.0%}, as in +-2%")
    return seconds, sigma
