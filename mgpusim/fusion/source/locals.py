"""Variables that only a kernel may declare, local and constant ones, taken out of its body: it becomes a function."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence

from mgpusim.errors import InputError
from mgpusim.fusion.source.text import Declaration, Token, declarations, significant, text_of, tokens_of, without_attributes

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
