"""A format that is added to the registry is one everywhere: for networks, beside launches, among graphs of profiles."""

from __future__ import annotations

from pathlib import Path

import pytest

from mgpusim import bottleneck, network
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.profiled.graphs import NetworkFiles, plain_name
from mgpusim.nn.readers.format import ModelFile, ModelFormat, model_formats
from mgpusim.nn.running.case import as_case, names_network
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
