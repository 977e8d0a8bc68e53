"""`mgpusim fuse`: independent kernels as one launch, and whether that pays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from mgpusim.cli.cases import CASE_ARGUMENTS, case_options, check_kinds, find_cases, split_targets
from mgpusim.cli.options import engine_option, find_launches, gpu_options, load_gpus, named_as_options, session_options
from mgpusim.cli.output import PathToWrite, check_suffix, json_option, json_text, write_file
from mgpusim.cli.pairs import asked_of_each
from mgpusim.cli.runner import Answer, AnswerCommand, apart
from mgpusim.errors import InputError

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.nn.changing.batching import NetworkBatching
    from mgpusim.nn.changing.fusion import NetworkFusion
    from mgpusim.nn.running.case import NetworkCase
    from mgpusim.session import Session
    from mgpusim.view import ResultView
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
    fusions = asked_of_each(
        [launches], specs, lambda some, gpu, own: fuse_launches(some, gpu, **asked, output=output, session=own),
        session=session, label=lambda some: " + ".join(launch.label for launch in some),
    )  # fmt: skip
    if output is not None:
        click.echo(f"{output.with_suffix('.cl')}, {output.with_suffix('.toml')}: {len(launches)} kernels in one", err=True)
    from mgpusim.report.tables.fusion import fusion_view

    return Answer(fusions, lambda: apart(fusion_view, fusions))


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
    batchings = asked_of_each(
        launches, specs, lambda launch, gpu, own: predict_batching(launch, gpu, n, **asked, session=own),
        session=session, label=lambda launch: launch.label,
    )  # fmt: skip
    from mgpusim.report.tables.fusion import batching_view

    return Answer(batchings, lambda: apart(batching_view, batchings))


def _plan(targets: Sequence[str], specs: list[GpuSpec], size: int, asked: dict[str, Any], session: Session) -> Answer:
    from mgpusim.fusion.plan import plan_fusion

    with named_as_options(plan="--plan"):
        plans = asked_of_each(
            [targets], specs, lambda some, gpu, own: plan_fusion(some, gpu, size=size, **asked, session=own),
            session=session, label=" + ".join,
        )  # fmt: skip
    from mgpusim.report.tables.fusion import plan_view

    return Answer(plans, lambda: apart(plan_view, plans))


MOST_BATCH = 1024
RANGE = 64
"""Batches that a range may have."""
ARGUMENTS = {**CASE_ARGUMENTS, "size": "--size", "copies": "--copies", "memory": "--memory", "batch": "--batch"}


def parse_batches(text: str | None) -> int | tuple[int, ...] | None:
    """Return a largest batch, or the batches of a range.

    >>> parse_batches("8"), parse_batches("1..4")
    (8, (1, 2, 3, 4))
    """
    if text is None:
        return None
    first, dots, last = text.partition("..")
    try:
        low, high = int(first), int(last if dots else first)
    except ValueError:
        raise InputError(f"--batch: got '{text}', expected a number, or a range as in 1..8") from None
    if not 2 <= high <= MOST_BATCH or not 1 <= low <= high or (dots and high - low >= RANGE):
        raise InputError(f"--batch: got '{text}', expected 2 to {MOST_BATCH}, or a range of up to {RANGE} as in 1..8")
    return tuple(range(low, high + 1)) if dots else high


class AskedNetworks(NamedTuple):
    """The options of networks that are fused side by side."""

    networks: Sequence[str]
    copies: int | None
    size: int | None
    memory: str | None
    batch: int | tuple[int, ...] | None
    output: Path | None
    order: str

    def check_none(self) -> None:
        """Refuse options that go with --network alone."""
        given = [name for name, value in (("--copies", self.copies), ("--memory", self.memory)) if value is not None]
        if given:
            raise InputError(f"{', '.join(given)}: only with --network")

    def check(self, targets: Sequence[str], gpus: Sequence[str], engine: str, *, planning: bool, placed: bool) -> None:
        """Refuse what does not go with --network."""
        problems = []
        if targets:
            problems.append(
                f"{targets[0]}: beside --network; every network is named with --network, and no launch goes with them"
            )
        if planning:
            problems.append("--plan: leave it out; --network chooses what to fuse")
        if placed:
            problems.append("--align, --local, --unaligned: not with --network")
        if self.batch is not None:
            given = (("--copies", self.copies), ("--size", self.size), ("--memory", self.memory))
            problems += [f"{name}: not with --batch, which looks at copies itself" for name, value in given if value is not None]
            if len(self.networks) > 1:
                problems.append(f"--batch: got {len(self.networks)} networks, expected one")
            if engine != "analytic":
                problems.append(f"--engine {engine}: not with --batch of a network, which the analytic engine predicts")
        if self.output is not None and len(set(gpus)) > 1:
            problems.append(f"--output: got {len(set(gpus))} GPUs, expected one: a plan is of one GPU")
        if problems:
            raise InputError.of("options that do not go together:", problems)
        if self.output is not None:
            check_suffix("--output", self.output, ".json")

    def memory_b(self) -> int | None:
        """Return the limit of memory in bytes.

        >>> AskedNetworks((), None, None, "24MiB", None, None, "").memory_b()
        25165824
        """
        from mgpusim.units import parse_quantity

        if self.memory is None:
            return None
        try:
            return int(parse_quantity(self.memory, "B"))
        except InputError as error:
            raise InputError(f"--memory: {error}") from None


def fuse_together(
    cases: Sequence[NetworkCase], specs: Sequence[GpuSpec], together: AskedNetworks, asked: dict[str, Any], session: Session
) -> Answer:
    """Fuse independent launches of networks side by side, and write what comes of it."""
    from mgpusim.nn.changing.fusion import fuse_networks
    from mgpusim.report.tables.network_fusion import network_fusion_view

    asked = {
        **asked, "copies": together.copies or 1, "size": together.size or 2, "order": together.order,
        "memory_b": together.memory_b(),
    }  # fmt: skip
    with named_as_options(**ARGUMENTS):
        fusions = asked_of_each(
            [cases], specs, lambda some, gpu, own: fuse_networks(some, gpu, **asked, session=own),
            session=session, label=lambda some: " + ".join(case.label for case in some),
        )  # fmt: skip
    return _answer(fusions, network_fusion_view, together.output)


def fuse_each(cases: Sequence[NetworkCase], specs: Sequence[GpuSpec], asked: dict[str, Any], session: Session) -> Answer:
    """Fuse the branches of networks, each by itself."""
    from mgpusim.nn.changing.fusion import fuse_networks
    from mgpusim.report.tables.network_fusion import network_fusion_view

    with named_as_options(**ARGUMENTS):
        fusions = asked_of_each(
            cases, specs, lambda case, gpu, own: fuse_networks(case, gpu, **asked, session=own),
            session=session, label=lambda case: case.label,
        )  # fmt: skip
    return _answer(fusions, network_fusion_view, None)


def batch_networks(cases: Sequence[NetworkCase], specs: Sequence[GpuSpec], together: AskedNetworks, session: Session) -> Answer:
    """Predict batches of a network beside fused copies of it."""
    from mgpusim.nn.changing.batching import batch_network
    from mgpusim.report.tables.network_fusion import network_batching_view

    batch, order = together.batch, together.order
    assert batch is not None
    with named_as_options(**ARGUMENTS):
        batchings = asked_of_each(
            cases[:1], specs, lambda case, gpu, own: batch_network(case, gpu, batch, order=order, session=own),
            session=session, label=lambda case: case.label,
        )  # fmt: skip
    return _answer(batchings, network_batching_view, together.output)


def _answer(results: Sequence[NetworkFusion | NetworkBatching], view: Callable[[Any], ResultView], output: Path | None) -> Answer:
    if output is not None:
        write_file("--output", output, (json_text(results[0]) + "\n").encode())
        click.echo(f"{output}: {type(results[0]).__struct_config__.tag}", err=True)
    return Answer(results, lambda: apart(view, results))
