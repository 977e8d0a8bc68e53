"""What mgpusim says where Romou (MobiCom'22) says something that can be computed: kernels and spaces predicted, not measured.

``python validation/mobicom2022/figures.py`` computes what `figures.json` lacks and adds it; a run that was stopped goes on.
Predictions are of the analytic engine unless the name of a figure says otherwise.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import h200  # beside this file
from operators import Compared, address_launches, compared  # beside this file

from mgpusim.accuracy.run import Refusal, predict_all
from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.files import write_atomic
from mgpusim.sched.pruning.measured_space import member_of
from mgpusim.session import Session

FIGURES = Path(__file__).resolve().parent / "figures.json"
JOBS = 2
MALI = ("conv1x1 28-28-256-256", "depthwise", "fully_connected 3072x768", "broadcast")
"""What is predicted of the second GPU: one shape of each operator."""


def times(what: Compared, configs: Iterable[dict[str, Any]], gpu: GpuSpec, engine: str = "analytic") -> list[tuple[float, str]]:
    """Return (time in us, which member) of those configurations that can be predicted, fastest first."""
    chosen = list(configs)
    outcomes = predict_all([what.space.launch(config) for config in chosen], gpu, [engine], session=Session(jobs=JOBS))
    pairs = zip(outcomes, chosen, strict=True)
    return sorted((o[engine].latency_us, what.space.key(c)) for o, c in pairs if not isinstance(o, Refusal))


def best_of_kinds(make: Callable[[], Compared], gpu: GpuSpec) -> dict[str, Any]:
    """The fastest member of each kind: its time, its rate, which of how many."""
    what, out = make(), {}
    for kind, configs in what.kinds.items():
        found = times(what, configs, gpu)
        us, config = found[0] if found else (None, None)
        out[kind] = {"us": us, "gflops": us and what.flops / us / 1e3, "config": config, "of": len(found)}
    return out


def split_event(make: Callable[[], Compared], gpu: GpuSpec) -> dict[str, float]:
    """The best fully connected kernels with and without the split, by the event engine."""
    what, found = make(), best_of_kinds(make, gpu)
    configs = {name: what.space.config(member_of(what.space, found[name]["config"])) for name in ("whole", "split")}
    return {name: times(what, [config], gpu, "event")[0][0] for name, config in configs.items()}


def address(gpu: GpuSpec, engine: str) -> dict[str, Any]:
    """Address calculation per access against once."""
    out: dict[str, Any] = {}
    for case, launches in address_launches().items():
        found = predict_all(list(launches.values()), gpu, [engine], session=Session(jobs=1))
        refused = [o.reason for o in found if isinstance(o, Refusal)]
        if refused:
            out[case] = {"error": refused[0]}
            continue
        kept = [o[engine] for o in found if not isinstance(o, Refusal)]
        out[case] = {f"{word}_us": p.latency_us for word, p in zip(launches, kept, strict=True)}
        out[case]["bounds"] = [p.bound for p in kept]
    return out


def wanted() -> dict[str, Callable[[], Any]]:
    """Return how each figure is computed, by name."""
    adreno, a630, g76, h200_gpu = (load_gpu(name) for name in ("adreno-640", "adreno-630", "mali-g76-mp5", "nvidia-h200"))
    full = load_gpu(
        "adreno-640", {"model.index_division_ops": str(adreno.core.ops.iadd.per_cycle / adreno.core.ops.idiv.per_cycle)}
    )
    out: dict[str, Callable[[], Any]] = {}
    for gpu, engine in product((adreno, a630), ("analytic", "event")):
        out[f"address {gpu.name} {engine}"] = partial(address, gpu, engine)
    out["address, divisions at the full price, adreno-640 analytic"] = partial(address, full, "analytic")
    for name, make in compared().items():
        for gpu in (adreno, g76, h200_gpu):
            if gpu is not g76 or name.removesuffix(" fp16") in MALI:
                out[f"{name} {gpu.name}"] = partial(best_of_kinds, make, gpu)
        if name.startswith("fully"):
            out[f"event {name} adreno-640"] = partial(split_event, make, adreno)
    if h200.CORPUS.exists():
        out["measured"] = partial(h200.beside, h200_gpu, JOBS)
    return out


def main(only: list[str]) -> None:
    todo = wanted()
    known = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    known = {name: known[name] for name in todo if name in known}
    for name, compute in todo.items():
        if name in known or (only and not any(name.startswith(o) for o in only)):
            continue
        print(name, file=sys.stderr, flush=True)
        known[name] = compute()
        write_atomic(FIGURES, (json.dumps(known, indent=1) + "\n").encode())


if __name__ == "__main__":
    main(sys.argv[1:])
