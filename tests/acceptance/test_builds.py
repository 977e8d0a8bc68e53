"""Builds files, and which kernels of which builds become cases."""

from __future__ import annotations

from pathlib import Path

import pytest

from mgpusim.acceptance.builds import Build, load_builds
from mgpusim.acceptance.units import Listing, cases_of, declared_kernels, units_of
from mgpusim.errors import InputError
from mgpusim.workload.plausible import Given

WHOLE = """
[[build]]
files = ["conv_2d*.cl", "sub/**/*.cl"]
options = "-DDATA_TYPE=float"
kernels = ["conv_2d*"]
prepend = ["common.h"]
global = [64, 64, 8]
local = [8, 8, 1]
values = { stride = 1, "*_w" = 64, pad = [1, 1] }
counts = { "bias*" = 4096 }
images = { "input*" = "4096x1024:RGBA/float16" }

[[build]]
files = ["conv_2d_b.cl"]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "sub" / "deep").mkdir(parents=True)
    for name in ("conv_2d_a.cl", "conv_2d_b.cl", "other.cl", "common.h", "sub/x.cl", "sub/deep/y.cl"):
        (tmp_path / name).write_text("kernel void f(global int *a) { a[0] = 1; }\n", encoding="utf-8")
    return tmp_path


def written(folder: Path, text: str) -> Path:
    path = folder / "builds.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_everything_is_read(folder: Path) -> None:
    first, second = load_builds(written(folder, WHOLE))
    assert [Path(f).relative_to(folder.resolve()).as_posix() for f in first.files] == [
        "conv_2d_a.cl", "conv_2d_b.cl", "sub/deep/y.cl", "sub/x.cl",
    ]  # fmt: skip
    assert (first.options, first.kernels, second.kernels) == ("-DDATA_TYPE=float", ("conv_2d*",), ())
    assert first.prepend == (str((folder / "common.h").resolve()),)
    assert first.given == Given(
        (64, 64, 8), (8, 8, 1), {"stride": 1, "*_w": 64, "pad": [1, 1]}, {"bias*": 4096}, {"input*": "4096x1024:RGBA/float16"}
    )
    assert second.given == Given()


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ('[[build]]\nfiles = ["other.cl"]\noption = "-DN"', ["build[0].option: unknown key", "did you mean 'options'?"]),
        ('[[builds]]\nfiles = ["other.cl"]', ["builds: unknown key", "did you mean 'build'?"]),
        ("build = []", ["build: got [], expected one [[build]] table or more"]),
        ('[[build]]\nfiles = ["none*.cl"]', ["build[0].files: 'none*.cl' matches no file in"]),
        ('[[build]]\nfiles = "other.cl"', ["build[0].files: got 'other.cl', expected a list of globs, as in ['conv_*.cl']"]),
        ("[[build]]\noptions = ''", ["build[0].files: missing"]),
        ('[[build]]\nfiles = ["other.cl"]\nprepend = ["no.h"]', ["build[0].prepend: there is no file"]),
        ('[[build]]\nfiles = ["other.cl"]\nglobal = [0]', ["build[0].global[0]: got 0, expected a positive integer"]),
        ('[[build]]\nfiles = ["other.cl"]\nglobal = [8, 8]\nlocal = [4]', ["build[0].local: got 1 dimensions [4], expected 2"]),
        ('[[build]]\nfiles = ["other.cl"]\nvalues = { n = "x" }', ["build[0].values.n: got 'x', expected a number"]),
        ('[[build]]\nfiles = ["other.cl"]\ncounts = { n = 0 }', ["build[0].counts.n: got 0, expected a positive integer"]),
        ('[[build]]\nfiles = ["other.cl"]\nimages = { i = "64*64" }', ["build[0].images.i: got '64*64', expected SIZE"]),
        ('[[build]]\nfiles = ["other.cl"]\nkernels = []', ["build[0].kernels: got no entry"]),
        ("[[build]\n", ["builds.toml: not TOML"]),
    ],
)
def test_what_is_wrong_is_named(folder: Path, text: str, messages: list[str]) -> None:
    with pytest.raises(InputError) as error:
        load_builds(written(folder, text))
    assert all(message in str(error.value) for message in messages), str(error.value)


def test_all_problems_at_once(folder: Path) -> None:
    with pytest.raises(InputError, match="3 problems") as error:
        load_builds(written(folder, '[[build]]\nfiles = ["other.cl"]\nlocal = -1\n[[build]]\nfiles = ["no.cl"]\nlocals = [1]'))
    assert len(error.value.problems) == 3


def chosen(folder: Path, builds: tuple[Build, ...], kernels: tuple[str, ...]) -> list[tuple[str, str]]:
    units = units_of([folder / "other.cl"], folder, builds)
    cases, _ = cases_of(units, [Listing(kernels)] * len(units))
    return [(unit.build.label, name) for unit, name, _ in cases]


def test_the_first_build_decides_unless_kernels_are_listed(folder: Path) -> None:
    file = (str((folder / "other.cl").resolve()),)
    plain, again = Build("build[0]", file), Build("build[1]", file)
    listing = Build("build[2]", file, kernels=("conv*",))
    second = Build("build[3]", file, kernels=("conv",))
    names = ("conv", "pool")
    assert chosen(folder, (), names) == [("", "conv"), ("", "pool")]
    assert chosen(folder, (plain, again), names) == [("build[0]", "conv"), ("build[0]", "pool")]
    # each build that lists a kernel tries it; the others leave it to them
    assert chosen(folder, (plain, listing, second), names) == [("build[0]", "pool"), ("build[2]", "conv"), ("build[3]", "conv")]


def test_names_that_mean_nothing_are_warned_of(folder: Path) -> None:
    file = (str((folder / "other.cl").resolve()),)
    units = units_of([folder / "other.cl"], folder, [Build("build[0]", file, kernels=("conv", "gemm*", "pool"))])
    _, warnings = cases_of(units, [Listing(("conv", "gemm_1"))])
    assert warnings == ["build[0].kernels: 'pool' names no kernel of its files"]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("__kernel void a(global int *x) {} kernel void b(){}", ("a", "b")),
        ("/* kernel void a() */ int kernel_h; // kernel void b()\n", ()),
        ("kernel __attribute__((work_group_size_hint(8, 1, 1)))\n void\n a (int n) {}", ("a",)),
        ("void __kernel a(int n) {}", ()),
        ("int f(int kernel) { return kernel; } void g(int x) {}", ()),
    ],
)
def test_kernels_of_a_source_that_does_not_compile(text: str, names: tuple[str, ...]) -> None:
    assert declared_kernels(text) == names


@pytest.mark.parametrize(("offset", "said"), [
    ("[1]", r"build\[0\]\.offset: got 1 dimensions \[1\], expected 2 as in global \[64, 64\]"),
    ("[-1, 0]", r"build\[0\]\.offset: .*expected 1 to 3 non-negative integers"),
    ("'left'", r"build\[0\]\.offset: .*expected 1 to 3 non-negative integers"),
])  # fmt: skip
def test_an_offset_fits_the_global_size(tmp_path: Path, offset: str, said: str) -> None:
    (tmp_path / "k.cl").write_text("kernel void f(global int *a) {}", encoding="utf-8")
    text = f"[[build]]\nfiles = ['k.cl']\nglobal = [64, 64]\noffset = {offset}\n"
    (tmp_path / "builds.toml").write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match=said):
        load_builds(tmp_path / "builds.toml")
    (tmp_path / "builds.toml").write_text(text.replace(offset, "[1, 0]"), encoding="utf-8")
    assert load_builds(tmp_path / "builds.toml")[0].given.offset == (1, 0)
    (tmp_path / "builds.toml").write_text(text.replace(offset, "[1]").replace("global = [64, 64]\n", ""), encoding="utf-8")
    with pytest.raises(InputError, match="expected global beside it"):
        load_builds(tmp_path / "builds.toml")
