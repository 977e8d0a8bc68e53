"""A part of a fused kernel as text: names suffixed, work-item functions replaced, local arrays moved out of the body.

A part's body is read as tokens, not parsed (`mgpusim.fusion.source.text`). A name of file scope gets the part's suffix
wherever it is not a member. A call of a work-item function becomes a call of the part's own. A function that needs to know
which work item it runs for gets one more parameter, and its calls one more argument. The kernel itself becomes a function,
so that `return` leaves the part and not the fused kernel, and parameters keep their names.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from mgpusim.errors import InputError
from mgpusim.fusion.source.text import (
    Declaration,
    Token,
    closing,
    declarations,
    significant,
    text_of,
    tokens_of,
    without_attributes,
)

ITEM_FUNCTIONS = ("get_global_id", "get_group_id", "get_local_id", "get_global_linear_id", "get_local_linear_id")
"""Work-item functions whose value depends on the work item."""

SIZE_FUNCTIONS = (
    "get_global_size", "get_local_size", "get_enqueued_local_size", "get_num_groups", "get_global_offset", "get_work_dim",
)  # fmt: skip
"""Work-item functions that are the same for every item of a launch."""

_REFUSED = re.compile(
    r"^(printf|pipe|.*_pipe|enqueue_kernel|get_default_queue|.*sub_group_.*|get_sub_group.*|get_.*sub_group.*)$"
)
_KERNEL = ("__kernel", "kernel")
# compilers take what is called behind many branches for rarely run, and do not inline it
_RESTRICT = ("restrict", "__restrict", "__restrict__")
INLINE = "__attribute__((always_inline))"
_COMMENTS = re.compile(r"(?:\s+|/\*.*?\*/|//[^\n]*)*", re.DOTALL)
_FLOAT = re.compile(r"^(0[xX][\da-fA-F]*\.?[\da-fA-F]*[pP][+-]?\d+|(\d+\.\d*|\.\d+)([eE][+-]?\d+)?|\d+[eE][+-]?\d+)$")
_LEGAL = re.compile(r"copyright|licen[cs]e|spdx", re.IGNORECASE)


class Param(NamedTuple):
    """A kernel parameter: its tokens (names of file scope already suffixed), and where its own name stands in them."""

    name: str
    tokens: tuple[Token, ...]
    at: int

    def declared(self, name: str) -> str:
        """Return the parameter's declaration under another name.

        >>> Param("a", tuple(tokens_of("global float *a")), 5).declared("a_p0")
        'global float *a_p0'
        """
        return text_of([*self.tokens[: self.at], Token("name", name), *self.tokens[self.at + 1 :]])

    @property
    def pointee(self) -> str:
        """What the parameter points to, without address space and qualifiers ("" if it is not a plain pointer)."""
        words = [t.text for t in self.tokens[: self.at] if t.kind in ("name", "mark")]
        if words.count("*") != 1 or "(" in words:
            return ""
        dropped = (*LOCAL, *_RESTRICT, "const", "volatile")
        return " ".join(w for w in words[: words.index("*")] if w not in dropped)


class Names(NamedTuple):
    """Names of the fused program: what parts append to theirs, the type and the parameter that say which work item runs,
    the parameter that points to a part's local memory, and what its type's name ends in."""

    suffix: str
    item_type: str
    item: str
    shared: str
    local: str


class Program(NamedTuple):
    """A part's program before it is rewritten: what its kernel needs, in the order of the source."""

    kept: tuple[Declaration, ...]
    entry: Declaration
    pragmas: tuple[str, ...]
    legal: str

    @property
    def identifiers(self) -> frozenset[str]:
        """Every name that occurs in it."""
        return frozenset().union(*(d.identifiers for d in self.kept))


class PartText(NamedTuple):
    """A part, rewritten.

    `before` holds what its kernel needs, `text` the kernel and what follows. `function` is its name, which takes the work
    item first (if `takes_item`), then its local memory (if `fields`), then `params`. `fields` are the members of the struct
    of its local arrays, `calls` the work-item functions that it uses.
    """

    before: str
    text: str
    function: str
    params: tuple[Param, ...]
    fields: tuple[str, ...]
    takes_item: bool
    calls: tuple[str, ...]


def parse_program(text: str, entry: str) -> Program:
    """Return what kernel `entry` of a preprocessed program needs.

    >>> program = parse_program("int f() { return 1; } int g() { return 2; } kernel void k(global int *a) { *a = f(); }", "k")
    >>> [d.names[0] for d in program.kept]
    ['f', 'k']
    """
    tokens = tokens_of(text)
    every = declarations(tokens)
    main = [d for d in every if d.kind == "function" and d.names[0] == entry]
    if not main:
        raise InputError(f"has no kernel function '{entry}' once it is preprocessed")
    where: dict[str, list[int]] = {}
    for index, declaration in enumerate(every):
        for name in declaration.names:
            where.setdefault(name, []).append(index)
    needed, todo = set(), [entry]
    while todo:
        for index in where.pop(todo.pop(), ()):
            if index not in needed:
                needed.add(index)
                todo += every[index].identifiers
    contract = [i for i, d in enumerate(every) if d.kind == "pragma" and "FP_CONTRACT" in d.tokens[-1].text]
    kept = tuple(every[i] for i in sorted({*needed, *contract}))
    refused = sorted({n for d in kept for n in d.identifiers if _REFUSED.match(n)})
    if refused:
        raise InputError(f"uses {', '.join(refused)}, which cannot be fused (no rule keeps its meaning for a part of a launch)")
    pragmas = [d.tokens[-1].text.strip() for d in every if d.kind == "pragma" and "EXTENSION" in d.tokens[-1].text]
    enabled = tuple(dict.fromkeys(p for p in pragmas if re.search(r":\s*(enable|require)", p)))
    comments = [t.text for t in every[0].tokens if t.kind == "comment" and _LEGAL.search(t.text)]
    return Program(kept, main[0], enabled, "\n".join(comments))


def rewrite(
    program: Program,
    names: Names,
    extents: Mapping[str, Sequence[int]],
    single: bool,
    nonuniform: bool = False,
) -> PartText:
    """Return `program` ready to stand beside other parts.

    Parameters
    ----------
    names : what to append, and how the parameters that are added are called.
    extents : sizes of the kernel's local arrays by name, for those whose text depends on a constant of the body.
    single : give floating constants without a suffix the type float (what -cl-single-precision-constant does).
    nonuniform : whether get_local_size depends on the work item.
    """
    entry = program.entry
    if any(statements(d, LOCAL) for d in program.kept if d is not entry and d.kind == "function"):
        raise InputError("calls another kernel that declares local memory of its own")
    constants, main = take_constants(entry)
    fields, body_locals, main = take_locals(main, extents, {n for d in (*program.kept, *constants) for n in d.names})
    at = program.kept.index(entry)
    kept = [*program.kept[:at], *constants, main, *program.kept[at + 1 :]]
    scope = frozenset(n for d in kept for n in d.names)
    per_item = frozenset((*ITEM_FUNCTIONS, *(("get_local_size",) if nonuniform else ())))
    aware = _aware(kept, per_item)
    writer = _Writer(names, scope, per_item, aware, frozenset(body_locals), single)
    pieces = [writer.declaration(d, entry.names[0], bool(fields)) for d in kept]
    params = tuple(writer.params(main))
    used = {n for d in kept for n in d.identifiers}
    calls = tuple(n for n in (*ITEM_FUNCTIONS, *SIZE_FUNCTIONS) if n in used)
    members = tuple(writer.fields(f) for f in fields)
    if any("FP_CONTRACT" in d.tokens[-1].text for d in kept if d.kind == "pragma"):
        pieces.append("#pragma OPENCL FP_CONTRACT ON  /* the default again */")
    at += len(constants)
    before = _tidy("\n\n".join(p for p in (program.legal if program.legal not in pieces[0] else "", *pieces[:at]) if p))
    text = _tidy("\n\n".join(pieces[at:]))
    return PartText(before, text, entry.names[0] + names.suffix, params, members, entry.names[0] in aware, calls)


def _tidy(text: str) -> str:
    """Remove what preprocessing and moved declarations left behind: spaces at the ends of lines, runs of empty lines."""
    text = re.sub(r"[ \t]+$", "", text, flags=re.MULTILINE)
    return re.sub(r"\n{3,}", "\n\n", re.sub(r"\{\n\n+", "{\n", text))


def _aware(kept: Iterable[Declaration], per_item: frozenset[str]) -> frozenset[str]:
    """Functions that have to be told which work item runs: they ask, or call one that does."""
    calls = {d.names[0]: d.identifiers for d in kept if d.kind == "function"}
    out: set[str] = set()
    while True:
        grown = {f for f, used in calls.items() if used & per_item or used & (out - {f})}
        if grown == out:
            return frozenset(out)
        out = grown


class _Writer:
    """Rewrites the declarations of one part."""

    def __init__(
        self,
        names: Names,
        scope: frozenset[str],
        per_item: frozenset[str],
        aware: frozenset[str],
        local_names: frozenset[str],
        single: bool,
    ) -> None:
        self.names, self.scope, self.per_item, self.aware = names, scope, per_item, aware
        self.local_names, self.single = local_names, single

    def declaration(self, declaration: Declaration, entry: str, with_local: bool) -> str:
        """Return the text of a declaration, comments before it included."""
        tokens = declaration.tokens
        drop = self._kernel_words(declaration)
        added: dict[int, str] = {}
        if declaration.kind in ("function", "prototype") and declaration.names[0] in self.aware | {entry}:
            extra = [f"const {self.names.item_type} {self.names.item}"] if declaration.names[0] in self.aware else []
            if declaration.names[0] == entry and with_local:
                extra.append(f"__local {entry}{self.names.local} *const {self.names.shared}")
            if extra:
                added[declaration.params] = ", ".join(extra)
        in_entry = declaration.names[:1] == (entry,) and declaration.kind == "function"
        if in_entry:  # the fused kernel's parameters say so; said again, Oclgrind does not understand it once it is inlined
            head = range(declaration.params, declaration.body)
            drop |= {j for i in head if tokens[i].text in _RESTRICT for j in (i, i + 1) if j == i or tokens[j].kind == "space"}
        text = text_of(self.tokens(tokens, drop, added, in_entry)).strip()
        if declaration.kind != "function" or "always_inline" in declaration.identifiers or "noinline" in declaration.identifiers:
            return text
        first = _COMMENTS.match(text)
        at = first.end() if first else 0
        return f"{text[:at]}{INLINE}\n{text[at:]}"

    def params(self, entry: Declaration) -> Iterable[Param]:
        """Yield the kernel's parameters."""
        tokens = entry.tokens
        indices = significant(tokens)
        at = indices.index(entry.params)
        end = closing(tokens, indices, at)
        start, depth = at + 1, 0
        for i in range(at + 1, end + 1):
            text = tokens[indices[i]].text
            if depth == 0 and (text == "," or i == end):
                if i > start:
                    piece = self.tokens(tokens[indices[start] : indices[i - 1] + 1], set(), {}, False)
                    yield _param(piece)
                start = i + 1
            depth += (text in _OPENING) - (text in _CLOSING)

    def fields(self, tokens: list[Token]) -> str:
        """Return the members that a statement declaring local memory becomes."""
        return " ".join(text_of(self.tokens(tokens, set(), {}, False)).split())

    def tokens(self, tokens: Sequence[Token], drop: set[int], added: Mapping[int, str], in_entry: bool) -> list[Token]:
        """Return `tokens` with names suffixed, calls given the work item, local arrays taken from their struct."""
        members = _members(tokens)
        indices = significant(tokens)
        place = {i: k for k, i in enumerate(indices)}
        out: list[Token] = []
        insert: dict[int, str] = {}
        for i, parameters in added.items():
            follows = tokens[indices[place[i] + 1]].text
            if follows == "void" and tokens[indices[place[i] + 2]].text == ")":
                drop.add(indices[place[i] + 1])
                follows = ")"
            broken = tokens[i + 1].kind == "space" and "\n" in tokens[i + 1].text
            then = "," if broken else ",\n    " if in_entry else ", "
            insert[i] = parameters if follows == ")" else parameters + then
        for i, token in enumerate(tokens):
            if i in drop:
                continue
            if token.kind == "number" and self.single and _FLOAT.match(token.text):
                token = Token("number", token.text + "f")
            elif token.kind == "name" and i not in members:
                before = tokens[indices[place[i] - 1]].text if place[i] else ""
                attribute = place[i] > 2 and tokens[indices[place[i] - 3]].text == "__attribute__"
                after = indices[place[i] + 1] if place[i] + 1 < len(indices) else -1
                if before not in (".", "->") and not attribute:
                    called = after >= 0 and tokens[after].text == "("
                    if called and after not in insert and token.text in self.per_item | self.aware:
                        closes = tokens[indices[place[after] + 1]].text == ")"
                        insert[after] = self.names.item if closes else f"{self.names.item}, "
                    token = self._renamed(token, called, in_entry)
            out.append(token)
            if i in insert:
                out.append(Token("mark", insert[i]))
        return out

    def _renamed(self, token: Token, called: bool, in_entry: bool) -> Token:
        if in_entry and token.text in self.local_names:
            return Token("name", f"{self.names.shared}->{token.text}")
        own = token.text in self.scope or (called and token.text in (*ITEM_FUNCTIONS, *SIZE_FUNCTIONS))
        return Token("name", token.text + self.names.suffix) if own else token

    def _kernel_words(self, declaration: Declaration) -> set[int]:
        """Tokens that only a kernel may carry: its qualifier and attributes, up to the body."""
        if declaration.kind not in ("function", "prototype"):
            return set()
        tokens = declaration.tokens
        indices = [i for i in significant(tokens) if declaration.body < 0 or i < declaration.body]
        qualifier = {i for i in indices if tokens[i].text in _KERNEL}
        if not qualifier:
            return set()
        plain = set(without_attributes(tokens, indices))
        gone = qualifier | {i for i in indices if i not in plain}
        return gone | {i + 1 for i in gone if tokens[i + 1].kind == "space"}


_OPENING, _CLOSING = "([{", ")]}"


def _members(tokens: Sequence[Token]) -> set[int]:
    """Return the tokens that name a member where a struct or union is defined: those are not names of file scope."""
    indices = significant(tokens)
    out: set[int] = set()
    stack: list[tuple[str, bool]] = []
    head = 0  # where the current run of specifiers began
    for k, i in enumerate(indices):
        text = tokens[i].text
        if text in _OPENING:
            whole = text == "{" and not any(s == "(" for s, _ in stack)
            words = [tokens[j].text for j in without_attributes(tokens, indices[head:k])] if whole else []
            stack.append((text, any(w in ("struct", "union") for w in words[-2:])))
        elif text in _CLOSING and stack:
            stack.pop()
        if text in "{};":
            head = k + 1
        follows = tokens[indices[k + 1]].text if k + 1 < len(indices) else ""
        if tokens[i].kind == "name" and stack and stack[-1][1] and follows and follows in ";,[:":
            out.add(i)
    return out


def _param(tokens: list[Token]) -> Param:
    plain = without_attributes(tokens, significant(tokens))
    depth, at = 0, -1
    for i in plain:
        text = tokens[i].text
        depth += (text == "[") - (text == "]")
        if tokens[i].kind == "name" and depth == 0:
            at = i
    text = " ".join(text_of(tokens).split())
    squeezed = tokens_of(text)
    order = sum(t.kind == "name" for t in tokens[: at + 1])
    names = [i for i, t in enumerate(squeezed) if t.kind == "name"]
    return Param(tokens[at].text, tuple(squeezed), names[order - 1])


LOCAL = ("__local", "local")
CONSTANT = ("__constant", "constant")


def statements(function: Declaration, space: tuple[str, ...]) -> list[tuple[int, int]]:
    """Return (first, last) token of each statement of a function's outermost block that declares variables in a space."""
    tokens = function.tokens
    indices = [i for i in significant(tokens) if i >= function.body]
    out = []
    start, depth = 1, 1
    for at in range(1, len(indices)):
        text = tokens[indices[at]].text
        depth += (text in "([{") - (text in ")]}")
        if depth == 1 and (text in ";}" or tokens[indices[at]].kind == "pragma"):
            if text == "}" and _declares([tokens[i].text for i in indices[start:at]], space):
                continue  # of an initialiser
            if text == ";" and _declares([tokens[i].text for i in without_attributes(tokens, indices[start:at])], space):
                out.append((indices[start], indices[at]))
            start = at + 1
    return out


def _declares(words: Sequence[str], space: tuple[str, ...]) -> bool:
    run = next((i for i, w in enumerate(words) if not re.match(r"[A-Za-z_]", w)), len(words))
    return any(w in space for w in words[:run]) and (run == len(words) or words[run] in "[,=")


def take_constants(entry: Declaration) -> tuple[list[Declaration], Declaration]:
    """Return the variables that a kernel declares in constant memory, and the kernel without them: no function may have any."""
    out: list[Declaration] = []
    dropped: set[int] = set()
    for first, last in statements(entry, CONSTANT):
        out += declarations(entry.tokens[first : last + 1])
        dropped.update(range(first, last + 1))
    return out, _without(entry, dropped)


def _without(entry: Declaration, dropped: set[int]) -> Declaration:
    """Return a kernel without some tokens of its body."""
    return entry._replace(tokens=[t for i, t in enumerate(entry.tokens) if i not in dropped]) if dropped else entry


def take_locals(
    entry: Declaration, extents: Mapping[str, Sequence[int]], scope: set[str]
) -> tuple[list[list[Token]], list[str], Declaration]:
    """Return the local arrays of a kernel as struct members, their names, and the kernel without them."""
    fields: list[list[Token]] = []
    names: list[str] = []
    dropped: set[int] = set()
    for first, last in statements(entry, LOCAL):
        piece = entry.tokens[first : last + 1]
        plain = without_attributes(piece, significant(piece))
        if any(piece[i].text == "*" for i in plain[:-1] if not _bracketed(piece, plain, i)):
            raise InputError(f"declares local memory and a pointer in one statement ('{text_of(piece)}'); split the two")
        own = [piece[a].text for a, b in itertools.pairwise(plain) if piece[a].kind == "name" and piece[b].text in "[,;"]
        own = [n for n in own if not _bracketed_name(piece, plain, n)]
        fields.append(_member(piece, plain, own, extents, scope))
        names += own
        dropped.update(range(first, last + 1))
    return fields, names, _without(entry, dropped)


def _bracketed(piece: Sequence[Token], plain: Sequence[int], index: int) -> bool:
    depth = 0
    for i in plain:
        if i == index:
            return depth > 0
        depth += (piece[i].text == "[") - (piece[i].text == "]")
    return False


def _bracketed_name(piece: Sequence[Token], plain: Sequence[int], name: str) -> bool:
    return all(_bracketed(piece, plain, i) for i in plain if piece[i].text == name)


def _member(
    piece: list[Token], plain: Sequence[int], own: Sequence[str], extents: Mapping[str, Sequence[int]], scope: set[str]
) -> list[Token]:
    free = {piece[i].text for i in plain if piece[i].kind == "name" and _bracketed(piece, plain, i)} - scope - {"sizeof"}
    kept = [t for t in piece if t.text not in (*LOCAL, "static")]
    if not free - _TYPES or not all(n in extents for n in own):
        return kept
    head = [piece[i].text for i in plain[: next(k for k, i in enumerate(plain) if piece[i].text == own[0])]]
    specifiers = " ".join(w for w in head if w not in (*LOCAL, "static"))
    arrays = ", ".join(n + "".join(f"[{e}]" for e in extents[n]) for n in own)
    return tokens_of(f"{specifiers} {arrays};")


_TYPES = frozenset(
    f"{t}{n}" for t in ("char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "half", "float", "double")
    for n in ("", 2, 3, 4, 8, 16)
)  # fmt: skip
