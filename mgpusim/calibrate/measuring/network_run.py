"""A network run on an OpenCL device: its launches in order, and from the first host call to the last result.

Needs numpy and pyopencl alone, so that a bundle carries it as it is. What `mgpusim.calibrate.measuring.network_suite` writes
under `network` of a suite is read here. The numbers of its tensors lie beside the suite, by the names of its memory.
"""

from __future__ import annotations

import math
import statistics
import time
from pathlib import Path
from typing import Any

try:
    from mgpusim.calibrate.measuring.cldevice import MeasureError, median_error, padded, summary
    from mgpusim.calibrate.measuring.network_memory import NetworkMemory
except ImportError:  # in a bundle the files lie beside this one
    from cldevice import MeasureError, median_error, padded, summary  # type: ignore
    from network_memory import NetworkMemory  # type: ignore

WARM_S = 0.2
"""Seconds of runs before those that count, so that clocks have settled."""
FEWEST, MOST, BUDGET_S, ERROR = 9, 100, 3.0, 0.005
"""Runs of a network that count: at least, at most, seconds after which they are enough, and the error of their median that is."""
EXPECTED = "expected "
"""Before the name of an output, that of its expected values."""


def values_file(suite: Path) -> Path:
    """Return where the numbers of a suite's network lie: beside it.

    >>> values_file(Path("suite.json.gz")).name, values_file(Path("corpus.json.suite")).name
    ('suite.npz', 'corpus.json.suite.npz')
    """
    return suite.with_name(suite.name.removesuffix(".gz").removesuffix(".json") + ".npz")


def refuse_precision(network: dict[str, Any], extensions: str) -> None:
    """Refuse a network in a precision that the device does not have."""
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
            out += min(ways, key=lambda way: math.fsum(median_ns[item["launch"]] for item in way))
        elif step["kind"] == "launch":
            able = [(median_ns[i], i, option) for option in step["options"] for i in _measured(option, median_ns)]
            if not able:
                raise ValueError(f"{step['name']}: none of its kernels could be measured")
            _, position, option = min(able, key=lambda item: item[:2])
            out.append({**{k: v for k, v in step.items() if k != "options"}, "launch": position, "option": option})
        else:
            out.append(step)
    return out


def _measured(option: dict[str, Any], median_ns: dict[int, float]) -> list[int]:
    """Return the launches of a kernel that were measured: with smaller groups where the device refused the library's choice."""
    tiers = [option["launches"], *option.get("reserve", ())]
    return next((measured for tier in tiers if (measured := [i for i in tier if i in median_ns])), [])


class NetworkOnDevice:
    """A network whose memory lies on a device and whose kernels have their arguments.

    Parameters
    ----------
    session : `mgpusim.calibrate.measuring.cldevice.DeviceSession`.
    steps : of `chosen_launches`.
    values : numbers by name: weights, inputs, and the outputs that are expected.
    """

    def __init__(self, session: Any, steps: list[dict[str, Any]], values: Any) -> None:
        self.session, self.cl, self.steps, self.values = session, session.cl, steps, values
        self.network = session.suite["network"]
        self.handed_ns = 0
        self.memory = memory = NetworkMemory(session, self.network, values)
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
            self.kernels[i] = kernel, *padded(launch)
        for i, step in enumerate(steps):  # once all memory is there
            if step["kind"] == "launch":
                written = [step["option"]["memory"][position] for position in step["option"]["writes"]]
                self.copied[i] = [copy for name in dict.fromkeys(written) for copy in memory.copies(name)]
        host = [step for step in steps if step["kind"] != "launch"]
        self.plain = {step["memory"]: memory.bind(step["memory"], step["arg"]) for step in host}
        self.read = {s["tensor"]: _empty(s["arg"]["buffer"]) for s in host if s["kind"] == "read back"}

    def run(self, queue: Any, *, copies: bool = True) -> list[tuple[int, Any]]:
        """Enqueue all steps and wait for the last; return the events of launches, with the numbers of their steps.

        `handed_ns` is the host's clock when all were enqueued.

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
        self.handed_ns = time.perf_counter_ns()
        queue.finish()
        return events

    def errors(self) -> dict[str, float]:
        """Return how far outputs, and what they are made of, are from what is expected.

        Of each the largest difference over the largest expected number; where nothing is expected (NaN) a tensor is padded.
        """
        got = {**self.read, **{name: self.memory.read(name, arg) for name, arg in self.network["checked"].items()}}
        errors = {}
        for name, values in got.items():
            if EXPECTED + name not in self.values:
                continue
            errors[name] = worst_error(self.values[EXPECTED + name], values)
        return errors


def worst_error(expected: Any, got: Any) -> float:
    """Return the largest difference over the largest expected number; infinity where one is no number.

    >>> import numpy as np
    >>> worst_error(np.array([1.0, 4.0, np.nan]), np.array([1.0, 3.0, 9.0]))
    0.25
    """
    import numpy as np

    want = np.asarray(expected, np.float64).reshape(-1)
    real = ~np.isnan(want)  # nothing is expected where a tensor is padded
    want, values = want[real], got.astype(np.float64)[real]
    worst = float(np.abs(values - want).max()) if np.isfinite(values).all() else math.inf
    return float(f"{worst / max(float(np.abs(want).max()), 1e-30):.3g}")


def _empty(body: dict[str, Any]) -> Any:
    import numpy as np

    return np.empty(body["count"], body["dtype"])


# ---- measuring ---------------------------------------------------------------------------------------------------------
def measure_network(session: Any, median_ns: dict[int, float], values: Any) -> dict[str, Any]:
    """Run a suite's network on a device and return what was found, in nanoseconds.

    `end_to_end_ns` and `queue_ns` are by the host's clock on a queue without profiling, with the copies of inputs and outputs and
    without. Of these the host takes `enqueue_ns` to hand launches over. `in_order_ns` has each launch's event among the
    others, `span_ns` is from the first's start to the last's end, and `sum_ns` their sum.

    Parameters
    ----------
    median_ns : of each launch of the suite that was measured alone.
    """
    network, cl = session.suite["network"], session.cl
    steps = chosen_launches(network["steps"], median_ns)
    run = NetworkOnDevice(session, steps, values)
    plain = cl.CommandQueue(session.context)
    run.run(plain)
    result: dict[str, Any] = {"chosen": [step.get("launch") for step in steps], "error": run.errors()}
    apart = sum(size for copies in run.copied.values() for *_, size in copies)
    if apart:
        result["copied_between_b"] = apart
    begin = time.monotonic()
    while time.monotonic() - begin < WARM_S:
        run.run(plain)
    result["end_to_end_ns"] = summary(_repeated(lambda: _host_ns(run, plain, True)))
    handed: list[int] = []
    result["queue_ns"] = summary(_repeated(lambda: _host_ns(run, plain, False, handed)))
    result["enqueue_ns"] = summary(handed)
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
    for times_ns in times.values():
        times_ns.clear()
    _repeated(profiled)
    sums = [sum(times_ns[k] for times_ns in times.values()) for k in range(len(spans))]
    return {
        **result, "span_ns": summary(spans), "sum_ns": summary(sums),
        "in_order_ns": [summary(times[i]) if i in times else None for i in range(len(steps))],
    }  # fmt: skip


def _host_ns(run: NetworkOnDevice, queue: Any, copies: bool, handed: list[int] | None = None) -> int:
    """Return what a run takes by the host's clock; append to `handed` what of it passes until all is enqueued."""
    begin = time.perf_counter_ns()
    run.run(queue, copies=copies)
    end = time.perf_counter_ns()
    if handed is not None:
        handed.append(run.handed_ns - begin)
    return end - begin


def _repeated(measure: Any) -> list[int]:
    """Measure until the median is sure within half a percent, time is up, or there are enough."""
    times: list[int] = []
    begin = time.monotonic()
    while len(times) < FEWEST or (
        len(times) < MOST and time.monotonic() - begin < BUDGET_S and median_error(times) > ERROR * statistics.median(times)
    ):
        times.append(measure())
    return times


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
    network = {key: value for key, value in document["network"].items() if key not in ("steps", "tensors", "checked")}
    if "chosen" not in result:
        return {**document, "network": {**network, **result}}
    medians = {i: float(entry["time_ns"]["median"]) for i, entry in enumerate(measured) if entry is not None}
    steps = chosen_launches(document["network"]["steps"], medians)
    tensors: dict[str, Any] = document["network"]["tensors"]
    launches: list[dict[str, Any]] = []
    rows: list[dict[str, Any]] = []
    for step, in_order in zip(steps, result["in_order_ns"], strict=True):
        row: dict[str, Any] = {key: step[key] for key in ("name", "kind", "bytes_b") if key in step}
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
