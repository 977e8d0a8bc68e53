"""Running the steps of folders of validations: in a copy, several at a time, going on where a run was stopped.

The copy lies in the cache folder under a hash of all sources. These are mgpusim, its presets and examples, and the scripts and
measurements of `validation/`. What the steps make is not part of the copy until they have made it, so everything is made
anew. A step that has ended leaves a note; with the same sources it is not run again.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, ClassVar

import msgspec
import numpy as np

from mgpusim.accuracy.reproducing.changes import Changes, changes_of
from mgpusim.accuracy.reproducing.description import Description, Step, find_folders, read_description
from mgpusim.artefacts import COPIES, key_of
from mgpusim.errors import InputError
from mgpusim.files import cache_dir, data_dir, write_atomic, write_file
from mgpusim.result import Result, follows
from mgpusim.session import USUAL, Session
from mgpusim.sources import PACKAGE

POLL_S = 0.1
BESIDE = ("examples", "presets")  # what scripts may find beside validation/
TAIL = 12  # lines of a script that failed
TEXTS = (".md", ".json", ".csv", ".txt")
OnStep = Callable[[str, str], None]


class StepResult(msgspec.Struct, frozen=True, rename={"seconds": "spent_s"}):
    """How a step went: seconds it ran, in this run or an earlier one; `error` is the end of what it printed if it failed."""

    name: str
    seconds: float
    resumed: bool = False
    error: str | None = None

    def __post_init__(self) -> None:
        follows(self, seconds=round(self.seconds, 1))


class FileResult(Changes, frozen=True, kw_only=True):
    """A file that a step made: what differs from the one there is, which may be `missing`, and whether it was `written` there."""

    name: str
    missing: bool = False
    written: bool = False


class Reproduced(Result, frozen=True, kw_only=True, tag="mgpusim.reproduced/1"):
    """A folder: its steps in the order of its description, and the files they made; `made` says where, by name."""

    unprinted: ClassVar = ("made",)

    name: str
    title: str
    steps: tuple[StepResult, ...]
    files: tuple[FileResult, ...]
    made: dict[str, Path]

    @property
    def failed(self) -> bool:
        """Whether a step failed."""
        return any(step.error for step in self.steps)

    @property
    def changed(self) -> bool:
        """Whether a figure or a text has changed beyond rounding, or a file is new."""
        return any(file.missing or file.differs for file in self.files)


class _StepRun:
    """A step of a folder, waiting, running or ended."""

    def __init__(self, of: Description, step: Step) -> None:
        self.of, self.step = of, step
        self.result: StepResult | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self.began = 0.0
        self.log: IO[bytes] | None = None
        self.out: IO[bytes] | None = None

    @property
    def name(self) -> str:
        return f"{self.of.name}:{self.step.name}"

    @property
    def after(self) -> tuple[str, ...]:
        """The names of those whose files it reads."""
        return self.step.after_in(self.of.name)


def reproduce(
    root: Path, folders: Sequence[Description], *, session: Session = USUAL, again: bool = False, on_step: OnStep | None = None,
) -> tuple[Reproduced, ...]:  # fmt: skip
    """Run the steps of folders of validations, and say what has changed. Nothing below `root` is written.

    Parameters
    ----------
    root : the folder that holds them, as `validation_folder` returns it.
    session : settings of the run, which tells (steps done, of, the last line that a running step printed).
    again : run steps, too, that have ended with the same sources before.
    on_step : called with (name of a step, what became of it): "started", "12 s", "failed".

    Raises
    ------
    InputError
        The copy cannot be written.
    KeyboardInterrupt
        After the running steps have been ended; those that were done stay so.
    """
    place = _Place(root)
    tasks = [_StepRun(folder, step) for folder in folders for step in folder.steps]
    for task in tasks:
        before = None if again else place.seconds_of(task)
        if before is not None:
            task.result = StepResult(task.step.name, before, resumed=True)
            if on_step is not None:
                on_step(task.name, f"done before, in {before:.0f} s")
    running: list[_StepRun] = []
    try:
        while any(task.result is None for task in tasks):
            for task in _ready(tasks, running, session.jobs):
                place.start(task, session.jobs)
                running.append(task)
                if on_step is not None:
                    on_step(task.name, "started")
            time.sleep(POLL_S)
            for task in [task for task in running if task.process is not None and task.process.poll() is not None]:
                running.remove(task)
                task.result = place.ended(task)
                if on_step is not None:
                    seconds = f"{task.result.seconds:.0f} s"
                    on_step(task.name, f"failed after {seconds}" if task.result.error else f"done in {seconds}")
            _skip_after_failures(tasks)
            done = sum(task.result is not None for task in tasks)
            session.tell(done, len(tasks), "; ".join(f"{task.name}: {place.last_line(task)}" for task in running[:2]))
    finally:
        for task in running:
            place.stop(task)
        place.release()
    return tuple(_result(place, root, folder, [task for task in tasks if task.of is folder]) for folder in folders)


def _ready(tasks: Sequence[_StepRun], running: Sequence[_StepRun], jobs: int) -> list[_StepRun]:
    """Return the steps to start now: those whose files are there, up to `jobs`; one that takes several processes runs alone."""
    if any(task.step.wide for task in running):
        return []
    out: list[_StepRun] = []
    done = {task.name for task in tasks if task.result is not None and not task.result.error}
    for task in tasks:
        if task.result is not None or task in running or not all(n in done for n in task.after):
            continue
        if len(running) + len(out) >= jobs:
            break
        if task.step.wide:
            if not running and not out:
                return [task]
            continue
        out.append(task)
    return out


def _skip_after_failures(tasks: Sequence[_StepRun]) -> None:
    failed = {task.name for task in tasks if task.result is not None and task.result.error}
    for task in tasks:
        lost = [name for name in task.after if name in failed]
        if task.result is None and lost:
            task.result = StepResult(task.step.name, 0.0, error=f"not run: {lost[0]} failed")
            failed.add(task.name)


class _Place:
    """The copy in which steps run."""

    def __init__(self, root: Path) -> None:
        whole = [read_description(root, name) for name in find_folders(root)]
        outputs = {(root / step.name / file).resolve() for step in whole for file in step.makes}
        inputs = [path for path in _files(root) if path.resolve() not in outputs]
        stamp = _stamp(root, inputs)
        home = cache_dir() / COPIES
        self.home, self.root = home / stamp, home / stamp / "validation"
        try:
            (self.home / "notes").mkdir(parents=True, exist_ok=True)
            self._held = _hold(self.home)
            if self._held is None:
                raise InputError(f"another run of the same sources is under way in {self.home}; wait for it, or end it")
            _drop_others(home, stamp)
            self._copy(root, inputs, "validation")
            for name in BESIDE:
                self._copy(data_dir(name), _files(data_dir(name)), name)
        except OSError as error:
            raise InputError(f"{self.home}: {error.strerror}; the copy in which validations run cannot be written") from None

    def _copy(self, folder: Path, files: Sequence[Path], name: str) -> None:
        for path in files:
            copy = self.home / name / path.relative_to(folder)
            if not copy.exists():
                write_atomic(copy, path.read_bytes())

    def release(self) -> None:
        """Let others run here."""
        if self._held is not None:
            self._held.close()

    def _note(self, task: _StepRun, kind: str) -> Path:
        return self.home / "notes" / f"{task.of.name.replace('/', '.')}.{task.step.name}.{kind}"

    def seconds_of(self, task: _StepRun) -> float | None:
        """Return how long a step ran that has ended, None if it has not."""
        try:
            seconds = msgspec.json.decode(self._note(task, "json").read_bytes(), type=float)
        except (OSError, msgspec.DecodeError):
            return None
        return seconds if all((self.root / task.of.name / file).is_file() for file in task.step.makes) else None

    def start(self, task: _StepRun, jobs: int) -> None:
        """Start a step, whose process ends with this one."""
        folder = self.root / task.of.name
        if self.seconds_of(task) is not None:  # again: what a stopped run left is gone on with, what is whole is not
            for file in task.step.makes:
                (folder / file).unlink(missing_ok=True)
        self._note(task, "json").unlink(missing_ok=True)
        task.log, task.began = self._note(task, "log").open("wb"), time.monotonic()
        path = os.pathsep.join([str(PACKAGE.parent), *filter(None, [os.environ.get("PYTHONPATH")])])
        task.out = (folder / f"{task.step.stdout}.part").open("wb") if task.step.stdout else None
        task.process = subprocess.Popen(
            [sys.executable, "-m", "mgpusim.accuracy.reproducing.attached", *task.step.command(jobs)], cwd=folder,
            stdin=subprocess.PIPE, stdout=task.out or task.log, stderr=task.log,
            env={**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"},
        )  # fmt: skip

    def ended(self, task: _StepRun) -> StepResult:
        """Return what became of a step whose process has ended; note it if it made what it should."""
        assert task.process is not None
        seconds = time.monotonic() - task.began
        self._close(task)
        folder, status = self.root / task.of.name, task.process.returncode
        if status == 0 and task.step.stdout:
            (folder / f"{task.step.stdout}.part").replace(folder / task.step.stdout)
        absent = [file for file in task.step.makes if not (folder / file).is_file()]
        if status or absent:
            why = f"exit status {status}" if status else f"it made no {', '.join(absent)}"
            said = self._note(task, "log").read_text(encoding="utf-8", errors="replace").splitlines()[-TAIL:]
            return StepResult(task.step.name, seconds, error="\n".join([why, *said]))
        write_atomic(self._note(task, "json"), msgspec.json.encode(round(seconds, 1)))
        return StepResult(task.step.name, seconds)

    def stop(self, task: _StepRun) -> None:
        """End a running step."""
        if task.process is not None and task.process.poll() is None:
            task.process.terminate()
            task.process.wait()
        self._close(task)

    @staticmethod
    def _close(task: _StepRun) -> None:
        for file in (task.log, task.out, task.process.stdin if task.process is not None else None):
            if file is not None:
                file.close()

    def last_line(self, task: _StepRun) -> str:
        """Return the last line that a running step printed."""
        with self._note(task, "log").open("rb") as file:
            file.seek(0, os.SEEK_END)
            file.seek(max(0, file.tell() - 400))
            lines = file.read().decode("utf-8", errors="replace").split("\n")
        return next((line.strip()[:80] for line in reversed(lines) if line.strip()), "...")


def _hold(home: Path) -> IO[bytes] | None:
    """Return a file whose lock says that a run is under way, None if another process holds it; it ends with the process."""
    file = (home / "running").open("wb")
    try:
        import fcntl
    except ImportError:  # not on this system: runs at the same time are not told
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        return None
    return file


def _drop_others(home: Path, stamp: str) -> None:
    """Delete the copies of other sources, but for those in which a run is under way."""
    for old in home.iterdir():
        if old.name != stamp and old.is_dir() and (held := _hold(old)) is not None:
            shutil.rmtree(old, ignore_errors=True)
            held.close()


def _files(root: Path) -> list[Path]:
    """Return the files below a folder, but for caches and hidden ones."""
    return sorted(
        path for path in root.rglob("*")
        if path.is_file() and not any(part.startswith((".", "__pycache__")) for part in path.relative_to(root).parts)
    )  # fmt: skip


def _stamp(root: Path, inputs: Sequence[Path]) -> str:
    """Return the hash of everything that the steps depend on."""
    parts: list[str | bytes] = [sys.version, np.__version__]
    for folder, files in [*((program, _files(program)) for program in (PACKAGE, *map(data_dir, BESIDE))), (root, inputs)]:
        for path in files:
            if path.suffix != ".pyc":
                parts += [path.relative_to(folder).as_posix(), path.read_bytes()]
    return key_of(*parts)[:16]


def _result(place: _Place, root: Path, folder: Description, tasks: Sequence[_StepRun]) -> Reproduced:
    ended = [(task.step, task.result) for task in tasks if task.result is not None]
    names = [name for step, result in ended if not result.error for name in step.makes]
    outputs = {name: place.root / folder.name / name for name in names}
    return Reproduced(
        name=folder.name, title=folder.title, steps=tuple(result for _, result in ended), made=outputs,
        files=tuple(_compared(path, root / folder.name / name, name, folder.vary) for name, path in outputs.items()),
    )  # fmt: skip


def _compared(output: Path, kept: Path, name: str, vary: Sequence[str]) -> FileResult:
    """Compare a file that was made with the one there is; of what is not text only whether it is the same."""
    if not kept.is_file():
        return FileResult(name=name, missing=True)
    new, old = output.read_bytes(), kept.read_bytes()
    if new == old or output.suffix not in TEXTS:
        return FileResult(name=name)
    changes = changes_of(old.decode(), new.decode(), is_json=output.suffix == ".json", vary=vary)
    return FileResult(**msgspec.structs.asdict(changes), name=name)


def write_back(root: Path, results: Sequence[Reproduced]) -> tuple[Reproduced, ...]:
    """Put what was made in place of what differs from it; return the results, which say of each file whether it was."""
    out = []
    for result in results:
        files = []
        for file in result.files:
            place, data = root / result.name / file.name, result.made[file.name].read_bytes()
            written = not place.is_file() or place.read_bytes() != data
            if written:
                write_file(place, data)
            files.append(msgspec.structs.replace(file, written=written))
        out.append(msgspec.structs.replace(result, files=tuple(files)))
    return tuple(out)
