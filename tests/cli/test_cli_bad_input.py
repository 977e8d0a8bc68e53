"""Everything a user can get wrong: exit status 2, the value named on stderr, nothing on stdout, nothing left behind."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

GPU = ("--gpu", "adreno-640")
BUFFER = ("--arg", "buffer:float32:64")
SIZES = ("--global", "64", "--local", "64")


def refused(result: Any, *words: str) -> None:
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    for word in words:
        assert word in result.stderr


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("-k", "twise", *SIZES, *BUFFER, *GPU), ("twise", "did you mean 'twice'", "picture")),
        ((*SIZES, *BUFFER, *GPU), ("kernels.cl has 8 kernels", "--kernel")),
        (("-k", "twice", *SIZES, *GPU), ("takes 1 argument, got 0", "float*")),
        (("-k", "twice", *SIZES, "--arg", "int32:4", *GPU), ("argument 0", "buffer", "int32")),
        (("-k", "twice", *SIZES, "--arg", "bufer:float32:64", *GPU), ("bufer", "did you mean 'buffer'")),
        (("-k", "twice", *SIZES, "--arg", "buffer:float32:-4", *GPU), ("-4",)),
        (("-k", "twice", "--local", "64", *BUFFER, *GPU), ("--global", "missing")),
        (("-k", "twice", "--global", "64,x", *BUFFER, *GPU), ("64,x", "56x56x64")),
        (("-k", "twice", "--global", "0", *BUFFER, *GPU), ("global",)),
        (("-k", "twice", "--global", "4096", "--local", "2048", *BUFFER, *GPU), ("2048", "1024", "nearest legal: (1024)")),
        (("-k", "twice", "--global", "64", "--local", "8x8", *BUFFER, *GPU), ("local", "2 dimensions")),
        (("-k", "twice", "--global", "65", "--local", "64", *BUFFER, *GPU, "--set", "limits.nonuniform_groups=false"),
         ("(64)", "65", "pad")),
        (("-k", "picture", *SIZES, "--arg", "image2d:20000x8:RGBA/float32", *BUFFER, *GPU), ("20000", "16384")),
        (("-k", "outside", *SIZES, *BUFFER, *GPU), ("outside", "line 10", "(32,)", "256")),
        (("-k", "diverge", *SIZES, *BUFFER, *GPU), ("barrier divergence", "3 of 64")),
        (("-k", "twice", *SIZES, *BUFFER, *GPU, "--options", "-Dx -frob"), ("-frob",)),
        (("-k", "twice", *SIZES, *BUFFER), ("no GPU", "adreno-640", "mali-g76-mp5")),
        (("-k", "twice", *SIZES, *BUFFER, "--gpu", "adreno640"), ("adreno640", "did you mean 'adreno-640'")),
        (("-k", "twice", *SIZES, *BUFFER, "--gpu", "nowhere.toml"), ("nowhere.toml", "no such GPU file")),
        (("-k", "twice", *SIZES, *BUFFER, *GPU, "--engine", "evnt"), ("evnt", "analytic")),
        (("-k", "twice", *SIZES, *BUFFER, *GPU, "--set", "l2.size=4"), ("l2.size", "did you mean 'l2.size_b'")),
        (("-k", "twice", *SIZES, *BUFFER, *GPU, "--set", "l2.size_b"), ("l2.size_b", "FIELD=VALUE")),
        (("-k", "twice", *SIZES, *BUFFER, *GPU, "--set", "dram.b_per_s=nan"), ("dram.b_per_s", "nan")),
        (("-k", "twice", *SIZES, *BUFFER, *GPU, "--set", "dram.b_per_s=-4", "--set", "l2.ways=7"), ("dram.b_per_s", "-4")),
        (("-k", "twice", *SIZES, *BUFFER, *GPU, "--roofline", "roof.png"), ("roof.png", ".svg")),
        (("-k", "twice", *SIZES, *BUFFER, *GPU, "--roofline", "kernels.cl/roof.svg"), ("cannot write 'kernels.cl/roof.svg'",)),
    ],
)  # fmt: skip
def test_predict_refuses(run: Any, kernels: Path, args: tuple[str, ...], words: tuple[str, ...]) -> None:
    before = sorted(Path().rglob("*"))
    refused(run("predict", "kernels.cl", *args), *words)
    assert sorted(Path().rglob("*")) == before


@pytest.mark.parametrize(
    ("target", "words"),
    [
        ("kernel.cl", ("kernel.cl: no such file", "did you mean 'kernels.cl'")),
        ("softmaxx", ("softmaxx", "did you mean 'softmax'")),
        (".", ("folder",)),
        ("elsewhere/softmax.toml", ("elsewhere/softmax.toml: no such file", "did you mean 'softmax'")),
        ("broken.toml", ("broken.toml", "not TOML", "line 2")),
        ("wrong.toml", ("glbal", "did you mean", "'nothing.cl'", "args[0]", "cont")),
    ],
)
def test_targets_that_are_no_launch(run: Any, kernels: Path, target: str, words: tuple[str, ...]) -> None:
    Path("broken.toml").write_text("kernel = 'k.cl'\nglobal = ]\n", encoding="utf-8")
    Path("wrong.toml").write_text(
        'kernel = "nothing.cl"\nglbal = [4]\n[[args]]\nbuffer = { dtype = "float32", cont = 4 }\n', encoding="utf-8"
    )
    refused(run("predict", target, *GPU), *words)


def test_options_that_go_before_the_command(run: Any) -> None:
    for option, value in (("--memory", "4GB"), ("--include", ".")):
        refused(run("predict", "softmax", *GPU, option, value), f"No such option '{option}'.", f"mgpusim {option} ... predict")


def test_folders_in_the_place_of_files(run: Any) -> None:
    for name in ("k.cl", "g.toml", "s.toml"):
        Path(name).mkdir()
    Path("l.toml").write_text('kernel = "k.cl"\nglobal = [4]\nargs = ["buffer:float32:4:file=k.cl"]\n', encoding="utf-8")
    Path("p.toml").write_text(
        'schema = "mgpusim.space/1"\nname = "p"\nkernel = "k.cl"\nglobal = ["A"]\n[knobs]\nA = [1]\n', encoding="utf-8"
    )
    refused(run("predict", "k.cl", *GPU), "k.cl is a folder")
    refused(run("predict", "l.toml", *GPU), "kernel: got 'k.cl'", "it is a folder", "args[0]")
    refused(run("predict", "softmax", "--gpu", "g.toml"), "g.toml: is a folder")
    refused(run("space", "s.toml"), "s.toml: is a folder, expected a space file")
    refused(run("space", "p.toml"), "kernel: got 'k.cl'", "it is a folder")


def test_source_without_a_kernel(run: Any) -> None:
    for text in ("", "// kernel void f()\n", "float f(float x) { return x; }\n"):
        Path("none.cl").write_text(text, encoding="utf-8")
        refused(run("predict", "none.cl", *SIZES, *GPU), "none.cl: there is no kernel in it", "kernel void")
        refused(run("predict", "none.cl", "-k", "f", *SIZES, *GPU), "none.cl: there is no kernel in it")


def test_source_that_does_not_compile(run: Any) -> None:
    Path("bad.cl").write_text("kernel void f(global float *a) {\n  a[0] = b;\n}\n", encoding="utf-8")
    refused(run("predict", "bad.cl", *SIZES, *BUFFER, *GPU), "bad.cl:2:10", "undeclared identifier 'b'")
    refused(run("inspect", "bad.cl"), "bad.cl:2:10")


def test_unsupported_builtin(run: Any) -> None:
    Path("box.cl").write_text("kernel void f(global float *a) {\n  a[0] = qcom_box_filter_imagef(a).x;\n}\n", encoding="utf-8")
    refused(run("predict", "box.cl", *SIZES, *BUFFER, *GPU), "qcom_box_filter_imagef", "line 2", "read_image")


def test_no_clang_anywhere(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from mgpusim.opencl import clang

    Path("fresh.cl").write_text("kernel void unseen(global float *a) { a[0] = 42.5f; }\n", encoding="utf-8")
    monkeypatch.delenv("MGPUSIM_CLANG", raising=False)
    monkeypatch.setattr(clang, "find_spec", lambda _: None)
    monkeypatch.setattr(clang.shutil, "which", lambda _: None)
    clang.find_compiler.cache_clear()
    try:
        refused(run("predict", "fresh.cl", *SIZES, *BUFFER, *GPU), "no usable clang", "pip install 'mgpusim[clang]'")
    finally:
        clang.find_compiler.cache_clear()


def test_loop_without_end(run: Any, kernels: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from mgpusim.trace import record

    monkeypatch.setattr(record, "STEP_LIMIT", 2000)
    refused(run("predict", kernels, "-k", "forever", *SIZES, "--arg", "buffer:int32:64:zeros", *GPU), "forever", "never ends")


PRESET_FAULTS = {
    "size_b = 0": ("l2.size_b", "0"),
    "size_b = -131072": ("l2.size_b", "-131072"),
    "size_b = nan": ("l2.size_b", "nan"),
    "size_b = '128 KiB'": ("l2.size_b", "128 KiB"),
    "ways = 7": ("l2", "ways", "7"),
    "sise_b = 4": ("sise_b", "size_b"),
}


@pytest.mark.parametrize("fault", PRESET_FAULTS)
def test_presets_with_faults(run: Any, fault: str) -> None:
    Path("mine.toml").write_text(f'extends = "adreno-640"\nname = "mine"\n[l2]\n{fault}\n', encoding="utf-8")
    refused(run("gpus", "check", "mine.toml"), "mine.toml", *PRESET_FAULTS[fault])
    refused(run("predict", "softmax", "--gpu", "mine.toml"), *PRESET_FAULTS[fault])


def test_preset_problems_come_all_at_once(run: Any) -> None:
    wrong = "[l2]\nsize_b = 0\n[dram]\nb_per_s = -1\n[core]\nlans = 4\n"
    Path("mine.toml").write_text('extends = "adreno-640"\nname = "mine"\n' + wrong, encoding="utf-8")
    refused(run("gpus", "check", "mine.toml"), "problems in the GPU description", "l2.size_b", "dram.b_per_s", "lans")


def test_preset_that_is_not_toml(run: Any) -> None:
    Path("mine.toml").write_text("[l2\n", encoding="utf-8")
    refused(run("gpus", "check", "mine.toml"), "mine.toml", "not a TOML preset")
    refused(run("gpus", "check", "nowhere.toml"), "nowhere.toml", "no such GPU file")
    refused(run("gpus", "show", "adreno-64"), "adreno-64", "did you mean 'adreno-640'")


def test_inspect_refuses(run: Any, kernels: Path) -> None:
    refused(run("inspect", "kernels.cl", *GPU), "--gpu needs a launch")
    refused(run("inspect", "kernels.cl", "-k", "nix"), "unknown kernel 'nix'", "twice")
    Path("none.cl").write_text("float f(float x) { return x; }\n", encoding="utf-8")
    refused(run("inspect", "none.cl"), "none.cl", "no kernel")
