"""Write start.md, what libraries do before a network first runs, beside measured initialization: `python start.py`.

APSys'20, table 2 (../apsys2020/claims.csv) has nine networks. On the Snapdragon 855 and 845 the work groups came from a table, so
that kernels were compiled and weights arranged, and nothing was timed. The two rates of `mgpusim.nn.host.initialization` are
fitted to the 855, relative errors squared; each network is also predicted by what the others give.
"""

from __future__ import annotations

import csv
import re
from pathlib import Path

import numpy as np

from mgpusim.files import write_atomic
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.running.timing import weights_names
from mgpusim.nn.zoo import network

HERE = Path(__file__).resolve().parent
LIBRARY = "mace-untuned"
GPU = "adreno-640"
NAMES = {"nasnet": "nasnet_mobile"}
Row = tuple[str, int, float, float, float]


def measured() -> dict[str, dict[str, float]]:
    """Return the milliseconds of each network, by device."""
    found: dict[str, dict[str, float]] = {}
    with (HERE.parent / "apsys2020" / "claims.csv").open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            name = re.fullmatch(r"initialization time of (\w+)", row["claim"])
            if name is not None:
                found.setdefault(name[1], {})[row["device"]] = float(row["value"].replace(",", ""))
    return found


def counted(name: str) -> tuple[int, float]:
    """Return the kernels of a network that differ in more than sizes, and its megabytes of weights."""
    plan = plan_network(network(NAMES.get(name, name)), GPU, LIBRARY)
    options = [step.options[0] for step in plan.steps if step.kind == "launch"]
    weights = {part: size_b for option in options for part, size_b, _ in weights_names(option)}
    return len({option.call.variant for option in options}), sum(weights.values()) / 1e6


def fitted(rows: list[Row]) -> tuple[float, float]:
    """Return milliseconds a kernel and milliseconds a megabyte."""
    left = np.array([[kernels / ms, mb / ms] for _, kernels, mb, ms, _ in rows])
    per_kernel, per_mb = np.linalg.lstsq(left, np.ones(len(rows)), rcond=None)[0]
    return float(per_kernel), float(per_mb)


def main() -> None:
    rows: list[Row] = [(name, *counted(name), of["mi9"], of["pixel3xl"]) for name, of in measured().items()]
    per_kernel, per_mb = fitted(rows)
    rates = f"{per_kernel:.1f} ms a kernel, {per_mb:.2f} ms a MB ({1e3 / per_mb:.1f} MB/s)"
    lines = [
        "# What a library does before a network first runs", "",
        f"Kernels and weights of `{LIBRARY}`, weights in half precision. Measured: APSys'20, table 2; nothing was timed there.",
        f"Fitted to the Snapdragon 855: {rates}. Ratios: predicted over measured; left out: by the others.", "",
        "| network | kernels | weights, MB | Snapdragon 855, ms | fitted | left out | Snapdragon 845, ms | by the 855's |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]  # fmt: skip
    errors = []
    for name, kernels, mb, ms, other_ms in rows:
        left, right = fitted([row for row in rows if row[0] != name])
        out = (left * kernels + right * mb) / ms
        errors.append(abs(out - 1))
        said = per_kernel * kernels + per_mb * mb
        cells = [name, str(kernels), f"{mb:.1f}", f"{ms:,.0f}", f"{said / ms:.2f}", f"{out:.2f}", f"{other_ms:,.0f}"]
        lines.append(f"| {' | '.join([*cells, f'{said / other_ms:.2f}'])} |")
    lines += ["", f"Left out, they are off by {np.mean(errors):.0%} on average. NASNet's 723 launches are not in its 22 kernels."]
    write_atomic(HERE / "start.md", ("\n".join(lines) + "\n").encode())


if __name__ == "__main__":
    main()
