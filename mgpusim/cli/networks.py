"""`mgpusim networks`: the networks that go by name."""

from __future__ import annotations

import click

__all__ = ["networks"]


@click.command()
def networks() -> None:
    """List the networks that come with the package; `mgpusim network` takes their names."""
    from mgpusim.nn.zoo.catalogue import networks as catalogue
    from mgpusim.report.console import write
    from mgpusim.report.tables.network import list_of_networks

    entries = catalogue.load()
    write(list_of_networks({name: entries[name] for name in catalogue.known()}))
