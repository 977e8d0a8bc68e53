"""`mgpusim doctor`: what is installed, what works, and what to do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import click

from mgpusim.cli.output import json_option
from mgpusim.cli.runner import Answer, AnswerCommand

if TYPE_CHECKING:
    from mgpusim.report.health import Health

__all__ = ["doctor"]

MARKS = {"ok": "ok", "missing": "-", "broken": "BROKEN"}


@click.command(cls=AnswerCommand)
@json_option()
def doctor() -> Answer:
    """Say what of mgpusim is installed here, what of it works, and what to do about the rest.

    The exit status is 0 if kernels can be predicted, and 1 if not.
    """
    from mgpusim.report.health import check_health

    found = check_health()
    return Answer(found, lambda: _table(found), status=0 if found.works else 1)


def _table(health: Health) -> Iterable[Any]:
    from mgpusim.report.console import table

    parts = table("part", "", "what was found, and what to do", whole=("part",))
    for finding in health.findings:
        parts.add_row(finding.name, MARKS[finding.state], finding.found + (f"\n→ {finding.fix}" if finding.fix else ""))
    if health.works:
        verdict = "Kernels can be predicted here. What is marked - is optional."
    else:
        verdict = "Kernels cannot be predicted here: see what is BROKEN."
    return parts, verdict
