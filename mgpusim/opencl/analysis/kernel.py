"""Static facts about a kernel: operation mix per block, regions, registers.

Nothing here knows a GPU: operations come out by class, width and vector size, and paths take the latencies as a function.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet

import msgspec

from mgpusim.opencl.analysis.aliasing import MemoryOrder
from mgpusim.opencl.analysis.branches import SHORT, guards, short_branches
from mgpusim.opencl.analysis.cfg import analyse, used_registers
from mgpusim.opencl.analysis.charges import Charges
from mgpusim.opencl.analysis.definitions import Definitions
from mgpusim.opencl.analysis.facts import KernelFacts, OpKey, Region, TripCount
from mgpusim.opencl.analysis.induction import Inductions
from mgpusim.opencl.analysis.merging import Merging
from mgpusim.opencl.analysis.operations import memory_kind
from mgpusim.opencl.analysis.paths import dependency_paths, guarded_blocks
from mgpusim.opencl.analysis.registers import (
    carried_words,
    divergent_registers,
    folded_operands,
    held_words,
    live_components,
    live_words,
    only_copies,
)
from mgpusim.opencl.analysis.slices import builtin_of, pointer_roots, root_of
from mgpusim.opencl.builtins.sub_group import extension_of
from mgpusim.opencl.ir.program import Function, Instr, Reg

MEMORY_OPS = frozenset("load store atomicrmw cmpxchg".split())


def _regions(
    defs: Definitions, charges: Charges, mix: tuple[dict[OpKey, float], ...], short: frozenset[int], live: list[float],
    cached_constants: bool,
) -> tuple[tuple[Region, ...], tuple[Region, ...]]:  # fmt: skip
    """Return the regions, and those of a compiler that moves nothing over a branch."""
    out, by_block = [], []
    flow, order = defs.flow, MemoryOrder(defs)
    parents = {loop.parent for loop in flow.loops}
    for loop in range(-1, len(flow.loops)):
        positions = tuple(p for p in range(len(flow.order)) if flow.loop_of[p] == loop)
        words, held, barrier = 0.0, 0.0, False
        for p in positions:
            held = max(held, held_words(defs, p))
            for instr in defs.function.blocks[flow.order[p]].instrs:
                if memory_kind(instr, defs.types):
                    words += instr.type.scalar.bits / 32 * instr.type.ncomp if instr.type.scalar.bits else 1
            barrier = barrier or any(k.cls == "barrier" for k in mix[p])
        trip_count: TripCount = charges.inductions.trip_count(loop) if loop >= 0 else "open"
        carried = carried_words(defs, flow.loops[loop].header) if loop >= 0 else 0.0

        region = Region(
            loop, positions, words, held, barrier, loop not in parents, trip_count, carried_words=carried,
            copies=only_copies(defs, positions), live_words=max((live[p] for p in positions), default=0.0),
        )  # fmt: skip
        how = order, charges.merging, cached_constants, charges.steering
        out.append(_with_paths(region, defs, short, *how))
        guarded = guarded_blocks(defs.function, flow, positions)
        by_block.append(_with_paths(region, defs, None, *how) if guarded else out[-1])
    return tuple(out), tuple(by_block)


def _with_paths(
    region: Region, defs: Definitions, short: frozenset[int] | None, order: MemoryOrder, merging: Merging, cached_constants: bool,
    steering: AbstractSet[int],
) -> Region:  # fmt: skip
    critical, work, recurrence, waits = dependency_paths(
        defs.function, defs.flow, region.loop, region.positions, order, short, merging,
        cached_constants=cached_constants, steering=steering,
    )  # fmt: skip
    words = region.load_words / (1 + waits)  # no more are under way at once
    return msgspec.structs.replace(region, load_words=words, critical=critical, work=work, recurrence=recurrence)


def kernel_facts(function: Function, static_local_b: int = 0, *, cached_constants: bool = False) -> KernelFacts:
    """Return the static facts of a kernel.

    Parameters
    ----------
    static_local_b : bytes of the kernel's local arrays declared in its source.
    cached_constants : constants lie behind the caches, as buffers do, not in a constant file.

    >>> sorted(k.cls for k in kernel_facts(read_module(scaling_ir).kernels["k"]).mix[0])
    ['fmul', 'load', 'store']
    """
    flow = analyse(function)
    defs = Definitions(function, flow)
    inductions = Inductions(defs)
    charges = Charges(defs, inductions)
    mix = charges.mix()
    branches = short_branches(function, flow, mix)
    divergent = divergent_registers(defs)
    lanes, uniform = live_words(defs, divergent)
    roots = pointer_roots(function)
    reads_local = any(
        i.op in MEMORY_OPS
        and root_of(i.args[-1 if i.op == "store" else 0], roots) is not None
        and defs.types(i.args[-1 if i.op == "store" else 0]).space == 3
        for b in function.blocks
        for i in b.instrs
    )
    shape_names = {
        "get_local_id",
        "get_group_id",
        "get_local_size",
        "get_num_groups",
        "get_local_linear_id",
        "barrier",
        "work_group_barrier",
        "get_enqueued_local_size",
        "async_work_group_copy",
    }
    private = sum(i.elem.size_b for b in function.blocks for i in b.instrs if i.op == "alloca" and i.elem is not None)
    calls = [(builtin.name, i.line) for b in function.blocks for i in b.instrs if (builtin := builtin_of(i)) is not None]
    lines = [line for name, line in calls if "sub_group" in name]
    used = {name for name, _ in calls}
    nominal = max(4, round(lanes))
    # the band: on four kernels LLVM's AMDGPU allocator gave 0.55 to 1.15 times the registers of live ranges
    # (12, 30, 64, 120 against 22, 41, 68, 104); uniform values, left out here, explain the low end
    regions, by_block = _regions(
        defs,
        charges,
        mix,
        frozenset(b.block for b in branches if b.instructions <= SHORT),
        live_components(defs, divergent),
        cached_constants,
    )
    return KernelFacts(
        function=function,
        flow=flow,
        mix=mix,
        regions=regions,
        regions_by_block=by_block,
        registers=(max(4, round(0.75 * lanes)), nominal, max(4, round(1.25 * lanes + 4))),
        folded_registers=max(4, round(live_words(defs, divergent, folded_operands(defs))[0])),
        uniform_registers=round(uniform),
        local_b=static_local_b,
        uses_local_ids=bool(used & shape_names) or reads_local or bool(lines),
        private_b=private,
        divergent=divergent,
        sub_group_line=min(lines, default=None),
        extensions_used=tuple((name, line) for name, line in calls if extension_of(name)),
        short_branches=branches,
        guards=guards(function, flow, divergent, inductions.loop_control()),
        uneven_loops=uneven_loops(defs, inductions),
    )


def uneven_loops(defs: Definitions, inductions: Inductions) -> bool:
    """Return whether lanes leave an outermost loop in iterations that depend on their data.

    A loop that counts in alike steps up to an alike bound is not one, though it start at another value in each lane. Its lanes
    differ by one iteration.
    """
    flow, blocks = defs.flow, defs.function.blocks
    if not flow.loops:
        return False
    divergent = divergent_registers(defs, control=False)
    for number, loop in enumerate(flow.loops):
        if loop.parent >= 0:
            continue
        for p in loop.blocks:
            block = blocks[flow.order[p]]
            last = block.instrs[-1]
            leaves = any(flow.position[s] not in loop.blocks for s in block.succs)
            if (
                leaves
                and any(r in divergent for r in used_registers(last))
                and not _counts(defs, inductions, last, number, divergent)
            ):
                return True
    return False


def _counts(defs: Definitions, inductions: Inductions, branch: Instr, loop: int, divergent: frozenset[int]) -> bool:
    """Return whether a branch compares an induction variable of a loop with a bound that is the same for all lanes."""
    compare = defs.definition.get(next(iter(used_registers(branch)), -1))
    if compare is None or compare.op != "icmp":
        return False
    ways = [inductions.affine(a, loop) for a in compare.args]
    alike = [not (isinstance(a, Reg) and a.index in divergent) for a in compare.args]
    return any(ways[i].endswith("step") and ways[1 - i] == "invariant" and alike[1 - i] for i in (0, 1))
