"""`mgpusim validate`: reports, limits and their exit status, and corpora that are wrong."""

from __future__ import annotations

import gzip
import json
import re
import signal
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from mgpusim.report.console import plain
from mgpusim.report.text import time_text
from tests.helpers.html_page import check_structure

Run = Callable[..., Result]
GPU = ("--gpu", "adreno-640", "--jobs", "1")
N = 8192
KERNELS = {
    "twice": {"source": "kernel void twice(global float *a, int n) { int i = get_global_id(0); if (i < n) a[i] *= 2; }"},
    "spread": {
        "source": "kernel void spread(global float *a, int n) { int i = get_global_id(0); if (i < n) a[(i * 33) % n] = 1; }"
    },
}


def document(**changes: Any) -> dict[str, Any]:
    """Return a corpus of two kernels with four shapes each, as somebody else's tool might have written it."""
    args = [{"buffer": {"dtype": "float32", "count": N, "init": "uniform"}}, {"scalar": {"dtype": "int32", "value": N}}]
    launches = [
        {"kernel": name, "global": [N], "local": [local], "args": args, "tags": {"family": family},
         "time_ns": {"median": 1e4 * (1 + k), "repeats": 9}}
        for name, family in (("twice", "stream"), ("spread", "strided")) for k, local in enumerate((256, 128, 64, 32))
    ]  # fmt: skip
    whole = {
        "schema": "mgpusim.corpus/1",
        "device": {"name": "a phone"},
        "protocol": {},
        "kernels": KERNELS,
        "launches": launches,
    }
    return whole | changes


@pytest.fixture
def corpus() -> Path:
    path = Path("corpus.json")
    path.write_text(json.dumps(document()), encoding="utf-8")
    return path


def write(name: str, data: object) -> Path:
    path = Path(name)
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return path


def test_the_report_names_what_matters(run: Run, corpus: Path) -> None:
    done = run("validate", corpus, *GPU)
    assert (done.exit_code, done.stderr) == (0, "")
    words = (
        "corpus.json: 8 launches of 2 kernels, measured on a phone; predicted for adreno-640", "mean error (MAPE)", "tau5",
        "mean regret", "pairs over 25%", "By family", "strided", "By bound", "Worst kernels", "Worst launches", "spread",
    )  # fmt: skip
    for word in words:
        assert word in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 110


def test_json_and_report_say_the_same(run: Run, corpus: Path) -> None:
    data = json.loads(run("validate", corpus, *GPU, "--json").stdout)
    assert data["schema"] == "mgpusim.validation/1"
    assert data["engine"] == "analytic"
    assert len(data["launches"]) == data["n"] == 8
    errors = [abs(row["predicted_us"] / row["measured_us"] - 1) for row in data["launches"]]
    assert data["mape"] == pytest.approx(sum(errors) / 8)
    text = run("validate", corpus, *GPU).stdout
    assert f"{100 * data['mape']:.1f}%" in text
    assert f"{data['tau5']:.3f}" in text
    assert time_text(data["worst_launches"][0]["predicted_us"]) in text


def test_a_prediction_in_the_report_is_that_of_predict(run: Run, corpus: Path) -> None:
    row = json.loads(run("validate", corpus, *GPU, "--json", "--kernel", "twice", "--limit", "1").stdout)["launches"][0]
    Path("twice.cl").write_text(KERNELS["twice"]["source"], encoding="utf-8")
    shape = "x".join(map(str, row["local"]))
    done = run("predict", "twice.cl", "--global", N, "--local", shape, "--arg", f"buffer:float32:{N}", "--arg", f"int32:{N}",
               "--gpu", "adreno-640", "--json")  # fmt: skip
    assert json.loads(done.stdout)[0]["latency_us"] == row["predicted_us"]


def test_both_engines(run: Run, corpus: Path) -> None:
    data = json.loads(run("validate", corpus, *GPU, "--engine", "both", "--json").stdout)
    assert (data["schema"], data["engine"]) == ("mgpusim.validation/1", "both")
    assert list(data["engines"]) == ["analytic", "event"]
    for engine, part in data["engines"].items():
        assert (part["engine"], part["schema"], part["n"]) == (engine, "mgpusim.validation/1", 8)
    text = run("validate", corpus, *GPU, "--engine", "both").stdout
    assert "event engine" in text
    assert text.count("Worst kernels") == 2


def test_gzip_set_and_repeat(run: Run, corpus: Path) -> None:
    packed = Path("corpus.json.gz")
    packed.write_bytes(gzip.compress(corpus.read_bytes()))
    again = document()
    for item in again["launches"]:
        item["time_ns"]["median"] *= 1.2
    write("again.json", again)
    one = json.loads(run("validate", packed, *GPU, "--json", "--repeat", "again.json").stdout)
    assert one["noise"]["mape"] == pytest.approx(0.2)
    assert "measured again" in run("validate", packed, *GPU, "--repeat", "again.json").stdout
    slower = json.loads(run("validate", corpus, *GPU, "--json", "--set", "launch.floor_s=1 ms").stdout)
    assert slower["bias"] > 10 * one["bias"]
    assert slower["net_error"] is None  # no launch is longer than that


def test_limits_that_are_kept_and_missed(run: Run, corpus: Path) -> None:
    data = json.loads(run("validate", corpus, *GPU, "--json").stdout)
    kept = ("--max-mape", data["mape"], "--min-tau5", data["tau5"], "--max-regret", data["regret"])
    if data["mape"] > 1:
        kept = ("--max-mape", f"{100 * data['mape'] + 1e-6}%", *kept[2:])
    done = run("validate", corpus, *GPU, *kept)
    assert (done.exit_code, done.stderr) == (0, "")
    done = run("validate", corpus, *GPU, "--max-mape", "1%", "--min-tau5", "1", "--max-regret", "0")
    assert done.exit_code == 1
    lines = done.stderr.splitlines()
    assert lines[0] == f"analytic: mape {data['mape']:.2%} is above 0.01 (1.00%) by {data['mape'] - 0.01:.2%}"
    assert ("tau5" in done.stderr) == (data["tau5"] < 1)
    assert ("regret" in done.stderr) == (data["regret"] > 0)
    assert "mean error" in done.stdout  # the report is printed all the same
    done = run("validate", corpus, *GPU, "--limit", "2", "--min-tau5", "0.5")
    assert done.exit_code == 1
    assert "tau5 cannot be said" in done.stderr


def test_refused_launches_are_listed(run: Run) -> None:
    data = document()
    data["kernels"]["wrong"] = {"source": "kernel void wrong(global float *a, int n) { a[0] = nothing; }"}
    data["launches"] += [
        {**data["launches"][0], "kernel": "wrong"},
        {**data["launches"][0], "local": [4096]},
        {**data["launches"][0], "args": []},
    ]
    write("corpus.json", data)
    done = run("validate", "corpus.json", *GPU)
    assert done.exit_code == 0
    assert "Not predicted: 3 of 11 launches" in done.stdout
    for word in ("1 x wrong:", "4096", "takes 2 arguments, got 0"):
        assert word in done.stdout
    refused = json.loads(run("validate", "corpus.json", *GPU, "--json").stdout)["refused"]
    assert [row["kernel"] for row in refused] == ["wrong", "twice", "twice"]
    assert "nothing" in refused[0]["reason"]
    page = Path("r.html")
    run("validate", "corpus.json", *GPU, "--html", page)
    assert "3 of 11 launches" in page.read_text(encoding="utf-8")


def refused(done: Result, *words: str) -> None:
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    for word in words:
        assert word in done.stderr


def changed(**fields: Any) -> dict[str, Any]:
    data = document()
    data["launches"][3] = {**data["launches"][3], **fields}
    return data


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (document(schema="mgpusim.corpus/2"), ("mgpusim.corpus/2", "expected 'mgpusim.corpus/1'", "newer")),
        (document(schema="mgpusim.prediction/1"), ("the file is a mgpusim.prediction/1",)),
        (changed(kernel="twise"), ("launches[3].kernel", "did you mean 'twice'")),
        (changed(time_ns={"median": -5}), ("launches[3].time_ns.median", "-5", "positive time")),
        (changed(time_ns={"median": 0}), ("launches[3].time_ns.median", "got 0")),
        (changed(time_ns={"min": 3}), ("launches[3].time_ns", "median")),
        ({k: v for k, v in document().items() if k != "kernels"}, ("kernels", "missing")),
        (document(launches=[]), ("no launches",)),
        ("{", ("corpus.json: not JSON",)),
    ],
)  # fmt: skip
def test_corpora_that_are_wrong(run: Run, data: object, words: tuple[str, ...]) -> None:
    write("corpus.json", data)
    refused(run("validate", "corpus.json", *GPU), *words)


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--gpu", "adreno640"), ("did you mean 'adreno-640'",)),
        ((), ("no GPU", "adreno-640")),
        ((*GPU, "--gpu", "mali-g76-mp5"), ("got 2 GPUs",)),
        ((*GPU, "--engine", "evnt"), ("unknown engine 'evnt'", "analytic")),
        ((*GPU, "--kernel", "twi[sz]e"), ("unknown kernel 'twi[sz]e'", "spread, twice")),
        ((*GPU, "--limit", "0"), ("--limit", "0")),
        ((*GPU, "--max-mape", "18"), ("--max-mape", "1800%", "did you mean '18%'")),
        ((*GPU, "--max-mape", "few"), ("--max-mape", "'few'", "18%")),
        ((*GPU, "--max-mape", "nan"), ("--max-mape", "'nan'")),
        ((*GPU, "--max-regret", "-0.1"), ("--max-regret", "-0.1")),
        ((*GPU, "--min-tau5", "7"), ("--min-tau5", "-1 to 1")),
        ((*GPU, "--repeat", "nowhere.json"), ("nowhere.json", "No such file")),
        ((*GPU, "--html", "page.txt"), ("page.txt", ".html")),
        ((*GPU, "--html", "corpus.json/page.html"), ("cannot write",)),
        ((*GPU, "--set", "l2.size=4"), ("did you mean 'l2.size_b'",)),
    ],
)
def test_options_that_are_wrong(run: Run, corpus: Path, args: tuple[str, ...], words: tuple[str, ...]) -> None:
    refused(run("validate", corpus, *args), *words)
    assert sorted(p.name for p in Path().iterdir()) == ["corpus.json"]


def test_a_corpus_that_is_not_there(run: Run) -> None:
    refused(run("validate", "nowhere.json", *GPU), "nowhere.json", "No such file")


def test_the_page(run: Run, corpus: Path) -> None:
    page = Path("r.html")
    assert run("validate", corpus, *GPU, "--engine", "both", "--html", page).exit_code == 0
    text = page.read_text(encoding="utf-8")
    for word in (
        "adreno-640",
        "corpus.json",
        "8 launches of 2 kernels",
        "Predicted over measured",
        "Choosing among shapes",
        "spread",
    ):
        assert word in text
    check_structure(page.read_bytes())
    assert "on 2026-11-26 at 23:05 UTC by <code>mgpusim validate" in text
    assert "http://" not in text.replace("http://www.w3.org", "")
    figures = [part.split("</svg>")[0] for part in text.split("<svg")[1:]]
    assert len(figures) == 2 * (2 + 2)  # per engine: scatter, errors, two choice groups
    for figure in figures:
        ElementTree.fromstring(f"<svg{figure}</svg>")
    run("validate", corpus, *GPU, "--engine", "both", "--html", page)
    assert page.read_text(encoding="utf-8") == text


def test_text_is_plain_without_a_terminal(run: Run, corpus: Path) -> None:
    assert "\x1b" not in run("validate", corpus, *GPU).stdout
    assert plain("x") == "x\n"


def test_processes_print_the_same(run: Run, corpus: Path) -> None:
    one, two = (run("validate", corpus, "--gpu", "adreno-640", "--jobs", jobs, "--json").stdout for jobs in (1, 2))
    assert one == two


def of_its_own(count: int) -> dict[str, Any]:
    """A corpus that no other test predicts: 24 launches of a kernel with `count` in its source."""
    source = KERNELS["twice"]["source"].replace("*= 2", f"*= {count}")
    args = [{"buffer": {"dtype": "float32", "count": N}}, {"scalar": {"dtype": "int32", "value": N}}]
    sizes = [(N * size, local) for size in (1, 2, 4, 8, 16, 32) for local in (256, 128, 64, 32)]
    launches = [
        {"kernel": "times", "global": [size], "local": [local], "args": args, "tags": {"size": size},
         "time_ns": {"median": 1e4}} for size, local in sizes
    ]  # fmt: skip
    return document(kernels={"times": {"source": source, "entry": "twice"}}, launches=launches)


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "mgpusim", "validate", "own.json", "--gpu", "adreno-640", "--engine", "both", *args]


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_run_that_was_killed_goes_on_where_it_was(jobs: str) -> None:
    write("own.json", of_its_own(1000 + int(jobs)))
    child = subprocess.Popen(command("--rows", "--jobs", jobs), stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")
    assert child.stdout is not None
    seen = [child.stdout.readline() for _ in range(4)]  # the head and three rows, as they come
    child.send_signal(signal.SIGKILL)
    child.wait()
    child.communicate()
    assert [line.split()[0] for line in seen] == ["kernel", "times", "times", "times"]
    again = subprocess.run(command("--json", "--jobs", jobs), capture_output=True, encoding="utf-8", check=True)
    found = re.match(r"resumed: (\d+) of 24 launches were predicted before\n", again.stderr)
    assert found is not None
    assert 1 <= int(found[1]) < 24
    whole = subprocess.run(command("--json", "--no-cache"), capture_output=True, encoding="utf-8", check=True)
    assert whole.stdout == again.stdout
    assert "resumed" not in whole.stderr


def test_rows_are_those_of_the_document(run: Run, corpus: Path) -> None:
    rows = json.loads(run("validate", corpus, *GPU, "--json").stdout)["launches"]
    lines = run("validate", corpus, *GPU, "--rows").stdout.split("\n\n")[0].splitlines()
    assert lines[0].split() == ["kernel", "global", "local", "measured", "predicted", "error", "bound"]
    assert len(lines) == 9
    for line, row in zip(lines[1:], rows, strict=True):
        for text in (row["kernel"], time_text(row["predicted_us"]), time_text(row["measured_us"]), row["bound"]):
            assert text in line
    both = run("validate", corpus, *GPU, "--rows", "--engine", "both").stdout.split("\n\n")[0].splitlines()
    assert [line.split()[-1] for line in both] == ["engine", *("analytic", "event") * 8]
    done = run("validate", corpus, *GPU, "--rows", "--json")
    assert (done.exit_code, "--rows: not with --json" in done.stderr) == (2, True)


def test_rows_say_why_a_launch_is_not_predicted(run: Run) -> None:
    broken = {"broken": {"source": "kernel void broken(global float *a, int n) { a[0] = nothing; }"}}
    whole = document(kernels=KERNELS | broken)
    whole["launches"][0] = whole["launches"][0] | {"kernel": "broken"}
    line = run("validate", write("corpus.json", whole), *GPU, "--rows").stdout.splitlines()[1]
    assert line.startswith("broken")
    assert "not predicted: broken" in line.replace("kernel.cl", "broken")


def test_tags_choose_launches_and_stand_in_the_rows(run: Run, corpus: Path) -> None:
    data = json.loads(run("validate", corpus, *GPU, "--json", "--tag", "family=str*", "--tag", "family=none").stdout or "{}")
    assert data == {}
    data = json.loads(run("validate", corpus, *GPU, "--json", "--tag", "family=strid*").stdout)
    assert {(row["kernel"], row["tags"]["family"]) for row in data["launches"]} == {("spread", "strided")}
    done = run("validate", corpus, *GPU, "--tag", "familly=x")
    assert (done.exit_code, "unknown tag 'familly'; did you mean 'family'?" in done.stderr) == (2, True)
    done = run("validate", corpus, *GPU, "--tag", "family")
    assert (done.exit_code, "--tag: got 'family', expected NAME=VALUE" in done.stderr) == (2, True)


def test_the_tag_group_makes_a_choice_of_two_kernels(run: Run) -> None:
    whole = document()
    apart = json.loads(run("validate", write("apart.json", whole), *GPU, "--json").stdout)
    for entry in whole["launches"]:
        entry["tags"]["group"] = "all"
    joined = json.loads(run("validate", write("joined.json", whole), *GPU, "--json").stdout)
    assert (apart["regret_groups"], joined["regret_groups"]) == (2, 1)
    assert {row["group"] for row in joined["launches"]} == {0}
    best = min(row["measured_us"] for row in joined["launches"])
    fastest = min(row["predicted_us"] for row in joined["launches"])
    taken = [row["measured_us"] for row in joined["launches"] if row["predicted_us"] == fastest]
    assert joined["regret"] == pytest.approx(sum(taken) / len(taken) / best - 1)


def test_times_of_a_table_beside_a_launch_file(run: Run) -> None:
    """A table and a launch file against the corpus that says the same."""
    Path("twice.cl").write_text(KERNELS["twice"]["source"], encoding="utf-8")
    Path("twice.toml").write_text(
        f'kernel = "twice.cl"\nglobal = {N}\n[[args]]\nbuffer = {{ dtype = "float32", count = {N} }}\n'
        f'[[args]]\nscalar = {{ dtype = "int32", value = {N} }}\n[tags]\nfamily = "stream"\n',
        encoding="utf-8",
    )
    Path("times.csv").write_text("kernel,local,us,run\n" + "".join(f"twice,{local},{10 + k},a\n" for k, local in
                                                                   enumerate((256, 128, 64, 32))), encoding="utf-8")  # fmt: skip
    found = json.loads(run("validate", "twice.toml", "--measured", "times.csv", *GPU, "--json").stdout)
    launches = [entry | {"tags": {"family": "stream", "run": "a"}, "time_ns": {"median": 1e3 * (10 + k)}}
                for k, entry in enumerate(document()["launches"][:4])]  # fmt: skip
    for entry in launches:
        entry["args"] = [{"buffer": {"dtype": "float32", "count": N}}, entry["args"][1]]
    corpus = write("same.json", document(launches=launches, device={"name": "times"}))
    assert found == json.loads(run("validate", corpus, *GPU, "--json").stdout)
    assert found["by_family"]["stream"]["n"] == 4


def test_tables_of_times_that_are_wrong(run: Run, corpus: Path) -> None:
    Path("k.cl").write_text(KERNELS["twice"]["source"], encoding="utf-8")
    Path("k.toml").write_text('kernel = "k.cl"\nglobal = 64\nargs = ["buffer:float32:64", "int32:64"]\n', encoding="utf-8")
    Path("t.csv").write_text("local,us\n64,fast\n", encoding="utf-8")
    for args, words in (
        (("k.toml",), "k.toml: a launch file has no measured times; add --measured"),
        ((corpus, "--measured", "t.csv"), "--measured: corpus.json is a corpus"),
        (("k.toml", "--measured", "t.csv"), "t.csv, row 2, column us: got 'fast', expected a positive time"),
        (("k.toml", "--measured", "none.csv"), "none.csv: No such file"),
    ):
        done = run("validate", *args, *GPU)
        assert (done.exit_code, words in done.stderr) == (2, True), done.stderr


@pytest.mark.slow
def test_an_interrupt_says_how_far_it_was() -> None:
    write("own.json", of_its_own(3000))
    child = subprocess.Popen(command("--rows", "--jobs", "1"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")
    assert child.stdout is not None
    for _ in range(4):
        child.stdout.readline()
    child.send_signal(signal.SIGINT)
    _, said = child.communicate()
    assert child.returncode == 130
    assert re.search(r"\d+ of 24 launches are predicted; the same command goes on there\ninterrupted\n$", said)
    assert "Traceback" not in said
