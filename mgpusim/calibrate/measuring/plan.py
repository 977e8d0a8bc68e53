"""Plans: a suite as the runner in C reads it (`runner.c`), which parses numbers and texts that say how long they are, no more.

The suite itself is in the plan as JSON, and goes from there into what the runner writes, so that the corpus is made of both here
(`mgpusim.workload.runs`). The runner draws contents from the generator of numpy, whose state behind the seed the plan holds.

A plan begins with the line ``mgpusim-plan 4``. Numbers are decimal, each followed by a space or the end of its line. A text is
its number of bytes, a space, the bytes, and the end of the line. Words of a fixed list are their positions in it. Arguments that
launches share at the same position stand in it once.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from mgpusim.calibrate.measuring.host_timing import CALLS, MOST_IN_RAMP, PAUSE_S, RAMP_S, TIMINGS
from mgpusim.calibrate.measuring.network_run import BUDGET_S, ERROR, FEWEST, MOST, WARM_S
from mgpusim.calibrate.measuring.runner import DEFAULTS, REFERENCE_S, REFERENCE_SPREAD, SLOWER
from mgpusim.calibrate.measuring.sub_groups import guarded
from mgpusim.errors import InputError
from mgpusim.workload.args import ACCESSES, IMAGE_AXES, Arg, BufferArg, ImageArg, Init, LocalArg, SamplerArg
from mgpusim.workload.fill import storage_dtype
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import open_module, pick_kernel
from mgpusim.workload.runs import DEVICE, KERNEL, ORDERS

MOST_ARGS = 256
"""Arguments of a kernel for which the runner in C has room."""
ARG = (
    "kind", "access", "dtype", "init", "normalized", "channels", "restored", "count", "value", "high", "low", "step_high",
    "step_low", "type", "width", "height", "depth", "layers", "pitch", "order", "address", "filter", "bytes",
    "of", "begin",
)  # fmt: skip
"""Numbers of an argument's line. `of` is 1 and the position of the buffer that it lies in, from byte `begin` on."""
FILLS = ("zeros", "uniform", "sorted", "uniform_int", "random_index", "chase")
NOTHING, BESIDE = len(FILLS), len(FILLS) + 1
"""Contents of a network's memory: none, or those of the file beside the plan from byte `begin` on."""
DTYPES = (
    "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "float16", "float32", "float64",
    "unorm8", "unorm16", "snorm8", "snorm16",
)  # fmt: skip
TIMED = ("", "host call", "gap", "call to start", "flush", "clock ramp")
LIBRARIES = (
    "libOpenCL.so", "libOpenCL.so.1", "OpenCL.dll",
    *(f"{folder}/libOpenCL.so" for folder in ("/vendor/lib64", "/system/vendor/lib64", "/system/lib64")),
    "libOpenCL-pixel.so", "/vendor/lib64/libOpenCL-pixel.so", "/vendor/lib64/libPVROCL.so", "/system/vendor/lib64/libPVROCL.so",
    "/vendor/lib64/egl/libGLES_mali.so", "/system/vendor/lib64/egl/libGLES_mali.so",
    *(f"{folder}/libOpenCL.so" for folder in ("/vendor/lib", "/system/vendor/lib", "/system/lib")),
    "/vendor/lib/libPVROCL.so", "/system/vendor/lib/libPVROCL.so", "/vendor/lib/egl/libGLES_mali.so",
    "/system/vendor/lib/egl/libGLES_mali.so", "libmali.so", "libmali.so.1",
)  # fmt: skip
"""Where OpenCL may be. Adreno has libOpenCL.so, some Mali libGLES_mali.so alone, PowerVR libPVROCL.so. A Pixel's library hands
its functions out itself, once told to (enableOpenCL, loadOpenCLPointer)."""
# numbers of CL/cl.h
IMAGE_TYPES = {
    "image2d": 0x10F1, "image3d": 0x10F2, "image2d_array": 0x10F3, "image1d": 0x10F4, "image1d_array": 0x10F5,
    "image1d_buffer": 0x10F6,
}  # fmt: skip
CHANNEL_ORDERS = {
    "R": 0x10B0, "A": 0x10B1, "RG": 0x10B2, "RA": 0x10B3, "RGB": 0x10B4, "RGBA": 0x10B5, "BGRA": 0x10B6, "ARGB": 0x10B7,
    "INTENSITY": 0x10B8, "LUMINANCE": 0x10B9, "Rx": 0x10BA, "RGx": 0x10BB, "RGBx": 0x10BC,
}  # fmt: skip
ADDRESSES = {"none": 0x1130, "clamp_to_edge": 0x1131, "clamp": 0x1132, "repeat": 0x1133, "mirrored_repeat": 0x1134}
FILTERS = {"nearest": 0x1140, "linear": 0x1141}


class Tables:
    """Lines of arguments, of launches, and of the steps of a network, and the memory that a network reads back in the end."""

    def __init__(self) -> None:
        self.args: list[bytes] = []
        self.launches: list[bytes] = []
        self.steps: list[bytes] = []
        self.outputs: list[int] = []
        self._at: dict[Any, int] = {}

    def add(self, key: Any, given: Mapping[str, int], words: Sequence[int] | None = None) -> int:
        """Return the position of an argument; one of the same numbers and key is there already."""
        line = numbers(*(given.get(name, 0) for name in ARG)) + (b"" if words is None else listed(words))
        if (key, line) not in self._at:
            self._at[key, line] = len(self.args)
            self.args.append(line)
        return self._at[key, line]

    def add_arg(self, key: Any, arg: Arg, seed: int, restored: bool = False) -> int:
        """Return the position of an argument of a launch, with what draws its contents behind a seed."""
        if isinstance(arg, LocalArg):
            return self.add(key, {"kind": 2, "bytes": arg.bytes})
        if isinstance(arg, SamplerArg):
            ways = {"normalized": int(arg.normalized), "address": ADDRESSES[arg.address], "filter": FILTERS[arg.filter]}
            return self.add(key, {"kind": 4, **ways})
        if not isinstance(arg, BufferArg | ImageArg):
            raw = arg.to_bytes()
            words = [int.from_bytes(raw[i : i + 8], "little") for i in range(0, len(raw), 8)]
            return self.add(key, {"kind": 3, "bytes": len(raw)}, words)
        given = memory_fields(arg) | {"restored": int(restored)}
        elements = arg.count if isinstance(arg, BufferArg) else arg.width * arg.height * arg.depth
        contents = _contents(arg.init, elements, seed)
        if not isinstance(arg, ImageArg) or (arg.row_pitch is None and arg.kind != "image1d_buffer"):
            return self.add(key, given | contents)
        # an image of a buffer's texels: the buffer first
        names = ("dtype", "width", "channels", "pitch")
        behind = {name: given[name] for name in names} | {"access": min(given["access"], 1), "count": elements * arg.n_channels}
        return self.add(key, given | {"init": NOTHING, "of": 1 + self.add(key, behind | contents)})

    def add_launch(self, kernel: int, launch: Launch, args: Sequence[int], order: str = "", timing: str = "",
                   outputs: Sequence[int] = ()) -> None:  # fmt: skip
        """Add a launch of a kernel, with the positions of its arguments, and those that are read back with their bytes."""
        size, local = launch.global_size, launch.local_size
        if launch.pad and local:
            size = tuple(-(-g // w) * w for g, w in zip(size, local, strict=True))
        axes = [*_padded(size, 1), *_padded(local or (), 1), *_padded(launch.offset, 0)]
        asked = (1 + ORDERS.index(order) if order else 0, TIMED.index(timing))
        line = numbers(launch.dim, int(local is not None), int(bool(launch.offset)), *asked, kernel, *axes)
        self.launches.append(line + listed(args) + listed(outputs))


def plan_of(suite: Mapping[str, Any], launches: Sequence[Launch], network: Tables | None = None, values: bytes = b"") -> bytes:
    """Return the plan of a suite whose launches are `launches`; its `options` are over the `DEFAULTS`.

    Parameters
    ----------
    network, values : what is run behind them and the numbers beside it (`mgpusim.calibrate.measuring.network_plan`).
    """
    assert set(TIMED[1:]) == set(TIMINGS)
    names = sorted(suite["kernels"])
    entries = {entry["kernel"]: launch for entry, launch in zip(suite["launches"], launches, strict=True)}
    options = {**DEFAULTS, **suite.get("options", {})}
    tables = Tables() if network is None else network
    behind, tables.launches = tables.launches, []  # those of the network stand behind those that are timed alone
    for index, (entry, launch) in enumerate(zip(suite["launches"], launches, strict=True)):
        _add_launch(tables, f"launches[{index}]", entry, launch, names)
    kernels = []
    for name in names:
        kernel = suite["kernels"][name]
        entry = kernel["entry"] or (pick_kernel(open_module(entries[name]), entries[name]).name if name in entries else name)
        shown = msgspec.json.encode(name)[1:-1]  # without control characters
        kernels += [text(shown), text(entry), text(kernel.get("options") or ""), text(guarded(kernel["source"]))]
    sizes = (len(names), len(tables.args), len(tables.launches + behind), len(tables.launches), len(tables.steps))
    alone = (1, options["most"], *_micro(options["spread"], options["budget_s"]))
    again = (1, options["most"], *_micro(REFERENCE_SPREAD, options["budget_s"]))
    together = (FEWEST, MOST, *_micro(ERROR, BUDGET_S))
    protocol = (
        options["warmup"], options["repeats"], CALLS, MOST_IN_RAMP, 1 + ORDERS.index(options["order"]), int(options["restore"]),
        *_micro(SLOWER, options["cooldown"], options["timeout"], REFERENCE_S, PAUSE_S, RAMP_S, WARM_S),
    )  # fmt: skip
    body = b"".join([
        text(msgspec.json.encode({**suite, "options": options})), text("\n".join(LIBRARIES)),
        numbers(*sizes, *alone, *again, *together, *protocol),
        listed(list(DEVICE.values())), listed(list(KERNEL.values())), *kernels, *tables.args, *tables.launches, *behind,
        *tables.steps, listed(tables.outputs),
    ])  # fmt: skip
    return b"mgpusim-plan 4\n" + text(hashlib.sha256(body + values).hexdigest()) + body


def _micro(*values: float) -> list[int]:
    return [round(1e6 * value) for value in values]


def numbers(*values: int) -> bytes:
    """Return a line of whole numbers."""
    return " ".join(map(str, values)).encode() + b"\n"


def listed(values: Sequence[int]) -> bytes:
    """Return a line of whole numbers behind how many they are."""
    return numbers(len(values), *values)


def text(value: str | bytes) -> bytes:
    """Return a text behind its number of bytes."""
    raw = value.encode() if isinstance(value, str) else value
    if b"\0" in raw:
        raise InputError(f"a text of the suite has a zero byte, which no plan holds: {raw[:40]!r}")
    return str(len(raw)).encode() + b" " + raw + b"\n"


def _add_launch(tables: Tables, path: str, entry: Mapping[str, Any], launch: Launch, names: Sequence[str]) -> None:
    n = len(launch.args)
    if n > MOST_ARGS:
        raise InputError(
            f"{path}: {n} arguments, but the runner in C has room for {MOST_ARGS}; leave the launch out of the bundle"
        )
    restored = entry.get("restored", ())
    args = [
        tables.add_arg(position, arg, seed, position in restored)
        for position, (arg, seed) in enumerate(zip(launch.args, entry["seeds"], strict=True))
    ]
    outputs = [value for position in entry.get("outputs", ()) for value in (args[position], contents_b(launch.args[position]))]
    tables.add_launch(names.index(entry["kernel"]), launch, args, entry.get("order") or "", entry.get("timing") or "", outputs)


def _padded(sizes: Sequence[int], with_: int) -> list[int]:
    return [*sizes, with_, with_, with_][:3]


def memory_fields(arg: BufferArg | ImageArg) -> dict[str, int]:
    """Return the numbers of a buffer or an image but those of its contents."""
    given = {"access": ACCESSES.index(arg.access or "read_write"), "dtype": DTYPES.index(arg.dtype)}
    if isinstance(arg, BufferArg):
        return given | {"kind": 0, "count": arg.count, "channels": 1}
    axes = IMAGE_AXES[arg.kind]
    return given | {
        "kind": 1, "type": IMAGE_TYPES[arg.kind], "width": arg.width, "height": arg.height * ("height" in axes),
        "depth": arg.depth * ("depth" in axes), "layers": arg.depth * ("layers" in axes), "pitch": arg.row_pitch or 0,
        "order": CHANNEL_ORDERS[arg.channels], "channels": arg.n_channels,
    }  # fmt: skip


def contents_b(arg: Arg) -> int:
    """Return the bytes of all numbers of a buffer or an image, without gaps."""
    import numpy as np

    assert isinstance(arg, BufferArg | ImageArg)
    count = arg.count if isinstance(arg, BufferArg) else math.prod(arg.shape)
    return count * np.dtype(storage_dtype(arg.dtype)).itemsize


def _contents(init: Init, elements: int, seed: int) -> dict[str, int]:
    """Return the fill, its value, and the generator's state and step behind the seed, halves of 64 bits."""
    import numpy as np

    value = int(init.value or 0)
    value = value % elements if init.kind == "chase" else value or 1
    state: Any = np.random.PCG64(seed).state["state"]
    halves = (state["state"] >> 64, state["state"], state["inc"] >> 64, state["inc"])
    drawn = dict(zip(("high", "low", "step_high", "step_low"), (int(half) & (1 << 64) - 1 for half in halves), strict=True))
    return {"init": FILLS.index(init.kind), "value": value, **drawn}
