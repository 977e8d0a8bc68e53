"""Pairing a kernel's parameters with the arguments of a launch, and saying precisely where they do not fit."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from mgpusim.workload.args import DTYPES, IMAGE_AXES, SCALAR_NAMES, Arg, BufferArg, ImageArg, LocalArg, SamplerArg, ScalarArg
from mgpusim.workload.checks import Problems

if TYPE_CHECKING:
    from mgpusim.opencl.ir.program import KernelArg, Type
    from mgpusim.workload.launch import Launch

SPACES = {"buffer": "__global", "constant": "__constant", "local": "__local"}
NUMBERS = re.compile(r"(u?(?:char|short|int|long)|half|float|double)(\d*)", re.ASCII)


def bind(params: Sequence[KernelArg], launch: Launch) -> tuple[tuple[KernelArg, Arg], ...]:
    """Return each parameter of the kernel with its argument.

    Buffers are bytes to OpenCL: their dtype need not be the pointer's. Scalars must agree in size and in being integers or
    floats; signedness is free. Arguments are numbered from 0, as in ``args[0]``.

    >>> from pathlib import Path
    >>> bias = KernelArg(0, "bias", "buffer", Type("ptr", space=1), "float*")
    >>> bind([bias], Launch(Path("conv.cl"), "conv3x3", (64,), (ImageArg("image2d", 8, 8),)))
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: argument 0 of conv3x3 ('bias') is a buffer (__global float*), got image2d
    """
    problems = Problems()
    if len(params) != len(launch.args):
        if len(params) > len(launch.args):
            missing = [f"{p.index} ('{p.name}', {_declared(p)})" for p in params[len(launch.args) :]]
            forms = " ".join(_form(p) for p in params[len(launch.args) :])
            hint = f"missing: {', '.join(missing)}; one --arg each, with sizes and values of your own: {forms}"
        else:
            surplus = [f"{index} ({_given(arg)})" for index, arg in enumerate(launch.args) if index >= len(params)]
            hint = f"too many: {', '.join(surplus)}"
        count = f"{len(params)} argument{'s' if len(params) != 1 else ''}"
        problems.add("", f"{launch.label} takes {count}, got {len(launch.args)}; {hint}")
    pairs = tuple(zip(params, launch.args, strict=False))
    for param, arg in pairs:
        fault = _fault(param, arg)
        if fault:
            problems.add("", f"argument {param.index} of {launch.label} ('{param.name}') {fault}")
    problems.stop(f"arguments of {launch.label}" if len(problems.lines) > 1 else "")
    return pairs


def _fault(param: KernelArg, arg: Arg) -> str:
    if param.kind in ("buffer", "constant"):
        return "" if isinstance(arg, BufferArg) else f"is a buffer ({_declared(param)}), got {_given(arg)}"
    if param.kind == "local":
        if not isinstance(arg, LocalArg):
            return f"is local memory ({_declared(param)}), got {_given(arg)}; write local = {{ bytes = ... }}"
        short = f"is {_declared(param)}, got {arg.bytes} bytes, less than one element of {param.size_b}"
        return short if arg.bytes < param.size_b else ""
    if param.kind == "sampler":
        return "" if isinstance(arg, SamplerArg) else f"is a sampler, got {_given(arg)}"
    if param.kind == "image":
        return _image_fault(param, arg)
    return _scalar_fault(param, arg)


def _image_fault(param: KernelArg, arg: Arg) -> str:
    if not isinstance(arg, ImageArg) or arg.kind != image_kind(param):
        return f"is an image ({_declared(param)}), got {_given(arg)}"
    needs = {"read_only": "read", "write_only": "write"}.get(param.access, param.access)
    if arg.access in ("read", "write") and needs in ("read", "write", "read_write") and arg.access != needs:
        return f"is {param.access}, got access = '{arg.access}'"
    return ""


def image_kind(param: KernelArg) -> str:
    """Return the kind of image that a parameter takes, as of `IMAGE_AXES`."""
    return (param.type.name.rpartition("_")[0] if param.type.name else "") or param.type_name.removesuffix("_t")


def _scalar_fault(param: KernelArg, arg: Arg) -> str:
    if not isinstance(arg, ScalarArg):
        return f"is a value ({_declared(param)}), got {_given(arg)}"
    if isinstance(arg.value, bytes):
        size = len(arg.value)
        return "" if size == param.size_b else f"is {_declared(param)} of {param.size_b} bytes, got {size} bytes"
    if param.byval is not None or param.type.scalar.kind not in ("int", "float"):
        if arg.size_b == param.size_b and len(arg.value) == 1:  # a struct around one number
            return ""
        return f"is {_declared(param)}, a struct of {param.size_b} bytes, got {_given(arg)}; write scalar = {{ struct = [...] }}"
    scalar, count = param.type.scalar, param.type.ncomp
    same = arg.dtype.startswith("float") == (scalar.kind == "float") and DTYPES[arg.dtype] * 8 == scalar.bits
    if same and len(arg.value) == count:
        return ""
    return f"is {_declared(param)} ({_numbers(number_type(scalar, param.type_name), count)}), got {_given(arg)}"


def number_type(scalar: Type, type_name: str) -> str:
    """Return the dtype of a scalar parameter; integers are unsigned where the source says so."""
    return f"{'float' if scalar.kind == 'float' else 'uint' if type_name.startswith('u') else 'int'}{scalar.bits}"


def _numbers(dtype: str, count: int) -> str:
    return dtype if count == 1 else f"{count} numbers of {dtype}"


def _declared(param: KernelArg) -> str:
    space = SPACES.get(param.kind, "")
    if param.kind == "image" and param.access != "none":
        space = f"__{param.access}"
    return f"{space} {param.type_name or 'void*' if space else param.type_name or 'a value'}".strip()


def _form(param: KernelArg) -> str:
    """Return how an argument for a parameter is written in short, its sizes and values in capitals."""
    if param.kind == "local":
        return "local:BYTES"
    if param.kind == "sampler":
        return "sampler:clamp/nearest"
    if param.kind == "image":
        kind = image_kind(param)
        sizes = "x".join(axis.upper() for axis in IMAGE_AXES.get(kind, ("width", "height")))
        return f"{kind}:{sizes}:RGBA/float32"
    name = (param.base_type_name or param.type_name).replace("const", "").strip(" *")
    numbers = NUMBERS.fullmatch(name)
    if numbers is None:
        return "bytes:HEX" if param.kind == "scalar" else "buffer:uint8:BYTES"
    dtype = SCALAR_NAMES[numbers[1]] + (f"x{numbers[2]}" if numbers[2] else "")
    if param.kind == "scalar":
        return f"{dtype}:{','.join(['VALUE'] * int(numbers[2] or 1))}"
    return f"buffer:{dtype}:COUNT"


def _given(arg: Arg) -> str:
    if isinstance(arg, BufferArg):
        return f"buffer of {arg.dtype}"
    if isinstance(arg, ImageArg):
        return arg.kind
    if isinstance(arg, LocalArg):
        return f"local memory of {arg.bytes} bytes"
    if isinstance(arg, SamplerArg):
        return "sampler"
    return f"{len(arg.value)} bytes" if isinstance(arg.value, bytes) else _numbers(arg.dtype, len(arg.value))
