"""`mgpusim sweep`: a study of hypothetical GPUs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mgpusim.cli.options import session_options
from mgpusim.cli.output import html_option, json_option
from mgpusim.cli.runner import Answer, AnswerCommand
from mgpusim.errors import InputError

if TYPE_CHECKING:
    from mgpusim.session import Session
    from mgpusim.sweeps.study import Study
    from mgpusim.sweeps.sweep import StudySize


@click.command(cls=AnswerCommand)
@click.argument("study", metavar="STUDY.toml")
@click.option("--output", "-o", type=click.Path(path_type=Path), metavar="FOLDER",
              help="Where results go; a run that was stopped goes on there.")  # fmt: skip
@click.option("--scheduler", metavar="ADDRESS", default="", help="Run on Dask: tcp://host:8786, or local:N for N workers here.")
@click.option("--format", "form", type=click.Choice(["parquet", "csv"]), help="Of results; parquet if pyarrow is installed.")
@click.option("--retry-failed", is_flag=True, help="Try points that failed again.")
@click.option("--plan", is_flag=True, help="Only say how many points there are and what they take.")
@html_option("Write a page with figures.")
@json_option("the answers", prints="mgpusim.sweeps.answers.Answers")
@session_options(no_cache="Neither read nor write the disk cache of traces.")
def sweep(
    study: str, output: Path | None, session: Session, scheduler: str, form: str | None, retry_failed: bool, plan: bool,
) -> Answer:  # fmt: skip
    """Evaluate launches and networks on many GPUs that do not exist.

    A study names a base GPU, the fields that vary, launches or networks, and objectives. Shipped ones go by name:
    double_registers, five_networks, memory_system, what_matters. The folder has one row per point and launch; the best points,
    the Pareto front and which axes matter are printed. A run that was stopped goes on when it is started again.
    """
    from mgpusim.cli.progress import told
    from mgpusim.sweeps.study import load_study
    from mgpusim.sweeps.sweep import size_of_study
    from mgpusim.sweeps.sweep import sweep as run_sweep

    planned = load_study(study)
    if plan:
        size = size_of_study(planned)
        return Answer(size, lambda: _planned(planned, size))
    if output is None:
        raise InputError("--output: missing; add -o and a folder for the results, as in -o results")
    where = f" on {scheduler}" if scheduler else ""
    with told(session, start=f"sweeping {planned.name}{where}; results in {output}") as own:
        swept = run_sweep(planned, output, session=own, scheduler=scheduler, form=form, retry=retry_failed)
    from mgpusim.report.tables.sweep import swept_view

    return Answer(swept.answers, lambda: [swept_view(swept, planned)])


def _planned(study: Study, size: StudySize) -> Iterator[str]:
    rows = f"{size.rows:,} rows in {size.shards:,} shards"
    yield f"{study.name}: {size.points:,} points x {size.launches} launches, {rows}"
    for axis in study.axes:
        what = f"{len(axis)} values" if axis.values else f"{axis.low:g} to {axis.high:g}"
        apart = axis.name in size.axes_with_gpus_of_their_own
        yield f"  {axis.name}: {what}{'; may need traces of its own' if apart else ''}"
