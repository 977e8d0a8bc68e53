"""Arguments and sizes in the short spelling of the command line.

====================================================  ================================================================
``buffer:DTYPE[xN]:COUNT[:INIT][:ACCESS]``            ``buffer:float32:802816:zeros:write``, ``buffer:float32x4:200704``
``image2d:SIZE:CHANNELS/DTYPE[:INIT][:ACCESS]``       ``image2d:448x56:RGBA/float32``; SIZE is width, x height, x depth or
                                                      layers, as the kind (image1d ... image3d) has them
``image2d:SIZE@PITCH:CHANNELS/DTYPE...``              ``image2d:448x56@8192:RGBA/float32``: made from a buffer, PITCH bytes from
                                                      row to row (0: without a gap)
``DTYPE[xN]:VALUE[,VALUE...]``                        ``int32:56``, ``float32x4:1,2,3,4``, ``half:1.5`` (float16 too)
``bytes:HEX``                                         ``bytes:0100000000000040``: a struct, or any value, by its bytes
``local:BYTES``                                       ``local:1024``, or by the local size, as hosts have it: ``local:4*lx``
``sampler:ADDRESS/FILTER[/normalized]``               ``sampler:clamp/nearest``
====================================================  ================================================================

INIT is uniform, uniform_int, zeros, sorted, random_index=N, chase=STRIDE or file=X.npy; ACCESS is read, write or read_write.
Random contents follow the name of the kernel's parameter, or a seed: ``buffer:float32:64:uniform@7``.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mgpusim.errors import InputError, nearest
from mgpusim.workload.args import (
    ACCESS_ALIASES,
    ACCESSES,
    DTYPE_ALIASES,
    DTYPES,
    IMAGE_AXES,
    Arg,
    BufferArg,
    ImageArg,
    Init,
    LocalArg,
    SamplerArg,
    ScalarArg,
)
from mgpusim.workload.checks import as_text_int, show
from mgpusim.workload.tables import read_init

SCALAR = re.compile(r"(half|[a-z]+\d+)(?:x(\d{1,4}))?", re.ASCII)


def parse_sizes(text: str, what: str = "size") -> tuple[int, ...]:
    """Return the sizes in "56x56x64" or "56,56,64".

    >>> parse_sizes("56x56x64")
    (56, 56, 64)
    """
    sizes = [as_text_int(part.strip()) for part in re.split("[x,×]", text)]
    if not 1 <= len(sizes) <= 3 or any(size is None or size < 0 for size in sizes):
        raise InputError(f"{what}: got '{text}', expected 1 to 3 integers, as in 56x56x64 or 56,56,64")
    return tuple(size for size in sizes if size is not None)


def format_sizes(sizes: tuple[int, ...]) -> str:
    """Return the inverse of `parse_sizes`.

    >>> format_sizes((8, 4))
    '8x4'
    """
    return "x".join(map(str, sizes))


def parse_arg(text: str, base: Path | None = None) -> Arg:
    """Return the argument that `text` spells.

    Parameters
    ----------
    text : one of the forms above.
    base : directory that ``file=`` is relative to (default: as given).

    >>> parse_arg("float32x4:1,2,3,4")
    ScalarArg(dtype='float32', value=(1.0, 2.0, 3.0, 4.0))
    >>> parse_arg("buffer:int32:64:chase=16").init
    Init(kind='chase', value=16)
    """
    kind, _, rest = text.strip().partition(":")
    try:
        if kind == "buffer":
            return _parse_buffer(rest, base)
        if kind in IMAGE_AXES:
            return _parse_image(kind, rest, base)
        if kind == "local":
            whole = as_text_int(rest.strip())
            size: Any = rest if whole is None else whole
            return LocalArg(size)
        if kind == "sampler":
            return _parse_sampler(rest)
        if kind == "bytes":
            return ScalarArg("struct", _hex(rest))
        return _parse_scalar(kind, rest)
    except InputError as error:
        wrong = InputError(f"argument '{text}': {'; '.join(error.problems)}")
        wrong.problems = tuple(f"argument '{text}': {line}" for line in error.problems)
        raise wrong from None


def format_arg(arg: Arg) -> str:
    """Return the short form of `arg`; `parse_arg` gives an equal argument back.

    >>> format_arg(ImageArg("image2d", 448, 56, init=Init("zeros"), access="write"))
    'image2d:448x56:RGBA/float32:zeros:write'
    """
    if isinstance(arg, LocalArg):
        return f"local:{arg.of or arg.bytes}"
    if isinstance(arg, SamplerArg):
        return f"sampler:{arg.address}/{arg.filter}" + ("/normalized" if arg.normalized else "")
    if isinstance(arg, ScalarArg):
        if isinstance(arg.value, bytes):
            return f"bytes:{arg.value.hex()}"
        width = f"x{len(arg.value)}" if len(arg.value) > 1 else ""
        return f"{arg.dtype}{width}:{','.join(map(repr, arg.value))}"
    init = arg.init.kind if arg.init.value is None else f"{arg.init.kind}={arg.init.value}"
    init += "" if arg.init.seed is None else f"@{arg.init.seed}"
    tail = f":{init}" + (f":{arg.access}" if arg.access else "")
    if isinstance(arg, BufferArg):
        return f"buffer:{arg.dtype}:{arg.count}{tail}"
    sizes = (arg.depth if axis == "layers" else getattr(arg, axis) for axis in IMAGE_AXES[arg.kind])
    pitch = "" if arg.row_pitch is None else f"@{arg.row_pitch}"
    return f"{arg.kind}:{format_sizes(tuple(sizes))}{pitch}:{arg.channels}/{arg.dtype}{tail}"


def _parse_buffer(rest: str, base: Path | None) -> Arg:
    head, init, access = _tail(rest, 2, "buffer:DTYPE:COUNT[:INIT][:ACCESS], as in buffer:float32:802816", base)
    return BufferArg(head[0], _whole(head[1], "count"), init, access)


def _parse_image(kind: str, rest: str, base: Path | None) -> Arg:
    axes = IMAGE_AXES[kind]
    size = "x".join(axis.upper() for axis in axes)
    head, init, access = _tail(rest, 2, f"{kind}:{size}:CHANNELS/DTYPE[:INIT][:ACCESS]", base)
    spelled, at, pitch = head[0].partition("@")
    sizes = [_whole(part, axis) for part, axis in zip(spelled.split("x"), axes, strict=False)]
    if len(spelled.split("x")) != len(axes):
        raise InputError(f"got size '{spelled}', expected {size} for {kind}")
    channels, slash, dtype = head[1].partition("/")
    if not slash:
        raise InputError(f"got format '{head[1]}', expected CHANNELS/DTYPE, as in RGBA/float32")
    fields = {"depth" if axis == "layers" else axis: value for axis, value in zip(axes, sizes, strict=True)}
    row_pitch = _whole(pitch, "row_pitch") if at else None
    return ImageArg(kind, **fields, channels=channels, dtype=dtype, init=init, access=access, row_pitch=row_pitch)


def _parse_sampler(rest: str) -> Arg:
    words = rest.split("/")
    if not 2 <= len(words) <= 3 or words[2:] not in ([], ["normalized"], ["unnormalized"]):
        raise InputError("expected sampler:ADDRESS/FILTER[/normalized], as in sampler:clamp/nearest")
    return SamplerArg(words[2:] == ["normalized"], words[0], words[1])


def _parse_scalar(kind: str, rest: str) -> Arg:
    match = SCALAR.fullmatch(kind)
    if not match or DTYPE_ALIASES.get(match[1], match[1]) not in DTYPES:
        kinds = ["buffer", *IMAGE_AXES, *DTYPES, *DTYPE_ALIASES, "bytes", "local", "sampler"]
        close = "image2d" if kind in ("image", "texture") else nearest(match[1] if match else kind, kinds)
        hint = f"; did you mean '{close}'?" if close else ""
        raise InputError(f"unknown kind '{kind}', expected one of {', '.join(kinds)}{hint}")
    if not rest:
        raise InputError(f"expected a value, as in {kind}:{','.join(['1'] * int(match[2] or 1))}")
    values = [_number(part.strip()) for part in rest.split(",")]
    width = int(match[2] or 1)
    if len(values) != width:
        raise InputError(f"got {len(values)} values, expected {width}; write {match[1]}x{len(values)} for a vector of them")
    return ScalarArg(match[1], tuple(values))


def _tail(rest: str, count: int, form: str, base: Path | None) -> tuple[list[str], Init, str | None]:
    """Split off `count` leading fields; what follows is [INIT][:ACCESS], where a file name may itself hold colons."""
    parts = rest.split(":", count)
    if len(parts) < count or not all(parts[:count]):
        raise InputError(f"expected {form}")
    tail = parts[count] if len(parts) > count else ""
    init, colon, access = tail.rpartition(":")
    if access not in (*ACCESSES, *ACCESS_ALIASES):
        if colon and not init.startswith("file="):
            raise InputError(f"got access '{access}', expected one of {', '.join(ACCESSES)}")
        init, access = tail, ""
    return parts[:count], read_init(init or "uniform", base), access or None


def _whole(text: str, what: str) -> int:
    value = as_text_int(text.strip())
    if value is None:
        raise InputError(f"{what}: got '{text}', expected a positive integer")
    return value


def _number(text: str) -> int | float:
    whole = as_text_int(text)
    if whole is not None:
        return whole
    try:
        return float(text)
    except ValueError:
        raise InputError(f"value: got {show(text)}, expected a number") from None


def _hex(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise InputError(f"got '{text}', expected an even number of hexadecimal digits") from None
