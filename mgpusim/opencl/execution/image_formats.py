"""Image channel orders and data types: what a texel is in memory and what a kernel sees of it.

Sources: OpenCL 1.2 specification, table 5.6 (channel orders), table 5.7 (channel data types), 6.12.14.1 (border colours),
6.12.14.5 (mapping of channels to components) and 8.3 (conversion rules). The x orders (Rx, RGx, RGBx) store the same
channels as R, RG and RGB and differ in the border colour only.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from mgpusim.arrays import Array

Scalar = Any  # one component: a Python int or numpy float while uniform over the lanes, else an array (lanes,)


class ChannelOrder(msgspec.Struct, frozen=True):
    """How the channels of a texel map to the components (r, g, b, a) of a read or a write.

    `reads[c]` is the stored channel of component c, or the constant "0" or "1". `writes[k]` is the component stored in channel k,
    `border_alpha` is the alpha of the border colour, whose r, g and b are 0.
    """

    code: int
    reads: tuple[int | str, int | str, int | str, int | str]
    writes: tuple[int, ...]
    border_alpha: int

    @property
    def channels(self) -> int:
        """Stored channels of a texel."""
        return len(self.writes)


class ChannelType(msgspec.Struct, frozen=True):
    """One channel in memory: its CL code, numpy storage, what reads it, and the scale of a normalized integer.

    `reads` is the set of read/write functions defined for it: "f" float, "h" half, "i" int, "u" unsigned int.
    """

    code: int
    storage: str
    reads: str
    scale: float = 0.0

    @property
    def size_b(self) -> int:
        """Bytes of one channel."""
        return np.dtype(self.storage).itemsize

    def load(self, raw: Array, want: str) -> Array:
        """Convert stored values `raw` to what the read function returns: float32, or int32 (unsigned values keep their bits).

        Normalized integers follow 8.3.1.1: c / (2^n - 1), or max(c / (2^(n-1) - 1), -1) where signed.

        >>> DTYPES["snorm8"].load(np.array([-128, 127], np.int8), "f").tolist()
        [-1.0, 1.0]
        """
        if want in ("i", "ui"):
            return raw.view(np.int32) if raw.dtype == np.uint32 else raw.astype(np.int32, copy=False)
        out = raw.astype(np.float32, copy=False)
        if self.scale:
            out = out / np.float32(self.scale)
            if self.storage.startswith("int"):
                np.maximum(out, np.float32(-1.0), out=out)
        return out

    def save(self, value: Scalar) -> Array:
        """Convert one colour component to storage, as write_image does: rounding to nearest even and saturating (8.3).

        A NaN becomes 0 in a normalized format, as convert_uchar_sat does (6.2.3.3).

        >>> DTYPES["unorm8"].save(np.array([-0.5, 0.5, 2.0], np.float32)).tolist()
        [0, 128, 255]
        >>> DTYPES["int8"].save(np.array([-1000, 5, 1000], np.int32)).tolist()
        [-128, 5, 127]
        """
        dtype = np.dtype(self.storage)
        if dtype.kind == "f":
            return np.asarray(value, np.float32).astype(dtype, copy=False)
        info = np.iinfo(dtype)
        if self.scale:
            scaled = np.rint(np.asarray(value, np.float32) * np.float32(self.scale))
            low, high = np.float32(info.min), np.float32(info.max)
            return np.where(np.isnan(scaled), np.float32(0), np.clip(scaled, low, high)).astype(dtype)
        whole = np.asarray(value, np.int64).astype(np.int32)
        if dtype.kind == "u":
            return np.minimum(whole.view(np.uint32), np.uint32(info.max)).astype(dtype)
        return np.clip(whole, info.min, info.max).astype(dtype)


_Z, _I = "0", "1"
ORDERS: dict[str, ChannelOrder] = {
    "R": ChannelOrder(0x10B0, (0, _Z, _Z, _I), (0,), 1),
    "A": ChannelOrder(0x10B1, (_Z, _Z, _Z, 0), (3,), 0),
    "RG": ChannelOrder(0x10B2, (0, 1, _Z, _I), (0, 1), 1),
    "RA": ChannelOrder(0x10B3, (0, _Z, _Z, 1), (0, 3), 0),
    "RGB": ChannelOrder(0x10B4, (0, 1, 2, _I), (0, 1, 2), 1),
    "RGBA": ChannelOrder(0x10B5, (0, 1, 2, 3), (0, 1, 2, 3), 0),
    "BGRA": ChannelOrder(0x10B6, (2, 1, 0, 3), (2, 1, 0, 3), 0),
    "ARGB": ChannelOrder(0x10B7, (1, 2, 3, 0), (3, 0, 1, 2), 0),
    "INTENSITY": ChannelOrder(0x10B8, (0, 0, 0, 0), (0,), 0),
    "LUMINANCE": ChannelOrder(0x10B9, (0, 0, 0, _I), (0,), 1),
    "Rx": ChannelOrder(0x10BA, (0, _Z, _Z, _I), (0,), 0),
    "RGx": ChannelOrder(0x10BB, (0, 1, _Z, _I), (0, 1), 0),
    "RGBx": ChannelOrder(0x10BC, (0, 1, 2, _I), (0, 1, 2), 0),
}

# read_imageh is defined for half and normalized formats only (9.6.4 of the extension specification)
DTYPES: dict[str, ChannelType] = {
    "snorm8": ChannelType(0x10D0, "int8", "fh", 127.0),
    "snorm16": ChannelType(0x10D1, "int16", "fh", 32767.0),
    "unorm8": ChannelType(0x10D2, "uint8", "fh", 255.0),
    "unorm16": ChannelType(0x10D3, "uint16", "fh", 65535.0),
    "int8": ChannelType(0x10D7, "int8", "i"),
    "int16": ChannelType(0x10D8, "int16", "i"),
    "int32": ChannelType(0x10D9, "int32", "i"),
    "uint8": ChannelType(0x10DA, "uint8", "u"),
    "uint16": ChannelType(0x10DB, "uint16", "u"),
    "uint32": ChannelType(0x10DC, "uint32", "u"),
    "float16": ChannelType(0x10DD, "float16", "fh"),
    "float32": ChannelType(0x10DE, "float32", "f"),
}
