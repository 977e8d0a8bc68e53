"""Times the launches of a suite on an OpenCL device. Needs numpy and pyopencl alone, so that a bundle carries it as it is.

    python measure.py suite.json.gz -o corpus.json.gz [--device NAME] [--cooldown SECONDS]

A suite is a corpus without times: kernels, and launches with their arguments, each launch with the `seeds` of its arguments.
That of a bundle may have `options`, over the `DEFAULTS`.
That of a network has its steps too, and the numbers of its weights in a file beside it. It is run as a whole when its launches
are measured, as what comes behind the last of them.
A child process does the measuring and appends each result to a journal beside the output. Where a kernel takes the device or
the process down, or hangs, the parent notes it and starts the next child behind it. A journal left by a run that was stopped
is continued. In the end the journal becomes a corpus, in one step.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

try:
    from mgpusim.calibrate.measuring.cldevice import DeviceSession, MeasureError, describe, open_device, refusal, time_launch
    from mgpusim.calibrate.measuring.network_run import in_run_order, measure_network, refuse_precision, values_file
    from mgpusim.workload.runs import ORDERS, UNNEEDED, corpus_of_entries, finished, plain_entry
except ImportError:  # in a bundle the files lie beside this one
    from cldevice import DeviceSession, MeasureError, describe, open_device, refusal, time_launch  # type: ignore
    from network_run import in_run_order, measure_network, refuse_precision, values_file  # type: ignore
    from runs import ORDERS, UNNEEDED, corpus_of_entries, finished, plain_entry  # type: ignore

__all__ = ["DEFAULTS", "MeasureError", "finish", "measure", "read_journal", "read_json", "refuse_files"]

DEFAULTS: dict[str, Any] = {
    "warmup": 3,  # launches before those that count
    "repeats": 9,  # launches at once; as many again until the spread is small
    "most": 45,  # launches of one kind at most
    "spread": 0.01,  # standard error of the median, relative
    "budget_s": 0.5,  # device seconds per launch at most, once `repeats` are done (at least 3 are, however long)
    "cooldown": 0.0,  # seconds to pause when the device has become slower
    "timeout": 120.0,  # seconds without news after which a launch counts as hung
    "order": "back to back",  # or isolated: each launch waits until the device has done the one before
    "restore": True,  # copy what a kernel both reads and writes back before each of its runs
}
SLOWER = 1.1  # of the reference launch: warmer, or shared
REFERENCE_S = 20.0  # between two looks at the reference launch
REFERENCE_SPREAD = 0.02
CRASHED = 3  # exit status of a child whose device is lost


# ---- the child ---------------------------------------------------------------------------------------------------------
def _work(suite_file: Path, journal: Path, device_name: str | None, options: dict[str, Any]) -> int:
    """Measure what the journal lacks. Its lines: {"start": i} before, {"done": i, ...} or {"failed": i, "reason"} behind."""
    suite = read_json(suite_file)
    entries = read_journal(journal)
    done = {entry[key] for entry in entries for key in ("done", "failed") if key in entry}
    refused = {entry["failed"] for entry in entries if "refused" in entry}
    first = next((entry["done"] for entry in entries if "done" in entry), None)  # that works: others might hang
    with journal.open("a", encoding="utf-8") as lines:

        def note(entry: dict[str, Any]) -> None:
            lines.write(json.dumps(entry) + "\n")
            lines.flush()

        try:
            device = open_device(device_name)
            session = DeviceSession(device, suite, options)
            note({"device": describe(device), "at": time.time()})
            if "network" in suite:
                refuse_precision(suite["network"], device.extensions)
            looked, base = 0.0, 0.0
            for i, launch in enumerate(suite["launches"]):
                if i in done:
                    continue
                if "behind" in launch and not refused.issuperset(launch["behind"]):
                    note({"failed": i, "reason": UNNEEDED})
                    continue
                lacks = [name for name in launch.get("needs", ()) if name not in device.extensions.split()]
                if lacks:
                    note({"failed": i, "reason": f"the device has no {', '.join(lacks)}"})
                    continue
                note({"start": i})
                try:
                    entry = {"done": i, **time_launch(session, launch, options)}
                except MeasureError:
                    raise
                except Exception as error:
                    too_large = refusal(session, launch, error)
                    note({"failed": i, **(too_large or {"reason": _reason(error)})})
                    if too_large:
                        refused.add(i)
                    if session.lost() if too_large else _lost(error):
                        return CRASHED
                    continue
                note(entry)
                first = i if first is None else first
                if time.monotonic() - looked > REFERENCE_S:
                    base = _reference(session, suite["launches"][first], options, base, note)
                    looked = time.monotonic()
            if "network" in suite and len(suite["launches"]) not in done:
                return _run_network(session, suite_file, journal, note)
        except MeasureError as error:
            note({"error": str(error)})
            return 2
    return 0


def _run_network(session: Any, suite_file: Path, journal: Path, note: Any) -> int:
    """Measure the network as a whole; return the exit status of the child."""
    import numpy as np

    position = len(session.suite["launches"])
    note({"start": position})
    median_ns = {entry["done"]: entry["time_ns"]["median"] for entry in read_journal(journal) if "done" in entry}
    try:
        with np.load(values_file(suite_file), allow_pickle=False) as values:
            note({"done": position, "network": measure_network(session, median_ns, dict(values))})
    except Exception as error:
        note({"failed": position, "reason": _reason(error)})
        return CRASHED if _lost(error) else 0
    return 0


def _reference(session: Any, launch: dict[str, Any], options: dict[str, Any], base: float, note: Any) -> float:
    """Time the first launch that works again; where the device has become slower, wait for it to cool if asked to."""
    try:
        for _ in range(10):
            median_ns = time_launch(session, launch, {**options, "spread": REFERENCE_SPREAD})["time_ns"]["median"]
            note({"reference": median_ns, "at": time.time()})
            if not options["cooldown"] or not base or median_ns <= SLOWER * base:
                return float(base or median_ns)
            time.sleep(options["cooldown"])
    except MeasureError:
        raise
    except Exception:  # the launches behind it tell what is wrong
        pass
    return base


def _reason(error: Exception) -> str:
    text = str(error).strip() or type(error).__name__
    return text if isinstance(error, ValueError) else f"{type(error).__name__}: {text[:4000]}"


def _lost(error: Exception) -> bool:
    """After these nothing works in the context any more (NVIDIA: invalid command queue after a fault in a kernel)."""
    return any(
        word in str(error) for word in ("OUT_OF_RESOURCES", "INVALID_COMMAND_QUEUE", "INVALID_CONTEXT", "DEVICE_NOT_AVAILABLE")
    )


# ---- the parent --------------------------------------------------------------------------------------------------------
def read_json(path: Path) -> dict[str, Any]:
    """Read a JSON document, gzipped or not."""
    raw = path.read_bytes()
    if raw[:2] == b"\x1f\x8b":
        raw = gzip.decompress(raw)
    document: dict[str, Any] = json.loads(raw)
    return document


def read_journal(path: Path) -> list[dict[str, Any]]:
    """Return the entries of a journal; a line that a crash cut off or damaged is dropped."""
    out: list[dict[str, Any]] = []
    if path.exists():
        for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
            with contextlib.suppress(ValueError, RecursionError):  # no JSON, or a number of more digits than Python reads
                entry = json.loads(line)
                if isinstance(entry, dict):
                    out.append(entry)
    return out


def measure(
    suite_file: Path, journal: Path, device: str | None = None, options: dict[str, Any] | None = None, on_progress: Any = None
) -> list[dict[str, Any]]:
    """Measure every launch of a suite that the journal lacks, in child processes, and return the journal's entries.

    Parameters
    ----------
    options : over `DEFAULTS`.
    on_progress : called with (launches done, launches, name of the kernel at work).
    """
    options = {**DEFAULTS, **(options or {})}
    suite = read_json(suite_file)
    total = len(suite["launches"]) + ("network" in suite)
    journal.touch()
    heal(journal)
    asked = {"suite": str(suite_file), "journal": str(journal), "device": device, "options": options}
    script = ["-m", __spec__.name] if __package__ else [os.path.abspath(__file__)]
    command = [sys.executable, *script, "--worker", json.dumps(asked)]
    while True:
        with tempfile.TemporaryFile() as errors:
            child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors)
            status = _watch(child, journal, suite, options["timeout"], on_progress)
            errors.seek(0)
            said = errors.read()[-2000:].decode(errors="replace").strip()
        heal(journal)
        entries = read_journal(journal)
        if status == 2 and "error" in entries[-1]:
            _drop_errors(journal)
            raise MeasureError(entries[-1]["error"])
        done = {entry[key] for entry in entries for key in ("done", "failed") if key in entry}
        if len(done) >= total:
            return entries
        if status == CRASHED:
            continue
        started = [entry["start"] for entry in entries if "start" in entry and entry["start"] not in done]
        if status == 0 or not started:  # nothing was being measured: the child itself does not run
            raise MeasureError(
                f"the measuring process ended with status {status}: {said.splitlines()[-1] if said else 'no message'}"
            )
        why = (
            f"no news for {options['timeout']:.0f} s: it hangs"
            if status is None
            else f"took the process down (exit status {status})"
        )
        with journal.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps({"failed": started[-1], "reason": f"{why}{': ' + said if said else ''}"}) + "\n")


def heal(journal: Path) -> None:
    """End a line that a crash cut off, so that what is appended starts its own."""
    if journal.exists():
        data = journal.read_bytes()
        if data and not data.endswith(b"\n"):
            with journal.open("ab") as lines:
                lines.write(b"\n")


def _drop_errors(journal: Path) -> None:
    kept = [json.dumps(entry) + "\n" for entry in read_journal(journal) if "error" not in entry]
    if any("done" in line or "failed" in line for line in kept):
        journal.write_text("".join(kept), encoding="utf-8")
    else:
        journal.unlink()


def _watch(child: Any, journal: Path, suite: dict[str, Any], timeout: float, on_progress: Any) -> int | None:
    """Wait for the child; return its exit status, or None where it was silent for too long and was ended."""
    news, done, at, position = time.monotonic(), 0, 0, 0
    try:
        while True:
            status = None
            with contextlib.suppress(subprocess.TimeoutExpired):
                status = int(child.wait(0.2))
            with journal.open("rb") as lines:
                lines.seek(position)
                fresh = lines.read()
            whole = fresh[: fresh.rfind(b"\n") + 1]
            position += len(whole)
            for line in whole.splitlines():
                with contextlib.suppress(json.JSONDecodeError):
                    entry = json.loads(line)
                    done += "done" in entry or "failed" in entry
                    at = entry.get("start", at)
            if whole:
                news = time.monotonic()
                if on_progress is not None:
                    on_progress(done, len(suite["launches"]), _label(suite, at))
            if status is not None:
                return status
            if time.monotonic() - news > timeout:
                child.kill()
                child.wait()
                return None
    except BaseException:
        child.kill()
        child.wait()
        raise


def _label(suite: dict[str, Any], position: int) -> str:
    launches = suite["launches"]
    if position < len(launches):
        return str(launches[position]["kernel"])
    return str(suite["network"]["name"]) if "network" in suite else ""


def finish(suite: dict[str, Any], entries: list[dict[str, Any]], options: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return the corpus that a suite and its journal make: measured launches, and under `failures` those that failed."""
    out: dict[str, Any] = corpus_of_entries(suite, entries, {**DEFAULTS, **(options or {})})
    if "network" not in suite:
        return out
    done, failed = finished(entries)
    place = len(suite["launches"])
    result = done[place]["network"] if place in done else failed.get(place, {"reason": "not measured"})
    rows = [
        {**plain_entry(launch), **{k: v for k, v in done[i].items() if k != "done"}} if i in done else None
        for i, launch in enumerate(suite["launches"])
    ]
    failures = {"failures": out.pop("failures")} if "failures" in out else {}
    whole = {key: value for key, value in result.items() if key != "failed"}
    return {**in_run_order({**out, "network": suite["network"]}, rows, whole), **failures}


def _write(path: Path, document: dict[str, Any]) -> None:
    raw = (json.dumps(document) + "\n").encode()
    if path.suffix == ".gz":
        raw = gzip.compress(raw, mtime=0)
    temporary = path.with_name(path.name + ".tmp")
    temporary.write_bytes(raw)
    os.replace(temporary, path)


def refuse_files(suite: dict[str, Any]) -> None:
    """Refuse arguments whose contents come from files: a bundle has none, and may name any file of the machine it is run on."""
    for index, launch in enumerate(suite["launches"]):
        for i, arg in enumerate(launch["args"]):
            init = next(iter(arg.values())).get("init")
            if isinstance(init, dict) and "file" in init:
                raise MeasureError(f"launches[{index}].args[{i}]: its contents come from a file, which a bundle does not carry")


def main(argv: list[str] | None = None) -> int:
    """The command of a bundle."""
    arguments = sys.argv[1:] if argv is None else argv
    if arguments[:1] == ["--worker"]:
        asked = json.loads(arguments[1])
        return _work(Path(asked["suite"]), Path(asked["journal"]), asked["device"], asked["options"])
    here = Path(__file__).resolve().parent
    parser = argparse.ArgumentParser(description="Measure a suite of kernel launches on an OpenCL device.")
    parser.add_argument("suite", nargs="?", type=Path, default=here / "suite.json.gz")
    parser.add_argument("-o", "--output", type=Path, default=Path("corpus.json.gz"))
    parser.add_argument("--device", help="part of the device's or platform's name")
    for name in ("cooldown", "timeout", "budget_s"):
        parser.add_argument(f"--{name.replace('_s', '')}", dest=name, type=float, metavar="SECONDS")
    parser.add_argument("--order", choices=[order.replace(" ", "-") for order in ORDERS])
    parser.add_argument(
        "--no-restore", action="store_true", help="leave what kernels both read and write as the run before left it"
    )
    asked = parser.parse_args(arguments)
    given = {name: getattr(asked, name) for name in ("cooldown", "timeout", "budget_s") if getattr(asked, name) is not None}
    given |= {"order": asked.order.replace("-", " ")} if asked.order else {}
    given |= {"restore": False} if asked.no_restore else {}
    journal = asked.output.with_name(asked.output.name + ".journal")

    def progress(done: int, total: int, kernel: str) -> None:
        print(f"\r{done} of {total}  {kernel:40.40}", end="", file=sys.stderr, flush=True)

    try:
        suite = read_json(asked.suite)
        refuse_files(suite)
        options = {**DEFAULTS, **suite.get("options", {}), **given}
        entries = measure(asked.suite, journal, asked.device, options, progress if sys.stderr.isatty() else None)
    except (MeasureError, OSError, ValueError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"\ninterrupted; the same command goes on from {journal}", file=sys.stderr)
        return 130
    document = finish(suite, entries, options)
    _write(asked.output, document)
    journal.unlink()
    network = document.get("network")
    if network is not None:
        outcome = f"{network['end_to_end_ns']['median'] / 1e6:.3f} ms" if "end_to_end_ns" in network else network["reason"]
        print(f"{network['name']} end to end: {outcome}", file=sys.stderr)
    print(
        f"{asked.output}: {len(document['launches'])} launches measured, {len(document.get('failures', []))} failed",
        file=sys.stderr,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
