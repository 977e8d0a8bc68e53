"""What Mesa's compilers make of kernels for Adreno and Mali: `python mesa.py CLSTAT mesa.json` (see README.md).

CLSTAT is a program that takes a SPIR-V file through Mesa's compilers as its drivers do. SPIR-V comes from clang-15 -O2 and
llvm-spirv-15. Of each kernel and GPU:

registers : vec4 registers of a work item that are used (Adreno, Midgard), 32-bit ones of which code names the highest (Bifrost).
allocated : Bifrost: 32 or 64, which decides on the threads of a core. threads: Midgard: threads relative to 16 vec4 registers.
spilled : bytes of scratch memory of a work item, private arrays among them. spills: registers spilled (Mali).
instructions : of the kernel. loops: as in intel.py, of Adreno alone; words_in_flight: until the code waits for a load.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from kernels import chosen

GPUS = {
    "adreno-640": ("ir3", "640"),
    "mali-t860": ("mali", "0x860"),
    "mali-g72": ("mali", "0x6221"),
    "mali-g52": ("mali", "0x7212"),
}
LOADS = {"ldg": "global_loads", "ldib": "global_loads", "ldl": "local_loads", "ldlw": "local_loads"}
FETCHES = ("sam", "saml", "isam", "samb")
CLANG = "-cc1 -triple spir64-unknown-unknown -x cl -O2 -no-opaque-pointers -finclude-default-header -fdeclare-opencl-builtins -w"
COMPONENT = {"x": 0, "y": 1, "z": 2, "w": 3}
LIMIT_S = 20
STRIDE = 7
# what needs the library of OpenCL functions (libclc), which takes longer to read than most kernels to compile
_NAMES = (
    r"a?(?:sin|cos|tan)h?|exp\w*|log\w*|pow\w*|erfc?|\w*sqrt|cbrt|hypot|fmod|round|ldexp|frexp|modf|sincos|tgamma|lgamma|"
    r"remainder|nextafter|normalize|length|distance|convert_\w+_sat\w*"
)
FUNCTIONS = re.compile(rf"\b(?:native_|half_)?(?:{_NAMES})\s*\(")


def spirv_of(kernel: dict[str, Any], folder: Path) -> str:
    (folder / "kernel.cl").write_text(kernel["source"], encoding="utf-8")
    options = kernel.get("options", "").split()
    standard = [] if any("-cl-std" in o for o in options) else ["-cl-std=CL1.2"]
    flags = [*CLANG.split(), *standard, *options, "-emit-llvm", "-o", "kernel.ll", "kernel.cl"]
    assemble = ["llvm-as-15", "-opaque-pointers=0", "kernel.ll", "-o", "kernel.bc"]
    translate = ["llvm-spirv-15", "--spirv-max-version=1.1", "kernel.bc", "-o", "kernel.spv"]
    for command in (["clang-15", *flags], assemble, translate):
        done = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=False)
        if done.returncode:
            return next((line for line in done.stderr.splitlines() if "error" in line), f"{command[0]}: {done.stderr}")[:160]
        if command[0] == "clang-15":  # SPIR-V has no freeze
            text = (folder / "kernel.ll").read_text(encoding="utf-8")
            (folder / "kernel.ll").write_text(
                re.sub(r"= freeze (\S+|<[^>]*>) (\S+)", r"= bitcast \1 \2 to \1", text), encoding="utf-8"
            )
    return ""


def adreno_loops(lines: list[str]) -> list[dict[str, Any]]:
    """Return what the innermost loops of a listing hold; a repeated instruction counts as often as it issues."""
    labels, code = {}, []
    for line in lines:
        if label := re.match(r"^(l\d+):$", line):
            labels[label[1]] = len(code)
        elif line and not line.startswith((";", "@")):
            code.append(line)
    ends = [
        (labels[t[1]], k)
        for k, line in enumerate(code)
        if (t := re.search(r"\b(?:br|jump|brao|braa|brany|brall)\b.*#(l\d+)", line)) and labels.get(t[1], k + 1) <= k
    ]
    starts: dict[int, int] = {}
    for first, last in ends:
        starts[first] = max(last, starts.get(first, 0))
    spans = list(starts.items())
    inner = [a for a in spans if not any(b != a and a[0] <= b[0] and b[1] <= a[1] for b in spans)]
    return [adreno_facts(code[a : b + 1]) for a, b in inner]


def adreno_facts(code: list[str]) -> dict[str, Any]:
    counts: dict[str, int] = {}
    under_way, most, issued = 0, 0, 0
    for line in code:
        repeat = re.search(r"\(rpt(\d)\)", line)
        times = 1 + int(repeat[1] if repeat else 0)
        bare = re.sub(r"\([a-z]+\d*\)", "", line).strip()
        operation = bare.split()[0].split(".")[0]
        issued += times
        if "(sy)" in line:
            under_way = 0
        kind = "fetches" if operation in FETCHES else LOADS.get(operation, "")
        if kind:
            counts[kind] = counts.get(kind, 0) + 1
            mask = re.search(r"\((x?y?z?w?)\)", line)
            size = re.search(r",\s*(\d+)\s*$", bare)
            words = len(mask[1]) if kind == "fetches" and mask else int(size[1]) if size else 1
            under_way += words
            most = max(most, under_way)
        if operation in ("mad", "add", "mul", "mull", "madsh", "shl", "mad24"):
            counts["arithmetic"] = counts.get("arithmetic", 0) + times
    return {"instructions": issued, **counts, "words_in_flight": most}


def adreno(said: str) -> dict[str, Any] | None:
    stat = dict(re.findall(r"(\w+)=(\d+)", said[said.rfind("STAT ") :])) if "STAT " in said else None
    if stat is None:
        return None
    native = said.rpartition("Native code for")[2]
    lines = [line.partition("MESA: info: ")[2].strip() for line in native.splitlines()]
    return {
        "registers": int(stat["full"]), "half": int(stat["half"]), "spilled": int(stat["pvtmem"]),
        "spills": int(stat["stp"]) + int(stat["ldp"]), "instructions": int(stat["instrs"]), "nops": int(stat["nops"]),
        "waits": int(stat["sy"]), "loops": adreno_loops(lines),
    }  # fmt: skip


def mali(said: str, midgard: bool) -> dict[str, Any] | None:
    if "STAT " not in said:
        return None
    stat = dict(re.findall(r"(\w+)=(\d+)", said[said.rfind("STAT ") :]))
    shader = said[said.rfind("SHADER-DB:") :]

    def number(what: str) -> int:
        found = re.search(rf"(\d+) {what}", shader)
        return int(found[1]) if found else 0

    spills = re.search(r"(\d+):(\d+) spills:fills", shader)
    out = {"spilled": int(stat["scratch"]), "spills": int(spills[1]) + int(spills[2]) if spills else 0}
    out |= {"instructions": number("inst"), "loop_count": number("loops")}
    if midgard:
        return {"registers": int(stat["registers"]), "threads": number("threads"), "bundles": number("bundles"), **out}
    used = [int(r) for r in re.findall(r"\br(\d+)\b", said.rpartition("clause_0:")[2]) if int(r) < 58]
    return {"registers": max(used, default=0) + 1, "allocated": int(stat["registers"]), "tuples": number("tuples"),
            "clauses": number("clauses"), **out}  # fmt: skip


def compiled(clstat: str, kernel: dict[str, Any]) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if refused := spirv_of(kernel, folder):
            return {"refused": refused}
        out: dict[str, Any] = {}
        debug = {"IR3_SHADER_DEBUG": "cs", "MIDGARD_MESA_DEBUG": "shaderdb", "BIFROST_MESA_DEBUG": "shaderdb,shaders"}
        if not FUNCTIONS.search(kernel["source"]):
            debug["CLSTAT_NOLIB"] = "1"
        for gpu, (mode, number) in GPUS.items():
            try:
                done = subprocess.run(
                    [clstat, mode, number, "kernel.spv", kernel["entry"]], cwd=folder, env={**os.environ, **debug},
                    capture_output=True, encoding="utf-8", errors="replace", timeout=LIMIT_S, check=False,
                )  # fmt: skip
            except subprocess.TimeoutExpired:
                continue
            said = done.stderr + done.stdout
            row = adreno(said) if mode == "ir3" else mali(said, gpu == "mali-t860")
            if row is not None:
                out[gpu] = row
        return out


def main() -> None:
    kernels = chosen()
    names = [name for first in range(STRIDE) for name in list(kernels)[first::STRIDE]]  # a part of them is a sample of all
    rows = []
    for name in names:
        row = compiled(sys.argv[1], kernels[name])
        rows.append(f" {json.dumps(name)}:{json.dumps(row, separators=(',', ':'))}")
        Path(sys.argv[2]).write_text('{"compiler":"Mesa 22.3.6","kernels":{\n' + ",\n".join(rows) + "\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
