"""`mgpusim queue`: several launches on one device, with what lies between them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mgpusim.cli.options import find_launches, find_target, gpu_options, load_gpus
from mgpusim.errors import InputError, MgpusimError, suggest

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.engine.device.queue import ClockStep, Command, LaunchProfile
    from mgpusim.engine.device.run import DeviceRun
    from mgpusim.workload.launch import Launch

__all__ = ["queue"]

MOST_REPEATS = 100_000


@click.command()
@click.argument("targets", nargs=-1, required=True, metavar="LAUNCH.toml|EXAMPLE...")
@gpu_options()
@click.option(
    "--repeat",
    default=1,
    show_default=True,
    metavar="N",
    type=click.IntRange(1, MOST_REPEATS),
    help="Enqueue the whole list this often; its launches are then called NAME#1, NAME#2, ...",
)
@click.option(
    "--queues",
    default=1,
    show_default=True,
    metavar="N",
    type=click.IntRange(1, 1024),
    help="Queues; the launches go to them in turn.",
)
@click.option("--out-of-order", is_flag=True, help="Launches of a queue wait only for those that --after names.")
@click.option("--concurrent", is_flag=True, help="Kernels may run side by side; without it the GPU's own policy holds.")
@click.option(
    "--after",
    "afters",
    metavar="FIRST:THEN",
    multiple=True,
    help="Launch THEN waits for the end of launch FIRST, within each repetition. Repeatable.",
)
@click.option(
    "--dispatch",
    default="breadth",
    show_default=True,
    metavar="POLICY",
    help="breadth: a work group goes to the core with the fewest; depth: one core is filled before the next.",
)
@click.option(
    "--dvfs", "steps", metavar="TIME:CLOCK", multiple=True, help="The GPU clock changes then, as in 2ms:300MHz. Repeatable."
)
@click.option("--cold", is_flag=True, help="L2 is empty at first. Without it a launch's first run is as warm as predicted.")
@click.option("--engine", default="analytic", show_default=True, help="Which engine predicts each launch.")
@click.option("--json", "as_json", is_flag=True, help="Print a list of runs as JSON, one per GPU.")
@click.option(
    "--timeline",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE.json",
    help="Write a Chrome trace of host, queues and cores, for Perfetto.",
)
@click.option("--no-cache", is_flag=True, help="Neither read nor write the disk cache.")
def queue(
    targets: tuple[str, ...], gpus: tuple[str, ...], sets: tuple[str, ...], repeat: int, queues: int, out_of_order: bool,
    concurrent: bool, afters: tuple[str, ...], dispatch: str, steps: tuple[str, ...], cold: bool, engine: str, as_json: bool,
    timeline: Path | None, no_cache: bool,
) -> None:  # fmt: skip
    """Simulate command queues: host calls, gaps, work-group dispatch, shader cores, the state of L2, clock steps.

    Launches are enqueued in the order given; one given twice is called NAME and NAME-2, and uses the same buffers again.
    Buffers are never shared between different launch files.

    \b
    mgpusim queue conv3x3_image softmax --gpu adreno-640 --repeat 3
    mgpusim queue a.toml b.toml c.toml --gpu adreno-640 --out-of-order --concurrent --after a:c --after b:c
    """
    from mgpusim.engine.device.policies import dispatch_policies
    from mgpusim.engine.device.simulation import simulate
    from mgpusim.engine.predict import engines

    engines.lookup(engine)
    dispatch_policies.lookup(dispatch)
    if timeline is not None and len(set(gpus)) > 1:
        raise InputError(f"--timeline: got {len(set(gpus))} GPUs, expected one --gpu per timeline")
    specs = load_gpus(gpus, sets)
    names = _names(targets)
    waits = _waits(afters, names)
    clock_steps = _clock_steps(steps)
    launches = _launches(targets)
    runs = []
    for gpu, profiles in zip(specs, _profiles(launches, specs, engine, cache=not no_cache), strict=True):
        commands = _commands(names, [profiles[t] for t in targets], waits, repeat, queues)
        policy = "concurrent" if concurrent else ""
        runs.append(simulate(commands, gpu, in_order=not out_of_order, queue_policy=policy, dispatch_policy=dispatch,
                             clock_steps=clock_steps, warm=not cold))  # fmt: skip
    if timeline is not None:
        _write_timeline(timeline, runs[0])
    if as_json:
        import json

        click.echo(json.dumps([run.to_dict() for run in runs], indent=2, allow_nan=False))
    else:
        from mgpusim.report.console import write
        from mgpusim.report.tables.queue import show_run

        for i, run in enumerate(runs):
            write(*([""] if i else []), *show_run(run))


def _names(targets: Sequence[str]) -> list[str]:
    """Return a name of its own for each target: the stem of its file, numbered from the second on.

    >>> _names(["softmax", "reduction", "softmax"])
    ['softmax', 'reduction', 'softmax-2']
    """
    names: list[str] = []
    for target in targets:
        stem = find_target(target).stem
        name, number = stem, 1
        while name in names:
            number += 1
            name = f"{stem}-{number}"
        names.append(name)
    return names


def _waits(afters: Sequence[str], names: Sequence[str]) -> list[tuple[int, int]]:
    """Return (first, then) as positions in `names` of each ``--after``.

    >>> _waits(["a:c", "b:c"], ["a", "b", "c"])
    [(0, 2), (1, 2)]
    """
    out, wrong = [], []
    for text in afters:
        first, colon, then = (part.strip() for part in text.partition(":"))
        if not (first and colon and then):
            wrong.append(f"--after: got '{text}', expected FIRST:THEN, two of {', '.join(names)}")
            continue
        unknown = [name for name in dict.fromkeys((first, then)) if name not in names]
        wrong += [f"--after {text}: {suggest('launch', name, names)}" for name in unknown]
        if not unknown:
            out.append((names.index(first), names.index(then)))
    if wrong:
        raise InputError(wrong[0] if len(wrong) == 1 else "launches to wait for:", wrong[len(wrong) == 1 :])
    return out


def _clock_steps(texts: Sequence[str]) -> list[ClockStep]:
    """Return the steps of ``--dvfs``.

    >>> _clock_steps(["2ms:300MHz"])
    [ClockStep(at_s=0.002, hz=300000000.0)]
    """
    from mgpusim.engine.device.queue import ClockStep
    from mgpusim.engine.device.state import GpuClock
    from mgpusim.units import parse_quantity

    steps, wrong = [], []
    for text in texts:
        at, colon, clock = text.partition(":")
        try:
            if not colon:
                raise InputError("no colon")
            steps.append(ClockStep(float(parse_quantity(at, "s")), float(parse_quantity(clock, "Hz"))))
        except InputError as error:
            why = "" if not colon else f": {error}"
            wrong.append(f"--dvfs: got '{text}', expected TIME:CLOCK, as in 2ms:300MHz{why}")
    if wrong:
        raise InputError(wrong[0] if len(wrong) == 1 else "clock steps:", wrong[len(wrong) == 1 :])
    GpuClock(1.0, steps)  # before anything is predicted
    return steps


def _launches(targets: Sequence[str]) -> dict[str, Launch]:
    """Return the launch of each target."""
    launches: dict[str, Launch] = {}
    errors: list[MgpusimError] = []
    for target in dict.fromkeys(targets):
        try:
            if find_target(target).suffix.lower() != ".toml":
                raise InputError(
                    f"{target}: expected a launch file (.toml) or an example; write the launch of a kernel as a file"
                )
            (launches[target],) = find_launches([target], None, None, (), None, None, (), None)
        except MgpusimError as error:
            errors.append(error)
    if len(errors) == 1:
        raise errors[0]
    if errors:
        raise InputError(f"{len(errors)} launches cannot be used:", [str(e) for e in errors])
    return launches


def _profiles(launches: dict[str, Launch], gpus: Sequence[GpuSpec], engine: str, cache: bool) -> list[dict[str, LaunchProfile]]:
    """Return, per GPU, the profile of each target."""
    from mgpusim.cli.progress import Waiting
    from mgpusim.engine.device.queue import BufferUse, profile_of
    from mgpusim.engine.predict import predict
    from mgpusim.workload.args import BufferArg, ImageArg

    out = []
    with Waiting(len(launches) * len(gpus)) as waiting:
        for gpu in gpus:
            profiles = {}
            for target, launch in launches.items():
                waiting.step(f"{launch.label} on {gpu.name}")
                prediction = predict(launch, gpu, engine, cache=cache)
                sizes = {i: arg.size_b for i, arg in enumerate(launch.args) if isinstance(arg, (BufferArg, ImageArg))}
                part = prediction.footprint_b / (sum(sizes.values()) or 1)
                where = find_target(target).resolve()
                buffers = [BufferUse(f"{where}[{i}]", size * part) for i, size in sizes.items()]
                profiles[target] = profile_of(prediction, gpu, buffers=buffers or None)
            out.append(profiles)
    return out


def _commands(
    names: Sequence[str], profiles: Sequence[LaunchProfile], waits: Sequence[tuple[int, int]], repeat: int, queues: int
) -> list[Command]:
    """Return the commands of all repetitions in the order of the host's calls."""
    from mgpusim.engine.device.queue import Command

    out: list[Command] = []
    for turn in range(repeat):
        tail = f"#{turn + 1}" if repeat > 1 else ""
        for i, (name, profile) in enumerate(zip(names, profiles, strict=True)):
            after = tuple(f"{names[first]}{tail}" for first, then in waits if then == i)
            out.append(Command(f"{name}{tail}", profile, len(out) % queues, after))
    return out


def _write_timeline(path: Path, run: DeviceRun) -> None:
    from mgpusim.files import write_atomic
    from mgpusim.report.tables.queue import timeline_of_run

    data = timeline_of_run(run)
    try:
        write_atomic(path, data)
    except OSError as error:  # its own file name is that of a temporary file
        raise InputError(f"--timeline: cannot write '{path}': {error.strerror}") from None
