"""Probes of the texture path: fetch rate by format, layout of images, bandwidth by footprint, filtering, image writes."""

from __future__ import annotations

from collections.abc import Iterator

from mgpusim.calibrate.memory_common import ask, coprime, f_local, floats, image, int32, items_of, octaves, two, uint32
from mgpusim.calibrate.probe import Ask, Facts

FORMATS = (32, 64, 128)


def image_rate_asks(facts: Facts) -> Iterator[Ask]:
    """Fetches of 8 x 8 texels by format and by how four neighbours lie; linear filtering of the smallest format."""
    if not facts.images:
        return
    local = f_local(facts, 64)
    groups = items_of(facts, local, 8192 if facts.simulated else 2048)
    for bits in FORMATS:
        for quad in range(4):
            for rounds in two((16, 80), (2, 6), facts):
                args = (image(8, 8, bits), floats(4 * groups * local), int32(0), int32(rounds))
                tags = {"kind": "rate", "bits": bits, "quad": quad, "rounds": rounds, "texels": rounds * 8 * local * groups}
                yield ask("image_fetch", "fetch_rounds", groups, local, args, tags, f"-DQUAD={quad}")
    for linear in (False, True):
        for rounds in two((16, 80), (2, 6), facts):
            tags = {"kind": "filter", "linear": linear}
            yield _spread(32, 0, 0, rounds, facts, "-DLINEAR" if linear else "", **tags)


def _spread(bits: int, dx: int, dy: int, rounds: int, facts: Facts, options: str = "", **tags: object) -> Ask:
    local = f_local(facts, 64)
    groups = items_of(facts, local, 8192 if facts.simulated else 2048)
    args = (image(32, 32, bits), floats(4 * groups * local), int32(dx), int32(dy), int32(0), int32(rounds))
    tags = {"bits": bits, "dx": dx, "dy": dy, "rounds": rounds, "texels": rounds * 8 * local * groups, **tags}
    return ask("image_fetch", "fetch_spread", groups, local, args, tags, options)


def image_layout_asks(facts: Facts) -> Iterator[Ask]:
    """Four texels of a quad ever further apart along x or y: how many lines they lie in; and walks in groups of five shapes."""
    if not facts.images:
        return
    apart = (1, 2, 4) if facts.simulated else (1, 2, 4, 8)
    for bits in (32, 128):
        for dx, dy in [(0, 0)] + [(d, 0) for d in apart] + [(0, d) for d in apart]:
            for rounds in two((16, 80), (2, 6), facts):
                yield _spread(bits, dx, dy, rounds, facts, kind="spread")
    if f_local(facts, 64) < 64 or facts.simulated:
        return
    for bits in (32, 128):
        for shape in ((64, 1), (16, 4), (8, 8), (4, 16), (1, 64)):
            for rounds in (16, 64):
                yield _walk(1024, bits, shape, rounds, facts, kind="walk")


def _walk(side: int, bits: int, shape: tuple[int, int], rounds: int, facts: Facts, **tags: object) -> Ask:
    groups = items_of(facts, 64)
    blocks = max(1, side * side // 64)
    spacing = coprime(0.6180339887 * blocks, blocks)
    picture, last = image(side, side, bits), floats(4 * groups * 64)
    args = (picture, last, int32(side.bit_length() - 1), int32(side - 1), uint32(spacing), uint32(blocks), int32(rounds))
    size = side * side * bits // 8
    texels = rounds * 4 * 64 * groups
    tags = {"bits": bits, "size_b": size, "shape": list(shape), "rounds": rounds, "texels": texels, **tags}
    return ask("image_walk", "image_walk", groups, shape, args, tags)


def bandwidth_image_asks(facts: Facts) -> Iterator[Ask]:
    """Walks in groups of 8 x 8 over ever larger images of 128 bits a texel."""
    if not facts.images or f_local(facts, 64) < 64:
        return
    for side in octaves(8, 256 if facts.simulated else 2048):
        for rounds in two((16, 64), (6, 18), facts):
            yield _walk(side, 128, (8, 8), rounds, facts)


def image_store_asks(facts: Facts) -> Iterator[Ask]:
    """Texels written by a quarter of the cores, so that what they share does not limit them; each work item has its own eight."""
    if not facts.images:
        return
    local = f_local(facts, 256)
    groups = max(1, facts.compute_units // 4)
    for bits in (32, 128):
        for rounds in two((64, 512), (8, 24), facts):
            high = 8 << (groups - 1).bit_length()
            args = (image(local, high, bits, "write"), int32(rounds))
            tags = {"bits": bits, "rounds": rounds, "groups": groups, "texels": rounds * 8 * local * groups}
            yield ask("image_walk", "image_store", groups, local, args, tags)
