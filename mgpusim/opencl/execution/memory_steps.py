"""Steps of the instructions that read and write memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from mgpusim.errors import UnsupportedError
from mgpusim.opencl.execution.sites import SPACE_NAMES, Site, Step
from mgpusim.opencl.execution.values import dtype_of, to_lanes
from mgpusim.opencl.ir.program import Instr, Operand, Type

__all__ = ["MemorySteps"]

ndarray = np.ndarray


class MemorySteps:
    """Makes the steps of loads, stores and atomics, and numbers their sites.

    `slot` maps an operand to its place in R, `operand_type` to its type; `full` executes values too.
    """

    def __init__(self, slot: Callable[[Operand], int], operand_type: Callable[[Operand], Type], full: bool) -> None:
        self.slot = slot
        self.operand_type = operand_type
        self.full = full
        self.sites: list[Site] = []

    def site(
        self, kind: str, space: str, dtype: Any, count: int, align: int, at: tuple[int, int, int], operation: str = ""
    ) -> Site:
        """Return a new access site; `at` is its line, block position and place in the block."""
        line, position, index = at
        generic = space == "generic"
        others = {}
        for name in ("local", "private", "constant") if generic else ():
            others[name] = self.site(kind, name, dtype, count, align, at, operation)
        space = "global" if generic else space
        site = Site(len(self.sites), kind, space, dtype, count, align, line, position, index, operation)
        site.others = others or None
        self.sites.append(site)
        return site

    def _load(self, instr: Instr, needed: bool, at: tuple[int, int, int]) -> Step | None:
        type_ = instr.elem
        assert type_ is not None
        if type_.kind == "event":  # copies are done where they are asked for: events carry nothing and live in registers
            d = instr.result
            return lambda R, S: R.__setitem__(d, 0)
        scalar, count = self._flat(type_, at[0])
        pointer_type = self.operand_type(instr.args[0])
        site = self.site(
            "load",
            SPACE_NAMES[pointer_type.space],
            dtype_of(scalar) if scalar.bits != 1 else np.dtype(np.int8),
            count,
            instr.indices[0],
            at,
        )
        return self._load_step(site, self.slot(instr.args[0]), instr.result, type_.kind == "vector", needed, scalar.bits == 1)

    def _load_step(
        self, site: Site, a: int, d: int, vector: bool, needed: bool, is_bool: bool = False, convert: Any = None
    ) -> Step:
        if not needed:
            return lambda R, S: S.touch(site, R[a])

        def load(R: list[Any], S: Any) -> None:
            values = S.load(site, R[a])
            if is_bool:
                values = [v.astype(bool) if isinstance(v, ndarray) else v & 1 for v in values]
            if convert is not None:
                values = [convert(v) for v in values]
            R[d] = values if vector else values[0]

        return load

    def _store(self, instr: Instr, needed: bool, at: tuple[int, int, int]) -> Step | None:
        type_ = instr.elem
        assert type_ is not None
        if type_.kind == "event":
            return None
        scalar, count = self._flat(type_, at[0])
        pointer_type = self.operand_type(instr.args[1])
        dtype = dtype_of(scalar) if scalar.bits != 1 else np.dtype(np.int8)
        site = self.site("store", SPACE_NAMES[pointer_type.space], dtype, count, instr.indices[0], at)
        a, v = self.slot(instr.args[1]), self.slot(instr.args[0])
        if not needed:
            return lambda R, S: S.touch(site, R[a])
        vector = type_.kind == "vector"
        return lambda R, S: S.store(site, R[a], R[v] if vector else [R[v]])

    def _flat(self, type_: Type, line: int) -> tuple[Type, int]:
        if type_.kind in ("struct", "array", "image", "sampler", "event"):
            instead = "copy its members" if type_.kind in ("struct", "array") else "pass it as an argument"
            raise UnsupportedError(f"line {line}: a load or store of a whole {type_.kind} is not supported; {instead}")
        return type_.scalar, type_.ncomp

    def _atomic_instr(self, instr: Instr, needed: bool, at: tuple[int, int, int]) -> Step:
        type_ = instr.elem
        assert type_ is not None
        name = instr.pred or "cmpxchg"
        step = self._atomic(
            name, self.operand_type(instr.args[0]), dtype_of(type_), [self.slot(a) for a in instr.args], needed, at
        )
        if instr.op == "atomicrmw":
            return self._with_result(step, instr.result)
        expected, d, dtype = self.slot(instr.args[1]), instr.result, type_

        def compare_exchange(R: list[Any], S: Any) -> None:
            old = step(R, S)
            if old is not None:
                R[d] = (old, np.equal(old, to_lanes(R[expected], dtype, S.lanes)))

        return compare_exchange

    @staticmethod
    def _with_result(step: Callable[[list[Any], Any], Any], d: int) -> Step:
        if d < 0:
            return step

        def run(R: list[Any], S: Any) -> None:
            R[d] = step(R, S)

        return run

    def _atomic(
        self, name: str, pointer: Type, dtype: Any, slots: list[int], needed: bool, at: tuple[int, int, int]
    ) -> Callable[[list[Any], Any], Any]:
        site = self.site("atomic", SPACE_NAMES[pointer.space], dtype, 1, dtype.itemsize, at, name)
        a, values = slots[0], slots[1:]
        if not needed and not self.full:
            return lambda R, S: S.touch(site, R[a])
        return lambda R, S: S.atomic(site, R[a], [R[v] for v in values])
