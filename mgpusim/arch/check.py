"""Checks a GPU document before it becomes a `GpuSpec`: every problem at once, each with its path and what would fix it.

The shape (which keys, which types) is taken from the structs of `mgpusim.arch.spec`, so the two cannot drift apart;
ranges are by field name; rules that tie fields together come last and only run where the shape is sound.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import inspect

from mgpusim.arch.schedulers import SCHEDULERS
from mgpusim.arch.spec import Cache, GpuSpec, Source
from mgpusim.errors import nearest

__all__ = ["check_document", "check_spec", "field_type", "leaf_paths", "number_range", "schema_paths"]

Document = Mapping[str, Any]

# Numbers are finite and greater than zero unless named here: (lowest, highest) allowed, by field name or dotted path.
_RANGES: dict[str, tuple[float, float]] = {
    "turnaround_cycles": (0.0, math.inf),
    "bank_s": (0.0, math.inf),
    "group_cycles": (0, math.inf),
    "warp_cycles": (0, math.inf),
    "device_group_cycles": (0, math.inf),
    "floor_s": (0, math.inf),
    "image_s": (0, math.inf),
    "gap_s": (0, math.inf),
    "enqueue_s": (0, math.inf),
    "miss_cycles": (0, math.inf),
    "registers.reserved": (0, math.inf),
    "registers.fixed": (0, math.inf),
    "registers.per_load": (0, math.inf),
    "core.fp64.rate": (0, math.inf),
    "constant.size_b": (0, math.inf),
    "model.address_op_weight": (0, math.inf),
    "model.index_division_ops": (0, math.inf),
    "model.sigma": (0, math.inf),
    "dram.efficiency": (math.ulp(0.0), 1),
    "model.unroll_overlap": (math.ulp(0.0), 1),
    "texture.linear_factor": (1, math.inf),
    "model.partial_store_factor": (1, math.inf),
    "model.throughput_norm": (1, math.inf),
    "model.latency_norm": (1, math.inf),
    "rel_uncertainty": (0, math.inf),
    "model.turnover": (0, 100),
}
_CACHES = ("texture_l1", "l1", "l2", "slc")
_POWERS_OF_TWO = ("line_b", "sector_b", "bank_b", "page_b", "burst_b", "write_b")


@cache
def _fields(cls: type) -> dict[str, inspect.Field]:
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    return {f.encode_name: f for f in info.fields}


def _strip_optional(kind: inspect.Type) -> inspect.Type:
    if isinstance(kind, inspect.UnionType):
        rest = [t for t in kind.types if not isinstance(t, inspect.NoneType)]
        return rest[0] if len(rest) == 1 else kind
    return kind


@lru_cache(maxsize=1)
def schema_paths() -> tuple[str, ...]:
    """Return every dotted path a GPU document may hold, tables included; the parts of a list have no path.

    >>> "l2.size_b" in schema_paths() and "core.ops.fma" in schema_paths()
    True
    """

    def walk(cls: type, prefix: str) -> Iterator[str]:
        for name, field in _fields(cls).items():
            yield prefix + name
            kind = _strip_optional(field.type)
            if isinstance(kind, inspect.StructType):
                yield from walk(kind.cls, f"{prefix}{name}.")

    return tuple(p for p in walk(GpuSpec, "") if p not in ("source", "alternatives"))


@cache
def field_type(path: str) -> inspect.Type | None:
    """Return the type of the field at a dotted path, optionality removed; None if there is no such path.

    >>> type(field_type("l2.size_b")).__name__, field_type("l2.size_kb")
    ('IntType', None)
    """
    cls: type | None = GpuSpec
    kind: inspect.Type | None = None
    for part in path.split("."):
        if cls is None or part not in _fields(cls):
            return None
        kind = _strip_optional(_fields(cls)[part].type)
        cls = kind.cls if isinstance(kind, inspect.StructType) else None
    return kind


def leaf_paths(document: Document, prefix: str = "") -> Iterator[str]:
    """Yield the dotted paths of all values of a document that are not tables, `source` and `alternatives` left out.

    >>> list(leaf_paths({"l2": {"size_b": 1, "ways": 2}, "name": "x", "source": {}}))
    ['l2.size_b', 'l2.ways', 'name']
    """
    for key, value in document.items():
        if not prefix and key in ("source", "alternatives", "extends"):
            continue
        if isinstance(value, Mapping):
            yield from leaf_paths(value, f"{prefix}{key}.")
        elif value is not None:
            yield prefix + key


def _show(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def number_range(path: str) -> tuple[float, float, bool]:
    """Return the least and the greatest value of a number field, and whether it is a whole number.

    >>> number_range("dram.efficiency")[1:], number_range("l2.ways")[2]
    ((1, False), True)
    """
    low, high = _RANGES.get(path, _RANGES.get(path.rpartition(".")[2], (math.ulp(0.0), math.inf)))
    return low, high, isinstance(field_type(path), inspect.IntType)


def _number_problem(path: str, value: float) -> str | None:
    name = path.rsplit(".", 1)[-1].split("[")[0]
    if not math.isfinite(value):
        return f"{path}: got {value}, expected a finite number"
    low, high = _RANGES.get(path, _RANGES.get(name, (None, math.inf)))
    if low is None:
        return None if value > 0 else f"{path}: got {value}, expected a number greater than 0"
    if value < low or value > high:
        span = f"at least {low:g}" if high == math.inf else f"in (0, {high:g}]"
        return f"{path}: got {value}, expected a number {span}"
    return None


def _names(kind: inspect.Type, path: str) -> tuple[str, ...] | None:
    """Return the names a field may have, in the order they are shown; None where it is no name."""
    if path == "core.scheduler":
        return tuple(sorted(SCHEDULERS))
    return tuple(map(str, kind.values)) if isinstance(kind, inspect.LiteralType) else None


def _check_value(kind: inspect.Type, value: object, path: str, out: list[str]) -> None:
    """Append the problems of one value against its type; recursive over tables and lists."""
    kind = _strip_optional(kind)
    if isinstance(kind, inspect.StructType):
        if isinstance(value, Mapping):
            _check_table(kind.cls, value, path, out)
        else:
            out.append(f"{path}: got {_show(value)}, expected a table with {', '.join(list(_fields(kind.cls))[:4])}, ...")
    elif isinstance(kind, inspect.BoolType):
        if not isinstance(value, bool):
            out.append(f"{path}: got {_show(value)}, expected true or false")
    elif isinstance(kind, inspect.IntType | inspect.FloatType):
        whole = isinstance(kind, inspect.IntType)
        if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
            hint = ""
            if isinstance(value, str):
                hint = "; a preset holds plain numbers in the unit of the field's name"
            out.append(f"{path}: got {_show(value)}, expected {'an integer' if whole else 'a number'}{hint}")
        elif isinstance(value, int | float) and (problem := _number_problem(path, value)):
            out.append(problem)
    elif (names := _names(kind, path)) is not None:
        if value not in names or not isinstance(value, str):
            close = nearest(value, names) if isinstance(value, str) else None
            hint = f"; did you mean '{close}'?" if close else ""
            out.append(f"{path}: got {_show(value)}, expected one of {', '.join(names)}{hint}")
    elif isinstance(kind, inspect.StrType):
        if not isinstance(value, str) or not value.strip():
            out.append(f"{path}: got {_show(value)}, expected a text that is not empty")
    elif isinstance(kind, inspect.TupleType | inspect.VarTupleType):
        _check_list(kind, value, path, out)
    elif isinstance(kind, inspect.UnionType) and not isinstance(value, str | int | float):
        out.append(f"{path}: got {_show(value)}, expected a number, text or truth value")


def _check_list(kind: inspect.TupleType | inspect.VarTupleType, value: object, path: str, out: list[str]) -> None:
    if not isinstance(value, list | tuple):
        out.append(f"{path}: got {_show(value)}, expected a list")
        return
    if isinstance(kind, inspect.TupleType):
        if len(value) != len(kind.item_types):
            out.append(f"{path}: got {len(value)} values, expected {len(kind.item_types)}")
            return
        items = kind.item_types
    else:
        items = (kind.item_type,) * len(value)
    for position, (item, part) in enumerate(zip(items, value, strict=True)):
        _check_value(item, part, f"{path}[{position}]", out)


def _check_table(cls: type, table: Document, path: str, out: list[str]) -> None:
    fields = _fields(cls)
    dot = f"{path}." if path else ""
    for key in table:
        if key not in fields:
            close = nearest(str(key), fields)
            fix = f"did you mean '{dot}{close}'?" if close else f"expected one of {', '.join(fields)}"
            out.append(f"{dot}{key}: unknown key; {fix}")
    for name, field in fields.items():
        if name not in table:
            if field.required:
                out.append(f"{dot}{name}: missing, expected {_expected(field.type)}")
            continue
        value = table[name]
        if value is None and isinstance(field.type, inspect.UnionType):
            continue
        if path == "" and name == "source":
            _check_sources(value, out)
        else:
            _check_value(field.type, value, dot + name, out)


def _expected(kind: inspect.Type) -> str:
    kind = _strip_optional(kind)
    if isinstance(kind, inspect.StructType):
        return "a table"
    if isinstance(kind, inspect.LiteralType):
        return f"one of {', '.join(map(str, kind.values))}"
    names: list[tuple[type, str]] = [
        (inspect.BoolType, "true or false"),
        (inspect.IntType, "an integer"),
        (inspect.FloatType, "a number"),
        (inspect.StrType, "a text"),
    ]
    return next((text for cls, text in names if isinstance(kind, cls)), "a list")


def _check_sources(sources: object, out: list[str]) -> None:
    if not isinstance(sources, Mapping):
        out.append(f"source: got {_show(sources)}, expected a table of field or table = {{kind, ref, rel_uncertainty}}")
        return
    known = set(schema_paths())
    for path, entry in sources.items():
        where = f'source."{path}"'
        if path != "*" and path not in known:
            close = nearest(str(path), known)
            out.append(f"{where}: no such field or table" + (f"; did you mean '{close}'?" if close else ""))
        if isinstance(entry, Mapping):
            _check_table(Source, entry, where, out)
        else:
            out.append(f"{where}: got {_show(entry)}, expected {{kind, ref, rel_uncertainty}}")


# --- rules between fields -------------------------------------------------------------------------------------------


def _power_of_two(value: int) -> bool:
    return value > 0 and value & (value - 1) == 0


def _cache_problems(name: str, level: Cache) -> Iterator[str]:
    if level.line_b % level.sector_b:
        yield f"{name}.sector_b: got {level.sector_b}, expected a divisor of {name}.line_b = {level.line_b}"
    unit = level.line_b * level.ways
    if level.size_b % unit:
        below, above = level.size_b // unit * unit, -(-level.size_b // unit) * unit
        yield (
            f"{name}.size_b: {level.size_b} is not a whole number of sets of {level.ways} ways x {level.line_b} bytes; "
            f"the nearest: {f'{below} or {above}' if below > 0 else above}"
        )
    elif level.index_hash in ("mask", "xor") and not _power_of_two(level.sets):
        yield (
            f"{name}.index_hash: '{level.index_hash}' needs a power of two of sets, "
            f"but size_b / (line_b * ways) = {level.sets}; use 'modulo' or another number of ways"
        )


def _bank_problems(name: str, level: Cache) -> Iterator[str]:
    together = {key: getattr(level, key) for key in ("banks", "bank_b", "tags_per_cycle")}
    missing = [key for key, value in together.items() if value is None]
    if missing and len(missing) < len(together):
        given = ", ".join(f"{name}.{key}" for key in together if key not in missing)
        yield f"{name}.{missing[0]}: missing, expected with {given}: an L1 has all of {', '.join(together)} or none"


def _register_problems(gpu: GpuSpec) -> Iterator[str]:
    registers = gpu.registers
    if gpu.family.startswith("adreno"):
        if registers.file_vec4 is None or registers.pool_granularity is None:
            yield f"registers: family {gpu.family} also needs file_vec4 and pool_granularity"
            return
        words = registers.file_vec4 * 4 * min(gpu.core.warp_sizes) * registers.pool_granularity
        if registers.per_core != words:
            yield (
                f"registers.per_core: got {registers.per_core}, expected file_vec4 * 4 * narrowest warp * "
                f"pool_granularity = {words}"
            )
    if gpu.family in ("bifrost", "midgard"):
        steps = registers.steps
        if not steps:
            yield f"registers.steps: family {gpu.family} needs at least one {{registers, items}}"
            return
        for a, b in pairwise(steps):
            if b.registers <= a.registers or b.items >= a.items:
                yield "registers.steps: expected registers ascending and items descending"
                break
        if steps[-1].registers != registers.max_per_item:
            yield (f"registers.max_per_item: got {registers.max_per_item}, expected that of the last step, {steps[-1].registers}")
        over = [s for s in steps if s.registers * s.items > registers.per_core]
        if over:
            yield (
                f"registers.per_core: {registers.per_core} words do not hold the step of {over[0].items} items "
                f"with {over[0].registers} registers"
            )
    if registers.max_per_item > registers.per_core:
        yield f"registers.max_per_item: got {registers.max_per_item}, more than registers.per_core = {registers.per_core}"


def _core_problems(gpu: GpuSpec) -> Iterator[str]:
    core = gpu.core
    sizes = core.warp_sizes
    if not sizes or list(sizes) != sorted(set(sizes)) or not all(map(_power_of_two, sizes)):
        yield f"core.warp_sizes: got {list(sizes)}, expected ascending powers of two"
    elif gpu.family == "midgard" and sizes != (1,):
        yield f"core.warp_sizes: got {list(sizes)}, expected [1]: midgard runs every work item on its own"
    if gpu.family == "nvidia" and core.max_warps % core.sub_cores:
        yield f"core.max_warps: got {core.max_warps}, expected a multiple of core.sub_cores = {core.sub_cores}"
    product = math.prod(gpu.limits.max_work_item_sizes)
    if gpu.limits.max_work_group_size > product:
        yield f"limits.max_work_group_size: got {gpu.limits.max_work_group_size}, more than max_work_item_sizes allow, {product}"
    if not gpu.model.unroll_factors or list(gpu.model.unroll_factors) != sorted(set(gpu.model.unroll_factors)):
        yield f"model.unroll_factors: got {list(gpu.model.unroll_factors)}, expected ascending factors such as [1, 2, 4]"


def check_spec(gpu: GpuSpec) -> list[str]:
    """Return the problems between the fields of a well-shaped `GpuSpec`, an empty list if there are none.

    >>> from mgpusim.arch.load import load_gpu
    >>> check_spec(load_gpu("adreno-640"))
    []
    """
    out: list[str] = []
    for name in _CACHES:
        level = getattr(gpu, name)
        if level is not None:
            out.extend(_cache_problems(name, level))
            out.extend(_bank_problems(name, level))
            if name in ("l2", "slc") and level.serves != "all":
                out.append(f"{name}.serves: got '{level.serves}', expected 'all': only a first-level cache serves a part")
    if gpu.local.max_per_group_b > gpu.local.size_b:
        out.append(f"local.max_per_group_b: got {gpu.local.max_per_group_b}, more than local.size_b = {gpu.local.size_b}")
    for rule in (_register_problems, _core_problems):
        out.extend(rule(gpu))
    known = set(schema_paths())
    for position, other in enumerate(gpu.alternatives):
        if other.field not in known and not _is_property(other.field):
            close = nearest(other.field, known)
            hint = f"; did you mean '{close}'?" if close else ""
            out.append(f"alternatives[{position}].field: no such field '{other.field}'{hint}")
    return out


def _is_property(name: str) -> bool:
    return isinstance(getattr(GpuSpec, name, None), property)


def _powers(document: Document) -> Iterator[str]:
    for path in leaf_paths(document):
        if path.rsplit(".", 1)[-1] in _POWERS_OF_TWO:
            value: Any = document
            for part in path.split("."):
                value = value[part]
            if isinstance(value, int) and not isinstance(value, bool) and value > 0 and not _power_of_two(value):
                yield f"{path}: got {value}, expected a power of two such as {1 << round(math.log2(value))}"


def check_document(document: Document) -> list[str]:
    """Return every problem of a GPU document as "path: got ..., expected ..." lines, an empty list if it is sound.

    Parameters
    ----------
    document
        A parsed preset with `extends` resolved and sources flattened to dotted paths.

    Examples
    --------
    >>> from mgpusim.arch.load import gpu_document
    >>> document = gpu_document("adreno-640")
    >>> document["l2"]["size"] = document["l2"].pop("size_b")
    >>> for problem in check_document(document):
    ...     print(problem)
    l2.size: unknown key; did you mean 'l2.size_b'?
    l2.size_b: missing, expected an integer
    """
    out: list[str] = []
    _check_table(GpuSpec, document, "", out)
    out.extend(_powers(document))
    if out:
        # the levels that are sound by themselves still have their geometry checked in the same pass
        for name in _CACHES:
            table = document.get(name)
            if isinstance(table, Mapping) and not any(p.startswith(f"{name}.") for p in out):
                out.extend(_cache_problems(name, msgspec.convert(table, Cache)))
        return out
    convert: Callable[..., GpuSpec] = msgspec.convert
    try:
        gpu = convert(document, GpuSpec)
    except msgspec.ValidationError as error:
        return [str(error)]
    return check_spec(gpu)
