"""Formats are found by themselves: a new one is a module of the package, and no other file knows of it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import mgpusim.interop.formats as package
from mgpusim.cli.app import cli
from mgpusim.errors import InputError, UnknownNameError
from mgpusim.files import data_dir
from mgpusim.interop.format import Format, add_format, format_of, formats, suffix_format
from mgpusim.interop.formats.kernel_tuner import read_cache

TOY = '''
"""Toy results: a line per configuration, its block and its milliseconds."""

from mgpusim.interop.format import Format, add_format
from mgpusim.interop.tuned import Tuned, TunedResult, read_text, write_text


def read(path, space):
    pairs = [line.split() for line in read_text(path, "toy").splitlines()[1:]]
    results = tuple(TunedResult({"BLOCK": int(block)}, float(time)) for block, time in pairs)
    return [Tuned("toy", "GPU", {"BLOCK": tuple(int(block) for block, _ in pairs)}, results, "ms")]


def write(path, tasks, space, origin):
    (tuned,) = tasks
    write_text(path, "toy", "\\n".join(["toy results", *(f"{r.config['BLOCK']} {r.time}" for r in tuned.results)]))
    return (f"from {origin.tool}",)


add_format(Format("toy", "toy results", "Toy", ("toy results",), ".toy", "kernel-tuner", read, write))
'''


def run(*args: str) -> Result:
    return CliRunner().invoke(cli, args)


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A module that somebody put into the package, and nothing else."""
    folder = tmp_path / "formats"
    folder.mkdir()
    (folder / "toy.py").write_text(TOY, encoding="utf-8")
    formats.load()
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(folder)])
    monkeypatch.setattr(formats, "_loaded", False)
    monkeypatch.chdir(tmp_path)
    yield
    formats.pop("toy", None)
    sys.modules.pop(f"{package.__name__}.toy", None)


@pytest.mark.usefixtures("toy")
def test_a_format_is_one_file() -> None:
    Path("in.txt").write_text("toy results\n32 0.5\n64 0.25\n", encoding="utf-8")
    assert "toy results" in run("convert", "--help").output
    done = run("convert", "in.txt", "-o", "cache.json")  # told by its content, and becomes what it says
    assert done.exit_code == 0, done.output
    assert [r.time for r in read_cache("cache.json").results] == [0.5, 0.25]
    done = run("convert", "cache.json", "-o", "back.toy")  # told by its name
    assert "from Kernel Tuner" in done.stderr
    assert Path("back.toy").read_text(encoding="utf-8") == "toy results\n32 0.5\n64 0.25"


@pytest.mark.parametrize("option", ["--from", "--to"])
def test_an_unknown_format_is_answered_with_the_nearest(option: str, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("{}", encoding="utf-8")
    done = run("convert", str(tmp_path / "x.json"), "--from", "t4", "-o", str(tmp_path / "y.json"), option, "kernel_tuner")
    assert done.exit_code == 2
    assert "unknown format 'kernel_tuner'; did you mean 'kernel-tuner'?" in done.stderr
    with pytest.raises(UnknownNameError, match="did you mean 'autotvm'"):
        formats.lookup("autotv")


def test_what_a_format_cannot_do_is_said(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("{}", encoding="utf-8")
    try:
        add_format(Format("mute", "", "nobody"))
        done = run("convert", str(tmp_path / "x"), "--from", "mute", "-o", str(tmp_path / "y.json"))
        assert "mute is written only" in done.stderr
        done = run("convert", str(tmp_path / "x"), "--from", "t4", "--to", "mute", "-o", str(tmp_path / "y.json"))
        assert "mute is read only; written are autotvm, corpus, kernel-tuner, space, t1, t4" in done.stderr
    finally:
        del formats["mute"]


def test_the_first_sign_in_a_file_tells_its_format(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    results = [{"configuration": {"a": 1}, "invalidity": "correct"}]
    path.write_text(json.dumps({"results": results, "metadata": {"tune_params": {"a": [1]}}}), encoding="utf-8")
    assert format_of(path).name == "t4"
    path.write_text(
        json.dumps({"tune_params_keys": ["e"], "tune_params": {"e": [1]}}), encoding="utf-8"
    )  # a knob called as AutoTVM's entity
    assert format_of(path).name == "kernel-tuner"
    path.write_text("nothing", encoding="utf-8")
    with pytest.raises(
        InputError, match=r"--from ansor\|autotvm\|clblast\|cltune\|corpus\|kernel-tuner\|ktt\|metaschedule\|space\|t1\|t4"
    ):
        format_of(path)
    assert format_of(data_dir("examples") / "spaces" / "first.toml").name == "space"


def test_names_and_signs_are_each_of_one_format() -> None:
    known = formats.load()
    ends = [one.suffix for one in known.values() if one.suffix]
    assert len(ends) == len(set(ends))
    signs = [sign for one in known.values() for sign in one.signs]
    assert len(signs) == len(set(signs))
    assert all(one.becomes in known and (one.read_results or one.read_space) for one in known.values())
    assert suffix_format("x.json") is None


def test_a_corpus_is_no_source_of_a_corpus(tmp_path: Path) -> None:
    source = {"source": "kernel void f(global int *a) { a[0] = 1; }"}
    launch = {"kernel": "f", "global": [64], "args": [{"buffer": {"dtype": "int32", "count": 64}}],
              "tags": {"space": "s", "config": "1", "A": 1}, "time_ns": {"median": 5.0}}  # fmt: skip
    corpus = {"schema": "mgpusim.corpus/1", "device": {}, "protocol": {}, "kernels": {"f": source}, "launches": [launch]}
    (tmp_path / "c.json").write_text(json.dumps(corpus), encoding="utf-8")
    done = run("convert", str(tmp_path / "c.json"), "--to", "corpus", "-o", str(tmp_path / "d.json"))
    assert done.exit_code == 2
    assert "are a corpus already" in done.stderr
    assert run("convert", str(tmp_path / "c.json"), "-o", str(tmp_path / "k.json")).exit_code == 0
    assert read_cache(tmp_path / "k.json").results[0].config == {"A": 1}
