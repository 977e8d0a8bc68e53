"""Every command and Python snippet of README and docs/: options exist, and what is shown is what is printed."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest

from mgpusim.cli.app import cli
from tests.helpers.doc_snippets import Block, blocks, commands, matches, pages

ROOT = Path(__file__).resolve().parents[2]
PAGES = {path.relative_to(ROOT).as_posix(): path for path in pages(ROOT)}
QUICK = ("docs/quickstart.md",)
"""Run each time; the others take longer and are run by hand with -m slow."""
SHARED = ("validation", "examples", "presets")


def parse(words: list[str]) -> None:
    """Parse a command as click does before it runs it; a file that is not there is no mistake here."""
    ctx: click.Context | None = None
    command: click.Command = cli
    name = "mgpusim"
    while isinstance(command, click.Group):
        ctx = click.Context(command, ctx, info_name=name)
        if not words or (words[0].startswith("-") and command is not cli):
            return
        if words[0] in ("--help", "--version"):
            return
        found = command.get_command(ctx, words[0])
        if found is None and command.invoke_without_command:
            break
        if found is None:
            raise click.UsageError(f"no command {words[0]}")
        command, name, words = found, words[0], words[1:]
    try:
        command.make_context(name, list(words), parent=ctx)
        if ctx is not None:
            ctx.find_root().close()  # --no-cache holds until then
    except click.exceptions.Exit:
        return
    except click.MissingParameter:
        raise
    except click.BadParameter as error:
        if "exist" not in error.message:
            raise


@pytest.mark.parametrize("page", PAGES)
def test_commands_parse(page: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    wrong = []
    for line, words in commands(PAGES[page].read_text(encoding="utf-8")):
        try:
            parse(words)
        except click.UsageError as error:
            wrong.append(f"{page}:{line}: mgpusim {' '.join(words)}: {error.format_message()}")
    assert wrong == []


def test_parse_sees_what_is_wrong() -> None:
    for words in (["predict", "x.toml", "--no-such-option"], ["no-such-command"], ["fuse", "--copies", "many"]):
        with pytest.raises(click.UsageError):
            parse(words)


def run_page(path: Path, where: Path) -> list[tuple[Block, str]]:
    """Run the blocks of a page in a folder that has the data of the repository, and return what those with an output printed."""
    found = blocks(path.read_text(encoding="utf-8"))
    changes_code = any(block.language == "diff" or block.caption.startswith("mgpusim/") for block in found)
    for name in (*SHARED, "mgpusim") if changes_code else SHARED:
        if changes_code and name != "validation":
            shutil.copytree(ROOT / name, where / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            (where / name).symlink_to(ROOT / name)
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    package = str(where if changes_code else ROOT)
    environment = os.environ | {"COLUMNS": "100", "PATH": programs, "PYTHONPATH": package, "MPLCONFIGDIR": str(where)}
    printed = []
    names: dict[str, object] = {"__name__": "__snippets__"}
    for block, after in zip(found, [*found[1:], None], strict=True):
        if block.caption:
            file = where / block.caption
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, encoding="utf-8")
            continue
        if block.language == "diff":
            patched = subprocess.run(
                ["patch", "-p1", "--batch"], cwd=where, input=block.text, capture_output=True, encoding="utf-8", check=False
            )
            assert patched.returncode == 0, f"{path.name}:{block.line}: {patched.stdout}{patched.stderr}"
            continue
        if block.why or block.language not in ("sh", "python") or "python3 -m venv" in block.text:  # .ci/run sets up
            continue
        if block.language == "python":
            kept = io.StringIO()
            with contextlib.redirect_stdout(kept), contextlib.chdir(where):
                exec(compile(block.text, f"{path.name}:{block.line}", "exec"), names)
            shown = kept.getvalue()
        else:
            command = ["bash", "-euo", "pipefail", "-c", block.text]
            made = subprocess.run(command, cwd=where, env=environment, capture_output=True, encoding="utf-8", check=False)
            assert made.returncode == 0, f"{path.name}:{block.line}:\n{block.text}\n{made.stdout[-2000:]}{made.stderr[-3000:]}"
            shown = made.stdout
        if after is not None and after.language == "text" and after.follows:
            printed.append((after, shown))
    return printed


def check_page(page: str, where: Path) -> None:
    """Compare what a page shows with what is printed; MGPUSIM_WRITE_GOLDEN=1 writes what has no "..." anew."""
    path = PAGES[page]
    printed = run_page(path, where)
    if os.environ.get("MGPUSIM_WRITE_GOLDEN"):
        text = path.read_text(encoding="utf-8")
        for block, got in reversed(printed):
            if "..." not in block.text:
                text = text[: block.start] + got + text[block.start + len(block.text) :]
        path.write_text(text, encoding="utf-8")
        return
    wrong = [f"{page}:{block.line}:\n{block.text}-- printed --\n{got}" for block, got in printed if not matches(block.text, got)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("page", QUICK)
def test_pages_that_run_each_time(page: str, tmp_path: Path) -> None:
    check_page(page, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("page", [name for name in PAGES if name not in QUICK and any(
    b.language in ("sh", "python") for b in blocks(PAGES[name].read_text(encoding="utf-8")))])  # fmt: skip
def test_pages(page: str, tmp_path: Path) -> None:
    check_page(page, tmp_path)
