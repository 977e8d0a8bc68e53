"""Write the folder that a machine with an H200 measures: `python validation/h200/runner/bundles.py FOLDER`.

One bundle of all probes (`--full`), as for a device of which only what OpenCL says is known. One of 100 launches of the training
corpus, which both runners measure; one of the whole training corpus, and those of launches that nothing was fitted to.
`measure.sh` there runs them, `take.py` takes what it leaves, `judge.py` judges it.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
import zipfile
from pathlib import Path
from typing import Any

from mgpusim.accuracy.sample import select
from mgpusim.calibrate.measuring.bundles import write_bundle
from mgpusim.calibrate.measuring.suites import load_suite
from mgpusim.calibrate.presets.ranking import paced
from mgpusim.calibrate.probes import known_probes
from mgpusim.calibrate.probing.facts import facts_of_device
from mgpusim.calibrate.probing.runs import suite_of_probes
from mgpusim.workload.corpus import read_corpus, write_corpus

HERE = Path(__file__).parent
TRAIN = HERE.parent / "train.json.gz"
UNSEEN = {
    "mechanisms": HERE.parents[1] / "mechanisms" / "h200.json.gz",
    "uneven": HERE.parent / "uneven.json.gz",
    "blind": HERE.parents[1] / "blind" / "h200.json.gz",
}
BUDGET_S = 0.2  # as the training corpus was measured
PAIRS = 100


def suites() -> dict[str, tuple[dict[str, Any], dict[str, Any]]]:
    """Return (suite, options) by name, in the order in which they are measured."""
    train = read_corpus(TRAIN)
    found = paced(known_probes(), facts_of_device(train.device), None, quick=False)
    out = {"probes": (suite_of_probes(found.probes, facts_of_device(train.device, found.effort)), dict(found.options))}
    with tempfile.TemporaryDirectory() as folder:
        pairs = Path(folder) / "pairs.json.gz"
        write_corpus(pairs, select(train, limit=PAIRS))
        for name, path in {"pairs": pairs, "train": TRAIN, **UNSEEN}.items():
            out[name] = (load_suite([path]), {"budget_s": BUDGET_S})
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--every", type=int, default=1, help="of each suite every so many launches, to try it out")
    asked = parser.parse_args()
    for name, (suite, options) in suites().items():
        folder = asked.folder / name
        folder.mkdir(parents=True, exist_ok=True)
        suite["launches"] = suite["launches"][:: asked.every]
        write_bundle(folder / "run.zip", suite, options=options)
        with zipfile.ZipFile(folder / "run.zip") as bundle:
            bundle.extractall(folder)
        (folder / "run.zip").unlink()
        print(f"{folder}: {len(suite['launches'])} launches of {len(suite['kernels'])} kernels", flush=True)
    shutil.copy(HERE / "measure.sh", asked.folder / "measure.sh")


if __name__ == "__main__":
    main()
