"""`mgpusim cache`: where recordings and traces are kept, and deleting them."""

from __future__ import annotations

import click


@click.group()
def cache() -> None:
    """Where results are kept between runs."""


@cache.command()
def path() -> None:
    """Print the cache's folder."""
    from mgpusim.files import cache_dir

    click.echo(str(cache_dir()))


@cache.command()
def clear() -> None:
    """Delete everything cached."""
    from mgpusim.artefacts import clear_cache
    from mgpusim.units import format_quantity

    folder, files, size = clear_cache()
    click.echo(f"{folder}: deleted {files} file{'' if files == 1 else 's'}, {format_quantity(size, 'B', 3)}")
