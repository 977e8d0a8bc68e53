"""Ctrl-C: whenever it comes, the command ends with status 130 and without a traceback."""

from __future__ import annotations

import atexit
import os
import signal
import sys
from types import FrameType
from typing import Any

INTERRUPTED = 130
"""Exit status: 128 + SIGINT, as shells have it."""
_IMPORTING = "<frozen importlib._bootstrap>"


class Interrupts:
    """What becomes of SIGINT while a command runs. `came` : whether there was one.

    An interrupt raised inside an import may be taken for a module that does not work, so it waits for the outermost import
    to end. One raised where Python can only report it (`__del__`, callbacks of weak references) is raised again behind.
    """

    def __init__(self) -> None:
        self.came = False
        self._import: FrameType | None = None
        self._reporting: FrameType | None = None  # raised in there it would be reported again
        self._report = sys.unraisablehook

    def install(self) -> None:
        """Begin; only in the main thread."""
        sys.unraisablehook = self._unraisable
        if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:  # of a command in the background
            signal.signal(signal.SIGINT, self._handle)
            # after all else is done Python would give the signal back to the system, which ends the process by it
            atexit.register(signal.signal, signal.SIGINT, signal.SIG_IGN)

    def finish(self) -> None:
        """The command is done: an interrupt while Python ends is the end."""
        if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
            signal.signal(signal.SIGINT, lambda number, frame: os._exit(INTERRUPTED))

    def _handle(self, number: int, frame: FrameType | None) -> None:
        self.came = True
        self._import = _outermost_import(frame)
        if self._import is None:
            raise KeyboardInterrupt
        sys.setprofile(self._profile)

    def _profile(self, frame: FrameType, event: str, argument: Any) -> None:
        """Called at every call and return until the import has ended."""
        if frame is self._reporting:
            return
        if self._import is None or (event == "return" and frame is self._import):
            self._import = self._reporting = None
            sys.setprofile(None)
            raise KeyboardInterrupt

    def _unraisable(self, unraisable: Any) -> None:
        if not issubclass(unraisable.exc_type, KeyboardInterrupt):
            self._report(unraisable)
            return
        self._reporting = sys._getframe()
        self._import = _outermost_import(self._reporting)
        sys.setprofile(self._profile)


def _outermost_import(frame: FrameType | None) -> FrameType | None:
    """Return the frame of the import that encloses all others under way, None outside of imports."""
    outermost = None
    while frame is not None:
        if frame.f_code.co_filename == _IMPORTING:
            outermost = frame
        frame = frame.f_back
    return outermost
