"""The catalogue of networks: names, aliases, and the functions that build them.

A module of `mgpusim.nn.zoo.families`, or a plug-in of the group `mgpusim.networks`, adds a network with `add_network`. Its
function gets a builder and the name of the input, makes the operators, and returns the names of the outputs.
"""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable
from typing import Any

import msgspec

from mgpusim.errors import InputError, UnknownNameError, suggest
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.zoo.builder import NetworkBuilder, Pair, pair
from mgpusim.registry import Registry

Build = Callable[..., "str | tuple[str, ...]"]
"""Called with a builder, the name of the input, and the options of the network by keyword; returns its outputs."""


class ZooEntry(msgspec.Struct, frozen=True):
    """A network of the catalogue.

    Attributes
    ----------
    about : one line.
    resolution : height and width of the input where none is asked for.
    channels : of the input.
    length : of a network that reads text, tokens of its input where no resolution is asked for; 0 of images.
    aliases : other names, without regard to case and separators.
    """

    name: str
    about: str
    build: Build
    resolution: tuple[int, int] = (224, 224)
    channels: int = 3
    aliases: tuple[str, ...] = ()
    length: int = 0

    @property
    def options(self) -> dict[str, Any]:
        """What may be asked of the network by keyword, with the values it has otherwise."""
        parameters = inspect.signature(self.build).parameters.values()
        return {parameter.name: parameter.default for parameter in parameters if parameter.kind is inspect.Parameter.KEYWORD_ONLY}


EXPECTED = {bool: "true or false", int: "a positive integer", float: "a positive number"}

networks: Registry[ZooEntry] = Registry("network", entry_point="mgpusim.networks", package="mgpusim.nn.zoo.families")


def add_network(
    name: str, about: str, *, resolution: Pair = 224, channels: int = 3, aliases: tuple[str, ...] = (), length: int = 0
) -> Callable[[Build], Build]:
    """Return a decorator that adds a network to the catalogue."""

    def add(build: Build) -> Build:
        networks.register(name)(ZooEntry(name, about, build, pair(resolution), channels, aliases, length))
        return build

    return add


def list_networks() -> dict[str, str]:
    """Return the names of all networks, sorted, with a line about each.

    >>> list_networks()["mobilenet_v2"]
    'MobileNet V2: inverted residuals'
    """
    known = networks.load()
    return {name: known[name].about for name in networks.known()}


def canonical_name(name: str) -> str:
    """Return the name of a network by which the catalogue knows it.

    >>> canonical_name("MobileNet-V2"), canonical_name("squeezenet_v1.0")
    ('mobilenet_v2', 'squeezenet_v1_0')
    """
    known = networks.load()
    names = {_key(alias): entry.name for entry in known.values() for alias in entry.aliases}
    names.update({_key(own): own for own in known})  # no alias of a plug-in hides a name
    if _key(name) not in names:
        raise UnknownNameError(suggest("network", name.lower().replace("-", "_").replace(".", "_"), known))
    return names[_key(name)]


def network(
    name: str,
    *,
    batch: int = 1,
    resolution: Pair | None = None,
    folded: bool = True,
    values: bool = False,
    seed: int = 0,
    **options: Any,
) -> Graph:
    """Return a network of the catalogue as a graph in "NHWC".

    Parameters
    ----------
    resolution : of the input, one size or (height, width), or the tokens of a text; that of the published network if None.
    folded : batch norm behind a convolution is part of its weights and bias, as in a deployed model; else an operator.
    values : constants get values, drawn so that activations keep their scale from layer to layer.
    seed : of these values.
    options : of the network, e.g. `alpha` of MobileNets or `classes`.

    Raises
    ------
    UnknownNameError
        There is no such network.
    InputError
        The network has no such option, a number is not positive, or the resolution is too small: all problems of one kind at
        once.

    >>> graph = network("mobilenet_v1", alpha=0.25, resolution=128)
    >>> graph.tensors[graph.outputs[0]].shape, len(graph.operators)
    ((1, 1000), 58)
    """
    entry = networks.lookup(canonical_name(name))
    height, width = _size(entry, resolution)
    sizes = {"batch": batch, "height": height, "width": width}
    problems = [f"got {key} {value!r}, expected a positive integer" for key, value in sizes.items() if not _fits(value, 1)]
    for key, value in options.items():
        if key not in entry.options:
            problems.append(f"no option {key}; it has {', '.join(entry.options) or 'none'}")
        elif not _fits(value, entry.options[key]):
            problems.append(f"got {key} {value!r}, expected {EXPECTED[type(entry.options[key])]}")
    if problems:
        raise InputError(f"network {entry.name}:", problems)
    builder = NetworkBuilder(entry.name, folded=folded, values=values, seed=seed)
    if entry.length:
        x = builder.input("tokens", (batch, width), "int32")
    else:
        x = builder.input("input", (batch, height, width, entry.channels))
    try:
        outputs = entry.build(builder, x, **options)
    except InputError as error:
        size = f"of {width} tokens" if entry.length else f"at {height}x{width}"
        raise InputError(f"network {entry.name} {size}: {error}") from None
    return builder.graph((outputs,) if isinstance(outputs, str) else outputs)


def _size(entry: ZooEntry, resolution: Pair | None) -> tuple[int, int]:
    """Return height and width of the input; a text is a row of tokens."""
    if not entry.length:
        return entry.resolution if resolution is None else pair(resolution)
    if isinstance(resolution, tuple):
        raise InputError(f"network {entry.name}: got resolution {resolution}, expected a number of tokens")
    return 1, entry.length if resolution is None else resolution


def _fits(value: Any, default: Any) -> bool:
    """Return whether a value is what an option with this default may be: true or false, or a positive number."""
    if isinstance(default, bool) or isinstance(value, bool):
        return isinstance(default, bool) and isinstance(value, bool)
    allowed = int if isinstance(default, int) else (int, float)
    return isinstance(value, allowed) and 0 < value < math.inf


def _key(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalnum())
