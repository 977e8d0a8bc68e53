"""Builds the runner in C (`runner.c`) for other machines, with the `zig cc` of the ziglang wheel, which has their C libraries."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

from mgpusim.errors import InputError
from mgpusim.opencl.clang import zig_program

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
        made = Path(folder) / name
        command = [*zig, "cc", "-target", machine, "-std=c99", "-O2", "-s", "-o", str(made), str(RUNNER), *more.split()]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace", check=False)
        if done.returncode or not made.is_file():
            raise InputError(f"--compile {target}: zig cc ended with status {done.returncode}: {done.stderr.strip()[:2000]}")
        return name, made.read_bytes()
