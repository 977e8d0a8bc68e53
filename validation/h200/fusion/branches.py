"""Independent launches of networks on the H200, apart and fused: which, and the suite that measures them.

    python validation/h200/fusion/branches.py -o branches_suite.json.gz            # for `mgpusim measure`, here or by --bundle
    python validation/h200/fusion/branches.py --predict [--engine analytic|event]  # branches.json, before they are measured

Parts are launches of SqueezeNet, Inception-V1 and V3 and MobileNet-V2 as the profile tflite-gpu plans them for the H200, in
single precision. They are what expands in a fire module, branches of inception modules, and layers of two MobileNets side by
side. Only
groups that the partial order of a network allows are among them, which `legal` checks.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from combinations import GPU  # noqa: E402
from predict import of_launches  # noqa: E402

from mgpusim.arch.load import load_gpu  # noqa: E402
from mgpusim.calibrate.measuring.suites import suite_of  # noqa: E402
from mgpusim.files import write_atomic  # noqa: E402
from mgpusim.fusion.partial_order import PartialOrder  # noqa: E402
from mgpusim.fusion.source.fuse import Fused, fuse_launches  # noqa: E402
from mgpusim.nn.planning.plan import NetworkPlan  # noqa: E402
from mgpusim.nn.planning.planner import plan_network  # noqa: E402
from mgpusim.nn.running.side_by_side import waits_of  # noqa: E402
from mgpusim.nn.zoo import network  # noqa: E402
from mgpusim.workload.corpus import encode  # noqa: E402
from mgpusim.workload.launch import Launch  # noqa: E402

LIBRARY, PRECISION = "tflite-gpu", "F32"
FILE = HERE / "branches.json"
SQUEEZENET, V1, V3, MOBILENET = "squeezenet_v1_1", "inception_v1", "inception_v3", "mobilenet_v2"


@dataclass(frozen=True)
class Branches:
    """Launches of a network to run as one: names of its steps. Of `copies` each may be of another inference."""

    network: str
    steps: tuple[str, ...]
    kind: str
    copies: bool = False
    order: str = "concatenated"

    @property
    def parts(self) -> tuple[str, ...]:
        """The launches by their names in the corpus."""
        return tuple(f"{self.network}:{step}" for step in self.steps)

    @property
    def name(self) -> str:
        """What its fused kernel is called in the corpus."""
        return "+".join(self.parts) + ("" if self.order == "concatenated" else f" {self.order}")


def _fire(n: int) -> Branches:
    return Branches(SQUEEZENET, (f"fire{n}/expand1x1", f"fire{n}/expand3x3"), "fire")


def _v1(block: str, *steps: str, order: str = "concatenated") -> Branches:
    return Branches(V1, tuple(f"inception_{block}/{step}" for step in steps), "inception_v1", order=order)


def _v3(block: str, *steps: str) -> Branches:
    return Branches(V3, tuple(f"Mixed_{block}/{step}" for step in steps), "inception_v3")


def _layers(*steps: str) -> Branches:
    named = tuple(f"expanded_conv_{step}" if "/" in step else step for step in steps)
    return Branches(MOBILENET, named, "layers", copies=True)


BRANCHES = (
    *map(_fire, (2, 4, 6, 8)),
    # what reads the input of a module, by two and three; convolutions of two branches; pooling beside one
    *(
        branch
        for block in ("4e", "5b")
        for branch in (
            _v1(block, "1x1", "3x3_reduce"), _v1(block, "1x1", "3x3_reduce", "5x5_reduce"), _v1(block, "3x3", "5x5"),
            _v1(block, "5x5", "pool"), _v1(block, "1x1", "3x3", "5x5"),
        )
    ),
    _v1("5b", "3x3", "5x5", order="interleaved"),
    _v1("3a", "5x5", "3x3: winograd4 input"),
    _v3("5b", "branch0/conv0_1x1", "branch1/conv0_1x1", "branch2/conv0_1x1"),
    _v3("5b", "branch1/conv1_5x5", "pool"),
    _v3("6b", "branch1/conv1_1x7", "branch2/conv1_7x1"),
    _v3("6b", "branch0/conv0_1x1", "branch1/conv1_1x7", "branch2/conv1_7x1"),
    _v3("7b", "branch1/wide/conv0_1x3", "branch1/high/conv0_3x1"),
    _v3("7b", "branch1/wide/conv0_1x3", "branch1/high/conv0_3x1", "branch2/conv1_3x3"),
    _v3("7b", "branch0/conv0_1x1", "branch_pool/conv0_1x1"),
    # layers of two inferences: the same, the next, and kinds that leave each other's units idle
    _layers("13/expand", "13/expand"),
    _layers("13/depthwise", "13/depthwise"),
    _layers("14/project", "14/project"),
    _layers("2/expand", "2/depthwise"),
    _layers("13/expand", "13/depthwise"),
    _layers("14/expand", "14/depthwise"),
    _layers("2/depthwise", "2/project"),
    _layers("14/project", "Conv_1"),
)  # fmt: skip


@cache
def plan_of(name: str) -> NetworkPlan:
    """Return a network as the library plans it."""
    return plan_network(network(name), GPU, LIBRARY, precision=PRECISION)


@cache
def part(name: str) -> Launch:
    """Return the launch of a part."""
    whose, _, wanted = name.partition(":")
    step = next(step for step in plan_of(whose).steps if step.name == wanted)
    (option,) = step.options
    launch = option.call.launch.with_local(option.locals[0])
    return msgspec.structs.replace(launch, source=launch.text())


def fused(branches: Branches) -> Fused:
    """Return launches fused for the H200."""
    gpu = load_gpu(GPU)
    return fuse_launches([part(name) for name in branches.parts], warp=max(gpu.core.warp_sizes), order=branches.order, gpu=gpu)


def legal(branches: Branches) -> bool:
    """Return whether no step waits for another one; those of different inferences never do."""
    plan = plan_of(branches.network)
    order = PartialOrder(waits_of(plan, plan.steps))
    number = {step.name: i for i, step in enumerate(plan.steps)}
    return branches.copies or all(order.independent(number[a], number[b]) for a, b in combinations(branches.steps, 2))


def launches() -> Iterator[tuple[str, Launch, dict[str, Any]]]:
    """Every part once, then the fused launches; the tag `fused` holds its name, `part` that of a part."""
    for name in dict.fromkeys(n for branches in BRANCHES for n in branches.parts):
        yield name, part(name), {"tags": {"part": name}}
    for branches in BRANCHES:
        yield branches.name, fused(branches).launch, {"tags": {"fused": branches.name, "kind": branches.kind}}


def predict(engines: tuple[str, ...]) -> None:
    """Write what the engines say of those that are not in the file."""
    known: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for engine in engines:
        for branches in BRANCHES:
            if engine in known.get(branches.name, {}):
                continue
            found = of_launches([part(name) for name in branches.parts], lambda b=branches: fused(b), engine, branches.order)
            known.setdefault(branches.name, {"kind": branches.kind})[engine] = found
            print(engine, branches.name, found.get("ratio", found.get("error")), flush=True)
            write_atomic(FILE, (json.dumps(known, indent=0) + "\n").encode())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-o", "--output", type=Path, default=Path("branches_suite.json.gz"))
    parser.add_argument("--predict", action="store_true", help="write branches.json instead of the suite")
    parser.add_argument("--engine", default="both", choices=("analytic", "event", "both"))
    asked = parser.parse_args()
    wrong = [branches.name for branches in BRANCHES if not legal(branches)]
    if wrong:
        sys.exit(f"not independent: {', '.join(wrong)}")
    if asked.predict:
        predict(("analytic", "event") if asked.engine == "both" else (asked.engine,))
        return
    suite = suite_of(launches())
    asked.output.write_bytes(gzip.compress(encode(suite), mtime=0))
    print(f"{asked.output}: {len(suite['launches'])} launches, {len(BRANCHES)} of them fused")


if __name__ == "__main__":
    main()
