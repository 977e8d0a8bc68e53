"""Write REPORT.md, every published figure of APSys'20 beside ours: `python validation/apsys2020/report.py [--no-predict]`.

Predictions are kept in predicted.json and h200_groups.json; only those missing are made (`--no-predict`: none).
"""

from __future__ import annotations

import argparse
import csv
import json
import math
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

import h200_groups  # beside this file
import predictions
from cpu import cpu_ms
from networks import GMACS
from predictions import Study

from mgpusim.engine.predict import predict
from mgpusim.engine.prediction import Prediction
from mgpusim.sched.shapes.rules import COMPETITIVE, PAPER_RULES, competitive_share, importance, rules
from mgpusim.workload.local_choice import Shape

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "networks"))

from agreement import GAIN, same_gain  # noqa: E402  (of ../networks)

NAMES = dict(zip(PAPER_RULES, ("I", "II", "III", "IV", "V"), strict=True))
Row = tuple[str, str, str]  # our figure, verdict, why
MALIS, ADRENOS = ("hikey970", "vivo_x30"), ("pixel3xl", "mi9")
FIGURE_5 = ("hikey970", "pixel3xl")
"""The devices of figure 5, whose data section 4.1 scores."""
START = "compiling and arranging weights, at rates fitted to the other networks on the Mi 9: ../networks/start.md"
HOST = "times of the CPU are of a model fitted to two other phones (`mgpusim/nn/host/cpu.py`): causes, 9"
SHARE = 0.10
"""Shares and scores agree within this distance; times only in their order of magnitude."""


class NotPredictedError(LookupError):
    """Nothing is known of a study yet."""


class Times:
    """Predicted times of one study, ms by shape."""

    def __init__(self, study: Study) -> None:
        self.study = study
        known = {tuple(map(int, s.split("-"))): v for s, v in predictions.known().get(study.name, {}).items()}
        self.ms: dict[Shape, float] = {s: known[s][0] / 1e3 for s in study.shapes if s in known}
        self.bound = {s: known[s][1] for s in self.ms}
        self.sample = [s for s in study.sample if s in self.ms]

    @property
    def sampled(self) -> list[float]:
        """Times of the sample that stands for all candidates."""
        return [self.ms[s] for s in self.sample]

    def spread(self) -> float:
        return max(self.ms.values()) / min(self.ms.values())

    def survivors(self) -> list[float]:
        return [self.ms[s] for s in self.study.survivors if s in self.ms]

    def scores(self) -> dict[str, tuple[float | None, int]]:
        """Importance by rule over the sample, between the extremes of all predicted, with how many shapes meet it."""
        times = self.ms
        facts = self.study.facts
        follow = {name: [s for s in self.sample if rules[name](facts, s)] for name in PAPER_RULES}
        return {name: (importance(times, met), len(met)) for name, met in follow.items()}


class Report:
    """All figures of the report; a claim's id is the method that answers it (dashes for underscores)."""

    def __init__(self) -> None:
        self.times = {s.name: Times(s) for s in predictions.studies()}
        self._single: dict[tuple[str, Shape], Prediction] = {}
        self.whole: dict[str, Any] = json.loads((HERE / "whole.json").read_text(encoding="utf-8"))
        self.networks = list(self.whole["start"])

    def of(self, device: str, kernel: str) -> Times:
        found = self.times[f"{device}/{kernel}"]
        if not found.sample:
            raise NotPredictedError(found.study.name)
        return found

    def single(self, device: str, shape: Shape, kernel: str = "conv_pair") -> Prediction:
        """A whole prediction: utilisations are only there."""
        key = (f"{device}/{kernel}", shape)
        if key not in self._single:
            study = self.of(device, kernel).study
            self._single[key] = predict(study.launch.with_local(shape), study.gpu)
        return self._single[key]

    # ---- section 3.2 ---------------------------------------------------------------------------------------------
    def conv_alu_ratio(self, device: str, value: float) -> Row:
        good, poor = (self.single(device, s).utilization["alu"] or 0.0 for s in predictions.NAMED)
        return ratio(value, good / poor, f" ({good:.1%} over {poor:.1%})")

    def conv_latency_ratio(self, device: str, value: float) -> Row:
        pair, image = self.of(device, "conv_pair").ms, self.times[f"{device}/conv_image"].ms
        good, poor = predictions.NAMED
        text, verdict, why = ratio(value, pair[poor] / pair[good], f" ({pair[poor]:.1f} over {pair[good]:.1f} ms)")
        if good in image and poor in image:
            why = join(why, f"`conv3x3_image`, from images alone, gives {image[poor] / image[good]:.2f}: see causes, 1")
        return text, verdict, why

    def conv_alu_ten(self, device: str, value: float) -> Row:
        times = self.of(device, "conv_pair")
        ends = [f(times.sample, key=times.ms.__getitem__) for f in (min, max)]
        best, worst = (self.single(device, s).utilization["alu"] or 0.0 for s in ends)
        shown = "x".join(map(str, ends[0])), "x".join(map(str, ends[1]))
        return (
            f"{best / worst:.2f} over the sample ({shown[0]} {best:.1%}, {shown[1]} {worst:.1%})",
            "cannot tell",
            "which ten shapes are shown is not in the text",
        )

    def conv_latency_ten(self, device: str, value: float) -> Row:
        times = self.of(device, "conv_pair")
        low, high = ten_of(times.sampled)
        why = "which ten shapes are shown is not in the text; ten at random give the range (central 80%)"
        return f"{times.spread():.2f} over the sample, {low:.2f} to {high:.2f} over ten shapes", "cannot tell", why

    # ---- section 4.1 ---------------------------------------------------------------------------------------------
    def dw_competitive(self, device: str, value: float) -> Row:
        return self._competitive([self.of(device, "depthwise")], value, "causes, 3")

    def conv_competitive(self, device: str, value: float) -> Row:
        return self._competitive([self.of(d, "conv_pair") for d in ("hikey970", "pixel3xl")], value, "causes, 3")

    def _competitive(self, several: Sequence[Times], value: float, cause: str) -> Row:
        found = [competitive_share(t.sampled) for t in several]
        each = ", ".join(f"{f:.1%} of {len(t.sample)} shapes" for f, t in zip(found, several, strict=True))
        near = all(abs(f - value) <= SHARE for f in found)
        return each, "agree" if near else "differ", "" if near else cause

    def importance(self, rule: str, operator: str, value: float) -> Row:
        name = next(n for n, number in NAMES.items() if number == rule)
        kernel = "conv_pair" if operator == "conv" else "depthwise"
        found = [self.times[f"{device}/{kernel}"].scores()[name] for device in FIGURE_5]
        scored = [(s, n) for s, n in found if s is not None]
        if not scored:
            return "-", "cannot tell", "no shape of the samples meets the rule"
        mean = fmean(s for s, _ in scored)
        each = ", ".join("-" if s is None else f"{s:.2f}" for s, _ in found)
        few = f"{sum(n for _, n in scored)} shapes"
        near = abs(mean - value) <= SHARE
        return f"{mean:.2f} ({each}; {few})", "agree" if near else "differ", "" if near else "causes, 4"

    # ---- whole networks ------------------------------------------------------------------------------------------
    def found(self, devices: Sequence[str], networks: Sequence[str] = ()) -> list[dict[str, Any]]:
        """Predictions of networks (all, if none is named) on devices, as far as they are there."""
        keys = [f"{network} {device}" for device in devices for network in networks or self.networks]
        rows = [self.whole["cases"][key] for key in keys if key in self.whole["cases"]]
        if not rows:
            raise NotPredictedError(" ".join(devices))
        return rows

    def _used(self, rows: Sequence[dict[str, Any]], value: float, figure: Callable[[dict[str, float]], float], cause: str) -> Row:
        shares = [figure(row["library"]["busy"]) for row in rows]
        mean = fmean(shares)
        near = abs(mean - value) <= SHARE
        text = f"{mean:.1%} ({min(shares):.1%} to {max(shares):.1%} of {count(shares, 'network')})"
        return text, "agree" if near else "differ", "" if near else cause

    def net_cores(self, device: str, value: float) -> Row:
        return self._used(self.found([device]), value, lambda busy: busy["cores"], "causes, 7")

    def net_alu(self, device: str, value: float) -> Row:
        """Section 3.2 counts active cycles of APUs over active cycles of cores."""
        return self._used(self.found([device]), value, lambda busy: busy["alu"] / busy["cores"], "causes, 7")

    def net_dram(self, device: str, value: float) -> Row:
        return self._used(self.found([device], ("vgg16", "vgg19")), value, lambda busy: busy["dram"], "causes, 7")

    def _reduced(self, devices: Sequence[str], value: float, of: Callable[[Sequence[float]], float], *networks: str) -> Row:
        rows = self.found(devices, networks)
        every = [1.0 - row["rules"]["ms"] / row["library"]["ms"] for row in rows]
        near = abs(of(every) - value) <= SHARE
        asked = len(devices) * len(networks or self.networks)
        text = f"{of(every):+.1%} ({min(every):+.1%} to {max(every):+.1%}, {len(every)} of {asked} predicted)"
        return text, "agree" if near else "differ", "" if near else "causes, 8"

    def reduction_mean(self, device: str, value: float) -> Row:
        return self._reduced(list(predictions.DEVICES), value, fmean)

    def reduction_most(self, device: str, value: float) -> Row:
        return self._reduced(list(predictions.DEVICES), value, max)

    def reduction_adreno(self, device: str, value: float) -> Row:
        return self._reduced(ADRENOS, value, fmean)

    def reduction_mali(self, device: str, value: float) -> Row:
        return self._reduced(MALIS, value, fmean)

    def reduction_vgg(self, device: str, value: float) -> Row:
        return self._reduced(list(predictions.DEVICES), value, max, "vgg16", "vgg19")

    def _over_cpu(self, devices: Sequence[str], value: float, of: Callable[[Sequence[float]], float]) -> Row:
        every = {
            f"{network} {device}": cpu_ms(network, device) / self.whole["cases"][f"{network} {device}"]["library"]["ms"]
            for device in devices for network in self.networks if f"{network} {device}" in self.whole["cases"]
        }  # fmt: skip
        asked = len(devices) * len(self.networks)
        ranked = sorted(every, key=every.__getitem__)
        ends = " to ".join(f"{every[key]:.2f} {key}" for key in (ranked[0], ranked[-1]))
        ours = of(list(every.values()))
        near = same_gain(ours, value)
        return f"{ours:.2f} ({ends}; {len(every)} of {asked} predicted)", "agree" if near else "differ", HOST

    def cpu_mean(self, device: str, value: float) -> Row:
        return self._over_cpu(list(predictions.DEVICES), value, fmean)

    def cpu_most(self, device: str, value: float) -> Row:
        return self._over_cpu(ADRENOS, value, max)

    def _alu_gain(self, devices: Sequence[str], value: float, of: Callable[[Sequence[float]], float]) -> Row:
        rows = self.found(devices)
        used = [[row[name]["busy"]["alu"] / row[name]["busy"]["cores"] for name in ("rules", "library")] for row in rows]
        every = [rules / library - 1.0 for rules, library in used]
        near = abs(of(every) - value) <= SHARE
        asked = len(devices) * len(self.networks)
        text = f"{of(every):+.1%} ({min(every):+.1%} to {max(every):+.1%}, {len(every)} of {asked} predicted)"
        return text, "agree" if near else "differ", "" if near else "causes, 8"

    def alu_gain_mean(self, device: str, value: float) -> Row:
        return self._alu_gain(list(predictions.DEVICES), value, fmean)

    def alu_gain_mali(self, device: str, value: float) -> Row:
        return self._alu_gain(MALIS, value, max)

    def alu_gain_adreno(self, device: str, value: float) -> Row:
        return self._alu_gain(ADRENOS, value, max)

    def init_rules_mean(self, device: str, value: float) -> Row:
        seconds = [row["ms"] / 1e3 for row in self.whole["start"].values()]
        return f"{fmean(seconds):.1f} s ({min(seconds):.1f} to {max(seconds):.1f} s)", *in_time(fmean(seconds), value, START)

    def init_rules_small(self, device: str, value: float) -> Row:
        small = {name: self.whole["start"][name]["ms"] / 1e3 for name in ("mobilenet_v1", "nasnet")}
        text = ", ".join(f"{name} {seconds:.2f} s" for name, seconds in small.items())
        return text, "agree" if max(small.values()) < value else "differ", START

    # ---- table 2 -------------------------------------------------------------------------------------------------
    def init(self, network: str, device: str, value: float) -> Row:
        start = self.whole["start"][network]["ms"]
        if device in ADRENOS:
            return f"{start:,.0f} ms without a search", *in_time(start, value, START)
        times = self.of(device, "conv_pair")
        layer_gmac = 56 * 56 * 256 * 256 * 9 / 1e9
        every = len(times.study.candidates) * fmean(times.sampled) * GMACS[network] / layer_gmac
        legal = f"{every:,.0f} ms for all legal shapes of a 3x3 convolution, by multiply-adds"
        row = self.whole["cases"].get(f"{network} {device}")
        if row is None:
            return legal, *in_time(every, value, "causes, 5")
        first = row["first"]
        ours = start + first["tuning_ms"]
        return f"{ours:,.0f} ms with {first['timed']:,} launches timed; {legal}", *in_time(ours, value, "causes, 5")


def in_time(ours: float, value: float, why: str) -> tuple[str, str]:
    """Return the verdict on a time of which the order of magnitude counts, and by how much it is off."""
    off = max(ours / value, value / ours)
    return "agree" if off <= 10 else "differ", f"{off:.1f} times " + ("more" if ours > value else "less") + f"; {why}"


def count(some: Sequence[object], of: str) -> str:
    return f"{len(some)} {of}" + ("s" if len(some) != 1 else "")


def ratio(value: float, ours: float, more: str = "") -> Row:
    near = same_gain(ours, value)
    return f"{ours:.2f}{more}", "agree" if near else "differ", "" if near else "causes, 2"


def join(*parts: str) -> str:
    return "; ".join(p for p in parts if p)


def ten_of(times: Sequence[float], draws: int = 2000) -> tuple[float, float]:
    """Return the central 80% of worst over best of ten times drawn at random, by a fixed seed."""
    import random

    source = random.Random(2020)
    found = sorted(max(t) / min(t) for t in (source.sample(list(times), min(10, len(times))) for _ in range(draws)))
    return found[draws // 10], found[-draws // 10]


def answer(report: Report, row: dict[str, str]) -> Row:
    """Return our figure for a row of claims.csv, the verdict and why."""
    try:
        return _answer(report, row)
    except NotPredictedError:
        return "-", "cannot tell", "not predicted yet"


def _answer(report: Report, row: dict[str, str]) -> Row:
    kind, value = row["id"], float(row["value"])
    if kind == "importance":
        _, _, _, _, rule, _, operator = row["claim"].split()
        return report.importance(rule, operator, value)
    if kind == "init":
        return report.init(row["claim"].rpartition(" ")[2], row["device"], value)
    method: Callable[[str, float], Row] = getattr(report, kind.replace("-", "_"))
    return method(row["device"], value)


def claims_table(report: Report) -> tuple[list[str], dict[str, int]]:
    lines = ["| claim | device | where | paper | ours | verdict | why |", "| --- | --- | --- | ---: | --- | --- | --- |"]
    counts: dict[str, int] = {}
    with (HERE / "claims.csv").open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            ours, verdict, why = answer(report, row)
            counts[verdict] = counts.get(verdict, 0) + 1
            value = f"{float(row['value']):,.0f} ms" if row["unit"] == "ms" else shown(float(row["value"]), row["unit"])
            lines.append(f"| {row['claim']} | {row['device']} | {row['where']} | {value} | {ours} | {verdict} | {why} |")
    return lines, counts


def shown(value: float, unit: str) -> str:
    return f"{value:.1%}" if unit == "fraction" else f"{value:g} s" if unit == "s" else f"{value:g}"


def operators_table(report: Report) -> list[str]:
    lines = [
        "| device | preset | kernel | candidates | predicted | best | worst | worst / best | within 15% | survivors | "
        "expected over them | rules' choice | driver's choice |",
        "| --- | --- | --- | ---: | ---: | --- | --- | ---: | ---: | ---: | ---: | --- | --- |",
    ]
    for times in report.times.values():
        if not times.sample or not times.survivors():
            continue
        study, ms = times.study, times.ms
        low, high = min(ms, key=ms.__getitem__), max(ms, key=ms.__getitem__)

        def one(shape: Shape, of: Times = times) -> str:
            return f"{'x'.join(map(str, shape))} {of.ms[shape]:.3g} ms" if shape in of.ms else "x".join(map(str, shape))

        lines.append(
            f"| {study.device} | {study.gpu.name} | {study.kernel} | {len(study.candidates)} | {len(ms)} | "
            f"{one(low)} ({times.bound[low]}) | {one(high)} ({times.bound[high]}) | {ms[high] / ms[low]:.2f} | "
            f"{competitive_share(times.sampled):.1%} | {len(study.outcome.survivors)} | {fmean(times.survivors()):.3g} ms | "
            f"{one(study.outcome.choice)} | {one(study.driver)} |"
        )
    return lines


def rules_table(report: Report) -> list[str]:
    lines = ["| device | kernel | " + " | ".join(f"rule {n}" for n in NAMES.values()) + " | passed over |"]
    lines += ["| --- | --- |" + " ---: |" * len(NAMES) + " --- |"]
    for times in report.times.values():
        study = times.study
        left = dict(study.outcome.stages)
        cells = []
        for name in PAPER_RULES:
            alone = sum(rules[name](study.facts, s) for s in study.candidates)
            cells.append(f"{alone} ({left.get(name, '-')})")
        over = ", ".join(NAMES[n] for n in study.outcome.passed_over) or "none"
        lines.append(f"| {study.device} | {study.kernel} | " + " | ".join(cells) + f" | {over} |")
    return lines


def networks_table(report: Report) -> list[str]:
    lines = [
        "| network | device | library's work groups | 80% interval | rules' | cores busy | ALUs busy, of it | with the rules' | "
        "DRAM | launches timed |",
        "| --- | --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for key, row in report.whole["cases"].items():
        network, device = key.split()
        library, rules = row["library"], row["rules"]
        alu = [f"{one['busy']['alu'] / one['busy']['cores']:.1%}" for one in (library, rules)]
        lines.append(
            f"| {network} | {device} | {library['ms']:.2f} ms | {library['low_ms']:.1f} to {library['high_ms']:.1f} | "
            f"{rules['ms']:.2f} ms | {library['busy']['cores']:.1%} | {alu[0]} | {alu[1]} | {library['busy']['dram']:.1%} | "
            f"{row['first']['timed']:,} |"
        )
    every = [f"{network} {device}" for network in report.networks for device in predictions.DEVICES]
    left = [key for key in every if key not in report.whole["cases"]]
    return [*lines, "", f"Not predicted: {', '.join(left) or 'none'}."]


def h200_section() -> list[str]:
    found = list(h200_groups.known().values())
    if not found:
        return ["Not judged yet."]

    def mean(values: Sequence[float | None]) -> str:
        known = [v for v in values if v is not None]
        return f"{fmean(known):.1%}" if known else "-"

    both = [g for g in found if g.model is not None]
    columns = [("all judged", found)] + ([("with a prediction", both)] if len(both) < len(found) else [])
    lines = ["| regret against the best shape measured | " + " | ".join(f"{n}: {len(g)} groups" for n, g in columns) + " |"]
    lines += ["| --- |" + " ---: |" * len(columns)]
    rows: list[tuple[str, Callable[[h200_groups.GroupResult], float | None]]] = [
        ("a shape at random", lambda g: g.chance),
        ("rules I to V, expected over the survivors", lambda g: g.rules),
        ("rules I to V, the tool's choice among them", lambda g: g.rules_choice),
        ("the driver's policy (the nearest shape measured)", lambda g: g.driver),
        ("the model, analytic engine", lambda g: g.model),
    ]
    rows += [(f"rule {NAMES[n]} alone", lambda g, n=n: g.each[n]) for n in PAPER_RULES]
    for label, field in rows:
        lines.append(f"| {label} | " + " | ".join(mean([field(g) for g in groups]) for _, groups in columns) + " |")
    over = {n: sum(n in g.passed_over for g in found) for n in PAPER_RULES}
    lines += [
        "",
        f"{len(found)} choice groups of as many kernels, drawn from `validation/h200/train.json.gz` by seed {h200_groups.SEED} "
        f"among those with {h200_groups.LEAST_SHAPES} or more shapes. A group has {fmean(g.shapes for g in found):.1f} "
        f"shapes, of "
        f"which {fmean(g.competitive for g in found):.0%} are within 15% of the best. Worst over best is "
        f"{math.exp(fmean(math.log(g.spread) for g in found)):.2f} (geometric mean). The rules leave "
        f"{fmean(g.survivors for g in found):.1f} shapes on average. Groups in which no shape left met a rule: "
        + ", ".join(f"{NAMES[n]} {count}" for n, count in over.items())
        + f". The driver's choice itself was measured in {sum(g.driver_measured for g in found)} groups. "
        "Means of a rule alone are over the groups where some shape meets it.",
    ]
    return lines


def write(report: Report) -> Path:
    table, counts = claims_table(report)
    total = sum(counts.values())
    lines = [
        "# APSys'20, work-group partition: the published figures and ours",
        "",
        'Jiang et al., "Profiling and Optimizing Deep Learning Inference on Mobile GPUs", APSys 2020, '
        "https://doi.org/10.1145/3409963.3410493. Written by `report.py`; facts of the paper are in `claims.csv`.",
        "",
        f"{total} figures: " + ", ".join(f"{counts.get(v, 0)} {v}" for v in ("agree", "differ", "cannot tell")) + ". "
        f"Ratios agree within a factor of {GAIN} ([agreement.py](../networks/agreement.py) says why), shares and scores "
        f"within {SHARE:.2f}, tuning times within a factor of ten.",
        "",
        "## Operators",
        "",
        "Analytic engine. All four GPUs of the paper have a shipped preset. `conv_pair` is our kernel of two pixels of "
        "four channels an item, with inputs and weights in buffers on Mali and in images on Adreno. `conv_image` and "
        "`depthwise` are shipped "
        "examples. Of the candidates a part is predicted, spread evenly over the sizes of groups; competitive means within "
        f"{COMPETITIVE:.0%} of the best. The driver's choice is our guess of its policy.",
        "",
        *operators_table(report),
        "",
        "Shapes that meet each rule alone, and in brackets those left after it when the rules are applied in order:",
        "",
        *rules_table(report),
        "",
        "## Whole networks",
        "",
        "Predicted by `whole.py` in single precision (section 2.1), kept in `whole.json`, as of 27 November 2026, by the presets "
        "of then. The profile is `tflite-gpu-2.1`. On Mali it times every work group that divides the grid (section 5), on "
        "Adreno it goes by its rule. Rules I to V choose for convolutions; other kernels keep the library's groups (section "
        "4.2). Busy shares are weighted by the kernels' time.",
        "",
        *networks_table(report),
        "",
        "## Every claim",
        "",
        *table,
        "",
        "## On measured launches of an NVIDIA H200",
        "",
        *h200_section(),
        "",
        (HERE / "causes.md").read_text(encoding="utf-8").rstrip(),
        "",
    ]
    path = HERE / "REPORT.md"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-predict", action="store_true", help="use what is kept only")
    if not parser.parse_args().no_predict:
        predictions.complete()
        h200_groups.complete()
    print(f"wrote {write(Report())}")


if __name__ == "__main__":
    main()
