"""Which source lines hold the registers of a kernel where it needs the most: those to look at where registers spill."""

from __future__ import annotations

from collections.abc import Iterator

from mgpusim.arch.families import family_of
from mgpusim.arch.spec import GpuSpec
from mgpusim.opencl.analysis.definitions import Definitions
from mgpusim.opencl.analysis.facts import KernelFacts
from mgpusim.opencl.analysis.registers import folded_operands, live_at_peak
from mgpusim.opencl.ir.program import Reg
from mgpusim.session import USUAL, Session
from mgpusim.trace.allocation import caches_constants, compiled_for
from mgpusim.trace.work import Work
from mgpusim.workload.device import built_for
from mgpusim.workload.launch import Launch


def register_lines(launch: Launch, gpu: GpuSpec, *, session: Session = USUAL) -> dict[int, float]:
    """Return the 32-bit words of a work item by the source line that made them, where its kernel holds the most of them.

    They are counted as `mgpusim.trace.registers.registers_of` counts what is live; what the compiler takes for itself and for
    loads ahead comes on top. Of a value that a loop carries, the line that computes it anew counts. Words of no known line are
    left out. The line with most words is first.

    >>> source = '''kernel void f(global float4 *a) {
    ...     int i = get_global_id(0);
    ...     float4 one = a[i];
    ...     float4 other = a[i + 64];
    ...     barrier(CLK_LOCAL_MEM_FENCE);
    ...     a[i + 128] = one * other;
    ... }'''
    >>> register_lines(Launch(source, "f", (64,), (BufferArg("float32", 1024),)), load_gpu("adreno-640"))
    {3: 6.0, 4: 4.0}

    An address takes two words, and an index that is folded into it none.
    """
    built = built_for(launch, gpu)
    work = Work(built, session)
    cached = caches_constants(work.function, built, gpu)
    facts = compiled_for(gpu, work.facts_at(0, cached))
    lines: dict[int, float] = {}
    for line, words in _by_line(facts, gpu):
        lines[line] = lines.get(line, 0.0) + words
    return dict(sorted(lines.items(), key=lambda item: (-item[1], item[0])))


def _by_line(facts: KernelFacts, gpu: GpuSpec) -> Iterator[tuple[int, float]]:
    defs, family = Definitions(facts.function, facts.flow), family_of(gpu)
    folds = family.folds_operands if gpu.registers.folded_operands is None else gpu.registers.folded_operands
    folded = folded_operands(defs) if folds and not family.scalar_registers else None
    held = live_at_peak(defs, facts.divergent, folded, components=family.scalar_registers)
    for register, words in held.items():
        if line := _line_of(register, defs, set()):
            yield line, words


def _line_of(register: int, defs: Definitions, seen: set[int]) -> int:
    """Return the line that computes a value; of what a loop carries, that which computes it in the loop."""
    instr = defs.definition.get(register)
    if instr is None or register in seen:
        return 0
    seen.add(register)
    if instr.op != "phi" and instr.line:
        return instr.line
    sources = [value.index for value, _ in instr.incoming if isinstance(value, Reg)] if instr.op == "phi" else []
    read = sources or [arg.index for arg in instr.args if isinstance(arg, Reg)]
    return max((_line_of(source, defs, seen) for source in read), default=0)
