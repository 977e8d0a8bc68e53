"""The CPU: closed forms of cores, threads and data types, and what a library does not share among threads."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec.device import CoreType, HostCpu
from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph, Operator, Quantization, Tensor
from mgpusim.nn.host.cpu import COSTS, busy_cores, cores_text, host_us
from mgpusim.nn.host.work import COMPARED, HostWork, host_work
from mgpusim.nn.passes.groups import OperatorGroup

FREE = {q: msgspec.structs.replace(COSTS[q], operator=0.0, join=0.0, loss=0.0) for q in COSTS}
"""Costs without what handing over and threads add."""
BIG = CoreType(name="big", cores=2, hz=2e9, flops=32e9, int8_ratio=4.0, load_b_per_cycle=32.0)
LITTLE = CoreType(name="little", cores=4, hz=1e9, flops=8e9, int8_ratio=4.0, load_b_per_cycle=8.0, in_order=True)
PRODUCT = HostWork(operators=1, shared=1, product_macs=10**9)
WINDOWS = HostWork(operators=1, shared=1, window_macs=10**8)
PASS = HostWork(operators=1, moved=10**6)


def cpu(*types: CoreType, threads: str | None = None, memory: float = 1e12) -> HostCpu:
    peak = sum(one.cores * one.flops for one in types)
    cores = sum(one.cores for one in types)
    return HostCpu(
        name="test", cores=cores, hz=types[0].hz, flops=peak, memory_b_per_s=memory, types=types, threads=threads
    )  # fmt: skip


def us(work: HostWork, host: HostCpu) -> float:
    return float(host_us(work, host, FREE[work.integers]))


def test_a_product_goes_at_a_share_of_the_peak() -> None:
    assert us(PRODUCT, cpu(BIG, threads="1large")) == pytest.approx(2e9 / (COSTS[False].share * BIG.flops) * 1e6)


def test_a_core_twice_as_fast_takes_half_as_long() -> None:
    fast = msgspec.structs.replace(BIG, hz=2 * BIG.hz, flops=2 * BIG.flops)
    for work in (PRODUCT, WINDOWS, PASS, HostWork(loop_macs=10**6), HostWork(cycles=10**6)):
        assert us(work, cpu(fast, threads="1large")) == pytest.approx(us(work, cpu(BIG, threads="1large")) / 2)


def test_products_add_rates_up_and_equal_shares_wait_for_the_slowest_core() -> None:
    big, little, both = (cpu(BIG, LITTLE, threads=cores) for cores in ("1large", "1small", "1large1small"))
    assert 1 / us(PRODUCT, both) == pytest.approx(1 / us(PRODUCT, big) + 1 / us(PRODUCT, little))
    assert us(WINDOWS, both) == pytest.approx(us(WINDOWS, little) / 2)
    assert us(WINDOWS, both) > us(WINDOWS, big)


def test_threads_share_products_and_depthwise_convolutions_alone() -> None:
    one, four = (cpu(LITTLE, threads=cores) for cores in ("1large", "4large"))
    for work in (PRODUCT, WINDOWS):
        assert us(work, four) == pytest.approx(us(work, one) / 4)
    for work in (PASS, HostWork(gathered=10**6), HostWork(weights=10**6), HostWork(taps=10**6), HostWork(loop_macs=10**6)):
        assert us(work, four) == pytest.approx(us(work, one)) != 0.0


def test_in_order_cores_load_beside_their_arithmetic() -> None:
    overlapping = msgspec.structs.replace(LITTLE, in_order=False)
    loads = 10**9 * 2 * 4 / 8 / (LITTLE.hz * 8.0)  # eight by eight results take eight and eight operands of four bytes
    took = us(PRODUCT, cpu(LITTLE, threads="1large")) - us(PRODUCT, cpu(overlapping, threads="1large"))
    assert took == pytest.approx(loads * 1e6)
    assert us(PASS, cpu(LITTLE)) == pytest.approx(COSTS[False].stalls * us(PASS, cpu(overlapping)))


def test_dot_products_take_a_quarter_of_the_time_of_floats() -> None:
    integers = msgspec.structs.replace(PRODUCT, integers=True)
    for core in (BIG, LITTLE):
        ratio = us(PRODUCT, cpu(core)) / us(integers, cpu(core))
        assert ratio == pytest.approx(COSTS[True].share / COSTS[False].share * core.int8_ratio)


def test_bytes_take_the_bandwidth_of_memory_or_what_the_cores_draw() -> None:
    work = HostWork(bytes_b=10**8)
    assert us(work, cpu(BIG, memory=1e9)) == pytest.approx(1e5)
    one, two = (us(work, cpu(BIG, threads=cores)) for cores in ("1large", "2large"))
    assert one == pytest.approx(2 * two)


amounts = st.floats(0.0, 1e9)
works = st.builds(
    HostWork, operators=st.integers(0, 3), shared=st.integers(0, 3), product_macs=amounts, results=amounts, gathered=amounts,
    weights=amounts, window_macs=amounts, loop_macs=amounts, loop_windows=amounts, taps=amounts, moved=amounts, cycles=amounts,
    bytes_b=amounts, integers=st.booleans(),
)  # fmt: skip


@given(works, st.integers(1, 3))
def test_more_threads_are_never_slower_but_for_what_they_cost(work: HostWork, threads: int) -> None:
    fewer, more = (us(work, cpu(LITTLE, threads=f"{count}large")) for count in (threads, threads + 1))
    assert more <= fewer * (1 + 1e-12)


@given(works, st.sampled_from([name for name in HostWork.__struct_fields__ if name not in ("macs", "integers")]))
def test_more_work_never_takes_less(work: HostWork, name: str) -> None:
    host = load_gpu("adreno-640").host
    more = msgspec.structs.replace(work, **{name: 2 * getattr(work, name) + 1})
    assert float(host_us(more, host)) >= float(host_us(work, host))


def test_big_products_gain_from_threads_whatever_those_cost() -> None:
    times = [float(host_us(PRODUCT, cpu(LITTLE, threads=f"{count}large"))) for count in (1, 2, 3, 4)]
    assert times == sorted(times, reverse=True)


def test_cores_are_those_of_the_type_that_does_the_most_or_those_named() -> None:
    assert [(core.name, core.cores) for core in busy_cores(cpu(BIG, LITTLE))] == [("big", 2)]
    many = msgspec.structs.replace(LITTLE, cores=32)
    assert [(core.name, core.cores) for core in busy_cores(cpu(many))] == [("little", 4)]
    assert [(core.name, core.cores) for core in busy_cores(cpu(BIG, LITTLE, threads="2large+3small"))] == [
        ("big", 2), ("little", 3),
    ]  # fmt: skip
    assert cores_text(None) == "a big core"


@pytest.mark.parametrize("threads", ["3large", "0small", "1med", "large", "1large1large", "2large+x", "2 large", "1largest", ""])
def test_cores_that_there_are_not_are_named(threads: str) -> None:
    with pytest.raises(InputError, match=r"host\.threads: got '.*', expected cores such as .* 2large \(big\), 4small"):
        busy_cores(cpu(BIG, LITTLE, threads=threads))


# ---- what operators ask ------------------------------------------------------------------------------------------------
def conv(groups: int, kernel: int, channels: int = 32, stride: int = 1, dtype: str = "float32") -> tuple[Graph, OperatorGroup]:
    side, scale = 16, Quantization((0.5,), (0,)) if dtype == "int8" else None
    tensors = {
        "x": Tensor("x", (1, side, side, channels), dtype, quantization=scale),
        "w": Tensor("w", (channels, kernel, kernel, channels // groups), dtype, constant=True),
        "y": Tensor("y", (1, side // stride, side // stride, channels), dtype, quantization=scale),
        "z": Tensor("z", (1, side // stride, side // stride, channels), dtype, quantization=scale),
    }
    pad = [kernel // 2] * 4
    one = Operator(
        "c", "conv2d", ("x", "w"), ("y",),
        {"kernel": [kernel] * 2, "strides": [stride] * 2, "dilations": [1, 1], "pads": pad, "groups": groups},
    )  # fmt: skip
    relu = Operator("r", "elementwise", ("y",), ("z",), {"function": "relu"})
    return Graph("g", (one, relu), tensors, ("x",), ("z",)), OperatorGroup(one, (relu,), (0,))


def test_windows_of_one_pixel_are_not_gathered() -> None:
    assert host_work(*conv(1, 1)).gathered == 0
    assert host_work(*conv(1, 3)).gathered == 16 * 16 * 9 * 32
    assert host_work(*conv(1, 1, stride=2)).gathered == 8 * 8 * 32


def test_kinds_of_convolutions_have_their_kernels() -> None:
    product, depthwise, grouped = (host_work(*conv(groups, 3)) for groups in (1, 32, 4))
    assert product.product_macs == product.macs == 16 * 16 * 9 * 32 * 32
    assert (depthwise.window_macs, depthwise.product_macs, depthwise.moved) == (16 * 16 * 9 * 32, 0, 16 * 16 * 32)
    assert (grouped.loop_macs, grouped.loop_windows, grouped.shared) == (16 * 16 * 9 * 32 * 8, 16 * 16 * 9 * 32, 0)
    assert {one.operators for one in (product, depthwise, grouped)} == {1}  # the activation is fused


def test_integers_of_8_bits_are_taken_from_the_model_or_as_asked() -> None:
    graph, group = conv(1, 3, dtype="int8")
    assert host_work(graph, group).integers
    assert not host_work(*conv(1, 3)).integers
    assert host_work(*conv(1, 3), integers=True).bytes_b * 4 == host_work(*conv(1, 3), integers=False).bytes_b


def test_reshapes_are_free_and_other_operators_pass_over_elements() -> None:
    tensors = {name: Tensor(name, (1, 1000)) for name in "xy"}
    free = Operator("r", "reshape", ("x",), ("y",), {"shape": [1, 1000]})
    graph = Graph("g", (free,), tensors, ("x",), ("y",))
    assert host_us(host_work(graph, OperatorGroup(free)), None) == 0.0
    soft = Operator("s", "softmax", ("x",), ("y",), {"axis": 1})
    assert host_work(graph, OperatorGroup(soft)).moved == 1000


def test_sorting_takes_more_than_twice_as_long_for_twice_the_keys_and_suppression_sorts_few() -> None:
    def took(kind: str, count: int) -> float:
        tensors = {name: Tensor(name, (1, count)) for name in "xy"}
        one = Operator("s", kind, ("x",), ("y",), {})
        return float(us(host_work(Graph("g", (one,), tensors, ("x",), ("y",)), OperatorGroup(one)), cpu(BIG)))

    assert took("sort", 2**20) > 2.0 * took("sort", 2**19)
    assert took("nms", 2**20) < took("sort", 2**20)


def detection(classes: int, boxes: int, **more: object) -> HostWork:
    """Return what the end of a detector asks of a CPU."""
    shapes = {"o": (1, boxes, 4), "s": (1, boxes, classes), "p": (boxes, 4), "y": (1, 100, 6)}
    tensors = {name: Tensor(name, shape) for name, shape in shapes.items()}
    one = Operator("d", "detection_output", ("o", "s", "p"), ("y",), {"background": 1, **more})
    return host_work(Graph("g", (one,), tensors, ("o", "s"), ("y",)), OperatorGroup(one))


def test_boxes_are_compared_class_by_class_and_most_of_the_time_goes_there() -> None:
    whole, half = detection(81, 3200).cycles, detection(41, 3200).cycles
    assert 1.9 < whole / half < 2.1
    best = detection(81, 3200, best_class=True, score_threshold=None)
    assert best.cycles < whole / 5
    assert detection(81, 3200, max_per_class=1).cycles < whole / 2
    wide = detection(81, 64000).cycles / detection(81, 32000).cycles  # no more than `top_k` compete
    assert wide < 2.2


def test_boxes_at_random_places_are_compared_as_often_as_is_charged() -> None:
    drawn = Random(1)
    squares = ((drawn.random(), drawn.random(), 0.05 + 0.4 * drawn.random()) for _ in range(160))
    boxes = [(x, y, x + side, y + side) for x, y, side in squares]
    kept: list[tuple[float, ...]] = []
    compared = 0
    for a in boxes:
        for b in kept:
            compared += 1
            wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
            both = max(0.0, wide) * max(0.0, high)
            if both > 0.45 * ((a[2] - a[0]) ** 2 + (b[2] - b[0]) ** 2 - both):
                break
        else:
            kept.append(a)
    assert compared / len(boxes) ** 2 == pytest.approx(COMPARED, rel=0.25)
