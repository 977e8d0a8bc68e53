"""What fields say of themselves: complete, in agreement with their names, and the one place that lists are made from."""

from __future__ import annotations

import re

import msgspec
import pytest

from mgpusim.arch.fields import numeric_fields, with_fields
from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.arch.schema import about, cache_levels, entries, field_type, number_range, paths_that_affect, root, unit_of
from mgpusim.arch.spec import ITSELF, OP_CLASSES, RESOURCES, GpuSpec, phase_b
from mgpusim.errors import UnknownNameError
from mgpusim.report.fields import fields_markdown
from mgpusim.units import field_unit

LEAVES = {path: entry for path, entry in entries().items() if not entry.is_table}


@pytest.mark.parametrize("path", entries())
def test_a_field_has_a_sentence(path: str) -> None:
    text = about(path).text
    assert re.fullmatch(r"[A-Za-z0-9].*[A-Za-z0-9)]\.", text), text
    assert len(text) < 200
    assert "|" not in text  # a column of the page


def test_the_page_has_every_field_once() -> None:
    lines = fields_markdown().splitlines()
    for path, entry in entries().items():
        nested = "." in path or not entry.is_table
        (row,) = [line for line in lines if line.startswith(f"| `{path}` " if nested else f"## `[{path}]`")]
        told = row if nested else lines[lines.index(row) + 2]
        assert entry.about.text in told
    assert "| `l2.line_b` | Bytes under one tag. | whole number, B, power of two |  | the trace |  |" in lines


def test_numbers_have_a_unit_and_the_name_has_the_say() -> None:
    assert [path for path, entry in LEAVES.items() if entry.is_number and not unit_of(path)] == []
    assert [path for path in LEAVES if field_unit(path) and about(path).counts] == []


def test_definitions_agree_with_themselves() -> None:
    for path, entry in LEAVES.items():
        said = entry.about
        low, high, whole = number_range(path)
        assert low < high
        assert not said.power_of_two or whole, f"{path}: a power of two is a whole number"
        assert said.resource in ("", ITSELF, *RESOURCES), f"{path}: unknown resource {said.resource}"
        assert not said.resource or said.better, f"{path}: a resource is better as more or as less of it"
        assert not said.fitted or said.affects == "rate" or said.rate, f"{path}: fitted with the trace as it is"
        assert not said.rate or said.affects != "rate"
        if said.sensible is not None:
            assert low <= said.sensible[0] < said.sensible[1] <= high
        for other in filter(None, (said.where, said.unless, said.absent)):
            assert other in LEAVES, f"{path}: no such field {other}"
    assert {about(path).resource for path in LEAVES} == {"", ITSELF, *RESOURCES}


def test_what_differs_by_place_names_fields() -> None:
    for path, entry in entries().items():
        assert set(entry.about.parts) <= set(entry.fields), path


def test_fields_of_one_resource_are_better_alike() -> None:
    for resource in RESOURCES:
        assert len({about(path).better for path in LEAVES if about(path).resource == resource}) == 1, resource


def test_the_schema_is_that_of_the_structs() -> None:
    assert list(root()) == list(GpuSpec.__struct_fields__)
    assert set(cache_levels()) == {"l1", "texture_l1", "l2", "slc"}
    for name in list_gpus():
        gpu = load_gpu(name)
        assert set(numeric_fields(gpu)) <= {path for path, entry in LEAVES.items() if entry.is_number}
        assert msgspec.convert(msgspec.to_builtins(gpu), GpuSpec) == gpu
    assert field_type("source") is not None
    assert field_type("core.ops.fmaa") is None
    assert [path.split(".")[2] for path in LEAVES if path.endswith(".per_cycle")] == list(OP_CLASSES)


def test_an_unknown_field_names_the_nearest() -> None:
    with pytest.raises(UnknownNameError, match=r"unknown field 'l2\.sise_b'; did you mean 'l2\.size_b'\?"):
        about("l2.sise_b")


def test_a_place_changes_what_a_field_affects() -> None:
    assert [about(f"{level}.banks").affects for level in ("l1", "texture_l1", "l2", "slc")] == ["trace", *["nothing"] * 3]
    assert "l1.b_per_cycle" in paths_that_affect("trace")
    assert "l2.b_per_cycle" in paths_that_affect("rate")


@pytest.mark.parametrize(
    ("changed", "expected"),
    [({}, 64), ({"l1.b_per_cycle": 127.9}, 64), ({"l1.b_per_cycle": 1.0}, 16), ({"l1.b_per_cycle": 500.0}, 128)],
)
def test_phases_are_whole_powers_of_what_a_cycle_moves(changed: dict[str, float], expected: int) -> None:
    assert phase_b(with_fields(load_gpu("mali-g72-mp12"), changed)) == expected


def test_an_l1_of_textures_serves_no_phases_beside_another() -> None:
    gpu = load_gpu("mali-g72-mp12")
    assert gpu.l1 is not None
    l1 = msgspec.structs.replace(gpu.l1, serves="texture", b_per_cycle=32.0)
    lone = msgspec.structs.replace(gpu, l1=l1, texture_l1=None)
    assert phase_b(lone) == 32
    assert phase_b(msgspec.structs.replace(lone, texture_l1=gpu.l1)) == 128
    assert phase_b(msgspec.structs.replace(gpu, l1=None)) == 128
