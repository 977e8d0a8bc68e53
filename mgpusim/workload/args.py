"""Kernel arguments as a launch describes them: what is passed, not the bytes (`mgpusim.workload.data` makes those).

Each class checks itself when it is made, so that a launch file, a corpus, the command line and Python callers meet the
same errors. Reading the tables of launch files and corpora is in `mgpusim.workload.tables`, the short form of the command
line in `mgpusim.workload.forms`. Nothing here imports numpy.
"""

from __future__ import annotations

import re
import struct
from typing import Any, Union

import msgspec

from mgpusim.result import follows
from mgpusim.workload.checks import Problems, as_integer, as_number, named, plain, positive, show, unknown

FORMATS = {
    "int8": "b", "int16": "h", "int32": "i", "int64": "q", "uint8": "B", "uint16": "H", "uint32": "I", "uint64": "Q",
    "float16": "e", "float32": "f", "float64": "d",
}  # fmt: skip
DTYPES = {name: struct.calcsize(f"<{code}") for name, code in FORMATS.items()}
"""Scalar types of buffers and scalars, with their bytes."""

IMAGE_DTYPES = {
    "float16": 2, "float32": 4, "unorm8": 1, "unorm16": 2, "snorm8": 1, "snorm16": 2,
    "int8": 1, "int16": 2, "int32": 4, "uint8": 1, "uint16": 2, "uint32": 4,
}  # fmt: skip
"""Channel data types of images (OpenCL 1.2, table 5.7, less the packed ones), with their bytes."""

CHANNELS = {
    "R": 1, "A": 1, "INTENSITY": 1, "LUMINANCE": 1, "RG": 2, "RA": 2, "RGB": 3, "RGBA": 4, "BGRA": 4, "ARGB": 4,
    "Rx": 1, "RGx": 2, "RGBx": 3,
}  # fmt: skip
"""Channel orders of images (OpenCL 1.2, table 5.6), with the number of channels stored."""

IMAGE_AXES = {
    "image1d": ("width",),
    "image1d_buffer": ("width",),
    "image1d_array": ("width", "layers"),
    "image2d": ("width", "height"),
    "image2d_array": ("width", "height", "layers"),
    "image3d": ("width", "height", "depth"),
}
"""Sizes each kind of image has, in the order of ``448x56x8``."""

ADDRESS_MODES = {"none": 0, "clamp_to_edge": 2, "clamp": 4, "repeat": 6, "mirrored_repeat": 8}
"""Sampler address modes with their bits in OpenCL C (``CLK_ADDRESS_*``)."""

FILTERS = {"nearest": 0x10, "linear": 0x20}
ACCESSES = ("read", "write", "read_write")
ACCESS_ALIASES = {"read_only": "read", "write_only": "write"}
INITS = {
    "uniform": False, "uniform_int": False, "zeros": False, "sorted": False, "random_index": True, "chase": True, "file": True,
}  # fmt: skip
"""Initial contents, and whether each takes a value."""
RANDOM = ("uniform", "uniform_int", "sorted", "random_index")
"""Initial contents that are drawn from a seed."""

DTYPE_ALIASES = {"half": "float16"}  # in OpenCL C float16 is a vector: `half` is what nobody misreads
C_NAMES = {
    "char": "int8", "short": "int16", "int": "int32", "long": "int64", "uchar": "uint8", "ushort": "uint16", "uint": "uint32",
    "ulong": "uint64", "float": "float32", "double": "float64",
}  # fmt: skip
SCALAR_NAMES = C_NAMES | {"half": "float16"}
"""Scalar types by their names in OpenCL C."""
EXACT = {"float16": 1 << 11, "float32": 1 << 24, "float64": 1 << 53}  # largest N with 0..N all representable
VECTOR_WIDTHS = (1, 2, 3, 4, 8, 16)
NAME = re.compile(r"(?<![\w.])[A-Za-z_]\w*")
VECTOR = re.compile(r"([a-z]+\d*)x(\d{1,4})", re.ASCII)


class Init(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """What a buffer or image holds before the launch; `value` belongs to random_index (n), chase (stride), file (path).

    Random contents follow the name of the kernel's parameter, or `seed` where one is given.

    >>> Init("chase", 16).value, Init("uniform", seed=7).seed
    (16, 7)
    """

    kind: str
    value: int | str | None = None
    seed: int | None = None

    def __post_init__(self) -> None:
        problems = Problems()
        if not isinstance(self.kind, str) or self.kind not in INITS:
            problems.add("init", unknown("one of", self.kind, INITS))
        elif not INITS[self.kind]:
            if self.value is not None:
                problems.add("init", f"got {self.kind} = {show(self.value)}, but {self.kind} takes no value; write '{self.kind}'")
        elif self.kind == "file":
            if not isinstance(self.value, str) or not self.value:
                problems.add("init.file", f"got {show(self.value)}, expected the path of a .npy file")
        elif as_integer(self.value) is None or (self.kind == "random_index" and int(self.value or 0) < 1):
            what = "a positive integer: indices are drawn below it" if self.kind == "random_index" else "an integer stride"
            problems.add(f"init.{self.kind}", f"got {show(self.value)}, expected {what}")
        if self.seed is not None:
            self._check_seed(problems)
        problems.stop()
        if self.kind in ("random_index", "chase"):
            follows(self, value=as_integer(self.value))

    def _check_seed(self, problems: Problems) -> None:
        seed = as_integer(self.seed)
        if self.kind not in RANDOM:
            problems.add("seed", f"given for {self.kind}, which draws nothing; remove it, or choose one of {', '.join(RANDOM)}")
        elif seed is None or not 0 <= seed < 1 << 32:
            problems.add("seed", f"got {show(self.seed)}, expected an integer from 0 to 4294967295")
        else:
            follows(self, seed=seed)


UNIFORM = Init("uniform")


class BufferArg(msgspec.Struct, frozen=True):
    """A ``__global`` or ``__constant`` buffer of `count` elements of `dtype`.

    A vector such as "float32x4" stands for as many scalars, four of a vector of three as in OpenCL C: `dtype` and `count` become
    those of scalars. `access` says how the kernel uses it ("read", "write", "read_write"); None leaves that to the kernel.

    >>> BufferArg("float32", 802816).size_b
    3211264
    >>> BufferArg("float32x4", 1000) == BufferArg("float32", 4000)
    True
    """

    dtype: str
    count: int
    init: Init = UNIFORM
    access: str | None = None

    def __post_init__(self) -> None:
        problems = Problems()
        name, room = _scalars_of(problems, self.dtype)
        dtype = _check_dtype(problems, name, DTYPES)
        count = room * positive(problems, "count", self.count)
        _check_contents(problems, dtype, self.init, count)
        access = _check_access(problems, self.access)
        problems.stop()
        follows(self, dtype=dtype, count=count, access=access)

    @property
    def size_b(self) -> int:
        """Bytes the buffer takes."""
        return self.count * DTYPES[self.dtype]


class ImageArg(msgspec.Struct, frozen=True):
    """An image. `depth` is the number of layers of image1d_array and image2d_array; sizes a kind lacks are 1.

    `row_pitch` says that an image2d is made from a buffer (cl_khr_image2d_from_buffer). Its rows lie so many bytes apart, one
    after the other, whatever layout images have on the device. 0 stands for rows without a gap.

    >>> ImageArg("image2d", 448, 56).shape
    (1, 56, 448, 4)
    >>> ImageArg("image2d", 448, 56, row_pitch=0).row_pitch
    7168
    """

    kind: str
    width: int
    height: int = 1
    depth: int = 1
    channels: str = "RGBA"
    dtype: str = "float32"
    init: Init = UNIFORM
    access: str | None = None
    row_pitch: int | None = None

    def __post_init__(self) -> None:
        problems = Problems()
        named(problems, "kind", self.kind, "one of", IMAGE_AXES)
        axes = IMAGE_AXES.get(self.kind, ("width", "height", "depth")) if isinstance(self.kind, str) else ()
        sizes = {}
        for name in ("width", "height", "depth"):
            label = "layers" if name == "depth" and "layers" in axes else name
            sizes[name] = positive(problems, label, getattr(self, name))
            if label not in axes and sizes[name] != 1:
                problems.add(label, f"got {sizes[name]}, but an {self.kind} has only {' and '.join(axes)}")
        dtype = _check_dtype(problems, self.dtype, IMAGE_DTYPES)
        named(problems, "channels", self.channels, "channel order", CHANNELS)
        _check_contents(problems, dtype, self.init, sizes["width"] * sizes["height"] * sizes["depth"])
        access = _check_access(problems, self.access)
        pitch = None if problems else self._check_pitch(problems, sizes["width"] * CHANNELS[self.channels] * IMAGE_DTYPES[dtype])
        problems.stop()
        follows(self, dtype=dtype, row_pitch=pitch, access=access, **sizes)

    def _check_pitch(self, problems: Problems, row_b: int) -> int | None:
        if self.row_pitch is None:
            return None
        pitch = as_integer(self.row_pitch)
        if self.kind != "image2d":
            problems.add("row_pitch", f"given for an {self.kind}, but only an image2d is made from a buffer; remove it")
        elif pitch is None or pitch < 0 or (pitch and (pitch < row_b or pitch % (row_b // int(self.width)))):
            least = f"bytes of whole texels, at least {row_b} (a row of {self.width}), or 0 for rows without a gap"
            problems.add("row_pitch", f"got {show(self.row_pitch)}, expected {least}")
        return pitch or row_b

    @property
    def layers(self) -> int:
        """Layers of an array image (its `depth`)."""
        return self.depth

    @property
    def n_channels(self) -> int:
        """Channels stored per texel."""
        return CHANNELS[self.channels]

    @property
    def shape(self) -> tuple[int, int, int, int]:
        """Shape of the raw storage: (depth or layers, height, width, channels)."""
        return self.depth, self.height, self.width, self.n_channels

    @property
    def texel_b(self) -> int:
        """Bytes of one texel."""
        return self.n_channels * IMAGE_DTYPES[self.dtype]

    @property
    def size_b(self) -> int:
        """Bytes of all texels, without the padding a device may add; of the buffer it is made from, up to its last row's end."""
        if self.row_pitch is not None:
            return (self.height - 1) * self.row_pitch + self.width * self.texel_b
        return self.width * self.height * self.depth * self.texel_b


class ScalarArg(msgspec.Struct, frozen=True):
    """A by-value argument: 1, 2, 3, 4, 8 or 16 numbers of `dtype`, or the bytes of a struct (then `dtype` is "struct").

    Infinities are allowed; NaN is refused, since it equals nothing and JSON cannot hold it (pass its bytes).

    >>> ScalarArg("int32", (1, 2, 3, 4)).size_b, ScalarArg("struct", b"abcd").size_b
    (16, 4)
    """

    dtype: str
    value: tuple[int | float, ...] | bytes

    def __post_init__(self) -> None:
        problems = Problems()
        value: tuple[int | float, ...] | bytes = b""
        if self.dtype == "struct":
            plain(problems, "value", self.value, bytes, "bytes")
            if isinstance(self.value, bytes) and not self.value:
                problems.add("bytes", "got no bytes, expected at least one")
            value = self.value
        else:
            dtype = _check_dtype(problems, self.dtype, DTYPES)
            given: object = self.value
            if isinstance(given, (int, float, str)):
                given = (given,)
            if not isinstance(given, (list, tuple)) or len(given) not in VECTOR_WIDTHS:
                problems.add("value", f"got {show(given)}, expected a number or a list of 2, 3, 4, 8 or 16 of them")
            elif not problems:
                value = tuple(_check_number(problems, "value", dtype, item) for item in given)
            follows(self, dtype=dtype)
        problems.stop()
        follows(self, value=value)

    @property
    def size_b(self) -> int:
        """Bytes as OpenCL C sizes the value (a 3-vector takes the room of 4)."""
        return len(self.to_bytes())

    def to_bytes(self) -> bytes:
        """Return the little-endian bytes passed to the kernel.

        >>> ScalarArg("int32", (56,)).to_bytes()
        b'8\\x00\\x00\\x00'
        """
        if isinstance(self.value, bytes):
            return self.value
        return _pack(self.dtype, self.value)


class LocalArg(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """A ``__local`` pointer argument of `bytes` bytes per work group.

    `of` is the expression that the bytes follow from, of the local size (lx, ly, lz); one given as `bytes` is taken as such. Then
    a `Launch` works the bytes out for its local size. They are 1 where none is known yet.

    >>> LocalArg(1024), LocalArg("4 * lx * ly")
    (LocalArg(bytes=1024), LocalArg(bytes=1, of='4 * lx * ly'))
    """

    bytes: int
    of: str = ""

    def __post_init__(self) -> None:
        problems = Problems()
        given: object = self.bytes
        plain(problems, "of", self.of, str, "an expression of lx, ly and lz")
        if isinstance(given, str) and not self.of and NAME.search(given):
            follows(self, of=given.strip())
            given = 1
        size = positive(problems, "bytes", given, "a positive integer, or an expression as in '4 * lx'")
        problems.stop()
        follows(self, bytes=size)


class SamplerArg(msgspec.Struct, frozen=True):
    """A sampler. `address` "clamp" returns the border colour outside, "clamp_to_edge" the nearest texel.

    >>> hex(SamplerArg(normalized=True, address="repeat", filter="linear").bits)
    '0x27'
    """

    normalized: bool = False
    address: str = "clamp"
    filter: str = "nearest"

    def __post_init__(self) -> None:
        problems = Problems()
        plain(problems, "normalized", self.normalized, bool, "true or false")
        address = "mirrored_repeat" if self.address == "mirrored" else self.address
        named(problems, "address", address, "one of", ADDRESS_MODES)
        named(problems, "filter", self.filter, "one of", FILTERS)
        if address in ("repeat", "mirrored_repeat") and self.normalized is False:
            problems.add("address", f"'{address}' needs normalized coordinates (OpenCL 1.2, 8.2); add normalized = true")
        problems.stop()
        follows(self, address=address)

    @property
    def bits(self) -> int:
        """The sampler as OpenCL C encodes it (``CLK_*`` constants ored together)."""
        return int(self.normalized) | ADDRESS_MODES[self.address] | FILTERS[self.filter]


Arg = Union[BufferArg, ImageArg, ScalarArg, LocalArg, SamplerArg]
KINDS = ("buffer", *IMAGE_AXES, "scalar", "local", "sampler")


def kind_of(arg: Arg) -> str:
    """Return the key of `arg` in a launch file: "buffer", "image2d", "scalar", ...

    >>> kind_of(LocalArg(1024))
    'local'
    """
    if isinstance(arg, ImageArg):
        return arg.kind
    return {BufferArg: "buffer", ScalarArg: "scalar", LocalArg: "local", SamplerArg: "sampler"}[type(arg)]


def arg_to_dict(arg: Arg) -> dict[str, Any]:
    """Return the table form of `arg`, the same in launch files and corpora; what has a default is spelled out.

    >>> arg_to_dict(BufferArg("int32", 64, Init("chase", 16)))
    {'buffer': {'dtype': 'int32', 'count': 64, 'init': {'chase': 16}}}
    """
    body: dict[str, Any]
    if isinstance(arg, LocalArg):
        body = {"bytes": arg.of or arg.bytes}
    elif isinstance(arg, SamplerArg):
        body = {"normalized": arg.normalized, "address": arg.address, "filter": arg.filter}
    elif isinstance(arg, ScalarArg):
        if isinstance(arg.value, bytes):
            body = {"bytes": list(arg.value)}
        else:
            values = [str(v) if v in (float("inf"), float("-inf")) else v for v in arg.value]
            body = {"dtype": arg.dtype, "value": values[0] if len(values) == 1 else values}
    else:
        if isinstance(arg, BufferArg):
            body = {"dtype": arg.dtype, "count": arg.count}
        else:
            body = {axis: getattr(arg, axis) for axis in IMAGE_AXES[arg.kind]}
            body |= {"channels": arg.channels, "dtype": arg.dtype}
            if arg.row_pitch is not None:
                body["row_pitch"] = arg.row_pitch
        body["init"] = arg.init.kind if arg.init.value is None else {arg.init.kind: arg.init.value}
        if arg.init.seed is not None:
            body["seed"] = arg.init.seed
        if arg.access is not None:
            body["access"] = arg.access
    return {kind_of(arg): body}


def canonical(arg: Arg) -> bytes:
    """Return the JSON of `arg` with sorted keys and no spaces: what hashes and seeds are made from.

    >>> canonical(LocalArg(1024))
    b'{"local":{"bytes":1024}}'
    """
    return msgspec.json.encode(arg_to_dict(arg), order="sorted")


def _pack(dtype: str, values: tuple[int | float, ...]) -> bytes:
    raw = struct.pack(f"<{len(values)}{FORMATS[dtype]}", *values)
    return raw + bytes(DTYPES[dtype] if len(values) == 3 else 0)


def _scalars_of(problems: Problems, dtype: Any) -> tuple[Any, int]:
    """Return the scalar type of a vector such as "float32x4", and the scalars that one takes; 1 of a scalar."""
    match = VECTOR.fullmatch(dtype) if isinstance(dtype, str) else None
    if match is None:
        return dtype, 1
    width = int(match[2])
    if width not in VECTOR_WIDTHS:
        problems.add("dtype", f"got '{dtype}', expected a vector of {', '.join(map(str, VECTOR_WIDTHS[1:]))}, as in {match[1]}x4")
    return match[1], 4 if width == 3 else width


def _check_dtype(problems: Problems, dtype: str, known: dict[str, int]) -> str:
    dtype = DTYPE_ALIASES.get(dtype, dtype) if isinstance(dtype, str) else dtype
    if isinstance(dtype, str) and dtype in C_NAMES:
        problems.add("dtype", f"got '{dtype}', expected a sized name; write '{C_NAMES[dtype]}'")
    else:
        named(problems, "dtype", dtype, "one of", known)
    return dtype


def _check_access(problems: Problems, access: Any) -> str | None:
    access = ACCESS_ALIASES.get(access, access) if isinstance(access, str) else access
    if access is not None:
        named(problems, "access", access, "one of", ACCESSES)
    return access  # type: ignore[no-any-return]


def _check_number(problems: Problems, path: str, dtype: str, value: object) -> int | float:
    if dtype.startswith("float"):
        number = as_number(value)
        if number is None:
            problems.add(path, f"got {show(value)}, expected a number for {dtype}")
            return 0.0
        try:
            struct.pack(f"<{FORMATS[dtype]}", number)
            return float(number)
        except (OverflowError, struct.error):
            problems.add(path, f"got {show(value)}, which does not fit {dtype}")
            return 0.0
    whole = as_integer(value)
    bits = 8 * DTYPES[dtype]
    low, high = (0, (1 << bits) - 1) if dtype.startswith("u") else (-(1 << bits - 1), (1 << bits - 1) - 1)
    if whole is None or not low <= whole <= high:
        problems.add(path, f"got {show(value)}, expected an integer of {dtype}, {low} to {high}")
        return 0
    return whole


def _check_contents(problems: Problems, dtype: Any, init: Any, count: int) -> None:
    """Indices must be exact in `dtype`: a wrapped index would chase another path than the one asked for."""
    if not isinstance(init, Init):
        problems.add("init", f"got {show(init)}, expected an Init")
        return
    if init.kind not in ("random_index", "chase") or not isinstance(dtype, str) or problems:
        return
    bits = 8 * (DTYPES.get(dtype) or 0)
    top = EXACT.get(dtype) or (((1 << bits) - 1 if dtype.startswith("u") else (1 << bits - 1) - 1) if bits else 0)
    largest = count - 1 if init.kind == "chase" else int(init.value or 1) - 1
    if largest > top:
        why = f"holds integers exactly only up to {top}" if top else "holds no integers"
        problems.add(f"init.{init.kind}", f"got indices up to {largest}, but {dtype} {why}; use a wider integer dtype")
