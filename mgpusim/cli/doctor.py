"""`mgpusim doctor`: what is installed, what works, and what to do."""

from __future__ import annotations

import click

from mgpusim.cli.output import json_option, print_json

__all__ = ["doctor"]

MARKS = {"ok": "ok", "missing": "-", "broken": "BROKEN"}


@click.command()
@json_option()
@click.pass_context
def doctor(ctx: click.Context, as_json: bool) -> None:
    """Say what of mgpusim is installed here, what of it works, and what to do about the rest.

    The exit status is 0 if kernels can be predicted, and 1 if not.
    """
    from mgpusim.report.health import check_health

    found = check_health()
    if as_json:
        print_json(found)
    else:
        from mgpusim.report.console import table, write

        made = table("part", "", "what was found, and what to do", whole=("part",))
        for one in found.findings:
            made.add_row(one.name, MARKS[one.state], one.found + (f"\n→ {one.fix}" if one.fix else ""))
        if found.works:
            verdict = "Kernels can be predicted here. What is marked - is optional."
        else:
            verdict = "Kernels cannot be predicted here: see what is BROKEN."
        write(made, verdict)
    ctx.exit(0 if found.works else 1)
