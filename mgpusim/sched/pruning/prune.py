"""Pruning a space: which members each criterion removes, alone and after those before it, and which are left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec
import numpy as np

from mgpusim.arch.spec import GpuSpec
from mgpusim.arrays import Array
from mgpusim.errors import MgpusimError
from mgpusim.limits import check_memory
from mgpusim.sched.pruning.criteria import TABLE1, CriteriaConstants, Use, criteria, removed
from mgpusim.sched.pruning.kernel_use import COMPILING, use_of_launches
from mgpusim.sched.pruning.roles import knob_use
from mgpusim.session import USUAL, Session
from mgpusim.workload.launch import Launch
from mgpusim.workload.spaces.space import Space

CHUNK = 1 << 17
"""Members judged at once."""
KEPT_B = 16.0
"""Bytes of memory for a member that is kept: its index, twice while all are put together."""


class Stage(msgspec.Struct, frozen=True):
    """What one criterion does, in the order in which they are applied.

    Attributes
    ----------
    alone : members it removes of all.
    only : members that no other criterion removes.
    removes : members it removes of those the criteria before it left; `left` what is left then.
    """

    criterion: str
    alone: int
    only: int
    removes: int
    left: int


class Pruning(msgspec.Struct, frozen=True):
    """The outcome for one GPU.

    Attributes
    ----------
    considered : members that were judged.
    stages : one per criterion that could be applied, in order.
    unknown : criteria that could not, for want of a figure.
    overlap : members that two criteria both remove, by their positions in `stages`.
    kept : what is left, int64: indices of the space, or positions in what was judged.
    """

    considered: int
    stages: tuple[Stage, ...]
    unknown: tuple[str, ...]
    overlap: tuple[tuple[int, ...], ...]
    kept: Array

    @property
    def share_removed(self) -> float:
        """Share of what was judged that is removed."""
        return 1.0 - len(self.kept) / self.considered if self.considered else 0.0


class _Tally:
    def __init__(self, names: Sequence[str], space: str = "") -> None:
        self.space = space
        self.names = tuple(dict.fromkeys(names))
        for name in self.names:
            criteria.lookup(name)  # an unknown one is said before a long run
        self.considered = 0
        self.known: tuple[str, ...] | None = None
        self.kept: list[Array] = []
        self.n_kept = 0

    def add(self, members: Array, use: Use, gpu: GpuSpec, constants: CriteriaConstants) -> None:
        masks = removed(use, gpu, self.names, constants)
        if self.known is None:
            self.known = tuple(masks)
            k = len(self.known)
            self.overlap, self.only, self.removes = np.zeros((k, k), np.int64), np.zeros(k, np.int64), np.zeros(k, np.int64)
        self.considered += len(members)
        if not masks:
            self._keep(members)
            return
        table = np.stack([masks[name] for name in self.known])
        counts = table.sum(axis=0)
        wide = table.astype(np.float32)  # whole numbers up to 2^24 are exact, and a matrix product of floats is fast
        self.overlap += np.rint(wide @ wide.T).astype(np.int64)
        self.only += (table & (counts == 1)).sum(axis=1)
        gone = np.zeros(len(members), bool)
        for k, mask in enumerate(table):
            self.removes[k] += int((mask & ~gone).sum())
            gone |= mask
        self._keep(members[~gone])

    def _keep(self, members: Array) -> None:
        self.n_kept += len(members)
        check_memory(
            f"{self.space or 'the space'}: the {self.n_kept:,} members kept so far", KEPT_B * self.n_kept,
            "give it more constraints or fewer values",
        )  # fmt: skip
        self.kept.append(members)

    def result(self) -> Pruning:
        known = self.known or ()
        left, stages = self.considered, []
        for k, name in enumerate(known):
            left -= int(self.removes[k])
            stages.append(Stage(name, int(self.overlap[k, k]), int(self.only[k]), int(self.removes[k]), left))
        unknown = tuple(name for name in self.names if name not in known)
        overlap = tuple(tuple(row) for row in self.overlap.tolist()) if known else ()
        return Pruning(self.considered, tuple(stages), unknown, overlap, np.concatenate([np.zeros(0, np.int64), *self.kept]))


def prune_by_knobs(
    space: Space,
    gpu: GpuSpec,
    names: Sequence[str] = TABLE1,
    constants: CriteriaConstants | None = None,
    *,
    session: Session = USUAL,
) -> Pruning:
    """Return what the criteria leave of a space, judged by its knobs alone.

    Parameters
    ----------
    session : settings of the run, which tells (the index reached, of how many, what is done).

    >>> space = Space("demo", (Knob("R", (30, 90)), Knob("WG", (32, 1024))), roles={"registers": "R", "items": "WG"})
    >>> pruning = prune_by_knobs(space, load_gpu("adreno-640"))
    >>> [(s.criterion, s.alone, s.left) for s in pruning.stages], pruning.kept.tolist()
    ([('registers', 1, 3), ('warp', 2, 1)], [1])
    """
    tally = _Tally(names, space.name)
    for part in space.valid_indices(CHUNK):
        tally.add(part, knob_use(space, part, gpu), gpu, constants or CriteriaConstants())
        session.tell(int(part[-1]) + 1, space.count, "pruning by knobs")
    return tally.result()


def prune_use(use: Use, gpu: GpuSpec, names: Sequence[str] = TABLE1, constants: CriteriaConstants | None = None) -> Pruning:
    """Return what the criteria leave of the rows of a use; `kept` are their positions."""
    tally = _Tally(names)
    tally.add(np.arange(len(use)), use, gpu, constants or CriteriaConstants())
    return tally.result()


class Compiled(msgspec.Struct, frozen=True):
    """Members judged by their compiled kernels.

    Attributes
    ----------
    members : which were compiled, int64.
    use : theirs, a row each.
    pruning : of those that compile; `kept` are members of the space.
    failed : why members do not compile: (how many, the reason, one of them), most common first.
    predicted : how many of them were predicted for `model`, which is asked last and of what the other criteria leave. Those whose
        lower bound is above what it keeps are spared that.
    refused : how many of those could not be predicted, and why the first could not.
    """

    members: Array
    use: Use
    pruning: Pruning
    failed: tuple[tuple[int, str, int], ...]
    predicted: int = 0
    refused: tuple[int, str] = (0, "")


def prune_compiled(
    space: Space,
    members: Array,
    gpu: GpuSpec,
    names: Sequence[str] = TABLE1,
    constants: CriteriaConstants | None = None,
    *,
    engine: str = "analytic",
    session: Session = USUAL,
) -> Compiled:
    """Compile the kernels of members and judge them by their IR. One that does not compile does not stop the others.

    Parameters
    ----------
    engine : for `model`; see `mgpusim.sched.pruning.member_times.model_times`.
    session : settings of the run, which tells (members done, of how many, what is done with them).
    """
    launches, reasons = [], {}
    for place, index in enumerate(members.tolist()):
        try:
            launches.append(space.launch(space.config(index)))
        except MgpusimError as error:
            reasons[place] = str(error)
            launches.append(Launch("kernel void none() {}", "none", (1,)))
    if session.cache:  # through which the processes hand on what they compile
        _precompile(launches, session)
    use, failed = use_of_launches(launches, session=session.quiet if session.cache else session)
    reasons.update(failed)
    fine = np.array([place for place in range(len(launches)) if place not in reasons], np.int64)
    pruning = prune_use(use.take(fine), gpu, [name for name in names if name != "model"], constants)
    predicted, refused = 0, (0, "")
    if "model" in names:
        from mgpusim.sched.pruning.member_times import model_times

        left = fine[pruning.kept]
        bounds = knob_use(space, members[left], gpu).bound_us
        some = [launches[p] for p in left.tolist()]
        judged = constants or CriteriaConstants()
        told = model_times(some, gpu, judged, engine=engine, bounds=bounds, session=session)
        times, refused = told.times_us, told.refused
        predicted = int(np.isfinite(told.rated_us).sum())
        everywhere = np.full(len(launches), np.nan)
        everywhere[left] = times
        use = msgspec.structs.replace(use, predicted_us=everywhere)
        pruning = _after(pruning, prune_use(Use(predicted_us=times), gpu, ["model"], constants))
    gists = Counter(_gist(text) for text in reasons.values())
    failures = [
        (n, text, next(int(members[p]) for p, t in reasons.items() if _gist(t) == text)) for text, n in gists.most_common()
    ]
    pruning = msgspec.structs.replace(pruning, kept=members[fine[pruning.kept]])
    return Compiled(members, use, pruning, tuple(failures), predicted, refused)


def _after(pruning: Pruning, last: Pruning) -> Pruning:
    """Return a pruning with one more criterion, that was asked of what it keeps."""
    stages = tuple(msgspec.structs.replace(s, only=s.removes) for s in last.stages)
    side = len(pruning.stages) + len(stages)
    overlap = [[*row, *[0] * len(stages)] for row in pruning.overlap] + [[0] * side for _ in stages]
    for k, stage in enumerate(stages):
        overlap[len(pruning.stages) + k][len(pruning.stages) + k] = stage.removes
    return Pruning(
        pruning.considered, (*pruning.stages, *stages), (*pruning.unknown, *last.unknown), tuple(map(tuple, overlap)),
        pruning.kept[last.kept],
    )  # fmt: skip


def _precompile(launches: Sequence[Launch], session: Session) -> None:
    """Compile every different source once, several at a time: the compiler is a process of its own."""
    from mgpusim.opencl.clang import compile_source
    from mgpusim.workload.source import source_of_launch

    different = list({(str(launch.source), launch.options): launch for launch in launches}.values())

    def compile_one(launch: Launch) -> None:
        try:
            compile_source(source_of_launch(launch))
        except MgpusimError:  # said by whoever asks for its IR
            return

    with ThreadPoolExecutor(max(1, session.jobs)) as pool:
        for done, _ in enumerate(pool.map(compile_one, different), 1):
            session.tell(done, len(different), COMPILING)


def _gist(text: str) -> str:
    """Return the first line of an error that says what is wrong, without its place: equal for members that fail alike.

    >>> _gist("conv.cl:12:5: error: use of undeclared identifier 'X'")
    "error: use of undeclared identifier 'X'"
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()] or [""]
    line = next((line for line in lines if "error:" in line), lines[0])
    return line[line.index("error:") :] if "error:" in line else line
