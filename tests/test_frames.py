"""Results as data frames and in notebooks. Frames of a stand-in for pandas and polars, which no test installs."""

from __future__ import annotations

import math
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import mgpusim
from mgpusim.errors import InputError
from mgpusim.frames import Framed

SOURCE = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
STUDY = """
schema = "mgpusim.study/1"
gpu = "adreno-640"
[[launches]]
launch = "twice.toml"
[[axes]]
field = "l2.latency_cycles"
values = [100, 150, 200]
"""


class Frame:
    """What a data frame is made of."""

    def __init__(self, columns: dict[str, list[Any]]) -> None:
        self.columns = columns
        assert len({len(values) for values in columns.values()}) == 1


@pytest.fixture
def frames(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("pandas", "polars"):
        monkeypatch.setitem(sys.modules, name, SimpleNamespace(DataFrame=type(name, (Frame,), {})))


@pytest.fixture(autouse=True)
def launch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> mgpusim.Launch:
    monkeypatch.chdir(tmp_path)
    Path("twice.cl").write_text(SOURCE, encoding="utf-8")
    Path("study.toml").write_text(STUDY, encoding="utf-8")
    Path("twice.toml").write_text(
        'kernel = "twice.cl"\nglobal = 4096\nlocal = 64\nargs = ["buffer:float32:4096"]\n', encoding="utf-8"
    )
    return mgpusim.load_launch("twice.toml")


def tables(found: Framed) -> list[ElementTree.Element]:
    """Return the tables of what a notebook shows, which are XML."""
    return ElementTree.fromstring(f"<div>{found._repr_html_()}</div>").findall("table")


@pytest.mark.usefixtures("frames")
def test_a_prediction_is_a_row(launch: mgpusim.Launch) -> None:
    found = mgpusim.predict(launch, "adreno-640")
    columns = found.to_frame().columns
    assert type(found.to_frame("polars")).__name__ == "polars"
    assert columns["latency_us"] == [found.latency_us]
    assert columns["interval_us.high"] == [found.interval_us[1]]
    assert sum(values[0] for name, values in columns.items() if name.startswith("breakdown_us.")) == pytest.approx(
        found.latency_us
    )
    (table,) = tables(found)
    said = {row.find("th").text: row.find("td").text for row in table.iter("tr")}  # type: ignore[union-attr]
    assert said["kernel"] == "twice"
    assert said["bound"].startswith(found.bound)  # type: ignore[union-attr]


@pytest.mark.usefixtures("frames")
def test_a_tuning_is_a_row_per_shape(launch: mgpusim.Launch) -> None:
    found = mgpusim.tune(launch, "adreno-640", limit=5)
    columns = found.to_frame("pandas").columns
    assert columns["latency_us"] == [row.latency_us for row in found.rows]
    assert columns["shape"][columns["is_choice"].index(True)] == "x".join(map(str, found.choice.shape))
    best = tables(found)[1]
    first = [cell.text for cell in list(best.iter("tr"))[1].iter("td")]
    assert int(first[2] or 0) == math.prod(found.rows[0].shape)
    assert [head.attrib["scope"] for head in best.iter("th")] == ["col"] * len(list(best.iter("th")))


def test_a_sweep_is_a_row_per_point(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    found = mgpusim.sweep("study.toml", tmp_path / "results")
    request.getfixturevalue("frames")  # pyarrow, which writes the rows, may ask for pandas
    columns = found.to_frame().columns
    assert sorted(columns["l2.latency_cycles"]) == [100, 150, 200]
    by_latency = dict(zip(columns["l2.latency_cycles"], columns["latency_us"], strict=True))
    for cycles, latency_us in by_latency.items():
        alone = mgpusim.predict("twice.toml", "adreno-640", overrides={"l2.latency_cycles": cycles})
        assert latency_us == pytest.approx(alone.latency_us, rel=1e-9)
    assert len(tables(found)) >= 1


@pytest.mark.usefixtures("frames")
@pytest.mark.slow
def test_a_network_is_a_row_per_step() -> None:
    found = mgpusim.network("squeezenet_v1_1", "adreno-640")
    columns = found.to_frame().columns
    assert columns["time_us"] == [layer.time_us for layer in found.layers]
    assert len(tables(found)) == 3


def test_names_are_text_in_html(launch: mgpusim.Launch) -> None:
    import msgspec

    found = msgspec.structs.replace(mgpusim.predict(launch, "adreno-640"), kernel="<b>&")
    assert "&lt;b&gt;&amp;" in found._repr_html_()


def test_no_library_of_frames(launch: mgpusim.Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    found = mgpusim.predict(launch, "adreno-640")
    for name in ("pandas", "polars"):
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(InputError, match="needs pandas or polars, which is not installed: pip install pandas"):
        found.to_frame()
    with pytest.raises(InputError, match="needs polars, which is not installed: pip install polars"):
        found.to_frame("polars")
