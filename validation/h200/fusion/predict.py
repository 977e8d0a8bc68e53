"""Predict the combinations with the preset nvidia-h200 and write predictions.json: before they are measured.

    python validation/h200/fusion/predict.py [--engine analytic|event|both] [--only TEXT] [-o FILE]

What is there already is kept, so that a run can be stopped and gone on with. predictions.json stays as it was when the
combinations were measured; what the model says since goes to afterwards.json: `predict.py --engine analytic -o afterwards.json`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from combinations import COMBINATIONS, GPU, Combination, fused, part  # noqa: E402

from mgpusim.arch.load import load_gpu  # noqa: E402
from mgpusim.errors import MgpusimError  # noqa: E402
from mgpusim.files import write_atomic  # noqa: E402
from mgpusim.fusion.policy import facts_of, judge  # noqa: E402
from mgpusim.fusion.prediction import predict_fusion  # noqa: E402
from mgpusim.fusion.source.fuse import Fused  # noqa: E402
from mgpusim.workload.launch import Launch  # noqa: E402

FILE = HERE / "predictions.json"


def predicted(combination: Combination, engine: str) -> dict[str, Any]:
    """Return what an engine says of a combination; `policy` is the estimate from the parts alone."""
    return of_launches([part(name) for name in combination.parts], lambda: fused(combination), engine, combination.order)


def of_launches(launches: Sequence[Launch], join: Callable[[], Fused], engine: str, order: str) -> dict[str, Any]:
    """Return what an engine says of launches apart and fused, which `join` does."""
    gpu = load_gpu(GPU)
    begun = time.perf_counter()
    try:
        made = join()
        found = predict_fusion(launches, gpu, engine, fused=made, unaligned=False)
    except MgpusimError as error:
        return {"error": str(error).splitlines()[0]}
    out = {
        "apart_us": round(found.apart.latency_us, 3), "fused_us": round(found.fused.latency_us, 3),
        "parts_us": [round(p.latency_us, 3) for p in found.parts],
        "ratio": round(found.ratio.ratio, 4), "low": round(found.ratio.low, 4), "high": round(found.ratio.high, 4),
        "registers": found.registers, "warps": [round(found.apart.warps, 2), round(found.fused.warps, 2)],
        "bound": [found.apart.bound, found.fused.bound],
    }  # fmt: skip
    if engine == "analytic":
        judged = judge([facts_of(launch, gpu) for launch in launches], gpu, order, made.layout.local)
        out |= {"policy": round(judged.ratio, 4), "reason": judged.reason}
    return out | {"seconds": round(time.perf_counter() - begun, 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--engine", default="both", choices=("analytic", "event", "both"))
    parser.add_argument("--only", default="", help="combinations whose name contains this")
    parser.add_argument("-o", "--output", type=Path, default=FILE, help="where to")
    asked = parser.parse_args()
    file: Path = HERE / asked.output
    engines = ("analytic", "event") if asked.engine == "both" else (asked.engine,)
    known: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    for engine in engines:
        for c in COMBINATIONS:
            if asked.only not in c.name or engine in known.get(c.name, {}):
                continue
            known.setdefault(c.name, {"kind": c.kind})[engine] = found = predicted(c, engine)
            print(engine, c.name, found.get("ratio", found.get("error")), f"{found.get('seconds', 0)} s", flush=True)
            write_atomic(file, (json.dumps(known, indent=0) + "\n").encode())


if __name__ == "__main__":
    main()
