"""TOML that is written reads back as what was given."""

from __future__ import annotations

import math
import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.toml import toml_text
from tests.helpers.examples import examples

keys = st.text(max_size=6)
plain = st.one_of(
    st.booleans(), st.integers(-(2**63), 2**63 - 1), st.floats(allow_nan=False), st.text(st.characters(exclude_categories=["Cs"]))
)
values = st.recursive(plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3), max_leaves=12)


@given(st.dictionaries(st.text(st.characters(exclude_categories=["Cs"]), max_size=6), values, max_size=5), st.integers(0, 4))
@examples(100)
def test_what_is_written_reads_back(document: dict[str, Any], depth: int) -> None:
    assert tomllib.loads(toml_text(document, depth)) == document


@pytest.mark.parametrize("value", [math.inf, -math.inf, 1e-300, 1e22, -0.0, 5e-324])
def test_every_number_reads_back(value: float) -> None:
    assert tomllib.loads(toml_text({"x": [value]}))["x"] == [value]


def test_tables_are_nested_as_deep_as_is_asked_and_none_is_left_out() -> None:
    document = {"a": {"b": {"c": {"d": 1}}, "x": None}, "e": 2}
    assert toml_text(document, 3) == "e = 2\n\n[a.b.c]\nd = 1\n"
    assert toml_text(document) == "e = 2\n\n[a]\nb = {c = {d = 1}}\n"


def test_arrays_of_tables_have_their_comments() -> None:
    text = toml_text({"args": [{"n": 1}, {"n": 2}]}, comments={"args": ["first", ""]})
    assert text == "[[args]] # first\nn = 1\n\n[[args]]\nn = 2\n"
