"""Control flow and execution: random programs against dominator theory and against the executor's lane-by-lane twin."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.opencl.analysis.cfg import ControlFlow, analyse
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.execution.simt import CompiledKernel, Geometry, execute
from mgpusim.opencl.ir.program import Function, Module
from mgpusim.opencl.ir.reader import read_module
from tests.helpers.examples import examples
from tests.helpers.programs import IN_INTS, OUT_INTS, Program, goto_program, opencl_kernel
from tests.helpers.twin import Lane, run_lane

LANES, LOCAL, N = 16, 8, 3
programs = st.builds(lambda size, seed: Program(random.Random(seed), size).text, st.integers(1, 40), st.integers(0, 2**32))
goto_programs = st.builds(
    lambda blocks, seed: goto_program(random.Random(seed), blocks), st.integers(2, 9), st.integers(0, 2**32)
)


# ---- the order of blocks ---------------------------------------------------------------------------------------------
def dominators(function: Function) -> dict[int, set[int]]:
    """Dominators of each reachable block, by the fixed point of their definition."""
    reachable, todo = {0}, [0]
    while todo:
        for s in function.blocks[todo.pop()].succs:
            if s not in reachable:
                reachable.add(s)
                todo.append(s)
    preds = {b: [p for p in reachable if b in function.blocks[p].succs] for b in reachable}
    found = {b: set(reachable) for b in reachable} | {0: {0}}
    changed = True
    while changed:
        changed = False
        for b in reachable - {0}:
            new = {b} | set.intersection(*(found[p] for p in preds[b]))
            changed |= new != found[b]
            found[b] = new
    return found


def natural_loops(function: Function) -> dict[int, set[int]]:
    """Header -> blocks, joined over its back edges: what reaches a latch without passing the header."""
    dominated = dominators(function)
    loops: dict[int, set[int]] = {}
    for latch in dominated:
        for header in function.blocks[latch].succs:
            if header in dominated[latch]:
                body, todo = loops.setdefault(header, {header}), [latch]
                while todo:
                    b = todo.pop()
                    if b not in body:
                        body.add(b)
                        todo += [p for p in dominated if b in function.blocks[p].succs]
    return loops


def is_reducible(function: Function) -> bool:
    """Whether the graph without edges to dominators has no cycle."""
    dominated = dominators(function)
    left = {b: {s for s in function.blocks[b].succs if s not in dominated[b]} for b in dominated}
    while left:
        sources = set(left) - set().union(*left.values())
        if not sources:
            return False
        for b in sources:
            del left[b]
    return True


def check_order(function: Function, flow: ControlFlow) -> None:
    position = {b: p for p, b in enumerate(flow.order)}
    dominated = dominators(function)
    assert set(flow.order) == set(dominated)
    assert all(flow.position[b] == p for b, p in position.items())
    assert flow.reducible == is_reducible(function)
    for loop in flow.loops:
        assert list(loop.blocks) == list(range(loop.blocks[0], loop.blocks[-1] + 1)), "a loop's blocks lie together"
        assert loop.header == loop.blocks[0]
        if loop.parent >= 0:
            outer = flow.loops[loop.parent]
            assert set(loop.blocks) < set(outer.blocks)
            assert loop.depth == outer.depth + 1
    for p, innermost in enumerate(flow.loop_of):
        around = [i for i, loop in enumerate(flow.loops) if p in loop.blocks]
        assert innermost == max(around, key=lambda i: flow.loops[i].depth, default=-1)
    for i, loop in enumerate(flow.loops):
        assert max(flow.slot[p] for p in loop.blocks) < flow.latch_slot[i]
        later = [flow.slot[p] for p in range(loop.blocks[-1] + 1, len(flow.order))]
        assert all(flow.latch_slot[i] < s for s in later)
        if loop.parent >= 0:
            assert flow.latch_slot[i] < flow.latch_slot[loop.parent]
    assert len({*flow.slot, *flow.latch_slot}) == len(flow.slot) + len(flow.latch_slot)
    if flow.reducible:
        for b in position:
            for s in function.blocks[b].succs:
                assert position[b] < position[s] or s in dominated[b]
        ours = {flow.order[loop.header]: {flow.order[p] for p in loop.blocks} for loop in flow.loops}
        assert ours == natural_loops(function)


@examples(60)
@given(programs)
def test_order_of_structured_programs(text: str) -> None:
    function = read_module(text).kernels["k"]
    flow = analyse(function)
    assert flow.reducible
    check_order(function, flow)


@examples(80)
@given(goto_programs)
def test_order_of_arbitrary_graphs(text: str) -> None:
    function = read_module(text).kernels["k"]
    check_order(function, analyse(function))


def test_unreachable_blocks_are_left_out() -> None:
    text = "define spir_kernel void @k() {\nentry:\n  br label %end\nlost:\n  br label %end\nend:\n  ret void\n}"
    function = read_module(text).kernels["k"]
    flow = analyse(function)
    assert [function.blocks[b].name for b in flow.order] == ["entry", "end"]
    assert flow.position[1] == -1


# ---- execution against the twin --------------------------------------------------------------------------------------
class Paths:
    """An observer that keeps, for each lane, the blocks it ran (indices) and the bytes it touched, in order."""

    def __init__(self, flow: ControlFlow, lanes: int) -> None:
        self.flow, self.lanes = flow, lanes
        self.paths: list[list[int]] = [[] for _ in range(lanes)]
        self.touched: list[list[tuple[int, int, int]]] = [[] for _ in range(lanes)]
        self.visits: Counter[int] = Counter()

    def _active(self, mask: Any) -> list[int]:
        return list(range(self.lanes)) if mask is None else np.flatnonzero(mask).tolist()

    def block(self, position: int, mask: Any) -> None:
        assert mask is None or mask.any(), "a block ran for nobody"
        self.visits[position] += 1
        for lane in self._active(mask):
            self.paths[lane].append(self.flow.order[position])

    def access(self, site: Any, item: Any, offset: Any, mask: Any) -> None:
        for lane in self._active(mask):
            at = int(offset if isinstance(offset, int) else offset[lane])
            self.touched[lane].append((item.arg, at, site.width_b))

    def texels(self, site: Any, image: Any, index: Any, mask: Any) -> None:
        raise AssertionError("no image here")


def inputs() -> list[np.ndarray[Any, Any]]:
    rng = np.random.default_rng(7)
    wide = rng.integers(-(2**31), 2**31, IN_INTS).astype(np.int32)
    return [wide, np.zeros(LANES * OUT_INTS, np.int32), rng.integers(0, 16, IN_INTS).astype(np.int32)]


def ours(module: Module, entry: str, full: bool) -> tuple[np.ndarray[Any, Any], Paths]:
    kernel = CompiledKernel(module, entry, full=full)
    paths = Paths(kernel.flow, LANES)
    given_, out, other = inputs()
    groups = range(LANES // LOCAL)
    execute(kernel, Geometry([LANES], [LOCAL]), groups, [given_, out, other, N], paths, step_limit=200_000)
    return out, paths


def twins(function: Function) -> tuple[np.ndarray[Any, Any], list[Lane]]:
    given_, out, other = (bytearray(a.tobytes()) for a in inputs())
    lanes = [run_lane(function, [given_, out, other, N], g, LOCAL) for g in range(LANES)]
    return np.frombuffer(out, np.int32), lanes


def check_execution(module: Module, entry: str = "k") -> None:
    """Outputs, the path of every lane and all addresses, in full mode and in the address slice."""
    function = module.kernels[entry]
    expected, lanes = twins(function)
    for full in (True, False):
        out, seen = ours(module, entry, full)
        if full:
            np.testing.assert_array_equal(out, expected)
        for g, lane in enumerate(lanes):
            assert seen.paths[g] == lane.path
            assert seen.touched[g] == lane.touched
        check_reconvergence(seen, lanes)


def check_reconvergence(seen: Paths, lanes: list[Lane]) -> None:
    """Blocks outside of loops run once for all; a loop outside of others runs as often as its slowest lane needs."""
    flow = seen.flow
    if not flow.reducible:
        return
    for p, b in enumerate(flow.order):
        most = max(lane.path.count(b) for lane in lanes)
        loop = flow.loop_of[p]
        if loop < 0 or (flow.loops[loop].depth == 1 and p == flow.loops[loop].header):
            assert seen.visits[p] == most


@examples(25)
@given(programs)
def test_structured_programs_run_as_their_twin(text: str) -> None:
    check_execution(read_module(text))


@pytest.mark.slow
@examples(5000)
@given(programs)
def test_many_structured_programs_run_as_their_twin(text: str) -> None:
    check_execution(read_module(text))


@examples(30)
@given(goto_programs)
def test_irreducible_programs_run_as_their_twin(text: str) -> None:
    check_execution(read_module(text))


def clang_module(first: int, count: int) -> Module:
    kernels = [opencl_kernel(random.Random(seed), f"k{seed}", 16) for seed in range(first, first + count)]
    return read_module(compile_source(TranslationUnit("\n".join(kernels))))


def test_optimized_programs_run_as_their_twin() -> None:
    """What clang makes of random OpenCL C: threaded jumps, shared latches, sunk and hoisted code, lookup tables."""
    module = clang_module(1000, 60)
    assert len(module.kernels) == 60
    exits = Counter[int]()
    for name, function in module.kernels.items():
        for body in natural_loops(function).values():
            exits[sum(bool(set(function.blocks[b].succs) - body) for b in body)] += 1
        check_order(function, analyse(function))
        check_execution(module, name)
    assert exits[1] > 20
    assert exits[2] + exits[3] > 5, "these programs no longer hold loops that are left in several places"


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_many_optimized_programs_run_as_their_twin(part: int) -> None:
    module = clang_module(1000 * (part + 1), 100)
    for name in module.kernels:
        check_execution(module, name)


def ints(text: str, lanes: int = 8) -> list[int]:
    """Run kernel `k(int *p)` over one group and return what it leaves."""
    out = np.zeros(lanes, np.int32)
    execute(CompiledKernel(read_module(text), "k", full=True), Geometry([lanes], [lanes]), [0], [out])
    return out.tolist()


ID = """define spir_kernel void @k(ptr addrspace(1) %p) {
entry:
  %g = call spir_func i64 @_Z13get_global_idj(i32 0)
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %g
  %v = trunc i64 %g to i32
"""


def test_lanes_that_stay_in_a_loop_keep_its_phis() -> None:
    """A conditional branch to the header (what `continue` becomes) must not overwrite the phis of lanes that go on."""
    text = """  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %head ], [ %j, %rest ]
  %j = add i32 %i, 1
  %s = and i32 %i, 1
  %w = and i32 %v, 1
  %c = icmp eq i32 %s, %w
  br i1 %c, label %head, label %rest
rest:
  store i32 %i, ptr addrspace(1) %q, align 4
  %d = icmp slt i32 %i, 3
  br i1 %d, label %head, label %end
end:
  ret void
}"""
    assert ints(ID + text) == [3, 4] * 4


def test_phis_are_all_read_before_any_is_written() -> None:
    """Lanes that leave take a header's phi as it was, although those that stay get its next value by the same branch."""
    text = """  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %v
  br i1 %c, label %head, label %end
end:
  %last = phi i32 [ %i, %head ]
  store i32 %last, ptr addrspace(1) %q, align 4
  ret void
}"""
    assert ints(ID + text) == [0, 0, 1, 2, 3, 4, 5, 6]


def test_phis_that_swap() -> None:
    text = """  br label %head
head:
  %a = phi i32 [ 1, %entry ], [ %b, %head ]
  %b = phi i32 [ %v, %entry ], [ %a, %head ]
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %v
  br i1 %c, label %head, label %end
end:
  %t = mul i32 %a, 10
  %r = add i32 %t, %b
  store i32 %r, ptr addrspace(1) %q, align 4
  ret void
}"""
    expected = [10 * a + b for a, b in ((1, v) if max(v, 1) % 2 else (v, 1) for v in range(8))]
    assert ints(ID + text) == expected
