"""The launches measured on a Mali-T860: `python mali_t860.py --sources CHECKOUT` writes predicted/mali_t860.json.

The sources are ysh329/OpenCL-101 at d1f2bdc: 26 local sizes of one GEMM, transposes and interleaves.
"""

from __future__ import annotations

from pathlib import Path

from rows import Device, Mechanism, Row, main  # beside this file

from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.launch import Launch

VECTOR = 4
DEPTHS = {1024: 1020, 2048: 2040}
"""K of the multiplication of each size: multiples of 12, as the kernel expects."""


def _int(value: int) -> ScalarArg:
    return ScalarArg("int32", (value,))


def launch_of(sources: Path, row: Row) -> Launch:
    """Return the launch of a row, its source in a checkout."""
    size = int(row.note)
    depth = DEPTHS[size]
    panel = BufferArg("float32", size * depth)
    args = {
        "mat_trans_vec4": (_int(depth), _int(size), panel, panel),
        "mat_interleave_vec4": (_int(size), _int(depth), panel, panel),
        "gemm_interleaved_transposed_vec4": (
            _int(size // VECTOR), _int(size // VECTOR), _int(VECTOR * depth), panel, panel, BufferArg("float32", size * size)),
    }[row.kernel]  # fmt: skip
    return Launch(
        sources / "mat-mult" / "gemm_interleave_trans.c", row.kernel, row.global_size, args, local_size=row.local_size,
        options="-D USE_LOCAL_WORK_SIZE -D VEC_LEN=4 -D CL_ELEM_TYPE=float4 -D CL_INPUT_TYPE=float",
    )  # fmt: skip


MECHANISMS = {
    "partly resident groups": Mechanism(
        "Threads of a group without barriers start as others end, not all at once.", {"core.partial_groups": False}, ("analytic",)
    ),
    "registers of operands": Mechanism(
        "Arrangements of components and indexed addresses take no registers.", {"registers.folded_operands": False}, ("analytic",)
    ),
    "translations": Mechanism(
        "A core holds the translations of some pages; others queue.", {"tlb.miss_cycles": 0, "tlb.service_cycles": 0},
        ("analytic",),
    ),
    "quads": Mechanism("Items start four at a time.", {"core.quad_items": 1}, ("analytic",), ("GEMM shapes",)),
    "mixed traffic": Mechanism("DRAM loses time between reads and writes.", {"dram.mixed_efficiency": 1}, ("analytic",)),
    "barrel order": Mechanism(
        "Threads take turns, an instruction each (in the event engine alone).", {"core.scheduler": "gto"}, ("event",),
        ("transposes",),
    ),
}  # fmt: skip
"""What came with these rows; the event engine takes too long to run them all again for each."""

DEVICE = Device(
    "mali_t860", "Mali-T860 MP4 of an RK3399 at 800 MHz", "mali-t860-mp4", "ysh329/OpenCL-101 at d1f2bdc", launch_of, MECHANISMS
)

if __name__ == "__main__":
    main(DEVICE)
