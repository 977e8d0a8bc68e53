"""Escalation: the points that matter, and a random sample of the others, evaluated again by an engine that simulates."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np

from mgpusim.accuracy.metrics import group_tau
from mgpusim.arrays import Array
from mgpusim.session import USUAL, Session
from mgpusim.sweeps.answers import Answers, Gap, GapPart
from mgpusim.sweeps.columns import Rows, joined, taken, whole, words, words_of
from mgpusim.sweeps.points import Points, PointTable
from mgpusim.sweeps.run import Task, run_tasks
from mgpusim.sweeps.shards import encode, read_shard
from mgpusim.sweeps.store import Store
from mgpusim.sweeps.study import Study

AGAIN = "again"
MOST_FRONT = 64
"""Points of a front that are simulated, spread over it: a front of several objectives may have thousands."""
LEAST_APART = 1e-3
"""Natural logarithm of the ratio from which the order of two points counts."""


def _sample(study: Study, store: Store, count: int) -> Rows | None:
    """Return the first launch's rows of points drawn at random: those with the smallest hashes, whatever the shards."""
    from mgpusim.sweeps.designs import splitmix

    best: Rows | None = None
    only = ("point", *(a.name for a in study.axes), "error")
    for chunk in range(store.ranges):
        rows = store.read(chunk * store.launches, only)
        rows = taken(rows, whole(rows))
        both = joined([best, rows]) if best is not None else rows
        keys = splitmix(np.asarray(both["point"]).astype(np.uint64) + np.uint64(study.seed << 32))
        best = taken(both, np.sort(np.argsort(keys, kind="stable")[:count]))
    return best


def _tables(study: Study, store: Store, answers: Answers) -> tuple[PointTable, set[int], set[int]]:
    """Return the points to evaluate again, and which of them are of the front and of the sample."""
    wanted = study.escalation
    assert wanted is not None
    picks = list(answers.front) if wanted.front else []
    if len(picks) > MOST_FRONT:
        picks = [picks[round(i * (len(picks) - 1) / (MOST_FRONT - 1))] for i in range(MOST_FRONT)]
    names = [a.name for a in study.axes]
    rows: dict[int, list[Any]] = {p.point: [p.axes[n] for n in names] for p in picks}
    front = set(rows)
    drawn = _sample(study, store, wanted.sample) if wanted.sample else None
    sample: set[int] = set()
    if drawn is not None:
        columns = [drawn[n].tolist() for n in names]
        for i, point in enumerate(drawn["point"].tolist()):
            rows[point] = [c[i] for c in columns]
            sample.add(point)
    index = sorted(rows)
    axes = {}
    for k, axis in enumerate(study.axes):
        values: Array = np.array([rows[i][k] for i in index])
        axes[axis.name] = values if len(index) else (axis.array[:0] if axis.values else np.zeros(0))
    return Points(study).table(np.array(index, np.int64), axes), front, sample


def escalate(
    study: Study, store: Store, answers: Answers, *, session: Session = USUAL, scheduler: str = "", retry: bool = False,
) -> Gap:  # fmt: skip
    """Evaluate the front and a sample again; the rows go to ``again/`` of the results, one file each, and are resumed, too."""
    wanted = study.escalation
    assert wanted is not None
    table, front, sample = _tables(study, store, answers)
    folder = store.folder / AGAIN
    folder.mkdir(exist_ok=True)
    tasks, paths, asked = [], [], []
    points = len(table)
    grid = Points(study)
    for row in range(points):
        row_table = table.taken(np.arange(points) == row)
        for launch in range(len(study.launches)):
            name = hashlib.sha256(f"{wanted.engine} {int(grid.identities(row_table, launch)[0])}".encode()).hexdigest()[:16]
            path = folder / f"{name}.{store.form}"
            asked.append((int(row_table.index[0]), study.launches[launch].name))
            if retry and path.is_file() and _failed(path, store):
                path.unlink()
            paths.append(path)
            if not path.is_file():
                tasks.append(Task(len(paths) - 1, (0, 0), launch, store.form, wanted.engine, table=row_table))
    if tasks:
        total = len(paths)
        run_tasks(
            study, tasks, lambda done: store.write_to(paths[done.shard], done.data), session=session, scheduler=scheduler,
            total=total,
        )  # fmt: skip
    keep_only = {p.name for p in paths}
    for old in folder.glob(f"*.{store.form}"):  # of points that are no longer on the front
        if old.name not in keep_only:
            with suppress(OSError):
                old.unlink()
    again = joined([_placed(p, store, *at) for p, at in zip(paths, asked, strict=True)]) if paths else None
    return _gap(study, store, again, front, sample, points)


def _placed(path: Path, store: Store, point: int, launch: str) -> Rows:
    """Return a row; where it was computed for another layout of the study, its place in this one is put in."""
    rows = read_shard(path, store.kinds)
    if rows["point"].tolist() != [point] or rows["launch"].tolist() != [launch]:
        rows |= {"point": np.array([point]), "launch": words_of([launch])}
        store.write_to(path, encode(rows, store.form))
    return rows


def _failed(path: Path, store: Store) -> bool:
    return any(words(read_shard(path, store.kinds, ("error",)), "error").names)


def _gap(study: Study, store: Store, again: Rows | None, front: set[int], sample: set[int], points: int) -> Gap:
    wanted = study.escalation
    assert wanted is not None
    if again is None:
        return Gap(wanted.engine, 0, 0, 0, None, None)
    launches = again["launch"].tolist()
    at = [*zip(again["point"].tolist(), launches, strict=True)]
    second = np.asarray(again["latency_us"], float)
    first = _first_latencies(study, store, at)
    good = np.isfinite(second) & np.isfinite(first)

    def part(members: set[int]) -> GapPart | None:
        mine = good & np.array([p in members for p, _ in at], bool)
        if not mine.any():
            return None
        ratio = np.log(second[mine] / first[mine])
        name = study.launches[0].name
        lone = [i for i in np.flatnonzero(mine).tolist() if at[i][1] == name]
        return GapPart(
            float(np.exp(ratio.mean())), float(np.exp(ratio.min())), float(np.exp(ratio.max())),
            group_tau(first[lone], second[lone], LEAST_APART),
        )  # fmt: skip

    return Gap(wanted.engine, points, len(at), int(good.sum()), part(front) if wanted.front else None, part(sample))


def _first_latencies(study: Study, store: Store, at: Sequence[tuple[int, str]]) -> Array:
    chunk = Points(study).chunk
    names = [studied.name for studied in study.launches]
    cached: dict[int, Rows] = {}
    out = np.full(len(at), math.nan)
    for i, (point, launch) in enumerate(at):
        shard = point // chunk * len(names) + names.index(launch)
        if shard not in cached:
            cached = {shard: store.read(shard, ("point", "latency_us"))}
        rows = cached[shard]
        where = np.flatnonzero(np.asarray(rows["point"]) == point)
        if len(where):
            out[i] = float(np.asarray(rows["latency_us"])[where[0]])
    return out
