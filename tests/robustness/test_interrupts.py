"""Ctrl-C at any time: exit status 130, "interrupted" at most once on stderr, and no traceback."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from concurrent.futures import process
from pathlib import Path

import pytest

from mgpusim.accuracy.run import prepare_worker, worker_pool
from mgpusim.processes import QuietContext, interrupts_held
from tests.helpers.work import HANG_S

START = """
import signal, sys
from mgpusim.cli import main
sys.argv = ['mgpusim', *{argv!r}]
signal.signal(signal.SIGINT, signal.default_int_handler)  # the tests may run in the background, where it is ignored
"""
COMING = """
import signal
class Coming:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r} and self in sys.meta_path:
            sys.meta_path.remove(self)
            signal.raise_signal(signal.SIGINT)
            sys.stderr.write('an import goes on\\n')
sys.meta_path.insert(0, Coming())
main()
"""
SAID = """
import os
from mgpusim.cli.interrupts import Interrupts
install = Interrupts.install
def installed(self):
    install(self)
    os.write(1, b'!')
Interrupts.install = installed
main()
"""
LAST = """class Last:
    def __del__(self, kill=os.kill, me=os.getpid()):
        kill(me, 2)
sys.last = Last()"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", timeout=HANG_S, check=False)


@pytest.mark.parametrize("module", ["click", "mgpusim.cli.commands.predict", "numpy._core.multiarray"])
def test_during_an_import(module: str) -> None:
    done = run(START.format(argv=["predict", "softmax", "--gpu", "adreno-640"]) + COMING.format(module=module))
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "an import goes on\ninterrupted\n")


def test_where_python_can_only_report_it() -> None:
    code = """
import signal
class Gone:
    def __del__(self):
        signal.raise_signal(signal.SIGINT)
from mgpusim.cli import app
def callback(*args, **options):
    Gone()
    for _ in range(9):
        len("")
    print("went on")
app.cli.callback = callback
main()
"""
    done = run(START.format(argv=["gpus"]) + code)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "interrupted\n")


def test_while_options_are_read() -> None:
    code = (
        "import signal\nfrom mgpusim.cli import app\napp.cli.parse_args = lambda *a: signal.raise_signal(signal.SIGINT)\nmain()"
    )
    done = run(START.format(argv=["gpus"]) + code)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "interrupted\n")


def test_while_python_ends() -> None:
    """As the functions registered run, those of threads and of what the command imports, and after the last of them."""
    for when, status in (("import atexit\natexit.register(signal.raise_signal, signal.SIGINT)", 130), (LAST, 0)):
        done = run(START.format(argv=["examples"]) + SAID.replace("os.write(1, b'!')", when.replace("\n", "\n    ")))
        assert (done.returncode, done.stderr) == (status, "")
        assert "softmax" in done.stdout


def test_a_command_in_the_background_is_left_alone() -> None:
    """Shells start it with SIGINT ignored."""
    code = "import atexit, signal\nsignal.signal(signal.SIGINT, signal.SIG_IGN)\n"
    code += "atexit.register(lambda: signal.raise_signal(signal.SIGINT))\nmain()"
    done = run(START.format(argv=["examples"]) + code)
    assert (done.returncode, done.stderr) == (0, "")


def test_held_back_until_the_end() -> None:
    seen = []

    def held() -> None:
        with interrupts_held():
            signal.raise_signal(signal.SIGINT)
            seen.append("went on")

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            held()
    finally:
        signal.signal(signal.SIGINT, before)
    assert seen == ["went on"]


def test_workers_never_see_one() -> None:
    """A process of a pool begins with interrupts blocked, so that one during its imports is not a traceback."""
    process = QuietContext().Process(target=_interrupted)
    process.start()
    process.join(60)
    assert process.exitcode == 0
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, set())


def test_a_pool_whose_processes_start_can_be_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """An interrupt between its threads and processes left one that could not: RuntimeError."""

    start = process._ExecutorManagerThread.start

    def interrupted(thread: process._ExecutorManagerThread) -> None:
        signal.raise_signal(signal.SIGINT)
        start(thread)

    monkeypatch.setattr(process._ExecutorManagerThread, "start", interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt), worker_pool(1, prepare_worker, ()) as pool:
            pool.submit(os.getpid)
    finally:
        signal.signal(signal.SIGINT, before)


def _interrupted() -> None:
    os.kill(os.getpid(), signal.SIGINT)


COMMANDS = {
    "predict": ["predict", "softmax", "--gpu", "adreno-640"],
    "event": ["predict", "conv1x1_image", "--gpu", "adreno-640", "--engine", "event", "--no-cache"],
    "tune": ["tune", "softmax", "--gpu", "adreno-640", "-j", "2", "--no-cache"],
    "network": ["network", "srcnn", "--resolution", "32", "--gpu", "adreno-640", "-j", "2", "--no-cache"],
    "compare": ["compare", "srcnn", "--resolution", "32", "--gpu", "adreno-640", "-j", "2", "--no-cache"],
    "prune": ["prune", "first", "--gpu", "adreno-640", "-j", "2", "--no-cache"],
}


@pytest.mark.slow
@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("group", [False, True], ids=["process", "terminal"])
def test_at_any_time(name: str, group: bool, tmp_path: Path) -> None:
    """A signal to the process, or to its group as from a terminal; counted from where it says that it can take one."""
    command = [sys.executable, "-c", START.format(argv=COMMANDS[name]) + SAID]
    rng = random.Random(f"{name}{group}")
    for _ in range(2):  # the first one fills the cache, and takes longer
        began = time.monotonic()
        subprocess.run(command, capture_output=True, check=True, cwd=tmp_path)
    took = time.monotonic() - began
    interrupted = tries = 0
    while tries < 12 or interrupted < 4:
        tries += 1
        child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path, start_new_session=True)
        assert child.stdout is not None
        assert child.stdout.read(1) == b"!"
        time.sleep(rng.uniform(0, took) ** 2 / took)  # more of them early, where the imports are
        (os.killpg if group else os.kill)(child.pid, signal.SIGINT)
        _, said = child.communicate(timeout=HANG_S)
        assert child.returncode in (0, 130), said.decode()  # done before it came
        assert b"Traceback" not in said
        assert b"Exception ignored" not in said
        interrupted += child.returncode == 130
        took *= 1.0 if child.returncode else 0.8  # too late: the machine is less busy than it was
