"""What Intel's compiler makes of kernels: `python intel.py gen9.json [DEVICE [STEP]]` (needs `ocloc`; bxt and all unless given).

Of each kernel the SIMD width, what it spills, its instructions, and of each innermost loop of the machine code, in its order:

instructions : of a hardware thread.
global_loads, local_loads, fetches : messages that read buffers, local memory, texels.
stores : messages that write, of any kind.
scratch : messages that read or write spilled registers or private arrays.
arithmetic : multiplications and additions, of integers too.
words_in_flight : most 32-bit words of a work item that loads of the loop are still to write, in the order of the code.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from kernels import chosen

from mgpusim.opencl.ocloc import ocloc_version, read_listing

INSTRUCTION = re.compile(r"^(?:\([^)]*\)\s*)?([a-z][a-z0-9.]*)\s*(?:\((\d+)\|M\d+\))?(.*)$")
LABEL = re.compile(r"^([A-Za-z_]\w*):$")
REGISTER = re.compile(r"\br(\d+)")
BACK = ("jmpi", "while", "goto", "brc", "brd")
ARITHMETIC = ("mad", "add", "mul", "mach", "math", "add3", "dp4a", "pln", "lrp")
GRF_B = 32
SLM = 0xFE


def code_of(text: str) -> tuple[list[tuple[str, str]], dict[str, int]]:
    """Return the instructions (operation, the rest of the line) of a listing, and where its labels are."""
    code: list[tuple[str, str]] = []
    labels: dict[str, int] = {}
    for raw in text.splitlines():
        line = raw.strip()
        if not line or line.startswith("//"):
            continue
        if label := LABEL.match(line):
            labels[label[1]] = len(code)
        elif found := INSTRUCTION.match(line):
            code.append((found[1], found[3]))
    return code, labels


def loops_of(code: list[tuple[str, str]], labels: dict[str, int]) -> list[tuple[int, int]]:
    """Return first and last instruction of the loops that hold no other."""
    found = []
    for last, (operation, rest) in enumerate(code):
        if operation in BACK:
            targets = [labels[name] for name in re.findall(r"[A-Za-z_]\w*", rest.split("//")[0]) if name in labels]
            if targets and min(targets) <= last:
                found.append((min(targets), last))
    return [a for a in found if not any(b != a and a[0] <= b[0] and b[1] <= a[1] for b in found)]


def kind_of(rest: str) -> str:
    """Return what a message is, by the comment that the listing puts beside it."""
    what = rest.partition("//")[2]
    if "scratch" in what:
        return "scratch"
    if "sampl" in what or "smpl" in what:
        return "fetches"
    if "end of thread" in what or "barrier" in what or "fence" in what or "gateway" in what:
        return ""
    if "write" in what:
        return "stores"
    if "atomic" in what:
        return "atomics"
    descriptor = re.findall(r"0x([0-9A-Fa-f]+)", rest.partition("//")[0])
    local = bool(descriptor) and int(descriptor[-1], 16) & 0xFF == SLM
    return "local_loads" if local else "global_loads"


def facts(code: list[tuple[str, str]], width: int) -> dict[str, Any]:
    under_way: set[int] = set()
    most = 0
    counts: Counter[str] = Counter()
    for operation, rest in code:
        read = rest.partition("//")[0]
        if operation.partition(".")[0] in ("send", "sends", "sendc", "sendsc"):  # Gen12 names the unit as well: send.dc1
            kind = kind_of(rest)
            counts[kind] += 1
            returned = re.search(r"rd:(\d+)", rest)
            first = REGISTER.search(read.split()[0]) if read.split() else None
            under_way -= {int(r) for r in REGISTER.findall(read.partition(" ")[2])}
            if kind in ("global_loads", "local_loads", "fetches") and returned and first:
                under_way |= {int(first[1]) + k for k in range(int(returned[1]))}
                most = max(most, len(under_way))
            continue
        counts["arithmetic"] += operation in ARITHMETIC
        operands = read.split()
        under_way -= {int(r) for o in operands[1:] for r in REGISTER.findall(o)}
    names = ("global_loads", "local_loads", "fetches", "stores", "scratch", "arithmetic")
    return {
        "instructions": len(code),
        **{n: counts[n] for n in names if counts[n]},
        "words_in_flight": round(most * GRF_B / (4 * width), 1),
    }


def compiled(kernel: dict[str, Any], device: str) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "kernel.cl"
        file.write_text(kernel["source"], encoding="utf-8")
        dumps = Path(folder) / "dumps"
        dumps.mkdir()
        done = subprocess.run(
            ["ocloc", "compile", "-file", str(file), "-device", device, "-out_dir", folder, "-options", kernel["options"] or " "],
            env={**os.environ, "IGC_ShaderDumpEnable": "1", "IGC_DumpToCustomDir": str(dumps)},
            cwd=folder, capture_output=True, encoding="utf-8", check=False,
        )  # fmt: skip
        if done.returncode:
            return {"refused": next((line for line in done.stdout.splitlines() if "error" in line), done.stdout[:100])}
        best: tuple[int, Any, str] | None = None
        for path in sorted(dumps.glob("*.asm")):
            text = path.read_text(errors="replace", encoding="utf-8")
            read = read_listing(path.stem, text)
            if read and read[0] == kernel["entry"] and (best is None or read[1] >= best[0]):
                best = (read[1], read[2], text)
        assert best is not None
        _, made, text = best
        code, labels = code_of(text)
        loops = [facts(code[a : b + 1], made.width) for a, b in loops_of(code, labels)]
        whole = facts(code, made.width)
        return {
            "width": made.width,
            "spilled_b": made.spilled_b,
            "private_b": made.private_b,
            "attempts": best[0] + 1,
            **{k: v for k, v in whole.items() if k != "words_in_flight"},
            "loops": loops,
        }


def main() -> None:
    device = sys.argv[2] if len(sys.argv) > 2 else "bxt"
    step = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    table = {name: compiled(kernel, device) for name, kernel in list(chosen().items())[::step]}
    rows = ",\n".join(f" {json.dumps(name)}:{json.dumps(row, separators=(',', ':'))}" for name, row in table.items())
    text = f'{{"compiler":"ocloc {ocloc_version()}","device":"{device}","kernels":{{\n{rows}\n}}}}\n'
    Path(sys.argv[1]).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
