"""The front door of the device simulation: launches as users give them, enqueued on a GPU."""

from __future__ import annotations

import os
from collections.abc import Sequence

import msgspec

from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.device.policies import dispatch_policies
from mgpusim.engine.device.queue import BufferUse, ClockStep, Command, LaunchProfile, profile_of
from mgpusim.engine.device.run import DeviceRun
from mgpusim.engine.device.state import GpuClock
from mgpusim.engine.predict import engines, predict
from mgpusim.errors import InputError, suggest
from mgpusim.session import USUAL, Session
from mgpusim.units import parse_quantity
from mgpusim.workload.args import BufferArg, ImageArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.launches import LaunchLike, as_launches, check_list
from mgpusim.workload.provenance import by_engine
from mgpusim.workload.shipped import find_launch


def queue(
    launches: Sequence[LaunchLike],
    gpu: GpuLike,
    engine: str = "analytic",
    *,
    repeat: int = 1,
    queues: int = 1,
    in_order: bool = True,
    concurrent: bool = False,
    after: Sequence[str | tuple[str, str]] = (),
    dispatch: str = "breadth",
    dvfs: Sequence[str | ClockStep] = (),
    warm: bool = True,
    overrides: Overrides | None = None,
    session: Session = USUAL,
) -> DeviceRun:
    """Simulate command queues: host calls, gaps, work-group dispatch, shader cores, the state of L2, clock steps.

    Launches are enqueued in the order given. One given twice is called NAME and NAME-2, and uses the same buffers again;
    different launches never share buffers.

    Parameters
    ----------
    launches : one or more, each a `Launch`, the path of a launch file, or the name of a shipped example.
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    engine : name of a registered engine: predicts each launch by itself.
    repeat : enqueue the whole list this often; its launches are then called NAME#1, NAME#2, ...
    queues : how many there are; the launches go to them in turn.
    in_order : a queue's launches run one after the other; otherwise they wait only for those that `after` names.
    concurrent : kernels may run side by side; otherwise the GPU's own policy holds.
    after : "FIRST:THEN", or a pair: THEN waits for the end of FIRST, within each repetition.
    dispatch : name of a dispatch policy: breadth or depth.
    dvfs : changes of the GPU clock, as "TIME:CLOCK" like "2ms:300MHz", or a `ClockStep` in seconds and Hz.
    warm : a launch's first run is as warm as predicted; otherwise L2 is empty at first.
    overrides : fields of the GPU to change first, by dotted path, as in ``{"launch.gap_s": "10 us"}``.
    session : settings of the run, which tells (launches predicted, of how many, which is next).

    Returns
    -------
    DeviceRun
        Per launch the times that event profiling reports, in picoseconds; of the whole in microseconds.

    Raises
    ------
    UnknownNameError
        There is no such engine, policy, GPU or example.
    InputError
        No launch; waits for launches that do not exist, or that can never end; a clock that is not positive.
    MgpusimError
        What is wrong with a launch or its kernel.

    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> small = Launch(source, "twice", (512,), (BufferArg("float32", 512),), local_size=(64,))
    >>> run = queue([small, small], "adreno-640", overrides={"launch.enqueue_s": "1 us"}, session=Session(cache=False))
    >>> [(launch.name, launch.waited_for) for launch in run.launches]
    [('twice', 'host'), ('twice-2', 'twice')]
    """
    from mgpusim.engine.device.simulation import simulate

    engines.lookup(engine)
    dispatch_policies.lookup(dispatch)
    for name, count in (("repeat", repeat), ("queues", queues)):
        if count < 1:
            raise InputError(f"{name}: got {count}, expected at least 1")
    gpu = as_gpu(gpu, overrides)
    names = queue_names(launches)
    waits, steps = _waits(after, names), _clock_steps(dvfs)
    profiles = _profiles(launches, gpu, engine, session)
    run = simulate(
        _commands(names, profiles, waits, repeat, queues), gpu, in_order=in_order, clock_steps=steps, warm=warm,
        queue_policy="concurrent" if concurrent else "", dispatch_policy=dispatch,
    )  # fmt: skip
    return msgspec.structs.replace(run, engine=engine, provenance=by_engine(engine, gpu.name))


def queue_names(launches: Sequence[LaunchLike]) -> list[str]:
    """Return a name of its own for each launch: the stem of its file or its kernel's name, numbered from the second on.

    >>> queue_names(["softmax", "reduction", "examples/softmax.toml"])
    ['softmax', 'reduction', 'softmax-2']
    """
    check_list(launches)
    names: list[str] = []
    for launch in launches:
        stem = launch.label if isinstance(launch, Launch) else find_launch(launch).stem
        name, number = stem, 1
        while name in names:
            number += 1
            name = f"{stem}-{number}"
        names.append(name)
    return names


def _waits(after: Sequence[str | tuple[str, str]], names: Sequence[str]) -> list[tuple[int, int]]:
    """Return (first, then) as positions in `names`.

    >>> _waits(["a:c", ("b", "c")], ["a", "b", "c"])
    [(0, 2), (1, 2)]
    """
    out, wrong = [], []
    for given in after:
        first, colon, then = (
            (part.strip() for part in given.partition(":")) if isinstance(given, str) else (given[0], ":", given[1])
        )
        text = given if isinstance(given, str) else ":".join(given)
        if not (first and colon and then):
            wrong.append(f"after: got '{text}', expected FIRST:THEN, two of {', '.join(names)}")
            continue
        unknown = [name for name in dict.fromkeys((first, then)) if name not in names]
        wrong += [f"after {text}: {suggest('launch', name, names)}" for name in unknown]
        if not unknown:
            out.append((names.index(first), names.index(then)))
    if wrong:
        raise InputError.of("launches to wait for:", wrong)
    return out


def _clock_steps(dvfs: Sequence[str | ClockStep]) -> list[ClockStep]:
    """Return the steps of the clock.

    >>> _clock_steps(["2ms:300MHz", ClockStep(5e-3, 600e6)])
    [ClockStep(at_s=0.002, hz=300000000.0), ClockStep(at_s=0.005, hz=600000000.0)]
    """
    steps, wrong = [], []
    for given in dvfs:
        if isinstance(given, ClockStep):
            steps.append(given)
            continue
        at, colon, clock = given.partition(":")
        try:
            if not colon:
                raise InputError("no colon")
            steps.append(ClockStep(float(parse_quantity(at, "s")), float(parse_quantity(clock, "Hz"))))
        except InputError as error:
            why = "" if not colon else f": {error}"
            wrong.append(f"dvfs: got '{given}', expected TIME:CLOCK, as in 2ms:300MHz{why}")
    if wrong:
        raise InputError.of("clock steps:", wrong)
    GpuClock(1.0, steps)  # what is wrong with them is said before anything is predicted
    return steps


def _profiles(given: Sequence[LaunchLike], gpu: GpuSpec, engine: str, session: Session) -> list[LaunchProfile]:
    """Return the profile of each launch; one given twice is predicted once and uses the same buffers."""
    launches, keys = as_launches(given), _identities(given)
    profiles: dict[str, LaunchProfile] = {}
    for key, launch in zip(keys, launches, strict=True):
        if key in profiles:
            continue
        session.tell(len(profiles), len(set(keys)), f"{launch.label} on {gpu.name}")
        prediction = predict(launch, gpu, engine, session=session.quiet)
        sizes = {i: arg.size_b for i, arg in enumerate(launch.args) if isinstance(arg, (BufferArg, ImageArg))}
        part = prediction.footprint_b / (sum(sizes.values()) or 1)
        buffers = [BufferUse(f"{key}[{i}]", size * part) for i, size in sizes.items()]
        profiles[key] = profile_of(prediction, gpu, buffers=buffers or None)
    return [profiles[key] for key in keys]


def _identities(launches: Sequence[LaunchLike]) -> list[str]:
    """Return an identity for each launch: its file, or for a `Launch` the number of the first that it equals."""
    objects: list[Launch] = []
    out = []
    for launch in launches:
        if isinstance(launch, Launch):
            if launch not in objects:
                objects.append(launch)
            out.append(f"launch {objects.index(launch)}")
        else:
            out.append(os.fspath(find_launch(launch).resolve()))
    return out


def _commands(
    names: Sequence[str], profiles: Sequence[LaunchProfile], waits: Sequence[tuple[int, int]], repeat: int, queues: int
) -> list[Command]:
    """Return the commands of all repetitions in the order of the host's calls."""
    out: list[Command] = []
    for turn in range(repeat):
        tail = f"#{turn + 1}" if repeat > 1 else ""
        for i, (name, profile) in enumerate(zip(names, profiles, strict=True)):
            after = tuple(f"{names[first]}{tail}" for first, then in waits if then == i)
            out.append(Command(f"{name}{tail}", profile, len(out) % queues, after))
    return out
