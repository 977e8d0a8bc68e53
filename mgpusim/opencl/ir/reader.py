"""Reader of clang's textual LLVM IR into the typed IR of `mgpusim.opencl.ir.program`.

It reads the subset that OpenCL C kernels compile to (see the LLVM Language Reference for the grammar) and refuses the rest by
name. Addresses are lowered here: a getelementptr becomes base + constant offset + sum of index * stride, so that nobody
downstream needs struct layouts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from copy import copy
from typing import Any

import msgspec

from mgpusim.errors import CompileError, MgpusimError, UnsupportedError
from mgpusim.opencl.ir.instructions import InstructionReader
from mgpusim.opencl.ir.lowering import lower
from mgpusim.opencl.ir.private_arrays import parts
from mgpusim.opencl.ir.program import ROLLED, Block, Function, GlobalVar, KernelArg, Module, Type
from mgpusim.opencl.ir.spaces import resolve_generic
from mgpusim.opencl.ir.tokens import Tokens, unquote
from mgpusim.opencl.refusals import REFUSED, RemovedFunction

_METADATA_SUFFIX = re.compile(r",? ![a-zA-Z_][\w.]* (?:![0-9]+|!\{\})")
_DBG = re.compile(r"!dbg !(\d+)")
_LOOP = re.compile(r"!llvm\.loop (!\d+)")
_LABEL = re.compile(r'^("[^"]*"|[-\w.$]+):')
_DEFINED = re.compile(r' @("[^"]*"|[-\w.$]+)\(')
_NAMED = re.compile(r'@("[^"]*"|[-\w.$]+)')
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


_NOT_AS_EXPECTED = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What text that is no IR of clang's, or of another version's, makes this reader raise."""


def _unexpected(error: BaseException, where: str = "") -> CompileError:
    said = " ".join(f"{type(error).__name__}: {error}".split())[:200]
    return CompileError(f"{where}clang's IR is not what the reader expects ({said}); is this a clang of a tested version?")


class Kernels(Mapping[str, Function]):
    """The kernels of a file by name, each read when it is asked for.

    A kernel that cannot be read raises its error whenever it is asked for; the others are as good as without it.
    """

    def __init__(
        self, reader: _ModuleReader, bodies: dict[str, tuple[str, list[str]]], refused: dict[str, tuple[int, str]]
    ) -> None:
        self._reader = reader
        self._bodies = bodies
        self._refused = refused
        self._read: dict[str, Function | MgpusimError] = {}

    def __getitem__(self, name: str) -> Function:
        function = self._read.get(name)
        if function is None:
            function = self._read[name] = self._read_or_error(name)
        if isinstance(function, MgpusimError):
            raise function.with_traceback(None)
        return function

    def _read_or_error(self, name: str) -> Function | MgpusimError:
        if name in self._refused:
            return CompileError(f"kernel {name} does not compile: {self._refused[name][1]}")
        header, body = self._bodies[name]
        try:
            return copy(self._reader).function(header, body)
        except UnsupportedError as error:
            return UnsupportedError(f"kernel {name}, {error}")
        except MgpusimError as error:
            return error
        except _NOT_AS_EXPECTED as error:
            return _unexpected(error, f"kernel {name}: ")

    def __contains__(self, name: object) -> bool:
        return name in self._bodies or name in self._refused

    def __iter__(self) -> Iterator[str]:
        return iter((*self._bodies, *self._refused))

    def __len__(self) -> int:
        return len(self._bodies) + len(self._refused)


class _ModuleReader(InstructionReader):
    """Reads a whole module."""

    # ---- module --------------------------------------------------------------------------------------------------
    def module(self) -> Module:
        bodies: dict[str, tuple[str, list[str]]] = {}
        refused: dict[str, tuple[int, str]] = {}
        lines, self.lines = self.lines, []
        i, n = 0, len(lines)
        while i < n:
            line = lines[i]
            if line.startswith("!"):
                key, _, value = line.partition(" = ")
                self.metadata[key] = value
            elif line.startswith("%") and " = type " in line:
                name, _, definition = line.partition(" = type ")
                if definition.strip() != "opaque":
                    self.definitions[unquote(name[1:])] = definition
            elif line.startswith("@"):
                self._try_global(line)
            elif line.startswith("define "):
                start = i
                while lines[i] != "}":
                    i += 1
                match = _DEFINED.search(line)
                if match is None:
                    raise CompileError(f"clang's IR is not what the reader expects: {line[:80]}")
                self.defined[unquote(match[1])] = body = lines[start + 1 : i]
                if " spir_kernel " in line:
                    bodies[unquote(match[1])] = (line, body)
            elif line.startswith(REFUSED):
                removed = RemovedFunction.from_line(line)
                self.removed[removed.name] = removed.message
                if removed.is_kernel:
                    refused[removed.name] = (removed.line, removed.message)
            i += 1
        source = next((m.partition('"')[2].partition('"')[0] for m in lines[:3] if m.startswith("source_filename")), "")
        at = {name: self.line_of(header) for name, (header, _) in bodies.items()} | {name: r[0] for name, r in refused.items()}
        return Module(kernels=Kernels(self, bodies, refused), globals=self.globals, source_name=source, lines=at)

    def globals_in(self, body: list[str]) -> frozenset[str]:
        """Return the names of the variables that the lines of a body name, and those that their initial values name."""
        names: set[str] = set()
        pending = [unquote(name) for line in body if "@" in line for name in _NAMED.findall(line)]
        while pending:
            name = pending.pop()
            if name in self.global_lines and name not in names:
                names.add(name)
                pending += [unquote(n) for n in _NAMED.findall(self.global_lines[name])]
        return frozenset(names)

    def _try_global(self, line: str) -> None:
        name = unquote(line.partition(" = ")[0][1:])
        self.global_lines[name] = line
        try:
            self._global(line)
        except UnsupportedError as error:  # said by the kernels that use it
            self.unreadable[name] = str(error)

    def _global(self, line: str) -> None:
        name, _, rest = line.partition(" = ")
        t = Tokens(_METADATA_SUFFIX.sub("", rest))
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
        key = unquote(name[1:])
        self.globals[key] = GlobalVar(key, type_, space, init, align)

    def function(self, header: str, body: list[str]) -> Function:
        """Return the function of a `define` line and the lines between its braces."""
        self.regs, self.reg_types, self.blocks = {}, [], {}
        used = self.globals_in(body)
        for name in sorted(used & self.unreadable.keys()):
            raise UnsupportedError(f"variable {name.rpartition('.')[2]}: {self.unreadable[name]}")
        match = _DEFINED.search(header)
        assert match is not None
        t = Tokens(header[match.end() - 1 :])
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
            name = unquote(t.next()[1:]) if t.peek().startswith("%") else str(len(params))
            params.append((name, type_, byval))
            self._register(name, type_)
            t.accept(",")
        meta = dict(re.findall(r"!(kernel_arg_\w+|reqd_work_group_size|intel_reqd_sub_group_size|dbg) (!\d+)", header))
        logical = list(self._logical_lines(body))
        blocks: list[Block] = []
        for text, _line, _rolled in logical:
            label = _LABEL.match(text)
            if label or not blocks:
                # an unlabelled entry takes the number after the unnamed parameters
                name = unquote(label[1]) if label else str(sum(p.isdigit() for p, *_ in params))
                self.blocks[name] = len(blocks)
                blocks.append(Block(len(blocks), name, []))
        at = -1
        for text, line, rolled in logical:
            if _LABEL.match(text) or at < 0:
                at += 1
                if _LABEL.match(text):
                    continue
            instr = self._instruction(Tokens(text, line))
            if instr is not None:
                instr.flags += (ROLLED,) * rolled
                blocks[at].instrs.append(instr)
        resolve_generic(blocks, self.reg_types)
        reqd = re.findall(r"i32 (\d+)", self.metadata.get(meta.get("reqd_work_group_size", ""), ""))
        sub_group = re.search(r"i32 (\d+)", self.metadata.get(meta.get("intel_reqd_sub_group_size", ""), ""))
        return Function(
            name=unquote(match[1]),
            args=self._kernel_args(params, meta),
            blocks=blocks,
            reg_types=self.reg_types,
            line=self.line_of(header),
            reqd_work_group_size=(int(reqd[0]), int(reqd[1]), int(reqd[2])) if len(reqd) == 3 else None,
            reqd_sub_group=int(sub_group[1]) if sub_group else 0,
            globals=used,
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
            loop = _LOOP.search(text)
            rolled = loop is not None and self._stays_rolled(loop[1])
            if " !" in text:
                text = _METADATA_SUFFIX.sub("", text)
            if ";" in text:
                text = text.partition(" ;")[0]
            yield text, line, rolled

    def _stays_rolled(self, loop: str) -> bool:
        """Whether a loop's metadata forbid unrolling it: the source does so, or it has been unrolled already."""
        parts = re.findall(r"!\d+", self.metadata.get(loop, "").partition("{")[2])
        return any('"llvm.loop.unroll.disable"' in self.metadata.get(part, "") for part in parts if part != loop)

    def _line(self, number: str) -> int:
        match = re.search(r"line: (\d+)", self.metadata.get("!" + number, ""))
        return int(match[1]) if match else 0

    def line_of(self, header: str) -> int:
        """Return the source line of a `define` line, 0 if unknown."""
        match = re.search(r"!dbg !(\d+)", header)
        return self._line(match[1]) if match else 0

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
                    _plain_type(bases[i] if i < len(bases) else type_name),
                )
            )
        return tuple(out)


def _plain_type(base: str) -> str:
    """Return a base type as OpenCL C spells it: clang writes vectors as types with an attribute.

    >>> _plain_type("float __attribute__((ext_vector_type(4)))*"), _plain_type("unsigned int")
    ('float4*', 'uint')
    """
    base = re.sub(r" ?__attribute__\(\(ext_vector_type\((\d+)\)\)\)", r"\1", base)
    return re.sub(r"\bunsigned (char|short|int|long)\b", r"u\1", base)


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


class _Merged(Mapping[str, Function]):
    """The kernels of a module, some of them from another one."""

    def __init__(self, kernels: Mapping[str, Function], others: Mapping[str, Function], names: frozenset[str]) -> None:
        self._kernels, self._others, self._names = kernels, others, names

    def __getitem__(self, name: str) -> Function:
        return self._others[name] if name in self._names else self._kernels[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._kernels)

    def __len__(self) -> int:
        return len(self._kernels)

    def __contains__(self, name: object) -> bool:
        return name in self._kernels


def read_module(text: str) -> Module:
    """Return the kernels and globals of `text`, the textual LLVM IR of one OpenCL C file.

    Parameters
    ----------
    text : what `mgpusim.opencl.clang.compile_source` returns.

    Raises
    ------
    UnsupportedError
        The IR uses something that mgpusim refuses (names it and the source line).
    CompileError
        The text is not IR of the expected form.

    >>> ir = '''define spir_kernel void @k(ptr addrspace(1) %p) {
    ...   store i32 7, ptr addrspace(1) %p, align 4
    ...   ret void
    ... }'''
    >>> [i.op for i in read_module(ir).kernels["k"].blocks[0].instrs]
    ['store', 'ret']
    """
    try:
        text, others = parts(text)
        module = _ModuleReader(lower(text)).module()
        if not others:
            return module
        other = _ModuleReader(lower(next(iter(others.values())))).module()
    except MgpusimError:
        raise
    except _NOT_AS_EXPECTED as error:
        raise _unexpected(error) from error
    kernels = _Merged(module.kernels, other.kernels, frozenset(others))
    return msgspec.structs.replace(module, kernels=kernels, globals={**other.globals, **module.globals})
