"""`mgpusim queue`: several launches on one device, with what lies between them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from mgpusim.cli.options import engine_option, gpu_options, load_gpus, named_as_options, session_options
from mgpusim.cli.output import FileToWrite, json_option
from mgpusim.cli.pairs import asked_of_each
from mgpusim.cli.runner import Answer, AnswerCommand, apart
from mgpusim.errors import InputError

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.engine.device.run import DeviceRun
    from mgpusim.session import Session

MOST_REPEATS = 100_000


@click.command(cls=AnswerCommand)
@click.argument("targets", nargs=-1, required=True, metavar="LAUNCH.toml|EXAMPLE...")
@gpu_options
@click.option(
    "--repeat",
    default=1,
    show_default=True,
    metavar="N",
    type=click.IntRange(1, MOST_REPEATS),
    help="Enqueue the whole list this often; its launches are then called NAME#1, NAME#2, ...",
)
@click.option(
    "--queues",
    default=1,
    show_default=True,
    metavar="N",
    type=click.IntRange(1, 1024),
    help="Queues; the launches go to them in turn.",
)
@click.option("--out-of-order", is_flag=True, help="Launches of a queue wait only for those that --after names.")
@click.option("--concurrent", is_flag=True, help="Kernels may run side by side; without it the GPU's own policy holds.")
@click.option(
    "--after",
    "afters",
    metavar="FIRST:THEN",
    multiple=True,
    help="Launch THEN waits for the end of launch FIRST, within each repetition. Repeatable.",
)
@click.option(
    "--dispatch",
    default="breadth",
    show_default=True,
    metavar="POLICY",
    help="breadth: a work group goes to the core with the fewest; depth: one core is filled before the next.",
)
@click.option(
    "--dvfs", "steps", metavar="TIME:CLOCK", multiple=True, help="The GPU clock changes then, as in 2ms:300MHz. Repeatable."
)
@click.option("--cold", is_flag=True, help="L2 is empty at first. Without it a launch's first run is as warm as predicted.")
@engine_option("Which engine predicts each launch.")
@json_option("a list of runs, one per GPU,", prints="mgpusim.engine.device.run.DeviceRun")
@click.option(
    "--timeline",
    type=FileToWrite(".json"),
    metavar="FILE.json",
    help="Write a Chrome trace of host, queues and cores, for Perfetto.",
)
@session_options(jobs=False)
def queue(
    targets: tuple[str, ...], gpus: tuple[str, ...], sets: tuple[str, ...], repeat: int, queues: int, out_of_order: bool,
    concurrent: bool, afters: tuple[str, ...], dispatch: str, steps: tuple[str, ...], cold: bool, engine: str,
    timeline: Path | None, session: Session,
) -> Answer:  # fmt: skip
    """Simulate command queues: host calls, gaps, work-group dispatch, shader cores, the state of L2, clock steps.

    Launches are enqueued in the order given; one given twice is called NAME and NAME-2, and uses the same buffers again.
    Buffers are never shared between different launch files.

    \b
    mgpusim queue conv3x3_image softmax --gpu adreno-640 --repeat 3
    mgpusim queue a.toml b.toml c.toml --gpu adreno-640 --out-of-order --concurrent --after a:c --after b:c
    """
    from mgpusim.engine.device.policies import dispatch_policies
    from mgpusim.engine.queue import queue as enqueue

    dispatch_policies.lookup(dispatch)
    if timeline is not None and len(set(gpus)) > 1:
        raise InputError(f"--timeline: got {len(set(gpus))} GPUs, expected one --gpu per timeline")
    specs = load_gpus(gpus, sets)

    def ask(launches: tuple[str, ...], gpu: GpuSpec, session: Session) -> DeviceRun:
        with named_as_options(after="--after", dvfs="--dvfs"):
            return enqueue(
                launches, gpu, engine, repeat=repeat, queues=queues, in_order=not out_of_order, concurrent=concurrent,
                after=afters, dispatch=dispatch, dvfs=steps, warm=not cold, session=session,
            )  # fmt: skip

    runs = asked_of_each([targets], specs, ask, session=session, label=" + ".join)
    from mgpusim.report.tables.queue import show_run, timeline_of_run

    return Answer(runs, lambda: apart(show_run, runs), {"timeline": lambda: timeline_of_run(runs[0])})
