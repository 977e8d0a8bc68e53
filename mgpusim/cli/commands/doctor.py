"""`mgpusim doctor`: what is installed, what works, and what to do."""

from __future__ import annotations

import click

from mgpusim.cli.output import json_option
from mgpusim.cli.runner import Answer, AnswerCommand


@click.command(cls=AnswerCommand)
@json_option(prints="mgpusim.report.health.Health")
def doctor() -> Answer:
    """Say what of mgpusim is installed here, what of it works, and what to do about the rest.

    The exit status is 0 if kernels can be predicted, and 1 if not.
    """
    from mgpusim.report.health import check_health

    health = check_health()
    return Answer(health, status=0 if health.works else 1)
