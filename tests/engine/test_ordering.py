"""The order of the operations of a block: what loads wait for, and what does not hold them up."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.engine.event.ordering import Item, ordered
from mgpusim.opencl.analysis.dataflow import DataOp

ROOM = (16.0, 28.0)


def item(n: int, cls: str, memory: str = "", words: float = 0.0, inputs: tuple[int, ...] = ()) -> Item:
    """An operation that makes value n."""
    op = DataOp(cls, 32, 1, "value", 1.0, 1, n, n, inputs, memory, words)
    return Item(op, 0, tuple((v, 0) for v in inputs), n, n, memory in ("local", "constant"))


def names(items: list[Item]) -> list[str]:
    return [f"{i.op.memory or i.op.cls} {i.op.result}" for i in items]


def staged(fetches: int) -> list[Item]:
    """A barrier, then for each texel four loads of local memory and products with it."""
    out = [item(0, "barrier")]
    for _ in range(fetches):
        texel = len(out)
        out.append(item(texel, "texture", "texture", 4.0))
        for _ in range(4):
            out.append(item(len(out), "load", "local", 4.0))
            out.append(item(len(out), "fma", inputs=(texel, len(out) - 1)))
    return out


@pytest.mark.parametrize("over_barriers", [False, True])
def test_fetches_do_not_wait_for_loads_of_local_memory(over_barriers: bool) -> None:
    """NVIDIA's compiler fetches all texels before the barrier; loads of local memory follow beside the arithmetic."""
    found = names(ordered(staged(4), ROOM, lambda op: (1, 4), over_barriers=over_barriers))
    last_fetch = max(n for n, name in enumerate(found) if name.startswith("texture"))
    assert last_fetch < min(n for n, name in enumerate(found) if name.startswith("fma"))
    assert (last_fetch < found.index("barrier 0")) == over_barriers
    assert found.index("barrier 0") < min(n for n, name in enumerate(found) if name.startswith("local"))


def test_loads_of_buffers_stay_behind_a_barrier() -> None:
    items = [item(0, "barrier"), item(1, "load", "global", 4.0), item(2, "texture", "texture", 4.0)]
    assert names(ordered(items, ROOM, lambda op: (1, 4), over_barriers=True)) == ["texture 2", "barrier 0", "global 1"]


def test_registers_of_loads_and_fetches_are_the_same_ones() -> None:
    """Two loads of buffers take half of the registers, four fetches more than the rest: the last waits for a product."""
    items = [item(n, "load", "global", 4.0) for n in range(2)] + [item(n, "texture", "texture", 4.0) for n in range(2, 6)]
    items.append(item(6, "fma", inputs=(0, 2)))
    found = names(ordered(items, ROOM, lambda op: (1, 4)))
    assert found.index("fma 6") < found.index("texture 5")
    assert found.index("texture 4") < found.index("fma 6")


def test_constants_on_the_chip_take_no_registers_of_fetches() -> None:
    """Seven fetches fill the registers, whatever constants stand between them."""
    items: list[Item] = []
    for _ in range(8):
        texel = len(items)
        items.append(item(texel, "texture", "texture", 4.0))
        for _ in range(6):
            items.append(item(len(items), "load", "constant", 4.0))
            items.append(item(len(items), "fma", inputs=(texel, len(items) - 1)))
    found = names(ordered(items, ROOM, lambda op: (1, 4)))
    fetches = [n for n, name in enumerate(found) if name.startswith("texture")]
    sums = [n for n, name in enumerate(found) if name.startswith("fma")]
    assert fetches[6] < sums[0] < fetches[7]


KINDS = {
    "fma": ("fma", "", 0.0),
    "load": ("load", "global", 4.0),
    "near": ("load", "local", 4.0),
    "fetch": ("texture", "texture", 4.0),
    "store": ("store", "", 0.0),
    "barrier": ("barrier", "", 0.0),
}


@given(st.lists(st.tuples(st.sampled_from(sorted(KINDS)), st.lists(st.integers(0, 40), max_size=3)), max_size=40), st.booleans())
def test_an_order_keeps_what_a_program_means(drawn: list[tuple[str, list[int]]], over_barriers: bool) -> None:
    """All operations once; operands first; stores in order; at barriers, what may not pass them stays on its side."""
    items: list[Item] = []
    for n, (kind, inputs) in enumerate(drawn):
        cls, memory, words = KINDS[kind]
        sources = tuple(sorted({v for v in inputs if v < n and drawn[v][0] not in ("store", "barrier")}))
        made = item(n, cls, memory, words, () if cls == "barrier" else sources)
        items.append(
            msgspec.structs.replace(made, op=msgspec.structs.replace(made.op, result=-1)) if cls in ("store", "barrier") else made
        )
    found = ordered(items, ROOM, lambda op: (1, 4), over_barriers=over_barriers)
    place = {i.entry: n for n, i in enumerate(found)}
    assert sorted(place) == list(range(len(items)))
    assert all(place[v] < place[i.entry] for i in items for v, _ in i.reads)
    stores = [place[i.entry] for i in items if i.op.cls == "store"]
    assert stores == sorted(stores)
    for barrier in (i for i in items if i.op.cls == "barrier"):
        for other in items:
            bound = other.op.cls in ("store", "barrier") or (other.op.cls == "load")
            if bound and other.entry != barrier.entry:
                assert (other.entry < barrier.entry) == (place[other.entry] < place[barrier.entry])


def test_of_sums_side_by_side_the_next_term_of_each_is_loaded_first() -> None:
    """Four sums of four terms, written one after the other; machine code has the first terms of all four first."""
    items = []
    for first in range(0, 32, 8):
        for n in range(first, first + 8, 2):
            items.append(item(n, "load", "global", 4.0))
            items.append(item(n + 1, "fma", inputs=(n, n - 1) if n > first else (n,)))
    found = [i.op.result for i in ordered(items, ROOM, lambda op: (1, 4)) if i.op.cls == "load"]
    assert found == [first + term for term in range(0, 8, 2) for first in range(0, 32, 8)]


def test_a_load_that_others_are_addressed_by_goes_first() -> None:
    items = [item(0, "load", "global", 4.0), item(1, "fma", inputs=(0,)), item(2, "load", "global", 1.0)]
    items += [item(3, "load", "global", 1.0, inputs=(2,)), item(4, "fma", inputs=(1, 3))]
    found = [i.op.result for i in ordered(items, ROOM, lambda op: (1, 4)) if i.op.cls == "load"]
    assert found[0] in (0, 2)
    assert found.index(2) < found.index(3)
