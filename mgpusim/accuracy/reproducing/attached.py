"""Runs a script that ends with the process that started it: `python -m mgpusim.accuracy.reproducing.attached SCRIPT ARGS...`.

The standard input is a pipe whose other end that process holds. When it closes, also because the process was killed, there is
nobody left to work for. A script named `mgpusim` is the command line.
"""

from __future__ import annotations

import os
import runpy
import sys
import threading


def _end_with_stdin() -> None:
    while os.read(0, 1):  # not by sys.stdin, whose lock would be held when the interpreter ends
        pass
    os._exit(1)


def main() -> None:
    """Run the script that the arguments name, as if it had been started itself."""
    threading.Thread(target=_end_with_stdin, daemon=True).start()
    script, *args = sys.argv[1:]
    if script == "mgpusim":
        sys.argv = [script, *args]
        runpy.run_module("mgpusim", run_name="__main__", alter_sys=True)
        return
    path = os.path.abspath(script)
    sys.argv = [path, *args]
    sys.path[0] = os.path.dirname(path)
    runpy.run_path(path, run_name="__main__")


if __name__ == "__main__":
    main()
