"""Reader of clang's textual LLVM IR into the typed IR of `mgpusim.opencl.ir.program`.

It reads the subset that OpenCL C kernels compile to (see the LLVM Language Reference for the grammar) and refuses the rest by
name. Addresses are lowered here: a getelementptr becomes base + constant offset + sum of index * stride, so that nobody
downstream needs struct layouts.
"""

from __future__ import annotations

import re
from typing import Any

from mgpusim.errors import CompileError
from mgpusim.opencl.ir.instructions import InstructionReader
from mgpusim.opencl.ir.program import Block, Function, GlobalVar, KernelArg, Module, Type
from mgpusim.opencl.ir.tokens import Tokens, unquote

__all__ = ["read_module"]

_METADATA_SUFFIX = re.compile(r",? ![a-zA-Z_][\w.]* (?:![0-9]+|!\{\})")
_DBG = re.compile(r"!dbg !(\d+)")
_LABEL = re.compile(r'^("[^"]*"|[-\w.$]+):')
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


class _ModuleReader(InstructionReader):
    """Reads a whole module."""

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
                    self.definitions[unquote(name[1:])] = definition
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

    def _function(self, header: str, body: list[str]) -> Function:
        self.regs, self.reg_types, self.blocks = {}, [], {}
        match = re.search(r' @("[^"]*"|[-\w.$]+)\(', header)
        if match is None:
            raise CompileError(f"clang's IR is not what the reader expects: {header[:80]}")
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
        meta = dict(re.findall(r"!(kernel_arg_\w+|reqd_work_group_size|dbg) (!\d+)", header))
        logical = list(self._logical_lines(body))
        blocks: list[Block] = []
        for text, _line in logical:
            label = _LABEL.match(text)
            if label or not blocks:
                # an unlabelled entry takes the number after the unnamed parameters
                name = unquote(label[1]) if label else str(sum(p.isdigit() for p, *_ in params))
                self.blocks[name] = len(blocks)
                blocks.append(Block(len(blocks), name, []))
        at = -1
        for text, line in logical:
            if _LABEL.match(text) or at < 0:
                at += 1
                if _LABEL.match(text):
                    continue
            instr = self._instruction(Tokens(text, line))
            if instr is not None:
                blocks[at].instrs.append(instr)
        reqd = re.findall(r"i32 (\d+)", self.metadata.get(meta.get("reqd_work_group_size", ""), ""))
        line = re.search(r"line: (\d+)", self.metadata.get(meta.get("dbg", ""), ""))
        return Function(
            name=unquote(match[1]),
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
    return _ModuleReader(text).module()
