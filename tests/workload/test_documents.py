"""Tables of documents as structs: every problem at once, each at its place, the sound rest read all the same."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from mgpusim.workload.checks import Problems
from mgpusim.workload.documents import Number, Positive, Shape, Sizes, Text, Texts, read_table


class Inner(msgspec.Struct, rename={"size": "global"}):
    name: Text
    size: Sizes | None = None
    shapes: dict[str, Shape] = {}


class Outer(msgspec.Struct):
    files: Annotated[Texts, "a list of globs"]
    inner: Annotated[tuple[Inner, ...], "tables"] = ()
    only: Inner | None = None
    way: Annotated[Literal["sum", "max"], "way"] = "sum"
    weight: Number = 1.0
    count: Positive | None = None
    flag: bool = False
    any: Any = None


def read(data: object) -> tuple[Outer | None, list[str]]:
    problems = Problems()
    return read_table(Outer, data, "", problems), problems.lines


def test_a_sound_table_is_the_struct() -> None:
    data = {
        "files": ["a"], "inner": [{"name": "x", "global": 8, "shapes": {"d": [1, 2]}}], "only": {"name": "y"}, "way": "max",
        "weight": 2, "count": 3.0, "flag": True, "any": [None],
    }  # fmt: skip
    found, lines = read(data)
    inner = (Inner("x", (8,), {"d": (1, 2)}),)
    assert (found, lines) == (Outer(("a",), inner, Inner("y"), "max", 2.0, 3, True, [None]), [])


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (3, ["got 3, expected a table"]),
        ({}, ["files: missing, expected a list of globs"]),
        ({"files": None}, ["files: got null, expected a list of globs"]),
        ({"files": ["a", 3]}, ["files: got ['a', 3], expected a list of globs"]),
        ({"files": [], "inner": {}}, ["inner: got a table with no keys, expected tables"]),
        ({"files": [], "inner": [3]}, ["inner[0]: got 3, expected a table"]),
        ({"files": [], "way": "mx"}, ["way: got 'mx', expected way sum, max; did you mean 'max'?"]),
        ({"files": [], "weight": float("inf"), "flag": 1}, [
            "weight: got inf, expected a number of at least 0", "flag: got 1, expected true or false"]),
        ({"files": [], "weigth": 1}, [
            "weigth: unknown key, expected one of files, inner, only, way, weight, count, flag, any; did you mean 'weight'?"]),
        ({"files": [], "count": True, "inner": [{"name": " "}, {"name": "x", "global": [0], "shapes": {"d": []}}]}, [
            "inner[0].name: got ' ', expected a text", "inner[1].global[0]: got 0, expected a positive integer",
            "inner[1].shapes.d: got [], expected positive integers, as in [1, 3, 224, 224]",
            "count: got true, expected a positive integer"]),
    ],
)  # fmt: skip
def test_all_that_is_wrong_is_said_at_its_place(data: object, said: list[str]) -> None:
    assert read(data)[1] == said


def test_what_is_sound_is_read_beside_what_is_not() -> None:
    found, _ = read({"files": ["a"], "weight": "x", "inner": [{"name": "x"}, {}]})
    assert found == Outer(("a",), (Inner("x"),))
