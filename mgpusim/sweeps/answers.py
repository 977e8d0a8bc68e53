"""Answers: what the results of a study say, read shard by shard, so that memory does not grow with the points."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.session import USUAL, Session
from mgpusim.sweeps.columns import Rows, WordColumn, joined, taken, words
from mgpusim.sweeps.formulas import formula
from mgpusim.sweeps.pareto import front
from mgpusim.sweeps.points import Points
from mgpusim.sweeps.sensitivity import Index, binned_first_order, grid_indices, saltelli_indices
from mgpusim.sweeps.store import Store
from mgpusim.sweeps.study import OUTPUTS, Objective, Study
from mgpusim.workload.provenance import Predicted, by_engine

BINS = 24
MOST_HELD = 20_000_000
"""Values of one objective that are held at once, for indices that need them together (160 MB)."""
MOST_PAIRS = 15
EXACT = 1e-9


class Pick(msgspec.Struct, frozen=True):
    """A point: its number, the value of each axis and derived column, and of each objective over all launches."""

    point: int
    axes: dict[str, Any]
    objectives: dict[str, float]


class Marginal(msgspec.Struct, frozen=True):
    """An objective along one axis: by value (or the middle of a bin), the geometric mean, least and largest over all else."""

    at: tuple[Any, ...]
    mean: tuple[float | None, ...]
    least: tuple[float | None, ...]
    most: tuple[float | None, ...]


class Pair(msgspec.Struct, frozen=True):
    """An objective over two axes: geometric means, a row per value of the first."""

    axes: tuple[str, str]
    at: tuple[tuple[Any, ...], tuple[Any, ...]]
    mean: tuple[tuple[float | None, ...], ...]


class PointFailure(msgspec.Struct, frozen=True):
    """Why points failed, how many rows, and the first of them."""

    reason: str
    rows: int
    point: int
    launch: str


class GapPart(msgspec.Struct, frozen=True):
    """Second engine over first: geometric mean and range of the ratios, and the tau of the order of points (the first
    launch's; None of fewer than three pairs)."""

    ratio: float
    low: float
    high: float
    order: float | None


class Gap(msgspec.Struct, frozen=True):
    """How far the engines are apart: on the front, and on a random sample. `rows` have figures of those `asked` for."""

    engine: str
    points: int
    asked: int
    rows: int
    front: GapPart | None
    sample: GapPart | None


class Answers(Predicted, frozen=True, kw_only=True, tag="mgpusim.sweep/1"):
    """What a study says. `points` satisfy the constraints; `whole` of them have figures for every launch.

    `escalation` says how far the engine that points were simulated with again is from the first, where the study asks for that.
    """

    study: str
    gpu: str
    engine: str
    launches: tuple[str, ...]
    objectives: tuple[str, ...]
    points: int
    refused: int
    whole: int
    failures: tuple[PointFailure, ...]
    best: dict[str, Pick]
    base: dict[str, float]
    front: tuple[Pick, ...]
    indices: dict[str, dict[str, Index]]
    indices_from: str
    marginals: dict[str, dict[str, Marginal]]
    pairs: tuple[Pair, ...]
    bounds: dict[str, dict[str, float]]
    spread: dict[str, tuple[float, float]]
    escalation: Gap | msgspec.UnsetType = msgspec.UNSET


def _column(objective: Objective, rows: Rows) -> Array:
    name = objective.name if objective.name in rows else objective.text
    return np.asarray(rows[name], np.float64)


def totals(study: Study, parts: Sequence[Rows]) -> dict[str, Array]:
    """Return each objective over all launches, of the points that `parts` (the rows of each launch) have in common."""
    weights = np.array([launch.weight for launch in study.launches])
    out = {}
    for objective in study.objectives:
        values = np.stack([_column(objective, rows) for rows in parts])
        if not set(formula(objective.text, "").names) & set(OUTPUTS):
            out[objective.name] = np.where(np.isnan(values).any(axis=0), np.nan, values[0])
        elif objective.over == "max":
            out[objective.name] = np.max(values, axis=0)
        elif objective.over == "geomean":
            out[objective.name] = np.exp(np.tensordot(weights / weights.sum(), np.log(values), 1))
        else:
            summed = np.tensordot(weights, values, 1)
            out[objective.name] = summed / weights.sum() if objective.over == "mean" else summed
    return out


class _Bins:
    """Where a value lies on an axis: the listed values, or bins of equal width on its scale."""

    def __init__(self, axis: Any) -> None:
        self.axis = axis
        self.listed = bool(axis.values) and len(axis.values) <= 4 * BINS
        if self.listed:
            self.at: tuple[Any, ...] = tuple(axis.values)
            self.order = np.argsort(axis.array, kind="stable")
            self.sorted = axis.array[self.order]
        else:
            values = np.asarray(axis.array, float) if axis.values else np.array([axis.low, axis.high])
            self.log = axis.log or (bool(axis.values) and values.min() > 0 and values.max() > 30 * values.min())
            self.low, self.high = self._scale(values.min()), self._scale(values.max())
            middles = self.low + (np.arange(BINS) + 0.5) * (self.high - self.low) / BINS
            self.at = tuple(float(f"{v:.4g}") for v in (np.exp(middles) if self.log else middles))

    def _scale(self, values: Any) -> Any:
        return np.log(values) if self.log else values

    def of(self, values: Any) -> Array:
        if isinstance(values, WordColumn):
            table = {str(v): i for i, v in enumerate(self.axis.values)}
            return np.array([table.get(n, 0) for n in values.names], np.int64)[values.codes]
        if self.listed:
            return np.asarray(self.order[np.minimum(np.searchsorted(self.sorted, values), len(self.sorted) - 1)])
        part = (self._scale(np.asarray(values, float)) - self.low) / (self.high - self.low)
        return np.asarray(np.clip((part * BINS).astype(np.int64), 0, BINS - 1))


class _AnswerReader:
    """Takes ranges of points one after the other."""

    def __init__(self, study: Study) -> None:
        self.study, self.points = study, Points(study)
        self.names = [o.name for o in study.objectives]
        self.signs = np.array([-1.0 if o.maximise else 1.0 for o in study.objectives])
        self.bins = {a.name: _Bins(a) for a in study.axes}
        sizes = {n: len(b.at) for n, b in self.bins.items()}
        keys = [(o, a) for o in self.names for a in sizes]
        self.counts = {k: np.zeros(sizes[k[1]]) for k in keys}
        self.sums = {k: np.zeros(sizes[k[1]]) for k in keys}
        self.squares = {k: np.zeros(sizes[k[1]]) for k in keys}
        self.least = {k: np.full(sizes[k[1]], np.inf) for k in keys}
        self.most = {k: np.full(sizes[k[1]], -np.inf) for k in keys}
        axes = list(sizes)
        self.pair_names = [(a, b) for i, a in enumerate(axes) for b in axes[i + 1 :]][:MOST_PAIRS]
        self.pair_sums = {p: np.zeros((sizes[p[0]], sizes[p[1]])) for p in self.pair_names}
        self.pair_counts = {p: np.zeros((sizes[p[0]], sizes[p[1]])) for p in self.pair_names}
        self.kept = self._keep()
        self.front: Rows | None = None
        self.n = self.whole = 0
        self.reasons: dict[str, list[Any]] = {}
        self.bounds: dict[str, Counter[str]] = {launch.name: Counter() for launch in study.launches}
        self.spread: dict[str, list[float]] = {n: [math.inf, -math.inf] for n in self.names}

    def _keep(self) -> dict[str, Array]:
        """Make room for every value where indices need them together and they fit."""
        need = self.study.sampling in ("grid", "saltelli")
        if not need or self.points.n * len(self.names) > MOST_HELD:
            return {}
        return {name: np.full(self.points.n, np.nan) for name in self.names}

    def add(self, parts: Sequence[Rows]) -> None:
        first = parts[0]
        index = np.asarray(first["point"])
        self.n += len(index)
        for rows, launch in zip(parts, self.study.launches, strict=True):
            self._add_launch(rows, launch.name, index)
        sums = totals(self.study, parts)
        costs = np.stack([sums[n] for n in self.names], axis=1) if len(index) else np.zeros((0, len(self.names)))
        good = ~np.isnan(costs).any(axis=1)
        self.whole += int(good.sum())
        self._add_front(first, index, costs, good)
        where = {name: b.of(first[name]) for name, b in self.bins.items()}
        for k, name in enumerate(self.names):
            values = costs[:, k]
            if name in self.kept:
                self.kept[name][index] = values
            if good.any():
                low, high = float(values[good].min()), float(values[good].max())
                self.spread[name] = [min(low, self.spread[name][0]), max(high, self.spread[name][1])]
            usable = good & (values > 0)
            logs = np.log(np.where(usable, values, 1.0))
            for axis, at in where.items():
                self._add_marginal((name, axis), at[usable], values[usable], logs[usable])
            if k == 0:
                for pair in self.pair_names:
                    flat = where[pair[0]][usable] * len(self.bins[pair[1]].at) + where[pair[1]][usable]
                    size = self.pair_sums[pair].size
                    self.pair_sums[pair] += np.bincount(flat, logs[usable], size).reshape(self.pair_sums[pair].shape)
                    self.pair_counts[pair] += np.bincount(flat, minlength=size).reshape(self.pair_sums[pair].shape)

    def _add_marginal(self, key: tuple[str, str], at: Array, values: Array, logs: Array) -> None:
        size = len(self.counts[key])
        self.counts[key] += np.bincount(at, minlength=size)
        self.sums[key] += np.bincount(at, logs, size)
        self.squares[key] += np.bincount(at, logs * logs, size)
        np.minimum.at(self.least[key], at, values)
        np.maximum.at(self.most[key], at, values)

    def _add_launch(self, rows: Rows, name: str, index: Array) -> None:
        error, bound = words(rows, "error"), words(rows, "bound")
        for code, reason in enumerate(error.names):
            if reason:
                at = np.flatnonzero(error.codes == code)
                if len(at):
                    entry = self.reasons.setdefault(reason, [0, int(index[at[0]]), name])
                    entry[0] += len(at)
        for code, count in enumerate(np.bincount(bound.codes, minlength=len(bound.names)).tolist()):
            if bound.names[code] and count:
                self.bounds[name][bound.names[code]] += count

    def _add_front(self, first: Rows, index: Array, costs: Array, good: Array) -> None:
        if not good.any():
            return
        rows = np.flatnonzero(good)
        keep = rows[front(costs[rows] * self.signs)]
        named = {n: first[n] for n in (*self.bins, *self.study.derived)}
        new: Rows = {"point": index[keep], **taken(named, keep)}
        new |= {f"objective {n}": costs[keep, k] for k, n in enumerate(self.names)}
        both = joined([self.front, new]) if self.front is not None else new
        costs = np.stack([np.asarray(both[f"objective {n}"]) for n in self.names], axis=1) * self.signs
        self.front = taken(both, front(costs))

    # ---- what it comes to ------------------------------------------------------------------------------------------
    def indices(self) -> tuple[dict[str, dict[str, Index]], str]:
        out: dict[str, dict[str, Index]] = {}
        study = self.study
        for name in self.names:
            logs = {}
            if self.kept:
                with np.errstate(all="ignore"):
                    values = np.log(self.kept[name])
                if study.sampling == "grid":
                    indices_of = grid_indices(values.reshape([len(a) for a in self.points.order]))
                else:
                    indices_of = saltelli_indices(values.reshape(study.points, len(study.axes) + 2))
                logs = {a.name: i for a, i in zip(self.points.order, indices_of, strict=True)}
                out[name] = {a.name: logs[a.name] for a in study.axes}
            else:
                out[name] = {
                    a.name: Index(binned_first_order(*(kept[name, a.name] for kept in (self.counts, self.sums, self.squares))))
                    for a in study.axes
                }
        how = {"grid": "exact over the grid", "saltelli": f"estimated from {study.points} pairs of samples"}
        return out, how[study.sampling] if self.kept else "first order only, estimated from bins"

    def picks(self) -> tuple[Pick, ...]:
        if self.front is None:
            return ()
        rows = {n: c.tolist() for n, c in self.front.items()}
        named = (*self.bins, *self.study.derived)
        order = np.argsort(np.asarray(self.front[f"objective {self.names[0]}"]) * self.signs[0], kind="stable")
        return tuple(
            Pick(rows["point"][i], {n: rows[n][i] for n in named}, {n: rows[f"objective {n}"][i] for n in self.names})
            for i in order.tolist()
        )  # fmt: skip

    def marginals(self) -> dict[str, dict[str, Marginal]]:
        out: dict[str, dict[str, Marginal]] = {}
        for name in self.names:
            out[name] = {}
            for axis, bins in self.bins.items():
                key = (name, axis)
                counts = self.counts[key]
                with np.errstate(all="ignore"):
                    mean = np.exp(self.sums[key] / counts)
                out[name][axis] = Marginal(bins.at, _plain(mean), _plain(self.least[key]), _plain(self.most[key]))
        return out

    def pairs(self) -> tuple[Pair, ...]:
        out = []
        for pair in self.pair_names:
            with np.errstate(all="ignore"):
                mean = np.exp(self.pair_sums[pair] / self.pair_counts[pair])
            out.append(Pair(pair, (self.bins[pair[0]].at, self.bins[pair[1]].at), tuple(_plain(row) for row in mean)))
        return tuple(out)


def _plain(values: Array) -> tuple[float | None, ...]:
    return tuple(v if math.isfinite(v) else None for v in values.tolist())


def answers_of(study: Study, store: Store, session: Session = USUAL) -> Answers:
    """Return what complete results say: the best points, the front, what matters, what failed."""
    reader = _AnswerReader(study)
    named = [o.name if o.name in store.kinds else o.text for o in study.objectives]
    only = tuple(dict.fromkeys(["point", *(a.name for a in study.axes), *study.derived, "bound", *named, "error"]))
    for done, parts in enumerate(store.ranges_of(only), 1):
        reader.add(parts)
        session.tell(done, store.ranges, "reading results")
    picks = reader.picks()
    indices, how = reader.indices()
    failures = sorted(
        (PointFailure(r, n, p, why) for r, (n, p, why) in reader.reasons.items()), key=lambda f: (-f.rows, f.reason)
    )
    best = {}
    for objective in study.objectives:
        sign = -1.0 if objective.maximise else 1.0
        if picks:
            best[objective.name] = min((sign * p.objectives[objective.name], p.point, p) for p in picks)[2]
    return Answers(
        provenance=by_engine(study.engine, study.gpu.name),
        study=study.name, gpu=study.gpu.name, engine=study.engine, launches=tuple(launch.name for launch in study.launches),
        objectives=tuple(reader.names), points=reader.n, refused=reader.points.n - reader.n, whole=reader.whole,
        failures=tuple(failures), best=best, base=_base(study), front=picks, indices=indices, indices_from=how,
        marginals=reader.marginals(), pairs=reader.pairs(),
        bounds={n: {b: c / max(1, sum(all_.values())) for b, c in sorted(all_.items(), key=lambda x: -x[1])}
                for n, all_ in reader.bounds.items()},
        spread={n: (low, high) for n, (low, high) in reader.spread.items() if low <= high},
    )  # fmt: skip


def _base(study: Study) -> dict[str, float]:
    """Return the objectives of the base GPU as it is by name, without those that need an axis that is not a field."""
    from mgpusim.sweeps.evaluate import Evaluator

    own = {a.name for a in study.axes if a.name not in a.fields}
    derived = {}
    for name, text in study.derived.items():
        if set(formula(text, "").names) & own:
            own.add(name)
        else:
            derived[name] = text
    uses = tuple(o for o in study.objectives if not set(formula(o.text, "").names) & own)
    if not uses:
        return {}
    plain = msgspec.structs.replace(study, derived=derived, constraints=(), objectives=uses, axes=())
    evaluator = Evaluator(plain)
    table = evaluator.points.table(np.zeros(1, np.int64), {})
    sums = totals(plain, [evaluator.rows(i, table) for i in range(len(study.launches))])
    return {name: float(v[0]) for name, v in sums.items() if math.isfinite(v[0])}
