"""Arrays of work items that a compiler keeps in registers: kernels compiled twice, and the better of each taken.

An array indexed in a loop can be held in registers once the loop is unrolled. Compilers of GPUs unroll such loops much further
than others. LLVM's back end for AMD does by nine times as much (`amdgpu-unroll-threshold-private`, 2700, against 300). NVIDIA's
(CUDA 13.0) holds 64 sums of two nested loops in registers. What an index that depends on data reaches stays in memory.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable

from mgpusim.opencl.ir.tokens import unquote

_SEPARATOR = "; kernels whose arrays unrolling puts into registers: "
_DEFINE = re.compile(r'^define [^\n@]*spir_kernel [^\n@]*@("[^"]*"|[\w.$]+)\(', re.MULTILINE)
_ALLOCA = re.compile(r"= alloca (\[[^,\n]*\])")
_BITS = {"double": 64, "float": 32, "half": 16}
_MOST_LINES = 20_000  # of a kernel: more would take longer to read than the array is worth


def array_bytes(text: str) -> dict[str, int]:
    """Return the bytes of the arrays that each kernel of textual IR keeps in private memory, kernels without any left out.

    >>> array_bytes("define spir_kernel void @k(i32 %n) {\\n  %w = alloca [4 x [8 x float]], align 4\\n  ret void\\n}")
    {'k': 128}
    """
    if "alloca [" not in text:
        return {}
    sizes = {name: sum(map(_bytes_of, _ALLOCA.findall(body))) for name, body in _bodies(text)}
    return {name: size for name, size in sizes.items() if size}


def _bodies(text: str) -> Iterable[tuple[str, str]]:
    for match in _DEFINE.finditer(text):
        yield unquote(match[1]), text[match.start() : text.find("\n}", match.start())]


def _bytes_of(type_: str) -> int:
    element = re.search(r"x (i(\d+)|double|float|half|ptr)\b", type_)
    bits = 64 if element is None else int(element[2] or 0) or _BITS.get(element[1], 64)
    return math.prod(map(int, re.findall(r"(\d+) x ", type_))) * bits // 8


def promoted(first: str, second: str) -> list[str]:
    """Return the kernels that keep fewer bytes of arrays in memory in `second`, the IR with loops unrolled further."""
    before, after = array_bytes(first), array_bytes(second)
    lines = {name: body.count("\n") for name, body in _bodies(second) if name in before}
    return [name for name, size in before.items() if after.get(name, 0) < size and lines.get(name, _MOST_LINES) < _MOST_LINES]


def with_promoted(first: str, second: str) -> str:
    """Return the IR of `first` and, behind it, that of the kernels of which `second` is taken; `parts` takes the two apart."""
    names = promoted(first, second)
    return f"{first}{_SEPARATOR}{' '.join(names)}\n{second}" if names else first


def parts(text: str) -> tuple[str, dict[str, str]]:
    """Return the IR, and for each kernel that is to be taken from another text that text.

    >>> array = "define spir_kernel void @k() {\\n  %w = alloca [8 x float]\\n  ret void\\n}\\n"
    >>> without = "define spir_kernel void @k() {\\n  ret void\\n}\\n"
    >>> parts(with_promoted(array, without)) == (array, {"k": without})
    True
    >>> parts(with_promoted(without, array)) == (without, {})
    True
    """
    first, _, rest = text.partition(_SEPARATOR)
    names, _, second = rest.partition("\n")
    return first, dict.fromkeys(names.split(), second)
