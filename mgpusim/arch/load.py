"""Reads presets: by name (the user's folder, then those shipped) or path, with `extends`, `--set` overrides and sources.

The user's folder is ``$XDG_CONFIG_HOME/mgpusim/gpus`` (``~/.config/mgpusim/gpus``). A preset extends at most one base: a family
base of ``presets/families``, a GPU by name, or a path beside it. Family bases are no GPUs and extend nothing. A GPU that
is extended may itself stand on a family base, but on no other GPU.
"""

from __future__ import annotations

import math
import os
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from mgpusim.arch.check import check_document
from mgpusim.arch.devices import kin_of, known_names, sold_as
from mgpusim.arch.families import families
from mgpusim.arch.fields import UNSTATED, enclosing, follow_changes, follow_clock, get_field, scaled_field, set_field
from mgpusim.arch.schema import APART, entries, field_type, leaf_paths, unknown_field
from mgpusim.arch.spec import GpuSpec
from mgpusim.arch.spec.errors import ModelErrors
from mgpusim.errors import InputError, UnknownNameError, suggest
from mgpusim.files import config_dir, data_dir, no_file_but
from mgpusim.folders import check_inside
from mgpusim.reading import copied, read_bytes, toml_of
from mgpusim.units import field_unit, parse_quantity

GpuLike = GpuSpec | str | os.PathLike[str]
"""A `GpuSpec`, a name of `list_gpus`, or the path of a preset."""
Overrides = Mapping[str, str | float | bool]
"""Dotted path of a field to its value: a number in the unit of its name, or text: "256KiB", or "2x", "+30%", "-30%" of the
GPU's own."""
_RELATIVE = re.compile(r"([+-])\s*(\d+\.?\d*|\.\d+)\s*%|(\d+\.?\d*|\.\d+)\s*[xX]")
_SHIPPED = frozenset(families)
"""Families of this project; those of plug-ins, which are looked up later, may stand on any GPU."""
_NEAR = 0.02
"""How far a whole number may be from the exact one that a relative value asks for."""


def user_folder() -> Path:
    """Return the folder in which a user's own presets are looked up first; it need not exist."""
    return config_dir() / "gpus"


def _preset_files() -> dict[str, Path]:
    """Return name -> file, the user's own before those shipped."""
    files: dict[str, Path] = {}
    for folder in (user_folder(), data_dir("presets")):
        if os.path.isdir(folder):
            for path in sorted(folder.glob("*.toml")):
                files.setdefault(path.stem, path)
    return files


def list_gpus() -> tuple[str, ...]:
    """Return the names `load_gpu` knows, sorted; family bases are not GPUs and not among them.

    >>> "adreno-640" in list_gpus() and "adreno6xx" not in list_gpus()
    True
    """
    return tuple(sorted(_preset_files()))


def _find(name_or_path: str | os.PathLike[str]) -> Path:
    text = os.fspath(name_or_path)
    if text.endswith(".toml") or os.sep in text:
        path = Path(text)
        if not os.path.isfile(path):
            kind = no_file_but(path)
            why = f"is {kind}" if kind else "no such GPU file"
            raise InputError(f"{text}: {why}; expected the path of a .toml preset or one of {', '.join(list_gpus())}")
        return path
    files = _preset_files()
    if text in files:
        return files[text]
    device = sold_as(text)
    if device is None:
        kin = kin_of(text, files)
        raise UnknownNameError(f"unknown GPU '{text}'; {kin}" if kin else suggest("GPU", text, files, known_names()))
    return files[device.chip.gpu]


def _as_sold(document: dict[str, Any], text: str) -> dict[str, Any]:
    """Set the clock of the chip in a device, where a device or a chip is named and not a preset."""
    device = None if text.endswith(".toml") or os.sep in text or text in _preset_files() else sold_as(text)
    if device is not None and device.chip.gpu_hz is not None:
        document["clock"]["gpu_hz"] = device.chip.gpu_hz
        said = {"kind": "derived", "ref": f"{device.chip.name}: {device.chip.source}", "rel_uncertainty": 0.05}
        document["source"] = {**document["source"], "clock.gpu_hz": said}
        follow_changes(document, {"clock.gpu_hz"})
    return document


def preset_path(name_or_path: str | os.PathLike[str]) -> Path:
    """Return the file of a GPU by name or path.

    Raises
    ------
    UnknownNameError, InputError
        No GPU of that name, no such file.

    >>> preset_path("adreno-640").name
    'adreno-640.toml'
    """
    return _find(name_or_path)


def _read(path: Path) -> dict[str, Any]:
    return toml_of(read_bytes(path, "preset"), str(path), "a TOML preset")


def _flatten_sources(table: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """Turn [source.l2] / [source."l2.size_b"] / nested tables into one mapping of dotted path to entry."""
    flat: dict[str, Any] = {}
    for key, entry in table.items():
        path = prefix + key
        if not isinstance(entry, Mapping):
            flat[path] = entry
            continue
        nested = {k: v for k, v in entry.items() if isinstance(v, Mapping)}
        own = {k: v for k, v in entry.items() if k not in nested}
        if own or not nested:
            flat[path] = own
        flat.update(_flatten_sources(nested, f"{path}."))
    return flat


def _normalise(document: dict[str, Any]) -> dict[str, Any]:
    if isinstance(document.get("source"), Mapping):
        document["source"] = _flatten_sources(document["source"])
    return document


def _merge_tables(base: dict[str, Any], child: Mapping[str, Any]) -> dict[str, Any]:
    for key, value in child.items():
        if isinstance(value, Mapping) and isinstance(base.get(key), dict):
            _merge_tables(base[key], value)
        else:
            base[key] = copied(value)
    return base


def _merge(base: dict[str, Any], child: dict[str, Any]) -> dict[str, Any]:
    """Lay `child` over `base`; every value keeps the source it had in the document it comes from.

    A value the child sets without a source must not inherit that of the base's value: it counts as the user's. An inherited
    value has the base's source, unless the child names a source of that very field. It says that the value holds here, and why.
    An entry of the child for a whole table is about the values it sets there. Errors of an engine that state `other` are all of
    them: the base's do not stay beside them.
    """
    base_sources, child_sources = base.get("source", {}), child.get("source", {})
    own = set(leaf_paths(child))
    inherited = copied(base)
    follow_clock(inherited, own)
    for engine in ModelErrors.__struct_fields__:
        if f"model.errors.{engine}.other" in own:
            inherited.get("model", {}).get("errors", {}).pop(engine, None)
    merged = _merge_tables(inherited, {k: v for k, v in child.items() if k not in (*APART, "extends")})
    sources = {**base_sources, **child_sources}
    for path in leaf_paths(merged):
        right = enclosing(child_sources, path) if path in own else child_sources.get(path, enclosing(base_sources, path))
        if right is None and path in own:
            right = msgspec.to_builtins(UNSTATED)
        if right is not None and enclosing(sources, path) != right:
            sources[path] = right
    merged["source"] = {k: v for k, v in sources.items() if k == "*" or k in child_sources or _holds(merged, k)}
    merged["alternatives"] = [*base.get("alternatives", []), *child.get("alternatives", [])]
    if anchors := child.get("anchors", inherited.get("anchors")):
        merged["anchors"] = anchors
    return merged


def _holds(document: Mapping[str, Any], path: str) -> bool:
    node: Any = document
    for part in path.split("."):
        if not isinstance(node, Mapping) or part not in node:
            return False
        node = node[part]
    return True


def _beside(child: Path, reference: str, key: str) -> Path:
    """Return the file that a preset names; the user's own may be links."""
    path = child.parent / reference
    if child.parent != user_folder():
        check_inside(path, child.parent, "the preset", f"{child}: {key}")
    if not os.path.isfile(path):
        raise InputError(f"{child}: {key}: no such file {path}")
    return path


def _base_path(reference: object, child: Path) -> Path:
    if not isinstance(reference, str) or not reference:
        raise InputError(f"{child}: extends: got {reference!r}, expected the name of a family base, a GPU or a .toml path")
    if reference.endswith(".toml"):
        return _beside(child, reference, "extends")
    families = {p.stem: p for p in sorted((data_dir("presets") / "families").glob("*.toml"))}
    known = {**_preset_files(), **families}
    known.pop(child.stem if child.parent in (user_folder(), data_dir("presets")) else "", None)
    name = reference.removeprefix("families/")
    if name not in known:
        raise UnknownNameError(f"{child}: extends: {suggest('base', name, known)}")
    return known[name]


def _mixed(own: object, its: object, base: object) -> str:
    """Return what is wrong with a family in place of that of the GPU it is set on, "" if nothing is."""
    if own is None or own == its or own not in _SHIPPED:
        return ""
    return (
        f"family: got {own!r}, but {base} is of {its!r}, whose registers, waves and rates hold for it alone; "
        f"take or extend a GPU of {own!r}, or leave the family out"
    )


def _resolve(path: Path, extended_by: Path | None = None) -> dict[str, Any]:
    document = _normalise(_read(path))
    if "extends" not in document:
        return document
    base_path = _base_path(document["extends"], path)
    is_family = base_path.parent == data_dir("presets") / "families"
    if extended_by is not None and not is_family:
        raise InputError(
            f"{extended_by}: extends {path}, which itself extends {document['extends']!r}; only one step is allowed, "
            f"and then one to a family base"
        )
    base = _read(base_path) if is_family else _resolve(base_path, extended_by=path)
    if is_family and "extends" in base:
        raise InputError(f"{base_path}: a family base extends nothing, got {base['extends']!r}")
    base = _normalise(base)
    own, its = (part.get("family") for part in (document, base))
    if not is_family and (problem := _mixed(own, its, document["extends"])):
        raise InputError(f"{path}: {problem}")
    for which, part in ((base_path, base), (path, document)):
        lists = (part.get(key, []) for key in ("alternatives", "anchors"))
        if not isinstance(part.get("source", {}), Mapping) or not all(isinstance(values, list) for values in lists):
            raise InputError(f"{which}: expected [source] to be a table, [[alternatives]] and [[anchors]] lists of tables")
    return _merge(base, document)


def parse_override(path: str, text: str) -> Any:
    """Parse the text given to ``--set PATH=TEXT`` into the type of that field, units included.

    Raises
    ------
    UnknownNameError
        There is no such field; the nearest is suggested.
    InputError
        The text does not parse, or the path is a table.

    >>> parse_override("l2.size_b", "256KiB"), parse_override("dram.latency_s", "200 ns")
    (262144, 2e-07)
    """
    kind = field_type(path)
    if kind is None or path in APART:
        raise unknown_field(path)
    text = text.strip()
    if isinstance(kind, inspect.StructType):
        if text == "none":
            return None
        raise InputError(f"{path} is a table: set one of its fields, or 'none' to remove an optional table, got '{text}'")
    if isinstance(kind, inspect.BoolType):
        if text not in ("true", "false"):
            raise InputError(f"{path}: got '{text}', expected true or false")
        return text == "true"
    if isinstance(kind, inspect.TupleType | inspect.VarTupleType):
        item = kind.item_types[0] if isinstance(kind, inspect.TupleType) else kind.item_type
        if text == "none" and entries()[path].optional:
            return None
        if not isinstance(item, inspect.IntType | inspect.FloatType):
            raise InputError(f"{path}: a list of tables can only be set in a file")
        whole = isinstance(item, inspect.IntType)
        return [_number(path, part, whole=whole) for part in text.strip("[]()").split(",") if part.strip()]
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        return _number(path, text, whole=isinstance(kind, inspect.IntType))
    return text


def _relative(path: str, text: str) -> float | None:
    """Return the factor of a relative value of a number field, None where the value is absolute.

    >>> _relative("dram.b_per_s", "+30%"), _relative("l2.size_b", "2x"), _relative("l2.size_b", "256KiB")
    (1.3, 2.0, None)
    """
    match = _RELATIVE.fullmatch(text.strip())
    if match is None or not isinstance(field_type(path), inspect.IntType | inspect.FloatType):
        return None
    sign, percent, times = match.groups()
    factor = float(times) if times else 1.0 + float(f"{sign}{percent}") / 100.0
    if not (math.isfinite(factor) and factor > 0.0):
        raise InputError(f"{path}: got '{text}', expected more than -100% or 0x")
    return factor


def _changed_by(gpu: GpuSpec, path: str, text: str, factor: float) -> float | int:
    """Return the value of a field that is `factor` times that of the GPU."""
    value = get_field(gpu, path)
    if not value:
        raise InputError(f"{path}: got '{text}' of {'no value' if value is None else value} of {gpu.name}, expected a number")
    scaled, exact = scaled_field(gpu, path, factor), value * factor
    if abs(scaled - exact) > _NEAR * exact or (scaled == value and factor != 1.0):
        raise InputError(f"{path}: got '{text}' of {value}, which is {exact:g}, expected what the field can be: {scaled}")
    return scaled


def _number(path: str, text: str, whole: bool) -> float | int:
    if text.strip().endswith("%"):
        raise InputError(
            f"{path}: got '{text.strip()}', expected +{text.strip(' +-%')}% or a factor as in 1.3x, of the GPU's own"
        )
    try:
        value = parse_quantity(text, field_unit(path))
    except InputError as error:
        raise InputError(f"{path}: {error}") from error
    if whole and not isinstance(value, int):
        raise InputError(f"{path}: got '{text.strip()}', expected an integer")
    return value


def _with_errors(document: dict[str, Any], path: Path) -> dict[str, Any]:
    """Put in place what ``model.errors = { of = "GPU", inflation = 1.5 }`` stands for: another GPU's errors, so many times.

    On which side that GPU errs more follows from its own figures: both edges are the further one. How far the engines'
    disagreement counts stays as it is. An engine whose errors are stated keeps them.
    """
    model = document.get("model")
    given = model.get("errors") if isinstance(model, Mapping) else None
    if not isinstance(given, Mapping) or not {"of", "inflation"} & given.keys():
        return document
    name, times = given.get("of"), given.get("inflation")
    if not isinstance(name, str) or not name:
        raise InputError(f"{path}: model.errors.of: got {name!r}, expected the name of a GPU whose preset states model.errors")
    if isinstance(times, bool) or not isinstance(times, int | float) or not 0 < times < 100:
        raise InputError(f"{path}: model.errors.inflation: got {times!r}, expected a factor such as 1.5")
    named = _beside(path, name, "model.errors.of") if name.endswith(".toml") or os.sep in name else _find(name)
    other = _resolve(named).get("model", {}).get("errors")
    if not isinstance(other, Mapping) or "of" in other:
        raise InputError(
            f"{path}: model.errors.of: {name} states no errors of its own; name a GPU that was calibrated on a corpus"
        )
    wider = {
        engine: {
            part: [float(f"{max(edges) * (1.0 if part == 'disagreement' else times):.4g}")] * 2 for part, edges in table.items()
        }
        for engine, table in other.items()
        if isinstance(table, Mapping)
    }
    own = {key: value for key, value in given.items() if key not in ("of", "inflation")}
    document["model"] = {**document["model"], "errors": wider | own}
    sources = document.get("source")
    if not isinstance(sources, dict):
        return document
    for key in ("model.errors.of", "model.errors.inflation"):
        if (said := sources.pop(key, None)) is not None:
            sources.update({f"model.errors.{engine}": said for engine in wider if engine not in own})
    return document


def gpu_document(name_or_path: str | os.PathLike[str], overrides: Overrides | None = None) -> dict[str, Any]:
    """Return the preset as a plain document: `extends` resolved, overrides applied, sources by dotted path; unchecked.

    Parameters
    ----------
    name_or_path
        A name of `list_gpus` or the path of a .toml file.
    overrides
        Dotted path to a number, or to text as given to ``--set``.

    Raises
    ------
    UnknownNameError
        No such GPU, base or field.
    InputError
        The file is not TOML or an override does not parse; all bad overrides are listed.
    """
    path = _find(name_or_path)
    text = os.fspath(name_or_path)
    return _with_overrides(_as_sold(_with_errors(_resolve(path), path), text), overrides or {}, text)


def _with_overrides(document: dict[str, Any], overrides: Overrides, what: str) -> dict[str, Any]:
    if not overrides:
        return document
    problems: list[str] = []
    values: dict[str, Any] = {}
    base: GpuSpec | None = None
    for field, given in overrides.items():
        text = override_text(given)
        try:
            factor = _relative(field, text)
            if factor is None:
                values[field] = parse_override(field, text)
                continue
            base = base or _checked(document, what)
            values[field] = _changed_by(base, field, text, factor)
        except (UnknownNameError, InputError) as error:
            if len(overrides) == 1:
                raise
            problems.append(str(error))
    if problems:
        raise InputError(f"{len(problems)} of {len(overrides)} values to set are not acceptable:", problems)
    if problem := _mixed(values.get("family"), document.get("family"), what):
        raise InputError(f"--set {problem}")
    sources = document.setdefault("source", {})
    for field, value in values.items():
        set_field(document, field, value)
        if isinstance(sources, dict) and value is not None:
            sources[field] = {"kind": "user", "ref": "--set", "rel_uncertainty": 0.0}
    follow_changes(document, set(values))
    return document


def load_gpu(name_or_path: str | os.PathLike[str], overrides: Overrides | None = None) -> GpuSpec:
    """Return the GPU of that name or file, with the values of `overrides` set.

    Parameters
    ----------
    name_or_path
        A name of `list_gpus`, of a phone, board or chip (`mgpusim.arch.devices`), or the path of a .toml file.
    overrides
        Dotted path of a field to its value: a number in the unit of the field, text with a unit ("256KiB"), or a change of the
        GPU's own value ("2x", "+30%", "-30%").

    Raises
    ------
    UnknownNameError
        No GPU, base or field of that name; the nearest is suggested.
    InputError
        The file is not TOML, or the description is not sound: every problem is listed.

    >>> load_gpu("adreno-640", {"l2.size_b": "256KiB"}).l2.size_b
    262144
    >>> load_gpu("Galaxy S25").name, load_gpu("Galaxy S25").clock.gpu_hz
    ('adreno-830', 1200000000.0)
    >>> load_gpu("adreno-640", {"l2.size_b": "2x"}).l2.size_b == 2 * load_gpu("adreno-640").l2.size_b
    True
    """
    return _checked(gpu_document(name_or_path, overrides), os.fspath(name_or_path))


def _checked(document: dict[str, Any], what: str) -> GpuSpec:
    try:
        sound = _sound(msgspec.msgpack.encode(document))
    except (TypeError, OverflowError):  # a value that no field takes
        sound = tuple(check_document(document))
    if isinstance(sound, GpuSpec):
        return sound
    count = "1 problem" if len(sound) == 1 else f"{len(sound)} problems"
    raise InputError(f"{what}: {count} in the GPU description:", sound)


@lru_cache(maxsize=64)
def _sound(packed: bytes) -> GpuSpec | tuple[str, ...]:
    """Return the GPU of a document as MessagePack, or its problems; kept, since a preset is asked for again and again."""
    document = msgspec.msgpack.decode(packed)
    return tuple(check_document(document)) or msgspec.convert(document, GpuSpec)


def as_gpu(gpu: GpuLike, overrides: Overrides | None = None) -> GpuSpec:
    """Return the GPU that is meant, with the values of `overrides` set.

    >>> as_gpu(load_gpu("adreno-640"), {"l2.size_b": 1 << 18}) == load_gpu("adreno-640", {"l2.size_b": "256KiB"})
    True
    """
    if not isinstance(gpu, GpuSpec):
        return load_gpu(gpu, overrides)
    if not overrides:
        return gpu
    document = {name: value for name, value in msgspec.to_builtins(gpu).items() if value is not None}
    return _checked(_with_overrides(document, overrides, gpu.name), gpu.name)


def override_text(value: object) -> str:
    """Return a value as ``--set`` takes it.

    >>> override_text(True), override_text(0.5), override_text("256KiB")
    ('true', '0.5', '256KiB')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)
