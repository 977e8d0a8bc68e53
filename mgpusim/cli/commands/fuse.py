"""`mgpusim fuse`: independent kernels as one launch, and whether that pays."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mgpusim.cli.cases import case_options, check_kinds, find_cases, split_targets
from mgpusim.cli.fuse_networks import AskedNetworks, batch_networks, fuse_each, fuse_together, parse_batches
from mgpusim.cli.options import engine_option, find_launches, gpu_options, load_gpus, named_as_options, session_options
from mgpusim.cli.output import PathToWrite, json_option
from mgpusim.cli.pairs import asked_of_each
from mgpusim.cli.runner import Answer, AnswerCommand, apart
from mgpusim.errors import InputError

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.session import Session
    from mgpusim.workload.launch import Launch

ALIGN = ("warp", "group", "none")
ORDER = ("concatenated", "interleaved")


@click.command(cls=AnswerCommand)
@click.argument("targets", nargs=-1, metavar="LAUNCH.toml|EXAMPLE|SUITE|NETWORK...")
@gpu_options
@case_options
@engine_option("Which engine predicts; event simulates the fused launch.")
@click.option("--align", default="warp", show_default=True, type=click.Choice(ALIGN), help="Where a part may begin.")
@click.option(
    "--order",
    default="concatenated",
    show_default=True,
    type=click.Choice(ORDER),
    help="Part after part, or their groups in alternation.",
)
@click.option(
    "--local", type=click.IntRange(1), metavar="N", help="Work items of a fused group; the best of the parts' by default."
)
@click.option(
    "--unaligned", is_flag=True, help="With --engine event: also simulate parts that begin anywhere (analytic always says)."
)
@click.option(
    "--batch", metavar="N|A..B",
    help="One launch or network: batches of up to N, or of A to B, and as many fused copies of it.",
)  # fmt: skip
@click.option(
    "--plan", "planning", is_flag=True, help="Choose which of the launches to fuse; folders, corpora and networks are taken, too."
)
@click.option("--network", "networks", multiple=True, metavar="NETWORK",
              help="Fuse independent launches of networks side by side; one alone: of its branches. Repeatable.")  # fmt: skip
@click.option("--copies", type=click.IntRange(1), metavar="N", help="With --network: inferences of each in one run.  [1]")
@click.option(
    "--memory", metavar="SIZE", help="With --network: tensors alive at once at most, as in 24MiB; other groups are refused."
)
@click.option(
    "--size", type=click.IntRange(2, 3), metavar="N", help="With --plan, --network: launches in a group at most, 2 or 3.  [2]"
)
@click.option(
    "--output", "-o", type=PathToWrite(), metavar="FUSED.cl|PLAN.json",
    help="Write the fused kernel, and its launch file beside it; with --network what is found, as JSON.",
)  # fmt: skip
@json_option("a list of results", prints={
    "fuse --json": "mgpusim.fusion.prediction.Fusion",
    "fuse --plan --json": "mgpusim.fusion.plan.PredictedPlan",
    "fuse --batch --json": "mgpusim.fusion.batching.Batching",
    "fuse NETWORK --json": "mgpusim.nn.changing.fusion.NetworkFusion",
    "fuse NETWORK --batch --json": "mgpusim.nn.changing.batching.NetworkBatching",
})  # fmt: skip
@session_options()
def fuse(
    targets: tuple[str, ...], gpus: tuple[str, ...], sets: tuple[str, ...], engine: str, align: str, order: str,
    local: int | None, unaligned: bool, batch: str | None, planning: bool, size: int | None,
    output: Path | None, networks: tuple[str, ...], copies: int | None, memory: str | None,
    session: Session, **of_network: Any,
) -> Answer:  # fmt: skip
    """Make one kernel of independent launches, and say whether it beats running them one after the other.

    A launch may be named several times. The launches must not depend on each other. What cannot be fused is refused with the
    reason.

    \b
    mgpusim fuse conv1x1_image depthwise3x3 --gpu adreno-650 -o fused.cl
    mgpusim fuse conv1x1_image --gpu adreno-650 --batch 8
    mgpusim fuse --plan examples/ --gpu adreno-650 --size 3
    mgpusim fuse --network squeezenet_v1_1 --gpu adreno-650 --size 3
    mgpusim fuse --network mobilenet_v2 --network resnet18_v1 --gpu adreno-650 --library mnn -o plan.json
    mgpusim fuse --network mobilenet_v2 --copies 4 --gpu adreno-650 --memory 16MiB
    mgpusim fuse --network mobilenet_v2 --batch 1..8 --gpu adreno-650
    """

    batches = parse_batches(batch)
    together = AskedNetworks(networks, copies, size, memory, batches, output, order)
    if networks:
        together.check(targets, gpus, engine, planning=planning, placed=unaligned or local is not None or align != "warp")
    else:
        together.check_none()
        _check(batches is not None, planning, size, output, gpus, unaligned or local is not None)
    specs = load_gpus(gpus, sets)
    asked: dict[str, Any] = {"engine": engine}
    planned = split_targets(targets)[1]
    check_kinds(targets, planned or networks, of_network, {})
    if networks:
        cases = find_cases(networks, of_network)
        if batches is None:
            return fuse_together(cases, specs, together, asked, session)
        return batch_networks(cases, specs, together, session)
    if planned:
        if not planning or len(planned) < len(set(targets)):
            raise InputError(f"{planned[0]}: a network; name it with --network, or alone with --plan, and no launches beside it")
        return fuse_each(find_cases(planned, of_network), specs, {**asked, "size": size or 2, "order": order}, session)
    if planning:
        return _plan(targets, specs, size or 2, {**asked, "order": order}, session)
    if batches is not None:
        return _batch(targets, specs, batches, asked, session)
    asked |= {"align": align, "order": order, "local": local, "unaligned": True if unaligned else None}
    return _fuse(targets, specs, asked, output, session)


def _check(batch: bool, planning: bool, size: int | None, output: Path | None, gpus: tuple[str, ...], unaligned: bool) -> None:
    problems = []
    if planning and batch:
        problems.append("--plan and --batch: give one of them")
    if size is not None and not planning:
        problems.append("--size: only with --plan or --network")
    if unaligned and (planning or batch):
        problems.append("--unaligned, --local: not with --plan or --batch")
    if output is not None:
        if planning or batch:
            problems.append("--output: not with --plan or --batch; fuse the launches of a group to write it")
        if output.suffix.lower() != ".cl":
            problems.append(f"--output: got '{output}', expected the path of a .cl file")
        if len(set(gpus)) > 1:
            problems.append(f"--output: got {len(set(gpus))} GPUs, expected one: the fused kernel is aligned to its warps")
    if problems:
        raise InputError.of("options that do not go together:", problems)


def _fuse(targets: Sequence[str], specs: list[GpuSpec], asked: dict[str, Any], output: Path | None, session: Session) -> Answer:
    from mgpusim.fusion.fuse import fuse as fuse_launches

    launches = _launches(targets)
    if len(launches) < 2:
        raise InputError(
            f"got {len(launches)} {'launch' if len(launches) == 1 else 'launches'}, expected two or more to fuse; "
            "a launch may be named twice, and --batch N looks at copies of one"
        )
    found = asked_of_each(
        [launches], specs, lambda some, gpu, own: fuse_launches(some, gpu, **asked, output=output, session=own),
        session=session, label=lambda some: " + ".join(launch.label for launch in some),
    )  # fmt: skip
    if output is not None:
        click.echo(f"{output.with_suffix('.cl')}, {output.with_suffix('.toml')}: {len(launches)} kernels in one", err=True)
    from mgpusim.report.tables.fusion import fusion_view

    return Answer(found, lambda: apart(fusion_view, found))


def _launches(targets: Sequence[str]) -> list[Launch]:
    return [
        launch
        for target in targets
        for launch in find_launches([target], kernel=None, global_size=None, local_sizes=(), offset=None, pad=None, args=(),
                                    options=None)
    ]  # fmt: skip


def _batch(
    targets: Sequence[str], specs: list[GpuSpec], n: int | tuple[int, ...], asked: dict[str, Any], session: Session
) -> Answer:
    from mgpusim.fusion.batching import predict_batching

    launches = _launches(targets)
    if len(launches) != 1:
        raise InputError(f"--batch: got {len(launches)} launches, expected one")
    found = asked_of_each(
        launches, specs, lambda launch, gpu, own: predict_batching(launch, gpu, n, **asked, session=own),
        session=session, label=lambda launch: launch.label,
    )  # fmt: skip
    from mgpusim.report.tables.fusion import batching_view

    return Answer(found, lambda: apart(batching_view, found))


def _plan(targets: Sequence[str], specs: list[GpuSpec], size: int, asked: dict[str, Any], session: Session) -> Answer:
    from mgpusim.fusion.plan import plan_fusion

    with named_as_options(plan="--plan"):
        found = asked_of_each(
            [targets], specs, lambda some, gpu, own: plan_fusion(some, gpu, size=size, **asked, session=own),
            session=session, label=" + ".join,
        )  # fmt: skip
    from mgpusim.report.tables.fusion import plan_view

    return Answer(found, lambda: apart(plan_view, found))
