"""What `mgpusim fuse` does with networks: those side by side, each by itself, and batches of one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from mgpusim.cli.cases import CASE_ARGUMENTS
from mgpusim.cli.options import named_as_options
from mgpusim.cli.output import check_suffix, json_text, write_file
from mgpusim.cli.pairs import asked_of_each
from mgpusim.cli.runner import Answer, apart
from mgpusim.errors import InputError

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.nn.changing.batching import NetworkBatching
    from mgpusim.nn.changing.fusion import NetworkFusion
    from mgpusim.nn.running.case import NetworkCase
    from mgpusim.session import Session
    from mgpusim.view import ResultView

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
        found = asked_of_each(
            [cases], specs, lambda some, gpu, own: fuse_networks(some, gpu, **asked, session=own),
            session=session, label=lambda some: " + ".join(case.label for case in some),
        )  # fmt: skip
    return _answer(found, network_fusion_view, together.output)


def fuse_each(cases: Sequence[NetworkCase], specs: Sequence[GpuSpec], asked: dict[str, Any], session: Session) -> Answer:
    """Fuse the branches of networks, each by itself."""
    from mgpusim.nn.changing.fusion import fuse_networks
    from mgpusim.report.tables.network_fusion import network_fusion_view

    with named_as_options(**ARGUMENTS):
        found = asked_of_each(
            cases, specs, lambda case, gpu, own: fuse_networks(case, gpu, **asked, session=own),
            session=session, label=lambda case: case.label,
        )  # fmt: skip
    return _answer(found, network_fusion_view, None)


def batch_networks(cases: Sequence[NetworkCase], specs: Sequence[GpuSpec], together: AskedNetworks, session: Session) -> Answer:
    """Predict batches of a network beside fused copies of it."""
    from mgpusim.nn.changing.batching import batch_network
    from mgpusim.report.tables.network_fusion import network_batching_view

    batch, order = together.batch, together.order
    assert batch is not None
    with named_as_options(**ARGUMENTS):
        found = asked_of_each(
            cases[:1], specs, lambda case, gpu, own: batch_network(case, gpu, batch, order=order, session=own),
            session=session, label=lambda case: case.label,
        )  # fmt: skip
    return _answer(found, network_batching_view, together.output)


def _answer(found: Sequence[NetworkFusion | NetworkBatching], view: Callable[[Any], ResultView], output: Path | None) -> Answer:
    if output is not None:
        write_file("--output", output, (json_text(found[0]) + "\n").encode())
        click.echo(f"{output}: {type(found[0]).__struct_config__.tag}", err=True)
    return Answer(found, lambda: apart(view, found))
