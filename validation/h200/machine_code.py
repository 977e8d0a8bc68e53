"""What NVIDIA's compiler makes of kernels: `python machine_code.py NVIDIA machine_code.json train.json.gz`.

`spaces/machine_code.json.gz` is of the members of the three measured spaces, whose corpora are named one after the other, and
`../networks/h200_machine_code.json.gz` of the measured networks.

Needs pyopencl, an NVIDIA platform (the first argument is part of its name), and CUDA's `ptxas` and `nvdisasm` (on the path or in
/usr/local/cuda/bin). OpenCL returns PTX; ptxas compiles it as the driver does. Of each kernel the registers, and of each
innermost loop of the machine code, in its order:

instructions : of the loop, however often it is unrolled.
global_loads, local_loads, fetches : instructions that load from buffers, from local memory, and texels.
arithmetic : multiplications and additions, of integers too.
registers_in_flight : most registers that loads of the loop are still to write, in the order of the code.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pyopencl as cl

REGISTER = re.compile(r"\bR(\d+)\b")
LOADS = {"LDG": "global_loads", "LD": "global_loads", "LDS": "local_loads", "TLD": "fetches", "TEX": "fetches"}
ARITHMETIC = ("FFMA", "FADD", "FMUL", "IMAD", "IADD3", "IDP", "HFMA2", "MUFU")
Instruction = tuple[str, str]


def run(tool: str, *args: str) -> str:
    path = f"{os.environ['PATH']}:/usr/local/cuda/bin"
    done = subprocess.run([tool, *args], capture_output=True, encoding="utf-8", check=True, env={**os.environ, "PATH": path})
    return done.stdout + done.stderr


def code_of(text: str, entry: str) -> tuple[list[Instruction], dict[str, int]]:
    """Return the instructions (operation, operands) of a function of nvdisasm's listing, and where its labels are."""
    found = re.search(rf"\.text\.{entry}:(.*?)(?=//-{{10,}}|\Z)", text, re.S)
    code: list[Instruction] = []
    labels: dict[str, int] = {}
    for raw in (found[1] if found else "").splitlines():
        line = re.sub(r"/\*.*?\*/", "", raw).strip(" ;\t")
        label = re.fullmatch(r"(\.L_x_\d+):", line)
        if label:
            labels[label[1]] = len(code)
        instruction = re.match(r"(?:@!?U?P\w+ )?\s*([A-Z][A-Z0-9_.]*)\s*(.*)", line)
        if instruction:
            code.append((instruction[1], instruction[2]))
    return code, labels


def loops_of(code: list[Instruction], labels: dict[str, int]) -> list[tuple[int, int]]:
    """Return first and last instruction of the loops that hold no other."""
    found = []
    for last, (operation, operands) in enumerate(code):
        target = re.search(r"\.L_x_\d+", operands) if operation.startswith("BRA") else None
        if target and labels.get(target[0], last + 1) < last:
            found.append((labels[target[0]], last))
    return [a for a in found if not any(b != a and a[0] <= b[0] and b[1] <= a[1] for b in found)]


def written(operation: str, operands: str) -> set[int]:
    """Return the registers that a load writes."""
    kind, parts = operation.split(".")[0], operands.split(",")
    first = REGISTER.search(parts[0])
    if kind in ("TLD", "TEX"):  # two pairs
        pairs = [REGISTER.search(part) for part in parts[:2]]
        return {int(p[1]) + k for p in pairs if p for k in (0, 1)}
    width = 4 if ".128" in operation else 2 if operation.endswith(".64") or ".64." in operation else 1
    return {int(first[1]) + k for k in range(width)} if first else set()


def facts(code: list[Instruction]) -> dict[str, int]:
    under_way: set[int] = set()
    most = 0
    counts: Counter[str] = Counter()
    for operation, operands in code:
        kind = operation.split(".")[0]
        if kind in LOADS:
            counts[LOADS[kind]] += 1
            under_way |= written(operation, operands)
            most = max(most, len(under_way))
            continue
        counts["arithmetic"] += kind in ARITHMETIC
        reads = operands if kind.startswith(("ST", "RED", "ATOM")) else operands.partition(",")[2]
        under_way -= {int(r) for r in REGISTER.findall(reads)}
    names = ("global_loads", "local_loads", "fetches", "arithmetic")
    return {"instructions": len(code), **{n: counts[n] for n in names if counts[n]}, "registers_in_flight": most}


def context_of(platform: str) -> cl.Context:
    """Return a context on the first device of the platform whose name has a part."""
    return cl.Context([next(p for p in cl.get_platforms() if platform.lower() in p.name.lower()).get_devices()[0]])


def ptx_of(context: cl.Context, folder: str, name: str, kernel: dict[str, Any]) -> Path:
    """Write the PTX that OpenCL makes of a kernel into a folder; return its path."""
    ptx = (Path(folder) / re.sub(r"\W", "_", name)).with_suffix(".ptx")
    ptx.write_bytes(cl.Program(context, kernel["source"]).build(kernel.get("options", "")).binaries[0].rstrip(b"\0"))
    return ptx


def compiled(context: cl.Context, folder: str, name: str, kernel: dict[str, Any]) -> dict[str, Any]:
    ptx = ptx_of(context, folder, name, kernel)
    binary = ptx.with_suffix(".cubin")
    said = run("ptxas", "-v", "-arch=sm_90", str(ptx), "-o", str(binary))
    entry = re.search(rf"entry function '{kernel['entry']}'.*?(\d+) bytes spill stores.*?Used (\d+) registers", said, re.S)
    code, labels = code_of(run("nvdisasm", "-c", str(binary)), kernel["entry"])
    assert entry
    assert code
    loops = [facts(code[first : last + 1]) for first, last in loops_of(code, labels)]
    return {"registers": int(entry[2]), "spilled_b": int(entry[1]), "instructions": len(code), "loops": loops}


def kernels_of(path: Path) -> dict[str, dict[str, Any]]:
    """Return the kernels of a corpus; those of a network bear its name, since others have kernels of the same."""
    corpus = json.loads(gzip.decompress(path.read_bytes()))
    before = f"{path.name.removesuffix('.json.gz')}:" if "network" in corpus else ""
    return {before + name: kernel for name, kernel in corpus["kernels"].items()}


def main() -> None:
    context = context_of(sys.argv[1])
    kernels = {n: k for path in sys.argv[3:] for n, k in kernels_of(Path(path)).items()}
    version = next(line for line in run("ptxas", "--version").splitlines() if "release" in line)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as pool:
        done = pool.map(lambda item: compiled(context, folder, *item), kernels.items())
        table = dict(zip(kernels, done, strict=True))
    rows = ",\n".join(f" {json.dumps(name)}:{json.dumps(row, separators=(',', ':'))}" for name, row in table.items())
    text = f'{{"compiler":{json.dumps(version)},"kernels":{{\n{rows}\n}}}}\n'.encode()
    Path(sys.argv[2]).write_bytes(gzip.compress(text, mtime=0) if sys.argv[2].endswith(".gz") else text)


if __name__ == "__main__":
    main()
