"""A file of budgets: which kernels and networks, on which GPUs, within which limits; schema `mgpusim.budgets/1`."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path

import msgspec

from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.predict import engines
from mgpusim.errors import InputError, MgpusimError
from mgpusim.folders import check_inside
from mgpusim.nn.defaults import DEFAULT_LIBRARY
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.running.predict import as_network
from mgpusim.reading import read_toml
from mgpusim.units import parse_quantity
from mgpusim.workload.checks import Problems, TableReader, as_integer, as_number, positive, show
from mgpusim.workload.launch import Launch, load_launch
from mgpusim.workload.shipped import find_launch, list_examples

__all__ = ["KINDS", "GpuBudget", "BudgetFile", "BudgetLimits", "NetworkTarget", "budget_of", "parse_share", "read_budgets"]

SCHEMA = "mgpusim.budgets/1"


class BudgetLimits(msgspec.Struct, frozen=True):
    """What may not be exceeded; None leaves a figure open.

    Attributes
    ----------
    max_us : predicted latency.
    max_regression : of the latency over that of the baseline, as a share of it: 0.05 is 5%.
    min_occupancy : resident warps over warp slots, 0..1.
    max_spills : registers of a work item that are kept in memory.
    max_memory_b : of a network its tensors and weights on the GPU, of a kernel the bytes that it touches.
    max_dram_b : that DRAM moves in a launch.
    """

    max_us: float | None = None
    max_regression: float | None = None
    min_occupancy: float | None = None
    max_spills: float | None = None
    max_memory_b: float | None = None
    max_dram_b: float | None = None


KEYS = {
    "max_us": "max_us", "max_regression": "max_regression", "min_occupancy": "min_occupancy", "max_spills": "max_spills",
    "max_memory": "max_memory_b", "max_dram": "max_dram_b",
}  # fmt: skip
"""Keys of files, and the fields of `BudgetLimits` that they set."""
KINDS = {"kernel": tuple(KEYS), "network": ("max_us", "max_regression", "max_memory")}
"""Limits that a kernel, or a network, can have."""


class NetworkTarget(msgspec.Struct, frozen=True, kw_only=True):
    """A network and how it is run, as `mgpusim.network` takes it."""

    network: str
    library: str = DEFAULT_LIBRARY
    precision: str | None = None
    batch: int | None = None
    resolution: int | None = None
    inputs: dict[str, tuple[int, ...]] = {}


class GpuBudget(msgspec.Struct, frozen=True):
    """A kernel's launch, or a network, on one GPU, and its limits.

    Attributes
    ----------
    source : the file that a person changes: of the kernel, or the model; None of what is shipped or given as text.
    """

    name: str
    gpu: GpuSpec
    target: Launch | NetworkTarget
    limits: BudgetLimits
    engine: str = "analytic"
    source: Path | None = None

    @property
    def kind(self) -> str:
        """Either of `KINDS`."""
        return "kernel" if isinstance(self.target, Launch) else "network"

    @property
    def key(self) -> str:
        """What a baseline has it by."""
        return f"{self.name} on {self.gpu.name}"


class BudgetFile(msgspec.Struct, frozen=True):
    """All of a file; `baseline` is the file that predictions are kept in."""

    path: Path
    baseline: Path
    budgets: tuple[GpuBudget, ...]


def read_budgets(path: str | PathLike[str]) -> BudgetFile:
    """Return the budgets of a file; what it names is relative to its folder, and lies in or below it (`mgpusim.folders`).

    Raises
    ------
    InputError
        It cannot be read, is no TOML, or has problems: all of them.
    """
    path = Path(path)
    data = read_toml(path, "budgets")
    problems = Problems()
    reader = _FileReader(path.parent, problems, confined=True)
    found = reader.read(data)
    problems.stop(f"budgets {path}")
    return BudgetFile(path, reader.baseline or path.with_name(f"{path.stem}.baseline.json"), found)


def budget_of(
    target: str | PathLike[str], gpu: str | PathLike[str], base: Path, *, engine: str = "analytic", **limits: object
) -> GpuBudget:
    """Return the budget of a launch file or a network, as the fixture of pytest takes it.

    Parameters
    ----------
    target : a launch file, a model, or the name of an example or a network.
    gpu : a name, or the path of a preset.
    base : folder that paths are relative to.
    limits : keys of files of budgets, and of networks `library`, `precision`, `batch`, `resolution` and `inputs`.

    Raises
    ------
    InputError
        What is wrong, all of it.

    >>> budget_of("softmax", "adreno-640", Path(), max_us=400, max_spills=0).limits.max_us
    400.0
    """
    problems = Problems()
    reader = _FileReader(base, problems, confined=False)
    named = os.fspath(target)
    kind = "kernel" if named.endswith((".toml", ".cl")) or named in list_examples() else "network"
    table = {"launch" if kind == "kernel" else "network": named, "gpus": [os.fspath(gpu)], **limits}
    found = reader.read({kind: [table], "engine": engine})
    problems.stop(f"budget {named}")
    return found[0]


class _FileReader:
    """Reads the tables of a file, and notes what is wrong with them; `confined` refuses files that lie elsewhere."""

    def __init__(self, base: Path, problems: Problems, confined: bool) -> None:
        self.base, self.problems, self.confined = base, problems, confined
        self.baseline: Path | None = None
        self.gpus: dict[str, GpuSpec | None] = {}

    def read(self, data: object) -> tuple[GpuBudget, ...]:
        """Return the budgets of a document; some, where there are problems."""
        top = TableReader(data, "", self.problems)
        schema = top.take("schema", SCHEMA)
        if schema != SCHEMA:
            self.problems.add("schema", f"got {show(schema)}, expected '{SCHEMA}'")
        baseline = top.take("baseline")
        if isinstance(baseline, str) and baseline.endswith(".json"):
            try:
                self.baseline = Path(self._named(baseline, "a baseline"))
            except InputError as error:
                self.problems.add("baseline", str(error))
        elif baseline is not None:
            self.problems.add("baseline", f"got {show(baseline)}, expected the path of a .json file")
        engine = top.take("engine", "analytic")
        try:
            engines.lookup(str(engine))
        except MgpusimError as error:
            self.problems.add("engine", str(error))
        names = self._names("gpus", top.take("gpus", []))
        shared = TableReader(top.take("limits", {}), "limits", self.problems)
        limits = self._limits(shared, tuple(KEYS))
        shared.close()
        out: list[GpuBudget] = []
        for kind in KINDS:
            entries = top.take(kind, [])
            if not isinstance(entries, list):
                self.problems.add(kind, f"got {show(entries)}, expected tables, each below [[{kind}]]")
                continue
            for i, entry in enumerate(entries):
                out += self._entry(kind, TableReader(entry, f"{kind}[{i}]", self.problems), names, limits, str(engine))
        top.close()
        if not out and not self.problems:
            self.problems.add("", "no budget in it, expected tables below [[kernel]] or [[network]]")
        seen: set[str] = set()
        for one in out:
            if one.key in seen:
                self.problems.add("", f"{one.key} stands there twice; give one of them another `name`")
            seen.add(one.key)
        return tuple(out)

    def _entry(
        self, kind: str, table: TableReader, names: Sequence[str], shared: Mapping[str, float], engine: str
    ) -> list[GpuBudget]:
        target, source, stem = self._kernel(table) if kind == "kernel" else self._network(table)
        name = table.take("name", stem)
        if not isinstance(name, str) or (target is not None and not name) or not name.isprintable():
            self.problems.add(table.at("name"), f"got {show(name)}, expected text in one line, without control characters")
            name = stem
        own = self._names(table.at("gpus"), table.take("gpus", list(names)))
        limits = {key: value for key, value in shared.items() if key in KINDS[kind]} | self._limits(table, KINDS[kind], kind)
        on = table.take("on", {})
        if not isinstance(on, Mapping):
            self.problems.add(table.at("on"), f"got {show(on)}, expected a table of limits for each GPU")
            on = {}
        of_gpu: dict[str, dict[str, float]] = {}
        for gpu, said in on.items():
            one = TableReader(said, table.at(f"on.{gpu}"), self.problems)
            of_gpu[str(gpu)] = self._limits(one, KINDS[kind], kind)
            one.close()
        table.close()
        if not own and not of_gpu:
            self.problems.add(table.at("gpus"), 'missing, expected names of GPUs, as in gpus = ["adreno-640"]')
        out = []
        for gpu in dict.fromkeys((*own, *of_gpu)):
            spec = self._gpu(gpu, table.at("gpus" if gpu in own else "on"))
            whole = limits | of_gpu.get(gpu, {})
            if not whole:
                self.problems.add(table.path, f"no limit on {gpu}, expected one of {', '.join(KINDS[kind])}")
            if spec is not None and target is not None:
                out.append(
                    GpuBudget(
                        name, spec, target, BudgetLimits(**{KEYS[key]: value for key, value in whole.items()}), engine, source
                    )
                )
        return out

    def _kernel(self, table: TableReader) -> tuple[Launch | None, Path | None, str]:
        named = table.need("launch", "a launch file, or the name of an example")
        if not isinstance(named, str):
            if named is not None:
                self.problems.add(table.at("launch"), f"got {show(named)}, expected a launch file, or the name of an example")
            return None, None, ""
        try:
            path = find_launch(self._named(named, "a launch file"))
            if path.suffix != ".toml":
                raise InputError(f"{named}: is a kernel without sizes and arguments; write a launch file that names it")
            launch = load_launch(path)
        except MgpusimError as error:
            self.problems.add(table.at("launch"), str(error))
            return None, None, ""
        own = os.path.isfile(self.base / named)
        file = launch.source if isinstance(launch.source, Path) else path
        return launch, file if own else None, path.stem

    def _network(self, table: TableReader) -> tuple[NetworkTarget | None, Path | None, str]:
        named = table.need("network", "the file of a model, or the name of a network")
        taken = {key: table.take(key) for key in ("library", "precision", "batch", "resolution", "inputs")}
        for key in ("library", "precision"):
            if taken[key] is not None and not isinstance(taken[key], str):
                self.problems.add(table.at(key), f"got {show(taken[key])}, expected a name")
                taken[key] = None
        for key in ("batch", "resolution"):
            if taken[key] is not None:
                taken[key] = positive(self.problems, table.at(key), taken[key])
        shapes = taken.pop("inputs") or {}
        if not isinstance(shapes, Mapping):
            self.problems.add(table.at("inputs"), f"got {show(shapes)}, expected shapes by name, as in data = [1, 3, 224, 224]")
            shapes = {}
        inputs = {str(name): _shape(self.problems, table.at(f"inputs.{name}"), shape) for name, shape in shapes.items()}
        if not isinstance(named, str):
            if named is not None:
                self.problems.add(table.at("network"), f"got {show(named)}, expected a model's file, or the name of a network")
            return None, None, ""
        path = self.base / named
        own = os.path.isfile(path)
        try:
            as_network(self._named(named, "a model"), inputs=inputs, resolution=taken["resolution"])
            library = self._named(taken["library"], "a library profile") if taken["library"] else DEFAULT_LIBRARY
            load_library(library)
        except MgpusimError as error:
            self.problems.add(table.path, str(error))
            return None, None, ""
        given = {key: value for key, value in taken.items() if value is not None} | {"library": os.fspath(library)}
        return NetworkTarget(network=str(path) if own else named, inputs=inputs, **given), path if own else None, Path(named).stem

    def _gpu(self, named: str, at: str) -> GpuSpec | None:
        if named not in self.gpus:
            self.gpus[named] = None
            try:
                self.gpus[named] = load_gpu(self._named(named, "a preset"))
            except MgpusimError as error:
                self.problems.add(at, str(error))
        return self.gpus[named]

    def _named(self, named: str, what: str) -> Path | str:
        """Return the path of a file that is meant, else the name as it is.

        Raises
        ------
        InputError
            The file may not be read.
        """
        beside = self.base / named
        if self.confined:
            check_inside(beside, self.base, "the budgets", what)
        return beside if os.path.isfile(beside) or os.sep in named or named.endswith((".toml", ".json")) else named

    def _names(self, at: str, value: object) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(one, str) and one for one in value):
            self.problems.add(at, f'got {show(value)}, expected names of GPUs, as in ["adreno-640"]')
            return []
        return list(dict.fromkeys(value))

    def _limits(self, table: TableReader, known: Sequence[str], kind: str = "") -> dict[str, float]:
        """Return the limits of a table by key."""
        found: dict[str, float] = {}
        for key in known:
            value = table.take(key)
            if value is None:
                continue
            try:
                found[key] = _limit(key, value)
            except InputError as error:
                self.problems.add(table.at(key), str(error))
        for key in KEYS:
            if key not in known and table.take(key) is not None:
                self.problems.add(table.at(key), f"is not a limit of a {kind}, which can have {', '.join(known)}")
        return found


def _shape(problems: Problems, at: str, value: object) -> tuple[int, ...]:
    sizes = [as_integer(one) for one in value] if isinstance(value, list) else []
    if not sizes or any(one is None or one < 1 for one in sizes):
        problems.add(at, f"got {show(value)}, expected positive integers, as in [1, 3, 224, 224]")
        return ()
    return tuple(one for one in sizes if one is not None)


def _limit(key: str, value: object) -> float:
    """Return a limit as a number in the unit of its field."""
    if key in ("max_regression", "min_occupancy"):
        return parse_share(value, most=1.0 if key == "min_occupancy" else math.inf)
    if key in ("max_memory", "max_dram") and isinstance(value, str):
        return float(parse_quantity(value, "B"))
    number = as_number(value)
    expected = {
        "max_us": "microseconds above 0, as in 5200", "max_spills": "a number of registers, as in 0",
    }.get(key, "bytes, as in '24 MiB'")  # fmt: skip
    low = 0.0 if key == "max_spills" else math.ulp(0.0)
    if number is None or isinstance(value, str) or not low <= number < math.inf:
        raise InputError(f"got {show(value)}, expected {expected}")
    return float(number)


def parse_share(value: object, most: float = math.inf) -> float:
    """Return a share that is given as a fraction or as text in per cent.

    Raises
    ------
    InputError
        It is neither, or not from 0 to `most`.

    >>> parse_share("5%"), parse_share(0.4)
    (0.05, 0.4)
    """
    expected = "a share from 0" + (f" to {most:g}" if most < math.inf else "") + ", as in 0.05 or '5%'"
    text = value.strip() if isinstance(value, str) else None
    try:
        number = as_number(value if text is None else float(text.removesuffix("%")))
    except ValueError:
        number = None
    if number is not None and text is not None and text.endswith("%"):
        number /= 100.0
    elif number is not None and 1.0 < number <= 100.0:
        raise InputError(f"got {show(value)}, that is {100 * number:g}%; did you mean '{number:g}%'?")
    if number is None or not 0.0 <= number <= most or math.isinf(number):
        raise InputError(f"got {show(value)}, expected {expected}")
    return float(number)
