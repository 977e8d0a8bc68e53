"""Networks as the runner in C runs them: the memory of their tensors and weights, and the steps that were chosen, in order.

The rules by which tensors lie in others are those of `mgpusim.calibrate.measuring.network_memory`. Here they become a table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from mgpusim.calibrate.measuring.network_run import BUDGET_S, ERROR, EXPECTED, FEWEST, MOST, WARM_S
from mgpusim.calibrate.measuring.plan import MOST_PLACES, arg_line, numbers, plan_of, range_line, text
from mgpusim.errors import InputError
from mgpusim.workload.args import UNIFORM, Arg, BufferArg, ImageArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.tables import arg_from_dict

__all__ = ["network_plan"]

WHOLE, PART, VIEW, PICTURE = range(4)
KINDS = ("launch", "upload", "read back")
ALIGN_B = 64


def network_plan(
    suite: Mapping[str, Any], launches: Sequence[Launch], steps: Sequence[Mapping[str, Any]], values: Mapping[str, Any]
) -> tuple[bytes, bytes]:
    """Return the plan that runs a suite's network alone, and the numbers that the runner reads beside it.

    Parameters
    ----------
    launches : of the suite.
    steps : of `mgpusim.calibrate.measuring.network_run.chosen_launches`.
    values : numbers by name: weights, inputs, and the outputs that are expected.

    Raises
    ------
    InputError
        A kernel of more arguments than the runner in C has room for, or a tensor that is an image and lies in a buffer.
    """
    network = suite["network"]
    chosen = sorted({suite["launches"][step["launch"]]["kernel"] for step in steps if step["kind"] == "launch"})
    table = _MemoryTable(network["tensors"], values)
    lines = []
    for step in steps:
        if step["kind"] == "launch":
            launch, option = launches[step["launch"]], step["option"]
            places = [table.place(name, arg) for name, arg in zip(option["memory"], launch.args, strict=True)]
            if len(places) > MOST_PLACES:
                raise InputError(f"{step['name']}: {len(places)} arguments, but the runner in C has room for {MOST_PLACES}")
            written = dict.fromkeys(option["memory"][position] for position in option["writes"])
            changed = [x for name in written for x in table.written(name)]
            kernel = chosen.index(suite["launches"][step["launch"]]["kernel"])
            lines += [numbers(0), range_line(kernel, launch), numbers(len(places), *places)]
            lines.append(numbers(len(changed) // 2, *changed))
        else:
            arg = arg_from_dict(step["arg"])
            assert isinstance(arg, BufferArg)
            at = table.numbers(step["tensor"]) if step["kind"] == "upload" else 0
            place = table.place(step["memory"], arg)
            lines.append(numbers(KINDS.index(step["kind"]), 1, place, 0, arg.size_b, at))
    outputs = [(step["tensor"], step["memory"], step["arg"]) for step in steps if step["kind"] == "read back"]
    wanted = [*outputs, *((name, name, arg) for name, arg in network["checked"].items())]
    checked = []
    for name, memory, body in wanted:
        if EXPECTED + name in values:
            arg = arg_from_dict(body)
            place = table.place(memory, arg)
            if isinstance(arg, ImageArg) and arg.kind == "image1d_buffer":
                arg, place = BufferArg(arg.dtype, 4 * arg.width), table.lies(memory)
            row = text(msgspec.json.encode(name)) + numbers(place) + arg_line(arg)
            checked.append(row + numbers(table.numbers(EXPECTED + name, "<f8")))
    micro = (round(1e6 * WARM_S), FEWEST, MOST, round(1e6 * BUDGET_S), round(1e6 * ERROR))
    head = numbers(len(steps), len(table.lines) - 1, len(checked), network.get("flush_every", 0), *micro)
    alone = {"kernels": {name: suite["kernels"][name] for name in chosen}, "launches": [], "options": suite.get("options", {})}
    beside = b"".join(table.blob)
    return plan_of(alone, [], b"".join([head, *table.lines, *lines, *checked]), beside), beside


class _MemoryTable:
    """The memory of a network: `lines` of the plan, and `blob`, the numbers beside it."""

    def __init__(self, tensors: Mapping[str, Mapping[str, Any]], values: Mapping[str, Any]) -> None:
        self.tensors, self.values = tensors, values
        self.lines: list[bytes] = []
        self.blob: list[bytes] = []
        self._size_b = 0
        self._known: dict[Any, int] = {}
        self._at: dict[str, int] = {}
        self._parts: dict[tuple[str, int], int] = {}  # bytes of the largest tensor that begins there
        for tensor in tensors.values():
            place = tensor["of"], tensor["offset_b"]
            self._parts[place] = max(tensor["size_b"], self._parts.get(place, 0))

    def place(self, name: str, arg: Arg) -> int:
        """Return the position of an argument's memory."""
        assert isinstance(arg, BufferArg | ImageArg)
        if isinstance(arg, BufferArg):
            return self.lies(name)
        line = arg_line(msgspec.structs.replace(arg, row_pitch=None, access=None, init=UNIFORM))
        if arg.kind == "image1d_buffer":
            of = self.lies(name)
            return self._add((of, line), VIEW, of, 0, arg.size_b, 0, line)
        tensor = self.tensors.get(name)
        if tensor is not None and (tensor["offset_b"] or tensor["of"] in self._known):
            raise InputError(f"tensor {name} is an {arg.kind} and lies in the buffer of {tensor['of']}")
        key = (name if tensor is None else tensor["of"], "image", line)
        return self._add(key, PICTURE, None, 0, arg.size_b, 0 if tensor is not None else self.numbers(name), line)

    def lies(self, name: str) -> int:
        """Return the position of the buffer of a tensor or of weights: a part of another's, where it lies in that."""
        tensor = self.tensors.get(name)
        if tensor is None:
            return self._add(name, WHOLE, None, 0, int(self.values[name].nbytes), self.numbers(name))
        of, begin = tensor["of"], tensor["offset_b"]
        whole = self._add(of, WHOLE, None, 0, self._parts[of, 0], 0)
        return self._add((of, begin), PART, whole, begin, self._parts[of, begin], 0) if begin else whole

    def written(self, name: str) -> tuple[int, ...]:
        """Return the position of the buffer that a step writes, and how many bytes; nothing of an image."""
        tensor = self.tensors[name]
        known = (tensor["of"], tensor["offset_b"]) if tensor["offset_b"] else tensor["of"]
        return (self._known[known], tensor["size_b"]) if known in self._known else ()

    def numbers(self, name: str, dtype: str | None = None) -> int:
        """Return where numbers lie beside the plan, from 1 on."""
        if name not in self._at:
            import numpy as np

            raw = np.ascontiguousarray(self.values[name], dtype).tobytes()
            self._at[name] = 1 + self._size_b
            self.blob.append(raw + bytes(-len(raw) % ALIGN_B))
            self._size_b += len(self.blob[-1])
        return self._at[name]

    def _add(self, key: Any, place: int, of: int | None, begin: int, size_b: int, at: int, line: bytes = b"") -> int:
        if key not in self._known:
            position = self._known[key] = len(self.lines)
            self.lines.append(numbers(place, position if of is None else of, begin, size_b, at) + line)
        return self._known[key]
