"""Steps of the instructions that read and write memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from mgpusim.errors import UnsupportedError
from mgpusim.opencl.execution.sites import SPACE_NAMES, Site, Step
from mgpusim.opencl.execution.values import dtype_of
from mgpusim.opencl.ir.program import Instr, Operand, Type

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
        site = Site(len(self.sites), kind, space, dtype, count, align, line, position=position, index=index, operation=operation)
        site.others = others or None
        self.sites.append(site)
        return site

    def _load(self, instr: Instr, needed: bool, at: tuple[int, int, int]) -> Step | None:
        type_ = instr.elem
        assert type_ is not None
        if type_.kind == "event":  # copies are done where they are asked for: events carry nothing and live in registers
            d = instr.result
            return lambda R, S: R.__setitem__(d, 0)
        site = self._site_of("load", instr, type_, instr.args[0], at)
        a, d, vector, is_bool = self.slot(instr.args[0]), instr.result, type_.kind == "vector", type_.scalar.bits == 1
        if not needed:
            return lambda R, S: S.touch(site, R[a])

        def load(R: list[Any], S: Any) -> None:
            values = S.load(site, R[a])
            if is_bool:
                values = [v.astype(bool) if isinstance(v, ndarray) else v & 1 for v in values]
            R[d] = values if vector else values[0]

        return load

    def _store(self, instr: Instr, needed: bool, at: tuple[int, int, int]) -> Step | None:
        type_ = instr.elem
        assert type_ is not None
        if type_.kind == "event":
            return None
        site = self._site_of("store", instr, type_, instr.args[1], at)
        a, v = self.slot(instr.args[1]), self.slot(instr.args[0])
        if not needed:
            return lambda R, S: S.touch(site, R[a])
        vector = type_.kind == "vector"
        return lambda R, S: S.store(site, R[a], R[v] if vector else [R[v]])

    def _site_of(self, kind: str, instr: Instr, type_: Type, pointer: Operand, at: tuple[int, int, int]) -> Site:
        if type_.kind in ("struct", "array", "image", "sampler", "event"):
            instead = "copy its members" if type_.kind in ("struct", "array") else "pass it as an argument"
            raise UnsupportedError(f"line {at[0]}: a load or store of a whole {type_.kind} is not supported; {instead}")
        dtype = np.dtype(np.int8) if type_.scalar.bits == 1 else dtype_of(type_.scalar)
        return self.site(kind, SPACE_NAMES[self.operand_type(pointer).space], dtype, type_.ncomp, instr.indices[0], at)

    def _atomic_instr(self, instr: Instr, needed: bool, at: tuple[int, int, int]) -> Step:
        type_ = instr.elem
        assert type_ is not None
        name = instr.pred or "cmpxchg"
        step = self._atomic(
            name, self.operand_type(instr.args[0]), dtype_of(type_), [self.slot(a) for a in instr.args], needed, at
        )
        if instr.op == "atomicrmw":
            return self._with_result(step, instr.result)
        expected, d, dtype = self.slot(instr.args[1]), instr.result, dtype_of(type_)

        def compare_exchange(R: list[Any], S: Any) -> None:
            old = step(R, S)
            if old is not None:
                wanted = R[expected]
                R[d] = (old, np.equal(old, wanted if isinstance(wanted, ndarray) else dtype.type(wanted)))

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
