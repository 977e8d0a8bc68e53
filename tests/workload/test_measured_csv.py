"""Measured times in a CSV table beside a launch file."""

from pathlib import Path

import pytest

from mgpusim.errors import InputError
from mgpusim.workload.corpus import corpus_from_dict, corpus_to_dict
from mgpusim.workload.launch import load_launch
from mgpusim.workload.measured_csv import corpus_from_csv

SOURCE = """kernel void scale(global float *a) { a[get_global_id(0) + 64 * get_global_id(1)] *= 2; }
kernel void fill(global float *a) { a[get_global_id(0)] = 1; }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "k.cl").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "first.toml").write_text(
        'kernel = "k.cl"\nentry = "scale"\nglobal = [64, 64]\nlocal = [8, 8]\nargs = ["buffer:float32:4096"]\n', encoding="utf-8"
    )
    return tmp_path


def table(folder: Path, text: str) -> Path:
    path = folder / "times.csv"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_row_per_launch_in_each_unit(folder: Path) -> None:
    for unit, factor in (("ns", 1.0), ("us", 1e3), ("ms", 1e6), ("s", 1e9)):
        made = corpus_from_csv(
            table(folder, f"kernel,global,local,{unit}\nscale,64x32,16x4,2.5\nfirst,,,4\n,64x64,auto,3\n"), folder / "first.toml"
        )
        assert [(m.launch.global_size, m.launch.local_size, m.time_ns.median) for m in made.launches] == [
            ((64, 32), (16, 4), 2.5 * factor),
            ((64, 64), (8, 8), 4 * factor),
            ((64, 64), None, 3 * factor),
        ]
    assert made.launches[0].launch.args == load_launch(folder / "first.toml").args
    assert corpus_from_dict(corpus_to_dict(made)).launches[0].launch.local_size == (16, 4)  # and it is a corpus like any other


def test_repeats_are_one_launch_and_other_columns_are_tags(folder: Path) -> None:
    made = corpus_from_csv(
        table(folder, '\ufeff# noted by hand\nlocal,ms,set\n"(8, 8, 1)",1,a\n8x8,3,a\n\n8x8,9,b\n"8, 8",2.5,a\n'),
        folder / "first.toml",
    )
    found = [(m.tags, m.time_ns.median, m.time_ns.min, m.time_ns.repeats) for m in made.launches]
    assert found == [({"set": "a"}, 2.5e6, 1e6, 3), ({"set": "b"}, 9e6, 9e6, 1)]


def test_a_folder_of_launch_files_is_told_apart_by_name(folder: Path) -> None:
    (folder / "second.toml").write_text(
        'kernel = "k.cl"\nentry = "fill"\nglobal = 64\nargs = ["buffer:float32:4096"]\n', encoding="utf-8"
    )
    made = corpus_from_csv(table(folder, "kernel,local,us\nfirst,8x1,1\nfill,32,2\n"), folder)
    assert [(m.kernel, m.launch.entry) for m in made.launches] == [("first", "scale"), ("second", "fill")]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is empty"),
        ("kernel,local,ms\n", "has a heading and no rows"),
        ("kernel;local;ms\nscale;8x8;1\n", "separated by commas"),
        ("local,ms,us\n8x8,1,2\n", "got ms and us, expected one column of times"),
        ("local,ms,ms\n8x8,1,2\n", "a name of its own"),
        ("kernels,local,ms\nscale,8x8,1\n", "got column 'kernels'; did you mean 'kernel'?"),
        ("kernel,local,ms\nscael,8x8,1\n", "times.csv, row 2, column kernel: got 'scael', expected one of first, scale; did you"),
        ("local,ms\n8x8,1\n8xb,2\n", "times.csv, row 3, column local: got '8xb', expected 1 to 3 integers"),
        ("local,ms\n8,1\n", "times.csv, row 2, column local: got 1 dimensions"),
        ("local,ms\n8x8,-1\n", "times.csv, row 2, column ms: got '-1', expected a positive time"),
        ("local,ms\n8x8,2 ms\n", "times.csv, row 2, column ms: got '2 ms', expected a positive time"),
        ("local,ms\n8x8,nan\n", "expected a positive time"),
        ("local,ms\n8,8,1\n", "times.csv, row 2: got 3 cells, expected 2"),
        ('local,ms\n"8x8,1\n', "no CSV table"),
    ],
)
def test_what_is_wrong_is_said_with_row_and_column(folder: Path, text: str, said: str) -> None:
    with pytest.raises(InputError, match=r"times\.csv") as caught:
        corpus_from_csv(table(folder, text), folder / "first.toml")
    assert said in str(caught.value)


def test_all_rows_that_are_wrong_are_named_at_once(folder: Path) -> None:
    with pytest.raises(InputError) as caught:
        corpus_from_csv(table(folder, "local,ms\n8x8,x\n0x8,1\n"), folder / "first.toml")
    assert [line.split(":")[0].rpartition("/")[2] for line in caught.value.problems] == [
        "times.csv, row 2, column ms", "times.csv, row 3, column local[0]",
    ]  # fmt: skip


def test_a_missing_table_is_an_error(folder: Path) -> None:
    with pytest.raises(InputError, match="No such file"):
        corpus_from_csv(folder / "none.csv", folder / "first.toml")
