"""A network measured at the other end of a cable: its launches alone, and those that are chosen by it run in order."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from mgpusim.calibrate.measuring.cldevice import MeasureError
from mgpusim.calibrate.measuring.network_plan import NetworkRunPlan
from mgpusim.calibrate.measuring.network_run import chosen_launches, in_run_order, refuse_precision
from mgpusim.calibrate.measuring.network_suite import NetworkSuite
from mgpusim.calibrate.measuring.plan import plan_of
from mgpusim.calibrate.measuring.suites import launches_of
from mgpusim.calibrate.phone.remote import Remote
from mgpusim.errors import InputError
from mgpusim.files import write_atomic
from mgpusim.reading import read_json
from mgpusim.session import USUAL, Session
from mgpusim.workload.args import ImageArg
from mgpusim.workload.corpus import encode
from mgpusim.workload.launch import Launch
from mgpusim.workload.runs import OF_BUFFERS, corpus_of_run, failure

PLACE = "position"
"""In an entry on its way to the device and back: where in the suite it stands."""

Document = dict[str, Any]


def measure_network(
    remote: Remote, made_for: NetworkSuite, options: Mapping[str, Any], kept: Path | None = None, session: Session = USUAL
) -> Document:
    """Return the corpus of a network that a device runs, as `mgpusim.calibrate.measuring.suites.measure_suite` makes it.

    Launches are measured alone first. What a library does by times is chosen from them here. Then the device runs that.

    Parameters
    ----------
    options : over the `DEFAULTS` of `mgpusim.calibrate.measuring.runner`.
    kept : a file for the launches that were measured alone, so that a command that was stopped goes on behind them; none where
        nothing is run.
    """
    network = made_for.document["network"]
    suite = {**made_for.document, "options": dict(options)}
    launches = launches_of(suite)
    align_b = 0
    if kept is not None:
        device = remote.device()
        extensions, align_b = device.get("extensions", []), max(16, int(device.get("mem_align_b", 0)))
        try:
            refuse_precision(network, " ".join(extensions))
        except MeasureError as error:
            raise InputError(str(error)) from None
        if OF_BUFFERS not in extensions:  # as libraries do there
            launches = [_without_pitch(launch) for launch in launches]
    alone = _alone(remote, suite, launches, kept, session)
    rows: list[Document | None] = [None] * len(suite["launches"])
    for entry in alone["launches"]:
        rows[entry[PLACE]] = {key: value for key, value in entry.items() if key != PLACE}
    measured = {i: float(row["time_ns"]["median"]) for i, row in enumerate(rows) if row is not None}
    if kept is None:  # nothing was run: as if each took as long
        measured = {i: 1.0 for i, entry in enumerate(suite["launches"]) if "behind" not in entry}
    try:
        steps = chosen_launches(network["steps"], measured)
    except ValueError as error:
        result: Document = {"reason": str(error)}
    else:
        result = _together(remote, suite, launches, steps, made_for.values, align_b, session)
    plain = [{key: value for key, value in entry.items() if key != PLACE} for entry in alone.get("failures", [])]
    document = {**alone, "launches": [row for row in rows if row is not None], "network": network}
    document.pop("failures", None)
    document = document if kept is None else in_run_order(document, rows, result)
    return {**document, "failures": plain} if plain else document


def _together(
    remote: Remote, suite: Document, launches: Sequence[Launch], steps: list[Document], values: Mapping[str, Any], align_b: int,
    session: Session,
) -> Document:  # fmt: skip
    """Return what is found of the steps as a whole; a device that makes no images of parts of buffers has tensors apart."""
    seen: Document | None = None
    for align in dict.fromkeys((align_b, 0)):
        network = NetworkRunPlan(suite, launches, steps, values, align)
        run = remote.run(network.plan, 1, network.values, session=session)
        seen = next((entry for entry in reversed(run.get("journal", [])) if "done" in entry or "failed" in entry), None)
        if seen is None:
            return {}
        if "done" in seen:
            return network.result(seen)
        if seen.get("routine") not in ("clCreateImage", "clCreateSubBuffer"):
            break
    return failure(seen) if seen is not None else {}


def _without_pitch(launch: Launch) -> Launch:
    pitched = [isinstance(arg, ImageArg) and arg.row_pitch is not None for arg in launch.args]
    args = [replace(arg, row_pitch=None) if of else arg for arg, of in zip(launch.args, pitched, strict=True)]
    return replace(launch, args=tuple(args)) if any(pitched) else launch


def _alone(remote: Remote, suite: Document, launches: Sequence[Launch], kept: Path | None, session: Session) -> Document:
    """Return the corpus of the launches alone; those behind others once all of these are refused."""
    digest = hashlib.sha256(encode(suite)).hexdigest()
    if kept is not None and kept.exists():
        measured: Document = read_json(kept, "launches measured before")
        if measured.get("suite") == digest:
            return dict(measured["corpus"])
    entries = suite["launches"]
    document, over, refused = {**suite, "launches": [], "failures": []}, set[int](), set[int]()
    while todo := [i for i, entry in enumerate(entries) if i not in over and refused.issuperset(entry.get("behind", ()))]:
        part = {**suite, "launches": [{**entries[i], PLACE: i} for i in todo]}
        run = remote.run(plan_of(part, [launches[i] for i in todo]), len(todo), session=session)
        part = corpus_of_run(run) if run else {**part, "launches": []}
        over.update(todo)
        refused |= {entry[PLACE] for entry in part.get("failures", []) if "refused" in entry}
        together = {key: [*document[key], *part.get(key, [])] for key in ("launches", "failures")}
        document = {**part, **together, "protocol": document.get("protocol", part.get("protocol", {}))}
    if kept is not None:
        write_atomic(kept, msgspec.json.encode({"suite": digest, "corpus": document}))
    return document
