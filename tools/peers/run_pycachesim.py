"""Run a stream of accesses through pycachesim; `tools/compare_peers.py` starts it with the Python that has pycachesim.

It is a program of its own, since pycachesim is under the AGPL: nothing of mgpusim imports it, and it needs nothing of mgpusim.

The folder that is its argument holds `case.json`: the caches (`first`: a list by kind of lists by core; `l2`), each as
[sets, ways, line_b, write_back, write_allocate], null for a kind without a cache; `runs`, lists of [kind, core, write, first,
end]; and `repeats`. Beside it lies `addresses.bin`, bytes as int64. It prints JSON: the version, the counts of each level, and
the processor seconds of each repetition.
"""

from __future__ import annotations

import json
import sys
import time
from array import array
from importlib.metadata import version
from pathlib import Path
from typing import Any

LOADS = ("LOAD", "HIT", "MISS")


def build(case: dict[str, Any]) -> tuple[list[list[Any]], Any]:
    """Return the first levels, by kind and core, and the L2 behind them; all empty."""
    from cachesim import Cache

    def made(name: str, asked: list[Any], below: Any = None) -> Any:
        sets, ways, line_b, write_back, write_allocate = asked
        behind = {} if below is None else {"load_from": below, "store_to": below}
        return Cache(name, sets, ways, line_b, "LRU", write_back=write_back, write_allocate=write_allocate, **behind)

    l2 = made("L2", case["l2"])
    return [[made("L1", one, l2) if one else l2 for one in row] for row in case["first"]], l2


def serve(case: dict[str, Any], addresses: array[int]) -> dict[str, Any]:
    """Run the stream once; return the counts and the processor time."""
    first, l2 = build(case)
    parts = [(l2 if row < 0 else first[row][core], write, addresses[begin:end]) for row, core, write, begin, end in case["runs"]]
    began = time.process_time()
    for cache, write, part in parts:
        if write:
            cache.backend.iterstore(part, length=1)
        else:
            cache.backend.iterload(part, length=1)
    spent = time.process_time() - began

    def counts(caches: list[Any]) -> dict[str, int]:
        return {name.lower(): sum(getattr(cache.backend, f"{name}_count") for cache in caches) for name in LOADS}

    own = [[cache for cache in row if cache is not l2] for row in first]
    return {"seconds": spent, "l1": [counts(row) for row in own], "l2": counts([l2])}


def main(folder: Path) -> None:
    """Read the case, run it, print what was counted."""
    case = json.loads((folder / "case.json").read_text(encoding="utf-8"))
    addresses = array("q")
    addresses.frombytes((folder / "addresses.bin").read_bytes())
    found = [serve(case, addresses) for _ in range(case["repeats"])]
    seconds = [one.pop("seconds") for one in found]
    if any(one != found[0] for one in found):
        raise SystemExit("pycachesim counts something else each time")
    print(json.dumps({"version": version("pycachesim"), "seconds": seconds, **found[0]}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
