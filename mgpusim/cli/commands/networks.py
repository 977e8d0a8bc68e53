"""`mgpusim networks`: the networks that go by name."""

from __future__ import annotations

import click

from mgpusim.cli.runner import print_shown


@click.command()
def networks() -> None:
    """List the networks that come with the package; `mgpusim network` takes their names."""
    from mgpusim.nn.zoo.catalogue import networks as catalogue
    from mgpusim.report.tables.network import networks_view

    entries = catalogue.load()
    print_shown([networks_view({name: entries[name] for name in catalogue.known()})])
