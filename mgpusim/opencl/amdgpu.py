"""LLVM's AMDGPU back end: the registers, scratch and instructions that a kernel really gets on an RDNA GPU, with no device.

The clang that compiles kernels for tracing has it, and AMD's OpenCL builds with the same. The functions of OpenCL C come from
`include/amdgpu.cl`, which stands for AMD's device library: instructions of the GPU where a function is one, short series for
trigonometric functions and powers. A kernel that calls a function which is not in it is refused by name.
"""

from __future__ import annotations

import re
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import Annotated

import msgspec

from mgpusim.artefacts import key_of, load_or_make
from mgpusim.errors import CompileError, UnknownNameError, suggest
from mgpusim.opencl.builtins.mangle import demangle
from mgpusim.opencl.clang import TranslationUnit, find_compiler
from mgpusim.opencl.targets import compile_library, compiler_version, machine_code
from mgpusim.session import USUAL, Session

LIBRARY = Path(__file__).resolve().parent / "include" / "amdgpu.cl"
_TARGET = "-cc1 -x cl -triple amdgcn-amd-amdhsa -target-cpu"
# as AMD's OpenCL builds; warnings are those of the front end that the kernel is traced with
_KERNEL = (
    "-fdeclare-opencl-builtins -finclude-default-header -O3 -w -Wno-error=implicit-int -Wno-error=incompatible-pointer-types "
    "-Wno-error=int-conversion -Wno-error=return-mismatch -Wno-error=incompatible-function-pointer-types"
)
_LIBRARY = "-include opencl-c-base.h -cl-std=CL2.0 -cl-ext=+all -D__opencl_c_fp64=1 -O3 -disable-llvm-passes -emit-llvm-bc -w"
_FUNCTION = re.compile(r"; -- Begin function (\S+)\n(.*?)-- End function", re.DOTALL)
_FIGURES = re.compile(r"^    \.(\w+): +(\S+)$", re.MULTILINE)
_INSTRUCTION = re.compile(r"^\t([a-z]+)_(\w+)", re.MULTILINE)
_CALLED = re.compile(r"\b([A-Za-z_][\w.$]*)@(?:gotpcrel32|rel32)@lo")
_WAITS = ("waitcnt", "wait_", "delay_alu", "nop", "clause", "code_end")
_MEMORY = ("global", "flat", "buffer", "image", "scratch")
_Count = Annotated[int, msgspec.Meta(ge=0)]


class AmdgpuKernel(msgspec.Struct, frozen=True):
    """What the compiler made of a kernel.

    Attributes
    ----------
    vgprs, sgprs : registers of a lane, and those of a wave.
    spilled_vgprs : registers of a lane that are kept in scratch memory.
    scratch_b : bytes of scratch memory of a work item, private arrays among them.
    local_b : bytes of local memory that its own variables take.
    vector, scalar, memory, local, waits : instructions of the machine code by unit; waits are no work.
    """

    vgprs: _Count
    sgprs: _Count
    spilled_vgprs: _Count
    scratch_b: _Count
    local_b: _Count
    vector: _Count
    scalar: _Count
    memory: _Count
    local: _Count
    waits: _Count

    @property
    def registers(self) -> int:
        """32-bit registers of a work item with those that are spilled."""
        return self.vgprs + self.spilled_vgprs


def amdgpu_version() -> str:
    """Return the version of the clang that would be run."""
    return compiler_version()


def read_assembly(text: str) -> dict[str, AmdgpuKernel | str]:
    """Return what an assembly file says of each kernel; the name of a function in place of it where one is called.

    >>> text = '''; -- Begin function k
    ... \\tv_add_f32_e32 v0, v0, v1
    ... \\ts_waitcnt lgkmcnt(0)
    ... ; -- End function
    ... amdhsa.kernels:
    ...   - .args: []
    ...     .name: k
    ...     .vgpr_count: 2
    ... '''
    >>> kernel = read_assembly(text)["k"]
    >>> kernel.vgprs, kernel.vector, kernel.waits
    (2, 1, 1)
    """
    bodies: dict[str, str] = dict(_FUNCTION.findall(text))
    out: dict[str, AmdgpuKernel | str] = {}
    _, _, told = text.partition("amdhsa.kernels:\n")
    for entry in re.split(r"^  - ", told.partition("amdhsa.target:")[0], flags=re.MULTILINE)[1:]:
        figures = dict(_FIGURES.findall(entry))
        name = figures.get("name", "").strip("'")
        called = [symbol for symbol in _CALLED.findall(bodies.get(name, "")) if symbol.startswith("_Z") and symbol not in bodies]
        out[name] = called[0] if called else _kernel(figures, bodies.get(name, ""))
    return out


def _kernel(figures: dict[str, str], body: str) -> AmdgpuKernel:
    counts = dict.fromkeys(("vector", "scalar", "memory", "local", "waits"), 0)
    for unit, rest in _INSTRUCTION.findall(body):
        if unit == "s" and rest.startswith(_WAITS):
            counts["waits"] += 1
        elif unit in ("v", "s", "ds") or unit in _MEMORY:
            counts[{"v": "vector", "s": "scalar", "ds": "local"}.get(unit, "memory")] += 1

    def figure(name: str) -> int:
        return int(figures.get(name, "0"))

    return AmdgpuKernel(
        figure("vgpr_count"), figure("sgpr_count"), figure("vgpr_spill_count"), figure("private_segment_fixed_size"),
        figure("group_segment_fixed_size"), **counts,
    )  # fmt: skip


def built_by_amdgpu(
    source: TranslationUnit, entry: str, device: str, width: int = 32, *, session: Session = USUAL
) -> AmdgpuKernel:
    """Return what LLVM makes of a kernel for a processor.

    Parameters
    ----------
    source : the program.
    entry : the kernel of it.
    device : as LLVM calls the processor, "gfx1103" for instance.
    width : lanes of a wave, 32 or 64.
    session : settings of the run; kept are the figures of all kernels of the program.
    """
    key = key_of(source.key, device, str(width), amdgpu_version(), _library_text())
    kernels: dict[str, AmdgpuKernel | str] = load_or_make(
        "amdgpu", key, msgspec.json.Decoder(dict[str, AmdgpuKernel | str]).decode,
        lambda: _build(source, device, width, session.cache), msgspec.json.encode, session.cache,
    )  # fmt: skip
    kernel = kernels.get(entry)
    if kernel is None:
        raise UnknownNameError(f"{source.name}, built by --compiler amdgpu: {suggest('kernel', entry, kernels)}")
    if isinstance(kernel, str):
        name, parameters = demangle(kernel)
        raise CompileError(
            f"{source.name}, kernel {entry}: --compiler amdgpu has no {name}({', '.join(parameters)}); leave the option out, or "
            "take --compiler estimate"
        )
    return kernel


@lru_cache(maxsize=1)
def _library_text() -> str:
    return LIBRARY.read_text(encoding="utf-8")


def _library(device: str, cache: bool) -> bytes:
    """Return the functions of OpenCL C for a processor as LLVM bitcode."""
    if not cache:
        return _made_library(device)
    key = key_of(_library_text(), device, amdgpu_version())
    return load_or_make("amdgpu_library", key, bytes, lambda: _made_library.__wrapped__(device), bytes)


@lru_cache(maxsize=8)
def _made_library(device: str) -> bytes:
    return compile_library(LIBRARY, f"{_TARGET} {device} {_LIBRARY}".split(), f"processor {device} (compiler.amdgpu)")


def _build(source: TranslationUnit, device: str, width: int, cache: bool) -> dict[str, AmdgpuKernel | str]:
    lanes = ["-target-feature", f"+wavefrontsize{width}"]
    with tempfile.TemporaryDirectory(prefix="mgpusim-") as folder:
        library = Path(folder, "library.bc")
        library.write_bytes(_library(device, cache))
        flags = [*f"{_TARGET} {device} {_KERNEL}".split(), *lanes]
        return read_assembly(machine_code(source, find_compiler(), flags, library))
