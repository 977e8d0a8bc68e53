"""The front door of fusion: launches as users give them, on a GPU; what making one launch of them brings."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from pathlib import Path

from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.engine.predict import engines
from mgpusim.errors import InputError
from mgpusim.fusion.policy import fuse_for
from mgpusim.fusion.prediction import Fusion, predict_fusion
from mgpusim.fusion.source.files import write
from mgpusim.session import USUAL, Session
from mgpusim.workload.launches import LaunchLike, as_launches


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

    Examples
    --------
    >>> from mgpusim.workload.args import BufferArg
    >>> from mgpusim.workload.launch import Launch
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> small = Launch(source, "twice", (512,), (BufferArg("float32", 512),), local_size=(64,))
    >>> found = fuse([small, small], "adreno-640", session=Session(cache=False))
    >>> found.fused.latency_us < found.apart.latency_us, found.ratio.ratio > 1.5
    (True, True)
    """
    engines.lookup(engine)
    target = None if output is None else Path(output)
    if target is not None and target.suffix.lower() != ".cl":
        raise InputError(f"output: got '{target}', expected the path of a .cl file")
    gpu, found = as_gpu(gpu, overrides), as_launches(launches)
    if len(found) < 2:
        raise InputError(f"launches: got {len(found)}, expected two or more to fuse; a launch may be given twice")
    fused = fuse_for(found, gpu, align, order, local, session=session)
    result = predict_fusion(found, gpu, engine, align, order, session=session, unaligned=unaligned, fused=fused)
    if target is not None:
        write(fused.launch, target)
    return result
