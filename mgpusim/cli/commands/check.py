"""`mgpusim check`: budgets of kernels and networks, for continuous integration."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from mgpusim.cli.options import session_options
from mgpusim.cli.output import FileToWrite, check_suffix, html_option, json_option
from mgpusim.cli.runner import Answer, AnswerCommand

if TYPE_CHECKING:
    from mgpusim.session import Session

EXCEEDED, NOT_PREDICTED = 1, 2


@click.command(cls=AnswerCommand)
@click.argument("budgets", metavar="BUDGETS.toml", type=click.Path(path_type=Path))
@click.option("--baseline", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.json",
              help="Compare with this file, instead of the one that the budgets name.")  # fmt: skip
@click.option("--update", is_flag=True, help="Keep what is predicted now as the new baseline; regressions are not judged.")
@click.option("--strict", is_flag=True,
              help="Regressions that the interval of the change leaves open exceed their limit too.")  # fmt: skip
@click.option("--junit", type=FileToWrite(".xml"), metavar="FILE.xml", help="Write JUnit's XML.")
@click.option("--sarif", type=FileToWrite(".sarif"), metavar="FILE.sarif",
              help="Write SARIF, which code review shows at the lines of a change.")  # fmt: skip
@click.option("--markdown", type=FileToWrite(".md"), metavar="FILE.md", help="Write a summary.")
@html_option("Write a page: all limits, what changed, and why.")
@json_option(prints="mgpusim.budgets.result.BudgetReport")
@session_options()
def check(
    budgets: Path, baseline: Path | None, update: bool, strict: bool, session: Session, **files: Path | None,
) -> Answer:  # fmt: skip
    """Check what kernels and networks take on GPUs against limits, and against a baseline that is kept.

    The exit status is 1 where a limit is exceeded, 2 where something cannot be predicted. A regression that the interval of the
    change leaves open is said, and exceeds nothing without --strict.

    \b
    mgpusim check budgets.toml --update
    mgpusim check budgets.toml --junit budgets.xml --sarif budgets.sarif --markdown summary.md --html budgets.html
    """
    from mgpusim.budgets.check import check as check_file
    from mgpusim.cli.progress import told

    check_suffix("--baseline", baseline, ".json")
    with told(session) as own:
        report = check_file(budgets, baseline=baseline, update=update, strict=strict, session=own)
    from mgpusim.report import budget_files
    from mgpusim.report.tables.budgets import budgets_view

    contents = {
        "junit": lambda: budget_files.junit_xml(report),
        "sarif": lambda: budget_files.sarif(report),
        "markdown": lambda: budget_files.markdown(report).encode(),
    }
    status = {"failed": EXCEEDED, "error": NOT_PREDICTED}.get(report.status, 0)
    return Answer(report, lambda: [budgets_view(report)], contents, status=status)
