"""Networks where commands take launches: the options that say how they run, and which targets are networks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click

from mgpusim.cli.options import find_launches, named_as_options, stacked
from mgpusim.errors import InputError
from mgpusim.nn.defaults import DEFAULT_LIBRARY

if TYPE_CHECKING:
    from mgpusim.nn.running.case import NetworkCase
    from mgpusim.workload.launch import Launch

C = TypeVar("C", bound=Callable[..., Any])
CASE_NAMES = ("library", "precision", "images", "resolution", "inputs", "recorded")
CASE_ARGUMENTS = {"batch": "--images", "resolution": "--resolution", "recorded": "--recorded", "inputs": "--input"}
"""Arguments of the library by the options that they come from, as for `named_as_options`."""
_OPTIONS = (
    click.option("--library", metavar="NAME|FILE.toml", help=f"Of a network: what runs it.  [default: {DEFAULT_LIBRARY}]"),
    click.option("--precision", metavar="NAME", help="Of a network: one of the library's, as F16 or F32."),
    click.option("--images", type=click.IntRange(1), metavar="N", help="Of a network: images at once."),
    click.option("--resolution", type=click.IntRange(1), metavar="N", help="Of a network by NAME: side of its images."),
    click.option("--input", "inputs", metavar="NAME=SHAPE", multiple=True, help="Of a MODEL: shape of an input. Repeatable."),
    click.option("--recorded", is_flag=True, help="Of a network: replay a recorded queue, where the library can record one."),
)  # fmt: skip


def case_options(function: C) -> C:
    """Add the options of networks to a command that takes launches.

    >>> @click.command()
    ... @case_options
    ... def show(**asked):
    ...     print(asked["library"])
    >>> show.main(["--library", "mnn"], standalone_mode=False)
    mnn
    """
    return stacked(_OPTIONS)(function)


def split_targets(targets: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the targets that are launches, and those that are networks.

    >>> split_targets(["softmax", "mobilenet_v2"])
    (['softmax'], ['mobilenet_v2'])
    """
    from mgpusim.nn.running.case import names_network

    networks = [target for target in dict.fromkeys(targets) if names_network(target)]
    return [target for target in dict.fromkeys(targets) if target not in networks], networks


def find_targets(targets: Sequence[str], asked: dict[str, Any]) -> tuple[list[Launch], list[NetworkCase]]:
    """Return the launches and the networks that targets and options describe.

    Parameters
    ----------
    asked : the options of launches and of networks by name; each may be given where one of its kind is.
    """
    launches, networks = split_targets(targets)
    of_networks = {name: asked.pop(name) for name in CASE_NAMES}
    check_kinds(launches, networks, of_networks, asked)
    cases = find_cases(networks, of_networks)
    return (find_launches(launches, **asked) if launches else []), cases


def find_cases(networks: Sequence[str], asked: dict[str, Any]) -> list[NetworkCase]:
    """Return networks as options describe them."""
    from mgpusim.nn.readers.read import parse_input
    from mgpusim.nn.running.case import as_case

    with named_as_options(**CASE_ARGUMENTS):
        return [
            as_case(
                network, asked["library"] or DEFAULT_LIBRARY, precision=asked["precision"], batch=asked["images"],
                resolution=asked["resolution"], inputs=dict(map(parse_input, asked["inputs"])) or None,
                recorded=asked["recorded"],
            )
            for network in networks
        ]  # fmt: skip


def check_kinds(
    launches: Sequence[str], networks: Sequence[str], of_networks: dict[str, Any], of_launches: dict[str, Any]
) -> None:
    """Refuse options of networks where no target is one, and options of launches where all are networks."""
    launches = [target for target in launches if target not in networks]
    if not networks and not launches:
        return
    shown = {"global_size": "global", "local_sizes": "local", "args": "arg", "inputs": "input"}
    for given, there, asked, kind, unset in (
        (of_networks, networks, "a network", "of networks", False),  # flags
        (of_launches, launches, "a launch", "of launches", None),  # False is --no-pad
    ):
        wrong = [
            f"--{'no-' if value is False else ''}{shown.get(name, name)}"
            for name, value in given.items()
            if value not in (None, ()) and value is not unset
        ]
        if wrong and not there:
            raise InputError(f"{', '.join(wrong)}: {kind}, and none of the targets is {asked}")
