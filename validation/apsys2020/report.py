"""Write REPORT.md, every published figure of APSys'20 beside ours: `python validation/apsys2020/report.py [--no-predict]`.

Predictions are kept in predicted.json and h200_groups.json; only those missing are made (`--no-predict`: none).
"""

from __future__ import annotations

import argparse
import csv
import math
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean

import h200_groups  # beside this file
import predictions
from networks import GMACS
from predictions import Study

from mgpusim.engine.predict import predict
from mgpusim.engine.prediction import Prediction
from mgpusim.sched.shapes.candidates import with_local
from mgpusim.sched.shapes.rules import COMPETITIVE, PAPER_RULES, competitive_share, importance, rules
from mgpusim.workload.local_choice import Shape

HERE = Path(__file__).resolve().parent
NAMES = dict(zip(PAPER_RULES, ("I", "II", "III", "IV", "V"), strict=True))
Row = tuple[str, str, str]  # our figure, verdict, why
RATIO, SHARE = 1.25, 0.10
"""Figures agree within this factor (ratios) or distance (shares, scores); times only in their order of magnitude."""


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
            self._single[key] = predict(with_local(study.launch, shape), study.gpu)
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
        found = [t.scores()[name] for n, t in self.times.items() if n.endswith(kernel) and t.sample]
        scored = [(s, n) for s, n in found if s is not None]
        if not scored:
            return "-", "cannot tell", "no shape of the samples meets the rule"
        mean = fmean(s for s, _ in scored)
        each = ", ".join("-" if s is None else f"{s:.2f}" for s, _ in found)
        few = f"{sum(n for _, n in scored)} shapes"
        near = abs(mean - value) <= SHARE
        return f"{mean:.2f} ({each}; {few})", "agree" if near else "differ", "" if near else "causes, 4"

    # ---- whole networks ------------------------------------------------------------------------------------------
    def _layer(self, device: str, resource: str, what: str) -> Row:
        study = self.of(device, "conv_pair").study
        found = self.single(device, study.outcome.choice).utilization[resource] or 0.0
        return f"{found:.1%} in the 3x3 convolution", "cannot tell", f"{what} of whole networks; ours is of one layer"

    def net_cores(self, device: str, value: float) -> Row:
        return self._layer(device, "cores", "a mean")

    def net_alu(self, device: str, value: float) -> Row:
        return self._layer(device, "alu", "a mean")

    def net_dram(self, device: str, value: float) -> Row:
        return self._layer(device, "dram", "a figure")

    def reduction(self, devices: Sequence[str]) -> str:
        """Time of the rules' survivors against the driver's choice and against the best of the sample, mean over operators."""
        pairs = [self.times[f"{d}/{k}"] for d in devices for k in ("conv_pair", "depthwise")]
        pairs = [t for t in pairs if t.survivors() and t.study.driver in t.ms]
        if not pairs:
            raise NotPredictedError("survivors")
        driver = fmean(1 - fmean(t.survivors()) / t.ms[t.study.driver] for t in pairs)
        best = fmean(fmean(t.survivors()) / min(t.ms.values()) - 1 for t in pairs)
        return f"{driver:+.1%} against our guess of the driver's choice; {best:.1%} above the best shape predicted"

    def _reduced(self, devices: Sequence[str], why: str) -> Row:
        return self.reduction(devices), "cannot tell", why

    def reduction_mean(self, device: str, value: float) -> Row:
        return self._reduced(list(predictions.DEVICES), "TFLite's own choices are not published; ours is of two operators")

    def reduction_most(self, device: str, value: float) -> Row:
        return self._reduced(list(predictions.DEVICES), "of whole networks; as above")

    def reduction_adreno(self, device: str, value: float) -> Row:
        return self._reduced(["pixel3xl", "mi9"], "the baseline is TFLite's look-up table, not published")

    def reduction_mali(self, device: str, value: float) -> Row:
        why = "the baseline is an exhaustive search that the rules beat: its measurements were noisy, which no model repeats"
        return self._reduced(["hikey970", "vivo_x30"], why)

    def reduction_vgg(self, device: str, value: float) -> Row:
        return self._reduced(list(predictions.DEVICES), "of whole networks; as above")

    def cpu_mean(self, device: str, value: float) -> Row:
        return "-", "cannot tell", "no model of CPU kernels here; the paper's own peaks (table 1) differ by 1.4 to 2.9"

    def cpu_most(self, device: str, value: float) -> Row:
        return self.cpu_mean(device, value)

    def _alu_gain(self, devices: Sequence[str]) -> Row:
        gains = []
        for device in devices:
            study = self.of(device, "conv_pair").study
            chosen, driver = (self.single(device, s).utilization["alu"] or 0.0 for s in (study.outcome.choice, study.driver))
            gains.append(f"{chosen / driver - 1:+.1%} ({device})")
        return ", ".join(gains) + " over the driver's choice", "cannot tell", "TFLite's own choices are not published"

    def alu_gain_mean(self, device: str, value: float) -> Row:
        return self._alu_gain(list(predictions.DEVICES))

    def alu_gain_mali(self, device: str, value: float) -> Row:
        return self._alu_gain(["hikey970", "vivo_x30"])

    def alu_gain_adreno(self, device: str, value: float) -> Row:
        return self._alu_gain(["pixel3xl", "mi9"])

    def init_rules_mean(self, device: str, value: float) -> Row:
        return "0 s of runs on the device", "cannot tell", "what is left is compiling and arranging weights: ../networks/start.md"

    def init_rules_small(self, device: str, value: float) -> Row:
        return self.init_rules_mean(device, value)

    # ---- table 2 -------------------------------------------------------------------------------------------------
    def init(self, network: str, device: str, value: float) -> Row:
        times = self.of(device, "conv_pair")
        layer_gmac = 56 * 56 * 256 * 256 * 9 / 1e9
        every = len(times.study.candidates) * fmean(times.sampled) * GMACS[network] / layer_gmac
        text = f"{every:,.0f} ms for an exhaustive search"
        if device in ("pixel3xl", "mi9"):
            return text, "cannot tell", "no search there: a look-up table, so compiling, arranging weights: ../networks/start.md"
        off = max(every / value, value / every)
        return text, "agree" if off <= 10 else "differ", f"{off:.1f} times " + ("more" if every > value else "less")


def ratio(value: float, ours: float, more: str = "") -> Row:
    near = max(value / ours, ours / value) <= RATIO
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
    with (HERE / "claims.csv").open(newline="") as file:
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
        f"among those with {h200_groups.LEAST_SHAPES} or more shapes; {fmean(g.shapes for g in found):.1f} shapes a group, of "
        f"which {fmean(g.competitive for g in found):.0%} within 15% of the best; worst over best "
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
        f"Figures agree within a factor of {RATIO} (ratios) or {SHARE:.2f} (shares, scores), tuning times within one of ten.",
        "",
        "## Operators",
        "",
        "Analytic engine. All four GPUs of the paper have a shipped preset. `conv_pair` is our kernel of two pixels of four "
        "channels an item (inputs and weights in buffers on Mali, in images on Adreno), `conv_image` and `depthwise` are shipped "
        "examples. Of the candidates a part is predicted, spread evenly over the sizes of groups; competitive means within "
        f"{COMPETITIVE:.0%} of the best. The driver's choice is our guess of its policy.",
        "",
        *operators_table(report),
        "",
        "Shapes that meet each rule alone, and in brackets those left after it when the rules are applied in order:",
        "",
        *rules_table(report),
        "",
        "## Every claim",
        "",
        *table,
        "",
        "## On measured launches of an NVIDIA H200",
        "",
        *h200_section(),
        "",
        (HERE / "causes.md").read_text().rstrip(),
        "",
    ]
    path = HERE / "REPORT.md"
    path.write_text("\n".join(lines))
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
