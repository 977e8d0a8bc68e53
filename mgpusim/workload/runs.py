"""Runs: what the runners in Python and in C saw of a suite, and the corpus it makes. Needs numpy alone: bundles carry this file.

A runner notes what it sees in a journal. That of the runner in Python holds what a corpus does. That of the runner in C
(`mgpusim.run/1`, which holds its suite, too) has times one by one, codes of errors, and the bytes of the driver's answers.
`corpus_of_run` makes of it what the runner in Python would have written.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping, Sequence
from typing import Any

try:
    from mgpusim.workload.fill import storage_dtype
except ImportError:  # in a bundle the files lie beside this one
    from fill import storage_dtype  # type: ignore

Document = dict[str, Any]

RUN = "mgpusim.run/1"
ORDERS = ("back to back", "isolated")
PROTOCOL = {"timer": "event profiling start..end", "cache": "warm"}
RESTORED_BY = "clEnqueueCopyBuffer or clEnqueueCopyImage from a second copy before each run, outside its event; the copies pass "
RESTORED_BY += "through the shared caches, so such a launch finds there what it restores, and less of its other arguments"
UNNEEDED = "launches before it in its list are taken"
OF_BUFFERS = "cl_khr_image2d_from_buffer"
SERIES = "-1"
"""Where a list of numbers is kept beside the outputs of a kernel, whose positions are 0 and up."""
ERRORS = {
    -1: "DEVICE_NOT_FOUND", -2: "DEVICE_NOT_AVAILABLE", -3: "COMPILER_NOT_AVAILABLE", -4: "MEM_OBJECT_ALLOCATION_FAILURE",
    -5: "OUT_OF_RESOURCES", -6: "OUT_OF_HOST_MEMORY", -7: "PROFILING_INFO_NOT_AVAILABLE", -8: "MEM_COPY_OVERLAP",
    -9: "IMAGE_FORMAT_MISMATCH", -10: "IMAGE_FORMAT_NOT_SUPPORTED", -11: "BUILD_PROGRAM_FAILURE", -12: "MAP_FAILURE",
    -13: "MISALIGNED_SUB_BUFFER_OFFSET", -14: "EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST", -30: "INVALID_VALUE",
    -33: "INVALID_DEVICE", -34: "INVALID_CONTEXT", -35: "INVALID_QUEUE_PROPERTIES", -36: "INVALID_COMMAND_QUEUE",
    -37: "INVALID_HOST_PTR", -38: "INVALID_MEM_OBJECT", -39: "INVALID_IMAGE_FORMAT_DESCRIPTOR", -40: "INVALID_IMAGE_SIZE",
    -41: "INVALID_SAMPLER", -42: "INVALID_BINARY", -43: "INVALID_BUILD_OPTIONS", -44: "INVALID_PROGRAM",
    -45: "INVALID_PROGRAM_EXECUTABLE", -46: "INVALID_KERNEL_NAME", -47: "INVALID_KERNEL_DEFINITION", -48: "INVALID_KERNEL",
    -49: "INVALID_ARG_INDEX", -50: "INVALID_ARG_VALUE", -51: "INVALID_ARG_SIZE", -52: "INVALID_KERNEL_ARGS",
    -53: "INVALID_WORK_DIMENSION", -54: "INVALID_WORK_GROUP_SIZE", -55: "INVALID_WORK_ITEM_SIZE", -56: "INVALID_GLOBAL_OFFSET",
    -57: "INVALID_EVENT_WAIT_LIST", -58: "INVALID_EVENT", -59: "INVALID_OPERATION", -61: "INVALID_BUFFER_SIZE",
    -63: "INVALID_GLOBAL_WORK_SIZE", -65: "INVALID_IMAGE_DESCRIPTOR", -1001: "PLATFORM_NOT_FOUND_KHR",
}  # fmt: skip
"""Names of OpenCL's errors by their codes."""
TOO_LARGE = (
    "OUT_OF_RESOURCES", "INVALID_WORK_GROUP_SIZE", "INVALID_WORK_ITEM_SIZE", "INVALID_WORK_DIMENSION", "INVALID_GLOBAL_WORK_SIZE",
    "MEM_OBJECT_ALLOCATION_FAILURE", "OUT_OF_HOST_MEMORY", "INVALID_BUFFER_SIZE", "INVALID_IMAGE_SIZE",
)  # fmt: skip
"""Errors by which a device refuses a launch that is too large for it, not one that is wrong."""
DEVICE = {
    "name": 0x102B, "vendor": 0x102C, "version": 0x102F, "driver": 0x102D, "extensions": 0x1030, "compute_units": 0x1002,
    "max_clock_mhz": 0x100C, "max_work_group_size": 0x1004, "max_work_item_sizes": 0x1005, "local_mem_b": 0x1023,
    "constant_b": 0x1020, "global_mem_b": 0x101F, "max_alloc_b": 0x1010, "global_cache_b": 0x101E, "global_cache_line_b": 0x101D,
    "timer_resolution_ns": 0x1025, "images": 0x1016, "dimensions": 0x1003, "image2d_width": 0x1011, "image2d_height": 0x1012,
    "mem_align_b": 0x1019,
}  # fmt: skip
"""What the runner in C asks of the device (clGetDeviceInfo), by its name in a corpus."""
KERNEL = {"kernel_work_group_size": 0x11B0, "local_mem_b": 0x11B2, "private_mem_b": 0x11B4, "reqd_work_group_size": 0x11B1}
"""What the runner in C asks of a kernel that failed (clGetKernelWorkGroupInfo)."""


# ---- the corpus of a journal -------------------------------------------------------------------------------------------
def finished(entries: Sequence[Document]) -> tuple[dict[int, Document], dict[int, Document]]:
    """Return the entries of what was measured, and of what failed, by position."""
    done = {entry["done"]: entry for entry in entries if "done" in entry}
    return done, {entry["failed"]: entry for entry in entries if "failed" in entry and entry["failed"] not in done}


def corpus_of_entries(suite: Document, entries: Sequence[Document], options: Mapping[str, Any]) -> Document:
    """Return the corpus that a suite and its journal make: measured launches, and under `failures` those that failed."""
    device: Document = next((entry["device"] for entry in reversed(entries) if "device" in entry), {})
    done, failed = finished(entries)
    launches, failures = [], []
    for i, launch in enumerate(suite["launches"]):
        plain = plain_entry(launch)
        if i in done:
            launches.append({**plain, **{key: value for key, value in done[i].items() if key != "done"}})
            continue
        why = failed.get(i, {"reason": "not measured"})
        if why["reason"] != UNNEEDED:
            failures.append({**plain, **{key: value for key, value in why.items() if key != "failed"}})
    references = [entry for entry in entries if "reference" in entry]
    protocol = {
        **PROTOCOL, "order": options["order"], **_restored(suite, done),
        **{key: options[key] for key in ("warmup", "repeats", "most", "spread", "budget_s", "cooldown")},
        "seconds": round(sum(_spans(entries)), 1), "reference_ns": [entry["reference"] for entry in references],
    }  # fmt: skip
    clocks = [entry.get("gpu_hz", 0) for entry in references]
    if any(clocks):
        protocol["gpu_hz"] = clocks
    out = {
        "schema": "mgpusim.corpus/1", "device": device, "protocol": protocol, "kernels": suite["kernels"], "launches": launches,
    }  # fmt: skip
    return {**out, "failures": failures} if failures else out


def plain_entry(launch: Mapping[str, Any]) -> Document:
    """Return what a corpus keeps of a suite's launch."""
    return {key: value for key, value in launch.items() if key not in ("seeds", "restored", "behind")}


def _restored(suite: Document, done: dict[int, Document]) -> Document:
    """Return whether what kernels both read and write was restored before each run: true, false, or where it was not."""
    if not any(launch.get("restored") for launch in suite["launches"]):  # asked for none, or nothing to restore
        return {"restored": not any("restored" in launch for launch in suite["launches"])}
    asked = {i: launch["restored"] for i, launch in enumerate(suite["launches"]) if launch.get("restored") and i in done}
    lacking = [i for i, positions in asked.items() if done[i].get("restored") != positions]
    if not lacking:
        return {"restored": True, **({"restored_by": RESTORED_BY} if asked else {})}
    if len(lacking) == len(asked):
        return {"restored": False}
    return {"restored": sorted({suite["launches"][i]["kernel"] for i in lacking}), "restored_by": RESTORED_BY}


def _spans(entries: Sequence[Document]) -> list[float]:
    """Seconds from each child's start to its last look at the reference launch: about how long the device was busy."""
    spans: list[float] = []
    start = last = None
    for entry in entries:
        if "device" in entry:
            if start is not None and last is not None:
                spans.append(last - start)
            start = last = entry["at"]
        elif "at" in entry:
            last = entry["at"]
    return spans + ([last - start] if start is not None and last is not None else [])


def summary(times: Sequence[int]) -> Document:
    """Return what a corpus keeps of nanoseconds: the least, the tenths, the median, how many.

    >>> summary([4, 1, 3, 2])
    {'min': 1, 'p10': 1, 'median': 2.5, 'p90': 4, 'repeats': 4}
    """
    ordered = sorted(times)
    last = len(ordered) - 1
    return {
        "min": ordered[0], "p10": ordered[round(0.1 * last)], "median": statistics.median(ordered),
        "p90": ordered[round(0.9 * last)], "repeats": len(ordered),
    }  # fmt: skip


# ---- launches that a device refuses ------------------------------------------------------------------------------------
def refused(
    name: str, routine: str, kernel: Mapping[str, Any], launch: Mapping[str, Any], device: Mapping[str, Any]
) -> Document | None:
    """Return why a device refuses a launch that is too large for it: `reason`, and `refused` with its limits; None for others.

    Parameters
    ----------
    name, routine : of the error, and of the function of OpenCL that gave it.
    kernel : what the device says of it: some of `KERNEL`.
    device : of a corpus.
    """
    # out of resources in a kernel that ran is a fault in it, after which the context is lost
    if name not in TOO_LARGE or (name == "OUT_OF_RESOURCES" and routine != "clEnqueueNDRangeKernel"):
        return None
    limits = {"max_work_group_size": device["max_work_group_size"], "device_local_mem_b": device["local_mem_b"]}
    refusal = {"error": name, **limits, **kernel}
    over = _exceeded(refusal, launch.get("local") or (), device)
    return {"reason": f"the device refuses it (CL_{name}): {over}", "refused": refusal}


def _exceeded(refusal: Document, local: Sequence[int], device: Mapping[str, Any]) -> str:
    """Say which limit a launch exceeds; where no limit that the device reports is exceeded, what it reports."""
    items, most = math.prod(local), refusal.get("kernel_work_group_size")
    required = refusal.get("reqd_work_group_size") or [0]
    over = []
    if refusal["error"].startswith(("MEM_OBJECT", "OUT_OF_HOST", "INVALID_BUFFER", "INVALID_IMAGE")):
        return f"its memory; the device has {device['global_mem_b']} bytes, {device['max_alloc_b']} for one object"
    if any(required) and local and list(local) + [1] * (3 - len(local)) != list(required):
        over.append(f"the kernel's reqd_work_group_size is {required}")
    if most is not None and items > most:
        over.append(f"{items} work items in a group, the kernel allows {most} here (CL_KERNEL_WORK_GROUP_SIZE)")
    elif items > refusal["max_work_group_size"]:
        over.append(f"{items} work items in a group, the device allows {refusal['max_work_group_size']}")
    sizes = zip(local, device["max_work_item_sizes"], strict=False)
    over += [
        f"{got} work items in dimension {axis}, the device allows {limit}"
        for axis, (got, limit) in enumerate(sizes)
        if got > limit
    ]
    if refusal.get("local_mem_b", 0) > refusal["device_local_mem_b"]:
        over.append(f"{refusal['local_mem_b']} bytes of local memory, the device has {refusal['device_local_mem_b']}")
    if over:
        return "; ".join(over)
    said = ", ".join(
        f"{key} {refusal[key]}" for key in ("kernel_work_group_size", "local_mem_b", "private_mem_b") if key in refusal
    )
    return f"{items or 'the driver chooses the'} work items in a group; of its limits the device says {said or 'nothing'}"


# ---- what the runner in C wrote ----------------------------------------------------------------------------------------
def corpus_of_run(run: Document) -> Document:
    """Return the corpus of a document that the runner in C wrote (`RUN`)."""
    try:
        suite = run["suite"]
        device: Document = {}
        entries, options = [], dict(suite["options"])
        for entry in run["journal"]:
            if "device" in entry:
                device = _device(entry)
                options |= {"budget_s": entry["budget_us"] / 1e6, "cooldown": entry["cooldown_us"] / 1e6}
            position = entry.get("done", entry.get("failed"))
            launch = suite["launches"][position] if position in range(len(suite["launches"])) else {}
            entries.append(_entry(entry, launch, device))
        options |= {"order": ORDERS[run["order"] - 1], "restore": bool(run["restore"])}
        document = corpus_of_entries(suite, entries, options)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise ValueError(f"damaged: {type(error).__name__}: {error}") from None
    document["protocol"]["runner"] = "C"
    return document


def _entry(entry: Document, launch: Mapping[str, Any], device: Document) -> Document:
    """Return an entry as the runner in Python would have written it."""
    at = {"at": entry["at_ms"] / 1e3} if "at_ms" in entry else {}
    if "device" in entry:
        return at | {"device": device}
    if "reference" in entry:
        return at | {key: entry[key] for key in ("reference", "gpu_hz")}
    if "failed" in entry:
        return {"failed": entry["failed"], **(_lacking(launch, device, pitched=True) or failure(entry, launch, device))}
    if "times" not in entry:
        return {}
    lacks = _lacking(launch, device)  # such a launch may pass, but it is not what was asked for
    return {"failed": entry["done"], **lacks} if lacks else {"done": entry["done"], **_measured(entry, launch)}


def _lacking(launch: Mapping[str, Any], device: Document, pitched: bool = False) -> Document:
    """Say, as a `reason`, which extensions a launch needs and the device has not; nothing where there are none."""
    lacks = [name for name in launch.get("needs", ()) if name not in device["extensions"]]
    if lacks:
        return {"reason": f"the device has no {', '.join(lacks)}"}
    if pitched and OF_BUFFERS not in device["extensions"]:
        bodies = [body for arg in launch.get("args", ()) for body in arg.values()]
        if any("row_pitch" in body for body in bodies):
            return {"reason": f"the device makes no image2d from a buffer (it lacks {OF_BUFFERS})"}
    return {}


def failure(entry: Document, launch: Mapping[str, Any] | None = None, device: Document | None = None) -> Document:
    """Return why a launch failed, or a network, for which there is no launch: `reason`, and `refused` as of that function.

    >>> failure({"failed": 0, "code": -54, "routine": "clEnqueueNDRangeKernel"})
    {'reason': 'clEnqueueNDRangeKernel failed: INVALID_WORK_GROUP_SIZE (-54)'}
    >>> failure({"failed": 0, "silent_us": 20000000})
    {'reason': 'no news for 20 s: it hangs'}
    """
    if "silent_us" in entry:
        return {"reason": f"no news for {entry['silent_us'] / 1e6:.0f} s: it hangs"}
    if "status" in entry:
        return {"reason": f"took the process down (exit status {entry['status']})"}
    code, routine = entry["code"], entry["routine"]
    name = ERRORS.get(code, "error unknown to OpenCL 1.2")
    if "log" in entry:
        return {"reason": f"build failure: {routine} failed: {name}; {_text(entry['log'])[:4000]}"}
    asked = entry.get("kernel", {})
    count = {"reqd_work_group_size": 3}
    kernel: Document = {key: _numbers(asked[str(what)], count.get(key, 1)) for key, what in KERNEL.items() if str(what) in asked}
    kernel = {key: value if key in count else value[0] for key, value in kernel.items()}
    over = refused(name, routine, kernel, launch, device) if launch and device else None
    return over or {"reason": f"{routine} failed: {name} ({code})"}


def _measured(entry: Document, launch: Mapping[str, Any]) -> Document:
    timing, times = launch.get("timing") or "", entry["times"]
    outputs: Document = {"restored": entry["restored"]} if launch.get("restored") and not timing else {}
    if launch.get("outputs"):
        shown = zip(launch["outputs"], entry.get("outputs", ()), strict=False)
        dtypes = [body.get("dtype", "") for arg in launch["args"] for body in arg.values()]
        values = {str(i): numbers_of(raw, dtypes[i]).tolist() for i, raw in shown}
        outputs["output_values"] = {i: [v if math.isfinite(v) else None for v in some] for i, some in values.items()}
    if timing:
        times = [max(1, ns) for ns in _of_host(timing, times)]
    if timing == "host call":
        outputs["output_values"] = {SERIES: [entry["host_hz"], 1.0]}
    elif timing == "clock ramp":
        outputs["output_values"] = {SERIES: times}
    return {"time_ns": summary(times), **outputs}


def _of_host(timing: str, stamps: Sequence[int]) -> list[int]:
    """Return what no event shows (`mgpusim.calibrate.measuring.host_timing`).

    Parameters
    ----------
    stamps : of each call the host's clock before it, behind it and behind what followed; then of each event its start and end.

    >>> _of_host("flush", [10, 12, 15, 20, 22, 26, 0, 1, 0, 1])
    [3, 4]
    >>> _of_host("call to start", [10, 12, 18, 20, 22, 29, 100, 103, 200, 204])
    [5, 5]
    """
    if timing == "clock ramp":
        return list(stamps)
    calls = len(stamps) // (3 if timing == "host call" else 5)
    before, behind, followed = (stamps[k : 3 * calls : 3] for k in range(3))
    starts, ends = stamps[3 * calls :: 2], stamps[3 * calls + 1 :: 2]
    if timing == "host call":
        return [b - a for a, b in zip(before, behind, strict=True)]
    if timing == "flush":
        return [b - a for a, b in zip(behind, followed, strict=True)]
    if timing == "gap":  # behind the first launches, which find the queue empty
        return [start - end for end, start in zip(ends[4:-1], starts[5:], strict=True)]
    times = zip(before, followed, starts, ends, strict=True)
    return [c - a - (end - start) for a, c, start, end in times]


def _device(entry: Document) -> Document:
    """Return the device as a corpus records it, of the driver's answers."""
    asked = {name: entry["device"].get(str(what), "") for name, what in DEVICE.items()}
    texts = {name: _text(asked.pop(name)) for name in ("name", "vendor", "version", "driver", "extensions")}
    sizes = asked.pop("max_work_item_sizes")
    figures = {name: _numbers(raw, 1)[0] for name, raw in asked.items()}
    extensions, images = texts.pop("extensions").split(), bool(figures["images"])
    dimensions, wide, high = (figures.pop(name) for name in ("dimensions", "image2d_width", "image2d_height"))
    return {
        **texts, **figures, "platform": _text(entry["platform"]), "max_work_item_sizes": _numbers(sizes, dimensions),
        "images": images, "image2d_max": [wide, high] if images else [0, 0], "mem_align_b": figures["mem_align_b"] // 8,
        "fp16": "cl_khr_fp16" in extensions, "fp64": "cl_khr_fp64" in extensions, "extensions": sorted(extensions),
    }  # fmt: skip


def _text(raw: str) -> str:
    return bytes.fromhex(raw).split(b"\0")[0].decode("utf-8", "replace").strip()


def _numbers(raw: str, count: int) -> list[int]:
    """Return so many numbers, which are as wide as a size_t of the machine or of 32 or 64 bits."""
    data = bytes.fromhex(raw)
    width = len(data) // max(1, count)
    return [int.from_bytes(data[i * width : (i + 1) * width], "little") for i in range(count)]


def numbers_of(raw: str, dtype: str) -> Any:
    """Return the numbers of an output that was written as hexadecimal digits.

    >>> numbers_of("0000803f", "float32")
    array([1.], dtype=float32)
    """
    import numpy as np

    return np.frombuffer(bytes.fromhex(raw), storage_dtype(dtype))
