"""What a library runs for one convolution: storage, kernels with their work groups, and the rules that it went through."""

from __future__ import annotations

from typing import Any

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph, Operator, Tensor
from mgpusim.nn.graphs.operators import tensors_of
from mgpusim.nn.libraries.load import NO_KERNEL, parsed
from mgpusim.nn.libraries.local_sizes import Sizes
from mgpusim.nn.libraries.profile import KernelChoice, Library
from mgpusim.nn.lowering.facts import Scope, rule_kind
from mgpusim.nn.lowering.variants import KernelTask
from mgpusim.nn.passes.groups import OperatorGroup
from mgpusim.nn.planning.chooser import Chooser
from mgpusim.nn.planning.planner import prepare_network
from mgpusim.nn.planning.storage import left_to_host, places_of


class TriedRule(msgspec.Struct, frozen=True):
    """A rule that was tried: `name` as in "rule[3]", its condition, whether that holds, what it names, who says so."""

    name: str
    when: str
    holds: bool
    names: str
    source: str


class ChosenLaunch(msgspec.Struct, frozen=True):
    """A launch: `work_groups` are those that the library tries, None for the driver's choice; `policy` is where they are from."""

    variant: str
    global_size: tuple[int, ...]
    work_groups: tuple[Sizes | None, ...]
    policy: str
    source: str
    block: str = ""
    weights_b: int = 0


class ChosenWay(msgspec.Struct, frozen=True):
    """One way to compute the operator: a kernel of the profile with its parameters, and its launches in order.

    `refused` says why the library cannot take this way here.
    """

    kernel: str
    parameters: dict[str, bool | int | float | str]
    launches: tuple[ChosenLaunch, ...] = ()
    refused: str = ""


class LibraryChoice(msgspec.Struct, frozen=True):
    """What a library does: `ways` are what it times, one where a rule decides, none where the CPU takes the operator.

    Attributes
    ----------
    kind : of the operator after the library's passes: a 1x1 convolution of one pixel may be a fully connected layer.
    tried : rules for storages and for the operator, in order, up to those that hold.
    """

    library: str
    title: str
    gpu: str
    precision: str
    kind: str
    storage: str
    ways: tuple[ChosenWay, ...]
    tried: tuple[TriedRule, ...]


def convolution_graph(
    size: tuple[int, int, int],
    outputs: int,
    *,
    kernel: tuple[int, int] = (3, 3),
    strides: tuple[int, int] = (1, 1),
    dilations: tuple[int, int] = (1, 1),
    pad: int | None = None,
    groups: int = 1,
    batch: int = 1,
) -> Graph:
    """Return a network of one convolution with a bias.

    Parameters
    ----------
    size : rows, columns and channels of the input.
    pad : rows and columns of zeros on each side; None for as many as keep the size, divided by the strides.

    >>> graph = convolution_graph((56, 56, 64), 128, kernel=(3, 3), strides=(2, 2))
    >>> graph.tensors["y"].shape, graph.operators[0].attributes["pads"]
    ((1, 28, 28, 128), [0, 0, 1, 1])
    """
    given = {"conv": size, "to": (outputs,), "kernel": kernel, "stride": strides, "dilation": dilations, "groups": (groups,)}
    problems = [f"{name}: got {'x'.join(map(str, v))}, expected sizes from 1" for name, v in given.items() if min(v) < 1]
    if not problems and (size[2] % groups or outputs % groups):
        problems.append(f"groups: got {groups}, which do not divide {size[2]} and {outputs} channels")
    reach = [dilations[i] * (kernel[i] - 1) + 1 for i in range(2)]
    if not problems and pad is not None and any(reach[i] > size[i] + 2 * pad for i in range(2)):
        problems.append(
            f"kernel: a window of {reach[0]}x{reach[1]} does not fit an image of {size[0]}x{size[1]} with a pad of {pad}"
        )
    if problems:
        raise InputError.of("convolution:", problems)
    ends = [(pad, pad) if pad is not None else _same(size[i], reach[i], strides[i]) for i in range(2)]
    attributes: dict[str, Any] = {
        "kernel": list(kernel), "strides": list(strides), "dilations": list(dilations), "groups": groups,
        "pads": [ends[0][0], ends[1][0], ends[0][1], ends[1][1]],
    }  # fmt: skip
    operator = Operator("convolution", "conv2d", ("x", "w", "b"), ("y",), attributes)
    shapes = ((batch, *size), (outputs, *kernel, size[2] // groups), (outputs,))
    tensors = {name: Tensor(name, shape, constant=name != "x") for name, shape in zip("xwb", shapes, strict=True)}
    tensors |= tensors_of(operator, shapes, "NHWC")
    return Graph("convolution", (operator,), tensors, ("x",), ("y",), "NHWC").checked()


def _same(size: int, reach: int, stride: int) -> tuple[int, int]:
    """Return zeros before and after, so that the output has the size divided by the stride, rounded up."""
    total = max((-(-size // stride) - 1) * stride + reach - size, 0)
    return total // 2, total - total // 2


def choice_of(graph: Graph, gpu: str | GpuSpec, library: str | Library, precision: str | None = None) -> LibraryChoice:
    """Return what a library does with a network of one operator, as `convolution_graph` makes it.

    >>> choice = choice_of(convolution_graph((56, 56, 64), 128), "adreno-640", "tflite-gpu-2.1", "F32")
    >>> choice.storage, [(launch.variant, launch.global_size) for launch in choice.ways[0].launches]
    ('image_array', [('conv 3x3 2x2x2', (28, 28, 16))])
    >>> [(rule.name, rule.holds) for rule in choice.tried if rule.name.startswith("rule")]
    [('rule[0]', False), ('rule[1]', True)]
    """
    prepared = prepare_network(graph, gpu, library, precision=precision)
    after, chooser = prepared.graph, prepared.chooser
    profile, target = chooser.library, chooser.target
    (operator,) = after.operators
    places, _ = places_of(after, chooser.storage(), chooser)
    storage = places[operator.outputs[0]][0]
    scope = chooser.scope(after, operator, storage)
    tried = (*_storages(chooser, scope), *_rules(chooser, scope))
    chosen = None if left_to_host(operator, places) else chooser.rule(operator, scope)
    ways: tuple[ChosenWay, ...] = ()
    if chosen is not None:
        task = KernelTask(after, OperatorGroup(operator), places, target.precision)
        number, rule = chosen
        ways = tuple(_way(chooser, task, number, choice, scope) for choice in rule.choices if parsed(choice.when).holds(scope))
    return LibraryChoice(
        profile.name, profile.title, target.gpu.name, target.precision_name, rule_kind(after, operator), storage, ways, tried
    )  # fmt: skip


def _storages(chooser: Chooser, scope: Scope) -> list[TriedRule]:
    tried = []
    for number, rule in enumerate(chooser.library.storage):
        holds = bool(parsed(rule.when).holds(scope))
        tried.append(TriedRule(f"storage[{number}]", rule.when, holds, rule.storage, rule.source))
        if holds:
            break
    return tried


def _rules(chooser: Chooser, scope: Scope) -> list[TriedRule]:
    tried = []
    for number, rule in chooser.rules(scope["kind"]):
        holds = bool(parsed(rule.when).holds(scope))
        names = ", ".join(dict.fromkeys(choice.kernel for choice in rule.choices))
        tried.append(TriedRule(f"rule[{number}]", " ".join(rule.when.split()), holds, names, " ".join(rule.source.split())))
        if holds:
            break
    return tried


def _way(chooser: Chooser, task: KernelTask, number: int, choice: KernelChoice, scope: Scope) -> ChosenWay:
    if choice.kernel in NO_KERNEL:
        return ChosenWay(choice.kernel, {})
    given = chooser.parameters(choice, scope)
    options, refused = chooser.way(task, number, choice, scope)
    if refused:
        return ChosenWay(choice.kernel, given, refused=refused)
    heaviest = max(option.call.weights_b for option in options)
    launches = []
    for place, option in enumerate(options):
        name = choice.local[min(place, len(choice.local) - 1)]
        own = not option.policy  # the kernel is written for one work group
        launches.append(
            ChosenLaunch(
                option.call.variant, option.call.launch.global_size, option.locals, option.policy or "fixed by the kernel",
                "" if own else " ".join(chooser.library.local[name].source.split()),
                _block(given) if option.call.weights_b == heaviest else "", option.call.weights_b,
            )
        )  # fmt: skip
    return ChosenWay(choice.kernel, given, tuple(launches))


def _block(given: dict[str, Any]) -> str:
    """Return columns, rows and slices of an item, "" where the kernel has no such parameters.

    >>> _block({"block_x": 4, "weights": "image"}), _block({"lanes": 256})
    ('4x1x1', '')
    """
    names = ("block_x", "block_y", "block_s")
    return "x".join(str(given.get(name, 1)) for name in names) if any(name in given for name in names) else ""
