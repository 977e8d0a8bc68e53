"""One instruction to one Python closure `step(R, S)` over the register file R and the run's state S.

Closures are made once per kernel and mode; a run then only calls them block by block. Vectors are lists of components, so
insert, extract and shuffle cost nothing.
"""

from __future__ import annotations

from mgpusim.opencl.builtins import Builtin
from mgpusim.opencl.execution.builtin_steps import BuiltinSteps
from mgpusim.opencl.execution.sites import Step
from mgpusim.opencl.execution.value_steps import value_step
from mgpusim.opencl.ir.program import Instr


class StepMaker(BuiltinSteps):
    """Makes the steps of one kernel."""

    def make(self, instr: Instr, builtin: Builtin | None, needed: bool, at: tuple[int, int, int]) -> Step | None:
        """Return the step of `instr`, or None if nothing has to happen. `needed` says whether its value matters."""
        op = instr.op
        if op == "load":
            return self._load(instr, needed, at)
        if op == "store":
            return self._store(instr, needed, at)
        if op in ("atomicrmw", "cmpxchg"):
            return self._atomic_instr(instr, needed, at)
        if op == "call":
            return self._call(instr, builtin, needed, at)
        if not needed:
            return None
        if op in ("fence", "unreachable", "ret", "br", "switch", "phi"):
            return None
        return value_step(instr, self.slot, self.operand_type)
