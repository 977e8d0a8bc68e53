"""`mgpusim inspect`: what is in a kernel, and with a launch how it accesses memory."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mgpusim.cli.options import find_launches, gpu_options, launch_options, load_gpus, session_options
from mgpusim.cli.output import FileToWrite, PathToWrite, json_option
from mgpusim.cli.runner import Answer, AnswerCommand
from mgpusim.errors import InputError

if TYPE_CHECKING:
    from mgpusim.report.kernels import AccessReport, KernelReport
    from mgpusim.session import Session


@click.command(cls=AnswerCommand)
@click.argument("target", metavar="KERNEL.cl|LAUNCH.toml|EXAMPLE|FOLDER")
@launch_options
@gpu_options
@json_option("the same", prints={
    "inspect --json": "mgpusim.report.kernels.KernelReport mgpusim.report.kernels.RefusedKernel",
    "inspect --try --json": "mgpusim.acceptance.result.Acceptance",
})  # fmt: skip
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
    type=FileToWrite(".json", ".csv"),
    metavar="FILE",
    help="With --try: also write the results to a .json or .csv file.",
)
@click.option(
    "--write-launches",
    type=PathToWrite(folder=True),
    metavar="DIR",
    help="With --try: write a launch file per predicted kernel.",
)
def inspect(
    target: str, gpus: tuple[str, ...], sets: tuple[str, ...], trying: bool, builds: Path | None, jobs: int | None,
    timeout: float | None, output: Path | None, write_launches: Path | None, session: Session, **options: Any,
) -> Answer:  # fmt: skip
    """Show the kernels of a source: arguments, operations, registers, local memory, divergence.

    With a launch (a launch file, or --global and --arg) and --gpu also how each source line accesses memory there.

    With --try, of a file or a folder: which kernels can be predicted, and why the others cannot. Arguments are made up.
    """
    belonging = {"--builds": builds, "--jobs": jobs, "--timeout": timeout, "--output": output, "--write-launches": write_launches}
    if trying:
        from mgpusim.cli.acceptance import TryOptions, try_kernels

        return try_kernels(target, gpus, sets, TryOptions(builds, jobs, timeout, output, write_launches), options)
    if alone := [name for name, value in belonging.items() if value is not None]:
        raise InputError(f"{alone[0]} belongs to --try; add --try")
    from mgpusim.report.kernels import access_report, inspect_file
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
    from mgpusim.report.tables.inspection import inspection_views

    accesses = [access_report(launch, gpu, session=session) for launch in launches for gpu in specs]
    return Answer(
        [*reports, *refused], lambda: inspection_views(reports, accesses, refused, launched=bool(launches)),
        document=lambda: [*(_with_accesses(report, accesses) for report in reports), *refused], indent=2,
    )  # fmt: skip


def _with_accesses(report: KernelReport, accesses: Sequence[AccessReport]) -> KernelReport:
    from msgspec.structs import replace

    return replace(
        report, accesses=tuple(kernel_accesses for kernel_accesses in accesses if kernel_accesses.kernel == report.kernel)
    )
