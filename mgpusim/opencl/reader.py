"""Reader of clang's textual LLVM IR into the typed IR of `mgpusim.opencl.ir`.

It reads the subset that OpenCL C kernels compile to (see the LLVM Language Reference for the grammar) and refuses the rest by
name. Addresses are lowered here: a getelementptr becomes base + constant offset + sum of index * stride, so that nobody
downstream needs struct layouts.
"""

from __future__ import annotations

import re
import struct
from typing import Any

from mgpusim.errors import CompileError, UnsupportedError
from mgpusim.opencl.ir import Block, Const, Function, GlobalVar, Instr, KernelArg, Module, Operand, Reg, Type

__all__ = ["read_module"]

_TOKEN = re.compile(
    r'[%@](?:"[^"]*"|[-\w.$]+)|c"(?:[^"\\]|\\.)*"|"[^"]*"|0x[HKLMR]?[0-9A-Fa-f]+|-?\d+\.\d+(?:e[+-]?\d+)?'
    r"|-?\d+|[A-Za-z_][\w.]*|![\w.]*|#\d+|\.\.\.|[<>\[\]{}()=,*|:]"
)
_METADATA_SUFFIX = re.compile(r",? ![a-zA-Z_][\w.]* (?:![0-9]+|!\{\})")
_DBG = re.compile(r"!dbg !(\d+)")
_LABEL = re.compile(r'^("[^"]*"|[-\w.$]+):')
_IMAGE_DIMS = {0: "1d", 1: "2d", 2: "3d", 5: "1d_buffer"}
_ACCESS = {0: "ro", 1: "wo", 2: "rw"}
_ARG_KINDS = {1: "buffer", 2: "constant", 3: "local"}
_SCALAR_SIZES = {
    "char": 1,
    "uchar": 1,
    "short": 2,
    "ushort": 2,
    "half": 2,
    "int": 4,
    "uint": 4,
    "float": 4,
    "long": 8,
    "ulong": 8,
    "double": 8,
    "void": 1,
    "bool": 1,
    "size_t": 8,
}
_BINARY = frozenset("add sub mul udiv sdiv urem srem shl lshr ashr and or xor fadd fsub fmul fdiv frem".split())
_CASTS = frozenset(("trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint inttoptr bitcast addrspacecast").split())
_FLAGS = frozenset(
    (
        "nuw nsw exact disjoint nneg samesign inbounds nusw fast nnan ninf nsz arcp contract afn reassoc volatile "
        "atomic tail musttail notail"
    ).split()
)


class _Tokens:
    """A cursor over the tokens of one logical line."""

    __slots__ = ("at", "line", "list")

    def __init__(self, text: str, line: int = 0) -> None:
        self.list = _TOKEN.findall(text)
        self.at = 0
        self.line = line

    def peek(self) -> str:
        return self.list[self.at] if self.at < len(self.list) else ""

    def next(self) -> str:
        token = self.peek()
        self.at += 1
        return token

    def accept(self, token: str) -> bool:
        if self.peek() == token:
            self.at += 1
            return True
        return False

    def expect(self, token: str) -> None:
        if not self.accept(token):
            raise CompileError(
                f"clang's IR is not what the reader expects: '{token}' wanted at {self.list[self.at : self.at + 6]}"
            )

    def skip_parenthesis(self) -> None:
        if not self.accept("("):
            return
        depth = 1
        while depth and self.at < len(self.list):
            token = self.next()
            depth += (token == "(") - (token == ")")


def _unquote(name: str) -> str:
    return name[1:-1] if name.startswith('"') else name


def _int_bits(token: str) -> int:
    return int(token[1:]) if token[:1] == "i" and token[1:].isdigit() else 0


def wrap_signed(value: int, bits: int) -> int:
    """Return `value` as a signed two's complement number of `bits` bits.

    >>> wrap_signed(255, 8)
    -1
    """
    value &= (1 << bits) - 1
    return value - (1 << bits) if bits > 1 and value >> (bits - 1) else value


_FLOAT_BITS = {"half": 16, "float": 32, "double": 64}
_VOID = Type("void")


class _Reader:
    """State of one read: named types, globals, metadata."""

    def __init__(self, text: str) -> None:
        self.structs: dict[str, Type] = {}
        self.definitions: dict[str, str] = {}
        self.globals: dict[str, GlobalVar] = {}
        self.metadata: dict[str, str] = {}
        self.lines = text.split("\n")
        self.regs: dict[str, int] = {}
        self.reg_types: list[Type] = []
        self.blocks: dict[str, int] = {}

    # ---- types and constants -------------------------------------------------------------------------------------
    def type(self, t: _Tokens) -> Type:
        token = t.next()
        bits = _int_bits(token)
        if bits:
            if bits > 64:
                raise UnsupportedError(f"line {t.line}: integers of {bits} bits are not supported")
            return Type("int", bits=bits)
        if token in _FLOAT_BITS:
            return Type("float", bits=_FLOAT_BITS[token])
        if token == "ptr":
            space = 0
            if t.accept("addrspace"):
                t.expect("(")
                space = int(t.next())
                t.expect(")")
            return Type("ptr", space=space)
        if token == "void":
            return _VOID
        if token in ("<", "["):
            if token == "<" and t.peek() == "{":
                t.next()
                return self._struct(t, packed=True)
            count = int(t.next())
            t.expect("x")
            elem = self.type(t)
            t.expect(">" if token == "<" else "]")
            return Type("vector" if token == "<" else "array", elem=elem, count=count)
        if token == "{":
            return self._struct(t, packed=False)
        if token.startswith("%"):
            name = token[1:]
            if name not in self.structs:  # clang defines an outer struct before the one inside it
                if name not in self.definitions:
                    raise CompileError(f"clang's IR names a type that it does not define: {token}")
                self.structs[name] = self.type(_Tokens(self.definitions[name]))
            return self.structs[name]
        if token == "target":
            return self._target(t)
        if token in ("label", "metadata", "token"):
            return Type(token)
        raise UnsupportedError(f"line {t.line}: IR type '{token}' is not supported")

    def _struct(self, t: _Tokens, packed: bool) -> Type:
        fields: list[Type] = []
        while not t.accept("}"):
            fields.append(self.type(t))
            t.accept(",")
        if packed:
            t.expect(">")
        return Type("struct", fields=tuple(fields), packed=packed)

    def _target(self, t: _Tokens) -> Type:
        t.expect("(")
        name = t.next().strip('"')
        params: list[str] = []
        while not t.accept(")"):
            token = t.next()
            if token != ",":
                params.append(token)
        if name == "spirv.Image":
            numbers = [int(p) for p in params if p.lstrip("-").isdigit()]
            dim, _depth, arrayed, multisampled = numbers[:4]
            if multisampled or dim not in _IMAGE_DIMS:
                raise UnsupportedError(f"line {t.line}: image dimension {dim} (multisampled {multisampled}) is not supported")
            array = "_array" if arrayed else ""
            return Type("image", name=f"image{_IMAGE_DIMS[dim]}{array}_{_ACCESS[numbers[-1]]}")
        if name == "spirv.Sampler":
            return Type("sampler")
        if name == "spirv.Event":
            return Type("event")
        raise UnsupportedError(f"line {t.line}: '{name}' is not supported (pipes, queues and subgroup types are refused)")

    def constant(self, type_: Type, t: _Tokens) -> Any:
        token = t.next()
        if token in ("zeroinitializer", "null"):
            return _zero(type_)
        if token in ("undef", "poison"):
            return (None,) * type_.count if type_.kind == "vector" else None
        if token in ("true", "false"):
            return int(token == "true")
        if token == "splat":
            t.expect("(")
            value = self.constant(self.type(t), t)
            t.expect(")")
            return (value,) * type_.count
        if token in ("<", "[", "{"):
            packed = token == "<" and t.accept("{")
            close = {"<": ">", "[": "]", "{": "}"}["{" if packed else token]
            values = []
            while not t.accept(close):
                values.append(self.constant(self.type(t), t))
                t.accept(",")
            if packed:
                t.expect(">")
            return tuple(values)
        if token.startswith('c"'):
            return tuple(wrap_signed(b, 8) for b in _c_string(token[2:-1]))
        if token.startswith("@"):
            return (_unquote(token[1:]), 0)
        if token in ("getelementptr", "addrspacecast", "bitcast", "inttoptr", "ptrtoint"):
            return self._constant_expression(token, t)
        if type_.kind == "float":
            return _float_constant(token, type_.bits)
        if type_.kind == "int" and token.lstrip("-").isdigit():
            return wrap_signed(int(token), type_.bits) if type_.bits > 1 else int(token) & 1
        raise UnsupportedError(f"line {t.line}: constant '{token}' is not supported")

    def _constant_expression(self, op: str, t: _Tokens) -> Any:
        while t.peek() in _FLAGS:
            t.next()
        if t.peek() == "inrange":
            t.next()
            t.skip_parenthesis()
        t.expect("(")
        if op != "getelementptr":
            value = self.constant(self.type(t), t)
            t.expect("to")
            self.type(t)
            t.expect(")")
            if op == "inttoptr":
                return value if isinstance(value, tuple) else (None, int(value or 0))
            if op == "ptrtoint":
                if value[0] is not None:
                    raise UnsupportedError(f"line {t.line}: the address of '{value[0]}' as an integer constant is not supported")
                return value[1]
            return value
        elem = self.type(t)
        t.expect(",")
        name, offset = self.constant(self.type(t), t)
        indices = []
        while t.accept(","):
            indices.append(Const(self.type(t), None))
            indices[-1] = Const(indices[-1].type, self.constant(indices[-1].type, t))
        t.expect(")")
        more, dynamic, _ = _flatten_gep(elem, list(indices))
        if dynamic:
            raise UnsupportedError(f"line {t.line}: constant address with a symbolic index")
        return (name, offset + more)

    def operand(self, type_: Type, t: _Tokens) -> Operand:
        token = t.peek()
        if token.startswith("%"):
            t.next()
            return Reg(self._register(token[1:], type_))
        if type_.kind == "metadata":
            while t.peek() not in (",", ")", ""):
                t.next()
                t.skip_parenthesis()
            return Const(type_, None)
        return Const(type_, self.constant(type_, t))

    def typed_operand(self, t: _Tokens) -> Operand:
        type_ = self.type(t)
        self._skip_attributes(t)
        return self.operand(type_, t)

    def _skip_attributes(self, t: _Tokens) -> None:
        while t.peek() in _ATTRIBUTES:
            if t.next() in ("align", "alignstack", "dereferenceable_or_null") and t.peek().isdigit():
                t.next()
            t.skip_parenthesis()

    def _register(self, name: str, type_: Type) -> int:
        index = self.regs.get(name)
        if index is None:
            index = self.regs[name] = len(self.reg_types)
            self.reg_types.append(type_)
        return index

    def block_of(self, token: str) -> int:
        return self.blocks[_unquote(token[1:])]

    # ---- module --------------------------------------------------------------------------------------------------
    def module(self) -> Module:
        bodies: list[tuple[str, list[str]]] = []
        i, n = 0, len(self.lines)
        while i < n:
            line = self.lines[i]
            if line.startswith("!"):
                key, _, value = line.partition(" = ")
                self.metadata[key] = value
            elif line.startswith("%") and " = type " in line:
                name, _, definition = line.partition(" = type ")
                if definition.strip() != "opaque":
                    self.definitions[_unquote(name[1:])] = definition
            elif line.startswith("@"):
                self._global(line)
            elif line.startswith("define "):
                start = i
                while self.lines[i] != "}":
                    i += 1
                if " spir_kernel " in line:
                    bodies.append((line, self.lines[start + 1 : i]))
            i += 1
        source = next((m.partition('"')[2].partition('"')[0] for m in self.lines[:3] if m.startswith("source_filename")), "")
        kernels = {}
        for header, body in bodies:
            function = self._function(header, body)
            kernels[function.name] = function
        return Module(kernels=kernels, globals=self.globals, source_name=source)

    def _global(self, line: str) -> None:
        name, _, rest = line.partition(" = ")
        t = _Tokens(_METADATA_SUFFIX.sub("", rest))
        space = 0
        while t.peek() not in ("global", "constant", ""):
            if t.next() == "addrspace":
                t.expect("(")
                space = int(t.next())
                t.expect(")")
            elif t.peek() == "(":
                t.skip_parenthesis()
        if not t.next():
            return
        type_ = self.type(t)
        init = None if t.peek() in (",", "", "undef", "poison") else self.constant(type_, t)
        align = type_.align_b
        while t.peek():
            if t.next() == "align":
                align = int(t.next())
        key = _unquote(name[1:])
        self.globals[key] = GlobalVar(key, type_, space, init, align)

    def _function(self, header: str, body: list[str]) -> Function:
        self.regs, self.reg_types, self.blocks = {}, [], {}
        match = re.search(r' @("[^"]*"|[-\w.$]+)\(', header)
        if match is None:
            raise CompileError(f"clang's IR is not what the reader expects: {header[:80]}")
        t = _Tokens(header[match.end() - 1 :])
        t.expect("(")
        params: list[tuple[str, Type, Type | None]] = []
        while not t.accept(")"):
            type_ = self.type(t)
            byval = None
            while not t.peek().startswith("%") and t.peek() not in (",", ")"):
                word = t.next()
                if word == "byval":
                    t.expect("(")
                    byval = self.type(t)
                    t.expect(")")
                else:
                    t.skip_parenthesis()
            name = _unquote(t.next()[1:]) if t.peek().startswith("%") else str(len(params))
            params.append((name, type_, byval))
            self._register(name, type_)
            t.accept(",")
        meta = dict(re.findall(r"!(kernel_arg_\w+|reqd_work_group_size|dbg) (!\d+)", header))
        logical = list(self._logical_lines(body))
        blocks: list[Block] = []
        for text, _line in logical:
            label = _LABEL.match(text)
            if label or not blocks:
                # an unlabelled entry takes the number after the unnamed parameters
                name = _unquote(label[1]) if label else str(sum(p.isdigit() for p, *_ in params))
                self.blocks[name] = len(blocks)
                blocks.append(Block(len(blocks), name, []))
        at = -1
        for text, line in logical:
            if _LABEL.match(text) or at < 0:
                at += 1
                if _LABEL.match(text):
                    continue
            instr = self._instruction(_Tokens(text, line))
            if instr is not None:
                blocks[at].instrs.append(instr)
        reqd = re.findall(r"i32 (\d+)", self.metadata.get(meta.get("reqd_work_group_size", ""), ""))
        line = re.search(r"line: (\d+)", self.metadata.get(meta.get("dbg", ""), ""))
        return Function(
            name=_unquote(match[1]),
            args=self._kernel_args(params, meta),
            blocks=blocks,
            reg_types=self.reg_types,
            line=int(line[1]) if line else 0,
            reqd_work_group_size=(int(reqd[0]), int(reqd[1]), int(reqd[2])) if len(reqd) == 3 else None,
        )

    def _logical_lines(self, body: list[str]) -> Any:
        i = 0
        while i < len(body):
            text = body[i].strip()
            i += 1
            if not text or text.startswith((";", "#dbg")):
                continue
            if text.startswith("switch ") and "]" not in text:
                while "]" not in text:
                    text += " " + body[i].strip()
                    i += 1
            dbg = _DBG.search(text)
            line = self._line(dbg[1]) if dbg else 0
            if " !" in text:
                text = _METADATA_SUFFIX.sub("", text)
            if ";" in text:
                text = text.partition(" ;")[0]
            yield text, line

    def _line(self, number: str) -> int:
        found = re.search(r"line: (\d+)", self.metadata.get("!" + number, ""))
        return int(found[1]) if found else 0

    def _kernel_args(self, params: list[tuple[str, Type, Type | None]], meta: dict[str, str]) -> tuple[KernelArg, ...]:
        def strings(key: str) -> list[str]:
            return re.findall(r'!"((?:[^"\\]|\\.)*)"', self.metadata.get(meta.get(key, ""), ""))

        names, bases = strings("kernel_arg_type"), strings("kernel_arg_base_type")
        access, qualifiers = strings("kernel_arg_access_qual"), strings("kernel_arg_type_qual")
        out = []
        for i, (name, type_, byval) in enumerate(params):
            type_name = names[i] if i < len(names) else ""
            if type_.kind == "ptr" and byval is None:
                kind = _ARG_KINDS.get(type_.space, "buffer")
                size = _element_size(bases[i] if i < len(bases) else type_name)
            elif type_.kind in ("image", "sampler"):
                kind, size = type_.kind, 0
            else:
                kind, size = "scalar", (byval or type_).size_b
            out.append(
                KernelArg(
                    i,
                    name,
                    kind,
                    type_,
                    type_name,
                    access[i] if i < len(access) else "none",
                    qualifiers[i] if i < len(qualifiers) else "",
                    size,
                    byval,
                )
            )
        return tuple(out)

    # ---- instructions --------------------------------------------------------------------------------------------
    def _instruction(self, t: _Tokens) -> Instr | None:
        result_name = ""
        if t.peek().startswith("%"):
            result_name = t.next()[1:]
            t.expect("=")
        flags = []
        while t.peek() in ("tail", "musttail", "notail"):
            t.next()
        op = t.next()
        while t.peek() in _FLAGS:
            flags.append(t.next())
        instr = self._body(op, t, flags)
        if instr is None:
            return None
        instr.line = t.line
        if result_name and instr.type.kind != "void":
            instr.result = self._register(_unquote(result_name), instr.type)
            self.reg_types[instr.result] = instr.type
        return instr

    def _body(self, op: str, t: _Tokens, flags: list[str]) -> Instr | None:
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
            while pred in _FLAGS:
                pred = t.next()
            type_ = self.type(t)
            left = self.operand(type_, t)
            t.expect(",")
            bit = Type("int", bits=1)
            result = Type("vector", elem=bit, count=type_.count) if type_.kind == "vector" else bit
            return Instr(op, result, args=(left, self.operand(type_, t)), pred=pred)
        handler = getattr(self, f"_op_{op}", None)
        if handler is None:
            raise UnsupportedError(f"line {t.line}: IR instruction '{op}' is not supported")
        instr: Instr | None = handler(t, flags)
        return instr

    def _list(self, t: _Tokens, count: int) -> tuple[Operand, ...]:
        out = []
        for i in range(count):
            if i:
                t.expect(",")
            out.append(self.typed_operand(t))
        return tuple(out)

    def _type_of(self, operand: Operand) -> Type:
        return self.reg_types[operand.index] if isinstance(operand, Reg) else operand.type

    def _op_fneg(self, t: _Tokens, flags: list[str]) -> Instr:
        (value,) = self._list(t, 1)
        return Instr("fneg", self._type_of(value), args=(value,))

    def _op_freeze(self, t: _Tokens, flags: list[str]) -> Instr:
        (value,) = self._list(t, 1)
        return Instr("freeze", self._type_of(value), args=(value,))

    def _op_select(self, t: _Tokens, flags: list[str]) -> Instr:
        args = []
        for i in range(3):
            if i:
                t.expect(",")
            type_ = self.type(t)
            args.append(self.operand(type_, t))
        return Instr("select", type_, args=tuple(args))

    def _op_phi(self, t: _Tokens, flags: list[str]) -> Instr:
        type_ = self.type(t)
        incoming = []
        while t.accept("["):
            value = self.operand(type_, t)
            t.expect(",")
            incoming.append((value, self.block_of(t.next())))
            t.expect("]")
            t.accept(",")
        return Instr("phi", type_, incoming=tuple(incoming))

    def _op_extractelement(self, t: _Tokens, flags: list[str]) -> Instr:
        type_ = self.type(t)
        vector = self.operand(type_, t)
        t.expect(",")
        return Instr("extractelement", type_.scalar, args=(vector, self.typed_operand(t)))

    def _op_insertelement(self, t: _Tokens, flags: list[str]) -> Instr:
        type_ = self.type(t)
        vector = self.operand(type_, t)
        t.expect(",")
        return Instr("insertelement", type_, args=(vector, *self._list(t, 2)))

    def _op_shufflevector(self, t: _Tokens, flags: list[str]) -> Instr:
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

    def _op_extractvalue(self, t: _Tokens, flags: list[str]) -> Instr:
        type_ = self.type(t)
        value = self.operand(type_, t)
        indices = self._index_list(t)
        for index in indices:
            type_ = type_.fields[index] if type_.kind == "struct" else type_.elem or type_
        return Instr("extractvalue", type_, args=(value,), indices=indices)

    def _op_insertvalue(self, t: _Tokens, flags: list[str]) -> Instr:
        type_ = self.type(t)
        value = self.operand(type_, t)
        t.expect(",")
        inserted = self.typed_operand(t)
        return Instr("insertvalue", type_, args=(value, inserted), indices=self._index_list(t))

    def _index_list(self, t: _Tokens) -> tuple[int, ...]:
        out = []
        while t.accept(","):
            out.append(int(t.next()))
        return tuple(out)

    def _op_getelementptr(self, t: _Tokens, flags: list[str]) -> Instr:
        if t.peek() == "inrange":
            t.next()
            t.skip_parenthesis()
        elem = self.type(t)
        t.expect(",")
        type_ = self.type(t)
        if type_.kind == "vector":
            raise UnsupportedError(f"line {t.line}: vectors of pointers are not supported")
        base = self.operand(type_, t)
        indices: list[Operand] = []
        while t.accept(","):
            indices.append(self.typed_operand(t))
        offset, dynamic, strides = _flatten_gep(elem, indices)
        if isinstance(base, Const) and isinstance(base.value, tuple):
            base = Const(type_, (base.value[0], base.value[1] + offset))
            offset = 0
        return Instr("getelementptr", type_, args=(base, *dynamic), indices=(offset, *strides), flags=tuple(flags))

    def _op_load(self, t: _Tokens, flags: list[str]) -> Instr:
        type_ = self.type(t)
        t.expect(",")
        args = self._list(t, 1)
        return Instr("load", type_, args=args, elem=type_, indices=_alignment(t, type_), flags=tuple(flags))

    def _op_store(self, t: _Tokens, flags: list[str]) -> Instr:
        args = self._list(t, 2)
        elem = self._type_of(args[0])
        return Instr("store", _VOID, args=args, elem=elem, indices=_alignment(t, elem), flags=tuple(flags))

    def _op_alloca(self, t: _Tokens, flags: list[str]) -> Instr:
        type_ = self.type(t)
        if t.accept(",") and t.peek() not in ("align", "addrspace"):
            count = self.typed_operand(t)
            if not isinstance(count, Const):
                raise UnsupportedError(f"line {t.line}: variable-length arrays are not OpenCL C")
            type_ = Type("array", elem=type_, count=int(count.value))
        return Instr("alloca", Type("ptr"), elem=type_)

    def _op_atomicrmw(self, t: _Tokens, flags: list[str]) -> Instr:
        operation = t.next()
        args = self._list(t, 2)
        return Instr("atomicrmw", self._type_of(args[1]), args=args, pred=operation, elem=self._type_of(args[1]))

    def _op_cmpxchg(self, t: _Tokens, flags: list[str]) -> Instr:
        while t.peek() in ("weak", "volatile"):
            t.next()
        args = self._list(t, 3)
        value = self._type_of(args[1])
        return Instr("cmpxchg", Type("struct", fields=(value, Type("int", bits=1))), args=args, elem=value)

    def _op_fence(self, t: _Tokens, flags: list[str]) -> Instr:
        return Instr("fence", _VOID)

    def _op_unreachable(self, t: _Tokens, flags: list[str]) -> Instr:
        return Instr("unreachable", _VOID)

    def _op_ret(self, t: _Tokens, flags: list[str]) -> Instr:
        return Instr("ret", _VOID)

    def _op_br(self, t: _Tokens, flags: list[str]) -> Instr:
        if t.accept("label"):
            return Instr("br", _VOID, targets=(self.block_of(t.next()),))
        condition = self.typed_operand(t)
        t.expect(",")
        t.expect("label")
        yes = self.block_of(t.next())
        t.expect(",")
        t.expect("label")
        return Instr("br", _VOID, args=(condition,), targets=(yes, self.block_of(t.next())))

    def _op_switch(self, t: _Tokens, flags: list[str]) -> Instr:
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
        return Instr("switch", _VOID, args=(value,), targets=tuple(targets), cases=tuple(cases))

    def _op_call(self, t: _Tokens, flags: list[str]) -> Instr | None:
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
            what = "inline assembly" if callee == "asm" else "a call through a pointer"
            raise UnsupportedError(f"line {t.line}: {what} is not supported")
        name = _unquote(callee[1:])
        if name.startswith(("llvm.dbg.", "llvm.lifetime.", "llvm.assume", "llvm.experimental.noalias")):
            return None
        t.expect("(")
        args = []
        while not t.accept(")"):
            args.append(self.typed_operand(t))
            t.accept(",")
        return Instr("call", type_, args=tuple(args), callee=name, flags=tuple(flags))


_ATTRIBUTES = frozenset(
    (
        "noundef zeroext signext inreg byval sret align noalias nocapture captures readonly writeonly readnone nonnull "
        "returned dereferenceable dereferenceable_or_null range nofpclass immarg nofree noext initializes "
        "dead_on_unwind writable elementtype"
    ).split()
)
_CALL_WORDS = _ATTRIBUTES | frozenset(
    ("spir_func spir_kernel fastcc ccc coldcc addrspace fast nnan ninf nsz arcp contract afn reassoc").split()
)


def _zero(type_: Type) -> Any:
    if type_.kind == "vector" or type_.kind == "array":
        assert type_.elem is not None
        return (_zero(type_.elem),) * type_.count
    if type_.kind == "struct":
        return tuple(_zero(f) for f in type_.fields)
    if type_.kind == "float":
        return 0.0
    return (None, 0) if type_.kind == "ptr" else 0


def _float_constant(token: str, bits: int) -> float:
    if token.startswith("0xH"):
        return float(struct.unpack("<e", int(token[3:], 16).to_bytes(2, "little"))[0])
    if token.startswith("0x"):  # floats are written with the bits of the double that equals them
        return float(struct.unpack("<d", int(token[2:], 16).to_bytes(8, "little"))[0])
    return float(token)


def _c_string(text: str) -> bytes:
    out, i = bytearray(), 0
    while i < len(text):
        if text[i] == "\\":
            if text[i + 1] == "\\":
                out.append(92)
                i += 2
                continue
            out.append(int(text[i + 1 : i + 3], 16))
            i += 3
        else:
            out.append(ord(text[i]))
            i += 1
    return bytes(out)


def _flatten_gep(elem: Type, indices: list[Operand]) -> tuple[int, tuple[Operand, ...], tuple[int, ...]]:
    """Split the indices of a getelementptr into a constant byte offset and (operand, stride) pairs."""
    offset, dynamic, strides = 0, [], []
    type_ = elem
    for position, index in enumerate(indices):
        if position and type_.kind == "struct":
            assert isinstance(index, Const)
            offset += type_.offsets[int(index.value)]
            type_ = type_.fields[int(index.value)]
            continue
        if position:
            type_ = type_.elem or type_
        stride = type_.scalar.bits // 8 if position and indices and elem.kind == "vector" else type_.size_b
        if isinstance(index, Const):
            offset += stride * int(index.value or 0)
        else:
            dynamic.append(index)
            strides.append(stride)
    return offset, tuple(dynamic), tuple(strides)


def _alignment(t: _Tokens, type_: Type) -> tuple[int, ...]:
    """Return the alignment in bytes that ends a load or store, the type's own if it says none."""
    while t.peek():
        if t.next() == "align":
            return (int(t.next()),)
    return (type_.align_b,)


def _element_size(type_name: str) -> int:
    """Return the size in bytes of what a source pointer type points to, 0 if unknown (structs)."""
    base = type_name.partition("*")[0].strip()
    vector = re.search(r"ext_vector_type\((\d+)\)", base)
    count = int(vector[1]) if vector else 1
    word = base.split(" ")[0] if vector else base
    plain = re.fullmatch(r"([a-z]+?)(2|3|4|8|16)?", word)
    if plain and plain[2]:
        word, count = plain[1], int(plain[2])
    return _SCALAR_SIZES.get(word, 0) * (4 if count == 3 else count)


def read_module(text: str) -> Module:
    """Return the kernels and globals of `text`, the textual LLVM IR of one OpenCL C file.

    Parameters
    ----------
    text : str
        What `mgpusim.opencl.clang.compile_source` returns.

    Raises
    ------
    UnsupportedError
        The IR uses something that mgpusim refuses (names it and the source line).
    CompileError
        The text is not IR of the expected form.

    Examples
    --------
    >>> ir = '''define spir_kernel void @k(ptr addrspace(1) %p) {
    ...   store i32 7, ptr addrspace(1) %p, align 4
    ...   ret void
    ... }'''
    >>> [i.op for i in read_module(ir).kernels["k"].blocks[0].instrs]
    ['store', 'ret']
    """
    return _Reader(text).module()
