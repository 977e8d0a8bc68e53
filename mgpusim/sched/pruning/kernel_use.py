"""What a kernel asks of a GPU, from its IR (compiled, not executed) or from its trace: the rows of a `Use`.

Nothing of the IR depends on the work-group shape, so configurations that differ in it alone share one compilation and one
reading. Only the products with the group's size are made anew.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from mgpusim.artefacts import key_of, load_or_make
from mgpusim.errors import MgpusimError
from mgpusim.sched.pruning.criteria import Use
from mgpusim.session import USUAL, Session
from mgpusim.workload.args import ImageArg, LocalArg
from mgpusim.workload.launch import Launch

if TYPE_CHECKING:
    from mgpusim.opencl.analysis.facts import KernelFacts, Region
    from mgpusim.opencl.ir.program import Function, Instr

COMPILING = "compiled"
_UNKNOWN_TEXEL_B = 16  # of an image that is not a parameter: RGBA of 32 bits


class IrUse(msgspec.Struct, frozen=True):
    """What one kernel asks per work item, whatever the group's size.

    Attributes
    ----------
    registers : low, nominal and high 32-bit registers.
    image_b, buffer_b : bytes read through images and through buffers in a visit of the loop that reads most (see `Use`).
    width : elements of the narrowest read there; 0 if nothing is read.
    local_b : bytes of local memory of a group: declared in the kernel and passed to it.
    """

    registers: tuple[int, int, int]
    image_b: float
    buffer_b: float
    width: int
    local_b: int


class _Read(msgspec.Struct, frozen=True):
    """One read of global memory: bytes, elements, whether through an image."""

    b: float
    width: int
    image: bool


class _KernelUse(msgspec.Struct, frozen=True):
    """Facts of a compiled kernel without its arguments. `reads` of each innermost loop; an int for bytes stands for the texel
    of that parameter."""

    registers: tuple[int, int, int]
    local_b: int
    loops: tuple[tuple[tuple[int, int, int], ...], ...]


def ir_use(launch: Launch) -> IrUse:
    """Return what the kernel of a launch asks, from its compiled IR.

    Only loops that no other loop lies in are looked at, as they run most often (where they read local memory alone, the loops
    around them). A kernel without loops counts whole.

    >>> from mgpusim.workload.args import BufferArg, ScalarArg
    >>> source = '''kernel void total(global const float4 *a, global float4 *sums, int n) {
    ...   float4 s = 0; for (int i = 0; i < n; i++) s += a[get_global_id(0) * n + i]; sums[get_global_id(0)] = s; }'''
    >>> args = (BufferArg("float32", 4096), BufferArg("float32", 1024), ScalarArg("int32", 16))
    >>> use = ir_use(Launch(source, "total", (256,), args))
    >>> use.buffer_b, use.width, use.local_b
    (16.0, 4, 0)
    """
    return _with_args(_kernel(launch), launch)


def _with_args(kernel: _KernelUse, launch: Launch) -> IrUse:
    loops = [[_Read(_bytes(b, arg, launch), width, arg != -1) for b, width, arg in loop] for loop in kernel.loops]
    reads = max(loops, key=lambda loop: math.fsum(r.b for r in loop), default=[])
    passed = sum(a.bytes for a in launch.args if isinstance(a, LocalArg))
    return IrUse(
        kernel.registers,
        math.fsum(r.b for r in reads if r.image),
        math.fsum(r.b for r in reads if not r.image),
        min((r.width for r in reads), default=0),
        kernel.local_b + passed,
    )


def _bytes(b: int, arg: int, launch: Launch) -> float:
    if arg < 0:
        return float(b)
    image = launch.args[arg] if arg < len(launch.args) else None
    return float(image.texel_b if isinstance(image, ImageArg) else _UNKNOWN_TEXEL_B)


def _kernel(launch: Launch, session: Session = USUAL) -> _KernelUse:
    """Return the facts of the launch's kernel, kept in the disk cache."""
    from mgpusim.workload.source import module_key

    key = key_of(module_key(launch), launch.entry)
    read: Callable[[bytes], _KernelUse] = msgspec.msgpack.Decoder(_KernelUse).decode
    use: _KernelUse = load_or_make("use", key, read, lambda: _found(launch, session), msgspec.msgpack.encode, session.cache)
    return use


def _found(launch: Launch, session: Session) -> _KernelUse:
    from mgpusim.trace.work import Work

    work = Work(launch, session)
    return _KernelUse(work.facts.registers, work.local_b, _loops(work.facts))


def _loops(facts: KernelFacts) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """Return the reads of global memory of each loop that counts: the innermost that read any, else any loop, else all code."""
    flow = facts.flow

    def reads(region: Region) -> tuple[tuple[int, int, int], ...]:
        instrs = [i for p in region.positions for i in facts.function.blocks[flow.order[p]].instrs]
        return tuple(read for i in instrs if (read := _read(i, facts.function)) is not None)

    every = [(region, reads(region)) for region in facts.regions]
    loops = [(region, accesses) for region, accesses in every if region.loop >= 0 and accesses]
    inner = [accesses for region, accesses in loops if region.innermost]
    return tuple(inner or [accesses for _, accesses in loops] or [accesses for _, accesses in every])


def _read(instr: Instr, function: Function) -> tuple[int, int, int] | None:
    """Return (bytes, elements, parameter of the image or -1) of a read of global memory."""
    from mgpusim.opencl.analysis.operations import memory_kind
    from mgpusim.opencl.analysis.slices import builtin_of
    from mgpusim.opencl.ir.program import Reg

    kind = memory_kind(instr, lambda o: function.reg_types[o.index] if isinstance(o, Reg) else o.type)
    if kind == "texture":
        image = instr.args[0]
        place = next((k for k, a in enumerate(function.args) if isinstance(image, Reg) and a.index == image.index), None)
        return (_UNKNOWN_TEXEL_B, 4, len(function.args) if place is None else place)
    if kind != "global":
        return None
    builtin = builtin_of(instr)
    bits = 16 if builtin is not None and "half" in builtin.name else instr.type.scalar.bits
    return (bits // 8 * instr.type.ncomp, instr.type.ncomp, -1)


def stack(rows: Sequence[IrUse | None], items: Any) -> Use:
    """Return the `Use` of configurations from their kernels' and the items of their groups.

    A configuration whose kernel is not known (it does not compile) has no registers and reads nothing. It is kept by all criteria
    but those about its group.
    """
    nothing = IrUse((0, 0, 0), 0.0, 0.0, 0, 0)
    known = [row or nothing for row in rows]
    return Use(
        items=np.asarray(items, np.int64),
        registers=np.array([row.registers[1] for row in known], np.int64),
        image_b=np.array([row.image_b for row in known]),
        buffer_b=np.array([row.buffer_b for row in known]),
        local_b=np.array([row.local_b for row in known], np.int64),
        width=np.array([row.width for row in known], np.int64),
    )


def use_of_launches(launches: Sequence[Launch], *, session: Session = USUAL) -> tuple[Use, dict[int, str]]:
    """Return the `Use` of launches from their IR, and why those that have none have none, by position.

    Each kernel is compiled once, whatever the arguments and sizes of its launches. A launch without a local size counts as a
    group of one work item.

    Parameters
    ----------
    session : settings of the run, which tells (launches done, of how many, what is done).
    """
    kernels: dict[tuple[str, str, str], _KernelUse | str] = {}
    rows: list[IrUse | None] = []
    failed: dict[int, str] = {}
    for position, launch in enumerate(launches):
        key = (str(launch.source), launch.entry, launch.options)
        if key not in kernels:
            try:
                kernels[key] = _kernel(launch, session)
            except MgpusimError as error:
                kernels[key] = str(error)
        kernel = kernels[key]
        if isinstance(kernel, str):
            failed[position] = kernel
        rows.append(None if isinstance(kernel, str) else _with_args(kernel, launch))
        session.tell(position + 1, len(launches), COMPILING)
    return stack(rows, [math.prod(launch.local_size or (1,)) for launch in launches]), failed
