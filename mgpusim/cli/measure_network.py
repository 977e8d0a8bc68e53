"""`mgpusim measure --network`: a whole network as a library would run it, timed on an OpenCL device."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.core import ParameterSource

from mgpusim.cli.options import stacked
from mgpusim.errors import InputError
from mgpusim.escapes import for_terminal, shortened
from mgpusim.nn.defaults import DEFAULT_LIBRARY

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.calibrate.measuring.network_suite import NetworkSuite

C = TypeVar("C", bound=Callable[..., Any])
WRONG = {"F32": 1e-3}
WRONG_HALF = 0.05
"""Errors of outputs, of the largest expected number, from which on they are wrong: sums come in another order."""

_NETWORK = click.option("--network", metavar="MODEL|NAME", help="Measure a whole network, as `mgpusim network` predicts it.")


def _options(when: str) -> tuple[Callable[[Any], Any], ...]:
    def said(text: str) -> str:
        return when + text if when else text[0].upper() + text[1:]

    return (
        click.option("--library", default=DEFAULT_LIBRARY, show_default=True, metavar="NAME|FILE.toml",
                     help=said("the library whose kernels and order of launches are run.")),
        click.option("--gpu", metavar="GPU",
                     help=said("the preset whose limits the library's rules go by (default: the nearest to the device).")),
        click.option("--precision", metavar="NAME", help=said("one of the library's, as F16 or F32.")),
        click.option("--batch", type=click.IntRange(1), metavar="N", help=said("images at once.")),
        click.option("--resolution", type=click.IntRange(1), metavar="N", help=said("side of the images of a shipped network.")),
        click.option("--input", "inputs", metavar="NAME=SHAPE", multiple=True, help=said("shape of an input of a model's file.")),
        click.option("--choose", type=click.Choice(["device", "model"]), default="device", show_default=True,
                     help=said("where the library times kernels, take the fastest on this device, or as predicted.")),
        click.option("--schedule", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.json",
                     help=said("kernels, work groups and storages of `mgpusim schedule`, in place of a library's.")),
        click.option("--candidates", type=click.IntRange(1), metavar="N",
                     help=said("work groups of a kernel to compare, where the library times them, at most.")),
    )  # fmt: skip


OPTIONS = {name: f"--{name}" for name in ("batch", "candidates", "resolution", "choose")} | {"inputs": "--input"}


def network_options(function: C) -> C:
    """Add the options of networks to a command that measures launches, too.

    >>> @click.command()
    ... @network_options
    ... def show(**asked):
    ...     print(asked["library"])
    >>> show.main(["--library", "mnn"], standalone_mode=False)
    mnn
    """
    return stacked([_NETWORK, *_options("With --network: ")])(function)


def options_of_network(function: C) -> C:
    """Add the options of networks to a command that measures nothing else."""
    return stacked(_options(""))(function)


def check_network_options(context: click.Context) -> None:
    """Refuse options of networks that would be passed over: of a command that has it all without --network, a library beside a
    schedule.
    """

    def given(name: str | None) -> bool:
        return name is not None and context.get_parameter_source(name) is not ParameterSource.DEFAULT

    shown = {option.name: option.opts[0] for option in context.command.params}
    names = [option.name for option in click.command()(network_options(lambda **_: None)).params]
    if context.params.get("network", "") is None:
        if unfit := [shown[name] for name in names if given(name)]:
            raise InputError(f"{', '.join(unfit)}: only with --network, which says what network to measure")
    elif given("schedule") and given("library"):
        raise InputError("--library: beside --schedule, which has its own kernels; leave one out")


def made_suite(network: str, gpu: GpuSpec, asked: dict[str, Any]) -> NetworkSuite:
    """Return the suite of the network that the options ask for, by the rules that its library has for a GPU."""
    from mgpusim.calibrate.measuring.network_suite import network_suite
    from mgpusim.cli.options import cores, named_as_options
    from mgpusim.cli.progress import told
    from mgpusim.nn.readers.read import parse_input
    from mgpusim.session import Session

    given = {name: asked[name] for name in ("precision", "batch", "resolution", "choose", "candidates", "schedule")}
    given = {name: value for name, value in given.items() if value is not None}
    with told(Session(jobs=cores()), f"choosing kernels of {network}") as session, named_as_options(**OPTIONS):
        suite = network_suite(
            network, gpu, asked["library"], inputs=dict(map(parse_input, asked["inputs"])) or None, session=session, **given,
        )  # fmt: skip
    for note in suite.notes:
        click.echo(f"note: {for_terminal(shortened(note))}", err=True)
    return suite


def gpu_here(name: str | None, device: str | None, away: bool) -> GpuSpec:
    """Return the GPU by which a library's rules go: that of a name, or the nearest to the device here.

    Parameters
    ----------
    away : it is measured elsewhere, on a device that cannot be asked here.
    """
    from mgpusim.arch.load import load_gpu

    if name is not None:
        return load_gpu(name)
    if away:
        raise InputError(
            "--gpu: a library's rules go by the GPU that will run the bundle; add --gpu and the preset nearest to it"
        )
    from mgpusim.calibrate.measuring.cldevice import MeasureError, open_device
    from mgpusim.calibrate.presets.base import guess_base

    try:
        opened = open_device(device)
    except MeasureError as error:
        raise InputError(str(error)) from None
    return nearest_gpu(opened.name.strip(), lambda: guess_base(opened.name.strip(), opened.vendor.strip()))


def nearest_gpu(device: str, base_of: Callable[[], str]) -> GpuSpec:
    """Return the GPU nearest to a device, and say which it is."""
    from mgpusim.arch.load import load_gpu

    try:
        base = base_of()
    except InputError as error:
        raise InputError(f"--gpu: {str(error).replace('--base', '--gpu')}") from None
    click.echo(f"gpu: {base}, the nearest to {device}; --gpu takes another", err=True)
    return load_gpu(base)


def said_network(place: Path, document: dict[str, Any]) -> bool:
    """Say what was found of a network; return whether it ran and its outputs are right."""
    network = document["network"]
    if "reason" in network:
        lines = [line for line in str(network["reason"]).splitlines() if line.strip()][:6]
        click.echo(f"{place}: {network['name']} did not run: {lines[0]}", err=True)
        for line in lines[1:]:
            click.echo(f"  {line}", err=True)
        return False
    alone = sum(float(entry["time_ns"]["median"]) for entry in document["launches"]) / 1e6
    ms = {name: float(network[f"{name}_ns"]["median"]) / 1e6 for name in ("end_to_end", "queue", "enqueue", "span", "sum")}
    click.echo(
        f"{network['name']} with {network['library']} ({network['precision']}): {len(document['launches'])} launches\n"
        f"  end to end {ms['end_to_end']:.3f} ms, without copies of inputs and outputs {ms['queue']:.3f} ms (host's clock)\n"
        f"  of which the host takes {ms['enqueue']:.3f} ms to hand the launches over\n"
        f"  kernels in order {ms['sum']:.3f} ms of {ms['span']:.3f} ms (events), each repeated alone {alone:.3f} ms"
    )
    if network.get("copied_between_b"):
        click.echo(f"  {network['copied_between_b']} bytes are copied between launches: the device cannot place such tensors")
    bound = WRONG.get(network["precision"], WRONG_HALF)
    wrong = {name: error for name, error in network["error"].items() if not error <= bound}
    for name, error in network["error"].items():
        click.echo(f"  {name} differs by {error:.2g} from what numpy computes{': wrong' if name in wrong else ''}")
    return not wrong
