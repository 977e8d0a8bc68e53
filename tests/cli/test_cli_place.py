"""`mgpusim place`, and networks that run as it placed them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

NET = ("mobilenet_v1", "--resolution", "32", "--gpu", "mali-t860-mp4", "--jobs", "1")


@pytest.mark.slow
def test_a_placement_is_written_and_run(run: Any) -> None:
    result = run("place", *NET, "--layers", "-o", "placed.json", "--html", "placed.html")
    assert result.exit_code == 0, result.output
    for words in ("minimum cut", "all on the GPU", "all on the CPU", "each where it is faster", "chosen:"):
        assert words in result.stdout
    document = json.loads(Path("placed.json").read_text(encoding="utf-8"))
    assert document["schema"] == "mgpusim.placement/1"
    assert "<html" in Path("placed.html").read_text(encoding="utf-8")
    (found,) = json.loads(run("network", *NET, "--placement", "placed.json", "--json").stdout)
    assert found["latency_us"] == pytest.approx(document["latency_us"])
    on_host = {name for row in found["layers"] if row["kind"] == "cpu" for name in row["operators"]}
    assert on_host == set(document["on_host"]) != set()


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("place", *NET, "--transfers", "teleport"), ("--transfers", "'teleport'", "auto, copy, map")),
        (("place", *NET, "--gpu", "intel-hd505", "-o", "x.json"), ("--output: got 2 GPUs",)),
        (("place", *NET, "-o", "x.toml"), ("--output", "x.toml", ".json")),
        (("place", *NET, "--library", "tflite-gpuu"), ("'tflite-gpuu'", "did you mean 'tflite-gpu'")),
        (("place", "no_such_net", "--gpu", "adreno-640"), ("'no_such_net'",)),
        (("network", *NET, "--placement", "nothing.json"), ("placement nothing.json: No such file",)),
        (("network", *NET, "--placement", "other.json"), ("placement other.json: schema: got 'x'",)),
    ],
)
def test_what_is_wrong_is_named(run: Any, args: tuple[str, ...], said: tuple[str, ...]) -> None:
    Path("other.json").write_text('{"schema": "x"}', encoding="utf-8")
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    assert all(part in result.output for part in said), result.output
    assert not Path("x.json").exists()
