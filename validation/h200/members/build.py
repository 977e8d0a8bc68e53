"""Build the kernels of a bundle in several processes, so that the driver has them in its cache when they are measured.

    CUDA_CACHE_MAXSIZE=4294967296 python build.py FOLDER_OF_THE_BUNDLE [--jobs N]

Needs pyopencl alone. NVIDIA's driver keeps what it built in ~/.nv/ComputeCache; where a driver keeps nothing, this is in vain.
"""

from __future__ import annotations

import argparse
import gzip
import json
import multiprocessing
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path


def built(folder: str, part: int, parts: int) -> tuple[int, list[str]]:
    """Build every kernel of a part of the suite; return how many, and what failed."""
    sys.path.insert(0, folder)
    import pyopencl
    from cldevice import open_device
    from sub_groups import with_sub_groups

    suite = json.loads(gzip.decompress((Path(folder) / "suite.json.gz").read_bytes()))
    device = open_device()
    context = pyopencl.Context([device])
    names = list(suite["kernels"])[part::parts]
    failed = []
    for name in names:
        kernel = suite["kernels"][name]
        try:
            text = with_sub_groups(kernel["source"], device.vendor, device.extensions)
            pyopencl.Program(context, text).build(kernel.get("options") or "")
        except pyopencl.Error as error:
            failed.append(f"{name}: {str(error).strip().splitlines()[0]}")
    return len(names), failed


def main() -> None:
    """Build all, and say how long it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) - 2))
    asked = parser.parse_args()
    begun = time.monotonic()
    folder = str(asked.folder.resolve())
    found = []
    with ProcessPoolExecutor(asked.jobs, multiprocessing.get_context("spawn")) as pool:
        parts = [pool.submit(built, folder, part, asked.jobs) for part in range(asked.jobs)]
        for part in parts:
            try:
                found.append(part.result())
            except BrokenProcessPool:  # a kernel took the compiler down: what is left is built when it is measured
                print("a process ended before it was done", file=sys.stderr)
                break
    failed = [line for _, lines in found for line in lines]
    print(f"{sum(count for count, _ in found)} kernels built in {time.monotonic() - begun:.0f} s, {len(failed)} failed")
    print("\n".join(failed[:10]))


if __name__ == "__main__":
    main()
