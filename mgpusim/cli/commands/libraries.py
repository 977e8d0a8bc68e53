"""`mgpusim libraries`: the inference libraries that are described, and what each would run for a convolution."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import click

from mgpusim.cli.options import complete_library, gpu_options, load_gpus, named_as_options
from mgpusim.cli.output import json_option
from mgpusim.cli.pairs import Failures
from mgpusim.cli.runner import Answer, AnswerCommand
from mgpusim.errors import InputError, MgpusimError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mgpusim.arch.spec import GpuSpec
    from mgpusim.nn.graphs.graph import Graph
    from mgpusim.nn.libraries.profile import Library
    from mgpusim.nn.planning.convolution import LibraryChoice

OPTIONS = {name: f"--{name}" for name in ("conv", "to", "kernel", "stride", "dilation", "groups")}
MOST = 1 << 31


def _sizes(option: str, text: str, counts: tuple[int, ...], expected: str) -> tuple[int, ...]:
    """Return sizes that are written with an x between them.

    >>> _sizes("--kernel", "3x5", (1, 2), "SIZE")
    (3, 5)
    """
    match = re.fullmatch(r"\s*\d{1,10}(\s*x\s*\d{1,10})*\s*", text.lower())
    sizes = tuple(int(size) for size in text.lower().split("x")) if match else ()
    if len(sizes) not in counts or not all(0 < size < MOST for size in sizes):
        raise InputError(f"{option}: got '{text}', expected {expected}")
    return sizes


def _pair(option: str, text: str) -> tuple[int, int]:
    sizes = _sizes(option, text, (1, 2), "one size or rows and columns, as in 3 or 1x7")
    return sizes[0], sizes[-1]


@click.command(cls=AnswerCommand)
@click.option("--conv", "size", metavar="HxWxC", help="Show what each library runs for a convolution of this input.")
@click.option(
    "--to", "outputs", type=click.IntRange(1), metavar="N", help="Its output channels; as many as of the input without."
)
@click.option("--kernel", default="3", metavar="SIZE", show_default=True, help="Its window, as in 3 or 1x7.")
@click.option("--stride", default="1", metavar="SIZE", show_default=True, help="Its stride.")
@click.option("--dilation", default="1", metavar="SIZE", show_default=True, help="Its dilation.")
@click.option("--padding", type=click.IntRange(0), metavar="N",
              help="Zeros on each side; without, as many as keep the size, divided by the stride.")  # fmt: skip
@click.option("--groups", type=click.IntRange(1), default=1, metavar="N", show_default=True,
              help="Its groups; as many as channels for a depthwise convolution.")  # fmt: skip
@click.option("--batch", type=click.IntRange(1), default=1, metavar="N", show_default=True, help="Images at once.")
@gpu_options
@click.option("--library", "names", metavar="NAME|FILE.toml", multiple=True, shell_complete=complete_library,
              help="Only this one. Repeatable; all without.")  # fmt: skip
@click.option("--precision", metavar="NAME", help="One of the libraries', as F16 or F32; the default of each without.")
@click.option("--explain", is_flag=True, help="Every rule that was tried, whether it holds, and who says so.")
@json_option("a list of choices")
def libraries(
    size: str | None, outputs: int | None, kernel: str, stride: str, dilation: str, padding: int | None, groups: int, batch: int,
    gpus: tuple[str, ...], sets: tuple[str, ...], names: tuple[str, ...], precision: str | None, explain: bool,
) -> Answer:  # fmt: skip
    """List the library profiles; `mgpusim network --library` takes their names, and the path of one of your own.

    With --conv, show what each would run for a convolution: storage, kernels, blocks, work groups, and by which rules.

    \b
    mgpusim libraries
    mgpusim libraries --conv 56x56x64 --to 128 --kernel 3 --gpu adreno-640
    mgpusim libraries --conv 56x56x64 --groups 64 --gpu mali-g76-mp5 --library mace --explain
    """
    if size is None:
        return _list(names, gpus, sets, outputs, precision, explain)
    rows, columns, channels = _sizes("--conv", size, (3,), "rows, columns and channels, as in 56x56x64")
    with named_as_options(**OPTIONS):
        from mgpusim.nn.planning.convolution import convolution_graph

        graph = convolution_graph(
            (rows, columns, channels), outputs or channels, kernel=_pair("--kernel", kernel), strides=_pair("--stride", stride),
            dilations=_pair("--dilation", dilation), pad=padding, groups=groups, batch=batch,
        )  # fmt: skip
    specs = load_gpus(gpus, sets)
    choices, failures = _choices(graph, specs, _profiles(names), precision)
    from mgpusim.report.tables.libraries import choices_view

    return Answer(choices, lambda: [choices_view(_words(graph), choices, explain)], failures=failures)


def _list(
    names: Sequence[str], gpus: Sequence[str], sets: Sequence[str], outputs: int | None, precision: str | None, explain: bool
) -> Answer:
    """List the profiles; options that are about a convolution want one."""
    given = {"--to": outputs, "--gpu": gpus, "--set": sets, "--precision": precision, "--explain": explain}
    asked = [option for option, value in given.items() if value]
    if asked:
        raise InputError(f"{', '.join(asked)}: of a convolution; add --conv with its input, as in --conv 56x56x64")
    profiles, broken = _readable(names)
    listed = [
        {"name": name, "title": p.title, "source": p.source, "precisions": list(p.precision), "default": p.default_precision}
        for name, p in profiles.items()
    ]
    wrong = InputError("profiles that cannot be used:", broken) if broken else None
    from mgpusim.report.tables.network import libraries_view

    return Answer(listed, lambda: [libraries_view(profiles)], error=wrong)


def _readable(names: Sequence[str]) -> tuple[dict[str, Library], list[str]]:
    """Return the profiles that can be read, and what is wrong with the others: one must not hide the rest."""
    from mgpusim.nn.libraries.load import list_libraries, load_library

    profiles, broken = {}, []
    for name in dict.fromkeys(names) or list_libraries():
        try:
            profile = load_library(name)
            profiles[profile.name if names else name] = profile
        except MgpusimError as error:
            broken.append(str(error))
    return profiles, broken


def _profiles(names: Sequence[str]) -> list[Library]:
    from mgpusim.nn.libraries.load import load_library

    return [load_library(name) for name in dict.fromkeys(names)] if names else list(_readable(())[0].values())


def _choices(
    graph: Graph, gpus: Sequence[GpuSpec], profiles: Sequence[Library], precision: str | None
) -> tuple[list[LibraryChoice], Failures]:  # fmt: skip
    from mgpusim.nn.planning.convolution import choice_of

    choices: list[LibraryChoice] = []
    failures = Failures("libraries cannot run it")
    for gpu in gpus:
        for profile in profiles:
            try:
                choices.append(choice_of(graph, gpu, profile, precision))
            except MgpusimError as error:
                failures.add(profile.name, gpu.name, error)
    return choices, failures


def _words(graph: Graph) -> str:
    """Return a convolution in words."""
    (operator,) = graph.operators
    a, (n, *inputs), outputs = operator.attributes, graph.tensors["x"].shape, graph.tensors["y"].shape
    strides, dilations = ("x".join(map(str, dict.fromkeys(a[name]))) for name in ("strides", "dilations"))
    parts = [
        f"Convolution of {'x'.join(map(str, inputs))} to {'x'.join(map(str, outputs[1:]))}",
        f"window {'x'.join(map(str, a['kernel']))}", f"stride {strides}" if strides != "1" else "",
        f"dilation {dilations}" if dilations != "1" else "", f"{a['groups']} groups" if a["groups"] > 1 else "",
        f"{n} images" if n > 1 else "",
    ]  # fmt: skip
    return ", ".join(part for part in parts if part)
