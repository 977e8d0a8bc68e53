"""Outputs of llama.cpp's test-backend-ops: the operators that were timed, and graphs that count as many operations as it does."""

from __future__ import annotations

from pathlib import Path

import pytest

from mgpusim.errors import InputError
from mgpusim.nn.graphs.operators import macs
from mgpusim.nn.profiled.alone import graph_of_row
from mgpusim.nn.profiled.format import read_profile
from mgpusim.nn.profiled.formats.backend_ops import of_backend_ops

MUL_MAT = "MUL_MAT(type_a={0},type_b=f32,m=4096,n={1},k=14336,bs={2},nr=[1,1],per=[0,1,2,3],k_v=0,o=1)"
ATTENTION = (
    "FLASH_ATTN_EXT(hsk=128,hsv=128,nh=8,nr23=[4,1],kv=4096,nb=1,mask=1,sinks=0,max_bias=0.000000,logit_softcap=0.000000,"
    "prec=f32,type_KV={0},permute=[0,1,2,3])"
)
CONSOLE = "\n".join([
    "Backend 1/2: GPUOpenCL",
    f"  {MUL_MAT.format('q4_0', 1, '[1,1]')}:      852 runs -  2183.03 us/run - 117.44 MFLOP/run - \x1b[1;34m53.80 GFLOPS\x1b[0m",
    f"  {MUL_MAT.format('mxfp4', 2, '[1,1]')}:      426 runs -  6921.47 us/run - 234.88 MFLOP/run -  33.94 GFLOPS",
    f"  {MUL_MAT.format('f16', 512, '[1,1]')}:      2 runs -  99169.50 us/run -  60.13 GFLOP/run -  60.60 GFLOPS",
    f"  {MUL_MAT.format('f16', 1, '[8,1]')}:      744 runs - 20629.21 us/run - 134.48 MFLOP/run -   6.52 GFLOPS",
    f"  {ATTENTION.format('f16')}:      54 runs - 18553.00 us/run -  67.11 MFLOP/run -   3.62 GFLOPS",
    f"  {ATTENTION.format('q8_0')}:      54 runs - 18553.00 us/run -  67.11 MFLOP/run -   3.62 GFLOPS",
    "  ADD(type=f32,ne=[4096,1,1,1],nr=[1,512,1,1],nf=1,perm1=0):  2732 runs -   418.60 us/run -    24576 kB/run -   55.99 GB/s",
    "  ROPE(type=f32,ne_a=[128,32,512,1],n_dims=128,mode=0): 1 runs - 10.00 us/run - 1 kB/run - 1.00 GB/s",
])  # fmt: skip


def test_rows_count_the_operations_that_the_tool_does() -> None:
    found = of_backend_ops(CONSOLE, "ops.txt")
    assert [(row.kind, row.dtype, row.us) for row in found.rows] == [
        ("product", "q4_0", 2183.03), ("product", "float16", 99169.5), ("attention", "", 18553.0), ("elementwise", "", 418.6),
    ]  # fmt: skip
    assert found.library == "llama-cpp"
    graphs = [graph_of_row(row) for row in found.rows[:3]]
    flop = [2.0 * sum(macs(graph, one) for one in graph.operators) for graph in graphs]
    assert flop == pytest.approx([117.44e6, 60.13e9, 67.11e6], rel=1e-3)
    assert graphs[2].resident == ("keys", "values")
    reasons = [row.reason for row in found.unread]
    assert [reason.split(" ")[0] for reason in reasons] == ["there", "products", "attention", "the"]
    assert "mxfp4" in reasons[0]


def test_a_table_says_the_same(tmp_path: Path) -> None:
    path = tmp_path / "ops.csv"
    said = MUL_MAT.format("q6_K", 8, "[1,1]").partition("(")[2].removesuffix(")")
    path.write_text(f'test_time,op_name,op_params,time_us\n"t","MUL_MAT","{said}","77195.2"\n', encoding="utf-8")
    [row] = read_profile(path).rows
    assert (row.dtype, row.us, dict(row.facts)) == ("q6_K", 77195.2, {"in_h": 8, "in_c": 14336, "out_c": 4096})


@pytest.mark.parametrize(
    "damage", [("m=4096", "m=0"), ("m=4096", f"m={1 << 40}"), ("k=14336", "k=x"), (",k=14336", ""), ("us/run", "")]
)
def test_damaged_lines_are_said(damage: tuple[str, str], tmp_path: Path) -> None:
    path = tmp_path / "ops.txt"
    path.write_text(CONSOLE.splitlines()[1].replace(*damage), encoding="utf-8")
    with pytest.raises(InputError, match=r"no operator that ran|no format"):
        read_profile(path)
