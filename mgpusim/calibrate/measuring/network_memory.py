"""Memory of a network on an OpenCL device: its tensors, of which some lie in others, and its weights.

Needs numpy and pyopencl alone, so that a bundle carries it as it is.
"""

from __future__ import annotations

from typing import Any

try:
    from mgpusim.calibrate.measuring.cldevice import CHANNEL_TYPES, IMAGE_AXES, image_maker, image_of_buffer, region
except ImportError:  # in a bundle the files lie beside this one
    from cldevice import CHANNEL_TYPES, IMAGE_AXES, image_maker, image_of_buffer, region  # type: ignore


class NetworkMemory:
    """The tensors and weights of a network on a device, and how the arguments of its launches lie in them.

    A tensor that lies in another's memory is a part of its buffer. Where the device makes no buffer that begins there
    (CL_DEVICE_MEM_BASE_ADDR_ALIGN), or no image of a part of a buffer (PoCL), the tensor has memory of its own and is copied
    after each launch that changes either.
    """

    def __init__(self, session: Any, network: dict[str, Any], values: Any) -> None:
        self.session, self.cl, self.values = session, session.cl, values
        self.tensors: dict[str, dict[str, Any]] = network["tensors"]
        self.align = max(16, int(session.device.mem_base_addr_align) // 8)
        self.has_parts: bool | None = None
        self.buffers: dict[str, Any] = {}
        self.bound: dict[tuple[Any, ...], Any] = {}
        # bytes of what has memory of its own, by whose part it is and where it begins
        self.apart: dict[tuple[str, int], int] = {}
        self.parts: dict[tuple[str, int], int] = {}  # bytes of the largest tensor that begins there
        for tensor in self.tensors.values():
            place = tensor["of"], tensor["offset_b"]
            self.parts[place] = max(tensor["size_b"], self.parts.get(place, 0))

    def bind(self, name: str, arg: dict[str, Any]) -> Any:
        """Return the memory of an argument: that of a tensor, or of weights."""
        ((kind, body),) = arg.items()
        sizes = (body["count"],) if kind == "buffer" else tuple(body[axis] for axis in IMAGE_AXES[kind])
        key = (name if name not in self.tensors else (self.tensors[name]["of"], self.tensors[name]["offset_b"]), kind, sizes)
        if key not in self.bound:
            self.bound[key] = self._made(name, kind, body, sizes)
        return self.bound[key]

    def _made(self, name: str, kind: str, body: dict[str, Any], sizes: tuple[int, ...]) -> Any:
        if kind not in ("buffer", "image1d_buffer"):
            return self._image(name, kind, body, sizes)
        texel = 1 if kind == "buffer" else 4
        size_b = sizes[0] * texel * _bits(body) // 8
        buffer = self._part(name, size_b)
        return buffer if kind == "buffer" else self._view(buffer, body, sizes[0])

    def _image(self, name: str, kind: str, body: dict[str, Any], sizes: tuple[int, ...]) -> Any:
        """An image: of weights with what they hold, of a tensor with nothing yet."""
        cl = self.cl
        tensor = self.tensors.get(name)
        if tensor is not None and (tensor["offset_b"] or tensor["of"] in self.buffers):
            raise ValueError(f"tensor {name} is an {kind} and lies in the buffer of {tensor['of']}")
        flags, given = cl.mem_flags.READ_WRITE, {}
        if tensor is None:
            flags, given = flags | cl.mem_flags.COPY_HOST_PTR, {"hostbuf": self.values[name]}
        more = {"is_array": True} if kind.endswith("_array") else {}
        return image_maker(cl)(self.session.context, flags, self._form(body), shape=sizes, **given, **more)

    def _form(self, body: dict[str, Any]) -> Any:
        cl = self.cl
        return cl.ImageFormat(cl.channel_order.RGBA, getattr(cl.channel_type, CHANNEL_TYPES[body["dtype"]]))

    def _view(self, buffer: Any, body: dict[str, Any], texels: int) -> Any:
        flags, form = self.cl.mem_flags.READ_WRITE, self._form(body)
        return image_of_buffer(self.cl, self.session.context, "image1d_buffer", flags, form, (texels, 1), buffer)

    def _part(self, name: str, size_b: int) -> Any:
        """Return the buffer of a tensor or of weights: a part of another's, where it lies in that."""
        tensor = self.tensors.get(name)
        if tensor is None:
            return self._buffer(name, size_b)
        whole = self._buffer(tensor["of"], self.parts[tensor["of"], 0])
        if not tensor["offset_b"]:
            return whole
        place = tensor["of"], tensor["offset_b"]
        key = "{} from {}".format(*place)
        if key not in self.buffers and tensor["offset_b"] % self.align == 0 and self._makes_parts():
            self.buffers[key] = whole.get_sub_region(tensor["offset_b"], self.parts[place])
        if key not in self.buffers:
            self.buffers[key] = self.cl.Buffer(self.session.context, self.cl.mem_flags.READ_WRITE, self.parts[place])
            self.apart[place] = self.parts[place]
        return self.buffers[key]

    def _makes_parts(self) -> bool:
        """Whether the device makes an image of a part of a buffer; asked once."""
        if self.has_parts is None:
            whole = self.cl.Buffer(self.session.context, self.cl.mem_flags.READ_WRITE, 2 * self.align)
            try:
                self._view(whole.get_sub_region(self.align, self.align), {"dtype": "float32"}, 1)
            except self.cl.Error:
                self.has_parts = False
            else:
                self.has_parts = True
        return self.has_parts

    def _buffer(self, name: str, size_b: int) -> Any:
        if name not in self.buffers:
            cl = self.cl
            flags = cl.mem_flags.READ_WRITE
            if name in self.tensors:
                self.buffers[name] = cl.Buffer(self.session.context, flags, size_b)
            else:
                self.buffers[name] = cl.Buffer(
                    self.session.context, flags | cl.mem_flags.COPY_HOST_PTR, hostbuf=self.values[name]
                )
        return self.buffers[name]

    def read(self, name: str, arg: dict[str, Any]) -> Any:
        """Return what a tensor holds, flat."""
        import numpy as np

        ((kind, body),) = arg.items()
        if kind in ("buffer", "image1d_buffer"):
            count = body["count"] if kind == "buffer" else 4 * body["width"]
            out = np.empty(count, body["dtype"])
            self.cl.enqueue_copy(self.session.queue, out, self._part(name, out.nbytes))
            return out
        area = region(body)
        out = np.empty((*area[::-1], 4), body["dtype"])
        self.cl.enqueue_copy(self.session.queue, out, self.bind(name, arg), origin=(0, 0, 0), region=area)
        return out.reshape(-1)

    def copies(self, written: str) -> list[tuple[Any, Any, int, int, int]]:
        """Return the copies (from, to, offset from, offset to, bytes) after a launch that wrote a tensor."""
        tensor = self.tensors[written]
        of, begin, size_b = tensor["of"], tensor["offset_b"], tensor["size_b"]
        whole, out = self.buffers.get(of), []
        if (of, begin) in self.apart:
            out.append((self.buffers[f"{of} from {begin}"], whole, 0, begin, size_b))
        for (other, first), other_b in self.apart.items():
            start, stop = max(begin, first), min(begin + size_b, first + other_b)
            if other == of and first != begin and start < stop:
                out.append((whole, self.buffers[f"{of} from {first}"], start, start - first, stop - start))
        return out


def _bits(body: dict[str, Any]) -> int:
    return int("".join(c for c in body["dtype"] if c.isdigit()))
