# ruff: noqa: E501  (sentences of the report stand in one piece)
"""Write REPORT.md: regret of schedules against random members and library profiles, from measured.*.json.gz alone.

    python validation/h200/members/report.py [--measured FILE...] [-o REPORT.md]

`measured.RUN.json.gz` are written by `take.py`, `members.json.gz` by `suite.py`, `predicted.json.gz` by `predict.py`.
"""

from __future__ import annotations

import argparse
import gzip
import math
import statistics
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from regret import OperatorResult, Prediction, Run, Totals, judged, predictions, summed  # noqa: E402

from mgpusim.errors import InputError  # noqa: E402
from mgpusim.files import write_atomic  # noqa: E402

LIBRARIES = ("ours", "tflite-gpu", "mnn")
GOAL = 0.05
"""Regret of a schedule that is aimed at."""
NOISE = 0.02
"""Times closer than this count as equal: a launch differs by as much between two runs."""


UNMEASURED = (
    "# Schedules against random members and libraries, operator by operator\n\nNothing is measured yet; README.md says how.\n"
)


def loaded(path: Path) -> Any:
    try:
        return msgspec.json.decode(gzip.decompress(path.read_bytes()))
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}") from None


def percent(value: float | None) -> str:
    return "-" if value is None else f"{100 * value:.1f}%"


def us(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    return [
        "| " + " | ".join(head) + " |", "| --- |" + " ---: |" * (len(head) - 1),
        *("| " + " | ".join(row) + " |" for row in rows), "",
    ]  # fmt: skip


def runs_of(measured: Sequence[Mapping[str, Any]], name: str) -> list[Run]:
    """Return the microseconds of each run of a network."""
    found = [one["networks"][name]["times_ns"] for one in measured if name in one["networks"]]
    return [{launch: times[0] / 1e3 for launch, times in run.items()} for run in found]


def network_table(sums: Mapping[str, Totals]) -> list[str]:
    rows = []
    for name, t in sums.items():
        for what, value in (
            ("**schedule**", t.chosen_us), ("best random member of each", t.best_random_us), ("a random member", t.random_mean_us),
            *t.libraries_us.items(), ("fastest library of each", t.best_library_us), ("best found of each", t.best_us),
        ):  # fmt: skip
            rows.append([name, what, us(value), percent(t.regret(value))])
    return table(("network", "operators by", "sum, us", "over the best found"), rows)


def verdicts(results: Mapping[str, Sequence[OperatorResult]], sums: Mapping[str, Totals]) -> list[str]:
    """Say of each aim whether it is met."""
    lines = []
    for name, found in results.items():
        t = sums[name]
        regret = t.regret(t.chosen_us)
        if regret is None:
            lines.append(f"- {name}: no operator was measured whole, so nothing is said of it.")
            continue
        whole = [r for r in found if r.chosen_us is not None and r.best_us is not None]
        near = sum(r.regret(r.chosen_us) <= GOAL for r in whole)  # type: ignore[operator]
        known = {library: value for library, value in t.libraries_us.items() if value is not None}
        slower = [r for r in whole if r.best_library_us is not None and r.chosen_us > (1 + NOISE) * r.best_library_us]  # type: ignore[operator]
        said = "met" if regret <= GOAL else "not met"
        line = f"- {name}: within {GOAL:.0%} of the best found: **{said}**, {percent(regret)} over it in sum, {near} of {len(whole)} operators within."
        if known:
            best = min(known, key=lambda library: known[library])
            verdict = "met" if t.chosen_us <= known[best] else "not met"
            line += (
                f" Never slower than the best profile: **{verdict}** in sum ({us(t.chosen_us)} us, {best} {us(known[best])} us)"
            )
            line += (
                f"; {len(slower)} of {len(whole)} operators are slower by more than {NOISE:.0%} than with their fastest library."
            )
        if t.left_out:
            line += f" {t.left_out} operators are left out: their choice, all random members or all libraries failed."
        lines.append(line)
    return [*lines, ""]


def operator_table(found: Sequence[OperatorResult]) -> list[str]:
    rows = []
    for r in found:
        rows.append([
            r.label, str(r.count), us(r.chosen_us), us(r.best_random_us), us(r.random_mean_us),
            *(us(r.libraries_us[name]) for name in LIBRARIES), percent(r.regret(r.chosen_us)), percent(r.faster),
            "-" if r.kept_best is None else "yes" if r.kept_best else "no",
        ])  # fmt: skip
    head = (
        "operator",
        "times",
        "schedule, us",
        "best random",
        "mean random",
        *LIBRARIES,
        "regret",
        "random faster",
        "best is kept",
    )
    return table(head, rows)


def prediction_table(found: Mapping[str, Sequence[Prediction]]) -> list[str]:
    rows = []
    for name, every in found.items():
        known = [p for p in every if p.members]

        def mean(key: str, known: Sequence[Prediction] = known) -> float | None:
            values = [value for p in known if (value := getattr(p, key)) is not None]
            return math.fsum(values) / len(values) if values else None

        worst = max((p.mape for p in known if p.mape is not None), default=None)
        tau, geometric = mean("tau5"), [math.log(p.bias) for p in known if p.bias is not None]
        rows.append([
            name, str(len(known)), str(sum(p.members for p in known)), percent(mean("mape")), percent(worst),
            "-" if not geometric else f"{math.exp(statistics.fmean(geometric)):.2f}", "-" if tau is None else f"{tau:.2f}",
            percent(mean("regret")), percent(mean("chance")),
        ])  # fmt: skip
    head = (
        "network",
        "operators",
        "members",
        "MAPE",
        "worst operator",
        "bias",
        "tau5",
        "regret of the one predicted fastest",
        "of one at random",
    )
    return table(head, rows)


def failures(measured: Sequence[Mapping[str, Any]]) -> list[str]:
    reasons: Counter[str] = Counter()
    for one in measured:
        for network in one["networks"].values():
            reasons.update(network["failures"].values())
    lines = [f"- {count} launches: {reason}" for reason, count in reasons.most_common(12)]
    return [*(lines or ["None."]), ""]


def report(index: Mapping[str, Any], measured: Sequence[Mapping[str, Any]], predicted: Mapping[str, Any]) -> str:
    """Return the report.

    Raises
    ------
    InputError
        Nothing of the networks was measured.
    """
    names = [name for name in index["networks"] if runs_of(measured, name)]
    if not names:
        raise InputError("nothing of these networks was measured")
    runs = {name: runs_of(measured, name) for name in names}
    operators = {name: index["networks"][name]["operators"] for name in names}
    results = {name: [judged(operator, runs[name], LIBRARIES) for operator in operators[name]] for name in names}
    sums = {name: summed(found, LIBRARIES) for name, found in results.items()}
    said = {name: [predictions(o, runs[name], predicted.get(name, {})) for o in operators[name]] for name in names}
    drawn = sum(len(r.random_us) + r.refused for found in results.values() for r in found)
    refused = sum(r.refused for found in results.values() for r in found)
    copies = {
        name: math.fsum(c["count"] * run[str(c["launch"])] for c in index["networks"][name]["copies"] if str(c["launch"]) in run)
        for name, (run, *_) in runs.items()
    }
    devices = ", ".join(sorted({f"{one['device']['name']} (driver {one['device']['driver']})" for one in measured}))
    lines = [
        "# Schedules against random members and libraries, operator by operator", "",
        f"Written by `report.py`. Measured on {devices}, {max(map(len, runs.values()))} run{'s' if max(map(len, runs.values())) > 1 else ''} of each launch, back to back with warm caches. Schedules were made for the preset `{index['gpu']}` and committed before; nothing of them comes from a device.", "",
        f"{drawn:,} random members: even draws from all members of the spaces that the device can run, in three storages, with a random work group each; {refused} of them did not run. A library has of each launch the fastest of up to four work groups where it times them. It has the fastest of its kernels, as measured.", "",
        "## Aims", "", *verdicts(results, sums),
        "## Networks", "", "Sums over distinct operators, each as often as it is in the network: convolutions and fully connected layers with what is fused to them.", "", *network_table(sums),
        "Copies between storages that a schedule needs are not in these sums: " + ", ".join(f"{name} {us(value)} us" for name, value in copies.items()) + ".", "",
        "## Predictions of random members", "", "By quick traces, as a search rates members; means over operators. The regret is over the best of the members predicted.", "", *prediction_table(said),
        "## Operators", "", "Regret is over the best found: the fastest of the schedule, the random members and the libraries. `random faster` is the share of random members that are faster than the schedule; `best is kept` whether a search would look at the best random member.", "",
    ]  # fmt: skip
    for name, found in results.items():
        lines += [f"### {name}", "", *operator_table(found)]
    lines += ["## Launches that did not run", "", *failures(measured)]
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    """Write the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--members", type=Path, default=HERE / "members.json.gz")
    parser.add_argument("--measured", type=Path, nargs="+", default=sorted(HERE.glob("measured.*.json.gz")))
    parser.add_argument("--predicted", type=Path, default=HERE / "predicted.json.gz")
    parser.add_argument("-o", "--output", type=Path, default=HERE / "REPORT.md")
    asked = parser.parse_args()
    if not asked.measured:
        write_atomic(asked.output, UNMEASURED.encode())
        return
    predicted = loaded(asked.predicted)["networks"] if asked.predicted.exists() else {}
    told = {name: {k: v for k, v in times.items() if v is not None} for name, times in predicted.items()}
    text = report(loaded(asked.members), [loaded(path) for path in asked.measured], told)
    write_atomic(asked.output, text.encode())


if __name__ == "__main__":
    main()
