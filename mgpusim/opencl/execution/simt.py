"""The SIMT executor: all lanes of some work groups at once, block by block, with masks where they diverge.

`CompiledKernel` is a kernel turned into closures (address slice or full mode). `execute` runs it over work groups and
tells an observer which blocks ran under which mask and what each access touched. Lanes are ordered group-major, the local
linear id (x fastest) inside.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import ExecutionError, StepLimitError
from mgpusim.opencl.execution.choices import parts
from mgpusim.opencl.execution.compiled import CompiledKernel, Counter, Geometry, ImageSlot, NullObserver, Observer, merge
from mgpusim.opencl.execution.endless import MORE_TIME, LoopWatch
from mgpusim.opencl.execution.image_access import fetch, store
from mgpusim.opencl.execution.image_taps import plain_index, taps
from mgpusim.opencl.execution.memory import SLOT_BITS, Memory, MemoryObject
from mgpusim.opencl.execution.sites import Site
from mgpusim.opencl.execution.sub_groups import SubGroups
from mgpusim.opencl.execution.values import dtype_of
from mgpusim.opencl.ir.program import Type
from mgpusim.opencl.ir.tokens import wrap_signed as wrap

__all__ = ["STEP_LIMIT", "CompiledKernel", "Geometry", "ImageSlot", "NullObserver", "Observer", "execute"]

ndarray = np.ndarray
OnLimit = Callable[[Array], None]
STEP_LIMIT = 1_000_000
"""Blocks one run may execute before it is taken for a loop that never ends."""
MOST_COPIED_B = 1 << 20
"""Bytes that one call of memset, memcpy or memmove may be long: each is an access of its own, and so many take seconds."""


class _SimtRun:
    """State of one run: register file, memory, masks. The steps call its methods."""

    def __init__(
        self, kernel: CompiledKernel, geometry: Geometry, groups: Array, args: Sequence[Any], observer: Observer, step_limit: int,
        iterations: int = 0, limit_s: float = math.inf, on_limit: OnLimit | None = None,
    ) -> None:  # fmt: skip
        self.kernel, self.geometry, self.observer = kernel, geometry, observer
        self.on_limit = on_limit
        self.step_limit, self.iterations, self.limit_s = step_limit, iterations, limit_s
        self.skipped: dict[int, int] = {}
        self._counted: dict[int, tuple[list[float], Any]] = {}
        self.groups = np.asarray(groups, np.int64)
        self.lanes = len(self.groups) * geometry.items
        self.mask: Array | None = None
        self.exited: Array | None = None
        self.pending: dict[int, Array | None] = {}
        self.returning: list[int] = []
        self.memory = Memory(self.lanes, self._describe_lane, self._where)
        self._ids: dict[Any, Any] = {}
        self._file = kernel.module.file_prefix
        try:
            self._place(args)
        except ExecutionError as error:
            raise ExecutionError(f"{self._where(0)}: {error}") from None

    # ---- set-up --------------------------------------------------------------------------------------------------
    def _place(self, args: Sequence[Any]) -> None:
        kernel, memory = self.kernel, self.memory
        self.R = R = list(kernel.template)
        self.objects: list[MemoryObject | None] = []
        shared: dict[str, MemoryObject] = {}
        group_of_lane = np.repeat(np.arange(len(self.groups), dtype=np.int64), self.geometry.items)

        def per_group(name: str, size_b: int, arg: int = -1) -> MemoryObject:
            item = memory.add(name, "local", size_b, copies=len(self.groups), arg=arg)
            item.copy_of = group_of_lane * item.stride_b if len(self.groups) > 1 else None
            return item

        for variable in kernel.variables:
            if variable.space == 3:
                shared[variable.name] = per_group(variable.name.rpartition(".")[2], variable.type.size_b)
            else:
                kind = "buffer" if variable.space == 1 else "constant"
                item = shared[variable.name] = memory.add(variable.name, kind, variable.type.size_b)
                if variable.init is not None:
                    _write_constant(item, variable.type, variable.init, 0, shared)
        for slot, name, offset in kernel.pointers:
            R[slot] = shared[name].base + offset
        for register, type_ in kernel.allocas:
            item = memory.add("private", "private", type_.size_b, copies=self.lanes)
            item.copy_of = np.arange(self.lanes, dtype=np.int64) * item.stride_b if self.lanes > 1 else None
            R[register] = item.base
        for info, value in zip(kernel.function.args, args, strict=True):
            placed: MemoryObject | None = None
            if info.kind in ("buffer", "constant"):
                if value is not None:
                    placed = memory.add(info.name, info.kind, value.nbytes, arg=info.index)
                    placed.data = value.reshape(-1).view(np.uint8)  # the caller's array: stores are its outputs
                R[info.index] = placed.base if placed else 0
            elif info.kind == "local":
                placed = per_group(info.name, int(value), info.index)
                R[info.index] = placed.base
            elif info.kind == "image":
                R[info.index] = ImageSlot(value, info.index)
            elif info.kind == "sampler":
                R[info.index] = value
            elif info.byval is not None:
                placed = memory.add(info.name, "argument", info.byval.size_b, arg=info.index)
                placed.fill(np.frombuffer(bytes(value), np.uint8))
                R[info.index] = placed.base
            else:
                R[info.index] = _scalar_argument(info.type, value)
            self.objects.append(placed)

    def _describe_lane(self, lane: int) -> str:
        ids = [int(self._global_id(d)[lane]) for d in range(self.geometry.dims)]
        return f"work item {tuple(ids)} (lane {lane})"

    def _where(self, site_or_line: Site | int) -> str:
        line = site_or_line if isinstance(site_or_line, int) else site_or_line.line
        return f"{self._file}kernel {self.kernel.function.name}{f', line {line}' if line else ''}"

    def _line_of(self, position: int) -> int:
        block = self.kernel.function.blocks[self.kernel.flow.order[position]]
        return next((i.line for i in block.instrs if i.line), 0)

    def _where_loop(self, loop: int) -> str:
        lines = [self._line_of(p) for p in self.kernel.flow.loops[loop].blocks]
        return self._where(min((line for line in lines if line), default=0))

    def _first_lane(self, mask: Array | None) -> str:
        return self._describe_lane(0 if mask is None else int(mask.argmax()))

    # ---- work items ----------------------------------------------------------------------------------------------
    def _local_id(self, d: int) -> Array:
        return self.geometry.ids("get_local_id", d, self.groups)

    def _global_id(self, d: int) -> Array:
        return self.geometry.ids("get_global_id", d, self.groups)

    def work_item(self, name: str, dimension: Any, bits: int) -> Any:
        g = self.geometry
        if isinstance(dimension, ndarray):
            out = np.zeros(self.lanes, np.int64)
            for d in range(3):
                out = np.where(dimension == d, self.work_item(name, d, 64), out)
            return out
        key = (name, dimension)
        if key not in self._ids:
            self._ids[key] = self._work_item(name, dimension, g)
        value = self._ids[key]
        return value.astype(np.int32) if bits == 32 and isinstance(value, ndarray) else value

    def _work_item(self, name: str, d: int, g: Geometry) -> Any:
        if name == "get_work_dim":
            return g.dims
        if "sub_group" in name:
            return self.sub_groups.query(name)
        if name in ("get_local_linear_id", "get_global_linear_id"):
            sizes, ids = (g.local, self._local_id) if "local" in name else (g.global_size, self._global_id)
            shift = (0, 0, 0) if "local" in name else g.offset
            return (ids(0) - shift[0]) + sizes[0] * ((ids(1) - shift[1]) + sizes[1] * (ids(2) - shift[2]))
        if not 0 <= d < 3:
            return 1 if name in ("get_global_size", "get_local_size", "get_num_groups", "get_enqueued_local_size") else 0
        uniform = {
            "get_global_size": g.global_size,
            "get_local_size": g.local,
            "get_enqueued_local_size": g.local,
            "get_num_groups": g.groups,
            "get_global_offset": g.offset,
        }
        if name in uniform:
            return int(uniform[name][d])
        values = g.ids(name, d, self.groups)
        return int(values[0]) if (values == values[0]).all() else values

    @cached_property
    def sub_groups(self) -> SubGroups:
        """The sub-groups of the lanes that run."""
        if not self.geometry.sub_group:
            raise ExecutionError(f"kernel {self.kernel.function.name} uses sub-groups, and how large they are was not said")
        return SubGroups(self.geometry.sub_group, self.geometry.items, len(self.groups))

    # ---- memory --------------------------------------------------------------------------------------------------
    def touch(self, site: Site, address: Any) -> None:
        """Record an access whose value does not matter."""
        if type(address) is int:  # the commonest, of arrays of a work item: in one go
            item = self.memory.slots.get(address >> SLOT_BITS)
            if item is not None and 0 <= (offset := address - item.base) <= item.size_b - site.width_b:
                self.observer.access(site.of(item.kind) if site.others else site, item, offset, self.mask)
                return
        for item, offset, mask in self.memory.locate(address, site, self.mask):
            self.observer.access(site.of(item.kind), item, offset, mask)

    def load(self, site: Site, address: Any) -> list[Any]:
        parts = self.memory.locate(address, site, self.mask)
        out: list[Any] = []
        for item, offset, mask in parts:
            self.observer.access(site.of(item.kind), item, offset, mask)
            values = self.memory.load(item, offset, site.dtype, site.count, site.align_b, mask)
            if out and mask is not None:
                values = [np.where(mask, v, o) for v, o in zip(values, out, strict=True)]
            out = values
        return out

    def store(self, site: Site, address: Any, values: list[Any]) -> None:
        if site.dtype.kind == "i" and site.dtype.itemsize == 1:
            values = [v.view(np.int8) if isinstance(v, ndarray) and v.dtype == bool else v for v in values]
        for item, offset, mask in self.memory.locate(address, site, self.mask):
            if item.kind == "constant":
                raise ExecutionError(f"{self._where(site)}: a store into constant memory '{item.name}'")
            self.observer.access(site.of(item.kind), item, offset, mask)
            self.memory.store(item, offset, site.dtype, values, site.align_b, mask)

    def atomic(self, site: Site, address: Any, values: list[Any]) -> Any:
        old = np.zeros(self.lanes, site.dtype)
        for item, offset, mask in self.memory.locate(address, site, self.mask):
            self.observer.access(site.of(item.kind), item, offset, mask)
            seen = self.memory.atomic(item, offset, site.dtype, site.operation, values, mask)
            old = seen if mask is None else np.where(mask, seen, old)
        return old

    def group_copy(
        self, load: Site, store: Site, target: Any, source: Any, count: Any, pitch: int, source_step: Any, target_step: Any
    ) -> None:
        """Copy elements for each group, its lanes side by side (async_work_group_copy)."""
        items = self.geometry.items
        lane = np.tile(np.arange(items, dtype=np.int64), len(self.groups))
        before = self.mask
        limit = int(np.max(count))
        least = int(np.min(count if before is None or np.ndim(count) == 0 else count[before]))
        if least < 0:
            raise ExecutionError(f"{self._where(load)}: {least:,} elements to copy, expected a number from 0 on")
        for first in range(0, limit, items):
            index = lane + first
            live = index < count
            self.mask = None if live.all() and before is None else (live if before is None else live & before)
            if self.mask is not None and not self.mask.any():
                break
            values = self.load(load, source + index * pitch * source_step)
            self.store(store, target + index * pitch * target_step, values)
        self.mask = before

    def copy(self, load: Site, store: Site, target: Any, source: Any, count: Any) -> None:
        for i in self._bytes_of(store, count):
            self.store(store, target + i, self.load(load, source + i))

    def fill(self, store: Site, target: Any, value: Any, count: Any) -> None:
        for i in self._bytes_of(store, count):
            self.store(store, target + i, [value])

    def _bytes_of(self, site: Site, count: Any) -> Iterator[int]:
        """Yield the bytes of a block that is `count` long, lanes whose block has ended masked out."""
        before = self.mask
        most = int(np.max(count if before is None or np.ndim(count) == 0 else np.where(before, count, 0)))
        if most > MOST_COPIED_B:
            raise ExecutionError(
                f"{self._where(site)}: a work item sets or copies {most:,} bytes at once, more than the {MOST_COPIED_B:,} "
                "that are simulated; let each item do a part of it"
            )
        for i in range(most):
            if np.ndim(count):
                live = i < count
                self.mask = None if live.all() and before is None else (live if before is None else live & before)
            yield i
        self.mask = before

    def texture(self, site: Site, image: Any, sampler: Any, coordinates: list[Any], want: str) -> list[Any]:
        """Read an image through a sampler (None: without), either of which may be a `Choice`."""
        first = coordinates[0]
        if first.dtype.kind == "f" if isinstance(first, ndarray) else isinstance(first, (float, np.floating)):
            site.fractional = True
        out: list[Any] = []
        for slot, some in parts(image, self.mask):
            for part, mask in parts(sampler, some):
                if not want and (index := plain_index(slot.image, part, coordinates)) is not None:
                    self.observer.texels(site, slot, index, mask)
                    continue
                weighted = taps(slot.image, part, coordinates, bool(want))
                site.taps = max(site.taps, len(weighted))
                for tap in weighted:
                    self.observer.texels(site, slot, tap.index, mask)
                if want:
                    colour = fetch(slot.image, weighted, want)
                    out = [_where(mask, c, o) for c, o in zip(colour, out, strict=True)] if out else colour
        return out

    def image_write(self, site: Site, image: Any, coordinates: list[Any], colour: list[Any] | None) -> None:
        for slot, mask in parts(image, self.mask):
            self.observer.texels(site, slot, taps(slot.image, None, coordinates, False)[0].index, mask)
            if colour is not None:
                store(slot.image, coordinates, colour, mask)
                self.memory.version += 1

    def image_row(
        self, site: Site, slot: ImageSlot, corner: list[Any], row: int, dtype: np.dtype[Any], values: bool, given: Any
    ) -> Any:
        """Read (or write what is `given`) an element for each lane of a row of an image, the first at byte `corner[0]`.

        What lies outside the image is taken from its edge, and not written.
        """
        image, lanes = slot.image, self.sub_groups
        x, y = (lanes.first(c, self.mask) for c in corner)
        byte, line = x + lanes.lane * dtype.itemsize, np.broadcast_to(np.asarray(y, np.int64) + row, self.lanes)  # past 2 GiB
        pitch = image.width * image.texel_b
        inside = (byte >= 0) & (byte + dtype.itemsize <= pitch) & (line >= 0) & (line < image.height)
        byte, line = np.clip(byte, 0, pitch - dtype.itemsize), np.clip(line, 0, image.height - 1)
        self.observer.texels(site, slot, line * image.width + byte // image.texel_b, self.mask)
        if not values:
            return None
        at = (line * pitch + byte)[:, None] + np.arange(dtype.itemsize)
        stored = image.flat.reshape(-1).view(np.uint8)
        if given is None:
            return np.ascontiguousarray(stored[at]).view(dtype)[:, 0]
        live = inside if self.mask is None else inside & self.mask
        stored[at[live]] = np.broadcast_to(given, self.lanes).astype(dtype)[live].reshape(-1, 1).view(np.uint8)
        self.memory.version += 1
        return None

    # ---- control -------------------------------------------------------------------------------------------------
    def barrier(self, at: tuple[int, int, int]) -> None:
        """Check that each group reaches the barrier whole; lanes that already returned are not waited for."""
        if self.mask is None:
            return
        here = self.mask if self.exited is None else self.mask | self.exited
        for slot in self.returning:  # on their way to a block that does nothing but return
            gone = self.pending.get(slot)
            here = here if gone is None else here | gone
        rows = here.reshape(len(self.groups), -1)
        split = self.mask.reshape(rows.shape).any(axis=1) & ~rows.all(axis=1)
        if split.any():
            group = int(split.argmax())
            missing = group * self.geometry.items + int((~rows[group]).argmax())
            raise ExecutionError(
                f"{self._where(at[0])}: barrier divergence: only {int(rows[group].sum())} of {self.geometry.items} work items "
                f"of group {int(self.groups[group])} reach the barrier; {self._describe_lane(missing)} does not"
            )

    def run(self) -> None:
        kernel, flow, R = self.kernel, self.kernel.flow, self.R
        pending = self.pending = {0: self._inside()}
        returns = {p for p, steps in enumerate(kernel.blocks) if not steps and kernel.ends[p][0] == "ret"}
        self.returning = [flow.slot[p] for p in returns]
        at_slot = {slot: (p, -1) for p, slot in enumerate(flow.slot)}
        at_slot |= {slot: (flow.loops[i].header, i) for i, slot in enumerate(flow.latch_slot)}
        header_latch = {loop.header: flow.latch_slot[i] for i, loop in enumerate(flow.loops)}
        counters = kernel.counters if self.iterations else {}
        watch = LoopWatch(kernel.carried, self.memory, self._where_loop, self._first_lane, self.limit_s)
        entered = {loop.header: i for i, loop in enumerate(flow.loops)}
        held: list[tuple[int, Array | None]] = []
        steps = 0
        while pending or held:
            if not pending:
                waiting, lanes = held.pop()
                pending[waiting] = lanes
            slot = min(pending)
            mask = pending.pop(slot)
            position, loop = at_slot[slot]
            self.mask = mask
            if loop >= 0:
                if watch.iteration(loop, mask, R):
                    if not pending or flow.loops[loop].parent >= 0:
                        raise watch.endless(loop, mask)
                    # lanes that have left the loop may hold what these wait for, a lock
                    held.append((slot, mask))
                    watch.resume(loop)
                    continue
            elif position in entered:
                watch.enter(entered[position])
            steps += 1
            if steps > self.step_limit:
                if self.on_limit is not None:
                    self.on_limit(self._any_of([mask, *pending.values(), *(lanes for _, lanes in held)]))
                    return
                raise StepLimitError(
                    f"{self._where(self._line_of(position))}: {self.step_limit:,} blocks were executed without an end; "
                    f"is this a loop that never ends, or one that waits for another work group? {MORE_TIME}"
                )
            self.observer.block(position, mask)
            for step in kernel.blocks[position]:
                step(R, self)
            op, condition, targets, cases = kernel.ends[position]
            if op == "ret" or op == "unreachable":
                self._leave(mask)
                continue
            chosen = R[condition] if condition >= 0 else 1
            if position in counters:
                chosen = self._counted_branch(counters[position], chosen)
            parts = self._parts(op, chosen, targets, cases, mask)
            if len(parts) == 1:
                target, part = parts[0]
                slot = self._slot(position, target, header_latch)
                self._enter(pending, position, target, slot, part, self._incoming(position, target))
                continue
            # all phi inputs are read before any phi is written, and lanes that stay in a loop are pending before others take
            # its back edge: they still need the phis of its header
            moved = [(self._slot(position, t, header_latch), t, part, self._incoming(position, t)) for t, part in parts]
            for slot, target, part, values in sorted(moved, key=lambda m: m[0]):
                self._enter(pending, position, target, slot, part, values)

    def _any_of(self, masks: Sequence[Array | None]) -> Array:
        out = np.zeros(self.lanes, bool)
        for mask in masks:
            out |= True if mask is None else mask
        return out

    def _counted_branch(self, counter: Counter, chosen: Any) -> Any:
        """Return what the branch of a counting loop decides.

        After `iterations` of them it leaves the loop, if it is known how many more would follow.
        """
        left, right = self.R[counter.left], self.R[counter.right]
        if any(isinstance(v, ndarray) for v in (chosen, left, right)) or bool(chosen) != counter.stays:
            self._counted.pop(counter.loop, None)
            return chosen
        values, bound = self._counted.setdefault(counter.loop, ([], right))
        values.append(_number(left))
        if len(values) < self.iterations or bound != right:
            return chosen
        more = counter.iterations_left(values, _number(right))
        if not more:
            return chosen
        self._counted.pop(counter.loop)
        self.skipped[counter.loop] = self.skipped.get(counter.loop, 0) + more
        return not counter.stays

    def _inside(self) -> Array | None:
        """Mask of the lanes inside the NDRange, where its last groups are partial; the others count as returned."""
        inside: Array | None = None
        for d in range(3):
            if self.geometry.global_size[d] % self.geometry.local[d]:
                here = self._global_id(d) < self.geometry.global_size[d] + self.geometry.offset[d]
                inside = here if inside is None else inside & here
        if inside is None or inside.all():
            return None
        self.exited = ~inside
        return inside

    def _leave(self, mask: Array | None) -> None:
        if mask is not None:
            self.exited = mask.copy() if self.exited is None else self.exited | mask

    def _parts(
        self, op: str, condition: Any, targets: tuple[int, ...], cases: tuple[int, ...], mask: Array | None
    ) -> list[tuple[int, Array | None]]:
        if op == "br":
            if len(targets) == 1:
                return [(targets[0], mask)]
            if not isinstance(condition, ndarray):
                return [(targets[0] if condition else targets[1], mask)]
            yes = condition if mask is None else condition & mask
            if targets[0] == targets[1]:
                return [(targets[0], mask)]
            some = bool(yes.any())
            no = ~condition if mask is None else mask ^ yes
            other = bool(no.any())
            if not other:
                return [(targets[0], mask)]
            return [(targets[0], yes), (targets[1], no)] if some else [(targets[1], mask)]
        if not isinstance(condition, ndarray):
            hit = next((t for c, t in zip(cases, targets[1:], strict=True) if c == condition), targets[0])
            return [(hit, mask)]
        left = np.ones(self.lanes, bool) if mask is None else mask.copy()
        by_target: dict[int, Array] = {}
        for case, target in zip(cases, targets[1:], strict=True):
            part = left & (condition == case)
            if part.any():
                by_target[target] = by_target[target] | part if target in by_target else part
                left &= ~part
        if left.any():
            by_target[targets[0]] = by_target[targets[0]] | left if targets[0] in by_target else left
        return list(by_target.items())

    def _slot(self, position: int, target: int, header_latch: dict[int, int]) -> int:
        """Scheduling slot of an edge: that of its block, or for a back edge the one after all blocks of its loop."""
        flow = self.kernel.flow
        to = flow.position[target]
        return header_latch[to] if to <= position and to in header_latch else flow.slot[to]

    def _incoming(self, position: int, target: int) -> list[Any]:
        kernel, R = self.kernel, self.R
        return [R[source] for _, source, _ in kernel.moves[kernel.flow.order[position], target]]

    def _enter(
        self, pending: dict[int, Array | None], position: int, target: int, slot: int, mask: Array | None, values: list[Any]
    ) -> None:
        kernel, R = self.kernel, self.R
        to = kernel.flow.position[target]
        waiting = slot in pending
        shared = waiting or (to <= position and any(kernel.flow.slot[to] <= s < slot for s in pending))
        for (d, _, escapes), value in zip(kernel.moves[kernel.flow.order[position], target], values, strict=True):
            old = R[d]
            if mask is None or old is None or not (shared or escapes):
                R[d] = value
            else:
                R[d] = merge(mask, value, old, kernel.function.reg_types[d])
        if waiting:
            other = pending[slot]
            if mask is None or other is None:
                pending[slot] = None
            else:
                both = other | mask
                pending[slot] = None if both.all() else both
        else:
            pending[slot] = mask


def _where(mask: Array | None, new: Any, old: Any) -> Any:
    """One component of a colour: `new` in the lanes of `mask`, `old` elsewhere."""
    typed = [v if isinstance(v, (ndarray, np.floating)) else np.int32(v) for v in (new, old)]
    return new if mask is None else np.where(mask, *typed)


def _number(value: Any) -> float:
    return float(value) if isinstance(value, np.floating) else int(value)


def _scalar_argument(type_: Type, value: Any) -> Any:
    if type_.kind == "vector":
        return [_scalar_argument(type_.scalar, v) for v in value]
    if type_.kind == "float":
        return dtype_of(type_).type(value)
    return wrap(int(value), type_.bits)


def _write_constant(item: MemoryObject, type_: Type, value: Any, at: int, shared: dict[str, MemoryObject]) -> None:
    if value is None:
        return
    if type_.kind in ("array", "vector") and type_.elem is not None:
        if type_.elem.kind in ("int", "float"):
            raw = np.array([0 if v is None else v for v in value], dtype_of(type_.elem)).view(np.uint8)
            item.data[at : at + raw.size] = raw
            return
        for i, part in enumerate(value):
            _write_constant(item, type_.elem, part, at + i * type_.elem.size_b, shared)
    elif type_.kind == "struct":
        for field, offset, part in zip(type_.fields, type_.offsets, value, strict=False):
            _write_constant(item, field, part, at + offset, shared)
    else:
        number = shared[value[0]].base + value[1] if type_.kind == "ptr" and value[0] in shared else value
        raw = np.array([number if type_.kind != "ptr" or value[0] in shared else 0], dtype_of(type_)).view(np.uint8)
        item.data[at : at + raw.size] = raw


def execute(
    kernel: CompiledKernel,
    geometry: Geometry,
    groups: Sequence[int] | Array,
    args: Sequence[Any],
    observer: Observer | None = None,
    step_limit: int = STEP_LIMIT,
    iterations: int = 0,
    limit_s: float = math.inf,
    on_limit: OnLimit | None = None,
) -> dict[int, int]:
    """Run the work groups with linear ids `groups` (x fastest) on all their lanes at once.

    Parameters
    ----------
    iterations : how many are run at most (0: all) of a loop that counts with the same bounds for all lanes. What is stored is
        wrong then.
    args : one entry per kernel argument: a C-contiguous numpy array for buffers (stores go into it), an
        `Image`, a `Sampler`, the bytes of local memory, a number or list of numbers, bytes of a struct.
    observer : told of every block and access; see `Observer`.
    limit_s : seconds that one run of a loop may take.
    on_limit : called with the lanes that have not ended, bool (lanes,), once `step_limit` blocks were executed, which is an error
        without it. The run is over then.

    Returns
    -------
    dict
        Iterations that were not run, by loop of ``kernel.flow``.

    Raises
    ------
    ExecutionError
        Out-of-bounds access, barrier divergence, a loop that repeats itself.
    TimeLimitError
        More than `step_limit` blocks, or a loop that takes longer than it may.

    >>> ir = '''define spir_kernel void @k(ptr addrspace(1) %p) {
    ...   %i = call spir_func i64 @_Z13get_global_idj(i32 0)
    ...   %q = getelementptr i32, ptr addrspace(1) %p, i64 %i
    ...   %v = trunc i64 %i to i32
    ...   store i32 %v, ptr addrspace(1) %q, align 4
    ...   ret void
    ... }'''
    >>> out = np.zeros(8, np.int32)
    >>> skipped = execute(CompiledKernel(read_module(ir), "k", full=True), Geometry([8], [4]), [0, 1], [out])
    >>> out.tolist()
    [0, 1, 2, 3, 4, 5, 6, 7]
    """
    with np.errstate(all="ignore"):
        run = _SimtRun(
            kernel, geometry, np.asarray(groups), args, observer or NullObserver(), step_limit, iterations, limit_s, on_limit
        )
        run.run()
    return run.skipped
