"""Write cpu.md: networks by TensorFlow Lite on the CPUs of two phones, measured and modelled: `python cpu.py`.

It reads tflite/ and cpu_fit.json alone; `cpu_rows.py` makes the latter.
"""

from __future__ import annotations

import csv
import math
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from cpu_rows import DATA, FOLDS, CpuRow, Works, fold_of, phones, predicted, rows, stored, works  # beside this file

from mgpusim.accuracy import metrics
from mgpusim.files import write_atomic
from mgpusim.nn.host.cpu import COSTS, HostCosts, busy_cores
from mgpusim.report.markdown import percent, plain

HERE = Path(__file__).resolve().parent
CLOSE = 1.15
"""Sides that differ by less than this factor are a draw."""
JUDGED = ("networks", "CPU faster", "over 15% apart", "right", "both predicted")
PARTS = {
    "products": ("product_macs", "results"), "windows gathered": ("gathered",), "weights": ("weights",),
    "depthwise": ("window_macs",), "grouped": ("loop_macs", "loop_windows"), "pooling": ("taps",), "other passes": ("moved",),
    "handing over": ("operators", "shared"),
}  # fmt: skip
"""Kinds of work."""

Array = np.ndarray[Any, Any]


def _type(integers: bool) -> str:
    return "int8" if integers else "float32"


def _scores(of: Sequence[CpuRow], told: Array) -> list[str]:
    measured = [row.us for row in of]
    return [
        str(len(of)), percent(metrics.mape(measured, told)), percent(metrics.median_error(measured, told)),
        plain(metrics.bias(measured, told)),
    ]  # fmt: skip


def _table(title: str, head: str, lines: Sequence[tuple[str, Sequence[str]]], columns: Sequence[str]) -> list[str]:
    out = [f"## {title}", "", f"| {head} | " + " | ".join(columns) + " |", "| --- |" + " ---: |" * len(columns)]
    return [*out, *(f"| {name} | " + " | ".join(values) + " |" for name, values in lines), ""]


COLUMNS = ("rows", "MAPE", "median", "bias")


def _by(of: Sequence[CpuRow], told: Array, key: Callable[[CpuRow], str]) -> list[tuple[str, list[str]]]:
    names = dict.fromkeys(key(row) for row in of)
    found = []
    for name in names:
        own = [i for i, row in enumerate(of) if key(row) == name]
        found.append((name, _scores([of[i] for i in own], told[own])))
    return found


def unseen() -> Array:
    """Return the microseconds of every row by the costs that were fitted without its network."""
    fits, of = stored(), rows()
    each = [predicted(of, fits[f"without fold {fold}"]) for fold in range(FOLDS)]
    return np.array([each[fold_of(row.network)][i] for i, row in enumerate(of)])


def _crossed() -> list[tuple[str, list[str]]]:
    """Return what costs of one phone say of the other."""
    fits, found = stored(), []
    for phone in phones():
        for fitted in phones():
            own = [row for row in rows() if row.phone == phone]
            found.append((f"{phone}, fitted to {fitted}", _scores(own, predicted(own, fits[f"{fitted} alone"]))))
    return found


def main_part(work: Works, threads: str, phone: str, integers: bool) -> list[str]:
    """Return of each network the kind of work that takes most, on some cores of a phone."""
    host = msgspec.structs.replace(phones()[phone], threads=threads)
    kept = {}
    for part, names in PARTS.items():
        own = work.work[integers]
        others = [name for name in own.__struct_fields__ if name not in (*names, "macs", "integers")]
        bare = msgspec.structs.replace(own, **{name: np.zeros_like(own.bytes_b) for name in others})
        kept[part] = Works(work.names, work.begins, {integers: bare}).us(host, integers=integers, costs=COSTS)
    return [max(kept, key=lambda part: kept[part][i]) for i in range(len(work.names))]


def _main_parts() -> dict[tuple[str, str, bool], dict[str, str]]:
    keys = dict.fromkeys((row.phone, row.cores, row.integers) for row in rows())
    return {
        key: dict(zip(works().names, main_part(works(), key[1], key[0], key[2]), strict=True)) for key in keys
    }  # fmt: skip


def default_cores(phone: str) -> str:
    """Return the cores that `mgpusim place` takes by itself, as the rows name them."""
    (core,) = busy_cores(phones()[phone])
    ordered = sorted(phones()[phone].types, key=lambda one: -one.flops)
    return f"{core.cores}{('large', 'med', 'small')[[one.name for one in ordered].index(core.name)]}"


def gpu_us() -> dict[tuple[str, str], float]:
    """Return the measured microseconds of networks on the GPUs, end to end."""
    with (DATA / "networks.csv").open(encoding="utf-8", newline="") as file:
        return {(row["phone"], row["network"]): float(row["mean_us"]) for row in csv.DictReader(file)}


def gpu_told_us() -> dict[tuple[str, str], float]:
    """Return the microseconds predicted of networks on the GPUs, as tflite.md has them."""
    parts = re.split(r"^## ", (HERE / "tflite.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = {}
    for phone, gpu in zip(phones(), ("Adreno 640", "Mali-G76 MP12"), strict=True):
        (own,) = (part for part in parts if part.startswith(gpu + "\n"))
        for network, ms in re.findall(r"^\| (\w+) \| [\d.]+ ms \| ([\d.]+) ms \|", own, flags=re.MULTILINE):
            found[phone, network] = float(ms) * 1e3
    return found


def decisions(told: Array, integers: bool = False) -> list[tuple[str, list[str]]]:
    """Return how often the model says rightly which side is faster, by the cores of the CPU."""
    gpu, gpu_told, found = gpu_us(), gpu_told_us(), []
    for phone in phones():
        for cores in dict.fromkeys(row.cores for row in rows() if row.phone == phone):
            own = [
                (row.us / gpu[phone, row.network], told[i] / gpu[phone, row.network], told[i] / gpu_told[phone, row.network])
                for i, row in enumerate(rows())
                if (row.phone, row.cores, row.integers) == (phone, cores, integers)
            ]  # fmt: skip
            clear = [one for one in own if not 1 / CLOSE < one[0] < CLOSE]
            right, both = (percent(sum((one[0] < 1) == (one[side] < 1) for one in clear) / len(clear)) for side in (1, 2))
            name = f"{phone}, {cores}" + (", what `place` takes" if cores == default_cores(phone) else "")
            faster = sum(one[0] < 1 for one in own)
            found.append((name, [str(len(own)), str(faster), str(len(clear)), right, both]))
    return found


def _worst(told: Array, count: int = 12) -> list[tuple[str, list[str]]]:
    order = sorted(range(len(rows())), key=lambda i: -abs(math.log(told[i] / rows()[i].us)))
    return [
        (f"{row.network}, {row.phone}, {row.cores}, {_type(row.integers)}",
         [f"{row.us / 1e3:.1f}", f"{told[i] / 1e3:.1f}", f"{told[i] / row.us:.2f}"])
        for i in order[:count] for row in (rows()[i],)
    ]  # fmt: skip


def _costs() -> list[tuple[str, list[str]]]:
    return [
        (name.replace("_", " "), [f"{getattr(COSTS[integers], name):.3g}" for integers in (False, True)])
        for name in HostCosts.__struct_fields__
    ]  # fmt: skip


def report() -> str:
    """Return cpu.md."""
    of, told, apart = rows(), predicted(rows()), unseen()
    parts = _main_parts()
    single = [i for i, row in enumerate(of) if re.fullmatch(r"1[a-z]+", row.cores)]
    defaults = {(phone, default_cores(phone)) for phone in phones()}
    chosen = [i for i, row in enumerate(of) if (row.phone, row.cores) in defaults]
    summary = [
        ("all rows", _scores(of, told)), ("all rows, the network left out of the fit", _scores(of, apart)),
        ("one core, the network left out", _scores([of[i] for i in single], apart[single])),
        ("the cores that `place` takes, the network left out", _scores([of[i] for i in chosen], apart[chosen])),
        *_crossed(),
    ]  # fmt: skip
    lines = [
        "# Networks on the CPUs of two phones", "",
        f"{len(of):,} rows of {len(works().names)} networks by TensorFlow Lite, measured by others (tflite/README.md). The model",
        "is `mgpusim/nn/host/cpu.py`, with figures of cores from documents and the costs below, fitted to these rows. Where a",
        f"network is left out, the costs were fitted to the networks of the other {FOLDS - 1} of {FOLDS} folds. Bias above 1 is",
        "too slow.", "",
        *_table("All", "what", summary, COLUMNS),
        *_table("By data type, the network left out", "type", _by(of, apart, lambda row: _type(row.integers)), COLUMNS),
        *_table("By phone and cores, the network left out", "cores",
                sorted(_by(of, apart, lambda row: f"{row.phone}, {row.cores}, {_type(row.integers)}")), COLUMNS),
        *_table("By the kind of work that takes most, the network left out", "kind",
                sorted(_by(of, apart, lambda row: parts[row.phone, row.cores, row.integers][row.network])), COLUMNS),
        *_table("CPU or GPU", "float32 on", decisions(apart), JUDGED),
        "right: the GPU's times are the measured ones, end to end, so that this judges the CPU alone. Both predicted: those of",
        "tflite.md. The network is left out of the fit of the CPU's costs.", "",
        *_table("Rows farthest off, the network left out", "row", _worst(apart), ("measured ms", "model ms", "ratio")),
        *_table("Costs", "of `HostCosts`", _costs(), ("float32", "int8")),
        (HERE / "cpu_causes.md").read_text(encoding="utf-8").rstrip(), "",
    ]  # fmt: skip
    return "\n".join(lines)


if __name__ == "__main__":
    write_atomic(HERE / "cpu.md", report().encode())
