"""Points of a study by index: the value of every axis and field, which points the constraints leave, and what identifies each."""

from __future__ import annotations

import hashlib
import math
from typing import Any

import msgspec
import numpy as np
from msgspec import inspect

from mgpusim.arch.fields import get_field
from mgpusim.arch.schema import field_type
from mgpusim.arrays import Array
from mgpusim.engine.analytic.rates import L1_RATE
from mgpusim.engine.device.in_order import COUNTS
from mgpusim.engine.effects import effect_of
from mgpusim.nn.running.case import NetworkCase
from mgpusim.sweeps.axes import Axis
from mgpusim.sweeps.designs import coordinates, count, splitmix
from mgpusim.sweeps.formulas import evaluate_rows, formula
from mgpusim.sweeps.study import Study

MOST_ROWS = 1 << 15
"""Rows of a chunk: its shard has some megabytes, and evaluating it takes a second or so."""
MOST_TRACES = 64
"""Traces a chunk may need, so that little is lost when a run is killed."""
NETWORK_ROWS, NETWORK_GPUS = 1 << 13, 8
"""The same of networks: a hundred kernels are held in columns, and each GPU needs a trace of each."""
ENGINE_ROWS = 8
"""Rows of a chunk where an engine simulates each."""


class PointTable(msgspec.Struct):
    """Points as columns, all of one length. `errors` says by row why a point cannot be evaluated."""

    index: Array
    axes: dict[str, Array]
    fields: dict[str, Array]
    derived: dict[str, Array]
    errors: dict[int, str]

    def __len__(self) -> int:
        return len(self.index)

    @property
    def names(self) -> dict[str, Array]:
        """Every column that formulas may use; the name of a field is always that field's value."""
        return {**self.axes, **self.fields, **self.derived}

    def taken(self, keep: Array) -> PointTable:
        """Return the rows where `keep` holds."""
        at = np.cumsum(keep) - 1
        axes, fields, derived = ({n: v[keep] for n, v in part.items()} for part in (self.axes, self.fields, self.derived))
        return PointTable(self.index[keep], axes, fields, derived, {int(at[r]): why for r, why in self.errors.items() if keep[r]})


class Points:
    """The points of a study.

    Attributes
    ----------
    grouping : fields whose values each need a GPU description of their own; the others are numbers of the equations.
    n : points, those the constraints refuse included. `chunk`: how many a task takes.
    """

    def __init__(self, study: Study) -> None:
        self.study = study
        self.grouping = _grouping(study)
        # axes that need new traces vary slowest, so that the points of a chunk share few and those of caches are made together
        self.order = sorted(study.axes, key=self._pace)
        self.n = count(self.order, study.sampling, study.points)
        self.chunk = self._chunk_points()
        self._texts = {n: formula(t, f"derived.{n}") for n, t in study.derived.items()}
        self._limits = [formula(t, f"constraints[{i}]") for i, t in enumerate(study.constraints)]

    def _pace(self, axis: Axis) -> int:
        """Return how cheap its values are to change: 0 for other shapes of launches, 1 for other caches, 2 for numbers."""
        deep = set(axis.fields) & self.grouping - {L1_RATE}  # of that one only the power of two matters
        return 2 if not deep else 1 if all(effect_of(p) == "cache" for p in deep) else 0

    @property
    def chunks(self) -> int:
        """How many ranges of points there are."""
        return -(-self.n // self.chunk)

    def _chunk_points(self) -> int:
        study = self.study
        shapes = len(study.local) if isinstance(study.local, tuple) else 16 if study.local == "tuned" else 1
        networks = any(isinstance(launch.launch, NetworkCase) for launch in study.launches)
        if study.engine != "analytic":
            return 1 if networks else max(1, ENGINE_ROWS // shapes)
        apart = [a for a in self.order if self._pace(a) < 2]
        if study.sampling == "grid":
            inner = math.prod(len(a) for a in self.order if a not in apart)
        else:  # points that differ in such a field are scattered
            kinds = math.prod(len(a) if a.values else study.points for a in apart)
            inner = max(1, self.n // max(1, kinds))
            inner = MOST_ROWS if kinds * shapes <= MOST_TRACES else inner
        if networks:
            return max(1, min(NETWORK_ROWS, NETWORK_GPUS * inner))
        return max(1, min(MOST_ROWS, max(MOST_TRACES // shapes, 1) * inner))

    def rows(self, chunk: int) -> PointTable:
        """Return the points of one chunk that the constraints leave."""
        return self.between(*self.span(chunk))

    def span(self, chunk: int) -> tuple[int, int]:
        """Return the first point of a chunk and the one after its last."""
        return chunk * self.chunk, min(self.n, (chunk + 1) * self.chunk)

    def between(self, start: int, stop: int) -> PointTable:
        """Return the points from `start` to before `stop` that the constraints leave."""
        study = self.study
        fractions = coordinates(self.order, study.sampling, study.points, study.seed, start, stop)
        by_name = {axis.name: values for axis, values in zip(self.order, fractions, strict=True)}
        return self.table(np.arange(start, stop, dtype=np.int64), {a.name: by_name[a.name] for a in study.axes})

    def table(self, index: Array, axes: dict[str, Array]) -> PointTable:
        """Return the table of points with these values of the axes, those refused by constraints left out."""
        fields: dict[str, Array] = {}
        for axis in self.study.axes:
            fields.update(axis.settings(axes[axis.name], self.study.gpu))
        table = PointTable(index, axes, fields, {}, {})
        for name, expression in self._texts.items():
            table.derived[name], why = evaluate_rows(expression, self._values(expression.names, table), len(table))
            table.errors = {**why, **table.errors}
        keep = np.ones(len(table), bool)
        for expression in self._limits:
            value, why = evaluate_rows(expression, self._values(expression.names, table), len(table))
            table.errors = {**why, **table.errors}
            keep &= (value != 0) | np.isnan(value)
        return table if keep.all() else table.taken(keep)

    def _values(self, names: tuple[str, ...], table: PointTable) -> dict[str, Any]:
        columns = table.names
        return {n: columns[n] if n in columns else get_field(self.study.gpu, n) for n in names}

    def identities(self, table: PointTable, launch: int) -> Array:
        """Return a 64-bit hash of what each row asks: the launch and every field's value. Of what is common see `Layout.kin`."""
        with np.errstate(over="ignore"):
            out = np.full(len(table), _word(launch_identity(self.study, launch)), np.uint64)
            for path in sorted(table.fields):
                out = splitmix(out ^ (splitmix(_bits(table.fields[path])) + _word(path)))
        return out


def launch_identity(study: Study, launch: int) -> str:
    """Return the content hash of a launch of the study."""
    return study.launches[launch].identity


def _word(text: str) -> np.uint64:
    return np.uint64(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little"))


def _bits(values: Array) -> Array:
    if values.dtype.kind in "biuf":
        return np.ascontiguousarray(values, np.float64).view(np.uint64)
    kinds, which = np.unique(values, return_inverse=True)
    return np.array([_word(str(k)) for k in kinds], np.uint64)[which]


def _grouping(study: Study) -> frozenset[str]:
    """Return the fields on axes that are more than a number of the equations: words, sizes, what changes traces."""
    numbers = (inspect.FloatType, inspect.IntType)
    paths = {path for axis in study.axes for path in axis.fields}
    return frozenset(p for p in paths if not isinstance(field_type(p), numbers) or effect_of(p) != "rate" or p in COUNTS)
