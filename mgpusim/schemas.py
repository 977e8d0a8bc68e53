"""JSON Schemas of what commands print with `--json`, built from the results themselves."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any, NamedTuple, get_args

import msgspec

from mgpusim.errors import UnknownNameError, suggest

__all__ = ["PRINTED", "Printed", "list_schemas", "load_schema"]


class Printed(NamedTuple):
    """Objects of one schema.

    Attributes
    ----------
    command : that prints them.
    module, types : where their types are: each object is of one of them.
    several : key under which the command prints them by name in one object of the same schema, where it is asked for several.
    """

    command: str
    module: str
    types: tuple[str, ...]
    several: str = ""


PRINTED = {
    "mgpusim.prediction/1": Printed("predict --json", "mgpusim.engine.prediction", ("Prediction",)),
    "mgpusim.prediction_change/1": Printed("predict --compare --json", "mgpusim.engine.changes", ("PredictionChange",)),
    "mgpusim.budget_check/1": Printed("check --json", "mgpusim.budgets.result", ("BudgetReport",)),
    "mgpusim.doctor/1": Printed("doctor --json", "mgpusim.report.health", ("Health",)),
    "mgpusim.tuning/1": Printed("tune --json", "mgpusim.sched.shapes.tune", ("Tuning",)),
    "mgpusim.network/1": Printed("network --json", "mgpusim.nn.running.prediction", ("NetworkPrediction",)),
    "mgpusim.generation/1": Printed("generate --json", "mgpusim.nn.generating.result", ("Generation",)),
    "mgpusim.compare/1": Printed("compare --json", "mgpusim.sweeps.comparison", ("Comparison",)),
    "mgpusim.bottleneck/1": Printed("bottleneck --json", "mgpusim.sweeps.bottleneck", ("Bottleneck",)),
    "mgpusim.sweep/1": Printed("sweep --json", "mgpusim.sweeps.answers", ("Answers",)),
    "mgpusim.queue/1": Printed("queue --json", "mgpusim.engine.device.run", ("DeviceRun",)),
    "mgpusim.fusion/1": Printed("fuse --json", "mgpusim.fusion.prediction", ("Fusion",)),
    "mgpusim.plan/1": Printed("fuse --plan --json", "mgpusim.fusion.plan", ("PredictedPlan",)),
    "mgpusim.batching/1": Printed("fuse --batch --json", "mgpusim.fusion.batching", ("Batching",)),
    "mgpusim.network_fusion/2": Printed("fuse NETWORK --json", "mgpusim.nn.changing.fusion", ("NetworkFusion",)),
    "mgpusim.network_batching/2": Printed("fuse NETWORK --batch --json", "mgpusim.nn.changing.batching", ("NetworkBatching",)),
    "mgpusim.network_tuning/2": Printed("tune NETWORK --json", "mgpusim.nn.changing.tuning", ("NetworkTuning",)),
    "mgpusim.network_placement/2": Printed("place --json", "mgpusim.nn.changing.placing.place", ("NetworkPlacement",)),
    "mgpusim.placement/1": Printed("place -o", "mgpusim.nn.planning.placement", ("HostPlacement",)),
    "mgpusim.network_schedule/2": Printed("schedule --json", "mgpusim.nn.changing.scheduling.result", ("NetworkSchedule",)),
    "mgpusim.pruning/1": Printed("prune --json", "mgpusim.sched.pruning.assess", ("PruningReport",)),
    "mgpusim.inspection/1": Printed("inspect --json", "mgpusim.report.kernels", ("KernelReport", "RefusedKernel")),
    "mgpusim.acceptance/1": Printed("inspect --try --json", "mgpusim.acceptance.result", ("Acceptance",)),
    "mgpusim.reproduced/1": Printed("reproduce --json", "mgpusim.accuracy.reproducing.steps", ("Reproduced",)),
    "mgpusim.validation/1": Printed("validate --json", "mgpusim.accuracy.validation", ("Validation",), "engines"),
    "mgpusim.operators/1": Printed("validate PROFILE --json", "mgpusim.nn.profiled.result", ("OperatorValidation",), "engines"),
    "mgpusim.text_validation/1": Printed("validate llama-bench --json", "mgpusim.nn.generating.bench", ("BenchValidation",)),
    "mgpusim.calibration/1": Printed("calibrate PROBES --json", "mgpusim.calibrate.presets.preset", ("CalibrationReport",)),
    "mgpusim.draft/1": Printed("gpus draft --json", "mgpusim.calibrate.drafts.draft", ("Draft",)),
    "mgpusim.phone/1": Printed("phone calibrate --json", "mgpusim.calibrate.phone.preset", ("PhoneCalibration",)),
    "mgpusim.fit/1": Printed("calibrate --corpus CORPUS --json", "mgpusim.calibrate.fitting.training", ("Trained",)),
    "mgpusim.operator_fit/1": Printed(
        "calibrate --corpus PROFILE --json", "mgpusim.calibrate.fitting.operators", ("OperatorFit",)
    ),
    "mgpusim.fitted_intervals/1": Printed(
        "calibrate --intervals --json", "mgpusim.calibrate.fitting.intervals", ("FittedIntervals",)
    ),
    "mgpusim.network_fit/1": Printed(
        "calibrate --network --json", "mgpusim.calibrate.fitting.networks", ("NetworkFit",), "libraries"
    ),
    "mgpusim.anchored/1": Printed("calibrate --anchor --json", "mgpusim.calibrate.presets.anchored", ("Anchored",)),
}  # fmt: skip
"""Objects with a schema. Others that commands print are lists of plain values, or files that mgpusim reads again."""


def list_schemas() -> list[str]:
    """Return the names of all schemas, as results state them under the key `schema`.

    >>> "mgpusim.prediction/1" in list_schemas()
    True
    """
    return sorted(PRINTED)


def load_schema(name: str) -> dict[str, Any]:
    """Return a JSON Schema (draft 2020-12) of one object that a command prints.

    Parameters
    ----------
    name : as in the object's key `schema`.

    >>> load_schema("mgpusim.prediction/1")["properties"]["latency_us"]
    {'type': 'number'}
    """
    if name not in PRINTED:
        raise UnknownNameError(suggest("schema", name, list_schemas()))
    printed = PRINTED[name]
    types = [getattr(import_module(printed.module), one) for one in printed.types]
    _, parts = msgspec.json.schema_components(list(map(_printed, types)), ref_template="#/$defs/{name}")
    for part in parts.values():
        _null_last(part)
        part.pop("description", None)
    for struct in {struct for cls in types for struct in _structs(cls)}:
        _require(parts[struct.__name__], struct)
    forms: list[dict[str, Any]] = [{"$ref": f"#/$defs/{one}"} for one in printed.types]
    if printed.several:
        key = {"schema": {"enum": [name]}, printed.several: {"type": "object", "additionalProperties": forms[0]}}
        forms.append({"type": "object", "properties": key, "required": list(key)})
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": name,
            "description": f"An object that `mgpusim {printed.command}` prints."}  # fmt: skip
    own = {"anyOf": forms} if len(forms) > 1 else parts.pop(printed.types[0])
    return own | head | {"$defs": parts}


def _printed(cls: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """Return a type with the fields of a struct that are printed: those that are not may have no schema."""
    unprinted, made = getattr(cls, "unprinted", ()), cls.__struct_config__
    if not unprinted:
        return cls
    kept = [(field.encode_name, field.type) for field in msgspec.structs.fields(cls) if field.name not in unprinted]
    return msgspec.defstruct(cls.__name__, kept, tag_field=made.tag_field, tag=made.tag, kw_only=True)


def _structs(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """Yield the structs of a type, itself and those of its fields."""
    for part in get_args(kind):
        yield from _structs(part)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
        for field in msgspec.structs.fields(kind):
            if field.name not in getattr(kind, "unprinted", ()):
                yield from _structs(field.type)


def _require(part: dict[str, Any], cls: type[msgspec.Struct]) -> None:
    """Say of the schema of a struct which keys are always there: all but what may be unset or is left out at its default."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(cls)}
    for key in [key for key, field in fields.items() if field.name in getattr(cls, "unprinted", ())]:
        part["properties"].pop(key, None)
    omitted = cls.__struct_config__.omit_defaults
    optional = {k for k, f in fields.items() if msgspec.UnsetType in get_args(f.type) or (omitted and not f.required)}
    for value in part["properties"].values():
        value.pop("default", None)
    part["required"] = [key for key in part["properties"] if key not in optional]


def _null_last(schema: Any) -> None:
    """Put null behind the other forms of a value: where it stands differs between versions of msgspec."""
    for value in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        _null_last(value)
    if isinstance(schema, dict) and "anyOf" in schema:
        schema["anyOf"].sort(key=lambda form: form == {"type": "null"})
