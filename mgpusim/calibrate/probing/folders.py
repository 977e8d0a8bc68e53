"""Probe folders: `facts.json` (what the device says of itself) and one corpus per probe, `PROBE.json.gz`.

A probe whose file is there has been run; so a run that was cut short goes on where it stopped.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from shlex import quote
from typing import Any

import msgspec

from mgpusim.calibrate.measuring.suites import throttled
from mgpusim.calibrate.probe import DeviceFacts, Point, Probe
from mgpusim.calibrate.probing.facts import facts_of_device
from mgpusim.calibrate.probing.runs import points_of, suite_of_probes
from mgpusim.errors import InputError
from mgpusim.files import write_atomic
from mgpusim.folders import check_inside
from mgpusim.workload.corpus import Corpus, corpus_from_dict, read_corpus, write_corpus

FACTS_FILE = "facts.json"
FACTS_SCHEMA = "mgpusim.facts/1"
UNFINISHED = (".journal", ".suite")  # what measuring keeps beside a corpus until it is whole

Document = dict[str, Any]


class Probed(msgspec.Struct, frozen=True):
    """What a probe folder holds: the device's facts, its own words for itself, and the points of each probe."""

    facts: DeviceFacts
    device: dict[str, Any]
    points: dict[str, tuple[Point, ...]]
    notes: tuple[str, ...] = ()


def _read_facts(folder: Path) -> tuple[DeviceFacts, dict[str, Any]]:
    path = folder / FACTS_FILE
    try:
        document = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        if document.get("schema") != FACTS_SCHEMA:
            raise InputError(f"{path}: schema: got {document.get('schema')!r}, expected '{FACTS_SCHEMA}'")
        device = document.get("device") or {}
        if not isinstance(device, dict):
            raise InputError(f"{path}: device: got {type(device).__name__}, expected a table of what the device says of itself")
        return msgspec.convert(document.get("facts"), DeviceFacts), device
    except FileNotFoundError:
        raise InputError(
            f"{path}: missing: it says what device the probes ran on; run `mgpusim probe -o {quote(str(folder))}`"
        ) from None
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InputError(f"{path}: not the facts of a device: {error}") from None


def run_probes(
    folder: Path, chosen: Mapping[str, Probe], facts: DeviceFacts, device: Mapping[str, Any],
    runner: Callable[[Document, Path], Document], force: bool = False, on_probe: Callable[[str, int], None] | None = None,
) -> tuple[list[str], list[str]]:  # fmt: skip
    """Run `chosen` probes into `folder`, each written in one step as soon as it is done; return those run, and notes.

    Parameters
    ----------
    runner
        What times a suite and returns the corpus: the measuring of a device, or the event engine. Gets the path the corpus will
        have, beside which it may keep what lets it go on after an interruption.
    force
        Run probes again whose file is there already; otherwise they are left as they are.
    on_probe
        Called with each probe's name and number of launches before it runs.
    """
    _check_folder(folder, facts, force)
    folder.mkdir(parents=True, exist_ok=True)
    document = {"schema": FACTS_SCHEMA, "facts": msgspec.to_builtins(facts), "device": dict(device)}
    write_atomic(folder / FACTS_FILE, msgspec.json.format(msgspec.json.encode(document), indent=2) + b"\n")
    ran, notes = [], []
    for name, probe in chosen.items():
        path = folder / f"{name}.json.gz"
        if os.path.exists(path) and not force:
            notes.append(f"{name}: already there, left as it is (--force runs it again)")
            continue
        suite = suite_of_probes({name: probe}, facts)
        if not suite["launches"]:
            notes.append(f"{name}: nothing to ask of {facts.name}")
            continue
        if on_probe is not None:
            on_probe(name, len(suite["launches"]))
        if force:
            for suffix in UNFINISHED:
                path.with_name(path.name + suffix).unlink(missing_ok=True)
        corpus = runner(suite, path)
        notes.extend(_failures(name, corpus))
        if corpus["launches"]:
            write_corpus(path, corpus_from_dict(corpus))
            ran.append(name)
        else:
            path.unlink(missing_ok=True)  # or it would count as run
    return ran, notes


def _check_folder(folder: Path, facts: DeviceFacts, force: bool) -> None:
    if os.path.exists(folder) and not os.path.isdir(folder):
        raise InputError(f"{folder}: expected a folder for the probes, got a file")
    if force or not os.path.exists(folder / FACTS_FILE):
        return
    there, _ = _read_facts(folder)
    if (there.name, there.simulated) != (facts.name, facts.simulated):
        raise InputError(
            f"{folder}: holds probes of {_called(there)}, not of {_called(facts)}; choose another folder with -o, or --force"
        )


def _called(facts: DeviceFacts) -> str:
    return f"{facts.name} (simulated)" if facts.simulated else facts.name


def _failures(name: str, corpus: Document) -> Iterable[str]:
    failed = corpus.get("failures") or []
    reasons: dict[str, int] = {}
    for entry in failed:
        lines = str(entry.get("reason") or "no reason given").splitlines()
        reasons[lines[0]] = reasons.get(lines[0], 0) + 1
    for reason, count in reasons.items():
        yield f"{name}: {count} of {len(failed) + len(corpus['launches'])} launches failed: {reason}"


def read_probes(path: str | Path, others: Collection[str] = ()) -> Probed:
    """Read a probe folder, or a single corpus with `probe` tags whose device table has the facts.

    `others` are names of .json files in the folder that hold no probe.

    >>> read_probes("no-such-folder")
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: no-such-folder: no such folder of probes; `mgpusim probe -o no-such-folder` makes one
    """
    path = Path(path)
    if os.path.isfile(path):
        corpus = read_corpus(path)
        try:
            return Probed(facts_of_device(corpus.device), corpus.device, points_of(corpus), tuple(_notes(path.name, corpus)))
        except InputError as error:
            raise InputError(f"corpus {path}: {error}") from None
    if not os.path.isdir(path):
        raise InputError(f"{path}: no such folder of probes; `mgpusim probe -o {quote(str(path))}` makes one")
    no_probes = {FACTS_FILE, *others}
    files = sorted(
        p for p in path.iterdir() if re.search(r"\.json(\.gz)?$", p.name) and p.name not in no_probes and p.name[0] != "."
    )
    if not files:
        raise InputError(f"{path}: holds no probes (NAME.json.gz); `mgpusim probe -o {quote(str(path))}` runs them")
    for file in (path / FACTS_FILE, *files):
        check_inside(file, path, "the probes", file.name)
    facts, device = _read_facts(path)
    points: dict[str, tuple[Point, ...]] = {}
    notes: list[str] = []
    for file in files:
        corpus = read_corpus(file)
        if corpus.device.get("name", facts.name) != facts.name:
            raise InputError(f"{file}: measured on {corpus.device['name']}, but {path / FACTS_FILE} is of {facts.name}")
        try:
            of_corpus = points_of(corpus)
        except InputError as error:
            raise InputError(f"corpus {file}: {error}") from None
        twice = sorted(points.keys() & of_corpus.keys())
        if twice:
            raise InputError(f"{file}: probe {', '.join(twice)} is in another file of {path} too; take one of them away")
        points |= of_corpus
        notes.extend(_notes(file.name, corpus))
    notes.extend(f"{p.name}: unfinished; the same `mgpusim probe` goes on with it" for p in sorted(path.glob("*.journal")))
    return Probed(facts, device, points, tuple(notes))


def _notes(name: str, corpus: Corpus) -> Iterable[str]:
    failed = corpus.extra.get("failures")
    if isinstance(failed, list) and failed:
        yield f"{name}: {len(failed)} launches failed and are not among the points"
    if slower := throttled(corpus.protocol):
        yield f"{name}: {slower}"
