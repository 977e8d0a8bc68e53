"""Shapes that ONNX infers, asked of a process that may abort or take all the memory it is allowed: it is started again then.

onnx's own code ends the process where it works with sizes that do not fit, which no `except` catches. Values that it carries
along may take any memory: a tensor of numbers concatenated with itself 30 times has a thousand million of them.
"""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

from mgpusim.limits import memory_b, seconds_of

Shapes = dict[str, tuple[int | None, ...]]
CHILD = Path(__file__).with_name("child.py")
SECONDS = "MGPUSIM_ONNX_SECONDS"
"""The environment variable that says how long ONNX may infer the shapes of a model."""
SECONDS_S, SAY_AFTER_S = 10.0, 5.0
LEAST_B = 1_000_000_000
"""Bytes of address space that Python and onnx take before they have read anything, and as much again."""


class _Child:
    """The process, for as long as it lives."""

    def __init__(self) -> None:
        command = [sys.executable, str(CHILD), str(max(LEAST_B, memory_b()))]
        self.owner = os.getpid()  # a process that was forked must not talk to it
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
        )
        self.answer: bytes | None = None

    def ask(self, data: bytes, seconds: float) -> bytes | None:
        """Return the answer; None if the process ended, or had none in time and was ended."""
        self.answer = None
        talk = threading.Thread(target=self._talk, args=(data,), daemon=True)
        talk.start()
        talk.join(min(SAY_AFTER_S, seconds))
        if talk.is_alive():
            print(f"onnx is still inferring shapes; it is given {seconds:g} s", file=sys.stderr)
            talk.join(max(0.0, seconds - SAY_AFTER_S))
        if self.answer is None:
            self.end()
        return self.answer

    def _talk(self, data: bytes) -> None:
        given, replies = self.process.stdin, self.process.stdout
        assert given is not None and replies is not None  # noqa: PT018
        with suppress(OSError, ValueError):
            given.write(len(data).to_bytes(8, "little") + data)
            given.flush()
            size = int.from_bytes(replies.read(8), "little")
            answer = replies.read(size)
            self.answer = answer if size and len(answer) == size else None

    def end(self) -> None:
        if self.owner == os.getpid():
            self.process.kill()
            self.process.wait()


_children: list[_Child] = []
_lock = threading.Lock()


def infer_shapes(data: bytes) -> tuple[Shapes, str]:
    """Return the shapes that ONNX infers of a model's tensors, and what it has against a node, "" if nothing.

    There are no shapes where it cannot infer any, or takes more time or memory than it may. Sizes that it does not know are None.
    """
    with _lock:
        if not _children or _children[0].owner != os.getpid():
            _children[:] = [_Child()]
            atexit.register(_children[0].end)
        answer = _children[0].ask(data, seconds_of(SECONDS, SECONDS_S))
        if answer is None:
            _children.clear()
    inferred = json.loads(answer) if answer else {}
    shapes = {name: tuple(sizes) for name, sizes in (inferred.get("shapes") or {}).items()}
    # an older onnx infers negative sizes where a newer one aborts
    shapes = {name: sizes for name, sizes in shapes.items() if all(size is None or size >= 0 for size in sizes)}
    return shapes, inferred.get("wrong", "")
