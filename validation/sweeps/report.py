"""Runs the studies of the papers' claims and writes REPORT.md with a verdict, and a figure of each."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np

from mgpusim.report.figures.drawing import STAND_IN, bare, canvas, standalone, svg
from mgpusim.session import Session
from mgpusim.sweeps.columns import joined
from mgpusim.sweeps.run import kinds_of_study, run_study
from mgpusim.sweeps.store import Store
from mgpusim.sweeps.study import load_study

HERE = Path(__file__).parent
HUES = ("mem-1", "far-1", "work-1", "tex-1", "math-1", "wait-1", "mem-2", "near-1", "mem-4")


def results(name: str, folder: Path, jobs: int) -> dict[str, list[Any]]:
    """Return the columns of a study, run where it has not been."""
    study = load_study(HERE / f"{name}.toml")
    run_study(study, folder / name, session=Session(jobs=jobs), form="csv")
    store = Store(folder / name, study, kinds_of_study(study))
    rows = joined([store.read(shard) for shard in range(store.shards)])
    return {column: values.tolist() for column, values in rows.items()}


def table(rows: dict[str, list[Any]], *keys: str) -> dict[tuple[Any, ...], float]:
    """Return latency by the values of some columns."""
    return dict(zip(zip(*(rows[k] for k in keys), strict=True), rows["latency_us"], strict=True))


def lines(name: str, series: dict[str, tuple[list[float], list[float]]], x: str, y: str, log: bool = False) -> None:
    """Draw lines and write the figure."""
    with canvas(3.4, 7.2) as figure:
        axes = figure.add_axes((0.1, 0.15, 0.62, 0.8))
        for (label, (at, values)), hue in zip(series.items(), HUES, strict=False):
            axes.plot(at, values, "o-", color=STAND_IN[hue], markersize=4, label=label)
        if log:
            axes.set_xscale("log", base=2)
        axes.set_xlabel(x)
        axes.set_ylabel(y)
        axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5), frameon=False, fontsize=8.5)
        bare(axes, "left", "bottom")
        drawn = svg(figure, "f", name)
    (HERE / f"{name}.svg").write_bytes(standalone(drawn))


def romou_limits(folder: Path, jobs: int) -> str:
    rows = results("romou-limits", folder, jobs)
    registers = sorted(set(rows["registers.per_core"]))
    at = table(rows, "registers.per_core", "l1_bandwidth", "alus")
    base = at[registers[0], 1.0, 1.0]
    factors = [1.0, 1.25, 1.5, 2.0]
    speed = {
        "registers": [base / at[r, 1.0, 1.0] for r in registers],
        "L1 bandwidth": [base / at[registers[0], f, 1.0] for f in factors],
        "ALUs": [base / at[registers[0], 1.0, f] for f in factors],
        "registers and L1 bandwidth": [base / at[r, f, 1.0] for r, f in zip(registers, factors, strict=True)],
        "all three": [base / at[r, f, f] for r, f in zip(registers, factors, strict=True)],
    }
    lines("romou-limits", {k: ([r / registers[0] for r in registers] if "reg" in k else factors, v) for k, v in speed.items()},
          "times as much", "speed-up")  # fmt: skip
    twice = {k: v[-1] for k, v in speed.items()}
    holds = max(twice["registers"], twice["L1 bandwidth"]) > 1.1 and twice["ALUs"] < 1.02
    return f"""## Romou, section 3.2: registers or cache bandwidth, not ALUs

The paper's own example is a 1x1 convolution of 4 x 4 blocks on images (56 x 56 x 256 to 256). Here it runs on an Adreno 640 with
more of each.
Twice as much of one alone: registers {twice["registers"]:.2f}x, L1 bandwidth (texture cache and texture unit)
{twice["L1 bandwidth"]:.2f}x, ALUs {twice["ALUs"]:.2f}x; registers and L1 bandwidth together
{twice["registers and L1 bandwidth"]:.2f}x.

![speed-up](romou-limits.svg)

**{"The claim holds" if holds else "The claim does not hold"}** in the model. The kernel waits for the texture cache, and for its
latency where too few warps are resident for the registers. Arithmetic is not among it. That the model has the bandwidth of the
texture cache and the register file from the same paper's probes is part of the reason.
"""


def romou_warps(folder: Path, jobs: int) -> str:
    rows = results("romou-warps", folder, jobs)
    at = table(rows, "launch", "warp")
    widths = sorted(set(rows["warp"]))
    inputs = list(dict.fromkeys(rows["launch"]))
    speed = {i: [at[i, 64] / at[i, w] for w in widths] for i in inputs}
    lines("romou-warps", {i: (widths, v) for i, v in speed.items()}, "items of a warp", "speed over warps of 64", log=True)
    said = "; ".join(f"{i}: {max(v):.2f}x at {widths[int(np.argmax(v))]:g}" for i, v in speed.items())
    small, large = (max(speed[i][widths.index(16)], speed[i][widths.index(32)]) for i in (inputs[0], inputs[-1]))
    verdict = "The claim holds" if small > max(1.01, large) else "The claim does not show"
    why = (
        ""
        if verdict == "The claim holds"
        else (
            " What so small a launch waits for is latency that nothing hides; lanes that idle beside it cost nothing.\n"
            "They would where small groups fill the cores, which one layer of a small input does not."
        )
    )
    return f"""## Romou, sections 3.2 and 8: finer warps help small inputs

1x1 convolutions of 64 to 64 channels over 4 x 4 to 56 x 56 pixels, work groups of 16 to 128 items. The Adreno 640's warps have
one width; register file and resident items are unchanged. The best width and the speed over warps of 64: {said}.
Warps of 16 or 32 at best give {small:.2f}x on the smallest input and {large:.2f}x on the largest.

![speed over warps of 64](romou-warps.svg)

**{verdict}** in the model.{why}
"""


def apsys(folder: Path, jobs: int) -> str:
    out, series = [], {}
    most = 0.0
    for gpu, name in (("adreno-630", "Adreno 630"), ("mali-g72-mp12", "Mali-G72")):
        rows = results(f"apsys-bandwidth-{gpu}", folder, jobs)
        at = table(rows, "launch", "dram.b_per_s")
        widths = sorted(set(rows["dram.b_per_s"]))
        base = widths[3]
        traffic = dict(zip(rows["launch"], rows["dram_b"], strict=True))
        for launch in dict.fromkeys(rows["launch"]):
            used = traffic[launch] / (at[launch, base] * 1e-6) / base
            half, twice = at[launch, widths[1]] / at[launch, base] - 1, 1 - at[launch, widths[-1]] / at[launch, base]
            out.append(f"| {name} | {launch} | {used:.0%} | {half:+.1%} | {twice:.1%} |")
            series[f"{name}, {launch}"] = ([w / base for w in widths], [at[launch, base] / at[launch, w] for w in widths])
            if "conv" in launch:
                most = max(most, twice)
    lines("apsys-bandwidth", series, "DRAM bandwidth, times that of the GPU", "speed")
    body = "\n".join(out)
    return f"""## APSys'20, section 3.2: DRAM bandwidth is surplus

Layers of the networks' kinds on the paper's two GPUs; the paper measures 49% (Adreno) and 21% (Mali) for VGG and less for
MobileNet.

| GPU | launch | bandwidth used | time with half of it | saved by twice as much |
| --- | --- | --- | --- | --- |
{body}

![speed](apsys-bandwidth.svg)

**{"The claim holds" if most < 0.05 else "The claim does not hold"}** in the model for the convolutions: twice the bandwidth saves
at most {most:.1%} of their time.
Layers that only move data (depthwise) are another matter.
"""


def parallelfusion(folder: Path, jobs: int) -> str:
    rows = results("parallelfusion-batching", folder, jobs)
    at = table(rows, "launch", "warps", "cores")
    batches = sorted({int(v) for v in rows["launch"]})
    series = {}
    for warps in (1.0, 2.0):
        for cores in (1.0, 20.0):
            one = at["1", warps, cores]
            series[f"{cores:g}x cores, {warps:g}x warps"] = (batches, [b * one / at[str(b), warps, cores] for b in batches])
    lines("parallelfusion-batching", series, "batch", "throughput over batch 1", log=True)
    gain = {k: v[1][-1] for k, v in series.items()}
    mobile, warps, cores, both = (gain[f"{c}x cores, {w}x warps"] for c, w in (("1", "1"), ("1", "2"), ("20", "1"), ("20", "2")))
    more_warps = warps > 1.05 * mobile or both > 1.05 * cores
    if both > 2 * mobile:
        verdict = "The claim holds" if more_warps else "The claim holds for the cores, not for the warps of a core,"
    else:
        verdict = "The claim does not show"
    return f"""## ParallelFusion, section 3.2: room for more warps explains what server GPUs gain from batching

A 1x1 convolution of 14 x 14 x 64, batches of 1 to 32, on an Adreno 650. Others have more cores, bandwidth growing with them, and
more warps on each. Throughput of batch 32 over batch 1: {mobile:.2f}x as it is; {warps:.2f}x with twice the warps on a core;
{cores:.2f}x with 20 times the cores; {both:.2f}x with both. The paper reports up to 1.5x on mobile and 13.3x on a desktop GPU.

![throughput](parallelfusion-batching.svg)

**{verdict}** in the model.
"""


PARTS = (romou_limits, romou_warps, apsys, parallelfusion)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--results", type=Path, default=Path("results-sweeps"), help="where the studies' results go")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    head = "# Claims of the papers as studies\n\nBy `python validation/sweeps/report.py`: analytic engine, nothing measured.\n"
    (HERE / "REPORT.md").write_text("\n".join([head, *(part(given.results, given.jobs) for part in PARTS)]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
