"""Write ablation.md, the error with each mechanism of compilers switched off alone: `python validation/h200/ablation.py`.

A sample of the training corpus is predicted by both engines once as it is and once without each mechanism. Nothing is fitted
anew: what a mechanism is worth to a preset that was fitted with it is more than the error it mends. Each variant has a cache of
its own; it takes some minutes a variant.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, nullcontext
from pathlib import Path
from statistics import fmean, geometric_mean, median, quantiles
from typing import Any
from unittest import mock

import msgspec

HERE = Path(__file__).parent
GPU = "nvidia-h200"
ENGINES = ("analytic", "event")
Row = dict[str, Any]


def _aliasing() -> Any:
    return mock.patch("mgpusim.opencl.analysis.aliasing.MemoryOrder._meet", return_value=False)


def _guarded() -> Any:
    return mock.patch("mgpusim.opencl.analysis.paths.guarded_blocks", return_value=frozenset())


def _open_loops() -> Any:
    from mgpusim.opencl.analysis.induction import Inductions

    found = Inductions.trip_count
    return mock.patch.object(Inductions, "trip_count", lambda self, loop: found(self, loop).replace("open", "strided"))


def _private_arrays() -> Any:
    return mock.patch("mgpusim.opencl.clang.array_bytes", return_value={})


def _wide_loads() -> Any:
    return mock.patch("mgpusim.arch.families.nvidia.Nvidia.wide_local_loads", False)


def _predication() -> Any:
    both = ExitStack()
    for user in ("shape", "chunks"):  # of the analytic engine's trace, of the event engine's streams
        both.enter_context(mock.patch(f"mgpusim.trace.{user}.predicated", return_value={}))
    return both


def _independent() -> Any:
    from mgpusim.engine.analytic import equations

    found = equations.issue_latency_cycles
    return mock.patch.object(equations, "issue_latency_cycles", lambda gpu, warp, chained: found(gpu, warp, float("inf")))


def _tiles() -> Any:
    return mock.patch("mgpusim.opencl.analysis.branches._fills_local_memory", return_value=False)


def _addresses() -> Any:
    from mgpusim.opencl.analysis import branches, kernel
    from mgpusim.opencl.analysis.facts import ShortBranch

    found = branches.short_branches

    def counted(function: Any, flow: Any, mix: Any) -> tuple[ShortBranch, ...]:
        return tuple(
            ShortBranch(b.block, b.guard, sum(n * max(1, key.ncomp) for key, n in mix[b.block].items()))
            for b in found(function, flow, mix)
        )

    return mock.patch.object(kernel, "short_branches", counted)


def _together() -> Any:
    return mock.patch("mgpusim.engine.event.lower.loaded_together", return_value={})


def _order() -> Any:
    return mock.patch("mgpusim.engine.event.ordering._by_latency", lambda items, timing: items)


def _quotients() -> Any:
    from mgpusim.opencl.analysis.operations import ops_of
    from mgpusim.opencl.ir.program import Const

    def divided(instr: Any, function: Any) -> Any:
        if instr.op == "fdiv" and isinstance(instr.args[1], Const):
            instr = msgspec.structs.replace(instr, args=(instr.args[0], instr.args[0]))
        return ops_of(instr, function)

    both = ExitStack()
    for user in ("paths", "charges"):
        both.enter_context(mock.patch(f"mgpusim.opencl.analysis.{user}.ops_of", divided))
    return both


def _without_field(path: str) -> Callable[[], Any]:
    """Return what predicts with the preset's field not set."""

    def patch() -> Any:
        import mgpusim
        from mgpusim.arch.fields import with_fields

        found = mgpusim.load_gpu
        return mock.patch.object(mgpusim, "load_gpu", lambda name: with_fields(found(name), {path: None}))

    return patch


WITHOUT: dict[str, tuple[str, Callable[[], Any]]] = {
    "aliasing": ("loads stay behind stores that may alias", _aliasing),
    "guards": ("guarded loads stay behind the stores before their branch", _guarded),
    "open": ("loops of unknown trip count are not unrolled", _open_loops),
    "private": ("loops over arrays are unrolled until these are registers", _private_arrays),
    "wide": ("adjacent loads of local memory are merged", _wide_loads),
    "predication": ("short branches are predicated instructions", _predication),
    "independent": ("independent instructions of a warp issue one a cycle", _independent),
    "tiles": ("guarded loads that fill local memory keep their branches", _tiles),
    "units": ("atomics queue in units of L2 larger than a line", _without_field("atomics.interleave_b")),
    "overlap": ("launches hide overhead of the next", _without_field("launch.overlap_s")),
    "turns": ("L2 reads half lines at a time", _without_field("l2.turn_b")),
    "quotients": ("a quotient by a constant is a product", _quotients),
    "addresses": ("addresses do not count against the limit of predicated instructions", _addresses),
    "together": ("loads of predicated blocks wait together (event engine)", _together),
    "order": ("arithmetic goes in the order in which its operands come (event engine)", _order),
    "branches": ("a warp waits at a branch around a block", _without_field("core.guard_cycles")),
    "turnaround": ("a group's place is free some cycles after its end", _without_field("dispatch.turnaround_cycles")),
    "phases": ("groups go through phases that only others overlap (analytic)", _without_field("model.phase_share")),
    "chains": ("arithmetic of unrolled iterations overlaps less than loads (analytic)", _without_field("model.chain_overlap")),
}


def predicted(limit: int, engines: tuple[str, ...]) -> list[Row]:
    """Return the predictions of a sample, in microseconds."""
    from mgpusim import load_gpu, predict
    from mgpusim.accuracy.sample import select
    from mgpusim.errors import MgpusimError
    from mgpusim.workload.corpus import read_corpus

    gpu, rows = load_gpu(GPU), []
    for item in select(read_corpus(HERE / "train.json.gz"), limit=limit).launches:
        row: Row = {"kernel": item.kernel, "measured": item.time_ns.median / 1e3}
        for engine in engines:
            try:
                row[engine] = predict(item.launch, gpu, engine=engine).latency_us
            except MgpusimError as error:
                print(f"{item.kernel} {item.launch.local_size}: {error}", file=sys.stderr)
        rows.append(row)
    return rows


def line(name: str, rows: list[Row], engines: tuple[str, ...]) -> str:
    """Return a line of the table: of each engine the mean error, the median, the 90th percentile and the bias."""
    cells = [name]
    for engine in engines:
        ratios = [row[engine] / row["measured"] for row in rows if engine in row]
        errors = [abs(r - 1) for r in ratios]
        cells += [
            f"{fmean(errors):.1%}",
            f"{median(errors):.1%}",
            f"{quantiles(errors, n=10)[-1]:.0%}",
            f"{geometric_mean(ratios):.3f}",
        ]
    return "| " + " | ".join(cells) + " |"


def changes(rows: list[Row], base: list[Row], engine: str) -> str:
    """Return the kernels that a mechanism changes most, with the ratio of predicted to measured without and with it."""
    ratios: dict[str, list[tuple[float, float]]] = {}
    for row, with_it in zip(rows, base, strict=True):
        if engine in row and engine in with_it:
            ratios.setdefault(row["kernel"], []).append((row[engine] / row["measured"], with_it[engine] / row["measured"]))
    means = {k: tuple(geometric_mean(r) for r in zip(*v, strict=True)) for k, v in ratios.items()}
    most = sorted(means, key=lambda k: -max(means[k][0] / means[k][1], means[k][1] / means[k][0]))[:5]
    return "; ".join(f"`{k}` {means[k][0]:.2f} to {means[k][1]:.2f}" for k in most if abs(means[k][0] / means[k][1] - 1) > 0.01)


def table(found: dict[str, list[Row]], engines: tuple[str, ...]) -> str:
    base = found["all"]
    head = " | ".join(f"{engine}: mean error | median | P90 | bias" for engine in engines)
    out = [f"{len(base)} launches of the training corpus, sampled evenly over kernels.", "", f"| without | {head} |"]
    out += ["| --- |" + " ---: |" * (4 * len(engines)), line("nothing: as it is", base, engines)]
    out += [line(WITHOUT[name][0], rows, engines) for name, rows in found.items() if name != "all"]
    out += ["", "Kernels that each changes most, predicted over measured without and with it (analytic engine):", ""]
    out += [f"- {WITHOUT[name][0]}: {changes(rows, base, engines[0]) or 'none'}" for name, rows in found.items() if name != "all"]
    return "\n".join(out) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--limit", type=int, default=400, help="launches")
    parser.add_argument("--engines", default=",".join(ENGINES))
    parser.add_argument("--jobs", type=int, default=2, help="variants at a time")
    parser.add_argument("--variant", help="predict this one and write its rows to standard output")
    asked = parser.parse_args()
    engines = tuple(asked.engines.split(","))
    if asked.variant:
        with WITHOUT[asked.variant][1]() if asked.variant in WITHOUT else nullcontext():
            json.dump(predicted(asked.limit, engines), sys.stdout)
        return

    def variant(name: str) -> list[Row]:
        print(f"without {name}" if name != "all" else "as it is", file=sys.stderr)
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, __file__, "--limit", str(asked.limit), "--engines", asked.engines, "--variant", name]
            env = {**os.environ, "XDG_CACHE_HOME": folder}
            done = subprocess.run(command, check=True, stdout=subprocess.PIPE, env=env)
        rows: list[Row] = json.loads(done.stdout)
        return rows

    names = ("all", *WITHOUT)
    with ThreadPoolExecutor(asked.jobs) as pool:
        found = dict(zip(names, pool.map(variant, names), strict=True))
    (HERE / "ablation.md").write_text(table(found, engines), encoding="utf-8")


if __name__ == "__main__":
    main()
