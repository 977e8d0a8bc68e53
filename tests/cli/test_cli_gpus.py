"""`mgpusim gpus` and `mgpusim examples`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mgpusim import list_gpus, load_gpu


def test_list_has_every_gpu_with_its_peak(run: Any) -> None:
    result = run("gpus")
    assert result.exit_code == 0
    for name in list_gpus():
        assert name in result.stdout
    line = next(line for line in result.stdout.splitlines() if "adreno-640" in line)
    assert line.split()[1:5] == ["2", "545-585", "899", "34.1"]  # 2 cores x 384 lanes x 2 x 585 MHz


def test_list_survives_a_broken_preset_of_the_user(run: Any, monkeypatch: Any) -> None:
    folder = Path("config/mgpusim/gpus").resolve()
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text("name = 4\n", encoding="utf-8")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder.parents[1]))
    result = run("gpus")
    assert result.exit_code == 2
    assert "adreno-640" in result.stdout
    assert "mine" in result.stderr


def test_phones_are_listed_with_gpu_clock_and_memory(run: Any) -> None:
    lines = run("gpus", "--phone", "galaxy s25").stdout.splitlines()
    row = next(line for line in lines if line.split()[:3] == ["Galaxy", "S25", "Ultra"])
    assert "adreno-830" in row
    assert "1200" in row
    assert not any("Pixel" in line for line in lines)
    assert "no preset" in run("gpus", "--phone", "exynos 990").stdout


def test_a_phone_that_nobody_knows_has_the_nearest_named(run: Any) -> None:
    for arguments, says in ((("Galaxi S23",), "did you mean 'Galaxy S23'?"), (("pixel", "fields"), "leave one out")):
        result = run("gpus", "--phone", *arguments)
        assert result.exit_code == 2
        assert says in result.stderr


def test_a_phone_does_for_a_gpu(run: Any) -> None:
    assert "adreno-830" in run("predict", "softmax", "--gpu", "Galaxy S25").stdout
    refused = run("predict", "softmax", "--gpu", "Galaxy S24")
    assert refused.exit_code == 2
    assert "Galaxy S24 (Snapdragon)" in refused.stderr


def test_show_names_unit_source_and_alternatives(run: Any) -> None:
    text = run("gpus", "show", "adreno-640").stdout
    row = next(line.split() for line in text.splitlines() if line.split()[:1] == ["registers.file_vec4"] or "file_vec4" in line)
    assert "96" in row
    assert "[texture_l1]" in text
    assert "128 KiB" in text
    assert "References" in text
    assert "Alternatives" in text
    assert "530.4 Gflop/s" in text
    assert "user" in run("gpus", "show", "adreno-640", "--set", "l2.size_b=256KiB").stdout


def test_shown_toml_loads_to_the_same_gpu(run: Any) -> None:
    Path("copy.toml").write_text(run("gpus", "show", "mali-g76-mp5", "--toml").stdout, encoding="utf-8")
    assert load_gpu("copy.toml") == load_gpu("mali-g76-mp5")
    checked = run("gpus", "check", "copy.toml")
    assert checked.exit_code == 0
    assert "copy.toml: ok: mali-g76-mp5" in checked.stdout


def test_check_points_at_values_without_a_source(run: Any) -> None:
    Path("mine.toml").write_text('extends = "adreno-640"\nname = "mine"\n[l2]\nsize_b = 262144\n', encoding="utf-8")
    checked = run("gpus", "check", "mine.toml")
    assert checked.exit_code == 0
    assert "ok: mine" in checked.stdout


def test_examples_are_listed(run: Any) -> None:
    text = run("examples").stdout
    assert "conv3x3_image" in text
    assert "56x56x64" in text


def test_a_family_nobody_knows_is_said_with_the_nearest(run: Any) -> None:
    Path("mine.toml").write_text('extends = "adreno-640"\nname = "mine"\nfamily = "adreno6x"\n', encoding="utf-8")
    checked = run("gpus", "check", "mine.toml")
    assert checked.exit_code == 2
    assert "family: got 'adreno6x', expected one of" in checked.stderr
    assert "did you mean 'adreno6xx'?" in checked.stderr


def test_fields_are_a_page(run: Any) -> None:
    printed = run("gpus", "fields")
    assert printed.exit_code == 0
    assert printed.stdout.startswith("# Fields of a GPU\n")
    value = "whole number, B, in (0, 1.07374e+09]"
    assert f"| `l2.size_b` | Bytes it holds. | {value} | more | cache results | resource: L2 size |" in printed.stdout


def test_more_cores_than_any_gpu_of_the_family_has_are_said(run: Any, tmp_path: Path) -> None:
    said = "shader_cores: got 600, and the largest GPU of family adreno8xx has 8; one like it has --set shader_cores=8 at most"
    predicted = run("predict", "softmax", "--gpu", "adreno-830", "--set", "shader_cores=600")
    assert predicted.exit_code == 0
    assert f"note: adreno-830: {said}" in predicted.stderr
    assert said not in run("predict", "softmax", "--gpu", "adreno-830", "--set", "shader_cores=8").stderr
    file = tmp_path / "mine.toml"
    file.write_text('extends = "adreno-830"\nname = "mine"\nshader_cores = 600\n', encoding="utf-8")
    assert said in run("gpus", "check", str(file)).stdout
