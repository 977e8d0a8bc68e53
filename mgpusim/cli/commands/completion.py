"""`mgpusim completion`: the script that lets a shell complete commands, options, GPUs, examples, networks and libraries."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

VARIABLE = "_MGPUSIM_COMPLETE"


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """Print the script by which SHELL completes commands, options and names.

    \b
    bash   eval "$(mgpusim completion bash)" in ~/.bashrc
    zsh    eval "$(mgpusim completion zsh)" in ~/.zshrc, after compinit
    fish   mgpusim completion fish > ~/.config/fish/completions/mgpusim.fish
    """
    kind = get_completion_class(shell)
    assert kind is not None
    click.echo(kind(ctx.find_root().command, {}, "mgpusim", VARIABLE).source())
