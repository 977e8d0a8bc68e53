"""`mgpusim examples`: the launches that come with the package."""

from __future__ import annotations

import click

from mgpusim.cli.runner import print_shown


@click.command()
def examples() -> None:
    """List the shipped example launches; `predict` and `inspect` take their names."""
    from mgpusim.view import ResultView, ViewTable
    from mgpusim.workload.launch import load_launch
    from mgpusim.workload.shipped import shipped_examples

    rows, folder = [], ""
    for name, path in shipped_examples().items():
        launch = load_launch(path)
        first = path.read_text(encoding="utf-8").partition("\n")[0]
        about = first.lstrip("# ") if first.startswith("#") else ""
        rows.append((name, launch.global_size, launch.local_size or "auto", about))
        folder = str(path.parent)
    table = ViewTable(columns={"example": "text", "global": "sizes", "local": "sizes", "what it is": "text"}, rows=rows)
    print_shown([ResultView(title="Examples", parts=[table, f"in {folder}" if folder else "none are installed"])])
