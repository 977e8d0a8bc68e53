"""Execution families: one module each, looked up by `GpuSpec.family`."""

from __future__ import annotations

from mgpusim.arch.families import adreno, bifrost, gen9, midgard, nvidia
from mgpusim.arch.families.base import MEMORY_CLASSES, Family, OpKey, bound_pipe, families, op_key
from mgpusim.arch.spec import GpuSpec

__all__ = [
    "MEMORY_CLASSES",
    "Family",
    "OpKey",
    "adreno",
    "bifrost",
    "bound_pipe",
    "families",
    "family_of",
    "gen9",
    "midgard",
    "nvidia",
    "op_key",
]

# registered here, not in the modules, so that a module executed a second time (doctest collection) is harmless
families.register("adreno6xx")(adreno.Adreno6xx())
families.register("adreno5xx")(adreno.Adreno5xx())
families.register("bifrost")(bifrost.Bifrost())
families.register("midgard")(midgard.Midgard())
families.register("gen9")(gen9.Gen9())
families.register("nvidia")(nvidia.Nvidia())


def family_of(gpu: GpuSpec) -> Family:
    """Return the execution family of a GPU.

    >>> from mgpusim.arch.load import load_gpu
    >>> family_of(load_gpu("adreno-640")).dependency
    'sync_flags'
    """
    return families.lookup(gpu.family)
