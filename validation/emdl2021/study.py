"""Predict what the paper measured, on an Adreno 650, and keep it in figures.json: `python validation/emdl2021/study.py`.

What is there already is kept, so that a run can be stopped and gone on with; `report.py` reads it. All pairs and all triples are
judged from the parts alone (`fusion/policy.py`); a sample of the pairs is fused and predicted by both engines.
"""

from __future__ import annotations

import json
import math
import random
import sys
import time
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from operators import GPU, OPERATORS, Operator, launch_of  # noqa: E402

from mgpusim.arch.load import load_gpu  # noqa: E402
from mgpusim.engine.estimate import estimate  # noqa: E402
from mgpusim.engine.predict import predict  # noqa: E402
from mgpusim.errors import MgpusimError  # noqa: E402
from mgpusim.files import write_atomic  # noqa: E402
from mgpusim.fusion.policy import FusionCandidate, facts_of, judge  # noqa: E402
from mgpusim.fusion.prediction import Fusion, predict_fusion  # noqa: E402

FILE = HERE / "figures.json"
ADRENO = load_gpu(GPU)
GAP_US = ADRENO.launch.gap_s * 1e6
SAMPLE, SEED = 24, 21
"""Pairs fused and predicted by both engines, drawn over the kinds."""
SMALL_US = 130.0
"""Operators up to this time are those over which the policy is held against simulating every pair."""
COPIES = (2, 3, 4, 5, 6, 7, 8)
BATCHES = (1, 2, 3, 5, 8)


def figures() -> dict[str, Any]:
    return json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}


def keep(known: dict[str, Any]) -> None:
    write_atomic(FILE, (json.dumps(known, indent=0) + "\n").encode())


def facts() -> dict[str, FusionCandidate]:
    return {op.name: facts_of(launch_of(op), ADRENO) for op in OPERATORS}


def queue_ratio(ratio: float, fused_us: float, n: int) -> float:
    """Return the ratio with the gaps that a queue leaves between the operators apart."""
    return ratio + (n - 1) * GAP_US / fused_us


def alone(known: dict[str, Any], of: dict[str, FusionCandidate]) -> dict[str, Any]:
    """Time, bound, utilization of each operator."""
    out = {}
    for op in OPERATORS:
        p, f = predict(launch_of(op), ADRENO), of[op.name]
        out[op.name] = {
            "kind": op.kind, "network": op.network, "mflop": op.mflop, "us": p.latency_us, "bound": p.bound,
            "alu": p.utilization["alu"], "lsu": p.utilization["lsu"], "texture": p.utilization["texture"],
            "registers": f.registers, "waves": f.waves, "filled": f.filled,
        }  # fmt: skip
    return out


def judged(of: dict[str, FusionCandidate], n: int) -> list[list[Any]]:
    """[operators..., ratio, ratio in a queue] of all combinations of n."""
    out: list[list[Any]] = []
    for some in combinations(OPERATORS, n):
        j = judge([of[op.name] for op in some], ADRENO)
        out.append([*(op.name for op in some), round(j.ratio, 4), round(queue_ratio(j.ratio, j.fused_us, n), 4)])
    return out


def copies(of: dict[str, FusionCandidate]) -> dict[str, list[float]]:
    """Ratio in a queue of 2 to 8 copies of each operator."""
    out = {}
    for op in OPERATORS:
        found = [judge([of[op.name]] * n, ADRENO) for n in COPIES]
        out[op.name] = [round(queue_ratio(j.ratio, j.fused_us, n), 4) for n, j in zip(COPIES, found, strict=True)]
    return out


def short(f: Fusion) -> dict[str, Any]:
    return {
        "ratio": round(f.ratio.ratio, 4), "queue": round(f.queue_ratio, 4), "apart_us": round(f.apart.latency_us, 2),
        "fused_us": round(f.fused.latency_us, 2), "before": f.apart.utilization, "after": f.fused.utilization,
        "warps": [f.apart.warps, f.fused.warps], "unaligned_us": f.unaligned_us, "registers": f.registers,
    }  # fmt: skip


def sampled_pairs() -> list[tuple[Operator, Operator]]:
    """Pairs drawn such that every pair of kinds has a chance; short ones, as both engines shall predict them."""
    small = [op for op in OPERATORS if op.mflop < 60]
    kinds = sorted({op.kind for op in small})
    draw = random.Random(SEED)
    found = []
    for a, b in combinations(kinds, 2):
        found.append((draw.choice([o for o in small if o.kind == a]), draw.choice([o for o in small if o.kind == b])))
    rest = [p for p in combinations(small, 2) if p not in found]
    return (found + draw.sample(rest, max(0, SAMPLE - len(found))))[:SAMPLE]


def each(
    known: dict[str, Any], name: str, some: list[tuple[Operator, ...]], engine: str, odd: bool = False, **options: Any
) -> None:
    """Fuse and predict combinations, one by one, into known[name]."""
    table = known.setdefault(name, {})
    for ops in some:
        key = " + ".join(op.name for op in ops)
        if key in table:
            continue
        begun = time.perf_counter()
        try:
            table[key] = short(predict_fusion([launch_of(op, odd=odd) for op in ops], ADRENO, engine, **options))
        except MgpusimError as error:
            table[key] = {"error": str(error).splitlines()[0]}
        table[key]["seconds"] = round(time.perf_counter() - begun, 2)
        print(name, key, table[key].get("ratio", table[key].get("error")), table[key]["seconds"], flush=True)
        keep(known)


def batches(engine: str, some: list[Operator]) -> dict[str, list[float]]:
    """Time of one input and of batches, of each operator: [1, 2, 3, 5, 8 inputs] in one larger NDRange."""
    out = {}
    for op in some:
        out[op.name] = [round(estimate(launch_of(op, batch=n), ADRENO, engine).latency_us, 3) for n in BATCHES]
    return out


def main() -> None:
    known = figures()
    of = facts()

    def once(name: str, make: Callable[[], Any]) -> None:
        if name not in known:
            begun = time.perf_counter()
            known[name] = make()
            known.setdefault("seconds", {})[name] = round(time.perf_counter() - begun, 1)
            print(name, known["seconds"][name], "s", flush=True)
            keep(known)

    once("alone", lambda: alone(known, of))
    once("pairs", lambda: judged(of, 2))
    once("triples", lambda: judged(of, 3))
    once("copies", lambda: copies(of))
    once("batches", lambda: batches("analytic", list(OPERATORS)))
    pairs: list[tuple[Operator, ...]] = list(sampled_pairs())
    each(known, "pairs analytic", pairs, "analytic", unaligned=False)
    v2 = [op for op in OPERATORS if "MobileNet-V2" in op.network]
    each(known, "twice analytic", [(op, op) for op in v2], "analytic", unaligned=False)
    many = [
        op
        for op in OPERATORS
        if op.name in ("C1 7 160-960", "D1 7 960", "S 13 384-48", "C1 14 64-384", "D1 14 512", "C 13 48-192 k3")
    ]
    each(known, "six analytic", [(op,) * 6 for op in many], "analytic", odd=True)
    mobile = [op for op in OPERATORS if "MobileNet" in op.network and known["alone"][op.name]["us"] < 300.0]
    once("batches event", lambda: batches("event", mobile))
    each(known, "pairs event", pairs, "event", unaligned=False)
    first = [op for op in v2 if op.name in ("C1 56 24-144", "D1 56 144", "C1 28 32-192", "D1 28 192", "C1 14 64-384", "D1 7 960")]
    each(known, "twice event", [(op, op) for op in first], "event", unaligned=False)
    each(known, "six event", [(op,) * 6 for op in many[:4]], "event", unaligned=True, odd=True)
    small = [op for op in OPERATORS if known["alone"][op.name]["us"] < SMALL_US][:12]
    each(known, "all pairs event", list(combinations(small, 2)), "event", unaligned=False)
    print("done", math.fsum(known["seconds"].values()))


if __name__ == "__main__":
    main()
