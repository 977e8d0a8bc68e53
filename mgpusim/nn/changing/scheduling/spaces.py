"""What may compute an operator: kernels with the values of their knobs, and which of them are not worth looking at.

The spaces stand in `spaces.toml` beside this module. Members are pruned before anything is compiled: those that a kernel or a
device refuses; those that break a condition (blocks that compute half as much again as there is); those whose registers leave no
room for a whole wave. The last is the criterion "registers" of `mgpusim.sched.pruning.criteria`. `legal_spaces` leaves all that
can
run, whether it is worth looking at or not: what a search is compared with.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from mgpusim.arch.spec import GpuSpec
from mgpusim.nn.libraries.load import parsed
from mgpusim.nn.planning.arrangement import Parameter
from mgpusim.sched.pruning.criteria import Use, removed


class KernelMember(msgspec.Struct, frozen=True, order=True):
    """A kernel with its parameters, by name in order; `origin` is the space or the library that it comes from.

    `of_library` says that a library profile would run it.
    """

    kernel: str
    parameters: tuple[tuple[str, Parameter], ...] = ()
    origin: str = ""
    of_library: bool = False

    @property
    def key(self) -> tuple[Any, ...]:
        """What makes it the same as another, wherever they come from."""
        return self.kernel, tuple((name, str(value)) for name, value in self.parameters)


class OperatorSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of `spaces.toml`: see there."""

    name: str
    kinds: tuple[str, ...]
    kernel: str
    registers: str
    source: str
    knobs: dict[str, tuple[Parameter, ...]]
    legal: tuple[str, ...] = ()
    keep: tuple[str, ...] = ()
    when: str = "true"
    let: dict[str, str] = {}

    @property
    def count(self) -> int:
        """Members, those that are pruned too."""
        return math.prod(len(values) for values in self.knobs.values())

    def member(self, number: int) -> KernelMember:
        """Return a member by its number; the last knob changes the fastest."""
        values: dict[str, Parameter] = {}
        for name, choices in reversed(self.knobs.items()):
            number, at = divmod(number, len(choices))
            values[name] = choices[at]
        return KernelMember(self.kernel, tuple((name, values[name]) for name in sorted(values)), self.name)

    def columns(self) -> dict[str, Any]:
        """Return the values of each knob at all members."""
        values: dict[str, Any] = {}
        repeat = self.count
        numbers = np.arange(self.count)
        for name, choices in self.knobs.items():
            repeat //= len(choices)
            values[name] = np.array(choices)[numbers // repeat % len(choices)]
        return values


class PrunedSpace(NamedTuple):
    """What is left of a space for an operator: numbers of members."""

    space: OperatorSpace
    numbers: tuple[int, ...]

    def neighbours(self, member: KernelMember) -> list[KernelMember]:
        """Return the members left that differ from a member of this kernel in one knob."""
        own = dict(member.parameters)
        left = set(self.numbers)
        strides, step = {}, 1
        for name, choices in reversed(self.space.knobs.items()):
            strides[name] = step
            step *= len(choices)
        at = {}
        for name, choices in self.space.knobs.items():
            value = own.get(name, choices[0])
            if value not in choices:
                return []
            at[name] = choices.index(value)
        base = sum(strides[name] * at[name] for name in at)
        members = []
        for name, choices in self.space.knobs.items():
            for i in range(len(choices)):
                number = base + (i - at[name]) * strides[name]
                if i != at[name] and number in left:
                    members.append(self.space.member(number))
        return members


@cache
def operator_spaces() -> tuple[OperatorSpace, ...]:
    """Return the spaces of `spaces.toml`.

    >>> [space.name for space in operator_spaces()][:3]
    ['direct', 'winograd', 'product']
    """
    document = tomllib.loads((Path(__file__).parent / "spaces.toml").read_text(encoding="utf-8"))
    return tuple(msgspec.convert(document["space"], list[OperatorSpace]))


def pruned_spaces(facts: Mapping[str, Any], gpu: GpuSpec) -> list[PrunedSpace]:
    """Return what is left of the spaces of an operator on a GPU, by its facts and the definitions of the profile `ours`.

    >>> gpu, graph = load_gpu("adreno-640"), convolution_graph((56, 56, 64), 128)
    >>> chooser = Chooser(load_library("ours"), Target(gpu, "F16", Precision(16, 16, 16)))
    >>> facts = chooser.scope(graph, graph.operators[0], "image2d_rows")
    >>> [(pruned.space.name, len(pruned.numbers) < pruned.space.count) for pruned in pruned_spaces(facts, gpu)]
    [('direct', True), ('winograd', True)]
    """
    out = []
    for space, kept, registers in _masks(facts, ("legal", "keep")):
        items = np.full(space.count, min(gpu.core.warp_sizes))
        kept &= ~removed(Use(items=items, registers=np.ceil(registers)), gpu, ["registers"])["registers"]
        out.append(PrunedSpace(space, tuple(int(i) for i in np.flatnonzero(kept))))
    return out


def legal_spaces(facts: Mapping[str, Any], gpu: GpuSpec) -> list[PrunedSpace]:
    """Return the members of the spaces of an operator that a GPU can run, those too that no search looks at.

    Left out is what a kernel or the device refuses, and what needs more registers than a work item can hold. Sizes of buffers
    and images are known only once a member is lowered.

    >>> gpu, graph = load_gpu("adreno-640"), convolution_graph((56, 56, 64), 128)
    >>> chooser = Chooser(load_library("ours"), Target(gpu, "F16", Precision(16, 16, 16)))
    >>> facts = chooser.scope(graph, graph.operators[0], "image2d_rows")
    >>> legal, pruned = legal_spaces(facts, gpu), pruned_spaces(facts, gpu)
    >>> [set(few.numbers) < set(all.numbers) for all, few in zip(legal, pruned)]
    [True, True]
    """
    return [
        PrunedSpace(space, tuple(int(i) for i in np.flatnonzero(kept & (registers <= gpu.registers.max_per_item))))
        for space, kept, registers in _masks(facts, ("legal",))
    ]


def _masks(facts: Mapping[str, Any], parts: Sequence[str]) -> Iterator[tuple[OperatorSpace, Any, Any]]:
    """Yield the spaces of an operator with the members for which these conditions hold, and the registers of all."""
    for space in operator_spaces():
        if facts["kind"] not in space.kinds or not parsed(space.when).holds(facts):
            continue
        conditions = [text for part in parts for text in getattr(space, part)]
        known: dict[str, Any] = {}
        for text in (*conditions, space.registers, *space.let.values()):
            known |= {name: facts[name] for name in parsed(text).names if name in facts}
        for name, text in space.let.items():
            known[name] = parsed(text).evaluate(known)
        known |= space.columns()
        kept = np.ones(space.count, bool)
        for text in conditions:
            kept &= np.asarray(parsed(text).holds(known), bool)
        yield space, kept, np.broadcast_to(np.asarray(parsed(space.registers).evaluate(known), float), kept.shape)


def sampled(spaces: Sequence[PrunedSpace], count: int, seed: int = 0) -> list[KernelMember]:
    """Return members of several spaces, drawn evenly from all."""
    sizes = [len(space.numbers) for space in spaces]
    rng = np.random.default_rng(seed)
    drawn = sorted(int(i) for i in rng.permutation(sum(sizes))[:count])
    ends = np.cumsum(sizes)
    members = []
    for number in drawn:
        at = int(np.searchsorted(ends, number, side="right"))
        members.append(spaces[at].space.member(spaces[at].numbers[number - (int(ends[at]) - sizes[at])]))
    return members
