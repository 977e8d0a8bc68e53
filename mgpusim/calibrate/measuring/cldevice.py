"""An OpenCL device that runs and times launches. Needs numpy and pyopencl alone, so that a bundle carries it as it is."""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable
from typing import Any

try:
    from mgpusim.calibrate.measuring.host_timing import time_host
    from mgpusim.calibrate.measuring.sub_groups import with_sub_groups
    from mgpusim.workload.fill import fill, storage_dtype
    from mgpusim.workload.runs import OF_BUFFERS, TOO_LARGE, refused, summary
except ImportError:  # in a bundle the files lie beside this one
    from fill import fill, storage_dtype  # type: ignore
    from host_timing import time_host  # type: ignore
    from runs import OF_BUFFERS, TOO_LARGE, refused, summary  # type: ignore
    from sub_groups import with_sub_groups  # type: ignore

__all__ = [
    "MeasureError", "DeviceSession", "describe", "image_maker", "image_of_buffer", "list_devices", "median_error", "open_device",
    "padded", "refusal", "region", "summary", "time_launch",
]  # fmt: skip

IMAGE_AXES = {
    "image1d": ("width",), "image1d_buffer": ("width",), "image1d_array": ("width", "layers"), "image2d": ("width", "height"),
    "image2d_array": ("width", "height", "layers"), "image3d": ("width", "height", "depth"),
}  # fmt: skip
CHANNEL_TYPES = {
    "float32": "FLOAT", "float16": "HALF_FLOAT", "unorm8": "UNORM_INT8", "unorm16": "UNORM_INT16", "snorm8": "SNORM_INT8",
    "snorm16": "SNORM_INT16", "int8": "SIGNED_INT8", "int16": "SIGNED_INT16", "int32": "SIGNED_INT32",
    "uint8": "UNSIGNED_INT8", "uint16": "UNSIGNED_INT16", "uint32": "UNSIGNED_INT32",
}  # fmt: skip
ADDRESS_MODES = {
    "none": "NONE", "clamp": "CLAMP", "clamp_to_edge": "CLAMP_TO_EDGE", "repeat": "REPEAT", "mirrored_repeat": "MIRRORED_REPEAT",
}  # fmt: skip
CHANNELS = {"R": 1, "A": 1, "INTENSITY": 1, "LUMINANCE": 1, "RG": 2, "RA": 2, "RGB": 3, "RGBA": 4, "BGRA": 4, "ARGB": 4}


class MeasureError(Exception):
    """What keeps a whole suite from being measured: no platform, no such device, a device that does not time its work."""


def _opencl() -> Any:
    try:
        import pyopencl
    except ImportError:
        raise MeasureError("pyopencl is not installed; pip install 'mgpusim[opencl]' (or pip install pyopencl)") from None
    return pyopencl


def list_devices() -> list[Any]:
    """Return the OpenCL devices of all platforms."""
    cl = _opencl()
    try:
        devices = [device for platform in cl.get_platforms() for device in platform.get_devices()]
    except cl.Error as error:
        devices, why = [], f" ({error})"
    else:
        why = ""
    if not devices:
        raise MeasureError(
            f"no OpenCL device was found{why}; install the vendor's driver (its .icd file belongs in /etc/OpenCL/vendors; on"
            " Android libOpenCL.so must be readable), or PoCL for the CPU: apt install pocl-opencl-icd"
        )
    return devices


def open_device(name: str | None = None) -> Any:
    """Return the device whose name or platform contains `name` (any case); without a name the first GPU, else the first."""
    cl = _opencl()
    devices = list_devices()
    if name is None:
        return next((d for d in devices if d.type & cl.device_type.GPU), devices[0])
    matching = [d for d in devices if name.lower() in f"{d.platform.name} {d.name}".lower()]
    if not matching:
        there = "; ".join(f"{d.platform.name}: {d.name}" for d in devices)
        raise MeasureError(f"device: no OpenCL device matches '{name}'; there are: {there}")
    return matching[0]


def describe(device: Any) -> dict[str, Any]:
    """Return what the device says of itself, as a corpus records it."""
    extensions = device.extensions.split()
    images = bool(device.image_support)
    return {
        "name": device.name.strip(), "vendor": device.vendor.strip(), "platform": device.platform.name.strip(),
        "version": device.version.strip(), "driver": device.driver_version.strip(),
        "compute_units": int(device.max_compute_units), "max_clock_mhz": int(device.max_clock_frequency),
        "max_work_group_size": int(device.max_work_group_size),
        "max_work_item_sizes": [int(n) for n in device.max_work_item_sizes],
        "local_mem_b": int(device.local_mem_size), "constant_b": int(device.max_constant_buffer_size),
        "global_mem_b": int(device.global_mem_size), "max_alloc_b": int(device.max_mem_alloc_size),
        "global_cache_b": int(device.global_mem_cache_size), "global_cache_line_b": int(device.global_mem_cacheline_size),
        "images": images, "image2d_max": [int(device.image2d_max_width), int(device.image2d_max_height)] if images else [0, 0],
        "fp16": "cl_khr_fp16" in extensions, "fp64": "cl_khr_fp64" in extensions,
        "timer_resolution_ns": int(device.profiling_timer_resolution), "mem_align_b": int(device.mem_base_addr_align) // 8,
        "extensions": sorted(extensions),
    }  # fmt: skip


class DeviceSession:
    """One context: built programs, and the arguments of the launch measured last."""

    def __init__(self, device: Any, suite: dict[str, Any], options: dict[str, Any]) -> None:
        self.cl = cl = _opencl()
        self.device, self.suite, self.options = device, suite, options
        self.context = cl.Context([device])
        try:
            self.queue = cl.CommandQueue(self.context, properties=cl.command_queue_properties.PROFILING_ENABLE)
        except cl.Error as error:
            raise MeasureError(
                f"device {device.name.strip()}: its queues cannot be profiled ({error}); times cannot be measured"
            ) from None
        self.kernels: dict[str, Any] = {}
        self.broken: dict[str, str] = {}  # what the compiler said of kernels that it refused: once is enough
        self.samplers: dict[str, Any] = {}  # kept here: a driver may not hold on to those a kernel was given
        self.behind: dict[int, Any] = {}  # the buffers of images, by the image's address
        self.allocated: dict[
            int, tuple[str, Any, Any, dict[str, Any]]
        ] = {}  # position: key, memory, its first contents, argument

    def kernel(self, name: str) -> Any:
        if name in self.broken:
            raise ValueError(self.broken[name])
        if name not in self.kernels:
            kernel = self.suite["kernels"][name]
            text = with_sub_groups(kernel["source"], self.device.vendor, self.device.extensions)
            try:
                built = self.cl.Program(self.context, text).build(kernel.get("options") or "")
            except self.cl.Error as error:  # the text holds the compiler's log
                self.broken[name] = f"build failure: {str(error).strip()[:4000]}"
                raise ValueError(self.broken[name]) from None
            self.kernels[name] = self.cl.Kernel(built, kernel["entry"]) if kernel.get("entry") else built.all_kernels()[0]
        return self.kernels[name]

    def set_args(self, kernel: Any, launch: dict[str, Any]) -> None:
        """Set the arguments; memory that the launch before had too is kept, and holds what it held at first."""
        stay = {}
        keys = [json.dumps([arg, i in launch.get("restored", ())], sort_keys=True) for i, arg in enumerate(launch["args"])]
        for i, key in enumerate(keys):
            if i in self.allocated and self.allocated[i][0] == key:
                stay[i] = self.allocated[i]
        for i in set(self.allocated) - set(stay):
            for memory in self.allocated[i][1:3]:
                if memory is not None:
                    self.behind.pop(memory.int_ptr, None)
                    memory.release()
        self.allocated = stay
        for i, arg in enumerate(launch["args"]):
            ((kind, body),) = arg.items()
            if i not in stay and (kind == "buffer" or kind in IMAGE_AXES):
                memory = self._memory(kind, body, launch["seeds"][i], i in launch.get("restored", ()))
                self.allocated[i] = (keys[i], *memory, body)
        for i, value in enumerate(self.arguments(launch)):
            kernel.set_arg(i, value)
        self.restore()

    def arguments(self, launch: dict[str, Any]) -> list[Any]:
        """Return the values of a launch's arguments, whose memory is there."""
        values: list[Any] = []
        for i, arg in enumerate(launch["args"]):
            ((kind, body),) = arg.items()
            if i in self.allocated:
                values.append(self.allocated[i][1])
            elif kind == "local":
                values.append(self.cl.LocalMemory(body["bytes"]))
            else:
                values.append(self._sampler(body) if kind == "sampler" else _scalar(body))
        return values

    def lost(self) -> bool:
        """Whether the context does not work any more."""
        try:
            self.queue.finish()
            self.cl.enqueue_marker(self.queue).wait()
        except self.cl.Error:
            return True
        return False

    def _sampler(self, body: dict[str, Any]) -> Any:
        key = json.dumps(body, sort_keys=True)
        if key not in self.samplers:
            address = getattr(self.cl.addressing_mode, ADDRESS_MODES[body["address"]])
            filtering = getattr(self.cl.filter_mode, body["filter"].upper())
            self.samplers[key] = self.cl.Sampler(self.context, body["normalized"], address, filtering)
        return self.samplers[key]

    def _memory(self, kind: str, body: dict[str, Any], seed: int, restored: bool) -> tuple[Any, Any]:
        """Return memory with its first contents, and a copy of it where its contents are to be restored."""
        cl = self.cl
        access = body.get("access") or "read_write"
        data = self._contents(kind, body, seed)
        flags = cl.mem_flags.READ_WRITE if access != "read" else cl.mem_flags.READ_ONLY
        if kind == "buffer":
            memory = cl.Buffer(self.context, flags | cl.mem_flags.COPY_HOST_PTR, hostbuf=data)
            kept = None
            if (access == "read_write" and data.nbytes <= 1 << 28) or (restored and self._room(data.nbytes)):
                kept = cl.Buffer(self.context, cl.mem_flags.READ_ONLY | cl.mem_flags.COPY_HOST_PTR, hostbuf=data)
            return memory, kept
        form = cl.ImageFormat(
            getattr(cl.channel_order, body.get("channels", "RGBA")), getattr(cl.channel_type, CHANNEL_TYPES[body["dtype"]])
        )
        if form not in cl.get_supported_image_formats(self.context, flags, getattr(cl.mem_object_type, kind.upper())):
            raise ValueError(f"the device has no {kind} of {body.get('channels', 'RGBA')}/{body['dtype']}")
        if kind == "image1d_buffer" or ("row_pitch" in body and not self._plain_images()):
            return self._image_of_buffer(kind, body, form, data, flags), None
        flags |= cl.mem_flags.COPY_HOST_PTR
        sizes = tuple(body[axis] for axis in IMAGE_AXES[kind])
        more = {"is_array": True} if kind.endswith("_array") else {}
        count = 2 if restored and self._room(data.nbytes) else 1
        objects = [image_maker(cl)(self.context, flags, form, shape=sizes, hostbuf=data, **more) for _ in range(count)]
        return objects[0], objects[1] if count == 2 else None

    def _plain_images(self) -> bool:
        """Whether images are made of no buffers, as libraries do where the device cannot; a launch of its own is refused then."""
        return "network" in self.suite and OF_BUFFERS not in self.device.extensions.split()

    def _room(self, size_b: int) -> bool:
        """Whether the device's memory has room for a second copy of that size."""
        return size_b <= int(self.device.global_mem_size) // 4

    def _image_of_buffer(self, kind: str, body: dict[str, Any], form: Any, data: Any, flags: Any) -> Any:
        """An image1d_buffer, or an image2d whose rows lie `row_pitch` bytes apart in a buffer."""
        import numpy as np

        cl = self.cl
        if kind == "image2d" and OF_BUFFERS not in self.device.extensions.split():
            raise ValueError(f"the device makes no image2d from a buffer (it lacks {OF_BUFFERS})")
        rows = np.ascontiguousarray(data).reshape(body.get("height", 1), -1).view(np.uint8)
        pitch_b = body.get("row_pitch") or rows.shape[1]
        wide = np.zeros((len(rows), pitch_b), np.uint8)
        wide[:, : rows.shape[1]] = rows
        behind = cl.Buffer(self.context, flags | cl.mem_flags.COPY_HOST_PTR, hostbuf=wide)
        size, pitch_b = (body["width"], body.get("height", 1)), pitch_b if kind == "image2d" else 0
        image = image_of_buffer(self.cl, self.context, kind, flags, form, size, behind, pitch_b)
        self.behind[image.int_ptr] = behind  # PoCL does not hold on to it
        return image

    def _contents(self, kind: str, body: dict[str, Any], seed: int) -> Any:
        import numpy as np

        init = body.get("init", "uniform")
        word, value = (init, None) if isinstance(init, str) else next(iter(init.items()))
        if kind == "buffer":
            shape, channels = (body["count"],), 1
        else:
            channels = CHANNELS[body.get("channels", "RGBA")]
            shape = (*(body[axis] for axis in reversed(IMAGE_AXES[kind])), channels)
        if word == "file":
            data = np.load(str(value), allow_pickle=False)
            return np.ascontiguousarray(data, np.dtype(storage_dtype(body["dtype"]))).reshape(shape)
        return np.ascontiguousarray(fill(word, value, body["dtype"], shape, channels, seed))

    def restore(self, positions: Any = None) -> None:
        """Give memory that kernels both read and write its first contents back: that at `positions`, all if not given."""
        for i, (_, memory, kept, body) in self.allocated.items():
            if kept is None or (positions is not None and i not in positions):
                continue
            if "count" in body:
                self.cl.enqueue_copy(self.queue, memory, kept)
            else:
                at = (0, 0, 0)
                self.cl.enqueue_copy(self.queue, memory, kept, dest_origin=at, src_origin=at, region=region(body))

    def restored(self, launch: dict[str, Any]) -> list[int]:
        """Return the positions of the arguments that are restored before each run of a launch."""
        if not self.options.get("restore", True):
            return []
        return [i for i in launch.get("restored", ()) if i in self.allocated and self.allocated[i][2] is not None]

    def read(self, position: int) -> Any:
        import numpy as np

        _, memory, _, body = self.allocated[position]
        if "count" in body:
            out = np.empty(body["count"], storage_dtype(body["dtype"]))
            self.cl.enqueue_copy(self.queue, out, memory)
            return out
        channels = CHANNELS[body.get("channels", "RGBA")]
        area = region(body)
        out = np.empty((*area[::-1], channels), storage_dtype(body["dtype"]))
        self.cl.enqueue_copy(self.queue, out, memory, origin=(0, 0, 0), region=area)
        return out.reshape(-1)

    def enqueue(self, launch: dict[str, Any], count: int) -> list[int]:
        """Run the launch `count` times, in its own order or that which the options ask for; return the nanoseconds of each.

        What the kernel both reads and writes is copied back before each run, outside of the event that is timed.
        """
        kernel = self.kernel(launch["kernel"])
        size, local = padded(launch)
        events = []
        restored, alone = self.restored(launch), (launch.get("order") or self.options.get("order")) == "isolated"
        for _ in range(count):
            if restored:
                self.restore(restored)
            if alone:
                self.queue.finish()
            events.append(self.cl.enqueue_nd_range_kernel(self.queue, kernel, size, local, launch.get("offset") or None))
            if alone:
                self.queue.finish()
        self.queue.finish()
        return [int(event.profile.end) - int(event.profile.start) for event in events]


def padded(launch: dict[str, Any]) -> tuple[list[int], list[int] | None]:
    """Return the sizes of a launch, the global one padded up to whole groups where it may be."""
    size, local = launch["global"], launch.get("local")
    return [-(-g // w) * w for g, w in zip(size, local, strict=True)] if launch.get("pad") and local else size, local


def region(body: dict[str, Any]) -> tuple[int, int, int]:
    """Return what clEnqueueCopyImage calls the region of a whole image; layers count as the dimension behind its own."""
    if "height" not in body:
        return body["width"], body.get("layers", 1), 1
    return body["width"], body["height"], body.get("depth", body.get("layers", 1))


def refusal(session: Any, launch: dict[str, Any], error: Exception) -> dict[str, Any] | None:
    """Return why the device refuses a launch that is too large for it: `reason`, and `refused` with its limits; None for others.

    `refused` holds the `error` (its name in OpenCL) and what the device says of the kernel: `kernel_work_group_size`
    (CL_KERNEL_WORK_GROUP_SIZE), `local_mem_b` and `private_mem_b`, and of itself: `max_work_group_size`, `device_local_mem_b`.
    """
    cl = session.cl
    name = next((n for n in TOO_LARGE if getattr(error, "code", None) == getattr(cl.status_code, n)), None)
    if name is None:
        return None
    asked = {"kernel_work_group_size": "WORK_GROUP_SIZE", "local_mem_b": "LOCAL_MEM_SIZE", "private_mem_b": "PRIVATE_MEM_SIZE",
             "reqd_work_group_size": "COMPILE_WORK_GROUP_SIZE"}  # fmt: skip
    limits: dict[str, Any] = {}
    kernel = session.kernels.get(launch["kernel"])
    for key, query in asked.items():
        try:
            value = kernel.get_work_group_info(getattr(cl.kernel_work_group_info, query), session.device)
        except (cl.Error, AttributeError):  # no kernel, or a driver that does not say
            continue
        limits[key] = [int(n) for n in value] if isinstance(value, (list, tuple)) else int(value)
    why: dict[str, Any] | None = refused(name, error.routine, limits, launch, describe(session.device))  # type: ignore[attr-defined]
    return why


def image_of_buffer(
    cl: Any, context: Any, kind: str, flags: Any, form: Any, size: tuple[int, int], buffer: Any, pitch_b: int = 0
) -> Any:
    """Return an image of a buffer's texels, whose rows lie `pitch_b` bytes apart."""
    described = cl.ImageDescriptor()
    described.image_type = getattr(cl.mem_object_type, kind.upper())
    described.shape = (*size, 1)
    described.array_size = described.num_mip_levels = described.num_samples = 0
    described.pitches, described.buffer = (pitch_b, 0), buffer
    return cl.Image(context, flags, form, desc=described)


def image_maker(cl: Any) -> Callable[..., Any]:
    """Return what makes an image of a shape: pyopencl calls it a function since 2024.3, and gives up the class for it."""
    maker: Callable[..., Any] = getattr(cl, "create_image", cl.Image)
    return maker


def _scalar(body: dict[str, Any]) -> Any:
    import numpy as np

    if "bytes" in body:
        return bytes(body["bytes"])
    values = body["value"] if isinstance(body["value"], list) else [body["value"]]
    dtype = np.dtype(body["dtype"])
    array = np.array([float(v) if isinstance(v, str) else v for v in values], dtype)  # without: a long and a ulong make doubles
    return array[0] if len(array) == 1 else array.tobytes() + bytes(dtype.itemsize if len(array) == 3 else 0)


def _enough(times: list[int], options: dict[str, Any]) -> bool:
    """The error of the median is small, or patience is at its end."""
    if len(times) >= options["most"] or sum(times) * 1e-9 >= options["budget_s"]:
        return True
    return bool(median_error(times) <= options["spread"] * statistics.median(times))


def median_error(times: list[int]) -> float:
    """Standard error of the median: 1.25 sigma / sqrt(n), sigma from the 80% range."""
    times_of = summary(times)
    return float(1.25 * (times_of["p90"] - times_of["p10"]) / 2.56 / len(times) ** 0.5)


def time_launch(session: Any, launch: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    """Return what became of one launch: `time_ns`, and `output_values` of the first run where the launch asks for `outputs`.

    A launch with a `timing` of its own is timed as that says.
    """
    if launch.get("timing"):
        measured, more = time_host(session, launch)
        return {"time_ns": summary(measured), **more}
    kernel = session.kernel(launch["kernel"])
    session.set_args(kernel, launch)
    first = session.enqueue(launch, 1)[0]
    if first <= 0:
        raise MeasureError(f"device {session.device.name.strip()}: an event took {first} ns; it does not time its work")
    result: dict[str, Any] = {"restored": session.restored(launch)} if launch.get("restored") else {}
    if launch.get("outputs"):
        result["output_values"] = {str(i): session.read(i).tolist() for i in launch["outputs"]}
    slow = first * 1e-9 > options["budget_s"] / 3
    session.enqueue(launch, 1 if slow else options["warmup"])
    times: list[int] = []
    while not times or not _enough(times, options):
        times += session.enqueue(launch, 3 if slow else options["repeats"])
    half = len(times) // 2
    early, late = statistics.median(times[:half] or times), statistics.median(times[half:])
    if abs(late - early) > max(0.05 * early, 4.0 * median_error(times)):  # it drifted: the clock had not settled
        times = times[half:] + session.enqueue(launch, len(times))
    return {"time_ns": summary(times), **result}
