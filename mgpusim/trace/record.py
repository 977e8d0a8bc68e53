"""Recording: what the lanes of some work groups did. No GPU in it.

A recording depends on the program, the launch and the sampled groups only, so one serves every GPU. It holds, in execution
order, which block ran under which mask and what each access touched; addresses that all lanes share are stored once.
"""

from __future__ import annotations

import math
from array import array
from typing import Any

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import StepLimitError
from mgpusim.limits import OWN_B, check_memory, check_share, memory_b
from mgpusim.opencl.execution.compiled import CompiledKernel, Geometry, ImageSlot
from mgpusim.opencl.execution.endless import LOOP_SECONDS, loop_seconds
from mgpusim.opencl.execution.images import Image
from mgpusim.opencl.execution.memory import MemoryObject
from mgpusim.opencl.execution.simt import STEP_LIMIT, execute
from mgpusim.opencl.execution.sites import Site
from mgpusim.trace.packing import pack_arrays, unpack_arrays

FULL_MASK = 0


class AccessSite(msgspec.Struct, frozen=True):
    """A static access: `kind` load, store, atomic, texture or image_write; `space` global, constant, local, private, image.

    `position` and `index` place the instruction in the kernel; `taps` are the texels of one texture read (more than one where
    its sampler filters), and `fractional` says that its coordinates were floats; `result_b` are the bytes that a texture read
    writes to the registers of a lane; `align_b` is what the compiler knows of a
    lane's address (0: as its width wants), so that vload4 of floats, which may begin at any float, is told from a load of a
    float4.
    """

    kind: str
    space: str
    width_b: int
    line: int
    position: int
    index: int
    taps: int = 1
    align_b: int = 0
    fractional: bool = False
    result_b: int = 0


class ImageInfo(msgspec.Struct, frozen=True):
    """Size of an image argument in texels and bytes per texel; the row pitch of one made from a buffer, 0 of others."""

    arg: int
    width: int
    height: int
    depth: int
    texel_b: int
    row_pitch_b: int = 0

    @classmethod
    def of(cls, arg: int, image: Image) -> ImageInfo:
        """Return the size of `image`, argument number `arg`."""
        return cls(arg, image.width, image.height, image.depth, image.texel_b, image.row_pitch_b)


class Recording(msgspec.Struct):
    """What the sampled groups did.

    Lanes are group-major (in the order of `groups`), the local linear id inside. Events are memory accesses in order:
    `event_start[e]` is the first of `lanes` entries of `payload`, or -1 where all lanes share the offset `event_value[e]`.
    Masks are packed bits over the lanes; mask 0 is "all". Objects: argument index for buffers and images, and negative
    numbers for static local (-2 - k), private (-1000 - k) and constant tables (-2000 - k), in the order of first touch;
    `object_slots` are their places among the kernel's objects (`MemoryObject.slot`), the same in every recording. `skipped` are
    the iterations by loop that were not run (see `mgpusim.opencl.execution.simt.execute`).
    """

    groups: Array
    items: int
    visit_position: Array
    visit_mask: Array
    event_site: Array
    event_visit: Array
    event_mask: Array
    event_object: Array
    event_start: Array
    event_value: Array
    payload: Array
    masks: Array
    sites: tuple[AccessSite, ...]
    images: tuple[ImageInfo, ...]
    object_sizes: dict[int, int]
    object_slots: dict[int, int]
    skipped: dict[int, int] = {}

    @property
    def lanes(self) -> int:
        """Number of recorded work items."""
        return len(self.groups) * self.items

    def mask(self, index: int) -> Array:
        """Return mask `index` as bool, shape (lanes,)."""
        return np.unpackbits(self.masks[index], count=self.lanes).astype(bool)

    def offsets(self, event: int) -> Array | int:
        """Return the offset or texel index of each lane (or the one all share) of an event."""
        start = int(self.event_start[event])
        return int(self.event_value[event]) if start < 0 else self.payload[start : start + self.lanes]

    def to_bytes(self) -> bytes:
        """Return the recording as bytes."""
        objects = {str(k): (v, self.object_slots[k]) for k, v in self.object_sizes.items()}
        skipped = {str(loop): iterations for loop, iterations in self.skipped.items()}
        meta = msgspec.json.encode([self.sites, self.images, objects, skipped, self.items])
        return pack_arrays({f: getattr(self, f) for f in _ARRAYS}, meta)

    @classmethod
    def from_bytes(cls, data: bytes) -> Recording:
        """Read what `to_bytes` wrote."""
        arrays, packed = unpack_arrays(data)
        meta = msgspec.json.decode(packed)
        sites = tuple(msgspec.convert(s, AccessSite) for s in meta[0])
        images = tuple(msgspec.convert(i, ImageInfo) for i in meta[1])
        sizes = {int(k): int(v) for k, (v, _) in meta[2].items()}
        slots = {int(k): int(v) for k, (_, v) in meta[2].items()}
        skipped = {int(k): int(v) for k, v in meta[3].items()}
        return cls(items=meta[4], sites=sites, images=images, object_sizes=sizes, object_slots=slots, skipped=skipped, **arrays)


_ARRAYS = (
    "groups",
    "visit_position",
    "visit_mask",
    "event_site",
    "event_visit",
    "event_mask",
    "event_object",
    "event_start",
    "event_value",
    "payload",
    "masks",
)


WHOLE_B = 1e9
"""Bytes of accesses of a recording whose steps are limited: what is left out must not hang on the memory there is."""
_STEP_B = 10e6  # after which the share of a process is looked at again
_VISIT_B, _EVENT_B, _CHUNK_B, _MASK_B = 10, 60, 140, 200  # with what lists and arrays hold in reserve, and Python's objects


class _Recorder:
    """The observer that fills a recording, as far as memory goes. `what` : is recorded, for the message where it does not;
    `most_b` : bytes after which it has taken too many steps, whatever memory there is."""

    def __init__(self, lanes: int, what: str, most_b: float) -> None:
        self.lanes, self.what = lanes, what
        limit_b = float(memory_b() - OWN_B)
        self.left_b, self.cut = min(limit_b, most_b), most_b < limit_b
        self.most_b, self.next_b = self.left_b, self.left_b - _STEP_B
        self.visits = array("i")  # two numbers each
        self.n_visits = 0
        self.events = array("q")  # six numbers each
        self.chunks: list[Array] = []
        self.length = 0
        self.masks: list[bytes] = [np.packbits(np.ones(lanes, bool)).tobytes()]
        self.mask_ids: dict[bytes, int] = {self.masks[0]: FULL_MASK}
        self._last: Array | None = None
        self._last_id = FULL_MASK
        self.objects: dict[int, int] = {}
        self.sizes: dict[int, int] = {}
        self.images: dict[int, ImageInfo] = {}

    def _mask(self, mask: Array | None) -> int:
        if mask is None:
            return FULL_MASK
        if mask is not self._last:
            packed = np.packbits(mask).tobytes()
            index = self.mask_ids.get(packed)
            if index is None:
                index = self.mask_ids[packed] = len(self.masks)
                self.masks.append(packed)
                self._take(_MASK_B + self.lanes // 4)
            self._last, self._last_id = mask, index
        return self._last_id

    def block(self, position: int, mask: Array | None) -> None:
        self.visits.extend((position, self._mask(mask)))
        self.n_visits += 1
        self._take(_VISIT_B)

    def _take(self, size_b: int) -> None:
        self.left_b -= size_b
        if self.left_b < self.next_b:
            self.next_b -= _STEP_B
            check_share(self.most_b - self.left_b)
        if self.left_b < 0:
            if self.cut:
                raise StepLimitError(f"{self.what}: more than {WHOLE_B / 1e9:g} GB of accesses")
            what = f"{self.what}: {len(self.events) // 6:,} accesses of {self.lanes:,} work items, and it has not ended; they"
            check_memory(what, memory_b() - OWN_B - self.left_b, "make its loops end sooner")

    def _object(self, item: MemoryObject) -> int:
        """Number an object that is touched for the first time."""
        if item.arg >= 0:
            number = item.arg
        else:
            base = {"local": -2, "private": -1000}.get(item.kind, -2000)
            number = base - sum(1 for k in self.objects.values() if base >= k > base - 900)
        self.objects[item.slot] = number
        self.sizes[number] = item.size_b
        return number

    def _event(self, site: int, item: int, value: Any, mask: Array | None, narrow: bool = True) -> None:
        masked = FULL_MASK if mask is None else self._mask(mask)
        if type(value) is int:
            self.events.extend((site, self.n_visits - 1, masked, item, -1, value))
            self.left_b -= _EVENT_B
            if self.left_b < self.next_b:
                self._take(0)
        elif isinstance(value, np.ndarray):
            self.events.extend((site, self.n_visits - 1, masked, item, self.length, 0))
            self.chunks.append(value.astype(np.int32) if narrow and value.dtype != np.int32 else value)
            self.length += self.lanes
            self._take(_EVENT_B + _CHUNK_B + 8 * self.lanes)  # they are joined in the end
        else:
            self._event(site, item, int(value), mask)

    def access(self, site: Site, item: MemoryObject, offset: Any, mask: Array | None) -> None:
        known = self.objects.get(item.slot)
        self._event(site.id, self._object(item) if known is None else known, offset, mask, item.size_b < 1 << 31)

    def texels(self, site: Site, image: ImageSlot, index: Any, mask: Array | None) -> None:
        if image.arg not in self.images:
            self.images[image.arg] = ImageInfo.of(image.arg, image.image)
        self._event(site.id, image.arg, index, mask, narrow=image.image.texels < 1 << 31)

    def finish(self, kernel: CompiledKernel, groups: Array, items: int) -> Recording:
        visits = np.frombuffer(self.visits, np.int32).reshape(-1, 2)
        events = np.frombuffer(self.events, np.int64).reshape(-1, 6)
        packed = np.frombuffer(b"".join(self.masks), np.uint8).reshape(len(self.masks), -1)
        sites = []
        for s in kernel.sites:
            sites.append(
                AccessSite(s.kind, s.space, s.width_b, s.line, s.position, s.index, s.taps, s.align_b, s.fractional, s.result_b)
            )
        return Recording(
            groups=groups,
            items=items,
            visit_position=visits[:, 0],
            visit_mask=visits[:, 1],
            event_site=events[:, 0].astype(np.int32),
            event_visit=events[:, 1].astype(np.int32),
            event_mask=events[:, 2].astype(np.int32),
            event_object=events[:, 3].astype(np.int32),
            event_start=events[:, 4],
            event_value=events[:, 5],
            payload=np.concatenate(self.chunks) if self.chunks else np.zeros(0, np.int32),
            masks=packed,
            sites=tuple(sites),
            images=tuple(self.images.values()),
            object_sizes=self.sizes,
            object_slots={item: slot for slot, item in self.objects.items()},
        )


def record(
    kernel: CompiledKernel, geometry: Geometry, groups: Array, args: list[Any], iterations: int = 0,
    limit_s: float | None = None,
    steps: int | None = None,
) -> Recording:  # fmt: skip
    """Execute the address slice of `groups` (linear ids) and return what their lanes did.

    Parameters
    ----------
    kernel : made with ``full=False``.
    args, iterations : as `mgpusim.opencl.execution.simt.execute` takes them.
    limit_s : seconds that one run of a loop may take, `loop_seconds()` by default.
    steps : blocks that may be executed, and `WHOLE_B` of accesses; by default so many that time and memory decide.

    Raises
    ------
    ExecutionError
        The kernel misbehaves: out of bounds, barrier divergence, no end.
    MemoryLimitError
        What it accesses takes more memory than a command may.
    """
    what = f"{kernel.module.file_prefix}kernel {kernel.function.name}"
    recorder = _Recorder(len(groups) * geometry.items, what, WHOLE_B if steps else math.inf)
    limit_s = loop_seconds() if limit_s is None else limit_s
    step_limit = steps or int(STEP_LIMIT * max(1.0, limit_s / LOOP_SECONDS))
    skipped = execute(kernel, geometry, groups, args, recorder, step_limit, iterations, limit_s)
    recording = recorder.finish(kernel, np.asarray(groups, np.int64), geometry.items)
    recording.skipped = skipped
    return recording


def in_warps(values: Array, groups: int, items: int, warp_size: int, fill: Any) -> Array:
    """Return per-lane `values` as (groups, warps per group, warp_size), the last warp padded with `fill`."""
    warps = -(-items // warp_size)
    rows = values.reshape(groups, items)
    if warps * warp_size != items:
        rows = np.concatenate([rows, np.full((groups, warps * warp_size - items), fill, values.dtype)], axis=1)
    return rows.reshape(groups, warps, warp_size)
