"""Every kind of report in headless Chromium: axe-core finds nothing wrong, narrow and wide, light and dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from mgpusim.cli.app import cli
from tests.helpers.chromium import need_axe, violations

CONV = """name = "c"\nschema = "mgpusim.study/1"\ngpu = "adreno-640"\nlaunches = ["softmax"]
[[axes]]\nfield = "dram.b_per_s"\nvalues = [1e10, 2e10]\n[[axes]]\nfield = "l2.size_b"\nvalues = [131072, 262144]
"""
VALIDATION = Path(__file__).resolve().parents[2] / "validation"
EVENT = ("--gpu", "adreno-640", "--engine", "event")
PAGES = {
    "predict": ("predict", "softmax", *EVENT),
    "several": ("predict", "softmax", "reduction", "--gpu", "adreno-640", "--gpu", "mali-g76-mp5"),
    "changes": ("predict", "--compare", "a.json", "b.json"),
    "tune": ("tune", "softmax", "--gpu", "adreno-640"),
    "network": ("network", "srcnn", "--resolution", "24", "--gpu", "adreno-640"),
    "compare": ("compare", "srcnn", "--resolution", "24", "--gpu", "adreno-640", "--library", "tflite-gpu", "--library", "tnn",
                "--jobs", "1"),
    "check": ("check", "budgets.toml", "--jobs", "1"),
    "prune": ("prune", "first", "--gpu", "adreno-640", "--sample", "30"),
    "calibrate": ("calibrate", "simulated", "--allow-predicted"),
    "sweep": ("sweep", "study.toml", "-o", "results", "--jobs", "1"),
    "validate": ("validate", str(VALIDATION / "h200" / "examples.json.gz"), "--gpu", "nvidia-h200", "--limit", "12",
                 "--jobs", "1"),
}  # fmt: skip
VIEWS = ((400, True), (400, False), (1600, False), (1600, True))


def run(*args: str) -> Any:
    result = CliRunner().invoke(cli, args)
    assert result.exit_code == 0, result.output
    return result


@pytest.mark.slow
@need_axe
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("study.toml").write_text(CONV, encoding="utf-8")
    if name == "calibrate":
        run("probe", "--simulate", "adreno-640", "--probe", "launch.floor", "-o", "simulated")
    if name == "changes":
        for path, more in (("a.json", ()), ("b.json", ("--set", "dram.b_per_s=20GB/s"))):
            Path(path).write_text(run("predict", "softmax", "--gpu", "adreno-640", *more, "--json").stdout, encoding="utf-8")
    if name == "check":
        Path("budgets.toml").write_text(
            'gpus = ["mine.toml"]\n[[kernel]]\nlaunch = "softmax"\nmax_spills = 0\n', encoding="utf-8"
        )
        for floor, more in ((9e-6, ("--update",)), (4e-6, ())):
            Path("mine.toml").write_text(
                f'extends = "adreno-640"\nname = "mine"\n[launch]\nfloor_s = {floor}\n', encoding="utf-8"
            )
            run("check", "budgets.toml", *more)
    run(*PAGES[name], "--html", "page.html")
    page = Path("page.html").read_bytes()
    for width, dark in VIEWS:
        found = violations(page, tmp_path, width, dark)
        assert [(one["id"], one["help"], one["nodes"][:3]) for one in found] == [], (width, dark)


@pytest.mark.slow
@need_axe
def test_axe_sees_what_is_wrong(tmp_path: Path) -> None:
    page = (
        b'<html><head><title>x</title></head><body><img src="x.png"><p style="color:#bbb;background:#fff">pale</p>'
        b'<div style="width:410px">wide</div><svg viewBox="0 0 900 90" width="300"><text style="font-size:9px">small</text></svg>'
        b"</body></html>"
    )
    found = {one["id"] for one in violations(page, tmp_path, 400, dark=False)}
    assert {"html-has-lang", "image-alt", "color-contrast", "page-width", "small-text"} <= found
