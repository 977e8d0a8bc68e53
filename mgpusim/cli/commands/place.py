"""`mgpusim place`: which operators of a network run on the GPU, and which on the CPU."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mgpusim.cli.options import gpu_options, load_gpus, named_as_options, session_options
from mgpusim.cli.output import FileToWrite, html_option, json_option, json_text
from mgpusim.cli.pairs import Failures, asked_of_each
from mgpusim.cli.runner import Answer, AnswerCommand
from mgpusim.errors import InputError
from mgpusim.nn.defaults import DEFAULT_LIBRARY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mgpusim.arch.spec import GpuSpec
    from mgpusim.nn.changing.placing.place import NetworkPlacement
    from mgpusim.nn.graphs.graph import Graph
    from mgpusim.session import Session

OPTIONS = {name: f"--{name}" for name in ("batch", "candidates", "precision", "resolution", "transfers")} | {
    "inputs": "--input", "host.threads": "--cores"}  # fmt: skip


@click.command(cls=AnswerCommand)
@click.argument("model", metavar="MODEL|NAME")
@gpu_options
@click.option("--library", metavar="NAME|FILE.toml", default=DEFAULT_LIBRARY, show_default=True,
              help="As `mgpusim libraries` lists them: its kernels and its precision.")  # fmt: skip
@click.option("--precision", metavar="NAME", help="One of the library's, as F16 or F32; its own default without.")
@click.option("--batch", type=click.IntRange(1), metavar="N", help="Images at once.")
@click.option("--resolution", type=click.IntRange(1), metavar="N", help="Of a network by NAME: side of its images.")
@click.option("--input", "inputs", metavar="NAME=SHAPE", multiple=True, help="Of a MODEL: shape of an input. Repeatable.")
@click.option("--cores", "host_cores", metavar="CORES",
              help="Of the CPU, that operators run on, as 3med or 1large+1med; else as --set host.threads says.")  # fmt: skip
@click.option("--transfers", default="auto", show_default=True, metavar="auto|copy|map",
              help="How tensors cross: copied, mapped where the GPU can, or what is faster.")  # fmt: skip
@click.option("--candidates", type=click.IntRange(1), metavar="N",
              help="Work groups of a kernel to compare, where the library times them, at most.")  # fmt: skip
@click.option("--layers", is_flag=True, help="Every operator with its time on each side.")
@click.option("--output", "-o", type=FileToWrite(".json"), metavar="FILE.json",
              help="Write the placement, for `mgpusim network --placement`.")  # fmt: skip
@html_option("Write a page: the network so placed, beside that with all on the GPU.")
@json_option("a list of placements", prints={
    "place --json": "mgpusim.nn.changing.placing.place.NetworkPlacement",
    "place -o": "mgpusim.nn.planning.placement.HostPlacement",
})  # fmt: skip
@session_options()
def place(
    model: str, gpus: tuple[str, ...], sets: tuple[str, ...], library: str, inputs: tuple[str, ...], candidates: int | None,
    host_cores: str | None, layers: bool, output: Path | None, session: Session, **asked: Any,
) -> Answer:  # fmt: skip
    """Choose which operators of a network run on the GPU and which on the CPU of the same chip.

    The graph is cut where the sum of operators, copies and conversions is least. All on the GPU, all on the CPU and other
    simple rules are shown beside it.

    \b
    mgpusim place ssd_mobilenet_v1 --gpu adreno-640
    mgpusim place squeezenet_v1_1 --gpu adreno-640 --cores 1large --precision F32
    mgpusim place yolov3 --gpu intel-hd505 --library tvm-2018 --layers -o placement.json
    mgpusim network yolov3 --gpu intel-hd505 --placement placement.json
    """
    from mgpusim.nn.changing.placing.place import place_network
    from mgpusim.nn.libraries.load import load_library
    from mgpusim.nn.readers.read import parse_input
    from mgpusim.nn.running.case import as_network

    specs = load_gpus(gpus, sets)
    if output is not None and len(specs) != 1:
        raise InputError(f"--output: got {len(specs)} GPUs; a placement is of one")
    profile = load_library(library)
    with named_as_options(**OPTIONS):
        graph = as_network(model, inputs=dict(map(parse_input, inputs)), resolution=asked.pop("resolution"))
    asked |= {"library": profile, "host_cores": host_cores}
    asked |= {"candidates": candidates} if candidates else {}
    failures = Failures("placements failed")

    def ask(graph: Graph, gpu: GpuSpec, session: Session) -> NetworkPlacement:
        with named_as_options(**OPTIONS):
            return place_network(graph, gpu, **asked, session=session)

    placements = asked_of_each([graph], specs, ask, session=session, label=lambda network: network.name, failures=failures)
    files = {"output": lambda: json_text(placements[0].placement).encode(), "html": lambda: _page(placements, specs)}
    from mgpusim.report.tables.placements import placements_view

    return Answer(placements, lambda: [placements_view(placements, all_groups=layers)], files, failures)


def _page(placements: Sequence[NetworkPlacement], gpus: Sequence[GpuSpec]) -> bytes:
    import msgspec

    from mgpusim.report.pages.network import network_page

    both = [
        msgspec.structs.replace(run, library=f"{run.library}, {what}")
        for placement in placements
        for run, what in ((placement.prediction, "placed"), (placement.gpu_only, "all on the GPU"))
    ]
    return network_page(both, {gpu.name: gpu for gpu in gpus})
