"""A format that is added to the registry is one everywhere: for networks, beside launches, among graphs of profiles."""

from __future__ import annotations

import importlib
from pathlib import Path

import numpy as np
import pytest

from mgpusim import bottleneck, network
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.profiled.graphs import NetworkFiles, plain_name
from mgpusim.nn.readers import read_network
from mgpusim.nn.readers.format import ModelFile, ModelFormat, model_formats
from mgpusim.nn.reference.operators import run_graph
from mgpusim.nn.running.case import as_case, names_network
from tests.helpers.doc_snippets import blocks
from tests.helpers.small_networks import FORMATS


@pytest.fixture
def added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A model in a format of a plug-in: TensorFlow Lite's under another name, behind four bytes."""
    tflite = model_formats.lookup("tflite")

    def read(file: ModelFile) -> Graph:
        return tflite.read(ModelFile(file.name, file.data[4:], file.inputs, file.values, file.folder))

    monkeypatch.setitem(model_formats, "added", ModelFormat("added", "a plug-in's", (".added",), read))
    path = tmp_path / "small.added"
    path.write_bytes(b"ADD1" + FORMATS["tflite"]())
    return path


def test_a_format_of_a_plug_in_is_a_network_wherever_launches_are_taken_too(added: Path) -> None:
    assert names_network(added)
    predicted = network(added, "adreno-640")
    assert bottleneck(as_case(added), "adreno-640", fields=False).latency_us == predicted.latency_us


def test_graphs_of_profiles_are_found_by_its_suffix(added: Path) -> None:
    assert NetworkFiles(added.parent).names == ("small",)
    assert plain_name("models/small.added") == "small"


def test_the_recipe_of_a_reader_reads_what_it_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The module of docs/develop/recipes.md, as a module for the moment, against numpy."""
    page = Path(__file__).parents[2] / "docs" / "develop" / "recipes.md"
    files = {Path(block.caption).name: block.text for block in blocks(page.read_text(encoding="utf-8")) if block.caption}
    formats = dict(model_formats.load())
    (tmp_path / "example_reader.py").write_text(files["example.py"], encoding="utf-8")
    (tmp_path / "small.example").write_text(files["small.example"], encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    try:
        importlib.import_module("example_reader")
        graph = read_network(tmp_path / "small.example")
    finally:
        for name in set(model_formats) - set(formats):
            del model_formats[name]
    x = np.random.default_rng(0).standard_normal((1, 8, 16, 16)).astype(np.float32)
    pooled = x.reshape(1, 8, 8, 2, 8, 2).max((3, 5))
    powers = np.exp(np.maximum(pooled, 0) + pooled)
    np.testing.assert_allclose(run_graph(graph, {"x": x})["y"], powers / powers.sum(1, keepdims=True), rtol=1e-5)
