"""Write the JSON Schemas in `mgpusim/schemas/` anew from the types that commands print; run it when one of those changes.

A key that is added keeps the version. One that goes, or changes its type or its meaning, asks for the next one.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

FOLDER = Path(__file__).resolve().parents[1] / "mgpusim" / "schemas"
NUMBER, TEXT, TABLE = {"type": "number"}, {"type": "string"}, {"type": "object"}
SIZES = {"global_size": "global", "local_size": "local"}


class Edit(NamedTuple):
    """How the JSON of a type differs from the type: keys renamed, left out, and added."""

    rename: dict[str, str] = {}  # noqa: RUF012
    drop: tuple[str, ...] = ()
    add: dict[str, Any] = {}  # noqa: RUF012


class Printed(NamedTuple):
    """An object that a command prints: its schema, the type it is made from, the command, and edits by name of a type."""

    schema: str
    module: str
    name: str
    command: str
    edits: dict[str, Edit] = {}  # noqa: RUF012
    several: str = ""
    """Key under which the command prints such objects by name in one of the same schema, where it is asked for several."""


PROVENANCE = {"provenance": {"type": "object", "additionalProperties": TEXT}}
SAYS = Edit({}, (), PROVENANCE)
RUN = {f"{name}_ps": f"{name}_us" for name in ("queued", "submitted", "start", "first_group", "end")}
PREDICTION = {
    "Prediction": Edit(SIZES, (), PROVENANCE), "EventDetails": Edit({}, ("groups", "slices")),
}  # fmt: skip
PRINTED = (
    Printed("mgpusim.prediction/1", "mgpusim.engine.prediction", "Prediction", "predict --json", PREDICTION),
    Printed("mgpusim.prediction_change/1", "mgpusim.engine.changes", "PredictionChange", "predict --compare --json"),
    Printed("mgpusim.doctor/1", "mgpusim.report.health", "Health", "doctor --json", {"Health": Edit({}, (), {"version": TEXT})}),
    Printed(
        "mgpusim.tuning/1", "mgpusim.sched.shapes.tune", "Tuning", "tune --json",
        {"Tuning": Edit({"global_size": "global"}, (), {**PROVENANCE, "competitive": NUMBER})},
    ),
    Printed(
        "mgpusim.network/1", "mgpusim.nn.prediction", "NetworkPrediction", "network --json",
        {"NetworkPrediction": Edit({}, (), {**PROVENANCE, "kernels": {"type": "integer"}, "gflops": NUMBER,
                                            "tokens_per_s": NUMBER}),
         "LayerTime": Edit({"global_size": "global"}, (), {"gflops": NUMBER, "gb_per_s": NUMBER})},
    ),
    Printed("mgpusim.compare/1", "mgpusim.sweeps.comparison", "Comparison", "compare --json", {"Comparison": SAYS}),
    Printed("mgpusim.bottleneck/1", "mgpusim.sweeps.bottleneck", "Bottleneck", "bottleneck --json", {"Bottleneck": SAYS}),
    Printed("mgpusim.sweep/1", "mgpusim.sweeps.answers", "Answers", "sweep --json", {"Answers": SAYS}),
    Printed(
        "mgpusim.queue/1", "mgpusim.engine.device.run", "DeviceRun", "queue --json",
        {"DeviceRun": Edit({}, ("spans",), PROVENANCE), "LaunchRun": Edit(RUN, (), {"latency_us": NUMBER})},
    ),
    Printed(
        "mgpusim.fusion/1", "mgpusim.fusion.prediction", "Fusion", "fuse --json",
        {"Fusion": Edit({"local_size": "local"}, (), PROVENANCE), "PartSide": Edit(SIZES)},
    ),
    Printed(
        "mgpusim.validation/1", "mgpusim.accuracy.scores", "Scores", "validate --json",
        {"Scores": Edit({}, (), {"mgpusim": TEXT, "gpu": TEXT, "engine": TEXT, "device": TEXT, **PROVENANCE, "by_family": TABLE,
                                 "by_bound": TABLE, "intervals": TABLE,
                                 **{key: {"type": "array", "items": TABLE} for key in
                                    ("by_kernel", "worst_kernels", "worst_launches", "refused", "launches")}})},
        "engines",
    ),
)  # fmt: skip
"""Objects with a schema. Others that commands print are lists of plain values, or files that mgpusim reads again."""


def schema_of(printed: Printed) -> dict[str, Any]:
    """Return the JSON Schema of an object."""
    cls = getattr(import_module(printed.module), printed.name)
    if drop := printed.edits.get(printed.name, Edit()).drop:  # its types may have no schema
        kept = [(field.name, field.type) for field in msgspec.structs.fields(cls) if field.name not in drop]
        cls = msgspec.defstruct(printed.name, kept)
    (_,), parts = msgspec.json.schema_components((cls,), ref_template="#/$defs/{name}")
    if unknown := set(printed.edits) - set(parts):
        raise SystemExit(f"{printed.schema}: no type {', '.join(unknown)} in it to edit")
    for name, part in parts.items():
        part.pop("description", None)
        if "properties" in part:
            _edited(part, printed.edits.get(name, Edit()))
    own = parts.pop(printed.name)
    own["properties"] = {"schema": {"const": printed.schema}, **own["properties"]}
    own["required"] = ["schema", *own["required"]]
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": printed.schema,
            "description": f"An object that `mgpusim {printed.command}` prints."}  # fmt: skip
    own.pop("title", None)
    if printed.several:
        parts[printed.name] = own
        one = {"$ref": f"#/$defs/{printed.name}"}
        of_several = {"schema": {"const": printed.schema}, printed.several: {"type": "object", "additionalProperties": one}}
        own = {"anyOf": [one, {"type": "object", "properties": of_several, "required": list(of_several)}]}
    return {**head, **own, **({"$defs": parts} if parts else {})}


def _edited(part: dict[str, Any], edit: Edit) -> None:
    """Rename, leave out and add keys; every key is always printed."""
    kept = {edit.rename.get(key, key): value for key, value in part["properties"].items() if key not in edit.drop}
    for value in kept.values():
        value.pop("default", None)
    for key, new in edit.rename.items():
        if key.endswith("_ps"):
            kept[new] = dict(NUMBER)
    part["properties"] = kept | edit.add
    part["required"] = list(part["properties"])


def schema_files() -> dict[str, str]:
    """Return the text of every file by its name."""
    return {
        one.schema.removeprefix("mgpusim.").replace("/", "-") + ".json": json.dumps(schema_of(one), indent=1) + "\n"
        for one in PRINTED
    }


def main() -> int:
    """Write the files that differ."""
    for name, text in schema_files().items():
        path = FOLDER / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
