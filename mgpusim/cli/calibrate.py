"""`mgpusim calibrate`: a preset out of what probes found."""

from __future__ import annotations

from pathlib import Path

import click

from mgpusim.errors import InputError

__all__ = ["calibrate"]


@click.command()
@click.argument("probes", required=False, type=click.Path(path_type=Path), metavar="PROBES")
@click.option("--base", metavar="GPU", help="The preset to start from (default: the shipped one nearest to the device's name).")
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.toml", help="The preset to write.")
@click.option(
    "--html", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.html",
    help="Write a page: every curve over its points, findings, conflicts.",
)  # fmt: skip
def calibrate(probes: Path | None, base: str | None, output: Path | None, html: Path | None) -> None:
    """Infer a GPU's figures from its probes and write them as a preset.

    PROBES is a folder that `mgpusim probe` made, or the corpus that its bundle brought back.
    """
    if probes is None:
        raise InputError("nothing to calibrate from: name a folder that `mgpusim probe` made")
    from mgpusim.arch.load import load_gpu
    from mgpusim.calibrate.folders import read_probes
    from mgpusim.calibrate.infer import infer_all
    from mgpusim.calibrate.preset import calibrate as calibrated
    from mgpusim.calibrate.preset import guess_base, write_preset
    from mgpusim.calibrate.probing import known_probes
    from mgpusim.cli.predict import check_place

    for option, path, suffix in (("-o", output, ".toml"), ("--html", html, ".html")):
        if path is not None and path.suffix.lower() != suffix:
            raise InputError(f"{option}: got '{path}', expected the path of a {suffix} file")
        if path is not None:
            check_place(option, path)
    found = read_probes(probes)
    if base is None:
        base = guess_base(found.facts.name, str(found.device.get("vendor", "")))
        if base != found.facts.name:
            click.echo(f"base: {base}, the nearest to {found.facts.name}; --base takes another", err=True)
    gpu = load_gpu(base)
    known = known_probes()
    name = output.stem if output is not None else gpu.name
    made = calibrated(infer_all(found.points, found.facts, known), gpu, name)
    from mgpusim.report.console import write
    from mgpusim.report.probes import calibration_report, show_calibration

    page = calibration_report(made, known, found.notes) if html is not None else b""
    write(*show_calibration(made), *found.notes)
    if output is not None:
        write_preset(output, made)
        taken = sum(row.taken for row in made.rows)
        click.echo(f"{output}: {taken} fields found, {len(made.unseen)} as in {gpu.name}", err=True)
    if html is not None:
        from mgpusim.files import write_atomic

        try:
            write_atomic(html, page)
        except OSError as error:
            raise InputError(f"--html: cannot write '{html}': {error.strerror}") from None
