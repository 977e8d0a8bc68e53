"""Making a stream: the kernel compiled once, its groups recorded chunk by chunk, and each recording flattened."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec
import numpy as np

from mgpusim.arch.spec import GpuSpec
from mgpusim.arrays import Array
from mgpusim.cost.operations import branching, predicated
from mgpusim.opencl.analysis.dataflow import dataflow
from mgpusim.opencl.execution.compiled import CompiledKernel
from mgpusim.opencl.execution.images import Image
from mgpusim.session import USUAL, Session
from mgpusim.trace.accesses import Accesses, Route
from mgpusim.trace.data import SITE_FIELDS, Trace, site_table
from mgpusim.trace.flatten import flatten, join, sites_of_blocks
from mgpusim.trace.plan import ITERATIONS, LANE_EVENTS
from mgpusim.trace.record import ImageInfo, Recording, record
from mgpusim.trace.stream_data import Stream, StreamHead
from mgpusim.trace.work import Work, geometry_of
from mgpusim.workload.launch import Launch


class ChunkMaker:
    """Makes the chunks of one launch on one GPU; `places` is how many groups a wave holds."""

    def __init__(self, launch: Launch, gpu: GpuSpec, trace: Trace, places: int, session: Session = USUAL) -> None:
        self.work = Work(launch, session)
        self.gpu, self.trace, self.places = gpu, trace, places

    def head(self) -> StreamHead:
        """Return what all chunks share."""
        work = self.work
        flow, sites = work.facts.flow, work.compiled.sites
        return StreamHead(
            blocks=dataflow(work.facts_at(self.trace.meta.ndrange.sub_group)),
            loops=tuple((loop.header, loop.blocks, loop.parent, loop.depth) for loop in flow.loops),
            loop_of=flow.loop_of,
            block_sites=sites_of_blocks([(s.position, s.index) for s in sites], len(flow.order)),
            site_index=tuple(s.index for s in sites),
            predicated=tuple(sorted(predicated(self.gpu, work.facts.short_branches).items())),
            cold=self._cold(),
            guards=tuple(p for p, _ in branching(self.gpu, work.facts.guards, work.facts.short_branches)),
        )

    def _cold(self) -> tuple[tuple[int, int], ...]:
        """Return where the arguments lie that no cache holds at first."""
        cold = self.work.launch.cold
        return self._accesses(np.zeros(1, np.int64), 0, self.work.args()).spans(cold) if cold else ()

    def chunk(self, groups: Array) -> Stream:
        """Return the stream of one wave's groups, recorded in slices that fit in memory."""
        args = self.work.args()  # fresh: a chunk does not see what the chunks made before it stored
        step = self._slice_groups
        return join([self._slice(groups[i : i + step], i, args) for i in range(0, len(groups), step)])

    @cached_property
    def _slice_groups(self) -> int:
        """Groups whose lane accesses fit the budget of a recording."""
        accesses = float(site_table(self.trace)[:, SITE_FIELDS.index("lanes")].sum())
        sampled = max(1, self.trace.meta.sampled_groups)
        return max(1, int(LANE_EVENTS / max(1.0, accesses / sampled)))

    def _slice(self, groups: Array, first_place: int, args: list[Any]) -> Stream:
        meta = self.trace.meta
        routes = [Route(s.pipe, s.first_level) for s in meta.sites]
        return flatten(self._accesses(groups, first_place, args), routes, len(meta.blocks))

    def _accesses(self, groups: Array, first_place: int, args: list[Any]) -> Accesses:
        meta = self.trace.meta
        iterations = ITERATIONS if meta.run_share else 0
        recording = self._with_all_objects(record(self.work.compiled, geometry_of(meta.ndrange), groups, args, iterations))
        place = (first_place + np.arange(len(groups), dtype=np.int64)) % self.places
        return Accesses(
            recording, self.work.function, self.gpu, meta.occupancy, place, self.places, self.places,
            predicated(self.gpu, self.work.facts.short_branches),
        )  # fmt: skip

    def _with_all_objects(self, recording: Recording) -> Recording:
        """Number objects by their place in the kernel and list those that were not touched too: addresses then agree from
        recording to recording."""
        number = [item for item, _ in self._objects]
        objects = recording.event_object.copy()
        for item, slot in recording.object_slots.items():
            objects[recording.event_object == item] = number[slot - 1]
        return msgspec.structs.replace(recording, event_object=objects, object_sizes=dict(self._objects), images=self._images)

    @cached_property
    def _objects(self) -> list[tuple[int, int]]:
        return objects_of(self.work.compiled, self.work.args())

    @cached_property
    def _images(self) -> tuple[ImageInfo, ...]:
        args = enumerate(self.work.args())
        return tuple(ImageInfo.of(n, i) for n, i in args if isinstance(i, Image))


def objects_of(kernel: CompiledKernel, args: list[Any]) -> list[tuple[int, int]]:
    """Return (number, bytes) of the memory objects of a run in the order of their slots, touched or not.

    Numbers are those of `Recording`, counted in declaration order instead of that of first touch.
    """
    out: list[tuple[int, int]] = []
    local, table = -2, -2000
    for variable in kernel.variables:
        if variable.space == 3:
            out.append((local, variable.type.size_b))
            local -= 1
        else:
            out.append((table, variable.type.size_b))
            table -= 1
    out += [(-1000 - k, type_.size_b) for k, (_, type_) in enumerate(kernel.allocas)]
    for info, value in zip(kernel.function.args, args, strict=True):
        if info.kind in ("buffer", "constant"):
            if value is not None:
                out.append((info.index, value.nbytes))
        elif info.kind == "local":
            out.append((info.index, int(value)))
        elif info.kind not in ("image", "sampler") and info.byval is not None:
            out.append((info.index, info.byval.size_b))
    return out
