"""What of mgpusim is installed here, what of it works, and what to do about the rest."""

from __future__ import annotations

import os
import platform
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

import msgspec

from mgpusim.errors import MgpusimError
from mgpusim.result import Result
from mgpusim.session import Session
from mgpusim.version import __version__
from mgpusim.view import Kind, ResultView, ViewTable

State = Literal["ok", "missing", "broken"]
MARKS: dict[State, str] = {"ok": "ok", "missing": "-", "broken": "BROKEN"}

EXTRAS = {
    "onnx": ("onnx", "reading networks from ONNX files"),
    "parquet": ("pyarrow", "corpora and sweep results as Parquet"),
    "cluster": ("distributed", "sweeps on a Dask cluster"),
}
"""Optional parts by extra: the module that must be there, and what it is for."""
OPENCL_S = 30.0
LIST_DEVICES = (
    "import pyopencl\n"
    "for platform in pyopencl.get_platforms():\n"
    "    for device in platform.get_devices():\n"
    "        print(f'{device.name.strip()} ({platform.name.strip()})')\n"
)
KERNEL = "kernel void doctor(global float *a) { a[get_global_id(0)] *= 2; }"


class HealthFinding(msgspec.Struct, frozen=True):
    """One thing that was looked at.

    Attributes
    ----------
    state : "ok"; "missing" for what is optional and not there; "broken" for what should work and does not.
    needed : whether the main job, predicting kernels, needs it.
    found : what is there.
    fix : what to do, "" where nothing is to be done.
    """

    name: str
    state: State
    needed: bool
    found: str
    fix: str = ""


class Health(Result, frozen=True, kw_only=True, tag="mgpusim.doctor/1"):
    """What was found; `works` says whether kernels can be predicted here."""

    version: str = __version__
    works: bool
    findings: tuple[HealthFinding, ...]

    def view(self) -> ResultView:
        """Return the findings, and the verdict."""
        columns: dict[str, Kind] = {"part": "word", "": "text", "what was found, and what to do": "text"}
        rows = [
            (finding.name, MARKS[finding.state], finding.found + (f"\n→ {finding.fix}" if finding.fix else ""))
            for finding in self.findings
        ]
        if self.works:
            verdict = "Kernels can be predicted here. What is marked - is optional."
        else:
            verdict = "Kernels cannot be predicted here: see what is BROKEN."
        return ResultView(title="What is installed here", parts=[ViewTable(columns=columns, rows=rows), verdict])


def check_health() -> Health:
    """Look at everything that the program uses, and predict a kernel from its source without any cache.

    >>> health = check_health()
    >>> health.works, health.findings[0].name
    (True, 'mgpusim')
    """
    checks: tuple[Callable[[], HealthFinding], ...] = (
        _program,
        _compiler,
        _prediction,
        _cache,
        _presets,
        _cores,
        _opencl,
        _ocloc,
    )
    findings = [check() for check in checks]
    findings += [_extra(name, module, purpose) for name, (module, purpose) in EXTRAS.items()]
    findings += _variables()
    works = not any(finding.needed and finding.state == "broken" for finding in findings)
    return Health(works=works, findings=tuple(findings))


def _program() -> HealthFinding:
    where = Path(__file__).resolve().parents[1]
    said = f"{__version__} in {where}, Python {platform.python_version()} on {platform.platform()}"
    return HealthFinding("mgpusim", "ok", True, said)


def _compiler() -> HealthFinding:
    from mgpusim.opencl.clang import COMPILED, INSTALL_HINT, find_compiler

    try:
        command = find_compiler()
        done = subprocess.run(
            [*command, "--version"], capture_output=True, encoding="utf-8", errors="replace", timeout=60, check=False
        )
    except (MgpusimError, OSError, subprocess.TimeoutExpired) as error:
        said = f"{str(error).partition('; ')[0]}: kernels of your own cannot be predicted, only what ships compiled: {COMPILED}"
        return HealthFinding("clang", "broken", True, said, INSTALL_HINT)
    first = (done.stdout or done.stderr).strip().partition("\n")[0]
    if done.returncode:
        return HealthFinding("clang", "broken", True, f"{shlex.join(command)} fails: {first}", INSTALL_HINT)
    return HealthFinding("clang", "ok", True, f"{first} ({shlex.join(command)})")


def _prediction() -> HealthFinding:
    from mgpusim.engine.predict import predict
    from mgpusim.workload.args import BufferArg
    from mgpusim.workload.launch import Launch

    source = f"{KERNEL}  // {time.time_ns()}"  # one that this process has not opened before
    launch = Launch(source, "doctor", (1 << 16,), (BufferArg("float32", 1 << 16),), local_size=(64,))
    try:
        prediction = predict(launch, "adreno-640", session=Session(cache=False))
    except MgpusimError as error:
        return HealthFinding("prediction", "broken", True, str(error), "see what is broken above; else reinstall mgpusim")
    return HealthFinding("prediction", "ok", True, f"a kernel compiled and predicted on {prediction.gpu}")


def _cache() -> HealthFinding:
    from mgpusim.files import cache_dir, write_atomic
    from mgpusim.units import format_quantity

    folder = cache_dir()
    trial = folder / "doctor"
    try:
        write_atomic(trial, b"")
        trial.unlink()
        sizes = [path.stat().st_size for path in folder.rglob("*") if path.is_file()]
        free = shutil.disk_usage(folder).free
    except OSError as error:
        fix = "set XDG_CACHE_HOME to a folder that can be written; without, every prediction is made anew"
        return HealthFinding("cache", "broken", False, f"{folder}: {error.strerror or error}", fix)
    state = f"{folder}: {len(sizes)} files, {format_quantity(sum(sizes), 'B', 3)}, {format_quantity(free, 'B', 3)} free"
    return HealthFinding("cache", "ok", False, state)


def _presets() -> HealthFinding:
    from mgpusim.arch.load import list_gpus, load_gpu

    wrong = []
    names = list_gpus()
    for name in names:
        try:
            load_gpu(name)
        except MgpusimError as error:
            wrong.append(f"{name}: {error}".partition("\n")[0])
    if wrong or not names:
        return HealthFinding(
            "GPUs", "broken", not names, "; ".join(wrong) or "none", "correct the preset, or `mgpusim gpus check FILE`"
        )
    return HealthFinding("GPUs", "ok", True, f"{len(names)} presets load")


def _cores() -> HealthFinding:
    from mgpusim.limits import core_count, memory_b
    from mgpusim.units import format_quantity

    count = core_count()
    try:
        memory = format_quantity(memory_b(), "B", 3)
    except MgpusimError as error:
        return HealthFinding("cores and memory", "broken", True, str(error), "unset MGPUSIM_MEMORY, or give a size as in 4GiB")
    fix = "" if count > 1 else "sweeps, tunings and validations run in one process"
    return HealthFinding("cores and memory", "ok", False, f"{count} cores; a command may take {memory} of memory", fix)


def _opencl() -> HealthFinding:
    name, purpose = "OpenCL device", "only `measure` and `probe` need one"
    if find_spec("pyopencl") is None:
        return HealthFinding(name, "missing", False, f"pyopencl is not installed; {purpose}", "pip install 'mgpusim[opencl]'")
    driver = "install the device's OpenCL driver; for the CPU, Debian's pocl-opencl-icd"
    try:  # in a process of its own: a broken driver may take it down
        done = subprocess.run(
            [sys.executable, "-c", LIST_DEVICES], capture_output=True, encoding="utf-8", errors="replace", timeout=OPENCL_S,
            check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return HealthFinding(name, "broken", False, f"listing devices takes more than {OPENCL_S:.0f} s; {purpose}", driver)
    devices = done.stdout.split("\n")[:-1]
    if devices:
        return HealthFinding(name, "ok", False, "; ".join(devices))
    said = done.stderr.strip().rpartition("\n")[2] or "no platform"
    return HealthFinding(name, "missing", False, f"none ({said}); {purpose}", driver)


def _ocloc() -> HealthFinding:
    from mgpusim.opencl.ocloc import ocloc_version

    purpose = "only `--compiler ocloc` on Intel GPUs needs it"
    try:
        return HealthFinding("ocloc", "ok", False, ocloc_version())
    except MgpusimError:
        return HealthFinding(
            "ocloc", "missing", False, f"not found; {purpose}", "install Intel's offline compiler, or set MGPUSIM_OCLOC"
        )


def _extra(extra: str, module: str, purpose: str) -> HealthFinding:
    if find_spec(module) is None:
        return HealthFinding(
            extra, "missing", False, f"{module} is not installed; for {purpose}", f"pip install 'mgpusim[{extra}]'"
        )
    try:
        number = version(module)
    except PackageNotFoundError:
        number = "of unknown version"
    return HealthFinding(extra, "ok", False, f"{module} {number}; for {purpose}")


def _variables() -> list[HealthFinding]:
    known = sorted(name for name in os.environ if name.startswith("MGPUSIM_"))
    return [HealthFinding(name, "ok", False, os.environ[name]) for name in known]
