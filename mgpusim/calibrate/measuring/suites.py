"""Suites: what to measure, from launch files, folders of them, and corpora; and measuring them here."""

from __future__ import annotations

import io
import math
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.calibrate.measuring.cldevice import MeasureError
from mgpusim.calibrate.measuring.network_run import values_file
from mgpusim.calibrate.measuring.runner import DEFAULTS, SLOWER, finish, measure
from mgpusim.errors import InputError, MgpusimError
from mgpusim.files import write_atomic
from mgpusim.opencl.analysis.arguments import read_and_written
from mgpusim.session import USUAL, Session
from mgpusim.workload.args import BufferArg, ImageArg
from mgpusim.workload.corpus import SCHEMA, Corpus, corpus_from_dict, encode, kernel_of
from mgpusim.workload.launch import Launch, range_to_dict
from mgpusim.workload.launches import launches_of_file
from mgpusim.workload.program import open_module, pick_kernel, seeds_of
from mgpusim.workload.source import source_of_launch
from mgpusim.workload.spaces.suite import write_suite

CHECKED_ITEMS = 1 << 18  # work items of a launch that the executor runs as well
CHECKED_VALUES = 1 << 20
MOST_NAME_B = 65_531
"""Bytes of the name of a tensor that an entry of a zip file has room for, beside its suffix."""


def load_suite(paths: Sequence[str | Path], shapes: int = 0) -> dict[str, Any]:
    """Return the suite of launch files, folders of launch files, and corpora (their times are left behind).

    Parameters
    ----------
    shapes : work-group shapes to add to each launch file, spread over those that make sense; 0 leaves its own.
    """
    launches: list[tuple[str, Launch, dict[str, Any]]] = []
    problems: list[str] = []
    for path in map(Path, paths):
        try:
            loaded = launches_of_file(path)
            if shapes and (path.is_dir() or path.suffix == ".toml"):
                loaded = [item for name, launch, more in loaded for item in _in_shapes(name, launch, more, shapes)]
            launches += loaded
        except InputError as error:
            problems += error.problems
    if problems:
        raise InputError.of(f"{len(problems)} problems", problems)
    if not launches:
        raise InputError("nothing to measure: the suite has no launches")
    for source in {(launch.source, launch.options): launch for _, launch, _ in launches}.values():
        source_of_launch(source).check_reads("the driver's compiler")
    return suite_of(launches)


def _in_shapes(name: str, launch: Launch, more: dict[str, Any], shapes: int) -> list[tuple[str, Launch, dict[str, Any]]]:
    if launch.global_of:  # each shape has a global size of its own
        wide = [msgspec.structs.replace(launch, local_size=s) for s in work_group_shapes((256,) * launch.dim, 1 << 20, True)]
        legal = [w for w in wide if launch.pad or all(g % n == 0 for g, n in zip(w.global_size, w.local_size or (), strict=True))]
        return [(name, legal[i * (len(legal) - 1) // max(1, shapes - 1)], more) for i in range(min(shapes, len(legal)))]
    chosen = work_group_shapes(launch.global_size, shapes, launch.pad)
    return [(name, msgspec.structs.replace(launch, local_size=shape), more) for shape in chosen]


def suite_of(launches: Iterable[tuple[str, Launch, dict[str, Any]]]) -> dict[str, Any]:
    """Return the suite of (kernel name, launch, what else to keep with it: tags, outputs); seeds of the arguments are added.

    >>> suite = suite_of([("f", Launch("kernel void f() {}", "f", (64,)), {"tags": {"n": 64}})])
    >>> suite["launches"]
    [{'kernel': 'f', 'global': [64], 'args': [], 'tags': {'n': 64}, 'seeds': []}]
    """
    kernels: dict[str, dict[str, str]] = {}
    out = []
    for name, launch, more in launches:
        if launch.cold:
            raise InputError(f"kernel '{name}': cold is {list(launch.cold)}, but caches are warm in measurements; leave it out")
        source = kernel_of(launch)
        entry = {"source": source.source, "entry": source.entry, "options": source.options}
        if kernels.setdefault(name, entry) != entry:
            raise InputError(f"kernel '{name}': two launches give it different sources, entries or options; rename one")
        out.append({"kernel": name, **range_to_dict(launch), "tags": {}, **more, "seeds": seeds_of(launch)})
    return {"schema": SCHEMA, "device": {}, "kernels": kernels, "launches": out}


def work_group_shapes(size: Sequence[int], count: int, pad: bool, most: int = 256) -> list[tuple[int, ...]]:
    """Return up to `count` work-group shapes for an NDRange: powers of two in each dimension, small and large, flat and tall.

    Without `pad` only shapes that divide the NDRange.

    >>> work_group_shapes((64, 64), 4, False)
    [(1, 1), (8, 2), (16, 4), (64, 4)]
    """
    shapes: list[tuple[int, ...]] = [()]
    for extent in size:
        powers = [1 << k for k in range(most.bit_length()) if 1 << k <= (2 * extent - 1 if pad else extent)]
        shapes = [(*s, p) for s in shapes for p in powers if math.prod(s) * p <= most and (pad or extent % p == 0)]
    shapes.sort(key=lambda s: (math.prod(s), s))
    if len(shapes) <= count:
        return shapes
    return [shapes[round(i * (len(shapes) - 1) / (count - 1))] for i in range(count)] if count > 1 else [shapes[-1]]


def measure_suite(
    suite: dict[str, Any],
    output: Path,
    device: str | None = None,
    options: dict[str, Any] | None = None,
    session: Session = USUAL,
    check: bool = False,
    values: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Measure `suite` on an OpenCL device and write the corpus to `output`, in one step; return its document.

    What was measured before an interruption lies in a journal beside `output` and is not measured again, provided the suite is
    the same. With `check`, outputs of small launches are compared with the executor's (`check` in their entries). `values` are
    the numbers of the suite's network, if it has one (`mgpusim.calibrate.measuring.network_suite`).
    """
    kept = output.with_name(output.name + ".suite")
    journal = output.with_name(output.name + ".journal")
    asked = {**DEFAULTS, **(options or {})}
    protocol = {"order": asked["order"], "restore": asked["restore"]}
    # what kernels of a network write, they do not read
    complete = suite if "network" in suite else with_restored(_with_outputs(suite) if check else suite)
    numbers = values_file(kept)
    wanted = msgspec.json.decode(msgspec.json.encode({**complete, "protocol": protocol}))
    raw = encode(wanted)
    try:
        if journal.exists() and kept.exists() and kept.read_bytes() != raw:
            what = "is of another suite, or of one measured in another order or without restoring"
            raise InputError(f"{journal}: {what}; delete it, or choose another output than {output}")
        write_atomic(kept, raw)
        if values is not None:
            write_atomic(numbers, packed(values, compress=False))
        entries = measure(kept, journal, device, options, session.on_progress)
    except MeasureError as error:
        kept.unlink(missing_ok=True)
        numbers.unlink(missing_ok=True)
        raise InputError(str(error)) from None
    except OSError as error:
        raise InputError(f"{output}: {error.strerror}") from None
    document = finish(wanted, entries, options)
    if check:
        check_outputs(document, suite)
    write_suite(output, document)
    journal.unlink(missing_ok=True)
    kept.unlink(missing_ok=True)
    numbers.unlink(missing_ok=True)
    return document


def throttled(protocol: Mapping[str, Any]) -> str:
    """Return how much slower the device became while it measured, "" where it did not.

    >>> throttled({"reference_ns": [100, 101, 205, 204]})
    'the device became slower while it measured: its first launch took 2.05 times as long later (in 2 of 4 looks at it); \
let it cool, and give a longer --cooldown'
    >>> throttled({"reference_ns": [100, 104, 98]})
    ''
    """
    looks = protocol.get("reference_ns") or [1]
    worst = max(looks) / min(looks)
    if worst <= SLOWER:
        return ""
    slow = sum(ns > SLOWER * min(looks) for ns in looks)
    return (
        f"the device became slower while it measured: its first launch took {worst:.3g} times as long later (in {slow} of "
        f"{len(looks)} looks at it); let it cool, and give a longer --cooldown"
    )


def packed(values: Mapping[str, Any], compress: bool) -> bytes:
    """Return arrays by name as an npz file; equal arrays are equal files."""
    import numpy as np

    memory, how = io.BytesIO(), zipfile.ZIP_DEFLATED if compress else zipfile.ZIP_STORED
    with zipfile.ZipFile(memory, "w", how) as pack:
        for name, array in values.items():
            if (length := len(name.encode())) > MOST_NAME_B:
                raise InputError(f"tensor {name}: its name has {length} bytes, a file of values takes at most {MOST_NAME_B}")
            file = io.BytesIO()
            np.save(file, array, allow_pickle=False)
            pack.writestr(zipfile.ZipInfo(f"{name}.npy"), file.getvalue(), how)
    return memory.getvalue()


def with_restored(suite: dict[str, Any]) -> dict[str, Any]:
    """Return a suite whose launches name, as `restored`, the positions of the arguments that their kernels both read and write.

    Of a kernel that the front end does not take it is all that its launch says is read and written. Launches that name what
    is to be restored themselves (probes: nothing) are left as they are.
    """
    written: dict[str, frozenset[int] | None] = {}
    launches = []
    for entry, launch in zip(suite["launches"], launches_of(suite), strict=True):
        name = entry["kernel"]
        if "restored" in entry:
            launches.append(entry)
            continue
        if name not in written:
            try:
                written[name] = read_and_written(pick_kernel(open_module(launch), launch))
            except MgpusimError:
                written[name] = None
        positions = written[name]
        memory = [i for i, arg in enumerate(launch.args) if isinstance(arg, BufferArg | ImageArg)]
        if positions is None:
            chosen = [i for i in memory if getattr(launch.args[i], "access", None) in (None, "read_write")]
        else:
            chosen = [i for i in memory if i in positions]
        launches.append({**entry, "restored": chosen} if chosen else entry)
    return {**suite, "launches": launches}


def launches_of(suite: dict[str, Any]) -> list[Launch]:
    """Return the launches of a suite."""
    timed = [{**entry, "time_ns": {"median": 1.0}} for entry in suite["launches"]]
    for entry in timed:
        entry.pop("output_values", None)
        entry.pop("restored", None)
    corpus: Corpus = corpus_from_dict({**suite, "launches": timed})
    return [m.launch for m in corpus.launches]


def _written(launch: Launch) -> list[int]:
    """Positions of what the kernel may write, where it is small enough for the executor; else none."""
    if math.prod(launch.global_size) > CHECKED_ITEMS:
        return []
    written = [i for i, a in enumerate(launch.args) if isinstance(a, BufferArg | ImageArg) and a.access != "read"]
    return written if sum(_values(launch.args[i]) for i in written) <= CHECKED_VALUES else []


def _values(arg: object) -> int:
    return math.prod(arg.shape) * arg.n_channels if isinstance(arg, ImageArg) else arg.count if isinstance(arg, BufferArg) else 0


def _with_outputs(suite: dict[str, Any]) -> dict[str, Any]:
    launches = [
        entry if entry.get("outputs") else {**entry, "outputs": written} if (written := _written(launch)) else entry
        for entry, launch in zip(suite["launches"], launches_of(suite), strict=True)
    ]
    return {**suite, "launches": launches}


def check_outputs(document: dict[str, Any], suite: dict[str, Any]) -> None:
    """Compare the outputs of measured launches with the executor's: adds `check` to each entry, drops outputs nobody asked for.

    `check` is {"max_error": e}: the largest difference over the range of the expected values, or {"skipped": reason}.
    """
    import numpy as np

    from mgpusim.workload.program import run

    asked = {_key(entry) for entry in suite["launches"] if entry.get("outputs")}
    for entry, launch in zip(document["launches"], launches_of({**document, "failures": []}), strict=True):
        values = entry.get("output_values")
        if values is None:
            continue
        try:
            expected = run(launch)
            worst = 0.0
            for i, got in values.items():
                want = np.asarray(expected[int(i)]).reshape(-1)
                output = np.asarray(got).reshape(-1)[: want.size]
                if not want.size:
                    continue
                scale = max(float(np.abs(np.nan_to_num(want.astype(float))).max()), 1e-30)
                worst = max(worst, float(np.abs(np.nan_to_num(output.astype(float) - want.astype(float))).max()) / scale)
            entry["check"] = {"max_error": float(f"{worst:.3g}")}
        except Exception as error:  # what the executor refuses is not a fault of the device
            entry["check"] = {"skipped": str(error).splitlines()[0][:200]}
        if _key(entry) not in asked:
            del entry["output_values"], entry["outputs"]


def _key(entry: dict[str, Any]) -> bytes:
    return msgspec.json.encode([entry.get(k) for k in ("kernel", "global", "local", "args", "tags")])
