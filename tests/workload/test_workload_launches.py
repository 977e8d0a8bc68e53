"""Launches as users give them: names, paths, folders, corpora; and what is shipped by name."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from mgpusim.errors import InputError, UnknownNameError
from mgpusim.workload.corpus import Corpus, Measurement, TimeNs, kernel_of, write_corpus
from mgpusim.workload.launch import Launch, load_launch
from mgpusim.workload.launches import as_launch, as_launches, collect_launches
from mgpusim.workload.shipped import find_launch, find_space, find_study, list_examples, list_spaces, list_studies

ONE = Launch("kernel void f(global float *a) { a[get_global_id(0)] = 1; }", "f", (64,))


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def write(name: str, entry: str = "f") -> Path:
    path = Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.with_suffix(".cl").write_text(f"kernel void {entry}() {{}}", encoding="utf-8")
    path.write_text(f'kernel = "{path.stem}.cl"\nentry = "{entry}"\nglobal = 64\n', encoding="utf-8")
    return path


@pytest.mark.parametrize(("find", "names", "folder"), [
    (find_launch, list_examples(), "examples"), (find_space, list_spaces(), "spaces"), (find_study, list_studies(), "studies"),
])  # fmt: skip
def test_what_is_shipped_is_found_by_name_from_anywhere(find, names, folder):
    assert names == tuple(sorted(names))
    for name in names:
        path = find(name)
        assert path.is_file()
        assert find(f"{folder}/{name}.toml") == find(Path(folder) / f"{name}.toml") == path
        assert find(path) == path


def test_a_file_of_ones_own_comes_before_what_is_shipped():
    own = write("examples/softmax.toml")
    assert find_launch("examples/softmax.toml") == own
    assert find_launch("softmax") != own
    assert load_launch("examples/softmax.toml").entry == "f" != load_launch("softmax").entry


def test_names_that_are_not_shipped():
    write("mine/conv.toml")
    for find, name, close in (
        (find_launch, "softmx", "softmax"),
        (find_space, "gem", "gemm"),
        (find_study, "memory", "memory_system"),
    ):
        with pytest.raises(UnknownNameError, match=f"did you mean '{close}'"):
            find(name)
    with pytest.raises(InputError, match=r"did you mean 'mine/conv\.toml'"):
        find_launch("mine/conf.toml")
    with pytest.raises(InputError, match="mine is a folder, expected a launch file"):
        find_launch("mine")
    with pytest.raises(InputError, match="no such file; did you mean 'gemm'"):
        find_space("mine/gemms.toml")


def test_launches_given_in_any_form():
    path = write("a.toml")
    assert as_launch(ONE) is ONE
    assert as_launch("a.toml") == as_launch(path) == load_launch(path)
    with pytest.raises(InputError, match=r"a\.cl: expected a launch file"):
        as_launch("a.cl")
    with pytest.raises(InputError, match="2 launches cannot be used:") as error:
        as_launches(["b.toml", ONE, "b.toml", "softmx"])
    assert len(error.value.problems) == 2


def test_folders_and_corpora_hold_several():
    for name in ("set/b.toml", "set/a.toml"):
        write(name, "f")
    item = Measurement("timed", ONE, TimeNs(1e3))
    write_corpus("corpus.json.gz", Corpus({}, {}, {"timed": kernel_of(ONE)}, (item, item)))
    found = collect_launches(["set", ONE, "corpus.json.gz", "softmax"])
    assert [name for name, _ in found] == ["a", "b", "f", "timed", "timed", "softmax"]
    assert [launch for _, launch in found[2:5]] == [ONE, *[msgspec.structs.replace(ONE, reads=())] * 2]
    Path("set/a.toml").write_text("global = 64", encoding="utf-8")
    with pytest.raises(InputError, match=r"set/a\.toml"):
        collect_launches(["set"])
    Path("empty").mkdir()
    with pytest.raises(InputError, match="no launch file"):
        collect_launches(["empty"])


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_is_no_launch_and_is_not_waited_for() -> None:
    os.mkfifo("pipe.cl")
    with pytest.raises(InputError, match=r"^pipe\.cl is not a regular file, expected a launch file"):
        find_launch("pipe.cl")
