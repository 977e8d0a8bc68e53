"""The JSON Schemas in the package are those of the types; `tests/cli/conftest.py` checks what commands print against them."""

from __future__ import annotations

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from mgpusim.errors import UnknownNameError
from mgpusim.schemas import list_schemas, load_schema
from tests.helpers.event_details import details, prediction
from tests.helpers.json_schema import check_documents, problems

TOOL = Path(__file__).resolve().parents[2] / "tools" / "ship_schemas.py"


def tool() -> Any:
    spec = spec_from_file_location("ship_schemas", TOOL)
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_the_files_are_made_from_the_types() -> None:
    """Run `python tools/ship_schemas.py` if they differ, and raise the version if a key went or changed."""
    made = tool()
    written = {path.name: path.read_text(encoding="utf-8") for path in made.FOLDER.glob("*.json")}
    assert written == made.schema_files()
    assert len(list_schemas()) == len(written)


def test_predictions_are_as_their_schema_says() -> None:
    some, whole = (json.loads(json.dumps(p.to_dict())) for p in (prediction(), prediction(engine="event", event=details())))
    assert check_documents([some, whole]) == 2
    schema = load_schema("mgpusim.prediction/1")
    for key in whole:
        without = {k: v for k, v in whole.items() if k != key}
        assert list(problems(without, schema, schema)) == [f"$: lacks {key}"]
    assert list(problems({**whole, "latency_us": "long"}, schema, schema)) == ["$.latency_us: 'long' is no number"]
    assert list(problems({**whole, "more": 1}, schema, schema)) == []  # keys may be added


def test_an_unknown_schema_is_named() -> None:
    with pytest.raises(UnknownNameError, match=r"mgpusim\.prediction/1"):
        load_schema("mgpusim.prediction/2")
