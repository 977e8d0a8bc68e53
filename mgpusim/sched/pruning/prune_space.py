"""The front door of pruning: a space and a GPU as users give them; which members are worth compiling and running."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.cost.launch import as_measured
from mgpusim.engine.predict import engines
from mgpusim.errors import InputError, MgpusimError
from mgpusim.sched.pruning.assess import Assessment, PruneSettings, assess
from mgpusim.sched.pruning.criteria import ALPHA, TABLE1, CriteriaConstants
from mgpusim.sched.pruning.criteria import criteria as known_criteria
from mgpusim.sched.pruning.measured_space import Measured, measured_members
from mgpusim.sched.pruning.search import searches as known_searches
from mgpusim.session import USUAL, Session
from mgpusim.workload.corpus import Corpus, CorpusLike, as_corpus
from mgpusim.workload.launches import one_error
from mgpusim.workload.measured import require_measured
from mgpusim.workload.provenance import by_engine
from mgpusim.workload.spaces.file import SpaceLike, as_space
from mgpusim.workload.spaces.space import Space

MODELLED = 2000
"""Members that the criterion `model` compiles and predicts unless told otherwise: some minutes."""


def prune(
    space: SpaceLike,
    gpu: GpuLike,
    criteria: Sequence[str] | None = None,
    *,
    without: Sequence[str] = (),
    constants: Mapping[str, bool | int | float | str] | None = None,
    alpha: float | None = None,
    width: int | None = None,
    margin: float | None = None,
    keep: float | None = None,
    best_us: float | None = None,
    compile: int | None = None,
    measured: CorpusLike | None = None,
    allow_predicted: bool = False,
    sample: int = 0,
    searches: Sequence[str] = (),
    budget: int = 100,
    seeds: int = 5,
    engine: str = "analytic",
    journal: str | os.PathLike[str] | None = None,
    overrides: Overrides | None = None,
    session: Session = USUAL,
) -> Assessment:
    """Say which members of a search space are not worth compiling on a GPU, and what is lost by leaving them out.

    Parameters
    ----------
    space : a `Space`, the path of a space file, or the name of a shipped space.
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    criteria : names of criteria, in this order; those of Romou's Table 1 by default. `without` leaves out some of them.
    constants : other values of constants of the space: sizes, precision.
    alpha : items per ALU from which local memory is not worth it; 3 by default.
    width : least elements of a read; by default what suits the GPU.
    margin : what `model` keeps beyond the best predicted, as a fraction of its time; by default what the GPU's stated error
        leaves open. `keep` instead is the share it keeps, the best predicted, 0..1.
    best_us : best time so far in microseconds, for `bound`.
    compile : compile up to so many of the members left and judge their kernels. By default 2000 where `model` is asked about
        a space without measurements, else none.
    measured : a corpus of measured members, to see what is lost; `sample` : the same on so many members, drawn and predicted.
    allow_predicted : take times that are predicted, or of unknown provenance, for the truth all the same.
    searches : names of searches to run with and without pruning, of `budget` evaluations each, `seeds` times.
    engine : predicts for `model`, and costs that were not measured.
    journal : file in which evaluated members are kept; what it has is not evaluated again.
    overrides : fields of the GPU to change first, by dotted path, as in ``{"l2.size_b": "256KiB"}``.
    session : settings of the run, which tells (how much is done, of how much, what).

    Returns
    -------
    Assessment
        Members removed by each criterion, indices of those kept, and, where asked, what is lost; times in microseconds.

    Raises
    ------
    UnknownNameError
        There is no such criterion, search, engine, space or GPU.
    InputError
        No criterion is left; `margin` and `keep` are both given; no member is valid. The corpus is of another space or not
        known to be measured; the
        journal is of another search.

    >>> assessment = prune("first", "adreno-640")
    >>> assessment.pruning.considered, len(assessment.pruning.kept) < assessment.pruning.considered
    (72, True)
    """
    names = _chosen(criteria, without)
    engines.lookup(engine)
    if compile is None:
        compile = MODELLED if "model" in names and measured is None and not sample else 0
    if margin is not None and keep is not None:
        raise InputError("margin, keep: both say what `model` keeps; give one of them")
    for name in searches:
        known_searches.lookup(name)
    gpu = as_gpu(gpu, overrides)
    settings = PruneSettings(
        criteria=names,
        constants=CriteriaConstants(ALPHA if alpha is None else alpha, width, best_us=best_us, margin=margin, keep=keep),
        compile=compile, sample=sample, searches=tuple(searches), budget=budget, seeds=seeds, engine=engine,
        journal=None if journal is None else Path(journal),
    )  # fmt: skip
    space = as_space(space, constants)
    corpus = None if measured is None else as_corpus(measured)
    if corpus is not None:
        require_measured(corpus, "judging what is lost", allow_predicted)
        gpu = as_measured(gpu, corpus.protocol.get("order"))
    return assess(space, gpu, settings, None if corpus is None else _measured(space, corpus, measured), session=session)


def _chosen(names: Sequence[str] | None, without: Sequence[str]) -> tuple[str, ...]:
    asked = tuple(dict.fromkeys(TABLE1 if names is None else names))
    errors = []
    for name in (*asked, *without):
        try:
            known_criteria.lookup(name)
        except MgpusimError as error:
            errors.append(error)
    if errors:
        raise one_error(errors, "criteria:")
    left = tuple(name for name in asked if name not in without)
    if not left:
        raise InputError(f"no criterion is left; there are {', '.join(known_criteria)}")
    return left


def _measured(space: Space, corpus: Corpus, given: CorpusLike | None) -> Measured:
    try:
        return measured_members(space, corpus)
    except InputError as error:
        where = f" {os.fspath(given)}" if isinstance(given, (str, os.PathLike)) else ""
        raise InputError(f"measured{where}: {error}") from None


def kept_document(assessment: Assessment) -> bytes:
    """Return the members that are kept as a file (schema mgpusim.kept/1): a line each, values in the order of the knobs."""
    space, compiled = assessment.space, assessment.compiled
    whole = compiled is not None and len(compiled.members) == len(assessment.pruning.kept)
    kept = compiled.pruning.kept if compiled is not None and whole else assessment.pruning.kept
    columns = [column.tolist() for column in space.table_of(kept).values()]
    head = {
        "schema": "mgpusim.kept/1", "provenance": msgspec.to_builtins(by_engine(assessment.settings.engine, assessment.gpu.name)),
        "space": space.name, "gpu": assessment.gpu.name,
        "criteria": list(assessment.settings.criteria),
        "knobs": list(space.names), "valid": assessment.pruning.considered, "kept": len(kept),
    }  # fmt: skip
    rows = ",\n".join(json.dumps(list(row)) for row in zip(*columns, strict=True))
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    return ("{" + ",\n".join(lines) + ',\n"members": [\n' + rows + "]}\n").encode()
