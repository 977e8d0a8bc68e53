"""Plans: a suite as the runner in C reads it (`runner.c`), which parses numbers and texts that say how long they are, no more.

What both runners share is written into the plan: the protocol's numbers, the words of the corpus, each launch's entry as JSON.
The runner in C puts its times in. It draws contents from the same generator, whose state behind the seed the plan holds.

A plan begins with the line ``mgpusim-plan 3``. Numbers are decimal, each followed by a space or the end of its line. A text is
its number of bytes, a space, the bytes, and the end of the line. Words of a fixed list are their positions in it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from mgpusim.calibrate.measuring.host_timing import CALLS, MOST_IN_RAMP, PAUSE_S, RAMP_S, TIMINGS
from mgpusim.calibrate.measuring.runner import DEFAULTS, ORDERS, PROTOCOL, REFERENCE_S, RESTORED_BY, SLOWER, plain_entry
from mgpusim.calibrate.measuring.sub_groups import with_sub_groups
from mgpusim.errors import InputError
from mgpusim.workload.args import ACCESSES, IMAGE_AXES, Arg, BufferArg, ImageArg, Init, LocalArg, SamplerArg
from mgpusim.workload.launch import Launch

__all__ = ["arg_line", "numbers", "plan_of", "range_line", "text"]

MOST_ARGS, MOST_NEEDS, MOST_RAW_B, MOST_PLACES = 256, 16, 65536, 64
"""What the runner in C has room for: arguments of a kernel, extensions that a launch needs, bytes of its numbers; arguments of a
kernel of a network."""
NO_NETWORK = b"0\n"
ARG = (
    "kind", "access", "dtype", "count", "init", "value", "high", "low", "step_high", "step_low", "type", "width", "height",
    "depth", "layers", "pitch", "order", "channel_type", "channels", "normalized", "address", "filter", "bytes",
)  # fmt: skip
"""Numbers of an argument's line."""
FILLS = ("zeros", "uniform", "sorted", "uniform_int", "random_index", "chase")
DTYPES = (
    "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "float16", "float32", "float64",
    "unorm8", "unorm16", "snorm8", "snorm16",
)  # fmt: skip
TIMED = ("", "host call", "gap", "call to start", "flush", "clock ramp")
# numbers of CL/cl.h
IMAGE_TYPES = {
    "image2d": 0x10F1, "image3d": 0x10F2, "image2d_array": 0x10F3, "image1d": 0x10F4, "image1d_array": 0x10F5,
    "image1d_buffer": 0x10F6,
}  # fmt: skip
CHANNEL_ORDERS = {
    "R": 0x10B0, "A": 0x10B1, "RG": 0x10B2, "RA": 0x10B3, "RGB": 0x10B4, "RGBA": 0x10B5, "BGRA": 0x10B6, "ARGB": 0x10B7,
    "INTENSITY": 0x10B8, "LUMINANCE": 0x10B9, "Rx": 0x10BA, "RGx": 0x10BB, "RGBx": 0x10BC,
}  # fmt: skip
CHANNEL_TYPES = {
    "snorm8": 0x10D0, "snorm16": 0x10D1, "unorm8": 0x10D2, "unorm16": 0x10D3, "int8": 0x10D7, "int16": 0x10D8,
    "int32": 0x10D9, "uint8": 0x10DA, "uint16": 0x10DB, "uint32": 0x10DC, "float16": 0x10DD, "float32": 0x10DE,
}  # fmt: skip
ADDRESSES = {"none": 0x1130, "clamp_to_edge": 0x1131, "clamp": 0x1132, "repeat": 0x1133, "mirrored_repeat": 0x1134}
FILTERS = {"nearest": 0x1140, "linear": 0x1141}


def plan_of(suite: Mapping[str, Any], launches: Sequence[Launch], network: bytes = NO_NETWORK, values: bytes = b"") -> bytes:
    """Return the plan of a suite whose launches are `launches`; its `options` are over the `DEFAULTS`.

    Parameters
    ----------
    network, values : what is run behind them and the numbers beside it (`mgpusim.calibrate.measuring.network_plan`).

    Raises
    ------
    InputError
        A launch for which the runner in C has no room.
    """
    assert set(TIMED[1:]) == set(TIMINGS)
    names = sorted(suite["kernels"])
    prefix = with_sub_groups("sub_group", "NVIDIA", "").removesuffix("sub_group")
    options = {**DEFAULTS, **suite.get("options", {})}
    micro = {name: round(1e6 * options[name]) for name in ("spread", "budget_s", "cooldown", "timeout")}
    lines = [
        numbers(len(names), len(launches)),
        numbers(options["warmup"], options["repeats"], options["most"], *micro.values()),
        numbers(*(round(1e6 * value) for value in (SLOWER, REFERENCE_S))),
        numbers(CALLS, round(1e6 * PAUSE_S), round(1e6 * RAMP_S), MOST_IN_RAMP),
        numbers(1 + ORDERS.index(options["order"]), int(options["restore"])),
        text(msgspec.json.encode(PROTOCOL)[1:-1]), text(msgspec.json.encode(RESTORED_BY)),
        text(prefix), text(msgspec.json.encode(suite["kernels"])),
    ]  # fmt: skip
    for name in names:
        kernel = suite["kernels"][name]
        lines.append(numbers(int("sub_group" in kernel["source"])) + text(msgspec.json.encode(name)))
        lines += [text(kernel["entry"]), text(kernel.get("options") or ""), text(kernel["source"])]
    for index, (entry, launch) in enumerate(zip(suite["launches"], launches, strict=True)):
        lines.append(_launch(f"launches[{index}]", entry, launch, names))
    body = b"".join([*lines, network])
    return b"mgpusim-plan 3\n" + text(hashlib.sha256(body + values).hexdigest()) + body


def numbers(*values: int) -> bytes:
    """Return a line of whole numbers."""
    return " ".join(map(str, values)).encode() + b"\n"


def text(value: str | bytes) -> bytes:
    """Return a text behind its number of bytes."""
    raw = value.encode() if isinstance(value, str) else value
    if b"\0" in raw:
        raise InputError(f"a text of the suite has a zero byte, which no plan holds: {raw[:40]!r}")
    return str(len(raw)).encode() + b" " + raw + b"\n"


def _launch(path: str, entry: Mapping[str, Any], launch: Launch, names: Sequence[str]) -> bytes:
    needs, outputs, restored = entry.get("needs", ()), entry.get("outputs", ()), entry.get("restored", ())
    raw_b = sum(len(arg.to_bytes()) for arg in launch.args if not isinstance(arg, BufferArg | ImageArg | LocalArg | SamplerArg))
    rooms = {"arguments": (len(launch.args), MOST_ARGS), "extensions": (len(needs), MOST_NEEDS), "bytes": (raw_b, MOST_RAW_B)}
    for what, (got, most) in rooms.items():
        if got > most:
            raise InputError(f"{path}: {got} {what}, but the runner in C has room for {most}; leave the launch out of the bundle")
    order = 1 + ORDERS.index(entry["order"]) if entry.get("order") else 0
    lines = [
        range_line(names.index(entry["kernel"]), launch),
        numbers(order, TIMED.index(entry.get("timing") or ""), len(launch.args)),
        *(arg_line(arg, seed) for arg, seed in zip(launch.args, entry["seeds"], strict=True)),
        numbers(len(needs)), *map(text, needs),
        numbers(len(outputs), *outputs),
        numbers(int("restored" in entry), len(restored), *restored),
        text(msgspec.json.encode(plain_entry(entry))[:-1]),
    ]  # fmt: skip
    return b"".join(lines)


def range_line(kernel: int, launch: Launch) -> bytes:
    """Return the NDRange of a launch, behind the position of its kernel among those of the plan."""
    size, local = launch.global_size, launch.local_size
    if launch.pad and local:
        size = tuple(-(-g // w) * w for g, w in zip(size, local, strict=True))
    axes = zip(_padded(size, 1), _padded(local or (), 1), _padded(launch.offset, 0), strict=True)
    head = (kernel, launch.dim - 1, int(local is not None), int(bool(launch.offset)))
    return numbers(*head, *(value for axis in axes for value in axis))


def _padded(sizes: Sequence[int], with_: int) -> list[int]:
    return [*sizes, with_, with_, with_][:3]


def arg_line(arg: Arg, seed: int | None = None) -> bytes:
    """Return an argument, with what draws its contents behind a seed."""
    given: dict[str, int] = {}
    raw = b""
    if isinstance(arg, LocalArg):
        given = {"kind": 2, "bytes": arg.bytes}
    elif isinstance(arg, SamplerArg):
        ways = {"normalized": int(arg.normalized), "address": ADDRESSES[arg.address], "filter": FILTERS[arg.filter]}
        given = {"kind": 4, **ways}
    elif isinstance(arg, BufferArg):
        given = {"kind": 0, "count": arg.count, **_contents(arg.init, arg.count, seed)}
    elif isinstance(arg, ImageArg):
        axes = IMAGE_AXES[arg.kind]
        given = {
            "kind": 1, **_contents(arg.init, arg.width * arg.height * arg.depth, seed), "type": IMAGE_TYPES[arg.kind],
            "width": arg.width, "height": arg.height * ("height" in axes), "depth": arg.depth * ("depth" in axes),
            "layers": arg.depth * ("layers" in axes), "pitch": arg.row_pitch or 0, "order": CHANNEL_ORDERS[arg.channels],
            "channel_type": CHANNEL_TYPES[arg.dtype], "channels": arg.n_channels,
        }  # fmt: skip
    else:
        given, raw = {"kind": 3}, text(arg.to_bytes().hex())
    if isinstance(arg, BufferArg | ImageArg):
        given |= {"access": ACCESSES.index(arg.access or "read_write"), "dtype": DTYPES.index(arg.dtype)}
    return numbers(*(given.get(name, 0) for name in ARG)) + raw


def _contents(init: Init, elements: int, seed: int | None) -> dict[str, int]:
    """Return the fill, its value, and the generator's state and step behind the seed, halves of 64 bits."""
    import numpy as np

    value = int(init.value or 0)
    value = value % elements if init.kind == "chase" else value or 1
    found = {"init": FILLS.index(init.kind), "value": value}
    if seed is None:
        return found
    state: Any = np.random.PCG64(seed).state["state"]
    halves = (state["state"] >> 64, state["state"], state["inc"] >> 64, state["inc"])
    return found | dict(zip(ARG[6:10], (int(half) & (1 << 64) - 1 for half in halves), strict=True))
