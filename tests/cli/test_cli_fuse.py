"""`mgpusim fuse`: what it prints and writes, and questions that are wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from tests.helpers.provenance import said_predicted

Run = Callable[..., Result]
SCALE = "kernel void scale(global const float *a, global float *b, float x) { int i = get_global_id(0); b[i] = x * a[i]; }"
POWER = """kernel void power(global const float *a, global float *b, int n) {
    float x = a[get_global_id(0)], y = 1;
    for (int i = 0; i < n; i++) y = mad(y, x, 0.5f);
    b[get_global_id(0)] = y;
}"""
FUSE = ("fuse", "scale.toml", "power.toml", "--gpu", "adreno-650")


@pytest.fixture(autouse=True)
def _launches() -> None:
    for name, source, last in (("scale", SCALE, "float32:2"), ("power", POWER, "int32:64")):
        Path(f"{name}.cl").write_text(source, encoding="utf-8")
        Path(f"{name}.toml").write_text(
            f'kernel = "{name}.cl"\nglobal = 2048\nlocal = 128\n'
            f'args = ["buffer:float32:2048", "buffer:float32:2048", "{last}"]\n',
            encoding="utf-8",
        )


def test_before_and_after(run: Run) -> None:
    result = run(*FUSE)
    assert result.exit_code == 0, result.output
    found = json.loads(run(*FUSE, "--json").stdout)[0]
    assert found["schema"] == "mgpusim.fusion/1"
    assert said_predicted(found) == ("analytic", "adreno-650")
    assert found["apart"]["latency_us"] == pytest.approx(sum(p["latency_us"] for p in found["parts"]))
    assert found["ratio"]["ratio"] == pytest.approx(found["apart"]["latency_us"] / found["fused"]["latency_us"])
    assert f"{found['ratio']['ratio']:.2f}x" in result.output
    for side in ("apart", "fused"):
        assert sum(found[side]["breakdown_us"].values()) == pytest.approx(found[side]["latency_us"], rel=1e-6)
    for words in ("scale", "power", "launch overhead", "warps on a core", "without alignment", "in a queue"):
        assert words in result.output


def test_the_event_engine_simulates_the_fused_launch(run: Run) -> None:
    found = json.loads(run(*FUSE, "--engine", "event", "--unaligned", "--json").stdout)[0]
    assert found["engine"] == "event"
    assert found["unaligned_us"] > 0
    apart = max(p["latency_us"] for p in found["parts"])
    assert 0.9 * apart < found["fused"]["latency_us"] < 1.1 * found["apart"]["latency_us"]


def test_the_written_kernel_is_predicted_as_said(run: Run) -> None:
    result = run(*FUSE, "-o", "both.cl")
    assert result.exit_code == 0, result.output
    assert "scale" in Path("both.cl").read_text(encoding="utf-8")
    again = run("predict", "both.toml", "--gpu", "adreno-650", "--json")
    assert again.exit_code == 0, again.output
    assert json.loads(again.output)[0]["n_groups"] == json.loads(run(*FUSE, "--json").stdout)[0]["groups"]


def test_gpus_side_by_side(run: Run) -> None:
    result = run(*FUSE, "--gpu", "nvidia-h200", "--order", "interleaved")
    assert result.output.count("parts on") == 2
    assert "parts interleaved" in result.output


def test_a_launch_named_twice(run: Run) -> None:
    result = run("fuse", "power.toml", "power.toml", "--gpu", "adreno-650")
    assert result.exit_code == 0, result.output
    assert "power-2" in result.output


def test_batches(run: Run) -> None:
    asked = ("fuse", "power.toml", "--gpu", "adreno-650", "--batch", "3")
    found = json.loads(run(*asked, "--json").stdout)[0]
    assert [p["n"] for p in found["points"]] == [1, 2, 3]
    one = found["points"][0]["apart_us"]
    assert [p["apart_us"] for p in found["points"]] == pytest.approx([one, 2 * one, 3 * one])
    assert all(p["copies_us"] < p["apart_us"] for p in found["points"][1:])
    some = json.loads(run("fuse", "power.toml", "--gpu", "adreno-650", "--batch", "3..4", "--json").stdout)[0]
    assert [p["n"] for p in some["points"]] == [1, 3, 4]
    text = run(*asked).output
    assert re.search(r"^fused copies +(from|throughput)", text, re.M)


def test_a_plan_of_a_folder_and_of_a_corpus(run: Run) -> None:
    Path("set").mkdir()
    for name in ("scale", "power"):
        for end in ("cl", "toml"):
            Path(f"set/{name}.{end}").write_text(Path(f"{name}.{end}").read_text(encoding="utf-8"), encoding="utf-8")
    result = run("fuse", "--plan", "set", "--gpu", "adreno-650")
    assert result.exit_code == 0, result.output
    assert "power + scale" in result.output
    found = json.loads(run("fuse", "--plan", "set", "set/scale.toml", "--gpu", "adreno-650", "--size", "3", "--json").stdout)[0]
    assert found["schema"] == "mgpusim.plan/1"
    assert said_predicted(found) == ("analytic", "adreno-650")
    assert found["apart_us"] / found["fused_us"] == pytest.approx(found["ratio"])
    assert sorted(i for g in found["groups"] for i in g["launches"]) + found["alone"] == [0, 1, 2]


def test_bad_input(run: Run) -> None:
    cases = {
        ("fuse", "--gpu", "adreno-650"): "expected two or more",
        ("fuse", "scale.toml", "--gpu", "adreno-650"): "--batch N",
        ("fuse", "scale.toml", "power.toml"): "no GPU",
        (*FUSE, "--batch", "4"): "expected one",
        (*FUSE, "--plan", "--batch", "4"): "give one of them",
        (*FUSE, "--size", "3"): "--size",
        (*FUSE, "-o", "both.txt"): ".cl file",
        (*FUSE, "-o", "scale.cl/both.cl"): "scale.cl",
        (*FUSE, "--gpu", "nvidia-h200", "-o", "both.cl"): "expected one",
        (*FUSE, "--engine", "evnt"): "event",
        ("fuse", "power.toml", "--gpu", "adreno-650", "--batch", "1"): "got '1', expected 2",
        ("fuse", "power.toml", "--gpu", "adreno-650", "--batch", "two"): "a range as in 1..8",
        ("fuse", "scal.toml", "power.toml", "--gpu", "adreno-650"): "scale.toml",
        ("fuse", "--plan", "scale.toml", "--gpu", "adreno-650"): "two or more to choose from",
    }
    for args, words in cases.items():
        result = run(*args)
        assert result.exit_code == 2, (args, result.output)
        assert words in result.output, (args, result.output)
        assert "Traceback" not in result.output


def test_what_cannot_be_fused_says_why(run: Run) -> None:
    result = run("fuse", "softmax", "gemm_tiled", "--gpu", "adreno-650", "--align", "none")
    assert result.exit_code == 2
    assert "barriers" in result.output
