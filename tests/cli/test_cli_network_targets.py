"""Networks where commands take launches: bottleneck, tune, fuse --plan and validate."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from mgpusim.nn.zoo import list_networks
from mgpusim.workload.shipped import list_examples
from tests.helpers.provenance import said_predicted

CORPUS = Path(__file__).parents[2] / "validation" / "networks" / "h200" / "mobilenet_v1.tflite-gpu.json.gz"
SMALL = ("srcnn", "--resolution", "24", "--gpu", "adreno-640")


@pytest.mark.slow
def test_bottleneck_of_a_network(run):
    found = json.loads(run("bottleneck", *SMALL, "--give", "registers=2x", "--then", "1", "--json").stdout)[0]
    assert found["library"] == "tflite-gpu"
    assert found["steps"][0]["name"] == "registers"
    assert len(found["steps"]) == 2
    text = run("bottleneck", *SMALL, "--give", "registers=2x").stdout
    assert text.startswith("2x registers: ")
    assert "srcnn with tflite-gpu on adreno-640 with that" in text
    assert "gaps between launches, less" in text


def test_bottleneck_of_a_launch_after_a_change(run):
    asked = ("bottleneck", "softmax", "--gpu", "adreno-640", "--no-fields", "--give", "clock=2", "--json")
    found = json.loads(run(*asked).stdout)[0]
    assert found["steps"][0]["after_us"] == found["latency_us"] < found["steps"][0]["before_us"]


@pytest.mark.slow
def test_tune_of_a_network_writes_a_table(run):
    result = run("tune", *SMALL, "--limit", "3", "--jobs", "1", "-o", "table.json", "--json")
    found = json.loads(result.stdout)[0]
    assert found["schema"] == "mgpusim.network_tuning/2"
    assert said_predicted(found) == ("analytic", "adreno-640")
    assert found["after_us"] <= found["before_us"]
    assert Path("table.json").is_file()
    again = run("tune", *SMALL, "--strategy", "lookup", "--table", "table.json", "--limit", "3", "--jobs", "1")
    assert again.exit_code == 0
    assert "strategy lookup" in " ".join(again.output.split())


def test_one_strategy_for_one_kernel_of_a_network(run):
    asked = ("tune", "srcnn", "--resolution", "8", "--gpu", "adreno-640", "--compare", "--limit", "1")
    found = json.loads(run(*asked, "--jobs", "1", "--json").stdout)[0]
    assert found["schema"] == "mgpusim.network_tuning/2"
    assert sum(choice["kept"] == "" for choice in found["kernels"][0]["choices"].values()) > 1


@pytest.mark.slow
def test_strategies_over_a_network_write_a_table_and_read_it(run):
    asked = ("tune", *SMALL, "--compare", "--limit", "3", "--jobs", "1")
    found = json.loads(run(*asked, "-o", "table.json", "--json").stdout)[0]
    assert found["schema"] == "mgpusim.network_tuning/2"
    assert said_predicted(found) == ("analytic", "adreno-640")
    assert [one["strategy"] for one in found["strategies"]] == ["library", "driver", "rules", "exhaustive", "model"]
    again = run(*asked, "--table", "table.json").stdout
    assert "table:table.json" in again
    assert "Work groups, the kernels that take the longest first" in again


@pytest.mark.slow
def test_fusion_of_a_network(run):
    result = run("fuse", "--plan", "squeezenet_v1_1", "--resolution", "32", "--gpu", "adreno-640")
    assert result.exit_code == 0
    assert "squeezenet_v1_1 with tflite-gpu" in result.output
    assert "expand" in result.output


@pytest.mark.slow
def test_networks_side_by_side_are_written_and_printed(run):
    asked = ("fuse", "--network", *SMALL, "--network", "srcnn", "--library", "tnn", "--size", "3")
    result = run(*asked, "-o", "plan.json")
    assert result.exit_code == 0, result.output
    assert "srcnn, srcnn with tnn" in result.output
    assert "tensors at once" in result.output
    written = json.loads(Path("plan.json").read_text(encoding="utf-8"))
    assert written["schema"] == "mgpusim.network_fusion/2"
    assert said_predicted(written) == ("analytic", "adreno-640")
    assert [one["network"] for one in written["networks"]] == ["srcnn", "srcnn"]
    assert json.loads(run(*asked, "--json").stdout) == [written]


@pytest.mark.slow  # from Python in tests/nn/test_network_batching.py
def test_batches_of_a_network_beside_copies(run):
    asked = ("fuse", "--network", *SMALL, "--batch", "1..3")
    result = run(*asked)
    assert result.exit_code == 0, result.output
    assert "best throughput" in result.output
    (found,) = json.loads(run(*asked, "--json").stdout)
    assert found["schema"] == "mgpusim.network_batching/2"
    assert said_predicted(found) == ("analytic", "adreno-640")
    assert [p["n"] for p in found["points"]] == [1, 2, 3]


@pytest.mark.slow
def test_a_measured_network_is_judged_whole(run):
    found = run("validate", CORPUS, "--gpu", "nvidia-h200", "--json")
    document = json.loads(found.stdout)
    assert document["network"][0]["name"] == "mobilenet_v1"
    assert document["network"][0]["predicted_end_to_end_us"] > 0
    text = run("validate", CORPUS, "--gpu", "nvidia-h200").output
    assert "predicted, analytic" in text


@pytest.mark.slow
@pytest.mark.parametrize(
    ("damage", "said", "refused"),
    [
        (lambda d: d["network"].pop("queue_ns"), "lacks 'queue_ns' of its run", 0),
        (lambda d: d["network"].pop("library"), "lacks 'library' of its run", 0),
        (lambda d: d["network"].pop("name"), "lacks 'name' of its run", 0),
        (lambda d: d["network"]["end_to_end_ns"].update(median=0), "end_to_end_ns 0, expected times above 0", 0),
        (lambda d: d["network"].update(flush_every=-2), "flush_every: got -2", 0),
        (lambda d: d["launches"][3].update(local=[2048, 1, 1]), "1 of its kernels cannot be predicted", 1),
    ],
)
def test_a_run_that_cannot_be_judged_leaves_the_report_of_its_launches(run, damage, said, refused):
    document = json.loads(gzip.decompress(CORPUS.read_bytes()))
    damage(document)
    Path("bad.json.gz").write_bytes(gzip.compress(json.dumps(document).encode()))
    text = run("validate", "bad.json.gz", "--gpu", "nvidia-h200")
    assert text.exit_code == 0
    assert "mean error (MAPE)" in text.stdout
    assert "predicted, analytic" not in text.stdout
    assert "the run as a whole is not judged, analytic engine: network" in text.stderr
    assert said in text.stderr
    result = run("validate", "bad.json.gz", "--gpu", "nvidia-h200", "--json", "--max-mape", "0.01%")
    assert result.exit_code == 1  # limits are judged all the same
    found = json.loads(result.stdout)
    assert "network" not in found
    assert said in found["network_missing"]["analytic"]
    assert found["n"] == len(document["launches"]) - refused


def test_no_example_has_the_name_of_a_network():
    assert not set(list_examples()) & set(list_networks())


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("bottleneck", "softmax", "--library", "mnn", "--gpu", "adreno-640"), "--library: of networks"),
        (("bottleneck", "srcnn", "--local", "8x8", "--gpu", "adreno-640"), "--local: of launches"),
        (("bottleneck", "srcnn", "--give", "registers", "--gpu", "adreno-640"), "--give: got 'registers'"),
        pytest.param(
            ("bottleneck", "srcnn", "--give", "regs=2", "--gpu", "adreno-640"), "unknown resource 'regs'", marks=pytest.mark.slow
        ),
        (("bottleneck", "srcnn", "--precision", "F8", "--gpu", "adreno-640"), "precision"),
        (("bottleneck", "missing.onnx", "--gpu", "adreno-640"), "missing.onnx"),
        (("tune", "srcnn", "--compare", "--html", "x.html", "--gpu", "adreno-640"), "--html: not of networks"),
        (("tune", "srcnn", "--compare", "--table", "no.json", "--gpu", "adreno-640"), "table no.json: No such file"),
        (("tune", "softmax", "--images", "2", "--gpu", "adreno-640"), "--images: of networks"),
        (("tune", "softmax", "srcnn", "--gpu", "adreno-640"), "srcnn: a network, beside the launch softmax"),
        (("tune", "srcnn", "--operator", "conv", "--gpu", "adreno-640"), "--operator: not of networks"),
        (("tune", "srcnn", "--no-pad", "--gpu", "adreno-640"), "--no-pad: of launches"),
        (("bottleneck", "srcnn", "--no-pad", "--gpu", "adreno-640"), "--no-pad: of launches"),
        (("tune", "srcnn", "--recorded", "--gpu", "mali-g76-mp5"), "--recorded: tflite-gpu records no queue"),
        (("bottleneck", "srcnn", "--recorded", "--gpu", "mali-g76-mp5"), "--recorded: tflite-gpu records no queue"),
        (("fuse", "--plan", "srcnn", "--recorded", "--gpu", "mali-g76-mp5"), "--recorded: tflite-gpu records no queue"),
        (("fuse", "srcnn", "softmax", "--gpu", "adreno-640"), "srcnn: a network; name it with --network"),
        (("fuse", "srcnn", "--batch", "2", "--gpu", "adreno-640"), "srcnn: a network; name it with --network"),
        (("fuse", "--network", "srcn", "--gpu", "adreno-640"), "did you mean 'srcnn'"),
        (("fuse", "--network", "srcnn", "softmax", "--gpu", "adreno-640"), "softmax: beside --network"),
        (
            ("fuse", "--network", "srcnn", "--plan", "--align", "none", "--gpu", "adreno-640"),
            "--align, --local, --unaligned: not with",
        ),
        (("fuse", "--network", "srcnn", "--size", "4", "--gpu", "adreno-640"), "4 is not in the range 2<=x<=3"),
        (("fuse", "--network", "srcnn", "--copies", "40", "--gpu", "adreno-640"), "--copies: got 40, expected 1 to 16"),
        (("fuse", "--network", "srcnn", "--memory", "lots", "--gpu", "adreno-640"), "--memory: 'lots' is not a number"),
        (("fuse", "--network", "srcnn", "-o", "plan.txt", "--gpu", "adreno-640"), "expected the path of a .json file"),
        (("fuse", "--network", "srcnn", "-o", "p.json", "--gpu", "adreno-640", "--gpu", "mali-g76-mp5"), "expected one: a plan"),
        (("fuse", "--network", "srcnn", "--precision", "F8", "--gpu", "adreno-640"), "precision"),
        (("fuse", "--network", "srcnn", "--batch", "1..99", "--gpu", "adreno-640"), "--batch: got '1..99'"),
        (("fuse", "--network", "srcnn", "--batch", "32", "--gpu", "adreno-640"), "--batch: got 32, expected 1 to 16"),
        (("fuse", "--network", "srcnn", "--batch", "4", "--copies", "2", "--gpu", "adreno-640"), "--copies: not with --batch"),
        (
            ("fuse", "--network", "srcnn", "--network", "srcnn", "--batch", "4", "--gpu", "adreno-640"),
            "got 2 networks, expected one",
        ),
        (("fuse", "--network", "srcnn", "--batch", "4", "--engine", "event", "--gpu", "adreno-640"), "--engine event: not with"),
        (("fuse", "softmax", "reduction", "--copies", "2", "--gpu", "adreno-640"), "--copies: only with --network"),
        (("fuse", "--network", "srcnn", "--resolution", "24", "--memory", "1KiB", "--gpu", "adreno-640"), "no order of the run"),
    ],
)
def test_what_does_not_fit_is_said(run, args, said):
    result = run(*args)
    assert result.exit_code == 2
    assert said in " ".join(result.output.split())
    assert "Traceback" not in result.output
