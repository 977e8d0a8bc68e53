"""Where the tensors of a plan lie: storages, views of other tensors, lives, and the memory that they take together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph, Operator
from mgpusim.nn.graphs.operators import updates
from mgpusim.nn.kernels.base import STORAGES, Precision, Stored
from mgpusim.nn.libraries.profile import StorageRule
from mgpusim.nn.lowering.data import HOST_SUFFIX
from mgpusim.nn.lowering.variants import scale_of
from mgpusim.nn.planning.chooser import Chooser
from mgpusim.nn.planning.memory import Alive, arrange
from mgpusim.nn.planning.plan import PlannedStep, PlannedTensor, options_of
from mgpusim.workload.args import BufferArg, ImageArg

FLOATS = ("float32", "float16", "float64", "int8", "uint8", "bool")
"""Types that the GPU holds as floating point of the plan's precision, unless that keeps integers of 8 bits; the whole numbers of
others keep 32 bits."""

MOST_PROBLEMS = 8


def bits_of(graph: Graph, name: str, precision: Precision) -> int:
    """Return the bits of an element of a tensor as the GPU holds it.

    >>> graph = Graph("g", (), {"x": Tensor("x", (1, 8)), "i": Tensor("i", (1, 8), "int64")}, ("x",), ("x",))
    >>> [bits_of(graph, name, Precision(16, 16, 16)) for name in "xi"]
    [16, 32]
    """
    if precision.integers and scale_of(graph, name) is not None:
        return 8
    return precision.stored if graph.tensors[name].dtype in FLOATS else 32


def kept_of(graph: Graph) -> frozenset[str]:
    """Return the tensors that stay on the GPU from run to run, those after an update too.

    >>> kept_of(Graph("g", (), {}, ("keys",), (), resident=("keys",)))
    frozenset({'keys'})
    """
    kept = set(graph.resident)
    for operator in graph.operators:
        kept.update(written for written, holder in updates(operator).items() if holder in kept)
    return frozenset(kept)


def places_of(
    graph: Graph, rule: StorageRule, chooser: Chooser, storages: Mapping[str, str] | None = None
) -> tuple[dict[str, tuple[str, int]], list[str]]:
    """Return storage and bits of each tensor, and sentences about those that exceed the limits of the device.

    `storages` are of tensors that do not go by the rule.
    """
    gpu = chooser.target.gpu
    places: dict[str, tuple[str, int]] = {}
    problems: list[str] = []
    notes: list[str] = []
    away: dict[str, list[str]] = {}
    kept = kept_of(graph) if chooser.target.precision.kept else frozenset()
    storages = _of_attention(graph, rule) | dict(storages or {})
    for name, tensor in graph.tensors.items():
        shape, bits = graph.image(name), bits_of(graph, name, chooser.target.precision)
        bits = chooser.target.precision.kept if name in kept else bits
        if bits == 8:
            places[name] = ("buffer", 8)
            exceeded = "" if tensor.constant else Stored(name, shape, "buffer", 8, scale_of(graph, name)).exceeded(gpu)
            problems += [f"tensor {name} {list(tensor.shape)}: {exceeded}"] if exceeded else []
            continue
        storage = storages.get(name, rule.storage)
        places[name] = (storage, bits)
        exceeded = Stored(name, shape, storage, bits).exceeded(gpu)
        if tensor.constant:  # kernels hold weights as they like; operands lie as other tensors do
            other = rule.beyond_flat or rule.beyond
            if exceeded and len(tensor.shape) < 4 and other in STORAGES:
                places[name] = (other, bits)
            continue
        as_model = graph.image(name, graph.layout) if rule.own_axes and len(tensor.shape) == 4 else shape
        own = exceeded if as_model == shape else Stored(name, as_model, storage, bits).exceeded(gpu)
        if not exceeded and not own:
            continue
        flat = len(tensor.shape) < 4 or not own
        beyond = rule.beyond_flat or rule.beyond if flat else rule.beyond
        if beyond == "host":
            places[name] = ("host", bits)
            notes.append(f"Tensor {name} is on the CPU, and so are the operators with it: {own}.")
            continue
        other = "" if beyond == "refuse" else Stored(name, shape, beyond, bits).exceeded(gpu)
        if beyond == "refuse" or other:
            problems.append(f"tensor {name} {list(tensor.shape)}: {other or exceeded}")
        else:
            places[name] = (beyond, bits)
            away.setdefault(f"in {beyond}: {exceeded}.", []).append(name)
    if problems:
        why = f", and {chooser.library.name} has no way out ({rule.beyond_source})" if rule.beyond_source else ""
        more = [f"... and {len(problems) - MOST_PROBLEMS} tensors more"] if len(problems) > MOST_PROBLEMS else []
        text = f"network {graph.name} does not fit {gpu.name} in {rule.storage}{why}:"
        raise InputError(text, [*problems[:MOST_PROBLEMS], *more, "resolution, inputs: smaller ones may fit"])
    notes += [
        f"Tensor {names[0]} {f'and {len(names) - 1} more lie' if names[1:] else 'lies'} {where}" for where, names in away.items()
    ]
    return places, notes


def _of_attention(graph: Graph, rule: StorageRule) -> dict[str, str]:
    """Return the storages of keys and values that stay on the GPU, before and after an update."""
    own = {
        operator.inputs[place]: storage
        for operator in graph.operators if operator.kind == "attention"
        for place, storage in ((1, rule.keys), (2, rule.values)) if storage
    }  # fmt: skip
    updating = [updates(operator) for operator in graph.operators if own]
    return own | {holder: own[written] for updated in updating for written, holder in updated.items() if written in own}


def left_to_host(operator: Operator, places: Mapping[str, tuple[str, int]]) -> bool:
    """Return whether an operator reads or writes a tensor that the library has no memory on the GPU for."""
    return any(places[name][0] == "host" for name in (*operator.inputs, *operator.outputs) if name)


class View(NamedTuple):
    """A tensor that lies in the memory of another, from `offset_b` bytes behind its start."""

    holder: str
    offset_b: int


def views_of(graph: Graph, operator: Operator, places: Mapping[str, tuple[str, int]]) -> dict[str, View]:
    """Return where the tensors of an operator that moves nothing lie.

    Of a concatenation the inputs lie in its output, of others the outputs in their input. Parts of channels are planes of four
    that follow each other (`tensor.h`).

    >>> both = Operator("y", "concat", ("a", "b"), ("y",), {"axis": 3})
    >>> shapes = {"a": (1, 7, 7, 8), "b": (1, 7, 7, 4), "y": (1, 7, 7, 12)}
    >>> graph = Graph("g", (both,), {name: Tensor(name, shape) for name, shape in shapes.items()}, ("a", "b"), ("y",))
    >>> views_of(graph, both, dict.fromkeys(shapes, ("buffer", 32)))
    {'a': View(holder='y', offset_b=0), 'b': View(holder='y', offset_b=1568)}
    """
    joined = operator.kind == "concat"
    parts, holder = (operator.inputs, operator.outputs[0]) if joined else (operator.outputs, operator.inputs[0])
    if updating := updates(operator):
        return {written: View(kept, 0) for written, kept in updating.items()}
    image = graph.image(holder)
    plane_b = _size_b(graph, holder, places) // image.slices
    start = 0
    if operator.kind == "slice":
        start = sum(at for axis, at in enumerate(operator.attributes["starts"]) if graph.axis_name(holder, axis) == "c")
    views = {}
    for name in parts:
        views[name] = View(holder, start // 4 * plane_b)
        start += graph.image(name).c
    return views


def _size_b(graph: Graph, name: str, places: Mapping[str, tuple[str, int]]) -> int:
    storage, bits = places[name]
    return Stored(name, graph.image(name), storage, bits, scale_of(graph, name) if bits == 8 else None).size_b


def _storage_of(arg: object) -> str:
    if isinstance(arg, ImageArg):
        return {"image1d_buffer": "image_buffer", "image2d_array": "image_array"}.get(arg.kind, "image2d")
    return "buffer"


def live_tensors(
    graph: Graph, steps: Sequence[PlannedStep], places: Mapping[str, tuple[str, int]], views: Mapping[str, View]
) -> dict[str, PlannedTensor]:
    """Return all tensors of a plan with the steps between which they live.

    `views` are tensors that lie in the memory of others.
    """
    first = dict.fromkeys(graph.resident, -1)
    last = dict.fromkeys(graph.resident, len(steps))
    sizes: dict[str, tuple[int, str]] = {}
    for index, step in enumerate(steps):
        for name in (*step.reads, *step.writes):
            first.setdefault(name, index)
            last[name] = index
        for option in options_of([step]):
            for name, arg in zip(option.call.tensors, option.call.launch.args, strict=False):
                if name and isinstance(arg, (BufferArg, ImageArg)):
                    first.setdefault(name, index)
                    last[name] = index
                    if name not in graph.tensors:
                        sizes[name] = max((arg.size_b, _storage_of(arg)), sizes.get(name, (0, "")))
    planned: dict[str, PlannedTensor] = {}
    for name in first:
        if name in graph.tensors:
            storage, bits = places[name]
            tensor = graph.tensors[name]
            size, shape, constant = _size_b(graph, name, places), tensor.shape, tensor.constant
        elif name in sizes:
            (size, storage), bits, constant = sizes[name], 0, False
            plain = graph.tensors.get(name.removesuffix(HOST_SUFFIX))
            shape = plain.shape if plain is not None else ()
        else:  # what the CPU makes for itself
            tensor = graph.tensors[name.removesuffix(HOST_SUFFIX)]
            size, storage, bits, shape, constant = tensor.size_b, "host", 0, tensor.shape, False
        root, offset_b = _root(name, views)
        role = "constant" if constant else "view" if root != name else "between"
        role = "input" if name.removesuffix(HOST_SUFFIX) in graph.inputs and role == "between" else role
        role = "output" if name.removesuffix(HOST_SUFFIX) in graph.outputs and role == "between" else role
        kept = root in graph.resident
        start, end = -1 if constant or kept else first[name], len(steps) if kept else last[name]
        planned[name] = PlannedTensor(name, shape, storage, bits, size, start, end, root, role, offset_b)
    return planned


def _root(name: str, views: Mapping[str, View]) -> View:
    offset_b = 0
    while name in views:
        name, further = views[name]
        offset_b += further
    return View(name, offset_b)


def memory_b(tensors: Mapping[str, PlannedTensor], chooser: Chooser) -> int:
    """Return the bytes that the tensors of a plan take, those of each allocator arranged by themselves."""
    lives: dict[str, list[PlannedTensor]] = {}
    for tensor in tensors.values():
        if tensor.role != "constant" and tensor.storage != "host":
            lives.setdefault(tensor.of, []).append(tensor)
    by_allocator: dict[str, list[Alive]] = {}
    for root, sharing in lives.items():
        holder = tensors.get(root, sharing[0])
        size = max(holder.size_b, max(member.size_b for member in sharing))
        alive = Alive(
            root, size, min(member.first for member in sharing), max(member.last for member in sharing),
            (holder.storage, holder.bits, holder.shape),
        )  # fmt: skip
        by_allocator.setdefault(chooser.allocator(holder.storage), []).append(alive)
    return sum(arrange(alive, name).size_b for name, alive in by_allocator.items())
