"""`mgpusim queue` from the user's side: what it simulates, what it prints, what it writes, what it refuses."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from mgpusim import load_gpu
from tests.helpers.provenance import said_predicted
from tests.helpers.work import HANG_S

GPU = ("--gpu", "adreno-640")
LAUNCH = load_gpu("adreno-640").launch
SPEC = {name: getattr(LAUNCH, f"{name}_s") * 1e6 for name in ("floor", "gap", "enqueue")}
KEEPS = ("--set", "l2.survives_launch=true")


@pytest.fixture
def files(kernels: Path) -> Path:
    """Write launch files a, b (twice, over one work group each), big (over many) and outside (which misbehaves)."""
    for name, entry, size in (("a", "twice", 64), ("b", "twice", 64), ("big", "twice", 1 << 18), ("outside", "outside", 64)):
        kernels.with_name(f"{name}.toml").write_text(
            f'kernel = "kernels.cl"\nentry = "{entry}"\nglobal = [{size}]\nlocal = [64]\n'
            f'[[args]]\nbuffer = {{ dtype = "float32", count = {size}, init = "uniform" }}\n',
            encoding="utf-8",
        )
    return kernels.parent


def simulated(run: Any, *args: Any) -> dict[str, Any]:
    result = run("queue", *args, "--json")
    assert result.exit_code == 0, result.output
    (one,) = json.loads(result.stdout)
    assert one["schema"] == "mgpusim.queue/1"
    assert said_predicted(one) == ("event" if "event" in args else "analytic", one["gpu"])
    return dict(one)


def latency_us(run: Any, target: str, *more: str) -> float:
    (one,) = json.loads(run("predict", target, *GPU, *more, "--json").stdout)
    return float(one["latency_us"])


@pytest.mark.parametrize("target", ["softmax", "reduction", "conv3x3_image"])
def test_one_launch_takes_what_predict_says(run: Any, target: str) -> None:
    one = simulated(run, target, *GPU)
    assert one["launches"][0]["latency_us"] == pytest.approx(latency_us(run, target), abs=1e-6)
    assert one["first_wait_us"] == SPEC["enqueue"]


def test_a_queue_of_several(run: Any, files: Path) -> None:
    expected = [latency_us(run, name) for name in ("big.toml", "a.toml")]
    one = simulated(run, "big.toml", "a.toml", *GPU, "--repeat", "2", "--set", "launch.enqueue_s=1us")
    assert [launch["name"] for launch in one["launches"]] == ["big#1", "a#1", "big#2", "a#2"]
    assert [launch["latency_us"] for launch in one["launches"][:2]] == pytest.approx(expected, abs=1e-6)
    total = 1 + sum(launch["latency_us"] for launch in one["launches"]) + 3 * SPEC["gap"]
    assert one["total_us"] == pytest.approx(total, abs=1e-5)
    assert [launch["waited_for"] for launch in one["launches"]] == ["host", "big#1", "a#1", "big#2"]


def test_a_launch_given_twice_uses_its_buffers_again(run: Any, files: Path) -> None:
    cold = simulated(run, "a.toml", "b.toml", "a.toml", *GPU, *KEEPS, "--cold")
    assert [launch["name"] for launch in cold["launches"]] == ["a", "b", "a-2"]
    assert [launch["l2_share"] for launch in cold["launches"]] == [0, 0, 1]
    first, other, again = (launch["latency_us"] for launch in cold["launches"])
    assert first == other > again == pytest.approx(latency_us(run, "a.toml", *KEEPS), abs=1e-6)
    lost = simulated(run, "a.toml", "b.toml", "a.toml", *GPU, "--cold")["launches"]  # an L2 that keeps nothing
    assert [launch["l2_share"] for launch in lost] == [0, 0, 0]
    assert lost[2]["latency_us"] == lost[0]["latency_us"]


def test_waits_and_concurrency(run: Any, files: Path) -> None:
    rows = ("a.toml", "b.toml", "a.toml", *GPU, "--out-of-order", "--concurrent", "--set", "launch.enqueue_s=0s")
    free = simulated(run, *rows)
    assert [launch["start_us"] for launch in free["launches"]] == [0, 0, 0]
    held = simulated(run, *rows, "--after", "a:b", "--after", "b:a-2")
    ends = [launch["end_us"] for launch in held["launches"]]
    assert [launch["start_us"] for launch in held["launches"][1:]] == pytest.approx([end + SPEC["gap"] for end in ends[:2]])
    assert [launch["waited_for"] for launch in held["launches"]] == ["host", "a", "b"]
    turns = simulated(run, *rows, "--queues", "2", "--repeat", "2", "--after", "a:b")
    assert [launch["queue"] for launch in turns["launches"]] == [0, 1, 0, 1, 0, 1]
    assert [launch["waited_for"] for launch in turns["launches"]] == ["host", "a#1", "host", "host", "a#2", "host"]


def test_clock_steps(run: Any, files: Path) -> None:
    """A kernel that computes only, at half the clock from the start."""
    files.joinpath("chain.cl").write_text(
        "kernel void chain(global float *a, int n) { float x = a[0]; for (int i = 0; i < n; i++) x = x * x + 1; a[0] = x; }",
        encoding="utf-8",
    )
    files.joinpath("chain.toml").write_text(
        'kernel = "chain.cl"\nglobal = [64]\nlocal = [64]\n[[args]]\nbuffer = { dtype = "float32", count = 4 }\n'
        '[[args]]\nscalar = { dtype = "int32", value = 5000 }\n',
        encoding="utf-8",
    )
    nominal, slow = (
        simulated(run, "chain.toml", *GPU, *more)["launches"][0]["latency_us"] - SPEC["floor"]
        for more in ((), ("--dvfs", "0s:292.5MHz"))
    )
    assert slow == pytest.approx(2 * nominal, rel=1e-2)
    assert "300 MHz from 2 ms" in run("queue", "chain.toml", *GPU, "--dvfs", "2ms:300MHz").stdout


def test_the_table(run: Any, files: Path) -> None:
    one = simulated(run, "big.toml", "a.toml", *GPU)
    result = run("queue", "big.toml", "a.toml", *GPU)
    assert result.exit_code == 0
    assert not any(line != line.rstrip() or len(line) > 110 for line in result.stdout.splitlines())
    lines = [line.strip() for line in result.stdout.splitlines()]
    rows = {line.split()[0]: re.split(r"\s{2,}", line) for line in lines if line.startswith(("big", "a "))}
    assert rows["a"][-1] == one["launches"][1]["waited_for"]
    assert rows["big"][1:3] == ["0 s", "100 us"]
    assert f"{one['launches'][0]['end_us']:.5g} us" == rows["big"][4]
    many = run("queue", "a.toml", *GPU, "--repeat", "60").stdout
    assert "20 launches between the first and the last are left out" in many
    assert "a#60" in many
    assert "a#30 " not in many


def test_several_gpus_one_run_each(run: Any, files: Path) -> None:
    result = run("queue", "a.toml", *GPU, "--gpu", "mali-g76-mp5", "--json")
    assert [one["gpu"] for one in json.loads(result.stdout)] == ["adreno-640", "mali-g76-mp5"]


def test_timeline(run: Any, files: Path) -> None:
    args = ("big.toml", "a.toml", "a.toml", *GPU, "--out-of-order", "--concurrent", "--set", "launch.enqueue_s=1us")
    assert run("queue", *args, "--timeline", "out/t.json").exit_code == 0
    events = json.loads(Path("out/t.json").read_text(encoding="utf-8"))["traceEvents"]
    names = {(e["name"], e["pid"], e["tid"]): e["args"]["name"] for e in events if e["ph"] == "M" and "name" in e["args"]}
    process = {pid: name for (kind, pid, _), name in names.items() if kind == "process_name"}
    assert {"host", "queues", "core 0", "core 1"} <= set(process.values())
    slices = [e for e in events if e["ph"] == "X"]
    groups = [e for e in slices if process[e["pid"]].startswith("core")]
    assert len(groups) == (1 << 18) // 64 + 2
    assert all("clipped_us" not in e["args"] for e in slices)
    by_track: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for e in slices:
        by_track.setdefault((e["pid"], e["tid"]), []).append((e["ts"], e["ts"] + e["dur"]))
    for spans in by_track.values():  # a track shows one thing at a time
        ordered = sorted(spans)
        assert all(a[1] <= b[0] + 2e-3 for a, b in pairwise(ordered))
    one = simulated(run, *args)
    ended = max(e["ts"] + e["dur"] for e in slices if process[e["pid"]] == "queues")
    assert ended == pytest.approx(one["total_us"], abs=2e-3)


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("a.toml", *GPU, "--after", "a:c"), ("unknown launch 'c'", "Known: a")),
        (("softmax", *GPU, "--after", "softmx:softmax"), ("did you mean 'softmax'",)),
        (("a.toml", *GPU, "--after", "a"), ("FIRST:THEN",)),
        (("a.toml", "b.toml", *GPU, "--out-of-order", "--after", "a:b", "--after", "b:a"),
         ("wait for each other", "'a' -> 'b' -> 'a'")),
        (("a.toml", "b.toml", *GPU, "--after", "b:a"), ("wait for each other", "in-order queue")),
        (("a.toml", *GPU, "--dvfs", "2ms:0Hz"), ("clock of 0 Hz",)),
        (("a.toml", *GPU, "--dvfs=-2ms:300MHz"), ("-0.002 s",)),
        (("a.toml", *GPU, "--dvfs", "300MHz"), ("'300MHz'", "TIME:CLOCK")),
        (("a.toml", *GPU, "--dvfs", "2ms:3W", "--dvfs", "x:300MHz"), ("'2ms:3W'", "'x:300MHz'", "is not a number")),
        (("a.toml", *GPU, "--dispatch", "bredth"), ("dispatch policy", "did you mean 'breadth'")),
        (("a.toml", *GPU, "--set", "dispatch.queue_policy=fofi"), ("fofi", "fifo")),
        (("a.toml", *GPU, "--engine", "evnt"), ("evnt", "analytic")),
        (("a.toml", *GPU, "--repeat", "0"), ("--repeat", "0")),
        (("a.toml", *GPU, "--queues", "-1"), ("--queues", "-1")),
        (("a.toml",), ("no GPU", "adreno-640")),
        (("kernels.cl", *GPU), ("kernels.cl", "launch file")),
        (("a.toml", "c.toml", *GPU), ("c.toml: no such file",)),
        (("outside.toml", *GPU), ("outside", "line 10")),
        (("a.toml", *GPU, "--gpu", "mali-g76-mp5", "--timeline", "t.json"), ("--timeline", "2 GPUs")),
        (("a.toml", *GPU, "--timeline", "kernels.cl/t.json"), ("cannot write 'kernels.cl/t.json'",)),
        (("a.toml", *GPU, "--dvfs", "0ms:1e-9Hz"), ("largest time",)),
    ],
)  # fmt: skip
def test_refuses(run: Any, files: Path, args: tuple[str, ...], words: tuple[str, ...]) -> None:
    before = sorted(Path().rglob("*"))
    result = run("queue", *args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    for word in words:
        assert word in result.stderr
    assert sorted(Path().rglob("*")) == before


def test_help_imports_neither_simpy_nor_numpy() -> None:
    code = (
        "import sys\nfrom mgpusim.cli import main\nsys.argv = ['mgpusim', 'queue', '--help']\n"
        "try:\n    main()\nexcept SystemExit as done:\n    assert not done.code\n"
        "print('imported:', [m for m in ('simpy', 'numpy', 'msgspec', 'rich') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", timeout=HANG_S, check=True)
    assert done.stdout.splitlines()[-1] == "imported: []"
