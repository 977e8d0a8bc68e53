"""Make corpora of what `measure.sh` left on the machine: `python validation/h200/runner/take.py RESULTS`.

RESULTS holds its archives. What the runner in C saw, and the journals of what its time limit ended, become corpora beside this
file. Of launches that were to be measured and were not, they say so.
"""

from __future__ import annotations

import argparse
import gzip
import json
import tarfile
import tempfile
from pathlib import Path
from typing import Any

from mgpusim.calibrate.measuring.runner import DEFAULTS, finish, read_journal, read_json
from mgpusim.workload.corpus import encode
from mgpusim.workload.runs import RUN, corpus_of_run

HERE = Path(__file__).parent
JOURNAL, PYTHON = ".json.journal", "python_"


def corpora(folder: Path) -> dict[str, dict[str, Any]]:
    """Return the corpora of a folder of documents and journals, by name."""
    runs = {path.stem: read_json(path) for path in folder.glob("*.json")}
    for path in folder.glob(f"*{JOURNAL}"):
        text, name = path.read_text(encoding="utf-8"), path.name.removesuffix(JOURNAL)
        if text.startswith('{"schema"'):  # of the runner in C: lines of a document that lacks its end
            runs[name] = json.loads(text.rpartition("\n")[0] + "\n{}]}")
    out = {name: corpus_of_run(run) if run["schema"] == RUN else run for name, run in runs.items()}
    for path in folder.glob(f"{PYTHON}*{JOURNAL}"):
        name = path.name.removesuffix(JOURNAL)
        suite = runs[name.removeprefix(PYTHON)]["suite"]  # both runners had the same
        out[name] = finish(suite, read_journal(path), {**DEFAULTS, **suite["options"]})
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("results", type=Path)
    parser.add_argument("-o", "--output", type=Path, default=HERE)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for archive in sorted(asked.results.glob("*.tar.xz")):
            with tarfile.open(archive) as packed:
                packed.extractall(folder, filter="data")
        for name, corpus in corpora(Path(folder)).items():
            path = asked.output / f"{name}.json.gz"
            path.write_bytes(gzip.compress(encode(corpus), mtime=0))
            done, failed = len(corpus["launches"]), len(corpus.get("failures", []))
            print(
                f"{path}: {done} launches, {failed} failed, {corpus['protocol']['seconds']} s, {path.stat().st_size / 1e3:.0f} kB"
            )


if __name__ == "__main__":
    main()
