"""Where the parts of a fused kernel run: one flat index space, and how a work item finds its part and its place in it.

The fused NDRange has one dimension. Its items are numbered through, and each part owns a range of them. An item works out from
its number its work group of the part and its place in that group, x fastest, as GPUs number items themselves. Index spaces of one
to three dimensions, and groups of any shape, thus fuse in any mixture. Which items share a warp decides how a kernel runs on the
GPU. That stays as it was where a group is whole warps.

Two kinds of part differ in what may be done with them:

- *independent*: no barrier, no local memory. Its items need not know of each other. So they are packed densely into whatever size
  the fused groups have, and may begin at any warp (or, unaligned, at any item).
- *cooperative*: barriers or local memory. Its groups stay whole. All groups of an NDRange have the same size. So the fused group
  must hold a whole number of its groups, with no item left over that would miss a barrier.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import msgspec

from mgpusim.errors import InputError

Shape = tuple[int, int, int]
ALIGNMENTS = ("warp", "group", "none")
ORDERS = ("concatenated", "interleaved")
MAX_GROUP = 256  # the largest group that every device of interest takes whatever the kernel
_SMALL = 1 << 31


class PartShape(msgspec.Struct, frozen=True):
    """What a part wants to run: its index space, in three dimensions.

    `global_size` are the items that run (padding included), `dim` what get_work_dim says, `barrier` whether its items wait
    for each other, `cooperative` whether a group has to stay whole. `packable` says that several of its groups may share a
    barrier: 0 not at all, 1 if none is left over, 2 if a left-over place may repeat a group.
    """

    label: str
    global_size: Shape
    local: Shape
    offset: Shape
    dim: int
    cooperative: bool
    barrier: bool
    packable: int = 0

    @property
    def groups(self) -> Shape:
        """Its work groups per dimension."""
        x, y, z = (-(-g // w) for g, w in zip(self.global_size, self.local, strict=True))
        return x, y, z

    @property
    def n_groups(self) -> int:
        """Its work groups."""
        return math.prod(self.groups)

    @property
    def per_group(self) -> int:
        """Items of a group."""
        return math.prod(self.local)

    @property
    def uniform(self) -> bool:
        """Whether all its groups are whole."""
        return all(g % w == 0 for g, w in zip(self.global_size, self.local, strict=True))

    @property
    def slots(self) -> int:
        """Places its items take when they are packed: whole groups, whether their items exist or not."""
        return self.n_groups * self.per_group


class Slot(msgspec.Struct, frozen=True):
    """The stretch of the fused index space that a part owns.

    `first_item` and `span` are in items of the part's own stretch (in interleaved order groups of other parts lie between);
    `first_group` and `groups` are the fused groups it touches. `share` groups of the part run in each fused group, 0 where
    its items are packed without regard to groups. In interleaved order `first_group` is meaningless; `Layout.owner` tells.
    """

    demand: PartShape
    first_item: int
    span: int
    first_group: int
    groups: int
    share: int

    @property
    def padding_items(self) -> int:
        """Items of the stretch that do nothing the part asked for."""
        return self.span - math.prod(self.demand.global_size)


class Layout(msgspec.Struct, frozen=True):
    """The fused index space: `local` items per group, `n_groups` groups, who owns what.

    Where parts alternate, they do so by `stripe` groups. These are as many as the device has cores, so that each core meets all
    parts, as devices hand the first groups out one to each core. Groups that fill no stripe come at the end.
    """

    local: int
    n_groups: int
    order: str
    align: str
    slots: tuple[Slot, ...]
    stripe: int = 1

    @property
    def index_type(self) -> str:
        """Smallest type that numbers the items of every part (32-bit arithmetic is what GPUs are fast at)."""
        most = max(self.n_groups * self.local, *(max(s.demand.slots, s.demand.offset[d] + s.demand.global_size[d])
                                                 for s in self.slots for d in range(3)))  # fmt: skip
        return "uint" if most < _SMALL else "ulong"

    def starts_at_group(self, part: int) -> bool:
        """Whether no group holds the end of the part before and the beginning of this one."""
        return self.order == "interleaved" or self.slots[part].first_item % self.local == 0

    def owner(self, group: int) -> tuple[int, int]:
        """Return (part, its how-manieth group) of a fused group; where parts meet in a group, the one it begins with.

        >>> demand = PartShape("k", (256, 1, 1), (64, 1, 1), (0, 0, 0), 1, True, True)
        >>> [lay_out([demand, demand], "group", "interleaved", 64).owner(g)[0] for g in range(8)]
        [1, 0, 1, 0, 1, 0, 1, 0]
        """
        if self.order == "concatenated":
            part = max(p for p, s in enumerate(self.slots) if s.first_item <= group * self.local)
            return part, group - self.slots[part].first_group
        striped = sum(self.rounds) * self.stripe
        if group >= striped:  # what is left of each part
            group -= striped
            for part, slot in enumerate(self.slots):
                rest = slot.groups - self.rounds[part] * self.stripe
                if group < rest:
                    return part, self.rounds[part] * self.stripe + group
                group -= rest
        turn, lane, left = group // self.stripe, group % self.stripe, sum(self.rounds)
        for part, rounds in enumerate(self.rounds[:-1]):
            before = turn * rounds // left
            if (turn + 1) * rounds // left > before:
                return part, before * self.stripe + lane
            turn, left = turn - before, left - rounds
        return len(self.slots) - 1, turn * self.stripe + lane

    @property
    def rounds(self) -> tuple[int, ...]:
        """Whole stripes of each part."""
        return tuple(slot.groups // self.stripe for slot in self.slots)


def lay_out(
    demands: Sequence[PartShape],
    align: str,
    order: str,
    warp: int,
    local: int | None = None,
    max_items: int | None = None,
    stripe: int = 1,
) -> Layout:
    """Return the fused index space of the parts.

    Parameters
    ----------
    align : "warp", "group" or "none". Where parts may begin: at a warp, at a fused group, anywhere. Cooperative parts always
        begin at a group.
    order : "concatenated" or "interleaved". Part after part, as in the paper, or their groups in turn, in proportion to how many
        they have.
    warp : items of a warp.
    local : items of a fused group; absent, what the cooperative parts need, else the group of the part with the most items,
        rounded up to whole warps.
    max_items : the device's limit on `local`.
    stripe : groups of one part in a row where parts take turns (fewer, if a part has no more).

    >>> demand = PartShape("k", (100, 1, 1), (20, 1, 1), (0, 0, 0), 1, False, False)
    >>> [(s.first_item, s.span) for s in lay_out([demand, demand], "warp", "concatenated", 32).slots]
    [(0, 128), (128, 128)]
    """
    problems = list(_problems(demands, align))
    size = _group_size(demands, warp, local, max_items, problems)
    if problems:
        raise InputError("cannot fuse", problems) if len(problems) > 1 else InputError(problems[0])
    if order == "interleaved" or (align == "warp" and size % warp):
        align = "group"  # warps would not begin where the parts do
    step = {"warp": warp, "group": size, "none": 1}[align]
    starts, at, shares = [], 0, []
    for demand in demands:
        share = size // demand.per_group if demand.cooperative else 0
        grain = size if share else step
        at = -(-at // grain) * grain
        starts.append(at)
        shares.append(share)
        at += -(-demand.n_groups // share) * size if share else demand.slots
    total = -(-at // size)
    slots = []
    for demand, first, end, share in zip(demands, starts, [*starts[1:], total * size], shares, strict=True):
        groups = -(-end // size) - first // size
        slots.append(Slot(demand, first, end - first, first // size, groups, share))
    stripe = max(1, min([stripe, *(s.groups for s in slots)])) if order == "interleaved" else 1
    return Layout(size, total, order, align, tuple(slots), stripe)


def _problems(demands: Sequence[PartShape], align: str) -> Iterator[str]:
    for part, demand in enumerate(demands):
        if demand.barrier and align == "none":
            yield (
                f"part {part} ({demand.label}) has barriers, and without alignment a work group would hold items of several "
                "parts; use align 'warp' or 'group'"
            )
        if demand.barrier and not demand.uniform:
            yield (
                f"part {part} ({demand.label}) has barriers, and its last groups of {_shown(demand.local, demand.dim)} are cut "
                f"off by global {_shown(demand.global_size, demand.dim)}; set pad = true or give a local that divides it"
            )


def _group_size(demands: Sequence[PartShape], warp: int, local: int | None, max_items: int | None, problems: list[str]) -> int:
    fixed = [(p, d) for p, d in enumerate(demands) if d.cooperative]
    if local is not None:
        size = local
    elif fixed:
        size = (
            math.lcm(*(d.per_group for _, d in fixed))
            if any(d.packable for _, d in fixed)
            else max(d.per_group for _, d in fixed)
        )
        if max_items is not None and size > max_items:
            size = max(d.per_group for _, d in fixed)
    else:
        size = -(-max(demands, key=lambda d: (d.slots, d.per_group)).per_group // warp) * warp
        most = MAX_GROUP if max_items is None else max_items
        size = size if size <= most else max(warp, most // warp * warp)
    if max_items is not None and size > max_items:
        problems.append(f"the fused work group of {size} items exceeds the device's {max_items}; give the parts a smaller local")
    for part, demand in fixed:
        who = f"part {part} ({demand.label})"
        if size < demand.per_group:
            problems.append(f"{who} works in groups of {demand.per_group} items, more than the fused group's {size}")
        elif size != demand.per_group and demand.barrier:
            problems += _misfit(who, demand, size, next((p for p, d in fixed if d.per_group == size), None))
    return size


def _misfit(who: str, demand: PartShape, size: int, other: int | None) -> list[str]:
    """Why groups of a part with barriers cannot share a larger fused group, if they cannot."""
    needs = f"those of part {other}" if other is not None else "the fused group"
    same = f"{who} waits at barriers in groups of {demand.per_group} items, and {needs} has {size}".replace("those", "that")
    fix = "give both parts the same number of items per group"
    if size % demand.per_group:
        return [f"{same}: items left over would miss the barrier; {fix}"]
    if not demand.packable:
        return [f"{same}: its groups cannot share barriers safely, for all its code shows; {fix}"]
    if demand.n_groups % (size // demand.per_group) and demand.packable < 2:
        left = demand.n_groups % (size // demand.per_group)
        return [f"{same}: {left} of its {demand.n_groups} groups are left over, and it cannot repeat one safely; {fix}"]
    return []


def _shown(sizes: Sequence[int], dim: int) -> str:
    return f"({', '.join(map(str, sizes[:dim]))})"
