from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.check import check_document
from mgpusim.arch.load import gpu_document, list_gpus, load_gpu
from mgpusim.arch.schema import leaf_paths, schema_paths
from mgpusim.errors import InputError
from tests.helpers.examples import examples


def document(name: str = "adreno-640") -> dict[str, Any]:
    return gpu_document(name)


def put(doc: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    *tables, leaf = path.split(".")
    node = doc
    for table in tables:
        node = node[table]
    node[leaf] = value
    return doc


@pytest.mark.parametrize("name", list_gpus())
def test_shipped_presets_are_sound(name: str) -> None:
    assert check_document(document(name)) == []


def test_all_problems_at_once() -> None:
    doc = document()
    put(doc, "l2.size", 5)
    del doc["l2"]["size_b"]
    put(doc, "clock.gpu_hz", "585 MHz")
    put(doc, "dram.efficiency", 1.5)
    put(doc, "core.max_warps", 0)
    put(doc, "launch.gap_s", -1.0)
    put(doc, "texture_l1.size_b", 1000)
    put(doc, "family", "adreno6x")
    problems = check_document(doc)
    text = "\n".join(problems)
    assert "l2.size: unknown key; did you mean 'l2.size_b'?" in problems
    assert "l2.size_b: missing, expected an integer" in problems
    assert "clock.gpu_hz: got '585 MHz', expected a number" in text
    assert "dram.efficiency: got 1.5, expected a number in [0.001, 1]: it is a share" in problems
    assert "core.max_warps: got 0, expected a number greater than 0" in problems
    assert "launch.gap_s: got -1.0, expected a number at least 0" in problems
    assert "texture_l1.size_b: 1000 is not a whole number of sets of 48 ways x 32 bytes; the nearest: 1536" in problems
    assert "did you mean 'adreno6xx'" in text
    assert len(problems) == 8


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_not_finite(value: float) -> None:
    assert check_document(put(document(), "dram.b_per_s", value)) == [f"dram.b_per_s: got {value}, expected a finite number"]


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("l2.ways", 2.5, "an integer"),
        ("l2.ways", True, "an integer"),
        ("l2.ways", None, "an integer"),
        ("dram.b_per_s", True, "a number"),
        ("local.on_chip", 1, "true or false"),
        ("name", "", "a text"),
        ("name", 3, "a text"),
        ("l2", 7, "a table"),
        ("core.warp_sizes", 64, "a list"),
        ("limits.max_image2d", [1, 2, 3], "expected 2"),
        ("core.warp_sizes", [64, "x"], "core.warp_sizes[1]"),
        ("l2.index_hash", "mosk", "did you mean 'mask'"),
        ("texture_l1.serves", ["all"], "expected one of"),
        ("clock.points", [{"gpu_hz": -5.0}], "clock.points[0].gpu_hz"),
        ("clock.points", [5], "clock.points[0]"),
        ("clock.run_hz", [5e8], "expected 2"),
        ("clock.run_hz", [-5e8, 6e8], "clock.run_hz[0]"),
        ("source", 3, "a table"),
        ("source", {"l2.sice_b": {"kind": "guess", "ref": "x", "rel_uncertainty": 0.1}}, "did you mean 'l2.size_b'"),
        ("source", {"l2": {"kind": "gues", "ref": "x", "rel_uncertainty": 0.1}}, "did you mean 'guess'"),
        ("source", {"l2": {"kind": "guess", "ref": "x"}}, "rel_uncertainty: missing"),
        ("source", {"l2": "x"}, "expected {kind, ref, rel_uncertainty}"),
        ("alternatives", [{"field": "l2.size"}], "alternatives[0].value: missing"),
        ("l2.sector_b", 48, "power of two"),
    ],
)
def test_wrong_values_are_named(path: str, value: Any, expected: str) -> None:
    problems = check_document(put(document(), path, value))
    assert problems
    assert any(path.split(".")[0] in p and expected in p for p in problems), problems


@pytest.mark.parametrize(
    ("gpu", "path", "value", "expected"),
    [
        ("adreno-640", "l2.ways", 7, "l2.size_b: 131072 is not a whole number of sets"),
        ("adreno-640", "l2.size_b", 3 * 65536, "needs a power of two of sets"),
        ("adreno-640", "l2.sector_b", 128, "divisor of l2.line_b = 64"),
        ("adreno-640", "registers.file_vec4", 97, "registers.per_core: got 73728"),
        ("adreno-640", "registers.pool_granularity", None, "needs file_vec4 and pool_granularity"),
        ("adreno-640", "local.max_per_group_b", 65536, "more than local.size_b"),
        ("adreno-640", "core.warp_sizes", [128, 64], "ascending powers of two"),
        ("adreno-640", "l2.serves", "texture", "only a first-level cache"),
        ("adreno-640", "model.unroll_factors", [4, 2], "ascending factors"),
        ("mali-g76-mp5", "registers.steps", [], "needs at least one"),
        (
            "mali-g76-mp5",
            "registers.steps",
            [{"registers": 64, "items": 384}, {"registers": 32, "items": 768}],
            "ascending and items descending",
        ),
        ("mali-g76-mp5", "registers.per_core", 1000, "do not hold the step"),
        ("mali-g76-mp5", "registers.max_per_item", 63, "expected that of the last step, 64"),
        ("mali-t860-mp4", "core.warp_sizes", [4], "on its own"),
        ("nvidia-h200", "core.max_warps", 63, "multiple of core.sub_cores"),
        ("nvidia-h200", "registers.max_per_item", 70000, "more than registers.per_core"),
        ("nvidia-h200", "limits.max_work_item_sizes", [2, 2, 2], "more than max_work_item_sizes allow"),
        (
            "adreno-640",
            "clock.run_hz",
            [585e6, 427e6],
            "clock.run_hz: got [5.85e+08, 4.27e+08], expected a lower and a higher clock",
        ),
        ("adreno-640", "clock.run_hz", [300e6, 500e6], "clock.gpu_hz = 5.85e+08 between them"),
        ("adreno-640", "clock.run_hz", [200e6, 585e6], "below the lowest of clock.points, 2.57e+08"),
        ("adreno-640", "clock.run_hz", [427e6, 700e6], "above the highest of clock.points and clock.gpu_hz, 6.75e+08"),
    ],
)
def test_rules_between_fields(gpu: str, path: str, value: Any, expected: str) -> None:
    problems = check_document(put(document(gpu), path, value))
    assert any(expected in p for p in problems), problems


def test_alternative_of_an_unknown_field() -> None:
    doc = document()
    doc["alternatives"].append({"field": "l2.sise_b", "value": 1, "kind": "guess", "ref": "x", "why": "y"})
    assert check_document(doc) == [
        f"alternatives[{len(doc['alternatives']) - 1}].field: no such field 'l2.sise_b'; did you mean 'l2.size_b'?"
    ]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"name = \n", "line 1"),
        (b"a = 1\na = 2\n", "line 2"),
        (b"\xff\xfe\x00", "not UTF-8"),
        (b"[l2\n", "line 1"),
        (b"", "missing"),
        (b"name = 'x'\n", "missing"),
    ],
)
def test_files_that_are_no_presets(tmp_path: Path, content: bytes, expected: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(content)
    with pytest.raises(InputError, match=expected) as error:
        load_gpu(path)
    assert str(path) in str(error.value)


LEAVES = sorted(leaf_paths(gpu_document("adreno-640")))
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=True),
    st.text(max_size=5),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)


@examples(15)
@given(st.lists(st.tuples(st.sampled_from(LEAVES), JUNK), min_size=1, max_size=4))
def test_never_crashes_and_blames_only_what_changed(changes: list[tuple[str, Any]]) -> None:
    doc = document()
    for path, value in changes:
        put(doc, path, value)
    touched = {path.split(".")[0] for path, _ in changes}
    for problem in check_document(doc):
        assert isinstance(problem, str)
        # rules between fields may name the partner of a changed field, which lies in the same or a related table
        related = touched | (
            {"registers", "core", "limits", "model"} if touched & {"registers", "core", "limits", "family"} else set()
        )
        assert problem.split(".")[0].split(":")[0].split("[")[0] in related, problem


@pytest.mark.parametrize("path", LEAVES)
def test_every_missing_value_is_noticed_unless_optional(path: str) -> None:
    doc = document()
    *tables, leaf = path.split(".")
    node = doc
    for table in tables:
        node = node[table]
    del node[leaf]
    optional = {
        "clock.memory_hz", "clock.points", "clock.run_hz", "dispatch.queue_policy", "texture_l1.serves", "dram.burst_b",
        "texture.result_b_per_cycle", "host.types", "host.mapping", "launch.pace_s", "launch.run_s", "registers.folded_operands",
        "registers.fetched_first", "launch.profiled_gap_s", "model.fetch_registers_in_flight", "model.texture_norm",
        "model.queued_fetch_registers", "core.own_lsu", "texture.whole_waves",
    }  # fmt: skip
    problems = check_document(doc)
    if path in optional or (path.startswith("model.errors.") and not path.endswith(".other")):
        assert problems == []
    else:
        assert any(leaf in p for p in problems)


def test_schema_paths_cover_the_presets() -> None:
    for name in list_gpus():
        assert set(leaf_paths(document(name))) <= set(schema_paths())


def test_banks_and_tags_of_an_l1_go_together() -> None:
    with pytest.raises(InputError, match=r"l1\.tags_per_cycle: missing, expected with l1\.banks, l1\.bank_b"):
        load_gpu("mali-g72-mp12", {"l1.banks": "32", "l1.bank_b": "4"})


def test_a_tree_has_as_many_ways_as_it_has_leaves() -> None:
    doc = put(put(put(document(), "texture_l1.replacement", "plru"), "texture_l1.size_b", 2048), "texture_l1.ways", 32)
    assert check_document(doc) == []
    put(doc, "texture_l1.size_b", 768)
    assert check_document(put(doc, "texture_l1.ways", 12)) == [
        "texture_l1.ways: got 12, expected a power of two up to 32 with replacement 'plru'"
    ]


@pytest.mark.parametrize("name", ["adreno-640", "mali-t860-mp4", "nvidia-h200"])
def test_no_warps_at_all_are_a_problem_and_no_crash(name: str) -> None:
    assert check_document(put(document(name), "core.warp_sizes", [])) == [
        "core.warp_sizes: got [], expected ascending powers of two"
    ]


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("dram.bank_s", -1.0, "dram.bank_s: got -1.0, expected a number in [0, 0.001]: no access to memory takes a millisecond"),
        ("texture.linear_factor", 0.5, "texture.linear_factor: got 0.5, expected a number at least 1"),
        (
            "dram.efficiency",
            0.0,
            "dram.efficiency: got 0.0, expected a number in [0.001, 1]: it is a share",
        ),
        ("constant.size_b", -1, "constant.size_b: got -1, expected a number at least 0"),
        ("core.fp16.rate", -1.0, "core.fp16.rate: got -1.0, expected a number at least 0"),
        ("dram.burst_b", 48, "dram.burst_b: got 48, expected a power of two such as 64"),
        ("dram.write_b", 100, "dram.write_b: got 100, expected a power of two such as 128"),
        ("limits.max_image2d", [1, 0], "limits.max_image2d[1]: got 0, expected a number greater than 0"),
        ("clock.points", [{"gpu_hz": -5.0}], "clock.points[0].gpu_hz: got -5.0, expected a number greater than 0"),
        ("core.fp16", {}, "core.fp16.packing: missing, expected one of none, pair, vector, wide_wave"),
        ("launch", 4, "launch: got 4, expected a table with floor_s, gap_s, enqueue_s, image_s, ..."),
    ],
)
def test_messages_are_these(path: str, value: Any, expected: str) -> None:
    assert expected in check_document(put(document(), path, value))
