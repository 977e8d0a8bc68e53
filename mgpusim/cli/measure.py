"""`mgpusim measure`: launches timed on an OpenCL device."""

from __future__ import annotations

from pathlib import Path

import click

from mgpusim.errors import InputError

__all__ = ["measure"]


@click.command()
@click.argument("suite", nargs=-1, metavar="LAUNCH.toml|FOLDER|CORPUS.json...")
@click.option(
    "-o", "--output", type=click.Path(dir_okay=False, path_type=Path), metavar="CORPUS.json[.gz]", help="What to write."
)
@click.option("--device", metavar="NAME", help="Part of the name of the device or its platform (default: the first GPU).")
@click.option("--devices", is_flag=True, help="List the OpenCL devices there are.")
@click.option("--shapes", type=click.IntRange(1, 1000), metavar="N", help="Measure launch files with up to N work-group shapes.")
@click.option("--check", is_flag=True, help="Compare the outputs of small launches with those of mgpusim's own execution.")
@click.option("--repeats", type=click.IntRange(1, 1000), help="Launches at once; repeated until the spread is small.  [9]")
@click.option("--cooldown", type=click.FloatRange(0), metavar="SECONDS", help="Pauses when the device has become slower.  [0]")
@click.option("--timeout", type=click.FloatRange(1), metavar="SECONDS", help="After which a launch counts as hung.  [120]")
@click.option(
    "--bundle",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE.zip",
    help="Instead of measuring here, write a zip that does it where only Python and pyopencl are: on a phone.",
)
def measure(
    suite: tuple[str, ...], output: Path | None, device: str | None, devices: bool, shapes: int | None, check: bool,
    repeats: int | None, cooldown: float | None, timeout: float | None, bundle: Path | None,
) -> None:  # fmt: skip
    """Time launches on an OpenCL device by event profiling, and write them as a corpus.

    What to measure is launch files, folders of them, or corpora whose launches are measured anew. A run that was stopped goes
    on where it was when started again; a kernel that fails is noted in the corpus and does not stop the others.
    """
    if devices:
        _list_devices()
        return
    if not suite:
        raise InputError("nothing to measure: name launch files, a folder of them, or a corpus")
    if (output is None) == (bundle is None):
        raise InputError("give either -o CORPUS.json.gz, to measure here, or --bundle FILE.zip, to measure elsewhere")
    from mgpusim.calibrate.measuring.suites import load_suite, measure_suite, write_bundle
    from mgpusim.cli.output import check_place

    place, option = (output, "-o") if output is not None else (bundle, "--bundle")
    assert place is not None
    check_place(option, place)
    what = load_suite(suite, shapes or 0)
    if bundle is not None:
        write_bundle(bundle, what, "mgpusim validate corpus.json.gz --gpu NAME")
        click.echo(f"{bundle}: {len(what['launches'])} launches; unpack it on the device and run python measure.py", err=True)
        return
    given = {"repeats": repeats, "cooldown": cooldown, "timeout": timeout}
    options = {name: value for name, value in given.items() if value is not None}
    from mgpusim.cli.progress import Waiting

    with Waiting(len(what["launches"])) as waiting:

        def progress(done: int, total: int, kernel: str) -> None:
            waiting.at(done, kernel)

        document = measure_suite(what, place, device, options, progress, check)
    failures = document.get("failures", [])
    click.echo(
        f"{place}: {len(document['launches'])} launches on {document['device'].get('name')}, {len(failures)} failed", err=True
    )
    for entry in failures[:10]:
        reason = entry["reason"].splitlines()[0]
        click.echo(f"  {entry['kernel']} {entry['global']} {entry.get('local') or ''}: {reason}", err=True)
    wrong = [e for e in document["launches"] if e.get("check", {}).get("max_error", 0) > 1e-3]
    for entry in wrong[:10]:
        error = entry["check"]["max_error"]
        click.echo(f"  {entry['kernel']} {entry['global']} {entry.get('local') or ''}: outputs differ by {error:.2g}", err=True)
    if failures or wrong:
        raise click.exceptions.Exit(1)


def _list_devices() -> None:
    from mgpusim.calibrate.measuring.cldevice import MeasureError, list_devices

    try:
        for device in list_devices():
            click.echo(f"{device.platform.name}: {device.name.strip()} ({device.max_compute_units} compute units)")
    except MeasureError as error:
        raise InputError(str(error)) from None
