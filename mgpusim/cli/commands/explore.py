"""`mgpusim explore`: a page on which figures of a GPU are changed, and what a launch or a network takes follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from mgpusim.cli.cases import case_options, find_targets
from mgpusim.cli.options import gpu_options, launch_options, one_gpu, parse_sets, session_options
from mgpusim.errors import InputError

if TYPE_CHECKING:
    from mgpusim.nn.running.case import NetworkCase
    from mgpusim.session import Session
    from mgpusim.workload.launch import Launch

OF_STATE = ("library", "precision", "images", "local_sizes")
"""Options of the target that the page changes."""


@click.command()
@click.argument("target", metavar="LAUNCH|NETWORK")
@launch_options
@case_options
@gpu_options
@click.option("--port", type=click.IntRange(0, 65535), default=0, metavar="N", help="Of the page; any that is free by default.")
@click.option("--no-browser", is_flag=True, help="Only print the address.")
@session_options()
@click.pass_context
def explore(
    ctx: click.Context, /, target: str, gpus: tuple[str, ...], sets: tuple[str, ...], port: int, no_browser: bool,
    session: Session, **options: Any,
) -> None:  # fmt: skip
    """Open a page of this machine: change figures of a GPU, and see what a launch or a network takes.

    It has sliders for every figure, the work-group shape or library, two states side by side, and a link that holds both. A state
    is taken along as a preset, a study or a command. The page loads nothing from elsewhere, and no other machine can open it.

    \b
    mgpusim explore conv1x1_image --gpu adreno-640
    mgpusim explore mobilenet_v2 --gpu mali-g710-mp7 --library mnn
    """
    from webbrowser import open_new_tab

    from mgpusim.explore.answers import Explorer
    from mgpusim.explore.server import ExplorerServer, Subject
    from mgpusim.explore.state import ExplorerState

    gpu = one_gpu(gpus, sets, "the explorer begins with one, and the page changes to others")
    if len(options["local_sizes"]) > 1:
        raise InputError(f"--local: got {len(options['local_sizes'])}; the explorer begins with one")
    of_state = {name: options[name] or "" for name in ("library", "precision")} | {"batch": options["images"] or 0}
    local = next(iter(options["local_sizes"]), "")
    typed = _typed(ctx, {name: value for name, value in options.items() if name not in OF_STATE})
    launches, cases = find_targets([target], options)
    study: dict[str, Any] = {"launches": [target]} if launches else {"networks": [target], "library": cases[0].library.name}
    subject: Launch | NetworkCase = launches[0] if launches else cases[0]
    state = ExplorerState(gpus[0], tuple(parse_sets(sets).items()), local, **of_state)
    server = ExplorerServer(Explorer(subject, session), Subject(target, typed, gpus, study), state, port)
    with server:
        click.echo(f"{subject.label} on {gpu.name}: {server.address}\nCtrl-C ends it")
        if not no_browser:
            open_new_tab(server.address)
        server.serve_forever()


def _typed(ctx: click.Context, options: dict[str, Any]) -> tuple[str, ...]:
    """Return the options that describe the target itself, as they may be typed again."""
    words: list[str] = []
    for option in ctx.command.params:
        value = options.get(option.name or "")
        for word in value if isinstance(value, tuple) else (value,):
            if word is True:
                words.append(option.opts[0])
            elif word not in (None, False, ""):
                words += [option.opts[0], str(word)]
    return tuple(words)
