"""Files that users give: text, JSON and TOML with limits, and one wording for what is wrong with them.

A file from a stranger may be a pipe without an end, or brackets a million deep. It may be gzip of a few bytes that unpacks to
gigabytes.
What is read here is a regular file, at most `MOST_B` bytes once unpacked, and nested no deeper than the parsers allow. Values
cost more memory than their text, up to sixty times: that is estimated before they are made.
"""

from __future__ import annotations

import csv
import io
import re
import stat
import zlib
from collections.abc import Sequence
from functools import lru_cache
from os import PathLike
from pathlib import Path
from typing import Any, TypeVar

from mgpusim.errors import InputError
from mgpusim.limits import check_memory

MOST_B = 256 << 20
"""Bytes of a file that a person gives, unpacked: twenty times the largest corpus of the project."""
MOST_TOML_B = 4 << 20
"""Bytes of TOML, a hundred times the largest preset: its parser takes a second for two of these."""
MOST_KEPT_B = 64 << 10
"""Bytes of TOML whose tables are kept: a preset is read with each prediction, and parsing it takes most of that time."""
MOST_PARTS = 16
"""Parts of a dotted key of TOML: time and memory of its parser go with their square."""
T = TypeVar("T")
_PART = r"""(?:[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+"""
_LONG_KEY = re.compile(rf"(?<![A-Za-z0-9_-])(?:{_PART}\.[ \t]*+){{{MOST_PARTS}}}{_PART}[]=.]")
_VALUE_B, _TABLE_B = 64, 200  # of a value or a list, and what a table takes more: measured
GZIP = b"\x1f\x8b"


def read_bytes(path: str | PathLike[str], what: str, *, most_b: int = MOST_B) -> bytes:
    """Return the bytes of a file, unpacked if it is gzipped.

    Parameters
    ----------
    what : the file is called in messages, as "corpus".
    most_b : bytes that it may have.

    Raises
    ------
    InputError
        It is not a regular file, cannot be read, is damaged gzip, or is larger.

    >>> read_bytes("no-such.json", "corpus")
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: corpus no-such.json: No such file or directory
    """
    path = Path(path)
    try:
        about = path.stat()
        small = stat.S_ISREG(about.st_mode) and about.st_size <= most_b
        raw = path.read_bytes() if small else b""
    except OSError as error:
        raise InputError(f"{what} {path}: {error.strerror}") from None
    except ValueError as error:  # a zero byte in its name
        raise InputError(f"{what} {str(path)!r}: {error}") from None
    if not stat.S_ISREG(about.st_mode):
        kind = "a folder" if stat.S_ISDIR(about.st_mode) else "not a regular file"
        raise InputError(f"{what} {path}: is {kind}, expected a file")
    if not small:
        raise InputError(f"{what} {path}: {about.st_size:,} bytes, more than the {most_b:,} that such a file may have")
    return unpacked(raw, f"{what} {path}", most_b=most_b) if raw[:2] == GZIP else raw


def unpacked(raw: bytes, what: str, *, most_b: int = MOST_B) -> bytes:
    """Return what gzipped bytes hold.

    >>> import gzip
    >>> unpacked(gzip.compress(b"abc"), "corpus c.gz"), len(unpacked(gzip.compress(bytes(900)), "corpus", most_b=900))
    (b'abc', 900)
    >>> unpacked(gzip.compress(bytes(901)), "corpus c.gz", most_b=900)
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: corpus c.gz: unpacks to more than the 900 bytes that such a file may have
    """
    out, left = [], most_b
    rest = raw
    try:
        while rest:  # a file may hold several members
            member = zlib.decompressobj(wbits=31)
            part = member.decompress(rest, left + 1)
            left -= len(part)
            if left < 0 or member.unconsumed_tail:
                raise InputError(f"{what}: unpacks to more than the {most_b:,} bytes that such a file may have")
            if not member.eof:
                raise InputError(f"{what}: damaged gzip file: it ends too early")
            out.append(part)
            rest = member.unused_data.lstrip(b"\0")
    except zlib.error as error:
        raise InputError(f"{what}: damaged gzip file: {error}") from None
    return b"".join(out)


def read_text_file(path: str | PathLike[str], what: str, *, encoding: str = "utf-8", errors: str = "strict") -> str:
    """Return the text of a file; what is wrong with it as of `read_bytes`, and text that is no UTF-8."""
    return _decoded(read_bytes(path, what), f"{what} {path}", encoding, errors)


def _decoded(raw: bytes, what: str, encoding: str = "utf-8", errors: str = "strict") -> str:
    try:
        return raw.decode(encoding, errors)
    except UnicodeDecodeError as error:
        raise InputError(f"{what}: not UTF-8 text (byte {error.start})") from None


def csv_rows(text: str, what: str, separator: str = ",") -> list[tuple[int, list[str]]]:
    """Return the rows of a CSV table that is called `what`, each with its number, from 1; empty ones too."""
    try:
        return list(enumerate(csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True), start=1))
    except csv.Error as error:
        raise InputError(f"{what}: no CSV table: {error}; is the file cut off?") from None


def read_json(path: str | PathLike[str], what: str) -> Any:
    """Return what a JSON file says, gzipped or not; what is wrong with it as of `read_bytes` and `json_of`."""
    return json_of(read_bytes(path, what), f"{what} {path}")


def read_struct(path: str | PathLike[str], what: str, kind: type[T], schema: str, writer: str, beside: Sequence[str] = ()) -> T:
    """Return the struct in a JSON file that mgpusim wrote.

    Parameters
    ----------
    schema : that the file must have. `writer` : the command that writes such files, for messages.
    beside : keys for other programs, which are not of the struct.
    """
    import msgspec

    data = read_json(path, what)
    stated = data.get("schema") if isinstance(data, dict) else None
    if stated != schema:
        raise InputError(f"{what} {path}: schema: got {stated!r}, expected {schema!r}, as `{writer}` writes it")
    kept = {key: value for key, value in data.items() if key not in ("schema", *beside)}
    try:
        return msgspec.convert(kept, kind, strict=True)
    except msgspec.ValidationError as error:
        raise InputError(f"{what} {path}: {error}") from None


def json_of(raw: bytes, what: str) -> Any:
    """Return what JSON says.

    Raises
    ------
    InputError
        It is not JSON, with the line, or nested too deeply.
    MemoryLimitError
        Its values take more memory than a command may.

    >>> json_of(b'{"a":\\n 1,}', "table t.json")
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: table t.json: not JSON: JSON is malformed: trailing comma in object (byte 9), line 2
    """
    import msgspec

    tables, values = raw.count(b"{"), raw.count(b",") + raw.count(b"[") + raw.count(b"{")
    text_b = len(raw) * (1 if raw.isascii() else 4)
    if values > 100_000:  # twice: it is checked field by field into a copy
        check_memory(f"{what}: its {values:,} values", 2.0 * (_VALUE_B * values + _TABLE_B * tables) + text_b, "give fewer")
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise InputError(f"{what}: not JSON: {error}{_line_of(raw, str(error))}") from None
    except RecursionError:
        raise InputError(f"{what}: not JSON that mgpusim writes: nested too deeply") from None


def _line_of(raw: bytes, message: str) -> str:
    """msgspec gives the byte of an error; people look for lines."""
    _, mark, tail = message.rpartition("(byte ")
    offset = int(tail.rstrip(")")) if mark and tail.rstrip(")").isdigit() else None
    if offset is None:
        return ""
    line = 1 + raw[:offset].count(b"\n")
    return f", line {line}"


def read_toml(path: str | PathLike[str], what: str) -> dict[str, Any]:
    """Return the tables of a TOML file; what is wrong with it as of `read_bytes` and `toml_of`."""
    return toml_of(read_bytes(path, what, most_b=MOST_TOML_B), f"{what} {path}")


def toml_of(raw: bytes, what: str, expected: str = "TOML") -> dict[str, Any]:
    """Return the tables of TOML.

    >>> toml_of(b"a = [", "study s.toml")
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: study s.toml: not TOML: Invalid value (at end of document)
    """
    if len(raw) > MOST_TOML_B:
        raise InputError(f"{what}: {len(raw):,} bytes, more than the {MOST_TOML_B:,} that TOML may have")
    text = _decoded(raw, what).removeprefix("\ufeff")  # as Notepad saves it
    if len(raw) > MOST_KEPT_B:
        return _tables(text, what, expected)
    try:
        table: dict[str, Any] = copied(_kept_tables(text, what, expected))
    except RecursionError:  # a copy nests a little deeper than the parser
        return _tables(text, what, expected)
    return table


def copied(value: Any) -> Any:
    """Return a document with its tables and lists copied; what these hold cannot change. Takes 0.4 of `deepcopy`.

    >>> kept = {"l2": {"ways": [4, 8]}}
    >>> copied(kept)["l2"]["ways"].append(16)
    >>> kept
    {'l2': {'ways': [4, 8]}}
    """
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    return [copied(item) for item in value] if isinstance(value, list) else value


def _tables(text: str, what: str, expected: str) -> dict[str, Any]:
    import tomllib

    if long := _LONG_KEY.search(text):
        line = 1 + text.count("\n", 0, long.start())
        raise InputError(f"{what}: not {expected}: a key of more than {MOST_PARTS} parts, nested too deeply (line {line})")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InputError(f"{what}: not {expected}: {error}") from None
    except RecursionError:
        raise InputError(f"{what}: not {expected}: nested too deeply") from None
    except ValueError as error:  # an integer of thousands of digits
        raise InputError(f"{what}: not {expected}: {error}") from None


_kept_tables = lru_cache(maxsize=64)(_tables)
