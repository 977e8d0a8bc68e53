"""Axes of a study: the values that fields of a GPU take, one by one or coupled, and where on them a point lies."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Any

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
from mgpusim.units import parse_quantity
from mgpusim.workload.checks import Problems, as_number, show
from mgpusim.workload.documents import Text, read_table

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
        values = np.array(self.values)
        numbers = values.dtype.kind == "i" and bool(self.fields)
        return values.astype(np.float64) if numbers and not self._one_whole_field else values

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
                expression = formula(f"value * {path}" if how == "factor" else how, f"axes '{self.name}'.fields.{path}")
                names = {n: get_field(gpu, n) for n in expression.names if n != "value"}
                out[path] = np.broadcast_to(np.asarray(expression.evaluate({"value": values, **names})), values.shape)
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


def _integer_to(most: int, value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and 2 <= value <= most else None


Values = Annotated[list[Any], "a list of values that is not empty", lambda v: v if isinstance(v, list) and v else None]
Ends = Annotated[list[Any], "[from, to]", lambda v: v if isinstance(v, list) and len(v) == 2 else None]
Count = Annotated[int, f"an integer from 2 to {MOST_VALUES}", partial(_integer_to, MOST_VALUES)]


class _AxisTable(msgspec.Struct, frozen=True):
    field: Any = None
    fields: Any = None
    values: Values | None = None
    factors: Values | None = None
    range: Ends | None = None
    count: Count | None = None
    step: Any = None
    log: bool = False
    name: Text | None = None


def read_axis(data: object, where: str, gpu: GpuSpec, problems: Problems) -> Axis | None:
    """Return the axis a table of a study describes, noting problems under `where`.

    >>> axis = read_axis({"field": "l2.size_b", "values": ["64KiB", "128KiB"]}, "axes[0]", load_gpu("adreno-640"), Problems())
    >>> axis.values
    (65536, 131072)
    """
    before = len(problems.lines)
    table = read_table(_AxisTable, data, where, problems, "a table with field and values")
    if table is None or len(problems.lines) > before:
        return None
    if (table.field is None) == (table.fields is None):
        problems.add(where, "expected either field (one path) or fields (several paths, or path = formula)")
    kinds = [kind for kind in ("values", "factors", "range") if getattr(table, kind) is not None]
    if len(kinds) != 1:
        problems.add(where, f"got {' and '.join(kinds) or 'no values'}, expected one of values, factors and range")
    axis = _AxisReader(table, where, gpu, problems).read() if len(problems.lines) == before else None
    return axis if len(problems.lines) == before else None


class _AxisReader:
    """Makes an axis of its table; `lone` is the field that takes the axis' values as they are, with its units."""

    def __init__(self, table: _AxisTable, where: str, gpu: GpuSpec, problems: Problems) -> None:
        self.table, self.where, self.gpu, self.problems = table, where, gpu, problems
        self.fields = self._fields()
        self.lone = next((path for path, how in self.fields.items() if how == "value"), None)
        label = table.name if table.name is not None else table.field
        self.name = label if isinstance(label, str) else ""

    def read(self) -> Axis | None:
        """Return the axis, None after a problem."""
        table, before = self.table, len(self.problems.lines)
        for path in self.fields:
            if (problem := _field_problem(path, self.gpu)) is not None:
                self._add(f".field{'s' if table.fields is not None else ''}", problem)
        if not self.name.strip():
            self._add(".name", "missing: coupled fields need a name for their column")
        if len(self.problems.lines) > before:
            return None
        if table.range is not None:
            return self._range(table.range)
        for key in ("count", "step"):
            if getattr(table, key) is not None:
                self._add(f".{key}", "only a range has it")
        if table.values is not None:
            return self._listed("values", table.values)
        axis = self._listed("factors", table.factors or [])
        return self._of_values(axis) if table.field is not None and len(self.problems.lines) == before else axis

    def _add(self, place: str, text: str) -> None:
        self.problems.add(f"{self.where}{place}", text)

    def _fields(self) -> dict[str, str]:
        """Return the fields that the axis sets, each with how."""
        field, fields = self.table.field, self.table.fields
        plain_how = "factor" if self.table.factors is not None else "value"
        if field is not None:
            return {field if isinstance(field, str) else show(field): plain_how}
        if isinstance(fields, Sequence) and not isinstance(fields, str) and fields and all(isinstance(f, str) for f in fields):
            return dict.fromkeys(fields, plain_how)
        if isinstance(fields, Mapping) and fields and all(isinstance(t, str) for t in fields.values()):
            for path, text in fields.items():
                try:
                    check_names(formula(text, f"{self.where}.fields.{path}"), {"value"})
                except MgpusimError as error:
                    self.problems.lines.append(str(error))
            return dict(fields)
        self._add(".fields", f"got {show(fields)}, expected a list of paths or a table of path = formula over value")
        return {}

    def _of_values(self, axis: Axis) -> Axis:
        """Return the axis of one field with its values in place of the factors of the base GPU's."""
        (path,) = self.fields
        values = axis.settings(axis.array, self.gpu)[path]
        if (step := _step_of(path, self.gpu)) > 1:
            values = np.maximum(1, np.rint(values / step).astype(np.int64)) * step
        return msgspec.structs.replace(axis, fields={path: "value"}, values=tuple(dict.fromkeys(values.tolist())))

    def _listed(self, kind: str, given: list[Any]) -> Axis:
        parsed = [self._value(value, f".{kind}[{index}]") for index, value in enumerate(given)]
        values = [value for value in parsed if value is not None]
        if len(set(values)) < len(values):
            twice = next(v for i, v in enumerate(values) if v in values[:i])
            self._add(f".{kind}", f"{show(twice)} occurs twice")
        if len({type(v) in (int, float) for v in values}) > 1:
            self._add(f".{kind}", "got numbers and words, expected one of the two")
        return Axis(self.name, self.fields, tuple(values))

    def _value(self, value: object, place: str) -> Value | None:
        """Return one value, texts with units of the lone field read."""
        path = self.lone
        if isinstance(value, bool | int | float):
            if isinstance(value, bool) or as_number(value) is not None:
                return value
            self._add(place, f"got {show(value)}, expected a number")
        elif isinstance(value, list) and path is not None and is_list(path) and value and all(type(v) is int for v in value):
            return ",".join(map(str, value))
        elif isinstance(value, str):
            try:
                parsed: Any = parse_override(path, value) if path is not None else parse_quantity(value)
            except MgpusimError as error:
                self._add(place, str(error).removeprefix(f"{path}: "))
                return None
            single: Value = ",".join(map(str, parsed)) if isinstance(parsed, list) else parsed
            return single
        else:
            self._add(place, f"got {show(value)}, expected a number or a text with a unit such as '64KiB'")
        return None

    def _range(self, given: list[Any]) -> Axis | None:
        """Return the axis from one value to another: all of them, or so many, or in steps."""
        table, before = self.table, len(self.problems.lines)
        ends = [self._value(v, f".range[{i}]") for i, v in enumerate(given)]
        if any(v is None for v in ends):
            return None
        low, high = (v if isinstance(v, int | float) and not isinstance(v, bool) else None for v in ends)
        if low is None or high is None or not low < high:
            self._add(".range", f"got {show(given)}, expected two numbers, the first less than the second")
            return None
        if table.log and low <= 0:
            self._add(".range", f"got {show(given)}, expected numbers above 0 for a logarithmic axis")
        step, span = table.step, high - low
        if step is not None and (table.log or as_number(step) is None or not 0 < step <= span):
            self._add(".step", f"got {show(step)}, expected a positive number up to {span:g}; a log range has count")
        if table.count is not None and step is not None:
            self._add("", "got count and step, expected one of them")
        if len(self.problems.lines) > before:
            return None
        whole = self.lone is not None and isinstance(field_type(self.lone), inspect.IntType)
        axis = Axis(self.name, self.fields, (), float(low), float(high), table.log, whole, _step_of(self.lone or "", self.gpu))
        if step is not None:
            steps = math.floor(span / step * (1 + 1e-12))
            if steps >= MOST_VALUES:
                self._add(".step", f"got {show(step)}: that is {steps + 1} values, expected at most {MOST_VALUES}")
                return None
            stepped = [low + i * step for i in range(steps + 1)]
            values: list[Any] = [round(v) for v in stepped] if whole else stepped
        elif table.count is not None:
            values = [v if whole else float(f"{v:.9g}") for v in axis.at(np.linspace(0.0, 1.0, table.count)).tolist()]
        else:
            return axis
        return Axis(self.name, self.fields, tuple(dict.fromkeys(values)))
