"""Programs in Python that stand for others. A first line `#!PYTHON` cannot name a Python whose path has a space in it."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

__all__ = ["python_program"]


def python_program(path: Path, text: str) -> Path:
    """Write a program that runs a script of Python with the Python of this process; return its path."""
    script = path.with_name(f"{path.name}.script.py")
    script.write_text(text, encoding="utf-8")
    path.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} {shlex.quote(str(script))} "$@"\n', encoding="utf-8")
    path.chmod(0o755)
    return path
