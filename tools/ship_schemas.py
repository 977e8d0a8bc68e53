"""Write the JSON Schemas in `mgpusim/schemas/` anew from the types that commands print; run it when one of those changes.

A key that is added keeps the version. One that goes, or changes its type or its meaning, asks for the next one.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec

FOLDER = Path(__file__).resolve().parents[1] / "mgpusim" / "schemas"
NUMBER, TEXT, TABLE, INTEGER = {"type": "number"}, {"type": "string"}, {"type": "object"}, {"type": "integer"}
PERHAPS, LISTED = {"anyOf": [NUMBER, {"type": "null"}]}, {"type": "array", "items": TABLE}
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
    keys: Callable[[], dict[str, Any]] | None = None
    """The types of its keys where they are not the fields of the type."""
    other: str = ""
    """Another type of the module, whose objects the command prints in its place."""


# ---- objects whose keys are not the fields of their type ---------------------------------------------------------------------
SAID = dict[str, str]
TABLES = list[dict[str, Any]]


def part(name: str, /, **keys: Any) -> Any:
    """Return the type of an object in another one."""
    return msgspec.defstruct(name, list(keys.items()))


def pruning() -> dict[str, Any]:
    from mgpusim.sched.pruning.prune import Stage
    from mgpusim.sched.pruning.study import SearchOutcome

    judged = {"considered": int, "kept": int, "unknown": list[str], "criteria": list[Stage], "overlap": list[list[int]]}
    knobs = part("Knobs", **judged)
    failed = part("Failed", members=int, reason=str, first=str)
    compiled = part("CompiledMembers", members=int, **judged, predicted=int, not_predicted=int, failed=list[failed])
    lost = part(
        "LostMembers", criterion=str, removed=float, known=int, kept=int, optimum_kept=bool, best_over_optimum=float | None,
        near_kept=bool, best_hundredth=float,
    )  # fmt: skip
    return {
        "provenance": SAID, "space": str, "gpu": str, "members": int, "valid": int, "knobs": knobs, "compiled": compiled | None,
        "costs": str | None, "best_us": float | None, "best": str | None, "lost": list[lost], "searches": list[SearchOutcome],
        "not_predicted": int,
    }  # fmt: skip


def inspection() -> dict[str, Any]:
    from mgpusim.report.accesses import AccessReport
    from mgpusim.report.kernels import KernelReport

    fields = {field.name: field.type for field in msgspec.structs.fields(KernelReport)}
    arg = part(
        "Argument", index=int, name=str, kind=str, type=str, base_type=str, access=str, size_b=int
    )  # fmt: skip
    return {**fields, "args": list[arg], "accesses": list[AccessReport]}


def acceptance() -> dict[str, Any]:
    from mgpusim.acceptance.result import STATUSES, Case, CaseResult, Skipped

    spent = part("Spent", median=float | None, worst=float | None, worst_kernel=str)
    reason = part("Reason", status=str, reason=str, kernels=int, examples=list[str])
    counts = dict.fromkeys(("kernels", "files", *STATUSES, "first_values"), int)
    summary = part("Summary", **counts, share=float | None, spent_s=spent, reasons=list[reason])
    fields = {field.name: field.type for one in (Case, CaseResult) for field in msgspec.structs.fields(one)}
    spelled = {**SIZES, "seconds": "spent_s"}
    case = part("AcceptedCase", **{spelled.get(key, key): kind for key, kind in fields.items() if key != "case"})
    return {
        "mgpusim": str, "root": str, "gpus": list[str], "timeout_s": float, "complete": bool, "total": int, "summary": summary,
        "cases": list[case], "skipped": list[Skipped], "warnings": list[str],
    }  # fmt: skip


def validation() -> dict[str, Any]:
    from mgpusim.accuracy.intervals import IntervalScores
    from mgpusim.accuracy.scores import Scores
    from mgpusim.accuracy.validation import Refused, ValidatedLaunch

    def named(cls: Any) -> dict[str, Any]:
        return {SIZES.get(field.name, field.name): field.type for field in msgspec.structs.fields(cls)}

    figures = named(Scores)
    kernel = part("ScoredKernel", kernel=str, family=str, bound=str, signed_error=float, **figures)
    launch = part("JudgedLaunch", **named(ValidatedLaunch), error=float)
    refused = part("RefusedLaunch", **named(Refused))
    return {
        **dict.fromkeys(("mgpusim", "gpu", "engine"), str), "device": str, "provenance": SAID, **figures,
        "noise": Scores | None, "by_family": dict[str, Scores], "by_bound": dict[str, Scores],
        "intervals": dict[str, dict[str, IntervalScores]],
        "by_kernel": list[kernel], "worst_kernels": list[kernel], "worst_launches": list[launch], "refused": list[refused],
        "launches": list[launch],
    }  # fmt: skip


def operators() -> dict[str, Any]:
    from mgpusim.nn.profiled.result import JudgedNetwork, JudgedOperator, OperatorValidation

    def named(cls: Any) -> dict[str, Any]:
        return {SIZES.get(field.name, field.name): field.type for field in msgspec.structs.fields(cls)}

    operator = part("MeasuredBesidePredicted", **named(JudgedOperator), error=float)
    beside = dict.fromkeys(("besides_us", "predicted_besides_us"), float | None)
    network = part("NetworkBesidePredicted", **named(JudgedNetwork), **beside)
    own = {"operators": list[operator], "worst": list[operator], "networks": list[network]}  # type: ignore[valid-type]
    return {"mgpusim": str, **named(OperatorValidation), **own}


def trained() -> dict[str, Any]:
    from mgpusim.accuracy.scores import Scores
    from mgpusim.calibrate.fitting.fit import Fit

    return {
        "mgpusim": str, "gpu": str, "fit": Fit, "before": Scores, "after": Scores, "by_kernel": Scores | None,
        "by_family": Scores | None, "sigma": float, "spread": dict[str, tuple[float, float]], "refused": list[str],
    }  # fmt: skip


def operator_fit() -> dict[str, Any]:
    from mgpusim.calibrate.fitting.fit import Fit
    from mgpusim.calibrate.fitting.operators import HostFit
    from mgpusim.nn.profiled.result import JudgedOperator, OperatorScores

    every = operators()
    kept = ("library", "precision", "profile", "format", "device", "caches", "unmatched", "without_row", "notes")
    parts = dict[str, OperatorScores]
    figures = part("OperatorFigures", scores=OperatorScores, by_operator=parts, by_bound=parts)
    fields = {SIZES.get(field.name, field.name): field.type for field in msgspec.structs.fields(JudgedOperator)}
    operator = part("OperatorBesideFits", **fields, error=float, after_us=float, held_out_us=float | None)
    return {
        "mgpusim": str, "gpu": str, "base": str, **{key: every[key] for key in kept}, "networks": int, "fit": Fit,
        "spread": dict[str, tuple[float, float]], "sigma": float, "held_out": figures | None, "before": figures,
        "after": figures, "host": HostFit | None, "operators": list[operator],  # type: ignore[valid-type]
    }  # fmt: skip


def calibration() -> dict[str, Any]:
    from mgpusim.arch.spec import Source
    from mgpusim.calibrate.probe import Finding, Proof

    number = float | list[float] | bool | None
    field = part(
        "CalibratedField", field=str, value=number, base_value=number, base_source=Source, taken=bool, why_not=str,
        agrees=bool | None, low=float, high=float, proves=Proof, because=str, probes=list[str], method=str,
        conflicts=list[Finding],
    )  # fmt: skip
    texts = dict.fromkeys(("bounded", "unseen", "notes"), list[str])
    return {**dict.fromkeys(("mgpusim", "gpu", "base", "device"), str), "fields": list[field], **texts}  # type: ignore[valid-type]


def reproduced() -> dict[str, Any]:
    step = part("ReproducedStep", name=str, spent_s=float, error=str | None)
    file = part(
        "ReproducedFile", name=str, missing=bool, figures=int, changed=int, largest=str | None, texts=int, lines=list[str],
        written=bool,
    )  # fmt: skip
    return {"name": str, "steps": list[step], "files": list[file]}


PROVENANCE = {"provenance": {"type": "object", "additionalProperties": TEXT}}
SAYS = Edit({}, (), PROVENANCE)
FITTED = {"Fitted": Edit({}, (), {key: {"type": "boolean"} for key in ("unseen", "at_edge")})}
PRINTED = (
    Printed("mgpusim.prediction/1", "mgpusim.engine.prediction", "Prediction", "predict --json"),
    Printed("mgpusim.prediction_change/1", "mgpusim.engine.changes", "PredictionChange", "predict --compare --json"),
    Printed("mgpusim.doctor/1", "mgpusim.report.health", "Health", "doctor --json", {"Health": Edit({}, (), {"version": TEXT})}),
    Printed("mgpusim.tuning/1", "mgpusim.sched.shapes.tune", "Tuning", "tune --json"),
    Printed("mgpusim.network/1", "mgpusim.nn.prediction", "NetworkPrediction", "network --json"),
    Printed("mgpusim.compare/1", "mgpusim.sweeps.comparison", "Comparison", "compare --json"),
    Printed("mgpusim.bottleneck/1", "mgpusim.sweeps.bottleneck", "Bottleneck", "bottleneck --json"),
    Printed("mgpusim.sweep/1", "mgpusim.sweeps.answers", "Answers", "sweep --json"),
    Printed("mgpusim.queue/1", "mgpusim.engine.device.run", "DeviceRun", "queue --json"),
    Printed("mgpusim.fusion/1", "mgpusim.fusion.prediction", "Fusion", "fuse --json"),
    Printed("mgpusim.plan/1", "mgpusim.fusion.plan", "PredictedPlan", "fuse --plan --json"),
    Printed("mgpusim.batching/1", "mgpusim.fusion.batching", "Batching", "fuse --batch --json"),
    Printed("mgpusim.network_fusion/1", "mgpusim.nn.fusing", "NetworkFusion", "fuse NETWORK --json"),
    Printed("mgpusim.network_batching/1", "mgpusim.nn.batching", "NetworkBatching", "fuse NETWORK --batch --json"),
    Printed("mgpusim.network_tuning/1", "mgpusim.nn.tuning", "NetworkTuning", "tune NETWORK --json"),
    Printed("mgpusim.strategy_comparison/1", "mgpusim.nn.strategies", "StrategyComparison", "tune NETWORK --compare --json"),
    Printed("mgpusim.network_placement/1", "mgpusim.nn.placing.place", "NetworkPlacement", "place --json"),
    Printed("mgpusim.placement/1", "mgpusim.nn.placing.placement", "HostPlacement", "place -o"),
    Printed("mgpusim.network_schedule/1", "mgpusim.nn.scheduling.result", "NetworkSchedule", "schedule --json"),
    Printed(
        "mgpusim.pruning/1", "mgpusim.sched.pruning.assess", "Assessment", "prune --json",
        {"SearchOutcome": Edit({}, (), {"regret": TABLE})}, keys=pruning,
    ),
    Printed(
        "mgpusim.inspection/1", "mgpusim.report.kernels", "KernelReport", "inspect --json",
        {"RefusedKernel": Edit({"reason": "refused"})}, keys=inspection, other="RefusedKernel",
    ),
    Printed("mgpusim.acceptance/1", "mgpusim.acceptance.result", "Acceptance", "inspect --try --json", keys=acceptance),
    Printed(
        "mgpusim.reproduced/1", "mgpusim.accuracy.reproducing.steps", "Reproduced", "reproduce --json", keys=reproduced
    ),
    Printed(
        "mgpusim.validation/1", "mgpusim.accuracy.validation", "Validation", "validate --json", several="engines", keys=validation
    ),
    Printed(
        "mgpusim.operators/1", "mgpusim.nn.profiled.result", "OperatorValidation", "validate PROFILE --json", several="engines",
        keys=operators,
    ),
    Printed(
        "mgpusim.calibration/1", "mgpusim.calibrate.presets.preset", "Calibration", "calibrate PROBES --json", keys=calibration
    ),
    Printed(
        "mgpusim.fit/1", "mgpusim.calibrate.fitting.training", "Trained", "calibrate --corpus CORPUS --json", FITTED, keys=trained
    ),
    Printed(
        "mgpusim.operator_fit/1", "mgpusim.calibrate.fitting.operators", "OperatorFit", "calibrate --corpus PROFILE --json",
        FITTED, keys=operator_fit,
    ),
    Printed(
        "mgpusim.fitted_intervals/1", "mgpusim.calibrate.fitting.intervals", "FittedIntervals", "calibrate --intervals --json",
        {"FittedIntervals": Edit({}, ("gpu",), {"gpu": TEXT, "mgpusim": TEXT})},
    ),
    Printed(
        "mgpusim.network_fit/1", "mgpusim.calibrate.fitting.networks", "NetworkFit", "calibrate --network --json",
        several="libraries",
    ),
    Printed(
        "mgpusim.anchored/1", "mgpusim.calibrate.presets.anchored", "Anchored", "calibrate --anchor --json",
        {"Anchored": Edit({}, (), {"mgpusim": TEXT})},
    ),
)  # fmt: skip
"""Objects with a schema. Others that commands print are lists of plain values, or files that mgpusim reads again."""


def schema_of(printed: Printed) -> dict[str, Any]:
    """Return the JSON Schema of an object."""
    cls = getattr(import_module(printed.module), printed.name)
    if printed.keys is not None:
        cls = part(printed.name, **printed.keys())
    elif drop := {*getattr(cls, "unprinted", ()), *printed.edits.get(printed.name, Edit()).drop}:  # its types may have no schema
        kept = {field.encode_name: field.type for field in msgspec.structs.fields(cls) if field.name not in drop}
        cls = part(printed.name, **kept)
    others = [getattr(import_module(printed.module), printed.other)] if printed.other else []
    _, parts = msgspec.json.schema_components((cls, *others), ref_template="#/$defs/{name}")
    structs = {one.__name__: one for one in structs_in(cls)}
    if unknown := set(printed.edits) - set(parts):
        raise SystemExit(f"{printed.schema}: no type {', '.join(unknown)} in it to edit")
    for name, one in parts.items():
        _null_last(one)
        one.pop("description", None)
        if "properties" in one:
            _edited(one, structs.get(name), printed.edits.get(name, Edit()))
    const = {"schema": {"const": printed.schema}}
    for name in filter(None, (printed.name, printed.other)):
        parts[name]["properties"] = {**const, **parts[name]["properties"]}
        parts[name]["required"] = list(dict.fromkeys(["schema", *parts[name]["required"]]))
        parts[name].pop("title", None)
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": printed.schema,
            "description": f"An object that `mgpusim {printed.command}` prints."}  # fmt: skip
    one = {"$ref": f"#/$defs/{printed.name}"}
    if printed.several:
        of_several = {**const, printed.several: {"type": "object", "additionalProperties": one}}
        own = {"anyOf": [one, {"type": "object", "properties": of_several, "required": list(of_several)}]}
    elif printed.other:
        own = {"anyOf": [one, {"$ref": f"#/$defs/{printed.other}"}]}
    else:
        own = parts.pop(printed.name)
    return {**head, **own, **({"$defs": parts} if parts else {})}


def _null_last(schema: Any) -> None:
    """Put null behind the other forms of a value: where it stands differs between versions of msgspec."""
    for value in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        _null_last(value)
    if isinstance(schema, dict) and "anyOf" in schema:
        schema["anyOf"].sort(key=lambda form: form == {"type": "null"})


def structs_in(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """Yield the structs of a type, itself and those of its fields."""
    for part in get_args(kind):
        yield from structs_in(part)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
        for field in msgspec.structs.fields(kind):
            if field.name not in getattr(kind, "unprinted", ()):
                yield from structs_in(field.type)


def _edited(part: dict[str, Any], cls: type[msgspec.Struct] | None, edit: Edit) -> None:
    """Rename, leave out and add keys; all are printed but those that may be unset, or are left out at their default."""
    names = {field.encode_name: field for field in msgspec.structs.fields(cls)} if cls is not None else {}
    drop = {*edit.drop, *(key for key, field in names.items() if field.name in getattr(cls, "unprinted", ()))}
    optional = {key for key, field in names.items() if msgspec.UnsetType in get_args(field.type)}
    if cls is not None and cls.__struct_config__.omit_defaults:
        optional |= {key for key, field in names.items() if not field.required}
    kept = {edit.rename.get(key, key): value for key, value in part["properties"].items() if key not in drop}
    for value in kept.values():
        value.pop("default", None)
    part["properties"] = kept | edit.add
    part["required"] = [key for key in part["properties"] if key not in optional]


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
