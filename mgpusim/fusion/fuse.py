"""The front door of fusion: launches as users give them, on a GPU; what making one launch of them brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.engine.predict import engines
from mgpusim.errors import InputError
from mgpusim.files import write_file
from mgpusim.fusion.policy import fuse_for
from mgpusim.fusion.prediction import Fusion, predict_fusion
from mgpusim.session import USUAL, Session
from mgpusim.toml import toml_text
from mgpusim.workload.args import BufferArg, ImageArg
from mgpusim.workload.launch import Launch, launch_to_dict
from mgpusim.workload.launches import LaunchLike, as_launches
from mgpusim.workload.program import open_module, pick_kernel


def fuse(
    launches: Sequence[LaunchLike],
    gpu: GpuLike,
    engine: str = "analytic",
    *,
    align: str = "warp",
    order: str = "concatenated",
    local: int | None = None,
    unaligned: bool | None = None,
    output: str | PathLike[str] | None = None,
    overrides: Overrides | None = None,
    session: Session = USUAL,
) -> Fusion:
    """Make one kernel of independent launches, and say whether it beats running them one after the other.

    Parameters
    ----------
    launches : two or more, each a `Launch`, the path of a launch file, or the name of a shipped example. One may be given
        several times. None may read or write what another writes.
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    engine : name of a registered engine; event simulates the fused launch.
    align : where a part may begin: at a "warp", at a work "group", or anywhere ("none").
    order : "concatenated", part after part, or "interleaved", their work groups alternating.
    local : work items of a fused group; by default as many as the groups of the part with which it is fastest.
    unaligned : also say what the launch takes where parts begin anywhere; by default with the analytic engine only.
    output : path to write the fused kernel to, as ``x.cl``, with its launch file ``x.toml`` beside it.
    overrides : fields of the GPU to change first, by dotted path, as in ``{"l2.size_b": "256KiB"}``.
    session : settings of the run.

    Returns
    -------
    Fusion
        Both sides in microseconds, and the ratio of their times with its 80% interval.

    Raises
    ------
    InputError
        The launches cannot be fused: every reason at once. The files cannot be written.
    UnknownNameError
        There is no such engine, GPU or example.
    MgpusimError
        What is wrong with a launch or its kernel.

    >>> from mgpusim.workload.args import BufferArg
    >>> from mgpusim.workload.launch import Launch
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> small = Launch(source, "twice", (512,), (BufferArg("float32", 512),), local_size=(64,))
    >>> fusion = fuse([small, small], "adreno-640", session=Session(cache=False))
    >>> fusion.fused.latency_us < fusion.apart.latency_us, fusion.ratio.ratio > 1.5
    (True, True)
    """
    engines.lookup(engine)
    target = None if output is None else Path(output)
    if target is not None and target.suffix.lower() != ".cl":
        raise InputError(f"output: got '{target}', expected the path of a .cl file")
    gpu, kernels = as_gpu(gpu, overrides), as_launches(launches)
    if len(kernels) < 2:
        raise InputError(f"launches: got {len(kernels)}, expected two or more to fuse; a launch may be given twice")
    fused = fuse_for(kernels, gpu, align, order, local, session=session)
    result = predict_fusion(kernels, gpu, engine, align, order, session=session, unaligned=unaligned, fused=fused)
    if target is not None:
        write(fused.launch, target)
    return result


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
