"""What each field says it affects, held against traces made anew: of every number, list, truth value and choice of a GPU."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec import inspect

from mgpusim.arch.fields import get_field, with_fields
from mgpusim.arch.load import load_gpu
from mgpusim.arch.schedulers import SCHEDULERS
from mgpusim.arch.schema import about, entries
from mgpusim.arch.spec import GpuSpec, Tlb
from mgpusim.arch.spec.errors import EngineErrors
from mgpusim.errors import InputError
from mgpusim.session import Session
from mgpusim.trace.data import SITE_FIELDS, Trace
from mgpusim.trace.trace import gpu_key, trace_launch
from mgpusim.workload.args import Arg, BufferArg, ImageArg, Init, LocalArg, ScalarArg
from mgpusim.workload.launch import Launch

SOURCE = """
kernel void everything(global float *o, global const float4 *a, constant float *c, read_only image2d_t in,
                       write_only image2d_t out, global int *bins, local float *t, int n) {
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    int x = get_global_id(0), y = get_global_id(1), l = get_local_id(1) * 8 + get_local_id(0), g = y * 16 + x;
    float4 v = read_imagef(in, s, (int2)(x, y)) + read_imagef(in, s, (int2)(y, x));
    for (int i = 0; i < n; ++i) v += a[(g * 5 + i) & 255] * c[i];
    t[l] = v.x;
    barrier(CLK_LOCAL_MEM_FENCE);
    o[g * 3] = t[(l * 2) & 63] + sin(v.y);
    if (v.z > 0.5f) atomic_add(&bins[l & 7], 1);
    write_imagef(out, (int2)(x, y), v);
}
"""
ZEROS = Init("zeros")
ARGS: tuple[Arg, ...] = (
    BufferArg("float32", 1536, ZEROS, "write"), BufferArg("float32", 1024), BufferArg("float32", 16),
    ImageArg("image2d", 32, 32, 1, "RGBA", "float32"), ImageArg("image2d", 32, 32, 1, "RGBA", "float32", ZEROS, "write"),
    BufferArg("int32", 8, ZEROS, "read_write"), LocalArg(256), ScalarArg("int32", (8,)),
)  # fmt: skip
LAUNCH = Launch(SOURCE, "everything", (16, 32), ARGS, local_size=(8, 8))
PRESETS = ("adreno-640", "adreno-530", "mali-g72-mp12", "mali-t860-mp4", "intel-hd505", "nvidia-h200")
HITS = ("l1_hit_b", "l1_hits", "l2_b", "l2_turn_b", "l2_hit_b", "slc_hit_b", "dram_read_b", "dram_write_b", "tlb_misses")
TEXTS = (
    "compiler.amdgpu", "compiler.ocloc", "compiler.use", "name", "family", "vendor", "description", "limits.local_choice",
    "dispatch.queue_policy", "host.name", "host.threads",
)  # fmt: skip


@cache
def gpu_of(name: str) -> GpuSpec:
    """A preset; one of them with the parts that none has."""
    gpu = load_gpu(name)
    if name == "adreno-530":  # its own single group a core hides what the register pool holds
        return with_fields(gpu, {"core.max_groups": 16})
    if name == "nvidia-h200":  # errors of every part that a time can have
        assert gpu.model.errors is not None
        whole = EngineErrors(**dict.fromkeys(EngineErrors.__struct_fields__, (0.1, 0.2)))
        errors = msgspec.structs.replace(gpu.model.errors, analytic=whole, event=whole)
        return msgspec.structs.replace(gpu, model=msgspec.structs.replace(gpu.model, errors=errors))
    if name != "adreno-640":
        return gpu
    assert gpu.texture_l1 is not None
    banks = {"banks": 16, "bank_b": 4, "tags_per_cycle": 2}
    texture_l1, l2 = (msgspec.structs.replace(level, **banks) for level in (gpu.texture_l1, gpu.l2))
    slc = msgspec.structs.replace(l2, size_b=1 << 20)
    tlb = Tlb(entries=64, page_b=4096, miss_cycles=100.0)
    ops = msgspec.structs.replace(gpu.core.ops, combine=gpu.core.ops.shuffle)
    core = msgspec.structs.replace(gpu.core, ops=ops)
    return msgspec.structs.replace(gpu, core=core, texture_l1=texture_l1, l2=l2, slc=slc, tlb=tlb)


def others(gpu: GpuSpec, path: str) -> list[Any]:
    """Other values of a field."""
    kind, value = entries()[path].type, get_field(gpu, path)
    if path == "core.scheduler":
        return [name for name in SCHEDULERS if name != value]
    if path == "clock.run_hz":
        return [[gpu.clock.gpu_hz, gpu.clock.gpu_hz]]
    if isinstance(kind, inspect.LiteralType):
        return [v for v in kind.values if v != value]
    if isinstance(kind, inspect.BoolType):
        return [not value]
    if isinstance(value, tuple):
        if not value or isinstance(value[0], msgspec.Struct):
            return []
        return [[2 * v for v in value], list(value[:-1]), [max(1, v // 2) for v in value]]
    if value is None:
        return [16] if isinstance(kind, inspect.IntType) else [16.0, 1e-3, 1e9]  # cycles, seconds, Hz
    if isinstance(kind, inspect.IntType):
        return [v for v in (2 * value, value // 2, 3 * value, value + 1) if v != value]
    return [value * 2.0, value * 0.5, value * 1.5] if value else [1.0]


def changes(gpu: GpuSpec) -> Iterator[tuple[str, GpuSpec]]:
    """Yield each field with GPUs that differ in it, at most two for each, where there are any that are sound."""
    for path, entry in entries().items():
        table = path.rpartition(".")[0]
        if entry.is_table or path in TEXTS or (table and get_field(gpu, table) is None):
            continue
        found = 0
        for value in others(gpu, path):
            try:
                other = with_fields(gpu, {path: value})
            except InputError:
                continue
            yield path, other
            found += 1
            if found == 2:
                break


def made(gpu: GpuSpec) -> Trace | str:
    """The trace made anew, or why there is none."""
    try:
        return trace_launch(LAUNCH, gpu, session=Session(cache=False))
    except InputError as error:
        return str(error)


def shape_of(trace: Trace) -> list[bytes]:
    """A trace but for the results of caches."""
    kept = [i for i, name in enumerate(SITE_FIELDS) if name not in HITS]
    arrays = [a for w in trace.waves for a in (w.visits, w.lanes, w.region_visits, w.sites[..., kept])]
    meta = (trace.meta.n_waves, trace.meta.resident, trace.meta.sites, trace.meta.footprint_b, trace.meta.occupancy)
    return [*(np.ascontiguousarray(a).tobytes() for a in arrays), repr(meta).encode()]


def residency(trace: Trace) -> tuple[Any, ...]:
    held = trace.meta.occupancy
    return held.warp_size, held.groups_per_core, held.warps_per_core, held.spilled, held.passes


def as_resident(trace: Trace, like: Trace) -> bytes:
    """A trace with the occupancy of another: what is left is what occupancy alone may not change."""
    meta = msgspec.structs.replace(trace.meta, occupancy=like.meta.occupancy)
    return msgspec.structs.replace(trace, meta=meta).to_bytes()


@cache
def varied(name: str) -> dict[str, set[str]]:
    """Hold every claim on one GPU; return the fields varied and those that changed the trace."""
    gpu = gpu_of(name)
    base = made(gpu)
    assert not isinstance(base, str), base
    whole, shape, key = base.to_bytes(), shape_of(base), gpu_key(gpu)
    out: dict[str, set[str]] = {"varied": set(), "changed": set()}
    for path, other in changes(gpu):
        affects, trace = about(path).affects, made(other)
        out["varied"].add(path)
        same = not isinstance(trace, str) and trace.to_bytes() == whole
        if not same:
            out["changed"].add(path)
        assert same or gpu_key(other) != key, f"{path} of {name} changes the trace and not its key"
        if affects not in ("trace", "occupancy", "cache"):
            assert gpu_key(other) == key, f"{path} of {name} is in the key and affects '{affects}'"
        if affects == "cache":
            assert not isinstance(trace, str), f"{path} of {name}: {trace}"
            assert shape_of(trace) == shape, f"{path} of {name} changes more than caches"
        if affects == "occupancy" and not isinstance(trace, str) and residency(trace) == residency(base):
            assert as_resident(trace, base) == whole, f"{path} of {name} changes more than the occupancy"
    return out


@pytest.mark.slow
@pytest.mark.parametrize("name", PRESETS)
def test_a_field_changes_no_more_than_it_says(name: str) -> None:
    assert len(varied(name)["varied"]) > 90


@pytest.mark.slow
def test_every_field_is_varied_somewhere() -> None:
    seen = set().union(*(varied(name)["varied"] for name in PRESETS))
    open_ended = {"clock.points", "host.types", "registers.steps", *TEXTS}  # lists of tables, and texts
    without_choice = {"l2.serves", "slc.serves"}
    assert {path for path, entry in entries().items() if not entry.is_table} - seen == open_ended | without_choice


@pytest.mark.slow
def test_the_launch_shows_changes_of_every_kind() -> None:
    changed = set().union(*(varied(name)["changed"] for name in PRESETS))
    assert changed >= {
        "shader_cores", "core.warp_sizes", "core.max_warps", "core.max_groups", "core.max_items", "registers.per_core",
        "registers.file_vec4", "registers.reserved", "registers.fixed", "registers.per_load", "local.on_chip", "local.size_b",
        "local.alloc_b", "local.banks", "local.bank_b", "texture.layout", "texture.tile_w", "model.load_registers_in_flight",
        "l1.line_b", "l1.sector_b", "l1.serves", "l1.banks", "l1.bank_b", "l1.tags_per_cycle",
        "l1.store_b_per_cycle", "texture_l1.size_b", "texture_l1.line_b", "l2.line_b", "l2.sector_b",
    }  # fmt: skip
