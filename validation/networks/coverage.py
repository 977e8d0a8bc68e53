"""Predict networks on GPUs with libraries, and write coverage.csv: `python coverage.py [MODEL ...]`.

Without arguments the zoo and the light models of the `onnx` package, by `GPUS` and `LIBRARIES`. Model files that are named come
on top, such as the TFLite models of the mediapipe 0.10.14 wheel. It goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import csv
import importlib.util
import io
import time
from pathlib import Path
from typing import NamedTuple

from mgpusim.errors import MgpusimError
from mgpusim.files import write_atomic
from mgpusim.nn.running.predict import network
from mgpusim.nn.zoo import list_networks

TABLE = Path(__file__).resolve().parent / "coverage.csv"
GPUS = ("adreno-640", "mali-g76-mp5", "mali-t860-mp4", "intel-hd505")
LIBRARIES = ("tflite-gpu", "tnn")
INSTEAD = "ours"
"""In place of a library that refuses a network, as one whose tensors do not fit its images."""
CANDIDATES = 2
"""Work groups compared where a library times them: whether networks predict does not depend on it, and it is quicker."""


class Run(NamedTuple):
    """A prediction: milliseconds with the interval, kernels, operators that fall to the CPU, seconds that it took."""

    model: str
    gpu: str
    library: str
    ms: str = ""
    low_ms: str = ""
    high_ms: str = ""
    kernels: str = ""
    on_cpu: str = ""
    seconds: str = ""
    error: str = ""


def light_models() -> list[str]:
    """Return the models inside the `onnx` package, which are structure alone."""
    found = importlib.util.find_spec("onnx")
    if found is None or found.origin is None:
        return []
    return sorted(map(str, (Path(found.origin).parent / "backend" / "test" / "data" / "light").glob("*.onnx")))


def stored() -> dict[tuple[str, str, str], Run]:
    """Return what coverage.csv holds."""
    if not TABLE.is_file():
        return {}
    with TABLE.open(newline="", encoding="utf-8") as stream:
        return {run[:3]: run for run in (Run(**row) for row in csv.DictReader(stream))}


def predicted(model: str, gpu: str, library: str) -> Run:
    """Return a prediction by the analytic engine, or why there is none."""
    start = time.monotonic()
    try:
        found = network(model, gpu, library, candidates=CANDIDATES)
    except MgpusimError as error:
        return Run(Path(model).name, gpu, library, error=str(error).splitlines()[0])
    low, high = found.interval_us
    cpu = sum(layer.kind == "cpu" for layer in found.layers)
    times = (f"{us / 1e3:.3g}" for us in (found.latency_us, low, high))
    return Run(Path(model).name, gpu, library, *times, str(found.n_kernels), str(cpu), f"{time.monotonic() - start:.1f}")


def kept(model: str, gpu: str, library: str) -> Run:
    """Return a prediction that coverage.csv holds, or make it and write it there."""
    known = stored()
    key = Path(model).name, gpu, library
    if key in known:
        return known[key]
    run = predicted(model, gpu, library)
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows([Run._fields, *known.values(), run])
    write_atomic(TABLE, out.getvalue().encode())
    print(*run, flush=True)
    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("models", nargs="*", help="model files, beside the zoo and the light models")
    models = [*light_models(), *parser.parse_args().models, *list_networks()]
    for model in models:
        for gpu in GPUS:
            runs = [kept(model, gpu, library) for library in LIBRARIES]
            if any(run.error for run in runs):
                kept(model, gpu, INSTEAD)


if __name__ == "__main__":
    main()
