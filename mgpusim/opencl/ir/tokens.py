"""Words of textual LLVM IR: the tokenizer and a cursor over the tokens of one line."""

from __future__ import annotations

import re

from mgpusim.errors import CompileError

_TOKEN = re.compile(
    r'[%@](?:"[^"]*"|[-\w.$]+)|c"(?:[^"\\]|\\.)*"|"[^"]*"|0x[HKLMR]?[0-9A-Fa-f]+|-?\d+\.\d+(?:e[+-]?\d+)?'
    r"|-?\d+|[A-Za-z_][\w.]*|![\w.]*|#\d+|\.\.\.|[<>\[\]{}()=,*|:]"
)
_BYTES = re.compile(r"(?:\\[0-9A-F]{2})+")
FLAGS = frozenset(
    (
        "nuw nsw exact disjoint nneg samesign inbounds nusw fast nnan ninf nsz arcp contract afn reassoc volatile "
        "atomic tail musttail notail"
    ).split()
)


class Tokens:
    """A cursor over the tokens of one logical line."""

    __slots__ = ("at", "line", "list")

    def __init__(self, text: str, line: int = 0) -> None:
        self.list = _TOKEN.findall(text)
        self.at = 0
        self.line = line

    def peek(self) -> str:
        return self.list[self.at] if self.at < len(self.list) else ""

    def next(self) -> str:
        if self.at > len(self.list):  # the second word behind the end: without an end to this a loop would have none
            raise CompileError(f"clang's IR is not what the reader expects: a line ends too early at {self.list[-6:]}")
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


def unquote(name: str) -> str:
    r"""Return a name as the source has it: LLVM quotes those with other letters than C's, and writes their bytes.

    >>> unquote(r'"k\C3\A4se"')
    'käse'
    """
    if not name.startswith('"'):
        return name
    return _BYTES.sub(lambda match: bytes.fromhex(match[0].replace("\\", "")).decode(errors="replace"), name[1:-1])


def wrap_signed(value: int, bits: int) -> int:
    """Return `value` as a signed two's complement number of `bits` bits.

    >>> wrap_signed(255, 8)
    -1
    """
    value &= (1 << bits) - 1
    return value - (1 << bits) if bits > 1 and value >> (bits - 1) else value
