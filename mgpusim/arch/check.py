"""Checks a GPU document before it becomes a `GpuSpec`: every problem at once, each with its path and what would fix it.

The shape (which keys, which types) and the ranges are those of the fields' definitions, so the two cannot drift apart. Rules that
tie fields together come last and only run where the shape is sound; those of an execution family are its own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal
from typing import Any

import msgspec
from msgspec import inspect

from mgpusim.arch.families import families, family_of
from mgpusim.arch.replacement import ways_problem
from mgpusim.arch.schedulers import SCHEDULERS
from mgpusim.arch.schema import FieldEntry, cache_levels, entries, leaf_paths, root, schema_paths
from mgpusim.arch.spec import Cache, GpuSpec
from mgpusim.arch.spec.bounds import OWN_WHY, bounds_of, interval
from mgpusim.errors import nearest
from mgpusim.units import field_unit, format_quantity

Document = Mapping[str, Any]


def _show(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _number_problem(entry: FieldEntry, path: str, value: float) -> str | None:
    if isinstance(value, float) and not math.isfinite(value):
        return f"{path}: got {value}, expected a finite number"
    low, high = entry.about.range
    if low <= value <= high:
        return None
    unit = field_unit(entry.path)
    bounds = bounds_of(unit or entry.about.counts)
    if high != bounds.greatest:  # a range of its own
        span = f"in {interval(low, high)}: {OWN_WHY[high]}"
    elif value > high:
        span = f"at most {format_quantity(high, unit, 7)}: {bounds.why}"
    elif value <= 0 < low:
        span = "greater than 0"
    else:
        span = f"at least {format_quantity(low, unit)}: {bounds.why}" if low == bounds.least else f"at least {low:g}"
    shown = f"{Decimal(value).normalize():.6g}" if isinstance(value, int) and abs(value) >= 1e20 else value
    return f"{path}: got {shown}, expected a number {span}{_other_unit(value) if unit == 'Hz' else ''}"


def _other_unit(hz: float) -> str:
    """Return the clock that was meant by a number of MHz, GHz or of one for the other, as a question."""
    for unit, factor in (("MHz", 1e6), ("GHz", 1e9), ("GHz", 1e3), ("GHz", 1e-3)):
        if 5e7 <= hz * factor <= 1e10:
            return f"; did you mean {hz * factor / (1e6 if unit == 'MHz' else 1e9):g} {unit}?"
    return ""


def _choices(entry: FieldEntry, kind: inspect.Type, value: object = None) -> tuple[str, ...]:
    """Return the words that a field may hold, () if any will do."""
    if isinstance(kind, inspect.LiteralType):
        return tuple(map(str, kind.values))
    if entry.path == "core.scheduler":
        return tuple(sorted(SCHEDULERS))
    if entry.path != "family":
        return ()
    return (value,) if isinstance(value, str) and value in families else families.known()  # plug-ins only where they are needed


def _check_value(entry: FieldEntry, kind: inspect.Type, value: object, path: str, out: list[str]) -> None:
    """Append the problems of one value of a field, or of a part of it, of a type; recursive over tables and lists."""
    choices = _choices(entry, kind, value)
    if isinstance(kind, inspect.StructType):
        if isinstance(value, Mapping):
            _check_table(entry.fields, value, path, out)
        else:
            out.append(f"{path}: got {_show(value)}, expected a table with {', '.join(list(entry.fields)[:4])}, ...")
    elif choices:
        if not isinstance(value, str) or value not in choices:
            close = nearest(value, choices) if isinstance(value, str) else None
            hint = f"; did you mean '{close}'?" if close else ""
            out.append(f"{path}: got {_show(value)}, expected one of {', '.join(choices)}{hint}")
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
        elif isinstance(value, int | float) and (problem := _number_problem(entry, path, value)):
            out.append(problem)
    elif isinstance(kind, inspect.StrType):
        if not isinstance(value, str) or not value.strip():
            out.append(f"{path}: got {_show(value)}, expected a text that is not empty")
    elif isinstance(kind, inspect.TupleType | inspect.VarTupleType):
        _check_list(entry, kind, value, path, out)
    elif isinstance(kind, inspect.UnionType) and not isinstance(value, str | int | float):
        out.append(f"{path}: got {_show(value)}, expected a number, text or truth value")


def _check_list(
    entry: FieldEntry, kind: inspect.TupleType | inspect.VarTupleType, value: object, path: str, out: list[str]
) -> None:
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
        _check_value(entry, item, part, f"{path}[{position}]", out)


def _check_table(fields: Mapping[str, FieldEntry], table: Document, path: str, out: list[str]) -> None:
    dot = f"{path}." if path else ""
    for key in table:
        if key not in fields:
            close = nearest(str(key), fields)
            fix = f"did you mean '{dot}{close}'?" if close else f"expected one of {', '.join(fields)}"
            out.append(f"{dot}{key}: unknown key; {fix}")
    for name, entry in fields.items():
        if name not in table:
            if entry.required:
                out.append(f"{dot}{name}: missing, expected {_expected(entry)}")
            continue
        value = table[name]
        if value is None and entry.optional:
            continue
        if entry.path == "source":
            _check_sources(entry, value, out)
        else:
            _check_value(entry, entry.type, value, dot + name, out)


def _expected(entry: FieldEntry) -> str:
    if entry.is_table:
        return "a table"
    choices = _choices(entry, entry.type)
    if choices:
        return f"one of {', '.join(choices)}"
    names: list[tuple[type, str]] = [
        (inspect.BoolType, "true or false"),
        (inspect.IntType, "an integer"),
        (inspect.FloatType, "a number"),
        (inspect.StrType, "a text"),
    ]
    return next((text for cls, text in names if isinstance(entry.type, cls)), "a list")


def _check_sources(source: FieldEntry, sources: object, out: list[str]) -> None:
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
            _check_table(source.fields, entry, where, out)
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
    if wrong := ways_problem(level.replacement, level.ways):
        yield f"{name}.ways: got {level.ways}, {wrong}"


def _bank_problems(name: str, level: Cache) -> Iterator[str]:
    together = {key: getattr(level, key) for key in ("banks", "bank_b", "tags_per_cycle")}
    missing = [key for key, value in together.items() if value is None]
    if missing and len(missing) < len(together):
        given = ", ".join(f"{name}.{key}" for key in together if key not in missing)
        yield f"{name}.{missing[0]}: missing, expected with {given}: an L1 has all of {', '.join(together)} or none"


def _register_problems(gpu: GpuSpec) -> Iterator[str]:
    registers = gpu.registers
    if registers.max_per_item > registers.per_core:
        yield f"registers.max_per_item: got {registers.max_per_item}, more than registers.per_core = {registers.per_core}"


def _core_problems(gpu: GpuSpec) -> Iterator[str]:
    sizes = gpu.core.warp_sizes
    if not sizes or list(sizes) != sorted(set(sizes)) or not all(map(_power_of_two, sizes)):
        yield f"core.warp_sizes: got {list(sizes)}, expected ascending powers of two"
    product = math.prod(gpu.limits.max_work_item_sizes)
    if gpu.limits.max_work_group_size > product:
        yield f"limits.max_work_group_size: got {gpu.limits.max_work_group_size}, more than max_work_item_sizes allow, {product}"
    if not gpu.model.unroll_factors or list(gpu.model.unroll_factors) != sorted(set(gpu.model.unroll_factors)):
        yield f"model.unroll_factors: got {list(gpu.model.unroll_factors)}, expected ascending factors such as [1, 2, 4]"


def _clock_problems(gpu: GpuSpec) -> Iterator[str]:
    clock = gpu.clock
    if clock.run_hz is None:
        return
    low, high = clock.run_hz
    if not low <= clock.gpu_hz <= high:
        wanted = f"a lower and a higher clock, clock.gpu_hz = {clock.gpu_hz:g} between them or one of them"
        yield f"clock.run_hz: got [{low:g}, {high:g}], expected {wanted}"
        return
    known = [clock.gpu_hz, *(point.gpu_hz for point in clock.points)]
    if high > max(known):
        yield f"clock.run_hz: got {high:g} as the higher, above the highest of clock.points and clock.gpu_hz, {max(known):g}"
    if min(known) < clock.gpu_hz and low < min(known):
        yield f"clock.run_hz: got {low:g} as the lower, below the lowest of clock.points, {min(known):g}"


_COMPILERS = {"ocloc": "Intel's offline compiler", "amdgpu": "LLVM's AMDGPU back end"}


def _compiler_problems(gpu: GpuSpec) -> Iterator[str]:
    used = gpu.compiler.use if gpu.compiler is not None else ""
    if used in _COMPILERS and getattr(gpu.compiler, used) is None:
        yield (
            f"compiler.use: got '{used}', {_COMPILERS[used]}, and the GPU is none that it builds for; "
            f"leave --compiler out, or set compiler.{used} to its name of the device"
        )


def check_spec(gpu: GpuSpec) -> list[str]:
    """Return the problems between the fields of a well-shaped `GpuSpec`, an empty list if there are none.

    >>> check_spec(load_gpu("adreno-640"))
    []
    """
    out: list[str] = []
    for name in cache_levels():
        level = getattr(gpu, name)
        if level is not None:
            out.extend(_cache_problems(name, level))
            out.extend(_bank_problems(name, level))
            if name in ("l2", "slc") and level.serves != "all":
                out.append(f"{name}.serves: got '{level.serves}', expected 'all': only a first-level cache serves a part")
    if gpu.local.max_per_group_b > gpu.local.size_b:
        out.append(f"local.max_per_group_b: got {gpu.local.max_per_group_b}, more than local.size_b = {gpu.local.size_b}")
    if gpu.core.warp_sizes:  # which the rules of a family count on
        out.extend(family_of(gpu).problems(gpu))
    for rule in (_register_problems, _core_problems, _clock_problems, _compiler_problems):
        out.extend(rule(gpu))
    known = set(schema_paths())
    for position, other in enumerate(gpu.alternatives):
        if other.field not in known and not isinstance(getattr(GpuSpec, other.field, None), property):
            close = nearest(other.field, known)
            hint = f"; did you mean '{close}'?" if close else ""
            out.append(f"alternatives[{position}].field: no such field '{other.field}'{hint}")
    return out


def unusual(gpu: GpuSpec) -> list[str]:
    """Return what no GPU that was made has, which is no problem where one is made up: each with its path and what would fix it.

    >>> unusual(load_gpu("intel-hd505", {"shader_cores": 600}))  # doctest: +NORMALIZE_WHITESPACE
    ['shader_cores: got 600, and the largest GPU of family gen9 has 9; one like it has --set shader_cores=9 at most. Its
    memory, caches and power are those of intel-hd505']
    """
    most = family_of(gpu).most_cores
    if most is None or gpu.shader_cores <= most:
        return []
    return [
        f"shader_cores: got {gpu.shader_cores}, and the largest GPU of family {gpu.family} has {most}; one like it has "
        f"--set shader_cores={most} at most. Its memory, caches and power are those of {gpu.name}"
    ]


def _powers(document: Document) -> Iterator[str]:
    for path in leaf_paths(document):
        if path in entries() and entries()[path].about.power_of_two:
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

    >>> from mgpusim.arch.load import gpu_document
    >>> document = gpu_document("adreno-640")
    >>> document["l2"]["size"] = document["l2"].pop("size_b")
    >>> for problem in check_document(document):
    ...     print(problem)
    l2.size: unknown key; did you mean 'l2.size_b'?
    l2.size_b: missing, expected an integer
    """
    out: list[str] = []
    _check_table(root(), document, "", out)
    out.extend(_powers(document))
    if out:
        # the levels that are sound by themselves still have their geometry checked in the same pass
        for name in cache_levels():
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
