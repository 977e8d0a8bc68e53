"""What an execution family decides, and the defaults most families share.

A family says how registers are allocated, which warp width a kernel gets and how many groups stay on a core. It says what
operations cost each pipe, and when an instruction may follow the one it depends on. It checks which figures of a GPU go together.
Both engines use the same object, and so does all other code that depends on the kind of GPU.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from typing import Any, Literal

from mgpusim.arch.columns import Value, ceiling, choose, is_column, larger, smaller
from mgpusim.arch.spec import OP_CLASSES, GpuSpec, OpRate
from mgpusim.errors import InputError, UnsupportedError, suggest
from mgpusim.registry import Registry

OpKey = str | tuple[str, int] | tuple[str, int, int]
"""An operation: class, or (class, bits), or (class, bits, vector components); 32 bits and 1 component unless given."""

WIDEST_ACCESS_BITS = 128
"""The widest vector that one load or store moves."""
MEMORY_CLASSES = ("load", "store", "texture", "image_write", "atomic")
"""Classes that take an issue slot here; what they cost beyond it is the memory system's."""

FINER_CLASSES = {
    "logic": ("iadd", "logic"), "fcmp": ("fadd", "logic"), "iadd3": ("iadd", "logic"), "imad": ("iadd", "imul"),
    "popc": ("iadd", "sfu"), "combine": ("shuffle", "combine"),
}  # fmt: skip
"""Classes that only some GPUs tell apart: the class of ``core.ops`` that they are on the others, and on those.

They are logic; comparisons of floats; additions that take in another one, or a product (see `mgpusim.opencl.analysis.merging`);
counts of bits; steps of reductions and scans over a sub-group."""

_FP = frozenset({"fma", "fadd", "fmul", "fdiv"})
_CLASSES = frozenset(OP_CLASSES) | frozenset(MEMORY_CLASSES) | frozenset(FINER_CLASSES)

_SUB_GROUP_EXTENSIONS = (
    "cl_khr_subgroups", "cl_khr_subgroup_ballot", "cl_khr_subgroup_clustered_reduce", "cl_khr_subgroup_extended_types",
    "cl_khr_subgroup_non_uniform_arithmetic", "cl_khr_subgroup_non_uniform_vote", "cl_khr_subgroup_rotate",
    "cl_khr_subgroup_shuffle", "cl_khr_subgroup_shuffle_relative",
)  # fmt: skip

families: Registry[Family] = Registry("execution family", entry_point="mgpusim.families")


def op_key(key: OpKey) -> tuple[str, int, int]:
    """Return (class, bits, components) of an operation key.

    >>> op_key("fma"), op_key(("fadd", 16, 4))
    (('fma', 32, 1), ('fadd', 16, 4))
    """
    name, bits, components = (key, 32, 1) if isinstance(key, str) else (*key, 1)[:3]
    if name not in _CLASSES:
        raise InputError(suggest("operation class", str(name), _CLASSES))
    widest = 1024 if name in MEMORY_CLASSES else 64  # the parts of what is moved are as wide as its address is aligned
    if bits not in (8, 16, 32, 64, 128, 256, 512, 1024) or bits > widest or not 1 <= components <= 16:
        sizes = "8, 16, 32 or 64 bits" if widest == 64 else f"a power of two from 8 to {widest} bits"
        raise InputError(f"operation {key!r}: expected {sizes} and 1 to 16 components")
    return name, bits, components


def bound_pipe(pipes: Mapping[str, float]) -> tuple[str, float]:
    """Return the pipe that binds and its cycles, by the names predictions use.

    A shared ALU ("alu") is named after the larger of its two parts.

    >>> bound_pipe({"issue": 4.0, "fp": 6.0, "int": 3.0, "alu": 9.0, "sfu": 0.0})
    ('fp', 9.0)
    """
    # an execution pipe that is as busy as the issue slots says more than they do
    name = max(pipes, key=lambda pipe: (pipes[pipe], pipe != "issue", pipe != "alu"))
    cycles = pipes[name]
    if name == "alu":
        name = "fp" if pipes.get("fp", 0.0) >= pipes.get("int", 0.0) else "int"
    return name, cycles


class Family:
    """Base of the execution families. Subclasses override what differs; they hold no state.

    A module of this package that defines a subclass with a `name` of its own makes it a family. One from elsewhere is
    registered, by `families.register(name)(instance)` or an entry point of the group ``mgpusim.families``.

    Attributes
    ----------
    name
        What `GpuSpec.family` calls it; "" of what several families share.
    instead
        What a kernel can call in place of the functions of an OpenCL extension that the vendor's compiler does not have.
    dependency
        When a dependent instruction may issue: "scoreboard" (per register), "sync_flags" (one flag waits for all
        pending loads of its kind), "clauses" (at clause boundaries), "in_order" (each instruction waits for the last).
    slots_per_instruction
        Issue slots that one instruction can fill: 2 where a slot is half of a VLIW word.
    merges_atomics
        Whether the compiler has one lane make the atomic operation of all that it knows to share an address.
    splits_unaligned
        Whether a vector that is not known to be aligned to its size is moved part by part, each as wide as its alignment.
    wide_local_loads
        Whether the compiler merges adjacent loads of local memory into wide ones.
    fetches_over_barriers
        Whether the compiler fetches texels before a barrier that stands before them.
    schedules_blocks
        Whether the compiler keeps the branches around loads and stores, and moves none of these over a branch.
    partial_groups
        Whether a group without barriers may start with only some of its warps resident.
    folds_operands
        Whether an operand may be any arrangement of the components of a register, and an address a register and an index: then
        neither takes registers of its own.
    scalar_registers
        Whether registers are counted by components of vectors: a vector of copies of one takes no more than that.
    unrolls
        Operations up to which a compiler unrolls loops of constant trips that then issues loads as early as occupancy allows:
        of all iterations, of those of a loop that reads local memory, and of the copies of a body that stay a loop. None of
        other compilers.
    refuses_groups
        Whose groups the device refuses if the registers of their items, as compiled for any group, do not fit a core: of kernels
        with barriers ("barriers"), of all ("always") or of none ("never"), whose registers are spilled. A kernel with a
        reqd_work_group_size is compiled to fit.
    shared_alu
        Whether float and integer operations use the same lanes.
    instruction_b
        Bytes of an instruction in the instruction cache: 64 bits on Adreno (Mesa's ir3), 128 on Midgard, Gen9 and NVIDIA
        since Volta, and a tuple of 78 bits on Bifrost (Mesa's panfrost).
    later_first
        Whether what the groups of one kernel leave of a core goes to those of a later one of the same launch.
    wide_items
        Whether each item has to read a vector to reach the caches' bandwidth, as Romou measured on GPUs of Qualcomm and Arm.
    most_cores
        Shader cores of the largest GPU of the family that was made, None if nobody said.
    cores_reported
        Whether the compute units that a device reports are its shader cores.
    l2_reported
        Whether the cache of global memory whose size OpenCL reports is the L2. So it is on a Mali-T628, G78 and G710, an Adreno
        640, Gen9 and Xe. NVIDIA's driver reports the L1s of all cores: 132 times 32 KiB on an H200.
    """

    name = ""
    instead: Mapping[str, str] = {}
    dependency = "scoreboard"
    slots_per_instruction = 1
    splits_unaligned = False
    merges_atomics = False
    wide_local_loads = False
    fetches_over_barriers = False
    schedules_blocks = False
    partial_groups = False
    folds_operands = False
    scalar_registers = False
    unrolls: tuple[float, float, float] | None = None
    refuses_groups: Literal["never", "barriers", "always"] = "never"
    shared_alu = True
    instruction_b = 8
    later_first = False
    wide_items = True
    most_cores: int | None = None
    cores_reported = True
    l2_reported = False

    # ---- figures of a GPU that go together -------------------------------------------------------------------------
    def problems(self, gpu: GpuSpec) -> Iterator[str]:
        """Return what is wrong between the fields of a GPU of this family, as "path: got ..., expected ..."."""
        return iter(())

    def follow_registers(self, document: dict[str, Any], changed: set[str]) -> None:
        """Keep several descriptions of a register file in step in a GPU document where one of them was set.

        So ``registers.per_core`` means the same question on every family. `changed` are the paths that were set. An unsound
        document may raise KeyError, TypeError, ValueError or ZeroDivisionError: the checker says why.
        """

    def register_step(self, gpu: GpuSpec) -> int:
        """Return what ``registers.per_core`` is a multiple of."""
        return 1

    # ---- compiler --------------------------------------------------------------------------------------------------
    def extensions(self, gpu: GpuSpec) -> dict[str, bool]:
        """Return the OpenCL extensions that a compiler for the GPU announces by a macro, and those it does not.

        Khronos' dot products may be there without instructions of their own.
        """
        sub_groups = dict.fromkeys(_SUB_GROUP_EXTENSIONS, gpu.core.ops.shuffle is not None)
        return sub_groups | {"cl_khr_fp64": bool(gpu.core.fp64.rate > 0)}

    def has_dot8(self, gpu: GpuSpec) -> bool:
        """Return whether dot products of bytes are instructions: where they are not, each takes several products."""
        return bool(gpu.core.ops.dot8.per_cycle >= gpu.core.ops.imul.per_cycle)

    # ---- occupancy -------------------------------------------------------------------------------------------------
    def runs_partly(self, gpu: GpuSpec) -> bool:
        """Return whether a group without barriers may run with only some of its warps resident."""
        stated = gpu.core.partial_groups
        return self.partial_groups if stated is None else stated

    def started_items(self, gpu: GpuSpec, items_per_group: int) -> int:
        """Return the items of a group with those that only idle along, since several start together (`core.quad_items`).

        >>> gpu = load_gpu("mali-t860-mp4")
        >>> [families.lookup(gpu.family).started_items(gpu, items) for items in (1, 4, 6)]
        [4, 4, 8]
        """
        return _round_up(items_per_group, gpu.core.quad_items or 1)

    def warp_size(self, gpu: GpuSpec, items_per_group: int, registers: int) -> int:
        """Return the warp width a kernel of that group size and register count runs with."""
        return gpu.core.warp_sizes[-1]

    def compiled_width(self, gpu: GpuSpec, registers: int, uneven: bool) -> int | None:
        """Return the warp width that the compiler gives a kernel whose source asks for none; None where each launch decides.

        `uneven` says whether lanes leave an outermost loop in different iterations (`KernelFacts.uneven_loops`).
        """
        return None

    def of_width(self, warp_size: int | None) -> Family:
        """Return this family for kernels whose attribute asks for sub-groups of that size; itself where none does."""
        if warp_size is None:
            return self
        fixed = copy(self)
        vars(fixed)["warp_size"] = lambda gpu, items_per_group, registers: warp_size
        return fixed

    def most_registers(self, gpu: GpuSpec, warp_size: int | None) -> int:
        """Return the most registers that an item gets in a warp of that width (None: of whatever width fits)."""
        return gpu.registers.max_per_item

    def register_warps(self, gpu: GpuSpec, warp_size: int, registers: int) -> int:
        """Return how many warps of that width the register file of a core holds."""
        per_item = _round_up(registers + gpu.registers.reserved, gpu.registers.granularity)
        return gpu.registers.per_core // (per_item * warp_size)

    def group_limits(self, gpu: GpuSpec, items_per_group: int, registers: int, local_b: int) -> dict[str, int]:
        """Return how many groups fit on a core by each resource: registers, local_memory, groups, warps, items."""
        core, local = gpu.core, gpu.local
        warp = self.warp_size(gpu, items_per_group, registers)
        warps = -(-self.started_items(gpu, items_per_group) // warp)
        limits = {
            "registers": self.register_warps(gpu, warp, registers) // warps,
            "warps": core.max_warps // warps,
            "items": core.max_items // (warps * warp),
            "groups": core.max_groups,
        }
        if local_b > 0:
            # behind the caches, local memory is ordinary memory: only the size one group may ask for is limited
            room = local.size_b // _round_up(local_b, local.alloc_b) if local.on_chip else core.max_groups
            limits["local_memory"] = room if local_b <= local.max_per_group_b else 0
        return limits

    def resident_groups(self, gpu: GpuSpec, items_per_group: int, registers: int, local_b: int) -> int:
        """Return how many whole groups are resident on a core at once, as `group_limits`; 0 if not even one fits."""
        return min(self.group_limits(gpu, items_per_group, registers, local_b).values())

    # ---- operations ------------------------------------------------------------------------------------------------
    def lower(self, gpu: GpuSpec, ops: Mapping[OpKey, float], warp_size: int | None = None) -> dict[str, float]:
        """Return the cycles a core's pipes are busy with one warp's operations.

        Parameters
        ----------
        ops
            Operations one warp executes: a vector operation counts once and names its components in the key.
        warp_size
            Width of the warp; the widest of the GPU unless given.

        Returns
        -------
        dict
            Cycles of the whole core (its sub-cores together) by pipe: "issue", "fp", "int", "sfu", and "alu", their
            sum where float and integer operations share lanes. Linear in `ops`; the pipes work side by side, so a
            bound is the largest of them (`bound_pipe`).

        Raises
        ------
        UnsupportedError
            An fp64 operation on a GPU without fp64, or one of fp16 on a GPU without that.
        """
        width = warp_size or gpu.core.warp_sizes[-1]
        pipes = dict.fromkeys(("issue", "fp", "int", "sfu"), 0.0)
        for key, count in ops.items():
            name, bits, components = op_key(key)
            name = self.priced_as(gpu, name, bits)
            instructions, cycles = self.op_cost(gpu, name, bits, components, width)
            pipes["issue"] += count * instructions / gpu.core.issue_per_cycle
            pipe = self.pipe_of(gpu, name)
            if pipe is not None:
                pipes[pipe] += count * cycles
        if self.shared_alu:
            pipes["alu"] = pipes["fp"] + pipes["int"]
        return pipes

    def priced_as(self, gpu: GpuSpec, name: str, bits: int = 32) -> str:
        """Return the class of ``core.ops`` that an operation has the rate and the latency of; a class of memory as it is.

        >>> for gpu in (load_gpu("adreno-640"), load_gpu("nvidia-h200")):
        ...     print([families.lookup(gpu.family).priced_as(gpu, name) for name in ("iadd", "logic", "fcmp", "imad")])
        ['iadd', 'iadd', 'fadd', 'iadd']
        ['iadd', 'logic', 'logic', 'imul']
        """
        if gpu.core.ops.logic is not None and (name == "logic" or (name == "fcmp" and bits == 32)):
            return "logic"
        if name == "combine" and gpu.core.ops.combine is not None:
            return "combine"
        return FINER_CLASSES[name][0] if name in FINER_CLASSES else name

    def merges_integers(self, gpu: GpuSpec) -> bool:
        """Return whether instructions of three operands take in an operation of integers that only they use."""
        return False

    def pipe_of(self, gpu: GpuSpec, name: str) -> str | None:
        """Return the pipe of an operation class, None for memory and barriers, which only take an issue slot."""
        if name in MEMORY_CLASSES or name in ("barrier", "branch"):
            return None
        if name == "sfu":
            return "sfu"
        return "fp" if name in _FP else "int"

    def op_cost(self, gpu: GpuSpec, name: str, bits: int, components: int, warp_size: int) -> tuple[Value, Value]:
        """Return (instructions issued, pipe cycles of the core) of one operation of one warp."""
        if name == "texture":
            return gpu.texture.instructions, 0.0
        if name in MEMORY_CLASSES:
            parts = components * -(-bits // WIDEST_ACCESS_BITS) if self.splits_unaligned and name in ("load", "store") else 1
            return float(parts), 0.0
        rate: OpRate | None = getattr(gpu.core.ops, name)
        if rate is None:
            raise UnsupportedError(f"{gpu.name} has no sub-groups (no core.ops.{name})")
        per_lane = self.lane_operations(gpu, name, bits, components, warp_size)
        packed = bits == 16 and gpu.core.fp16.packing in ("pair", "vector")
        issued = per_lane if bits == 64 else smaller(per_lane, components) if packed else float(components)
        # divisions and loops over lanes are sequences of instructions: they take issue slots in proportion
        steps = larger(1.0, gpu.core.ops.fma.per_cycle / rate.per_cycle) if name in ("idiv", "fdiv", "combine") else 1.0
        return issued * steps, per_lane * warp_size / rate.per_cycle

    def lane_operations(self, gpu: GpuSpec, name: str, bits: int, components: int, warp_size: int) -> Value:
        """Return the 32-bit lane-operations an operation of `components` components of `bits` bits stands for."""
        core = gpu.core
        if bits == 64:
            if name in _FP or name == "sfu":
                if not is_column(core.fp64.rate) and core.fp64.rate == 0:
                    raise UnsupportedError(f"{gpu.name} has no fp64 (core.fp64.rate = 0): '{name}' on double")
                return components / core.fp64.rate
            if name in ("shuffle", "combine", "logic"):  # one on each half
                return 2.0 * components
            return components / core.int64.rate if name not in ("branch", "barrier") else 1.0
        if bits == 16 and (name in _FP or name == "sfu") and not is_column(core.fp16.rate) and core.fp16.rate == 0:
            raise UnsupportedError(
                f"{gpu.name} has no fp16 (core.fp16.rate = 0): '{name}' on half; compute with floats, vload_half and vstore_half"
            )
        if bits == 16 and name in ("fma", "fadd", "fmul"):
            return self._half_operations(gpu, components, warp_size)
        return float(components)

    def _half_operations(self, gpu: GpuSpec, components: int, warp_size: int) -> Value:
        fp16 = gpu.core.fp16
        slow = components / fp16.rate
        if fp16.packing == "none":
            return slow
        if fp16.packing == "wide_wave":
            return choose(fp16.rate <= 1, slow, slow if warp_size == gpu.core.warp_sizes[-1] else float(components))
        # components of one vector operation share lanes; a rest fills its lane alone
        return choose(fp16.rate <= 1, slow, ceiling(slow))


def _round_up(value: int, step: int) -> int:
    return -(-value // step) * step
