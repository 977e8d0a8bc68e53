"""What each instruction is charged: operations by role, less what compilers do not compute where it stands."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

from mgpusim.opencl.analysis.cfg import used_registers
from mgpusim.opencl.analysis.definitions import Definitions
from mgpusim.opencl.analysis.facts import OpKey
from mgpusim.opencl.analysis.induction import Inductions
from mgpusim.opencl.analysis.merging import merging_of
from mgpusim.opencl.analysis.operations import INT_DIVISION, ops_of
from mgpusim.opencl.analysis.slices import builtin_of
from mgpusim.opencl.ir.program import Const, Instr, Reg


class Charges:
    """Charges of a function's instructions; `merging` says which of them an instruction of three operands takes in, `steering`
    are the ids of those that steer loops."""

    def __init__(self, defs: Definitions, inductions: Inductions) -> None:
        self.defs, self.inductions = defs, inductions
        self._address, self.steering = self._address_only(), inductions.loop_control()
        self._conditions = self._condition_only()
        self.merging = merging_of(defs, self._alone)

    def _alone(self, instr: Instr) -> bool:
        return id(instr) not in self.steering and (instr.result not in self._address or instr.result in self._conditions)

    def _condition_only(self) -> set[int]:
        """Those of the registers for addresses and branches that end in no address and no coordinate."""
        out = {r for r in self._address if self.defs.definition[r].type.scalar.kind == "int"}
        return self._largest(out, lambda r: all(u.op in ("br", "switch") or u.result in out for u in self.defs.users[r]))

    def _address_only(self) -> set[int]:
        """Registers whose every use ends in an address, a coordinate, a comparison or a branch."""
        out = {r for r, i in self.defs.definition.items() if i.type.scalar.kind in ("int", "ptr")}
        return self._largest(out, lambda r: all(self._address_use(r, user, out) for user in self.defs.users[r]))

    def _largest(self, out: set[int], holds: Callable[[int], bool]) -> set[int]:
        """Take registers out until what depends on their uses holds for all that are left."""
        waiting = list(out)
        while waiting:
            r = waiting.pop()
            if r in out and not holds(r):
                out.discard(r)  # which those that it is made of may depend on
                waiting += used_registers(self.defs.definition[r])
        return out

    def _address_use(self, r: int, user: Instr, inside: set[int]) -> bool:
        if user.op in ("br", "switch", "load", "icmp"):
            return user.op != "icmp" or user.result in inside
        if user.op == "store":
            return not (isinstance(user.args[0], Reg) and user.args[0].index == r)
        if user.op in ("atomicrmw", "cmpxchg"):
            return isinstance(user.args[0], Reg) and user.args[0].index == r
        if user.op == "call":
            builtin = builtin_of(user)
            if builtin is None:
                return False
            if builtin.kind == "image":
                return not (builtin.name.startswith("write_image") and user.args[-1] == Reg(r))
            return (builtin.name.startswith(("vload", "vstore")) and user.args[0] != Reg(r)) or (
                builtin.kind == "pure" and user.result in inside
            )
        return user.result in inside

    def charges(self, p: int) -> Iterator[tuple[int, Instr, list[tuple[OpKey, float]]]]:
        """Yield (index, instruction, what it is charged: operations and their count) of the block at position `p`.

        What is free, hoisted or a part of an address that
        strength reduction shares is charged nothing.
        """
        loop = self.defs.flow.loop_of[p]
        stems: set[Any] = set()
        for index, instr in enumerate(self.defs.function.blocks[self.defs.flow.order[p]].instrs):
            charged = []
            for cls, bits, n, count in ops_of(instr, self.defs.function):
                if id(instr) in self.steering:
                    role = "loop"
                elif instr.result in self._address or instr.op == "getelementptr" or (instr.op == "br"):
                    role = self._address_role(instr, loop, stems)
                    if role == "address" and instr.result in self.merging.taken:
                        role = "merged address"
                else:
                    role = "" if self._hoisted(instr, loop) else "merged" if instr.result in self.merging.taken else "value"
                cls = self.merging.classes.get(instr.result, cls)
                if role:
                    charged.append((OpKey(cls, bits, n, role), count))
            yield index, instr, charged

    def mix(self) -> tuple[dict[OpKey, float], ...]:
        """Return the operations of each block, in the order of execution."""
        out = []
        for p in range(len(self.defs.flow.order)):
            counts: dict[OpKey, float] = defaultdict(float)
            for _, _, charged in self.charges(p):
                for key, count in charged:
                    counts[key] += count
            out.append(dict(counts))
        return tuple(out)

    def _hoisted(self, instr: Instr, loop: int) -> bool:
        """Whether a compiler that need not fear a division by zero computes it before the loop."""
        return loop >= 0 and instr.op in INT_DIVISION and self.inductions.affine(Reg(instr.result), loop) == "invariant"

    def _address_role(self, instr: Instr, loop: int, stems: set[Any]) -> str:
        """Return the role of address arithmetic, "" for what costs nothing: loads and stores add a constant to an address
        themselves, so that of addresses a constant apart one is computed, in a loop by adding to that of the iteration before."""
        if self._hoisted(instr, loop):
            return ""
        if instr.op not in ("add", "sub", "mul", "shl", "or", "getelementptr"):
            return "address"
        step = self.inductions.affine(Reg(instr.result), loop) if loop >= 0 else "other"
        if step == "invariant":
            return ""
        users = self.defs.users[instr.result]
        stem: Any = self.defs.forms.stem(Reg(instr.result))
        if instr.op != "getelementptr":
            if not any(u.op in ("insertelement", "call") for u in users):
                # a constant that is added, or a power of two that the index is scaled by with the size of an element
                constant = instr.op != "mul" and isinstance(instr.args[1], Const) and all(map(self._to_pointer, users))
                return "" if step != "other" or constant else "address"
            stem = tuple(self.defs.forms.form(Reg(instr.result)).items())  # a fetch adds nothing to a coordinate
        if stem in stems:
            return ""
        stems.add(stem)
        # copies of an unrolled body are a constant apart
        return "loop" if step == "constant step" and instr.op == "getelementptr" else "address"

    def _to_pointer(self, user: Instr) -> bool:
        if user.op in ("sext", "zext", "freeze"):
            return all(map(self._to_pointer, self.defs.users[user.result]))
        return user.op == "getelementptr"
