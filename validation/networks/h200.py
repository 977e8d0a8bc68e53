"""Networks run on an NVIDIA H200 by `mgpusim measure --network`, predicted before.

    python h200.py predict            what is predicted of each, by both engines: predicted_h200.json
    python h200.py report CORPORA     what was measured beside it: h200.md

`predict` goes on where it was stopped. What is reported of a prediction is read from its file, not made anew.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from mgpusim.accuracy import metrics
from mgpusim.arch.load import load_gpu
from mgpusim.calibrate.fitting.networks import MeasuredNetwork, NetworkFit, fit_networks, is_network
from mgpusim.errors import InputError
from mgpusim.files import write_atomic
from mgpusim.nn.running.predict import network
from mgpusim.nn.running.prediction import LayerTime, NetworkPrediction
from mgpusim.report.markdown import percent
from mgpusim.session import Session
from mgpusim.version import __version__
from mgpusim.workload.corpus import Corpus, read_corpus

HERE = Path(__file__).resolve().parent
PREDICTED = HERE / "predicted_h200.json"
REPORT = HERE / "h200.md"
SCHEMA = "mgpusim.networks-h200/1"
GPU = "nvidia-h200"
PRECISION = "F32"
"""The only one: NVIDIA's OpenCL has no half precision."""
ENGINES = ("analytic", "event")
NETWORKS = ("mobilenet_v1", "mobilenet_v2", "squeezenet_v1_0", "shufflenet_v1_onnx", "inception_v1", "resnet50_v1", "vgg16")
TIMED = ("mobilenet_v1", "squeezenet_v1_0")
"""Networks that are run with libraries that time their kernels, too: there the device chooses, and the prediction for itself."""
LATER = ("resnet18", "vgg19", "efficientnet_lite0", "mobilenet_v3_large", "shufflenet_v2", "squeezenet_v1_1")
"""Networks that were predicted when weights came from DRAM in every run, and measured behind that."""
CASES = (
    *((name, "tflite-gpu") for name in NETWORKS),
    *((name, library) for library in ("ours", "mnn") for name in TIMED),
    *((name, "tflite-gpu") for name in LATER),
)


# ---- predicting --------------------------------------------------------------------------------------------------------
def stored() -> dict[str, Any]:
    """Return the cases of predicted_h200.json."""
    found: dict[str, Any] = json.loads(PREDICTED.read_text(encoding="utf-8"))["cases"] if PREDICTED.is_file() else {}
    return found


def key_of(name: str, library: str, engine: str) -> str:
    """Return the name of a prediction."""
    return f"{name} {library} {engine}"


def kept(found: NetworkPrediction, seconds: float) -> dict[str, Any]:
    """Return what the report reads of a prediction, in microseconds."""
    kernels = [layer for layer in found.layers if layer.kind == "kernel"]
    return {
        "end_to_end_us": round(found.latency_us, 2), "interval_us": [round(edge, 2) for edge in found.interval_us],
        "alone_us": round(math.fsum(layer.alone_us for layer in kernels), 2), "in_order_us": round(found.kernels_us, 2),
        "gaps_us": round(found.gaps_us, 2), "copies_us": round(found.copies_us, 2), "seconds": round(seconds, 1),
        "launches": [_row(layer) for layer in kernels],
    }  # fmt: skip


def _row(layer: LayerTime) -> dict[str, Any]:
    return {
        "name": layer.name, "variant": layer.variant, "global": list(layer.global_size),
        "local": list(layer.local) if layer.local else None, "alone_us": round(layer.alone_us, 3),
        "in_order_us": round(layer.time_us, 3), "bound": layer.bound,
    }  # fmt: skip


def predict(only: str = "", jobs: int = 1) -> None:
    """Predict the cases that the file lacks; it is written behind each."""
    for engine in ENGINES:
        for name, library in CASES:
            key = key_of(name, library, engine)
            if only not in key or key in stored():
                continue
            begin = time.monotonic()
            found = network(name, GPU, library, engine, precision=PRECISION, event_share=1.0, session=Session(jobs=jobs))
            cases = stored() | {key: kept(found, time.monotonic() - begin)}
            document = {"schema": SCHEMA, "version": __version__, "gpu": GPU, "precision": PRECISION, "cases": cases}
            write_atomic(PREDICTED, (json.dumps(document, indent=1) + "\n").encode())
            print(key, cases[key]["end_to_end_us"], cases[key]["seconds"], flush=True)


# ---- reporting ---------------------------------------------------------------------------------------------------------
def measured_launches(corpus: Corpus) -> Iterator[tuple[dict[str, Any], float, float]]:
    """Yield what is known of each launch of a measured network, and its microseconds alone and in order."""
    for item in corpus.launches:
        launch = item.launch
        local = list(launch.local_size) if launch.local_size else None
        known = {"name": item.tags["step"], "global": list(launch.global_size), "local": local, "kernel": item.kernel}
        yield known, item.time_ns.median / 1e3, float(item.extra["in_order_ns"]["median"]) / 1e3


def same(said: dict[str, Any], ran: dict[str, Any]) -> bool:
    """Whether a predicted launch is the one that ran: its step, kernel and sizes.

    >>> conv = {"name": "c", "variant": "conv 1x1 2x1x1", "global": [8, 8], "local": [8, 1]}
    >>> same(conv, {"name": "c", "kernel": "conv_1x1_2x1x1_3", "global": [8, 8], "local": [8, 1]})
    True
    """
    stem = re.sub(r"\W+", "_", said["variant"]).strip("_")
    kernel = re.fullmatch(rf"{re.escape(stem)}(_\d+)?", ran["kernel"])
    return kernel is not None and all(said[key] == ran[key] for key in ("name", "global", "local"))


def matched(said: Sequence[dict[str, Any]], corpus: Corpus) -> list[tuple[float, float, float, float]]:
    """Return measured and predicted microseconds alone, then in order, of the launches that were predicted as they ran."""
    by_name = {row["name"]: row for row in said}
    out = []
    for ran, alone_us, in_order_us in measured_launches(corpus):
        row = by_name.get(ran["name"])
        if row is not None and same(row, ran):
            out.append((alone_us, row["alone_us"], in_order_us, row["in_order_us"]))
    return out


def table(heads: str, rows: Iterable[Iterable[object]], words: int = 2) -> list[str]:
    """Return the lines of a table, of which the first columns are words and the others numbers."""
    names = [head.strip() for head in heads.split("|")]
    lines = [names, ["---"] * words + ["---:"] * (len(names) - words), *([str(cell) for cell in row] for row in rows)]
    return ["| " + " | ".join(line) + " |" for line in lines]


def _off(said_us: float, us: float) -> str:
    return f"{round(said_us / us - 1, 3) + 0.0:+.1%}"  # no minus before a zero


def _median_us(corpus: Corpus, name: str) -> float:
    return float(corpus.extra["network"][f"{name}_ns"]["median"]) / 1e3


def _sums(corpus: Corpus) -> tuple[float, float]:
    """Return the sums of a network's launches in microseconds: alone, and in order."""
    rows = list(measured_launches(corpus))
    return math.fsum(alone for _, alone, _ in rows), math.fsum(in_order for *_, in_order in rows)


def whole(corpora: Sequence[Corpus]) -> list[str]:
    """Return the measured times of the networks."""
    rows = []
    for corpus in corpora:
        info, (alone, in_order) = corpus.extra["network"], _sums(corpus)
        times = (alone, in_order, _median_us(corpus, "queue"), _median_us(corpus, "end_to_end"))
        errors = max((float(error) for error in info["error"].values()), default=math.nan)
        cells = (f"{us / 1e3:.3f}" for us in times)
        rows.append([info["name"], info["library"], len(corpus.launches), *cells, f"{in_order / alone:.3f}", f"{errors:.1e}"])
    heads = (
        "network | library | launches | alone, ms | in order, ms | queue, ms | end to end, ms | in order / alone | outputs off"
    )
    return table(heads, rows)


def errors(corpora: Sequence[Corpus], engine: str) -> list[str]:
    """Return how far predictions are off that were written before: of launches, of sums, of the whole."""
    said, rows = stored(), []
    for corpus in corpora:
        info = corpus.extra["network"]
        case = said.get(key_of(info["name"], info["library"], engine))
        if case is None:
            continue
        alone, in_order = _sums(corpus)
        pairs = matched(case["launches"], corpus)
        by_launch = [metrics.mape([p[i] for p in pairs], [p[i + 1] for p in pairs]) if pairs else None for i in (0, 2)]
        low, high = case["interval_us"]
        end_to_end = _median_us(corpus, "end_to_end")
        rows.append([
            info["name"], info["library"], f"{len(pairs)} of {len(corpus.launches)}", *map(percent, by_launch),
            _off(case["alone_us"], alone), _off(case["in_order_us"], in_order), _off(case["end_to_end_us"], end_to_end),
            "yes" if low <= end_to_end <= high else "no",
        ])  # fmt: skip
    heads = "network | library | launches as predicted | alone, each | in order, each | alone, sum | in order, sum | end to end"
    return table(f"{heads} | in the interval", rows)


def today(fits: Sequence[NetworkFit]) -> list[str]:
    """Return how far the present model is off of the launches that ran, of sums and of the whole."""
    rows = [
        [
            one.name, one.library, percent(one.mape_alone), percent(one.mape_in_order),
            _off(one.predicted_alone_us, one.alone_us), _off(one.predicted_us, one.in_order_us), _zero_shot(one),
        ]
        for fit in fits
        for one in fit.networks
    ]  # fmt: skip
    return table("network | library | alone, each | in order, each | alone, sum | in order, sum | end to end", rows)


def anchored(fits: Sequence[NetworkFit]) -> list[str]:
    """Return scale and gap of the device with each library, and how far each network is off by those that the others give."""
    lines: list[str] = []
    for fit in fits:
        lines.append(f"- {fit.library}: scale {fit.scale:.3f}, gap {fit.gap_us:.2f} us a launch")
        for one, left in zip(fit.networks, fit.left_out_us, strict=False):
            lines.append(f"  - {one.name}: {_off(left, one.end_to_end_us)} by the others, {_zero_shot(one)} without")
    return lines


def _zero_shot(one: MeasuredNetwork) -> str:
    return _off(one.predicted_end_to_end_us, one.end_to_end_us)


def report(paths: Sequence[Path], jobs: int = 1) -> None:
    """Write h200.md of corpora."""
    corpora = [read_corpus(path) for path in paths]
    unfit = [str(path) for path, corpus in zip(paths, corpora, strict=True) if not is_network(corpus)]
    if unfit:
        raise InputError(f"of no network that ran: {', '.join(unfit)}")
    device = corpora[0].device
    lines = [
        "# Networks on an H200, predicted before they were measured", "",
        f"{device.get('name')}, driver {device.get('driver')}. Each network ran as the library's profile plans it, with kernels "
        f"of this project, in {PRECISION}; `predicted_h200.json` was written before. Off by: predicted over measured.",
        "", "## Measured", "", *whole(corpora), "",
    ]  # fmt: skip
    for engine in ENGINES:
        fits = fit_networks(corpora, load_gpu(GPU), engine, session=Session(jobs=jobs))
        lines += [f"## Off by, {engine} engine, as predicted before", "", *errors(corpora, engine), ""]
        lines += [f"## Off by, {engine} engine, by the present model", "", *today(fits), ""]
        lines += ["One scale and one gap for a device with a library:", "", *anchored(fits), ""]
    write_atomic(REPORT, ("\n".join(lines).rstrip() + "\n").encode())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["predict", "report"])
    parser.add_argument("corpora", nargs="*", type=Path)
    parser.add_argument("--only", default="", help="predict cases whose name holds this")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args()
    if asked.what == "predict":
        predict(asked.only, asked.jobs)
    elif not asked.corpora:
        parser.error("report: name the corpora that were measured")
    else:
        report(asked.corpora, asked.jobs)


if __name__ == "__main__":
    main()
