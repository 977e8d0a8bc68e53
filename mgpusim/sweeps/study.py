"""A study: which hypothetical GPUs, which launches and networks, what is asked of each; a file of schema `mgpusim.study/1`."""

from __future__ import annotations

import math
import os
from collections import Counter
from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.arch.load import load_gpu, override_text
from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError, MgpusimError, nearest
from mgpusim.folders import check_inside
from mgpusim.nn.running.many_gpus import NetworkCase
from mgpusim.opencl.reads import foreign_folders
from mgpusim.reading import read_toml
from mgpusim.sweeps.axes import Axis, read_axis
from mgpusim.sweeps.formulas import check_names, formula
from mgpusim.sweeps.study_networks import read_networks
from mgpusim.trace.trace import launch_key
from mgpusim.workload.checks import Problems, TableReader, as_number, as_sizes, positive, show, unknown
from mgpusim.workload.launch import Launch, load_launch
from mgpusim.workload.shipped import find_study, shipped_examples

__all__ = [
    "OUTPUTS", "SAMPLINGS", "Escalation", "Objective", "Study", "StudyLaunch", "StudyLike", "as_study", "load_study",
    "study_from_dict",
]  # fmt: skip

SCHEMA = "mgpusim.study/1"
SAMPLINGS = ("grid", "latin_hypercube", "sobol", "saltelli")
OUTPUTS = ("latency_us", "dram_b", "l2_b", "flops", "occupancy")
"""What a point yields for a launch, beside `bound`; formulas of objectives may use them."""
OVERS = ("sum", "mean", "max", "geomean")
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


class Escalation(msgspec.Struct, frozen=True):
    """Which points are evaluated again by a second engine: the Pareto front, and a random sample of `sample` points."""

    engine: str = "event"
    front: bool = True
    sample: int = DEFAULT_SAMPLE


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
    try:
        return study_from_dict(data, path.parent, path.stem)
    except InputError as error:
        lines = error.problems
        if len(lines) == 1:
            raise InputError(f"study {path}: {lines[0]}") from None
        raise InputError(f"study {path}: {len(lines)} problems", lines) from None


StudyLike = Study | str | PathLike[str]
"""A `Study`, the path of a study, or the name of a shipped one."""


def as_study(study: StudyLike) -> Study:
    """Return the study that is meant.

    Raises
    ------
    InputError, UnknownNameError
        As `load_study`.

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

    Raises
    ------
    InputError
        Every problem at once.

    >>> study_from_dict({
    ...     "schema": "mgpusim.study/1", "gpu": "adreno-640", "launches": ["conv1x1_image"],
    ...     "axes": [{"field": "dram.b_per_s", "factors": [0.5, 1, 2]}],
    ... }).axes[0].values
    (17050000000.0, 34100000000.0, 68200000000.0)
    """
    base = base or Path()
    problems = Problems()
    table = TableReader(data, "", problems, f"a table with schema = '{SCHEMA}'")
    schema = table.need("schema", f"'{SCHEMA}'", SCHEMA)
    if schema != SCHEMA:
        raise InputError(f"schema: got {show(schema)}, expected '{SCHEMA}'")
    gpu = _read_gpu(table, base, problems)
    fields: dict[str, Any] = {"name": table.take("name", name), "seed": table.take("seed", 0)}
    if not isinstance(fields["name"], str) or not fields["name"].strip():
        problems.add("name", f"got {show(fields['name'])}, expected a text")
    if not isinstance(fields["seed"], int) or isinstance(fields["seed"], bool) or fields["seed"] < 0:
        problems.add("seed", f"got {show(fields['seed'])}, expected an integer of at least 0")
    networks = tuple(StudyLaunch(*one) for one in read_networks(table, base, gpu, problems))
    fields["launches"] = (*_read_launches(table, base, problems, only=not networks), *networks)
    _check_names(fields["launches"], problems)
    entries = table.need("axes", "one [[axes]] table or more", [])
    if not isinstance(entries, list) or (not entries and "axes" in table.data):
        problems.add("axes", "the study is empty: expected one [[axes]] table or more")
        entries = []
    axes = [read_axis(entry, f"axes[{i}]", gpu, problems) for i, entry in enumerate(entries)] if gpu is not None else []
    fields["axes"] = tuple(a for a in axes if a is not None)
    fields |= _read_sampling(table, fields["axes"], problems)
    fields["engine"] = _read_engine(table.take("engine", "analytic"), "engine", problems)
    fields["local"] = _read_local(table.take("local", "launch"), problems)
    fields |= _read_formulas(table, fields["axes"], problems)
    fields["escalation"] = _read_escalation(table.take("escalate"), problems)
    if table.ok:
        table.close()
    problems.stop()
    if gpu is None:
        raise InputError("gpu: missing")
    study = Study(gpu=gpu, **fields)
    if study.sampling == "grid" and math.prod(len(a) for a in study.axes) * len(study.launches) >= 1 << 62:
        raise InputError("axes: more points than 62 bits can count")
    return study


def _read_gpu(table: TableReader, base: Path, problems: Problems) -> GpuSpec | None:
    given, sets = table.need("gpu", "the name of a GPU or the path of a preset"), table.take("set", {})
    if not isinstance(sets, Mapping):
        problems.add("set", f"got {show(sets)}, expected a table of field = value")
        sets = {}
    if not isinstance(given, str) or not given:
        if "gpu" in table.data:
            problems.add("gpu", f"got {show(given)}, expected the name of a GPU or the path of a preset")
        return None
    beside = base / given
    try:
        check_inside(beside, base, "the study", "a preset")
        spelled = {path: override_text(value) for path, value in _flat(sets).items()}
        return load_gpu(beside if given.endswith(".toml") and os.path.isfile(beside) else given, spelled)
    except MgpusimError as error:
        problems.add("gpu", str(error))
        return None


def _flat(table: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    out = {}
    for key, value in table.items():
        out.update(_flat(value, f"{prefix}{key}.") if isinstance(value, Mapping) else {prefix + key: value})
    return out


def _read_engine(given: object, where: str, problems: Problems) -> str:
    from mgpusim.engine.predict import engines

    if not isinstance(given, str):
        problems.add(where, f"got {show(given)}, expected the name of an engine")
        return "analytic"
    try:
        engines.lookup(given)
    except MgpusimError as error:
        problems.add(where, str(error))
    return given


def _read_launches(table: TableReader, base: Path, problems: Problems, *, only: bool) -> tuple[StudyLaunch, ...]:
    """Return the launches; `only` : the study has no networks."""
    entries, corpus = table.take("launches"), table.take("corpus")
    kernels, limit = table.take("kernels"), table.take("limit")
    if entries is not None and corpus is not None:
        problems.add("launches", "expected either launches (a list of launch files or examples) or corpus (a path)")
        return ()
    if entries is None and corpus is None:
        if only and "networks" not in table.data:
            problems.add("launches", "expected launches (a list of launch files or examples), corpus (a path) or networks")
        return ()
    if corpus is not None:
        return _of_corpus(corpus, kernels, limit, base, problems)
    if not isinstance(entries, list) or not entries:
        problems.add("launches", f"got {show(entries)}, expected a list of launch files or names of examples that is not empty")
        return ()
    found = (_read_launch(entry, f"launches[{i}]", base, problems) for i, entry in enumerate(entries))
    return tuple(one for one in found if one is not None)


def _check_names(launches: tuple[StudyLaunch, ...], problems: Problems) -> None:
    names = [one.name for one in launches]
    for name in (name for name, times in Counter(names).items() if times > 1):
        what = "network" if any(one.name == name and isinstance(one.launch, NetworkCase) for one in launches) else "launch"
        where = "networks" if what == "network" else "launches"
        problems.add(where, f'two are called \'{name}\'; give one a name, as in {{ {what} = "{name}", name = "other" }}')


def _of_corpus(corpus: object, kernels: object, limit: object, base: Path, problems: Problems) -> tuple[StudyLaunch, ...]:
    from mgpusim.accuracy.sample import select
    from mgpusim.workload.corpus import read_corpus

    globs = kernels if isinstance(kernels, list) else [kernels] if isinstance(kernels, str) else [] if kernels is None else None
    if not isinstance(corpus, str) or globs is None or not (limit is None or (isinstance(limit, int) and limit > 0)):
        problems.add("corpus", "expected the path of a corpus, kernels a list of names, limit a positive integer")
        return ()
    try:
        check_inside(base / corpus, base, "the study", "a corpus")
        chosen = select(read_corpus(base / corpus), globs, limit)
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


def _read_launch(entry: object, where: str, base: Path, problems: Problems) -> StudyLaunch | None:
    table = TableReader(entry if isinstance(entry, Mapping) else {"launch": entry}, where, problems)
    given = table.need("launch", "a launch file or the name of an example")
    name, weight = table.take("name"), table.take("weight", 1.0)
    changes = {key: table.take(key) for key in ("global", "local", "options", "pad")}
    table.close()
    before = len(problems.lines)
    if as_number(weight) is None or not 0 <= weight < math.inf:
        problems.add(f"{where}.weight", f"got {show(weight)}, expected a number of at least 0")
    if not isinstance(given, str) or not given:
        problems.add(where, f"got {show(given)}, expected a launch file or the name of an example")
        return None
    try:
        path = _find(given, base)
        launch = load_launch(path)
        fields = {
            "global_size": changes["global"],
            "local_size": changes["local"],
            "options": changes["options"],
            "pad": changes["pad"],
        }
        fields = {key: value for key, value in fields.items() if value is not None}
        if lines := foreign_folders(fields.get("options") or "", launch.source, [base], "the study"):
            raise InputError(lines[0], lines)
        launch = msgspec.structs.replace(launch, **fields) if fields else launch
    except MgpusimError as error:
        problems.add(where, str(error))
        return None
    return StudyLaunch(str(name) if name else path.stem, launch, float(weight)) if len(problems.lines) == before else None


def _read_sampling(table: TableReader, axes: tuple[Axis, ...], problems: Problems) -> dict[str, Any]:
    sampling, points = table.take("sampling", "grid"), table.take("points")
    if sampling not in SAMPLINGS:
        problems.add("sampling", unknown("sampling", sampling, SAMPLINGS))
    elif sampling == "grid":
        if points is not None:
            problems.add("points", "a grid has as many points as its axes say; leave it out, or choose another sampling")
        for axis in axes:
            if axis.continuous:
                problems.add(f"axes '{axis.name}'", "a grid needs count or step beside range")
        return {"sampling": "grid"}
    else:
        number = positive(problems, "points", points, f"how many points a study with sampling = '{sampling}' has")
        if sampling == "sobol" and number & (number - 1):
            down = 1 << (number.bit_length() - 1)
            problems.add("points", f"got {number}, expected a power of two for sobol, such as {down} or {2 * down}")
        if sampling == "saltelli" and number & (number - 1):
            problems.add("points", f"got {number}, expected a power of two: the base sample, evaluated axes + 2 times")
        return {"sampling": sampling, "points": number}
    return {}


def _read_local(given: object, problems: Problems) -> str | tuple[tuple[int, ...], ...]:
    if isinstance(given, str):
        if given not in ("launch", "driver", "tuned"):
            problems.add("local", unknown("policy", given, ("launch", "driver", "tuned")) + ", or a list of shapes")
        return given
    if not isinstance(given, list) or not given or not all(isinstance(s, list) for s in given):
        problems.add("local", f"got {show(given)}, expected 'launch', 'driver', 'tuned' or a list of shapes such as [[8, 8, 1]]")
        return "launch"
    return tuple(as_sizes(problems, f"local[{i}]", shape) for i, shape in enumerate(given))


def _read_formulas(table: TableReader, axes: tuple[Axis, ...], problems: Problems) -> dict[str, Any]:
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
    derived, objectives = table.take("derived", {}), table.take("objectives")
    constraints = table.take("constraints", [])

    def checked(text: object, where: str, names: set[str]) -> str:
        if not isinstance(text, str) or not text.strip():
            problems.add(where, f"got {show(text)}, expected a formula")
            return "0"
        try:
            found = formula(text, where)
            check_names(found, names)
            stale = {"registers.per_core", "registers.file_vec4"} & set(found.names) - set(paths)
            if stale and any(p.startswith("registers.") for p in paths):
                problems.add(where, f"{', '.join(stale)} follows the axis of the register file; use the field on the axis")
        except MgpusimError as error:
            problems.lines.append(str(error))
        return text

    if not isinstance(derived, Mapping) or not isinstance(constraints, list):
        problems.add(
            "derived" if not isinstance(derived, Mapping) else "constraints", "expected a table of formulas; a list of them"
        )
        derived, constraints = {}, []
    made = {}
    for name, text in derived.items():
        made[name] = checked(text, f"derived.{name}", known)
        if name in COLUMNS or name in known:
            problems.add(f"derived.{name}", "is a column of the results already; choose another name")
        known.add(name)
    limits = tuple(checked(text, f"constraints[{i}]", known) for i, text in enumerate(constraints))
    out: dict[str, Any] = {"derived": made, "constraints": limits}
    if objectives is not None:
        out["objectives"] = _read_objectives(objectives, known, checked, problems)
    return out


def _read_objectives(given: object, known: set[str], checked: Any, problems: Problems) -> tuple[Objective, ...]:
    if not isinstance(given, Mapping) or not given:
        problems.add("objectives", f"got {show(given)}, expected a table of name = formula")
        return ()
    found = []
    for name, entry in given.items():
        table = TableReader(entry if isinstance(entry, Mapping) else {"minimise": entry}, f"objectives.{name}", problems)
        low, high, over = table.take("minimise"), table.take("maximise"), table.take("over", "sum")
        table.close()
        if (low is None) == (high is None):
            problems.add(f"objectives.{name}", "expected one of minimise and maximise")
        if over not in OVERS:
            problems.add(f"objectives.{name}.over", unknown("way", over, OVERS))
        text = checked(low if low is not None else high, f"objectives.{name}", known | set(OUTPUTS))
        if (name in known or name in COLUMNS) and text != name:
            problems.add(f"objectives.{name}", "is a column of the results already; choose another name")
        found.append(Objective(name, text, high is not None, over))
    return tuple(found)


def _read_escalation(given: object, problems: Problems) -> Escalation | None:
    if given is None or given is False:
        return None
    table = TableReader({} if given is True else given, "escalate", problems)
    engine = _read_engine(table.take("engine", "event"), "escalate.engine", problems)
    front, sample = table.take("front", True), table.take("sample", DEFAULT_SAMPLE)
    if table.ok:
        table.close()
    if not isinstance(front, bool):
        problems.add("escalate.front", f"got {show(front)}, expected true or false")
    if not isinstance(sample, int) or isinstance(sample, bool) or sample < 0:
        problems.add("escalate.sample", f"got {show(sample)}, expected how many points, at least 0")
        sample = 0
    if not sample and front is False:
        problems.add("escalate", "neither the front nor a sample: nothing is evaluated again")
    return Escalation(engine, bool(front), sample)
