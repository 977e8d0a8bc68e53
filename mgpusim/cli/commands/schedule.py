"""`mgpusim schedule`: kernels, work groups and storages for a whole network."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mgpusim.cli.options import engine_option, gpu_options, named_as_options, one_gpu, session_options
from mgpusim.cli.output import FileToWrite, PathToWrite, html_option, json_option
from mgpusim.cli.runner import Answer, AnswerCommand
from mgpusim.errors import InputError
from mgpusim.nn.defaults import DEFAULT_LIBRARY, SIMULATED

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.nn.changing.scheduling.result import NetworkSchedule
    from mgpusim.session import Session

BUDGET = "10min"
OPTIONS = {"batch": "--images", "budget_s": "--budget", "inputs": "--input", "members": "--members", "precision": "--precision",
           "resolution": "--resolution", "top": "--top"}  # fmt: skip


@click.command(cls=AnswerCommand)
@click.argument("model", metavar="MODEL|NAME")
@gpu_options
@click.option(
    "--budget",
    default=BUDGET,
    show_default=True,
    metavar="TIME",
    help="Processor time of each of --jobs cores for the search, as in 90s.",
)
@click.option("--output", "-o", type=FileToWrite(".json"), metavar="FILE.json",
              help="Write the schedule, launches and sources, for a runtime and for `mgpusim network --schedule`.")  # fmt: skip
@click.option("--library", "libraries", metavar="NAME|FILE.toml", multiple=True,
              help=f"Profile to compare with; layers with the first.  [default: {DEFAULT_LIBRARY}]  Repeatable.")  # fmt: skip
@click.option("--precision", metavar="NAME", help="F16, F32 or F32_F16.  [default: F16]")
@click.option("--images", "batch", type=click.IntRange(1), metavar="N", help="Images at once.")
@click.option("--resolution", type=click.IntRange(1), metavar="N", help="Of a network by NAME: side of its images.")
@click.option("--input", "inputs", metavar="NAME=SHAPE", multiple=True, help="Of a MODEL: shape of an input. Repeatable.")
@engine_option("event simulates the --top best kernels of each operator as well.", default="event")
@click.option(
    "--top", default=SIMULATED, show_default=True, type=click.IntRange(1), metavar="K", help="Kernels that are simulated."
)
@click.option("--members", type=click.IntRange(1), metavar="N", help="Members of each operator's spaces to look at, at most.")
@click.option("--layers", is_flag=True, help="Every operator in the order of the run, not only the longest.")
@click.option("--t4", type=PathToWrite(folder=True), metavar="DIR", help="Write what was looked at as T4 files.")
@click.option("--autotvm", type=PathToWrite(".log"), metavar="FILE.log", help="The same as a log of AutoTVM.")
@json_option("the result", prints="mgpusim.nn.changing.scheduling.result.NetworkSchedule")
@html_option("Write a page: the network by the schedule beside the libraries.")
@session_options(no_cache="Neither read nor write the disk cache; an interrupted search begins anew then.")
def schedule(
    model: str, gpus: tuple[str, ...], sets: tuple[str, ...], budget: str, output: Path | None, libraries: tuple[str, ...],
    inputs: tuple[str, ...], members: int | None, layers: bool, t4: Path | None, autotvm: Path | None, session: Session,
    **asked: Any,
) -> Answer:  # fmt: skip
    """Choose a kernel, its work group and the storage of every tensor of a network, and say what that gains.

    Each distinct operator's spaces are searched by prediction; then the storages of all tensors are chosen together, copies
    between them included. Nothing runs on a device. The same command goes on where it was interrupted.

    \b
    mgpusim schedule resnet50 --gpu adreno-640 -o schedule.json
    mgpusim schedule mobilenet_v2 --gpu mali-g76-mp5 --budget 2min --library mnn --library tnn
    mgpusim network resnet50 --gpu adreno-640 --schedule schedule.json
    """
    from mgpusim.cli.progress import told
    from mgpusim.nn.changing.scheduling.make import schedule_network
    from mgpusim.nn.readers.read import parse_input
    from mgpusim.units import parse_quantity

    gpu = one_gpu(gpus, sets, "a schedule is of one")
    try:
        budget_s = float(parse_quantity(budget, "s"))
    except InputError as error:
        raise InputError(f"--budget: {error}") from None
    more: dict[str, Any] = {"members": members} if members else {}
    with told(session, f"{model} on {gpu.name}") as own, named_as_options(**OPTIONS):
        scheduled = schedule_network(
            model, gpu, inputs=dict(map(parse_input, inputs)), budget_s=budget_s, libraries=libraries or (DEFAULT_LIBRARY,),
            session=own, on_notice=lambda text: click.echo(text, err=True), **asked, **more,
        )  # fmt: skip
    from mgpusim.interop.results import write_searches
    from mgpusim.report.tables.placements import schedule_view

    files = {"output": lambda: _launches(scheduled), "html": lambda: _page(scheduled, gpu)}
    said = [str(path) for path in write_searches(scheduled, t4, autotvm)]
    return Answer(scheduled, lambda: [schedule_view(scheduled, all_layers=layers)], files, said=said)


def _launches(scheduled: NetworkSchedule) -> bytes:
    import json

    from mgpusim.nn.planning.schedule import schedule_to_dict

    return json.dumps(schedule_to_dict(scheduled.schedule, scheduled.plan), indent=1).encode()


def _page(scheduled: NetworkSchedule, gpu: GpuSpec) -> bytes:
    from mgpusim.report.pages.network import network_page

    return network_page([scheduled.prediction, *scheduled.by_libraries], {gpu.name: gpu})
