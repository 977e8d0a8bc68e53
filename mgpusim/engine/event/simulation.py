"""The event engine: work groups in waves through the SIMT core until the cycles of a wave settle, and what that says.

Waves are simulated in one flow: a group starts where and when another ends, so that a wave has no edge of its own. Its
length is the mean time from the start of a slot's group to the start of the next one there. Of a long launch the first
waves say what one costs; where all are more than `EFFORT` or `MOST_WAVES`, a block of waves from the middle and one at the end
follow, or only the last wave if the launch is much work and its first waves have settled. Waves left out take as long as their
work does at the rate of the simulated ones around them. `exact` simulates all.

Of GPUs with more than `MAX_CORES` cores a few are simulated, and they get their share of what all cores share: see
`mgpusim.engine.event.machine.Shares`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple

import msgspec
import numpy as np

from mgpusim.arch.spec import GpuSpec
from mgpusim.arrays import Array
from mgpusim.cost.traffic import fetched_once_b, keeps, mixed_traffic, spill_cycles, store_cost
from mgpusim.engine.event import layout as at
from mgpusim.engine.event.budget import Sampling, cost_s
from mgpusim.engine.event.chunks import FIRST, LoadedChunks, Order
from mgpusim.engine.event.layout import SliceRow
from mgpusim.engine.event.lower import lower
from mgpusim.engine.event.machine import Machine, Shares, build
from mgpusim.engine.features import F, Features, not_executed
from mgpusim.engine.imbalance import simulated_ratio
from mgpusim.engine.loops import entering, unroll_factors
from mgpusim.errors import ExecutionError
from mgpusim.limits import check_memory, check_share
from mgpusim.memory import timed_fields as timed
from mgpusim.session import USUAL, Session
from mgpusim.trace.data import Trace, wave_work, within
from mgpusim.trace.group_work import chain_weights
from mgpusim.trace.plan import MAX_CORES
from mgpusim.trace.stream import StreamSource
from mgpusim.trace.stream_data import Stream
from mgpusim.workload.launch import Launch

__all__ = ["FIRST", "EventRun", "Order", "chosen_cores", "simulate_launch", "source_of"]

LANE_ACCESSES = 48_000_000
"""Lane accesses of one wave: of launches with more, fewer cores are simulated."""
TRANSACTIONS = 16_000_000
"""Transactions of one wave, likewise: two waves are in memory at once."""
TRANSACTION_B = 75.0
"""Bytes of memory for a transaction of a wave, at most, as measured."""
SETTLED = 0.01
"""Waves have settled where those left out are known to this: one sigma of ln(cycles) of the launch."""
UNSEEN = 0.007
"""One sigma of ln(rate) of waves left out, beside how far the simulated ones are apart: the root mean square of what is left
of 31 samples of nine examples on nine presets against `exact`."""
FIRST_WAVES = 3
EFFORT = 2_500_000
"""Warp instructions to simulate of a launch, about: half a second. The first waves and the last two are in any case."""
MORE = 4
"""Times that much is simulated of a launch whose waves have not settled."""
MOST_WAVES = 256
"""Waves to simulate at most, however little each of them does: to record one takes some milliseconds."""
EXACT_B = 128.0
"""Bytes of memory for a simulated work group: its id and times, twice while they are moved."""
_UNEVEN_CORES = 4  # simulated where groups differ
LEAST_BLOCK = 3
"""Waves simulated together: the first of them finds the caches as waves far from it left them, the last has no length."""
LAST_BLOCK = 4
"""Waves at the end where there is no block in the middle: one length is known before the last wave, which nothing can follow."""
UNLIKE = 0.2
"""Waves whose work differs by more than this, in natural logarithms, need not run at the same rate per work."""
AHEAD_S = 0.1
"""Seconds of a wave, estimated, from which on the next one is made in a thread meanwhile."""
MAX_TICKS = 1 << 52
OnCost = Callable[[float], None]


class EventRun(msgspec.Struct):
    """A simulated launch.

    Attributes
    ----------
    cycles : of the whole launch, waves that were not simulated included; `simulated_cycles` of those that were.
    wave_cycles : (wave, its length) where it is known.
    waves_sigma : one sigma of ln(cycles) for waves that were not simulated.
    log : (start, end, core, slot) of each simulated group in ticks, int64 (groups, 4); `groups` their linear ids.
    slices : (group in order of dispatch, warp, loop or -2 for a barrier, start, end), ticks.
    scale : groups of the launch over groups simulated (of the simulated cores' share).
    traffic : instructions issued, and bytes asked of L2 and of DRAM until then, when each wave had been handed out.
    order_cycles : of the launch in each order of warps that was simulated whole, where `cycles` is their mean.
    spread : one sigma of ln(cycles) over the orders.
    traffic_ratio : bytes of the launch over those of the iterations of its loops that were run (`TraceMeta.run_share`).
    sampling : what a budget bought, None without one; `cost_s` seconds that the simulation was estimated to take.
    """

    machine: Machine
    shares: Shares
    cycles: float
    simulated_cycles: float
    wave_cycles: tuple[tuple[int, float], ...]
    waves_sigma: float
    exact: bool
    groups: Array
    log: Array
    slices: Array
    scale: float
    lines: tuple[int, ...]
    loop_lines: tuple[int, ...]
    traffic: tuple[tuple[int, int, int], ...] = ()
    order_cycles: tuple[float, ...] = ()
    spread: float = 0.0
    traffic_ratio: float = 1.0
    sampling: Sampling | None = None
    cost_s: float = 0.0

    @property
    def converged(self) -> bool:
        """Whether the waves that were not simulated are known well enough."""
        return self.waves_sigma <= SETTLED


def chosen_cores(features: Features, gpu: GpuSpec, items_per_group: int) -> int:
    """Return how many cores are simulated: all of up to `MAX_CORES`, else a few; fewer where a wave would be too much work.

    Launches that give each core little work still see groups of several places.
    """
    active = min(features.n_cores, features.n_groups)
    least = 2 if features.imbalance is None else _UNEVEN_CORES
    cores = active if features.n_cores <= MAX_CORES else min(active, max(least, -(-8 // features.resident)))
    in_wave = min(features.resident, -(-features.n_groups // active))
    lanes, transactions = (in_wave * features.of_sites(name) for name in ("lanes", "transactions"))
    affordable = int(min(LANE_ACCESSES / max(1.0, lanes), TRANSACTIONS / max(1.0, transactions)))
    return max(1, min(cores, affordable))


def _shares(features: Features, gpu: GpuSpec, cores: int) -> Shares:
    active = min(features.n_cores, features.n_groups)
    read, written = (
        float(features.groups @ features.sites[:, :, F[name]].sum(axis=1)) for name in ("dram_read_b", "dram_write_b")
    )
    if cores < active:
        once = fetched_once_b(read, features.footprint_b, features.n_waves, features.fresh_b) * features.burst_ratio
        own = once / read if read > 0 else 1.0
    else:
        own = features.burst_ratio
    turning = float(mixed_traffic(gpu, read * own, written * features.write_ratio))
    return Shares(cores, active, own, features.write_ratio, turning)


def later_waves(n_waves: int, affordable: float) -> list[int]:
    """Return the waves to simulate after the first `FIRST_WAVES` of a launch.

    All where so many are affordable; else a block behind the first ones, in the middle and at the end; else one more and a block
    at the end; else only the last two.

    >>> later_waves(100, 15)
    [3, 4, 5, 6, 48, 49, 50, 51, 96, 97, 98, 99]
    >>> later_waves(100, 8), later_waves(100, 5), later_waves(5, 9)
    ([3, 96, 97, 98, 99], [98, 99], [3, 4])
    """
    rest = range(FIRST_WAVES, n_waves)
    block = int(affordable - FIRST_WAVES) // 3
    if affordable >= n_waves:
        return list(rest)
    if block >= LEAST_BLOCK:
        middle = (n_waves - block) // 2
        chosen = {*range(FIRST_WAVES, FIRST_WAVES + block), *range(middle, middle + block), *range(n_waves - block, n_waves)}
    elif affordable >= FIRST_WAVES + 1 + LAST_BLOCK:
        chosen = {FIRST_WAVES, *range(n_waves - LAST_BLOCK, n_waves)}
    else:
        chosen = {n_waves - 2, n_waves - 1}
    return sorted(wave for wave in chosen if wave in rest)


def source_of(
    launch: Launch, trace: Trace, features: Features, gpu: GpuSpec, *, session: Session = USUAL, cores: int | None = None
) -> StreamSource:  # fmt: skip
    """Return the warps of a launch on as many cores as `chosen_cores` says, unless `cores` says another number.

    Parameters
    ----------
    session : settings of the run.
    """
    cores = cores or chosen_cores(features, gpu, trace.meta.ndrange.items_per_group)
    return StreamSource(launch, gpu, trace, session=session, cores=cores, first=_heaviest(trace) % features.n_cores)


def simulate_launch(
    source: StreamSource, trace: Trace, features: Features, gpu: GpuSpec, cores: int, *, exact: bool = False,
    session: Session = USUAL, order: Order = FIRST, waves: int | None = None, sampling: Sampling | None = None,
) -> EventRun:  # fmt: skip
    """Simulate a launch.

    Parameters
    ----------
    source : the launch's warps; `trace`, `features` : its trace on `gpu`.
    cores : how many shader cores are simulated, as `chosen_cores` says.
    exact : simulate every wave.
    session : settings of the run, which tells (waves done, waves to do).
    order : in which warps meet.
    waves : only the first so many, of which `wave_cycles` tells the lengths; None: as the launch takes.
    sampling : how many waves a budget pays for.

    Raises
    ------
    ExecutionError
        A trace that no warp can have made, or more cycles than the clock of the simulation holds.
    """
    from mgpusim.engine.event.native import preload, simulate

    if exact:
        check_memory(
            f"{trace.meta.kernel} on {gpu.name}: the times of {source.n_groups:,} work groups", EXACT_B * source.n_groups,
            "leave --exact out, which then takes seconds",
        )  # fmt: skip
    transactions = features.of_sites("transactions") * min(cores * source.resident, source.n_groups)
    check_memory(
        f"{trace.meta.kernel} on {gpu.name}: {transactions:.2g} transactions of a wave", TRANSACTION_B * transactions,
        "take the analytic engine",
    )  # fmt: skip
    check_share(TRANSACTION_B * transactions)
    shares = _shares(features, gpu, cores)
    meta = trace.meta
    warm, slc_warm = (keeps(cache, meta.footprint_b + meta.restored_b) for cache in (gpu.l2, gpu.slc))
    lowered = lower(
        source.head, meta, gpu, unroll_factors(features, gpu), _spill_ticks(trace, gpu, shares),
        entering(source.head, features, gpu),
    )  # fmt: skip
    machine = build(
        meta, gpu, lowered, source.site_kind, shares, warm=warm, slc_warm=slc_warm,
        stores=_stores(features, gpu), touched_b=meta.footprint_b + meta.restored_b, window_ticks=order.window_ticks,
    )  # fmt: skip
    _warm_code(machine, gpu)
    state = machine.state
    chunks = LoadedChunks(machine, source, order)
    traffic = []
    extends = waves is None and sampling is None and trace.group_work is None
    chosen = list(range(min(source.n_chunks, waves or (source.n_chunks if exact else FIRST_WAVES))))
    slices = np.zeros((int(machine.constants["max_slices"]), SliceRow.words), np.int64)
    ahead = cost_s(features, cores, 1.0) > AHEAD_S
    expected = source.n_chunks - 2 if waves is None else -1  # behind the first ones, of a launch of large waves
    for n, (k, stream) in enumerate(_streams(source, chosen, expected, ahead)):
        session.tell(n, len(chosen), f"waves of {trace.meta.kernel} on {gpu.name}")
        _warm(machine, stream, source, trace, gpu, preload, warm, slc_warm)
        chunks.load(stream)
        state["last_chunk"] = int(k == source.n_chunks - 1)
        if n == 0:
            _first_dispatch(machine, len(stream.groups))
        log = chunks.log.reshape(-1)
        simulate(machine.C, machine.S, *chunks.arrays, log, slices.reshape(-1))
        traffic.append((int(state["instructions"]), int(state["l2_b"]), int(state["dram_read_b"] + state["dram_write_b"])))
        if not (state["n_pending"] or state["last_chunk"]):  # no slot asks for more groups: those there never end
            break
        if waves is None and len(chosen) == FIRST_WAVES == n + 1 < source.n_chunks:
            affordable = min(MOST_WAVES, EFFORT * FIRST_WAVES / max(1, int(state["instructions"])))
            affordable = affordable if sampling is None else sampling.waves
            heaviest = [] if trace.group_work is None else [source.chunk_of(_heaviest(trace))]
            chosen += sorted({*later_waves(source.n_chunks, affordable), *heaviest} - set(chosen))
        elif extends and FIRST_WAVES < n + 2 == len(chosen) < source.n_chunks:
            extends = False  # what is known before the last wave decides
            if _left_out(trace, chunks, chosen[: n + 1], source.n_chunks)[1] > SETTLED:
                more = later_waves(source.n_chunks, min(MOST_WAVES, MORE * affordable))
                chosen[n + 1 :] = sorted(set(more) - set(chosen)) + chosen[n + 1 :]
        if int(state["end_time"]) > MAX_TICKS:
            raise ExecutionError(
                f"{meta.kernel} on {gpu.name}: more than {MAX_TICKS // timed.TICKS} cycles; simulate fewer groups"
            )
    finished = int(state["finished"])
    if finished != chunks.n_groups and (waves is None or len(chosen) == source.n_chunks):
        raise ExecutionError(
            f"{meta.kernel} on {gpu.name}: {chunks.n_groups - finished} of {chunks.n_groups} groups never end: "
            "a barrier that not all warps reach"
        )
    run = _result(machine, chunks, chosen, source, shares, lowered.lines, slices, waves)
    return msgspec.structs.replace(run, traffic=tuple(traffic), sampling=sampling)


def _streams(source: StreamSource, chosen: list[int], expected: int, ahead: bool) -> Iterator[tuple[int, Stream]]:
    """Yield the chosen waves, a list that may grow meanwhile, each with its chunk.

    `ahead`: the next chunk is made in a thread while the caller simulates this one, outside Python's lock. It is that of the wave
    that is `expected` where the list has no next one, yet.
    """
    coming: dict[int, Future[Stream]] = {}
    with ThreadPoolExecutor(1) as maker:
        for n, k in enumerate(chosen):
            stream = coming.pop(k).result() if k in coming else source.chunk(k)
            following = chosen[n + 1] if n + 1 < len(chosen) else expected
            if ahead and following > k and following not in coming:
                coming[following] = maker.submit(source.chunk, following)
            yield k, stream


def _result(
    machine: Machine,
    chunks: LoadedChunks,
    order: Sequence[int],
    source: StreamSource,
    shares: Shares,
    lines: tuple[int, ...],
    slices: Array,
    waves: int | None,
) -> EventRun:
    state = machine.state
    ports = [int(state["dram_end"]), int(state["atomic_port"]), int(machine.table("atomic_chains").max())]
    for name in ("l2", "slc"):
        level = machine.level(name)
        ports.append(int(machine.S[level["port"] : level["port"] + level["banks"]].max()))
    end = max(int(state["end_time"]), *ports)  # what is under way belongs to the launch
    simulated = end / timed.TICKS
    lengths = tuple((k, length / timed.TICKS) for k, length in chunks.lengths(order))
    complete = len(order) == source.n_chunks
    extra = sigma = 0.0
    if source.trace.group_work is not None and waves is None:
        busy = _busiest(machine, simulated)
        ratio = simulated_ratio(source.trace, np.concatenate(chunks.groups), chunks.log[:, 2], source.resident, busy)
        extra = simulated * (ratio - 1.0)
        sigma = UNSEEN * max(0.0, 1.0 - 1.0 / ratio)
    elif not complete and waves is None:
        extra, sigma = _left_out(source.trace, chunks, order, source.n_chunks)
    loops = []
    for header, _, _, _ in source.head.loops:
        ops = source.head.blocks[header].ops
        loops.append(min((op.line for op in ops if op.line), default=0))
    return EventRun(
        machine, shares, simulated + extra, simulated, lengths, sigma, complete, np.concatenate(chunks.groups), chunks.log,
        slices[: int(state["n_slices"])], 0.0, lines, tuple(loops),
        order_cycles=(simulated + extra,),
    )  # fmt: skip


def _heaviest(trace: Trace) -> int:
    """Return the group with the longest chain, the first one where groups are alike."""
    if trace.group_work is None:
        return 0
    return trace.group_work.heaviest(chain_weights([r.critical for r in trace.meta.regions]))


def _busiest(machine: Machine, cycles: float) -> float:
    """Return the busy share of the busiest pipe of the simulated cores or of L2, mean over the cores."""
    state, ticks = machine.state, max(1.0, cycles * timed.TICKS)
    subs = len(machine.table("subs"))
    issued = machine.table("histograms").reshape(at.N_HIST, at.BUCKETS)[at.H_ISSUE].sum()
    l2 = float(machine.level_stats("l2")["busy"]) / int(machine.level("l2")["banks"])
    of_core = max(float(issued), float(state["pipe_busy"].max())) / subs
    return min(1.0, max(of_core, float((state["unit_busy"] / machine.unit_counts).max()), l2) / ticks)


class _Rates(NamedTuple):
    """Blocks of simulated waves by their place in the launch, float64 (blocks,) each.

    Attributes
    ----------
    centres : of their waves; `work` of a group, the mean.
    rates : ticks per work; `sigmas` one sigma of their logarithm.
    """

    centres: Array
    work: Array
    rates: Array
    sigmas: Array


def _rates(lengths: Sequence[tuple[int, float]], work: Mapping[int, float]) -> _Rates:
    """Return the rates of whole blocks of waves, as the lengths of single ones swing around a mean.

    The first wave of a block meets caches that are not its own; it counts where it is the only one.
    """
    blocks: list[list[tuple[int, float]]] = []
    for k, length in lengths:
        if not blocks or blocks[-1][-1][0] != k - 1:
            blocks.append([])
        blocks[-1].append((k, length))
    rows = []
    for block in sorted(block[1:] or block for block in blocks):
        n = len(block)
        of_block = max(math.fsum(work[k] for k, _ in block) / n, 1e-9)
        logs = [math.log(max(length, 1.0) / max(work[k], 1e-9)) for k, length in block]
        sigma = float(np.std(logs, ddof=1)) / math.sqrt(n) if n > 1 else 0.0
        rate = math.fsum(length for _, length in block) / n / of_block
        rows.append((math.fsum(k for k, _ in block) / n, of_block, rate, sigma))
    return _Rates(*np.array(rows).T)


def _left_out(trace: Trace, chunks: LoadedChunks, order: Sequence[int], n_waves: int) -> tuple[float, float]:
    """Return the cycles of the waves that were not simulated, and one sigma of ln(cycles) of the launch for not knowing them.

    Each takes as long as its work does at the rate of the simulated ones around it. Blocks of alike waves that take unlike times
    leave it open where between them the change is. The work of a wave is estimated from groups spread over the launch: waves at
    its end are often lighter.
    """
    centres, of_block, rates, sigmas = _rates(chunks.lengths(order), dict(zip(order, chunks.work, strict=False)))
    missing, each = not_executed(np.sort(order), n_waves)
    own = np.interp(missing, *wave_work(trace))
    right = np.clip(np.searchsorted(centres, missing), 1, max(1, len(rates) - 1)) % len(rates)
    left = np.maximum(right - 1, 0)
    # of two neighbours that do much more or less than each other, the one more like the wave tells its rate
    unlike = np.abs(np.log(of_block[left] / of_block[right])) > UNLIKE
    far_left, far_right = (np.abs(np.log(np.maximum(own, 1e-9) / of_block[side])) for side in (left, right))
    nearer = np.where(far_left <= far_right, left, right)
    cycles = each * own * np.where(unlike, rates[nearer], np.interp(missing, centres, rates)) / timed.TICKS
    apart = np.where(unlike, 0.0, np.abs(np.log(rates[left] / rates[right])) / 2)
    within = np.where(unlike, sigmas[nearer], np.hypot(sigmas[left], sigmas[right]) / math.sqrt(2.0))
    extra = float(cycles.sum())
    simulated = float(chunks.log[:, 1].max()) / timed.TICKS
    sigma = float((cycles * np.sqrt(apart**2 + within**2 + UNSEEN**2)).sum())
    return extra, sigma / max(1.0, simulated + extra)


def _first_dispatch(machine: Machine, n_groups: int) -> None:
    """Hand the first groups out, one to each core in turn: every slot waits for a group from time 0 on."""
    cores, slots = int(machine.constants["cores"]), int(machine.constants["group_slots"])
    places = [(core, slot, 0) for slot in range(slots) for core in range(cores)][:n_groups]
    machine.table("pending")[: len(places)] = places
    machine.state["n_pending"] = len(places)


def _warm_code(machine: Machine, gpu: GpuSpec) -> None:
    """Put the kernel's code in the instruction caches if all of it fits: the launch before this one was of the same kernel."""
    bytes_of = machine.constant_table("blocks")["bytes"]
    if bytes_of.sum() <= gpu.core.icache_b:
        machine.table("icaches")["filled_b"] = bytes_of.sum()
        machine.table("block_used")[:] = 1


def _warm(
    machine: Machine, stream: Stream, source: StreamSource, trace: Trace, gpu: GpuSpec, preload: Any, l2: bool, slc: bool
) -> None:  # fmt: skip
    """Put what a launch before this one left in the shared caches there: the lines this chunk asks for."""
    if not (l2 or slc):
        return
    for line_b, lines in _lines_by_size(stream, source, trace, gpu):
        lines = lines[~within(lines * line_b, source.head.cold)]
        for cache, name in ((gpu.l2, "l2"), (gpu.slc, "slc")):
            if cache is None or not (l2 if name == "l2" else slc):
                continue
            steps = max(1, line_b // cache.line_b)
            first = lines * line_b // cache.line_b
            there = np.unique((first[:, None] + np.arange(steps)[None, :]).reshape(-1))
            everything = (1 << (cache.line_b // cache.sector_b)) - 1
            preload(machine.C, machine.S, np.array([machine.levels[name], everything, len(there)]), there)


def _lines_by_size(stream: Stream, source: StreamSource, trace: Trace, gpu: GpuSpec) -> Iterator[tuple[int, Array]]:
    """Yield (line size, distinct lines) of a chunk's transactions, by the cache they enter; atomics by their words."""
    sites = np.repeat(_entry_sites(stream, source), np.diff(stream.entry_tx))
    for kind in (0, 1, 2):
        cache = source.first[kind] or gpu.l2
        atomic = np.array([s.kind == "atomic" and s.pipe != "local" for s in trace.meta.sites] or [False])
        mine = np.array([k == kind for k in source.site_kind] or [False])
        for words, line_b in ((False, cache.line_b), (True, 4)):
            chosen = (mine & (atomic == words))[sites] if len(sites) else np.zeros(0, bool)
            if chosen.any():
                yield line_b, np.unique(stream.tx_line[chosen]).astype(np.int64)


def _entry_sites(stream: Stream, source: StreamSource) -> Array:
    """Return the access site of every entry of a chunk."""
    of_block = source.head.block_sites
    width = max(1, max((len(s) for s in of_block), default=1))
    table = np.zeros((max(1, len(of_block)), width), np.int64)
    for b, sites in enumerate(of_block):
        table[b, : len(sites)] = sites
    each = np.array([len(s) for s in of_block] or [0])[stream.visit_block]
    count = each * stream.visit_repeat
    visit = np.repeat(np.arange(len(count)), count)
    place = np.arange(len(visit)) - np.repeat(np.cumsum(count) - count, count)
    return np.asarray(table[stream.visit_block[visit], place % np.maximum(1, each[visit])])


def _stores(features: Features, gpu: GpuSpec) -> tuple[float, float]:
    """What a byte written costs L2 over one read, and the bytes a request of a store counts for, in the mean."""
    stores = [i for i, s in enumerate(features.site_info) if s.kind in ("store", "image_write")]
    sums = {name: float(features.sites[:, stores, F[name]].sum()) for name in ("sector_b", "partial_b", "transactions")}
    if sums["sector_b"] <= 0:
        return 1.0, 0.0
    cost = store_cost(gpu)
    partial = float(features.sites[:, stores, F["partial_requests"]].sum()) / max(1.0, sums["transactions"])
    return cost.per_byte + sums["partial_b"] / sums["sector_b"] * cost.per_partial_byte, cost.request_b * partial


def _spill_ticks(trace: Trace, gpu: GpuSpec, shares: Shares) -> int:
    """Ticks that the spilled registers of a warp keep its sub-core's memory path busy in one visit."""
    held = trace.meta.occupancy
    spilled = held.spilled + trace.meta.scratch_words
    if not spilled:
        return 0
    filled = trace.meta.ndrange.items_per_group / (held.warps_per_group * held.warp_size)
    cycles: float = spill_cycles(gpu, spilled, held.warp_size, gpu.l2.b_per_cycle / shares.active, filled)
    return round(cycles * gpu.core.sub_cores * timed.TICKS)
