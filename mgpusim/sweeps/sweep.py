"""The front door of sweeps: a study computed, its results read, and what a second engine makes of the best points."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.frames import Framed
from mgpusim.session import USUAL, Session
from mgpusim.sweeps.answers import Answers, answers_of
from mgpusim.sweeps.escalate import escalate
from mgpusim.sweeps.points import Points
from mgpusim.sweeps.run import SweepRun, kinds_of_study, run_study
from mgpusim.sweeps.store import Store, read_results
from mgpusim.sweeps.study import StudyLike, as_study


class Swept(Framed, msgspec.Struct, frozen=True):
    """A study and what came of it.

    Attributes
    ----------
    run : what was computed now, and the folder of the results.
    answers : the best points, the Pareto front, which axes matter; latencies in microseconds.
    """

    run: SweepRun
    answers: Answers

    def _columns(self) -> dict[str, Sequence[Any]]:
        return {name: column.tolist() for name, column in read_results(self.run.folder).items()}

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON form of the answers."""
        return self.answers.to_dict()


class StudySize(msgspec.Struct, frozen=True):
    """What a study takes: a row per point and launch. `axes_with_gpus_of_their_own` may need traces for each of their values."""

    study: str
    points: int
    launches: int
    rows: int
    shards: int
    engine: str
    axes_with_gpus_of_their_own: tuple[str, ...]


def sweep(
    study: StudyLike,
    folder: str | PathLike[str],
    *,
    scheduler: str = "",
    form: str | None = None,
    retry: bool = False,
    session: Session = USUAL,
) -> Swept:
    """Evaluate launches on many GPUs that do not exist, as a study says.

    Parameters
    ----------
    study : a `Study`, the path of a study, or the name of a shipped one.
    folder : where the results go, one row per point and launch. A run that was stopped goes on there.
    scheduler : address of a Dask scheduler ("tcp://..."), or "local:N" for one of N workers on this machine.
    form : "parquet" or "csv"; Parquet by default where pyarrow is installed.
    retry : compute points that failed again.
    session : settings of the run, which tells (rows of results computed, of how many, how fast) and then of reading them.

    Returns
    -------
    Swept
        The answers, and what was computed.

    Raises
    ------
    UnknownNameError
        There is no such study.
    InputError
        The study has problems; the folder holds something else; the disk is full; the scheduler cannot be reached.

    >>> import tempfile
    >>> from mgpusim.sweeps.study import study_from_dict
    >>> study = study_from_dict({
    ...     "schema": "mgpusim.study/1", "gpu": "adreno-640", "launches": ["softmax"],
    ...     "axes": [{"field": "clock.gpu_hz", "values": [5e8, 6e8]}],
    ... })
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     swept = sweep(study, folder)
    >>> swept.run.rows, swept.answers.best["latency_us"].axes
    (2, {'clock.gpu_hz': 600000000.0})
    """
    study, place = as_study(study), Path(folder)
    run = run_study(study, place, session=session, scheduler=scheduler, form=form, retry=retry)
    store = Store(place, study, kinds_of_study(study))
    answers = answers_of(study, store, session)
    if study.escalation is not None:
        gap = escalate(study, store, answers, session=session, scheduler=scheduler, retry=retry)
        answers = msgspec.structs.replace(answers, escalation=gap)
    return Swept(run, answers)


def size_of_study(study: StudyLike) -> StudySize:
    """Return how many points a study has and what they take, without computing any.

    >>> size_of_study("double_registers").rows > 0
    True
    """
    study = as_study(study)
    points, n = Points(study), len(study.launches)
    apart = tuple(a.name for a in study.axes if set(a.fields) & points.grouping)
    return StudySize(study.name, points.n, n, points.n * n, points.chunks * n, study.engine, apart)
