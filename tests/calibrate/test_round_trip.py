"""Presets come back out of their own probes: what ROUND_TRIP.md says, and a GPU of it made anew."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.calibrate.presets.infer import Inferred, infer_all, merge
from mgpusim.calibrate.presets.preset import calibrate
from mgpusim.calibrate.probes import choose_probes
from mgpusim.calibrate.probing.facts import facts_of_gpu
from mgpusim.calibrate.probing.runs import points_of, simulated_times, suite_of_probes
from mgpusim.workload.corpus import corpus_from_dict
from tests.helpers.probes import FACTS, found
from tests.helpers.scripts import script

FOLDER = Path(__file__).parents[2] / "validation" / "robustness"
trip = script("validation/robustness/round_trip.py")
RESULTS = json.loads((FOLDER / "round_trip.json").read_text(encoding="utf-8"))


def test_the_report_is_of_the_results() -> None:
    assert (FOLDER / "ROUND_TRIP.md").read_text(encoding="utf-8") == trip.report(RESULTS)
    assert set(RESULTS) <= set(list_gpus())


@pytest.mark.parametrize("name", sorted(RESULTS))
def test_examples_come_back_or_the_field_is_named(name: str) -> None:
    """Within 5% as they are, within 10% with noise; the throttled run is told by what the runner looks at."""
    for key, within in (("own", trip.CLOSE), ("noise", trip.NOISY)):
        one = RESULTS[name][key]
        assert set(one["causes"]) == {example for example, error in one["errors"].items() if abs(error) > within}
        assert all(cause["field"] for cause in one["causes"].values()), one["causes"]
    assert "the device became slower while it measured" in RESULTS[name]["said"]


@pytest.mark.slow
def test_a_preset_comes_back_out_of_its_probes() -> None:
    one = trip.there_and_back("adreno-830", trip.simulated("adreno-830"))
    assert max(map(abs, one["own"]["errors"].values())) <= trip.CLOSE
    assert max(map(abs, one["noise"]["errors"].values())) <= trip.NOISY
    assert "took 2 times as long later" in one["said"]


# ---- what the first round trips found to be read wrongly -----------------------------------------------------------------
@pytest.mark.slow
def test_a_large_cache_is_not_taken_for_dram() -> None:
    """A Mali-G710's L2 of 2 MB: what is swept ends beyond it, in the simulation, too."""
    gpu = load_gpu("mali-g710-mp7")
    facts = facts_of_gpu(gpu, trip.EFFORT)
    known, _ = choose_probes(("memory.dram_latency", "memory.chase_buffer", "compute.clock"), simulated=True)
    document = simulated_times(suite_of_probes(known, facts), gpu)
    merged = infer_all(points_of(corpus_from_dict(document)), facts, known).merged
    assert merged["dram.latency_s"].value == pytest.approx(gpu.dram.latency_s, rel=0.05)
    assert merged["l1.size_b"].low <= 16384 <= merged["l1.size_b"].high
    assert "l2.size_b" not in merged  # it ends beyond what the chase goes through here


@pytest.mark.parametrize(("value", "low", "high", "taken"), [(61.2, 58.2, 65.5, 64.0), (53.0, 50.0, 56.0, 53.0)])
def test_a_port_of_a_cache_is_a_power_of_two_where_it_can_be(value: float, low: float, high: float, taken: float) -> None:
    """61 bytes a cycle are two cycles for a line of 64, of which one was measured."""
    base = load_gpu("mali-g76-mp5")
    merged = merge([found("l1.b_per_cycle", value, low, high)])
    assert calibrate(Inferred(FACTS, merged, {}), base, "mine").gpu.l1.b_per_cycle == taken
