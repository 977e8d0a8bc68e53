"""What all families of network kernels share: tensors in a storage, operators fused behind a kernel, and the call that results.

The templates lie in `mgpusim/workload/ops/networks`; `tensor.h` there says how a tensor's constants are named. A family is a
module with functions that return `Call`s; what the constants of its template mean is said in the template. All of them raise
`InputError` where tensors, sizes or options do not fit each other or the template.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Protocol, Required, TypedDict

import msgspec

from mgpusim import workload
from mgpusim.arch.spec import GpuSpec
from mgpusim.arrays import Array
from mgpusim.errors import InputError, suggest
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.expressions import expression, number
from mgpusim.workload.args import UNIFORM, Arg, BufferArg, ImageArg, Init
from mgpusim.workload.launch import Launch, kernel_text

TEMPLATES = Path(workload.__file__).parent / "ops" / "networks"
STORAGES = ("buffer", "image_buffer", "image2d_rows", "image2d_columns", "image_array")
"""Where a tensor may lie, in the order of the numbers of `tensor.h`.

buffer: planes of four channels; image_buffer: the same as image1d_buffer; image2d_rows: a column's slices below each other;
image2d_columns: slices side by side; image_array: a layer for each slice. The images of a batch stand below each other."""


ROWS = "rows"
"""A buffer with the slices of a pixel together, storage 5 of `rows.h`: rows of numbers follow each other, as in llama.cpp."""
IN_ROWS = (ROWS, "row_planes", "row_columns", "key_fours", "value_fours")
"""Buffers of `rows.h` and `planes.h`: row_planes have the planes of four channels of a row together, so that heads are parts of
the channels of tokens; row_columns have the columns of a channel together, padded to four, as MNN keeps keys. key_fours are
row_planes, value_fours have four columns of a slice together; both pad columns to four, as ML Drift keeps keys and values."""


class Precision(msgspec.Struct, frozen=True):
    """Bits of what is stored, of arithmetic and of sums; with `integers` quantized tensors stay integers of 8 bits.

    `kept` are the bits of what stays on the GPU from run to run, as keys and values of a decoder do; 0 where they are others'.

    >>> Precision(16, 16, 32).label, Precision(16, 32, 32, integers=True).label
    ('F16, sums F32', 'INT8')
    """

    stored: int = 32
    calc: int = 32
    sums: int = 32
    integers: bool = False
    kept: int = 0

    @property
    def label(self) -> str:
        if self.integers:
            return "INT8"
        return f"F{self.stored}" + ("" if self.sums == self.stored else f", sums F{self.sums}")


class Scale(msgspec.Struct, frozen=True):
    """What the integers of 8 bits of a tensor mean: scale * (stored - zero).

    On the GPU all are signed: those that the model has `unsigned` lie there 128 lower, and so does their zero.

    >>> Scale(0.5, 128, unsigned=True).stored_zero
    0
    """

    scale: float
    zero: int = 0
    unsigned: bool = False

    @property
    def stored_zero(self) -> int:
        return self.zero - 128 * self.unsigned

    def constants(self, prefix: str, zero: int) -> dict[str, object]:
        """Return the constants of a template under a prefix, for a tensor that has this zero."""
        return {f"{prefix}_SCALE": number(self.scale), f"{prefix}_ZERO": f"({zero})"}


class Operand(Protocol):
    """A tensor as a kernel's argument: `Stored`, or one that lies as the host has it."""

    @property
    def name(self) -> str:
        """That of the graph's tensor."""

    @property
    def bits(self) -> int:
        """Of a number stored."""

    def constants(self, prefix: str) -> Mapping[str, object]:
        """Return the constants of the template under a prefix."""

    def arg(self, access: str) -> Arg:
        """Return the kernel argument: `access` is "read" or "write"."""


class WeightOrder(NamedTuple):
    """How the weights of a launch are arranged: families of kernels have functions for it; `given` is what these depend on.

    A function takes constants as `mgpusim.nn.graphs.operators` has them, None where one is left out, and what is given.
    """

    arrange: Callable[..., list[Array]]
    given: tuple[Any, ...] = ()

    def contents(self, constants: Sequence[Array | None]) -> list[Array]:
        """Return the numbers of the arguments that are weights, in order, of any shape."""
        return self.arrange(constants, *self.given)


class Stored(msgspec.Struct, frozen=True):
    """A tensor in a storage: `name` is that of the graph's tensor. Integers of 8 bits lie in buffers and have a `scale`.

    >>> x = Stored("x", ImageShape(1, 28, 28, 30), "image2d_columns", 16)
    >>> x.arg("read").width, x.arg("read").height, x.size_b
    (224, 28, 50176)
    """

    name: str
    shape: ImageShape
    storage: str = "buffer"
    bits: int = 32
    scale: Scale | None = None

    def __post_init__(self) -> None:
        if self.storage not in (*STORAGES, *IN_ROWS):
            raise InputError(f"tensor {self.name}: {suggest('storage', self.storage, (*STORAGES, *IN_ROWS))}")
        if self.bits == 8 and (self.scale is None or self.storage != "buffer"):
            raise InputError(f"tensor {self.name}: integers of 8 bits need a scale and lie in a buffer, not in {self.storage}")

    @property
    def rows(self) -> int:
        """Rows of the images of the batch, below each other."""
        return self.shape.n * self.shape.h

    @property
    def size_b(self) -> int:
        """Bytes, with the channels that pad the last slice."""
        return self._count * self.bits // 8

    @property
    def _count(self) -> int:
        columns = -(-self.shape.w // 4) * 4 if self.storage in IN_ROWS[2:] else self.shape.w
        return self.rows * columns * self.shape.slices * 4

    def constants(self, prefix: str) -> Mapping[str, object]:
        values = ((*STORAGES, *IN_ROWS).index(self.storage), self.bits, self.rows, self.shape.w, self.shape.slices)
        own = {f"{prefix}_{n}": v for n, v in zip(("STORAGE", "BITS", "ROWS", "COLUMNS", "SLICES"), values, strict=True)}
        return own if self.scale is None else own | self.scale.constants(prefix, self.scale.stored_zero)

    def image_size(self) -> tuple[int, int, int]:
        """Return width, height and layers of the image; of an image_buffer its texels, of a buffer none."""
        rows, columns, slices = self.rows, self.shape.w, self.shape.slices
        return {
            **dict.fromkeys(("buffer", *IN_ROWS), (0, 0, 0)), "image_buffer": (rows * columns * slices, 1, 1),
            "image2d_rows": (columns, rows * slices, 1),
            "image2d_columns": (columns * slices, rows, 1), "image_array": (columns, rows, slices),
        }[self.storage]  # fmt: skip

    def arg(self, access: str) -> Arg:
        dtype = "int8" if self.bits == 8 else f"float{self.bits}"
        width, height, layers = self.image_size()
        if self.storage in ("buffer", *IN_ROWS):
            return BufferArg(dtype, self._count, access=access)
        if self.storage == "image_buffer":
            return ImageArg("image1d_buffer", width, dtype=dtype, access=access)
        if self.storage == "image_array":
            return ImageArg("image2d_array", width, height, layers, dtype=dtype, access=access)
        return ImageArg("image2d", width, height, dtype=dtype, access=access)

    def exceeded(self, gpu: GpuSpec) -> str:
        """Return which limit of a GPU the tensor exceeds, "" if none: `max_image2d` by `image 20000x56 of 16384x16384`.

        >>> Stored("x", ImageShape(1, 9, 9000, 8), "image2d_columns").exceeded(load_gpu("adreno-640"))
        'image 18000x9, limits.max_image2d of adreno-640 is 16384x16384'
        """
        width, height, layers = self.image_size()
        most_w, most_h = gpu.limits.max_image2d
        if self.storage in ("image2d_rows", "image2d_columns", "image_array") and (width > most_w or height > most_h):
            return f"image {width}x{height}, limits.max_image2d of {gpu.name} is {most_w}x{most_h}"
        if self.storage == "image_array" and layers > gpu.limits.max_image_array:
            return f"{layers} layers, limits.max_image_array of {gpu.name} is {gpu.limits.max_image_array}"
        if self.size_b > gpu.limits.max_buffer_b:
            return f"{self.size_b} bytes, limits.max_buffer_b of {gpu.name} is {gpu.limits.max_buffer_b}"
        return ""


class Scratch(msgspec.Struct, frozen=True):
    """Numbers that lie apart from storages: in a buffer, or four a texel in an image of `texels`, one or two sides.

    `init` is what a prediction assumes of a buffer.

    >>> Scratch("rows", 4096, "float16", texels=(1024,)).arg("read").kind, Scratch("rows", 4096, "uint32").bits
    ('image1d_buffer', 32)
    """

    name: str
    count: int
    dtype: str = "float32"
    init: Init = UNIFORM
    texels: tuple[int, ...] = ()

    @property
    def bits(self) -> int:
        return int(self.dtype[-2:])

    def constants(self, prefix: str) -> Mapping[str, object]:
        """Return none: templates count by constants of their own."""
        return {}

    def arg(self, access: str) -> Arg:
        if self.texels:
            width, height = (*self.texels, 1)[:2]
            kind = "image2d" if len(self.texels) == 2 else "image1d_buffer"
            return ImageArg(kind, width, height, dtype=self.dtype, access=access)
        return BufferArg(self.dtype, self.count, self.init, access)


class FusedOperator(msgspec.Struct, frozen=True):
    """An element-wise operator behind a kernel: its first operand is the kernel's result, or where `first` says so its last.

    `operands` are the others: tensors, whose sizes of 1 are broadcast, or numbers that stand in the source.
    """

    function: str
    attributes: dict[str, object] = {}
    operands: tuple[Stored | float, ...] = ()
    reversed: bool = False


class LaunchOptions(TypedDict, total=False):
    """What kernels with an item for each slice take by name: the precision must be given.

    `fused` is what stands behind the kernel, and `grid` one of `mgpusim.nn.kernels.items.GRIDS` ("xys").
    """

    precision: Required[Precision]
    fused: Sequence[FusedOperator]
    grid: str


class Call(msgspec.Struct, frozen=True):
    """A launch of a plan.

    Attributes
    ----------
    variant : which kernel it is, as tables name it: "conv 2x2x2", "winograd4 input".
    launch : of our template; its local size may be absent, for a policy to choose.
    operands : per argument the tensor that it is, as it lies in memory; None for weights.
    writes : positions of the arguments that are written.
    weights_b : bytes of weights and biases among the arguments.
    weight_order : how these are arranged; None where there are none.
    constants : tensors of the graph that are arranged, in the order of the operator's inputs.
    parts_b : by position, bytes of an argument that the launch reads or writes, where that is a part: rows of a table.
    """

    variant: str
    launch: Launch
    operands: tuple[Operand | None, ...]
    writes: tuple[int, ...]
    weights_b: int = 0
    weight_order: WeightOrder | None = None
    constants: tuple[str, ...] = ()
    parts_b: dict[int, int] = {}

    def used_b(self, position: int) -> int:
        """Return the bytes of an argument that the launch reads or writes, each once."""
        arg = self.launch.args[position]
        size = arg.size_b if isinstance(arg, (BufferArg, ImageArg)) else 0
        return min(size, self.parts_b.get(position, size))

    @property
    def tensors(self) -> tuple[str, ...]:
        """Per argument the name of its tensor, "" for weights."""
        return tuple("" if operand is None else operand.name for operand in self.operands)


def constants_text(constants: Mapping[str, object]) -> str:
    """Return `#define` lines, to stand before a template.

    >>> constants_text({"CALC_BITS": 16, "LINEAR": True})
    '#define CALC_BITS 16\\n#define LINEAR 1\\n'
    """
    return "".join(f"#define {name} {int(v) if isinstance(v, bool) else v}\n" for name, v in constants.items())


def broadcast_load(prefix: str, operand: Stored, shape: ImageShape | None = None) -> str:
    """Return the load of an operand for the element x, row, s of a tensor of `shape`; without it, of a batch of one.

    >>> scale = Stored("scale", ImageShape(2, 1, 1, 64))
    >>> broadcast_load("F0", scale, ImageShape(2, 14, 14, 64))
    'LOAD(F0, f0, 0, ((row) / 14), s)'
    """
    own = operand.shape
    to = shape or own
    for axis in "nhwc":
        size, wanted = getattr(own, axis), getattr(to, axis)
        if size not in (1, wanted):
            raise InputError(f"tensor {operand.name}: its size {size} along {axis} is neither 1 nor {wanted}")
    row = "row"
    if own.n * own.h == 1:
        row = "0"
    elif to.n > 1 and own.h < to.h:
        row = f"((row) / {to.h})"
    elif to.h > 1 and own.n < to.n:
        row = f"((row) % {to.h})"
    single = own.c == 1
    loaded = f"LOAD({prefix}, {prefix.lower()}, {'0' if own.w == 1 else 'x'}, {row}, {'0' if single else 's'})"
    return f"({loaded}).xxxx" if single and (shape is None or to.c > 1) else loaded


def fused_text(fused: Sequence[FusedOperator], shape: ImageShape | None = None) -> tuple[str, tuple[Stored, ...]]:
    """Return the macros of what is fused behind a kernel, and the tensors it reads, in the order of their parameters.

    `FUSED_PARAMS` continues the parameter list. `FUSE(v, x, row, s)` changes `v`, four channels of type SUM4, which belong to
    a tensor of `shape`.

    >>> text, operands = fused_text([FusedOperator("relu")])
    >>> operands, "FUSED_PARAMS" in text
    ((), True)
    """
    operands: list[Stored] = []
    lines: list[str] = []
    steps: list[str] = []
    for step in fused:
        terms = ["v"]
        for operand in step.operands:
            if isinstance(operand, Stored):
                name = f"F{len(operands)}"
                lines.append(constants_text(operand.constants(name)))
                terms.append(f"CAT(convert_, SUM4)({broadcast_load(name, operand, shape)})")
                operands.append(operand)
            else:
                terms.append(f"(SUM4)({number(operand)})")
        if step.reversed:
            terms.reverse()
        steps.append(f"v = {expression(step.function, terms, step.attributes, 'SUM4')};")
    params = "".join(f", TENSOR_IN(F{i}, f{i})" for i in range(len(operands)))
    body = " ".join(steps)
    lines.append(f"#define FUSED_PARAMS {params}\n#define FUSE(v, x, row, s) {{ {body} }}\n")
    return "".join(lines), tuple(operands)


@cache
def _template(name: str) -> str:
    """Return the text of a template's file with what it includes, read once: a plan has thousands of calls."""
    return kernel_text(TEMPLATES / name)


def call(
    template: str,
    variant: str,
    global_size: Sequence[int],
    *,
    src: Sequence[tuple[str, Operand]],
    dst: Sequence[tuple[str, Operand]],
    constants: Mapping[str, object],
    precision: Precision,
    entry: str = "",
    weights: Sequence[Arg] = (),
    weight_order: WeightOrder | None = None,
    fused: Sequence[FusedOperator] = (),
    local_size: Sequence[int] | None = None,
    pad: bool = True,
) -> Call:
    """Return the call of a template whose parameters are: what it reads, its weights, what is fused, what it writes.

    Parameters
    ----------
    template : name of a file in `workload/ops/networks`, without `.cl`; `entry` is its kernel, by default of the same name.
    src, dst : (prefix of the constants, tensor), in the order of the parameters. What is fused belongs to the first of `dst`.
    constants : of the template, besides those of the tensors and of the precision.
    weights : arguments that hold weights; `weight_order` says how.
    """
    shape = next((t.shape for _, t in dst if isinstance(t, Stored)), None)
    text, operands = fused_text(fused, shape)
    stored: list[Operand] = [*(t for _, t in src), *operands, *(t for _, t in dst)]
    given: dict[str, object] = {"CALC_BITS": precision.calc, "SUM_BITS": precision.sums}
    given["HALF_STORED"] = any(t.bits == 16 for t in stored) or precision.stored == 16
    for prefix, tensor in (*src, *dst):
        given |= tensor.constants(prefix)
    given |= constants
    kinds = {t.storage for t in stored if isinstance(t, Stored)}
    headers = [name for name, of in (("rows.h", {ROWS}), ("planes.h", {*IN_ROWS[1:]})) if kinds & of]
    source = constants_text(given) + text + "".join(map(_template, headers)) + _template(f"{template}.cl")
    args = [*(t.arg("read") for _, t in src), *weights, *(t.arg("read") for t in operands), *(t.arg("write") for _, t in dst)]
    lie = (*(t for _, t in src), *(None for _ in weights), *operands, *(t for _, t in dst))
    launch = Launch(
        source, entry or template, tuple(global_size), tuple(args), pad=pad,
        local_size=None if local_size is None else tuple(local_size),
    )  # fmt: skip
    weights_b = sum(arg.size_b for arg in weights if isinstance(arg, (BufferArg, ImageArg)))
    return Call(variant, launch, lie, tuple(range(len(args) - len(dst), len(args))), weights_b, weight_order)
