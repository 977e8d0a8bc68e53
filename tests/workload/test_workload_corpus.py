"""Corpora: reading what others wrote, writing atomically, and naming what is wrong. Oracle: the json module."""

from __future__ import annotations

import copy
import gzip
import json
import math
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.workload.args import BufferArg, Init, ScalarArg
from mgpusim.workload.corpus import (
    Corpus,
    KernelSource,
    Measurement,
    TimeNs,
    corpus_from_dict,
    corpus_to_dict,
    kernel_of,
    read_corpus,
    write_corpus,
)
from mgpusim.workload.launch import Launch
from tests.helpers.examples import examples

DOCUMENT = {
    "schema": "mgpusim.corpus/1",
    "device": {"name": "Mali-G76", "platform": "ARM", "compute_units": 10, "max_clock_mhz": 720, "extensions": ["cl_khr_fp16"]},
    "protocol": {"timer": "event profiling start..end", "warmup": 4, "cache": "warm"},
    "kernels": {
        "conv": {"source": "kernel void conv() {}", "entry": "conv", "options": "-DTILE=4"},
        "pool": {"source": "kernel void pool2() {}", "entry": "pool2", "options": ""},
    },
    "launches": [
        {
            "kernel": "conv",
            "global": [56, 56, 64],
            "local": [8, 4, 4],
            "args": [
                {"buffer": {"dtype": "float32", "count": 64, "init": {"chase": 2}}},
                {"scalar": {"dtype": "int32", "value": 56}},
            ],
            "tags": {"layer": 3, "net": "resnet"},
            "time_ns": {"min": 900, "p10": 950.5, "median": 1000, "p90": 1100, "repeats": 20},
        },
        {"kernel": "pool", "global": [64], "local": None, "args": [], "tags": {}, "time_ns": {"median": 5e3}},
    ],
}
CONV = Launch(
    "kernel void conv() {}", "conv", (56, 56, 64),
    (BufferArg("float32", 64, Init("chase", 2)), ScalarArg("int32", (56,))), (8, 4, 4), "-DTILE=4",
)  # fmt: skip


def changed(path, value=None, drop=False):
    document = copy.deepcopy(DOCUMENT)
    *way, last = path
    at = document
    for key in way:
        at = at[key]
    if drop:
        del at[last]
    else:
        at[last] = value
    return document


def problem(document):
    with pytest.raises(InputError) as caught:
        corpus_from_dict(document)
    return str(caught.value)


def test_launches_become_launch_objects():
    corpus = corpus_from_dict(DOCUMENT)
    assert corpus.launches[0].launch == msgspec.structs.replace(CONV, reads=()), "no file of the machine is read for it"
    assert corpus.launches[0].time_ns == TimeNs(1000, 900, 950.5, 1100, 20)
    assert corpus.launches[0].tags == {"layer": 3, "net": "resnet"}
    assert corpus.launches[1].launch == Launch("kernel void pool2() {}", "pool2", (64,), reads=())
    assert corpus.launches[1].time_ns == TimeNs(5000.0)
    assert corpus.device["max_clock_mhz"] == 720
    assert kernel_of(CONV) == corpus.kernels["conv"]


def test_the_entry_defaults_to_the_name_of_the_kernel():
    assert corpus_from_dict(changed(("kernels", "conv", "entry"), drop=True)).launches[0].launch.entry == CONV.entry


@pytest.mark.parametrize("name", ["c.json", "c.json.gz"])
def test_files_round_trip(tmp_path, name):
    path = tmp_path / name
    corpus = corpus_from_dict(DOCUMENT)
    write_corpus(path, corpus)
    assert read_corpus(path) == corpus
    raw = path.read_bytes()
    text = gzip.decompress(raw) if name.endswith(".gz") else raw
    assert (raw[:2] == b"\x1f\x8b") == name.endswith(".gz")
    expected = changed(("launches", 1, "local"), drop=True)  # null says no more than absence
    assert json.loads(text) == expected
    write_corpus(path, corpus)
    assert path.read_bytes() == raw
    assert [p.name for p in tmp_path.iterdir()] == [name]


def test_what_other_tools_add_is_kept(tmp_path):
    document = copy.deepcopy(DOCUMENT) | {"tool": {"name": "tuner"}}
    document["launches"][0] |= {"energy_nj": 5, "index": 1}
    document["launches"][0]["time_ns"] |= {"mean": 1010.5, "p50": 1000, "samples": [1, 2]}
    document["kernels"]["conv"]["sha256"] = "ab"
    corpus = corpus_from_dict(document)
    again = corpus_to_dict(corpus)
    again["launches"][1]["local"] = None
    assert again == document
    write_corpus(tmp_path / "c.json", corpus)
    assert read_corpus(tmp_path / "c.json") == corpus


@pytest.mark.parametrize(
    ("path", "value", "part"),
    [
        (("schema",), "mgpusim.corpus/2", "expected 'mgpusim.corpus/1'; a newer mgpusim may read it"),
        (("schema",), "mgpusim.prediction/1", "the file is a mgpusim.prediction/1"),
        (("schema",), 1, "schema: got 1"),
        (("device",), "Mali", "device: got 'Mali', expected a table"),
        (("kernels",), [], "kernels: got []"),
        (("kernels", "conv", "source"), "", "kernels.conv.source: got ''"),
        (("kernels", "conv", "entry"), 5, "kernels.conv.entry: got 5"),
        (("kernels", "conv", "options"), ["-DX"], "kernels.conv.options: got ['-DX']"),
        (("kernels", "conv"), "source", "kernels.conv: got 'source', expected a table"),
        (("launches",), {}, "launches: got a table"),
        (("launches", 1), 7, "launches[1]: got 7, expected a launch"),
        (("launches", 0, "kernel"), "cnv", "launches[0].kernel: unknown kernel 'cnv'; did you mean 'conv'?"),
        (("launches", 0, "kernel"), None, "unknown kernel"),
        (("launches", 0, "global"), [0], "launches[0].global[0]: got 0"),
        (("launches", 0, "local"), [8], "launches[0].local: got 1 dimensions"),
        (("launches", 0, "args", 0), {"buffer": {}}, "launches[0].args[0].buffer.dtype: missing"),
        (("launches", 0, "tags"), [1], "launches[0].tags: got [1]"),
        (("launches", 0, "time_ns"), None, "launches[0].time_ns: got null"),
        (("launches", 0, "time_ns", "median"), 0, "launches[0].time_ns.median: got 0, expected a positive time"),
        (("launches", 0, "time_ns", "median"), -5.0, "median: got -5.0"),
        (("launches", 0, "time_ns", "median"), None, "median: got null"),
        (("launches", 0, "time_ns", "median"), "5", "median: got '5'"),
        (("launches", 0, "time_ns", "median"), math.nan, "median: got nan"),
        (("launches", 0, "time_ns", "min"), math.inf, "min: got inf"),
        (("launches", 0, "time_ns", "median"), 2000, "lies outside min 900 to p90 1100"),
        (("launches", 0, "time_ns", "repeats"), 0, "repeats: got 0"),
        (("launches", 0, "time_ns", "repeats"), 2.5, "repeats: got 2.5"),
    ],
)
def test_wrong_values(path, value, part):
    assert part in problem(changed(path, value))


@pytest.mark.parametrize(
    "path",
    [
        ("schema",), ("device",), ("kernels",), ("launches",), ("kernels", "conv", "source"), ("launches", 0, "kernel"),
        ("launches", 0, "global"), ("launches", 0, "time_ns"), ("launches", 0, "time_ns", "median"),
    ],
)  # fmt: skip
def test_missing_fields(path):
    assert f"{path[-1]}: missing" in problem(changed(path, drop=True))


@pytest.mark.parametrize(("key", "typo"), [("local", "locl"), ("local", "local_size"), ("args", "arg"), ("tags", "tag")])
def test_a_misspelt_key_is_not_taken_for_an_addition(key, typo):
    document = copy.deepcopy(DOCUMENT)
    document["launches"][0][typo] = document["launches"][0].pop(key)
    assert f"launches[0].{typo}: unknown key" in problem(document)


def test_all_problems_at_once_but_not_thousands():
    document = changed(("launches", 0, "global"), [-1])
    document["kernels"]["pool"]["source"] = None
    document["launches"][1]["time_ns"]["median"] = 0
    assert problem(document).count("\n") == 3
    document["launches"] = document["launches"] * 200
    assert "and 301 more problems" in problem(document)


def test_broken_files(tmp_path):
    path = tmp_path / "c.json"
    path.write_text('{"schema": "mgpusim.corpus/1",\n"device": {},,}', encoding="utf-8")
    with pytest.raises(InputError, match=r"not JSON: .*, line 2"):
        read_corpus(path)
    path.write_bytes(gzip.compress(json.dumps(DOCUMENT).encode())[:-20])
    with pytest.raises(InputError, match="damaged gzip"):
        read_corpus(path)
    path.write_bytes(b"")
    with pytest.raises(InputError, match="not JSON"):
        read_corpus(path)
    path.write_text(json.dumps([DOCUMENT]), encoding="utf-8")
    with pytest.raises(InputError, match="expected a JSON object"):
        read_corpus(path)
    path.write_text(json.dumps(changed(("launches", 0, "kernel"), "x")), encoding="utf-8")
    with pytest.raises(InputError, match=r"c\.json: launches\[0\]\.kernel: unknown"):
        read_corpus(path)


def test_a_gzipped_corpus_needs_no_gz_in_its_name(tmp_path):
    path = tmp_path / "c.json"
    path.write_bytes(gzip.compress(json.dumps(DOCUMENT).encode()))
    assert read_corpus(path) == corpus_from_dict(DOCUMENT)


def test_a_failed_write_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "c.json"
    corpus = corpus_from_dict(DOCUMENT)
    write_corpus(path, corpus)
    before = path.read_bytes()
    monkeypatch.setattr("os.replace", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    with pytest.raises(InputError, match="No space left"):
        write_corpus(path, Corpus({}, {}, {}, ()))
    assert path.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == ["c.json"]


def test_only_consistent_corpora_are_written(tmp_path):
    time = TimeNs(1.0)
    kernels = {"conv": kernel_of(CONV)}
    with pytest.raises(InputError, match="unknown kernel 'pool'"):
        write_corpus(tmp_path / "c.json", Corpus({}, {}, kernels, (Measurement("pool", CONV, time),)))
    other = {"conv": KernelSource("kernel void other() {}", "conv")}
    with pytest.raises(InputError, match=r"not those of kernels\.conv"):
        write_corpus(tmp_path / "c.json", Corpus({}, {}, other, (Measurement("conv", CONV, time),)))
    assert not list(tmp_path.iterdir())


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
tables = st.dictionaries(st.text(max_size=8), json_values, max_size=3)


@examples(40)
@given(
    tables,
    tables,
    st.lists(st.tuples(st.floats(1, 1e12), st.integers(1, 64), st.none() | st.integers(1, 99), tables), max_size=5),
)
def test_table_form_round_trips(device, protocol, rows):

    def launch(n):
        return Launch(CONV.source, "conv", (n, 4), CONV.args, (n, 1), "-DTILE=4", bool(n % 2), reads=())

    items = tuple(Measurement("conv", launch(n), TimeNs(t, t, None, t, r), tags) for t, n, r, tags in rows)
    corpus = Corpus(device, protocol, {"conv": kernel_of(CONV)}, items)
    assert corpus_from_dict(json.loads(json.dumps(corpus_to_dict(corpus)))) == corpus


def test_bytes_copied_back_are_those_of_the_arguments_named() -> None:
    """Of the 101 launches of a measured corpus only saxpy both reads and writes a buffer: y, of as many floats as x."""
    corpus = read_corpus(Path(__file__).parents[2] / "validation" / "h200" / "isolated" / "back_to_back.json.gz")
    for item in corpus.launches:
        y = [arg.size_b for arg in item.launch.args if isinstance(arg, BufferArg)][1:2] if "saxpy" in item.kernel else []
        assert item.launch.restored_b == sum(y), item.kernel
