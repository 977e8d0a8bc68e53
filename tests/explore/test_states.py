"""States of the explorer: as links, commands, presets and studies, and what they share of traces."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from mgpusim import MgpusimError, load_gpu, load_study, network, predict
from mgpusim.arch.fields import fingerprint
from mgpusim.cli.app import cli
from mgpusim.explore.answers import Answered, Explorer
from mgpusim.explore.state import ExplorerState, preset_toml, study_toml
from mgpusim.nn.running.case import as_case
from mgpusim.nn.running.held import HeldNetwork
from mgpusim.workload.launches import as_launch

SETS = (("clock.gpu_hz", "700 MHz"), ("l2.size_b", "2x"), ("dram.efficiency", "0.5"))
STATE = ExplorerState("adreno-640", SETS, local="16x16", library="a b&c=d", precision="F32", batch=3, anew=True)
WAIT_S = 300.0


def answered(explorer: Explorer, state: ExplorerState, **asked: bool) -> Answered:
    found = explorer.answer(state, wait_s=WAIT_S, **asked)
    assert found is not None
    return found


def test_a_link_holds_the_whole_state() -> None:
    assert ExplorerState.of_query(STATE.query) == STATE


@pytest.mark.parametrize("query", ["gpu=a&colour=red", "batch=-1", "batch=many"])
def test_a_link_that_is_none_is_refused(query: str) -> None:
    with pytest.raises(MgpusimError, match="link"):
        ExplorerState.of_query(query)


def test_rates_share_traces_and_sizes_do_not() -> None:
    state = ExplorerState("adreno-640", SETS)
    assert state.held.sets == (("l2.size_b", "2x"),)
    assert ExplorerState("adreno-640", SETS, anew=True).held.sets == SETS
    with pytest.raises(MgpusimError, match=r"l2\.sise_b"):
        ExplorerState("adreno-640", (("l2.sise_b", "1"),)).held


def test_a_preset_is_the_gpu(tmp_path: Path) -> None:
    state = ExplorerState("adreno-640", (*SETS, ("core.warp_sizes", "64"), ("local.on_chip", "false")))
    path = tmp_path / "explored.toml"
    path.write_text(preset_toml(state), encoding="utf-8")
    assert fingerprint(load_gpu(path)) == fingerprint(state.spec())


def test_a_study_has_before_and_after(tmp_path: Path) -> None:
    path = tmp_path / "study.toml"
    path.write_text(study_toml(ExplorerState("adreno-640", SETS), {"launches": ["softmax"]}), encoding="utf-8")
    study = load_study(path)
    assert {axis.name: axis.values for axis in study.axes}["l2.size_b"] == (131072, 262144)
    with pytest.raises(MgpusimError, match="nothing is changed"):
        study_toml(ExplorerState("adreno-640"), {"launches": ["softmax"]})


def test_the_command_asks_the_same() -> None:
    state = ExplorerState("adreno-640", SETS[:1], local="64")
    command = shlex.split(state.command("predict", "softmax"))
    result = CliRunner().invoke(cli, [*command[1:], "--json"])
    assert result.exit_code == 0, result.output
    found = answered(Explorer(as_launch("softmax")), state).prediction
    assert json.loads(result.stdout)[0]["latency_us"] == found.latency_us


def test_answers_are_predictions() -> None:
    explorer = Explorer(as_launch("softmax"))
    for state in (
        ExplorerState("adreno-640"),
        ExplorerState("adreno-640", SETS),
        ExplorerState("mali-g76-mp5", (("dram.b_per_s", "0.5x"),)),
    ):
        assert answered(explorer, state).prediction == predict("softmax", state.gpu, overrides=dict(state.sets))


def test_what_no_trace_is_needed_for_comes_at_once() -> None:
    explorer = Explorer(as_launch("softmax"))
    answered(explorer, ExplorerState("adreno-640"))
    made = explorer._traces.made
    for hz in (400, 500, 600):
        assert explorer.answer(ExplorerState("adreno-640", (("clock.gpu_hz", f"{hz} MHz"),))) is not None  # without a wait
    assert explorer._traces.made == made
    assert explorer.answer(ExplorerState("mali-g76-mp5")) is None  # a trace is being made
    assert answered(explorer, ExplorerState("mali-g76-mp5")).prediction.gpu == "mali-g76-mp5"


def test_what_is_wrong_is_said_again_and_again() -> None:
    explorer = Explorer(as_launch("softmax"))
    for _ in range(2):
        with pytest.raises(MgpusimError, match="4096"):
            answered(explorer, ExplorerState("adreno-640", local="4096"))


@pytest.mark.slow
def test_a_held_network_is_the_network() -> None:
    case = as_case("mobilenet_v1", "tflite-gpu", resolution=32)  # whose work groups follow rules, not times
    held = HeldNetwork(case, load_gpu("adreno-640"))
    for changed in ({}, {"dram.efficiency": "0.3"}, {"clock.gpu_hz": "0.5x", "launch.gap_s": "1 ms"}):
        gpu = load_gpu("adreno-640", changed)
        assert held.at(gpu, intervals=True)[0] == network(case.graph, gpu, case.library)
        assert held.at(gpu)[0].latency_us == held.at(gpu, intervals=True)[0].latency_us
