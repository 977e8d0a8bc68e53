"""Our corpora of measured launches: with a `Space` of the same knobs each configuration becomes a launch, and back.

The launches of one space carry the tags `space`, `config` (the values of the knobs, joined by commas) and one per knob. They are
one choice group. Configurations that failed stand under `failures`, as those do that `mgpusim measure` could not run.
"""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from mgpusim.errors import InputError, suggest
from mgpusim.interop.format import Format, Notes, add_format
from mgpusim.interop.results import problem_size_of
from mgpusim.interop.tuned import FAILURES, Tuned, TunedResult, Value, distinct, in_order, key_of, scaled
from mgpusim.workload.checks import Problems
from mgpusim.workload.corpus import Corpus, KernelSource, Measurement, TimeNs, kernel_of, read_corpus, write_corpus
from mgpusim.workload.launch import range_to_dict
from mgpusim.workload.measured import of_corpus
from mgpusim.workload.spaces.suite import kernel_name, tags_of

if TYPE_CHECKING:
    from mgpusim.workload.spaces.space import Space


def corpus_of(
    tuned: Tuned, space: Space, tool: str = "a tuner", *, allow_predicted: bool = False
) -> tuple[Corpus, tuple[str, ...]]:
    """Return the results as a corpus of launches, and notes about what is not in it.

    Parameters
    ----------
    space : has the same knobs. Those it lacks must have had one value only, as must those that only it has.
    tool : who measured, for the corpus' protocol.
    allow_predicted : take predictions too. The corpus says so, and is not the truth unless that is allowed again.
    """
    if tuned.provenance.kind == "predicted" and not allow_predicted:
        raise InputError(
            f"the results are {tuned.provenance.text}, a corpus is of measurements; --allow-predicted makes one of them"
        )
    if space.template is None:
        raise InputError(f"space {space.name} has no kernel: give it one, with global, local and args, to make launches")
    given = _given(tuned, space)
    results, repeated = distinct(tuned)
    notes = [f"{repeated} repeated results left out, the fastest kept"] if repeated else []
    notes += [] if tuned.provenance.is_measured else [f"{tuned.provenance.text}: not measured, so not for validate and calibrate"]
    kernels: dict[str, KernelSource] = {}
    launches: list[Measurement] = []
    failures: list[dict[str, Any]] = []
    outside: list[str] = []
    for result in results.results:
        config = {name: result.config[name] if name in result.config else given[name] for name in space.names}
        try:
            launch = space.launch(config)
        except InputError as error:
            outside.append(str(error))
            continue
        source = kernel_of(launch)
        name = kernel_name(space, source.options)
        tags = {"family": space.name, **tags_of(space, config)}
        kept = {"tuned": _kept(result)}
        kernels[name] = source
        if result.time is None:
            failures.append({"kernel": name, **range_to_dict(launch), "tags": tags, "reason": result.failure, **kept})
        else:
            launches.append(Measurement(name, launch, _time(result, tuned.unit), tags, kept))
    if not launches:
        why = f": {outside[0]}" if outside else ""
        raise InputError(f"none of {len(results.results)} results is of a valid member of space {space.name}{why}")
    if outside:
        notes.append(f"{len(outside)} results are of no valid member of the space, as in: {outside[0]}")
    about: dict[str, Any] = {"kernel": tuned.kernel, "unit": tuned.unit, "knobs": tuned.knobs, "extra": tuned.extra}
    about["problem_size"] = tuned.problem_size
    timer = f"as {tool} reported it" if tuned.provenance.is_measured else tuned.provenance.text
    protocol = {"timer": timer, "cache": "unknown"}
    extra: dict[str, Any] = {"tuned": msgspec.to_builtins(about)} | ({"failures": failures} if failures else {})
    device = {"name": tuned.device or "unknown"}
    return Corpus(device, protocol, kernels, tuple(launches), extra, tuned.provenance), tuple(notes)


def _given(tuned: Tuned, space: Space) -> dict[str, Value]:
    """Return the values of the knobs that only the space has; refuse knobs that cannot be matched."""
    problems = Problems()
    for name, values in tuned.knobs.items():
        if name not in space.names and len(values) > 1:
            problems.add(name, f"took {len(values)} values in the results; {suggest('knob', name, space.names)}")
    out: dict[str, Value] = {}
    for knob in space.knobs:
        if knob.name not in tuned.knobs and len(knob.values) > 1:
            problems.add(knob.name, f"is a knob of the space, but not of the results, which have {', '.join(tuned.knobs)}")
        out[knob.name] = knob.values[0]
    problems.stop(f"space {space.name}")
    return out


def _kept(result: TunedResult) -> dict[str, Any]:
    """Return what the corpus has no place for, and the times as the tool wrote them."""
    fields: dict[str, Any] = {"time": result.time, "runs": result.runs, "costs": result.costs, "timestamp": result.timestamp}
    fields |= {"extra": result.extra, "config": result.config}
    return {name: value for name, value in msgspec.to_builtins(fields).items() if value not in (None, [], {})}


def _time(result: TunedResult, unit: str) -> TimeNs:
    runs = sorted(scaled(run, unit, "ns") for run in result.runs)
    if not runs or runs[0] <= 0:
        return TimeNs(scaled(result.time or 0.0, unit, "ns") or 1.0)  # 0 is below the tool's resolution
    tenths = statistics.quantiles(runs, n=10, method="inclusive") if len(runs) > 1 else [runs[0]] * 9
    return TimeNs(statistics.median(runs), runs[0], tenths[0], tenths[-1], len(runs))


def tuned_of(corpus: Corpus, space: Space | None = None) -> Tuned:
    """Return the measured members of a space out of a corpus.

    Parameters
    ----------
    space : needed where the tags do not hold the knobs; says which space where the corpus has several.
    """
    named = Counter(str(item.tags["space"]) for item in corpus.launches if "space" in item.tags)
    if not named:
        raise InputError("the corpus has no launches of a space (tags space and config): measure the members of one")
    name = space.name if space is not None else next(iter(named))
    if space is None and len(named) > 1:
        raise InputError(f"the corpus has launches of {len(named)} spaces, {', '.join(sorted(named))}: say which by its file")
    if name not in named:
        raise InputError(suggest("space in the corpus", name, named))
    tuned = corpus.extra.get("tuned") if isinstance(corpus.extra.get("tuned"), dict) else None
    unit = str(tuned["unit"]) if tuned else "ns"
    items = [item for item in corpus.launches if item.tags.get("space") == name]
    results = [_measured(item, space, unit) for item in items]
    broken = corpus.extra.get("failures", [])
    failed = [entry for entry in broken if isinstance(entry, dict) and (entry.get("tags") or {}).get("space") == name]
    results += [_failed(entry, space) for entry in failed]
    order = list(tuned["knobs"]) if tuned else list(space.names if space is not None else results[0].config)
    known = {knob.name: knob.values for knob in space.knobs} if space is not None else {}
    knobs = {k: _values(k, tuned, known) or in_order(r.config[k] for r in results if k in r.config) for k in order}
    device = str(corpus.device.get("name", ""))
    if tuned:
        size = tuned["problem_size"]
        size, about = tuple(size) if isinstance(size, list) else size, dict(tuned["extra"])
        device = "" if device == "unknown" else device
        return Tuned(str(tuned["kernel"]), device, knobs, tuple(results), unit, size, about, of_corpus(corpus))
    size = problem_size_of(space, [item.launch for item in items])
    return Tuned(items[0].launch.entry or name, device, knobs, tuple(results), unit, size, provenance=of_corpus(corpus))


def _values(name: str, tuned: Mapping[str, Any] | None, known: Mapping[str, tuple[Value, ...]]) -> tuple[Value, ...]:
    return tuple(tuned["knobs"].get(name, ())) if tuned else known.get(name, ())


def _measured(item: Measurement, space: Space | None, unit: str) -> TunedResult:
    kept = item.extra.get("tuned")
    if isinstance(kept, dict) and kept.get("time") is not None:
        return _restored(kept, "")
    runs = item.time_ns.extra.get("samples") or ()
    return TunedResult(
        _config(item.tags, space), scaled(item.time_ns.median, "ns", unit), runs=tuple(runs) if unit == "ns" else ()
    )


def _restored(kept: Mapping[str, Any], failure: str) -> TunedResult:
    runs, costs, extra = tuple(kept.get("runs", ())), dict(kept.get("costs", {})), dict(kept.get("extra", {}))
    return TunedResult(dict(kept["config"]), kept.get("time"), failure, runs, costs, kept.get("timestamp"), extra)


def _failed(entry: Mapping[str, Any], space: Space | None) -> TunedResult:
    reason = str(entry.get("reason", ""))
    words = reason.lower()
    guessed = "compile" if "compil" in words or "build" in words else "timeout" if "timed out" in words else "runtime"
    failure = reason if reason in FAILURES else guessed
    kept = entry.get("tuned")
    if isinstance(kept, dict) and "config" in kept:
        return _restored(kept, failure)
    return TunedResult(_config(entry["tags"], space), None, failure)


def _config(tags: Mapping[str, Any], space: Space | None) -> dict[str, Value]:
    key = str(tags.get("config", ""))
    names = space.names if space is not None else [name for name in tags if name not in ("family", "space", "config")]
    if all(name in tags for name in names) and key_of(tags, names) == key:
        return {name: tags[name] for name in names}
    if space is None:
        raise InputError(f"configuration '{key}': the launches do not name their knobs; give the space's file")
    parts = key.split(",")
    config = {k.name: next((v for v in k.values if str(v) == part), None) for k, part in zip(space.knobs, parts, strict=False)}
    if len(parts) != len(space.knobs) or None in config.values():
        raise InputError(f"configuration '{key}': not of space {space.name} with the knobs {', '.join(space.names)}")
    return {name: value for name, value in config.items() if value is not None}


def _write(path: Path, tasks: Sequence[Tuned], space: Space | None, origin: Format) -> Notes:
    if origin is FORMAT:
        raise InputError("the results are a corpus already; give another format with --to")
    if space is None:
        raise InputError(f"{origin.about} have neither source nor arguments: a corpus needs --space with the same knobs")
    (tuned,) = tasks
    corpus, notes = corpus_of(tuned, space, origin.tool, allow_predicted=True)  # `convert` has asked
    write_corpus(path, corpus)
    return notes


FORMAT = add_format(
    Format(
        "corpus", "measured launches, for `mgpusim validate`", "mgpusim", ('"mgpusim.corpus/',), becomes="kernel-tuner",
        read_results=lambda path, space: (tuned_of(read_corpus(path), space),), write_results=_write, measured=True,
    )
)  # fmt: skip
