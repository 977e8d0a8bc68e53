"""The translation unit of a launch. Apart from `program`, so that a cached prediction need not import the executor."""

from __future__ import annotations

from mgpusim.opencl.clang import TranslationUnit
from mgpusim.opencl.options import WIDE_LOADS
from mgpusim.workload.launch import Launch

__all__ = ["module_key", "source_of_launch"]


def source_of_launch(launch: Launch) -> TranslationUnit:
    """Return the translation unit of `launch` for the compiler."""
    return TranslationUnit.of(launch.source, launch.options, launch.entry, launch.reads)


def module_key(launch: Launch) -> str:
    """Return the hash of all that decides the typed IR of a launch's source."""
    return " ".join([source_of_launch(launch).key, *([WIDE_LOADS] if WIDE_LOADS in launch.options else [])])
