"""`mgpusim network`: whole networks on GPUs, as inference libraries would run them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mgpusim.cli.options import (
    anchor_option,
    anchored_gpus,
    complete_library,
    complete_network,
    engine_option,
    gpu_options,
    load_gpus,
    named_as_options,
    session_options,
)
from mgpusim.cli.output import FileToWrite, html_option, json_option
from mgpusim.cli.pairs import Failures, asked_of_each
from mgpusim.cli.runner import Answer, AnswerCommand
from mgpusim.errors import InputError
from mgpusim.nn.defaults import DEFAULT_LIBRARY, MOST_BURST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mgpusim.arch.spec import GpuSpec
    from mgpusim.nn.libraries.profile import Library
    from mgpusim.nn.running.prediction import NetworkPrediction
    from mgpusim.session import Session

ARGUMENTS = ("batch", "burst", "candidates", "recorded", "resolution", "strict")
OPTIONS = {name: f"--{name}" for name in ARGUMENTS} | {"inputs": "--input"}


@click.command(cls=AnswerCommand)
@click.argument("model", metavar="MODEL|NAME", shell_complete=complete_network)
@gpu_options
@anchor_option
@click.option("--library", "libraries", metavar="NAME|FILE.toml", multiple=True, shell_complete=complete_library,
              help=f"As `mgpusim libraries` lists them.  [default: {DEFAULT_LIBRARY}]  Repeat to compare.")  # fmt: skip
@click.option("--precision", metavar="NAME", help="One of the library's, as F16, F32 or INT8; its own default without.")
@click.option("--batch", type=click.IntRange(1), metavar="N", help="Images at once.")
@click.option(
    "--resolution",
    type=click.IntRange(1),
    metavar="N",
    help="Height and width of the images, or tokens of the text, of a network by NAME.",
)
@click.option("--input", "inputs", metavar="NAME=SHAPE", multiple=True,
              help="Shape of an input of a MODEL, as in data=1x3x224x224. Repeatable.")  # fmt: skip
@engine_option("Which engine predicts; event simulates the kernels that carry 90% of the time.")
@click.option("--recorded", is_flag=True, help="Replay a recorded queue, where the library can record one.")
@click.option("--burst", type=click.IntRange(1, MOST_BURST), metavar="N",
              help="Also N runs one after the other after a pause, in which the GPU's clock rises.")  # fmt: skip
@click.option("--schedule", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.json",
              help="Kernels, work groups and storages that `mgpusim schedule` chose, in place of a library's.")  # fmt: skip
@click.option("--placement", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.json",
              help="Operators that the CPU computes, as `mgpusim place` chose them.")  # fmt: skip
@click.option("--strict", is_flag=True, help="Refuse networks of which operators fall to the CPU.")
@click.option("--candidates", type=click.IntRange(1), metavar="N",
              help="Work groups of a kernel to compare, where the library times them, at most.")  # fmt: skip
@click.option("--layers", is_flag=True, help="Every layer in the order of the run, not only the longest.")
@click.option("--explain", is_flag=True, help="Which kernel computes each operator of the model, or why none.")
@json_option("a list of predictions", prints="mgpusim.nn.running.prediction.NetworkPrediction")
@html_option("Write a page: where the time goes, layers over time, rooflines, a table that sorts.")
@click.option("--timeline", type=FileToWrite(".json"), metavar="FILE.json",
              help="Write a Chrome trace of host, queue and layers, for Perfetto.")  # fmt: skip
@session_options()
def network(
    model: str, gpus: tuple[str, ...], sets: tuple[str, ...], libraries: tuple[str, ...], inputs: tuple[str, ...],
    resolution: int | None, layers: bool, explain: bool, timeline: Path | None,
    candidates: int | None, session: Session, engine: str, burst: int | None, anchors: tuple[str, ...],
    **asked: Any,
) -> Answer:  # fmt: skip
    """Predict a whole network as an inference library would run it: latency, layers, host and queue, memory.

    MODEL is a file of ONNX, TFLite, MNN or ncnn (.param), with or without its weights; NAME is a network that
    `mgpusim networks` lists.

    \b
    mgpusim network mobilenet_v2 --gpu adreno-640
    mgpusim network resnet50_v1 --gpu adreno-640 --gpu mali-g76-mp5 --library tflite-gpu --library mnn
    mgpusim network model.onnx --gpu adreno-640 --input data=1x3x224x224 --html model.html
    """
    from mgpusim.nn.libraries.load import load_library
    from mgpusim.nn.readers.read import parse_input
    from mgpusim.nn.running.case import as_network
    from mgpusim.nn.running.predict import network as predict_network

    specs = load_gpus(gpus, sets)
    if asked["schedule"] is not None and libraries:
        raise InputError("--library: beside --schedule, which has its own kernels; leave one out")
    if asked["placement"] is not None and not libraries:
        from mgpusim.nn.planning.placement import read_placement

        libraries = (read_placement(asked["placement"]).library,)
    profiles = [load_library(name) for name in dict.fromkeys(libraries or (DEFAULT_LIBRARY,))]
    if timeline is not None and len(specs) * len(profiles) != 1:
        raise InputError(f"--timeline: {len(specs) * len(profiles)} predictions asked for; a timeline is of one")
    with named_as_options(**OPTIONS):
        graph = as_network(model, inputs=dict(map(parse_input, inputs)), resolution=resolution)
    asked |= {"burst": burst or 0, "engine": engine}
    specs = anchored_gpus(
        specs, anchors, engine=engine, library=profiles[0] if len(profiles) == 1 else None, precision=asked["precision"],
        batch=asked["batch"], resolution=resolution, session=session,
    )  # fmt: skip
    failures = Failures("predictions failed")
    asked |= {"candidates": candidates} if candidates else {}

    def ask(library: Library, gpu: GpuSpec, session: Session) -> NetworkPrediction:
        with named_as_options(**OPTIONS):
            return predict_network(graph, gpu, library, **asked, session=session)

    def label(library: Library) -> str:
        return f"{graph.name} with {library.name if asked['schedule'] is None else 'a schedule'}"

    predictions = asked_of_each(profiles, specs, ask, session=session, label=label, failures=failures, by_gpu=True)
    from mgpusim.report.tables.network import predicted_networks_view, timeline_of_network

    several = len(specs) * len(profiles) > 1
    files = {"timeline": lambda: timeline_of_network(predictions[0]), "html": lambda: _page(predictions, specs)}
    view = partial(predicted_networks_view, predictions, all_layers=layers, explain=explain, several=several)
    return Answer(predictions, lambda: [view()], files, failures)


def _page(predictions: Sequence[NetworkPrediction], gpus: Sequence[GpuSpec]) -> bytes:
    from mgpusim.report.pages.network import network_page

    return network_page(predictions, {gpu.name: gpu for gpu in gpus})
