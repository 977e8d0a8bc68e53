"""Axes of a study: the values that fields of a GPU take, one by one or coupled, and where on them a point lies."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
from msgspec import inspect

from mgpusim.arch.families import family_of
from mgpusim.arch.fields import get_field
from mgpusim.arch.load import parse_override
from mgpusim.arch.schema import field_type, schema_paths
from mgpusim.arch.spec import GpuSpec
from mgpusim.arrays import Array
from mgpusim.errors import MgpusimError, nearest
from mgpusim.sweeps.formulas import check_names, formula
from mgpusim.workload.checks import Problems, TableReader, as_number, show

__all__ = ["Axis", "is_list", "read_axis"]

Value = float | int | str | bool
TEXTS = ("name", "vendor", "description", "source", "alternatives", "anchors", "family")  # say what a GPU is called or is made of
MOST_VALUES = 1_000_000


class Axis(msgspec.Struct, frozen=True):
    """One axis: `values`, or without them all values from `low` to `high` (for sampled studies).

    Attributes
    ----------
    name : column of the results. `step`: what whole numbers between `low` and `high` are multiples of.
    fields : dotted path of each field the axis sets, and how: "value", "factor" (times the base GPU's) or a formula over
        `value` and the base GPU's fields.
    """

    name: str
    fields: dict[str, str]
    values: tuple[Value, ...] = ()
    low: float = 0.0
    high: float = 0.0
    log: bool = False
    whole: bool = False
    step: int = 1

    @property
    def continuous(self) -> bool:
        """Whether it has no list of values."""
        return not self.values

    def __len__(self) -> int:
        return len(self.values)

    @property
    def array(self) -> Array:
        """The listed values; numbers are whole only on the axis of one whole field: a study that grows keeps its columns."""
        found = np.array(self.values)
        numbers = found.dtype.kind == "i" and bool(self.fields)
        return found.astype(np.float64) if numbers and not self._one_whole_field else found

    @property
    def _one_whole_field(self) -> bool:
        kind = field_type(next(iter(self.fields)))
        return list(self.fields.values()) == ["value"] and isinstance(kind, inspect.IntType) and self.name in self.fields

    def at(self, u: Array) -> Array:
        """Return the values at fractions `u` (0 to 1) of the axis.

        >>> Axis("l2", {}, low=1.0, high=100.0, log=True).at(np.array([0.0, 0.5, 1.0])).round(6).tolist()
        [1.0, 10.0, 100.0]
        >>> Axis("l2", {}, values=(4, 8)).at(np.array([0.0, 0.49, 0.5, 1.0])).tolist()
        [4, 4, 8, 8]
        """
        if self.values:
            return self.array[np.minimum((u * len(self.values)).astype(np.int64), len(self.values) - 1)]
        low, high = self.low, self.high
        span = np.exp(math.log(low) + u * math.log(high / low)) if self.log else low + u * (high - low)
        return np.rint(span / self.step).astype(np.int64) * self.step if self.whole else span

    def ends(self) -> list[Value]:
        """Return the values by which to try what the axis does: all listed ones, or both ends and what lies between."""
        return list(self.values) if self.values else [v.item() for v in self.at(np.array([0.0, 0.37, 0.71, 1.0]))]

    def settings(self, values: Array, gpu: GpuSpec) -> dict[str, Array]:
        """Return the value of every field for each of the axis' `values`."""
        out = {}
        for path, how in self.fields.items():
            if how == "value":
                out[path] = values
            else:
                found = formula(f"value * {path}" if how == "factor" else how, f"axes '{self.name}'.fields.{path}")
                names = {n: get_field(gpu, n) for n in found.names if n != "value"}
                out[path] = np.broadcast_to(np.asarray(found.evaluate({"value": values, **names})), values.shape)
            out[path] = _rounded(path, out[path], how)
        return out


def _rounded(path: str, values: Array, how: str) -> Array:
    """Fields that are whole numbers get the nearest one where the value was computed."""
    if (isinstance(field_type(path), inspect.IntType) or is_list(path)) and values.dtype.kind == "f":
        near = np.rint(values)
        return near.astype(np.int64) if how != "value" or (near == values).all() else values
    return values


def is_list(path: str) -> bool:
    """Return whether a field is a list of any length, such as core.warp_sizes; an axis gives it one number, or "32,64".

    >>> is_list("core.warp_sizes"), is_list("core.lanes")
    (True, False)
    """
    return isinstance(field_type(path), inspect.VarTupleType)


def _step_of(path: str, gpu: GpuSpec) -> int:
    """Return what a field is a multiple of: an Adreno's register file has whole vec4 registers of all its waves."""
    return family_of(gpu).register_step(gpu) if path == "registers.per_core" else 1


def _field_problem(path: object, gpu: GpuSpec) -> str | None:
    """Return why an axis cannot set this field, None if it can."""
    if not isinstance(path, str) or not path:
        return f"got {show(path)}, expected the dotted path of a GPU's field, as in l2.size_b"
    kind = field_type(path)
    if kind is None:
        table, _, leaf = path.rpartition(".")
        owner = get_field(gpu, table) if field_type(table) is not None else gpu if not table else None
        if isinstance(getattr(type(owner), leaf, None), property):
            return f"'{path}' is derived from other fields; put those on the axis"
        close = nearest(path, schema_paths())
        return f"unknown field '{path}'" + (f"; did you mean '{close}'?" if close else "")
    if path.split(".")[0] in TEXTS:
        return f"'{path}' cannot be an axis: it names the GPU"
    if isinstance(kind, inspect.StructType):
        return f"'{path}' is a table; name one of its fields, such as {path}.{next(iter(f.encode_name for f in kind.fields))}"
    if isinstance(kind, inspect.TupleType) or (
        isinstance(kind, inspect.VarTupleType) and not isinstance(kind.item_type, inspect.IntType)
    ):
        return f"'{path}' is a list, which an axis cannot vary"
    if get_field(gpu, path) is None:
        table = path.rpartition(".")[0]
        if not table or get_field(gpu, table) is not None:
            return f"{gpu.name} does not state '{path}'; state it in a preset and take that as the base"
        return f"{gpu.name} has no '{path.split('.')[0]}'; describe the whole table in a preset and take that as the base"
    return None


def read_axis(data: object, where: str, gpu: GpuSpec, problems: Problems) -> Axis | None:
    """Return the axis a table of a study describes, noting problems under `where`.

    >>> from mgpusim.arch.load import load_gpu
    >>> axis = read_axis({"field": "l2.size_b", "values": ["64KiB", "128KiB"]}, "axes[0]", load_gpu("adreno-640"), Problems())
    >>> axis.values
    (65536, 131072)
    """
    before = len(problems.lines)
    table = TableReader(data, where, problems, "a table with field and values")
    field, fields = table.take("field"), table.take("fields")
    given = {key: table.take(key) for key in ("values", "factors", "range")}
    count, step, log = table.take("count"), table.take("step"), table.take("log", False)
    name = table.take("name")
    if table.ok:
        table.close()
    kinds = [key for key, value in given.items() if value is not None]
    if table.ok and (field is None) == (fields is None):
        problems.add(where, "expected either field (one path) or fields (several paths, or path = formula)")
    if table.ok and len(kinds) != 1:
        problems.add(where, f"got {' and '.join(kinds) or 'no values'}, expected one of values, factors and range")
    if len(problems.lines) > before:
        return None
    hows = _hows(field, fields, kinds[0] == "factors", where, problems)
    for path in hows:
        if (problem := _field_problem(path, gpu)) is not None:
            problems.add(f"{where}.field{'s' if fields is not None else ''}", problem)
    label = name if name is not None else field if isinstance(field, str) else None
    if not isinstance(label, str) or not label.strip():
        problems.add(f"{where}.name", "missing: coupled fields need a name for their column")
    if len(problems.lines) > before:
        return None
    lone = next((path for path, how in hows.items() if how == "value"), None)
    axis = _read_values(str(label), hows, lone, kinds[0], given[kinds[0]], (count, step, log), where, problems, gpu)
    if axis is None or len(problems.lines) > before:
        return None
    return _of_values(axis, field, gpu) if kinds[0] == "factors" and isinstance(field, str) else axis


def _of_values(axis: Axis, path: str, gpu: GpuSpec) -> Axis:
    """Return the axis of one field with its values in place of the factors of the base GPU's."""
    values = axis.settings(axis.array, gpu)[path]
    if (step := _step_of(path, gpu)) > 1:
        values = np.maximum(1, np.rint(values / step).astype(np.int64)) * step
    values = values.tolist()
    return msgspec.structs.replace(axis, fields={path: "value"}, values=tuple(dict.fromkeys(values)))


def _hows(field: Any, fields: Any, factors: bool, where: str, problems: Problems) -> dict[str, str]:
    plain_how = "factor" if factors else "value"
    if field is not None:
        return {field: plain_how} if isinstance(field, str) else {show(field): plain_how}
    if isinstance(fields, Sequence) and not isinstance(fields, str) and fields and all(isinstance(f, str) for f in fields):
        return dict.fromkeys(fields, plain_how)
    if isinstance(fields, Mapping) and fields and all(isinstance(t, str) for t in fields.values()):
        flat = dict(fields)
        for path, text in flat.items():
            try:
                check_names(formula(text, f"{where}.fields.{path}"), {"value"})
            except MgpusimError as error:
                problems.lines.append(str(error))
        return flat
    problems.add(f"{where}.fields", f"got {show(fields)}, expected a list of paths or a table of path = formula over value")
    return {}


def _read_values(
    name: str, hows: dict[str, str], lone: str | None, kind: str, given: Any, spread: tuple[Any, Any, Any], where: str,
    problems: Problems, gpu: GpuSpec,
) -> Axis | None:  # fmt: skip
    count, step, log = spread
    if kind == "range":
        return _read_range(name, hows, lone, given, count, step, log, where, problems, gpu)
    for key, value in (("count", count), ("step", step)):
        if value is not None:
            problems.add(f"{where}.{key}", "only a range has it")
    if not isinstance(given, list) or not given:
        problems.add(f"{where}.{kind}", f"got {show(given)}, expected a list of values that is not empty")
        return None
    values = []
    for index, value in enumerate(given):
        found = _value(value, lone, f"{where}.{kind}[{index}]", problems)
        if found is not None:
            values.append(found)
    if len(set(values)) < len(values):
        twice = next(v for i, v in enumerate(values) if v in values[:i])
        problems.add(f"{where}.{kind}", f"{show(twice)} occurs twice")
    if len({type(v) in (int, float) for v in values}) > 1:
        problems.add(f"{where}.{kind}", "got numbers and words, expected one of the two")
    return Axis(name, hows, tuple(values))


def _value(value: object, path: str | None, where: str, problems: Problems) -> Value | None:
    """Return one value, texts with units of the field at `path` read."""
    if isinstance(value, bool | int | float):
        if not isinstance(value, bool) and as_number(value) is None:
            problems.add(where, f"got {show(value)}, expected a number")
            return None
        return value
    if isinstance(value, list) and path is not None and is_list(path) and value and all(type(v) is int for v in value):
        return ",".join(map(str, value))
    if not isinstance(value, str):
        problems.add(where, f"got {show(value)}, expected a number or a text with a unit such as '64KiB'")
        return None
    try:
        if path is not None:
            found: Any = parse_override(path, value)
            single: Value = ",".join(map(str, found)) if isinstance(found, list) else found
            return single
        from mgpusim.units import parse_quantity

        return parse_quantity(value)
    except MgpusimError as error:
        problems.add(where, str(error).removeprefix(f"{path}: "))
        return None


def _read_range(
    name: str,
    hows: dict[str, str],
    lone: str | None,
    given: Any,
    count: Any,
    step: Any,
    log: Any,
    where: str,
    problems: Problems,
    gpu: GpuSpec,
) -> Axis | None:
    if not isinstance(given, list) or len(given) != 2:
        problems.add(f"{where}.range", f"got {show(given)}, expected [from, to]")
        return None
    ends = [_value(v, lone, f"{where}.range[{i}]", problems) for i, v in enumerate(given)]
    if any(v is None for v in ends):
        return None
    low, high = (v if isinstance(v, int | float) and not isinstance(v, bool) else None for v in ends)
    if low is None or high is None or not low < high:
        problems.add(f"{where}.range", f"got {show(given)}, expected two numbers, the first less than the second")
        return None
    if not isinstance(log, bool):
        problems.add(f"{where}.log", f"got {show(log)}, expected true or false")
    elif log and low <= 0:
        problems.add(f"{where}.range", f"got {show(given)}, expected numbers above 0 for a logarithmic axis")
    if count is not None and (not isinstance(count, int) or isinstance(count, bool) or not 2 <= count <= MOST_VALUES):
        problems.add(f"{where}.count", f"got {show(count)}, expected an integer from 2 to {MOST_VALUES}")
    if step is not None and (log is True or as_number(step) is None or not 0 < step <= high - low):
        problems.add(f"{where}.step", f"got {show(step)}, expected a positive number up to {high - low:g}; a log range has count")
    if count is not None and step is not None:
        problems.add(where, "got count and step, expected one of them")
    if problems.lines and any(line.startswith(where) for line in problems.lines):
        return None
    whole = lone is not None and isinstance(field_type(lone), inspect.IntType)
    axis = Axis(name, hows, (), float(low), float(high), bool(log), whole, _step_of(lone or "", gpu))
    if step is not None:
        steps = math.floor((high - low) / step * (1 + 1e-12))
        if steps >= MOST_VALUES:
            problems.add(f"{where}.step", f"got {show(step)}: that is {steps + 1} values, expected at most {MOST_VALUES}")
            return None
        made = [low + i * step for i in range(steps + 1)]
        values: list[Any] = [round(v) for v in made] if whole else made
    elif count is not None:
        values = [v if whole else float(f"{v:.9g}") for v in axis.at(np.linspace(0.0, 1.0, count)).tolist()]
    else:
        return axis
    return Axis(name, hows, tuple(dict.fromkeys(values)))
