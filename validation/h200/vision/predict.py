"""Predict every launch of the suites with the preset nvidia-h200, before they are measured: `python predict.py [--part NAME]`.

Writes predicted.json, microseconds of each launch by the analytic engine, and keeps what is there.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from suite import PARTS, launches  # noqa: E402

from mgpusim.engine.predict import predict  # noqa: E402
from mgpusim.errors import MgpusimError  # noqa: E402
from mgpusim.files import write_atomic  # noqa: E402

FILE, GPU = HERE / "predicted.json", "nvidia-h200"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", choices=PARTS, action="append", help="only this part; may be given several times")
    known: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.is_file() else {}
    for part in parser.parse_args().part or PARTS:
        for kernel, launch, more in launches(part):
            tags = more["tags"]
            key = f"{part} {tags['operator']} {tags['form']} {tags['step']}"
            if key in known:
                continue
            try:
                found = predict(launch, GPU)
                known[key] = {"kernel": kernel, "us": round(found.latency_us, 2), "bound": found.bound}
            except MgpusimError as error:
                known[key] = {"kernel": kernel, "error": str(error).splitlines()[0]}
            print(key, known[key].get("us", known[key].get("error")), flush=True)
            write_atomic(FILE, (json.dumps(known, indent=0) + "\n").encode())


if __name__ == "__main__":
    main()
