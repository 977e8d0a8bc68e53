"""`mgpusim phone`: probes, launches and presets of a phone or a board at the other end of a cable."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

import click

from mgpusim.cli.measure_network import check_network_options, made_suite, nearest_gpu, options_of_network, said_network
from mgpusim.cli.options import pace_options, stacked
from mgpusim.cli.output import FileToWrite, PathToWrite, json_option, signed
from mgpusim.cli.runner import Answer, AnswerCommand
from mgpusim.errors import InputError

if TYPE_CHECKING:
    from mgpusim.calibrate.phone.cable import Cable
    from mgpusim.calibrate.phone.remote import Remote
    from mgpusim.calibrate.probe import Probe
    from mgpusim.session import Session

C = TypeVar("C", bound=Callable[..., Any])
COOLDOWN_S = 20.0
"""Of a phone, which has no fan."""


_CABLE = (
    click.option("--serial", metavar="SERIAL", help="Which of the phones that adb sees."),
    click.option("--ssh", "host", metavar="HOST", help="A board or Termux by ssh: HOST, USER@HOST or ssh://USER@HOST:PORT."),
    click.option("--folder", metavar="PATH",
                 help="The one folder on the device.  [adb: /data/local/tmp/mgpusim; ssh: mgpusim-phone]"),
    click.option("--runner", type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="FILE",
                 help="A program of a bundle's runner.c for the device; without it one is built."),
    click.option("--device", metavar="NAME", help="Part of the name of the OpenCL device (default: the first GPU)."),
    click.option("--opencl", metavar="PATH", help="The OpenCL library on the device, where it is not found."),
    click.option("--cooldown", type=click.FloatRange(0), metavar="SECONDS", default=COOLDOWN_S, show_default=True,
                 help="Pauses when the device has become slower."),
    click.option("--patience", type=click.FloatRange(0), metavar="SECONDS", default=600.0, show_default=True,
                 help="For how long a lost cable is waited for."),
    click.option("--dry-run", is_flag=True, help="Print every command for the device, and run none."),
)  # fmt: skip


def cable_options(function: C) -> C:
    """Add the options of the cable; the command gets a function that opens it, as `opened`."""

    @wraps(function)
    def with_cable(
        serial: str | None, host: str | None, folder: str | None, runner: Path | None, device: str | None, opencl: str | None,
        patience: float, dry_run: bool, **others: Any,
    ) -> Any:  # fmt: skip
        def opened() -> Remote:
            from mgpusim.calibrate.phone.remote import Remote, meet

            cable = _cable(serial, host, folder, dry_run)
            met = meet(cable)
            return Remote(cable, met, runner, device, opencl, patience, say=lambda text: click.echo(text, err=True))

        return function(opened=opened, dry=dry_run, **others)

    return stacked(_CABLE)(cast(C, with_cable))


def _cable(serial: str | None, host: str | None, folder: str | None, dry: bool) -> Cable:
    from mgpusim.calibrate.phone.cable import adb_cable, ssh_cable

    show = click.echo if dry else None
    if host is None:
        return adb_cable(serial, folder, show)
    if serial is not None:
        raise InputError("--serial: is of adb; leave it or --ssh out")
    return ssh_cable(host, folder, show)


@click.group()
def phone() -> None:
    """Measure on a phone by adb, or on a board by ssh, with no Python there.

    The runner in C is pushed, started and waited for. It goes on while the cable is out. The same command goes on with a run that
    was stopped. Nothing runs as root. Everything lies in one folder, which is taken away in the end.

    \b
    mgpusim phone calibrate my-phone.toml                    probes, a preset, and how far off the examples are
    mgpusim phone calibrate my-board.toml --ssh me@board
    mgpusim phone measure softmax -o corpus.json.gz --dry-run
    mgpusim phone network mobilenet_v2 --library tflite-gpu -o corpus.json.gz
    """


def _measured(
    remote: Remote, dry: bool, what: str, output: Path, measure: Callable[[Session], dict[str, Any]]
) -> dict[str, Any] | None:
    """Return the corpus that the device makes, once it is written; None where nothing is run."""
    from mgpusim.calibrate.measuring.suites import throttled
    from mgpusim.cli.progress import told
    from mgpusim.session import USUAL
    from mgpusim.workload.spaces.suite import write_suite

    with told(USUAL, start=f"measuring {what} launches on {remote.cable.name}, into {output}") as session:
        document = measure(session)
    if not dry:
        write_suite(output, document)
    remote.clean()
    if not dry and (slow := throttled(document["protocol"])):
        click.echo(slow, err=True)
    return None if dry else document


@phone.command()
@click.argument("suite", nargs=-1, required=True, metavar="LAUNCH.toml|FOLDER|CORPUS.json...")
@click.option("-o", "--output", type=PathToWrite(), required=True, metavar="CORPUS.json[.gz]", help="What to write.")
@click.option("--shapes", type=click.IntRange(1, 1000), metavar="N", help="Measure launch files with up to N work-group shapes.")
@click.option("--order", type=click.Choice(["back-to-back", "isolated"]), default="back-to-back", show_default=True,
              help="Launches at once in the queue, or each only when the device has done the one before.")  # fmt: skip
@click.option("--no-restore", is_flag=True, help="Leave what a kernel both reads and writes as the run before left it.")
@cable_options
def measure(
    opened: Callable[[], Remote], dry: bool, suite: tuple[str, ...], output: Path, shapes: int | None, order: str,
    no_restore: bool, cooldown: float,
) -> None:  # fmt: skip
    """Time launches on the device, as `mgpusim measure` does here."""
    from mgpusim.calibrate.measuring.suites import load_suite
    from mgpusim.cli.commands.measure import said_launches
    from mgpusim.workload.shipped import find_launch

    paths = [path if Path(path).exists() else find_launch(path) for path in suite]
    options = {"order": order.replace("-", " "), "restore": not no_restore, "cooldown": cooldown}
    launches = load_suite(paths, shapes or 0)
    remote = opened()
    total = len(launches["launches"])
    document = _measured(remote, dry, f"{total}", output, lambda session: remote.measure(launches, options, session))
    if document is not None and not said_launches(output, document):
        raise click.exceptions.Exit(1)


@phone.command()
@click.argument("name", metavar="MODEL|NAME")
@click.option("-o", "--output", type=PathToWrite(), required=True, metavar="CORPUS.json[.gz]", help="What to write.")
@options_of_network
@cable_options
def network(opened: Callable[[], Remote], dry: bool, name: str, output: Path, cooldown: float, **asked: Any) -> None:
    """Time a whole network on the device, as `mgpusim measure --network` does here."""
    from mgpusim.arch.load import load_gpu
    from mgpusim.calibrate.phone.network import measure_network
    from mgpusim.calibrate.phone.preset import base_of
    from mgpusim.cli.commands.measure import said_launches

    check_network_options(click.get_current_context())
    remote = opened()
    if dry or asked["gpu"]:
        gpu = load_gpu(asked["gpu"] or "adreno-640")
    else:
        device = remote.device()
        gpu = nearest_gpu(str(device.get("name", "")).strip(), lambda: base_of(remote.phone, device))
    suite = made_suite(name, gpu, asked)
    kept = None if dry else output.with_name(f"{output.name}.alone")
    what = f"{name} and its {len(suite.document['launches'])}"
    document = _measured(
        remote, dry, what, output, lambda session: measure_network(remote, suite, {"cooldown": cooldown}, kept, session)
    )
    if kept is None or document is None:
        return
    kept.unlink(missing_ok=True)
    ok = said_launches(output, document, may_fail=True)
    if not (said_network(output, document) and ok):
        raise click.exceptions.Exit(1)


def probe_options(function: C) -> C:
    """Add the options that choose probes."""
    return stacked([
        pace_options,
        click.option("--probe", "names", metavar="NAME", multiple=True, help="Only this probe or group. Repeatable."),
        click.option("--effort", type=click.FloatRange(0.05, 4.0), metavar="X", help="More or fewer points.  [1]"),
    ])(function)  # fmt: skip


@phone.command()
@click.option("-o", "--output", type=PathToWrite(), default=Path("probes.json.gz"), show_default=True,
              metavar="CORPUS.json[.gz]", help="What to write.")  # fmt: skip
@probe_options
@cable_options
def probe(
    opened: Callable[[], Remote], dry: bool, output: Path, names: tuple[str, ...], effort: float | None, pace: str | None,
    cooldown: float,
) -> None:  # fmt: skip
    """Run the probes on the device; `mgpusim calibrate` reads what they find."""
    from shlex import quote

    from mgpusim.calibrate.probes import choose_probes
    from mgpusim.cli.commands.measure import said_launches

    chosen, _ = choose_probes(names)
    _check_pace(names, effort, pace)
    document = _probed(opened(), dry, output, chosen, effort, pace, cooldown, keep=False)
    if document is not None:
        said_launches(output, document, may_fail=True)
        click.echo(f"next: mgpusim calibrate {quote(str(output))} -o my-phone.toml", err=True)


def _check_pace(names: tuple[str, ...], effort: float | None, pace: str | None) -> None:
    if pace is not None and (names or effort is not None):
        raise InputError(f"--{pace}: chooses probes and effort; leave --probe and --effort out")


def _probed(
    remote: Remote, dry: bool, output: Path, chosen: dict[str, Probe], effort: float | None, pace: str | None, cooldown: float,
    keep: bool, base: str | None = None,
) -> dict[str, Any] | None:  # fmt: skip
    """Return the corpus of probes of a device, once it is written; None where nothing is run."""
    from msgspec.structs import replace

    from mgpusim.arch.load import load_gpu
    from mgpusim.calibrate.phone.preset import probe_phone
    from mgpusim.calibrate.probing.facts import facts_of_device, facts_of_gpu
    from mgpusim.calibrate.probing.runs import suite_of_probes
    from mgpusim.cli.commands.probe import gpu_like, paced_probes
    from mgpusim.cli.progress import told
    from mgpusim.session import USUAL

    device = remote.device()
    gpu = load_gpu(base or "adreno-640") if dry or base else gpu_like(device)
    facts = facts_of_gpu(load_gpu("adreno-640"), effort or 1.0, False) if dry else facts_of_device(device, effort or 1.0)
    plan = paced_probes(chosen, facts, gpu, pace, cooldown)
    suite = suite_of_probes(plan.probes, replace(facts, effort=plan.effort))
    with told(USUAL, start=f"probing {remote.cable.name}: {len(plan.probes)} probes, into {output}") as session:
        document = probe_phone(remote, None if dry else output, suite, plan.options, session)
    if not keep:
        remote.clean()
    return None if dry else document


@phone.command(cls=AnswerCommand)
@click.argument("output", type=FileToWrite(".toml"), metavar="MY-PHONE.toml")
@click.option("--base", metavar="GPU", help="The preset to start from (default: that of the phone's chip, or the nearest).")
@click.option("--force", is_flag=True, help="Run probes again that lie beside the preset already.")
@probe_options
@cable_options
@json_option(prints="mgpusim.calibrate.phone.preset.PhoneCalibration")
def calibrate(
    opened: Callable[[], Remote], dry: bool, output: Path, base: str | None, force: bool, names: tuple[str, ...],
    effort: float | None, pace: str | None, cooldown: float,
) -> Answer:  # fmt: skip
    """Make a preset of the device: run the probes, infer its figures, measure the examples, and say how far off they are.

    Beside MY-PHONE.toml it writes a page, MY-PHONE.html, and what was measured: MY-PHONE.probes.json.gz and
    MY-PHONE.examples.json.gz. Probes that are there already are not run again.
    """
    from msgspec.structs import replace

    from mgpusim.arch.load import load_gpu
    from mgpusim.calibrate.phone.preset import calibrate_phone
    from mgpusim.calibrate.presets.preset import preset_text
    from mgpusim.calibrate.probes import choose_probes
    from mgpusim.cli.output import write_file
    from mgpusim.cli.progress import told
    from mgpusim.report.render import lines_of_view, page_of_view
    from mgpusim.report.tables.calibration import calibration_view
    from mgpusim.session import USUAL

    probes, examples = (output.with_suffix(f".{what}.json.gz") for what in ("probes", "examples"))
    if base is not None:
        load_gpu(base)  # before minutes are spent
    chosen, _ = choose_probes(names)
    _check_pace(names, effort, pace)
    remote = opened()
    if probes.exists() and not force:
        click.echo(f"{probes}: already there, not run again; --force runs the probes anew", err=True)
    else:
        _probed(remote, dry, probes, chosen, effort, pace, cooldown, keep=True, base=base)
    if dry:
        from mgpusim.calibrate.measuring.suites import load_suite
        from mgpusim.workload.shipped import shipped_examples

        remote.measure(load_suite(list(shipped_examples().values())), {"cooldown": cooldown})
        remote.clean()
        raise click.exceptions.Exit(0)
    with told(USUAL, start=f"measuring the examples, into {examples}") as session:
        calibrated, calibration = calibrate_phone(
            remote, output.stem, probes, examples, chosen, base, {"cooldown": cooldown}, session
        )
    remote.clean()
    view, html = calibrated.view(), output.with_suffix(".html")
    page = replace(view, parts=[*view.parts, *calibration_view(calibration, chosen, calibrated.notes).parts])
    write_file("MY-PHONE.toml", html, signed(page_of_view(page)))
    click.echo(f"{output}: the preset; {html}: what was found, what not, how sure it is", err=True)
    return Answer(calibrated, lambda: lines_of_view(view), {"output": preset_text(calibration).encode})


@phone.command()
@cable_options
def clean(opened: Callable[[], Remote], dry: bool, cooldown: float) -> None:
    """Take the folder off the device, with runs that were never taken back."""
    opened().clean(runs=True)
