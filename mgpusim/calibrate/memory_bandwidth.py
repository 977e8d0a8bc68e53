"""Probes of bandwidth: buffers by footprint and width, DRAM, constant and local memory, atomics, partial stores."""

from __future__ import annotations

from collections.abc import Iterator

from mgpusim.calibrate.memory_common import ask, coprime, f_local, int32, items_of, octaves, pow2_below, two, uint32, zeros
from mgpusim.calibrate.probe import Ask, Facts

MB = 1 << 20
TYPES = {1: ("uchar", "uint8"), 2: ("ushort", "uint16"), 4: ("uint", "uint32"), 8: ("uint2", "uint32"), 16: ("uint4", "uint32")}
"""OpenCL type and dtype of its scalars, by the bytes of a load."""


def _read(size_b: int, width: int, local: int, groups: int, loads: int, rounds: int, **tags: object) -> Ask:
    """Return a launch of `read_rounds` over a footprint of `size_b` bytes (a power of two, at least a round of a group)."""
    kind, dtype = TYPES[width]
    span = loads * local  # elements of a round of a group
    blocks = size_b // width // span
    spacing = coprime(0.6180339887 * blocks, blocks) * span if blocks > 1 else span
    scalars = max(1, width // 4)
    args = (
        zeros(size_b // width * scalars, dtype), zeros(local * groups * scalars, dtype), uint32(size_b // width - 1),
        uint32(spacing), int32(rounds),
    )  # fmt: skip
    moved = rounds * span * width * groups
    tags = {"size_b": size_b, "width_b": width, "rounds": rounds, "moved_b": moved, "groups": groups, **tags}
    return ask("bandwidth_buffer", "read_rounds", groups, local, args, tags, f"-DT={kind} -DPARTS={scalars} -DLOADS={loads}")


def bandwidth_buffer_asks(facts: Facts) -> Iterator[Ask]:
    """All cores read float4-wide from footprints of 4 KiB up to beyond every cache.

    On a device all groups are resident at once: were they handed out while others already end, some of that would be in the
    short launch and not in the long one.
    """
    local = f_local(facts, 64)
    groups = items_of(facts, local, 8192 if facts.simulated else 2048)
    most = min(4 * MB if facts.simulated else 256 * MB, facts.max_alloc_b, facts.compute_units * 8 * MB)
    for size in octaves(4096, pow2_below(most)):
        for rounds in two((48, 240), (8, 24), facts):
            yield _read(size, 16, local, groups, 4, rounds)


def bandwidth_width_asks(facts: Facts) -> Iterator[Ask]:
    """The first level by the width of a load, 1 to 16 bytes."""
    local = f_local(facts, 64)
    for width in TYPES:
        last = 320 if width <= 4 else 1280 // width
        for rounds in two((last // 4, last), (8, 24), facts):
            yield _read(8192, width, local, items_of(facts, local, 8192), 8, rounds)


def core_bandwidth_asks(facts: Facts) -> Iterator[Ask]:
    """One core alone, by footprint: what its own misses in flight allow."""
    local = f_local(facts, 1024)
    for size in octaves(4 * local * 16, MB if facts.simulated else 4 * MB):
        for rounds in two((64, 256), (8, 24), facts):
            yield _read(size, 16, local, 1, 4, rounds)


def dram_b(facts: Facts) -> int:
    """Return bytes of a buffer that is beyond every cache and takes a few hundred microseconds or more to read."""
    least, per_core = (8, 2) if facts.simulated else (32, 8)  # what a last level keeps of the pass before is no bandwidth of DRAM
    most = min((256 if facts.simulated else 1024) * MB, pow2_below(facts.max_alloc_b))
    return min(most, max(least * MB, pow2_below(per_core * facts.compute_units * MB)))


def bandwidth_dram_asks(facts: Facts) -> Iterator[Ask]:
    """A large buffer read, written and copied, once and three times; where simulated, a half of it and all of it once.

    A simulation of some of the cores keeps all of L2 for them: what they read twice they would find there.
    """
    local, size = f_local(facts, 256), dram_b(facts)
    groups = items_of(facts, local)
    for passes, part in ((1, 2), (1, 1)) if facts.simulated else ((1, 1), (3, 1)):
        moved = passes * size // part
        result, whole, half = zeros(groups * local * 4), zeros(size // 4), zeros(size // 8)
        tail = (uint32(size // 16 // part), uint32(0), int32(passes))
        tail_of_half = (uint32(size // 32 // part), uint32(0), int32(passes))
        for kind, args in (
            ("read", (whole, result, *tail)), ("write", (whole, *tail)), ("copy", (half, half, *tail_of_half)),
        ):  # fmt: skip
            tags = {"kind": kind, "passes": passes, "size_b": size, "moved_b": moved}
            yield ask("bandwidth_dram", f"dram_{kind}", groups, local, args, tags)


LOCAL_STRIDES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 16, 17, 20, 24, 31, 32, 33, 48, 64)


def _local(width: int, stride: int, words: int, rounds: int, facts: Facts) -> Ask:
    local = f_local(facts, 256)
    groups = items_of(facts, local)
    args = (zeros(groups * local, "uint32"), uint32(stride), uint32(0), int32(rounds))
    options = f"-DT={TYPES[width][0]} -DPARTS={width // 4} -DWORDS={words}"
    tags = {"width_b": width, "stride": stride, "rounds": rounds, "moved_b": rounds * 8 * width * local * groups}
    return ask("bandwidth_local", "local_rounds", groups, local, args, tags, options)


def local_bandwidth_asks(facts: Facts) -> Iterator[Ask]:
    """Neighbours read neighbouring elements of 4, 8 and 16 bytes."""
    for width in (4, 8, 16):
        for rounds in two((64, 320), (4, 12), facts):
            yield _local(width, 1, 1024, rounds, facts)


def local_banks_asks(facts: Facts) -> Iterator[Ask]:
    """Lanes read words 1 to 64 apart."""
    for stride in (1, 2, 8, 16, 31, 32, 33, 64) if facts.simulated else LOCAL_STRIDES:
        for rounds in two((32, 160), (4, 12), facts):
            yield _local(4, stride, 4096, rounds, facts)


def constant_bandwidth_asks(facts: Facts) -> Iterator[Ask]:
    """All lanes one address (stride 0) or each its own (stride 1), 16 bytes at a time, in 384 B and in 2 KiB."""
    local = f_local(facts, 256)
    groups = items_of(facts, local)
    for vectors in (16, 128):
        for stride in (0, 1):
            for rounds in two((64, 320) if stride == 0 else (8, 40), (4, 12), facts):
                out = zeros(local * groups * 4, "uint32")
                args = (
                    zeros((vectors + 8) * 4, "uint32"), out, uint32(vectors - 1), uint32(stride), int32(rounds),
                )  # fmt: skip
                tags = {"vectors": vectors, "stride": stride, "rounds": rounds, "loads": rounds * 8 * local * groups}
                yield ask("bandwidth_constant", "constant_rounds", groups, local, args, tags)


def atomics_global_asks(facts: Facts) -> Iterator[Ask]:
    """Additions to one address, to neighbouring ones and to ones 32 bytes apart."""
    local = f_local(facts, 256)
    groups = items_of(facts, local)
    for stride, mask in ((0, 0), (1, 65535), (8, (1 << 19) - 1)):
        # an address that several work items add to holds them up ever more in the first rounds
        for rounds in two(*(((2, 6), (1, 3)) if mask == 0 else ((8, 40), (2, 8))), facts):
            args = (zeros(mask + 1), uint32(stride), uint32(mask), int32(rounds))
            tags = {
                "stride": stride,
                "addresses": mask // max(1, stride) + 1,
                "rounds": rounds,
                "ops": 4 * rounds * local * groups,
            }
            made = ask("atomics", "atomic_global", groups, local, args, tags)
            yield Ask(made.launch, made.tags, (0,) if mask == 0 else ())


def atomics_local_asks(facts: Facts) -> Iterator[Ask]:
    """Additions to one address of each group, and to one of each item."""
    local = f_local(facts, 256)
    groups = items_of(facts, local)
    for stride, mask in ((0, 0), (1, 1023)):
        for rounds in two((16, 80), (1, 3), facts):
            args = (zeros(groups * local), uint32(stride), uint32(mask), int32(rounds))
            tags = {"stride": stride, "rounds": rounds, "ops": 4 * rounds * local * groups}
            yield ask("atomics", "atomic_local", groups, local, args, tags)


def store_asks(facts: Facts) -> Iterator[Ask]:
    """Words stored 1 to 16 words apart, within the last-level cache."""
    local = f_local(facts, 256)
    groups = items_of(facts, local)
    words = pow2_below(8192 * facts.compute_units)
    for stride in octaves(1, 16):
        for rounds in two((32, 96) if stride <= 2 else (8, 24), (2, 6), facts):
            args = (zeros(words, "uint32"), uint32(stride), uint32(words - 1), int32(rounds))
            tags = {"stride_b": 4 * stride, "rounds": rounds, "stores": rounds * 8 * local * groups, "size_b": 4 * words}
            yield ask("store_stride", "store_stride", groups, local, args, tags)
