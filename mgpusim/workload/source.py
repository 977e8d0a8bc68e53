"""The translation unit of a launch. Apart from `program`, so that a cached prediction need not import the executor."""

from __future__ import annotations

from pathlib import Path

from mgpusim.opencl.clang import TranslationUnit
from mgpusim.workload.launch import Launch

__all__ = ["source_of_launch"]


def source_of_launch(launch: Launch) -> TranslationUnit:
    """Return the translation unit of `launch` for the compiler."""
    if isinstance(launch.source, Path):
        return TranslationUnit.from_file(launch.source, launch.options, launch.entry)
    return TranslationUnit(launch.source, launch.options, only=launch.entry)
