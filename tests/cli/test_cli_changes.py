"""`mgpusim predict --compare`: two files of predictions beside each other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.html_page import check_structure

FASTER = ("--set", "texture.texels_per_cycle_128=20", "--set", "texture.result_b_per_cycle=320")
HIDDEN = ("--set", "model.fetch_registers_in_flight=64")  # so many fetches wait at once that their rate counts, not their latency
LAUNCH = ("predict", "conv3x3_image", "--gpu", "adreno-640", *HIDDEN)


def written(run: Any, name: str, *more: str) -> list[dict[str, Any]]:
    """Write a file of predictions; return what is in it."""
    result = run(*LAUNCH, *more, "--json")
    assert result.exit_code == 0, result.output
    Path(name).write_text(result.stdout, encoding="utf-8")
    found: list[dict[str, Any]] = json.loads(result.stdout)
    return found


def test_what_changed_and_why(run: Any) -> None:
    (before,) = written(run, "a.json")
    (after,) = written(run, "b.json", *FASTER, "--local", "4x8x3")
    result = run("predict", "--compare", "a.json", "b.json", "--html", "changes.html", "--json")
    assert result.exit_code == 0, result.output
    (found,) = json.loads(result.stdout)
    assert found["schema"] == "mgpusim.prediction_change/1"
    assert found["ratio"] == pytest.approx(after["latency_us"] / before["latency_us"])
    changed = {one["what"]: (one["before"], one["after"]) for one in found["inputs"]}
    assert changed["GPU texture.texels_per_cycle_128"] == (before["inputs"]["gpu"]["texture.texels_per_cycle_128"], 20)
    assert changed["local size"] == (before["local"], [4, 8, 3])
    fields = {"GPU texture.texels_per_cycle_128", "GPU texture.result_b_per_cycle"}
    assert set(changed) == {*fields, "local size"}  # and nothing else
    moved = {one["name"]: one["after"] - one["before"] for one in found["parts"] if one["group"] == "breakdown_us"}
    for name, us in moved.items():
        assert us == pytest.approx(after["breakdown_us"].get(name, 0.0) - before["breakdown_us"].get(name, 0.0))
    whole = after["latency_us"] - before["latency_us"]
    assert whole < -0.1 * before["latency_us"]
    assert sum(moved.values()) == pytest.approx(whole, abs=0.02 * before["latency_us"])  # parts that hardly moved are not listed
    page = check_structure(Path("changes.html").read_bytes())
    text = run("predict", "--compare", "a.json", "b.json").stdout
    for said in ("texture.texels_per_cycle_128", "4x8x3", "faster"):
        assert said in text
        assert said in page.text


def test_the_same_prediction_has_not_changed(run: Any) -> None:
    written(run, "a.json")
    result = run("predict", "--compare", "a.json", "a.json")
    assert "The inputs are the same." in result.stdout
    (found,) = json.loads(run("predict", "--compare", "a.json", "a.json", "--json").stdout)
    assert (found["ratio"], found["inputs"], found["parts"], found["clear"]) == (1.0, [], [], False)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("a.json",), "got 1 files, expected two"),
        (("a.json", "missing.json"), "missing.json"),
        (("a.json", "two.json"), "1 predictions against 2"),
        (("a.json", "other.json"), "schema: got 'mgpusim.network/1', expected 'mgpusim.prediction/1'"),
        (("a.json", "broken.json"), "latency_us"),
        (("a.json", "empty.json"), "there is none"),
        (("a.json", "a.json", "--gpu", "adreno-640"), "--compare: not with --gpu"),
        (("a.json", "a.json", "--local", "8"), "--compare: not with --local"),
    ],
)
def test_what_cannot_be_compared_is_said(run: Any, args: tuple[str, ...], said: str) -> None:
    (one,) = written(run, "a.json")
    Path("two.json").write_text(json.dumps([one, one]), encoding="utf-8")
    Path("other.json").write_text('[{"schema": "mgpusim.network/1"}]', encoding="utf-8")
    Path("broken.json").write_text(json.dumps([{**one, "latency_us": "long"}]), encoding="utf-8")
    Path("empty.json").write_text("[]", encoding="utf-8")
    result = run("predict", "--compare", *args)
    assert result.exit_code == 2
    assert said in result.stderr
