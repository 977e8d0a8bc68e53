"""Take the times out of measured corpora: `python validation/h200/members/take.py CORPUS.json.gz... -o measured.1.json.gz`.

The corpora are those of the bundles that `suite.py` writes, of one run of each network. Sources are left behind: `suite.py` makes
the same again.
"""

from __future__ import annotations

import argparse
import gzip
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.calibrate.measuring.runner import read_json
from mgpusim.errors import InputError
from mgpusim.files import write_atomic

SCHEMA = "mgpusim.measured_members/1"


def taken(corpora: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return the times of launches by network and number: median, p10 and p90 in nanoseconds and repeats; and what failed.

    Raises
    ------
    InputError
        Corpora of several devices, or of one network twice.
    """
    devices = {corpus["device"].get("name", "") for corpus in corpora}
    if len(devices) > 1:
        raise InputError(f"corpora of several devices: {', '.join(sorted(devices))}")
    networks: dict[str, Any] = {}
    for corpus in corpora:
        every = [*corpus["launches"], *corpus.get("failures", [])]
        (name,) = {entry["tags"]["network"] for entry in every}
        if name in networks:
            raise InputError(f"{name}: two corpora are of this network; take those of one run")
        times = {
            str(entry["tags"]["launch"]): [entry["time_ns"][key] for key in ("median", "p10", "p90", "repeats")]
            for entry in corpus["launches"]
        }
        failures = {str(e["tags"]["launch"]): e["reason"].strip().splitlines()[0][:200] for e in corpus.get("failures", [])}
        networks[name] = {"times_ns": times, "failures": failures, "protocol": corpus["protocol"]}
    device = {key: corpora[0]["device"].get(key) for key in ("name", "platform", "driver", "compute_units", "max_clock_mhz")}
    return {"schema": SCHEMA, "device": device, "networks": networks}


def main() -> None:
    """Write what the corpora hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("corpora", nargs="+", type=Path)
    parser.add_argument("-o", "--output", type=Path, required=True)
    asked = parser.parse_args()
    found = taken([read_json(path) for path in asked.corpora])
    write_atomic(asked.output, gzip.compress(msgspec.json.encode(found), mtime=0))
    for name, network in found["networks"].items():
        print(f"{name}: {len(network['times_ns'])} launches, {len(network['failures'])} failed")


if __name__ == "__main__":
    main()
