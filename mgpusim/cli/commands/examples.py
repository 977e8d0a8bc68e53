"""`mgpusim examples`: the launches that come with the package."""

from __future__ import annotations

import click

__all__ = ["examples"]


@click.command()
def examples() -> None:
    """List the shipped example launches; `predict` and `inspect` take their names."""
    from mgpusim.report.console import table, write
    from mgpusim.workload.forms import format_sizes
    from mgpusim.workload.launch import load_launch
    from mgpusim.workload.shipped import shipped_examples

    listing = table("example", "global", "local", "what it is")
    folder = ""
    for name, path in shipped_examples().items():
        launch = load_launch(path)
        first = path.read_text(encoding="utf-8").partition("\n")[0]
        about = first.lstrip("# ") if first.startswith("#") else ""
        listing.add_row(name, format_sizes(launch.global_size), format_sizes(launch.local_size or ()) or "auto", about)
        folder = str(path.parent)
    write(listing, f"in {folder}" if folder else "none are installed")
