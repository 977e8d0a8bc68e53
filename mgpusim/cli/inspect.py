"""`mgpusim inspect`: what is in a kernel, and with a launch how it accesses memory."""

from __future__ import annotations

from typing import Any

import click

from mgpusim.cli.options import find_launches, gpu_options, launch_options, load_gpus
from mgpusim.errors import InputError

__all__ = ["inspect"]


@click.command()
@click.argument("target", metavar="KERNEL.cl|LAUNCH.toml|EXAMPLE")
@launch_options()
@gpu_options()
@click.option("--json", "as_json", is_flag=True, help="Print the same as JSON.")
@click.option("--no-cache", is_flag=True, help="Neither read nor write the disk cache.")
def inspect(target: str, gpus: tuple[str, ...], sets: tuple[str, ...], as_json: bool, no_cache: bool, **options: Any) -> None:
    """Show the kernels of a source: arguments, operations, registers, local memory, divergence.

    With a launch (a launch file, or --global and --arg) and --gpu also how each source line accesses memory there.
    """
    from mgpusim.report.accesses import access_report
    from mgpusim.report.kernels import inspect_file
    from mgpusim.workload.shipped import find_launch

    path = find_launch(target)
    is_launch = path.suffix.lower() == ".toml" or options["global_size"] is not None
    if gpus and not is_launch:
        raise InputError(f"--gpu needs a launch: name a launch file, or give --global and one --arg per parameter of {path.name}")
    specs = load_gpus(gpus, sets) if gpus else []
    launches = find_launches([target], **options) if is_launch else []
    if launches:
        reports, refused = inspect_file(launches[0].source, launches[0].options, launches[0].entry)
    else:
        reports, refused = inspect_file(path, options["options"] or "", options["kernel"] or "")
    accesses = [access_report(launch, gpu, cache=not no_cache) for launch in launches for gpu in specs]
    if as_json:
        import json

        click.echo(
            json.dumps([*(r.to_dict(accesses) for r in reports), *(r.to_dict() for r in refused)], indent=2, allow_nan=False)
        )
        return
    from mgpusim.report.console import write
    from mgpusim.report.tables.inspection import show

    write(*show(reports, accesses, refused, launched=bool(launches)))
