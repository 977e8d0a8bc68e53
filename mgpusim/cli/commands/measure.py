"""`mgpusim measure`: launches timed on an OpenCL device."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from mgpusim.cli.bundles import check_compile, compile_option, made_bundle
from mgpusim.cli.measure_network import check_network_options, gpu_here, made_suite, network_options, said_network
from mgpusim.cli.output import PathToWrite
from mgpusim.errors import InputError


@click.command()
@click.argument("suite", nargs=-1, metavar="LAUNCH.toml|FOLDER|CORPUS.json...")
@click.option("-o", "--output", type=PathToWrite(), metavar="CORPUS.json[.gz]", help="What to write.")
@click.option("--device", metavar="NAME", help="Part of the name of the device or its platform (default: the first GPU).")
@click.option("--devices", is_flag=True, help="List the OpenCL devices there are.")
@click.option("--shapes", type=click.IntRange(1, 1000), metavar="N", help="Measure launch files with up to N work-group shapes.")
@click.option("--check", is_flag=True, help="Compare the outputs of small launches with those of mgpusim's own execution.")
@click.option(
    "--order", type=click.Choice(["back-to-back", "isolated"]), default="back-to-back", show_default=True,
    help="Launches at once in the queue, or each only when the device has done the one before.",
)  # fmt: skip
@click.option(
    "--no-restore", is_flag=True, help="Leave what a kernel both reads and writes as the run before left it; the corpus says so."
)
@click.option("--repeats", type=click.IntRange(1, 1000), help="Launches at once; repeated until the spread is small.  [9]")
@click.option("--cooldown", type=click.FloatRange(0), metavar="SECONDS", help="Pauses when the device has become slower.  [0]")
@click.option("--timeout", type=click.FloatRange(1), metavar="SECONDS", help="After which a launch counts as hung.  [120]")
@click.option(
    "--bundle",
    type=PathToWrite(),
    metavar="FILE.zip",
    help="Instead of measuring here, write a zip that does it elsewhere: on a phone, in Python, or in C without it.",
)
@compile_option
@network_options
def measure(
    suite: tuple[str, ...], output: Path | None, device: str | None, devices: bool, shapes: int | None, check: bool,
    order: str, no_restore: bool, repeats: int | None, cooldown: float | None, timeout: float | None, bundle: Path | None,
    targets: tuple[str, ...], network: str | None, **asked: Any,
) -> None:  # fmt: skip
    """Time launches on an OpenCL device by event profiling, and write them as a corpus.

    What to measure is launch files, folders of them, or corpora whose launches are measured anew. A run that was stopped goes on
    where it was when started again. A kernel that fails is noted in the corpus and does not stop the others.

    What a kernel both reads and writes is copied back before each run, outside the time measured.

    With --network a whole network is run as an inference library would. It times each launch repeated alone, all of them in
    order, and
    from the first host call to the last result. Its outputs are compared with numpy's.

    \b
    mgpusim measure launches/ --shapes 12 -o corpus.json.gz
    mgpusim measure --network mobilenet_v2 --library mnn --precision F32 -o mobilenet.json.gz
    mgpusim measure launches/ --bundle run.zip --compile linux-aarch64
    """
    if devices:
        _list_devices()
        return
    check_network_options(click.get_current_context())
    if not suite and network is None:
        raise InputError("nothing to measure: name launch files, a folder of them, or a corpus, or give --network")
    if network is not None:
        own = {"LAUNCH.toml": suite, "--shapes": shapes, "--check": check, "--order": order != "back-to-back"}
        if unfit := [name for name, given in {**own, "--no-restore": no_restore}.items() if given]:
            raise InputError(f"--network: not with {', '.join(unfit)}; its launches are those of the library, and always checked")
    if (output is None) == (bundle is None):
        raise InputError("give either -o CORPUS.json.gz, to measure here, or --bundle FILE.zip, to measure elsewhere")
    check_compile(targets, bundle)
    from mgpusim.calibrate.measuring.suites import load_suite, measure_suite

    values = None
    if network is not None:
        network_suite = made_suite(network, gpu_here(asked["gpu"], device, bundle is not None), asked)
        what, values = network_suite.document, network_suite.values
    else:
        what = load_suite(suite, shapes or 0)
    given = {"repeats": repeats, "cooldown": cooldown, "timeout": timeout}
    options: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    options |= {"order": order.replace("-", " "), "restore": not no_restore}
    if bundle is not None:
        made_bundle(bundle, what, "mgpusim validate corpus.json.gz --gpu NAME", values, options, targets)
        return
    assert output is not None
    from mgpusim.cli.progress import told
    from mgpusim.session import USUAL

    with told(USUAL, start=f"measuring {len(what['launches'])} launches, into {output}") as session:
        document = measure_suite(what, output, device, options, session, check, values)
    ok = said_launches(output, document, may_fail=network is not None)
    if not ((network is None or said_network(output, document)) and ok):
        raise click.exceptions.Exit(1)


def said_launches(place: Path, document: dict[str, Any], may_fail: bool = False) -> bool:
    """Say how many launches were measured and why others were not; return whether all is right, but for refused ones."""
    failures = document.get("failures", [])
    refused = [entry for entry in failures if "refused" in entry]
    failed = len(failures) - len(refused)
    said = f"{len(document['launches'])} launches on {document['device'].get('name')}, {failed} failed"
    click.echo(f"{place}: {said}{f', {len(refused)} refused' if refused else ''}", err=True)
    if document["protocol"]["restored"] is not True:
        which = document["protocol"]["restored"] or ["all of them"]
        click.echo(f"  not restored between runs: what these kernels both read and write: {', '.join(which)}", err=True)
    _tell(failures)
    wrong = [e for e in document["launches"] if e.get("check", {}).get("max_error", 0) > 1e-3]
    for entry in wrong[:10]:
        error = entry["check"]["max_error"]
        click.echo(f"  {entry['kernel']} {entry['global']} {entry.get('local') or ''}: outputs differ by {error:.2g}", err=True)
    return not wrong and (may_fail or not failed)


def _tell(failures: list[dict[str, Any]]) -> None:
    """Say each reason once, with the launches that it stopped."""
    reasons: dict[str, list[dict[str, Any]]] = {}
    for entry in failures:
        reasons.setdefault(entry["reason"], []).append(entry)
    for reason, entries in list(reasons.items())[:10]:
        first = entries[0]
        more = f" and {len(entries) - 1} more" if len(entries) > 1 else ""
        lines = [line for line in reason.splitlines() if line.strip()][:6]
        click.echo(f"  {first['kernel']} {first['global']} {first.get('local') or ''}{more}: {lines[0]}", err=True)
        for line in lines[1:]:
            click.echo(f"    {line}", err=True)
    if len(reasons) > 10:
        click.echo(f"  and {len(reasons) - 10} more reasons; the corpus has them under failures", err=True)


def _list_devices() -> None:
    from mgpusim.calibrate.measuring.cldevice import MeasureError, list_devices

    try:
        for device in list_devices():
            click.echo(f"{device.platform.name}: {device.name.strip()} ({device.max_compute_units} compute units)")
    except MeasureError as error:
        raise InputError(str(error)) from None
