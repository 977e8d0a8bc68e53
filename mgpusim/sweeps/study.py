"""A study: which hypothetical GPUs, which launches and networks, what is asked of each; a file of schema `mgpusim.study/1`."""

from __future__ import annotations

import math
import os
from collections import Counter
from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from mgpusim.arch.load import load_gpu, override_text
from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError, MgpusimError, nearest
from mgpusim.folders import check_inside
from mgpusim.nn.running.case import NetworkCase
from mgpusim.opencl.reads import foreign_folders
from mgpusim.reading import read_toml
from mgpusim.result import SIZES
from mgpusim.sweeps.axes import Axis, read_axis
from mgpusim.sweeps.formulas import check_names, formula
from mgpusim.sweeps.study_networks import read_networks
from mgpusim.trace.trace import launch_key
from mgpusim.workload.checks import Problems, as_sizes, positive, problems_of, show, unknown
from mgpusim.workload.documents import Number, Positive, Text, read_table, short_form
from mgpusim.workload.launch import Launch, load_launch
from mgpusim.workload.shipped import find_study, shipped_examples

SCHEMA = "mgpusim.study/1"
OUTPUTS = ("latency_us", "dram_b", "l2_b", "flops", "occupancy")
"""What a point yields for a launch, beside `bound`; formulas of objectives may use them."""
NETWORKS = "a list of networks that is not empty: names of `mgpusim networks`, paths of models, or tables of them"
COLUMNS = ("point", "launch", "local", "bound", "error", "id", "weight", "value", *OUTPUTS)
DEFAULT_SAMPLE = 16


class StudyLaunch(msgspec.Struct, frozen=True):
    """A launch of a study, or a network: `weight` is how often it counts in objectives over all of them."""

    name: str
    launch: Launch | NetworkCase
    weight: float = 1.0

    @property
    def identity(self) -> str:
        """A hash of its contents."""
        return self.launch.identity() if isinstance(self.launch, NetworkCase) else launch_key(self.launch)


class Objective(msgspec.Struct, frozen=True):
    """What is to be small (or large): a formula for each launch of a point, and how the launches make one figure."""

    name: str
    text: str
    maximise: bool = False
    over: str = "sum"


def _not_negative(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else None


class Escalation(msgspec.Struct, frozen=True):
    """Which points are evaluated again by a second engine: the Pareto front, and a random sample of `sample` points."""

    engine: Annotated[str, "the name of an engine"] = "event"
    front: bool = True
    sample: Annotated[int, "how many points, at least 0", _not_negative] = DEFAULT_SAMPLE


class Study(msgspec.Struct, frozen=True):
    """All of a study. `local`: "launch" (as each launch says), "driver", "tuned", or the shapes the best is taken of."""

    name: str
    gpu: GpuSpec
    axes: tuple[Axis, ...]
    launches: tuple[StudyLaunch, ...]
    engine: str = "analytic"
    sampling: str = "grid"
    points: int = 0
    seed: int = 0
    local: str | tuple[tuple[int, ...], ...] = "launch"
    derived: dict[str, str] = {}
    constraints: tuple[str, ...] = ()
    objectives: tuple[Objective, ...] = (Objective("latency_us", "latency_us"),)
    escalation: Escalation | None = None

    @property
    def label(self) -> str:
        """What to call it in messages."""
        return f"study '{self.name}'"


def _some(value: object) -> list[Any] | None:
    return value if isinstance(value, list) and value else None


def _globs(value: object) -> tuple[str, ...] | None:
    return tuple(value) if isinstance(value, list) else (value,) if isinstance(value, str) else None


class _StudyFile(msgspec.Struct, frozen=True, rename={"sets": "set", "escalation": "escalate"}):
    schema: Annotated[str, f"'{SCHEMA}'"]
    gpu: Annotated[Text, "the name of a GPU or the path of a preset"]
    axes: Annotated[list[Any], "one [[axes]] table or more"]
    sets: Annotated[dict[str, Any], "a table of field = value"] = {}
    name: Text = ""
    seed: Annotated[int, "an integer of at least 0", _not_negative] = 0
    launches: Annotated[list[Any] | None, "a list of launch files or names of examples that is not empty", _some] = None
    corpus: Annotated[Text | None, "the path of a corpus"] = None
    kernels: Annotated[tuple[str, ...], "names of kernels of the corpus", _globs] = ()
    limit: Annotated[Positive | None, "a positive integer: launches of the corpus"] = None
    networks: Annotated[list[Any] | None, NETWORKS, _some] = None
    library: Any = None
    precision: Any = None
    sampling: Annotated[Literal["grid", "latin_hypercube", "sobol", "saltelli"], "sampling"] = "grid"
    points: Any = None
    engine: Annotated[str, "the name of an engine"] = "analytic"
    local: Any = "launch"
    derived: Annotated[dict[str, Any], "a table of formulas"] = {}
    constraints: Annotated[list[Any], "a list of formulas"] = []
    objectives: Annotated[dict[str, Any] | None, "a table of name = formula"] = None
    escalation: Any = None


def load_study(path: str | PathLike[str]) -> Study:
    """Read a study, or the shipped one of that name; what it names is relative to its file.

    Raises
    ------
    InputError, UnknownNameError
        There is no such study; the file cannot be read, is no TOML (with the line), or has problems. All of them are said at
        once.

    >>> load_study("double_registers").name
    'double_registers'
    """
    path = find_study(path)
    data = read_toml(path, "study")
    with problems_of(f"study {path}"):
        return study_from_dict(data, path.parent, path.stem)


StudyLike = Study | str | PathLike[str]
"""A `Study`, the path of a study, or the name of a shipped one."""


def as_study(study: StudyLike) -> Study:
    """Return the study that is meant.

    >>> as_study("memory_system").name
    'memory_system'
    """
    return study if isinstance(study, Study) else load_study(study)


def study_from_dict(data: object, base: Path | None = None, name: str = "study") -> Study:
    """Return the study a table describes.

    Parameters
    ----------
    base : folder that paths are relative to.
    name : what it is called unless it says so itself.

    >>> study_from_dict({
    ...     "schema": "mgpusim.study/1", "gpu": "adreno-640", "launches": ["conv1x1_image"],
    ...     "axes": [{"field": "dram.b_per_s", "factors": [0.5, 1, 2]}],
    ... }).axes[0].values
    (17050000000.0, 34100000000.0, 68200000000.0)
    """
    base = base or Path()
    problems = Problems()
    if isinstance(data, Mapping) and data.get("schema", SCHEMA) != SCHEMA:
        raise InputError(f"schema: got {show(data['schema'])}, expected '{SCHEMA}'")
    said = read_table(_StudyFile, data, "", problems, f"a table with schema = '{SCHEMA}'")
    if said is None:
        problems.stop()
        raise AssertionError  # a table that is none has problems
    gpu = _read_gpu(said, base, problems)
    shared = {key: value for key in ("library", "precision") if (value := getattr(said, key)) is not None}
    for key in shared if said.networks is None else ():
        problems.add(key, "of networks, and the study has none; add networks = [...]")
    networks = tuple(StudyLaunch(*network) for network in read_networks(said.networks or (), shared, base, gpu, problems))
    launches = (*_read_launches(said, base, problems), *networks)
    _check_names(launches, problems)
    if not said.axes:
        problems.add("axes", "the study is empty: expected one [[axes]] table or more")
    axes = [read_axis(entry, f"axes[{i}]", gpu, problems) for i, entry in enumerate(said.axes)] if gpu is not None else []
    fields: dict[str, Any] = {"axes": tuple(a for a in axes if a is not None)}
    fields |= {"points": _read_points(said, fields["axes"], problems), "local": _read_local(said.local, problems)}
    _check_engine(said.engine, "engine", problems)
    fields |= _read_formulas(said, fields["axes"], problems)
    escalation = _read_escalation(said.escalation, problems)
    problems.stop()
    if gpu is None:
        raise InputError("gpu: missing")
    study = Study(
        said.name or name, gpu, launches=launches, engine=said.engine, sampling=said.sampling, seed=said.seed,
        escalation=escalation, **fields,
    )  # fmt: skip
    if study.sampling == "grid" and math.prod(len(a) for a in study.axes) * len(study.launches) >= 1 << 62:
        raise InputError("axes: more points than 62 bits can count")
    return study


def _read_gpu(said: _StudyFile, base: Path, problems: Problems) -> GpuSpec | None:
    beside = base / said.gpu
    try:
        check_inside(beside, base, "the study", "a preset")
        spelled = {path: override_text(value) for path, value in _flat(said.sets).items()}
        return load_gpu(beside if said.gpu.endswith(".toml") and os.path.isfile(beside) else said.gpu, spelled)
    except MgpusimError as error:
        problems.add("gpu", str(error))
        return None


def _flat(table: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    out = {}
    for key, value in table.items():
        out.update(_flat(value, f"{prefix}{key}.") if isinstance(value, Mapping) else {prefix + key: value})
    return out


def _check_engine(name: str, where: str, problems: Problems) -> None:
    from mgpusim.engine.predict import engines

    try:
        engines.lookup(name)
    except MgpusimError as error:
        problems.add(where, str(error))


def _read_launches(said: _StudyFile, base: Path, problems: Problems) -> tuple[StudyLaunch, ...]:
    if said.launches is not None and said.corpus is not None:
        problems.add("launches", "expected either launches (a list of launch files or examples) or corpus (a path)")
        return ()
    if said.corpus is not None:
        return _of_corpus(said.corpus, said.kernels, said.limit, base, problems)
    if said.launches is None:
        if said.networks is None:
            problems.add("launches", "expected launches (a list of launch files or examples), corpus (a path) or networks")
        return ()
    read = (_read_launch(entry, f"launches[{i}]", base, problems) for i, entry in enumerate(said.launches))
    return tuple(launch for launch in read if launch is not None)


def _check_names(launches: tuple[StudyLaunch, ...], problems: Problems) -> None:
    names = [launch.name for launch in launches]
    for name in (name for name, times in Counter(names).items() if times > 1):
        what = "network" if any(s.name == name and isinstance(s.launch, NetworkCase) for s in launches) else "launch"
        where = "networks" if what == "network" else "launches"
        problems.add(where, f'two are called \'{name}\'; give one a name, as in {{ {what} = "{name}", name = "other" }}')


def _of_corpus(
    corpus: str, kernels: tuple[str, ...], limit: int | None, base: Path, problems: Problems
) -> tuple[StudyLaunch, ...]:
    from mgpusim.accuracy.sample import select
    from mgpusim.workload.corpus import read_corpus

    try:
        check_inside(base / corpus, base, "the study", "a corpus")
        chosen = select(read_corpus(base / corpus), kernels, limit)
    except MgpusimError as error:
        problems.add("corpus", str(error))
        return ()
    width = len(str(len(chosen.launches)))
    return tuple(StudyLaunch(f"{m.kernel}#{i:0{width}d}", m.launch) for i, m in enumerate(chosen.launches))


def _find(name: str, base: Path) -> Path:
    """Return the launch file of that path beside the study, or the shipped example of that name."""
    beside = base / name
    check_inside(beside, base, "the study", "a launch file")
    if os.path.isfile(beside):
        return beside
    shipped = shipped_examples()
    if name in shipped:
        return shipped[name]
    close = nearest(name, shipped)
    hint = f"did you mean '{close}'?" if close else f"examples: {', '.join(shipped)}"
    raise InputError(f"'{name}': no such launch file in {base or '.'} and no such example; {hint}")


class _LaunchEntry(msgspec.Struct, frozen=True, rename=SIZES):
    launch: Annotated[Text, "a launch file or the name of an example"]
    name: Text | None = None
    weight: Number = 1.0
    global_size: Any = None
    local_size: Any = None
    options: Any = None
    pad: Any = None


def _read_launch(data: object, where: str, base: Path, problems: Problems) -> StudyLaunch | None:
    before = len(problems.lines)
    entry = read_table(_LaunchEntry, short_form(data, "launch"), where, problems)
    if entry is None:
        return None
    try:
        path = _find(entry.launch, base)
        launch = load_launch(path)
        fields = {key: getattr(entry, key) for key in ("global_size", "local_size", "options", "pad")}
        fields = {key: value for key, value in fields.items() if value is not None}
        if lines := foreign_folders(fields.get("options") or "", launch.source, [base], "the study"):
            raise InputError(lines[0], lines)
        launch = msgspec.structs.replace(launch, **fields) if fields else launch
    except MgpusimError as error:
        problems.add(where, str(error))
        return None
    return StudyLaunch(entry.name or path.stem, launch, entry.weight) if len(problems.lines) == before else None


def _read_points(said: _StudyFile, axes: tuple[Axis, ...], problems: Problems) -> int:
    """Return how many points a sampling that has a number of them takes, 0 for a grid."""
    if said.sampling == "grid":
        if said.points is not None:
            problems.add("points", "a grid has as many points as its axes say; leave it out, or choose another sampling")
        for axis in axes:
            if axis.continuous:
                problems.add(f"axes '{axis.name}'", "a grid needs count or step beside range")
        return 0
    number = positive(problems, "points", said.points, f"how many points a study with sampling = '{said.sampling}' has")
    if said.sampling == "sobol" and number & (number - 1):
        down = 1 << (number.bit_length() - 1)
        problems.add("points", f"got {number}, expected a power of two for sobol, such as {down} or {2 * down}")
    if said.sampling == "saltelli" and number & (number - 1):
        problems.add("points", f"got {number}, expected a power of two: the base sample, evaluated axes + 2 times")
    return number


def _read_local(given: object, problems: Problems) -> str | tuple[tuple[int, ...], ...]:
    if isinstance(given, str):
        if given not in ("launch", "driver", "tuned"):
            problems.add("local", unknown("policy", given, ("launch", "driver", "tuned")) + ", or a list of shapes")
        return given
    if not isinstance(given, list) or not given or not all(isinstance(s, list) for s in given):
        problems.add("local", f"got {show(given)}, expected 'launch', 'driver', 'tuned' or a list of shapes such as [[8, 8, 1]]")
        return "launch"
    return tuple(as_sizes(problems, f"local[{i}]", shape) for i, shape in enumerate(given))


def _read_formulas(said: _StudyFile, axes: tuple[Axis, ...], problems: Problems) -> dict[str, Any]:
    """Return derived, constraints and objectives, their names checked."""
    known = {a.name for a in axes if "." not in a.name}
    for name in [a.name for a in axes]:
        if [a.name for a in axes].count(name) > 1:
            problems.add("axes", f"two are called '{name}'; give one of them another name")
        if name in COLUMNS:
            problems.add("axes", f"'{name}' is a column of the results; choose another name")
    paths = [p for a in axes for p in a.fields]
    for path in (path for path, times in Counter(paths).items() if times > 1):
        problems.add("axes", f"two axes set {path}")

    def checked(text: object, where: str, names: set[str]) -> str:
        if not isinstance(text, str) or not text.strip():
            problems.add(where, f"got {show(text)}, expected a formula")
            return "0"
        try:
            expression = formula(text, where)
            check_names(expression, names)
            stale = {"registers.per_core", "registers.file_vec4"} & set(expression.names) - set(paths)
            if stale and any(p.startswith("registers.") for p in paths):
                problems.add(where, f"{', '.join(stale)} follows the axis of the register file; use the field on the axis")
        except MgpusimError as error:
            problems.lines.append(str(error))
        return text

    derived = {}
    for name, text in said.derived.items():
        derived[name] = checked(text, f"derived.{name}", known)
        if name in COLUMNS or name in known:
            problems.add(f"derived.{name}", "is a column of the results already; choose another name")
        known.add(name)
    limits = tuple(checked(text, f"constraints[{i}]", known) for i, text in enumerate(said.constraints))
    out: dict[str, Any] = {"derived": derived, "constraints": limits}
    if said.objectives is not None:
        out["objectives"] = _read_objectives(said.objectives, known, checked, problems)
    return out


class _ObjectiveEntry(msgspec.Struct, frozen=True):
    minimise: Any = None
    maximise: Any = None
    over: Annotated[Literal["sum", "mean", "max", "geomean"], "way"] = "sum"


def _read_objectives(given: Mapping[str, Any], known: set[str], checked: Any, problems: Problems) -> tuple[Objective, ...]:
    objectives = []
    for name, data in given.items():
        entry = read_table(_ObjectiveEntry, short_form(data, "minimise"), f"objectives.{name}", problems) or _ObjectiveEntry()
        low, high = entry.minimise, entry.maximise
        if (low is None) == (high is None):
            problems.add(f"objectives.{name}", "expected one of minimise and maximise")
        text = checked(low if low is not None else high, f"objectives.{name}", known | set(OUTPUTS))
        if (name in known or name in COLUMNS) and text != name:
            problems.add(f"objectives.{name}", "is a column of the results already; choose another name")
        objectives.append(Objective(name, text, high is not None, entry.over))
    return tuple(objectives)


def _read_escalation(given: object, problems: Problems) -> Escalation | None:
    if given is None or given is False:
        return None
    escalation = read_table(Escalation, {} if given is True else given, "escalate", problems)
    if escalation is not None:
        _check_engine(escalation.engine, "escalate.engine", problems)
        if not escalation.sample and not escalation.front:
            problems.add("escalate", "neither the front nor a sample: nothing is evaluated again")
    return escalation
