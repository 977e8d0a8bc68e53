"""Instructions of textual LLVM IR, one method each."""

from __future__ import annotations

import re

from mgpusim.errors import UnsupportedError
from mgpusim.opencl.ir.operands import ATTRIBUTES, VOID, OperandReader, flatten_gep
from mgpusim.opencl.ir.program import Const, Instr, Operand, Reg, Type
from mgpusim.opencl.ir.tokens import FLAGS, Tokens, unquote

_BINARY = frozenset("add sub mul udiv sdiv urem srem shl lshr ashr and or xor fadd fsub fmul fdiv frem".split())
_CASTS = frozenset(("trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint inttoptr bitcast addrspacecast").split())
_INSTEAD = {
    "va_arg": "pass an array instead of variable arguments", "indirectbr": "use a switch", "invoke": "OpenCL C has no exceptions",
}  # fmt: skip
_ATOMIC = frozenset("add sub xchg and or xor nand min max umin umax fadd fsub fmin fmax".split())
_CALLED = re.compile(r"\bcall\b[^@\n]*@([\w.$]+)\(")
_CALL_WORDS = ATTRIBUTES | frozenset(
    ("spir_func spir_kernel fastcc ccc coldcc addrspace fast nnan ninf nsz arcp contract afn reassoc").split()
)


class InstructionReader(OperandReader):
    """Reads the lines of a function's body."""

    # ---- instructions --------------------------------------------------------------------------------------------
    def _instruction(self, t: Tokens) -> Instr | None:
        result_name = ""
        if t.peek().startswith("%"):
            result_name = unquote(t.next()[1:])
            t.expect("=")
        flags = []
        while t.peek() in ("tail", "musttail", "notail"):
            t.next()
        op = t.next()
        while t.peek() in FLAGS:
            flags.append(t.next())
        instr = self._body(op, t, flags)
        if instr is None:
            return None
        instr.line = t.line
        if result_name and instr.type.kind != "void":
            instr.result = self._register(unquote(result_name), instr.type)
            self.reg_types[instr.result] = instr.type
        return instr

    def _body(self, op: str, t: Tokens, flags: list[str]) -> Instr | None:
        if op in _BINARY:
            type_ = self.type(t)
            left = self.operand(type_, t)
            t.expect(",")
            return Instr(op, type_, args=(left, self.operand(type_, t)), flags=tuple(flags))
        if op in _CASTS:
            value = self.typed_operand(t)
            t.expect("to")
            return Instr(op, self.type(t), args=(value,), flags=tuple(flags))
        if op in ("icmp", "fcmp"):
            pred = t.next()
            while pred in FLAGS:
                pred = t.next()
            type_ = self.type(t)
            left = self.operand(type_, t)
            t.expect(",")
            bit = Type("int", bits=1)
            result = Type("vector", elem=bit, count=type_.count) if type_.kind == "vector" else bit
            return Instr(op, result, args=(left, self.operand(type_, t)), pred=pred)
        handler = getattr(self, f"_op_{op}", None)
        if handler is None:
            raise UnsupportedError(
                f"line {t.line}: IR instruction '{op}' is not supported; {_INSTEAD.get(op, 'write it in core OpenCL C')}"
            )
        instr: Instr | None = handler(t, flags)
        return instr

    def _list(self, t: Tokens, count: int) -> tuple[Operand, ...]:
        out = []
        for i in range(count):
            if i:
                t.expect(",")
            out.append(self.typed_operand(t))
        return tuple(out)

    def _type_of(self, operand: Operand) -> Type:
        return self.reg_types[operand.index] if isinstance(operand, Reg) else operand.type

    def _op_fneg(self, t: Tokens, flags: list[str]) -> Instr:
        (value,) = self._list(t, 1)
        return Instr("fneg", self._type_of(value), args=(value,))

    def _op_freeze(self, t: Tokens, flags: list[str]) -> Instr:
        (value,) = self._list(t, 1)
        return Instr("freeze", self._type_of(value), args=(value,))

    def _op_select(self, t: Tokens, flags: list[str]) -> Instr:
        args = []
        for i in range(3):
            if i:
                t.expect(",")
            type_ = self.type(t)
            args.append(self.operand(type_, t))
        return Instr("select", type_, args=tuple(args))

    def _op_phi(self, t: Tokens, flags: list[str]) -> Instr:
        type_ = self.type(t)
        incoming = []
        while t.accept("["):
            value = self.operand(type_, t)
            t.expect(",")
            incoming.append((value, self.block_of(t.next())))
            t.expect("]")
            t.accept(",")
        return Instr("phi", type_, incoming=tuple(incoming))

    def _op_extractelement(self, t: Tokens, flags: list[str]) -> Instr:
        type_ = self.type(t)
        vector = self.operand(type_, t)
        t.expect(",")
        return Instr("extractelement", type_.scalar, args=(vector, self.typed_operand(t)))

    def _op_insertelement(self, t: Tokens, flags: list[str]) -> Instr:
        type_ = self.type(t)
        vector = self.operand(type_, t)
        t.expect(",")
        return Instr("insertelement", type_, args=(vector, *self._list(t, 2)))

    def _op_shufflevector(self, t: Tokens, flags: list[str]) -> Instr:
        type_ = self.type(t)
        first = self.operand(type_, t)
        t.expect(",")
        second = self.typed_operand(t)
        t.expect(",")
        mask_type = self.type(t)
        mask = self.constant(mask_type, t)
        indices = tuple(-1 if m is None else int(m) for m in mask)
        result = Type("vector", elem=type_.scalar, count=mask_type.count)
        return Instr("shufflevector", result, args=(first, second), indices=indices)

    def _op_extractvalue(self, t: Tokens, flags: list[str]) -> Instr:
        type_ = self.type(t)
        value = self.operand(type_, t)
        indices = self._index_list(t)
        for index in indices:
            type_ = type_.fields[index] if type_.kind == "struct" else type_.elem or type_
        return Instr("extractvalue", type_, args=(value,), indices=indices)

    def _op_insertvalue(self, t: Tokens, flags: list[str]) -> Instr:
        type_ = self.type(t)
        value = self.operand(type_, t)
        t.expect(",")
        inserted = self.typed_operand(t)
        return Instr("insertvalue", type_, args=(value, inserted), indices=self._index_list(t))

    def _index_list(self, t: Tokens) -> tuple[int, ...]:
        out = []
        while t.accept(","):
            out.append(int(t.next()))
        return tuple(out)

    def _op_getelementptr(self, t: Tokens, flags: list[str]) -> Instr:
        if t.peek() == "inrange":
            t.next()
            t.skip_parenthesis()
        elem = self.type(t)
        t.expect(",")
        type_ = self.type(t)
        if type_.kind == "vector":
            raise UnsupportedError(f"line {t.line}: vectors of pointers are not supported; use a vector of indices")
        base = self.operand(type_, t)
        indices: list[Operand] = []
        while t.accept(","):
            indices.append(self.typed_operand(t))
        offset, dynamic, strides = flatten_gep(elem, indices)
        if isinstance(base, Const) and isinstance(base.value, tuple):
            base = Const(type_, (base.value[0], base.value[1] + offset))
            offset = 0
        return Instr("getelementptr", type_, args=(base, *dynamic), indices=(offset, *strides), flags=tuple(flags))

    def _op_load(self, t: Tokens, flags: list[str]) -> Instr:
        type_ = self.type(t)
        t.expect(",")
        args = self._list(t, 1)
        return Instr("load", type_, args=args, elem=type_, indices=_alignment(t, type_), flags=tuple(flags))

    def _op_store(self, t: Tokens, flags: list[str]) -> Instr:
        args = self._list(t, 2)
        elem = self._type_of(args[0])
        return Instr("store", VOID, args=args, elem=elem, indices=_alignment(t, elem), flags=tuple(flags))

    def _op_alloca(self, t: Tokens, flags: list[str]) -> Instr:
        type_ = self.type(t)
        if t.accept(",") and t.peek() not in ("align", "addrspace"):
            count = self.typed_operand(t)
            if not isinstance(count, Const):
                raise UnsupportedError(f"line {t.line}: variable-length arrays are not OpenCL C; give the array a constant size")
            type_ = Type("array", elem=type_, count=int(count.value))
        return Instr("alloca", Type("ptr"), elem=type_)

    def _op_atomicrmw(self, t: Tokens, flags: list[str]) -> Instr:
        operation = t.next()
        if operation not in _ATOMIC:
            raise UnsupportedError(
                f"line {t.line}: 'atomicrmw {operation}' is not supported; use an atomic function of OpenCL C instead"
            )
        args = self._list(t, 2)
        return Instr("atomicrmw", self._type_of(args[1]), args=args, pred=operation, elem=self._type_of(args[1]))

    def _op_cmpxchg(self, t: Tokens, flags: list[str]) -> Instr:
        while t.peek() in ("weak", "volatile"):
            t.next()
        args = self._list(t, 3)
        value = self._type_of(args[1])
        return Instr("cmpxchg", Type("struct", fields=(value, Type("int", bits=1))), args=args, elem=value)

    def _op_fence(self, t: Tokens, flags: list[str]) -> Instr:
        return Instr("fence", VOID)

    def _op_unreachable(self, t: Tokens, flags: list[str]) -> Instr:
        return Instr("unreachable", VOID)

    def _op_ret(self, t: Tokens, flags: list[str]) -> Instr:
        return Instr("ret", VOID)

    def _op_br(self, t: Tokens, flags: list[str]) -> Instr:
        if t.accept("label"):
            return Instr("br", VOID, targets=(self.block_of(t.next()),))
        condition = self.typed_operand(t)
        t.expect(",")
        t.expect("label")
        yes = self.block_of(t.next())
        t.expect(",")
        t.expect("label")
        return Instr("br", VOID, args=(condition,), targets=(yes, self.block_of(t.next())))

    def _op_switch(self, t: Tokens, flags: list[str]) -> Instr:
        value = self.typed_operand(t)
        t.expect(",")
        t.expect("label")
        targets = [self.block_of(t.next())]
        t.expect("[")
        cases = []
        while not t.accept("]"):
            cases.append(int(self.constant(self.type(t), t)))
            t.expect(",")
            t.expect("label")
            targets.append(self.block_of(t.next()))
        return Instr("switch", VOID, args=(value,), targets=tuple(targets), cases=tuple(cases))

    def _op_call(self, t: Tokens, flags: list[str]) -> Instr | None:
        while t.peek() in _CALL_WORDS:
            word = t.next()
            if word == "align":
                t.next()
            else:
                t.skip_parenthesis()
        type_ = self.type(t)
        if t.peek() == "(":  # a variadic function's type
            t.skip_parenthesis()
        callee = t.next()
        if not callee.startswith("@"):
            assembly = callee == "asm"
            what, instead = (
                ("inline assembly", "write it in OpenCL C") if assembly else ("a call through a pointer", "call by name")
            )
            raise UnsupportedError(f"line {t.line}: {what} is not supported; {instead}")
        name = unquote(callee[1:])
        if name.startswith(("llvm.dbg.", "llvm.lifetime.", "llvm.assume", "llvm.experimental.noalias")):
            return None
        if name in self.removed:
            raise UnsupportedError(f"line {t.line}: function '{name}' does not compile: {self.removed[name]}")
        if name in self.defined:
            raise UnsupportedError(f"line {t.line}: {self._not_inlined(name)}")
        t.expect("(")
        args = []
        while not t.accept(")"):
            args.append(self.typed_operand(t))
            t.accept(",")
        return Instr("call", type_, args=tuple(args), callee=name, flags=tuple(flags))

    def _not_inlined(self, name: str) -> str:
        """Return why a function is still called: all are inlined that do not call themselves."""
        through: dict[str, str] = {}  # a function by one that it calls
        pending = [name]
        while pending:
            caller = pending.pop(0)
            for callee in _CALLED.findall("\n".join(self.defined[caller])):
                if callee == name:
                    chain = [caller]
                    while chain[0] != name:
                        chain.insert(0, through[chain[0]])
                    others = ", ".join(f"'{link}'" for link in chain[1:])
                    way = f" through {others}" if others else ""
                    return f"function '{name}' calls itself{way}; OpenCL C has no recursion: write a loop"
                if callee in self.defined and callee not in through:
                    through[callee] = caller
                    pending.append(callee)
        return f"function '{name}' cannot be inlined"


def _alignment(t: Tokens, type_: Type) -> tuple[int, ...]:
    """Return the alignment in bytes that ends a load or store, the type's own if it says none."""
    while t.peek():
        if t.next() == "align":
            return (int(t.next()),)
    return (type_.align_b,)
