"""What a library profile makes of an operator: its rule, the kernels that the rule names, and their work groups."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.graphs.graph import Graph, Operator
from mgpusim.nn.graphs.operators import ELEMENTWISE, HOST_KINDS
from mgpusim.nn.kernels.base import Call, Stored
from mgpusim.nn.kernels.expressions import expression
from mgpusim.nn.libraries.load import parsed
from mgpusim.nn.libraries.local_sizes import GroupLimits, local_policies
from mgpusim.nn.libraries.profile import KernelChoice, Library, MemoryRule, Rule, StorageRule
from mgpusim.nn.lowering.facts import Scope, Target, gpu_facts, operator_facts
from mgpusim.nn.lowering.variants import KernelTask, variants
from mgpusim.nn.passes.groups import FuseRule
from mgpusim.nn.planning.arrangement import FixedKernel
from mgpusim.nn.planning.plan import Option
from mgpusim.workload.args import ImageArg, ScalarArg
from mgpusim.workload.expressions.expression import Expression
from mgpusim.workload.ndrange import POINTER_B


def exceeded_limits(call: Call, gpu: GpuSpec) -> list[str]:
    """Return the images of a launch that are larger than the device's, and its arguments where they are too many."""
    width, height = gpu.limits.max_image2d
    args_b = sum(arg.size_b if isinstance(arg, ScalarArg) else POINTER_B for arg in call.launch.args)
    most_b = gpu.limits.max_args_b
    many = f"{len(call.launch.args)} arguments of {args_b} bytes, limits.max_args_b of {gpu.name} is {most_b}"
    images = [arg for arg in call.launch.args if isinstance(arg, ImageArg) and arg.kind != "image1d_buffer"]
    return [many] * (args_b > most_b) + [
        f"an image {image.width}x{image.height}, limits.max_image2d of {gpu.name} is {width}x{height}"
        for image in images
        if image.width > width or image.height > height
    ]


class Chooser:
    """Answers what a profile says, for one GPU and one precision; facts are computed once for each operator."""

    def __init__(self, library: Library, target: Target) -> None:
        self.library, self.target = library, target
        self._definitions: dict[str, Expression] = {name: parsed(text) for name, text in library.let.items()}
        self._scopes: dict[str, Scope] = {}
        self._rows_b: dict[str, int] = {}
        self._gpu = gpu_facts(target)
        self._rules: dict[str, list[tuple[int, Rule]]] = {}
        limits = target.gpu.limits
        x, y, z = (*limits.max_work_item_sizes, 1, 1)[:3]
        self._limits = GroupLimits(limits.max_work_group_size, (x, y, z))

    def storage(self) -> StorageRule:
        """Return the rule for where tensors lie."""
        for rule in self.library.storage:
            if parsed(rule.when).holds(self._gpu):
                return rule
        raise UnsupportedError(f"library {self.library.name}: no storage rule holds for {self.target.gpu.name}")

    def notes(self) -> tuple[str, ...]:
        return tuple(" ".join(said.says.split()) for said in self.library.note if parsed(said.when).holds(self._gpu))

    def flush_every(self) -> int:
        """Return after how many launches the queue is flushed, 0 for at the end alone."""
        return next((f.every for f in self.library.queue.flush if parsed(f.when).holds(self._gpu)), 0)

    def recorded(self) -> bool:
        return bool(parsed(self.library.queue.recorded).holds(self._gpu))

    def sets_arguments(self) -> bool:
        return bool(parsed(self.library.queue.sets_arguments).holds(self._gpu))

    def allocator(self, storage: str) -> str:
        """Return the allocator of tensors in a storage; each has memory of its own where the profile says nothing."""
        rule = self._memory(storage)
        return "separate" if rule is None else rule.allocator

    def _memory(self, storage: str) -> MemoryRule | None:
        facts = self._gpu | {"storage": storage}
        return next((m for m in self.library.memory if parsed(m.when).holds(facts)), None)

    def _row_b(self, storage: str) -> int:
        """Return at what multiples of bytes the rows of images in a storage begin, 0 where they are made of no buffer."""
        if storage not in self._rows_b:
            rule = self._memory(storage)
            facts = self._gpu | {"storage": storage}
            self._rows_b[storage] = 0 if rule is None else int(parsed(str(rule.row_b)).evaluate(facts))
        return self._rows_b[storage]

    def in_memory(self, call: Call) -> Call:
        """Return a call whose images lie in buffers where the library has them there, rows so far apart as it aligns them."""
        args = list(call.launch.args)
        for i, (operand, arg) in enumerate(zip(call.operands, args, strict=True)):
            if isinstance(operand, Stored) and isinstance(arg, ImageArg) and arg.kind == "image2d":
                if row_b := self._row_b(operand.storage):
                    args[i] = msgspec.structs.replace(arg, row_pitch=-(-arg.width * arg.texel_b // row_b) * row_b)
        return msgspec.structs.replace(call, launch=msgspec.structs.replace(call.launch, args=tuple(args)))

    def scope(self, graph: Graph, operator: Operator, storage: str, **more: bool) -> Scope:
        """Return facts of an operator; `more` are those that depend on the plan so far."""
        if operator.name not in self._scopes:
            facts = operator_facts(graph, operator, self.target, storage) | more
            self._scopes[operator.name] = Scope(facts, self._definitions)
        return self._scopes[operator.name]

    def fuses(self, graph: Graph, storage: str, rule: FuseRule, operator: Operator) -> bool:
        return bool(parsed(rule.when).holds(self.scope(graph, operator, storage)))

    def rule(self, operator: Operator, scope: Scope, place: bool = True) -> tuple[int, Rule] | None:
        """Return the rule for an operator with its number in the profile, None where none holds: the CPU takes it.

        Without `place`, rules that make no launch because input and output share memory are passed over.
        """
        kind = scope["kind"]
        if not self._has_form(operator):
            return None
        for number, rule in self.rules(kind):
            if (place or rule.kernel not in ("place", "view")) and parsed(rule.when).holds(scope):
                return None if rule.kernel == "host" else (number, rule)
        return None

    def rules(self, kind: str) -> list[tuple[int, Rule]]:
        """Return the rules for a kind of operator in the order in which they are tried, with their numbers in the profile.

        Kinds that libraries leave to the CPU need a rule that names them.
        """
        if kind not in self._rules:
            every = kind not in HOST_KINDS
            rules = [(i, r) for i, r in enumerate(self.library.rule) if kind in r.kinds or (every and "*" in r.kinds)]
            self._rules[kind] = rules
        return self._rules[kind]

    @staticmethod
    def parameters(choice: KernelChoice, scope: Mapping[str, Any]) -> dict[str, Any]:
        return {name: parsed(v).evaluate(scope) if isinstance(v, str) else v for name, v in choice.parameters.items()}

    @staticmethod
    def _has_form(operator: Operator) -> bool:
        """Whether an element-wise function can be written as OpenCL C."""
        if operator.kind != "elementwise":
            return True
        function = operator.attributes["function"]
        try:
            expression(function, ["v"] * (ELEMENTWISE[function][0] or len(operator.inputs)), operator.attributes)
        except UnsupportedError:
            return False
        return True

    def ways(self, task: KernelTask, number: int, rule: Rule, scope: Scope) -> list[list[Option]]:
        """Return the ways to compute a group: each a list of launches in order. Those that need too large images are left out."""
        ways = []
        too_large = ""
        for choice in rule.choices:
            if not parsed(choice.when).holds(scope):
                continue
            way, exceeded = self.way(task, number, choice, scope)
            if exceeded:
                too_large = f": {exceeded}"
            else:
                ways.append(way)
        if not ways:
            where = f"library {self.library.name}, rule[{number}]"
            raise InputError(f"{where}: none of its kernels suits {task.group.name}{too_large}")
        return ways

    def way(self, task: KernelTask, number: int, choice: KernelChoice, scope: Scope) -> tuple[list[Option], str]:
        """Return the launches of a choice of rule `number`, and which image of them is larger than the device's, "" if none."""
        where = f"library {self.library.name}, rule[{number}] for {task.group.name}, kernel {choice.kernel}"
        calls, exceeded = self._lowered(task, choice.kernel, self.parameters(choice, scope), where)
        return [self.option(call, choice, i, scope) for i, call in enumerate(calls)], exceeded

    def fixed(self, task: KernelTask, fixed: FixedKernel) -> list[Option]:
        """Return the launches of a kernel that is given with its work groups."""
        name = task.group.name
        calls, exceeded = self._lowered(task, fixed.kernel, dict(fixed.parameters), f"{name}, kernel {fixed.kernel}")
        if exceeded:
            raise InputError(f"{name}: {exceeded}")
        if len(calls) != len(fixed.locals):
            raise InputError(f"{name}: {len(fixed.locals)} work groups for the {len(calls)} launches of {fixed.kernel}")
        return [Option.of(self.in_memory(call), local) for call, local in zip(calls, fixed.locals, strict=True)]

    def _lowered(self, task: KernelTask, kernel: str, given: dict[str, Any], where: str) -> tuple[list[Call], str]:
        """Return the launches of a kernel, and what of them exceeds the device, "" if nothing; errors say `where` they are."""
        try:
            calls = variants.lookup(kernel).lower(task, given)
        except InputError as error:
            if any(len(task.graph.tensors[name].shape) > 4 for name in task.operator.inputs if name):
                raise UnsupportedError(f"{task.operator.kind} of more than four dimensions: {error}") from None
            raise InputError(f"{where}: {error}") from None
        exceeded = (f"{call.variant} needs {text}" for call in calls for text in exceeded_limits(call, self.target.gpu))
        return calls, next(exceeded, "")

    def option(self, call: Call, choice: KernelChoice, number: int, scope: Mapping[str, Any]) -> Option:
        """Return launch `number` of a choice with the work groups that the library tries.

        Kernels that are written for one work group have it already.
        """
        call = self.in_memory(call)
        launch = call.launch
        if launch.local_size is not None:
            return Option.of(call, launch.local_size)
        name = choice.local[min(number, len(choice.local) - 1)]
        local = self.library.local[name]
        options = {key: parsed(v).evaluate(scope) if isinstance(v, str) else v for key, v in local.options.items()}
        locals_ = local_policies.lookup(local.policy)(launch.global_size, self._limits, options)
        return Option(call, locals_, local.policy, options)
