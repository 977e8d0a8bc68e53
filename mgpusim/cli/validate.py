"""`mgpusim validate`: predictions against a corpus of measured launches."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from mgpusim.cli.options import gpu_options, load_gpus
from mgpusim.errors import InputError

if TYPE_CHECKING:
    from mgpusim.accuracy.validation import Validation
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.workload.corpus import Corpus

__all__ = ["validate"]

MISSED = 1  # exit status where a limit is missed
BOTH = ("analytic", "event")


@click.command()
@click.argument("corpus", metavar="CORPUS.json[.gz]", type=click.Path(path_type=Path))
@gpu_options()
@click.option("--engine", default="analytic", show_default=True, help="Which engine predicts; both: analytic and event.")
@click.option("--repeat", type=click.Path(path_type=Path), metavar="CORPUS", help="The same launches measured again: the noise.")
@click.option("--kernel", "-k", "kernels", metavar="GLOB", multiple=True, help="Only these kernels, as in 'conv*'. Repeatable.")
@click.option("--limit", type=click.IntRange(1), metavar="N", help="Only N launches, sampled evenly over the kernels.")
@click.option("--max-mape", metavar="X", help="Exit with status 1 if the mean error is larger, as in 18%.")
@click.option("--min-tau5", metavar="X", help="The same if tau5 is smaller, as in 0.75.")
@click.option("--max-regret", metavar="X", help="The same if the mean regret is larger, as in 6.5%.")
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@click.option("--html", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.html", help="Write a page with figures.")
@click.option("--jobs", "-j", type=click.IntRange(1), metavar="N", help="Processes; as many as there are cores by default.")
@click.option("--no-cache", is_flag=True, help="Neither read nor write the disk cache.")
def validate(
    corpus: Path, gpus: tuple[str, ...], sets: tuple[str, ...], engine: str, repeat: Path | None, kernels: tuple[str, ...],
    limit: int | None, max_mape: str | None, min_tau5: str | None, max_regret: str | None, as_json: bool, html: Path | None,
    jobs: int | None, no_cache: bool,
) -> None:  # fmt: skip
    """Predict every launch of a corpus and report how far off the predictions are.

    Errors of latency, order and choice of work-group shapes (tau5, regret), by family of kernels, by bound, the worst cases.
    Launches that cannot be predicted are listed. With limits the exit status says whether they were kept.
    """
    from mgpusim.accuracy.sample import select
    from mgpusim.cli.predict import _write, check_place
    from mgpusim.engine.predict import engines as known
    from mgpusim.workload.corpus import read_corpus

    engines = BOTH if engine == "both" else (engine,)
    for name in engines:  # before minutes are spent on reading and predicting
        known.lookup(name)
    limits = _limits(max_mape, min_tau5, max_regret)
    if html is not None and html.suffix.lower() != ".html":
        raise InputError(f"--html: got '{html}', expected the path of a .html file")
    if html is not None:
        check_place("--html", html)
    specs = load_gpus(gpus, sets)
    if len(specs) != 1:
        raise InputError(f"--gpu: got {len(specs)} GPUs; a corpus is of one device")
    measured = select(read_corpus(corpus), kernels, limit)
    again = read_corpus(repeat) if repeat is not None else None
    found = _run(measured, specs[0], engines, again, jobs, cache=not no_cache)
    if html is not None:
        from mgpusim.report.pages.validation import validation_page

        _write("--html", html, validation_page(found, corpus.name))
    if as_json:
        import json

        documents = {result.engine: result.to_dict() for result in found}
        one = documents[engine] if len(found) == 1 else {**_HEAD, "gpu": specs[0].name, "engine": engine, "engines": documents}
        click.echo(json.dumps(one, indent=1, allow_nan=False))
    else:
        from mgpusim.report.console import write
        from mgpusim.report.tables.validation import show

        write(*show(found, corpus.name))
    missed = [text for result in found for text in _missed(result, limits)]
    for text in missed:
        click.echo(text, err=True)
    if missed:
        click.get_current_context().exit(MISSED)


_HEAD = {"schema": "mgpusim.validation/1"}


def _run(
    corpus: Corpus, gpu: GpuSpec, engines: tuple[str, ...], repeat: Corpus | None, jobs: int | None, cache: bool
) -> tuple[Validation, ...]:
    from mgpusim.accuracy.validation import validate as validate_corpus
    from mgpusim.cli.progress import Waiting

    with Waiting(len(corpus.launches)) as waiting:

        def progress(done: int, total: int, label: str) -> None:
            waiting.step(label)

        return validate_corpus(corpus, gpu, engines, repeat=repeat, jobs=jobs or _cores(), cache=cache, on_progress=progress)


def _cores() -> int:
    """Return how many cores this process may use."""
    import os

    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _limits(max_mape: str | None, min_tau5: str | None, max_regret: str | None) -> dict[str, float]:
    """Return the limits given by name of the figure.

    >>> _limits("18%", "0.75", None)
    {'mape': 0.18, 'tau5': 0.75}
    """
    given = (("--max-mape", "mape", max_mape), ("--min-tau5", "tau5", min_tau5), ("--max-regret", "regret", max_regret))
    return {name: _fraction(option, text) for option, name, text in given if text is not None}


def _fraction(option: str, text: str) -> float:
    expected = "a fraction or a percentage, as in 0.18 or 18%"
    body = text.strip()
    try:
        value = float(body.removesuffix("%")) / (100.0 if body.endswith("%") else 1.0)
    except ValueError:
        raise InputError(f"{option}: got '{text}', expected {expected}") from None
    if not abs(value) < 1e6:
        raise InputError(f"{option}: got '{text}', expected {expected}")
    if option == "--min-tau5" and abs(value) > 1:
        raise InputError(f"{option}: got '{text}', expected -1 to 1")
    if option != "--min-tau5" and value < 0:
        raise InputError(f"{option}: got '{text}', expected {expected}")
    if option != "--min-tau5" and value > 1 and not body.endswith("%"):
        raise InputError(f"{option}: got '{text}', that is {100 * value:g}%; did you mean '{text}%'?")
    return value


def _missed(result: Validation, limits: dict[str, float]) -> list[str]:
    """Return a line per limit that is missed: the figure, the limit, by how much."""
    out = []
    for name, limit in limits.items():
        value = getattr(result.scores, name)
        if value is None:
            out.append(f"{result.engine}: {name} cannot be said: the corpus has no choice group that is large enough")
        elif (value < limit) if name == "tau5" else (value > limit):
            if name == "tau5":
                out.append(f"{result.engine}: tau5 {value:.3f} is below {limit:g} by {limit - value:.3f}")
            else:
                out.append(f"{result.engine}: {name} {value:.2%} is above {limit:.4g} ({limit:.2%}) by {value - limit:.2%}")
    return out
