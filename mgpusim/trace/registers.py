"""How many registers a compiler gives a kernel: what is live at once, and what loads in flight will write."""

from __future__ import annotations

import math

from mgpusim.arch.families import MEMORY_CLASSES, family_of
from mgpusim.arch.occupancy import free_registers
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.operations import unroll_factor
from mgpusim.opencl.analysis.cfg import analyse
from mgpusim.opencl.analysis.definitions import Definitions
from mgpusim.opencl.analysis.early import UnrollLimits, laid_out, loads_first
from mgpusim.opencl.analysis.facts import KernelFacts, Region
from mgpusim.opencl.analysis.registers import divergent_registers, live_components

_USUAL_ITEMS = 256
"""Items of the groups that LLVM's AMDGPU back end compiles a kernel of OpenCL for that does not say."""


def registers_of(facts: KernelFacts, gpu: GpuSpec) -> tuple[int, int, int]:
    """Return the (low, nominal, high) 32-bit registers per item of a kernel on a GPU: the words live at once, what the compiler
    takes for itself (`registers.fixed`), and what loads ahead of their use are to write (`registers.per_load` of each word).

    A compiler that would lose half of the resident items by a few registers orders for fewer, or computes values again: of so
    many over a step of `registers.steps` as `registers.squeezed` says, none is left.

    Where operands take any arrangement of components and addresses an index (`Family.folds_operands`), these take none; where
    components have registers of their own (`Family.scalar_registers`), arrangements of components take none. Where the fetches of
    a loop's body are issued first (`registers.fetched_first`), their results are held at once. A compiler that orders for as many
    warps as there can be (`Family.unrolls`) issues loads early in the registers that these leave.

    >>> source = "kernel void f(global float4 *a) { int i = get_global_id(0); a[i] = a[i + 64] * a[i + 128]; }"
    >>> facts = Work(Launch(source, "f", (64,), (BufferArg("float32", 1024),))).facts
    >>> [registers_of(facts, load_gpu(name)) for name in ("adreno-640", "nvidia-h200")]
    [(8, 10, 16), (14, 18, 22)]
    """
    low, nominal, high = _estimated(facts, gpu)
    for step in gpu.registers.steps[:-1]:
        most = step.registers - gpu.registers.reserved
        if most < nominal <= most + gpu.registers.squeezed:
            return min(low, most), most, high
    return low, nominal, high


def _estimated(facts: KernelFacts, gpu: GpuSpec) -> tuple[int, int, int]:
    """Return the registers of `registers_of`, those over a step among them."""
    file, family = gpu.registers, family_of(gpu)
    if family.unrolls is not None:
        nominal = max(1, round(_words_by_occupancy(facts, gpu, UnrollLimits(*family.unrolls)) + file.fixed))
        return round(0.8 * nominal), nominal, round(1.25 * nominal)
    if family.scalar_registers:
        nominal = round(max(_scalar_words(region, facts, gpu) for region in facts.regions) + file.fixed)
        return round(0.8 * nominal), nominal, round(1.25 * nominal)
    folds = family.folds_operands if file.folded_operands is None else file.folded_operands
    live = facts.folded_registers if folds else facts.registers[1]
    first = max(_fetched_first(region, file.fetched_first) for region in facts.regions)
    if not file.fixed and not file.per_load and not first and live == facts.registers[1]:
        return facts.registers
    ahead = max(loads_in_flight(region, facts, gpu) - region.held_words for region in facts.regions)
    nominal = round(live + file.fixed + file.per_load * max(0.0, ahead) + first)
    return round(0.8 * nominal), nominal, round(1.25 * nominal)


def _scalar_words(region: Region, facts: KernelFacts, gpu: GpuSpec) -> float:
    """Return the words of a region where components have registers of their own."""
    ahead = max(0.0, loads_in_flight(region, facts, gpu) - region.held_words)
    return region.live_words + gpu.registers.per_load * ahead


def _words_by_occupancy(facts: KernelFacts, gpu: GpuSpec, limits: UnrollLimits) -> float:
    """Return the words that a compiler holds which orders a kernel for as many warps as there can be.

    Local memory may leave a core few warps, and each of these many registers. If loads issued early fit in them, nothing is
    ordered again. Else the compiler orders for all the warps of a core. Of what is live beyond their registers,
    `registers.beyond` is left.
    """
    function = laid_out(facts.function, limits)
    same = function is facts.function
    defs = Definitions(function, facts.flow if same else analyse(function))
    divergent = facts.divergent if same else divergent_registers(defs)
    live = max(live_components(defs, divergent, whole=True))
    early = max(live_components(Definitions(loads_first(defs), defs.flow), divergent, whole=True))
    items = math.prod(function.reqd_work_group_size or (_USUAL_ITEMS,))
    free = free_registers(gpu, items, facts.local_b)
    beyond = gpu.registers.beyond
    if beyond * early > free:
        free = min(free, free_registers(gpu, items))
    return max(min(live, free) + beyond * max(0.0, live - free), min(early, free))


def _fetched_first(region: Region, most: float) -> float:
    """Return the words by which the fetches of a loop's body, up to `most` issued first, are more than those held in order."""
    if not most or region.loop < 0 or not region.innermost or "texture" not in region.critical.memory:
        return 0.0
    return max(0.0, min(region.load_words, most) - region.held_words)


def scratch_words(facts: KernelFacts, gpu: GpuSpec) -> int:
    """Return the 32-bit words per item that a compiler keeps in scratch memory and moves in each iteration of a loop.

    A compiler that takes large arrays apart only by moving them out of a loop (as LLVM's did whose scalar replacement stopped at
    128 bytes) cannot do so across a barrier. What remains of such an array in our compiled code are the floats that the loop
    carries.

    >>> source = '''kernel void f(global float16 *a, local float16 *b, int n) { float16 s[3] = {0}; int i = get_local_id(0);
    ...     for (int k = 0; k < n; k++) { barrier(1); b[i] = a[k]; barrier(1); for (int j = 0; j < 3; j++) s[j] += b[j] * b[i]; }
    ...     for (int j = 0; j < 3; j++) a[i * 3 + j] = s[j]; }'''
    >>> facts = Work(Launch(source, "f", (64,), (BufferArg("float32", 1024),))).facts
    >>> [scratch_words(facts, load_gpu(name)) for name in ("adreno-530", "adreno-640")]
    [48, 0]
    """
    most = gpu.registers.promoted_b
    carried = max((region.carried_words for region in facts.regions if region.has_barrier), default=0.0)
    return round(carried) if most is not None and 4 * carried > most else 0


def loads_in_flight(region: Region, facts: KernelFacts, gpu: GpuSpec) -> float:
    """Return the words that loads of a region have under way at once: of all copies of an unrolled body, or as many as a warp
    keeps in flight."""
    copies = 1.0
    ops = [(key, n) for p in region.positions for key, n in facts.mix[p].items()]
    if region.loop >= 0 and region.innermost and not region.has_barrier and not region.recurrence.memory:  # nor is a chase ahead
        body = sum(n * (1 if key.cls in MEMORY_CLASSES else key.ncomp) for key, n in ops if key.role in ("value", "merged"))
        # mostly a tile that a few iterations bring; how many is not known here
        trips = gpu.model.strided_unroll if region.trip_count == "stepped" else None
        copies = unroll_factor(gpu, body, trips or math.inf, region.trip_count)
    fetches = any(key.cls == "texture" for key, _ in ops)
    return min(region.load_words * copies, max(gpu.model.registers_in_flight()[fetches], region.held_words))
