"""A kernel as closures, and what it runs on: the NDRange's geometry, image arguments, the observer of a run."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any, NamedTuple, Protocol

import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import UnsupportedError
from mgpusim.opencl.analysis.cfg import ControlFlow, analyse, escaping_registers
from mgpusim.opencl.analysis.slices import address_slice, builtin_of, memory_use
from mgpusim.opencl.builtins import Builtin
from mgpusim.opencl.execution.builtin_steps import BuiltinSteps
from mgpusim.opencl.execution.images import Image
from mgpusim.opencl.execution.memory import UNDEFINED, MemoryObject
from mgpusim.opencl.execution.sites import Site, Step
from mgpusim.opencl.execution.value_steps import value_step
from mgpusim.opencl.execution.values import by_component, chosen, scalar_constant
from mgpusim.opencl.ir.program import Function, Instr, Module, Operand, Reg, Type


class StepMaker(BuiltinSteps):
    """Makes the steps of one kernel."""

    def make(self, instr: Instr, builtin: Builtin | None, needed: bool, at: tuple[int, int, int]) -> Step | None:
        """Return the step of `instr`, or None if nothing has to happen. `needed` says whether its value matters."""
        op = instr.op
        if op == "load":
            return self._load(instr, needed, at)
        if op == "store":
            return self._store(instr, needed, at)
        if op in ("atomicrmw", "cmpxchg"):
            return self._atomic_instr(instr, needed, at)
        if op == "call":
            return self._call(instr, builtin, needed, at)
        if not needed:
            return None
        if op in ("fence", "unreachable", "ret", "br", "switch", "phi"):
            return None
        return value_step(instr, self.slot, self.operand_type)


ndarray = np.ndarray


class Observer(Protocol):
    """What an execution reports. A mask of None means every lane."""

    def block(self, position: int, mask: Array | None) -> None:
        """The block at `position` of the execution order ran."""

    def access(self, site: Site, item: MemoryObject, offset: Any, mask: Array | None) -> None:
        """Active lanes touched `site.width_b` bytes at byte `offset` (inside their copy) of `item`."""

    def texels(self, site: Site, image: ImageSlot, index: Any, mask: Array | None) -> None:
        """Active lanes touched the texel with linear `index` (-1: border colour, nothing fetched)."""


class NullObserver:
    """An observer that records nothing."""

    def block(self, position: int, mask: Array | None) -> None:
        """Ignore."""

    def access(self, site: Site, item: MemoryObject, offset: Any, mask: Array | None) -> None:
        """Ignore."""

    def texels(self, site: Site, image: ImageSlot, index: Any, mask: Array | None) -> None:
        """Ignore."""


class ImageSlot:
    """An image argument: the image and the position of its argument."""

    __slots__ = ("arg", "image")

    def __init__(self, image: Image, arg: int) -> None:
        self.image, self.arg = image, arg


class Geometry:
    """An NDRange as the executor needs it: padded to three dimensions, and the work items of a sub-group (0: not known).

    `chosen` are the local linear ids of the work items of each group that are executed, int64; None: all of them.
    """

    __slots__ = ("chosen", "dims", "global_size", "groups", "local", "offset", "sub_group")

    def __init__(
        self, global_size: Sequence[int], local: Sequence[int], offset: Sequence[int] | None = None, sub_group: int = 0
    ) -> None:
        def three(values: Sequence[int], fill: int) -> tuple[int, int, int]:
            padded = [*values, fill, fill, fill]
            return (padded[0], padded[1], padded[2])

        self.dims = len(global_size)
        self.global_size = three(global_size, 1)
        self.local = three(local, 1)
        self.offset = three(offset or (), 0)
        self.sub_group = sub_group
        self.chosen: Array | None = None
        self.groups = tuple(-(-g // w) for g, w in zip(self.global_size, self.local, strict=True))

    @property
    def items(self) -> int:
        """Work items of a group that are executed."""
        return len(self.chosen) if self.chosen is not None else self.local[0] * self.local[1] * self.local[2]

    @property
    def n_groups(self) -> int:
        """Work groups of the NDRange."""
        return self.groups[0] * self.groups[1] * self.groups[2]

    def ids(self, function: str, d: int, groups: Array) -> Array:
        """Return get_local_id, get_group_id or get_global_id of the work items of some groups, int64 (lanes,).

        Parameters
        ----------
        function : which of them.
        d : dimension.
        groups : linear ids, int64; lanes are group-major.

        >>> Geometry([4, 4], [2, 2], [1, 0]).ids("get_global_id", 0, np.array([1])).tolist()
        [3, 4, 3, 4]
        """
        if function == "get_local_id":
            chosen = np.arange(self.items) if self.chosen is None else self.chosen
            return np.tile(_coordinates(chosen, self.local, d), len(groups))
        if function == "get_group_id":
            return np.repeat(_coordinates(groups, self.groups, d), self.items)
        of_group = self.ids("get_group_id", d, groups) * self.local[d]
        return np.asarray(of_group + self.ids("get_local_id", d, groups) + self.offset[d])


def _coordinates(linear: Array, sizes: Sequence[int], d: int) -> Array:
    step = 1
    for size in sizes[:d]:
        step *= size
    return np.asarray((linear // step) % sizes[d])


class Counter(NamedTuple):
    """A loop that is left by one branch: its number, the branch's position, the registers it compares and how, and whether
    lanes stay in the loop where the comparison holds. Floats are compared as signed integers are."""

    loop: int
    position: int
    left: int
    right: int
    pred: str
    stays: bool

    def iterations_left(self, values: Sequence[float], bound: float) -> int:
        """Return how many iterations are left, given the left side in those so far; 0 where that is not clear.

        >>> Counter(0, 1, 2, 3, "ne", True).iterations_left([4, 8, 12], 100)
        22
        """
        step = values[-1] - values[-2]
        if step == 0 or any(b - a != step for a, b in pairwise(values)):
            return 0
        pred = self.pred if self.stays else _NOT[self.pred]
        far = bound - values[-1]
        if pred == "ne":
            return int(far // step) if far % step == 0 and far // step > 0 else 0
        if pred == "eq" or (pred[0] == "u" and min(*values, bound) < 0):
            return 0
        if (pred[1] == "l") != (step > 0):
            return 0
        iterations = -(-far // step) if pred[1:] in ("lt", "gt") else far // step + 1
        return max(0, int(iterations)) if math.isfinite(iterations) else 0


def _predicate(test: Instr) -> str:
    if test.op == "icmp":
        return test.pred
    kind = test.pred[1:]  # ordered or not: a counter is no NaN
    return f"s{kind}" if kind in ("lt", "le", "gt", "ge") else ""


_NOT = {
    "eq": "ne", "ne": "eq", "slt": "sge", "sge": "slt", "sgt": "sle", "sle": "sgt", "ult": "uge", "uge": "ult", "ugt": "ule",
    "ule": "ugt",
}  # fmt: skip


class CompiledKernel:
    """A kernel as closures. `full` executes every value; otherwise only the address slice.

    Attributes
    ----------
    sites : static memory accesses.
    flow : blocks in execution order, loops.
    stores : whether an execution may change its arguments.
    """

    def __init__(self, module: Module, entry: str, full: bool) -> None:
        self.module = module
        self.function: Function = module.kernels[entry]
        self.variables = module.globals_of(entry)
        self.full = full
        self.flow: ControlFlow = analyse(self.function)
        self._constants: dict[Any, int] = {}
        self.template: list[Any] = [None] * len(self.function.reg_types)
        self.pointers: list[tuple[int, str, int]] = []  # register, global name, byte offset
        self.allocas: list[tuple[int, Type]] = []
        self._escaping = escaping_registers(self.function, self.flow)
        needed = None if full else address_slice(self.function)
        every = (i for block in self.function.blocks for i in block.instrs)
        self.stores = any(memory_use(i).written and (needed is None or id(i) in needed) for i in every)
        maker = StepMaker(self._slot, self._type, full)
        self.blocks: list[list[Step]] = []
        self.moves: dict[tuple[int, int], list[tuple[int, int, bool]]] = {}
        self.ends: list[tuple[str, int, tuple[int, ...], tuple[int, ...]]] = []
        for position, b in enumerate(self.flow.order):
            steps: list[Step] = []
            block = self.function.blocks[b]
            for index, instr in enumerate(block.instrs):
                if instr.op == "alloca" and instr.elem is not None:
                    self.allocas.append((instr.result, instr.elem))
                wanted = needed is None or id(instr) in needed
                try:
                    step = maker.make(instr, builtin_of(instr), wanted, (instr.line, position, index))
                except UnsupportedError as error:
                    raise UnsupportedError(f"{module.file_prefix}kernel {entry}, {error}") from None
                if step is not None:
                    steps.append(self._merging(step, instr) if wanted and instr.result in self._escaping else step)
            self.blocks.append(steps)
            self._end(block.instrs[-1])
            for target in dict.fromkeys(block.succs):
                self.moves[b, target] = self._phi_moves(b, target, needed)
        self.sites = maker.sites

    @cached_property
    def counters(self) -> dict[int, Counter]:
        """By position of their last block, the loops that count: left by one branch, which compares two numbers."""
        definition = {i.result: i for b in self.function.blocks for i in b.instrs if i.op in ("icmp", "fcmp")}
        by_place: dict[int, list[Counter | None]] = {}
        for position, (op, _, targets, _) in enumerate(self.ends):
            loops = self.flow.loops
            at = self.flow.loop_of[position]
            while at >= 0:  # a branch may leave several loops at once
                inside = [self.flow.position[t] in loops[at].blocks for t in targets]
                if not all(inside):
                    counter = None
                    last = self.function.blocks[self.flow.order[position]].instrs[-1].args
                    test = definition.get(last[0].index) if op == "br" and last and isinstance(last[0], Reg) else None
                    pred = _predicate(test) if test is not None else ""
                    if test is not None and pred and at == self.flow.loop_of[position] and any(inside):
                        left, right = (self._slot(a) for a in test.args)
                        counter = Counter(at, position, left, right, pred, inside[0])
                    by_place.setdefault(at, []).append(counter)
                at = loops[at].parent
        alone = (exits[0] for exits in by_place.values() if len(exits) == 1)
        return {counter.position: counter for counter in alone if counter is not None}

    @cached_property
    def carried(self) -> list[list[int]]:
        """By loop, the registers that its header takes from the iteration before."""
        out = []
        for loop in self.flow.loops:
            header = self.flow.order[loop.header]
            out.append(sorted({d for (_, to), moves in self.moves.items() if to == header for d, _, _ in moves}))
        return out

    def _end(self, last: Instr) -> None:
        condition = self._slot(last.args[0]) if last.args and last.op in ("br", "switch") else -1
        self.ends.append((last.op, condition, last.targets, last.cases))

    def _phi_moves(self, source: int, target: int, needed: frozenset[int] | None) -> list[tuple[int, int, bool]]:
        moves = []
        for instr in self.function.blocks[target].instrs:
            if instr.op != "phi":
                break
            if needed is not None and id(instr) not in needed:
                continue
            value = next(v for v, b in instr.incoming if b == source)
            moves.append((instr.result, self._slot(value), instr.result in self._escaping))
        return moves

    def _type(self, operand: Operand) -> Type:
        return self.function.reg_types[operand.index] if isinstance(operand, Reg) else operand.type

    def _slot(self, operand: Operand) -> int:
        if isinstance(operand, Reg):
            return operand.index
        key = (operand.type, repr(operand.value))
        slot = self._constants.get(key)
        if slot is None:
            slot = self._constants[key] = len(self.template)
            self.template.append(self._constant_value(operand.type, operand.value, slot))
        return slot

    def _constant_value(self, type_: Type, value: Any, slot: int) -> Any:
        if type_.kind == "vector":
            parts = value if value is not None else (None,) * type_.count
            return [scalar_constant(type_.scalar, v) for v in parts]
        if type_.kind == "struct":
            parts = value if value is not None else (None,) * len(type_.fields)
            return tuple(self._constant_value(f, v, -1) for f, v in zip(type_.fields, parts, strict=True))
        if type_.kind == "array" and type_.elem is not None:
            parts = value if value is not None else (None,) * type_.count
            return tuple(self._constant_value(type_.elem, v, -1) for v in parts)
        if type_.kind == "ptr":
            name, offset = value if value is not None else (None, UNDEFINED)
            if name is not None:
                self.pointers.append((slot, name, offset))
            return offset
        if type_.kind in ("int", "float"):
            return scalar_constant(type_, value)
        return None

    def _merging(self, step: Step, instr: Instr) -> Step:
        d, type_ = instr.result, instr.type

        def run(R: list[Any], S: Any) -> None:
            old = R[d]
            step(R, S)
            if old is not None and S.mask is not None:
                R[d] = merge(S.mask, R[d], old, type_)

        return run


def merge(mask: Array, new: Any, old: Any, type_: Type) -> Any:
    """Return `new` for lanes in `mask`, `old` for the others."""

    def merged(new: Any, old: Any, type_: Type) -> Any:
        if new is old:
            return new
        if not isinstance(new, ndarray) and not isinstance(old, ndarray) and type_.kind not in ("image", "sampler"):
            if type_.kind not in ("int", "float", "ptr") or new == old:
                return new
        return chosen(mask, new, old, type_)

    return by_component(merged, new, old, type_)
