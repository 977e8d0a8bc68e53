"""Reports: golden tables of a prediction made by hand, rooflines."""

from __future__ import annotations

import os
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import msgspec
import pytest

from mgpusim import load_gpu
from mgpusim.engine.prediction import Advice, Prediction
from mgpusim.report.console import plain
from mgpusim.report.figures.roofline import bandwidth_roofs, intensities, roofline_svg
from mgpusim.report.render import lines_of_view
from mgpusim.report.tables.predictions import facts, predictions_view
from mgpusim.workload.provenance import by_engine

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


@pytest.fixture
def prediction() -> Prediction:
    """Return a prediction with round numbers."""
    return Prediction(
        provenance=by_engine("analytic", "adreno-640"),
        gpu="adreno-640", engine="analytic", kernel="conv", global_size=(56, 56, 64), local_size=(8, 4, 4), local_from="launch",
        latency_us=1000.0, interval_us=(600.0, 1700.0), bound="texture",
        breakdown_us={"launch": 3.0, "texture": 800.0, "fp": 150.0, "l2": 47.0},
        utilization={"cores": 1.0, "alu": 0.25, "sfu": 0.0, "texture": 0.8, "local": None, "l2": 0.5, "dram": 0.0004},
        hit_rate={"l1": None, "texture_l1": 0.25, "l2": 0.987, "slc": None}, dram_b=2_000_000.0, l2_b=65536.0,
        occupancy={"warp_size": 128, "warps_per_group": 1, "groups_per_core": 15, "warps_per_core": 15, "items_per_core": 1920,
                   "limiter": "local_memory", "fraction": 0.625, "spilled": 0, "passes": 1},
        divergence=0.25, flops=3.7e9, gflops=3700.0, intensity={"l1": None, "texture_l1": 0.4, "l2": 5.0, "dram": 1850.0},
        op_mix={"fma": 0.7, "texture": 0.2, "iadd": 0.1}, registers=(24, 31, 43), spilled_registers=2, guess_share=0.125,
        guesses={"texture.latency_cycles": 0.1}, waves=75, sampled_groups=60, n_groups=3136, footprint_b=1e7,
        advice=(Advice("local memory without bank conflicts", 750.0),),
    )  # fmt: skip


def golden(name: str, text: str) -> None:
    """Compare with a file; MGPUSIM_WRITE_GOLDEN=1 writes it anew, to be read before it is committed."""
    path = GOLDEN / name
    if os.environ.get("MGPUSIM_WRITE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def test_one_prediction(prediction: Prediction) -> None:
    golden("prediction_one.txt", plain(*lines_of_view(predictions_view([prediction], 100)), width=100))


def test_a_few_side_by_side(prediction: Prediction) -> None:
    other = msgspec.structs.replace(prediction, gpu="mali-g76-mp5", latency_us=2000.0, interval_us=(900.0, 2300.0), flops=0.0,
                                    advice=(), local_from="warp_multiple")  # fmt: skip
    golden("prediction_few.txt", plain(*lines_of_view(predictions_view([prediction, other], 100)), width=100))


def test_many_as_a_list(prediction: Prediction) -> None:
    golden("prediction_many.txt", plain(*lines_of_view(predictions_view([prediction] * 7, 100)), width=100))


@pytest.mark.parametrize("width", [40, 60, 80, 200])
def test_no_line_is_too_long(prediction: Prediction, width: int) -> None:
    for count in (1, 3, 8):
        text = plain(*lines_of_view(predictions_view([prediction] * count, width)), width=width)
        assert max(map(len, text.splitlines())) <= width


def test_only_what_applies_is_said(prediction: Prediction) -> None:
    said = facts(msgspec.structs.replace(prediction, flops=0.0, spilled_registers=0, advice=()))
    assert "rate" not in said
    assert "spilled" not in said["registers"]
    assert not [label for label in said if label.startswith("advice")]
    assert "local 0%" not in said["utilization"]
    assert facts(prediction)["advice"] == "local memory without bank conflicts: 750 us (-25%)"


def test_bandwidth_roofs_by_hand() -> None:
    rates = {"texture_l1.b_per_cycle": "100", "l2.b_per_cycle": "50", "dram.efficiency": "0.5"}
    wanted = {"texture_l1": 100 * 2 * 585e6, "l2": 50 * 585e6, "dram": 34.1e9 / 2}
    assert bandwidth_roofs(load_gpu("adreno-640", rates)) == pytest.approx(wanted, rel=2e-3)
    assert bandwidth_roofs(load_gpu("adreno-640", {"local.b_per_cycle": "64"}), ["local"])["local"] == 64 * 2 * 585e6


def test_local_memory_has_a_roof_where_a_kernel_uses_it(prediction: Prediction) -> None:
    gpu = load_gpu("adreno-640")
    without = msgspec.structs.replace(prediction, utilization=prediction.utilization | {"local": None})
    assert "local" not in intensities(without, gpu)
    busy = msgspec.structs.replace(prediction, utilization=prediction.utilization | {"local": 0.5})
    roof = bandwidth_roofs(gpu, ["local"])["local"]
    assert intensities(busy, gpu)["local"] * 0.5 * roof == pytest.approx(prediction.gflops * 1e9)
    assert b"local memory" in roofline_svg([busy], {gpu.name: gpu})
    assert b"local memory" not in roofline_svg([without], {gpu.name: gpu})


@pytest.mark.slow
def test_roofline_is_sound_and_the_same_every_time(prediction: Prediction) -> None:
    gpus = {name: load_gpu(name) for name in ("adreno-640", "mali-g76-mp5")}
    both = [prediction, msgspec.structs.replace(prediction, gpu="mali-g76-mp5", flops=0.0)]
    drawn = roofline_svg(both, gpus)
    assert roofline_svg(both, gpus) == drawn
    text = "".join(ElementTree.fromstring(drawn).itertext())
    assert "fp32 peak 898.6 GFLOP/s" in text  # 2 cores x 384 lanes x 2 x 585 MHz
    for word in ("adreno-640", "mali-g76-mp5", "texture L1", "L2 ", "DRAM", "conv 8x4x4", "no floating-point"):
        assert word in text
