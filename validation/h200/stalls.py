"""How far apart NVIDIA's compiler puts the instructions of a warp: `python stalls.py NVIDIA stalls.json train.json.gz`.

Needs what `machine_code.py` does. Of the innermost loops of twenty and more instructions `stalls.json` has, as counts by cycles:

gaps : from an instruction to the next, by the kinds of both: access (to buffers or local memory), fetch, jump, other. They are
    the stall counts in the instructions' control fields, four bits from bit 105 on.
decisions : from a comparison to the next jump that reads its predicate.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from machine_code import context_of, kernels_of, loops_of, ptx_of, run

KINDS = {**dict.fromkeys(("LDG", "LDS", "STG", "STS"), "access"), **dict.fromkeys(("TLD", "TEX"), "fetch"), "BRA": "jump"}
LEAST = 20
Instruction = tuple[str, str, str, int]
"""Its guard ("@P0", "" for none), operation, operands, stall count."""


def code_of(text: str, entry: str) -> tuple[list[Instruction], dict[str, int]]:
    """Return the instructions of a function of nvdisasm's listing with encodings, and where its labels are."""
    found = re.search(rf"\.text\.{entry}:(.*?)(?=//-{{10,}}|\Z)", text, re.S)
    code: list[Instruction] = []
    labels: dict[str, int] = {}
    for raw in (found[1] if found else "").splitlines():
        words = re.findall(r"/\* 0x([0-9a-f]{16}) \*/", raw)
        line = re.sub(r"/\*.*?\*/", "", raw).strip(" ;\t")
        label = re.fullmatch(r"(\.L_x_\d+):", line)
        instruction = re.match(r"(@!?U?P\w+ )?\s*([A-Z][A-Z0-9_.]*)\s*(.*)", line)
        if label:
            labels[label[1]] = len(code)
        elif instruction and words:
            code.append(((instruction[1] or "").strip(), instruction[2], instruction[3].strip(" ;"), -1))
        elif words and code and code[-1][3] < 0:  # the upper half stands in a line of its own
            code[-1] = (*code[-1][:3], int(words[0], 16) >> 41 & 15)
    return code, labels


def kind(instruction: Instruction) -> str:
    return KINDS.get(instruction[1].split(".")[0], "other")


def decision(code: list[Instruction], n: int) -> int | None:
    """Return the cycles from comparison `n` to the jump that its predicate decides, if its predicate lasts until then."""
    predicate = re.match(r"P\d", code[n][2])
    cycles = 0
    for before, item in zip(code[n:], code[n + 1 :], strict=False):
        cycles += before[3]
        if predicate and kind(item) == "jump" and item[0].endswith(predicate[0]):
            return cycles
        if not predicate or re.match(predicate[0], item[2]):
            return None
    return None


def table(loops: list[list[Instruction]]) -> dict[str, dict[str, dict[int, int]]]:
    """Return the counts of `stalls.json`."""
    gaps: dict[str, Counter[int]] = defaultdict(Counter)
    decisions: Counter[int] = Counter()
    for code in loops:
        for this, following in zip(code, code[1:] + code[:1], strict=True):
            gaps["jump" if kind(this) == "jump" else f"{kind(this)}, {kind(following)}"][this[3]] += 1
        for n, item in enumerate(code):
            cycles = decision(code, n) if "SETP" in item[1] else None
            if cycles is not None:
                decisions[cycles] += 1
    counted = {name: dict(sorted(counts.items())) for name, counts in sorted(gaps.items())}
    return {"gaps": counted, "decisions": {"comparison, jump": dict(sorted(decisions.items()))}}


def main() -> None:
    def loops(item: tuple[str, dict[str, Any]]) -> list[list[Instruction]]:
        name, kernel = item
        ptx = ptx_of(context, folder, name, kernel)
        binary = ptx.with_suffix(".cubin")
        run("ptxas", "-arch=sm_90", str(ptx), "-o", str(binary))
        code, labels = code_of(run("nvdisasm", "-c", "-hex", str(binary)), kernel["entry"])
        places = loops_of([(operation, operands) for _, operation, operands, _ in code], labels)
        return [code[first : last + 1] for first, last in places if last + 1 - first >= LEAST]

    context = context_of(sys.argv[1])
    kernels = {n: k for path in sys.argv[3:] for n, k in kernels_of(Path(path)).items()}
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as pool:
        found = [loop for of_one in pool.map(loops, kernels.items()) for loop in of_one]
    rows = [f' "{name}": {json.dumps(value)}' for name, value in {"loops": len(found), **table(found)}.items()]
    Path(sys.argv[2]).write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
