"""The device around its cores: clocks, what the driver accepts, dispatch, the overhead of launches and the host's CPU."""

from typing import Annotated, Literal

from mgpusim.arch.spec.about import ITSELF, NOT_NEGATIVE, POSITIVE, About, PresetTable

LaunchOrder = Literal["back to back", "isolated"]
LAUNCH_ORDERS: tuple[LaunchOrder, ...] = ("back to back", "isolated")
"""How launches follow each other: queued behind each other, or each only when the device has done the one before."""

ADDRESSES = (POSITIVE[0], 2.0**48)
"""Range of a size in a virtual address space of 48 bits."""


class ClockPoint(PresetTable, frozen=True):
    """One operating point of dynamic voltage and frequency scaling."""

    gpu_hz: Annotated[float, About("Clock of the GPU at this point.", "nothing", "more")]
    memory_hz: Annotated[float | None, About("Clock of the memory at this point.", "nothing", "more")] = None


class Clock(PresetTable, frozen=True):
    """Clocks."""

    gpu_hz: Annotated[float, About("Clock of the GPU, which every cycle count refers to.", better="more", resource="clock")]
    memory_hz: Annotated[float | None, About("Clock of the memory.", "nothing", "more")] = None
    run_hz: Annotated[
        tuple[float, float] | None,
        About("Central 80% of the clocks at which sustained work runs, `gpu_hz` among them, for intervals of predictions. If not "
              "set, or where `gpu_hz` is set over a base, work runs at that clock.", "nothing")
    ] = None  # fmt: skip
    points: Annotated[tuple[ClockPoint, ...], About("Other clocks the device can run at.", "nothing")] = ()
    idle_hz: Annotated[
        float | None, About("Clock of the GPU when work arrives after a pause. If not set, the lowest of its points.", "device",
                            "more")
    ] = None  # fmt: skip
    ramp_s: Annotated[
        float | None, About("How long under load the clock takes to rise from there to `gpu_hz`, over `points` in equal times. "
                            "If not set, it is there at once.", "device", "less", NOT_NEGATIVE)
    ] = None  # fmt: skip


class Limits(PresetTable, frozen=True):
    """What the OpenCL driver accepts."""

    max_work_group_size: Annotated[int, About("Most work items of a group.", "trace", "more", counts="work items")]
    max_work_item_sizes: Annotated[
        tuple[int, int, int], About("Most work items of a group in each dimension.", "trace", "more", counts="work items")
    ]  # fmt: skip
    max_image2d: Annotated[tuple[int, int], About("Largest width and height of a 2D image.", "trace", "more", counts="texels")]
    max_image3d: Annotated[
        tuple[int, int, int], About("Largest width, height and depth of a 3D image.", "trace", "more", counts="texels")
    ]  # fmt: skip
    max_image_array: Annotated[int, About("Most images of an array.", "trace", "more", counts="images")]
    max_buffer_b: Annotated[int, About("Largest buffer.", "trace", "more", range=ADDRESSES)]
    max_constant_b: Annotated[int, About("Largest constant buffer.", "trace", "more", range=ADDRESSES)]
    max_args_b: Annotated[int, About("Most bytes of a kernel's arguments.", "trace", "more")]
    nonuniform_groups: Annotated[bool, About("Whether the last group of a dimension may be smaller.", "trace", "more")]
    local_choice: Annotated[str, About("Policy by which the driver chooses a local size that is not given.", "trace")]


class Dispatch(PresetTable, frozen=True):
    """Work-group dispatch."""

    group_cycles: Annotated[
        float, About("What a core needs to start a group.", better="less", range=NOT_NEGATIVE, resource="dispatch", fitted=True)
    ]  # fmt: skip
    warp_cycles: Annotated[
        float, About("What a core needs to start each warp of a group.", better="less", range=NOT_NEGATIVE, resource="dispatch",
                     fitted=True)
    ]  # fmt: skip
    device_group_cycles: Annotated[
        float, About("What the device needs to hand out a group, one after the other.", better="less", range=NOT_NEGATIVE,
                     resource="dispatch", fitted=True)
    ]  # fmt: skip
    turnaround_cycles: Annotated[
        float | None, About("From the end of a group until one in its place can start, while others run; if not set, nothing.",
                            better="less", range=NOT_NEGATIVE, resource=ITSELF)
    ] = None  # fmt: skip
    queue_policy: Annotated[str, About("Policy by which the device takes launches from its queues.", "device")] = "fifo"


class LaunchOverhead(PresetTable, frozen=True):
    """Overheads never mixed: inside the event time, between kernels of one queue, host call to start."""

    floor_s: Annotated[
        float, About("Overhead inside the event time of a launch without images, of launches back to back.", better="less",
                     range=NOT_NEGATIVE, resource="launch overhead", fitted=True)
    ]  # fmt: skip
    gap_s: Annotated[float, About("Between two kernels of one queue.", "device", "less", NOT_NEGATIVE)]
    enqueue_s: Annotated[
        float, About("From the host's call to the start of the kernel, of a device that is idle.", "device", "less", NOT_NEGATIVE,
                     rate=True)
    ]  # fmt: skip
    image_s: Annotated[
        float | None, About("What each image among the arguments adds inside the event time; if not set, nothing.", better="less",
                            range=NOT_NEGATIVE, resource="launch overhead")
    ] = None  # fmt: skip
    isolated_s: Annotated[
        float | None, About("The same overhead of an isolated launch: the device has done all before it. If not set, as back to "
                            "back.", better="less", range=NOT_NEGATIVE, resource="launch overhead", fitted=True,
                            absent="launch.floor_s")
    ] = None  # fmt: skip
    overlap_s: Annotated[
        float | None, About("How much of the overhead passes while the launch before still runs, of launches back to back that "
                            "take longer than `launch.enqueue_s`: of shorter ones the queue is empty. If not set, nothing.",
                            better="more", range=NOT_NEGATIVE, fitted=True)
    ] = None  # fmt: skip
    pace_s: Annotated[
        float | None, About("What the host takes for a launch: none is handed over sooner after another. If not set, as from its "
                            "call to the start, which it cannot exceed for long.", "device", "less", NOT_NEGATIVE, rate=True,
                            absent="launch.enqueue_s")
    ] = None  # fmt: skip
    argument_s: Annotated[
        float | None, About("What the host takes to set an argument of a kernel, for libraries that set them before each launch; "
                            "if not set, nothing.", "device", "less", NOT_NEGATIVE, rate=True)
    ] = None  # fmt: skip
    flush_s: Annotated[
        float | None, About("What the host takes to flush a queue; if not set, nothing.", "device", "less", NOT_NEGATIVE,
                            rate=True)
    ] = None  # fmt: skip
    submit_every: Annotated[
        int | None, About("Launches that the driver holds back until they are so many, or the queue is flushed; if not set, each "
                          "is handed on at once.", "device", "less", counts="launches")
    ] = None  # fmt: skip
    run_s: Annotated[
        float | None, About("What a run of a network takes once beside its launches and copies: the GPU wakes, the host hears "
                            "of the end. If not set, nothing.", "device", "less", NOT_NEGATIVE, rate=True)
    ] = None  # fmt: skip
    recorded_gap_s: Annotated[
        float | None, About("Between two kernels of a recorded queue.", "device", "less", NOT_NEGATIVE, rate=True,
                            absent="launch.gap_s")
    ] = None  # fmt: skip
    profiled_gap_s: Annotated[
        float | None, About("Between two kernels of a queue with profiling, whose events carry times.", "device", "less",
                            NOT_NEGATIVE, rate=True, absent="launch.gap_s")
    ] = None  # fmt: skip
    order: Annotated[
        LaunchOrder, About("Which launches are predicted: those queued behind each other, or isolated ones.")
    ] = "back to back"  # fmt: skip


class CoreType(PresetTable, frozen=True):
    """Cores of the CPU that are alike."""

    name: Annotated[str, About("What the cores are called.", "nothing")]
    cores: Annotated[int, About("Cores of this type.", "nothing", "more", counts="cores")]
    hz: Annotated[float, About("Clock of the cores.", "nothing", "more")]
    flops: Annotated[float, About("Peak fp32 rate of one core.", "nothing", "more")]
    int8_ratio: Annotated[
        float, About("Multiply-accumulates of integers of 8 bits in the time of one of fp32: 4 with dot products as wide as the "
                     "other units, about 2 without.", "nothing", "more")
    ] = 2.0  # fmt: skip
    load_b_per_cycle: Annotated[
        float | None, About("What one core loads from its L1 cache in a cycle; if not set, two bytes for each FLOP.", "nothing",
                            "more")
    ] = None  # fmt: skip
    in_order: Annotated[bool, About("Whether the cores issue in order, so that loads do not overlap with arithmetic.",
                                    "nothing", "less")] = False  # fmt: skip


class HostCpu(PresetTable, frozen=True):
    """The CPU of the same chip, for operators left on it."""

    name: Annotated[str, About("What the CPU is called.", "nothing")]
    cores: Annotated[int, About("Cores of the CPU.", "nothing", "more", counts="cores")]
    hz: Annotated[float, About("Clock of the CPU.", "device", "more")]
    flops: Annotated[float, About("Peak fp32 rate of the CPU.", "nothing", "more")]
    memory_b_per_s: Annotated[float, About("Memory bandwidth of the CPU.", "nothing", "more")]
    types: Annotated[
        tuple[CoreType, ...], About("Its types of cores, whose figures count in place of `hz` and `flops`. If not set, all are "
                                    "alike.", "nothing")
    ] = ()  # fmt: skip
    threads: Annotated[
        str | None, About("Cores that operators run on, as `3med` or `1large+1med`: types are large, med and small, the fastest "
                          "first, two are large and small. If not set, those of one type that do the most, at most four.",
                          "nothing")
    ] = None  # fmt: skip
    mapping: Annotated[
        Literal["copied", "coherent", "maintained"],
        About("What mapping a buffer for the CPU takes: a copy, nothing as caches are coherent, or writing back and "
              "invalidating its lines.", "nothing")
    ] = "copied"  # fmt: skip
    call_hz: Annotated[
        float | None, About("Clock of the CPU at which `launch.enqueue_s`, `pace_s`, `argument_s` and `flush_s` were found: at a "
                            "lower `host.hz` they are longer in proportion. If not set, they hold at any.", "device", "less")
    ] = None  # fmt: skip
    compile_s: Annotated[
        float | None, About("What the driver takes to compile a kernel; if not set, as a Snapdragon 855's.", "nothing", "less",
                            NOT_NEGATIVE)
    ] = None  # fmt: skip
    arrange_b_per_s: Annotated[
        float | None, About("Weights that a library arranges and hands over in a second, as stored on the GPU; if not set, as on "
                            "a Snapdragon 855.", "nothing", "more")
    ] = None  # fmt: skip


class Compilers(PresetTable, frozen=True):
    """Compilers of the vendor that build kernels for the GPU on any machine, and whose figures a prediction takes."""

    ocloc: Annotated[str | None, About("Device for which Intel's offline compiler `ocloc` builds (-device).", "trace")] = None
    amdgpu: Annotated[
        str | None, About("Processor for which LLVM's AMDGPU back end builds (-target-cpu).", "trace")
    ] = None  # fmt: skip
    use: Annotated[
        Literal["auto", "estimate", "ocloc", "amdgpu"],
        About("Whose registers, warp widths and spills are taken: those the model estimates, or those of the compiler named; "
              "`auto` takes amdgpu where there is one.", "trace")
    ] = "auto"  # fmt: skip
