"""`mgpusim bottleneck`: what more of each resource of a GPU would buy a launch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from mgpusim.cli.options import find_launches, gpu_options, isolated_option, launch_options, load_gpus
from mgpusim.cli.output import check_place, check_suffix, print_json, write_file
from mgpusim.errors import InputError

__all__ = ["bottleneck"]


@click.command()
@click.argument("targets", metavar="LAUNCH", nargs=-1, required=True)
@launch_options()
@gpu_options()
@click.option("--engine", default="analytic", show_default=True, help="Which engine is asked.")
@isolated_option()
@click.option("--fields/--no-fields", default=None, help="Also try every field by itself; the event engine only if asked.")
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@click.option("--svg", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.svg", help="Draw the bars of one launch.")
@click.option("--no-cache", is_flag=True, help="Neither read nor write the disk cache.")
def bottleneck(
    targets: tuple[str, ...], gpus: tuple[str, ...], sets: tuple[str, ...], engine: str, fields: bool | None, as_json: bool,
    svg: Path | None, no_cache: bool, isolated: bool, **options: Any,
) -> None:  # fmt: skip
    """Say what limits a launch on a GPU: the time that a tenth more of each resource would save.

    Registers, warp slots, arithmetic, bandwidth and size of every cache, DRAM, latencies, clock; then every field by itself. Of
    latencies it is a tenth less. A launch is given as to `mgpusim predict`.
    """
    from mgpusim.cli.progress import Waiting
    from mgpusim.engine.predict import engines
    from mgpusim.sweeps.bottleneck import bottleneck as find

    engines.lookup(engine)
    check_suffix("--svg", svg, ".svg")
    if svg is not None:
        check_place("--svg", svg)
    launches = find_launches(targets, **options)
    specs = load_gpus(gpus, sets, isolated)
    if svg is not None and len(launches) * len(specs) != 1:
        raise InputError(f"--svg: draws one launch on one GPU, got {len(launches)} on {len(specs)}")
    found = []
    for launch in launches:
        for gpu in specs:
            with Waiting(2) as waiting:
                found.append(find(launch, gpu, engine, fields=fields, cache=not no_cache, on_progress=waiting.total_at))
    if svg is not None:
        from mgpusim.report.figures.bottleneck import bottleneck_svg

        write_file("--svg", svg, bottleneck_svg(found[0]))
    if as_json:
        print_json([one.to_dict() for one in found])
        return
    from mgpusim.report.console import write
    from mgpusim.report.tables.bottleneck import show_bottleneck

    for number, one in enumerate(found):
        write(*([""] if number else []), *show_bottleneck(one))
