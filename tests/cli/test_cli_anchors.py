"""`--anchor` from the user's side: what results carry, what tables say, the preset of `calibrate`, and bad input."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mgpusim import anchor, load_gpu, network, predict
from mgpusim.arch.fields import dump_toml, source_of, with_fields
from mgpusim.arch.spec import GpuSpec

PHONE = load_gpu("adreno-640")
WIDE = load_gpu("adreno-640", {"clock.run_hz": "300 MHz, 585 MHz"})
HIDDEN = with_fields(PHONE, {"clock.gpu_hz": 0.8 * PHONE.clock.gpu_hz})


def launch_us(name: str, gpu: GpuSpec) -> float:
    return predict(name, gpu).latency_us


GIVEN = ("--gpu", "adreno-640", "--anchor", f"conv3x3_image={launch_us('conv3x3_image', HIDDEN)!r}us", "--json")


@pytest.mark.parametrize(
    "command",
    [
        ("predict", "softmax"),
        ("tune", "softmax", "--limit", "4"),
        pytest.param(("network", "srcnn", "--resolution", "32", "-j", "1"), marks=pytest.mark.slow),
    ],
)
def test_results_of_commands_carry_their_anchors(run: Any, command: tuple[str, ...]) -> None:
    done = run(*command, *GIVEN)
    [found] = json.loads(done.stdout)
    [said] = found["anchors"]
    assert said["gpu_hz"] == pytest.approx(HIDDEN.clock.gpu_hz, rel=1e-4)
    assert "anchored: adreno-640 runs at 468 MHz (x0.8 of 585 MHz)" in done.stderr


def test_compared_networks_run_at_the_anchored_clock(run: Any) -> None:
    asked = ("compare", "srcnn", "--resolution", "32", "--no-limits", "-j", "1")
    compared = json.loads(run(*asked, *GIVEN).stdout)
    assert compared["anchors"]["adreno-640"][0]["of"] == "conv3x3_image"
    wanted = network("srcnn", HIDDEN, resolution=32).latency_us
    assert compared["combinations"][0]["latency_us"] == pytest.approx(wanted, rel=1e-3)


def test_tables_say_what_settled_the_clock(run: Any) -> None:
    shown = run("predict", "conv3x3_image", "--gpu", "adreno-640", "--anchor", "conv3x3_image=64ms").stdout
    assert "anchored to" in shown
    assert "conv3x3_image = 64 ms" in shown
    assert "of which clock" not in shown
    slowest = predict("conv3x3_image", WIDE).clock_factors[1]
    assert slowest > 1.1
    wide = run("predict", "conv3x3_image", "--gpu", "adreno-640", "--set", "clock.run_hz=300 MHz, 585 MHz").stdout
    assert f"of which clock x1 to x{slowest:.3g}" in wide


def test_calibrate_writes_a_preset_that_predicts_its_anchor(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    table = tmp_path / "times.csv"
    table.write_text("target,time\nconv3x3_image,64 ms\n", encoding="utf-8")
    said = json.loads(run("calibrate", "--base", "adreno-640", "--anchor", str(table), "-o", str(path), "--json").stdout)
    gpu = load_gpu(path)
    assert said["changed"]["clock.gpu_hz"] == [PHONE.clock.gpu_hz, pytest.approx(gpu.clock.gpu_hz)]
    assert said["anchors"][0]["of"] == "conv3x3_image"
    assert gpu.name == "mine"
    assert launch_us("conv3x3_image", gpu) == pytest.approx(64e3, rel=1e-3)
    assert gpu == msgspec.structs.replace(
        anchor(PHONE, ["conv3x3_image=64ms"]), name="mine", description=gpu.description, source=gpu.source
    )
    assert source_of(gpu, "clock.gpu_hz").kind == "user"
    assert 'extends = "adreno-640"' in path.read_text(encoding="utf-8")
    again = tmp_path / "again.toml"  # over a preset of one's own: the whole GPU
    run("calibrate", "--base", str(path), "--anchor", "conv3x3_image=64ms+-2%", "-o", str(again))
    assert launch_us("conv3x3_image", load_gpu(again)) == pytest.approx(64e3, rel=1e-3)
    assert load_gpu(again).anchors[0].rel_uncertainty == 0.02
    written = tmp_path / "written.toml"
    written.write_text(dump_toml(gpu), encoding="utf-8")
    assert load_gpu(written) == gpu
    assert "conv3x3_image" in run("gpus", "show", str(path)).stdout


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        (("predict", "softmax", "--gpu", "adreno-640", "--anchor", "softmax=53"), "--anchor softmax: got '53' without a unit"),
        (("predict", "softmax", "--gpu", "adreno-640", "--anchor", "nothere.csv"), "nothere.csv"),
        (("calibrate", "--anchor", "softmax=53us"), "--anchor: on which GPU was it measured? Add --base"),
        (("calibrate", "probes", "--base", "adreno-640", "--anchor", "softmax=53us"), "--anchor: not with PROBES"),
        (("tune", "softmax", "--gpu", "adreno-640", "--gpu", "adreno-630", "--anchor", "softmax=53us"), "--anchor: got 2 GPUs"),
    ],
)
def test_bad_anchors_of_commands_end_with_status_2(run: Any, command: tuple[str, ...], expected: str) -> None:
    done = run(*command)
    assert done.exit_code == 2
    assert expected in done.stderr
