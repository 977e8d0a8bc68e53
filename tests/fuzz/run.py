"""Fuzzing by hand or by night: ``python -m tests.fuzz.run --cases 1000000 --minutes 60 --state fuzz.json``.

Case N of a target follows from N and the seeds, so the same command does the same, and one that was ended goes on where its
state file says. Cases run in a child process under limits of time and memory; what it dies of is a finding like a traceback.
Findings are kept beside the state file, an input and a traceback each; those that are mended go to `tests/fuzz/regressions`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import mmap
import os
import resource
import signal
import struct
import sys
import time
import traceback
import warnings
from collections.abc import Sequence
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

from mgpusim.errors import MgpusimError
from tests.fuzz.mutate import mutated
from tests.fuzz.targets import TARGETS, Target, seeds_of

__all__ = ["Hang", "TooMuchMemory", "case_of", "failure_of", "run_targets"]

LIMIT_S, WALL_S = 10.0, 90.0
"""Processor time of a case, and wall time until the process that does it is ended."""
MEMORY_B, CEILING_B = 1 << 30, 8 << 30
"""What cases may take beside what their process began with, and what the process is not given."""
CHUNK_S = 20.0
"""Seconds for one target before it is the turn of the next."""


class Hang(BaseException):
    """A case took longer than it may; no `except Exception` catches it."""


class TooMuchMemory(BaseException):
    """A case took more memory than it may."""


def case_of(one: Target, seeds: Sequence[bytes], number: int) -> bytes:
    """Return the input of a case."""
    return mutated(seeds, one.form, Random(f"{one.name}:{number}"))


def _hang(_number: int, _frame: FrameType | None) -> None:
    raise Hang(f"more than {LIMIT_S:g} s")


def failure_of(one: Target, data: bytes, limit_s: float = LIMIT_S) -> tuple[str, BaseException | None]:
    """Return "read", "refused" or "failed" for an input, and what it failed with."""
    signal.signal(signal.SIGVTALRM, _hang)
    signal.setitimer(signal.ITIMER_VIRTUAL, limit_s)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            one.check(data)
        return "read", None
    except MgpusimError:
        return "refused", None
    except Exception as error:
        return "failed", error
    except (Hang, TooMuchMemory) as error:
        return "failed", error
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def signature(error: BaseException) -> str:
    """Return the type of an error and the place in mgpusim that it came from: one of each is kept."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [f for f in frames if "/mgpusim/" in f.filename] or list(frames)[-1:]
    last = own[-1] if own else None
    place = f"{last.filename.rpartition('/mgpusim/')[2]}:{last.name}:{last.lineno}" if last else "?"
    return f"{type(error).__name__} {place}"


# ---- the child -----------------------------------------------------------------------------------------------------------
COUNTS = struct.Struct("<qqqddq")  # next case, read, refused, started at, seconds of the slowest, its number


def _serve(one: Target, first: int, last: int, until: float, shared: mmap.mmap, found: Path) -> None:
    """Do cases until they or the time run out; never returns."""
    seeds = seeds_of(one)
    resource.setrlimit(resource.RLIMIT_AS, (CEILING_B, CEILING_B))
    devnull = os.open(os.devnull, os.O_WRONLY)
    os.dup2(devnull, 2)
    read = refused = 0
    slowest: tuple[float, int] = (0.0, first)
    most = MEMORY_B + (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10)
    number = first
    while number < last and time.monotonic() < until:
        began = time.monotonic()
        shared[: COUNTS.size] = COUNTS.pack(number, read, refused, began, *slowest)
        data = case_of(one, seeds, number)
        outcome, error = failure_of(one, data)
        now = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10
        if now > most:
            error = error or TooMuchMemory(f"{now >> 20} MiB")
        read, refused = read + (outcome == "read"), refused + (outcome == "refused")
        slowest = max(slowest, (time.monotonic() - began, number))
        number += 1
        if error is not None:
            _keep(found, one, number - 1, data, signature(error), "".join(traceback.format_exception(error)))
        if now > most:
            break  # the peak never falls again
    shared[: COUNTS.size] = COUNTS.pack(number, read, refused, time.monotonic(), *slowest)
    os._exit(0)


def _keep(found: Path, one: Target, number: int, data: bytes, kind: str, said: str) -> None:
    folder = found / one.name
    folder.mkdir(parents=True, exist_ok=True)
    name = hashlib.sha256(kind.encode()).hexdigest()[:10]
    with (folder / f"{name}.count").open("ab") as counter:
        counter.write(b"x")
    if not (folder / name).exists():
        (folder / name).write_bytes(data)
        (folder / f"{name}.txt").write_text(f"{one.name} case {number}: {kind}\n{said}", encoding="utf-8", errors="replace")


# ---- the parent ----------------------------------------------------------------------------------------------------------
def _chunk(one: Target, first: int, last: int, seconds: float, found: Path) -> tuple[int, int, int, tuple[float, int]]:
    """Run cases in a child; return the next case, how many were read and refused, and seconds and number of the slowest."""
    failure_of(one, seeds_of(one)[0])  # seeds are made and modules imported once, in the parent
    shared = mmap.mmap(-1, COUNTS.size)
    shared[:] = COUNTS.pack(first, 0, 0, time.monotonic(), 0.0, first)
    child = os.fork()
    if child == 0:
        try:
            _serve(one, first, last, time.monotonic() + seconds, shared, found)
        except BaseException:
            os._exit(99)
    while True:
        done, status = os.waitpid(child, os.WNOHANG)
        number, read, refused, began, *slowest = COUNTS.unpack(shared[: COUNTS.size])
        if done:
            break
        if time.monotonic() - began > WALL_S:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            status = -1
            break
        time.sleep(0.05)
    if status == 0:
        return number, read, refused, tuple(slowest)
    why = f"no end within {WALL_S:g} s" if status < 0 else f"ended the process, status {status}"
    _keep(found, one, number, case_of(one, seeds_of(one), number), f"Process {why}", why)
    return number + 1, read, refused, tuple(slowest)


def run_targets(names: Sequence[str], cases: int, minutes: float, state_file: Path, first: int = 0) -> dict[str, Any]:
    """Run until the targets have had their shares of the cases, or the time is over; return the state.

    Parameters
    ----------
    cases : of these targets together, earlier ones included.
    first : the number of the first case, so that several runs share the cases of a target.
    """
    state: dict[str, Any] = json.loads(state_file.read_text(encoding="utf-8")) if state_file.exists() else {}
    found = state_file.with_suffix("")
    total = sum(TARGETS[name].share for name in names)
    end = time.monotonic() + 60 * minutes
    while True:
        left = [
            (TARGETS[name], quota)
            for name in names
            if (quota := max(1, round(cases * TARGETS[name].share / total))) > state.get(name, {}).get("cases", 0)
        ]
        if not left or time.monotonic() >= end:
            return state
        for one, quota in left:
            seconds = min(CHUNK_S, end - time.monotonic())
            if seconds <= 0:
                break
            row = state.setdefault(one.name, {"cases": 0, "read": 0, "refused": 0, "seconds": 0.0, "slowest": [0.0, first]})
            began = time.monotonic()
            number, read, refused, slowest = _chunk(one, first + row["cases"], first + quota, seconds, found)
            row["cases"], row["read"], row["refused"] = number - first, row["read"] + read, row["refused"] + refused
            row["slowest"] = max(row["slowest"], [round(slowest[0], 2), slowest[1]])
            row["seconds"] = round(row["seconds"] + time.monotonic() - began, 2)
            row["findings"] = {
                (found / one.name / p.stem)
                .with_suffix(".txt")
                .read_text(errors="replace", encoding="utf-8")
                .partition("\n")[0]: p.stat().st_size
                for p in sorted((found / one.name).glob("*.count"))
            }
            state_file.write_text(json.dumps(state, indent=1), encoding="utf-8")
            print(
                f"{one.name:18}{number:9,} of {quota:9,} cases {row['seconds']:8.1f} s {len(row['findings']):4} findings",
                file=sys.stderr,
            )


def table(state: dict[str, Any]) -> str:
    """Return the counts as a table of Markdown."""
    rows = ["| Target | Cases | Read | Refused | Seconds | Cases/s |", "| --- | ---: | ---: | ---: | ---: | ---: |"]
    for name, row in sorted(state.items()):
        rate = row["cases"] / max(row["seconds"], 0.01)
        rows.append(f"| {name} | {row['cases']:,} | {row['read']:,} | {row['refused']:,} | {row['seconds']:,.0f} | {rate:,.0f} |")
    cases, seconds = (sum(row[key] for row in state.values()) for key in ("cases", "seconds"))
    return "\n".join([*rows, f"| all | {cases:,} | | | {seconds:,.0f} | {cases / max(seconds, 0.01):,.0f} |", ""])


def main() -> int:
    """Run, and print what came of it; status 1 where there are findings."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", type=int, default=1_000_000, help="of these targets together (default: a million)")
    parser.add_argument("--first", type=int, default=0, help="number of the first case")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--target", action="append", choices=sorted(TARGETS), help="repeatable; all without")
    parser.add_argument("--state", type=Path, default=Path("fuzz-state.json"), help="counts; findings lie in a folder beside it")
    asked = parser.parse_args()
    state = run_targets(asked.target or list(TARGETS), asked.cases, asked.minutes, asked.state, asked.first)
    findings = {line: count for row in state.values() for line, count in row.get("findings", {}).items()}
    print(table(state))
    for line, count in findings.items():
        print(f"{count:7,} times: {line}")
    return 1 if findings else 0


if __name__ == "__main__":
    raise SystemExit(main())
