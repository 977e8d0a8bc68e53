"""Streams: what each warp of a launch does, visit by visit and transaction by transaction, in chunks of work groups.

A trace sums over warps; a stream keeps their order, for engines that simulate time. It has the structure of one GPU (warps,
lines, sectors) and none of its rates. Importing this costs no executor and no compiler, nor does a chunk that is cached.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from mgpusim.arch.spec import GpuSpec
from mgpusim.arrays import Array
from mgpusim.artefacts import key_of, load_or_make
from mgpusim.cost.access import first_levels
from mgpusim.errors import InputError
from mgpusim.session import USUAL, Session
from mgpusim.trace.data import Trace
from mgpusim.trace.stream_data import Stream, StreamHead
from mgpusim.trace.trace import launch_key, structure_key
from mgpusim.workload.device import built_for
from mgpusim.workload.launch import Launch

if TYPE_CHECKING:
    from mgpusim.trace.chunks import ChunkMaker


class StreamSource:
    """The stream of a launch on a GPU, cut into chunks: the groups that `cores` cores hold at once.

    Parameters
    ----------
    trace : the launch's trace on this GPU (`trace_launch`).
    cores : how many cores are simulated. Fewer than hold groups take those of cores evenly spread over these.
    resident : groups a core holds at once; None: as the trace says.
    first : a core that is simulated in any case.
    session : settings of the run.

    Attributes
    ----------
    n_chunks : waves of cores * resident groups.
    head : StreamHead
    site_kind : per access site the first level it enters, TEXTURE, BUFFER or BYPASS of `mgpusim.trace.data`.
    first : the caches those three stand for (None: straight to the L2).

    Raises
    ------
    InputError
        `cores` or `resident` is out of range.

    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (4096,), (BufferArg("float32", 4096),), local_size=(64,))
    >>> gpu = load_gpu("adreno-640")
    >>> source = StreamSource(launch, gpu, trace_launch(launch, gpu), cores=2)
    >>> source.n_chunks, len(source.chunk(0).groups), source.chunk(0).entry_lanes[:2].tolist()
    (2, 32, [64, 64])
    """

    def __init__(
        self, launch: Launch, gpu: GpuSpec, trace: Trace, *, session: Session = USUAL, cores: int, resident: int | None = None,
        first: int = 0,
    ) -> None:  # fmt: skip
        meta = trace.meta
        resident = meta.resident if resident is None else resident
        if not 1 <= cores <= meta.n_cores:
            raise InputError(f"cores {cores}: expected 1 to {meta.n_cores}, the cores of {gpu.name}")
        if resident < 1:
            raise InputError(f"resident {resident}: expected at least 1 work group per core")
        self.launch, self.gpu, self.trace = built_for(launch, gpu), gpu, trace
        self.session, self.cores, self.resident = session, cores, resident
        self.first = first_levels(gpu)
        self.site_kind = tuple(s.first_level for s in meta.sites)
        rounds, rest = divmod(meta.ndrange.n_groups, meta.n_cores)
        spread = meta.n_cores if rounds else max(rest, cores)
        self._simulated = np.sort((first + np.arange(cores, dtype=np.int64) * spread // cores) % spread)
        self.n_groups = rounds * cores + int((self._simulated < rest).sum())
        self.n_chunks = -(-self.n_groups // (cores * resident))

    def groups(self, i: int) -> Array:
        """Return the linear ids of the groups of chunk `i`, int64, ascending.

        Raises
        ------
        InputError
            There is no such chunk.
        """
        if not 0 <= i < self.n_chunks:
            raise InputError(f"chunk {i}: expected 0 to {self.n_chunks - 1}")
        size = self.cores * self.resident
        number = np.arange(i * size, min((i + 1) * size, self.n_groups), dtype=np.int64)
        return self._ids(number)

    @cached_property
    def head(self) -> StreamHead:
        """What all chunks share."""
        key = key_of(launch_key(self.launch), structure_key(self.gpu))
        return load_or_make(
            "stream_head", key, StreamHead.from_bytes, lambda: self._maker.head(), StreamHead.to_bytes, self.session.cache
        )

    def chunk(self, i: int) -> Stream:
        """Return chunk `i`, from the disk cache or recorded now.

        Raises
        ------
        InputError
            There is no such chunk.
        ExecutionError
            The kernel misbehaves in one of its groups.
        """
        groups = self.groups(i)
        return load_or_make(
            "stream", self._key(str(i)), Stream.from_bytes, lambda: self._maker.chunk(groups), Stream.to_bytes, self.session.cache
        )

    def chunk_of(self, group: int) -> int:
        """Return the chunk that holds a group, or where it would lie were its core simulated."""
        return min(self.n_chunks - 1, group // self.trace.meta.n_cores // self.resident)

    def _ids(self, number: Array) -> Array:
        return np.asarray(number // self.cores * self.trace.meta.n_cores + self._simulated[number % self.cores])

    def _key(self, what: str) -> str:
        structure = msgspec.json.encode([self.trace.meta.ndrange, self.trace.meta.occupancy, self.trace.meta.sites])
        return key_of(self._identity, structure_key(self.gpu), structure, f"{self._simulated.tolist()} {self.resident} {what}")

    @cached_property
    def _identity(self) -> str:
        return launch_key(msgspec.structs.replace(self.launch, cold=()))

    @cached_property
    def _maker(self) -> ChunkMaker:
        from mgpusim.trace.chunks import ChunkMaker  # the executor and the compiler: not needed while all is cached

        return ChunkMaker(self.launch, self.gpu, self.trace, self.cores * self.resident, self.session)
