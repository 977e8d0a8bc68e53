"""Execution families: one module each, found by itself and looked up by `GpuSpec.family`.

To add one, put a module beside these with a subclass of `Family` that has a name, and a preset that says it.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module

from mgpusim.arch.families.base import FINER_CLASSES, MEMORY_CLASSES, Family, OpKey, bound_pipe, families, op_key
from mgpusim.arch.spec import GpuSpec

__all__ = ["FINER_CLASSES", "MEMORY_CLASSES", "Family", "OpKey", "bound_pipe", "discover", "families", "family_of", "op_key"]


def discover() -> None:
    """Register the families of all modules of this package that are not registered yet."""
    # here, not in the modules, so that a module executed a second time (doctest collection) is harmless
    for module in pkgutil.iter_modules(__path__):
        for member in vars(import_module(f"{__name__}.{module.name}")).values():
            if (
                isinstance(member, type)
                and issubclass(member, Family)
                and vars(member).get("name")
                and member.name not in families
            ):
                families.register(member.name)(member())


discover()


def family_of(gpu: GpuSpec) -> Family:
    """Return the execution family of a GPU.

    >>> family_of(load_gpu("adreno-640")).dependency
    'sync_flags'
    """
    return families.lookup(gpu.family)
