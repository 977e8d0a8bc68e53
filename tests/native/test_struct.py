"""Structs over flat arrays: compiled code and numpy mean the same words, and a field of another struct is an error."""

from __future__ import annotations

import subprocess
import sys

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.engine.event.native import CORE
from mgpusim.memory import caches, coalesce
from mgpusim.native.jit import Int64s, compile_native
from mgpusim.native.loader import PACKAGE, NativeModule
from mgpusim.native.reference import reference, rows, words_at
from mgpusim.native.struct import Arena, Rows, Struct, Words, header, inline, table
from mgpusim.sources import compiled_sources, module_of
from mgpusim.trace.stream_native import ROWS


class Part(Struct):
    """A row."""

    first: int
    three: Words = inline(3)
    last: int


class Base(Struct):
    """What both headers begin with."""

    count: int
    parts: Rows[Part]


class Header(Base):
    """A header."""

    free: Words
    sum: int


as_base = reference(Base)
as_header = reference(Header)
as_parts = rows(Part)


@compile_native("qqq")
def fill(words: Int64s, more: Int64s, what: Int64s) -> None:
    h = as_header(words)
    for i in range(h.count):
        part = h.parts[i]
        part.first = 10 * i
        part.three[1] = 10 * i + 1
        part.last = 10 * i + 2
        h.free[i] -= i
        h.sum += part.last
        as_parts(more)[i].three[2] = h.parts[i].first
    words_at(h, what[0])[what[1]] = what[2]


@compile_native("qq")
def count(words: Int64s, out: Int64s) -> None:
    out[0] = as_base(words).count + as_base(words).parts[1].last


@given(st.integers(2, 6), st.integers(0, 5))
def test_compiled_code_and_numpy_mean_the_same_words(n: int, gap: int) -> None:
    arena = Arena(Header)
    arena.room(gap, 99)
    arena.table("free", n, 5)
    arena.table("parts", n)
    arena.set(count=n)
    words, more = arena.array(), np.zeros(n * Part.words, np.int64)
    place = len(words) - 1
    fill(words, more, np.array([place - 2, 2, -7]))
    parts = table(words, Header, "parts", n)
    assert parts["first"].tolist() == [10 * i for i in range(n)]
    assert parts["three"].tolist() == [[0, 10 * i + 1, 0] for i in range(n)]
    assert parts["last"].tolist() == [*(10 * i + 2 for i in range(n - 1)), -7]  # the last word of all
    assert table(words, Header, "free", n).tolist() == [5 - i for i in range(n)]
    assert header(words, Header)["sum"] == sum(10 * i + 2 for i in range(n))
    assert more.reshape(n, Part.words)[:, Part.last - 1].tolist() == parts["first"].tolist()
    assert words[Header.words : Header.words + gap].tolist() == [99] * gap
    out = np.zeros(1, np.int64)
    count(words, out)  # a header is what its base is
    assert out[0] == n + parts["last"][1]


@pytest.mark.parametrize("name", ["sum", "none", "words"])
def test_a_field_of_another_struct_is_an_error(name: str) -> None:
    scope: dict[str, object] = {"as_parts": as_parts}
    exec(f"def read(words):\n    return as_parts(words)[0].{name}\n", scope)
    with pytest.raises(numba.TypingError, match=f"Unknown attribute '{name}' of type Part"):
        numba.njit(numba.int64(numba.types.CPointer(numba.int64)))(scope["read"])


@pytest.mark.each_time("main")
@pytest.mark.parametrize("module", [coalesce.KERNELS, caches.KERNELS, ROWS, CORE], ids=lambda m: m.ir.stem)
def test_a_shipped_ir_is_stamped_with_all_it_is_made_of(module: NativeModule) -> None:
    """What importing the compiled module brings in, except for what runs compiled code instead of being in it."""
    found = {module_of(path) for path in compiled_sources(module.module)}
    code = f"import sys, {module.module}\nprint(*(n for n, m in sys.modules.items() if getattr(m, '__file__', '')))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True).stdout.split()
    packages = {module_of(path.parent) for path in PACKAGE.rglob("__init__.py") if path.parent != PACKAGE} | {"mgpusim"}
    runs = {"mgpusim.sources", "mgpusim.files", "mgpusim.errors"}
    head = {"mgpusim.version", "mgpusim.frames"}  # of the package
    assert {name for name in loaded if name.startswith("mgpusim.")} - packages - runs - head == found
