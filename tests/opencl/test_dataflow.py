"""Dataflow against dependencies found otherwise: from the text of random programs, by source lines, and told by hand.

The oracle spreads every value forward over its uses; `dataflow` looks backward from them. For random programs it reads the text
of the IR itself, so that a misread operand shows too.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import cache
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.files import data_dir
from mgpusim.opencl.analysis.dataflow import BlockFlow, DataOp, dataflow
from mgpusim.opencl.analysis.facts import KernelFacts, OpKey
from mgpusim.opencl.analysis.kernel import kernel_facts
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.ir.program import Function, Instr, Module, Reg
from mgpusim.opencl.ir.reader import read_module
from tests.helpers.examples import examples
from tests.helpers.programs import IN_INTS, OUT_INTS, Program, goto_program
from tests.helpers.twin import run_lane
from tests.kernels.suite import CASES

EXAMPLES = sorted(path.name for path in data_dir("examples").glob("*.ll"))


class Line(NamedTuple):
    """An instruction: the value it makes, those it reads (a phi: by predecessor), values named as its source names them."""

    makes: int | str | None
    reads: list[int | str]
    incoming: dict[int, int | str | None] | None = None


@cache
def module(source: str, options: str = "") -> Module:
    return read_module(compile_source(TranslationUnit(source, options)))


def from_text(text: str) -> list[list[Line]]:
    """Read the blocks of a random program: what the names in its text say, and nothing else."""
    blocks: list[tuple[str, list[str]]] = []
    for line in text.splitlines()[1:-1]:
        if line.endswith(":") and not line.startswith(" "):
            blocks.append((line[:-1], []))
        else:
            blocks[-1][1].append(line.strip())
    names = [name for name, _ in blocks]

    def parse(line: str) -> Line:
        found = re.match(r"%([\w.]+) = (.*)", line)
        makes, rest = found.groups() if found else (None, line)
        if rest.startswith("phi"):
            pairs = re.findall(r"\[ (.+?), %([\w.]+) \]", rest)
            return Line(makes, [], {names.index(b): v[1:] if v.startswith("%") else None for v, b in pairs})
        return Line(makes, re.findall(r"%([\w.]+)", re.sub(r"label %[\w.]+", "", rest)))

    return [[parse(line) for line in lines] for _, lines in blocks]


def from_ir(function: Function) -> list[list[Line]]:
    def line(instr: Instr) -> Line:
        makes = instr.result if instr.result >= 0 else None
        if instr.op == "phi":
            return Line(makes, [], {b: v.index if isinstance(v, Reg) else None for v, b in instr.incoming})
        return Line(makes, [a.index for a in instr.args if isinstance(a, Reg)])

    return [[line(instr) for instr in block.instrs] for block in function.blocks]


def check(facts: KernelFacts, lines: list[list[Line]]) -> int:
    """Hold `dataflow` of a kernel against its instructions; return how many dependencies there are."""
    flow, function = dataflow(facts), facts.function
    order = facts.flow.order
    assert len(flow) == len(order)
    assert [len(block) for block in lines] == [len(block.instrs) for block in function.blocks]
    for p, block in enumerate(flow):  # what is charged is charged once, in program order
        charged: Counter[OpKey] = Counter()
        for op in block.ops:
            charged[OpKey(op.cls, op.bits, op.ncomp, op.role)] += op.count  # type: ignore[assignment]
        assert dict(charged) == facts.mix[p]
        assert [op.index for op in block.ops] == sorted(op.index for op in block.ops)

    place = {(order[p], op.index) for p, block in enumerate(flow) for op in block.ops}
    number = {  # the id of a value, if something can wait for it
        line.makes: function.blocks[b].instrs[i].result
        for b in order
        for i, line in enumerate(lines[b])
        if line.makes is not None and (line.incoming is not None or (b, i) in place)
    }
    users: dict[int | str, list[tuple[int, int]]] = {}
    for b in order:
        for i, line in enumerate(lines[b]):
            for name in {*line.reads, *(v for v in (line.incoming or {}).values() if v is not None)}:
                users.setdefault(name, []).append((b, i))
    waits: dict[tuple[int, int], set[int]] = {}
    carries: dict[tuple[int, int, int], set[int]] = {}  # block and index of a phi, its predecessor
    for name, value in number.items():
        todo, seen = [name], {name}
        while todo:
            now = todo.pop()
            for b, i in users.get(now, []):
                line = lines[b][i]
                for source, v in (line.incoming or {}).items():
                    if v == now:
                        carries.setdefault((b, i, source), set()).add(value)
                if line.incoming is None:
                    waits.setdefault((b, i), set()).add(value)
                    if (b, i) not in place and line.makes is not None and line.makes not in seen:
                        seen.add(line.makes)
                        todo.append(line.makes)

    made: set[int] = set(range(len(function.reg_types)))
    for p, block in enumerate(flow):
        before: DataOp | None = None
        for op in block.ops:
            if before is not None and before.index == op.index:  # steps of one instruction
                assert op.inputs == (before.result,)
                assert before.result not in made
                made.add(before.result)
            else:
                assert before is None or before.result == function.blocks[order[p]].instrs[before.index].result
                assert op.inputs == tuple(sorted(waits.get((order[p], op.index), set())))
            before = op
        assert before is None or before.result == function.blocks[order[p]].instrs[before.index].result

    wanted = {v for block in flow for op in block.ops for v in op.inputs}
    phis = {  # id -> its predecessors and what it then is
        number[line.makes]: {source: carries.get((b, i, source), set()) for source in line.incoming if source in order}
        for b in order
        for i, line in enumerate(lines[b])
        if line.incoming is not None and line.makes is not None
    }
    more = True
    while more:
        fed = set().union(*(ids for v, pairs in phis.items() if v in wanted for ids in pairs.values()))
        more = not fed <= wanted
        wanted |= fed
    through = set().union(*(ids for v, pairs in phis.items() if v in wanted for ids in pairs.values()))
    for p, block in enumerate(flow):
        found = {phi.result: {order[q]: set(ids) for q, ids in phi.incoming} for phi in block.phis}
        mine = [number[line.makes] for line in lines[order[p]] if line.incoming is not None and line.makes is not None]
        assert found == {v: phis[v] for v in mine if v in wanted}
        elsewhere = {v for q, other in enumerate(flow) if q != p for op in other.ops for v in op.inputs}
        here = {op.result for op in block.ops} | set(found)
        assert set(block.live_out) == here & (elsewhere | through)
        assert list(block.live_out) == sorted(set(block.live_out))
    return sum(len(op.inputs) for block in flow for op in block.ops)


@examples(25)
@given(st.integers(1, 30), st.integers(0, 2**32))
def test_random_programs(size: int, seed: int) -> None:
    text = Program(random.Random(seed), size).text
    check(kernel_facts(read_module(text).kernels["k"]), from_text(text))


@examples(25)
@given(st.integers(1, 30), st.integers(0, 2**32))
def test_a_running_work_item_waits_for_what_dataflow_says(size: int, seed: int) -> None:
    """Along the blocks that a work item runs, each value carries the operations (visit, index) it comes from: told by the
    instructions, and again by operations, phis and live-out values alone."""
    function = read_module(Program(random.Random(seed), size).text).kernels["k"]
    facts = kernel_facts(function)
    flow, position = dataflow(facts), facts.flow.position
    buffers = [bytearray(random.Random(seed).randbytes(4 * n)) for n in (IN_INTS, OUT_INTS, IN_INTS)]
    path = run_lane(function, [*buffers, 3], 0, 1).path
    Origin = frozenset[tuple[int, int]]
    nothing: Origin = frozenset()
    told: dict[int, Origin] = {}  # register -> the operations it comes from
    known: dict[int, tuple[Origin, int]] = {}  # id -> the same, and the visit that made it

    def read(ids: tuple[int, ...], visit: int) -> Origin:
        for v in ids:
            made = known[v][1]
            assert made == visit or v in flow[position[path[made]]].live_out
        return nothing.union(*(known[v][0] for v in ids))

    for visit, b in enumerate(path):
        block, instrs = flow[position[b]], function.blocks[b].instrs
        if visit:
            before = path[visit - 1]
            chosen = {i.result: next(v for v, source in i.incoming if source == before) for i in instrs if i.op == "phi"}
            told |= {r: told.get(v.index, nothing) if isinstance(v, Reg) else nothing for r, v in chosen.items()}
            ways = {phi.result: dict(phi.incoming)[position[before]] for phi in block.phis}
            known |= {v: (read(ids, -1), visit) for v, ids in ways.items()}
        steps: dict[int, list[DataOp]] = {}
        for op in block.ops:
            steps.setdefault(op.index, []).append(op)
        for index, instr in enumerate(instrs):
            if instr.op == "phi":
                continue
            origin = nothing.union(*(told.get(a.index, nothing) for a in instr.args if isinstance(a, Reg)))
            if index in steps:
                assert read(steps[index][0].inputs, visit) == origin
                origin = frozenset({(visit, index)})
                known |= {op.result: (origin, visit) for op in steps[index]}
            if instr.result >= 0:
                told[instr.result] = origin


@examples(40)
@given(st.integers(2, 9), st.integers(0, 2**32))
def test_random_graphs_of_blocks(blocks: int, seed: int) -> None:
    """Blocks that branch anywhere, among them ones that are never reached."""
    kernel = read_module(goto_program(random.Random(seed), blocks)).kernels["k"]
    check(kernel_facts(kernel), from_ir(kernel))


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(name: str) -> None:
    for kernel in read_module((data_dir("examples") / name).read_text(encoding="utf-8")).kernels.values():
        assert check(kernel_facts(kernel), from_ir(kernel)) > 0


@pytest.mark.parametrize("file", sorted({case.file for case in CASES}))
def test_the_kernels_of_the_tests(file: str) -> None:
    cases = {(case.source.read_text(encoding="utf-8"), case.options): case for case in CASES if case.file == file}
    for source, options in cases:
        for kernel in module(source, options).kernels.values():
            check(kernel_facts(kernel), from_ir(kernel))


@pytest.mark.parametrize("seed", range(6))
def test_straight_code_depends_as_its_source_says(seed: int) -> None:
    """OpenCL C, a value to a line: clang's line numbers name the edges of a random graph."""
    rng = random.Random(seed)
    known: dict[int, set[int]] = {}
    lines = ["kernel void k(global float *o, global const float *a) {"]
    for i in range(40):
        if i < 3:
            known[i], text = set(), f"a[{i}]"
        else:
            x, y = rng.choices(range(max(0, i - 12), i), k=2)
            known[i], text = {x, y}, f"mad(v{x}, v{y}, {i}.5f)"
        lines.append(f"const float v{i} = {text};")
    lines += [f"o[{i}] = v{i};" for i in range(40)] + ["}"]
    (block,) = dataflow(kernel_facts(module("\n".join(lines)).kernels["k"]))
    by_result = {op.result: op for op in block.ops if op.result >= 0}
    found = {op.line - 2: {by_result[v].line - 2 for v in op.inputs} for op in block.ops if op.cls == "fma"}
    assert found == {i: edges for i, edges in known.items() if i >= 3}
    stored = {op.line - 42: {by_result[v].line - 2 for v in op.inputs} for op in block.ops if op.cls == "store"}
    assert stored == {i: {i} for i in range(40)}
    assert all(op.inputs == () for op in block.ops if op.cls == "load")


# ---- by hand ---------------------------------------------------------------------------------------------------------
def blocks_of(body: str, args: str = "ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n") -> tuple[BlockFlow, ...]:
    declared = "declare spir_func i64 @_Z13get_global_idj(i32)\n"
    return dataflow(kernel_facts(read_module(f"{declared}define spir_kernel void @k({args}) {{\n{body}\n}}").kernels["k"]))


def edges(block: BlockFlow) -> list[tuple[str, list[str]]]:
    """Operations with the classes of what they wait for."""
    made = {op.result: op.cls for op in block.ops} | {phi.result: "phi" for phi in block.phis}
    return [(op.cls, sorted(made[v] for v in op.inputs)) for op in block.ops]


def test_what_is_free_hands_on_what_it_waits_for() -> None:
    (block,) = blocks_of(
        """  %v = load <4 x float>, ptr addrspace(1) %p, align 16
  %w = load float, ptr addrspace(1) %q, align 4
  %a = extractelement <4 x float> %v, i64 2
  %f = freeze float %a
  %m = fneg float %f
  %b = insertelement <4 x float> %v, float %w, i64 0
  %c = shufflevector <4 x float> %b, <4 x float> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %x = fadd float %m, 1.000000e+00
  %y = fmul <4 x float> %c, %c
  store <4 x float> %y, ptr addrspace(1) %p, align 16
  store float %x, ptr addrspace(1) %q, align 4
  ret void"""
    )
    assert edges(block) == [
        ("load", []), ("load", []), ("fadd", ["load"]), ("fmul", ["load", "load"]), ("store", ["fmul"]), ("store", ["fadd"])
    ]  # fmt: skip
    assert [op.words for op in block.ops] == [4, 1, 0, 0, 0, 0]
    assert block.live_out == ()


def test_arguments_and_ids_of_work_items_are_there() -> None:
    (block,) = blocks_of(
        """  %g = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t = trunc i64 %g to i32
  %s = add i32 %t, %n
  %a = mul i32 %s, 7
  store i32 %a, ptr addrspace(1) %p, align 4
  ret void"""
    )
    assert edges(block) == [("iadd", []), ("imul", ["iadd"]), ("store", ["imul"])]


def test_a_sum_in_a_loop_waits_for_itself() -> None:
    entry, loop, after = blocks_of(
        """entry:
  %first = load float, ptr addrspace(1) %q, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %unused = phi i32 [ 0, %entry ], [ %i, %loop ]
  %s = phi float [ %first, %entry ], [ %r, %loop ]
  %before = phi float [ 0.000000e+00, %entry ], [ %s, %loop ]
  %r = fadd float %s, 1.000000e+00
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %after
after:
  %twice = fmul float %before, 2.000000e+00
  store float %r, ptr addrspace(1) %p, align 4
  store float %twice, ptr addrspace(1) %q, align 4
  ret void"""
    )
    first, (add,) = entry.ops[0].result, [op for op in loop.ops if op.cls == "fadd"]
    step = next(op for op in loop.ops if op.cls == "iadd" and op.inputs != () and op.result != loop.ops[-1].inputs[0])
    i, s, before = loop.phis  # nothing waits for %unused
    assert (entry.live_out, add.inputs) == ((first,), (s.result,))
    assert dict(s.incoming) == {0: (first,), 1: (add.result,)}
    assert dict(i.incoming) == {0: (), 1: (step.result,)}
    assert dict(before.incoming) == {0: (), 1: (s.result,)}  # one phi to the other, a visit later
    assert set(loop.live_out) == {s.result, before.result, add.result, step.result}
    assert {v for op in after.ops for v in op.inputs} == {before.result, add.result, after.ops[0].result}
    assert after.live_out == ()


def test_kinds_of_memory_and_what_loads_write() -> None:
    source = """
    kernel void k(global float4 *o, constant float *c, local half *l, read_only image2d_t in, write_only image2d_t out,
                  global int *n, global const float *a, int m) {
        const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
        float4 v = o[3];
        float w = c[m];
        float4 t = read_imagef(in, s, (int2)(m, 4));
        int old = atomic_add(n, 3);
        float x = vload_half(m, l);
        double z = ((global double *)a)[m];
        write_imagef(out, (int2)(m, 5), t * v);
        o[m] = v * w + (float)old * x * (float)z;
        ((local float *)l)[7] = w;
    }"""
    (block,) = dataflow(kernel_facts(module(source).kernels["k"]))
    found = sorted((op.cls, op.memory, op.words) for op in block.ops if op.memory)
    assert found == sorted(
        [
            ("load", "global", 4), ("load", "constant", 1), ("texture", "texture", 4), ("atomic", "atomic", 1),
            ("load", "local", 1), ("load", "global", 2), ("image_write", "image_write", 0), ("store", "global", 0),
            ("store", "local", 0),
        ]
    )  # fmt: skip
    assert all(not op.words for op in block.ops if not op.memory)


def test_a_stored_pointer_does_not_say_where_it_goes() -> None:
    (block,) = blocks_of(
        "  store ptr addrspace(1) %q, ptr addrspace(3) %p, align 8\n  ret void", "ptr addrspace(3) %p, ptr addrspace(1) %q"
    )
    assert [(op.cls, op.memory) for op in block.ops] == [("store", "local")]
