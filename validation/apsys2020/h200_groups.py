"""The rules on measured choice groups of an NVIDIA H200: what choosing by them costs against the best shape measured."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from mgpusim.accuracy.metrics import group_regret
from mgpusim.accuracy.sample import choice_groups
from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.estimate import estimate
from mgpusim.errors import MgpusimError
from mgpusim.files import write_atomic
from mgpusim.sched.shapes.candidates import KernelLimits, kernel_limits, three
from mgpusim.sched.shapes.rules import PAPER_RULES, apply_rules, competitive_share, expectation, facts_of
from mgpusim.workload.corpus import Measurement, read_corpus
from mgpusim.workload.launch import Launch
from mgpusim.workload.local_choice import Bounds, Shape
from mgpusim.workload.ndrange import driver_choice

__all__ = ["GROUPS", "GroupResult", "complete", "known"]

HERE = Path(__file__).resolve().parent
CORPUS = HERE.parent / "h200" / "train.json.gz"
STORE = HERE / "h200_groups.json"
SEED, GROUPS, LEAST_SHAPES = 2020, 60, 6


class GroupResult(msgspec.Struct):
    """Regrets of one choice group, as fractions of its best measured time."""

    kernel: str
    shapes: int
    spread: float
    competitive: float
    chance: float
    rules: float
    rules_choice: float
    survivors: int
    passed_over: tuple[str, ...]
    driver: float
    driver_measured: bool
    each: dict[str, float | None]
    """Mean regret of the shapes that meet a rule alone; None where none does."""
    model: float | None = None


def known() -> dict[str, GroupResult]:
    """Return the results by the position of the group's first launch in the corpus."""
    return msgspec.json.decode(STORE.read_bytes(), type=dict[str, GroupResult]) if STORE.is_file() else {}


def sampled(items: Sequence[Measurement]) -> list[tuple[int, ...]]:
    """Return choice groups of `LEAST_SHAPES` shapes or more, at most one per kernel until each has one, by a fixed seed."""
    groups = [g for g in choice_groups(items) if len({_shape(items[i].launch) for i in g}) >= LEAST_SHAPES]
    random.Random(SEED).shuffle(groups)
    first: dict[str, tuple[int, ...]] = {}
    for group in groups:
        first.setdefault(items[group[0]].kernel, group)
    return list(first.values())[:GROUPS]


def _shape(launch: Launch) -> Shape:
    return three(launch.local_size or (1,))


def _work(launches: Sequence[Launch]) -> Launch:
    """Return the launch whose NDRange the members have been padded from, as far as they tell."""
    sizes = tuple(map(min, zip(*(launch.global_size for launch in launches), strict=True)))
    padded = len({launch.global_size for launch in launches}) > 1 or any(launch.pad for launch in launches)
    return msgspec.structs.replace(launches[0], global_size=sizes, pad=padded)


def _driver(launch: Launch, gpu: GpuSpec, limits: KernelLimits, shapes: Sequence[Shape]) -> tuple[Shape, bool]:
    """Return the measured shape nearest to the driver's choice, and whether it is that."""
    most = min(limits.max_items, gpu.limits.max_work_group_size)
    bounds = Bounds(three(launch.global_size), most, gpu.limits.max_work_item_sizes, min(gpu.core.warp_sizes))
    chosen = driver_choice(gpu.limits.local_choice, bounds)
    near = min(shapes, key=lambda s: (sum(abs(math.log(a / b)) for a, b in zip(s, chosen, strict=True)), s))
    return near, near == chosen


def judge(items: Sequence[Measurement], group: Sequence[int], gpu: GpuSpec) -> GroupResult:
    """Return the regrets of one group."""
    launches = {_shape(items[i].launch): items[i].launch for i in group}
    times = {_shape(items[i].launch): items[i].time_ns.median for i in group}
    shapes, best = sorted(times), min(times.values())
    work = _work(list(launches.values()))
    limits = kernel_limits(work, gpu)
    facts = facts_of(work, gpu, shapes, limits=limits)
    outcome = apply_rules(facts)
    driver, exact = _driver(work, gpu, limits, shapes)
    each = {}
    for name in PAPER_RULES:
        alone = apply_rules(facts, (name,))
        each[name] = None if alone.passed_over else expectation(times, alone) / best - 1
    return GroupResult(
        items[group[0]].kernel, len(shapes), max(times.values()) / best, competitive_share(times.values()),
        math.fsum(times.values()) / len(times) / best - 1, expectation(times, outcome) / best - 1,
        times[outcome.choice] / best - 1, len(outcome.survivors), outcome.passed_over, times[driver] / best - 1, exact,
        each,
    )  # fmt: skip


def model_regret(items: Sequence[Measurement], group: Sequence[int], gpu: GpuSpec) -> float:
    """Return what choosing by the analytic engine costs in one group."""
    shapes = sorted({_shape(items[i].launch): i for i in group}.values())
    predicted = [estimate(items[i].launch, gpu).latency_us for i in shapes]
    return group_regret([items[i].time_ns.median for i in shapes], predicted) or 0.0


def complete(seconds: float = 1e9) -> bool:
    """Judge what is missing for at most `seconds`, the rules first, then the model; return whether nothing is."""
    end = time.monotonic() + seconds
    items, gpu, done = read_corpus(CORPUS).launches, load_gpu("nvidia-h200"), known()
    groups = {str(g[0]): g for g in sampled(items)}
    steps = [(name, "rules") for name in groups if name not in done]
    steps += [(name, "model") for name in groups if name not in done or done[name].model is None]
    for n, (name, what) in enumerate(steps):
        if time.monotonic() > end:
            return False
        try:
            if what == "rules":
                done[name] = judge(items, groups[name], gpu)
            else:
                done[name].model = model_regret(items, groups[name], gpu)
        except MgpusimError as error:
            print(f"{items[groups[name][0]].kernel}: {error}")
            continue
        write_atomic(STORE, msgspec.json.format(msgspec.json.encode(done), indent=1) + b"\n")
        print(f"{n + 1} of {len(steps)}: {what}, {items[groups[name][0]].kernel}", flush=True)
    return True


if __name__ == "__main__":
    import sys

    complete(float(sys.argv[1]) if len(sys.argv) > 1 else 1e9)
