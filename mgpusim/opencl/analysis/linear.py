"""Integer and pointer values as sums of products: what two addresses differ by, as a compiler sees it."""

from __future__ import annotations

from collections.abc import Mapping

from mgpusim.opencl.ir.program import Const, Instr, Operand

Form = dict[tuple[int, ...], int]  # product of registers (ascending; () is one): coefficient
_MOST_TERMS = 12
_PASSES = frozenset("sext zext trunc freeze".split())


class LinearForms:
    """Forms of the values of a function, by register.

    Sums, differences, products, shifts by constants and address computations are taken apart. Anything else is a term of its
    own, as is a sum of more than twelve products. Widths are not looked at: no sum is taken to overflow.

    >>> ir = '''define spir_kernel void @k(ptr addrspace(1) %p, i32 %x, i32 %n) {
    ...   %y = add i32 %x, 3
    ...   %r = mul i32 %y, %n
    ...   %i = sext i32 %r to i64
    ...   %q = getelementptr float, ptr addrspace(1) %p, i64 %i
    ...   store float 0.0, ptr addrspace(1) %q, align 4
    ...   ret void
    ... }'''
    >>> function = read_module(ir).kernels["k"]
    >>> definitions = {i.result: i for b in function.blocks for i in b.instrs if i.result >= 0}
    >>> [q] = [i.args[1] for b in function.blocks for i in b.instrs if i.op == "store"]
    >>> LinearForms(definitions).form(q)
    {(0,): 1, (1, 2): 4, (2,): 12}
    """

    def __init__(self, definition: Mapping[int, Instr]) -> None:
        self._definition = definition
        self._known: dict[int, Form] = {}

    def form(self, operand: Operand) -> Form:
        """Return {product of registers: its coefficient}; a constant that is not a number is zero.

        One that points into a variable of the module is the bytes from its start."""
        if isinstance(operand, Const):
            value = operand.value[1] if isinstance(operand.value, tuple) and operand.type.kind == "ptr" else operand.value
            return {(): value} if isinstance(value, int) and value else {}
        r = operand.index
        if r not in self._known:
            self._known[r] = {(r,): 1}  # a value that depends on itself is a term
            self._known[r] = self._of(r)
        return self._known[r]

    def stem(self, operand: Operand) -> tuple[tuple[tuple[int, ...], int], ...]:
        """Return the form without its constant: addresses of one stem are a constant apart."""
        return tuple(sorted((product, n) for product, n in self.form(operand).items() if product))

    def _of(self, r: int) -> Form:
        whole: Form = {(r,): 1}
        instr = self._definition.get(r)
        if instr is None or instr.type.kind not in ("int", "ptr"):
            return whole
        args = instr.args
        if instr.op in _PASSES:
            out = self.form(args[0])
        elif instr.op == "add" or (instr.op == "or" and isinstance(args[1], Const)):
            # clang writes x + constant as or where the bits cannot meet
            out = _sum(self.form(args[0]), self.form(args[1]), 1)
        elif instr.op == "sub":
            out = _sum(self.form(args[0]), self.form(args[1]), -1)
        elif instr.op == "mul":
            out = _product(self.form(args[0]), self.form(args[1]))
        elif instr.op == "shl" and isinstance(args[1], Const) and isinstance(args[1].value, int):
            out = _product(self.form(args[0]), {(): 1 << args[1].value})
        elif instr.op in ("ashr", "lshr") and "exact" in instr.flags and isinstance(args[1], Const):
            # clang extends the sign of x and scales it by shifting it left and back, but not as far
            inner, by = self.form(args[0]), 1 << int(args[1].value)
            if any(n % by for n in inner.values()):
                return whole
            out = {product: n // by for product, n in inner.items()}
        elif instr.op == "getelementptr":
            out = _sum(self.form(args[0]), {(): instr.indices[0]}, 1)
            for index, stride in zip(args[1:], instr.indices[1:], strict=True):
                out = _sum(out, self.form(index), stride)
        else:
            return whole
        return out if len(out) <= _MOST_TERMS else whole


def _sum(a: Form, b: Form, times: int) -> Form:
    out = dict(a)
    for product, n in b.items():
        out[product] = out.get(product, 0) + times * n
    return {product: n for product, n in out.items() if n}


def _product(a: Form, b: Form) -> Form:
    out: Form = {}
    for left, n in a.items():
        for right, m in b.items():
            product = tuple(sorted(left + right))
            out[product] = out.get(product, 0) + n * m
    return {product: n for product, n in out.items() if n}
