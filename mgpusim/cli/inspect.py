"""`mgpusim inspect`: what is in a kernel, and with a launch how it accesses memory."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mgpusim.cli.options import find_launches, gpu_options, launch_options, load_gpus, session_options
from mgpusim.cli.output import json_option, print_json
from mgpusim.errors import InputError

if TYPE_CHECKING:
    from mgpusim.session import Session

__all__ = ["inspect"]


@click.command()
@click.argument("target", metavar="KERNEL.cl|LAUNCH.toml|EXAMPLE|FOLDER")
@launch_options()
@gpu_options()
@json_option("the same")
@session_options(jobs=False)
@click.option("--try", "trying", is_flag=True, help="Make arguments for every kernel of a file or folder and predict it.")
@click.option(
    "--builds",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE.toml",
    help="With --try: how files are built and launched. Default: builds.toml in the folder, where there is one.",
)
@click.option("--jobs", type=click.IntRange(min=1), metavar="N", help="With --try: processes. Default: one per core.")
@click.option("--timeout", type=click.FloatRange(min=1.0), metavar="SECONDS", help="With --try: limit per kernel.  [default: 30]")
@click.option(
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="With --try: also write the results to a .json or .csv file.",
)
@click.option(
    "--write-launches",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="With --try: write a launch file per predicted kernel.",
)
def inspect(
    target: str, gpus: tuple[str, ...], sets: tuple[str, ...], as_json: bool, trying: bool, builds: Path | None,
    jobs: int | None, timeout: float | None, output: Path | None, write_launches: Path | None,
    session: Session, **options: Any,
) -> None:  # fmt: skip
    """Show the kernels of a source: arguments, operations, registers, local memory, divergence.

    With a launch (a launch file, or --global and --arg) and --gpu also how each source line accesses memory there.

    With --try, of a file or a folder: which kernels can be predicted, and why the others cannot. Arguments are made up.
    """
    belonging = {"--builds": builds, "--jobs": jobs, "--timeout": timeout, "--output": output, "--write-launches": write_launches}
    if trying:
        from mgpusim.cli.acceptance import TryOptions, try_kernels

        own = TryOptions(builds, jobs, timeout, output, write_launches, as_json)
        try_kernels(target, gpus, sets, own, options)
        return
    if alone := [name for name, value in belonging.items() if value is not None]:
        raise InputError(f"{alone[0]} belongs to --try; add --try")
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
        reports, refused = inspect_file(launches[0].source, launches[0].options, launches[0].entry, launches[0].reads)
    else:
        reports, refused = inspect_file(path, options["options"] or "", options["kernel"] or "")
    accesses = [access_report(launch, gpu, session=session) for launch in launches for gpu in specs]
    if as_json:
        from msgspec.structs import replace

        of_kernels = [replace(one, accesses=tuple(a for a in accesses if a.kernel == one.kernel)) for one in reports]
        print_json([*of_kernels, *refused], indent=2)
        return
    from mgpusim.report.console import write
    from mgpusim.report.tables.inspection import show

    write(*show(reports, accesses, refused, launched=bool(launches)))
