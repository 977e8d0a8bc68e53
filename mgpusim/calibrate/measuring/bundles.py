"""Bundles: what measures a suite where this package is not, on a phone, say: in Python, or in C where there is no Python."""

from __future__ import annotations

import gzip
import io
import subprocess
import tempfile
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import mgpusim.calibrate.measuring.cldevice as cldevice
import mgpusim.calibrate.measuring.host_timing as host_timing
import mgpusim.calibrate.measuring.network_memory as network_memory
import mgpusim.calibrate.measuring.network_run as network_run
import mgpusim.calibrate.measuring.runner as runner
import mgpusim.calibrate.measuring.sub_groups as sub_groups
import mgpusim.workload.fill as fill
import mgpusim.workload.runs as runs
from mgpusim.calibrate.measuring.network_run import values_file
from mgpusim.calibrate.measuring.plan import plan_of
from mgpusim.calibrate.measuring.suites import launches_of, packed, with_restored
from mgpusim.errors import InputError
from mgpusim.files import write_file
from mgpusim.opencl.clang import zig_program
from mgpusim.workload.corpus import encode

MODULES = {
    "measure": runner, "cldevice": cldevice, "network_memory": network_memory, "network_run": network_run,
    "sub_groups": sub_groups, "fill": fill, "host_timing": host_timing, "runs": runs,
}  # fmt: skip
IN_PYTHON = """\
With Python 3.10 or later, numpy and pyopencl (in Termux: pkg install python python-numpy opencl-headers ocl-icd clang,
then pip install pyopencl; the phone's libOpenCL.so must be found, LD_LIBRARY_PATH=/vendor/lib64 helps):

    python measure.py -o corpus.json.gz
"""
IN_C = """\
Without Python, runner.c does the same. It is one file of C99, and loads the OpenCL library that it finds. To build it

    with the NDK:  aarch64-linux-android26-clang -O2 -o runner runner.c
    in Termux:     pkg install clang; clang -O2 -o runner runner.c
    on a board:    cc -O2 -o runner runner.c -ldl

and then, where runner and suite.plan are (on Android /data/local/tmp, by adb push and adb shell):

    chmod 755 runner; LD_LIBRARY_PATH=/vendor/lib64 ./runner -o corpus.json

./runner --help lists its options. --opencl PATH names the library where it is not found.
"""
AFTERWARDS = """\
Close other apps, keep the screen on, and give --cooldown 30 where the device becomes hot. A run that was stopped goes
on when started again. Then take the corpus to the machine with mgpusim"""


def write_bundle(
    path: Path, suite: dict[str, Any], command: str = "", values: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None, targets: Sequence[str] = (),
) -> None:  # fmt: skip
    """Write a zip with the suite, a script in Python that measures it, and, but for networks, a runner in C.

    Parameters
    ----------
    command : what to do with the corpus it makes, for its README.
    values : numbers of the suite's network, if it has one.
    options : over the `DEFAULTS` of `mgpusim.calibrate.measuring.runner`.
    targets : of `mgpusim.calibrate.measuring.bundles.TARGETS`, for which the runner is built.
    """
    try:
        runner.refuse_files(suite)
    except runner.MeasureError as error:
        raise InputError(str(error)) from None
    what = f"{len(suite['launches'])} launches of {len(suite['kernels'])} kernels"
    if "network" in suite:
        what += f", and the network {suite['network']['name']} that is made of them"
    complete = {**(suite if "network" in suite else with_restored(suite)), "options": dict(options or {})}
    files = {"suite.json.gz": gzip.compress(encode(complete), mtime=0)}
    ways = [IN_PYTHON]
    if "network" in suite:
        if targets:
            raise InputError("--compile: the runner in C runs no networks; leave it out, the bundle's Python measures them")
    else:
        files |= {"suite.plan": plan_of(complete, launches_of(suite)), "runner.c": RUNNER.read_bytes()}
        ways.append(IN_C)
    if values is not None:
        files[values_file(Path("suite.json.gz")).name] = packed(values, compress=True)
    files |= {f"{name}.py": Path(str(module.__file__)).read_bytes() for name, module in MODULES.items()}
    built = dict(map(built_runner, targets))
    if built:
        ways.append(f"Built already: {', '.join(sorted(built))}\n")
    head = f"{what}, to be timed on an OpenCL device.\n"
    text = "\n".join([head, *ways, f"{AFTERWARDS}{': ' + command if command else ''}.\n"])
    memory = io.BytesIO()
    with zipfile.ZipFile(memory, "w", zipfile.ZIP_DEFLATED) as bundle:
        for name, data in {"README.txt": text.encode(), **files, **built}.items():
            how = zipfile.ZIP_STORED if name.endswith(".npz") else zipfile.ZIP_DEFLATED
            entry = zipfile.ZipInfo(name)  # no time stamp: equal suites are equal files
            if name in built:
                entry.external_attr = 0o755 << 16
            bundle.writestr(entry, data, how)
    write_file(path, memory.getvalue())


RUNNER = Path(__file__).with_name("runner.c")
TARGETS = {
    "linux-aarch64": ("aarch64-linux-gnu.2.28", "-ldl"),
    "linux-armv7": ("arm-linux-gnueabihf.2.28", "-ldl"),
    "linux-x86_64": ("x86_64-linux-gnu.2.28", "-ldl"),
    # a static program of musl's loads no library
    "linux-x86_64-musl": ("x86_64-linux-musl", "-dynamic"),
    "windows-x86_64": ("x86_64-windows-gnu", ""),
}
"""Targets of zig, and what the linker needs. The GNU C library is that of 2018, so that older boards have it. Android's is not
among them: zig has no headers of it."""


def built_runner(target: str) -> tuple[str, bytes]:
    """Return the name and the bytes of the runner's program for one of `TARGETS`."""
    zig = zig_program()
    if zig is None:
        raise InputError("--compile: needs the ziglang wheel; pip install 'mgpusim[clang]', or build runner.c on the device")
    machine, more = TARGETS[target]
    name = f"runner-{target}{'.exe' if target.startswith('windows') else ''}"
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / name
        command = [*zig, "cc", "-target", machine, "-std=c99", "-O2", "-s", "-o", str(program), str(RUNNER), *more.split()]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace", check=False)
        if done.returncode or not program.is_file():
            raise InputError(f"--compile {target}: zig cc ended with status {done.returncode}: {done.stderr.strip()[:2000]}")
        return name, program.read_bytes()
