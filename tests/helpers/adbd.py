"""A device as `adb` sees it over TCP: its protocol of messages, a shell, and files that are pushed. Nothing of Android is in it.

The protocol is that of AOSP's packages/modules/adb: protocol.txt and SYNC.TXT. Neither authentication nor shell_v2 is offered, as
by devices before Android 7: exit statuses do not come back.
"""

from __future__ import annotations

import contextlib
import os
import socket
import struct
import subprocess
import threading
from collections.abc import Mapping
from pathlib import Path

VERSION, MOST = 0x01000000, 4096
CNXN, OPEN, OKAY, WRTE, CLSE = (int.from_bytes(word, "little") for word in (b"CNXN", b"OPEN", b"OKAY", b"WRTE", b"CLSE"))


class Adbd:
    """A device on a port of the loopback interface; `drop` pulls its cable, `plug` puts it in again.

    Parameters
    ----------
    environment : of the commands of its shell.
    """

    def __init__(self, environment: Mapping[str, str]) -> None:
        self.environment = dict(environment)
        self.port = 0
        self._listener: socket.socket | None = None
        self._lines: list[socket.socket] = []
        self.plug()

    def plug(self) -> None:
        """Listen, on the same port as before."""
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", self.port))
        listener.listen()
        self.port, self._listener = listener.getsockname()[1], listener
        threading.Thread(target=self._accept, args=(listener,), daemon=True).start()

    def drop(self) -> None:
        """Close every connection and take no more."""
        for line in [*self._lines, *([self._listener] if self._listener else [])]:
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()
        self._lines.clear()

    def _accept(self, listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                line, _ = listener.accept()
                self._lines.append(line)
                threading.Thread(target=_Connection(line, self.environment).serve, daemon=True).start()


class _Connection:
    """One host; streams have equal numbers on both sides."""

    def __init__(self, line: socket.socket, environment: Mapping[str, str]) -> None:
        self.line, self.environment = line, environment
        self.lock = threading.Lock()
        self.ready: dict[int, threading.Semaphore] = {}
        self.files: dict[int, _Sync] = {}

    def serve(self) -> None:
        """Answer messages until the line is closed."""
        with contextlib.suppress(OSError):
            while head := self._exactly(24):
                command, remote, local, size, _, _ = struct.unpack("<6I", head)
                data = self._exactly(size)
                if command == CNXN:
                    self.send(
                        CNXN, VERSION, MOST, b"device::ro.product.name=stand;ro.product.model=Stand_in;ro.product.device=in;\0"
                    )
                elif command == OPEN:
                    self._open(remote, data.rstrip(b"\0").decode())
                elif command == OKAY and local in self.ready:
                    self.ready[local].release()
                elif command == WRTE:
                    self.send(OKAY, local, remote)
                    if answer := self.files[local].take(data):
                        self._write(local, answer)
                    if self.files[local].over:
                        self.send(CLSE, local, remote)
                elif command == CLSE and local in self.ready:
                    self.ready.pop(local).release()

    def _exactly(self, count: int) -> bytes:
        out = b""
        while len(out) < count and (part := self.line.recv(count - len(out))):
            out += part
        return out if len(out) == count else b""

    def send(self, command: int, first: int, second: int, data: bytes = b"") -> None:
        """Send a message."""
        head = struct.pack("<6I", command, first, second, len(data), sum(data), command ^ 0xFFFFFFFF)
        with self.lock:
            self.line.sendall(head + data)

    def _open(self, number: int, service: str) -> None:
        self.ready[number] = threading.Semaphore(0)
        self.send(OKAY, number, number)
        if service.startswith("sync:"):
            self.files[number] = _Sync()
        else:
            threading.Thread(target=self._shell, args=(number, service.partition(":")[2]), daemon=True).start()

    def _shell(self, number: int, command: str) -> None:
        done = subprocess.run(["sh", "-c", command], env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, check=False)  # fmt: skip
        with contextlib.suppress(OSError):
            for at in range(0, len(done.stdout), MOST):
                self._write(number, done.stdout[at : at + MOST])
                if (told := self.ready.get(number)) is None or not told.acquire(timeout=30):
                    return
            self.send(CLSE, number, number)

    def _write(self, number: int, data: bytes) -> None:
        self.send(WRTE, number, number, data)


class _Sync:
    """Files that are pushed: requests of four letters and a number, over several messages."""

    def __init__(self) -> None:
        self.data, self.path, self.body, self.over = b"", "", b"", False

    def take(self, data: bytes) -> bytes:
        """Take a part of the requests; return what is answered."""
        self.data += data
        out = b""
        while len(self.data) >= 8:
            word, size = self.data[:4], int.from_bytes(self.data[4:8], "little")
            if word in (b"SEND", b"STAT", b"DATA"):
                if len(self.data) < 8 + size:
                    break
                value, self.data = self.data[8 : 8 + size], self.data[8 + size :]
                if word == b"STAT":
                    out += b"STAT" + struct.pack("<3I", *_state_of(value.decode()))
                elif word == b"SEND":
                    self.path, self.body = value.decode().rpartition(",")[0], b""
                else:
                    self.body += value
            else:
                self.data, self.over = self.data[8:], word == b"QUIT"
                if word == b"DONE":
                    out += self._written()
        return out

    def _written(self) -> bytes:
        try:
            Path(self.path).write_bytes(self.body)
        except OSError as error:
            text = f"{error.strerror}".encode()
            return b"FAIL" + struct.pack("<I", len(text)) + text
        return b"OKAY" + bytes(4)


def _state_of(path: str) -> tuple[int, int, int]:
    try:
        found = os.stat(path)
    except OSError:
        return 0, 0, 0
    return found.st_mode, found.st_size, int(found.st_mtime)
