"""Terms: the numbers of the features that the equations multiply with a GPU's fields, added up as far as no field comes between.

They belong to a trace, not to a GPU's rates: made once, they serve every GPU that the trace does.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from mgpusim.arch.families import MEMORY_CLASSES
from mgpusim.cost.access import PIPES
from mgpusim.cost.traffic import fetched_once_b
from mgpusim.engine.features import F, Features, Misses
from mgpusim.opencl.analysis.facts import PathCounts

__all__ = ["AtomicTerms", "Loads", "PathTerms", "PipeLoad", "Terms", "WaveTerms"]


class MemoryTerms(NamedTuple):
    """The reads of one kind of memory on a dependence chain, in one visit of its region.

    Attributes
    ----------
    always : cycles of a read whatever the level.
    missed : those of the chain that miss the first level, one after the other.
    any_miss : the chance that any read of the region does.
    most : how many of them do.
    to_dram : of what misses, the share that goes to DRAM; `to_slc` that which goes beyond L2, to DRAM or not.
    unknown : reads whose page is not held.
    any_beyond : the chance that any read of the region goes to DRAM; `any_slc` that any goes beyond L2.
    """

    kind: str
    reads: float
    always: float
    missed: float
    any_miss: float
    most: float
    to_dram: float
    unknown: float
    any_beyond: float
    to_slc: float = 0.0
    any_slc: float = 0.0


class PathTerms(NamedTuple):
    """A dependence chain: (class, operations), its reads by kind of memory, and those of the operations that others take in."""

    alu: tuple[tuple[str, float], ...]
    memory: tuple[MemoryTerms, ...]
    merged: tuple[tuple[str, float], ...] = ()


class RegionTerms(NamedTuple):
    """A region in one wave: visits of a group's busiest warp, (column, operations) of a group, the chains of one visit, all its
    reads by kind, whether on a chain or not, the registers that loads write in a visit: from buffers, from images, and from what
    is on the chip, local memory and constants; the most of them held at once; and the branches that a warp waits for in a
    visit."""

    visits: float
    ops: tuple[tuple[int, float], ...]
    critical: PathTerms
    recurrence: PathTerms
    reads: tuple[MemoryTerms, ...]
    load_words: tuple[float, float, float]
    held_words: float
    guards: float = 0.0
    copies: bool = False
    work: PathTerms = PathTerms((), ())


class WaveTerms(NamedTuple):
    """A wave: its regions; (column, operations) of a group in all regions of what unrolling leaves, and (column, region,
    operations) of what it thins out; the visits of the busiest region."""

    regions: tuple[RegionTerms, ...]
    kept: tuple[tuple[int, float], ...]
    thinned: tuple[tuple[int, int, float], ...]
    most_visits: float


class PipeLoad(NamedTuple):
    """Accesses alike: their pipe, bytes of a lane, taps of a fetch and bytes that it returns; the units of their work and their
    lanes, as `mgpusim.cost.access.AccessCost` takes them."""

    pipe: str
    width_b: int
    taps: int
    result_b: int
    units: float
    lanes: float


class Loads(NamedTuple):
    """What a group asks of the memory pipes, sites alike put together.

    `local_atomics` are wavefronts of local memory, `l2_b` bytes that the banks of L2 read, `stored_b` those of all stores.
    `partial_b` are the bytes of stores to a part of a sector, `partial_requests` how many requests of stores write a part of a
    sector. `tlb_misses` are the transactions whose page is not held.
    """

    accesses: tuple[PipeLoad, ...]
    local_atomics: float
    l2_b: float
    partial_b: float
    stored_b: float
    partial_requests: float
    tlb_misses: float


class AtomicTerms(NamedTuple):
    """A site of global atomics: their wavefronts in L2, and in how many of its units; 0: each in one of its own."""

    wavefronts: float
    units: int


class Terms:
    """The terms of one `Features`; parts are made when an equation first asks for them."""

    def __init__(self, features: Features) -> None:
        self.f = features
        self._loads: dict[int, Loads] = {}
        self.waves = tuple(self._wave(w) for w in range(len(features.wave)))
        self.atomics = tuple(self._atomics())
        self.read_b, self.write_b, self.l2_b, self.slc_b = self._traffic()

    # ---- operations ----------------------------------------------------------------------------------------------
    def _wave(self, w: int) -> WaveTerms:
        f = self.f
        visits: list[float] = f.visits[w].tolist()
        ops: list[list[float]] = f.ops[w].tolist()
        thins = [c.role == "loop" for c in f.columns]
        regions = []
        for r, info in enumerate(f.regions):
            regions.append(
                RegionTerms(
                    visits[r],
                    tuple((i, n) for i, n in enumerate(ops[r]) if n),
                    self._path(w, r, info.critical),
                    self._path(w, r, info.recurrence),
                    self._reads(w, r) if visits[r] > 0 else (),
                    self._load_words(r),
                    info.held_words,
                    info.guards,
                    info.copies,
                    self._path(w, r, info.work),
                )
            )
        kept = ((i, math.fsum(row[i] for row in ops)) for i in range(len(f.columns)) if not thins[i])
        thinned = ((i, r, row[i]) for i in range(len(f.columns)) if thins[i] for r, row in enumerate(ops))
        return WaveTerms(
            tuple(regions),
            tuple(term for term in kept if term[1]),
            tuple(term for term in thinned if term[2]),
            max(visits, default=0.0),
        )

    def _load_words(self, region: int) -> tuple[float, float, float]:
        """Divide the registers that a region's loads write, as the widths of their sites say."""
        width_b = [0.0, 0.0, 0.0]
        for s in self.f.site_info:
            if s.region == region and s.kind in ("load", "texture"):
                near = s.pipe in ("constant", "local")  # both may lie behind the caches
                which = 1 if s.kind == "texture" else 2 if near else 0
                width_b[which] += s.result_b if s.kind == "texture" else s.width_b
        each = self.f.regions[region].load_words / max(1.0, math.fsum(width_b))
        return width_b[0] * each, width_b[1] * each, width_b[2] * each

    def _path(self, wave: int, region: int, path: PathCounts) -> PathTerms:
        memory = []
        beside = self.f.beside(wave, region, path)
        for kind, n in path.memory.items():
            misses = self.f.misses(wave, region, kind)
            if beside is not None and kind in ("global", "texture"):  # the batch waits for these reads, too
                misses = misses._replace(
                    any=max(misses.any, beside.any),
                    most=max(misses.most, beside.any),
                    to_dram=max(misses.to_dram, beside.to_dram),
                    any_beyond=max(misses.any_beyond, beside.any_beyond),
                    to_slc=max(misses.to_slc, beside.to_slc),
                    any_slc=max(misses.any_slc, beside.any_slc),
                )
                beside = None
            reads, missed = self.f.met(wave, region, path, kind) if path.sites else (float(n), n * misses.mean)
            unknown = reads * self.f.unknown_pages(wave, region, kind)
            always = reads * max(0.0, misses.spread - 1.0)
            memory.append(_memory_terms(kind, reads, always, missed, max(misses.most, missed), unknown, misses))
        alu = tuple((c, float(n)) for c, n in path.ops.items() if c not in MEMORY_CLASSES)
        return PathTerms(alu, tuple(memory), tuple(path.merged.items()))

    def _reads(self, wave: int, region: int) -> tuple[MemoryTerms, ...]:
        """Return all reads of a visit by kind: what a warp waits for that goes on only when a read is done."""
        terms = []
        for kind in self.f.kinds_read(region):
            reads, missed = self.f.read_in(wave, region, kind)
            if reads <= 0:
                continue
            misses = self.f.misses(wave, region, kind)
            unknown = reads * self.f.unknown_pages(wave, region, kind)
            always = reads * max(0.0, misses.spread - 1.0)
            terms.append(_memory_terms(kind, reads, always, missed, missed, unknown, misses))
        return tuple(terms)

    # ---- pipes ---------------------------------------------------------------------------------------------------
    def loads(self, wave: int) -> Loads:
        """Return the loads of a wave's group."""
        if wave not in self._loads:
            self._loads[wave] = self._find_loads(wave)
        return self._loads[wave]

    def _find_loads(self, wave: int) -> Loads:
        local_atomics = l2 = partial = stored = requested = pages = 0.0
        # what accesses with the same ratio of units and lanes cost is the same together as apart: the larger of two numbers
        # that are proportional to them
        alike: dict[tuple[str, int, int, int, float], list[float]] = {}
        for site, row in zip(self.f.site_info, self.f.site_rows[wave], strict=False):
            if row[F["requests"]] <= 0:
                continue
            pipe = site.pipe
            if pipe in PIPES:
                units, lanes = row[F["wavefronts"]], row[F["lanes"]]
                ratio = units / max(1e-300, lanes)
                summed = alike.setdefault((pipe, site.width_b, site.taps, site.result_b, ratio), [0.0, 0.0])
                summed[0] += units
                summed[1] += lanes
            if pipe == "local" and site.kind == "atomic":
                local_atomics += row[F["requests"]] + row[F["conflicts"]]
            l2 += row[F["l2_turn_b"]]
            pages += row[F["tlb_misses"]]
            partial += row[F["partial_b"]]
            if site.kind in ("store", "image_write") and row[F["l2_b"]] > 0:
                stored += row[F["l2_b"]]
                requested += row[F["partial_requests"]]
        accesses = tuple(PipeLoad(*kind[:-1], *summed) for kind, summed in alike.items())
        return Loads(accesses, local_atomics, l2, partial, stored, requested, pages)

    # ---- the device ----------------------------------------------------------------------------------------------
    def _traffic(self) -> tuple[float, float, float, float]:
        f = self.f
        table = f.sites[:, :, [F["dram_read_b"], F["dram_write_b"], F["l2_b"], F["slc_hit_b"]]].sum(axis=1)
        read, write, l2, slc = (float(f.groups @ table[:, i]) for i in range(4))
        if f.simulated_cores < f.n_cores:
            read = fetched_once_b(read, f.footprint_b, f.n_waves, f.fresh_b)
        return read * f.burst_ratio, write * f.write_ratio, l2, slc

    def _atomics(self) -> Iterable[AtomicTerms]:
        f = self.f
        for i, site in enumerate(f.site_info):
            if site.kind != "atomic" or site.space == "local":
                continue
            of = {name: float(f.groups @ f.sites[:, i, at]) for name, at in F.items()}
            if of["lanes"] > 0:
                yield AtomicTerms(of["wavefronts"], site.atomic_units)


def _memory_terms(
    kind: str, reads: float, always: float, missed: float, most: float, unknown: float, misses: Misses
) -> MemoryTerms:  # fmt: skip
    to_dram, to_slc = min(1.0, misses.to_dram), min(1.0, misses.to_slc)
    return MemoryTerms(
        kind, reads, always, missed, misses.any, most, to_dram, unknown, misses.any_beyond, to_slc, misses.any_slc
    )  # fmt: skip
