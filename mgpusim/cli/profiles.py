"""`mgpusim validate` of a profile: the operators that an inference engine measured, against predictions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

import click

from mgpusim.cli.options import complete_library, one_gpu, stacked
from mgpusim.cli.runner import Answer
from mgpusim.errors import InputError
from mgpusim.nn.defaults import DEFAULT_LIBRARY

if TYPE_CHECKING:
    from mgpusim.session import Session

C = TypeVar("C", bound=Callable[..., Any])
MISSED = 1
"""Exit status where a limit is missed."""
SUFFIXES = (".csv", ".tsv", ".txt", ".log", ".out")


def looks_like_profile(path: Path, *, benches: bool = False) -> bool:
    """Return whether a file is a profile by its name, rather than a corpus or a launch file; with `benches` also of llama-bench.

    >>> [looks_like_profile(Path(name)) for name in ("operators.csv", "corpus.json.gz", "conv.toml")]
    [True, False, False]
    """
    return path.suffix.lower() in (*SUFFIXES, *((".md", ".json", ".jsonl") if benches else ()))


class ProfileOptions(NamedTuple):
    """What is asked for of a profile; None where nothing is."""

    graphs: Path | None
    networks: Path | None
    library: str | None
    precision: str | None
    device: str | None
    caches: str | None

    def refuse(self, path: Path | str) -> None:
        """Refuse options that say nothing of a corpus."""
        given = [f"--{name}" for name, value in self._asdict().items() if value is not None]
        if given:
            raise InputError(f"{', '.join(given)}: {path} is no profile of an engine; leave out")


_OPTIONS = (
    click.option("--graphs", type=click.Path(path_type=Path), metavar="MODEL|FOLDER|.tar.xz",
                 help="Models that a profile is of, by the names of its networks; without them operators go by their shapes."),
    click.option("--networks", type=click.Path(dir_okay=False, path_type=Path), metavar="RUNS.csv",
                 help="The networks of a profile end to end: columns network and mean_us."),
    click.option("--library", metavar="NAME|FILE.toml", shell_complete=complete_library,
                 help=f"The library that a profile is of.  [default: {DEFAULT_LIBRARY}, llama-cpp of its own outputs]"),
    click.option("--precision", metavar="NAME", help="One of the library's; its own default without."),
    click.option("--device", metavar="TEXT", help="Whose rows to take of a profile of several GPUs, as in 'Adreno 640'."),
    click.option("--caches", type=click.Choice(["cold", "warm"]),
                 help="What caches held while operators were timed; without, as the library's profiler works."),
)  # fmt: skip


def profile_options(function: C) -> C:
    """Add the options of profiles, as one argument `profile`."""

    @wraps(function)
    def with_profile(*args: Any, **others: Any) -> Any:
        asked = ProfileOptions(**{name: others.pop(name) for name in ProfileOptions._fields})
        return function(*args, profile=asked, **others)

    return stacked(_OPTIONS)(cast(C, with_profile))


def validate_llama_bench(
    path: Path, gpus: Sequence[str], sets: Sequence[str], engine: str, asked: ProfileOptions, others: Sequence[str],
    max_mape: float | None, session: Session,
) -> Answer:  # fmt: skip
    """Predict the tests of llama-bench, and report how far off the predictions are; parameters as of `validate_profile`."""
    from mgpusim.nn.defaults import GENERATING
    from mgpusim.nn.generating.bench import validate_bench
    from mgpusim.report.tables.generations import bench_view

    wrong = [
        *others,
        *(f"--{name}" for name in ("networks", "precision", "device", "caches") if getattr(asked, name) is not None),
    ]
    if wrong:
        raise InputError(f"{', '.join(wrong)}: not with an output of llama-bench; leave out")
    gpu = one_gpu(gpus, sets, "what llama-bench printed is of one")
    chosen = "analytic" if engine == "both" else engine
    validation = validate_bench(path, gpu, asked.library or GENERATING, chosen, model=asked.graphs, session=session)
    missed = _missed("", validation.mape, max_mape)
    return Answer(validation, lambda: [bench_view(validation)], status=MISSED if missed else 0, said=missed)


def validate_profile(
    path: Path, gpus: Sequence[str], sets: Sequence[str], engines: Sequence[str], asked: ProfileOptions, others: Sequence[str],
    max_mape: float | None, session: Session,
) -> Answer:  # fmt: skip
    """Predict the operators of a profile, and report how far off the predictions are.

    Parameters
    ----------
    others : options that were given and say nothing of a profile.
    """
    from mgpusim.cli.progress import Waiting, goes_on
    from mgpusim.nn.profiled.judge import validate_operators
    from mgpusim.report.tables.operators import operators_view
    from mgpusim.result import by_name

    if others:
        raise InputError(f"{', '.join(others)}: not with a profile of an engine; leave out")
    gpu = one_gpu(gpus, sets, "a profile is of one")
    with Waiting(1) as waiting, goes_on(waiting, "kernels"):
        validations = validate_operators(
            path, gpu, asked.library, engines, graphs=asked.graphs, runs=asked.networks,
            device=asked.device, precision=asked.precision, caches=asked.caches, session=session.telling(waiting.total_at),
        )  # fmt: skip
    missed = [text for validation in validations for text in _missed(f"{validation.engine}: ", validation.scores.mape, max_mape)]
    return Answer(
        by_name({validation.engine: validation for validation in validations}), lambda: [operators_view(validations)],
        status=MISSED if missed else 0, said=missed,
    )  # fmt: skip


def _missed(of: str, mape: float | None, most: float | None) -> list[str]:
    """Return in a line that a mean error is above its limit."""
    if most is None or (mape is not None and mape <= most):
        return []
    return [f"{of}mape {'unknown' if mape is None else f'{mape:.2%}'} is above {most:.2%}"]
