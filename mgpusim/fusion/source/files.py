"""The files of a fused launch: the kernel a user takes to a device, and the launch file that says how to run it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mgpusim.errors import InputError
from mgpusim.files import write_atomic
from mgpusim.toml import toml_text
from mgpusim.workload.launch import Launch, launch_to_dict
from mgpusim.workload.program import open_module, pick_kernel

__all__ = ["launch_text", "write"]


def write(launch: Launch, path: Path) -> tuple[Path, Path]:
    """Write the source of `launch` as ``x.cl`` and the launch as ``x.toml``; return both paths.

    Raises
    ------
    InputError
        A file cannot be written.
    """
    stem = path.with_suffix("") if path.suffix.lower() in (".cl", ".toml") else path
    kernel, table = (stem.with_name(stem.name + end) for end in (".cl", ".toml"))
    names = [arg.name for arg in pick_kernel(open_module(launch), launch).args]
    for file, text in ((kernel, launch.text()), (table, launch_text(launch, kernel.name, names))):
        try:
            write_atomic(file, text.encode())
        except OSError as error:
            raise InputError(f"cannot write {file}: {error.strerror}") from None
    return kernel, table


def launch_text(launch: Launch, kernel: str, names: Sequence[str] = ()) -> str:
    """Return a launch file for `launch` whose source lies in the file `kernel` beside it; `names` are the kernel's parameters.

    >>> print(launch_text(Launch("kernel void f() {}", "f", (64,), local_size=(8,)), "f.cl").strip())
    kernel = "f.cl"
    entry = "f"
    global = [64]
    local = [8]
    """
    table = launch_to_dict(launch)
    args = [{kind: _absolute(body) for kind, body in arg.items()} for arg in table.pop("args")]
    table = {"kernel": kernel} | {key: value for key, value in table.items() if key not in ("kernel", "source")}
    return toml_text(table | {"args": args or None}, comments={"args": names or [""] * len(args)})


def _absolute(body: dict[str, Any]) -> dict[str, Any]:
    init = body.get("init")
    if isinstance(init, dict) and "file" in init:  # paths in a launch file are relative to it
        return body | {"init": {"file": str(Path(init["file"]).resolve())}}
    return body
