"""How far apart NVIDIA's compiler puts the instructions of a warp: `python stalls.py NVIDIA stalls.json train.json.gz`.

Needs what `machine_code.py` does. Of the innermost loops of twenty and more instructions `stalls.json` has, as counts by cycles:

gaps : from an instruction to the next, by the kinds of both: access (to buffers or local memory), fetch, jump, other. They are
    the stall counts in the instructions' control fields, four bits from bit 105 on.
decisions : from a comparison to the next jump that reads its predicate.
latencies : of loops that load from buffers, by the registers loaded: how often an iteration waits for a load, one time after the
    other. A warp that runs alone takes so many more cycles for each that a load takes longer. Left out are loops with fetches and
    those that wait by DEPBAR, for some of the loads of a barrier.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from machine_code import context_of, kernels_of, loops_of, ptx_of, run

KINDS = {**dict.fromkeys(("LDG", "LDS", "STG", "STS"), "access"), **dict.fromkeys(("TLD", "TEX"), "fetch"), "BRA": "jump"}
LEAST = 20
REGISTERS = (4, 8, 16, 32, 64)
BARRIERS = 6
OTHER_CYCLES = 20
"""What results from elsewhere take, in comparison with loads."""


class Instruction(NamedTuple):
    """An instruction; `control` are bits 41 to 57 of its upper half: stall count, yield, barriers set and waited for."""

    guard: str  # "@P0", "" for none
    operation: str
    operands: str
    control: int

    @property
    def stall(self) -> int:
        return self.control & 15

    @property
    def sets(self) -> tuple[int, int]:
        """Barriers that its result and its reads set; 7 for none."""
        return self.control >> 5 & 7, self.control >> 8 & 7

    @property
    def waits(self) -> list[int]:
        return [b for b in range(BARRIERS) if self.control >> 11 >> b & 1]

    @property
    def loads(self) -> int:
        """Registers that it loads from a buffer."""
        return (4 if ".128" in self.operation else 2 if ".64" in self.operation else 1) if self.operation.startswith("LDG") else 0


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
            code.append(Instruction((instruction[1] or "").strip(), instruction[2], instruction[3].strip(" ;"), -1))
        elif words and code and code[-1].control < 0:  # the upper half stands in a line of its own
            code[-1] = code[-1]._replace(control=int(words[0], 16) >> 41 & 0x1FFFF)
    return code, labels


def kind(instruction: Instruction) -> str:
    return KINDS.get(instruction.operation.split(".")[0], "other")


def decision(code: list[Instruction], n: int) -> int | None:
    """Return the cycles from comparison `n` to the jump that its predicate decides, if its predicate lasts until then."""
    predicate = re.match(r"P\d", code[n].operands)
    cycles = 0
    for before, item in zip(code[n:], code[n + 1 :], strict=False):
        cycles += before.stall
        if predicate and kind(item) == "jump" and item.guard.endswith(predicate[0]):
            return cycles
        if not predicate or re.match(predicate[0], item.operands):
            return None
    return None


def alone(code: list[Instruction], load_cycles: int) -> int:
    """Return the cycles of the fourth of four iterations of a warp that runs alone."""
    now, began = 0, 0
    until = [0] * 8
    for _ in range(4):
        began = now
        for item in code:
            now = max([now, *(until[b] for b in item.waits)])
            written, read = item.sets
            until[written] = max(until[written], now + (load_cycles if item.loads else OTHER_CYCLES))
            until[read] = max(until[read], now + OTHER_CYCLES)
            now += max(1, item.stall)
    return now - began


def latencies(code: list[Instruction]) -> int | None:
    """Return how many loads an iteration waits for one after the other; None for loops that are left out."""
    if not any(item.loads for item in code) or any(kind(i) == "fetch" or i.operation.startswith("DEPBAR") for i in code):
        return None
    return round((alone(code, 2000) - alone(code, 1000)) / 1000)


def table(loops: list[list[Instruction]]) -> dict[str, dict[str, dict[int, int]]]:
    """Return the counts of `stalls.json`."""
    gaps: dict[str, Counter[int]] = defaultdict(Counter)
    decisions: Counter[int] = Counter()
    waits: dict[int, Counter[int]] = defaultdict(Counter)
    for code in loops:
        for this, following in zip(code, code[1:] + code[:1], strict=True):
            gaps["jump" if kind(this) == "jump" else f"{kind(this)}, {kind(following)}"][this.stall] += 1
        for n, item in enumerate(code):
            cycles = decision(code, n) if "SETP" in item.operation else None
            if cycles is not None:
                decisions[cycles] += 1
        waited, registers = latencies(code), sum(item.loads for item in code)
        if waited is not None and registers <= REGISTERS[-1]:
            waits[min(most for most in REGISTERS if registers <= most)][waited] += 1
    found = {
        "gaps": gaps, "decisions": {"comparison, jump": decisions},
        "latencies": {f"up to {most} registers": waits[most] for most in REGISTERS},
    }  # fmt: skip
    return {what: {name: dict(sorted(counts[name].items())) for name in counts} for what, counts in found.items()}


def main() -> None:
    def loops(item: tuple[str, dict[str, Any]]) -> list[list[Instruction]]:
        name, kernel = item
        ptx = ptx_of(context, folder, name, kernel)
        binary = ptx.with_suffix(".cubin")
        run("ptxas", "-arch=sm_90", str(ptx), "-o", str(binary))
        code, labels = code_of(run("nvdisasm", "-c", "-hex", str(binary)), kernel["entry"])
        places = loops_of([(item.operation, item.operands) for item in code], labels)
        return [code[first : last + 1] for first, last in places if last + 1 - first >= LEAST]

    context = context_of(sys.argv[1])
    kernels = {n: k for path in sys.argv[3:] for n, k in kernels_of(Path(path)).items()}
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as pool:
        found = [loop for of_one in pool.map(loops, kernels.items()) for loop in of_one]
    rows = [f' "{name}": {json.dumps(value)}' for name, value in {"loops": len(found), **table(found)}.items()]
    Path(sys.argv[2]).write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
