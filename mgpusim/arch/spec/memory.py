"""Memory as a core sees it: local and constant memory, caches, the texture unit, address translation, DRAM and atomics."""

from typing import Annotated, Literal

from mgpusim.arch.replacement import ReplacementName
from mgpusim.arch.spec.about import AT_LEAST_ONE, ITSELF, NOT_NEGATIVE, POSITIVE, SHARE, About, PresetTable


class Local(PresetTable, frozen=True):
    """Local memory of one core."""

    on_chip: Annotated[bool, About("On chip with banks, or else in DRAM behind the ordinary caches.", "trace", "more")]
    size_b: Annotated[int, About("Local memory of a core.", "occupancy", "more", resource="local memory size")]
    max_per_group_b: Annotated[int, About("Most that one work group may ask for.", "occupancy", "more")]
    banks: Annotated[int, About("Banks that deliver a word each per cycle.", "trace", "more", counts="banks", resource=ITSELF)]
    bank_b: Annotated[int, About("Width of a bank's word.", "trace", power_of_two=True)]
    latency_cycles: Annotated[float, About("From a load to a use of its result.", better="less", resource=ITSELF, fitted=True)]
    b_per_cycle: Annotated[float, About("Bandwidth of a core.", better="more", resource="local memory bandwidth")]
    alloc_b: Annotated[int, About("Step of allocation per work group.", "occupancy", "less")]
    items_per_cycle: Annotated[
        float | None, About("Work items that it serves in a cycle, however few bytes each moves; if not set, bytes and banks "
                            "alone limit it.", better="more", counts="work items/cycle", resource=ITSELF)
    ] = None  # fmt: skip
    shares_l1: Annotated[
        bool, About("Whether local memory and the L1 are one memory behind one port, so that accesses to them queue together.",
                    "event", "less")
    ] = False  # fmt: skip
    packs_uniform: Annotated[
        bool, About("Whether loads of 64 and 128 bits return two registers a cycle where all lanes of a warp read one address.",
                    "trace", "more")
    ] = False  # fmt: skip


class Constant(PresetTable, frozen=True):
    """Constant memory near the ALUs."""

    size_b: Annotated[int, About("Largest constant buffer it serves.", "trace", "more", NOT_NEGATIVE, resource=ITSELF)]
    latency_cycles: Annotated[float, About("From a load to a use of its result.", better="less", resource=ITSELF)]
    b_per_cycle: Annotated[float, About("Bandwidth of a core.", better="more", resource=ITSELF)]
    promotion: Annotated[bool, About("Whether the compiler moves uniform reads of small buffers into it.", "nothing", "more")]


class Cache(PresetTable, frozen=True):
    """One cache level.

    `banks` of `bank_b` bytes and `tags_per_cycle` go together. With them, an access to buffers takes a cycle for every
    `tags_per_cycle` lines. Or one for each distinct word of its busiest bank, where that is more. Each line that misses takes one
    more. Without them, a line takes a cycle.
    """

    size_b: Annotated[int, About("Bytes it holds.", "cache", "more", resource=ITSELF)]
    line_b: Annotated[int, About("Bytes under one tag.", "trace", power_of_two=True)]
    sector_b: Annotated[int, About("Part of a line that is fetched by itself.", "trace", power_of_two=True)]
    ways: Annotated[int, About("Lines of a set.", "cache", "more", counts="ways", resource=ITSELF)]
    latency_cycles: Annotated[
        float, About("From a load that hits this level to a use of its result, as the core sees it.", better="less",
                     resource="cache latencies")
    ]  # fmt: skip
    b_per_cycle: Annotated[
        float, About("Bandwidth, per core of an L1, of the whole device of a shared level.", better="more", resource=ITSELF)
    ]  # fmt: skip
    index_hash: Annotated[Literal["mask", "xor", "modulo"], About("How the set of a line is found.", "cache")]
    replacement: Annotated[ReplacementName, About("Which line of a set makes room.", "cache")]
    write_policy: Annotated[Literal["write_through", "write_back", "none"], About("Where stores go.", "cache")]
    allocate_on_write: Annotated[bool, About("Whether a store that misses brings its line in.", "cache")]
    survives_launch: Annotated[bool, About("Whether the next launch finds what this one left.", "cache", "more")]
    serves: Annotated[
        Literal["all", "texture", "readonly"], About("What goes through it, of an L1.", "trace")
    ] = "all"  # fmt: skip
    mshrs: Annotated[
        int | None, About("Misses that may be outstanding; if not set, half as many again as keep what is below busy.", "event",
                          "more", counts="misses")
    ] = None  # fmt: skip
    banks: Annotated[
        int | None, About("Banks of an L1; without them a line takes a cycle.", "trace", "more", counts="banks", resource=ITSELF)
    ] = None  # fmt: skip
    bank_b: Annotated[int | None, About("Width of a word of an L1's bank.", "trace", power_of_two=True)] = None
    tags_per_cycle: Annotated[
        int | None, About("Lines that an L1 with banks looks up in a cycle.", "trace", "more", counts="lines/cycle",
                          resource=ITSELF)
    ] = None  # fmt: skip
    combining: Annotated[
        int | None, About("Requests that the store queue of an L1 holds, so that parts of a vector leave together; if not set, "
                          "as many as there are.", "trace", "more", counts="requests")
    ] = None  # fmt: skip
    store_b_per_cycle: Annotated[
        float | None, About("Rate at which stores enter the queue of an L1, as whole lines; if not set, as loads do.", "trace",
                            "more", resource=ITSELF)
    ] = None  # fmt: skip
    turn_b: Annotated[
        int | None, About("Bytes that a bank of an L2 reads in one access: a load of fewer takes as long as one of all of them. "
                          "If not set, as many as are asked for.", "cache", "less", power_of_two=True, resource=ITSELF)
    ] = None  # fmt: skip
    write_b_per_cycle: Annotated[
        float | None, About("What an L2 takes in of stores, a request for a part of a sector counted as one more sector; if not "
                            "set, as loads, or `model.partial_store_factor` times that.", "nothing", "more")
    ] = None  # fmt: skip

    @property
    def lines(self) -> int:
        """Number of lines."""
        return self.size_b // self.line_b

    @property
    def sets(self) -> int:
        """Number of sets: lines over ways."""
        return self.size_b // (self.line_b * self.ways)


class Texture(PresetTable, frozen=True):
    """Texture unit of one core, and how images lie in memory.

    Images lie in rows (linear), in tiles of `tile_w` x `tile_h` texels (tiled), or in blocks of 64 bytes x 8 rows (block_linear;
    see `mgpusim.memory.coalesce.texel_address`). What four lanes fetch takes a cycle for each line it lies in; from images in
    blocks it takes wavefronts of its banks (`mgpusim.memory.coalesce.texture_wavefronts`).
    """

    texels_per_cycle_32: Annotated[
        float, About("Texels of 32 bits fetched in a cycle.", better="more", counts="texels/cycle",
                     resource="texture L1 bandwidth")
    ]  # fmt: skip
    texels_per_cycle_64: Annotated[
        float, About("Texels of 64 bits fetched in a cycle.", better="more", counts="texels/cycle",
                     resource="texture L1 bandwidth")
    ]  # fmt: skip
    texels_per_cycle_128: Annotated[
        float, About("Texels of 128 bits fetched in a cycle.", better="more", counts="texels/cycle",
                     resource="texture L1 bandwidth", fitted=True)
    ]  # fmt: skip
    latency_cycles: Annotated[
        float, About("What a fetch takes longer than a buffer load that the same shared level serves; a hit in a texture L1 "
                     "takes that cache's own latency in all.", better="less", resource="cache latencies", fitted=True)
    ]  # fmt: skip
    linear_factor: Annotated[
        float, About("How much longer the unit takes for a linearly filtered fetch, whichever lines it touches.",
                     better="less", range=AT_LEAST_ONE, counts="times", resource=ITSELF)
    ]  # fmt: skip
    layout: Annotated[Literal["linear", "tiled", "block_linear"], About("How images lie in memory.", "trace")]
    tile_w: Annotated[int, About("Width of a tile of a tiled image.", "trace", counts="texels")]
    tile_h: Annotated[int, About("Height of a tile of a tiled image.", "trace", counts="texels")]
    image_write_b_per_cycle: Annotated[float, About("Image writes of a core.", better="more", resource="image writes")]
    result_b_per_cycle: Annotated[
        float | None, About("Bytes that the unit of a core writes to registers in a cycle: a half4 is 8 bytes, a float4 16, "
                            "whatever the image holds. If not set, they cost nothing beside the texels.", better="more",
                            resource="texture L1 bandwidth")
    ] = None  # fmt: skip
    whole_waves: Annotated[
        bool, About("Whether the unit takes a wave's idle lanes along: a fetch of a wave that is not full takes as long as "
                    "one of a full one.", "trace")
    ] = False  # fmt: skip
    keeps_lines: Annotated[
        bool, About("Whether a line that quads of one fetch share is moved once, as a small cache of the unit keeps it, "
                    "rather than for each of them.", "trace")
    ] = False  # fmt: skip
    instructions: Annotated[
        float, About("What a warp issues for a fetch: itself, and what gathers and converts the coordinates.", better="less",
                     counts="instructions", resource=ITSELF)
    ] = 1.0  # fmt: skip


class Tlb(PresetTable, frozen=True):
    """Address translation of a core.

    A page that it does not hold is asked for elsewhere. It is there `miss_cycles` later, and the next such question has to wait
    for `service_cycles`. The page used longest ago makes room.
    """

    entries: Annotated[int, About("Pages whose address it holds.", "cache", "more", counts="pages", resource=ITSELF)]
    page_b: Annotated[int, About("Size of a page.", "cache", "more", power_of_two=True)]
    miss_cycles: Annotated[
        float, About("How much later an access is served whose page has no entry.", better="less", range=NOT_NEGATIVE,
                     resource=ITSELF)
    ]  # fmt: skip
    service_cycles: Annotated[
        float | None, About("Cycles between two pages of a core without an entry; if not set, they do not wait for each other.",
                            better="less", range=NOT_NEGATIVE, resource=ITSELF)
    ] = None  # fmt: skip


class Dram(PresetTable, frozen=True):
    """Memory of the device, behind all caches."""

    b_per_s: Annotated[float, About("Peak bandwidth.", better="more", resource="DRAM bandwidth")]
    latency_s: Annotated[
        float, About("From a load that misses every cache to a use of its result.", better="less",
                     range=(POSITIVE[0], 1e-3), resource="DRAM latency", fitted=True)
    ]  # fmt: skip
    efficiency: Annotated[
        float, About("Share of the peak that a kernel reaches.", better="more", range=SHARE, counts="share", resource=ITSELF,
                     fitted=True, sensible=(0.3, 1.0))
    ]  # fmt: skip
    burst_b: Annotated[int, About("What it delivers at once, however few bytes are asked for.", "trace", power_of_two=True)] = 32
    write_b: Annotated[
        int | None, About("What it takes at once of what L2 writes back, having fetched sectors stored to in part; if not set, "
                          "sectors as they are.", "trace", power_of_two=True)
    ] = None  # fmt: skip
    mixed_efficiency: Annotated[
        float | None, About("Share of the rate of reads that it reaches where half of the bytes are written; if not set, all of "
                            "it.", better="more", range=SHARE, counts="share", resource=ITSELF)
    ] = None  # fmt: skip
    bank_s: Annotated[
        float | None, About("How long a bank is busy with 128 bytes, so that requests wait for their bank; if not set or 0, one "
                            "queue for all.", "event", "less", (0.0, 1e-3), resource=ITSELF)
    ] = None  # fmt: skip


class Atomics(PresetTable, frozen=True):
    """Atomic operations."""

    local_cycles: Annotated[
        float, About("Between atomics on one address in local memory.", better="less", resource=ITSELF, fitted=True)
    ]  # fmt: skip
    global_cycles: Annotated[float, About("Between atomics on one address in global memory.", better="less", resource=ITSELF)]
    global_per_cycle: Annotated[
        float, About("Sectors per cycle of atomics on words of their own, of the whole device.", better="more",
                     counts="sectors/cycle", resource="atomics", fitted=True)
    ]  # fmt: skip
    interleave_b: Annotated[
        int | None, About("Bytes of neighbouring addresses whose atomics go through one unit of L2, a line at least.",
                          "trace", range=AT_LEAST_ONE, power_of_two=True)
    ] = None  # fmt: skip
