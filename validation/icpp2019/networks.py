"""Predict the networks of ICPP'19 into networks.json, and go on where it stopped: `python networks.py [--anew] [--only TEXT]`."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "networks")]

from cases import Case, cases  # noqa: E402
from predict import kept, main  # noqa: E402  (of ../networks)

from mgpusim.errors import MgpusimError  # noqa: E402
from mgpusim.nn.running.predict import network  # noqa: E402

FIGURES = HERE / "networks.json"


def predicted(case: Case) -> dict[str, Any]:
    """Return the prediction of a case, or why there is none."""
    start = time.monotonic()
    try:
        found = network(case.network, case.gpu, case.path, precision="F32", resolution=case.resolution)
    except MgpusimError as error:
        return {"error": str(error).splitlines()[0]}
    return kept(found, time.monotonic() - start)


if __name__ == "__main__":
    main(__doc__, FIGURES, "mgpusim.icpp2019/1", cases(), predicted)
