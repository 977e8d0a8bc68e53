"""Predict the networks of ICPP'19 into networks.json, and go on where it stopped: `python networks.py [--anew] [--only TEXT]`."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "networks")]

from cases import FIVE_HUNDRED, Case, cases  # noqa: E402
from predict import kept  # noqa: E402  (of ../networks)

from mgpusim.errors import MgpusimError  # noqa: E402
from mgpusim.files import write_atomic  # noqa: E402
from mgpusim.nn.predict import network  # noqa: E402
from mgpusim.version import __version__  # noqa: E402

FIGURES = HERE / "networks.json"


def stored() -> dict[str, Any]:
    """Return what networks.json holds."""
    found: dict[str, Any] = json.loads(FIGURES.read_text(encoding="utf-8"))["cases"] if FIGURES.is_file() else {}
    return found


def predicted(case: Case) -> dict[str, Any]:
    """Return the prediction of a case, or why there is none."""
    start = time.monotonic()
    overrides = FIVE_HUNDRED if case.less else None
    try:
        found = network(case.network, case.gpu, case.path, precision="F32", resolution=case.resolution, overrides=overrides)
    except MgpusimError as error:
        return {"error": str(error).splitlines()[0]}
    return kept(found, time.monotonic() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--anew", action="store_true", help="predict all again")
    parser.add_argument("--only", default="", help="cases whose name holds this")
    asked = parser.parse_args()
    if asked.anew:
        FIGURES.unlink(missing_ok=True)
    for case in dict.fromkeys(cases()):
        if asked.only not in case.key or case.key in stored():
            continue
        found = predicted(case)
        document = {"schema": "mgpusim.icpp2019/1", "version": __version__, "engine": "analytic"}
        document["cases"] = stored() | {case.key: found}  # another process may have written others
        write_atomic(FIGURES, (json.dumps(document, indent=1) + "\n").encode())
        print(case.key, found.get("ms", found.get("error")), found.get("seconds"), flush=True)


if __name__ == "__main__":
    main()
