"""Shell completion: the script that is printed, and what it answers."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from click.shell_completion import BashComplete

from mgpusim.cli.app import COMMANDS, cli
from mgpusim.cli.commands.completion import VARIABLE


@pytest.mark.parametrize(("shell", "said"), [("zsh", "compdef"), ("fish", "complete --no-files --command mgpusim")])
def test_a_script_is_printed(run: Any, shell: str, said: str) -> None:
    script = run("completion", shell).stdout
    assert said in script
    assert f"{VARIABLE}={shell}_complete" in script


def test_bash_reads_its_script(run: Any) -> None:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("needs bash")
    script = run("completion", "bash").stdout
    Path("complete.sh").write_text(f"{script}\ncomplete -p mgpusim\n", encoding="utf-8")
    done = subprocess.run(
        [bash, "--norc", "complete.sh"], capture_output=True, encoding="utf-8", check=True, env={"PATH": os.environ["PATH"]}
    )
    assert "mgpusim_completion" in done.stdout


def completed(*words: str) -> set[str]:
    shell = BashComplete(cli, {}, "mgpusim", VARIABLE)
    return {item.value for item in shell.get_completions(list(words[:-1]), words[-1])}


def test_commands_options_and_names_are_completed() -> None:
    assert completed("pre") == {"predict"}
    assert completed("doc") == {"doctor"}
    assert completed("predict", "--gpu", "adreno-64") == {"adreno-640"}
    assert "--compare" in completed("predict", "--")
    assert "predict" in COMMANDS


def test_an_unknown_shell_is_refused(run: Any) -> None:
    result = run("completion", "tcsh")
    assert result.exit_code == 2
    assert "'bash', 'zsh', 'fish'" in result.stderr
