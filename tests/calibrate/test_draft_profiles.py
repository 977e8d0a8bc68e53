"""Drafts out of profiles of inference engines: what operators reached are bounds, and what contradicts them is said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from mgpusim.arch.load import load_gpu
from mgpusim.calibrate.drafts.draft import BEST, Draft, draft_gpu
from mgpusim.calibrate.probes import known_probes
from mgpusim.cli.app import cli
from mgpusim.nn.graphs.operators import macs
from mgpusim.nn.readers import read_network
from tests.calibrate.test_drafts import CLPEAK, written
from tests.helpers.small_networks import FORMATS

US = {"convolution_2d 0 -> relu 1": 8, "depthwise_convolution 2 -> relu 3": 5, "convolution_2d 4 -> add 5": 5, "mean 6": 6}
GPU = "mali-g710-mp7"


def as_text(us: dict[str, float]) -> str:
    """Return what benchmark_model prints."""
    rows = [
        f"\t{name}\t 0.009\t {time / 1e3:.9f}\t 24.0%\t 24.0%\t 0.000\t 1\tDelegate/{name}:{i}"
        for i, (name, time) in enumerate(us.items())
    ]
    head = "\t[node type]\t  [first]\t [avg ms]\t [%]\t [cdf%]\t [mem KB]\t[times called]\t[Name]"
    title = "============================== Run Order =============================="
    run = "Operator-wise Profiling Info for Regular Benchmark Runs:"
    return "\n".join([run, title, head, *rows, "", f"Number of nodes executed: {len(rows)}", ""])


def as_csv(us: dict[str, float]) -> str:
    """Return what it writes as CSV."""
    rows = [
        f"{name}, 0.061, {time / 1e3:.9f}, 5.7%, 5.7%, 0, 1, Delegate/{name}:{i}" for i, (name, time) in enumerate(us.items())
    ]
    title = "============================== Run Order =============================="
    head = "node type, first, avg_ms, %, cdf%, mem KB, times called, name"
    return "\n".join([title, head, *rows, "", f"Number of nodes executed: {len(rows)}", ""])


@pytest.fixture
def model(tmp_path: Path) -> Path:
    (tmp_path / "small.tflite").write_bytes(FORMATS["tflite"]())
    return tmp_path / "small.tflite"


def drafted(model: Path, base: str = GPU, precision: str = "F32", **texts: str) -> Draft:
    profiled = {"graphs": model, "precision": precision}
    return draft_gpu(written(model.parent, **texts), "mine", known_probes(), base=base, profiled=profiled)[0]


@pytest.mark.slow
def test_what_operators_reached_are_bounds(model: Path) -> None:
    """Of three rates the middle one; of the times of launches the shortest. Text and CSV say the same."""
    text, csv = (drafted(model, ops=form(US)) for form in (as_text, as_csv))
    found = {row.field: row for row in text.preset.fields}
    assert text.preset.fields == csv.preset.fields
    assert set(found) == {"core.ops.fma.per_cycle", "launch.floor_s"}
    gpu, graph = load_gpu(GPU), read_network(model)
    counts = [count for operator in graph.operators if (count := macs(graph, operator))]
    assert len(counts) == BEST + 1  # the last is left to the CPU
    rates = sorted(
        count / (us * 1e-6 * gpu.clock.gpu_hz * gpu.shader_cores) for count, us in zip(counts[:BEST], US.values(), strict=False)
    )
    fma = found["core.ops.fma.per_cycle"]
    assert (fma.low, fma.value, fma.high) == pytest.approx(rates, rel=1e-4)
    assert fma.proves == "at least"
    floor = found["launch.floor_s"]
    assert (floor.low, floor.value, floor.high) == pytest.approx((5e-6, 5e-6, 6e-6))
    assert floor.proves == "at most"
    assert "left at the base's" in " ".join(text.preset.notes)  # it computes more, of course


def test_halves_bound_by_their_ratio_and_are_less_sure(model: Path) -> None:
    single, half = (drafted(model, precision=one, ops=as_text(US)).preset.fields[0] for one in ("F32", "F16"))
    gpu = load_gpu(GPU)
    assert half.field == single.field == "core.ops.fma.per_cycle"
    assert half.value == pytest.approx(single.value / gpu.core.fp16.rate, rel=1e-4)
    assert half.high / half.low >= single.high / single.low


def test_a_profile_beside_clpeak(model: Path) -> None:
    """The bound agrees with the rate that clpeak reached, or is named where it is beyond it."""
    draft = drafted(model, "mali-g610-mp4", peak=CLPEAK, ops=as_text(US))
    fma = next(row for row in draft.preset.fields if row.field == "core.ops.fma.per_cycle")
    assert (fma.probes, fma.conflicts) == (("clpeak",), ())
    fast = {name: us / 20_000 for name, us in US.items()}
    for base in ("mali-g610-mp4", GPU):  # also where the base knows better than clpeak
        (said,) = drafted(model, base, peak=CLPEAK, ops=as_text(fast)).view().notes[:1]
        assert re.match(r"core.ops.fma.per_cycle: at least \d+\S* by profile ops.txt disagrees with \d+\S* by clpeak", said)


def test_a_bound_beyond_the_base_moves_it(model: Path) -> None:
    slow = {name: us / 10 for name, us in US.items()}
    draft, made = draft_gpu(
        written(model.parent, ops=as_text(slow)), "mine", known_probes(), base="adreno-640", profiled={"graphs": model}
    )
    assert made.gpu.launch.floor_s < load_gpu("adreno-640").launch.floor_s
    assert made.gpu.launch.floor_s == pytest.approx(0.5e-6)
    assert draft.tools == {str(model.parent / "ops.txt"): "a profile of tflite"}


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--base", GPU], "give the model (--graphs)"),
        (["--base", GPU, "--graphs", "no-such.tflite"], "no-such.tflite"),
        (["--base", GPU, "--precision", "F8"], "F8"),
        ([], "base"),
    ],
)
def test_what_a_profile_lacks_is_said(options: list[str], words: str, model: Path) -> None:
    (path,) = written(model.parent, ops=as_text(US))
    given = [] if "--graphs" in options or options == ["--base", GPU] else ["--graphs", str(model)]
    done = CliRunner().invoke(cli, ["gpus", "draft", str(path), *options, *given])
    assert done.exit_code == 2, done.output
    assert words in done.output
    assert "Traceback" not in done.output
