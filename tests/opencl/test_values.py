"""Integer arithmetic of every width, odd ones too, against the executor's lane-by-lane twin."""

from __future__ import annotations

import numpy as np
import pytest

from mgpusim.opencl.execution.simt import CompiledKernel, Geometry, execute
from mgpusim.opencl.ir.reader import read_module
from tests.helpers.twin import run_lane

BINARY = "add sub mul udiv sdiv urem srem shl lshr ashr and or xor".split()
WIDTHS = [1, 2, 3, 7, 8, 9, 15, 16, 24, 31, 32, 33, 48, 63, 64]


def arithmetic_module(bits: int) -> str:
    """k(in, out): every operation on two i`bits` taken from 64-bit inputs, results extended both ways."""
    lines = [
        "define spir_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i64 %u) {",
        "  %g = call spir_func i64 @_Z13get_global_idj(i32 0)",
        "  %pa = getelementptr [2 x i64], ptr addrspace(1) %in, i64 %g",
        "  %pb = getelementptr i64, ptr addrspace(1) %pa, i64 1",
        "  %la = load i64, ptr addrspace(1) %pa, align 8",
        "  %lb = load i64, ptr addrspace(1) %pb, align 8",
    ]
    cast = (lambda v, w: f"  %{v} = trunc i64 %{w} to i{bits}") if bits < 64 else (lambda v, w: f"  %{v} = add i64 %{w}, 0")
    lines += [cast("a", "la"), cast("b", "lb"), cast("n", "u")]
    count = 0

    def keep(value: str, width: int) -> None:
        nonlocal count
        wide = value
        if width < 64:
            lines.append(f"  %w{count} = {'zext' if count % 2 else 'sext'} i{width} {value} to i64")
            wide = f"%w{count}"
        lines.append(f"  %q{count} = getelementptr [{SLOTS} x i64], ptr addrspace(1) %out, i64 %g, i64 {count}")
        lines.append(f"  store i64 {wide}, ptr addrspace(1) %q{count}, align 8")
        count += 1

    for left, right in (("a", "b"), ("a", "n"), ("n", "b")):
        for op in BINARY:
            if bits == 1 and op[1:] in ("div", "rem", "hl", "shr"):
                continue  # never left by an optimizer
            second = f"%{right}"
            if op in ("shl", "lshr", "ashr"):  # amounts at or above the width are poison
                lines.append(f"  %s{count} = urem i{bits} {second}, {bits if bits > 2 else 1}")
                second = f"%s{count}"
            elif op in ("udiv", "sdiv", "urem", "srem"):  # never by zero, never the least by minus one
                lines.append(
                    f"  %s{count} = {'or' if bits < 3 else 'and'} i{bits} {second}, {1 if bits < 3 else (1 << (bits - 1)) - 1}"
                )
                lines.append(f"  %d{count} = or i{bits} %s{count}, 1")
                second = f"%d{count}"
                if bits < 3 and op[0] == "s":
                    continue
            lines.append(f"  %r{count} = {op} i{bits} %{left}, {second}")
            keep(f"%r{count}", bits)
        for pred in "eq ne ult ule ugt uge slt sle sgt sge".split():
            lines.append(f"  %c{count} = icmp {pred} i{bits} %{left}, %{right}")
            keep(f"%c{count}", 1)
    for op in ("sitofp", "uitofp"):
        lines.append(f"  %f{op} = {op} i{bits} %a to double")
        lines.append(f"  %q{count} = getelementptr [{SLOTS} x i64], ptr addrspace(1) %out, i64 %g, i64 {count}")
        lines.append(f"  store double %f{op}, ptr addrspace(1) %q{count}, align 8")
        count += 1
    return "\n".join([*lines, "  ret void", "}"])


SLOTS = 96


@pytest.mark.each_time(every=2)
@pytest.mark.parametrize("bits", WIDTHS)
def test_arithmetic_of_every_width_runs_as_its_twin(bits: int) -> None:
    """Optimizers make i33 of sums and i24 of three bytes; per lane, uniform, and mixed."""
    corners = [0, 1, -1, 2, 3, -1 << (bits - 1), (1 << (bits - 1)) - 1, -(1 << 62), 0x123456789ABCDEF]
    data = np.array([(a, b) for a in corners for b in corners], np.int64)
    module = read_module(arithmetic_module(bits))
    for uniform in (5, -3):
        for lanes in (len(data), 1):  # with one lane everything is uniform
            out = np.zeros((lanes, SLOTS), np.int64)
            execute(CompiledKernel(module, "k", True), Geometry([lanes], [lanes]), [0], [data[:lanes], out, uniform])
            expected = bytearray(out.nbytes)
            for g in range(lanes):
                run_lane(module.kernels["k"], [bytearray(data.tobytes()), expected, uniform], g, lanes)
            np.testing.assert_array_equal(out, np.frombuffer(expected, np.int64).reshape(out.shape))
