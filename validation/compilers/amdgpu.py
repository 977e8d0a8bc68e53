"""What LLVM's AMDGPU back end makes of kernels: `python amdgpu.py amdgpu.json [DEVICE]` (gfx1030 unless given).

They are every other kernel of `kernels.py`, and ours: the examples, and MEMBERS of each shipped space of templates. Of each its
registers, scratch and instructions (`mgpusim.opencl.amdgpu.AmdgpuKernel`), or why there are none. `amdgpu_held.json` has those
that the estimate was not made with: the kernels in between, and as many other members.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
from kernels import chosen

from mgpusim.arch.load import load_gpu
from mgpusim.errors import MgpusimError
from mgpusim.opencl.amdgpu import amdgpu_version, built_by_amdgpu
from mgpusim.workload.device import built_for
from mgpusim.workload.launch import Launch, load_launch
from mgpusim.workload.shipped import list_examples
from mgpusim.workload.source import source_of_launch
from mgpusim.workload.spaces.file import load_space

OURS = (
    "conv", "conv1x1", "conv3x3", "depthwise", "fully_connected", "gemm", "winograd_input", "winograd_multiply",
    "winograd_output", "winograd_weights",
)  # fmt: skip
MEMBERS = 8
STEP = 2
GPU = load_gpu("radeon-680m")


def launches(*, held: bool = False) -> dict[str, Launch]:
    """Return the launches by name, those of the H200's corpora first; those held out in place of the others."""
    half = list(chosen().items())[held::STEP]
    out = {n: Launch(k["source"], k["entry"], (64,), options=k.get("options", "")) for n, k in half}
    out |= {} if held else {f"example {name}": load_launch(name) for name in list_examples()}
    for name in OURS:
        space = load_space(name)
        for config in map(space.config, space.sample(MEMBERS, seed=int(held)).tolist()):
            out[f"{name} {' '.join(f'{knob}={value}' for knob, value in config.items())}"] = space.launch(config)
    return {name: built_for(launch, GPU) for name, launch in out.items()}


def built(launch: Launch, device: str) -> dict[str, Any]:
    try:
        made: dict[str, Any] = msgspec.to_builtins(built_by_amdgpu(source_of_launch(launch), launch.entry, device))
    except MgpusimError as error:
        return {"refused": str(error).splitlines()[0]}
    return made


def main() -> None:
    device = sys.argv[2] if len(sys.argv) > 2 else "gfx1030"
    asked = launches(held="held" in Path(sys.argv[1]).stem)
    rows = ",\n".join(
        f" {json.dumps(name)}:{json.dumps(built(launch, device), separators=(',', ':'))}" for name, launch in asked.items()
    )
    text = f'{{"compiler":"{amdgpu_version()}","device":"{device}","kernels":{{\n{rows}\n}}}}\n'
    Path(sys.argv[1]).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
