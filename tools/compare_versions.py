"""Compare what two versions of mgpusim predict: a change of structure must not change a figure.

`python tools/compare_versions.py record before.json` writes what this version says of every shipped example on every preset by
both engines, of 300 launches of the H200 corpus, of fused pairs, queues and bottlenecks. The same in the other version, then
`python tools/compare_versions.py compare before.json after.json` prints what differs by more than 1e-9 and ends with status 1
if anything does. `--examples conv3x3_image,softmax`, `--gpus adreno-640`, `--launches 50` and `--parts` ask for less; `--jobs 2`
uses two processes.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.errors import MgpusimError
from mgpusim.files import write_atomic

ROOT = Path(__file__).resolve().parents[1]
CORPUS = ROOT / "validation" / "h200" / "train.json.gz"
ENGINES = ("analytic", "event")
SAMPLE = 300
"""Launches of the corpus to choose from: the same ones however many are asked for."""
PARTS = ("examples", "corpus", "fusion", "queue", "bottleneck")
FUSED = (("depthwise3x3", "maxpool_image"), ("conv1x1_image", "softmax"), ("gemm_tiled", "depthwise3x3"))
Task = tuple[str, ...]


def example(name: str) -> str:
    return str(ROOT / "examples" / f"{name}.toml")


def of_example(name: str, gpu: str, engine: str) -> Any:
    from mgpusim import predict

    return predict(example(name), gpu, engine).to_dict()


def of_corpus(position: str, gpu: str, engine: str, limit: str) -> Any:
    from mgpusim.accuracy.sample import select
    from mgpusim.engine.estimate import estimate
    from mgpusim.workload.corpus import read_corpus

    launch = select(read_corpus(CORPUS), limit=int(limit)).launches[int(position)].launch
    found = estimate(launch, load_gpu(gpu), engine)
    return {"kernel": launch.label, "latency_us": found.latency_us, "breakdown_us": found.breakdown_us}


def of_fusion(first: str, second: str, gpu: str, engine: str) -> Any:
    from mgpusim import load_launch
    from mgpusim.fusion.prediction import predict_fusion

    return predict_fusion([load_launch(example(first)), load_launch(example(second))], load_gpu(gpu), engine).to_dict()


def of_queue(first: str, second: str, gpu: str, engine: str) -> Any:
    from mgpusim import load_launch, predict
    from mgpusim.engine.device.queue import Command, profile_of
    from mgpusim.engine.device.simulation import simulate

    spec = load_gpu(gpu)
    names = (first, second, first)
    profiles = [profile_of(predict(load_launch(example(n)), spec, engine), spec, name=n) for n in names]
    return simulate([Command(f"{i}", p) for i, p in enumerate(profiles)], spec).to_dict()


def of_bottleneck(name: str, gpu: str) -> Any:
    from mgpusim import load_launch
    from mgpusim.sweeps.bottleneck import bottleneck

    return bottleneck(load_launch(example(name)), load_gpu(gpu), fields=False).to_dict()


KINDS: dict[str, Callable[..., Any]] = {
    "examples": of_example, "corpus": of_corpus, "fusion": of_fusion, "queue": of_queue, "bottleneck": of_bottleneck,
}  # fmt: skip


def tasks(args: argparse.Namespace) -> Iterator[Task]:
    """Yield (part, arguments of its function) of all that is asked for."""
    if "examples" in args.parts:
        yield from (("examples", n, g, e) for n in args.examples for g in args.gpus for e in ENGINES)
    if "corpus" in args.parts and args.launches:
        yield from (("corpus", str(i), "nvidia-h200", e, str(SAMPLE)) for i in range(args.launches) for e in ENGINES)
    pairs = [p for p in FUSED if set(p) <= set(args.examples)]
    for part in ("fusion", "queue"):
        if part in args.parts:
            yield from ((part, *pair, g, e) for pair in pairs for g in args.gpus for e in ENGINES)
    if "bottleneck" in args.parts:
        yield from (("bottleneck", n, g) for n in args.examples for g in args.gpus)


def run(task: Task) -> tuple[str, Any]:
    part, *arguments = task
    try:
        return "/".join(task), KINDS[part](*arguments)
    except MgpusimError as error:
        return "/".join(task), {"refused": str(error)}


def record(args: argparse.Namespace) -> int:
    wanted = list(tasks(args))
    out: dict[str, Any] = {}
    with ProcessPoolExecutor(args.jobs) as pool:
        for done, (key, value) in enumerate(pool.map(run, wanted, chunksize=4), 1):
            out[key] = value
            if done % 20 == 0 or done == len(wanted):
                print(f"{done} of {len(wanted)}", file=sys.stderr, flush=True)
    write_atomic(args.file, json.dumps(out, indent=0).encode())
    return 0


def differences(a: Any, b: Any, tolerance: float, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Yield (path, value before, value after) of what differs by more than a relative tolerance."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in dict.fromkeys([*a, *b]):
            yield from differences(a.get(key), b.get(key), tolerance, f"{path}.{key}" if path else key)
    elif isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            yield from differences(x, y, tolerance, f"{path}[{i}]")
    elif isinstance(a, int | float) and isinstance(b, int | float):
        if not math.isclose(a, b, rel_tol=tolerance, abs_tol=1e-12):
            yield path, a, b
    elif a != b:
        yield path, a, b


def compare(args: argparse.Namespace) -> int:
    before, after = (json.loads(Path(p).read_text(encoding="utf-8")) for p in (args.before, args.after))
    shared = [key for key in before if key in after]
    changed = 0
    for key in shared:
        found = list(differences(before[key], after[key], args.tolerance))
        changed += bool(found)
        for path, old, new in found[: args.most]:
            print(f"{key}: {path}: {old} -> {new}")
        if len(found) > args.most:
            print(f"{key}: and {len(found) - args.most} more")
    print(f"{len(shared)} predictions compared, {changed} differ; {len(set(before) ^ set(after))} in one file only")
    return 1 if changed else 0


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("record")
    one.add_argument("file", type=Path)
    names = sorted(p.stem for p in (ROOT / "examples").glob("*.toml"))
    one.add_argument("--examples", type=lambda s: s.split(","), default=names)
    one.add_argument("--gpus", type=lambda s: s.split(","), default=list(list_gpus()))
    one.add_argument("--launches", type=int, default=SAMPLE)
    one.add_argument("--parts", type=lambda s: s.split(","), default=PARTS)
    one.add_argument("--jobs", type=int, default=1)
    two = commands.add_parser("compare")
    two.add_argument("before")
    two.add_argument("after")
    two.add_argument("--tolerance", type=float, default=1e-9)
    two.add_argument("--most", type=int, default=5, help="differences shown of one prediction")
    args = parser.parse_args(argv)
    return record(args) if args.command == "record" else compare(args)


if __name__ == "__main__":
    sys.exit(main())
