"""What the analytic engine says of the paper's operators in many work-group shapes, kept in predicted.json as it comes in."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec
from operators import DEVICES, conv_image, conv_pair, depthwise  # beside this file

from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.estimate import estimate
from mgpusim.files import write_atomic
from mgpusim.sched.shapes.candidates import candidates, spread
from mgpusim.sched.shapes.rules import PAPER_BLOCK_B, apply_rules, facts_of
from mgpusim.workload.launch import Launch
from mgpusim.workload.local_choice import Shape
from mgpusim.workload.ndrange import resolve

__all__ = ["NAMED", "studies", "Study", "complete", "known"]

STORE = Path(__file__).resolve().parent / "predicted.json"
NAMED: tuple[Shape, ...] = ((8, 4, 3), (1, 3, 61))
"""The shapes of section 3.2: the finest and a poor one."""
GOLDEN = 0.6180339887498949
LEAST_ITEMS = 32
"""Work items of the smallest group: those of TensorFlow Lite's own search, which the paper extends.

tensorflow/lite/delegates/gpu/common/workgroup_selection.cc, GenerateWorkGroupSizesAlignedToGrid: min_work_group_total_size.
"""
SURVIVORS = 5
"""Of the shapes that the rules leave: how many are predicted, spread over the sizes of groups."""


class Study:
    """An operator on a device: its launch, all candidates, and those that are predicted.

    `sample` stands for all candidates: any first part of it is spread evenly over the sizes of groups. Predicted first are
    the shapes of section 3.2, the driver's choice and some of those that the rules leave, with their choice. No
    group has fewer than `LEAST_ITEMS` work items.
    """

    def __init__(self, operator: str, kernel: str, device: str, make: Callable[[], Launch], shapes: int) -> None:
        self.operator, self.kernel, self.device = operator, kernel, device
        self.gpu: GpuSpec = load_gpu(DEVICES[device])
        self.launch = make()
        every = candidates(self.launch, self.gpu)
        dealt = _dealt(every)[1:]
        self.candidates = [shape for shape in every if math.prod(shape) >= LEAST_ITEMS]
        self.sample = [shape for shape in dealt if math.prod(shape) >= LEAST_ITEMS][:shapes]
        self.facts = facts_of(self.launch, self.gpu, self.candidates, operator=operator, block_b=PAPER_BLOCK_B)
        self.outcome = apply_rules(self.facts)
        self.survivors = sorted({*spread(self.outcome.survivors, SURVIVORS), self.outcome.choice})
        self.driver = resolve(
            msgspec.structs.replace(self.launch, local_size=None), self.gpu, max_items=self.facts.most_items
        ).local
        named = NAMED if operator == "conv" else ()
        self.shapes = list(dict.fromkeys([*named, self.outcome.choice, self.driver, *self.survivors, *self.sample]))

    @property
    def name(self) -> str:
        return f"{self.device}/{self.kernel}"


def _dealt(shapes: Sequence[Shape]) -> list[Shape]:
    """Return the shapes in an order of which any first part is spread evenly over the sizes of groups."""
    ordered = sorted(shapes, key=lambda s: (math.prod(s), s))
    turns = sorted(range(len(ordered)), key=lambda k: k * GOLDEN % 1.0)  # the k-th place is where this permutation puts it
    place = sorted(range(len(ordered)), key=turns.__getitem__)
    return [ordered[k] for k in place]


def _mali(device: str) -> bool:
    return DEVICES[device].startswith("mali")


def studies(scale: float = 1.0) -> Iterator[Study]:
    """Yield the studies, those of the paper's figures 4 and 5 first; `scale` multiplies how many shapes are sampled."""
    for device, shapes in (("hikey970", 60), ("pixel3xl", 60), ("vivo_x30", 10), ("mi9", 10)):
        yield Study("conv", "conv_pair", device, lambda d=device: conv_pair(buffers=_mali(d)), round(scale * shapes))
    for device, shapes in (("hikey970", 60), ("pixel3xl", 60), ("vivo_x30", 30), ("mi9", 30)):
        yield Study("dwconv", "depthwise", device, depthwise, round(scale * shapes))
    for device in ("hikey970", "pixel3xl"):
        yield Study("conv", "conv_image", device, conv_image, round(scale * 3))


def known() -> dict[str, dict[str, list[object]]]:
    """Return by study and shape ("8-4-3") the latency in us and what bounds it."""
    found: dict[str, dict[str, list[object]]] = json.loads(STORE.read_text(encoding="utf-8")) if STORE.is_file() else {}
    return found


def complete(seconds: float = 1e9, only: str = "") -> bool:
    """Predict what is missing for at most `seconds`; return whether nothing is."""
    end = time.monotonic() + seconds
    for study in studies():
        if only not in study.name:
            continue
        done = known().get(study.name, {})
        missing = [s for s in study.shapes if "-".join(map(str, s)) not in done]
        for n, shape in enumerate(missing):
            if time.monotonic() > end:
                return False
            found = estimate(study.launch.with_local(shape), study.gpu)
            done["-".join(map(str, shape))] = [round(found.latency_us, 3), found.bound]
            _keep(study.name, done)
            print(f"{study.name}: {len(study.shapes) - len(missing) + n + 1} of {len(study.shapes)}", flush=True)
    return True


def _keep(name: str, done: dict[str, list[object]]) -> None:
    everything = {**known(), name: dict(sorted(done.items()))}
    write_atomic(STORE, (json.dumps(everything, indent=0, sort_keys=True) + "\n").encode())


if __name__ == "__main__":
    import sys

    complete(float(sys.argv[1]) if len(sys.argv) > 1 else 1e9, sys.argv[2] if len(sys.argv) > 2 else "")
