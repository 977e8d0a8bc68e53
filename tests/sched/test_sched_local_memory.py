"""Local memory that the host passes follows the work group: each shape is predicted with the bytes that it would have."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from mgpusim.accuracy.sample import choice_groups
from mgpusim.arch.load import load_gpu
from mgpusim.calibrate.measuring.suites import suite_of
from mgpusim.cli.app import cli
from mgpusim.engine.predict import predict
from mgpusim.errors import InputError, OutOfBoundsError
from mgpusim.report.console import plain
from mgpusim.report.render import lines_of_view
from mgpusim.report.tables.tuning import tuning_view
from mgpusim.sched.shapes.tune import tune
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg, LocalArg, ScalarArg
from mgpusim.workload.corpus import corpus_from_dict
from mgpusim.workload.launch import Launch, launch_from_dict, launch_to_dict, load_launch
from mgpusim.workload.spaces.file import load_space

GPU, N = "adreno-640", 1 << 16
SOURCE = """kernel void fold(global const float *v, global float *out, local float *part) {
    int l = get_local_id(0);
    part[l] = v[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = get_local_size(0) >> 1; s; s >>= 1) {
        if (l < s) part[l] += part[l + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (!l) out[get_group_id(0)] = part[0];
}"""
FLOATS = (BufferArg("float32", N), BufferArg("float32", N))


def fold(local: int | None, part: LocalArg) -> Launch:
    return Launch(SOURCE, "fold", (N,), (*FLOATS, part), None if local is None else (local,))


def test_each_shape_has_the_bytes_of_its_group() -> None:
    """The defect: with 1,024 bytes for all groups those of 512 could not run, and 64 was said to be the choice."""
    found = tune(fold(None, LocalArg("4 * lx")), GPU, full=True, session=Session(cache=False))
    times = {row.shape[0]: row.latency_us for row in found.rows if row.shape[0] >= 64}
    by_hand = {
        n: predict(fold(n, LocalArg(4 * n)), GPU, session=Session(cache=False)).latency_us for n in (64, 128, 256, 512, 1024)
    }
    assert times == pytest.approx(by_hand, rel=1e-12)
    assert found.choice.shape[0] == min(by_hand, key=lambda n: by_hand[n])
    assert not any("in every shape" in text for text in found.warnings)


def test_where_the_launch_has_a_shape_it_is_the_hosts() -> None:
    found = tune(fold(128, LocalArg("4 * lx")), GPU, limit=4, top=1, session=Session(cache=False))
    assert found.driver is not None
    assert (found.driver.shape, found.driver_policy) == ((128, 1, 1), "the launch's own")


def test_the_shape_of_the_launch_is_marked() -> None:
    found = tune(fold(64, LocalArg("4 * lx")), GPU, full=True, session=Session(cache=False))
    assert found.own is not None
    assert (found.own.shape, found.own in found.rows) == ((64, 1, 1), True)
    assert found.own != found.choice
    lines = plain(*lines_of_view(tuning_view([found], 8))).splitlines()
    assert [line.split()[0] for line in lines if line.split()[1:3] == ["64", "64"]] == ["launch's"]


def test_a_fixed_size_is_questioned_with_the_way_out() -> None:
    (text,) = (
        t
        for t in tune(fold(128, LocalArg(1024)), GPU, limit=4, top=1, session=Session(cache=False)).warnings
        if "every shape" in t
    )
    assert text.startswith("argument 2 ('part') is 1024 bytes of local memory in every shape")
    assert "--arg 'local:8 * lx'" in text
    assert 'local = { bytes = "8 * lx" }' in text
    open_one = tune(fold(None, LocalArg(1024)), GPU, limit=4, top=1, session=Session(cache=False))
    assert any("--arg 'local:4 * lx'" in t for t in open_one.warnings)  # the parameter's own element


def test_shapes_are_left_out_whose_bytes_do_not_fit_or_are_none() -> None:
    most = load_gpu(GPU).local.max_per_group_b // 256
    found = tune(fold(None, LocalArg("256 * lx")), GPU, top=1, session=Session(cache=False))
    shapes = {row.shape[0] for row in found.rows} | {shape[0] for shape, _ in found.refused}
    assert max(shapes) == most
    halves = tune(fold(None, LocalArg("4 * lx if lx >= 32 else lx // 32")), GPU, top=1, session=Session(cache=False))
    assert min({row.shape[0] for row in halves.rows} | {shape[0] for shape, _ in halves.refused}) == 32
    with pytest.raises(
        InputError, match=r"args\[2\]\.local\.bytes: '65536 \* lx' is not whole, positive and .* in any work-group"
    ):
        tune(fold(None, LocalArg("65536 * lx")), GPU, session=Session(cache=False))


def test_what_runs_has_the_local_memory_of_its_own_group() -> None:
    """Launches that share a kernel's recordings: bytes that one group has are not the next one's."""
    for n in (1024, 64):
        predict(fold(n, LocalArg("4 * lx")), GPU, session=Session(cache=False))
    with pytest.raises(OutOfBoundsError, match=r"local array 'part', which has 128"):
        predict(fold(64, LocalArg("2 * lx")), GPU, session=Session(cache=False))


TOML = """kernel = "fold.cl"
global = [65536]
local = [128]
args = ["buffer:float32:65536", "buffer:float32:65536", {local}]
"""
SPACE = """schema = "mgpusim.space/1"
name = "fold"
kernel = "fold.cl"
entry = "fold"
global = ["65536"]
local = ["WG"]
args = [{{ buffer = {{ dtype = "float32", count = 65536 }} }}, {{ buffer = {{ dtype = "float32", count = 65536 }} }}, {local}]
[knobs]
WG = [64, 128]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("fold.cl").write_text(SOURCE, encoding="utf-8")
    return tmp_path


def test_every_place_takes_the_expression(folder: Path) -> None:
    for text in ('"local:4*lx"', '{ local = { bytes = "4*lx" } }'):
        Path("fold.toml").write_text(TOML.replace("{local}", text), encoding="utf-8")
        assert load_launch("fold.toml").args[2] == LocalArg(512, "4*lx")
    again = launch_from_dict(launch_to_dict(load_launch("fold.toml")))
    assert again.args[2] == LocalArg(512, "4*lx")
    assert msgspec.structs.replace(again, local_size=(32,)).args[2] == LocalArg(128, "4*lx")
    Path("space.toml").write_text(SPACE.format(local='{ local = { bytes = "4 * lx" } }'), encoding="utf-8")
    space = load_space("space.toml")
    assert [space.launch({"WG": n}).args[2] for n in (64, 128)] == [LocalArg(256), LocalArg(512)]
    asked = ["predict", "fold.cl", "--gpu", GPU, "--global", "65536", "--local", "128", "--no-cache", "--json"]
    asked += ["--arg", "buffer:float32:65536", "--arg", "buffer:float32:65536", "--arg"]
    text, number = (CliRunner().invoke(cli, [*asked, form]) for form in ("local:4*lx", "local:512"))
    latency = [msgspec.json.decode(one.stdout)[0]["latency_us"] for one in (text, number)]
    assert latency[0] == latency[1]


def test_scalars_of_the_kernel_may_be_named(folder: Path) -> None:
    source = "kernel void f(global float *a, local float *t, int rows) { t[get_local_id(0)] = a[get_global_id(0)] * rows; }"
    data = {"source": source, "global": [64], "local": [16], "args": ["buffer:float32:64", "local:4*rows*lx", "int32:3"]}
    assert launch_from_dict(data).args[1] == LocalArg(4 * 3 * 16, "4*(3)*lx")
    with pytest.raises(
        InputError, match=r"args\[1\]\.local\.bytes: '4\*rowz\*lx', column 3: unknown name 'rowz'; did you mean 'rows'"
    ):
        launch_from_dict(data | {"args": ["buffer:float32:64", "local:4*rowz*lx", "int32:3"]})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("4 * (lx", "args[0].local.bytes: '4 * (lx', column"),
        ("lx - 64", "args[0].local.bytes: 'lx - 64' is 0 at lx = 64, expected a positive whole number"),
        ("lx / 3", "expected a positive whole number"),
        ("4 * n", "args[0].local.bytes: '4 * n', column 5: unknown name 'n'"),
    ],
)
def test_what_gives_no_bytes_is_refused(text: str, message: str) -> None:
    with pytest.raises(InputError) as error:
        Launch("kernel void f(local float *t) {}", "f", (64,), (LocalArg(text),), (64,))
    assert message in str(error.value)


def test_who_leaves_the_group_open_cannot_size_memory_by_it() -> None:
    with pytest.raises(
        InputError, match=r"local: missing; args\[2\]\.local\.bytes is an expression of the local size \(4 \* lx\)"
    ):
        predict(fold(None, LocalArg("4 * lx")), GPU, session=Session(cache=False))


def test_what_a_device_measures_has_numbers_and_remains_one_choice_group() -> None:
    launches = [("fold", fold(n, LocalArg("4 * lx")), {}) for n in (64, 128)]
    suite = suite_of(launches)
    assert [one["args"][2] for one in suite["launches"]] == [{"local": {"bytes": 4 * n, "of": "4 * lx"}} for n in (64, 128)]
    for one in suite["launches"]:
        one["time_ns"] = {"median": 1000.0}
    corpus = corpus_from_dict(suite | {"schema": "mgpusim.corpus/1"})
    assert [m.launch.args[2] for m in corpus.launches] == [LocalArg(4 * n, "4 * lx") for n in (64, 128)]
    assert choice_groups(corpus.launches) == ((0, 1),)


def test_sizes_of_both_kinds_may_follow(folder: Path) -> None:
    source = "kernel void f(global float *a, local float *t, int rows) { t[get_local_id(0)] = a[get_group_id(0)] * rows; }"
    args = (BufferArg("float32", 64), LocalArg("4 * lx"), ScalarArg("int32", (64,)))
    one = Launch(source, "f", (1,), args, (16,), global_of=("64 * lx",))
    assert (one.global_size, one.args[1]) == ((1024,), LocalArg(64, "4 * lx"))
