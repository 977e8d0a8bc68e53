"""CLBlast's winners: is what its tuner found fastest on a device near our best? `python winners.py winners.json --rows CSV`.

The kernels are our own (winners.cl), with the parameters of CLBlast's copies of a matrix and sums of vectors.
Sizes are its tuner's.
Times are those of the analytic engine. Chance is the share of the valid members that lie within 10% of our best.
"""

from __future__ import annotations

import argparse
import csv
import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.predict import predict
from mgpusim.errors import MgpusimError
from mgpusim.files import write_atomic
from mgpusim.workload.args import BufferArg, Init, ScalarArg
from mgpusim.workload.launch import Launch

SOURCE = Path(__file__).resolve().with_name("winners.cl")
SIDE, WORDS, NEAR = 1024, 4096 * 1024, 1.1
# by device and architecture in CLBlast's table; an UHD 770 has two of an Iris Xe's six dual subslices
DEVICES = {
    ("Adreno 740", "OpenCL C 3.0 Adreno(TM) 740"): ("adreno-740", {}),
    ("Adreno 750", "OpenCL C 3.0 Adreno(TM) 750"): ("adreno-750", {}),
    ("AMD Radeon Graphics", "gfx1035"): ("radeon-680m", {"compiler.use": "estimate"}),
    ("Intel(R) UHD Graphics 770", "default"): ("intel-iris-xe-96", {"shader_cores": "2", "dram.b_per_s": "51.2 GB/s"}),
}
Member = dict[str, int]


def copies() -> Iterator[tuple[Member, Launch]]:
    for x, y, width, work in product((8, 16, 32), (8, 16, 32), (1, 2, 4, 8), (1, 2, 4, 8)):
        args = (BufferArg("float32", SIDE**2), BufferArg("float32", SIDE**2, Init("zeros")), ScalarArg("int32", (SIDE // width,)))
        launch = Launch(SOURCE, "copy", (SIDE // width, SIDE // work), args, (x, y), options=f"-DVW={width} -DWPT={work}")
        yield {"COPY_DIMX": x, "COPY_DIMY": y, "COPY_VW": width, "COPY_WPT": work}, launch


def sums() -> Iterator[tuple[Member, Launch]]:
    for group, width, work in product((64, 128, 256, 512, 1024), (1, 2, 4, 8), (1, 2, 4, 8)):
        args = (BufferArg("float32", WORDS), BufferArg("float32", WORDS), ScalarArg("float32", (2.0,)))
        launch = Launch(SOURCE, "axpy", (WORDS // width // work,), args, (group,), options=f"-DVW={width} -DWPT={work}")
        yield {"VW": width, "WGS": group, "WPT": work}, launch


KERNELS = {"Copy": copies, "Xaxpy": sums}


def judged(kernel: str, gpu: GpuSpec, winner: Member) -> dict[str, Any]:
    """Return how far the winner is from our best, and the share of members as near as 10%."""
    times = {}
    for member, launch in KERNELS[kernel]():
        try:
            times[tuple(sorted(member.items()))] = predict(launch, gpu).latency_us
        except MgpusimError:  # a group that the device has not
            continue
    best = min(times.values())
    own = times.get(tuple(sorted(winner.items())))
    return {
        "members": len(times), "best_us": round(best, 2), "winner_over_best": None if own is None else round(own / best, 3),
        "chance": round(sum(t <= NEAR * best for t in times.values()) / len(times), 3),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="what to write")
    parser.add_argument("--rows", type=Path, required=True, help="CLBlast's winners, a CSV file")
    asked = parser.parse_args()
    out = []
    with asked.rows.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            named = row["gpu"], row["architecture"]
            if row["precision"] != "Single" or row["kernel"] not in KERNELS or named not in DEVICES:
                continue
            preset, sets = DEVICES[named]
            winner = {name: int(value) for name, _, value in (part.partition("=") for part in row["best_parameters"].split(";"))}
            found = judged(row["kernel"], load_gpu(preset, sets), winner)
            out.append({"device": " ".join(named), "gpu": preset, "kernel": row["kernel"], "winner": winner, **found})
            print(out[-1], flush=True)
    write_atomic(asked.file, (json.dumps(out, indent=1) + "\n").encode())


if __name__ == "__main__":
    main()
