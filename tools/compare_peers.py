"""Compare mgpusim with other simulators, where they are installed, in one run: the same kernels, a table, the versions.

`python tools/compare_peers.py` compares the cache model with pycachesim, and kernels with MGPUSim (Go), PPT-GPU and Accel-Sim.
`--launches conv3x3_image,softmax --gpu mali-g76-mp5` asks for others; `--json FILE` and `--markdown FILE` write the result.
Nothing is installed: what is missing is said, with what to do. How each peer is found:

- pycachesim: `$PYCACHESIM_PYTHON`, a Python in whose environment `pip install pycachesim` was run, else this Python. It is under
  the AGPL, so it runs in a process of its own (`tools/peers/run_pycachesim.py`) and mgpusim never imports it.
- MGPUSim (Go): `$MGPUSIM_GO`, a checkout of sarchlab/mgpusim, and `go` on the PATH. Three of its samples have their OpenCL source
  in the checkout; mgpusim predicts that source at the same sizes.
- PPT-GPU: `$PPT_GPU`, a checkout of NMSU-PEARL/PPT-GPU, and `$PPT_GPU_PYTHON`, a Python with scipy, greenlet and joblib.
- Accel-Sim: `accel-sim.out` on the PATH, or `$ACCEL_SIM`, its path.

The last two replay traces of NVIDIA GPUs. `--cases FOLDER` has them: `FOLDER/KERNEL/ppt-gpu/` and `FOLDER/KERNEL/accel-sim/` hold
the trace of the kernel that the launch KERNEL describes, and a file `arguments` with the command line, read there.
"""

from __future__ import annotations

import argparse
import json
import platform
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from peers.caches import compare_caches, kernel_case, plain_cases, reads_of
from peers.find import PEERS, Found, Missing, Peer
from peers.kernels import SAMPLES, predict_ours, run_mgpusim_go, run_traced

from mgpusim.arch.load import load_gpu
from mgpusim.errors import MgpusimError, UnknownNameError, suggest
from mgpusim.files import write_atomic
from mgpusim.version import __version__
from mgpusim.workload.launch import load_launch
from mgpusim.workload.shipped import find_launch

LAUNCHES = ("conv3x3_image", "conv1x1_image", "conv3x3_buffer", "gemm_tiled", "softmax")
GPUS = ("adreno-640", "mali-g76-mp5", "nvidia-h200")
REPEATS = 5
Row = dict[str, Any]


def compare(
    peers: dict[str, Peer], launches: Sequence[str], gpus: Sequence[str], cases: Path | None, most: int, repeats: int
) -> dict[str, Any]:
    """Return versions, rows of caches and rows of kernels; what could not be compared is said under `left_out`."""
    versions = {name: {"missing": p.what, "fix": p.fix} if isinstance(p, Missing) else {"version": p.version}
                for name, p in peers.items()}  # fmt: skip
    out: dict[str, Any] = {
        "mgpusim": __version__, "python": sys.version.split()[0], "numpy": np.__version__, "machine": _machine(),
        "peers": versions, "caches": [],
        "stores": [], "kernels": [], "left_out": [],
    }  # fmt: skip

    def add(rows: list[Row], make: Callable[..., Row], *arguments: Any) -> None:
        try:
            rows.append(make(*arguments))
        except MgpusimError as error:
            out["left_out"].append(str(error))

    specs = [load_gpu(name) for name in gpus]
    opened = [load_launch(find_launch(name)) for name in launches]
    if isinstance(found := peers.get("pycachesim"), Found):
        for gpu in specs:
            for case in plain_cases(gpu):
                rows = out["stores" if case.write.any() else "caches"]
                add(rows, compare_caches, case, found.command, repeats)
        for gpu in specs:
            for launch in opened:
                try:
                    whole, _ = kernel_case(launch, gpu, most)
                except MgpusimError as error:
                    out["left_out"].append(f"{launch.label}, {gpu.name}: {error}")
                    continue
                add(out["caches"], compare_caches, reads_of(whole), found.command, repeats)
                if whole.write.any():
                    add(out["stores"], compare_caches, whole, found.command, repeats)
    if isinstance(found := peers.get("mgpusim-go"), Found):
        for sample in SAMPLES:
            add(out["kernels"], run_mgpusim_go, found, sample)
            for gpu in specs:
                launch = sample.launch(Path(found.command[1], sample.source))
                add(out["kernels"], predict_ours, launch, gpu, sample.name)
    for name in ("ppt-gpu", "accel-sim"):
        if isinstance(found := peers.get(name), Found):
            folders = [(one, cases / one.label / name) for one in opened if cases and (cases / one.label / name).is_dir()]
            if not folders:
                out["left_out"].append(f"{name}: no trace of these kernels; give --cases a folder with KERNEL/{name}/")
            for launch, folder in folders:
                add(out["kernels"], run_traced, name, found, folder, launch.label)
                for gpu in specs:
                    add(out["kernels"], predict_ours, launch, gpu, launch.label)
    return out


Columns = dict[str, Callable[[Row], str]]


def _count(name: str) -> Callable[[Row], str]:
    return lambda row: "-" if row[name] is None else f"{row[name]:,}"


def _share(name: str) -> Callable[[Row], str]:
    return lambda row: "-" if row[name] is None else f"{row[name]:.1%}"


HITS: Columns = {
    "L1 hits": _count("l1"),
    "pycachesim": _count("peer_l1"),
    "L2 hits": _count("l2"),
    "pycachesim ": _count("peer_l2"),
}
READS: Columns = {
    "stream": lambda row: row["case"],
    "accesses": _count("accesses"),
    "cores": _count("cores"),
    **HITS,
    "same": lambda row: "yes" if row["same"] else "no",
    "ns": lambda row: f"{row['ns']:.1f}",
    "pycachesim ns": lambda row: f"{row['peer_ns']:.1f}",
    "accesses a call": lambda row: f"{row['accesses_a_call']:,.1f}",
}
STORES: Columns = {
    "kernel": lambda row: row["case"],
    "accesses": _count("accesses"),
    "stores": _count("stores"),
    **HITS,
    "L1 not renewed": _count("l1_not_renewed"),
}
KERNELS: Columns = {
    "kernel": lambda row: row["kernel"],
    "tool": lambda row: row["tool"],
    "GPU": lambda row: row.get("gpu", "-"),
    "predicted us": lambda row: "-" if row["us"] is None else f"{row['us']:,.1f}",
    "warp instructions": lambda row: f"{row['instructions'] or 0:,.0f}",
    "L1": _share("l1_hit"),
    "L2": _share("l2_hit"),
    "processor s": lambda row: f"{row['seconds']:.1f}",
    "k/s": lambda row: f"{(row['instructions'] or 0) / max(1e-9, row['seconds']) / 1e3:,.0f}",
}
TABLES = (
    ("caches", "Caches, reads alone", READS,
     "Hits of both on the same addresses; nanoseconds of processor time for an access, and how many a call of pycachesim takes."),
    ("stores", "Caches, with stores", STORES,
     "Reads that hit; L2 is left out where L1 writes back. *Not renewed*: of a plain LRU whose order a store leaves as it is."),
    ("kernels", "Whole kernels", KERNELS,
     "On different GPUs: times and hit rates do not compare. *k/s*: thousand warp instructions for a second of processor time."),
)  # fmt: skip


def _machine() -> str:
    """Return the model of the processor."""
    try:
        found = re.search(r"model name\s*: *(.+)", Path("/proc/cpuinfo").read_text(encoding="utf-8"))
    except OSError:
        found = None
    return found[1] if found else platform.machine()


def as_markdown(found: dict[str, Any]) -> str:
    """Return the result as tables in Markdown."""
    peers = [f"| mgpusim | {found['mgpusim']} | |"]
    for name, one in found["peers"].items():
        said = (
            (one["version"] or "stated when it runs", "")
            if "version" in one
            else ("not installed here", f"{one['missing']}; {one['fix']}")
        )
        peers.append(f"| {name} | {said[0]} | {said[1]} |")
    parts = [
        "# mgpusim beside other simulators\n",
        "Made by `tools/compare_peers.py`; [README](README.md) says how, and why figures differ. "
        f"Python {found['python']}, numpy {found['numpy']}, {found['machine']}.\n",
        "\n".join(["| tool | version | what is missing; what to do |", "| --- | --- | --- |", *peers, ""]),
    ]
    for key, title, columns, sentence in TABLES:
        rows = ["| " + " | ".join(show(row) for show in columns.values()) + " |" for row in found[key]]
        head = ["| " + " | ".join(name.strip() for name in columns) + " |", "| --- |" + " ---: |" * (len(columns) - 1)]
        parts.append(f"## {title}\n\n{sentence}\n\n" + ("\n".join([*head, *rows, ""]) if rows else "None.\n"))
    parts.append("## Left out\n\n" + ("".join(f"- {line}\n" for line in found["left_out"]) or "Nothing.\n"))
    return "\n".join(parts)


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare; exit with 1 where cache hits of reads differ, 2 for what cannot be read."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--launches", default=",".join(LAUNCHES), help="launch files or shipped examples, by commas")
    parser.add_argument("--gpu", default=",".join(GPUS), help="GPUs, by commas")
    parser.add_argument("--peers", default=",".join(PEERS), help="which to ask, by commas")
    parser.add_argument("--cases", type=Path, metavar="FOLDER", help="traces for PPT-GPU and Accel-Sim")
    parser.add_argument("--accesses", type=int, default=500_000, metavar="N", help="most transactions of a kernel")
    parser.add_argument("--repeats", type=int, default=REPEATS, metavar="N", help="runs whose median time is taken")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the result")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the tables")
    asked = parser.parse_args(arguments)
    if min(asked.accesses, asked.repeats) < 1:
        parser.error("--accesses and --repeats: expected at least 1")
    try:
        names = asked.peers.split(",")
        if unknown := [name for name in names if name not in PEERS]:
            raise UnknownNameError(suggest("peer", unknown[0], PEERS))
        peers = {name: PEERS[name]() for name in names}
        found = compare(peers, asked.launches.split(","), asked.gpu.split(","), asked.cases, asked.accesses, asked.repeats)
    except MgpusimError as error:
        print(f"Error: {error}", file=sys.stderr)
        return 2
    text = as_markdown(found)
    print(text, end="")
    if asked.json:
        write_atomic(asked.json, (json.dumps(found, indent=1) + "\n").encode())
    if asked.markdown:
        write_atomic(asked.markdown, text.encode())
    return 0 if all(row["same"] for row in found["caches"]) else 1


if __name__ == "__main__":
    sys.exit(main())
