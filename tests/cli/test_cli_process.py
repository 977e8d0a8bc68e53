"""The command as a process: start-up imports, exit statuses, pipes that close."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import click
import pytest

from mgpusim.cli.app import cli
from tests.helpers.work import HANG_S

HEAVY = ("numpy", "numba", "scipy", "networkx", "rich", "simpy", "matplotlib", "msgspec")


def mgpusim(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mgpusim", *args], capture_output=True, encoding="utf-8", timeout=HANG_S, check=False
    )


@pytest.mark.parametrize(
    "args", [("--help",), ("--version",), ("predict", "--help"), ("validate", "--help"), ("gpus", "show", "--help")]
)
def test_help_imports_nothing_heavy(args: tuple[str, ...]) -> None:
    code = (
        "import sys\nfrom mgpusim.cli import main\n"
        f"sys.argv = ['mgpusim', *{args!r}]\n"
        "try:\n    main()\nexcept SystemExit as done:\n    assert not done.code\n"
        f"print('imported:', [m for m in {HEAVY!r} if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", timeout=HANG_S, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "imported: []"


def test_the_list_of_commands_says_what_each_says_itself() -> None:
    """The list is made without importing any of them."""
    listed = {row[0]: row[1] for line in mgpusim("--help").stdout.splitlines() if len(row := line.split(maxsplit=1)) == 2}
    for name in cli.list_commands(click.Context(cli)):
        command = cli.get_command(click.Context(cli), name)
        assert command is not None
        short = command.get_short_help_str(200)
        assert short
        assert short.startswith(listed[name].removesuffix("..."))


def test_a_cached_prediction_imports_no_numba(tmp_path: Path) -> None:
    code = (
        "import sys\nfrom mgpusim.cli import main\n"
        "sys.argv = ['mgpusim', 'predict', 'softmax', '--gpu', 'adreno-640']\n"
        "try:\n    main()\nexcept SystemExit as done:\n    assert not done.code\n"
        "print('imported:', [m for m in ('numba', 'scipy', 'matplotlib') if m in sys.modules])"
    )
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", timeout=HANG_S, check=False)
        assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "imported: []"


def test_errors_of_a_process() -> None:
    done = mgpusim("predict", "softmax", "--gpu", "adreno")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Error: unknown GPU 'adreno'")
    assert "Traceback" not in done.stderr
    done = mgpusim("predict", "softmax", "--gqu", "adreno-640")
    assert done.returncode == 2
    assert "--gqu" in done.stderr


def test_a_reader_that_leaves_is_no_error() -> None:
    process = subprocess.Popen([sys.executable, "-m", "mgpusim", "gpus", "show", "adreno-640", "--toml"], stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, encoding="utf-8")  # fmt: skip
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    process.wait(HANG_S)
