"""`mgpusim inspect --try`: a code base tried, and the table of what became of its kernels."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from mgpusim.cli.interrupts import INTERRUPTED
from mgpusim.cli.options import cores, load_gpus
from mgpusim.cli.output import json_text, write_file
from mgpusim.cli.progress import told
from mgpusim.cli.runner import Answer
from mgpusim.errors import InputError
from mgpusim.escapes import in_csv
from mgpusim.folders import inside

if TYPE_CHECKING:
    from mgpusim.acceptance.result import Acceptance

DEFAULT_GPU = "adreno-640"


class TryOptions(NamedTuple):
    """The options that belong to --try; None where not given."""

    builds: Path | None
    jobs: int | None
    timeout_s: float | None
    output: Path | None
    launches: Path | None


def try_kernels(
    target: str, gpus: Sequence[str], sets: Sequence[str], own: TryOptions, launch_options: dict[str, Any]
) -> Answer:  # fmt: skip
    """Try every kernel, and return what became of them; of an interrupted run that which is known."""
    from mgpusim.acceptance.run import TIMEOUT_S, try_folder
    from mgpusim.session import Session

    spelled = {"global_size": "--global", "local_sizes": "--local", "offset": "--offset", "pad": "--pad", "args": "--arg"}
    for key, option in spelled.items():
        if launch_options[key] not in (None, ()):
            raise InputError(f"{option}: --try makes the launches itself; say sizes and values in a builds file (--builds)")
    for key in ("kernel", "options"):
        if isinstance(launch_options[key], tuple):  # TARGET=VALUE
            raise InputError(f"--{key}: --try has one for all files; say what is of one file in a builds file (--builds)")
    if own.builds is not None and not os.path.isfile(own.builds):
        raise InputError(f"--builds: there is no file {own.builds}")
    names = tuple(gpus) or (DEFAULT_GPU,)
    specs = load_gpus(names, sets)
    spelled_gpus = [word for name in names for word in ("--gpu", name)] + [word for text in sets for word in ("--set", text)]
    interrupted: list[Acceptance] = []
    try:
        with told(Session(jobs=cores(own.jobs))) as session:
            acceptance = try_folder(
                Path(target), specs, options=launch_options["options"] or "", builds=own.builds,
                kernel=launch_options["kernel"] or "", timeout_s=own.timeout_s or TIMEOUT_S,
                session=session, gpu_options=spelled_gpus, on_results=interrupted.append,
            )  # fmt: skip
    except KeyboardInterrupt:
        if not interrupted or not interrupted[0].results:
            raise
        return _answer(interrupted[0], own, INTERRUPTED, "the same command goes on from here", "interrupted")
    return _answer(acceptance, own)


def _answer(acceptance: Acceptance, own: TryOptions, status: int = 0, *said: str) -> Answer:
    if own.launches is not None:
        _write_launches(acceptance, own.launches)
    csv = own.output is not None and own.output.suffix.lower() == ".csv"
    files = {"output": lambda: (_csv(acceptance) if csv else json_text(acceptance) + "\n").encode()}
    from mgpusim.report.tables.acceptance import acceptance_view

    return Answer(acceptance, lambda: [acceptance_view(acceptance)], files, status=status, said=said)


def _csv(acceptance: Acceptance) -> str:
    import csv
    import io

    out = io.StringIO()
    rows = acceptance.rows()
    writer = csv.DictWriter(out, list(rows[0]) if rows else ["file"], lineterminator="\n")
    writer.writeheader()
    writer.writerows({name: in_csv(value) for name, value in row.items()} for row in rows)
    return out.getvalue()


def _write_launches(acceptance: Acceptance, folder: Path) -> None:
    """Write a launch file per predicted kernel; where a kernel is built in several ways, their number is part of the name."""
    from mgpusim.toml import toml_text

    taken: dict[str, int] = {}
    for result in acceptance.results:
        if result.status != "predicted":
            continue
        stem = f"{Path(result.file).with_suffix('').as_posix().strip('/').replace('/', '.')}.{result.kernel}"
        taken[stem] = taken.get(stem, 0) + 1
        name = stem if taken[stem] == 1 else f"{stem}.{taken[stem]}"
        names = [arg.name for arg in result.args]
        write_file("--write-launches", folder / f"{name}.toml", toml_text(result.launch, comments={"args": names}).encode())
    kernels = Path(acceptance.root) if Path(acceptance.root).is_dir() else Path(acceptance.root).parent
    if taken and not inside(kernels, [folder]):
        click.echo(f"the kernels lie elsewhere: predict with mgpusim --include {shlex.quote(str(kernels))} predict ...", err=True)
