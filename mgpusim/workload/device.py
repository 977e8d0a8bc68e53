"""The compiler of a GPU: whether one is run, and the extensions that it announces.

Kernels ask for extensions with `#ifdef` and are other kernels without.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal

import msgspec

from mgpusim.arch.families import family_of
from mgpusim.arch.spec import GpuSpec
from mgpusim.opencl.amdgpu import amdgpu_version
from mgpusim.opencl.ocloc import ocloc_version
from mgpusim.opencl.options import WIDE_LOADS
from mgpusim.opencl.targets import has_compiler
from mgpusim.workload.launch import Launch
from mgpusim.workload.source import source_of_launch

_NAME = re.compile(r"\bcl_[a-z]+_\w+")
_FP64 = "cl_khr_fp64"
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_DOUBLE = re.compile(
    r"(?<![\w.])(?:\d+\.\d*|\.\d+)(?:[eE][-+]?\d+)?(?![\w.])|(?<![\w.])\d+[eE][-+]?\d+(?![\w.])"
    r"|\b(?:M_(?:E|LOG2E|LOG10E|LN2|LN10|PI|PI_2|PI_4|1_PI|2_PI|2_SQRTPI|SQRT2|SQRT1_2)|DBL_\w+)\b"
)
_LOCAL = re.compile(r"\b(?:__)?local\b")
_OF_VENDOR = re.compile(r"cl_(?:amd|arm|img|intel|nv|qcom)_")


def built_for(launch: Launch, gpu: GpuSpec) -> Launch:
    """Return `launch` with the build options with which a compiler for `gpu` sees its source.

    Vendors' compilers define a macro for each extension they have. Those that the source names are defined or undefined as the
    GPU's family says, and so is that of double precision where literals are doubles. Compilers that merge adjacent loads of
    local memory do so where there is such memory. A launch whose source has none of these comes back as it is.

    >>> source = "kernel void f() {}\\n#ifdef cl_qcom_reqd_sub_group_size\\n#endif"
    >>> built_for(Launch(source, "f", (64,)), load_gpu("adreno-640")).options
    '-Dcl_qcom_reqd_sub_group_size=1'
    """
    text = source_of_launch(launch).whole()
    named = _named(text)
    known = family_of(gpu).extensions(gpu)
    if known[_FP64] and _FP64 not in named and _has_doubles(text):
        named = (*named, _FP64)
    wide = [WIDE_LOADS] if family_of(gpu).wide_local_loads and _LOCAL.search(text) and WIDE_LOADS not in launch.options else []
    asked = [name for name in named if name not in launch.options]  # the build's own options count
    new = [f"-D{n}=1" if known.get(n, False) else f"-U{n}" for n in asked if n in known or _OF_VENDOR.match(n)]
    more = new + wide
    return msgspec.structs.replace(launch, options=" ".join([launch.options, *more]).strip()) if more else launch


def compiler_of(gpu: GpuSpec) -> Literal["", "ocloc", "amdgpu"]:
    """Return the compiler that builds kernels for this GPU (`compiler.use`), "" where their registers are estimated.

    >>> [compiler_of(load_gpu("intel-hd505", sets)) for sets in ({}, {"compiler.use": "ocloc"})]
    ['', 'ocloc']
    """
    if gpu.compiler is None or gpu.compiler.use == "estimate":
        return ""
    if gpu.compiler.use != "auto":
        return gpu.compiler.use
    return "amdgpu" if gpu.compiler.amdgpu is not None and has_compiler() else ""


def compiler_stamp(gpu: GpuSpec) -> str:
    """Return what beside the fields of a GPU decides what its compiler makes: the version; "" where none is run.

    Raises
    ------
    CompileError
        The compiler is not installed.
    """
    used = compiler_of(gpu)
    return f"{used} {ocloc_version() if used == 'ocloc' else amdgpu_version()}" if used else ""


@lru_cache(maxsize=64)
def _has_doubles(text: str) -> bool:
    """Return whether a source has literals or constants that are doubles where a device has them."""
    return _DOUBLE.search(_COMMENT.sub(" ", text)) is not None


@lru_cache(maxsize=64)
def _named(text: str) -> tuple[str, ...]:
    return tuple(sorted(set(_NAME.findall(text))))
