"""Predict members of `members.json.gz` with the preset, and write predicted.json.gz: before they are measured.

    python validation/h200/members/predict.py [--random N] [--networks NAME...]

Times are those by which a search rates members: sketches with warm caches, as launches are measured. All that schedules chose are
predicted, then the first N random members of each operator; a run that is stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import gzip
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from suite import FILE, MEMBERS, network_members  # noqa: E402

from mgpusim.arch.load import load_gpu  # noqa: E402
from mgpusim.arch.spec import GpuSpec  # noqa: E402
from mgpusim.errors import InputError, MgpusimError  # noqa: E402
from mgpusim.files import write_atomic  # noqa: E402
from mgpusim.nn.timing import ranking_sketches, with_local  # noqa: E402
from mgpusim.sched.shapes.sketches import evaluate_sketch  # noqa: E402
from mgpusim.version import __version__  # noqa: E402
from mgpusim.workload.launch import Launch  # noqa: E402

PREDICTED = HERE / "predicted.json.gz"
SAVED_S = 60.0


def predicted_us(launch: Launch, gpu: GpuSpec) -> float | None:
    """Return the time of a launch in microseconds; None where it is refused."""
    try:
        found = list(ranking_sketches(with_local(launch, None), [launch.local_size], gpu, True))
    except MgpusimError:
        return None
    return evaluate_sketch(found[0][1], gpu).latency_us if found else None


def asked_for(networks: Mapping[str, Any], random: int) -> Iterator[tuple[str, int]]:
    """Yield (network, launch): what schedules chose, then random members of all operators in turn."""
    operators = [(name, operator) for name, network in networks.items() for operator in network["operators"]]
    for origin, most in (("chosen", None), ("random", random)):
        rows = [(name, [m for m in operator["members"] if m["origin"] == origin][:most]) for name, operator in operators]
        for turn in range(max((len(members) for _, members in rows), default=0)):
            for name, members in rows:
                for part in members[turn]["parts"] if turn < len(members) else ():
                    yield from ((name, launch) for launch in part)


def main() -> None:
    """Predict what is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random", type=int, default=40, help="random members of each operator")
    parser.add_argument("--networks", nargs="+", default=list(MEMBERS))
    parser.add_argument("--minutes", type=float, default=1e9, help="after which to stop")
    asked = parser.parse_args()
    index = msgspec.json.decode(gzip.decompress(FILE.read_bytes()))
    gpu = load_gpu(index["gpu"])
    known: dict[str, dict[str, float | None]] = {}
    if PREDICTED.exists():
        known = msgspec.json.decode(gzip.decompress(PREDICTED.read_bytes()))["networks"]
    launches: dict[str, list[Launch]] = {}
    for name in asked.networks:
        count = max(
            sum(m["origin"] == "random" for m in operator["members"]) for operator in index["networks"][name]["operators"]
        )
        made, found = network_members(name, index["gpu"], count, say=lambda text: None)
        if msgspec.to_builtins(made) != index["networks"][name]:
            raise InputError(f"{FILE}: {name} is of another suite; write it anew with suite.py")
        launches[name] = [launch for _, launch, _ in found.launches]

    def save() -> None:
        document = {"schema": "mgpusim.predicted_members/1", "version": __version__, "gpu": index["gpu"], "networks": known}
        write_atomic(PREDICTED, gzip.compress(msgspec.json.encode(document), mtime=0))

    begun = saved = time.monotonic()
    done = 0
    for name, number in asked_for({name: index["networks"][name] for name in asked.networks}, asked.random):
        if str(number) in known.setdefault(name, {}):
            continue
        us = predicted_us(launches[name][number], gpu)
        known[name][str(number)] = None if us is None else round(us, 4)
        done += 1
        if time.monotonic() - saved > SAVED_S:
            save()
            saved = time.monotonic()
            print(f"{done} launches in {saved - begun:.0f} s", flush=True)
        if time.monotonic() - begun > 60 * asked.minutes:
            break
    save()
    print(f"{done} launches predicted, {sum(map(len, known.values()))} in all")


if __name__ == "__main__":
    main()
