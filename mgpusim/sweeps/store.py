"""A results folder: what study it holds, its shards, and what earlier layouts of the same study have already computed.

``study.json`` names the study. ``points/`` has one shard per chunk of points and launch, written in one step. So one that is
there is whole, and a killed run goes on with those that are missing. A study that grew is laid out anew: ``points`` becomes
``earlier-...``, whose rows are taken over by their identity, and goes when the new layout is complete. The results never show by
which way they came about.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from mgpusim.arch.fields import fingerprint
from mgpusim.arrays import Array
from mgpusim.errors import InputError
from mgpusim.files import write_atomic, write_file
from mgpusim.reading import read_json
from mgpusim.sources import data_stamp, source_stamp
from mgpusim.sweeps.columns import Rows, joined, taken, whole, words_of
from mgpusim.sweeps.points import Points, launch_identity
from mgpusim.sweeps.shards import FORMATS, Kinds, default_format, read_shard
from mgpusim.sweeps.study import Study
from mgpusim.version import __version__

SCHEMA = "mgpusim.results/1"
POINTS = "points"
SHARDS_HELD = 8
MAKERS = ("mgpusim.sweeps.evaluate", "mgpusim.engine.estimate")  # of the rows


def _kin(study: Study) -> dict[str, str]:
    """Return what the rows of all layouts of a study have in common, by name of what it is.

    Networks are made of kernel templates and profiles, which belong to the version as the modules do.
    """
    return {
        "version of mgpusim": f"{__version__} {source_stamp(MAKERS)[:12]} {data_stamp()[:12]}",
        "gpu": f"{study.gpu.name} {fingerprint(study.gpu)[:12]}",
        "axes": repr([(a.name, sorted(a.fields.items())) for a in study.axes]),
        "engine": study.engine,
        "local": repr(study.local),
        "derived": repr(sorted(study.derived.items())),
        "objectives": repr([(o.name, o.text) for o in study.objectives]),
    }


def _digest(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


class Store:
    """The results folder of a study."""

    def __init__(self, folder: Path, study: Study, kinds: Kinds, form: str | None = None) -> None:
        self.folder, self.study = folder, study
        points = Points(study)
        self.ranges, self.launches = points.chunks, len(study.launches)
        self.kin = _kin(study) | {"columns": repr(sorted(kinds.items()))}
        designs = [(a.name, a.values, a.low, a.high, a.log, a.whole) for a in points.order]
        launches = [(launch.name, launch_identity(study, i)) for i, launch in enumerate(study.launches)]
        self.layout = _digest(
            self.kin, designs, study.sampling, study.points, study.seed, study.constraints, launches, points.chunk
        )
        manifest = read_manifest(folder)
        if manifest is not None and manifest["kin"] != self.kin:
            apart = [name for name, value in self.kin.items() if manifest["kin"].get(name) != value]
            raise InputError(
                f"{folder} holds the results of another study ('{manifest['study']}', which differs in {', '.join(apart)}); "
                f"give -o another folder"
            )
        if manifest is None and os.path.isdir(folder) and any(folder.iterdir()):
            raise InputError(f"{folder} holds files that are not results of a study; give -o a new or empty folder")
        if form is not None and form not in FORMATS:
            raise InputError(f"format: got '{form}', expected {' or '.join(FORMATS)}")
        self.form = manifest["format"] if manifest is not None else form or default_format()
        if form is not None and form != self.form:
            raise InputError(f"{folder} holds {self.form} files; give -o another folder for {form}")
        self.kinds = kinds
        self._open(manifest)

    @property
    def shards(self) -> int:
        """How many shards the results have."""
        return self.ranges * self.launches

    def path(self, shard: int) -> Path:
        """Return the file of a shard: chunk of points times launches plus launch."""
        return self.folder / POINTS / f"{shard:07d}.{self.form}"

    def _open(self, manifest: dict[str, Any] | None) -> None:
        """Make the folder, or lay it out anew where it holds another layout of the study."""
        points = self.folder / POINTS
        try:
            if manifest is not None and manifest["layout"] != self.layout and os.path.isdir(points):
                self.set_aside(manifest["layout"])
            points.mkdir(parents=True, exist_ok=True)
            if manifest is None or manifest["layout"] != self.layout:
                write_atomic(self.folder / "study.json", self._manifest())
        except OSError as error:
            raise InputError(f"{self.folder}: {error.strerror}") from None

    def _manifest(self) -> bytes:
        document = {
            "schema": SCHEMA, "study": self.study.name, "gpu": self.study.gpu.name,
            "engine": self.study.engine, "format": self.form, "layout": self.layout, "ranges": self.ranges,
            "launches": [launch.name for launch in self.study.launches],
            "columns": self.kinds, "kin": self.kin,
        }  # fmt: skip
        return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"

    def set_aside(self, layout: str) -> None:
        """Turn the shards there are into an earlier layout, whose rows are taken over."""
        aside, number = self.folder / f"earlier-{layout}", 0
        while os.path.exists(aside):
            number += 1
            aside = self.folder / f"earlier-{layout}-{number}"
        (self.folder / POINTS).rename(aside)
        (self.folder / POINTS).mkdir()

    def earlier_folders(self) -> list[Path]:
        """Return the folders of earlier layouts."""
        return sorted(p for p in self.folder.glob("earlier-*") if os.path.isdir(p))

    def missing(self) -> list[int]:
        """Return the shards that are not there."""
        there = {int(p.stem) for p in (self.folder / POINTS).glob(f"*.{self.form}") if p.stem.isdigit()}
        return [s for s in range(self.shards) if s not in there]

    def write(self, shard: int, data: bytes) -> None:
        """Add a shard.

        Raises
        ------
        InputError
            The disk is full or cannot be written; what is there stays.
        """
        self.write_to(self.path(shard), data)

    def write_to(self, path: Path, data: bytes) -> None:
        """Write a file of the results, as `write` does."""
        write_file(path, data, "{path}: {why}; what is done is kept: make room and run the same command again")

    def read(self, shard: int, only: tuple[str, ...] = ()) -> Rows:
        """Return the rows of a shard."""
        return read_shard(self.path(shard), self.kinds, only)

    def ranges_of(self, only: tuple[str, ...] = ()) -> Iterator[list[Rows]]:
        """Yield, range of points by range, the rows of every launch."""
        for chunk in range(self.ranges):
            yield [self.read(chunk * self.launches + launch, only) for launch in range(self.launches)]

    def finish(self) -> None:
        """Drop earlier layouts, of which everything of use has been taken over, and what killed runs left half written."""
        for folder in self.earlier_folders():
            shutil.rmtree(folder, ignore_errors=True)
        for left in (self.folder / POINTS).glob(".*"):
            left.unlink(missing_ok=True)


def read_manifest(folder: Path) -> dict[str, Any] | None:
    """Return what a results folder says of itself, None if it holds no results."""
    path = folder / "study.json"
    if not os.path.isfile(path):
        if os.path.isfile(folder):
            raise InputError(f"{folder} is a file, expected a folder for results")
        return None
    manifest = read_json(path, "results")
    if not isinstance(manifest, dict) or manifest.get("schema") != SCHEMA or not isinstance(manifest.get("kin"), dict):
        raise InputError(f"{path}: not the results of a study (expected schema {SCHEMA})")
    return manifest


def read_results(folder: Path) -> Rows:
    """Return all rows of a results folder: those of each range of points launch by launch, `launch` a column of its own."""
    manifest = read_manifest(folder)
    if manifest is None:
        raise InputError(f"{folder} holds no results of a study")
    launches, parts = manifest["launches"], []
    for chunk in range(manifest["ranges"]):
        for number, name in enumerate(launches):
            shard = folder / POINTS / f"{chunk * len(launches) + number:07d}.{manifest['format']}"
            rows = read_shard(shard, manifest["columns"])
            parts.append({"launch": words_of([name] * len(next(iter(rows.values())))), **rows})
    return joined(parts)


class Earlier:
    """Rows of earlier layouts by identity: 16 bytes of memory each, the rest read when it is taken over."""

    def __init__(self, store: Store, good_only: bool = False) -> None:
        self.store = store
        self.files = [p for folder in store.earlier_folders() for p in sorted(folder.glob(f"*.{store.form}"))]
        ids: list[Array] = [np.zeros(0, np.uint64)]
        places: list[Array] = [np.zeros(0, np.int64)]
        for number, path in enumerate(self.files):
            rows = read_shard(path, store.kinds, ("id", "error"))
            known = np.asarray(rows["id"])
            keep = whole(rows) if good_only else np.ones(len(known), bool)
            ids.append(known[keep])
            places.append((np.int64(number) << 32) + np.flatnonzero(keep))
        together = np.concatenate(ids)
        order = np.argsort(together, kind="stable")
        self.ids, self.places = together[order], np.concatenate(places)[order]
        self._held: OrderedDict[int, Rows] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(len(self.ids))

    def find(self, ids: Array) -> tuple[Array, Rows | None]:
        """Return which of `ids` are known, and their rows in that order (None if there is none)."""
        at = np.minimum(np.searchsorted(self.ids, ids), max(0, len(self.ids) - 1))
        known = self.ids[at] == ids if len(self.ids) else np.zeros(len(ids), bool)
        if not known.any():
            return known, None
        places = self.places[at[known]]
        files = places >> 32
        parts, order = [], []
        for number in np.unique(files).tolist():
            mine = np.flatnonzero(files == number)
            rows, pick = self._rows(number), places[mine] & 0xFFFFFFFF
            parts.append(taken(rows, pick))
            order.append(mine)
        back = np.argsort(np.concatenate(order))
        return known, taken(joined(parts), back)

    def _rows(self, number: int) -> Rows:
        if number not in self._held:
            self._held[number] = read_shard(self.files[number], self.store.kinds)
            if len(self._held) > SHARDS_HELD:
                self._held.popitem(last=False)
        return self._held[number]
