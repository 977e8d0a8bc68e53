# ruff: noqa: E501  (sentences of the report stand in one piece)
"""Write REPORT.md, every row of AI Benchmark 2019 beside ours: `python validation/aibenchmark2019/report.py`.

Reads float_ms.csv and int8_ms.csv (Tables 2 and 3), claims.csv, causes.md, and what ../networks and plus.py predicted; predicts nothing
itself.
"""

from __future__ import annotations

import csv
import json
import math
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "networks"))

import plus  # noqa: E402  (beside this file)
from predict import stored  # noqa: E402  (of ../networks)
from rows import NETWORKS, PREDICTED, Case, case_of, read_rows  # noqa: E402  (of ../networks)

from mgpusim.files import write_atomic  # noqa: E402

FACTOR = 1.5
"""Latencies agree within this."""
TABLES = {"float": "Table 2, floats of 16 bits", "int8": "Table 3, integers of 8 bits"}
SHARE = "relative_performance_percent"
CASES: dict[str, dict[str, Any]] = json.loads(PREDICTED.read_text(encoding="utf-8"))["cases"]
Answer = tuple[str, str, str]  # ours, verdict, why


@dataclass(frozen=True)
class Cell:
    """A measured latency of a line of a table, and what was predicted for it: None, or milliseconds and its case."""

    table: str
    soc: str
    accelerator: str
    network: str
    ms: float
    found: float | None
    case: Case | None

    @property
    def verdict(self) -> str:
        if self.found is None:
            return "cannot tell"
        return "agree" if 1 / FACTOR <= self.found / self.ms <= FACTOR else "differ"


def letters(name: str) -> str:
    return "".join(c for c in name.lower() if c.isalnum())


def driver(accelerator: str) -> str:
    """Return the driver that a table names, "" where it names none."""
    return next((name for name in ("S.LSI OpenCL", "Arm NN OpenCL") if name in accelerator), "")


def predictions() -> dict[tuple[str, str, str, str], tuple[float, Case]]:
    """Return what was predicted, by table, SoC, driver and network of the zoo.

    Arm NN's rows are predicted in ../networks beside another version of its library, for reference: they cannot be told.
    """
    found = {}
    for row in read_rows():
        case = case_of(row)
        if row.library.startswith("Arm NN"):
            continue
        if row.table.startswith("aibenchmark2019_") and isinstance(case, Case) and "ms" in CASES.get(case.key, {}):
            key = (row.table.removeprefix("aibenchmark2019_"), row.device, driver(row.library), NETWORKS[letters(row.network)])
            found[key] = (float(CASES[case.key]["ms"]), case)
    for network, said in stored(plus.STORE).items():
        case = Case(network, None, f"{plus.GPU} at {plus.CLOCK_HZ / 1e6:.0f} MHz", plus.LIBRARY, plus.PRECISION, False, False)
        found["float", "Snapdragon 855 Plus", "", network] = (float(said["ms"]), case)
    return found


def cells(table: str) -> list[Cell]:
    """Return all cells of a table, line by line."""
    known, made = predictions(), []
    with (HERE / f"{table}_ms.csv").open(newline="", encoding="utf-8") as file:
        for line in csv.DictReader(file):
            for name in (n for n in line if n not in ("soc", "accelerator", SHARE)):
                said = known.get((table, line["soc"], driver(line["accelerator"]), NETWORKS[letters(name)]))
                made.append(Cell(table, line["soc"], line["accelerator"], name, float(line[name]), *(said or (None, None))))
    return made


def reason(soc: str, accelerator: str) -> str:
    """Return why a line is not predicted: the fact that is missing from the public record, or what is no GPU of a phone."""
    if accelerator.startswith(("NPU", "APU", "DSP")):
        return "no GPU: how the accelerator computes is not public, and it is not what mgpusim models"
    if accelerator == "None" or soc.startswith("Intel Core"):
        return "a CPU, which mgpusim does not model as the one that runs a whole network"
    if accelerator.startswith("CUDA"):
        return "TensorFlow with cuDNN, whose kernels are closed, and a time per image out of batches of 10"
    if "Arm NN" in accelerator:
        return "through Arm NN: which functions of its version ran is not stated, of floats not in which precision either"
    if "Adreno" in accelerator:
        return "no preset: of this GPU no public measurement of caches and rates is at hand; the driver is not public"
    if soc in ("Exynos 9609", "Exynos 9610"):
        return "no preset has this GPU, and Arm NN's version and functions are not stated (section 2.1 names the driver)"
    if "Mali" in accelerator:
        return "which driver ran it is not stated, and no preset has this GPU"
    return "the accelerator is not known"


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> list[str]:
    heads = list(heads)
    return [
        "| " + " | ".join(heads) + " |", "|" + " --- |" * len(heads),
        *("| " + " | ".join(map(str, row)) + " |" for row in rows),
    ]  # fmt: skip


def stood(case: Case) -> str:
    return f"`{case.gpu}`, `{case.library}` in {case.precision}"


def lines_of(found: list[Cell]) -> list[str]:
    """Return the table of a table's lines: each cell measured, predicted, and the verdict."""
    networks = list(dict.fromkeys(cell.network for cell in found))
    rows = []
    for soc, accelerator in dict.fromkeys((cell.soc, cell.accelerator) for cell in found):
        mine = [cell for cell in found if (cell.soc, cell.accelerator) == (soc, accelerator)]
        case = next((cell.case for cell in mine if cell.case), None)
        shown = [f"{c.ms:g}" if c.found is None else f"{c.ms:g}: {c.found:.1f} **{c.verdict}**" for c in mine]
        why = f"by {stood(case)}" if case else f"**cannot tell**: {reason(soc, accelerator)}"
        rows.append([soc, accelerator, *shown, why])
    return table(["SoC", "accelerator", *networks, "by what, or why not"], rows)


# ---- the text -----------------------------------------------------------------------------------------------------------
def ratios(of: dict[str, float], over: dict[str, float]) -> dict[str, float]:
    return {name: of[name] / over[name] for name in of if name in over}


def by_network(found: list[Cell], soc: str, ours: bool, accelerator: str = "") -> dict[str, float]:
    mine = [c for c in found if c.soc == soc and accelerator in c.accelerator and c.found is not None]
    return {c.network: float(c.found or 0.0) if ours else c.ms for c in mine}


def mean(values: Iterable[float]) -> float:
    """Return the geometric mean."""
    logs = [math.log(v) for v in values]
    return math.exp(math.fsum(logs) / len(logs))


def twenty(floats: list[Cell], integers: list[Cell]) -> Answer:
    said, real = (
        mean(ratios(by_network(floats, "Snapdragon 845", o), by_network(floats, "Snapdragon 855", o)).values())
        for o in (True, False)
    )
    text = f"{said - 1:+.0%} over the networks predicted for both; the paper's own times give {real - 1:+.0%}"
    return text, "agree" if abs(said - 1.2) <= 0.1 else "differ", "agrees within 10 points"


def of_our_kernels(precision: str) -> dict[str, float]:
    """Return the milliseconds of this project's own kernels on the Mali-G76, by network."""
    end = f" mali-g76-mp12 ours {precision}"
    return {key.removesuffix(end): float(case["ms"]) for key, case in CASES.items() if key.endswith(end) and "ms" in case}


def quantized(floats: list[Cell], integers: list[Cell]) -> Answer:
    said = mean(ratios(of_our_kernels("F16"), of_our_kernels("INT8")).values())
    soc = "Exynos 9825 Octa"
    real = mean(ratios(by_network(floats, soc, False), by_network(integers, soc, False)).values())
    text = f"integers are {said:.2f} times as fast as floats on the Mali-G76 by our kernels; by the paper's times {real:.2f}"
    return (
        text,
        "agree" if said <= FACTOR else "differ",
        "dot products of four bytes could give four times; measured drivers gain little",
    )


def _unknown(why: str) -> Callable[[list[Cell], list[Cell]], Answer]:
    return lambda floats, integers: ("-", "cannot tell", why)


DRIVERS = "neither driver's kernels are published, so that one stand-in serves for both"
ANSWERS: dict[str, Callable[[list[Cell], list[Cell]], Answer]] = {
    "plus": _unknown("the others are NPUs and drivers without published kernels"),
    "twenty": twenty,
    "ten": _unknown(DRIVERS),
    "four": _unknown(DRIVERS),
    "quantized": quantized,
    "midrange": _unknown("no preset of the GPUs named: G72 MP3, G52, T880, Adreno 610 and 612 lack public measurements"),
    "desktop": _unknown("how NPUs compute is not public"),
    "power": _unknown("no power is given, and mgpusim predicts none"),
    "delegate": _unknown("which SoCs were counted, and by which network, is not stated"),
}
"""How a claim of the text is answered, by its id."""


def text_claims(floats: list[Cell], integers: list[Cell]) -> tuple[list[str], list[str]]:
    """Return the table of what the text says of GPUs, and its verdicts."""
    with (HERE / "claims.csv").open(newline="", encoding="utf-8") as file:
        found = list(csv.DictReader(file))
    rows, verdicts = [], []
    for claim in found:
        ours, judged, why = ANSWERS[claim["id"]](floats, integers)
        verdicts.append(judged)
        rows.append([claim["claim"], claim["where"], f"{claim['value']} {claim['unit']}".strip(), ours, f"**{judged}**", why])
    return table(("claim", "where", "paper", "ours", "", "why"), rows), verdicts


def counted(verdicts: Iterable[str]) -> str:
    found = list(verdicts)
    return f"{len(found)}: " + ", ".join(
        f"{found.count(name)} {name}" for name in ("agree", "differ", "cannot tell") if name in found
    )


def main() -> None:
    found = {name: cells(name) for name in TABLES}
    texts, verdicts = text_claims(found["float"], found["int8"])
    lines = [
        "# AI Benchmark 2019: the published figures and ours", "",
        'Ignatov et al., "AI Benchmark: All About Deep Learning on Smartphones in 2019", https://arxiv.org/abs/1910.06663. Written by `report.py` from `float_ms.csv` and `int8_ms.csv` (Tables 2 and 3), `claims.csv` (what the text says of GPUs) and the predictions of [../networks](../networks/REPORT.md) and of `plus.py` (Snapdragon 855 Plus); nothing was fitted.', "",
        f"Latencies agree within a factor of {FACTOR}. All predicted are through stand-ins: NNAPI drivers, whose kernels nobody published. A cell is milliseconds measured, then predicted.", "",
        *table(("", "cells"), [(title, counted(c.verdict for c in found[name])) for name, title in TABLES.items()] + [("the text", counted(verdicts))]), "",
    ]  # fmt: skip
    for name, title in TABLES.items():
        lines += [f"## {title}", "", *lines_of(found[name]), ""]
    lines += ["## What the text says of GPUs", "", *texts, "", (HERE / "causes.md").read_text(encoding="utf-8").rstrip(), ""]
    write_atomic(HERE / "REPORT.md", "\n".join(lines).encode())


if __name__ == "__main__":
    main()
