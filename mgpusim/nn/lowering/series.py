"""Which series of GPUs a GPU belongs to, as inference libraries tell them apart: by its name, else by its execution family."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import msgspec

from mgpusim.arch.spec import GpuSpec


class GpuSeries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A series: who makes it, and what libraries assume of it.

    `generation` orders the series of a maker; `wave` and `wide_wave` are 0 where libraries do not count in waves.
    """

    maker: str
    series: str
    generation: int = 0
    wave: int = 0
    wide_wave: int = 0
    match: str = ""
    family: str = ""


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    gpu: tuple[GpuSeries, ...]


@cache
def _table() -> tuple[GpuSeries, ...]:
    document = tomllib.loads(Path(__file__).with_name("series.toml").read_text(encoding="utf-8"))
    return msgspec.convert(document, _Table).gpu


def series_of(gpu: GpuSpec) -> GpuSeries:
    """Return the series of a GPU; one that no entry of `series.toml` matches is its own, of an unknown maker.

    >>> [series_of(load_gpu(name)).series for name in ("adreno-640", "mali-g76-mp5", "mali-t860-mp4", "intel-hd505")]
    ['adreno-6xx', 'bifrost-3', 'midgard', 'intel']
    """
    for entry in _table():
        if (entry.match and fnmatchcase(gpu.name, entry.match)) or (entry.family and entry.family == gpu.family):
            return entry
    return GpuSeries("unknown", gpu.name)
