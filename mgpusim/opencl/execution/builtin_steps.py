"""Steps of calls: work-item functions, vector loads and stores, copies, atomics, images, functions of values."""

from __future__ import annotations

from typing import Any

import numpy as np

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.opencl.builtins import Builtin
from mgpusim.opencl.builtins.core import Elem, elem_of, parse_type
from mgpusim.opencl.builtins.mangle import demangle
from mgpusim.opencl.builtins.sub_group import BlockAccess, block_access, parse_sub_group
from mgpusim.opencl.execution.choices import LaneChoice, map_choice
from mgpusim.opencl.execution.image_taps import Sampler
from mgpusim.opencl.execution.images import query
from mgpusim.opencl.execution.memory_steps import MemorySteps
from mgpusim.opencl.execution.sites import SPACE_NAMES, Step
from mgpusim.opencl.execution.values import Value, add_address, dtype_of
from mgpusim.opencl.ir.program import Const, Instr, Type

ndarray = np.ndarray
# the names LLVM gives atomicrmw operations are those of OpenCL's builtins without the prefix, except:
_HALF_B, _WORD_B = 2, 4
_ATOMIC_NAMES = {"inc": "add", "dec": "sub"}
# the objects that a pointer of each address space may point to
_KINDS_OF = {
    "global": ("buffer", "constant"), "local": ("local",), "private": ("private", "argument"), "fence": ("local",),
}  # fmt: skip


class BuiltinSteps(MemorySteps):
    """Makes the steps of calls."""

    def _call(self, instr: Instr, builtin: Builtin | None, needed: bool, at: tuple[int, int, int]) -> Step | None:
        where = f"line {at[0]}"
        if instr.callee == "__translate_sampler_initializer":
            return self._sampler(instr, where)
        if builtin is None:
            raise UnsupportedError(f"{where}: {_unknown(instr.callee)}")
        if builtin.kind == "refused":
            raise UnsupportedError(f"{where}: '{builtin.name}' is not supported{f': {builtin.why}' if builtin.why else ''}")
        if builtin.kind == "ignored":
            d = instr.result  # printf returns 0: success
            return (lambda R, S: R.__setitem__(d, 0)) if d >= 0 and needed else None
        slots = [self.slot(a) for a in instr.args]
        if builtin.kind == "sync":
            return (lambda R, S: S.barrier(at)) if "barrier" in builtin.name else None
        if builtin.kind == "workitem":
            return self._work_item(builtin.name, slots, instr.result, instr.type) if needed else None
        if builtin.kind == "sub_group":
            return self._sub_group(builtin, slots, instr.result) if needed else None
        if builtin.kind == "address":
            return self._address(builtin.name, slots[0], instr.result) if needed else None
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
            raise UnsupportedError(f"{where}: '{builtin.name}' of these types is not supported; write out what it computes")
        if builtin.out_arg >= 0:
            return self._out_argument(builtin, instr, slots, needed, at)
        return lambda R, S: R.__setitem__(d, fn([R[s] for s in slots]))

    def _sampler(self, instr: Instr, where: str) -> Step:
        """A sampler from its bits, which lanes may choose at run time."""
        bits, d = self.slot(instr.args[0]), instr.result

        def of(number: int) -> Sampler:
            try:
                return Sampler.from_bits(number)
            except InputError as error:
                raise UnsupportedError(f"{where}: {error}") from None

        def run(R: list[Any], S: Any) -> None:
            if isinstance(R[bits], ndarray):
                distinct, which = np.unique(R[bits], return_inverse=True)
                R[d] = LaneChoice(tuple(of(int(b)) for b in distinct), which.astype(np.int16))
            else:
                R[d] = of(int(R[bits]))

        return run

    def _out_argument(self, builtin: Builtin, instr: Instr, slots: list[int], needed: bool, at: tuple[int, int, int]) -> Step:
        pointer = self.operand_type(instr.args[builtin.out_arg])
        parsed = parse_type(builtin.out_type)
        assert parsed is not None
        assert builtin.fn is not None
        elem, count = parsed
        site = self.site("store", SPACE_NAMES[pointer.space], elem.dtype, count, elem.bits // 8, at)
        a, d, fn = slots[builtin.out_arg], instr.result, builtin.fn
        if not needed:  # the store happens all the same
            return lambda R, S: S.touch(site, R[a])

        def run(R: list[Any], S: Any) -> None:
            R[d], out = fn([R[s] for s in slots])
            S.store(site, R[a], out if count > 1 else [out])

        return run

    def _sub_group(self, builtin: Builtin, slots: list[int], d: int) -> Step:
        call = parse_sub_group(builtin.name)
        parsed = parse_type(builtin.params[0]) if builtin.params else None
        assert call is not None
        elem = parsed[0] if parsed is not None else Elem("int", 32)
        return lambda R, S: R.__setitem__(d, S.sub_groups.apply(call, elem, [R[s] for s in slots], S.mask))

    def _block(self, block: BlockAccess, instr: Instr, slots: list[int], needed: bool, at: tuple[int, int, int]) -> Step:
        """A block read or write: each element of a lane is an access of its own, side by side with those of the other lanes."""
        parsed = parse_type(block.unit)
        assert parsed is not None
        dtype, d, pointer = parsed[0].dtype, instr.result, slots[0]
        space = SPACE_NAMES[self.operand_type(instr.args[0]).space]
        kind, width_b = "store" if block.write else "load", parsed[0].dtype.itemsize
        sites = [self.site(kind, space, dtype, 1, width_b, at) for _ in range(block.length)]

        def address(R: list[Any], S: Any, k: int) -> Any:
            lanes = S.sub_groups
            return lanes.first(R[pointer], S.mask) + (k * lanes.size + lanes.lane) * width_b

        def touch(R: list[Any], S: Any) -> None:
            for k, site in enumerate(sites):
                S.touch(site, address(R, S, k))

        def read(R: list[Any], S: Any) -> None:
            values = [S.load(site, address(R, S, k))[0] for k, site in enumerate(sites)]
            R[d] = values if block.length > 1 else values[0]

        def write(R: list[Any], S: Any) -> None:
            values = R[slots[1]] if block.length > 1 else [R[slots[1]]]
            for k, (site, value) in enumerate(zip(sites, values, strict=True)):
                S.store(site, address(R, S, k), [value])

        if block.write:
            return write if needed or self.full else touch
        return read if needed else touch

    def _work_item(self, name: str, slots: list[int], d: int, type_: Type) -> Step:
        bits = type_.bits

        def run(R: list[Any], S: Any) -> None:
            R[d] = S.work_item(name, R[slots[0]] if slots else 0, bits)

        return run

    def _address(self, name: str, slot: int, d: int) -> Step:
        kinds = _KINDS_OF[name.rpartition("_")[2]]
        if name == "get_fence":  # CLK_LOCAL_MEM_FENCE or CLK_GLOBAL_MEM_FENCE
            return lambda R, S: R.__setitem__(d, S.memory.choose(R[slot], kinds, 1, 2, np.int32))
        return lambda R, S: R.__setitem__(d, S.memory.choose(R[slot], kinds, R[slot], 0, np.int64))

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
        block = block_access(name)
        if block is not None:
            return self._block(block, instr, slots, needed, at)
        if name.startswith("async_work_group"):
            return self._async_copy(builtin, instr, slots, at)
        if name.startswith("wait_group_events"):
            return lambda R, S: S.barrier(at)
        if name == "prefetch":
            return None
        if name.startswith(("memcpy", "memmove", "memset")):
            return self._memory_intrinsic(name, instr, slots, at)
        raise UnsupportedError(f"line {at[0]}: '{name}' is not supported; copy in a loop")

    def _vector_memory(self, builtin: Builtin, instr: Instr, slots: list[int], needed: bool, at: tuple[int, int, int]) -> Step:
        name = builtin.name
        store = name.startswith("vstore")
        half = "half" in name
        elem = elem_of(builtin.params[2 if store else 1])
        stored_type = self.operand_type(instr.args[0]) if store else instr.type
        count = stored_type.ncomp
        pitch = 4 if count == 3 and name.startswith(("vloada", "vstorea")) else count
        index, pointer = (slots[1], slots[2]) if store else (slots[0], slots[1])
        space = SPACE_NAMES[self.operand_type(instr.args[2 if store else 1]).space]
        size = elem.dtype.itemsize
        aligned = size * pitch if name.startswith(("vloada", "vstorea")) else size
        site = self.site("store" if store else "load", space, elem.dtype, count, aligned, at)
        step_b, target = size * pitch, dtype_of(stored_type.scalar)
        d, vector = instr.result, count > 1

        def address(R: list[Any]) -> Any:
            i = R[index]
            return add_address(R[pointer], i * step_b if type(i) is int else i.astype(np.int64) * step_b)

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
            raise UnsupportedError(f"line {at[0]}: '{builtin.name}' of {builtin.params[0]} is not supported; copy in a loop")
        elem, count = parsed
        pitch = elem.bits // 8 * (4 if count == 3 else count)
        spaces = [SPACE_NAMES[self.operand_type(a).space] for a in instr.args[:2]]
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
        spaces = [SPACE_NAMES[self.operand_type(a).space] for a in instr.args[:2]]
        byte = np.dtype(np.int8)
        store = self.site("store", spaces[0], byte, 1, 1, at)
        if name.startswith("memset"):
            return lambda R, S: S.fill(store, R[slots[0]], R[slots[1]], R[slots[2]])
        load = self.site("load", spaces[1], byte, 1, 1, at)
        return lambda R, S: S.copy(load, store, R[slots[0]], R[slots[1]], R[slots[2]])

    def _image_block(self, block: BlockAccess, instr: Instr, slots: list[int], needed: bool, at: tuple[int, int, int]) -> Step:
        """A block read or write of an image: rows of it, an element of each for each lane; the coordinate counts bytes."""
        parsed = parse_type(block.unit)
        assert parsed is not None
        dtype, d = parsed[0].dtype, instr.result
        kind = "image_write" if block.write else "texture"
        sites = [self.site(kind, "image", None, 1, 1, at) for _ in range(block.length)]
        wanted = (self.full if block.write else needed), block.length > 1

        def run(R: list[Any], S: Any) -> None:
            given = R[slots[2]] if block.write else None
            rows = given if isinstance(given, list) else [given] * block.length
            texels = [S.image_row(site, R[slots[0]], R[slots[1]], k, dtype, wanted[0], rows[k]) for k, site in enumerate(sites)]
            if not block.write and needed:
                R[d] = texels if wanted[1] else texels[0]

        return run

    def _image(self, builtin: Builtin, instr: Instr, slots: list[int], needed: bool, at: tuple[int, int, int]) -> Step | None:
        name, d = builtin.name, instr.result
        block = block_access(name)
        if block is not None:
            return self._image_block(block, instr, slots, needed, at)
        if name.startswith("get_image"):
            if not needed:
                return None
            return lambda R, S: R.__setitem__(d, map_choice(R[slots[0]], lambda slot: query(slot.image, name)))
        if name.startswith("read_image"):
            want = {"f": "f", "i": "i", "h": "h"}.get(name[10:], "ui")
            site = self.site("texture", "image", None, 1, 1, at)
            site.result_b = _HALF_B if want == "h" else _WORD_B
            sampled = builtin.params[1] == "sampler"
            coordinates = slots[-1]
            vector = self.operand_type(instr.args[-1]).kind == "vector"
            single = instr.type.kind != "vector"
            site.result_b *= 1 if single else 4

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


def _unknown(symbol: str) -> str:
    """Return why a called function is refused: it is not in the source, or has no overload for its arguments."""
    try:
        name, params = demangle(symbol)
    except ValueError:
        name, params = symbol, ()
    shown = f"{name}({', '.join(params)})" if params else name
    return f"'{shown}' is not a builtin of OpenCL C; define it in the source"


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
