"""The files of a fused launch: the kernel a user takes to a device, and the launch file that says how to run it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from mgpusim.errors import InputError
from mgpusim.files import write_file
from mgpusim.toml import toml_text
from mgpusim.workload.args import BufferArg, ImageArg
from mgpusim.workload.launch import Launch, launch_to_dict
from mgpusim.workload.program import open_module, pick_kernel


def write(launch: Launch, path: Path) -> tuple[Path, Path]:
    """Write the source of `launch` as ``x.cl`` and the launch as ``x.toml``; return both paths.

    Arrays that arguments are filled from lie below the folder of ``x.toml`` or are copied there, as ``x-name.npy``. So the launch
    file is read without asking for folders elsewhere.
    """
    stem = path.with_suffix("") if path.suffix.lower() in (".cl", ".toml") else path
    kernel, table = (stem.with_name(stem.name + end) for end in (".cl", ".toml"))
    names = [arg.name for arg in pick_kernel(open_module(launch), launch).args]
    arrays = _beside(launch, stem)
    for array, name in arrays.items():
        if (table.parent / name).resolve() != array:
            _write(table.parent / name, _read(array))
    _write(kernel, launch.text().encode())
    _write(table, launch_text(launch, kernel.name, names, arrays).encode())
    return kernel, table


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise InputError(f"cannot read {path}: {error.strerror}") from None


def _write(path: Path, data: bytes) -> None:
    write_file(path, data, "cannot write {path}: {why}")


def _beside(launch: Launch, stem: Path) -> dict[Path, str]:
    """Return what the launch file calls each array that an argument is filled from: its place below the folder, or a new name."""
    folder, out = stem.parent.resolve(), dict[Path, str]()
    for arg in launch.args:
        if isinstance(arg, BufferArg | ImageArg) and arg.init.kind == "file":
            array = Path(str(arg.init.value)).resolve()
            if array in out:
                continue
            if array.is_relative_to(folder):
                out[array] = array.relative_to(folder).as_posix()
                continue
            name, number = f"{stem.name}-{array.name}", 1
            while name in out.values():
                number += 1
                name = f"{stem.name}-{array.stem}-{number}{array.suffix}"
            out[array] = name
    return out


def launch_text(launch: Launch, kernel: str, names: Sequence[str] = (), arrays: Mapping[Path, str] | None = None) -> str:
    """Return a launch file for `launch` whose source lies in the file `kernel` beside it.

    Parameters
    ----------
    names : the kernel's parameters.
    arrays : what the launch file calls each array that an argument is filled from; by default its absolute path.

    >>> print(launch_text(Launch("kernel void f() {}", "f", (64,), local_size=(8,)), "f.cl").strip())
    kernel = "f.cl"
    entry = "f"
    global = [64]
    local = [8]
    """
    table = launch_to_dict(launch)
    args = [{kind: _named(body, arrays or {}) for kind, body in arg.items()} for arg in table.pop("args")]
    table = {"kernel": kernel} | {key: value for key, value in table.items() if key not in ("kernel", "source")}
    return toml_text(table | {"args": args or None}, comments={"args": names or [""] * len(args)})


def _named(body: dict[str, Any], arrays: Mapping[Path, str]) -> dict[str, Any]:
    init = body.get("init")
    if isinstance(init, dict) and "file" in init:  # paths in a launch file are relative to it
        array = Path(init["file"]).resolve()
        return body | {"init": {"file": arrays.get(array, str(array))}}
    return body
