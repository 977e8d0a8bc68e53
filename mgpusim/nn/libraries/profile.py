"""What a library profile has: tables of its TOML file as structs. Reading and checking them is in `mgpusim.nn.libraries.load`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from mgpusim.nn.kernels.base import Precision
from mgpusim.nn.passes.groups import FuseRule


def _value(value: object) -> object:
    return value if isinstance(value, bool | int | float | str) else None


def _setting(value: object) -> object:
    sizes = value if isinstance(value, list) else []
    whole = all(isinstance(row, list) and all(type(side) is int for side in row) for row in sizes)
    return value if sizes and whole else _value(value)


Value = Annotated[bool | int | float | str, "a number, true, false or a text", _value]
"""A parameter: a text is an expression of facts and definitions."""
Setting = Annotated[bool | int | float | str | list[list[int]], "a number, true, false, a text or a list of sizes", _setting]
"""An option of a work-group policy."""
Allocator = Annotated[Literal["greedy_by_size", "equality", "pool", "separate"], "one of"]
Bits = Annotated[Literal[16, 32], "one of"]


class _Entry(msgspec.Struct, frozen=True):
    """A table of a profile."""


class PrecisionRule(_Entry, frozen=True):
    """Bits of what is stored, of arithmetic and of sums.

    With `integers` quantized tensors stay integers of 8 bits. Those of networks of floats get scales that are made up, and the
    bits are those of what else there is. `kept` are the bits of keys and values that a decoder keeps, if they differ.
    """

    stored: Bits
    calc: Bits
    sums: Bits
    source: str
    integers: bool = False
    kept: Bits | None = None

    @property
    def bits(self) -> Precision:
        """As kernels have it."""
        return Precision(self.stored, self.calc, self.sums, self.integers, self.kept or 0)


class StorageRule(_Entry, frozen=True):
    """Where tensors lie, if the condition on the facts of the GPU holds; the first entry that does decides.

    `beyond` says what becomes of a tensor that exceeds the limits of the device: another storage, "host" where the CPU computes
    all that reads or writes it, or "refuse"; `beyond_source` says where the library does so. `beyond_flat` is for tensors of less
    than four dimensions, if they differ: libraries lay these out each in its own way. With `own_axes` what the library sees are
    images of the model's axes, also of tensors that passes lay out as matrices: those decide, and if only ours are too large,
    `beyond_flat` holds. `keys` and `values` are the storages of what attention keeps from run to run, if they are others.
    """

    storage: str
    source: str
    when: str = "true"
    beyond: str = "refuse"
    beyond_flat: str = ""
    beyond_source: str = ""
    own_axes: bool = False
    keys: str = ""
    values: str = ""


class LocalRule(_Entry, frozen=True):
    """A way to choose work groups: a policy of `mgpusim.nn.libraries.local_sizes` with options, numbers or expressions."""

    policy: str
    source: str
    options: dict[str, Setting] = {}


class KernelChoice(_Entry, frozen=True):
    """A kernel variant with its parameters, and the work-group rule of each of its launches (one for all, if one)."""

    kernel: str
    parameters: dict[str, Value] = {}
    local: tuple[str, ...] = ()
    when: str = "true"


class Rule(_Entry, frozen=True):
    """What a kind of operator becomes where the condition holds: the first rule of its kind that does decides.

    Either `kernel`, or `candidates` that the library times, those whose own condition holds. The kernels "view" (no launch: the
    output is the input), "place" (no launch: the inputs are made where the output lies) and "host" (the CPU) are none.
    """

    kinds: tuple[str, ...]
    source: str
    when: str = "true"
    kernel: str = ""
    parameters: dict[str, Value] = {}
    local: tuple[str, ...] = ()
    candidates: tuple[KernelChoice, ...] = ()

    @property
    def choices(self) -> tuple[KernelChoice, ...]:
        """All candidates, one where nothing is timed."""
        return self.candidates or (KernelChoice(self.kernel, self.parameters, self.local),)


class Flush(_Entry, frozen=True):
    """The queue is flushed every so many launches where the condition on the facts of the GPU holds; 0 for at the end alone."""

    every: int
    source: str
    when: str = "true"


class Queue(_Entry, frozen=True):
    """How launches reach the device.

    `recorded` is the condition under which a recorded queue is used if asked for. `sets_arguments` is that under which the
    library
    sets the arguments of a kernel before each launch, not once for all runs. `host_s` is what the library's own code takes on
    the host for each launch, beside the call to the driver. `profiled` says that the queue has profiling
    (CL_QUEUE_PROFILING_ENABLE) in every run, not only while kernels are timed.
    """

    flush: tuple[Flush, ...] = ()
    recorded: str = "false"
    sets_arguments: str = "false"
    host_s: float = 0.0
    profiled: bool = False
    source: str = ""


class MemoryRule(_Entry, frozen=True):
    """How tensors share memory where the condition on the facts of the GPU and on `storage` holds.

    `row_b` is of images that are made of buffers: their rows begin at multiples of so many bytes, a number or an expression. At 0
    images have memory of their own, in the layout of the device.
    """

    allocator: Allocator
    source: str
    when: str = "true"
    row_b: Value = 0


class Io(_Entry, frozen=True):
    """What is done to inputs and outputs: kernels that convert from and to plain buffers, with their work group."""

    input: str
    output: str
    source: str
    local: tuple[str, ...] = ()


class Said(_Entry, frozen=True):
    """A sentence for the user where the condition on the facts of the GPU holds: what the library cannot do there."""

    says: str
    source: str
    when: str = "true"


class Library(_Entry, frozen=True):
    """A library profile.

    `let` are definitions in terms of facts and of definitions before them. `passes` run in order. `integers` says what becomes of
    quantized tensors where the precision does not keep them, with its source. `decoders` is the profile, by name, that holds for
    runs of language models; `chunk` are the tokens of a prompt that a run reads at most, 0 for all. `weights` is the type
    of weights of a language model where nobody says one. With `one_text` the library runs one text at a time.
    """

    name: str
    title: str
    source: str
    precision: dict[str, PrecisionRule]
    default_precision: str
    passes: tuple[str, ...]
    storage: tuple[StorageRule, ...]
    rule: tuple[Rule, ...]
    local: dict[str, LocalRule]
    memory: tuple[MemoryRule, ...]
    io: Io
    integers: str = ""
    decoders: str = ""
    chunk: int = 512
    weights: str = "q4_0"
    one_text: bool = False
    note: tuple[Said, ...] = ()
    let: dict[str, str] = {}
    fuse: tuple[FuseRule, ...] = ()
    queue: Queue = Queue()
