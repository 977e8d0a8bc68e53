"""`mgpusim predict` from the user's side: what it accepts, what it prints, what it writes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

TWICE = ("-k", "twice", "--global", "4096", "--local", "64", "--arg", "buffer:float32:4096", "--gpu", "adreno-640")
KEYS = {
    "schema", "gpu", "engine", "kernel", "global", "local", "local_from", "latency_us", "interval_us", "bound", "breakdown_us",
    "utilization", "hit_rate", "dram_b", "l2_b", "occupancy", "divergence", "flops", "gflops", "intensity", "op_mix", "registers",
    "spilled_registers", "guess_share", "guesses", "waves", "sampled_groups", "n_groups", "footprint_b", "advice",
}  # fmt: skip


def predicted(run: Any, *args: Any) -> list[dict[str, Any]]:
    result = run("predict", *args, "--json")
    assert result.exit_code == 0, result.output
    found: list[dict[str, Any]] = json.loads(result.stdout)
    return found


def test_json_has_the_documented_keys(run: Any, kernels: Path) -> None:
    (one,) = predicted(run, kernels, *TWICE)
    assert one.keys() >= KEYS
    assert one["schema"] == "mgpusim.prediction/1"
    assert one["global"] == [4096]
    assert one["local"] == [64]
    assert one["flops"] == 4096  # one multiplication per work item
    assert sum(one["breakdown_us"].values()) == pytest.approx(one["latency_us"])
    assert one["bound"] == max(one["breakdown_us"], key=one["breakdown_us"].get)
    low, high = one["interval_us"]
    assert low <= one["latency_us"] <= high


def test_shipped_example_by_name_and_by_path_from_anywhere(run: Any) -> None:
    (by_name,) = predicted(run, "softmax", "--gpu", "adreno-640")
    (by_path,) = predicted(run, "examples/softmax.toml", "--gpu", "adreno-640")
    assert by_name == by_path
    assert by_name["kernel"] == "softmax"


def test_several_gpus_and_shapes_come_in_order(run: Any, kernels: Path) -> None:
    found = predicted(run, kernels, *TWICE, "--gpu", "mali-g76-mp5", "--gpu", "adreno-640", "--local", "128")
    assert [(p["gpu"], p["local"]) for p in found] == [
        ("adreno-640", [64]), ("mali-g76-mp5", [64]), ("adreno-640", [128]), ("mali-g76-mp5", [128]),
    ]  # fmt: skip


def test_options_override_a_launch_file(run: Any, kernels: Path) -> None:
    kernels.with_name("launch.toml").write_text(
        'kernel = "kernels.cl"\nentry = "twice"\nglobal = [4096]\nlocal = [64]\n'
        '[[args]]\nbuffer = { dtype = "float32", count = 4096, init = "uniform" }\n',
        encoding="utf-8",
    )
    (plain,) = predicted(run, "launch.toml", "--gpu", "adreno-640")
    assert (plain["kernel"], plain["local"]) == ("twice", [64])
    (other,) = predicted(run, "launch.toml", "--gpu", "adreno-640", "--global", "1000", "--local", "32", "--pad")
    assert (other["local"], other["global"], other["n_groups"]) == ([32], [1024], 32)
    (chosen,) = predicted(run, "launch.toml", "--gpu", "adreno-640", "--local", "auto")
    assert chosen["local_from"] not in ("launch", "kernel")


def test_set_changes_every_gpu(run: Any, kernels: Path) -> None:
    found = predicted(run, kernels, *TWICE, "--gpu", "mali-g76-mp5", "--set", "launch.floor_s=2 ms")
    assert [p["breakdown_us"]["launch"] for p in found] == [2000.0, 2000.0]
    assert all(p["bound"] == "launch" for p in found)


def test_table_says_what_json_says(run: Any, kernels: Path) -> None:
    (one,) = predicted(run, kernels, *TWICE)
    result = run("predict", kernels, *TWICE)
    assert result.exit_code == 0
    lines = dict(line.split(None, 1) for line in result.stdout.splitlines() if line[:1].strip())
    assert lines["bound"].split()[0] == one["bound"]
    shown, unit = lines["latency"].split()
    assert float(shown) == pytest.approx(one["latency_us"] / {"us": 1.0, "ms": 1e3}[unit], rel=6e-3)
    assert not any(line != line.rstrip() or len(line) > 110 for line in result.stdout.splitlines())


def test_roofline_is_written(run: Any, kernels: Path) -> None:
    assert run("predict", kernels, *TWICE, "--roofline", "out/roof.svg").exit_code == 0
    assert "adreno-640" in Path("out/roof.svg").read_text(encoding="utf-8")
    assert [p.name for p in Path("out").iterdir()] == ["roof.svg"]


def test_no_cache_leaves_the_cache_alone(run: Any, kernels: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    predicted(run, kernels, *TWICE)
    monkeypatch.setenv("XDG_CACHE_HOME", str(kernels.parent / "fresh"))
    Path("rows.cl").write_text("kernel void rows(global float *a, int rows) { a[get_group_id(0)] = rows; }", encoding="utf-8")
    Path("rows.toml").write_text(
        'kernel = "rows.cl"\nglobal = "rows * lx"\nlocal = 64\nargs = ["buffer:float32:32", "int32:32"]\n', encoding="utf-8"
    )
    for asked in ((kernels, *TWICE), ("rows.toml", "--gpu", "adreno-640")):
        predicted(run, *asked, "--no-cache", "--engine", "event")
    assert not [p for p in (kernels.parent / "fresh").rglob("*") if p.is_file()]


def test_one_failure_does_not_hide_the_other_predictions(run: Any, kernels: Path) -> None:
    # 512 items are more than the 256 that mali-t860-mp4's driver accepts
    args = ("-k", "twice", "--global", "4096", "--local", "512", "--arg", "buffer:float32:4096")
    both = ("--gpu", "adreno-640", "--gpu", "mali-t860-mp4")
    result = run("predict", kernels, *args, *both)
    assert result.exit_code == 2
    assert "adreno-640" in result.stdout
    assert "512" in result.stderr
    assert "mali-t860-mp4" in result.stderr
    strict = run("predict", kernels, *args, *both, "--json", "--roofline", "roof.svg")
    assert (strict.exit_code, strict.stdout) == (2, "")
    assert not Path("roof.svg").exists()


def test_interrupt_is_130(run: Any, kernels: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("mgpusim.engine.predict.predict", interrupted)
    result = run("predict", kernels, *TWICE)
    assert (result.exit_code, result.stdout) == (130, "")


def test_cache_path_and_clear(run: Any, kernels: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(kernels.parent / "own"))
    predicted(run, kernels, *TWICE)
    folder = Path(run("cache", "path").stdout.strip())
    files = [p for p in folder.rglob("*") if p.is_file()]
    assert folder == kernels.parent / "own" / "mgpusim"
    assert files
    assert f"deleted {len(files)} files" in run("cache", "clear").stdout
    assert not [p for p in folder.rglob("*") if p.is_file()]


SCALE = "kernel void scale(global const float *x, global float *y, float a) { y[get_global_id(0)] = a * x[get_global_id(0)]; }"


def test_several_kernels_have_arguments_of_their_own(run: Any, kernels: Path) -> None:
    Path("scale.cl").write_text(SCALE, encoding="utf-8")
    found = predicted(
        run, "scale.cl", kernels, "--gpu", "adreno-640", "--global", "4096", "--local", "64", "--local", "kernels=128",
        "--kernel", "kernels=twice", "--arg", "scale=buffer:float32:8192", "--arg", "kernels.cl=buffer:float32x4:1024",
        "--arg", "scale=buffer:float32:8192", "--arg", "scale=float32:2", "--global", "scale.cl=8192", "--options", "scale=-DN=1",
    )  # fmt: skip
    assert [(one["kernel"], one["global"], one["local"]) for one in found] == [("scale", [8192], [64]), ("twice", [4096], [128])]
    (alone,) = predicted(run, kernels, *TWICE, "--local", "128", "--local", "128")[1:]
    assert found[1] == alone


def test_what_several_kernels_lack_is_said_of_each_file(run: Any, kernels: Path) -> None:
    Path("scale.cl").write_text(SCALE, encoding="utf-8")
    result = run("predict", "scale.cl", kernels, "--gpu", "adreno-640")
    assert result.exit_code == 2
    assert "scale.cl: --global: missing" in result.output
    assert f"{kernels}: --global: missing" in result.output


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (("--arg", "skale=int32:5"), "--arg skale=int32:5: unknown target 'skale'; did you mean 'scale'?"),
        (("--global", "twice=5"), "--global twice=5: unknown target 'twice'"),
        (("-o", "out.json"), "-o: got 'out.json', expected compiler options"),
    ],
)
def test_options_of_no_target(run: Any, asked: tuple[str, ...], message: str) -> None:
    Path("scale.cl").write_text(SCALE, encoding="utf-8")
    result = run("predict", "scale.cl", "--gpu", "adreno-640", *asked)
    assert result.exit_code == 2
    assert message in result.output


def test_files_of_one_name_are_told_apart_by_their_paths(run: Any) -> None:
    for folder in ("a", "b"):
        Path(folder).mkdir()
        Path(folder, "scale.cl").write_text(SCALE, encoding="utf-8")
    result = run("predict", "a/scale.cl", "b/scale.cl", "--gpu", "adreno-640", "--global", "scale=64")
    assert result.exit_code == 2
    assert "'scale' is one of a/scale.cl, b/scale.cl; write the whole path" in result.output
    result = run("predict", "a/scale.cl", "b/scale.cl", "--gpu", "adreno-640", "--global", "a/scale.cl=64")
    assert "b/scale.cl: --global: missing" in result.output
    assert "a/scale.cl: --global" not in result.output


def test_o_is_still_short_for_compiler_options(run: Any, kernels: Path) -> None:
    for short in (("-o", "-DN=4"), ("-o", "kernels=-DN=4")):
        assert predicted(run, kernels, *TWICE, *short) == predicted(run, kernels, *TWICE, "--options", "-DN=4")
