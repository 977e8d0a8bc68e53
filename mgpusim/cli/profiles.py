"""`mgpusim validate` of a profile: the operators that an inference engine measured, against predictions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

import click

from mgpusim.cli.options import load_gpus, stacked
from mgpusim.cli.output import print_json, signed, write_file
from mgpusim.errors import InputError
from mgpusim.nn.defaults import DEFAULT_LIBRARY

if TYPE_CHECKING:
    from mgpusim.session import Session

__all__ = ["ProfileOptions", "looks_like_profile", "profile_options", "validate_llama_bench", "validate_profile"]

C = TypeVar("C", bound=Callable[..., Any])
MISSED = 1  # exit status where a limit is missed
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


def _complete_library(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    from mgpusim.nn.libraries.load import list_libraries

    return [name for name in list_libraries() if name.startswith(incomplete)]


_OPTIONS = (
    click.option("--graphs", type=click.Path(path_type=Path), metavar="MODEL|FOLDER|.tar.xz",
                 help="Models that a profile is of, by the names of its networks; without them operators go by their shapes."),
    click.option("--networks", type=click.Path(dir_okay=False, path_type=Path), metavar="RUNS.csv",
                 help="The networks of a profile end to end: columns network and mean_us."),
    click.option("--library", metavar="NAME|FILE.toml", shell_complete=_complete_library,
                 help=f"The library that a profile is of.  [default: {DEFAULT_LIBRARY}, llama-cpp of its own outputs]"),
    click.option("--precision", metavar="NAME", help="One of the library's; its own default without."),
    click.option("--device", metavar="TEXT", help="Whose rows to take of a profile of several GPUs, as in 'Adreno 640'."),
    click.option("--caches", type=click.Choice(["cold", "warm"]),
                 help="What caches held while operators were timed; without, as the library's profiler works."),
)  # fmt: skip


def profile_options() -> Callable[[C], C]:
    """Return a decorator that adds the options of profiles, as one argument `profile`."""

    def add(function: C) -> C:
        @wraps(function)
        def with_profile(
            *args: Any, graphs: Path | None, networks: Path | None, library: str | None, precision: str | None,
            device: str | None, caches: str | None, **others: Any,
        ) -> Any:  # fmt: skip
            return function(*args, profile=ProfileOptions(graphs, networks, library, precision, device, caches), **others)

        return stacked(_OPTIONS)(cast(C, with_profile))

    return add


def validate_llama_bench(
    path: Path, gpus: Sequence[str], sets: Sequence[str], engine: str, asked: ProfileOptions, others: Sequence[str],
    max_mape: float | None, as_json: bool, html: Path | None, session: Session,
) -> None:  # fmt: skip
    """Predict the tests of llama-bench, and report how far off the predictions are; parameters as of `validate_profile`."""
    from mgpusim.nn.defaults import GENERATING
    from mgpusim.nn.generating.bench import validate_bench
    from mgpusim.report.console import write
    from mgpusim.report.render import lines_of_view, page_of_view
    from mgpusim.report.tables.generations import bench_view

    wrong = [
        *others,
        *(f"--{name}" for name in ("networks", "precision", "device", "caches") if getattr(asked, name) is not None),
    ]
    if wrong:
        raise InputError(f"{', '.join(wrong)}: not with an output of llama-bench; leave out")
    specs = load_gpus(gpus, sets)
    if len(specs) != 1:
        raise InputError(f"--gpu: got {len(specs)} GPUs; what llama-bench printed is of one")
    chosen = "analytic" if engine == "both" else engine
    found = validate_bench(path, specs[0], asked.library or GENERATING, chosen, model=asked.graphs, session=session)
    if html is not None:
        write_file("--html", html, signed(page_of_view(bench_view(found))))
    if as_json:
        print_json(found.to_dict())
    else:
        write(*lines_of_view(bench_view(found)))
    if max_mape is not None and (found.mape is None or found.mape > max_mape):
        click.echo(f"mape {'unknown' if found.mape is None else f'{found.mape:.2%}'} is above {max_mape:.2%}", err=True)
        click.get_current_context().exit(MISSED)


def validate_profile(
    path: Path, gpus: Sequence[str], sets: Sequence[str], engines: Sequence[str], asked: ProfileOptions, others: Sequence[str],
    max_mape: float | None, as_json: bool, html: Path | None, session: Session,
) -> None:  # fmt: skip
    """Predict the operators of a profile, and report how far off the predictions are.

    Parameters
    ----------
    others : options that were given and say nothing of a profile.
    """
    from mgpusim.cli.progress import Waiting, goes_on
    from mgpusim.nn.profiled.judge import validate_operators

    if others:
        raise InputError(f"{', '.join(others)}: not with a profile of an engine; leave out")
    specs = load_gpus(gpus, sets)
    if len(specs) != 1:
        raise InputError(f"--gpu: got {len(specs)} GPUs; a profile is of one")
    with Waiting(1) as waiting, goes_on(waiting, "kernels"):
        found = validate_operators(
            path, specs[0], asked.library, engines, graphs=asked.graphs, runs=asked.networks,
            device=asked.device, precision=asked.precision, caches=asked.caches, session=session.telling(waiting.total_at),
        )  # fmt: skip
    from mgpusim.report.render import lines_of_view, page_of_view
    from mgpusim.report.tables.operators import operators_view

    if html is not None:
        write_file("--html", html, signed(page_of_view(operators_view(found))))
    if as_json:
        from mgpusim.result import several

        print_json(several({one.engine: one for one in found}, "engines"))
    else:
        from mgpusim.report.console import write

        write(*lines_of_view(operators_view(found)))
    missed = False
    for one in found:
        mape = one.scores.mape
        if max_mape is not None and (mape is None or mape > max_mape):
            missed = True
            click.echo(f"{one.engine}: mape {'unknown' if mape is None else f'{mape:.2%}'} is above {max_mape:.2%}", err=True)
    if missed:
        click.get_current_context().exit(MISSED)
