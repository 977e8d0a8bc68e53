"""Parallel fusion: several independent launches become one kernel in one NDRange (ParallelFusion, EMDL'21).

Each work item finds the part it belongs to from its number and runs that part's code, whose names and arguments carry a
suffix, whose work-item functions answer as they would have in the part's own launch, and whose local memory shares the room
of the others': registers and local memory of the result are the largest part's, not the sum. What comes out is OpenCL C that
a device compiles, and a launch file that says how to run it.

Choices made here, and why:

- The fused index space is flat (`mgpusim.workload.fusion_ndrange`). The paper keeps the kernels' own dimensions, which
  works where they agree; a flat one takes any mixture of dimensions and group shapes and keeps warps as they were.
- Sizes and offsets are constants of the source rather than arguments (the paper passes them): decoding an index then costs
  multiplications instead of divisions. A fused kernel is made for its shapes, as a network's layers have fixed ones.
- Build options cannot differ within one program: macros are resolved per part beforehand, options that permit inexact
  arithmetic stay only where every part has them, options that demand exactness where any has.
- Contents of buffers filled at random depend on an argument's position, so that those of the fused launch are other
  random numbers than those of its parts; shapes, sizes and everything else agree.
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from mgpusim.errors import InputError, MgpusimError
from mgpusim.workload.args import Arg, LocalArg
from mgpusim.workload.binding import bind
from mgpusim.workload.fusion_emit import emit, free_names
from mgpusim.workload.fusion_facts import PartFacts, facts_of
from mgpusim.workload.fusion_ndrange import ALIGNMENTS, MAX_GROUP, ORDERS, Demand, Layout, lay_out
from mgpusim.workload.fusion_source import PartText, parse_program, rewrite
from mgpusim.workload.fusion_text import preprocess
from mgpusim.workload.launch import Launch
from mgpusim.workload.local_choice import Bounds
from mgpusim.workload.ndrange import driver_choice, memory_problems, resolve
from mgpusim.workload.source import source_of_launch

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec

__all__ = ["Fused", "Part", "fuse_launches", "write_fused"]

_PERMISSIONS = (
    "-cl-denorms-are-zero", "-cl-mad-enable", "-cl-no-signed-zeros", "-cl-unsafe-math-optimizations", "-cl-finite-math-only",
    "-cl-fast-relaxed-math",
)  # fmt: skip
_DEMANDS = ("-cl-fp32-correctly-rounded-divide-sqrt", "-cl-opt-disable")
_SINGLE = "-cl-single-precision-constant"
_CHOICE = "warp_multiple"  # how groups are chosen where neither the launch nor a GPU's driver does


class Part(msgspec.Struct, frozen=True):
    """A launch within a fused one.

    Attributes
    ----------
    launch : Launch
        The part as it was given.
    first_group, groups : int
        Work groups of the fused launch that run it (of those shared with a neighbour, too). In interleaved order
        `first_group` is meaningless; `Fused.owner` tells.
    first_item, items : int
        Its stretch of the fused index space: first flat item, and work items that the part itself asks for.
    padding_items : int
        Work items of its stretch that do nothing: padding to the alignment, and what a part's own groups lack.
    share : int
        Work groups of the part that run within one of the fused launch; 0 where its items are packed regardless of groups.
    local : tuple of int
        Its work-group shape (the driver's choice resolved), which get_local_size still answers.
    args : tuple of int
        Position of each of its arguments in the fused launch; -1 for local memory, which the kernel now declares.
    cooperative : bool
        Whether its items wait for each other or share local memory, so that groups stay whole.
    """

    launch: Launch
    first_group: int
    groups: int
    first_item: int
    items: int
    padding_items: int
    share: int
    local: tuple[int, int, int]
    args: tuple[int, ...]
    cooperative: bool


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
    gpu: GpuSpec | None = None,
) -> Fused:
    """Return one launch that does what `launches` do, in one NDRange.

    Parameters
    ----------
    launches : sequence of Launch
        Independent launches: none reads or writes what another writes.
    align : {"warp", "group", "none"}
        Where a part may begin: at a warp (no warp then holds two parts), at a work group, anywhere. Parts with barriers or
        local memory always begin at a work group, and forbid "none".
    warp : int
        Work items of a warp.
    order : {"concatenated", "interleaved"}
        Part after part, or their work groups in turn in proportion to how many they are (then aligned to groups).
    local : int, optional
        Work items of a fused group; absent, what parts with barriers need, else those of the part with the most items.
    gpu : GpuSpec, optional
        Whose driver chooses the groups of parts without a local size, and whose limits the result must keep.

    Raises
    ------
    InputError
        What cannot be fused, naming part, place and fix: all problems at once.

    >>> from mgpusim.workload.args import BufferArg
    >>> double = Launch("kernel void twice(global int *a) { a[get_global_id(0)] *= 2; }", "twice", (100,), (BufferArg("int32", 100),))
    >>> fused = fuse_launches([double, double], align="warp", warp=64)
    >>> fused.launch.global_size, [part.first_item for part in fused.parts]
    ((256,), [0, 128])
    """
    _check(launches, align, warp, order, local)
    facts = _facts(launches)
    demands = [_demand(part, launch, fact, warp, gpu) for part, (launch, fact) in enumerate(zip(launches, facts, strict=True))]
    most = gpu.limits.max_work_group_size if gpu else None
    layout = lay_out(demands, align, order, warp, local, most)
    options, single, notes = _options(launches)
    texts = _texts(launches, facts, demands, single)
    source, entry = emit(launches, facts, layout, *texts)
    args, positions = _arguments(launches)
    fused = Launch(source, entry, (layout.n_groups * layout.local,), args, (layout.local,), options)
    if gpu is not None:
        over = memory_problems(fused, gpu)
        if over:
            raise InputError(f"the fused kernel exceeds what {gpu.name} takes", over)
    parts = tuple(
        Part(launch, s.first_group, s.groups, s.first_item, s.span - s.padding_items, s.padding_items, s.share, s.demand.local, at,
             s.demand.cooperative)
        for launch, s, at in zip(launches, layout.slots, positions, strict=True)
    )  # fmt: skip
    return Fused(fused, parts, layout.align, order, tuple(notes), layout)


def write_fused(fused: Fused, path: str | Path) -> tuple[Path, Path]:
    """Write the fused kernel as ``x.cl`` and its launch file as ``x.toml``; return both paths.

    Raises
    ------
    InputError
        The files cannot be written.
    """
    from mgpusim.workload.fusion_files import write

    return write(fused.launch, Path(path))


def _check(launches: Sequence[Launch], align: str, warp: int, order: str, local: int | None) -> None:
    problems = []
    if len(launches) < 2:
        problems.append(f"got {len(launches)} launch{'es' if not launches else ''}, expected two or more to fuse")
    if align not in ALIGNMENTS:
        problems.append(f"align: got '{align}', expected one of {', '.join(ALIGNMENTS)}")
    if order not in ORDERS:
        problems.append(f"order: got '{order}', expected one of {', '.join(ORDERS)}")
    if warp < 1:
        problems.append(f"warp: got {warp}, expected the work items of a warp, 1 or more")
    if local is not None and local < 1:
        problems.append(f"local: got {local}, expected the work items of a fused group, 1 or more")
    if problems:
        raise InputError("cannot fuse", problems)


def _who(part: int, launch: Launch) -> str:
    return f"part {part} ({launch.label})"


def _facts(launches: Sequence[Launch]) -> list[PartFacts]:
    found, problems = [], []
    for part, launch in enumerate(launches):
        try:
            fact = facts_of(launch)
            bind(fact.params, launch)
        except InputError as error:
            problems += [f"{_who(part, launch)}: {line}" for line in error.problems]
            continue
        except MgpusimError as error:
            problems.append(f"{_who(part, launch)}: {error}")
            continue
        problems += [
            f"{_who(part, launch)}: line {line} waits for another work item through global memory; groups of a fused launch "
            "need not run at the same time, so that it may wait for ever: split the kernel there"
            for line in fact.spins
        ]
        found.append(fact)
    if problems:
        raise InputError("cannot fuse", problems)
    return found


def _demand(part: int, launch: Launch, fact: PartFacts, warp: int, gpu: GpuSpec | None) -> Demand:
    x, y, z = (*launch.global_size, 1, 1, 1)[:3]
    local = launch.local_size or fact.reqd
    if local is None and gpu is not None:
        local = resolve(launch, gpu).local
    elif local is None:
        local = driver_choice(_CHOICE, Bounds((x, y, z), MAX_GROUP, (MAX_GROUP,) * 3, warp))
    a, b, c = (*local, 1, 1, 1)[:3]
    if fact.reqd and fact.reqd != (a, b, c):
        raise InputError(f"{_who(part, launch)}: local {launch.local_size} is not the kernel's reqd_work_group_size {fact.reqd}")
    if launch.pad:
        x, y, z = -(-x // a) * a, -(-y // b) * b, -(-z // c) * c
    first = (*launch.offset, 0, 0, 0)[:3]
    return Demand(
        launch.label, (x, y, z), (a, b, c), (first[0], first[1], first[2]), launch.dim, fact.cooperative, fact.barrier
    )


def _options(launches: Sequence[Launch]) -> tuple[str, list[bool], list[str]]:
    """Return the options of the fused program, whether each part's constants are single, and notes on what was dropped."""
    words = [shlex.split(launch.options) for launch in launches]
    given = list(dict.fromkeys(w for part in words for w in part if w in (*_PERMISSIONS, *_DEMANDS)))
    kept = [w for w in given if w in _DEMANDS or all(w in part for part in words)]
    notes = []
    for word in given:
        if word not in kept:
            lacking = ", ".join(_who(p, l) for p, (l, w) in enumerate(zip(launches, words, strict=True)) if word not in w)
            notes.append(f"{word} is left out, since {lacking} may not be compiled with it")
    versions = sorted(w for part in words for w in part if w.startswith("-cl-std="))
    return " ".join([*versions[-1:], *kept]), [_SINGLE in part for part in words], notes


def _texts(
    launches: Sequence[Launch], facts: Sequence[PartFacts], demands: Sequence[Demand], single: Sequence[bool]
) -> tuple[list[PartText], list[str], tuple[str, ...]]:
    programs = []
    for part, (launch, fact) in enumerate(zip(launches, facts, strict=True)):
        try:
            programs.append(parse_program(preprocess(source_of_launch(launch)), fact.entry))
        except InputError as error:
            raise InputError(f"{_who(part, launch)}: {error}") from None
    names = free_names(frozenset().union(*(p.identifiers for p in programs)), len(launches))
    out = []
    for part, (launch, program) in enumerate(zip(launches, programs, strict=True)):
        try:
            out.append(rewrite(program, names[part], facts[part].extents, single[part], not demands[part].uniform))
        except InputError as error:
            raise InputError(f"{_who(part, launch)}: {error}") from None
    pragmas = tuple(dict.fromkeys(p for program in programs for p in program.pragmas))
    return out, names, pragmas


def _arguments(launches: Sequence[Launch]) -> tuple[tuple[Arg, ...], list[tuple[int, ...]]]:
    args: list[Arg] = []
    positions = []
    for launch in launches:
        at = []
        for arg in launch.args:
            at.append(-1 if isinstance(arg, LocalArg) else len(args))
            if not isinstance(arg, LocalArg):
                args.append(arg)
        positions.append(tuple(at))
    return tuple(args), positions
