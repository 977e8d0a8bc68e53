"""Other simulators: whether they can be run here, their versions, and what to do where they cannot."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple


class Missing(NamedTuple):
    """A peer that cannot be run here."""

    what: str
    fix: str


class Found(NamedTuple):
    """A peer that can be run."""

    version: str
    command: tuple[str, ...]


Peer = Found | Missing


def find_pycachesim() -> Peer:
    python = os.environ.get("PYCACHESIM_PYTHON") or sys.executable
    code = "import cachesim; from importlib.metadata import version; print(version('pycachesim'))"
    fix = "python3 -m venv peers && peers/bin/pip install pycachesim; PYCACHESIM_PYTHON=peers/bin/python"
    said, fault = _said([python, "-c", code])
    return Missing(f"{python} cannot import cachesim ({fault})", fix) if fault else Found(said, (python,))


def find_mgpusim_go() -> Peer:
    folder = os.environ.get("MGPUSIM_GO", "")
    fix = "install Go, git clone https://github.com/sarchlab/mgpusim, and set MGPUSIM_GO to that folder"
    if not folder:
        return Missing("MGPUSIM_GO is not set", fix)
    if not Path(folder, "amd", "samples").is_dir():
        return Missing(f"MGPUSIM_GO={folder}: no folder amd/samples in it", fix)
    go = shutil.which("go")
    if go is None:
        return Missing("no go on the PATH", fix)
    said, fault = _said([go, "version"])
    return Missing(f"go does not run ({fault})", fix) if fault else Found(f"{_commit(folder)}, {said}", (go, folder))


def find_ppt_gpu() -> Peer:
    folder = os.environ.get("PPT_GPU", "")
    fix = "git clone https://github.com/NMSU-PEARL/PPT-GPU, and set PPT_GPU to that folder; it replays traces (--cases)"
    if not Path(folder or "-", "ppt.py").is_file():
        return Missing(f"PPT_GPU={folder}: no ppt.py in it" if folder else "PPT_GPU is not set", fix)
    python = os.environ.get("PPT_GPU_PYTHON") or sys.executable
    _, fault = _said([python, "-c", "import scipy, greenlet, joblib"])
    if fault:
        return Missing(f"{python}: {fault}", "set PPT_GPU_PYTHON to a Python with scipy, greenlet and joblib")
    return Found(_commit(folder), (python, str(Path(folder, "ppt.py"))))


def find_accel_sim() -> Peer:
    named = os.environ.get("ACCEL_SIM", "")
    program = shutil.which(named or "accel-sim.out")
    if program is None:
        what = f"ACCEL_SIM={named} is not a program" if named else "no accel-sim.out on the PATH, and ACCEL_SIM is not set"
        return Missing(what, "build github.com/accel-sim/accel-sim-framework (it needs CUDA); it replays traces (--cases)")
    return Found("", (program,))  # it states its version when it runs


PEERS: dict[str, Callable[[], Peer]] = {
    "pycachesim": find_pycachesim, "mgpusim-go": find_mgpusim_go, "ppt-gpu": find_ppt_gpu, "accel-sim": find_accel_sim,
}  # fmt: skip


def _said(command: Sequence[str]) -> tuple[str, str]:
    """Return the last line that a command prints, and what is wrong with it: "" if nothing."""
    try:
        done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return "", str(error)
    said = (done.stderr if done.returncode else done.stdout).strip().rpartition("\n")[2]
    return said, (said or f"exit status {done.returncode}") if done.returncode else ""


def _commit(folder: str) -> str:
    said, fault = _said(["git", "-C", folder, "log", "-1", "--format=%h of %as"])
    return "commit unknown" if fault else said
