"""Independent implementations that tests compare mgpusim with: PoCL (results) and Oclgrind (results, instruction counts).

Both run the same launch, given as the argument classes of `mgpusim.workload.args`, and are optional: `have_pocl` and
`have_oclgrind` say whether they are here and, if not, why; `need_pocl` and `need_oclgrind` skip the calling test.

PoCL is reached through pyopencl and the system's ICD files. Oclgrind interprets LLVM IR and counts what each work item
executes. It is an OpenCL runtime too, so no host program and no .sim file is needed: pyopencl loads it where
``OCL_ICD_VENDORS`` names its library, and ``OCLGRIND_INST_COUNTS`` is what the option ``--inst-counts`` sets. The choice of
library is made once per process, so Oclgrind runs in a child process, started with this file as its script.

Known departures of PoCL 3.1 from OpenCL 1.2, which tests step around: the border colour is always (0, 0, 0, 0), whatever
the channel order (pocl_read_pixel of lib/kernel/read_image.cl); the layer of an image array is scaled by the number of
layers where the sampler has normalized coordinates (PoCL 5.0 does not: tests ask it), and rounded as floor(w + 0.5).
"""

from __future__ import annotations

import atexit
import functools
import hashlib
import os
import pickle
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from mgpusim.workload.args import Arg, BufferArg, ImageArg, Init, LocalArg, SamplerArg
from mgpusim.workload.launch import Launch, kernel_text
from mgpusim.workload.program import contents_of

__all__ = ["given", "have_device", "have_oclgrind", "have_pocl", "need_device", "need_oclgrind", "need_pocl", "oclgrind_counts",
           "oclgrind_run", "outputs", "pocl", "pocl_image", "pocl_run", "stored"]  # fmt: skip

Array = np.ndarray[Any, Any]
Sizes = Sequence[int]

OCLGRIND_LIBRARY = Path("/usr/lib/oclgrind/liboclgrind-rt-icd.so")
ICD_FILES = "/etc/OpenCL/vendors"  # pyopencl's wheel brings a loader that looks elsewhere
TIMEOUT_S = 300

# Channel order and data type codes, image types and sampler modes of CL/cl.h
ORDERS = {"R": 0x10B0, "A": 0x10B1, "RG": 0x10B2, "RA": 0x10B3, "RGB": 0x10B4, "RGBA": 0x10B5, "BGRA": 0x10B6, "ARGB": 0x10B7,
          "INTENSITY": 0x10B8, "LUMINANCE": 0x10B9, "Rx": 0x10BA, "RGx": 0x10BB, "RGBx": 0x10BC}  # fmt: skip
TYPES = {"snorm8": 0x10D0, "snorm16": 0x10D1, "unorm8": 0x10D2, "unorm16": 0x10D3, "int8": 0x10D7, "int16": 0x10D8,
         "int32": 0x10D9, "uint8": 0x10DA, "uint16": 0x10DB, "uint32": 0x10DC, "float16": 0x10DD, "float32": 0x10DE}  # fmt: skip
IMAGES = {"image2d": 0x10F1, "image3d": 0x10F2, "image2d_array": 0x10F3, "image1d": 0x10F4, "image1d_array": 0x10F5,
          "image1d_buffer": 0x10F6}  # fmt: skip
ADDRESSES = {"none": 0x1130, "clamp_to_edge": 0x1131, "clamp": 0x1132, "repeat": 0x1133, "mirrored_repeat": 0x1134}
FILTERS = {"nearest": 0x1140, "linear": 0x1141}


class Device(NamedTuple):
    """pyopencl, a context on one device, its queue, and a cache of built programs."""

    cl: Any
    context: Any
    queue: Any
    programs: dict[tuple[str, str], Any]


def _open(platform: str) -> Device | str:
    """The first device of the platform called `platform`, or why there is none."""
    os.environ.setdefault("OCL_ICD_VENDORS", ICD_FILES)
    os.environ.setdefault("PYOPENCL_NO_CACHE", "1")
    try:
        import pyopencl as cl
    except ImportError as error:
        return f"pyopencl is not installed ({error})"
    try:
        devices = [d for p in cl.get_platforms() if p.name == platform for d in p.get_devices()]
    except cl.Error as error:
        return f"no OpenCL platform ({error})"
    if not devices:
        return f"no OpenCL platform is called {platform}"
    context = cl.Context(devices[:1])
    return Device(cl, context, cl.CommandQueue(context), {})


@functools.cache
def _pocl() -> Device | str:
    return _open("Portable Computing Language")


def have_pocl() -> tuple[bool, str]:
    """Whether PoCL can be used, and if not, why."""
    found = _pocl()
    return (False, found) if isinstance(found, str) else (True, "")


def have_oclgrind() -> tuple[bool, str]:
    """Whether Oclgrind can be used, and if not, why."""
    if not OCLGRIND_LIBRARY.exists():
        return False, f"Oclgrind is not installed (no {OCLGRIND_LIBRARY})"
    try:
        import pyopencl  # noqa: F401
    except ImportError as error:
        return False, f"pyopencl is not installed ({error})"
    return True, ""


@functools.cache
def have_device() -> tuple[bool, str]:
    """Whether there is an OpenCL device, and if not, why. Ask within a test: PoCL needs a folder that it may write."""
    from mgpusim.calibrate.measuring.cldevice import MeasureError, list_devices

    try:
        list_devices()
    except MeasureError as error:
        return False, str(error)
    return True, ""


def need_device() -> None:
    """Skip the calling test where there is no OpenCL device."""
    _skip_unless(*have_device())


def need_pocl() -> None:
    """Skip the calling test where there is no PoCL."""
    _skip_unless(*have_pocl())


def need_oclgrind() -> None:
    """Skip the calling test where there is no Oclgrind."""
    _skip_unless(*have_oclgrind())


def _skip_unless(here: bool, why: str) -> None:
    if not here:
        import pytest

        pytest.skip(why)


def pocl() -> Device:
    """PoCL's device; call `need_pocl` before."""
    found = _pocl()
    if isinstance(found, str):
        raise RuntimeError(found)
    return found


def outputs(args: Sequence[Arg]) -> list[int]:
    """Positions of what a launch may write: buffers and images whose access is not "read"."""
    return [at for at, arg in enumerate(args) if isinstance(arg, (BufferArg, ImageArg)) and arg.access != "read"]


@functools.cache
def _folder() -> Path:
    folder = tempfile.mkdtemp(prefix="mgpusim-oracle-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


def given(values: Array, access: str | None = "read") -> BufferArg:
    """A buffer that holds exactly `values`, in the order of memory."""
    return BufferArg(str(values.dtype), values.size, stored(values), access)


def stored(values: Array) -> Init:
    """The initial contents `values` of a buffer or image, kept in a file for the length of the session."""
    values = np.ascontiguousarray(values)
    name = hashlib.sha1(values.tobytes()).hexdigest()
    path = _folder() / f"{name}-{values.dtype}.npy"
    if not path.exists():
        np.save(path, values)
    return Init("file", str(path))


def pocl_image(device: Device, arg: ImageArg, texels: Any) -> Any:
    """An image of `arg`'s format and size that holds `texels`: an array (depth or layers, height, width, channels), or the
    pyopencl buffer behind an image1d_buffer (which the caller keeps alive)."""
    cl, context = device.cl, device.context
    flags = cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR
    desc = cl.ImageDescriptor()
    desc.image_type = IMAGES[arg.kind]
    desc.shape = (arg.width, arg.height, arg.depth if arg.kind == "image3d" else 1)
    desc.array_size = arg.depth if arg.kind.endswith("array") else 0
    row = arg.width * arg.texel_b
    row_pitch = row if arg.kind in ("image2d", "image3d", "image2d_array", "image1d_array") else 0
    slice_pitch = row * arg.height if arg.kind in ("image3d", "image2d_array", "image1d_array") else 0
    desc.pitches = (row_pitch, slice_pitch)
    desc.num_mip_levels = desc.num_samples = 0
    desc.buffer = None
    form = cl.ImageFormat(ORDERS[arg.channels], TYPES[arg.dtype])
    if arg.kind == "image1d_buffer":
        desc.buffer = texels
        return cl.Image(context, cl.mem_flags.READ_WRITE, form, desc=desc)
    return cl.Image(context, flags, form, desc=desc, hostbuf=np.ascontiguousarray(texels))


def _program(device: Device, source: str, options: str) -> Any:
    key = (source, options)
    if key not in device.programs:
        device.programs[key] = device.cl.Program(device.context, source).build(options)
    return device.programs[key]


def _run(
    device: Device,
    source: Path | str,
    entry: str,
    options: str,
    global_: Sizes,
    local: Sizes | None,
    args: Sequence[Arg],
    offset: Sizes,
) -> list[Array]:
    cl, context, queue = device.cl, device.context, device.queue
    text = kernel_text(source)
    kernel = cl.Kernel(_program(device, text, options), entry)
    contents = contents_of(Launch(text, entry, tuple(global_), tuple(args), options=options))
    hosts: dict[int, Array] = {}
    keep: list[Any] = []
    backing: dict[int, Any] = {}  # the buffer behind an image1d_buffer
    for at, arg in enumerate(args):
        value: Any
        if isinstance(arg, (BufferArg, ImageArg)):
            hosts[at] = contents[at]
            if isinstance(arg, ImageArg) and arg.kind != "image1d_buffer":
                value = pocl_image(device, arg, hosts[at])
            else:
                value = cl.Buffer(context, cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR, hostbuf=hosts[at])
            if isinstance(arg, ImageArg) and arg.kind == "image1d_buffer":
                backing[at] = value
                value = pocl_image(device, arg, value)
        elif isinstance(arg, LocalArg):
            value = cl.LocalMemory(arg.bytes)
        elif isinstance(arg, SamplerArg):
            value = cl.Sampler(context, arg.normalized, ADDRESSES[arg.address], FILTERS[arg.filter])
        else:
            value = np.frombuffer(arg.to_bytes(), np.uint8)
        kernel.set_arg(at, value)
        keep.append(value)
    cl.enqueue_nd_range_kernel(queue, kernel, tuple(global_), tuple(local) if local else None, tuple(offset) or None)
    results = []
    for at in outputs(args):
        arg, host = args[at], np.empty_like(hosts[at])
        if isinstance(arg, ImageArg) and arg.kind != "image1d_buffer":
            region = (arg.width, arg.depth, 1) if arg.kind == "image1d_array" else (arg.width, arg.height, arg.depth)
            # enqueue_copy knows images of two and three dimensions only
            cl._cl._enqueue_read_image(queue, keep[at], (0, 0, 0), region, host, is_blocking=True)
        else:
            cl.enqueue_copy(queue, host, backing.get(at, keep[at]))
        results.append(host)
    queue.finish()
    return results


def pocl_run(
    source: Path | str,
    entry: str,
    options: str,
    global_: Sizes,
    local: Sizes | None,
    args: Sequence[Arg],
    offset: Sizes = (),
) -> list[Array]:
    """Run one launch on PoCL and return what `outputs(args)` hold afterwards, shaped as `materialize` shapes them."""
    return _run(pocl(), source, entry, options, global_, local, args, offset)


def oclgrind_run(
    source: Path | str,
    entry: str,
    options: str,
    global_: Sizes,
    local: Sizes | None,
    args: Sequence[Arg],
    offset: Sizes = (),
) -> tuple[list[Array], dict[str, int]]:
    """Run one launch on Oclgrind and return its outputs as `pocl_run` does, and the counts of `oclgrind_counts`.

    Raises
    ------
    RuntimeError
        With what Oclgrind printed, where the child process failed.
    """
    text = kernel_text(source)
    root = Path(__file__).resolve().parents[2]
    with tempfile.TemporaryDirectory() as folder:
        job, result = Path(folder, "job"), Path(folder, "result")
        job.write_bytes(pickle.dumps((text, entry, options, tuple(global_), tuple(local or ()), tuple(args), tuple(offset))))
        env = os.environ | {
            "OCL_ICD_VENDORS": str(OCLGRIND_LIBRARY),
            "OCLGRIND_INST_COUNTS": "1",
            "PYOPENCL_NO_CACHE": "1",
            "PYTHONPATH": str(root),
        }
        command = [sys.executable, __file__, str(job), str(result)]
        done = subprocess.run(command, env=env, capture_output=True, encoding="utf-8", timeout=TIMEOUT_S, check=False)
        if done.returncode:
            raise RuntimeError(f"Oclgrind failed on {entry}:\n{done.stdout}{done.stderr}")
        results = pickle.loads(result.read_bytes())
    return results, _parse_counts(done.stdout)


def oclgrind_counts(
    source: Path | str,
    entry: str,
    options: str,
    global_: Sizes,
    local: Sizes | None,
    args: Sequence[Arg],
    offset: Sizes = (),
) -> dict[str, int]:
    """Run one launch on Oclgrind and return how many LLVM instructions its work items executed, by kind.

    Keys are LLVM opcodes ("fadd", "br", "getelementptr"); loads and stores by address space ("load global", "store local")
    with their bytes beside them ("load global bytes"); calls with the mangled symbol ("call _Z3madfff", no parentheses).
    Counts are per work item, so they need no warp width; the IR is that of Oclgrind's own clang (14 in version 21.10 of
    Debian), whose optimizer differs from ours: loads, stores, atomics and barriers compare well, address arithmetic
    does not.
    """
    return oclgrind_run(source, entry, options, global_, local, args, offset)[1]


def _parse_counts(text: str) -> dict[str, int]:
    counts: dict[str, int] = {}
    for line in text.splitlines():
        found = re.fullmatch(r"\s*([\d,]+) - (.+?)(?:\(\))?(?: \(([\d,]+) bytes\))?\s*", line)
        if found:
            name = found[2]
            counts[name] = counts.get(name, 0) + int(found[1].replace(",", ""))
            if found[3]:
                counts[f"{name} bytes"] = counts.get(f"{name} bytes", 0) + int(found[3].replace(",", ""))
    return counts


def _child(job: str, result: str) -> None:
    device = _open("Oclgrind")
    if isinstance(device, str):
        raise SystemExit(device)
    source, entry, options, global_, local, args, offset = pickle.loads(Path(job).read_bytes())
    Path(result).write_bytes(pickle.dumps(_run(device, source, entry, options, global_, local or None, args, offset)))


if __name__ == "__main__":
    _child(*sys.argv[1:])
