"""Writes REPORT.md: the rules of the model for compiled kernels against the figures of Intel's and Mesa's compilers."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import mean, median, pstdev
from typing import Any

import amdgpu
from kernels import chosen

from mgpusim.arch.families import family_of
from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.opencl.analysis.facts import KernelFacts
from mgpusim.trace.registers import registers_of
from mgpusim.trace.work import Work
from mgpusim.workload.launch import Launch

HERE = Path(__file__).parent
MEMORY = ("load", "store", "texture", "image_write", "atomic")
LOADS = ("load", "texture", "atomic")


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((HERE / name).read_text(encoding="utf-8"))
    return found


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> list[str]:
    heads = list(heads)
    lines = [heads, ["---"] * len(heads), *rows]
    return ["| " + " | ".join(str(cell) for cell in line) + " |" for line in lines]


def errors(logs: list[float]) -> str:
    """Return the median factor, the median error and one sigma of logarithms of predicted over real."""
    sizes = median(abs(math.expm1(e)) for e in logs)
    return f"{math.exp(median(logs)):.2f} | {100 * sizes:.0f}% | {100 * pstdev(logs):.0f}%"


# ---- Gen9 and Xe ----------------------------------------------------------------------------------------------------
def widths(facts: dict[str, KernelFacts], kernels: dict[str, Any], rule: Callable[[KernelFacts], int]) -> list[str]:
    seen = Counter((kernels[n]["width"], rule(f)) for n, f in facts.items())
    right = sum(seen[w, w] for w in (8, 16, 32))
    rows = [(f"**{real}**", *(seen[real, ours] for ours in (32, 16, 8))) for real in (32, 16, 8)]
    return [*table(("Intel's \\ ours", 32, 16, 8), rows), "", f"{right} of {len(facts)} are right."]


def loops(facts: dict[str, KernelFacts], kernels: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the kernels with one innermost loop in both: what the loop holds, here and there."""
    out = []
    for name, f in facts.items():
        inner, made = [r for r in f.regions if r.loop >= 0 and r.innermost], kernels[name]["loops"]
        if len(inner) != 1 or len(made) != 1:
            continue
        ops = [(key, n) for p in inner[0].positions for key, n in f.mix[p].items()]
        loads = sum(n for key, n in ops if key.cls in LOADS)
        messages = sum(made[0].get(kind, 0) for kind in ("global_loads", "local_loads", "fetches"))
        parts = max(1, kernels[name]["width"] // 16)  # messages and instructions move 16 items at most
        out.append({
            "name": name, "width": kernels[name]["width"], "copies": messages / parts / loads if loads else None,
            "value": sum(n * key.ncomp for key, n in ops if key.cls not in (*MEMORY, "barrier") and key.role == "value"),
            "other": sum(n * key.ncomp for key, n in ops if key.cls not in (*MEMORY, "barrier") and key.role != "value"),
            "memory": sum(n for key, n in ops if key.cls in MEMORY), "instructions": made[0]["instructions"] / parts,
            "load_words": inner[0].load_words, "in_flight": made[0]["words_in_flight"],
        })  # fmt: skip
    return out


def intel(title: str, file: str, gpu: GpuSpec) -> list[str]:
    told = read(file)
    kernels = told["kernels"]

    def by_registers(facts: KernelFacts) -> int:
        return family_of(gpu).warp_size(gpu, 64, facts.registers[1])

    def with_loops(facts: KernelFacts) -> int:
        return family_of(gpu).compiled_width(gpu, facts.registers[1], facts.uneven_loops) or by_registers(facts)

    facts = {n: Work(Launch(k["source"], k["entry"], (64,), options=k.get("options", ""))).facts for n, k in chosen().items()}
    spilled = [n for n in facts if kernels[n]["spilled_b"]]
    found = loops(facts, kernels)
    own = [x for x in found if not x["name"].startswith("measured_") and (x["copies"] is None or x["copies"] <= 1.3)]
    with_loads = [x for x in found if x["copies"] is not None and not x["name"].startswith("measured_")]
    once = sum(0.45 <= x["copies"] <= 1.3 for x in with_loads)
    wide = [x for x in found if x["load_words"] >= 4 and (x["copies"] or 9) <= 1.3]
    counted = [
        (w, errors([math.log((x["value"] + w * x["other"] + x["memory"] + 1) / x["instructions"]) for x in own]))
        for w in (0.5, 1.0, 1.2, 1.5, 2.0)
    ]
    held: list[tuple[str, Callable[[dict[str, Any]], float]]] = [
        ("16 words a work item", lambda x: 16.0), ("32 words a work item", lambda x: 32.0),
        ("320 words a thread", lambda x: 320 / x["width"]),
    ]  # fmt: skip
    flights = [
        (text, errors([math.log(min(cap(x), x["load_words"]) / max(1.0, x["in_flight"])) for x in wide])) for text, cap in held
    ]
    return [
        f"## {title}: Intel's compiler ({told['compiler']}, {told['device']})", "",
        "SIMD width, by registers alone (the widest at which the nominal estimate fits a thread):", "",
        *widths(facts, kernels, by_registers), "",
        "The same, and at most SIMD16 where lanes leave an outermost loop in different iterations (the rule of the model):", "",
        *widths(facts, kernels, with_loops), "",
        f"{len(spilled)} kernels spill, all at SIMD8: " + "; ".join(f"{n} {kernels[n]['spilled_b'] // 32}" for n in spilled)
        + " words a work item.", "",
        f"**Unrolling.** Of {len(with_loads)} innermost loops with loads of the H200's corpus {once} hold their loads once. "
        "The others have constant trips, or vectors loaded in parts. No loop with trips known at run time is unrolled.", "",
        f"**Instructions of a loop** ({len(own)} loops that are not unrolled), per 16 work items. They are compared "
        f"with value operations + "
        "weight x operations on addresses and counters + memory operations + the branch:", "",
        *table(("weight", "predicted/real", "median error", "one sigma"), counted), "",
        f"**Words in flight** ({len(wide)} loops with four words to load or more):", "",
        *table(("at most", "predicted/real", "median error", "one sigma"), flights), "",
    ]  # fmt: skip


# ---- RDNA -----------------------------------------------------------------------------------------------------------
def waves_of(registers: int) -> int:
    """Return the waves of a core whose registers fit, up to all of its slots."""
    gpu = amdgpu.GPU
    return min(gpu.core.max_warps, int(family_of(gpu).register_warps(gpu, gpu.core.warp_sizes[0], registers)))


def rdna() -> list[str]:
    told = read("amdgpu.json")
    rows = []
    for held, file in ((False, "amdgpu.json"), (True, "amdgpu_held.json")):
        kernels, asked = read(file)["kernels"], amdgpu.launches(held=held)
        for title in ("kernels of the H200's corpora", "examples", "members of shipped spaces"):
            built = [(n, r) for n, r in kernels.items() if "refused" not in r and of_rdna(n) == title]
            if built:
                found = [(r, min(256, registers_of(Work(asked[n]).facts, amdgpu.GPU)[1])) for n, r in built]
                rows.append((title + ", held out" * held, *of_registers(found)))
    return [
        f"## RDNA: LLVM's AMDGPU back end ({told['compiler']}, {told['device']})", "",
        "Registers of a lane: the estimate, which is for those without a clang, over those of the compiler. Its rules and "
        "figures were found with the first three rows. The last two are kernels in between, and other members of the spaces. Two "
        "of the kernels held out showed what was mended since: bytes as they are loaded, and a kernel without values. How "
        "loads are bounded where a kernel has local memory was chosen with the other members in view, too.", "",
        *table(("what", "kernels", "estimate/real", "median error", "one sigma", "mean error", "within 20%", "spill",
                "as many waves", "mean error of waves"), rows), "",
        "The rules are those that the machine code shows (`Family.unrolls`):",
        "",
        "- Loads are issued as early as their addresses, stores and barriers allow, while that costs no wave: up to 64 "
        "registers, and up to 256 where local memory leaves few groups.",
        "- An index that is made 64 bits wide takes two registers. Bytes take one each, but four as loaded.",
        "- Floats that all lanes load from one place are in scalar registers. Components that nobody reads are not loaded.",
        "- Loops of constant trips are unrolled to 300 operations, to 1,000 where they read local memory.",
        "",
        "Waves follow from blocks of 16 registers, 16 waves a SIMD at most. So most errors of small kernels change none.",
        "",
        "With a clang the registers are the compiler's, and this table says nothing of predictions. The estimate is furthest off "
        "where the compiler unrolls loops of several blocks, those of a tile on its way to local memory among them. Some spill.",
        "",
    ]  # fmt: skip


def of_rdna(name: str) -> str:
    first = name.split()[0]
    if first == "example":
        return "examples"
    return "members of shipped spaces" if first in amdgpu.OURS else "kernels of the H200's corpora"


def of_registers(found: list[tuple[dict[str, Any], int]]) -> list[object]:
    """Return the row of a table for what the compiler said of kernels, and the registers of the estimate."""
    logs = [math.log(live / r["vgprs"]) for r, live in found]
    held = [(waves_of(live), waves_of(r["vgprs"])) for r, live in found]
    return [
        len(found), *errors(logs).split(" | "), f"{100 * mean(abs(math.expm1(e)) for e in logs):.0f}%",
        f"{100 * sum(abs(e) < math.log(1.2) for e in logs) / len(logs):.0f}%", sum(r["spilled_vgprs"] > 0 for r, _ in found),
        f"{100 * sum(ours == real for ours, real in held) / len(held):.0f}%",
        f"{100 * mean(abs(ours / real - 1) for ours, real in held):.0f}%",
    ]  # fmt: skip


# ---- Mesa -----------------------------------------------------------------------------------------------------------
def live(kernel: dict[str, Any]) -> tuple[int, int]:
    facts = Work(Launch(kernel["source"], kernel["entry"], (64,), options=kernel.get("options", ""))).facts
    return facts.registers[1], facts.uniform_registers


def confusion(pairs: list[tuple[int, int]], classes: tuple[int, ...], what: str) -> list[str]:
    seen = Counter(pairs)
    rows = [(f"**{real}**", *(seen[real, ours] for ours in classes)) for real in classes]
    right = sum(seen[c, c] for c in classes)
    return [*table((f"Mesa's \\ ours ({what})", *classes), rows), "", f"{right} of {len(pairs)} are right.", ""]


def step(value: float, steps: tuple[int, ...]) -> int:
    return next((s for s in steps if value <= s), steps[-1])


def mesa() -> list[str]:
    told, kernels = read("mesa.json"), chosen()
    rows = {n: r for n, r in told["kernels"].items() if "refused" not in r and r}
    words = {n: live(kernels[n]) for n in rows}
    adreno = {n: r["adreno-640"] for n, r in rows.items() if "adreno-640" in r}
    midgard = {n: r["mali-t860"] for n, r in rows.items() if "mali-t860" in r}
    bifrost = {n: r["mali-g52"] for n, r in rows.items() if "mali-g52" in r}
    above = {n: r for n, r in adreno.items() if r["registers"] > 12 and not r["spills"]}
    flights = sorted(x["words_in_flight"] for r in adreno.values() for x in r["loops"] if x["words_in_flight"])
    steps = (4, 8, 16, 17)

    def vec4(n: str) -> int:  # more than 16 is what spills
        return 17 if midgard[n]["spills"] else step(midgard[n]["registers"], steps)

    def ours(n: str, uniform: float) -> int:
        return step((words[n][0] + uniform * words[n][1]) / 4, steps)

    spill = [n for n in bifrost if bifrost[n]["spills"]]
    return [
        f"## Adreno, Midgard, Bifrost: Mesa's compilers ({told['compiler']})", "",
        f"{len(rows)} kernels, spread over all; {len(told['kernels']) - len(rows)} were refused on the way to SPIR-V. "
        f"Missing: {len(rows) - len(adreno)} on Adreno, {len(rows) - len(midgard)} on Midgard, {len(rows) - len(bifrost)} on "
        "Bifrost, which took too long or were refused.", "",
        "**Adreno 640.** The allocator gives up to 12 vec4 to every kernel, since more waves are not to be had with fewer. "
        f"{sum(r['registers'] <= 12 for r in adreno.values())} of {len(adreno)} kernels stay within. Which do:", "",
        *confusion([(12 if r["registers"] <= 12 else 13, 12 if words[n][0] <= 48 else 13) for n, r in adreno.items()], (12, 13),
                   "live words up to 48"),
        *([f"Above 12 vec4 ({len(above)} kernels that spill nothing), live words over registers: "
           + errors([math.log(words[n][0] / (4 * r["registers"])) for n, r in above.items()]).replace(" | ", ", ")
           + " (median factor, median error, one sigma)."] if above else []),
        f"Spills: {'; '.join(n for n, r in adreno.items() if r['spills']) or 'none'}.", "",
        f"Loops keep {flights[len(flights) // 2]} words in flight (median of {len(flights)} loops; a tenth "
        f"{flights[len(flights) // 10]} or less, a tenth {flights[-len(flights) // 10]} or more). A wait is set before the first "
        "use, and loops with trips known at run time are not unrolled.", "",
        "**Midgard T860.** Work registers of a thread in the classes that decide on the threads of a core (17: spills):", "",
        *confusion([(vec4(n), ours(n, 0.0)) for n in midgard], steps, "live words that differ between lanes"),
        *confusion([(vec4(n), ours(n, 1.0)) for n in midgard], steps, "all live words: no registers are shared"),
        *confusion([(vec4(n), ours(n, 0.5)) for n in midgard], steps, "half of the words that lanes share"),
        "**Bifrost (as G52 and G76).** Registers allocated, which decides between all threads and half of them:", "",
        *confusion([(r["allocated"], 32 if words[n][0] <= 32 else 64) for n, r in bifrost.items()], (32, 64), "live"),
        *confusion([(r["allocated"], 32 if sum(words[n]) <= 32 else 64) for n, r in bifrost.items()], (32, 64), "and shared"),
        f"Spills: {'; '.join(spill) or 'none'}.", "",
    ]  # fmt: skip


HEAD = """# What offline compilers make of kernels

`gen9.json`, `xe.json`, `amdgpu.json` and `mesa.json` hold figures that three open compilers gave, no code: see README.md for how
they were made. This page is written by `report.py`. "Live words" is the nominal estimate of the model: 32-bit values that differ
between lanes and are live at once.
"""


def main() -> None:
    gen9 = intel("Gen9", "gen9.json", load_gpu("intel-hd505"))
    xe = intel("Xe", "xe.json", load_gpu("intel-iris-xe-96"))
    (HERE / "REPORT.md").write_text("\n".join([HEAD, *gen9, *xe, *rdna(), *mesa()]).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
