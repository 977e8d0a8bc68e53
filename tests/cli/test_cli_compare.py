"""`mgpusim compare`: the matrix in the terminal, as a page, as JSON and CSV; what is wrong is said."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from mgpusim.arch.load import load_gpu
from tests.helpers.html_page import check_structure
from tests.helpers.provenance import said_predicted

SMALL = ("srcnn", "--resolution", "24", "--gpu", "adreno-640", "--jobs", "1")
TWO = (*SMALL, "squeezenet-v1-1", "--no-limits")


def test_all_is_shown(run):
    Path("accuracy.toml").write_text("srcnn = 30\n", encoding="utf-8")
    result = run("compare", *SMALL, "--library", "tflite-gpu", "--library", "tnn", "--accuracy", "accuracy.toml",
                 "--html", "page.html")  # fmt: skip
    assert result.exit_code == 0, result.output
    text = " ".join(result.stdout.split())
    for said in (
        "adreno-640 (analytic engine)", "network tflite-gpu tnn fastest", "Libraries over the suite",
        "Accuracy, as given, against latency on adreno-640", "What limits the suite on adreno-640", "The next bottleneck: ",
    ):  # fmt: skip
        assert said in text
    assert "GPUs over the suite" not in text  # there is one
    page = Path("page.html").read_text(encoding="utf-8")
    marks = [attrs["class"] for tag, attrs in check_structure(page.encode()).elements if "--h:" in attrs.get("style", "")]
    assert sorted(marks) == ["num shaded", "num shaded best"]
    for said in ("1 network, 2 libraries, 1 GPU", "The next bottleneck: ", "Accuracy against latency on adreno-640", "<svg"):
        assert said in page


def test_gpus_are_shown_by_year_with_their_roofs(run):
    """The older one comes first, whatever was asked first; figures are those of the presets."""
    result = run("compare", *SMALL, "--gpu", "adreno-530", "--no-limits", "--html", "page.html")
    assert result.exit_code == 0, result.output
    rows = {row[0]: row[1:] for row in map(str.split, result.stdout.partition("by the year")[2].splitlines()) if len(row) > 5}
    assert [name for name in rows if name.startswith("adreno")] == ["adreno-530", "adreno-640"]
    for name, year in (("adreno-530", "2016"), ("adreno-640", "2018")):
        gpu = load_gpu(name)
        flops, reached = gpu.peak_flops / 1e9, gpu.dram.b_per_s * gpu.dram.efficiency / 1e9
        assert rows[name][0] == year
        assert [float(cell) for cell in rows[name][1:4]] == pytest.approx([flops, reached, flops / reached], rel=0.01)
    drawn = check_structure(Path("page.html").read_bytes()).text
    assert drawn.index("2016 adreno-530") < drawn.index("2018 adreno-640")


@pytest.mark.slow
def test_json_and_csv_agree(run):
    asked = ("compare", *TWO, "--weights", "squeezenet_v1_1=3", "--accuracy", "squeezenet-v1-1=58.1")
    document = json.loads(run(*asked, "--json").stdout)
    assert document["schema"] == "mgpusim.compare/1"
    assert said_predicted(document) == ("analytic", "adreno-640")
    assert document["weights"] == {"srcnn": 1.0, "squeezenet_v1_1": 3.0}
    rows = list(csv.DictReader(io.StringIO(run(*asked, "--csv").stdout)))
    assert [float(row["latency_us"]) for row in rows] == [one["latency_us"] for one in document["combinations"]]
    assert [row["accuracy"] for row in rows] == ["", "58.1"]
    assert [row["on_front"] for row in rows] == ["", "yes"]
    (total,) = document["gpu_ranking"]
    assert total["total_us"] == pytest.approx(sum(float(r["weight"]) * float(r["latency_us"]) for r in rows))


def test_a_failing_combination_is_shown_with_the_reason(run):
    asked = (*SMALL, "--no-limits", "--precision", "F32_F16", "--library", "tnn", "--library", "tflite-gpu")
    result = run("compare", *asked, "--html", "page.html")
    assert result.exit_code == 0
    assert "srcnn with tnn on adreno-640: " in " ".join(result.stdout.split())
    assert "F32_F16" in result.stdout
    assert "What cannot be predicted" in Path("page.html").read_text(encoding="utf-8")
    rows = list(csv.DictReader(io.StringIO(run("compare", *asked, "--csv").stdout)))
    assert [bool(row["problem"]) for row in rows] == [True, False]
    assert [row["latency_us"] == "" for row in rows] == [True, False]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("compare", "--gpu", "adreno-640"), "Missing argument"),
        (("compare", "srcnn"), "no GPU: add --gpu"),
        (("compare", "srcn", "--gpu", "adreno-640"), "did you mean 'srcnn'"),
        (("compare", *SMALL, "--json", "--csv"), "--json, --csv: both say what to print"),
        (("compare", *SMALL, "--html", "page.txt"), "--html: got 'page.txt'"),
        (("compare", *SMALL, "--weights", "srcnn"), "--weights: got 'srcnn', expected NETWORK=NUMBER"),
        (("compare", *SMALL, "--weights", "srcnn=two"), "--weights: got 'srcnn=two'"),
        (("compare", *SMALL, "--weights", "srcnn=1", "--weights", "srcnn=2"), "--weights: srcnn is given twice"),
        (("compare", *SMALL, "--weights", "srcnn=-1"), "--weights of srcnn: got -1.0, expected a number of at least 0"),
        (("compare", *SMALL, "--accuracy", "vgg16=71"), "accuracy: unknown network 'vgg16'"),
        (("compare", *SMALL, "--accuracy", "no.toml"), "--accuracy no.toml: No such file"),
        (("compare", *SMALL, "--accuracy", "text.toml"), "--accuracy text.toml: srcnn: got 'high'"),
        (("compare", *SMALL, "--accuracy", "bad.toml"), "--accuracy bad.toml: not TOML"),
        (("compare", *SMALL, "--library", "mn"), "did you mean 'mnn'"),
    ],
)
def test_what_a_comparison_cannot_be_asked_is_said(run, args, said):
    Path("text.toml").write_text('srcnn = "high"\n', encoding="utf-8")
    Path("bad.toml").write_text("srcnn = \n", encoding="utf-8")
    result = run(*args)
    assert result.exit_code == 2
    assert said in " ".join(result.output.split())
    assert not Path("page.html").exists()
