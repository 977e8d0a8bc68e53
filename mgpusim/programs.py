"""Programs that variables of the environment name: one path each, whatever letters are in it, or a command as a JSON list."""

from __future__ import annotations

import json
import os
import shutil

from mgpusim.errors import CompileError


def named_program(variable: str, hint: str = "") -> list[str]:
    """Return the command that a variable of the environment names, [] where it is unset or empty.

    A value is the path of a program or its name on the PATH; spaces and quotes are part of it. A value that begins with a
    bracket is a JSON list: the program, then its arguments. The program comes out as an absolute path, since compilers are run
    in other folders.

    Parameters
    ----------
    hint : what to do where there is no such program, for the message.

    >>> os.environ["MGPUSIM_CLANG"] = '["sh", "-c", "exit"]'
    >>> named_program("MGPUSIM_CLANG")[1:]
    ['-c', 'exit']
    >>> os.environ["MGPUSIM_CLANG"] = "sh -c exit"
    >>> named_program("MGPUSIM_CLANG")
    Traceback (most recent call last):
    ...
    mgpusim.errors.CompileError: MGPUSIM_CLANG='sh -c exit': no such program (a command with arguments is a JSON list: \
MGPUSIM_CLANG='["sh", "-c", "exit"]')
    >>> del os.environ["MGPUSIM_CLANG"]
    """
    value = os.environ.get(variable, "")
    if not value:
        return []
    words = _listed(variable, value) if value.startswith("[") else [value]
    path = shutil.which(words[0])
    if path is None:
        wrong = f"{_what_is_wrong(words[0])}{_way_out(variable, words)}"
        raise CompileError("; ".join(filter(None, (f"{variable}={value!r}: {wrong}", hint))))
    return [os.path.abspath(path), *words[1:]]


def _listed(variable: str, value: str) -> list[str]:
    try:
        words = json.loads(value)
    except (ValueError, RecursionError):
        words = None
    if not isinstance(words, list) or not words or not all(isinstance(word, str) and "\0" not in word for word in words):
        raise CompileError(
            f"{variable}={value!r}: begins with a bracket and is no JSON list of texts, such as "
            f'["program", "argument"]; a path that begins so is written ./{value}'
        )
    return words


def _what_is_wrong(program: str) -> str:
    if os.path.isdir(program):
        return "is a folder, expected a program"
    return "is not executable: chmod +x makes it so" if os.path.isfile(program) else "no such program"


def _way_out(variable: str, words: list[str]) -> str:
    """Return what to write instead where a command with arguments was given as if to a shell."""
    meant = words[0].split()
    if len(words) > 1 or len(meant) < 2 or shutil.which(meant[0]) is None:
        return ""
    return f" (a command with arguments is a JSON list: {variable}='{json.dumps(meant)}')"
