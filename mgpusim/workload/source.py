"""The translation unit of a launch. Apart from `program`, so that a cached prediction need not import the executor."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from mgpusim.opencl.clang import TranslationUnit
from mgpusim.opencl.options import WIDE_LOADS
from mgpusim.opencl.reads import named_files
from mgpusim.workload.launch import Launch


def source_of_launch(launch: Launch) -> TranslationUnit:
    """Return the translation unit of `launch` for the compiler."""
    return TranslationUnit.of(launch.source, launch.options, launch.entry, launch.reads)


def module_key(launch: Launch) -> str:
    """Return the hash of all that decides the typed IR of a launch's source."""
    key = _key_of_text(launch.source, launch.options, launch.entry) if isinstance(launch.source, str) else None
    return " ".join([key or source_of_launch(launch).key, *([WIDE_LOADS] if WIDE_LOADS in launch.options else [])])


@lru_cache(maxsize=64)
def _key_of_text(text: str, options: str, entry: str) -> str | None:
    """Return the key of a source that names no file, whose contents could change; None of one that does."""
    unit = TranslationUnit.of(text, options, entry)
    return None if named_files(unit.complete) else unit.key


def file_stamps(launch: Launch) -> list[str]:
    """Return modification stamps of the files that initialise arguments."""
    out = []
    for arg in launch.args:
        init = getattr(arg, "init", None)
        if init is not None and init.kind == "file":
            stat = Path(str(init.value)).stat()
            out.append(f"{init.value}:{stat.st_size}:{stat.st_mtime_ns}")
    return out
