"""Linear forms against evaluating the instructions themselves."""

from __future__ import annotations

from math import prod

from hypothesis import given
from hypothesis import strategies as st

from mgpusim.opencl.analysis.linear import LinearForms
from mgpusim.opencl.ir.program import Const, Instr, Operand, Reg, Type

INT = Type("int", bits=64)
ARGUMENTS = 3

Step = tuple[str, int, int, int]
steps = st.lists(
    st.tuples(
        st.sampled_from(("add", "sub", "mul", "shl", "sext", "getelementptr", "xor")),
        st.integers(0, 99),
        st.integers(0, 99),
        st.integers(-5, 5),
    ),
    max_size=12,
)


def instructions(made: list[Step]) -> dict[int, Instr]:
    """A program whose operands are earlier values, or a constant where the second is even."""
    out: dict[int, Instr] = {}
    for n, (op, first, second, number) in enumerate(made):
        r = ARGUMENTS + n
        a: Operand = Reg(first % r)
        b: Operand = Reg(second % r) if second % 2 else Const(INT, number)
        if op == "shl":
            b = Const(INT, abs(number))
        if op == "getelementptr" and isinstance(b, Reg):
            out[r] = Instr(op, INT, r, (a, b), indices=(number, 4))
        elif op == "getelementptr":
            out[r] = Instr(op, INT, r, (a,), indices=(number,))
        else:
            out[r] = Instr(op, INT, r, (a,) if op == "sext" else (a, b))
    return out


def value(instr: Instr, of: list[int]) -> int:
    args = [of[a.index] if isinstance(a, Reg) else int(a.value) for a in instr.args]
    if instr.op == "getelementptr":
        return args[0] + instr.indices[0] + sum(a * s for a, s in zip(args[1:], instr.indices[1:], strict=True))
    if instr.op == "sext":
        return args[0]
    a, b = args
    return {"add": a + b, "sub": a - b, "mul": a * b, "shl": a << max(0, b) if instr.op == "shl" else 0, "xor": a ^ b}[instr.op]


@given(steps, st.lists(st.integers(-9, 9), min_size=ARGUMENTS, max_size=ARGUMENTS))
def test_a_form_has_the_value_of_what_it_stands_for(made: list[Step], arguments: list[int]) -> None:
    definition = instructions(made)
    of = list(arguments)
    for instr in definition.values():
        of.append(value(instr, of))
    forms = LinearForms(definition)
    for r in range(len(of)):
        assert sum(n * prod(of[x] for x in product) for product, n in forms.form(Reg(r)).items()) == of[r]


@given(steps, st.integers(-99, 99))
def test_a_constant_does_not_change_the_stem(made: list[Step], distance: int) -> None:
    definition = instructions(made)
    last = ARGUMENTS + len(made) - 1
    definition[last + 1] = Instr("add", INT, last + 1, (Reg(last), Const(INT, distance)))
    forms = LinearForms(definition)
    assert forms.stem(Reg(last)) == forms.stem(Reg(last + 1))
    assert forms.form(Reg(last + 1)).get((), 0) - forms.form(Reg(last)).get((), 0) == distance
