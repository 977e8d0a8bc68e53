"""Choice groups: the launches of a corpus that somebody would choose among, because they do the same work."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mgpusim.workload.args import arg_to_dict
from mgpusim.workload.corpus import Measurement
from mgpusim.workload.launch import Launch

GROUP_TAG = "group"
"""The tag by which launches name their choice group."""
Sizes = tuple[int, ...]


def named_group(item: Measurement) -> bytes | None:
    """Return what names the choice group of a launch: its search space, or its tag `group`; None where nothing does."""
    if "space" in item.tags and "config" in item.tags:  # a member of a search space
        return msgspec.json.encode(["space", item.tags["space"]])
    tag = item.tags.get(GROUP_TAG)
    return None if tag in (None, "") else msgspec.json.encode([GROUP_TAG, str(tag)])


def work_key(item: Measurement) -> bytes:
    """Return what launches of one choice group have in common: kernel, arguments, tags, offset, dimensions.

    Members of a search space (tags `space` and `config`) do the same work with other code and other tags. So do launches with
    the same tag `group`: those of several kernels, or of one built with several options.

    >>> a = Launch("kernel void f() {}", "f", (64, 64), local_size=(8, 4))
    >>> b = Launch("kernel void f() {}", "f", (64, 64), local_size=(4, 4))
    >>> from mgpusim.workload.corpus import TimeNs
    >>> work_key(Measurement("f", a, TimeNs(1.0))) == work_key(Measurement("f", b, TimeNs(1.0)))
    True
    """
    launch, named = item.launch, named_group(item)
    if named is not None:
        return named
    offset = launch.offset or (0,) * launch.dim
    args = [arg_to_dict(arg) for arg in launch.args]
    return msgspec.json.encode([item.kernel, launch.dim, offset, args, item.tags], order="deterministic")


def choice_groups(items: Sequence[Measurement]) -> tuple[tuple[int, ...], ...]:
    """Return the choice groups of `items` as ascending positions, in order of their first members.

    Launches with the same tag `group` belong together, and the members of a search space. Of the others, launches of one kernel
    with equal arguments and tags belong together whatever their local size. Their global sizes may differ as far as rounding up
    to whole work groups explains it: where there is one size that pads to each of them. (A kernel without
    arguments cannot know its bounds: its global size is its work.)

    >>> from mgpusim.workload.args import ScalarArg
    >>> from mgpusim.workload.corpus import TimeNs
    >>> shapes = [((100,), (50,)), ((128,), (64,)), ((112,), (16,)), ((128,), (16,))]
    >>> choice_groups([
    ...     Measurement("f", Launch("kernel void f(int n) {}", "f", g, (ScalarArg("int32", 100),), local_size=l), TimeNs(1.0))
    ...     for g, l in shapes
    ... ])
    ((0, 2), (1, 3))
    """
    alike: dict[bytes, dict[Sizes, list[int]]] = {}
    for index, item in enumerate(items):
        size = item.launch.global_size if named_group(item) is None else ()
        alike.setdefault(work_key(item), {}).setdefault(size, []).append(index)
    groups: list[Sequence[int]] = []
    launches = [item.launch for item in items]
    for by_global in alike.values():
        groups += _up_to_padding(by_global, launches) if len(by_global) > 1 else by_global.values()
    return tuple(sorted(tuple(sorted(group)) for group in groups))


def _up_to_padding(by_global: dict[Sizes, list[int]], launches: Sequence[Launch]) -> list[list[int]]:
    """Join global sizes that one size can be padded to, smallest first: the result does not depend on the order of launches."""
    joined: list[tuple[list[tuple[int, int]], list[int]]] = []  # what the unpadded size can be (low, high], and the members
    for size in sorted(by_global):
        own = [launches[i] for i in by_global[size]]
        slack = [min(_padding(launch, axis) for launch in own) for axis in range(len(size))]
        span = [(n - s - 1, n) for n, s in zip(size, slack, strict=True)]
        for k, (held, members) in enumerate(joined):
            both = [(max(a[0], b[0]), min(a[1], b[1])) for a, b in zip(held, span, strict=True)]
            if all(low < high for low, high in both):
                joined[k] = (both, members + by_global[size])
                break
        else:
            joined.append((span, list(by_global[size])))
    return [members for _, members in joined]


def _padding(launch: Launch, axis: int) -> int:
    """Return how many work items along `axis` may be padding: less than a work group, none if it has no whole ones.

    A single work group is not taken for padding unless the launch says that its kernel checks bounds. The launches of an empty
    kernel with groups of 32, 64 and 256 items are not the same work.
    """
    local, size = launch.local_size, launch.global_size
    if local is None or not launch.args or size[axis] % local[axis] or (not launch.pad and local == size):
        return 0
    return local[axis] - 1
