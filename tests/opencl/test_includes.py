"""A kernel with its includes in one text is to the compiler what the files are."""

from __future__ import annotations

from pathlib import Path

import pytest

from mgpusim.errors import InputError
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.includes import expand_includes
from mgpusim.opencl.ir.reader import read_module

FILES = {
    "k.cl": """
#include "a.h"
#include "once.h"
/*
#include "never.h"
*/
# include "sub/b.h"  // B
kernel void k(global T *p) { p[0] = B + N; }
""",
    "a.h": "typedef float T;\n#include \"once.h\"\n",
    "once.h": "#pragma once\nconstant int only = 1;\n",
    "never.h": "#error never\n",
    "sub/b.h": '#include "c.h"',
    "sub/c.h": "#define B 3\n",
}  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "sub").mkdir()
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_the_text_needs_none_of_the_files(folder: Path) -> None:
    text = expand_includes((folder / "k.cl").read_text(encoding="utf-8"), folder)
    assert text.count("constant int only") == 1
    alone = read_module(compile_source(TranslationUnit(text, "-DN=2"))).kernels["k"]
    beside = read_module(compile_source(TranslationUnit.from_file(folder / "k.cl", "-DN=2"))).kernels["k"]
    assert [i.op for b in alone.blocks for i in b.instrs] == [i.op for b in beside.blocks for i in b.instrs]
    stored = next(i for b in alone.blocks for i in b.instrs if i.op == "store")
    assert stored.args[0].value == 5.0  # type: ignore[union-attr]


def test_what_cannot_be_expanded_is_left_to_the_compiler(folder: Path) -> None:
    (folder / "self.h").write_text('#include "self.h"\nint x;\n', encoding="utf-8")
    text = '#include "absent.h"\n#include <opencl-c.h>\n#include "self.h"\n'
    assert expand_includes(text, folder) == '#include "absent.h"\n#include <opencl-c.h>\n#include "self.h"\nint x;\n'


@pytest.mark.slow
def test_includes_that_grow_without_end_are_refused(tmp_path: Path) -> None:
    for i in range(40):
        (tmp_path / f"{i}.h").write_text(f'#include "{i + 1}.h"\n#include "{i + 1}.h"\n', encoding="utf-8")
    (tmp_path / "40.h").write_text("int x;\n" * 150_000, encoding="utf-8")
    with pytest.raises(InputError, match=r"\.h: with what it includes more than 64 MiB of source"):
        expand_includes('#include "0.h"', tmp_path)
    for i in range(500):
        (tmp_path / f"c{i}.h").write_text(f'#include "c{i + 1}.h"\n', encoding="utf-8")
    assert expand_includes('#include "c0.h"', tmp_path) == '#include "c200.h"'
    long = '#include "' + "x" * 5000 + '"'
    assert expand_includes(long, tmp_path) == long
