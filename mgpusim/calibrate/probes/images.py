"""Images: fetch rate by format, filtering, layout in lines, bandwidth by footprint, and image writes."""

from __future__ import annotations

import math
from collections.abc import Iterator
from statistics import median

import numpy as np

from mgpusim.calibrate.curves import Slope
from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import (
    again,
    ask,
    coprime,
    filling,
    groups_for,
    image,
    int32,
    needing,
    octaves,
    power_of_two_group,
    rounds_of,
    uint32,
    zeros,
)
from mgpusim.calibrate.probes.reading import (
    AFTER_CLOCK,
    AFTER_LINES,
    OF_CORES,
    REACHED,
    SHARED,
    Reading,
    Unseen,
    fastest,
    of_kind,
    proven_rate,
    register_probe,
)
from mgpusim.memory.coalesce import BLOCK_W_B, texel_address, texture_wavefronts

FORMATS = (32, 64, 128)

TILES = [(1, 1)] + [(w, h) for w in (2, 4, 8, 16) for h in (2, 4, 8)]
"""Layouts that are tried: rows of texels, and tiles of so many texels in width and height, rows within."""
HELD_UP = 4.5
"""How much faster the texture unit may be than what it reaches where each quad of texels waits for a line of the cache."""
_FASTER = 1.15
"""Fetches of halves that are so many times as fast as those of floats return less: other differences are noise."""
GROUP = 512
"""Work items of a group that fetches: where a core has one group at a time, fewer would wait for the latency of their texels."""
WIDE = 32
"""Texels in width of the images of the layout probe."""


def _spread(bits: int, dx: int, dy: int, rounds: int, facts: DeviceFacts, options: str = "", **tags: object) -> Ask:
    local, groups = filling(facts, GROUP, 16384 if facts.simulated else 2048)
    args = (image(32, 32, bits), zeros(4 * groups * local, "float32"), int32(dx), int32(dy), int32(0), int32(rounds))
    tags = {"bits": bits, "dx": dx, "dy": dy, "rounds": rounds, "texels": rounds * 8 * local * groups, **tags}
    return ask("image_fetch", "fetch_spread", groups, local, args, tags, options)


def _walk(side: int, bits: int, shape: tuple[int, int], rounds: int, facts: DeviceFacts, **tags: object) -> Ask:
    groups = groups_for(facts, 64)
    blocks = max(1, side * side // 64)
    spacing = coprime(0.6180339887 * blocks, blocks)
    picture, last = image(side, side, bits), zeros(4 * groups * 64, "float32")
    args = (picture, last, int32(side.bit_length() - 1), int32(side - 1), uint32(spacing), uint32(blocks), int32(rounds))
    size = side * side * bits // 8
    texels = rounds * 4 * 64 * groups
    tags = {"items": 64 * groups, "bits": bits, "size_b": size, "shape": list(shape), "rounds": rounds, "texels": texels, **tags}
    return ask("image_walk", "image_walk", groups, shape, args, tags)


# ---- rate --------------------------------------------------------------------------------------------------------------
def _rate_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """Fetches of 8 x 8 texels by format and by how four neighbours lie, of halves also as halves; linear filtering of the
    smallest format."""
    if not facts.images:
        return
    local, groups = filling(facts, GROUP, 16384 if facts.simulated else 2048)

    def fetches(kind: str, bits: int, quad: int, options: str) -> Iterator[Ask]:
        for rounds in rounds_of((16, 80), (2, 10), facts):
            args = (image(8, 8, bits), zeros(4 * groups * local, "float32"), int32(0), int32(rounds))
            tags = {"kind": kind, "bits": bits, "quad": quad, "rounds": rounds, "texels": rounds * 8 * local * groups}
            tags["items"] = local * groups
            yield ask("image_fetch", "fetch_rounds", groups, local, args, tags, options)

    for bits in again(FORMATS):
        for quad in range(4):
            yield from fetches("rate", bits, quad, f"-DQUAD={quad}")
    if facts.fp16:
        yield from again(needing("cl_khr_fp16", fetches("halves", 64, 0, "-DHALF")))
    for linear in again((False, True)):
        for rounds in rounds_of((16, 80), (2, 10), facts):
            tags = {"kind": "filter", "linear": linear}
            yield _spread(32, 0, 0, rounds, facts, "-DLINEAR" if linear else "", **tags)


@register_probe("memory.image_rate", "image fetches by format and by how four neighbours lie", _rate_asks, AFTER_LINES)
def _read_rate(r: Reading) -> None:
    """Texels per cycle and core by format; bytes per cycle where four neighbours lie in four lines; the cost of filtering."""
    slopes = r.slopes(["bits", "quad"], "texels", kind="rate")
    cores = r.facts.compute_units
    line = r.value("texture_l1.line_b") or r.value("l1.line_b")
    in_flight, latency = r.in_flight(kind="rate"), _latency_of_hits(r)
    by_format = {
        bits: {q: 1 / slopes[(bits, q)].value / r.hz / cores for q in range(4) if (bits, q) in slopes} for bits in FORMATS
    }
    for bits, rates in by_format.items():
        if rates:
            best = 1 / fastest(slopes[(bits, q)] for q in rates).value / r.hz / cores
            how = f"texels of {bits} bits in the cache, the best of four ways neighbours lie"
            others = [max(of.values()) for other, of in by_format.items() if other != bits and of]
            alike = bits < 128 and any(1 / _FASTER < other / best < _FASTER for other in others)
            held_up = "texels of other sizes, floats as well, come as fast: what the unit returns may hold them up"
            high, proven = REACHED[1], proven_rate(best, in_flight, latency, held_up if alike else "")
            # 8 x 8 texels lie in so many lines: in four quarters a quad meets four of them, or all there are
            quarters = min(4.0, 8 * bits / line) if line else 4.0
            if 3 in rates and quarters > 1 and best > 0.95 * quarters * rates[3]:
                high = HELD_UP
                proven = ("at least", "no more than a line comes for each quad, so that the unit itself may be faster")
            if bits == 64 and _returns_less(r, best, in_flight, latency):
                continue
            r.add(f"texture.texels_per_cycle_{bits}", best, REACHED[0] * best, high * best, how, proven)
    own_line = r.value("texture_l1.line_b")
    if (128, 3) in slopes and own_line:
        apart = 1 / slopes[(128, 3)].value / r.hz / cores
        if apart < 0.75 * (r.value("texture.texels_per_cycle_128") or 0.0):
            how = "fetches whose four neighbours lie in four lines, in lines"
            r.add("texture_l1.b_per_cycle", apart * own_line, 0.97 * apart * own_line, 1.07 * apart * own_line, how)
        else:
            r.note("four lines to four neighbours cost no more than one: no bandwidth of the texture cache")
    filtered = r.slopes(["linear"], "texels", kind="filter")
    if False in filtered and True in filtered:
        factor = filtered[True].value / filtered[False].value
        r.add(
            "texture.linear_factor",
            factor,
            0.93 * factor,
            1.07 * factor,
            "time of filtered fetches over unfiltered ones, within a line",
        )


def _latency_of_hits(r: Reading) -> float | None:
    """Return the latency of a fetch that hits the first level of images, None where it is not known."""
    own, l1, unit = (r.value(f"{what}.latency_cycles") for what in ("texture_l1", "l1", "texture"))
    return own if own is not None or l1 is None or unit is None else l1 + unit


def _returns_less(r: Reading, as_floats: float, in_flight: float, latency: float | None) -> bool:
    """Whether texels of halves come faster as halves than as floats, `as_floats` of them a cycle: what the unit writes to
    registers limits the latter. Then both rates are noted."""
    slopes = r.slopes(["bits"], "texels", kind="halves")
    if 64 not in slopes:
        return False
    as_halves = 1 / slopes[64].value / r.hz / r.facts.compute_units
    if as_halves < _FASTER * as_floats:
        return False
    how = "texels of halves in the cache, read as halves"
    proven = proven_rate(as_halves, in_flight, latency)
    r.add("texture.texels_per_cycle_64", as_halves, REACHED[0] * as_halves, REACHED[1] * as_halves, how, proven)
    written = 16 * as_floats
    how = f"texels of halves in the cache, read as floats; as halves {as_halves / as_floats:.2f} times as many"
    r.add("texture.result_b_per_cycle", written, REACHED[0] * written, REACHED[1] * written, how)
    return True


def _store_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """Texels written by a quarter of the cores, so that what they share does not limit them; each work item has its own eight."""
    if not facts.images:
        return
    local = power_of_two_group(facts, 256)
    groups = max(1, facts.compute_units // 4)
    for bits in (32, 128):
        for rounds in rounds_of((64, 512), (8, 24), facts):
            high = 8 << (groups - 1).bit_length()
            args = (image(local, high, bits, "write"), int32(rounds))
            tags = {"bits": bits, "rounds": rounds, "groups": groups, "texels": rounds * 8 * local * groups}
            yield ask("image_walk", "image_store", groups, local, args, tags)


@register_probe("memory.image_store", "image writes", _store_asks, AFTER_CLOCK)
def _read_store(r: Reading) -> None:
    """Bytes a core writes to an image per cycle."""
    slopes = r.slopes(["bits"], "texels")
    groups = max((p.tags["groups"] for p in r.points), default=1)
    rates = [bits / 8 / s.value / r.hz / min(groups, r.facts.compute_units) for bits, s in slopes.items()]
    if rates:
        best = max(rates)
        r.add(
            "texture.image_write_b_per_cycle",
            best,
            0.9 * min(rates),
            (1.07 if r.facts.simulated else 2.0) * best,
            "a quarter of the cores write rows of texels, the better of two formats; where a sector holds two rows, groups that "
            "write both may reach twice that",
            ("at least", "nothing shows that more groups would not write more"),
        )


def _bandwidth_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """Walks in groups of 8 x 8 over ever larger images of 128 bits a texel."""
    if not facts.images or power_of_two_group(facts, 64) < 64:
        return
    for side in octaves(8, 256 if facts.simulated else 2048):
        for rounds in rounds_of((16, 64), (6, 18), facts):
            yield _walk(side, 128, (8, 8), rounds, facts)


@register_probe(
    "memory.bandwidth_image",
    "bandwidth of images over the footprint",
    _bandwidth_asks,
    (*AFTER_LINES, "memory.image_rate", "memory.bandwidth_buffer"),
)
def _read_bandwidth(r: Reading) -> None:
    """L2 as the texture path reaches it."""
    slopes = r.slopes(["size_b"], "texels")
    rate = {x: 16 / s.value / r.hz for x, s in sorted(slopes.items())}
    r.draw("Bandwidth of images", "bytes", "bytes a cycle, all cores", rate.items(), log="xy")
    first, l2 = r.value("texture_l1.size_b") or r.value("l1.size_b"), r.value("l2.size_b")
    own = r.value("texture.texels_per_cycle_128")
    if not first or not l2:
        raise Unseen("sizes of caches are not known: no bandwidth of L2 through images")
    within = [v for x, v in rate.items() if 8 * first <= x <= 0.6 * l2]
    if not within:
        r.note("no image lies between the caches' sizes")
    elif own and median(within) > 0.9 * own * 16 * r.facts.compute_units:
        r.note("images in L2 are fetched as fast as texels are filtered: its bandwidth does not show")
    else:
        value = max(within)
        before = r.value("l2.b_per_cycle")
        if before is not None and value < before:
            r.note(f"images reach {value:.0f} bytes a cycle of L2, buffers {before:.0f}")
        else:
            how = "walks over images beyond the texture cache and within L2"
            near = r.value("l2.latency_cycles")
            latency = near + (r.value("texture.latency_cycles") or 0.0) if near else None
            in_flight = 16 * r.facts.compute_units * r.in_flight()
            r.add("l2.b_per_cycle", value, SHARED[0] * value, 1.15 * value, how, proven_rate(value, in_flight, latency, OF_CORES))


# ---- layout ------------------------------------------------------------------------------------------------------------
def _layout_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """Four texels of a quad ever further apart along x or y: how many lines they lie in; and walks in groups of five shapes."""
    if not facts.images:
        return
    apart = (1, 2, 4) if facts.simulated else (1, 2, 4, 8)
    for bits in (32, 128):
        for dx, dy in [(0, 0)] + [(d, 0) for d in apart] + [(0, d) for d in apart]:
            for rounds in rounds_of((16, 80), (2, 6), facts):
                yield _spread(bits, dx, dy, rounds, facts, kind="spread")
    if power_of_two_group(facts, 64) < 64 or facts.simulated:
        return
    for bits in (32, 128):
        for shape in ((64, 1), (16, 4), (8, 8), (4, 16), (1, 64)):
            for rounds in (16, 64):
                yield _walk(1024, bits, shape, rounds, facts, kind="walk")


@register_probe("memory.image_layout", "lines that four texels lie in, by distance", _layout_asks, AFTER_LINES)
def _read_layout(r: Reading) -> None:
    """Tiles: the layout in which the lines of quads tell their times best, where one does clearly."""
    line = r.value("texture_l1.line_b") or r.value("l1.line_b")
    slopes = r.slopes(["bits", "dx", "dy"], "texels", kind="spread")
    _walks(r)
    if not line or not slopes:
        raise Unseen("the line of the texture cache is not known: no layout of images")
    fits = sorted((_misfit(slopes, line, tile, r), tile) for tile in TILES)
    best, (tile_w, tile_h) = fits[0]
    banked = _misfit_of_banks(slopes, r)
    if banked < min(0.15, best):
        how = f"misfit {banked:.3f}, of tiles {best:.3f}"
        raise Unseen(f"quads of texels are served bank by bank ({how}): texture.layout is block_linear")
    alike = [tile for error, tile in fits if error < 1.5 * best + 0.02]
    tile_w, tile_h = min(alike, key=lambda tile: tile[0] * tile[1])
    same = all(w == tile_w and h > tile_h for w, h in alike if (w, h) != (tile_w, tile_h))  # higher tiles of the same rows
    rivals = [] if same and tile_h > 1 else [f"{w} x {h}" for w, h in alike if (w, h) != (tile_w, tile_h)]
    if best > 0.25:
        r.note(f"no layout of rows or tiles tells the times of quads (best: {tile_w} x {tile_h}, misfit {best:.2f})")
    elif rivals:
        r.note(f"layouts {tile_w} x {tile_h}, {', '.join(rivals)} tell the times of quads alike: none is taken")
    elif (tile_w, tile_h) == (1, 1):
        r.note("images lie in rows: texture.layout is linear")
    else:
        how = f"lines that quads of texels lie in; misfit {best:.3f}, next best {fits[1][0]:.3f}"
        r.add("texture.tile_w", tile_w, tile_w, tile_w, how)
        r.add("texture.tile_h", tile_h, tile_h, max(h for _, h in alike), how)


def lines_of_quad(dx: int, dy: int, texel_b: int, line_b: int, tile_w: int, tile_h: int) -> int:
    """Return how many lines hold texels (0, 0), (dx, dy), (2 dx, 2 dy), (3 dx, 3 dy) of an image in tiles.

    >>> lines_of_quad(1, 0, 16, 128, 2, 4), lines_of_quad(0, 1, 16, 128, 2, 4), lines_of_quad(0, 1, 16, 128, 1, 1)
    (2, 1, 4)
    """
    tile_b = tile_w * tile_h * texel_b
    row_b = -(-WIDE // tile_w) * tile_b
    lines = set()
    for q in range(4):
        x, y = q * dx, q * dy
        at = y // tile_h * row_b + x // tile_w * tile_b + (y % tile_h * tile_w + x % tile_w) * texel_b
        lines.add(at // line_b)
    return len(lines)


def _misfit(slopes: dict[tuple[int, int, int], Slope], line: float, tile: tuple[int, int], r: Reading) -> float:
    """Return the root mean square error in log time of ``max(fetch, lines * transfer)``, transfer fitted."""
    times, lines, alone = [], [], {}
    for (bits, dx, dy), slope in slopes.items():
        time = slope.value * r.hz
        if (dx, dy) == (0, 0):
            alone[bits] = time
        times.append((bits, math.log(time)))
        lines.append(lines_of_quad(dx, dy, bits // 8, int(line), *tile))
    best = math.inf
    slowest = max(t for _, t in times)
    for part in (1, 2, 3, 4):  # the slowest quad lies in so many lines
        for scale in (0.97, 1.0, 1.03):
            transfer = math.exp(slowest) / part * scale
            error = [t - math.log(max(alone.get(bits, 0.0), n * transfer)) for (bits, t), n in zip(times, lines, strict=True)]
            best = min(best, math.sqrt(sum(e * e for e in error) / len(error)))
    return best


def _misfit_of_banks(slopes: dict[tuple[int, int, int], Slope], r: Reading) -> float:
    """Return the root mean square error in log time of a texture unit with banks, which take `texture_wavefronts`."""
    lane = np.arange(32) % 4
    error = []
    for (bits, dx, dy), slope in slopes.items():
        offset = texel_address(lane * dy * WIDE + lane * dx, WIDE, WIDE, bits // 8, "block_linear")
        wavefronts = int(texture_wavefronts([offset], bits // 8, WIDE * bits // 8 // BLOCK_W_B)[0])
        error.append(math.log(slope.value * r.hz * r.facts.compute_units * len(lane) / wavefronts))
    return math.sqrt(sum(e * e for e in error) / len(error))


def _walks(r: Reading) -> None:
    walks = of_kind(r.points, kind="walk")
    for bits in sorted({p.tags["bits"] for p in walks}):
        rate = {}
        for shape in sorted({tuple(p.tags["shape"]) for p in walks if p.tags["bits"] == bits}):
            for slope in r.slopes(["bits"], "texels", kind="walk", bits=bits, shape=list(shape)).values():
                rate[shape[0]] = 1 / slope.value / r.hz
        r.draw(f"Walks over texels of {bits} bits", "width of a group of 64", "texels a cycle", rate.items(), log="x")
