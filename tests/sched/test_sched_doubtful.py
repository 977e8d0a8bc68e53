"""Shapes whose groups do not fit by an estimate of the registers: ranked, marked, or left out."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from mgpusim.cli.app import cli
from mgpusim.engine.predict import predict
from mgpusim.errors import InputError
from mgpusim.report.console import plain
from mgpusim.report.render import lines_of_view
from mgpusim.report.tables.tuning import tuning_view
from mgpusim.sched.shapes.tune import DOUBT, tune
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.launch import Launch

BLOCK = """kernel void block(int depth, global const float4 *a, global const float4 *b, global float4 *c) {
    int x = get_global_id(0), y = get_global_id(1), w = get_global_size(0), h = get_global_size(1);
    float4 r0 = 0, r1 = 0, r2 = 0, r3 = 0;
    for (int k = 0; k < depth; k++) {
        float4 p = a[k * h + y], q = b[k * w + x];
        r0 += p.x * q; r1 += p.y * q; r2 += p.z * q; r3 += p.w * q;
    }
    int at = 4 * y * w + x;
    c[at] = r0; c[at + w] = r1; c[at + 2 * w] = r2; c[at + 3 * w] = r3;
}
"""
WIDE = """kernel void wide(global float16 *a, int n) {
    int i = get_global_id(0);
    float16 p = a[i], q = a[i + n], r = a[i + 2 * n], s = a[i + 3 * n], t = a[i + 4 * n], u = a[i + 5 * n];
    for (int k = 0; k < n; k++) { p = p * q + r; q = q * r + s; r = r * s + t; s = s * t + u; t = t * u + p; u = u * p + q; }
    a[i] = p + q + r + s + t + u;
}
"""


def block() -> Launch:
    """A GEMM whose items make blocks of 4x4, as it was measured on a Mali-T860: 8x32 was its best shape but one."""
    size, depth = 64, 16
    args = (ScalarArg("int32", (depth,)), *(BufferArg("float32", 4 * n) for n in (depth * size, depth * size, 4 * size * size)))
    return Launch(BLOCK, "block", (size, size), args)


def wide(**more: Any) -> Launch:
    args = (BufferArg("float32", 1 << 18), ScalarArg("int32", (8,)))
    return Launch(WIDE, "wide", (4096,), args, **more)


@pytest.mark.slow
def test_a_shape_that_may_not_fit_stays_a_candidate_where_the_device_spills() -> None:
    found = tune(block(), "mali-t860-mp4", limit=None, session=Session(cache=False))
    rows = {row.shape: row for row in found.rows}
    large = [shape for shape in rows if shape[0] * shape[1] == 256]
    assert {(8, 32, 1), (16, 16, 1), (32, 8, 1), (4, 64, 1)} <= set(large)
    assert all(rows[shape].doubt == DOUBT for shape in large)
    assert not rows[8, 8, 1].doubt
    assert found.choice.latency_us == min(row.latency_us for row in found.rows[: found.sure])  # doubt alone ranks nothing down
    said = plain(*lines_of_view(tuning_view([found], len(found.rows))), width=200)
    assert "may not fit: registers estimated" in said
    assert "their time is that with spilled registers" in said


def test_what_the_device_may_refuse_comes_last_and_what_it_refuses_is_left_out() -> None:
    found = tune(wide(), "nvidia-h200", session=Session(cache=False))
    doubts = [bool(row.doubt) for row in found.rows]
    assert not found.choice.doubt
    assert max(row.shape[0] for row in found.rows) < 1024
    assert doubts == sorted(doubts)
    (note,) = found.warnings
    assert "left out: the device refuses them for their registers; --allow-spill" in note
    forced = tune(wide(allow_spill=True), "nvidia-h200", session=Session(cache=False))
    assert max(row.shape[0] for row in forced.rows) == 1024


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_both_engines_refuse_a_group_and_predict_it_when_forced(engine: str) -> None:
    with pytest.raises(InputError, match=r"1024 work items of .* registers each"):
        predict(wide(local_size=(1024,)), "nvidia-h200", engine, session=Session(cache=False))
    forced = predict(wide(local_size=(1024,), allow_spill=True), "nvidia-h200", engine, session=Session(cache=False))
    fits = predict(wide(local_size=(256,)), "nvidia-h200", engine, session=Session(cache=False))
    assert forced.spilled_registers > 0
    assert forced.latency_us > fits.latency_us
    told = predict(
        Launch(WIDE.replace("kernel void", "kernel __attribute__((reqd_work_group_size(1024, 1, 1))) void"), "wide", (4096,),
               wide().args),
        "nvidia-h200", engine, session=Session(cache=False),
    )  # fmt: skip
    assert told.latency_us == pytest.approx(forced.latency_us)


def test_a_forced_prediction_in_the_cache_forces_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MGPUSIM_CACHE_DIR", str(tmp_path))
    predict(wide(local_size=(1024,), allow_spill=True), "nvidia-h200")
    with pytest.raises(InputError, match="refuses the launch"):
        predict(wide(local_size=(1024,)), "nvidia-h200")


def test_the_commands_refuse_and_force(tmp_path: Path) -> None:
    (tmp_path / "wide.cl").write_text(WIDE, encoding="utf-8")
    asked = [str(tmp_path / "wide.cl"), "--gpu", "nvidia-h200", "-g", "4096", "-a", "buffer:float32:262144", "-a", "int32:8"]
    refused = CliRunner().invoke(cli, ["predict", *asked, "-l", "1024"])
    assert refused.exit_code == 2
    assert "--allow-spill" in refused.output
    forced = CliRunner().invoke(cli, ["predict", *asked, "-l", "1024", "--allow-spill", "--json"])
    assert forced.exit_code == 0
    assert json.loads(forced.stdout)[0]["spilled_registers"] > 0
    tuned = CliRunner().invoke(cli, ["tune", *asked, "--allow-spill", "--json"])
    assert tuned.exit_code == 0
    assert [1024, 1, 1] in [row["shape"] for row in json.loads(tuned.stdout)[0]["rows"]]
