"""Times what no event shows: host calls, gaps between kernels, the clock after a pause. Needs numpy and pyopencl alone.

Host calls are timed from Python, through ctypes where the OpenCL library is found. What the interpreter takes is in them, so that
they are upper bounds.
"""

from __future__ import annotations

import contextlib
import ctypes
import glob
import itertools
import time
from typing import Any

CALLS = 64
PAUSE_S = 1.0
RAMP_S = 0.6
MOST_IN_RAMP = 3000
SERIES = "-1"
"""Where a list of numbers is kept beside the outputs of a kernel, whose positions are 0 and up."""


def time_host(session: Any, launch: dict[str, Any]) -> tuple[list[int], dict[str, Any]]:
    """Return nanoseconds of what the launch's `timing` names, several times, and what else to keep."""
    timing = launch["timing"]
    if timing not in TIMINGS:
        raise ValueError(f"timing: got '{timing}', expected one of {', '.join(TIMINGS)}")
    kernel = session.kernel(launch["kernel"])
    session.set_args(kernel, launch)
    session.enqueue(launch, 4)
    times, more = TIMINGS[timing](session, launch, kernel)
    return [max(1, t) for t in times], more


def _call(session: Any, launch: dict[str, Any], kernel: Any) -> Any:
    return session.cl.enqueue_nd_range_kernel(session.queue, kernel, launch["global"], launch.get("local"))


def _host_call(session: Any, launch: dict[str, Any], kernel: Any) -> tuple[list[int], dict[str, Any]]:
    """All arguments set, and the launch handed over."""
    direct = _direct_call(session, launch, kernel)
    values = session.arguments(launch)

    def through_pyopencl() -> None:
        kernel.set_args(*values)
        _call(session, launch, kernel)

    call = direct or through_pyopencl
    times = []
    for _ in range(4):
        for _ in range(CALLS):
            before = time.perf_counter_ns()
            call()
            times.append(time.perf_counter_ns() - before)
        session.queue.finish()
    return times, {"output_values": {SERIES: [host_hz(), float(direct is not None)]}}


def _direct_call(session: Any, launch: dict[str, Any], kernel: Any) -> Any:
    """Return a function that sets all arguments and hands the launch over by OpenCL's own functions, None without the library.

    Arguments are numbers and buffers; what a call through ctypes takes is in its time (some tenths of a microsecond each).
    """
    library = _opencl_library()
    if library is None or any(next(iter(arg)) not in ("buffer", "scalar") for arg in launch["args"]):
        return None
    holders: list[Any] = []
    for value in session.arguments(launch):
        pointer = getattr(value, "int_ptr", None)
        if pointer is not None:
            holders.append(ctypes.c_void_p(pointer))
        else:
            raw = bytes(value) if isinstance(value, bytes) else value.tobytes()
            holders.append(ctypes.create_string_buffer(raw, len(raw)))
    asked = [
        (ctypes.c_void_p(kernel.int_ptr), ctypes.c_uint(i), ctypes.c_size_t(ctypes.sizeof(argument)), ctypes.byref(argument))
        for i, argument in enumerate(holders)
    ]
    sizes = ctypes.c_size_t * len(launch["global"])
    size, local = sizes(*launch["global"]), sizes(*launch["local"]) if launch.get("local") else None
    queue, dimensions, none = ctypes.c_void_p(session.queue.int_ptr), ctypes.c_uint(len(launch["global"])), ctypes.c_uint(0)
    set_argument, enqueue = library.clSetKernelArg, library.clEnqueueNDRangeKernel
    if any(set_argument(*argument) != 0 for argument in asked):
        return None

    def call() -> None:
        for argument in asked:
            set_argument(*argument)
        enqueue(queue, asked[0][0], dimensions, None, size, local, none, None, None)

    return call


def _opencl_library() -> Any:
    """Return the OpenCL library that this process has loaded, None where it is not found."""
    with contextlib.suppress(OSError), open("/proc/self/maps", encoding="utf-8") as maps:
        for line in maps:
            path = line.split()[-1]
            if "libOpenCL" in path:
                return ctypes.CDLL(path)
    return None


def _gap(session: Any, launch: dict[str, Any], kernel: Any) -> tuple[list[int], dict[str, Any]]:
    """From the end of a kernel to the start of the next, in a queue that is never empty."""
    events = [_call(session, launch, kernel) for _ in range(CALLS)]
    session.queue.finish()
    ends = [(int(event.profile.start), int(event.profile.end)) for event in events]
    return [after[0] - before[1] for before, after in itertools.pairwise(ends[4:])], {}


def _call_to_start(session: Any, launch: dict[str, Any], kernel: Any) -> tuple[list[int], dict[str, Any]]:
    """From the call to its return by clFinish on an idle device, less the event: the way back is in it, too."""
    times = []
    for _ in range(CALLS):
        session.queue.finish()
        before = time.perf_counter_ns()
        event = _call(session, launch, kernel)
        session.queue.finish()
        times.append(time.perf_counter_ns() - before - (int(event.profile.end) - int(event.profile.start)))
    return times, {}


def _flush(session: Any, launch: dict[str, Any], kernel: Any) -> tuple[list[int], dict[str, Any]]:
    times = []
    for _ in range(CALLS):
        _call(session, launch, kernel)
        before = time.perf_counter_ns()
        session.queue.flush()
        times.append(time.perf_counter_ns() - before)
        session.queue.finish()
    return times, {}


def _clock_ramp(session: Any, launch: dict[str, Any], kernel: Any) -> tuple[list[int], dict[str, Any]]:
    """Each of the launches that follow a pause, in order."""
    session.queue.finish()
    time.sleep(PAUSE_S)
    times: list[int] = []
    began = time.monotonic()
    while time.monotonic() - began < RAMP_S and len(times) < MOST_IN_RAMP:
        events = [_call(session, launch, kernel) for _ in range(16)]
        session.queue.finish()
        times += [int(event.profile.end) - int(event.profile.start) for event in events]
    return times, {"output_values": {SERIES: times}}


TIMINGS: dict[str, Any] = {
    "host call": _host_call, "gap": _gap, "call to start": _call_to_start, "flush": _flush, "clock ramp": _clock_ramp,
}  # fmt: skip
"""What a launch may be asked for in place of its event time."""


def host_hz() -> float:
    """Return the highest clock at which a core of the CPU runs now, 0 where the system does not say."""
    clocks = [0.0]
    for path in glob.glob("/sys/devices/system/cpu/cpu[0-9]*/cpufreq/scaling_cur_freq"):
        with contextlib.suppress(OSError, ValueError), open(path, encoding="ascii") as file:
            clocks.append(1e3 * float(file.read()))
    return max(clocks)
