"""What tools print of a GPU: clinfo, clpeak, mixbench, OpenCL-Benchmark, vkpeak and vulkaninfo, as one set of names.

A format is told by its content. What is read are lines; those of other devices in the same file are left alone. `device` has the
names of a corpus's device table; `rates` are the best of each kind, in operations or bytes a second. A multiplication with an
addition counts as two.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.errors import InputError

MOST_B = 64 << 20
_UNITS = {"M": 1e6, "G": 1e9, "T": 1e12}
_TEXT_OF_CLINFO = {
    "Device Name": "NAME", "Device Vendor": "VENDOR", "Device Type": "TYPE", "Max compute units": "MAX_COMPUTE_UNITS",
    "Max clock frequency": "MAX_CLOCK_FREQUENCY", "Max work group size": "MAX_WORK_GROUP_SIZE",
    "Max work item sizes": "MAX_WORK_ITEM_SIZES", "Local memory size": "LOCAL_MEM_SIZE",
    "Max constant buffer size": "MAX_CONSTANT_BUFFER_SIZE", "Max memory allocation": "MAX_MEM_ALLOC_SIZE",
    "Max 2D image size": "IMAGE2D", "Device Extensions": "EXTENSIONS", "Global Memory cache size": "GLOBAL_MEM_CACHE_SIZE",
}  # fmt: skip


class ToolOutput(msgspec.Struct, frozen=True):
    """What one file says: of which tool, of which device.

    Attributes
    ----------
    device : by the names of a corpus's device table; what is not said is missing.
    rates : fp32, fp16, fp64 and int32 in operations, dram in bytes a second, launch in seconds; 0 where it is said that there are
        none.
    exactly : fields of a GPU that the driver states.
    """

    tool: str
    device: dict[str, Any] = {}
    rates: dict[str, float] = {}
    exactly: dict[str, float] = {}


def _best(rates: Mapping[str, list[float]]) -> dict[str, float]:
    return {name: max(values) for name, values in rates.items() if values}


def _number(text: object) -> float:
    match = re.match(r"\s*(\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)", str(text))
    value = float(match[1]) if match else 0.0
    return value if value < 1e18 else 0.0


# ---- clinfo ------------------------------------------------------------------------------------------------------------
def _clinfo(text: str) -> ToolOutput:
    devices = _json_devices(text) if text.lstrip().startswith("{") else _line_devices(text)
    if not devices:
        raise InputError("it lists no device")
    chosen = next((d for d in devices if "GPU" in str(d.get("TYPE", ""))), devices[0])
    extensions = str(chosen.get("EXTENSIONS", ""))
    plane = re.findall(r"\d+", str(chosen.get("IMAGE2D", ""))) or [
        chosen.get("IMAGE2D_MAX_WIDTH"),
        chosen.get("IMAGE2D_MAX_HEIGHT"),
    ]
    sizes = chosen.get("MAX_WORK_ITEM_SIZES", "")
    device: dict[str, Any] = {
        "name": str(chosen.get("NAME", "")).strip(), "vendor": str(chosen.get("VENDOR", "")).strip(),
        "compute_units": int(_number(chosen.get("MAX_COMPUTE_UNITS"))),
        "max_clock_mhz": _number(chosen.get("MAX_CLOCK_FREQUENCY")),
        "max_work_group_size": int(_number(chosen.get("MAX_WORK_GROUP_SIZE"))),
        "max_work_item_sizes": tuple(map(int, sizes if isinstance(sizes, list) else re.findall(r"\d+", str(sizes)))),
        "local_mem_b": int(_number(chosen.get("LOCAL_MEM_SIZE"))),
        "constant_b": int(_number(chosen.get("MAX_CONSTANT_BUFFER_SIZE"))),
        "max_alloc_b": int(_number(chosen.get("MAX_MEM_ALLOC_SIZE"))), "image2d_max": tuple(int(_number(n)) for n in plane[:2]),
        "fp16": "cl_khr_fp16" in extensions, "fp64": "cl_khr_fp64" in extensions,
        "global_cache_b": int(_number(chosen.get("GLOBAL_MEM_CACHE_SIZE"))),
    }  # fmt: skip
    return ToolOutput("clinfo", {name: value for name, value in device.items() if value})


def _json_devices(text: str) -> list[dict[str, Any]]:
    document = json.loads(text)
    groups = document.get("devices", []) if isinstance(document, dict) else []
    entries = [entry for group in groups for entry in (group.get("online", []) if isinstance(group, dict) else [])]
    return [{re.sub("^CL_DEVICE_", "", k): _flat(v) for k, v in entry.items()} for entry in entries if isinstance(entry, dict)]


def _flat(value: Any) -> Any:
    """Return the value of a field; that of bits is a table with their names."""
    return " ".join(map(str, value.get("type", value.values()))) if isinstance(value, dict) else value


def _line_devices(text: str) -> list[dict[str, Any]]:
    devices: list[dict[str, Any]] = []
    for line in text.splitlines():
        raw = re.match(r"(?:\[[^\]]*\])?\s+CL_DEVICE_(\w+)\s\s+(\S.*)", line)
        shown = re.match(r"\s+(\S(?:.*?\S)?)\s\s+(\S.*)", line)
        name = raw[1] if raw else _TEXT_OF_CLINFO.get(shown[1], "") if shown else ""
        value = raw[2] if raw else shown[2] if shown else ""
        if name == "NAME":
            devices.append({})
        if name and devices:
            devices[-1].setdefault(name, value)
    return devices


# ---- rates -------------------------------------------------------------------------------------------------------------
_CLPEAK = (
    ("dram", r"Global memory bandwidth"), ("fp32", r"Single-precision compute"), ("fp16", r"Half-precision compute"),
    ("fp64", r"Double-precision compute"), ("int32", r"Integer compute \((?!.*24)"),
)  # fmt: skip


def _clpeak(text: str) -> ToolOutput:
    device: dict[str, Any] = {}
    rates: dict[str, list[float]] = {}
    kind, known = "", 0
    for line in text.splitlines():
        if match := re.match(r"\s*Device\s*: (.*\S)", line):
            known += 1
            if known > 1:  # the first device alone
                break
            device["name"] = match[1]
        elif match := re.match(r"\s*(Compute units|Clock frequency)\s*: (\d+)", line):
            device["compute_units" if match[1].startswith("C") and "unit" in match[1] else "max_clock_mhz"] = int(match[2])
        elif match := re.match(r"\s*Kernel launch latency\s*: ([\d.]+) us", line):
            rates["launch"] = [_number(match[1]) * 1e-6]
        elif re.search(r"No double precision support", line):
            rates["fp64"] = [0.0]
        elif match := re.match(r"\s*\w[\w ]*\d*\s+: ([\d.]+)\s*$", line):
            if kind:
                rates.setdefault(kind, []).append(_number(match[1]) * _UNITS["G"])
        elif ":" not in line and line.strip():
            kind = next((name for name, head in _CLPEAK if re.search(head, line)), "")
    return ToolOutput("clpeak", device, _best(rates))


def _mixbench(text: str) -> ToolOutput:
    name = re.search(r"^Device:\s*(.*\S)", text, re.MULTILINE)
    units = re.search(r"^Total CUs[^:]*:\s*(\d+)", text, re.MULTILINE)
    head = re.search(r"^Experiment ID,(.*)$", text, re.MULTILINE)
    names = {"Single": "fp32", "Double": "fp64", "Half": "fp16", "Integer": "int32"}
    order = [names[word] for word in re.findall(r"(Single|Double|Half|Integer)", head[1] if head else "")]
    rates: dict[str, list[float]] = {}
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.split(",")]
        if not order or len(cells) < 1 + 4 * len(order) or not cells[0].isdigit():
            continue
        for i, kind in enumerate(order):
            _, _, operations, bandwidth = map(_number, cells[1 + 4 * i : 5 + 4 * i])
            rates.setdefault(kind, []).append(operations * _UNITS["G"])
            rates.setdefault("dram", []).append(bandwidth * _UNITS["G"])
    if not rates:
        raise InputError("it has no rows of numbers")
    device = {"name": name[1]} if name else {}
    return ToolOutput("mixbench", device | ({"compute_units": int(units[1])} if units else {}), _positive(rates))


def _positive(rates: Mapping[str, list[float]]) -> dict[str, float]:
    return {name: value for name, value in _best(rates).items() if value > 0}


def _opencl_benchmark(text: str) -> ToolOutput:
    device: dict[str, Any] = {}
    if match := re.search(r"\| Device Name\s*\| (.*?)\s*\|", text):
        device["name"] = match[1]
    if match := re.search(r"\| Compute Units\s*\| (\d+) at (\d+) MHz", text):
        device |= {"compute_units": int(match[1]), "max_clock_mhz": int(match[2])}
    rates: dict[str, list[float]] = {}
    for line in text.splitlines():
        if match := re.match(r"\| (FP64|FP32|FP16|INT32)\s+compute\s+([\d.]+)\s+([MGT])I?(?:FL)?OPs/s", line):
            rates.setdefault(match[1].lower(), []).append(_number(match[2]) * _UNITS[match[3]])
        elif match := re.match(r"\| Memory Bandwidth \( coalesced (?:read|write)\s*\)\s+([\d.]+)\s+GB/s", line):
            rates.setdefault("dram", []).append(_number(match[1]) * _UNITS["G"])
        elif match := re.match(r"\| (FP64)\s+compute\s+not supported", line):
            rates["fp64"] = [0.0]
    return ToolOutput("OpenCL-Benchmark", device, _best(rates))


def _vkpeak(text: str) -> ToolOutput:
    name = re.search(r"^device\s*=\s*(.*\S)", text, re.MULTILINE)
    rates: dict[str, list[float]] = {}
    for match in re.finditer(r"^(fp32|fp16|fp64|int32)-(?:scalar|vec4)\s*=\s*([\d.]+)\s*G(?:FL|I)OPS", text, re.MULTILINE):
        rates.setdefault(match[1], []).append(_number(match[2]) * _UNITS["G"])
    return ToolOutput("vkpeak", {"name": name[1]} if name else {}, _positive(rates))


def _vulkaninfo(text: str) -> ToolOutput:
    """Return what Vulkan says; of Arm's properties the rates of a core (VK_ARM_shader_core_properties and _builtins)."""

    def said(name: str) -> str:
        match = re.search(rf'\b{name}"?\s*[=:]\s*"?([^"\n,]*[^"\n,\s])', text)
        return match[1] if match else ""

    fields = {
        "fmaRate": "core.ops.fma.per_cycle", "texelRate": "texture.texels_per_cycle_32", "shaderWarpsPerCore": "core.max_warps",
        "shaderCoreCount": "shader_cores", "maxComputeSharedMemorySize": "local.max_per_group_b",
    }  # fmt: skip
    limits = {field: _number(said(name)) for name, field in fields.items()}
    return ToolOutput(
        "vulkaninfo", {"name": said("deviceName")}, {}, {field: value for field, value in limits.items() if value > 0}
    )


TOOLS: tuple[tuple[str, str, Callable[[str], ToolOutput]], ...] = (
    ("clinfo", r"CL_DEVICE_MAX_COMPUTE_UNITS|^\s+Max compute units\s", _clinfo),
    ("OpenCL-Benchmark", r"^\| Compute Units\s+\|", _opencl_benchmark),
    ("mixbench", r"^Experiment ID,", _mixbench),
    ("vkpeak", r"^fp32-(scalar|vec4)\s*=", _vkpeak),
    ("vulkaninfo", r"\bmaxComputeSharedMemorySize\b", _vulkaninfo),
    ("clpeak", r"Global memory bandwidth \(GBPS\)|Single-precision compute \(GFLOPS\)", _clpeak),
)
"""Names, patterns that tell a format, and readers."""


def read_tool(path: str | Path) -> ToolOutput:
    """Return what a file says of a GPU.

    >>> read_tool("no-such-file")
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: no-such-file: No such file or directory
    """
    text = text_of_tool(path)
    for tool, pattern, read in TOOLS:
        if not re.search(pattern, text, re.MULTILINE):
            continue
        try:
            output = read(text)
        except InputError as error:
            raise InputError(f"{path}: read as {tool}: {error}") from None
        except (ValueError, AttributeError, TypeError, RecursionError) as error:
            raise InputError(f"{path}: read as {tool}: {error}") from None
        if not (output.rates or output.device or output.exactly):
            raise InputError(f"{path}: read as {tool}: it says nothing of a GPU")
        return output
    known = ", ".join(tool for tool, _, _ in TOOLS)
    raise InputError(
        f"{path}: of no tool that is known here: {known}; nor a profile of an inference engine, or the folder of an ArchProbe run"
    )


def is_tool(text: str) -> bool:
    """Return whether a text is what one of `TOOLS` prints."""
    return any(re.search(pattern, text, re.MULTILINE) for _, pattern, _ in TOOLS)


def text_of_tool(path: str | Path) -> str:
    """Return the text of a file, as `read_tool` takes it."""
    path = Path(path)
    try:
        if path.stat().st_size > MOST_B:
            raise InputError(f"{path}: {path.stat().st_size >> 20} MiB; what tools print has at most {MOST_B >> 20}")
        return path.read_bytes().decode("utf-8", "replace").replace("\r\n", "\n")
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}") from None
