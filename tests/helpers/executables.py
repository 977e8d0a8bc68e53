"""Programs in Python that stand for others. A first line `#!PYTHON` cannot name a Python whose path has a space in it."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

import pytest

__all__ = ["need_name", "python_program"]


def need_name(name: str) -> None:
    """Skip the calling test where the locale has no bytes for the letters of a file's name."""
    try:
        os.fsencode(name)
    except UnicodeEncodeError:
        pytest.skip(f"the locale ({sys.getfilesystemencoding()}) lacks letters of file names")


def python_program(path: Path, text: str) -> Path:
    """Write a program that runs a script of Python with the Python of this process; return its path."""
    script = path.with_name(f"{path.name}.script.py")
    script.write_text(text, encoding="utf-8")
    path.write_bytes(os.fsencode(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} {shlex.quote(str(script))} "$@"\n'))
    path.chmod(0o755)
    return path
