"""What an operator takes on the CPU of the GPU's chip, by type of core, threads, kind of work and data type.

The model is that of a library whose threads share products and depthwise convolutions, and nothing else, as TensorFlow Lite's:

- A matrix product reaches a share of the peak of its cores, and each result costs something more, so that flat products reach
  less. An in-order core loads its operands in addition; others do so meanwhile. Threads take blocks as they are done, so that
  rates of unequal cores add up.
- Depthwise convolutions are cut into equal shares, and the slowest core used decides.
- All else is the fastest core's alone, in cycles: gathering windows, reading weights, pooling, passes over elements, and the
  plain loops of grouped convolutions. In-order cores take more of them.
- No operator is faster than its bytes move: a core draws a part of the memory's bandwidth.

The costs (`HostCosts`) are fitted to TensorFlow Lite on two phones, `validation/phones/cpu.py`. Figures of cores are the GPU's
description's, `host.types`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from mgpusim.arch.columns import Value, larger, smaller
from mgpusim.arch.spec.device import CoreType, HostCpu
from mgpusim.errors import InputError
from mgpusim.nn.host.work import BLOCK, HostWork

FALLBACK_FLOPS, FALLBACK_B_PER_S, FALLBACK_HZ = 50e9, 10e9, 2e9
"""Of a CPU that the preset does not describe: the order of one big core of a phone."""
MOST_THREADS = 4
"""Threads among which an operator is divided, where `host.threads` says nothing."""


class HostCosts(msgspec.Struct, frozen=True):
    """Costs of one data type.

    Attributes
    ----------
    size_b : of an operand.
    share : of the peak that the inner loop of a matrix product reaches.
    result : for each result of a product (starting a block, scaling, storing), in bytes that the core could load meanwhile.
    window_mac : for each multiply-accumulate of a depthwise convolution, in the same unit.
    gathered : cycles for each element put into the matrix of windows and packed.
    weight : cycles for each weight read and packed.
    tap, moved : cycles for each element that pooling reads, and that other operators pass over.
    stalls : how many times more cycles such passes and handing over take an in-order core.
    loop_mac, loop_window : cycles of a plain loop for each multiply-accumulate, and for each step through a window.
    in_order : how many times more an in-order core takes for those: no step overlaps with another.
    operator : cycles that it takes to hand over an operator.
    join : cycles of each further thread that takes part in one.
    loss : what each further thread adds to shared work, as a share of it.
    draw : bytes that a core draws from memory, by those it loads from its L1 cache.
    """

    size_b: float
    share: float
    result: float
    window_mac: float
    gathered: float
    weight: float
    tap: float
    moved: float
    stalls: float
    loop_mac: float
    loop_window: float
    in_order: float
    operator: float
    join: float
    loss: float
    draw: float


COSTS = {
    False: HostCosts(
        size_b=4, share=0.93, result=126, window_mac=28.6, gathered=2.97, weight=1.13, tap=2.4, moved=0.275, stalls=2.11,
        loop_mac=2.04, loop_window=7.58, in_order=4.62, operator=2050, join=21100, loss=0.0502, draw=0.111,
    ),
    True: HostCosts(
        size_b=1, share=0.93, result=79, window_mac=19, gathered=0.699, weight=0.624, tap=1.12, moved=2.71, stalls=2.11,
        loop_mac=1.37, loop_window=12.7, in_order=2.73, operator=2050, join=21100, loss=0.0502, draw=0.111,
    ),
}  # fmt: skip
"""Of float32, and of integers of 8 bits."""

NAMES = {1: ("large",), 2: ("large", "small"), 3: ("large", "med", "small")}
"""What types of cores are called, the fastest first, by how many there are."""


def host_us(work: HostWork, host: HostCpu | None, costs: HostCosts | None = None) -> Value:
    """Return what operators take on the CPU, in microseconds; a column where the work or the CPU's figures are.

    Parameters
    ----------
    host : None for a CPU that is not described.
    costs : in place of those of `COSTS`.

    >>> round(host_us(HostWork(operators=1, shared=1, product_macs=50_000_000), None))
    2152
    """
    cost = COSTS[work.integers] if costs is None else costs
    cores = busy_cores(host)
    threads = sum(core.cores for core in cores)
    first = cores[0]
    busy = 1.0 + cost.loss * (threads - 1)
    all_loads = sum(core.cores * core.hz * _load_b(core) for core in cores)
    rate = sum(core.cores / _mac_s(core, work.integers, cost) for core in cores)
    shared = work.product_macs / rate + work.results * cost.result / all_loads
    slowest = threads * _least([core.hz * _load_b(core) for core in cores])
    shared = busy * (shared + work.window_macs * cost.window_mac / slowest)
    stalls = cost.stalls if first.in_order else 1.0
    alone = work.gathered * cost.gathered + work.weights * cost.weight + work.taps * cost.tap + work.moved * cost.moved
    loop = (cost.in_order if first.in_order else 1.0) * (work.loop_macs * cost.loop_mac + work.loop_windows * cost.loop_window)
    moved = work.bytes_b / smaller(FALLBACK_B_PER_S if host is None else host.memory_b_per_s, cost.draw * all_loads)
    took = larger(shared + (stalls * alone + loop + work.cycles) / first.hz, moved)
    return (took + stalls * (work.operators * cost.operator + work.shared * cost.join * (threads - 1)) / first.hz) * 1e6


def _mac_s(core: CoreType, integers: bool, cost: HostCosts) -> Value:
    peak = core.flops * core.int8_ratio if integers else core.flops
    loaded = 2.0 * cost.size_b / BLOCK / (core.hz * _load_b(core)) if core.in_order else 0.0
    return 2.0 / (cost.share * peak) + loaded


def _load_b(core: CoreType) -> Value:
    """Return the bytes that a core loads in a cycle: if not stated, two operands for each two multiply-accumulates."""
    return 2.0 * core.flops / core.hz if core.load_b_per_cycle is None else core.load_b_per_cycle


def _least(values: Sequence[Value]) -> Value:
    least = values[0]
    for value in values[1:]:
        least = smaller(least, value)
    return least


def busy_cores(host: HostCpu | None) -> tuple[CoreType, ...]:
    """Return the cores that operators run on, the fastest first, each type with as many of its cores as are used.

    They are those of `host.threads`. If that is not set, they are the cores of one type, at most `MOST_THREADS`: those that do
    the most products of floats together. Threads with equal shares gain nothing from slower ones.

    >>> [(core.name, core.cores) for core in busy_cores(load_gpu("adreno-640").host)]
    [('Kryo 485 Gold', 3)]
    """
    if host is None:
        return (CoreType(name="a big core", cores=1, hz=FALLBACK_HZ, flops=FALLBACK_FLOPS),)
    if not host.types:
        alike = CoreType(name=host.name, cores=host.cores, hz=host.hz, flops=host.flops / host.cores)
        return (_some(alike, MOST_THREADS),) if host.threads is None else _named(host.threads, (alike,))
    ordered = tuple(sorted(host.types, key=lambda core: -core.flops))
    if host.threads is not None:
        return _named(host.threads, ordered)
    few = [_some(core, MOST_THREADS) for core in ordered]
    return (max(few, key=lambda core: core.cores / _mac_s(core, False, COSTS[False])),)


def cores_text(host: HostCpu | None) -> str:
    """Return which cores operators run on, for a reader.

    >>> cores_text(load_gpu("adreno-640", {"host.threads": "1large+1med"}).host)
    '1 Kryo 485 Prime and 1 Kryo 485 Gold'
    """
    return " and ".join(f"{core.cores} {core.name}" if host is not None else core.name for core in busy_cores(host))


def _some(core: CoreType, count: int) -> CoreType:
    return msgspec.structs.replace(core, cores=min(core.cores, count))


def _named(threads: str, ordered: Sequence[CoreType]) -> tuple[CoreType, ...]:
    known = dict(zip(NAMES.get(len(ordered), ()), ordered, strict=False))
    parts = [re.fullmatch(r"(\d+)([a-z]+)", part) for part in re.findall(r"\d+[a-z]+", threads)]
    asked = {part[2]: int(part[1]) for part in parts if part is not None}
    whole = threads.replace("+", "") == "".join(f"{count}{name}" for name, count in asked.items())
    if not asked or not whole or any(name not in known or not 0 < asked[name] <= known[name].cores for name in asked):
        offered = ", ".join(f"{core.cores}{name} ({core.name})" for name, core in known.items()) or "one to three types"
        raise InputError(f"host.threads: got '{threads}', expected cores such as 1large or 1large+1small, at most {offered}")
    return tuple(_some(core, asked[name]) for name, core in known.items() if name in asked)


def maps_buffers(host: HostCpu | None) -> bool:
    """Return whether the CPU can map buffers of the GPU, in place of copies; None is a CPU that is not described.

    >>> maps_buffers(load_gpu("adreno-640").host), maps_buffers(None)
    (True, False)
    """
    return host is not None and host.mapping != "copied"


def transfer_s(bytes_b: int, host: HostCpu | None, call_s: Value, *, mapped: bool) -> Value:
    """Return the seconds in which the CPU gets at a buffer of the GPU, or the GPU at one of the CPU.

    A copy is one host call and moves the bytes at the CPU's bandwidth. A mapping is two calls. Where caches are not coherent
    (`host.mapping`) its lines are written back, at that bandwidth at worst, which is what is taken.

    Parameters
    ----------
    call_s : of a host call, `mgpusim.cost.launch.enqueue_s`.
    mapped : whether the buffer is mapped, where the GPU's description says that it can be.

    >>> transfer_s(10**6, None, 1e-5, mapped=False)
    0.00011
    >>> transfer_s(10**6, load_gpu("intel-hd505").host, 1e-5, mapped=True)
    2e-05
    """
    rate = FALLBACK_B_PER_S if host is None else host.memory_b_per_s
    if not mapped or host is None or not maps_buffers(host):
        return call_s + bytes_b / rate
    return 2.0 * call_s + (bytes_b / rate if host.mapping == "maintained" else 0.0)
