"""Whole kernels through MGPUSim (Go), PPT-GPU and Accel-Sim, and through ours."""

from __future__ import annotations

import glob
import re
import resource
import shlex
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.predict import predict
from mgpusim.errors import InputError
from mgpusim.session import Session
from mgpusim.version import __version__
from mgpusim.workload.args import BufferArg, LocalArg, ScalarArg
from mgpusim.workload.launch import Launch
from peers.find import Found

Row = dict[str, Any]
LIMIT_S = 600.0


class Sample(NamedTuple):
    """A sample of MGPUSim: its name, its options, its source in the checkout, and the launch it makes."""

    name: str
    options: tuple[str, ...]
    source: str
    launch: Callable[[Path], Launch]


def _fir(source: Path, length: int = 65536, taps: int = 16) -> Launch:
    floats = [BufferArg("float32", count) for count in (length, taps, length, taps)]
    return Launch(source, "FIR", (length,), (*floats, ScalarArg("uint32", (taps,))), local_size=(256,))


def _convolution(source: Path, width: int = 254, height: int = 254, mask: int = 3) -> Launch:
    padded = (width + mask - 1) * (height + mask - 1)
    buffers = BufferArg("uint32", padded), BufferArg("float32", mask * mask), BufferArg("int32", width * height)
    sizes = ScalarArg("uint32", (width, height)), ScalarArg("uint32", (mask, mask)), ScalarArg("uint32", (width + mask - 1,))
    return Launch(source, "simpleNonSeparableConvolution", (padded,), (*buffers, *sizes), local_size=(64,))


def _product(source: Path, n: int = 256) -> Launch:
    buffers = [BufferArg("float32", n * n)] * 3
    return Launch(
        source,
        "mmmKernel_local",
        (n // 4, n // 4),
        (*buffers, ScalarArg("int32", (n,)), LocalArg(32 * 32 * 4)),
        local_size=(8, 8),
    )


_BENCHMARKS = "amd/benchmarks"
SAMPLES = (
    Sample("fir", ("-length=65536", "-taps=16"), f"{_BENCHMARKS}/heteromark/fir/kernels.cl", _fir),
    Sample("simpleconvolution", ("-width=254", "-height=254", "-mask-size=3"),
           f"{_BENCHMARKS}/amdappsdk/simpleconvolution/SimpleConvolution_Kernels.cl", _convolution),
    Sample("matrixmultiplication", ("-x=256", "-y=256", "-z=256"),
           f"{_BENCHMARKS}/amdappsdk/matrixmultiplication/MatrixMultiplication_Kernels.cl", _product),
)  # fmt: skip


def predict_ours(launch: Launch, gpu: GpuSpec, name: str) -> Row:
    """Predict a kernel with the event engine, all of its waves and without the disk cache; processor time includes clang's."""
    began = _spent_s()
    found = predict(launch, gpu, engine="event", exact=True, session=Session(cache=False))
    seconds = _spent_s() - began
    event = found.event
    assert event is not None
    return {
        "kernel": name, "tool": "mgpusim", "version": __version__, "gpu": gpu.name, "us": found.latency_us,
        "instructions": event.warp_instructions, "l1_hit": _first(found.hit_rate, "l1", "texture_l1"),
        "l2_hit": found.hit_rate.get("l2"), "seconds": seconds,
    }  # fmt: skip


def _first(rates: Any, *names: str) -> float | None:
    return next((rates[name] for name in names if rates.get(name) is not None), None)


def _spent_s() -> float:
    return sum(
        u.ru_utime + u.ru_stime for u in (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    )


def _timed(command: Sequence[str], folder: str | Path) -> tuple[str, float]:
    """Run a peer; return what it printed and its processor time.

    Raises
    ------
    InputError
        It fails, or takes more than `LIMIT_S`.
    """
    began = _spent_s()
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, encoding="utf-8", errors="replace", timeout=LIMIT_S, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise InputError(f"{command[0]}: {error}") from None
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines()
        raise InputError(f"{' '.join(command[:3])}: exit status {done.returncode}: {lines[-1] if lines else 'no message'}")
    return done.stdout, _spent_s() - began


def run_mgpusim_go(found: Found, sample: Sample) -> Row:
    """Build a sample of MGPUSim, simulate it with timing, and return what its metrics say."""
    go, folder = found.command
    with tempfile.TemporaryDirectory() as name:
        program = str(Path(name, sample.name))
        _timed([go, "build", "-o", program, "."], Path(folder, "amd", "samples", sample.name))
        _, seconds = _timed([program, "-timing", "-report-all", "-disable-rtm", *sample.options], name)
        (metrics,) = glob.glob(f"{name}/*.sqlite3") or [""]
        return {"kernel": sample.name, "tool": "mgpusim-go", "version": found.version, "gpu": "R9 Nano", "seconds": seconds,
                **read_metrics(metrics)}  # fmt: skip


def read_metrics(path: str) -> Row:
    """Return the kernel's time, the wavefront instructions and the hit rates of the metrics that MGPUSim writes."""
    if not path:
        raise InputError("mgpusim-go: wrote no metrics")
    with sqlite3.connect(path) as database:
        found = database.execute("SELECT Location, What, Value FROM mgpusim_metrics").fetchall()
    total: dict[tuple[str, str], float] = {}
    for location, what, value in found:
        part = re.sub(r"\[\d+\]", "", location).rpartition(".")[2]
        total[part, what] = total.get((part, what), 0.0) + float(value or 0.0)

    def hit_rate(part: str) -> float | None:
        counts = [total.get((part, f"read-{what}"), 0.0) for what in ("hit", "mshr-hit", "miss")]
        return (counts[0] + counts[1]) / sum(counts) if sum(counts) else None

    return {
        "us": 1e6 * total["CommandProcessor", "kernel_time"], "instructions": round(total["CU", "cu_inst_count"]),
        "l1_hit": hit_rate("L1VCache"), "l2_hit": hit_rate("L2Cache"),
    }  # fmt: skip


def run_traced(name: str, found: Found, folder: Path, kernel: str) -> Row:
    """Run PPT-GPU or Accel-Sim on the trace of a kernel and return what it says."""
    arguments = folder / "arguments"
    if not arguments.is_file():
        raise InputError(f"{folder}: expected a file `arguments` with the command line of {name}")
    said, seconds = _timed([*found.command, *shlex.split(arguments.read_text(encoding="utf-8"))], folder)
    read = read_accel_sim if name == "accel-sim" else read_ppt_gpu
    text = said if name == "accel-sim" else "\n".join(p.read_text(encoding="utf-8") for p in sorted(folder.glob("kernel_*.out")))
    return {"kernel": kernel, "tool": name, "version": found.version, "seconds": seconds, **read(text)}


def read_ppt_gpu(text: str) -> Row:
    """Return what the files say that PPT-GPU writes, summed over kernels."""

    def numbers(label: str) -> list[float]:
        return [float(n.replace(",", "")) for n in re.findall(rf"{label}: *([\d.,]+)", text)]

    if not (us := numbers("Kernel execution time")):
        raise InputError("ppt-gpu: no kernel_*.out beside its trace says `Kernel execution time`")
    l1, l2 = numbers("unified L1 cache hit rate"), numbers("L2 cache hit rate")
    return {
        "us": sum(us), "instructions": round(sum(numbers("Warp instructions executed"))),
        "l1_hit": l1[0] / 100 if l1 else None, "l2_hit": l2[0] / 100 if l2 else None,
    }  # fmt: skip


def read_accel_sim(text: str) -> Row:
    """Return what Accel-Sim prints at its end."""

    def last(pattern: str) -> float | None:
        found = re.findall(pattern, text)
        return float(found[-1]) if found else None

    cycles, clock = last(r"gpu_tot_sim_cycle *= *(\d+)"), last(r"Core freq.*?: *([\d.]+)")
    if cycles is None:
        raise InputError("accel-sim: it does not say gpu_tot_sim_cycle")
    version = re.search(r"Accel-Sim \[build ([^\]]+)\]", text)
    l1, l2 = last(r"L1D_total_cache_miss_rate *= *([\d.]+)"), last(r"L2_total_cache_miss_rate *= *([\d.]+)")
    return {
        **({"version": version[1]} if version else {}),
        "us": cycles / clock * 1e6 if clock else None, "cycles": cycles, "instructions": last(r"gpu_tot_sim_insn *= *(\d+)"),
        "l1_hit": None if l1 is None else 1 - l1, "l2_hit": None if l2 is None else 1 - l2,
    }  # fmt: skip
