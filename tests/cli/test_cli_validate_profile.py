"""`mgpusim validate` of what engines' profilers print: the answer in each format, and profiles that are wrong."""

from __future__ import annotations

import json
import tarfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from mgpusim.report.console import plain
from tests.helpers.html_page import check_structure
from tests.helpers.small_networks import FORMATS

Run = Callable[..., Result]
GPU = ("--gpu", "adreno-640", "--jobs", "1")
HEAD = "gpu,network,row,operation,input_hw,input_channels,output_hw,output_channels,kernel,stride,groups,flop,delegate_kernel,us"
ROWS = (
    "1,CONV_2D,16,3,8,8,3,2,1,27648,convolution_2d_0_linked_:_relu_1,8.0",
    "2,DEPTHWISE_CONV_2D,10,8,8,1,3,1,1,9216,depthwise_convolution_2_linked_:_relu_3,5.0",
    "3,CONV_2D,8,8,8,8,1,1,1,8192,convolution_2d_4_linked_:_add_5,4.5",
    "4,MEAN,8,8,8,-,0,-,-,512,mean_6,6.0",
    "5,FULLY_CONNECTED,-,8,-,5,-,-,-,80,fully_connected_7,5.0",
)


def table(rows: Sequence[str] = ROWS, device: str = "Adreno 640", head: str = HEAD) -> str:
    return "\n".join([head, *(f"{device},small,{row}" for row in rows), ""])


@pytest.fixture(autouse=True)
def _models() -> None:
    Path("graphs").mkdir()
    for suffix in ("tflite", "param"):
        Path(f"graphs/small.{suffix}").write_bytes(FORMATS[suffix]())
    Path("graphs/small.param").rename("small.param")


def write(text: str, name: str = "operators.csv") -> Path:
    path = Path(name)
    path.write_text(text, encoding="utf-8")
    return path


def answer(run: Run, *args: str | Path) -> dict[str, Any]:
    done = run("validate", *args, *GPU, "--json")
    assert done.exit_code == 0, done.stderr
    data: dict[str, Any] = json.loads(done.stdout)
    assert data["schema"] == "mgpusim.operators/1"
    return data


def test_the_report_has_operators_and_networks(run: Run) -> None:
    runs = write("gpu,network,mean_us,std_us\nAdreno 640,small,300,5\n", "networks.csv")
    done = run("validate", write(table()), *GPU, "--graphs", "graphs", "--networks", runs, "--html", "page.html")
    assert done.exit_code == 0, done.stderr
    words = (
        "operators.csv: 5 distinct of 5 operators, measured on Adreno 640; predicted for adreno-640 with tflite-gpu (F16)",
        "By kind of operator", "depthwise 3x3", "By kernel", "By predicted bound", "By size of the map", "Worst operators",
        "Networks end to end", "Caches are cold", "Layers without a row: 1 (1 softmax)",
    )  # fmt: skip
    text = " ".join(plain(done.stdout).split())
    for word in words:
        assert word in text
    assert max(map(len, done.stdout.splitlines())) <= 110
    check_structure(Path("page.html").read_bytes())


def test_json_counts_distinct_operators_once(run: Run) -> None:
    twice = [*(f"Adreno 640,small,{row}" for row in ROWS), *(f"Adreno 640,same,{row}" for row in ROWS[:2])]
    Path("graphs/same.tflite").write_bytes(FORMATS["tflite"]())
    slower = "\n".join([HEAD, *twice[:5], twice[5].replace(",8.0", ",10.0"), twice[6], ""])
    data = answer(run, write(slower), "--graphs", "graphs")
    assert (data["scores"]["n"], data["scores"]["rows"]) == (5, 7)
    conv = data["operators"][0]
    assert (conv["operator"], conv["measured_us"], conv["measured_range_us"]) == ("conv 3x3 s2", 9.0, [8.0, 10.0])
    assert conv["rows"] == ["small row 1", "same row 1"]
    assert sum(part["n"] for part in data["by_operator"].values()) == 5
    assert sum(part["rows"] for part in data["by_map"].values()) == 7
    assert data["scores"]["measured_us"] == pytest.approx(9.0 + 5 + 4.5 + 6 + 5)
    assert data["scores"]["predicted_us"] == pytest.approx(sum(one["predicted_us"] for one in data["operators"]))


def test_a_profile_that_is_predicted_is_right(run: Run) -> None:
    """Errors are those of the prediction: none of a profile whose times are predicted ones."""
    first = answer(run, write(table()), "--graphs", "graphs")
    exact = [f"{row.rpartition(',')[0]},{one['predicted_us']!r}" for row, one in zip(ROWS, first["operators"], strict=True)]
    scores = answer(run, write(table(exact)), "--graphs", "graphs")["scores"]
    assert scores["mape"] == pytest.approx(0.0, abs=1e-9)
    assert (scores["coverage"], scores["sum_ratio"]) == (1.0, pytest.approx(1.0))


def test_whole_networks_less_their_operators(run: Run) -> None:
    runs = write("gpu,network,mean_us,std_us\nAdreno 640,small,300,5\n", "networks.csv")
    (one,) = answer(run, write(table()), "--graphs", "graphs", "--networks", runs)["networks"]
    assert (one["end_to_end_us"], one["operators_us"], one["besides_us"]) == (300.0, 28.5, 271.5)
    assert one["predicted_besides_us"] == pytest.approx(one["predicted_us"] - one["predicted_kernels_us"])
    alone = answer(run, runs, "--graphs", "graphs")
    assert (alone["scores"]["n"], alone["networks"][0]["predicted_us"]) == (0, one["predicted_us"])


def test_an_archive_holds_graphs_as_a_folder_does(run: Run) -> None:
    with tarfile.open("graphs.tar.xz", "w:xz") as archive:
        archive.add("graphs")
    of_archive = answer(run, write(table()), "--graphs", "graphs.tar.xz")
    assert of_archive["operators"] == answer(run, write(table()), "--graphs", "graphs")["operators"]


def test_operators_without_a_model_go_by_their_shapes(run: Run) -> None:
    data = answer(run, write(table()))
    of_graph = answer(run, write(table()), "--graphs", "graphs")
    assert [one["operator"] for one in data["operators"]] == [one["operator"] for one in of_graph["operators"]]
    alike = [(a["predicted_us"], b["predicted_us"]) for a, b in zip(data["operators"], of_graph["operators"], strict=True)]
    assert all(0.5 < a / b < 2.0 for a, b in alike)
    assert "alone" in data["notes"][0]


def test_of_several_gpus_one_is_taken_and_said(run: Run) -> None:
    text = table() + "".join(f"Mali-G76 MP12,small,{row}\n" for row in ROWS)
    data = answer(run, write(text), "--graphs", "graphs")
    assert (data["device"], data["scores"]["rows"]) == ("Adreno 640", 5)
    assert data["notes"] == ["5 rows of Mali-G76 MP12 are left out."]
    done = run("validate", write(text), "--gpu", "mali-t860-mp4", "--graphs", "graphs")
    assert done.exit_code == 2
    assert '--device "Mali-G76 MP12"' in done.stderr
    other = answer(run, write(text), "--graphs", "graphs", "--device", "mali-g76 mp12")
    assert other["device"] == "Mali-G76 MP12"


def test_on_a_mali_the_delegate_repeats_operators(run: Run) -> None:
    done = run("validate", write(table(device="")), "--gpu", "mali-g76-mp5", "--graphs", "graphs", "--json", "--jobs", "1")
    data = json.loads(done.stdout)
    assert (data["caches"], "AddToQueueNTimes" in data["caches_source"]) == ("warm", True)
    cold = run(
        "validate", "operators.csv", "--gpu", "mali-g76-mp5", "--graphs", "graphs", "--caches", "cold", "--json", "--jobs", "1"
    )
    assert json.loads(cold.stdout)["scores"]["predicted_us"] >= data["scores"]["predicted_us"]


def test_both_engines_side_by_side(run: Run) -> None:
    done = run("validate", write(table(ROWS[:3])), *GPU, "--graphs", "graphs", "--engine", "both", "--json")
    parts = json.loads(done.stdout)["engines"]
    assert {name: part["scores"]["n"] for name, part in parts.items()} == {"analytic": 3, "event": 3}
    assert parts["analytic"]["scores"]["predicted_us"] != parts["event"]["scores"]["predicted_us"]


LISTING = """Per kernel timing(6 kernels):
  convolution_2d 0 linked : relu 1 - 0.008 ms
  depthwise_convolution 2 linked : relu 3 - 0.005 ms
  convolution_2d 4 linked : add 5 - 0.0045 ms
  mean 6 - 0.006 ms
  fully_connected 7 - 0.005 ms
  softmax 8 - 0.004 ms
--------------------
"""
NCNN = """Input x 0.00ms |
Convolution conv 0.08ms | [ 16,  16, 3 *1] -> [  8, 8, 2 *4] kernel: 3 x 3 stride: 2 x 2
Split split 0.00ms |
ConvolutionDepthWise dw 0.05ms | [  8, 8, 2 *4] -> [  8, 8, 2 *4] kernel: 3 x 3 stride: 1 x 1
Convolution pw 0.05ms | [  8, 8, 2 *4] -> [  8, 8, 2 *4] kernel: 1 x 1 stride: 1 x 1
Pooling pool 0.06ms | [  8, 8, 2 *4] -> [  2 *4]
InnerProduct fc 0.05ms | [  2 *4] -> [  5 *1]
Softmax y 0.04ms | [  5 *1] -> [  5 *1]
"""
MNN = """Sort by node name !
Node Name    \tOp Type              \tAvg(ms)  \t%        \tFlops Rate \t
add          \tBinaryOp             \t0.010000 \t1.0 \t0.1 \t
conv         \tConvolution          \t0.080000 \t2.5 \t0.4 \t
dw           \tConvolutionDepthwise \t0.050000 \t1.0 \t0.1 \t
pw           \tConvolution          \t0.050000 \t1.0 \t0.1 \t
Print <=20 slowest Op for Convolution, larger than 3.00
"""
BENCHMARK = """Operator-wise Profiling Info for Regular Benchmark Runs:
============================== Run Order ==============================
\t[node type]\t  [first]\t [avg ms]\t [%]\t [cdf%]\t [mem KB]\t[times called]\t[Name]
\tconvolution_2d 0 -> relu 1\t 0.009\t 0.008\t 24.0%\t 24.0%\t 0.000\t 1\tDelegate/convolution_2d 0 -> relu 1:0
\tdepthwise_convolution 2 -> relu 3\t 0.006\t 0.005\t 15.0%\t 39.0%\t 0.000\t 1\tDelegate/depthwise_convolution 2 -> relu 3:1
\tconvolution_2d 4 -> add 5\t 0.006\t 0.005\t 15.0%\t 54.0%\t 0.000\t 1\tDelegate/convolution_2d 4 -> add 5:2
\tmean 6\t 0.006\t 0.006\t 18.0%\t 72.0%\t 0.000\t 1\tDelegate/mean 6:3
\tSOFTMAX\t 0.006\t 0.009\t 28.0%\t 100.0%\t 0.000\t 1\t[y]:6

Number of nodes executed: 5
"""
EVENTS = "kernel,us\nmain_function,8\nmain_function,5\nmain_function,4.5\nmain_function,6\nmain_function,5\nmain_function,4\n"


@pytest.mark.parametrize(
    ("text", "model", "n"),
    [
        (LISTING, "graphs/small.tflite", 6),
        (NCNN, "small.param", 6),
        (MNN, "small.mnn", 3),
        (EVENTS, "graphs/small.tflite", 6),
        (BENCHMARK, "graphs/small.tflite", 4),
    ],
    ids=["delegate", "ncnn", "mnn", "events", "benchmark_model"],
)
def test_the_formats_of_engines(run: Run, text: str, model: str, n: int) -> None:
    Path("small.mnn").write_bytes(FORMATS["mnn"]())
    data = answer(run, write(text, "profile.txt"), "--graphs", model)
    assert data["scores"]["rows"] == n
    listed = {row["says"] for row in data["unmatched"]}
    left = {"ncnn": {"Input x", "Split split"}, "mnn": {"add BinaryOp"}, "tflite": {"SOFTMAX [y]:6"}}  # no kernels of their own
    assert listed == left.get(data["format"], set())


def refusal(run: Run, *args: str | Path) -> str:
    done = run("validate", *args, *GPU)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    return str(done.stderr)


def test_times_in_another_unit_are_found_out_by_the_operations(run: Run) -> None:
    ms = [f"{head},{float(us) / 1e3 / 50:.7f}" for head, _, us in (row.rpartition(",") for row in ROWS)]
    heavy = [row.replace(",27648,", ",27648000,").replace(",9216,", ",9216000,").replace(",8192,", ",8192000,") for row in ms[:3]]
    assert "its times are no us: half of the rows would compute at more than" in refusal(
        run, write(table(heavy)), "--graphs", "graphs"
    )


def test_times_in_another_unit_are_found_out_by_the_prediction(run: Run) -> None:
    rows = [f"{head.replace(',27648,', ',-,')},{float(us) / 1e3:.7f}" for head, _, us in (row.rpartition(",") for row in ROWS)]
    bare = [",".join([*row.split(",")[:9], "-", *row.split(",")[10:]]) for row in rows]
    said = refusal(run, write(table(bare)), "--graphs", "graphs")
    assert "below 1/" in said
    assert "(ms?)" in said
    assert answer(run, write(table(bare, head=HEAD[:-2] + "ms")), "--graphs", "graphs")["scores"]["n"] == 5


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda: (table(), "--graphs", "no-such"), "there is no such file or folder"),
        (lambda: (table(), "--graphs", "operators.csv"), "operators.csv"),
        (lambda: (table().replace("small", "other"), "--graphs", "graphs"), "no graph for other"),
        (lambda: (table(), "--device", "Mali"), "device 'Mali'"),
        (lambda: (table(), "--library", "tflite"), "did you mean 'tflite-gpu'"),
        (lambda: (table(), "--kernel", "conv*"), "--kernel: not with a profile"),
        (lambda: ("", "--graphs", "graphs"), "no format of profiles that is known"),
        (lambda: (HEAD + "\n", "--graphs", "graphs"), "has no operator that ran on the GPU"),
        (
            lambda: (table([row.replace("8,8,8,8,1", "8,8,8,9,1") for row in ROWS[2:3]]), "--graphs", "graphs"),
            "none of its 1 rows is a layer",
        ),
    ],
)
def test_what_cannot_be_used_is_refused(run: Run, change: Callable[[], tuple[str, ...]], said: str) -> None:
    text, *args = change()
    assert said in refusal(run, write(text), *args)


def test_options_of_profiles_say_nothing_of_a_corpus(run: Run) -> None:
    assert "--graphs: corpus.json is no profile" in refusal(run, "corpus.json", "--graphs", "graphs")


def test_rows_that_are_missing_twice_or_of_another_model_are_named(run: Run) -> None:
    rows = [
        *ROWS[1:],
        ROWS[3],
        "9,CONV_2D,32,8,32,8,1,1,1,1,convolution_2d_40,4.0",
        "10,CONV_2D,8,8,8,8,1,1,1,1,convolution_2d_41,x",
    ]
    done = run("validate", write(table(rows)), *GPU, "--graphs", "graphs", "--json")
    data = json.loads(done.stdout)
    assert {row["where"]: row["reason"].split(";")[0][:40] for row in data["unmatched"]} == {
        "row 4": "the network has 1 of mean, input of 8 ch", "row 9": "no layer of conv 1x1, output 32x32x8 of ",
        "row 10": "column us: got 'x', which is no time",
    }  # fmt: skip
    assert [one["operator"] for one in data["without_row"]] == ["conv 3x3 s2", "softmax"]
    assert data["scores"]["rows"] + len(data["unmatched"]) == len(rows)


def test_a_graph_is_taken_at_the_resolution_of_its_rows(run: Run) -> None:
    rows = [row.replace(",16,3,8,8,", ",33,3,16,8,").replace(",10,8,8,1,", ",18,8,16,1,") for row in ROWS[:2]]
    data = answer(run, write(table(rows)), "--graphs", "graphs")
    assert data["notes"] == ["small: the graph is taken at 32x32, as its rows are."]
    assert (data["scores"]["rows"], data["unmatched"]) == (2, [])


def test_a_limit_sets_the_exit_status(run: Run) -> None:
    done = run("validate", write(table()), *GPU, "--graphs", "graphs", "--max-mape", "0.1%")
    assert done.exit_code == 1
    assert "is above 0.10%" in done.stderr
    assert run("validate", "operators.csv", *GPU, "--graphs", "graphs", "--max-mape", "900%").exit_code == 0
