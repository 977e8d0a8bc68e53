"""Fields of a loaded GPU by dotted path: read, list, replace, their sources, and the preset written back as TOML."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import inspect

from mgpusim.arch.check import check_document
from mgpusim.arch.families import families, family_of
from mgpusim.arch.schema import APART, cache_levels, field_type, leaf_paths, unknown_field
from mgpusim.arch.spec import GpuSpec, Source
from mgpusim.errors import InputError
from mgpusim.toml import toml_text

UNSTATED = Source(kind="user", ref="no source stated", rel_uncertainty=0.0)
"""What a value without a source in a user's own file counts as."""


def enclosing(sources: Mapping[str, Any], path: str) -> Any:
    """Return the entry of `sources` for the path itself or its nearest enclosing table, "*" last, else None.

    >>> enclosing({"l2": 1, "l2.ways": 2}, "l2.ways"), enclosing({"l2": 1}, "l2.size_b"), enclosing({}, "l2")
    (2, 1, None)
    """
    while path:
        if path in sources:
            return sources[path]
        path = path.rpartition(".")[0]
    return sources.get("*")


def follow_changes(document: dict[str, Any], changed: set[str]) -> None:
    """Change what follows from changed fields: other descriptions of a register file, as the family has it, and the clock's."""
    follow_clock(document, changed)
    with contextlib.suppress(KeyError, TypeError, ValueError, ZeroDivisionError):  # unsound: the checker says why
        families.lookup(str(document["family"])).follow_registers(document, changed)


def follow_clock(document: dict[str, Any], changed: set[str]) -> None:
    """Drop `clock.run_hz` and anchors where the clock was set without them: they are about another clock.

    >>> clock = {"gpu_hz": 4e8, "run_hz": [4.5e8, 6e8]}
    >>> follow_clock({"clock": clock}, {"clock.gpu_hz"})
    >>> clock
    {'gpu_hz': 400000000.0}
    """
    if "clock.gpu_hz" in changed and "clock.run_hz" not in changed and isinstance(document.get("clock"), dict):
        document["clock"].pop("run_hz", None)
        document.pop("anchors", None)


# --- fields of a loaded GPU -----------------------------------------------------------------------------------------


def get_field(gpu: GpuSpec, path: str) -> Any:
    """Return the value at a dotted path.

    >>> get_field(load_gpu("adreno-640"), "texture_l1.size_b")
    12288
    """
    node: Any = gpu
    if field_type(path) is None:
        raise unknown_field(path)
    for part in path.split("."):
        node = getattr(node, part) if node is not None else None
    return node


def numeric_fields(gpu: GpuSpec) -> dict[str, float]:
    """Return every single number of the description by dotted path (truth values and lists left out).

    >>> fields = numeric_fields(load_gpu("adreno-640"))
    >>> fields["l2.line_b"], "local.on_chip" in fields
    (64, False)
    """
    document = msgspec.to_builtins(gpu)
    values: dict[str, float] = {}
    for path in leaf_paths(document):
        value = get_field(gpu, path)
        if isinstance(value, int | float) and not isinstance(value, bool):
            values[path] = value
    return values


def source_of(gpu: GpuSpec, path: str) -> Source:
    """Return where the value at a dotted path comes from: the nearest enclosing entry of ``source``.

    A value no entry covers, in a user's own file, is the user's word: kind "user" without uncertainty.

    >>> source_of(load_gpu("adreno-640", {"l2.size_b": "256KiB"}), "l2.size_b").kind
    'user'
    """
    get_field(gpu, path)
    source: Source | None = enclosing(gpu.source, path)
    return source or UNSTATED


def unsourced(gpu: GpuSpec) -> list[str]:
    """Return the paths of all values that hold a number and that no entry of ``source`` covers.

    >>> unsourced(load_gpu("adreno-640"))
    []
    """
    names = []
    for path in leaf_paths(msgspec.to_builtins(gpu)):
        value = get_field(gpu, path)
        numbers: Iterable[Any] = value if isinstance(value, tuple) else (value,)
        if any(not isinstance(v, str | bool) for v in numbers) and enclosing(gpu.source, path) is None:
            names.append(path)
    return names


def set_field(document: dict[str, Any], path: str, value: Any) -> None:
    """Set the value at a dotted path of a document, whose tables are made where they are missing.

    >>> document = {}
    >>> set_field(document, "l2.size_b", 1024)
    >>> document
    {'l2': {'size_b': 1024}}
    """
    *tables, leaf = path.split(".")
    for table in tables:
        document = document.setdefault(table, {})
    document[leaf] = value


def with_fields(gpu: GpuSpec, values: Mapping[str, Any]) -> GpuSpec:
    """Return a copy with the values at dotted paths replaced, checked; sources are kept as they are.

    For sweeps and sensitivities: no text is parsed. A register file described twice is kept in step.

    Raises
    ------
    UnknownNameError, InputError
        No such field, or the result is not sound.

    >>> with_fields(load_gpu("adreno-640"), {"texture_l1.size_b": 6144}).texture_l1.size_b
    6144
    """
    document = msgspec.to_builtins(gpu)
    for path, value in values.items():
        get_field(gpu, path)
        *tables, leaf = path.split(".")
        node: Any = document
        for table in tables:
            if node.get(table) is None:
                raise InputError(f"{path}: {gpu.name} has no {table}; describe the whole table in a file")
            node = node[table]
        node[leaf] = value
    follow_changes(document, set(values))
    problems = check_document(document)
    if problems:
        raise InputError(f"{gpu.name} with {', '.join(values)} set:", problems)
    return msgspec.convert(document, GpuSpec)


def replaced(gpu: GpuSpec, path: str, value: Any) -> GpuSpec:
    """Return a copy with one field replaced, unchecked: for derivatives, and for columns (see `mgpusim.arch.columns`).

    >>> replaced(load_gpu("adreno-640"), "l2.latency_cycles", 99.5).l2.latency_cycles
    99.5
    """
    names = path.split(".")
    chain: list[Any] = [gpu]
    for name in names[:-1]:
        chain.append(getattr(chain[-1], name))
    for owner, name in zip(reversed(chain), reversed(names), strict=True):
        value = msgspec.structs.replace(owner, **{name: value})
    assert isinstance(value, GpuSpec)
    return value


def scaled_field(gpu: GpuSpec, path: str, factor: float) -> float | int:
    """Return a number of the description times `factor`, in what the field is counted in.

    Whole numbers are rounded to the nearest: of sets for the size of a cache, of the family's step for registers.

    >>> gpu = load_gpu("adreno-640")
    >>> scaled_field(gpu, "dram.efficiency", 0.5) == gpu.dram.efficiency / 2
    True
    >>> gpu.l2.size_b, gpu.l2.line_b * gpu.l2.ways, scaled_field(gpu, "l2.size_b", 1.3)
    (131072, 512, 170496)
    """
    value: float = get_field(gpu, path) * factor
    if not isinstance(field_type(path), inspect.IntType):
        return float(value)
    table = path.rpartition(".")[0]
    if path.endswith(".size_b") and table in cache_levels():
        cache = get_field(gpu, table)
        unit: int = cache.line_b * cache.ways
        return round(value / unit) * unit
    if path == "registers.per_core":
        step: int = family_of(gpu).register_step(gpu)
        return max(1, round(value / step)) * step
    return max(1, round(value))


NO_FIGURES = ("source", "alternatives", "anchors", "description", "vendor", "name")
"""Keys of a preset that decide no prediction."""


def fingerprint(gpu: GpuSpec) -> str:
    """Return a digest of everything that can change a prediction: all values, but not their sources or texts.

    >>> gpu = load_gpu("adreno-640")
    >>> fingerprint(gpu) == fingerprint(load_gpu("adreno-640")) != fingerprint(with_fields(gpu, {"l2.size_b": 262144}))
    True
    """
    document = msgspec.to_builtins(gpu)
    for key in NO_FIGURES:
        document.pop(key)
    return hashlib.sha256(msgspec.json.encode(document, order="sorted")).hexdigest()[:24]


# --- writing --------------------------------------------------------------------------------------------------------

NESTED = 8  # tables of a preset are not nested deeper


def dump_toml(gpu: GpuSpec | Mapping[str, Any]) -> str:
    """Return the preset as TOML text that loads back to the same GPU; absent optional fields are left out.

    >>> "[l2]" in dump_toml(load_gpu("adreno-640"))
    True
    """
    document: Mapping[str, Any] = msgspec.to_builtins(gpu) if isinstance(gpu, GpuSpec) else gpu
    apart = {key: document[key] for key in APART if document.get(key)}
    values = toml_text({key: value for key, value in document.items() if key not in APART}, depth=NESTED)
    return f"{values}\n{toml_text(apart)}" if apart else values
