"""What `mgpusim measure` and `mgpusim probe` share of bundles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from mgpusim.errors import InputError

TARGETS = ("linux-aarch64", "linux-armv7", "linux-x86_64", "linux-x86_64-musl", "windows-x86_64")
"""Those of `mgpusim.calibrate.measuring.bundles`, which is imported where it is used: --help needs no more."""

compile_option = click.option(
    "--compile", "targets", type=click.Choice(TARGETS), multiple=True, metavar="TARGET",
    help=f"With --bundle: build its runner in C for {', '.join(TARGETS[:-1])} or {TARGETS[-1]}. Repeatable.",
)  # fmt: skip


def check_compile(targets: Sequence[str], bundle: Path | None) -> None:
    """Refuse --compile without --bundle.

    >>> check_compile(["linux-aarch64"], None)
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: --compile: only with --bundle, whose runner it builds; add --bundle FILE.zip
    """
    if targets and bundle is None:
        raise InputError("--compile: only with --bundle, whose runner it builds; add --bundle FILE.zip")


def made_bundle(
    path: Path, suite: dict[str, Any], command: str, values: Mapping[str, Any] | None, options: Mapping[str, Any],
    targets: Sequence[str],
) -> None:  # fmt: skip
    """Write a bundle and say what to do with it."""
    from mgpusim.calibrate.measuring.bundles import write_bundle

    write_bundle(path, suite, command, values, options, targets)
    way = "python measure.py" if "network" in suite else "python measure.py, or runner.c as README.txt says"
    click.echo(f"{path}: {len(suite['launches'])} launches; unpack it on the device and run {way}", err=True)
