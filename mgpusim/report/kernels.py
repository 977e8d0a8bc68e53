"""What is in a kernel before any GPU is known: parameters, operations by region of code, registers, memory, divergence."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from mgpusim.arch.families import FINER_CLASSES
from mgpusim.errors import CompileError, MgpusimError, UnknownNameError, UnsupportedError, suggest
from mgpusim.opencl.analysis.cfg import used_registers
from mgpusim.opencl.analysis.facts import KernelFacts
from mgpusim.opencl.analysis.kernel import kernel_facts
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.execution.compiled import CompiledKernel
from mgpusim.opencl.ir.program import Function, KernelArg, Module
from mgpusim.opencl.ir.reader import read_module
from mgpusim.result import Result
from mgpusim.session import USUAL, Session
from mgpusim.trace.data import SITE_FIELDS, site_table
from mgpusim.trace.trace import trace_launch

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.workload.launch import Launch

_MEMORY = ("load", "store", "texture", "image_write", "atomic", "barrier")


class RegionReport(msgspec.Struct, frozen=True):
    """Code visited together: straight code, or the body of one loop without the loops inside it.

    Attributes
    ----------
    loop : number of the loop, -1 for the code outside all loops; `depth` its nesting, 0 outside.
    lines : first and last source line, (0, 0) if unknown.
    ops : operations of one work item in one visit by class, vector operations counted by component, every branch taken.
    address_ops : of them, those that only make addresses and coordinates or steer loops.
    """

    loop: int
    depth: int
    lines: tuple[int, int]
    ops: dict[str, float]
    address_ops: float


class ArgReport(msgspec.Struct, frozen=True):
    """A kernel parameter as the source declares it; the keys are those of `mgpusim.opencl.ir.program.KernelArg`."""

    index: int
    name: str
    kind: str
    type: str
    base_type: str
    access: str
    size_b: int


class KernelReport(Result, frozen=True, kw_only=True, tag="mgpusim.inspection/1"):
    """Static facts of one kernel.

    Attributes
    ----------
    registers : (low, nominal, high) 32-bit registers of a work item; `uniform_registers` words that all lanes share.
    local_b, private_b : bytes of static local arrays of a group, and of private arrays of a work item.
    uses_local_ids : whether what a work item does may depend on the work-group shape.
    divergent_branches : of `branches`, those whose condition may differ between the lanes of a warp; by source line.
    accesses : of its launches on GPUs, where those were asked for.
    """

    kernel: str
    line: int
    args: tuple[ArgReport, ...]
    reqd_work_group_size: tuple[int, int, int] | None
    regions: tuple[RegionReport, ...]
    registers: tuple[int, int, int]
    uniform_registers: int
    local_b: int
    private_b: int
    uses_local_ids: bool
    branches: int
    divergent_branches: tuple[int, ...]
    accesses: tuple[AccessReport, ...] = ()


class RefusedKernel(Result, frozen=True, kw_only=True, tag="mgpusim.inspection/1", rename={"reason": "refused"}):
    """A kernel that cannot be had, while others of its file can: its name, its line (0 if unknown) and the reason."""

    kernel: str
    line: int
    reason: str


def inspect_file(
    source: Path | str, options: str = "", entry: str = "", reads: Sequence[Path] | None = None
) -> tuple[list[KernelReport], list[RefusedKernel]]:
    """Return the reports of the kernels of a source, or of `entry` alone, and the kernels that cannot be had with the reasons.

    Parameters
    ----------
    source : file of OpenCL C, or its text.
    options : compiler options.
    reads : as of `mgpusim.workload.launch.Launch`.

    Raises
    ------
    CompileError
        The source does not compile, or not one kernel of it, or not the one called `entry`.
    UnsupportedError
        The kernel called `entry`, or every kernel, uses what is not supported.
    UnknownNameError
        There is no kernel of that name, or none at all.

    >>> good = "kernel void f(global float *a) { a[0] = 1; }"
    >>> reports, refused = inspect_file(good + "kernel void g(global float *a) { a[0] = vendor_dot(a[1]); }")
    >>> reports[0].kernel, refused[0].kernel, refused[0].reason
    ('f', 'g', "kernel g does not compile: kernel.cl:1: use of undeclared identifier 'vendor_dot'")
    """
    if isinstance(source, Path):
        unit = TranslationUnit.from_file(source, options, reads=reads)
    else:
        unit = TranslationUnit(source, options, reads=reads)
    module = read_module(compile_source(unit))
    name = source.name if isinstance(source, Path) else "<source>"
    if not module.kernels or (entry and entry not in module.kernels):
        what = suggest("kernel", entry, module.kernels) if module.kernels else "there is no kernel in it"
        raise UnknownNameError(f"{name}: {what}")
    reports: list[KernelReport] = []
    refused: list[RefusedKernel] = []
    errors: list[MgpusimError] = []
    for kernel in [entry] if entry else module.kernels:
        try:
            CompiledKernel(module, kernel, full=False)  # what it calls is looked up here
            reports.append(_report(module, module.kernels[kernel]))
        except (CompileError, UnsupportedError) as error:
            errors.append(error)
            refused.append(RefusedKernel(kernel=kernel, line=module.lines[kernel], reason=str(error)))
    if not reports:
        raise type(errors[0])(f"{name}: {errors[0]}" + (f" (and {len(errors) - 1} more kernels)" if len(errors) > 1 else ""))
    return reports, refused


def _report(module: Module, function: Function) -> KernelReport:
    facts = kernel_facts(function, module.static_local_b(function.name))
    branches, divergent = _branches(function, facts)
    return KernelReport(
        kernel=function.name, line=function.line, args=tuple(map(_arg, function.args)),
        reqd_work_group_size=function.reqd_work_group_size,
        regions=tuple(_region(function, facts, i) for i in range(len(facts.regions))), registers=facts.registers,
        uniform_registers=facts.uniform_registers, local_b=facts.local_b, private_b=facts.private_b,
        uses_local_ids=facts.uses_local_ids, branches=branches, divergent_branches=divergent,
    )  # fmt: skip


def _arg(arg: KernelArg) -> ArgReport:
    return ArgReport(arg.index, arg.name, arg.kind, arg.type_name, arg.base_type_name, arg.access, arg.size_b)


def _region(function: Function, facts: KernelFacts, index: int) -> RegionReport:
    region = facts.regions[index]
    ops: dict[str, float] = {}
    address = 0.0
    for position in region.positions:
        for key, count in facts.mix[position].items():
            n = count * (1 if key.cls in _MEMORY else key.ncomp)
            cls = FINER_CLASSES[key.cls][0] if key.cls in FINER_CLASSES else key.cls
            ops[cls] = ops.get(cls, 0.0) + n
            address += n if key.role in ("address", "merged address", "loop") and key.cls not in _MEMORY else 0.0
    lines = [i.line for p in region.positions for i in function.blocks[facts.flow.order[p]].instrs if i.line > 0]
    depth = facts.flow.loops[region.loop].depth if region.loop >= 0 else 0
    ordered = dict(sorted(ops.items(), key=lambda item: (-item[1], item[0])))
    return RegionReport(region.loop, depth, (min(lines, default=0), max(lines, default=0)), ordered, address)


def _branches(function: Function, facts: KernelFacts) -> tuple[int, tuple[int, ...]]:
    """Return the number of conditional branches and the lines of those that may diverge."""
    count, lines = 0, []
    for b in facts.flow.order:
        last = function.blocks[b].instrs[-1]
        if last.op in ("br", "switch") and last.args:
            count += 1
            if any(r in facts.divergent for r in used_registers(last)):
                lines.append(last.line)
    return count, tuple(lines)


class SiteReport(msgspec.Struct, frozen=True):
    """The like accesses of one source line, over the executed work groups; None where a figure does not apply.

    Attributes
    ----------
    sites : how many there are on the line, unrolled loops counted out.
    pipe : l1, texture, constant, local, image_write or atomic; `arg` the parameter accessed, "" for none or several.
    requests : warp instructions.
    lanes_per_request : active lanes of one (of filtered texture reads: their taps).
    lines_per_request : cache lines one touches (transactions).
    cycles_per_request : cycles one takes in its pipe for lines or banks that conflict; 1 is ideal for 32-bit accesses.
    efficiency : bytes the lanes ask for over bytes of the sectors they touch; above 1 where lanes share data.
    first_level_hit, l2_hit : share of the bytes asked of the level that it held.
    dram_b : bytes moved from and to memory, of the executed groups.
    """

    line: int
    kind: str
    pipe: str
    arg: str
    width_b: int
    sites: int
    requests: float
    lanes_per_request: float | None
    lines_per_request: float | None
    cycles_per_request: float | None
    efficiency: float | None
    first_level_hit: float | None
    l2_hit: float | None
    dram_b: float


class AccessReport(msgspec.Struct, frozen=True):
    """The accesses of a launch on one GPU, in the order of the source."""

    kernel: str
    gpu: str
    warp_size: int
    executed_groups: int
    n_groups: int
    sites: tuple[SiteReport, ...]


def _ratio(part: float, whole: float) -> float | None:
    return part / whole if whole > 0 else None


def access_report(launch: Launch, gpu: GpuSpec, *, session: Session = USUAL) -> AccessReport:
    """Return how `launch` accesses memory on `gpu`.

    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (4096,), (BufferArg("float32", 4096),), local_size=(64,))
    >>> [s.efficiency for s in access_report(launch, load_gpu("adreno-640"), session=Session(cache=False)).sites]
    [1.0, 1.0]
    """
    trace = trace_launch(launch, gpu, session=session)
    meta = trace.meta
    alike: dict[tuple[Any, ...], list[int]] = {}
    for index, info in enumerate(meta.sites):
        alike.setdefault((info.line, info.kind, info.pipe, info.arg, info.width_b), []).append(index)
    counters = site_table(trace)
    sites = []
    for members in alike.values():
        info = meta.sites[members[0]]
        f = dict(zip(SITE_FIELDS, counters[members].sum(axis=0).tolist(), strict=True))
        if f["requests"] <= 0:
            continue
        cached = info.pipe in ("l1", "texture", "atomic", "image_write")
        conflicts = info.pipe in ("l1", "local", "constant")
        first = (info.pipe == "texture" and (gpu.texture_l1 or gpu.l1)) or (info.pipe == "l1" and gpu.l1)
        sites.append(SiteReport(
            line=info.line, kind=info.kind, pipe=info.pipe, arg=info.arg, width_b=info.width_b, sites=len(members),
            requests=f["requests"],
            lanes_per_request=_ratio(f["lanes"], f["requests"]),
            lines_per_request=_ratio(f["transactions"], f["requests"]) if cached else None,
            cycles_per_request=_ratio(f["wavefronts"], f["requests"]) if conflicts else None,
            efficiency=_ratio(f["lanes"] * info.width_b, f["sector_b"]) if cached else None,
            first_level_hit=_ratio(f["l1_hit_b"], f["sector_b"]) if first else None,
            l2_hit=_ratio(f["l2_hit_b"], f["l2_b"]), dram_b=f["dram_read_b"] + f["dram_write_b"],
        ))  # fmt: skip
    sites.sort(key=lambda s: s.line)
    return AccessReport(meta.kernel, gpu.name, meta.occupancy.warp_size, meta.sampled_groups, meta.ndrange.n_groups, tuple(sites))
