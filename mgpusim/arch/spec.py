"""What a GPU is: frozen structs with the unit in every field name, read from a preset with `mgpusim.arch.load`.

A field keeps its dotted path from the preset file to the report: ``l2.size_b`` is `GpuSpec.l2.size_b` and the key
``size_b`` of the table ``[l2]``. Nothing derived is stored: what follows from other fields is a property. Rates are
per shader core and per cycle of the GPU clock unless the name says otherwise; ranges and cross-field rules are
checked by `mgpusim.arch.check`, which reports every problem of a document at once.
"""

from __future__ import annotations

from typing import Literal

import msgspec

__all__ = [
    "OP_CLASSES",
    "SOURCE_KINDS",
    "Alternative",
    "Atomics",
    "Cache",
    "Clock",
    "ClockPoint",
    "Constant",
    "Core",
    "Dispatch",
    "Dram",
    "Fp16",
    "GpuSpec",
    "HostCpu",
    "Launch",
    "Limits",
    "Local",
    "Model",
    "OpRate",
    "Ops",
    "Rate",
    "RegisterStep",
    "Registers",
    "Source",
    "Texture",
    "Tlb",
]

OP_CLASSES = (
    "fma", "fadd", "fmul", "iadd", "imul", "idiv", "sfu", "fdiv", "cvt", "mov", "dot8", "branch", "barrier",
)  # fmt: skip
"""Operation classes with a throughput and a latency of their own in ``core.ops``."""

SOURCE_KINDS = ("user", "measured", "paper", "vendor", "derived", "guess")
"""Where a figure comes from, most trusted first: a later kind never replaces an earlier one."""

Family = Literal["adreno6xx", "adreno5xx", "bifrost", "midgard", "gen9", "nvidia"]


class Struct(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of all tables: frozen, keywords only, unknown keys refused."""


class ClockPoint(Struct, frozen=True):
    """One operating point of dynamic voltage and frequency scaling."""

    gpu_hz: float
    memory_hz: float | None = None


class Clock(Struct, frozen=True):
    """Clocks in Hz; `gpu_hz` is the default every cycle count refers to, `points` the others the device can run at."""

    gpu_hz: float
    memory_hz: float | None = None
    points: tuple[ClockPoint, ...] = ()


class Limits(Struct, frozen=True):
    """What the OpenCL driver accepts. `local_choice` names the policy by which it chooses an absent local size."""

    max_work_group_size: int
    max_work_item_sizes: tuple[int, int, int]
    max_image2d: tuple[int, int]
    max_image3d: tuple[int, int, int]
    max_image_array: int
    max_buffer_b: int
    max_constant_b: int
    max_args_b: int
    nonuniform_groups: bool
    local_choice: str


class Dispatch(Struct, frozen=True):
    """Work-group dispatch: cycles a core needs to start a group and each of its warps, and the device's serial share.

    `turnaround_cycles` pass from the end of a group until one in its place can start; others run meanwhile, if there are any
    (None: not known, taken as none). Only the event engine sees them; `model.turnover` stands for them in the analytic one.
    """

    group_cycles: float
    warp_cycles: float
    device_group_cycles: float
    turnaround_cycles: float | None = None
    queue_policy: str = "fifo"


class Launch(Struct, frozen=True):
    """Three overheads never mixed: inside the event time, between kernels of one queue, host call to start (seconds).

    `image_s` is what each image among the arguments adds to the first (None: not known, taken as nothing).
    """

    floor_s: float
    gap_s: float
    enqueue_s: float
    image_s: float | None = None

    def inside_s(self, images: int) -> float:
        """Return what lies inside the event time of a launch with so many images.

        >>> round(Launch(4e-6, 1e-6, 9e-6, 0.5e-6).inside_s(2), 9)
        5e-06
        """
        return self.floor_s if self.image_s is None else self.floor_s + images * self.image_s


class HostCpu(Struct, frozen=True):
    """The CPU of the same chip, for operators left on it."""

    name: str
    cores: int
    hz: float
    flops: float
    memory_b_per_s: float


class OpRate(Struct, frozen=True):
    """`per_cycle`: lane-operations per cycle of one core (fp32/int32); `latency_cycles`: result to dependent use."""

    per_cycle: float
    latency_cycles: float


class Ops(Struct, frozen=True):
    """Rates of the operation classes of `OP_CLASSES`."""

    fma: OpRate
    fadd: OpRate
    fmul: OpRate
    iadd: OpRate
    imul: OpRate
    idiv: OpRate
    sfu: OpRate
    fdiv: OpRate
    cvt: OpRate
    mov: OpRate
    dot8: OpRate
    branch: OpRate
    barrier: OpRate


class Fp16(Struct, frozen=True):
    """16-bit floats. `rate`: fp16 operations in the time of one fp32 operation, reached as `packing` says:

    none (always), pair (two components of a vector operation share a lane), vector (a vector operation fills a wider
    slot), wide_wave (only the widest warp size reaches it).
    """

    packing: Literal["none", "pair", "vector", "wide_wave"]
    rate: float


class Rate(Struct, frozen=True):
    """`rate`: operations of this width in the time of one 32-bit operation; 0 means the device has none."""

    rate: float


class Core(Struct, frozen=True):
    """One shader core (Adreno SP, Mali shader core, Intel subslice, NVIDIA SM).

    `scheduler` names the policy by which a sub-core chooses among the warps that may issue, one of
    `mgpusim.arch.schedulers.SCHEDULERS`.
    """

    sub_cores: int
    issue_per_cycle: float
    warp_sizes: tuple[int, ...]
    lanes: int
    max_warps: int
    max_groups: int
    max_items: int
    icache_b: int
    ops: Ops
    fp16: Fp16
    fp64: Rate
    int64: Rate
    scheduler: str = "gto"


class RegisterStep(Struct, frozen=True):
    """At up to `registers` 32-bit registers per item, `items` work items are resident on a core."""

    registers: int
    items: int


class Registers(Struct, frozen=True):
    """Register file of one core, in 32-bit words.

    `max_per_item` is the most one item can hold before spilling; `reserved` are taken by the driver from every item;
    `granularity` is the step of allocation per item. `file_vec4` and `pool_granularity` belong to Adreno (vec4
    registers of a 64-wide wave column, waves allocated at once), `steps` to Mali (ascending in registers).
    Beside the words that are live at once a kernel takes `fixed` registers, and `per_load` for each that loads hoisted ahead of
    their use are to write (see `mgpusim.trace.registers`).
    """

    per_core: int
    max_per_item: int
    granularity: int
    reserved: int
    file_vec4: int | None = None
    pool_granularity: int | None = None
    steps: tuple[RegisterStep, ...] = ()
    fixed: float = 0.0
    per_load: float = 0.0


class Local(Struct, frozen=True):
    """Local memory: on chip with banks, or (``on_chip = false``) kept in DRAM behind the ordinary caches."""

    on_chip: bool
    size_b: int
    max_per_group_b: int
    banks: int
    bank_b: int
    latency_cycles: float
    b_per_cycle: float
    alloc_b: int


class Constant(Struct, frozen=True):
    """Constant memory near the ALUs; `promotion`: the compiler moves uniform reads of small buffers into it."""

    size_b: int
    latency_cycles: float
    b_per_cycle: float
    promotion: bool


class Cache(Struct, frozen=True):
    """One cache level. `b_per_cycle` is per core for L1s and of the whole device for the L2 and the system-level cache.

    `latency_cycles` is the load-to-use time of a hit at this level, seen from the core. `serves` matters for L1s only, and so do
    `banks` of `bank_b` bytes and `tags_per_cycle`: what an instruction asks of buffers takes a cycle for so many lines, or as
    many as its busiest bank has distinct words, and one for each line that misses; without them, a line takes a cycle.
    `combining` is how many requests of lines the store queue of an L1 holds, so that the parts of a vector leave it together
    (None: as many as there are), `store_b_per_cycle` at what rate they enter it, as whole lines (None: as loads do).

    `write_b_per_cycle` is what an L2 takes in of stores, each request that writes a part of a sector counted as one more sector
    (its byte mask goes along); without it sectors stored whole cost what loaded ones do, and others
    `model.partial_store_factor` times that.
    """

    size_b: int
    line_b: int
    sector_b: int
    ways: int
    latency_cycles: float
    b_per_cycle: float
    mshrs: int
    index_hash: Literal["mask", "xor", "modulo"]
    replacement: Literal["lru", "plru", "random"]
    write_policy: Literal["write_through", "write_back", "none"]
    allocate_on_write: bool
    survives_launch: bool
    serves: Literal["all", "texture", "readonly"] = "all"
    banks: int | None = None
    bank_b: int | None = None
    tags_per_cycle: int | None = None
    combining: int | None = None
    store_b_per_cycle: float | None = None
    write_b_per_cycle: float | None = None

    @property
    def lines(self) -> int:
        """Number of lines."""
        return self.size_b // self.line_b

    @property
    def sets(self) -> int:
        """Number of sets: lines over ways."""
        return self.size_b // (self.line_b * self.ways)


class Texture(Struct, frozen=True):
    """Texture unit of one core: texels per cycle by texel size in bits, and how images lie in memory.

    `latency_cycles` is what a fetch takes longer than a buffer load served by the same shared level (L2, or an L1 that
    serves both); a hit in a texture L1 takes that cache's own `latency_cycles` in all.
    `linear_factor` is how much longer a linearly filtered fetch takes the unit, whichever lines it touches;
    `image_write_b_per_cycle` is per core. Images lie in rows (linear), in tiles of `tile_w` x `tile_h` texels (tiled), or in
    blocks of 64 bytes x 8 rows (block_linear; see `mgpusim.memory.coalesce.texel_address`). What four lanes fetch takes a cycle
    for each line it lies in; from images in blocks it takes turns of banks (`mgpusim.memory.coalesce.texture_turns`).
    `instructions` are what a warp issues for a fetch: itself, and what gathers and converts the coordinates.
    """

    texels_per_cycle_32: float
    texels_per_cycle_64: float
    texels_per_cycle_128: float
    latency_cycles: float
    linear_factor: float
    layout: Literal["linear", "tiled", "block_linear"]
    tile_w: int
    tile_h: int
    image_write_b_per_cycle: float
    instructions: float = 1.0


class Tlb(Struct, frozen=True):
    """Address translation: entries, page size and the cycles of a miss."""

    entries: int
    page_b: int
    miss_cycles: float


class Dram(Struct, frozen=True):
    """`b_per_s` is the peak of the memory system, `efficiency` the share a kernel reaches, `latency_s` the load-to-use
    time of a buffer load that misses every cache. It delivers `burst_b` at once, however few of them are asked for, and takes
    `write_b` at once of what L2 writes back, having fetched the sectors that were stored to in part (None: sectors, as they are).
    `bank_s` is
    how long one of its banks is busy with 128 bytes: requests wait for their bank, the longer the busier DRAM is; None or 0
    is one queue for all, which is as busy as it can be before anyone waits. Only the event engine sees it."""

    b_per_s: float
    latency_s: float
    efficiency: float
    burst_b: int = 32
    write_b: int | None = None
    bank_s: float | None = None


class Atomics(Struct, frozen=True):
    """Cycles between atomics on one address in local and in global memory; sectors per cycle, device-wide, on different lines."""

    local_cycles: float
    global_cycles: float
    global_per_cycle: float


class Model(Struct, frozen=True):
    """Constants of the model rather than of the silicon. `sigma` is the model's own error, one sigma of log time.

    A compiler unrolls an innermost loop by the largest of `unroll_factors` that its trips fill and whose body has no more than
    `unroll_limit_ops` instructions, those of addresses and of the loop itself not counted; where the turns are not known without
    a division (a counter that steps by the size of the group, say) by no more than `strided_unroll` (None: by as much). A warp
    has loads of `load_registers_in_flight` 32-bit registers under way before it waits, of `fetch_registers_in_flight` where it
    fetches texels (None: as many), and never of fewer than its code needs at once.

    `turnover` is what it costs that groups come and go whole: of R groups on a core one is usually starting or running dry, and
    a wave takes 1 + turnover / R^2 times as long.
    """

    unroll_limit_ops: float
    unroll_factors: tuple[int, ...]
    load_registers_in_flight: float
    address_op_weight: float
    index_division_ops: float
    issue_latency_cycles: float
    unroll_overlap: float
    throughput_norm: float
    latency_norm: float
    partial_store_factor: float
    sigma: float
    turnover: float = 0.0
    fetch_registers_in_flight: float | None = None
    strided_unroll: int | None = None

    @property
    def registers_in_flight(self) -> tuple[float, float]:
        """Registers under way of loads and of fetches."""
        loads, fetches = self.load_registers_in_flight, self.fetch_registers_in_flight
        return loads, loads if fetches is None else fetches


class Source(Struct, frozen=True):
    """Where figures come from. `rel_uncertainty` is one sigma of the relative error."""

    kind: Literal["user", "measured", "paper", "vendor", "derived", "guess"]
    ref: str
    rel_uncertainty: float


class Alternative(Struct, frozen=True):
    """A conflicting figure that was not taken for `field`, and why."""

    field: str
    value: float | int | str | bool
    kind: Literal["user", "measured", "paper", "vendor", "derived", "guess"]
    ref: str
    why: str


class GpuSpec(Struct, frozen=True):
    """A GPU, existing or not.

    `source` maps a dotted field or table path to its `Source`; the nearest enclosing entry holds for a field.

    Examples
    --------
    >>> from mgpusim.arch.load import load_gpu
    >>> gpu = load_gpu("adreno-640")
    >>> gpu.l2.size_b, round(gpu.peak_flops / 1e9)
    (131072, 899)
    """

    name: str
    family: Family
    vendor: str
    description: str
    shader_cores: int
    clock: Clock
    limits: Limits
    dispatch: Dispatch
    launch: Launch
    core: Core
    registers: Registers
    local: Local
    constant: Constant
    l2: Cache
    texture: Texture
    dram: Dram
    atomics: Atomics
    model: Model
    l1: Cache | None = None
    texture_l1: Cache | None = None
    slc: Cache | None = None
    tlb: Tlb | None = None
    host: HostCpu | None = None
    source: dict[str, Source] = {}
    alternatives: tuple[Alternative, ...] = ()

    @property
    def peak_flops(self) -> float:
        """Peak fp32 rate in operations per second, an FMA counting two."""
        return 2.0 * self.core.ops.fma.per_cycle * self.shader_cores * self.clock.gpu_hz

    @property
    def dram_b_per_cycle(self) -> float:
        """DRAM bytes per GPU cycle a kernel can reach: peak times efficiency over the clock."""
        return self.dram.b_per_s * self.dram.efficiency / self.clock.gpu_hz

    @property
    def dram_latency_cycles(self) -> float:
        """DRAM latency in GPU cycles."""
        return self.dram.latency_s * self.clock.gpu_hz
