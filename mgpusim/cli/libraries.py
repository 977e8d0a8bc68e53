"""`mgpusim libraries`: the inference libraries that are described."""

from __future__ import annotations

import click

from mgpusim.errors import InputError, MgpusimError

__all__ = ["libraries"]


@click.command()
def libraries() -> None:
    """List the library profiles; `mgpusim network --library` takes their names, and the path of one of your own."""
    from mgpusim.nn.library import list_libraries, load_library
    from mgpusim.report.console import write
    from mgpusim.report.tables.network import list_of_libraries

    found, broken = {}, []
    for name in list_libraries():
        try:
            found[name] = load_library(name)
        except MgpusimError as error:  # one of the user's own must not hide the others
            broken.append(str(error))
    write(list_of_libraries(found))
    if broken:
        raise InputError("profiles that cannot be used:", broken)
