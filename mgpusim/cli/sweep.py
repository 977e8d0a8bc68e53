"""`mgpusim sweep`: a study of hypothetical GPUs."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mgpusim.errors import InputError

if TYPE_CHECKING:
    from mgpusim.sweep.run import Progress
    from mgpusim.sweep.study import Study

__all__ = ["sweep"]

SAY_EVERY_S = 60.0  # into a log, where no bar can be drawn


@click.command()
@click.argument("study", metavar="STUDY.toml")
@click.option("--output", "-o", type=click.Path(path_type=Path), metavar="FOLDER",
              help="Where results go; a run that was stopped goes on there.")  # fmt: skip
@click.option("--jobs", "-j", type=click.IntRange(1), metavar="N", help="Processes; as many as there are cores by default.")
@click.option("--scheduler", metavar="ADDRESS", default="", help="Run on Dask: tcp://host:8786, or local:N for N workers here.")
@click.option("--format", "form", type=click.Choice(["parquet", "csv"]), help="Of results; parquet if pyarrow is installed.")
@click.option("--retry-failed", is_flag=True, help="Try points that failed again.")
@click.option("--plan", is_flag=True, help="Only say how many points there are and what they take.")
@click.option("--html", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.html", help="Write a page with figures.")
@click.option("--json", "as_json", is_flag=True, help="Print the answers as JSON.")
@click.option("--no-cache", is_flag=True, help="Neither read nor write the disk cache of traces.")
def sweep(
    study: str, output: Path | None, jobs: int | None, scheduler: str, form: str | None, retry_failed: bool, plan: bool,
    html: Path | None, as_json: bool, no_cache: bool,
) -> None:  # fmt: skip
    """Evaluate launches on many GPUs that do not exist.

    A study names a base GPU, the fields that vary, launches and objectives. Shipped ones go by name: double_registers,
    memory_system, what_matters. The folder has one row per point and launch; the best points, the Pareto front and which axes
    matter are printed. A run that was stopped goes on when it is started again.
    """
    from mgpusim.cli.predict import _write, check_place
    from mgpusim.sweep.study import load_study

    found = load_study(find_study(study))
    if plan:
        _plan(found, as_json)
        return
    if output is None:
        raise InputError("--output: missing; add -o and a folder for the results, as in -o results")
    if html is not None:
        if html.suffix.lower() != ".html":
            raise InputError(f"--html: got '{html}', expected the path of a .html file")
        check_place("--html", html)
    run, answers, gap = _run(found, output, jobs, scheduler, form, retry_failed, not no_cache)
    if html is not None:
        from mgpusim.report.pages.sweep import sweep_page

        _write("--html", html, sweep_page(found, answers, gap))
    if as_json:
        import json

        extra = {"escalation": gap.to_dict()} if gap is not None else {}
        click.echo(json.dumps({**answers.to_dict(), **extra}, indent=1, allow_nan=False))
        return
    from mgpusim.report.console import write
    from mgpusim.report.tables.sweep import gap_lines, run_line, show_answers

    write(*show_answers(answers), *(gap_lines(gap) if gap is not None else ()), run_line(run))


def find_study(text: str) -> Path:
    """Return the study of that path, or the shipped one of that name.

    >>> find_study("no-such.toml").name
    'no-such.toml'
    """
    from mgpusim.errors import UnknownNameError, suggest
    from mgpusim.files import data_dir

    path = Path(text)
    shipped = {p.stem: p for p in sorted((data_dir("examples") / "studies").glob("*.toml"))}
    if path.is_file() or path.suffix or path.parent != Path():
        return path if path.is_file() or path.stem not in shipped or path.parent.name != "studies" else shipped[path.stem]
    if text not in shipped:
        raise UnknownNameError(suggest("study", text, shipped))
    return shipped[text]


def _plan(study: Study, as_json: bool) -> None:
    from mgpusim.sweep.points import Points

    points = Points(study)
    apart = [a.name for a in study.axes if set(a.fields) & points.grouping]
    figures: dict[str, Any] = {
        "study": study.name, "points": points.n, "launches": len(study.launches), "rows": points.n * len(study.launches),
        "shards": points.chunks * len(study.launches), "engine": study.engine, "axes_with_gpus_of_their_own": apart,
    }  # fmt: skip
    if as_json:
        import json

        click.echo(json.dumps(figures, indent=1))
        return
    size = f"{figures['rows']:,} rows in {figures['shards']:,} shards"
    click.echo(f"{study.name}: {points.n:,} points x {len(study.launches)} launches, {size}")
    for axis in study.axes:
        what = f"{len(axis)} values" if axis.values else f"{axis.low:g} to {axis.high:g}"
        click.echo(f"  {axis.name}: {what}{'; may need traces of its own' if axis.name in apart else ''}")


def _run(
    study: Study, output: Path, jobs: int | None, scheduler: str, form: str | None, retry: bool, cache: bool
) -> tuple[Any, Any, Any]:
    from mgpusim.cli.validate import _cores
    from mgpusim.sweep.answers import answers_of
    from mgpusim.sweep.escalate import escalate
    from mgpusim.sweep.run import kinds_of_study, run_study
    from mgpusim.sweep.store import Store

    with _Said() as said:
        options: dict[str, Any] = {"jobs": jobs or _cores(), "scheduler": scheduler, "cache": cache, "retry": retry}
        run = run_study(study, output, form=form, on_progress=said.progress, **options)
        store = Store(output, study, kinds_of_study(study))
        answers = answers_of(study, store, said.reading)
        gap = escalate(study, store, answers, on_progress=said.progress, **options) if study.escalation else None
    return run, answers, gap


class _Said:
    """Progress: a bar on a terminal, a line a minute elsewhere."""

    def __init__(self) -> None:
        from mgpusim.cli.progress import Waiting

        self.waiting = Waiting(2)
        self.last = time.monotonic()

    def __enter__(self) -> _Said:
        self.waiting.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self.waiting.__exit__(*error)

    def progress(self, now: Progress) -> None:
        text = f"{now.rate:,.0f} a second" if now.rate >= 10 else f"{1 / now.rate:.1f} s each" if now.rate else "starting"
        if now.eta_s is not None:
            text += f", {_duration(now.eta_s)} left"
        self._say(now.rows, now.total, text)

    def reading(self, done: int, total: int) -> None:
        self._say(done, total, "reading results")

    def _say(self, done: int, total: int, text: str) -> None:
        self.waiting.total_at(done, total, text)
        if time.monotonic() - self.last > SAY_EVERY_S and not sys.stderr.isatty():
            self.last = time.monotonic()
            click.echo(f"{done:,} of {total:,}: {text}", err=True)


def _duration(seconds: float) -> str:
    """Return a rough duration.

    >>> _duration(5), _duration(300), _duration(7200)
    ('5 s', '5 min', '2.0 h')
    """
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
