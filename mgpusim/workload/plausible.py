"""Arguments for a kernel that nobody described: values a host program might pass, by the kinds, types and names of parameters.

They let a kernel be tried before its user writes a launch. Sizes are guesses: buffers grow where the kernel leaves them, and
another `Setting` takes over where one leads nowhere. Nothing here is random: the same kernel gets the same arguments.
"""

from __future__ import annotations

import fnmatch
import math
import re
from collections.abc import Mapping
from typing import Any

import msgspec

from mgpusim.errors import InputError
from mgpusim.opencl.ir.program import Function, KernelArg, Type
from mgpusim.workload.args import (
    DTYPES,
    IMAGE_AXES,
    IMAGE_DTYPES,
    Arg,
    BufferArg,
    ImageArg,
    Init,
    LocalArg,
    SamplerArg,
    ScalarArg,
)
from mgpusim.workload.binding import image_kind, number_type
from mgpusim.workload.usage import Usage, dtype_of_name


class Extents(msgspec.Struct, frozen=True):
    """What integers are chosen from: widths and other extents, paddings, switches and modes, those whose names say nothing."""

    size: int = 64
    pad: int = 1
    flag: int = 0
    other: int = 16


_ZEROS = set(
    "offset offsets off offs start begin base first shift origin axis index idx iter iteration id pos position past skip delta "
    "dx dy dz lo".split()
)
_ONES = set(
    "batch batches stride strides dilation dilations dilate group groups inc incx incy seed increment repeat times scale factor "
    "ratio reps iterations niter nbatch multiplier".split()
)
_WINDOWS = set("kernel filter window ksize kh kw kernels radius halo pool taps".split())
_FLAGS = set(
    "flag flags is has use with do mode type enable transpose trans conj causal activation act relu accumulate reverse inverse "
    "exclusive debug".split()
)
_PADS = set("pad pads padding paddings padw padh".split())
_PITCHES = set("pitch ld lda ldb ldc ldd leading ldx step steps row plane".split())
_COUNTS = set("length len total elements numel nelements items count tot".split())
_EXTENTS = set(
    "size sizes width height w h d c n m k rows cols columns channels channel shape dim dims depth num nx ny nz ni nj nk nl nm "
    "in out input output ne hw oh ow ih iw oc ic wh x y z numbers points nodes heads hidden seq max limit end bound src dst s t "
    "features records".split()
)
_FOURTHS = set("slice slices block blocks blk q quad packed".split())
_SMALL = set("eps epsilon tol tolerance threshold".split())
_NONE = set("min lower low mean bias offset zero".split())
_LARGE = set("max upper high".split())
_GLOBAL_SIZE = re.compile(r"(?:global_?(?:work_?)?s(?:ize)?|gs)_?(?:dim)?_?([0-2])", re.IGNORECASE)
_BY_FOUR = re.compile(r"(?:c4|_q|div4|by4|4)$")
_MOST_B = 1 << 26  # a stride that spans more makes buffers of no use


def words_of(name: str) -> list[str]:
    """Return the words of an identifier in small letters, numbers apart.

    >>> words_of("globalSizeDim0"), words_of("src_step_y"), words_of("ne00")
    (['global', 'size', 'dim', '0'], ['src', 'step', 'y'], ['ne', '00'])
    """
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name)]


def float_value(name: str) -> float:
    """Return a value for a parameter of a floating type.

    >>> float_value("alpha"), float_value("eps"), float_value("out_max")
    (1.0, 1e-05, 6.0)
    """
    words = set(words_of(name))
    if words & _SMALL:
        return 1e-5
    if words & _NONE:
        return 0.0
    return 6.0 if words & _LARGE else 1.0


def integer_value(name: str, extents: Extents, global_size: tuple[int, ...], size_b: int = 4) -> int:
    """Return a value for a parameter of an integer type of `size_b` bytes.

    Parameters
    ----------
    global_size : the NDRange, which some parameters repeat.

    >>> usual = Extents()
    >>> [integer_value(n, usual, (56, 40)) for n in ("width", "pad_w", "stride", "src_offset", "filter_h", "global_size_dim1")]
    [64, 1, 1, 0, 3, 40]
    """
    words = words_of(name)
    tail = words[-1] if words else ""
    hints = set(words)
    if dim := _GLOBAL_SIZE.fullmatch(name):
        return (*global_size, 1, 1)[int(dim[1])]
    if hints & _PADS:
        return extents.pad
    if hints & {"stride", "step", "nb"} and (stride := _stride(words, extents)):
        return stride
    if hints & _ZEROS:
        return 0
    if hints & _WINDOWS and "pitch" not in hints:
        return 3
    if hints & _ONES:
        return 1
    if hints & _FLAGS:
        return extents.flag
    if hints & _PITCHES:
        return extents.size
    if hints & _COUNTS or (len(words) == len(global_size) == 1 and tail in ("n", "size", "num")):
        return math.prod(global_size)
    if "ne" in hints and tail.isdigit():  # a tensor's elements by dimension: rows of whole blocks, one batch
        return {"0": max(extents.size, 256), "3": 1}.get(tail[-1], extents.size)
    if hints & _FOURTHS or _BY_FOUR.search(name):
        return max(1, extents.size // 4)
    if size_b == 1:
        return 1
    return extents.size if hints & _EXTENTS else extents.other


def _stride(words: list[str], extents: Extents) -> int:
    """Return a stride: in bytes where its name counts dimensions; 0 where it is a step of windows, or none."""
    tail, size = words[-1], extents.size
    if "nb" in words and tail.isdigit():  # bytes from one element of this dimension to the next
        row = 4 * max(size, 256)
        return (4, row, min(_MOST_B, row * size), min(_MOST_B, row * size * size))[int(tail[-1]) % 4]
    if tail in ("x", "y", "z", "w") and len(words) >= 3:
        return min(_MOST_B, (4, 4 * size, 4 * size * size, 4 * size * size * size)["xyzw".index(tail)])
    if set(words) & {"batch", "plane", "channel"} and len(words) > 1:
        return size * size
    return size if set(words) & {"row", "src", "dst", "in", "out", "input", "output"} else 0


CONSTANT_B = 4096
"""Bytes of a constant buffer: devices have little room for all of them."""
LOCAL_B_PER_ITEM = 64
"""Bytes of a local pointer argument per work item: a float16 each."""
ZEROS_FROM_B = 32 << 20
"""Buffers from this size on hold zeros: to draw their contents would take longer than the prediction."""
IMAGE_SIZE, IMAGE_DEPTH, IMAGE_BUFFER = 1024, 64, 1 << 20
_ANY = ("void", "char", "uchar")
_TEXELS = {"f": "float32", "h": "float16", "i": "int32", "ui": "uint32"}


class Setting(msgspec.Struct, frozen=True):
    """One set of values.

    Attributes
    ----------
    name : what to call it.
    size : widths, heights, channels and other extents.
    pad, flag, other : paddings; switches and modes; integers whose names say nothing.
    indices : integers of buffers are drawn below it (1: all are zero).
    member : integers of structs.
    globals : work items in one, two and three dimensions.
    local : work-group size in one, two and three dimensions.
    """

    name: str
    size: int
    pad: int
    flag: int
    other: int
    indices: int
    member: int
    globals: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    local: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]] = ((64,), (8, 8), (16, 4, 1))

    @property
    def extents(self) -> Extents:
        """What integers are chosen from."""
        return Extents(self.size, self.pad, self.flag, self.other)


SETTINGS = (
    Setting("usual", 64, 1, 0, 16, 16, 16, ((4096,), (64, 64), (16, 64, 64))),
    Setting("zero indices", 64, 0, 0, 1, 1, 0, ((4096,), (64, 64), (16, 64, 64))),
    Setting("large groups", 256, 0, 1, 4, 1, 1, ((4096,), (256, 64), (64, 64, 16)), ((256,), (16, 16), (16, 16, 1))),
    Setting("small", 16, 0, 0, 1, 1, 0, ((1024,), (16, 16), (16, 16, 4)), ((16,), (4, 4), (4, 4, 1))),
    Setting("small groups", 256, 1, 1, 32, 4, 4, ((1024,), (64, 64), (64, 64, 4)), ((32,), (32, 1), (8, 4, 1))),
    Setting("ones", 1, 0, 1, 1, 1, 1, ((256,), (16, 16), (16, 16, 1)), ((1,), (1, 1), (1, 1, 1))),
)
"""In the order in which they are tried."""


class Given(msgspec.Struct, frozen=True):
    """What the user says of a kernel's launch; the rest is made up.

    Attributes
    ----------
    global_size, local_size : NDRange, None where not given.
    values : of scalar parameters, by name or glob: a number, or a list of them for a vector.
    counts : elements of buffers, by name or glob; of local pointers, by name.
    images : size and format of images ("4096x1024:RGBA/float16"), by name or glob.
    offset : the first work item; () where not given.
    """

    global_size: tuple[int, ...] | None = None
    local_size: tuple[int, ...] | None = None
    values: dict[str, Any] = {}
    counts: dict[str, int] = {}
    images: dict[str, str] = {}
    offset: tuple[int, ...] = ()


NOTHING_GIVEN = Given()


def chosen(table: Mapping[str, Any], name: str) -> Any:
    """Return the entry of a parameter: that of its name, else that of the first glob that it matches, else None.

    >>> chosen({"*_w": 64, "in_w": 8}, "in_w"), chosen({"*_w": 64}, "out_w"), chosen({}, "x")
    (8, 64, None)
    """
    if name in table:
        return table[name]
    return next((value for pattern, value in table.items() if fnmatch.fnmatchcase(name, pattern)), None)


def index_space(
    function: Function, use: Usage, setting: Setting, given: Given = NOTHING_GIVEN
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return a global size and a work-group size that divides it, of as many dimensions as the kernel asks ids of.

    >>> kernel = Function("k", (), [], [], reqd_work_group_size=(48, 1, 1))
    >>> index_space(kernel, Usage(1, {}, {}, True), SETTINGS[0])
    ((4128,), (48,))
    """
    dims = use.dims
    required = function.reqd_work_group_size
    if given.global_size is not None:
        dims = len(given.global_size)
    elif given.local_size is not None:
        dims = max(dims, len(given.local_size))
    if required is not None and given.global_size is None:
        dims = max(dims, max((d + 1 for d in range(3) if required[d] > 1), default=1))
    if given.local_size is not None:
        local = (*given.local_size, 1, 1)[:dims]
    elif required is not None:
        local = required[:dims]
    else:
        local = setting.local[dims - 1]
    if given.global_size is not None:
        if given.local_size is None and required is None:
            local = tuple(math.gcd(size, side) for size, side in zip(given.global_size, local, strict=True))
        return given.global_size, local
    return tuple(-(-size // side) * side for size, side in zip(setting.globals[dims - 1], local, strict=True)), local


def made_args(
    function: Function, use: Usage, setting: Setting, global_size: tuple[int, ...], local_size: tuple[int, ...],
    given: Given = NOTHING_GIVEN, grown: Mapping[int, int] | None = None,
) -> tuple[Arg, ...]:  # fmt: skip
    """Return one argument per parameter.

    Parameters
    ----------
    grown : bytes that a buffer or local pointer must have at least, by index of its parameter.
    """
    out: list[Arg] = []
    for arg in function.args:
        least = (grown or {}).get(arg.index, 0)
        if arg.kind in ("buffer", "constant"):
            out.append(_buffer(arg, use, setting, chosen(given.counts, arg.name), least))
        elif arg.kind == "local":
            count = given.counts.get(arg.name)  # by its name alone: a glob for buffers would fill the local memory
            size = count * max(1, arg.size_b) if count else math.prod(local_size) * LOCAL_B_PER_ITEM
            out.append(LocalArg(max(size, least, arg.size_b)))
        elif arg.kind == "image":
            out.append(_image(arg, use, chosen(given.images, arg.name)))
        elif arg.kind == "sampler":
            out.append(SamplerArg())
        else:
            out.append(_scalar(arg, setting, global_size, chosen(given.values, arg.name)))
    return tuple(out)


# ---- buffers and images -----------------------------------------------------------------------------------------------------
def _buffer(arg: KernelArg, use: Usage, setting: Setting, count: int | None, least_b: int) -> BufferArg:
    base = (arg.base_type_name or arg.type_name).partition("*")[0].strip()
    dtype = dtype_of_name(base)
    if not dtype or base in _ANY:  # bytes are often what is called for and something else is meant
        dtype = use.elements.get(arg.index, dtype or "uint8")
    width = max(1, arg.size_b // DTYPES[dtype])
    if count:
        scalars = count * width
    elif arg.kind == "constant":
        scalars = CONSTANT_B // DTYPES[dtype]
    else:
        scalars = max(setting.size, 64) ** 2 * 64 * min(width, 4)
    scalars = max(scalars, -(-least_b // DTYPES[dtype]))
    if scalars * DTYPES[dtype] >= ZEROS_FROM_B:
        return BufferArg(dtype, scalars, Init("zeros"))
    if setting.indices == 1 and ("int" in dtype or not dtype_of_name(base) or base in _ANY):  # structs may hold indices, too
        return BufferArg(dtype, scalars, Init("zeros"))
    if dtype.endswith(("int32", "int64")):
        return BufferArg(dtype, scalars, Init("random_index", setting.indices))
    return BufferArg(dtype, scalars)


def parse_image(text: str) -> tuple[tuple[int, ...], str, str]:
    """Return sizes, channel order and channel type of "4096x1024:RGBA/float16"; the format may be left out ("", "").

    >>> parse_image("4096x1024:RGBA/float16"), parse_image("64")
    (((4096, 1024), 'RGBA', 'float16'), ((64,), '', ''))
    """
    match = re.fullmatch(r"(\d{1,18}(?:x\d{1,18}){0,2})(?::([A-Za-z]+)/([a-z]+\d+))?", text.strip())
    if not match or (match[3] and match[3] not in IMAGE_DTYPES):
        raise InputError(f"got '{text}', expected SIZE or SIZE:CHANNELS/DTYPE, as in 4096x1024:RGBA/float16")
    return tuple(int(part) for part in match[1].split("x")), match[2] or "", match[3] or ""


def _image(arg: KernelArg, use: Usage, text: str | None) -> ImageArg:
    kind = image_kind(arg)
    if kind not in IMAGE_AXES:
        raise InputError(f"parameter '{arg.name}': an image of type {arg.type_name} cannot be passed")
    axes = IMAGE_AXES[kind]
    sizes, channels, dtype = parse_image(text) if text else ((), "", "")
    if sizes and len(sizes) != len(axes):
        raise InputError(f"parameter '{arg.name}': got image size '{text}', expected {' x '.join(axes)} of {kind}")
    usual = {"width": IMAGE_BUFFER if kind == "image1d_buffer" else IMAGE_SIZE, "height": IMAGE_SIZE}
    if len(axes) == 3:
        usual = {"width": IMAGE_SIZE // 4, "height": IMAGE_SIZE // 4}
    extents = dict(zip(axes, sizes, strict=True)) if sizes else {axis: usual.get(axis, IMAGE_DEPTH) for axis in axes}
    width, height, depth = extents["width"], extents.get("height", 1), extents.get("depth", extents.get("layers", 1))
    return ImageArg(kind, width, height, depth, channels or "RGBA", dtype or _TEXELS[use.texels.get(arg.index, "f")])


# ---- values -----------------------------------------------------------------------------------------------------------------
def _scalar(arg: KernelArg, setting: Setting, global_size: tuple[int, ...], given: Any) -> ScalarArg:
    if arg.byval is not None or arg.type.scalar.kind not in ("int", "float"):
        return ScalarArg("struct", _struct(arg, given, setting))
    scalar, count = arg.type.scalar, arg.type.ncomp
    base = arg.base_type_name or arg.type_name
    dtype = number_type(scalar, base)
    if given is not None:
        values = list(given) if isinstance(given, (list, tuple)) else [given] * count
        if len(values) != count:
            raise InputError(f"parameter '{arg.name}': got {len(values)} values, expected {count} of {base}")
        return ScalarArg(dtype, tuple(values))
    if scalar.kind == "float":
        return ScalarArg(dtype, (float_value(arg.name),) * count)
    value = integer_value(arg.name, setting.extents, global_size, scalar.bits // 8)
    return ScalarArg(dtype, (min(value, (1 << scalar.bits - 1) - 1),) * count)


def _struct(arg: KernelArg, given: Any, setting: Setting) -> bytes:
    if given is not None:
        if not isinstance(given, (list, tuple)) or len(given) != arg.size_b or not all(b in range(256) for b in given):
            raise InputError(
                f"parameter '{arg.name}': got {given!r}, expected the {arg.size_b} bytes of {arg.type_name} as a list"
            )
        return bytes(given)
    if arg.byval is None:
        return bytes(max(1, arg.size_b))
    return _packed(arg.byval, setting).ljust(arg.size_b, b"\0")[: arg.size_b]


def _packed(type_: Type, setting: Setting) -> bytes:
    """Return the bytes of a struct whose floats are 1 and whose integers are small."""
    if type_.kind == "struct":
        raw = bytearray(type_.size_b)
        for field, at in zip(type_.fields, type_.offsets, strict=False):
            raw[at : at + field.size_b] = _packed(field, setting)
        return bytes(raw)
    if type_.kind in ("array", "vector") and type_.elem is not None:
        return (_packed(type_.elem, setting) * type_.count).ljust(type_.size_b, b"\0")
    if type_.kind == "float":
        return ScalarArg(f"float{type_.bits}", (1.0,)).to_bytes()
    if type_.kind == "int" and type_.bits >= 8:
        return ScalarArg(f"int{type_.bits}", (setting.member,)).to_bytes()
    return bytes(type_.size_b)
