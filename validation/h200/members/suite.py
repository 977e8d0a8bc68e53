"""Write what is measured of three networks, as bundles for a device: random members, the schedules' and those of libraries.

    python validation/h200/members/suite.py --bundles DIR [--networks NAME...] [--members N]

`schedules/NETWORK.json` has to be there; `members.json.gz` is written beside this file: what each launch belongs to.
"""

from __future__ import annotations

import argparse
import gzip
import re
import sys
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from operators import LIBRARIES, Alternative, copies, library_ways, random_members, scheduled_operators  # noqa: E402

from mgpusim.arch.load import load_gpu  # noqa: E402
from mgpusim.calibrate.measuring.bundles import write_bundle  # noqa: E402
from mgpusim.calibrate.measuring.suites import suite_of  # noqa: E402
from mgpusim.files import write_atomic  # noqa: E402
from mgpusim.nn.planning.schedule import read_schedule  # noqa: E402
from mgpusim.nn.running.case import as_network  # noqa: E402
from mgpusim.trace.trace import launch_key  # noqa: E402
from mgpusim.workload.corpus import encode  # noqa: E402
from mgpusim.workload.launch import Launch  # noqa: E402

GPU = "nvidia-h200"
STORAGES = ("image_buffer", "image2d_columns", "buffer")
"""In which libraries have tensors on this GPU, and buffers: those among which schedules choose."""
DRAW = 3
"""Number of the draw of random members. What the first one showed has changed how schedules choose, so this one is another."""
MEMBERS = {"squeezenet_v1_1": 200, "mobilenet_v2": 200, "resnet50": 100}
"""Random members of each distinct operator."""
FILE = HERE / "members.json.gz"
SCHEDULES = HERE / "schedules"


class LaunchList:
    """Launches of a network, each once, with their kernels: `numbers` by the key of the launch."""

    def __init__(self) -> None:
        self.launches: list[tuple[str, Launch, dict[str, Any]]] = []
        self.numbers: dict[str, int] = {}
        self._names: dict[tuple[str, str, str], str] = {}
        self._counts: dict[str, int] = {}

    def add(self, launch: Launch, variant: str, tags: dict[str, Any]) -> int:
        """Return the number of a launch, after adding it if it is new."""
        key = launch_key(launch)
        if key not in self.numbers:
            number = self.numbers[key] = len(self.launches)
            # kernels of networks do not read what they write
            more = {"tags": {"launch": number, **tags}, "restored": []}
            self.launches.append((self._kernel(launch, variant), launch, more))
        return self.numbers[key]

    def _kernel(self, launch: Launch, variant: str) -> str:
        key = launch.text(), launch.entry, launch.options
        if key not in self._names:
            stem = re.sub(r"\W+", "_", variant).strip("_")
            self._counts[stem] = self._counts.get(stem, 0) + 1
            self._names[key] = f"{stem}_{self._counts[stem]}"
        return self._names[key]


def network_members(
    name: str,
    gpu: str,
    count: int,
    resolution: int | None = None,
    only: int | None = None,
    say: Callable[[str], None] = print,
    schedules: Path = SCHEDULES,
) -> tuple[dict[str, Any], LaunchList]:
    """Return the operators of a network with their members, as `members.json.gz` has them, and the launches.

    Parameters
    ----------
    count : random members of each operator.
    only : so many operators, the first of the run.
    """
    spec, schedule = load_gpu(gpu), read_schedule(schedules / f"{name}.json")
    found, out = LaunchList(), []
    for at, operator in enumerate(scheduled_operators(name, spec, schedule, resolution)[:only]):
        seed = zlib.crc32(f"{DRAW} {name} {operator.case.key}".encode())
        ways: list[Alternative] = list(operator.chosen)
        ways += [way for library in LIBRARIES for way in library_ways(operator.case, library)]
        ways += random_members(operator.case, STORAGES, count, seed)
        tags = {"network": name, "operator": at}
        members = _members(ways, found, tags)
        kind = {"label": operator.label, "kind": operator.kind, "count": len(operator.groups), "groups": list(operator.groups)}
        out.append({**kind, "members": members})
        say(f"{name} {at}: {operator.label}, {len(members)} members, {len(found.launches)} launches")
    copied: dict[int, int] = {}
    if only is None:
        for text, launch in copies(as_network(name, resolution=resolution), spec, schedule).items():
            number = found.add(launch, "copy", {"network": name, "copy": text})
            copied[number] = copied.get(number, 0) + 1
    copied_rows = [{"launch": number, "count": times} for number, times in copied.items()]
    return {"schedule_latency_us": schedule.latency_us, "operators": out, "copies": copied_rows}, found


def _members(ways: Sequence[Alternative], found: LaunchList, tags: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the members in their order; their launches stand so that those with the same arguments follow each other."""
    alike = sorted(range(len(ways)), key=lambda i: (*ways[i].placed, ways[i].kernel, str(ways[i].parameters.get("weights"))))
    rows = {i: _member(ways[i], found, tags) for i in alike}
    return [rows[i] for i in range(len(ways))]


def _member(way: Alternative, found: LaunchList, tags: dict[str, Any]) -> dict[str, Any]:
    parts = [
        [found.add(launch, variant, tags) for launch in launches]
        for launches, variant in zip(way.parts, way.variants, strict=True)
    ]
    groups = [[launch.local_size for launch in launches] for launches in way.parts]
    row = {"origin": way.origin, "kernel": way.kernel, "parameters": way.parameters, "storages": list(way.placed)}
    if way.origin == "random":
        row["kept"] = way.kept
    if way.count:
        row["count"] = way.count
    return {**row, "groups": groups, "parts": parts}


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the index, and a bundle for each network if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bundles", type=Path, help="folder for NETWORK.zip")
    parser.add_argument("--networks", nargs="+", default=list(MEMBERS))
    parser.add_argument("--members", type=int, help="random members of each operator")
    parser.add_argument("--operators", type=int, help="so many operators of each network")
    parser.add_argument("--resolution", type=int)
    parser.add_argument("--gpu", default=GPU)
    parser.add_argument("--schedules", type=Path, default=SCHEDULES, help="folder of NETWORK.json")
    parser.add_argument("-o", "--output", type=Path, default=FILE)
    asked = parser.parse_args(arguments)
    networks = {}
    for name in asked.networks:
        count = asked.members or MEMBERS[name]
        given = asked.resolution, asked.operators, print, asked.schedules
        networks[name], found = network_members(name, asked.gpu, count, *given)
        if asked.bundles is not None:
            asked.bundles.mkdir(parents=True, exist_ok=True)
            write_bundle(
                asked.bundles / f"{name}.zip", suite_of(found.launches), "validation/h200/members/take.py corpus.json.gz"
            )
    document = {"schema": "mgpusim.members/1", "gpu": asked.gpu, "networks": networks}
    write_atomic(asked.output, gzip.compress(encode(msgspec.to_builtins(document)), mtime=0))


if __name__ == "__main__":
    main()
