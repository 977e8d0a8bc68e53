"""Errors a user can meet. Each subclasses the builtin it means; the command line turns any of them into exit status 2.

Messages follow one manner: where, what was got, what is expected, what would fix it::

    local (48, 8, 4): 1536 work items exceed max_work_group_size 1024 of adreno-640; the nearest legal: (32, 8, 4)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self


class MgpusimError(Exception):
    """Base of every error that is about the user's input or machine, not about a bug in mgpusim."""

    def __str__(self) -> str:  # KeyError would print the repr of its argument
        return str(self.args[0]) if self.args else type(self).__name__


class InputError(MgpusimError, ValueError):
    """A value, file or option is not acceptable. `problems` lists every problem found, one line each."""

    def __init__(self, message: str, problems: Sequence[str] = ()) -> None:
        self.problems = tuple(problems) or (message,)
        text = message if not problems else "\n  ".join([message, *problems])
        super().__init__(text)

    @classmethod
    def of(cls, summary: str, problems: Sequence[str]) -> Self:
        """Return the error of one problem, or of several under a summary.

        >>> print(InputError.of("2 things:", ["no x"])), print(InputError.of("2 things:", ["no x", "no y"]))
        no x
        2 things:
          no x
          no y
        (None, None)
        """
        return cls(problems[0]) if len(problems) == 1 else cls(summary, problems)


class MissingExtraError(InputError):
    """A package that an extra installs is missing; the message has the command."""


class UnknownNameError(MgpusimError, KeyError):
    """A name (GPU, kernel, field, policy) that does not exist; the message suggests the nearest that does."""


class CompileError(MgpusimError, ValueError):
    """clang refused the source, no usable clang was found, or its IR could not be read."""


class UnsupportedError(MgpusimError, NotImplementedError):
    """Valid OpenCL C that mgpusim refuses by name rather than predict wrongly."""


class ExecutionError(MgpusimError, RuntimeError):
    """A kernel misbehaved while its lanes were executed: out of bounds, barrier divergence, step limit."""


class MemoryLimitError(MgpusimError, MemoryError):
    """What was asked for would take more memory than a command may; nothing of it was allocated."""


class OutOfBoundsError(ExecutionError):
    """An access outside an object: `arg` is the kernel's parameter it belongs to (-1: none), `kind` buffer, constant, local,
    private or argument, `last` the last byte accessed, `size_b` the bytes there are. `first` may be negative."""

    def __init__(self, message: str, arg: int = -1, kind: str = "", first: int = 0, last: int = 0, size_b: int = 0) -> None:
        self.arg, self.kind, self.first, self.last, self.size_b = arg, kind, first, last, size_b
        super().__init__(message)


class TimeLimitError(ExecutionError):
    """A loop of a kernel took longer than it may while its lanes were executed; it may have an end."""


class StepLimitError(TimeLimitError):
    """More blocks of a kernel were executed than may be, whatever the time they took."""


def nearest(name: str, known: Iterable[str]) -> str | None:
    """Return the member of `known` closest to `name`, upper or lower case alike, or None if nothing is close.

    >>> nearest("adreno640", ["adreno-640", "mali-g76-mp5"]), nearest("ADRENO-640", ["adreno-630", "adreno-640"])
    ('adreno-640', 'adreno-640')
    """
    import difflib

    names = list(known)
    close = difflib.get_close_matches(name, names, n=1, cutoff=0.6)
    if close:
        return close[0]
    folded = {spelled.casefold(): spelled for spelled in reversed(names)}
    close = difflib.get_close_matches(name.casefold(), list(folded), n=1, cutoff=0.6)
    return folded[close[0]] if close else None


def suggest(kind: str, name: str, known: Iterable[str], also: Iterable[str] = ()) -> str:
    """Return "unknown KIND 'NAME'; did you mean ...? Known: ..." for an error message.

    `also` are other names that would do, too many to list.

    >>> suggest("GPU", "adreno640", ["adreno-640", "mali-g76-mp5"])
    "unknown GPU 'adreno640'; did you mean 'adreno-640'? Known: adreno-640, mali-g76-mp5"
    """
    names = sorted(known)
    close = nearest(name, [*names, *also])
    hint = f"; did you mean '{close}'?" if close else "."
    return f"unknown {kind} '{name}'{hint} Known: {', '.join(names) or 'none'}"


def reason_of(error: Exception) -> str:
    """Return in one line why one of many cases failed; an error that is not about the user's input is a bug in mgpusim.

    >>> reason_of(InputError("gpu:", ["a: 1", "b: 2"])), reason_of(IndexError("3"))
    ('a: 1; b: 2', 'a bug in mgpusim: IndexError: 3')
    """
    if isinstance(error, InputError):
        return "; ".join(error.problems)
    text = " ".join(str(error).split())
    return text if isinstance(error, MgpusimError) else f"a bug in mgpusim: {type(error).__name__}: {text}"
