# ruff: noqa: E501  (sentences of the report stand in one piece)
"""Write REPORT.md, combinations measured on the H200 beside what was predicted of them: `python validation/h200/fusion/report.py`.

Reads predictions.json (made beforehand by predict.py), measured.json.gz and, for the noise, measured_repeat.json.gz.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from typing import Any

from mgpusim.files import write_atomic
from mgpusim.fusion.policy import MARGIN
from mgpusim.workload.corpus import Corpus, read_corpus

HERE = Path(__file__).resolve().parent
CLEAR = 1.05
"""Ratios at least this far from 1, either way, have a sign."""
WAYS = (("analytic", "ratio"), ("event", "ratio"), ("analytic", "policy"))
NAMES = {("analytic", "ratio"): "analytic", ("event", "ratio"): "event", ("analytic", "policy"): "policy"}
KINDS = {
    "overhead": "tiny launches: overhead", "small": "two that leave the GPU empty", "mixed": "one that does, one that fills it",
    "large": "two that fill it", "triple": "three", "copies": "copies of one kernel", "unaligned": "parts begin anywhere",
    "interleaved": "groups in turns",
}  # fmt: skip


@dataclass(frozen=True)
class Row:
    """A combination: times measured in microseconds, ratios measured and predicted."""

    name: str
    kind: str
    parts_us: tuple[float, ...]
    fused_us: float
    predicted: dict[tuple[str, str], float]
    again: float | None
    inside: dict[str, bool]

    @property
    def measured(self) -> float:
        return sum(self.parts_us) / self.fused_us

    @property
    def clear(self) -> bool:
        return not 1 / CLEAR < self.measured < CLEAR


def times(corpus: Corpus) -> tuple[dict[str, float], dict[str, float]]:
    """Return microseconds of the parts and of the fused launches, by name."""
    parts = {m.tags["part"]: m.time_ns.median / 1e3 for m in corpus.launches if "part" in m.tags}
    fused = {m.tags["fused"]: m.time_ns.median / 1e3 for m in corpus.launches if "fused" in m.tags}
    return parts, fused


def parts_of(name: str) -> list[str]:
    """Return the parts of a combination by its name."""
    words = name.split("+")
    last = words[-1].removesuffix(" interleaved").removesuffix(" none")
    return [*words[:-1], last]


def rows() -> list[Row]:
    predictions: dict[str, Any] = json.loads((HERE / "predictions.json").read_text(encoding="utf-8"))
    parts, fused = times(read_corpus(HERE / "measured.json.gz"))
    repeat = HERE / "measured_repeat.json.gz"
    parts2, fused2 = times(read_corpus(repeat)) if repeat.exists() else ({}, {})
    out = []
    for name, found in predictions.items():
        if name not in fused or any(p not in parts for p in parts_of(name)):
            continue
        again = None
        if name in fused2 and all(p in parts2 for p in parts_of(name)):
            again = sum(parts2[p] for p in parts_of(name)) / fused2[name]
        each = tuple(parts[p] for p in parts_of(name))
        said = {way: found[way[0]][way[1]] for way in WAYS if way[1] in found.get(way[0], {})}
        ratio = sum(each) / fused[name]
        inside = {e: found[e]["low"] <= ratio <= found[e]["high"] for e in ("analytic", "event") if "low" in found.get(e, {})}
        out.append(Row(name, found["kind"], each, fused[name], said, again, inside))
    return out


def error(row: Row, way: tuple[str, str]) -> float:
    return abs(row.predicted[way] / row.measured - 1.0)


def right(row: Row, way: tuple[str, str]) -> bool:
    return (row.predicted[way] > 1.0) == (row.measured > 1.0)


def share(values: Sequence[bool]) -> str:
    return f"{sum(values)} of {len(values)} ({sum(values) / len(values):.0%})" if values else "-"


def scores(found: Sequence[Row]) -> list[str]:
    lines = ["| | " + " | ".join(NAMES[w] for w in WAYS) + " |", "| --- |" + " ---: |" * len(WAYS)]

    def line(label: str, value: Callable[[list[Row], tuple[str, str]], str]) -> None:
        cells = []
        for way in WAYS:
            known = [r for r in found if way in r.predicted]
            cells.append(value(known, way) if known else "-")
        lines.append(f"| {label} | " + " | ".join(cells) + " |")

    line("combinations", lambda k, w: str(len(k)))
    line("sign right, measured outside 0.95 to 1.05", lambda k, w: share([right(r, w) for r in k if r.clear]))
    line("median error of the ratio", lambda k, w: f"{median(error(r, w) for r in k):.1%}")
    line("mean error of the ratio", lambda k, w: f"{sum(error(r, w) for r in k) / len(k):.1%}")
    line("90th percentile", lambda k, w: f"{sorted(error(r, w) for r in k)[int(0.9 * (len(k) - 1))]:.1%}")
    line("bias (geometric mean, predicted over measured)",
         lambda k, w: f"{math.exp(sum(math.log(r.predicted[w] / r.measured) for r in k) / len(k)):.3f}")  # fmt: skip
    line("measured ratio inside the 80% interval",
         lambda k, w: share([r.inside[w[0]] for r in k if w[0] in r.inside]) if w[1] == "ratio" else "-")  # fmt: skip
    return lines


def by_kind(found: Sequence[Row]) -> list[str]:
    lines = ["| kind | combinations | measured ratio | " + " | ".join(f"{NAMES[w]}: sign, median error" for w in WAYS) + " |"]
    lines.append("| --- | ---: | --- |" + " ---: |" * len(WAYS))
    for kind, words in KINDS.items():
        mine = [r for r in found if r.kind == kind]
        if not mine:
            continue
        ratios = sorted(r.measured for r in mine)
        cells = []
        for way in WAYS:
            known = [r for r in mine if way in r.predicted]
            clear = [right(r, way) for r in known if r.clear]
            errors = f"{median(error(r, way) for r in known):.1%}" if known else "-"
            cells.append(f"{sum(clear)} of {len(clear)}, {errors}")
        lines.append(f"| {words} | {len(mine)} | {ratios[0]:.2f} to {ratios[-1]:.2f} | " + " | ".join(cells) + " |")
    return lines


def noise(found: Sequence[Row]) -> str:
    twice = [r for r in found if r.again is not None]
    if not twice:
        return "Measured once."
    changes = [abs((r.again or 1.0) / r.measured - 1.0) for r in twice]
    same = [(r.again or 1.0) > 1.0 for r in twice if r.clear]
    first = [r.measured > 1.0 for r in twice if r.clear]
    kept = [a == b for a, b in zip(same, first, strict=True)]
    return (
        f"Measured twice: the ratio differs by {median(changes):.1%} in the median, {max(changes):.1%} at most; of those outside 0.95 "
        f"to 1.05 {share(kept)} keep their side."
    )


def pays(found: Sequence[Row]) -> str:
    """Return how well "fusing pays" was said, from the parts alone and by the engines."""
    cells = []
    for way in WAYS:
        truth = [r.measured >= MARGIN for r in found]
        said = [r.predicted[way] >= MARGIN for r in found]
        both = sum(t and s for t, s in zip(truth, said, strict=True))
        cells.append(f"{NAMES[way]} {both / max(1, sum(said)):.0%} and {both / max(1, sum(truth)):.0%}")
    saved = [sum(r.parts_us) - r.fused_us for r in found]
    most = sum(s for s in saved if s > 0)
    got = [sum(s for s, r in zip(saved, found, strict=True) if r.predicted[w] >= MARGIN) for w in WAYS]
    shares = ", ".join(f"{NAMES[w]} {g / most:.0%}" for w, g in zip(WAYS, got, strict=True))
    return (
        f'Precision and recall of "pays" (a gain of {MARGIN - 1:.0%} or more): {"; ".join(cells)}. Fusing those combinations of which '
        f"it was said saves, of all time that could be saved: {shares}."
    )


def afterwards(found: Sequence[Row]) -> list[str]:
    """Return what the closed form says since, with what the measurements taught: not a test any more."""
    file = HERE / "afterwards.json"
    if not file.exists():
        return []
    way = ("analytic", "ratio")
    since = json.loads(file.read_text(encoding="utf-8"))
    now = [with_prediction(r, since[r.name]["analytic"]) for r in found if "ratio" in since.get(r.name, {}).get("analytic", {})]
    errors = sorted(error(r, way) for r in now)
    inside = [r.inside["analytic"] for r in now]
    return [
        f"Since then the closed form knows of 1 below, where it is sure of it, and of the time a freed place stands empty. Intervals are as "
        f"wide as these errors were. On these combinations, from which that was learnt: sign {share([right(r, way) for r in now if r.clear])}, "
        f"median error {median(errors):.1%}, mean {sum(errors) / len(errors):.1%}, 90th percentile {errors[int(0.9 * (len(errors) - 1))]:.1%}; "
        f"{share(inside)} inside the interval.",
        "",
    ]


def with_prediction(row: Row, said: dict[str, Any]) -> Row:
    return replace(
        row, predicted={("analytic", "ratio"): said["ratio"]}, inside={"analytic": said["low"] <= row.measured <= said["high"]}
    )


def every(found: Sequence[Row]) -> list[str]:
    lines = [
        "| combination | apart | fused | measured | analytic | event | policy |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for r in sorted(found, key=lambda r: (list(KINDS).index(r.kind), r.name)):
        name = r.name
        parts = parts_of(name)
        if len(set(parts)) == 1 and len(parts) > 2:
            name = f"{len(parts)} x {parts[0]}" + name.removeprefix("+".join(parts))
        said = [f"{r.predicted[w]:.2f}" if w in r.predicted else "-" for w in WAYS]
        mark = "**" if r.clear and not right(r, ("analytic", "ratio")) else ""
        apart = (
            " + ".join(f"{us:.1f}" for us in r.parts_us) if len(r.parts_us) < 4 else f"{len(r.parts_us)} x {r.parts_us[0]:.1f}"
        )
        lines.append(f"| {mark}{name}{mark} | {apart} | {r.fused_us:.1f} | {r.measured:.2f} | " + " | ".join(said) + " |")
    return lines


def main() -> None:
    found = rows()
    clear = [r for r in found if r.clear]
    corpus = read_corpus(HERE / "measured.json.gz")
    gain = sum(r.measured > CLEAR for r in found)
    lose = sum(r.measured < 1 / CLEAR for r in found)
    causes = HERE / "causes.md"
    lines = [
        "# Fused launches on an NVIDIA H200",
        "",
        f"Written by `report.py`. {len(found)} combinations of two to eight kernels (`combinations.py`), fused by `mgpusim fuse`'s transform. "
        "They were predicted with the preset `nvidia-h200` as it is, before they were measured (`predictions.json`, `predict.py`; the "
        f"history of this folder shows the order). Measured by event profiling on {corpus.device.get('name', 'the device')}, warm, each "
        "launch by itself. Apart is the sum of the parts' times, launch overhead included, without the gaps of a queue. "
        "These are about a microsecond each and would speak for fusing. The ratio is the throughput of the fused launch over that of "
        f"the parts apart. {gain} combinations gain more than 5%, {lose} lose more than 5%, {len(found) - len(clear)} do neither.",
        "",
        *scores(found),
        "",
        "*analytic*: the closed form of `fusion/model.py` with the registers of the compiled fused kernel; *event*: the fused "
        "launch simulated; *policy*: what `mgpusim fuse --plan` judges by, from the parts alone. " + noise(found),
        "",
        pays(found),
        "",
        *by_kind(found),
        "",
        *afterwards(found),
        *([causes.read_text(encoding="utf-8").rstrip(), ""] if causes.exists() else []),
        "## Every combination",
        "",
        "Times in microseconds; names are those of `combinations.py`. Bold: the analytic engine has the sign wrong.",
        "",
        *every(found),
        "",
    ]
    write_atomic(HERE / "REPORT.md", "\n".join(lines).encode())
    print(f"wrote {HERE / 'REPORT.md'}: {len(found)} combinations")


if __name__ == "__main__":
    main()
