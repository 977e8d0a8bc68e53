"""Keeps the figures of measured networks and leaves the kernels' source behind: `python figures.py FOLDER -o h100.json.gz`.

The folder has NETWORK.json.gz and NETWORK_repeat.json.gz, as a bundle of this project writes them of `lower.py`'s suites.
"""

from __future__ import annotations

import argparse
import gzip
import json
from pathlib import Path
from typing import Any

from predict import NETWORKS, SCHEMA, checksum

from mgpusim.files import write_atomic
from mgpusim.workload.corpus import Corpus, read_corpus

KEPT = ("end_to_end_ns", "queue_ns", "enqueue_ns", "span_ns", "sum_ns")


def figures(corpora: list[Corpus]) -> dict[str, Any]:
    """Return what is kept of a network that was measured once or more."""
    launches = []
    for items in zip(*(corpus.launches for corpus in corpora), strict=True):
        one = items[0]
        if any((item.kernel, item.launch) != (one.kernel, one.launch) for item in items):
            raise ValueError(f"{one.kernel}: the runs are of different launches")
        launches.append({
            "kernel": one.kernel, "source_sha": checksum(one.launch), "global": list(one.launch.global_size),
            "local": list(one.launch.local_size or ()),
            "alone_ns": [[item.time_ns.median, item.time_ns.p10, item.time_ns.p90] for item in items],
            "in_order_ns": [[item.extra["in_order_ns"][key] for key in ("median", "p10", "p90")] for item in items],
        })  # fmt: skip
    networks = [corpus.extra["network"] for corpus in corpora]
    whole = {key: [network[key] for network in networks] for key in KEPT}
    errors = [max(network["error"].values()) for network in networks]
    return {**whole, "outputs_off": errors, "launches": launches}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("-o", "--output", type=Path, required=True)
    asked = parser.parse_args()
    networks, about = {}, {}
    for name in NETWORKS:
        corpora = [read_corpus(asked.folder / f"{name}{run}.json.gz") for run in ("", "_repeat")]
        networks[name] = figures(corpora)
        device = {key: value for key, value in corpora[0].device.items() if key != "extensions"}
        about = {"device": device, "protocol": {k: v for k, v in corpora[0].protocol.items() if k != "reference_ns"}}
    document = {"schema": SCHEMA, **about, "networks": networks}
    write_atomic(asked.output, gzip.compress((json.dumps(document) + "\n").encode(), mtime=0))


if __name__ == "__main__":
    main()
