"""Profiles of engines in each format, short ones written by hand after the tools' sources: what is read, and what is named."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from mgpusim.errors import InputError
from mgpusim.nn.profiled.format import read_profile
from mgpusim.nn.profiled.rows import Profile

Read = Callable[[str], Profile]

HEAD = (
    "gpu,network,row,operation,input_hw,input_channels,output_hw,output_channels,kernel,stride,groups,flop,delegate_kernel,us\n"
)
ROWS = """GPU A,net,2,DEPTHWISE_CONV_2D,58,8,56,1,3,1,1,1,depthwise_convolution_2_linked_:_relu_3,7.5
GPU A,net,1,CONV_2D,224,3,112,8,3,2,1,5419008,convolution_2d_0_linked_:_relu_1,29.107
GPU B,net,1,CONV_2D,224,3,112,8,3,2,1,5419008,convolution_2d_0_linked_:_relu_1,11
GPU A,net,3,AVERAGE_POOL_2D,7,1280,1,-,7,1,-,62720,mean_116,24.5
GPU A,net,4,CONCATENATION,28,64,28,256,4,-,-,-,concat_25,42
GPU A,net,5,CONV_2D,1,32,1,8,1,1,1,512,fully_connected_30_linked_:_relu_31_linked_:_mul_32,6
"""
TABLE = HEAD + ROWS
OLD = """2018-09-10 12:36:37.5: I tensorflow/core/util/stat_summarizer.cc:85] Profiling Info for Benchmark Initialization:
============================== Run Order ==============================
\t             [node type]\t  [start]\t  [first]\t [avg ms]\t     [%]\t  [cdf%]\t  [mem KB]\t[times called]\t[Name]
\t         AllocateTensors\t    0.000\t    0.028\t    0.016\t  0.002%\t100.000%\t     0.000\t        2\tAllocateTensors/0

Number of nodes executed: 1
Operator-wise Profiling Info for Regular Benchmark Runs:
============================== Run Order ==============================
\t             [node type]\t  [start]\t  [first]\t [avg ms]\t     [%]\t  [cdf%]\t  [mem KB]\t[times called]\t[Name]
\t DelegateOpInvoke\t    0.000\t    0.061\t    0.058\t  5.7%\t  5.7%\t  0.000\t   1\tDelegate/conv_2d 0 linked : relu 1:0
\t DelegateOpInvoke\t    0.000\t    0.031\t    0.029\t  3.200%\t  8.900%\t     0.000\t        1\tDelegate/mean 5:1
\t     TfLiteGpuDelegateV2\t    0.000\t    1.665\t    1.422\t 81.939%\t 91.939%\t     0.000\t        1\t[y0]:71
\t     SOFTMAX\t    1.422\t    0.075\t    0.080\t  0.153%\t 92.092%\t     0.000\t        1\t[y]:6

Number of nodes executed: 4
============================== Top by Computation Time ==============================
\t             [node type]\t  [start]\t  [first]\t [avg ms]\t     [%]\t  [cdf%]\t  [mem KB]\t[times called]\t[Name]
\t     TfLiteGpuDelegateV2\t    0.000\t    1.665\t    1.422\t 81.939%\t 91.939%\t     0.000\t        1\t[y0]:71
"""
NEW_CSV = """============================== Run Order ==============================
node type, first, avg_ms, %, cdf%, mem KB, times called, name
TfLiteGpuDelegateV2, 8.317, 8.671, 90%, 90%, 0, 1, [Identity, more]:77
convolution_2d 0 -> relu 1, 0.061, 0.058, 5.7%, 5.7%, 0, 1, Delegate/convolution_2d 0 -> relu 1:0
CONV_2D, 0.061, 0.158, 5.7%, 5.7%, 0, 1, [a, b]:3

Number of nodes executed: 3
"""
LISTING = """Per kernel timing(4 kernels):
  convolution_2d 0 linked : relu 1 - 0.012032 ms
  winograd_4x4_to_36 2 - 0.004ms
  conv2d->add 4 -> prelu 5; 0.007936 ms; 102.933595 Gb/s; 929.032258 Gflops
  mean 11 - 0.004096 ms
--------------------
Accumulated time per operation type:
  mean(x1) - 0.004096 ms
"""
NCNN = """Input x 0.00ms |
Convolution conv 1.23ms | [ 16,  16, 3 *1] -> [  8, 8, 2 *4] kernel: 3 x 3 stride: 2 x 2
ConvolutionDepthWise dw 0.40ms | [  8, 8, 2 *4] -> [  8, 8, 2 *4] kernel: 3 x 3 stride: 1 x 1
InnerProduct fc 0.12ms | [  2 *4] -> [  5 *1]
Convolution conv 1.43ms | [ 16,  16, 3 *1] -> [  8, 8, 2 *4] kernel: 3 x 3 stride: 2 x 2
ConvolutionDepthWise dw 0.42ms | [  8, 8, 2 *4] -> [  8, 8, 2 *4] kernel: 3 x 3 stride: 1 x 1
InnerProduct fc 0.10ms | [  2 *4] -> [  5 *1]
"""
MNN = """Set ThreadNumber = 1
Open Model small.mnn
Sort by node name !
Node Name    \tOp Type              \tAvg(ms)  \t%        \tFlops Rate \t
conv         \tConvolution          \t0.273800 \t2.535987 \t0.425273   \t
dw           \tConvolutionDepthwise \t0.100000 \t1.000000 \t0.1        \t
out_raster_0 \tRaster               \t0.000000 \t0.000000 \t0.000406   \t
Print <=20 slowest Op for Convolution, larger than 3.00
"""


@pytest.fixture
def read(tmp_path: Path) -> Read:
    def of_text(text: str) -> Profile:
        path = tmp_path / "profile.txt"
        path.write_text(text, encoding="utf-8")
        return read_profile(path)

    return of_text


def test_a_table_of_operators_is_read_row_by_row(read: Read) -> None:
    found = read(TABLE)
    assert (found.format, found.devices, found.networks, found.launches, found.unread) == (
        "operators", ("GPU A", "GPU B"), ("net",), False, (),
    )  # fmt: skip
    mine = [row for row in found.rows if row.device == "GPU A"]
    assert [(row.where, row.kind, row.us) for row in mine] == [
        ("row 1", "conv", 29.107), ("row 2", "depthwise", 7.5), ("row 3", "mean", 24.5), ("row 4", "concat", 42.0),
        ("row 5", "dense", 6.0),
    ]  # fmt: skip
    assert mine[0].facts == {
        "in_h": 224, "in_w": 224, "in_c": 3, "out_h": 112, "out_w": 112, "out_c": 8, "kernel_h": 3, "kernel_w": 3, "stride": 2,
        "groups": 1,
    }  # fmt: skip
    assert mine[0].flop == 5419008
    assert "out_c" not in mine[1].facts  # the table has the multiplier there
    assert mine[3].facts["inputs"] == 4
    assert mine[4].fused == ("relu", "mul")


@pytest.mark.parametrize(
    ("replace", "by"),
    [(",us\n", ",ms\n"), (",us\n", ",ns\n"), (",us\n", ",s\n")],
)
def test_the_column_of_times_names_its_unit(read: Read, replace: str, by: str) -> None:
    factor = {"ms": 1e3, "ns": 1e-3, "s": 1e6}[by.strip(",\n")]
    plain, other = read(TABLE), read(TABLE.replace(replace, by))
    assert [row.us for row in other.rows] == pytest.approx([row.us * factor for row in plain.rows])


def test_decimal_commas_are_read_and_said(read: Read) -> None:
    lines = [line.split(",") for line in TABLE.splitlines()]
    text = "\n".join(";".join([*cells[:-1], cells[-1].replace(".", ",")]) for cells in lines)
    found = read(text)
    assert [row.us for row in found.rows] == [row.us for row in read(TABLE).rows]
    assert found.notes == ("Numbers have decimal commas.",)


def test_rows_of_a_table_that_cannot_be_read_are_named(read: Read) -> None:
    text = (
        TABLE
        + "GPU A,net,6,CONV_2D,28,8,28,8,1,1,1,1,convolution_2d_40,-\n"
        + "GPU A,net,7,CONV_2D,28,8,28,many,1,1,1,1,x,3\nGPU A,net,8,CO"
    )
    found = read(text)
    assert len(found.rows) == len(read(TABLE).rows)
    assert [(row.where, row.reason) for row in found.unread] == [
        ("line 10", "has 4 cells, the heading 14"), ("row 6", "column us: got '-', which is no time"),
        ("row 7", "got 'many' for out_c"),
    ]  # fmt: skip
    assert all(row.fix for row in found.unread)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (TABLE.replace(",us\n", ",us,ms\n"), "got us and ms, expected one column of times"),
        (TABLE.replace("stride", "strid"), "got column 'strid'; did you mean 'stride'"),
        (TABLE.replace("kernel,stride", "kernel,kernel"), "each column to have a name of its own"),
        ("nothing of interest\nat all\n", "no format of profiles that is known"),
        ("", "no format of profiles that is known"),
    ],
)
def test_what_is_no_profile_is_refused(read: Read, text: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        read(text)


def test_networks_end_to_end(read: Read) -> None:
    found = read("gpu,network,flop,mean_us,std_us\nA,net,1,1975.6,65.0\nA,other,1,none,1\n")
    assert [(run.network, run.us, run.std_us, run.device) for run in found.runs] == [("net", 1975.6, 65.0, "A")]
    assert [row.reason for row in found.unread] == ["column mean_us: got 'none', which is no time"]


def test_benchmark_model_prints_the_delegates_operators_beside_those_of_the_cpu(read: Read) -> None:
    found = read(OLD)
    assert [(row.kind, row.us, row.fused) for row in found.rows] == [("conv", 58.0, ("relu",)), ("mean", 29.0, ())]
    assert [(row.says.split()[0], row.reason) for row in found.unread] == [
        ("TfLiteGpuDelegateV2", "is a whole partition that a delegate ran"),
        ("SOFTMAX", "ran on the CPU: the delegate left it there"),
    ]


def test_benchmark_model_writes_csv_with_commas_in_names(read: Read) -> None:
    found = read(NEW_CSV)
    assert [(row.kind, row.us, row.fused) for row in found.rows] == [("conv", 58.0, ("relu",))]
    assert [(row.us, row.where) for row in found.unread] == [(8671.0, "line 3"), (158.0, "line 5")]


def test_a_cut_off_table_is_said(read: Read) -> None:
    whole = read(OLD)
    cut = read(OLD[: OLD.index("\t     SOFTMAX")])
    assert len(cut.rows) == len(whole.rows)
    assert cut.unread[-1].reason == "the table ends without 'Number of nodes executed'"
    fewer = read(OLD.replace("Number of nodes executed: 4", "Number of nodes executed: 5"))
    assert fewer.unread[-1].reason == "the profiler ran 5 nodes, and the table has 4"


def test_a_run_on_the_cpu_alone_has_nothing_to_compare(read: Read) -> None:
    lines = [line for line in OLD.splitlines() if "Delegate" not in line]
    with pytest.raises(InputError, match="1 operators ran on the CPU, and no operator of the GPU has a time"):
        read("\n".join(lines))


def test_the_listing_of_the_delegate_has_launches(read: Read) -> None:
    found = read(LISTING)
    assert found.launches
    assert [(row.kind, row.us, row.fused) for row in found.rows] == [
        ("conv", 12.032, ("relu",)), ("conv", 4.0, ()), ("conv", 7.936, ("add", "relu")), ("mean", 4.096, ()),
    ]  # fmt: skip
    assert found.unread == ()
    short = read(LISTING.replace("  mean 11 - 0.004096 ms\n", ""))
    assert short.unread[0].reason == "the heading says 4 kernels, and there are 3"


def test_ncnn_prints_layers_once_a_run(read: Read) -> None:
    found = read(NCNN)
    assert [(row.names, row.kind, row.us) for row in found.rows] == [
        (("conv",), "conv", pytest.approx(1330.0)), (("dw",), "grouped", pytest.approx(410.0)),
        (("fc",), "dense", pytest.approx(110.0)),
    ]  # fmt: skip
    assert found.rows[0].facts == {
        "in_w": 16, "in_h": 16, "in_c": 3, "out_w": 8, "out_h": 8, "out_c": 8, "kernel_w": 3, "kernel_h": 3, "stride": 2,
    }  # fmt: skip
    assert found.rows[2].facts == {"in_c": 8, "out_c": 5}
    assert [row.says for row in found.unread] == ["Input x"]
    assert "2 runs" in found.notes[1]


def test_ncnn_may_have_a_decimal_comma(read: Read) -> None:
    assert [row.us for row in read(NCNN.replace(".", ",")).rows] == [row.us for row in read(NCNN).rows]


def test_mnn_lists_nodes_by_name(read: Read) -> None:
    found = read(MNN)
    assert not found.ordered
    assert [(row.names, row.kind, row.us) for row in found.rows] == [(("conv",), "grouped", 273.8), (("dw",), "depthwise", 100.0)]
    assert [(row.says, row.reason) for row in found.unread] == [("out_raster_0 Raster", "takes 0.000000 ms")]
    cut = read(MNN[: MNN.index("Print")])
    assert cut.unread[-1].reason == "the table has no end"


@pytest.mark.parametrize(
    "text",
    [
        "kernel,us\nconvolution,12.5\nmain_function,3\n",
        "name;ms\nconvolution;0,0125\nmain_function;0,003\n",
        "convolution 12.5 us\nmain_function 3\n",
        "# a comment\nconvolution,12500ns\nmain_function\t3us\n",
    ],
)
def test_lists_of_kernels(read: Read, text: str) -> None:
    found = read(text)
    assert (found.format, found.launches) == ("events", True)
    assert [(row.kind, row.us) for row in found.rows] == [("conv", pytest.approx(12.5)), ("", pytest.approx(3.0))]
