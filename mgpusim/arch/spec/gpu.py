"""A GPU as a whole: its tables, what follows from several of them, and where its figures come from."""

from typing import Annotated, Any, Literal

from mgpusim.arch.spec.about import NOT_NEGATIVE, About, PresetTable
from mgpusim.arch.spec.core import Core, Registers
from mgpusim.arch.spec.device import Clock, Compilers, Dispatch, HostCpu, LaunchOverhead, Limits
from mgpusim.arch.spec.memory import Atomics, Cache, Constant, Dram, Local, Texture, Tlb
from mgpusim.arch.spec.model import Model

SOURCE_KINDS = ("user", "measured", "paper", "vendor", "derived", "guess")
"""Where a figure comes from, most trusted first: a later kind never replaces an earlier one."""
Kind = Literal["user", "measured", "paper", "vendor", "derived", "guess"]


class Source(PresetTable, frozen=True):
    """Where figures come from."""

    kind: Annotated[Kind, About("How the figure was found.", "nothing")]
    ref: Annotated[str, About("Who says so, and where.", "nothing")]
    rel_uncertainty: Annotated[float, About("One sigma of the relative error.", "nothing", "less", NOT_NEGATIVE, counts="share")]


class Alternative(PresetTable, frozen=True):
    """A conflicting figure that was not taken for `field`, and why."""

    field: Annotated[str, About("Path of the field.", "nothing")]
    value: Annotated[float | int | str | bool, About("The figure that was not taken.", "nothing")]
    kind: Annotated[Kind, About("How it was found.", "nothing")]
    ref: Annotated[str, About("Who says so, and where.", "nothing")]
    why: Annotated[str, About("Why it was not taken.", "nothing")]


class Anchor(PresetTable, frozen=True):
    """A measured time that settled the clock of the runs on this GPU, and what it said."""

    of: Annotated[str, About("The network or the launch that was measured.", "nothing")]
    how: Annotated[str, About("How it ran, as in a library and a precision, and which engine predicts it.", "nothing")]
    time_s: Annotated[float, About("The measured time.", "nothing")]
    before_s: Annotated[float, About("What was predicted before.", "nothing")]
    after_s: Annotated[float, About("What is predicted after.", "nothing")]
    base_hz: Annotated[float, About("Clock of the GPU before.", "nothing")]
    rel_uncertainty: Annotated[
        float, About("One sigma of its relative error.", "nothing", "less", NOT_NEGATIVE, counts="share")
    ] = 0.0  # fmt: skip
    gpu_hz: Annotated[
        float | None, About("Clock at which the prediction alone equals the time. If not set, it says nothing of the clock.",
                            "nothing")
    ] = None  # fmt: skip
    within_hz: Annotated[
        tuple[float, float] | None, About("Central 80% of that clock, by the errors of the model and of the time.", "nothing")
    ] = None  # fmt: skip
    by_clock: Annotated[
        float, About("Share of the time that scales with the clock.", "nothing", range=NOT_NEGATIVE, counts="share")
    ] = 0.0  # fmt: skip
    by_host: Annotated[
        float, About("Share of the time that scales with what the host takes for a launch.", "nothing", range=NOT_NEGATIVE,
                     counts="share")
    ] = 0.0  # fmt: skip
    host_factor: Annotated[
        float, About("What was made of the host's time for a launch; 1 where it was left.", "nothing", counts="times")
    ] = 1.0  # fmt: skip


def phase_b(gpu: Any) -> int:
    """Return the bytes of the lanes that the buffers' first cache serves together: what it moves in a cycle, 16 to 128.

    >>> phase_b(load_gpu("mali-g72-mp12")), phase_b(load_gpu("adreno-640"))
    (64, 128)
    """
    l1 = gpu.l1
    if l1 is None or (l1.serves == "texture" and gpu.texture_l1 is not None):
        return 128
    return 1 << max(4, min(7, int(l1.b_per_cycle).bit_length() - 1))


# what a level that is no L1 of buffers has no use for
_NO_BUFFERS: dict[str, dict[str, Any]] = {
    name: {"affects": "nothing", "resource": ""}
    for name in ("banks", "bank_b", "tags_per_cycle", "combining", "store_b_per_cycle")
}  # fmt: skip
_L1: dict[str, dict[str, Any]] = {
    "size_b": {"resource": "L1 size"},
    # the lanes that it serves together are as many as it moves bytes in a cycle, to the power of two below
    "b_per_cycle": {"affects": "trace", "rate": True, "through": phase_b, "resource": "L1 bandwidth", "fitted": True},
}
_TEXTURE_L1 = _NO_BUFFERS | {"size_b": {"resource": "texture L1 size"}, "b_per_cycle": {"resource": "texture L1 bandwidth"}}
_L2: dict[str, dict[str, Any]] = _NO_BUFFERS | {
    "size_b": {"resource": "L2 size"},
    "b_per_cycle": {"resource": "L2 bandwidth", "fitted": True},
    "latency_cycles": {"fitted": True},
    "write_b_per_cycle": {"affects": "rate", "resource": "L2 bandwidth", "fitted": True},
}
_SLC: dict[str, dict[str, Any]] = _NO_BUFFERS | {"latency_cycles": {"resource": "itself"}}


class GpuSpec(PresetTable, frozen=True):
    """A GPU, existing or not.

    `source` maps a dotted field or table path to its `Source`; the nearest enclosing entry holds for a field.

    >>> gpu = load_gpu("adreno-640")
    >>> gpu.l2.size_b, round(gpu.peak_flops / 1e9)
    (131072, 899)
    """

    name: Annotated[str, About("What the preset is called.", "nothing")]
    family: Annotated[str, About("Execution family: how registers, warps and instructions work.", "trace")]
    vendor: Annotated[str, About("Who makes it.", "nothing")]
    description: Annotated[str, About("What it is, in a sentence.", "nothing")]
    shader_cores: Annotated[
        int, About("Shader cores of the device.", "trace", "more", counts="cores", resource="shader cores")
    ]  # fmt: skip
    clock: Annotated[Clock, About("Clocks.")]
    limits: Annotated[Limits, About("What the OpenCL driver accepts.", "trace")]
    dispatch: Annotated[Dispatch, About("Work-group dispatch.")]
    launch: Annotated[LaunchOverhead, About("Overheads of a launch.")]
    core: Annotated[Core, About("One shader core.")]
    registers: Annotated[Registers, About("Register file of one core.", "occupancy")]
    local: Annotated[Local, About("Local memory of one core.")]
    constant: Annotated[Constant, About("Constant memory of one core.")]
    l2: Annotated[Cache, About("Cache that all cores share.", "trace", parts=_L2)]
    texture: Annotated[Texture, About("Texture unit of one core.")]
    dram: Annotated[Dram, About("Memory of the device.")]
    atomics: Annotated[Atomics, About("Atomic operations.")]
    model: Annotated[Model, About("Constants of the model rather than of the silicon.")]
    l1: Annotated[Cache | None, About("First-level cache of one core.", "trace", parts=_L1)] = None
    texture_l1: Annotated[Cache | None, About("First-level cache of one core for textures.", "trace", parts=_TEXTURE_L1)] = None
    slc: Annotated[Cache | None, About("Cache that the GPU shares with the chip.", "trace", parts=_SLC)] = None
    tlb: Annotated[Tlb | None, About("Address translation.", "event")] = None
    host: Annotated[HostCpu | None, About("CPU of the same chip.", "nothing")] = None
    compiler: Annotated[Compilers | None, About("Compilers of the vendor that need no device.", "trace")] = None
    source: Annotated[dict[str, Source], About("Where figures come from, by dotted path.", "nothing")] = {}  # noqa: RUF012
    alternatives: Annotated[tuple[Alternative, ...], About("Conflicting figures that were not taken.", "nothing")] = ()
    anchors: Annotated[tuple[Anchor, ...], About("Measured times that settled the clock of its runs.", "nothing")] = ()

    @property
    def peak_flops(self) -> float:
        """Peak fp32 rate in operations per second, an FMA counting two."""
        return 2.0 * self.core.ops.fma.per_cycle * self.shader_cores * self.clock.gpu_hz

    @property
    def dram_reached_b_per_s(self) -> float:
        """Bytes per second that kernels reach of the peak of DRAM."""
        return self.dram.b_per_s * self.dram.efficiency

    @property
    def dram_b_per_cycle(self) -> float:
        """Those of them in a cycle of the GPU clock, of the whole device."""
        return self.dram_reached_b_per_s / self.clock.gpu_hz

    @property
    def dram_latency_cycles(self) -> float:
        """DRAM latency in GPU cycles."""
        return self.dram.latency_s * self.clock.gpu_hz
