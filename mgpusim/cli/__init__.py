"""The command line: parse, one library call, print. `main` is the entry point."""

from __future__ import annotations

__all__ = ["main"]


def main() -> None:
    """Run the `mgpusim` command with the arguments of the process; exits."""
    from mgpusim.cli.app import cli

    cli(prog_name="mgpusim")
