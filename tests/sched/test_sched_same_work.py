"""Shapes are compared by their times only where they do the same work; the global size may follow the local size."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from mgpusim.arch.load import load_gpu
from mgpusim.calibrate.measuring.suites import load_suite
from mgpusim.cli.app import cli
from mgpusim.engine.amounts import Amounts, ratio_of
from mgpusim.engine.estimate import estimate
from mgpusim.errors import InputError
from mgpusim.sched.shapes.candidates import candidates
from mgpusim.sched.shapes.tune import tune
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.global_of import global_size_of
from mgpusim.workload.launch import Launch, launch_from_cli, launch_to_dict, load_launch
from mgpusim.workload.spaces.file import load_space

GPU = "adreno-640"
ROWS, COLS = 512, 256
SOURCE = """kernel void rows(global const float *a, global float *out, int cols, int rows) {
    local float part[1024];
    int row = get_group_id(0), i = get_local_id(0), n = get_local_size(0);
    float s = 0.0f;
    for (int c = i; c < cols; c += n) s += a[(row % rows) * cols + c] * a[(row % rows) * cols + c];
    part[i] = s;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i == 0) { float t = 0.0f; for (int j = 0; j < n; j++) t += part[j]; out[row % rows] = t; }
}"""
ARGS = (BufferArg("float32", ROWS * COLS), BufferArg("float32", ROWS), ScalarArg("int32", COLS), ScalarArg("int32", ROWS))
FILE = """kernel = "rows.cl"
global = ["rows * lx"]
local = [64]
args = ["buffer:float32:131072", "buffer:float32:512", "int32:256", "int32:512"]
"""


def rows(**changes: object) -> Launch:
    return msgspec.structs.replace(Launch(SOURCE, "rows", (ROWS * 64,), ARGS, local_size=(64,)), **changes)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("rows.cl").write_text(SOURCE, encoding="utf-8")
    Path("rows.toml").write_text(FILE, encoding="utf-8")
    return tmp_path


def test_a_row_per_group_over_a_fixed_global_size_is_refused() -> None:
    """The defect: groups of 1,024 do a sixteenth of the rows and were said to be 8 times faster."""
    with pytest.raises(InputError, match=r"local 1x?1?.* does .* times what .* does \(stores, loads and floating.*'rows \* lx'"):
        tune(rows(local_size=None), GPU, limit=5, session=Session(cache=False))


def test_shapes_that_do_other_work_than_the_launchs_own_are_left_out() -> None:
    found = tune(rows(), GPU, limit=5, session=Session(cache=False))
    assert [row.shape for row in found.rows] == [(64, 1, 1)]
    refused = dict(found.refused)
    assert re.fullmatch(
        r"does 0\.\d+ times the work of 64 \(stores, loads and floating-point operations\)", refused[(1024, 1, 1)]
    )
    assert any("they are left out: give the global size as an expression" in text for text in found.warnings)


def test_an_expression_of_the_local_size_makes_shapes_alike() -> None:
    found = tune(rows(global_of=(f"{ROWS} * lx",)), GPU, limit=6, top=2, session=Session(cache=False))
    assert not [reason for _, reason in found.refused if "the work of" in reason]
    times = {row.shape[0]: row.time_us for row in found.rows}
    assert len(times) == 7  # and the launch's own
    # what it finds is what predicting the same launch by hand says
    one = found.choice.shape[0]
    by_hand = estimate(rows(local_size=(one,), global_size=(ROWS * one,)), load_gpu(GPU), session=Session(cache=False))
    assert times[one] == by_hand.latency_us
    assert found.driver is not None
    assert found.driver.shape == (64, 1, 1)


@pytest.mark.slow
@pytest.mark.parametrize("example", ["depthwise3x3", "softmax", "conv3x3_buffer"])
@pytest.mark.parametrize("gpu", [GPU, "mali-g76-mp5"])
def test_shapes_of_the_examples_do_the_same_work(example: str, gpu: str) -> None:
    """Halos, padding and quads change what is loaded; the same outputs are computed."""
    found = tune(example, gpu, limit=8)
    assert not [reason for _, reason in found.refused if "the work of" in reason]


def test_partial_sums_and_shared_loads_are_the_same_work() -> None:
    one = Amounts(4096.0, 65536.0, 1024.0)
    assert ratio_of(Amounts(256.0, 65536.0, 1024.0), one)[0] == 1.0  # a reduction: fewer partial sums
    assert ratio_of(Amounts(4096.0, 16384.0, 1024.0), one)[0] == 1.0  # tiles in local memory
    assert ratio_of(Amounts(2048.0, 32768.0, 512.0), one)[0] == 0.5
    assert ratio_of(Amounts(8192.0, 0.0, 0.0), Amounts(4096.0, 0.0, 0.0)) == (2.0, "stores")
    assert ratio_of(Amounts(8192.0, 0.0, 0.0, 2.0), Amounts(4096.0, 0.0, 0.0))[0] == 1.0  # half of it may be padding


def test_a_launch_file_may_say_it(folder: Path) -> None:
    launch = load_launch("rows.toml")
    assert launch.global_size == (ROWS * 64,)
    assert msgspec.structs.replace(launch, local_size=(128,)).global_size == (ROWS * 128,)
    assert launch_to_dict(launch)["global"] == [f"({ROWS}) * lx"]
    assert all(launch_size % shape[0] == 0 for shape in candidates(launch, load_gpu(GPU)) for launch_size in [ROWS * shape[0]])
    sizes = {entry["local"][0]: entry["global"] for entry in load_suite(["rows.toml"], shapes=4)["launches"]}
    assert len(sizes) == 4
    assert all(size == [ROWS * local] for local, size in sizes.items())


def test_so_may_the_command_line(folder: Path) -> None:
    def latency(*args: str) -> float:
        done = CliRunner().invoke(cli, ["predict", "rows.toml", "--gpu", GPU, "--json", *args])
        assert done.exit_code == 0, done.output
        (one,) = json.loads(done.stdout)
        assert one["global"][:1] == [ROWS * 128]
        return float(one["latency_us"])

    fixed = latency("--global", str(ROWS * 128), "--local", "128")
    assert fixed == latency("--local", "128") == latency("--global", "rows * lx", "--local", "128")
    tuned = CliRunner().invoke(cli, ["tune", "rows.toml", "--gpu", GPU, "-j", "1", "--limit", "6", "-g", "rows*lx", "-l", "128"])
    assert tuned.exit_code == 0, tuned.output
    assert "driver's" in tuned.stdout


@pytest.mark.parametrize(("options", "why"), [
    (["--global", "rowz * lx", "--local", "64"], "unknown name 'rowz'; did you mean 'rows'?"),
    (["--global", "rows * lx", "--local", "auto"], "local: missing; global is an expression of the local size"),
    (["--global", "rows * lx - rows * lx", "--local", "64"], "expected a positive whole number"),
    (["--global", "rows / 3 * lx", "--local", "64"], "expected a positive whole number"),
    (["--global", "lx, ly", "--local", "64"], "expected 2 dimensions as in global"),
    (["--global", "__import__('os') * lx", "--local", "64"], "unknown function '__import__'"),
    (["--global", "56x56y64", "--local", "64"], "got '56x56y64', expected 1 to 3 integers"),
])  # fmt: skip
def test_expressions_that_cannot_be_are_refused(options: list[str], why: str, folder: Path) -> None:
    done = CliRunner().invoke(cli, ["predict", "rows.toml", "--gpu", GPU, *options])
    assert done.exit_code == 2
    assert why in re.sub(r"\s+", " ", done.stderr)


def test_a_space_may_use_the_local_size_of_its_members(folder: Path) -> None:
    Path("space.toml").write_text(
        """schema = "mgpusim.space/1"
name = "rows"
kernel = "rows.cl"
global = ["N * lx"]
local = ["WG"]
[knobs]
WG = [32, 64]
[constants]
N = 512
[[args]]
buffer = { dtype = "float32", count = 131072 }
""",
        encoding="utf-8",
    )
    space = load_space("space.toml")
    assert [space.launch(space.config(i)).global_size for i in range(2)] == [(512 * 32,), (512 * 64,)]


def test_sizes_are_exact() -> None:
    assert global_size_of(("ceil_div(100, 8) * lx", "2 * ly", "3"), (8, 4, 1)) == (104, 8, 3)
    assert launch_from_cli(rows(), global_size="512 * lx", local_size="256").global_size == (512 * 256,)
