"""`mgpusim bottleneck`: what more of each resource of a GPU would buy a launch or a network."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mgpusim.cli.cases import CASE_ARGUMENTS, case_options, find_targets
from mgpusim.cli.options import (
    engine_option,
    gpu_options,
    isolated_option,
    launch_options,
    load_gpus,
    named_as_options,
    session_options,
)
from mgpusim.cli.output import FileToWrite, json_option
from mgpusim.cli.pairs import asked_of_each
from mgpusim.cli.runner import Answer, AnswerCommand, apart
from mgpusim.errors import InputError

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.nn.running.case import NetworkCase
    from mgpusim.session import Session
    from mgpusim.sweeps.bottleneck import Bottleneck
    from mgpusim.workload.launch import Launch


@click.command(cls=AnswerCommand)
@click.argument("targets", metavar="LAUNCH|NETWORK...", nargs=-1, required=True)
@launch_options
@case_options
@gpu_options
@engine_option("Which engine is asked.")
@isolated_option
@click.option("--fields/--no-fields", default=None,
              help="Also try every field by itself; of networks and with the event engine only if asked.")  # fmt: skip
@click.option("--give", "given", metavar="RESOURCE=FACTOR", multiple=True,
              help="First change a resource, or a field, as in registers=2x. Repeatable.")  # fmt: skip
@click.option("--then", type=click.IntRange(0), default=0, metavar="N",
              help="Double what buys the most, N times one after the other, before the rest is asked.")  # fmt: skip
@json_option(prints="mgpusim.sweeps.bottleneck.Bottleneck")
@click.option("--svg", type=FileToWrite(".svg"), metavar="FILE.svg",
              help="Draw the bars of one target on one GPU.")  # fmt: skip
@session_options()
def bottleneck(
    targets: tuple[str, ...], gpus: tuple[str, ...], sets: tuple[str, ...], engine: str, fields: bool | None,
    svg: Path | None, isolated: bool, given: tuple[str, ...], then: int, session: Session,
    **options: Any,
) -> Answer:  # fmt: skip
    """Say what limits a launch or a network on a GPU: the time that a tenth more of each resource would save.

    Registers, warp slots, arithmetic, bandwidth and size of every cache, DRAM, latencies, clock; then every field by itself. Of
    latencies it is a tenth less. A launch is given as to `mgpusim predict`, a network by its name or its model's file.

    \b
    mgpusim bottleneck conv1x1_image --gpu adreno-640
    mgpusim bottleneck mobilenet_v2 --gpu adreno-640 --give registers=2x --then 3
    """
    from mgpusim.sweeps.bottleneck import bottleneck as find

    factors = parse_factors(given)
    launches, cases = find_targets(targets, options)
    specs = load_gpus(gpus, sets, isolated)
    if svg is not None and (len(launches) + len(cases)) * len(specs) != 1:
        raise InputError(f"--svg: draws one target on one GPU, got {len(launches) + len(cases)} on {len(specs)}")
    wanted: list[Launch | NetworkCase] = [*launches, *cases]

    def ask(target: Launch | NetworkCase, gpu: GpuSpec, session: Session) -> Bottleneck:
        with named_as_options(**CASE_ARGUMENTS, given="--give", then="--then"):
            return find(target, gpu, engine, fields=fields, given=factors, then=then, session=session)

    bottlenecks = asked_of_each(wanted, specs, ask, session=session, label=lambda target: target.label)
    from mgpusim.report.figures.bottleneck import bottleneck_svg
    from mgpusim.report.tables.bottleneck import bottleneck_view

    return Answer(bottlenecks, lambda: apart(bottleneck_view, bottlenecks), {"svg": lambda: bottleneck_svg(bottlenecks[0])})


def parse_factors(texts: Sequence[str]) -> dict[str, float]:
    """Return the resources of ``--give`` with their factors.

    >>> parse_factors(["registers=2x", "DRAM latency = 0.5"])
    {'registers': 2.0, 'DRAM latency': 0.5}
    """
    out: dict[str, float] = {}
    for text in texts:
        name, equals, factor = (part.strip() for part in text.rpartition("="))
        if name.lower() in map(str.lower, out):
            raise InputError(f"--give: got {name} twice; give it once, with the whole factor")
        try:
            if not (name and equals):
                raise ValueError
            out[name] = float(factor.removesuffix("x"))
        except ValueError:
            raise InputError(f"--give: got '{text}', expected RESOURCE=FACTOR, as in registers=2x") from None
    return out
