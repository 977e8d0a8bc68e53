"""Write REPORT.md: latencies of networks, measured and predicted: `python report.py`.

It reads measured.csv, predicted.json, libraries.json and causes.md alone, and writes libraries.md beside it.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import matrix  # beside this file
from fits import APART, fitted, left_out, pairs_right, tau
from rows import GPUS, LIBRARIES, PREDICTED, QUEUE_STAND_IN, Case, Row, case_of, read_rows

from mgpusim.accuracy import metrics
from mgpusim.files import write_atomic
from mgpusim.report.markdown import percent, plain

HERE = Path(__file__).resolve().parent
WORST = 10
FACTOR = 1.5
AI_BENCHMARK_TABLES = {"integers of 8 bits": "aibenchmark2019_int8", "floats": "aibenchmark2019_float"}
SETS = {
    "development": "Development rows of GPUs with a preset, by their library's own profile",
    "papers": "Rows of EMDL'21, by their library's own profile",
    "reference": "By the profile of another library: for reference",
}


@dataclass(frozen=True)
class Pair:
    """A measured row, what it was predicted with, and the prediction."""

    row: Row
    case: Case
    said: dict[str, Any]

    @property
    def group(self) -> str:
        """Device and library."""
        return f"{self.row.gpu}, {self.row.library}"

    @property
    def set(self) -> str:
        """One of `SETS`."""
        return "reference" if not self.case.own else "development" if self.row.split == "dev" else "papers"

    @property
    def error(self) -> float:
        """Relative, above 0 where too slow is predicted."""
        return float(self.said["ms"]) / self.row.ms - 1.0

    @property
    def held(self) -> bool:
        """Whether the 80% interval holds the measured time."""
        return bool(self.said["low_ms"] <= self.row.ms <= self.said["high_ms"])

    @property
    def work_us(self) -> float:
        """Of kernels, copies and the CPU: all but gaps."""
        return float(self.said["kernels_us"] + self.said["copies_us"] + self.said["cpu_us"])


def table(heads: str, aligned: str, rows: Iterable[Iterable[object]]) -> list[str]:
    """Return the lines of a table; `aligned` has a letter for each column, "r" for numbers."""
    rule = ["---:" if letter == "r" else "---" for letter in aligned]
    lines = [[head.strip() for head in heads.split("|")], rule, *([str(cell) for cell in row] for row in rows)]
    return ["| " + " | ".join(line) + " |" for line in lines]


def grouped(pairs: Sequence[Pair], key: Callable[[Pair], str]) -> dict[str, list[Pair]]:
    """Return pairs by a key, in the order in which keys come up."""
    out: dict[str, list[Pair]] = {}
    for pair in pairs:
        out.setdefault(key(pair), []).append(pair)
    return out


def _groups(pairs: Sequence[Pair]) -> list[list[int]]:
    places: dict[str, list[int]] = {}
    for i, pair in enumerate(pairs):
        places.setdefault(pair.group, []).append(i)
    return list(places.values())


def _ms(pairs: Sequence[Pair]) -> tuple[list[float], list[float]]:
    return [p.row.ms for p in pairs], [float(p.said["ms"]) for p in pairs]


# ---- zero-shot ---------------------------------------------------------------------------------------------------------
def scores(pairs: Sequence[Pair]) -> list[str]:
    """Return rows, MAPE, median, bias, tau of one device and library, pairs right, and the share in the intervals."""
    measured, said = _ms(pairs)
    groups = _groups(pairs)
    right, n = pairs_right(measured, said, groups)
    return [
        str(len(pairs)), percent(metrics.mape(measured, said)), percent(metrics.median_error(measured, said)),
        plain(metrics.bias(measured, said)), plain(tau(measured, said)) if len(groups) == 1 else "",
        f"{percent(right)} of {n}", percent(sum(p.held for p in pairs) / len(pairs)),
    ]  # fmt: skip


def zero_shot(pairs: Sequence[Pair]) -> list[str]:
    """Return the table of scores by device and library, and of each set."""
    rows: list[list[str]] = []
    for name, own in grouped(pairs, lambda p: p.set).items():
        rows += [[name, group, *scores(found)] for group, found in grouped(own, lambda p: p.group).items()]
        if len(_groups(own)) > 1 and name != "reference":
            rows.append([f"**{name}**", "all", *scores(own)])
    return table("set | device, library | rows | MAPE | median | bias | tau | pairs right | in the interval", "llrrrrrrr", rows)


def each(pairs: Sequence[Pair]) -> list[str]:
    """Return a line for each row."""
    rows = (
        [
            p.row.network, p.group, p.row.queue or "-", f"{p.row.ms:.2f}", f"{p.said['ms']:.2f}", f"{p.error:+.0%}",
            f"{p.said['low_ms']:.1f} to {p.said['high_ms']:.1f}", "yes" if p.held else "no", p.said["kernels"],
            f"{p.said['macs'] / 1e6:.0f}",
        ]
        for p in pairs
    )  # fmt: skip
    return table("network | device, library | queue | measured ms | predicted ms | error | 80% interval | held | kernels | MMAC",
                 "lllrrrrlrr", rows)  # fmt: skip


def inversion(pairs: Sequence[Pair]) -> list[str]:
    """Return the orders of the MobileNets, measured and predicted, on devices that have them all."""
    lines = []
    for group, found in grouped([p for p in pairs if p.case.network.startswith("mobilenet_v")], lambda p: p.group).items():
        if len({p.case.network for p in found}) > 2:
            orders = [sorted(found, key=by) for by in (lambda p: p.row.ms, lambda p: p.said["ms"])]
            texts = [" < ".join(p.case.network.removeprefix("mobilenet_") for p in order) for order in orders]
            lines.append(f"- {group}: measured {texts[0]}; predicted {texts[1]}.")
    return lines


# ---- fits --------------------------------------------------------------------------------------------------------------
def fits(pairs: Sequence[Pair]) -> list[str]:
    """Return the errors of baselines and of our times with a scale and a gap, each network left out, by device and library."""
    rows: list[list[str]] = []
    every: dict[str, tuple[list[float], list[float]]] = {name: ([], []) for name in ("macs", "macs and kernels", "scale", "ours")}
    for group, found in grouped([p for p in pairs if p.set != "reference"], lambda p: p.group).items():
        measured = [p.row.ms for p in found]
        networks = [p.case.network for p in found]
        ones = [float(p.said["kernels"]) / 1e3 for p in found]
        macs = [p.said["macs"] / 1e9 for p in found]
        whole, work = [float(p.said["ms"]) for p in found], [p.work_us / 1e3 for p in found]
        columns = {"macs": [macs], "macs and kernels": [macs, ones], "scale": [whole], "ours": [work, ones]}
        cells = []
        for name, chosen in columns.items():
            said = left_out(chosen, measured, networks)
            cells.append(percent(metrics.mape(measured, said)) if said is not None else "-")
            if said is not None:
                every[name][0].extend(measured)
                every[name][1].extend(said)
        base, ours = fitted([macs, ones], measured), fitted([work, ones], measured)
        rows.append([group, str(len(found)), *cells, _weights(base), _weights(ours)])
    total = [percent(metrics.mape(*both)) if both[0] else "-" for both in every.values()]
    rows.append(["**all**", str(sum(int(row[1]) for row in rows)), *total, "", ""])
    return table(
        "device, library | rows | MACs | a MACs + b kernels | ours, a scale | ours, a scale and a gap | a (ms per GMAC), b (us) "
        "| our scale, gap (us per kernel)", "lrrrrrll", rows,
    )  # fmt: skip


def _weights(found: tuple[float, ...] | None) -> str:
    return f"{found[0]:.2f}, {found[1]:.0f}" if found else "-"


# ---- queues ------------------------------------------------------------------------------------------------------------
def queues(pairs: Sequence[Pair]) -> list[str]:
    """Return the ratios of plain to recorded queues, measured and predicted."""
    rows, measured, said = [], [], []
    for network, found in grouped([p for p in pairs if p.row.gpu in QUEUE_STAND_IN], lambda p: p.case.network).items():
        by = {p.row.queue: p for p in found}
        if set(by) != {"plain", "recorded"}:
            continue
        kernels = by["plain"].said["kernels"]
        times = [(by["plain"].row.ms, by["recorded"].row.ms), (by["plain"].said["ms"], by["recorded"].said["ms"])]
        real, ours = (plain_ms / recorded_ms for plain_ms, recorded_ms in times)
        saved = [f"{1e3 * (plain_ms - recorded_ms) / kernels:.1f}" for plain_ms, recorded_ms in times]
        rows.append([network, kernels, f"{real:.3f}", f"{ours:.3f}", f"{ours / real - 1:+.1%}", *saved])
        measured.append(real)
        said.append(ours)
    if not rows:
        return ["No pair is predicted."]
    rows.append(["**mean error**", "", "", "", percent(metrics.mape(measured, said)), "", ""])
    return table("network | kernels | measured | predicted | error | measured us saved per kernel | predicted", "lrrrrrr", rows)


# ---- causes ------------------------------------------------------------------------------------------------------------
def _operator(name: str, found: dict[str, Any]) -> str:
    rate = f" ({2 * found['macs'] / found['us'] / 1e3:.0f} GFLOP/s)" if found["macs"] else ""
    return f"{name} {found['us'] / 1e3:.2f} ms in {found['count']}{rate}"


def worst(pairs: Sequence[Pair]) -> list[str]:
    """Return what the worst rows are predicted to spend, by operator, and their longest layers."""
    own = [p for p in pairs if p.set != "reference"]
    lines: list[str] = []
    for p in sorted(own, key=lambda p: -abs(math.log1p(p.error)))[:WORST]:
        share = p.said["host_bound_us"] / (10.0 * p.said["ms"])
        operators = [_operator(name, o) for name, o in list(p.said["by_operator"].items())[:5] if o["us"]]
        longest = [
            f"`{x['name']}` ({x['variant']}, {x['local']}) {x['us'] / 1e3:.2f} ms, {x['gflops']:.0f} GFLOP/s, {x['bound']}"
            for x in p.said["layers"][:3]
        ]
        lines += [
            f"### {p.row.network}, {p.group}: {p.row.ms:.2f} ms measured, {p.said['ms']:.2f} predicted ({p.error:+.0%})", "",
            f"Kernels {p.said['kernels_us'] / 1e3:.2f} ms, gaps {p.said['gaps_us'] / 1e3:.2f}, of which the host is waited for "
            f"in {share:.0f}% of the run; copies {p.said['copies_us'] / 1e3:.2f}, CPU {p.said['cpu_us'] / 1e3:.2f}.", "",
            "By operator: " + "; ".join(operators) + ".", "", "Longest: " + "; ".join(longest) + ".", "",
        ]  # fmt: skip
    return lines


def targets(pairs: Sequence[Pair]) -> list[str]:
    """Return the figures that were aimed at beside those reached, on development rows."""
    own = [p for p in pairs if p.set == "development"]
    measured, said = _ms(own)
    right, n = pairs_right(measured, said, _groups(own))
    return table("zero-shot, development rows | target | reached", "lrr", [
        ["MAPE", "25%", f"{percent(metrics.mape(measured, said))} of {len(own)} rows"],
        [f"pairs over {APART:.0%} apart ordered right", "85%", f"{percent(right)} of {n}"],
    ])  # fmt: skip


def left_aside(document: dict[str, Any]) -> list[str]:
    """Return why rows are not predicted, and for how many."""
    counts: dict[str, int] = {}
    for row in read_rows():
        case = case_of(row)
        why = case if isinstance(case, str) else document["cases"].get(case.key, {"error": "not predicted yet"}).get("error", "")
        if why:
            what = f"{case.key}: {why}" if isinstance(case, Case) else why
            counts[what] = counts.get(what, 0) + 1
    return [f"- {what} ({n} rows)." for what, n in counts.items()]


HEAD = """# Latencies of networks

Each row was measured by others with an inference library on a phone or board, and is predicted here from kernels. The network
runs as the library's profile has it, on the preset of the GPU, by the analytic engine. No figure of a kernel was fitted to
these rows; two gaps between kernels are read off them, of queues with profiling on Adrenos and of the Mali-T860. Fits (a scale
and a gap for a device with a library) stand apart, and go into no preset. Errors are of prediction over measurement.
Development rows are of the present model, but for some of the preset before (*What decides the errors*). Of the other
sets, cases that are not among them were predicted before the presets of Adreno 6xx and Mali followed kernels on phones.
"""


def within_factor(pairs: Sequence[Pair]) -> str:
    """Return how many predictions lie within `FACTOR` of what was measured, by library."""
    said = []
    for library in dict.fromkeys(p.row.library for p in pairs):
        mine = [p for p in pairs if p.row.library == library]
        near = sum(1 / FACTOR <= p.said["ms"] / p.row.ms <= FACTOR for p in mine)
        said.append(f"{near} of {len(mine)} by {library}")
    return f"Within a factor of {FACTOR}: {', '.join(said)}."


def on_card(page: str, *sections: str) -> list[str]:
    """Return sections of a page that another script here wrote, their headings one level down."""
    parts = (HERE / page).read_text(encoding="utf-8").split("\n## ")[1:]
    bodies = {title: body.strip() for title, _, body in (part.partition("\n") for part in parts)}
    return [line for title in sections for line in (f"### {title}", "", bodies[title], "")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-o", "--output", type=Path, default=HERE / "REPORT.md")
    asked = parser.parse_args()
    document = json.loads(PREDICTED.read_text(encoding="utf-8"))
    pairs = [
        Pair(row, case, document["cases"][case.key])
        for row in read_rows()
        if isinstance(case := case_of(row), Case) and "ms" in document["cases"].get(case.key, {})
    ]
    # a stand-in is there for ratios alone, and which of a phone's processors a driver takes is not known
    judged = [p for p in pairs if p.row.gpu in GPUS and p.row.table not in AI_BENCHMARK_TABLES.values()]
    lines = [HEAD, "## Zero-shot", "", *targets(judged), "", *zero_shot(judged), ""]
    lines += ["MobileNets by time:", "", *inversion(judged), ""]
    for name, title in SETS.items():
        found = [p for p in judged if p.set == name]
        lines += [f"### {title}", "", *each(found), ""] if found else []
    lines += ["## Fitted, each network left out", "",
              "MAPE of rows predicted by weights, none negative, fitted to all other networks of the same device and library.",
              "The gap is added to our kernels' time for each kernel.", "",
              *fits(judged), ""]  # fmt: skip
    lines += ["## Recorded queues", ""]
    lines += ["MNN on an Adreno 660, which has no preset: `adreno-650` stands in, for the ratio alone.", "", *queues(pairs), ""]
    lines += ["## Which library on which GPU", "", f"{matrix.summary()} See [libraries.md](libraries.md).", ""]
    for title, name in AI_BENCHMARK_TABLES.items():
        mine = [p for p in pairs if p.row.table == name]
        if mine:
            lines += [
                f"## AI Benchmark, {title}",
                "",
                "Through drivers whose kernels are not known, so that other libraries' stand in, and through Arm NN of 2019, for "
                "which Arm Compute Library of 2025 does. For reference.",
                "",
            ]
            lines += [within_factor(mine), "", *each(mine), ""]
    lines += ["## On an H200, as this project's own kernels", "",
              "Networks that `mgpusim measure --network` ran, as the library's profile plans them: kernel by kernel, their sums",
              "and end to end, predicted before they were measured. [h200.md](h200.md) has the times and the present model.", "",
              *on_card("h200.md", *(f"Off by, {engine} engine, as predicted before" for engine in ("analytic", "event"))),
              "## On an H100, as TVM compiles them", "",
              "By the H200's preset, before they were measured; [tvm](tvm/REPORT.md) has what was measured, kinds of kernels and",
              "causes.", "",
              *on_card("tvm/REPORT.md", "All together", "Off by, analytic engine", "Off by, event engine")]  # fmt: skip
    lines += [f"## The worst {WORST}", "", *worst(judged)]
    lines += ["## What rows are predicted with", "",
              *table("GPU | preset | why", "lll", ([g, f"`{p}`", why] for g, (p, why) in GPUS.items())), "",
              *table("library | profile | precision | own | why", "lllll", (
                  [name, f"`{profile}`", precision, "yes" if own else "no", why]
                  for name, (profile, precision, own, why) in LIBRARIES.items())), "",
              "Not predicted:", "", *left_aside(document), ""]  # fmt: skip
    lines.append((HERE / "causes.md").read_text(encoding="utf-8"))
    write_atomic(asked.output, ("\n".join(lines).rstrip() + "\n").encode())
    write_atomic(asked.output.parent / "libraries.md", ("\n".join(matrix.page(table)).rstrip() + "\n").encode())


if __name__ == "__main__":
    main()
