"""Library profiles: those shipped, and what is said of those that are wrong."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.errors import InputError, UnknownNameError
from mgpusim.nn.kernels.base import Precision
from mgpusim.nn.libraries import load as library_module
from mgpusim.nn.libraries.load import library_from_document, list_libraries, load_library
from mgpusim.nn.libraries.profile import Library
from mgpusim.nn.lowering.facts import FACTS, Target, operator_facts, series_of
from mgpusim.nn.planning.chooser import Chooser
from mgpusim.nn.zoo import network
from tests.helpers.network_graphs import conv, graph_of, small_library

FOLDER = Path(library_module.__file__).parent / "libraries"


# ---- shipped -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", list_libraries())
def test_shipped_profiles_load(name: str) -> None:
    library = load_library(name)
    assert library.name == name
    assert library.default_precision in library.precision


def _entries(library: Library) -> list[Any]:
    tables = [library.io, *library.storage, *library.rule, *library.fuse, *library.memory, *library.queue.flush]
    return [*tables, *library.local.values(), *library.precision.values()]


@pytest.mark.parametrize("name", list_libraries())
def test_everything_in_them_has_a_source(name: str) -> None:
    assert all(len(entry.source) > 5 for entry in _entries(load_library(name)))


@pytest.mark.each_time(every=5)
@pytest.mark.parametrize("name", list_libraries())
@pytest.mark.parametrize("gpu", list_gpus())
def test_every_gpu_has_a_storage_and_an_allocator(name: str, gpu: str) -> None:
    library = load_library(name)
    bits = library.precision[library.default_precision]
    chooser = Chooser(library, Target(load_gpu(gpu), library.default_precision, Precision(bits.stored, bits.calc, bits.sums)))
    assert chooser.allocator(chooser.storage().storage) in ("greedy_by_size", "equality", "pool")
    assert chooser.flush_every() >= 0


def test_storages_are_those_of_the_tables() -> None:
    """NETWORKS 3: storage by GPU of each library."""
    wanted = {
        "tflite-gpu-2.1": ("image_array", "image2d_rows", "image2d_rows", "buffer", "image2d_rows"),
        "mnn": ("image2d_columns", "buffer", "buffer", "buffer", "image2d_columns"),
        "paddle-lite": ("image2d_columns",) * 5,
        "mace": ("image2d_columns",) * 5,
        "tnn": ("image2d_columns",) * 5,
        "tvm": ("buffer",) * 5,
        "tvm-2018": ("buffer",) * 5,
    }
    gpus = ("adreno-640", "mali-g76-mp5", "mali-t860-mp4", "intel-hd505", "adreno-530")
    for name, storages in wanted.items():
        library = load_library(name)
        target = [Target(load_gpu(gpu), "F16", Precision(16, 16, 16)) for gpu in gpus]
        assert tuple(Chooser(library, one).storage().storage for one in target) == storages


@pytest.mark.parametrize(
    ("gpu", "series"),
    [
        ("mali-g610-mp4", "valhall-3"), ("mali-g710-mp7", "valhall-3"), ("mali-g715-mp7", "valhall-4"),
        ("mali-g72-mp12", "bifrost-2"), ("adreno-530", "adreno-5xx"), ("adreno-650", "adreno-6xx"), ("nvidia-h200", "nvidia"),
    ],
)  # fmt: skip
def test_series(gpu: str, series: str) -> None:
    assert series_of(load_gpu(gpu)).series == series


def test_all_facts_are_given_and_none_besides() -> None:
    graph = network("mobilenet_v3_small")
    target = Target(load_gpu("adreno-640"), "F16", Precision(16, 16, 16))
    for operator in graph.operators:
        assert operator_facts(graph, operator, target).keys() == FACTS.keys()


def test_facts_of_a_convolution_by_hand() -> None:
    graph = graph_of(
        [conv("c", "x", kernel=3, stride=2, pad=1)], {"x": (2, 9, 7, 6)}, ["c"], constants={"c.w": (10, 3, 3, 6), "c.b": (10,)}
    )
    facts = operator_facts(graph, graph.operators[0], Target(load_gpu("mali-g76-mp5"), "F32", Precision()))
    wanted = {
        "n": 2, "in_h": 9, "in_w": 7, "in_c": 6, "in_slices": 2, "out_h": 5, "out_w": 4, "out_c": 10, "out_slices": 3,
        "kernel_h": 3, "stride_w": 2, "pad_bottom": 1, "groups": 1, "depthwise": False, "weights": 540, "weights_constant": True,
        "macs": 2 * 5 * 4 * 10 * 54, "aligned": False, "maker": "mali", "generation": 3, "inputs": 1, "constants": 2,
    }  # fmt: skip
    assert {name: facts[name] for name in wanted} == wanted


# ---- wrong ones --------------------------------------------------------------------------------------------------------
def problems(**changes: Any) -> list[str]:
    with pytest.raises(InputError) as caught:
        library_from_document(small_library(**changes))
    return list(caught.value.problems)


def test_the_smallest_profile_is_right() -> None:
    assert library_from_document(small_library()).queue.flush == ()


def test_all_problems_are_named_at_once() -> None:
    rule = {"kinds": ["elementwis"], "when": "in_hh > 4", "kernel": "conv_directt", "source": " ", "local": ["al"]}
    found = problems(rule=[rule], passes=["fold_paddng"], let={"a": "1 +", "b": "c", "c": "b"}, default_precision="F16")
    text = "\n".join(found)
    for part in (
        "default_precision: unknown precision 'F16'", "passes[0]: unknown pass 'fold_paddng'; did you mean 'fold_padding'?",
        "let.a:", "let.b:", "unknown name 'c'", "rule[0].source: is empty", "did you mean 'elementwise'?", "unknown name 'in_hh'",
        "rule[0].kernel: unknown kernel 'conv_directt'; did you mean 'conv_direct'?",
        "rule[0].local[0]: unknown work-group rule 'al'",
    ):  # fmt: skip
        assert part in text
    assert len(found) >= 9


def test_unknown_keys_are_named_with_the_nearest() -> None:
    found = problems(
        storag=1, storage=[{"storage": "buffer", "source": "a test", "wen": "true"}],
        local={"all": {"polcy": "driver", "source": "x"}},
    )  # fmt: skip
    begins = {
        "storage[0].wen: unknown key": "did you mean 'when'?", "local.all.polcy: unknown key": "did you mean 'policy'?",
        "local.all.policy: missing": "expected a text", "storag: unknown key": "did you mean 'storage'?",
    }  # fmt: skip
    assert len(found) == len(begins)
    for line in found:
        assert any(line.startswith(begin) and line.endswith(end) for begin, end in begins.items()), line


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"storage": 3}, "storage"),
        ({"storage": [{"storage": "texture", "source": "x"}]}, "unknown storage 'texture'"),
        ({"memory": [{"allocator": "greedy", "source": "x"}]}, "memory[0].allocator: got 'greedy', expected one of greedy"),
        ({"rule": [{"kinds": ["relu"], "source": "x"}]}, "expected either a kernel or candidates"),
        ({"rule": [{"kinds": ["pad"], "source": "x", "kernel": "rearrange"}]}, "rule[0].local: missing"),
        ({"rule": [{"kinds": ["pad"], "source": "x", "kernel": "pool", "local": ["all"], "parameters": {"gird": 1}}]}, "'grid'?"),
        ({"local": {"all": {"policy": "divisor", "source": "x"}}}, "did you mean 'divisors'?"),
        ({"io": {"input": "from_plane", "output": "to_plain", "source": "x"}}, "did you mean 'from_plain'?"),
    ],
)  # fmt: skip
def test_wrong_values(changes: dict[str, Any], text: str) -> None:
    assert text in "\n".join(problems(**changes))


def test_a_file_may_extend_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    folder = tmp_path / "mgpusim" / "libraries"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text(
        'extends = "tflite-gpu"\nname = "mine"\n[let]\nadreno_x = "4"\n'
        '[[rule]]\nkinds = ["softmax"]\nkernel = "host"\nsource = "a test"\n',
        encoding="utf-8",
    )
    mine, base = load_library("mine"), load_library("tflite-gpu")
    assert "mine" in list_libraries()
    assert (mine.rule[0].kernel, mine.rule[1:], mine.let["adreno_x"]) == ("host", base.rule, "4")
    assert mine.let["waves"] == base.let["waves"]
    (folder / "mine.toml").write_text('extends = "mine"\n', encoding="utf-8")
    with pytest.raises(InputError, match="extends: unknown library 'mine'"):
        load_library(folder / "mine.toml")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(UnknownNameError, match="did you mean 'paddle-lite'"):
        load_library("paddle-light")
    with pytest.raises(InputError, match="cannot be read: No such file"):
        load_library(tmp_path / "none.toml")
    (tmp_path / "bad.toml").write_text("a = [", encoding="utf-8")
    with pytest.raises(InputError, match="not a TOML library profile"):
        load_library(tmp_path / "bad.toml")


def test_a_new_library_is_one_file() -> None:
    assert all(tomllib.loads(path.read_text(encoding="utf-8"))["name"] == path.stem for path in FOLDER.glob("*.toml"))
