"""Plans a network: its passes, its groups of operators, a kernel for each, and what the host does in between."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import NamedTuple

import msgspec

from mgpusim.arch.load import GpuLike, as_gpu
from mgpusim.errors import InputError, UnsupportedError, suggest
from mgpusim.nn.defaults import DEFAULT_LIBRARY
from mgpusim.nn.graphs.editing import with_batch
from mgpusim.nn.graphs.graph import Graph, Operator
from mgpusim.nn.graphs.operators import updates
from mgpusim.nn.kernels.base import ROWS
from mgpusim.nn.libraries.load import library_for, load_library
from mgpusim.nn.libraries.profile import KernelChoice, Library, Rule
from mgpusim.nn.lowering.data import HOST_SUFFIX
from mgpusim.nn.lowering.facts import Scope, Target, one_scale, rule_kind
from mgpusim.nn.lowering.variants import KernelTask, variants
from mgpusim.nn.passes.groups import OperatorGroup, group_operators
from mgpusim.nn.passes.quantization import is_held_in_8_bits
from mgpusim.nn.passes.running import Fate, passes, run_passes
from mgpusim.nn.planning.arrangement import FixedKernel, KernelArrangement
from mgpusim.nn.planning.chooser import Chooser
from mgpusim.nn.planning.plan import Explanation, NetworkPlan, Option, PlannedStep, fallback_step, options_of
from mgpusim.nn.planning.storage import View, left_to_host, live_tensors, memory_b, places_of, views_of

Steps = tuple[PlannedStep, ...]


def plan_network(
    graph: Graph,
    gpu: GpuLike,
    library: str | Library = DEFAULT_LIBRARY,
    *,
    precision: str | None = None,
    batch: int | None = None,
    strict: bool = False,
    arrangement: KernelArrangement | None = None,
    on_host: Set[str] = frozenset(),
    mapped: bool = False,
) -> NetworkPlan:
    """Return a network as a library would run it on a GPU; nothing is timed.

    Parameters
    ----------
    gpu : name, path or `GpuSpec`.
    library : name or path of a profile, or the profile.
    precision : one of the profile's, in letters of either case; its default if None.
    batch : images at once; those of the network if None.
    strict : refuse operators that fall to the CPU.
    arrangement : storages and kernels that are fixed, in place of what the library's rules say.
    on_host : operators, as they are after the library's passes, to leave to the CPU; with an arrangement, whole groups of it that
        read no copies.
    mapped : the CPU maps what it exchanges with the GPU (`host.mapping`); libraries copy it.

    Raises
    ------
    UnknownNameError
        No such GPU or library.
    InputError
        No such precision; a tensor exceeds the limits of the device and the library has no other place for it. Or the arrangement
        is not of this network.
    UnsupportedError
        With `strict`: operators that fall to the CPU, with their numbers.

    >>> from mgpusim.nn.zoo import network
    >>> plan = plan_network(network("mobilenet_v1"), "adreno-640", "tflite-gpu")
    >>> plan.n_launches, plan.target.precision.label
    (32, 'F16')
    """
    prepared = prepare_network(graph, gpu, library, precision=precision, batch=batch)
    known = [operator.name for operator in prepared.graph.operators]
    unknown = sorted(set(on_host) - set(known))
    if unknown:
        raise InputError(f"placement of {graph.name}: {suggest('operator', unknown[0], known)}")
    if arrangement is not None:
        for group in arrangement.groups:
            members = {operator.name for operator in (group.anchor, *group.fused)}
            if members & on_host and (arrangement.reads.get(group.name) or not members <= on_host):
                raise InputError(
                    f"placement of {graph.name}: {group.name} is a kernel as a whole, and reads no copies on the CPU"
                )
    planner = _Planner(prepared.graph, prepared.chooser, arrangement, on_host, mapped)
    planner.notes[:0] = prepared.notes
    planner.run()
    planner.check(strict)
    return planner.plan(prepared.model, prepared.fates)


class PreparedNetwork(NamedTuple):
    """A network before its kernels are chosen.

    Attributes
    ----------
    model : as it was given, with the batch asked for.
    graph : after the passes of the library; `fates` says what became of operators that they took away.
    notes : sentences for the user.
    """

    model: Graph
    graph: Graph
    fates: Mapping[str, Fate]
    chooser: Chooser
    notes: tuple[str, ...]

    def groups(self) -> tuple[OperatorGroup, ...]:
        """Return the operators in groups, a kernel each, in an order in which they can run."""
        return _Planner(self.graph, self.chooser).groups

    def borders(
        self, names: Iterable[str], *, mapped: bool, arrangement: KernelArrangement | None = None
    ) -> dict[str, tuple[Steps, Steps]]:
        """Return the steps that bring tensors to the GPU, and those that bring them back to the CPU, conversions included."""
        planner = _Planner(self.graph, self.chooser, arrangement, mapped=mapped)
        return {name: planner.border(name) for name in names}


def prepare_network(
    graph: Graph, gpu: GpuLike, library: str | Library, *, precision: str | None = None, batch: int | None = None
) -> PreparedNetwork:
    """Return a network after the passes of a library; the parameters and errors are those of `plan_network`."""
    profile = library_for(library if isinstance(library, Library) else load_library(library), graph.tokens)
    asked = precision or profile.default_precision
    name = next((known for known in profile.precision if known.lower() == asked.lower()), asked)
    if name not in profile.precision:
        integers = [" ".join(profile.integers.split())] if name.lower().startswith(("int", "uint")) and profile.integers else []
        raise InputError(f"library {profile.name}: {suggest('precision', name, profile.precision)}", integers)
    target = Target(as_gpu(gpu), name, profile.precision[name].bits)
    model = graph if batch is None else with_batch(graph, batch)
    names = profile.passes
    if target.precision.integers:
        names = ("fold_quantization", *names, "make_up_scales")
    after, fates = run_passes(model, names)
    notes: tuple[str, ...] = ()
    if not target.precision.integers and any(map(is_held_in_8_bits, model.tensors.values())):
        notes = (" ".join(["Quantized tensors are computed in floats.", *profile.integers.split()]),)
    chooser = Chooser(profile, target)
    return PreparedNetwork(model, after, fates, chooser, (*notes, *chooser.notes()))


class _ChosenRule(NamedTuple):
    """The rule of an operator, with its number in the profile."""

    number: int
    rule: Rule


class _Planner:
    """Makes the steps one after the other; `views` are tensors in the memory of others."""

    def __init__(
        self, graph: Graph, chooser: Chooser, arrangement: KernelArrangement | None = None, on_host: Set[str] = frozenset(),
        mapped: bool = False,
    ) -> None:  # fmt: skip
        groups: tuple[OperatorGroup, ...] = ()
        self.fixed: Mapping[str, FixedKernel] = {}
        storages: Mapping[str, str] = {}
        if arrangement is not None:
            graph, groups = arrangement.arranged(graph)
            self.fixed, storages = arrangement.kernels, arrangement.all_storages()
        self.graph, self.chooser, self.mapped = graph, chooser, mapped
        self.default = chooser.storage()
        self.places, self.notes = places_of(graph, self.default, chooser, storages)
        self.refused: dict[str, list[str]] = {}  # why there is no kernel, and of which groups
        self.steps: list[PlannedStep] = []
        self.views: dict[str, View] = {}
        self.free: dict[str, str] = {}
        self.host: dict[str, Operator] = {}
        self._on_gpu: set[str] = set(graph.resident)
        self._on_host: set[str] = set(graph.inputs) - set(graph.resident)
        able = {operator.name: self._rule(operator) for operator in graph.operators}
        makers = graph.producers() if on_host else {}
        self.groups = groups or group_operators(
            graph, chooser.library.fuse, lambda operator: rule_kind(graph, operator),
            lambda rule, operator: chooser.fuses(graph, self._storage(operator), rule, operator),
            lambda operator: able[operator.name] is None or bool(updates(operator)),
            lambda operator, place: (
                (not on_host or (operator.name in on_host) == (makers[operator.inputs[place]].name in on_host))
                and (not self.chooser.target.precision.integers or one_scale(graph, operator, place))
            ),
        )  # fmt: skip
        self.rules = {name: None if name in on_host else rule for name, rule in able.items()}

    def _storage(self, operator: Operator) -> str:
        return self.places[operator.outputs[0]][0] if operator.outputs else self.default.storage

    def _scope(self, operator: Operator) -> Scope:
        return self.chooser.scope(self.graph, operator, self._storage(operator))

    def _rule(self, operator: Operator, place: bool = True) -> _ChosenRule | None:
        if not operator.inputs or not operator.inputs[0] or not operator.outputs or left_to_host(operator, self.places):
            return None
        moving = [name for name in operator.inputs if name and not self.graph.tensors[name].constant]
        alike = len({self.places[name][0] for name in (operator.inputs[0], *moving, *operator.outputs)}) == 1
        alike = alike and (not self.chooser.target.precision.integers or one_scale(self.graph, operator))
        chosen = self.chooser.rule(operator, self._scope(operator), place and alike)
        return None if chosen is None else _ChosenRule(*chosen)

    # ---- steps ---------------------------------------------------------------------------------------------------------
    def run(self) -> None:
        """Make all steps: inputs first, then the groups in order, outputs last."""
        placed = self._concatenations()
        for name in self.graph.inputs:
            if any(name in group.inputs and self.rules[group.name] is not None for group in self.groups):
                self._to_gpu(name)
        for group in self.groups:
            chosen = self.rules[group.name]
            if chosen is None:
                self._fallback(group)
            elif chosen.rule.kernel == "view":
                self._view(group)
            elif group.name in placed:
                for name in group.inputs:  # one that the CPU made after all
                    self._to_gpu(name)
                self.free[group.name] = f"free: its inputs are made where {group.outputs[0]} lies"
                self._on_gpu.update(group.outputs)
            else:
                self._launches(group, chosen)
        for name in self.graph.outputs:
            self._to_host(name)

    def _concatenations(self) -> set[str]:
        """Return the groups whose inputs can be made where their output lies, and note where these lie."""
        makers = {name: group for group in self.groups for name in group.outputs}
        placed = set()
        for group in self.groups:
            chosen = self.rules[group.name]
            if chosen is None or chosen.rule.kernel != "place":
                continue
            inputs = group.anchor.inputs
            producers = [makers.get(name) for name in inputs]
            own = all(maker is not None and self._makes(maker) for maker in producers)
            if own and not group.fused and len(set(inputs)) == len(inputs) and not any(name in self.views for name in inputs):
                self.views.update(views_of(self.graph, group.anchor, self.places))
                placed.add(group.name)
            else:
                self.rules[group.name] = self._rule(group.anchor, place=False)
        return placed

    def _makes(self, group: OperatorGroup) -> bool:
        """Whether a kernel writes what a group makes, or it is placed itself."""
        chosen = self.rules[group.name]
        return chosen is not None and chosen.rule.kernel != "view"

    def _view(self, group: OperatorGroup) -> None:
        source = group.anchor.inputs[0]
        self._to_gpu(source)
        for name, view in views_of(self.graph, group.anchor, self.places).items():
            self.views.setdefault(name, view)
        self._on_gpu.update(group.outputs)
        self.free[group.name] = f"free: a view of {source}"

    def _launches(self, group: OperatorGroup, chosen: _ChosenRule) -> None:
        for name in group.inputs:
            if not self.graph.tensors[name].constant:
                self._to_gpu(name)
        try:
            ways = self._ways(group, chosen)
        except UnsupportedError as error:
            self.refused.setdefault(str(error), []).append(group.name)
            self._fallback(group)
            return
        single = [way[0] for way in ways if len(way) == 1]
        several = _merged([way for way in ways if len(way) > 1])
        lone = [self._step(group, single, "")] if single else []
        steps = [[self._step(group, options, options[0].call.variant) for options in way] for way in several]
        if lone and not several:
            self.steps += lone
        elif len(steps) == 1 and not lone:
            self.steps += steps[0]
        else:
            alternatives = (*((step,) for step in lone), *(tuple(way) for way in steps))
            self.steps.append(PlannedStep("choice", group.name, group.stands_for, alternatives=alternatives))
        if updates(group.anchor):
            self.views.update(views_of(self.graph, group.anchor, self.places))
        self._on_gpu.update(group.outputs)

    def _ways(self, group: OperatorGroup, chosen: _ChosenRule) -> list[list[Option]]:
        fixed = self.fixed.get(group.name)
        if fixed is None:
            return self.chooser.ways(self._task(group), chosen.number, chosen.rule, self._scope(group.anchor))
        return [self.chooser.fixed(self._task(group), fixed)]

    def _task(self, group: OperatorGroup) -> KernelTask:
        return KernelTask(self.graph, group, self.places, self.chooser.target.precision)

    @staticmethod
    def _step(group: OperatorGroup, options: list[Option], part: str) -> PlannedStep:
        calls = [option.call for option in options]
        writes = dict.fromkeys(call.tensors[i] for call in calls for i in call.writes)
        reads = dict.fromkeys(name for call in calls for i, name in enumerate(call.tensors) if name and i not in call.writes)
        name = f"{group.name}: {part}" if part else group.name
        return PlannedStep("launch", name, group.stands_for, tuple(options), reads=tuple(reads), writes=tuple(writes))

    # ---- between host and GPU ------------------------------------------------------------------------------------------
    def _plain_b(self, name: str) -> int:
        return self.graph.tensors[name].size_b

    def _to_gpu(self, name: str) -> None:
        """Upload a tensor that the host has, and bring it into the library's storage."""
        if name in self._on_gpu:
            return
        plain = name + HOST_SUFFIX
        self.steps.append(PlannedStep("host", f"upload {name}", work="upload", writes=(plain,), bytes_b=self._plain_b(name),
                                      mapped=self.mapped))  # fmt: skip
        if self._lies_plain(name):
            self.steps[-1] = msgspec.structs.replace(self.steps[-1], writes=(name,))
        else:
            self._convert(name, self.chooser.library.io.input, f"convert {name}")
        self._on_gpu.add(name)

    def _to_host(self, name: str) -> None:
        """Bring a tensor into the order of the model, and read it back."""
        if name in self._on_host or self.graph.tensors[name].constant:
            return
        plain = name
        if not self._lies_plain(name):
            self._convert(name, self.chooser.library.io.output, f"convert {name}")
            plain = name + HOST_SUFFIX
        self.steps.append(PlannedStep("host", f"read {name}", work="read back", reads=(plain,), bytes_b=self._plain_b(name),
                                      mapped=self.mapped))  # fmt: skip
        self._on_host.add(name)

    def _lies_plain(self, name: str) -> bool:
        """Whether a tensor lies in the library's storage as the host has it."""
        plain = self.places[name] == (ROWS, 32) and self.graph.layout_of(name) == "NHWC"
        return plain and self.graph.image(name).c % 4 == 0 and self.graph.tensors[name].dtype == "float32"

    def border(self, name: str) -> tuple[Steps, Steps]:
        self.steps, self._on_gpu = [], set()
        self._to_gpu(name)
        there = tuple(self.steps)
        self.steps, self._on_host = [], set()
        self._to_host(name)
        return there, tuple(self.steps)

    def _convert(self, name: str, kernel: str, title: str) -> None:
        io = self.chooser.library.io
        operator = Operator(title, "cast", (name,), (name,), {"dtype": self.graph.tensors[name].dtype})
        group = OperatorGroup(operator)
        (call,) = variants.lookup(kernel).lower(self._task(group), {})
        option = self.chooser.option(call, KernelChoice(kernel, local=io.local), 0, self._scope(operator))
        step = self._step(group, [option], "")
        self.steps.append(PlannedStep("launch", title, (), step.options, reads=step.reads, writes=step.writes))

    def _fallback(self, group: OperatorGroup) -> None:
        """Compute a group on the CPU; what it reads comes back first, what it makes goes up when a kernel reads it."""
        for name in group.inputs:
            if not self.graph.tensors[name].constant:
                self._to_host(name)
        self.steps.append(fallback_step(self.graph, group))
        self._on_host.update(group.outputs)
        self.host[group.name] = group.anchor

    # ---- results -------------------------------------------------------------------------------------------------------
    def check(self, strict: bool) -> None:
        counts: dict[str, int] = {}
        for operator in self.host.values():
            what = operator.attributes.get("operator") if operator.kind == "custom" else operator.attributes.get("function")
            label = f"{operator.kind} {what}" if what else operator.kind
            counts[label] = counts.get(label, 0) + 1
        if not counts:
            return
        shown = ", ".join(f"{n} {label}" for label, n in sorted(counts.items()))
        if strict:
            raise UnsupportedError(
                f"network {self.graph.name}: library {self.chooser.library.name} leaves operators to the CPU: {shown}; "
                "without --strict they run there at an assumed cost"
            )
        self.notes.append(f"Operators on the CPU: {shown}.")

    def plan(self, model: Graph, fates: Mapping[str, Fate]) -> NetworkPlan:
        chooser = self.chooser
        tensors = live_tensors(self.graph, self.steps, self.places, self.views)
        refused = [f"{_few(names)}: {reason}." for reason, names in self.refused.items()]
        return NetworkPlan(
            chooser.library, chooser.target, self.graph, tuple(self.steps), tensors, (*self.graph.notes, *refused, *self.notes),
            self._explanation(model, fates), memory_b(tensors, chooser), _weights_b(self.steps),
            chooser.flush_every(), chooser.recorded(), chooser.sets_arguments(),
        )  # fmt: skip

    def _explanation(self, model: Graph, fates: Mapping[str, Fate]) -> tuple[Explanation, ...]:
        kinds = {operator.name: operator.kind for operator in model.operators}
        kernels: dict[str, list[str]] = {}
        for step in self.steps:
            for name in step.operators:
                kernels.setdefault(name, []).extend(dict.fromkeys(option.call.variant for option in options_of([step])))
        explanations: dict[str, Explanation] = {}
        for name, fate in fates.items():
            text = f"{fate.by}: part of {fate.into}" if fate.into else f"{fate.by}: {passes.lookup(fate.by).sentence}"
            explanations[name] = Explanation(name, kinds[name], "fused" if fate.into else "free", text)
        for group in self.groups:
            own = ("kernel", "kernel " + ", ".join(kernels.get(group.name, [])))
            if group.name in self.free:
                own = ("free", self.free[group.name])
            elif group.name in self.host:
                own = ("host", "on the CPU")
            into = ("fused", f"fused into {group.name}")
            for operator in (group.anchor, *group.fused):
                if operator.name in kinds:  # a pass may have spelled one of the model as several
                    fate_and_text = own if operator is group.anchor else into
                    explanations[operator.name] = Explanation(operator.name, kinds[operator.name], *fate_and_text)
        return tuple(explanations[operator.name] for operator in model.operators)


def _merged(ways: list[list[Option]]) -> list[list[list[Option]]]:
    """Return ways of several launches with the options of each launch; ways through the same tensors are one."""
    merged: dict[tuple[object, ...], list[list[Option]]] = {}
    for way in ways:
        # as tensors lie: buffers of one size may hold other tiles
        through = tuple(tuple(operand for operand in option.call.operands if operand is not None) for option in way)
        launches = merged.setdefault(through, [[] for _ in way])
        for options, option in zip(launches, way, strict=True):
            if option not in options:
                options.append(option)
    return list(merged.values())


def _weights_b(steps: Sequence[PlannedStep]) -> int:
    """Return the bytes of all weights, of each constant in its largest form; several launches may read the same."""
    held: dict[tuple[str, ...], int] = {}
    for call in (option.call for option in options_of(steps)):
        if call.weights_b:
            held[call.constants] = max(call.weights_b, held.get(call.constants, 0))
    return sum(held.values())


def _few(names: list[str]) -> str:
    """Return names with commas, those beyond the first ones as a number.

    >>> _few(["a", "b", "c", "d", "e"])
    'a, b, c and 2 more'
    """
    return ", ".join(names[:3]) + (f" and {len(names) - 3} more" if len(names) > 3 else "")
