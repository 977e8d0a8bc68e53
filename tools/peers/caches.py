"""Our caches and those of pycachesim on the same addresses."""

from __future__ import annotations

import json
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from mgpusim.arch.spec import Cache, GpuSpec
from mgpusim.cost.access import first_levels
from mgpusim.errors import InputError
from mgpusim.memory.caches import COUNTERS, run_stream
from mgpusim.memory.hierarchy import new_hierarchy, pack_params
from mgpusim.trace.make import fit, sampled
from mgpusim.trace.shape import Shaper
from mgpusim.trace.trace import launch_key
from mgpusim.trace.work import Work
from mgpusim.workload.device import built_for
from mgpusim.workload.launch import Launch

Array = np.ndarray[Any, Any]
Row = dict[str, Any]
DRIVER = Path(__file__).resolve().parent / "run_pycachesim.py"
LIMIT_S = 600.0
POLICIES = {("write_through", False): (False, False), ("write_back", True): (True, False)}
"""Write policies that pycachesim has, too: its (write_back, write_allocate). With write_allocate a store that misses reads the
line; where it writes back without it, it places the line and reads nothing, as ours does when it allocates."""


class Case(NamedTuple):
    """A stream of accesses and the caches it goes through.

    `line`, `kind`, `core` and `write` are (n,): the line of the first level `kind`, whose rows are `first` (None: straight to
    `l2`). Lines are whole, sets are the line number modulo the sets, and what is replaced is the least recently used.
    """

    name: str
    first: tuple[Cache | None, ...]
    l2: Cache
    cores: int
    line: Array
    kind: Array
    core: Array
    write: Array


def plain_cases(gpu: GpuSpec, n: int = 200_000, seed: int = 1) -> Iterator[Case]:
    """Yield streams of one core through the L1 and the L2 of a GPU: reads alone, the last with 30% stores."""
    random = np.random.default_rng(seed)
    first = first_levels(gpu)[0]
    if first is None:
        raise InputError(f"{gpu.name} has no first level to run plain streams through")
    held = gpu.l2.size_b // first.line_b
    lines = {
        "one line after another": np.arange(n),
        "a loop of half of L2": np.arange(n) % max(1, held // 2),
        "uniform over twice L2": random.integers(0, 2 * held, n),
        "80% in an eighth of L2": np.where(
            random.random(n) < 0.8, random.integers(0, held // 8, n), random.integers(0, 4 * held, n)
        ),
    }
    zeros = np.zeros(n, np.int64)
    for name, line in lines.items():
        yield Case(f"{name}, {gpu.name}", (first,), gpu.l2, 1, line, zeros, zeros, zeros > 0)
    skewed, write = random.zipf(1.3, n) % held, random.random(n) < 0.3
    for policy, allocates in POLICIES:
        stored = msgspec.structs.replace(first, write_policy=policy, allocate_on_write=allocates)
        name = f"skewed, 30% stores, {policy}{', allocating' if allocates else ''}, {gpu.name}"
        yield Case(name, (stored,), gpu.l2, 1, skewed, zeros, zeros, write)


def kernel_case(launch: Launch, gpu: GpuSpec, most: int) -> tuple[Case, Shaper]:
    """Return the transactions that a kernel sends to the caches of a GPU, at most the first `most`, stores included."""
    built = built_for(launch, gpu)
    work = Work(built)
    fitted = fit(work, built, gpu)
    sample = sampled(work, fitted, launch_key(built))
    shaper = Shaper(sample.recording, fitted.facts, gpu, fitted.occupancy, sample.plan)
    found = shaper.transactions
    if found is None:
        raise InputError(f"{launch.label} accesses no memory on {gpu.name}")
    part = slice(int(found.bounds[0]), int(found.bounds[0]) + most)  # before them are those of groups of no wave
    line, kind, core, write = (a[part] for a in (found.line, found.kind, found.core, found.write.astype(bool)))
    return Case(f"{launch.label}, {gpu.name}", first_levels(gpu), gpu.l2, shaper.cores, line, kind, core, write), shaper


def reads_of(case: Case) -> Case:
    """Return the reads of a case alone."""
    kept = ~case.write
    return case._replace(line=case.line[kept], kind=case.kind[kept], core=case.core[kept], write=case.write[kept])


def _geometry(cache: Cache) -> tuple[int, int]:
    """Return (sets, ways)."""
    ways = cache.ways or cache.size_b // cache.line_b
    return cache.size_b // (cache.line_b * ways), ways


def _policy(cache: Cache) -> tuple[str, bool]:
    return cache.write_policy, cache.allocate_on_write and cache.write_policy != "none"


def _row(cache: Cache | None, l2: Cache) -> Any:
    if cache is None:
        return pack_params(0, l2.line_b)
    return pack_params(cache.size_b, cache.line_b, 0, cache.ways, "mask", cache.write_policy, cache.allocate_on_write)


def count_ours(case: Case, repeats: int) -> Row:
    """Return how many reads each level holds, and the processor time of a run, the median of several."""
    rows = [_row(cache, case.l2) for cache in case.first]
    seconds = []
    for _ in range(repeats + 1):  # the first loads the compiled code
        hierarchy = new_hierarchy(rows, [case.cores] * len(rows), _row(case.l2, case.l2))
        began = time.process_time()
        found = run_stream(
            hierarchy, case.line, kind=case.kind, instance=case.core, write=case.write, site=case.write, n_sites=2
        ).counters[0]
        seconds.append(time.process_time() - began)
    l1, l2 = (int(found[COUNTERS.index(name)]) for name in ("l1_hit_requests", "l2_hit_sectors"))
    return {"l1": l1, "l2": l2, "seconds": statistics.median(seconds[1:])}


def count_pycachesim(case: Case, command: Sequence[str], repeats: int) -> Row:
    """Return the same of pycachesim.

    Raises
    ------
    InputError
        It cannot model these caches, or fails.
    """
    used = [cache for k, cache in enumerate(case.first) if cache is not None and (case.kind == k).any()]
    if any(cache.line_b > case.l2.line_b for cache in used):
        raise InputError(f"{case.name}: pycachesim wants lines of L2 no shorter than those of L1")
    if case.write.any() and (wrong := [_policy(c) for c in (*used, case.l2) if _policy(c) not in POLICIES]):
        raise InputError(f"{case.name}: pycachesim has no write policy {wrong[0][0]}, allocating on write {wrong[0][1]}")
    turn = np.flatnonzero((np.diff(case.kind) != 0) | (np.diff(case.core) != 0) | (np.diff(case.write.astype(int)) != 0)) + 1
    bounds = [0, *turn.tolist(), len(case.line)]
    runs = [[int(case.kind[a]), int(case.core[a]), bool(case.write[a]), a, b] for a, b in pairwise(bounds) if b > a]
    asked = [None if c is None else [*_geometry(c), c.line_b, *POLICIES.get(_policy(c), (True, False))] for c in case.first]
    line_b = np.array([(cache or case.l2).line_b for cache in case.first])
    document = {
        "first": [[one] * case.cores for one in asked],
        "l2": [*_geometry(case.l2), case.l2.line_b, *POLICIES.get(_policy(case.l2), (True, False))],
        "runs": runs, "repeats": repeats,
    }  # fmt: skip
    with tempfile.TemporaryDirectory() as name:
        Path(name, "case.json").write_text(json.dumps(document), encoding="utf-8")
        (case.line * line_b[case.kind]).astype(np.int64).tofile(Path(name, "addresses.bin"))
        done = subprocess.run([*command, str(DRIVER), name], capture_output=True, encoding="utf-8", timeout=LIMIT_S, check=False)
    if done.returncode:
        raise InputError(f"{case.name}: pycachesim failed: {done.stderr.strip().rpartition(chr(10))[2]}")
    found = json.loads(done.stdout)
    l1 = sum(one["hit"] for one in found["l1"])
    return {"l1": l1, "l2": found["l2"]["hit"], "seconds": statistics.median(found["seconds"]), "runs": len(runs)}


def plain_hits(case: Case, renew: bool) -> int:
    """Count in plain Python the reads that the first levels hold; `renew`: a store makes the line it finds the latest used."""
    held: dict[tuple[int, int, int], list[int]] = {}
    hits = 0
    shapes = [None if cache is None else (*_geometry(cache), _policy(cache)[1]) for cache in case.first]
    for line, kind, core, write in zip(*(a.tolist() for a in (case.line, case.kind, case.core, case.write)), strict=True):
        shape = shapes[kind]
        if shape is None:
            continue
        sets, ways, allocates = shape
        lines = held.setdefault((kind, core, line % sets), [])
        if line in lines:
            hits += not write
            if renew or not write:
                lines.remove(line)
                lines.append(line)
        elif allocates or not write:
            if len(lines) == ways:
                del lines[0]
            lines.append(line)
    return hits


def compare_caches(case: Case, command: Sequence[str], repeats: int) -> Row:
    """Return a row of the table: accesses, hits of both, nanoseconds of processor time for an access."""
    ours, theirs = count_ours(case, repeats), count_pycachesim(case, command, repeats)
    n = max(1, len(case.line))
    row = {
        "case": case.name, "accesses": len(case.line), "stores": int(case.write.sum()), "cores": case.cores,
        "l1": ours["l1"], "l2": ours["l2"], "peer_l1": theirs["l1"], "peer_l2": theirs["l2"],
        "same": (ours["l1"], ours["l2"]) == (theirs["l1"], theirs["l2"]),
        "ns": 1e9 * ours["seconds"] / n, "peer_ns": 1e9 * theirs["seconds"] / n, "accesses_a_call": n / max(1, theirs["runs"]),
    }  # fmt: skip
    if case.write.any():
        row["l1_not_renewed"] = plain_hits(case, renew=False)
        if any(cache.write_policy == "write_back" for cache in case.first if cache):
            # we charge what is written back to the read that made room for itself, pycachesim to none
            row["l2"] = row["peer_l2"] = None
    return row
