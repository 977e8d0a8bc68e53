"""How each source line of a launched kernel accesses memory on a GPU: coalescing, conflicts, hit rates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from mgpusim.session import USUAL, Session
from mgpusim.trace.data import SITE_FIELDS, site_table
from mgpusim.trace.trace import trace_launch

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.workload.launch import Launch


class SiteReport(msgspec.Struct, frozen=True):
    """The like accesses of one source line, over the executed work groups; None where a figure does not apply.

    Attributes
    ----------
    sites : how many there are on the line, unrolled loops counted out.
    pipe : l1, texture, constant, local, image_write or atomic; `arg` the parameter accessed, "" for none or several.
    requests : warp instructions.
    lanes_per_request : active lanes of one (of filtered texture reads: their taps).
    lines_per_request : cache lines one touches (transactions).
    cycles_per_request : cycles one takes in its pipe for lines or banks that conflict; 1 is ideal for 32-bit accesses.
    efficiency : bytes the lanes ask for over bytes of the sectors they touch; above 1 where lanes share data.
    first_level_hit, l2_hit : share of the bytes asked of the level that it held.
    dram_b : bytes moved from and to memory, of the executed groups.
    """

    line: int
    kind: str
    pipe: str
    arg: str
    width_b: int
    sites: int
    requests: float
    lanes_per_request: float | None
    lines_per_request: float | None
    cycles_per_request: float | None
    efficiency: float | None
    first_level_hit: float | None
    l2_hit: float | None
    dram_b: float


class AccessReport(msgspec.Struct, frozen=True):
    """The accesses of a launch on one GPU, in the order of the source."""

    kernel: str
    gpu: str
    warp_size: int
    executed_groups: int
    n_groups: int
    sites: tuple[SiteReport, ...]


def _ratio(part: float, whole: float) -> float | None:
    return part / whole if whole > 0 else None


def access_report(launch: Launch, gpu: GpuSpec, *, session: Session = USUAL) -> AccessReport:
    """Return how `launch` accesses memory on `gpu`.

    Examples
    --------
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (4096,), (BufferArg("float32", 4096),), local_size=(64,))
    >>> [s.efficiency for s in access_report(launch, load_gpu("adreno-640"), session=Session(cache=False)).sites]
    [1.0, 1.0]
    """
    trace = trace_launch(launch, gpu, session=session)
    meta = trace.meta
    alike: dict[tuple[Any, ...], list[int]] = {}
    for index, info in enumerate(meta.sites):
        alike.setdefault((info.line, info.kind, info.pipe, info.arg, info.width_b), []).append(index)
    counters = site_table(trace)
    sites = []
    for members in alike.values():
        info = meta.sites[members[0]]
        f = dict(zip(SITE_FIELDS, counters[members].sum(axis=0).tolist(), strict=True))
        if f["requests"] <= 0:
            continue
        cached = info.pipe in ("l1", "texture", "atomic", "image_write")
        conflicts = info.pipe in ("l1", "local", "constant")
        first = (info.pipe == "texture" and (gpu.texture_l1 or gpu.l1)) or (info.pipe == "l1" and gpu.l1)
        sites.append(SiteReport(
            line=info.line, kind=info.kind, pipe=info.pipe, arg=info.arg, width_b=info.width_b, sites=len(members),
            requests=f["requests"],
            lanes_per_request=_ratio(f["lanes"], f["requests"]),
            lines_per_request=_ratio(f["transactions"], f["requests"]) if cached else None,
            cycles_per_request=_ratio(f["wavefronts"], f["requests"]) if conflicts else None,
            efficiency=_ratio(f["lanes"] * info.width_b, f["sector_b"]) if cached else None,
            first_level_hit=_ratio(f["l1_hit_b"], f["sector_b"]) if first else None,
            l2_hit=_ratio(f["l2_hit_b"], f["l2_b"]), dram_b=f["dram_read_b"] + f["dram_write_b"],
        ))  # fmt: skip
    sites.sort(key=lambda s: s.line)
    return AccessReport(meta.kernel, gpu.name, meta.occupancy.warp_size, meta.sampled_groups, meta.ndrange.n_groups, tuple(sites))
