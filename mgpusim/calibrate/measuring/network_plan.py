"""Networks as the runner in C runs them: the memory of their tensors and weights, and the steps that were chosen, in order.

The rules by which tensors lie in others are those of `mgpusim.calibrate.measuring.network_memory`. Here they become a table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mgpusim.calibrate.measuring.network_run import EXPECTED, worst_error
from mgpusim.calibrate.measuring.plan import BESIDE, MOST_ARGS, NOTHING, Tables, contents_b, memory_fields, numbers, plan_of
from mgpusim.errors import InputError
from mgpusim.workload.args import Arg, BufferArg, ImageArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.runs import numbers_of, summary
from mgpusim.workload.tables import arg_from_dict

LAUNCH, UPLOAD, READ_BACK, COPY, FLUSH = range(5)
WRITE = 1
ALIGN_B = 64


class NetworkRunPlan:
    """The plan that runs a suite's network alone, and the numbers that the runner reads beside it (`plan`, `values`).

    Parameters
    ----------
    launches : of the suite.
    steps : of `mgpusim.calibrate.measuring.network_run.chosen_launches`.
    values : numbers by name: weights, inputs, and the outputs that are expected.
    align_b : where parts of buffers may begin on the device; 0 where tensors that lie in others have memory of their own.
    """

    def __init__(
        self, suite: Mapping[str, Any], launches: Sequence[Launch], steps: Sequence[Mapping[str, Any]], values: Mapping[str, Any],
        align_b: int,
    ) -> None:  # fmt: skip
        network = suite["network"]
        self._steps, self._expected = steps, values
        self._memory = memory = _Memory(network["tensors"], values, align_b)
        tables = memory.tables
        chosen = sorted({suite["launches"][step["launch"]]["kernel"] for step in steps if step["kind"] == "launch"})
        places: list[list[int]] = []
        for step in steps:
            if step["kind"] != "launch":
                arg = arg_from_dict(step["arg"])
                places.append([memory.place(step["memory"], arg)])
                continue
            launch = launches[step["launch"]]
            if len(launch.args) > MOST_ARGS:
                raise InputError(f"{step['name']}: {len(launch.args)} arguments, but the runner in C has room for {MOST_ARGS}")
            places.append([memory.place(name, arg) for name, arg in zip(step["option"]["memory"], launch.args, strict=True)])
            tables.add_launch(chosen.index(suite["launches"][step["launch"]]["kernel"]), launch, places[-1])
        self.copied_b = n = 0
        flush = network.get("flush_every", 0)
        for step, at in zip(steps, places, strict=True):  # once all memory is known
            if step["kind"] == "launch":
                tables.steps.append(numbers(LAUNCH, n, 0, 0, 0, 0))
                written = dict.fromkeys(step["option"]["memory"][position] for position in step["option"]["writes"])
                for name in written:
                    for copy in memory.copies(name):
                        tables.steps.append(numbers(COPY, *copy))
                        self.copied_b += copy[-1]
                n += 1
                if flush and n % flush == 0:
                    tables.steps.append(numbers(FLUSH, memory.any_buffer, memory.any_buffer, 0, 0, 0))
                continue
            size_b = contents_b(arg_from_dict(step["arg"]))
            upload = step["kind"] == "upload"
            begin = memory.numbers(step["tensor"]) if upload else 0
            tables.steps.append(numbers(UPLOAD if upload else READ_BACK, *at, *at, begin, 0, size_b))
        outputs = [(step["tensor"], step["memory"], step["arg"]) for step in steps if step["kind"] == "read back"]
        wanted = [*outputs, *((name, name, arg) for name, arg in network["checked"].items())]
        self._checked: list[tuple[str, str]] = []
        for name, place, body in wanted:
            if EXPECTED + name in values:
                checked = arg_from_dict(body)
                assert isinstance(checked, BufferArg | ImageArg)
                of_buffer = isinstance(checked, ImageArg) and checked.kind == "image1d_buffer"
                tables.outputs += [memory.lies(place) if of_buffer else memory.place(place, checked), contents_b(checked)]
                self._checked.append((name, checked.dtype))
        alone = {**suite, "kernels": {name: suite["kernels"][name] for name in chosen}, "launches": []}
        alone.pop("network")
        self.values = b"".join(memory.blob)
        self.plan = plan_of(alone, [], tables, self.values)

    def result(self, seen: Mapping[str, Any]) -> dict[str, Any]:
        """Return what `mgpusim.calibrate.measuring.network_run.measure_network` does, of what the runner saw."""
        named = zip(self._checked, seen["outputs"], strict=True)
        errors = {name: worst_error(self._expected[EXPECTED + name], numbers_of(raw, dtype)) for (name, dtype), raw in named}
        runs, spans = seen["runs"][1:], seen["span"][1:]  # the first run of a queue is slower
        columns = iter(zip(*runs, strict=True))
        return {
            "chosen": [step.get("launch") for step in self._steps], "error": errors,
            **({"copied_between_b": self.copied_b} if self.copied_b else {}),
            **{f"{name}_ns": summary(seen[name]) for name in ("end_to_end", "queue", "enqueue")},
            "span_ns": summary(spans), "sum_ns": summary([sum(run) for run in runs]),
            "in_order_ns": [summary(next(columns)) if step["kind"] == "launch" else None for step in self._steps],
        }  # fmt: skip


class _Memory:
    """The memory of a network in `tables`, and `blob`, the numbers beside it."""

    def __init__(self, tensors: Mapping[str, Mapping[str, Any]], values: Mapping[str, Any], align_b: int) -> None:
        self.tensors, self.values, self.align_b = tensors, values, align_b
        self.tables = Tables()
        self.blob: list[bytes] = []
        self._size_b = 0
        self._at: dict[str, int] = {}
        self._buffers: dict[str, int] = {}
        self._apart: dict[tuple[str, int], int] = {}  # what has memory of its own, by whose part it is and where it begins
        self._parts: dict[tuple[str, int], int] = {}  # bytes of the largest tensor that begins there
        for tensor in tensors.values():
            place = tensor["of"], tensor["offset_b"]
            self._parts[place] = max(tensor["size_b"], self._parts.get(place, 0))

    def place(self, name: str, arg: Arg) -> int:
        """Return the position of an argument's memory."""
        assert isinstance(arg, BufferArg | ImageArg)
        if isinstance(arg, BufferArg):
            return self.lies(name)
        given = memory_fields(arg) | {"access": WRITE, "pitch": 0}
        if arg.kind == "image1d_buffer":
            return self.tables.add("view", given | {"init": NOTHING, "of": 1 + self.lies(name)})
        tensor = self.tensors.get(name)
        if tensor is None:
            return self.tables.add(name, given | {"init": BESIDE, "begin": self.numbers(name)})
        if tensor["offset_b"] or tensor["of"] in self._buffers:
            raise InputError(f"tensor {name} is an {arg.kind} and lies in the buffer of {tensor['of']}")
        return self.tables.add(tensor["of"], given | {"init": NOTHING})

    def lies(self, name: str) -> int:
        """Return the position of the buffer of a tensor or of weights: a part of another's, where it lies in that."""
        tensor = self.tensors.get(name)
        if tensor is None:
            return self._buffer(name, int(self.values[name].nbytes), {"init": BESIDE, "begin": self.numbers(name)})
        of, begin = tensor["of"], tensor["offset_b"]
        whole = self._buffer(of, self._parts[of, 0], {"init": NOTHING})
        if not begin:
            return whole
        key, size_b = f"{of} from {begin}", self._parts[of, begin]
        if self.align_b and begin % self.align_b == 0:
            return self._buffer(key, size_b, {"init": NOTHING, "of": 1 + whole, "begin": begin})
        self._apart[of, begin] = self._buffer(key, size_b, {"init": NOTHING})
        return self._apart[of, begin]

    def _buffer(self, key: str, size_b: int, more: Mapping[str, int]) -> int:
        if key not in self._buffers:
            self._buffers[key] = self.tables.add(key, {"access": WRITE, "count": size_b, "channels": 1, **more})
        return self._buffers[key]

    @property
    def any_buffer(self) -> int:
        """The position of a buffer."""
        return next(iter(self._buffers.values()))

    def copies(self, written: str) -> list[tuple[int, int, int, int, int]]:
        """Return the copies (from, to, offset from, offset to, bytes) after a launch that wrote a tensor."""
        tensor = self.tensors[written]
        of, begin, size_b = tensor["of"], tensor["offset_b"], tensor["size_b"]
        whole, out = self._buffers.get(of, 0), []
        if (of, begin) in self._apart:
            out.append((self._apart[of, begin], whole, 0, begin, size_b))
        for (other, first), at in self._apart.items():
            start, stop = max(begin, first), min(begin + size_b, first + self._parts[other, first])
            if other == of and first != begin and start < stop:
                out.append((whole, at, start, start - first, stop - start))
        return out

    def numbers(self, name: str) -> int:
        """Return where numbers lie beside the plan."""
        if name not in self._at:
            import numpy as np

            raw = np.ascontiguousarray(self.values[name]).tobytes()
            self._at[name] = self._size_b
            self.blob.append(raw + bytes(-len(raw) % ALIGN_B))
            self._size_b += len(self.blob[-1])
        return self._at[name]
