"""The command line: parse, one library call, print. `main` is the entry point."""

from __future__ import annotations

__all__ = ["main"]


def main() -> None:
    """Run the `mgpusim` command with the arguments of the process; exits."""
    import os

    from mgpusim.cli.interrupts import INTERRUPTED, Interrupts
    from mgpusim.native.host import settle

    settle(os.environ)

    interrupts = Interrupts()
    try:
        interrupts.install()
        from mgpusim.cli.app import cli

        cli(prog_name="mgpusim")
    except KeyboardInterrupt:
        import sys

        print("interrupted", file=sys.stderr)
    except SystemExit as done:
        if not interrupts.came or done.code == INTERRUPTED:
            raise
    finally:
        interrupts.finish()
    raise SystemExit(INTERRUPTED)
