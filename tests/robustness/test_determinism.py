"""Equal JSON whatever the seed of hashes, the locale, the number of threads and processes, and a cache that is there or not."""

from __future__ import annotations

import locale
from pathlib import Path

import pytest
from click.testing import CliRunner

from mgpusim.cli.app import cli
from tests.robustness.commands import GPU, printed, timeless

SMALL = ("--resolution", "32")
STUDY = """
schema = "mgpusim.study/1"
gpu = "adreno-640"
launches = ["softmax"]
[[axes]]
field = "dram.b_per_s"
values = ["10 GB/s", "20 GB/s", "80 GB/s"]
"""
COMMANDS: dict[str, tuple[str, ...]] = {
    "predict": ("predict", "softmax", "conv1x1_image", *GPU, "--json"),
    "event": ("predict", "softmax", *GPU, "--engine", "event", "--json"),
    "tune": ("tune", "softmax", *GPU, "--json", "-j"),
    "prune": ("prune", "first", *GPU, "--json", "-j"),
    "queue": ("queue", "softmax", "reduction", *GPU, "--json"),
    "bottleneck": ("bottleneck", "softmax", *GPU, "--json"),
    "space": ("space", "first", "--json"),
    "fuse": ("fuse", "softmax", "reduction", *GPU, "--json"),
    "network": ("network", "srcnn", *SMALL, *GPU, "--json", "-j"),
    "sweep": ("sweep", "study.toml", "--json", "-j"),
    "compare": ("compare", "srcnn", *SMALL, *GPU, "--library", "mnn", "--library", "tnn", "--json", "-j"),
    "place": ("place", "srcnn", *SMALL, *GPU, "--json", "-j"),
    "schedule": ("schedule", "srcnn", *SMALL, *GPU, "--members", "4", "--engine", "analytic", "--json", "-j"),
}


def locales() -> list[str]:
    """Return the locales that are here, of those that write numbers and letters otherwise."""
    found, before = [], locale.setlocale(locale.LC_ALL)
    for name in ("C", "tr_TR.UTF-8", "de_DE.UTF-8", "C.UTF-8"):
        try:
            locale.setlocale(locale.LC_ALL, name)
            found.append(name)
        except locale.Error:
            pass
    locale.setlocale(locale.LC_ALL, before)
    return found


def outcomes(name: str, tmp_path: Path) -> list[bytes]:
    argv = COMMANDS[name]
    (tmp_path / "study.toml").write_text(STUDY, encoding="utf-8")
    made = []
    for number, (jobs, more) in enumerate(
        [
            ("1", {"PYTHONHASHSEED": "0"}),
            ("2", {"PYTHONHASHSEED": "1", "NUMBA_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}),
            *(("1", {"PYTHONHASHSEED": "2", "LC_ALL": where}) for where in locales()[:2]),
        ]
    ):
        own = (*argv, jobs) if argv[-1] == "-j" else argv
        folder = tmp_path / f"work{number}"
        folder.mkdir()
        (folder / "study.toml").write_text(STUDY, encoding="utf-8")
        out = ("-o", "results") if name == "sweep" else ()
        cache = tmp_path / f"cache{min(number, 2)}"  # the last finds what the one before it kept
        made.append(printed((*own, *out), cache, folder, **more))
    return made


@pytest.mark.slow
@pytest.mark.parametrize("name", COMMANDS)
def test_equal_json(name: str, tmp_path: Path) -> None:
    first, *others = outcomes(name, tmp_path)
    for other in others:
        assert timeless(other) == timeless(first)


def test_a_prediction_does_not_depend_on_hashes_or_locale(tmp_path: Path) -> None:
    """Beside this process, whose hashes, locale and threads are what they are."""
    other = printed(("predict", "softmax", *GPU, "--json"), tmp_path, tmp_path, PYTHONHASHSEED="7", LC_ALL=locales()[-1])
    here = CliRunner().invoke(cli, ["predict", "softmax", *GPU, "--json"])
    assert here.exit_code == 0, here.output
    assert here.stdout.encode() == other
