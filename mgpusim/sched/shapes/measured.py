"""Measured landscapes: the choice groups of a corpus, where the truth about the shapes is known."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

import msgspec

from mgpusim.accuracy.metrics import LEAST_MEMBERS
from mgpusim.accuracy.sample import choice_groups
from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError, nearest
from mgpusim.sched.shapes.candidates import three
from mgpusim.sched.shapes.landscape import Landscape
from mgpusim.session import USUAL, Session
from mgpusim.workload.args import arg_to_dict
from mgpusim.workload.corpus import Corpus, Measurement
from mgpusim.workload.launch import Launch
from mgpusim.workload.local_choice import Shape

Group = tuple[Measurement, ...]


def groups_of(corpus: Corpus, *, like: Launch | None = None, pattern: str | None = None, limit: int | None = None) -> list[Group]:
    """Return the choice groups of a corpus that have three different shapes or more.

    Parameters
    ----------
    like : only the group of this launch: same source, options and arguments, its global size or that rounded up.
    pattern : only kernels with such a name, as in 'conv*'.
    limit : at most so many groups, evenly spaced.
    """
    items = corpus.launches
    groups = []
    for positions in choice_groups(items):
        group = tuple(items[i] for i in positions if items[i].launch.local_size is not None)
        if len({m.launch.local_size for m in group}) >= LEAST_MEMBERS:
            groups.append(group)
    if like is not None:
        groups = [group for group in groups if _is_of(group, like)]
        if not groups:
            raise InputError(
                f"the corpus has not measured {like.label} with global {like.global_size} and these arguments in shapes"
            )
        return groups[:1]
    if pattern is not None:
        names = sorted({group[0].kernel for group in groups})
        groups = [group for group in groups if fnmatchcase(group[0].kernel, pattern)]
        if not groups:
            close = nearest(pattern, names)
            raise InputError(
                f"--kernel: the corpus has no kernel '{pattern}' in three shapes{f'; did you mean {close}?' if close else ''}"
            )
    if not groups:
        raise InputError("the corpus has no launch that was measured in three shapes or more")
    return groups if limit is None or len(groups) <= limit else [groups[k * len(groups) // limit] for k in range(limit)]


def _is_of(group: Group, launch: Launch) -> bool:
    first = group[0].launch
    if (first.entry or launch.entry, first.options, first.dim) != (launch.entry or first.entry, launch.options, launch.dim):
        return False
    if first.text() != launch.text() or [arg_to_dict(a) for a in first.args] != [arg_to_dict(a) for a in launch.args]:
        return False
    return any(
        all(
            m <= size < m + w
            for m, size, w in zip(
                launch.global_size, measurement.launch.global_size, measurement.launch.local_size or (), strict=True
            )
        )
        for measurement in group
    )


def landscape_of(group: Sequence[Measurement], gpu: GpuSpec, *, session: Session = USUAL) -> Landscape:
    """Return the landscape of a choice group: its shapes to choose from, with the measured times.

    The launch is that with the smallest global size; the others' are the same work padded. Of a shape measured twice the smaller
    global size counts.
    """
    ordered = sorted(group, key=lambda m: (m.launch.global_size, m.time_ns.median))
    measured: dict[Shape, float] = {}
    launches: dict[Shape, Launch] = {}
    for measurement in ordered:
        shape = three(measurement.launch.local_size or (1,))
        measured.setdefault(shape, measurement.time_ns.median / 1e3)
        launches.setdefault(shape, measurement.launch)
    first = msgspec.structs.replace(ordered[0].launch, local_size=None)
    return Landscape(first, gpu, sorted(measured), measured=measured, launches=launches, session=session.quiet)
