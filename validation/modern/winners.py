"""CLBlast's winners: is what its tuner found fastest on a device near our best? `python winners.py winners.json --rows CSV`.

The kernels are our own (winners.cl), with the parameters of CLBlast's copies, sums of vectors, transposes, dot products and
matrix products. Sizes are its tuner's. Of matrix products, whose space has thousands of members, some are drawn at random.
Times are those of the analytic engine. Chance is the share of the valid members that lie within 10% of our best.
"""

from __future__ import annotations

import argparse
import csv
import json
import random
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
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
DOT_WORDS, PARTIAL_SUMS = 2 * 1024 * 1024, 128
DRAWN, SEED = 200, 41
# by device and architecture in CLBlast's table; an UHD 770 has two of an Iris Xe's six dual subslices
DEVICES = {
    ("Adreno 740", "OpenCL C 3.0 Adreno(TM) 740"): ("adreno-740", {}),
    ("Adreno 750", "OpenCL C 3.0 Adreno(TM) 750"): ("adreno-750", {}),
    ("AMD Radeon Graphics", "gfx1035"): ("radeon-680m", {"compiler.use": "estimate"}),
    ("Intel(R) UHD Graphics 770", "default"): ("intel-iris-xe-96", {"shader_cores": "2", "dram.b_per_s": "51.2 GB/s"}),
}
Member = dict[str, int]


def _launch(kernel: str, over: tuple[int, ...], args: Iterable[Any], local: tuple[int, ...], **defines: int) -> Launch:
    options = " ".join(f"-D{name}={value}" for name, value in ({"VW": 1, "WPT": 1} | defines).items())
    return Launch(SOURCE, kernel, over, tuple(args), local, options=options)


def _floats(*counts: int) -> list[BufferArg]:
    """Return buffers, the last of which is written."""
    return [BufferArg("float32", count) for count in counts[:-1]] + [BufferArg("float32", counts[-1], Init("zeros"))]


def _ints(*values: int) -> list[ScalarArg]:
    return [ScalarArg("int32", (value,)) for value in values]


def copies() -> Iterator[tuple[Member, Launch]]:
    for x, y, width, work in product((8, 16, 32), (8, 16, 32), (1, 2, 4, 8), (1, 2, 4, 8)):
        args = [*_floats(SIDE**2, SIDE**2), *_ints(SIDE // width)]
        launch = _launch("copy", (SIDE // width, SIDE // work), args, (x, y), VW=width, WPT=work)
        yield {"COPY_DIMX": x, "COPY_DIMY": y, "COPY_VW": width, "COPY_WPT": work}, launch


def sums() -> Iterator[tuple[Member, Launch]]:
    for group, width, work in product((64, 128, 256, 512, 1024), (1, 2, 4, 8), (1, 2, 4, 8)):
        args = [BufferArg("float32", WORDS), BufferArg("float32", WORDS), ScalarArg("float32", (2.0,))]
        yield (
            {"VW": width, "WGS": group, "WPT": work},
            _launch("axpy", (WORDS // width // work,), args, (group,), VW=width, WPT=work),
        )


def transposes() -> Iterator[tuple[Member, Launch]]:
    for side, width, pad, shuffle in product((4, 8, 16, 32), (1, 2, 4, 8, 16), (0, 1), (0, 1)):
        args, items = [*_floats(SIDE**2, SIDE**2), *_ints(SIDE // width)], SIDE // width
        if items % side == 0:
            launch = _launch("transpose", (items, items), args, (side, side), VW=width, DIM=side, PAD=pad, SHUFFLE=shuffle)
            yield {"TRA_DIM": side, "TRA_WPT": width, "TRA_PAD": pad, "TRA_SHUFFLE": shuffle}, launch


def partial_sums() -> Iterator[tuple[Member, Launch]]:
    for group in (32, 64, 128, 256, 512, 1024):
        args = [*_floats(DOT_WORDS, DOT_WORDS, PARTIAL_SUMS), *_ints(DOT_WORDS)]
        yield {"WGS1": group}, _launch("dot_partial", (group * PARTIAL_SUMS,), args, (group,), WGS=group)


def whole_sums() -> Iterator[tuple[Member, Launch]]:
    for group in (32, 64, 128, 256, 512, 1024):
        yield {"WGS2": group}, _launch("dot_whole", (group,), _floats(2 * group, 1), (group,), WGS=group)


def _is_product(m: Member) -> bool:
    """Return whether tiles are whole numbers of what an item and a group hold and load."""
    items = m["MDIMC"] * m["NDIMC"]
    return (
        m["MWG"] % (m["MDIMC"] * m["VWM"]) == m["NWG"] % (m["NDIMC"] * m["VWN"]) == 0
        and m["MWG"] % (m["MDIMA"] * m["VWM"]) == m["NWG"] % (m["NDIMB"] * m["VWN"]) == 0
        and m["KWG"] % m["KWI"] == items % m["MDIMA"] == items % m["NDIMB"] == 0
        and m["KWG"] % max(1, items // m["MDIMA"]) == m["KWG"] % max(1, items // m["NDIMB"]) == 0
    )


def products(winner: Member) -> Iterator[tuple[Member, Launch]]:
    tiles, groups, widths, choice = (16, 32, 64, 128), (8, 16, 32), (1, 2, 4, 8), (0, 1)
    space = {
        "MWG": tiles, "NWG": tiles, "KWG": (16, 32), "MDIMC": groups, "NDIMC": groups, "MDIMA": groups, "NDIMB": groups,
        "KWI": (2,), "VWM": widths, "VWN": widths, "STRM": choice, "STRN": choice, "SA": choice, "SB": choice,
    }  # fmt: skip
    valid = [one for values in product(*space.values()) if _is_product(one := dict(zip(space, values, strict=True)))]
    own = {name: winner[name] for name in space}
    for member in [own, *(one for one in random.Random(SEED).sample(valid, DRAWN) if one != own)]:
        over = (SIDE // member["MWG"] * member["MDIMC"], SIDE // member["NWG"] * member["NDIMC"])
        args = [*_floats(SIDE**2, SIDE**2, SIDE**2), *_ints(SIDE, SIDE, SIDE)]
        yield member, _launch("product", over, args, (member["MDIMC"], member["NDIMC"]), **member)


KERNELS = {
    "Copy": lambda _: copies(), "Xaxpy": lambda _: sums(), "Transpose": lambda _: transposes(), "Xgemm": products,
    "Xdot": lambda _: partial_sums(), "Xdot, the last sum": lambda _: whole_sums(),
}  # fmt: skip


def _us(launch: Launch, gpu: GpuSpec) -> float | None:
    try:
        return predict(launch, gpu).latency_us
    except MgpusimError:  # a group that the device has not
        return None


def judged(pool: ProcessPoolExecutor, kernel: str, gpu: GpuSpec, winner: Member) -> dict[str, Any]:
    """Return how far the winner is from our best, and the share of members as near as 10%."""
    members, launches = zip(*KERNELS[kernel](winner), strict=True)
    found = zip(members, pool.map(_us, launches, [gpu] * len(launches)), strict=True)
    times = {tuple(sorted(member.items())): us for member, us in found if us is not None}
    best = min(times.values())
    own = times.get(tuple(sorted((name, winner[name]) for name in members[0])))
    return {
        "members": len(times), "best_us": round(best, 2), "winner_over_best": None if own is None else round(own / best, 3),
        "chance": round(sum(t <= NEAR * best for t in times.values()) / len(times), 3),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="what to write")
    parser.add_argument("--rows", type=Path, required=True, help="CLBlast's winners, a CSV file")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args()
    out = []
    with asked.rows.open(newline="", encoding="utf-8") as file, ProcessPoolExecutor(asked.jobs) as pool:
        for row in csv.DictReader(file):
            named = row["gpu"], row["architecture"]
            if row["precision"] != "Single" or named not in DEVICES:
                continue
            preset, sets = DEVICES[named]
            winner = {name: int(value) for name, _, value in (part.partition("=") for part in row["best_parameters"].split(";"))}
            for kernel in (name for name in KERNELS if name.partition(",")[0] == row["kernel"]):
                found = judged(pool, kernel, load_gpu(preset, sets), winner)
                out.append({"device": " ".join(named), "gpu": preset, "kernel": kernel, "winner": winner, **found})
                print(out[-1], flush=True)
    write_atomic(asked.file, (json.dumps(out, indent=1) + "\n").encode())


if __name__ == "__main__":
    main()
