"""What the claims about whole networks rest on: copies side by side, categories of operators, pairs of libraries."""

from __future__ import annotations

import csv
import importlib
import json
import sys
from collections import Counter
from pathlib import Path

import pytest

VALIDATION = Path(__file__).parents[2] / "validation"


@pytest.fixture
def module(monkeypatch):
    """A module of a folder; gone afterwards with all that it imported beside it, since their names are plain ones."""
    before = set(sys.modules)

    def load(folder: str, name: str):
        monkeypatch.syspath_prepend(str(VALIDATION / folder))
        return importlib.import_module(name)

    yield load
    for name in set(sys.modules) - before:
        if str(VALIDATION) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


def test_operators_have_the_categories_of_figure_13(module):
    from mgpusim.nn.zoo import network

    networks = module("mobicom2022", "networks")
    graph = network("mobilenet_v1")
    wanted = [o for o in graph.operators if o.kind in networks.OPERATORS]
    assert Counter(map(networks.kind_of, wanted)) == {"conv3x3": 1, "dwconv": 13, "conv1x1": 14}
    assert len({networks.config_of(graph, o) for o in wanted if networks.kind_of(o) == "dwconv"}) == 9  # as section 5.2 counts


def test_tvm_for_mobile_gpus_has_the_schedules_of_mali(module):
    """Section 5.2 takes TVM's settings for mobile GPUs, whose target is Mali: on an Adreno the same launches."""
    from mgpusim.nn.planning.planner import plan_network
    from mgpusim.nn.zoo import network

    profile = VALIDATION / "mobicom2022" / f"{module('mobicom2022', 'networks').LIBRARIES['tvm'][0]}.toml"
    graph = network("mobilenet_v1", resolution=32)
    plans = [plan_network(graph, gpu, library) for gpu, library in (("adreno-640", profile), ("mali-g76-mp5", "tvm-2018"))]
    variants = [[[option.call.variant for option in step.options] for step in plan.steps] for plan in plans]
    assert variants[0] == variants[1]
    assert variants[0].count(["pad"]) == 13  # a copy before each depthwise convolution


def test_pairs_of_libraries_are_scored(module):
    matrix = module("networks", "matrix")
    found = matrix.pairs()
    right, n = matrix.score(found)
    assert 0 <= right <= n <= len(found)
    assert all(pair.rows[0].ms <= pair.rows[1].ms and pair.rows[0].library != pair.rows[1].library for pair in found)
    assert len(matrix.once(found)) <= len(found)


@pytest.mark.parametrize("folder", ["apsys2020", "emdl2021", "mobicom2022"])
def test_the_report_answers_every_claim(folder):
    with (VALIDATION / folder / "claims.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    text = (VALIDATION / folder / "REPORT.md").read_text(encoding="utf-8")
    assert all(f"| {row['claim']} |" in text for row in rows)


@pytest.mark.parametrize("path", ["apsys2020/whole.json", "emdl2021/networks.json", "mobicom2022/networks.json"])
def test_predictions_say_their_schema(path):
    found = json.loads((VALIDATION / path).read_text(encoding="utf-8"))
    assert found["schema"].startswith("mgpusim.")
    assert found["cases"]
