"""`mgpusim inspect --try`: a code base tried, and the table of what became of its kernels."""

from __future__ import annotations

import os
import shlex
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from mgpusim.cli.options import cores, load_gpus
from mgpusim.cli.output import check_place, json_text, print_json, write_file
from mgpusim.cli.progress import Waiting, log_seconds
from mgpusim.errors import InputError
from mgpusim.escapes import in_csv
from mgpusim.folders import inside

if TYPE_CHECKING:
    from mgpusim.acceptance.result import Acceptance

__all__ = ["TryOptions", "try_kernels"]

DEFAULT_GPU = "adreno-640"
FORMATS = (".json", ".csv")


class TryOptions(NamedTuple):
    """The options that belong to --try; None where not given."""

    builds: Path | None
    jobs: int | None
    timeout_s: float | None
    output: Path | None
    launches: Path | None
    as_json: bool


def try_kernels(
    target: str, gpus: Sequence[str], sets: Sequence[str], own: TryOptions, launch_options: dict[str, Any]
) -> None:  # fmt: skip
    """Try every kernel, print and write what became of them.

    Raises
    ------
    InputError
        Options that do not go together, files that are not there or cannot be written.
    """
    from mgpusim.acceptance.run import TIMEOUT_S, try_folder
    from mgpusim.session import Session

    spelled = {"global_size": "--global", "local_sizes": "--local", "offset": "--offset", "pad": "--pad", "args": "--arg"}
    for key, option in spelled.items():
        if launch_options[key] not in (None, ()):
            raise InputError(f"{option}: --try makes the launches itself; say sizes and values in a builds file (--builds)")
    for key in ("kernel", "options"):
        if isinstance(launch_options[key], tuple):  # TARGET=VALUE
            raise InputError(f"--{key}: --try has one for all files; say what is of one file in a builds file (--builds)")
    if own.output is not None:
        if own.output.suffix.lower() not in FORMATS:
            raise InputError(f"--output: got '{own.output}', expected the path of a .json or .csv file")
        check_place("--output", own.output)
    if own.launches is not None:
        check_place("--write-launches", own.launches / "launch.toml")
    if own.builds is not None and not os.path.isfile(own.builds):
        raise InputError(f"--builds: there is no file {own.builds}")
    names = tuple(gpus) or (DEFAULT_GPU,)
    specs = load_gpus(names, sets)
    spelled_gpus = [word for name in names for word in ("--gpu", name)] + [word for text in sets for word in ("--set", text)]
    interrupted: list[Acceptance] = []
    try:
        with _Told() as said:
            found = try_folder(
                Path(target), specs, options=launch_options["options"] or "", builds=own.builds,
                kernel=launch_options["kernel"] or "", timeout_s=own.timeout_s or TIMEOUT_S,
                session=Session(jobs=cores(own.jobs), on_progress=said.progress),
                gpu_options=spelled_gpus, on_results=interrupted.append,
            )  # fmt: skip
    except KeyboardInterrupt:
        if interrupted and interrupted[0].results:
            _give(interrupted[0], own)
            click.echo("the same command goes on from here", err=True)
        raise
    _give(found, own)


def _give(found: Acceptance, own: TryOptions) -> None:
    if own.launches is not None:
        _write_launches(found, own.launches)
    if own.output is not None:
        csv = own.output.suffix.lower() == ".csv"
        text = _csv(found) if csv else json_text(found) + "\n"
        write_file("--output", own.output, text.encode())
    if own.as_json:
        print_json(found)
        return
    from mgpusim.report.console import write
    from mgpusim.report.tables.acceptance import show

    write(*show(found))


def _csv(found: Acceptance) -> str:
    import csv
    import io

    out = io.StringIO()
    rows = found.rows()
    writer = csv.DictWriter(out, list(rows[0]) if rows else ["file"], lineterminator="\n")
    writer.writeheader()
    writer.writerows({name: in_csv(value) for name, value in row.items()} for row in rows)
    return out.getvalue()


def _write_launches(found: Acceptance, folder: Path) -> None:
    """Write a launch file per predicted kernel; where a kernel is built in several ways, their number is part of the name."""
    from mgpusim.toml import toml_text

    taken: dict[str, int] = {}
    for result in found.results:
        if result.status != "predicted":
            continue
        stem = f"{Path(result.file).with_suffix('').as_posix().strip('/').replace('/', '.')}.{result.kernel}"
        taken[stem] = taken.get(stem, 0) + 1
        name = stem if taken[stem] == 1 else f"{stem}.{taken[stem]}"
        names = [arg.name for arg in result.args]
        write_file("--write-launches", folder / f"{name}.toml", toml_text(result.launch, comments={"args": names}).encode())
    kernels = Path(found.root) if Path(found.root).is_dir() else Path(found.root).parent
    if taken and not inside(kernels, [folder]):
        click.echo(f"the kernels lie elsewhere: predict with mgpusim --include {shlex.quote(str(kernels))} predict ...", err=True)


class _Told:
    """Progress: a bar on a terminal, a line now and then elsewhere."""

    def __init__(self) -> None:
        self.waiting = Waiting(2)
        self.last = time.monotonic()

    def __enter__(self) -> _Told:
        self.waiting.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self.waiting.__exit__(*error)

    def progress(self, done: int, total: int, label: str) -> None:
        self.waiting.total_at(done, total, label)
        if time.monotonic() - self.last > log_seconds() and not sys.stderr.isatty():
            self.last = time.monotonic()
            click.echo(f"{done:,} of {total:,}: {label}", err=True)
