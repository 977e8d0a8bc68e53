"""The JSON Schemas in the package are those of the types; `tests/cli/conftest.py` checks what commands print against them."""

from __future__ import annotations

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from mgpusim.errors import UnknownNameError
from mgpusim.nn.batching import NetworkBatching, NetworkBatchPoint
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
    assert list(problems({**whole, "latency_us": "long"}, schema, schema)) == ["$.latency_us: 'long' is not a number"]
    assert list(problems({**whole, "more": 1}, schema, schema)) == []  # keys may be added


def test_batches_of_networks_are_as_their_schema_says() -> None:
    """The commands that print the others are run, or what they print is made, in tests of their own."""
    figures: dict[str, None] = {"larger_us": None, "larger_launches": None, "larger_b": None}
    points = tuple(
        NetworkBatchPoint(
            n=n, apart_us=9.0 * n, launches=2 * n, apart_b=n, copies_us=8.0 * n, copies_launches=n, copies_b=n, **figures
        )
        for n in (1, 2)
    )
    reasons = {"larger": "reshape of a constant"}
    made = NetworkBatching(
        network="net", gpu="adreno-640", library="ours", precision="F32", images=1, order="concatenated", points=points,
        saturates={"apart": 1, "copies": 1}, reasons=reasons,
    )  # fmt: skip
    document = json.loads(json.dumps(made.to_dict()))
    assert check_documents(document) == 1
    schema = load_schema("mgpusim.network_batching/1")
    document["points"][0]["copies_images_per_s"] = "many"
    assert list(problems(document, schema, schema)) == ["$.points[0].copies_images_per_s: 'many' is not a number"]


def test_validations_are_held_to_their_rows() -> None:
    schema = load_schema("mgpusim.validation/1")
    parts = schema["$defs"]
    assert {"signed_error", "tau5"} <= set(parts["ScoredKernel"]["required"])
    assert {"global", "local", "error", "interval_us"} <= set(parts["JudgedLaunch"]["required"])
    assert parts["Validation"]["properties"]["by_family"]["additionalProperties"] == {"$ref": "#/$defs/Scores"}


def test_an_unknown_schema_is_named() -> None:
    with pytest.raises(UnknownNameError, match=r"mgpusim\.prediction/1"):
        load_schema("mgpusim.prediction/2")
