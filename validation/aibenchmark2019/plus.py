"""Predict the Snapdragon 855 Plus of AI Benchmark 2019 into plus.json: `python plus.py`.

It is a Snapdragon 855 whose Adreno 640 has the clock that Linux gives one bin of it alone (sm8150.dtsi: 675 MHz), 15% above the
other, as Qualcomm says of it. What is in the file is kept, so that a run that was stopped goes on.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "networks"))

from predict import kept, stored  # noqa: E402  (of ../networks)
from rows import AI_BENCHMARK  # noqa: E402

from mgpusim.arch.load import load_gpu  # noqa: E402
from mgpusim.files import write_atomic  # noqa: E402
from mgpusim.nn.running.predict import network  # noqa: E402

STORE = HERE / "plus.json"
GPU, CLOCK_HZ = "adreno-640", 675e6
LIBRARY, PRECISION = "tflite-gpu", "F16"
"""What stands in for the driver of the Snapdragon 855, too."""
NETWORKS = ("mobilenet_v2", "inception_v3", "inception_resnet_v1", "srcnn", "vdsr", "dped")


def predicted(name: str) -> dict[str, Any]:
    start = time.monotonic()
    gpu = load_gpu(GPU, {"clock.gpu_hz": str(CLOCK_HZ)})
    found = network(name, gpu, LIBRARY, precision=PRECISION, resolution=AI_BENCHMARK.get(name))
    return kept(found, time.monotonic() - start)


def main() -> None:
    for name in NETWORKS:
        if name in stored(STORE):
            continue
        found = predicted(name)
        every = stored(STORE) | {name: found}
        write_atomic(STORE, (json.dumps({"schema": "mgpusim.aibenchmark2019-plus/1", "cases": every}, indent=1) + "\n").encode())
        print(name, found["ms"], found["seconds"], flush=True)


if __name__ == "__main__":
    main()
