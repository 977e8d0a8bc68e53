"""Searches of the two rebuilt spaces of Romou's Figure 18 with and without pruning, kept in searches.json.

``python validation/mobicom2022/searches.py [SPACE]`` predicts each member that a search asks for (analytic engine, Adreno 640).
Members that no device takes or that do not compile fail, as they would in TVM. What was predicted is kept in a journal of the
cache folder, so that a run that was stopped goes on. Pruned are the members that Table 1 removes, its L1 criterion read as in
REPORT.md. That compares the distinct bytes of a group in one iteration with 3 KiB.
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path

import msgspec
import numpy as np

from mgpusim.arch.load import load_gpu
from mgpusim.engine.estimate import estimate
from mgpusim.errors import MgpusimError
from mgpusim.files import cache_dir, data_dir, write_atomic
from mgpusim.sched.pruning.criteria import TABLE1
from mgpusim.sched.pruning.journal import Journal
from mgpusim.sched.pruning.prune import prune_by_knobs
from mgpusim.sched.pruning.roles import knob_use
from mgpusim.sched.pruning.search import Domain
from mgpusim.sched.pruning.study import compare, summary
from mgpusim.workload.spaces.file import load_space

HERE = Path(__file__).resolve().parent
STORE = HERE / "searches.json"
NAMES = ("romou_conv1x1", "romou_conv7x1")
SEARCHES = ("random", "annealing", "genetic", "model")
LIMIT_B = 3 * 1024
BUDGET, SEEDS = 100, 3


def study(name: str) -> dict[str, object]:
    """Search a space; return what was found with and without pruning."""
    gpu = load_gpu("adreno-640")
    space = load_space(data_dir("examples") / "spaces" / f"{name}.toml")
    left = prune_by_knobs(space, gpu, tuple(c for c in TABLE1 if c != "l1")).kept
    use = knob_use(space, left, gpu)
    assert use.group_b is not None
    sizes = tuple(len(knob.values) for knob in space.knobs)
    members = {"all": np.concatenate(list(space.valid_indices())), "pruned": left[use.group_b <= LIMIT_B]}
    domains = {word: Domain.of(sizes, indices) for word, indices in members.items()}
    path = cache_dir() / f"romou-searches-{name}.jsonl"
    journal = Journal(path, {"space": name, "gpu": gpu.name, "knobs": len(space.knobs)})

    def cost(word: str, position: int) -> float:
        config = space.config(int(domains[word].indices[position]))
        key = space.key(config)
        if not journal.knows(key):
            try:
                journal.add(key, estimate(space.launch(config), gpu).latency_us)
            except MgpusimError as error:  # too many work items, or a tile that is not compiled
                journal.add(key, None, str(error))
        return journal.costs.get(key, math.inf)

    def say(text: str) -> None:
        print(name, text, file=sys.stderr, flush=True)

    runs = compare(domains, cost, SEARCHES, budget=BUDGET, seeds=SEEDS, on_run=say)
    journal.close()
    path.unlink()  # another run is of the model as it is then
    best = min(journal.costs.values())
    found = summary(runs, {word: len(domain) for word, domain in domains.items()}, best)
    flops = float(space.roles["flops"].evaluate(space.values(space.config(int(left[0])))))
    return {
        "best_us": best,
        "evaluated": len(journal.costs) + len(journal.failures),
        "flops": flops,
        "searches": msgspec.to_builtins(found),
    }


def main(only: list[str]) -> None:
    for name in only or NAMES:
        result = study(name)
        document = json.loads(STORE.read_text(encoding="utf-8")) if STORE.exists() else {}
        document[name] = result
        write_atomic(STORE, (json.dumps(dict(sorted(document.items())), indent=1) + "\n").encode())


if __name__ == "__main__":
    main(sys.argv[1:])
