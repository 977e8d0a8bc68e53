"""A suite measured at the other end of a cable: the runner in C is pushed, started, waited for, and what it found is taken back.

The run goes on while the cable is out. What is asked again finds its folder by the digest of the plan: it waits for a run
that is at work, goes on with one that was stopped, and takes the corpus of one that is done.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.calibrate.measuring.bundles import RUNNER, built_runner
from mgpusim.calibrate.measuring.plan import plan_of
from mgpusim.calibrate.measuring.runner import MeasureError, refuse_files
from mgpusim.calibrate.measuring.suites import launches_of, with_restored
from mgpusim.calibrate.phone.cable import Cable, LostCable
from mgpusim.errors import InputError
from mgpusim.opencl.clang import zig_program
from mgpusim.session import USUAL, Session
from mgpusim.workload.corpus import SCHEMA
from mgpusim.workload.runs import ERRORS, corpus_of_run

POLL_S, PATIENCE_S = 2.0, 600.0
"""Seconds between two looks at a run, and for how long a lost cable is waited for."""
ROOM_B = 32 << 20
"""Bytes that the runner, a plan and its results need at most."""
LIBRARIES = "/vendor/lib64:/system/vendor/lib64:/vendor/lib:/system/vendor/lib"
RESTARTS = 5
"""How often a run is started again that the system has ended, though it got on each time."""
NDK_TARGETS = {
    "arm64-v8a": "aarch64-linux-android26", "armeabi-v7a": "armv7a-linux-androideabi26", "x86_64": "x86_64-linux-android26",
    "x86": "i686-linux-android26",
}  # fmt: skip
PROPERTIES = {"model": "ro.product.model", "chip": "ro.soc.model", "abi": "ro.product.cpu.abi"}
ZIG_TARGETS = {"Linux aarch64": "linux-aarch64", "Linux armv7l": "linux-armv7", "Linux x86_64": "linux-x86_64"}
_CHAIN = re.compile(r"(?!-)(?!.*\.\.)[A-Za-z0-9._/-]*[A-Za-z0-9._-]+/?")

Document = dict[str, Any]


class Phone(msgspec.Struct, frozen=True):
    """What a device says of itself before OpenCL is asked: `machine` as of uname, its `compiler`; the rest on Android alone."""

    machine: str = ""
    model: str = ""
    chip: str = ""
    abi: str = ""
    compiler: str = ""

    @property
    def android(self) -> bool:
        """Whether it is Android, be it the shell of adb or Termux."""
        return bool(self.abi)


def meet(cable: Cable) -> Phone:
    """Return what the device says of itself; make its folder.

    Raises
    ------
    InputError
        Its shell is root's, the folder cannot be made or is no folder of ours to make, or there is no room in it.
    LostCable
        There is no way to it.
    """
    folder = cable.folder
    if not _CHAIN.fullmatch(folder) or folder.strip("/").count("/") < folder.startswith("/"):
        raise InputError(
            f"--folder: got '{folder}', expected a folder of its own, as in /data/local/tmp/mgpusim or mgpusim-phone, "
            "of letters, digits and ._-/"
        )
    asked = {
        "user": "id -u", "machine": "uname -sm", **{name: f"getprop {key} 2>/dev/null" for name, key in PROPERTIES.items()},
        "compiler": "command -v cc", "made": f"[ $(id -u) = 0 ] || mkdir -p {folder} 2>&1 && echo yes",
        "room": f"df -k {folder} 2>/dev/null | tail -n 1",
    }  # fmt: skip
    assumed = f"user=2000\nmachine=Linux aarch64\ncompiler=cc\nmade=yes\nabi={'arm64-v8a' * cable.adb}"
    told = _told(cable.shell("; ".join(f'echo "{name}=$({command})"' for name, command in asked.items()), assumed))
    user, created, room = (told.pop(name, "") for name in ("user", "made", "room"))
    if user == "0":
        way = "`adb unroot` leaves it" if cable.adb else "log in as another user"
        raise InputError(f"{cable.name}: its shell is root's, as which nothing is run here; {way}")
    if not created.endswith("yes"):
        raise InputError(f"{cable.name}: the folder {folder} cannot be made: {created}; --folder takes another")
    free = re.match(r"\S+\s+\d+\s+\d+\s+(\d+)", room)
    if free and int(free[1]) * 1024 < ROOM_B:
        raise InputError(
            f"{cable.name}: {folder} has {int(free[1]) / 1024:.1f} MiB free, {ROOM_B >> 20} are needed; make room, or choose "
            "another with --folder"
        )
    return Phone(**told)


class Remote:
    """A device that measures suites.

    Parameters
    ----------
    runner : a program of `runner.c` for it; without one it is built, on the device, by an NDK or by the ziglang wheel.
    device, opencl : options of the runner: part of the OpenCL device's name, and the path of its library.
    patience_s : for how long a lost cable is waited for.
    say : gets a sentence about what is going on.
    """

    def __init__(
        self, cable: Cable, phone: Phone, runner: Path | None = None, device: str | None = None, opencl: str | None = None,
        patience_s: float = PATIENCE_S, poll_s: float = POLL_S, say: Callable[[str], None] = lambda text: None,
    ) -> None:  # fmt: skip
        self.cable, self.phone, self._given = cable, phone, runner
        self._asked = {"--device": device, "--opencl": opencl}
        self._patience_s, self._poll_s, self._say = patience_s, poll_s, say
        self._ready = False

    def device(self) -> Document:
        """Return the device table of a corpus: that of one without launches."""
        empty = {"schema": SCHEMA, "device": {}, "kernels": {}, "launches": []}
        return dict(self.measure(empty)["device"])

    def measure(self, suite: Document, options: Mapping[str, Any] | None = None, session: Session = USUAL) -> Document:
        """Return the corpus of a suite that the device measures.

        Parameters
        ----------
        options : over the `DEFAULTS` of `mgpusim.calibrate.measuring.runner`.

        Raises
        ------
        InputError
            What the runner says, a suite with contents from files, another run at work, a program that cannot be built.
        LostCable
            No way to the device for longer than the patience; the run goes on, and is found again.
        """
        try:
            refuse_files(suite)
        except MeasureError as error:
            raise InputError(str(error)) from None
        complete = {**with_restored(suite), "options": dict(options or {})}
        run = self.run(plan_of(complete, launches_of(suite)), len(suite["launches"]), session=session)
        return corpus_of_run(run) if run else {"device": {}, "launches": []}

    def run(self, plan: bytes, total: int, values: bytes = b"", session: Session = USUAL) -> Document:
        """Return what the runner wrote (`mgpusim.workload.runs`) of a plan of so many launches; nothing where nothing is run.

        `values` are the numbers beside the plan. Raises what `measure` does.
        """
        asked = "".join(f" {name} {_quoted(value)}" for name, value in self._asked.items() if value)
        run = f"{self.cable.folder}/run-{hashlib.sha256(plan + asked.encode()).hexdigest()[:12]}"
        try:
            document = self._measured(run, {"suite.plan.values": values, "suite.plan": plan}, asked, total, session)
        except KeyboardInterrupt:
            self._patiently(lambda: self.cable.status(f"p=$(cat {run}/pid); kill -TERM -- -$p || kill -TERM $p"), 5.0)
            self._say(f"{self.cable.name}: stopped; the same command goes on with what {run} holds")
            raise
        self._removed(run)
        return document

    def clean(self, runs: bool = False) -> None:
        """Take everything of ours off the device; runs that were never taken back only if asked to, which ends them."""
        folder = self.cable.folder
        if runs:
            ends = "p=$(cat $r/pid 2>/dev/null) && grep -q runner /proc/$p/cmdline 2>/dev/null && kill -TERM $p"
            self.cable.status(f"for r in {folder}/run-*; do {ends}; done; rm -rf {folder}/run-*")
        # rmdir takes no folder that holds anything else
        ours = " ".join(f"{folder}/{name}" for name in ("runner", "runner.c", "*.part"))
        self.cable.status(f"ls -d {folder}/run-* >/dev/null 2>&1 || {{ rm -f {ours}; rmdir {folder}; }}")

    # ---- one run -------------------------------------------------------------------------------------------------------
    def _measured(self, run: str, files: Mapping[str, bytes], asked: str, total: int, session: Session) -> Document:
        journaled, starts, losses, wait_s = -1, 0, 0, 0.1
        state = self._patiently(lambda: self._state(run))
        while state.get("status") != "0":
            if state.get("status"):
                # a run that found out nothing leaves nothing
                self._removed(f"{run}/status" if state["done"] else run)
                if state["status"] not in ("130", "143", "137") or starts > RESTARTS:
                    raise InputError(f"{self.cable.name}: {_reason(state)}")
            if not state.get("alive"):
                if others := state.get("others"):
                    raise InputError(
                        f"{self.cable.name}: another run is at work in {others}; the command that started it takes its results, "
                        f"or end it: kill -TERM -- -$(cat {others}/pid)"
                    )
                if starts and (starts > RESTARTS or state["done"] <= journaled):
                    raise InputError(
                        f"{self.cable.name}: the runner was ended by the system without a word, {state['done']} launches "
                        f"into it: {_reason(state)}; what it measured is kept, the same command goes on"
                    )
                try:
                    self._start(run, files, asked)
                    journaled, starts = state["done"], starts + 1
                except LostCable as error:  # it may have been started all the same: look again
                    losses += 1
                    if losses > RESTARTS or self.cable.show is not None:
                        raise
                    self._say(f"{error}; waiting for the cable")
            if self.cable.show is not None:
                self.cable.show(f"sleep {self._poll_s:g}  # and look again, until it is done")
                self._state(run)
                break
            time.sleep(wait_s)
            wait_s = min(2 * wait_s, self._poll_s)
            state = self._patiently(lambda: self._state(run))
            session.tell(state["done"], total, state["kernel"])
        return self._taken(run)

    def _removed(self, path: str) -> None:
        self._patiently(lambda: self.cable.status(f"rm -rf {path}"))

    def _state(self, run: str) -> dict[str, Any]:
        """Return what there is to know of a run: whether it is at work, its status, launches done, its last words."""
        works = "grep -q runner /proc/$(cat {0}/pid 2>/dev/null)/cmdline 2>/dev/null".format
        asked = {
            # in this order: a run that ends in between has its status
            "alive": f"{works(run)} && echo 1", "status": f"cat {run}/status 2>/dev/null",
            "done": f"grep -c -e '^.\"done' -e '^.\"failed' {run}/corpus.json.journal 2>/dev/null",
            "others": f"for r in {self.cable.folder}/run-*; do [ $r != {run} ] && {works('$r')} && echo $r; done | head -n 1",
        }  # fmt: skip
        words = "; ".join(f'echo "{name}=$({command})"' for name, command in asked.items())
        text = self.cable.shell(f"{words}; tail -n 3 {run}/log 2>/dev/null || true")
        told = _told(text)
        log = [line.strip() for line in text.splitlines()[len(asked) :] if line.strip()]
        kernel = re.search(r"\d+ of \d+ +(\S.*)", log[-1]) if log else None
        done = told.get("done", "")
        return told | {"done": int(done) if done.isdigit() else 0, "log": log, "kernel": kernel[1] if kernel else ""}

    def _start(self, run: str, files: Mapping[str, bytes], asked: str) -> None:
        self._provide()
        self.cable.shell(f"mkdir -p {run}")
        with tempfile.TemporaryDirectory() as folder:
            for name, data in files.items():
                if data:
                    local = Path(folder) / name
                    local.write_bytes(data)
                    self.cable.push(local, f"{run}/{name}")
        library = f"LD_LIBRARY_PATH={LIBRARIES} " if self.phone.android else ""
        # a session of its own, where there is setsid: it outlives the cable
        self.cable.shell(
            f"cd {run} && rm -f status && {{ nohup $(command -v setsid) sh -c "
            f"'{library}../runner suite.plan{asked}; echo $? > status' > log 2>&1 < /dev/null & echo $! > pid; }}"
        )

    def _taken(self, run: str) -> Document:
        """Return what the runner wrote of a run that is done."""
        text = self._patiently(lambda: self.cable.shell(f"cat {run}/corpus.json", "{}"))
        try:
            document: Document = msgspec.json.decode(text.encode(), type=dict[str, Any])
        except msgspec.DecodeError as error:
            raise InputError(f"{self.cable.name}: {run}/corpus.json is no corpus: {error}; delete that folder") from None
        return document

    def _patiently(self, act: Callable[[], Any], patience_s: float | None = None) -> Any:
        """Return what `act` does; where the cable is lost, again every few seconds until the patience is over."""
        until = time.monotonic() + (self._patience_s if patience_s is None else patience_s)
        told = False
        while True:
            try:
                return act()
            except LostCable as error:
                if time.monotonic() > until:
                    raise LostCable(f"{error}; what is measured stays on the device, the same command goes on") from None
                if not told:
                    self._say(f"{error}; waiting for the cable, the device measures on")
                told = True
                time.sleep(min(self._poll_s, 5.0))

    # ---- the runner ----------------------------------------------------------------------------------------------------
    def _provide(self) -> None:
        """Have the runner on the device."""
        if self._ready:
            return
        remote = f"{self.cable.folder}/runner"
        starts = f"{remote} --help >/dev/null"
        if self._given is None and self.phone.compiler:
            self.cable.push(RUNNER, f"{remote}.c", f"cd {self.cable.folder} && cc -O2 -o runner runner.c -ldl && {starts}")
        else:
            with self._program() as local:
                self.cable.push(local, remote, f"chmod 755 {remote} && {starts}")
        self._ready = True

    @contextmanager
    def _program(self) -> Iterator[Path]:
        """Return the runner for the device as a local file: what was given, or what is built now."""
        if self._given is not None:
            yield self._given
            return
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder) / "runner"
            if self.cable.show is not None:
                self.cable.show("# built here, where the device has no compiler: runner")
                program.write_bytes(b"")
            elif self.phone.android:
                words = [str(_ndk_compiler(self.phone.abi)), "-O2", "-o", str(program), str(RUNNER)]
                if why := _failed(words):
                    raise InputError(f"{words[0]}: it does not build the runner: {why}")
            else:
                target = ZIG_TARGETS.get(self.phone.machine)
                if target is None or zig_program() is None:
                    way = "pip install 'mgpusim[clang]' builds one here" if target else f"{self.phone.machine} is not known here"
                    raise InputError(f"{self.cable.name}: no runner for it: it has no `cc`; {way}, or give one with --runner")
                self._say(f"building the runner for {target}; the first time takes minutes")
                program.write_bytes(built_runner(target)[1])
            yield program


def _told(text: str) -> dict[str, str]:
    return {match[1]: match[2].strip() for match in re.finditer(r"^(\w+)=(.*)$", text, re.MULTILINE)}


def _quoted(value: str) -> str:
    """Return a word for the shell within its single quotes, which it must not have."""
    if re.search(r"['\x00-\x1f\x7f]", value):
        raise InputError(f"got {value!r}: a name or a path for the device may have no quotes or control characters")
    return '"' + re.sub(r'([\\"$`])', r"\\\1", value) + '"'


def _reason(state: Mapping[str, Any]) -> str:
    """Return the last words of a run that failed."""
    said = [line.removeprefix("error: ") for line in state["log"]]
    told = [line.removeprefix("error: ") for line in state["log"] if line.startswith("error: ")]
    last = str((told or said or [f"the runner ended with status {state.get('status') or 'unknown'}"])[-1])
    return re.sub(r"error (-\d+) of OpenCL", lambda code: f"{ERRORS.get(int(code[1]), 'unknown')} ({code[1]})", last)


def _failed(words: Sequence[str]) -> str:
    done = subprocess.run(words, capture_output=True, check=False)
    return (done.stderr.decode("utf-8", "replace").strip() or f"exit status {done.returncode}")[:2000] if done.returncode else ""


def _ndk_compiler(abi: str) -> Path:
    """Return the NDK's clang for an ABI of Android."""
    name = f"{NDK_TARGETS.get(abi, '')}-clang"
    if abi not in NDK_TARGETS:
        raise InputError(f"no runner for the phone's ABI '{abi}'; known are {', '.join(NDK_TARGETS)}; give one with --runner")
    if on_path := shutil.which(name):
        return Path(on_path)
    homes = [Path(os.environ[v]) for v in ("ANDROID_NDK_HOME", "ANDROID_NDK_ROOT", "ANDROID_NDK") if os.environ.get(v)]
    kits = [Path(os.environ[v]) for v in ("ANDROID_HOME", "ANDROID_SDK_ROOT") if os.environ.get(v)]
    kits += [Path.home() / "Android/Sdk", Path.home() / "Library/Android/sdk"]
    homes += [version for kit in kits for version in sorted((kit / "ndk").glob("*"), reverse=True)]
    compilers = [path for home in homes for path in sorted(home.glob(f"toolchains/llvm/prebuilt/*/bin/{name}"))]
    if not compilers:
        raise InputError(
            "the runner for Android is built by the NDK, which was not found: set ANDROID_NDK_HOME; or give a program with "
            "--runner; or start sshd in Termux (pkg install openssh clang) and give --ssh HOST, which builds it there"
        )
    return compilers[0]
