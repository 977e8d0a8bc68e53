"""JSON Schemas of results; `tests/cli/conftest.py` checks what commands print against them."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from mgpusim.errors import UnknownNameError
from mgpusim.nn.changing.batching import BatchRun, BestBatch, NetworkBatching, NetworkBatchPoint
from mgpusim.schemas import list_schemas, load_schema, printed
from mgpusim.workload.provenance import by_engine
from tests.helpers.event_details import details, prediction
from tests.helpers.json_schema import check_documents, problems

GOLDEN = Path(__file__).resolve().parent / "golden" / "schemas"


@pytest.mark.parametrize("name", list_schemas())
def test_a_schema_is_the_one_that_was_published(name: str) -> None:
    """A key that is added keeps the version; one that goes, or changes its type or meaning, asks for the next one.

    MGPUSIM_WRITE_GOLDEN=1 writes the file anew, to be read before it is committed.
    """
    path, text = (
        GOLDEN / f"{name.removeprefix('mgpusim.').replace('/', '-')}.json",
        json.dumps(load_schema(name), indent=1) + "\n",
    )
    if os.environ.get("MGPUSIM_WRITE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def test_every_type_states_the_schema_that_it_is_listed_by() -> None:
    for name, (_, types) in printed().items():
        assert {cls.__struct_config__.tag for cls in types} == {name}
    assert {f"{name.removeprefix('mgpusim.').replace('/', '-')}.json" for name in printed()} == {p.name for p in GOLDEN.iterdir()}


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
    points = tuple(
        NetworkBatchPoint(n, {"apart": BatchRun(9.0 * n, 2 * n, n, 1.0), "copies": BatchRun(8.0 * n, n, n, 2.0)}) for n in (1, 2)
    )
    reasons = {"larger": "reshape of a constant"}
    made = NetworkBatching(
        provenance=by_engine("analytic", "adreno-640"), best=BestBatch(1, "copies"),
        network="net", gpu="adreno-640", library="ours", precision="F32", engine="analytic",
        before_us=9.0, after_us=8.0, images=1, order="concatenated", points=points,
        saturates={"apart": 1, "copies": 1}, reasons=reasons,
    )  # fmt: skip
    document = json.loads(json.dumps(made.to_dict()))
    assert check_documents(document) == 1
    schema = load_schema("mgpusim.network_batching/2")
    document["points"][0]["ways"]["copies"]["images_per_s"] = "many"
    assert list(problems(document, schema, schema)) == ["$.points[0].ways.copies.images_per_s: 'many' is not a number"]


def test_validations_are_held_to_their_rows() -> None:
    schema = load_schema("mgpusim.validation/1")
    parts = schema["$defs"]
    assert {"signed_error", "tau5"} <= set(parts["KernelScore"]["required"])
    assert {"global", "local", "error", "interval_us"} <= set(parts["ValidatedLaunch"]["required"])
    assert parts["Validation"]["properties"]["by_family"]["additionalProperties"] == {"$ref": "#/$defs/Scores"}


def test_an_unknown_schema_is_named() -> None:
    with pytest.raises(UnknownNameError, match=r"mgpusim\.prediction/1"):
        load_schema("mgpusim.prediction/2")
