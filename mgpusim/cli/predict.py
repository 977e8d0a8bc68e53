"""`mgpusim predict`: launches on GPUs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mgpusim.cli.options import find_launches, gpu_options, launch_options, load_gpus
from mgpusim.errors import InputError, MgpusimError

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.engine.prediction import Prediction
    from mgpusim.workload.launch import Launch

__all__ = ["predict"]


@click.command()
@click.argument("targets", nargs=-1, required=True, metavar="LAUNCH.toml|EXAMPLE|KERNEL.cl...")
@gpu_options()
@launch_options()
@click.option("--engine", default="analytic", show_default=True, help="Which engine predicts.")
@click.option("--json", "as_json", is_flag=True, help="Print a list of predictions as JSON.")
@click.option("--roofline", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.svg", help="Draw the rooflines.")
@click.option("--no-cache", is_flag=True, help="Neither read nor write the disk cache.")
def predict(
    targets: tuple[str, ...], gpus: tuple[str, ...], sets: tuple[str, ...], engine: str, as_json: bool, roofline: Path | None,
    no_cache: bool, **options: Any,
) -> None:  # fmt: skip
    """Predict the latency of kernel launches, and what bounds it.

    A launch is a launch file, a shipped example by name, or a kernel with --global, --local and one --arg per parameter.
    Options beside a launch file replace what it says: --local 4x4x4 tries another work-group shape.
    """
    from mgpusim.engine.predict import engines

    engines.lookup(engine)
    if roofline is not None and roofline.suffix.lower() != ".svg":
        raise InputError(f"--roofline: got '{roofline}', expected the path of a .svg file")
    specs = load_gpus(gpus, sets)
    launches = find_launches(targets, **options)
    found, failures = _run(launches, specs, engine, cache=not no_cache)
    if failures and (as_json or roofline is not None or not found):
        raise _merged(failures)
    if roofline is not None:
        _draw(roofline, found, specs)
    if as_json:
        import json

        click.echo(json.dumps([prediction.to_dict() for prediction in found], indent=2, allow_nan=False))
    else:
        from mgpusim.report.console import write
        from mgpusim.report.predictions import show

        write(*show(found))
    if failures:
        raise _merged(failures)


def _draw(path: Path, found: list[Prediction], gpus: list[GpuSpec]) -> None:
    from mgpusim.files import write_atomic
    from mgpusim.report.roofline import roofline_svg

    image = roofline_svg(found, {gpu.name: gpu for gpu in gpus})
    try:
        write_atomic(path, image)
    except OSError as error:  # its own file name is that of a temporary file
        raise InputError(f"--roofline: cannot write '{path}': {error.strerror}") from None


def _run(
    launches: list[Launch], gpus: list[GpuSpec], engine: str, cache: bool
) -> tuple[list[Prediction], dict[str, MgpusimError]]:
    """Return the predictions that work, and the errors of those that do not by "KERNEL on GPU, GPU"."""
    from mgpusim.cli.progress import Waiting
    from mgpusim.engine.predict import predict as predict_one

    found: list[Prediction] = []
    failed: dict[tuple[str, str], tuple[MgpusimError, list[str]]] = {}
    with Waiting(len(launches) * len(gpus)) as waiting:
        for launch in launches:
            for gpu in gpus:
                waiting.step(f"{launch.label} on {gpu.name}")
                try:
                    found.append(predict_one(launch, gpu, engine, cache=cache))
                except MgpusimError as error:  # the same for every GPU: said once
                    failed.setdefault((launch.label, str(error)), (error, []))[1].append(gpu.name)
    return found, {f"{label} on {', '.join(on)}": error for (label, _), (error, on) in failed.items()}


def _merged(failures: dict[str, MgpusimError]) -> MgpusimError:
    if len(failures) == 1:
        return next(iter(failures.values()))
    return InputError(f"{len(failures)} predictions failed:", [f"{where}: {error}" for where, error in failures.items()])
