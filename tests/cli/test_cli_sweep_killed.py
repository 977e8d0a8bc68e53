"""The command killed (SIGKILL) at random moments and started again, at full size: `pytest -m slow -s` this file."""

from __future__ import annotations

import random
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

STUDY = """
schema = "mgpusim.study/1"
gpu = "adreno-640"
launches = ["conv1x1_image", "softmax"]
[[axes]]
field = "texture_l1.size_b"
values = ["1KiB", "2KiB", "4KiB", "8KiB", "16KiB"]
[[axes]]
field = "dram.b_per_s"
range = ["10 GB/s", "80 GB/s"]
count = 20
[[axes]]
field = "clock.gpu_hz"
range = ["400 MHz", "900 MHz"]
count = 20
[[axes]]
field = "l2.b_per_cycle"
range = [16, 256]
count = {count}
"""


def command(out: Path) -> list[str]:
    return [sys.executable, "-m", "mgpusim", "sweep", "study.toml", "-o", str(out), "--jobs", "2"]


def contents(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


@pytest.mark.slow
@pytest.mark.parametrize(("points", "count"), [(100_000, 50), (1_000_000, 500)])
def test_killed_at_random_moments_it_goes_on_to_the_same_bytes(points, count, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("study.toml").write_text(STUDY.format(count=count), encoding="utf-8")
    began = time.monotonic()
    subprocess.run(command(Path("whole")), check=True, capture_output=True)
    took = time.monotonic() - began
    whole = contents(Path("whole"))
    print(f"\n{points:,} points x 2 launches: {took:.1f} s, {len(whole) - 1} shards")
    rng, out, killed = random.Random(points), Path("killed"), 0
    while killed < 40:
        child = subprocess.Popen(command(out), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        try:
            child.wait(rng.uniform(0.2, 0.7) * took)
        except subprocess.TimeoutExpired:
            child.send_signal(signal.SIGKILL)
            child.wait()
            killed += 1
            there = len(list((out / "points").glob("[0-9]*"))) if out.exists() else 0
            print(f"  killed with {there} shards there")
            continue
        if not killed:  # too late: the machine is less busy than it was
            took /= 2
            shutil.rmtree(out)
            continue
        assert child.returncode == 0, child.stderr.read()
        break
    assert contents(out) == whole
