"""`mgpusim probe`: small kernels that each show one thing of a device, run here, in the event engine, or in a bundle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

import click

from mgpusim.cli.bundles import check_compile, compile_option, made_bundle
from mgpusim.cli.options import pace_options
from mgpusim.cli.output import PathToWrite, check_place
from mgpusim.cli.runner import print_shown
from mgpusim.errors import InputError

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.calibrate.presets.ranking import Paced
    from mgpusim.calibrate.probe import DeviceFacts, Probe
    from mgpusim.session import Session

SIMULATED_EFFORT = 0.5  # the event engine takes seconds where a device takes milliseconds, and does not scatter

Document = dict[str, Any]


@click.command()
@click.option("--device", metavar="NAME", help="Part of the name of the device or its platform (default: the first GPU).")
@click.option("--simulate", metavar="GPU", help="Run the probes on this preset in the event engine instead of on a device.")
@click.option("--probe", "names", metavar="NAME", multiple=True, help="Only this one; --list names them. Repeatable.")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), default=Path("probes"), show_default=True, metavar="FOLDER",
    help="Where the curves go; probes already there are left as they are.",
)  # fmt: skip
@click.option("--force", is_flag=True, help="Run probes again that are already there.")
@click.option("--effort", type=click.FloatRange(0.05, 4.0), metavar="X", help="More or fewer points.  [1; simulated 0.5]")
@pace_options
@click.option("--cooldown", type=click.FloatRange(0), metavar="SECONDS", help="Pauses when the device has become slower.  [0]")
@click.option("--list", "listed", is_flag=True, help="List the probes there are.")
@click.option(
    "--bundle", type=PathToWrite(), metavar="FILE.zip",
    help="Instead of running here, write a zip that does it elsewhere: on a phone, in Python, or in C without it.",
)  # fmt: skip
@compile_option
@click.option("--base", metavar="GPU", help="With --bundle: the GPU the device is like; the launches keep to its limits.")
def probe(
    device: str | None, simulate: str | None, names: tuple[str, ...], output: Path, force: bool, effort: float | None,
    pace: str | None, cooldown: float | None, listed: bool, bundle: Path | None, targets: tuple[str, ...], base: str | None,
) -> None:  # fmt: skip
    """Probe a device: what its caches, pipes and launches cost, as curves that `mgpusim calibrate` reads.

    A run that was stopped goes on where it was when started again.
    """
    if listed:
        _list()
        return
    if simulate is not None and (device is not None or bundle is not None or cooldown is not None):
        raise InputError("--simulate runs the probes on no device: leave --device, --bundle and --cooldown out")
    if (bundle is None) != (base is None):
        raise InputError("--bundle and --base go together: --base names the GPU the device is like, for limits to keep to")
    if pace is not None and (names or effort is not None or simulate is not None):
        raise InputError(f"--{pace}: chooses probes and effort for a device; leave --probe, --effort and --simulate out")
    check_compile(targets, bundle)
    from mgpusim.calibrate.probes import choose_probes

    chosen, notes = choose_probes(names, simulated=simulate is not None)
    if bundle is not None and base is not None:
        _bundle(bundle, base, chosen, effort or 1.0, pace, cooldown, targets)
        return
    check_place("-o", output / "facts.json")
    if simulate is not None:
        _simulate(output, simulate, chosen, effort or SIMULATED_EFFORT, force, notes)
    else:
        _measure(output, device, chosen, effort or 1.0, pace, force, cooldown)


def _list() -> None:
    from mgpusim.calibrate.probes import known_probes
    from mgpusim.view import ResultView, ViewTable

    rows = [
        (name, probe.summary + ("" if probe.simulates else f" (on devices only: {probe.why_not})"), ", ".join(probe.after))
        for name, probe in sorted(known_probes().items())
    ]
    table = ViewTable(columns={"probe": "word", "what it shows": "text", "builds on": "text"}, rows=rows)
    print_shown([ResultView(title="Probes", parts=[table])])


def _bundle(
    path: Path, base: str, chosen: Mapping[str, Probe], effort: float, pace: str | None, cooldown: float | None,
    targets: tuple[str, ...],
) -> None:  # fmt: skip
    from mgpusim.arch.load import load_gpu
    from mgpusim.calibrate.probing.facts import facts_of_gpu
    from mgpusim.calibrate.probing.runs import suite_of_probes

    gpu = load_gpu(base)
    paced = paced_probes(chosen, facts_of_gpu(gpu, effort, simulated=False), gpu, pace, cooldown)
    suite = suite_of_probes(paced.probes, facts_of_gpu(gpu, paced.effort, simulated=False))
    options = paced.options
    made_bundle(path, suite, f"mgpusim calibrate corpus.json.gz --base {base} -o my-gpu.toml", None, options, targets)


def _simulate(output: Path, name: str, chosen: Mapping[str, Probe], effort: float, force: bool, notes: list[str]) -> None:
    from mgpusim.arch.load import load_gpu
    from mgpusim.calibrate.probing.facts import facts_of_gpu
    from mgpusim.calibrate.probing.runs import simulated_times

    gpu = load_gpu(name)

    def runner(suite: Document, path: Path, session: Session) -> Document:
        return simulated_times(suite, gpu, session=session)

    _run(output, chosen, facts_of_gpu(gpu, effort), {"name": gpu.name, "simulated": True}, runner, force, notes)


def _measure(
    output: Path, device: str | None, chosen: Mapping[str, Probe], effort: float, pace: str | None, force: bool,
    cooldown: float | None,
) -> None:  # fmt: skip
    from mgpusim.calibrate.measuring.cldevice import MeasureError, describe, open_device
    from mgpusim.calibrate.measuring.suites import measure_suite
    from mgpusim.calibrate.probing.facts import facts_of_device

    try:
        said = describe(open_device(device))
    except MeasureError as error:
        raise InputError(str(error)) from None
    paced = paced_probes(chosen, facts_of_device(said, effort), gpu_like(said), pace, cooldown)

    def runner(suite: Document, path: Path, session: Session) -> Document:
        return measure_suite(suite, path, device, paced.options, session)

    _run(output, paced.probes, facts_of_device(said, paced.effort), said, runner, force, [])


def gpu_like(device: Mapping[str, Any]) -> GpuSpec | None:
    """Return the shipped GPU nearest to a device, None where it is like none."""
    from mgpusim.arch.load import load_gpu
    from mgpusim.calibrate.presets.base import guess_base

    try:
        return load_gpu(guess_base(str(device.get("name", "")).strip(), str(device.get("vendor", "")).strip()))
    except InputError:
        return None


def paced_probes(
    chosen: Mapping[str, Probe], facts: DeviceFacts, gpu: GpuSpec | None, pace: str | None, cooldown: float | None
) -> Paced:
    """Return the probes of --quick or --full, with a word on what is left out; without either all that are chosen."""
    from msgspec.structs import replace

    from mgpusim.calibrate.presets.ranking import Paced, paced

    if pace is None:
        pacing = Paced(dict(chosen), facts.effort, {}, 0.0)
    elif gpu is None and pace == "quick":
        raise InputError(
            f"--quick: probes are ranked by what a preset is unsure of, and no shipped GPU is like '{facts.name}'; --full"
        )
    else:
        pacing = paced(chosen, facts, gpu, pace == "quick")
        click.echo(f"--{pace}: {pacing.note}", err=True)
    return replace(pacing, options=pacing.options | ({} if cooldown is None else {"cooldown": cooldown}))


def _run(
    output: Path, chosen: Mapping[str, Probe], facts: DeviceFacts, device: Document,
    runner: Callable[[Document, Path, Session], Document], force: bool, notes: list[str],
) -> None:  # fmt: skip
    from mgpusim.calibrate.probing.folders import run_probes
    from mgpusim.cli.progress import Waiting
    from mgpusim.session import Session

    with Waiting(len(chosen)) as waiting:

        def measured(suite: Document, path: Path) -> Document:
            name = suite["launches"][0]["tags"]["probe"]
            session = Session(on_progress=lambda done, total, _: waiting.say(f"{name}: launch {done + 1} of {total}"))
            return runner(suite, path, session)

        def begun(name: str, _: object) -> None:
            if not waiting.done:
                waiting.announce(f"probing {facts.name}: {len(chosen)} probes, into {output}")
            waiting.step(name)

        ran, more = run_probes(output, chosen, facts, device, measured, force, begun)
    for note in [*notes, *more]:
        click.echo(note, err=True)
    there = [name for name in chosen if (output / f"{name}.json.gz").exists()]
    asked = " --allow-predicted" if facts.simulated else ""
    click.echo(
        f"{output}: {len(ran)} probes run on {facts.name}, {len(there)} there;"
        f" next: mgpusim calibrate {quote(str(output))} -o my-gpu.toml{asked}"
    )
    if not there:
        raise InputError(f"no probe could be run on {facts.name}")
