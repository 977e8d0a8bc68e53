"""What a folder of `validation/` says of itself in `validation.toml`: the steps that make its report, and what they make.

    schema = "mgpusim.reproduction/1"
    title = "APSys'20: the published figures and ours"
    vary = ['took \\d+ s']            # regular expressions: what differs from run to run and is not a figure

    [[steps]]
    name = "predictions"
    run = ["predictions.py"]          # a script of the folder, or mgpusim; {jobs} stands for the processes it may use
    makes = ["predicted.json"]        # made anew, then compared with what is there

    [[steps]]
    name = "report"
    run = ["report.py", "--no-predict"]
    after = ["predictions"]
    makes = ["REPORT.md"]

A step that writes what it makes to standard output says `stdout = "FILE"`. One that reads what a step of another folder makes is
after "FOLDER:STEP": that is then run, too, whoever asks for it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import partial
from pathlib import Path, PurePosixPath
from typing import Annotated

import msgspec

from mgpusim.errors import InputError, UnknownNameError, suggest
from mgpusim.files import data_dir
from mgpusim.reading import read_toml
from mgpusim.workload.checks import Problems, show, unknown
from mgpusim.workload.documents import Texts, only, read_table

SCHEMA = "mgpusim.reproduction/1"
DESCRIPTION = "validation.toml"
JOBS = "{jobs}"


class Step(msgspec.Struct, frozen=True):
    """One script of a folder, with its arguments. `after` names the steps whose files it reads."""

    name: Annotated[str, "the name of the step"]
    run: Annotated[Texts, "a script of the folder and its arguments"]
    makes: Annotated[Texts, "the files it makes"]
    after: Texts = ()
    stdout: Annotated[str, "the name of a file"] = ""

    @property
    def wide(self) -> bool:
        """Whether it uses several processes by itself, so that no other step should run beside it."""
        return any(JOBS in part for part in self.run)

    def after_in(self, folder: str) -> tuple[str, ...]:
        """Return the steps that this one of a folder waits for, each as "FOLDER:STEP".

        >>> Step("report", ("report.py",), ("REPORT.md",), ("predict", "networks/tvm:report")).after_in("networks")
        ('networks:predict', 'networks/tvm:report')
        """
        return tuple(name if ":" in name else f"{folder}:{name}" for name in self.after)

    def command(self, jobs: int) -> list[str]:
        """Return the script and its arguments.

        >>> Step("report", ("report.py", "--jobs", "{jobs}"), ("REPORT.md",)).command(8)
        ['report.py', '--jobs', '8']
        """
        return [part.replace(JOBS, str(jobs)) for part in self.run]


class Description(msgspec.Struct, frozen=True):
    """A folder of validations: `name` is its path below `validation/`."""

    name: str
    title: str
    steps: tuple[Step, ...]
    vary: tuple[str, ...] = ()

    @property
    def makes(self) -> tuple[str, ...]:
        """The files that its steps make, relative to the folder."""
        return tuple(name for step in self.steps for name in step.makes)


class _DescriptionFile(msgspec.Struct, frozen=True):
    schema: Annotated[str, f"'{SCHEMA}'", partial(only, SCHEMA)]
    title: Annotated[str, "a line that says what is validated"]
    steps: Annotated[tuple[Step, ...], "a list of [[steps]]"]
    vary: Texts = ()


def validation_folder(given: Path | None = None) -> Path:
    """Return the folder of validations: the one given, or that of a checkout."""
    if given is not None:
        if not given.is_dir():
            raise InputError(f"--folder: '{given}' is not a folder")
        return given.resolve()
    try:
        return data_dir("validation")
    except FileNotFoundError:
        raise InputError(
            "no validation/ beside the package: it is part of the sources, not of a wheel; give its path with --folder"
        ) from None


def find_folders(root: Path) -> tuple[str, ...]:
    """Return the names of all folders below `root` that hold a description, sorted."""
    return tuple(sorted(path.parent.relative_to(root).as_posix() for path in root.rglob(DESCRIPTION) if path.parent != root))


def described(root: Path, names: Iterable[str]) -> tuple[Description, ...]:
    """Return the descriptions of folders by name, each once; a name may end in ":STEP", which takes that and what it is after.

    Steps of other folders that these are after come with them.
    """
    known = find_folders(root)
    whole: dict[str, Description] = {}
    kept: dict[str, set[str]] = {}

    def opened(name: str) -> Description:
        if name not in known:
            raise UnknownNameError(suggest("validation", name, known))
        if name not in whole:
            whole[name], kept[name] = read_description(root, name), set()
        return whole[name]

    def take(folder: str, step: str, waiting: tuple[str, ...] = ()) -> None:
        of_name = {known.name: known for known in opened(folder).steps}
        if step not in of_name:
            raise UnknownNameError(suggest(f"step of {folder}", step, of_name))
        here = f"{folder}:{step}"
        if here in waiting:
            raise InputError(f"steps wait for each other: {' after '.join((*waiting, here))}")
        kept[folder].add(step)
        for name in of_name[step].after_in(folder):
            other, _, earlier = name.partition(":")
            take(other, earlier, (*waiting, here))

    for text in names:
        folder, _, step = text.strip("/").partition(":")
        for name in (step,) if step else [listed.name for listed in opened(folder).steps]:
            take(folder, name)
    return tuple(
        msgspec.structs.replace(description, steps=tuple(step for step in description.steps if step.name in kept[name]))
        for name, description in whole.items()
    )


def read_description(root: Path, name: str) -> Description:
    """Return what a folder says of itself."""
    path = root / name / DESCRIPTION
    problems = Problems()
    table = read_table(_DescriptionFile, read_toml(path, "description"), "", problems)
    steps = table.steps if table is not None else ()
    for index, pattern in enumerate(table.vary if table is not None else ()):
        try:
            re.compile(pattern)
        except re.error as error:
            problems.add(f"vary[{index}]", f"got {show(pattern)}, not a regular expression: {error}")
    for index, step in enumerate(steps):
        _check_step(step, f"steps[{index}]", problems, path.parent, [earlier.name for earlier in steps[:index]])
    if not steps and not problems:
        problems.add("steps", "got none, expected one or more [[steps]]")
    problems.stop(str(path))
    assert table is not None  # else there was a problem
    return Description(name, table.title, steps, table.vary)


def _check_step(step: Step, path: str, problems: Problems, folder: Path, before: list[str]) -> None:
    if step.name in before:
        problems.add(f"{path}.name", f"got {show(step.name)} a second time")
    if not step.run:
        problems.add(f"{path}.run", "got nothing, expected a script of the folder and its arguments")
    elif step.run[0] != "mgpusim" and not os.path.isfile(folder / step.run[0]):
        problems.add(f"{path}.run", f"got {show(step.run[0])}, but there is no file {folder / step.run[0]}")
    for file in step.makes:
        if PurePosixPath(file).is_absolute() or ".." in PurePosixPath(file).parts:
            problems.add(f"{path}.makes", f"got {show(file)}, expected files of the folder")
    if step.stdout and step.stdout not in step.makes:
        problems.add(f"{path}.stdout", f"got {show(step.stdout)}, expected one of the files that makes names")
    for earlier in step.after:
        if ":" not in earlier and earlier not in before:  # other folders are read when these steps are asked for
            problems.add(f"{path}.after", unknown("earlier step", earlier, before))
