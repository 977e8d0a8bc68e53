"""Parallel fusion: several independent launches become one kernel in one NDRange (ParallelFusion, EMDL'21).

Each work item finds the part it belongs to from its number and runs that part's code. Names and arguments there carry a suffix,
and work-item functions answer as they would have in the part's own launch. Its local memory shares the room of the others':
registers and local memory of the result are the largest part's, not the sum. What comes out is OpenCL C that
a device compiles, and a launch file that says how to run it.

Choices made here, and why:

- The fused index space is flat (`mgpusim.fusion.source.ndrange`). The paper keeps the kernels' own dimensions, which works where
  they agree. A flat one takes any mixture of dimensions and group shapes and keeps warps as they were.
- Sizes and offsets are constants of the source rather than arguments (the paper passes them): decoding an index then costs
  multiplications instead of divisions. A fused kernel is made for its shapes, as a network's layers have fixed ones.
- Build options cannot differ within one program. Macros are resolved per part beforehand. Options that permit inexact arithmetic
  stay only where every part has them, options that demand exactness where any has.
- Loops that wait for another work item through global memory are refused: groups of a fused launch start in another order.
  Atomics that wait for nobody (counters, retry loops, "the last group sums up") keep their meaning, since get_num_groups and
  the like answer for the part.
- Contents of buffers filled at random depend on an argument's position, so that those of the fused launch are other random
  numbers than those of its parts. Shapes, sizes and everything else agree.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from mgpusim.fusion.source.checks import (
    check_request,
    collect_facts,
    demands_of,
    limit_notes,
    merge_shared,
    options_of,
    rewritten,
    verify,
)
from mgpusim.fusion.source.emit import Piece, Place, emit
from mgpusim.fusion.source.ndrange import Layout, Slot, lay_out
from mgpusim.workload.args import Arg, LocalArg
from mgpusim.workload.launch import Launch

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec


class Part(msgspec.Struct, frozen=True):
    """A launch within a fused one.

    Attributes
    ----------
    slot : its stretch of the fused index space, and what it asked for (`slot.demand`: its work-group shape is the driver's choice
        where the launch says none, and what get_local_size still answers).
    args : position of each of its arguments in the fused launch; -1 for local memory, which the kernel now declares.
    """

    launch: Launch
    slot: Slot
    args: tuple[int, ...]


class Fused(msgspec.Struct, frozen=True):
    """A fused launch and its parts. `notes` say what a user should know about how it was made."""

    launch: Launch
    parts: tuple[Part, ...]
    align: str
    order: str
    notes: tuple[str, ...]
    layout: Layout

    def owner(self, group: int) -> tuple[int, int]:
        """Return (part, how-manieth of its groups) for a group of the fused launch (the first part where two share it)."""
        return self.layout.owner(group)


def fuse_launches(
    launches: Sequence[Launch],
    *,
    align: str = "warp",
    warp: int = 64,
    order: str = "concatenated",
    local: int | None = None,
    stripe: int | None = None,
    shared: Sequence[Sequence[tuple[int, int | str]]] = (),
    gpu: GpuSpec | None = None,
) -> Fused:
    """Return one launch that does what `launches` do, in one NDRange.

    Parameters
    ----------
    launches : independent launches: none reads or writes what another writes.
    align : "warp", "group" or "none". Where a part may begin: at a warp (no warp then holds two parts), at a work group,
        anywhere. Parts with barriers or local memory always begin at a work group, and forbid "none".
    warp : work items of a warp.
    order : "concatenated" or "interleaved". Part after part, or their work groups in turn in proportion to how many they are
        (then aligned to groups).
    local : work items of a fused group; absent, what parts with barriers need, else those of the part with the most items.
    stripe : work groups that a part runs in a row where parts alternate. Absent, the shader cores of `gpu`: devices hand the
        first groups out one to each core, so that every core then has groups of all parts. Else 1.
    shared : arguments that are one buffer or image, each as the part's number and the argument's position or name (launches do
        not say so themselves). They become one argument; if a part writes it, another must not use it.
    gpu : whose driver chooses the groups of parts without a local size, and whose limits the result must keep.

    Raises
    ------
    InputError
        What cannot be fused, naming part, place and fix: all problems at once.

    >>> source = "kernel void twice(global int *a) { a[get_global_id(0)] *= 2; }"
    >>> fused = fuse_launches([Launch(source, "twice", (100,), (BufferArg("int32", 100),))] * 2, align="warp", warp=64)
    >>> fused.launch.global_size, [part.slot.first_item for part in fused.parts]
    ((256,), [0, 128])
    """
    check_request(launches, align, warp, order, local, stripe)
    facts = collect_facts(launches)
    merged = merge_shared(launches, facts, shared)
    demands = demands_of(launches, facts, warp, gpu)
    most, cores = (gpu.limits.max_work_group_size, gpu.shader_cores) if gpu else (None, 1)
    layout = lay_out(demands, align, order, warp, local, most, stripe or cores)
    options, single, notes = options_of(launches)
    texts, names, pragmas = rewritten(launches, facts, demands, single)
    pieces = [Piece(part, *piece) for part, piece in enumerate(zip(launches, facts, texts, names, layout.slots, strict=True))]
    source, entry = emit(pieces, layout, pragmas, merged)
    args, positions = _arguments(launches, merged)
    fused = Launch(source, entry, (layout.n_groups * layout.local,), args, (layout.local,), options)
    verify(fused, gpu)
    parts = tuple(Part(piece.launch, piece.slot, at) for piece, at in zip(pieces, positions, strict=True))
    return Fused(fused, parts, layout.align, order, (*notes, *limit_notes(fused)), layout)


def _arguments(launches: Sequence[Launch], merged: Mapping[Place, Place]) -> tuple[tuple[Arg, ...], list[tuple[int, ...]]]:
    """Return the arguments of the fused launch, and where each part's arguments are among them."""
    args: list[Arg] = []
    at: dict[Place, int] = {}
    for part, launch in enumerate(launches):
        for index, arg in enumerate(launch.args):
            if isinstance(arg, LocalArg):
                at[part, index] = -1
            elif (part, index) in merged:
                at[part, index] = at[merged[part, index]]
            else:
                at[part, index] = len(args)
                args.append(arg)
    return tuple(args), [tuple(at[part, i] for i in range(len(launch.args))) for part, launch in enumerate(launches)]
