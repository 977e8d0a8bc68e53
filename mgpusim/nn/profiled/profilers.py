"""What caches held while an engine's profiler timed an operator: the table `profilers.toml`, with its sources."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError
from mgpusim.nn.lowering.facts import series_of

CACHES = ("cold", "warm")


class Profiler(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a library times operators on some GPUs.

    Attributes
    ----------
    caches : "cold": weights are in no cache; "warm": the operator is repeated, and finds what fits.
    says : a sentence for the user. `source` : who says so.
    """

    caches: str
    says: str
    source: str
    libraries: tuple[str, ...] = ("*",)
    makers: tuple[str, ...] = ("*",)


class _ProfilerTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    profiler: tuple[Profiler, ...]


@cache
def _table() -> tuple[Profiler, ...]:
    document = tomllib.loads(Path(__file__).with_name("profilers.toml").read_text(encoding="utf-8"))
    return msgspec.convert(document, _ProfilerTable).profiler


def profiler_of(library: str, gpu: GpuSpec, caches: str | None = None) -> Profiler:
    """Return how a library's profiler timed operators on a GPU.

    Parameters
    ----------
    caches : "cold" or "warm", where the user knows.

    >>> [profiler_of("tflite-gpu", load_gpu(name)).caches for name in ("adreno-640", "mali-g76-mp5")]
    ['cold', 'warm']
    >>> profiler_of("tflite-gpu", load_gpu("adreno-640"), "warm").caches
    'warm'
    """
    if caches is not None:
        if caches not in CACHES:
            raise InputError(f"caches: got '{caches}', expected one of {', '.join(CACHES)}")
        said = {"cold": "Each operator ran once in a run.", "warm": "Each operator was repeated by itself."}
        return Profiler(caches, said[caches], "the user")
    maker = series_of(gpu).maker
    values = ((library, "libraries"), (maker, "makers"))
    for profiler in _table():
        if all(any(fnmatchcase(value, pattern) for pattern in getattr(profiler, field)) for value, field in values):
            return profiler
    raise InputError(f"library {library}: no entry of profilers.toml is for all libraries")
