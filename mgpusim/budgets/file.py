"""A file of budgets: which kernels and networks, on which GPUs, within which limits; schema `mgpusim.budgets/1`."""

from __future__ import annotations

import math
import os
from collections import Counter
from collections.abc import Callable
from functools import partial
from os import PathLike
from pathlib import Path
from typing import Annotated, NamedTuple, TypeVar

import msgspec

from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.predict import engines
from mgpusim.errors import InputError, MgpusimError
from mgpusim.folders import check_inside
from mgpusim.nn.defaults import DEFAULT_LIBRARY
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.running.case import as_network
from mgpusim.reading import read_toml
from mgpusim.units import parse_quantity
from mgpusim.workload.checks import Problems, as_number, show
from mgpusim.workload.documents import Positive, Shape, Texts, at_least, only, read_table
from mgpusim.workload.launch import Launch, load_launch
from mgpusim.workload.shipped import find_launch, list_examples

SCHEMA = "mgpusim.budgets/1"
T = TypeVar("T")


def parse_share(value: object, most: float = math.inf) -> float:
    """Return a share that is given as a fraction or as text in per cent.

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


def _bytes(value: object) -> float | None:
    return float(parse_quantity(value, "B")) if isinstance(value, str) else at_least(math.ulp(0.0), value)


def _in_one_line(value: object) -> str | None:
    return value if isinstance(value, str) and value and value.isprintable() else None


def _json_path(value: object) -> str | None:
    return value if isinstance(value, str) and value.endswith(".json") else None


Bytes = Annotated[float, "bytes, as in '24 MiB'", _bytes]
Share = Annotated[float, "a share", parse_share]
ShareOfOne = Annotated[float, "a share", partial(parse_share, most=1.0)]
Names = Annotated[Texts, 'names of GPUs, as in ["adreno-640"]']


class BudgetLimits(msgspec.Struct, frozen=True, rename={"max_memory_b": "max_memory", "max_dram_b": "max_dram"}):
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

    max_us: Annotated[float | None, "microseconds above 0, as in 5200", partial(at_least, math.ulp(0.0))] = None
    max_regression: Share | None = None
    min_occupancy: ShareOfOne | None = None
    max_spills: Annotated[float | None, "a number of registers, as in 0", partial(at_least, 0.0)] = None
    max_memory_b: Bytes | None = None
    max_dram_b: Bytes | None = None


KEYS = {field.encode_name: field.name for field in msgspec.structs.fields(BudgetLimits)}
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
    """Return the budgets of a file; what it names is relative to its folder, and lies in or below it (`mgpusim.folders`)."""
    path = Path(path)
    data = read_toml(path, "budgets")
    problems = Problems()
    reader = _FileReader(path.parent, problems, confined=True)
    budgets = reader.read(data)
    problems.stop(f"budgets {path}")
    return BudgetFile(path, reader.baseline or path.with_name(f"{path.stem}.baseline.json"), budgets)


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

    >>> budget_of("softmax", "adreno-640", Path(), max_us=400, max_spills=0).limits.max_us
    400.0
    """
    problems = Problems()
    reader = _FileReader(base, problems, confined=False)
    named = os.fspath(target)
    kind = "kernel" if named.endswith((".toml", ".cl")) or named in list_examples() else "network"
    table = {"launch" if kind == "kernel" else "network": named, "gpus": [os.fspath(gpu)], **limits}
    budgets = reader.read({kind: [table], "engine": engine})
    problems.stop(f"budget {named}")
    return budgets[0]


class _BudgetTable(BudgetLimits, frozen=True, kw_only=True):
    """What the tables of kernels and networks have in common."""

    name: Annotated[str | None, "text in one line, without control characters", _in_one_line] = None
    gpus: Names | None = None
    on: Annotated[dict[str, BudgetLimits], "a table of limits for each GPU"] = {}


class _KernelBudget(_BudgetTable, frozen=True, kw_only=True):
    launch: Annotated[str, "a launch file, or the name of an example"]


class _NetworkBudget(_BudgetTable, frozen=True, kw_only=True):
    network: Annotated[str, "the file of a model, or the name of a network"]
    library: Annotated[str, "a name"] = DEFAULT_LIBRARY
    precision: Annotated[str | None, "a name"] = None
    batch: Positive | None = None
    resolution: Positive | None = None
    inputs: Annotated[dict[str, Shape], "shapes by name, as in data = [1, 3, 224, 224]"] = {}


class _BudgetsTable(msgspec.Struct, frozen=True, kw_only=True):
    """A file of budgets."""

    schema: Annotated[str, f"'{SCHEMA}'", partial(only, SCHEMA)] = SCHEMA
    baseline: Annotated[str | None, "the path of a .json file", _json_path] = None
    engine: Annotated[str, "the name of an engine"] = "analytic"
    gpus: Names = ()
    limits: BudgetLimits = BudgetLimits()
    kernel: Annotated[tuple[_KernelBudget, ...], "tables, each below [[kernel]]"] = ()
    network: Annotated[tuple[_NetworkBudget, ...], "tables, each below [[network]]"] = ()


class _BudgetTarget(NamedTuple):
    """What a budget is of, the file that a person changes, and its name where the budget has none of its own."""

    target: Launch | NetworkTarget
    source: Path | None
    stem: str


class _FileReader:
    """Reads the tables of a file, and notes what is wrong with them; `confined` refuses files that lie elsewhere."""

    def __init__(self, base: Path, problems: Problems, confined: bool) -> None:
        self.base, self.problems, self.confined = base, problems, confined
        self.baseline: Path | None = None
        self.gpus: dict[str, GpuSpec | None] = {}

    def read(self, data: object) -> tuple[GpuBudget, ...]:
        """Return the budgets of a document; some, where there are problems."""
        table = read_table(_BudgetsTable, data, "", self.problems)
        if table is None:
            return ()
        if (baseline := table.baseline) is not None:
            self.baseline = self._tried("baseline", lambda: Path(self._named(baseline, "a baseline")))
        self._tried("engine", partial(engines.lookup, table.engine))
        out: list[GpuBudget] = []
        for i, kernel in enumerate(table.kernel):
            target = self._tried(f"kernel[{i}].launch", partial(self._kernel, kernel.launch))
            out += self._entry(f"kernel[{i}]", kernel, target, table)
        for i, network in enumerate(table.network):
            target = self._tried(f"network[{i}]", partial(self._network, network))
            out += self._entry(f"network[{i}]", network, target, table)
        if not out and not self.problems:
            self.problems.add("", "no budget in it, expected tables below [[kernel]] or [[network]]")
        for key in (key for key, times in Counter(budget.key for budget in out).items() if times > 1):
            self.problems.add("", f"{key} stands there twice; give one of them another `name`")
        return tuple(out)

    def _tried(self, at: str, make: Callable[[], T]) -> T | None:
        """Return what is made; an error is noted as a problem of a place of the file, and then it is None."""
        try:
            return make()
        except MgpusimError as error:
            self.problems.add(at, str(error))
            return None

    def _entry(self, at: str, table: _BudgetTable, target: _BudgetTarget | None, shared: _BudgetsTable) -> list[GpuBudget]:
        kind = at.partition("[")[0]
        names = shared.gpus if table.gpus is None else table.gpus
        limits = {key: value for key, value in _stated(shared.limits).items() if key in KINDS[kind]}
        limits |= self._allowed(_stated(table), kind, at)
        of_gpu = {gpu: self._allowed(_stated(said), kind, f"{at}.on.{gpu}") for gpu, said in table.on.items()}
        if not names and not of_gpu:
            self.problems.add(f"{at}.gpus", 'missing, expected names of GPUs, as in gpus = ["adreno-640"]')
        out = []
        for gpu in dict.fromkeys((*names, *of_gpu)):
            spec = self._gpu(gpu, f"{at}.{'gpus' if gpu in names else 'on'}")
            whole = {KEYS[key]: value for key, value in (limits | of_gpu.get(gpu, {})).items()}
            if not whole:
                self.problems.add(at, f"no limit on {gpu}, expected one of {', '.join(KINDS[kind])}")
            if spec is not None and target is not None:
                name = target.stem if table.name is None else table.name
                out.append(GpuBudget(name, spec, target.target, BudgetLimits(**whole), shared.engine, target.source))
        return out

    def _allowed(self, limits: dict[str, float], kind: str, at: str) -> dict[str, float]:
        """Return limits that a kernel or a network can have; others are problems."""
        for key in limits.keys() - set(KINDS[kind]):
            self.problems.add(f"{at}.{key}", f"is not a limit of a {kind}, which can have {', '.join(KINDS[kind])}")
        return limits

    def _kernel(self, named: str) -> _BudgetTarget:
        path = find_launch(self._named(named, "a launch file"))
        if path.suffix != ".toml":
            raise InputError(f"{named}: is a kernel without sizes and arguments; write a launch file that names it")
        launch = load_launch(path)
        file = launch.source if isinstance(launch.source, Path) else path
        return _BudgetTarget(launch, file if os.path.isfile(self.base / named) else None, path.stem)

    def _network(self, said: _NetworkBudget) -> _BudgetTarget:
        path = self.base / said.network
        own = os.path.isfile(path)
        as_network(self._named(said.network, "a model"), inputs=said.inputs, resolution=said.resolution)
        library = self._named(said.library, "a library profile")
        load_library(library)
        fields = {name: getattr(said, name) for name in NetworkTarget.__struct_fields__}
        fields |= {"network": str(path) if own else said.network, "library": os.fspath(library)}
        return _BudgetTarget(NetworkTarget(**fields), path if own else None, Path(said.network).stem)

    def _gpu(self, named: str, at: str) -> GpuSpec | None:
        if named not in self.gpus:
            self.gpus[named] = self._tried(at, lambda: load_gpu(self._named(named, "a preset")))
        return self.gpus[named]

    def _named(self, named: str, what: str) -> Path | str:
        """Return the path of a file that is meant, else the name as it is."""
        beside = self.base / named
        if self.confined:
            check_inside(beside, self.base, "the budgets", what)
        return beside if os.path.isfile(beside) or os.sep in named or named.endswith((".toml", ".json")) else named


def _stated(limits: BudgetLimits) -> dict[str, float]:
    """Return the limits of a table by key."""
    values = {key: getattr(limits, name) for key, name in KEYS.items()}
    return {key: value for key, value in values.items() if value is not None}
