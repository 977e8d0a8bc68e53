"""Anchors: one measured time settles the clock of a phone's runs, two networks the host's time for a launch as well."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import mgpusim
from mgpusim import anchor, load_gpu, network, predict
from mgpusim.arch.fields import fingerprint, get_field, source_of, with_fields
from mgpusim.arch.spec import Anchor, GpuSpec
from mgpusim.engine.anchors import read_anchors
from mgpusim.errors import InputError, MgpusimError, UnknownNameError
from mgpusim.nn.anchoring.curves import host_fields, with_host
from mgpusim.nn.anchoring.settle import anchor_notes, contradictions
from mgpusim.nn.anchoring.solve import CLOCKS, Problem, root, solve
from mgpusim.workload.args import BufferArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.shipped import find_launch
from tests.helpers.examples import examples

PHONE = load_gpu("adreno-640")
HIDDEN = 0.8
CYCLES = load_gpu("mali-g76-mp5")
"""Of a wide range of clocks, and its convolutions take cycles only."""


def clocked(factor: float, gpu: GpuSpec = PHONE) -> GpuSpec:
    return with_fields(gpu, {"clock.gpu_hz": factor * gpu.clock.gpu_hz})


def launch_us(name: str, gpu: GpuSpec) -> float:
    return predict(name, gpu).latency_us


def busy() -> Launch:
    """A small launch that arithmetic bounds."""
    loop = "for (int i = 0; i < 99; i++) x = x * x + 1.5f;"
    source = f"kernel void busy(global float *a) {{ float x = a[0]; {loop} a[get_global_id(0)] = x; }}"
    return Launch(source, "busy", (4096,), (BufferArg("float32", 4096),), local_size=(64,))


def twice(count: int = 1 << 24) -> Launch:
    """A launch that DRAM bounds."""
    source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    return Launch(source, "twice", (count,), (BufferArg("float32", count),), local_size=(256,))


# ---- round trips -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_a_launch_of_a_hidden_clock_gives_that_clock(engine: str) -> None:
    hidden = clocked(HIDDEN)
    found = anchor(PHONE, [(busy(), f"{predict(busy(), hidden, engine).latency_us!r}us")], engine=engine)
    assert found.clock.gpu_hz == pytest.approx(hidden.clock.gpu_hz, rel=1e-3)
    for other in ("conv3x3_image", "softmax"):  # all else is then predicted as at that clock
        assert launch_us(other, found) == pytest.approx(launch_us(other, hidden), rel=1e-3)
    assert found.clock.run_hz is None
    assert found.dram == PHONE.dram
    assert found.launch == PHONE.launch


@pytest.mark.slow
def test_a_network_of_a_hidden_clock_gives_that_clock() -> None:
    hidden = clocked(HIDDEN)
    us = network("srcnn", hidden, resolution=64).latency_us
    found = network("srcnn", PHONE, resolution=32, anchors=[f"srcnn@resolution=64={us!r}us+-2%"])
    wanted = network("srcnn", hidden, resolution=32)
    assert found.latency_us == pytest.approx(wanted.latency_us, rel=1e-3)
    [said] = found.anchors
    assert said.gpu_hz == pytest.approx(hidden.clock.gpu_hz, rel=1e-3)
    assert said.after_s == pytest.approx(said.time_s, rel=1e-3)
    assert (said.of, said.rel_uncertainty, said.host_factor) == ("srcnn", 0.02, 1.0)
    assert said.how == "tflite-gpu, F16, resolution 64, analytic"
    assert 0.5 < said.by_clock < 1.0 < said.by_clock + said.by_host + 0.5


@pytest.mark.slow
def test_two_networks_give_the_hosts_time_for_a_launch_too() -> None:
    hidden = with_host(clocked(HIDDEN), 0.4)
    asked = {"bert_ffn": None, "srcnn@resolution=64": 64}
    times = {name: f"{network(name.split('@')[0], hidden, resolution=of).latency_us!r}us" for name, of in asked.items()}
    found = anchor(PHONE, times)
    assert found.clock.gpu_hz == pytest.approx(hidden.clock.gpu_hz, rel=1e-3)
    for path in host_fields(PHONE):
        assert get_field(found, path) == pytest.approx(get_field(hidden, path), rel=1e-3)
        assert source_of(found, path).kind == "user"
    other = [network("srcnn", gpu, resolution=32).latency_us for gpu in (found, hidden)]
    assert other[0] == pytest.approx(other[1], rel=1e-3)
    notes = "\n".join(anchor_notes(PHONE, found))
    assert "launch.enqueue_s: 100 us before" in notes or "launch.pace_s" in notes
    assert "x0.8 of 585 MHz" in notes


# ---- properties --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_an_anchor_that_equals_the_prediction_changes_no_time(engine: str) -> None:
    us = predict(busy(), PHONE, engine).latency_us
    found = anchor(PHONE, [(busy(), f"{us!r}us")], engine=engine)
    assert found.clock.gpu_hz == pytest.approx(PHONE.clock.gpu_hz, rel=1e-9)
    same = msgspec.structs.replace(found, clock=msgspec.structs.replace(found.clock, run_hz=PHONE.clock.run_hz))
    if engine == "analytic":
        assert fingerprint(same) == fingerprint(PHONE)
    assert launch_us("softmax", found) == pytest.approx(launch_us("softmax", PHONE), rel=1e-9)


@examples(8)
@given(st.floats(CLOCKS[0] * 1.01, CLOCKS[1] * 0.99))
def test_any_plausible_clock_comes_back(factor: float) -> None:
    hidden = clocked(factor)
    found = anchor(PHONE, {"conv3x3_image": f"{launch_us('conv3x3_image', hidden)!r}us"})
    assert found.clock.gpu_hz == pytest.approx(hidden.clock.gpu_hz, rel=1e-4)


def test_the_interval_loses_the_clock_and_gains_the_times_own_doubt() -> None:
    us = launch_us("conv3x3_image", CYCLES)
    before = predict("conv3x3_image", CYCLES)
    exact = predict("conv3x3_image", CYCLES, anchors=[f"conv3x3_image={us!r}us"])
    doubtful = predict("conv3x3_image", CYCLES, anchors=[f"conv3x3_image={us!r}us+-10%"])
    assert before.clock_factors[1] > 1.3
    assert exact.clock_factors == (1.0, 1.0)
    # the time is nearly all cycles, so that its own sigma is that of the clock and of all such times
    assert math.log(doubtful.clock_factors[1]) == pytest.approx(1.2815515655 * 0.1, rel=0.02)
    widths = [math.log(one.interval_us[1] / one.interval_us[0]) for one in (exact, doubtful, before)]
    assert widths == sorted(widths)
    assert widths[0] > 0.2  # the model's own errors stay


def test_anchors_stay_with_the_gpu_until_its_clock_is_set() -> None:
    found = anchor(PHONE, ["conv3x3_image=64ms"])
    assert with_fields(found, {"l2.latency_cycles": 70.0}).anchors == found.anchors
    assert with_fields(found, {"clock.gpu_hz": 4e8}).anchors == ()


# ---- several -----------------------------------------------------------------------------------------------------------
def test_anchors_that_contradict_each_other_are_named_with_both_clocks() -> None:
    times = {name: launch_us(name, clocked(factor, CYCLES)) for name, factor in (("conv3x3_image", 0.45), ("gemm_tiled", 1.2))}
    found = anchor(CYCLES, {name: f"{us!r}us" for name, us in times.items()})
    [(one, other)] = contradictions(found.anchors)
    assert one.gpu_hz == pytest.approx(0.45 * 800e6, rel=1e-3)
    assert other.gpu_hz == pytest.approx(1.2 * 800e6, rel=1e-3)
    assert one.gpu_hz < found.clock.gpu_hz < other.gpu_hz
    assert source_of(found, "clock.gpu_hz").rel_uncertainty > 0.2  # as far as the two lie apart
    text = "\n".join(anchor_notes(CYCLES, found))
    assert "conv3x3_image and gemm_tiled contradict each other: 360 MHz" in text
    assert "960 MHz" in text


def test_anchors_that_agree_are_met_together() -> None:
    hidden = clocked(HIDDEN)
    names = ("conv3x3_image", "gemm_tiled", "softmax")
    found = anchor(PHONE, [(name, f"{launch_us(name, hidden)!r}us+-5%") for name in names])
    assert found.clock.gpu_hz == pytest.approx(hidden.clock.gpu_hz, rel=1e-4)
    assert contradictions(found.anchors) == ()
    assert source_of(found, "clock.gpu_hz").rel_uncertainty < 0.05  # three know more than one


def test_a_time_that_is_drams_weighs_little() -> None:
    bound, slow = twice(), with_fields(PHONE, {"dram.b_per_s": 3e9})
    us = predict(bound, slow).latency_us
    with pytest.raises(InputError, match=r"twice: says nothing of the clock of adreno-640: \d% of its time scales with it"):
        anchor(slow, [(bound, f"{us!r}us")])
    with pytest.raises(InputError, match=r"twice: .* does not fit any clock"):
        anchor(slow, [(bound, f"{2 * us!r}us")])
    conv = launch_us("conv3x3_image", clocked(HIDDEN, slow))
    found = anchor(slow, [(bound, f"{us!r}us"), ("conv3x3_image", f"{conv!r}us")])
    assert found.anchors[0].gpu_hz is None
    assert found.clock.gpu_hz == pytest.approx(HIDDEN * 585e6, rel=0.01)
    assert "of which it says nothing" in "\n".join(anchor_notes(slow, found))


def test_least_squares_of_a_kink_find_clock_and_host() -> None:
    """A run takes what the slower of kernels and host takes."""

    def time(kernels: float, host: float) -> Any:
        def of(x: Any, h: Any) -> Any:
            return np.log(np.maximum(kernels * np.exp(-x), host * np.exp(h)))

        return of

    def problem(kernels: float, host: float, x: float, h: float) -> Problem:
        curve = time(kernels, host)
        return Problem(lambda xs, hs: curve(xs, hs) - curve(x, h), 0.1)

    fit = solve([problem(1.0, 9.0, -0.4, -1.1), problem(9.0, 1.0, -0.4, -1.1)], host=True)
    assert (fit.x, fit.h) == (pytest.approx(-0.4, abs=1e-6), pytest.approx(-1.1, abs=1e-6))
    alike = solve([problem(9.0, 1.0, -0.4, 0.0), problem(8.0, 1.0, -0.4, 0.0)], host=True)
    assert (alike.x, alike.h) == (pytest.approx(-0.4, abs=1e-6), 0.0)  # their times do not depend on it
    both = [Problem(lambda x, h: 0.3 - x + h, 0.1), Problem(lambda x, h: 0.31 - x + h, 0.1)]
    assert solve(both, host=True).h == 0.0  # clock and host change their times alike


@given(st.floats(math.log(CLOCKS[0]), math.log(CLOCKS[1])), st.floats(0.05, 1.0))
def test_a_root_is_found_wherever_it_lies(x: float, slope: float) -> None:
    found = root(lambda xs, h: slope * (np.exp(-xs) - math.exp(-x)))
    assert found == pytest.approx(x, abs=1e-6)
    assert root(lambda xs, h: slope * (math.log(CLOCKS[1]) + 0.01 - xs)) is None


# ---- bad input ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("resnet18", "got 'resnet18', expected TARGET=TIME"),
        ("=19ms", "expected TARGET=TIME"),
        ("resnet18=", "expected TARGET=TIME"),
        ("resnet18=19.9", "resnet18: got '19.9' without a unit; did you mean 19.9ms?"),
        ("resnet18=0ms", "resnet18: got '0ms', expected a time that is greater than 0"),
        ("resnet18=-3 ms", "resnet18: got '-3 ms', expected a time that is greater than 0"),
        ("resnet18=19.9MHz", "resnet18: '19.9MHz': unit 'MHz' is not understood"),
        ("resnet18=fast", "resnet18: 'fast' is not a number"),
        ("resnet18=19.9ms+-80%", "resnet18: got '+-80%', expected one sigma from 0 to 50%"),
        ("resnet18=19.9ms+-2-%", "expected one sigma"),
        ("resnet18@batch=x=19.9ms", "batch: got 'x', expected a whole number"),
        ("resnet18@resolution=0=19.9ms", "resolution: got '0', expected a whole number"),
    ],
)
def test_a_text_that_is_no_anchor_is_named(text: str, expected: str) -> None:
    with pytest.raises(InputError) as error:
        read_anchors([text])
    assert expected in str(error.value)


def test_all_bad_texts_are_listed_and_a_target_counts_once() -> None:
    with pytest.raises(InputError, match=r"(?s)resnet18: got '1'.*resnet34: got '2'"):
        read_anchors(["resnet18=1", "resnet34=2"])
    with pytest.raises(InputError, match="resnet18: given twice"):
        read_anchors(["resnet18=1ms", "resnet18=2ms"])
    assert len(read_anchors(["resnet18=1ms", "resnet18@library=mnn=2ms"])) == 2


@pytest.mark.parametrize(
    ("anchors", "expected"),
    [
        ({"resnet81": "2ms"}, "unknown network or launch 'resnet81'; did you mean 'resnet18'?"),
        ({"missing.onnx": "2ms"}, "missing.onnx"),
        ({"missing.toml": "2ms"}, "missing.toml: no such file"),
        ({"kernel.cl": "2ms"}, "kernel.cl: a kernel alone says neither sizes nor arguments"),
        ({"softmax@library=mnn": "2ms"}, "softmax: @library: is of networks"),
        ({"srcnn@library=mmn": "2ms"}, "did you mean 'mnn'"),
        ({"conv3x3_image": "51us"}, "did you mean 51ms?"),
        ({"conv3x3_image": "51 s"}, "did you mean 51ms?"),
        ({"conv3x3_image": "900ms"}, "that it ran on this GPU"),
        ({"conv3x3_image": "9ms"}, "predicted are 65.7 ms, and 50.6 ms to 219 ms from 760 MHz down to 176 MHz"),
    ],
)
def test_what_an_anchor_cannot_be_ends_with_a_message(anchors: dict[str, str], expected: str) -> None:
    with pytest.raises(MgpusimError) as error:
        anchor(PHONE, anchors)
    assert expected in str(error.value)


def test_an_anchor_is_of_one_gpu_and_of_one_library() -> None:
    with pytest.raises(InputError, match="anchors: got 2 GPUs"):
        mgpusim.compare(["srcnn"], ["adreno-640", "mali-g76-mp5"], resolution=32, anchors=["srcnn=2ms"])
    with pytest.raises(InputError, match=r"srcnn: several libraries .* srcnn@library=tflite-gpu=TIME"):
        mgpusim.compare(["srcnn"], ["adreno-640"], ["mnn", "tnn"], resolution=32, anchors=["srcnn=2ms"])
    with pytest.raises(UnknownNameError):
        anchor("adreno-64", ["srcnn=2ms"])


def test_a_table_of_anchors_names_its_bad_rows(tmp_path: Path) -> None:
    path = tmp_path / "times.csv"
    path.write_text("name,time\nsoftmax,1ms\n", encoding="utf-8")
    with pytest.raises(InputError, match="got the columns name, time, expected target and time"):
        read_anchors([str(path)])
    path.write_text("target,time\nsoftmax,1ms\n\nsoftmax,7\nresnet18\n", encoding="utf-8")
    with pytest.raises(InputError, match=r"(?s)times.csv:4: .*without a unit.*times.csv:5: a cell is missing"):
        read_anchors([str(path)])
    path.write_text("target,time\n", encoding="utf-8")
    with pytest.raises(InputError, match="no rows"):
        read_anchors([str(path)])


def test_a_launch_file_is_an_anchor_as_its_example_is(tmp_path: Path) -> None:
    path = find_launch("softmax")
    found = [anchor(PHONE, {str(target): "110us"}) for target in (path, "softmax")]
    assert found[0].clock == found[1].clock
    assert isinstance(found[0].anchors[0], Anchor)
