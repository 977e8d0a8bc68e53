"""Where the values of a function are defined and used."""

from __future__ import annotations

from collections import defaultdict

from mgpusim.opencl.analysis.cfg import ControlFlow, used_registers
from mgpusim.opencl.analysis.linear import LinearForms
from mgpusim.opencl.analysis.operations import operand_type
from mgpusim.opencl.ir.program import Function, Instr


class Definitions:
    """Definitions and uses of registers.

    Attributes
    ----------
    types : gives the type of an operand.
    definition : the instruction that defines a register; arguments have none.
    home : the position of its block in the order of execution.
    users : the instructions that read a register.
    forms : values as sums of products.
    """

    def __init__(self, function: Function, flow: ControlFlow) -> None:
        self.function, self.flow = function, flow
        self.types = operand_type(function)
        self.definition: dict[int, Instr] = {}
        self.home: dict[int, int] = {}
        self.users: dict[int, list[Instr]] = defaultdict(list)
        for p, b in enumerate(flow.order):
            for instr in function.blocks[b].instrs:
                if instr.result >= 0:
                    self.definition[instr.result] = instr
                    self.home[instr.result] = p
                for r in used_registers(instr):
                    self.users[r].append(instr)
        self.forms = LinearForms(self.definition)
