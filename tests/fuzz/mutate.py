"""Inputs made from seeds: bytes, words and structure changed; a case follows from its number."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

__all__ = ["Form", "mutated", "toml_of_value"]

Form = str
"""What the seeds of a target are: "binary", "text", "json", "toml" or "onnx", models whose structure is changed."""
NUMBERS = (
    "0",
    "-1",
    "1",
    "2",
    "3",
    "7",
    "0.5",
    "-0.0",
    "1e308",
    "-1e308",
    "1e-308",
    "1e999",
    "nan",
    "inf",
    "-inf",
    "2147483647",
    "4294967296",
    "9007199254740993",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551616",
    "1" + "0" * 30,
    "9" * 400,
    "0x10",
    "1_000",
    "1e9",
    "1e15",
    "65536",
    "0b11",
    "07",
    "+5",
    "٣",
)
TEXTS = (
    "",
    " ",
    "x",
    "\0",
    "a" * 300,
    "../x",
    "/nowhere",
    ".",
    "é",
    "\u202e",
    "\ud800",
    "{",
    "[" * 200,
    "(" * 200,
    "None",
    "true",
    "NaN",
    "%s",
    "{x}",
    "a=b",
    "a:b",
    "=",
    ":",
    ",",
    ";",
    "\n",
    "\r\n",
    "\\",
    "'",
    '"',
    "#",
    "//",
    "/*",
    "-",
    "--",
    "*",
    "**",
    "<",
    ">>",
    "~",
    "!",
    "?",
    "@",
)
VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    2,
    3,
    5,
    64,
    1000,
    0.5,
    -0.5,
    -0.0,
    1e-308,
    1e308,
    -1e308,
    float("nan"),
    float("inf"),
    2**31,
    2**32,
    2**53 + 1,
    2**63 - 1,
    2**63,
    2**64,
    10**30,
    -(10**30),
    *TEXTS,
    "1",
    "1e999",
    "2**63",
    [],
    {},
    [[]],
    [{}],
    {"a": {}},
    [0],
    [-1],
    [1, 2, 3, 4],
    ["x"],
    [None],
    {"x": 1},
    {"": ""},
    [[1, 2], [3]],
    [0] * 500,
)
EDGES = (0, 1, 127, 128, 255, 256, 32767, 32768, 65535, 2**31 - 1, 2**31, 2**32 - 1, 2**63 - 1, 2**63, 2**64 - 1)
_TOKEN = re.compile(r"[A-Za-z_]\w*|[-+]?(?:0x[0-9a-fA-F]+|\d+\.?\d*(?:[eE][-+]?\d+)?)|\s+|.", re.DOTALL)
MOST_B = 1 << 20
"""The invariants hold for inputs below this many bytes; larger ones are cut off."""


def mutated(seeds: Sequence[bytes], form: Form, rng: Random) -> bytes:
    """Return an input that is one of the seeds but for some changes, sometimes parts of two.

    >>> mutated([b"a = 1"], "toml", Random(4)) == mutated([b"a = 1"], "toml", Random(4))
    True
    """
    if form == "onnx":
        from tests.fuzz.models import changed_model

        return changed_model(seeds, rng)
    made = rng.choice(seeds)
    if form in ("json", "toml") and rng.random() < 0.75:
        made = _restructured(made, seeds, form, rng)
    elif form == "binary" or rng.random() < 0.25:
        made = _bytes_changed(made, seeds, rng)
    else:
        made = _words_changed(made, seeds, rng)
    return made[: MOST_B - 1]


# ---- bytes ---------------------------------------------------------------------------------------------------------------
def _bytes_changed(data: bytes, seeds: Sequence[bytes], rng: Random) -> bytes:
    out = bytearray(data)
    for _ in range(rng.choice((1, 1, 1, 2, 2, 4, 8))):
        size = len(out)
        at = rng.randrange(size + 1)
        kind = rng.randrange(10)
        if not size or kind == 0:
            out[at:at] = rng.randbytes(rng.choice((1, 1, 2, 4, 16)))
        elif kind == 1:
            out[at % size] ^= 1 << rng.randrange(8)
        elif kind == 2:
            out[at % size] = rng.choice((0, 1, 9, 10, 32, 34, 92, 127, 128, 255))
        elif kind == 3:
            del out[at : at + rng.choice((1, 1, 2, 4, 16, 64, size))]
        elif kind == 4:
            length = rng.choice((1, 4, 16, 64))
            to = rng.randrange(size + 1)
            out[to:to] = out[at : at + length] * rng.choice((1, 1, 2, 50))
        elif kind == 5:
            del out[at:]
        elif kind in (6, 7):
            width = rng.choice((1, 2, 4, 8))
            number = rng.choice(EDGES) % (1 << 8 * width)
            out[at : at + width] = number.to_bytes(width, rng.choice(("little", "big")))
        elif kind == 8:
            width = rng.choice((1, 2, 4))
            number = int.from_bytes(out[at : at + width], "little") + rng.randrange(-16, 17)
            out[at : at + width] = (number % (1 << 8 * width)).to_bytes(width, "little")
        else:
            other = rng.choice(seeds)
            start = rng.randrange(len(other) + 1)
            out[at:] = other[start:]
    return bytes(out)


# ---- words ---------------------------------------------------------------------------------------------------------------
@cache
def _words(seeds: tuple[bytes, ...]) -> tuple[str, ...]:
    found = {w for seed in seeds for w in _TOKEN.findall(seed[:20_000].decode("utf-8", "replace")) if not w.isspace()}
    return tuple(sorted(found))[:3000] or ("x",)


def _words_changed(data: bytes, seeds: Sequence[bytes], rng: Random) -> bytes:
    tokens = _TOKEN.findall(data.decode("utf-8", "replace"))
    words = _words(tuple(seeds))
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        if not tokens:
            tokens = [rng.choice(words)]
        i, j = rng.randrange(len(tokens)), rng.randrange(len(tokens))
        kind = rng.randrange(9)
        if kind == 0:
            tokens[i] = ""
        elif kind == 1:
            times = rng.choice((2, 2, 3, 300))  # of a text that is long already, hundreds of times more is only memory
            tokens[i] *= times if len(tokens[i]) < 10_000 else 1
        elif kind == 2:
            tokens[i], tokens[j] = tokens[j], tokens[i]
        elif kind in (3, 4):
            numbers = [k for k, t in enumerate(tokens) if t[0:1].isdigit()] if kind == 4 else []
            tokens[rng.choice(numbers) if numbers else i] = rng.choice(NUMBERS)
        elif kind == 5:
            tokens[i] = rng.choice(words)
        elif kind == 6:
            tokens.insert(i, rng.choice(words))
        elif kind == 7:
            tokens[i] = rng.choice(TEXTS)
        else:
            del tokens[min(i, j) : max(i, j) if rng.random() < 0.3 else min(i, j) + 3]
    return "".join(tokens).encode("utf-8", "surrogatepass")


# ---- structure -----------------------------------------------------------------------------------------------------------
@cache
def _decoded(seed: bytes, form: Form) -> Any:
    try:
        return json.loads(seed) if form == "json" else tomllib.loads(seed.decode())
    except ValueError:  # the seed of an earlier finding
        return None


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(item) for key, item in value.items()}
    return [_copied(item) for item in value] if isinstance(value, list) else value


def _holder(document: Any, rng: Random) -> tuple[Any, Any] | None:
    """Return a table or list inside, and a key of it; None if there is none."""
    at, found = document, None
    while isinstance(at, (dict, list)) and at:
        key = rng.choice(list(at)) if isinstance(at, dict) else rng.randrange(len(at))
        found = at, key
        if rng.random() < 0.25:
            break
        at = at[key]
    return found


def _restructured(data: bytes, seeds: Sequence[bytes], form: Form, rng: Random) -> bytes:
    document = _copied(_decoded(data, form))
    if document is None:
        return _words_changed(data, seeds, rng)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        place = _holder(document, rng)
        if place is None:
            break
        holder, key = place
        old = holder[key]
        kind = rng.randrange(10)
        if kind < 3:
            holder[key] = _copied(rng.choice(VALUES))
        elif kind == 3:
            del holder[key]
        elif kind == 4:
            holder[key] = [old] if rng.random() < 0.5 else {rng.choice(TEXTS): old}
        elif kind == 5 and isinstance(holder, dict):
            other = _holder(document, rng)
            holder[rng.choice((*TEXTS, str(other[1]) if other else "x", f"{key}x"))] = holder.pop(key)
        elif kind == 6:
            other = _holder(_decoded(rng.choice(seeds), form), rng)
            holder[key] = _copied(other[0][other[1]]) if other else None
        elif kind == 7 and isinstance(old, (int, float)):
            holder[key] = rng.choice((-old, old + 1, old - 1, old * 2, old * 1024, old // 3, str(old), [old, old]))
        elif isinstance(old, str):
            holder[key] = _words_changed(old.encode("utf-8", "surrogatepass"), seeds, rng).decode("utf-8", "surrogatepass")
        elif isinstance(holder, list):
            holder.insert(key, _copied(old))
        else:
            holder[key] = _copied(rng.choice(VALUES))
    try:
        text = json.dumps(document) if form == "json" else toml_of_value(document)
    except (RecursionError, ValueError):  # an int of more digits than Python prints
        return data
    return text.encode("utf-8", "surrogatepass")


def toml_of_value(document: dict[str, Any]) -> str:
    """Return TOML with a line for each key of the top; None becomes an empty text.

    >>> toml_of_value({"a": [1, {"b": "c"}]})
    '"a" = [1, {"b" = "c"}]\\n'
    """
    return "".join(f"{json.dumps(key)} = {_inline(value)}\n" for key, value in document.items())


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(str(key))} = {_inline(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    return json.dumps("" if value is None else str(value), ensure_ascii=bool(value) and str(value).isascii())
