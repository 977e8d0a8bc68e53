"""Run the benchmarks and append their figures to tests/bench/history.csv: the speed of this program over time.

`python tools/record_bench.py` runs all of tests/bench; arguments go on to pytest: `python tools/record_bench.py -k caches`.
Run it on an idle machine, and commit the file with the change that made the difference.

A row is date (UTC), machine, benchmark, figure, unit. A benchmark states its own figure in `benchmark.extra_info`: "figure" and
"unit", or else the first entry that is a float, whose name is then the unit (`extra_info["M events/s"] = 0.31`); one that
states none is recorded by its median time. The machine is what decides a figure, model and clock of the processor and the
number of its cores; its name is not recorded. Where a benchmark fails nothing is recorded.
"""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from mgpusim.files import write_atomic

ROOT = Path(__file__).resolve().parent.parent
HISTORY = ROOT / "tests" / "bench" / "history.csv"
COLUMNS = ("date", "machine", "benchmark", "figure", "unit")


def machine(info: dict[str, Any]) -> str:
    """Name a machine by what pytest-benchmark found out about its processor."""
    cpu = info.get("cpu", {})
    model = cpu.get("brand_raw") or f"{info.get('machine', 'unknown')} processor"
    hz = (cpu.get("hz_advertised") or cpu.get("hz_actual") or [0])[0]
    at = f" @ {hz / 1e9:.2f}GHz" if hz and "GHz" not in model else ""
    cores = cpu.get("count", 0)
    return f"{' '.join(model.split())}{at}, {cores} core{'s' * (cores != 1)}"


def figure(benchmark: dict[str, Any]) -> tuple[float, str]:
    """Return the figure a benchmark states and its unit, or its median time in seconds."""
    extra = benchmark.get("extra_info", {})
    if "figure" in extra:
        return float(extra["figure"]), str(extra.get("unit", ""))
    for name, value in extra.items():
        if isinstance(value, float):
            return value, name.removesuffix(" (median)")
    return float(benchmark["stats"]["median"]), "s"


def rows(found: dict[str, Any]) -> list[tuple[str, str, str, str, str]]:
    """Return the rows for one file of pytest-benchmark, in the order of its benchmarks."""
    where, date = machine(found["machine_info"]), found["datetime"][:10]
    out = []
    for benchmark in found["benchmarks"]:
        value, unit = figure(benchmark)
        name = benchmark["fullname"].removeprefix("tests/bench/test_bench_").replace(".py::test_", ": ", 1)
        out.append((date, where, name, f"{value:.4g}", unit))
    return out


def append(history: Path, new: list[tuple[str, str, str, str, str]]) -> None:
    """Add rows to the file, with its header if it is new; an interruption leaves it as it was."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    if not history.exists():
        writer.writerow(COLUMNS)
    writer.writerows(new)
    before = history.read_text(encoding="utf-8") if history.exists() else ""
    write_atomic(history, (before + text.getvalue()).encode())


def main(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        result = Path(folder) / "bench.json"
        asked = ["-n", "0", "--benchmark-enable", f"--benchmark-json={result}", *arguments]
        command = [sys.executable, "-m", "pytest", "tests/bench", *asked]
        code = subprocess.run(command, cwd=ROOT).returncode
        if code or not result.is_file():
            print("nothing recorded: the run above failed or found no benchmark", file=sys.stderr)
            return code or 1
        new = rows(json.loads(result.read_text(encoding="utf-8")))
    append(HISTORY, new)
    print(f"{len(new)} figures appended to {HISTORY.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
