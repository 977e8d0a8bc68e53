"""One instruction to one Python closure `step(R, S)` over the register file R and the run's state S.

Closures are made once per kernel and mode; a run then only calls them block by block. Vectors are lists of components, so
insert, extract and shuffle cost nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from mgpusim.errors import UnsupportedError
from mgpusim.opencl.builtins import Builtin
from mgpusim.opencl.builtins.core import elem_of, parse_type
from mgpusim.opencl.execution import images
from mgpusim.opencl.execution.values import Value, binary, cast, compare, dtype_of, to_lanes
from mgpusim.opencl.ir.program import Const, Instr, Operand, Type

__all__ = ["Site", "Step", "StepMaker"]

Step = Callable[[list[Any], Any], None]
ndarray = np.ndarray


class Site:
    """A static memory access: what the trace calls an access site.

    `kind` is load, store, atomic, texture or image_write; `space` global, constant, local, private or image; `width_b` the
    bytes one lane touches; `line` the source line; `position` the block position; `index` the instruction's place in it.
    """

    __slots__ = (
        "align_b", "count", "dtype", "fractional", "id", "index", "kind", "line", "operation", "position", "space", "taps",
        "width_b",
    )  # fmt: skip

    def __init__(
        self,
        id_: int,
        kind: str,
        space: str,
        dtype: Any,
        count: int,
        align_b: int,
        line: int,
        position: int,
        index: int,
        operation: str = "",
    ) -> None:
        self.id, self.kind, self.space, self.dtype, self.count = id_, kind, space, dtype, count
        self.align_b, self.line, self.position, self.index, self.operation = align_b, line, position, index, operation
        self.width_b = dtype.itemsize * count if dtype is not None else 0
        self.taps = 1  # texels of one read, more than one where its sampler filters linearly
        self.fractional = False  # whether a read had coordinates that are not integers by type


_SPACE_NAMES = ("private", "global", "constant", "local", "generic")
_F32, _F16 = np.dtype(np.float32), np.dtype(np.float16)
# the names LLVM gives atomicrmw operations are those of OpenCL's builtins without the prefix, except:
_ATOMIC_NAMES = {"inc": "add", "dec": "sub"}


class StepMaker:
    """Makes the steps of one kernel. `registers` maps an operand to its slot in R; `full` executes values too."""

    def __init__(self, slot: Callable[[Operand], int], operand_type: Callable[[Operand], Type], full: bool) -> None:
        self.slot = slot
        self.operand_type = operand_type
        self.full = full
        self.sites: list[Site] = []

    def site(
        self, kind: str, space: str, dtype: Any, count: int, align: int, at: tuple[int, int, int], operation: str = ""
    ) -> Site:
        line, position, index = at
        site = Site(len(self.sites), kind, space, dtype, count, align, line, position, index, operation)
        self.sites.append(site)
        return site

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
        return self._pure(instr)

    # ---- values --------------------------------------------------------------------------------------------------
    def _pure(self, instr: Instr) -> Step:
        op, d = instr.op, instr.result
        slots = [self.slot(a) for a in instr.args]
        source = self.operand_type(instr.args[0]) if instr.args else instr.type
        if op == "getelementptr":
            return self._gep(instr, d, slots)
        if op == "alloca":
            return lambda R, S: None  # its address is placed when the run starts
        if op in ("icmp", "fcmp"):
            return _two(d, slots, compare(op, instr.pred, source.scalar), source.kind == "vector")
        if op == "select":
            return _select(d, slots, instr.type, source.kind == "vector")
        if op == "fneg":
            return _one(d, slots[0], lambda a: -a, source.kind == "vector")
        if op == "freeze":
            return _one(d, slots[0], lambda a: a, False)
        if op == "bitcast":
            return _one(d, slots[0], cast(op, source, instr.type), False)
        if op == "extractelement":
            return _extract(d, slots, instr.type)
        if op == "insertelement":
            return _insert(d, slots, instr.type.scalar)
        if op == "shufflevector":
            return _shuffle(d, slots, instr.indices, source.count)
        if op in ("extractvalue", "insertvalue"):
            return _aggregate(op, d, slots, instr.indices)
        if len(slots) == 1:
            return _one(d, slots[0], cast(op, source.scalar, instr.type.scalar), source.kind == "vector")
        return _two(d, slots, binary(op, source.scalar), source.kind == "vector")

    def _gep(self, instr: Instr, d: int, slots: list[int]) -> Step:
        offset, strides = instr.indices[0], instr.indices[1:]
        base, indices = slots[0], slots[1:]
        if not indices:
            return lambda R, S: R.__setitem__(d, R[base] + offset)
        if len(indices) == 1:
            i, stride = indices[0], strides[0]

            def one(R: list[Any], S: Any) -> None:
                index = R[i]
                if type(index) is int:
                    R[d] = R[base] + (index * stride + offset)
                    return
                if index.dtype != np.int64:
                    index = index.astype(np.int64)
                start = R[base]
                scaled = index * stride if stride != 1 else index
                R[d] = scaled + (start + offset if offset else start)

            return one

        def many(R: list[Any], S: Any) -> None:
            total = R[base] + offset
            for i, stride in zip(indices, strides, strict=True):
                index = R[i]
                total = total + (index * stride if type(index) is int else index.astype(np.int64) * stride)
            R[d] = total

        return many

    # ---- memory --------------------------------------------------------------------------------------------------
    def _load(self, instr: Instr, needed: bool, at: tuple[int, int, int]) -> Step | None:
        type_ = instr.elem
        assert type_ is not None
        if type_.kind == "event":  # copies are done where they are asked for: events carry nothing and live in registers
            d = instr.result
            return lambda R, S: R.__setitem__(d, 0)
        scalar, count = self._flat(type_)
        pointer_type = self.operand_type(instr.args[0])
        site = self.site(
            "load",
            _SPACE_NAMES[pointer_type.space],
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
        scalar, count = self._flat(type_)
        pointer_type = self.operand_type(instr.args[1])
        dtype = dtype_of(scalar) if scalar.bits != 1 else np.dtype(np.int8)
        site = self.site("store", _SPACE_NAMES[pointer_type.space], dtype, count, instr.indices[0], at)
        a, v = self.slot(instr.args[1]), self.slot(instr.args[0])
        if not needed:
            return lambda R, S: S.touch(site, R[a])
        vector = type_.kind == "vector"
        return lambda R, S: S.store(site, R[a], R[v] if vector else [R[v]])

    def _flat(self, type_: Type) -> tuple[Type, int]:
        if type_.kind in ("struct", "array", "image", "sampler", "event"):
            raise UnsupportedError(f"a load or store of a whole {type_.kind} is not supported")
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
        site = self.site("atomic", _SPACE_NAMES[pointer.space], dtype, 1, dtype.itemsize, at, name)
        a, values = slots[0], slots[1:]
        if not needed and not self.full:
            return lambda R, S: S.touch(site, R[a])
        return lambda R, S: S.atomic(site, R[a], [R[v] for v in values])

    # ---- calls ---------------------------------------------------------------------------------------------------
    def _call(self, instr: Instr, builtin: Builtin | None, needed: bool, at: tuple[int, int, int]) -> Step | None:
        where = f"line {at[0]}"
        if instr.callee == "__translate_sampler_initializer":
            bits = instr.args[0]
            if not isinstance(bits, Const):
                raise UnsupportedError(f"{where}: a sampler that is not a constant is not supported")
            sampler = images.Sampler.from_bits(int(bits.value))
            d = instr.result
            return lambda R, S: R.__setitem__(d, sampler)
        if builtin is None:
            raise UnsupportedError(f"{where}: function '{instr.callee}' is not a builtin of OpenCL C 1.2 that mgpusim knows")
        if builtin.kind == "refused":
            raise UnsupportedError(f"{where}: '{builtin.name}' is not supported{f': {builtin.why}' if builtin.why else ''}")
        if builtin.kind == "ignored":
            return None
        slots = [self.slot(a) for a in instr.args]
        if builtin.kind == "sync":
            return (lambda R, S: S.barrier(at)) if "barrier" in builtin.name else None
        if builtin.kind == "workitem":
            return self._work_item(builtin.name, slots, instr.result, instr.type) if needed else None
        if builtin.kind == "image":
            return self._image(builtin, instr, slots, needed, at)
        if builtin.kind == "atomic":
            return self._builtin_atomic(builtin, instr, slots, needed, at)
        if builtin.kind == "memory" and builtin.out_arg < 0:
            return self._builtin_memory(builtin, instr, slots, needed, at)
        if not needed and builtin.out_arg < 0:
            return None
        fn, d = builtin.fn, instr.result
        if fn is None:
            raise UnsupportedError(f"{where}: '{builtin.name}' is not supported")
        if builtin.out_arg >= 0:
            return self._out_argument(builtin, instr, slots, needed, at)
        return lambda R, S: R.__setitem__(d, fn([R[s] for s in slots]))

    def _out_argument(self, builtin: Builtin, instr: Instr, slots: list[int], needed: bool, at: tuple[int, int, int]) -> Step:
        pointer = self.operand_type(instr.args[builtin.out_arg])
        parsed = parse_type(builtin.out_type)
        assert parsed is not None
        assert builtin.fn is not None
        elem, count = parsed
        site = self.site("store", _SPACE_NAMES[pointer.space], elem.dtype, count, elem.bits // 8, at)
        a, d, fn = slots[builtin.out_arg], instr.result, builtin.fn
        if not needed:  # the store happens all the same
            return lambda R, S: S.touch(site, R[a])

        def run(R: list[Any], S: Any) -> None:
            R[d], out = fn([R[s] for s in slots])
            S.store(site, R[a], out if count > 1 else [out])

        return run

    def _work_item(self, name: str, slots: list[int], d: int, type_: Type) -> Step:
        bits = type_.bits

        def run(R: list[Any], S: Any) -> None:
            R[d] = S.work_item(name, R[slots[0]] if slots else 0, bits)

        return run

    def _builtin_atomic(self, builtin: Builtin, instr: Instr, slots: list[int], needed: bool, at: tuple[int, int, int]) -> Step:
        name = builtin.name.partition("_")[2]
        elem = elem_of(builtin.params[0])
        pointer = self.operand_type(instr.args[0])
        operation = _ATOMIC_NAMES.get(name, name)
        if operation in ("min", "max") and elem.kind == "uint":
            operation = "u" + operation
        if name in ("inc", "dec"):
            slots = [slots[0], self.slot(Const(Type("int", bits=elem.bits), 1))]
        return self._with_result(self._atomic(operation, pointer, elem.dtype, slots, needed, at), instr.result)

    def _builtin_memory(
        self, builtin: Builtin, instr: Instr, slots: list[int], needed: bool, at: tuple[int, int, int]
    ) -> Step | None:
        name = builtin.name
        if name.startswith(("vload", "vstore")):
            return self._vector_memory(builtin, instr, slots, needed, at)
        if name.startswith("async_work_group"):
            return self._async_copy(builtin, instr, slots, at)
        if name.startswith("wait_group_events"):
            return lambda R, S: S.barrier(at)
        if name == "prefetch":
            return None
        if name.startswith(("memcpy", "memmove", "memset")):
            return self._memory_intrinsic(name, instr, slots, at)
        raise UnsupportedError(f"line {at[0]}: '{name}' is not supported")

    def _vector_memory(self, builtin: Builtin, instr: Instr, slots: list[int], needed: bool, at: tuple[int, int, int]) -> Step:
        name = builtin.name
        store = name.startswith("vstore")
        half = "half" in name
        elem = elem_of(builtin.params[2 if store else 1])
        stored_type = self.operand_type(instr.args[0]) if store else instr.type
        count = stored_type.ncomp
        pitch = 4 if count == 3 and name.startswith(("vloada", "vstorea")) else count
        index, pointer = (slots[1], slots[2]) if store else (slots[0], slots[1])
        space = _SPACE_NAMES[self.operand_type(instr.args[2 if store else 1]).space]
        size = elem.dtype.itemsize
        aligned = size * pitch if name.startswith(("vloada", "vstorea")) else size
        site = self.site("store" if store else "load", space, elem.dtype, count, aligned, at)
        step_b, target = size * pitch, dtype_of(stored_type.scalar)
        d, vector = instr.result, count > 1

        def address(R: list[Any]) -> Any:
            i = R[index]
            return R[pointer] + (i * step_b if type(i) is int else i.astype(np.int64) * step_b)

        if not needed and not (store and self.full):
            return lambda R, S: S.touch(site, address(R))
        if store:
            v, mode = slots[0], name.rpartition("_")[2]

            def put(R: list[Any], S: Any) -> None:
                values = R[v] if vector else [R[v]]
                S.store(site, address(R), [_to_half(x, mode) for x in values] if half else values)

            return put

        def get(R: list[Any], S: Any) -> None:
            values = S.load(site, address(R))
            if half:
                values = [x.astype(target) if isinstance(x, ndarray) else target.type(x) for x in values]
            R[d] = values if vector else values[0]

        return get

    def _async_copy(self, builtin: Builtin, instr: Instr, slots: list[int], at: tuple[int, int, int]) -> Step:
        parsed = parse_type(builtin.params[0].rsplit(" ", 1)[-1].rstrip("*"))
        if parsed is None:
            raise UnsupportedError(f"line {at[0]}: '{builtin.name}' of {builtin.params[0]} is not supported")
        elem, count = parsed
        pitch = elem.bits // 8 * (4 if count == 3 else count)
        spaces = [_SPACE_NAMES[self.operand_type(a).space] for a in instr.args[:2]]
        load = self.site("load", spaces[1], elem.dtype, count, pitch, at)
        store = self.site("store", spaces[0], elem.dtype, count, pitch, at)
        strided = "strided" in builtin.name
        d = instr.result

        def run(R: list[Any], S: Any) -> None:
            stride = R[slots[3]] if strided else 1
            to_local = spaces[0] == "local"
            S.group_copy(
                load, store, R[slots[0]], R[slots[1]], R[slots[2]], pitch, stride if to_local else 1, 1 if to_local else stride
            )
            R[d] = 0

        return run

    def _memory_intrinsic(self, name: str, instr: Instr, slots: list[int], at: tuple[int, int, int]) -> Step:
        spaces = [_SPACE_NAMES[self.operand_type(a).space] for a in instr.args[:2]]
        byte = np.dtype(np.int8)
        store = self.site("store", spaces[0], byte, 1, 1, at)
        if name.startswith("memset"):
            return lambda R, S: S.fill(store, R[slots[0]], R[slots[1]], R[slots[2]])
        load = self.site("load", spaces[1], byte, 1, 1, at)
        return lambda R, S: S.copy(load, store, R[slots[0]], R[slots[1]], R[slots[2]])

    def _image(self, builtin: Builtin, instr: Instr, slots: list[int], needed: bool, at: tuple[int, int, int]) -> Step | None:
        name, d = builtin.name, instr.result
        if name.startswith("get_image"):
            if not needed:
                return None
            return lambda R, S: R.__setitem__(d, images.query(R[slots[0]].image, name))
        if name.startswith("read_image"):
            want = {"f": "f", "i": "i", "h": "h"}.get(name[10:], "ui")
            site = self.site("texture", "image", None, 1, 1, at)
            sampled = builtin.params[1] == "sampler"
            coordinates = slots[-1]
            vector = self.operand_type(instr.args[-1]).kind == "vector"
            single = instr.type.kind != "vector"

            def read(R: list[Any], S: Any) -> None:
                c = R[coordinates]
                sampler = R[slots[1]] if sampled else None
                texel = S.texture(site, R[slots[0]], sampler, c if vector else [c], want if needed else "")
                if needed:
                    R[d] = texel[0] if single else texel

            return read
        site = self.site("image_write", "image", None, 1, 1, at)
        vector = self.operand_type(instr.args[-2]).kind == "vector"

        def write(R: list[Any], S: Any) -> None:
            c = R[slots[-2]]
            S.image_write(site, R[slots[0]], c if vector else [c], R[slots[-1]] if self.full else None)

        return write


# ---- closures of pure instructions -----------------------------------------------------------------------------------
def _one(d: int, a: int, fn: Callable[[Value], Value], vector: bool) -> Step:
    if vector:
        return lambda R, S: R.__setitem__(d, [fn(x) for x in R[a]])
    return lambda R, S: R.__setitem__(d, fn(R[a]))


def _two(d: int, slots: list[int], fn: Callable[[Value, Value], Value], vector: bool) -> Step:
    a, b = slots
    if vector:
        return lambda R, S: R.__setitem__(d, [fn(x, y) for x, y in zip(R[a], R[b], strict=True)])
    return lambda R, S: R.__setitem__(d, fn(R[a], R[b]))


def _choose(condition: Value, yes: Value, no: Value, dtype: Any) -> Value:
    if isinstance(condition, ndarray):
        # typed, so that np.where cannot widen: two bare Python bools of i1 would come out as int64
        yes = yes if isinstance(yes, ndarray) else dtype.type(yes)
        no = no if isinstance(no, ndarray) else dtype.type(no)
        return np.where(condition, yes, no)
    return yes if condition else no


def _select(d: int, slots: list[int], type_: Type, per_component: bool) -> Step:
    c, a, b = slots
    if type_.kind == "vector":
        dtype = dtype_of(type_.scalar)

        def vector(R: list[Any], S: Any) -> None:
            conditions = R[c] if per_component else [R[c]] * type_.count
            R[d] = [_choose(m, x, y, dtype) for m, x, y in zip(conditions, R[a], R[b], strict=True)]

        return vector
    if type_.kind in ("struct", "array", "image", "sampler"):
        raise UnsupportedError(f"a select between two values of kind {type_.kind} is not supported")
    dtype = dtype_of(type_)
    return lambda R, S: R.__setitem__(d, _choose(R[c], R[a], R[b], dtype))


def _extract(d: int, slots: list[int], type_: Type) -> Step:
    v, i = slots
    dtype = dtype_of(type_)

    def run(R: list[Any], S: Any) -> None:
        index = R[i]
        parts = R[v]
        if type(index) is int:
            R[d] = parts[index] if 0 <= index < len(parts) else parts[0]
            return
        out = to_lanes(parts[0], type_, S.lanes)
        for k in range(1, len(parts)):
            out = _choose(index == k, parts[k], out, dtype)
        R[d] = out

    return run


def _insert(d: int, slots: list[int], type_: Type) -> Step:
    v, x, i = slots
    dtype = dtype_of(type_)

    def run(R: list[Any], S: Any) -> None:
        index, parts = R[i], list(R[v])
        if type(index) is int:
            if 0 <= index < len(parts):
                parts[index] = R[x]
        else:
            parts = [_choose(index == k, R[x], p, dtype) for k, p in enumerate(parts)]
        R[d] = parts

    return run


def _shuffle(d: int, slots: list[int], indices: tuple[int, ...], width: int) -> Step:
    a, b = slots
    picks = [(a, i) if i < width else (b, i - width) for i in (max(0, i) for i in indices)]
    return lambda R, S: R.__setitem__(d, [R[s][i] for s, i in picks])


def _aggregate(op: str, d: int, slots: list[int], indices: tuple[int, ...]) -> Step:
    def pick(R: list[Any], S: Any) -> None:
        value = R[slots[0]]
        for i in indices:
            value = value[i]
        R[d] = value

    def place(value: Any, inserted: Any, path: tuple[int, ...]) -> Any:
        parts = list(value)
        parts[path[0]] = place(parts[path[0]], inserted, path[1:]) if len(path) > 1 else inserted
        return tuple(parts)

    return pick if op == "extractvalue" else lambda R, S: R.__setitem__(d, place(R[slots[0]], R[slots[1]], indices))


def _to_half(value: Value, mode: str) -> Value:
    """Round to half as vstore_half does: to nearest even, or toward the direction the suffix names."""
    rounded = value.astype(np.float16) if isinstance(value, ndarray) else np.float16(value)
    if mode not in ("rtz", "rtp", "rtn"):
        return rounded
    back = rounded.astype(value.dtype)
    if mode == "rtz":
        wrong, toward = np.abs(back) > np.abs(value), np.float16(0)
    elif mode == "rtp":
        wrong, toward = back < value, np.float16(np.inf)
    else:
        wrong, toward = back > value, np.float16(-np.inf)
    moved = np.nextafter(rounded, toward)
    return np.where(wrong, moved, rounded) if isinstance(value, ndarray) else (moved if wrong else rounded)
