"""How values change from iteration to iteration of a loop, and what only steers it."""

from __future__ import annotations

from mgpusim.opencl.analysis.definitions import Definitions
from mgpusim.opencl.analysis.facts import TripCount
from mgpusim.opencl.ir.program import ROLLED, Const, Instr, Operand, Reg

_SURER: tuple[TripCount, ...] = ("fixed", "counted", "stepped", "strided", "open")
"""How a compiler may know the trips of a loop, the surest first."""


class Inductions:
    """Values of a function by what an iteration of a loop does to them."""

    def __init__(self, defs: Definitions) -> None:
        self.defs = defs
        self._affine: dict[tuple[int, int], str] = {}

    def affine(self, operand: Operand, loop: int) -> str:
        """Return how a value changes from one iteration of `loop` to the next.

        It is "invariant", of "constant step", of "invariant step" or "other". By an invariant step it is linear in the loop's
        induction variables.
        """
        if isinstance(operand, Const):
            return "invariant"
        key = (operand.index, loop)
        if key not in self._affine:
            self._affine[key] = "other"  # recursion through a phi that is not an induction variable
            self._affine[key] = self._classify(operand.index, loop)
        return self._affine[key]

    def _classify(self, r: int, loop: int) -> str:
        instr = self.defs.definition.get(r)
        if instr is None or (loop >= 0 and self.defs.home[r] not in self.defs.flow.loops[loop].blocks):
            return "invariant"
        if instr.op == "phi":
            return self._induction(instr, loop)
        parts = [self.affine(a, loop) for a in instr.args]
        if "other" in parts:
            return "other"
        if all(p == "invariant" for p in parts) and instr.op not in ("load", "call", "alloca"):
            return "invariant"
        step = "constant step" if "invariant step" not in parts else "invariant step"
        if instr.op in ("add", "sub", "sext", "zext", "trunc", "getelementptr", "insertelement", "extractelement", "freeze"):
            return step
        if instr.op in ("mul", "shl") and "invariant" in parts:
            return step if isinstance(instr.args[1], Const) else "invariant step"
        if instr.op == "or" and "invariant" in parts:  # clang writes x + constant as or where the bits cannot meet
            return step
        return "other"

    def _induction(self, phi: Instr, loop: int) -> str:
        if loop < 0 or self.defs.home[phi.result] != self.defs.flow.loops[loop].header:
            return "other"
        constant = True
        for value, source in phi.incoming:
            if self.defs.flow.position[source] not in self.defs.flow.loops[loop].blocks:
                continue
            step = self.defs.definition.get(value.index) if isinstance(value, Reg) else None
            if step is None or step.op not in ("add", "sub", "getelementptr"):
                return "other"
            others = [a for a in step.args if a != Reg(phi.result)]
            if len(others) == len(step.args):
                return "other"
            if not all(
                isinstance(o, Const) or self.defs.home.get(o.index, -1) not in self.defs.flow.loops[loop].blocks for o in others
            ):
                return "other"
            constant = constant and all(isinstance(o, Const) for o in others)
        return "constant step" if constant else "invariant step"

    def loop_control(self) -> set[int]:
        """ids of induction steps, exit tests and their branches."""
        out: set[int] = set()
        for i, loop in enumerate(self.defs.flow.loops):
            for p in loop.blocks:
                for instr in self.defs.function.blocks[self.defs.flow.order[p]].instrs:
                    if instr.op == "phi" and p == loop.header and self._induction(instr, i) != "other":
                        out |= {
                            id(self.defs.definition[v.index])
                            for v, s in instr.incoming
                            if isinstance(v, Reg) and self.defs.home.get(v.index, -1) in loop.blocks
                        }
                last = self.defs.function.blocks[self.defs.flow.order[p]].instrs[-1]
                leaves = any(self.defs.flow.position[t] not in loop.blocks for t in last.targets)
                if leaves and last.args and isinstance(last.args[0], Reg) and self.defs.flow.loop_of[p] == i:
                    test = self.defs.definition.get(last.args[0].index)
                    if test is not None and test.op == "icmp" and all(self.affine(a, i) != "other" for a in test.args):
                        out |= {id(last), id(test)}
        return out

    def trip_count(self, loop: int) -> TripCount:
        """Return how a compiler finds out the trip count of a loop before it runs.

        "fixed": its counter is a constant at the start and compared with one, so that it is known when the kernel is compiled.
        "counted": a counter that is tested where the loop is left steps by one. "stepped": it steps by another constant.
        "strided": a division tells, since its step is not known. "open": nothing does. The loop is left on data as well, or its
        counter may wrap around: by a step that is not a constant where the sum is not known to stay in range, as that of unsigned
        numbers, or that of an int and a size_t. "rolled": it is not to be unrolled, as by `#pragma nounroll`, or has been.
        """
        blocks = self.defs.flow.loops[loop].blocks
        counts: set[TripCount] = set()
        ends = {p: self.defs.function.blocks[self.defs.flow.order[p]].instrs[-1] for p in blocks}
        if any(ROLLED in end.flags for end in ends.values()):
            return "rolled"
        for end in ends.values():
            if all(self.defs.flow.position[t] in blocks for t in end.targets):
                continue
            test = self.defs.definition.get(end.args[0].index) if end.args and isinstance(end.args[0], Reg) else None
            if test is None or test.op != "icmp" or any(self.affine(side, loop) == "other" for side in test.args):
                return "open"
            kinds = {self._tested(test, counter, bound, loop) for counter, bound in (test.args, test.args[::-1])}
            counts.add(next(kind for kind in _SURER if kind in kinds))
        return next((kind for kind in reversed(_SURER) if kind in counts), "open")

    def _tested(self, test: Instr, counter: Operand, bound: Operand, loop: int) -> TripCount:
        """Return what comparing a counter with a bound says of the trip count; "open" where this side holds no counter."""
        flow = self.defs.flow
        blocks = flow.loops[loop].blocks
        out: TripCount = "open"
        for product in self.defs.forms.form(counter):
            phi = self.defs.definition.get(product[0]) if len(product) == 1 else None
            if phi is None or phi.op != "phi" or self.defs.home[phi.result] != flow.loops[loop].header:
                continue
            inside = {v for v, source in phi.incoming if flow.position[source] in blocks}
            starts = [v for v, _ in phi.incoming if v not in inside]
            if isinstance(bound, Const) and all(isinstance(v, Const) for v in starts):
                return "fixed"
            for value in inside:
                step = dict(self.defs.forms.form(value))
                if step.pop((phi.result,), 0) != 1:
                    continue
                if step in ({(): 1}, {(): -1}):
                    return "counted"
                added = self.defs.definition.get(value.index) if isinstance(value, Reg) else None
                in_range = "nsw" if test.pred.startswith("s") else "nuw"
                if not set(step) - {()} or test.pred in ("eq", "ne") or (added is not None and in_range in added.flags):
                    out = "strided" if set(step) - {()} else "stepped"
        return out
