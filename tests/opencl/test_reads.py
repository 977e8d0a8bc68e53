"""No source reads a file outside of its folder: what the scanner finds is all that clang is shown, however a name is written."""

from __future__ import annotations

import subprocess
from pathlib import Path
from shlex import quote

import pytest
from hypothesis import HealthCheck, example, given
from hypothesis import strategies as st

from mgpusim.errors import CompileError, InputError
from mgpusim.folders import INCLUDE
from mgpusim.fusion.source.text import preprocess
from mgpusim.opencl.clang import FLAGS, TranslationUnit, compile_source, find_compiler
from mgpusim.opencl.includes import expand_includes
from mgpusim.opencl.macro_names import MOST_NAMES, macros_of, spelled_names
from mgpusim.opencl.reads import named_files
from mgpusim.session import Session
from tests.helpers.examples import examples

SECRET = "root:x:0:0:the secret line"
KERNEL = "kernel void k(global int *a) { a[0] = 1; }\n"
WAYS = {
    "plain": '#include "../out/secret"',
    "absolute": '#include "{out}/secret"',
    "angled": "#include <{out}/secret>",
    "spliced": '#inc\\\nlude "{out}/sec\\\nret"',
    "spliced with spaces": '#inc\\  \nlude "{out}/secret"',
    "trigraphs": '??=inc??/\nlude "{out}/secret"',
    "digraph": '%: include "{out}/secret"',
    "comments": '# /* b\n */ include /**/ "{out}/secret" // c',
    "windows": '#include "{out}/secret"\r\n',
    "macro": '#define S "{out}/secret"\n#include S',
    "next": '#include_next "{out}/secret"',
    "import": '#import "{out}/secret"',
    "embedded": '#embed "{out}/secret"',
    "embedded in an array": 'constant char s[] = {{\n#embed "{out}/secret"\n}};',
    "through a folder": '#include "sub/../../out/secret"',
    "nested": '#include "sub/nested.h"',
    "through a link": '#include "link.h"',
    "through a linked folder": '#include "linked/secret"',
    "nested by its own name": '#include "sub/linked.h"',
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder of a launch: beside it lies what is not to be read, within it links that lead there."""
    out, home = tmp_path / "out", tmp_path / "home"
    out.mkdir()
    (home / "sub").mkdir(parents=True)
    (out / "secret").write_text(f"{SECRET}\n", encoding="utf-8")
    (home / "sub" / "nested.h").write_text(f'#include "{out}/secret"\n', encoding="utf-8")
    (home / "link.h").symlink_to(out / "secret")
    (home / "sub" / "linked.h").symlink_to(out / "secret")
    (home / "linked").symlink_to(out, target_is_directory=True)
    (home / "own.h").write_text("#define OWN 3\n", encoding="utf-8")
    return home


def need_no_mark(folder: Path) -> None:
    """Skip the calling test where temporary files lie below a folder that no #include of C can name."""
    if '"' in str(folder):
        pytest.skip("temporary files lie below a quotation mark, which no #include can name")


def unit(folder: Path, text: str, options: str = "") -> TranslationUnit:
    """Return a source of a launch file in the folder."""
    file = folder / "k.cl"
    file.write_text(text, newline="", encoding="utf-8")
    return TranslationUnit.from_file(file, options, reads=(folder,))


@pytest.mark.parametrize("way", WAYS)
def test_nothing_outside_is_read(folder: Path, way: str) -> None:
    need_no_mark(folder)
    source = unit(folder, WAYS[way].format(out=folder.parent / "out") + "\n" + KERNEL)
    assert not [one for one in source.files if SECRET in one.text]
    for reader in ("compile", "preprocess"):
        with pytest.raises(CompileError) as error:
            compile_source(source, session=Session(cache=False)) if reader == "compile" else preprocess(source)
        assert "secret line" not in str(error.value)
        assert "file not found" in str(error.value)
        assert "mgpusim --include FOLDER" in str(error.value) or "not in a macro" in str(error.value)
    with pytest.raises(InputError, match="--include"):
        source.check_reads("ocloc")


@pytest.mark.parametrize(
    "option", ["-include {out}/secret", "-include ../out/secret", "-include @{out}/secret", "-I @{out}/secret"]
)
def test_options_read_nothing_outside(folder: Path, option: str) -> None:
    need_no_mark(folder)
    source = unit(folder, "#include <nowhere.h>\n" + KERNEL, option.format(out=quote(str(folder.parent / "out"))))
    with pytest.raises(CompileError) as error:
        compile_source(source, session=Session(cache=False))
    assert "secret line" not in str(error.value)
    assert "file not found" in str(error.value)


@pytest.mark.parametrize(
    "option",
    ["@{out}/secret", "-imacros {out}/secret", "-isystem {out}", "-iquote{out}", "-idirafter {out}", "--embed-dir={out}",
     "-Xclang -include -Xclang {out}/secret", "-Wp,-include,{out}/secret", "-ivfsoverlay {out}/secret", "-fplugin={out}/secret"],
)  # fmt: skip
def test_other_options_of_clang_are_refused(folder: Path, option: str) -> None:
    with pytest.raises(InputError, match="is not an OpenCL build option that mgpusim knows") as error:
        unit(folder, KERNEL, option.format(out=quote(str(folder.parent / "out"))))
    assert "secret line" not in str(error.value)


@pytest.mark.parametrize(
    "probe", ['__has_include("{out}/secret")', "__has_embed(<{out}/secret>)", '__has_include_next("{out}/secret")']
)
def test_whether_there_is_a_file_outside_is_not_told(folder: Path, probe: str) -> None:
    need_no_mark(folder)
    asked = f"#if {probe.format(out=folder.parent / 'out')}\n#error there is\n#endif\n"
    assert "@k" in compile_source(unit(folder, asked + KERNEL), session=Session(cache=False))


def test_what_a_dead_branch_names_does_not_matter(folder: Path) -> None:
    text = compile_source(
        unit(folder, f"#if 0\n#include <{folder.parent}/out/secret>\n#endif\n" + KERNEL), session=Session(cache=False)
    )
    assert "@k" in text


def test_inline_assembly_reads_no_file(folder: Path) -> None:
    line = f'asm(".incbin \\"{folder.parent}/out/secret\\"");\n'
    try:
        text = compile_source(unit(folder, line + KERNEL), session=Session(cache=False))
    except CompileError as error:
        text = str(error)
    assert "secret line" not in text


def test_what_lies_inside_is_read_and_decides_the_key(folder: Path) -> None:
    inside = "??=inc\\\nlude /* a */ <sub/value.h>\nkernel void k(global int *a) { a[0] = VALUE; }\n"
    (folder / "sub" / "value.h").write_text('#include "../own.h"\n#define VALUE OWN\n', encoding="utf-8")
    first = unit(folder, inside)
    assert "store i32 3" in compile_source(first, session=Session(cache=False))
    (folder / "own.h").write_text("#define OWN 4\n", encoding="utf-8")
    second = unit(folder, inside)
    assert first.key != second.key
    assert "store i32 4" in compile_source(second, session=Session(cache=False))


def test_folders_that_the_user_names_are_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder.parent / "out" / "mine.h").write_text("#define MINE 7\n", encoding="utf-8")
    text = '#include "mine.h"\nkernel void k(global int *a) { a[0] = MINE; }\n'
    option = f"-I {quote(str(folder.parent / 'out'))}"
    typed = TranslationUnit(text, option)  # no file names its folders: the user does
    assert "store i32 7" in compile_source(typed, session=Session(cache=False))
    with pytest.raises(CompileError, match="mgpusim --include FOLDER"):
        compile_source(unit(folder, text, option), session=Session(cache=False))
    monkeypatch.setenv(INCLUDE, str(folder.parent / "out"))
    assert "store i32 7" in compile_source(unit(folder, text), session=Session(cache=False))


def test_a_text_of_no_file_reads_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    with pytest.raises(CompileError, match="in no folder for a source without a file"):
        compile_source(TranslationUnit('#include "own.h"\n' + KERNEL, reads=()), session=Session(cache=False))


def test_shipped_ir_that_is_a_link_is_not_read(folder: Path) -> None:
    source = unit(folder, KERNEL)
    (folder / f"k.{source.key[:12]}.ll").symlink_to(folder.parent / "out" / "secret")
    assert "@k" in compile_source(source, session=Session(cache=False))


@pytest.mark.parametrize("way", [way for way in WAYS if way not in ("embedded in an array",)])
def test_a_text_for_other_compilers_holds_nothing_from_outside(folder: Path, way: str) -> None:
    with pytest.raises(InputError, match="--include") as error:
        expand_includes(WAYS[way].format(out=folder.parent / "out") + "\n", folder)
    assert "secret line" not in str(error.value)


# ---- clang as the oracle -----------------------------------------------------------------------------------------------
NAMES = ['"a.h"', "<a.h>", '"b\\\n.h"', "<sub/../b.h>", '"sub/c.h"', "A", '"./a.h"']
GAPS = ["", " ", "\t", "\\\n", "??/\n", "\\ \n", "/**/", "/* \n */", "/* # */", "\u00a0", "\f"]
WORDS = ["include", "include_next", "import", "inc\\\nlude", "inc??/\nlude", "i\\\r\nnclude"]
DIRECTIVES = st.tuples(
    *map(st.sampled_from, (["", "\n", "/* */", "\r\n"], ["#", "%:", "??=", "#if 0\n#", "#endif\n#"], GAPS, WORDS, GAPS, NAMES)),
    st.just("\n"),
).map("".join)
PIECES = st.sampled_from(
    ["#define A <b.h>\n", "/*", "*/", "//", "'", '"', "\\", "#if 0\n", "#endif\n", "#else\n", '#if __has_include("a.h")\n', 'R"(',
     ')"', "x", ";", "\n", "\\\n", "??/\n", "# "]
)  # fmt: skip


@examples(50, HealthCheck.function_scoped_fixture)
@given(pieces=st.lists(DIRECTIVES | PIECES, max_size=8), cpp=st.booleans())
@example(pieces=['??=inc??/\nlude/* \n */"a.h"\n', "%:import <sub/../b.h>\n"], cpp=False)
@example(pieces=['constant char s[] = R"(/*)";\n#include "a.h"\n'], cpp=True)
def test_clang_opens_no_file_that_the_scanner_does_not_find(tmp_path: Path, pieces: list[str], cpp: bool) -> None:
    (tmp_path / "sub").mkdir(exist_ok=True)
    for name in ("a.h", "b.h", "sub/c.h"):
        (tmp_path / name).write_text("", encoding="utf-8")
    text = "".join(pieces) + "\n"
    source = TranslationUnit(text, reads=(tmp_path,))
    flags = [flag for flag in FLAGS if flag != "-finclude-default-header"]
    standard = "CLC++2021" if cpp else "CL1.2"
    command = [*find_compiler(), *flags, f"-cl-std={standard}", "-I", ".", "-E", "-o", "-", "-"]
    # without the overlay: these are the files that clang would open
    done = subprocess.run(command, input=text.encode(), capture_output=True, cwd=tmp_path, check=False)
    opened = {line.split(b'"')[1].decode() for line in done.stdout.splitlines() if line.startswith(b"# ") and b'"' in line}
    real = {(tmp_path / name).resolve() for name in opened if (tmp_path / name).is_file()}
    assert real <= {one.real for one in source.files}, (text, opened)
    if text.startswith(("constant", "??=inc??")):
        assert real, "the oracle sees what clang opens"


SPELLINGS = {
    "a plain macro": '#define A "a.h"\n#include A',
    "a macro of a macro": '#define B "a.h"\n#define A B\n#include A',
    "stringized": "#define T(x) #x\n#define N(x) T(x)\n#define D sub\n#include N(D/c.h)",
    "stringized as it is written": '#define T(x) #x\n#define sub "no"\n#include T(sub/c.h)',
    "angled": "#define A(x) <x>\n#define D sub\n#include A(D/c.h)",
    "pasted": "#define P(x, y) x##y\n#define T(x) #x\n#define N(x) T(x)\n#define FILE b.h\n#include N(P(FI, LE))",
    "in a file that a macro names": '#define A "sub/more.h"\n#include A',
    "of a file": '#include "names.h"\n#include A',
    "one of several": '#if 0\n#define A "a.h"\n#else\n#define A "b.h"\n#endif\n#include A',
    "of an option": "#define T(x) #x\n#define N(x) T(x)\n#include N(FOLDER/c.h)",
    "of an option with parameters": "#include QUOTED(FOLDER/d.h)",
    "spliced": '#define A \\\n "a.h"\n#include A',
    "commented": '#define A /* "b.h" */ "a.h" // "b.h"\n#include /**/ A',
}


@pytest.mark.parametrize("text", SPELLINGS.values(), ids=SPELLINGS)
def test_files_that_macros_name_are_read(tmp_path: Path, text: str) -> None:
    (tmp_path / "sub").mkdir()
    for name in ("a.h", "b.h", "sub/c.h", "sub/d.h"):
        (tmp_path / name).write_text(f"#define FOUND_{Path(name).stem.upper()}\n", encoding="utf-8")
    (tmp_path / "names.h").write_text('#define A "sub/c.h"\n', encoding="utf-8")
    (tmp_path / "sub" / "more.h").write_text('#define B "d.h"\n#include B\n', encoding="utf-8")
    given = ["-DFOLDER=sub", "-DQUOTE(x)=#x", "-DQUOTED(x)=QUOTE(x)"]
    source = TranslationUnit(text + "\n" + KERNEL, " ".join(given), reads=(tmp_path,))
    flags = [flag for flag in FLAGS if flag != "-finclude-default-header"]
    command = [*find_compiler(), *flags, "-cl-std=CL1.2", "-I", ".", *given, "-E", "-o", "-", "-"]
    done = subprocess.run(command, input=source.text.encode(), capture_output=True, cwd=tmp_path, check=True)
    opened = {line.split(b'"')[1].decode() for line in done.stdout.splitlines() if line.startswith(b"# ") and b'"' in line}
    real = {(tmp_path / name).resolve() for name in opened if (tmp_path / name).is_file()}
    assert real
    assert real <= {one.real for one in source.files}
    assert source.reads.refused(source.complete) == []
    assert "define" in compile_source(source, session=Session(cache=False))


@pytest.mark.parametrize("text", [
    "#define A A\n#include A", "#define A(x) A(x)\n#include A(1)", "#define A B\n#define B A\n#include A", "#include A(",
    "#define A(x, y) #x\n#include A(1)", "#include NOTHING",
])  # fmt: skip
def test_a_name_that_no_macro_spells_is_refused(tmp_path: Path, text: str) -> None:
    source = TranslationUnit(f"{text}\n{KERNEL}", reads=(tmp_path,))
    assert source.files == []
    assert source.reads.refused(source.complete) == [text.rpartition("\n")[2]]
    with pytest.raises(CompileError):
        compile_source(source, session=Session(cache=False))


def test_many_definitions_spell_a_bounded_number_of_names(tmp_path: Path) -> None:
    text = "".join(f'#define {name} "{i}{name}"\n' for name in "ABCDEFGH" for i in range(30))
    text += "#define N(a, b, c, d) a b c d\n#define T(x) #x\n#include N(A, B, C, D)\n#include A\n"
    spelled = spelled_names("A", macros_of([text]))
    assert spelled == [f'"{i}A"' for i in range(30)]
    assert len(spelled_names("N(A, B, C, D)", macros_of([text]))) <= MOST_NAMES


@given(st.text(alphabet="#%:?=/\\\n\r \"<>*includ.h_(R'x", max_size=200))
def test_any_text_is_scanned(text: str) -> None:
    assert all(one.kind in ("include", "include_next", "import", "embed", "probe") for one in named_files(text))


@pytest.mark.parametrize("piece", ["/*", "#include /*", "/**/", "#include ", '"', "\\\n", "__has_include(", "??/", "/* ", "# "])
def test_no_text_takes_long(piece: str) -> None:
    named_files(piece * 30_000)
