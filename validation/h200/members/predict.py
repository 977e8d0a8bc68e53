"""Predict members of `members.json.gz` with the preset, and write predicted.json.gz: before they are measured.

    python validation/h200/members/predict.py --bundles DIR [--random N] [--networks NAME...] [--jobs N]

Times are those by which a search rates members: quick traces with warm caches, as launches are measured. All that schedules chose
are predicted, then the first N random members of each operator. A run that is stopped goes on where it was. Launches are those of
the bundles that `suite.py` wrote.
"""

from __future__ import annotations

import argparse
import gzip
import io
import sys
import time
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from suite import FILE, MEMBERS  # noqa: E402

from mgpusim.accuracy.run import prepare_worker, worker_pool  # noqa: E402
from mgpusim.arch.load import load_gpu  # noqa: E402
from mgpusim.arch.spec import GpuSpec  # noqa: E402
from mgpusim.calibrate.measuring.suites import launches_of  # noqa: E402
from mgpusim.errors import InputError, MgpusimError  # noqa: E402
from mgpusim.files import write_atomic  # noqa: E402
from mgpusim.nn.running.timing import ranking_quick_traces  # noqa: E402
from mgpusim.sched.shapes.quick_traces import evaluate_quick_trace  # noqa: E402
from mgpusim.session import Session  # noqa: E402
from mgpusim.version import __version__  # noqa: E402
from mgpusim.workload.launch import Launch  # noqa: E402

PREDICTED = HERE / "predicted.json.gz"
SAVED = 40
"""Launches of each process after which what is known is written."""


def predicted_us(launch: Launch, gpu: GpuSpec) -> float | None:
    """Return the time of a launch in microseconds; None where it is refused."""
    try:
        found = list(ranking_quick_traces(launch.with_local(None), [launch.local_size], gpu, Session(cache=True)))
    except MgpusimError:
        return None
    return evaluate_quick_trace(found[0][1], gpu).latency_us if found else None


def asked_for(networks: Mapping[str, Any], random: int) -> Iterator[tuple[str, int]]:
    """Yield (network, launch): what schedules chose, then random members of all operators in turn."""
    operators = [(name, operator) for name, network in networks.items() for operator in network["operators"]]
    for origin, most in (("chosen", None), ("random", random)):
        rows = [(name, [m for m in operator["members"] if m["origin"] == origin][:most]) for name, operator in operators]
        for turn in range(max((len(members) for _, members in rows), default=0)):
            for name, members in rows:
                for part in members[turn]["parts"] if turn < len(members) else ():
                    yield from ((name, launch) for launch in part)


def launches_in(bundle: Path, index: Mapping[str, Any]) -> list[Launch]:
    """Return the launches of a bundle.

    Raises
    ------
    InputError
        There is no bundle, or it is of another suite than the index of the network.
    """
    try:
        packed = zipfile.ZipFile(io.BytesIO(bundle.read_bytes()))
    except OSError as error:
        raise InputError(f"{bundle}: {error.strerror}; write it with suite.py --bundles") from None
    found = launches_of(msgspec.json.decode(gzip.decompress(packed.read("suite.json.gz"))))
    for operator in index["operators"]:
        for member in operator["members"]:
            for numbers, groups in zip(member["parts"], member["groups"], strict=True):
                held = [found[n].local_size if n < len(found) else () for n in numbers]
                if held != [None if group is None else tuple(group) for group in groups]:
                    raise InputError(f"{bundle}: is of another suite than members.json.gz; write both anew with suite.py")
    return found


def main() -> None:
    """Predict what is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bundles", type=Path, required=True, help="folder of NETWORK.zip")
    parser.add_argument("--random", type=int, default=40, help="random members of each operator")
    parser.add_argument("--networks", nargs="+", default=list(MEMBERS))
    parser.add_argument("--minutes", type=float, default=1e9, help="after which to stop")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    index = msgspec.json.decode(gzip.decompress(FILE.read_bytes()))
    gpu = load_gpu(index["gpu"])
    known: dict[str, dict[str, float | None]] = {}
    if PREDICTED.exists():
        known = msgspec.json.decode(gzip.decompress(PREDICTED.read_bytes()))["networks"]
    networks = {name: index["networks"][name] for name in asked.networks}
    launches = {name: launches_in(asked.bundles / f"{name}.zip", network) for name, network in networks.items()}
    for name in networks:
        known.setdefault(name, {})
    wanted = dict.fromkeys(asked_for(networks, asked.random))
    missing = [(name, number) for name, number in wanted if str(number) not in known[name]]
    begun = time.monotonic()
    with ExitStack() as stack:
        pool = stack.enter_context(worker_pool(asked.jobs, prepare_worker, ())) if asked.jobs > 1 else None
        for at in range(0, len(missing), SAVED * asked.jobs):
            some = missing[at : at + SAVED * asked.jobs]
            given = [launches[name][number] for name, number in some]
            times: Sequence[float | None]
            if pool is None:
                times = [predicted_us(launch, gpu) for launch in given]
            else:
                times = [f.result() for f in [pool.submit(predicted_us, launch, gpu) for launch in given]]
            for (name, number), us in zip(some, times, strict=True):
                known[name][str(number)] = None if us is None else round(us, 4)
            document = {"schema": "mgpusim.predicted_members/1", "version": __version__, "gpu": index["gpu"], "networks": known}
            write_atomic(PREDICTED, gzip.compress(msgspec.json.encode(document), mtime=0))
            print(f"{at + len(some)} of {len(missing)} launches in {time.monotonic() - begun:.0f} s", flush=True)
            if time.monotonic() - begun > 60 * asked.minutes:
                break


if __name__ == "__main__":
    main()
