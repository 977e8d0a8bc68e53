"""Types, constants and operands of textual LLVM IR."""

from __future__ import annotations

import struct
from typing import Any

from mgpusim.errors import CompileError, UnsupportedError
from mgpusim.opencl.ir.program import Const, GlobalVar, Operand, Reg, Type
from mgpusim.opencl.ir.spaces import GENERIC
from mgpusim.opencl.ir.tokens import FLAGS, Tokens, unquote, wrap_signed

_IMAGE_DIMS = {0: "1d", 1: "2d", 2: "3d", 5: "1d_buffer"}
_ACCESS = {0: "ro", 1: "wo", 2: "rw"}
_FLOAT_BITS = {"half": 16, "float": 32, "double": 64}
_PIPE = (
    "a pipe is not supported: it needs kernels that run at once; pass a buffer and an index instead, and predict each kernel "
    "by itself"
)
_ENQUEUE = (
    "device-side enqueue is not supported: its launches are not known; predict the kernel that it enqueues as a launch of its own"
)
_REFUSED_TYPES = {
    "spirv.Pipe": _PIPE, "spirv.ReserveId": _PIPE, "spirv.Queue": _ENQUEUE, "spirv.DeviceEvent": _ENQUEUE,
}  # fmt: skip
VOID = Type("void")
ATTRIBUTES = frozenset(
    (
        "noundef zeroext signext inreg byval sret align noalias nocapture captures readonly writeonly readnone nonnull "
        "returned dereferenceable dereferenceable_or_null range nofpclass immarg nofree noext initializes "
        "dead_on_unwind writable elementtype"
    ).split()
)


class OperandReader:
    """State of one read: named types, globals, metadata, and the registers and blocks of the function being read."""

    def __init__(self, text: str) -> None:
        self.structs: dict[str, Type] = {}
        self.definitions: dict[str, str] = {}
        self.globals: dict[str, GlobalVar] = {}
        self.global_lines: dict[str, str] = {}
        self.unreadable: dict[str, str] = {}  # variables that are not supported, and why
        self.defined: dict[str, list[str]] = {}  # the lines of functions that could not be inlined, kernels included
        self.removed: dict[str, str] = {}  # functions that do not compile, and the compiler's words
        self.metadata: dict[str, str] = {}
        self.lines = text.split("\n")
        self.regs: dict[str, int] = {}
        self.reg_types: list[Type] = []
        self.blocks: dict[str, int] = {}

    # ---- types and constants -------------------------------------------------------------------------------------
    def type(self, t: Tokens) -> Type:
        token = t.next()
        bits = int(token[1:]) if token[:1] == "i" and token[1:].isdigit() else 0
        if bits:
            if bits > 64:
                raise UnsupportedError(f"line {t.line}: integers of {bits} bits are not supported; use long, or two of them")
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
            return VOID
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
            name = unquote(token[1:])
            if name not in self.structs:  # clang defines an outer struct before the one inside it
                if name not in self.definitions:
                    raise CompileError(f"clang's IR names a type that it does not define: {token}")
                self.structs[name] = self.type(Tokens(self.definitions[name]))
            return self.structs[name]
        if token == "target":
            return self._target(t)
        if token in ("label", "metadata", "token"):
            return Type(token)
        raise UnsupportedError(
            f"line {t.line}: IR type '{token}' is not supported; OpenCL C has char to long, half, float and double"
        )

    def _struct(self, t: Tokens, packed: bool) -> Type:
        fields: list[Type] = []
        while not t.accept("}"):
            fields.append(self.type(t))
            t.accept(",")
        if packed:
            t.expect(">")
        return Type("struct", fields=tuple(fields), packed=packed)

    def _target(self, t: Tokens) -> Type:
        t.expect("(")
        name = t.next().strip('"')
        params: list[str] = []
        while not t.accept(")"):
            token = t.next()
            if token != ",":
                params.append(token)
        if name == "spirv.Image":
            numbers = [int(p) for p in params if p.lstrip("-").isdigit()]
            dim, depth, arrayed, multisampled = numbers[:4]
            where = f"line {t.line}: " if t.line else ""
            if multisampled:
                what = f"a multisampled image (image2d{'_array' if arrayed else ''}_msaa{'_depth' if depth else ''}_t)"
                raise UnsupportedError(f"{where}{what} is not supported; pass its samples as layers of an image2d_array_t")
            if dim not in _IMAGE_DIMS:
                raise UnsupportedError(
                    f"{where}an image of SPIR-V dimension {dim} is not supported; pass each layer as an image2d_t"
                )
            array = "_array" if arrayed else ""
            return Type("image", name=f"image{_IMAGE_DIMS[dim]}{array}_{_ACCESS[numbers[-1]]}")
        if name == "spirv.Sampler":
            return Type("sampler")
        if name == "spirv.Event":
            return Type("event")
        where = f"line {t.line}: " if t.line else ""
        raise UnsupportedError(f"{where}{_REFUSED_TYPES.get(name, f'type {name!r} is not supported')}")

    def constant(self, type_: Type, t: Tokens) -> Any:
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
            return (unquote(token[1:]), 0)
        if token in ("getelementptr", "addrspacecast", "bitcast", "inttoptr", "ptrtoint"):
            return self._constant_expression(token, t)
        if type_.kind == "float":
            return _float_constant(token, type_.bits)
        if type_.kind == "int" and token.lstrip("-").isdigit():
            return wrap_signed(int(token), type_.bits) if type_.bits > 1 else int(token) & 1
        raise UnsupportedError(f"line {t.line}: constant '{token}' is not supported; compute it in the kernel")

    def _constant_expression(self, op: str, t: Tokens) -> Any:
        while t.peek() in FLAGS:
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
                    raise UnsupportedError(
                        f"line {t.line}: the address of '{value[0]}' as an integer constant is not supported; keep a pointer"
                    )
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
        more, dynamic, _ = flatten_gep(elem, list(indices))
        if dynamic:
            raise UnsupportedError(
                f"line {t.line}: a constant address with an index that is none is not supported; index in the kernel"
            )
        return (name, offset + more)

    def operand(self, type_: Type, t: Tokens) -> Operand:
        token = t.peek()
        if token.startswith("%"):
            t.next()
            return Reg(self._register(unquote(token[1:]), type_))
        if type_.kind == "metadata":
            while t.peek() not in (",", ")", ""):
                t.next()
                t.skip_parenthesis()
            return Const(type_, None)
        value = self.constant(type_, t)
        if type_.kind == "ptr" and type_.space == GENERIC and value is not None and value[0] in self.globals:
            type_ = Type("ptr", space=self.globals[value[0]].space)
        return Const(type_, value)

    def typed_operand(self, t: Tokens) -> Operand:
        type_ = self.type(t)
        self._skip_attributes(t)
        return self.operand(type_, t)

    def _skip_attributes(self, t: Tokens) -> None:
        while t.peek() in ATTRIBUTES:
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
        return self.blocks[unquote(token[1:])]


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


def flatten_gep(elem: Type, indices: list[Operand]) -> tuple[int, tuple[Operand, ...], tuple[int, ...]]:
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
