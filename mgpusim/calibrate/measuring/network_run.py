"""A network run on an OpenCL device: its launches in order, and from the first host call to the last result.

Needs numpy and pyopencl alone, so that a bundle carries it as it is. What `mgpusim.calibrate.measuring.network_suite` writes
under `network` of a suite is read here; the numbers of its tensors lie beside the suite, by the names of its memory.
"""

from __future__ import annotations

import math
import statistics
import time
from pathlib import Path
from typing import Any

try:
    from mgpusim.calibrate.measuring.cldevice import CHANNEL_TYPES, IMAGE_AXES, MeasureError, summary
except ImportError:  # in a bundle the files lie beside this one
    from cldevice import CHANNEL_TYPES, IMAGE_AXES, MeasureError, summary  # type: ignore

__all__ = ["NetworkOnDevice", "chosen_launches", "in_run_order", "measure_network", "refuse_precision", "values_file"]

FEWEST, MOST, BUDGET_S = 9, 45, 3.0
"""Runs of a network that count: at least, at most, and seconds after which they are enough."""
EXPECTED = "expected "
"""Before the name of an output, that of its expected values."""


def values_file(suite: Path) -> Path:
    """Return where the numbers of a suite's network lie: beside it.

    >>> values_file(Path("suite.json.gz")).name, values_file(Path("corpus.json.suite")).name
    ('suite.npz', 'corpus.json.suite.npz')
    """
    return suite.with_name(suite.name.removesuffix(".gz").removesuffix(".json") + ".npz")


def refuse_precision(network: dict[str, Any], extensions: str) -> None:
    """Refuse a network in a precision that the device does not have.

    Raises
    ------
    MeasureError
        With the precisions of the library that need nothing.
    """
    lacks = [name for name in network["needs"] if name not in extensions.split()]
    if lacks:
        other = " or ".join(network["plain_precisions"])
        raise MeasureError(
            f"the device has no {', '.join(lacks)}, which precision {network['precision']} needs"
            + (f"; measure {network['name']} with --precision {other}" if other else "")
        )


# ---- what is run -------------------------------------------------------------------------------------------------------
def chosen_launches(steps: list[dict[str, Any]], median_ns: dict[int, float]) -> list[dict[str, Any]]:
    """Return the steps of a run, each with the fastest of its kernels, and of several ways the fastest.

    Parameters
    ----------
    steps : of the network; a launch's `options` have positions of launches, a choice's `alternatives` are steps.
    median_ns : of the launches that were measured, by position.

    Raises
    ------
    ValueError
        A step of whose kernels none was measured.

    >>> conv = {"kind": "launch", "name": "conv", "options": [{"launches": [0, 1]}, {"launches": [2]}]}
    >>> [(step["launch"], step["option"]) for step in chosen_launches([conv], {0: 9.0, 1: 5.0, 2: 7.0})]
    [(1, {'launches': [0, 1]})]
    """
    out: list[dict[str, Any]] = []
    for step in steps:
        if step["kind"] == "choice":
            ways, refused = [], []
            for way in step["alternatives"]:
                try:
                    ways.append(chosen_launches(way, median_ns))
                except ValueError as error:
                    refused.append(error)
            if not ways:
                raise refused[0]
            out += min(ways, key=lambda way: math.fsum(median_ns[one["launch"]] for one in way))
        elif step["kind"] == "launch":
            able = [(median_ns[i], i, option) for option in step["options"] for i in option["launches"] if i in median_ns]
            if not able:
                raise ValueError(f"{step['name']}: none of its kernels could be measured")
            _, position, option = min(able, key=lambda one: one[:2])
            out.append({**{k: v for k, v in step.items() if k != "options"}, "launch": position, "option": option})
        else:
            out.append(step)
    return out


class _Memory:
    """The tensors and weights of a network on a device, and how the arguments of its launches lie in them.

    A tensor that lies in another's memory is a part of its buffer. Where the device makes no buffer that begins there
    (CL_DEVICE_MEM_BASE_ADDR_ALIGN), the tensor has memory of its own and is copied after each launch that changes either.
    """

    def __init__(self, session: Any, network: dict[str, Any], values: Any) -> None:
        self.session, self.cl, self.values = session, session.cl, values
        self.tensors: dict[str, dict[str, Any]] = network["tensors"]
        self.align = max(1, int(session.device.mem_base_addr_align) // 8)
        self.buffers: dict[str, Any] = {}
        self.bound: dict[tuple[Any, ...], Any] = {}
        self.apart: dict[tuple[str, int], int] = {}  # bytes of what has memory of its own, by whose part it is and where it begins
        self.parts: dict[tuple[str, int], int] = {}  # bytes of the largest tensor that begins there
        for tensor in self.tensors.values():
            place = tensor["of"], tensor["offset_b"]
            self.parts[place] = max(tensor["size_b"], self.parts.get(place, 0))

    def bind(self, name: str, arg: dict[str, Any]) -> Any:
        """Return the memory of an argument: that of a tensor, or of weights."""
        ((kind, body),) = arg.items()
        sizes = (body["count"],) if kind == "buffer" else tuple(body[axis] for axis in IMAGE_AXES[kind])
        key = (name if name not in self.tensors else (self.tensors[name]["of"], self.tensors[name]["offset_b"]), kind, sizes)
        if key not in self.bound:
            self.bound[key] = self._made(name, kind, body, sizes)
        return self.bound[key]

    def _made(self, name: str, kind: str, body: dict[str, Any], sizes: tuple[int, ...]) -> Any:
        if kind not in ("buffer", "image1d_buffer"):
            return self._image(name, kind, body, sizes)
        texel = 1 if kind == "buffer" else 4
        size_b = sizes[0] * texel * _bits(body) // 8
        held = self._part(name, size_b)
        return held if kind == "buffer" else self._view(held, body, sizes[0])

    def _image(self, name: str, kind: str, body: dict[str, Any], sizes: tuple[int, ...]) -> Any:
        """An image: of weights with what they hold, of a tensor with nothing yet."""
        cl = self.cl
        tensor = self.tensors.get(name)
        if tensor is not None and (tensor["offset_b"] or tensor["of"] in self.buffers):
            raise ValueError(f"tensor {name} is an {kind} and lies in the buffer of {tensor['of']}")
        flags, given = cl.mem_flags.READ_WRITE, {}
        if tensor is None:
            flags, given = flags | cl.mem_flags.COPY_HOST_PTR, {"hostbuf": self.values[name]}
        more = {"is_array": True} if kind.endswith("_array") else {}
        return cl.Image(self.session.context, flags, self._form(body), shape=sizes, **given, **more)

    def _form(self, body: dict[str, Any]) -> Any:
        cl = self.cl
        return cl.ImageFormat(cl.channel_order.RGBA, getattr(cl.channel_type, CHANNEL_TYPES[body["dtype"]]))

    def _view(self, held: Any, body: dict[str, Any], texels: int) -> Any:
        """An image1d_buffer of a buffer."""
        cl = self.cl
        described = cl.ImageDescriptor()
        described.image_type = cl.mem_object_type.IMAGE1D_BUFFER
        described.shape = (texels, 1, 1)
        described.array_size = described.num_mip_levels = described.num_samples = 0
        described.pitches = (0, 0)
        described.buffer = held
        return cl.Image(self.session.context, cl.mem_flags.READ_WRITE, self._form(body), desc=described)

    def _part(self, name: str, size_b: int) -> Any:
        """Return the buffer of a tensor or of weights: a part of another's, where it lies in that."""
        tensor = self.tensors.get(name)
        if tensor is None:
            return self._buffer(name, size_b)
        held = self._buffer(tensor["of"], self.parts[tensor["of"], 0])
        if not tensor["offset_b"]:
            return held
        place = tensor["of"], tensor["offset_b"]
        key = "{} from {}".format(*place)
        if key not in self.buffers and tensor["offset_b"] % self.align == 0:
            self.buffers[key] = held.get_sub_region(tensor["offset_b"], self.parts[place])
        if key not in self.buffers:
            self.buffers[key] = self.cl.Buffer(self.session.context, self.cl.mem_flags.READ_WRITE, self.parts[place])
            self.apart[place] = self.parts[place]
        return self.buffers[key]

    def _buffer(self, name: str, size_b: int) -> Any:
        if name not in self.buffers:
            cl = self.cl
            flags = cl.mem_flags.READ_WRITE
            if name in self.tensors:
                self.buffers[name] = cl.Buffer(self.session.context, flags, size_b)
            else:
                self.buffers[name] = cl.Buffer(self.session.context, flags | cl.mem_flags.COPY_HOST_PTR, hostbuf=self.values[name])
        return self.buffers[name]

    def copies(self, written: str) -> list[tuple[Any, Any, int, int, int]]:
        """Return the copies (from, to, offset from, offset to, bytes) after a launch that wrote a tensor."""
        tensor = self.tensors[written]
        of, begin, size_b = tensor["of"], tensor["offset_b"], tensor["size_b"]
        held, out = self.buffers.get(of), []
        if (of, begin) in self.apart:
            out.append((self.buffers[f"{of} from {begin}"], held, 0, begin, size_b))
        for (other, first), other_b in self.apart.items():
            start, stop = max(begin, first), min(begin + size_b, first + other_b)
            if other == of and first != begin and start < stop:
                out.append((held, self.buffers[f"{of} from {first}"], start, start - first, stop - start))
        return out


def _bits(body: dict[str, Any]) -> int:
    return int("".join(c for c in body["dtype"] if c.isdigit()))


class NetworkOnDevice:
    """A network whose memory lies on a device and whose kernels have their arguments.

    Parameters
    ----------
    session : `mgpusim.calibrate.measuring.cldevice.Session`.
    steps : of `chosen_launches`.
    values : numbers by name: weights, inputs, and the outputs that are expected.
    """

    def __init__(self, session: Any, steps: list[dict[str, Any]], values: Any) -> None:
        self.session, self.cl, self.steps, self.values = session, session.cl, steps, values
        self.network = session.suite["network"]
        self.memory = memory = _Memory(session, self.network, values)
        self.kernels: dict[int, tuple[Any, list[int], list[int] | None]] = {}
        self.copied: dict[int, list[tuple[Any, Any, int, int, int]]] = {}
        launches = session.suite["launches"]
        for i, step in enumerate(steps):
            if step["kind"] != "launch":
                continue
            launch = launches[step["launch"]]
            built = session.kernel(launch["kernel"])
            kernel = self.cl.Kernel(built.program, session.suite["kernels"][launch["kernel"]]["entry"])
            for position, (name, arg) in enumerate(zip(step["option"]["memory"], launch["args"], strict=True)):
                kernel.set_arg(position, memory.bind(name, arg))
            size, local = launch["global"], launch.get("local")
            if launch.get("pad") and local:
                size = [-(-g // w) * w for g, w in zip(size, local, strict=True)]
            self.kernels[i] = kernel, size, local
        for i, step in enumerate(steps):  # once all memory is there
            if step["kind"] == "launch":
                written = [step["option"]["memory"][position] for position in step["option"]["writes"]]
                self.copied[i] = [copy for name in dict.fromkeys(written) for copy in memory.copies(name)]
        host = [step for step in steps if step["kind"] != "launch"]
        self.plain = {step["memory"]: memory.bind(step["memory"], step["arg"]) for step in host}
        self.read = {s["tensor"]: _empty(s["arg"]["buffer"]) for s in host if s["kind"] == "read back"}

    def run(self, queue: Any, *, copies: bool = True) -> list[tuple[int, Any]]:
        """Enqueue all steps and wait for the last; return the events of launches, with the numbers of their steps.

        Parameters
        ----------
        copies : move inputs and outputs too.
        """
        cl, events, flush = self.cl, [], self.network.get("flush_every", 0)
        for i, step in enumerate(self.steps):
            if step["kind"] == "launch":
                events.append((i, cl.enqueue_nd_range_kernel(queue, *self.kernels[i])))
                for source, target, begin, to, size_b in self.copied[i]:
                    cl.enqueue_copy(queue, target, source, byte_count=size_b, src_offset=begin, dst_offset=to)
                if flush and len(events) % flush == 0:
                    queue.flush()
            elif copies and step["kind"] == "upload":
                cl.enqueue_copy(queue, self.plain[step["memory"]], self.values[step["tensor"]], is_blocking=False)
            elif copies:
                cl.enqueue_copy(queue, self.read[step["tensor"]], self.plain[step["memory"]])
        queue.finish()
        return events

    def errors(self) -> dict[str, float]:
        """Return how far each output is from what is expected: the largest difference over the largest expected number."""
        import numpy as np

        found = {}
        for name, got in self.read.items():
            if EXPECTED + name not in self.values:
                continue
            want = np.asarray(self.values[EXPECTED + name], np.float64).reshape(-1)
            worst = float(np.abs(got.astype(np.float64) - want).max()) if np.isfinite(got).all() else math.inf
            found[name] = worst / max(float(np.abs(want).max()), 1e-30)
        return found


def _empty(body: dict[str, Any]) -> Any:
    import numpy as np

    return np.empty(body["count"], body["dtype"])


# ---- measuring ---------------------------------------------------------------------------------------------------------
def measure_network(session: Any, median_ns: dict[int, float], values: Any) -> dict[str, Any]:
    """Run a suite's network on a device and return what was found, in nanoseconds.

    `end_to_end_ns` and `queue_ns` are by the host's clock on a queue without profiling: with the copies of inputs and outputs,
    and without. `in_order_ns` has each launch's event among the others, `span_ns` from the first's start to the last's end.

    Parameters
    ----------
    median_ns : of each launch of the suite that was measured alone.
    """
    network, cl = session.suite["network"], session.cl
    steps = chosen_launches(network["steps"], median_ns)
    run = NetworkOnDevice(session, steps, values)
    plain = cl.CommandQueue(session.context)
    run.run(plain)
    found: dict[str, Any] = {"chosen": [step.get("launch") for step in steps], "error": run.errors()}
    apart = sum(size for copies in run.copied.values() for *_, size in copies)
    if apart:
        found["copied_between_b"] = apart
    found["end_to_end_ns"] = summary(_repeated(lambda: _host_ns(run, plain, True)))
    found["queue_ns"] = summary(_repeated(lambda: _host_ns(run, plain, False)))
    spans: list[int] = []
    times: dict[int, list[int]] = {i: [] for i in run.kernels}

    def profiled() -> int:
        events = run.run(session.queue, copies=False)
        for i, event in events:
            times[i].append(int(event.profile.end) - int(event.profile.start))
        spans.append(int(events[-1][1].profile.end) - int(events[0][1].profile.start))
        return spans[-1]

    profiled()  # the first run of a queue is slower
    spans.clear()
    for one in times.values():
        one.clear()
    _repeated(profiled)
    sums = [sum(one[k] for one in times.values()) for k in range(len(spans))]
    return {
        **found, "span_ns": summary(spans), "sum_ns": summary(sums),
        "in_order_ns": [summary(times[i]) if i in times else None for i in range(len(steps))],
    }  # fmt: skip


def _host_ns(run: NetworkOnDevice, queue: Any, copies: bool) -> int:
    begin = time.perf_counter_ns()
    run.run(queue, copies=copies)
    return time.perf_counter_ns() - begin


def _repeated(measure: Any) -> list[int]:
    """Measure until the median is sure within half a percent, time is up, or there are enough."""
    times: list[int] = []
    begin = time.monotonic()
    while len(times) < FEWEST or (
        len(times) < MOST and time.monotonic() - begin < BUDGET_S and _unsure(times) > 0.005 * statistics.median(times)
    ):
        times.append(measure())
    return times


def _unsure(times: list[int]) -> float:
    """Standard error of a median, as `mgpusim.calibrate.measuring.cldevice` has it."""
    found = summary(times)
    return float(1.25 * (found["p90"] - found["p10"]) / 2.56 / len(times) ** 0.5)


# ---- the corpus --------------------------------------------------------------------------------------------------------
def in_run_order(document: dict[str, Any], measured: list[dict[str, Any] | None], result: dict[str, Any]) -> dict[str, Any]:
    """Return the corpus of a network: its launches in the order of the run, with what was found of the whole under `network`.

    Each launch has its time alone (`time_ns`), that among the others (`in_order_ns`), and the memory of its arguments. Launches
    that were measured to choose and were not chosen are kept under `candidates`.

    Parameters
    ----------
    document : with the suite's `network`.
    measured : entry of each launch of the suite, None where it failed.
    result : of `measure_network`; with `reason` alone where that failed.
    """
    network = {key: value for key, value in document["network"].items() if key not in ("steps", "tensors")}
    if "chosen" not in result:
        return {**document, "network": {**network, **result}}
    medians = {i: float(entry["time_ns"]["median"]) for i, entry in enumerate(measured) if entry is not None}
    steps = chosen_launches(document["network"]["steps"], medians)
    tensors, launches, rows = document["network"]["tensors"], [], []
    for step, in_order in zip(steps, result["in_order_ns"], strict=True):
        row = {key: step[key] for key in ("name", "kind", "bytes_b") if key in step}
        if step["kind"] == "launch":
            row["launch"] = len(launches)
            entry = measured[step["launch"]]
            assert entry is not None  # it was chosen
            memory = [tensors[name]["of"] if name in tensors else name for name in step["option"]["memory"]]
            tags = {**entry["tags"], "step": step["name"], "order": len(launches), "operator": step["operator"]}
            more = {"in_order_ns": in_order, "memory": memory, "writes": step["option"]["writes"]}
            launches.append({**entry, "tags": tags, **more})
        rows.append(row)
    left = [entry for i, entry in enumerate(measured) if entry is not None and i not in result["chosen"]]
    whole = {key: value for key, value in result.items() if key not in ("chosen", "in_order_ns")}
    out = {**document, "launches": launches, "network": {**network, **whole, "steps": rows}}
    return {**out, "candidates": left} if left else out
