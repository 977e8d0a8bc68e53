"""`mgpusim space`: what it prints, what it writes, what it refuses."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest


@pytest.mark.slow
def test_the_shipped_spaces_are_listed(run: Any) -> None:
    rows = json.loads(run("space", "--json").stdout)
    by_name = {row["name"]: row for row in rows}
    assert by_name["romou_conv1x1"]["valid"] == 102_060
    assert (by_name["first"]["members"], by_name["first"]["valid"]) == (108, 72)
    assert "romou_conv7x1" in run("space").stdout


def test_a_space_is_described(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for width in ("60", "110"):
        monkeypatch.setenv("COLUMNS", width)
        text = run("space", "first").stdout
        assert max(map(len, text.splitlines())) <= int(width)
        for part in (
            "108",
            "72 (66.7% of them)",
            "TILE_M",
            "rows of a work item",
            "VEC == 4 or not B_IMAGE",
            "33.3%",
            "-DTILE_M=",
        ):
            assert part in text
    facts = json.loads(run("space", "first", "--json").stdout)
    assert [knob["name"] for knob in facts["knobs"]] == ["TILE_M", "VEC", "B_IMAGE", "WG_X", "WG_Y"]
    assert [rule["removes"] for rule in facts["constraints"]] == [pytest.approx(1 / 3), 0.0, 0.0]
    assert run("space", "first", "--count").stdout == "108 members, valid: 72 (66.7% of them)\n"


def test_a_member_by_number_and_by_key(run: Any) -> None:
    by_key = run("space", "first", "--show", "4,4,true,8,4").stdout
    assert by_key == run("space", "first", "--show", "102").stdout
    assert "image2d:64x256:RGBA/float32:uniform:read" in by_key
    assert "breaks VEC == 4 or not B_IMAGE" in run("space", "first", "--show", "1,1,true,8,4").stdout


def test_a_sample_as_a_suite_that_measure_reads(run: Any, tmp_path: Path) -> None:
    from mgpusim.calibrate.measuring.suites import load_suite

    place = tmp_path / "suite.json.gz"
    result = run("space", "first", "--sample", "12", "--seed", "3", "-o", place)
    assert result.exit_code == 0
    suite = json.loads(gzip.decompress(place.read_bytes()))
    assert len(suite["launches"]) == 12
    again = load_suite([place])
    assert [entry["tags"] for entry in again["launches"]] == [entry["tags"] for entry in suite["launches"]]
    assert [entry["seeds"] for entry in again["launches"]] == [entry["seeds"] for entry in suite["launches"]]
    before = place.read_bytes()
    run("space", "first", "--sample", "12", "--seed", "3", "-o", place)
    assert place.read_bytes() == before
    run("space", "first", "--sample", "all", "-o", place)
    assert len(json.loads(gzip.decompress(place.read_bytes()))["launches"]) == 72


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (("firts",), "unknown space 'firts'; did you mean 'first'?"),
        (("firts.toml",), "firts.toml: no such file; did you mean 'first'?"),
        (("first", "--show", "108"), "got member 108, expected 0 to 107"),
        (("first", "--show", "1,2"), "expected a number below 108, or 5 values of TILE_M, VEC, B_IMAGE, WG_X, WG_Y"),
        (("first", "--show", "3,4,true,8,4"), "TILE_M: got '3', expected one of 1, 2, 4"),
        (("first", "--sample", "some"), "--sample: got 'some', expected how many members, or all"),
        (("first", "-o", "x.json"), "-o: needs --sample N"),
    ],
)
def test_what_is_refused(run: Any, arguments: tuple[str, ...], what: str) -> None:
    result = run("space", *arguments)
    assert result.exit_code == 2
    assert what in result.stderr


def test_problems_of_a_file_are_told_without_a_traceback(run: Any, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(
        'schema = "mgpusim.space/1"\nname = "bad"\nconstraints = ["A > 2", "A < 2", "B"]\n[knobs]\nA = [1, 2, 3]\n',
        encoding="utf-8",
    )
    result = run("space", bad)
    assert result.exit_code == 2
    assert "unknown name 'B'" in result.stderr
    bad.write_text(
        'schema = "mgpusim.space/1"\nname = "bad"\nconstraints = ["A > 2", "A < 2"]\n[knobs]\nA = [1, 2, 3]\n', encoding="utf-8"
    )
    assert "constraints[0] 'A > 2' and constraints[1] 'A < 2' contradict each other" in run("space", bad).stderr


def test_constants_of_another_value(run: Any) -> None:
    def member(*more: str) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(run("space", "first", "--show", "102", "--json", *more).stdout)
        return found

    text = json.dumps(member("--constant", "BITS=16", "--constant", "N = 512"))
    assert "-DBITS=16" in text
    assert "-DN=512" in text
    assert "float16" in text
    assert "float32" not in text
    assert "float32" in json.dumps(member())
    fewer = run("space", "conv1x1", "--count", "--constant", "CIN=8").stdout
    assert fewer != run("space", "conv1x1", "--count").stdout


def test_constants_that_will_not_do(run: Any) -> None:
    for space, given, words in (
        ("first", "SIZE=3", ["constants.SIZE", "BITS"]),
        ("first", "M=many", ["constants.M", "'many'", "a whole number", "256"]),
        ("first", "M", ["--constant", "NAME=VALUE", "H=28"]),
        ("romou_conv1x1", "CIN=3", ["romou_conv1x1.toml", "no member is valid", "CIN % (VEC_IN * DEPTH) == 0"]),
    ):
        result = run("space", space, "--constant", given)
        assert result.exit_code == 2, given
        for word in words:
            assert word in result.stderr, (given, word, result.stderr)
    alone = run("space", "--constant", "H=28")
    assert alone.exit_code == 2
    assert "needs the space" in alone.stderr


def test_pruning_in_half_precision(run: Any) -> None:
    def kept(*more: str) -> int:
        found = json.loads(run("prune", "gemm", "--gpu", "mali-g76-mp5", "--criteria", "registers", "--json", *more).stdout)
        return int(found["knobs"]["kept"])

    assert kept("--constant", "BITS=16") > kept()
