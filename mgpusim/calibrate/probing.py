"""Runs probes and keeps what came back: suites out of their asks, simulated corpora, probe folders, points out of corpora.

A probe folder holds `facts.json` (what the device says of itself) and one corpus per probe, `PROBE.json.gz`. A probe whose
file is there has been run; so a run that was cut short goes on where it stopped.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from mgpusim.calibrate.probe import Ask, Facts, Point, Probe, probes
from mgpusim.errors import InputError, MgpusimError, UnknownNameError, suggest
from mgpusim.files import write_atomic
from mgpusim.workload.corpus import SCHEMA, Corpus, corpus_from_dict, kernel_of, read_corpus, write_corpus
from mgpusim.workload.launch import Launch, range_to_dict

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec

__all__ = [
    "FACTS_FILE", "FACTS_SCHEMA", "Probed", "choose_probes", "facts_of_device", "facts_of_gpu", "known_probes", "points_of",
    "read_probes", "run_probes", "simulate_probes", "simulated_times", "suite_of",
]  # fmt: skip

FACTS_FILE = "facts.json"
FACTS_SCHEMA = "mgpusim.facts/1"
_MODULES = ("memory_probes", "compute_probes", "launch_probes")

Document = dict[str, Any]
Progress = Callable[[str, int, int], None]


class Probed(msgspec.Struct, frozen=True):
    """What a probe folder holds: the device's facts, its own words for itself, and the points of each probe."""

    facts: Facts
    device: dict[str, Any]
    points: dict[str, tuple[Point, ...]]
    notes: tuple[str, ...] = ()


@lru_cache(maxsize=1)
def _load_modules() -> None:
    for name in _MODULES:
        path = f"mgpusim.calibrate.{name}"
        if find_spec(path) is not None:
            import_module(path)


def known_probes() -> dict[str, Probe]:
    """Return every probe there is by name, those of plug-ins included, in the order they were registered."""
    _load_modules()
    probes._load_entry_points()
    return dict(probes)


def choose_probes(names: Sequence[str] = (), simulated: bool = False) -> tuple[dict[str, Probe], list[str]]:
    """Return the probes called `names` (all without names) and notes on those left out.

    Probes that the event engine cannot show are left out where they are to be simulated, unless they were named: then that
    is an error.

    Raises
    ------
    UnknownNameError
        A name is not that of a probe.
    InputError
        A named probe cannot be simulated, or there is no probe at all.
    """
    known = known_probes()
    for name in names:
        if name not in known:
            raise UnknownNameError(suggest("probe", name, known))
    chosen = {name: known[name] for name in known if not names or name in names}
    if not chosen:
        raise InputError("there are no probes: no module or plug-in has registered one; reinstall mgpusim")
    if not simulated:
        return chosen, []
    blind = {name: probe.why_not or "its effect is not modelled" for name, probe in chosen.items() if not probe.simulates}
    if blind and names:
        raise InputError("the event engine cannot show these probes:", [f"{name}: {why}" for name, why in blind.items()])
    return (
        {name: probe for name, probe in chosen.items() if name not in blind},
        [f"{name}: not simulated: {why}" for name, why in blind.items()],
    )


# --- facts ----------------------------------------------------------------------------------------------------------

_NEEDED: dict[str, tuple[type, ...]] = {
    "name": (str,),
    "compute_units": (int,),
    "max_clock_mhz": (int, float),
    "max_work_group_size": (int,),
    "local_mem_b": (int,),
}
LEAST_ALLOC_B = 1 << 27  # OpenCL 1.2 demands at least that of a device


def facts_of_device(device: Mapping[str, Any], effort: float = 1.0) -> Facts:
    """Return the facts in the `device` table of a measured corpus.

    Raises
    ------
    InputError
        Fields that no probe can do without are missing or make no sense: all of them at once.

    Examples
    --------
    >>> facts_of_device({"name": "GPU", "compute_units": 2, "max_clock_mhz": 585, "max_work_group_size": 1024,
    ...                  "local_mem_b": 32768}).max_clock_hz
    585000000.0
    """

    problems = []
    for name, kinds in _NEEDED.items():
        value = device.get(name)
        if value is None:
            problems.append(f"device.{name}: missing")
        elif not isinstance(value, kinds) or isinstance(value, bool) or not value or (kinds != (str,) and value < 0):
            problems.append(f"device.{name}: got {value!r}, expected {'a name' if str in kinds else 'a positive number'}")
    if problems:
        raise InputError("the probes need to know more of the device; `mgpusim probe` and `mgpusim measure` record it:", problems)
    group = device["max_work_group_size"]
    width, height = (*(device.get("image2d_max") or ()), 0, 0)[:2]
    return Facts(
        name=device["name"],
        compute_units=device["compute_units"],
        max_clock_hz=device["max_clock_mhz"] * 1e6,
        max_work_group_size=group,
        max_work_item_sizes=tuple(device.get("max_work_item_sizes") or (group, group, group)),
        local_mem_b=device["local_mem_b"],
        constant_b=device.get("constant_b") or 0,
        max_alloc_b=device.get("max_alloc_b") or LEAST_ALLOC_B,
        image2d_max=(width, height),
        fp16=bool(device.get("fp16")),
        fp64=bool(device.get("fp64")),
        images=bool(device.get("images")),
        simulated=bool(device.get("simulated")),
        effort=effort,
    )


def facts_of_gpu(gpu: GpuSpec, effort: float = 1.0) -> Facts:
    """Return what the GPU of a preset would say of itself through OpenCL.

    >>> from mgpusim.arch.load import load_gpu
    >>> facts_of_gpu(load_gpu("adreno-640")).compute_units
    2
    """
    limits = gpu.limits
    return Facts(
        name=gpu.name,
        compute_units=gpu.shader_cores,
        max_clock_hz=gpu.clock.gpu_hz,
        max_work_group_size=limits.max_work_group_size,
        max_work_item_sizes=limits.max_work_item_sizes,
        local_mem_b=gpu.local.max_per_group_b,
        constant_b=limits.max_constant_b,
        max_alloc_b=limits.max_buffer_b,
        image2d_max=limits.max_image2d,
        fp16=True,
        fp64=gpu.core.fp64.rate > 0,
        images=True,
        simulated=True,
        effort=effort,
    )


# --- suites and simulated corpora -----------------------------------------------------------------------------------


def suite_of(chosen: Mapping[str, Probe], facts: Facts) -> Document:
    """Return the launches that `chosen` probes ask for as a suite: a corpus without times, each launch tagged `probe`."""
    kernels: dict[str, Document] = {}
    names: dict[tuple[str, str, str], str] = {}
    launches = []
    for name, probe in chosen.items():
        for ask in probe.asks(facts):
            launches.append(_entry(name, ask, kernels, names))
    return {"schema": SCHEMA, "kernels": kernels, "launches": launches}


def _entry(probe: str, ask: Ask, kernels: dict[str, Document], names: dict[tuple[str, str, str], str]) -> Document:
    kernel = kernel_of(ask.launch)
    key = (kernel.source, kernel.entry, kernel.options)
    if key not in names:
        stem = kernel.entry or probe
        name, count = stem, 1
        while name in kernels:  # the same function of another text or with other options
            count += 1
            name = f"{stem}#{count}"
        names[key] = name
        kernels[name] = {"source": kernel.source, "entry": kernel.entry, "options": kernel.options}
    entry = {"kernel": names[key], **range_to_dict(ask.launch), "tags": {**ask.tags, "probe": probe}}
    return entry | ({"outputs": list(ask.outputs)} if ask.outputs else {})


def simulated_times(suite: Document, gpu: GpuSpec, progress: Progress | None = None, cache: bool = True) -> Document:
    """Return the corpus that measuring `suite` on `gpu` would give, as the event engine times it.

    A launch that the engine refuses is left out and listed under `failures`.
    """
    from mgpusim.engine.predict import predict

    done, failed = [], []
    total = len(suite["launches"])
    for index, entry in enumerate(suite["launches"]):
        if progress is not None:
            progress(entry["tags"].get("probe", entry["kernel"]), index, total)
        launch = _launch_of(entry, suite["kernels"])
        try:
            time_ns = predict(launch, gpu, engine="event", cache=cache).latency_us * 1e3
        except MgpusimError as error:
            failed.append({**entry, "reason": str(error)})
            continue
        # no repeats differ: the spread is 0
        done.append({**entry, "time_ns": {"p10": time_ns, "median": time_ns, "p90": time_ns, "repeats": 1}})
    device = {"name": gpu.name, "simulated": True}
    protocol = {"timer": "event engine", "cache": "warm"}
    made = {"schema": SCHEMA, "device": device, "protocol": protocol, "kernels": suite["kernels"], "launches": done}
    return made | ({"failures": failed} if failed else {})


def _launch_of(entry: Document, kernels: Mapping[str, Document]) -> Launch:
    """Return the launch of one entry of a suite."""
    form = {**entry, "time_ns": {"median": 1.0}}
    kernel = entry["kernel"]
    made = corpus_from_dict({"schema": SCHEMA, "device": {}, "kernels": {kernel: kernels[kernel]}, "launches": [form]})
    return made.launches[0].launch


def simulate_probes(
    gpu: GpuSpec, names: Sequence[str] = (), effort: float = 1.0, progress: Progress | None = None, cache: bool = True
) -> Document:
    """Return the probes called `names` (all that can be simulated, without names) run on `gpu` by the event engine.

    The corpus has the form of a measured one; its device is ``{"name": ..., "simulated": true}``. With it the figures that
    `mgpusim.calibrate.infer` reads off can be compared with those the preset states.
    """
    chosen, _ = choose_probes(names, simulated=True)
    return simulated_times(suite_of(chosen, facts_of_gpu(gpu, effort)), gpu, progress, cache)


# --- points ---------------------------------------------------------------------------------------------------------


def points_of(corpus: Corpus) -> dict[str, tuple[Point, ...]]:
    """Return the points of each probe of a measured corpus, in the order of its launches; launches of no probe are left out.

    Raises
    ------
    InputError
        No launch carries the tag `probe`.

    >>> points_of(Corpus({"name": "GPU"}, {}, {}, ()))
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: no launch carries the tag 'probe'; corpora of ordinary kernels are for `mgpusim validate`
    """
    found: dict[str, list[Point]] = {}
    for item in corpus.launches:
        name = item.tags.get("probe")
        if not isinstance(name, str):
            continue
        time = item.time_ns
        low, high = time.p10 or time.min or time.median, time.p90
        if high is None:
            high = 2 * time.median - low
        values = item.extra.get("output_values") or {}
        found.setdefault(name, []).append(
            Point(
                tags={key: value for key, value in item.tags.items() if key != "probe"},
                time_s=time.median * 1e-9,
                spread_s=max(0.0, high - low) / 2 * 1e-9,
                outputs={int(position): value for position, value in values.items()},
            )
        )
    if not found:
        raise InputError("no launch carries the tag 'probe'; corpora of ordinary kernels are for `mgpusim validate`")
    return {name: tuple(points) for name, points in found.items()}


# --- folders --------------------------------------------------------------------------------------------------------


def _write_facts(folder: Path, facts: Facts, device: Mapping[str, Any]) -> None:
    document = {"schema": FACTS_SCHEMA, "facts": msgspec.to_builtins(facts), "device": dict(device)}
    write_atomic(folder / FACTS_FILE, msgspec.json.format(msgspec.json.encode(document), indent=2) + b"\n")


def _read_facts(folder: Path) -> tuple[Facts, dict[str, Any]]:
    path = folder / FACTS_FILE
    try:
        document = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        if document.get("schema") != FACTS_SCHEMA:
            raise InputError(f"{path}: schema: got {document.get('schema')!r}, expected '{FACTS_SCHEMA}'")
        return msgspec.convert(document.get("facts"), Facts), dict(document.get("device") or {})
    except FileNotFoundError:
        raise InputError(f"{path}: missing: it says what device the probes ran on; run `mgpusim probe -o {folder}`") from None
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise InputError(f"{path}: not the facts of a device: {error}") from None


def run_probes(
    folder: Path, chosen: Mapping[str, Probe], facts: Facts, device: Mapping[str, Any],
    runner: Callable[[Document], Document], force: bool = False, on_probe: Callable[[str, int], None] | None = None,
) -> tuple[list[str], list[str]]:  # fmt: skip
    """Run `chosen` probes into `folder`, each written in one step as soon as it is done; return those run, and notes.

    Parameters
    ----------
    runner
        What times a suite and returns the corpus: the measuring of a device, or the event engine.
    force
        Run probes again whose file is there already; otherwise they are left as they are.
    on_probe
        Called with each probe's name and number of launches before it runs.

    Raises
    ------
    InputError
        The folder holds probes of another device.
    """
    _check_folder(folder, facts, force)
    folder.mkdir(parents=True, exist_ok=True)
    _write_facts(folder, facts, device)
    ran, notes = [], []
    for name, probe in chosen.items():
        path = folder / f"{name}.json.gz"
        if path.exists() and not force:
            notes.append(f"{name}: already there, left as it is (--force runs it again)")
            continue
        suite = suite_of({name: probe}, facts)
        if not suite["launches"]:
            notes.append(f"{name}: nothing to ask of {facts.name}")
            continue
        if on_probe is not None:
            on_probe(name, len(suite["launches"]))
        corpus = runner(suite)
        notes.extend(_failures(name, corpus))
        if corpus["launches"]:
            write_corpus(path, corpus_from_dict(corpus))
            ran.append(name)
    return ran, notes


def _check_folder(folder: Path, facts: Facts, force: bool) -> None:
    if folder.exists() and not folder.is_dir():
        raise InputError(f"{folder}: expected a folder for the probes, got a file")
    if force or not (folder / FACTS_FILE).exists():
        return
    there, _ = _read_facts(folder)
    if (there.name, there.simulated) != (facts.name, facts.simulated):
        raise InputError(
            f"{folder}: holds probes of {_called(there)}, not of {_called(facts)}; choose another folder with -o, or --force"
        )


def _called(facts: Facts) -> str:
    return f"{facts.name} (simulated)" if facts.simulated else facts.name


def _failures(name: str, corpus: Document) -> Iterable[str]:
    failed = corpus.get("failures") or []
    reasons: dict[str, int] = {}
    for entry in failed:
        lines = str(entry.get("reason") or "no reason given").splitlines()
        reasons[lines[0]] = reasons.get(lines[0], 0) + 1
    for reason, count in reasons.items():
        yield f"{name}: {count} of {len(failed) + len(corpus['launches'])} launches failed: {reason}"


def read_probes(path: str | Path) -> Probed:
    """Read a probe folder, or a single corpus with `probe` tags whose device table has the facts.

    Raises
    ------
    InputError
        There is no such folder, it holds no probe, its facts are missing, or a corpus in it is damaged or of no probe.

    >>> read_probes("no-such-folder")
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: no-such-folder: no such folder of probes; `mgpusim probe -o no-such-folder` makes one
    """
    path = Path(path)
    if path.is_file():
        corpus = read_corpus(path)
        try:
            return Probed(facts_of_device(corpus.device), corpus.device, points_of(corpus), tuple(_left_out(path.name, corpus)))
        except InputError as error:
            raise InputError(f"corpus {path}: {error}") from None
    if not path.is_dir():
        raise InputError(f"{path}: no such folder of probes; `mgpusim probe -o {path}` makes one")
    files = sorted(
        p for p in path.iterdir() if re.search(r"\.json(\.gz)?$", p.name) and p.name != FACTS_FILE and p.name[0] != "."
    )
    if not files:
        raise InputError(f"{path}: holds no probes (NAME.json.gz); `mgpusim probe -o {path}` runs them")
    facts, device = _read_facts(path)
    points: dict[str, tuple[Point, ...]] = {}
    notes: list[str] = []
    for file in files:
        corpus = read_corpus(file)
        if corpus.device.get("name", facts.name) != facts.name:
            raise InputError(f"{file}: measured on {corpus.device['name']}, but {path / FACTS_FILE} is of {facts.name}")
        try:
            found = points_of(corpus)
        except InputError as error:
            raise InputError(f"corpus {file}: {error}") from None
        twice = sorted(points.keys() & found.keys())
        if twice:
            raise InputError(f"{file}: probe {', '.join(twice)} is in another file of {path} too; take one of them away")
        points |= found
        notes.extend(_left_out(file.name, corpus))
    return Probed(facts, device, points, tuple(notes))


def _left_out(name: str, corpus: Corpus) -> Iterable[str]:
    failed = corpus.extra.get("failures")
    if isinstance(failed, list) and failed:
        yield f"{name}: {len(failed)} launches failed and are not among the points"
