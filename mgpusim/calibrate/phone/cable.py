"""The line to a phone or a board: commands of `adb` or `ssh`, and what their answers mean."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from mgpusim.errors import InputError, MgpusimError
from mgpusim.programs import named_program

ADB, SSH = "MGPUSIM_ADB", "MGPUSIM_SSH"
"""Variables of the environment that name other programs, or commands with options."""
ANSWER_S, PUSH_S = 60.0, 900.0
"""Seconds after which a command, or a file on its way, counts as lost."""
_STATUS = re.compile(r"=(\d+)\s*$")
_STATES = {
    "unauthorized": "it waits for you to allow USB debugging: unlock its screen, and accept this computer",
    "offline": "it does not answer: unplug it and plug it in again",
    "no permissions": "this user may not open it: add the udev rule of its maker, or the group plugdev",
    "recovery": "it is in recovery: start Android", "sideload": "it is in recovery: start Android",
    "bootloader": "it is in its boot loader: start Android",
}  # fmt: skip
SSH_OPTIONS = ("-o", "BatchMode=yes", "-o", "ConnectTimeout=15", "-o", "ServerAliveInterval=5", "-o", "ServerAliveCountMax=3")


class LostCable(MgpusimError, ConnectionError):
    """No answer came: the cable is out, the network is down, the phone restarts."""


class Cable:
    """A line to one device; each command ends with `; echo =$?`, by whose answer a lost line is told from a command that failed.

    Parameters
    ----------
    name : of the device, for messages.
    head : what begins each command, up to the words for the device's shell.
    folder : where everything of ours lies on the device.
    push : makes the command that writes a local file to a path there; it reads the file on standard input where that is True.
    show : where given nothing is run: it gets each command as it would be typed.

    >>> lines = []
    >>> cable = Cable("board", ["ssh", "board"], "mgpusim-phone", lambda a, b: (["scp", a, f"board:{b}"], False), lines.append)
    >>> cable.shell("id -u", "1000")
    '1000'
    >>> lines
    ["ssh board 'id -u; echo =$?'"]
    """

    def __init__(
        self, name: str, head: list[str], folder: str, push: Callable[[str, str], tuple[list[str], bool]],
        show: Callable[[str], None] | None = None, adb: bool = False,
    ) -> None:  # fmt: skip
        self.name, self.folder, self.adb = name, folder, adb
        self._head, self._push, self.show = head, push, show

    def shell(self, command: str, assumed: str = "") -> str:
        """Run a command in the device's shell and return what it prints; `assumed` where nothing is run.

        Raises
        ------
        LostCable
            No answer, or half of one.
        InputError
            The command failed; with what it said.
        """
        status, text = self.status(command, assumed)
        if status:
            raise InputError(f"{self.name}: {_last(text) or f'exit status {status}'} (from: {command[:200]})")
        return text

    def status(self, command: str, assumed: str = "") -> tuple[int, str]:
        """Run a command in the device's shell and return its exit status, and what it prints on both channels."""
        words = [*self._head, f"{command}; echo =$?"]
        if self.show is not None:
            self.show(shlex.join(words))
            return 0, assumed
        out, said = self._run(words, None, ANSWER_S)
        ending = _STATUS.search(out)
        if ending is None:
            raise LostCable(f"{self.name}: {_last(said) or _last(out) or 'the line ended in the middle of an answer'}")
        return int(ending[1]), out[: ending.start()].strip() or said.strip()

    def push(self, local: Path, remote: str, then: str = "true") -> None:
        """Write a file to the device, whole or not at all, and run a command behind it.

        Raises
        ------
        LostCable
            No answer.
        InputError
            The file did not arrive, or the command failed; with what was said.
        """
        words, reads = self._push(str(local), f"{remote}.part")
        said = ""
        if self.show is not None:
            self.show(shlex.join(words) + (f" < {shlex.quote(str(local))}" if reads else ""))
        else:
            said = " ".join(filter(None, map(_last, self._run(words, local if reads else None, PUSH_S))))
        moved = f"[ $(wc -c < {remote}.part) = {local.stat().st_size} ] || exit 99; mv {remote}.part {remote} && {then}"
        status, why = self.status(f"({moved})")
        if status == 99:
            raise InputError(f"{self.name}: {local.name} did not arrive whole: {said or _last(why) or 'no reason given'}")
        if status:
            raise InputError(f"{self.name}: {remote}: {_last(why) or f'exit status {status}'} (from: {then})")

    def _run(self, words: list[str], given: Path | None, limit_s: float) -> tuple[str, str]:
        source = given.open("rb") if given is not None else subprocess.DEVNULL
        try:
            done = subprocess.run(words, stdin=source, capture_output=True, timeout=limit_s, check=False)
        except subprocess.TimeoutExpired:
            raise LostCable(f"{self.name}: no answer in {limit_s:.0f} s") from None
        finally:
            if not isinstance(source, int):
                source.close()
        return (done.stdout.decode("utf-8", "replace").replace("\r\n", "\n"), done.stderr.decode("utf-8", "replace"))


def _last(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("* daemon")]
    return lines[-1] if lines else ""


def _program(variable: str, name: str, how: str, dry: bool) -> list[str]:
    words = named_program(variable) or ([name] if dry or shutil.which(name) else [])
    if not words:
        raise InputError(f"no program {name}: {how}; or name it in {variable}")
    return words


def adb_cable(serial: str | None = None, folder: str | None = None, show: Callable[[str], None] | None = None) -> Cable:
    """Return the line to the phone that `adb` sees, or to that of a serial number.

    Raises
    ------
    InputError
        There is no `adb`, no phone, more than one, or one that may not be used yet; with what to do.
    """
    adb = _program(ADB, "adb", "install Android's platform tools (Debian: apt install adb)", show is not None)
    if show is not None:
        show(shlex.join([*adb, "devices", "-l"]))
        serial = serial or "SERIAL"
    else:
        serial = _chosen(adb, serial)
    head = [*adb, "-s", serial]
    return Cable(
        serial, [*head, "shell"], folder or "/data/local/tmp/mgpusim", lambda a, b: ([*head, "push", a, b], False), show, adb=True
    )


def _chosen(adb: list[str], serial: str | None) -> str:
    try:
        done = subprocess.run(
            [*adb, "devices", "-l"], capture_output=True, timeout=ANSWER_S, check=False, encoding="utf-8", errors="replace"
        )
    except subprocess.TimeoutExpired:
        raise InputError(f"adb: no answer in {ANSWER_S:.0f} s; `adb kill-server` ends its server") from None
    phones: dict[str, tuple[str, str]] = {}
    for line in done.stdout.splitlines():
        if parts := re.match(r"(\S+)\s+(no permissions|\S+)(.*)", line):
            if parts[2] in (*_STATES, "device"):
                model = re.search(r"model:(\S+)", parts[3])
                phones[parts[1]] = (parts[2], model[1] if model else "")
    if not phones:
        raise InputError(
            f"adb sees no phone ({_last(done.stderr) or 'none is attached'}): plug it in, and turn on USB debugging in its "
            "developer options; of a board give --ssh HOST"
        )
    shown = ", ".join(f"{name} ({model or state})" for name, (state, model) in phones.items())
    if serial is not None and serial not in phones:
        raise InputError(f"--serial {serial}: adb sees no such phone; there are: {shown}")
    if serial is None and len(phones) > 1:
        raise InputError(f"adb sees {len(phones)} phones: {shown}; choose one with --serial")
    name = serial or next(iter(phones))
    state = phones[name][0]
    if state != "device":
        raise InputError(f"phone {name}: {state}: {_STATES[state]}")
    return name


def ssh_cable(host: str, folder: str | None = None, show: Callable[[str], None] | None = None) -> Cable:
    """Return the line to a host as `ssh` knows it: HOST, USER@HOST, ssh://USER@HOST:PORT, or a name of its configuration."""
    if not host or host.startswith("-"):
        raise InputError(f"--ssh: got {host!r}, expected a host")
    ssh = _program(SSH, "ssh", "install OpenSSH's client", show is not None)
    head = [*ssh, *SSH_OPTIONS, host]
    return Cable(host, head, folder or "mgpusim-phone", lambda a, b: ([*head, f"cat > {b}"], True), show)
